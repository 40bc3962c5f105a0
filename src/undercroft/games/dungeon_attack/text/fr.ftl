game-dungeon-attack = Dungeon Attack!
    .tagline = Chaque dé est un monstre.
    .about = Enfoncez la porte, combattez les dés Monstre et emportez le trésor. Vous partagez le donjon et ses dangers, mais chacun compte son or.

## Le jeu en bref

primer-1 = Sortez du donjon avec le plus de trésor : une pièce d’or compte 1, un Objet magique 3, un Artefact magique 5.
primer-2 = Chaque dé est un monstre. Défaite (D) : il est vaincu et à vous. Mouvement (M) : il s’en va, et vous dites où. Attaque (A) : il reste devant vous.
primer-3 = À votre tour, lancez tous les dés qui vous font face. Que des Attaques ? Encaissez 1 COUP ; le troisième vous assomme.
primer-4 = Aucun dé devant vous ? Choisissez une action. Enfoncer la porte lance tous les dés de la Salle du donjon ; Aider lance ceux de quelqu’un d’autre.
primer-5 = Votre Valeur de combat dit combien de dés vous pouvez terrasser en un tour. Les Défaites en trop comptent comme des Attaques.
primer-6 = Quand le combat est fini, lancez votre pile pour la Fouille. Une Attaque donne de l’or, une Défaite de la magie, un Mouvement rien.

## Les aventuriers

ability-garrick-vane = Déferlante
adventurer-garrick-vane = Garrick Vane
    .calling = Mercenaire
    .ability = { ability-garrick-vane }
    .text = Quand vous lancez 6 dés ou plus, votre Valeur de combat est de 5.
ability-hulda-ironbrow = Rempart
adventurer-hulda-ironbrow = Hulda Ironbrow
    .calling = Guerrière au bouclier
    .ability = { ability-hulda-ironbrow }
    .text = Une fois par tour, quand vous lancez 2 dés ou plus et que tous attaquent, n’encaissez aucun COUP.
    .gender = feminine
ability-sister-maren = Remède
adventurer-sister-maren = Sœur Maren
    .calling = Hospitalière
    .ability = { ability-sister-maren }
    .text = Action : soignez 1 COUP à quiconque, même Assommé. Si ce n’est pas vous, gagnez 1 pièce d’or.
    .gender = feminine
ability-quill = Doigts agiles
adventurer-quill = Quill
    .calling = Cambrioleur
    .ability = { ability-quill }
    .text = À la Fouille, vous pouvez relancer un de vos Mouvements.
ability-ysolde-emberhand = Trait de feu
adventurer-ysolde-emberhand = Ysolde Emberhand
    .calling = Pyromancienne
    .ability = { ability-ysolde-emberhand }
    .text = Après votre jet, vous pouvez relancer un de ses dés.
    .gender = feminine
ability-thorn-wildstep = Collet
adventurer-thorn-wildstep = Thorn Wildstep
    .calling = Rôdeur
    .ability = { ability-thorn-wildstep }
    .text = Après toutes les relances, vous pouvez changer une Attaque d’un dé ordinaire en Mouvement.
ability-orrin-cogwright = Bricolage
adventurer-orrin-cogwright = Orrin Cogwright
    .calling = Artificier
    .ability = { ability-orrin-cogwright }
    .text = Au début de votre tour, vous pouvez recharger un Objet magique épuisé.
ability-bram-redhand = Fureur
adventurer-bram-redhand = Bram Redhand
    .calling = Berserker
    .ability = { ability-bram-redhand }
    .text = Votre Valeur de combat est de 4 si vous êtes Sonné et de 5 si vous êtes Blessé.

## Le plateau

level = Niveau { $level }/{ $levels }
dungeon-room = Salle du donjon
room-dice = { $count ->
        [one] { $count } dé dans la Salle
       *[other] { $count } dés dans la Salle
    }
rolling = { $seat } a lancé
searching = { $seat } fouille
facing-you = Devant vous
lane-d = Défaites
lane-d-note = { $count } pour une Valeur de { $rating }
lane-m = Mouvements
lane-m-note = { $sent ->
        [0] à envoyer ailleurs
        [one] { $sent } envoyé, reste { $count }
       *[other] { $sent } envoyés, reste { $count }
    }
