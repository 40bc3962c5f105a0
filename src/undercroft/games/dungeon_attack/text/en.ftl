game-dungeon-attack = Dungeon Attack!
    .tagline = Every die is a monster.
    .about = Bust the door, fight the Monster Dice and carry off the treasure. You share one dungeon and its dangers, but everyone counts their own gold.

## The game in short

primer-1 = Come out of the dungeon with the most treasure: Gold counts 1, a Magic Item 3, a Magic Artifact 5.
primer-2 = Every die is a monster. Defeated (D): it is beaten and yours. Moving (M): it leaves, and you say where to. Attacking (A): it stays in front of you.
primer-3 = On your turn, roll all the dice that face you. If every one is Attacking, take 1 HIT; the third knocks you out.
primer-4 = No dice in front of you? Choose an action. Bust the Door rolls all the dice of the Dungeon Room; Assist rolls someone else’s.
primer-5 = Your Combat Rating is how many dice you can beat in a turn. Any Defeated dice beyond it count as Attacking.
primer-6 = When the fight is over, roll your pile for treasure. Attacking is Gold, Defeated is magic, Moving is nothing.

## The adventurers

ability-garrick-vane = Onslaught
adventurer-garrick-vane = Garrick Vane
    .calling = Sellsword
    .ability = { ability-garrick-vane }
    .text = When you roll 6 or more dice, your Combat Rating is 5.
ability-hulda-ironbrow = Bulwark
adventurer-hulda-ironbrow = Hulda Ironbrow
    .calling = Shieldmaiden
    .ability = { ability-hulda-ironbrow }
    .text = Once per turn, when you roll 2 or more dice and all are Attacking, take no HIT.
    .gender = feminine
ability-sister-maren = Mend
adventurer-sister-maren = Sister Maren
    .calling = Field Cleric
    .ability = { ability-sister-maren }
    .text = Action: heal 1 HIT on anyone, even the Knocked Out. If it isn’t you, earn 1 Gold.
    .gender = feminine
ability-quill = Nimble Fingers
adventurer-quill = Quill
    .calling = Burglar
    .ability = { ability-quill }
    .text = When you search, you may re-roll one of your Moving dice.
ability-ysolde-emberhand = Firebolt
adventurer-ysolde-emberhand = Ysolde Emberhand
    .calling = Pyromancer
    .ability = { ability-ysolde-emberhand }
    .text = After you roll, you may re-roll one of the dice.
    .gender = feminine
ability-thorn-wildstep = Snare
adventurer-thorn-wildstep = Thorn Wildstep
    .calling = Ranger
    .ability = { ability-thorn-wildstep }
    .text = After all re-rolls, you may turn one regular die from Attacking to Moving.
ability-orrin-cogwright = Tinker
adventurer-orrin-cogwright = Orrin Cogwright
    .calling = Artificer
    .ability = { ability-orrin-cogwright }
    .text = At the start of your turn, you may recharge one drained Magic Item.
ability-bram-redhand = Fury
adventurer-bram-redhand = Bram Redhand
    .calling = Berserker
    .ability = { ability-bram-redhand }
    .text = Your Combat Rating is 4 while Stunned and 5 while Wounded.

## The board

level = Level { $level } of { $levels }
dungeon-room = Dungeon Room
room-dice = { $count ->
        [one] 1 die in the Room
       *[other] { $count } dice in the Room
    }
rolling = { $seat } has rolled
searching = { $seat } searches
facing-you = Facing you
lane-d = Defeated
lane-d-note = { $count } of Combat Rating { $rating }
lane-m = Moving
lane-m-note = { $sent ->
        [0] to send away
       *[other] { $sent } sent, { $count } left
    }
lane-a = Attacking
lane-a-note = { $count ->
        [one] stays, and is rolled next turn
       *[other] stay, and are rolled next turn
    }
