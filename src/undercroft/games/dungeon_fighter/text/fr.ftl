game-dungeon-fighter = Dungeon Fighter
    .about = Terrassez des Monstres idiots en lançant des dés sur une Cible : les yeux fermés, du bout du nez, de sous la table. Tous ensemble, ou pas du tout.
    .story = Les vrais héros ont disparu et les vantards ont pris leur place. Le roi en a par-dessus la couronne : il jette au donjon, par petits paquets, tous ceux qui se disent héros. Devinez qui s’est vanté hier soir. Il n’y a qu’une sortie : passer les Monstres, puis le Boss de Fin, avec trois dés et ce qu’il vous reste de dignité. Sinon, vous nourrirez les champignons.
primer-1 = Trois niveaux, un Monstre dans chaque salle, le Boss de Fin au bout. Battez-le, et tout le monde gagne.
primer-2 = Trois dés, trois couleurs. Choisissez-en un, faites-le rebondir de la table sur la Cible : là où il s’arrête, ce sont les Dégâts.
primer-3 = Raté ? Le Monstre vous frappe. À 0 PV, vous vous évanouissez et gardez une Cicatrice : une Capacité de moins, et 3 PV.
primer-4 = Si le dé montre le symbole, votre Capacité de cette couleur se déclenche. En plein centre, c’est la mort immédiate.
primer-5 = Tous les dés lancés et le Monstre ricane encore ? Un dé Bonus, ou des Dégâts pour tous et les dés reviennent.
primer-6 = Une Arme ajoute des Dégâts si vous lancez comme elle veut. Monstres et salles aussi ont des exigences, mais ne paient pas.
setup-difficulty = Difficulté
    .help = Combien des 14 Monstres sont de niveau IV : 2, 5 ou 8.
setup-difficulty-easy = Facile
setup-difficulty-normal = Normal
setup-difficulty-infernal = Infernal
setup-difficulty-vote = On vote à la table
setup-withdrawing = Se désister
    .help = Laissez un Monstre dont le lancer est impossible. Il en coûte 1 PV de honte à chaque Héros.
setup-scoring = Score
    .help = Une victoire se compte en points et vaut un titre.
setup-leader-decides = Le Chef décide
    .help = Pas de vote : pour jouer autour d’un seul écran.
setup-judged = Un juge
    .help = Autour d’un vrai plateau, le Chef confirme ce que dit la personne qui a lancé.
difficulty-easy = Facile
difficulty-normal = Normal
difficulty-infernal = Infernal
verdict-won = Le Boss de Fin est vaincu. Tout le monde gagne !
verdict-all-fainted = Plus un Héros debout. Les champignons vous remercient.
verdict-no-die-left = Le dernier dé est lancé et le Boss tient toujours. Les champignons vous remercient.
title-lame-ducks = Votre titre : Canards boiteux. Coin.
title-incompetent-optimists = Votre titre : Optimistes incompétents. Ça ne peut que s’arranger.
title-unruly-hooligans = Votre titre : Voyous indisciplinés. Le village recompte ses cuillères.
title-novice-adventurers = Votre titre : Aventuriers novices. Vous tenez l’épée par le bon bout.
title-aspiring-heroes = Votre titre : Aspirants Héros. Presque personne n’a ri.
title-average-heroes = Votre titre : Héros moyens. Héroïquement moyens.
title-level-20-heroes = Votre titre : Héros de niveau 20. C’est écrit sur vos fiches.
title-readers-of-epic-manuals = Votre titre : Lecteurs de manuels épiques. Notes de bas de page comprises.
title-authors-of-epic-manuals = Votre titre : Auteurs de manuels épiques. Chapitre premier : comment nous avons fait.
title-supreme = Votre titre : Héroïsme grandiosissime !
score-difficulty = { $count ->
        [0] Facile
        [1] Normal
       *[2] Infernal
    }
    .title = Difficulté
