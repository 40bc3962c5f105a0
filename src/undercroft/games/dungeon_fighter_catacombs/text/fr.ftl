game-dungeon-fighter-catacombs = Dungeon Fighter in the Catacombs of Gloomy Ghosts
    .tagline = Des baguettes contre les morts.
    .about = Terrassez des morts qui ne tiennent pas en place en lançant des dés sur une Cible : du nez, aux baguettes, d’une carte. Tous ensemble, ou pas du tout.
    .story = Les morts de Pourrimarais ne ferment plus l’œil. Un nécromancien s’est installé au sous-sol et les a tous remis au travail : la nuit, le dimanche, pour l’éternité. Le village s’est cotisé pour engager des héros. Il y avait de quoi vous payer, vous. Descendez, trouvez le responsable et plaignez-vous du bruit. En chemin, trois Boutiques vendent des pansements. Là-dessous, plus personne n’en a besoin depuis des siècles.
primer-1 = Salle après salle, un Monstre dans chacune. Les icônes Boutique vous font avancer : trois Boutiques, puis le Boss de Fin. Battez-le, et tout le monde gagne.
primer-2 = Trois dés, trois couleurs. Choisissez-en un, faites-le rebondir de la table sur la Cible : la zone où il s’arrête, ce sont les Dégâts.
primer-3 = Raté ? Le Monstre vous frappe. À 0 PV, vous vous évanouissez et gardez une Cicatrice : une Capacité de moins, et 2 PV.
primer-4 = Si le dé montre l’icône, votre Capacité de cette couleur se déclenche. En plein centre, c’est la mort immédiate.
primer-5 = Tous les dés lancés et le Monstre tient debout ? Un dé blanc, ou chacun paie son niveau en PV et les dés reviennent.
primer-6 = Le Chef choisit la salle suivante en secret. Salles, Monstres et Armes peuvent exiger un lancer à leur façon.
setup-difficulty = Difficulté
    .help = Les PV en plus de chaque Monstre : 0, 1 ou 3.
setup-difficulty-normal = Normal
setup-difficulty-hard = Difficile
setup-difficulty-inferno = Infernal
setup-difficulty-vote = Vote à la table
setup-level-up = Montée de niveau
    .help = Les Héros apprennent de leurs icônes perdues et du dernier coup. Les Boutiques sont à 11 icônes, pas à 10.
setup-level-up-off = Sans
setup-level-up-on = Avec
setup-level-up-vote = Vote à la table
setup-strict-tokens = Jetons Niveau stricts
    .help = Un jeton n’aide qu’un dé de sa couleur, ou un dé blanc ou spécial.
setup-harder-boss = Un Boss plus dur
    .help = La difficulté ajoute aussi ses PV au Boss.
setup-backing-down = Se désister
    .help = Laissez un Monstre dont le lancer est impossible. Il en coûte à chaque Héros le niveau du Monstre en PV.
setup-scoring = Score
    .help = Une victoire se compte en points et vaut un titre.
setup-leader-decides = Le Chef décide
    .help = Pas de vote : pour jouer autour d’un seul écran.
setup-judged = Un juge
    .help = Autour d’un vrai plateau, le Chef confirme ce que dit la personne qui a lancé.
setup-heroes = Héros
    .help = De quelle boîte. La première en a 9, celle-ci 4 : à partir de cinq, il faut les deux ou la première.
setup-heroes-enough = Autant qu’il en faut
setup-heroes-catacombs = Catacombes
setup-heroes-first = Première boîte
setup-heroes-both = Les deux boîtes
setup-monsters = Monstres
    .help = Ceux de la première boîte gardent leurs Capacités et prennent les PV et l’or de celle-ci.
setup-monsters-catacombs = Catacombes
setup-monsters-first = Première boîte
setup-monsters-both = Les deux boîtes
setup-equipment = Équipement
    .help = Ce qui compose la pile de la Boutique. Seule cette boîte a des cartes Donjon.
setup-equipment-catacombs = Catacombes
setup-equipment-first = Première boîte
setup-equipment-both = Les deux boîtes
setup-bosses = Boss de Fin
    .help = Les Boss viennent de la boîte de la Cible, sauf si les deux sont mélangées.
setup-bosses-target = De la boîte de la Cible
setup-bosses-both = Les deux boîtes
setup-target = Cible
    .help = La première Cible est faite d’anneaux, avec 8 trous et sans os : les cartes à Tir à l’os restent dans la boîte, et les toiles ferment un trou sur deux.
setup-target-catacombs = Catacombes
setup-target-first = Première boîte
setup-dice = Dés
    .help = La première boîte a des dés à six faces, qui montrent plus souvent l’icône. Les dés spéciaux sont là dans les deux cas.
setup-dice-catacombs = Catacombes, 12 faces
setup-dice-first = Première boîte, 6 faces
box-catacombs = Catacombes
box-first = première boîte
difficulty-normal = Normal
difficulty-hard = Difficile
difficulty-inferno = Infernal
verdict-won = Le Boss de Fin repose en paix, et le village aussi. Tout le monde gagne !
verdict-all-fainted = Plus un Héros debout. Les morts se serrent pour faire de la place.
verdict-no-die-left = Le dernier dé est lancé et le Boss tient toujours. Il vous propose l’équipe de nuit.
title-lame-ducks = Votre titre : Canards boiteux. Ils volent, désormais. Coin.
title-inept-optimists = Votre titre : Optimistes incompétents. La tombe était à moitié vide.
title-insubordinate-rascals = Votre titre : Voyous indisciplinés. Les fantômes ont caché l’argenterie.
title-rookie-adventurers = Votre titre : Aventuriers novices. La sortie, c’était la troisième porte.
title-wannabe-heroes = Votre titre : Aspirants Héros. Un squelette a applaudi. Drôle de bruit.
title-average-warriors = Votre titre : Guerriers moyens. Médaille en plomb, comme le cercueil.
title-skilled-champions = Votre titre : Champions confirmés. Les morts n’en reviennent pas.
title-sourcebook-readers = Votre titre : Lecteurs de manuels épiques. Même la page 94.
title-sourcebook-writers = Votre titre : Auteurs de manuels épiques. Le tome deux est sous presse.
title-supreme = Votre titre : Héroïsme grandiosissime ! Ne cherchez pas à comprendre.
score-difficulty = { $count ->
        [0] Normal
        [1] Difficile
       *[2] Infernal
    }
    .title = Difficulté
