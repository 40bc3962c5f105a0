"""Tables over HTTP: found, created, started, deleted, looked back at, exported and imported."""

from typing import Annotated, Any, Literal

from litestar import Response
from litestar.enums import MediaType
from litestar.params import Parameter

from undercroft.server.http import checks
from undercroft.server.http.bodies import Again, Page, Start, TableInfo, Text
from undercroft.server.http.errors import AnyRequest
from undercroft.server.http.routing import (
    TableId,
    delete,
    get,
    post,
    table_info,
    tables_of,
    tokens_of,
)
from undercroft.server.lobby import creating, deleting, log_files, permissions, seating
from undercroft.server.lobby.analyses import Analyses, AnalysisInfo
from undercroft.server.lobby.chronicles import Chronicles
from undercroft.server.lobby.creating import CreatedTable, NewTable
from undercroft.server.play import recaps, replays
from undercroft.server.play.chronicles import ChronicleInfo
from undercroft.server.protocol.messages import MOST_SEATS
from undercroft.server.storage import rows
from undercroft.server.storage.rows import Filter
from undercroft.server.tables.node import Node

GAME_ID = r"^[a-z0-9-]+$"
BRINGING, LOOKING_BACK = 30.0, 5.0
"""What a log and a chronicle cost beside the request itself, in drops of the address's bucket."""


@get("/tables")
async def lobby(
    request: AnyRequest,
    game: Annotated[str | None, Parameter(max_length=64, pattern=GAME_ID)] = None,
    status: Literal["open", "playing", "over"] | None = None,
    free: bool = False,
    page: Annotated[int, Parameter(ge=1, le=10_000)] = 1,
    size: Annotated[int, Parameter(ge=1, le=100)] = 20,
) -> Page:
    """Public tables, the latest first."""
    wanted = Filter(game=game, status=status, free=free, page=page, size=size)

    def work(connection: Any) -> Page:
        count, found = rows.lobby(connection, wanted)
        seats = rows.seat_rows(connection, [row.id for row in found])
        return Page(count, page, [table_info(row, seats[row.id]) for row in found])

    return await tables_of(request).store.read(work)


@post("/tables")
async def create_table(request: AnyRequest, data: NewTable) -> CreatedTable:
    """Create a table."""
    return await creating.create(tables_of(request), data)


@get("/tables/{table_id:str}")
async def look(request: AnyRequest, table_id: TableId) -> TableInfo:
    """A table as everybody may know it."""
    live = await tables_of(request).open(table_id)
    row = await tables_of(request).store.read(lambda c: rows.table_row(c, table_id))
    return table_info(row or live.row, live.seats)


@delete("/tables/{table_id:str}")
async def clear(request: AnyRequest, table_id: TableId) -> None:
    """Remove a table."""
    await permissions.check_owner(tables_of(request), table_id, tokens_of(request))
    await deleting.delete(tables_of(request), table_id, tokens_of(request))


@post("/tables/{table_id:str}/clearing", status_code=204)
async def ask_to_clear(request: AnyRequest, table_id: TableId) -> None:
    """Ask those who play whether the table may be deleted; they answer over the socket."""
    await permissions.check_owner(tables_of(request), table_id, tokens_of(request))
    await deleting.ask(tables_of(request), table_id, tokens_of(request))


@delete("/tables/{table_id:str}/clearing")
async def stop_asking(request: AnyRequest, table_id: TableId) -> None:
    """Ask no more whether the table may be deleted."""
    await permissions.check_owner(tables_of(request), table_id, tokens_of(request))
    await deleting.withdraw(tables_of(request), table_id)


@post("/tables/{table_id:str}/start", status_code=204)
async def start(request: AnyRequest, table_id: TableId, data: Start) -> None:
    """Begin without those who have not come."""
    await permissions.check_owner(tables_of(request), table_id, tokens_of(request))
    await seating.start(tables_of(request), table_id, data.fill)


@post("/tables/{table_id:str}/rematch")
async def rematch(request: AnyRequest, table_id: TableId, data: Again) -> CreatedTable:
    """Create the same table again; the others claim their seats there with their old secrets."""
    await permissions.check_seat(tables_of(request), table_id, data.seat, tokens_of(request))
    return await creating.rematch(tables_of(request), table_id, data.seat)


@get("/tables/{table_id:str}/replay")
async def replay(
    request: AnyRequest,
    table_id: TableId,
    step: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    seat: Annotated[int | None, Parameter(ge=0, lt=MOST_SEATS)] = None,
    since: Annotated[int, Parameter(ge=0, le=10_000_000)] = 0,
    event: Annotated[int | None, Parameter(ge=0, le=10_000_000)] = None,
) -> replays.Replay:
    """A step of a game, as a seat or everybody could know it; or the one that told of an event."""
    tables = tables_of(request)
    grants = await permissions.grants_of(tables, tokens_of(request))
    return await log_files.look_back(tables, table_id, step, seat, since, event, grants)


@get("/tables/{table_id:str}/recap")
async def recap(
    request: AnyRequest,
    table_id: TableId,
    seat: Annotated[int, Parameter(ge=0, lt=MOST_SEATS)] = 0,
) -> recaps.Recap:
    """What weighed most since a seat last chose, for who holds it."""
    tables = tables_of(request)
    await permissions.check_seat(tables, table_id, seat, tokens_of(request))
    grants = await permissions.grants_of(tables, tokens_of(request))
    async with log_files.seen_by(tables, table_id, seat, grants) as session:
        return recaps.recap(session, seat)


@get("/tables/{table_id:str}/chronicle")
async def chronicle(request: AnyRequest, table_id: TableId) -> ChronicleInfo:
    """A finished game looked back upon; whoever may see its replay may see this."""
    checks.charge(request, request.app.state.buckets, LOOKING_BACK)
    chronicles: Chronicles = request.app.state.chronicles
    return await chronicles.of(request.app.state.node, table_id)


@get("/tables/{table_id:str}/analysis")
async def analysis(request: AnyRequest, table_id: TableId) -> AnalysisInfo:
    """What decided a finished game. Each request thinks on; ask again until all is judged."""
    checks.charge(request, request.app.state.buckets, LOOKING_BACK)
    analyses: Analyses = request.app.state.analyses
    return await analyses.of(request.app.state.node, table_id)


@get("/tables/{table_id:str}/log", media_type=MediaType.TEXT)
async def export(request: AnyRequest, table_id: TableId) -> Response[str]:
    """A game as a file that anybody can replay."""
    text = await log_files.export(tables_of(request), table_id, tokens_of(request))
    name = f'attachment; filename="{table_id}.log"'
    return Response(text, media_type=MediaType.TEXT, headers={"Content-Disposition": name})


@post("/logs")
async def bring_in(request: AnyRequest, data: Text) -> CreatedTable:
    """Create a table from a log; to read one costs the server as much as many other requests."""
    checks.charge(request, request.app.state.buckets, BRINGING)
    checks.charge_import(request, request.app.state.imports, len(data.log))
    node: Node = request.app.state.node
    return await log_files.bring_in(node.tables, node.workers, data.log)
