"""What clients draw throws with."""

import pytest

from tests.server.clients import call
from tests.server.nodes import Node
from undercroft.targets.conditions.files import conditions
from undercroft.targets.scene.board import board_names
from undercroft.targets.scene.dice import KINDS


def test_boards_dice_and_conditions_are_told_and_kept_for_a_while(node: Node) -> None:
    answer = call(node, "GET", "/targets")
    told = answer.json()

    assert [one["id"] for one in told["boards"]] == list(board_names())
    assert [one["id"] for one in told["dice"]] == list(KINDS)
    assert [one["id"] for one in told["conditions"]] == list(conditions())
    assert "max-age" in answer.headers["Cache-Control"]


@pytest.mark.parametrize(("language", "size"), [("en", "a4"), ("fr", "letter")])
def test_boards_are_printed_at_true_scale(node: Node, language: str, size: str) -> None:
    answer = call(node, "GET", f"/targets/paper?language={language}&size={size}")

    assert answer.headers["Content-Type"] == "application/pdf"
    assert answer.content.startswith(b"%PDF-")
    assert call(node, "GET", "/targets/paper?size=napkin").status_code == 400
