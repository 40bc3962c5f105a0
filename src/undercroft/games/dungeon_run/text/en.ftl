game-dungeon-run = Dungeon Run
    .tagline = Lay the maze, steal the Stone.
    .about = Explore a dungeon tile by tile and slay its boss together. Then turn on each other: carry the Summoning Stone out, or be the last hero alive.
    .story = For thousands of years Itharia has been at war over the Summoning Stones: anyone who bears one becomes a wizard who calls up armies. One is buried under the ruins of Kravlas, in a dungeon that a long-dead race built and filled with traps; something dark holds it now and summons monsters. You come on a master’s order, for the safety of your people, or to become a living god. You go down together, and none of you will share the Stone.

## The game in short

primer-1 = Take the Summoning Stone from the boss and end your turn with it on the Dungeon Entrance. Or be the last hero alive once the Stone is found.
primer-2 = You have 2 actions per turn. What you can choose lights up on the map; a click there does the same as the button.
primer-3 = An exit with a “?” leads into the unknown: draw a tile, place it and enter. A treasure, a monster, a trap or a stranger may be waiting there.
primer-4 = In a battle the monster rolls first. Then roll as many dice as your brawn or magic. A die that reaches its defense hits it or blocks any hit; a lower one blocks only a hit with the same number.
primer-5 = Each hit you don’t block is 1 wound. With wounds for half your life you are bloodied, which some cards care about. At as many wounds as life you are knocked out: drop an item, lose a turn. Once someone holds the Stone, you die instead.
primer-6 = 2 encounter cards from your loot pile pay for training (Advance): a rating rises by 1 and you gain an ability.
primer-7 = When the last tile is placed, the boss appears far from the Entrance. Until then you may help each other, but nobody has to.

## The heroes

hero-dorgan = Dorgan
    .title = Treasure Hunter
    .text = Roll 1 extra die to disarm. When you disarm a trap, draw a treasure into your loot pile.
    .summoner = You may Move even with a monster or another hero on your tile.
hero-mizzle = Mizzle
    .title = Cutpurse
    .text = You suffer no free attack for a failed escape or for a whole turn beside a monster. Roll 1 extra die to escape.
    .summoner = Free action, once per turn: go to an adjacent tile.
    .gender = feminine
hero-kessa = Kessa
    .title = Exiled Captain
    .text = Your dice that show 3 may block any hit. Your assist adds 1 extra die.
    .summoner = Remove 1 hit from each attack on you.
    .gender = feminine
hero-ragg = Ragg
    .title = Pit Champion
    .text = While bloodied, roll 2 extra dice in battles and duels.
    .summoner = Free action, once per turn: a summoned monster makes a free attack on another hero on its tile.
hero-saelith = Saelith
    .title = Star Reader
    .text = Once per turn, you may turn one of your dice in a battle or a disarm to 6.
    .summoner = When you summon a monster, you may have any monster make a free attack on another hero on its tile.
    .gender = feminine
hero-corvan = Corvan
    .title = Ember Mage
    .text = In your magic rolls, each hit by a die that shows 6 deals 2 wounds.
    .summoner = Free action, once per turn: summon one more monster.
hero-brunna = Brunna
    .title = Lamp Bearer
    .text = At the start of your turn, if you are bloodied, heal 1 wound.
    .summoner = At the start of your turn, heal 2 wounds.
    .gender = feminine
hero-thelian = Thelian
    .title = Grove Oracle
    .text = Monsters never roam onto your tile; a boss may. Roll 1 extra die in battles with undead.
    .summoner = Free action, once per turn: move any monster except a boss to an adjacent tile without a monster.

## Summoner abilities

summoner-dorgan = Dorgan, Summoner
    .text = { hero-dorgan.summoner }
summoner-mizzle = Mizzle, Summoner
    .text = { hero-mizzle.summoner }
summoner-kessa = Kessa, Summoner
    .text = { hero-kessa.summoner }
summoner-ragg = Ragg, Summoner
    .text = { hero-ragg.summoner }
summoner-saelith = Saelith, Summoner
    .text = { hero-saelith.summoner }
summoner-corvan = Corvan, Summoner
    .text = { hero-corvan.summoner }
summoner-brunna = Brunna, Summoner
    .text = { hero-brunna.summoner }
summoner-thelian = Thelian, Summoner
    .text = { hero-thelian.summoner }

## Ability cards: Dorgan

ability-stonebreaker = Stonebreaker
    .text = Roll 2 extra dice in battles with animate monsters.
ability-old-grudge = Old Grudge
    .text = Roll 1 extra die in duels, or 2 extra dice if the other hero is a goblin.
ability-mine-is-mine = Mine Is Mine
    .text = When knocked out, you leave no item. While bloodied, roll 1 extra die in battles.
ability-second-swing = Second Swing
    .text = Once per turn, you may re-roll all your dice in a battle or an attack on a hero.
ability-falling-pebbles = Falling Pebbles
    .text = Once per turn, you may make another hero on your tile re-roll all dice of a battle or a disarm.
ability-blasting-powder = Blasting Powder
    .text = Action, once per game: deal 3 wounds to a monster on your tile or an adjacent one.
ability-bounty-mark = Bounty Mark
    .text = Action: put this card on the monster on your tile. Its defense is 1 lower, and the hero who kills it draws a treasure.
ability-tunnel-eyes = Tunnel Eyes
    .text = Once per turn, you may set a fitting tile aside and draw another. Traps need 1 success fewer from you (at least 1).
ability-miners-boots = Miner’s Boots
    .text = Skip the rolls of the Ancient Bridge, the Underground Channel and the Portcullis Room.
ability-finders-keepers = Finders Keepers
    .text = When you wound a hero in a duel and take no wound, you may steal a random treasure from another hero’s loot pile here.

## Ability cards: Mizzle

ability-knife-in-the-crowd = Knife in the Crowd
    .text = With another standing hero on your tile, add half your base skill to your dice in battles and attacks on heroes.
ability-fits-me-fine = Fits Me Fine
    .text = You may also equip items of the War training. Once per turn, when you search, gain 1 action.
ability-loaded-die = Loaded Die
    .text = Once per turn, you may turn one of your dice in a duel, a disarm or an escape to 6.
ability-lucky-coin = Lucky Coin
    .text = You may re-roll all your dice of a disarm, an escape, the Ancient Bridge or the Underground Channel.
ability-whispered-insult = Whispered Insult
    .text = Once per turn, you may make another hero on your tile or an adjacent one re-roll 1 die of a battle or a duel.
ability-light-fingers = Light Fingers
    .text = Action, once per turn: steal a random treasure from the loot pile of another hero on your tile.
ability-decoy-purse = Decoy Purse
    .text = Free action, once per game: leave an item of your choice on your tile, then go to an adjacent tile twice.
ability-long-shadow = Long Shadow
    .text = After a Move, you may go one placed tile further. After an escape, you may go to an adjacent tile.
ability-between-the-legs = Between the Legs
    .text = You may Move even with a monster on your tile.
ability-cut-straps = Cut Straps
    .text = Your sabotage takes 1 extra die. When an action you sabotaged fails, you may steal a random encounter card from the loot pile of another hero on your tile.

## Ability cards: Kessa

ability-shield-wall = Shield Wall
    .text = With another standing hero on your tile, your dice that show 1 or 2 may block any hit.
ability-parade-ground-cut = Parade Ground Cut
    .text = For your dice, the defense of humanoids is 1 lower.
ability-hard-lessons = Hard Lessons
    .text = While bloodied, you pay 1 encounter card instead of 2 for Advance.
ability-steady-hand = Steady Hand
    .text = You may re-roll one of your dice in a battle or a duel.
ability-break-their-nerve = Break Their Nerve
    .text = You may make a monster on your tile re-roll 1 die of a battle or free attack.
