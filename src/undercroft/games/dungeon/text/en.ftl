game-dungeon = Dungeon!
    .tagline = Six levels, one way home.
    .about = Race through six levels under Darkpain Castle, bring your treasure home and beat Magaroth, whose spells you have to guess.
    .story = What was sealed under Darkpain Castle is loose again, and the village of Thatchum hears it at night. Beyond it lies all of Mondovia. Six levels lead down to the hoard of Magaroth Darkpain. Carry off enough of it to draw him out, meet him in the Great Hall, and guess what he will cast before he casts it.
primer-1 = Gather the gold that your class demands, carry it back to the Great Hall and beat Magaroth there. First to do so wins.
primer-2 = On your turn: move, do one thing, collect treasure, rest. Where you can go lights up on the board, with its cost.
primer-3 = A door hides a monster and its Prize. Roll 2 dice: reach the monster’s number for your class, and the Prize is yours.
primer-4 = Fail, and the monster strikes back: you may drop treasure, retreat, lose a turn or wake up in the Great Hall.
primer-5 = A monster that you met and did not beat goes to the sideboard. Each one there gives Magaroth a hit point.
primer-6 = Against Magaroth, guess his spell. Right: roll for a double, which strikes him. Wrong: he takes one of your treasures. Bring some to spare.
setup-mode = Mode
    .help = One player each, or all on one side.
setup-mode-race = Race
setup-mode-team = Team
setup-wandering = Wandering monsters
    .help = After a turn a monster may attack the strongest hero of its level.
setup-wandering-pace = Pace of wandering
    .help = Roll for wandering monsters after each turn, or once a round.
setup-wandering-pace-turn = Every turn
setup-wandering-pace-round = Every round
setup-chamber-cards = Chamber Cards
    .help = A card of the Halls of Chromatic Tears waits in each chamber.
setup-underdungeon = Underdungeon
    .help = Killed heroes come back as foul minions. Fights are deadly. Race only.
setup-deadly = Deadly fights
    .help = A monster’s attack of 12 kills.
setup-banking = Banking
    .help = While resting, bank treasure: safe, but of no use any more.
setup-peaceful-hall = Peaceful hall
    .help = Heroes don’t fight each other in the Great Hall.
setup-quick-victory = Quick victory
    .help = The goal counts when the assault begins, not when it ends.
setup-tempered-boss = Tempered boss
    .help = Magaroth has at most 3 hit points.
roll-d6 = Roll { $count } dice and type their faces ({ $symbols }).
roll-d3 = Roll { $count } three-sided die and type its face ({ $symbols }).
verdict-race-won = { $winner } brought the treasure home and beat Magaroth Darkpain.
verdict-team-won = Magaroth Darkpain is beaten. All of you win.
verdict-solo-won = Magaroth Darkpain is beaten. You win.
verdict-heroes-fell = No hero is left. The dungeon wins.
verdict-minions = No hero is left. The dungeon and its minions win: { $winner }.
verdict-doom = Doom has reached the skull. The dungeon wins.
verdict-too-late = Too late: after 100 rounds the dungeon wins.
ask-dg-setup-15 = Which class do you play?
ask-dg-cast-01 = Which spell do you take?
ask-dg-cast-03 = Which spell comes back?
ask-dg-cast-04 = Which spell do you take?
ask-dg-solo-01 = Which hero acts now?
ask-dg-actioncard-08 = Remove someone’s lose-turn token?
ask-dg-move-01 = Where do you go?
ask-dg-teleport-02 = Teleport: where to?
ask-dg-ruling-07 = What do you do?
ask-dg-encounter-02 = How do you attack?
ask-dg-ruling-24 = Not enough. Add something?
ask-dg-actioncard-06 = Add your Blessing to this roll?
ask-dg-actioncard-09 = Roll the attack again?
ask-dg-rogue-01 = Destroy the monster?
ask-dg-teleport-04 = The attack fails. Escape?
ask-dg-ruling-40 = The monster strikes back. Defend yourself?
ask-dg-ruling-27 = Which treasure do you drop?
ask-dg-ruling-23 = Where do you retreat to?
ask-dg-ruling-30 = What do you pick up?
ask-dg-actioncard-04 = Which treasure do you filch?
ask-dg-ruling-44 = You rest. What comes back?
ask-dg-item-03 = Which room do you look into?
ask-dg-cast-08 = Another spell?
ask-dg-cast-10 = The door is open. Which spell?
ask-dg-wizard-03 = Which token next to you?
ask-dg-wizard-02 = Swap it with which token?
ask-dg-duel-02 = Add to your roll?
ask-dg-duel-04 = You win. Which treasure do you take?
ask-dg-duel-07 = Which spell do you cast?
ask-dg-chambercard-04 = Which card do you lose?
ask-dg-minion-02 = Which chamber do you rise in?
ask-dg-minion-03 = Where do you prowl?
ask-dg-minion-06 = Attack?
ask-dg-boss-04 = Which spell will Magaroth cast?
ask-dg-boss-10 = No double. Roll again?
ask-dg-assault-09 = Wrong guess. Which treasure does he take?
option-done = Done
option-stay = Stay here
option-pass = Do nothing
option-accept = Accept the result
option-strike = Attack
option-encounter = Fight the monster
option-scry = Use the Crystal Ball
option-swap-tokens = Swap two tokens
option-start-assault = Face Magaroth
option-take-all = Take everything
option-reroll = Roll again
option-close-door = Close the door
option-take-class = Play { $hero }
option-act-first = Act: { $hero }
option-take-spell = Take { $spell }
option-cast = Cast { $spell }
option-use = Use { $deed }
option-regain = Regain { $deed }
option-forget = Lose { $card }
option-drop = Give up { $treasure }
    .told = { option-drop } ({ $gold } GP)
option-take = Take { $treasure }
    .told = { option-take } ({ $gold } GP)
option-rob = Take { $treasure }
    .told = { option-rob } ({ $gold } GP)
option-bank = Bank { $treasure }
    .told = { option-bank } ({ $gold } GP)
option-guess = Guess { $spell }
option-move = Go to { $place }
option-look = Sense { $place }
option-scry-room = See { $place }
option-open-door = Cast into { $place }
option-retreat = Retreat to { $place }
option-arrive = Appear in { $place }
option-pick-level = Level { $level }
option-search = Search secret door { $door_number }
option-pick-token = Token { $token }
option-attack = Attack { $rival }
option-hex = Cast a spell at { $rival }
option-hunt = Attack { $rival }
option-free = Free { $rival }
event-start-rolled = { $seat } rolls { $total } for the start.
event-starter-found = { $seat } starts.
event-class-taken = { $hero } enters the Great Hall.
event-spells-counted = { $hero } has { $count } spells.
event-spell-taken = { $hero } takes { $spell }.
event-turn-began = { $hero } takes a turn.
event-turn-lost = { $left ->
        [0] { $hero } loses a turn.
        [one] { $hero } loses a turn, and another after that.
       *[other] { $hero } loses a turn, and { $left } more after that.
    }
