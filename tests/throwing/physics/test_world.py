"""The worlds of the two editions: table, floor, boards, dice and materials as their ledgers say."""

import mujoco  # type: ignore[import-untyped]  # the wheel has no stubs
import numpy as np
import pytest

from tests.throwing.throws import CATACOMBS, FIRST, border, dropped, put_down, the_stage
from undercroft.targets.scene.board import Board
from undercroft.targets.scene.dice import D6
from undercroft.targets.scene.regions import region_at, section_values
from undercroft.targets.scene.scene import board_top, thrown_kind
from undercroft.throwing import Scene, board, landing
from undercroft.throwing.geometry.board_mesh import convex_pieces, hole_centre
from undercroft.throwing.geometry.die_shapes import solid
from undercroft.throwing.physics.simulation import CHUNK, MOST_STEPS, REST_CHUNKS

BOTH = pytest.mark.parametrize("scene", [FIRST, CATACOMBS], ids=lambda scene: scene.board)


def worth_at(target: Board, x: float, y: float) -> int:
    """The value under a point; below 0 for what has none."""
    return section_values(target).get(region_at(target, x, y), -1)


def geoms_above(scene: Scene, x: float, y: float) -> float:
    """How high the uppermost thing of a scene is at a point, by a ray from above."""
    model = the_stage(scene).model
    data, found = mujoco.MjData(model), np.zeros(1, dtype=np.int32)
    mujoco.mj_forward(model, data)
    skip = model.body("die").id
    far = mujoco.mj_ray(
        model, data, np.array([x, y, 0.5]), np.array([0, 0, -1.0]), None, 1, skip, found
    )
    return 0.5 - float(far)


@pytest.mark.rule("DF-SIM-01")
def test_the_first_edition_has_a_round_table() -> None:
    for turn in np.radians(np.arange(0, 360, 15)):
        x, y = np.cos(turn), np.sin(turn)
        assert geoms_above(FIRST, 0.599 * x, 0.599 * y) == pytest.approx(0, abs=1e-6)
        assert geoms_above(FIRST, 0.603 * x, 0.603 * y) == pytest.approx(-0.74, abs=1e-6)


@pytest.mark.rule("DC-PHYS-02")
def test_the_catacombs_have_a_square_table_and_a_floor() -> None:
    assert geoms_above(CATACOMBS, 0.599, -0.599) == pytest.approx(0, abs=1e-6)
    assert geoms_above(CATACOMBS, 0.601, 0.0) == pytest.approx(-0.72, abs=1e-6)
    assert geoms_above(CATACOMBS, 0.0, 0.601) == pytest.approx(-0.72, abs=1e-6)


@pytest.mark.rule("DF-SIM-02", "DC-PHYS-02")
@BOTH
def test_a_step_is_finer_than_a_240th_of_a_second(scene: Scene) -> None:
    model = the_stage(scene).model

    assert model.opt.timestep <= 1 / 240
    assert model.opt.gravity.tolist() == [0, 0, -9.81]
    assert model.nq == 7


def rebound(scene: Scene, body: str, x: float, y: float, height: float) -> float:
    """How much of 1 m/s a die keeps that falls flat on something of this height."""
    flight = dropped(scene, x, y, height + thrown_kind(scene).size / 2 + 0.051)
    touching = np.flatnonzero(flight.touching[body])
    breaks = np.flatnonzero(np.diff(touching) > 1)
    last = touching[breaks[0]] if len(breaks) else touching[-1]
    speeds = flight.motions[:, 0, 2]
    return float(-speeds[last + 1] / speeds[touching[0]])


@pytest.mark.rule("DF-SIM-15", "DC-PHYS-02")
@BOTH
def test_the_table_is_lively_and_the_board_is_dead(scene: Scene) -> None:
    top = board_top(scene)

    assert rebound(scene, "table", 0.0, -0.4, 0.0) == pytest.approx(0.47, abs=0.06)
    assert 0 < rebound(scene, "board", 0.05, 0.02, top) < 0.3
    board_geom = the_stage(scene).model.geom("tile-0")
    assert 0.5 <= board_geom.friction[0] <= 0.9


@pytest.mark.rule("DC-PHYS-02", "DC-BONESHOT-02")
def test_bones_are_lively() -> None:
    assert rebound(CATACOMBS, "bone-1", 0.1925, 0.0, 0.010) == pytest.approx(0.47, abs=0.06)


@pytest.mark.rule("DF-SIM-10", "DC-PHYS-12")
@BOTH
def test_rest_is_a_quarter_of_a_second_without_motion(scene: Scene) -> None:
    flight = put_down(scene, 0.05, 0.02)
    still = round(0.25 / the_stage(scene).model.opt.timestep)

    drift = flight.poses[-still:, 0, :3] - flight.pose[:3]
    assert flight.rested
    assert still == REST_CHUNKS * CHUNK
    assert np.linalg.norm(drift, axis=1).max() < 0.01 * 0.25
    assert np.abs(flight.motions[-still:, 0, :3]).max() < 0.01
    assert np.abs(flight.motions[-1, 0, 3:]).max() < 0.2
    assert MOST_STEPS * the_stage(scene).model.opt.timestep == 8.0