score-dice = { $count ->
        [one] { $count } dé blanc
       *[other] { $count } dés blancs
    }
    .title = Dés blancs
score-gold = { $count ->
        [one] { $count } Pièce d’or
       *[other] { $count } Pièces d’or
    }
    .title = Or
score-no-scar = pas une Cicatrice
    .title = Aucune Cicatrice
score-scars = { $count ->
        [one] { $count } Cicatrice
       *[other] { $count } Cicatrices
    }
    .title = Cicatrices
score-eliminated = { $count ->
        [one] { $count } Héros éliminé
       *[other] { $count } Héros éliminés
    }
    .title = Éliminés
## Ce qui est demandé

ask-dc-setup-03 = Quel Héros jouez-vous ?
ask-dc-setup-17 = Quelle difficulté ?
ask-dc-setup-21 = Qui prend la tête du Groupe ?
ask-dc-level-01 = Jouer avec la Montée de niveau ? Il faut être unanimes.
ask-dc-path-02 = Deux portes. Dans quelle salle entrez-vous ?
ask-dc-combat-06 = Quel dé lancez-vous ?
ask-dc-nodice-01 = Plus de dé de couleur. Comment continuer ?
ask-dc-back-01 = Se désister devant ce Monstre ?
ask-dc-templ-06 = Le Gabarit est sur le plateau. Le refaire sauter ?
ask-dc-ruling-14 = Encore le même dé. Avec quelles Armes ?
ask-dc-icon-01 = Que faites-vous de ce lancer ?
ask-dc-ruling-50 = Ajouter quelque chose aux Dégâts ?
ask-dc-unique-08 = Qui reçoit la bénédiction ?
ask-dc-unique-12 = Qui récupère le prochain PV ?
ask-dc-equip-09 = Ça va faire mal. Réagir ?
ask-dc-equip-12 = Utiliser quelque chose maintenant ?
ask-dc-equip-13 = Quelqu’un va s’évanouir. Aider ?
ask-dc-ruling-29 = Plus rien à lancer. Une dernière idée ?
ask-dc-ruling-25 = Quelle Capacité la Cicatrice couvre-t-elle ?
ask-dc-ruling-51 = À qui la carte ?
ask-dc-equip-02 = Trop lourd. Que laissez-vous ?
ask-dc-moveon-07 = Donner de l’Équipement avant de repartir ?
ask-dc-shop-02 = Qu’achète le Groupe ?
ask-dc-ruling-97 = Qui récupère le prochain point ?
ask-dc-mix-02 = À qui la bière ?
ask-dc-mix-05 = Quelle carte perdez-vous ?
ask-dc-level-07 = 3 XP ! Sur quelle couleur poser votre jeton ?

## Ce que vous pouvez choisir

option-draw-hero = Tirer au hasard
option-take-hero = Jouer { $hero }
option-pick-difficulty = Choisir : { $difficulty }
option-want-level-up = Avec la Montée
option-want-no-level-up = Sans la Montée
option-name-leader = Désigner { $who }
option-draw-leader = S’en remettre au hasard
option-take-room = Y aller : { $room }
option-take-die = { $die_number ->
        [5] Lancer le Dé-pendule
        [6] Lancer la Pièce
       *[other] Lancer le dé { $die }
    }
option-take-white = Lancer un dé blanc
option-retrieve = Récupérer les dés
option-arm = Brandir : { $gear }
option-propose-retreat = Proposer de se désister
option-back-down = Se désister
option-fight-on = Se battre
option-flip-again = Le refaire sauter
option-leave-template = Le laisser là
option-pass = Ne rien utiliser
option-hold = Garder au cas où
option-use = Utiliser : { $gear }
option-use-on = Utiliser { $gear } sur { $who }
option-use-on-die = { $gear } : rapporter le { $die }
option-unleash = Lâcher : { $foe }
option-let-lapse = En rester là
option-use-ability = Capacité : { $colour }
option-spend-token = Jeton : { $colour }
option-rethrow-with = Relancer : { $gear }
option-throw-now = Lancer
option-deal-damage = Infliger les Dégâts
option-add-damage = Ajouter : { $gear }
option-bless = Bénir { $who }
option-heal-point = Soigner { $who }
option-stop-healing = Ne soigner plus personne
option-suffer = Encaisser
option-guard = Utiliser : { $gear }
option-cover-ability = Couvrir : { $colour }
option-end-rest = En route
option-hand = Donner { $gear } à { $who }
option-give-to = Donner à { $who }
option-leave-it = N’en rien faire
option-discard = Défausser : { $gear }
option-buy = Acheter : { $gear }
option-buy-die = Acheter un dé blanc
option-buy-healing = Payer un soin pour tous
option-leave-shop = Quitter la Boutique
option-give-beer = Offrir la bière à { $who }
option-lose-gear = Sacrifier : { $gear }
option-take-token = Le poser sur : { $colour }
option-keep-xp = Garder l’XP
group-hero = Choisir un Héros
group-arm = Brandir une Arme
group-use = Utiliser une carte
group-hand = Donner une carte
group-buy = Acheter une carte

## Ce qui arrive : mise en place et chemin

event-hero-taken = { $drawn ->
        [1] Le hasard a choisi { $hero }. Pas de réclamation.
       *[0] { $hero } rejoint le Groupe.
    }
event-difficulty-chosen = La crypte s’ouvre. Difficulté : { $difficulty }.
event-level-up-chosen = { $on ->
        [1] Le Groupe joue avec la Montée de niveau. Même un héros peut apprendre.
       *[0] Le Groupe joue sans la Montée de niveau. Il sait déjà tout.
    }
event-leader-named = { $drawn ->
        [1] Le hasard désigne le Chef : { $who }.
       *[0] { $who } prend la tête du Groupe.
    }
event-leader-changed = { $who } prend désormais la tête du Groupe.
event-boxes-mixed = Deux boîtes se rencontrent. Cible : { $target }. Dés : { $dice }.
event-cards-left-out = Pas d’os sur cette Cible, donc restent dans la boîte : { $cards }.
event-round-began = Manche { $turn } : { $who } ouvre la marche.
event-rooms-seen = { $who } regarde derrière { $cards ->
        [one] { $cards } porte
       *[other] { $cards } portes
    } et ne dit encore rien.