event-hero-freed = { $own ->
        [1] { $hero } prays and sheds a lose-turn token.
       *[0] { $hero } removes a lose-turn token from { $rival }.
    }
event-steps-rolled = { $hero } may move { $steps } spaces.
event-deed-used = { $hero } uses { $deed }.
event-hero-moved = { $hero } goes to { $place }.
event-hero-teleported = { $hero } vanishes and appears in { $place }.
event-secret-door-found = { $hero } rolls { $dice } and finds the secret door.
event-secret-door-missed = { $hero } rolls { $dice } and finds nothing.
event-doors-mapped = { $hero } now knows all secret doors of level { $level }.
event-room-sensed = { $hero } looks into { $place } from afar.
event-monster-seen = You see { $foe } in { $place }.
event-prize-seen = You see { $treasure } in { $place }.
event-monster-revealed = { $hero } meets { $foe }.
event-prize-revealed = The Prize is { $treasure }.
event-cage-fell = A cage falls on { $hero }!
event-cage-opened = { $hero } opens the cage with a silver key.
event-tear-revealed = { $hero } turns up { $card }.
event-monster-burned = Burnt to ash, unfought: { $foe }.
event-card-forgotten = { $hero } loses a card.
event-hero-washed-back = A flood washes { $hero } back.
event-attack-rolled = { $hero } attacks { $foe }: { $dice }, { $total } in all, { $needs } needed.
event-spell-rolled = { $hero } casts { $spell } at { $foe }: { $dice }, { $total } in all, { $needs } needed.
event-attack-raised = { $deed } raises the attack of { $hero } to { $total }.
event-monster-defeated = { $guard ->
        [1] { $hero } defeats { $foe }, the keeper of the Shadowstone!
       *[0] { $hero } defeats { $foe }.
    }
event-monster-attacked = { $foe } strikes back at { $hero }: { $dice }, { $total } in all. { $tier ->
        [miss] Miss
        [stunned] Stunned
        [hurt] Hurt
        [serious] Seriously Hurt
       *[killed] Killed
    }.
event-result-softened = { $hero } uses { $deed }. The result is now: { $tier ->
        [miss] Miss
        [stunned] Stunned
        [hurt] Hurt
        [serious] Seriously Hurt
       *[killed] Killed
    }.
event-hero-fled = { $hero } flees from { $foe }.
event-hero-retreated = { $hero } retreats to { $place }.
event-hero-sent-home = { $hero } is carried back to the Great Hall.
event-turn-token-taken = { $hero } takes a lose-turn token.
event-treasure-dropped = { $hero } drops { $treasure }.
event-treasure-taken = { $hero } takes { $treasure }: { $gold } GP.
event-treasure-banked = { $hero } banks { $treasure }.
event-treasure-robbed = { $hero } takes { $treasure } from { $rival }: { $gold } GP.
event-treasure-lost = Magaroth takes { $treasure } from { $hero }.
event-token-placed = { $foe } goes to the sideboard with number { $token }.
event-tokens-swapped = { $hero } swaps the places of { $foe } and { $card }.
event-site-cleared = Cleared: { $place }.
event-spells-regained = { $hero } rests and has { $count } spells back.
event-deed-regained = { $hero } rests and regains { $deed }.
event-duel-rolled = { $hero } attacks { $rival }: { $total } ({ $dice }) against { $rival_total } ({ $rival_dice }).
event-duel-won = { $hero } beats { $rival }.
event-duel-tied = { $hero } and { $rival } are evenly matched.
event-hex-rolled = { $hero } casts { $spell } at { $rival }: { $dice }, { $needs } needed.
event-hero-killed = { $hero } is killed!
event-hero-entered = { $hero } joins the hunt.
event-minion-rose = Killed, and back: { $hero } rises in { $place }.
event-minion-slain = { $hero } slays { $rival }.
event-player-out = Three gravestones: { $seat } is out of the game.
event-wandering-rolled = { $hero } rolls { $total } for wandering monsters.
event-wanderer-came = { $foe } wanders level { $level } and attacks { $hero }.
event-assault-began = { $life ->
        [one] { $hero } faces Magaroth: 1 hit point, { $dice } dice to strike.
       *[other] { $hero } faces Magaroth: { $life } hit points, { $dice } dice to strike.
    }
event-goal-waived = No treasure is left to reach a goal. { $hero } needs none.
event-spell-guessed = { $hero } guesses { $guess }. Magaroth casts { $spell }.
event-strike-rolled = { $hero } strikes: { $dice }.
event-boss-struck = { $life ->
        [0] A double! Magaroth has no hit points left.
        [one] A double! Magaroth has 1 hit point left.
       *[other] A double! Magaroth has { $life } hit points left.
    }
event-boss-beaten = { $hero } beats Magaroth Darkpain!
event-boss-endured = Magaroth has won. He is whole again.
event-threat-grew = A threat token goes into the box. It now holds { $threats }.
event-threat-rolled = The threat roll is { $die }, against { $threats } in the box.
event-doom-advanced = Doom advances to { $doom } of { $steps }.
event-dungeon-won = The dungeon wins.
event-game-won = { $together ->
        [1] The heroes win!
       *[0] { $hero } wins!
    }

## The classes

class-rogue = Rogue
    .text = Quick and quiet. Slays one monster outright, once.
    .gender = feminine
class-cleric = Cleric
    .text = Turns the dead and shrugs off the worst blows, twice.
class-fighter = Fighter
    .text = Rolls 3 dice and counts the best 2. Loves a sword.
class-wizard = Wizard
    .text = Casts spells from the doorway. Clumsy with a knife.
class-dwarf = Dwarf
    .text = Finds doors, laughs at cages and loots large chambers.
    .gender = feminine
class-elf = Elf
    .text = Sharp eyes, a sharp blade and a few spells.
    .gender = feminine
class-halfling = Halfling
    .text = Six sling stones, a good breakfast and the smallest goal.

## What a class can always do

gift-seven-league-slippers = Seven League Slippers
    .text = Move up to 1d6 + 4 spaces.
gift-swordmasters-of-khazan = Swordmasters of Khazan
    .text = Roll 3 dice to attack; the best 2 count.
gift-heartseeking-everbleeder = Heartseeking Everbleeder
    .text = In your hand a Magic Sword gives +2.
gift-teleport-of-panther-gloomwalker = Teleport of Panther Gloomwalker
    .text = Action: spend Teleport to swap 2 number tokens, one next to you.
gift-ancient-knowledge = Ancient Knowledge
    .text = Roll 2 dice to find a secret door and choose one.
gift-treasures-of-tardos = Treasures of Tardos
    .text = Draw 1 Prize card for each chamber monster you defeat.
gift-silver-key = Silver Key
    .text = Cage traps do nothing to you.

## What a class can do so many times a game

feat-wavy-bladed-dagger = Wavy-bladed Dagger
    .text = Once per game, after the dice: destroy the monster.
feat-invoke-valerians-hand = Invoke Valerian’s Hand
    .text = Twice per game: treat a monster’s attack as a Miss.
feat-spellbook-of-darthon = Spellbook of Darthon
    .text = Once per game, on your turn: refill your hand of spells.
