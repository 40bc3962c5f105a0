game-dungeon-run = Dungeon Run
    .about = Explore a dungeon tile by tile and slay its boss together. Then turn on each other: carry the Summoning Stone out, or be the last hero alive.
    .story = For thousands of years Itharia has been at war over the Summoning Stones: whoever bears one becomes a wizard who calls up armies. One lies under the ruins of Kravlas, in a dungeon that a long-dead race built and filled with traps; something dark holds it now and summons monsters. You come on a master's order, for the safety of your people, or to become a living god. You go down together, and none of you will share the Stone.

## The game in short

primer-1 = Take the Summoning Stone from the boss and end your turn with it on the Dungeon Entrance. Or be the last hero alive once the Stone is found.
primer-2 = You have 2 actions a turn. What can be chosen lights up on the map; a click there does the same as the button.
primer-3 = An exit with a “?” leads into the unknown: you draw a tile, lay it and enter. A treasure, a monster, a trap or a stranger may wait there.
primer-4 = In a battle the monster rolls its hits first. Then you roll as many dice as your brawn or magic. A die that reaches its defense strikes it or blocks any hit; a lower one blocks a hit with the same number.
primer-5 = Hits that are not blocked wound you. As many wounds as life: you are knocked out, leave an item and lose a turn. Once somebody holds the Stone, you die instead.
primer-6 = Two encounter cards of your loot pile pay for training (Advance): a rating rises and you gain an ability.
primer-7 = When the last tile is laid, the boss appears far from the Entrance. Until then heroes may help each other, and need not.

## The heroes

hero-dorgan = Dorgan
    .title = Treasure Hunter
    .text = You roll 1 die more to disarm. When you disarm a trap, draw a treasure into your loot pile.
    .summoner = You may Move although a monster or another hero shares your tile.
hero-mizzle = Mizzle
    .title = Cutpurse
    .text = You suffer no free attack for a failed escape or for a whole turn beside a monster. You roll 1 die more to escape.
    .summoner = Free action, once a turn: go to an adjacent tile.
    .gender = feminine
hero-kessa = Kessa
    .title = Exiled Captain
    .text = Your dice that show 3 may block any hit. Your assist adds 1 die more.
    .summoner = Remove 1 hit of each attack on you.
    .gender = feminine
hero-ragg = Ragg
    .title = Pit Champion
    .text = While you have wounds for at least half your life, you roll 2 dice more in battles and duels.
    .summoner = Free action, once a turn: a summoned monster makes a free attack on another hero on its tile.
hero-saelith = Saelith
    .title = Star Reader
    .text = Once a turn, you may turn one of your dice in a battle or a disarm to 6.
    .summoner = When you summon a monster, you may let any monster make a free attack on another hero on its tile.
    .gender = feminine
hero-corvan = Corvan
    .title = Ember Mage
    .text = In your magic rolls, each hit by a die that shows 6 gives 2 wounds.
    .summoner = Free action, once a turn: summon one more monster.
hero-brunna = Brunna
    .title = Lamp Bearer
    .text = At the start of your turn, if you have wounds for at least half your life, heal 1 wound.
    .summoner = At the start of your turn, heal 2 wounds.
    .gender = feminine
hero-thelian = Thelian
    .title = Grove Oracle
    .text = Monsters never roam onto your tile; a boss may. You roll 1 die more in battles with undead.
    .summoner = Free action, once a turn: move any monster except a boss to an adjacent tile without a monster.

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
    .text = You roll 2 dice more in battles with animate monsters.
ability-old-grudge = Old Grudge
    .text = You roll 1 die more in duels, and 2 dice more if the other hero is a goblin.
ability-mine-is-mine = Mine Is Mine
    .text = Knocked out, you leave no item. While you have wounds for at least half your life, you roll 1 die more in battles.
ability-second-swing = Second Swing
    .text = Once a turn, you may re-roll all your dice in a battle or an attack on a hero.
ability-falling-pebbles = Falling Pebbles
    .text = Once a turn, you may make another hero on your tile re-roll all dice of a battle or a disarm.
ability-blasting-powder = Blasting Powder
    .text = Action, once a game: put 3 wounds on a monster on your tile or an adjacent one.
ability-bounty-mark = Bounty Mark
    .text = Action: put this card on the monster on your tile. Its defense is 1 lower, and the hero who kills it draws a treasure.
ability-tunnel-eyes = Tunnel Eyes
    .text = Once a turn, you may put a fitting tile aside and draw another. Traps need 1 success fewer from you, at least 1.
ability-miners-boots = Miner's Boots
    .text = The rolls of the Ancient Bridge, the Underground Channel and the Portcullis Room do not bother you.
ability-finders-keepers = Finders Keepers
    .text = When you wound a hero in a duel without being wounded, you may steal a random treasure from the loot pile of another hero on your tile.

## Ability cards: Mizzle

ability-knife-in-the-crowd = Knife in the Crowd
    .text = While another standing hero is on your tile, you roll half your base skill in dice more in battles and when you attack a hero.
ability-fits-me-fine = Fits Me Fine
    .text = You may equip items of the War training too. Once a turn, when you search, you gain 1 action.
ability-loaded-die = Loaded Die
    .text = Once a turn, you may turn one of your dice in a duel, a disarm or an escape to 6.
ability-lucky-coin = Lucky Coin
    .text = You may re-roll all your dice of a disarm, of an escape, at the Ancient Bridge or at the Underground Channel.
