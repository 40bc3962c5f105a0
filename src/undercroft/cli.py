"""The command `undercroft`: play, resume, read rules, replay and verify games."""

import secrets
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table as Grid
from rich.text import Text

from undercroft import __version__
from undercroft.book import book
from undercroft.bots.analysis import past_of
from undercroft.cli_board import board
from undercroft.cli_ladder import ladder
from undercroft.cli_serve import backup, restore, serve
from undercroft.cli_throws import throws
from undercroft.cli_verify import DIFFERENT, checked_throws
from undercroft.engine import AnyGame, BadLog, Keyed, People, Refused, Source, Table
from undercroft.engine.log import Log
from undercroft.engine.replay import (
    continue_from_checkpoint,
    end_of,
    follow,
    source_of,
    verify,
)
from undercroft.games import find, makers
from undercroft.guides import guided_table, load_table
from undercroft.rulebook import find_rules, players_rules
from undercroft.telling import Teller
from undercroft.terminal import saves
from undercroft.terminal.analysing import write_analysis
from undercroft.terminal.ending import write_last_table
from undercroft.terminal.looking_back import write_chronicle
from undercroft.terminal.players import DEFAULT_SEATS, read_seats, told_levels
from undercroft.terminal.refusing import OWN_LANGUAGE, SAY, Language, refusals
from undercroft.terminal.screen import Screen
from undercroft.terminal.session import Session
from undercroft.terminal.throwing.ways import read_ways
from undercroft.words import Words

app = typer.Typer(
    no_args_is_help=True,
    add_completion=True,
    pretty_exceptions_enable=False,
    help=SAY("cli-app"),
)

app.add_typer(throws, name="throws")

Content = Annotated[
    list[Path] | None,
    typer.Option("--content", help=SAY("cli-content")),
]


RETOLD = 12
"""How many events are told again when a game goes on."""


def _find(game: str, content: list[Path] | None) -> AnyGame:
    for folder in content or ():
        if not folder.is_dir():
            raise Refused("no-folder", f"{folder} is no folder", folder=str(folder))
    return find(game, content or ())


def _read_setup(game: AnyGame, given: list[str]) -> dict[str, Any]:
    """Settings as people type them: `epic_monster=true`, `dungeon=[[14,0],[14,1]]`."""
    setup: dict[str, Any] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise Refused("bad-option-word", f"{word!r} is no NAME=VALUE", word=word)
        setup[name.strip().replace("-", "_")] = _read_value(value)
    game.read_setup(setup)
    return setup


def _read_value(text: str) -> Any:
    """A JSON value, or else the bare word."""
    try:
        return msgspec.json.decode(text)
    except (ValueError, RecursionError):
        return text


def _source(seed: str | None, real_dice: bool) -> Source:
    keyed = Keyed(secrets.token_bytes(32)) if seed is None else Keyed.from_seed(seed)
    return People(keyed) if real_dice else keyed


def _choose_game(screen: Screen, words: Words) -> str:
    ids = list(makers())
    if len(ids) == 1:
        return ids[0]
    for number, game in enumerate(ids, 1):
        screen.say(f"  {number}  {Words(words.language, find(game)).say(f'game-{game}')}")
    said = screen.ask(words.say("choose-game"))
    chosen = said.isascii() and said.isdigit() and 1 <= int(said) <= len(ids)
    return ids[int(said) - 1] if chosen else said


@app.command(help=SAY("cli-play"))
def play(
    game: Annotated[str | None, typer.Argument(help=SAY("cli-game"))] = None,
    seats: Annotated[
        str | None,
        typer.Option(help=SAY("cli-seats")),
    ] = None,
    seed: Annotated[str | None, typer.Option(help=SAY("cli-seed"))] = None,
    real_dice: Annotated[bool, typer.Option("--real-dice", help=SAY("cli-real-dice"))] = False,
    throws: Annotated[str | None, typer.Option(help=SAY("cli-play-throws"))] = None,
    guide: Annotated[bool, typer.Option("--guide", help=SAY("cli-guide"))] = False,
    no_hints: Annotated[bool, typer.Option("--no-hints", help=SAY("cli-no-hints"))] = False,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", help=SAY("cli-option")),
    ] = None,
    content: Content = None,
    lang: Language = OWN_LANGUAGE,
) -> None:
    """Play a game in the terminal."""
    with refusals(lang):
        words, screen = Words(lang), Screen()
        if game is None:
            screen.say(words.say("welcome"), "bold")
            _need_terminal()
            game = _choose_game(screen, words)
            if seats is None and not guide:
                for level in told_levels(words):
                    screen.say(f"  bot:{level}")
                said = screen.ask(f"{words.say('choose-seats')} [{DEFAULT_SEATS}]")
                seats = said or None
        made = _find(game, content)
        if guide:
            if seats or seed or real_dice or throws or option or content:
                raise Refused("guide-alone", "a guide brings seats, settings and dice of its own")
            table = guided_table(made, secrets.token_bytes(32))
            Session(table, Words(lang, made), screen, saves.new_path(made.id)).play()
            return
        players = read_seats(DEFAULT_SEATS if seats is None else seats)
        setup = _read_setup(made, option or [])
        ways = read_ways(throws, made, players) if throws else ()
        table = Table(made, len(players), _source(seed, real_dice), setup, players)
        table.ways, table.hints = ways, not no_hints
        words = Words(lang, made, content or ())
        Session(table, words, screen, saves.new_path(made.id)).play()


