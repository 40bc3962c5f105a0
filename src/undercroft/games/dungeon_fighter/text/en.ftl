game-dungeon-fighter = Dungeon Fighter
    .tagline = Take aim, then shut your eyes.
    .about = Beat silly Monsters by throwing dice at a Target: eyes shut, off your nose, from under the table. You win together or not at all.
    .story = Real heroes have died out, and boasters have taken their place. The king has had enough. He throws everyone who calls themselves a hero into a dungeon, a few at a time. Guess who boasted last night. There is one way out: past the Monsters, past the Final Boss, with nothing but three dice and what is left of your dignity. Otherwise, you feed the mushrooms.
primer-1 = Three levels, a Monster in every room, the Final Boss at the end. Beat him, and all of you win.
primer-2 = Three dice, three colors. Choose one, bounce it off the table and onto the Target: where it lies is the damage.
primer-3 = Miss, and the Monster hits you. At 0 life you faint, and wake up with a Scar: one ability gone, and 3 life.
primer-4 = If the die shows its icon, your ability of that color triggers. On the bullseye it kills at once.
primer-5 = All dice thrown and the Monster still grins? Spend a Bonus die, or everyone takes a beating and the dice come back.
primer-6 = Weapons add damage if you throw as they ask. Monsters and rooms ask too, and pay nothing for it.
setup-difficulty = Difficulty
    .help = How many of the 14 Monsters are of level IV: 2, 5 or 8.
setup-difficulty-easy = Easy
setup-difficulty-normal = Normal
setup-difficulty-infernal = Inferno
setup-difficulty-vote = We vote at the table
setup-withdrawing = Backing down
    .help = Leave a Monster whose throw is impossible. It costs every Hero 1 life, of shame.
setup-scoring = Score
    .help = A victory is counted in points and earns you a rank.
setup-leader-decides = The Leader decides
    .help = No votes: for people around one screen.
setup-judged = A judge
    .help = At a real board, the Leader confirms what the thrower says happened.
difficulty-easy = Easy
difficulty-normal = Normal
difficulty-infernal = Inferno
verdict-won = The Final Boss is beaten. All of you win!
verdict-all-fainted = Every Hero is out cold. The mushrooms thank you.
verdict-no-die-left = The last die is thrown, and the Boss still stands. The mushrooms thank you.
title-lame-ducks = Your rank: Lame Ducks. Quack.
title-incompetent-optimists = Your rank: Inept Optimists. It can only get better.
title-unruly-hooligans = Your rank: Insubordinate Rascals. The town counts its spoons.
title-novice-adventurers = Your rank: Rookie Adventurers. You hold the sword by the right end.
title-aspiring-heroes = Your rank: Wannabe Heroes. Hardly anyone laughed.
title-average-heroes = Your rank: Average Heroes. Heroically average.
title-level-20-heroes = Your rank: Level 20 Heroes. It says so on your sheets.
title-readers-of-epic-manuals = Your rank: Readers of Epic Manuals. You even read the small print.
title-authors-of-epic-manuals = Your rank: Authors of Epic Manuals. Chapter one: how we did it.
title-supreme = Your rank: Heroism Grandiosissimo!
score-difficulty = { $count ->
        [0] Easy
        [1] Normal
       *[2] Inferno
    }
    .title = Difficulty
score-players = { $count ->
        [one] 1 player
       *[other] { $count } players
    }
    .title = Players
score-dice = { $count ->
        [one] 1 Bonus die
       *[other] { $count } Bonus dice
    }
    .title = Bonus dice
score-gold = { $count } gold
    .title = Gold
score-nobody-fell = nobody fainted
    .title = Nobody fainted
score-scars = { $count ->
        [one] 1 Scar
       *[other] { $count } Scars
    }
    .title = Scars
score-angels = { $count ->
        [one] 1 angelic Hero
       *[other] { $count } angelic Heroes
    }
    .title = Gone to the next level

