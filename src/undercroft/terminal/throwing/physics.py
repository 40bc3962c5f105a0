"""The one door from the terminal to the physics, opened when a die flies and not before.

Games without throws start without it, and so do machines that lack its parts.
"""

from undercroft.engine import Refused
from undercroft.engine.entries import Threw
from undercroft.targets.move import Throw
from undercroft.targets.release.release import Release
from undercroft.targets.skill.skilled import threw_by_skill
from undercroft.terminal.throwing.ways import PHYSICS, check_way, has_physics


def threw_by_release(throw: Throw, release: Release, seed: bytes) -> Threw:
    """A throw as somebody aimed it; Refused when no hand could throw so."""
    check_way(PHYSICS)
    from undercroft.throwing.answer import answer
    from undercroft.throwing.physics.simulation import SimulationFailed

    try:
        threw = answer(throw, release, seed).threw
        throw.check(threw.landing)
        return threw
    except SimulationFailed as error:
        raise Refused("throw-failed", str(error)) from error


def threw_by_hand(throw: Throw, hand: str, seed: bytes) -> Threw:
    """A bot's throw: with physics, or by skill where that is missing."""
    if not has_physics():
        return threw_by_skill(throw, hand, seed)
    from undercroft.throwing.bot_hand import throw_by_hand

    return throw_by_hand(throw, hand, seed)