event-room-revealed = Le Groupe entre : { $room } ({ $icons ->
        [one] { $icons } icône Boutique
       *[other] { $icons } icônes Boutique
    }, { $total } en tout).
event-gold-found = { $gold ->
        [one] { $gold } Pièce d’or traîne
       *[other] { $gold } Pièces d’or traînent
    } par là, sans propriétaire vivant.
event-dice-found = { $dice ->
        [0] Des dés blancs, mais la réserve n’en a plus
        [one] Parmi les restes : { $dice } dé blanc
       *[other] Parmi les restes : { $dice } dés blancs
    }{ $missing ->
        [0] {""}
       *[other] {" "}(il en manque { $missing })
    }.
event-gear-found = La visite d’avant a oublié quelque chose : { $gear }.
event-no-card-left = La pioche Boutique est vide.
event-monster-met = Ça bouge : { $foe }, niveau { $level } ({ $life } PV, { $damage ->
        [one] { $damage } Dégât
       *[other] { $damage } Dégâts
    }{ $gold ->
        [0] {""}
        [one] , { $gold } Pièce d’or
       *[other] , { $gold } Pièces d’or
    }).
event-life-added = L’endroit lui réussit. { $foe } a { $life } PV ({ $parts }).
event-boss-met = Le Boss de Fin : { $foe } ! { $life } PV, { $damage } Dégâts, ni repris ni échangé.
event-board-changed = Le plateau change : { $cause }.
event-special-die-added = Un dé de plus à lancer : { $die }.

## Ce qui arrive : Gabarits

event-template-flipped = { $who } fait sauter un Gabarit, qui reste sur le plateau : { $template }.
event-flip-void = { $template } : à peine tourné. { $who } recommence.
event-flip-failed = { $template } : contact avec la table. { $who } perd 1 PV et en garde { $life }.
event-template-gone = Un Gabarit quitte le plateau : { $template }.
event-web-gone = { $dice ->
        [0] La toile part avec le dé : { $who } nettoie.
       *[other] { $who } abîme une toile. L’araignée garde un dé blanc pour le dérangement.
    }

## Ce qui arrive : lancers

event-die-taken = { $who } prend { $die_number ->
        [5] le Dé-pendule
        [6] la Pièce du destin
       *[other] le dé { $die }
    }{ $weapons ->
        [none] {""}
       *[other] {" "}et { $weapons }
    }{ $throws ->
        [none] {""}
       *[other] . À faire : { $throws }
    }.
event-dice-retrieved = { $who } veut récupérer les dés. Chaque Héros subit { $damage ->
        [one] { $damage } Dégât
       *[other] { $damage } Dégâts
    }.
event-die-hit = { $section ->
        [10] En plein dans le mille ! { $who } touche le centre
       *[other] { $who } touche la zone { $section }
    }{ $icon ->
        [1] , icône visible
       *[0] {""}
    }.
event-die-on-web = { $who } touche une toile : 0, et ça colle{ $icon ->
        [1] , icône visible
       *[0] {""}
    }.
event-die-on-template = { $who } touche un Gabarit ({ $template }) et marque { $section }{ $icon ->
        [1] , icône visible
       *[0] {""}
    }.
event-die-missed = { $reason ->
        [broken] Raté : { $who } n’a pas lancé comme il fallait
        [small] Raté : { $who } touche un 1, et le Monstre est plus petit que ça
        [impossible] Raté : { $who } essaie, mais personne ne lance comme ça
        [no-bounce] Raté : { $who } { $who_number ->
            [2] oublie qu’un dé rebondit
            [3] n’a pas le temps de rebondir
            [4] n’a rebondi qu’en esprit
           *[other] oublie le rebond
        }
        [hole] Raté : { $who } { $who_number ->
            [2] enterre le dé, sans qu’on lui demande
            [3] trouve une des quatre tombes
            [4] met le dé en terre, dans l’intimité
           *[other] donne le dé à manger à un trou
        }
        [bone] Raté : { $who } { $who_number ->
            [2] tombe sur un os
            [3] gare le dé sur un os
            [4] réveille un os qui venait de s’endormir
           *[other] donne un dé à ronger aux os
        }
        [edge] Raté : { $who } { $who_number ->
            [2] gare le dé sur la tranche
            [3] s’arrête à la tranche
            [4] laisse le dé réfléchir sur la tranche
           *[other] cale le dé contre la tranche
        }
        [floor] Raté : { $who } { $who_number ->
            [2] expédie le dé sous les meubles
            [3] cherche maintenant le dé
            [4] visait un autre plan astral
           *[other] touche le sol, et bien
        }
       *[table] Raté : { $who } { $who_number ->
            [2] bat la table à plate couture
            [3] fait visiter la table au dé
            [4] sentait une cible là où il y a la table
           *[other] touche la table, qui n’avait rien fait
        }
    }{ $icon ->
        [1] . Icône visible
       *[0] {""}
    }.
event-ability-used = { $who } déclenche : { $cause } ({ $colour }).
event-token-spent = { $who } utilise un jeton Niveau ({ $colour }). Ça sent l’entraînement.
event-thrown-again = { $who } relance ({ $cause }). Ce qui précède n’a jamais eu lieu.
event-xp-gained = { $who } apprend quelque chose : { $xp } XP sur 3.
event-damage-dealt = { $damage ->
        [one] { $who } inflige { $damage } Dégât ({ $parts }).
       *[other] { $who } inflige { $damage } Dégâts ({ $parts }).
    }{ $life ->
        [0] {""}
       *[other] {" "}{ $foe } : { $life } PV.
    }
event-insta-kill = Coup Fatal ! { $who } enterre { $foe }, encore une fois.
event-monster-defeated = { $who } terrasse { $foe }. Paix à ses morceaux.
event-boss-defeated = { $who } abat { $foe } !

## Ce qui arrive : Dégâts aux Héros

event-hero-hurt = { $who } perd { $damage } PV ({ $parts }) et en garde { $life }.
event-hero-spared = { $who } ne sent rien ({ $cause }).
event-hero-ashamed = { $who } perd { $amount } PV de honte et en garde { $life }.
event-death-touched = { $foe } tend la main du fond du trou. Coup de froid : { $who }.
event-hero-fainted = { $who_number ->
        [2] { $who } s’évanouit en emportant la nappe.
        [3] { $who } s’évanouit, mais héroïquement.
        [4] { $who } s’évanouit ; quelques fantômes font coucou.
       *[other] { $who } s’évanouit, non sans élégance.
    }
