game-dungeon-run = Dungeon Run
    .tagline = Un dédale, une Pierre à voler.
    .about = Explorez un donjon tuile par tuile et tuez ensemble son boss. Puis retournez-vous les uns contre les autres : sortez la Pierre d’invocation du donjon, ou soyez le dernier héros en vie.
    .story = Depuis des milliers d’années, Itharia est en guerre pour les Pierres d’invocation : quiconque en porte une devient un mage qui lève des armées. L’une d’elles repose sous les ruines de Kravlas, dans un donjon qu’une race depuis longtemps éteinte a bâti et rempli de pièges ; un être sombre le tient désormais et invoque des monstres. Vous venez sur l’ordre d’un maître, pour la sûreté de votre peuple, ou pour devenir un dieu vivant. Vous descendez ensemble, et aucun de vous ne partagera la Pierre.

## Le jeu en bref

primer-1 = Prenez la Pierre d’invocation au boss et finissez votre tour avec elle sur l’Entrée du donjon. Ou soyez le dernier héros en vie une fois la Pierre trouvée.
primer-2 = Vous avez 2 actions par tour. Ce que vous pouvez choisir s’éclaire sur le plan ; un clic y vaut le bouton.
primer-3 = Une sortie marquée « ? » mène vers l’inconnu : piochez une tuile, posez-la et entrez. Un trésor, un monstre, un piège ou un inconnu peut vous y attendre.
primer-4 = En combat, le monstre lance ses dés d’abord. Puis lancez autant de dés que votre Force ou votre Magie. Un dé qui atteint sa Défense le touche ou pare n’importe quelle touche ; un dé plus faible ne pare qu’une touche du même chiffre.
primer-5 = Chaque touche non parée fait 1 blessure. Avec des blessures pour la moitié de votre Vie, vous êtes mal en point, ce qui compte pour certaines cartes. Autant de blessures que de Vie, et votre héros est assommé : il laisse un objet et perd un tour. Dès que quelqu’un tient la Pierre, c’est la mort.
primer-6 = 2 cartes de rencontre de votre butin paient une Progression : une valeur augmente et vous gagnez un pouvoir.
primer-7 = Quand la dernière tuile est posée, le boss apparaît loin de l’Entrée. D’ici là, vous pouvez vous entraider, mais rien ne vous y oblige.

## Les héros

hero-dorgan = Dorgan
    .title = Chasseur de trésors
    .text = Lancez 1 dé de plus pour désamorcer. Quand vous désamorcez un piège, piochez un trésor dans votre butin.
    .summoner = Vous pouvez faire un Déplacement même avec un monstre ou un autre héros sur votre tuile.
hero-mizzle = Mizzle
    .title = Coupeuse de bourses
    .text = Vous ne subissez pas d’attaque gratuite pour une fuite ratée ni pour un tour entier à côté d’un monstre. Lancez 1 dé de plus pour vous enfuir.
    .summoner = Action gratuite, une fois par tour : allez sur une tuile adjacente.
    .gender = feminine
hero-kessa = Kessa
    .title = Capitaine en exil
    .text = Vos dés qui montrent 3 peuvent parer n’importe quelle touche. Votre aide ajoute 1 dé de plus.
    .summoner = Retirez 1 touche à chaque attaque contre vous.
    .gender = feminine
hero-ragg = Ragg
    .title = Champion des fosses
    .text = Tant que vous êtes mal en point, lancez 2 dés de plus en combat et en duel.
    .summoner = Action gratuite, une fois par tour : un monstre invoqué fait une attaque gratuite contre un autre héros sur sa tuile.
hero-saelith = Saelith
    .title = Liseuse d’étoiles
    .text = Une fois par tour, en combat ou en désamorçage, vous pouvez tourner un de vos dés sur 6.
    .summoner = Quand vous invoquez un monstre, vous pouvez faire porter à n’importe quel monstre une attaque gratuite contre un autre héros sur sa tuile.
    .gender = feminine
hero-corvan = Corvan
    .title = Mage des braises
    .text = Dans vos jets de Magie, chaque touche d’un dé qui montre 6 inflige 2 blessures.
    .summoner = Action gratuite, une fois par tour : invoquez un monstre de plus.
hero-brunna = Brunna
    .title = Porteuse de lampe
    .text = Au début de votre tour, si vous êtes mal en point, soignez 1 blessure.
    .summoner = Au début de votre tour, soignez 2 blessures.
    .gender = feminine
hero-thelian = Thelian
    .title = Oracle du bosquet
    .text = Les monstres ne rôdent jamais jusqu’à votre tuile ; un boss le peut. Lancez 1 dé de plus en combat contre les morts-vivants.
    .summoner = Action gratuite, une fois par tour : déplacez n’importe quel monstre, sauf un boss, sur une tuile adjacente sans monstre.

## Pouvoirs d’Invocateur

summoner-dorgan = Dorgan, Invocateur
    .text = { hero-dorgan.summoner }
summoner-mizzle = Mizzle, Invocatrice
    .text = { hero-mizzle.summoner }
summoner-kessa = Kessa, Invocatrice
    .text = { hero-kessa.summoner }
summoner-ragg = Ragg, Invocateur
    .text = { hero-ragg.summoner }
summoner-saelith = Saelith, Invocatrice
    .text = { hero-saelith.summoner }
summoner-corvan = Corvan, Invocateur
    .text = { hero-corvan.summoner }
summoner-brunna = Brunna, Invocatrice
    .text = { hero-brunna.summoner }
summoner-thelian = Thelian, Invocateur
    .text = { hero-thelian.summoner }

## Cartes de pouvoir : Dorgan

ability-stonebreaker = Brise-pierre
    .text = Lancez 2 dés de plus en combat contre les créatures animées.
ability-old-grudge = Vieille rancune
    .text = Lancez 1 dé de plus en duel, ou 2 dés de plus si l’autre héros est un gobelin.
ability-mine-is-mine = Ce qui est à moi
    .text = Être assommé ne vous coûte aucun objet. Tant que vous êtes mal en point, lancez 1 dé de plus en combat.
ability-second-swing = Deuxième coup
    .text = Une fois par tour, vous pouvez relancer tous vos dés d’un combat ou d’une attaque contre un héros.
ability-falling-pebbles = Chute de cailloux
    .text = Une fois par tour, vous pouvez forcer un autre héros sur votre tuile à relancer tous ses dés d’un combat ou d’un désamorçage.
ability-blasting-powder = Poudre de mine
    .text = Action, une fois par partie : infligez 3 blessures à un monstre sur votre tuile ou une tuile adjacente.
ability-bounty-mark = Tête mise à prix
    .text = Action : posez cette carte sur le monstre de votre tuile. Sa Défense baisse de 1, et le héros qui le tue pioche un trésor.
ability-tunnel-eyes = Œil de galerie
    .text = Une fois par tour, vous pouvez écarter une tuile qui convient et en piocher une autre. Les pièges vous demandent 1 réussite de moins (au moins 1).
ability-miners-boots = Bottes de mineur
    .text = Ignorez les jets du Pont antique, du Canal souterrain et de la Salle de la herse.
ability-finders-keepers = Trouvé, c’est gardé
    .text = Quand vous blessez un héros en duel sans subir de blessure, vous pouvez voler un trésor au hasard dans le butin d’un autre héros ici.

## Cartes de pouvoir : Mizzle

ability-knife-in-the-crowd = Couteau dans la foule
    .text = Avec un autre héros debout ici, ajoutez la moitié de votre Adresse de base à vos dés en combat et à l’attaque d’un héros.
ability-fits-me-fine = Juste à ma taille
    .text = Vous pouvez aussi équiper les objets de formation Guerre. Une fois par tour, quand vous fouillez, gagnez 1 action.
ability-loaded-die = Dé pipé
    .text = Une fois par tour, en duel, en désamorçage ou en fuite, vous pouvez tourner un de vos dés sur 6.
ability-lucky-coin = Pièce porte-bonheur
    .text = Vous pouvez relancer tous vos dés d’un désamorçage, d’une fuite, du Pont antique ou du Canal souterrain.
ability-whispered-insult = Insulte à mi-voix
    .text = Une fois par tour, vous pouvez forcer un autre héros, ici ou sur une tuile adjacente, à relancer 1 dé d’un combat ou d’un duel.
ability-light-fingers = Doigts légers
    .text = Action, une fois par tour : volez un trésor au hasard dans le butin d’un autre héros sur votre tuile.
ability-decoy-purse = Bourse leurre
    .text = Action gratuite, une fois par partie : laissez un objet de votre choix sur votre tuile, puis allez deux fois sur une tuile adjacente.
ability-long-shadow = Ombre longue
    .text = Après un Déplacement, vous pouvez avancer d’une tuile posée de plus. Après une fuite, vous pouvez aller sur une tuile adjacente.
ability-between-the-legs = Entre les jambes
    .text = Vous pouvez faire un Déplacement même avec un monstre sur votre tuile.
ability-cut-straps = Sangles coupées
    .text = Votre sabotage retire 1 dé de plus. Quand une action que vous avez sabotée échoue, vous pouvez voler une carte de rencontre au hasard dans le butin d’un autre héros ici.

## Cartes de pouvoir : Kessa

ability-shield-wall = Mur de boucliers
    .text = Avec un autre héros debout sur votre tuile, vos dés qui montrent 1 ou 2 peuvent parer n’importe quelle touche.