lane-a = Attaques
lane-a-note = { $count ->
        [one] reste et sera relancée
       *[other] restent et seront relancées
    }
found-d = Magie
found-m = Rien
found-a = Or
letter-d = D
letter-m = M
letter-a = A
die-regular = Monstre
die-boss = Boss
die-epic = Monstre épique
sending = encore à envoyer
rating = Valeur
state = État
facing = Devant soi
pile = Vaincus
gold = Or
items = Objets
items-charged = Objets magiques
items-drained = Objets magiques épuisés
artifacts = Artefacts
total = Total
hits-0 = indemne
hits-1 = Sonné
hits-2 = Blessé
hits-3 = Assommé
legend-d = Défaite
legend-m = Mouvement
legend-a = Attaque
legend-boss = dé Boss

## Ce qui est demandé

ask-da-ruling-59 = Choisissez votre aventurier.
ask-da-turn-05 = Aucun dé ne vous fait face. Choisissez une action.
ask-da-phaseend-02 = Plus de dés hors de la Salle. Enfoncer la porte ou finir le combat ?
ask-da-adventurer-07 = Recharger un Objet magique avant de commencer ?
ask-da-ability-03 = Envoyer un dé dans la Salle du donjon avant de lancer ?
ask-da-reroll-01 = Relancer un dé ?
ask-da-adventurer-06 = Piéger une Attaque ?
ask-da-ruling-08 = Trop pour votre Valeur de combat. Lesquels gardez-vous ?
ask-da-moving-02 = Un monstre s’en va. Où l’envoyez-vous ?
ask-da-adventurer-04 = Fouiller encore avec un de vos Mouvements ?
roll-monster = Lancez { $count ->
        [one] { $count } dé ordinaire
       *[other] { $count } dés ordinaires
    } et tapez les faces ({ $symbols }).
roll-boss = Lancez { $count ->
        [one] { $count } dé rouge
       *[other] { $count } dés rouges
    } et tapez les faces ({ $symbols }).

## Choix

option-pass = Passer
option-assist = Aider { $seat }
option-heal = { $by ->
        [0] Soigner (pouvoir) : { $seat }
        [1] Soigner (Artefact) : { $seat }
       *[2] Soigner (Objet) : { $seat }
    }
option-recover = Reprendre ses esprits
option-recharge = Recharger un Objet
option-bust = Enfoncer la porte
option-stand = Laisser tel quel
option-reroll = { $by ->
        [0] Relancer (pouvoir) :
        [1] Relancer (Artefact) :
       *[2] Relancer (Objet) :
    } { $slot ->
        [0] { die-regular-d }
        [1] { die-regular-m }
        [2] { die-regular-a }
        [3] { die-boss-d }
        [4] { die-boss-m }
        [5] { die-boss-a }
        [6] { die-epic-d }
        [7] { die-epic-m }
       *[8] { die-epic-a }
    }
die-regular-d = Défaite
die-regular-m = Mouvement
die-regular-a = Attaque
die-boss-d = Boss, Défaite
die-boss-m = Boss, Mouvement
die-boss-a = Boss, Attaque
die-epic-d = épique, Défaite
die-epic-m = épique, Mouvement
die-epic-a = épique, Attaque
option-snare = Piéger une Attaque
option-tinker = Recharger un Objet
option-repel = Envoyer un dé en Salle
option-keep = { $epic ->
        [0] { $bosses ->
            [0] Garder les ordinaires
            [one] Garder 1 Boss d’abord
           *[other] Garder { $bosses } Boss d’abord
        }
       *[1] { $bosses ->
            [0] Garder l’épique
            [one] Garder l’épique, 1 Boss
           *[other] Garder l’épique, { $bosses } Boss
        }
    }
option-send-to-room = Envoyer dans la Salle
option-send = Envoyer à { $seat }
option-search-again = { $kind ->
        [0] Relancer un dé ordinaire
       *[1] Relancer un dé Boss
    }
option-take = { $card }

## Ce qu’un choix veut dire

group-take = Aventuriers
group-assist = Aider
group-heal = Soigner
group-reroll = Relancer
group-send = Envoyer un monstre
forecast-combat-rating = Valeur de combat : { $rating }
forecast-dice-to-roll = { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }{ $bosses ->
        [0] {""}
        [one] , dont { $bosses } rouge
       *[other] , dont { $bosses } rouges
    }