event-die-lost = Quelque chose mange un dé blanc ({ $foe }). Au Coffre : { $dice ->
        [0] plus rien
       *[other] { $dice }
    }.
event-die-kept = { $who } ressort un dé blanc ({ $gear }). Au Coffre : { $dice }.
event-gold-for-miss = Un coup, et { $gold ->
        [one] { $gold } Pièce d’or tombe
       *[other] { $gold } Pièces d’or tombent
    } : { $who }, { $gear }.
event-riposted = { $who } riposte de { $damage } ({ $cause }).{ $life ->
        [0] {""}
       *[other] {" "}{ $foe } : encore { $life } PV.
    }

## Ce qui arrive : Capacités et cartes

event-hero-healed = { $who } récupère { $amount } PV ({ $cause }) et en a { $life }.
event-gold-picked = { $who } trouve { $gold ->
        [one] { $gold } Pièce d’or
       *[other] { $gold } Pièces d’or
    } dans une poche du défunt.
event-charm-placed = { $who } fait un clin d’œil à { $foe }. Quelque chose rate un battement.
event-gear-used = { $who } utilise { $gear }.
event-die-readied = Un dé revient à { $who } : { $die }.
event-monster-unleashed = { $who } lâche { $foe } sur l’ennemi : { $damage ->
        [one] { $damage } Dégât
       *[other] { $damage } Dégâts
    }, et adieu.
event-flurry-began = { $who } n’en a pas fini et lance encore le même dé.
event-rage-taken = { $who } voit rouge et double les Dégâts : 1 PV de moins, reste { $life }.
event-target-placed = { $who } peint une cible sur { $foe } : +1 Dégât pour tous.
event-toad-placed = { $who } change { $foe } en crapaud : Dégâts { $damage } désormais.
event-theft-planned = { $who } lorgne les offrandes. Il manquera une carte au Repos.
event-beer-given = { $own ->
        [1] { $whom } boit une bière et ne sent plus rien de tout le combat.
       *[0] { $who } paie une bière à { $whom }, qui ne sent plus rien de tout le combat.
    }
event-refrain-sung = Le Groupe paie 1 Pièce et { $who } chante. Plus rien de spécial chez { $foe }.
event-gear-destroyed = { $who } perd { $gear }, à grande valeur sentimentale.
event-gold-lost = 1 Pièce d’or quitte le Coffre ({ $foe }). Reste : { $gold }.
event-monster-healed = Cet échec fait du bien à { $foe } : +{ $amount } PV, { $life } en tout.
event-critical-failure = Échec critique ! Les autres trinquent aussi ({ $foe }).

## Ce qui arrive : désistement

event-throws-clashed = Tout ça à la fois ? { $throws }.
event-party-backed-down = Le Groupe se désiste devant { $foe }. Les morts auront tout vu.
event-retreat-refused = Tout le monde ne veut pas se désister. Le Groupe se bat.

## Ce qui arrive : Repos et Boutique

event-epic-shot = Tir épique ! { $who } rapporte { $gold ->
        [one] { $gold } Pièce d’or
       *[other] { $gold } Pièces d’or
    } de plus.
event-loot-taken = Rien ne se perd dans un caveau. { $foe } : { $gold ->
        [one] { $gold } Pièce d’or
       *[other] { $gold } Pièces d’or
    }.
event-scar-taken = { $who } garde une Cicatrice. Adieu, { $cause } ({ $colour }). { $life } PV au plus.
event-hero-eliminated = { $who } quitte la partie et passe de l’autre côté, juste pour voir.
event-dice-returned = { $dice ->
        [one] { $dice } dé blanc retourne à la réserve.
       *[other] { $dice } dés blancs retournent à la réserve.
    }
event-monster-charmed = C’est l’amour outre-tombe : { $who } emmène { $foe }.
event-monster-discarded = Mise en terre, et sérieusement cette fois : { $foe }.
event-card-given = { $who } reçoit { $gear }.
event-relic-won = Une Relique pour tout le monde : { $gear }.
event-card-left = Personne n’en veut : { $gear }.
event-card-handed = { $who } donne { $gear } à { $whom }.
event-card-discarded = { $who } jette { $gear }.
event-icons-counted = { $icons } icônes Boutique sur { $needed }.
event-shop-reached = { $shop ->
        [1] La première Boutique ! « Liquidation totale », dit l’enseigne. La patronne, elle, a séché.
        [2] La deuxième Boutique ! La même patronne. Elle est passée par le mur.
       *[3] La troisième Boutique ! « Dernière avant le Boss », dit l’enseigne. « Pas de crédit. »
    }
event-shop-opened = La Boutique étale : { $offer }.
event-token-taken = { $who } monte de niveau : un jeton sur le { $colour }.
event-card-bought = Acheté pour { $price ->
        [one] { $price } Pièce
       *[other] { $price } Pièces
    } : { $gear }. Au Coffre : { $gold }.
event-die-bought = Acheté pour 2 Pièces : un dé blanc. Au Coffre : { $gold ->
        [one] { $gold } Pièce
       *[other] { $gold } Pièces
    }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }.
event-healing-bought = Pour 1 Pièce, l’embaumeur rafistole tout le monde. Au Coffre : { $gold }.
event-rooms-returned = Les couloirs changent de place : { $cards ->
        [one] { $cards } salle retourne
       *[other] { $cards } salles retournent
    } sous la pioche.
event-party-won = C’est fait : { $foe } ! Le Groupe prend la pose. Les portraits aussi.
event-party-lost = { $dice ->
        [1] Plus un dé blanc. Avec les compliments de : { $foe }.
       *[0] Plus personne debout. Avec les compliments de : { $foe }.
    }

## Le premier combat guidé

