"""How long a throw takes: `python -m benchmarks.throws` measures one core, then all of them.

A throw is simulated and its landing read; a single one gets its key frames too. Beside it stands
what MuJoCo's own step costs for the very same motion, in the same two phases.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import mujoco  # type: ignore[import-untyped]  # the wheel has no stubs
import numpy as np

from benchmarks import machine, report, thrown_game
from benchmarks.gates import Gate
from undercroft.targets.release.bounds import plain_bounds
from undercroft.targets.skill.tables import packaged, pair_skills, read_skills, skill, skills
from undercroft.throwing import Flight, Release, Scene, landing, model_text, tracks_json
from undercroft.throwing.calibration.hands import AVERAGE, HANDS, clamp_release, with_error
from undercroft.throwing.calibration.measurement import hits, mean_value
from undercroft.throwing.calibration.subject import pairs
from undercroft.throwing.physics.simulation import Contacts, stage

THROWS = 300
BATCH = 25
MOST_MEDIAN_MS = 60.0
MOST_LATE_MS = 200.0
MOST_OVERHEAD = 0.3
PLAIN = Release((0.0, -0.58, 0.15), (0.0, 1.9, -0.3), (-10.0, 0.0, 0.0))
SCENES = tuple(Scene(board, die) for board in ("first", "catacombs") for die in ("d6", "d12"))
OPENING, CLOSING = "<!-- table:throws -->", "<!-- /table:throws -->"


class Way(NamedTuple):
    """How a die went: where it began, and how many steps of each phase it took."""

    place: tuple[float, ...]
    motion: tuple[float, ...]
    springy: int
    damped: int


class Single(NamedTuple):
    """One core: CPU milliseconds of each throw."""

    scene: Scene
    throws: list[float]

    @property
    def late(self) -> float:
        """The 99th percentile."""
        return float(np.percentile(self.throws, 99))


class Batch(NamedTuple):
    """All cores: seconds on the clock and CPU seconds, for throws and for the steps alone."""

    scene: Scene
    throws: int
    clock: Sequence[float]
    cpu: Sequence[float]

    @property
    def overhead(self) -> float:
        """What everything but the engine's steps costs, as a share of these."""
        return self.cpu[0] / self.cpu[1] - 1


def one_throw(scene: Scene, seed: int) -> Flight:
    """A plain throw as an average hand makes it."""
    meant = with_error(PLAIN, AVERAGE, np.random.default_rng(seed))
    return stage(scene).throw(clamp_release(meant, plain_bounds(scene)), seed)[1]


def throw_all(scene: Scene, seeds: range) -> tuple[float, list[Way]]:
    """Throw and read once for each seed; CPU seconds, and which way the dice went."""
    start = time.process_time()
    ways = []
    for seed in seeds:
        flight = one_throw(scene, seed)
        landing(flight)
        ways.append(way_of(flight))
    return time.process_time() - start, ways


def step_all(scene: Scene, ways: Sequence[Way]) -> float:
    """CPU seconds of the engine's own steps on these ways."""
    model = plain_model(scene)
    springy = Contacts.of(model)
    damped = springy.damped()
    start = time.process_time()
    for way in ways:
        data = mujoco.MjData(model)
        data.qpos[:], data.qvel[:] = way.place, way.motion
        mujoco.mj_step(model, data, nstep=way.springy)
        damped.use(model)
        mujoco.mj_step(model, data, nstep=way.damped)
        springy.use(model)
    return time.process_time() - start


@cache
def plain_model(scene: Scene) -> mujoco.MjModel:
    """The engine's model of a scene, untouched by the table."""
    return mujoco.MjModel.from_xml_string(model_text(scene))


def way_of(flight: Flight) -> Way:
    """What is needed to go the same way again."""
    steps = len(flight.times) - 1
    place, motion = flight.poses[0].ravel().tolist(), flight.motions[0].ravel().tolist()
    return Way(tuple(place), tuple(motion), steps - flight.damped, flight.damped)


def measure_single(scene: Scene, count: int) -> Single:
    """One throw after the other, each with landing and key frames."""
    one_throw(scene, count)
    found = []
    for seed in range(count):
        start = time.process_time()
        flight = one_throw(scene, seed)
        landing(flight)
        tracks_json(flight)
        found.append(1000 * (time.process_time() - start))
    return Single(scene, found)


def measure_batch(pool: Executor, scene: Scene, count: int) -> Batch:
    """Throws on all cores, and the same ways with plain steps after every round of them.

    Round by round, so that other work on the machine meets both alike.
    """
    clock, cpu, cores = np.zeros(2), np.zeros(2), os.cpu_count() or 1
    parts = [range(at, min(at + BATCH, count)) for at in range(0, count, BATCH)]
    for at in range(0, len(parts), cores):
        seeds = parts[at : at + cores]
        start = time.perf_counter()
        thrown = list(pool.map(throw_all, [scene] * len(seeds), seeds))
        middle = time.perf_counter()
        stepped = list(pool.map(step_all, [scene] * len(seeds), [ways for _, ways in thrown]))
        clock += (middle - start, time.perf_counter() - middle)
        cpu += (sum(seconds for seconds, _ in thrown), sum(stepped))
    return Batch(scene, count, tuple(clock), tuple(cpu))