feat-nothing-a-good-breakfast-wouldnt-fix = Nothing a Good Breakfast Wouldn’t Fix
    .text = Once per game: a monster’s attack drops by one tier.
feat-slingshot-of-snake-pipe-hollow = Slingshot of Snake Pipe Hollow
    .text = 6 stones per game: each adds +1, even after the dice.

## Action Cards

action-hide-in-shadows = Hide in Shadows
    .text = After a failed attack: step back 1 space, and nothing strikes back.
action-backstab = Backstab
    .text = After an attack roll: +2.
action-silent-step = Silent Step
    .text = At the start of Move: no monster stops you this turn.
action-light-fingers = Light Fingers
    .text = In Collect: take 1 treasure here or next to you, even a guarded one.
action-turn-undead = Turn Undead
    .text = Before you attack an undead monster: +4.
action-blessing = Blessing
    .text = After any attack roll in your space: +2.
action-sanctuary = Sanctuary
    .text = After a monster’s attack of 6 to 10: treat it as a Miss.
action-healing-prayer = Healing Prayer
    .text = At the start of your turn: remove a lose-turn token here.
action-mighty-blow = Mighty Blow
    .text = After a failed attack: roll all the dice again.
action-shield-wall = Shield Wall
    .text = After a monster’s attack: the result drops by one tier.
action-charge = Charge
    .text = At the start of Move: +3 spaces.
action-stand-fast = Stand Fast
    .text = When Hurt: no retreat and no lost turn. The treasure still drops.

## Spells

spell-fireball = Fireball
    .text = Roll 2 dice against the monster’s Fireball number.
spell-lightning-bolt = Lightning Bolt
    .text = Roll 2 dice against the monster’s Lightning Bolt number.
spell-teleport = Teleport
    .text = Go to a corridor or a cleared chamber nearby, or flee there.

## Special items and the relic

item-magic-sword = Magic Sword
    .text = +1 to your attack rolls.
item-esp-medallion = ESP Medallion
    .text = Once per turn: look at the monster behind a closed door.
item-crystal-ball = Crystal Ball
    .text = Action, without moving: look at both cards of any room.
item-secret-entrance-card = Secret Entrance Card
    .text = Pass every secret door without a roll.
item-magic-sword-1 = { item-magic-sword } (500 GP)
    .text = { item-magic-sword.text }
item-magic-sword-2 = { item-magic-sword } (750 GP)
    .text = { item-magic-sword.text }
item-magic-sword-3 = { item-magic-sword } (1,000 GP)
    .text = { item-magic-sword.text }
item-esp-medallion-1 = { item-esp-medallion } (250 GP)
    .text = { item-esp-medallion.text }
item-esp-medallion-3 = { item-esp-medallion } (750 GP)
    .text = { item-esp-medallion.text }
item-crystal-ball-2 = { item-crystal-ball } (750 GP)
    .text = { item-crystal-ball.text }
item-crystal-ball-4 = { item-crystal-ball } (1,500 GP)
    .text = { item-crystal-ball.text }
item-secret-entrance-card-1 = { item-secret-entrance-card } (250 GP)
    .text = { item-secret-entrance-card.text }
item-secret-entrance-card-2 = { item-secret-entrance-card } (500 GP)
    .text = { item-secret-entrance-card.text }
item-secret-entrance-card-3 = { item-secret-entrance-card } (750 GP)
    .text = { item-secret-entrance-card.text }
relic-shadowstone-of-demogorgon = Shadowstone of Demogorgon
    .text = It drinks the torchlight and gives nothing back.

## Chamber Cards: the Halls of Chromatic Tears

chamber-tear-of-mirth = Tear of Mirth
    .text = +1 to your next attack roll.
chamber-tear-of-folly = Tear of Folly
    .text = −1 to your next attack roll.
chamber-tear-of-embers = Tear of Embers
    .text = The first monster here burns. Nobody gets a treasure for it.
chamber-tear-of-ash = Tear of Ash
    .text = Lose 1 Spell Card or Action Card of your choice.
chamber-tear-of-blood = Tear of Blood
    .text = Monster attacks here get +1 until the chamber is cleared.
chamber-tear-of-valor = Tear of Valor
    .text = Heroes’ attacks here get +1 until the chamber is cleared.
chamber-tear-of-kings = Tear of Kings
    .text = Defeat the last monster here to draw 1 Prize card.
chamber-tear-of-chains = Tear of Chains
    .text = The cage trap falls on you.
chamber-tear-of-rest = Tear of Rest
    .text = Once cleared: resting here also returns 1 Action Card.
chamber-tear-of-floods = Tear of Floods
    .text = You are washed back 1 space, and your turn ends.
chamber-tear-of-roots = Tear of Roots
    .text = You know every secret door of this level from now on.
chamber-tear-of-venom = Tear of Venom
    .text = Drop 1 treasure here before the fight.

## The boss, the guard, the foul minions, the trap

boss-magaroth-darkpain = Magaroth Darkpain
    .text = The seal is broken, and he has waited long enough.
guard-mordecai = Mordecai
    .text = The Evil Cleric prays to the stone. Something answers.
minion-orc = Orc
    .text = A hero once. Now a grudge with tusks.
minion-drow = Drow
    .text = The second death cuts finer than the first.
trap-cage-trap = Cage Trap
    .text = No fight: spend your next turn behind bars.

## Monsters of level 1, yellow

monster-larder-goblin = Larder Goblin
    .text = Fat on castle hams, and in no mood to share.
monster-kobold-lamplighter = Kobold Lamplighter
    .text = Somebody has to keep the dark from getting too dark.
monster-giant-cellar-rat = Giant Cellar Rat
    .text = It ate the cat, and then the cat’s basket.
monster-candle-bat = Candle Bat
    .text = It hunts for flame. Yours will do.
monster-barrel-spider = Barrel Spider
    .text = Eight legs, one barrel, no wine left.
monster-cellar-slime = Cellar Slime
    .text = It seeps toward anything warm.
monster-moat-viper = Moat Viper
    .text = The moat dried up. The viper moved indoors.
monster-rusted-sentry = Rusted Sentry
    .text = It still asks for a password nobody remembers.
monster-deserter-bowman = Deserter Bowman
    .text = He ran from the war and kept the arrows.
monster-turncoat-porter = Turncoat Porter
    .text = He holds the keys, and the wrong side.
monster-biting-coffer = Biting Coffer
    .text = The lid has teeth. The lock has none.
monster-hollow-squire = Hollow Squire
    .text = Polished every day, worn by nobody.
monster-soot-imp = Soot Imp
    .text = It fell down the chimney and stayed for the fire.
monster-rattling-bones = Rattling Bones
    .text = You hear it long before it finds you.
monster-cellar-shade = Cellar Shade
    .text = A stain on the wall that turns its head.
monster-drowned-scullion = Drowned Scullion
    .text = Still scrubbing, still dripping, still angry.
monster-crypt-hound = Crypt Hound
    .text = Its master is dead. So is it.

## Monsters of level 2, orange

