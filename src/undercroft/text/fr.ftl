seat = Place { $seat }
sum-first = { $name } { $amount }
sum-more = +{ $amount } { $name }
sum-less = −{ $amount } { $name }
seat-human = vous
seat-bot = robot
draw-card = Tirez une carte et tapez son numéro.
throw-die = { $seat } lance un dé. Dites où il est tombé.

## Refus

refused-game-over = La partie est finie.
refused-not-your-turn = La place { $seat } n'a rien à décider maintenant ; la table attend { $waiting }.
refused-dice-awaited = La table attend des dés ou une carte.
refused-not-offered = Ce choix n'est pas proposé maintenant.
refused-no-chance = Aucun dé, aucune carte, aucun lancer n'est attendu maintenant.
refused-bad-outcome = C'est impossible : { $detail }.
refused-dice-count = On lance { $count ->
        [one] un dé
       *[other] { $count } dés
    }, pas { $given }.
refused-dice-symbol = « { $symbol } » n'est sur aucune face de ce dé ; il porte { $symbols }.
refused-no-card = La carte { $card } ne peut pas être tirée ici.
refused-no-undo = On a appris quelque chose depuis votre dernière décision ; elle ne peut pas simplement être annulée.
refused-no-decision = Il n'y a pas de décision { $decision } ; il y en a eu { $count }.
refused-bad-setup = Ce réglage est impossible : { $detail }.
refused-bad-seats = Ce jeu accueille { $low } à { $high } joueurs, pas { $seats }.
refused-bad-content = Ce contenu est inutilisable : { $detail }.
refused-no-game = Il n'y a pas de jeu « { $game } ». Il y a : { $games }.
refused-no-language = Il n'y a pas de langue « { $language } ». Il y a : { $languages }.
refused-no-bot = Il n'y a pas de robot « { $level } ». Il y a : { $levels }.
refused-no-rule = Aucune règle ne s'appelle ni ne contient « { $wanted } ».
refused-bad-seat-word = « { $word } » n'est pas un joueur. Dites human, human:NOM, bot ou bot:NIVEAU.
refused-bad-option-word = « { $word } » n'est pas un réglage. Dites NOM=VALEUR, par exemple epic_monster=true.
refused-other-seats = La partie a { $seats } places, pas { $given }.
refused-no-seat = Il n'y a pas de place { $seat } ; la partie en a { $seats }.
refused-in-use = { $file } se joue déjà dans une autre fenêtre.
refused-file-exists = { $file } existe déjà et n'est pas une partie sauvée.
refused-not-now = C'est possible quand la place doit choisir.
refused-no-copy = Une table imaginée au milieu d'une étape ne peut pas être copiée.
refused-no-file = { $file } est illisible : { $detail }.
refused-no-save = Il n'y a pas de partie en cours à reprendre.
refused-cant-write = Impossible d'écrire { $file } : { $detail }.
refused-no-folder = { $folder } n'est pas un dossier.
refused-no-terminal = Personne n'est au clavier. Dites à quoi jouer : undercroft play JEU --seats bot,bot
refused-log-cut = Le journal est coupé : l'entrée { $entry } manque ou est abîmée.
refused-log-edited = Le journal a été modifié à l'entrée { $entry }. ({ $detail })
refused-log-foreign = Ce n'est pas un de nos journaux.
refused-log-format = Cette version ne lit pas ce journal. { $detail }.
refused-log-game = Ce journal est d'un autre jeu. { $detail }.
refused-log-rules = Ce journal a été joué avec d'autres règles ; elles divergent d'abord à l'entrée { $entry }. ({ $detail })
refused-log-content = Ce journal a été joué avec d'autres cartes ; indiquez-les par --content. Il diverge d'abord à l'entrée { $entry }.
refused-log-sealed = La clé de ce journal n'est pas révélée avant la fin de la partie.
refused-log-key = La clé de ce journal n'est pas celle dont l'empreinte fut publiée au début.

## Le terminal

