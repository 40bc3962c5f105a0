"""What a measured engine offers the bench. It knows no engine and no clock."""

from typing import Any, Protocol, runtime_checkable

Position = Any  # whatever the variant plays on; only handed back to it
Log = Any  # whatever the variant replays; only handed back to it


class Variant(Protocol):
    """One engine under measurement; an ability it lacks answers None."""

    def game(self) -> int:
        """Play one random game; the number of decisions."""
        ...

    def position(self, n: int) -> Position | None:
        """Give a position half-way through game n (1, 2, ...); None without clone and playout."""
        ...

    def clone(self, position: Position) -> Position:
        """Copy a position so that playing the copy leaves the original alone."""
        ...

    def playout(self, position: Position) -> int:
        """Play the position itself to its end at random; the number of decisions."""
        ...

    def record(self, seed: int) -> tuple[Log, int] | None:
        """Play one random game and log it: log and decisions; None without replay."""
        ...

    def replay(self, log: Log) -> None:
        """Play a logged game again, to its end."""
        ...


@runtime_checkable
class Traced(Protocol):
    """A variant that can show that it plays the bench ruleset; optional."""

    def trace(self, n: int) -> tuple[int, int]:
        """Play conformance game n (peers/RULES.md): its hash and its decisions."""
        ...


@runtime_checkable
class Greedy(Protocol):
    """A variant that can play on as a search does; optional."""

    def greedy(self, position: Position) -> None:
        """Play the position itself in a hurry, to where a search cuts it."""
        ...


class UnavailableError(Exception):
    """A peer cannot run here; the message says what is missing."""
