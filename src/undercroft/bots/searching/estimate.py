"""What an option turned out to be worth in so many playouts, and what else came of it."""

from collections.abc import Sequence

from undercroft.engine import Option

NEVER_SURE = 0.25
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

    def lead(self, other: "Mean") -> float:
        """By how many standard errors it is above another."""
        return (self.value - other.value) / float((self.doubt**2 + other.doubt**2) ** 0.5)


class Estimate:
    """What an option is worth: 1 is a sure victory, 0 a sure defeat."""

    def __init__(self, option: Option, measures: int = 0) -> None:
        self.option = option
        self.worth = Mean()
        self.measures = [Mean() for _ in range(measures)]
        """What the game's measures said at the ends of playouts."""

    def add(self, worth: float, measured: Sequence[float] = ()) -> None:
        self.worth.add(worth)
        for mean, number in zip(self.measures, measured, strict=True):
            mean.add(number)

    @property
    def playouts(self) -> int:
        return self.worth.count
