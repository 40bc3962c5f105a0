"""The command `undercroft board`: a game drawn from its log, or its bare board.

A log may be the save of a running game: the picture shows what everybody, or one seat, may know.
"""

from pathlib import Path
from typing import Annotated

import typer

from undercroft.boards import bare_drawer_of, drawer_of
from undercroft.boards.printing import Paper
from undercroft.bots import has_throws
from undercroft.engine import AnyGame, BadFile, Refused, Table
from undercroft.engine.log import Log
from undercroft.engine.replay import end_of, follow
from undercroft.games import find
from undercroft.telling import Teller
from undercroft.terminal import saves
from undercroft.terminal.refusing import OWN_LANGUAGE, SAY, Language, refusals
from undercroft.words import Words


def board(
    game: Annotated[str, typer.Argument(help=SAY("cli-board-game"))],
    log: Annotated[Path | None, typer.Argument(help=SAY("cli-board-log"))] = None,
    svg: Annotated[Path, typer.Option(help=SAY("cli-board-svg"))] = Path("board.svg"),
    step: Annotated[int | None, typer.Option(help=SAY("cli-board-step"))] = None,
    seat: Annotated[int | None, typer.Option(help=SAY("cli-board-seat"))] = None,
    pdf: Annotated[Path | None, typer.Option(help=SAY("cli-board-pdf"))] = None,
    paper: Annotated[Paper, typer.Option(help=SAY("cli-board-paper"))] = "a4",
    content: Annotated[list[Path] | None, typer.Option(help=SAY("cli-content"))] = None,
    lang: Language = OWN_LANGUAGE,
) -> None:
    """Draw a game from its log, or its bare board, as a picture."""
    with refusals(lang):
        made = find(game, content or ())
        words = Words(lang, made, content or ())
        if pdf is not None:
            _print(made, words, pdf, paper)
            return
        if log is None:
            _check_bare(step, seat)
            picture = bare_drawer_of(made.id)(made, words)
        else:
            picture = _draw_log(log, made, words, step, seat)
        _write(picture, svg, log)
        typer.echo(words.say("saved-to", file=str(svg)))


def _print(game: AnyGame, words: Words, pdf: Path, paper: Paper) -> None:
    """Write the Targets and Templates of a game of throws, to be printed."""
    # Most drawings are for a screen.
    from undercroft.boards.printing.pages import targets_pdf

    if not has_throws(game):
        message = f"nothing is thrown at a Target in {game.id}"
        raise Refused("no-target", message, game=words.say(f"game-{game.id}"))
    try:
        pdf.write_bytes(targets_pdf(words, paper))
    except OSError as error:
        raise BadFile("cant-write", pdf, error) from error
    typer.echo(words.say("saved-to", file=str(pdf)))


def _check_bare(step: int | None, seat: int | None) -> None:
    for option, value in (("--step", step), ("--seat", seat)):
        if value is not None:
            raise Refused("needs-log", f"{option} needs a log", option=option)


def _draw_log(log: Path, game: AnyGame, words: Words, step: int | None, seat: int | None) -> str:
    """The picture of a log, after a step or at its end, for a seat or for everybody."""
    draw = drawer_of(game.id)
    table = _load(saves.read(log), game, step)
    _check_seat(table, seat)
    _go_to(table, step)
    return draw(table.view(None if seat is None else seat - 1), Teller(table, words))


def _load(log: Log, game: AnyGame, step: int | None) -> Table:
    """The table of a log; of other rules its end, or for a step what can be followed."""
    followed = follow(log, game)
    table, parted = followed.table, followed.parted
    if parted is None or step is not None:
        return table
    if not log.foot.over:
        raise parted
    return end_of(log, game)


def _check_seat(table: Table, seat: int | None) -> None:
    if seat is not None and not 1 <= seat <= table.seats:
        message = f"there is no seat {seat}; the game has {table.seats}"
        raise Refused("no-seat", message, seat=seat, seats=table.seats)


def _go_to(table: Table, step: int | None) -> None:
    """To the moment after so many decisions; the log's end is the moment after all of them."""
    if step is not None and step != len(table.decisions()):
        table.goto(step)


def _write(picture: str, svg: Path, log: Path | None) -> None:
    """Write the picture, but never over the log it was drawn from."""
    try:
        if log is not None and svg.exists() and svg.samefile(log):
            raise Refused("picture-is-log", f"{svg} is the log itself", file=str(svg))
        svg.write_text(picture, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadFile("cant-write", svg, error) from error