found-d = Magic
found-m = Nothing
found-a = Gold
letter-d = D
letter-m = M
letter-a = A
die-regular = Monster
die-boss = Boss
die-epic = Epic Monster
sending = still to send
rating = Rating
state = State
facing = Facing
pile = Beaten
gold = Gold
items = Items
items-charged = Magic Items
items-drained = Drained Magic Items
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
ask-da-turn-05 = You face no dice. Choose an action.
ask-da-phaseend-02 = Only the Room has dice left. Bust the Door, or end the fight?
ask-da-adventurer-07 = Recharge a Magic Item before you start?
ask-da-ability-03 = Send a die to the Dungeon Room before you roll?
ask-da-reroll-01 = Re-roll a die?
ask-da-adventurer-06 = Snare a die?
ask-da-ruling-08 = Too many for your Combat Rating. Which do you keep?
ask-da-moving-02 = A monster moves on. Where to?
ask-da-adventurer-04 = Search again with one of your Moving dice?
roll-monster = Roll { $count ->
        [one] 1 regular die
       *[other] { $count } regular dice
    } and type the faces ({ $symbols }).
roll-boss = Roll { $count ->
        [one] 1 red die
       *[other] { $count } red dice
    } and type the faces ({ $symbols }).

## Options

option-pass = Pass
option-assist = Assist { $seat }
option-heal = { $by ->
        [0] Heal (ability): { $seat }
        [1] Heal (Artifact): { $seat }
       *[2] Heal (Item): { $seat }
    }
option-recover = Recover
option-recharge = Recharge a Magic Item
option-bust = Bust the Door
option-stand = Leave it as it is
option-reroll = { $by ->
        [0] Re-roll (ability):
        [1] Re-roll (Artifact):
       *[2] Re-roll (Item):
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
die-regular-d = Defeated
die-regular-m = Moving
die-regular-a = Attacking
die-boss-d = Boss, Defeated
die-boss-m = Boss, Moving
die-boss-a = Boss, Attacking
die-epic-d = Epic, Defeated
die-epic-m = Epic, Moving
die-epic-a = Epic, Attacking
option-snare = Snare an Attacking die
option-tinker = Recharge a Magic Item
option-repel = Send a die to the Room
option-keep = { $epic ->
        [0] { $bosses ->
            [0] Keep regular dice only
            [one] Keep 1 Boss first
           *[other] Keep { $bosses } Bosses first
        }
       *[1] { $bosses ->
            [0] Keep the Epic Monster
            [one] Keep the Epic, 1 Boss
           *[other] Keep the Epic, { $bosses } Bosses
        }
    }
option-send-to-room = Send to the Room
option-send = Send to { $seat }
option-search-again = { $kind ->
        [0] Re-roll a regular die
       *[1] Re-roll a Boss die
    }
option-take = { $card }

## What a choice means

group-take = Adventurers
group-assist = Assist
group-heal = Heal
group-reroll = Re-roll
group-send = Send a monster
forecast-combat-rating = Combat Rating { $rating }
forecast-dice-to-roll = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }{ $bosses ->
        [0] {""}
        [one] , 1 of them red
       *[other] , { $bosses } of them red
    }
forecast-likely-beaten = Most likely { $dice } beaten, of your Combat Rating { $rating }
forecast-hit-risk = { $mine ->
        [yes] HIT { $chance }%: you would be { $hits ->
            [1] Stunned
            [2] Wounded
           *[3] Knocked Out
        }
       *[no] HIT { $chance }%: { $seat } would be { $hits ->
            [1] Stunned
            [2] Wounded
           *[3] Knocked Out
        }
    }
forecast-hit-coming = HIT! You would be { $hits ->
        [1] Stunned
        [2] Wounded
       *[3] Knocked Out
    }
forecast-hit-averted = { $chance }% to avert the HIT
forecast-beaten = { $dice } of your Combat Rating { $rating } to your pile
forecast-more-beaten = { $chance }% for 1 more beaten
forecast-fewer-beaten = { $chance }% for 1 fewer beaten
forecast-kept = To your pile: { $epic ->
        [0] {""}
       *[1] the Epic Monster{ $bosses ->
            [0] { $regular ->
                [0] {""}
               *[other] ,{" "}
            }
           *[other] ,{" "}
        }
    }{ $bosses ->
        [0] {""}
        [one] 1 Boss{ $regular ->
            [0] {""}
           *[other] ,{" "}
        }
       *[other] { $bosses } Bosses{ $regular ->
            [0] {""}
           *[other] ,{" "}
        }
    }{ $regular ->
        [0] {""}
        [one] 1 regular die
       *[other] { $regular } regular dice
    }
