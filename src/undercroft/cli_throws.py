"""The commands `undercroft throws ...`: the throwing table looked at from the command line.

Its physics come with the extra `throwing`; without it the commands say so.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from undercroft.engine import BadFile, Refused
from undercroft.terminal.counting import counting
from undercroft.terminal.refusing import OWN_LANGUAGE, SAY, Language, refusals
from undercroft.words import Words

TEXTS = (files("undercroft").joinpath("targets"),)
"""The texts of the throwing table, found without its physics."""

throws = typer.Typer(no_args_is_help=True, help=SAY("cli-throws"))
Facts = dict[str, object]
HELP = Words(OWN_LANGUAGE, folders=TEXTS).say


@throws.command(help=SAY("cli-throws-show"))
def show(
    board: Annotated[str, typer.Argument(help=SAY("cli-throws-board"))] = "",
    svg: Annotated[Path, typer.Option(help=SAY("cli-throws-svg"))] = Path("throw.svg"),
    view: Annotated[str, typer.Option(help=SAY("cli-throws-view"))] = "above",
    seed: Annotated[int, typer.Option(min=0, help=SAY("cli-throws-seed"))] = 1,
    speed: Annotated[float | None, typer.Option(help=SAY("cli-throws-speed"))] = None,
    condition: Annotated[list[str] | None, typer.Option(help=HELP("cli-throws-condition"))] = None,
    lang: Language = OWN_LANGUAGE,
) -> None:
    """Throw a die at a board, draw it and say where it lies."""
    with _own_refusals(lang) as words:
        picture, told = _throw_and_draw(board, view, seed, speed, tuple(condition or ()))
        _write(svg, picture)
        for text, facts in told:
            if "condition" in facts:
                facts = {"condition": words.name(f"condition-{facts['condition']}")}
            typer.echo(words.say(text, **facts))
        typer.echo(words.say("saved-to", file=str(svg)))


@throws.command(help=HELP("cli-throws-calibrate"))
def calibrate(
    throws: Annotated[int, typer.Option(min=1, help=HELP("cli-calibrate-throws"))] = 250,
    board: Annotated[list[str] | None, typer.Option(help=HELP("cli-calibrate-board"))] = None,
    die: Annotated[list[str] | None, typer.Option(help=HELP("cli-calibrate-die"))] = None,
    condition: Annotated[
        list[str] | None, typer.Option(help=HELP("cli-calibrate-condition"))
    ] = None,
    hand: Annotated[list[str] | None, typer.Option(help=HELP("cli-calibrate-hand"))] = None,
    rounds: Annotated[int, typer.Option(min=0, help=HELP("cli-calibrate-rounds"))] = 6,
    processes: Annotated[int, typer.Option(min=0, help=HELP("cli-calibrate-processes"))] = 0,
    out: Annotated[Path, typer.Option(help=HELP("cli-calibrate-out"))] = Path("skills.json"),
    fresh: Annotated[bool, typer.Option("--fresh", help=HELP("cli-calibrate-fresh"))] = False,
    missing: Annotated[bool, typer.Option("--missing", help=HELP("cli-calibrate-missing"))] = False,
    lang: Language = OWN_LANGUAGE,
) -> None:
    """Measure how throws end, for bots and simulations."""
    with _own_refusals(lang) as words:
        _need_physics()
        from undercroft.throwing.calibration.calibration import Calibration, lacking
        from undercroft.throwing.calibration.subject import subjects

        wanted = subjects(board or (), die or (), condition or (), hand or ())
        if missing and out.exists():
            wanted = tuple(lacking(wanted, out))
        run = Calibration(out, wanted, throws, rounds, fresh=fresh)
        if run.known:
            typer.echo(words.say("calibrate-goes-on", count=run.known))
        with counting(words.say("calibrate-measures"), len(wanted), run.known) as count:
            for entry in run.measure(processes):
                count(", ".join(entry.key))
        run.write()
        typer.echo(words.say("saved-to", file=str(out)))


@contextmanager
def _own_refusals(lang: str) -> Iterator[Words]:
    """Refusals told with the texts of the throwing table."""
    with refusals(lang):
        words = Words(lang, folders=TEXTS)
        try:
            yield words
        except Refused as refused:
            told = Refused(refused.reason, words.refusal(refused), **refused.facts)
            raise told from refused.__cause__


def _write(svg: Path, picture: str) -> None:
    try:
        svg.write_text(picture, encoding="utf-8")
    except OSError as error:
        raise BadFile("cant-write", svg, error) from error


def _throw_and_draw(
    board: str, view: str, seed: int, speed: float | None, conditions: tuple[str, ...]
) -> tuple[str, list[tuple[str, Facts]]]:
    """The picture of a usual throw from the south, and what it came to, as texts with facts."""
    _need_physics()
    from undercroft import throwing  # its physics may be missing, so not at the top

    combined = throwing.combine(conditions)
    target = throwing.board(board or combined.edition or "first")
    views = {str(known): known for known in throwing.View}
    if view not in views:
        message = f"there is no view {view!r}; there are: {', '.join(views)}"
        raise Refused("no-view", message, view=view, views=", ".join(views))
    scene = throwing.prepare_scene(throwing.Scene(target.id, target.die), combined)
    release = throwing.usual_release(scene, combined, speed=speed)
    found = throwing.attempt(scene, release, conditions, seed)
    landed = found.landing
    facts = {"place": landed.place, "face": landed.face + 1, "bounces": landed.bounces}
    told: list[tuple[str, Facts]] = [("throw-landed", facts)]
    told += [
        ("throw-broken" if name in landed.broken else "throw-kept", {"condition": name})
        for name in combined.checks
    ]
    return throwing.svg(scene, found.flight, views[view]), told


def _need_physics() -> None:
    if find_spec("mujoco") is None:
        raise Refused("no-physics", "the throwing table needs: pip install 'undercroft[throwing]'")
