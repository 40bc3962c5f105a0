game-dungeon = Dungeon!
    .tagline = Six niveaux, un seul retour.
    .about = Courez à travers six niveaux sous le château Darkpain, rapportez vos trésors et battez Magaroth, dont il faut deviner les sorts.
    .story = Ce qui était scellé sous le château Darkpain est de nouveau libre, et le village de Thatchum l’entend la nuit. Au-delà, c’est toute la Mondovie. Six niveaux descendent vers le trésor de Magaroth Darkpain. Emportez-en assez pour le faire sortir, affrontez-le dans le Grand Hall, et devinez ce qu’il va lancer avant qu’il ne le lance.
primer-1 = Réunissez l’or que demande votre classe, rapportez-le au Grand Hall et battez-y Magaroth. La première personne à y parvenir gagne.
primer-2 = À votre tour : avancez, faites une action, ramassez, reposez-vous. Les cases possibles s’éclairent, avec leur coût.
primer-3 = Une porte cache un monstre et son butin. Lancez 2 dés : atteignez le seuil de votre classe, et le butin est à vous.
primer-4 = Si vous échouez, le monstre riposte : vous pouvez perdre des trésors, reculer, perdre un tour ou vous réveiller dans le Grand Hall.
primer-5 = Un monstre rencontré et non vaincu rejoint les avis de recherche. Chacun donne un point de vie à Magaroth.
primer-6 = Face à Magaroth, devinez son sort. Juste : un double le frappe. Faux : il prend un de vos trésors. Prévoyez-en d’avance.
setup-mode = Mode
    .help = Chacun pour soi, ou tous du même côté.
setup-mode-race = Course
setup-mode-team = Équipe
setup-wandering = Monstres errants
    .help = Après un tour, un monstre peut attaquer le héros le plus fort de son niveau.
setup-wandering-pace = Rythme des errants
    .help = Jet de monstres errants après chaque tour de jeu, ou une fois par manche.
setup-wandering-pace-turn = Chaque tour
setup-wandering-pace-round = Chaque manche
setup-chamber-cards = Cartes Chambre
    .help = Une carte des Larmes chromatiques attend dans chaque chambre.
setup-underdungeon = Bas-Donjon
    .help = Les morts reviennent en vils sbires. Les combats tuent. En course seulement.
setup-deadly = Combats mortels
    .help = Une riposte de 12 tue.
setup-banking = Banque
    .help = Au repos, mettez des trésors en banque : à l’abri, mais sans effet.
setup-peaceful-hall = Hall paisible
    .help = Pas de combat entre aventuriers dans le Grand Hall.
setup-quick-victory = Victoire rapide
    .help = L’objectif compte au début de l’assaut, pas à la fin.
setup-tempered-boss = Boss tempéré
    .help = Magaroth a 3 points de vie au plus.
roll-d6 = Lancez { $count } dés et tapez leurs faces ({ $symbols }).
roll-d3 = Lancez { $count } dé à trois faces et tapez sa face ({ $symbols }).
verdict-race-won = { $winner } a rapporté le trésor et battu Magaroth Darkpain.
verdict-team-won = Magaroth Darkpain est vaincu. Vous gagnez tous ensemble.
verdict-solo-won = Magaroth Darkpain est vaincu. Vous gagnez.
verdict-heroes-fell = Il ne reste personne. Le donjon l’emporte.
verdict-minions = Il ne reste personne. Le donjon et ses sbires l’emportent : { $winner }.
verdict-doom = La Fatalité a atteint le crâne. Le donjon l’emporte.
verdict-too-late = Trop tard : après 100 manches, le donjon l’emporte.
ask-dg-setup-15 = Quelle classe jouez-vous ?
ask-dg-cast-01 = Quel sort prenez-vous ?
ask-dg-cast-03 = Quel sort revient ?
ask-dg-cast-04 = Quel sort prenez-vous ?
ask-dg-solo-01 = Qui agit maintenant ?
ask-dg-actioncard-08 = Retirer un jeton Tour perdu ?
ask-dg-move-01 = Où allez-vous ?
ask-dg-teleport-02 = Téléportation : vers où ?
ask-dg-ruling-07 = Que faites-vous ?
ask-dg-encounter-02 = Comment attaquez-vous ?
ask-dg-ruling-24 = Pas assez. Ajouter quelque chose ?
ask-dg-actioncard-06 = Ajouter votre Bénédiction à ce jet ?
ask-dg-actioncard-09 = Relancer l’attaque ?
ask-dg-rogue-01 = Détruire le monstre ?
ask-dg-teleport-04 = L’attaque échoue. Vous échapper ?
ask-dg-ruling-40 = Le monstre riposte. Vous défendre ?
ask-dg-ruling-27 = Quel trésor laissez-vous tomber ?
ask-dg-ruling-23 = Où reculez-vous ?
ask-dg-ruling-30 = Que ramassez-vous ?
ask-dg-actioncard-04 = Quel trésor chipez-vous ?
ask-dg-ruling-44 = Repos. Que récupérez-vous ?
ask-dg-item-03 = Quelle salle observez-vous ?
ask-dg-cast-08 = Encore un sort ?
ask-dg-cast-10 = La porte est ouverte. Quel sort ?
ask-dg-wizard-03 = Quel jeton près de vous ?
ask-dg-wizard-02 = L’échanger contre quel jeton ?
ask-dg-duel-02 = Ajouter à votre jet ?
ask-dg-duel-04 = Victoire. Quel trésor prenez-vous ?
ask-dg-duel-07 = Quel sort lancez-vous ?
ask-dg-chambercard-04 = Quelle carte perdez-vous ?
ask-dg-minion-02 = Dans quelle chambre surgissez-vous ?
ask-dg-minion-03 = Où rôdez-vous ?
ask-dg-minion-06 = Attaquer ?
ask-dg-boss-04 = Quel sort Magaroth va-t-il lancer ?
ask-dg-boss-10 = Pas de double. Relancer ?
ask-dg-assault-09 = Raté. Quel trésor prend-il ?
option-done = Terminer
option-stay = Rester ici
option-pass = Ne rien faire
option-accept = Accepter le résultat
option-strike = Attaquer
option-encounter = Affronter le monstre
option-scry = Consulter la Boule
option-swap-tokens = Échanger deux jetons
option-start-assault = Affronter Magaroth
option-take-all = Tout prendre
option-reroll = Relancer
option-close-door = Refermer la porte
option-take-class = Jouer : { $hero }
option-act-first = Agir : { $hero }
option-take-spell = Prendre : { $spell }
option-cast = Lancer : { $spell }
option-use = Utiliser : { $deed }
option-regain = Récupérer : { $deed }
option-forget = Perdre : { $card }
option-drop = Laisser : { $treasure }
    .told = { option-drop } ({ $gold } po)
option-take = Prendre : { $treasure }
    .told = { option-take } ({ $gold } po)
option-rob = Prendre : { $treasure }
    .told = { option-rob } ({ $gold } po)
option-bank = Mettre en banque : { $treasure }
    .told = { option-bank } ({ $gold } po)
option-guess = Deviner : { $spell }
option-move = Aller : { $place }
option-look = Sonder : { $place }
option-scry-room = Voir : { $place }
option-open-door = Lancer vers : { $place }
option-retreat = Reculer : { $place }
option-arrive = Surgir : { $place }
option-pick-level = Choisir le niveau { $level }
option-search = Chercher la porte { $door_number }
option-pick-token = Choisir le jeton { $token }
option-attack = Attaquer : { $rival }
option-hex = Ensorceler : { $rival }
option-hunt = Attaquer : { $rival }
option-free = Libérer : { $rival }
event-start-rolled = { $seat } fait { $total } au jet de départ.
event-starter-found = { $seat } commence.
event-class-taken = { $hero } fait son entrée dans le Grand Hall.
event-spells-counted = { $hero } a { $count } sorts.
event-spell-taken = { $hero } prend : { $spell }.
event-turn-began = { $hero } joue son tour.
event-turn-lost = { $left ->
        [0] { $hero } perd un tour.
        [one] { $hero } perd un tour, et { $left } autre ensuite.
       *[other] { $hero } perd un tour, et { $left } autres ensuite.
    }
