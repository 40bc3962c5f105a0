"""The chat of tables as it is stored."""

import sqlalchemy as sa
from msgspec import Struct

from undercroft.server.storage.rows.tables import lock_table
from undercroft.server.storage.schema import CHAT, SEATS

MOST_CHAT_TOLD = 50
"""How many lines somebody who comes is told."""


_SINCE = (
    sa.select(CHAT)
    .where(CHAT.c.table_id == sa.bindparam("of"), CHAT.c.number > sa.bindparam("since"))
    .order_by(CHAT.c.number.desc())
    .limit(MOST_CHAT_TOLD)
)


class ChatLine(Struct, frozen=True):
    """Something that was said at a table."""

    number: int
    at: int
    seat: int
    text: str
    name: str = ""


def add_chat_line(
    connection: sa.Connection, table_id: str, seat: int, text: str, now: int
) -> ChatLine:
    """Store what somebody said; at one table the numbers rise as the rows come."""
    lock_table(connection, table_id)
    this = sa.and_(SEATS.c.table_id == table_id, SEATS.c.seat == seat)
    name = connection.execute(sa.select(SEATS.c.name).where(this)).scalar_one_or_none() or ""
    row = {"table_id": table_id, "seat": seat, "text": text, "at": now, "name": name}
    number = connection.execute(CHAT.insert().returning(CHAT.c.number), row).scalar_one()
    return ChatLine(number, now, seat, text, name)


def chat_since(connection: sa.Connection, table_id: str, since: int = 0) -> list[ChatLine]:
    """What was said at a table after a number: the latest, in order."""
    rows = connection.execute(_SINCE, {"of": table_id, "since": since}).all()
    return [ChatLine(row.number, row.at, row.seat, row.text, row.name) for row in reversed(rows)]
