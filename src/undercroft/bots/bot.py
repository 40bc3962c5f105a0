"""What a bot is, and what it is given: a chair at the table."""

from typing import Any, Protocol

from undercroft.engine import AnyGame, Fast, Option, Poll, Source, Table

FIRST_THOUGHT = "chair"
"""The seed of the world that a chair is made of; every other world is imagined in it."""


class Chair:
    """What one seat may know and do at a question.

    It keeps no table, only one as it might be, in which everything is as the seat sees it: whoever
    sits on the chair can't look at what is hidden, for it isn't there.
    """

    def __init__(self, table: Table, seat: int) -> None:
        self._world = table.imagine(seat, Fast(FIRST_THOUGHT))
        self.seat = seat
        self.seats = table.seats
        self.options = table.options(seat)
        self.is_poll = isinstance(table.ask, Poll)

    @property
    def game(self) -> AnyGame:
        return self._world.game

    def view(self) -> dict[str, Any]:
        """What the seat may know."""
        return self._world.view(self.seat)

    def thinks_of(self, source: Source) -> Any:
        """The state as it might be, to be looked at and left as it is."""
        return (self.imagine(source) if self.game.has_secrets else self._world).state

    def imagine(self, source: Source) -> Table:
        """A table as it might be: what the seat can't know is dealt anew, as is all chance."""
        return self._world.imagine(self.seat, source)


class Bot(Protocol):
    """Chooses among the options of a chair."""

    def choose(self, chair: Chair) -> Option: ...
