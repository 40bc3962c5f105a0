"""What games say of how everybody stands: always a chance, and the truth at the end."""

import pytest

from tests.conformance.walk import GAMES, Case, walk
from undercroft.engine import Table


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_hopes_for_something_between_defeat_and_victory(name: str) -> None:
    game = GAMES[name]
    last: Table | None = None
    for table in walk(Case(name, min(game.seats[-1], 3), (), 6)):
        worths = game.evaluate(table.state)
        assert len(worths) == table.seats
        assert all(0 <= worth <= 1 for worth in worths)
        last = table

    assert last is not None
    if last.is_over and (best := min(filter(None, last.result().ranks), default=0)):
        ranks, worths = last.result().ranks, game.evaluate(last.state)
        assert all(worths[seat] == max(worths) for seat in range(last.seats) if ranks[seat] == best)