ability-whispered-insult = Whispered Insult
    .text = Once a turn, you may make another hero on your tile or an adjacent one re-roll one die of a battle or a duel.
ability-light-fingers = Light Fingers
    .text = Action, once a turn: steal a random treasure from the loot pile of another hero on your tile.
ability-decoy-purse = Decoy Purse
    .text = Free action, once a game: leave an item of your choice on your tile, then go to an adjacent tile twice.
ability-long-shadow = Long Shadow
    .text = After a Move you may go one laid tile further. After an escape you may go to an adjacent tile.
ability-between-the-legs = Between the Legs
    .text = You may Move although a monster shares your tile.
ability-cut-straps = Cut Straps
    .text = Your sabotage takes 1 die more. When an action you sabotaged fails, you may steal a random encounter card from the loot pile of another hero on your tile.

## Ability cards: Kessa

ability-shield-wall = Shield Wall
    .text = While another standing hero is on your tile, your dice that show 1 or 2 may block any hit.
ability-parade-ground-cut = Parade Ground Cut
    .text = The defense of humanoids counts as 1 lower for your dice.
ability-hard-lessons = Hard Lessons
    .text = While you have wounds for at least half your life, Advance costs you one encounter card instead of two.
ability-steady-hand = Steady Hand
    .text = You may re-roll one of your dice in a battle or a duel.
ability-break-their-nerve = Break Their Nerve
    .text = You may make a monster on your tile re-roll one die of a battle or free attack.
ability-charge = Charge
    .text = Action, once a turn: go to an adjacent tile and make a free attack on the monster there, with your brawn and 1 die fewer.
ability-rallying-cry = Rallying Cry
    .text = Action, once a turn: you and all heroes on your tile heal 1 wound.
ability-forced-march = Forced March
    .text = Free action, once a turn: take 1 wound and gain 1 action.
ability-on-your-feet = On Your Feet
    .text = Standing up leaves you 1 action of that turn. When you stand up, heal 1 wound.
ability-hold-the-line = Hold the Line
    .text = You roll 1 die more when you attack a hero. Heroes who escape from you need 1 more.

## Ability cards: Ragg

ability-bite-back = Bite Back
    .text = A monster or hero whose attack wounds you takes 1 wound. You roll 1 die more in duels with heroes of the Magic training.
ability-skull-splitter = Skull Splitter
    .text = While you have wounds for at least half your life, each hit by a die that shows 6 in your brawn rolls gives 2 wounds.
ability-blind-fury = Blind Fury
    .text = In battles, each of your dice that shows 1 counts as 5.
ability-spit-on-the-dice = Spit on the Dice
    .text = While no other standing hero is on your tile, you may re-roll all your dice of a battle that show less than 4.
ability-roar = Roar
    .text = Once a turn, you may make another hero on your tile re-roll all dice of a battle, a duel or an escape.
ability-pick-a-fight = Pick a Fight
    .text = Action, once a turn: draw an encounter card for your tile and resolve it.
ability-sucker-punch = Sucker Punch
    .text = Action, once a game: make a free attack with your brawn on another hero on your tile.
ability-wild-rush = Wild Rush
    .text = Once a turn, when you take a Move, put 1 wound on the monster on the tile you reach.
ability-kick-it-in = Kick It In
    .text = You leave the Portcullis Room without a roll. You take 1 wound fewer from each special tile.
ability-pit-throw = Pit Throw
    .text = Action, once a turn: move another hero on your tile to an adjacent tile of your choice.

## Ability cards: Saelith

ability-starlit-mind = Starlit Mind
    .text = While you have an enchanted item equipped, your magic is 1 higher.
ability-threads-of-fate = Threads of Fate
    .text = Your dice that show 3 count as 4 in duels, disarms, at the Underground Channel and in the Portcullis Room.
ability-open-eye = Open Eye
    .text = When you draw ability cards, draw 1 more to choose from. Once a turn, when you advance, you gain 1 action.
ability-second-sight = Second Sight
    .text = Once a turn, you may re-roll all your dice of a battle with magic that show less than 4.
ability-ill-omen = Ill Omen
    .text = Once a turn, you may make another hero on your tile or an adjacent one re-roll all dice of a battle, a duel, a disarm or an escape.
ability-read-the-signs = Read the Signs
    .text = Free action, once a turn: look at the next 2 encounter cards in secret. Each stays or goes to the bottom.
ability-vision-of-the-end = Vision of the End
    .text = Action, once a game: look at the hidden boss card in secret and gain a training marker.
ability-star-bridge = Star Bridge
    .text = Action, once a turn: go to the tile of another hero.
ability-feather-step = Feather Step
    .text = While no other standing hero is on your tile, you may go one laid tile further after a Move. The roll of the Ancient Bridge does not bother you.
ability-long-gaze = Long Gaze
    .text = You may assist and sabotage on adjacent tiles too. Your sabotage takes 1 die more.

## Ability cards: Corvan

ability-dry-bones = Dry Bones
    .text = You roll 2 dice more in battles with magic against undead.
ability-relic-fire = Relic Fire
    .text = While you have an enchanted item equipped, you roll 1 die more in battles and duels.
ability-burning-temper = Burning Temper
    .text = Your magic is 1 higher, your skill 1 lower.
ability-desperate-flame = Desperate Flame
    .text = While you have wounds for at least half your life, you may re-roll all your dice of a battle or a duel with magic.
