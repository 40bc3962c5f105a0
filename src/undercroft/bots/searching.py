"""Search: what each option is worth, found by playing on from it in worlds as they might be.

How it works. Again and again a world is imagined in which all is as the seat saw it. In it every
option that is still in question is chosen once, and the game is played on, by everybody as the
game advises, to its end or to a cut where the game says who stands how well. Time and again the
weaker half of the options is dropped, so that most of the work goes into telling the best apart.
"""

from collections.abc import Iterator, Sequence
from itertools import count
from time import monotonic
from typing import NamedTuple

from undercroft.bots.bot import Chair
from undercroft.bots.hands import with_hands
from undercroft.engine import Fast, Option, Table
from undercroft.engine.playout import Playouts

USUAL = "adventurer"
"""The level whose hand is reckoned with, where dice are thrown."""
WIDEST = 16
"""So many options are looked at; of a longer list the advice, and others by chance."""
LONGEST = 400
"""After so many steps a playout is cut: a game may go round in circles."""
EDGE = 1.0
"""By how many standard errors an option must be ahead of the advice to be preferred to it."""


class Budget(NamedTuple):
    """How much a search may do: whichever is used up first ends it."""

    playouts: int
    seconds: float


class Estimate:
    """What an option turned out to be worth in so many playouts."""

    def __init__(self, option: Option) -> None:
        self.option = option
        self.playouts = 0
        self._sum = self._squares = 0.0

    def add(self, worth: float) -> None:
        self.playouts += 1
        self._sum += worth
        self._squares += worth * worth

    @property
    def worth(self) -> float:
        """The mean; 1 is a sure victory, 0 a sure defeat."""
        return self._sum / self.playouts if self.playouts else 0.0

    @property
    def doubt(self) -> float:
        """The standard error of the mean."""
        if not self.playouts:
            return 1.0
        spread = max(self._squares / self.playouts - self.worth**2, 0.25 / self.playouts)
        return (spread / self.playouts) ** 0.5


class Search:
    """One search, for one seat at one question."""

    def __init__(self, chair: Chair, budget: Budget, seed: str) -> None:
        self._chair = chair
        self._budget = budget
        self._chance = Fast(seed)
        self._end = monotonic() + budget.seconds
        self._left = budget.playouts
        game = chair.game
        self._source = with_hands(game, self._chance, [USUAL] * chair.seats)
        self._playouts = Playouts(game, self._source, self._advised)
        imagined = chair.imagine(self._source)
        self.advice = game.advise(imagined.state, chair.seat, chair.options, self._chance)

    def run(self) -> list[Estimate]:
        """What the options are worth that were looked at, the best first."""
        every = [Estimate(option) for option in self._candidates()]
        running = list(every)
        while len(running) > 1 and self._has_time():
            # As many halves as are left to be made share what is left of the budget.
            rounds = max(self._left // (len(running) * _halvings(len(running))), 1)
            for _ in range(rounds):
                if not self._has_time():
                    break
                self._try_each(running)
            running.sort(key=lambda estimate: -estimate.worth)
            running = running[: (len(running) + 1) // 2]
        return sorted(every, key=lambda estimate: (-estimate.playouts, -estimate.worth))

    def best(self) -> Option:
        """What to choose: the advice, unless something else is clearly better."""
        found = self.run()
        advised = next(one for one in found if one.option is self.advice)
        first = max(found[:2], key=lambda one: one.worth)
        ahead = first.worth - advised.worth
        return first.option if ahead > EDGE * (first.doubt**2 + advised.doubt**2) ** 0.5 else self.advice

    def _candidates(self) -> list[Option]:
        """The advice, and as many others as there is room for; what gives something up last."""
        others = [option for option in self._chair.options if option is not self.advice]
        order = {option: self._chance.draw(range(2**30)) for option in others}
        others.sort(key=lambda option: (option.grave, order[option]))
        return [self.advice, *others[: WIDEST - 1]]

    def _has_time(self) -> bool:
        return self._left > 0 and monotonic() < self._end

    def _try_each(self, running: Sequence[Estimate]) -> None:
        """Choose every option once, all in one world where it can be copied."""
        self._left -= len(running)
        for estimate, world in zip(running, self._worlds(), strict=False):
            self._choose(world, estimate.option)
            state = world.state
            self._playouts.finish(world, LONGEST)
            estimate.add(self._chair.game.evaluate(state)[self._chair.seat])

    def _worlds(self) -> Iterator[Table]:
        """Copies of one imagined world; worlds of their own where it can't be copied."""
        first = self._chair.imagine(self._source)
        for _ in count():
            yield first.twin(self._source) if first.marks else self._chair.imagine(self._source)

    def _choose(self, world: Table, option: Option) -> None:
        """Choose an option; in a poll the others then vote as they are advised."""
        ask = world.ask
        world.answer(self._chair.seat, option)
        while world.ask is ask:
            seat = world.waiting_for[0]
            world.answer(seat, self._advised(world.state, seat, world.options(seat)))

    def _advised(self, state: object, seat: int, options: Sequence[Option]) -> Option:
        return self._chair.game.advise(state, seat, list(options), self._chance)


def _halvings(many: int) -> int:
    """How often so many can be halved until one is left."""
    return max((many - 1).bit_length(), 1)
