"""A die on a border, in a hole, on the rim or on something is read as its ledger says."""

import numpy as np
import pytest
from msgspec import structs

from tests.throwing.throws import (
    CATACOMBS,
    FIRST,
    border,
    dropped,
    flat_turn,
    lying_pose,
    put_down,
    rim,
)
from undercroft.targets.predicates.log import Passage
from undercroft.targets.predicates.rest import RestContact
from undercroft.targets.scene.dice import D12
from undercroft.targets.scene.scene import thrown_kind
from undercroft.throwing import (
    Box,
    Flight,
    LyingDie,
    Scene,
    board,
    event_log,
    landing,
    rest_position,
)
from undercroft.throwing.geometry.arrays import Floats
from undercroft.throwing.geometry.board_mesh import hole_centre
from undercroft.throwing.geometry.die_shapes import solid
from undercroft.throwing.geometry.rotations import matrices, times
from undercroft.throwing.input.tremor import Start
from undercroft.throwing.physics.simulation import stage
from undercroft.throwing.verdict.editions import (
    catacombs,
    first_edition,
    largest_share,
    most_corners,
    verdict,
)
from undercroft.throwing.verdict.rest_position import FaceUp, RestPosition

DIAGONAL = float(np.cos(np.radians(45)))


def position_at(scene: Scene, x: float, y: float, yaw: float = 0.0) -> RestPosition:
    return rest_position(scene, lying_pose(scene, x, y, yaw=yaw), ())


def place(flight: Flight) -> str:
    return landing(flight).place


@pytest.mark.rule("DF-THROW-13", "DC-HIT-01")
def test_inside_a_section_it_counts_there() -> None:
    assert place(put_down(FIRST, 0.0, -border(FIRST, "zone-3") - 0.013)) == "zone-2"
    assert place(put_down(FIRST, 0.0, 0.0)) == "centre"
    assert place(put_down(CATACOMBS, 0.045, 0.019)) == "S1-inner"
    assert place(put_down(CATACOMBS, 0.0, 0.0)) == "bullseye"


@pytest.mark.rule("DF-THROW-14", "DF-SIM-12")
def test_first_edition_takes_the_larger_part() -> None:
    line = border(FIRST, "zone-5")
    outer = put_down(FIRST, line + 0.002, -0.008)
    inner = put_down(FIRST, line - 0.004, -0.008)

    assert place(outer) == "zone-4"
    assert place(inner) == "zone-5"
    shares = rest_position(FIRST, outer.pose, outer.rest).shares
    assert shares["zone-4"] == pytest.approx(0.6, abs=0.06)
    assert sum(shares.values()) == pytest.approx(1)


@pytest.mark.rule("DF-THROW-15", "DF-SIM-12")
def test_first_edition_takes_the_lower_value_within_two_percent() -> None:
    first = board("first")

    assert largest_share(first, {"zone-5": 0.509, "zone-4": 0.491}) == "zone-4"
    assert largest_share(first, {"zone-5": 0.511, "zone-4": 0.489}) == "zone-5"
    assert largest_share(first, {"zone-5": 0.491, "zone-4": 0.509}) == "zone-4"


@pytest.mark.rule("DF-SIM-12")
def test_first_edition_leaves_holes_and_air_out_of_the_comparison() -> None:
    first = board("first")

    assert largest_share(first, {"outside": 0.6, "zone-1": 0.4}) == "zone-1"
    assert largest_share(first, {"hole-1": 0.5, "zone-5": 0.3, "zone-4": 0.2}) == "zone-5"


@pytest.mark.rule("DC-HIT-05", "DC-PHYS-14", "DC-RULING-38")
def test_catacombs_takes_most_of_all_twenty_corners() -> None:
    found = position_at(CATACOMBS, 0.133, 0.03)

    assert sum(found.corners.values()) == 20
    assert found.corners["S1-outer"] > found.corners["S1-middle"] > 0
    assert place(put_down(CATACOMBS, 0.133, 0.03)) == "S1-outer"
    assert place(put_down(CATACOMBS, 0.122, 0.03)) == "S1-middle"