monster-hobgoblin-drummer = Hobgoblin Drummer
    .text = Three beats: march. Four beats: charge. Listen.
monster-ember-bandit = Ember Bandit
    .text = Burns the inn first, then asks for the purse.
monster-tusked-burrower = Tusked Burrower
    .text = The floor bulges. Step aside.
monster-bloodwing = Bloodwing
    .text = It drinks from the neck and leaves no mess.
monster-cinder-beetle = Cinder Beetle
    .text = Its shell glows like the last coal of night.
monster-amber-ooze = Amber Ooze
    .text = Last week’s adventurer is still inside.
monster-jackal-scout = Jackal Scout
    .text = One laughs in the dark, and ten are listening.
monster-clay-footman = Clay Footman
    .text = Cracked, patched, and baked again in the fire.
monster-brass-hornet = Brass Hornet
    .text = Wound once a century. This is the year.
monster-hearth-devil = Hearth Devil
    .text = It keeps the kettle hot for guests like you.
monster-cistern-witch = Cistern Witch
    .text = She reads the future in the rings of still water.
    .gender = feminine
monster-ridge-lizard = Ridge Lizard
    .text = It walks on the ceiling and waits for torches.
monster-copper-wyrmling = Copper Wyrmling
    .text = Small for a dragon. Large for a corridor.
monster-lantern-ghost = Lantern Ghost
    .text = Follow the light, and you will join it.
monster-hanged-herald = Hanged Herald
    .text = He announces your name, and how it ends.
monster-barrow-thrall = Barrow Thrall
    .text = Buried with its lord, and left outside the tomb.
monster-marrow-ghoul = Marrow Ghoul
    .text = It cracks the bones and hums a tune.

## Monsters of level 3, red

monster-minotaur-gatekeeper = Minotaur Gatekeeper
    .text = There is one gate. He is it.
monster-red-cap-butcher = Red Cap Butcher
    .text = He dyes his cap afresh for every guest.
monster-ogre-toll-keeper = Ogre Toll Keeper
    .text = The toll is an arm. Left or right.
monster-moonless-werewolf = Moonless Werewolf
    .text = Down here it needs no moon.
monster-vermilion-scorpion = Vermilion Scorpion
    .text = The tail strikes twice before you see it once.
monster-blind-basilisk = Blind Basilisk
    .text = Somebody put its eyes out. It learned to listen.
monster-crimson-jelly = Crimson Jelly
    .text = It quivers whenever a heart beats near.
monster-iron-warden = Iron Warden
    .text = Its furnace went out. Its orders did not.
monster-quarry-troll = Quarry Troll
    .text = It carves its meals from the rock, and from you.
monster-furnace-hound = Furnace Hound
    .text = It barks sparks and breathes smoke.
monster-gallery-harpy = Gallery Harpy
    .text = She sings under the vaults, and the vaults weep.
    .gender = feminine
monster-captain-of-the-lost-company = Captain of the Lost Company
    .text = He has been looking for the way out for thirty years.
monster-rust-drake = Rust Drake
    .text = One breath, and your armor is a memory.
monster-pale-countess = Pale Countess
    .text = She offers supper. You are supper.
    .gender = feminine
monster-salt-mummy = Salt Mummy
    .text = Dried for the ages, and thirsty since.
monster-barrow-knight = Barrow Knight
    .text = His oath outlived his king, and his flesh.
monster-belfry-wraith = Belfry Wraith
    .text = When it tolls, somebody stops breathing.

## Monsters of level 4, purple

monster-shadowstone-acolyte = Shadowstone Acolyte
    .text = He gave the stone his shadow. It wants yours.
monster-veiled-assassin = Veiled Assassin
    .text = You were paid for yesterday.
monster-hunchbacked-giant = Hunchbacked Giant
    .text = The ceiling is low, and so is his temper.
monster-violet-manticore = Violet Manticore
    .text = A lion’s manners and a scorpion’s patience.
monster-mirror-panther = Mirror Panther
    .text = It stands where it is not.
monster-thousand-legged-stalker = Thousand-Legged Stalker
    .text = One footstep at a time, very many times.
monster-amethyst-golem = Amethyst Golem
    .text = Flawless, tireless, and priced beyond you.
monster-chained-gargoyle = Chained Gargoyle
    .text = Measure the chain before you come close.
monster-night-jelly = Night Jelly
    .text = A piece of the dark that got hungry.
monster-whip-devil = Whip Devil
    .text = It counts the lashes aloud and never loses count.
monster-contract-devil = Contract Devil
    .text = Read the small print. It is written on your skin.
monster-twilight-enchantress = Twilight Enchantress
    .text = One word from her, and you put the sword down.
    .gender = feminine
monster-dusk-drake = Dusk Drake
    .text = Its wings put out the torches one by one.
monster-lichs-apprentice = Lich’s Apprentice
    .text = Six hundred years of study, and still no degree.
monster-headless-knight = Headless Knight
    .text = He is looking for it. Yours might fit.
monster-mourning-banshee = Mourning Banshee
    .text = She weeps for the dead a little early.
    .gender = feminine
monster-ossuary-heap = Ossuary Heap
    .text = Many graves, one will.

## Monsters of level 5, blue

monster-rime-giant = Rime Giant
    .text = Frost creeps from every footprint.
monster-deep-jailer = Deep Jailer
    .text = No cell down here has ever stood empty.
monster-storm-caller = Storm Caller
    .text = She keeps a thunderstorm in a jar. It is open.
    .gender = feminine
monster-sunken-cyclops = Sunken Cyclops
    .text = One eye above the water, all of it on you.
monster-cistern-kraken = Cistern Kraken
    .text = It came up the pipes when it was small.
monster-ravenous-chimera = Ravenous Chimera
    .text = Three heads, one appetite.
monster-blue-ice-worm = Blue Ice Worm
    .text = It tunnels through the cold and brings it along.
monster-glass-sphinx = Glass Sphinx
    .text = The riddle is easy. The answer is sharp.
monster-storm-engine = Storm Engine
    .text = Somebody built a tempest and lost the key.
monster-tide-devil = Tide Devil
    .text = It rises to your knees, your chest, your mouth.
monster-mist-hag = Mist Hag
    .text = Breathe in, and she is inside.
    .gender = feminine
monster-sapphire-ooze = Sapphire Ooze
    .text = Lovely to look at, while you can.
monster-sapphire-dragon = Sapphire Dragon
    .text = It knows every coin by name.
monster-drowned-admiral = Drowned Admiral
    .text = He went down with the ship and took command there.
monster-silent-choir = Silent Choir
    .text = Forty open mouths, not a single note.
monster-lord-of-the-empty-coffin = Lord of the Empty Coffin
    .text = He rose early, to receive you properly.
monster-frozen-revenant = Frozen Revenant
    .text = Thaw it, and it will finish the sentence.

## Monsters of level 6, green

monster-root-bound-titan = Root-Bound Titan
    .text = The castle was built upon his shoulders.
monster-darkpain-executioner = Darkpain Executioner
    .text = Head of the house, and collector of heads.
monster-exiled-archmage = Exiled Archmage
    .text = The academy still denies that she exists.
    .gender = feminine
