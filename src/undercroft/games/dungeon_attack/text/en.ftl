game-dungeon-attack = Dungeon Attack!
    .about = Bust the door, fight the Monster Dice and carry off the treasure. You share one dungeon and its dangers, but everybody counts their own gold.

## The game in short

primer-1 = Come out of the dungeon with the most treasure: Gold counts 1, a Magic Item 3, a Magic Artifact 5.
primer-2 = Every die is a monster. D: it is beaten and yours. M: it moves on, and you say where to. A: it attacks and stays before you.
primer-3 = On your turn you roll all dice that face you. If every one shows A, you take a HIT; the third knocks you out.
primer-4 = Facing no dice, you choose an action. Bust the Door rolls all dice of the Dungeon Room; Assist rolls those of somebody else.
primer-5 = Your Rating is how many dice you can beat in a turn. Any more D count as A.
primer-6 = When the fight of a level ends, the dice you have beaten are rolled for your treasure: A is Gold, D magic, M nothing.

## The adventurers

ability-garrick-vane = Onslaught
adventurer-garrick-vane = Garrick Vane
    .calling = Sellsword
    .ability = { ability-garrick-vane }
    .text = With six or more dice in your own roll your Combat Rating is 5.
ability-hulda-ironbrow = Bulwark
adventurer-hulda-ironbrow = Hulda Ironbrow
    .calling = Shieldmaiden
    .ability = { ability-hulda-ironbrow }
    .text = Once a turn, your own roll of two or more dice that shows only A gives you no HIT.
    .gender = feminine
ability-sister-maren = Mend
adventurer-sister-maren = Sister Maren
    .calling = Field Cleric
    .ability = { ability-sister-maren }
    .text = As your action heal one HIT on anybody, even on the Knocked Out. For healing somebody else you earn 1 Gold.
    .gender = feminine
ability-quill = Nimble Fingers
adventurer-quill = Quill
    .calling = Burglar
    .ability = { ability-quill }
    .text = In the search you may re-roll one of your dice that shows M.
ability-ysolde-emberhand = Firebolt
adventurer-ysolde-emberhand = Ysolde Emberhand
    .calling = Pyromancer
    .ability = { ability-ysolde-emberhand }
    .text = After your own roll you may re-roll one of its dice.
    .gender = feminine
ability-thorn-wildstep = Snare
adventurer-thorn-wildstep = Thorn Wildstep
    .calling = Ranger
    .ability = { ability-thorn-wildstep }
    .text = After all re-rolls you may turn one regular die from A to M.
ability-orrin-cogwright = Tinker
adventurer-orrin-cogwright = Orrin Cogwright
    .calling = Artificer
    .ability = { ability-orrin-cogwright }
    .text = At the start of your turn you may recharge one drained Magic Item.
ability-bram-redhand = Fury
adventurer-bram-redhand = Bram Redhand
    .calling = Berserker
    .ability = { ability-bram-redhand }
    .text = Your Combat Rating is 4 while Stunned and 5 while Wounded.

## The board

level = Level { $level } of { $levels }
dungeon-room = Dungeon Room
rolling = { $seat } has rolled
sending = still to be sent away
rating = Rating
state = State
facing = Facing
pile = Beaten
gold = Gold
items = Items
artifacts = Artifacts
total = Total
hits-0 = unhurt
hits-1 = Stunned
hits-2 = Wounded
hits-3 = Knocked Out
legend-d = Defeated
legend-m = Moving
legend-a = Attacking
legend-boss = Boss die

## What is asked

ask-da-ruling-59 = Choose your adventurer.
ask-da-turn-05 = You face no dice. Choose your action.
ask-da-phaseend-02 = All dice left lie in the Dungeon Room. Bust the Door again, or end the fight with another action.
ask-da-adventurer-07 = Recharge a Magic Item before you start?
ask-da-ability-03 = Send a die to the Dungeon Room before you roll?
ask-da-reroll-01 = Re-roll a die?
ask-da-adventurer-06 = Snare a die?
ask-da-ruling-08 = More monsters are beaten than your Combat Rating allows. Which do you keep?
ask-da-moving-02 = A monster moves on. Where to?
ask-da-adventurer-04 = Search again with one die that shows M?
roll-monster = Roll { $count ->
        [one] one regular die
       *[other] { $count } regular dice
    } and type the faces ({ $symbols }).
roll-boss = Roll { $count ->
        [one] one red die
       *[other] { $count } red dice
    } and type the faces ({ $symbols }).

## Options

option-pass = Pass
option-assist = Assist { $seat }
option-heal = { $by ->
        [0] Heal { $seat } with your ability
        [1] Heal { $seat } with a Magic Artifact
       *[2] Heal { $seat } with a Magic Item
    }
