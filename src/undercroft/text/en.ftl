seat = Seat { $seat }
sum-first = { $name } { $amount }
sum-more = +{ $amount } { $name }
sum-less = −{ $amount } { $name }
seat-human = you
seat-bot = bot
draw-card = Draw a card and type its number.
throw-die = { $seat } throws a die. Say where it landed.

## Refusals

refused-game-over = The game is over.
refused-not-your-turn = Seat { $seat } is not asked now; the table waits for { $waiting }.
refused-dice-awaited = The table waits for dice or a card.
refused-not-offered = That is not offered now.
refused-no-chance = No dice, card or throw is awaited now.
refused-bad-outcome = That can't be: { $detail }.
refused-dice-count = { $count ->
        [one] One die is
       *[other] { $count } dice are
    } rolled, not { $given }.
refused-dice-symbol = “{ $symbol }” is on no side of this die; it has { $symbols }.
refused-no-card = Card { $card } can't be drawn here.
refused-no-undo = Something became known since your last decision, so it can't simply be undone.
refused-no-decision = There is no decision { $decision }; there were { $count }.
refused-bad-setup = That can't be set: { $detail }.
refused-bad-seats = This game seats { $low } to { $high } players, not { $seats }.
refused-bad-content = The content can't be used: { $detail }.
refused-no-game = There is no game “{ $game }”. There are: { $games }.
refused-no-language = There is no language “{ $language }”. There are: { $languages }.
refused-no-bot = There is no bot “{ $level }”. There are: { $levels }.
refused-no-rule = No rule is called or holds “{ $wanted }”.
refused-bad-seat-word = “{ $word }” is no player. Say human, human:NAME, bot or bot:LEVEL.
refused-bad-option-word = “{ $word }” is no setting. Say NAME=VALUE, such as epic_monster=true.
refused-other-seats = The game has { $seats } seats, not { $given }.
refused-no-seat = There is no seat { $seat }; the game has { $seats }.
refused-in-use = { $file } is being played in another window.
refused-file-exists = { $file } is there already and is no saved game.
refused-not-now = That can be done when the seat has to choose.
refused-no-copy = A table imagined within a step can't be copied.
refused-no-file = { $file } can't be read: { $detail }.
refused-no-save = There is no unfinished game to go on with.
refused-cant-write = { $file } can't be written: { $detail }.
refused-no-folder = { $folder } is no folder.
refused-no-terminal = Nobody is at the keyboard. Say what to play: undercroft play GAME --seats bot,bot
refused-log-cut = The log is cut: entry { $entry } is missing or broken.
refused-log-edited = The log was changed at entry { $entry }. ({ $detail })
refused-log-foreign = This is no log of ours.
refused-log-format = This log can't be read by this version. { $detail }.
refused-log-game = This log is of another game. { $detail }.
refused-log-rules = This log was played under other rules; they first differ at entry { $entry }. ({ $detail })
refused-log-content = This log was played with other cards; say which with --content. It first differs at entry { $entry }.
refused-log-sealed = The key of this log is not revealed before the game is over.
refused-log-key = The key of this log is not the one whose hash was published at the start.

## The terminal

