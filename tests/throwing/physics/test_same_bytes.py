"""Same scene, release and seed: the same bytes, wherever and in whatever order they are thrown."""

import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context

import msgspec
import mujoco  # type: ignore[import-untyped]  # the wheel has no stubs
import numpy as np
import pytest

from tests.throwing.throws import CATACOMBS, FIRST, a_release, random_release, the_stage
from undercroft.throwing import (
    LyingDie,
    Scene,
    Stage,
    ThrowRecord,
    attempt,
    board,
    combine,
    prepare_scene,
    scene_hash,
    throw,
    tracks_json,
    usual_release,
)
from undercroft.throwing.input.tremor import start_of
from undercroft.throwing.launch.rig import compiled_rig
from undercroft.throwing.physics.simulation import ENGINE, stage

LYING = Scene(
    "catacombs", "d12", (LyingDie("d12", (0.05, -0.15, 0.015), (1.0, 0.0, 0.0, 0.0)),), lift=0.045
)
SEEDS = range(4)

ELSEWHERE = """
import sys, msgspec
from undercroft.throwing import Release, Scene, throw
scene, release, seeds = msgspec.json.decode(sys.stdin.read(), type=tuple[Scene, Release, list[int]])
sys.stdout.write(" ".join(throw(scene, release, seed)[0].digest for seed in seeds))
"""


def digests(where: Stage, seeds: range) -> list[str]:
    return [where.throw(a_release(where.scene), seed)[0].digest for seed in seeds]


@pytest.mark.rule("DF-SIM-03")
@pytest.mark.parametrize("scene", [FIRST, CATACOMBS, LYING], ids=["first", "catacombs", "lying"])
def test_the_same_in_any_order_and_on_a_rebuilt_stage(scene: Scene) -> None:
    forward = digests(the_stage(scene), SEEDS)

    backward = digests(the_stage(scene), SEEDS[::-1])[::-1]
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


def digest(scene: Scene, seed: int) -> str:
    return throw(scene, a_release(scene), seed)[0].digest


@pytest.mark.rule("DF-SIM-03")
@pytest.mark.parametrize("scene", [FIRST, CATACOMBS], ids=lambda scene: scene.board)
def test_the_same_in_one_thread_or_two(scene: Scene) -> None:
    with ThreadPoolExecutor(2) as pool:
        shared = list(pool.map(digest, [scene] * len(SEEDS), SEEDS))
        apart = list(pool.map(digests, [Stage(scene), Stage(scene)], [SEEDS, SEEDS]))

    assert shared == digests(the_stage(scene), SEEDS)
    assert apart == [shared, shared]


@pytest.mark.rule("DF-SIM-03")
def test_the_same_in_one_process_or_two() -> None:
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        apart = list(pool.map(digest, [LYING] * len(SEEDS), SEEDS))

    assert apart == digests(the_stage(LYING), SEEDS)


LAUNCHED = ("flick", "faith", "blow", "catapult", "head", "chopstick-shot", "pendulum-die")


def launched(name: str) -> tuple[str, bytes]:
    """The record's digest and the message of a throw with a launcher, and its conditions."""
    combined = combine((name,))
    scene = prepare_scene(FIRST if combined.edition == "first" else CATACOMBS, combined)
    found = attempt(scene, usual_release(scene, combined), (name,), 11)
    return found.record.digest, tracks_json(found.flight)


ELSEWHERE_LAUNCHED = """
import sys
from tests.throwing.physics.test_same_bytes import LAUNCHED, launched
sys.stdout.write(" ".join(launched(name)[0] for name in LAUNCHED))
"""


@pytest.mark.rule("DF-SIM-03")
def test_every_launcher_gives_the_same_bytes_everywhere() -> None:
    """Again, on rebuilt scenes and rigs, in two threads, in another process."""
    here = [launched(name) for name in LAUNCHED]
    stage.cache_clear()
    compiled_rig.cache_clear()

    backward = [launched(name) for name in reversed(LAUNCHED)][::-1]
    with ThreadPoolExecutor(2) as pool:
        shared = list(pool.map(launched, LAUNCHED * 2))
    other = subprocess.run(
        [sys.executable, "-c", ELSEWHERE_LAUNCHED], capture_output=True, check=True
    )

    assert here == backward
    assert shared == here * 2
    assert other.stdout.decode().split() == [digest for digest, _ in here]


def test_the_record_of_a_launched_throw_is_whole() -> None:
    combined = combine(("flick",))
    release = usual_release(FIRST, combined)
    found = attempt(FIRST, release, ("flick",), 5)

    assert found.record.engine == ENGINE
    assert found.record.scene_hash == scene_hash(FIRST)
    assert (found.record.release, found.record.seed) == (release, 5)
    assert found.record.conditions == ("flick",)
    assert found.record.steps == len(found.flight.times) - 1


def test_the_record_says_what_is_needed_to_throw_again() -> None:
    release = random_release(FIRST, np.random.default_rng(1))
    record, flight = throw(FIRST, release, 77)

    again = msgspec.json.decode(msgspec.json.encode(record), type=ThrowRecord)

    assert again == record
    assert mujoco.__version__ in record.engine
    assert record.scene_hash == scene_hash(FIRST)
    assert (record.release, record.seed) == (release, 77)
    assert record.steps == len(flight.times) - 1
    assert throw(FIRST, again.release, again.seed)[0] == record


@pytest.mark.rule("DF-SIM-08", "DC-PHYS-04", "DC-PHYS-05")
def test_a_recorded_throw_does_not_repeat_with_another_seed() -> None:
    tremor = board("catacombs").tremor
    starts = [start_of(a_release(CATACOMBS), tremor, seed) for seed in range(40)]
    first = np.array([start.velocity for start in starts])
    turns = np.array([start.turn for start in starts])

    speeds = np.linalg.norm(first, axis=1) / np.linalg.norm(a_release(CATACOMBS).velocity)
    assert 0.008 < speeds.std() < 0.025
    aside = np.degrees(np.arctan2(first[:, 0], first[:, 1]))
    assert 0.3 < aside.std() < 1.0
    assert np.abs(turns @ turns.T - np.eye(40)).max() < 0.9999
    one, other = (throw(CATACOMBS, a_release(CATACOMBS), seed)[1] for seed in (1, 2))
    assert np.array_equal(one.poses[0, 0, 3:], starts[1].turn)
    assert np.linalg.norm(one.pose[:3] - other.pose[:3]) > 0.001
