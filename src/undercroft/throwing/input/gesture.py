"""Gestures: the trace of a pointer or a phone becomes a release, recomputed from the samples.

A client sends nothing but what its device saw. Where the hand is and what a usual flick becomes is
the table's (`Stand`), the same for everybody, and so is how much a flick that is faster or slower
than the thrower's usual one counts. What no hand could do is refused, never a miss [DF-SIM-06]
[DC-PHYS-08].
"""

from dataclasses import dataclass
from typing import Annotated, Literal

import numpy as np
from msgspec import Meta, Struct, structs

from undercroft.targets.decoding import read_message
from undercroft.targets.release.launcher import Launcher
from undercroft.targets.release.placing import Placing
from undercroft.targets.release.release import Release
from undercroft.targets.release.stand import Stand
from undercroft.targets.scene.space import vector
from undercroft.throwing.geometry.arrays import Floats
from undercroft.throwing.input.body import PLAIN, Body, beside, check_body, stance_with
from undercroft.throwing.input.strokes import (
    FASTEST_FLICK,
    SLOWEST_FLICK,
    Stroke,
    check_clock,
    phone_stroke,
    pointer_stroke,
)
from undercroft.throwing.input.traces import check_hand, refuse_trace

NEWCOMER = {"pointer": 2.2, "phone": 1.8, "keys": 2.2}
"""How fast people usually flick until their own speed is learnt: lengths a second, and m/s."""
TOLD = "keys"
"""What tells its strength in a number instead of a stroke; there is nothing to be learnt of it."""
EASE = 0.4
"""The exponent that is left of a deviation from the usual speed; 1 forgives nothing."""
STRAIGHTENED = 0.7
"""The share that is left of a slant."""
LEARNT = 0.3
"""How much one flick counts for the usual speed."""
HAND = 1.8
"""How fast, in m/s, the hand itself is in a usual flick, whatever it launches."""
FASTEST_HAND = 2.5
"""Where a usual throw is faster, in m/s, wrist or fingers add to the hand's own motion.

Then the trace only shows that a hand made it, as it does for a finger or a breath.
"""
LATE = 0.3
"""Seconds by which a trace may be longer than what the server saw [DC-PHYS-08]."""
STROKE_SHARE = 0.25
"""Below this share of its last speed a hand is between two strokes: a wind-up is no turn."""
CURL = 5.0
"""How much faster a die spins than the path of the hand turns."""
SHORTEST_TURN = 0.4
"""Seconds: a short stroke is no fast turn."""
HIGHEST_LOFT = 15.0
"""Degrees by which somebody may throw above or below the usual loft."""
HAIR = 1e-6
"""Rounding may not carry a throw beyond its limits."""
SMALL = 0.002
"""Steps below this, in m, have no direction."""


class Gesture(Struct, frozen=True, forbid_unknown_fields=True):
    """What a device saw of a throw."""

    device: Literal["pointer", "phone", "keys"]
    times: tuple[float, ...]
    """In seconds, rising."""
    points: tuple[tuple[float, ...], ...]
    """A pointer: right and forward, in reference lengths of its view: min(height, 1.6 widths).

    Keys: the same, of the stroke that a hand of the usual speed would make.

    A phone: how it is pushed to the right, forward and up, in m/s2 without gravity.
    """
    loft: Annotated[float, Meta(ge=-HIGHEST_LOFT, le=HIGHEST_LOFT)] = 0.0
    """By how many degrees a pointer throws above the usual loft: told by a wheel, or by keys."""
    side: Annotated[float, Meta(ge=0, lt=360)] | None = None
    """Where around the table the thrower went first, in degrees counter-clockwise from east."""
    body: Body = PLAIN
    placed: tuple[Placing, ...] = ()
    """Where the thrower stood the box or the card that the throw needs."""


def read_gesture(raw: object) -> Gesture:
    """A gesture from plain data, such as a client's message."""
    return read_message(raw, Gesture, "bad-trace")


@dataclass(frozen=True, eq=False)
class Flick:
    """A gesture as far as it does not depend on where it is thrown."""

    stroke: Stroke
    pace: float
    """How fast it is, as a share of the thrower's usual flick, eased."""
    slant: float
    """How far it heads to the right, in radians, eased; a phone's swing is taken as it is."""


def flick_of(
    gesture: Gesture,
    *,
    own: float | None = None,
    ease: float = EASE,
    elapsed: float | None = None,
) -> Flick:
    """What a gesture does; `elapsed` is how long the server saw it last."""
    stroke = _stroke(gesture)
    lasted = gesture.times[-1] - gesture.times[0]
    if elapsed is not None and not lasted <= elapsed + LATE:
        refuse_trace("times", "last longer than the server saw")
    if elapsed is not None:
        check_body(gesture.body, elapsed + LATE)
    usual = NEWCOMER[gesture.device] if own is None or gesture.device == TOLD else own
    right, forward, _ = stroke.velocity
    slant = STRAIGHTENED * float(np.arctan2(right, forward)) if gesture.device != "phone" else 0.0
    return Flick(stroke, (stroke.speed / usual) ** ease, slant)