event-hero-freed = { $own ->
        [1] { $hero } prie et rend un jeton Tour perdu.
       *[0] { $hero } retire un jeton Tour perdu à { $rival }.
    }
event-steps-rolled = { $hero } peut avancer de { $steps } cases.
event-deed-used = { $hero } utilise : { $deed }.
event-hero-moved = { $hero } avance : { $place }.
event-hero-teleported = { $hero } disparaît et surgit ailleurs : { $place }.
event-secret-door-found = { $hero } fait { $dice } et trouve la porte secrète.
event-secret-door-missed = { $hero } fait { $dice } et ne trouve rien.
event-doors-mapped = { $hero } connaît maintenant les portes secrètes du niveau { $level }.
event-room-sensed = { $hero } observe de loin : { $place }.
event-monster-seen = Vous voyez : { $foe } ({ $place }).
event-prize-seen = Vous voyez : { $treasure } ({ $place }).
event-monster-revealed = { $hero } tombe sur : { $foe }.
event-prize-revealed = Le butin : { $treasure }.
event-cage-fell = Une cage tombe sur { $hero } !
event-cage-opened = { $hero } ouvre la cage avec une clé d’argent.
event-tear-revealed = { $hero } retourne : { $card }.
event-monster-burned = Réduit en cendres, sans combat : { $foe }.
event-card-forgotten = { $hero } perd une carte.
event-hero-washed-back = Une vague repousse { $hero }.
event-attack-rolled = { $hero } attaque ({ $foe }) : { $dice }, { $total } en tout, seuil { $needs }.
event-spell-rolled = { $hero } lance un sort ({ $spell }, { $foe }) : { $dice }, { $total } en tout, seuil { $needs }.
event-attack-raised = { $hero } passe à { $total } ({ $deed }).
event-monster-defeated = { $guard ->
        [1] { $hero } terrasse { $foe }, qui gardait la Pierre d’ombre !
       *[0] { $hero } terrasse : { $foe }.
    }
event-monster-attacked = { $hero } subit la riposte ({ $foe }) : { $dice }, { $total } en tout. { $tier ->
        [miss] Esquive
        [stunned] Choc
        [hurt] Blessure
        [serious] Blessure grave
       *[killed] Mort
    }.
event-result-softened = { $hero } se défend ({ $deed }). Résultat : { $tier ->
        [miss] Esquive
        [stunned] Choc
        [hurt] Blessure
        [serious] Blessure grave
       *[killed] Mort
    }.
event-hero-fled = { $hero } prend la fuite ({ $foe }).
event-hero-retreated = { $hero } recule : { $place }.
event-hero-sent-home = { $hero_gender ->
        [feminine] { $hero } est ramenée au Grand Hall.
       *[masculine] { $hero } est ramené au Grand Hall.
    }
event-turn-token-taken = { $hero } prend un jeton Tour perdu.
event-treasure-dropped = { $hero } laisse tomber : { $treasure }.
event-treasure-taken = { $hero } prend : { $treasure }, { $gold } po.
event-treasure-banked = { $hero } met en banque : { $treasure }.
event-treasure-robbed = { $hero } prend à { $rival } : { $treasure }, { $gold } po.
event-treasure-lost = Magaroth prend à { $hero } : { $treasure }.
event-token-placed = Avis de recherche n° { $token } : { $foe }.
event-tokens-swapped = { $hero } échange les places : { $foe }, { $card }.
event-site-cleared = Nettoyage : { $place }.
event-spells-regained = { $hero } se repose et récupère { $count } sorts.
event-deed-regained = { $hero } se repose et récupère : { $deed }.
event-duel-rolled = { $hero } attaque { $rival } : { $total } ({ $dice }) contre { $rival_total } ({ $rival_dice }).
event-duel-won = { $hero } l’emporte sur { $rival }.
event-duel-tied = { $hero } et { $rival } font jeu égal.
event-hex-rolled = { $hero } lance un sort à { $rival } ({ $spell }) : { $dice }, seuil { $needs }.
event-hero-killed = { $hero_gender ->
        [feminine] { $hero } est tuée !
       *[masculine] { $hero } est tué !
    }
event-hero-entered = { $hero } rejoint la chasse.
event-minion-rose = De retour d’entre les morts : { $hero } surgit ({ $place }).
event-minion-slain = { $hero } abat : { $rival }.
event-player-out = Trois pierres tombales : { $seat } quitte la partie.
event-wandering-rolled = { $hero } fait { $total } pour les monstres errants.
event-wanderer-came = Un monstre erre au niveau { $level } et attaque { $hero } : { $foe }.
event-assault-began = { $life ->
        [one] { $hero } affronte Magaroth : { $life } point de vie, { $dice } dés pour frapper.
       *[other] { $hero } affronte Magaroth : { $life } points de vie, { $dice } dés pour frapper.
    }
event-goal-waived = Plus aucun trésor ne mène à un objectif. { $hero } s’en passe.
event-spell-guessed = { $hero } mise sur : { $guess }. Magaroth lance : { $spell }.
event-strike-rolled = { $hero } frappe : { $dice }.
event-boss-struck = { $life ->
        [0] Un double ! Magaroth n’a plus de points de vie.
        [one] Un double ! Il reste { $life } point de vie à Magaroth.
       *[other] Un double ! Il reste { $life } points de vie à Magaroth.
    }
event-boss-beaten = { $hero } vient à bout de Magaroth Darkpain !
event-boss-endured = Magaroth a gagné. Il se rétablit entièrement.
event-threat-grew = Un jeton Menace rejoint la boîte. Elle en contient { $threats }.
event-threat-rolled = Jet de Menace : { $die }, contre { $threats } dans la boîte.
event-doom-advanced = La Fatalité avance : { $doom } sur { $steps }.
event-dungeon-won = Le donjon l’emporte.
event-game-won = { $together ->
        [1] Les héros gagnent !
       *[0] { $hero } gagne !
    }

## Les classes

class-rogue = Roublarde
    .text = Vive et discrète. Abat un monstre à coup sûr, une fois.
    .gender = feminine
class-cleric = Clerc
    .text = Repousse les morts et encaisse le pire, deux fois.
class-fighter = Guerrier
    .text = Lance 3 dés et compte les 2 meilleurs. Aime les épées.
class-wizard = Mage
    .text = Lance ses sorts depuis le seuil. Maladroit au couteau.
class-dwarf = Naine
    .text = Trouve les portes, se rit des cages et pille les chambres.
    .gender = feminine
class-elf = Elfe
    .text = L’œil vif, la lame aussi, et quelques sorts en poche.
    .gender = feminine
class-halfling = Halfelin
    .text = Six pierres, un bon petit déjeuner et le plus petit objectif.

## Ce qu’une classe sait toujours faire

gift-seven-league-slippers = Chaussons de sept lieues
    .text = Avancez de 1d6 + 4 cases au plus.
gift-swordmasters-of-khazan = Maîtres d’armes de Khazan
    .text = Lancez 3 dés pour attaquer ; les 2 meilleurs comptent.
gift-heartseeking-everbleeder = Saigneuse éternelle Perce-Cœur
    .text = Dans votre main, une Épée magique donne +2.
    .gender = feminine
gift-teleport-of-panther-gloomwalker = Téléportation de Panther Gloomwalker
    .text = Action : dépensez Téléportation et échangez 2 jetons Numéro, dont un voisin.
    .gender = feminine
gift-ancient-knowledge = Savoir ancestral
    .text = Lancez 2 dés pour trouver une porte secrète et gardez-en un.
gift-treasures-of-tardos = Trésors de Tardos
    .text = Piochez 1 carte Butin par monstre de chambre terrassé.
gift-silver-key = Clé d’argent
    .text = Les pièges à cage ne vous font rien.
    .gender = feminine

## Ce qu’une classe sait faire tant de fois par partie

feat-wavy-bladed-dagger = Dague flamboyante
    .text = Une fois par partie, après les dés : détruisez le monstre.
    .gender = feminine
feat-invoke-valerians-hand = Invoquer la Main de Valerian
    .text = Deux fois par partie : une riposte devient une Esquive.
feat-spellbook-of-darthon = Grimoire de Darthon
    .text = Une fois par partie, à votre tour : retrouvez tous vos sorts.
