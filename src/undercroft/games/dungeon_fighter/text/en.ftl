game-dungeon-fighter = Dungeon Fighter
    .about = Beat silly Monsters by throwing dice at a Target: eyes shut, off your nose, from under the table. You win together or not at all.
    .story = Real heroes have died out, and boasters have taken their place. The king has had enough. He throws everyone who calls themselves a hero into a dungeon, a few at a time. Guess who boasted last night. There is one way out: past the Monsters, past the Final Boss, with nothing but three dice and what is left of your dignity. Else you feed the mushrooms.
primer-1 = Three levels, a Monster in every room, the Final Boss at the end. Beat him, and all of you win.
primer-2 = Three dice, three colors. Choose one, bounce it off the table and onto the Target: where it lies is the damage.
primer-3 = Miss, and the Monster hits you. At 0 life you faint, and wake up with a Scar: one ability gone, and 3 life.
primer-4 = If the die shows its icon, your ability of that color triggers. On the bullseye it kills at once.
primer-5 = All dice thrown and the Monster still grins? Spend a Bonus die, or all take a beating and get the dice back.
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
event-monster-met = { $foe } bars the way: { $life } life, { $damage } damage{ $gold ->
        [0] {""}
       *[other] , { $gold } gold
    }.
event-boss-met = The Final Boss: { $foe }! { $life } life, { $damage } damage, no way back.
event-throws-clashed = Nobody can do this at once: { $throws }.
event-party-withdrew = The party backs down from { $foe }. Nobody saw it. Everybody saw it.
event-withdrawal-refused = { $seat } wanted to back down; the party fights on.
event-monster-stayed = No other Monster is left for this room. { $foe } stays.

## What happens: throws

event-die-taken = { $seat } takes the { $die } die{ $weapons ->
        [none] {""}
       *[other] {" "}and { $weapons }
    }{ $throws ->
        [none] {""}
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
        [no-bounce] Miss: { $seat } forgets the bounce
        [hole] Miss: { $seat } finds one of the eight holes
        [edge] Miss: { $seat } leans a die against the edge
        [floor] Miss: { $seat } hits the floor, hard
        [small] Miss: zone 1 is too far out for a Small Target, { $seat }
        [impossible] Miss: nobody could throw like that, { $seat } included
       *[table] Miss: { $seat } hits the table, which has done nothing wrong
    }{ $icon ->
        [1] . The icon is up
       *[0] {""}
    }.
event-colour-chosen = { $seat } counts the white die as { $colour }.
event-ability-used = { $seat } triggers { $cause }.
event-thrown-again = { $seat } throws again ({ $cause }). What was before never happened.
event-flurry-began = { $seat } isn’t finished and throws the same die once more.
event-rage-taken = { $seat } bites an ear, whose we won’t ask, and doubles the damage: 1 life, { $life } left.
event-damage-dealt = { $damage ->
        [0] { $seat } deals no damage ({ $parts })
       *[other] { $seat } deals { $damage } damage ({ $parts })
    }. { $foe } has { $life } life left.
event-fatal-blow = Insta-Kill! { $seat } hits the bullseye, icon up, and { $foe } is no more.
event-monster-defeated = { $seat } defeats { $foe }.
event-boss-defeated = { $seat } brings down { $foe }!

## What happens: damage to Heroes

event-hero-hurt = { $seat } loses { $damage } life ({ $parts }) and has { $life } left.
event-hero-spared = { $seat } feels nothing ({ $cause }).
event-hero-ashamed = { $seat } loses 1 life of shame and has { $life } left.
event-hero-fainted = { $seat } faints, with a certain elegance.
event-riposted = { $seat } strikes back for { $damage } ({ $cause }). { $foe } has { $life } life left.
event-critical-failure = Critical Miss! { $foe } takes it out on everybody.
event-monster-healed = { $foe } laughs, heals { $amount } and has { $life } life.
event-gear-destroyed = { $seat } loses { $gear }. It was nearly paid off.
event-gold-lost = { $foe } pockets 1 gold. The Chest holds { $gold }.

## What happens: abilities and cards