def warm_up(scene: Scene) -> None:
    """Build the scene in a worker, so that no throw pays for it."""
    step_all(scene, throw_all(scene, range(2))[1])


def judge(singles: Sequence[Single], batches: Sequence[Batch]) -> Iterator[Gate]:
    """The promises of a throw's time."""
    middle = max(float(np.median(single.throws)) for single in singles)
    late = max(single.late for single in singles)
    most = max(batch.overhead for batch in batches)
    yield Gate(f"median of a throw below {MOST_MEDIAN_MS:g} ms", f"{middle:.0f} ms", middle < 60)
    yield Gate(f"99th percentile below {MOST_LATE_MS:g} ms", f"{late:.0f} ms", late < MOST_LATE_MS)
    promise = f"all but MuJoCo's step costs less than {MOST_OVERHEAD:.0%} of it"
    yield Gate(promise, f"{most:.0%}", most < MOST_OVERHEAD)


def lines(singles: Sequence[Single], batches: Sequence[Batch]) -> Iterator[str]:
    """The tables."""
    count, cores = len(singles[0].throws), os.cpu_count()
    yield f"`make bench` ({count} plain throws of an average hand each). {machine.describe([])}"
    yield f"MuJoCo {mujoco.__version__}. One core in CPU time, {cores} cores on the clock."
    yield ""
    head = f"throws/s, {cores} cores | the same steps in plain MuJoCo | overhead"
    yield f"| board | die | median ms | 99th percentile ms | {head} |"
    yield "| --- | --- | --: | --: | --: | --: | --: |"
    for single, batch in zip(singles, batches, strict=True):
        rates = [batch.throws / seconds for seconds in batch.clock]
        yield (
            f"| {batch.scene.board} | {batch.scene.die} | {np.median(single.throws):.1f} "
            f"| {single.late:.1f} | {rates[0]:.1f} | {rates[1]:.1f} | {batch.overhead:.0%} |"
        )
    yield ""
    yield from (f"* {gate}" for gate in judge(singles, batches))
    yield ""
    yield thrown_game.told([thrown_game.play(str(n)) for n in range(thrown_game.GAMES)])
    yield ""
    yield from skill_lines()


def skill_lines() -> Iterator[str]:
    """What the packaged skill tables say of hands and special throws."""
    made = read_skills(packaged()).made
    yield f"Hits in the packaged skill tables (`{made.command}`, {made.day}, {made.commit}):"
    yield ""
    yield "| board | throw | steady | average | clumsy | steady : clumsy, damage |"
    yield "| --- | --- | --: | --: | --: | --: |"
    for board, die, condition in dict.fromkeys(key[:3] for key in skills()):
        entries = [skill(board, die, condition, hand) for hand in HANDS]
        shares = " | ".join(f"{hits(entry):.0%}" for entry in entries)
        ratio = mean_value(entries[0]) / max(mean_value(entries[-1]), 0.01)
        yield f"| {board} | {condition}, {die} | {shares} | {ratio:.1f} |"
    yield ""
    yield from pair_lines()


def pair_lines() -> Iterator[str]:
    """How many pairs of conditions were measured, and what came of it."""
    things = dict.fromkeys(key[:3] for key in pair_skills())
    found = [[pair_skills()[(*thing, hand)] for hand in HANDS] for thing in things]
    kept = sum(any(entry.kept for entry in hands) for hands in found)
    hit = sum(any(entry.hits for entry in hands) for hands in found)
    allowed = len(list(pairs()))
    yield (
        f"Of {allowed} allowed pairs of conditions {len(found)} are measured; "
        f"{kept} of them were kept, {hit} hit; the others are estimated."
    )


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    """Options of the command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.throws", description=__doc__)
    parser.add_argument("--throws", type=int, default=THROWS, help=f"default {THROWS}")
    parser.add_argument("--out", type=Path, help="document to write the table into")
    options = parser.parse_args(given)
    if options.throws < 1:
        parser.error("at least one throw")
    return options


def main(given: Sequence[str] | None = None) -> int:
    """Measure, print and write; 0 when every promise is kept."""
    options = arguments(given)
    singles = [measure_single(scene, options.throws) for scene in SCENES]
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        list(pool.map(warm_up, SCENES * 4))
        batches = [measure_batch(pool, scene, options.throws) for scene in SCENES]
    section = "\n".join(lines(singles, batches))
    print(section)
    if options.out:
        report.write(options.out, section, OPENING, CLOSING)
    return 0 if all(gate.met for gate in judge(singles, batches)) else 1


if __name__ == "__main__":
    sys.exit(main())
