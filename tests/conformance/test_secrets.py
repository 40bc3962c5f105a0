"""No leak and no undo of knowledge: what every seat is told at every moment of a game."""

from collections.abc import Callable

import pytest
from msgspec import field

from tests.conformance.broken import (
    AllSeeingWatchers,
    Boasts,
    LoudEvents,
    OpenHands,
    SideGlances,
    TellingForecasts,
    TellingOptions,
    Whispers,
)
from tests.conformance.told import check_told, check_told_from
from tests.conformance.walk import STARTED, Case, cases, started_cases, starts
from tests.lanterns import Lanterns, Play
from undercroft.engine import Option, Public, Table
from undercroft.engine.entries import Answered
from undercroft.games.dungeon_run import trading
from undercroft.games.dungeon_run.options import PutOn, TossTreasure
from undercroft.games.dungeon_run.state import Side
from undercroft.games.dungeon_run.trade_options import Propose

CASES = cases()
LEAKS = (
    OpenHands(),
    LoudEvents(),
    TellingOptions(),
    TellingForecasts(),
    Whispers(),
    SideGlances(),
    Boasts(),
    AllSeeingWatchers(),
)


@pytest.mark.parametrize("case", CASES)
def test_no_seat_is_told_what_it_cannot_know_and_no_undo_takes_knowledge_back(case: Case) -> None:
    check_told(case)


@pytest.mark.parametrize("case", started_cases())
def test_the_same_holds_where_secrets_are_at_stake(case: Case) -> None:
    check_told_from(case)


def find_leaks(variant: Lanterns | None = None) -> None:
    for seed in range(6):
        check_told(Case("lanterns", 3, (), seed, variant))


@pytest.mark.parametrize("leaky", LEAKS, ids=repr)
def test_the_kit_finds_a_leak(leaky: Lanterns) -> None:
    with pytest.raises(AssertionError, match=r"seat|watches"):
        find_leaks(leaky)


def test_the_kit_finds_an_undo_that_takes_back_knowledge(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Play, "reveals", False)

    with pytest.raises(AssertionError, match="learns something"):
        find_leaks()


def undo_any_answer(table: Table, seat: int) -> bool:
    """Whether the last thing was an answer of the seat, whatever it revealed."""
    last = table.entries[-1] if table.entries else None
    return isinstance(last, Answered) and last.seat == seat


def undo_whenever(table: Table, seat: int) -> bool:
    """Whether the seat ever decided anything, whatever happened since."""
    return table.last_decision(seat) >= 0


@pytest.mark.parametrize(
    ("can_undo", "fault"), [(undo_any_answer, "takes back"), (undo_whenever, "may undo")]
)
def test_the_kit_finds_a_table_that_undoes_too_much(
    can_undo: Callable[[Table, int], bool], fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "can_undo", can_undo)

    with pytest.raises(AssertionError, match=fault):
        find_leaks()


# Dungeon Run, broken: what once passed


def find_leaks_of_trades() -> None:
    for start in starts("dungeon-run"):
        for seed in range(STARTED):
            check_told_from(Case("dungeon-run", 3, (), seed, start=start))


@pytest.mark.parametrize("kind", [Propose, PutOn, TossTreasure])
def test_the_kit_finds_an_option_that_hides_that_it_reveals(
    kind: type[Option], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kind, "reveals", False)

    with pytest.raises(AssertionError, match=f"learns something from {kind.__name__}"):
        find_leaks_of_trades()


class OpenSide(Side):
    laid: Public[list[int]] = field(default_factory=list)


def test_the_kit_finds_a_trade_whose_cards_lie_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trading, "Side", OpenSide)

    with pytest.raises(AssertionError, match="learns something from Give"):
        find_leaks_of_trades()
