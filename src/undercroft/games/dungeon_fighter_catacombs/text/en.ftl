game-dungeon-fighter-catacombs = Dungeon Fighter in the Catacombs of Gloomy Ghosts
    .tagline = Chopsticks against the undead.
    .about = Beat the restless dead by throwing dice at a Target: off your nose, with chopsticks, from a card. You win together or not at all.
    .story = The dead of the Rottenswamps can’t sleep. A necromancer has moved in below and woken them all for work: nights, weekends, eternity. The villagers have collected money and sent for heroes. The money was enough for you. Go down, find whoever is in charge, and complain about the noise. Three Shops on the way sell bandages. Nobody down there has needed one for centuries.
primer-1 = Room after room, each with a Monster. Shop icons take you on: three Shops, then the Final Boss. Beat him, and all of you win.
primer-2 = Three dice, three colors. Choose one, bounce it off the table and onto the Target: the section where it lies is the damage.
primer-3 = Miss, and the Monster hits you. At 0 life you faint, and keep a Scar: one ability gone, and 2 life.
primer-4 = If the die shows its icon, your ability of that color triggers. On the bullseye it kills at once.
primer-5 = All dice thrown and the Monster still up? Spend a white die, or all pay its level in life and the dice come back.
primer-6 = The Leader chooses the next room in secret. Rooms, Monsters and Weapons may ask for a throw of their own.
setup-difficulty = Difficulty
    .help = What every Monster has in extra life: 0, 1 or 3.
setup-difficulty-normal = Normal
setup-difficulty-hard = Hard
setup-difficulty-inferno = Inferno
setup-difficulty-vote = We vote at the table
setup-level-up = Level Up
    .help = Heroes learn from wasted icons and last hits. Shops are 11 icons apart, not 10.
setup-level-up-off = Without
setup-level-up-on = With
setup-level-up-vote = We vote at the table
setup-strict-tokens = Strict Level Up tokens
    .help = A token only helps a die of its own color, or a white or special one.
setup-harder-boss = A harder Boss
    .help = The difficulty adds its life to the Boss, too.
setup-backing-down = Backing down
    .help = Leave a Monster whose throw is impossible. It costs every Hero as much life as its level.
setup-scoring = Score
    .help = A victory is counted in points and earns you a rank.
setup-leader-decides = The Leader decides
    .help = No votes: for people around one screen.
setup-judged = A judge
    .help = At a real board, the Leader confirms what the thrower says happened.
setup-heroes = Heroes
    .help = From which box. The first box has 9, this one 4: five players and more need both or the first.
setup-heroes-enough = As many as it takes
setup-heroes-catacombs = Catacombs
setup-heroes-first = First box
setup-heroes-both = Both boxes
setup-monsters = Monsters
    .help = Those of the first box come with their abilities and with the life and gold of this one.
setup-monsters-catacombs = Catacombs
setup-monsters-first = First box
setup-monsters-both = Both boxes
setup-equipment = Equipment
    .help = What the Shop deck is made of. Dungeon cards are in this box only.
setup-equipment-catacombs = Catacombs
setup-equipment-first = First box
setup-equipment-both = Both boxes
setup-bosses = Final Bosses
    .help = Bosses belong to the box of the Target, unless both are shuffled.
setup-bosses-target = Of the Target’s box
setup-bosses-both = Both boxes
setup-target = Target
    .help = The first Target is made of rings, with 8 holes and no bones: cards with a Bone Shot stay in the box, and webs close every other hole.
setup-target-catacombs = Catacombs
setup-target-first = First box
setup-dice = Dice
    .help = The first box has six-sided dice: they show the icon more often. Special dice are there with either.
setup-dice-catacombs = Catacombs, 12 sides
setup-dice-first = First box, 6 sides
box-catacombs = Catacombs
box-first = first box
difficulty-normal = Normal
difficulty-hard = Hard
difficulty-inferno = Inferno
verdict-won = The Final Boss rests in peace, and the village in quiet. All of you win!
verdict-all-fainted = Every Hero is out cold. The dead make up four more beds.
verdict-no-die-left = The last die is thrown, and the Boss still stands. He offers you the night shift.
title-lame-ducks = Your rank: Lame Ducks. Now with wings. Quack.
title-inept-optimists = Your rank: Inept Optimists. The grave was half empty.
title-insubordinate-rascals = Your rank: Insubordinate Rascals. The ghosts have locked up the silver.
title-rookie-adventurers = Your rank: Rookie Adventurers. You found the way out on the third try.
title-wannabe-heroes = Your rank: Wannabe Heroes. One of the skeletons clapped. It sounded odd.
title-average-warriors = Your rank: Average Warriors. Half the graveyard thinks you’re above it.
title-skilled-champions = Your rank: Skilled Champions. The dead will talk about it for months.
title-sourcebook-readers = Your rank: Epic Sourcebook Readers. You even knew where page 94 was.
title-sourcebook-writers = Your rank: Epic Sourcebook Writers. Volume two is in the mail.
title-supreme = Your rank: Heroic Awesomeness, Beyond Comprehension! Don’t try to comprehend it.
score-difficulty = { $count ->
        [0] Normal
        [1] Hard
       *[2] Inferno
    }
    .title = Difficulty