## What is asked

ask-df-setup-13 = Which Hero do you play?
ask-df-setup-16 = How hard should it be?
ask-df-setup-30 = Who leads the party?
ask-df-move-06 = Where does the party go?
ask-df-combat-04 = Which die do you throw?
ask-df-combat-20 = No Hero die is left. How do you go on?
ask-df-ruling-17 = The same die again. With which Weapons?
ask-df-bonus-01 = What does the white die count as?
ask-df-power-20 = Throw it again?
ask-df-ruling-56 = Add anything to the damage?
ask-df-power-07 = Who heals the next point?
ask-df-withdraw-01 = Back down from this Monster?
ask-df-power-09 = Lose 1 life to double the damage?
ask-df-power-28 = Who gets the beer?
ask-df-power-32 = Pay 1 gold for a song?
ask-df-power-01 = Throw the same die a second time?
ask-df-item-07 = Strike back?
ask-df-monpower-02 = Which Equipment do you lose?
ask-df-ruling-80 = This is going to hurt. Do something about it?
ask-df-ruling-53 = Use a card now?
ask-df-ruling-43 = Which ability does the Scar cover?
ask-df-ruling-51 = Who gets the card?
ask-df-room-11 = Leader, who gets the card?
ask-df-room-07 = What does the party buy?
ask-df-equip-04 = Too much to carry. What goes?
ask-df-endturn-01 = What does the party do first?
ask-df-endturn-11 = Swap Equipment before you go on?

## What can be chosen

option-draw-hero = Draw a Hero
option-take-hero = Play { $hero }
option-pick-difficulty = Choose { $difficulty }
option-name-leader = Name { $seat }
option-draw-leader = Let chance decide
option-enter-room = Enter: { $room }
option-face-boss = Face the Final Boss
option-take-die = Throw the { $die } die
option-take-white = Throw a Bonus die
option-take-beating = Retrieve the dice
option-arm = Wield { $gear }
option-propose-withdrawal = Propose to back down
option-withdraw = Back down
option-fight-on = Fight on
option-pass = Use nothing
option-hold = Save it for trouble
option-use = Use { $gear }
option-use-on = Use { $gear } on { $seat }
option-pick-colour = Count it as { $colour }
option-keep-throw = Keep this throw
option-rethrow = Throw again
option-rethrow-with = Throw again: { $gear }
option-rage = Pay 1 life and double
option-stay-calm = Stay calm
option-give-beer = Give { $seat } the beer
option-sing = Pay 1 gold and sing
option-stay-silent = Stay silent
option-deal-damage = Deal the damage
option-add-damage = Add { $gear }
option-unleash = Unleash { $foe }
option-heal-point = Heal { $seat }
option-throw-again = Throw it again
option-throw-now = Throw
option-stop-there = Stop there
option-suffer = Take it
option-prevent = Use { $gear }
option-strike-back = Strike back: { $gear }
option-lose-gear = Give up { $gear }
option-usual-order = Follow the usual order
option-do-step = First { $step }
option-end-turn = End the turn
option-cover-ability = Cover the { $colour } one
option-give-to = Give it to { $seat }
option-leave-it = Leave it
option-hand = Hand { $gear } to { $seat }
option-discard = Discard { $gear }
option-buy = Buy { $gear }
option-buy-die = Buy a Bonus die
option-buy-healing = Buy healing for all
option-leave-shop = Leave the Shop
group-hero = Choose a Hero
group-step = Do something first
group-arm = Wield a Weapon
group-use = Use a card
group-hand = Hand over a card
group-buy = Buy a card

## What happens: set-up and way

event-face-laid = Level { $level } of the dungeon: { $face }.
event-hero-taken = { $drawn ->
        [1] Chance has picked { $hero }. No complaints.
       *[0] { $hero } joins the party.
    }