ability-parade-ground-cut = Taille d’école
    .text = Pour vos dés, la Défense des humanoïdes baisse de 1.
ability-hard-lessons = Dures leçons
    .text = Tant que vous êtes mal en point, la Progression vous coûte 1 carte de rencontre au lieu de 2.
ability-steady-hand = Main sûre
    .text = Vous pouvez relancer un de vos dés d’un combat ou d’un duel.
ability-break-their-nerve = Briser leur élan
    .text = Vous pouvez forcer un monstre sur votre tuile à relancer 1 dé d’un combat ou d’une attaque gratuite.
ability-charge = Charge
    .text = Action, une fois par tour : allez sur une tuile adjacente. Faites-y une attaque gratuite contre le monstre, avec votre Force et 1 dé de moins.
ability-rallying-cry = Cri de ralliement
    .text = Action, une fois par tour : vous et tous les héros sur votre tuile soignez chacun 1 blessure.
ability-forced-march = Marche forcée
    .text = Action gratuite, une fois par tour : subissez 1 blessure et gagnez 1 action.
ability-on-your-feet = Debout !
    .text = Quand vous vous relevez, soignez 1 blessure et gardez 1 action de ce tour.
ability-hold-the-line = Tenir la ligne
    .text = Lancez 1 dé de plus quand vous attaquez un héros. Pour s’enfuir devant vous, il faut 1 de plus sur un dé.

## Cartes de pouvoir : Ragg

ability-bite-back = Rendre la morsure
    .text = Un monstre ou un héros dont l’attaque vous blesse subit 1 blessure. Lancez 1 dé de plus en duel contre les héros de formation Magie.
ability-skull-splitter = Fendeur de crânes
    .text = Tant que vous êtes mal en point, chaque touche d’un dé qui montre 6 dans vos jets de Force inflige 2 blessures.
ability-blind-fury = Fureur aveugle
    .text = En combat, vos dés qui montrent 1 comptent comme des 5.
ability-spit-on-the-dice = Cracher sur les dés
    .text = Sans autre héros debout sur votre tuile, vous pouvez relancer tous vos dés d’un combat qui montrent moins de 4.
ability-roar = Rugissement
    .text = Une fois par tour, vous pouvez forcer un autre héros sur votre tuile à relancer tous ses dés d’un combat, d’un duel ou d’une fuite.
ability-pick-a-fight = Chercher la bagarre
    .text = Action, une fois par tour : piochez une carte de rencontre pour votre tuile et résolvez-la.
ability-sucker-punch = Coup en traître
    .text = Action, une fois par partie : faites une attaque gratuite avec votre Force contre un autre héros sur votre tuile.
ability-wild-rush = Ruée sauvage
    .text = Une fois par tour, quand vous faites un Déplacement, infligez 1 blessure au monstre de la tuile où vous arrivez.
ability-kick-it-in = D’un coup de pied
    .text = Quittez la Salle de la herse sans jet. Subissez 1 blessure de moins de chaque tuile spéciale.
ability-pit-throw = Projection
    .text = Action, une fois par tour : déplacez un autre héros de votre tuile sur une tuile adjacente de votre choix.

## Cartes de pouvoir : Saelith

ability-starlit-mind = Esprit étoilé
    .text = +1 en Magie tant que vous avez un objet enchanté équipé.
ability-threads-of-fate = Fils du destin
    .text = Vos dés qui montrent 3 comptent comme des 4 en duel, en désamorçage, au Canal souterrain et dans la Salle de la herse.
ability-open-eye = Œil ouvert
    .text = Quand vous piochez des cartes de pouvoir, piochez-en 1 de plus et choisissez. Une fois par tour, quand vous faites une Progression, gagnez 1 action.
ability-second-sight = Seconde vue
    .text = Une fois par tour, dans un combat avec la Magie, vous pouvez relancer tous vos dés qui montrent moins de 4.
ability-ill-omen = Mauvais présage
    .text = Une fois par tour, forcez un autre héros, ici ou sur une tuile adjacente, à relancer tous ses dés (combat, duel, désamorçage ou fuite).
ability-read-the-signs = Lire les signes
    .text = Action gratuite, une fois par tour : regardez en secret les 2 prochaines cartes de rencontre. Chacune reste dessus ou va sous la pioche.
ability-vision-of-the-end = Vision de la fin
    .text = Action, une fois par partie : regardez en secret la carte cachée du boss et gagnez un marqueur d’entraînement.
ability-star-bridge = Pont d’étoiles
    .text = Action, une fois par tour : allez sur la tuile d’un autre héros.
ability-feather-step = Pas de plume
    .text = Sans autre héros debout sur votre tuile, vous pouvez avancer d’une tuile posée de plus après un Déplacement. Ignorez le jet du Pont antique.
ability-long-gaze = Regard lointain
    .text = Vous pouvez aussi aider et saboter sur les tuiles adjacentes. Votre sabotage retire 1 dé de plus.

## Cartes de pouvoir : Corvan

ability-dry-bones = Os secs
    .text = Lancez 2 dés de plus dans vos combats avec la Magie contre les morts-vivants.
ability-relic-fire = Feu des reliques
    .text = Tant que vous avez un objet enchanté équipé, lancez 1 dé de plus en combat et en duel.
ability-burning-temper = Tempérament de feu
    .text = +1 en Magie, −1 en Adresse.
ability-desperate-flame = Flamme du désespoir
    .text = Tant que vous êtes mal en point, vous pouvez relancer tous vos dés d’un combat ou d’un duel avec la Magie.
ability-blinding-flash = Éclair aveuglant
    .text = Une fois par tour, vous pouvez forcer un monstre, ici ou sur une tuile adjacente, à relancer tous ses dés (combat ou attaque gratuite).
ability-ember-lance = Lance de braise
    .text = Action, une fois par tour : infligez 1 blessure à un monstre sur votre tuile ou une tuile adjacente.
ability-hex-of-lead = Maléfice de plomb
    .text = Action : posez cette carte sur le monstre de votre tuile. Il lance 1 dé d’attaque de moins, et les héros lancent 2 dés de plus pour s’enfuir devant lui.
ability-smoke-step = Pas de fumée
    .text = Action, une fois par tour : allez sur une tuile adjacente, même si un monstre ou un héros vous retient.
ability-torchlight = Lueur de torche
    .text = Vous pouvez relancer le dé de contenu d’une tuile que vous posez.
ability-fire-and-betrayal = Feu et trahison
    .text = Action, une fois par partie : un autre héros sur votre tuile ou une tuile adjacente subit 2 blessures. Aucune armure ne l’en protège.

## Cartes de pouvoir : Brunna

ability-oath-against-the-dead = Serment contre les morts
    .text = Pour vos dés, la Défense des morts-vivants baisse de 1. Quand vous tuez un mort-vivant, soignez 1 blessure.
ability-broad-as-a-door = Large comme une porte
    .text = +2 en Vie.
ability-shared-light = Lumière partagée
    .text = Votre aide ajoute 1 dé de plus. Quand votre aide a servi, vous pouvez soigner 1 blessure à un autre héros sur votre tuile.
ability-patient-prayer = Prière patiente
    .text = Une fois par tour, en combat, en désamorçage ou dans la Salle de la herse, vous pouvez relancer vos dés qui montrent moins de 4.
ability-stern-rebuke = Sévère réprimande
    .text = Une fois par tour, vous pouvez forcer un autre héros sur votre tuile à relancer tous ses dés d’un duel.
ability-cleansing-light = Lumière purifiante
    .text = Action, une fois par tour : soignez 1 blessure et défaussez un piège durable qui pèse sur vous.
ability-smite = Châtiment
    .text = Action, une fois par tour : faites une attaque gratuite avec votre Force contre un mort-vivant ou une créature animée sur votre tuile.
ability-stone-skin = Peau de pierre
    .text = Contre une attaque, lancez 2 dés ; chaque 6 retire 1 touche que vous alliez subir. Subissez 1 blessure de moins de chaque piège.
ability-unquenched-lamp = Lampe inextinguible
    .text = La Pierre maudite n’éteint pas vos pouvoirs. Les monstres ne rôdent jamais jusqu’à votre tuile ; un boss le peut.
ability-immovable = Inébranlable
    .text = Personne ne peut vous saboter. Pour s’enfuir devant vous, il faut 1 de plus sur un dé.

## Cartes de pouvoir : Thelian

ability-voice-of-the-wild = Voix des bois
    .text = Lancez 2 dés de plus en combat contre les bêtes.
ability-borrowed-strength = Force empruntée
    .text = Ajoutez la moitié de votre Magie de base à vos dés en désamorçage, en fuite, au Canal souterrain et dans la Salle de la herse.
ability-bark-skin = Peau d’écorce
    .text = Tant que vous êtes mal en point, retirez 1 touche à chaque attaque contre vous.
ability-whispering-leaves = Feuilles murmurantes
    .text = Vous pouvez relancer un de vos dés d’un combat ou d’une fuite.
ability-creeping-vines = Lianes rampantes
    .text = Vous pouvez forcer un autre héros sur votre tuile ou une tuile adjacente à relancer tous ses dés d’une fuite.
ability-healing-spring = Source de guérison
    .text = Action, une fois par tour : soignez 2 blessures.
ability-snaring-roots = Racines entravantes
    .text = Action : posez cette carte sur le monstre de votre tuile. Les héros lancent 1 dé de plus en combat contre lui, et il ne rôde pas.
