"""Dice in a hole that is closed, lifted or let down again are never inside anything."""

import pytest
from msgspec import structs

from undercroft.engine.throws import Piece
from undercroft.targets.move import Setting
from undercroft.targets.move.setting import scene_of
from undercroft.targets.scene.board import board
from undercroft.targets.scene.scene import LyingDie

HOLES = tuple(hole.id for hole in board("catacombs").holes)
LIFT = 0.045
FLAT = (10_000, 0, 0, 0)
ON_BOARD = Piece("d6", "white", (3000, 3000, 1200), FLAT)
IN_HOLE = Piece("d6", "red", (7000, 7300, 800), FLAT)
ALSO_THERE = Piece("d6", "blue", (7300, 8900, 1000), (9239, 3827, 0, 0))
TILTED = Piece("d6", "yellow", (5929, 6259, 1166), (5492, -955, 8174, -1453))
"""An edge of it is in the hole."""
HUNG = Piece("d6", "green", (-7200, 7200, 300), (9239, 3827, 0, 0))
AT_RIM = Piece("d6", "black", (14_100, 14_100, 950), (9239, 3827, 0, 0))
"""It leans against the board and is in no hole."""
FIRST_HOLE = (0.102 * 0.5**0.5, 0.102 * 0.5**0.5)


def lying(*dice: Piece, lift: float = 0.0, webs: tuple[str, ...] = ()) -> dict[str, LyingDie]:
    scene = scene_of(Setting("catacombs", dice=dice, webs=webs, raised=lift > 0), "d12", lift)
    return {die.name or "": die for die in scene.lying}


def heights(**dice: LyingDie) -> dict[str, float]:
    return {name: round(die.position[2], 4) for name, die in dice.items()}


def test_without_webs_and_stand_every_die_stays_as_it_lies() -> None:
    found = lying(ON_BOARD, IN_HOLE, ALSO_THERE, AT_RIM)

    assert heights(**found) == {"white": 0.012, "red": 0.008, "blue": 0.010, "black": 0.0095}


def test_a_die_in_a_hole_lies_on_the_web_that_closes_it() -> None:
    found = lying(ON_BOARD, IN_HOLE, AT_RIM, webs=HOLES)

    assert found["red"].position == pytest.approx((*FIRST_HOLE, 0.012))
    assert heights(**found) == {"white": 0.012, "red": 0.012, "black": 0.0095}


def test_so_does_one_of_which_an_edge_is_in_the_hole() -> None:
    found = lying(TILTED, webs=HOLES)

    assert found["yellow"].position == pytest.approx((*FIRST_HOLE, 0.012))
    assert heights(**lying(TILTED)) == {"yellow": 0.0117}


def test_of_two_dice_in_a_hole_one_has_room_on_its_web() -> None:
    assert lying(IN_HOLE, ALSO_THERE, webs=HOLES).keys() == {"red"}


def test_an_open_hole_beside_a_web_keeps_its_die() -> None:
    found = lying(IN_HOLE, webs=HOLES[1:])

    assert heights(**found) == {"red": 0.008}


@pytest.mark.parametrize("webs", [(), HOLES[1:]])
def test_below_a_raised_board_a_die_is_gone(webs: tuple[str, ...]) -> None:
    found = lying(ON_BOARD, IN_HOLE, AT_RIM, lift=LIFT, webs=webs)

    assert heights(**found) == {"white": 0.057, "black": 0.0545}


def test_a_die_that_hung_in_a_raised_board_lies_flat_when_it_is_down_again() -> None:
    found = lying(HUNG)

    assert heights(**found) == {"green": 0.008}
    assert structs.astuple(found["green"])[2] != pytest.approx((0.9239, 0.3827, 0, 0))
