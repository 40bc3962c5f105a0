game-dungeon-fighter = Dungeon Fighter
    .tagline = Visez, puis fermez les yeux.
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
setup-difficulty-vote = Vote à la table
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

## Ce qui est demandé

ask-df-setup-13 = Quel Héros jouez-vous ?
ask-df-setup-16 = Quelle difficulté ?
ask-df-setup-30 = Qui prend la tête du Groupe ?
ask-df-move-06 = Où va le Groupe ?
ask-df-combat-04 = Quel dé lancez-vous ?
ask-df-combat-20 = Plus de dé Héros. Comment continuer ?
ask-df-ruling-17 = Encore le même dé. Avec quelles Armes ?
ask-df-bonus-01 = Quelle couleur pour le dé blanc ?
ask-df-power-20 = Relancer ?
ask-df-ruling-56 = Ajouter quelque chose aux Dégâts ?
ask-df-power-07 = Qui récupère le prochain PV ?
ask-df-withdraw-01 = Se désister devant ce Monstre ?
ask-df-power-09 = Perdre 1 PV pour doubler les Dégâts ?
ask-df-power-28 = À qui la bière ?
ask-df-power-32 = Payer 1 Pièce pour une chanson ?
ask-df-power-01 = Lancer le même dé une deuxième fois ?
ask-df-item-07 = Riposter ?
ask-df-monpower-02 = Quel Équipement perdez-vous ?
ask-df-ruling-80 = Ça va faire mal. Réagir ?
ask-df-ruling-53 = Utiliser une carte maintenant ?
ask-df-ruling-43 = Quelle Capacité la Cicatrice couvre-t-elle ?
ask-df-ruling-51 = À qui la carte ?
ask-df-room-11 = Chef, à qui la carte ?
ask-df-room-07 = Qu’achète le Groupe ?
ask-df-equip-04 = Trop lourd. Que laissez-vous ?
ask-df-endturn-01 = Que fait le Groupe d’abord ?
ask-df-endturn-11 = Échanger de l’Équipement avant de repartir ?

## Ce que vous pouvez choisir

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
option-throw-now = Lancer
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
group-hero = Choisir un Héros
group-step = Commencer par…
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
event-monster-met = Un Monstre barre la route : { $foe } ({ $life } PV, { $damage ->
        [one] { $damage } Dégât
       *[other] { $damage } Dégâts
    }{ $gold ->
        [0] {""}
        [one] , { $gold } Pièce d’or
       *[other] , { $gold } Pièces d’or
    }).
event-boss-met = Le Boss de Fin : { $foe } ! { $life } PV, { $damage } Dégâts, pas de retour possible.
event-throws-clashed = Personne ne peut faire tout ça à la fois : { $throws }.
event-party-withdrew = Le Groupe se désiste devant { $foe }. Personne n’a rien vu. Tout le monde a vu.
event-withdrawal-refused = Tout le monde ne veut pas se désister. Le Groupe se bat.

## Ce qui arrive : lancers