monster-king-under-the-roots = King Under the Roots
    .text = He never gave up the crown, or anything else.
monster-nine-necked-hydra = Nine-Necked Hydra
    .text = Count again after every stroke.
monster-tomb-devourer = Tomb Devourer
    .text = It swallows graves whole, mourners included.
monster-elder-cockatrice = Elder Cockatrice
    .text = Her garden has the finest statues in Mondovia.
    .gender = feminine
monster-emerald-colossus = Emerald Colossus
    .text = A king’s ransom that walks, and stamps.
monster-walking-gallows = Walking Gallows
    .text = It comes to you. The rope is new.
monster-lord-of-the-ninth-stair = Lord of the Ninth Stair
    .text = The eighth was the last one back.
monster-coiling-demon = Coiling Demon
    .text = It closes round you like a promise.
monster-venom-dragon = Venom Dragon
    .text = Its breath kills the lichen first, then the stone.
monster-old-emerald-dragon = Old Emerald Dragon
    .text = It was here before the dungeon.
monster-verdigris-lich = Verdigris Lich
    .text = It died rich, and means to stay so.
monster-knight-of-the-last-oath = Knight of the Last Oath
    .text = He swore that nobody leaves. He keeps his word.
monster-plague-abbess = Plague Abbess
    .text = Her blessing takes three days.
    .gender = feminine
monster-bone-wyrm = Bone Wyrm
    .text = The meat is gone. The greed is not.

## Prizes of level 1, yellow

prize-dented-pewter-cup = Dented Pewter Cup
    .text = It saved a life once, by a dent.
prize-bag-of-silver-pennies = Bag of Silver Pennies
    .text = Heavier than it looks. Not by much.
prize-castle-candlestick = Castle Candlestick
    .text = Five arms, four candles, one missing guest.
prize-jade-comb = Jade Comb
    .text = Three gray hairs still cling to it.
prize-stewards-seal = Steward’s Seal
    .text = With this, every bill in the castle is paid.
prize-cask-of-royal-mead = Cask of Royal Mead
    .text = Sealed before the seal was broken.
prize-silver-ewer = Silver Ewer
    .text = It pours without a sound.
prize-gilded-hunting-horn = Gilded Hunting Horn
    .text = Blow it, and something down here will answer.
prize-tax-purse-of-thatchum = Tax Purse of Thatchum
    .text = The village would like it back.

## Prizes of level 2, orange

prize-amber-necklace = Amber Necklace
    .text = A gnat in each bead, and all of them asleep.
prize-copper-idol = Copper Idol
    .text = A small god with a large smile.
prize-silk-battle-banner = Silk Battle Banner
    .text = The battle was lost. The silk was not.
prize-jewelers-balance = Jeweler’s Balance
    .text = It tells true gold from the other kind.
prize-merchants-strongbox = Merchant’s Strongbox
    .text = Three locks, all picked. Nobody took the box.
prize-garnet-ring = Garnet Ring
    .text = Engraved: forever. It was not.
prize-chest-of-saffron = Chest of Saffron
    .text = Worth its weight, whatever it weighs.
prize-golden-spur = Golden Spur
    .text = The knight’s other heel was never found.
prize-fox-fur-mantle = Fox-Fur Mantle
    .text = Forty foxes argued against it.

## Prizes of level 3, red

prize-ruby-studded-goblet = Ruby-Studded Goblet
    .text = Sip with care. The last owner did not.
prize-silver-dueling-mask = Silver Dueling Mask
    .text = Two scratches, both on the inside.
prize-coral-diadem = Coral Diadem
    .text = It smells faintly of the sea, and of queens.
prize-war-chest-of-mondovia = War Chest of Mondovia
    .text = It was meant to pay an army. It still could.
prize-bloodstone-brooch = Bloodstone Brooch
    .text = It grows warm near old crimes.
prize-chapel-chalice = Chapel Chalice
    .text = Blessed, stolen, blessed again.
prize-gilded-icon = Gilded Icon
    .text = The saint’s eyes follow the money.
prize-captains-ransom = Captain’s Ransom
    .text = Paid in full, and far too late.
prize-heart-shaped-ruby = Heart-Shaped Ruby
    .text = If you hold it still, it beats.

## Prizes of level 4, purple

prize-obsidian-chess-set = Obsidian Chess Set
    .text = The black queen has moved since yesterday.
prize-amethyst-amulet = Amethyst Amulet
    .text = It wards off drink, debt and one kind of curse.
prize-silver-reliquary = Silver Reliquary
    .text = The finger inside still points at thieves.
prize-astrologers-globe = Astrologer’s Globe
    .text = One constellation too many, drawn in red.
prize-ivory-scepter = Ivory Scepter
    .text = Kings held it. It held kings.
prize-string-of-violet-pearls = String of Violet Pearls
    .text = Every pearl is a secret that somebody swallowed.
prize-ceremonial-mace = Ceremonial Mace
    .text = For ceremonies of a rougher sort.
prize-mask-of-the-mad-duke = Mask of the Mad Duke
    .text = He never took it off. It came off.
prize-casket-of-black-pearls = Casket of Black Pearls
    .text = The divers who found them were never paid.
prize-crown-of-the-under-queen = Crown of the Under-Queen
    .text = She ruled below, and looked up to nobody.
prize-golden-death-mask = Golden Death Mask
    .text = Peaceful, rich, and very slightly smiling.

## Prizes of level 5, blue

prize-moonsilver-harp = Moonsilver Harp
    .text = It plays itself when the tide turns.
prize-sea-glass-chandelier = Sea-Glass Chandelier
    .text = Candlelight through it moves like water.
prize-admirals-sextant = Admiral’s Sextant
    .text = It points to a port that is on no map.
prize-cobalt-vase-of-the-ancients = Cobalt Vase of the Ancients
    .text = Older than the dungeon, and in better repair.
prize-frozen-rose-of-gold = Frozen Rose of Gold
    .text = Cut in summer, cast in winter, never given.
prize-sapphire-orb = Sapphire Orb
    .text = Look into it: a storm, very far away.
prize-chest-of-drowned-ducats = Chest of Drowned Ducats
    .text = Salt has eaten the faces, and left the gold.
prize-mirror-of-still-water = Mirror of Still Water
    .text = It shows you a moment before you look.
prize-storm-blue-tiara = Storm-Blue Tiara
    .text = Worn once, during the lightning.
prize-platinum-breastplate = Platinum Breastplate
    .text = Too fine to fight in. Somebody tried.
prize-star-map-in-diamonds = Star Map in Diamonds
    .text = Follow the brightest and you are home.
prize-scepter-of-the-tides = Scepter of the Tides
    .text = The sea still waits for its orders.

## Prizes of level 6, green

prize-emerald-serpent = Emerald Serpent
    .text = Nine hundred scales, none alike.
prize-bell-of-solid-gold = Bell of Solid Gold
    .text = It rings like money, because it is.
prize-jade-dragon-egg = Jade Dragon Egg
    .text = Carved from one stone. Probably.
