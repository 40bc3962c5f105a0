"""Bots think about what is stored: not about a deed that another node's takes the place of."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import psycopg
import pytest

from tests.lanterns import BOO, CHEER, WAIT, WISP, Play
from tests.server.houses import OneHouse, houses
from tests.server.nodes import lanterns_path
from undercroft.engine import Refused
from undercroft.engine.entries import Voted
from undercroft.server.autoplay import Autoplay
from undercroft.server.deeds import AnyDeed, Played, pack_deed
from undercroft.server.sitting import Sitting
from undercroft.server.tables import NewSeat, NewTable, lay

SEATS = NewSeat(kind="human"), NewSeat(kind="bot", level="random")
DEED = "INSERT INTO deeds (table_id, n, at, deed) VALUES (%s, 1, %s, %s)"
TABLE = "UPDATE tables SET n = 1, moved_at = %s WHERE id = %s"


def wait(sitting: Sitting, at: int) -> AnyDeed:
    """Do nothing; then the bot has its turn."""
    return sitting.answer(0, 0, WAIT.number, at)


def play_card(sitting: Sitting) -> Played | None:
    """Play a card, so that the bot is asked about it; None where a throw would come first."""
    options = sitting.table.options(0)
    cards = [option for option in options if isinstance(option, Play) and option.card != WISP]
    return sitting.answer(0, 0, cards[0].number, sitting.at) if cards else None


async def table_with_card(one: OneHouse) -> tuple[str, Played]:
    """A table at which a card can be played, and the deed that does it."""
    while True:
        laid = await lay(one.house, NewTable(game="lanterns", seats=SEATS))
        twin = one.stored(laid.id).sitting()
        assert twin is not None
        if deed := play_card(twin):
            return laid.id, deed


def test_a_bot_answers_what_is_asked_and_not_what_nearly_was(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.syspath_prepend(lanterns_path(tmp_path).split(":")[0])

    async def play(found: Sequence[OneHouse]) -> None:
        here = found[0]
        autoplay = Autoplay(here.house)
        table, deed = await table_with_card(here)
        live = await here.live(table)
        with psycopg.connect(postgresql_url) as other_node:
            at = live.row.moved_at
            other_node.execute(DEED, (table, at, pack_deed(deed)))
            other_node.execute(TABLE, (at, table))
            acting = asyncio.create_task(here.act(table, wait))
            while live.sitting is None or live.sitting.n == 0:
                await asyncio.sleep(0)
            autoplay.stir(live)
            thinking = live.stirring
            assert thinking is not None
            await asyncio.sleep(0)
        with pytest.raises(Refused, match="moved on"):
            await acting
        await thinking
        first, second = (stored.deed for stored in here.stored(table).deeds[:2])
        assert first == deed
        assert isinstance(second, Played)
        assert second.by == "bot"
        assert isinstance(second.entries[0], Voted)
        assert second.entries[0].option in (CHEER.number, BOO.number)

    async def run() -> None:
        async with houses(postgresql_url, 1) as found:
            await play(found)

    asyncio.run(asyncio.wait_for(run(), 120))