event-difficulty-chosen = The tower is filled. Difficulty: { $difficulty }.
event-leader-named = { $drawn ->
        [1] Chance names the Leader: { $seat }.
       *[0] { $seat } leads the party.
    }
event-leader-passed = { $seat } leads the party now.
event-turn-began = Turn { $turn }: { $seat } is first player.
event-room-entered = The party enters level { $level }: { $room }.
event-monster-met = A Monster bars the way: { $foe } ({ $life } life, { $damage } damage{ $gold ->
        [0] {""}
       *[other] , { $gold } gold
    }).
event-boss-met = The Final Boss: { $foe }! { $life } life, { $damage } damage, no way back.
event-throws-clashed = Nobody can do this at once: { $throws }.
event-party-withdrew = The party backs down from { $foe }. Nobody saw it. Everybody saw it.
event-withdrawal-refused = Not everyone wants to back down. The party fights on.

## What happens: throws

event-die-taken = { $seat } takes the { $die } die{ $weapons ->
        [none] {""}
       *[other] {" "}and { $weapons }
    }{ $stunt ->
        [none] {""}
        [bank] . { $throws }: the box volunteers as a wall
        [flick] . { $throws }: that finger has trained for this since school
        [blow] . { $throws }: save some breath for the excuses
        [leg] . { $throws }: mind the seams
        [blind] . { $throws }: the view was nothing special anyway
        [double] . { $throws }: once is luck, twice is art
        [elbow] . { $throws }: hands are for cowards
        [faith] . { $throws }: praying is free
        [wrong-hand] . { $throws }: it has waited years for its turn
        [borrow] . { $throws }: please return it clean
        [over-card] . { $throws }: the card isn’t going to duck
        [catapult] . { $throws }: let the siege begin
        [head] . { $throws }: at last, a use for it
        [spin] . { $throws }: try not to join in
        [nose] . { $throws }: nobody sneeze
        [backwards] . { $throws }: the Monster is confused, too
        [smash] . { $throws }: the die had it coming
        [seated] . { $throws }: dignity keeps the chair
        [jump] . { $throws }: gravity gets its say in a moment
        [under-table] . { $throws }: just like passing notes in class
        [dance] . { $throws }: the Monster holds up a score
        [afar] . { $throws }: one step closer to the exit
        [several] . All at once: { $throws }
       *[other] . To do: { $throws }
    }.
event-beating-taken = { $seat } asks for the dice back. The whole party takes { $damage } damage.
event-die-hit = { $section ->
        [10] Bullseye! { $seat } hits the center
       *[other] { $seat } hits section { $section }
    }{ $icon ->
        [1] , icon up
       *[0] {""}
    }.
event-die-missed = { $reason ->
        [broken] Miss: { $seat } didn’t throw as asked
        [no-bounce] Miss: { $seat } { $seat_number ->
            [2] forgets that dice can bounce
            [5] forgets that dice can bounce
            [3] has no time for bouncing
            [6] has no time for bouncing
           *[other] forgets the bounce
        }
        [hole] Miss: { $seat } { $seat_number ->
            [2] sinks the die, in the wrong game
            [5] sinks the die, in the wrong game
            [3] feeds the die to a hole
            [6] feeds the die to a hole
           *[other] finds one of the eight holes
        }
        [edge] Miss: { $seat } { $seat_number ->
            [2] parks the die on the edge
            [5] parks the die on the edge
            [3] gets as far as the edge
            [6] gets as far as the edge
           *[other] leans the die against the edge
        }
        [floor] Miss: { $seat } { $seat_number ->
            [2] sends the die under the furniture
            [5] sends the die under the furniture
            [3] is now looking for the die
            [6] is now looking for the die
           *[other] hits the floor, hard
        }
        [small] Miss: zone 1 is too far out for a Small Target, { $seat }
        [impossible] Miss: nobody could throw like that, { $seat } included
       *[table] Miss: { $seat } { $seat_number ->
            [2] beats the table, by a wide margin
            [5] beats the table, by a wide margin
            [3] shows the die around the table
            [6] shows the die around the table
           *[other] hits the table, which has done nothing wrong
        }
    }{ $icon ->
        [1] . The icon is up
       *[0] {""}
    }.