score-dice = { $count ->
        [one] 1 white die
       *[other] { $count } white dice
    }
    .title = White dice
score-gold = { $count } gold
    .title = Gold
score-no-scar = no Scar at all
    .title = No Scars
score-scars = { $count ->
        [one] 1 Scar
       *[other] { $count } Scars
    }
    .title = Scars
score-eliminated = { $count ->
        [one] 1 Hero eliminated
       *[other] { $count } Heroes eliminated
    }
    .title = Eliminated
## What is asked

ask-dc-setup-03 = Which Hero do you play?
ask-dc-setup-17 = How hard shall it be?
ask-dc-setup-21 = Who leads the party?
ask-dc-level-01 = Play with Level Up? Everyone has to agree.
ask-dc-path-02 = Two doors. Which room do you enter?
ask-dc-combat-06 = Which die do you throw?
ask-dc-nodice-01 = No colored die is left. How do you go on?
ask-dc-back-01 = Back down from this Monster?
ask-dc-templ-06 = The Template is on the board. Flip it anew?
ask-dc-ruling-14 = The same die again. With which Weapons?
ask-dc-icon-01 = What do you make of this throw?
ask-dc-ruling-50 = Add anything to the damage?
ask-dc-unique-08 = Who is blessed?
ask-dc-unique-12 = Who heals the next point?
ask-dc-equip-09 = This is going to hurt. Do something about it?
ask-dc-equip-12 = Use something now?
ask-dc-equip-13 = Somebody is about to faint. Help?
ask-dc-ruling-29 = Nothing left to throw. One last idea?
ask-dc-ruling-25 = Which ability does the Scar cover?
ask-dc-ruling-51 = Who takes the card?
ask-dc-equip-02 = Too much to carry. What goes?
ask-dc-moveon-07 = Hand over Equipment before you go on?
ask-dc-shop-02 = What does the party buy?
ask-dc-ruling-97 = Who heals the next point?
ask-dc-mix-02 = Who gets the beer?
ask-dc-mix-05 = Which card do you lose?
ask-dc-level-07 = 3 XP! On which color do you put your token?

## What can be chosen

option-draw-hero = Draw a Hero
option-take-hero = Play { $hero }
option-pick-difficulty = Choose { $difficulty }
option-want-level-up = Play with Level Up
option-want-no-level-up = Play without it
option-name-leader = Name { $who }
option-draw-leader = Let chance decide
option-take-room = Go there: { $room }
option-take-die = { $die_number ->
        [5] Swing the Pendulum Die
        [6] Throw the Destiny Coin
       *[other] Throw the { $die } die
    }
option-take-white = Throw a white die
option-retrieve = Retrieve the dice
option-arm = Wield { $gear }
option-propose-retreat = Propose to back down
option-back-down = Back down
option-fight-on = Fight on
option-flip-again = Flip it again
option-leave-template = Leave it there
option-pass = Use nothing
option-hold = Save it for trouble
option-use = Use { $gear }
option-use-on = Use { $gear } on { $who }
option-use-on-die = { $gear }: fetch the { $die } die
option-unleash = Unleash { $foe }
option-let-lapse = Leave it at that
option-use-ability = Use the { $colour } ability
option-spend-token = Use the { $colour } token
option-rethrow-with = Throw again: { $gear }
option-throw-now = Throw
option-deal-damage = Deal the damage
option-add-damage = Add { $gear }
option-bless = Bless { $who }
option-heal-point = Heal { $who }
option-stop-healing = Heal nobody else
option-suffer = Take it
option-guard = Use { $gear }
option-cover-ability = Cover the { $colour } one
option-end-rest = On with it
option-hand = Hand { $gear } to { $who }
option-give-to = Give it to { $who }
option-leave-it = Leave it
option-discard = Discard { $gear }
option-buy = Buy { $gear }
option-buy-die = Buy a white die
option-buy-healing = Buy healing for all
option-leave-shop = Leave the Shop
option-give-beer = Give { $who } the beer
option-lose-gear = Give up { $gear }
option-take-token = Put it on { $colour }
option-keep-xp = Save the XP
group-hero = Choose a Hero
group-arm = Wield a Weapon
group-use = Use a card
group-hand = Hand over a card
group-buy = Buy a card

## What happens: set-up and the way

event-hero-taken = { $drawn ->
        [1] Chance has picked { $hero }. No complaints.
       *[0] { $hero } joins the party.
    }
event-difficulty-chosen = The crypt opens. Difficulty: { $difficulty }.
event-level-up-chosen = { $on ->
        [1] The party plays with Level Up. Even heroes can learn.
       *[0] The party plays without Level Up. It knows it all.
    }
event-leader-named = { $drawn ->
        [1] Chance names the Leader: { $who }.
       *[0] { $who } leads the party.
    }