ability-charge = Charge
    .text = Action, once per turn: go to an adjacent tile and make a free attack on the monster there, with your brawn and 1 die fewer.
ability-rallying-cry = Rallying Cry
    .text = Action, once per turn: you and all heroes on your tile heal 1 wound each.
ability-forced-march = Forced March
    .text = Free action, once per turn: take 1 wound and gain 1 action.
ability-on-your-feet = On Your Feet
    .text = When you stand up, heal 1 wound and keep 1 action of that turn.
ability-hold-the-line = Hold the Line
    .text = Roll 1 extra die when you attack a hero. Heroes who escape from you need 1 more on a die.

## Ability cards: Ragg

ability-bite-back = Bite Back
    .text = A monster or hero whose attack wounds you takes 1 wound. Roll 1 extra die in duels with heroes of the Magic training.
ability-skull-splitter = Skull Splitter
    .text = While bloodied, each hit by a die that shows 6 in your brawn rolls deals 2 wounds.
ability-blind-fury = Blind Fury
    .text = In battles, each of your dice that shows 1 counts as 5.
ability-spit-on-the-dice = Spit on the Dice
    .text = With no other standing hero on your tile, you may re-roll all your dice of a battle that show less than 4.
ability-roar = Roar
    .text = Once per turn, you may make another hero on your tile re-roll all dice of a battle, a duel or an escape.
ability-pick-a-fight = Pick a Fight
    .text = Action, once per turn: draw an encounter card for your tile and resolve it.
ability-sucker-punch = Sucker Punch
    .text = Action, once per game: make a free attack with your brawn on another hero on your tile.
ability-wild-rush = Wild Rush
    .text = Once per turn, when you Move, deal 1 wound to the monster on the tile you reach.
ability-kick-it-in = Kick It In
    .text = Leave the Portcullis Room without a roll. Take 1 wound fewer from each special tile.
ability-pit-throw = Pit Throw
    .text = Action, once per turn: move another hero on your tile to an adjacent tile of your choice.

## Ability cards: Saelith

ability-starlit-mind = Starlit Mind
    .text = +1 magic while you have an enchanted item equipped.
ability-threads-of-fate = Threads of Fate
    .text = Your dice that show 3 count as 4 in duels, disarms, at the Underground Channel and in the Portcullis Room.
ability-open-eye = Open Eye
    .text = When you draw ability cards, draw 1 extra to choose from. Once per turn, when you advance, gain 1 action.
ability-second-sight = Second Sight
    .text = Once per turn, in a battle with magic, you may re-roll all your dice that show less than 4.
ability-ill-omen = Ill Omen
    .text = Once per turn, you may make another hero, here or on an adjacent tile, re-roll all dice of a battle, duel, disarm or escape.
ability-read-the-signs = Read the Signs
    .text = Free action, once per turn: look at the next 2 encounter cards in secret. Each stays on top or goes to the bottom.
ability-vision-of-the-end = Vision of the End
    .text = Action, once per game: look at the hidden boss card in secret and gain a training marker.
ability-star-bridge = Star Bridge
    .text = Action, once per turn: go to the tile of another hero.
ability-feather-step = Feather Step
    .text = With no other standing hero on your tile, you may go one placed tile further after a Move. Skip the roll of the Ancient Bridge.
ability-long-gaze = Long Gaze
    .text = You may also assist and sabotage on adjacent tiles. Your sabotage takes 1 extra die.

## Ability cards: Corvan

ability-dry-bones = Dry Bones
    .text = Roll 2 extra dice in battles with magic against undead.
ability-relic-fire = Relic Fire
    .text = While you have an enchanted item equipped, roll 1 extra die in battles and duels.
ability-burning-temper = Burning Temper
    .text = +1 magic, −1 skill.
ability-desperate-flame = Desperate Flame
    .text = While bloodied, you may re-roll all your dice of a battle or a duel with magic.
ability-blinding-flash = Blinding Flash
    .text = Once per turn, you may make a monster on your tile or an adjacent one re-roll all dice of a battle or free attack.
ability-ember-lance = Ember Lance
    .text = Action, once per turn: deal 1 wound to a monster on your tile or an adjacent one.
ability-hex-of-lead = Hex of Lead
    .text = Action: put this card on the monster on your tile. It rolls 1 attack die fewer, and heroes roll 2 extra dice to escape from it.
ability-smoke-step = Smoke Step
    .text = Action, once per turn: go to an adjacent tile, even away from a monster or hero.
ability-torchlight = Torchlight
    .text = You may re-roll the content die of a tile you place.
ability-fire-and-betrayal = Fire and Betrayal
    .text = Action, once per game: another hero on your tile or an adjacent one takes 2 wounds. Armor doesn’t help.

## Ability cards: Brunna

ability-oath-against-the-dead = Oath Against the Dead
    .text = For your dice, the defense of undead is 1 lower. When you kill an undead, heal 1 wound.
ability-broad-as-a-door = Broad as a Door
    .text = +2 life.
ability-shared-light = Shared Light
    .text = Your assist adds 1 extra die. When your assist was used, you may heal 1 wound of another hero on your tile.
ability-patient-prayer = Patient Prayer
    .text = Once per turn, in a battle, a disarm or the Portcullis Room, you may re-roll all your dice that show less than 4.
ability-stern-rebuke = Stern Rebuke
    .text = Once per turn, you may make another hero on your tile re-roll all dice of a duel.
ability-cleansing-light = Cleansing Light
    .text = Action, once per turn: heal 1 wound and discard one lasting trap on you.
ability-smite = Smite
    .text = Action, once per turn: make a free attack with your brawn on an undead or animate monster on your tile.
ability-stone-skin = Stone Skin
    .text = When attacked, roll 2 dice; each 6 removes 1 hit you are about to take. Take 1 wound fewer from each trap.
ability-unquenched-lamp = Unquenched Lamp
    .text = The Cursed Stone doesn’t affect your abilities. Monsters never roam onto your tile; a boss may.
ability-immovable = Immovable
    .text = Nobody can sabotage you. Heroes who escape from you need 1 more on a die.

## Ability cards: Thelian

ability-voice-of-the-wild = Voice of the Wild
    .text = Roll 2 extra dice in battles with beasts.
ability-borrowed-strength = Borrowed Strength
    .text = Add half your base magic to your dice in disarms, escapes, at the Underground Channel and in the Portcullis Room.
ability-bark-skin = Bark Skin
    .text = While bloodied, remove 1 hit from each attack on you.
ability-whispering-leaves = Whispering Leaves
    .text = You may re-roll one of your dice in a battle or an escape.
ability-creeping-vines = Creeping Vines
    .text = You may make another hero on your tile or an adjacent one re-roll all dice of an escape.
ability-healing-spring = Healing Spring
    .text = Action, once per turn: heal 2 wounds.
ability-snaring-roots = Snaring Roots
    .text = Action: put this card on the monster on your tile. Heroes roll 1 extra die in battles with it, and it doesn’t roam.
ability-green-threshold = Green Threshold
    .text = Once per turn, when you place a tile, heal 1 wound.
ability-soft-tread = Soft Tread
    .text = You suffer no free attack for a failed escape or for a whole turn beside a monster. You need 1 less on a die to escape.
ability-stir-the-beasts = Stir the Beasts
    .text = Action, once per turn: a monster on your tile or an adjacent one makes a free attack on another hero on its tile.

## The monsters

monster-goblin-cutpurse = Goblin Cutpurse
    .text = When its attack wounds you, leave an item of your choice on the tile. It rolls 1 attack die fewer against goblins.
monster-kravlas-cultist = Cultist of Kravlas
    .text = It rolls 1 extra attack die against heroes of the Prayer training. When you kill it, look at the hidden boss card in secret.
monster-cellar-ogre = Cellar Ogre
    .text = Armor doesn’t help against it. It rolls 1 extra attack die against dwarves.
