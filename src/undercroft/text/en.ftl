seat = Seat { $seat }
sum-first = { $name } { $amount }
sum-more = +{ $amount } { $name }
sum-less = −{ $amount } { $name }
seat-human = you
seat-bot = bot
bot-novice = novice
    .about = Knows the manners, makes mistakes and loses with a smile.
bot-adventurer = adventurer
    .about = Takes what looks best right now, and plays at once.
bot-veteran = veteran
    .about = Thinks ahead, for up to a second a decision.
bot-legend = legend
    .about = Thinks long and deep, for up to five seconds a decision.
draw-card = Draw a card and type its number.
throw-die = { $seat } throws a die. Type where it landed.

## Refusals

refused-game-over = The game is over.
refused-not-your-turn = It isn’t this seat’s turn. The table is waiting for seat { $waiting }.
refused-dice-awaited = The table is waiting for dice or a card.
refused-not-offered = That choice isn’t on offer now. Choose another.
refused-no-chance = No dice, card or throw is needed right now.
refused-bad-outcome = { $why ->
        [dice] Type the faces that the dice show.
        [card] Type the number of the card.
        [throw] Type where the die landed and its face, such as { $example }.
       *[other] That doesn’t fit here. Try again.
    }
refused-dice-count = This roll has { $count ->
        [one] 1 die
       *[other] { $count } dice
    }, not { $given }.
refused-dice-symbol = “{ $symbol }” isn’t on this die. It has { $symbols }.
refused-no-card = Card { $card } isn’t here to draw. Choose another.
refused-no-undo = Your last choice revealed something. The table must agree to undo it.
refused-no-decision = Decision { $decision } doesn’t exist. This game has { $count }.
refused-bad-setup = { $why ->
        [unknown] No setting is called “{ $field }”.
        [starting-player] Seat { $seat } can’t start. This game has { $seats } seats.
        [few-cards] There are { $cards } adventurers for { $seats } seats. Add some, or play with fewer seats.
        [race-only] The Underdungeon is for races of two or more only ({ $rule }). Switch one of them off.
        [long] These settings are too long. Use fewer of them.
       *[value] That value doesn’t fit the setting “{ $field }”. Choose another.
    }
refused-bad-seats = This game is for { $low } to { $high } players, not { $seats }.
refused-bad-content = { $field ->
        [none] { content-place } can’t be read as content.
       *[other] { content-place }: the field { $field } doesn’t fit.
    }
refused-content-fields = { content-place }: write a table of fields here.
refused-content-id = { content-place }: an id is made of small letters, digits and hyphens.
refused-content-own-id = { content-place }: remove the field id. The name of the table is the id.
refused-content-provenance = { content-place }: the field provenance is { $known }.
refused-content-many = These are { $count } cards, and { $most } fit. Remove some.
refused-content-few = { $file } needs { $least } cards or more{ $kind ->
        [none] {""}
       *[other] {" "}of kind { $kind }
    }.
refused-content-one = { $file } needs exactly 1 card{ $kind ->
        [none] {""}
       *[other] {" "}of kind { $kind }
    }.
refused-content-unknown = { content-place }: no card is called “{ $name }”.
refused-content-actions = { content-place }: a card offers 1 action at most.
refused-content-once = { content-place }: a free action works once per turn or once per game.
refused-content-unreachable = { content-place }: no way leads there.
content-place = { $card ->
        [none] { $file }
       *[other] { $file }, card { $card }
    }
refused-no-game = No game is called “{ $game }”. Try: { $games }.
refused-no-language = No language is called “{ $language }”. Try: { $languages }.
refused-no-bot = No bot is called “{ $level }”. Try: { $levels }.
refused-no-rule = No rule mentions “{ $wanted }”. Try other words.
refused-bad-seat-word = “{ $word }” isn’t a player. Type human, human:NAME, bot or bot:LEVEL.
refused-bad-option-word = “{ $word }” isn’t a setting. Type NAME=VALUE, such as epic_monster=true.
refused-other-seats = This game has { $seats } seats, not { $given }.
refused-no-seat = Seat { $seat } doesn’t exist. This game has { $seats } seats.
refused-in-use = { $file } is open in another window.
refused-file-exists = { $file } already exists and isn’t a saved game. Choose another name.
refused-no-hints = This table plays without hints.
refused-not-now = Wait until this seat has a choice to make.
refused-no-file = { $why ->
        [missing] { $file } doesn’t exist.
        [denied] You don’t have permission to read { $file }.
        [folder] { $file } is a folder, not a file.
       *[other] { $file } could not be read.
    }
refused-no-save = There is no unfinished game to continue.
refused-cant-write = { $why ->
        [missing] { $file } could not be written: its folder doesn’t exist.
        [denied] You don’t have permission to write { $file }.
        [folder] { $file } is a folder. Name a file.
        [full] { $file } could not be written: the disk is full.
       *[other] { $file } could not be written.
    }
refused-no-folder = { $folder } isn’t a folder.
refused-no-terminal = Nobody is at the keyboard. Name the game: undercroft play GAME --seats bot,bot
refused-log-cut = The log is cut short: entry { $entry } is missing or broken.
refused-log-edited = { $entry ->
        [none] The log was changed after the game.
       *[other] The log was changed at entry { $entry }.
    }
refused-log-foreign = This file is not an Undercroft log.
refused-log-format = This log has format { $found }. This version reads format { $known }.
refused-log-game = This is a log of { $found }, not of { $wanted }.
refused-log-rules = This log was played under rules { $found }, and this version has rules { $known }. They first differ at entry { $entry }.
refused-log-content = This log was played with other cards, and first differs at entry { $entry }. Name the cards with --content.
refused-log-guided = This was a guided game. Its dice followed a script, so there is nothing to verify.
refused-no-guide = { $game } has no guided game.
refused-no-guide-here = Nobody is guided here.
refused-guide-alone = A guided game is for one player and brings its own bots, settings and dice.
refused-bad-guide = The guided game of { $game } has a mistake in it and can’t be played.
refused-log-sealed = The key of this log stays secret until the game is over.
refused-log-key = The key of this log doesn’t match the hash published at the start.

