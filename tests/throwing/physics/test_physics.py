"""The physics holds: hard shots do not pass, energy does not grow, faces are fair, limits stop."""

import numpy as np
import pytest
from scipy.stats import chisquare

from tests.throwing.faults import energies, energy_gain
from tests.throwing.throws import (
    CATACOMBS,
    FIRST,
    SCENES,
    a_release,
    random_release,
    the_stage,
)
from undercroft.targets.scene.scene import board_top, thrown_kind
from undercroft.throwing import Card, Flight, Release, Scene, SimulationFailed, Stage
from undercroft.throwing.geometry.die_shapes import solid
from undercroft.throwing.geometry.rotations import matrices
from undercroft.throwing.input.tremor import Start
from undercroft.throwing.physics import simulation
from undercroft.throwing.verdict.event_log import lowest_points

NAMES = [f"{scene.board}-{scene.die}" for scene in SCENES]


def flights(scene: Scene, count: int, seed: int) -> list[Flight]:
    random = np.random.default_rng(seed)
    stage = the_stage(scene)
    return [
        stage.throw(random_release(scene, random), int(random.integers(2**63)))[1]
        for _ in range(count)
    ]


def shot(scene: Scene, position: list[float], velocity: list[float], seed: int) -> Flight:
    """A die shot harder than any hand could, turned at random."""
    turn = np.random.default_rng(seed).normal(size=4)
    start = Start(
        np.array(position), turn / np.linalg.norm(turn), np.array(velocity), np.full(3, 20.0)
    )
    return the_stage(scene).run(start)


@pytest.mark.parametrize("speed", [3.0, 6.0, 10.0, 15.0])
def test_hard_shots_do_not_pass_through_a_card(speed: float) -> None:
    scene = Scene("catacombs", "d12", props=(Card(0.0, -0.3, width=0.4, height=0.3),))
    for seed in range(5):
        flight = shot(scene, [0.0, -0.5, 0.1], [0.0, speed, 0.0], seed)
        x, y, z = flight.poses[:, 0, :3].T
        behind_card = (np.abs(x) < 0.19) & (z < 0.29) & (y > -0.3)
        assert flight.touching["card-1"].any()
        assert not behind_card.any()


@pytest.mark.parametrize("speed", [4.0, 8.0, 15.0])
@pytest.mark.parametrize("lift", [0.0, 0.045])
def test_hard_shots_do_not_pass_through_the_board(speed: float, lift: float) -> None:
    scene = Scene("catacombs", "d12", lift=lift)
    for seed in range(5):
        flight = shot(scene, [0.0, -0.05, 0.3], [0.0, 0.0, -speed], seed)
        near = np.hypot(flight.poses[:, 0, 0], flight.poses[:, 0, 1]) < 0.07
        sunk = board_top(scene) - lowest_points(flight)[near]
        assert flight.touching["board"].any()
        assert 0 < sunk.max() < 0.011
        assert (flight.poses[near, 0, 2] > board_top(scene)).all()


@pytest.mark.parametrize("scene", SCENES, ids=NAMES)
def test_energy_never_grows_after_release(scene: Scene) -> None:
    """Between contacts nothing but gravity acts, and a contact only takes."""
    for flight in flights(scene, 30, 13):
        flying = ~np.any([touch > 0 for touch in flight.touching.values()], axis=0)
        free = energies(flight)[:-1][flying]
        assert flying[0]
        assert (np.diff(free) <= 1e-4 * free[0]).all()
        assert (free <= free[0] * (1 + 1e-9)).all()


