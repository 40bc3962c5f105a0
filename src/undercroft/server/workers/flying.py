"""What worker processes do for throws: gestures become releases, dice fly.

The physics come with an extra; they are imported when a die is first thrown, or to warm up.
"""

from typing import Any, NamedTuple

from undercroft.engine.entries import Threw
from undercroft.server.play.parts import Toss
from undercroft.targets.move import Setting, Throw
from undercroft.targets.record.film import film_from
from undercroft.targets.release.help import Blow, Palm, Pass
from undercroft.targets.release.release import Release, read_release, refuse
from undercroft.targets.release.stance import Stance
from undercroft.targets.scene.board import board, board_names


class Asked(NamedTuple):
    """A throw that is asked for, and what was done of it already."""

    throw: Throw
    seed: bytes
    helps: tuple[Pass | Palm, ...] = ()
    toss: Toss | None = None


class Trace(NamedTuple):
    """A gesture as a client sent it, and what the server knows of whoever made it."""

    gesture: dict[str, Any]
    elapsed: float
    """Seconds since the die was lifted, or tossed."""
    speeds: dict[str, float]
    """The usual speed of a flick by device, as far as it is learnt."""


class Learnt(NamedTuple):
    """How fast somebody usually flicks on a device."""

    device: str
    speed: float


class Flown(NamedTuple):
    """A throw that was made."""

    threw: Threw
    learnt: Learnt | None = None


def fly(asked: Asked, release: dict[str, Any]) -> Flown:
    """Throw with a release."""
    from undercroft import throwing

    found = own_release(release)
    return Flown(throwing.answer(asked.throw, found, asked.seed, asked.helps).threw)


def own_release(raw: dict[str, Any]) -> Release:
    """A release from a thrower's message; what the neighbour does is the neighbour's to say."""
    release, alone = read_release(raw), Stance()
    for field in ("passed", "limp"):
        if getattr(release.stance, field) != getattr(alone, field):
            refuse(f"stance.{field}", "is the neighbour's part of the throw")
    return release


def fly_by_hand(asked: Asked, hand: str) -> Flown:
    """Throw with a hand that aims as well as it can; it never fails, or a bot would stall."""
    from undercroft import throwing

    return Flown(throwing.throw_by_hand(asked.throw, hand, asked.seed, asked.helps))


def fly_by_gesture(asked: Asked, trace: Trace) -> Flown:
    """Throw with a gesture; at a die that was tossed up it is the breath."""
    from undercroft import throwing

    gesture = throwing.read_gesture(trace.gesture)
    own = trace.speeds.get(gesture.device)
    learnt = Learnt(gesture.device, throwing.learnt(own, gesture))
    if asked.toss is None:
        stand = asked.throw.stand_at(gesture.side)
        release = throwing.release_from(gesture, stand, own=own, elapsed=trace.elapsed)
        answer = throwing.answer(asked.throw, release, asked.seed, asked.helps, gesture.placed)
        return Flown(answer.threw, learnt)
    stand = asked.throw.stand_at(throwing.stance_of(asked.toss.release))
    air = asked.throw.combined.launch_spec.air
    assert air is not None, "only what somebody may blow at is tossed"
    place, elapsed = asked.toss.release.position, trace.elapsed
    blow = throwing.blow_from(gesture, stand, place, air.seconds, own=own, elapsed=elapsed)
    return Flown(fly_blown(asked, blow).threw, learnt)


def fly_blown(asked: Asked, blow: Blow) -> Flown:
    """Blow at the die that was tossed up."""
    from undercroft import throwing

    assert asked.toss is not None, "a breath needs a toss"
    helps = (*asked.helps, blow)
    return Flown(throwing.answer(asked.throw, asked.toss.release, asked.seed, helps).threw)


def toss_up(asked: Asked, release: dict[str, Any] | Trace) -> Toss:
    """Toss the die up, with a release or a gesture."""
    from undercroft import throwing
    from undercroft.throwing.answer import seed_number

    throw = asked.throw
    if isinstance(release, Trace):
        gesture = throwing.read_gesture(release.gesture)
        own, elapsed = release.speeds.get(gesture.device), release.elapsed
        stand = throw.toss_stand_at(gesture.side)
        found = throwing.release_from(gesture, stand, own=own, elapsed=elapsed)
    else:
        found = own_release(release)
    scene, seed = throw.scene_from(throwing.stance_of(found)), seed_number(asked.seed)
    tracks = throwing.toss(scene, found, throw.under, seed, asked.helps)
    return Toss(found, film_from(scene, throw.combined.ids, tracks, None))


def pass_over(asked: Asked, trace: Trace) -> Pass:
    """Pass the die to the thrower, with a gesture."""
    from undercroft import throwing

    gesture = throwing.read_gesture(trace.gesture)
    own = trace.speeds.get(gesture.device)
    return throwing.pass_from(gesture, asked.throw.stand, own=own, elapsed=trace.elapsed)


def warm_up() -> None:
    """Import the physics, and throw once at every board, so that no first throw takes longer."""
    from undercroft import throwing

    for name in board_names():
        throw = Throw(0, "", board(name).die, (), Setting(name))
        throwing.answer(throw, throwing.usual_release(throw.scene, throw.combined), b"")