prize-cloth-of-a-hundred-suns = Cloth of a Hundred Suns
    .text = Unfold it, and the torches look ashamed.
prize-tree-of-golden-leaves = Tree of Golden Leaves
    .text = In autumn it was guarded by an army.
prize-book-of-the-first-kings = Book of the First Kings
    .text = The last page names the next one.
prize-emperors-abacus = Emperor’s Abacus
    .text = Ruby, emerald, ruby: an empire, added up.
prize-titans-signet = Titan’s Signet
    .text = You could wear it as a belt.
prize-jeweled-peacock = Jeweled Peacock
    .text = Every feather paid for a war.
prize-darkpain-dowry = Darkpain Dowry
    .text = The bride ran. The gold stayed.
prize-lost-crown-of-mondovia = Lost Crown of Mondovia
    .text = It was never lost. It was hidden well.
prize-hoard-of-the-old-dragon = Hoard of the Old Dragon
    .text = Counted nightly, for a thousand years.

## Places

place-great-hall = the Great Hall
place-corridor-101 = corridor 101
place-corridor-102 = corridor 102
place-corridor-103 = corridor 103
place-corridor-104 = corridor 104
place-corridor-105 = corridor 105
place-corridor-106 = corridor 106
place-corridor-107 = corridor 107
place-corridor-108 = corridor 108
place-corridor-109 = corridor 109
place-corridor-110 = corridor 110
place-corridor-111 = corridor 111
place-corridor-112 = corridor 112
place-corridor-113 = corridor 113
place-corridor-114 = corridor 114
place-corridor-115 = corridor 115
place-corridor-116 = corridor 116
place-corridor-117 = corridor 117
place-corridor-118 = corridor 118
place-corridor-119 = corridor 119
place-corridor-120 = corridor 120
place-corridor-121 = corridor 121
place-corridor-122 = corridor 122
place-corridor-123 = corridor 123
place-corridor-124 = corridor 124
place-stair-125 = stairs 125
place-stair-126 = stairs 126
place-room-1a = room 1A
place-room-1b = room 1B
place-room-1c = room 1C
place-room-1d = room 1D
place-room-1e = room 1E
place-room-1f = room 1F
place-room-1g = room 1G
place-room-1h = room 1H
place-chamber-1j = chamber 1J
place-chamber-1k = chamber 1K
place-corridor-201 = corridor 201
place-corridor-202 = corridor 202
place-corridor-203 = corridor 203
place-corridor-204 = corridor 204
place-corridor-205 = corridor 205
place-corridor-206 = corridor 206
place-corridor-207 = corridor 207
place-corridor-208 = corridor 208
place-corridor-209 = corridor 209
place-corridor-210 = corridor 210
place-corridor-211 = corridor 211
place-corridor-212 = corridor 212
place-corridor-213 = corridor 213
place-corridor-214 = corridor 214
place-corridor-215 = corridor 215
place-corridor-216 = corridor 216
place-corridor-217 = corridor 217
place-corridor-218 = corridor 218
place-corridor-219 = corridor 219
place-corridor-220 = corridor 220
place-corridor-221 = corridor 221
place-corridor-222 = corridor 222
place-corridor-223 = corridor 223
place-corridor-224 = corridor 224
place-corridor-225 = corridor 225
place-corridor-226 = corridor 226
place-corridor-227 = corridor 227
place-corridor-228 = corridor 228
place-corridor-229 = corridor 229
place-corridor-230 = corridor 230
place-corridor-231 = corridor 231
place-corridor-232 = corridor 232
place-corridor-233 = corridor 233
place-corridor-234 = corridor 234
place-stair-235 = stairs 235
place-stair-236 = stairs 236
place-room-2a = room 2A
place-room-2b = room 2B
place-room-2c = room 2C
place-room-2d = room 2D
place-room-2e = room 2E
place-room-2f = room 2F
place-room-2g = room 2G
place-room-2h = room 2H
place-chamber-2j = chamber 2J
place-chamber-2k = chamber 2K
place-corridor-301 = corridor 301
place-corridor-302 = corridor 302
place-corridor-303 = corridor 303
place-corridor-304 = corridor 304
place-corridor-305 = corridor 305
place-corridor-306 = corridor 306
place-corridor-307 = corridor 307
place-corridor-308 = corridor 308
place-corridor-309 = corridor 309
place-corridor-310 = corridor 310
place-corridor-311 = corridor 311
place-corridor-312 = corridor 312
place-corridor-313 = corridor 313
place-corridor-314 = corridor 314
place-corridor-315 = corridor 315
place-corridor-316 = corridor 316
place-corridor-317 = corridor 317
place-corridor-318 = corridor 318
place-corridor-319 = corridor 319
place-corridor-320 = corridor 320
place-stair-321 = stairs 321
place-stair-322 = stairs 322
place-room-3a = room 3A
place-room-3b = room 3B
place-room-3c = room 3C
place-room-3d = room 3D
place-room-3e = room 3E
place-room-3f = room 3F
place-room-3g = room 3G
place-room-3h = room 3H
place-chamber-3j = chamber 3J
place-chamber-3k = chamber 3K
place-corridor-401 = corridor 401
place-corridor-402 = corridor 402
place-corridor-403 = corridor 403
place-corridor-404 = corridor 404
place-corridor-405 = corridor 405
place-corridor-406 = corridor 406
place-corridor-407 = corridor 407
place-corridor-408 = corridor 408
place-corridor-409 = corridor 409
place-corridor-410 = corridor 410
place-corridor-411 = corridor 411
place-corridor-412 = corridor 412
place-corridor-413 = corridor 413
place-corridor-414 = corridor 414
place-corridor-415 = corridor 415
place-corridor-416 = corridor 416
place-corridor-417 = corridor 417
place-corridor-418 = corridor 418
place-corridor-419 = corridor 419
place-corridor-420 = corridor 420
place-corridor-421 = corridor 421
place-corridor-422 = corridor 422
place-corridor-423 = corridor 423
place-corridor-424 = corridor 424
place-corridor-425 = corridor 425
place-corridor-426 = corridor 426
place-corridor-427 = corridor 427
place-corridor-428 = corridor 428
place-stair-429 = stairs 429
place-stair-430 = stairs 430
place-room-4a = room 4A
place-room-4b = room 4B
place-room-4c = room 4C
place-room-4d = room 4D
place-room-4e = room 4E
place-room-4f = room 4F
place-room-4g = room 4G
place-room-4h = room 4H
place-chamber-4j = chamber 4J
place-chamber-4k = chamber 4K
place-corridor-501 = corridor 501
place-corridor-502 = corridor 502
place-corridor-503 = corridor 503
place-corridor-504 = corridor 504
place-corridor-505 = corridor 505
place-corridor-506 = corridor 506
place-corridor-507 = corridor 507
place-corridor-508 = corridor 508
place-corridor-509 = corridor 509
place-corridor-510 = corridor 510
place-corridor-511 = corridor 511
place-corridor-512 = corridor 512
place-corridor-513 = corridor 513
place-corridor-514 = corridor 514
place-corridor-515 = corridor 515
place-corridor-516 = corridor 516
place-corridor-517 = corridor 517
place-corridor-518 = corridor 518
place-corridor-519 = corridor 519
place-corridor-520 = corridor 520
place-corridor-521 = corridor 521
place-stair-522 = stairs 522
place-stair-523 = stairs 523
place-room-5a = room 5A
place-room-5b = room 5B
place-room-5c = room 5C
place-room-5d = room 5D
place-room-5e = room 5E
place-room-5f = room 5F
place-room-5g = room 5G
place-room-5h = room 5H
place-chamber-5j = chamber 5J
place-chamber-5k = chamber 5K
place-corridor-601 = corridor 601
place-corridor-602 = corridor 602
place-corridor-603 = corridor 603
place-corridor-604 = corridor 604
place-corridor-605 = corridor 605
place-corridor-606 = corridor 606
place-corridor-607 = corridor 607
place-corridor-608 = corridor 608
place-corridor-609 = corridor 609
place-corridor-610 = corridor 610
place-corridor-611 = corridor 611
place-corridor-612 = corridor 612
place-corridor-613 = corridor 613
place-corridor-614 = corridor 614
place-corridor-615 = corridor 615
place-corridor-616 = corridor 616
place-corridor-617 = corridor 617
place-corridor-618 = corridor 618
place-corridor-619 = corridor 619
place-corridor-620 = corridor 620
place-corridor-621 = corridor 621
place-corridor-622 = corridor 622
place-corridor-623 = corridor 623
place-corridor-624 = corridor 624
place-corridor-625 = corridor 625
place-corridor-626 = corridor 626
place-corridor-627 = corridor 627
place-corridor-628 = corridor 628
place-corridor-629 = corridor 629
place-room-6a = room 6A
place-room-6b = room 6B
place-room-6c = room 6C
place-room-6d = room 6D
place-room-6e = room 6E
place-room-6f = room 6F
place-room-6g = room 6G
place-room-6h = room 6H
place-chamber-6j = chamber 6J
place-chamber-6k = chamber 6K

