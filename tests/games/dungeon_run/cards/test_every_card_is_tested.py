"""Every card has a test of its own: the markers in this folder name them all."""

import ast
from pathlib import Path

import pytest

from tests.games.dungeon_run.situations import BOX

KINDS = (
    "hero-",
    "ability-",
    "treasure-",
    "artifact-",
    "monster-",
    "trap-",
    "stranger-",
    "boss-",
)


def names_in(call: ast.AST) -> list[str]:
    """The names of a `pytest.mark.card(...)`; nothing for any other code."""
    if not isinstance(call, ast.Call) or ast.unparse(call.func) != "pytest.mark.card":
        return []
    return [str(ast.literal_eval(argument)) for argument in call.args]


def marked() -> set[str]:
    """The cards that the tests of this folder name."""
    texts = [path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    nodes = [node for text in texts for node in ast.walk(ast.parse(text))]
    return {name for node in nodes for name in names_in(node)}


@pytest.mark.parametrize("kind", KINDS)
def test_every_card_has_a_test_that_names_it(kind: str) -> None:
    printed = {name for name in BOX.names if name.startswith(kind)}

    assert printed
    assert sorted(printed - marked()) == []


def test_no_test_names_a_card_that_is_not_printed() -> None:
    assert sorted(marked() - set(BOX.names)) == []
