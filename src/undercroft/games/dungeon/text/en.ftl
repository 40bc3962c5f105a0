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
    .text = In Collect: take 1 guarded treasure, here or next to you.
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

## Kinds of monsters

kind-humanoid = humanoid
kind-undead = undead
kind-beast = beast
kind-construct = construct
kind-fiend = fiend
kind-ooze = ooze
kind-dragon = dragon

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
