"""Pictures of tables, for games that somebody has drawn: what a seat or everybody may see."""

from collections.abc import Sequence

from undercroft.boards import drawer_of
from undercroft.engine import Refused
from undercroft.server.house import House
from undercroft.server.tokens import SEAT, Grant
from undercroft.telling import Teller
from undercroft.words import Words


async def picture(
    house: House, table_id: str, seat: int | None, language: str, grants: Sequence[Grant]
) -> str:
    """The table as it stands, as SVG."""
    live = await house.open(table_id)
    draw = drawer_of(live.row.game)
    if seat is not None and Grant(table_id, SEAT, seat) not in grants:
        raise Refused("not-your-seat", f"seat {seat + 1} is not yours")
    async with live.lock:
        if live.sitting is None:
            raise Refused("not-begun", "the game has not begun")
        table = live.sitting.table
        return draw(table.view(seat), Teller(table, Words(language, table.game)))
