"""Same scene, release and seed: the same bytes, wherever and in whatever order they are thrown."""

import subprocess
import sys

import msgspec
import mujoco  # type: ignore[import-untyped]  # the wheel has no stubs
import numpy as np
import pytest

from tests.throwing.throws import CATACOMBS, FIRST, a_release, random_release, the_stage
from undercroft.throwing import LyingDie, Scene, Stage, Throw, scene_hash, throw, tracks_json

LYING = Scene(
    "catacombs", "d12", (LyingDie("d12", (0.0, -0.15, 0.015), (1.0, 0.0, 0.0, 0.0)),), lift=0.045
)
SEEDS = range(6)

ELSEWHERE = """
import sys, msgspec
from undercroft.throwing import Release, Scene, throw
scene, release, seeds = msgspec.json.decode(sys.stdin.read(), type=tuple[Scene, Release, list[int]])
sys.stdout.write(" ".join(throw(scene, release, seed)[0].digest for seed in seeds))
"""


def digests(stage: Stage, seeds: range) -> list[str]:
    return [stage.throw(a_release(stage.scene), seed)[0].digest for seed in seeds]


@pytest.mark.rule("DF-SIM-03")
@pytest.mark.parametrize("scene", [FIRST, CATACOMBS, LYING], ids=["first", "catacombs", "lying"])
def test_the_same_in_any_order_and_on_a_rebuilt_stage(scene: Scene) -> None:
    forward = digests(the_stage(scene), SEEDS)

    backward = digests(the_stage(scene), range(5, -1, -1))[::-1]
    rebuilt = digests(Stage(scene), SEEDS)

    assert forward == backward == rebuilt
    assert len(set(forward)) == len(SEEDS)


@pytest.mark.rule("DF-SIM-03")
@pytest.mark.parametrize("scene", [FIRST, CATACOMBS], ids=lambda scene: scene.board)
def test_the_same_in_another_process(scene: Scene) -> None:
    message = msgspec.json.encode((scene, a_release(scene), list(SEEDS)))

    other = subprocess.run(
        [sys.executable, "-c", ELSEWHERE], input=message, capture_output=True, check=True
    )

    assert other.stdout.decode().split() == digests(the_stage(scene), SEEDS)


def test_key_frames_are_the_same_bytes_too() -> None:
    one, other = (throw(FIRST, a_release(FIRST), 4)[1] for _ in range(2))

    assert tracks_json(one) == tracks_json(other)


def test_the_record_says_what_is_needed_to_throw_again() -> None:
    release = random_release(FIRST, np.random.default_rng(1))
    record, flight = throw(FIRST, release, 77)

    again = msgspec.json.decode(msgspec.json.encode(record), type=Throw)

    assert again == record
    assert mujoco.__version__ in record.engine
    assert record.scene_hash == scene_hash(FIRST)
    assert (record.release, record.seed) == (release, 77)
    assert record.steps == len(flight.times) - 1
    assert throw(FIRST, again.release, again.seed)[0] == record


@pytest.mark.rule("DF-SIM-08", "DC-PHYS-04", "DC-PHYS-05")
def test_a_recorded_throw_does_not_repeat_with_another_seed() -> None:
    flights = [throw(CATACOMBS, a_release(CATACOMBS), seed)[1] for seed in range(40)]
    first = np.array([flight.motions[0, 0, :3] for flight in flights])
    turns = np.array([flight.poses[0, 0, 3:] for flight in flights])

    speeds = np.linalg.norm(first, axis=1) / np.linalg.norm(a_release(CATACOMBS).velocity)
    assert 0.008 < speeds.std() < 0.025
    aside = np.degrees(np.arctan2(first[:, 0], first[:, 1]))
    assert 0.3 < aside.std() < 1.0
    assert np.abs(turns @ turns.T - np.eye(40)).max() < 0.9999