guide-welcome = Bienvenue en bas ! Salle après salle, un Monstre dans chacune. Trois Boutiques, puis le Boss de Fin. Tout le monde gagne, ou personne.
guide-hero = Un Héros a trois Capacités, une par couleur de dé. Avec le dé rouge, Lady Mary peut relancer. Elle n’a jamais aimé qu’on lui dise non.
guide-leader = Il faut bien un Chef : il choisit le chemin et tranche les querelles. Ici, c’est vous. De la tenue !
guide-doors = Deux portes, et personne d’autre ne voit derrière. L’une exige des lancers du nez. Prenez le couloir tranquille ; l’autre carte passe sous la pile.
guide-die = Un Novice : 5 PV, 1 Dégât. Sir Moo, à votre gauche, a commencé et raté. Votre dé décide de la Capacité que son icône déclenche. Prenez le rouge.
guide-throw = Lancez ! Le dé doit rebondir sur la table, puis s’arrêter sur la Cible. Le nombre de la zone, ce sont les Dégâts. Trous et os ne comptent pas.
guide-icon = Raté, mais l’icône est là ! Votre Capacité rouge est Relance : servez-vous-en, et rien de tout cela n’a eu lieu.
guide-miss = Raté, donc le Monstre vous frappe. À 0 PV, vous vous évanouissez et gardez une Cicatrice : une Capacité de moins, et 2 PV.
guide-won = Le Novice est à terre, son or est au Coffre. Le dernier lancer est à vous, donc vous menez. À dix icônes Boutique, vous pourrez dépenser.
guide-end = À vous de mener ! Baguettes, toiles et trois Boutiques vous attendent. Ici, les dés savaient où tomber ; désormais, c’est à vous de jouer.

## Noms de ce qui n’est pas une carte

die-red = rouge
die-green = vert
die-blue = bleu
die-white = blanc
die-pendulum = Dé-pendule
die-coin = Pièce du destin
template-backstab = Coup bas
    .text = Double la zone qu’il désigne. Un dé dessus : 0.
template-compass = Boussole
    .text = Un dé dessus vaut toutes les icônes Boutique ; 5 contre le Boss.
template-treasure = Trésor
    .text = Un dé dessus : 0 Dégât et 3 Pièces d’or.
part-section = zone
part-level = niveau
part-monster = Monstre
part-shop = Boutique
token-charm = Charme
    .text = Vaincu, il suit Lady Mary.
token-target = Cible
    .text = Chaque coup réussi inflige +1 Dégât.
token-toad = Crapaud
    .text = Ses Dégâts baissent de 2.
token-beer = Bière
    .text = Ce Monstre ne lui fait plus rien.
token-song = Chanson
    .text = La Capacité du Monstre est suspendue.
token-death-list = Liste noire
    .text = Contre ce type, une fois : +3 Dégâts.
token-level-up = Niveau
    .text = Remplace une icône, une fois par Boutique.
token-scar = Cicatrice
    .text = Une Capacité de moins, et 2 PV.
type-ghost = Fantôme
type-bones = Ossements
type-vermin = Vermine
type-swamp = Marais
type-beast = Bête
type-cultist = Cultiste

## Ce que fait l’icône pour un Héros. Une note le dit, avec son ennemi.

ability-scattered-blessing = Intervention divine
    .text = Si vous touchez : 1 PV rendu par Dégât, à qui vous voulez.
ability-blind-fury = Furie aveugle
    .text = Si vous touchez : perdez 1 PV pour doubler les Dégâts.
ability-larceny = Larcin
    .text = Réussite ou échec : 1 carte Équipement au Repos.
ability-sworn-foe = Ennemi juré
    .text = Réussite ou échec, contre { $foe } : +{ $value } Dégâts.
ability-deep-pockets = Pickpocket
    .text = Réussite ou échec : 2 Pièces d’or pour le Coffre.
ability-agile-instincts = Réflexes félins
    .text = Sur un échec : vous ne subissez rien, le Monstre subit 2.
ability-re-throw = Relance
    .text = Réussite ou échec : vous pouvez relancer le dé.
ability-heal-party = Guérison de masse
    .text = Réussite ou échec : chaque Héros récupère 1 PV.
ability-piercing-damage = Dégâts perforants
    .text = Si vous touchez : +2 Dégâts.
ability-pickpocket = Pickpocket
    .text = Réussite ou échec : 1 Pièce d’or pour le Coffre.
ability-focused-damage = Dégâts ciblés
    .text = Si vous touchez : la zone compte pour 5.
ability-self-healing = Guérison personnelle
    .text = Réussite ou échec : vous récupérez 3 PV.
ability-sworn-enemy = Ennemi juré
    .text = Si vous touchez : +4 Dégâts ({ $foe }), +1 contre les autres.
ability-charming = Séduction
    .text = Réussite ou échec : vaincu, ce Monstre vous suit.
ability-divine-intervention = Intervention divine
    .text = Si vous touchez : autant de PV rendus à 1 Héros.
ability-death-list = Liste noire
    .text = Si vous touchez : dépensez le jeton de son type, +3 Dégâts.
ability-spirit-energy = Énergie des esprits
    .text = Réussite ou échec : son niveau + 1 en PV, à répartir.

## Ce que fait un Monstre, et ce que font Armures, Consommables et Reliques

power-small-target = Petite Cible
    .text = Une zone à 1 est un échec.
power-lose-gold = Perte d’or
    .text = Sur un échec, le Coffre perd 1 Pièce d’or.
power-death-touch = Contact mortel
    .text = Un dé dans un trou, et vous vous évanouissez.
power-toxic = Toxique
    .text = Le premier échec coûte 1 dé blanc.
power-super-toxic = Hypertoxique
    .text = Chaque échec coûte 1 dé blanc.
effect-mirror = Riposte
    .text = Sur un échec, une fois par combat : ce qui vous blesse blesse autant le Monstre.
effect-reduced-damage = Dégâts réduits
    .text = Sur un échec, une fois par combat : { $value } Dégâts de moins.
effect-no-damage = Pas de dégâts
    .text = Sur un échec, une fois par combat : vous ne subissez rien.
effect-gold-for-miss = Or de l’échec
    .text = Sur un échec, une fois par combat : { $value ->
        [one] { $value } Pièce d’or
       *[other] { $value } Pièces d’or
    } au Coffre.
effect-riposte = Riposte
    .text = Sur un échec, une fois par combat : le Monstre subit { $value }.
effect-keep-die = Dé sauvé
    .text = Sur un échec, une fois par combat : le dé blanc perdu revient.
effect-heal-one = Soin
    .text = Un Héros récupère { $value } PV.
effect-heal-all = Soin pour tous
    .text = Chaque Héros récupère { $value } PV.
effect-extra-damage = Dégâts supplémentaires
    .text = Si vous touchez : +{ $value } Dégâts.