score-players = { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
    .title = Personnes
score-dice = { $count ->
        [one] { $count } dé Bonus
       *[other] { $count } dés Bonus
    }
    .title = Dés Bonus
score-gold = { $count ->
        [one] { $count } Pièce d’or
       *[other] { $count } Pièces d’or
    }
    .title = Or
score-nobody-fell = aucun évanouissement
    .title = Aucun évanouissement
score-scars = { $count ->
        [one] { $count } Cicatrice
       *[other] { $count } Cicatrices
    }
    .title = Cicatrices
score-angels = { $count ->
        [one] { $count } Héros angélique
       *[other] { $count } Héros angéliques
    }
    .title = Au niveau supérieur

## Ce qu’on peut choisir

option-draw-hero = Tirer au hasard
option-take-hero = Jouer { $hero }
option-pick-difficulty = Choisir : { $difficulty }
option-name-leader = Désigner { $seat }
option-draw-leader = S’en remettre au hasard
option-enter-room = Entrer : { $room }
option-face-boss = Affronter le Boss
option-take-die = Lancer le dé { $die }
option-take-white = Lancer un dé Bonus
option-take-beating = Récupérer les dés
option-arm = Brandir : { $gear }
option-propose-withdrawal = Proposer de se désister
option-withdraw = Se désister
option-fight-on = Se battre
option-pass = Ne rien utiliser
option-hold = Garder au cas où
option-use = Utiliser : { $gear }
option-use-on = Utiliser { $gear } sur { $seat }
option-pick-colour = Compter comme { $colour }
option-keep-throw = Garder ce lancer
option-rethrow = Relancer
option-rethrow-with = Relancer : { $gear }
option-rage = Payer 1 PV et doubler
option-stay-calm = Garder son calme
option-give-beer = Offrir la bière à { $seat }
option-sing = Payer 1 Pièce et chanter
option-stay-silent = Se taire
option-deal-damage = Infliger les Dégâts
option-add-damage = Ajouter : { $gear }
option-unleash = Lâcher : { $foe }
option-heal-point = Soigner { $seat }
option-throw-again = Lancer encore
option-stop-there = S’arrêter là
option-suffer = Encaisser
option-prevent = Utiliser : { $gear }
option-strike-back = Riposter : { $gear }
option-lose-gear = Sacrifier : { $gear }
option-usual-order = Suivre l’ordre habituel
option-do-step = D’abord { $step }
option-end-turn = Finir le tour
option-cover-ability = Couvrir : { $colour }
option-give-to = Donner à { $seat }
option-leave-it = N’en rien faire
option-hand = Donner { $gear } à { $seat }
option-discard = Défausser : { $gear }
option-buy = Acheter : { $gear }
option-buy-die = Acheter un dé Bonus
option-buy-healing = Payer un soin pour tous
option-leave-shop = Quitter la Boutique
group-arm = Brandir une Arme
group-use = Utiliser une carte
group-hand = Donner une carte
group-buy = Acheter une carte

## Ce qui arrive : mise en place et chemin

event-face-laid = Niveau { $level } du donjon : { $face }.
event-hero-taken = { $drawn ->
        [1] Le hasard a choisi { $hero }. Pas de réclamation.
       *[0] { $hero } rejoint le Groupe.
    }
event-difficulty-chosen = La Tour est remplie. Difficulté : { $difficulty }.
event-leader-named = { $drawn ->
        [1] Le hasard désigne le Chef : { $seat }.
       *[0] { $seat } prend la tête du Groupe.
    }
event-leader-passed = { $seat } prend désormais la tête du Groupe.
event-turn-began = Tour { $turn } : { $seat } a les dés et commence.
event-room-entered = Le Groupe entre, niveau { $level } : { $room }.
event-monster-met = { $foe } barre la route : { $life } PV, { $damage ->
        [one] { $damage } Dégât
       *[other] { $damage } Dégâts
    }{ $gold ->
        [0] {""}
        [one] , { $gold } Pièce d’or
       *[other] , { $gold } Pièces d’or
    }.
event-boss-met = Le Boss de Fin : { $foe } ! { $life } PV, { $damage } Dégâts, pas de retour possible.
event-throws-clashed = Personne ne peut faire tout ça à la fois : { $throws }.
event-party-withdrew = Le Groupe se désiste devant { $foe }. Personne n’a rien vu. Tout le monde a vu.
event-withdrawal-refused = { $seat } voulait se désister ; le Groupe se bat.
event-monster-stayed = Plus aucun autre Monstre pour cette salle. { $foe } reste.

## Ce qui arrive : lancers

event-die-taken = { $seat } prend le dé { $die }{ $weapons ->
        [none] {""}
       *[other] {" "}et { $weapons }
    }{ $throws ->
        [none] {""}
       *[other] . À faire : { $throws }
    }.
event-beating-taken = { $seat } veut récupérer les dés. Tout le Groupe subit { $damage ->
        [one] { $damage } Dégât
       *[other] { $damage } Dégâts
    }.
event-die-hit = { $section ->
        [10] En plein centre ! { $seat } touche le mille
       *[other] { $seat } touche la zone { $section }
    }{ $icon ->
        [1] , symbole visible
       *[0] {""}
    }.
event-die-missed = { $reason ->
        [broken] Raté : { $seat } n’a pas lancé comme il fallait
        [no-bounce] Raté : { $seat } oublie le rebond
        [hole] Raté : { $seat } trouve un des huit trous
        [edge] Raté : { $seat } cale un dé contre la tranche
        [floor] Raté : { $seat } touche le sol, et bien
        [small] Raté : la zone 1 ne suffit pas contre une Petite Cible, { $seat }
        [impossible] Raté : personne ne peut lancer comme ça, { $seat } non plus
       *[table] Raté : { $seat } touche la table, qui n’avait rien fait
    }{ $icon ->
        [1] . Symbole visible
       *[0] {""}
    }.
event-colour-chosen = { $seat } compte le dé blanc comme { $colour }.
event-ability-used = { $seat } déclenche : { $cause }.
event-thrown-again = { $seat } relance ({ $cause }). Ce qui précède n’a jamais eu lieu.
event-flurry-began = { $seat } n’en a pas fini et lance encore le même dé.
event-rage-taken = { $seat } se mord un lobe et double les Dégâts : 1 PV de moins, reste { $life }.
event-damage-dealt = { $damage ->
        [0] { $seat } n’inflige rien ({ $parts })
        [one] { $seat } inflige { $damage } Dégât ({ $parts })
       *[other] { $seat } inflige { $damage } Dégâts ({ $parts })
    }. { $foe } garde { $life } PV.
event-fatal-blow = Coup Fatal ! { $seat } met en plein centre, symbole visible : { $foe } n’est plus.
event-monster-defeated = { $seat } terrasse { $foe }.
event-boss-defeated = { $seat } abat { $foe } !

## Ce qui arrive : Dégâts aux Héros

event-hero-hurt = { $seat } perd { $damage } PV ({ $parts }) et en garde { $life }.
event-hero-spared = { $seat } ne sent rien ({ $cause }).
event-hero-ashamed = { $seat } perd 1 PV de honte et en garde { $life }.
event-hero-fainted = { $seat } s’évanouit, non sans élégance.
event-riposted = { $seat } riposte de { $damage } ({ $cause }). { $foe } garde { $life } PV.
event-critical-failure = Échec critique ! { $foe } s’en prend à tout le monde.
event-monster-healed = { $foe } ricane, récupère { $amount } PV et en a { $life }.
event-gear-destroyed = { $seat } perd { $gear }. C’était presque payé.
event-gold-lost = { $foe } empoche 1 Pièce d’or. Au Trésor : { $gold }.

## Ce qui arrive : Capacités et cartes

event-hero-healed = { $target } récupère { $amount } PV ({ $cause }) et en a { $life }.
event-gold-picked = { $seat } trouve 2 Pièces d’or dans une poche. Au Trésor : { $gold }.
event-target-placed = { $seat } peint une cible sur { $foe } : +1 Dégât pour tous.
event-toad-placed = { $seat } change { $foe } en crapaud : Dégâts { $damage } désormais.
event-charm-placed = { $seat } fait un clin d’œil : { $foe } rougit.
event-beer-given = { $own ->
        [1] { $target } boit une bière et ne sent plus rien de tout le combat.
       *[0] { $seat } paie une bière à { $target }, qui ne sent plus rien de tout le combat.
    }
event-refrain-sung = Le Groupe paie 1 Pièce, { $seat } chante, et { $foe } en oublie sa Capacité.
event-theft-planned = { $seat } lorgne le mobilier. Il manquera quelque chose en Fin de Tour.
event-gear-used = { $seat } utilise { $gear }.
event-monster-unleashed = { $seat } lâche { $foe } sur l’ennemi : +{ $damage } Dégâts, et adieu.

## Ce qui arrive : Fin de Tour

event-loot-taken = Le Groupe fait les poches au vaincu ({ $foe }) : { $gold ->
        [one] { $gold } Pièce d’or
       *[other] { $gold } Pièces d’or
    }.
event-dice-returned = { $dice ->
        [one] { $dice } dé Bonus retourne à la réserve.
       *[other] { $dice } dés Bonus retournent à la réserve.
    }
event-dice-gained = { $dice ->
        [0] Du travail vite fait, mais la réserve n’a plus de dé Bonus
        [one] Du travail vite fait : { $dice } dé Bonus pour un dé inutilisé
       *[other] Du travail vite fait : { $dice } dés Bonus pour les dés inutilisés
    }{ $missing ->
        [0] {""}
       *[other] {" "}(il en manque { $missing })
    }.
event-leader-recovered = { $seat } s’époussette et redevient Invaincu.
event-hero-woke = { $seat } se réveille avec { $life } PV.
event-scar-taken = { $seat } garde une Cicatrice : adieu, { $cause } ({ $colour }).
event-hero-gone = { $seat } passe au niveau supérieur, ailes comprises.
event-monster-charmed = { $foe } suit { $seat } par amour.
event-monster-discarded = { $foe } finit dans un coin, sous le balai.
event-card-stolen = Trouvé au fond d’une manche : { $gear }.
event-card-found = Dans le trésor : { $gear }.
event-no-card-left = Il n’y a plus d’Équipement.
event-card-given = { $seat } reçoit { $gear }.
event-card-left = Personne n’en veut : { $gear }.
event-card-handed = { $seat } donne { $gear } à { $target }.
event-card-discarded = { $seat } jette { $gear }.
event-shop-opened = La Boutique étale : { $offer }.
event-card-bought = Acheté pour { $price ->
        [one] { $price } Pièce
       *[other] { $price } Pièces
    } : { $gear }. Au Trésor : { $gold }.
event-die-bought = Acheté pour 2 Pièces : un dé Bonus. Au Trésor : { $gold ->
        [one] { $gold } Pièce
       *[other] { $gold } Pièces
    }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }.