welcome = Welcome to the Undercroft.
choose-game = Which game?
choose-seats = Who plays? One word a seat, with commas: human, human:NAME, bot, bot:random
your-turn = { $seat }, it is your turn.
your-choice = Your choice (? for help)
help-title = What you can type
help-number = the number of an option: choose it
help-undo = u, undo: take back your last decision
help-save = s, save [FILE]: save a copy (the game also saves itself all the time)
help-load = l, load FILE: go on with another saved game
help-board = b, board: draw the table again
help-why = w, why: the rule behind this question
help-rules = r, rules [WORDS]: look the rules up
help-hint = h, hint: what a good player would do
help-bot = bot: let a bot play this seat from now on
help-quit = q, quit: stop; “undercroft resume” goes on
help-dice = the faces you rolled, such as { $example }
not-understood = “{ $said }” is not understood. Type ? for help.
hint = A good player would choose: { $option }
saved-to = Saved to { $file }
stopped = The game is saved. Go on with: undercroft resume
undone = Taken back.
ask-consent-real-dice = Something became known since. Does the whole table agree to go back to your last decision? Lay the dice as they were: you will be asked for them again. (yes/no)
ask-consent = Something became known since. Does the whole table agree to go back to your last decision? The dice stay the same. (yes/no)
yes-words = y yes
not-undone = Nothing is taken back.
nothing-to-undo = You have not decided anything yet.
bot-takes-over = A bot plays { $seat } from now on.
sealed = The dice are sealed: { $commitment }
revealed = The seal is open. Anybody can check every die: undercroft verify { $file }
the-end = The end
rank = Rank
score = Score
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
no-saves = Nothing is saved yet.
verified = Every die is right: { $count ->
        [one] one outcome
       *[other] { $count } outcomes
    } derived again from the key.
verified-people = The dice of this game were rolled by people; only what the table drew was checked.
replayed-same = The log replays the same under rules { $rules }.
continued = The rules have changed since; the game goes on from its last checkpoint. What was played before is kept in { $file }

## The command line

cli-app = Undercroft: a digital table for dungeon board games.
cli-lang = The language: en or fr.
cli-content = A folder of cards that adds to or replaces the game's own.
cli-game = The game, such as dungeon-attack.
cli-seats = Who plays: human, human:NAME, bot, bot:random, with commas.
cli-seed = Any word: the same word throws the same dice.
cli-real-dice = You roll real dice and type what you got.
cli-option = A setting, NAME=VALUE; see `undercroft games`.
cli-resume-file = A saved game; the last unfinished one without it.
cli-resume-seats = Other players on the same seats.
cli-wanted = A rule's id, or words to look for.
cli-log = The log of a game.
cli-replay-seat = Tell what this seat knew; what everybody knew without it.
cli-finished-log = The log of a finished game.
cli-version = The version.
cli-play = Play a game in the terminal.
cli-resume = Go on with a saved game.
cli-saves = List the saved games.
cli-games = List the games with their settings.
cli-rules = Read the rules of a game, or look one up.
cli-replay = Tell a game again from its log, and say whether it replays the same.
cli-verify = Derive every die of a finished game again and compare.
cli-throws = The throwing table: dice thrown with physics.
cli-throws-show = Throw a die at a board, draw it and say where it lies.
cli-throws-board = The board: first or catacombs.
cli-throws-svg = The picture to write.
cli-throws-view = From where: above or oblique.
cli-throws-seed = Another number throws another die.
cli-throws-speed = How fast, in metres a second.
throw-landed = The die lies at: { $place }; face { $face } is up; { $bounces ->
        [one] it bounced once
       *[other] it bounced { $bounces } times
    } before the target.
refused-no-physics = The throwing table needs its physics: pip install 'undercroft[throwing]'
refused-no-view = There is no view “{ $view }”. There are: { $views }.
refused-unknown-board = There is no board “{ $name }”.
refused-bad-release = No hand throws so ({ $field }).

## Pictures of boards

cli-board = Draw a game from its log as an SVG picture.
cli-board-game = The game of the log, such as dungeon-run.
cli-board-svg = The picture to write.
cli-board-step = After how many decisions; the end without it.
cli-board-seat = Draw what this seat knows; what everybody knows without it.
refused-no-picture = Nothing draws “{ $game }”. There are pictures of: { $games }.
refused-picture-is-log = { $file } is the log itself; say another file with --svg.
picture-round = Round { $round }
picture-pile = { $count ->
        [one] one tile
       *[other] { $count } tiles
    } in the pile