## The picture of the board

great-hall = Great Hall
picture-north = N
picture-start = Start
picture-level = Level { $level }
picture-door = door
picture-secret = secret door
picture-stairs = stairs
picture-shadowstone = Shadowstone
picture-room = room: 1 Monster, 1 Prize
picture-chamber = chamber: 3 Monsters
picture-monster = A face-down Monster card of Level { $level }
picture-prize = A face-down Prize card of Level { $level }
picture-cleared = Cleared token
picture-gold = { $gold } of { $goal } GP
picture-boss-life = { $name }: { $life } HP
picture-sideboard = Sideboard
picture-caged = caged
picture-lost = { $count ->
        [one] loses a turn
       *[other] loses { $count } turns
    }

## The board in a terminal

board-draft = Before the first step
board-class-taken = Taken by seat { $number }
board-class-cards = { $count ->
        [one] 1 ability or card
       *[other] { $count } abilities and cards
    }
board-round = Round { $round }
board-turn = { $hero } plays
board-boss = { $name }: { $count } HP
board-level = Level { $level }
board-cropped = The map around { $hero }. It takes { $width } columns to see all of it.
board-hero = Hero
board-where = Where
board-gold = Treasure, GP
board-treasures = Cards
board-spells = Spells
board-state = State
board-gold-of = { $gold } of { $goal }
board-worth = { $gold } GP
board-dead = killed
board-caged = caged
board-lost = { $count ->
        [one] loses 1 turn
       *[other] loses { $count } turns
    }
board-own = { $hero }: treasure and cards
board-nothing = Nothing yet.
board-sideboard = Sideboard:
board-walk = { $hero }: { $count ->
        [one] 1 space to go
       *[other] { $count } spaces to go
    }
board-steps = { $count ->
        [one] 1 step:
       *[other] { $count } steps:
    }
board-fight = { $hero } against { $foe }
board-needs = Needs { $count } or more.
board-chance = { $count }% to win.
board-column-rogue = Rogue
board-column-cleric = Cleric
board-column-fighter = Fighter
board-column-wizard = Wizard
board-column-fireball = Fireball
board-column-lightning-bolt = Lightning
board-tier-miss = Miss
    .text = nothing happens
board-tier-stunned = Stunned
    .text = drop 1 treasure
board-tier-hurt = Hurt
    .text = drop 1 treasure, step back, lose a turn
board-tier-serious = Seriously Hurt
    .text = drop half your treasure, back to the Great Hall
board-tier-killed = Killed
    .text = drop everything
board-boss-life = { $count ->
        [one] 1 hit point left
       *[other] { $count } hit points left
    }
board-boss-dice = A double on { $count } dice strikes him.
board-boss-robs = Guess wrong: he takes a treasure. Lose your last one and you die.
board-guess = The guess: { $spell }
board-boss-spell = Magaroth casts { $spell }
board-doom = Doom
board-threats = { $count ->
        [one] 1 threat token in the box
       *[other] { $count } threat tokens in the box
    }
board-legend-active = plays now
board-legend-card = face-down Monster
board-legend-prize = Prize card
board-legend-cleared = cleared
board-legend-monster = monster at large
board-legend-treasure = treasure on the floor
board-legend-stone = Shadowstone
board-legend-boss = the boss
board-legend-door = door
board-legend-secret = secret door
board-legend-stairs = stairs

## The board in the browser

board-amount = { $gold }
board-goal-name = goal
board-goal = of { $goal } GP
board-move = spaces a turn
board-spent = spent
board-treasures-held = { $count ->
        [one] 1 treasure
       *[other] { $count } treasures
    }
board-spells-held = { $count ->
        [one] 1 spell
       *[other] { $count } spells
    }
board-graves = { $count ->
        [one] 1 gravestone
       *[other] { $count } gravestones
    }
