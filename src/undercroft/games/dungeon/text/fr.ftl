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
    .text = À la collecte : prenez 1 trésor gardé, ici ou juste à côté.
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

## Les espèces de monstres

kind-humanoid = humanoïde
kind-undead = mort-vivant
kind-beast = bête
kind-construct = créature artificielle
kind-fiend = démon
kind-ooze = vase vivante
kind-dragon = dragon

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
    .text = Son jardin a les plus belles statues de Mondovia.
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
    .text = Buvez avec prudence, contrairement au dernier.
prize-silver-dueling-mask = Masque d’escrime en argent
    .text = Deux éraflures, toutes deux à l’intérieur.
prize-coral-diadem = Diadème de corail
    .text = Il sent un peu la mer, et beaucoup la reine.
prize-war-chest-of-mondovia = Trésor de guerre de Mondovia
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