ability-green-threshold = Seuil verdoyant
    .text = Une fois par tour, quand vous posez une tuile, soignez 1 blessure.
ability-soft-tread = Pas feutré
    .text = Vous ne subissez pas d’attaque gratuite pour une fuite ratée ni pour un tour entier à côté d’un monstre. Pour vous enfuir, il faut 1 de moins sur un dé.
ability-stir-the-beasts = Exciter les bêtes
    .text = Action, une fois par tour : un monstre, ici ou sur une tuile adjacente, fait une attaque gratuite contre un autre héros sur sa tuile.

## Les monstres

monster-goblin-cutpurse = Gobelin coupe-bourse
    .text = Quand son attaque vous blesse, laissez un objet de votre choix sur la tuile. Il lance 1 dé d’attaque de moins contre les gobelins.
monster-kravlas-cultist = Cultiste de Kravlas
    .text = Il lance 1 dé d’attaque de plus contre les héros de formation Prière. Quand vous le tuez, regardez en secret la carte cachée du boss.
monster-cellar-ogre = Ogre des caves
    .text = Aucune armure ne protège contre lui. Il lance 1 dé d’attaque de plus contre les nains.
monster-veshka-redsash = Veshka Redsash
    .text = Personne ne peut aider dans un combat contre elle. Quand vous la tuez, piochez un trésor dans votre butin.
    .gender = feminine
monster-bone-guard = Garde d’ossements
    .text = Lancez 1 dé de moins quand vous le combattez avec la Force.
monster-wailing-wraith = Spectre gémissant
    .text = Vous ne pouvez le combattre qu’avec la Magie.
monster-crypt-ghoul = Goule des cryptes
    .text = Quand son attaque vous blesse, vous avez 1 action de moins à ce tour.
    .gender = feminine
monster-king-ulvar = Roi Ulvar
    .text = Il lance 1 dé d’attaque de plus contre un héros équipé d’un objet enchanté. Quand vous le tuez, vous recevez la Couronne de Kravlas.
monster-bat-swarm = Nuée de chauves-souris
    .text = Elle relance une fois ses dés manqués.
    .gender = feminine
monster-gloomwolf = Loup des ténèbres
    .text = Il lance 1 dé d’attaque de plus contre un héros mal en point.
monster-fire-drake = Drake de feu
    .text = Quand vous le piochez, vous et tous les autres héros sur la tuile subissez chacun 1 blessure.
monster-ishkaal = Ishkaal aux Têtes multiples
    .text = Avant que les monstres rôdent, il soigne 1 de ses blessures. Il lance 1 dé d’attaque de plus tant qu’un autre héros debout est sur la tuile avec vous.
monster-slime = Gelée
    .text = Lancez 1 dé de moins pour vous enfuir devant elle.
    .gender = feminine
monster-stone-golem = Golem de pierre
    .text = Il ignore la première blessure de chaque combat ou attaque gratuite.
monster-hollow-armor = Armure creuse
    .text = Vous ne pouvez la combattre qu’avec la Force.
    .gender = feminine
monster-watching-idol = Idole aux aguets
    .text = Elle ne rôde pas. Elle lance 2 dés d’attaque de plus dans ses attaques gratuites.
    .gender = feminine

## Les pièges

trap-dart-wall = Mur à fléchettes
    .text = Subissez 2 blessures.
trap-long-slide = Longue glissade
    .text = Subissez 1 blessure et allez à l’Entrée.
    .gender = feminine
trap-grasping-hands = Mains avides
    .text = Subissez 1 blessure et laissez un objet de votre choix sur la tuile.
    .gender = feminine
trap-alarm-gong = Gong d’alarme
    .text = Piochez une carte de rencontre pour votre tuile et résolvez-la.
trap-fire-rune = Rune de feu
    .text = Subissez 2 blessures ; chaque autre héros sur la tuile en subit 1.
    .gender = feminine
trap-venom-needle = Aiguille venimeuse
    .text = Subissez 1 blessure. Jusqu’à votre prochain sursaut, lancez 1 dé de moins en combat et en duel.
    .gender = feminine
trap-leg-iron = Fer au pied
    .text = −2 en Adresse. Au début de chacun de vos tours, lancez 1 dé : sur 4+, cela prend fin.
trap-blood-curse = Malédiction du sang
    .text = −2 en Vie jusqu’à ce que vous tuiez un monstre.
    .gender = feminine

## Les inconnus

stranger-barefoot-hermit = Ermite aux pieds nus
    .text = Soignez 2 blessures et défaussez un piège durable qui pèse sur vous. L’ermite reste.
stranger-lantern-bearer = Porteur de lanterne
    .text = Cédez un objet pour recevoir la Lanterne des morts.
stranger-old-sergeant = Vieux sergent
    .text = Il attend à l’Entrée. Gagnez un marqueur d’entraînement pour une valeur de votre choix.
stranger-mole-guide = Guide taupe
    .text = Cédez une carte de rencontre de votre butin pour aller sur n’importe quelle tuile du donjon.
stranger-blood-seer = Devineresse de sang
    .text = Subissez 1 blessure pour regarder en secret la carte du boss et les 3 prochaines cartes de rencontre. Chacune de ces 3 cartes reste dessus ou va sous la pioche.
    .gender = feminine

## Les boss

boss-hadrak = Hadrak, le Lieur de pierres
    .text = Aucune armure ne protège contre lui. Il lance 2 dés d’attaque de plus dans ses attaques gratuites.
boss-isaveth = Isaveth, la Régente pâle
    .text = Personne ne peut aider dans un combat contre elle. Avant que les monstres rôdent, elle soigne 1 de ses blessures.
    .gender = feminine
boss-ormgrath = Ormgrath, le Dragon
    .text = Il lance 1 dé d’attaque de plus tant qu’un autre héros debout est sur la tuile avec vous. Quand son attaque vous blesse, chaque autre héros sur la tuile subit 1 blessure.
boss-khor-vaal = Khor-Vaal, le Colosse
    .text = Il ignore la première blessure de chaque combat ou attaque gratuite. Il ne rôde pas.

## Les trésors

treasure-feud-sword = Épée de vendetta
    .text = +1 dé avec la Force en combat et en duel. En duel contre les elfes, encore +1.
treasure-bonecracker-mace = Masse brise-os
    .text = +1 dé avec la Force en combat. Contre les morts-vivants et les créatures animées, encore +1.
treasure-lonely-needle = Aiguille solitaire
    .text = Sans autre héros debout sur votre tuile, la Défense baisse de 1 pour vos dés.
treasure-ember-wand = Baguette de braise
    .text = +1 dé avec la Magie en combat. Action, une fois par partie : infligez 2 blessures à un monstre sur votre tuile ou une tuile adjacente.
treasure-duelling-rapier = Rapière de duelliste
    .text = +1 dé avec la Force en duel. En combat avec la Force, vos dés qui montrent 2 ou 3 peuvent parer n’importe quelle touche.
treasure-grave-sickle = Faucille des tombes
    .text = Contre les morts-vivants et les bêtes, la Défense baisse de 1 pour vos dés.
treasure-headsmans-axe = Hache du bourreau
    .text = +1 dé avec la Force en combat et en duel. Avec la Force, chaque touche d’un dé qui montre 6 inflige 2 blessures.
treasure-yew-longbow = Arc long en if
    .text = Action, une fois par tour : faites une attaque gratuite avec l’Adresse contre le monstre d’ici.
treasure-stormcaller-staff = Bâton des tempêtes
    .text = +1 dé avec la Magie en combat et en duel. Une fois par tour, vous pouvez relancer tous vos dés d’un tel jet qui montrent moins de 4.
treasure-gatekeepers-shield = Bouclier du portier
    .text = Armure : lancez 1 dé ; un 5+ retire 1 touche que vous alliez subir. Votre aide ajoute 1 dé de plus.
treasure-mirror-buckler = Rondache miroir
    .text = Armure : lancez 1 dé ; un 6 retire 1 touche que vous alliez subir. Un monstre ou un héros dont l’attaque vous blesse subit 1 blessure.
treasure-ten-foot-pole = Perche de sondage
    .text = Les pièges vous demandent 1 réussite de moins (au moins 1). Ignorez les jets du Pont antique et du Canal souterrain.
treasure-miners-helm = Casque de mineur
    .text = Armure : lancez 1 dé ; un 5+ retire 1 touche que vous alliez subir. Subissez 1 blessure de moins de chaque piège.
treasure-circlet-of-clear-thought = Diadème de lucidité
    .text = +1 en Magie. Quand vous piochez des cartes de pouvoir, piochez-en 1 de plus et choisissez.
treasure-hood-of-whispers = Capuche des murmures
    .text = +1 dé pour vous enfuir. Vous ne subissez pas d’attaque gratuite pour une fuite ratée ni pour un tour entier à côté d’un monstre.
treasure-gate-guards-plate = Harnois du garde
    .text = Armure : lancez 3 dés ; chaque 5+ retire 1 touche que vous alliez subir. −1 en Adresse.
treasure-couriers-leathers = Cuirs de messager
    .text = Armure : lancez 1 dé ; un 6 retire 1 touche que vous alliez subir. Une fois par tour, après un Déplacement, vous pouvez avancer d’une tuile posée de plus si rien ne vous retient.
treasure-robe-of-ash = Robe de cendre
    .text = Tant que vous êtes mal en point, retirez 1 touche à chaque attaque contre vous.