ability-blinding-flash = Blinding Flash
    .text = Once a turn, you may make a monster on your tile or an adjacent one re-roll all dice of a battle or free attack.
ability-ember-lance = Ember Lance
    .text = Action, once a turn: put 1 wound on a monster on your tile or an adjacent one.
ability-hex-of-lead = Hex of Lead
    .text = Action: put this card on the monster on your tile. It rolls 1 attack die fewer, and heroes roll 2 dice more to escape from it.
ability-smoke-step = Smoke Step
    .text = Action, once a turn: go to an adjacent tile, even away from a monster or hero.
ability-torchlight = Torchlight
    .text = You may re-roll the content die of a tile you lay.
ability-fire-and-betrayal = Fire and Betrayal
    .text = Action, once a game: another hero on your tile or an adjacent one takes 2 wounds; no armor helps.

## Ability cards: Brunna

ability-oath-against-the-dead = Oath Against the Dead
    .text = The defense of undead counts as 1 lower for your dice. When you kill an undead, heal 1 wound.
ability-broad-as-a-door = Broad as a Door
    .text = Your life is 2 higher.
ability-shared-light = Shared Light
    .text = Your assist adds 1 die more. When your assist was used, you may heal 1 wound of another hero on your tile.
ability-patient-prayer = Patient Prayer
    .text = Once a turn, in a battle, a disarm or the Portcullis Room, you may re-roll all your dice that show less than 4.
ability-stern-rebuke = Stern Rebuke
    .text = Once a turn, you may make another hero on your tile re-roll all dice of a duel.
ability-cleansing-light = Cleansing Light
    .text = Action, once a turn: heal 1 wound and discard one lasting trap on you.
ability-smite = Smite
    .text = Action, once a turn: make a free attack with your brawn on an undead or animate monster on your tile.
ability-stone-skin = Stone Skin
    .text = Against an attack roll 2 dice; each 6 removes a hit you are about to take. You take 1 wound fewer from each trap.
ability-unquenched-lamp = Unquenched Lamp
    .text = The Cursed Stone does not switch off your abilities. Monsters never roam onto your tile; a boss may.
ability-immovable = Immovable
    .text = Nobody can sabotage you. Heroes who escape from you need 1 more.

## Ability cards: Thelian

ability-voice-of-the-wild = Voice of the Wild
    .text = You roll 2 dice more in battles with beasts.
ability-borrowed-strength = Borrowed Strength
    .text = You roll half your base magic in dice more in disarms, escapes, at the Underground Channel and in the Portcullis Room.
ability-bark-skin = Bark Skin
    .text = While you have wounds for at least half your life, remove 1 hit of each attack on you.
ability-whispering-leaves = Whispering Leaves
    .text = You may re-roll one of your dice in a battle or an escape.
ability-creeping-vines = Creeping Vines
    .text = You may make another hero on your tile or an adjacent one re-roll all dice of an escape.
ability-healing-spring = Healing Spring
    .text = Action, once a turn: heal 2 wounds.
ability-snaring-roots = Snaring Roots
    .text = Action: put this card on the monster on your tile. Heroes roll 1 die more in battles with it, and it does not roam.
ability-green-threshold = Green Threshold
    .text = Once a turn, when you lay a tile, heal 1 wound.
ability-soft-tread = Soft Tread
    .text = You suffer no free attack for a failed escape or for a whole turn beside a monster. The number you need to escape is 1 lower.
ability-stir-the-beasts = Stir the Beasts
    .text = Action, once a turn: a monster on your tile or an adjacent one makes a free attack on another hero on its tile.

## The monsters

monster-goblin-cutpurse = Goblin Cutpurse
    .text = When its attack wounds you, you leave an item of your choice on the tile. It rolls 1 attack die fewer against goblins.
monster-kravlas-cultist = Cultist of Kravlas
    .text = It rolls 1 attack die more against heroes trained in Prayer. When you kill it, you look at the hidden boss card in secret.
monster-cellar-ogre = Cellar Ogre
    .text = No armor helps against it. It rolls 1 attack die more against dwarves.
monster-veshka-redsash = Veshka Redsash
    .text = Nobody can assist in a battle with her. When you kill her, you draw a treasure into your loot pile.
    .gender = feminine
monster-bone-guard = Bone Guard
    .text = You roll 1 die fewer when you battle it with brawn.
monster-wailing-wraith = Wailing Wraith
    .text = It can be battled only with magic.
monster-crypt-ghoul = Crypt Ghoul
    .text = When its attack wounds you, you have 1 action fewer this turn.
monster-king-ulvar = King Ulvar
    .text = He rolls 1 attack die more against a hero with an enchanted item equipped. When you kill him, you get the Crown of Kravlas.
monster-bat-swarm = Bat Swarm
    .text = It rolls its dice without a power number once again.
monster-gloomwolf = Gloomwolf
    .text = It rolls 1 attack die more against a hero with wounds for at least half his life.
monster-fire-drake = Fire Drake
    .text = When you draw it, you and all other heroes on the tile take 1 wound each.
monster-ishkaal = Ishkaal the Many-Headed
    .text = Before each roaming step, 1 wound is removed from it. It rolls 1 attack die more while another standing hero is on the tile with you.
monster-slime = Slime
    .text = You roll 1 die fewer to escape from it.
monster-stone-golem = Stone Golem
    .text = The first wound of each battle or free attack does not count against it.
monster-hollow-armor = Hollow Armor
    .text = It can be battled only with brawn.