effect-ready-die = Rapporte !
    .text = Un dé de couleur lancé revient.
effect-special-die = Dé spécial
    .text = Pour ce combat : { $die }.
effect-flip-template = Saut
    .text = Faites sauter le Gabarit : { $template }.
effect-re-throw = Relance
    .text = Relancez le dé, réussite ou échec.
gear-weapon = Arme
    .gender = feminine
gear-armour = Armure
    .gender = feminine
gear-spendable = Consommable
gear-relic = Relique
    .gender = feminine

## Ce que donnerait un choix

forecast-hit-chance = { $chance } % de toucher
forecast-usual-damage = { $damage ->
        [one] { $damage } Dégât en moyenne, si vous touchez
       *[other] { $damage } Dégâts en moyenne, si vous touchez
    }
forecast-kill-chance = { $chance } % de l’abattre d’un coup
forecast-symbol-chance = { $chance } % pour { $cause }
forecast-ability-covered = { $cause } : sous une Cicatrice
forecast-miss-hurts = Un échec coûte { $damage } PV
forecast-miss-fells = { $mine ->
        [yes] Un échec, et vous vous évanouissez
       *[no] Un échec, et { $who } s’évanouit
    }
forecast-damage-then = { $damage ->
        [one] { $damage } Dégât
       *[other] { $damage } Dégâts
    } ; le Monstre garde { $life } PV
forecast-kills = { $damage ->
        [one] { $damage } Dégât
       *[other] { $damage } Dégâts
    } : il est vaincu
forecast-hurts = { $who } perd { $damage } PV et en garde { $life }
forecast-fells = { $who } s’évanouit
forecast-spares = Aucun Dégât
forecast-all-lose = Chaque Héros perd { $damage } PV{ $fallen ->
        [0] {""}
        [one] , { $fallen } s’évanouit
       *[other] , { $fallen } s’évanouissent
    }
forecast-loses-game = Tout le monde s’évanouit : partie perdue
forecast-heals = { $who } récupère { $amount } PV
forecast-heals-all = { $amount } PV rendus en tout
forecast-gold-then = { $gold ->
        [0] Plus une Pièce d’or
        [one] Il restera { $gold } Pièce d’or
       *[other] Il restera { $gold } Pièces d’or
    }
forecast-dice-then = { $dice ->
        [one] { $dice } dé blanc au Coffre
       *[other] { $dice } dés blancs au Coffre
    }
forecast-ability-here = { $cause }
forecast-hands-full = { $who } porterait trop
forecast-room-brings = { $icons ->
        [one] { $icons } icône
       *[other] { $icons } icônes
    }{ $gold ->
        [0] {""}
        [one] , { $gold } Pièce
       *[other] , { $gold } Pièces
    }{ $dice ->
        [0] {""}
        [one] , { $dice } dé blanc
       *[other] , { $dice } dés blancs
    }{ $heal ->
        [0] {""}
       *[other] , { $heal } PV pour tous
    }{ $cards ->
        [0] {""}
        [one] , { $cards } carte
       *[other] , { $cards } cartes
    }
forecast-room-demands = { $throws } : { $chance } % de toucher
forecast-room-strengthens = Le Monstre a { $life } PV en plus

## La partie après coup

chapter-name = { $chapter ->
        [4] Boss de Fin
       *[other] Vers la Boutique { $chapter }
    }
measure-life = PV
measure-damage = Dégâts infligés
    .honor = La main la plus lourde
measure-kills = Monstres achevés
    .honor = Une pelle d’or
measure-hits = Réussites
measure-misses = Échecs
    .honor = Terreur du mobilier
measure-wounds = PV perdus face aux Monstres
    .honor = Un pied dans la tombe
measure-faints = Évanouissements
    .honor = Cadavre le plus convaincant
measure-stunts = Lancers spéciaux
    .honor = Meilleur numéro d’acrobate

## Les Héros : le nom, ce qu’ils se disent, et pourquoi

hero-lady-mary = Lady Mary
    .title = Héritière, entre deux héritages
    .text = Neuf monstres ont demandé sa main. Elle a gardé les leurs.
    .gender = feminine
hero-sir-moo = Sir Moo
    .title = Paladin nourri à l’herbe
    .text = Il médite avant chaque lancer. Enfin, il rumine.
hero-lianna-lightbringer = Lianna Lightbringer
    .title = Justicière sur rendez-vous
    .text = Sa liste noire a six lignes. Poussez-vous un peu, elle en ajoute une.
    .gender = feminine
hero-saul-baysar = Saul Baysar
    .title = Médium, ou large, ça dépend
    .text = Il parle aux morts. Ils font semblant de dormir.

## Les monstres

monster-skeleton-goblin = Gobelin squelette
    .text = Il n’a que la peau sur… non, même pas. À servir avec des baguettes.
monster-loose-collarbone = Clavicule en cavale
    .text = Partie sans le reste. Pour la rattraper, il faut tomber sur un os.
    .gender = feminine
monster-ghost-on-probation = Fantôme à l’essai
    .text = Première semaine de hantise. Un courant d’air, et il est viré.
monster-candle-end-novice = Novice du Cierge mou
    .text = Venu pour la robe, resté pour le buffet. Il n’y a pas de buffet.
monster-doorman-of-the-bog = Portier du marécage
    .text = Il vous prend le manteau, le chapeau et l’air. Il ne rend pas l’air.
monster-classy-orc = Orc distingué
    .text = Le petit doigt en l’air, très cher. Les deux, pour revenir dîner.
monster-seance-gone-wrong = Séance trop réussie
    .text = Esprit, es-tu là ? Oui, avec quarante amis et un jeu de cartes.
    .gender = feminine
monster-mosquito-choir = Chorale de moustiques
    .text = Elle a fait l’oreille gauche, puis la droite. Ce soir : le nez.
    .gender = feminine
monster-spider-in-the-shower = Araignée dans la douche
    .text = Elle était là avant vous. Elle a même refait les joints.
    .gender = feminine
monster-hound-of-the-basket = Chien des Panierville
    .text = La terreur de la lande, de quatre à cinq. Ensuite, c’est la sieste.
monster-lizard-king = Roi lézard
    .text = Il règne sur tous ceux qui supportent l’odeur. C’est un petit royaume.
