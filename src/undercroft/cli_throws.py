"""The commands `undercroft throws ...`: the throwing table looked at from the command line.

Its physics come with the extra `throwing`; without it the commands say so.
"""

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from undercroft.engine import Refused
from undercroft.terminal.refusing import OWN_LANGUAGE, SAY, Language, refusals
from undercroft.words import Words

throws = typer.Typer(no_args_is_help=True, help=SAY("cli-throws"))
Facts = dict[str, object]
HAND_BEHIND_RIM = 0.36
"""How far before the rim, in metres, the hand of the shown throw lets go."""


@throws.command(help=SAY("cli-throws-show"))
def show(
    board: Annotated[str, typer.Argument(help=SAY("cli-throws-board"))] = "first",
    svg: Annotated[Path, typer.Option(help=SAY("cli-throws-svg"))] = Path("throw.svg"),
    view: Annotated[str, typer.Option(help=SAY("cli-throws-view"))] = "above",
    seed: Annotated[int, typer.Option(min=0, help=SAY("cli-throws-seed"))] = 1,
    speed: Annotated[float, typer.Option(help=SAY("cli-throws-speed"))] = 1.5,
    lang: Language = OWN_LANGUAGE,
) -> None:
    """Throw a die at a board, draw it and say where it lies."""
    with refusals(lang):
        words = Words(lang)
        picture, landing = _throw_and_draw(board, view, seed, speed)
        try:
            svg.write_text(picture, encoding="utf-8")
        except OSError as error:
            message = f"{svg} can't be written: {error.strerror}"
            facts = {"file": str(svg), "detail": error.strerror}
            raise Refused("cant-write", message, **facts) from None
        typer.echo(words.say("throw-landed", **landing))
        typer.echo(words.say("saved-to", file=str(svg)))


def _throw_and_draw(board: str, view: str, seed: int, speed: float) -> tuple[str, Facts]:
    """The picture of a plain throw from the south, and what it came to."""
    if find_spec("mujoco") is None:
        raise Refused("no-physics", "the throwing table needs: pip install 'undercroft[throwing]'")
    from undercroft import throwing  # its physics may be missing, so not at the top

    target = throwing.board(board)
    views = {str(known): known for known in throwing.View}
    if view not in views:
        message = f"there is no view {view!r}; there are: {', '.join(views)}"
        raise Refused("no-view", message, view=view, views=", ".join(views))
    scene = throwing.Scene(board, target.die)
    away = -target.radius - HAND_BEHIND_RIM
    release = throwing.Release((0.0, away, 0.18), (0.0, speed, 0.2), (-10.0, 0.0, 0.0))
    _, flight = throwing.throw(scene, release, seed)
    landed = throwing.landing(flight)
    facts: Facts = {
        "place": landed.place,
        "face": landed.face + 1,
        "bounces": landed.bounces,
    }
    return throwing.svg(scene, flight, views[view]), facts
