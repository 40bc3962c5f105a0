"""What somebody else, or a second stage, adds to a throw: a pass, a palm held out, a breath.

Plain data from a client: finite, bounded, refused with its field. Without help the table does what
it does by itself. It knows no condition and no physics.
"""

from math import asin, degrees, hypot, isfinite
from typing import Any, NoReturn

from msgspec import Struct

from undercroft.engine.refusals import Refused
from undercroft.targets.decoding import read_message
from undercroft.targets.release.bounds import HAND_SPEED
from undercroft.targets.scene.space import Vector

FARTHEST = 3.0
"""From the board's centre, in m: nobody passes a die from farther away."""
LOWEST_PALM, HIGHEST_PALM = 0.02, 0.60
"""Metres above the table [DF-SIM-07]."""
STIFFEST, LIMPEST = 0.5, 1.25
"""On a limper palm a usual throw would stay lying: nobody can spoil another's throw."""
FASTEST_AIR = 25.0
"""[DF-BLOW-03]"""
LONGEST_BREATH = 3.0
"""Seconds after the toss: by then every die has come down."""
MOST_BREATHS = 400
TOSS_SLOWEST, TOSS_FASTEST, TOSS_LEVEL = 1.5, 3.5, 0.4
"""How fast a die is tossed up, and how fast sideways at most, in m/s [DC-BLOW-02]."""
TOSS_ASIDE = degrees(asin(TOSS_LEVEL / TOSS_FASTEST))


class Pass(Struct, frozen=True, forbid_unknown_fields=True, tag="pass"):
    """How the neighbour throws the die over [DC-POTATO-02]; an unfair one is passed again."""

    position: Vector
    velocity: Vector


class Palm(Struct, frozen=True, forbid_unknown_fields=True, tag="palm"):
    """How the neighbour holds the borrowed hand [DF-BORROW-02]."""

    height: float
    limp: float = 1.0
    """1 is limp as usual, 0.5 stiff."""


class Blow(Struct, frozen=True, forbid_unknown_fields=True, tag="blow"):
    """The breath at a die that was tossed up before [DC-BLOW-02]; the release is then the toss."""

    rise: float
    """Degrees above level."""
    aside: float = 0.0
    """Degrees to the left of the board's centre."""
    air: tuple[tuple[float, float], ...] = ()
    """How fast the breath was at which second after the toss; without it nobody blows."""


Help = Pass | Palm | Blow


def read_help(raw: object) -> Help:
    """A help from plain data, such as a client's message, checked."""
    kinds: Any = Help
    found: Help = read_message(raw, kinds, "bad-help", "help")
    check_help(found)
    return found


def check_help(given: Help) -> None:
    """Refuse a help that no person could give; the reason names the field."""
    match given:
        case Pass():
            _check_pass(given)
        case Palm():
            _check_between("height", given.height, LOWEST_PALM, HIGHEST_PALM)
            _check_between("limp", given.limp, STIFFEST, LIMPEST)
        case Blow():
            _check_between("rise", given.rise, -90.0, 90.0)
            _check_between("aside", given.aside, -90.0, 90.0)
            _check_air(given.air)


def _check_pass(given: Pass) -> None:
    if not all(isfinite(number) for number in (*given.position, *given.velocity)):
        refuse_help("position", "must be made of finite numbers")
    if hypot(*given.position) > FARTHEST:
        refuse_help("position", f"must be at most {FARTHEST:g} m from the centre")
    if hypot(*given.velocity) > HAND_SPEED:
        refuse_help("velocity", f"a hand passes with at most {HAND_SPEED:g} m/s")


def _check_air(air: tuple[tuple[float, float], ...]) -> None:
    if len(air) > MOST_BREATHS:
        refuse_help("air", f"has more than {MOST_BREATHS} samples")
    before = -1.0
    for at, speed in air:
        if not max(0.0, before) <= at <= LONGEST_BREATH or at == before:
            refuse_help("air", f"its times must rise from 0 to {LONGEST_BREATH:g} s")
        if not 0 <= speed <= FASTEST_AIR:
            refuse_help("air", f"a breath blows with 0 to {FASTEST_AIR:g} m/s")
        before = at


def _check_between(field: str, number: float, low: float, high: float) -> None:
    if not low <= number <= high:
        refuse_help(field, f"must lie between {low:g} and {high:g}")


def refuse_help(field: str, problem: str) -> NoReturn:
    """Refuse a help; the reason names the field."""
    raise Refused("bad-help", f"help.{field}: {problem}", field=f"help.{field}")
