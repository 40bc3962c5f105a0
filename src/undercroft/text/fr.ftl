seat = Place { $seat }
sum-first = { $name } { $amount }
sum-more = +{ $amount } { $name }
sum-less = −{ $amount } { $name }
seat-human = vous
seat-bot = robot
bot-novice = novice
    .about = Connaît les bonnes manières, se trompe et perd avec le sourire.
bot-adventurer = aventurier
    .about = Prend ce qui paraît le mieux sur le moment, et joue aussitôt.
bot-veteran = vétéran
    .about = Pense à la suite, une seconde au plus par décision.
bot-legend = légende
    .about = Réfléchit longuement, cinq secondes au plus par décision.
draw-card = Tirez une carte et tapez son numéro.
throw-die = { $seat } lance un dé. Tapez où il est tombé.

## Refus

refused-game-over = La partie est finie.
refused-not-your-turn = Ce n’est pas à cette place de jouer. La table attend la place { $waiting }.
refused-dice-awaited = La table attend des dés ou une carte.
refused-not-offered = Ce choix n’est pas proposé maintenant. Choisissez-en un autre.
refused-no-chance = Aucun dé, aucune carte, aucun lancer n’est attendu maintenant.
refused-bad-outcome = { $why ->
        [dice] Tapez les faces que montrent les dés.
        [card] Tapez le numéro de la carte.
        [throw] Tapez où le dé est tombé, puis sa face : { $example }, par exemple.
       *[other] Cela ne convient pas ici. Réessayez.
    }
refused-dice-count = Ce jet compte { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }, pas { $given }.
refused-dice-symbol = « { $symbol } » n’est sur aucune face de ce dé. Il porte { $symbols }.
refused-no-card = La carte { $card } n’est pas à tirer ici. Choisissez-en une autre.
refused-no-undo = Votre dernier choix a révélé quelque chose. La table doit accepter de l’annuler.
refused-no-decision = Le choix { $decision } n’existe pas. Cette partie en compte { $count }.
refused-bad-setup = { $why ->
        [unknown] Aucun réglage ne s’appelle « { $field } ».
        [starting-player] La place { $seat } ne peut pas commencer. Cette partie a { $seats } places.
        [few-cards] Il y a { $cards } aventuriers pour { $seats } places. Ajoutez-en, ou prenez moins de places.
        [race-only] Le Bas-Donjon ne se joue qu’en course, à deux ou plus ({ $rule }). Retirez l’un des deux.
        [long] Ces réglages sont trop longs. Donnez-en moins.
       *[value] Cette valeur ne convient pas au réglage « { $field } ». Choisissez-en une autre.
    }
refused-bad-seats = Ce jeu accueille { $low } à { $high } joueurs, pas { $seats }.
refused-bad-content = { $field ->
        [none] { content-place } : contenu illisible.
       *[other] { content-place } : le champ { $field } ne convient pas.
    }
refused-content-fields = { content-place } : écrivez ici une table de champs.
refused-content-id = { content-place } : un identifiant s’écrit en minuscules sans accent, chiffres et traits d’union.
refused-content-own-id = { content-place } : retirez le champ id. Le nom de la table est l’identifiant.
refused-content-provenance = { content-place } : le champ provenance vaut { $known }.
refused-content-many = Cela fait { $count } cartes, pour { $most } au plus. Retirez-en.
refused-content-few = { $file } : il faut au moins { $least } cartes{ $kind ->
        [none] {""}
       *[other] {" "}(genre : { $kind })
    }.
refused-content-one = { $file } : il faut exactement 1 carte{ $kind ->
        [none] {""}
       *[other] {" "}(genre : { $kind })
    }.
refused-content-unknown = { content-place } : aucune carte ne s’appelle « { $name } ».
refused-content-actions = { content-place } : une carte offre 1 action au plus.
refused-content-once = { content-place } : une action gratuite sert une fois par tour ou une fois par partie.
refused-content-unreachable = { content-place } : aucun chemin n’y mène.
content-place = { $card ->
        [none] { $file }
       *[other] { $file }, carte { $card }
    }
refused-no-game = Aucun jeu ne s’appelle « { $game } ». Essayez : { $games }.
refused-no-language = Aucune langue ne s’appelle « { $language } ». Essayez : { $languages }.
refused-no-bot = Aucun robot ne s’appelle « { $level } ». Essayez : { $levels }.
refused-no-rule = Aucune règle ne parle de cela : { $wanted }. Essayez d’autres mots.
refused-bad-seat-word = « { $word } » ne désigne personne. Tapez human, human:NOM, bot ou bot:NIVEAU.
refused-bad-option-word = « { $word } » n’est pas un réglage. Tapez NOM=VALEUR, par exemple epic_monster=true.
refused-other-seats = Cette partie a { $seats } places, pas { $given }.
refused-no-seat = La place { $seat } n’existe pas. Cette partie a { $seats } places.
refused-in-use = { $file } est ouvert dans une autre fenêtre.
refused-file-exists = { $file } existe déjà et n’est pas une partie enregistrée. Choisissez un autre nom.
refused-no-hints = Cette table joue sans conseils.
refused-not-now = Attendez que cette place ait un choix à faire.
refused-no-file = { $why ->
        [missing] { $file } n’existe pas.
        [denied] Vous n’avez pas le droit de lire { $file }.
        [folder] { $file } est un dossier, pas un fichier.
       *[other] { $file } n’a pas pu être lu.
    }
refused-no-save = Aucune partie en cours à reprendre.
refused-cant-write = { $why ->
        [missing] { $file } n’a pas pu être écrit : son dossier n’existe pas.
        [denied] Vous n’avez pas le droit d’écrire { $file }.
        [folder] { $file } est un dossier. Indiquez un fichier.
        [full] { $file } n’a pas pu être écrit : le disque est plein.
       *[other] { $file } n’a pas pu être écrit.
    }
refused-no-folder = { $folder } n’est pas un dossier.
refused-no-terminal = Personne n’est au clavier. Indiquez le jeu : undercroft play JEU --seats bot,bot
refused-log-cut = Le journal est coupé : l’entrée { $entry } manque ou est abîmée.
refused-log-edited = { $entry ->
        [none] Le journal a été modifié après la partie.
       *[other] Le journal a été modifié à l’entrée { $entry }.
    }
refused-log-foreign = Ce fichier n’est pas un journal d’Undercroft.
refused-log-format = Ce journal est au format { $found }. Cette version lit le format { $known }.
refused-log-game = Ce journal vient d’un autre jeu : { $found }, et non { $wanted }.
refused-log-rules = Ce journal a été joué avec les règles { $found }, et cette version a les règles { $known }. Elles diffèrent dès l’entrée { $entry }.
refused-log-content = Ce journal a été joué avec d’autres cartes et diffère dès l’entrée { $entry }. Indiquez ces cartes avec --content.
refused-log-guided = C’était une partie guidée. Ses dés suivaient un script : il n’y a rien à vérifier.
refused-no-guide = { $game } n’a pas de partie guidée.
refused-no-guide-here = Aucun guide ici.
refused-guide-alone = Une partie guidée se joue en solo, avec ses propres robots, réglages et dés.
refused-bad-guide = La partie guidée de { $game } contient une erreur et ne peut pas être jouée.
refused-log-sealed = La clé de ce journal reste secrète jusqu’à la fin de la partie.
refused-log-key = La clé de ce journal ne correspond pas à l’empreinte qui a été publiée au début.