def learnt(own: float | None, gesture: Gesture) -> float:
    """The thrower's usual speed after one more gesture; whoever asks keeps it."""
    if gesture.device == TOLD:
        return NEWCOMER[TOLD]
    seen = min(max(_stroke(gesture).speed, SLOWEST_FLICK), FASTEST_FLICK)
    before = NEWCOMER[gesture.device] if own is None else own
    return float(before ** (1 - LEARNT) * seen**LEARNT)


def release_from(
    gesture: Gesture,
    stand: Stand,
    *,
    own: float | None = None,
    ease: float = EASE,
    elapsed: float | None = None,
) -> Release:
    """The release that a gesture means where the table has put the hand.

    Its stroke gives direction and speed of what launches: a hand, a palm, a finger, a breath.
    """
    flick = flick_of(gesture, own=own, ease=ease, elapsed=elapsed)
    twist = stand.twist * gesture.body.wound
    stand = structs.replace(stand, loft=lofted(stand, gesture), twist=twist)
    speed = min(max(flick.pace * stand.speed, stand.slowest + HAIR), stand.fastest - HAIR)
    axes = _axes(stand, flick, gesture.device)
    stroke = flick.stroke
    is_traced = stand.launcher is Launcher.DIRECT and stand.speed <= FASTEST_HAND
    path = stroke.ways * ((speed if is_traced else HAND * flick.pace) / stroke.speed)
    placed = place_of(stand) + path @ axes
    check_hand(stroke.times.tolist(), placed.tolist())
    curl = _curl(path, stroke) if gesture.device != "phone" else 0.0
    found = Release(
        position=vector(placed[-1]),
        velocity=vector(stroke.velocity * (speed / stroke.speed) @ axes),
        spin=_spin(stand, curl),
        launcher=stand.launcher,
        trace=_trace(stroke.times, placed) if is_traced else (),
        stance=stance_with(stand.stance, gesture.body),
    )
    turn = np.radians(stand.seat)
    right = np.array([-np.sin(turn), np.cos(turn), 0.0])
    return beside(found, gesture.body, right, stand.fall)


def lofted(stand: Stand, gesture: Gesture) -> float:
    """How far upward a gesture throws, in degrees."""
    return min(max(stand.loft + gesture.loft, -90.0), 90.0)


def place_of(stand: Stand) -> Floats:
    """The point of the table at which the hand lets go."""
    turn = np.radians(stand.seat)
    return np.array([stand.away * np.cos(turn), stand.away * np.sin(turn), stand.height])


def _stroke(gesture: Gesture) -> Stroke:
    check_clock(gesture.times)
    size = 3 if gesture.device == "phone" else 2
    if any(len(point) != size for point in gesture.points):
        refuse_trace("points", f"a {gesture.device}'s points have {size} numbers each")
    find = phone_stroke if gesture.device == "phone" else pointer_stroke
    return find(gesture.times, gesture.points)


def _axes(stand: Stand, flick: Flick, device: str) -> Floats:
    """What right, forward and up of a device are at the table.

    A pointer's slant is eased by turning its whole path, and forward rises by the stand's loft.
    """
    turn = np.radians(stand.seat)
    ahead = np.array([-np.cos(turn), -np.sin(turn), 0.0])
    right, up = np.array([ahead[1], -ahead[0], 0.0]), np.array([0.0, 0.0, 1.0])
    if device == "phone":
        return np.vstack([right, ahead, up])
    loft, widest = np.radians(stand.loft), np.radians(stand.widest)
    rising = np.cos(loft) * ahead + np.sin(loft) * up
    back = np.arctan2(flick.stroke.velocity[0], flick.stroke.velocity[1]) - np.clip(
        flick.slant, -widest, widest
    )
    cos, sin = np.cos(back), np.sin(back)
    return np.vstack(
        [cos * right + sin * rising, cos * rising - sin * right, np.cross(right, rising)]
    )


def _curl(path: Floats, stroke: Stroke) -> float:
    """The spin about the vertical that a curved or circling stroke gives; only the last counts."""
    steps = np.diff(path[:, :2], axis=0)
    lengths = np.hypot(steps[:, 0], steps[:, 1])
    slow = np.flatnonzero(lengths < max(SMALL, STROKE_SHARE * lengths[-1]))
    first = int(slow[-1]) + 1 if len(slow) else 0
    steps = steps[first:]
    if len(steps) < 2:
        return 0.0
    angles = np.unwrap(np.arctan2(steps[:, 1], steps[:, 0]))
    lasted = float(stroke.times[-1] - stroke.times[first])
    return CURL * float(angles[-1] - angles[0]) / max(SHORTEST_TURN, lasted)


def _spin(stand: Stand, curl: float) -> tuple[float, float, float]:
    """The hand's own topspin and twist, and the curl as far as the throw may spin."""
    turn = np.radians(stand.seat)
    most = float(np.sqrt(max(0.0, stand.spin**2 - stand.topspin**2))) - HAIR
    twist = min(max(stand.twist + curl, -most), most)
    return vector((stand.topspin * np.sin(turn), -stand.topspin * np.cos(turn), twist))


def _trace(times: Floats, path: Floats) -> tuple[tuple[float, float, float, float], ...]:
    """Rounded to what a device can tell: it is kept in the log."""
    rows = np.column_stack([times, path]).round(5).tolist()
    return tuple((at, x, y, z) for at, x, y, z in rows)
