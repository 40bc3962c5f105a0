"""Telling: options, questions and events of a table as sentences.

It joins what a table knows (seats, things) with words. It decides nothing.
"""

from collections.abc import Sequence

from undercroft.engine import (
    Ask,
    Event,
    Names,
    Option,
    Parts,
    Prospect,
    ScorePart,
    Table,
    Throw,
)
from undercroft.engine.asks import Draw, Roll
from undercroft.engine.odds import CERTAIN
from undercroft.engine.told import SEAT_FACTS, Told
from undercroft.words import Words


class Teller:
    """Tells one table in one language."""

    def __init__(self, table: Table, words: Words) -> None:
        self.table = table
        self.words = words

    def seat(self, seat: int) -> str:
        """The name of a seat: its figure, or its number before it has one."""
        figure = self._figure(seat)
        return self.words.name(figure) if figure else self.words.say("seat", seat=seat + 1)

    def player(self, seat: int) -> str:
        """Who sits on a seat: a person's name, `you` for somebody without one, or a bot."""
        players = self.table.players
        kind, _, name = (players[seat] if seat < len(players) else "").partition(":")
        if kind == "human":
            return name or self.words.say("seat-human")
        return self.words.say("seat-bot") if kind == "bot" else ""

    def option(self, option: Option) -> str:
        """What an option says on its button."""
        facts: dict[str, object] = {}
        for thing, number in option.touches.items():
            facts |= {thing: self._thing(thing, number), f"{thing}_number": number + 1}
        return self.words.say(f"option-{option.verb}", **facts)

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        return self.words.say(f"event-{event.name}", **self._facts(event))

    def prospect(self, prospect: Prospect, seat: int) -> str:
        """What a seat is to expect from a choice, in a few words; `mine` if it falls upon it."""
        facts = self._facts(prospect)
        facts["mine"] = "yes" if prospect.facts.get(prospect.whose) == seat else "no"
        if "chance" in facts:
            facts["chance"] = percent(prospect.facts["chance"])
        return self.words.say(f"forecast-{prospect.name}", **facts)

    def _facts(self, told: Told) -> dict[str, object]:
        """The facts of something that is told, with the names of what they number."""
        facts: dict[str, object] = dict(told.facts)
        for name in SEAT_FACTS:
            if isinstance(seat := facts.get(name), int):
                facts[name] = self.seat(seat)
                facts[f"{name}_number"] = seat + 1
                facts[f"{name}_gender"] = self._gender(seat)
        for name, fact in told.facts.items():
            if isinstance(fact, tuple):
                facts[name] = self._listed(fact)
            elif isinstance(fact, int) and name not in SEAT_FACTS:
                facts |= {name: self._thing(name, fact), f"{name}_number": fact + 1}
        return {name: "none" if fact == "" else fact for name, fact in facts.items()}

    def verdict(self, verdict: str) -> str:
        """How the game ended, with the winners' names."""
        ranks = enumerate(self.table.result().ranks)
        winners = ", ".join(self.seat(seat) for seat, rank in ranks if rank == 1)
        return self.words.say(verdict, winner=winners)

    def score(self, seat: int, score: int, parts: Sequence[ScorePart]) -> str:
        """How a score came about: what adds up to it, without what counts nothing."""
        told = [self._score_part(part) for part in parts if part.points]
        summed = " + ".join(told) or self.words.say("score-nothing")
        return self.words.say("score-sum", seat=self.seat(seat), score=score, parts=summed)

    def _score_part(self, part: ScorePart) -> str:
        told = self.words.say(part.text, count=part.count)
        if part.points == part.count:
            return told
        return self.words.say("score-worth", points=part.points, part=told)

    def ask(self, ask: Ask) -> str:
        """What is asked, in plain words."""
        if isinstance(ask, Roll):
            symbols = " ".join(ask.die.symbols)
            return self.words.say(f"roll-{ask.die.name}", count=ask.count, symbols=symbols)
        if isinstance(ask, Draw):
            return self.words.say("draw-card")
        if isinstance(ask, Throw):
            return self.words.say("throw-die", seat=self.seat(ask.seat))
        return self.words.say(f"ask-{ask.why.lower()}")

    def _listed(self, items: Names | Parts) -> str:
        """Things by their names; the parts of a number with their amounts, the base first."""
        told = []
        for item in items:
            if isinstance(item, str):
                told.append(self.words.name(item))
                continue
            name, amount = self.words.name(item[0]), item[1]
            way = ("sum-more" if amount >= 0 else "sum-less") if told else "sum-first"
            told.append(self.words.say(way, name=name, amount=abs(amount)))
        return ", ".join(told)

    def _thing(self, thing: str, number: int) -> object:
        if thing == "seat":
            return self.seat(number)
        name = self.table.game.name_of(self.table.state, thing, number)
        return self.words.name(name) if name else number

    def _figure(self, seat: int) -> str | None:
        return self.table.game.name_of(self.table.state, "seat", seat)

    def _gender(self, seat: int) -> str:
        figure = self._figure(seat)
        return (figure and self.words.note(figure, "gender")) or "masculine"


def percent(chance: int) -> str:
    """A chance, told in thousandths, as people read it; neither 0 nor 100 unless it is certain."""
    if 0 < chance < CERTAIN // 100:
        return "<1"
    if CERTAIN - CERTAIN // 100 < chance < CERTAIN:
        return ">99"
    return str((chance + 5) * 100 // CERTAIN)