treasure-shadow-cloak = Cape d’ombre
    .text = Vous pouvez faire un Déplacement même avec un monstre sur votre tuile.
treasure-healers-satchel = Besace de guérisseur
    .text = Action, une fois par tour : vous et tous les héros sur votre tuile soignez chacun 1 blessure.
treasure-lucky-knucklebone = Osselet porte-bonheur
    .text = Une fois par tour, vous pouvez relancer un de vos dés d’un combat, d’un duel, d’un désamorçage, d’une fuite ou d’un jet de contenu.
treasure-hex-doll = Poupée de maléfice
    .text = Une fois par tour, forcez un autre héros, ici ou sur une tuile adjacente, à relancer tous ses dés (combat, duel, désamorçage ou fuite). Ou forcez un monstre d’ici à relancer tous ses dés d’un combat ou d’une attaque gratuite.

## Les artefacts

artifact-summoning-stone = Pierre d’invocation
    .text = Équipée, elle éveille votre pouvoir d’Invocateur, vous permet d’invoquer et vous garde le jeton Premier joueur. Finissez votre tour avec elle sur l’Entrée et vous gagnez.
artifact-sword-of-the-well-spirit = Épée de l’Esprit du Puits
    .text = +2 dés en combat et en duel. Quand vous tuez un monstre, soignez 1 blessure.
artifact-crown-of-kravlas = Couronne de Kravlas
    .text = Action gratuite, une fois par tour : poussez un monstre, jamais un boss, d’ici ou d’une tuile adjacente vers une tuile voisine sans monstre. Les monstres ne rôdent jamais jusqu’à votre tuile ; un boss le peut.
artifact-lantern-of-the-dead = Lanterne des morts
    .text = Action gratuite, une fois par tour : regardez en secret les 2 prochaines cartes de rencontre. Chacune reste dessus ou va sous la pioche. Quand vous vous relevez, gardez 1 action de ce tour.

## Les tuiles

tile-entrance = Entrée du donjon
    .text = Tous les héros commencent ici. Finissez votre tour ici en vie avec la Pierre d’invocation et vous gagnez.
tile-lair = Repaire du boss
    .text = Posé après la dernière tuile, aussi loin de l’Entrée que possible. Le boss y apparaît.
tile-standard-01 = Galerie
tile-standard-02 = Galerie
tile-standard-03 = Galerie
tile-standard-04 = Galerie
tile-standard-05 = Galerie
tile-standard-06 = Galerie
tile-standard-07 = Galerie
tile-standard-08 = Galerie
tile-standard-09 = Galerie
tile-standard-10 = Galerie
tile-standard-11 = Galerie
tile-standard-12 = Galerie
tile-standard-13 = Galerie
tile-standard-14 = Galerie
tile-standard-15 = Galerie
tile-standard-16 = Galerie
tile-ancient-bridge = Pont antique
    .text = À chaque entrée, lancez votre Adresse. Si tous les dés montrent 1, subissez 10 blessures.
tile-cursed-stone = Pierre maudite
    .text = Les pouvoirs des héros, les pouvoirs d’Invocateur et les cartes de pouvoir n’agissent ni ici ni sur les tuiles adjacentes.
tile-den = Tanière
    .text = À chaque entrée, si aucune carte de rencontre n’est ici, lancez 1 dé. Sur 4+, piochez une carte de rencontre.
tile-glyph-room = Salle des glyphes
    .text = À la découverte, piochez une carte de rencontre pour cette salle. Un monstre ne s’y combat qu’avec une aide et ne peut pas rôder ; un boss peut rôder.
tile-library = Bibliothèque
    .text = Action : lancez 1 dé. Sur 1, subissez 1 blessure ; sur 5+, vous pouvez regarder en secret la carte cachée du boss.
tile-portcullis-room = Salle de la herse
    .text = Pour sortir, lancez votre Force : sans un 4+, vous restez et subissez 1 blessure. Un monstre ici ne peut pas rôder ; un boss le peut.
tile-underground-channel = Canal souterrain
    .text = À chaque entrée, lancez votre Force (Talent : Force ou Adresse). Avec moins de 2 dés de 4+, subissez 1 blessure.
tile-well = Puits
    .text = À la découverte, piochez une carte de rencontre pour cette tuile. Action, sans monstre ici : défaussez un trésor et lancez 1 dé ; sur 3+, l’Épée de l’Esprit du Puits est à vous.

## Ce qui est demandé

ask-dr-setup-17 = Choisissez votre héros.
ask-dr-setup-21 = Avec quelle carte de pouvoir commencez-vous ?
ask-dr-turn-02 = Que faites-vous ?
ask-dr-tile-02 = Comment posez-vous la tuile ?
ask-dr-escape-04 = Fuite réussie. Par quelle sortie partez-vous ?
ask-dr-abilitycard-06 = Avancer d’une tuile de plus ?
ask-dr-special-19 = Avec quelle valeur sautez-vous le canal ?
ask-dr-ruling-19 = Le boss est déjà connu. Regarder quand même ?
ask-dr-special-11 = Regarder en secret la carte cachée du boss ?
ask-dr-special-23 = Le Puits livre son trésor. L’équiper ou le ranger ?
ask-dr-encounter-02 = Traiter avec l’inconnu ?
ask-dr-strangercard-02 = Que donnez-vous à l’inconnu ?
ask-dr-stranger-01 = Laisser cette carte de rencontre dessus, ou la mettre dessous ?
ask-dr-disarm-02 = Avec quelle valeur désamorcez-vous le piège ?
ask-dr-assist-02 = Appeler à l’aide, même les héros qui passent d’office ?
ask-dr-assist-01 = Un héros va lancer les dés. Aider, saboter ou rester à l’écart ?
ask-dr-assist-04 = Acceptez-vous cette aide ?
ask-dr-ruling-29 = Le monstre a lancé ses dés. Sabotez-vous le héros ?
ask-dr-battle-10 = Avec quelle valeur combattez-vous le monstre ?
ask-dr-battle-12 = Parer une touche, ou frapper ?
ask-dr-ruling-37 = Avec quelle valeur attaquez-vous ?
ask-dr-duel-03 = Un héros vous attaque. Avec quelle valeur ripostez-vous ?
ask-dr-duel-06 = Parer une touche, ou frapper ?
ask-dr-duel-08 = Des touches passent. Lancer les dés d’armure ?
ask-dr-reroll-01 = Imposer une relance ?
ask-dr-ruling-43 = Plusieurs héros veulent utiliser une carte. Qui commence ?
ask-dr-reroll-06 = Qui relance d’abord ?
ask-dr-ruling-41 = Quel dé choisissez-vous pour la relance ?
ask-dr-ability-01 = Utiliser cette carte maintenant ?
ask-dr-ability-02 = Quel dé tournez-vous ?
ask-dr-abilitycard-05 = Quelle tuile choisissez-vous ?
ask-dr-abilitycard-08 = Quel héros choisissez-vous ?
ask-dr-abilitycard-10 = Quel monstre choisissez-vous ?
ask-dr-abilitycard-11 = Quel héros attaquez-vous ?
ask-dr-rally-01 = Vous ressaisir et soigner 1 blessure ?
ask-dr-search-05 = Équiper votre trouvaille, ou la ranger ?
ask-dr-artifact-03 = Équiper l’artefact, ou le ranger ?
ask-dr-equip-01 = Équiper, retirer ou échanger ?
ask-dr-trade-03 = Que faites-vous dans cet échange ?
ask-dr-advance-01 = Avec quelle carte payez-vous ?
ask-dr-advance-03 = Quelle valeur entraînez-vous ?
ask-dr-advance-05 = Quelle nouvelle carte de pouvoir gardez-vous ?
ask-dr-defeat-09 = Quel objet laissez-vous ici ?
ask-dr-beg-02 = Un héros vaincu supplie pour sa vie. Pouce levé ou pouce baissé ?
ask-dr-lair-04 = Où va le Repaire du boss ?
ask-dr-ruling-10 = Dans quel sens tournez-vous le Repaire du boss ?
ask-dr-ruling-11 = Le Repaire ne tient nulle part. Sur quelle tuile apparaît le boss ?
ask-dr-roam-03 = Quel monstre rôde maintenant ?
ask-dr-roam-04 = Vers quelle tuile va-t-il rôder ?
ask-dr-summon-06 = Où apparaît le monstre invoqué ?
ask-dr-endgame-12 = Que prenez-vous au héros mort ?
ask-dr-endgame-13 = Équiper l’objet pris, ou le ranger ?
roll-d6 = Lancez { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    } et tapez les faces ({ $symbols }).

## Choix

option-pass = Passer
option-pass-on = Passer d’office
option-watch = Ne plus passer d’office
option-call-for-help = Appeler à l’aide
option-take-hero = { $card }
option-keep-ability = Garder : { $card }
option-end-turn = Finir votre tour
option-move = Aller { $side ->
        [0] au nord
        [1] à l’est
        [2] au sud
       *[3] à l’ouest
    }
option-escape = S’enfuir
option-battle = Combattre le monstre
option-duel = Attaquer { $seat }
option-equip = S’équiper
option-search = Fouiller la tuile
option-advance = Progresser
option-research = Faire des recherches
option-toss-treasure = Jeter dans le Puits : { $card }
option-use = Utiliser : { $card }
option-summon = Invoquer un monstre
option-meet = Traiter avec l’inconnu
option-leave = Partir vers { $side ->
        [0] le nord
        [1] l’est
        [2] le sud
       *[3] l’ouest
    }