## Le terminal

welcome = Bienvenue dans l’Undercroft.
choose-game = Quel jeu ?
choose-seats = Qui joue ? Un mot par place, séparés par des virgules : human, human:NOM, bot, bot:NIVEAU
your-turn = { $seat }, c’est à vous.
your-choice = Votre choix ({"?"} pour l’aide)
help-title = Ce que vous pouvez taper
help-number = le numéro d’une option : la choisir
help-undo = u, undo : annuler votre dernier choix
help-save = s, save [FICHIER] : enregistrer une copie (la partie s’enregistre aussi toute seule)
help-load = l, load FICHIER : reprendre une autre partie enregistrée
help-board = b, board : redessiner la table
help-why = w, why : la règle derrière cette question
help-rules = r, rules [MOTS] : consulter les règles
help-hint = h, hint : les trois meilleurs choix, et pourquoi
help-bot = bot [NIVEAU] : confier désormais cette place à un robot
help-level = { $level } : { $about }
help-throw = Entrée ou lancer : lancer le dé
help-keys = ← → : viser ; ↑ ↓ : force ; Page ↑ ↓ : hauteur ; Tab : tourner autour de la table
help-aim = viser, force, hauteur ou place et un nombre : viser autrement
help-seen = le numéro d’une réponse ; Entrée prend celle entre crochets
help-back = back : revenir à la question précédente
help-throws = throws MANIÈRE : lancer par physics, companion, steady, average ou clumsy
help-skip = skip : continuer sans le guide
help-quit = q, quit : arrêter ; « undercroft resume » reprend la partie
help-dice = les faces obtenues, par exemple { $example }
not-understood = Commande inconnue : { $said }. Tapez {"?"} pour l’aide.
hint-thinking = Réflexion…
hint-title = Les meilleurs choix, et où ils mènent (100 %, c’est gagné) :
hint-line = { $option } : { $worth } %
hint-worth = { $worth } %
hint-more = plus à la fin : { $measure } (+{ $amount })
hint-less = moins à la fin : { $measure } (−{ $amount })
hint-usual = le choix habituel
hint-better = mieux que le choix habituel
hint-close = tout aussi bon
hint-worse = un peu moins bon
hint-only = le seul choix
saved-to = Enregistré dans { $file }
stopped = La partie est enregistrée. Reprenez avec : undercroft resume
undone = Choix annulé.
ask-consent-real-dice = Tout le monde d’accord ? Reposez les dés et retapez-les. (oui/non)
ask-consent = Cela a révélé quelque chose. Tout le monde d’accord ? (oui/non)
yes-words = o oui y yes
no-words = n non no
not-undone = Rien n’a été annulé.
nothing-to-undo = Vous n’avez encore rien choisi.
bot-takes-over = Un robot joue désormais pour { $seat }.
sealed = Les dés sont scellés : { $commitment }
revealed = Le sceau est ouvert. Tout le monde peut vérifier chaque dé : undercroft verify { $file }
score-sum = { $seat } : { $score } = { $parts }
score-worth = { $points } ({ $part })
score-nothing = rien
chapter-name = { $chapter }
chronicle-title = Rétrospective
chronicle-honor = { $honor } : { $seats } ({ $value })
chronicle-luck = Bons dés par rapport à la moyenne : { $lucks }
chronicle-luck-of = { $way ->
        [more] { $seat } +{ $dice }
       *[less] { $seat } −{ $dice }
    }
chronicle-moment = { $chapter } : { $event }
analysis-title = Ce qui a décidé
analysis-start = Qu’est-ce qui a décidé ?
analysis-thinking = Analyse de la partie…
analysis-chance = Perspectives
analysis-balance = { $seat } : { $start } % au départ, chance { $luck }, ses choix { $own }, ceux des autres { $others }, { $end } % à la fin
analysis-choice = « { $chosen } » plutôt que « { $best } » coûte { $amount } % à { $seat }.
analysis-luck = La chance donne { $amount } % à { $seat }.
analysis-turns = Tournants de la partie
analysis-even = Rien ne ressort : tout s’est joué petit à petit.
analysis-part-seat = Joueur
analysis-part-start = Départ
analysis-part-luck = Chance
analysis-part-own = Ses choix
analysis-part-others = Choix des autres
analysis-progress = { $judged } choix sur { $choices }
analysis-none = L’analyse manque : { $reason }
analysis-hint = Qu’est-ce qui a décidé ? undercroft analyse { $file }
guide-title = Guide
guide-suggests = Conseil : { $number }, { $option }
guide-off-path = Vous suivez votre propre chemin. Annuler ramène au guide ; « skip » y met fin.
guide-skipped = À vous de jouer. Bonne chance !
the-end = La fin
rank = Rang
score = Score
labelled = { $label } : { $value }
player = Qui joue
adventurer = Aventurier
game = Jeu
players = Joueurs
best-with = de préférence
minutes = Minutes
age = Âge
about = Description
setting = Réglage
default = Par défaut
saves-title = Parties enregistrées
file = Fichier
when = Quand
state-of-game = État
running = en cours
finished = finie
no-saves = Aucune partie n’est encore enregistrée.
verified = Tous les dés sont justes : { $count ->
        [0] aucun résultat à vérifier avec
        [one] { $count } résultat confirmé par
       *[other] { $count } résultats confirmés par
    } la clé.
verified-until = { $count ->
        [0] Aucun résultat n’est confirmé
        [one] { $count } résultat est confirmé
       *[other] { $count } résultats sont confirmés
    } par la clé. Le reste ne peut pas être vérifié avec les règles actuelles.
verified-people = Des personnes ont lancé les dés de cette partie ; seul ce que la table a tiré a été vérifié.
verified-throws-same = { $count ->
        [one] { $count } lancer refait : il retombe à l’identique.
       *[other] { $count } lancers refaits : ils retombent à l’identique.
    }
verified-throws-drawn = { $count ->
        [one] { $count } lancer tiré selon l’adresse est confirmé par la clé.
       *[other] { $count } lancers tirés selon l’adresse sont confirmés par la clé.
    }
verified-throws-told = { $count ->
        [one] { $count } lancer a eu lieu sur une vraie cible, tel qu’on l’a raconté.
       *[other] { $count } lancers ont eu lieu sur une vraie cible, tels qu’on les a racontés.
    }
verified-throws-other = { $count ->
        [one] { $count } lancer a été simulé par une autre version et ne peut pas être comparé ici.
       *[other] { $count } lancers ont été simulés par une autre version et ne peuvent pas être comparés ici.
    }
verified-throws-unchecked = { $count ->
        [one] { $count } lancer ne peut pas être refait ici. Installez : pip install 'undercroft[throwing]'
       *[other] { $count } lancers ne peuvent pas être refaits ici. Installez : pip install 'undercroft[throwing]'
    }
