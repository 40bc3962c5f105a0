"""What a compiler takes for granted is taken back where a call may have changed it."""

import ast

import pytest

from undercroft.deriving.widening import widen

DOUBTFUL = frozenset({"fight"})


def widened(text: str) -> str:
    (node,) = ast.parse(text).body
    assert isinstance(node, ast.FunctionDef)
    widen(node, DOUBTFUL)
    return ast.unparse(ast.fix_missing_locations(node))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (
            "def strike(g):\n    wound(g)\n    if g.fight is None:\n        return",
            "def strike(g):\n    wound(g)\n    g = g\n    if g.fight is None:\n        return",
        ),
        (
            "def strike(g):\n    if wound(g):\n        return g.fight",
            "def strike(g):\n    if wound(g):\n        g = g\n        return g.fight\n    g = g",
        ),
        (
            "def strike(g):\n    for x in heroes(g):\n        x.fight = None",
            "def strike(g):\n    for x in heroes(g):\n        x = x\n        x.fight = None",
        ),
    ],
)
def test_a_name_is_bound_anew_after_a_call(before: str, after: str) -> None:
    assert widened(before) == after


@pytest.mark.parametrize(
    "text",
    [
        "def count(g):\n    total = len(g.fight)\n    return total",
        "def count(g):\n    wound(g)\n    return g.life",
        "def count(g):\n    for _ in [x for x in all(g) if x.fight]:\n        wound()",
        "def count(g):\n    wound([hero for hero in g.heroes if hero.fight])\n    return 1",
    ],
)
def test_nothing_is_bound_that_nobody_doubts(text: str) -> None:
    assert widened(text) == text