event-healing-bought = Pour 1 Pièce, la Boutique rafistole tout le monde. Au Trésor : { $gold }.
event-fountain-reached = Tous boivent à la Fontaine de guérison. Quelque chose s’y est baigné avant.
event-gold-found = La salle cache un trésor : { $gold ->
        [one] { $gold } Pièce d’or
       *[other] { $gold } Pièces d’or
    }.
event-dice-found = { $dice ->
        [0] Des dés Bonus, mais la réserve n’en a plus
        [one] La salle cache un trésor : { $dice } dé Bonus
       *[other] La salle cache un trésor : { $dice } dés Bonus
    }{ $missing ->
        [0] {""}
       *[other] {" "}(il en manque { $missing })
    }.
event-party-won = { $foe } s’effondre. Le Groupe prend la pose !
event-party-lost = { $dice ->
        [1] Plus un dé Bonus. { $foe } sonne pour le dîner.
       *[0] Plus un Héros debout. { $foe } sonne le jardinier.
    }

## Noms de ce qui n’est pas une carte

die-red = rouge
die-blue = bleu
die-green = vert
die-white = blanc
step-loot = prendre l’or
step-larceny = piocher le fruit du Larcin
step-return-dice = rendre les dés Bonus
step-unused-dice = gagner les dés Bonus
step-turn-token = retourner le jeton Chef
step-wake = réveiller les évanouis
step-room = profiter de la salle
step-discard = ranger le Monstre
part-section = zone
token-target = Cible
    .text = Chacun inflige +1 Dégât.
