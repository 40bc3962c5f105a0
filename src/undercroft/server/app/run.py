"""Running a node with uvicorn: sockets without compression, one loop, an orderly end."""

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn

from undercroft.engine import Refused
from undercroft.server.app.application import make_app
from undercroft.server.http.connection import LimitedHttpProtocol
from undercroft.server.ops.settings import Settings
from undercroft.server.sockets.wire import Wire
from undercroft.server.storage.database import Database
from undercroft.server.tables.node import HURRIED_SECONDS, Node

MOST_MESSAGE = 65_536
END_SECONDS = 5
COLLECTING = 10_000, 5, 400
"""When Python looks for garbage: among few things at a time, hardly ever among all."""

log = logging.getLogger(__name__)


class Server(uvicorn.Server):
    """A server that finishes and tells the moves in flight before it closes its sockets."""

    opened: Callable[[], None] | None = None
    """Called once people can come in."""

    async def startup(self, sockets: Any = None) -> None:
        """Open the port, and say so."""
        await super().startup(sockets)
        if self.started and self.opened:
            await asyncio.to_thread(self.opened)

    async def shutdown(self, sockets: Any = None) -> None:
        """Come to an end."""
        node: Node = self.config.app.state.node  # type: ignore[union-attr]
        await node.farewell()
        await super().shutdown(sockets)
        if self.force_exit:
            await self.lifespan.shutdown()
            await self._let_go()

    async def _let_go(self) -> None:
        """Nothing hangs any more: let all who were served go."""
        if self.server_state.tasks:
            await asyncio.wait(self.server_state.tasks, timeout=HURRIED_SECONDS)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Being asked to end is no failure: the process ends with 0. Twice Ctrl-C hurries it."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True
        node: Node | None = getattr(self.config.app.state, "node", None)  # type: ignore[union-attr]
        if node is not None:
            node.is_hurried = self.force_exit


def run(settings: Settings, opened: Callable[[], None]) -> None:
    """Serve until somebody stops it; Refused when a setting, its database or its port is wrong."""
    settings.check_proxies()
    check_port(settings)
    database = Database(settings.database)
    database.migrate()
    database.close()
    log.info("serving", extra={"detail": f"http://{settings.host}:{settings.port}"})
    server = server_of(settings)
    server.opened = opened
    collect_rarely()
    server.run()
    if not server.started:
        sys.exit(1)


def server_of(settings: Settings) -> Server:
    """A server that is not run yet."""
    config = uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=list(settings.proxies),
        http=LimitedHttpProtocol,
        ws=Wire,
        ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=END_SECONDS,
    )
    return Server(config)


def check_port(settings: Settings) -> None:
    """Refuse a port that something else listens on, before anything is started."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            taken.bind((settings.host, settings.port))
        except OSError as error:
            address = f"{settings.host}:{settings.port}"
            message = f"nothing can listen on {address}: {error.strerror}"
            raise Refused("no-port", message, address=address) from error


def collect_rarely() -> None:
    """Looking through all of memory stops every table for a moment: let it be rare."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)
