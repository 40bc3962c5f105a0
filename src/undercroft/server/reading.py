"""What a client reads: words, rules, and the pages themselves."""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Response, Router
from litestar.datastructures import CacheControlHeader
from litestar.params import Parameter
from litestar.static_files import create_static_files_router

from undercroft.book import Block, book
from undercroft.engine import Refused
from undercroft.rulebook import Rule, players_rules
from undercroft.server.api import get
from undercroft.server.loading import game_of
from undercroft.words import text_of

PAGES = Path(str(files("undercroft.server"))) / "pages"
FOREVER = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)
A_DAY = CacheControlHeader(public=True, max_age=86_400)
NEVER = "no-cache"

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
    """The page, which draws every place of the house by itself."""
    path = PAGES / "index.html"
    if not path.is_file():
        raise Refused("no-pages", "the pages are not built; run: make web")
    text = path.read_text(encoding="utf-8")
    return Response(text, media_type=MediaType.HTML, headers={"Cache-Control": NEVER})


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
    found: list[Any] = [READING, page, manifest, worker]
    if (PAGES / "assets").is_dir():
        found += [
            create_static_files_router(
                "/assets", [PAGES / "assets"], cache_control=FOREVER, name="assets"
            ),
            create_static_files_router("/art", [PAGES / "art"], cache_control=A_DAY, name="art"),
        ]
    return found


READING = Router("/api", route_handlers=[words, rules, read_book, cards])
