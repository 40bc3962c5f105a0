"""Dice stay on the board where they lie and can be pushed; what is off the board is taken away."""

from dataclasses import replace

import mujoco  # type: ignore[import-untyped]  # the wheel has no stubs
import numpy as np
import pytest
from msgspec import json, structs

from tests.throwing.throws import CATACOMBS, a_release, dropped, flat_turn, put_down
from undercroft.engine import Refused
from undercroft.targets.predicates.rest import RestContact
from undercroft.targets.scene.scene import MOST_DICE, check_scene
from undercroft.throwing import (
    Flight,
    LyingDie,
    Scene,
    Stage,
    Template,
    after_flip,
    after_throw,
    attempt,
    landing,
    model_text,
    read_scene,
)
from undercroft.throwing.geometry.intersection import intersects
from undercroft.throwing.geometry.rotations import matrices
from undercroft.throwing.input.tremor import Start
from undercroft.throwing.physics.simulation import stage

FLAT = tuple(flat_turn(CATACOMBS).tolist())
COMPASS = Template("compass", (0.0, 0.0, 0.005), (1.0, 0.0, 0.0, 0.0))


def with_dice(*spots: tuple[float, float], names: tuple[str, ...] = ()) -> Scene:
    dice = [LyingDie("d12", (x, y, 0.0131), FLAT) for x, y in spots]
    for at, name in enumerate(names):
        dice[at] = structs.replace(dice[at], name=name)
    return structs.replace(CATACOMBS, lying=tuple(dice))


def compass_dropped(scene: Scene, x: float, y: float, z: float) -> Flight:
    """A compass let go level at a spot."""
    level, still = np.array([1.0, 0, 0, 0]), np.zeros(3)
    start = Start(np.array([x, y, z]), level, still, still)
    return stage(structs.replace(scene, die="compass")).run(start)


@pytest.mark.rule("DC-PHYS-17", "DC-RULING-35")
def test_a_thrown_die_stays_where_it_lies_as_an_obstacle() -> None:
    flight = put_down(CATACOMBS, 0.05, 0.02)

    after = after_throw(flight)

    (die,) = after.lying
    assert die.kind == "d12"
    assert die.position == pytest.approx(tuple(flight.pose[:3]))
    above = dropped(after, 0.05, 0.02, float(flight.pose[2]) + 0.02)
    assert {touch.body for touch in above.rest} == {"die-1"}


@pytest.mark.rule("DC-PHYS-17", "DC-RULING-36")
def test_a_die_can_be_pushed_and_lies_where_it_was_pushed_to() -> None:
    scene = with_dice((0.05, 0.02))
    start = Start(
        np.array([0.05, -0.1, 0.0135]), flat_turn(CATACOMBS), np.array([0.0, 1.5, 0.0]), np.zeros(3)
    )
    flight = stage(scene).run(start)

    after = after_throw(flight)

    assert after.lying[0].position[1] > 0.025
    assert after.lying[0].position == pytest.approx(tuple(flight.poses[-1, 1, :3]))
    assert landing(flight).place != landing(put_down(CATACOMBS, 0.05, 0.02)).place
    check_scene(after)
    Stage(after)


@pytest.mark.rule("DC-PHYS-17")
@pytest.mark.parametrize("spot", [(0.0, -0.35, 0.012), (0.0, -0.9, 0.05)])
def test_a_die_off_the_board_is_taken_away(spot: tuple[float, float, float]) -> None:
    scene = with_dice((0.05, 0.02))

    after = after_throw(dropped(scene, *spot))

    assert [die.position[0] for die in after.lying] == [pytest.approx(0.05, abs=0.001)]


@pytest.mark.rule("DC-PHYS-17")
def test_in_a_hole_it_stays_and_below_a_raised_board_it_does_not() -> None:
    middle = 0.102 / np.sqrt(2)
    raised = structs.replace(CATACOMBS, lift=0.045)

    assert len(after_throw(dropped(CATACOMBS, middle, middle, 0.02)).lying) == 1
    assert after_throw(dropped(raised, middle, middle, 0.08)).lying == ()
    assert len(after_throw(put_down(raised, 0.05, 0.02)).lying) == 1


@pytest.mark.rule("DC-RULING-35")
def test_all_the_dice_of_a_box_can_lie_there() -> None:
    spots = [(0.026 * at - 0.065, 0.026 * row - 0.026) for row in range(3) for at in range(6)]
    scene = with_dice(*spots[:MOST_DICE])

    found = attempt(scene, a_release(scene), (), 1)

    assert found.flight.rested
    assert found.flight.poses.shape[1] == MOST_DICE + 1


def test_dice_that_a_flip_pushes_lie_where_they_were_pushed_to() -> None:
    scene = structs.replace(with_dice((0.05, 0.02)), die="compass")
    start = Start(
        np.array([-0.04, 0.02, 0.0065]),
        np.array([1.0, 0, 0, 0]),
        np.array([1.5, 0.0, 0.0]),
        np.zeros(3),
    )
    flight = stage(scene).run(start)
    assert {touch.body for touch in flight.rest} == {"board"}

    (die,) = after_flip(flight).lying

    assert die.position[0] > 0.055


