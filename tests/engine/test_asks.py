"""Questions that are asked though there is nothing to choose."""

from collections.abc import Callable

from msgspec import field

from undercroft.engine import (
    Catalogue,
    Choose,
    Game,
    Option,
    Public,
    Result,
    Script,
    Scripted,
    Setup,
    Source,
    State,
    Table,
)
from undercroft.engine.playout import Playouts


class Nod(Option, frozen=True):
    """The only thing to do."""


OPTIONS = Catalogue()
NOD = OPTIONS.one(Nod)


class HushSetup(Setup, array_like=True, frozen=True):
    """Nothing to set."""


class Hush(State):
    nods: Public[int] = 0
    log: Public[list[int]] = field(default_factory=list)


def ask_twice(g: Hush) -> Script[None]:
    """A question without a choice, and one that is asked all the same."""
    yield Choose(0, [NOD], "HU-ASK-01")
    g.log.append(1)
    yield Choose(0, [NOD], "HU-ASK-02", always=True)
    g.nods += 1


class Hushed(Game[Hush, HushSetup]):
    id = "hushed"
    package = __name__
    rules_version = 1
    seats = range(1, 2)
    State = Hush
    Setup = HushSetup
    options = OPTIONS
    events = ()

    def setup(self, seats: int, setup: HushSetup) -> Hush:
        return Hush()

    def rule(self, g: Hush) -> Callable[[Hush], Script[None]] | None:
        return None if g.nods else ask_twice

    def result(self, g: Hush) -> Result:
        return Result((g.nods,), (1,))

    def fallback(self, g: Hush, seat: int, options: list[Option], source: Source) -> Option:
        return options[0]


def test_a_question_that_must_not_tell_anything_is_asked_with_a_single_option() -> None:
    at = Table(Hushed(), 1, Scripted([]))
    assert at.ask is not None
    assert at.ask.why == "HU-ASK-02", "the other was answered silently"
    assert at.options(0) == [NOD]
    at.answer(0, NOD)

    assert at.is_over


def test_playouts_do_not_count_it_as_a_decision() -> None:
    playouts = Playouts(Hushed(), Table(Hushed(), 1, Scripted([])).source, lambda *_: NOD)
    state = Hush()
    playouts.play(state)

    assert (state.nods, playouts.decisions) == (1, 0)