option-lay-tile = { $turns ->
        [0] La poser telle quelle
        [1] La tourner à droite
        [2] La tourner à l’envers
       *[3] La tourner à gauche
    }
option-put-aside = Piocher une autre tuile
option-place-lair = Poser { $side ->
        [0] au nord
        [1] à l’est
        [2] au sud
       *[3] à l’ouest
    } du n° { $tile_number }, { $tile }
option-pick-tile = { $tile } (n° { $tile_number })
option-pick-monster = { $monster } (n° { $monster_number })
option-pick-hero = { $seat }
option-fight-with = { $rating ->
        [0] Force
        [1] Magie
       *[2] Adresse
    }
    .told = { option-fight-with }, { $dice ->
            [one] { $dice } dé
           *[other] { $dice } dés
        }
option-block = Parer un { $hit } avec un { $face }
option-hold-back = Renoncer à un { $face }
option-strike-home = Frapper avec le reste
option-pick-die = Un { $face }
option-assist-with = Aider avec la { $rating ->
        [0] Force
       *[1] Magie
    }
    .told = { option-assist-with }, { $dice ->
            [one] { $dice } dé
           *[other] { $dice } dés
        } de plus
option-sabotage = Saboter
option-accept = Accepter l’aide : { $seat }
option-decline = Refuser l’aide : { $seat }
option-rally = Se ressaisir
option-roll-armor = Lancer pour l’armure
option-put-on = Équiper : { $card }
option-take-off = Retirer : { $card }
option-stow = Ranger : { $card }
option-take-item = Prendre : { $card }
option-done = Terminer
option-trade-with = Échanger avec { $seat }
option-give = Offrir : { $card }
option-take-back = Reprendre : { $card }
option-want = Demander : { $card }
option-want-back = Demander { $back ->
        [0] un trésor
        [1] un artefact
       *[2] une rencontre
    }
option-propose = Proposer cet échange
option-agree = Accepter
option-walk-away = S’en aller
option-pay = Payer avec : { $card }
option-raise = { $rating ->
        [0] Force
        [1] Magie
       *[2] Adresse
    } +1
option-leave-item = Laisser : { $card }
option-thumbs-up = Lever le pouce : gracier
option-thumbs-down = Baisser le pouce : tuer
option-goes-first = Commencer par { $seat }
option-look = Regarder
option-keep-on-top = Laisser dessus : { $card }
option-put-under = Mettre dessous : { $card }

## Ce qu’un choix veut dire

group-hero = Héros
group-way = Chemins
group-attack = Attaquer un héros
group-cards = Cartes
group-well = Jeter dans le Puits
group-block = Parer
group-gear = Équipement
group-trade = Échange
group-offer = Proposer
group-want = Demander
group-tiles = Tuiles
group-monsters = Monstres
forecast-attack-dice = { $mine ->
        [yes] Vous lancez { $dice ->
            [one] { $dice } dé
           *[other] { $dice } dés
        }, { $face }+ touche
       *[no] { $seat } lance { $dice ->
            [one] { $dice } dé
           *[other] { $dice } dés
        }, { $face }+ touche
    }
forecast-foe-dice = { $card } lance { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, touche sur { $faces }
forecast-monster-takes = { $left ->
        [0] Mort : { $card }
        [one] { $card } : { $wounds ->
            [one] { $wounds } blessure
           *[other] { $wounds } blessures
        }, reste { $left }
       *[other] { $card } : { $wounds ->
            [one] { $wounds } blessure
           *[other] { $wounds } blessures
        }, reste { $left }
    }
forecast-wounds-taken = { $mine ->
        [yes] Vous prenez { $wounds ->
            [one] { $wounds } blessure
           *[other] { $wounds } blessures
        }
       *[no] { $seat } prend { $wounds ->
            [one] { $wounds } blessure
           *[other] { $wounds } blessures
        }
    }{ $fate ->
        [1] , { $seat_gender ->
            [feminine] assommée
           *[masculine] assommé
        }
        [2] , { $seat_gender ->
            [feminine] morte
           *[masculine] mort
        }
       *[0] , reste { $left }
    }
forecast-wound-risk = Vous blesse : { $chance } %
forecast-kill-chance = Tue { $card } : { $chance } %
forecast-free-attack = Attaque gratuite, { $card } : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, touche sur { $faces }
forecast-armor-roll = L’armure arrête une touche : { $chance } %
forecast-needs-help = Glyphes : seulement avec une aide
forecast-roll-needs = { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, il faut { $count ->
        [one] un { $face }+
       *[other] { $count } fois { $face }+
    } : { $chance } %
forecast-else-wounds = Sinon { $wounds ->
        [0] aucune blessure
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }
forecast-else-free-attack = Sinon attaque gratuite : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, touche sur { $faces }
forecast-fall-risk = Chute { $chance } % : { $wounds } blessures
forecast-dice-again = { $dice ->
        [one] { $dice } dé relancé
       *[other] { $dice } dés relancés
    }{ $good ->
        [0] , aucun n’est bon
        [one] , dont { $good } bon
       *[other] , dont { $good } bons
    }
forecast-dice-added = { $mine ->
        [yes] Vous lancez { $dice ->
            [one] { $dice } dé de plus
           *[other] { $dice } dés de plus
        }
       *[no] { $seat } lance { $dice ->
            [one] { $dice } dé de plus
           *[other] { $dice } dés de plus
        }
    }
forecast-dice-taken = { $seat } lance { $dice ->
        [one] { $dice } dé de moins
       *[other] { $dice } dés de moins
    }
forecast-sabotage-wound = En cas de succès malgré tout, 1 blessure pour vous
forecast-auto-pass = On ne vous demande plus que ce qui vous concerne
forecast-new-tile = Vers l’inconnu : { $tiles ->
        [one] la dernière tuile
       *[other] { $tiles } tuiles dans la pile
    }
forecast-known-tile = { $tile } (n° { $tile_number })
forecast-monster-there = { $card } est là, Vie restante : { $left }
forecast-hero-there = { $mine ->
        [yes] Vous y êtes
       *[no] { $seat } y est
    }
forecast-stranger-there = { $card } est là
forecast-things-there = { $hidden ->
        [0] { $items ->
            [one] { $items } objet
           *[other] { $items } objets
        }
        [one] { $items ->
            [0] { $hidden } trésor face cachée
            [one] { $items } objet, { $hidden } trésor face cachée
           *[other] { $items } objets, { $hidden } trésor face cachée
        }
       *[other] { $items ->
            [0] { $hidden } trésors face cachée
            [one] { $items } objet, { $hidden } trésors face cachée
           *[other] { $items } objets, { $hidden } trésors face cachée
        }
    }
forecast-curse-there = Malédiction : vos pouvoirs se taisent
forecast-exits-open = { $unknown ->
        [0] Aucune sortie vers l’inconnu
        [one] { $unknown } sortie vers l’inconnu
       *[other] { $unknown } sorties vers l’inconnu
    }
forecast-actions-lost = { $actions ->
        [one] { $actions } action inutilisée
       *[other] { $actions } actions inutilisées
    }
forecast-actions-gained = { $actions ->
        [one] { $actions } action de plus
       *[other] { $actions } actions de plus
    }
forecast-game-won = Vous gagnez la partie
forecast-endgame-begins = La phase finale commence : la défaite est la mort
forecast-finds = { $hidden ->
        [0] { $items ->
            [one] { $items } objet
           *[other] { $items } objets
        }
       *[other] { $items ->
            [0] {""}
            [one] { $items } objet,{" "}
           *[other] { $items } objets,{" "}
        }{ $hidden ->
            [one] { $hidden } trésor
           *[other] { $hidden } trésors
        } parmi { $unseen } inconnus ; { $fitting ->
            [0] aucun n’est pour vous
            [one] { $fitting } est pour vous
           *[other] { $fitting } sont pour vous
        }
    }
forecast-cards-paid = Coûte { $cards ->
        [one] { $cards } carte de rencontre
       *[other] { $cards } cartes de rencontre
    }
forecast-item-paid = Coûte un objet
forecast-card-lost = Perdu : { $card }
forecast-artifact-chance = { $card } : { $chance } %
forecast-boss-seen = Voir le boss : { $chance } %
forecast-heals = { $mine ->
        [yes] Vous soignez { $wounds ->
            [one] { $wounds } blessure
           *[other] { $wounds } blessures
        }
       *[no] { $seat } soigne { $wounds ->
            [one] { $wounds } blessure
           *[other] { $wounds } blessures
        }
    }
forecast-treasure-gained = { $treasures ->
        [one] { $treasures } trésor
       *[other] { $treasures } trésors
    }
forecast-training = +1 dans une valeur au choix
forecast-rating-becomes = { $rating ->
        [0] Force
        [1] Magie
       *[2] Adresse
    } : { $number }
forecast-battle-dice = { $rating ->
        [0] Combats avec la Force
       *[1] Combats avec la Magie
    } : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
forecast-life-becomes = Vie : { $life }
forecast-life-left = Vie restante : { $left }
forecast-hero-figures = Force { $brawn }, Magie { $magic }, Adresse { $skill }, Vie { $life }
forecast-trade-made = Vous donnez { $given ->
        [0] rien
        [one] { $given } carte
       *[other] { $given } cartes
    } contre { $taken ->
        [0] rien
        [one] { $taken } carte
       *[other] { $taken } cartes
    }

## Ce qui s’est passé

event-first-rolled = La place { $seat_number } fait { $face } pour le premier tour.
event-first-player-found = La place { $seat_number } prend le jeton Premier joueur.
event-hero-taken = La place { $seat_number } joue { $card }.
event-ability-kept = { $seat } garde la carte { $card }.
event-ability-discarded = { $seat } défausse la carte { $card }.
event-round-began = La manche { $round } commence ; { $seat } joue en premier.
event-token-passed = Le jeton Premier joueur passe à { $seat }.
event-turn-began = À { $seat } de jouer.
event-stood-up = { $seat } se relève.
event-passes-on = { $seat } passe d’office.
event-watches = { $seat } ne passe plus d’office.
event-help-called = { $seat } appelle à l’aide !
event-assist-offered = { $seat } offre son aide à { $target }{ $by ->
        [none] {""}
       *[other] {" "}depuis la tuile voisine ({ $by })
    } : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } de plus{ $parts ->
        [none] {""}
       *[other] {" "}({ $parts })
    }.
event-assist-accepted = { $seat } accepte l’aide offerte par { $target } : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } de plus.
event-assist-declined = { $seat } refuse l’aide offerte par { $target }.
event-sabotaged = { $seat } sabote { $target }{ $by ->
        [none] {""}
       *[other] {" "}depuis la tuile voisine ({ $by })
    } !
