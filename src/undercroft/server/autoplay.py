"""Tables that go on by themselves: bots, run-out clocks, and players who are gone."""

import asyncio
import hashlib
import logging

from undercroft.bots import CARETAKER
from undercroft.engine import Choose, Poll, Refused, Throw
from undercroft.server import rows
from undercroft.server.clocks import BOT_PATIENCE, bots_asked, overdue, unanswered
from undercroft.server.deeds import Consented, Played
from undercroft.server.house import House
from undercroft.server.live import Live
from undercroft.server.rows import SeatRow
from undercroft.server.sitting import Proposal, Sitting
from undercroft.server.timing import now_ms
from undercroft.server.workers import choose, moment_of, throw_die
from undercroft.server.writer import Unstored

SWEEP_SECONDS = 1.0
MOST_DUE = 100

log = logging.getLogger(__name__)


def seed_of(key: bytes, n: int, seat: int) -> bytes:
    """What decides a bot's whims and a hand's tremor: fixed by the table's secret key."""
    return hashlib.sha256(b"%b %d %d" % (key, n, seat)).digest()


class Autoplay:
    """Plays for those who are not people, or not there."""

    def __init__(self, house: House) -> None:
        self._house = house
        house.listeners.append(self.stir)

    def stir(self, live: Live) -> None:
        """Let the bots of a table act, if it is their turn or somebody asks them."""
        is_up_to_bots = live.bots_to_act() or _asked(live)
        if live.stirring is None and is_up_to_bots and not self._house.is_closing:
            live.stirring = asyncio.create_task(self._play_bots(live))

    async def _play_bots(self, live: Live) -> None:
        try:
            while True:
                if seats := _asked(live):
                    await self._agree(live, seats[0])
                elif seats := live.bots_to_act():
                    row = live.seats[seats[0]]
                    level = row.level if row.kind == "bot" else CARETAKER
                    if not await self._play(live, row.seat, level, "bot"):
                        return
                else:
                    return
        except (Refused, Unstored) as reason:
            log.info("a bot did not play", extra={"table": live.row.id, "detail": str(reason)})
        except Exception:
            log.exception("a bot broke", extra={"table": live.row.id})
        finally:
            live.stirring = None

    async def _agree(self, live: Live, seat: int) -> None:
        """A bot lets others go back, and has no wish to go back where a player had one."""
        proposal = live.sitting.proposal if live.sitting else None
        if proposal is None:
            return

        def consent(now_sitting: Sitting, at: int) -> Consented:
            _check_bot(live, seat)
            yes = seat != proposal.seat
            return now_sitting.consent(seat, proposal.id, yes, at, "bot")

        try:
            await self._house.act(live, consent)
        except Refused as refused:
            if refused.reason not in ("moved-on", "no-proposal", "not-awaited"):
                raise

    async def _play(self, live: Live, seat: int, level: str, by: str) -> bool:
        """Decide or throw once for a seat; False when there is nothing it could do."""
        async with live.lock:  # or it might think about a deed that is not stored in the end
            sitting = live.sitting
            if sitting is None or seat not in sitting.table.waiting_for:
                return sitting is not None
            ask, ask_id = sitting.table.ask, sitting.ask_id
            seed = seed_of(live.row.key, sitting.n, seat)
            moment = moment_of(sitting.table)
        try:
            if isinstance(ask, Throw):
                await throw(self._house, live, ask_id, seat, None, by)
            elif isinstance(ask, Choose | Poll):
                option = await self._house.workers.run(choose, moment, seat, level, seed.hex())

                def answer(now_sitting: Sitting, at: int) -> Played:
                    _check_open(live, now_sitting, seat, by)
                    return now_sitting.answer(ask_id, seat, option, at, by)

                await self._house.act(live, answer)
            else:
                return False
        except Refused as refused:
            if refused.reason not in ("moved-on", "not-your-turn"):
                raise
        return True

    # Clocks

    async def sweep(self) -> None:
        """Look for tables whose time has come, for ever."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self._sweep()
            except Unstored:
                continue
            except Exception:
                log.exception("the sweep broke")

    async def _sweep(self) -> None:
        now = now_ms()
        due = await self._house.read(lambda c: rows.due_tables(c, now, MOST_DUE))
        await asyncio.gather(*(self._wake(table_id) for table_id in due))

    async def _wake(self, table_id: str) -> None:
        try:
            await self._go_on(await self._house.open(table_id))
        except (Refused, Unstored) as reason:
            log.info("no clock", extra={"table": table_id, "detail": str(reason)})
        except Exception:
            log.exception("a clock broke", extra={"table": table_id})

    async def _go_on(self, live: Live) -> None:
        async with live.lock:
            sitting = live.sitting
            if sitting is None or sitting.table.is_over:
                return
            now, n, seats = now_ms(), sitting.n, live.seats
            proposal = unanswered(sitting, now)
            late = [seats[seat] for seat in overdue(live.clock, sitting, live.presences(), now)]
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

    async def _call_off(self, live: Live, proposal: Proposal) -> None:
        """Nobody waits any longer for those who don't say whether somebody may go back."""
        await self._house.act(
            live, lambda s, at: s.consent(proposal.seat, proposal.id, False, at, "clock")
        )

    async def _stand_in(self, live: Live, seen: SeatRow, n: int) -> None:
        """Let a bot play for somebody, unless they came back or moved since they were seen."""
        await self._house.change(live.row.id, lambda c: rows.stand_in(c, seen, n))
        await self._house.refresh(live)

    async def _put_off(self, live: Live) -> None:
        """Nothing is due after all, or bots were woken: say when to look again."""
        now, moment = now_ms(), live.deadline()
        if moment is not None and moment <= now:
            moment = now + BOT_PATIENCE
        n = live.sitting.n if live.sitting else 0
        await self._house.change(
            live.row.id, lambda c: rows.set_deadline(c, live.row.id, n, moment)
        )


async def throw(
    house: House, live: Live, ask_id: int, seat: int, release: dict[str, object] | None, by: str
) -> None:
    """Throw a die in a worker and let it land, with the usual release if none is given."""
    async with live.lock:
        sitting = live.sitting
        if sitting is None:
            raise Refused("not-begun", "the game has not begun")
        sitting.check_ask(ask_id)
        ask = sitting.check_thrower(seat)
        n = sitting.n
    seed = int.from_bytes(seed_of(live.row.key, n, seat)[:7], "little")

    def land(now_sitting: Sitting, at: int) -> Played:
        _check_open(live, now_sitting, seat, by)
        return now_sitting.land(ask_id, seat, thrown.landing, thrown.tracks, at, by)

    with house.in_flight():
        given = ask.board, ask.die, ask.conditions, release, seed
        thrown = await house.workers.run(throw_die, *given)
        await house.finish(live, land)


def _asked(live: Live) -> list[int]:
    """The seats of bots that are to say whether somebody may go back."""
    proposal = live.sitting.proposal if live.sitting else None
    return bots_asked(proposal, live.presences()) if proposal else []


def _check_open(live: Live, sitting: Sitting, seat: int, by: str) -> None:
    """A bot that has thought waits while people are asked whether to go back, or hands back."""
    if by != "bot":
        return
    if sitting.proposal is not None:
        raise Refused("moved-on", "somebody asks to go back")
    _check_bot(live, seat)


def _check_bot(live: Live, seat: int) -> None:
    if not live.seats[seat].is_bot:
        raise Refused("moved-on", "the player is back")