picture-lair = The Lair lies open.
picture-endgame = The endgame: all against all.
picture-winner = { $seat } wins.
picture-nobody = Nobody wins.
picture-ko = KO
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
cli-serve-host = The address to listen on; 0.0.0.0 for everybody who can reach this machine.
cli-serve-port = The port to listen on.
cli-serve-database = Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME; a file of your own without it.
cli-serve-workers = How many processes think for bots and throw dice.
cli-serve-origin = A further origin whose pages may connect, such as https://games.example; may be repeated.
cli-serve-proxy = A proxy in front of this server, whose word on a visitor's address is believed: an address or a network, such as 10.0.0.0/24; may be repeated. Without it, a proxy on this machine.
cli-serve-public-url = Where people reach this server, for links in turn alerts.
cli-serve-private-hooks = Let turn alerts go to addresses of the server's own network.
cli-serve-alert-after = How many seconds somebody who is to act may be away before their turn alert goes out.
cli-serve-alert-again = After how many seconds an alert that was not heard is tried again; twice as long each time.
cli-serve-most-live-bytes = About how many bytes of memory tables may take; those nobody looks at are let go first.
cli-serve-limits = Limit how much one client may ask for; off only for measurements.
cli-serve-log-level = How much is logged: debug, info, warning or error.
cli-serve-open = Open the browser.
cli-backup = Write all tables of a server into one file.
cli-backup-file = The file, such as tables.jsonl.gz.
cli-restore = Fill an empty database from a file that backup wrote.
alert-turn = { $game }: it is your turn, { $name }.
backed-up = Written: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $rows } rows.
restored = Restored: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $rows } rows.
refused-bad-database = This is no database that can be used: { $detail }.
refused-backup-foreign = { $file } isn’t an Undercroft backup. Nothing was restored.
refused-backup-newer = { $file } was written by a newer Undercroft. Update this one first; nothing was restored.
refused-backup-cut = { $file } is incomplete: its end is missing. Nothing was restored.
refused-backup-damaged = { $file } is damaged. Nothing was restored.
refused-not-empty = The database holds tables already; restore into an empty one.
refused-bad-hook = Alerts can't go there: { $detail }.
refused-bad-message = This can't be read: { $detail }.
refused-bad-name = A name needs letters that show, { $most } at most.
refused-bad-request = This can't be asked so.
refused-bad-token = This secret does not belong to this table.
refused-begun = The game has begun already.
refused-closing = This server is closing; try again in a moment.
refused-log-long = The log is too long.
refused-moved-on = The table has moved on.
refused-no-hello = The first message is hello.
refused-no-proposal = That question is no longer open.
refused-no-server = A server needs more parts: pip install 'undercroft[server]'.
refused-no-table = There is no table “{ $table }”.
refused-not-awaited = This seat was not asked, or has agreed already.
refused-not-begun = The game has not begun.
refused-not-invited = This seat needs its invitation.
refused-not-over = The game is not over.
refused-not-owner = Only who laid the table may do this.
refused-not-your-seat = This seat is not yours.
refused-nothing-to-undo = This seat has not decided anything yet.
refused-other-protocol = The page is older or newer than the server; reload it.
refused-others-play = These seats have not agreed yet: { $names }.
refused-rematch-laid = The table for the rematch is laid already.
refused-seat-taken = Seat { $seat } is not free.
refused-too-busy = The server is busy with this for others; try again in a moment.
refused-too-fast = Too many messages; wait a moment.
refused-too-many-logs = You have brought in many games. Wait a while before the next one.
refused-gave-up = The server could not finish this. Nothing has changed; try again.
refused-not-stored = The table's memory does not answer. Nothing has changed; try again.
refused-rules-fault = The rules broke. Nothing has changed.
refused-broken = Something broke. Nothing has changed.
refused-not-shown = This table can't be shown right now. Nothing is lost.

## The web table

