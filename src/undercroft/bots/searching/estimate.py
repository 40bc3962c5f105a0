"""What an option turned out to be worth in so many playouts."""

from collections.abc import Sequence

from undercroft.engine import Option

NEVER_SURE = 0.25
"""Spread that is assumed once more, or two playouts that end alike would settle everything."""


class Estimate:
    """The mean of what playouts with an option were worth, and how sure that is."""

    def __init__(self, option: Option, numbers: int = 0) -> None:
        self.option = option
        self.playouts = 0
        self._sum = self._squares = 0.0
        self._numbers = [0.0] * numbers

    def add(self, worth: float, numbers: Sequence[float] = ()) -> None:
        self.playouts += 1
        self._sum += worth
        self._squares += worth * worth
        for place, number in enumerate(numbers):
            self._numbers[place] += number

    @property
    def worth(self) -> float:
        """The mean; 1 is a sure victory, 0 a sure defeat."""
        return self._sum / self.playouts if self.playouts else 0.0

    @property
    def doubt(self) -> float:
        """The standard error of the mean."""
        if not self.playouts:
            return 1.0
        spread = max(self._squares / self.playouts - self.worth**2, 0.0)
        return float(((spread + NEVER_SURE / self.playouts) / self.playouts) ** 0.5)

    @property
    def numbers(self) -> list[float]:
        """The means of what else was watched at the ends of playouts."""
        return [total / max(self.playouts, 1) for total in self._numbers]