## The terminal

welcome = Welcome to the Undercroft.
choose-game = Which game?
choose-seats = Who plays? One word per seat, with commas: human, human:NAME, bot, bot:LEVEL
your-turn = { $seat }, it’s your turn.
your-choice = Your choice (? for help)
help-title = What you can type
help-number = the number of an option: choose it
help-undo = u, undo: undo your last choice
help-save = s, save [FILE]: save a copy (the game saves itself as you play)
help-load = l, load FILE: continue another saved game
help-board = b, board: draw the table again
help-why = w, why: the rule behind this question
help-rules = r, rules [WORDS]: look up the rules
help-hint = h, hint: the three best choices, and why
help-bot = bot [LEVEL]: let a bot play this seat from now on
help-level = { $level }: { $about }
help-throw = Enter or throw: throw the die
help-keys = ← →: aim; ↑ ↓: strength; Page ↑ ↓: loft; Tab: walk around the table
help-aim = aim, strength, loft or place and a number: aim otherwise
help-seen = the number of an answer; Enter takes the one in brackets
help-back = back: one question back
help-throws = throws WAY: throw by physics, companion, steady, average or clumsy
help-skip = skip: go on without the guide
help-quit = q, quit: stop; “undercroft resume” continues
help-dice = the faces you rolled, such as { $example }
not-understood = Unknown command: “{ $said }”. Type ? for help.
hint-thinking = Thinking…
hint-title = What looks best, and how it usually ends (100% is a sure win):
hint-line = { $option }: { $worth }%
hint-worth = { $worth }%
hint-more = more at the end: { $measure } (+{ $amount })
hint-less = less at the end: { $measure } (−{ $amount })
hint-usual = the usual choice here
hint-better = better than the usual choice
hint-close = just as good
hint-worse = not quite as good
hint-only = the only choice
saved-to = Saved to { $file }
stopped = The game is saved. Continue with: undercroft resume
undone = Undone.
ask-consent-real-dice = Does everyone agree? Set the dice back and type them again. (yes/no)
ask-consent = That revealed something. Does everyone agree to undo it? (yes/no)
yes-words = y yes
no-words = n no
not-undone = Nothing was undone.
nothing-to-undo = You haven’t made a choice yet.
bot-takes-over = A bot plays for { $seat } from now on.
sealed = The dice are sealed: { $commitment }
revealed = The seal is open. Anyone can check every die: undercroft verify { $file }
score-sum = { $seat }: { $score } = { $parts }
score-worth = { $points } ({ $part })
score-nothing = nothing
chapter-name = { $chapter }
chronicle-title = Looking back
chronicle-honor = { $honor }: { $seats } ({ $value })
chronicle-luck = Good dice against the average: { $lucks }
chronicle-luck-of = { $way ->
        [more] { $seat } +{ $dice }
       *[less] { $seat } −{ $dice }
    }
chronicle-moment = { $chapter }: { $event }
analysis-title = What decided it
analysis-start = What decided it?
analysis-thinking = Thinking the game over…
analysis-chance = Prospects
analysis-balance = { $seat }: { $start }% at the start, luck { $luck }, own choices { $own }, the others’ { $others }, { $end }% in the end
analysis-choice = “{ $chosen }” instead of “{ $best }” costs { $seat } { $amount }%.
analysis-luck = Luck brings { $seat } { $amount }%.
analysis-turns = Turning points
analysis-even = Nothing stands out. It was decided bit by bit.
analysis-part-seat = Player
analysis-part-start = Start
analysis-part-luck = Luck
analysis-part-own = Own choices
analysis-part-others = Others’ choices
analysis-progress = { $judged } of { $choices } choices
analysis-none = The analysis is missing: { $reason }
analysis-hint = What decided it? undercroft analyse { $file }
guide-title = Guide
guide-suggests = Suggested: { $number }, { $option }
guide-off-path = You are on your own way now. Undo leads back to the guide; “skip” ends it.
guide-skipped = You are on your own. Good luck!
the-end = The end
rank = Rank
score = Score
labelled = { $label }: { $value }
player = Player
adventurer = Adventurer
game = Game
players = Players
best-with = best with
minutes = Minutes
age = Age
about = What it is
setting = Setting
default = Default
saves-title = Saved games
file = File
when = When
state-of-game = State
running = running
finished = finished
no-saves = You have no saved games yet.
verified = Every die is right: { $count ->
        [one] 1 outcome matches
       *[other] { $count } outcomes match
    } the key.
verified-until = { $count ->
        [one] 1 outcome matches
       *[other] { $count } outcomes match
    } the key. The rest can’t be checked under today’s rules.
verified-people = People rolled the dice of this game; only what the table drew was checked.
verified-throws-same = { $count ->
        [one] 1 throw was thrown again and landed the same way.
       *[other] { $count } throws were thrown again and landed the same way.
    }
verified-throws-drawn = { $count ->
        [one] 1 throw drawn by skill matches the key.
       *[other] { $count } throws drawn by skill match the key.
    }
verified-throws-told = { $count ->
        [one] 1 throw was made at a real board, as its players told it.
       *[other] { $count } throws were made at a real board, as their players told them.
    }
verified-throws-other = { $count ->
        [one] 1 throw was simulated by another version and can’t be compared here.
       *[other] { $count } throws were simulated by another version and can’t be compared here.
    }
verified-throws-unchecked = { $count ->
        [one] 1 throw can’t be thrown again here. Install: pip install 'undercroft[throwing]'
       *[other] { $count } throws can’t be thrown again here. Install: pip install 'undercroft[throwing]'
    }