event-leader-changed = { $who } leads the party now.
event-boxes-mixed = Two boxes meet. Target: { $target }. Dice: { $dice }.
event-cards-left-out = No bones on this Target, so these stay in the box: { $cards }.
event-round-began = Round { $turn }: { $who } leads the way.
event-rooms-seen = { $who } looks behind { $cards ->
        [one] 1 door
       *[other] { $cards } doors
    } and says nothing yet.
event-room-revealed = The party enters: { $room } ({ $icons ->
        [one] 1 Shop icon
       *[other] { $icons } Shop icons
    }, { $total } in all).
event-gold-found = { $gold } gold lies about, and nobody living owns it.
event-dice-found = { $dice ->
        [0] White dice, but the supply has none left
        [one] Among the leftovers: 1 white die
       *[other] Among the leftovers: { $dice } white dice
    }{ $missing ->
        [0] {""}
       *[other] {" "}({ $missing } short)
    }.
event-gear-found = The last visitor left something: { $gear }.
event-no-card-left = The Shop deck is empty.
event-monster-met = Something stirs: { $foe }, level { $level } ({ $life } life, { $damage } damage{ $gold ->
        [0] {""}
       *[other] , { $gold } gold
    }).
event-life-added = Room and difficulty do it good. { $foe } has { $life } life ({ $parts }).
event-boss-met = The Final Boss: { $foe }! { $life } life, { $damage } damage, no refunds.
event-board-changed = The board changes: { $cause }.
event-special-die-added = Another die to throw: { $die }.

## What happens: Templates

event-template-flipped = { $who } flips the { $template }, and it stays on the board.
event-flip-void = The { $template } hardly turned. { $who } flips it again.
event-flip-failed = The { $template } meets the table. { $who } loses 1 life and has { $life } left.
event-template-gone = The { $template } leaves the board.
event-web-gone = { $dice ->
        [0] The web comes off with the die of { $who }.
       *[other] { $who } breaks the web. The spider keeps a white die for her trouble.
    }

## What happens: throws

event-die-taken = { $who } takes { $die_number ->
        [5] the Pendulum Die
        [6] the Destiny Coin
       *[other] the { $die } die
    }{ $weapons ->
        [none] {""}
       *[other] {" "}and { $weapons }
    }{ $throws ->
        [none] {""}
       *[other] . To do: { $throws }
    }.
event-dice-retrieved = { $who } asks for the dice back. Every Hero takes { $damage } damage.
event-die-hit = { $section ->
        [10] Bullseye! { $who } hits the center
       *[other] { $who } hits section { $section }
    }{ $icon ->
        [1] , icon up
       *[0] {""}
    }.
event-die-on-web = { $who } hits a web: worth 0, and sticky{ $icon ->
        [1] , icon up
       *[0] {""}
    }.
event-die-on-template = { $who } hits the { $template }, worth { $section }{ $icon ->
        [1] , icon up
       *[0] {""}
    }.
event-die-missed = { $reason ->
        [broken] Miss: { $who } didn’t throw as asked
        [small] Miss: { $who } hits a 1, and the Monster is smaller than that
        [impossible] Miss: { $who } tries, but nobody can throw like that
        [no-bounce] Miss: { $who } { $who_number ->
            [2] forgets that dice can bounce
            [3] has no time for bouncing
            [4] bounced it in spirit only
           *[other] forgets the bounce
        }
        [hole] Miss: { $who } { $who_number ->
            [2] buries the die, unasked
            [3] finds one of the four graves
            [4] lowers the die into a hole, with dignity
           *[other] feeds the die to a hole
        }
        [bone] Miss: { $who } { $who_number ->
            [2] throws the dog a bone, and misses the dog
            [3] parks the die on a bone
            [4] wakes a bone that had only just dropped off
           *[other] gives the bones a die to chew
        }
        [edge] Miss: { $who } { $who_number ->
            [2] parks the die on the edge
            [3] gets as far as the edge
            [4] leans the die on the edge, to think
           *[other] leans the die against the edge
        }
        [floor] Miss: { $who } { $who_number ->
            [2] sends the die under the furniture
            [3] is now looking for the die
            [4] says it was a different plane
           *[other] hits the floor, hard
        }
       *[table] Miss: { $who } { $who_number ->
            [2] beats the table, by a wide margin
            [3] shows the die around the table
            [4] sensed a target where there was a table
           *[other] hits the table, which has done nothing wrong
        }
    }{ $icon ->
        [1] . The icon is up
       *[0] {""}
    }.
event-ability-used = { $who } triggers { $cause } ({ $colour }).
event-token-spent = { $who } uses the { $colour } Level Up token. Somebody has been practicing.
event-thrown-again = { $who } throws again ({ $cause }). What was before never happened.
event-xp-gained = { $who } learns something: { $xp } of 3 XP.
event-damage-dealt = { $who } deals { $damage } damage ({ $parts }).{ $life ->
        [0] {""}
       *[other] {" "}{ $foe }: { $life } life.
    }
event-insta-kill = Insta-Kill! { $who } lays { $foe } to rest, again.
event-monster-defeated = { $who } defeats { $foe }. Rest in pieces.
event-boss-defeated = { $who } brings down { $foe }!

## What happens: damage to Heroes