token-toad = Crapaud
    .text = Les Dégâts du Monstre baissent de 2.
token-charm = Charme
    .text = Vaincu, il suit qui l’a charmé.
token-beer = Bière
    .text = Plus de Dégâts, sauf en cas de défaite.
token-song = Chanson
    .text = La Capacité du Monstre est suspendue.
type-greenskin = Peau-verte
type-undead = Mort-vivant
type-beast = Bête
type-fiend = Démon
type-household = Ménage
type-official = Fonctionnaire

## Ce que fait le symbole pour un Héros. Une note le dit avec son nombre et son ennemi.

ability-flurry = Pluie de coups
    .text = Si vous touchez : relancez le même dé. Les deux comptent.
ability-extra-damage = Dégâts supplémentaires
    .text = Si vous touchez : +{ $value } Dégâts.
ability-aimed-damage = Dégâts ciblés
    .text = Si vous touchez : { $value } Dégâts, plus ce qui s’ajoute.
ability-divine-intervention = Intervention divine
    .text = Si vous touchez : 1 PV rendu par Dégât, à qui vous voulez.
ability-blind-fury = Furie aveugle
    .text = Si vous touchez : perdez 1 PV pour doubler les Dégâts.
ability-mass-healing = Guérison de masse
    .text = Réussite ou échec : chaque Héros récupère { $value } PV.