welcome = Bienvenue dans l'Undercroft.
choose-game = Quel jeu ?
choose-seats = Qui joue ? Un mot par place, séparés par des virgules : human, human:NOM, bot, bot:random
your-turn = { $seat }, c'est à vous.
your-choice = Votre choix (? pour l'aide)
help-title = Ce que vous pouvez taper
help-number = le numéro d'un choix : le prendre
help-undo = u, undo : annuler votre dernière décision
help-save = s, save [FICHIER] : sauver une copie (la partie se sauve aussi toute seule)
help-load = l, load FICHIER : continuer une autre partie sauvée
help-board = b, board : redessiner la table
help-why = w, why : la règle derrière cette question
help-rules = r, rules [MOTS] : consulter les règles
help-hint = h, hint : ce que ferait un bon joueur
help-bot = bot : laisser désormais un robot jouer cette place
help-quit = q, quit : arrêter ; « undercroft resume » reprend la partie
help-dice = les faces obtenues, par exemple { $example }
not-understood = « { $said } » n'est pas compris. Tapez ? pour l'aide.
hint = Un bon joueur choisirait : { $option }
saved-to = Sauvé dans { $file }
stopped = La partie est sauvée. Reprenez avec : undercroft resume
undone = Annulé.
ask-consent-real-dice = On a appris quelque chose depuis. Toute la table est-elle d'accord pour revenir à votre dernière décision ? Reposez les dés comme ils étaient : ils vous seront redemandés. (oui/non)
ask-consent = On a appris quelque chose depuis. Toute la table est-elle d'accord pour revenir à votre dernière décision ? Les dés restent les mêmes. (oui/non)
yes-words = o oui y yes
not-undone = Rien n'est annulé.
nothing-to-undo = Vous n'avez encore rien décidé.
bot-takes-over = Un robot joue désormais { $seat }.
sealed = Les dés sont scellés : { $commitment }
revealed = Le sceau est ouvert. Chacun peut vérifier chaque dé : undercroft verify { $file }
the-end = La fin
rank = Rang
score = Score
player = Joueur
adventurer = Aventurier
game = Jeu
players = Joueurs
best-with = de préférence
minutes = Minutes
age = Âge
about = De quoi s'agit-il
setting = Réglage
default = Par défaut
saves-title = Parties sauvées
file = Fichier
when = Quand
state-of-game = État
running = en cours
finished = finie
no-saves = Rien n'est encore sauvé.
verified = Tous les dés sont justes : { $count ->
        [one] un résultat recalculé
       *[other] { $count } résultats recalculés
    } à partir de la clé.
verified-people = Les dés de cette partie ont été lancés par des gens ; seul ce que la table a tiré a été vérifié.
replayed-same = Le journal se rejoue à l'identique avec les règles { $rules }.
continued = Les règles ont changé depuis ; la partie reprend à son dernier point de contrôle. Ce qui fut joué avant est gardé dans { $file }

## The command line

cli-app = Undercroft : une table numérique pour jeux de donjon.
cli-lang = La langue : en ou fr.
cli-content = Un dossier de cartes qui s'ajoutent à celles du jeu ou les remplacent.
cli-game = Le jeu, par exemple dungeon-attack.
cli-seats = Qui joue : human, human:NOM, bot, bot:random, séparés par des virgules.
cli-seed = Un mot quelconque : le même mot donne les mêmes dés.
cli-real-dice = Vous lancez de vrais dés et tapez le résultat.
cli-option = Un réglage, NOM=VALEUR ; voir « undercroft games ».
cli-resume-file = Une partie sauvée ; sinon la dernière partie en cours.
cli-resume-seats = D'autres joueurs aux mêmes places.
cli-wanted = L'identifiant d'une règle, ou des mots à chercher.
cli-log = Le journal d'une partie.
cli-replay-seat = Raconter ce que savait cette place ; sinon ce que tous savaient.
cli-finished-log = Le journal d'une partie finie.
cli-version = La version.
cli-play = Jouer dans le terminal.
cli-resume = Reprendre une partie sauvée.
cli-saves = Lister les parties sauvées.
cli-games = Lister les jeux et leurs réglages.
cli-rules = Lire les règles d'un jeu, ou en chercher une.
cli-replay = Raconter une partie d'après son journal, et dire si elle se rejoue à l'identique.
cli-verify = Recalculer chaque dé d'une partie finie et comparer.
cli-throws = La table de lancer : des dés lancés avec la physique.
cli-throws-show = Lancer un dé sur une cible, le dessiner et dire où il est tombé.
cli-throws-board = La cible : first ou catacombs.
cli-throws-svg = L'image à écrire.
cli-throws-view = D'où l'on regarde : above ou oblique.
cli-throws-seed = Un autre nombre lance un autre dé.
cli-throws-speed = À quelle vitesse, en mètres par seconde.
throw-landed = Le dé est à : { $place } ; la face { $face } est en haut ; { $bounces ->
        [one] { $bounces } rebond
       *[other] { $bounces } rebonds
    } avant la cible.
refused-no-physics = La table de lancer a besoin de sa physique : pip install 'undercroft[throwing]'
refused-no-view = Il n'y a pas de vue « { $view } ». Il y a : { $views }.
refused-unknown-board = Il n'y a pas de cible « { $name } ».
refused-bad-release = Aucune main ne lance ainsi ({ $field }).

## Images des plateaux

cli-board = Dessiner une partie d'après son journal, en image SVG.
cli-board-game = Le jeu du journal, par exemple dungeon-run.
cli-board-svg = L'image à écrire.
cli-board-step = Après combien de décisions ; sinon la fin.
cli-board-seat = Dessiner ce que sait cette place ; sinon ce que tous savent.
refused-no-picture = Rien ne dessine « { $game } ». Il y a des images de : { $games }.
refused-picture-is-log = { $file } est le journal lui-même ; donnez un autre fichier avec --svg.
picture-round = Manche { $round }
picture-pile = { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } dans la pile
picture-lair = Le Repaire est ouvert.
picture-endgame = La fin de partie : tous contre tous.
picture-winner = { $seat } gagne.
picture-nobody = Personne ne gagne.
picture-ko = K.-O.
picture-knocked-out = à terre (K.-O.)
picture-dead = a péri
picture-bearer = a la Pierre
picture-maybe-bearer = a peut-être la Pierre
picture-turn = joue
picture-first = Premier joueur
picture-loot = Butin { $count }
picture-own-loot = Butin { $count } : { $names }
picture-humanoid = humanoïde
picture-undead = mort-vivant
picture-beast = bête
picture-animate = animé
picture-boss = boss
picture-stranger = étranger
picture-wounds = blessures / vie
picture-face-down = trésor face cachée
picture-face-up = objet face visible
picture-unknown = issue inexplorée

## Tables en ligne

cli-serve = Servir des tables aux navigateurs.
cli-serve-host = L'adresse d'écoute ; 0.0.0.0 pour tous ceux qui peuvent joindre cette machine.
cli-serve-port = Le port d'écoute.
cli-serve-database = Où les tables sont gardées : sqlite:///FICHIER ou postgresql://NOM@HÔTE/BASE ; un fichier à vous sinon.
cli-serve-workers = Combien de processus pensent pour les robots et lancent les dés.
cli-serve-origin = Une autre origine dont les pages peuvent se connecter, par exemple https://jeux.example ; peut être répétée.
cli-serve-proxy = Un proxy placé devant ce serveur, cru sur parole pour l’adresse des visiteurs : une adresse ou un réseau, par exemple 10.0.0.0/24 ; peut être répété. Sans cette option, un proxy sur cette machine.
cli-serve-public-url = L'adresse du serveur pour les joueurs, dans les liens des alertes.
cli-serve-private-hooks = Laisser partir les alertes vers le réseau du serveur lui-même.
cli-serve-alert-after = Après combien de secondes d'absence part l'alerte de celui qui doit jouer.
cli-serve-alert-again = Après combien de secondes une alerte restée sans réponse est répétée ; le double à chaque fois.
cli-serve-most-live-bytes = Mémoire que les tables peuvent occuper, en octets environ ; celles que personne ne regarde sont libérées d’abord.
cli-serve-limits = Limiter ce qu'un client peut demander ; à couper seulement pour des mesures.
cli-serve-log-level = Ce qui est noté : debug, info, warning ou error.
cli-serve-open = Ouvrir le navigateur.
cli-backup = Écrire toutes les tables d'un serveur dans un fichier.
cli-backup-file = Le fichier, par exemple tables.jsonl.gz.
cli-restore = Remplir une base vide depuis un fichier écrit par backup.
alert-turn = { $game } : à vous de jouer, { $name }.
backed-up = Écrit : { $tables ->
        [one] une table
       *[other] { $tables } tables
    }, { $rows } lignes.
restored = Restauré : { $tables ->
        [one] une table
       *[other] { $tables } tables
    }, { $rows } lignes.
refused-bad-database = Cette base de données ne peut pas servir : { $detail }.
refused-backup-foreign = { $file } n’est pas une sauvegarde d’Undercroft. Rien n’a été restauré.
refused-backup-newer = { $file } vient d’un Undercroft plus récent. Mettez d’abord celui-ci à jour ; rien n’a été restauré.
refused-backup-cut = { $file } est incomplet : la fin manque. Rien n’a été restauré.
refused-backup-damaged = { $file } est endommagé. Rien n’a été restauré.
refused-not-empty = La base contient déjà des tables ; restaurez dans une base vide.
refused-bad-hook = Les alertes ne peuvent pas aller là : { $detail }.
refused-bad-message = Ceci est illisible : { $detail }.
refused-bad-name = Un nom se compose de lettres visibles, { $most } au plus.
refused-bad-request = Cela ne peut pas être demandé ainsi.
refused-bad-token = Ce secret n'est pas de cette table.
refused-begun = La partie a déjà commencé.
refused-closing = Ce serveur ferme ; réessayez dans un instant.
refused-log-long = Le journal est trop long.
refused-moved-on = La table a continué entre-temps.
refused-no-hello = Le premier message est hello.
refused-no-proposal = Cette question n’est plus posée.
refused-no-server = Un serveur demande d'autres pièces : pip install 'undercroft[server]'.
refused-no-table = Il n'y a pas de table « { $table } ».
refused-not-awaited = Cette place n'a pas été interrogée, ou a déjà accepté.
refused-not-begun = La partie n'a pas commencé.
refused-not-invited = Cette place demande son invitation.
refused-not-over = La partie n'est pas finie.
refused-not-owner = Seul celui qui a dressé la table peut le faire.
refused-not-your-seat = Cette place n'est pas la vôtre.
refused-nothing-to-undo = Cette place n'a encore rien décidé.
refused-other-protocol = La page est plus ancienne ou plus récente que le serveur ; rechargez-la.
refused-others-play = Ces places n’ont pas encore accepté : { $names }.
refused-rematch-laid = La table de la revanche est déjà dressée.
refused-seat-taken = La place { $seat } n'est pas libre.
refused-too-busy = Le serveur fait déjà cela pour d'autres ; réessayez dans un instant.
refused-too-fast = Trop de messages ; attendez un instant.
refused-too-many-logs = Vous avez apporté beaucoup de parties. Attendez un moment avant la suivante.
refused-gave-up = Le serveur n'a pas pu finir. Rien n'a changé ; réessayez.
refused-not-stored = La mémoire de la table ne répond pas. Rien n'a changé ; réessayez.
refused-rules-fault = Les règles ont failli. Rien n'a changé.
refused-broken = Quelque chose s'est cassé. Rien n'a changé.
refused-not-shown = Cette table ne peut pas être affichée pour l’instant. Rien n’est perdu.

## La table dans le navigateur

web-language = Langue
web-language-en = English
web-language-fr = Français
web-welcome = Bienvenue dans l'Undercroft
web-welcome-about = Des jeux de donjon autour d'une table : entre amis par un lien, autour d'un écran, ou seul avec des robots.
web-games = Jeux
web-play-now = Jouer
web-options = Options
web-players = { $low } à { $high } joueurs
web-minutes = { $low } à { $high } minutes
web-age = dès { $age } ans
web-seats = Places
web-seat-here = Quelqu'un devant cet écran
web-seat-open = Un ami, par un lien
web-bot-greedy = Robot qui veut gagner
web-bot-steady = Robot prudent
web-bot-random = Robot qui joue n'importe quoi
web-name = Nom
web-public = Ouverte à tous
web-lay = Dresser la table
web-shut = Cette porte est encore fermée.
web-coming-dungeon = Dungeon!
web-coming-dungeon-fighter = Dungeon Fighter
web-coming-dungeon-fighter-catacombs = Dungeon Fighter in the Catacombs of Gloomy Ghosts
web-mine = Mes tables
web-mine-none = Vous n'êtes encore à aucune table.
web-lobby = Tables publiques
web-lobby-kind = Quelles tables
web-lobby-free = Avec une place libre
web-lobby-playing = En cours
web-lobby-over = Finies
web-lobby-all = Tous les jeux
web-lobby-free-none = Personne n'attend de joueurs en ce moment.
web-lobby-playing-none = Aucune partie publique n'est en cours.
web-lobby-over-none = Aucune partie publique n'est encore finie.
web-kind-human = quelqu'un
web-kind-bot = robot
web-kind-open = place libre
web-status-open = attend des joueurs
web-status-playing = en cours
web-status-over = finie
web-your-turn = C'est à vous
web-throw = Lancer le dé
web-throw-die = { $seat } lance un dé.
web-turn-of = On attend { $names }
web-over-title = La partie est finie
web-rank = { $rank }. { $name } : { $score }
web-place = { $rank }. { $name }
web-lost = La connexion est perdue. Nouvel essai …
web-why = Pourquoi ?
web-rule = Règle { $rule }
web-undo = Reprendre
web-undo-help = Reprend votre dernière décision. Si quelque chose a été révélé, on demande aux autres.
web-proposal = { $name } demande à reprendre une décision.
web-proposal-left = Temps restant pour accepter
web-agree = Accepter
web-decline = Refuser
web-story = Ce qui s'est passé
web-board = La table
web-text-board = La table en mots
web-chat = Discussion
web-say = Dire quelque chose
web-send = Envoyer
web-restarting = Le serveur redémarre ou ferme. Reconnexion…
web-rules = Règles
web-primer = En bref
web-primer-close = Compris
web-fine-print = Les détails, règle par règle
web-search = Chercher dans les règles
web-close = Fermer
web-watching = Vous regardez.
web-wait-players = La partie commence quand toutes les places sont prises.
web-start-now = Commencer avec des robots
web-invite = Inviter à la place { $seat }
web-copy = Copier le lien
web-copied = Copié
web-sit = S'asseoir à la place { $seat }
web-leave = Quitter la table
web-leave-sure = Un robot jouera à votre place. Quitter ?
web-rematch = Rejouer
web-to-rematch = Vers la nouvelle table
web-home = Accueil
web-nowhere = Cette page n’existe pas
web-nowhere-help = Vérifiez l’adresse, ou repartez d’ici :
web-playing-as = Vous jouez { $name }.
web-here = là
web-away = absent
web-stand-in = un robot remplace
web-choose = Choisir
web-tell-dice = Qu'avez-vous lancé ?
web-die-regular = dé Monstre
web-die-boss = dé Boss
web-die-epic = Monstre épique
serving-at = L'Undercroft est ouvert à { $address } (Ctrl-C le ferme).
refused-bad-proxy = « { $proxy } » n’est ni l’adresse ni le réseau d’un proxy. Donnez à --proxy une adresse comme 10.0.0.5, ou un réseau comme 10.0.0.0/24.
refused-no-port = Rien ne peut écouter sur { $address } : { $detail }. Est-il déjà ouvert ? Choisissez un autre avec --port.
refused-no-pages = Les pages ne sont pas construites ; lancez : make web
refused-key-told = Quelqu'un a le journal de cette partie en cours et pourrait connaître les dés à venir ; personne d'autre ne peut s'y joindre.
web-replay = Revoir la partie
web-step = Étape { $step } sur { $steps }
web-eyes = Par les yeux de
web-eyes-all = Tout le monde
web-earlier = Avant
web-later = Après
web-autoplay = Lecture
web-stop = Arrêter
web-pace = Vitesse
web-to-table = Vers la table
web-replay-keys = Les flèches avancent pas à pas, la barre d'espace lance la lecture.
web-curtain = Passez l'écran à { $name }
web-curtain-open = Je suis { $name }
web-to-act = doit jouer
web-skip = Tout montrer maintenant
web-speed = Mouvements
web-speed-normal = normaux
web-speed-fast = rapides
web-speed-off = aucun
web-single-keys = Jouer avec une seule touche
web-tools = Outils
web-keys = Touches
web-key-option = Choisir l'option de cette touche
web-key-arrows = D'une option à l'autre
web-key-enter = Choisir l'option active
web-key-tab = Vers l'élément suivant de la page
web-key-undo = Revenir sur la dernière décision
web-key-why = Pourquoi ? Montre la règle derrière la question
web-key-rules = Ouvrir ou fermer le livret de règles
web-key-escape = Fermer ce qui est au-dessus
web-key-help = Montrer ces touches
web-rules-found = { $count ->
        [one] une règle
       *[other] { $count } règles
    }
web-rules-text = Règles
web-clock-move = Temps pour cette décision
web-clock-game = Temps pour la partie
web-share = Partager
web-invite-bot = La personne qui vient joue à la place du robot.
web-watch-link = Lien pour regarder
web-watch-help = Qui l'ouvre voit la table, sans les secrets. Ouvrez-le sur un grand écran et chacun joue sur son téléphone.
web-phones-help = Chacun scanne le code de sa place avec son téléphone ; ouvrez le lien pour regarder sur le grand écran.
web-map = La carte
web-nearer = Plus près (+)
web-farther = Plus loin (−)
web-fit = Tout voir (0)
web-lay-here = Poser { $tile } ici : { $turn }
web-turn-tile = Tourner la tuile
web-who-plays = Qui joue
web-name-of = Nom à la place { $seat }
web-variants = Variantes
web-setup-more = Ajouter : { $item }
web-setup-less = Retirer : { $item }
web-clocks = Pendules
web-clock-away = Absence permise quand c'est à vous
web-clock-none = autant que l'on veut
web-clock-way = Quand le temps est écoulé
web-clock-way-bot = un robot joue jusqu'au retour du joueur
web-clock-way-default = le choix habituel est fait une fois
web-clock-help = Sans pendule, la table attend tout le monde.
web-seconds = { $count } secondes
web-minutes-long = { $count ->
        [one] une minute
       *[other] { $count } minutes
    }
web-hours = { $count ->
        [one] une heure
       *[other] { $count } heures
    }
web-days = { $count ->
        [one] un jour
       *[other] { $count } jours
    }
web-table-itself = La table
web-table-name = Nom de la table
web-public-help = La table est affichée ici ; chacun peut prendre une place libre ou regarder.
web-real-dice = Vrais dés
web-real-dice-help = Vous lancez vos propres dés et dites à la table ce qu'ils montrent.
web-tray = Plateau de dés
web-you = vous
web-abilities = Pouvoirs
web-equipped = Équipement
web-burdens = Pièges durables
web-side-0 = nord :
web-side-1 = est :
web-side-2 = sud :
web-side-3 = ouest :
web-die-use = Utiliser le { $face }
web-hit = Touche avec un { $hit }
web-block-help = Pour parer, faites glisser un dé sur une touche, ou choisissez un dé puis la touche.
web-poll = Aider ou saboter
web-poll-waits = { $name } n'a pas encore répondu.
web-trade-laid = Déjà posé :
web-more = Plus ({ $count })
web-withdraw = Ne plus demander
web-stood-in = Un robot joue pour { $names } : le temps était écoulé.
web-back = Me revoilà
web-recovery = Emporter mes tables sur un autre appareil
web-recovery-link = Lien pour l'autre appareil
web-recovery-help = Ouvrez ce lien sur l'autre appareil, ou scannez-y le code. Il sert une fois, pendant une semaine, et donne à cet appareil toutes vos places : ne le montrez à personne d'autre. Cet appareil-ci les garde aussi.
web-recovered = Vos tables sont maintenant sur cet appareil.
web-recovery-worthless = Ce lien a déjà servi ou a plus d'une semaine. Faites-en un nouveau sur l'appareil qui a vos tables.
web-bring-in = Apporter une partie depuis un fichier
web-this-table = Cette table
web-log = La partie en fichier
web-log-help = Le fichier contient chaque coup et chaque dé. Avec lui, tout le monde peut revoir la partie ou vérifier les dés, ici ou dans le terminal.
web-log-later = Quand la partie sera finie, tout le monde pourra l'enregistrer dans un fichier.
web-log-save = Enregistrer dans un fichier
web-log-sure = Le fichier d'une partie en cours révèle les dés à venir : plus personne de nouveau ne pourra s'asseoir à cette table. L'enregistrer ?
web-clear = Supprimer la table
web-clear-help = La partie, ses places et tout ce qui a été dit disparaissent pour de bon.
web-clear-sure = Supprimer cette table pour de bon ?
web-clearing = L’hôte demande à supprimer cette table pour de bon.
web-clearing-mine = Vous demandez à supprimer cette table.
web-clearing-silent = Pas encore d’accord : { $names }.
web-clearing-agreed = Tout le monde est d’accord.
web-clear-others = Les autres doivent d’abord accepter, sauf après une semaine d’absence.
web-clear-ask = Demander aux autres
web-alerts = Alertes de tour
web-alerts-help = Quand c'est à vous et que vous êtes absent, le serveur appelle cette adresse, par exemple le webhook entrant d'un salon de discussion. Une nouvelle adresse remplace l'ancienne.
web-alerts-url = Adresse à appeler
web-alerts-on = M'appeler là
web-alerts-off = Ne plus appeler
web-alerts-set = Cette adresse est appelée désormais.
web-alerts-ended = Plus rien n'est appelé.
web-alerts-are-on = Une adresse est appelée à vos tours.
web-alerts-secret = Le secret qui signe les appels ; il n'est montré que maintenant :
refused-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