board-steps-count = { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
board-immune = immune
board-kind-humanoid = humanoid
board-kind-undead = undead
board-kind-beast = beast
board-kind-construct = construct
board-kind-fiend = fiend
board-kind-ooze = ooze
board-kind-dragon = dragon
board-strikes-back = A miss may cost you
board-safe = From safety: nothing strikes back.
board-prize = Prize: { $prize }, { $gold } GP
board-rolled = Rolled { $total }.
board-bonus = The dice, and { $count } more
board-foe-rolled = { $foe } strikes back: { $total }
board-assault = The battle with Magaroth
board-guessed = your guess
board-played = his spell
board-guess-right = Right! Roll a double and strike.
board-guess-wrong = Wrong. He takes a treasure.
board-treasures-left = { $count ->
        [0] no treasure left
        [one] 1 treasure left
       *[other] { $count } treasures left
    }

## Groups of options

group-class = Classes
group-walk = Go somewhere
group-arrive = Appear somewhere
group-look = Look into a room
group-cast = Cast into a room
group-drop = Give up a treasure
group-take = Take a treasure
group-bank = Bank a treasure
score-wealth = { $count } GP
    .title = Treasure

## What a choice would mean

forecast-attack-chance = { $chance }%: roll { $needs } or more against { $foe }
forecast-unknown-foe = About { $chance }% against a level { $level } monster
forecast-spell-chance = { $chance }%: roll { $needs } or more against { $foe }
forecast-immune = { $foe } is immune to your spells
forecast-unknown-spell-chance = About { $chance }% with { $spell } on level { $level }
forecast-failure-brings = If you fail: Stunned { $stunned }%, Hurt { $hurt }%, Seriously Hurt { $serious }%{ $killed ->
        [0] {""}
       *[other] , Killed { $killed }%
    }
forecast-from-safety = The monster can’t strike back; a miss ends your turn
forecast-escapes = You get away, and the monster does not strike
forecast-roll-becomes = Your total becomes { $total }; you need { $needs }
forecast-chance-becomes = { $chance }% to win
forecast-foe-slain = Destroys { $foe }
forecast-suffers = { $tier ->
        [stunned] Stunned: { $drops ->
            [0] nothing to drop
           *[other] you drop 1 treasure
        }
        [stands] You stand fast: { $drops ->
            [0] nothing to drop
           *[other] you drop 1 treasure
        }
        [hurt] Hurt: { $drops ->
            [0] you retreat and lose a turn
           *[other] you drop 1 treasure, retreat and lose a turn
        }
        [serious] Seriously Hurt: { $drops ->
            [0] back to the Great Hall
            [one] drop 1 treasure, back to the Great Hall
           *[other] drop { $drops } treasures, back to the Great Hall
        }
       *[killed] Killed: all you carry is lost
    }
forecast-unharmed = Nothing happens to you
forecast-duel-chance = { $chance }% to beat { $rival }
forecast-duel-risk = { $gold ->
        [0] { $chance }% to be beaten; you have nothing to lose
       *[other] { $chance }% to be beaten, which may cost you { $gold } GP
    }
forecast-hex-chance = { $chance }%: roll { $needs } or more against { $rival }
forecast-booty = { $rival } carries a treasure of { $gold } GP
forecast-walk-cost = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }{ $left ->
        [0] {""}
       *[other] , { $left } left
    }
forecast-foe-there = { $foe } is there
forecast-treasure-there = { $gold } GP to be had
forecast-prize-there = A hidden Prize, about { $gold } GP
forecast-rival-there = { $rival } is there
forecast-rests-there = You can rest there
forecast-steps-home = { $steps ->
        [0] The Great Hall itself
        [one] 1 step from the Great Hall
       *[other] { $steps } steps from the Great Hall
    }
forecast-door-chance = { $chance }% to find the secret door
forecast-else-move-ends = A failed search ends your move
forecast-steps-added = { $steps ->
        [one] 1 more step
       *[other] { $steps } more steps
    }
forecast-slips-past = Monsters don’t stop this move
forecast-teleport-reach = { $lowest ->
        [1] To level 1 or 2
       *[other] To levels { $lowest } to { $highest }
    }
forecast-gold-gained = { $gold } GP
forecast-gold-lost = { $gold } GP lost
forecast-goal-missing = { $gold ->
        [0] Your goal is met
       *[other] Then { $gold } GP are missing from your goal
    }
forecast-class-figures = Bring home { $gold } GP; move { $steps }{ $dice ->
        [0] {""}
       *[other] {" "}+ 1 die
    }
forecast-boss-waits = { $life ->
        [one] Magaroth has 1 hit point
       *[other] Magaroth has { $life } hit points
    }; strike with { $dice } dice
forecast-victory-chance = { $chance }% to win
forecast-strike-chance = { $chance }%: the right spell, then a double with { $dice } dice
forecast-double-chance = { $chance }% for a double

## A game looked back upon

chapter-name = Round { $chapter }
measure-gold = Gold
measure-goal = Percent of the goal
measure-beaten = Monsters defeated
    .honor = Most monsters
measure-robbed = Gold taken from rivals
    .honor = Longest fingers
measure-dropped = Gold dropped
    .honor = Heaviest losses
measure-doors = Secret doors found
    .honor = Sharpest eyes
measure-deaths = Heroes lost
    .honor = Deepest grave

## The guided game

guide-welcome = Welcome to Darkpain Castle! Bring enough treasure back to the Great Hall, beat Magaroth there, and you win. A bot races you.
guide-class = Each class has its goal and its tricks. The Rogue needs 10,000 GP, is fast, and carries a dagger that slays anything, once.
guide-move = You roll a die and add 4: that’s how far you may go. Choose the room: it shows the steps and your chance against what hides there.
guide-prize = Beaten! You reached the monster’s number for your class, so its Prize is yours. Deeper monsters are tougher, and their Prizes richer.
guide-secret = Some rooms have only a secret door, such as this one. Go to the corridor in front of it.
guide-search = To find a secret door, roll 1 or 2. A failed search ends your move, but the next try is easier.
guide-found = There it is, and you know it for good. You have steps left: go in.
guide-too-low = Your roll is too low. A card or an ability may still raise it: the choice shows how far.
guide-short = Backstab adds 2, and that is enough. The card comes back when you rest in the Great Hall.
guide-deeper = Level 1 is too poor for 10,000 GP. Stairs lead down: level 4 has Prizes of 2,000 GP and more. Run!
guide-odds = Look at your chance before you enter. If you fail, the monster strikes back: the choice shows how that may end.
guide-dagger = Too low. Your dagger would kill it, once per game. Keep it for something bigger.
guide-riposte = You could slip away with Hide in Shadows. Stay this time, and see what the monster does.
guide-drop = You drop a treasure, and the monster guards it until somebody beats it. Drop what is worth least.
guide-again = It is your turn again, and the monster is still there. Stay and fight it once more.
guide-sideboard = A monster that was not beaten goes to the sideboard. Each one there gives Magaroth a hit point. Finish it.
guide-collect = Treasure that nobody guards lies here, such as what was dropped before. Pick it up.
guide-greed = 3,750 GP so far. On level 6 a single Prize may be worth twice that, and you still have your dagger.
guide-titan = 11 needed, and you rolled 7. This is what the dagger is for.
guide-home = More than 10,000 GP: your goal is met. Now carry it home. Heroes who meet you may rob you, monsters make you drop it.
guide-assault = Home, with enough treasure. Now you may face Magaroth. The choice shows your chance.
guide-guess = Magaroth chooses one of three spells in secret. Guess it, and you may strike. Guess wrong, and he takes a treasure.
guide-wrong = Teleport! He takes a treasure, of your choice. That’s why heroes bring some to spare: without any left, you die.
guide-once-more = Again. Guess right, then roll 4 dice: any double takes a hit point, and he has 1.
guide-rest = In the Great Hall or a cleared chamber you rest: Action Cards and spells come back.
guide-robbed = Heroes on the same space may fight: the winner takes a treasure. Keep your distance when you carry much.
guide-cage = A cage trap: you lose your next turn. The Prize stays in the room.
guide-sent-home = Seriously Hurt: half of what you carried is left behind, and you wake up in the Great Hall.
guide-killed = Killed! You come back as a new hero, with nothing but a new chance.
guide-end = That’s the whole game: dare, grab, get home, guess. In a real game the goal must still be met when Magaroth falls. Ready?
