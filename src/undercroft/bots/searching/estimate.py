"""What an option turned out to be worth in so many playouts, and what else came of it."""

from collections.abc import Sequence

from undercroft.engine import Option

NEVER_SURE = 0.05
"""Spread that is assumed once more, or two playouts that end alike would settle everything."""


class Mean:
    """The mean of some numbers, and how sure it is."""

    __slots__ = ("_squares", "_sum", "count")

    def __init__(self) -> None:
        self.count = 0
        self._sum = self._squares = 0.0

    def add(self, number: float) -> None:
        self.count += 1
        self._sum += number
        self._squares += number * number

    @property
    def value(self) -> float:
        return self._sum / self.count if self.count else 0.0

    @property
    def doubt(self) -> float:
        """The standard error."""
        if not self.count:
            return 1.0
        spread = max(self._squares / self.count - self.value**2, 0.0)
        return float(((spread + NEVER_SURE / self.count) / self.count) ** 0.5)

    @property
    def in_errors(self) -> float:
        """How many standard errors it is above 0."""
        return self.value / self.doubt


class Estimate:
    """What an option is worth: 1 is a sure victory, 0 a sure defeat."""

    def __init__(self, option: Option, measures: int = 0) -> None:
        self.option = option
        self.worth = Mean()
        self._worths: list[float] = []
        self.measures = [Mean() for _ in range(measures)]
        """What the game's measures said at the ends of playouts."""

    def add(self, worth: float, measured: Sequence[float] = ()) -> None:
        self.worth.add(worth)
        self._worths.append(worth)
        for mean, number in zip(self.measures, measured, strict=True):
            mean.add(number)

    def lead(self, other: "Estimate") -> Mean:
        """By how much it is ahead of another in the worlds in which both were tried."""
        found = Mean()
        for mine, its in zip(self._worths, other._worths, strict=False):
            found.add(mine - its)
        return found

    @property
    def playouts(self) -> int:
        return self.worth.count
