"""Every game's forecasts: at every question, of every option, and nothing changes by asking.

That no forecast tells what its seat can't know is checked with everything else that seats are told
(test_secrets.py).
"""

import msgspec
import pytest

from tests.conformance.broken import RestlessForecasts
from tests.conformance.walk import Case, cases, walk
from undercroft.engine import Prospect, Table, Throw
from undercroft.engine.odds import CERTAIN

CASES = cases()


def check_forecasts(case: Case) -> None:
    """Look at every forecast of a game."""
    for table in walk(case):
        if isinstance(table.ask, Throw):
            continue
        before = table.game.pack(table.state)
        for seat in table.waiting_for:
            for option in table.options(seat):
                for prospect in table.forecast(seat, option).prospects:
                    check_prospect(table, prospect)
        assert table.game.pack(table.state) == before, "a forecast changes the game"


def check_prospect(table: Table, prospect: Prospect) -> None:
    assert type(prospect) in table.game.prospects
    assert 0 <= prospect.facts.get("chance", CERTAIN) <= CERTAIN, prospect
    assert msgspec.json.decode(msgspec.json.encode(prospect.facts)) is not None
    assert prospect.falls_on in (None, *range(table.seats)), prospect


@pytest.mark.parametrize("case", CASES)
def test_every_option_can_be_forecast_and_nothing_changes_by_it(case: Case) -> None:
    check_forecasts(case)


def test_the_kit_finds_a_forecast_that_changes_the_game() -> None:
    with pytest.raises(AssertionError, match="changes the game"):
        check_forecasts(Case("lanterns", 2, (), 1, RestlessForecasts()))
