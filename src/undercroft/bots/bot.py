"""What a bot is, and what it is given: a chair at the table."""

from typing import Any, Protocol

from undercroft.engine import AnyGame, Option, Source, Table


class Chair:
    """What one seat may know and do at a question."""

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self.seat = seat
        self.seats = table.seats
        self.options = table.options(seat)

    @property
    def game(self) -> AnyGame:
        return self._table.game

    def view(self) -> dict[str, Any]:
        """What the seat may know."""
        return self._table.view(self.seat)

    def imagine(self, source: Source) -> Table:
        """A table as it might be: what the seat can't know is dealt anew, as is all chance."""
        return self._table.imagine(self.seat, source)


class Bot(Protocol):
    """Chooses among the options of a chair."""

    def choose(self, chair: Chair) -> Option: ...
