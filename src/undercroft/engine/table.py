"""The table: asks the seats, checks their answers, and goes back or makes a copy when asked to.

How it works. Generators can't be copied. A copy, an undo or a jump therefore takes the last mark
before the place, starts that step again and sends it the entries since. Scripts are deterministic:
the same answers and outcomes lead to the same place.

The table checks every answer before a rule sees it.
"""

from collections.abc import Sequence
from typing import Any

from undercroft.engine.asks import Choose, Draw, Outcome, Poll, Roll
from undercroft.engine.chance import NOBODY, Fast, Silent, Source, said_by
from undercroft.engine.entries import DECISIONS, Answered, AnyEntry, Drew, Threw, Voted, entry_of
from undercroft.engine.events import Event
from undercroft.engine.forecasts import Forecast
from undercroft.engine.game import AnyGame, Result
from undercroft.engine.guided import let_see
from undercroft.engine.options import Option
from undercroft.engine.refusals import Refused, RulesFault
from undercroft.engine.running import Dealt, Mark, Run
from undercroft.engine.seats import is_in
from undercroft.engine.throws import Throw

MOST_WORLDS = 8
"""How often a seat tries to imagine a world in which everything happened as it saw it."""
CHANCES = (Roll, Draw, Throw)


class Table(Run):
    """A game being played."""

    __slots__ = ()

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        source: Source,
        setup: dict[str, Any] | None = None,
        players: Sequence[str] = (),
    ) -> None:
        game.check_seats(seats)
        self.setup = dict(setup or {})
        self.players = tuple(players)
        self._lay(game, seats, game.setup(seats, game.read_setup(self.setup)), source)
        self._run(None)

    @classmethod
    def from_checkpoint(
        cls,
        game: AnyGame,
        seats: int,
        packed: bytes,
        source: Source,
        players: Sequence[str] = (),
    ) -> "Table":
        """A table that starts in a given situation between two steps."""
        table = cls.__new__(cls)
        table.setup, table.players = {}, tuple(players)
        table._lay(game, seats, game.adopt(packed), source)
        table.base = packed
        table._run(None)
        return table

    # Asking

    def options(self, seat: int) -> list[Option]:
        """What a seat can choose now; empty when it is not asked."""
        ask = self.ask
        if isinstance(ask, Choose) and ask.seat == seat:
            return list(ask.options)
        if isinstance(ask, Poll) and seat in self.waiting_for:
            return list(ask.options[list(ask.seats).index(seat)])
        return []

    def forecast(self, seat: int, option: Option) -> Forecast:
        """What a choice of a seat that is asked would mean, as far as the seat can know."""
        assert self.ask is not None, "nobody is asked any more"
        return self.game.forecast(self.state, seat, option, self.ask.why)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, as plain data; None asks for a spectator."""
        return self.game.view(self.state, seat)

    def story(self, seat: int | None, since: int = 0) -> list[Event]:
        """What happened, as far as a seat may know it."""
        return [event for event in self.events[since:] if event.is_known_to(seat)]

    def result(self) -> Result:
        """Scores and ranks as they stand."""
        return self.game.result(self.state)

    # Answering

    def refusal(self, seat: int, option: Option | int) -> Refused | None:
        """Why a seat can't choose an option now; None when it can."""
        if self.ask is None:
            return Refused("game-over", "the game is over")
        offered = self.options(seat)
        if isinstance(self.ask, CHANCES) and not isinstance(self.ask, Throw):
            return Refused("dice-awaited", "the table waits for dice or a card")
        if not offered:
            waiting = ", ".join(str(other + 1) for other in self.waiting_for)
            message = f"seat {seat + 1} is not asked; the table waits for {waiting}"
            return Refused("not-your-turn", message, seat=seat + 1, waiting=waiting)
        number = option.number if isinstance(option, Option) else option
        if all(number != choice.number for choice in offered):
            return _not_offered(number)
        return None

    def answer(self, seat: int, option: Option | int) -> None:
        """A seat chooses. Refused, with nothing changed, when it can't."""
        ask = self.ask
        if isinstance(option, int):
            option = self._option(seat, option)
        # What can be chosen goes on at once; only what can't is looked into.
        if not (isinstance(ask, Choose) and ask.seat == seat and option in ask.options):
            if refused := self.refusal(seat, option):
                raise refused
            option = self.game.options.numbered[option.number]
            if isinstance(ask, Poll):
                self._vote(ask, seat, option)
                return
        self.entries.append(Answered(seat, option.number))
        self._go_on(option)

    def _option(self, seat: int, number: int) -> Option:
        """The option of a number; Refused where the game has none."""
        options = self.game.options
        # True and False are ints too.
        if number.__class__ is int and 0 <= number < len(options):
            return options.numbered[number]
        raise self.refusal(seat, number) or _not_offered(number)

    def _vote(self, ask: Poll, seat: int, option: Option) -> None:
        self.entries.append(Voted(seat, option.number))
        self._votes[seat] = option
        if not self.waiting_for:
            self._go_on(self._take_votes(ask))

    def tell(self, outcome: Outcome) -> None:
        """People say what they rolled, drew or threw. Refused when that can't be."""
        ask = self.ask
        if not isinstance(ask, CHANCES):
            raise Refused("no-chance", "no dice, card or throw is awaited now")
        self.take(entry_of(ask, outcome))

    def _go_on(self, sent: Any) -> None:
        """Run on from an entry just written; when the rules break, stand where we stood."""
        before = len(self.entries) - 1
        try:
            self._run(sent)
        except Exception as error:
            self._rewind(before)
            raise RulesFault(f"the rules of {self.game.id} broke: {error!r}") from error
        except KeyboardInterrupt:  # somebody at a terminal has enough, but may save the game
            self._rewind(before)
            raise

    # Copying, jumping, undoing

    def twin(self, source: Source) -> "Table":
        """A copy with a chance of its own: with the real one it would see the coming dice."""
        mark, game = self.marks[-1], self.game
        twin = Table.__new__(Table)
        twin.setup, twin.players = self.setup, self.players
        twin._lay(game, self.seats, game.unpack(mark.packed), NOBODY)
        twin.base = mark.packed
        twin.marks.append(Mark(mark.packed, 0, 0, source.position))
        twin._script = game.step(twin.state)
        entries, dealt = self.entries[mark.entries :], self.dealt
        if dealt is not None and dealt.entries < mark.entries:
            dealt = None
        if twin._script is not None:
            twin.ask = twin._run_step(twin._script, None)
            if dealt is None:
                twin._send_again(entries)
            else:
                place = dealt.entries - mark.entries
                twin._send_again(entries[:place])
                twin._deal(Dealt(place, dealt.seat, dealt.seed))
                twin._send_again(entries[place:])
            twin._take_events()
        twin.use(source)
        return twin

    def imagine(self, seat: int, source: Source) -> "Table":
        """A table as a seat may imagine it: what it can't know is dealt anew.

        It is dealt at the last checkpoint, and the entries since are played in that world. Where
        they can't be, again and again, it is dealt in the place.
        """
        game, mark = self.game, self.marks[-1]
        if not game.has_secrets:
            return self._with_votes_of(seat, self.twin(source), source)
        known = self._known_to(seat)
        for _ in range(MOST_WORLDS):
            state = game.unpack(mark.packed)
            game.imagine(state, seat, source)
            world = Table.from_checkpoint(game, self.seats, game.pack(state), Silent(source))
            if self._is_led_here(world, known, seat, source):
                world.use(source)
                self._vote_in(world, seat, source)
                return world
        twin = self.twin(source)
        seed = source.seed()
        assert seed is not None, "imagining needs a source that answers"
        twin._deal(Dealt(len(twin.entries) - len(twin._votes), seat, seed.hex()))
        return self._with_votes_of(seat, twin, source)

    def _with_votes_of(self, seat: int, twin: "Table", source: Source) -> "Table":
        """A copy in which others' votes are a guess."""
        for other in twin._votes:
            del twin.entries[twin._last_vote(other)]
        twin._votes.clear()
        self._vote_in(twin, seat, source)
        return twin

    def _is_led_here(
        self, world: "Table", known: list[AnyEntry], seat: int, source: Source
    ) -> bool:
        """Play entries in an imagined world, as a seat saw them; whether all is as it sees it."""
        others_know = False
        try:
            for entry in known:
                seen = world._as_seen(entry, seat, source)
                others_know |= seen is not entry
                world.take(seen)
        except (Refused, RulesFault):
            return False
        return not others_know or world.view(seat) == self.view(seat)

    def _known_to(self, seat: int) -> list[AnyEntry]:
        """The entries of this step without what others have voted: that is shown together."""
        secret = {self._last_vote(other) for other in self._votes if other != seat}
        entries = enumerate(self.entries[self.marks[-1].entries :], self.marks[-1].entries)
        return [entry for place, entry in entries if place not in secret]

    def _vote_in(self, world: "Table", seat: int, source: Source) -> None:
        """Who has voted has voted in an imagined world too; what others voted is a guess."""
        for voter, option in self._votes.items():
            if voter in world.waiting_for:
                options = list(world.options(voter))
                guess = self.game.hurry(world.state, voter, options, source)
                world.answer(voter, option if voter == seat else guess)

    def _as_seen(self, entry: AnyEntry, seat: int, source: Source) -> AnyEntry:
        """An entry as a seat may imagine it: what only others know is anything that it can be."""
        ask = self.ask
        if isinstance(ask, Draw) and isinstance(entry, Drew) and not is_in(ask.to, seat):
            return Drew(_any_of(ask.cards, source))
        if isinstance(entry, Answered) and isinstance(ask, Choose) and entry.seat != seat:
            kind = type(self.game.options[entry.option])
            if kind.secret:
                like = [option.number for option in ask.options if type(option) is kind]
                return Answered(entry.seat, _any_of(like or [entry.option], source))
        return entry

    def _deal(self, dealt: Dealt) -> None:
        """Deal anew, within a step, what a seat can't know; a copy is dealt the same."""
        self.game.imagine(self.state, dealt.seat, Fast(dealt.seed))
        self.dealt = dealt

    def take(self, entry: AnyEntry) -> None:
        """Play one recorded entry; Refused when it can't be."""
        ask = self.ask
        if isinstance(entry, Answered) and isinstance(ask, Choose) and ask.seat == entry.seat:
            numbered, number = self.game.options.numbered, entry.option
            if 0 <= number < len(numbered) and (option := numbered[number]) in ask.options:
                self.entries.append(entry)
                self._go_on(option)
                return
        if isinstance(entry, DECISIONS):
            self.answer(entry.seat, entry.option)
            return
        outcome = entry.outcome(ask)
        if isinstance(entry, Threw):
            self.source.move_on()
        self.entries.append(entry)
        self._go_on(outcome)

    def _send_again(self, entries: list[AnyEntry]) -> None:
        """Play entries of this very step once more, unchecked: they were checked before."""
        options, run, script = self.game.options.numbered, self._run_step, self._script
        assert script is not None, "a step that asked something has begun"
        for entry in entries:
            if isinstance(entry, Answered):
                self.entries.append(entry)
                self.ask = run(script, options[entry.option])
            elif isinstance(entry, Voted):
                self.take(entry)
            else:
                self.entries.append(entry)
                self.ask = run(script, entry.outcome(self.ask))

    def use(self, source: Source) -> None:
        """Go on with a source from here."""
        self.source = source
        let_see(source, self.entries)
        said = said_by(source, self.ask)
        if said is not None:
            self.take(said)

    def goto(self, decision: int) -> None:
        """Back to the moment before decision number n, from 0. The dice stay the same."""
        places = self.decisions()
        if not 0 <= decision < len(places):
            message = f"there is no decision {decision}; there were {len(places)}"
            raise Refused("no-decision", message, decision=decision, count=len(places))
        self._rewind(places[decision])

    def decisions(self) -> list[int]:
        """The places of all decisions among the entries."""
        entries = enumerate(self.entries)
        return [n for n, entry in entries if isinstance(entry, DECISIONS)]

    def can_undo(self, seat: int) -> bool:
        """Whether a seat's last decision told nothing new to anyone, so that it can be undone."""
        if seat in self._votes:
            return True
        if self.is_over:
            return False
        last = self.entries[-1] if self.entries else None
        if not isinstance(last, Answered) or last.seat != seat:
            return False
        return not self.game.options[last.option].reveals

    def has_decided(self, seat: int) -> bool:
        """Whether a seat has decided anything that could be taken back, if need be with consent."""
        return not self.is_over and any(
            isinstance(entry, DECISIONS) and getattr(entry, "seat", None) == seat
            for entry in reversed(self.entries)
        )

    def undo(self, seat: int) -> None:
        """Take back a seat's last decision. Refused when something became known since."""
        if not self.can_undo(seat):
            raise Refused("no-undo", "something became known since; the table would have to agree")
        if seat in self._votes:
            del self._votes[seat]
            del self.entries[self._last_vote(seat)]
        else:
            self._rewind(len(self.entries) - 1)

    def last_decision(self, seat: int) -> int:
        """The number of a seat's last decision, for going back with consent; -1 for none."""
        places = self.decisions()
        for number in reversed(range(len(places))):
            if getattr(self.entries[places[number]], "seat", None) == seat:
                return number
        return -1

    def _last_vote(self, seat: int) -> int:
        """The place of a seat's last vote among the entries."""
        entries = enumerate(self.entries)
        return max(n for n, entry in entries if isinstance(entry, Voted) and entry.seat == seat)

    def _rewind(self, place: int) -> None:
        """Stand before the entry at a place: back to the last mark, then on through the entries."""
        while self.marks[-1].entries > place:
            self.marks.pop()
        mark = self.marks.pop()
        again = self.entries[mark.entries : place]
        del self.entries[mark.entries :], self.events[mark.events :]
        self._votes.clear()
        self._script = None
        self.state = self.game.unpack(mark.packed)
        source = self.source
        source.position = mark.position
        self.source = Silent(source)
        self._run(None)
        for entry in again:
            # Asked only so that it keeps pace: the entry says what came out.
            if isinstance(self.ask, Roll | Draw):
                said_by(source, self.ask)
            self.take(entry)
        self.use(source)


def _any_of(numbers: Sequence[int], source: Source) -> int:
    """One of some numbers, all equally likely."""
    found = source.draw(numbers)
    assert found is not None, "imagining needs a source that answers"
    return found


def _not_offered(number: int) -> Refused:
    return Refused("not-offered", f"option {number} is not offered", option=number)