option-recover = Recover from Stunned
option-recharge = Recharge a Magic Item
option-bust = Bust the Door
option-stand = Leave it as it is
option-reroll = { $by ->
        [0] Ability
        [1] Magic Artifact
       *[2] Magic Item
    }: re-roll { $slot ->
        [0] a regular D
        [1] a regular M
        [2] a regular A
        [3] a Boss D
        [4] a Boss M
        [5] a Boss A
        [6] an Epic D
        [7] an Epic M
       *[8] an Epic A
    }
option-snare = Turn a regular A to M
option-tinker = Recharge a Magic Item
option-repel = Send a regular die to the Dungeon Room
option-keep = Keep { $epic ->
        [0] { $bosses ->
            [0] regular dice only
            [one] one Boss, then regular dice
           *[other] { $bosses } Bosses, then regular dice
        }
       *[1] { $bosses ->
            [0] the Epic Monster, then regular dice
            [one] the Epic Monster and one Boss, then regular dice
           *[other] the Epic Monster and { $bosses } Bosses, then regular dice
        }
    }
option-send-to-room = To the Dungeon Room
option-send = To { $seat }
option-search-again = { $kind ->
        [0] Re-roll a regular die
       *[1] Re-roll a Boss die
    }
option-take = { $card }

## What happened

event-adventurer-taken = Seat { $seat_number } plays { $seat }.
event-starting-player-found = { $seat } starts.
event-level-began = Level { $level } begins with { $regular } regular { $regular ->
        [one] die
       *[other] dice
    }{ $bosses ->
        [0] {""}
        [one] {" "}and one Boss
       *[other] {" "}and { $bosses } Bosses
    }. { $seat } stands before the door.
event-door-busted = { $seat } busts the door: { $dice ->
        [one] one die
       *[other] { $dice } dice
    }.
event-adventurer-assisted = { $seat } assists { $target } against { $dice ->
        [one] one die
       *[other] { $dice } dice
    }.
event-turn-passed = { $seat } passes.
event-recovered = { $seat } recovers.
event-item-recharged = { $free ->
        [0] { $seat } recharges a Magic Item.
       *[1] { $seat } recharges a Magic Item for free ({ $ability }).
    }
event-healed = { $own ->
        [0] { $seat } heals { $target } with { $by ->
            [0] { $ability }
            [1] a Magic Artifact
           *[2] a Magic Item
        }
       *[1] { $seat } uses { $by ->
            [0] { $ability }
            [1] a Magic Artifact
           *[2] a Magic Item
        } to heal
    }: now { $hits ->
        [0] unhurt
        [1] Stunned
       *[2] Wounded
    }.
event-gold-earned = { $seat } earns { $gold } Gold for healing a companion ({ $ability }).
event-monster-repelled = { $seat } sends a die to the Dungeon Room before the roll ({ $ability }).
event-dice-rolled = { $seat } rolls { $regular ->
        [none] { $bosses ->
            [none] Epic Monster { $epic }
           *[other] Boss { $bosses }{ $epic ->
                [none] {""}
               *[other] {" "}· Epic Monster { $epic }
            }
        }
       *[other] { $regular }{ $bosses ->
            [none] {""}
           *[other] {" "}· Boss { $bosses }
        }{ $epic ->
            [none] {""}
           *[other] {" "}· Epic Monster { $epic }
        }
    }.
event-bosses-rolled-again = The Boss must be beaten twice: { $faces }.
event-die-rerolled = { $seat } re-rolls { $kind ->
        [0] a regular die
        [1] a Boss
       *[2] a die of the Epic Monster
    } with { $by ->
        [0] { $ability }
        [1] a Magic Artifact
       *[2] a Magic Item
    }: { $before } becomes { $after }.
event-monster-snared = { $seat } uses { $ability }: 1 regular die turns from A to M.
event-epic-monster-formed = The two Bosses join into an Epic Monster!
event-rating-changed = { $ability }: { $seat } fights with Combat Rating { $rating }.
event-surplus-attacked = { $seat } has Combat Rating { $rating }: { $dice ->
        [one] 1 D die too many counts
       *[other] { $dice } D dice too many count
    } as Attacking.
event-monsters-defeated = { $seat } beats { $epic ->
        [0] { $bosses ->
            [0] { $regular ->
                [one] 1 monster
               *[other] { $regular } monsters
            }
            [one] 1 Boss{ $regular ->
                [0] {""}
                [one] {" "}and 1 regular monster
               *[other] {" "}and { $regular } regular monsters
            }
           *[other] { $bosses } Bosses{ $regular ->
                [0] {""}
                [one] {" "}and 1 regular monster
               *[other] {" "}and { $regular } regular monsters
            }
        }
       *[1] the Epic Monster{ $regular ->
            [0] {""}
            [one] {" "}and 1 regular monster
           *[other] {" "}and { $regular } regular monsters
        }
    }.