feat-nothing-a-good-breakfast-wouldnt-fix = Rien qu’un bon petit déjeuner ne répare
    .text = Une fois par partie : une riposte baisse d’un cran.
feat-slingshot-of-snake-pipe-hollow = Fronde de Snake Pipe Hollow
    .text = 6 pierres par partie : chacune ajoute +1, même après les dés.
    .gender = feminine

## Les cartes Action

action-hide-in-shadows = Se fondre dans l’ombre
    .text = Après une attaque ratée : reculez de 1 case, sans riposte.
action-backstab = Coup dans le dos
    .text = Après un jet d’attaque : +2.
action-silent-step = Pas de loup
    .text = Au début du déplacement : aucun monstre ne vous arrête ce tour-ci.
action-light-fingers = Doigts agiles
    .text = À la collecte : prenez 1 trésor ici ou juste à côté, même gardé.
action-turn-undead = Repousser les morts-vivants
    .text = Avant d’attaquer un mort-vivant : +4.
action-blessing = Bénédiction
    .text = Après tout jet d’attaque sur votre case : +2.
    .gender = feminine
action-sanctuary = Sanctuaire
    .text = Après une riposte de 6 à 10 : c’est une Esquive.
action-healing-prayer = Prière de guérison
    .text = Au début de votre tour : retirez un jeton Tour perdu sur votre case.
    .gender = feminine
action-mighty-blow = Coup puissant
    .text = Après une attaque ratée : relancez tous les dés.
action-shield-wall = Mur de boucliers
    .text = Après une riposte : le résultat baisse d’un cran.
action-charge = Charge
    .text = Au début du déplacement : +3 cases.
    .gender = feminine
action-stand-fast = Tenir bon
    .text = Sur une Blessure : ni recul ni tour perdu. Le trésor tombe quand même.

## Les sorts

spell-fireball = Boule de feu
    .text = Lancez 2 dés contre le seuil Boule de feu du monstre.
    .gender = feminine
spell-lightning-bolt = Éclair
    .text = Lancez 2 dés contre le seuil Éclair du monstre.
spell-teleport = Téléportation
    .text = Allez dans un couloir ou une chambre nettoyée proche, ou fuyez-y.
    .gender = feminine

## Les objets spéciaux et la relique

item-magic-sword = Épée magique
    .text = +1 à vos jets d’attaque.
    .gender = feminine
item-esp-medallion = Médaillon de télépathie
    .text = Une fois par tour : regardez le monstre derrière une porte fermée.
item-crystal-ball = Boule de cristal
    .text = Action, sans avancer : regardez les deux cartes d’une salle.
    .gender = feminine
item-secret-entrance-card = Passage secret
    .text = Franchissez toute porte secrète sans lancer de dé.
item-magic-sword-1 = { item-magic-sword } (500 po)
    .text = { item-magic-sword.text }
    .gender = feminine
item-magic-sword-2 = { item-magic-sword } (750 po)
    .text = { item-magic-sword.text }
    .gender = feminine
item-magic-sword-3 = { item-magic-sword } (1 000 po)
    .text = { item-magic-sword.text }
    .gender = feminine
item-esp-medallion-1 = { item-esp-medallion } (250 po)
    .text = { item-esp-medallion.text }
item-esp-medallion-3 = { item-esp-medallion } (750 po)
    .text = { item-esp-medallion.text }
item-crystal-ball-2 = { item-crystal-ball } (750 po)
    .text = { item-crystal-ball.text }
    .gender = feminine
item-crystal-ball-4 = { item-crystal-ball } (1 500 po)
    .text = { item-crystal-ball.text }
    .gender = feminine
item-secret-entrance-card-1 = { item-secret-entrance-card } (250 po)
    .text = { item-secret-entrance-card.text }
item-secret-entrance-card-2 = { item-secret-entrance-card } (500 po)
    .text = { item-secret-entrance-card.text }
item-secret-entrance-card-3 = { item-secret-entrance-card } (750 po)
    .text = { item-secret-entrance-card.text }
relic-shadowstone-of-demogorgon = Pierre d’ombre de Demogorgon
    .text = Elle boit la lumière des torches et ne rend rien.
    .gender = feminine

## Les cartes Chambre : les Salles des larmes chromatiques

chamber-tear-of-mirth = Larme de joie
    .text = +1 à votre prochain jet d’attaque.
    .gender = feminine
chamber-tear-of-folly = Larme de folie
    .text = −1 à votre prochain jet d’attaque.
    .gender = feminine
chamber-tear-of-embers = Larme de braise
    .text = Le premier monstre d’ici brûle, sans trésor pour personne.
    .gender = feminine
chamber-tear-of-ash = Larme de cendre
    .text = Perdez 1 carte Sort ou Action de votre choix.
    .gender = feminine
chamber-tear-of-blood = Larme de sang
    .text = Les ripostes ont +1 ici tant que la chambre n’est pas nettoyée.
    .gender = feminine
chamber-tear-of-valor = Larme de vaillance
    .text = Les attaques ont +1 ici tant que la chambre n’est pas nettoyée.
    .gender = feminine
chamber-tear-of-kings = Larme des rois
    .text = Terrassez le dernier monstre d’ici pour piocher 1 carte Butin.
    .gender = feminine
chamber-tear-of-chains = Larme des chaînes
    .text = Le piège à cage tombe sur vous.
    .gender = feminine
chamber-tear-of-rest = Larme de repos
    .text = Une fois nettoyée : un repos ici rend aussi 1 carte Action.
    .gender = feminine
chamber-tear-of-floods = Larme des flots
    .text = Le flot vous repousse de 1 case, et votre tour s’arrête.
    .gender = feminine
chamber-tear-of-roots = Larme des racines
    .text = Vous connaissez désormais toutes les portes secrètes de ce niveau.
    .gender = feminine
chamber-tear-of-venom = Larme de venin
    .text = Lâchez 1 trésor ici avant le combat.
    .gender = feminine

## Le boss, le gardien, les vils sbires, le piège

boss-magaroth-darkpain = Magaroth Darkpain
    .text = Le sceau est brisé, et il a bien assez attendu.
guard-mordecai = Mordecai
    .text = Le clerc maléfique prie la pierre. Quelque chose répond.
minion-orc = Orc
    .text = Un héros, jadis. Désormais une rancune à défenses.
minion-drow = Drow
    .text = La deuxième mort tranche mieux que la première.
trap-cage-trap = Piège à cage
    .text = Pas de combat : passez le prochain tour derrière les barreaux.

## Monstres du niveau 1, jaune

monster-larder-goblin = Gobelin du garde-manger
    .text = Gras des jambons du château, et peu partageur.
monster-kobold-lamplighter = Kobold allumeur de lampes
    .text = Il faut bien que quelqu’un tienne la nuit en respect.
monster-giant-cellar-rat = Rat géant des caves
    .text = Il a mangé le chat, puis le panier du chat.
monster-candle-bat = Chauve-souris mouche-chandelle
    .text = Elle chasse la flamme. La vôtre fera l’affaire.
    .gender = feminine
monster-barrel-spider = Araignée des tonneaux
    .text = Huit pattes, un tonneau, plus une goutte de vin.
    .gender = feminine
monster-cellar-slime = Vase des caves
    .text = Elle suinte vers tout ce qui est chaud.
    .gender = feminine
monster-moat-viper = Vipère des douves
    .text = Les douves ont séché. La vipère est rentrée.
    .gender = feminine
monster-rusted-sentry = Sentinelle rouillée
    .text = Elle demande encore un mot de passe oublié de tous.
    .gender = feminine
monster-deserter-bowman = Archer déserteur
    .text = Il a fui la guerre et gardé les flèches.
monster-turncoat-porter = Portier félon
    .text = Il tient les clés, et le mauvais parti.
monster-biting-coffer = Coffre mordeur
    .text = Le couvercle a des dents. La serrure, non.
monster-hollow-squire = Écuyer creux
    .text = Astiqué chaque jour, porté par personne.
monster-soot-imp = Diablotin de suie
    .text = Tombé par la cheminée, resté pour le feu.
