"""A session: the engine's table with all its moves played, and what a server adds to it.

It numbers moves and asks, remembers how long the story was after each move, counts time, and keeps
the proposal to go back. It does no IO and knows no clock: times come with the moves.
"""

from collections.abc import Callable, Collection
from typing import NamedTuple, assert_never

import msgspec
from msgspec import Struct, structs

from undercroft.engine import Refused, Table
from undercroft.engine.entries import AnyEntry, Rolled, Threw
from undercroft.engine.seats import seat_set
from undercroft.guides import Coach
from undercroft.server.play.figures import figures
from undercroft.server.play.moves import (
    AnyMove,
    Claimed,
    Consented,
    Denied,
    Helped,
    LeftGuide,
    Played,
    Proposed,
    Undid,
)
from undercroft.server.play.parts import Part, Toss
from undercroft.server.protocol.messages import OVER, PLAYING, Outcome, Status
from undercroft.server.protocol.throw_info import Claim
from undercroft.targets.move import Throw


class RulesChanged(Exception):
    """A stored move can't be played again as it was: the rules are no longer the same."""

    def __init__(self, n: int, message: str) -> None:
        super().__init__(f"move {n} {message}")
        self.n = n
        """The number of the move."""


class Proposal(Struct, frozen=True):
    """A seat wants to go back before one of its decisions."""

    id: int
    seat: int
    decision: int
    awaited: tuple[int, ...]
    at: int
    """When it was asked, in milliseconds."""
    agreed: tuple[int, ...] = ()

    @property
    def silent(self) -> tuple[int, ...]:
        """The seats that have not said anything yet."""
        return tuple(seat for seat in self.awaited if seat not in self.agreed)


class Standing(Struct, frozen=True, kw_only=True):
    """How a table stands after its last move: what is stored beside its moves."""

    status: Status
    waiting: int
    """The set of seats that are to act."""
    deadline: int | None
    checkpoint: bytes
    checkpoint_position: int
    outcome: bytes
    figures: bytes
    """The text ids of the seats' figures, for lists of tables."""


class StoredMove(NamedTuple):
    """A move as it came from the store."""

    n: int
    at: int
    move: AnyMove