ability-living-target = Cible vivante
    .text = Réussite ou échec : chacun lui inflige +1 Dégât.
ability-larceny = Larcin
    .text = Réussite ou échec : 1 carte Équipement en Fin de Tour.
ability-metamorphosis = Métamorphose
    .text = Réussite ou échec : les Dégâts du Monstre baissent de 2.
ability-sworn-enemy = Ennemi juré
    .text = Réussite ou échec, contre { $foe } : +{ $value } Dégâts.
ability-re-throw = Relance
    .text = Réussite ou échec : vous pouvez relancer le dé.
ability-no-damage = Pas de dégâts
    .text = Sur un échec : vous ne subissez rien.
ability-pickpocket = Pickpocket
    .text = Réussite ou échec : 2 Pièces d’or pour le Trésor.
ability-seduction = Séduction
    .text = Réussite ou échec : vaincu, ce Monstre vous suit.
ability-beer = Bière
    .text = Réussite ou échec : 1 Héros ne subit plus rien de ce combat.
ability-refrain = Ritournelle des Héros
    .text = Réussite ou échec, pour 1 Pièce : plus de Capacité au Monstre.

## Ce que fait un Monstre, et ce que font Armures et Objets magiques

power-destroy-equipment = Détruire un Équipement
    .text = Sur un échec, vous perdez 1 carte Équipement.
power-heal = Guérison
    .text = Sur un échec, il récupère { $value } PV.
power-small-target = Petite Cible
    .text = La zone 1 est un échec.
power-lose-gold = Perte d’or
    .text = Sur un échec, le Trésor perd 1 Pièce d’or.
power-banned = Dé interdit
    .text = Cette couleur est interdite : { $colours }.
power-critical-failure = Échec critique
    .text = Sur un échec, il frappe tous les Héros.
power-horde = Horde
    .text = Toute réussite inflige 1, plus ce qui s’ajoute.
effect-heal-one = Soin
    .text = Un Héros récupère { $value } PV.
effect-heal-all = Soin pour tous
    .text = Chaque Héros récupère { $value } PV.
effect-re-throw = Relance
    .text = Relancez le dé, réussite ou échec.
effect-extra-damage = Dégâts supplémentaires
    .text = Si vous touchez : +{ $value } Dégâts.
effect-no-damage = Pas de dégâts
    .text = Sur un échec : vous ne subissez rien.
effect-riposte = Riposte
    .text = Ce qui vous blesse blesse autant le Monstre.
effect-reduced-damage = Dégâts réduits
    .text = Sur un échec : { $value } Dégâts de moins.