forecast-staying = { $dice ->
        [one] 1 stays with you
       *[other] { $dice } stay with you
    }
forecast-leaving = { $dice ->
        [one] 1 moves on
       *[other] { $dice } move on
    }
forecast-going-back = Moving dice go back to { $seat }
forecast-facing = { $seat } would face { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
forecast-room-holds = The Room would hold { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
forecast-still-to-send = { $dice ->
        [one] 1 more to send
       *[other] { $dice } more to send
    }
forecast-healing = { $mine ->
        [yes] You would be { $hits ->
            [0] unhurt
            [1] Stunned
           *[2] Wounded
        }
       *[no] { $seat } would be { $hits ->
            [0] unhurt
            [1] Stunned
           *[2] Wounded
        }
    }
forecast-item-drains = Drains a Magic Item: { $left } left ready
forecast-item-ready = { $items ->
        [one] 1 Magic Item ready
       *[other] { $items } Magic Items ready
    }
forecast-gold-earned = { $gold } Gold for you
forecast-fight-ends = Ends the fight: { $dice ->
        [one] 1 die stays unbeaten
       *[other] { $dice } dice stay unbeaten
    }
forecast-search-again = { $chance }%: { $boss ->
        [0] a Magic Item
       *[1] a Magic Artifact
    } or { $gold } Gold

## What happened

event-adventurer-taken = Seat { $seat_number } plays { $seat }.
event-starting-player-found = { $seat } starts.
event-level-began = Level { $level } begins with { $regular } regular { $regular ->
        [one] die
       *[other] dice
    }{ $bosses ->
        [0] {""}
        [one] {" "}and 1 Boss
       *[other] {" "}and { $bosses } Bosses
    }. { $seat } is at the door.
event-door-busted = { $seat } busts the door and rolls { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }.
event-adventurer-assisted = { $seat } assists { $target } against { $dice ->
        [one] 1 die
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
event-gold-earned = { $seat } earns { $gold } Gold for healing someone else ({ $ability }).
event-monster-repelled = { $seat } sends a die to the Dungeon Room before rolling ({ $ability }).
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
event-bosses-rolled-again = A Boss must be beaten twice: { $faces }.
event-die-rerolled = { $seat } re-rolls { $kind ->
        [0] a regular die
        [1] a Boss
       *[2] a die of the Epic Monster
    } with { $by ->
        [0] { $ability }
        [1] a Magic Artifact
       *[2] a Magic Item
    }: { $before ->
        [D] Defeated
        [M] Moving
       *[A] Attacking
    } becomes { $after ->
        [D] Defeated
        [M] Moving
       *[A] Attacking
    }.
event-monster-snared = { $seat } uses { $ability }: 1 regular die turns from Attacking to Moving.
event-epic-monster-formed = The two Bosses join into an Epic Monster!
event-rating-changed = { $ability }: { $seat } fights with Combat Rating { $rating }.
event-surplus-attacked = { $seat } has Combat Rating { $rating }: { $dice ->
        [one] 1 Defeated die too many counts
       *[other] { $dice } Defeated dice too many count
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
        [one] 1 die stays
       *[other] { $dice } dice stay
    } with { $seat }.
event-epic-monster-stayed = The Epic Monster’s two dice differ: it stays with { $seat }.
event-monster-sent = { $seat } sends { $kind ->
        [0] a monster
        [1] a Boss
       *[2] the Epic Monster
    } to { $target }.
event-monsters-sent-to-room = { $dice ->
        [one] 1 die goes
       *[other] { $dice } dice go
    } to the Dungeon Room.
event-monsters-returned = { $dice ->
        [one] 1 die goes
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
        [one] 1 die goes
       *[other] { $facing } dice go
    } to the Dungeon Room, { $pile ->
        [0] none leaves
        [one] 1 leaves
       *[other] { $pile } leave
    } the pile.
event-fight-ended = { $left ->
        [0] Every monster of level { $level } is beaten.
        [one] The fight of level { $level } ends with 1 die left in the Room.
       *[other] The fight of level { $level } ends with { $left } dice left in the Room.
    } Search for Treasure!
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
    } ({ $ability }): Moving becomes { $after ->
        [D] Defeated
        [M] Moving
       *[A] Attacking
    }.
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
event-party-fell = Everyone is Knocked Out. The dungeon wins.

## The end

verdict-party-survived = The party survived the dungeon.
verdict-party-fell = The dungeon wins. No glory tonight.
verdict-solo-novice = Your grade: Novice.
verdict-solo-delver = Your grade: Delver.
verdict-solo-veteran = Your grade: Veteran.
verdict-solo-legend = Your grade: Legend.
verdict-hoard-won = The shared hoard is full: the party wins together.
verdict-hoard-lost = The shared hoard stayed too small. It needed 60 Gold.

score-gold = { $count } Gold
    .title = Gold
score-items = { $count ->
        [one] 1 Magic Item
       *[other] { $count } Magic Items
    }
    .title = Magic Items
score-artifacts = { $count ->
        [one] 1 Magic Artifact
       *[other] { $count } Magic Artifacts
    }
    .title = Magic Artifacts

chapter-name = Level { $chapter }
measure-treasure = Treasure
measure-beaten = Monsters beaten
    .honor = Most monsters
measure-hits = HITs taken
    .honor = Hardest head
measure-healed = Others healed
    .honor = Kindest hand

## The guided game

guide-welcome = Welcome to the dungeon! You are Sister Maren; Garrick and Bram come along. Two short levels, and every die is a monster.
guide-action = No dice face you, so you choose an action. Bust the Door rolls every die in the Dungeon Room: that starts the fight.
guide-faces = Your roll. Defeated dice go to your pile, as many as your Combat Rating. Moving dice leave. Attacking dice stay in front of you.
guide-moving = Send each Moving die to the Room or to another adventurer, who rolls it on their turn. The Room can wait.
guide-nuisance = And one for Garrick. Friends share the dungeon, not the gold: what he has to roll can’t be yours any more.
guide-hit = Every die of your roll attacked: that is a HIT. The first leaves you Stunned, the second Wounded, the third Knocked Out.
guide-assisted = That was an Assist: the helper rolls someone else’s dice and keeps what they beat. Moving dice go back.
guide-alone = A die alone attacks alone one time in three. This one may try its luck with Bram.
guide-recover = You are Stunned, and no dice face you. Recover is an action: it makes you unhurt again.
guide-search = The level is won, and everyone rolled their pile: Attacking is Gold, Defeated a Magic Item, Moving nothing.
guide-boss = A red die is a Boss. A Defeated on its first throw must be rolled again; only the second counts. It may hide a Magic Artifact.
guide-re-roll = A Magic Item re-rolls one die, then it is drained. As it lies, this roll may cost you a HIT: look at what each choice says.
guide-beaten = The Boss is yours! It waits in your pile until the search.
guide-mend = Bram is hurt, and healing is your own ability. Mend heals anyone; for someone else you earn 1 Gold.
guide-quiet-room = All dice left are in the Room. Bust the Door again, or end the fight with another action and search what you have.
guide-knocked-out = Knocked Out: you lose your pile and sit out. Healing brings you back, and so does the end of the level.
guide-end = That’s the whole game: Gold counts 1, a Magic Item 3, an Artifact 5. The real dungeon has three levels of 14 dice. Ready?

## Before the game

setup-epic-monster = Epic Monster
    .help = Two Bosses that attack together in one roll join into an Epic Monster.
setup-strict-knock-out = Strict knock-out
    .help = The Knocked Out don’t heal at the end of a level; only magic or an ability revives them.
setup-shared-hoard = Shared hoard
    .help = The party wins together when all totals add up to 60 or more.
setup-free-choice = Free choice of adventurers
    .help = Everyone chooses an adventurer instead of being dealt one.
setup-starting-player = Starting player
    .help = The number of the seat that starts; 0 draws one.
setup-dungeon = Dungeon
    .help = Regular and Boss dice of each level: 1 to 9 levels of 1 to 30 regular and 0 to 2 Boss dice.
    .item = Level { $number }
setup-dungeon-regular = regular dice
setup-dungeon-bosses = Boss dice