monster-watching-idol = Watching Idol
    .text = It does not roam. It rolls 2 attack dice more in free attacks.

## The traps

trap-dart-wall = Dart Wall
    .text = You take 2 wounds.
trap-long-slide = Long Slide
    .text = You take 1 wound and go to the Entrance.
trap-grasping-hands = Grasping Hands
    .text = You take 1 wound and leave an item of your choice on the tile.
trap-alarm-gong = Alarm Gong
    .text = You draw an encounter card for your tile and resolve it.
trap-fire-rune = Fire Rune
    .text = You take 2 wounds and each other hero on the tile takes 1.
trap-venom-needle = Venom Needle
    .text = You take 1 wound. Until you rally, you roll 1 die fewer in battles and duels.
trap-leg-iron = Leg Iron
    .text = Your skill is 2 lower. At the start of each of your turns roll a die: on 4+ this ends.
trap-blood-curse = Blood Curse
    .text = Your life is 2 lower until you kill a monster.

## The strangers

stranger-barefoot-hermit = Barefoot Hermit
    .text = Remove 2 of your wounds and discard one lasting trap from you. The hermit stays.
stranger-lantern-bearer = Lantern Bearer
    .text = Give up an item to get the Lantern of the Dead.
stranger-old-sergeant = Old Sergeant
    .text = Waits at the Entrance. You gain a training marker on a rating of your choice.
stranger-mole-guide = Mole Guide
    .text = Give up an encounter card of your loot pile to go to any tile of the dungeon.
stranger-blood-seer = Blood Seer
    .text = Take 1 wound to look in secret at the boss card and at the next 3 encounter cards. Each of these stays or goes to the bottom of the deck.

## The bosses

boss-hadrak = Hadrak the Stonebinder
    .text = No armor helps against him. He rolls 2 attack dice more in free attacks.
boss-isaveth = Isaveth the Pale Regent
    .text = Nobody can assist in a battle with her. Before each roaming step, 1 wound is removed from her.
    .gender = feminine
boss-ormgrath = Ormgrath the Dragon
    .text = He rolls 1 attack die more while another standing hero is on the tile with you. When his attack wounds you, each other hero on the tile takes 1 wound.
boss-khor-vaal = Khor-Vaal the Colossus
    .text = The first wound of each battle or free attack does not count against it. It does not roam.

## The treasures

treasure-feud-sword = Feud Sword
    .text = +1 die with brawn in battles and duels. In duels with elves another +1.
treasure-bonecracker-mace = Bonecracker Mace
    .text = +1 die with brawn in battles with monsters. Against undead and animate ones another +1.
treasure-lonely-needle = Lonely Needle
    .text = While no other standing hero is on your tile, Defense counts as 1 lower for your dice.
treasure-ember-wand = Ember Wand
    .text = +1 die with magic in battles with monsters. Once a game, as an action: 2 wounds on a monster here or on an adjacent tile.
treasure-duelling-rapier = Duelling Rapier
    .text = +1 die with brawn in duels. In battles with monsters your brawn dice of 2 and 3 may block any hit.
treasure-grave-sickle = Grave Sickle
    .text = Against undead and beasts, Defense counts as 1 lower for your dice.
treasure-headsmans-axe = Headsman's Axe
    .text = +1 die with brawn in battles and duels. With brawn, each hit by a 6 gives 2 wounds.
treasure-yew-longbow = Yew Longbow
    .text = Once a turn, as an action: a free attack with skill on the monster of your tile.
treasure-stormcaller-staff = Stormcaller Staff
    .text = +1 die with magic in battles and duels. Once a turn you may re-roll all your dice below 4 of such a roll.
treasure-gatekeepers-shield = Gatekeeper's Shield
    .text = Armor: roll 1 die; a 5+ removes one hit you are about to take. Your assist adds 1 die more.
treasure-mirror-buckler = Mirror Buckler
    .text = Armor: roll 1 die; a 6 removes one hit you are about to take. Whoever wounds you with an attack takes 1 wound.
treasure-ten-foot-pole = Ten-Foot Pole
    .text = Traps need 1 success fewer from you, at least 1. You need no roll to enter the Ancient Bridge and the Underground Channel.
treasure-miners-helm = Miner's Helm
    .text = Armor: roll 1 die; a 5+ removes one hit you are about to take. Each trap gives you 1 wound fewer.
treasure-circlet-of-clear-thought = Circlet of Clear Thought
    .text = Your magic is 1 higher. When you draw ability cards, draw one more to choose from.
treasure-hood-of-whispers = Hood of Whispers
    .text = +1 die to escape. No free attack on you for a whole turn beside a monster or for a failed escape.
treasure-gate-guards-plate = Gate Guard's Plate
    .text = Armor: roll 3 dice; each 5+ removes one hit you are about to take. Your skill is 1 lower.
treasure-couriers-leathers = Courier's Leathers
    .text = Armor: roll 1 die; a 6 removes one hit you are about to take. Once a turn, after a Move, you may go one laid tile further, if nothing keeps you.
treasure-robe-of-ash = Robe of Ash
    .text = While you have wounds for at least half your life, 1 hit of each attack on you is removed.
treasure-shadow-cloak = Shadow Cloak
    .text = You may Move although a monster shares your tile.
treasure-healers-satchel = Healer's Satchel
    .text = Once a turn, as an action: remove 1 wound from every hero on your tile, yourself too.