verified-throws-different = { $count ->
        [one] 1 throw comes out differently. This log was changed.
       *[other] { $count } throws come out differently. This log was changed.
    }
replayed-same = The log replays exactly under rules { $rules }.
ended-so = This is how the game ended:
continued = The rules have changed. The game continues from its last checkpoint; the old log is kept in { $file }

## The command line

cli-app = Undercroft: a digital table for dungeon board games.
cli-lang = The language: en or fr.
cli-content = A folder of cards that adds to or replaces the game’s own.
cli-game = The game, such as dungeon-attack.
cli-ladder = Let levels of bots play each other, and tell who is how strong.
cli-ladder-games = The games; all of them if none is named.
cli-ladder-count = How many games each pair of levels plays.
cli-ladder-levels = The levels, with commas.
cli-ladder-playouts = How many games a level plays in thought for a decision, such as veteran=60,legend=240; otherwise its usual budget.
cli-ladder-results = Where finished games are noted. With the same file the ladder continues where it stopped.
cli-ladder-out = Write the results to this page.
cli-ladder-workers = How many processes play.
ladder-goes-on = { $done } games are noted already, { $missing } are missing.
ladder-plays = Playing
cli-no-hints = Play without hints: nobody may ask what would be good.
cli-seats = Who plays: human, human:NAME, bot, bot:LEVEL, with commas. A novice makes mistakes, an adventurer plays at once, a veteran thinks ahead, a legend thinks long and deep.
cli-seed = Any word: the same word throws the same dice.
cli-real-dice = You roll real dice and type what you got.
cli-guide = A guided first game of a few minutes, with a coach.
cli-play-throws = How people throw: physics, companion (a real board), steady, average or clumsy; one word, or one per seat with commas.
cli-option = A setting, NAME=VALUE; see `undercroft games`.
cli-resume-file = A saved game (default: the last unfinished one).
cli-resume-seats = Other players on the same seats.
cli-wanted = The id of a rule, or words to look for.
cli-log = The log of a game.
cli-replay-seat = Show what this seat knew (default: what everyone knew).
cli-finished-log = The log of a finished game.
cli-version = The version.
cli-play = Play a game in the terminal.
cli-resume = Continue a saved game.
cli-saves = List the saved games.
cli-games = List the games with their settings.
cli-rules = Read the rules of a game, or look one up.
cli-replay = Tell a game again from its log, and say whether it replays exactly.
cli-analyse = Say what decided a finished game: luck, or whose choices.
cli-verify = Derive every die of a finished game again and compare.
cli-throws = The throwing table: dice thrown with physics.
cli-throws-show = Throw a die at a board, draw it and say where it landed.
cli-throws-board = The board: first or catacombs.
cli-throws-svg = The picture to write.
cli-throws-view = From where: above or oblique.
cli-throws-seed = Another number throws another die.
cli-throws-speed = How fast, in meters per second.
throw-landed = The die landed at { $place } with face { $face } up, after { $bounces ->
        [0] no bounces
        [one] 1 bounce
       *[other] { $bounces } bounces
    } on the way.
refused-no-throws = Nothing is thrown in this game.
refused-unknown-way = No way to throw is called “{ $way }”. Try: { $ways }.
refused-no-physics = The throwing table needs more parts: pip install 'undercroft[throwing]'
refused-thrown-already = This throw of the challenge was made already.
refused-entered-already = This attempt is on the table already.
refused-not-whole = There are throws left. Make them first.
refused-no-attempt = This attempt isn’t known here. Begin a new one.
refused-no-throw-here = This throw isn’t here, or was forgotten.
refused-no-view = No view is called “{ $view }”. Try: { $views }.
refused-unknown-board = No board is called “{ $name }”.
refused-bad-landing = { $field ->
        [place] The die can’t lie there.
        [spot] That spot isn’t where you say the die lies.
        [face] This die has no such face.
        [icon] That face and the icon don’t go together.
        [bounces] It can’t have bounced that often.
        [broken] That doesn’t fit the conditions of this throw.
        [pointed] The blade can’t point there from where it lies.
       *[other] The die can’t have landed like that ({ $field }).
    }
refused-bad-release = No hand can throw like that ({ $field }).

## Pictures of boards

cli-board = Draw a game from its log, or its bare board, as an SVG picture.
cli-board-game = The game to draw, such as dungeon-run.
cli-board-log = The log to draw (default: the bare board, for games with a printed one).
cli-board-svg = The picture to write.
cli-board-step = After how many choices (default: at the end).
cli-board-seat = Draw what this seat knows (default: what everyone knows).
refused-no-picture = There is no picture of “{ $game }”. Try: { $games }.
refused-no-bare-board = “{ $game }” has no printed board. Name a log to draw.
refused-needs-log = { $option } needs a log. Name it after the game.
refused-picture-is-log = { $file } is the log itself. Choose another file with --svg.
picture-round = Round { $round }
picture-pile = { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } in the pile
picture-lair = The Lair is open.
picture-endgame = The endgame: all against all.
picture-winner = { $seat } wins.
picture-nobody = Nobody wins.
picture-ko = out
picture-knocked-out = knocked out
picture-dead = dead
picture-bearer = has the Stone
picture-maybe-bearer = may have the Stone
picture-turn = plays now
picture-first = First Player
picture-loot = Loot { $count }
picture-own-loot = Loot { $count }: { $names }
picture-humanoid = humanoid
picture-undead = undead
picture-beast = beast
picture-animate = animate
picture-boss = boss
picture-stranger = stranger
picture-wounds = wounds / life
picture-face-down = face-down treasure
picture-face-up = face-up item
picture-unknown = unexplored exit

## Tables online