monster-veshka-redsash = Veshka Redsash
    .text = Nobody can assist in a battle with her. When you kill her, draw a treasure into your loot pile.
    .gender = feminine
monster-bone-guard = Bone Guard
    .text = Roll 1 die fewer when you battle it with brawn.
monster-wailing-wraith = Wailing Wraith
    .text = You can battle it only with magic.
monster-crypt-ghoul = Crypt Ghoul
    .text = When its attack wounds you, you have 1 action fewer this turn.
monster-king-ulvar = King Ulvar
    .text = He rolls 1 extra attack die against a hero with an enchanted item equipped. When you kill him, you get the Crown of Kravlas.
monster-bat-swarm = Bat Swarm
    .text = It re-rolls its misses once.
monster-gloomwolf = Gloomwolf
    .text = It rolls 1 extra attack die against a bloodied hero.
monster-fire-drake = Fire Drake
    .text = When you draw it, you and all other heroes on the tile take 1 wound each.
monster-ishkaal = Ishkaal the Many-Headed
    .text = It heals 1 wound before each roaming step. It rolls 1 extra attack die while another standing hero is on the tile with you.
monster-slime = Slime
    .text = Roll 1 die fewer to escape from it.
monster-stone-golem = Stone Golem
    .text = It ignores the first wound of each battle or free attack.
monster-hollow-armor = Hollow Armor
    .text = You can battle it only with brawn.
monster-watching-idol = Watching Idol
    .text = It doesn’t roam. It rolls 2 extra attack dice in free attacks.

## The traps

trap-dart-wall = Dart Wall
    .text = Take 2 wounds.
trap-long-slide = Long Slide
    .text = Take 1 wound and go to the Entrance.
trap-grasping-hands = Grasping Hands
    .text = Take 1 wound and leave an item of your choice on the tile.
trap-alarm-gong = Alarm Gong
    .text = Draw an encounter card for your tile and resolve it.
trap-fire-rune = Fire Rune
    .text = Take 2 wounds; each other hero on the tile takes 1.
trap-venom-needle = Venom Needle
    .text = Take 1 wound. Until you rally, roll 1 die fewer in battles and duels.
trap-leg-iron = Leg Iron
    .text = −2 skill. At the start of each of your turns, roll 1 die: on 4+ this ends.
trap-blood-curse = Blood Curse
    .text = −2 life until you kill a monster.

## The strangers

stranger-barefoot-hermit = Barefoot Hermit
    .text = Heal 2 wounds and discard one lasting trap on you. The hermit stays.
stranger-lantern-bearer = Lantern Bearer
    .text = Give up an item to get the Lantern of the Dead.
stranger-old-sergeant = Old Sergeant
    .text = Waits at the Entrance. Gain a training marker on a rating of your choice.
stranger-mole-guide = Mole Guide
    .text = Give up an encounter card from your loot pile to go to any tile of the dungeon.
stranger-blood-seer = Blood Seer
    .text = Take 1 wound to look in secret at the boss card and the next 3 encounter cards. Each of these 3 stays on top or goes to the bottom.

## The bosses

boss-hadrak = Hadrak the Stonebinder
    .text = Armor doesn’t help against him. He rolls 2 extra attack dice in free attacks.
boss-isaveth = Isaveth the Pale Regent
    .text = Nobody can assist in a battle with her. She heals 1 wound before each roaming step.
    .gender = feminine
boss-ormgrath = Ormgrath the Dragon
    .text = He rolls 1 extra attack die while another standing hero is on the tile with you. When his attack wounds you, each other hero on the tile takes 1 wound.
boss-khor-vaal = Khor-Vaal the Colossus
    .text = It ignores the first wound of each battle or free attack. It doesn’t roam.

## The treasures

treasure-feud-sword = Feud Sword
    .text = +1 die with brawn in battles and duels. In duels with elves, another +1.
treasure-bonecracker-mace = Bonecracker Mace
    .text = +1 die with brawn in battles. Against undead and animate monsters, another +1.
treasure-lonely-needle = Lonely Needle
    .text = With no other standing hero on your tile, defense is 1 lower for your dice.
treasure-ember-wand = Ember Wand
    .text = +1 die with magic in battles. Action, once per game: deal 2 wounds to a monster on your tile or an adjacent one.
treasure-duelling-rapier = Dueling Rapier
    .text = +1 die with brawn in duels. In battles with brawn, your dice that show 2 or 3 may block any hit.
treasure-grave-sickle = Grave Sickle
    .text = Against undead and beasts, defense is 1 lower for your dice.
treasure-headsmans-axe = Headsman’s Axe
    .text = +1 die with brawn in battles and duels. With brawn, each hit by a die that shows 6 deals 2 wounds.
treasure-yew-longbow = Yew Longbow
    .text = Action, once per turn: make a free attack with skill on the monster here.
treasure-stormcaller-staff = Stormcaller Staff
    .text = +1 die with magic in battles and duels. Once per turn, you may re-roll all your dice of such a roll that show less than 4.
treasure-gatekeepers-shield = Gatekeeper’s Shield
    .text = Armor: roll 1 die; 5+ removes 1 hit you are about to take. Your assist adds 1 extra die.
treasure-mirror-buckler = Mirror Buckler
    .text = Armor: roll 1 die; 6 removes 1 hit you are about to take. A monster or hero whose attack wounds you takes 1 wound.
treasure-ten-foot-pole = Ten-Foot Pole
    .text = Traps need 1 success fewer from you (at least 1). Skip the rolls of the Ancient Bridge and the Underground Channel.
treasure-miners-helm = Miner’s Helm
    .text = Armor: roll 1 die; 5+ removes 1 hit you are about to take. Take 1 wound fewer from each trap.
treasure-circlet-of-clear-thought = Circlet of Clear Thought
    .text = +1 magic. When you draw ability cards, draw 1 extra to choose from.
treasure-hood-of-whispers = Hood of Whispers
    .text = +1 die to escape. You suffer no free attack for a failed escape or for a whole turn beside a monster.
treasure-gate-guards-plate = Gate Guard’s Plate
    .text = Armor: roll 3 dice; each 5+ removes 1 hit you are about to take. −1 skill.
treasure-couriers-leathers = Courier’s Leathers
    .text = Armor: roll 1 die; 6 removes 1 hit you are about to take. Once per turn, after a Move, you may go one placed tile further if nothing holds you.
treasure-robe-of-ash = Robe of Ash
    .text = While bloodied, remove 1 hit from each attack on you.
treasure-shadow-cloak = Shadow Cloak
    .text = You may Move even with a monster on your tile.
treasure-healers-satchel = Healer’s Satchel
    .text = Action, once per turn: you and all heroes on your tile heal 1 wound each.
treasure-lucky-knucklebone = Lucky Knucklebone
    .text = Once per turn, you may re-roll one of your dice in a battle, duel, disarm, escape or content roll.
treasure-hex-doll = Hex Doll
    .text = Once per turn, make another hero, here or on an adjacent tile, re-roll all dice of a battle, duel, disarm or escape. Or make a monster on your tile re-roll all dice of a battle or free attack.

## The artifacts

artifact-summoning-stone = Summoning Stone
    .text = Equipped, it wakes your Summoner ability, lets you Summon and keeps the First Player token with you. End your turn on the Entrance with it and you win.
artifact-sword-of-the-well-spirit = Sword of the Well Spirit
    .text = +2 dice in battles and duels. When you kill a monster, heal 1 wound.
artifact-crown-of-kravlas = Crown of Kravlas
    .text = Free action, once per turn: push a monster (never a boss) from here or an adjacent tile to a tile next to it without one. Monsters never roam onto your tile; a boss may.