event-colour-chosen = { $seat } counts the white die as { $colour }.
event-ability-used = { $seat } triggers { $cause }.
event-thrown-again = { $seat } throws again ({ $cause }). What was before never happened.
event-flurry-began = { $seat } isn’t finished and throws the same die once more.
event-rage-taken = { $seat } bites an ear, whose we won’t ask, and doubles the damage: 1 life, { $life } left.
event-damage-dealt = { $seat } deals { $damage } damage ({ $parts }).{ $life ->
        [0] {""}
       *[other] {" "}{ $foe }: { $life } life left.
    }
event-fatal-blow = Insta-Kill! { $seat } sends { $foe } to the mushrooms.
event-monster-defeated = { $seat } defeats { $foe }.
event-boss-defeated = { $seat } brings down { $foe }!

## What happens: damage to Heroes

event-hero-hurt = { $seat } loses { $damage } life ({ $parts }) and has { $life } left.
event-hero-spared = { $seat } feels nothing ({ $cause }).
event-hero-ashamed = { $seat } loses 1 life of shame and has { $life } left.
event-hero-fainted = { $seat_number ->
        [2] { $seat } faints and takes the tablecloth along.
        [5] { $seat } faints and takes the tablecloth along.
        [3] { $seat } faints, but heroically.
        [6] { $seat } faints, but heroically.
       *[other] { $seat } faints, with a certain elegance.
    }
event-riposted = { $seat } strikes back for { $damage } ({ $cause }).{ $life ->
        [0] {""}
       *[other] {" "}{ $foe }: { $life } life left.
    }
event-critical-failure = Critical Miss! The others suffer for it, too ({ $foe }).
event-monster-healed = That Miss does { $foe } good: +{ $amount } life, { $life } in all.
event-gear-destroyed = { $seat } loses { $gear }, which had sentimental value.
event-gold-lost = 1 gold leaves the Chest ({ $foe }). Left: { $gold }.

## What happens: abilities and cards

event-hero-healed = { $target } heals { $amount } ({ $cause }) and has { $life } life.
event-gold-picked = { $seat } picks { $gold } gold from a pocket.
event-target-placed = { $seat } paints a target on { $foe }: +1 damage for all.
event-toad-placed = { $seat } turns { $foe } into a toad: damage { $damage } now.
event-charm-placed = { $seat } winks at { $foe }. It works.
event-beer-given = { $own ->
        [1] { $target } has a beer and feels no pain for the rest of this combat.
       *[0] { $seat } buys { $target } a beer: no pain for the rest of this combat.
    }
event-refrain-sung = The party pays 1 gold and { $seat } sings. Nothing special is left of { $foe }.
event-theft-planned = { $seat } eyes the furniture. Something will be missing at End of Turn.
event-gear-used = { $seat } uses { $gear }.
event-monster-unleashed = { $seat } sets { $foe } on the enemy: +{ $damage } damage, and farewell.

## What happens: End of Turn

event-loot-taken = The party empties the pockets of { $foe }: { $gold } gold.
event-dice-returned = { $dice ->
        [one] 1 Bonus die goes back to the supply.
       *[other] { $dice } Bonus dice go back to the supply.
    }
event-dice-gained = { $dice ->
        [0] Quick work, but the supply has no Bonus die left
        [one] Quick work: 1 Bonus die for an unused Hero die
       *[other] Quick work: { $dice } Bonus dice for unused Hero dice
    }{ $missing ->
        [0] {""}
       *[other] {" "}({ $missing } short)
    }.