def _need_terminal() -> None:
    if not sys.stdin.isatty():
        message = "the game needs a terminal; say what to play: undercroft play GAME --seats ..."
        raise Refused("no-terminal", message)


@app.command(help=SAY("cli-resume"))
def resume(
    file: Annotated[Path | None, typer.Argument(help=SAY("cli-resume-file"))] = None,
    seats: Annotated[str | None, typer.Option(help=SAY("cli-resume-seats"))] = None,
    content: Content = None,
    lang: Language = OWN_LANGUAGE,
) -> None:
    """Go on with a saved game."""
    with refusals(lang):
        path = file or saves.newest_unfinished()
        log = saves.read(path)
        game = _find(log.head.game, content)
        words, screen = Words(lang, game, content or ()), Screen()
        players = read_seats(seats) if seats else log.head.players
        if len(players) != log.head.seats:
            message = f"the game has {log.head.seats} seats, not {len(players)}"
            raise Refused("other-seats", message, seats=log.head.seats, given=len(players))
        table = _load_or_continue(log, path, game, words, screen)
        if table is None:
            write_last_table(end_of(log, game), words, screen)
            return
        table.players = players
        session = Session(table, words, screen, path)
        session.skip(max(0, len(table.events) - RETOLD))
        session.play()


def _load_or_continue(
    log: Log, path: Path, game: AnyGame, words: Words, screen: Screen
) -> Table | None:
    """A log's table; under changed rules from its last checkpoint, with a copy of what was.

    None for a finished game that changed rules can't lead to its end.
    """
    try:
        return load_table(log, game)
    except BadLog as bad:
        if bad.reason != "log-rules":
            raise
        if log.foot.over:
            screen.say(words.refusal(bad), "bold")
            return None
    copy = path.with_name(f"{path.stem}-rules-{log.head.rules}{path.suffix}")
    copy.write_bytes(path.read_bytes())
    screen.say(words.say("continued", file=str(copy)), "bold")
    return continue_from_checkpoint(log, game, source_of(log))


@app.command(name="saves", help=SAY("cli-saves"))
def list_saves(lang: Language = OWN_LANGUAGE) -> None:
    """List the saved games."""
    with refusals(lang):
        words, screen = Words(lang), Screen()
        kept = saves.all_saves()
        if not kept:
            screen.say(words.say("no-saves"))
            return
        grid = Grid(title=words.say("saves-title"), title_justify="left", box=None)
        for title in ("game", "players", "when", "state-of-game", "file"):
            grid.add_column(words.say(title), overflow="fold")
        for save in kept:
            state = words.say("finished" if save.log.foot.over else "running")
            players = ", ".join(save.log.head.players)
            when = f"{save.when:%Y-%m-%d %H:%M}"
            grid.add_row(*map(Text, (save.log.head.game, players, when, state, str(save.path))))
        screen.write(grid)


@app.command(help=SAY("cli-games"))
def games(lang: Language = OWN_LANGUAGE) -> None:
    """List the games with their settings."""
    with refusals(lang):
        screen = Screen()
        for game_id in makers():
            game = find(game_id)
            words = Words(lang, game)
            about = words.note(f"game-{game_id}", "about") or ""
            title = words.say(f"game-{game_id}")
            screen.say(f"{title}  ({game_id})", "bold")
            screen.say(f"  {about}")
            facts = (
                ("players", game.seats),
                ("best-with", game.best_seats),
                ("minutes", game.minutes),
            )
            ranges = [f"{words.say(name)} {span[0]}-{span[-1]}" for name, span in facts]
            screen.say(f"  {' · '.join(ranges)} · {words.say('age')} {game.age}+")
            _write_settings(game, words, screen)