event-hero-hurt = { $who } loses { $damage } life ({ $parts }) and has { $life } left.
event-hero-spared = { $who } feels nothing ({ $cause }).
event-hero-ashamed = { $who } loses { $amount } life of shame and has { $life } left.
event-death-touched = { $foe } reaches out of the hole. { $who } goes cold.
event-hero-fainted = { $who_number ->
        [2] { $who } faints and takes the tablecloth along.
        [3] { $who } faints, but heroically.
        [4] { $who } faints, and is waved at by several ghosts.
       *[other] { $who } faints, with a certain elegance.
    }
event-die-lost = Something eats a white die ({ $foe }). The Chest has { $dice ->
        [0] none left
        [one] 1 left
       *[other] { $dice } left
    }.
event-die-kept = { $who } pulls a white die out again ({ $gear }). The Chest has { $dice }.
event-gold-for-miss = A blow, and { $gold } gold falls out: { $who }, { $gear }.
event-riposted = { $who } strikes back for { $damage } ({ $cause }).{ $life ->
        [0] {""}
       *[other] {" "}{ $foe }: { $life } life left.
    }

## What happens: abilities and cards

event-hero-healed = { $who } heals { $amount } ({ $cause }) and has { $life } life.
event-gold-picked = { $who } finds { $gold } gold in a pocket of the deceased.
event-charm-placed = { $who } winks at { $foe }. Something skips a beat.
event-gear-used = { $who } uses { $gear }.
event-die-readied = A die comes back to { $who }: { $die }.
event-monster-unleashed = { $who } sets { $foe } on the enemy: { $damage } damage, and farewell.
event-flurry-began = { $who } isn’t finished and throws the same die once more.
event-rage-taken = { $who } sees red and doubles the damage: 1 life, { $life } left.
event-target-placed = { $who } paints a target on { $foe }: +1 damage for all.
event-toad-placed = { $who } turns { $foe } into a toad: damage { $damage } now.
event-theft-planned = { $who } eyes the grave goods. A card will be missing when they rest.
event-beer-given = { $own ->
        [1] { $whom } has a beer and feels no pain for the rest of this combat.
       *[0] { $who } buys { $whom } a beer: no pain for the rest of this combat.
    }
event-refrain-sung = The party pays 1 gold and { $who } sings. Nothing special is left of { $foe }.
event-gear-destroyed = { $who } loses { $gear }, which had sentimental value.
event-gold-lost = 1 gold leaves the Chest ({ $foe }). Left: { $gold }.
event-monster-healed = That Miss does { $foe } good: +{ $amount } life, { $life } in all.
event-critical-failure = Critical Miss! The others suffer for it, too ({ $foe }).

## What happens: backing down

event-throws-clashed = All this at once? { $throws }.
event-party-backed-down = The party backs down from { $foe }. The dead have seen everything, and this.
event-retreat-refused = Not everyone wants to back down. The party fights on.

## What happens: Resting and Shop

event-epic-shot = Epic Shot! { $who } earns { $gold } extra gold.
event-loot-taken = Nothing in the grave goes to waste. { $foe }: { $gold } gold.
event-scar-taken = { $who } keeps a Scar. Farewell, { $cause } ({ $colour }). { $life } life at most.
event-hero-eliminated = { $who } is out of the game and joins the other side, just to watch.
event-dice-returned = { $dice ->
        [one] 1 white die goes back to the supply.
       *[other] { $dice } white dice go back to the supply.
    }
event-monster-charmed = It’s love beyond the grave: { $who } takes { $foe } along.
event-monster-discarded = Buried, properly this time: { $foe }.
event-card-given = { $who } gets { $gear }.
event-relic-won = A Relic for everyone: { $gear }.
event-card-left = Nobody wants { $gear }.
event-card-handed = { $who } hands { $gear } to { $whom }.
event-card-discarded = { $who } throws away { $gear }.
event-icons-counted = { $icons } of { $needed } Shop icons.
event-shop-reached = { $shop ->
        [1] The first Shop! “Everything must go,” says the sign. It already tried.
        [2] The second Shop! The same shopkeeper. She came through the wall.
       *[3] The third Shop! “Last before the Boss,” says the sign. “Cash only.”
    }
event-shop-opened = The Shop lays out { $offer }.
event-token-taken = { $who } levels up: a token on { $colour }.
event-card-bought = Bought for { $price } gold: { $gear }. The Chest holds { $gold }.
event-die-bought = Bought for 2 gold: a white die. The Chest holds { $gold } gold, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }.
event-healing-bought = For 1 gold the embalmer patches everyone up. The Chest holds { $gold }.
event-rooms-returned = The corridors rearrange themselves: { $cards ->
        [one] 1 room goes
       *[other] { $cards } rooms go
    } back under the deck.
event-party-won = It is done: { $foe }! The party strikes a pose. So do the portraits.
event-party-lost = { $dice ->
        [1] No white die is left. With kind regards: { $foe }.
       *[0] Nobody is left standing. With kind regards: { $foe }.
    }

## The guided first fight