monster-sarcophagus-salesman = Représentant en sarcophages
    .text = Il vous tient par l’oreille. Signez là, et là, et sous le couvercle.
monster-bog-baked-potato = Patate des tourbières
    .text = Trois semaines sous la tourbe, encore brûlante. À vous. Non, à vous.
    .gender = feminine
monster-bat-on-a-string = Chauve-souris en laisse
    .text = « Elle ne mord pas », dit le bout de la laisse. Il n’y a personne au bout.
    .gender = feminine
monster-phantom-of-the-broom-cupboard = Fantôme du placard à balais
    .text = L’Opéra affichait complet. Ne marchez pas dans le seau, c’est chez lui.
monster-dragon-roll = Dragon en sushi
    .text = Cru, roulé, et pas mort du tout. Le wasabi, c’est pour lui.
monster-ossuary-inspector = Inspecteur des ossements
    .text = Il ne ferme pas les yeux sur grand-chose. Un seul, à la rigueur.
monster-queen-of-the-woodlice = Reine des cloportes
    .text = Le baisemain dure deux heures : quatorze pattes, du bout des doigts.
    .gender = feminine
monster-cult-of-the-second-helping = Secte de la Deuxième Louche
    .text = Elle vénère tout ce qui baigne dans la sauce. Vos dés, par exemple.
    .gender = feminine
monster-widow-of-nine = Veuve de neuf maris
    .text = Neuf maris, neuf trous au jardin. Le dixième, c’est la chambre d’amis.
    .gender = feminine
monster-assassin-on-the-backstairs = Assassin de l’escalier de service
    .text = Il ne frapperait jamais de face. Il a reçu une éducation.

## Les Boss de Fin

boss-night-shift-supervisor = Chef de l’équipe de nuit
    .text = Vous êtes en retard. Chaque échec est retenu sur vos dés.
boss-landlord-of-the-crypt = Propriétaire du caveau
    .text = Il a relevé le loyer. Il a relevé le plancher. Il relèvera les morts.
boss-great-uncle-mortimer = Grand-oncle Mortimer
    .text = Il a juré d’enterrer toute la famille. Il lui manque un héritier : vous.

## Les cartes Donjon

room-suspiciously-quiet-corridor = Couloir étrangement calme
    .text = « Rien à signaler. » C’est signé : Rien.
room-same-corridor-again = Encore le même couloir
    .text = Vous aviez fait une croix sur ce mur. Quelqu’un a joué un rond.
room-collection-box = Tronc des pauvres
    .text = Un tronc, sans les bras ni les jambes. Chacun donne ce qu’il peut.
room-first-aid-room = Infirmerie
    .text = Tout y est : une bande, et la momie qui est dedans.
    .gender = feminine
room-cartographers-grave = Tombe du cartographe
    .text = Il a voulu être enterré face au nord. Il se retourne pour vérifier.
    .gender = feminine
room-hall-of-old-friends = Salle des vieux amis
    .text = Ils assuraient vos arrières. Maintenant, ils les visent.
    .gender = feminine
room-bell-ringers-rest = Repos du sonneur
    .text = Mort comme il a vécu : une seconde de trop au bout de la corde.
room-rotten-food = Nourriture avariée
    .text = La date est dépassée. Le fromage, lui, vous dépasse en courant.
    .gender = feminine
room-haunted-cellar = Cave hantée
    .text = Le sol flotte, le vin a du corps. Personne ne sait de qui.
    .gender = feminine
room-records-of-the-dust = Archives de la poussière
    .text = Tout est classé par des araignées, mouche par mouche.
    .gender = feminine
room-pirates-plot = Carré des pirates
    .text = Il paraît que rien ne s’emporte dans la tombe. Eux n’ont pas écouté.
room-ferrymans-landing = Embarcadère du passeur
    .text = Une pièce par tête. Les têtes seules paient aussi.
room-peephole-gallery = Galerie des judas
    .text = Quarante portraits. Un œil sur deux est vrai.
    .gender = feminine
room-skittles-alley = Bowling de l’ossuaire
    .text = Les quilles sont des tibias. Merci de les rendre par paires.
room-soup-kitchen = Soupe populaire des damnés
    .text = La soupe est bonne. C’est la faire passer qui brûle.
    .gender = feminine
room-unfinished-mezzanine = Mezzanine inachevée
    .text = Les ouvriers sont morts à mi-hauteur. Ils reprennent lundi.
    .gender = feminine
room-eternal-knitting-circle = Cercle de tricot éternel
    .text = Quatre araignées, une écharpe, huit siècles. Il ne manque qu’un cou.
room-embalmers-perfumery = Parfumerie de l’embaumeur
    .text = Note de tête : lys. Note de cœur : ne demandez pas lequel.
    .gender = feminine
room-bridge-club-of-the-departed = Club de bridge des défunts
    .text = Le mort est mort mardi. Il mène de deux levées.
room-two-thousandth-birthday = Deux millième anniversaire
    .text = Les bougies tiennent encore. Le gâteau a fondé une religion.
room-whispering-gallery = Galerie des murmures
    .text = Les murs ont des oreilles. C’est une collection privée.
    .gender = feminine

## L’Équipement

equipment-sneeze-machine = Machine à éternuer
    .text = Elle marche au poivre et vise par accident. À vos souhaits.
    .gender = feminine
equipment-spluttering-stick = Bâton postillonneur
    .text = Un bâton de pluie, en plus personnel.
equipment-pinkie-ring-of-doom = Chevalière du petit doigt
    .text = Tout ce que sait votre petit doigt, il le tient d’elle.
    .gender = feminine
equipment-monocle-of-contempt = Monocle du mépris
    .text = Il voit clair en chacun, et n’en pense pas grand bien.
equipment-takeaway-halberd = Hallebarde à emporter
    .text = Livrée dans son sachet, avec un biscuit qui savait tout.
    .gender = feminine
equipment-relay-baton-of-blame = Témoin gênant
    .text = Personne n’a rien vu, et chacun le passe au suivant.
equipment-ear-trumpet-of-war = Cornet acoustique de guerre
    .text = Il sonne la charge. Vers l’intérieur.
equipment-calling-card-of-death = Carte de visite de la Mort
    .text = « Passée en votre absence. Votre âme est chez la gardienne. »
    .gender = feminine
equipment-somebodys-femur = Fémur d’occasion
    .text = Première main. Enfin, première jambe.