forecast-likely-beaten = Sans doute { $dice ->
        [one] { $dice } vaincu
       *[other] { $dice } vaincus
    }, Valeur de combat { $rating }
forecast-hit-risk = COUP { $chance } % : { $mine ->
        [yes] vous seriez { $seat_gender ->
            [feminine] { $hits ->
                [1] Sonnée
                [2] Blessée
               *[3] Assommée
            }
           *[masculine] { $hits ->
                [1] Sonné
                [2] Blessé
               *[3] Assommé
            }
        }
       *[no] { $seat } serait { $seat_gender ->
            [feminine] { $hits ->
                [1] Sonnée
                [2] Blessée
               *[3] Assommée
            }
           *[masculine] { $hits ->
                [1] Sonné
                [2] Blessé
               *[3] Assommé
            }
        }
    }
forecast-hit-coming = COUP ! Vous seriez { $seat_gender ->
        [feminine] { $hits ->
            [1] Sonnée
            [2] Blessée
           *[3] Assommée
        }
       *[masculine] { $hits ->
            [1] Sonné
            [2] Blessé
           *[3] Assommé
        }
    }
forecast-hit-averted = { $chance } % d’éviter le COUP
forecast-beaten = { $dice ->
        [one] { $dice } vaincu
       *[other] { $dice } vaincus
    } pour votre pile, Valeur de combat { $rating }
forecast-more-beaten = { $chance } % d’en vaincre 1 de plus
forecast-fewer-beaten = { $chance } % d’en vaincre 1 de moins
forecast-kept = Pour votre pile : { $epic ->
        [0] {""}
       *[1] le Monstre épique{ $bosses ->
            [0] { $regular ->
                [0] {""}
               *[other] ,{" "}
            }
           *[other] ,{" "}
        }
    }{ $bosses ->
        [0] {""}
       *[other] { $bosses } Boss{ $regular ->
            [0] {""}
           *[other] ,{" "}
        }
    }{ $regular ->
        [0] {""}
        [one] { $regular } dé ordinaire
       *[other] { $regular } dés ordinaires
    }
forecast-staying = { $dice ->
        [one] { $dice } reste devant vous
       *[other] { $dice } restent devant vous
    }
forecast-leaving = { $dice ->
        [one] { $dice } s’en va
       *[other] { $dice } s’en vont
    }
forecast-going-back = Les Mouvements reviennent à { $seat }
forecast-facing = { $dice ->
        [one] { $dice } dé ferait
       *[other] { $dice } dés feraient
    } face à { $seat }
forecast-room-holds = { $dice ->
        [one] { $dice } dé serait
       *[other] { $dice } dés seraient
    } dans la Salle
forecast-still-to-send = Encore { $dice } à envoyer
forecast-healing = { $mine ->
        [yes] Vous seriez { $hits ->
            [0] indemne
            [1] { $seat_gender ->
                [feminine] Sonnée
               *[masculine] Sonné
            }
           *[2] { $seat_gender ->
                [feminine] Blessée
               *[masculine] Blessé
            }
        }
       *[no] { $seat } serait { $hits ->
            [0] indemne
            [1] { $seat_gender ->
                [feminine] Sonnée
               *[masculine] Sonné
            }
           *[2] { $seat_gender ->
                [feminine] Blessée
               *[masculine] Blessé
            }
        }
    }
forecast-item-drains = Épuise un Objet magique : { $left ->
        [0] plus aucun de prêt
        [one] encore { $left } de prêt
       *[other] encore { $left } de prêts
    }
forecast-item-ready = { $items ->
        [one] { $items } Objet magique prêt
       *[other] { $items } Objets magiques prêts
    }
forecast-gold-earned = { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } pour vous
forecast-fight-ends = Fin du combat : { $dice ->
        [0] plus aucun dé
        [one] { $dice } dé reste invaincu
       *[other] { $dice } dés restent invaincus
    }
forecast-search-again = { $chance } % : { $boss ->
        [0] un Objet magique
       *[1] un Artefact magique
    } ou { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }

## Ce qui s’est passé

