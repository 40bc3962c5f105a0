"""Hints: the best options of a question, what they are worth and why, for the seat that asks.

The reasons are what the search saw: which of the game's measures come out higher or lower with an
option than with the others that it looked at.
"""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from undercroft.bots.bot import Chair
from undercroft.bots.searching.budget import Budget
from undercroft.bots.searching.estimate import Estimate, Mean
from undercroft.bots.searching.search import Search
from undercroft.engine import Fast, Option
from undercroft.engine.odds import CERTAIN

MOST_HINTS = 3
FEW = 8
"""Playouts that are too few to give a reason."""
CLEAR = 2.0
"""By how many standard errors something must differ to be called a reason."""
LIKE = 1.0
"""Within so many standard errors of the best an option is as good."""
LONG = Budget(playouts=600, seconds=2.0)

Kind = Literal["more", "less", "usual", "close", "better", "worse", "only"]


class Reason(NamedTuple):
    """Why an option is good or not as good; its text id is `hint-` and its kind."""

    kind: Kind
    measure: str = ""
    """The measure that comes out higher or lower, by its id."""
    amount: int = 0
    """By how much, in tenths."""


class Hint(NamedTuple):
    """One of the best options."""

    option: Option
    worth: int
    """From 0 for a sure defeat to 1000 for a sure victory."""
    reason: Reason


def hints(chair: Chair, seed: str, budget: Budget = LONG) -> list[Hint]:
    """The best options of a seat's question, the best first."""
    if len(chair.options) == 1:
        return [Hint(chair.options[0], _thousandths(_standing(chair, seed)), Reason("only"))]
    measures = [measure for measure in chair.game.measures if measure.reads is not None]

    def watch(state: Any) -> Sequence[float]:
        return [m.reads(state, chair.seat) for m in measures if m.reads is not None]

    search = Search(chair, budget, seed, watch=watch)
    found = search.run()
    if not found:
        return [Hint(search.advice, _thousandths(_standing(chair, seed)), Reason("usual"))]
    best = search.best_of(found)
    best_first = sorted(
        found[: MOST_HINTS + 1], key=lambda one: (one.option is not best, -one.worth.value)
    )
    names = [measure.id for measure in measures]
    told = []
    for one in best_first[:MOST_HINTS]:
        reason = _reason(one, found, best_first[0], names, search.advice)
        told.append(Hint(one.option, _thousandths(_cautious(one)), reason))
    return told


def _reason(
    one: Estimate, found: Sequence[Estimate], best: Estimate, names: Sequence[str], advice: Option
) -> Reason:
    """What tells an option from the others: the clearest measure, or else how it compares."""
    others = [other for other in found if other is not one]
    told = [
        (_lead(one.measures[at], [other.measures[at] for other in others]), at)
        for at in range(len(names))
    ]
    clearest = max(told, key=lambda lead: abs(lead[0]), default=(0.0, 0))
    if one.playouts >= FEW and abs(clearest[0]) >= CLEAR:
        mean = _together([other.measures[clearest[1]] for other in others])
        amount = round(10 * (one.measures[clearest[1]].value - mean))
        if amount:
            kind: Kind = "more" if amount > 0 else "less"
            return Reason(kind, names[clearest[1]], abs(amount))
    if one is not best:
        return Reason("close" if best.lead(one).in_errors < LIKE else "worse")
    return Reason("usual" if one.option is advice else "better")


def _lead(mine: Mean, others: Sequence[Mean]) -> float:
    """By how many standard errors a mean is above those of the others together."""
    doubts = [other.doubt**2 for other in others if other.count]
    if not doubts or not mine.count:
        return 0.0
    doubt = (mine.doubt**2 + sum(doubts) / len(doubts) ** 2) ** 0.5
    return float((mine.value - _together(others)) / doubt)


def _together(means: Sequence[Mean]) -> float:
    """The mean of some means, each as weighty as the others."""
    values = [mean.value for mean in means if mean.count]
    return sum(values) / len(values) if values else 0.0


def _cautious(one: Estimate) -> float:
    """What an option is worth, as if it had won and lost once more: few playouts tell little."""
    return (one.worth.value * one.playouts + 1) / (one.playouts + 2)


def _standing(chair: Chair, seed: str) -> float:
    """What the game thinks of how the seat stands."""
    return chair.game.evaluate(chair.imagine(Fast(seed)).state)[chair.seat]


def _thousandths(worth: float) -> int:
    return round(CERTAIN * min(max(worth, 0.0), 1.0))