monster-rattling-bones = Squelette cliquetant
    .text = On l’entend bien avant qu’il vous trouve.
monster-cellar-shade = Ombre des caves
    .text = Une tache sur le mur qui tourne la tête.
    .gender = feminine
monster-drowned-scullion = Marmiton noyé
    .text = Il récure encore, il goutte encore, il enrage encore.
monster-crypt-hound = Molosse des cryptes
    .text = Son maître est mort. Lui aussi.

## Monstres du niveau 2, orange

monster-hobgoblin-drummer = Tambour hobgobelin
    .text = Trois coups : en marche. Quatre coups : à la charge. Écoutez.
monster-ember-bandit = Bandit des braises
    .text = Il brûle l’auberge, puis demande la bourse.
monster-tusked-burrower = Fouisseur à défenses
    .text = Le sol se bombe. Écartez-vous.
monster-bloodwing = Aile-de-sang
    .text = Elle boit à la gorge et ne laisse rien.
    .gender = feminine
monster-cinder-beetle = Scarabée de cendre
    .text = Sa carapace luit comme la dernière braise.
monster-amber-ooze = Limon d’ambre
    .text = L’aventurier de la semaine passée est encore dedans.
monster-jackal-scout = Éclaireur chacal
    .text = Un seul rit dans le noir, et dix écoutent.
monster-clay-footman = Fantassin d’argile
    .text = Fêlé, réparé, puis repassé au four.
monster-brass-hornet = Frelon de laiton
    .text = On le remonte tous les cent ans. C’est l’année.
monster-hearth-devil = Diable de l’âtre
    .text = Il garde le chaudron au chaud pour la visite.
monster-cistern-witch = Sorcière des citernes
    .text = Elle lit l’avenir dans les ronds de l’eau dormante.
    .gender = feminine
monster-ridge-lizard = Lézard des crêtes
    .text = Il marche au plafond et guette les torches.
monster-copper-wyrmling = Dragonnet de cuivre
    .text = Petit pour un dragon. Grand pour un couloir.
monster-lantern-ghost = Fantôme à la lanterne
    .text = Suivez sa lumière, et vous le rejoindrez.
monster-hanged-herald = Héraut pendu
    .text = Il annonce votre nom, et comment il finit.
monster-barrow-thrall = Serf des tertres
    .text = Enterré avec son seigneur, oublié hors du tombeau.
monster-marrow-ghoul = Goule à moelle
    .text = Elle brise les os en fredonnant.
    .gender = feminine

## Monstres du niveau 3, rouge

monster-minotaur-gatekeeper = Minotaure portier
    .text = Il n’y a qu’une porte, et c’est lui.
monster-red-cap-butcher = Boucher bonnet-rouge
    .text = Il reteint son bonnet à chaque visite.
monster-ogre-toll-keeper = Ogre péager
    .text = Le péage est d’un bras. Gauche ou droit.
monster-moonless-werewolf = Loup-garou sans lune
    .text = Ici-bas, il se passe de la lune.
monster-vermilion-scorpion = Scorpion vermillon
    .text = Son dard frappe deux fois avant d’être vu.
monster-blind-basilisk = Basilic aveugle
    .text = On lui a crevé les yeux. Il a appris à écouter.
monster-crimson-jelly = Gelée cramoisie
    .text = Elle frémit dès qu’un cœur bat tout près.
    .gender = feminine
monster-iron-warden = Gardien de fer
    .text = Son foyer s’est éteint. Ses ordres, non.
monster-quarry-troll = Troll des carrières
    .text = Il taille ses repas dans la roche, et en vous.
monster-furnace-hound = Molosse de la fournaise
    .text = Il aboie des étincelles et souffle la fumée.
monster-gallery-harpy = Harpie des galeries
    .text = Elle chante sous les voûtes, et les voûtes pleurent.
    .gender = feminine
monster-captain-of-the-lost-company = Capitaine de la Compagnie perdue
    .text = Il cherche la sortie depuis trente ans.
monster-rust-drake = Drake de rouille
    .text = Un souffle, et votre armure n’est qu’un souvenir.
monster-pale-countess = Comtesse blême
    .text = Elle vous convie à souper. Le souper, c’est vous.
    .gender = feminine
monster-salt-mummy = Momie de sel
    .text = Séchée pour l’éternité, assoiffée depuis.
    .gender = feminine
monster-barrow-knight = Chevalier des tertres
    .text = Son serment a survécu au roi, et à sa chair.
monster-belfry-wraith = Spectre du beffroi
    .text = Quand il sonne, quelqu’un cesse de respirer.

## Monstres du niveau 4, violet

monster-shadowstone-acolyte = Acolyte de la Pierre d’ombre
    .text = Il a donné son ombre à la pierre. Elle veut la vôtre.
monster-veiled-assassin = Assassin voilé
    .text = Votre mort est payée depuis hier.
monster-hunchbacked-giant = Géant bossu
    .text = Le plafond est bas, et sa patience courte.
monster-violet-manticore = Manticore violette
    .text = Les manières du lion, la patience du scorpion.
    .gender = feminine
monster-mirror-panther = Panthère-miroir
    .text = Elle se tient là où elle n’est pas.
    .gender = feminine
monster-thousand-legged-stalker = Rôdeur aux mille pattes
    .text = Un pas après l’autre, un grand nombre de fois.
monster-amethyst-golem = Golem d’améthyste
    .text = Sans défaut, sans repos, et hors de prix.
monster-chained-gargoyle = Gargouille enchaînée
    .text = Mesurez la chaîne avant d’approcher.
    .gender = feminine
monster-night-jelly = Gelée nocturne
    .text = Un morceau de nuit qui a eu faim.
    .gender = feminine
monster-whip-devil = Diable au fouet
    .text = Il compte les coups et ne se trompe jamais.
monster-contract-devil = Diable à contrats
    .text = Lisez les petites lignes. Elles sont sur votre peau.
monster-twilight-enchantress = Enchanteresse du crépuscule
    .text = Un mot d’elle, et vous posez l’épée.
    .gender = feminine
monster-dusk-drake = Drake du couchant
    .text = Ses ailes éteignent les torches une à une.
monster-lichs-apprentice = Apprenti de la liche
    .text = Six cents ans d’étude, et toujours pas maître.
monster-headless-knight = Chevalier sans tête
    .text = Il cherche la sienne. La vôtre pourrait aller.
monster-mourning-banshee = Banshee endeuillée
    .text = Elle pleure les morts un peu en avance.
    .gender = feminine
monster-ossuary-heap = Amas d’ossuaire
    .text = Bien des tombes, une seule volonté.

## Monstres du niveau 5, bleu

monster-rime-giant = Géant de givre
    .text = Le gel gagne sous chacun de ses pas.
monster-deep-jailer = Geôlier des profondeurs
    .text = Aucun cachot n’est jamais resté vide, ici.
monster-storm-caller = Appeleuse d’orages
    .text = Elle garde un orage en bocal. Il est ouvert.
    .gender = feminine
monster-sunken-cyclops = Cyclope englouti
    .text = Un œil hors de l’eau, tout entier sur vous.
monster-cistern-kraken = Kraken des citernes
    .text = Il est venu par les conduits, quand il était petit.
monster-ravenous-chimera = Chimère vorace
    .text = Trois têtes, un seul appétit.
    .gender = feminine
monster-blue-ice-worm = Ver des glaces bleues
    .text = Il fore le froid et l’emporte avec lui.
monster-glass-sphinx = Sphinx de verre
    .text = L’énigme est facile. La réponse est tranchante.
monster-storm-engine = Machine à tempêtes
    .text = Quelqu’un a bâti une tempête et perdu la clé.
    .gender = feminine
monster-tide-devil = Diable des marées
    .text = Il monte aux genoux, à la poitrine, à la bouche.
monster-mist-hag = Guenaude des brumes
    .text = Inspirez, et elle est en vous.
    .gender = feminine
monster-sapphire-ooze = Limon de saphir
    .text = Ravissant à regarder, tant qu’on le peut.
monster-sapphire-dragon = Dragon de saphir
    .text = Il connaît chaque pièce par son nom.
monster-drowned-admiral = Amiral noyé
    .text = Il a coulé avec le navire et commande au fond.
