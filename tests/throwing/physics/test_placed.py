"""Dice put where it is hard to tell: each comes to rest, stays there, and is read by its ledger."""

from math import cos, radians, sin

import numpy as np
import pytest

from tests.throwing.throws import CATACOMBS, FIRST, dropped, flat_turn, rim, the_stage
from undercroft.targets.scene.dice import die_kind
from undercroft.throwing import Flight, LyingDie, Scene, board, landing, rest_position
from undercroft.throwing.geometry.rotations import degrees_apart
from undercroft.throwing.input.tremor import Start

FIRST_D12 = Scene("first", "d12")
CATACOMBS_D6 = Scene("catacombs", "d6")
STILL = np.zeros(3)


def beside(scene: Scene, hole: int, outward: float, height: float) -> Flight:
    """A die let go flat, so far outward from the middle of a hole."""
    found = board(scene.board).holes[hole - 1]
    away, turn = found.distance + outward, radians(found.angle)
    return dropped(scene, away * cos(turn), away * sin(turn), height)


def at_rim(scene: Scene, away: float, angle: float, height: float) -> Flight:
    """A die let go flat near the board's rim."""
    return dropped(scene, away * cos(radians(angle)), away * sin(radians(angle)), height)


def assert_stays(flight: Flight) -> None:
    """It rests, and left alone it still lies there later."""
    assert flight.rested
    again = the_stage(flight.scene).run(Start(flight.pose[:3], flight.pose[3:], STILL, STILL))
    assert np.linalg.norm(again.pose[:3] - flight.pose[:3]) < 2e-4
    assert degrees_apart(again.pose[3:], flight.pose[3:]) < 1.0


@pytest.mark.rule("DF-THROW-05", "DF-SIM-11", "DC-PHYS-15")
@pytest.mark.parametrize(
    ("scene", "outward", "height"),
    [
        (FIRST, 0.0, 0.0135),
        (FIRST, 0.006, 0.0135),
        (FIRST, 0.009, 0.0135),
        (FIRST_D12, 0.006, 0.0135),
        (CATACOMBS, 0.008, 0.0145),
        (CATACOMBS, 0.014, 0.0145),
        (CATACOMBS_D6, 0.018, 0.0145),
    ],
)
def test_in_a_hole_or_leaning_in_it_is_the_hole(
    scene: Scene, outward: float, height: float
) -> None:
    flight = beside(scene, 1, outward, height)

    assert_stays(flight)
    assert "table" in rest_position(scene, flight.pose, flight.rest).contacts
    assert landing(flight).place == "hole-1"


@pytest.mark.rule("DF-SIM-12", "DF-RULING-67", "DC-RULING-39")
def test_over_a_hole_but_carried_by_the_board_goes_by_share_or_corners() -> None:
    """With 6, 5, 5, 3 and 1 corners a hole wins; what lies over a hole is left out of shares."""
    share, corners = beside(FIRST, 1, 0.012, 0.0115), beside(CATACOMBS, 1, 0.022, 0.0135)

    for flight in (share, corners):
        assert_stays(flight)
        assert {touch.body for touch in flight.rest} == {"board"}
    assert rest_position(FIRST, share.pose, share.rest).shares["hole-1"] > 0.3
    assert landing(share).place == "zone-4"
    assert landing(corners).place == "hole-1"


@pytest.mark.rule("DF-SIM-11", "DF-RULING-67", "DC-PHYS-14")
@pytest.mark.parametrize(
    ("scene", "beyond", "angle", "place"),
    [
        (FIRST, -0.006, 270, "zone-1"),
        (FIRST, -0.001, 270, "zone-1"),
        (FIRST, 0.003, 270, "edge"),
        (FIRST, 0.007, 270, "edge"),
        (FIRST_D12, -0.001, 270, "zone-1"),
        (CATACOMBS, -0.006, 42, "S1-outer"),
        (CATACOMBS, -0.001, 42, "table"),
        (CATACOMBS_D6, 0.003, 45, "table"),
    ],
)
def test_over_the_rim_or_leaning_on_it(
    scene: Scene, beyond: float, angle: float, place: str
) -> None:
    height = 0.0115 if scene.board == "first" else 0.0135
    flight = at_rim(scene, rim(scene) + beyond, angle, height)

    assert_stays(flight)
    assert landing(flight).place == place


@pytest.mark.rule("DC-PHYS-12")
def test_a_die_that_leans_on_one_corner_and_the_rim_does_not_tremble_for_ever() -> None:
    """It rocks by a few micrometres between two contacts: that is rest."""
    turn = np.array([0.37488585, 0.4029175, -0.5144442, -0.65762091])
    away = rim(FIRST) + 0.0069168
    place = np.array([0.3624 * away, -0.932 * away, 0.00973323])

    flight = the_stage(FIRST).run(Start(place, turn / np.linalg.norm(turn), STILL, STILL))

    assert_stays(flight)
    assert {touch.body for touch in flight.rest} == {"table", "board"}
    assert landing(flight).place == "edge"


def test_what_carries_a_leaning_die_is_told_apart() -> None:
    """Table and board both touch it; each has contacts of its own, and both carry the weight."""
    flight = at_rim(FIRST, rim(FIRST) + 0.003, 270, 0.0115)
    weight = 9.81 * the_stage(FIRST).model.body("die").mass[0]
    touched = {name: flight.touching[name][-1] for name in ("table", "board", "floor")}
    carried = {name: abs(flight.forces[name][-1, 2]) for name in touched}

    assert min(touched["table"], touched["board"]) > touched["floor"] == 0
    assert carried["floor"] == 0 < min(carried["table"], carried["board"])
    assert carried["table"] + carried["board"] == pytest.approx(weight, rel=0.02)


@pytest.mark.rule("DC-MISS-04", "DC-RULING-39")
def test_leaning_on_a_bone_goes_by_corners() -> None:
    leaning, flat = at_rim(CATACOMBS_D6, 0.184, 0, 0.0205), at_rim(CATACOMBS_D6, 0.178, 0, 0.0125)

    for flight in (leaning, flat):
        assert_stays(flight)
    assert {touch.body for touch in leaning.rest} == {"board", "bone-1"}
    assert landing(leaning).place == "S1-outer"
    assert rest_position(CATACOMBS_D6, flat.pose, flat.rest).corners["bone-1"] == 4
    assert landing(flat).place == "bone-1"


@pytest.mark.rule("DC-RULING-37")
@pytest.mark.parametrize("kind", ["d6", "d12"])
def test_on_another_die_it_counts_where_its_corners_are(kind: str) -> None:
    turn = tuple(flat_turn(Scene("catacombs", kind)).tolist())
    size = die_kind(kind).size
    height = 0.004 + size / 2
    scene = Scene("catacombs", kind, (LyingDie(kind, (0.1, 0.02, height), turn),))

    flight = dropped(scene, 0.103, 0.02, height + size + 0.0005)

    assert flight.rested
    assert {touch.body for touch in flight.rest} == {"die-1"}
    assert landing(flight).place == "S1-middle"
