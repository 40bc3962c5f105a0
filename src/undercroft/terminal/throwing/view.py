"""What people see around a throw: the Target, the dials of an aim, and the way a die took."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from undercroft.engine import Refused
from undercroft.engine.entries import Threw
from undercroft.targets.move import Throw, miss_of
from undercroft.targets.record.throw_record import THROWN, unpack_record
from undercroft.terminal.throwing.aim import BOUNDS, USUAL_STRENGTH, Aim, heading_of, seat_of
from undercroft.terminal.throwing.picture import Picture, Point, draw_aim, draw_target, draw_way
from undercroft.terminal.throwing.told import sentences

if TYPE_CHECKING:  # the session shows this; at run time only its object is needed
    from undercroft.terminal.screen import Screen
    from undercroft.terminal.session import Session
    from undercroft.words import Words

ROOM = 7
"""Lines of a screen that the picture leaves free."""
KEYS = ("throw", "aside", "strength", "loft", "place", "help")
GAP = 2
NARROWEST = 30
"""Columns that words beside the picture need."""


def aim_view(session: Session, throw: Throw, aim: Aim, *, keys: bool) -> RenderableType:
    """The Target with the line of the aim, and beside it the dials."""
    screen = session.screen
    picture = draw_target(throw, rows_of(screen))
    is_narrow = width_beside(screen, picture) == screen.console.width
    if is_narrow:
        picture = draw_target(throw, rows_of(screen) - len(BOUNDS))
    draw_aim(picture, throw, seat_of(throw, aim), heading_of(throw, aim))
    lines = _dials(session, throw, aim, keys=keys and not is_narrow)
    return beside(screen, picture, Text("\n".join(lines)))


def end_view(session: Session, throw: Throw, threw: Threw) -> RenderableType:
    """The way of the die and where it lies, and beside it what that means."""
    picture = draw_target(throw, rows_of(session.screen), throw.setting.after(threw.landing))
    draw_way(picture, _way(threw), None)
    where, verdict, *rest = sentences(throw, threw.landing, session.teller)
    style = "bold red" if miss_of(throw, threw.landing) else "bold green"
    words = Text("\n").join([Text(where), Text(verdict, style), *map(Text, rest)])
    return beside(session.screen, picture, words)


def rows_of(screen: Screen) -> int:
    """How high a picture may be."""
    return screen.console.height - ROOM


def width_beside(screen: Screen, picture: Picture) -> int:
    """How many columns are left beside a picture; all of them where words stand below it."""
    left = screen.console.width - picture.columns - GAP
    return left if left >= NARROWEST else screen.console.width


def beside(screen: Screen, picture: Picture, words: Text) -> RenderableType:
    """A picture with words at its side, or below it on a narrow screen."""
    width = width_beside(screen, picture)
    if width == screen.console.width:
        return Group(picture.text(), words)
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    grid.add_column(width=picture.columns)
    grid.add_column(width=width, vertical="middle")
    grid.add_row(picture.text(), words)
    return grid


def conditions_of(throw: Throw, words: Words) -> list[str]:
    """What the throw asks of the thrower."""
    names = [card.name_text for card in throw.combined.conditions]
    return [
        words.say("labelled", label=words.name(name), value=words.note(name, "help") or "")
        for name in names
    ]


def wait_for_key(session: Session) -> None:
    """Leave time to look, where what comes next would push it off the screen."""
    if session.screen.keys is not None:
        session.screen.say(session.words.say("throw-go-on"), "bright_black")
        with session.screen.keys() as read:
            read()


def _dials(session: Session, throw: Throw, aim: Aim, *, keys: bool) -> list[str]:
    say = session.words.say
    _, most = BOUNDS["strength"]
    marks = "▮" * aim.strength + "▯" * (most - aim.strength)
    lines = [
        say("aim-strength", marks=marks, strength=aim.strength, usual=USUAL_STRENGTH),
        say("aim-aside", side=_side(aim.aim), steps=abs(aim.aim)),
        say("aim-loft", side=_side(aim.loft), steps=abs(aim.loft)),
        say("aim-place", side=_side(aim.place), steps=abs(aim.place)),
    ]
    hints = [say(f"aim-key-{name}") for name in KEYS]
    asked = conditions_of(throw, session.words)
    return [*asked, *([""] if asked else []), *lines, *(["", *hints] if keys else [])]


def _side(steps: int) -> str:
    return "more" if steps > 0 else "less" if steps < 0 else "none"


def _way(threw: Threw) -> list[Point]:
    """Where the die was on its way, seen from above; nothing where nobody simulated it."""
    if not threw.record:
        return []
    try:
        _, tracks = unpack_record(threw.record)
    except Refused:
        return []
    frames = next((track.frames for track in tracks if track.body == THROWN), ())
    return [(x / 1000, y / 1000) for _, x, y, *_ in frames]