class TableSession:
    """A table being played on a server."""

    def __init__(self, table: Table, at: int, n: int = 0) -> None:
        self.table = table
        self.n = n
        """The number of the last move."""
        self.first = n
        self.at = at
        """When the last move was done, in milliseconds."""
        self.ask_id = n
        self.asked_at = at
        self.used = [0] * table.seats
        """Milliseconds that each seat has let the others wait."""
        self.by = ""
        self.undone: int | None = None
        """The seat whose decision the last move took back."""
        self.proposal: Proposal | None = None
        self.parts: tuple[Part, ...] = ()
        """What was done of the throw that is asked for."""
        self.tossed_at = at
        self.claim: Claim | None = None
        """What somebody says was seen of the throw that is asked for."""
        self.followed: Table | None = None
        """A finished game of other rules as far as its moves fit; `table` is only its end."""
        self.coach: Coach | None = None
        """Who leads the learner of a guided game."""
        self._stories = [len(table.events)]

    @property
    def toss(self) -> Toss | None:
        """The toss of the throw that is asked for, if its die is in the air."""
        return next((part for part in self.parts if isinstance(part, Toss)), None)

    def story_since(self, n: int) -> int:
        """From which event on somebody who saw move n must be told the story."""
        if not self.first <= n <= self.n:
            return 0
        return min(self._stories[n - self.first :])

    def standing(self, deadline: int | None) -> Standing:
        """How the table stands, with the moment at which it has to go on by itself."""
        table, mark = self.table, self.table.marks[-1]
        return Standing(
            status=OVER if table.is_over else PLAYING,
            waiting=seat_set(table.waiting_for),
            deadline=deadline,
            checkpoint=mark.packed,
            checkpoint_position=mark.position,
            outcome=msgspec.json.encode(self.outcome()),
            figures=msgspec.json.encode(figures(table)),
        )

    def outcome(self) -> Outcome | None:
        """How the game ended, if it did."""
        if not self.table.is_over:
            return None
        result = self.table.result()
        return Outcome(**structs.asdict(result))

    # New moves, played at once; the caller stores them or forgets the session.

    def answer(self, ask: int, seat: int, option: int, at: int, by: str = "seat") -> Played:
        """A seat chooses."""
        self.check_ask(ask)
        return self._play(seat, lambda: self.table.answer(seat, option), at, by)

    def tell(self, ask: int, seat: int, faces: str, at: int) -> Played:
        """People say what they rolled."""
        self.check_ask(ask)
        return self._play(seat, lambda: self.table.take(Rolled(faces)), at)

    def land(self, ask: int, seat: int, threw: Threw, at: int, by: str = "seat") -> Played:
        """A thrown die came to rest."""
        self.check_thrower(ask, seat)
        landed = self.coach.landed(threw) if self.coach else threw
        return self._play(seat, lambda: self.table.take(landed), at, by)

    def record(self, entry: AnyEntry, at: int = 0) -> Played:
        """An entry of a log from elsewhere."""
        return self._play(getattr(entry, "seat", 0), lambda: self.table.take(entry), at)

    def undo(
        self, seat: int, people: Collection[int], at: int, seen: int | None = None
    ) -> Undid | Proposed:
        """A seat that has seen so many moves takes its last decision back, or asks the others.

        Not after the end: then everybody may look into all hands, and the key is known.
        """
        if seen is not None and seen != self.n:
            raise Refused("moved-on", "the table has moved on", seen=seen, n=self.n)
        if self.table.is_over:
            raise Refused("game-over", "the game is over")
        if self.table.can_undo(seat):
            move: Undid | Proposed = Undid(seat=seat)
        else:
            decision = self.table.last_decision(seat)
            if decision < 0:
                raise Refused("nothing-to-undo", "this seat has not decided anything yet")
            awaited = tuple(other for other in sorted(people) if other != seat)
            move = Proposed(seat=seat, decision=decision, awaited=awaited)
        self.take(move, at)
        return move

    def consent(self, seat: int, proposal: int, yes: bool, at: int, by: str = "seat") -> Consented:
        """A seat says whether it agrees to go back; who asked may say no to call it off."""
        open_one = self.proposal
        if open_one is None or open_one.id != proposal:
            raise Refused("no-proposal", "nobody asks to go back any more")
        withdraws = seat == open_one.seat and not yes
        if not withdraws and seat not in open_one.silent:
            raise Refused("not-awaited", "this seat was not asked, or has agreed already")
        move = Consented(seat=seat, by=by, yes=yes)
        self.take(move, at)
        return move

    def leave_guide(self, seat: int, at: int) -> LeftGuide:
        """The learner of a guided game wants no guide any more."""
        coach = self.coach
        if coach is None or coach.info().is_left:
            raise Refused("no-guide-here", "nobody is guided here")
        if seat != coach.learner:
            raise Refused("not-awaited", "somebody else is guided here")
        move = LeftGuide(seat=seat)
        self.take(move, at)
        return move

    def check_ask(self, ask: int) -> None:
        """Refuse what answers an ask that is no longer open."""
        if ask != self.ask_id:
            raise Refused("moved-on", "the table has moved on", ask=ask, open=self.ask_id)

    def check_throw(self, ask: int) -> Throw:
        """The throw of an ask; Refused when it is no longer open, or asks for something else."""
        self.check_ask(ask)
        throw = self.table.ask
        if not isinstance(throw, Throw):
            raise Refused("no-chance", "no dice, card or throw is awaited now")
        return throw

    def check_thrower(self, ask: int, seat: int) -> Throw:
        """The throw that a seat is to make; Refused when it is not asked for one."""
        throw = self.check_throw(ask)
        if throw.seat != seat:
            message = f"seat {seat + 1} is not asked; the table waits for {throw.seat + 1}"
            raise Refused("not-your-turn", message, seat=seat + 1, waiting=str(throw.seat + 1))
        return throw

    # Stored moves

    def take(self, move: AnyMove, at: int) -> None:
        """Play a move; RulesChanged when it no longer comes out as it was written.

        Refused when it can't be played at all.
        """
        table = self.table
        waiting, asked = table.waiting_for, table.ask
        self.undone = None
        match move:
            case Played():
                self._play_again(move)
            case Undid(seat=seat):
                table.undo(seat)
                self.undone = seat
            case Proposed(seat=seat, decision=decision, awaited=awaited):
                asked_at = max(at, self.at)
                self._consider(Proposal(self.n + 1, seat, decision, awaited, asked_at))
            case Consented():
                self._hear(move)
            case Helped(part=part):
                self._take_part(part, max(at, self.at))
            case Claimed(seat=seat, seen=seen):
                self.claim = Claim(self.n + 1, seat, seen)
            case Denied():
                self.claim = None
            case LeftGuide():
                if self.coach is not None:
                    self.coach.leave()
            case _:
                assert_never(move)
        self._close(move, at, waiting, asked)

    def _play_again(self, move: Played) -> None:
        entries = self.table.entries
        before = len(entries)
        self.table.take(move.entries[0])
        if tuple(entries[before:]) != move.entries:
            raise RulesChanged(self.n + 1, "comes out otherwise")

    def _take_part(self, part: Part, at: int) -> None:
        self.parts = (*self.parts, part)
        if isinstance(part, Toss):
            self.tossed_at = at

    def _hear(self, move: Consented) -> None:
        proposal, self.proposal = self.proposal, None
        if proposal is not None and move.yes:
            agreed = (*proposal.agreed, move.seat)
            self._consider(structs.replace(proposal, agreed=agreed))

    def _consider(self, proposal: Proposal) -> None:
        """Go back when all agree, else wait for those who are still asked."""
        if not proposal.silent:
            self.proposal = None
            self.undone = proposal.seat
            self.table.goto(proposal.decision)
        else:
            self.proposal = proposal

    def _play(self, seat: int, act: Callable[[], None], at: int, by: str = "seat") -> Played:
        before = len(self.table.entries)
        waiting, asked = self.table.waiting_for, self.table.ask
        self.undone = None
        act()
        entries = tuple(self.table.entries[before:])
        move = Played(seat=seat, by=by, entries=entries)
        self._close(move, at, waiting, asked)
        return move

    def _close(self, move: AnyMove, at: int, waiting: tuple[int, ...], asked: object) -> None:
        """Number the move and count the time that it took."""
        at = max(at, self.at)
        for seat in waiting:
            self.used[seat] += at - self.at
        self.n += 1
        self.at = at
        self.by = move.by
        if self.table.ask is not asked:
            self.ask_id, self.asked_at = self.n, at
            self.parts, self.claim = (), None
        if isinstance(move, Played | Undid):
            self.proposal = None
        self._stories.append(len(self.table.events))
        if self.coach is not None:
            self.coach.look()