event-leader-recovered = { $seat } wipes off the dust: Undefeated again.
event-hero-woke = { $seat } wakes up with { $life } life.
event-scar-taken = { $seat } keeps a Scar. Farewell, { $cause } ({ $colour } die).
event-hero-gone = { $seat } goes to the next level, wings included.
event-monster-charmed = It’s love: { $seat } takes { $foe } along.
event-monster-discarded = Swept into a corner: { $foe }.
event-card-stolen = Found in somebody’s sleeve: { $gear }.
event-card-found = In the treasure lies { $gear }.
event-no-card-left = There is no Equipment left.
event-card-given = { $seat } gets { $gear }.
event-card-left = Nobody wants { $gear }.
event-card-handed = { $seat } hands { $gear } to { $target }.
event-card-discarded = { $seat } throws away { $gear }.
event-shop-opened = The Shop lays out { $offer }.
event-card-bought = Bought for { $price } gold: { $gear }. The Chest holds { $gold }.
event-die-bought = Bought for 2 gold: a Bonus die. The Chest holds { $gold } gold, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }.
event-healing-bought = For 1 gold the Shop patches everyone up. The Chest holds { $gold }.
event-fountain-reached = Everyone drinks from the Healing Fountain. Something has bathed in it before.
event-gold-found = The room holds a treasure: { $gold } gold.
event-dice-found = { $dice ->
        [0] Bonus dice, but the supply has none left
        [one] The room holds a treasure: 1 Bonus die
       *[other] The room holds a treasure: { $dice } Bonus dice
    }{ $missing ->
        [0] {""}
       *[other] {" "}({ $missing } short)
    }.
event-party-won = It is done: { $foe }! The party strikes a pose.
event-party-lost = { $dice ->
        [1] No Bonus die is left. With kind regards: { $foe }.
       *[0] Nobody is left standing. With kind regards: { $foe }.
    }

## Names of what is no card

die-red = red
die-blue = blue
die-green = green
die-white = white
step-loot = take the gold
step-larceny = draw what was stolen
step-return-dice = put used Bonus dice back
step-unused-dice = take dice for unused dice
step-turn-token = turn the Leader token
step-wake = wake the fainted
step-room = use the room
step-discard = clear the Monster away
part-section = section
part-monster = Monster
part-fountain = fountain
part-shop = Shop
token-target = Target
    .text = Everyone deals +1 damage.
token-toad = Toad
    .text = The Monster’s damage is 2 lower.
token-charm = Charm
    .text = Beaten, it follows whoever charmed it.
token-beer = Beer
    .text = No damage, except in a beating.
token-song = Song
    .text = The Monster’s ability is off.

## What a Monster does, and what armor and magic items do

effect-heal-one = Heal
    .text = One Hero heals { $value }.
effect-heal-all = Heal All
    .text = Every Hero heals { $value }.
effect-re-throw = Re-Throw
    .text = Throw again instead, Hit or Miss.
effect-extra-damage = Extra Damage
    .text = On a Hit: +{ $value } damage.
effect-no-damage = No Damage
    .text = On a Miss: take no damage.
effect-riposte = Riposte
    .text = What hurts you hurts the Monster as much.
effect-reduced-damage = Reduced Damage
    .text = On a Miss: { $value } less damage.

## What a choice would mean

forecast-hit-chance = { $chance }% to hit
forecast-usual-damage = { $damage } damage on an average Hit
forecast-kill-chance = { $chance }% to defeat it at once
forecast-symbol-chance = { $chance }% for { $cause }
forecast-ability-covered = { $cause }: under a Scar
forecast-miss-hurts = A Miss costs { $damage } life
forecast-miss-fells = { $mine ->
        [yes] A Miss makes you faint
       *[no] A Miss makes { $seat } faint
    }
forecast-nothing-can-hit = Nobody can hit like that
forecast-damage-then = { $damage } damage; the Monster keeps { $life } life
forecast-kills = { $damage } damage: that defeats it
forecast-hurts = { $mine ->
        [yes] You lose { $damage } life and keep { $life }
       *[no] { $seat } loses { $damage } life and keeps { $life }
    }