treasure-lucky-knucklebone = Lucky Knucklebone
    .text = Once a turn you may re-roll one of your dice in a battle, duel, disarm, escape or content roll.
treasure-hex-doll = Hex Doll
    .text = Once a turn, make another hero re-roll all dice of a battle, duel, disarm or escape, here or on an adjacent tile. Or make a monster on your tile re-roll all its dice of a battle or free attack.

## The artifacts

artifact-summoning-stone = Summoning Stone
    .text = Equipped, it wakes your Summoner ability, lets you Summon and keeps the First Player token with you. End your turn on the Entrance with it and you win.
artifact-sword-of-the-well-spirit = Sword of the Well Spirit
    .text = +2 dice in battles and duels. When you kill a monster, remove 1 wound from yourself.
artifact-crown-of-kravlas = Crown of Kravlas
    .text = Once a turn, free: push a monster, never a boss, from here or an adjacent tile to a tile next to it without a monster. Monsters other than the boss never roam onto your tile.
artifact-lantern-of-the-dead = Lantern of the Dead
    .text = Once a turn, free: look at the next 2 encounter cards in secret; each stays or goes to the bottom. Standing up leaves you 1 action of that turn.

## The tiles

tile-entrance = Dungeon Entrance
    .text = Every hero starts here. Whoever ends their turn here alive with the Summoning Stone wins.
tile-lair = Boss Lair
    .text = Laid after the last tile, as far from the Entrance as it fits. The boss appears here.
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
    .text = Each time you enter, roll your skill in dice. If every die shows 1, you take 10 wounds.
tile-cursed-stone = Cursed Stone
    .text = Hero abilities, Summoner abilities and ability cards are off here and on adjacent tiles.
tile-den = Den
    .text = Each time a hero enters and no encounter card lies here, roll 1 die. A 4, 5 or 6 brings an encounter card.
tile-glyph-room = Glyph Room
    .text = When first revealed, an encounter card is placed here. A monster here can be battled only with an assist and can't roam; a boss can roam.
tile-library = Library
    .text = As an action, roll 1 die. On a 1 you take 1 wound; on 5+ you may look at the hidden boss in secret.
tile-portcullis-room = Portcullis Room
    .text = To leave, roll your brawn in dice: without a 4+ you stay and take 1 wound. A monster here can't roam; a boss can.
tile-underground-channel = Underground Channel
    .text = Each time you enter, roll your brawn in dice (trained in Talent: brawn or skill). With fewer than two dice of 4+ you take 1 wound.
tile-well = Well
    .text = When first revealed, an encounter card is placed here. With no monster here, as an action: discard a treasure and roll 1 die; a 3+ brings you the Sword of the Well Spirit.

## What is asked

ask-dr-setup-17 = Choose your hero.
ask-dr-setup-21 = Which ability card do you start with?
ask-dr-turn-02 = What do you do?
ask-dr-tile-02 = How do you lay the tile?
ask-dr-escape-04 = You got away. Which exit do you take?
ask-dr-abilitycard-06 = Go one tile further?
ask-dr-special-19 = Which rating do you leap over the channel with?
ask-dr-ruling-19 = The boss is known already, so a look tells nothing new. Look all the same?
ask-dr-special-11 = Look at the hidden boss card in secret?
ask-dr-special-23 = The Well gives up its treasure. Equip it, or put it into your loot pile?
ask-dr-encounter-02 = Deal with the stranger?
ask-dr-strangercard-02 = What do you give the stranger?
ask-dr-stranger-01 = Does this encounter card stay on top, or go under the deck?
ask-dr-disarm-02 = Which rating do you disarm the trap with?
ask-dr-assist-02 = Call for help, also those who pass unless it concerns them?
ask-dr-assist-01 = A hero is about to roll. Do you assist, sabotage or stay out of it?
ask-dr-assist-04 = Do you accept this help?
ask-dr-ruling-29 = The monster has rolled. Do you sabotage the hero?
ask-dr-battle-10 = Which rating do you fight the monster with?
ask-dr-battle-12 = Block hits of the monster, or strike with the dice you have left?
ask-dr-ruling-37 = Which rating do you attack with?
ask-dr-duel-03 = You are attacked. Which rating do you fight back with?
ask-dr-duel-06 = Block hits of the other hero, or strike with the dice you have left?
ask-dr-duel-08 = Hits are getting through. Roll for your armor?
ask-dr-reroll-01 = Cause a re-roll?
ask-dr-ruling-43 = Several heroes use a card now. Whose comes first?
ask-dr-reroll-06 = Whose re-roll comes first?
ask-dr-ruling-41 = Which die is re-rolled?
ask-dr-ability-01 = Use this card now?
ask-dr-ability-02 = Which die do you turn?
ask-dr-abilitycard-05 = Which tile do you choose?
ask-dr-abilitycard-08 = Which hero do you choose?
ask-dr-abilitycard-10 = Which monster do you choose?
ask-dr-abilitycard-11 = Which hero do you attack?
ask-dr-rally-01 = Rally and remove one of your wounds?
ask-dr-search-05 = Equip what you found, or put it into your loot pile?
ask-dr-artifact-03 = Equip the artifact, or put it into your loot pile?
ask-dr-equip-01 = What do you put on or take off, and do you trade?
ask-dr-trade-03 = What do you say in this trade?
ask-dr-advance-01 = Which card do you pay with?
ask-dr-advance-03 = Which rating do you train?
ask-dr-advance-05 = Which new ability card do you keep?
ask-dr-defeat-09 = Which item do you leave on the tile?
ask-dr-beg-02 = A beaten hero begs for mercy. Thumbs up or thumbs down?
ask-dr-lair-04 = Where does the Boss Lair go?
ask-dr-ruling-10 = How is the Boss Lair turned?
ask-dr-ruling-11 = The Boss Lair fits nowhere. On which tile does the boss appear?
ask-dr-roam-03 = Which monster roams next?
ask-dr-roam-04 = Where does it roam to?
ask-dr-summon-06 = Where does the summoned monster appear?
ask-dr-endgame-12 = What do you take from the dead hero?
ask-dr-endgame-13 = Equip the taken item, or put it into your loot pile?
roll-d6 = Roll { $count ->
        [one] one die
       *[other] { $count } dice
    } and type the faces ({ $symbols }).

