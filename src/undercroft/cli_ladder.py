"""The command `undercroft ladder`: levels of bots play each other, and the results are told."""

import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import track

from undercroft import __version__
from undercroft.bots import LEVELS
from undercroft.engine import BadFile, Refused
from undercroft.games import find, makers
from undercroft.lab.ladder import climb, read
from undercroft.lab.ladder_page import page
from undercroft.lab.matches import Match, Playouts, matches
from undercroft.terminal.refusing import OWN_LANGUAGE, SAY, Language, refusals
from undercroft.words import Words

GAMES = 200


def ladder(
    wanted: Annotated[list[str] | None, typer.Argument(help=SAY("cli-ladder-games"))] = None,
    games: Annotated[int, typer.Option(min=1, help=SAY("cli-ladder-count"))] = GAMES,
    levels: Annotated[str, typer.Option(help=SAY("cli-ladder-levels"))] = ",".join(LEVELS),
    playouts: Annotated[str, typer.Option(help=SAY("cli-ladder-playouts"))] = "",
    results: Annotated[Path, typer.Option(help=SAY("cli-ladder-results"))] = Path("ladder.jsonl"),
    out: Annotated[Path | None, typer.Option(help=SAY("cli-ladder-out"))] = None,
    workers: Annotated[int | None, typer.Option(min=1, help=SAY("cli-ladder-workers"))] = None,
    lang: Language = OWN_LANGUAGE,
) -> None:
    """Let levels of bots play each other, and tell who is how strong."""
    with refusals(lang):
        words = Words(lang)
        chosen, given = _read_levels(levels), _read_playouts(playouts)
        found = [find(name) for name in wanted or makers()]
        planned = [match for game in found for match in matches(game, chosen, games, given)]
        _play(planned, results, workers, words)
        played = [one for one in read(results) if one.match in set(planned)]
        told = page(played, [_told()])
        if out is None:
            Console().print(Markdown(told))
            return
        try:
            out.write_text(told, encoding="utf-8")
        except OSError as error:
            raise BadFile("cant-write", out, error) from error
        typer.echo(words.say("saved-to", file=str(out)))


def _play(planned: list[Match], results: Path, workers: int | None, words: Words) -> None:
    done = {one.match for one in read(results)}
    missing = sum(match not in done for match in planned)
    if done:
        typer.echo(words.say("ladder-goes-on", done=len(planned) - missing, missing=missing))
    played = climb(planned, results, workers)
    for _ in track(played, words.say("ladder-plays"), missing, console=Console(stderr=True)):
        pass


def _read_levels(said: str) -> list[str]:
    chosen = [word.strip() for word in said.split(",")]
    for level in chosen:
        if level not in LEVELS:
            known = ", ".join(LEVELS)
            message = f"there is no bot {level!r}; there are: {known}"
            raise Refused("no-bot", message, level=level, levels=known)
    return sorted(dict.fromkeys(chosen), key=[*LEVELS].index)


def _read_playouts(said: str) -> Playouts:
    """Budgets as people type them: `veteran=60,legend=240`."""
    given = []
    for word in filter(None, said.split(",")):
        level, _, count = word.strip().partition("=")
        _read_levels(level)
        if not (count.isascii() and count.isdigit() and 0 < int(count) < 10**7):
            raise Refused("bad-option-word", f"{word!r} is no LEVEL=NUMBER", word=word)
        given.append((level, int(count)))
    return tuple(given)


def _told() -> str:
    """How the page came about: command, day, version and commit."""
    command = " ".join(["undercroft", *sys.argv[1:]])
    day = datetime.now(UTC).date().isoformat()
    return f"`{command}`, {day}, undercroft {__version__}{_commit()}."


def _commit() -> str:
    """The commit of the sources, if they are a checkout."""
    asked = ["git", "-C", str(Path(__file__).parent), "rev-parse", "--short", "HEAD"]
    try:
        said = subprocess.run(asked, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return f", commit {said.stdout.strip()}"
