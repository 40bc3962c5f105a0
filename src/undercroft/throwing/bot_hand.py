"""How bots throw: their hand errs around the best aim that is known, through the door of people.

A bot never keeps a table waiting: what is refused or fails is tried again, then thrown as is usual,
and at last drawn by the hand's skill.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress

import numpy as np

from undercroft.engine.entries import Threw
from undercroft.engine.refusals import Refused
from undercroft.targets.conditions.preparation import under_conditions, usual_release
from undercroft.targets.move.throw import Throw
from undercroft.targets.release.help import Help
from undercroft.targets.release.release import Release
from undercroft.targets.skill.known_aims import known_aim
from undercroft.targets.skill.skilled import threw_by_skill
from undercroft.throwing.answer import answer
from undercroft.throwing.calibration.hands import HANDS, clamp_release, with_error
from undercroft.throwing.calibration.search import hand_bounds, release_of
from undercroft.throwing.physics.simulation import SimulationFailed

TRIES = 8


def throw_by_hand(throw: Throw, hand: str, seed: bytes, helps: Sequence[Help] = ()) -> Threw:
    """A throw of a hand; the seed decides how it errs."""
    for release in _releases(throw, hand, seed):
        with suppress(Refused, SimulationFailed):
            threw = answer(throw, release, seed, helps).threw
            throw.check(threw.landing)
            return threw
    return threw_by_skill(throw, hand, seed)


def _releases(throw: Throw, hand: str, seed: bytes) -> Iterator[Release]:
    """What a hand tries, one after the other."""
    random = np.random.default_rng(list(seed))
    combined, meant = throw.combined, meant_release(throw, hand)
    bounds = hand_bounds(throw.scene, combined)
    for _ in range(TRIES):
        yield clamp_release(with_error(meant, HANDS[hand], random), bounds)
    yield meant
    yield usual_release(throw.scene, combined, throw.stand.seat)


def meant_release(throw: Throw, hand: str) -> Release:
    """The best throw that is known for a hand."""
    aim = known_aim(throw.setting.board, throw.die, throw.under, hand)
    return under_conditions(release_of(aim), throw.combined)