guide-welcome = Welcome below! Room after room, a Monster in each. Three Shops, then the Final Boss. You all win, or nobody does.
guide-hero = A Hero has three abilities, one for each color of die. With the red die Lady Mary may throw again. She never liked being told no.
guide-leader = Somebody has to lead: the Leader picks the way, and settles quarrels. Here that is you. Posture, please.
guide-doors = Two doors, and only you see behind them. One asks for throws off the nose. Take the quiet corridor; the other card goes under the deck.
guide-die = A Novice: 5 life, 1 damage. Sir Moo sits on your left, began, and missed. Your die fixes which ability its icon may trigger. Take the red one.
guide-throw = Throw! The die must bounce on the table, then stop on the Target. The number there is the damage. Holes and bones don’t count.
guide-icon = A Miss, but the icon is up! Your red ability is Re-Throw: use it, and this never happened.
guide-miss = A Miss, so the Monster hit you. At 0 life you faint, and keep a Scar: one ability fewer, and 2 life.
guide-won = The Novice is down, and its gold is in the Chest. You threw last, so you lead. Ten Shop icons, and you may spend it.
guide-end = Now lead on! Chopsticks, webs and three Shops are waiting. In this fight the dice knew where to fall; from now on that is up to you.

## Names of what is no card

die-red = red
die-green = green
die-blue = blue
die-white = white
die-pendulum = Pendulum Die
die-coin = Destiny Coin
template-backstab = Backstab
    .text = Doubles the section at which it points. A die on it: 0.
template-compass = Compass
    .text = A die on it is worth all Shop icons so far; 5 against the Boss.
template-treasure = Treasure
    .text = A die on it: 0 damage and 3 gold.
part-section = section
part-level = level
part-monster = Monster
part-shop = Shop
token-charm = Charm
    .text = Beaten, it follows Lady Mary.
token-target = Target
    .text = Every Hit deals 1 more.
token-toad = Toad
    .text = Its damage is 2 lower.
token-beer = Beer
    .text = No damage from this Monster.
token-song = Song
    .text = The Monster’s ability is off.
token-death-list = Death List
    .text = One of this type, once: +3 damage.
token-level-up = Level Up
    .text = Stands in for an icon, once per Shop.
token-scar = Scar
    .text = This ability is gone, and 2 life.
type-ghost = Ghost
type-bones = Bones
type-vermin = Vermin
type-swamp = Swamp
type-beast = Beast
type-cultist = Cultist

## What the icon does for a Hero. A note says it, with its foe.

ability-scattered-blessing = Divine Intervention
    .text = On a Hit: heal 1 for each damage, spread as you like.
ability-blind-fury = Blind Fury
    .text = On a Hit: lose 1 life to double the damage.
ability-larceny = Larceny
    .text = Hit or Miss: 1 Equipment card when you rest.
ability-sworn-foe = Sworn Enemy
    .text = Hit or Miss, against { $foe }: +{ $value } damage.
ability-deep-pockets = Pickpocket
    .text = Hit or Miss: 2 gold for the Chest.
ability-agile-instincts = Agile Instincts
    .text = On a Miss: take no damage, and the Monster takes 2.
ability-re-throw = Re-Throw
    .text = Hit or Miss: you may throw again instead.
ability-heal-party = Heal Party
    .text = Hit or Miss: every Hero heals 1.
ability-piercing-damage = Piercing Damage
    .text = On a Hit: +2 damage.
ability-pickpocket = Pickpocket
    .text = Hit or Miss: 1 gold for the Chest.
ability-focused-damage = Focused Damage
    .text = On a Hit: the section counts as 5.
ability-self-healing = Self Healing
    .text = Hit or Miss: you heal 3.
ability-sworn-enemy = Sworn Enemy
    .text = On a Hit: +4 damage to { $foe }, +1 to all others.
ability-charming = Charming
    .text = Hit or Miss: beaten, this Monster comes with you.
ability-divine-intervention = Divine Intervention
    .text = On a Hit: 1 Hero heals as much as you dealt.
ability-death-list = Death List
    .text = On a Hit: spend the token of its type for +3 damage.
ability-spirit-energy = Spirit Energy
    .text = Hit or Miss: heal its level + 1, split as you like.

## What a Monster does, and what Armor, Spendables and Relics do

power-small-target = Small Target
    .text = A section worth 1 is a Miss.
power-death-touch = Death Touch
    .text = A die in a hole, and you faint at once.
power-toxic = Toxic
    .text = The first Miss costs 1 white die.
power-super-toxic = Super Toxic
    .text = Every Miss costs 1 white die.
effect-mirror = Riposte
    .text = On a Miss, once per combat: what hurts you hurts the Monster as much.
effect-reduced-damage = Reduced Damage
    .text = On a Miss, once per combat: { $value } less damage.
effect-no-damage = No Damage
    .text = On a Miss, once per combat: take no damage.
effect-gold-for-miss = Gold for a Miss
    .text = On a Miss, once per combat: { $value } gold for the Chest.
effect-riposte = Riposte
    .text = On a Miss, once per combat: the Monster takes { $value }.
effect-keep-die = Kept Die
    .text = On a Miss, once per combat: the white die it cost comes back.