## Options

option-pass = Pass
option-pass-on = Pass, and from now on unless it concerns me
option-watch = Be asked again
option-call-for-help = Call for help
option-take-hero = { $card }
option-keep-ability = Keep { $card }
option-end-turn = End the turn
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
option-toss-treasure = Toss { $card } into the Well
option-use = Use { $card }
option-summon = Summon a monster
option-meet = Deal with the stranger
option-leave = Leave to the { $side ->
        [0] north
        [1] east
        [2] south
       *[3] west
    }
option-lay-tile = { $turns ->
        [0] Lay it as it is
        [1] Turn it a quarter to the right
        [2] Turn it upside down
       *[3] Turn it a quarter to the left
    }
option-put-aside = Put it aside and draw another
option-place-lair = { $side ->
        [0] North
        [1] East
        [2] South
       *[3] West
    } of { $tile } (no. { $tile_number })
option-pick-tile = { $tile } (no. { $tile_number })
option-pick-monster = { $monster } (on tile no. { $monster_number })
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
option-block = Block the { $hit } with a { $face }
option-hold-back = Leave a { $face } unused
option-strike-home = Strike with the dice left
option-pick-die = A { $face }
option-assist-with = Assist with { $rating ->
        [0] brawn
       *[1] magic
    }
    .told = { option-assist-with }, { $dice ->
            [one] { $dice } die
           *[other] { $dice } dice
        } more
option-sabotage = Sabotage
option-accept = Accept the help of { $seat }
option-decline = Decline the help of { $seat }
option-rally = Rally
option-roll-armor = Roll for the armor
option-put-on = Equip { $card }
option-take-off = Take off { $card }
option-stow = Put { $card } into the loot pile
option-take-item = Take { $card }
option-done = Done
option-trade-with = Trade with { $seat }
option-give = Offer { $card }
option-take-back = Take back { $card }
option-want = Ask for { $card }
option-want-back = Ask for { $back ->
        [0] a treasure
        [1] an artifact
       *[2] an encounter card
    } of the loot pile
option-propose = Propose this trade
option-agree = Agree
option-walk-away = Walk away
option-pay = Pay with { $card }
option-raise = { $rating ->
        [0] Brawn
        [1] Magic
       *[2] Skill
    } + 1
option-leave-item = Leave { $card }
option-thumbs-up = Thumbs up: live
option-thumbs-down = Thumbs down: die
option-goes-first = The re-roll of { $seat }
option-look = Look
option-keep-on-top = Leave { $card } on top
option-put-under = Put { $card } under the deck

## What happened

event-first-rolled = Seat { $seat_number } rolls a { $face } for the first turn.
event-first-player-found = Seat { $seat_number } is First Player.
event-hero-taken = Seat { $seat_number } plays { $card }.
event-ability-kept = { $seat } keeps { $card }.
event-ability-discarded = { $seat } discards { $card }.
event-round-began = Round { $round } begins; { $seat } goes first.
event-token-passed = The First Player token passes to { $seat }.
event-turn-began = It is { $seat }'s turn.
event-stood-up = { $seat } gets up again.
event-passes-on = { $seat } passes from now on unless it concerns { $seat_gender ->
        [feminine] her
       *[masculine] him
    }.
event-watches = { $seat } is asked again from now on.
event-help-called = { $seat } calls for help!
event-assist-offered = { $seat } offers { $target } help{ $by ->
        [none] {""}
       *[other] {" "}from the next tile ({ $by })
    }: { $dice ->
        [one] one die
       *[other] { $dice } dice
    } more{ $parts ->
        [none] {""}
       *[other] {" "}({ $parts })
    }.
event-assist-accepted = { $seat } accepts the help of { $target }: { $dice ->
        [one] one die
       *[other] { $dice } dice
    } more.
event-assist-declined = { $seat } declines the help of { $target }.
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
event-die-turned = { $seat } turns a { $face } to a { $to_face } ({ $card }).
event-dice-counted = For { $seat } a { $face } counts as { $to_face } ({ $card }): { $dice }.
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
        [uncursed] The Cursed Stone does not touch { $seat } ({ $by }).
        [unbothered] { $seat } is spared the free attack ({ $by }).
        [unspoiled] Nobody can sabotage { $seat } ({ $by }).
        [keep-items] { $seat } leaves no item behind ({ $by }).
       *[repel] { $seat } keeps the monster away ({ $by }).
    }