event-adventurer-taken = La place { $seat_number } joue { $seat }.
event-starting-player-found = { $seat } commence.
event-level-began = Le niveau { $level } commence avec { $regular ->
        [one] { $regular } dé ordinaire
       *[other] { $regular } dés ordinaires
    }{ $bosses ->
        [0] {""}
        [one] {" "}et { $bosses } Boss
       *[other] {" "}et { $bosses } Boss
    }. { $seat } est à la porte.
event-door-busted = { $seat } enfonce la porte et lance { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }.
event-adventurer-assisted = { $seat } aide { $target } contre { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }.
event-turn-passed = { $seat } passe.
event-recovered = { $seat } reprend ses esprits.
event-item-recharged = { $free ->
        [0] { $seat } recharge un Objet magique.
       *[1] { $seat } recharge gratuitement un Objet magique ({ $ability }).
    }
event-healed = { $own ->
        [0] { $seat } soigne { $target }
       *[1] { $seat } se soigne
    } { $by ->
        [0] grâce à son pouvoir ({ $ability })
        [1] avec un Artefact magique
       *[2] avec un Objet magique
    } : maintenant { $target_gender ->
        [feminine] { $hits ->
            [0] indemne
            [1] Sonnée
           *[2] Blessée
        }
       *[masculine] { $hits ->
            [0] indemne
            [1] Sonné
           *[2] Blessé
        }
    }.
event-gold-earned = { $seat } gagne { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } pour ce soin ({ $ability }).
event-monster-repelled = { $seat } envoie un dé dans la Salle du donjon avant de lancer ({ $ability }).
event-dice-rolled = { $seat } lance { $regular ->
        [none] { $bosses ->
            [none] Monstre épique { $epic }
           *[other] Boss { $bosses }{ $epic ->
                [none] {""}
               *[other] {" "}· Monstre épique { $epic }
            }
        }
       *[other] { $regular }{ $bosses ->
            [none] {""}
           *[other] {" "}· Boss { $bosses }
        }{ $epic ->
            [none] {""}
           *[other] {" "}· Monstre épique { $epic }
        }
    }.
event-bosses-rolled-again = Un Boss doit être vaincu deux fois : { $faces }.
event-die-rerolled = { $seat } relance { $kind ->
        [0] un dé ordinaire
        [1] un Boss
       *[2] un dé du Monstre épique
    } { $by ->
        [0] grâce à son pouvoir ({ $ability })
        [1] avec un Artefact magique
       *[2] avec un Objet magique
    } : { $before ->
        [D] Défaite
        [M] Mouvement
       *[A] Attaque
    } devient { $after ->
        [D] Défaite
        [M] Mouvement
       *[A] Attaque
    }.
event-monster-snared = { $seat } change 1 Attaque d’un dé ordinaire en Mouvement ({ $ability }).
event-epic-monster-formed = Les deux Boss s’unissent en un Monstre épique !
event-rating-changed = { $ability } : { $seat } combat avec une Valeur de combat de { $rating }.
event-surplus-attacked = { $seat } a une Valeur de combat de { $rating } : { $dice ->
        [one] { $dice } Défaite en trop compte comme une Attaque
       *[other] { $dice } Défaites en trop comptent comme des Attaques
    }.
event-monsters-defeated = { $seat } terrasse { $epic ->
        [0] { $bosses ->
            [0] { $regular ->
                [one] 1 monstre
               *[other] { $regular } monstres
            }
            [one] 1 Boss{ $regular ->
                [0] {""}
                [one] {" "}et 1 monstre ordinaire
               *[other] {" "}et { $regular } monstres ordinaires
            }
           *[other] { $bosses } Boss{ $regular ->
                [0] {""}
                [one] {" "}et 1 monstre ordinaire
               *[other] {" "}et { $regular } monstres ordinaires
            }
        }
       *[1] le Monstre épique{ $regular ->
            [0] {""}
            [one] {" "}et 1 monstre ordinaire
           *[other] {" "}et { $regular } monstres ordinaires
        }
    }.
event-monsters-stayed = { $dice ->
        [one] { $dice } dé reste
       *[other] { $dice } dés restent
    } face à { $seat }.
event-epic-monster-stayed = Les deux dés du Monstre épique diffèrent : il reste face à { $seat }.
event-monster-sent = { $seat } envoie { $kind ->
        [0] un monstre
        [1] un Boss
       *[2] le Monstre épique
    } à { $target }.
