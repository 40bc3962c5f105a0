"""Dice stay on the board where they lie and can be pushed; what is off the board is taken away."""

import numpy as np
import pytest
from msgspec import structs

from tests.throwing.throws import CATACOMBS, a_release, dropped, flat_turn, put_down
from undercroft.throwing import LyingDie, Scene, Stage, after_flip, after_throw, attempt, landing
from undercroft.throwing.scene import MOST_DICE, check_scene
from undercroft.throwing.simulate import stage
from undercroft.throwing.tremor import Start

FLAT = tuple(flat_turn(CATACOMBS).tolist())


def with_dice(*spots: tuple[float, float]) -> Scene:
    dice = tuple(LyingDie("d12", (x, y, 0.0131), FLAT) for x, y in spots)
    return structs.replace(CATACOMBS, lying=dice)


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