verified-throws-different = { $count ->
        [one] { $count } lancer donne un autre résultat. Ce journal a été modifié.
       *[other] { $count } lancers donnent un autre résultat. Ce journal a été modifié.
    }
replayed-same = Le journal se rejoue à l’identique avec les règles { $rules }.
ended-so = Voici comment la partie s’est terminée :
continued = Les règles ont changé. La partie reprend à son dernier point de contrôle ; l’ancien journal est gardé dans { $file }

## The command line

cli-app = Undercroft : une table numérique pour jeux de donjon.
cli-lang = La langue : en ou fr.
cli-content = Un dossier de cartes qui s’ajoutent à celles du jeu ou les remplacent.
cli-game = Le jeu, par exemple dungeon-attack.
cli-ladder = Faire jouer les niveaux de robots entre eux et dire lequel est le plus fort.
cli-ladder-games = Les jeux ; tous si aucun n’est nommé.
cli-ladder-count = Combien de parties joue chaque paire de niveaux.
cli-ladder-levels = Les niveaux, séparés par des virgules.
cli-ladder-playouts = Combien de parties un niveau imagine par décision, par exemple veteran=60,legend=240 ; sinon son budget habituel.
cli-ladder-results = Où noter les parties finies. Avec le même fichier, le classement reprend où il s’était arrêté.
cli-ladder-out = Écrire les résultats dans cette page.
cli-ladder-workers = Combien de processus jouent.
ladder-goes-on = { $done } parties sont déjà notées, il en manque { $missing }.
ladder-plays = Parties en cours
cli-no-hints = Jouer sans conseils : personne ne peut demander ce qui serait bon.
cli-seats = Qui joue : human, human:NOM, bot, bot:NIVEAU, séparés par des virgules. Le novice se trompe, l’aventurier joue aussitôt, le vétéran pense à la suite, la légende réfléchit longuement.
cli-seed = Un mot quelconque : le même mot donne les mêmes dés.
cli-real-dice = Vous lancez de vrais dés et tapez le résultat.
cli-guide = Une première partie guidée de quelques minutes.
cli-play-throws = La manière de lancer : physics, companion (un vrai plateau), steady, average ou clumsy ; un seul mot, ou un par place avec des virgules.
cli-option = Un réglage, NOM=VALEUR ; voir « undercroft games ».
cli-resume-file = Une partie enregistrée (par défaut : la dernière en cours).
cli-resume-seats = D’autres joueurs aux mêmes places.
cli-wanted = L’identifiant d’une règle, ou des mots à chercher.
cli-log = Le journal d’une partie.
cli-replay-seat = Montrer ce que savait cette place (par défaut : ce que tout le monde savait).
cli-finished-log = Le journal d’une partie finie.
cli-version = La version.
cli-play = Jouer dans le terminal.
cli-resume = Reprendre une partie enregistrée.
cli-saves = Lister les parties enregistrées.
cli-games = Lister les jeux et leurs réglages.
cli-rules = Lire les règles d’un jeu, ou en chercher une.
cli-replay = Raconter une partie d’après son journal, et dire si elle se rejoue à l’identique.
cli-analyse = Dire ce qui a décidé d’une partie finie : la chance, ou les choix de qui.
cli-verify = Recalculer chaque dé d’une partie finie et comparer.
cli-throws = La table de lancer : des dés lancés avec la physique.
cli-throws-show = Lancer un dé sur une Cible, le dessiner et dire où il est tombé.
cli-throws-board = La Cible : first ou catacombs.
cli-throws-svg = L’image à écrire.
cli-throws-view = Le point de vue : above ou oblique.
cli-throws-seed = Un autre nombre lance un autre dé.
cli-throws-speed = À quelle vitesse, en mètres par seconde.
throw-landed = Le dé est tombé ici : { $place }. Face { $face } en haut, après { $bounces ->
        [0] aucun rebond
        [one] { $bounces } rebond
       *[other] { $bounces } rebonds
    }.
refused-no-throws = Rien n’est lancé sur une Cible dans ce jeu.
refused-unknown-way = Aucune manière de lancer ne s’appelle « { $way } ». Essayez : { $ways }.
refused-no-physics = Il manque des éléments à la table de lancer : pip install 'undercroft[throwing]'
refused-thrown-already = Ce lancer du défi a déjà été fait.
refused-entered-already = Cet essai est déjà au tableau.
refused-not-whole = Il reste des lancers à faire d’abord.
refused-no-attempt = Cet essai n’est pas connu ici. Recommencez.
refused-no-throw-here = Ce lancer n’est pas ici, ou il a été oublié.
refused-no-view = Aucune vue ne s’appelle « { $view } ». Essayez : { $views }.
refused-unknown-board = Aucune Cible ne s’appelle « { $name } ».
refused-bad-landing = { $field ->
        [place] Le dé ne peut pas se trouver là.
        [spot] Cet endroit ne correspond pas à la zone indiquée.
        [face] Ce dé n’a pas cette face.
        [icon] Cette face et le symbole ne vont pas ensemble.
        [bounces] Il n’a pas pu rebondir autant de fois.
        [broken] Cela ne correspond pas aux conditions de ce lancer.
        [pointed] De là, la pointe ne peut pas désigner cette zone.
       *[other] Le dé n’a pas pu retomber ainsi ({ $field }).
    }
refused-bad-release = Aucune main ne peut lancer ainsi ({ $field }).

## Images des plateaux

cli-board = Dessiner une partie d’après son journal, ou le plateau nu, en image SVG.
cli-board-game = Le jeu à dessiner, par exemple dungeon-run.
cli-board-log = Le journal à dessiner (par défaut : le plateau nu, pour les jeux qui en ont un).
cli-board-svg = L’image à écrire.
cli-board-step = Après combien de choix (par défaut : à la fin).
cli-board-seat = Dessiner ce que sait cette place (par défaut : ce que tout le monde sait).
refused-no-picture = Il n’y a pas d’image pour « { $game } ». Essayez : { $games }.
refused-no-bare-board = « { $game } » n’a pas de plateau imprimé. Indiquez un journal.
refused-needs-log = { $option } demande un journal. Indiquez-le après le jeu.
refused-picture-is-log = { $file } est le journal lui-même. Choisissez un autre fichier avec --svg.
picture-round = Manche { $round }
picture-pile = { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } dans la pile
picture-lair = Le Repaire est ouvert.
picture-endgame = Phase finale : tous contre tous.
picture-winner = { $seat } gagne.
picture-nobody = Personne ne gagne.
picture-ko = assommé
picture-knocked-out = assommé
picture-dead = a péri
picture-bearer = a la Pierre
picture-maybe-bearer = a peut-être la Pierre
picture-turn = joue
picture-first = Premier joueur
picture-loot = Butin { $count }
picture-own-loot = Butin { $count } : { $names }
picture-humanoid = humanoïde
picture-undead = mort-vivant
picture-beast = bête
picture-animate = créature animée
picture-boss = boss
picture-stranger = inconnu
picture-wounds = blessures / Vie
picture-face-down = trésor face cachée
picture-face-up = objet face visible
picture-unknown = sortie inexplorée

