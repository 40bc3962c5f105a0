"""One search: which option of a question comes out best in the worlds a seat can imagine.

How it works. Again and again a world is imagined in which all is as the seat sees it. In it every
option that is still in question is chosen once, and the game goes on: first down a tree that grows
where it was before, then quickly, as the game plays in a hurry, to its end or to a cut where the
game says who stands how well. Time and again the weaker half of the options is dropped, so that
most of the work goes into telling the best apart. Of a long list only as many are looked at as the
budget can tell apart, the game's advice among them; where nothing is clearly better than the
advice, the advice it is.
"""

from collections.abc import Callable, Sequence
from typing import Any

from undercroft.bots.bot import Chair
from undercroft.bots.hands import with_hands
from undercroft.bots.searching.budget import Budget, Purse
from undercroft.bots.searching.estimate import Estimate
from undercroft.bots.searching.tree import Branch, Place
from undercroft.engine import Choose, Fast, Option, Poll, Table
from undercroft.engine.playout import Playouts

USUAL = "adventurer"
"""The level whose hand is reckoned with for others, where dice are thrown."""
LEAST_TRIES = 6
"""No more options are looked at than can be tried so often."""
EDGE = 2.0
"""By how many standard errors an option must be ahead of the advice to be preferred to it."""
DEEPEST = 12
"""So many choices are followed in the tree."""

Watch = Callable[[Any], Sequence[float]]
"""Numbers of a state that are to be averaged at the ends of playouts."""


class Search:
    """One search, for one seat at one question. The same seed and playouts find the same."""

    def __init__(
        self,
        chair: Chair,
        budget: Budget,
        seed: str,
        level: str = USUAL,
        watch: Watch | None = None,
    ) -> None:
        self._chair = chair
        self._game = game = chair.game
        self._chance = Fast(seed)
        levels = [level if seat == chair.seat else USUAL for seat in range(chair.seats)]
        self._source = with_hands(game, self._chance, levels)
        self._playouts = Playouts(game, self._source, self._hurried)
        # Only now: the first playouts of a process have to be derived, once.
        self._purse = Purse(budget.for_poll() if chair.is_poll else budget)
        self._watch = watch
        state = chair.imagine(self._source).state
        ahead = game.foresight
        self._last = None if ahead is None else game.chapter(state) + ahead - 1
        self.advice = game.advise(state, chair.seat, list(chair.options), self._chance)
        measures = len(watch(state)) if watch else 0
        self.estimates = [Estimate(option, measures) for option in self._candidates()]
        self._places = {estimate.option: Place() for estimate in self.estimates}

    def run(self) -> list[Estimate]:
        """What the options are worth that were looked at, the best first."""
        running = list(self.estimates)
        while len(running) > 1 and not self._purse.is_empty():
            # As many halves as are left to be made share what is left of the budget.
            tries = self._purse.left // (len(running) * _halvings(len(running)))
            for _ in range(max(tries, 1)):
                if self._purse.is_empty():
                    break
                self._try_each(running)
            running = self._better_half(running)
        tried = [estimate for estimate in self.estimates if estimate.playouts]
        return sorted(tried, key=lambda estimate: (-estimate.playouts, -estimate.worth.value))

    def _better_half(self, running: Sequence[Estimate]) -> list[Estimate]:
        """Those that go on: the advice always, for it is what the others are compared with."""
        by_worth = sorted(running, key=lambda estimate: -estimate.worth.value)
        better = by_worth[: (len(running) + 1) // 2]
        advised = [one for one in running if one.option is self.advice and one not in better]
        return [*better[: len(better) - len(advised)], *advised] if len(better) > 1 else better

    def best(self) -> Option:
        """What to choose: the advice, unless something else is clearly better."""
        return self.best_of(self.run())

    def best_of(self, found: Sequence[Estimate]) -> Option:
        """The same of what a search found."""
        advised = next((one for one in found if one.option is self.advice), None)
        if advised is None:
            return self.advice
        first = max(found[:2], key=lambda one: one.worth.value)
        return first.option if first.worth.lead(advised.worth) > EDGE else self.advice

    def _candidates(self) -> list[Option]:
        """The advice, and as many others as there is room for; what gives something up last."""
        others = [option for option in self._chair.options if option is not self.advice]
        order = {option: self._chance.draw(range(2**30)) for option in others}
        others.sort(key=lambda option: (option.grave, order[option]))
        return [self.advice, *others[: max(self._purse.left // LEAST_TRIES, 2) - 1]]

    def _try_each(self, running: Sequence[Estimate]) -> None:
        """Choose every option once, all in one world."""
        world = self._chair.imagine(self._source)
        for estimate in running:
            if not self._purse.spend():
                return
            self._try(world.twin(self._source), estimate)

    def _try(self, world: Table, estimate: Estimate) -> None:
        """Choose an option in a world, and see what comes of it."""
        world.answer(self._chair.seat, estimate.option)
        path = self._descend(world, self._places[estimate.option])
        state = world.state
        self._playouts.finish(world, self._game.horizon, self._last)
        worths = self._game.evaluate(state)
        estimate.add(worths[self._chair.seat], self._watch(state) if self._watch else ())
        for place, branch, seat in path:
            place.visits += 1
            branch.visits += 1
            branch.total += worths[seat]

    def _descend(self, world: Table, place: Place) -> list[tuple[Place, Branch, int]]:
        """Go down the tree as far as it has grown, and one choice further."""
        path: list[tuple[Place, Branch, int]] = []
        while len(path) < DEEPEST:
            self._vote(world)
            ask = world.ask
            if not isinstance(ask, Choose):
                break
            is_new = not place.visits
            advice = self._hurried(world.state, ask.seat, ask.options)
            option = place.pick(ask.options, advice, self._chance)
            branch = place.branch(option)
            path.append((place, branch, ask.seat))
            world.answer(ask.seat, option)
            if is_new:
                break
            place = branch.where
        return path

    def _vote(self, world: Table) -> None:
        """In polls the others vote as they do in a hurry; nobody waits for anybody."""
        while isinstance(world.ask, Poll):
            seat = world.waiting_for[0]
            world.answer(seat, self._hurried(world.state, seat, world.options(seat)))

    def _hurried(self, state: Any, seat: int, options: Sequence[Option]) -> Option:
        return self._game.hurry(state, seat, list(options), self._chance)


def _halvings(many: int) -> int:
    """How often so many can be halved until one is left."""
    return max((many - 1).bit_length(), 1)
