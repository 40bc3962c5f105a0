"""What playouts can derive, and how loudly they refuse what they can't."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import ClassVar

import pytest

from tests.lanterns import Lanterns
from undercroft.engine import Fast, State
from undercroft.engine.playout import Playouts
from undercroft.engine.unyielding import Underivable

HEAD = """
from collections.abc import Iterator
from undercroft.engine import D6, Roll, Script, State

def one(g: State) -> Script[None]:
    faces = yield Roll(1, D6, "XX-TURN-01")
    g.outbox.append(faces)
    g.rolled += 1
"""


class Dice(State):
    """A state that counts rolls."""

    rolled: int = 0


class Written(Lanterns):
    """A game whose rules a test has written down."""

    families: ClassVar[tuple[str, ...]] = ()

    def __init__(self, module: ModuleType) -> None:
        super().__init__()
        self.module = module
        self.package = module.__name__  # type: ignore[misc]

    def rule(self, g: Dice):  # type: ignore[no-untyped-def,override]
        return self.module.turn if g.rolled < 3 else None


class Pages:
    """Modules written for one test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.names: list[str] = []

    def write(self, name: str, text: str) -> Written:
        (self.folder / f"{name}.py").write_text(HEAD + text, encoding="utf-8")
        self.names.append(name)
        return Written(importlib.import_module(name))


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pages]:
    monkeypatch.syspath_prepend(str(tmp_path))
    pages = Pages(tmp_path)
    yield pages
    for name in pages.names:
        sys.modules.pop(name, None)


def play(game: Written) -> Dice:
    state = Dice()
    Playouts(game, Fast(1)).play(state)
    return state


def test_a_script_that_is_handed_on_is_played(pages: Pages) -> None:
    game = pages.write(
        "handed",
        """
TABLE = {"one": one}

def twice(g: State, rule) -> Script[None]:
    yield from rule(g)
    yield from TABLE["one"](g)

def turn(g: State) -> Script[None]:
    yield from twice(g, one)
""",
    )

    state = play(game)

    assert state.rolled == 4
    assert state.outbox == []


def test_a_parameter_named_like_a_script_is_the_parameter(pages: Pages) -> None:
    game = pages.write(
        "shadowing",
        """
def none(g: State) -> Script[None]:
    g.rolled += 10
    yield from ()

def call(g: State, one) -> Script[None]:
    yield from one(g)

def turn(g: State) -> Script[None]:
    yield from call(g, none)
""",
    )

    assert play(game).rolled == 10


def test_a_generator_that_only_lists_things_goes_on_listing(pages: Pages) -> None:
    game = pages.write(
        "listing",
        """
def numbers() -> Iterator[int]:
    yield 1
    yield from (2, 3)

def turn(g: State) -> Script[None]:
    for _ in numbers():
        yield from one(g)
""",
    )

    assert play(game).rolled == 3


def test_a_script_from_elsewhere_is_refused_at_once_and_named(pages: Pages) -> None:
    pages.write("elsewhere", "")
    game = pages.write(
        "stranger",
        """
from elsewhere import one

def turn(g: State) -> Script[None]:
    yield from one(g)
""",
    )

    with pytest.raises(Underivable, match=r"in stranger: elsewhere\.one is a script"):
        Playouts(game, Fast(1))

    game.families = ("elsewhere",)  # type: ignore[misc]
    assert play(game).rolled == 3


def test_a_script_handed_in_from_elsewhere_is_refused_when_it_is_played(pages: Pages) -> None:
    pages.write("far", "")
    game = pages.write(
        "fetching",
        """
import far

def turn(g: State) -> Script[None]:
    yield from far.one(g)
""",
    )

    with pytest.raises(Underivable, match=r"far\.one is a script"):
        play(game)


@pytest.mark.parametrize(
    ("name", "text", "problem"),
    [
        (
            "unsaid",
            """
def ask(g: State) -> Iterator[Roll]:
    yield Roll(1, D6, "XX-TURN-01")

def turn(g: State) -> Script[None]:
    yield from ask(g)
""",
            r"unsaid\.turn, line 14: ask does not say that it returns a Script",
        ),
        (
            "begun",
            """
def turn(g: State) -> Script[None]:
    script = one(g)
    yield from script
""",
            r"begun\.turn, line 12: `yield from` is followed by the call of a script",
        ),
    ],
)
def test_what_would_silently_never_run_is_refused_with_its_line(
    pages: Pages, name: str, text: str, problem: str
) -> None:
    game = pages.write(name, text)

    with pytest.raises(Underivable, match=problem):
        Playouts(game, Fast(1))
