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
from undercroft.server import chores, notices, web
from undercroft.server.alerts import Alerts
from undercroft.server.api import API
from undercroft.server.autoplay import Autoplay
from undercroft.server.database import Database
from undercroft.server.house import House
from undercroft.server.limits import Buckets
from undercroft.server.pool import Workers
from undercroft.server.preload import preload
from undercroft.server.reading import not_found, pages
from undercroft.server.settings import Settings
from undercroft.server.sockets import table_socket

MOST_BODY = 4_000_000
SECRET_PATHS = ("^/api/tables", "^/api/logs", "^/api/mine", "^/api/recovery", "^/ws")
"""Answers with secrets are not compressed: their length would tell something of them."""
REQUESTS, REQUESTS_A_SECOND = 120, 30
IMPORTS, IMPORTS_A_SECOND = 10_000_000, 10_000_000 / 3_600
"""Bytes of logs that one address may bring in at once, and then in an hour."""


def make_app(settings: Settings) -> Litestar:
    """A node, ready to be run: whatever its requests share is there already."""

    @contextlib.asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        database = Database(settings.database)
        await asyncio.to_thread(database.migrate)
        workers = Workers(settings.workers)
        house = House(database, workers, settings.most_live, settings.most_live_bytes)
        app.state.house = house
        await chores.beat_once(house)
        async with _running(house, settings):
            yield
        await house.close()
        database.close()

    buckets = Buckets(REQUESTS, REQUESTS_A_SECOND) if settings.limits else None
    imports = Buckets(IMPORTS, IMPORTS_A_SECOND) if settings.limits else None
    app = Litestar(
        [API, *pages(), web.health, web.ready, web.numbers, table_socket],
        lifespan=[open_house],
        state=State({"settings": settings, "buckets": buckets, "imports": imports}),
        before_request=web.checks(buckets),
        before_send=[web.add_headers],
        exception_handlers=web.EXCEPTIONS | {NotFoundException: not_found},
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


@contextlib.asynccontextmanager
async def _running(house: House, settings: Settings) -> AsyncIterator[None]:
    """The chores of a node, while it runs."""
    autoplay, alerts = Autoplay(house), Alerts(house, settings)
    work = [autoplay.sweep(), alerts.call(), chores.beat(house), chores.watch_pulse()]
    if house.database.is_postgresql:
        work.append(notices.listen(house.database.url, house.node, house.poke, house.poke_all))
    tasks = [asyncio.create_task(chore) for chore in work]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