forecast-fells = { $mine ->
        [yes] You faint
       *[no] { $seat } faints
    }
forecast-spares = No damage
forecast-beating-costs = Every Hero loses { $damage } life{ $fallen ->
        [0] {""}
        [one] ; 1 faints
       *[other] ; { $fallen } faint
    }
forecast-loses-game = Everyone faints: the game is lost
forecast-shame-costs = Every Hero loses 1 life{ $fallen ->
        [0] {""}
        [one] ; 1 faints
       *[other] ; { $fallen } faint
    }
forecast-last-die = { $dice ->
        [0] No Bonus die left after it
        [one] 1 Bonus die left after it
       *[other] { $dice } Bonus dice left after it
    }
forecast-heals = { $mine ->
        [yes] You heal { $amount }
       *[no] { $seat } heals { $amount }
    }
forecast-heals-all = { $amount } life healed in all
forecast-gold-then = { $gold } gold left
forecast-dice-then = { $dice ->
        [one] 1 Bonus die in the Chest
       *[other] { $dice } Bonus dice in the Chest
    }
forecast-ability-here = { $cause }
forecast-hands-full = { $mine ->
        [yes] You would carry too much
       *[no] { $seat } would carry too much
    }
forecast-room-ahead = { $kind ->
        [shop] Shop: cards, Bonus dice, healing
        [fountain] Healing Fountain: full health for all
       *[plain] A Monster, and that is all
    }
forecast-treasure-ahead = Treasure: { $gold ->
        [0] { $dice ->
            [0] { $cards ->
                [one] 1 Equipment card
               *[other] { $cards } Equipment cards
            }
            [one] 1 Bonus die
           *[other] { $dice } Bonus dice
        }
       *[other] { $gold } gold
    }
forecast-peril-ahead = { $throws }: { $chance }% to hit

## A game looked back upon

chapter-name = { $chapter ->
        [4] Final Boss
       *[other] Level { $chapter }
    }
measure-life = Life
measure-damage = Damage dealt
    .honor = Hardest hitter
measure-kills = Monsters finished off
    .honor = Last word
measure-hits = Hits
measure-misses = Misses
    .honor = Terror of the furniture
measure-wounds = Life lost to Monsters
    .honor = Favorite victim
measure-faints = Faints
    .honor = Best acquainted with the floor
measure-stunts = Special throws
    .honor = Greatest acrobat

## The guided first fight

guide-welcome = Welcome, hero! Three levels, a Monster in every room, and the Final Boss at the end. All of you win together, or none of you.
guide-hero = A Hero has three abilities, one for each color of die. With the red die Torm flies into a fury. He has issues with furniture.
guide-leader = Somebody has to lead: the Leader decides what the party does. Here that is you. Don’t let it go to your head.
guide-die = A Goblin: 7 life, 1 damage. You attack first. The die you choose fixes which ability its icon may trigger. Take the red one.
guide-throw = Throw! The die must bounce on the table, then stop on the Target: 1 at the rim, 10 in the middle. Holes and edges don’t count.
guide-miss = A Miss, so the Monster hit you: you lose as much life as its damage. At 0 you faint, and wake up with a Scar.
guide-spent = All three dice are thrown. Spend a Bonus die, or retrieve the dice: then it hurts everyone. This Goblin only does 1, so save the Bonus die.
guide-beating = Everyone lost 1 life, and the dice are back. Your Leader token shows Defeated until End of Turn. Now again, with feeling.
guide-icon = A Hit, and the icon is up: your red ability triggers. Pay 1 life, and 2 damage become 4. That is just what the Goblin has left.
guide-loot = The Goblin is gone, its gold is in your Chest. Kill faster, and each Hero die nobody threw earns a Bonus die, unless you are Defeated.
guide-end = Now lead on! Shops, treasure and silly throws are waiting. In this fight the dice knew where to fall; from now on that is up to you.