event-monsters-stayed = { $dice ->
        [one] One die stays
       *[other] { $dice } dice stay
    } with { $seat }.
event-epic-monster-stayed = The Epic Monster’s two dice differ: it stays with { $seat }.
event-monster-sent = { $seat } sends { $kind ->
        [0] a monster
        [1] a Boss
       *[2] the Epic Monster
    } to { $target }.
event-monsters-sent-to-room = { $dice ->
        [one] One die goes
       *[other] { $dice } dice go
    } to the Dungeon Room.
event-monsters-returned = { $dice ->
        [one] One die goes
       *[other] { $dice } dice go
    } back to { $target }.
event-hit-taken = { $attackers ->
        [0] Nothing but Attacking dice
        [1] Nothing but Attacking dice beside the Epic Monster
       *[2] The Epic Monster strikes
    }: HIT! { $seat } is { $hits ->
        [1] Stunned
        [2] Wounded
       *[3] Knocked Out
    }.
event-hit-shrugged-off = { $attackers ->
        [0] Nothing but Attacking dice
        [1] Nothing but Attacking dice beside the Epic Monster
       *[2] The Epic Monster strikes
    }, but { $seat } takes no HIT ({ $ability }).
event-knocked-out = { $seat } is out of the fight: { $facing ->
        [0] no dice go
        [one] one die goes
       *[other] { $facing } dice go
    } to the Dungeon Room, { $pile ->
        [0] none is
        [one] one is
       *[other] { $pile } are
    } lost from the pile.
event-fight-ended = { $left ->
        [0] Every monster of level { $level } is beaten.
        [one] The fight of level { $level } ends; one die is left in the room.
       *[other] The fight of level { $level } ends; { $left } dice are left in the room.
    } Search for treasure!
event-pile-searched = { $seat } searches { $regular ->
        [none] Boss { $bosses }
       *[other] { $regular }{ $bosses ->
            [none] {""}
           *[other] {" "}· Boss { $bosses }
        }
    }.
event-die-searched-again = { $seat } searches again with { $kind ->
        [0] a regular die
       *[1] a Boss die
    } ({ $ability }): M becomes { $after }.
found-items = { $items ->
        [one] 1 Magic Item
       *[other] { $items } Magic Items
    }
found-artifacts = { $artifacts ->
        [one] 1 Magic Artifact
       *[other] { $artifacts } Magic Artifacts
    }
event-treasure-found = { $seat } finds { $gold ->
        [0] { $items ->
            [0] { $artifacts ->
                [0] nothing
               *[other] { found-artifacts }
            }
           *[other] { $artifacts ->
                [0] { found-items }
               *[other] { found-items } and { found-artifacts }
            }
        }
       *[other] { $items ->
            [0] { $artifacts ->
                [0] { $gold } Gold
               *[other] { $gold } Gold and { found-artifacts }
            }
           *[other] { $artifacts ->
                [0] { $gold } Gold and { found-items }
               *[other] { $gold } Gold, { found-items } and { found-artifacts }
            }
        }
    }.
event-epic-hoard-found = { $seat } opens the hoard of the Epic Monster: { $gold } Gold!
event-party-rested = { $strict ->
        [0] The party rests: everyone heals 1 HIT, and all Magic Items are recharged.
       *[1] The party rests: everyone still standing heals 1 HIT, and all Magic Items are recharged.
    }
event-dungeon-cleared = Level { $level } was the last. The party leaves the dungeon.
event-party-fell = Everybody is Knocked Out. The dungeon wins.

## The end

verdict-party-survived = The party survived the dungeon.
verdict-party-fell = The dungeon won: nobody is the most successful.
verdict-solo-novice = Your grade: Novice.
verdict-solo-delver = Your grade: Delver.
verdict-solo-veteran = Your grade: Veteran.
verdict-solo-legend = Your grade: Legend.
verdict-hoard-won = The shared hoard is full: the party wins together.
verdict-hoard-lost = The shared hoard stayed too small: 60 Gold were needed.

## Before the game

setup-epic-monster = Epic Monster
    .help = Two Bosses that attack together in one roll join into an Epic Monster.
setup-strict-knock-out = Strict knock-out
    .help = The Knocked Out are not healed at the end of a level; only magic or an ability revives them.
setup-shared-hoard = Shared hoard
    .help = The party wins together when all totals make 60 or more.
setup-free-choice = Free choice of adventurers
    .help = Everybody chooses an adventurer instead of being dealt one.
setup-starting-player = Starting player
    .help = The number of the seat that starts; 0 draws one.
setup-dungeon = Dungeon
    .help = Regular and Boss dice of each level: 1 to 9 levels of 1 to 30 regular and 0 to 2 Boss dice.
    .item = Level { $number }
setup-dungeon-regular = regular dice
setup-dungeon-bosses = Boss dice