event-monsters-sent-to-room = { $dice ->
        [one] { $dice } dé va
       *[other] { $dice } dés vont
    } dans la Salle du donjon.
event-monsters-returned = { $dice ->
        [one] { $dice } dé revient
       *[other] { $dice } dés reviennent
    } à { $target }.
event-hit-taken = { $attackers ->
        [0] Rien que des Attaques
        [1] Rien que des Attaques en dehors du Monstre épique
       *[2] Le Monstre épique frappe
    } : COUP ! { $seat } est { $seat_gender ->
        [feminine] { $hits ->
            [1] Sonnée
            [2] Blessée
           *[3] Assommée
        }
       *[masculine] { $hits ->
            [1] Sonné
            [2] Blessé
           *[3] Assommé
        }
    }.
event-hit-shrugged-off = { $attackers ->
        [0] Rien que des Attaques
        [1] Rien que des Attaques en dehors du Monstre épique
       *[2] Le Monstre épique frappe
    }, mais { $seat } n’encaisse aucun COUP ({ $ability }).
event-knocked-out = { $seat } quitte le combat : { $facing ->
        [0] aucun dé ne va
        [one] { $facing } dé va
       *[other] { $facing } dés vont
    } dans la Salle du donjon, { $pile ->
        [0] aucun ne quitte
        [one] { $pile } quitte
       *[other] { $pile } quittent
    } la pile.
event-fight-ended = { $left ->
        [0] Tous les monstres du niveau { $level } sont vaincus.
        [one] Le combat du niveau { $level } est fini ; { $left } dé reste dans la Salle.
       *[other] Le combat du niveau { $level } est fini ; { $left } dés restent dans la Salle.
    } Place à la Fouille !
event-pile-searched = { $seat } fouille : { $regular ->
        [none] Boss { $bosses }
       *[other] { $regular }{ $bosses ->
            [none] {""}
           *[other] {" "}· Boss { $bosses }
        }
    }.
event-die-searched-again = { $seat } fouille encore avec { $kind ->
        [0] un dé ordinaire
       *[1] un dé Boss
    } ({ $ability }) : Mouvement devient { $after ->
        [D] Défaite
        [M] Mouvement
       *[A] Attaque
    }.