## Tables en ligne

cli-serve = Servir des tables aux navigateurs.
cli-serve-host = L’adresse d’écoute ; 0.0.0.0 pour quiconque peut joindre cette machine.
cli-serve-port = Le port d’écoute.
cli-serve-database = Où garder les tables : sqlite:///FICHIER ou postgresql://NOM@HÔTE/BASE (par défaut : un fichier à vous).
cli-serve-workers = Combien de processus pensent pour les robots et lancent les dés.
cli-serve-origin = Une autre origine dont les pages peuvent se connecter, par exemple https://jeux.example ; peut être répétée.
cli-serve-proxy = Un proxy placé devant ce serveur, cru sur parole pour l’adresse des visiteurs : une adresse ou un réseau, par exemple 10.0.0.0/24 ; peut être répété (par défaut : un proxy sur cette machine).
cli-serve-public-url = L’adresse du serveur pour les joueurs, dans les invitations et les alertes.
cli-serve-private-hooks = Laisser les alertes aller à l’intérieur du réseau du serveur.
cli-serve-alert-after = Après combien de secondes d’absence à son tour une personne reçoit son alerte.
cli-serve-alert-again = Après combien de secondes une alerte restée sans réponse est répétée ; le double à chaque fois.
cli-serve-look-every = Toutes les combien de secondes chercher les joueurs dont le temps est écoulé ; deux fois moins souvent pour les alertes.
cli-serve-beat-every = Toutes les combien de secondes donner signe de vie aux autres nœuds. Un nœud muet pendant 20 secondes passe pour mort.
cli-serve-most-live-bytes = Mémoire que les tables peuvent occuper, en octets environ ; celles que personne ne regarde sont libérées d’abord.
cli-serve-limits = Limiter ce qu’un client peut demander ; à couper seulement pour mesurer.
cli-serve-log-level = Ce qui est noté : debug, info, warning ou error.
cli-serve-open = Ouvrir le navigateur.
cli-backup = Écrire toutes les tables d’un serveur dans un fichier.
cli-backup-file = Le fichier, par exemple tables.jsonl.gz.
cli-restore = Remplir une base vide depuis un fichier écrit par backup.
alert-turn = { $game } : à vous de jouer, { $name }.
backed-up = Écrit : { $tables ->
        [0] aucune table
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $rows } lignes.
restored = Restauré : { $tables ->
        [0] aucune table
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $rows } lignes.
refused-bad-database = { $why ->
        [foreign] Cette base de données appartient à un autre programme. Choisissez-en une autre.
        [newer] Cette base de données a la version { $version }, plus récente que ce programme. Mettez d’abord Undercroft à jour.
        [url] Ce n’est pas l’adresse d’une base de données. Donnez-en une comme sqlite:///FICHIER.
        [kind] Undercroft fonctionne avec sqlite et postgresql, pas avec { $kind }.
       *[other] La base de données n’a pas pu servir.
    }
refused-backup-foreign = { $file } n’est pas une sauvegarde d’Undercroft. Rien n’a été restauré.
refused-backup-newer = { $file } vient d’un Undercroft plus récent. Mettez d’abord celui-ci à jour ; rien n’a été restauré.
refused-backup-cut = { $file } est incomplet : la fin manque. Rien n’a été restauré.
refused-backup-damaged = { $file } est endommagé. Rien n’a été restauré.
refused-not-empty = Cette base contient déjà des tables. Restaurez dans une base vide.
refused-bad-hook = { $why ->
        [inside] Cette adresse est à l’intérieur du réseau du serveur. Choisissez-en une à l’extérieur.
        [host] Aucun hôte ne s’appelle { $host }. Vérifiez l’adresse.
       *[address] Ce n’est pas une adresse pour les alertes. Donnez-en une comme https://chat.example/hook.
    }
refused-bad-message = { $why ->
        [empty] Ce message est vide. Écrivez d’abord quelque chose.
       *[other] Le serveur n’a pas compris. Rechargez la page et réessayez.
    }
refused-bad-name = Un nom se compose de lettres visibles, { $most } au plus.
refused-bad-request = Le serveur n’a pas compris. Rechargez la page et réessayez.
refused-bad-token = Ce secret vient d’une autre table.
refused-begun = La partie a déjà commencé.
refused-closing = Ce serveur ferme. Réessayez dans un instant.
refused-log-long = Ce journal est trop long.
refused-moved-on = La table a continué entre-temps. Choisissez de nouveau.
refused-no-hello = Le premier message doit être hello.
refused-no-proposal = Cette question n’est plus posée.
refused-no-server = Il manque des éléments au serveur : pip install 'undercroft[server]'.
refused-no-table = La table « { $table } » n’existe pas.
refused-not-awaited = Rien n’a été demandé à cette place, ou elle a déjà accepté.
refused-not-begun = La partie n’a pas encore commencé.
refused-not-invited = Cette place est sur invitation. Ouvrez son lien d’invitation.
refused-not-over = La partie n’est pas encore finie.
refused-not-owner = Réservé à l’hôte de la table.
refused-not-your-seat = Cette place n’est pas la vôtre.
refused-nothing-to-undo = Cette place n’a encore rien choisi.
refused-other-protocol = Cette page est plus ancienne ou plus récente que le serveur. Rechargez-la.
refused-others-play = Ces places n’ont pas encore accepté : { $names }.
refused-rematch-laid = La revanche est déjà ouverte.
refused-seat-taken = La place { $seat } est prise.
refused-too-busy = Le serveur est occupé. Réessayez dans un instant.
refused-too-fast = Trop de messages. Attendez un instant.
refused-too-many-logs = Vous avez importé beaucoup de parties. Attendez un moment avant la suivante.
refused-gave-up = Le serveur n’a pas pu finir. Rien n’a changé. Réessayez.
refused-not-stored = Le coup n’a pas pu être enregistré. Rien n’a changé. Réessayez.
refused-rules-fault = Une règle a échoué. Votre coup n’a pas été joué.
refused-broken = Quelque chose s’est cassé. Rien n’a changé.
refused-not-shown = Cette table ne peut pas être affichée pour l’instant. Rien n’est perdu.
refused-wrong-way = { $way ->
        [physics] Cette place lance à l’écran.
        [companion] Cette place lance sur une vraie cible. Dites où se trouve le dé.
       *[other] Les lancers de cette place sont tirés selon l’adresse.
    }
refused-help-awaited = Un instant : une autre personne doit d’abord faire sa part de ce lancer.
refused-help-late = Trop tard pour aider à ce lancer.
refused-not-helper = Cette part du lancer n’est pas la vôtre.
refused-no-lift = Prenez d’abord le dé en main, puis lancez.
refused-tossed = Le dé est en l’air. Soufflez dessus !
refused-not-judge = Vous n’êtes pas juge de ce lancer.
refused-no-claim = Cette annonce n’est plus en attente.
refused-bad-ticket = Ce lancer n’est pas connu ici. Rechargez la page, puis réessayez.
refused-old-ticket = Ce lancer a trop attendu. En voici un nouveau.
refused-no-physics = Ce serveur ne sait pas lancer de dés.