@pytest.mark.rule("DF-SETUP-02", "DF-TARGET-01", "DC-BOARD-08")
@pytest.mark.parametrize("name", ["first", "catacombs"])
def test_four_alike_quarters_make_one_round_board(name: str) -> None:
    target = board(name)
    holes = np.array([hole_centre(hole) for hole in target.holes])
    turned = holes @ np.array([[0.0, 1.0], [-1.0, 0.0]])

    assert {tuple(spot) for spot in np.round(turned, 6) + 0.0} == {
        tuple(spot) for spot in np.round(holes, 6) + 0.0
    }
    reaches = [np.hypot(*corner) for piece in convex_pieces(target) for corner in piece]
    assert max(reaches) == pytest.approx(target.radius, abs=0.0015)
    assert worth_at(target, 0.0, 0.0) == 10


@pytest.mark.rule("DF-SETUP-03")
@pytest.mark.parametrize("section", [section.id for section in board("first").sections])
def test_a_die_lies_on_the_printed_face(section: str) -> None:
    """Turned over, the board would have no value where the printed face has one."""
    out = border(FIRST, section) - 0.005
    flight = put_down(FIRST, 0.0, -out)

    assert landing(flight).place == section
    bottom = flight.pose[2] - solid(thrown_kind(FIRST)).half
    assert bottom == pytest.approx(board_top(FIRST), abs=2e-4)


@pytest.mark.rule("DF-TARGET-02", "DC-BOARD-02", "DC-BOARD-03")
@pytest.mark.parametrize("name", ["first", "catacombs"])
def test_sections_have_values_and_one_is_the_bullseye(name: str) -> None:
    target = board(name)

    assert {1, 2, 3, 4, 10} <= set(section_values(target).values())
    assert [section.value for section in target.sections if section.bullseye] == [10]


@pytest.mark.rule("DF-TARGET-03", "DC-BOARD-04")
@BOTH
def test_the_table_can_be_touched_through_the_holes(scene: Scene) -> None:
    target = board(scene.board)

    assert len(target.holes) == (8 if scene is FIRST else 4)
    for hole in target.holes:
        x, y = hole_centre(hole)
        assert geoms_above(scene, x, y) == pytest.approx(0, abs=1e-6)
        assert geoms_above(scene, x + hole.radius * 0.98, y) == pytest.approx(0, abs=1e-6)
        assert geoms_above(scene, x + hole.radius * 1.1, y) == pytest.approx(board_top(scene))


@pytest.mark.rule("DF-TARGET-04", "DC-BOARD-08")
@BOTH
def test_the_board_has_a_thickness(scene: Scene) -> None:
    thickness = 0.003 if scene is FIRST else 0.004
    edge = board(scene.board).radius

    assert geoms_above(scene, 0.0, -edge / 2) == pytest.approx(thickness)
    turn = np.radians(45)
    inside, outside = (edge - 0.002) * np.cos(turn), (edge + 0.002) * np.cos(turn)
    assert geoms_above(scene, inside, inside) == pytest.approx(thickness)
    assert geoms_above(scene, outside, outside) == pytest.approx(0, abs=1e-6)


@pytest.mark.rule("DF-TARGET-07")
@BOTH
def test_what_is_read_and_what_is_hit_come_from_the_same_data(scene: Scene) -> None:
    """Where the region says hole or outside a ray meets the table, elsewhere the board."""
    target = board(scene.board)
    random = np.random.default_rng(12)
    spots = random.uniform(-target.radius * 1.1, target.radius * 1.1, (600, 2))
    bones = {bone.id for bone in target.bones}

    wrong = 0
    for x, y in spots:
        place = region_at(target, float(x), float(y))
        is_open = place == "outside" or place.startswith("hole")
        height = geoms_above(scene, float(x), float(y))
        wrong += place not in bones and is_open != (height < 0.001)
    assert wrong <= 6


@pytest.mark.rule("DC-BOARD-05", "DC-BOARD-13")
def test_bones_stand_on_the_rim_and_leave_gates() -> None:
    def height(angle: float) -> float:
        turn = np.radians(angle)
        away = 0.185 + 0.006
        return geoms_above(CATACOMBS, float(away * np.cos(turn)), float(away * np.sin(turn)))

    assert all(height(90 * bone + off) > 0.008 for bone in range(4) for off in (-24, 0, 24))
    assert all(height(90 * gate + 45 + off) < 0.005 for gate in range(4) for off in (-14, 0, 14))
    assert landing(put_down(Scene("catacombs", "d6"), 0.178, 0.0)).place == "bone-1"


@pytest.mark.rule("DC-BOARD-06")
def test_the_holes_lie_on_two_diagonals_at_equal_distance() -> None:
    holes = board("catacombs").holes

    assert {hole.distance for hole in holes} == {0.102}
    assert [hole.angle % 90 for hole in holes] == [45] * 4


@pytest.mark.rule("DC-BOARD-07")
def test_two_sections_of_one_value_are_two_areas() -> None:
    target = board("catacombs")
    one, other = (region_at(target, x, 0.02) for x in (0.1, -0.145))

    assert (one, other) == ("S1-middle", "S4-outer")
    assert section_values(target)[one] == section_values(target)[other] == 3


@pytest.mark.rule("DF-DIE-01", "DF-DIE-04")
def test_the_first_editions_die() -> None:
    assert D6.icons
    assert len(D6.icons) < len(solid(D6).normals)
    body = the_stage(FIRST).model.body("die")
    assert body.mass[0] == pytest.approx(0.0049)
    assert solid(D6).half * 2 == pytest.approx(0.016)
    assert D6.rounding == 0.0015
    inertia = 0.0049 * 0.016**2 / 6
    assert body.inertia == pytest.approx([inertia] * 3, rel=0.1)
