"""Nothing tunnels, explodes or never rests, whatever a hand does."""

import os
from dataclasses import replace

import pytest

from tests.throwing.faults import WILD, faults, faults_in_processes, faults_of
from tests.throwing.throws import put_down
from undercroft.throwing import Scene

NAMES = [f"{at}-{scene.board}-{scene.die}" for at, scene in enumerate(WILD)]


@pytest.mark.parametrize("scene", WILD, ids=NAMES)
def test_random_throws_have_no_fault(scene: Scene) -> None:
    assert faults_of(scene, 50, 11) == []


@pytest.mark.slow
def test_a_hundred_thousand_random_throws_have_no_fault() -> None:
    assert faults_in_processes(100_000, 500, os.cpu_count() or 1) == []


def test_every_fault_would_be_found() -> None:
    """A good flight has none; bend it, and each is told."""
    good = put_down(WILD[0], 0.0, -0.12)
    fast, deep, below = good.motions.copy(), good.poses.copy(), good.poses.copy()
    fast[-1, 0, 2] = 9.0
    deep[-1, 0, 2] -= 0.007
    below[5:, 0, 2] = -0.2

    assert list(faults(good)) == []
    assert list(faults(replace(good, rested=False, rest=()))) == ["never rests", "rests on nothing"]
    assert "gains" in next(faults(replace(good, motions=fast)))
    assert "into the board" in " ".join(faults(replace(good, poses=deep)))
    assert "ends in the board's wood" in list(faults(replace(good, poses=deep)))
    assert "passes through the board" in list(faults(replace(good, poses=below)))
