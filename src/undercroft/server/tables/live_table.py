"""A table in the memory of this node, and the clients that look at it."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Collection, Sequence
from functools import partial

import msgspec

from undercroft.engine import Refused, Throw
from undercroft.engine.entries import Threw
from undercroft.server.ops.limits import Bucket
from undercroft.server.ops.physics import has_physics
from undercroft.server.ops.timing import now_ms
from undercroft.server.play.clocks import deadline, help_ends
from undercroft.server.play.memory_size import size_of
from undercroft.server.play.moves import AnyMove, Helped, Played
from undercroft.server.play.parts import Toss
from undercroft.server.play.presence import (
    Presence,
    acts_alone,
    awaited_part,
    is_unjudged,
    judge_of,
)
from undercroft.server.play.session import TableSession
from undercroft.server.play.throw_info import throw_info
from undercroft.server.play.updates import Known, Views, clock_infos, update
from undercroft.server.protocol.messages import (
    PLAYING,
    Flight,
    FromServer,
    ProposalInfo,
    Refusal,
    Said,
    SeatInfo,
    Seating,
    Tossed,
    write_message,
)
from undercroft.server.protocol.throw_info import SeatWay, ThrowInfo
from undercroft.server.storage.rows import MOST_CHAT_TOLD, NOBODY, ChatLine, SeatRow, TableRow
from undercroft.server.tables.client import Client
from undercroft.server.tables.hands import Hands
from undercroft.targets.record.film import film_of

CHAT_RATE = 5, 0.5
"""What a seat may say at once, and then a second."""

log = logging.getLogger(__name__)


class LiveTable:
    """A table that somebody looks at, or did a moment ago."""

    def __init__(
        self, row: TableRow, seats: Sequence[SeatRow], session: TableSession | None
    ) -> None:
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.stirring: asyncio.Task[None] | None = None
        self._known = Known()
        self.chat_limits: defaultdict[int, Bucket] = defaultdict(partial(Bucket, *CHAT_RATE))
        """How much each seat may still say."""
        self.hands = Hands()
        self.said: list[ChatLine] = []
        """The latest that was said here and told to everybody."""
        self.seats: list[SeatRow] = []
        self._weighed_at: int | None = None
        self._size = 0
        self.place(row, seats, session)

    def place(self, row: TableRow, seats: Sequence[SeatRow], session: TableSession | None) -> None:
        """Take what is stored as the truth."""
        self._part(seats)
        self.row = row
        self.clock = row.read_clock()
        self.seats = list(seats)
        self.session = session
        self._weighed_at = None

    def note_standing(self) -> None:
        """Write into the row how the table stands after its last move, as it is stored."""
        session = self.session
        assert session is not None
        standing = msgspec.structs.asdict(session.standing(self.deadline()))
        self.row = msgspec.structs.replace(self.row, n=session.n, moved_at=session.at, **standing)

    def _part(self, seats: Sequence[SeatRow]) -> None:
        """Whoever holds a seat that is no longer theirs has to come back and say hello anew."""
        renumbered = len(seats) != len(self.seats)
        for client in self.clients:
            if renumbered or any(
                seats[seat].holder != self.seats[seat].holder for seat in client.eyes
            ):
                client.eyes = ()
                client.go()

    @property
    def heard(self) -> int:
        """The number of the last chat line that was told here."""
        return self.said[-1].number if self.said else 0

    def hear(self, found: Sequence[ChatLine]) -> list[ChatLine]:
        """Remember what was said; gives what is new of it."""
        new = [line for line in found if line.number > self.heard]
        self.said = [*self.said, *new][-MOST_CHAT_TOLD:]
        self._weighed_at = None
        return new

    @property
    def size(self) -> int:
        """About how many bytes of memory it takes; it is weighed again after each move."""
        n = self.session.n if self.session else 0
        if n != self._weighed_at:
            session = self.session
            tables = (session.table, session.followed) if session else ()
            self._size = size_of(tables, [line.text for line in self.said])
            self._weighed_at = n
        return self._size

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        return not self.clients and self.stirring is None and not self.lock.locked()

    @property
    def people(self) -> list[int]:
        """The seats that people play now."""
        return [seat.seat for seat in self.seats if seat.kind == "human" and not seat.stand_in]

    def presences(self) -> list[Presence]:
        """What the clocks have to know."""
        return [
            Presence(
                seat.seat,
                seat.is_bot,
                seat.gone_at,
                seat.node is not None,
                self.way(seat),
                seat.back_at,
            )
            for seat in self.seats
        ]

    def way(self, seat: SeatRow) -> SeatWay:
        """How a seat throws."""
        return way_of(seat, self.row)

    def deadline(self) -> int | None:
        """When it next has to go on by itself."""
        if self.session is None:
            return None
        return deadline(self.clock, self.session, self.presences())

    def seats_to_play(self) -> list[int]:
        """The seats for which the table is to act: those of bots, and of hands that throw."""
        session = self.session
        if session is None or session.proposal is not None:
            return []
        there = self.presences()
        found = [seat for seat in session.table.waiting_for if acts_alone(session, there[seat])]
        return [] if found and self.is_help_awaited() else found

    def scripted(self, seat: int) -> int | None:
        """What a guide has a seat choose that the table acts for."""
        session = self.session
        return session.coach.choice(seat) if session and session.coach else None

    def is_throw_scripted(self) -> bool:
        """Whether a guide says how the throw that is asked for lands."""
        coach = self.session.coach if self.session else None
        return coach is not None and coach.is_throwing()

    def is_help_awaited(self) -> bool:
        """Whether whoever is to throw has to wait for a helper, who has some time left."""
        session = self.session
        if session is None or awaited_part(session, self.presences()) is None:
            return False
        return help_ends(self.clock, session) > now_ms()

    def judge(self) -> int | None:
        """The seat that has to confirm what was seen of a throw; None when nobody can."""
        return judge_of(self.session, self.presences()) if self.session else None

    def is_unjudged(self) -> bool:
        """Whether somebody's claim waits for a judge who is not there any more."""
        session = self.session
        if session is None or session.claim is None or session.proposal is not None:
            return False
        return is_unjudged(session, self.presences())

    def check_begun(self) -> TableSession:
        """The game that is played here; Refused when there is none yet."""
        if self.session is None:
            raise Refused("not-begun", "the game has not begun")
        return self.session

    def check_way(self, seat: int, way: SeatWay) -> None:
        """Refuse what is not how a seat throws."""
        own = self.way(self.seats[seat])
        if own != way:
            raise Refused("wrong-way", f"seat {seat + 1} throws otherwise: {own}", way=own)

    def check_bot(self, seat: int) -> None:
        """Refuse what a bot thought of for a player who is back."""
        if not self.seats[seat].is_bot:
            raise Refused("moved-on", "the player is back")

    def check_open(self, seat: int, by: str) -> None:
        """A bot that has thought waits while people are asked whether to go back, or hands back."""
        if by != "bot":
            return
        if self.session is not None and self.session.proposal is not None:
            raise Refused("moved-on", "somebody asks to go back")
        self.check_bot(seat)

    def seat_infos(self) -> tuple[SeatInfo, ...]:
        """Who sits where."""
        return seat_infos(self.row, self.seats)

    def clearing_info(self) -> ProposalInfo | None:
        """Whether the host asks to delete the running game, and who has agreed."""
        if self.row.clearing is None or self.row.status != PLAYING:
            return None
        people = [seat for seat in self.seats if seat.kind == "human"]
        return ProposalInfo(
            id=self.row.clearing,
            what="clear",
            seat=NOBODY,
            agreed=tuple(seat.seat for seat in people if seat.agrees),
            awaited=tuple(seat.seat for seat in people),
            left=None,
        )

    @property
    def declined(self) -> int | None:
        """The seat that does not want the running game deleted, until the host has read it."""
        found = (seat.seat for seat in self.seats if seat.declines)
        return next(found, None) if self.row.status == PLAYING else None

    def tell_seating(self) -> None:
        """Tell everybody who sits where."""
        clearing, declined = self.clearing_info(), self.declined
        self.tell(Seating(self.row.status, self.seat_infos(), clearing, declined))

    def tell(self, message: FromServer) -> None:
        """Tell everybody the same."""
        packed = write_message(message)
        for client in self.clients:
            client.push_bytes(packed)

    def tell_others(self, told: Client, message: FromServer) -> None:
        """Tell everybody but one client."""
        packed = write_message(message)
        for client in self.clients - {told}:
            client.push_bytes(packed)

    def tell_chat(self, found: Sequence[ChatLine]) -> None:
        """Tell everybody what is new of what was said."""
        for line in self.hear(found):
            self.tell(said(line))

    def tell_flight(self, n: int, move: AnyMove) -> None:
        """Show everybody how a die flew in move n, if one did."""
        if isinstance(move, Helped) and self.session is not None and self.session.toss is not None:
            self._tell_toss(self.session.ask_id, move)
        entry = move.entries[0] if isinstance(move, Played) else None
        film = film_of(entry) if isinstance(entry, Threw) else None
        if film is not None:
            self.tell(Flight(n, move.seat, film))

    def _tell_toss(self, ask: int, move: Helped) -> None:
        if isinstance(move.part, Toss):
            self.tell(Tossed(ask, move.seat, move.part.film))

    def tell_standing(self, now: int) -> None:
        """Tell every client how the table stands, as far as its seats may know."""
        self._tell_all(self.clients, now)

    def tell_standing_to(self, client: Client, now: int) -> None:
        """Tell one client how the table stands."""
        self._tell_all((client,), now)

    def _tell_all(self, clients: Collection[Client], now: int) -> None:
        session = self.session
        if session is None or not clients:
            return
        clocks = clock_infos(session, self.clock, self.presences(), now)
        views = Views(session.table, self._known, self._throw_info(session, now), clocks)
        packed: dict[tuple[tuple[int, ...], int], bytes] = {}
        for client in clients:
            key = client.eyes, client.saw
            if key not in packed:
                packed[key] = self._pack_standing(session, *key, now, views)
            client.push_bytes(packed[key])
            client.saw = session.n

    def _throw_info(self, session: TableSession, now: int) -> ThrowInfo | None:
        if not isinstance(session.table.ask, Throw):
            return None
        return throw_info(session, self.clock, self.presences(), now)

    def _pack_standing(
        self, session: TableSession, eyes: tuple[int, ...], saw: int, now: int, views: Views
    ) -> bytes:
        """How the table stands for some eyes; a view that breaks does not keep it from the others.

        The move is stored by then: whoever did it must not hear that nothing has changed.
        """
        try:
            return write_message(update(session, eyes, saw, now, views))
        except Exception:
            log.exception("not shown", extra={"table": self.row.id, "detail": str(eyes)})
            return write_message(Refusal("not-shown", "the table can't be shown", {}))


def way_of(seat: SeatRow, row: TableRow) -> SeatWay:
    """How a seat throws: people at real dice tell what they saw, all others throw on screen.

    Without physics an average hand's skill decides instead.
    """
    is_at_board = row.real_dice and seat.kind == "human"
    way = seat.way or ("companion" if is_at_board else "physics")
    return way if way != "physics" or has_physics() else "average"


def seat_infos(row: TableRow, seats: Sequence[SeatRow]) -> tuple[SeatInfo, ...]:
    """Who sits where at a table."""
    return tuple(
        SeatInfo(
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            level=seat.level,
            here=seat.node is not None,
            stand_in=seat.stand_in,
            way=way_of(seat, row),
        )
        for seat in seats
    )


def said(line: ChatLine) -> Said:
    """What clients are told of something that was said."""
    return Said(line.number, line.at, line.seat, line.name, line.text)
