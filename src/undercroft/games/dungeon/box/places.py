"""The places of the board as they are printed: where each lies and what it is joined to.

The plan is a grid of squares; columns grow to the east and rows to the south.
"""

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import Meta

from undercroft.content import Card
from undercroft.games.dungeon.cards.numbers import Level

Kind = Literal["hall", "corridor", "stair", "room", "chamber"]
Look = Literal["square", "cut", "round"]
Column = Annotated[int, Meta(ge=0, le=63)]
Size = Annotated[int, Meta(ge=1, le=16)]
Area = tuple[Column, Column, Size, Size]
"""A rectangle of squares: its western column, its northern row, its width, its height."""
Square = tuple[int, int]
Edge = tuple[Square, Square]
"""The two squares, one of each place, between which a way leads."""

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Place(Card, array_like=True, frozen=True):
    """A space of the board: it takes one step to enter it. [DG-BOARD-04]

    Each join stands on one of the two places that it joins.
    """

    level: Level
    kind: Kind
    area: Annotated[tuple[Area, ...], Meta(min_length=1)]
    open: tuple[str, ...] = ()
    """The places that it is joined to by a passage without a door."""
    doors: tuple[str, ...] = ()
    """The places behind its doors."""
    secret: tuple[str, ...] = ()
    """The places behind its secret doors."""
    relic: bool = False
    """Whether the Shadowstone lies here at the start. [DG-SETUP-11]"""
    look: Look = "square"
    """Whether its corners are drawn square, cut off or round."""

    @property
    def label(self) -> str:
        """What is printed on it: `2A` for a room or a chamber, `214` for a corridor or a stair."""
        return self.id.removeprefix(f"{self.kind}-").upper()

    def squares(self) -> tuple[Square, ...]:
        """The squares that it covers, row by row."""
        found = {
            (x, y): None
            for column, row, width, height in self.area
            for y in range(row, row + height)
            for x in range(column, column + width)
        }
        return tuple(sorted(found, key=lambda square: square[::-1]))


def shared_edges(one: Place, other: Place) -> list[Edge]:
    """Where two places lie side by side: a square of one, and its neighbour in the other."""
    there = set(other.squares())
    return [(square, near) for square in one.squares() for near in beside(square) if near in there]


def beside(square: Square) -> Iterable[Square]:
    """The squares to the north, east, south and west of a square."""
    return ((square[0] + x, square[1] + y) for x, y in STEPS)