cli-serve = Serve tables to browsers.
cli-serve-host = The address to listen on; 0.0.0.0 for anyone who can reach this machine.
cli-serve-port = The port to listen on.
cli-serve-database = Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME (default: a file of your own).
cli-serve-workers = How many processes think for bots and throw dice.
cli-serve-origin = Another origin whose pages may connect, such as https://games.example; can be repeated.
cli-serve-proxy = A proxy in front of this server, trusted to tell a visitor’s address: an address or a network, such as 10.0.0.0/24; can be repeated (default: a proxy on this machine).
cli-serve-public-url = Where people reach this server, for links in invitations and turn alerts.
cli-serve-private-hooks = Let turn alerts go to addresses inside the server’s own network.
cli-serve-alert-after = After how many seconds away on their turn a player gets a turn alert.
cli-serve-alert-again = After how many seconds an unanswered alert is tried again; twice as long each time.
cli-serve-look-every = How often, in seconds, to look for clocks that have run out; half as often for turn alerts.
cli-serve-beat-every = How often, in seconds, to tell the other nodes that this one is alive. After 20 seconds of silence a node counts as dead.
cli-serve-most-live-bytes = About how many bytes of memory tables may take; those nobody is watching go first.
cli-serve-limits = Limit how much one client may ask for; turn off only to measure.
cli-serve-log-level = How much is logged: debug, info, warning or error.
cli-serve-open = Open the browser.
cli-backup = Write all tables of a server into one file.
cli-backup-file = The file, such as tables.jsonl.gz.
cli-restore = Fill an empty database from a file written by backup.
alert-turn = { $game }: it’s your turn, { $name }.
backed-up = Written: { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $rows } rows.
restored = Restored: { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $rows } rows.
refused-bad-database = { $why ->
        [foreign] This database belongs to another program. Choose another.
        [newer] This database has version { $version }, newer than this program. Update Undercroft first.
        [url] This is not the address of a database. Use one such as sqlite:///FILE.
        [kind] Undercroft works with sqlite and postgresql, not with { $kind }.
       *[other] The database could not be used.
    }
refused-backup-foreign = { $file } isn’t an Undercroft backup. Nothing was restored.
refused-backup-newer = { $file } was written by a newer Undercroft. Update this one first; nothing was restored.
refused-backup-cut = { $file } is incomplete: its end is missing. Nothing was restored.
refused-backup-damaged = { $file } is damaged. Nothing was restored.
refused-not-empty = This database already holds tables. Restore into an empty one.
refused-bad-hook = { $why ->
        [inside] This address is inside the server’s own network. Choose one outside.
        [host] No host is called { $host }. Check the address.
       *[address] This is not an address for alerts. Use one such as https://chat.example/hook.
    }
refused-bad-message = { $why ->
        [empty] This message is empty. Write something first.
       *[other] The server did not understand that. Reload the page and try again.
    }
refused-bad-name = A name needs visible letters, { $most } at most.
refused-bad-request = The server did not understand that. Reload and try again.
refused-bad-token = This secret belongs to another table.
refused-begun = The game has already begun.
refused-closing = This server is closing. Try again in a moment.
refused-log-long = This log is too long.
refused-moved-on = The table has moved on. Choose again.
refused-no-hello = The first message must be hello.
refused-no-proposal = That question is no longer open.
refused-no-server = The server needs more parts: pip install 'undercroft[server]'.
refused-no-table = Table “{ $table }” doesn’t exist.
refused-not-awaited = This seat wasn’t asked, or has already agreed.
refused-not-begun = The game hasn’t begun yet.
refused-not-invited = This seat is by invitation. Open its invitation link.
refused-not-over = The game isn’t over yet.
refused-not-owner = Only the host of this table can do that.
refused-not-your-seat = This seat isn’t yours.
refused-nothing-to-undo = This seat hasn’t made a choice yet.
refused-other-protocol = This page is older or newer than the server. Reload it.
refused-others-play = These seats have not agreed yet: { $names }.
refused-rematch-laid = The rematch is already open.
refused-seat-taken = Seat { $seat } is taken.
refused-too-busy = The server is busy. Try again in a moment.
refused-too-fast = Too many messages. Wait a moment.
refused-too-many-logs = You have imported many games. Wait a while before the next one.
refused-gave-up = The server could not finish that. Nothing has changed. Try again.
refused-not-stored = The move could not be saved. Nothing has changed. Try again.
refused-rules-fault = A rule failed. Your move was not played.
refused-broken = Something broke. Nothing has changed.
refused-not-shown = This table can’t be shown right now. Nothing is lost.
refused-wrong-way = { $way ->
        [physics] This seat throws on screen.
        [companion] This seat throws at a real board. Say where the die lies.
       *[other] This seat’s throws are drawn by skill.
    }
refused-help-awaited = Wait a moment: another player has to do their part of this throw first.
refused-help-late = Too late to help with this throw.
refused-not-helper = That part of the throw isn’t yours.
refused-no-lift = Pick up the die first, then throw.
refused-tossed = The die is in the air. Blow at it!
refused-not-judge = You aren’t the judge of this throw.
refused-no-claim = That claim is no longer open.
refused-bad-ticket = This throw isn’t known here. Reload the page and try again.
refused-old-ticket = This throw waited too long. Here is a new one.
refused-no-physics = This server can’t throw dice.

## The web table

kit-life = Life { $now } of { $most }
kit-life-stake = Life { $now } of { $most }; { $left } left after this
kit-pin = Keep it open
kit-rail = What happened lately
kit-drawer = Story, chat and rules
kit-hand = Your cards
kit-about-seat = More about { $name }
kit-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
kit-deeds = { $count ->
        [one] and 1 deed before that
       *[other] and { $count } deeds before that
    }
kit-back = Back
web-roll-real = { $count ->
        [one] Roll 1 die and tap what it shows.
       *[other] Roll { $count } dice and tap what they show.
    }