web-language = Language
web-language-en = English
web-language-fr = Français
web-welcome = Welcome to the Undercroft
web-welcome-about = Dungeon board games at one table: with friends by a link, around one screen, or alone with bots.
web-games = Games
web-play-now = Play now
web-options = Options
web-players = { $low } to { $high } players
web-minutes = { $low } to { $high } minutes
web-age = from { $age } years
web-seats = Seats
web-seat-here = Somebody at this screen
web-seat-open = A friend, by link
web-bot-greedy = Bot that wants to win
web-bot-steady = Bot that plays it safe
web-bot-random = Bot that plays anything
web-name = Name
web-public = Everybody may join
web-lay = Lay the table
web-shut = This door is still shut.
web-coming-dungeon = Dungeon!
web-coming-dungeon-fighter = Dungeon Fighter
web-coming-dungeon-fighter-catacombs = Dungeon Fighter in the Catacombs of Gloomy Ghosts
web-mine = My tables
web-mine-none = You sit at no table yet.
web-lobby = Public tables
web-lobby-kind = Which tables
web-lobby-free = With a free seat
web-lobby-playing = Being played
web-lobby-over = Finished
web-lobby-all = All games
web-lobby-free-none = Nobody waits for players just now.
web-lobby-playing-none = No public game is being played just now.
web-lobby-over-none = No public game has ended yet.
web-kind-human = somebody
web-kind-bot = bot
web-kind-open = free seat
web-status-open = waiting for players
web-status-playing = being played
web-status-over = over
web-your-turn = It is your turn
web-throw = Throw the die
web-throw-die = { $seat } throws a die.
web-turn-of = Waiting for { $names }
web-over-title = The game is over
web-rank = { $rank }. { $name }: { $score }
web-place = { $rank }. { $name }
web-lost = The connection is lost. Trying again …
web-why = Why?
web-rule = Rule { $rule }
web-undo = Take back
web-undo-help = Takes your last decision back. Where something became known, the others are asked.
web-proposal = { $name } asks to take a decision back.
web-proposal-left = Time left to agree
web-agree = Agree
web-decline = Decline
web-story = The story so far
web-board = The table
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
web-start-now = Begin now with bots
web-invite = Invite to seat { $seat }
web-copy = Copy the link
web-copied = Copied
web-sit = Sit down on seat { $seat }
web-leave = Leave the table
web-leave-sure = A bot will play on for you. Leave?
web-rematch = Play again
web-to-rematch = To the new table
web-home = Home
web-nowhere = This page doesn’t exist
web-nowhere-help = Check the address, or start again from here:
web-playing-as = You play { $name }.
web-here = here
web-away = away
web-stand-in = a bot stands in
web-choose = Choose
web-tell-dice = What did you roll?
web-die-regular = Monster die
web-die-boss = Boss die
web-die-epic = Epic Monster
serving-at = The Undercroft is open at { $address } (Ctrl-C ends it).
refused-bad-proxy = “{ $proxy }” is not the address or network of a proxy. Use --proxy with an address such as 10.0.0.5, or a network such as 10.0.0.0/24.
refused-no-port = Nothing can listen on { $address }: { $detail }. Is it open already? Choose another with --port.
refused-no-pages = The pages are not built; run: make web
refused-key-told = Somebody has the log of this running game and could know the dice to come, so nobody new may join.
web-replay = Watch it again
web-step = Step { $step } of { $steps }
web-eyes = Through whose eyes
web-eyes-all = Everybody
web-earlier = Earlier
web-later = Later
web-autoplay = Play
web-stop = Stop
web-pace = Pace
web-to-table = To the table
web-replay-keys = Arrow keys step, the space bar plays.
web-curtain = Pass the screen to { $name }
web-curtain-open = I am { $name }
web-to-act = to act
web-skip = Show everything now
web-speed = Movement
web-speed-normal = normal
web-speed-fast = fast
web-speed-off = none
web-single-keys = Single keys play
web-tools = Tools
web-keys = Keys
web-key-option = Choose the option with this key
web-key-arrows = From option to option
web-key-enter = Choose the option in focus
web-key-tab = To the next thing on the page
web-key-undo = Take the last decision back
web-key-why = Why? Shows the rule behind the question
web-key-rules = Open or close the rulebook
web-key-escape = Close what lies on top
web-key-help = Show these keys
web-rules-found = { $count ->
        [one] one rule
       *[other] { $count } rules
    }