found-gold = { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
found-items = { $items ->
        [one] 1 Objet magique
       *[other] { $items } Objets magiques
    }
found-artifacts = { $artifacts ->
        [one] 1 Artefact magique
       *[other] { $artifacts } Artefacts magiques
    }
event-treasure-found = { $seat } { $gold ->
        [0] { $items ->
            [0] { $artifacts ->
                [0] ne trouve rien
               *[other] trouve { found-artifacts }
            }
           *[other] { $artifacts ->
                [0] trouve { found-items }
               *[other] trouve { found-items } et { found-artifacts }
            }
        }
       *[other] { $items ->
            [0] { $artifacts ->
                [0] trouve { found-gold }
               *[other] trouve { found-gold } et { found-artifacts }
            }
           *[other] { $artifacts ->
                [0] trouve { found-gold } et { found-items }
               *[other] trouve { found-gold }, { found-items } et { found-artifacts }
            }
        }
    }.
event-epic-hoard-found = { $seat } ouvre le trésor du Monstre épique : { $gold } pièces d’or !
event-party-rested = { $strict ->
        [0] Le groupe se repose : chacun soigne 1 COUP, et tous les Objets magiques sont rechargés.
       *[1] Le groupe se repose : quiconque tient debout soigne 1 COUP, et tous les Objets magiques sont rechargés.
    }
event-dungeon-cleared = Le niveau { $level } était le dernier. Le groupe quitte le donjon.
event-party-fell = Tout le groupe est Assommé. Le donjon gagne.

## La fin

verdict-party-survived = Le groupe a survécu au donjon.
verdict-party-fell = Le donjon l’emporte. Pas de gloire ce soir.
verdict-solo-novice = Votre grade : Novice.
verdict-solo-delver = Votre grade : Fouille-donjon.
verdict-solo-veteran = Votre grade : Vétéran.
verdict-solo-legend = Votre grade : Légende.
verdict-hoard-won = Le butin commun est plein : le groupe gagne ensemble.
verdict-hoard-lost = Le butin commun est resté trop maigre. Il fallait 60 pièces d’or.

score-gold = { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    }
    .title = Or
score-items = { $count ->
        [one] { $count } Objet magique
       *[other] { $count } Objets magiques
    }
    .title = Objets magiques
score-artifacts = { $count ->
        [one] { $count } Artefact magique
       *[other] { $count } Artefacts magiques
    }
    .title = Artefacts magiques

chapter-name = Niveau { $chapter }
measure-treasure = Trésor
measure-beaten = Monstres vaincus
    .honor = Le plus de monstres
measure-hits = COUPS encaissés
    .honor = La tête la plus dure
measure-healed = Soins donnés
    .honor = La main la plus douce

## La partie guidée

guide-welcome = Bienvenue dans le donjon ! Vous êtes Sœur Maren, avec Garrick et Bram. Deux niveaux courts, et chaque dé est un monstre.
guide-action = Aucun dé ne vous fait face : choisissez une action. Enfoncer la porte lance tous les dés de la Salle, et le combat commence.
guide-faces = Votre jet. Les Défaites vont dans votre pile, dans la limite de votre Valeur de combat. Les Mouvements partent, les Attaques restent.
guide-moving = Envoyez chaque Mouvement dans la Salle ou devant un autre aventurier, qui le lancera à son tour. La Salle peut attendre.
guide-nuisance = Et un pour Garrick. On partage le donjon, pas l’or : ce qu’il doit lancer ne sera plus à vous.
guide-hit = Tous les dés de votre jet attaquent : c’est un COUP. Au premier on est Sonné, au deuxième Blessé, au troisième Assommé.
guide-assisted = C’était une aide : on lance les dés d’un autre et on garde ce qu’on a vaincu. Les Mouvements lui reviennent.
guide-alone = Un dé tout seul attaque une fois sur trois. Celui-ci peut tenter sa chance avec Bram.
guide-recover = Vous êtes Sonnée, et aucun dé ne vous fait face. Reprendre ses esprits est une action : vous redevenez indemne.
guide-search = Le niveau est gagné, et chacun a lancé sa pile : Attaque donne de l’or, Défaite un Objet magique, Mouvement rien.
guide-boss = Un dé rouge est un Boss. Une Défaite au premier lancer doit être relancée ; seule la seconde compte. Il cache peut-être un Artefact.
guide-re-roll = Un Objet magique relance un dé, puis il est épuisé. Tel quel, ce jet peut vous coûter un COUP : voyez ce que dit chaque choix.
guide-beaten = Le Boss est à vous ! Il attend dans votre pile jusqu’à la Fouille.
guide-mend = Bram est touché, et soigner est votre pouvoir. Vous soignez qui vous voulez ; pour un autre, vous gagnez 1 pièce d’or.
guide-quiet-room = Il ne reste des dés que dans la Salle. Enfoncez encore la porte, ou finissez le combat par une autre action et fouillez.
guide-knocked-out = Assommée : votre pile est perdue et vous attendez. Un soin vous ramène, la fin du niveau aussi.
guide-end = Voilà tout le jeu : l’or compte 1, un Objet magique 3, un Artefact 5. Le vrai donjon a trois niveaux de 14 dés. On y va ?

## Avant la partie

setup-epic-monster = Monstre épique
    .help = Deux Boss qui attaquent dans le même jet s’unissent en un Monstre épique.
setup-strict-knock-out = Assommé pour de bon
    .help = La fin d’un niveau ne soigne pas les Assommés ; seul un pouvoir ou la magie les ranime.
setup-shared-hoard = Butin commun
    .help = Le groupe gagne ensemble si la somme des totaux atteint 60.
setup-free-choice = Choix libre des aventuriers
    .help = Chacun choisit son aventurier au lieu d’en recevoir un au hasard.
setup-starting-player = Qui commence
    .help = Le numéro de la place qui commence ; 0 la tire au sort.
setup-dungeon = Donjon
    .help = Dés ordinaires et dés Boss de chaque niveau : 1 à 9 niveaux de 1 à 30 dés ordinaires et 0 à 2 dés Boss.
    .item = Niveau { $number }
setup-dungeon-regular = dés ordinaires
setup-dungeon-bosses = dés Boss
