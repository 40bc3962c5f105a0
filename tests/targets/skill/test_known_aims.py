"""A bot finds an aim for any throw: what was measured, or what is likest."""

import pytest

from undercroft.engine import Refused
from undercroft.targets.conditions.files import conditions
from undercroft.targets.scene.board import board_names
from undercroft.targets.skill.known_aims import known_aim
from undercroft.targets.skill.skilled import HANDS
from undercroft.targets.skill.tables import all_skills, pair_skills, skill


def test_what_was_measured_is_known() -> None:
    for entry in all_skills():
        names = () if entry.condition == "plain" else tuple(entry.condition.split("+"))

        assert known_aim(entry.board, entry.die, names, entry.hand) == entry.aim


@pytest.mark.parametrize("hand", HANDS)
def test_every_condition_has_an_aim_at_every_board_with_every_die(hand: str) -> None:
    for card in conditions().values():
        for board in board_names():
            for die in ("d6", "d12"):
                assert known_aim(board, die, (card.id,), hand).speed > 0


def test_a_condition_that_was_not_measured_there_is_thrown_as_at_home() -> None:
    home = skill("catacombs", "d12", "bone-shot", "steady").aim

    assert known_aim("first", "d12", ("bone-shot",), "steady") == home


def test_of_three_conditions_the_hardest_two_decide() -> None:
    """Faith is the easiest of them by far."""
    pair = pair_skills()["first", "d6", "bank+blind", "steady"]

    assert known_aim("first", "d6", ("faith", "bank", "blind"), "steady") == pair.aim


def test_an_unknown_hand_is_refused() -> None:
    with pytest.raises(Refused):
        known_aim("first", "d6", (), "third")
