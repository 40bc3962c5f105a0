"""What the routes of the API share: how a request names its node, its secrets and its table."""

from functools import partial
from typing import Annotated, Literal

import litestar
import msgspec
from litestar.datastructures import CacheControlHeader
from litestar.params import Parameter

from undercroft.server.http.bodies import MOST_TOKENS, TableInfo
from undercroft.server.http.errors import REFUSALS, AnyRequest
from undercroft.server.protocol.messages import MOST_SEATS, PLAYING
from undercroft.server.storage.rows import SeatRow, TableRow
from undercroft.server.tables.live_table import seat_infos
from undercroft.server.tables.node import Node
from undercroft.server.tables.registry import TableRegistry

FOREVER = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)
NEVER = "no-cache"
"""How long a response may be kept by whoever asked."""

delete = partial(litestar.delete, responses=REFUSALS)
get = partial(litestar.get, responses=REFUSALS)
post = partial(litestar.post, responses=REFUSALS)
put = partial(litestar.put, responses=REFUSALS)

Language = Literal["en", "fr"]
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
        deadline=row.deadline if row.status == PLAYING else None,
        seats=seat_infos(row, seats),
        figures=row.read_figures(),
        outcome=row.read_outcome(),
        rematch=row.rematch,
        host=row.host,
        guided=row.guided,
        hints=row.hints,
    )
