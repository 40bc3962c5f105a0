"""Tables that go on by themselves: bots, run-out clocks, and players who are gone."""

import asyncio
import hashlib
import logging

from undercroft.bots import CARETAKER, is_thinker
from undercroft.engine import Choose, Poll, Refused, Throw
from undercroft.server.ops.timing import now_ms
from undercroft.server.play.clocks import BOT_PATIENCE, Clock, bots_asked, overdue, unanswered
from undercroft.server.play.moves import Consented, Played
from undercroft.server.play.session import Proposal, TableSession
from undercroft.server.storage import rows
from undercroft.server.storage.rows import SeatRow
from undercroft.server.storage.writer import Unstored
from undercroft.server.tables.live_table import LiveTable
from undercroft.server.tables.node import Node
from undercroft.server.tables.seeing import confirm_alone
from undercroft.server.tables.throws import throw_for
from undercroft.server.workers.jobs import choose, moment_of

MOST_DUE = 100

log = logging.getLogger(__name__)


def level_of(row: SeatRow, clock: Clock) -> str:
    """The level of the bot that plays a seat: its own, or that of who stands in at this table."""
    return row.level if row.kind == "bot" else clock.stand_in


class Autoplay:
    """Plays for those who are not people, or not there."""

    def __init__(self, node: Node, look_every: float = 1.0) -> None:
        self._node = node
        self._look_every = look_every
        node.tables.listeners.append(self.stir)

    def stir(self, live: LiveTable) -> None:
        """Let bots and hands act, if it is their turn or somebody asks them."""
        is_up_to_us = live.seats_to_play() or _asked(live) or live.is_unjudged()
        if live.stirring is None and is_up_to_us and not self._node.is_closing:
            live.stirring = asyncio.create_task(self._play_bots(live))

    async def _play_bots(self, live: LiveTable) -> None:
        try:
            while True:
                if seats := _asked(live):
                    await self._agree(live, seats[0])
                elif live.is_unjudged():
                    await confirm_alone(self._node, live)
                elif seats := live.seats_to_play():
                    row = live.seats[seats[0]]
                    level = level_of(row, live.clock)
                    if not await self._play(live, row.seat, level, _by(live, row)):
                        return
                else:
                    return
        except (Refused, Unstored) as reason:
            log.info("a bot did not play", extra={"table": live.row.id, "detail": str(reason)})
        except Exception:
            log.exception("a bot broke", extra={"table": live.row.id})
        finally:
            live.stirring = None

    async def _agree(self, live: LiveTable, seat: int) -> None:
        """A bot lets others go back, and has no wish to go back where a player had one."""
        proposal = live.session.proposal if live.session else None
        if proposal is None:
            return

        def consent(now_session: TableSession, at: int) -> Consented:
            live.check_bot(seat)
            yes = seat != proposal.seat
            return now_session.consent(seat, proposal.id, yes, at, "bot")

        try:
            await self._node.recorder.act(live, consent)
        except Refused as refused:
            if refused.reason not in ("moved-on", "no-proposal", "not-awaited"):
                raise

    async def _play(self, live: LiveTable, seat: int, level: str, by: str) -> bool:
        """Decide or throw once for a seat; False when there is nothing it could do."""
        async with live.lock:  # or it might think about a move that is not stored in the end
            session = live.session
            if session is None or seat not in session.table.waiting_for:
                return session is not None
            if by != "clock" and seat not in live.seats_to_play():
                return True
            ask, ask_id = session.table.ask, session.ask_id
            seed = _whim(live.row.key, session.n, seat)
            moment, scripted = moment_of(session.table), live.scripted(seat)
        try:
            if isinstance(ask, Throw):
                await throw_for(self._node, live, ask_id, seat, level, by)
            elif isinstance(ask, Choose | Poll):
                if scripted is None or by == "clock":
                    workers = self._node.workers
                    run = workers.think if is_thinker(level) else workers.run
                    option = await run(choose, moment, seat, level, seed.hex())
                else:
                    option = scripted

                def answer(now_session: TableSession, at: int) -> Played:
                    live.check_open(seat, by)
                    return now_session.answer(ask_id, seat, option, at, by)

                await self._node.recorder.act(live, answer)
            else:
                return False
        except Refused as refused:
            if refused.reason not in ("moved-on", "not-your-turn", "wrong-way", "help-awaited"):
                raise
        return True

    # Clocks

    async def sweep(self) -> None:
        """Look for tables whose time has come, for ever."""
        while True:
            await asyncio.sleep(self._look_every)
            try:
                await self._sweep()
            except Unstored:
                continue
            except Exception:
                log.exception("the sweep broke")

    async def _sweep(self) -> None:
        now = now_ms()
        due = await self._node.store.read(lambda c: rows.due_tables(c, now, MOST_DUE))
        await asyncio.gather(*(self._wake(table_id) for table_id in due))

    async def _wake(self, table_id: str) -> None:
        try:
            await self._go_on(await self._node.tables.open(table_id))
        except (Refused, Unstored) as reason:
            log.info("no clock", extra={"table": table_id, "detail": str(reason)})
        except Exception:
            log.exception("a clock broke", extra={"table": table_id})

    async def _go_on(self, live: LiveTable) -> None:
        async with live.lock:
            session = live.session
            if session is None or session.table.is_over:
                return
            now, n, seats = now_ms(), session.n, live.seats
            proposal = unanswered(session, now)
            late = [seats[seat] for seat in overdue(live.clock, session, live.presences(), now)]
        if proposal is not None:
            await self._call_off(live, proposal)
            return
        for seat in late:
            if live.clock.way == "bot":
                await self._stand_in(live, seat, n)
            else:
                await self._play(live, seat.seat, CARETAKER, "clock")
        self.stir(live)
        if not late:
            await self._put_off(live)

    async def _call_off(self, live: LiveTable, proposal: Proposal) -> None:
        """Nobody waits any longer for those who don't say whether somebody may go back."""
        await self._node.recorder.act(
            live, lambda s, at: s.consent(proposal.seat, proposal.id, False, at, "clock")
        )

    async def _stand_in(self, live: LiveTable, seen: SeatRow, n: int) -> None:
        """Let a bot play for somebody, unless they came back or moved since they were seen."""
        await self._node.store.change(live.row.id, lambda c: rows.stand_in(c, seen, n))
        await self._node.tables.refresh(live)

    async def _put_off(self, live: LiveTable) -> None:
        """Nothing is due after all, or bots were woken: say when to look again."""
        now, moment = now_ms(), live.deadline()
        if moment is not None and moment <= now:
            moment = now + BOT_PATIENCE
        n = live.session.n if live.session else 0
        await self._node.store.change(
            live.row.id, lambda c: rows.set_deadline(c, live.row.id, n, moment)
        )


def _by(live: LiveTable, row: SeatRow) -> str:
    """Who acts for a seat: a bot, a guide, or a hand's skill."""
    if row.is_bot:
        return "bot"
    return "seat" if live.scripted(row.seat) is None else "guide"


def _whim(key: bytes, n: int, seat: int) -> bytes:
    """What decides a bot's whims: fixed by the table's secret key."""
    return hashlib.sha256(b"%b %d %d" % (key, n, seat)).digest()


def _asked(live: LiveTable) -> list[int]:
    """The seats of bots that are to say whether somebody may go back."""
    proposal = live.session.proposal if live.session else None
    return bots_asked(proposal, live.presences()) if proposal else []