effect-heal-one = Heal
    .text = One Hero heals { $value }.
effect-heal-all = Heal All
    .text = Every Hero heals { $value }.
effect-extra-damage = Extra Damage
    .text = On a Hit: +{ $value } damage.
effect-ready-die = Fetch
    .text = A colored die that was thrown is back.
effect-special-die = Special Die
    .text = For this combat: { $die }.
effect-flip-template = Flip
    .text = Flip the Template: { $template }.
effect-re-throw = Re-Throw
    .text = Throw again instead, Hit or Miss.
gear-weapon = Weapon
gear-armour = Armor
gear-spendable = Spendable
gear-relic = Relic

## What a choice would mean

forecast-hit-chance = { $chance }% to hit
forecast-usual-damage = { $damage } damage on an average Hit
forecast-kill-chance = { $chance }% to defeat it at once
forecast-symbol-chance = { $chance }% for { $cause }
forecast-ability-covered = { $cause }: under a Scar
forecast-miss-hurts = A Miss costs { $damage } life
forecast-miss-fells = { $mine ->
        [yes] A Miss makes you faint
       *[no] A Miss makes { $who } faint
    }
forecast-damage-then = { $damage } damage; the Monster keeps { $life } life
forecast-kills = { $damage } damage: that defeats it
forecast-hurts = { $who } loses { $damage } life and keeps { $life }
forecast-fells = { $who } faints
forecast-spares = No damage
forecast-all-lose = Every Hero loses { $damage } life{ $fallen ->
        [0] {""}
        [one] ; 1 faints
       *[other] ; { $fallen } faint
    }
forecast-loses-game = Everyone faints: the game is lost
forecast-heals = { $who } heals { $amount }
forecast-heals-all = { $amount } life healed in all
forecast-gold-then = { $gold } gold left
forecast-dice-then = { $dice ->
        [one] 1 white die in the Chest
       *[other] { $dice } white dice in the Chest
    }
forecast-ability-here = { $cause }
forecast-hands-full = { $who } would carry too much
forecast-room-brings = { $icons ->
        [one] 1 Shop icon
       *[other] { $icons } Shop icons
    }{ $gold ->
        [0] {""}
       *[other] , { $gold } gold
    }{ $dice ->
        [0] {""}
        [one] , 1 white die
       *[other] , { $dice } white dice
    }{ $heal ->
        [0] {""}
       *[other] , all heal { $heal }
    }{ $cards ->
        [0] {""}
        [one] , 1 card
       *[other] , { $cards } cards
    }
forecast-room-demands = { $throws }: { $chance }% to hit
forecast-room-strengthens = The Monster has { $life } extra life

## A game looked back upon

chapter-name = { $chapter ->
        [4] Final Boss
       *[other] To Shop { $chapter }
    }
measure-life = Life
measure-damage = Damage dealt
    .honor = Hardest hitter
measure-kills = Monsters finished off
    .honor = Gravedigger
measure-hits = Hits
measure-misses = Misses
    .honor = Terror of the furniture
measure-wounds = Life lost to Monsters
    .honor = Nearly departed
measure-faints = Faints
    .honor = Most convincing corpse
measure-stunts = Specific Throws
    .honor = Greatest acrobat

## Heroes: the name, what they call themselves, and why

hero-lady-mary = Lady Mary
    .title = Heiress, Between Inheritances
    .text = Nine monsters have asked for her hand. She kept four of the hands.
    .gender = feminine
hero-sir-moo = Sir Moo
    .title = Paladin, Grass-Fed
    .text = Prays before every throw. So far, only the cud comes back up.
hero-lianna-lightbringer = Lianna Lightbringer
    .title = Avenger, by Appointment
    .text = Keeps a list of names. You’re on it if you ask to see it.
    .gender = feminine
hero-saul-baysar = Saul Baysar
    .title = Medium, Sometimes Large
    .text = Talks to the dead. They have asked him to stop.

## Monsters

monster-skeleton-goblin = Skeleton Goblin
    .text = There’s hardly anything left on him. Chopsticks are only polite.
monster-loose-collarbone = Loose Collarbone
    .text = Ran away from a good skeleton. It only listens to another bone.
monster-ghost-on-probation = Ghost on Probation
    .text = First week of haunting. One good breath, and he’s back in training.
monster-candle-end-novice = Candle-End Novice
    .text = Joined the cult for the robe. The robe was extra.
monster-doorman-of-the-bog = Doorman of the Bog
    .text = He takes your coat, your hat and your oxygen. He keeps the oxygen.
monster-classy-orc = Classy Orc
    .text = Little finger out, darling. Both, if you’d like to be invited again.
monster-seance-gone-wrong = Séance Gone Wrong
    .text = Is anybody there? Yes. Forty of them, and they brought cards.
monster-mosquito-choir = Mosquito Choir
    .text = They’ve done your left ear and your right. Tonight, the nose.
monster-spider-in-the-shower = Spider in the Shower
    .text = You saw her first. She has been redecorating ever since.
monster-hound-of-the-basket = Hound of the Basket
    .text = Terror of the moor, four to five. After that, it’s his nap.
