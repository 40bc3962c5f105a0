"""The search finds what is worth most, and an aim is the release it says."""

import numpy as np
import pytest

from tests.throwing.throws import CATACOMBS, FIRST
from undercroft.engine import Landing
from undercroft.targets.skill.aim import Aim
from undercroft.throwing.calibration.hands import STEADY
from undercroft.throwing.calibration.search import (
    Plan,
    best_aim,
    climb,
    hand_throw,
    release_of,
    worth,
)
from undercroft.throwing.geometry.arrays import Floats

QUICK = Plan(rounds=3, points=8, throws=2)


def test_the_search_climbs_a_hill() -> None:
    top = np.array([0.3, -2.0, 40.0])

    def rate(points: Floats, number: int) -> Floats:
        noise = np.random.default_rng(number).normal(size=len(points)) * 0.05
        worths: Floats = noise - (((points - top) / (1.0, 3.0, 50.0)) ** 2).sum(axis=1)
        return worths

    low, high = np.array([-1.0, -5.0, 0.0]), np.array([1.0, 1.0, 100.0])

    found = climb(rate, low, high, 1, Plan(rounds=20))

    assert (np.abs(found - top) < 0.06 * (high - low)).all()


def test_the_search_stays_between_its_corners() -> None:
    seen = []

    def rate(points: Floats, _: int) -> Floats:
        seen.append(points)
        worths: Floats = points.sum(axis=1)
        return worths

    climb(rate, np.array([0.0, 1.0]), np.array([1.0, 2.0]), 1)

    points = np.vstack(seen)
    assert (points >= (0.0, 1.0)).all()
    assert (points <= (1.0, 2.0)).all()


def test_the_search_begins_at_its_start_and_leaves_what_is_fixed() -> None:
    seen = []

    def rate(points: Floats, _: int) -> Floats:
        seen.append(points)
        return np.zeros(len(points))

    low, high = np.array([0.0, 5.0, 0.0]), np.array([1.0, 5.0, 10.0])
    start = np.array([0.1, 5.0, 9.0])

    unsearched = climb(rate, low, high, 1, Plan(rounds=0), start)
    climb(rate, low, high, 1, Plan(rounds=1, points=200), start)

    assert unsearched == pytest.approx(start)
    assert (seen[0][:, 1] == 5.0).all()
    assert seen[0][:, 0].mean() < 0.4
    assert seen[0][:, 2].mean() > 6.0


def test_an_aim_from_the_south_flies_north_and_rolls_forward() -> None:
    aim = Aim(270.0, 0.6, 0.2, 2.0, 30.0, 0.0, 10.0)

    release = release_of(aim)

    assert release.position == pytest.approx((0.0, -0.6, 0.2))
    assert release.velocity == pytest.approx((0.0, 3.0**0.5, 1.0))
    assert release.spin == pytest.approx((-10.0, 0.0, 0.0))


def test_aside_is_to_the_left() -> None:
    release = release_of(Aim(270.0, 0.6, 0.2, 2.0, 0.0, 10.0, 0.0))

    assert release.velocity[0] < 0 < release.velocity[1]


def test_only_a_bounce_and_a_section_are_worth_something() -> None:
    assert worth(FIRST, Landing("zone-5", 0, 1)) == 5
    assert worth(FIRST, Landing("zone-5", 0, 0)) == 0
    assert worth(CATACOMBS, Landing("bullseye", 0, 2)) == 10
    assert worth(CATACOMBS, Landing("hole-1", 0, 1)) == 0


def test_a_search_repeats_and_its_aim_can_be_thrown() -> None:
    aim = best_aim(FIRST, STEADY, 3, QUICK)

    assert aim == best_aim(FIRST, STEADY, 3, QUICK)
    landed = {hand_throw(FIRST, release_of(aim), STEADY, seed) for seed in range(6)}
    assert len(landed) > 1
