"""Hands err as much as they say, and never beyond what a hand may do."""

from itertools import pairwise
from math import hypot

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.throwing.throws import CATACOMBS, FIRST, a_release
from undercroft.targets.release.bounds import plain_bounds
from undercroft.throwing import Release, Scene, check_release
from undercroft.throwing.calibration.hands import (
    AVERAGE,
    CLUMSY,
    HANDS,
    STEADY,
    Hand,
    clamp_release,
    with_error,
)

TINY = 1e-6
NUMBERS = st.floats(-100, 100)
VECTORS = st.tuples(NUMBERS, NUMBERS, NUMBERS)


def test_a_hand_errs_as_it_says() -> None:
    random = np.random.default_rng(1)
    aim = Release((0.0, -0.6, 0.2), (0.0, 2.0, 0.0), (-10.0, 0.0, 0.0))
    hand = Hand("some", place=0.02, speed=0.1, angle=5.0, spin=7.0)

    thrown = [with_error(aim, hand, random) for _ in range(2000)]

    places = np.array([release.position for release in thrown]) - aim.position
    velocities = np.array([release.velocity for release in thrown])
    speeds = np.linalg.norm(velocities, axis=1)
    rises = np.degrees(np.arcsin(velocities[:, 2] / speeds))
    asides = np.degrees(np.arctan2(velocities[:, 0], velocities[:, 1]))
    spins = np.array([release.spin for release in thrown]) - aim.spin
    assert places.std(axis=0) == pytest.approx(0.02, rel=0.1)
    assert speeds.mean() == pytest.approx(2.0, rel=0.02)
    assert speeds.std() == pytest.approx(0.2, rel=0.1)
    assert rises.std() == pytest.approx(5.0, rel=0.1)
    assert asides.std() == pytest.approx(5.0, rel=0.1)
    assert spins.std(axis=0) == pytest.approx(7.0, rel=0.1)


@pytest.mark.rule("DF-SIM-18")
def test_the_clumsier_the_further_off() -> None:
    ranks = [(hand.place, hand.speed, hand.angle, hand.spin) for hand in (STEADY, AVERAGE, CLUMSY)]

    assert list(HANDS) == ["steady", "average", "clumsy"]
    # The strong bot of the ledger; the row's two others have been overruled.
    assert (STEADY.speed, STEADY.angle) == (0.03, 1.0)
    for less, more in pairwise(ranks):
        assert all(small < large for small, large in zip(less, more, strict=True))


def test_the_same_error_comes_from_the_same_seed() -> None:
    aim = a_release(FIRST)
    one, other = (with_error(aim, CLUMSY, np.random.default_rng(5)) for _ in range(2))

    assert one == other != with_error(aim, CLUMSY, np.random.default_rng(6))


@pytest.mark.rule("DC-PHYS-03")
@pytest.mark.parametrize("scene", [FIRST, CATACOMBS], ids=lambda scene: scene.board)
@given(position=VECTORS, velocity=VECTORS, spin=VECTORS)
def test_a_wild_release_is_moved_inside_the_bounds(
    scene: Scene,
    position: tuple[float, float, float],
    velocity: tuple[float, float, float],
    spin: tuple[float, float, float],
) -> None:
    assume(hypot(*position[:2]) > TINY < hypot(*velocity))

    check_release(clamp_release(Release(position, velocity, spin), plain_bounds(scene)), scene)


def test_a_release_inside_the_bounds_stays_as_it_is() -> None:
    release = a_release(CATACOMBS)
    kept = clamp_release(release, plain_bounds(CATACOMBS))

    assert kept.position == pytest.approx(release.position)
    assert kept.velocity == pytest.approx(release.velocity)
    assert kept.spin == pytest.approx(release.spin)