web-roll-ask = Your roll
web-roll = Roll
kit-go-on = Go on
kit-rolled = That was your roll
web-since = Since your last turn
web-since-board = See it on the board
web-since-story = Read the story
web-undone = { $name } undoes a choice.
web-dice-tap = Faces to tap
web-dice-told = Your dice
web-dice-remove = Remove: { $face }
web-dice-count = { $told } of { $count }
web-dice-done = That’s my roll
web-result = Result
web-see-table = See the table
kit-rather-not = Cancel
web-story-leaf = Story
web-person = { $name } ({ $figure })
web-language = Language
web-language-en = English
web-language-fr = Français
web-welcome = Welcome to the Undercroft
web-welcome-about = Dungeon board games at one table: with friends by link, around one screen, or solo with bots.
web-games = Games
web-guided = Learn it in { $minutes } minutes
web-guide-skip = Skip the guide
web-guide-plays = Now the guide plays for you for a while. Watch what happens.
web-guide-off = You are on a way of your own now. While you can still undo, that leads back to the guide; or just play on.
web-play-now = Play now
web-options = Options
web-players = { $low } to { $high } players
web-minutes = { $low } to { $high } minutes
web-age = ages { $age }+
web-seats = Seats
web-seat-open = By link
web-name = Name
web-public = Open to everyone
web-lay = Open the table
web-mine = My tables
web-lobby = Public tables
web-lobby-kind = Which tables
web-lobby-free = With a free seat
web-lobby-playing = In progress
web-lobby-over = Finished
web-lobby-all = All games
web-lobby-free-none = No table is looking for players right now.
web-lobby-playing-none = No public game is in progress right now.
web-lobby-over-none = No public game has ended yet.
web-kind-human = someone
web-kind-bot = bot
web-kind-open = free seat
web-your-turn = It is your turn
web-throw = Throw the die
web-throw-die = { $seat } throws a die.
web-turn-of = Waiting for { $names }
web-over-title = The game is over
web-rank = { $rank }. { $name }: { $score }
web-place = { $rank }. { $name }
web-end-you = You win!
web-end-you-too = You win together!
web-end-winners = { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
web-end-all = Everybody wins
web-end-nobody = No winner this time
web-end-lead = { $name } has { $score }, { $more } more than { $next }.
web-end-scores = Scores
web-end-total = Total
web-end-chart = { $measure }, from start to end
web-end-measure = Measure shown
web-end-luck = Luck of the dice
web-end-luck-of = { $way ->
        [more] +{ $more }: { $good } good dice, { $expected } expected
       *[less] −{ $more }: { $good } good dice, { $expected } expected
    }
web-end-honors = Honors
web-end-moments = Best moments
web-end-no-chronicle = The look back is missing: { $reason }
web-lost = Connection lost. Trying again…
web-hint = Hint
web-hint-help = Hint: the three best choices (H)
web-hints = Hints
web-hints-help = Anyone may ask what would be good, for their own seat.
web-why = Why?
web-rule = Rule { $rule }
web-undo = Undo
web-undo-help = Undoes your last choice. If it revealed something, the others must agree.
web-proposal = { $name } asks to undo a choice.
web-proposal-left = Time left to agree
web-agree = Agree
web-decline = Decline
web-story = The story so far
web-board = The table
web-scene = What happens here
web-text-board = The table in words
web-chat = Chat
web-say = Say something
web-send = Send
web-restarting = The server is restarting or closing. Reconnecting…
web-rules = Rulebook
web-primer = In short
web-primer-close = Got it
web-fine-print = Fine print, row by row
web-search = Search the rules
web-close = Close
web-watching = You are watching.
web-wait-players = The game begins when every seat is taken.
web-start-now = Start now with bots
web-invite = Invite to seat { $seat }
web-copy = Copy the link
web-copied = Copied
web-sit = Take seat { $seat }
web-leave = Leave the table
web-leave-sure = A bot will take over for you. Leave?
web-rematch = Play again
web-to-rematch = Go to the rematch
web-home = Home
web-nowhere = This page doesn’t exist
web-nowhere-help = Check the address, or start again from here:
web-playing-as = You play { $name }.
web-here = here
web-away = away
web-stand-in = a bot is playing
web-choose = Choose
serving-at = The Undercroft is open at { $address } (Ctrl-C closes it).
serving-others-at = Others in your network find it at { $address }
serving-only-here = Only this machine can reach it. To play with others, start it with --host 0.0.0.0
refused-bad-proxy = “{ $proxy }” isn’t the address or network of a proxy. Use --proxy with an address such as 10.0.0.5, or a network such as 10.0.0.0/24.
refused-no-port = The server could not listen on { $address }. Is it already running? Choose another port with --port.
refused-no-pages = The pages aren’t built yet. Run: make web
refused-key-told = Someone has the log of this running game and could know the dice to come. No one new can join.
web-replay = Watch it again
web-step = Step { $step } of { $steps }
web-eyes = Whose view
web-eyes-all = Everyone
web-earlier = Earlier
web-later = Later
web-autoplay = Play
web-stop = Stop
web-pace = Pace
web-to-table = Go to the table
web-replay-parted = The rules have changed since. This game can be followed up to step { $step }; after that you only see how it ended.
web-replay-keys = The arrow keys step, the space bar plays.
web-curtain = Pass the screen to { $name }
web-curtain-open = I’m { $name }
web-to-act = to act
web-skip = Show everything now
web-speed = Movement
web-speed-normal = normal
web-speed-fast = fast
web-speed-off = none
web-single-keys = Play with single keys
web-tools = Tools
web-keys = Keys
web-key-option = Choose the option with this key
web-key-arrows = Move between options
web-key-enter = Choose the option in focus
web-key-tab = Go to the next thing on the page
web-key-undo = Undo your last choice
web-key-why = Why? Show the rule behind the question
web-key-rules = Open or close the rulebook
web-key-escape = Close the open panel
web-key-help = Show these keys
web-rules-found = { $count ->
        [0] no rules
        [one] 1 rule
       *[other] { $count } rules
    }
web-rules-text = Rules
web-clock-move = Time for this choice
web-clock-game = Time for the game
web-share = Share
web-invite-bot = Anyone who joins takes over from the bot.
web-watch-link = Link for watching
web-watch-help = Anyone with this link can watch, without the secrets. Open it on a big screen and let everyone play on their phone.
web-phones-help = Let everyone scan the code of their seat with a phone, and open the link for watching on the big screen.
web-map = The map
web-nearer = Zoom in (+)
web-farther = Zoom out (−)
web-fit = See it all (0)
web-lay-here = Place { $tile } here: { $turn }
web-turn-tile = Turn the tile
web-who-plays = Who plays
web-name-of = Name on seat { $seat }
web-variants = Variants
web-setup-more = Add: { $item }
web-setup-less = Remove: { $item }
web-clocks = Clocks
web-clock-away = Time to reconnect on your turn
web-clock-none = no limit
web-clock-way = When the time is up
web-clock-way-bot = a bot plays until the player is back
web-clock-way-default = the usual choice is made once
web-clock-stand-in = Who plays for those who leave
web-clock-stand-in-steady = the usual choices
web-clock-help = Without clocks the table waits for everyone.
web-seconds = { $count } seconds
web-minutes-long = { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
web-hours = { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
web-days = { $count ->
        [one] 1 day
       *[other] { $count } days
    }
web-table-itself = The table
web-table-name = Name of the table
web-public-help = The table is listed here, and anyone can take a free seat or watch.
web-real-dice = Real dice
web-real-dice-help = Roll your own dice and tell the table what they show.
web-tray = Dice tray
web-you = you
web-side-0 = north:
web-side-1 = east:
web-side-2 = south:
web-side-3 = west:
web-die-use = Use { $face }
web-hit = Hit: { $hit }
web-block-help = To block, drag a die onto a hit, or click both.
web-poll = Assist or sabotage
web-poll-waits = { $name } has not answered yet.
web-trade-nothing = Nothing offered yet
web-more = More ({ $count })
web-withdraw = Withdraw the request
web-stood-in = A bot plays for { $names }: their time ran out.
web-back = I’m back
web-recovery = Move to another device
web-recovery-link = Link for the other device
web-recovery-help = Open this link on the other device, or scan the code there. It works once, within a week, and gives that device all your seats: show it to no one else. This device keeps them too.
web-recovered = Your tables are on this device now.
web-recovery-worthless = This link has been used, or is older than a week. Make a new one on the device that has your tables.
web-bring-in = Import a game
web-this-table = This table
web-log = The game as a file
web-log-help = The file holds every move and every die. Anyone can replay the game or check its dice with it, here or in the terminal.
web-log-later = When the game is over, anyone can save it as a file.
web-log-save = Save as a file
web-log-sure = The file of a running game reveals the dice to come, so no one new could join this table. Save it?
web-clear = Delete the table
web-clear-help = The game, its seats and the whole chat are gone for good.
web-clear-sure = Delete this table for good?
web-clearing = The host asks to delete this table for good.
web-clearing-mine = You asked to delete this table.
web-clearing-silent = Not agreed yet: { $names }.
web-clearing-agreed = Everyone agrees.
web-clearing-declined = { $name } doesn’t want this table deleted.
web-clear-others = The others must agree first, unless they have been away for a week.
web-clear-ask = Ask the others
web-alerts = Turn alerts
web-alerts-help = When it is your turn and you are away, the server calls this address, such as the incoming hook of a chat channel. A new address replaces the old one.
web-alerts-url = Address to call
web-alerts-on = Call me there
web-alerts-off = Stop calling
web-alerts-set = Turn alerts go to this address from now on.
web-alerts-ended = Turn alerts are off.
web-alerts-are-on = Turn alerts are on.
web-alerts-secret = The secret that signs the calls, shown only now:
refused-unreachable = No answer from the server. Try again soon.

## The page’s throws: the Target from above, the hand, people at a real board.

web-target-first = The Target from above: rings from 1 at the edge to 10 in the middle, with holes.
web-target-catacombs = The Target from above: eight slices of three parts, 10 in the middle, with holes and bones.
web-target-raised = It is raised on its stand.
web-target-webs = { $count ->
        [one] A web covers 1 hole.
       *[other] Webs cover { $count } holes.
    }
web-target-template = Template on it: { $template }.
web-target-die = { $die } is { $place }{ $symbol ->
        [up] , icon up
       *[none] {""}
    }.
web-die-thrown = The thrown die
web-die-numbered = Die { $number }
web-throw-of = { $name } throws
web-bounces = { $count ->
        [0] no bounce
        [one] 1 bounce
       *[other] { $count } bounces
    }
web-symbol-up = icon up
web-symbol-not-up = no icon
web-throw-again = Show it again
web-throw-slowly = Slowly
web-target-slow = The table is drawn slowly here.
web-target-slow-flat = Show it flat
web-target-slow-keep = Leave it so
web-counted-miss = Where it lies, counted
web-counted-hit = How it was counted
web-counted-corners = The region below most corners of the die counts; on a tie, the lower one.
web-counted-corners-part = { $count ->
        [one] { $count } corner
       *[other] { $count } corners
    }
web-counted-share = The region below the largest part of the die counts; in doubt, the lower one.
web-counted-share-part = { $count }%
web-counted-nowhere = No part of it is above the Target.
web-why-miss = Why a miss?
web-hand = Your hand with the die
web-hand-help = Press, flick up and let go. Or aim with the arrow keys: left and right for direction, up and down for strength; Enter throws.
web-walk = Around the table
web-walk-left = Walk to the left
web-walk-right = Walk to the right
web-place-box = Move the box: drag it, or use the arrow keys; Page up and down turn it
web-place-card = Move the card: drag it, or use the arrow keys; Page up and down turn it
web-how = How it is thrown
web-practice-it = Try it in the practice room
fumble-fell = It fell off. Try again.
fumble-slipped = It slipped. Try again.
fumble-passed-by = It flew by. Once more!
fumble-swings-back = It swings back: let go on the way forward.
fumble-leg-down = Your leg is down again. Try again.
fumble-not-up = Your leg isn’t up yet.
fumble-eyes-open = Your eyes are open again. Try again.
web-throw-how = Press the die, flick it up and let go. It must bounce on the table first.
web-toss-how = Two steps: flick the die to toss it up, then blow while it is in the air.
web-blow-how = It is in the air. Blow now!
web-throw-for-me = Throw for me
web-throw-timed = With one key
web-throw-typed = By numbers
timing-direction = Direction
timing-strength = Strength
timing-loft = Height
timing-start = Start the bars
timing-stop-direction = Stop: direction
timing-stop-strength = Stop: strength
timing-stop-loft = Stop and throw
timing-pace = Speed of the bars
timing-usual = Usual
timing-slow = Slow
timing-how = Three presses of one key, button or switch: direction, strength, height. The middle is the usual throw.
timing-direction-at = { $side ->
        [none] Direction: straight
        [less] Direction: { $amount }° left
       *[more] Direction: { $amount }° right
    }
timing-strength-at = Strength: { $amount }%
timing-loft-at = { $side ->
        [none] Height: as usual
        [less] Height: { $amount }° lower
       *[more] Height: { $amount }° higher
    }
aim-typed-direction = Degrees to the right
aim-typed-strength = Strength in percent
aim-typed-loft = Degrees higher
web-told-bounces = { $count ->
        [0] didn’t bounce
        [one] bounced once
        [2] bounced twice
       *[other] bounced { $count } times
    }
web-told-over = rolled over { $places }
web-told-rests = rests { $place }
web-throw-toss = Toss it up
web-throw-blow = Blow
web-aim = Aim
web-strength = Strength
web-help-wanted = { $name } needs your hand
web-help-awaited = Waiting for a helping hand: { $name }
web-help-left = Time left
web-help-pass = { $name } is waiting for the die. Pass it into the open hand.
web-help-palm = { $name } throws off your palm. Hold it out.
web-help-height = Height
web-help-stiffness = Stiffness
web-pass = Pass it
web-lend = Hold it out
web-see-steps = What you saw
web-see-tap = Tap the Target where the die is, or choose:
web-see-list = On the Target
web-see-line = On the line
web-see-both = { $one } or { $other }: the lower one counts.
web-see-send = That’s how it was
web-see-claim = Ask for a ruling
web-seen-as = Seen: { $sight }.
web-seen-by = { $name } says:
web-seen-awaits = Waiting for a ruling by { $name }
web-yes = Yes
web-no = No
web-correct = Correct it
web-way = How you throw
web-way-physics = On screen
web-way-companion = At a real board
web-way-steady = By skill: steady
web-way-average = By skill: average
web-way-clumsy = By skill: clumsy

## Home, choosing a table, rulebooks, settings

web-tagline = Every dungeon, one table
web-home-link = Undercroft, home
web-join = Join with a code
web-join-help = Paste the link you were given, or type the code of a table.
web-join-go = Go there
web-join-nowhere = This leads nowhere here. Check the link or the code.
web-settings = Settings
web-your-name = Your name
web-auto-roll = Roll by itself
web-auto-roll-help = Your dice fall at once, without pressing Roll.
web-single-keys-help = 1 chooses the first option, U undoes, R opens the rulebook.
web-sound = Sound
web-volume = Volume
web-calls = Call me when it’s my turn
web-calls-default = A notification while you look elsewhere. The browser will ask you first.
web-calls-granted = A notification while this page is open and you look elsewhere.
web-calls-denied = Your browser blocks notifications from this page. Allow them there first.
web-calls-missing = This browser can’t show notifications from this page.
web-target = Table of throws
web-target-auto = by itself
web-target-fine = in space, fine
web-target-quick = in space, quick
web-target-flat = flat
web-plain = Plain view
web-plain-help = Flat grounds and no glow: easier on weak machines and on the eyes.
web-minutes-short = { $high } min
web-go-on = Go on playing
web-look-in = Look in
web-resume = Resume
web-look = Look
web-result = Result
web-clock-left = clock: { $time } left
web-stands-turn = Your turn
web-stands-on = In progress
web-stands-open = { $free ->
        [one] 1 free seat
       *[other] { $free } free seats
    }
web-stands-won = { $score ->
        [none] Won
       *[other] Won with { $score }
    }
web-stands-shared = { $score ->
        [none] Shared the win
       *[other] Shared the win with { $score }
    }
web-stands-ahead = { $ahead } ahead
web-stands-lost = { $names } won
web-stands-score = you had { $score }
web-stands-fell = The dungeon won
web-stands-over = { $names } won
web-won-of = won { $won } of { $played }
web-all-tables = All { $count } tables
web-fewer = Fewer
web-elsewhere = Other devices and files
web-begin-alone = Solo:
web-begin-alone-help = choose a door and play now, with bots for company.
web-begin-friends = With friends:
web-begin-friends-help = choose Options, give a seat to a friend and send the link.
web-begin-screen = Around one screen:
web-begin-screen-help = everyone here takes a seat, or plays on their phone.
web-best-with = { $low ->
        [one] best with up to { $high }
       *[other] best with { $low } to { $high }
    }
web-bot-plays = How the bot plays
web-seat-human = Here
web-seat-bot = Bot
web-seat-open-help = You get a link to send to a friend.
web-count-human = { $count ->
        [one] 1 player here
       *[other] { $count } players here
    }
web-count-open = { $count ->
        [one] 1 by link
       *[other] { $count } by link
    }
web-count-bot = { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
web-count-changed = { $count ->
        [one] 1 setting changed
       *[other] { $count } settings changed
    }
web-with-clock = with a clock
web-less = Less: { $what }
web-more-of = More: { $what }
web-play-this = Play this game
web-rulebooks = Rulebooks
web-rules-whole = Open the whole rulebook
web-contents = Contents
web-invited-by = { $host } invites you to { $game }
web-invited = You are invited to { $game }
web-invited-bot = A bot is playing { $name }. Take the seat and play on.
web-wait-count = { $count ->
        [one] Waiting for 1 more player
       *[other] Waiting for { $count } more players
    }
web-reach-network = These links use the address at which others find this server: { $address }
web-reach-nobody = Careful: only this computer can open these links. To let others in, start the server with
web-gallery = Who and what you meet
gallery-adventurer = Adventurers
gallery-hero = Heroes
gallery-ability = Abilities
gallery-monster = Monsters
gallery-boss = Bosses
gallery-stranger = Strangers
gallery-trap = Traps
gallery-treasure = Treasures
gallery-artifact = Artifacts
gallery-tile = Tiles
gallery-class = Heroes
gallery-minion = Minions
gallery-prize = Prizes
gallery-item = Magic items
gallery-spell = Spells
gallery-action = Action cards
web-invitation-worthless = This invitation has been used or replaced. Ask for a new one.

## The practice room

web-throwing = Throwing dice
practice-title = Practice room
practice-tagline = Throw any die, no game needed.
practice-board = Target
practice-board-first = Rings
practice-board-catacombs = Slices
practice-die = Die
practice-die-d6 = 6 sides
practice-die-d12 = 12 sides
practice-die-pendulum = Pendulum Die
practice-die-coin = Destiny Coin
practice-die-compass = Compass
practice-die-treasure = Treasure
practice-die-backstab = Backstab
practice-special = Special throw
practice-plain = None: a plain throw
practice-specials = Special throws
practice-specials-help = Choose one, or two that go together.
practice-box-first = Dungeon Fighter
practice-box-catacombs = Catacombs of Gloomy Ghosts
practice-go = Throw it
practice-hopeless = Hardly anyone manages this one. Surprise us.
practice-own = Your hand
practice-you = You
practice-throws = Throws
practice-bullseyes = Bullseyes
practice-streak = Hits in a row
practice-longest = Longest row
practice-rate = How often it hits
practice-percent = { $share }%
practice-hand-steady = Steady
practice-hand-average = Average
practice-hand-clumsy = Clumsy
practice-more = { $count ->
        [one] 1 more throw, and we’ll tell you which hands you beat.
       *[other] { $count } more throws, and we’ll tell you which hands you beat.
    }
practice-beaten = { $hand ->
        [steady] You beat even the steady hand. Who taught you?
        [average] You beat the average hand. The steady one is next.
        [clumsy] You beat the clumsy hand. The average one is next.
       *[none] The clumsy hand is still ahead. It practiced.
    }
practice-heat = Where your dice came to rest: { $throws ->
        [0] no throws yet
        [one] 1 throw
       *[other] { $throws } throws
    }, { $hits ->
        [0] no hits
        [one] 1 hit
       *[other] { $hits } hits
    }, { $bullseyes ->
        [0] no bullseyes
        [one] 1 bullseye
       *[other] { $bullseyes } bullseyes
    }.
practice-forget = Start over
practice-forget-sure = This forgets your throws of this kind, in this browser. There is no way back.
pair-both = Doesn’t go with { $other }: nobody can do both at once.
pair-launch = Doesn’t go with { $other }: each of them launches the die.
pair-flip = Doesn’t go with { $other }: a flip is a throw of its own.
pair-die = Doesn’t go with { $other }: each has a die of its own.
pair-full = { $count } at a time. Take one away first.
pair-hopeless = Hardly anyone has ever kept both of these.

## The daily challenge

daily-title = Daily challenge
daily-tagline = Five throws, the same for everyone.
daily-of = Five throws for { $date }
daily-plain = Plain throw
daily-twice = A special throw counts twice
daily-total = Points
daily-begin = Begin
daily-again = Try again
daily-done = { $points ->
        [0] No points at all. That takes talent.
        [one] 1 point today!
       *[other] { $points } points today!
    }
daily-name = Your name
daily-enter = Put it on the table
daily-standings = Best on this server
daily-nobody = Nobody yet. The table is all yours.

## Boards on paper

print-title = Targets and Templates
print-tagline = Both Targets and all Templates, at true scale (PDF).
print-scale = Print at 100% (“actual size”), never “fit to page”.
print-ruler = Then measure the ruler at the foot of a sheet: it must be 100 mm long.
print-glue = Glue each sheet onto the dashed line of the one before it, on board or foam.
print-holes = Cut out the holes and raise the Target a little, so that a die can fall in.
print-cut = cut out
print-sheet = { $name }: sheet { $at } of { $all } (row { $row }, column { $column })
print-templates = Templates
print-length = Is this { $length } mm?
cli-board-pdf = Write the Targets and Templates to be printed, as a PDF at true scale.
cli-board-paper = The paper of the PDF: a4 or letter.
refused-no-target = Nothing is thrown at a Target in { $game }.
refused-few-heroes = These boxes have { $heroes } Heroes, and { $wanted } are needed. Choose Heroes of both boxes.

## A throw to be shared

throw-title = A throw worth a look
throw-share = Share
throw-share-title = Show it to everyone
throw-link = A link that plays this throw
throw-video = Save as a video
throw-recording = Recording…
throw-file = throw
throw-better = Can you do better?
throw-better-help = The same Target, the same die, the same special throw. A link keeps for a long time.
throw-try = Try it yourself