event-die-taken = { $seat } prend le dé { $die }{ $weapons ->
        [none] {""}
       *[other] {" "}et { $weapons }
    }{ $stunt ->
        [none] {""}
        [bank] . { $throws } : la boîte se porte volontaire comme mur
        [flick] . { $throws } : ce doigt s’entraîne depuis l’école
        [blow] . { $throws } : gardez du souffle pour les excuses
        [leg] . { $throws } : attention aux coutures
        [blind] . { $throws } : il n’y avait rien à voir, de toute façon
        [double] . { $throws } : deux fois, ce n’est plus un hasard
        [elbow] . { $throws } : les mains, c’est pour les lâches
        [faith] . { $throws } : prier est gratuit
        [wrong-hand] . { $throws } : elle attendait son tour depuis des années
        [borrow] . { $throws } : à rendre propre
        [over-card] . { $throws } : la carte ne va pas se baisser
        [catapult] . { $throws } : que le siège commence
        [head] . { $throws } : elle sert enfin à quelque chose
        [spin] . { $throws } : interdit de tourner avec
        [nose] . { $throws } : que personne n’éternue
        [backwards] . { $throws } : le Monstre non plus n’y comprend rien
        [smash] . { $throws } : le dé l’a bien cherché
        [seated] . { $throws } : la dignité garde la chaise
        [jump] . { $throws } : la gravité dira son mot dans un instant
        [under-table] . { $throws } : comme les antisèches à l’école
        [dance] . { $throws } : le Monstre brandit une note
        [afar] . { $throws } : un pas de plus vers la sortie
        [several] . Tout à la fois : { $throws }
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
        [no-bounce] Raté : { $seat } { $seat_number ->
            [2] oublie qu’un dé rebondit
            [5] oublie qu’un dé rebondit
            [3] n’a pas le temps de rebondir
            [6] n’a pas le temps de rebondir
           *[other] oublie le rebond
        }
        [hole] Raté : { $seat } { $seat_number ->
            [2] réussit son trou, mais ce n’est pas le golf
            [5] réussit son trou, mais ce n’est pas le golf
            [3] donne le dé à manger à un trou
            [6] donne le dé à manger à un trou
           *[other] trouve un des huit trous
        }
        [edge] Raté : { $seat } { $seat_number ->
            [2] gare le dé sur la tranche
            [5] gare le dé sur la tranche
            [3] s’arrête à la tranche
            [6] s’arrête à la tranche
           *[other] cale le dé contre la tranche
        }
        [floor] Raté : { $seat } { $seat_number ->
            [2] expédie le dé sous les meubles
            [5] expédie le dé sous les meubles
            [3] cherche maintenant le dé
            [6] cherche maintenant le dé
           *[other] touche le sol, et bien
        }
        [small] Raté : la zone 1 ne suffit pas contre une Petite Cible, { $seat }
        [impossible] Raté : personne ne peut lancer comme ça, { $seat } non plus
       *[table] Raté : { $seat } { $seat_number ->
            [2] bat la table à plate couture
            [5] bat la table à plate couture
            [3] fait visiter la table au dé
            [6] fait visiter la table au dé
           *[other] touche la table, qui n’avait rien fait
        }
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
        [one] { $seat } inflige { $damage } Dégât ({ $parts }).
       *[other] { $seat } inflige { $damage } Dégâts ({ $parts }).
    }{ $life ->
        [0] {""}
       *[other] {" "}{ $foe } : encore { $life } PV.
    }
event-fatal-blow = Coup Fatal ! { $seat } envoie { $foe } aux champignons.
event-monster-defeated = { $seat } terrasse { $foe }.
event-boss-defeated = { $seat } abat { $foe } !

## Ce qui arrive : Dégâts aux Héros

event-hero-hurt = { $seat } perd { $damage } PV ({ $parts }) et en garde { $life }.
event-hero-spared = { $seat } ne sent rien ({ $cause }).
event-hero-ashamed = { $seat } perd 1 PV de honte et en garde { $life }.
event-hero-fainted = { $seat_number ->
        [2] { $seat } s’évanouit en emportant la nappe.
        [5] { $seat } s’évanouit en emportant la nappe.
        [3] { $seat } s’évanouit, mais héroïquement.
        [6] { $seat } s’évanouit, mais héroïquement.
       *[other] { $seat } s’évanouit, non sans élégance.
    }
event-riposted = { $seat } riposte de { $damage } ({ $cause }).{ $life ->
        [0] {""}
       *[other] {" "}{ $foe } : encore { $life } PV.
    }
event-critical-failure = Échec critique ! Les autres trinquent aussi ({ $foe }).
event-monster-healed = Cet échec fait du bien à { $foe } : +{ $amount } PV, { $life } en tout.
event-gear-destroyed = { $seat } perd { $gear }, à grande valeur sentimentale.
event-gold-lost = 1 Pièce d’or quitte le Trésor ({ $foe }). Reste : { $gold }.

## Ce qui arrive : Capacités et cartes

event-hero-healed = { $target } récupère { $amount } PV ({ $cause }) et en a { $life }.
event-gold-picked = { $seat } trouve { $gold } Pièces d’or dans une poche.
event-target-placed = { $seat } peint une cible sur { $foe } : +1 Dégât pour tous.
event-toad-placed = { $seat } change { $foe } en crapaud : Dégâts { $damage } désormais.
event-charm-placed = { $seat } fait un clin d’œil à { $foe }. Ça marche.
event-beer-given = { $own ->
        [1] { $target } boit une bière et ne sent plus rien de tout le combat.
       *[0] { $seat } paie une bière à { $target }, qui ne sent plus rien de tout le combat.
    }