## La table dans le navigateur

kit-life = Vie { $now } sur { $most }
kit-life-stake = Vie { $now } sur { $most } ; il en restera { $left }
kit-pin = Garder ouvert
kit-rail = Ce qui vient de se passer
kit-drawer = Histoire, discussion et règles
kit-hand = Vos cartes
kit-about-seat = En savoir plus sur { $name }
kit-cards = { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
kit-deeds = { $count ->
        [0] {""}
        [one] et { $count } action avant
       *[other] et { $count } actions avant
    }
kit-back = Retour
web-roll-real = { $count ->
        [0] Aucun dé à lancer.
        [one] Lancez { $count } dé et touchez la face obtenue.
       *[other] Lancez { $count } dés et touchez les faces obtenues.
    }
web-roll-ask = À vous de lancer
web-roll = Lancer
kit-go-on = Continuer
kit-rolled = C’était votre jet
web-since = Depuis votre dernier tour
web-since-board = Voir sur le plateau
web-since-story = Lire l’histoire
web-undone = { $name } annule un choix.
web-dice-tap = Faces à toucher
web-dice-told = Vos dés
web-dice-remove = Retirer : { $face }
web-dice-count = { $told } sur { $count }
web-dice-done = C’est mon jet
web-result = Résultat
web-see-table = Voir la table
kit-rather-not = Annuler
web-story-leaf = Histoire
web-person = { $name } ({ $figure })
web-language = Langue
web-language-en = English
web-language-fr = Français
web-welcome = Bienvenue dans l’Undercroft
web-welcome-about = Des jeux de donjon autour d’une table : entre amis par un lien, autour d’un écran, ou en solo avec des robots.
web-games = Jeux
web-guided = L’apprendre en { $minutes } minutes
web-guide-skip = Continuer sans guide
web-guide-plays = Le guide joue pour vous un moment. Regardez bien ce qui se passe.
web-guide-off = Vous suivez votre propre chemin. Tant qu’il est possible d’annuler, vous retrouvez ainsi le guide. Sinon, continuez sans lui.
web-play-now = Jouer
web-options = Options
web-players = { $low } à { $high } joueurs
web-minutes = { $low } à { $high } minutes
web-age = dès { $age } ans
web-seats = Places
web-seat-open = Par lien
web-name = Nom
web-public = Ouverte à tous
web-lay = Ouvrir la table
web-mine = Mes tables
web-lobby = Tables publiques
web-lobby-kind = Quelles tables
web-lobby-free = Avec une place libre
web-lobby-playing = En cours
web-lobby-over = Finies
web-lobby-all = Tous les jeux
web-lobby-free-none = Aucune table ne cherche de joueurs en ce moment.
web-lobby-playing-none = Aucune partie publique n’est en cours en ce moment.
web-lobby-over-none = Aucune partie publique n’est encore finie.
web-kind-human = quelqu’un
web-kind-bot = robot
web-kind-open = place libre
web-your-turn = C’est à vous
web-throw = Lancer le dé
web-throw-die = { $seat } lance un dé.
web-turn-of = La table attend { $names }
web-over-title = La partie est finie
web-rank = { $rank }. { $name } : { $score }
web-place = { $rank }. { $name }
web-end-you = Victoire !
web-end-you-too = Victoire partagée !
web-end-winners = { $count ->
        [one] { $names } l’emporte
       *[other] { $names } l’emportent
    }
web-end-all = Tout le monde l’emporte
web-end-nobody = Pas de vainqueur cette fois
web-end-lead = { $name } a { $score }, soit { $more } de plus que { $next }.
web-end-scores = Scores
web-end-total = Total
web-end-chart = { $measure }, du début à la fin
web-end-measure = Mesure affichée
web-end-luck = Chance aux dés
web-end-luck-of = { $way ->
        [more] +{ $more } : { $good } bons dés, { $expected } attendus
       *[less] −{ $more } : { $good } bons dés, { $expected } attendus
    }
web-end-honors = Distinctions
web-end-moments = Meilleurs moments
web-end-no-chronicle = La rétrospective manque : { $reason }
web-lost = Connexion perdue. Nouvel essai…
web-hint = Conseil
web-hint-help = Conseil : les trois meilleurs choix (H)
web-hints = Conseils
web-hints-help = Chaque personne peut demander ce qui serait bon pour sa propre place.
web-why = Pourquoi ?
web-rule = Règle { $rule }
web-undo = Annuler
web-undo-help = Annule votre dernier choix. S’il a révélé quelque chose, les autres doivent accepter.
web-proposal = { $name } demande à annuler un choix.
web-proposal-left = Temps restant pour accepter
web-agree = Accepter
web-decline = Refuser
web-story = Ce qui s’est passé
web-board = La table
web-scene = Ce qui se passe ici
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
web-start-now = Jouer avec des robots
web-invite = Inviter à la place { $seat }
web-copy = Copier le lien
web-copied = Copié
web-sit = Prendre la place { $seat }
web-leave = Quitter la table
web-leave-sure = Un robot prendra votre place. Quitter ?
web-rematch = Rejouer
web-to-rematch = Rejoindre la revanche
web-home = Accueil
web-nowhere = Cette page n’existe pas
web-nowhere-help = Vérifiez l’adresse, ou repartez d’ici :
web-playing-as = Vous jouez { $name }.
web-here = là
web-away = pas là
web-stand-in = un robot joue
web-choose = Choisir
serving-at = L’Undercroft est ouvert à { $address } (Ctrl-C le ferme).
serving-others-at = Dans votre réseau, les autres le trouvent à { $address }
serving-only-here = Seule cette machine peut y accéder. Pour jouer à plusieurs, lancez-le avec --host 0.0.0.0
refused-bad-proxy = « { $proxy } » n’est ni l’adresse ni le réseau d’un proxy. Donnez à --proxy une adresse comme 10.0.0.5, ou un réseau comme 10.0.0.0/24.
refused-no-port = Le serveur n’a pas pu écouter sur { $address }. Tourne-t-il déjà ? Choisissez un autre port avec --port.
refused-no-pages = Les pages ne sont pas encore construites. Lancez : make web
refused-key-told = Quelqu’un a le journal de cette partie en cours et pourrait connaître les dés à venir. Personne d’autre ne peut s’y joindre.
web-replay = Revoir la partie
web-step = Étape { $step } sur { $steps }
web-eyes = Vu par
web-eyes-all = Tout le monde
web-earlier = Avant
web-later = Après
web-autoplay = Lecture
web-stop = Arrêter
web-pace = Vitesse
web-to-table = Aller à la table
web-replay-parted = Les règles ont changé depuis. Cette partie se revoit jusqu’à l’étape { $step } ; ensuite, on n’en voit plus que la fin.
web-replay-keys = Les flèches avancent pas à pas, la barre d’espace lance la lecture.
web-curtain = Passez l’écran à { $name }
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
web-key-option = Choisir l’option de cette touche
web-key-arrows = Passer d’une option à l’autre
web-key-enter = Choisir l’option active
web-key-tab = Passer à l’élément suivant de la page
web-key-undo = Annuler votre dernier choix
web-key-why = Pourquoi ? Montrer la règle derrière la question
web-key-rules = Ouvrir ou fermer le livret de règles
web-key-escape = Fermer le panneau ouvert
web-key-help = Montrer ces touches
web-rules-found = { $count ->
        [0] aucune règle
        [one] { $count } règle
       *[other] { $count } règles
    }
web-rules-text = Règles
web-clock-move = Temps pour ce choix
web-clock-game = Temps pour la partie
web-share = Partager
web-invite-bot = Quiconque vient joue à la place du robot.
web-watch-link = Lien pour regarder
web-watch-help = Ce lien montre la table, sans les secrets. Ouvrez-le sur un grand écran et chacun joue sur son téléphone.
web-phones-help = Chacun scanne le code de sa place avec son téléphone ; ouvrez le lien pour regarder sur le grand écran.
web-map = Le plan
web-nearer = Zoom avant (+)
web-farther = Zoom arrière (−)
web-fit = Tout voir (0)
web-lay-here = Poser { $tile } ici : { $turn }
web-turn-tile = Tourner la tuile
web-who-plays = Qui joue
web-name-of = Nom à la place { $seat }
web-variants = Variantes
web-setup-more = Ajouter : { $item }
web-setup-less = Retirer : { $item }
web-clocks = Pendules
web-clock-away = Délai pour revenir à votre tour
web-clock-none = sans limite
web-clock-way = Quand le temps est écoulé
web-clock-way-bot = un robot joue en attendant le retour
web-clock-way-default = le choix habituel est fait une fois
web-clock-stand-in = Qui joue pour les absents
web-clock-stand-in-steady = les choix habituels
web-clock-help = Sans pendule, la table attend tout le monde.
web-seconds = { $count } secondes
web-minutes-long = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-hours = { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
web-days = { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
web-table-itself = La table
web-table-name = Nom de la table
web-public-help = La table est affichée ici ; tout le monde peut prendre une place libre ou regarder.
web-real-dice = Vrais dés
web-real-dice-help = Lancez vos propres dés et dites à la table ce qu’ils montrent.
web-tray = Piste de dés
web-you = vous
web-side-0 = nord :
web-side-1 = est :
web-side-2 = sud :
web-side-3 = ouest :
web-die-use = Utiliser : { $face }
web-hit = Touche : { $hit }
web-block-help = Pour parer, glissez un dé sur une touche, ou cliquez les deux.
web-poll = Aider ou saboter
web-poll-waits = { $name } n’a pas encore répondu.
web-trade-nothing = Rien de proposé
web-more = Plus ({ $count })
web-withdraw = Retirer la demande
web-stood-in = Un robot joue pour { $names } : le temps était écoulé.
web-back = Me revoilà
web-recovery = Changer d’appareil
web-recovery-link = Lien pour l’autre appareil
web-recovery-help = Ouvrez ce lien sur l’autre appareil, ou scannez-y le code. Il sert une fois, pendant une semaine, et donne à cet appareil toutes vos places : ne le montrez à personne d’autre. Cet appareil-ci les garde aussi.
web-recovered = Vos tables sont maintenant sur cet appareil.
web-recovery-worthless = Ce lien a déjà servi ou a plus d’une semaine. Faites-en un nouveau sur l’appareil qui a vos tables.
web-bring-in = Importer une partie
web-this-table = Cette table
web-log = La partie en fichier
web-log-help = Le fichier contient chaque coup et chaque dé. Avec lui, tout le monde peut revoir la partie ou vérifier les dés, ici ou dans le terminal.
web-log-later = Quand la partie sera finie, tout le monde pourra l’enregistrer dans un fichier.
web-log-save = Enregistrer le fichier
web-log-sure = Le fichier d’une partie en cours révèle les dés à venir : personne d’autre ne pourrait plus rejoindre cette table. L’enregistrer ?
web-clear = Supprimer la table
web-clear-help = La partie, ses places et toute la discussion disparaissent pour de bon.
web-clear-sure = Supprimer cette table pour de bon ?
web-clearing = L’hôte demande à supprimer cette table pour de bon.
web-clearing-mine = Vous demandez à supprimer cette table.
web-clearing-silent = Pas encore d’accord : { $names }.
web-clearing-agreed = Tout le monde est d’accord.
web-clearing-declined = { $name } refuse la suppression de cette table.
web-clear-others = Les autres doivent d’abord accepter, sauf après une semaine d’absence.
web-clear-ask = Demander aux autres
web-alerts = Alertes de tour
web-alerts-help = Quand c’est à vous et que vous n’êtes pas là, le serveur appelle cette adresse, par exemple le webhook entrant d’un salon de discussion. Une nouvelle adresse remplace l’ancienne.
web-alerts-url = Adresse à appeler
web-alerts-on = M’appeler là
web-alerts-off = Ne plus m’appeler
web-alerts-set = Les alertes vont désormais à cette adresse.
web-alerts-ended = Les alertes sont coupées.
web-alerts-are-on = Les alertes sont activées.
web-alerts-secret = Le secret qui signe les appels, montré seulement maintenant :
refused-unreachable = Le serveur ne répond pas. Réessayez bientôt.

## Les lancers de la page : la Cible vue d’en haut, la main, les gens autour d’un vrai plateau.

web-target-first = La Cible vue d’en haut : des anneaux, de 1 au bord à 10 au centre, avec des trous.
web-target-catacombs = La Cible vue d’en haut : huit quartiers de trois parties, 10 au centre, avec des trous et des os.
web-target-raised = Elle est surélevée sur son socle.
web-target-webs = { $count ->
        [one] Une toile couvre { $count } trou.
       *[other] Des toiles couvrent { $count } trous.
    }
web-target-template = Gabarit posé dessus : { $template }.
web-target-die = { $die } : { $place }{ $symbol ->
        [up] , symbole visible
       *[none] {""}
    }.
web-die-thrown = Le dé lancé
web-die-numbered = Dé { $number }
web-throw-of = Lancer : { $name }
web-bounces = { $count ->
        [0] aucun rebond
        [one] { $count } rebond
       *[other] { $count } rebonds
    }
web-symbol-up = symbole visible
web-symbol-not-up = pas de symbole
web-throw-again = Revoir
web-throw-slowly = Au ralenti
web-target-slow = La table s’affiche lentement ici.
web-target-slow-flat = L’afficher à plat
web-target-slow-keep = Laisser ainsi
web-counted-miss = Sa place, comptée
web-counted-hit = Comment on a compté
web-counted-corners = La zone sous le plus grand nombre de coins du dé compte ; à égalité, la plus basse.
web-counted-corners-part = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
web-counted-share = La zone sous la plus grande partie du dé compte ; dans le doute, la plus basse.
web-counted-share-part = { $count } %
web-counted-nowhere = Aucune partie n’est au-dessus de la Cible.
web-why-miss = Pourquoi un échec ?
web-hand = Votre main avec le dé
web-hand-help = Appuyez, lancez vers le haut et relâchez. Ou visez avec les flèches : gauche et droite pour la direction, haut et bas pour la force ; Entrée lance.
web-walk = Autour de la table
web-walk-left = Marcher vers la gauche
web-walk-right = Marcher vers la droite
web-place-box = Déplacer la boîte : glissez-la ou prenez les flèches ; Page préc. et suiv. la tournent
web-place-card = Déplacer la carte : glissez-la ou prenez les flèches ; Page préc. et suiv. la tournent
web-how = Comment on le lance
web-practice-it = L’essayer dans la salle d’entraînement
fumble-fell = Il est tombé. Essayez encore.
fumble-slipped = Il a glissé. Essayez encore.
fumble-passed-by = Raté, on vous le renvoie !
fumble-swings-back = Il repart en arrière : lâchez-le quand il avance.
fumble-leg-down = La jambe est retombée. Essayez encore.
fumble-not-up = La jambe n’est pas encore levée.
fumble-eyes-open = Vous avez rouvert les yeux. Essayez encore.
web-throw-how = Appuyez sur le dé, lancez-le vers le haut et relâchez. Il doit d’abord rebondir sur la table.
web-toss-how = En deux temps : lancez le dé en l’air d’un geste, puis soufflez pendant qu’il vole.
web-blow-how = Il est en l’air. Soufflez !
web-throw-for-me = Lancer pour moi
web-throw-timed = Avec une touche
web-throw-typed = En chiffres
timing-direction = Direction
timing-strength = Force
timing-loft = Hauteur
timing-start = Lancer les curseurs
timing-stop-direction = Stop : direction
timing-stop-strength = Stop : force
timing-stop-loft = Stop et lancer
timing-pace = Vitesse des curseurs
timing-usual = Normale
timing-slow = Lente
timing-how = Trois appuis sur une touche, un bouton ou un contacteur : direction, force, hauteur. Au milieu, c’est le lancer normal.
timing-direction-at = { $side ->
        [none] Direction : tout droit
        [less] Direction : { $amount }° à gauche
       *[more] Direction : { $amount }° à droite
    }
timing-strength-at = Force : { $amount } %
timing-loft-at = { $side ->
        [none] Hauteur : normale
        [less] Hauteur : { $amount }° plus bas
       *[more] Hauteur : { $amount }° plus haut
    }
aim-typed-direction = Degrés vers la droite
aim-typed-strength = Force en pour cent
aim-typed-loft = Degrés vers le haut
web-told-bounces = { $count ->
        [0] pas de rebond
        [one] { $count } rebond
       *[other] { $count } rebonds
    }
web-told-over = roule sur { $places }
web-told-rests = s’arrête { $place }
web-throw-toss = Lancer en l’air
web-throw-blow = Souffler
web-aim = Direction
web-strength = Force
web-help-wanted = { $name } a besoin de votre main
web-help-awaited = On attend un coup de main : { $name }
web-help-left = Temps restant
web-help-pass = { $name } attend le dé. Passez-le dans la main ouverte.
web-help-palm = { $name } lance depuis votre paume. Tendez-la.
web-help-height = Hauteur
web-help-stiffness = Raideur
web-pass = Passer le dé
web-lend = Tendre la main
web-see-steps = Ce que vous avez vu
web-see-tap = Touchez la Cible là où est le dé, ou choisissez :
web-see-list = Sur la Cible
web-see-line = Sur la ligne
web-see-both = { $one } ou { $other } : la plus basse compte.
web-see-send = C’était comme ça
web-see-claim = Demander l’arbitrage
web-seen-as = Vu : { $sight }.
web-seen-by = { $name } dit :
web-seen-awaits = On attend l’arbitrage : { $name }
web-yes = Oui
web-no = Non
web-correct = Corriger
web-way = Votre façon de lancer
web-way-physics = À l’écran
web-way-companion = Sur un vrai plateau
web-way-steady = Par adresse : sûre
web-way-average = Par adresse : moyenne
web-way-clumsy = Par adresse : maladroite

## Accueil, nouvelle table, livrets de règles, réglages

web-tagline = Tous les donjons, une table
web-home-link = Undercroft, accueil
web-join = Rejoindre avec un code
web-join-help = Collez le lien reçu, ou tapez le code d’une table.
web-join-go = Y aller
web-join-nowhere = Cela ne mène nulle part ici. Vérifiez le lien ou le code.
web-settings = Réglages
web-your-name = Votre nom
web-auto-roll = Lancer tout seul
web-auto-roll-help = Vos dés tombent aussitôt, sans appuyer sur Lancer.
web-single-keys-help = 1 choisit la première option, U annule, R ouvre les règles.
web-sound = Sons
web-volume = Volume
web-calls = M’appeler quand c’est à moi
web-calls-default = Une notification quand vous regardez ailleurs. Le navigateur vous demandera d’abord.
web-calls-granted = Une notification quand cette page est ouverte et que vous regardez ailleurs.
web-calls-denied = Votre navigateur bloque les notifications de cette page. Autorisez-les d’abord.
web-calls-missing = Ce navigateur ne peut pas montrer de notifications de cette page.
web-target = Table des lancers
web-target-auto = selon la machine
web-target-fine = en relief, fine
web-target-quick = en relief, rapide
web-target-flat = à plat
web-plain = Vue sobre
web-plain-help = Fonds unis et sans lueurs : plus léger pour les petites machines et les yeux.
web-minutes-short = { $high } min
web-go-on = Continuer
web-look-in = Jeter un œil
web-resume = Reprendre
web-look = Voir
web-result = Résultat
web-clock-left = pendule : encore { $time }
web-stands-turn = À vous
web-stands-on = En cours
web-stands-open = { $free ->
        [one] { $free } place libre
       *[other] { $free } places libres
    }
web-stands-won = { $score ->
        [none] Gagné
       *[other] Gagné avec { $score }
    }
web-stands-shared = { $score ->
        [none] Victoire partagée
       *[other] Victoire partagée, { $score }
    }
web-stands-ahead = { $ahead } d’avance
web-stands-lost = Victoire : { $names }
web-stands-score = vous aviez { $score }
web-stands-fell = Victoire du donjon
web-stands-over = Victoire : { $names }
web-won-of = { $won ->
        [one] { $won } victoire
       *[other] { $won } victoires
    } sur { $played }
web-all-tables = Toutes ({ $count })
web-fewer = Moins
web-elsewhere = Autres appareils et fichiers
web-begin-alone = En solo :
web-begin-alone-help = choisissez une porte et jouez, avec des robots pour compagnie.
web-begin-friends = Entre amis :
web-begin-friends-help = choisissez Options, gardez une place sur invitation et envoyez le lien.
web-begin-screen = Autour d’un écran :
web-begin-screen-help = chacun prend une place ici, ou joue sur son téléphone.
web-best-with = { $low ->
        [one] idéal jusqu’à { $high }
       *[other] idéal de { $low } à { $high }
    }
web-bot-plays = Comment joue le robot
web-seat-human = Ici
web-seat-bot = Robot
web-seat-open-help = Vous aurez un lien à envoyer.
web-count-human = { $count ->
        [one] { $count } personne ici
       *[other] { $count } personnes ici
    }
web-count-open = { $count } par lien
web-count-bot = { $count ->
        [one] { $count } robot
       *[other] { $count } robots
    }
web-count-changed = { $count ->
        [one] { $count } réglage changé
       *[other] { $count } réglages changés
    }
web-with-clock = avec pendule
web-less = Moins : { $what }
web-more-of = Plus : { $what }
web-play-this = Jouer à ce jeu
web-rulebooks = Livrets de règles
web-rules-whole = Ouvrir tout le livret
web-contents = Sommaire
web-invited-by = { $host } vous invite : { $game }
web-invited = Invitation : { $game }
web-invited-bot = Un robot joue { $name }. Prenez la place et continuez.
web-wait-count = { $count ->
        [one] On attend encore { $count } personne
       *[other] On attend encore { $count } personnes
    }
web-reach-network = Ces liens prennent l’adresse où les autres trouvent ce serveur : { $address }
web-reach-nobody = Attention : seul cet ordinateur peut ouvrir ces liens. Pour laisser entrer les autres, lancez le serveur avec
web-gallery = Ce que vous croiserez
gallery-adventurer = Aventuriers
gallery-hero = Héros
gallery-ability = Pouvoirs
gallery-monster = Monstres
gallery-boss = Boss
gallery-stranger = Inconnus
gallery-trap = Pièges
gallery-treasure = Trésors
gallery-artifact = Artefacts
gallery-tile = Tuiles
gallery-class = Héros
gallery-minion = Sbires
gallery-prize = Butins
gallery-item = Objets magiques
gallery-spell = Sorts
gallery-action = Cartes Action
web-invitation-worthless = Cette invitation a déjà servi ou a été remplacée. Demandez-en une autre.

## La salle d’entraînement

web-throwing = Lancer des dés
practice-title = Salle d’entraînement
practice-tagline = Lancez n’importe quel dé, sans partie.
practice-board = Cible
practice-board-first = Anneaux
practice-board-catacombs = Quartiers
practice-die = Dé
practice-die-d6 = 6 faces
practice-die-d12 = 12 faces
practice-die-pendulum = Dé-pendule
practice-die-coin = Pièce du destin
practice-die-compass = Boussole
practice-die-treasure = Trésor
practice-die-backstab = Coup bas
practice-special = Lancer spécial
practice-plain = Aucun : lancer simple
practice-specials = Lancers spéciaux
practice-specials-help = Choisissez-en un, ou deux qui vont ensemble.
practice-box-first = Dungeon Fighter
practice-box-catacombs = Catacombs of Gloomy Ghosts
practice-go = À vous de lancer
practice-hopeless = Presque personne n’y arrive. Surprenez-nous.
practice-own = Votre main
practice-you = Vous
practice-throws = Lancers
practice-bullseyes = Dans le mille
practice-streak = Réussites de suite
practice-longest = Meilleure série
practice-rate = Part de réussites
practice-percent = { $share } %
practice-hand-steady = Sûre
practice-hand-average = Moyenne
practice-hand-clumsy = Maladroite
practice-more = { $count ->
        [one] Encore { $count } lancer, et vous saurez quelles mains vous battez.
       *[other] Encore { $count } lancers, et vous saurez quelles mains vous battez.
    }
practice-beaten = { $hand ->
        [steady] Vous battez même la main sûre. Qui vous a appris ça ?
        [average] Vous battez la main moyenne. Reste la main sûre.
        [clumsy] Vous battez la main maladroite. Reste la main moyenne.
       *[none] La main maladroite est encore devant. Elle s’est entraînée.
    }
practice-heat = Où vos dés se sont arrêtés : { $throws ->
        [0] aucun lancer
        [one] { $throws } lancer
       *[other] { $throws } lancers
    }, { $hits ->
        [0] aucune réussite
        [one] { $hits } réussite
       *[other] { $hits } réussites
    }, { $bullseyes ->
        [0] rien dans le mille
        [one] { $bullseyes } dans le mille
       *[other] { $bullseyes } dans le mille
    }.
practice-forget = Repartir de zéro
practice-forget-sure = Vos lancers de ce genre seront oubliés dans ce navigateur, pour de bon.
pair-both = Ne va pas avec { $other } : impossible de faire les deux à la fois.
pair-launch = Ne va pas avec { $other } : les deux font partir le dé.
pair-flip = Ne va pas avec { $other } : faire sauter un Gabarit est un lancer à part.
pair-die = Ne va pas avec { $other } : chacun a son propre dé.
pair-full = Pas plus de { $count } à la fois. Retirez-en un d’abord.
pair-hopeless = Presque personne n’a jamais réussi les deux ensemble.

## Le défi du jour

daily-title = Défi du jour
daily-tagline = Cinq lancers, les mêmes pour tout le monde.
daily-of = Cinq lancers pour le { $date }
daily-plain = Lancer simple
daily-twice = Un lancer spécial compte double
daily-total = Points
daily-begin = Commencer
daily-again = Réessayer
daily-done = { $points ->
        [0] Pas un seul point. Il faut du talent.
        [one] { $points } point aujourd’hui !
       *[other] { $points } points aujourd’hui !
    }
daily-name = Votre nom
daily-enter = Inscrire
daily-standings = Les meilleurs sur ce serveur
daily-nobody = Personne encore. La table est à vous.

## Des Cibles sur papier

print-title = Cibles et Gabarits
print-tagline = Les deux Cibles et tous les Gabarits, en taille réelle (PDF).
print-scale = Imprimez à 100 % (« taille réelle »), jamais « ajuster à la page ».
print-ruler = Mesurez ensuite la règle au bas d’une feuille : elle doit faire 100 mm.
print-glue = Collez chaque feuille sur la ligne en pointillé de la précédente, sur du carton.
print-holes = Découpez les trous et surélevez un peu la Cible, pour qu’un dé puisse y tomber.
print-cut = découper
print-sheet = { $name } : feuille { $at } sur { $all } (rangée { $row }, colonne { $column })
print-templates = Gabarits
print-length = Cela fait-il { $length } mm ?
cli-board-pdf = Écrire les Cibles et Gabarits à imprimer, en PDF à taille réelle.
cli-board-paper = Le papier du PDF : a4 ou letter.
refused-no-target = On ne lance sur aucune Cible dans { $game }.
refused-few-heroes = Ces boîtes ont { $heroes } Héros, et il en faut { $wanted }. Prenez les Héros des deux boîtes.

## Un lancer à partager

throw-title = Un lancer à voir
throw-share = Partager
throw-share-title = Montrez-le à tout le monde
throw-link = Un lien qui rejoue ce lancer
throw-video = Enregistrer en vidéo
throw-recording = Enregistrement…
throw-file = lancer
throw-better = Ferez-vous mieux ?
throw-better-help = La même Cible, le même dé, le même lancer spécial. Le lien reste longtemps valable.
throw-try = À vous d’essayer
