"""What a device keeps: the tables of its secrets, how another gets its seats, and where to."""

import asyncio
from typing import Any

from undercroft.engine import Refused
from undercroft.server.http.bodies import (
    Addresses,
    Code,
    GivenCode,
    Mine,
    Recovered,
    Secrets,
    TableInfo,
)
from undercroft.server.http.errors import AnyRequest
from undercroft.server.http.routing import get, post, table_info, tables_of
from undercroft.server.lobby import permissions
from undercroft.server.ops import reach
from undercroft.server.ops.timing import now_ms
from undercroft.server.storage import rows
from undercroft.server.storage.tokens import SEAT, Grant, new_token

RECOVERY_MS = 7 * 24 * 60 * 60 * 1000


@post("/mine", status_code=200)
async def mine(request: AnyRequest, data: Secrets) -> list[Mine]:
    """The tables that some secrets belong to, the latest first."""
    tables = tables_of(request)
    grants = await permissions.grants_of(tables, data.tokens)

    def work(connection: Any) -> list[Mine]:
        ids = {grant.table_id for grant in grants}
        seats = rows.seat_rows(connection, ids)
        return [
            _mine(table_info(row, seats[row.id]), grants)
            for row in rows.tables_by_id(connection, ids)
        ]

    return await tables.store.read(work)


def _mine(table: TableInfo, grants: list[Grant]) -> Mine:
    here = [grant for grant in grants if grant.table_id == table.id]
    seats = sorted({grant.seat for grant in here if grant.kind == SEAT})
    return Mine(table, tuple(seats), any(grant.kind == "owner" for grant in here))


@get("/addresses")
async def addresses(request: AnyRequest) -> Addresses:
    """Where others can reach this server, for links that are sent to them."""
    visitor = request.client.host if request.client else ""
    visited = f"{request.url.scheme}://{request.headers.get('host', '')}"
    settings = request.app.state.settings
    return Addresses(await asyncio.to_thread(reach.addresses, settings, visited, visitor))


@post("/recovery")
async def make_recovery(request: AnyRequest, data: Secrets) -> Code:
    """A code that gives another device the same seats, once, within a week."""
    tables, code = tables_of(request), new_token()
    if not await permissions.grants_of(tables, data.tokens):
        raise Refused("bad-token", "no table knows these secrets")
    expires = now_ms() + RECOVERY_MS
    await tables.store.write(lambda c: rows.add_recovery(c, code, data.tokens, expires))
    return Code(code)


@post("/recovery/use", status_code=200)
async def use_recovery(request: AnyRequest, data: GivenCode) -> list[Recovered]:
    """New secrets for the seats of another device."""

    def work(connection: Any) -> list[Recovered]:
        found = [
            (new_token(), grant) for grant in rows.take_recovery(connection, data.code, now_ms())
        ]
        rows.add_tokens(connection, found)
        return [Recovered(grant.table_id, grant.kind, grant.seat, token) for token, grant in found]

    return await tables_of(request).store.write(work)