equipment-second-hand-shroud = Linceul de seconde main
    .text = Un seul occupant, très calme. Jusqu’à dimanche dernier.
equipment-lid-of-a-coffin = Couvercle de cercueil
    .text = Jusqu’ici, il n’a été testé que de l’intérieur.
equipment-jacket-with-somebodys-wallet = Veste au portefeuille oublié
    .text = À chaque coup, une pièce en tombe. Ce n’est pas votre pièce.
    .gender = feminine
equipment-ribcage-with-a-spring = Cage thoracique à ressort
    .text = À porter par-dessus la vôtre. À l’expiration, elle mord.
    .gender = feminine
equipment-trousers-with-a-secret-pocket = Pantalon à poche secrète
    .text = Si secrète que son propriétaire l’a emportée dans la tombe.
equipment-smelling-salts = Sels du caveau
    .text = Ils réveilleraient presque un mort. Ici, refermez vite.
equipment-funeral-buffet = Buffet d’enterrement
    .text = Servez-vous : c’est lui qui régale, et il ne dira pas un mot.
equipment-last-word = Dernier mot
    .text = Celui qui ne vient que dans l’escalier. En flacon.
equipment-bloodhound-puppy = Chiot limier
    .text = Il rapporte tout. Le rendre, c’est la leçon deux.
equipment-hypnotists-watch = Montre d’hypnotiseur
    .text = Vos paupières sont lourdes. Les siennes sont tombées.
    .gender = feminine
equipment-coin-from-an-eyelid = Obole d’une paupière
    .text = Depuis, il vous regarde. Faites-lui signe, c’est plus poli.
    .gender = feminine
equipment-map-with-an-x = Carte avec une croix
    .text = La croix a bougé deux fois depuis l’achat.
    .gender = feminine
equipment-finger-of-saint-oops = Doigt de saint Oups
    .text = Le patron de tous ceux qui disent : « Celui-là ne comptait pas. »
equipment-skull-with-opinions = Crâne qui a son avis
    .text = Il a connu de meilleurs lanceurs. Il vous les citera tous.
equipment-everlasting-teapot = Théière éternelle
    .text = Elle ne réveille pas les morts. Ils viennent pour les petits gâteaux.
    .gender = feminine

## Le plateau, dans un navigateur et dans un terminal

board-lair = Le Boss de Fin
board-way = { $icons } icônes sur { $needed } vers la Boutique { $shop }
board-the-way = Le chemin
board-looks = { $name } regarde derrière deux portes.
board-shut-door = une porte derrière laquelle le Chef regarde
board-rooms = Salles passées
board-next = Le prochain Monstre est de niveau { $level }.
board-icons = { $count ->
        [one] { $count } icône Boutique
       *[other] { $count } icônes Boutique
    }
board-room-gold = { $count ->
        [one] { $count } Pièce d’or
       *[other] { $count } Pièces d’or
    }
board-room-bonus-die = { $count ->
        [one] { $count } dé blanc
       *[other] { $count } dés blancs
    }
board-room-heal = { $count } PV pour tous
board-room-equipment = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-room-advantage = Monstre +{ $count } PV
board-room-nothing = Rien de spécial.
board-gold = { $count ->
        [0] Pas une Pièce au Coffre
        [one] { $count } Pièce d’or au Coffre
       *[other] { $count } Pièces d’or au Coffre
    }
board-dice = { $count ->
        [0] Aucun dé blanc
        [one] { $count } dé blanc
       *[other] { $count } dés blancs
    }
board-leader = Chef du Groupe
board-fainted = sans connaissance
board-eliminated = hors jeu
board-scarred = { $name } : sous une Cicatrice
board-in-love = Sous le charme
board-level = Niveau { $level }
board-xp = { $count } XP sur 3
board-slots-weapon = Armes
board-slots-armour = Armures
board-slots-spendable = Consommables
board-free-weapon = Place pour une Arme
board-free-armour = Place pour une Armure
board-free-spendable = Place pour un Consommable
board-gear = Équipement
board-relics = Reliques
board-weapon = { $times ->
        [1] { $throws } : +{ $bonus ->
            [one] { $bonus } Dégât
           *[other] { $bonus } Dégâts
        }.
       *[other] { $throws } : Dégâts ×{ $times }.
    }
board-once = Une fois.
board-each-combat = Une fois par combat.
board-foe = { $type }, { $damage ->
        [one] { $damage } Dégât
       *[other] { $damage } Dégâts
    }.
board-party = Le Groupe
board-room = cette salle
board-by-room = Cette salle l’exige : { $name }
board-life = PV : { $now } sur { $most }
board-life-of = { $now } sur { $most }
board-damage = { $count ->
        [one] { $count } Dégât
       *[other] { $count } Dégâts
    }
board-loot = { $count ->
        [one] { $count } Pièce d’or sur sa carte
       *[other] { $count } Pièces d’or sur sa carte
    }
board-throws = Au lancer : { $name }
board-dice-left = Les dés
board-bonus = Bonus
board-special = spécial
board-banned = interdit
board-spent = lancé
board-scar = cicatrice
board-any-colour = Toute couleur : au choix après le lancer
board-flies = Il vole…
board-last = Le dernier lancer
board-hit = Zone { $section }
board-centre = En plein dans le mille !
board-web = Sur une toile
board-fatal = Coup Fatal !
board-miss = Échec
board-hurt = { $name } perd { $count } PV
board-sum = Le calcul des Dégâts
board-total = Dégâts
board-difficulty = Quelle difficulté ?
board-difficulty-normal = Des Monstres ordinaires. Pour une première visite.
board-difficulty-hard = +1 PV par Monstre. Comme de vrais héros.
board-difficulty-inferno = +3 PV par Monstre. Prévoyez un cercueil.
board-gathers = Le Groupe se réunit
board-who-leads = Qui prend la tête du Groupe ?
board-resting = Repos
board-shop = Boutique
board-shop-number = Boutique { $shop } sur 3
board-beaten = Terrassé : { $name }
board-who-gets = À qui ?
board-which-scar = Quelle Capacité la Cicatrice couvre-t-elle ?
board-which-token = Quelle Capacité reçoit le jeton ?
board-price = { $count ->
        [one] { $count } Pièce
       *[other] { $count } Pièces
    }
board-ways = Votre façon de lancer
board-back = Retour à la partie
