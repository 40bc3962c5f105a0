"""What secrets allow: who laid a table, who holds a seat of it."""

from collections.abc import Sequence

from undercroft.engine import Refused
from undercroft.server import rows
from undercroft.server.house import House
from undercroft.server.rows import NOBODY
from undercroft.server.tokens import OWNER, SEAT, Grant


async def grants_of(house: House, tokens: Sequence[str]) -> list[Grant]:
    """What some secrets allow."""
    return list((await house.read(lambda c: rows.grants_of(c, tokens))).values())


async def check_owner(house: House, table_id: str, tokens: Sequence[str]) -> None:
    """Refuse whoever has not laid this table."""
    if Grant(table_id, OWNER, NOBODY) not in await grants_of(house, tokens):
        raise Refused("not-owner", "only who laid the table may do this")


async def check_seat(house: House, table_id: str, seat: int, tokens: Sequence[str]) -> None:
    """Refuse whoever does not hold this seat."""
    if Grant(table_id, SEAT, seat) not in await grants_of(house, tokens):
        raise Refused("not-your-seat", f"seat {seat + 1} is not yours")
