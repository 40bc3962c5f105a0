"""The application: everything put together, with its beginning and its end."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from undercroft import __version__
from undercroft.bots import has_throws
from undercroft.games import makers
from undercroft.server.app.preload import preload
from undercroft.server.background import heartbeat
from undercroft.server.background.alerts import Alerts
from undercroft.server.background.autoplay import Autoplay
from undercroft.server.http import checks, errors, operations
from undercroft.server.http.api import API
from undercroft.server.http.pages import not_found, pages
from undercroft.server.lobby.analyses import Analyses
from undercroft.server.lobby.chronicles import Chronicles
from undercroft.server.lobby.hinting import Hints
from undercroft.server.ops.limits import Buckets
from undercroft.server.ops.physics import has_physics
from undercroft.server.ops.settings import Settings
from undercroft.server.practice.attempts import Attempts
from undercroft.server.practice.room import PracticeRoom
from undercroft.server.sockets.conversation import table_socket
from undercroft.server.storage import notices
from undercroft.server.storage.database import Database
from undercroft.server.tables.loading import game_of
from undercroft.server.tables.node import Node
from undercroft.server.workers.flying import warm_up
from undercroft.server.workers.pool import Workers

MOST_BODY = 4_000_000
SECRET_PATHS = ("^/api/tables", "^/api/logs", "^/api/mine", "^/api/recovery", "^/ws")
"""Answers with secrets are not compressed: their length would tell something of them."""
REQUESTS, REQUESTS_A_SECOND = 120, 30
IMPORTS, IMPORTS_A_SECOND = 10_000_000, 10_000_000 / 3_600
"""Bytes of logs that one address may bring in at once, and then in an hour."""


def make_app(settings: Settings) -> Litestar:
    """A node, ready to be run: whatever its requests share is there already."""

    @contextlib.asynccontextmanager
    async def open_node(app: Litestar) -> AsyncIterator[None]:
        database = Database(settings.database)
        await asyncio.to_thread(database.migrate)
        workers = Workers(settings.workers, first=warm_up if is_thrown_at() else None)
        node = Node(database, workers, settings.most_live, settings.most_live_bytes)
        app.state.node = node
        app.state.chronicles = Chronicles()
        app.state.analyses = Analyses()
        app.state.practice = room = PracticeRoom(node.store, workers)
        app.state.attempts = Attempts(node.store, room)
        app.state.hints = Hints()
        # Before anybody comes: to the other nodes, players of a node they don't know are gone.
        await heartbeat.beat_once(node)
        async with _running(node, settings):
            yield
        await node.close()
        database.close()

    buckets = Buckets(REQUESTS, REQUESTS_A_SECOND) if settings.limits else None
    imports = Buckets(IMPORTS, IMPORTS_A_SECOND) if settings.limits else None
    app = Litestar(
        [API, *pages(), operations.health, operations.ready, operations.numbers, table_socket],
        lifespan=[open_node],
        state=State({"settings": settings, "buckets": buckets, "imports": imports}),
        before_request=checks.before_request(buckets),
        before_send=[checks.add_headers],
        exception_handlers=errors.EXCEPTIONS | {NotFoundException: not_found},
        request_max_body_size=MOST_BODY,
        logging_config=None,
        compression_config=CompressionConfig(backend="gzip", exclude=list(SECRET_PATHS)),
        openapi_config=OpenAPIConfig(
            title="Undercroft",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
    )
    preload(app)
    return app


def is_thrown_at() -> bool:
    """Whether dice may fly here: a game speaks of targets, and the physics are there."""
    return has_physics() and any(map(has_throws, map(game_of, makers())))


@contextlib.asynccontextmanager
async def _running(node: Node, settings: Settings) -> AsyncIterator[None]:
    """What a node does by itself, while it runs."""
    autoplay, alerts = Autoplay(node, settings.look_every), Alerts(node.tables, settings)
    beating = heartbeat.beat(node, settings.beat_every)
    work = [autoplay.sweep(), alerts.call(), beating, heartbeat.watch_pulse()]
    if is_thrown_at():
        work.append(node.workers.start())
    store, follower = node.store, node.follower
    if store.database.is_postgresql:
        heard = follower.poke, follower.poke_all
        work.append(notices.listen(store.database.url, store.node_id, *heard))
    tasks = [asyncio.create_task(one) for one in work]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