monster-silent-choir = Chœur silencieux
    .text = Quarante bouches ouvertes, pas une note.
monster-lord-of-the-empty-coffin = Seigneur du cercueil vide
    .text = Il s’est levé tôt pour vous recevoir.
monster-frozen-revenant = Revenant gelé
    .text = Dégelez-le, et il finira sa phrase.

## Monstres du niveau 6, vert

monster-root-bound-titan = Titan aux racines
    .text = Le château fut bâti sur ses épaules.
monster-darkpain-executioner = Bourreau des Darkpain
    .text = Fidèle à la maison, et collectionneur de têtes.
monster-exiled-archmage = Archimage en exil
    .text = L’académie nie encore son existence.
    .gender = feminine
monster-king-under-the-roots = Roi sous les racines
    .text = Il n’a rendu ni la couronne ni le reste.
monster-nine-necked-hydra = Hydre à neuf cous
    .text = Recomptez après chaque coup.
    .gender = feminine
monster-tomb-devourer = Dévoreur de tombes
    .text = Il avale les tombes entières, cortège compris.
monster-elder-cockatrice = Vieille cocatrix
    .text = Son jardin a les plus belles statues de Mondovie.
    .gender = feminine
monster-emerald-colossus = Colosse d’émeraude
    .text = Une rançon de roi qui marche, et qui écrase.
monster-walking-gallows = Gibet qui marche
    .text = Il vient à vous. La corde est neuve.
monster-lord-of-the-ninth-stair = Seigneur de la neuvième marche
    .text = La huitième était la dernière d’où revenir.
monster-coiling-demon = Démon lové
    .text = Il se referme sur vous comme une promesse.
monster-venom-dragon = Dragon venimeux
    .text = Son souffle tue le lichen, puis la pierre.
monster-old-emerald-dragon = Vieux dragon d’émeraude
    .text = Il était là avant le donjon.
monster-verdigris-lich = Liche vert-de-gris
    .text = Morte riche, elle entend le rester.
    .gender = feminine
monster-knight-of-the-last-oath = Chevalier du dernier serment
    .text = Il a juré que nul ne sort. Il tient parole.
monster-plague-abbess = Abbesse de la peste
    .text = Sa bénédiction met trois jours.
    .gender = feminine
monster-bone-wyrm = Wyrm d’os
    .text = La chair est partie. L’avidité, non.

## Butins du niveau 1, jaune

prize-dented-pewter-cup = Gobelet d’étain cabossé
    .text = Il a sauvé une vie, à une bosse près.
prize-bag-of-silver-pennies = Bourse de deniers d’argent
    .text = Plus lourde qu’elle n’en a l’air. À peine.
    .gender = feminine
prize-castle-candlestick = Chandelier du château
    .text = Cinq branches, quatre bougies, un convive disparu.
prize-jade-comb = Peigne de jade
    .text = Trois cheveux gris s’y accrochent encore.
prize-stewards-seal = Sceau de l’intendant
    .text = Avec lui, toute dette du château est réglée.
prize-cask-of-royal-mead = Fût d’hydromel royal
    .text = Scellé bien avant que le sceau se brise.
prize-silver-ewer = Aiguière d’argent
    .text = Elle verse sans un bruit.
    .gender = feminine
prize-gilded-hunting-horn = Cor de chasse doré
    .text = Soufflez dedans, et quelque chose répondra.
prize-tax-purse-of-thatchum = Bourse des impôts de Thatchum
    .text = Le village aimerait la revoir.
    .gender = feminine

## Butins du niveau 2, orange

prize-amber-necklace = Collier d’ambre
    .text = Un moucheron par perle, et tous endormis.
prize-copper-idol = Idole de cuivre
    .text = Un petit dieu au grand sourire.
    .gender = feminine
prize-silk-battle-banner = Bannière de soie
    .text = La bataille fut perdue. Pas la soie.
    .gender = feminine
prize-jewelers-balance = Balance de joaillier
    .text = Elle distingue l’or vrai de l’autre.
    .gender = feminine
prize-merchants-strongbox = Coffret de marchand
    .text = Trois serrures, toutes forcées. Restait le coffret.
prize-garnet-ring = Bague de grenat
    .text = Gravée : pour toujours. Ce ne fut pas le cas.
    .gender = feminine
prize-chest-of-saffron = Coffre de safran
    .text = Il vaut son poids, quel que soit son poids.
prize-golden-spur = Éperon d’or
    .text = On n’a jamais retrouvé l’autre talon.
prize-fox-fur-mantle = Manteau de renard
    .text = Quarante renards s’y étaient opposés.

## Butins du niveau 3, rouge

prize-ruby-studded-goblet = Gobelet serti de rubis
    .text = Buvez avec prudence. Le dernier l’a oublié.
prize-silver-dueling-mask = Masque d’escrime en argent
    .text = Deux éraflures, toutes deux à l’intérieur.
prize-coral-diadem = Diadème de corail
    .text = Il sent un peu la mer, et beaucoup la reine.
prize-war-chest-of-mondovia = Trésor de guerre de Mondovie
    .text = De quoi payer une armée, aujourd’hui encore.
prize-bloodstone-brooch = Broche de jaspe sanguin
    .text = Elle tiédit près des vieux crimes.
    .gender = feminine
prize-chapel-chalice = Calice de la chapelle
    .text = Béni, volé, béni de nouveau.
prize-gilded-icon = Icône dorée
    .text = Les yeux du saint suivent l’argent.
    .gender = feminine
prize-captains-ransom = Rançon du capitaine
    .text = Payée en entier, et bien trop tard.
    .gender = feminine
prize-heart-shaped-ruby = Rubis en forme de cœur
    .text = Tenez-le sans bouger : il bat.

## Butins du niveau 4, violet

prize-obsidian-chess-set = Jeu d’échecs d’obsidienne
    .text = La dame noire a bougé depuis hier.
prize-amethyst-amulet = Amulette d’améthyste
    .text = Elle protège du vin, des dettes et d’un sortilège.
    .gender = feminine
prize-silver-reliquary = Reliquaire d’argent
    .text = Le doigt qu’il contient désigne les voleurs.
prize-astrologers-globe = Globe d’astrologue
    .text = Une constellation de trop, tracée en rouge.
prize-ivory-scepter = Sceptre d’ivoire
    .text = Des rois l’ont tenu. Il a tenu des rois.
prize-string-of-violet-pearls = Rang de perles violettes
    .text = Chaque perle est un secret que l’on a ravalé.
prize-ceremonial-mace = Masse de cérémonie
    .text = Pour des cérémonies un peu rudes.
    .gender = feminine
prize-mask-of-the-mad-duke = Masque du duc fou
    .text = Il ne l’ôtait jamais. On l’a ôté.
prize-casket-of-black-pearls = Coffret de perles noires
    .text = On n’a jamais payé les plongeurs.
prize-crown-of-the-under-queen = Couronne de la reine d’en bas
    .text = Elle régnait dessous, sans lever les yeux.
    .gender = feminine
prize-golden-death-mask = Masque mortuaire d’or
    .text = Paisible, riche, et un rien souriant.

## Butins du niveau 5, bleu

prize-moonsilver-harp = Harpe d’argent lunaire
    .text = Elle joue seule quand la marée tourne.
    .gender = feminine
prize-sea-glass-chandelier = Lustre de verre marin
    .text = Au travers, la lumière ondule comme l’eau.
prize-admirals-sextant = Sextant de l’amiral
    .text = Il indique un port absent des cartes.
prize-cobalt-vase-of-the-ancients = Vase de cobalt des anciens
    .text = Plus vieux que le donjon, et mieux conservé.
prize-frozen-rose-of-gold = Rose d’or givrée
    .text = Coupée l’été, fondue l’hiver, jamais offerte.
    .gender = feminine
prize-sapphire-orb = Orbe de saphir
    .text = Regardez dedans : un orage, très loin.
prize-chest-of-drowned-ducats = Coffre de ducats noyés
    .text = Le sel a rongé les visages et laissé l’or.
prize-mirror-of-still-water = Miroir d’eau dormante
    .text = Il vous montre un instant avant que vous regardiez.