@pytest.mark.rule("DC-HIT-06", "DC-RULING-39")
def test_catacombs_gives_a_tie_to_the_lower_value() -> None:
    target = board("catacombs")

    assert most_corners(target, {"S1-inner": 10, "S2-inner": 10}) == "S2-inner"
    assert most_corners(target, {"S1-inner": 11, "S2-inner": 9}) == "S1-inner"
    assert most_corners(target, {"S1-inner": 8, "S2-inner": 8, "S1-middle": 4}) == "S2-inner"
    for below in ("hole-1", "bone-1", "outside"):
        assert most_corners(target, {"S1-outer": 10, below: 10}) == below


@pytest.mark.rule("DC-HIT-06")
def test_a_cube_square_on_a_slice_border_goes_to_the_lower_value() -> None:
    scene = Scene("catacombs", "d6")
    spot = 0.045 * DIAGONAL

    found = position_at(scene, spot, spot, yaw=45)

    assert found.corners == {"S1-inner": 4, "S2-inner": 4}
    landed = catacombs(scene, found, event_log(put_down(scene, 0.05, 0.05)))
    assert landed.place == "S2-inner"


@pytest.mark.rule("DF-THROW-04", "DF-THROW-05", "DC-MISS-02", "DC-PHYS-15")
def test_in_a_hole_it_lies_in_the_hole() -> None:
    hole = board("first").holes[0]
    turn = np.radians(hole.angle)
    x, y = hole.distance * float(np.cos(turn)), hole.distance * float(np.sin(turn))

    assert place(dropped(FIRST, x, y, 0.013)) == "hole-1"
    assert place(dropped(CATACOMBS, 0.102 * DIAGONAL, 0.102 * DIAGONAL, 0.02)) == "hole-1"


@pytest.mark.rule("DC-PHYS-15", "DF-THROW-05")
def test_over_the_edge_of_a_hole_it_still_lies_on_the_board() -> None:
    spot = 0.102 * DIAGONAL
    flight = put_down(CATACOMBS, spot - 0.024, spot)

    found = rest_position(CATACOMBS, flight.pose, flight.rest)
    assert found.hole is None
    assert found.corners["hole-1"] > 0
    assert place(flight) == "S2-middle"


@pytest.mark.rule("DF-THROW-06", "DF-SIM-11")
def test_leaning_on_the_cut_side_is_the_edge() -> None:
    flight = dropped(FIRST, 0.0, -rim(FIRST) - 0.003, 0.013)

    assert {touch.body for touch in flight.rest} == {"table", "board"}
    assert place(flight) == "edge"


@pytest.mark.rule("DF-SIM-11")
def test_touching_an_upright_side_is_the_edge_even_above_the_table() -> None:
    away = -border(FIRST, "zone-3") - 0.013
    spot = (0.0, away, 0.003)
    carried = RestContact("board", spot, 1.0)
    pose = lying_pose(FIRST, 0.0, away)
    log = event_log(put_down(FIRST, 0.0, away))

    beside = rest_position(FIRST, pose, (carried, RestContact("board", spot, 0.1)))
    above = rest_position(FIRST, pose, (carried, carried))

    assert first_edition(FIRST, beside, log).place == "edge"
    assert first_edition(FIRST, above, log).place == "zone-2"


@pytest.mark.rule("DF-THROW-07", "DC-MISS-05")
@pytest.mark.parametrize("scene", [FIRST, CATACOMBS], ids=lambda scene: scene.board)
def test_off_the_board_is_the_table_or_the_floor(scene: Scene) -> None:
    assert place(dropped(scene, 0.0, -0.35, 0.012)) == "table"
    assert place(dropped(scene, 0.0, -0.9, 0.05)) == "floor"
    assert place(dropped(scene, 0.05, 0.02, -0.5)) == "floor"
    assert place(dropped(scene, 0.102 * DIAGONAL, 0.102 * DIAGONAL, -0.5)) == "floor"