artifact-lantern-of-the-dead = Lantern of the Dead
    .text = Free action, once per turn: look at the next 2 encounter cards in secret. Each stays on top or goes to the bottom. When you stand up, keep 1 action of that turn.

## The tiles

tile-entrance = Dungeon Entrance
    .text = All heroes start here. End your turn here alive with the Summoning Stone and you win.
tile-lair = Boss Lair
    .text = Placed after the last tile, as far from the Entrance as it fits. The boss appears here.
tile-standard-01 = Passage
tile-standard-02 = Passage
tile-standard-03 = Passage
tile-standard-04 = Passage
tile-standard-05 = Passage
tile-standard-06 = Passage
tile-standard-07 = Passage
tile-standard-08 = Passage
tile-standard-09 = Passage
tile-standard-10 = Passage
tile-standard-11 = Passage
tile-standard-12 = Passage
tile-standard-13 = Passage
tile-standard-14 = Passage
tile-standard-15 = Passage
tile-standard-16 = Passage
tile-ancient-bridge = Ancient Bridge
    .text = Each time you enter, roll your skill. If every die shows 1, take 10 wounds.
tile-cursed-stone = Cursed Stone
    .text = Hero abilities, Summoner abilities and ability cards don’t work here or on adjacent tiles.
tile-den = Den
    .text = Each time you enter and no encounter card is here, roll 1 die. On 4+, draw an encounter card.
tile-glyph-room = Glyph Room
    .text = When first revealed, draw an encounter card for it. A monster here can be battled only with an assist and can’t roam; a boss can roam.
tile-library = Library
    .text = Action: roll 1 die. On 1, take 1 wound; on 5+, you may look at the hidden boss card in secret.
tile-portcullis-room = Portcullis Room
    .text = To leave, roll your brawn: without a 4+ you stay and take 1 wound. A monster here can’t roam; a boss can.
tile-underground-channel = Underground Channel
    .text = Each time you enter, roll your brawn (Talent: brawn or skill). With fewer than 2 dice of 4+, take 1 wound.
tile-well = Well
    .text = When first revealed, draw an encounter card for it. Action, with no monster here: discard a treasure and roll 1 die; on 3+, you get the Sword of the Well Spirit.

## What is asked

ask-dr-setup-17 = Choose your hero.
ask-dr-setup-21 = Which ability card do you start with?
ask-dr-turn-02 = What do you do?
ask-dr-tile-02 = How do you place the tile?
ask-dr-escape-04 = You got away. Which exit do you take?
ask-dr-abilitycard-06 = Go one tile further?
ask-dr-special-19 = Which rating do you leap with?
ask-dr-ruling-19 = The boss is known; you will learn nothing new. Look all the same?
ask-dr-special-11 = Look at the hidden boss card in secret?
ask-dr-special-23 = The Well gives up its treasure. Equip it or stow it?
ask-dr-encounter-02 = Deal with the stranger?
ask-dr-strangercard-02 = What do you give the stranger?
ask-dr-stranger-01 = Keep this encounter card on top, or put it under the deck?
ask-dr-disarm-02 = Which rating do you disarm the trap with?
ask-dr-assist-02 = Call for help? Those on auto-pass are asked too.
ask-dr-assist-01 = A hero is about to roll. Assist, sabotage or stay out of it?
ask-dr-assist-04 = Do you accept this help?
ask-dr-ruling-29 = The monster has rolled. Do you sabotage the hero?
ask-dr-battle-10 = Which rating do you battle with?
ask-dr-battle-12 = Block a hit, or strike?
ask-dr-ruling-37 = Which rating do you attack with?
ask-dr-duel-03 = You are under attack. Which rating do you fight back with?
ask-dr-duel-06 = Block a hit, or strike?
ask-dr-duel-08 = Hits are getting through. Roll for armor?
ask-dr-reroll-01 = Cause a re-roll?
ask-dr-ruling-43 = Several heroes want to use a card now. Who goes first?
ask-dr-reroll-06 = Who re-rolls first?
ask-dr-ruling-41 = Which die do you choose for the re-roll?
ask-dr-ability-01 = Use this card now?
ask-dr-ability-02 = Which die do you turn?
ask-dr-abilitycard-05 = Which tile do you choose?
ask-dr-abilitycard-08 = Which hero do you choose?
ask-dr-abilitycard-10 = Which monster do you choose?
ask-dr-abilitycard-11 = Which hero do you attack?
ask-dr-rally-01 = Rally and heal 1 wound?
ask-dr-search-05 = Equip what you found, or stow it?
ask-dr-artifact-03 = Equip the artifact, or stow it?
ask-dr-equip-01 = Equip, take off or trade?
ask-dr-trade-03 = Your move in this trade?
ask-dr-advance-01 = Which card do you pay with?
ask-dr-advance-03 = Which rating do you train?
ask-dr-advance-05 = Which new ability card do you keep?
ask-dr-defeat-09 = Which item do you leave here?
ask-dr-beg-02 = A beaten hero begs for mercy. Thumbs up or thumbs down?
ask-dr-lair-04 = Where does the Boss Lair go?
ask-dr-ruling-10 = Which way do you turn the Boss Lair?
ask-dr-ruling-11 = The Boss Lair fits nowhere. On which tile does the boss appear?
ask-dr-roam-03 = Which monster roams next?
ask-dr-roam-04 = Where does it roam to?
ask-dr-summon-06 = Where does the summoned monster appear?
ask-dr-endgame-12 = What do you take from the dead hero?
ask-dr-endgame-13 = Equip the item you took, or stow it?
roll-d6 = Roll { $count ->
        [one] 1 die
       *[other] { $count } dice
    } and type the faces ({ $symbols }).

## Options

option-pass = Pass
option-pass-on = Auto-pass
option-watch = Stop auto-pass
option-call-for-help = Call for help
option-take-hero = { $card }
option-keep-ability = Keep { $card }
option-end-turn = End your turn
option-move = Move { $side ->
        [0] north
        [1] east
        [2] south
       *[3] west
    }
option-escape = Escape
option-battle = Battle the monster
option-duel = Attack { $seat }
option-equip = Equip
option-search = Search the tile
option-advance = Advance
option-research = Research in the Library
option-toss-treasure = Toss into the Well: { $card }
option-use = Use { $card }
option-summon = Summon a monster
option-meet = Deal with the stranger
option-leave = Leave { $side ->
        [0] north
        [1] east
        [2] south
       *[3] west
    }
option-lay-tile = { $turns ->
        [0] Place it as it is
        [1] Turn it to the right
        [2] Turn it upside down
       *[3] Turn it to the left
    }
option-put-aside = Draw another tile
option-place-lair = Place { $side ->
        [0] north
        [1] east
        [2] south
       *[3] west
    } of { $tile } (no. { $tile_number })
option-pick-tile = { $tile } (no. { $tile_number })
option-pick-monster = { $monster } (no. { $monster_number })
option-pick-hero = { $seat }
option-fight-with = { $rating ->
        [0] Brawn
        [1] Magic
       *[2] Skill
    }
    .told = { option-fight-with }, { $dice ->
            [one] { $dice } die
           *[other] { $dice } dice
        }
option-block = Block the { $hit } with your { $face }
option-hold-back = Hold back your { $face }
option-strike-home = Strike with the rest
option-pick-die = The { $face }
option-assist-with = Assist with { $rating ->
        [0] brawn
       *[1] magic
    }
    .told = { option-assist-with }, { $dice ->
            [one] { $dice } extra die
           *[other] { $dice } extra dice
        }
option-sabotage = Sabotage
option-accept = Accept help from { $seat }
option-decline = Decline help from { $seat }
option-rally = Rally
option-roll-armor = Roll for armor
option-put-on = Equip { $card }
option-take-off = Take off { $card }
option-stow = Stow { $card }
option-take-item = Take { $card }
option-done = Done
option-trade-with = Trade with { $seat }
option-give = Offer { $card }
option-take-back = Take back { $card }
option-want = Ask for { $card }
option-want-back = Ask for { $back ->
        [0] a treasure
        [1] an artifact
       *[2] an encounter
    }
