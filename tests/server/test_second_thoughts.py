"""Bots think about what is stored: not about a move that another node's takes the place of."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import psycopg
import pytest

from tests.lanterns import BOO, CHEER, WAIT, WISP, Play
from tests.server.nodes import PATIENCE, lanterns_path
from tests.server.own_nodes import OneNode, own_nodes
from undercroft.engine import Refused
from undercroft.engine.entries import Voted
from undercroft.server.background.autoplay import Autoplay
from undercroft.server.lobby.creating import NewSeat, NewTable, create
from undercroft.server.play.moves import AnyMove, Played, pack_move
from undercroft.server.play.session import TableSession

SEATS = NewSeat(kind="human"), NewSeat(kind="bot", level="random")
MOVE = "INSERT INTO deeds (table_id, n, at, deed) VALUES (%s, 1, %s, %s)"
TABLE = "UPDATE tables SET n = 1, moved_at = %s WHERE id = %s"


def wait(session: TableSession, at: int) -> AnyMove:
    """Do nothing; then the bot has its turn."""
    return session.answer(0, 0, WAIT.number, at)


def play_card(session: TableSession) -> Played | None:
    """Play a card, so that the bot is asked about it; None where a throw would come first."""
    options = session.table.options(0)
    cards = [option for option in options if isinstance(option, Play) and option.card != WISP]
    return session.answer(0, 0, cards[0].number, session.at) if cards else None


async def table_with_card(one: OneNode) -> tuple[str, Played]:
    """A table at which a card can be played, and the move that does it."""
    while True:
        laid = await create(one.node.tables, NewTable(game="lanterns", seats=SEATS))
        twin = one.stored(laid.id).session()
        assert twin is not None
        if move := play_card(twin):
            return laid.id, move


def test_a_bot_answers_what_is_asked_and_not_what_nearly_was(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.syspath_prepend(lanterns_path(tmp_path).split(":")[0])

    async def play(found: Sequence[OneNode]) -> None:
        here = found[0]
        autoplay = Autoplay(here.node)
        table, move = await table_with_card(here)
        live = await here.live(table)
        with psycopg.connect(postgresql_url) as other_node:
            at = live.row.moved_at
            other_node.execute(MOVE, (table, at, pack_move(move)))
            other_node.execute(TABLE, (at, table))
            acting = asyncio.create_task(here.act(table, wait))
            while live.session is None or live.session.n == 0:
                await asyncio.sleep(0)
            autoplay.stir(live)
            thinking = live.stirring
            assert thinking is not None
            await asyncio.sleep(0)
        with pytest.raises(Refused, match="moved on"):
            await acting
        await thinking
        first, second = (stored.move for stored in here.stored(table).moves[:2])
        assert first == move
        assert isinstance(second, Played)
        assert second.by == "bot"
        assert isinstance(second.entries[0], Voted)
        assert second.entries[0].option in (CHEER.number, BOO.number)

    async def run() -> None:
        async with own_nodes(postgresql_url, 1) as found:
            await play(found)

    asyncio.run(asyncio.wait_for(run(), PATIENCE))