event-dice-rolled = { $seat } lance { $dice }{ $parts ->
        [none] {""}
       *[other] {" "}({ $parts })
    }.
event-dice-rerolled = { $seat } relance ({ $card }) : { $dice }.
event-reroll-forced = { $seat } impose une relance à { $target } ({ $card }) : { $dice }.
event-monster-rerolled = { $seat } impose une relance au monstre { $foe } ({ $card }) : { $dice }.
event-die-turned = { $seat } tourne un { $face } sur { $to_face } ({ $card }).
event-dice-counted = Pour { $seat }, { $face } compte comme { $to_face } ({ $card }) : { $dice }.
event-number-changed = { $what ->
        [hit] { $seat } touche sur { $number }+ ({ $parts }).
        [escape] Pour s’enfuir, il faut { $number }+ à { $seat } ({ $parts }).
        [disarm] Il faut { $number ->
            [one] { $number } réussite
           *[other] { $number } réussites
        } à { $seat } ({ $parts }).
        [price] { $seat } paie { $number ->
            [one] { $number } carte de rencontre
           *[other] { $number } cartes de rencontre
        } ({ $parts }).
        [draw] { $seat } pioche { $number } cartes de pouvoir ({ $parts }).
        [stand] Il reste tout de même { $number ->
            [one] { $number } action
           *[other] { $number } actions
        } à { $seat } ({ $parts }).
       *[life] { $seat } tombe à { $number } blessures ({ $parts }).
    }
event-trait-worked = { $what ->
        [slip] { $seat } s’éclipse ({ $by }).
        [stride] { $seat } avance d’une tuile de plus ({ $by }).
        [sure-footed] Aucun jet ici pour { $seat } ({ $by }).
        [uncursed] La Pierre maudite est sans effet sur { $seat } ({ $by }).
        [unbothered] { $seat } évite l’attaque gratuite ({ $by }).
        [unspoiled] Impossible de saboter { $seat } ({ $by }).
        [keep-items] { $seat } ne laisse aucun objet ({ $by }).
       *[repel] { $seat } tient le monstre à distance ({ $by }).
    }
event-monster-trait-worked = { $what ->
        [only-brawn] Seule la Force combat ce monstre : { $card }
        [only-magic] Seule la Magie combat ce monstre : { $card }
        [only-skill] Seule l’Adresse combat ce monstre : { $card }
        [pierce] Aucune armure ne protège de ce monstre : { $card }
        [lone] Aucune aide possible contre ce monstre : { $card }
       *[rooted] Ce monstre ne rôde pas : { $card }
    }{ $by ->
        [none] {""}
       *[other] {" "}({ $by })
    }.
event-curse-fell = La Pierre maudite fait taire tous les pouvoirs pour { $seat }.
event-curse-lifted = Les pouvoirs agissent de nouveau pour { $seat }.
event-monster-rolled = Jet du monstre ({ $card }) : { $dice }{ $parts ->
        [none] {""}
       *[other] {" "}({ $parts })
    }.
event-monster-rolled-again = Le monstre ({ $card }) relance ses dés manqués : { $dice }.
event-battle-began = { $seat } combat un monstre : { $card }.
event-glyphs-dared = Les glyphes protègent le monstre ({ $card }) : pour attaquer, il faut de l’aide à { $seat }.
event-glyphs-forbade = Les glyphes protègent le monstre ({ $card }) : sans aide, { $seat } ne peut pas attaquer.
event-free-attack-began = { $seat } subit l’attaque gratuite d’un monstre : { $card }.
event-duel-began = { $seat } attaque { $target } !
event-hit-blocked = { $seat } pare un { $hit } avec un { $face }{ $by ->
        [none] {""}
       *[other] {" "}({ $by })
    }.
event-armor-rolled = { $seat } lance { $dice } pour l’armure ({ $card }, { $save }+) et { $saved ->
        [0] n’arrête aucune touche
        [one] arrête { $saved } touche
       *[other] arrête { $saved } touches
    }.
event-hits-warded = { $seat } évite { $hits ->
        [one] { $hits } touche
       *[other] { $hits } touches
    } ({ $card }).
event-hero-wounded = { $seat } subit { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }{ $parts ->
        [none] {""}
       *[other] {" "}({ $parts })
    }.
event-hero-spared = { $seat } ne subit aucune blessure ({ $parts }).
event-hero-healed = { $seat } soigne { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }.
event-rallied = { $seat } se ressaisit et soigne 1 blessure.
event-monster-wounded = { $seat } inflige { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    } au monstre : { $card }{ $parts ->
        [none] {""}
       *[other] {" "}({ $parts })
    }.
event-monster-unhurt = Le monstre ne subit aucune blessure : { $card } ({ $parts }).
event-monster-healed = Le monstre soigne { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    } : { $card }.
event-monster-killed = { $seat } tue un monstre : { $card } !
event-hero-knocked-out = { $seat } est { $seat_gender ->
        [feminine] assommée
       *[masculine] assommé
    } ; ses blessures passent à { $wounds } (la moitié : { $parts }).
event-hero-begged = { $seat } supplie pour sa vie.
event-votes-shown = Les pouces pour { $seat } : { $up ->
        [one] { $up } levé
       *[other] { $up } levés
    }, { $down ->
        [one] { $down } baissé
       *[other] { $down } baissés
    }.
event-hero-died = { $seat } meurt.
event-item-left = { $seat } laisse un objet : { $card }.
event-booty-taken = { $seat } dépouille un mort : { $card }.
event-hero-moved = { $seat } entre sur la tuile { $tile } (n° { $tile_number }).
event-tile-drawn = { $seat } pioche une tuile : { $printed }.
event-tile-put-aside = { $seat } met une tuile de côté : { $printed }{ $by ->
        [none] {""}
       *[other] {" "}({ $by })
    }.
event-tile-laid = { $seat } pose la tuile { $tile } (n° { $tile_number }).
event-no-tile-fitted = Aucune tuile ne convient ; { $seat } reste sur place.
event-pile-abandoned = Plus rien ne peut se poser : { $tiles ->
        [one] la dernière tuile quitte
       *[other] les { $tiles } dernières tuiles quittent
    } le jeu.
event-treasure-laid = Un trésor est caché sur la tuile { $tile } (n° { $tile_number }).
event-encounter-drawn = { $seat } fait une rencontre : { $card }.
event-encounters-shuffled = Les rencontres défaussées forment une nouvelle pioche : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
event-stranger-met = { $seat } traite avec quelqu’un : { $card }.
event-stranger-fled = Le monstre fait fuir quelqu’un : { $card }.
event-trap-disarmed = { $seat } désamorce le piège : { $card }.
event-trap-went-off = Le piège se déclenche sur { $seat } : { $card } !
event-burdened = Le piège pèse encore sur { $seat } : { $card }.
event-burden-ended = { $seat } se libère d’un piège : { $card }.
event-escaped = { $seat } se dégage.
event-escape-failed = { $seat } ne parvient pas à s’enfuir.
event-gate-held = La herse retombe devant { $seat }.
event-bridge-broke = Le pont cède sous { $seat } !
event-leap-failed = { $seat } saute trop court et tombe dans le canal.
event-item-found = { $seat } trouve un objet : { $card }.
event-item-equipped = { $seat } équipe un objet : { $card }{ $by ->
        [none] {""}
       *[other] {" "}({ $by })
    }.
event-item-stowed = { $seat } range un objet dans son butin : { $card }.
event-item-taken-off = { $seat } retire un objet : { $card }.
event-treasure-gained = { $seat } gagne un trésor.
event-treasure-seen = { $seat } regarde le trésor : { $card }.
event-artifact-gained = { $seat } met au jour un artefact : { $card } !
event-treasure-tossed = { $seat } jette un trésor dans le Puits : { $card }.
event-trade-began = { $seat } et { $target } discutent d’un échange.
event-card-wanted = { $seat } demande un objet à { $target } : { $card }.
event-back-wanted = { $seat } demande à { $target } { $back ->
        [0] un trésor
        [1] un artefact
       *[2] une carte de rencontre
    } du butin.