def _write_settings(game: AnyGame, words: Words, screen: Screen) -> None:
    grid = Grid(box=None, pad_edge=False)
    for title in ("setting", "default", "about"):
        grid.add_column(words.say(title), overflow="fold")
    defaults = msgspec.to_builtins(game.read_setup({}))
    for name, default in zip(game.Setup.__struct_fields__, defaults, strict=True):
        about = words.note(f"setup-{name.replace('_', '-')}", "help") or ""
        grid.add_row(*map(Text, (name, msgspec.json.encode(default).decode(), about)))
    screen.write(grid)


@app.command(name="rules", help=SAY("cli-rules"))
def read_rules(
    game: Annotated[str, typer.Argument(help=SAY("cli-game"))],
    wanted: Annotated[list[str] | None, typer.Argument(help=SAY("cli-wanted"))] = None,
    lang: Language = OWN_LANGUAGE,
) -> None:
    """Read the rules of a game, or look one up."""
    with refusals(lang):
        made = find(game)
        Words(lang)
        words = " ".join(wanted or [])
        found = find_rules(made, words, lang) if words else players_rules(made, lang)
        blocks = () if words else book(made, lang)
        screen = Screen()
        with screen.console.pager(styles=True) if _is_long(found) else nullcontext():
            screen.book(blocks) if blocks else screen.rules(found)


def _is_long(found: list[Any]) -> bool:
    return len(found) > 30 and sys.stdout.isatty()


@app.command(help=SAY("cli-replay"))
def replay(
    file: Annotated[Path, typer.Argument(help=SAY("cli-log"))],
    seat: Annotated[int | None, typer.Option(help=SAY("cli-replay-seat"))] = None,
    content: Content = None,
    lang: Language = OWN_LANGUAGE,
) -> None:
    """Tell a game again from its log, and say whether it replays the same."""
    with refusals(lang):
        log = saves.read(file)
        game = _find(log.head.game, content)
        words, screen = Words(lang, game, content or ()), Screen()
        if seat is not None and not 1 <= seat <= log.head.seats:
            message = f"there is no seat {seat}; the game has {log.head.seats}"
            raise Refused("no-seat", message, seat=seat, seats=log.head.seats)
        followed = follow(log, game)
        table, parted = followed.table, followed.parted
        teller, eyes = Teller(table, words), None if seat is None else seat - 1
        for event in table.story(eyes):
            screen.say(teller.event(event))
        if parted is None:
            if table.is_over:
                write_chronicle(table, teller, screen)
            screen.say(words.say("replayed-same", rules=game.rules_version), "bold")
            return
        screen.say(words.refusal(parted), "bold")
        if log.foot.over:
            write_last_table(end_of(log, game), words, screen, eyes)


@app.command(help=SAY("cli-analyse"))
def analyse(
    file: Annotated[Path, typer.Argument(help=SAY("cli-finished-log"))],
    content: Content = None,
    lang: Language = OWN_LANGUAGE,
) -> None:
    """Say what decided a finished game: luck, or whose choices."""
    with refusals(lang):
        log = saves.read(file)
        game = _find(log.head.game, content)
        followed = follow(log, game)
        if followed.parted is not None:
            raise followed.parted
        table = followed.table
        if not table.is_over:
            raise Refused("not-over", "the game is not over")
        words, screen = Words(lang, game, content or ()), Screen()
        write_analysis(past_of(table), Teller(table, words), screen)


@app.command(name="verify", help=SAY("cli-verify"))
def verify_log(
    file: Annotated[Path, typer.Argument(help=SAY("cli-finished-log"))],
    content: Content = None,
    lang: Language = OWN_LANGUAGE,
) -> None:
    """Derive every die of a finished game again and compare."""
    with refusals(lang):
        log = saves.read(file)
        game = _find(log.head.game, content)
        words, screen = Words(lang, game), Screen()
        followed = verify(log, game)
        if followed.parted:
            screen.say(words.refusal(followed.parted), "bold")
            screen.say(words.say("verified-until", count=followed.checked), "bold")
            raise typer.Exit(2)
        screen.say(words.say("verified", count=followed.checked), "green")
        if log.head.real_dice:
            screen.say(words.say("verified-people"))
        checked = checked_throws(followed.throws)
        for text, count in checked.items():
            screen.say(words.say(text, count=count), "bold" if text == DIFFERENT else "green")
        if DIFFERENT in checked:
            raise typer.Exit(2)


app.command(help=SAY("cli-board"))(board)
app.command(help=SAY("cli-ladder"))(ladder)
app.command(help=SAY("cli-serve"))(serve)
app.command(help=SAY("cli-backup"))(backup)
app.command(help=SAY("cli-restore"))(restore)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"undercroft {__version__}")
        raise typer.Exit


@app.callback(help=SAY("cli-app"))
def top(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help=SAY("cli-version")),
    ] = False,
) -> None:
    """Undercroft: a digital table for dungeon board games."""


def main() -> None:
    """The entry point."""
    app()