prize-storm-blue-tiara = Tiare bleu d’orage
    .text = Portée une seule fois, pendant la foudre.
    .gender = feminine
prize-platinum-breastplate = Cuirasse de platine
    .text = Trop belle pour la guerre. Quelqu’un a essayé.
    .gender = feminine
prize-star-map-in-diamonds = Carte du ciel en diamants
    .text = Suivez le plus brillant : vous voilà à la maison.
    .gender = feminine
prize-scepter-of-the-tides = Sceptre des marées
    .text = La mer attend encore ses ordres.

## Butins du niveau 6, vert

prize-emerald-serpent = Serpent d’émeraude
    .text = Neuf cents écailles, pas deux pareilles.
prize-bell-of-solid-gold = Cloche d’or massif
    .text = Elle sonne comme l’argent, et pour cause.
    .gender = feminine
prize-jade-dragon-egg = Œuf de dragon en jade
    .text = Taillé dans la pierre. Sans doute.
prize-cloth-of-a-hundred-suns = Étoffe aux cent soleils
    .text = Dépliez-la, et les torches rougissent.
    .gender = feminine
prize-tree-of-golden-leaves = Arbre aux feuilles d’or
    .text = L’automne, une armée le gardait.
prize-book-of-the-first-kings = Livre des premiers rois
    .text = La dernière page nomme le prochain.
prize-emperors-abacus = Boulier de l’empereur
    .text = Rubis, émeraude, rubis : le compte d’un empire.
prize-titans-signet = Chevalière du titan
    .text = Vous pourriez la porter en ceinture.
    .gender = feminine
prize-jeweled-peacock = Paon de pierreries
    .text = Chaque plume a payé une guerre.
prize-darkpain-dowry = Dot des Darkpain
    .text = La promise a fui. L’or est resté.
    .gender = feminine
prize-lost-crown-of-mondovia = Couronne perdue de Mondovia
    .text = Jamais perdue : très bien cachée.
    .gender = feminine
prize-hoard-of-the-old-dragon = Magot du vieux dragon
    .text = Compté chaque nuit, depuis mille ans.

## Les lieux

place-great-hall = Grand Hall
place-corridor-101 = couloir 101
place-corridor-102 = couloir 102
place-corridor-103 = couloir 103
place-corridor-104 = couloir 104
place-corridor-105 = couloir 105
place-corridor-106 = couloir 106
place-corridor-107 = couloir 107
place-corridor-108 = couloir 108
place-corridor-109 = couloir 109
place-corridor-110 = couloir 110
place-corridor-111 = couloir 111
place-corridor-112 = couloir 112
place-corridor-113 = couloir 113
place-corridor-114 = couloir 114
place-corridor-115 = couloir 115
place-corridor-116 = couloir 116
place-corridor-117 = couloir 117
place-corridor-118 = couloir 118
place-corridor-119 = couloir 119
place-corridor-120 = couloir 120
place-corridor-121 = couloir 121
place-corridor-122 = couloir 122
place-corridor-123 = couloir 123
place-corridor-124 = couloir 124
place-stair-125 = escalier 125
place-stair-126 = escalier 126
place-room-1a = salle 1A
place-room-1b = salle 1B
place-room-1c = salle 1C
place-room-1d = salle 1D
place-room-1e = salle 1E
place-room-1f = salle 1F
place-room-1g = salle 1G
place-room-1h = salle 1H
place-chamber-1j = chambre 1J
place-chamber-1k = chambre 1K
place-corridor-201 = couloir 201
place-corridor-202 = couloir 202
place-corridor-203 = couloir 203
place-corridor-204 = couloir 204
place-corridor-205 = couloir 205
place-corridor-206 = couloir 206
place-corridor-207 = couloir 207
place-corridor-208 = couloir 208
place-corridor-209 = couloir 209
place-corridor-210 = couloir 210
place-corridor-211 = couloir 211
place-corridor-212 = couloir 212
place-corridor-213 = couloir 213
place-corridor-214 = couloir 214
place-corridor-215 = couloir 215
place-corridor-216 = couloir 216
place-corridor-217 = couloir 217
place-corridor-218 = couloir 218
place-corridor-219 = couloir 219
place-corridor-220 = couloir 220
place-corridor-221 = couloir 221
place-corridor-222 = couloir 222
place-corridor-223 = couloir 223
place-corridor-224 = couloir 224
place-corridor-225 = couloir 225
place-corridor-226 = couloir 226
place-corridor-227 = couloir 227
place-corridor-228 = couloir 228
place-corridor-229 = couloir 229
place-corridor-230 = couloir 230
place-corridor-231 = couloir 231
place-corridor-232 = couloir 232
place-corridor-233 = couloir 233
place-corridor-234 = couloir 234
place-stair-235 = escalier 235
place-stair-236 = escalier 236
place-room-2a = salle 2A
place-room-2b = salle 2B
place-room-2c = salle 2C
place-room-2d = salle 2D
place-room-2e = salle 2E
place-room-2f = salle 2F
place-room-2g = salle 2G
place-room-2h = salle 2H
place-chamber-2j = chambre 2J
place-chamber-2k = chambre 2K
place-corridor-301 = couloir 301
place-corridor-302 = couloir 302
place-corridor-303 = couloir 303
place-corridor-304 = couloir 304
place-corridor-305 = couloir 305
place-corridor-306 = couloir 306
place-corridor-307 = couloir 307
place-corridor-308 = couloir 308
place-corridor-309 = couloir 309
place-corridor-310 = couloir 310
place-corridor-311 = couloir 311
place-corridor-312 = couloir 312
place-corridor-313 = couloir 313
place-corridor-314 = couloir 314
place-corridor-315 = couloir 315
place-corridor-316 = couloir 316
place-corridor-317 = couloir 317
place-corridor-318 = couloir 318
place-corridor-319 = couloir 319
place-corridor-320 = couloir 320
place-stair-321 = escalier 321
place-stair-322 = escalier 322
place-room-3a = salle 3A
place-room-3b = salle 3B
place-room-3c = salle 3C
place-room-3d = salle 3D
place-room-3e = salle 3E
place-room-3f = salle 3F
place-room-3g = salle 3G
place-room-3h = salle 3H
place-chamber-3j = chambre 3J
place-chamber-3k = chambre 3K
place-corridor-401 = couloir 401
place-corridor-402 = couloir 402
place-corridor-403 = couloir 403
place-corridor-404 = couloir 404
place-corridor-405 = couloir 405
place-corridor-406 = couloir 406
place-corridor-407 = couloir 407
place-corridor-408 = couloir 408
place-corridor-409 = couloir 409
place-corridor-410 = couloir 410
place-corridor-411 = couloir 411
place-corridor-412 = couloir 412
place-corridor-413 = couloir 413
place-corridor-414 = couloir 414
place-corridor-415 = couloir 415
place-corridor-416 = couloir 416
place-corridor-417 = couloir 417
place-corridor-418 = couloir 418
place-corridor-419 = couloir 419
place-corridor-420 = couloir 420
place-corridor-421 = couloir 421
place-corridor-422 = couloir 422
place-corridor-423 = couloir 423
place-corridor-424 = couloir 424
place-corridor-425 = couloir 425
place-corridor-426 = couloir 426
place-corridor-427 = couloir 427
place-corridor-428 = couloir 428
place-stair-429 = escalier 429
place-stair-430 = escalier 430
place-room-4a = salle 4A
place-room-4b = salle 4B
place-room-4c = salle 4C
place-room-4d = salle 4D
place-room-4e = salle 4E
place-room-4f = salle 4F
place-room-4g = salle 4G
place-room-4h = salle 4H
place-chamber-4j = chambre 4J
place-chamber-4k = chambre 4K
place-corridor-501 = couloir 501
place-corridor-502 = couloir 502
place-corridor-503 = couloir 503
place-corridor-504 = couloir 504
place-corridor-505 = couloir 505
place-corridor-506 = couloir 506
place-corridor-507 = couloir 507
place-corridor-508 = couloir 508
place-corridor-509 = couloir 509
place-corridor-510 = couloir 510
place-corridor-511 = couloir 511
place-corridor-512 = couloir 512
place-corridor-513 = couloir 513
place-corridor-514 = couloir 514
place-corridor-515 = couloir 515
place-corridor-516 = couloir 516
place-corridor-517 = couloir 517
place-corridor-518 = couloir 518
place-corridor-519 = couloir 519
place-corridor-520 = couloir 520
place-corridor-521 = couloir 521
place-stair-522 = escalier 522
place-stair-523 = escalier 523
place-room-5a = salle 5A
place-room-5b = salle 5B
place-room-5c = salle 5C
place-room-5d = salle 5D
place-room-5e = salle 5E
place-room-5f = salle 5F
place-room-5g = salle 5G
place-room-5h = salle 5H
place-chamber-5j = chambre 5J
place-chamber-5k = chambre 5K
place-corridor-601 = couloir 601
place-corridor-602 = couloir 602
place-corridor-603 = couloir 603
place-corridor-604 = couloir 604
place-corridor-605 = couloir 605
place-corridor-606 = couloir 606
place-corridor-607 = couloir 607
place-corridor-608 = couloir 608
place-corridor-609 = couloir 609
place-corridor-610 = couloir 610
place-corridor-611 = couloir 611
place-corridor-612 = couloir 612
place-corridor-613 = couloir 613
place-corridor-614 = couloir 614
place-corridor-615 = couloir 615
place-corridor-616 = couloir 616
place-corridor-617 = couloir 617
place-corridor-618 = couloir 618
place-corridor-619 = couloir 619
place-corridor-620 = couloir 620
place-corridor-621 = couloir 621
place-corridor-622 = couloir 622
place-corridor-623 = couloir 623
place-corridor-624 = couloir 624
place-corridor-625 = couloir 625
place-corridor-626 = couloir 626
place-corridor-627 = couloir 627
place-corridor-628 = couloir 628
place-corridor-629 = couloir 629
place-room-6a = salle 6A
place-room-6b = salle 6B
place-room-6c = salle 6C
place-room-6d = salle 6D
place-room-6e = salle 6E
place-room-6f = salle 6F
place-room-6g = salle 6G
place-room-6h = salle 6H
place-chamber-6j = chambre 6J
place-chamber-6k = chambre 6K

