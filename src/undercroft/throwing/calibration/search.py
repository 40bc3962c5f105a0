"""The best aim of a hand: a search over releases that a bot or a calibration can use.

The search is CMA-ES: throw around a guess, learn from the better half which way to go, guess again.
It needs nothing but a function that rates points, so launchers of other kinds can use it too.
"""

from collections.abc import Callable, Iterable
from contextlib import suppress
from math import cos, radians, sin
from statistics import fmean

import numpy as np
from cmaes import CMA
from msgspec import Struct, structs

from undercroft.engine.refusals import Refused
from undercroft.engine.throws import Landing
from undercroft.targets.conditions.combination import Combined, combine
from undercroft.targets.conditions.preparation import under_conditions
from undercroft.targets.release.bounds import Bounds, plain_bounds
from undercroft.targets.release.release import Release
from undercroft.targets.scene.regions import section_values
from undercroft.targets.scene.scene import Scene, the_board
from undercroft.targets.skill.aim import Aim
from undercroft.throwing.attempt import attempt
from undercroft.throwing.calibration.hands import Hand, clamp_release, with_error
from undercroft.throwing.geometry.arrays import Floats

Rate = Callable[[Floats, int], Floats]
"""From points (rows) and the number of the round to what each point is worth."""


SPREAD = 0.15
"""How far a search first looks around its start, as a share of the way between its corners."""
MOST_TRIES = 30
"""Then the refusal is told: an aim that is refused so often can't be thrown."""


class Plan(Struct, frozen=True):
    """How long a search is."""

    rounds: int = 16
    points: int = 40
    throws: int = 8
    """For each point of a round."""


PLAN = Plan()


def release_of(aim: Aim) -> Release:
    """The release that an aim means."""
    stance, rise = radians(aim.stance), radians(aim.rise)
    heading = stance + radians(180 + aim.aside)
    ahead = (cos(heading), sin(heading))
    flat = aim.speed * cos(rise)
    return Release(
        (aim.away * cos(stance), aim.away * sin(stance), aim.height),
        (flat * ahead[0], flat * ahead[1], aim.speed * sin(rise)),
        (-aim.topspin * ahead[1], aim.topspin * ahead[0], aim.twist),
    )


def worth(scene: Scene, landed: Landing) -> int:
    """The printed value of a throw: nothing if it broke a condition, missed or did not bounce."""
    if landed.broken or not landed.bounces:
        return 0
    return section_values(the_board(scene)).get(landed.place, 0)


def hand_throw(
    scene: Scene, aim: Release, hand: Hand, seed: int, combined: Combined | None = None
) -> Landing:
    """Throw once as a hand would; the seed decides its error and the tremor.

    What the table refuses is no throw: the hand tries again [DF-SIM-06].
    """
    combined = combine(()) if combined is None else combined
    errors, tremor = np.random.SeedSequence(seed).generate_state(2, np.uint64)
    random, bounds = np.random.default_rng(errors), hand_bounds(scene, combined)

    def once() -> Landing:
        release = clamp_release(with_error(under_conditions(aim, combined), hand, random), bounds)
        return attempt(scene, release, combined.ids, int(tremor)).landing

    for _ in range(MOST_TRIES):
        with suppress(Refused):
            return once()
    return once()


def hand_bounds(scene: Scene, combined: Combined) -> Bounds:
    """Where a hand may let go under some conditions; beyond the table's edge is farther away."""
    bounds = combined.bounds(plain_bounds(scene))
    edge = the_board(scene).table.half + bounds.beyond
    return structs.replace(bounds, nearest=max(bounds.nearest, edge))


def best_aim(scene: Scene, hand: Hand, seed: int, plan: Plan = PLAN) -> Aim:
    """The plain throw with which a hand deals most damage."""

    def rate(points: Floats, number: int) -> Floats:
        seeds = np.random.SeedSequence([seed, number]).generate_state(plan.throws, np.uint64)
        return np.array([_mean_worth(scene, _aim(point), hand, seeds) for point in points])

    low, high = _ranges(scene)
    return _aim(climb(rate, np.array(low), np.array(high), seed, plan))


def climb(
    rate: Rate,
    low: Floats,
    high: Floats,
    seed: int,
    plan: Plan = PLAN,
    start: Floats | None = None,
) -> Floats:
    """The point between two corners that is worth most, as far as so many rounds can tell.

    It begins at a start, or in the middle; where the corners are alike nothing is changed.
    """
    free, begin = high > low, (low + high) / 2 if start is None else np.clip(start, low, high)
    least, span = low[free], (high - low)[free]

    def points(shares: Floats) -> Floats:
        found = np.tile(begin, (len(shares), 1))
        found[:, free] = least + span * shares
        return found

    search = CMA(
        mean=(begin[free] - least) / span,
        sigma=SPREAD,
        bounds=np.tile((0.0, 1.0), (len(span), 1)),
        seed=seed % 2**32,
        population_size=plan.points,
    )
    for number in range(plan.rounds):
        asked = np.array([search.ask() for _ in range(plan.points)])
        search.tell(list(zip(asked, -rate(points(asked), number), strict=True)))
    found: Floats = points(search.mean[None])[0]
    return found


def _aim(point: Floats) -> Aim:
    return Aim(*(float(number) for number in point))


def _mean_worth(scene: Scene, aim: Aim, hand: Hand, seeds: Iterable[int]) -> float:
    release = release_of(aim)
    return fmean(worth(scene, hand_throw(scene, release, hand, int(seed))) for seed in seeds)


def _ranges(scene: Scene) -> tuple[Aim, Aim]:
    """Where a search looks: all around the table, with throws that come down before the board."""
    limits = the_board(scene).limits
    low = Aim(0.0, limits.nearest, limits.lowest, 0.8, -30.0, -10.0, -20.0)
    high = Aim(360.0, 0.75, 0.4, 3.0, 40.0, 10.0, 60.0)
    return low, high
