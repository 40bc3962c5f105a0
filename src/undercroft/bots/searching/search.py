"""One search: which option of a question comes out best in the worlds a seat can imagine.

How it works. Again and again a world is imagined in which all is as the seat sees it. In it every
option that is still in question is chosen once, all with the same luck to come, and the game goes
on: first down a tree that grows where it was before, then quickly, as the game plays in a hurry, to
its end or to a cut where the game says who stands how well. What is clearly worse than the best is
dropped, and time and again the weaker half of the options, so that most of the work goes into
telling the best apart. Of a long list only as many are looked at as the budget can tell apart, the
game's advice among them; something else is preferred to it only as far as the worlds prove it.
"""

from collections.abc import Callable, Sequence
from typing import Any

from undercroft.bots.bot import Chair
from undercroft.bots.hands import with_hands
from undercroft.bots.searching.budget import Budget, Purse
from undercroft.bots.searching.estimate import Estimate, Mean
from undercroft.bots.searching.tree import Branch, Place
from undercroft.engine import Choose, Fast, Option, Poll, Table
from undercroft.engine.playout import Hurried, Playouts

USUAL = "adventurer"
"""The level whose hand is reckoned with for others, where dice are thrown."""
LEAST_TRIES = 6
"""No more options are looked at than can be tried so often."""
FEWEST = 16
"""Worlds that an option is tried in before it may be dropped."""
HOPELESS = 3.0
"""By how many standard errors an option must be behind the best to be dropped at once."""
NO_MATTER = 0.003
"""Nobody looks longer at an option that can be better than the best by no more than that."""
BIAS = 90.0
"""What has to be proved against the advice: it is good, so that most other options are worse.

Before anything is known an option is taken to be worse by 0.02, give or take 0.015. What many
worlds say about it outweighs that as soon as its lead is more than 0.02 / 0.015² times the square
of the standard error.
"""
PROOF = 3.0
"""So many standard errors are proof enough in any case."""
RIPE = 150
"""So often a question ahead has to be met before its options are compared: until then the quick
play answers it, alike after every option of today, so that luck cancels out."""
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
        also: Option | None = None,
    ) -> None:
        self._chair = chair
        self._game = game = chair.game
        self._chance = Fast(seed)
        levels = [level if seat == chair.seat else USUAL for seat in range(chair.seats)]
        self._source = with_hands(game, self._chance, levels)
        self._hurried = Hurried(game, self._chance)
        self._playouts = Playouts(game, self._source, self._hurried)
        # Only now: the first playouts of a process have to be derived, once.
        self._purse = Purse(budget.for_poll() if chair.is_poll else budget)
        self._watch = watch
        state = chair.imagine(self._source).state
        ahead = game.foresight
        self._last = None if ahead is None else game.chapter(state) + ahead - 1
        self.advice = game.advise(state, chair.seat, list(chair.options), self._chance)
        self._also = also
        """An option that is looked at to the end, come what may."""
        measures = len(watch(state)) if watch else 0
        self.estimates = [Estimate(option, measures) for option in self._candidates()]
        self._places = {estimate.option: Place() for estimate in self.estimates}

    def run(self) -> list[Estimate]:
        """What the options are worth that were looked at, the best first."""
        running = list(self.estimates)
        halvings, halved = _halvings(len(running)), 0
        while len(running) > 1 and not self._purse.is_empty():
            self._try_each(running)
            running = self._in_question(running)
            # Every so often the weaker half is dropped, so that each half costs as much.
            while halved < int(self._purse.used * halvings) and len(running) > 2:
                running, halved = self._better_half(running), halved + 1
        tried = [estimate for estimate in self.estimates if estimate.playouts]
        return sorted(tried, key=lambda estimate: (-estimate.playouts, -estimate.worth.value))

    def _in_question(self, running: Sequence[Estimate]) -> list[Estimate]:
        """Those that may still turn out to be the best; it is asked at 16 worlds, 32, 64 ..."""
        worlds = running[-1].playouts
        if worlds < FEWEST or worlds & (worlds - 1):
            return list(running)
        best = max(running, key=lambda one: one.worth.value)
        return [
            one
            for one in running
            if one is best or one.option is self._also or may_be_better(best.lead(one))
        ]

    def _better_half(self, running: Sequence[Estimate]) -> list[Estimate]:
        """The better half; the advice always, for it is what the others are compared with."""
        by_worth = sorted(running, key=lambda estimate: -estimate.worth.value)
        better = by_worth[: max((len(running) + 1) // 2, 2)]
        wanted = (self.advice, self._also)
        kept = [one for one in running if one.option in wanted and one not in better]
        return [*better[: max(len(better) - len(kept), 1)], *kept]

    def best(self) -> Option:
        """What to choose: the advice, unless something else is clearly better."""
        return self.best_of(self.run())

    def best_of(self, found: Sequence[Estimate]) -> Option:
        """The same of what a search found."""
        advised = next((one for one in found if one.option is self.advice), None)
        if advised is None:
            return self.advice
        longest = [one for one in found if one.playouts == found[0].playouts]
        first = max(longest, key=lambda one: one.worth.value)
        lead = first.lead(advised)
        proof = min(BIAS * lead.doubt, PROOF)
        return first.option if lead.in_errors > proof else self.advice

    def _candidates(self) -> list[Option]:
        """The advice, and as many others as there is room for; what gives something up last."""
        first = [self.advice]
        if self._also is not None and self._also is not self.advice:
            first.append(self._also)
        others = [option for option in self._chair.options if option not in first]
        order = {option: self._chance.draw(range(2**30)) for option in others}
        others.sort(key=lambda option: (option.grave, order[option]))
        return [*first, *others[: max(self._purse.left // LEAST_TRIES, 2) - len(first)]]

    def _try_each(self, running: Sequence[Estimate]) -> None:
        """Choose every option once, all in one world."""
        world = self._chair.imagine(self._source)
        luck = self._chance.draw(range(2**30))
        for estimate in running:
            if not self._purse.spend():
                return
            self._chance.restart(luck)
            self._try(world.twin(self._source), estimate)
        self._chance.restart(luck + 1)

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
        """Go down the tree as far as it has grown."""
        path: list[tuple[Place, Branch, int]] = []
        while len(path) < DEEPEST:
            place.arrivals += 1
            if place.arrivals <= RIPE:
                break
            self._vote(world)
            ask = world.ask
            if not isinstance(ask, Choose):
                break
            advice = self._hurried(world.state, ask.seat, ask.options)
            option = place.pick(ask.options, advice, self._chance)
            branch = place.branch(option)
            path.append((place, branch, ask.seat))
            world.answer(ask.seat, option)
            place = branch.where
        return path

    def _vote(self, world: Table) -> None:
        """In polls the others vote as they do in a hurry; nobody waits for anybody."""
        while isinstance(world.ask, Poll):
            seat = world.waiting_for[0]
            world.answer(seat, self._hurried(world.state, seat, world.options(seat)))


def may_be_better(lead: Mean) -> bool:
    """Whether an option may still turn out better than the one that leads it so."""
    return lead.value < HOPELESS * lead.doubt - NO_MATTER


def _halvings(many: int) -> int:
    """How often so many can be halved until one is left."""
    return max((many - 1).bit_length(), 1)
