"""Seats over HTTP: claimed, left, offered, given to bots, and called at their turn."""

from undercroft.server.background import alerts
from undercroft.server.http import checks
from undercroft.server.http.bodies import BotLevel, Claim, Code, Hook, Invitation
from undercroft.server.http.errors import AnyRequest
from undercroft.server.http.routing import (
    SeatNumber,
    TableId,
    get,
    post,
    put,
    table_info,
    tables_of,
    tokens_of,
)
from undercroft.server.lobby import permissions, seating
from undercroft.server.lobby.hinting import HintInfo, Hints
from undercroft.server.lobby.seating import Claimed

HINTING = 5.0
"""What hints cost beside the request itself, in drops of the address's bucket."""


@post("/tables/{table_id:str}/seats/{seat:int}/claim")
async def claim(request: AnyRequest, table_id: TableId, seat: SeatNumber, data: Claim) -> Claimed:
    """Sit down."""
    tables = tables_of(request)
    return await seating.claim(tables, table_id, seat, data.name, tokens_of(request))


@post("/tables/{table_id:str}/seats/{seat:int}/leave", status_code=204)
async def leave(request: AnyRequest, table_id: TableId, seat: SeatNumber) -> None:
    """Get up for good."""
    await permissions.check_seat(tables_of(request), table_id, seat, tokens_of(request))
    await seating.leave(tables_of(request), table_id, seat)


@post("/tables/{table_id:str}/seats/{seat:int}/invite")
async def invite(request: AnyRequest, table_id: TableId, seat: SeatNumber) -> Code:
    """A new invitation to a seat that is open, or that a bot plays."""
    await permissions.check_owner(tables_of(request), table_id, tokens_of(request))
    return Code(await seating.invite(tables_of(request), table_id, seat))


@get("/tables/{table_id:str}/seats/{seat:int}/invitation")
async def look_at_invitation(
    request: AnyRequest, table_id: TableId, seat: SeatNumber
) -> Invitation:
    """What somebody with an invitation is invited to, and by whom."""
    tables = tables_of(request)
    place = await seating.invited_to(tables, table_id, seat, tokens_of(request))
    live = await tables.open(table_id)
    return Invitation(table_info(live.row, live.seats), seat, place.kind == "bot")


@put("/tables/{table_id:str}/seats/{seat:int}/bot", status_code=204)
async def put_bot(request: AnyRequest, table_id: TableId, seat: SeatNumber, data: BotLevel) -> None:
    """Let a bot play a seat."""
    await permissions.check_owner(tables_of(request), table_id, tokens_of(request))
    await seating.put_bot(tables_of(request), table_id, seat, data.level)


@get("/tables/{table_id:str}/seats/{seat:int}/hints")
async def hint(request: AnyRequest, table_id: TableId, seat: SeatNumber) -> list[HintInfo]:
    """The best options of a question, for who holds the seat that is asked."""
    await permissions.check_seat(tables_of(request), table_id, seat, tokens_of(request))
    checks.charge(request, request.app.state.buckets, HINTING)
    hints: Hints = request.app.state.hints
    return await hints.of(request.app.state.node, table_id, seat)


@put("/tables/{table_id:str}/seats/{seat:int}/hook")
async def set_hook(request: AnyRequest, table_id: TableId, seat: SeatNumber, data: Hook) -> Code:
    """Be called when it is the seat's turn; the code signs the calls."""
    tables = tables_of(request)
    await permissions.check_seat(tables, table_id, seat, tokens_of(request))
    settings = request.app.state.settings
    secret = await alerts.set_hook(tables, settings, table_id, seat, data.url, data.language)
    return Code(secret)
