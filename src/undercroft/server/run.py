"""Running a node with uvicorn: sockets without compression, one loop, an orderly end."""

import logging

import uvicorn

from undercroft.server.app import make_app
from undercroft.server.settings import Settings

MOST_MESSAGE = 65_536
END_SECONDS = 10

log = logging.getLogger(__name__)


def run(settings: Settings) -> None:
    """Serve until somebody stops it."""
    log.info("serving", extra={"detail": f"http://{settings.host}:{settings.port}"})
    uvicorn.run(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=END_SECONDS,
    )
