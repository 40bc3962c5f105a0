"""The HTTP interface: lobby, tables, seats, replays, logs. Playing goes over the socket.

Secrets come in the header `Authorization: Bearer ...`, several separated by commas, and never in an
address.
"""

from functools import cache, partial
from typing import Annotated, Any, Literal

import litestar
import msgspec
from litestar import Response, Router
from litestar.enums import MediaType
from litestar.params import Parameter

from undercroft.bots import LEVELS
from undercroft.engine import Refused
from undercroft.engine.mappings import schema_of
from undercroft.games import makers
from undercroft.server.background import alerts
from undercroft.server.http import checks
from undercroft.server.http.bodies import (
    MOST_TOKENS,
    Again,
    BotLevel,
    Claim,
    Code,
    GameInfo,
    GivenCode,
    Hook,
    Mine,
    Page,
    Recovered,
    Secrets,
    Start,
    TableInfo,
    Text,
)
from undercroft.server.http.errors import REFUSALS, AnyRequest
from undercroft.server.lobby import creating, deleting, log_files, permissions, seating
from undercroft.server.lobby.creating import CreatedTable, NewTable
from undercroft.server.lobby.seating import Claimed
from undercroft.server.ops.timing import now_ms
from undercroft.server.play import replays
from undercroft.server.protocol.messages import MOST_SEATS, SeatInfo
from undercroft.server.storage import rows
from undercroft.server.storage.rows import Filter, SeatRow, TableRow
from undercroft.server.storage.tokens import SEAT, Grant, new_token
from undercroft.server.tables.loading import game_of
from undercroft.server.tables.node import Node
from undercroft.server.tables.registry import TableRegistry
from undercroft.words import LANGUAGES

RECOVERY_MS = 7 * 24 * 60 * 60 * 1000
BRINGING = 30.0
"""What bringing a log costs beside the request itself, in drops of the address's bucket."""

delete = partial(litestar.delete, responses=REFUSALS)
get = partial(litestar.get, responses=REFUSALS)
post = partial(litestar.post, responses=REFUSALS)
put = partial(litestar.put, responses=REFUSALS)

GAME_ID = r"^[a-z0-9-]+$"
TableId = Annotated[str, Parameter(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Parameter(ge=0, lt=MOST_SEATS)]


def tables_of(request: AnyRequest) -> TableRegistry:
    """The tables of the node that a request came to."""
    node: Node = request.app.state.node
    return node.tables


def tokens_of(request: AnyRequest) -> list[str]:
    """The secrets in a request's header."""
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        return []
    return [token.strip() for token in given.split(",")[:MOST_TOKENS]]


def table_info(row: TableRow, seats: list[SeatRow]) -> TableInfo:
    """What everybody may know of a table."""
    infos = [
        SeatInfo(seat.seat, seat.kind, seat.name, seat.level, seat.node is not None, seat.stand_in)
        for seat in seats
    ]
    return TableInfo(
        id=row.id,
        game=row.game,
        name=row.name,
        status=row.status,
        public=row.public,
        real_dice=row.real_dice,
        clock=msgspec.json.decode(row.clock),
        setup=row.read_setup(),
        made_at=row.made_at,
        moved_at=row.moved_at,
        moves=row.n,
        waiting=tuple(seat.seat for seat in seats if row.waiting >> seat.seat & 1),
        seats=tuple(infos),
        outcome=row.read_outcome(),
        rematch=row.rematch,
    )


@get("/games")
async def games() -> list[GameInfo]:
    """The games that can be played here."""
    return game_infos()


@cache
def game_infos() -> list[GameInfo]:
    """What there is to know of every game; this makes them all."""
    return [_game_info(game_id) for game_id in sorted(makers())]


def _game_info(game_id: str) -> GameInfo:
    game = game_of(game_id)
    spoken = {language: alerts.words_of(language, game_id) for language in LANGUAGES}
    text = f"game-{game.id}"
    return GameInfo(
        id=game.id,
        titles={language: words.say(text) for language, words in spoken.items()},
        abouts={language: words.note(text, "about") or "" for language, words in spoken.items()},
        least_seats=game.seats[0],
        most_seats=game.seats[-1],
        best_seats=(game.best_seats[0], game.best_seats[-1]),
        minutes=(game.minutes[0], game.minutes[-1]),
        age=game.age,
        levels=tuple(LEVELS),
        setup=schema_of(game.Setup),
    )


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


@put("/tables/{table_id:str}/seats/{seat:int}/bot", status_code=204)
async def put_bot(request: AnyRequest, table_id: TableId, seat: SeatNumber, data: BotLevel) -> None:
    """Let a bot play a seat."""
    await permissions.check_owner(tables_of(request), table_id, tokens_of(request))
    await seating.put_bot(tables_of(request), table_id, seat, data.level)


@put("/tables/{table_id:str}/seats/{seat:int}/hook")
async def set_hook(request: AnyRequest, table_id: TableId, seat: SeatNumber, data: Hook) -> Code:
    """Be called when it is the seat's turn; the code signs the calls."""
    tables = tables_of(request)
    await permissions.check_seat(tables, table_id, seat, tokens_of(request))
    settings = request.app.state.settings
    secret = await alerts.set_hook(tables, settings, table_id, seat, data.url, data.language)
    return Code(secret)


@get("/tables/{table_id:str}/replay")
async def replay(
    request: AnyRequest,
    table_id: TableId,
    step: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    seat: Annotated[int | None, Parameter(ge=0, lt=MOST_SEATS)] = None,
    since: Annotated[int, Parameter(ge=0, le=10_000_000)] = 0,
) -> replays.Replay:
    """A step of a game, as a seat or everybody could know it."""
    tables = tables_of(request)
    grants = await permissions.grants_of(tables, tokens_of(request))
    return await log_files.look_back(tables, table_id, step, seat, since, grants)


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


API = Router(
    "/api",
    route_handlers=[
        games,
        lobby,
        create_table,
        look,
        clear,
        ask_to_clear,
        stop_asking,
        start,
        rematch,
        claim,
        leave,
        invite,
        put_bot,
        set_hook,
        replay,
        export,
        bring_in,
        mine,
        make_recovery,
        use_recovery,
    ],
)