monster-lizard-king = Lizard King
    .text = Rules over all who can stand the smell. It’s a small kingdom.
monster-sarcophagus-salesman = Sarcophagus Salesman
    .text = He has your ear. He’d like a deposit on the rest.
monster-bog-baked-potato = Bog-Baked Potato
    .text = Three weeks in warm peat. Nobody wants to be the one holding it.
monster-bat-on-a-string = Bat on a String
    .text = Somebody takes it for walks. Nobody has asked who.
monster-phantom-of-the-broom-cupboard = Phantom of the Broom Cupboard
    .text = The opera was full. Don’t step in the bucket: it’s his grave.
monster-dragon-roll = Dragon Roll
    .text = Raw, rolled, and not at all dead. The wasabi is his.
monster-ossuary-inspector = Ossuary Inspector
    .text = Two hundred and six bones each, no more. He turns a blind eye to nothing.
monster-queen-of-the-woodlice = Queen of the Woodlice
    .text = Fourteen legs to kiss, and she curls up if you raise your voice.
monster-cult-of-the-second-helping = Cult of the Second Helping
    .text = They worship anything with gravy. Your dice fell in.
monster-widow-of-nine = Widow of Nine
    .text = Nine husbands, nine holes in the garden. The tenth is for guests.
monster-assassin-on-the-backstairs = Assassin on the Backstairs
    .text = He’d never stab you in the front. He was nicely brought up.

## Final Bosses

boss-night-shift-supervisor = The Night-Shift Supervisor
    .text = You’re late. Not late enough. Every miss comes out of your dice.
boss-landlord-of-the-crypt = The Landlord of the Crypt
    .text = He has raised the rent. He has raised the floor. He’ll raise the dead.
boss-great-uncle-mortimer = Great-Uncle Mortimer
    .text = Swore to bury the whole family. He’s one heir short. Mind the hole.

## Dungeon cards

room-suspiciously-quiet-corridor = Suspiciously Quiet Corridor
    .text = Nothing at all happens here. It has been rehearsing for weeks.
room-same-corridor-again = The Same Corridor Again
    .text = You scratched a cross into this wall. Somebody has added a zero.
room-collection-box = Collection Box
    .text = “For the organ fund.” It doesn’t say which organ.
room-first-aid-room = First-Aid Room
    .text = Fully stocked: one bandage, and the mummy who is wearing it.
room-cartographers-grave = Cartographer’s Grave
    .text = Asked to be buried facing north. Keeps turning over to check.
room-hall-of-old-friends = Hall of Old Friends
    .text = They always said they had your back. Now you know what for.
room-bell-ringers-rest = Bell Ringer’s Rest
    .text = He died as he lived: holding on a second too long.
room-rotten-food = Rotten Food
    .text = Help yourself, before it does.
room-haunted-cellar = Haunted Cellar
    .text = The floor floats. The wine has body. Nobody knows whose.
room-records-of-the-dust = Archive of Dust
    .text = Filed by spiders, in alphabetical order of flies.
room-pirates-plot = Pirate’s Plot
    .text = They said he couldn’t take it with him. He asked to be buried standing on it.
room-ferrymans-landing = Ferryman’s Landing
    .text = One coin each way. He has never sold a return.
room-peephole-gallery = Peephole Gallery
    .text = Forty portraits. In every second one, the eyes are real.
room-skittles-alley = Skittles Alley
    .text = The pins are shins. Kindly return them in pairs.
room-soup-kitchen = Soup Kitchen of the Damned
    .text = The soup is good. It’s the passing it along that burns.
room-unfinished-mezzanine = Unfinished Mezzanine
    .text = The builders died halfway up. They’ll be back on Monday.
room-eternal-knitting-circle = Eternal Knitting Circle
    .text = Four spiders, one scarf, eight hundred years. It only lacks a neck.
room-embalmers-perfumery = Embalmer’s Perfumery
    .text = A top note of lily, a heart of cedar, and somebody’s heart.
room-bridge-club-of-the-departed = Bridge Club of the Departed
    .text = The dummy has been dead since Tuesday. He’s two tricks ahead.
room-two-thousandth-birthday = Two-Thousandth Birthday
    .text = All candles lit. The cake is older than most religions.
room-whispering-gallery = Whispering Gallery
    .text = The walls have ears. It’s a private collection.

## Equipment

equipment-sneeze-machine = Sneeze Machine
    .text = Runs on pepper, aims by accident.
equipment-spluttering-stick = Spluttering Stick
    .text = Like a magic wand, only with a cold.
equipment-pinkie-ring-of-doom = Pinkie Ring of Doom
    .text = Forged for the smallest finger of ten. It went to its head.
equipment-monocle-of-contempt = Monocle of Contempt
    .text = Sees right through people, and can’t say it’s impressed.
equipment-takeaway-halberd = Takeaway Halberd
    .text = Comes in a paper sleeve, with a cookie that knew you’d order it.
equipment-relay-baton-of-blame = Relay Baton of Blame
    .text = It was like that when you caught it. Quick, pass it on.