## Kinds of Equipment and of rooms

gear-weapon = Weapon
gear-armour = Armor
gear-magic = Magic item
kind-plain = Room
    .text = Nothing here but a Monster.
kind-shop = Shop
    .text = Buy Equipment, Bonus dice and healing.
kind-fountain = Healing Fountain
    .text = Every Hero is healed completely.
kind-treasure = Treasure Room
    .text = Take what is printed here.
kind-perilous = Perilous Room
    .text = Every throw here must be this special throw.

## Map boards

face-wine-cellars = Wine Cellars
    .text = All the barrels are empty. Somebody down here is very full.
face-kitchens = Kitchens of No Return
    .text = You are on the menu, between the soup and the regrets.
face-sewers = Sewers, Scenic Route
    .text = Follow the smell. Then do the opposite.
face-lost-property = Lost Property Office
    .text = Found this week: four umbrellas, one leg, no heroes.
face-library = Library of Overdue Books
    .text = The fine stands at three hundred years.
face-waiting-room = The Dragon’s Waiting Room
    .text = You are number 847. Now serving: 12.
face-barracks = Goblin Barracks
    .text = Fifty bunks, two hundred goblins, one towel.
face-cloakroom = Royal Cloakroom
    .text = The management is not liable for lost limbs.
face-pet-cemetery = Royal Pet Cemetery
    .text = They were good boys. They still are, only hungrier.
face-head-office = Head Office
    .text = Evil runs on paperwork. It’s all made here.
face-mushroom-garden = Mushroom Garden
    .text = All of them are edible. Some only once.
face-bottomless-pit = Bottom of the Bottomless Pit
    .text = So it had one after all. Somebody will want a refund.

## Rooms

room-stairs = Slippery Stairs
room-barrels = Barrel Hall
room-rack = Low-Ceilinged Cellar
room-press = Grape Press
room-vault = Vintage Vault
room-shop = Shop
room-still = Double-Action Still
room-cork = The Cork
room-door = Swing Door
room-scullery = Scullery
room-oven = Open Oven
room-spit = Spit for Twelve
room-fountain = Healing Fountain
room-freezer = Numb-Fingers Freezer
room-hatch = Serving Hatch
room-trove = Chef’s Secret Drawer
room-grate = Rusty Grate
room-drain = Hands-and-Knees Drain
room-sluice = Sluice
room-islet = Treasure Islet
room-bridge = Bridge of Smells
room-pump = Hiccuping Pump
room-outfall = Outfall
room-counter = Counter
room-shelf = Bottom Shelf
room-queue = Waiting Line
room-safe = Unclaimed Gold
room-form = Room of Forms
room-attic = Attic Without a Candle
room-chest = Somebody’s Trunk
room-stamp = Rubber-Stamp Office
room-desk = Front Desk
room-fiction = Heroic Fiction
room-hush = Restricted Section
room-reading = Reading Room
room-rare = Rare Objects
room-maps = Treatises on Dance
room-returns = Returns
room-bell = Door with a Bell
room-magazines = Last Century’s Magazines
room-chairs = Please Take a Seat
room-giants = Counter for Giants
room-toys = Toy Corner
room-hall = Scorched Hall
room-gate = Guard Post
room-yard = Drill Yard
room-latrine = Latrine, Seats Only
room-mess = Mess Hall
room-springs = Mattress-Spring Store
room-cache = Weapon Cache
room-drum = Drum Room
room-ticket = Ticket Hatch
room-hooks = Forest of Hooks
room-mirror = Mirror Behind You
room-boots = Bouncing Boots
room-glove = Dice in a Glove
room-velvet = Velvet Rope
room-arch = Iron Arch
room-hamsters = Hamster Row
room-kennel = Very Low Kennel
room-parrot-tomb = Tomb of the Royal Parrot
room-sit = Sit! Stay!
room-bench = Mourners’ Bench
room-lychgate = Lychgate
room-lobby = Lobby
room-review = Review, Watch Your Back
room-carpet = Endless Carpet
room-bonus = Bonus Drawer
room-meeting = Meeting About Meetings
room-office = Corner Office
room-hole = Rabbit Hole
room-moss = Bed of Moss
room-stools = Row of Toadstools
room-ring = Fairy Ring
room-giant = Giant Toadstool
room-log = Talking Log
room-padded = Padded Walls
room-stump = Old Stump
room-ledge = Ledge
room-rope = End of the Rope
room-chute = Chute, Please Sit
room-echo = Echo, Echo
room-glint = Something Shiny
room-bottom = The Bottom