@pytest.mark.rule("DC-PHYS-12")
def test_what_moves_too_long_is_braked_until_it_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody says here that it rests, so the brake grows; energy still only goes."""
    monkeypatch.setattr(simulation, "REST_CHUNKS", 10**6)
    monkeypatch.setattr(simulation, "CALM_AFTER", 2)
    stage = Stage(FIRST)

    for flight in [stage.throw(a_release(FIRST), seed)[1] for seed in range(3)]:
        assert not flight.rested
        assert energy_gain(flight) <= 0
        assert np.abs(flight.motions[-500:]).max() < 1e-3


@pytest.mark.rule("DC-PHYS-12")
def test_a_brake_does_not_reach_into_the_next_throw(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = Stage(FIRST)
    free = stage.throw(a_release(FIRST), 5)[0]
    monkeypatch.setattr(simulation, "CALM_AFTER", 1)
    braked = stage.throw(a_release(FIRST), 5)[0]
    monkeypatch.undo()

    assert braked.digest != free.digest
    assert stage.throw(a_release(FIRST), 5)[0] == free


def faces(scene: Scene, release: Release, count: int, seed: int) -> list[int]:
    """How often each face came up, of the dice that lie flat."""
    random = np.random.default_rng(seed)
    shape = solid(thrown_kind(scene))
    found = np.zeros(len(shape.normals), dtype=int)
    for _ in range(count):
        pose = the_stage(scene).throw(release, int(random.integers(2**63)))[1].pose
        up = (shape.normals @ matrices(pose[3:]).T)[:, 2]
        if up.max() > 0.995:
            found[up.argmax()] += 1
    return [int(number) for number in found]


@pytest.mark.parametrize("scene", [FIRST, CATACOMBS], ids=["d6", "d12"])
def test_faces_are_uniform(scene: Scene) -> None:
    found = faces(scene, a_release(scene), 160, 14)

    assert sum(found) > 130
    assert chisquare(found).pvalue > 0.001


@pytest.mark.rule("DC-PHYS-04")
@pytest.mark.parametrize("scene", [FIRST, CATACOMBS], ids=["d6", "d12"])
def test_faces_are_uniform_even_when_the_die_hardly_tumbles(scene: Scene) -> None:
    """Here the way the die lies in the hand decides, and nobody chooses it."""
    release = Release((0.0, -0.5, 0.04), (0.0, -0.1, 0.0))

    found = faces(scene, release, 160, 19)

    assert sum(found) > 150
    assert chisquare(found).pvalue > 0.001


@pytest.mark.slow
@pytest.mark.parametrize("scene", [FIRST, CATACOMBS], ids=["d6", "d12"])
def test_faces_are_uniform_over_twenty_thousand(scene: Scene) -> None:
    found = faces(scene, a_release(scene), 20_000, 15)

    assert sum(found) > 17_000
    assert chisquare(found).pvalue > 0.001


def test_a_die_on_the_board_lies_flat() -> None:
    shape = solid(thrown_kind(FIRST))
    on_board = tilted = 0
    random = np.random.default_rng(17)
    for _ in range(80):
        flight = the_stage(FIRST).throw(a_release(FIRST), int(random.integers(2**63)))[1]
        if {touch.body for touch in flight.rest} == {"board"}:
            on_board += 1
            tilted += (shape.normals @ matrices(flight.pose[3:]).T)[:, 2].max() < 0.995
    assert on_board > 20
    assert tilted <= 0.05 * on_board


def test_a_table_has_an_end_and_a_floor_below() -> None:
    fallen = [flight for flight in flights(FIRST, 40, 18) if flight.pose[2] < -0.5]

    assert fallen
    for flight in fallen:
        assert {touch.body for touch in flight.rest} == {"floor"}


def test_a_throw_that_computes_for_too_long_is_stopped() -> None:
    with pytest.raises(SimulationFailed, match="more than"):
        the_stage(FIRST).throw(a_release(FIRST), 1, cpu_seconds=0.0)


def test_the_step_limit_stops_a_throw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "MOST_STEPS", 200)

    record, flight = Stage(FIRST).throw(a_release(FIRST), 1)

    assert not record.rested
    assert record.steps == 200
    assert len(flight.times) == 201