event-hero-healed = { $target } heals { $amount } ({ $cause }) and has { $life } life.
event-gold-picked = { $seat } picks 2 gold from a pocket. The Chest holds { $gold }.
event-target-placed = { $seat } paints a target on { $foe }: +1 damage for all.
event-toad-placed = { $seat } turns { $foe } into a toad: damage { $damage } now.
event-charm-placed = { $seat } winks at { $foe }, who blushes.
event-beer-given = { $own ->
        [1] { $target } has a beer and feels no pain for the rest of this combat.
       *[0] { $seat } buys { $target } a beer: no pain for the rest of this combat.
    }
event-refrain-sung = The party pays 1 gold, { $seat } sings, and { $foe } forgets what made it special.
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
event-scar-taken = { $seat } keeps a Scar: { $cause } ({ $colour }) is gone for good.
event-hero-gone = { $seat } goes to the next level, wings included.
event-monster-charmed = { $foe } follows { $seat } home, in love.
event-monster-discarded = { $foe } is swept into a corner.
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
event-fountain-reached = All drink from the Healing Fountain, where something has bathed before.
event-gold-found = The room holds a treasure: { $gold } gold.
event-dice-found = { $dice ->
        [0] Bonus dice, but the supply has none left
        [one] The room holds a treasure: 1 Bonus die
       *[other] The room holds a treasure: { $dice } Bonus dice
    }{ $missing ->
        [0] {""}
       *[other] {" "}({ $missing } short)
    }.
event-party-won = { $foe } is beaten. The party strikes a pose!
event-party-lost = { $dice ->
        [1] No Bonus die is left. { $foe } rings for dinner.
       *[0] All Heroes are down. { $foe } rings for the gardener.
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
type-greenskin = Greenskin
type-undead = Undead
type-beast = Beast
type-fiend = Fiend
type-household = Household
type-official = Official

## What the icon does for a Hero. A note says it with its number and its foe.

ability-flurry = Flurry of Blows
    .text = On a Hit: throw the same die again. Both throws count.
ability-extra-damage = Extra Damage
    .text = On a Hit: +{ $value } damage.
ability-aimed-damage = Focused Damage
    .text = On a Hit: the throw deals { $value }, plus what is added.
ability-divine-intervention = Divine Intervention
    .text = On a Hit: heal 1 for each damage, spread as you like.
ability-blind-fury = Blind Fury
    .text = On a Hit: you may lose 1 life to double the damage.
ability-mass-healing = Heal Party
    .text = Hit or Miss: every Hero heals { $value }.
ability-living-target = Living Target
    .text = Hit or Miss: everyone deals this Monster +1 damage.
ability-larceny = Larceny
    .text = Hit or Miss: 1 Equipment card at End of Turn.
ability-metamorphosis = Metamorphosis
    .text = Hit or Miss: the Monster’s damage is 2 lower.
ability-sworn-enemy = Sworn Enemy
    .text = Hit or Miss, against { $foe }: +{ $value } damage.
ability-re-throw = Re-Throw
    .text = Hit or Miss: you may throw again instead.
ability-no-damage = No Damage
    .text = On a Miss: take no damage.
ability-pickpocket = Pickpocket
    .text = Hit or Miss: 2 gold for the Chest.
ability-seduction = Seduction
    .text = Hit or Miss: beaten, this Monster comes with you.
ability-beer = Beer
    .text = Hit or Miss: 1 Hero takes no damage in this combat.
ability-refrain = Ballad of the Heroes
    .text = Hit or Miss, for 1 gold: the Monster’s ability is off.

## What a Monster does, and what armor and magic items do

power-destroy-equipment = Destroy Equipment
    .text = On a Miss you lose 1 Equipment card.
power-heal = Healing
    .text = On a Miss it heals { $value }.
power-small-target = Small Target
    .text = Zone 1 is a Miss.
power-lose-gold = Sticky Fingers
    .text = On a Miss the Chest loses 1 gold.
power-banned = Banned Die
    .text = This color can’t be thrown: { $colours }.
power-critical-failure = Critical Miss
    .text = On a Miss it hurts every Hero.
power-horde = Horde
    .text = Any Hit deals 1, plus what is added.
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
