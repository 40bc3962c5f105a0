"""What whoever operates a node asks it: whether it lives, whether it can serve, what it counts."""

import logging

from litestar import MediaType, Response, get

from undercroft.server.http.errors import AnyRequest
from undercroft.server.ops import metrics
from undercroft.server.storage import rows
from undercroft.server.storage.writer import Unstored
from undercroft.server.tables.node import Node

log = logging.getLogger(__name__)


@get("/health", media_type=MediaType.TEXT)
async def health() -> str:
    """This process lives."""
    return "ok\n"


@get("/ready")
async def ready(request: AnyRequest) -> Response[dict[str, bool]]:
    """Whether this node can serve: its database answers and it is not closing."""
    node: Node = request.app.state.node
    reachable = await node.store.is_reachable()
    is_ready = reachable and not node.is_closing
    return Response(
        {"database": reachable, "ready": is_ready}, status_code=200 if is_ready else 503
    )


@get("/metrics", media_type=MediaType.TEXT)
async def numbers(request: AnyRequest) -> bytes:
    """What this node counts."""
    node: Node = request.app.state.node
    metrics.LIVE_TABLES.set(len(node.tables.cache))
    metrics.LIVE_BYTES.set(node.tables.cache.size)
    try:
        for status, count in (await node.store.read(rows.count_by_status)).items():
            metrics.TABLES.labels(status).set(count)
    except Unstored:
        log.warning("tables not counted")
    return metrics.page()