## The board, in a browser and in a terminal

board-level = Level { $level }
board-lair = The Final Boss
board-gold = { $count } gold in the Chest
board-dice = { $count ->
        [0] No Bonus dice
        [one] 1 Bonus die
       *[other] { $count } Bonus dice
    }
board-left = { $count ->
        [one] 1 Monster left in the tower
       *[other] { $count } Monsters left in the tower
    }
board-undefeated = Undefeated
board-defeated = Defeated
board-leader-undefeated = Leader, Undefeated
board-leader-defeated = Leader, Defeated
board-fainted = fainted
board-angelic = gone to the next level
board-scarred = { $name }: under a Scar
board-in-love = In love
board-slots-weapon = Weapons
board-slots-armour = Armor
board-slots-magic = Magic items
board-free-weapon = Room for a Weapon
board-free-armour = Room for Armor
board-free-magic = Room for a magic item
board-gear = Equipment
board-weapon = { $times ->
        [1] { $throws }: +{ $bonus } damage.
       *[other] { $throws }: damage ×{ $times }{ $bonus ->
            [0] {""}
           *[other] {" "}+{ $bonus }
        }.
    }
board-once = Once.
board-foe = { $type }, { $damage } damage.
board-party = The party
board-tower = The tower
board-storey = Level { $level }: { $count ->
        [one] 1 Monster
       *[other] { $count } Monsters
    }
board-equipment = Equipment: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
board-room-plain = A room with a Monster.
board-room-shop = A Shop.
board-room-fountain = A Healing Fountain: every Hero heals completely.
board-room-treasure = A Treasure Room: { $gold ->
        [0] { $dice ->
            [0] 1 Equipment card
            [one] 1 Bonus die
           *[other] { $dice } Bonus dice
        }
       *[other] { $gold } gold
    }.
board-room-perilous = A Perilous Room: { $throws }.
board-room = this room
board-by-room = This room demands it: { $name }
board-life = Life: { $now } of { $most }
board-life-of = { $now } of { $most }
board-damage = { $count } damage
board-loot = { $count } gold on its card
board-throws = { $name } throws
board-dice-left = The dice
board-bonus = Bonus
board-spent = spent
board-banned = banned
board-scar = scarred
board-any-colour = Any color: choose after the throw
board-flies = It flies…
board-last = The last throw
board-hit = Section { $section }
board-centre = Bullseye!
board-fatal = Insta-Kill!
board-miss = Miss
board-hurt = { $name } loses { $count } life
board-sum = How the damage adds up
board-total = Damage
board-difficulty = How hard should it be?
board-difficulty-easy = Tower 4, 4, 4, 2. For a first visit.
board-difficulty-normal = Tower 3, 3, 3, 5. As heroes do.
board-difficulty-infernal = Tower 2, 2, 2, 8. You were warned.
board-gathers = The party gathers
board-who-leads = Who leads this party?
board-end-of-turn = End of Turn
board-to-do = Still to do
board-beaten = { $name } is beaten
board-who-gets = Who gets it?
board-which-scar = Which ability does the Scar cover?
board-price = { $count } gold
board-ways = How you throw
board-back = Back to the game
