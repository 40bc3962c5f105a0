"""Pictures of tables, for games that somebody has drawn: what a seat or everybody may see."""

import asyncio
from collections.abc import Sequence
from functools import lru_cache

from undercroft.boards import drawer_of
from undercroft.server.house import House
from undercroft.server.loading import game_of
from undercroft.server.records import seen_by
from undercroft.server.replays import table_at
from undercroft.server.tokens import Grant
from undercroft.telling import Teller
from undercroft.words import Words

KEPT = 32


async def picture(
    house: House,
    table_id: str,
    seat: int | None,
    step: int | None,
    language: str,
    grants: Sequence[Grant],
) -> str:
    """A table as it stands, or stood before a decision, as SVG; drawn beside the event loop."""
    async with seen_by(house, table_id, seat, grants) as table:
        draw = drawer_of(table.game.id)
        shown = table if step is None else table_at(table, step)[0]
        view = shown.view(seat)
        words = await asyncio.to_thread(_words, language, table.game.id)
        return await asyncio.to_thread(draw, view, Teller(shown, words))


@lru_cache(KEPT)
def _words(language: str, game_id: str) -> Words:
    return Words(language, game_of(game_id))