## L’image du plateau

great-hall = Grand Hall
picture-north = N
picture-start = Départ
picture-level = Niveau { $level }
picture-door = porte
picture-secret = porte secrète
picture-stairs = escalier
picture-shadowstone = Pierre d’ombre
picture-room = salle : 1 Monstre, 1 Butin
picture-chamber = chambre : 3 Monstres
picture-monster = Une carte Monstre du niveau { $level }, face cachée
picture-prize = Une carte Butin du niveau { $level }, face cachée
picture-cleared = Jeton Nettoyé
picture-gold = { $gold } po sur { $goal }
picture-boss-life = { $name } : { $life } PV
picture-sideboard = Avis de recherche
picture-caged = en cage
picture-lost = { $count ->
        [one] passe un tour
       *[other] passe { $count } tours
    }

## Le plateau dans un terminal

board-draft = Avant le premier pas
board-class-taken = Prise : place { $number }
board-class-cards = { $count ->
        [one] { $count } pouvoir ou carte
       *[other] { $count } pouvoirs et cartes
    }
board-round = Manche { $round }
board-turn = { $hero } joue
board-boss = { $name } : { $count } PV
board-level = Niveau { $level }
board-cropped = Le plan autour de la figure qui joue ({ $hero }). Il faut { $width } colonnes pour tout voir.
board-hero = Héros
board-where = Où
board-gold = Trésor, po
board-treasures = Cartes
board-spells = Sorts
board-state = État
board-gold-of = { $gold } sur { $goal }
board-worth = { $gold } po
board-dead = { $gender ->
        [feminine] morte
       *[other] mort
    }
board-caged = en cage
board-lost = { $count ->
        [0] ne passe aucun tour
        [one] passe 1 tour
       *[other] passe { $count } tours
    }
board-own = { $hero } : trésor et cartes
board-nothing = Rien pour l’instant.
board-sideboard = Avis de recherche :
board-walk = { $hero } : { $count ->
        [0] plus aucune case
        [one] encore 1 case
       *[other] encore { $count } cases
    }
board-steps = { $count ->
        [0] 0 pas :
        [one] 1 pas :
       *[other] { $count } pas :
    }
board-fight = { $hero } contre { $foe }
board-needs = Il faut { $count } ou plus.
board-chance = { $count } % de chances.
board-column-rogue = Roublard
board-column-cleric = Clerc
board-column-fighter = Guerrier
board-column-wizard = Mage
board-column-fireball = Boule de feu
board-column-lightning-bolt = Éclair
board-tier-miss = Esquive
    .text = rien ne se passe
board-tier-stunned = Choc
    .text = 1 trésor tombe
board-tier-hurt = Blessure
    .text = 1 trésor tombe, un pas en arrière, un tour perdu
board-tier-serious = Blessure grave
    .text = la moitié du trésor tombe, retour au Grand Hall
board-tier-killed = Mort
    .text = tout le trésor tombe
board-boss-life = { $count ->
        [0] Plus aucun point de vie
        [one] Encore 1 point de vie
       *[other] Encore { $count } points de vie
    }
board-boss-dice = Un double sur { $count } dés le touche.
board-boss-robs = Raté ? Il prend un trésor. Perdre le dernier, c’est mourir.
board-guess = Le pari : { $spell }
board-boss-spell = Magaroth lance { $spell }
board-doom = Fatalité
board-threats = { $count ->
        [0] aucun jeton Menace dans la boîte
        [one] 1 jeton Menace dans la boîte
       *[other] { $count } jetons Menace dans la boîte
    }
board-legend-active = joue
board-legend-card = Monstre face cachée
board-legend-prize = carte Butin
board-legend-cleared = nettoyé
board-legend-monster = monstre en liberté
board-legend-treasure = trésor à terre
board-legend-stone = Pierre d’ombre
board-legend-boss = le boss
board-legend-door = porte
board-legend-secret = porte secrète
board-legend-stairs = escalier

## Le plateau dans le navigateur

board-amount = { $gold }
board-goal-name = objectif
board-goal = po sur { $goal }
board-move = cases par tour
board-spent = épuisé
board-treasures-held = { $count ->
        [0] aucun trésor
        [one] 1 trésor
       *[other] { $count } trésors
    }
board-spells-held = { $count ->
        [0] aucun sort
        [one] 1 sort
       *[other] { $count } sorts
    }
board-graves = { $count ->
        [0] aucune pierre tombale
        [one] 1 pierre tombale
       *[other] { $count } pierres tombales
    }
board-steps-count = { $count } pas
board-immune = insensible
board-kind-humanoid = humanoïde
board-kind-undead = mort-vivant
board-kind-beast = bête
board-kind-construct = créature artificielle
board-kind-fiend = démon
board-kind-ooze = vase
board-kind-dragon = dragon
board-strikes-back = Un échec peut coûter
board-safe = À l’abri : rien ne riposte.
board-prize = Butin : { $prize }, { $gold } po
board-rolled = Résultat : { $total }.
board-bonus = dont { $count } en plus des dés
board-foe-rolled = Riposte ({ $foe }) : { $total }
board-assault = Le combat contre Magaroth
board-guessed = votre pari
board-played = son sort
board-guess-right = Bien vu ! Faites un double pour frapper.
board-guess-wrong = Raté. Il prend un trésor.
board-treasures-left = { $count ->
        [0] plus aucun trésor
        [one] encore 1 trésor
       *[other] encore { $count } trésors
    }

## Groupes d’options

group-class = Classes
group-walk = Aller quelque part
group-arrive = Apparaître ailleurs
group-look = Regarder une salle
group-cast = Viser une salle
group-drop = Renoncer à un trésor
group-take = Prendre un trésor
group-bank = Mettre en banque
score-wealth = { $count } po
    .title = Trésor

## Ce qu’un choix entraînerait

forecast-attack-chance = { $chance } % : faites { $needs } ou plus contre { $foe }
forecast-unknown-foe = Environ { $chance } % contre un monstre de niveau { $level }
forecast-spell-chance = { $chance } % : faites { $needs } ou plus contre { $foe }
forecast-immune = Vos sorts n’ont aucun effet : { $foe }
forecast-unknown-spell-chance = Environ { $chance } % au niveau { $level } ({ $spell })
forecast-failure-brings = Sinon : Choc { $stunned } %, Blessure { $hurt } %, Blessure grave { $serious } %{ $killed ->
        [0] {""}
       *[other] , Mort { $killed } %
    }