event-refrain-sung = Le Groupe paie 1 Pièce et { $seat } chante. Plus rien de spécial chez { $foe }.
event-theft-planned = { $seat } lorgne le mobilier. Il manquera quelque chose en Fin de Tour.
event-gear-used = { $seat } utilise { $gear }.
event-monster-unleashed = { $seat } lâche { $foe } sur l’ennemi : +{ $damage ->
        [one] { $damage } Dégât
       *[other] { $damage } Dégâts
    }, et adieu.

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
event-leader-recovered = { $seat } s’époussette et redevient { $seat_gender ->
        [feminine] Invaincue
       *[masculine] Invaincu
    }.
event-hero-woke = { $seat } se réveille avec { $life } PV.
event-scar-taken = { $seat } garde une Cicatrice. Adieu, { $cause } (dé { $colour }).
event-hero-gone = { $seat } passe au niveau supérieur, ailes comprises.
event-monster-charmed = C’est l’amour : { $seat } emmène { $foe }.
event-monster-discarded = Dans un coin, sous le balai : { $foe }.
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
event-party-won = C’est fait : { $foe } ! Le Groupe prend la pose.
event-party-lost = { $dice ->
        [1] Plus un dé Bonus. Avec les compliments de : { $foe }.
       *[0] Plus personne debout. Avec les compliments de : { $foe }.
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
part-monster = Monstre
part-fountain = fontaine
part-shop = Boutique
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

## Ce que fait un Monstre, et ce que font Armures et Objets magiques

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

## Ce que donnerait un choix

forecast-hit-chance = { $chance } % de chances de toucher
forecast-usual-damage = { $damage ->
        [one] { $damage } Dégât en moyenne, si vous touchez
       *[other] { $damage } Dégâts en moyenne, si vous touchez
    }
forecast-kill-chance = { $chance } % de chances de l’abattre d’un coup
forecast-symbol-chance = { $chance } % pour { $cause }
forecast-ability-covered = { $cause } : sous une Cicatrice
forecast-miss-hurts = Un échec coûte { $damage } PV
forecast-miss-fells = { $mine ->
        [yes] Un échec, et vous vous évanouissez
       *[no] Un échec, et { $seat } s’évanouit
    }
forecast-nothing-can-hit = Personne ne peut toucher comme ça
forecast-damage-then = { $damage ->
        [one] { $damage } Dégât
       *[other] { $damage } Dégâts
    } ; le Monstre garde { $life } PV
forecast-kills = { $damage ->
        [one] { $damage } Dégât
       *[other] { $damage } Dégâts
    } : il est vaincu
forecast-hurts = { $mine ->
        [yes] Vous perdez { $damage } PV et en gardez { $life }
       *[no] { $seat } perd { $damage } PV et en garde { $life }
    }
forecast-fells = { $mine ->
        [yes] Vous vous évanouissez
       *[no] { $seat } s’évanouit
    }
forecast-spares = Aucun Dégât
forecast-beating-costs = Chaque Héros perd { $damage } PV{ $fallen ->
        [0] {""}
        [one] , { $fallen } s’évanouit
       *[other] , { $fallen } s’évanouissent
    }
forecast-loses-game = Tout le monde s’évanouit : partie perdue
forecast-shame-costs = Chaque Héros perd 1 PV{ $fallen ->
        [0] {""}
        [one] , { $fallen } s’évanouit
       *[other] , { $fallen } s’évanouissent
    }
forecast-last-die = { $dice ->
        [0] Plus de dé Bonus ensuite
        [one] Il restera { $dice } dé Bonus
       *[other] Il restera { $dice } dés Bonus
    }
forecast-heals = { $mine ->
        [yes] Vous récupérez { $amount } PV
       *[no] { $seat } récupère { $amount } PV
    }
forecast-heals-all = { $amount } PV rendus en tout
forecast-gold-then = { $gold ->
        [0] Plus une Pièce d’or
        [one] Il restera { $gold } Pièce d’or
       *[other] Il restera { $gold } Pièces d’or
    }
forecast-dice-then = { $dice ->
        [one] { $dice } dé Bonus au Trésor
       *[other] { $dice } dés Bonus au Trésor
    }
forecast-ability-here = { $cause }
forecast-hands-full = { $mine ->
        [yes] Vous porteriez trop
       *[no] { $seat } porterait trop
    }
forecast-room-ahead = { $kind ->
        [shop] Boutique : cartes, dés Bonus, soins
        [fountain] Fontaine de guérison : tous en pleine forme
       *[plain] Un Monstre, et c’est tout
    }
forecast-treasure-ahead = Trésor : { $gold ->
        [0] { $dice ->
            [0] { $cards ->
                [one] { $cards } carte Équipement
               *[other] { $cards } cartes Équipement
            }
            [one] { $dice } dé Bonus
           *[other] { $dice } dés Bonus
        }
        [one] { $gold } Pièce d’or
       *[other] { $gold } Pièces d’or
    }
forecast-peril-ahead = { $throws } : { $chance } % de chances de toucher

## La partie après coup

chapter-name = { $chapter ->
        [4] Boss de Fin
       *[other] Niveau { $chapter }
    }
measure-life = PV
measure-damage = Dégâts infligés
    .honor = La main la plus lourde
measure-kills = Monstres achevés
    .honor = Le mot de la fin
measure-hits = Réussites
measure-misses = Échecs
    .honor = Terreur du mobilier
measure-wounds = PV perdus face aux Monstres
    .honor = Victime préférée
measure-faints = Évanouissements
    .honor = Grande connaissance du sol
measure-stunts = Lancers spéciaux
    .honor = Meilleur numéro d’acrobate

## Le premier combat guidé

guide-welcome = Bienvenue ! Trois niveaux, un Monstre dans chaque salle, et le Boss de Fin au bout. Tout le monde gagne, ou personne.
guide-hero = Un Héros a trois Capacités, une par couleur de dé. Avec le dé rouge, Torm entre en furie. Il a un compte à régler avec les meubles.
guide-leader = Il faut un Chef : c’est lui qui décide pour le Groupe. Ici, c’est vous. Que cela ne vous monte pas à la tête.
guide-die = Un Gobelin : 7 PV, 1 Dégât. À vous d’attaquer. Le dé choisi fixe la Capacité que le symbole peut déclencher. Prenez le rouge.
guide-throw = Lancez ! Le dé rebondit sur la table, puis s’arrête sur la Cible : 1 au bord, 10 au centre. Trous et tranches ne comptent pas.
guide-miss = Un échec, et le Monstre vous frappe : vous perdez autant de PV que ses Dégâts. À 0, vous vous évanouissez et gardez une Cicatrice.
guide-spent = Les trois dés sont lancés. Un dé Bonus, ou récupérer les dés : alors tous ont mal. Ce Gobelin ne fait que 1 : gardez le dé Bonus.
guide-beating = Chacun a perdu 1 PV et les dés sont de retour. Votre jeton Chef est côté Vaincu jusqu’en Fin de Tour. Encore, avec du cœur !
guide-icon = Touché, symbole visible : votre Capacité rouge se déclenche. Payez 1 PV, et 2 Dégâts deviennent 4. Juste ce qu’il reste au Gobelin.
guide-loot = Plus de Gobelin, et son or est au Trésor. Plus vite, et chaque dé Héros inutilisé vous vaut un dé Bonus, sauf côté Vaincu.
guide-end = En route ! Boutiques, trésors et lancers ridicules vous attendent. Ici, les dés savaient où tomber ; désormais, c’est à vous.

## Les sortes d’Équipement et de salles

gear-weapon = Arme
    .gender = feminine
gear-armour = Armure
    .gender = feminine
gear-magic = Objet magique
kind-plain = Salle
    .text = Rien ici, à part un Monstre.
kind-shop = Boutique
    .text = Achetez Équipement, dés Bonus et soins.
kind-fountain = Fontaine de guérison
    .text = Tous les Héros sont complètement guéris.
kind-treasure = Salle au trésor
    .text = Prenez ce qui est indiqué.
kind-perilous = Salle périlleuse
    .text = Ici, tous les lancers suivent ce lancer spécial.

## Les plateaux du Donjon

face-wine-cellars = Caves à piquette
    .text = Tous les tonneaux sont vides. Quelqu’un, ici, est bien plein.
face-kitchens = Cuisines sans retour
    .text = Vous êtes au menu, entre la soupe et les regrets.
face-sewers = Égouts, côté jardin
    .text = Suivez l’odeur. Puis faites le contraire.
face-lost-property = Bureau des objets perdus
    .text = Trouvés cette semaine : quatre parapluies, une jambe, aucun héros.
face-library = Bibliothèque des retards
    .text = L’amende en est à trois cents ans.
face-waiting-room = Salle d’attente du dragon
    .text = Vous êtes le numéro 847. On appelle le 12.
face-barracks = Caserne gobeline
    .text = Cinquante lits, deux cents gobelins, une serviette.
face-cloakroom = Vestiaire royal
    .text = La maison décline toute responsabilité en cas de perte d’un membre.
face-pet-cemetery = Cimetière des animaux du roi
    .text = C’étaient de braves bêtes. Elles le sont restées, la faim en plus.
face-head-office = Siège social
    .text = Le Mal a besoin de paperasse. Elle est produite ici.
face-mushroom-garden = Champignonnière
    .text = Tous sont comestibles. Certains, une seule fois.
face-bottomless-pit = Fond du gouffre sans fond
    .text = Il y en avait donc un. Des remboursements sont à prévoir.

## Les salles

room-stairs = Escalier savonné
room-barrels = Salle des tonneaux
room-rack = Cave au plafond bas
room-press = Pressoir
room-vault = Réserve des grands crus
room-shop = Boutique
room-still = Alambic à double détente
room-cork = Le Bouchon
room-door = Porte battante
room-scullery = La plonge
room-oven = Four grand ouvert
room-spit = Broche pour douze
room-fountain = Fontaine de guérison
room-freezer = Glacière à doigts gourds
room-hatch = Passe-plat
room-trove = Tiroir secret du chef
room-grate = Grille rouillée
room-drain = Boyau à quatre pattes
room-sluice = Écluse
room-islet = Îlot au trésor
room-bridge = Pont des Soupirs retenus
room-pump = Pompe à hoquet
room-outfall = Déversoir
room-counter = Guichet
room-shelf = Étagère du bas
room-queue = Couloir d’attente
room-safe = Or non réclamé
room-form = Salle des formulaires
room-attic = Grenier sans bougie
room-chest = Malle de quelqu’un
room-stamp = Bureau des tampons
room-desk = Accueil
room-fiction = Rayon des exploits inventés
room-hush = Rayon interdit aux regards
room-reading = Salle de lecture
room-rare = Fonds précieux
room-maps = Traités de danse
room-returns = Retour des livres
room-bell = Porte à sonnette
room-magazines = Magazines du siècle dernier
room-chairs = Asseyez-vous, je vous prie
room-giants = Guichet pour géants
room-toys = Coin des jouets
room-hall = Vestibule roussi
room-gate = Poste de garde
room-yard = Cour d’exercice
room-latrine = Latrines, places assises
room-mess = Le mess
room-springs = Magasin des ressorts
room-cache = Cache d’armes
room-drum = Salle du tambour
room-ticket = Guichet à tickets
room-hooks = Forêt de patères
room-mirror = Miroir dans le dos
room-boots = Bottes bondissantes
room-glove = Dés dans un gant
room-velvet = Cordon de velours
room-arch = Portail grinçant
room-hamsters = Allée des hamsters
room-kennel = Niche très basse
room-parrot-tomb = Tombeau du perroquet royal
room-sit = Assis ! Pas bouger !
room-bench = Banc des maîtres
room-lychgate = Petite porte du fond
room-lobby = Hall d’accueil
room-review = Entretien annuel, dos au mur
room-carpet = Moquette sans fin
room-bonus = Tiroir à primes
room-meeting = Réunion sur les réunions
room-office = Bureau d’angle
room-hole = Terrier
room-moss = Lit de mousse
room-stools = Rangée de tabourets
room-ring = Rond de sorcières
room-giant = Bolet géant
room-log = Souche bavarde
room-padded = Murs capitonnés
room-stump = Vieux tronc
room-ledge = Corniche
room-rope = Bout de la corde
room-chute = Toboggan, restez assis
room-echo = Écho, écho
room-glint = Quelque chose qui brille
room-bottom = Le fond

## Le plateau, dans un navigateur et dans un terminal

board-level = Niveau { $level }
board-lair = Le Boss de Fin
board-gold = Trésor : { $count ->
        [0] aucune Pièce d’or
        [one] 1 Pièce d’or
       *[other] { $count } Pièces d’or
    }
board-dice = { $count ->
        [0] Aucun dé Bonus
        [one] 1 dé Bonus
       *[other] { $count } dés Bonus
    }
board-left = { $count ->
        [0] Plus de Monstres dans la Tour
        [one] 1 Monstre encore dans la Tour
       *[other] { $count } Monstres encore dans la Tour
    }
board-undefeated = Invaincu
board-defeated = Vaincu
board-leader-undefeated = Chef, Invaincu
board-leader-defeated = Chef, Vaincu
board-fainted = à terre
board-angelic = au niveau supérieur
board-scarred = { $name } : sous une Cicatrice
board-in-love = Sous le charme
board-slots-weapon = Armes
board-slots-armour = Armures
board-slots-magic = Objets magiques
board-free-weapon = Place pour une Arme
board-free-armour = Place pour une Armure
board-free-magic = Place pour un Objet magique
board-gear = Équipement
board-weapon = { $times ->
        [1] { $throws } : +{ $bonus } Dégâts.
       *[other] { $throws } : Dégâts ×{ $times }{ $bonus ->
            [0] {""}
           *[other] {" "}+{ $bonus }
        }.
    }
board-once = Une fois.
board-foe = { $type }, { $damage ->
        [one] { $damage } Dégât
       *[other] { $damage } Dégâts
    }.
board-party = Le Groupe
board-tower = La Tour
board-storey = Niveau { $level } : { $count ->
        [0] plus de Monstres
        [one] 1 Monstre
       *[other] { $count } Monstres
    }
board-equipment = Équipement : { $count ->
        [0] plus de cartes
        [one] 1 carte
       *[other] { $count } cartes
    }
board-room-plain = Une salle avec un Monstre.
board-room-shop = Une Boutique.
board-room-fountain = Une Fontaine de guérison : tous les Héros sont soignés.
board-room-treasure = Une Salle au trésor : { $gold ->
        [0] { $dice ->
            [0] 1 carte Équipement
            [one] 1 dé Bonus
           *[other] { $dice } dés Bonus
        }
        [one] 1 Pièce d’or
       *[other] { $gold } Pièces d’or
    }.
board-room-perilous = Une Salle périlleuse : { $throws }.
board-room = cette salle
board-by-room = Cette salle l’exige : { $name }
board-life = PV : { $now } sur { $most }
board-life-of = { $now } sur { $most }
board-damage = { $count ->
        [0] Aucun Dégât
        [one] 1 Dégât
       *[other] { $count } Dégâts
    }
board-loot = Sur sa carte : { $count ->
        [one] 1 Pièce d’or
       *[other] { $count } Pièces d’or
    }
board-throws = Au lancer : { $name }
board-dice-left = Les dés
board-bonus = Bonus
board-spent = utilisé
board-banned = interdit
board-scar = cicatrice
board-any-colour = Toutes les couleurs : choisissez après le lancer
board-flies = Le dé vole…
board-last = Le dernier lancer
board-hit = Zone { $section }
board-centre = En plein centre !
board-fatal = Coup Fatal !
board-miss = Échec
board-hurt = { $name } perd { $count } PV
board-sum = Le calcul des Dégâts
board-total = Dégâts
board-difficulty = Quelle difficulté ?
board-difficulty-easy = Tour 4, 4, 4, 2. Pour une première visite.
board-difficulty-normal = Tour 3, 3, 3, 5. Comme des Héros.
board-difficulty-infernal = Tour 2, 2, 2, 8. À vos risques et périls.
board-gathers = Le Groupe se rassemble
board-who-leads = Qui mène ce Groupe ?
board-end-of-turn = Fin de Tour
board-to-do = Encore à faire
board-beaten = Vaincu : { $name }
board-who-gets = Pour qui ?
board-which-scar = Quelle Capacité la Cicatrice couvre-t-elle ?
board-price = { $count ->
        [one] 1 Pièce d’or
       *[other] { $count } Pièces d’or
    }
board-ways = Votre façon de lancer
board-back = Retour au jeu
