"""The event log names what happened, in order."""

import numpy as np
import pytest

from tests.throwing.throws import (
    CATACOMBS,
    FIRST,
    dropped,
    flat_turn,
    put_down,
    random_release,
    rim,
    the_stage,
)
from undercroft.targets.scene.regions import region_at
from undercroft.targets.scene.scene import thrown_kind
from undercroft.throwing import Box, EventLog, LyingDie, Release, Scene, board, event_log, landing
from undercroft.throwing.input.tremor import Start
from undercroft.throwing.physics.simulation import stage
from undercroft.throwing.verdict.event_log import contact_spans, lowest_points


def thrown(scene: Scene, position: list[float], velocity: list[float], seed: int = 1) -> EventLog:
    start = Start(
        np.array(position),
        flat_turn(scene, 0, seed * 10.0),
        np.array(velocity),
        np.zeros(3),
    )
    return event_log(stage(scene).run(start))


def test_episodes_closer_than_four_milliseconds_are_one() -> None:
    touching = np.zeros(60, dtype=bool)
    touching[[5, 6, 14, 30, 39, 50]] = True

    assert contact_spans(touching) == [(5, 14), (30, 30), (39, 39), (50, 50)]
    assert contact_spans(np.zeros(9, dtype=bool)) == []


@pytest.mark.rule("DF-SIM-09", "DF-THROW-01", "DC-PHYS-11", "DC-COMBAT-09")
@pytest.mark.parametrize("scene", [FIRST, CATACOMBS], ids=lambda scene: scene.board)
def test_a_bounce_before_the_board_is_counted(scene: Scene) -> None:
    flight = the_stage(scene).throw(Release((0.0, -0.55, 0.18), (0.0, 1.5, 0.0)), 3)[1]
    log = event_log(flight)

    assert log.touched[0] == "table"
    assert log.landings[0].clearance > 0.1
    assert landing(flight).bounces == len(log.landings) == 1
    assert log.first_target_touch is not None
    assert log.first_target_touch > log.landings[0].time


@pytest.mark.rule("DF-THROW-02", "DC-MISS-01")
@pytest.mark.parametrize("scene", [FIRST, CATACOMBS], ids=lambda scene: scene.board)
def test_straight_onto_the_board_is_no_bounce(scene: Scene) -> None:
    flight = put_down(scene, 0.05, 0.0)

    assert event_log(flight).touched == ("board",)
    assert landing(flight).bounces == 0


@pytest.mark.rule("DC-RULING-41")
def test_table_after_board_is_no_bounce() -> None:
    """Down on the rim, off the board, onto the table."""
    log = thrown(FIRST, [0.0, rim(FIRST) - 0.12, 0.05], [0.0, 1.2, 0.0])

    assert log.touched[:2] == ("board", "table")
    assert log.landings == ()


@pytest.mark.rule("DF-SIM-09", "DC-PHYS-11", "DC-RULING-40")
@pytest.mark.parametrize("speed", [0.5, 0.9])
@pytest.mark.parametrize("scene", [FIRST, CATACOMBS], ids=lambda scene: scene.board)
def test_a_die_pushed_along_the_table_has_no_bounce(scene: Scene, speed: float) -> None:
    """Whether it comes to rest there, heavy on the table, or reaches the board."""
    height = thrown_kind(scene).size / 2
    start = Start(
        np.array([0.0, -rim(scene) - 0.05, height]),
        flat_turn(scene),
        np.array([0.0, speed, 0.0]),
        np.zeros(3),
    )
    flight = stage(scene).run(start)

    assert event_log(flight).touched[0] == "table"
    assert (len(event_log(flight).touched) > 1) is (speed == 0.9)
    assert landing(flight).bounces == 0


@pytest.mark.rule("DC-RULING-42", "DF-SIM-09")
@pytest.mark.parametrize("scene", [FIRST, CATACOMBS], ids=lambda scene: scene.board)
def test_the_floor_is_no_table(scene: Scene) -> None:
    flight = dropped(scene, 0.0, -0.9, 0.1)

    assert event_log(flight).touched == ("floor",)
    assert landing(flight).bounces == 0


def test_a_clean_drop_into_a_hole_is_no_bounce() -> None:
    middle = 0.102 / np.sqrt(2)
    log = event_log(dropped(CATACOMBS, middle, middle, 0.05))

    assert log.touched[0] == "table"
    assert log.landings == ()
    assert {passage.hole for passage in log.passages} == {"hole-1"}
    assert log.passages[0].down
    assert log.passages[-1].down


