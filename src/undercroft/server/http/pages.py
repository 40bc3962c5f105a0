"""The pages: the built files of the browser's client, also for addresses that lead nowhere."""

import errno
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Response, Router
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import InternalServerException, NotFoundException
from litestar.static_files import create_static_files_router

from undercroft.engine import Refused
from undercroft.server.http import errors
from undercroft.server.http.errors import AnyRequest
from undercroft.server.http.routing import FOREVER, NEVER, get

PAGES = Path(str(files("undercroft.server"))) / "pages"
A_DAY = CacheControlHeader(public=True, max_age=86_400)
HTML = "text/html; charset=utf-8"
PLACES = [
    "/",
    "/table/{table_id:str}",
    "/replay/{table_id:str}",
    "/play/{game_id:str}",
    "/daily",
    "/practice",
    "/throw/{throw_id:str}",
    "/rules",
    "/rules/{game_id:str}",
]
"""The addresses that lead somewhere; which page that is the client knows."""
NO_PAGES = ("/api", "/assets", "/art", "/ws")
"""What lies below these is asked for by programs: they are told in JSON that it is not there."""
NO_FILE = (errno.ENAMETOOLONG, errno.ENOTDIR, errno.EISDIR, errno.ELOOP, errno.EINVAL)
"""What an address that can't be the name of a file brings up."""


@get(PLACES, include_in_schema=False)
async def page() -> Response[Any]:
    """The page, which draws every place of the site by itself."""
    return _file("index.html", HTML)


def not_found(request: AnyRequest, error: NotFoundException) -> Response[Any]:
    """An address that leads nowhere: people get the page, which says so and leads home."""
    first = f"/{request.url.path.split('/')[1]}"
    is_page = request.method in ("GET", "HEAD") and first not in NO_PAGES
    if not is_page or not (PAGES / "index.html").is_file():
        return errors.http_error(request, error)
    text = (PAGES / "index.html").read_bytes()
    return Response(text, media_type=HTML, status_code=404)


def no_file(request: AnyRequest, error: ValueError | InternalServerException) -> Response[Any]:
    """An address that no file can have; other faults of the disk are ours."""
    cause = error.__cause__
    if isinstance(error, ValueError) or (isinstance(cause, OSError) and cause.errno in NO_FILE):
        return not_found(request, NotFoundException())
    return errors.broken(request, error)


@get("/manifest.webmanifest", include_in_schema=False)
async def manifest() -> Response[bytes]:
    """What a phone has to know to install the page."""
    return _file("manifest.webmanifest", "application/manifest+json")


@get("/worker.js", include_in_schema=False)
async def worker() -> Response[bytes]:
    """What keeps the built files in a browser."""
    return _file("worker.js", "text/javascript")


def _file(name: str, kind: str) -> Response[bytes]:
    path = PAGES / name
    if not path.is_file():
        raise Refused("no-pages", "the pages are not built; run: make web")
    return Response(path.read_bytes(), media_type=kind, headers={"Cache-Control": NEVER})


def pages() -> list[Any]:
    """Everything that serves pages: the page, the files it names, which never change, and art."""
    found: list[Any] = [page, manifest, worker]
    if (PAGES / "assets").is_dir():
        found += [_files("assets", FOREVER), _files("art", A_DAY)]
    return found


def _files(folder: str, kept: CacheControlHeader) -> Router:
    return create_static_files_router(
        f"/{folder}",
        [PAGES / folder],
        cache_control=kept,
        name=folder,
        exception_handlers={ValueError: no_file, InternalServerException: no_file},
    )
