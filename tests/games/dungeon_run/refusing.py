"""An answer that the rules forbid: it is not offered, it is refused, and it changes nothing."""

import pytest

from tests.games.dungeon_run.situations import GAME, offered
from undercroft.engine import Option, Refused, Table


def assert_refused(at: Table, option: Option) -> None:
    """The seat that is asked can't choose this option, and trying it changes nothing."""
    seat = at.waiting_for[0]
    before = GAME.pack(at.state), list(at.entries), len(at.events)

    assert option not in offered(at, seat)
    with pytest.raises(Refused):
        at.answer(seat, option)
    assert (GAME.pack(at.state), at.entries, len(at.events)) == before
