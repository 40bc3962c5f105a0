"""What secrets allow: who created a table, who holds a seat of it."""

from collections.abc import Sequence

from undercroft.engine import Refused
from undercroft.server.storage import rows
from undercroft.server.storage.rows import NOBODY
from undercroft.server.storage.tokens import OWNER, SEAT, Grant
from undercroft.server.tables.registry import TableRegistry


async def grants_of(tables: TableRegistry, tokens: Sequence[str]) -> list[Grant]:
    """What some secrets allow."""
    return list((await tables.store.read(lambda c: rows.grants_of(c, tokens))).values())


async def check_owner(tables: TableRegistry, table_id: str, tokens: Sequence[str]) -> None:
    """Refuse whoever has not created this table."""
    if Grant(table_id, OWNER, NOBODY) not in await grants_of(tables, tokens):
        raise Refused("not-owner", "only the table's owner can do this")


async def check_seat(
    tables: TableRegistry, table_id: str, seat: int, tokens: Sequence[str]
) -> None:
    """Refuse whoever does not hold this seat."""
    if Grant(table_id, SEAT, seat) not in await grants_of(tables, tokens):
        raise Refused("not-your-seat", f"seat {seat + 1} is not yours")
