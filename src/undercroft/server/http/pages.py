"""What a browser reads: the built pages, their texts, and the rules, books and cards of games."""

import errno
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Response, Router
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import InternalServerException, NotFoundException
from litestar.params import Parameter
from litestar.static_files import create_static_files_router

from undercroft.book import Block, book
from undercroft.engine import Refused
from undercroft.rulebook import Rule, players_rules
from undercroft.server.http import errors
from undercroft.server.http.api import get
from undercroft.server.http.errors import AnyRequest
from undercroft.server.tables.loading import game_of
from undercroft.words import text_of

PAGES = Path(str(files("undercroft.server"))) / "pages"
FOREVER = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)
A_DAY = CacheControlHeader(public=True, max_age=86_400)
NEVER = "no-cache"
HTML = "text/html; charset=utf-8"
NO_PAGES = ("/api", "/assets", "/art", "/ws")
"""What lies below these is asked for by programs: they are told in JSON that it is not there."""
NO_FILE = (errno.ENAMETOOLONG, errno.ENOTDIR, errno.EISDIR, errno.ELOOP, errno.EINVAL)
"""What an address that can't be the name of a file brings up."""

Language = Literal["en", "fr"]
GameId = Annotated[str, Parameter(min_length=1, max_length=64)]


@get("/words/{language:str}", media_type=MediaType.TEXT)
async def words(language: Language, game: Annotated[str, Parameter(max_length=64)] = "") -> str:
    """All texts of a language, with those of a game, as a Fluent resource."""
    return text_of(language, game_of(game) if game else None)


@get("/games/{game_id:str}/rules")
async def rules(game_id: GameId, language: Language = "en") -> list[Rule]:
    """The rows of a game that players may want to read."""
    return players_rules(game_of(game_id), language)


@get("/games/{game_id:str}/book")
async def read_book(game_id: GameId, language: Language = "en") -> list[Block]:
    """The book of a game, to be read before its rows; empty where there is none."""
    return list(book(game_of(game_id), language))


@get("/games/{game_id:str}/cards")
async def cards(
    game_id: GameId, content: Annotated[str, Parameter(max_length=64)] = ""
) -> Response[Any]:
    """What is printed for a game, as plain data; kept for ever by those who name its hash."""
    game = game_of(game_id)
    kept = FOREVER.to_header() if content == game.content_hash else NEVER
    return Response(printed(game.id), headers={"Cache-Control": kept})


@cache
def printed(game_id: str) -> Any:
    """What is printed for a game, as plain data, worked out once."""
    return plain(game_of(game_id).content)


def plain(thing: Any) -> Any:
    """Printed matter as names and values, without what is as usual."""
    if isinstance(thing, msgspec.Struct):
        config, fields = thing.__struct_config__, msgspec.structs.fields(thing)
        named = {field.encode_name: getattr(thing, field.name) for field in fields}
        usual = {field.encode_name: field.default for field in fields}
        facts = {name: plain(value) for name, value in named.items() if value != usual[name]}
        return {config.tag_field: config.tag, **facts} if config.tag_field else facts
    if isinstance(thing, list | tuple):
        return [plain(one) for one in thing]
    return msgspec.to_builtins(thing)


@get(["/", "/table/{table_id:str}", "/replay/{table_id:str}"], include_in_schema=False)
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
    found: list[Any] = [TEXTS, page, manifest, worker]
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


TEXTS = Router("/api", route_handlers=[words, rules, read_book, cards])