offered-treasures = { $treasures ->
        [one] { $treasures } trésor
       *[other] { $treasures } trésors
    }
offered-artifacts = { $artifacts ->
        [one] { $artifacts } artefact
       *[other] { $artifacts } artefacts
    }
offered-encounters = { $encounters ->
        [one] { $encounters } carte de rencontre
       *[other] { $encounters } cartes de rencontre
    }
event-offer-made = { $seat } { $treasures ->
        [0] { $artifacts ->
            [0] { $encounters ->
                [0] n’offre rien à { $target }
               *[other] offre à { $target } { offered-encounters }
            }
           *[other] { $encounters ->
                [0] offre à { $target } { offered-artifacts }
               *[other] offre à { $target } { offered-artifacts } et { offered-encounters }
            }
        }
       *[other] { $artifacts ->
            [0] { $encounters ->
                [0] offre à { $target } { offered-treasures }
               *[other] offre à { $target } { offered-treasures } et { offered-encounters }
            }
           *[other] { $encounters ->
                [0] offre à { $target } { offered-treasures } et { offered-artifacts }
               *[other] offre à { $target } { offered-treasures }, { offered-artifacts } et { offered-encounters }
            }
        }
    }.
event-card-offered = { $seat } offre la carte { $card }.
event-trade-done = { $seat } et { $target } se serrent la main : { $given ->
        [0] rien
        [one] { $given } carte
       *[other] { $given } cartes
    } contre { $taken ->
        [0] rien
        [one] { $taken } carte
       *[other] { $taken } cartes
    }.
event-trade-failed = { $seat } et { $target } ne s’entendent pas.
event-card-paid = { $seat } cède la carte { $card }.
event-trained = { $seat } s’entraîne : +1 en { $rating ->
        [0] Force
        [1] Magie
       *[2] Adresse
    }.
event-card-worked = Une carte agit pour { $seat } : { $card }.
event-actions-changed = { $actions ->
        [0] Il ne reste aucune action
        [one] Il reste { $actions } action
       *[other] Il reste { $actions } actions
    } à { $seat }.
event-boss-looked-at = { $seat } regarde le boss caché.
event-boss-seen = { $seat } voit qui attend en bas : { $card }.
event-encounters-looked-at = { $seat } regarde { $cards ->
        [one] la prochaine carte de rencontre
       *[other] les { $cards } prochaines cartes de rencontre
    }.
event-encounters-sunk = { $cards ->
        [0] { $seat } laisse les cartes de rencontre sur la pioche.
        [one] { $seat } met { $cards } carte de rencontre sous la pioche.
       *[other] { $seat } met { $cards } cartes de rencontre sous la pioche.
    }
event-card-stolen = { $seat } vole une carte à { $target } !
event-stolen-card-seen = { $seat } a volé la carte { $card }.
event-card-attached = { $seat } pose une carte ({ $card }) sur le monstre : { $foe }.
event-lair-sited = Le Repaire du boss s’ouvre { $side ->
        [0] au nord
        [1] à l’est
        [2] au sud
       *[3] à l’ouest
    } de la tuile { $tile } (n° { $tile_number }).
event-lair-placed = Le boss attend sur la tuile { $tile } (n° { $tile_number }) : { $card } !
event-monster-stirred = Un monstre s’agite sur la tuile { $tile } (n° { $tile_number }) : { $card }.
event-monster-roamed = Un monstre rôde vers la tuile { $tile } (n° { $tile_number }) : { $card }.
event-summon-turned = { $seat } retourne la carte { $card }.
event-monster-summoned = { $seat } invoque un monstre sur la tuile { $tile } (n° { $tile_number }) : { $card } !
event-nothing-summoned = { $seat } appelle, mais rien ne répond.
event-stone-appeared = La Pierre d’invocation luit sur la tuile { $tile } (n° { $tile_number }) !
event-endgame-began = { $seat } tient la Pierre d’invocation. Désormais, la défaite, c’est la mort !
event-solo-won = { $seat } tue le boss et gagne !
event-stone-carried-out = { $seat } sort la Pierre d’invocation du donjon et gagne !
event-last-hero-won = { $seat } est { $seat_gender ->
        [feminine] la dernière
       *[masculine] le dernier
    } en vie et gagne !
event-nobody-won = Il ne reste aucun héros en vie. Le donjon gagne.

## De quoi les nombres sont faits

part-ability = pouvoir du héros
part-limit = limite
part-brawn = Force
part-magic = Magie
part-skill = Adresse
part-half-brawn = moitié de la Force
part-half-magic = moitié de la Magie
part-half-skill = moitié de l’Adresse
part-help = aide
part-sabotage = sabotage
part-attack = Attaque
part-fury = fureur
part-caution = prudence
part-defense = Défense
part-hide = cuir épais
part-success = duel
part-escape = Fuite
part-successes = réussites
part-hits = touches
part-wounds = blessures
part-toughness = peau dure
part-price = prix
part-cards = cartes
part-actions = actions
part-life = Vie

## La fin

verdict-solo-won = Le boss est mort. Vous gagnez.
verdict-solo-lost = Votre héros est mort. Le donjon gagne.
verdict-nobody-won = Les derniers héros sont morts ensemble. Personne ne gagne.
verdict-carried-stone = { $winner } a sorti la Pierre d’invocation du donjon et gagne.
verdict-last-alive = { $winner } survit à tous les autres et gagne.

score-treasures = { $count ->
        [one] { $count } trésor
       *[other] { $count } trésors
    }
    .title = Trésors
score-artifacts = { $count ->
        [one] { $count } artefact
       *[other] { $count } artefacts
    }
    .title = Artefacts
score-encounters = { $count ->
        [one] { $count } carte de rencontre
       *[other] { $count } cartes de rencontre
    }
    .title = Cartes de rencontre
score-boss = { $count ->
        [one] { $count } boss
       *[other] { $count } boss
    }
    .title = Boss
score-markers = { $count ->
        [one] { $count } marqueur d’entraînement
       *[other] { $count } marqueurs d’entraînement
    }
    .title = Entraînement
score-survival = en vie
    .title = Survie

chapter-name = Manche { $chapter }
measure-life = Vie restante
measure-items = Objets
measure-training = Entraînement et pouvoirs
measure-kills = Monstres tués
    .honor = Le plus de monstres
measure-wounds = Blessures reçues
    .honor = La peau la plus dure
measure-tiles = Tuiles posées
    .honor = Sens de l’orientation
measure-assists = Aides données
    .honor = Le meilleur des amis
measure-sabotages = Sabotages
    .honor = Le pire des amis

## La partie guidée

guide-welcome = Bienvenue à Kravlas ! Quelque part en bas gît la Pierre d’invocation. Trouvez-la et sortez-la ; Dorgan veut la même chose.
guide-hero = Choisissez un héros. Force et Magie sont vos dés au combat, l’Adresse sert aux pièges et à la Fuite, la Vie est votre réserve.
guide-ability = Chaque héros a ses cartes de pouvoir. Gardez-en une sur deux ; l’entraînement en apporte d’autres.
guide-turn = Vous avez 2 actions par tour. Une sortie marquée « ? » mène à l’inconnu : allez voir.
guide-tile = Vous avez pioché une tuile. Tournez-la comme vous voulez, pourvu que les sorties se rejoignent.
guide-monster = On vous attendait ! Un monstre rencontré se combat aussitôt, sans action. Il a lancé, et ses touches sont là.
guide-rating = À vous de choisir vos dés, Force ou Magie. Chaque choix dit combien vous en lancez et ce qui touche.
guide-dice = Chaque dé touche ou pare une de ses touches. À côté de chaque choix, ce que vous prenez et ce que vous donnez.
guide-weak = Un petit dé ne pare qu’une touche du même nombre. Votre 2 vaut contre le 2, et contre rien d’autre.
guide-strike = Il vous reste deux dés forts, et sa Vie est de 2. Frappez !
guide-rally = Une victoire redonne du cœur. Se ressaisir soigne 1 blessure ; n’hésitez jamais.
guide-loot = La carte du monstre est dans votre butin. Les cartes de rencontre paient l’entraînement.
guide-search = Un trésor est caché ici, face cachée. La Fouille coûte une action et le retourne.
guide-found = Équipez ce que permet votre formation. Dans le butin, un objet ne sert à rien ; équipé, il aide à chaque jet qu’il nomme.
guide-onward = Encore une carte et vous pourrez progresser. L’inconnu, à l’ouest, fera l’affaire.
guide-trap = Un piège ! Les dés de 4 ou plus sont des réussites. S’il y en a assez, la carte est à vous ; sinon il se déclenche.
guide-advance = Deux cartes de rencontre, c’est le prix. Progresser augmente une valeur de 1 et apporte un pouvoir.
guide-pay = Payez avec des cartes de votre butin. Elles se valent toutes.
guide-train = Commencez par ce qui vous sert le plus au combat.
guide-later = Trois tours plus tard : avec Dorgan, vous avez exploré le reste, et vous voici sur la même tuile.
guide-lair = La dernière tuile est posée. Le boss attend dans son Repaire et garde la Pierre.
guide-roam = Vous avez le jeton Premier joueur : c’est vous qui dites où rôdent les monstres après un tour.
guide-come = Un boss va où il veut. Qu’il vienne à vous deux.
guide-assist = Quelqu’un va lancer sur votre tuile. Aider ajoute des dés. Saboter en retire, et peut vous coûter une blessure.
guide-boss = Déjà trois blessures. À vous : sa Vie est de 5, et Dorgan vous aide. Pour l’instant.
guide-accept = Une aide n’est qu’une offre. Acceptez : chaque dé compte, et qui aide peut ensuite se ressaisir.
guide-all-in = Cinq dés touchent, et il en faut cinq. Tant pis pour les blessures : frappez !
guide-stone = Le boss est mort, et la Pierre d’invocation gît là où il est tombé. Elle est à qui fouille en premier.
guide-wear = Équipez la Pierre : elle éveille votre pouvoir d’Invocatrice et garde le jeton Premier joueur chez vous.
guide-endgame = C’est la phase finale : la défaite est la mort. Finissez votre tour à l’Entrée avec la Pierre et vous gagnez.
guide-escape = Dorgan est sur votre tuile et n’est plus un ami : pas de Déplacement. Enfuyez-vous, avec votre Adresse.
guide-sabotaged = C’était un sabotage : 2 dés de moins. Si l’action réussit malgré tout, qui sabote prend une blessure.
guide-exit = Vous voilà libre ! Choisissez une sortie : partir ne coûte pas d’autre action.
guide-home = L’Entrée est à un pas : finissez-y votre tour et la partie est à vous.
guide-duel = On vous attaque. Choisissez avec quoi vous ripostez : plus il y a de dés, mieux c’est.
guide-knocked-out = Le héros tombe : un objet reste là, un tour est perdu, puis on se relève à mi-Vie. En phase finale, ce serait la mort.
guide-leave-item = Un de vos objets reste ici, pour qui le veut. Choisissez celui qui vous manquera le moins.
guide-end = Vous avez sorti la Pierre et gagné ! On joue jusqu’à six, on s’aide, on se gêne, on se poursuit. Invitez des amis.