@pytest.mark.rule("DC-MISS-04", "DC-RULING-39")
def test_on_a_bone_is_the_bone_and_in_a_gate_the_section() -> None:
    gate = 45.0
    x, y = 0.187 * float(np.cos(np.radians(gate - 9))), 0.187 * float(np.sin(np.radians(gate - 9)))

    assert most_corners(board("catacombs"), position_at(CATACOMBS, 0.1925, 0.0).corners) == "bone-1"
    assert place(put_down(CATACOMBS, x, y)) == "S1-outer"


@pytest.mark.rule("DC-RULING-37")
def test_on_another_die_it_counts_for_the_region_below() -> None:
    turn = tuple(flat_turn(CATACOMBS).tolist())
    scene = Scene("catacombs", "d12", (LyingDie("d12", (0.1, 0.015, 0.013), turn),))
    flight = dropped(scene, 0.1, 0.015, 0.0312)

    assert [touch.body for touch in flight.rest] == ["die-1"] * len(flight.rest)
    assert flight.pose[2] > 0.03
    assert place(flight) == "S1-middle"


def test_on_a_prop_it_lies_on_the_prop() -> None:
    scene = Scene("first", "d6", props=(Box(0.0, 0.4, 0.2, 0.1, 0.1),))

    assert place(dropped(scene, 0.0, 0.4, 0.109)) == "box-1"


@pytest.mark.rule("DF-THROW-05", "DC-PHYS-15")
def test_a_corner_that_touches_the_table_through_a_hole() -> None:
    """The first edition calls it fallen in; the Catacombs want the centre over the hole."""
    holes = {scene: board(scene.board).holes[0] for scene in (FIRST, CATACOMBS)}

    def leaning(scene: Scene, outward: float) -> str:
        x, y = hole_centre(holes[scene])
        pose = lying_pose(scene, x + holes[scene].radius + outward, y)
        rest = (
            RestContact("board", (x + holes[scene].radius, y, 0.003), 1.0),
            RestContact("table", (x + 0.005, y, 0.0), 1.0),
        )
        log = event_log(put_down(scene, 0.05, 0.02))
        return verdict(scene, rest_position(scene, pose, rest), log).place

    assert leaning(FIRST, -0.003) == "hole-1"
    assert leaning(FIRST, 0.003) == "hole-1"
    assert leaning(CATACOMBS, -0.003) == "hole-1"
    assert leaning(CATACOMBS, 0.012) == "S1-middle"


RAISED = Scene("catacombs", "d12", lift=0.045)


@pytest.mark.rule("DC-STAND-03", "DC-MISS-03")
def test_a_die_that_went_through_a_hole_is_read_where_it_rests() -> None:
    through, up = Passage(0.1, "hole-1", down=True), Passage(0.2, "hole-1", down=False)
    below, beside = dropped(RAISED, 0.1, 0.05, 0.0095), dropped(RAISED, 0.0, -0.35, 0.0095)

    def with_passages(flight: Flight, *passages: Passage) -> str:
        log = structs.replace(event_log(flight), passages=passages)
        return verdict(RAISED, rest_position(RAISED, flight.pose, flight.rest), log).place

    assert with_passages(below, through) == "hole-1"
    assert with_passages(below, through, up) == "table"
    assert with_passages(beside, through) == "table"


@pytest.mark.rule("DC-STAND-03")
def test_however_a_die_tips_into_a_hole_it_went_through_it() -> None:
    random = np.random.default_rng(2)
    middle = np.array(hole_centre(board("catacombs").holes[0]))
    fell = 0
    for _ in range(24):
        spot, push = middle + random.uniform(-0.025, 0.025, 2), random.uniform(-0.7, 0.7, 2)
        turn = random.normal(size=4)
        start = Start(
            np.array([*spot, 0.066]),
            turn / np.linalg.norm(turn),
            np.array([*push, 0.0]),
            random.normal(size=3) * 20,
        )
        flight = stage(RAISED).run(start)
        found = rest_position(RAISED, flight.pose, flight.rest)
        if found.below_board and found.over != "outside":
            fell += 1
            assert place(flight) == "hole-1"
    assert fell >= 4