event-monster-trait-worked = { $what ->
        [only-brawn] { $card } can be battled only with brawn
        [only-magic] { $card } can be battled only with magic
        [only-skill] { $card } can be battled only with skill
        [pierce] No armor helps against { $card }
        [lone] Nobody can assist against { $card }
       *[rooted] { $card } does not roam
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
event-monster-rolled-again = { $card } rolls its misses again: { $dice }.
event-battle-began = { $seat } battles { $card }.
event-glyphs-dared = The glyphs shield { $card }: { $seat } needs help to attack.
event-glyphs-forbade = The glyphs shield { $card }: alone { $seat } can’t attack.
event-free-attack-began = { $card } makes a free attack on { $seat }.
event-duel-began = { $seat } attacks { $target }!
event-hit-blocked = { $seat } blocks a { $hit } with a { $face }{ $by ->
        [none] {""}
       *[other] {" "}({ $by })
    }.
event-armor-rolled = { $seat } rolls { $dice } for { $card } ({ $save }+): { $saved ->
        [0] no hit is stopped
        [one] one hit is stopped
       *[other] { $saved } hits are stopped
    }.
event-hits-warded = { $seat } is spared { $hits ->
        [one] one hit
       *[other] { $hits } hits
    } ({ $card }).
event-hero-wounded = { $seat } takes { $wounds ->
        [one] one wound
       *[other] { $wounds } wounds
    }{ $parts ->
        [none] {""}
       *[other] {" "}({ $parts })
    }.
event-hero-spared = { $seat } takes no wound ({ $parts }).
event-hero-healed = { $seat } heals { $wounds ->
        [one] one wound
       *[other] { $wounds } wounds
    }.
event-rallied = { $seat } rallies and is rid of a wound.
event-monster-wounded = { $seat } gives { $card } { $wounds ->
        [one] one wound
       *[other] { $wounds } wounds
    }{ $parts ->
        [none] {""}
       *[other] {" "}({ $parts })
    }.
event-monster-unhurt = { $card } takes no wound ({ $parts }).
event-monster-healed = { $wounds ->
        [one] One wound closes
       *[other] { $wounds } wounds close
    } on { $card }.
event-monster-killed = { $seat } kills { $card }!
event-hero-knocked-out = { $seat } is knocked out; the wounds are reset to { $wounds } (half of { $parts }).
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
event-tile-put-aside = { $seat } puts { $printed } aside{ $by ->
        [none] {""}
       *[other] {" "}({ $by })
    }.
event-tile-laid = { $seat } lays { $tile } (no. { $tile_number }).
event-no-tile-fitted = No tile fits there; { $seat } stays.
event-pile-abandoned = Nothing more can be laid: { $tiles ->
        [one] the last tile leaves
       *[other] the last { $tiles } tiles leave
    } the game.
event-treasure-laid = A treasure lies hidden in { $tile } (no. { $tile_number }).
event-encounter-drawn = { $seat } runs into { $card }.
event-encounters-shuffled = The discarded encounters become a new deck of { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
event-stranger-met = { $seat } deals with { $card }.
event-stranger-fled = { $card } flees from the monster.
event-trap-disarmed = { $seat } disarms { $card }.
event-trap-went-off = { $card } goes off: { $seat } is caught!
event-burdened = { $card } stays with { $seat }.
event-burden-ended = { $seat } is rid of { $card }.
event-escaped = { $seat } breaks free.
event-escape-failed = { $seat } can't get away.
event-gate-held = The portcullis crashes down before { $seat }.
event-bridge-broke = The bridge gives way under { $seat }!
event-leap-failed = { $seat } leaps too short and falls into the channel.
event-item-found = { $seat } finds { $card }.
event-item-equipped = { $seat } equips { $card }{ $by ->
        [none] {""}
       *[other] {" "}({ $by })
    }.
event-item-stowed = { $seat } puts { $card } into the loot pile.
event-item-taken-off = { $seat } takes off { $card }.
event-treasure-gained = { $seat } gains a treasure.
event-treasure-seen = { $seat } looks at the treasure: { $card }.
event-artifact-gained = { $seat } brings an artifact to light: { $card }!
event-treasure-tossed = { $seat } tosses { $card } into the Well.
event-trade-began = { $seat } and { $target } talk about a trade.
event-card-wanted = { $seat } asks { $target } for { $card }.
event-back-wanted = { $seat } asks { $target } for { $back ->
        [0] a treasure
        [1] an artifact
       *[2] an encounter card
    } of the loot pile.
offered-treasures = { $treasures ->
        [one] one treasure
       *[other] { $treasures } treasures
    }
offered-artifacts = { $artifacts ->
        [one] one artifact
       *[other] { $artifacts } artifacts
    }
offered-encounters = { $encounters ->
        [one] one encounter card
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
        [one] one card
       *[other] { $given } cards
    } for { $taken ->
        [0] nothing
        [one] one card
       *[other] { $taken } cards
    }.
event-trade-failed = { $seat } and { $target } don't come to terms.
event-card-paid = { $seat } gives up { $card }.
event-trained = { $seat } trains: { $rating ->
        [0] brawn
        [1] magic
       *[2] skill
    } rises by 1.
event-card-worked = A card takes effect for { $seat }: { $card }.
event-actions-changed = { $seat } now has { $actions ->
        [0] no action
        [one] one action
       *[other] { $actions } actions
    } left.
event-boss-looked-at = { $seat } looks at the hidden boss.
event-boss-seen = { $seat } sees who waits below: { $card }.
event-encounters-looked-at = { $seat } looks at the next { $cards ->
        [one] encounter card
       *[other] { $cards } encounter cards
    }.
event-encounters-sunk = { $cards ->
        [0] { $seat } leaves the encounter cards on top.
        [one] { $seat } puts one encounter card under the deck.
       *[other] { $seat } puts { $cards } encounter cards under the deck.
    }
event-card-stolen = { $seat } steals a card from { $target }!
event-stolen-card-seen = { $seat } has stolen { $card }.
event-card-attached = { $seat } puts { $card } on { $foe }.
event-lair-sited = The Boss Lair comes to lie { $side ->
        [0] north
        [1] east
        [2] south
       *[3] west
    } of { $tile } (no. { $tile_number }).
event-lair-placed = The boss awaits in { $tile } (no. { $tile_number }): { $card }!
event-monster-stirred = { $card } on { $tile } (no. { $tile_number }) stirs.
event-monster-roamed = { $card } roams to { $tile } (no. { $tile_number }).
event-summon-turned = { $seat } turns up { $card }.
event-monster-summoned = { $seat } summons { $card } to { $tile } (no. { $tile_number }).
event-nothing-summoned = Nothing answers the call of { $seat }.
event-stone-appeared = The Summoning Stone gleams in { $tile } (no. { $tile_number })!
event-endgame-began = { $seat } holds the Summoning Stone: from now on defeat is death!
event-solo-won = { $seat } has slain the boss and wins!
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

verdict-solo-won = The boss is slain: you win.
verdict-solo-lost = Your hero is dead: the dungeon wins.
verdict-nobody-won = The last heroes died together: nobody wins.
verdict-carried-stone = { $winner } carried the Summoning Stone out of the dungeon and wins.
verdict-last-alive = { $winner } is the last hero alive and wins.

## Before the game

setup-beg-for-your-life = Beg for Your Life
    .help = A hero who is beaten before the endgame begs for mercy: he is killed when everybody turns the thumb down.
setup-second-copy = Second copy
    .help = With five or six players the tiles of two boxes are used: 4 standard and 2 special ones a player.

## The board

board-draft = The heroes are picked
board-round = Round { $round }
board-turn = { $hero }'s turn, { $count ->
        [0] no action left
        [one] 1 action left
       *[other] { $count } actions left
    }
board-roaming = The monsters roam; { $hero } is First Player
board-left = Left: { $tiles ->
        [0] no tile
        [one] 1 tile
       *[other] { $tiles } tiles
    } in the pile · { $encounters ->
        [one] 1 encounter
       *[other] { $encounters } encounters
    } · { $treasures ->
        [one] 1 treasure
       *[other] { $treasures } treasures
    }
board-secret-boss = Only those who looked know it: the boss is { $boss }.
board-secret-encounters = The next encounter cards, as far as you know them: { $cards }.
board-cropped = Only the part around { $hero } is shown.
board-cropped-west = Farther west: no. { $numbers }.
board-cropped-east = Farther east: no. { $numbers }.

board-endgame = ENDGAME
board-stone-worn = { $hero } has the Summoning Stone, equipped
board-stone-kept = { $hero } has the Summoning Stone, in the loot pile
board-stone-lies = The Summoning Stone lies on no. { $number }
board-stone-unknown = The Summoning Stone is in a loot pile; only its owner and a trade partner know whose
board-stone-taken = The Summoning Stone is being picked up

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
        [0] no action left
        [one] 1 action left
       *[other] { $count } actions left
    }