option-propose = Propose this trade
option-agree = Agree
option-walk-away = Walk away
option-pay = Pay with { $card }
option-raise = { $rating ->
        [0] Brawn
        [1] Magic
       *[2] Skill
    } +1
option-leave-item = Leave { $card }
option-thumbs-up = Thumbs up: spare
option-thumbs-down = Thumbs down: kill
option-goes-first = Start with { $seat }
option-look = Look
option-keep-on-top = Keep on top: { $card }
option-put-under = Put under: { $card }

## What a choice means

group-hero = Heroes
group-way = Ways
group-attack = Attack a hero
group-cards = Cards
group-well = Toss into the Well
group-block = Block
group-gear = Equipment
group-trade = Trade
group-offer = Offer
group-want = Ask for
group-tiles = Tiles
group-monsters = Monsters
forecast-attack-dice = { $mine ->
        [yes] You roll { $dice ->
            [one] 1 die
           *[other] { $dice } dice
        }, { $face }+ hits
       *[no] { $seat } rolls { $dice ->
            [one] 1 die
           *[other] { $dice } dice
        }, { $face }+ hits
    }
forecast-foe-dice = { $card } rolls { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, hits on { $faces }
forecast-monster-takes = { $left ->
        [0] Kills { $card }
       *[other] { $card } takes { $wounds }, { $left } left
    }
forecast-wounds-taken = { $mine ->
        [yes] You take { $wounds ->
            [one] 1 wound
           *[other] { $wounds } wounds
        }{ $fate ->
            [1] {""}: knocked out
            [2] {""}: dead
           *[0] , { $left } left
        }
       *[no] { $seat } takes { $wounds ->
            [one] 1 wound
           *[other] { $wounds } wounds
        }{ $fate ->
            [1] {""}: knocked out
            [2] {""}: dead
           *[0] , { $left } left
        }
    }
forecast-wound-risk = Wounds you: { $chance }%
forecast-kill-chance = Kills { $card }: { $chance }%
forecast-free-attack = Free attack by { $card }: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, hits on { $faces }
forecast-armor-roll = Armor stops a hit: { $chance }%
forecast-needs-help = Glyphs: only with an assist
forecast-roll-needs = { $count ->
        [one] { $dice ->
            [one] 1 die, { $face }+ needed: { $chance }%
           *[other] { $dice } dice, one { $face }+ needed: { $chance }%
        }
       *[other] { $dice ->
            [one] 1 die, { $count } of { $face }+ needed: { $chance }%
           *[other] { $dice } dice, { $count } of { $face }+ needed: { $chance }%
        }
    }
forecast-else-wounds = Else { $wounds ->
        [0] no wound
        [one] 1 wound
       *[other] { $wounds } wounds
    }
forecast-else-free-attack = Else a free attack: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, hits on { $faces }
forecast-fall-risk = Fall { $chance }%: { $wounds } wounds
forecast-dice-again = { $dice ->
        [one] 1 die again
       *[other] { $dice } dice again
    }{ $good ->
        [0] , none is good now
        [one] , 1 is good now
       *[other] , { $good } are good now
    }
forecast-dice-added = { $mine ->
        [yes] You roll { $dice ->
            [one] 1 extra die
           *[other] { $dice } extra dice
        }
       *[no] { $seat } rolls { $dice ->
            [one] 1 extra die
           *[other] { $dice } extra dice
        }
    }
forecast-dice-taken = { $seat } rolls { $dice ->
        [one] 1 die fewer
       *[other] { $dice } dice fewer
    }
forecast-sabotage-wound = If it works all the same, you take 1 wound
forecast-auto-pass = You are asked only when it concerns you
forecast-new-tile = Into the unknown: { $tiles ->
        [one] the last tile
       *[other] { $tiles } tiles in the pile
    }
forecast-known-tile = { $tile } (no. { $tile_number })
forecast-monster-there = { $card } is there, { $left } life left
forecast-hero-there = { $mine ->
        [yes] You are there
       *[no] { $seat } is there
    }
forecast-stranger-there = { $card } is there
forecast-things-there = { $hidden ->
        [0] { $items ->
            [one] 1 item
           *[other] { $items } items
        }
        [one] { $items ->
            [0] 1 face-down treasure
            [one] 1 item, 1 face-down treasure
           *[other] { $items } items, 1 face-down treasure
        }
       *[other] { $items ->
            [0] { $hidden } face-down treasures
            [one] 1 item, { $hidden } face-down treasures
           *[other] { $items } items, { $hidden } face-down treasures
        }
    }
forecast-curse-there = Cursed: your abilities go off
forecast-exits-open = { $unknown ->
        [0] No exit into the unknown
        [one] 1 exit into the unknown
       *[other] { $unknown } exits into the unknown
    }
forecast-actions-lost = { $actions ->
        [one] 1 action unused
       *[other] { $actions } actions unused
    }
forecast-actions-gained = { $actions ->
        [one] 1 extra action
       *[other] { $actions } extra actions
    }
forecast-game-won = You win the game
forecast-endgame-begins = The endgame begins: defeat is death
forecast-finds = { $hidden ->
        [0] { $items ->
            [one] 1 item
           *[other] { $items } items
        }
       *[other] { $items ->
            [0] {""}
            [one] 1 item,{" "}
           *[other] { $items } items,{" "}
        }{ $hidden ->
            [one] 1 treasure
           *[other] { $hidden } treasures
        } of { $unseen } unseen; { $fitting } of them fit you
    }
forecast-cards-paid = Costs { $cards ->
        [one] 1 encounter card
       *[other] { $cards } encounter cards
    }
forecast-item-paid = Costs an item
forecast-card-lost = { $card } is gone
forecast-artifact-chance = { $card }: { $chance }%
forecast-boss-seen = Look at the boss: { $chance }%
forecast-heals = { $mine ->
        [yes] You heal { $wounds ->
            [one] 1 wound
           *[other] { $wounds } wounds
        }
       *[no] { $seat } heals { $wounds ->
            [one] 1 wound
           *[other] { $wounds } wounds
        }
    }
forecast-treasure-gained = { $treasures ->
        [one] 1 treasure
       *[other] { $treasures } treasures
    }
forecast-training = +1 on a rating of your choice
forecast-rating-becomes = { $rating ->
        [0] Brawn
        [1] Magic
       *[2] Skill
    } becomes { $number }
forecast-battle-dice = { $rating ->
        [0] Battles with brawn
       *[1] Battles with magic
    }: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
forecast-life-becomes = Life becomes { $life }
forecast-life-left = { $left } life left
forecast-hero-figures = Brawn { $brawn }, magic { $magic }, skill { $skill }, life { $life }
forecast-trade-made = You give { $given ->
        [0] nothing
        [one] 1 card
       *[other] { $given } cards
    } for { $taken ->
        [0] nothing
        [one] 1 card
       *[other] { $taken } cards
    }

## What happened

event-first-rolled = Seat { $seat_number } rolls { $face } for the first turn.
event-first-player-found = Seat { $seat_number } takes the First Player token.
event-hero-taken = Seat { $seat_number } plays { $card }.
event-ability-kept = { $seat } keeps { $card }.
event-ability-discarded = { $seat } discards { $card }.
event-round-began = Round { $round } begins; { $seat } goes first.
event-token-passed = The First Player token passes to { $seat }.
event-turn-began = It’s { $seat }’s turn.
event-stood-up = { $seat } gets up again.
event-passes-on = { $seat } is on auto-pass.
event-watches = { $seat } is off auto-pass.
event-help-called = { $seat } calls for help!
event-assist-offered = { $seat } offers { $target } help{ $by ->
        [none] {""}
       *[other] {" "}from the next tile ({ $by })
    }: { $dice ->
        [one] 1 extra die
       *[other] { $dice } extra dice
    }{ $parts ->
        [none] {""}
       *[other] {" "}({ $parts })
    }.
event-assist-accepted = { $seat } accepts help from { $target }: { $dice ->
        [one] 1 extra die
       *[other] { $dice } extra dice
    }.
event-assist-declined = { $seat } declines help from { $target }.
event-sabotaged = { $seat } sabotages { $target }{ $by ->
        [none] {""}
       *[other] {" "}from the next tile ({ $by })
    }!
event-dice-rolled = { $seat } rolls { $dice }{ $parts ->
        [none] {""}
       *[other] {" "}({ $parts })
    }.
event-dice-rerolled = { $seat } re-rolls ({ $card }): { $dice }.
event-reroll-forced = { $seat } makes { $target } re-roll ({ $card }): { $dice }.
event-monster-rerolled = { $seat } makes { $foe } re-roll ({ $card }): { $dice }.
event-die-turned = { $seat } turns { $face } into { $to_face } ({ $card }).
event-dice-counted = For { $seat }, { $face } counts as { $to_face } ({ $card }): { $dice }.
event-number-changed = { $what ->
        [hit] { $seat } hits on { $number }+ ({ $parts }).
        [escape] { $seat } needs { $number }+ to escape ({ $parts }).
        [disarm] { $seat } needs { $number ->
            [one] 1 success
           *[other] { $number } successes
        } ({ $parts }).
        [price] { $seat } pays { $number ->
            [one] 1 encounter card
           *[other] { $number } encounter cards
        } ({ $parts }).
        [draw] { $seat } draws { $number } ability cards ({ $parts }).
        [stand] { $seat } has { $number ->
            [one] 1 action
           *[other] { $number } actions
        } left all the same ({ $parts }).
       *[life] { $seat } falls at { $number } wounds ({ $parts }).
    }
event-trait-worked = { $what ->
        [slip] { $seat } slips away ({ $by }).
        [stride] { $seat } goes one tile further ({ $by }).
        [sure-footed] { $seat } needs no roll here ({ $by }).
        [uncursed] The Cursed Stone doesn’t touch { $seat } ({ $by }).
        [unbothered] { $seat } is spared the free attack ({ $by }).
        [unspoiled] Nobody can sabotage { $seat } ({ $by }).
        [keep-items] { $seat } leaves no item behind ({ $by }).
       *[repel] { $seat } keeps the monster away ({ $by }).
    }
event-monster-trait-worked = { $what ->
        [only-brawn] Only brawn works against { $card }
        [only-magic] Only magic works against { $card }
        [only-skill] Only skill works against { $card }
        [pierce] Armor doesn’t help against { $card }
        [lone] Nobody can assist against { $card }
       *[rooted] { $card } doesn’t roam
    }{ $by ->
        [none] {""}
       *[other] {" "}({ $by })
    }.
event-curse-fell = The Cursed Stone silences the abilities of { $seat }.
event-curse-lifted = The abilities of { $seat } work again.
event-monster-rolled = { $card } rolls { $dice }{ $parts ->
        [none] {""}
       *[other] {" "}({ $parts })
    }.
event-monster-rolled-again = { $card } re-rolls its misses: { $dice }.
event-battle-began = { $seat } battles { $card }.
event-glyphs-dared = The glyphs shield { $card }: { $seat } needs help to attack.
event-glyphs-forbade = The glyphs shield { $card }: { $seat } can’t attack alone.
event-free-attack-began = { $card } makes a free attack on { $seat }.
event-duel-began = { $seat } attacks { $target }!
event-hit-blocked = { $seat } blocks the { $hit } with the { $face }{ $by ->
        [none] {""}
       *[other] {" "}({ $by })
    }.
event-armor-rolled = { $seat } rolls { $dice } for { $card } ({ $save }+) and stops { $saved ->
        [0] no hit
        [one] 1 hit
       *[other] { $saved } hits
    }.
event-hits-warded = { $seat } avoids { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    } ({ $card }).
event-hero-wounded = { $seat } takes { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }{ $parts ->
        [none] {""}
       *[other] {" "}({ $parts })
    }.
event-hero-spared = { $seat } takes no wound ({ $parts }).
event-hero-healed = { $seat } heals { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }.
event-rallied = { $seat } rallies and heals 1 wound.
event-monster-wounded = { $seat } deals { $card } { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }{ $parts ->
        [none] {""}
       *[other] {" "}({ $parts })
    }.
event-monster-unhurt = { $card } takes no wound ({ $parts }).
event-monster-healed = { $card } heals { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }.
event-monster-killed = { $seat } kills { $card }!
event-hero-knocked-out = { $seat } is knocked out and drops to { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    } (half of { $parts }).
event-hero-begged = { $seat } begs for { $seat_gender ->
        [feminine] her
       *[masculine] his
    } life.
event-votes-shown = The thumbs for { $seat }: { $up } up, { $down } down.
event-hero-died = { $seat } dies.
event-item-left = { $seat } leaves { $card } behind.
event-booty-taken = { $seat } takes { $card } from the dead.
event-hero-moved = { $seat } enters { $tile } (no. { $tile_number }).
event-tile-drawn = { $seat } draws a tile: { $printed }.
event-tile-put-aside = { $seat } sets { $printed } aside{ $by ->
        [none] {""}
       *[other] {" "}({ $by })
    }.
event-tile-laid = { $seat } places { $tile } (no. { $tile_number }).
event-no-tile-fitted = No tile fits there; { $seat } stays.
event-pile-abandoned = No more tiles can be placed: { $tiles ->
        [one] the last tile leaves
       *[other] the last { $tiles } tiles leave
    } the game.
event-treasure-laid = A treasure is hidden in { $tile } (no. { $tile_number }).
event-encounter-drawn = { $seat } runs into { $card }.
event-encounters-shuffled = The discarded encounters become a new deck of { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
event-stranger-met = { $seat } deals with { $card }.
event-stranger-fled = { $card } flees from the monster.
event-trap-disarmed = { $seat } disarms { $card }.
event-trap-went-off = { $card } goes off: { $seat } is caught!
event-burdened = { $card } stays with { $seat }.
event-burden-ended = { $seat } is rid of { $card }.
event-escaped = { $seat } breaks free.
event-escape-failed = { $seat } can’t get away.
event-gate-held = The portcullis crashes down in front of { $seat }.
event-bridge-broke = The bridge gives way under { $seat }!
event-leap-failed = { $seat } falls short and lands in the channel.
event-item-found = { $seat } finds { $card }.
event-item-equipped = { $seat } equips { $card }{ $by ->
        [none] {""}
       *[other] {" "}({ $by })
    }.
event-item-stowed = { $seat } stows { $card }.
event-item-taken-off = { $seat } takes off { $card }.
event-treasure-gained = { $seat } gains a treasure.
event-treasure-seen = { $seat } looks at the treasure: { $card }.
event-artifact-gained = { $seat } brings an artifact to light: { $card }!
event-treasure-tossed = { $seat } tosses { $card } into the Well.
event-trade-began = { $seat } and { $target } discuss a trade.
event-card-wanted = { $seat } asks { $target } for { $card }.
event-back-wanted = { $seat } asks { $target } for { $back ->
        [0] a treasure
        [1] an artifact
       *[2] an encounter card
    } from the loot pile.
offered-treasures = { $treasures ->
        [one] 1 treasure
       *[other] { $treasures } treasures
    }
offered-artifacts = { $artifacts ->
        [one] 1 artifact
       *[other] { $artifacts } artifacts
    }
offered-encounters = { $encounters ->
        [one] 1 encounter card
       *[other] { $encounters } encounter cards
    }
event-offer-made = { $seat } offers { $target } { $treasures ->
        [0] { $artifacts ->
            [0] { $encounters ->
                [0] nothing
               *[other] { offered-encounters }
            }
           *[other] { $encounters ->
                [0] { offered-artifacts }
               *[other] { offered-artifacts } and { offered-encounters }
            }
        }
       *[other] { $artifacts ->
            [0] { $encounters ->
                [0] { offered-treasures }
               *[other] { offered-treasures } and { offered-encounters }
            }
           *[other] { $encounters ->
                [0] { offered-treasures } and { offered-artifacts }
               *[other] { offered-treasures }, { offered-artifacts } and { offered-encounters }
            }
        }
    }.
event-card-offered = { $seat } offers { $card }.
event-trade-done = { $seat } and { $target } shake hands: { $given ->
        [0] nothing
        [one] 1 card
       *[other] { $given } cards
    } for { $taken ->
        [0] nothing
        [one] 1 card
       *[other] { $taken } cards
    }.
event-trade-failed = { $seat } and { $target } can’t agree.
event-card-paid = { $seat } gives up { $card }.
event-trained = { $seat } trains: +1 { $rating ->
        [0] brawn
        [1] magic
       *[2] skill
    }.
event-card-worked = A card takes effect for { $seat }: { $card }.
event-actions-changed = { $seat } now has { $actions ->
        [0] no actions
        [one] 1 action
       *[other] { $actions } actions
    } left.
event-boss-looked-at = { $seat } looks at the hidden boss.
event-boss-seen = { $seat } sees who is waiting below: { $card }.
event-encounters-looked-at = { $seat } looks at the next { $cards ->
        [one] encounter card
       *[other] { $cards } encounter cards
    }.
event-encounters-sunk = { $cards ->
        [0] { $seat } leaves the encounter cards on top.
        [one] { $seat } puts 1 encounter card under the deck.
       *[other] { $seat } puts { $cards } encounter cards under the deck.
    }
event-card-stolen = { $seat } steals a card from { $target }!
event-stolen-card-seen = { $seat } has stolen { $card }.
event-card-attached = { $seat } puts { $card } on { $foe }.
event-lair-sited = The Boss Lair opens { $side ->
        [0] north
        [1] east
        [2] south
       *[3] west
    } of { $tile } (no. { $tile_number }).
event-lair-placed = The boss is waiting in { $tile } (no. { $tile_number }): { $card }!
event-monster-stirred = { $card } on { $tile } (no. { $tile_number }) stirs.
event-monster-roamed = { $card } roams to { $tile } (no. { $tile_number }).
event-summon-turned = { $seat } turns up { $card }.
event-monster-summoned = { $seat } summons { $card } to { $tile } (no. { $tile_number }).
event-nothing-summoned = Nothing answers the call of { $seat }.
event-stone-appeared = The Summoning Stone gleams in { $tile } (no. { $tile_number })!
event-endgame-began = { $seat } holds the Summoning Stone. From now on, defeat is death!
event-solo-won = { $seat } slays the boss and wins!
event-stone-carried-out = { $seat } carries the Summoning Stone out of the dungeon and wins!
event-last-hero-won = { $seat } is the last hero alive and wins!
event-nobody-won = No hero is left alive. The dungeon wins.

## What numbers are made of

part-ability = hero ability
part-limit = limit
part-brawn = brawn
part-magic = magic
part-skill = skill
part-half-brawn = half of brawn
part-half-magic = half of magic
part-half-skill = half of skill
part-help = help
part-sabotage = sabotage
part-attack = attack
part-fury = fury
part-caution = caution
part-defense = defense
part-hide = thick hide
part-success = duel
part-escape = escape
part-successes = successes
part-hits = hits
part-wounds = wounds
part-toughness = toughness
part-price = price
part-cards = cards
part-actions = actions
part-life = life

## The end

verdict-solo-won = The boss is slain. You win.
verdict-solo-lost = Your hero is dead. The dungeon wins.
verdict-nobody-won = The last heroes died together. Nobody wins.
verdict-carried-stone = { $winner } carried the Summoning Stone out of the dungeon and wins.
verdict-last-alive = { $winner } is the last hero alive and wins.

score-treasures = { $count ->
        [one] 1 treasure
       *[other] { $count } treasures
    }
    .title = Treasures
score-artifacts = { $count ->
        [one] 1 artifact
       *[other] { $count } artifacts
    }
    .title = Artifacts
score-encounters = { $count ->
        [one] 1 encounter card
       *[other] { $count } encounter cards
    }
    .title = Encounter cards
score-boss = { $count ->
        [one] 1 boss
       *[other] { $count } bosses
    }
    .title = Boss
score-markers = { $count ->
        [one] 1 training marker
       *[other] { $count } training markers
    }
    .title = Training
score-survival = alive
    .title = Survival

chapter-name = Round { $chapter }
measure-life = Life left
measure-items = Items
measure-training = Training and abilities
measure-kills = Monsters killed
    .honor = Most monsters
measure-wounds = Wounds taken
    .honor = Thickest skin
measure-tiles = Tiles placed
    .honor = Pathfinder
measure-assists = Assists given
    .honor = Best friend
measure-sabotages = Sabotages
    .honor = Worst friend

## The guided game

guide-welcome = Welcome to Kravlas! Somewhere below lies the Summoning Stone. Fetch it and carry it out; Dorgan wants the same.
guide-hero = Choose a hero. Brawn and magic are your dice in battle, skill is for traps and escapes, life is what you can take.
guide-ability = Every hero has a deck of abilities. Keep one of these two; training brings more.
guide-turn = You have 2 actions per turn. An exit with a “?” leads into the unknown: go and look.
guide-tile = You drew a tile. Turn it as you like, as long as exits meet exits.
guide-monster = Something was waiting! A monster you run into is battled at once, at no cost. It has rolled, and its hits lie there.
guide-rating = Now choose your dice, brawn or magic. Each choice says how many you roll and what hits.
guide-dice = Each die either hits or blocks one of its hits. Beside every choice stands what you would take and deal.
guide-weak = A low die blocks only a hit of the same number. Your 2 is good for the 2, and for nothing else.
guide-strike = Two strong dice are left, and it has 2 life. Strike!
guide-rally = A kill lifts the heart. Rally heals 1 wound; take it whenever you can.
guide-loot = The monster’s card is in your loot pile now. Encounter cards pay for training.
guide-search = A treasure is hidden here, face down. Searching takes an action and turns it up.
guide-found = Equip what your training allows. In the loot pile an item does nothing; equipped, it works in every roll it names.
guide-onward = One card more and you can train. The unknown in the west will do.
guide-trap = A trap! Dice of 4 or more are successes. With enough of them the card is yours; otherwise it goes off.
guide-advance = Two encounter cards: that’s the price. Advance makes a rating 1 higher and brings a new ability.
guide-pay = Pay with cards of your loot pile. They are all worth the same.
guide-train = What you fight with most should grow first.
guide-later = Three rounds later: you and Dorgan have explored the rest, and stand on one tile again.
guide-lair = The last tile is placed. The boss waits in its Lair, and it guards the Stone.
guide-roam = You hold the First Player token, so you say where monsters roam after a round.
guide-come = A boss may go anywhere. Let it come to the two of you.
guide-assist = Someone on your tile is about to roll. Assist adds dice. Sabotage takes some, and may cost you a wound.
guide-boss = Three wounds already. Now you: it has 5 life left, and Dorgan helps. For now.
guide-accept = Help is only an offer. Accept it: every die counts, and helpers may rally afterwards.
guide-all-in = Five dice hit, and five is all it takes. Never mind the wounds: strike!
guide-stone = The boss is dead, and the Summoning Stone lies where it fell. Whoever searches there first has it.
guide-wear = Equip the Stone: it wakes your Summoner ability and keeps the First Player token with you.
guide-endgame = The endgame: from now on, defeat is death. Whoever ends a turn on the Entrance with the Stone wins.
guide-escape = Dorgan is on your tile and no friend any more: you can’t just Move. Escape, with your skill.
guide-sabotaged = That was sabotage: 2 dice fewer. If the deed works all the same, the saboteur takes a wound.
guide-exit = You got away! Choose an exit: leaving costs no further action.
guide-home = Home is one step away: end your turn on the Entrance and the game is yours.
guide-duel = You are under attack. Choose what you fight back with: the more dice, the better.
guide-knocked-out = Knocked out: you leave an item, lose a turn and get up with half your life. In the endgame you would be dead.
guide-leave-item = One of your items stays behind, for anyone to take. Choose the one you miss least.
guide-end = You carried the Stone out and won! Up to six can play; they help, hinder and chase each other. Find some friends.

## Before the game

setup-beg-for-your-life = Beg for Your Life
    .help = A hero beaten before the endgame begs for mercy and dies only if every thumb is down.
setup-second-copy = Second copy
    .help = With 5 or 6 players, use the tiles of two boxes: 4 standard and 2 special tiles per player.

## The board

board-draft = Choosing heroes
board-round = Round { $round }
board-turn = { $hero }’s turn, { $count ->
        [0] no actions left
        [one] 1 action left
       *[other] { $count } actions left
    }
board-roaming = Monsters roam; { $hero } has the First Player token
board-hero-taken = Taken by seat { $number }
board-training-taken = { $training } is taken
board-with-stone = With the Stone:
board-deck = { $count } ability cards
board-counted-tiles = { $count ->
        [one] tile
       *[other] tiles
    }
board-counted-encounters = { $count ->
        [one] encounter
       *[other] encounters
    }
board-counted-treasures = { $count ->
        [one] treasure
       *[other] treasures
    }
board-left-tiles = { $count ->
        [one] 1 tile left
       *[other] { $count } tiles left
    }
board-left-encounters = { $count ->
        [one] 1 encounter card left
       *[other] { $count } encounter cards left
    }
board-left-treasures = { $count ->
        [one] 1 treasure left
       *[other] { $count } treasures left
    }
board-life = Life
board-left = Left: { $tiles ->
        [0] no tiles
        [one] 1 tile
       *[other] { $tiles } tiles
    } in the pile · { $encounters ->
        [one] 1 encounter
       *[other] { $encounters } encounters
    } · { $treasures ->
        [one] 1 treasure
       *[other] { $treasures } treasures
    }
board-secret-boss = The boss is { $boss }. Only those who looked know it.
board-secret-encounters = Next encounter cards, as far as you know: { $cards }.
board-cropped = Only the part around { $hero } is shown.
board-cropped-west = Farther west: no. { $numbers }.
board-cropped-east = Farther east: no. { $numbers }.

board-endgame = ENDGAME
board-stone-worn = { $hero } has the Summoning Stone, equipped
board-stone-kept = { $hero } has the Summoning Stone, in the loot pile
board-stone-lies = The Summoning Stone is on no. { $number }
board-stone-unknown = The Summoning Stone is in a loot pile; only its owner and a trade partner know whose
board-stone-taken = Someone is picking up the Summoning Stone

board-hero = Hero
board-rating-brawn = Brawn
board-rating-magic = Magic
board-rating-skill = Skill
board-wounds = Wounds
board-tile = Tile
board-cards = Equipped, abilities
board-loot = Loot
board-number = no. { $number }
board-has-stone = HAS THE STONE
board-ko = KNOCKED OUT
board-dead = DEAD
board-actions = { $count ->
        [0] no actions left
        [one] 1 action left
       *[other] { $count } actions left
    }
board-first-player = First Player
board-quiet = on auto-pass
board-legend-marker = training marker
board-legend-ability = ability cards
board-legend-trap = lasting trap
board-legend-treasure = treasures
board-legend-artifact = artifacts
board-legend-encounter = encounter cards
board-legend-boss-card = the boss card

board-legend-active = active hero
board-legend-ko = (small letter) knocked out
board-legend-stone = the Summoning Stone
board-legend-monster = monster, wounds/life
board-legend-boss = boss
board-legend-stranger = stranger
board-legend-item = item
board-legend-hidden = face-down treasure
board-legend-unexplored = unexplored exit

board-short-entrance = Entrance
board-short-lair = Lair
board-short-ancient-bridge = Bridge
board-short-cursed-stone = Curse
board-short-den = Den
board-short-glyph-room = Glyphs
board-short-library = Library
board-short-portcullis-room = Gate
board-short-underground-channel = Channel
board-short-well = Well

board-here = No. { $number }, { $tile }: { $hero } is here
board-hidden = { $count ->
        [one] 1 face-down treasure
       *[other] { $count } face-down treasures
    }
board-wounds-of = wounds: { $wounds } of { $life }
board-figures-monster = { $type }; attack { $attack }, hits on { $power }; defense { $defense }+; escape { $escape }+; life { $life }.
board-figures-trap = { $ratings }; { $count ->
        [one] 1 die
       *[other] { $count } dice
    } of 4+ to disarm.
board-figures-item = ({ $slots }; { $trainings }{ $enchanted ->
        [yes] ; enchanted
       *[no] {""}
    })
board-figures-hero = brawn { $brawn }, magic { $magic }, skill { $skill }, life { $life }
board-no-slot = no slot
board-cards-of = { $hero }’s cards
board-summoner = Summoner ability
board-asleep = only with the Stone equipped
board-used = used this turn
board-spent = used up
board-untrained = not your training
board-cursed = off: Cursed Stone
board-loot-encounters = { $count ->
        [one] 1 encounter card
       *[other] { $count } encounter cards
    }
board-offered = To choose from

board-side = { $name }, { $rating }
board-hits = { $count ->
        [one] 1 blow hits
       *[other] { $count } blows hit
    }
board-attack = Attack dice
board-power = Hits on
board-defense = Defense
board-escape = Escape
board-deed-battle = Battle: { $hero } against { $foe }
board-deed-free = Free attack: { $hero } and { $foe }
board-deed-duel = Duel: { $hero } attacks { $foe }
board-deed-disarm = A trap: { $hero } disarms { $foe }
board-deed-escape = Escape: { $hero } from { $foe }
board-deed-bridge = { $foe }: { $hero } crosses
board-deed-channel = { $foe }: { $hero } leaps
board-deed-gate = { $foe }: { $hero } lifts the gate
board-deed-content = { $foe }: { $hero } rolls for its content
board-no-dice = no dice yet
board-takes = { $name } takes
board-hits-left = Hits not blocked:
board-helpers = Assisted (+{ $dice }) by:
board-spoilers = Sabotaged by:
board-need-hit = hits on { $face }+
board-need-escape = 1 die of { $face }+ escapes
board-need-disarm = { $count ->
        [one] 1 die
       *[other] { $count } dice
    } of 4+ needed
board-trade = Trade: { $first } and { $second }, proposal { $count } of { $most }
board-offers = { $hero } offers:
board-backs = { $count ->
        [0] nothing
        [one] 1 card
       *[other] { $count } cards
    }
board-laying = Tile to place: { $tile }
board-content = Content die: treasure on { $treasure }; encounter on { $encounter }.

board-race-dwarf = Dwarf
board-race-elf = Elf
board-race-human = Human
board-race-goblin = Goblin
board-training-prayer = Prayer
board-training-war = War
board-training-magic = Magic
board-training-talent = Talent
board-type-humanoid = Humanoid
board-type-undead = Undead
board-type-beast = Beast
board-type-animate = Animate
board-slot-primary = primary hand
board-slot-off = off hand
board-slot-head = head
board-slot-body = body