## Avant la partie

setup-beg-for-your-life = Supplier pour sa vie
    .help = Un héros vaincu avant la phase finale supplie pour sa vie et ne meurt que si tous les pouces sont baissés.
setup-second-copy = Second exemplaire
    .help = À 5 ou 6, jouez avec les tuiles de deux boîtes : 4 ordinaires et 2 spéciales par joueur.

## Le plateau

board-draft = Le choix des héros
board-round = Manche { $round }
board-turn = { $hero } joue, { $count ->
        [0] plus aucune action
        [one] { $count } action restante
       *[other] { $count } actions restantes
    }
board-roaming = les monstres rôdent ; Premier joueur : { $hero }
board-hero-taken = Pris par la place { $number }
board-training-taken = { $training } : déjà pris
board-with-stone = Avec la Pierre :
board-deck = { $count } cartes de pouvoir
board-counted-tiles = { $count ->
        [one] tuile
       *[other] tuiles
    }
board-counted-encounters = { $count ->
        [one] rencontre
       *[other] rencontres
    }
board-counted-treasures = { $count ->
        [one] trésor
       *[other] trésors
    }
board-left-tiles = { $count ->
        [one] Encore { $count } tuile
       *[other] Encore { $count } tuiles
    }
board-left-encounters = { $count ->
        [one] Encore { $count } carte Rencontre
       *[other] Encore { $count } cartes Rencontre
    }
board-left-treasures = { $count ->
        [one] Encore { $count } trésor
       *[other] Encore { $count } trésors
    }
board-life = Vie
board-left = Restent : { $tiles ->
        [0] aucune tuile
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } dans la pile · { $encounters ->
        [one] { $encounters } rencontre
       *[other] { $encounters } rencontres
    } · { $treasures ->
        [one] { $treasures } trésor
       *[other] { $treasures } trésors
    }
board-secret-boss = Le boss est { $boss }. Seuls les héros qui l’ont regardé le savent.
board-secret-encounters = Prochaines cartes de rencontre que vous connaissez : { $cards }.
board-cropped = Plan recadré sur { $hero }.
board-cropped-west = Plus à l’ouest : n° { $numbers }.
board-cropped-east = Plus à l’est : n° { $numbers }.

board-endgame = PHASE FINALE
board-stone-worn = { $hero } a la Pierre d’invocation, équipée
board-stone-kept = { $hero } a la Pierre d’invocation dans son butin
board-stone-lies = La Pierre d’invocation est sur la tuile n° { $number }
board-stone-unknown = La Pierre d’invocation est dans un butin ; seuls son porteur et un partenaire d’échange savent lequel
board-stone-taken = Quelqu’un ramasse la Pierre d’invocation

board-hero = Héros
board-rating-brawn = Force
board-rating-magic = Magie
board-rating-skill = Adresse
board-wounds = Blessures
board-tile = Tuile
board-cards = Équipement, pouvoirs
board-loot = Butin
board-number = n° { $number }
board-has-stone = A LA PIERRE
board-ko = { $gender ->
        [feminine] ASSOMMÉE
       *[masculine] ASSOMMÉ
    }
board-dead = { $gender ->
        [feminine] MORTE
       *[masculine] MORT
    }
board-actions = { $count ->
        [0] plus aucune action
        [one] { $count } action restante
       *[other] { $count } actions restantes
    }
board-first-player = Premier joueur
board-quiet = passe d’office
board-legend-marker = marqueur d’entraînement
board-legend-ability = cartes de pouvoir
board-legend-trap = piège durable
board-legend-treasure = trésors
board-legend-artifact = artefacts
board-legend-encounter = cartes de rencontre
board-legend-boss-card = carte du boss

board-legend-active = héros actif
board-legend-ko = (petite lettre) assommé(e)
board-legend-stone = la Pierre d’invocation
board-legend-monster = monstre, blessures/Vie
board-legend-boss = boss
board-legend-stranger = inconnu(e)
board-legend-item = objet
board-legend-hidden = trésor face cachée
board-legend-unexplored = sortie inexplorée

board-short-entrance = Entrée
board-short-lair = Repaire
board-short-ancient-bridge = Pont
board-short-cursed-stone = Maudite
board-short-den = Tanière
board-short-glyph-room = Glyphes
board-short-library = Biblio
board-short-portcullis-room = Herse
board-short-underground-channel = Canal
board-short-well = Puits

board-here = N° { $number }, { $tile } : { $hero } est ici
board-hidden = { $count ->
        [one] { $count } trésor face cachée
       *[other] { $count } trésors face cachée
    }
board-wounds-of = blessures : { $wounds } sur { $life }
board-figures-monster = { $type } ; Attaque { $attack }, touche sur { $power } ; Défense { $defense }+ ; Fuite { $escape }+ ; Vie { $life }.
board-figures-trap = { $ratings } ; { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    } de 4+ pour désamorcer.
board-figures-item = ({ $slots } ; { $trainings }{ $enchanted ->
        [yes]  ; enchanté
       *[no] {""}
    })
board-figures-hero = Force { $brawn }, Magie { $magic }, Adresse { $skill }, Vie { $life }
board-no-slot = sans emplacement
board-cards-of = Cartes : { $hero }
board-summoner = Pouvoir d’Invocateur
board-asleep = seulement avec la Pierre équipée
board-used = a servi ce tour-ci
board-spent = ne sert plus
board-untrained = pas votre formation
board-cursed = sans effet : Pierre maudite
board-loot-encounters = { $count ->
        [one] { $count } carte de rencontre
       *[other] { $count } cartes de rencontre
    }
board-offered = À choisir

board-side = { $name }, { $rating }
board-hits = { $count ->
        [one] { $count } coup porte
       *[other] { $count } coups portent
    }
board-attack = Dés d’attaque
board-power = Touche sur
board-defense = Défense
board-escape = Fuite
board-deed-battle = Combat : { $hero } contre { $foe }
board-deed-free = Attaque gratuite : { $hero } et { $foe }
board-deed-duel = Duel : { $hero } attaque { $foe }
board-deed-disarm = Piège à désamorcer par { $hero } : { $foe }
board-deed-escape = Fuite : { $hero } devant { $foe }
board-deed-bridge = { $foe } : { $hero } traverse
board-deed-channel = { $foe } : { $hero } saute
board-deed-gate = { $foe } : { $hero } lève la herse
board-deed-content = { $foe } : { $hero } lance le dé de contenu
board-no-dice = pas encore de dés
board-takes = { $name } subit
board-hits-left = Touches non parées :
board-helpers = Aide (+{ $dice }) :
board-spoilers = Sabotage :
board-need-hit = touche sur { $face }+
board-need-escape = 1 dé à { $face }+ suffit pour s’enfuir
board-need-disarm = il faut { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    } de 4+
board-trade = Échange entre { $first } et { $second }, proposition { $count } sur { $most }
board-offers = { $hero } propose :
board-backs = { $count ->
        [0] rien
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-laying = Tuile à poser : { $tile }
board-content = Dé de contenu : trésor sur { $treasure } ; rencontre sur { $encounter }.

board-race-dwarf = Nain
board-race-elf = Elfe
board-race-human = Humain
board-race-goblin = Gobelin
board-training-prayer = Prière
board-training-war = Guerre
board-training-magic = Magie
board-training-talent = Talent
board-type-humanoid = Humanoïde
board-type-undead = Mort-vivant
board-type-beast = Bête
board-type-animate = Créature animée
board-slot-primary = main principale
board-slot-off = main secondaire
board-slot-head = tête
board-slot-body = corps