forecast-from-safety = Le monstre ne riposte pas ; un échec termine votre tour
forecast-escapes = Vous en réchappez, sans riposte du monstre
forecast-roll-becomes = Votre total passe à { $total } ; il faut { $needs }
forecast-chance-becomes = { $chance } % de chances de gagner
forecast-foe-slain = Abat à coup sûr : { $foe }
forecast-suffers = { $tier ->
        [stunned] Choc : { $drops ->
            [0] vous n’avez rien à lâcher
           *[other] vous lâchez 1 trésor
        }
        [stands] Vous tenez bon : { $drops ->
            [0] vous n’avez rien à lâcher
           *[other] vous lâchez 1 trésor
        }
        [hurt] Blessure : { $drops ->
            [0] vous reculez et perdez un tour
           *[other] vous lâchez 1 trésor, reculez et perdez un tour
        }
        [serious] Blessure grave : { $drops ->
            [0] retour au Grand Hall
            [one] 1 trésor lâché, retour au Grand Hall
           *[other] { $drops } trésors lâchés, retour au Grand Hall
        }
       *[killed] Mort : tout ce que vous portez est perdu
    }
forecast-unharmed = Il ne vous arrive rien
forecast-duel-chance = { $chance } % de chances de battre { $rival }
forecast-duel-risk = { $gold ->
        [0] { $chance } % de risques de perdre, mais vous n’avez rien à perdre
       *[other] { $chance } % de risques de perdre, jusqu’à { $gold } po
    }
forecast-hex-chance = { $chance } % : faites { $needs } ou plus contre { $rival }
forecast-booty = { $rival } porte un trésor de { $gold } po
forecast-walk-cost = { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }{ $left ->
        [0] {""}
       *[other] , encore { $left } ensuite
    }
forecast-foe-there = Sur place : { $foe }
forecast-treasure-there = { $gold } po à prendre
forecast-prize-there = Un butin caché, environ { $gold } po
forecast-rival-there = Sur place : { $rival }
forecast-rests-there = Vous pouvez vous y reposer
forecast-steps-home = { $steps ->
        [0] Le Grand Hall lui-même
       *[other] À { $steps } pas du Grand Hall
    }
forecast-door-chance = { $chance } % de chances de trouver la porte secrète
forecast-else-move-ends = Un échec termine votre déplacement
forecast-steps-added = { $steps } pas de plus
forecast-slips-past = Les monstres n’arrêtent pas ce déplacement
forecast-teleport-reach = { $lowest ->
        [1] Vers le niveau 1 ou 2
       *[other] Vers les niveaux { $lowest } à { $highest }
    }
forecast-gold-gained = { $gold } po
forecast-gold-lost = { $gold } po de perdues
forecast-goal-missing = { $gold ->
        [0] Votre objectif est atteint
       *[other] Il manquera { $gold } po à votre objectif
    }
forecast-class-figures = Objectif : { $gold } po ; déplacement { $steps }{ $dice ->
        [0] {""}
       *[other] {" "}+ 1 dé
    }
forecast-boss-waits = Magaroth a { $life ->
        [one] { $life } point de vie
       *[other] { $life } points de vie
    } ; frappe à { $dice } dés
forecast-victory-chance = { $chance } % de chances de gagner
forecast-strike-chance = { $chance } % : le bon sort, puis un double à { $dice } dés
forecast-double-chance = { $chance } % de chances d’un double

## La partie, après coup

chapter-name = Manche { $chapter }
measure-gold = Or
measure-goal = Objectif atteint en pour cent
measure-beaten = Monstres terrassés
    .honor = Le plus de monstres
measure-robbed = Or pris aux rivaux
    .honor = Les doigts les plus crochus
measure-dropped = Or abandonné
    .honor = Les plus lourdes pertes
measure-doors = Portes secrètes trouvées
    .honor = L’œil le plus fin
measure-deaths = Héros perdus
    .honor = La tombe la plus profonde

## La partie guidée

guide-welcome = Bienvenue au château Darkpain ! Rapportez assez de trésors au Grand Hall, battez-y Magaroth, et c’est gagné. Un robot fait la course.
guide-class = Chaque classe a son objectif et ses talents. La Roublarde vise 10 000 po, court vite et porte une dague qui abat tout, une fois.
guide-move = Vous lancez un dé et ajoutez 4 : vous irez jusque-là. Choisissez la salle : elle indique les pas et vos chances contre ce qui s’y cache.
guide-prize = Terrassé ! Vous avez atteint le seuil de votre classe : le butin est à vous. Plus bas, les monstres sont plus durs et plus riches.
guide-secret = Certaines salles n’ont qu’une porte secrète, comme celle-ci. Allez dans le couloir qui la longe.
guide-search = Pour trouver une porte secrète, faites 1 ou 2. Un échec termine le déplacement, mais l’essai suivant est plus facile.
guide-found = La voilà, et vous la connaissez pour de bon. Il vous reste des pas : entrez.
guide-too-low = Jet trop faible. Une carte ou un talent peut encore l’augmenter : le choix indique jusqu’où.
guide-short = Coup dans le dos ajoute 2, et cela suffit. La carte revient quand vous vous reposez au Grand Hall.
guide-deeper = Le niveau 1 est trop pauvre pour 10 000 po. Des escaliers descendent : au niveau 4, des butins de 2 000 po et plus. Courez !
guide-odds = Regardez vos chances avant d’entrer. En cas d’échec, le monstre riposte : le choix indique comment cela peut finir.
guide-dagger = Trop faible. Votre dague le tuerait, une fois par partie. Gardez-la pour plus gros.
guide-riposte = Vous pourriez vous fondre dans l’ombre. Restez cette fois, pour voir ce que fait le monstre.
guide-drop = Vous lâchez un trésor, que le monstre garde jusqu’à ce qu’on le batte. Lâchez ce qui vaut le moins.
guide-again = C’est de nouveau à vous, et le monstre est toujours là. Restez et combattez-le encore.
guide-sideboard = Un monstre invaincu rejoint les avis de recherche. Chacun d’eux donne un point de vie à Magaroth. Finissez-en.
guide-collect = Il y a ici un trésor que plus rien ne garde, par exemple ce qu’on a lâché. Ramassez-le.
guide-greed = 3 750 po jusqu’ici. Au niveau 6, un seul butin peut valoir le double, et vous avez encore votre dague.
guide-titan = Il faut 11, vous avez fait 7. C’est pour cela qu’on a une dague.
guide-home = Plus de 10 000 po : objectif atteint. Rapportez-les. En route, des rivaux peuvent vous voler, des monstres vous en faire lâcher.
guide-assault = De retour, avec assez de trésors. Vous pouvez affronter Magaroth. Le choix indique vos chances.
guide-guess = Magaroth choisit en secret un sort sur trois. Devinez-le et vous pourrez frapper. Sinon, il vous prend un trésor.
guide-wrong = Téléportation ! Il prend un trésor, que vous choisissez. D’où l’intérêt d’en avoir d’avance : sans trésor, c’est la mort.
guide-once-more = Encore. Devinez juste, puis lancez 4 dés : un double lui ôte un point de vie, et il en a 1.
guide-rest = Au Grand Hall ou dans une chambre nettoyée, vous vous reposez : cartes Action et sorts reviennent.
guide-robbed = Sur une même case, les héros peuvent se battre : le vainqueur prend un trésor. Gardez vos distances avec vos richesses.
guide-cage = Une cage : vous perdez votre prochain tour. Le butin reste dans la salle.
guide-sent-home = Blessure grave : la moitié de ce que vous portiez reste là-bas, et vous vous réveillez au Grand Hall.
guide-killed = Mort ! Une nouvelle recrue prend la relève, les mains vides mais pleine d’espoir.
guide-end = C’est tout le jeu : oser, rafler, rentrer, deviner. En vraie partie, l’objectif doit encore tenir à la chute de Magaroth. À vous ?