board-first-player = First Player
board-quiet = passes on
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

board-here = No. { $number }, { $tile }: here stands { $hero }
board-hidden = { $count ->
        [one] a face-down treasure
       *[other] { $count } face-down treasures
    }
board-wounds-of = wounds { $wounds } of { $life }
board-figures-monster = { $type }; attack { $attack }, hits with { $power }; defense { $defense }+; escape { $escape }+; life { $life }.
board-figures-trap = { $ratings }; { $count ->
        [one] 1 die
       *[other] { $count } dice
    } of 4+ disarm it.
board-figures-item = ({ $slots }; { $trainings }{ $enchanted ->
        [yes] ; enchanted
       *[no] {""}
    })
board-figures-hero = brawn { $brawn }, magic { $magic }, skill { $skill }, life { $life }
board-no-slot = no slot
board-cards-of = The cards of { $hero }
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

board-deed-battle = Battle: { $hero } against { $foe }
board-deed-free = Free attack: { $hero } and { $foe }
board-deed-duel = Duel: { $hero } attacks { $foe }
board-deed-disarm = A trap: { $hero } disarms { $foe }
board-deed-escape = Escape: { $hero } from { $foe }
board-deed-bridge = { $foe }: { $hero } crosses
board-deed-channel = { $foe }: { $hero } leaps
board-deed-gate = { $foe }: { $hero } lifts the gate
board-deed-content = { $foe }: { $hero } rolls for what is here
board-no-dice = no dice yet
board-hits-left = Potential hits not blocked:
board-helpers = Assisted (+{ $dice }) by:
board-spoilers = Sabotaged by:
board-need-hit = hits with { $face }+
board-need-escape = one die of { $face }+ escapes
board-need-disarm = { $count ->
        [one] 1 die
       *[other] { $count } dice
    } of 4+ needed
board-trade = Trade of { $first } and { $second }, proposal { $count } of { $most }
board-offers = { $hero } offers:
board-backs = { $count ->
        [0] nothing
        [one] 1 card
       *[other] { $count } cards
    }
board-laying = To be laid: { $tile }
board-content = Content roll: treasure on { $treasure }; encounter on { $encounter }.

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