def test_two_bounces_are_two() -> None:
    log = thrown(FIRST, [0.0, -0.55, 0.3], [0.0, 0.45, 0.0])

    assert len(log.landings) >= 2
    assert log.landings[0].impulse > log.landings[1].impulse > 0


@pytest.mark.rule("DF-SIM-14")
def test_a_bank_shot_touches_table_then_box() -> None:
    scene = Scene("first", "d6", props=(Box(0.0, 0.35, 0.4, 0.1, 0.2),))
    log = thrown(scene, [0.0, -0.5, 0.25], [0.0, 3.0, 0.0])
    box = next(episode for episode in log.episodes if episode.body == "box-1")

    assert "box-1" in log.touched
    assert box.impulse > 0.001
    assert list(log.episodes) == sorted(log.episodes, key=lambda episode: episode.start)


@pytest.mark.rule("DC-PHYS-10")
def test_a_contact_tells_section_bullseye_bottom_and_wall_of_a_hole_apart() -> None:
    middle = 0.102 / np.sqrt(2)
    section = event_log(put_down(CATACOMBS, 0.045, 0.019)).episodes[0]
    bullseye = event_log(put_down(CATACOMBS, 0.0, 0.0)).episodes[0]
    into = thrown(CATACOMBS, [middle, middle, 0.0096], [0.4, 0.4, 0.0]).episodes
    beside = thrown(CATACOMBS, [0.0, -0.35, 0.02], [0.0, 0.0, 0.0]).episodes[0]

    assert (section.body, section.over) == ("board", "S1-inner")
    assert (bullseye.body, bullseye.over) == ("board", "bullseye")
    assert {(touch.body, touch.over) for touch in into} == {
        ("table", "hole-1"),
        ("board", "hole-1"),
    }
    assert (beside.body, beside.over) == ("table", "outside")


@pytest.mark.rule("DC-PHYS-10")
def test_a_contact_is_where_the_lowest_point_is() -> None:
    """Tipped by ten degrees it touches beyond a border that its centre has not reached."""
    cube, half = Scene("catacombs", "d6"), np.radians(10) / 2
    turn = np.array([np.cos(half), 0.0, np.sin(half), 0.0])
    start = Start(np.array([0.072, 0.012, 0.0135]), turn, np.zeros(3), np.zeros(3))

    touch = event_log(stage(cube).run(start)).episodes[0]

    assert region_at(board("catacombs"), 0.072, 0.012) == "S1-inner"
    assert (touch.body, touch.over) == ("board", "S1-middle")


@pytest.mark.rule("DC-RULING-37")
def test_a_die_that_lies_on_the_board_counts_as_board() -> None:
    lying = LyingDie("d12", (0.0, 0.0, 0.0131), tuple(flat_turn(CATACOMBS).tolist()))
    scene = Scene("catacombs", "d12", (lying,))
    log = thrown(scene, [0.0, 0.0, 0.06], [0.0, 0.0, 0.0])

    assert log.touched[0] == "die-1"
    assert log.first_target_touch == log.episodes[0].start


def test_spin_is_measured_when_the_target_is_touched() -> None:
    start = Start(
        np.array([0.05, 0.0, 0.05]), flat_turn(FIRST), np.zeros(3), np.array([0.0, 0.0, 30.0])
    )
    log = event_log(stage(FIRST).run(start))

    assert log.spins["target"].all == pytest.approx(30.0, rel=1e-3)


def test_leaving_the_table_is_told() -> None:
    off = thrown(FIRST, [0.0, 0.5, 0.1], [0.0, 2.0, 0.0])
    on = thrown(FIRST, [0.0, 0.4, 0.1], [0.0, 0.0, 0.0])

    under = thrown(FIRST, [0.0, -0.65, -0.1], [0.0, 0.6, 2.5])

    assert off.left_table
    assert "floor" in off.touched
    assert not on.left_table
    assert "table" in under.touched
    assert not under.left_table


@pytest.mark.parametrize("scene", [FIRST, CATACOMBS], ids=lambda scene: scene.board)
def test_the_lowest_point_touches_when_the_engine_says_so(scene: Scene) -> None:
    random = np.random.default_rng(5)
    for seed in range(5):
        flight = the_stage(scene).throw(random_release(scene, random), seed)[1]
        lowest = lowest_points(flight)[:-1]
        touching = flight.touching["table"] > 0
        assert touching.any() or flight.poses[:, 0, 2].min() < 0
        assert (lowest[touching] < 1e-4).all()
