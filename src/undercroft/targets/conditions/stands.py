"""Where the hand of a gesture is, for each board and condition: read from `stands.toml`.

What a file does not say is the condition's own aim; board and conditions bound it. It knows no
trace and no physics.
"""

import tomllib
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import structs

from undercroft.targets.conditions.combination import Combined
from undercroft.targets.conditions.condition import UsualAim
from undercroft.targets.conditions.preparation import SOUTH, place_within
from undercroft.targets.decoding import FileStruct
from undercroft.targets.release.bounds import Bounds, plain_bounds
from undercroft.targets.release.help import TOSS_ASIDE, TOSS_FASTEST, TOSS_SLOWEST
from undercroft.targets.release.stand import Stand
from undercroft.targets.scene.scene import Scene

STRAIGHT_UP = 90.0


class BoardStand(FileStruct, frozen=True):
    """Where a plain throw at a board stands."""

    away: float
    height: float
    loft: float
    speed: float
    seats: tuple[float, ...] = ()
    """Where around the table people throw from; anywhere if none is named."""


class ConditionStand(FileStruct, frozen=True):
    """Where a condition stands elsewhere than its board's plain throw and its own aim."""

    seats: tuple[float, ...] = ()
    slowest: float = 0.0
    """What launches can do no less, and no more."""
    fastest: float = 100.0
    aim: UsualAim | None = None


class Stands(FileStruct, frozen=True):
    """The whole file."""

    boards: dict[str, BoardStand]
    conditions: dict[str, ConditionStand]


@cache
def stands() -> Stands:
    """The package's stands."""
    text = files("undercroft.targets.conditions").joinpath("stands.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), Stands)


def stand_of(scene: Scene, combined: Combined, side: float = SOUTH) -> Stand:
    """Where the hand is for a throw under some conditions, by someone at a side of the table.

    Its seat is the nearest from which such throws are made; props stand as seen from there.
    """
    usual = stands().boards[scene.board]
    own = [stands().conditions.get(name, ConditionStand()) for name in combined.ids]
    seats = seats_of(scene, combined)
    aim = next((stand.aim for stand in own if stand.aim), _aim(usual, combined))
    bounds = combined.bounds(plain_bounds(scene))
    seat = min(seats, key=lambda seat: _apart(seat, side), default=side)
    away, height = place_within(scene, bounds, aim, seat)
    slowest, fastest = _paces(own, bounds)
    return Stand(
        seat=seat,
        away=away,
        height=height,
        loft=aim.rise,
        speed=min(max(aim.speed, bounds.slowest), bounds.speed),
        slowest=slowest,
        fastest=fastest,
        spin=bounds.spin,
        topspin=aim.topspin,
        twist=aim.twist,
        fall=_fall(combined),
        launcher=combined.launcher,
        stance=combined.stance,
    )


def toss_stand(scene: Scene, combined: Combined, side: float = SOUTH) -> Stand:
    """The first of two stages: a flick forward tosses the die straight up [DC-BLOW-02]."""
    return structs.replace(
        stand_of(scene, combined, side),
        loft=STRAIGHT_UP,
        speed=combined.launch_spec.toss,
        slowest=TOSS_SLOWEST,
        fastest=TOSS_FASTEST,
        widest=TOSS_ASIDE,
    )


def seats_of(scene: Scene, combined: Combined) -> tuple[float, ...]:
    """Where around the table such throws are made from; anywhere if none is named."""
    own = (stands().conditions.get(name, ConditionStand()).seats for name in combined.ids)
    return next((seats for seats in own if seats), stands().boards[scene.board].seats)


def _fall(combined: Combined) -> float:
    """How fast a tossed die falls where what launches it meets it."""
    meets = [meet for meet in combined.launch_spec.meets if not meet.lying]
    return meets[-1].fall if meets else 0.0


def _paces(own: list[ConditionStand], bounds: Bounds) -> tuple[float, float]:
    """The slowest and the fastest; a pace that is not this throw's own does not count."""
    slowest = max([bounds.slowest, *(stand.slowest for stand in own)])
    fastest = min([bounds.speed, *(stand.fastest for stand in own)])
    return (slowest, fastest) if slowest < fastest else (bounds.slowest, bounds.speed)


def _aim(usual: BoardStand, combined: Combined) -> UsualAim:
    """The aim of the condition that changes the throw most, or that of a plain throw."""
    if combined.conditions:
        return combined.aim
    return UsualAim(
        away=usual.away, height=usual.height, speed=usual.speed, rise=usual.loft, topspin=0.0
    )


def _apart(one: float, other: float) -> float:
    """How many degrees two sides of the table are apart."""
    return abs((one - other + 180.0) % 360.0 - 180.0)