web-rules-text = Rules
web-clock-move = Time for this decision
web-clock-game = Time for the game
web-share = Share
web-invite-bot = Whoever comes plays on for the bot.
web-watch-link = Link for watching
web-watch-help = Whoever opens it sees the table and no secrets. Open it on a big screen and let everybody play on their phone.
web-phones-help = Let everybody scan the code of their seat with a phone, and open the link for watching on the big screen.
web-map = The map
web-nearer = Nearer (+)
web-farther = Farther (−)
web-fit = See all of it (0)
web-lay-here = Lay { $tile } here: { $turn }
web-turn-tile = Turn the tile
web-who-plays = Who plays
web-name-of = Name on seat { $seat }
web-variants = Variants
web-setup-more = Add: { $item }
web-setup-less = Remove: { $item }
web-clocks = Clocks
web-clock-away = Time away when it is your turn
web-clock-none = as long as you like
web-clock-way = When the time is up
web-clock-way-bot = a bot plays until the player is back
web-clock-way-default = the usual choice is made once
web-clock-help = Without clocks the table waits for everybody.
web-seconds = { $count } seconds
web-minutes-long = { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
web-hours = { $count ->
        [one] one hour
       *[other] { $count } hours
    }
web-days = { $count ->
        [one] one day
       *[other] { $count } days
    }
web-table-itself = The table
web-table-name = Name of the table
web-public-help = The table is listed here, and anybody may take a free seat or watch.
web-real-dice = Real dice
web-real-dice-help = You roll your own dice and tell the table what they show.
web-tray = Dice tray
web-you = you
web-abilities = Abilities
web-equipped = Equipped
web-burdens = Lasting traps
web-side-0 = north:
web-side-1 = east:
web-side-2 = south:
web-side-3 = west:
web-die-use = Use the { $face }
web-hit = Hit with a { $hit }
web-block-help = To block, drag a die onto a hit, or choose a die and then the hit.
web-poll = Assist or sabotage
web-poll-waits = { $name } has not answered yet.
web-trade-laid = Laid so far:
web-more = More ({ $count })
web-withdraw = Don't ask any more
web-stood-in = A bot plays for { $names }, as the time had run out.
web-back = I am back
web-recovery = Take my tables to another device
web-recovery-link = Link for the other device
web-recovery-help = Open this link on the other device, or scan the code there. It works once, within a week, and gives that device all your seats: show it to nobody else. This device keeps them too.
web-recovered = Your tables are on this device now.
web-recovery-worthless = This link was used before or is older than a week. Make a new one on the device that has your tables.
web-bring-in = Bring in a game from a file
web-this-table = This table
web-log = The game as a file
web-log-help = The file holds every move and every die. Anybody can watch it again or check the dice with it, here or in the terminal.
web-log-later = When the game is over, everybody may save it as a file.
web-log-save = Save as a file
web-log-sure = The file of a running game tells the dice to come, so nobody new may sit down at this table any more. Save it?
web-clear = Delete the table
web-clear-help = The game, its seats and everything that was said are gone for good.
web-clear-sure = Delete this table for good?
web-clearing = The host asks to delete this table for good.
web-clearing-mine = You asked to delete this table.
web-clearing-silent = Not agreed yet: { $names }.
web-clearing-agreed = Everyone agrees.
web-clear-others = The others must agree first, unless they have been away for a week.
web-clear-ask = Ask the others
web-alerts = Turn alerts
web-alerts-help = When it is your turn and you are away, the server calls this address, such as the incoming hook of a chat channel. A new address takes the place of the old one.
web-alerts-url = Address to call
web-alerts-on = Call me there
web-alerts-off = No more calls
web-alerts-set = This address is called from now on.
web-alerts-ended = Nothing is called any more.
web-alerts-are-on = An address is called at your turns.
web-alerts-secret = The secret that signs the calls; it is shown only now:
refused-unreachable = The server does not answer. Try again in a moment.