equipment-ear-trumpet-of-war = Ear Trumpet of War
    .text = Sounds the charge. Inwards.
equipment-calling-card-of-death = Calling Card of Death
    .text = “Sorry we missed you today. Your soul is with a neighbor.”
equipment-somebodys-femur = Somebody’s Femur
    .text = One careful owner, who is limping this way.
equipment-second-hand-shroud = Second-Hand Shroud
    .text = One previous occupant, very quiet. Until last Sunday.
equipment-lid-of-a-coffin = Lid of a Coffin
    .text = So far it has only been tested from the inside.
equipment-jacket-with-somebodys-wallet = Jacket with Somebody’s Wallet
    .text = With every blow a coin falls out. Not one of yours, luckily.
equipment-ribcage-with-a-spring = Ribcage with a Spring
    .text = Worn over your own. Breathing out is at the Monster’s risk.
equipment-trousers-with-a-secret-pocket = Trousers with a Secret Pocket
    .text = So secret that its owner took it to the grave.
equipment-smelling-salts = Smelling Salts
    .text = Nearly wakes the dead. Down here, put the lid back on.
equipment-funeral-buffet = Funeral Buffet
    .text = Do help yourselves: he’s paying, and he won’t say a word.
equipment-last-word = The Last Word
    .text = The one you always think of on the way home. Bottled.
equipment-bloodhound-puppy = Bloodhound Puppy
    .text = Fetches anything. Giving it back is lesson two.
equipment-hypnotists-watch = Hypnotist’s Watch
    .text = Your eyelids are heavy. His fell off.
equipment-coin-from-an-eyelid = Coin from an Eyelid
    .text = He has been looking at you ever since. It’s polite to wave.
equipment-map-with-an-x = Map with an X
    .text = The X has moved twice since you bought it.
equipment-finger-of-saint-oops = Finger of Saint Oops
    .text = Patron of everyone who says, “That one didn’t count.”
equipment-skull-with-opinions = Skull with Opinions
    .text = It has seen better throws. It will describe them to you.
equipment-everlasting-teapot = Everlasting Teapot
    .text = Tea doesn’t wake the dead. They come for the cookies.

## The board in a browser and in a terminal

board-lair = The Final Boss
board-way = { $icons } of { $needed } icons to Shop { $shop }
board-the-way = The way down
board-looks = { $name } looks behind two doors.
board-shut-door = a door that the Leader looks behind
board-rooms = Rooms so far
board-next = The next Monster is of level { $level }.
board-icons = { $count ->
        [one] 1 Shop icon
       *[other] { $count } Shop icons
    }
board-room-gold = { $count } gold
board-room-bonus-die = { $count ->
        [one] 1 white die
       *[other] { $count } white dice
    }
board-room-heal = all heal { $count }
board-room-equipment = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
board-room-advantage = Monster +{ $count } life
board-room-nothing = Nothing special.
board-gold = { $count } gold in the Chest
board-dice = { $count ->
        [0] No white dice
        [one] 1 white die
       *[other] { $count } white dice
    }
board-leader = Leader
board-fainted = fainted
board-eliminated = eliminated
board-scarred = { $name }: under a Scar
board-in-love = In love
board-level = Level { $level }
board-xp = { $count } of 3 XP
board-slots-weapon = Weapons
board-slots-armour = Armor
board-slots-spendable = Spendables
board-free-weapon = Room for a Weapon
board-free-armour = Room for Armor
board-free-spendable = Room for a Spendable
board-gear = Equipment
board-relics = Relics
board-weapon = { $times ->
        [1] { $throws }: +{ $bonus } damage.
       *[other] { $throws }: damage ×{ $times }.
    }
board-once = Once.
board-each-combat = Once per combat.
board-foe = { $type }, { $damage } damage.
board-party = The party
board-room = this room
board-by-room = This room demands it: { $name }
board-life = Life: { $now } of { $most }
board-life-of = { $now } of { $most }
board-damage = { $count } damage
board-loot = { $count } gold on its card
board-throws = { $name } throws
board-dice-left = The dice
board-bonus = Bonus
board-special = special
board-banned = banned
board-spent = thrown
board-scar = scarred
board-any-colour = Any color: choose after the throw
board-flies = It flies…
board-last = The last throw
board-hit = Section { $section }
board-centre = Bullseye!
board-web = On a web
board-fatal = Insta-Kill!
board-miss = Miss
board-hurt = { $name } loses { $count } life
board-sum = How the damage adds up
board-total = Damage
board-difficulty = How hard shall it be?
board-difficulty-normal = Monsters as printed. For a first visit.
board-difficulty-hard = Every Monster +1 life. As heroes do.
board-difficulty-inferno = Every Monster +3 life. Bring a coffin.
board-gathers = The party gathers
board-who-leads = Who leads this party?
board-resting = Resting
board-shop = Shop
board-shop-number = Shop { $shop } of 3
board-beaten = { $name } is beaten
board-who-gets = Who gets it?
board-which-scar = Which ability does the Scar cover?
board-which-token = Which ability gets the token?
board-price = { $count } gold
board-ways = How you throw
board-back = Back to the game
