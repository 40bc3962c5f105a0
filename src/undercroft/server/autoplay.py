"""Tables that go on by themselves: bots, run-out clocks, and players who are gone."""

import asyncio
import hashlib
import logging

from undercroft.bots import CARETAKER
from undercroft.engine import Choose, Poll, Refused, Throw
from undercroft.server import rows
from undercroft.server.clocks import BOT_PATIENCE, overdue
from undercroft.server.deeds import Played
from undercroft.server.house import House, now_ms
from undercroft.server.live import Live
from undercroft.server.sitting import Sitting
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
        """Let the bots of a table act, if it is their turn."""
        if live.stirring is None and live.bots_to_act() and not self._house.is_closing:
            live.stirring = asyncio.create_task(self._play_bots(live))

    async def _play_bots(self, live: Live) -> None:
        try:
            while seats := live.bots_to_act():
                seat = seats[0]
                row = live.seats[seat]
                level = row.level if row.kind == "bot" else CARETAKER
                if not await self._play(live, seat, level, "bot"):
                    return
        except (Refused, Unstored) as reason:
            log.info("a bot did not play", extra={"table": live.row.id, "detail": str(reason)})
        except Exception:
            log.exception("a bot broke", extra={"table": live.row.id})
        finally:
            live.stirring = None

    async def _play(self, live: Live, seat: int, level: str, by: str) -> bool:
        """Decide or throw once for a seat; False when there is nothing it could do."""
        sitting = live.sitting
        if sitting is None or seat not in sitting.table.waiting_for:
            return False
        ask, ask_id = sitting.table.ask, sitting.ask_id
        seed = seed_of(live.row.key, sitting.n, seat)
        try:
            if isinstance(ask, Throw):
                await throw(self._house, live, ask_id, seat, None, by)
            elif isinstance(ask, Choose | Poll):
                moment = moment_of(sitting.table)
                option = await self._house.workers.run(choose, moment, seat, level, seed.hex())

                def answer(now_sitting: Sitting, at: int) -> Played:
                    _check_open(now_sitting, by)
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
        sitting = live.sitting
        if sitting is None or sitting.table.is_over:
            return
        late = list(overdue(live.clock, sitting, live.presences(), now_ms()))
        for seat in late:
            if live.clock.way == "bot":
                await self._stand_in(live, seat)
            else:
                await self._play(live, seat, CARETAKER, "clock")
        self.stir(live)
        if not late:
            await self._put_off(live)

    async def _stand_in(self, live: Live, seat: int) -> None:
        await self._house.change(
            live.row.id, lambda c: rows.change_seat(c, live.row.id, seat, stand_in=True)
        )
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
    """Throw a die in a worker and let it land; without a release, as is usual."""
    sitting = live.sitting
    if sitting is None:
        raise Refused("not-begun", "the game has not begun")
    sitting.check_ask(ask_id)
    ask = sitting.check_thrower(seat)
    seed = int.from_bytes(seed_of(live.row.key, sitting.n, seat)[:7], "little")
    thrown = await house.workers.run(throw_die, ask.board, ask.die, ask.conditions, release, seed)

    def land(now_sitting: Sitting, at: int) -> Played:
        _check_open(now_sitting, by)
        return now_sitting.land(ask_id, seat, thrown.landing, thrown.tracks, at, by)

    await house.act(live, land)


def _check_open(sitting: Sitting, by: str) -> None:
    """A bot waits while people are asked whether to go back, also when it had thought already."""
    if by == "bot" and sitting.proposal is not None:
        raise Refused("moved-on", "somebody asks to go back")