@pytest.mark.rule("DC-TEMPL-07", "DC-FLIP-05", "DC-RULING-72")
def test_a_template_that_is_laid_down_takes_away_every_die_in_its_place() -> None:
    """It leans on the first die, over the second; the third lies beside it."""
    names = ("red", "white-1", "white-2")
    scene = with_dice((0.0, 0.0), (0.03, 0.0), (0.06, 0.0), names=names)
    flight = compass_dropped(scene, -0.005, 0.0, 0.04)
    assert {touch.body for touch in flight.rest} == {"board", "die-1"}

    after = after_flip(flight)

    assert [die.name for die in after.lying] == ["white-2"]
    assert matrices(np.array(after.templates[0].turn))[2, 2] == pytest.approx(1)
    again = attempt(after, a_release(after), (), 1)
    assert again.flight.rested
    assert after_throw(again.flight).templates == after.templates


@pytest.mark.rule("DC-TEMPL-07")
def test_a_die_that_leans_against_a_template_stays() -> None:
    scene = with_dice((0.05, 0.02))
    flat = compass_dropped(scene, 0.0, 0.02, 0.0055)
    beside, below = (RestContact("die-1", (0.04, 0.02, 0.005), up) for up in (0.1, 0.9))

    leaning = after_flip(replace(flat, rest=(*flat.rest, beside)))
    resting = after_flip(replace(flat, rest=(*flat.rest, below)))

    assert len(leaning.lying) == 1
    assert leaning.templates[0].position == pytest.approx(tuple(flat.pose[:3]))
    assert resting.lying == ()


@pytest.mark.parametrize(
    ("kind", "x", "z", "cut"),
    [
        ("d12", 0.0, 0.013, True),
        ("d12", 0.040, 0.013, True),
        ("d12", 0.0455, 0.013, False),
        ("d12", 0.0, 0.016, False),
        ("coin", 0.0, 0.0055, True),
        ("coin", 0.0, 0.0015, False),
        ("coin", 0.048, 0.0055, True),
        ("coin", 0.052, 0.0055, False),
    ],
)
def test_what_a_template_cuts(kind: str, x: float, z: float, cut: bool) -> None:
    """Not a die that bulges over its rim, stands on it, or lies deep in a hole below it."""
    turn = FLAT if kind == "d12" else (1.0, 0.0, 0.0, 0.0)

    assert intersects(COMPASS, LyingDie(kind, (x, 0.0, z), turn)) is cut


def deepest(scene: Scene) -> float:
    """How deep the engine finds anything in a Template."""
    model = mujoco.MjModel.from_xml_string(model_text(scene))
    data = mujoco.MjData(model)
    mujoco.mj_forward(model, data)
    compass = model.geom("compass").id
    return max((-touch.dist for touch in data.contact if compass in touch.geom), default=0.0)


def test_what_a_template_does_not_cut_is_not_inside_it() -> None:
    """The engine finds so, for dice on all their faces around a rim."""
    random = np.random.default_rng(3)
    depths: dict[bool, list[float]] = {False: [], True: []}
    for _ in range(40):
        turn = flat_turn(CATACOMBS, int(random.integers(12)), random.uniform(0, 360))
        spot = (float(random.uniform(0.035, 0.05)), 0.0, 0.0131)
        die = LyingDie("d12", spot, tuple(turn.tolist()))
        scene = structs.replace(CATACOMBS, lying=(die,), templates=(COMPASS,))
        depths[intersects(COMPASS, die)].append(deepest(scene))

    assert len(depths[False]) > 10
    assert max(depths[False]) < 0.0001
    assert np.median(depths[True]) > 0.001


@pytest.mark.rule("DF-DIE-02", "DC-PHYS-17")
def test_a_die_keeps_its_name_and_colour() -> None:
    scene = with_dice((0.05, 0.02), (-0.1, 0.0), names=("white-1",))

    after = after_throw(dropped(scene, 0.0, 0.1, 0.0135), "red")

    assert [die.name for die in after.lying] == ["white-1", None, "red"]
    gone = after_throw(dropped(after, 0.0, -0.35, 0.012), "blue")
    assert [die.name for die in gone.lying] == ["white-1", None, "red"]
    assert after_throw(put_down(CATACOMBS, 0.0, 0.0)).lying[0].name is None


@pytest.mark.rule("DF-DIE-02")
def test_the_name_of_a_die_changes_no_throw() -> None:
    plain, named = with_dice((0.0, -0.1)), with_dice((0.0, -0.1), names=("green",))

    digests = {attempt(scene, a_release(scene), (), 4).record.digest for scene in (plain, named)}

    assert len(digests) == 1
    assert b"name" not in json.encode(plain)
    assert read_scene(json.decode(json.encode(named))) == named


def test_two_dice_of_one_name_are_refused() -> None:
    with pytest.raises(Refused, match="lying: two dice"):
        check_scene(with_dice((0.0, 0.0), (0.05, 0.0), names=("red", "red")))