@pytest.mark.rule("DC-STAND-03")
def test_below_a_raised_board_it_is_outside_unless_it_fell_through_a_hole() -> None:
    spot = 0.102 * DIAGONAL

    assert place(dropped(RAISED, 0.1, 0.05, 0.0095)) == "table"
    assert place(dropped(RAISED, spot, spot, 0.0095)) == "table"
    assert place(dropped(RAISED, spot, spot, 0.08)) == "hole-1"
    assert place(put_down(RAISED, 0.045, 0.019)) == "S1-inner"


@pytest.mark.rule("DF-RULING-69", "DF-SIM-13", "DC-PHYS-12", "DC-PHYS-13")
@pytest.mark.parametrize("scene", [FIRST, CATACOMBS], ids=lambda scene: scene.board)
@pytest.mark.parametrize("spot", [(0.05, 0.02, 0.014), (0.0, -0.35, 0.012), (0.0, -0.9, 0.05)])
def test_the_face_counts_wherever_the_die_stops(
    scene: Scene, spot: tuple[float, float, float]
) -> None:
    flight = dropped(scene, *spot)

    normals = solid(thrown_kind(scene)).normals @ matrices(flight.pose[3:]).T
    assert landing(flight).face == int(np.argmax(normals[:, 2]))


@pytest.mark.parametrize("scene", [FIRST, CATACOMBS], ids=lambda scene: scene.die)
def test_the_face_that_is_up_is_read(scene: Scene) -> None:
    for face in range(6 if scene.die == "d6" else 12):
        found = rest_position(scene, lying_pose(scene, 0.05, 0.0, face, yaw=17 * face), ())
        assert found.face.best == face
        assert found.face.gap > 60


def tilted(scene: Scene, degrees: float, x: float = 0.05) -> Floats:
    """A cube tilted about x by so many degrees; at 45 it stands on an edge."""
    half = np.radians(degrees) / 2
    turn = times(np.array([np.cos(half), np.sin(half), 0, 0]), flat_turn(scene))
    return np.array([x, 0.0, 0.02, *turn])


@pytest.mark.rule("DF-SIM-13", "DF-RULING-68")
def test_first_edition_reads_no_face_within_five_degrees() -> None:
    log = event_log(put_down(FIRST, 0.05, 0.0))

    seen = {
        tilt: first_edition(FIRST, rest_position(FIRST, tilted(FIRST, tilt), ()), log).face
        for tilt in (40, 42.4, 42.6, 45, 47.4, 47.6)
    }

    assert seen[42.6] == seen[45] == seen[47.4] == -1
    assert seen[40] == seen[42.4] == 0
    assert seen[47.6] not in (-1, 0)


@pytest.mark.rule("DF-RULING-68")
def test_a_cocked_die_counts_for_the_larger_part() -> None:
    log = event_log(put_down(FIRST, 0.05, 0.0))
    carried = (RestContact("board", (0.05, 0.0, 0.003), 1.0),)

    line = border(FIRST, "zone-6")
    inner, outer = (
        first_edition(FIRST, rest_position(FIRST, tilted(FIRST, 30, x), carried), log).place
        for x in (line - 0.004, line + 0.004)
    )

    assert (inner, outer) == ("zone-6", "zone-5")


@pytest.mark.rule("DC-PHYS-13")
def test_catacombs_drops_an_icon_within_one_degree_of_a_blank() -> None:
    flight = put_down(CATACOMBS, 0.05, 0.02)
    log, plain = event_log(flight), rest_position(CATACOMBS, flight.pose, flight.rest)
    icon, blank = min(D12.icons), 1
    assert blank not in D12.icons

    def face(best: int, second: int, gap: float) -> int:
        given = RestPosition(
            corners=plain.corners,
            shares=plain.shares,
            over=plain.over,
            hole=None,
            against_side=False,
            below_board=False,
            contacts=("board",),
            face=FaceUp(best, second, gap),
        )
        return catacombs(CATACOMBS, given, log).face

    assert face(icon, blank, 0.9) == blank
    assert face(icon, blank, 1.1) == icon
    assert face(blank, icon, 0.5) == blank
