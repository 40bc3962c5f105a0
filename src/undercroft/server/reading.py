"""What a client reads: words, rules, and the pages themselves."""

from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Literal

from litestar import MediaType, Response, Router
from litestar.datastructures import CacheControlHeader
from litestar.params import Parameter
from litestar.static_files import create_static_files_router

from undercroft.engine import Refused
from undercroft.rulebook import Rule
from undercroft.rulebook import rules as rules_of
from undercroft.server.api import AnyRequest, TableId, get, house_of, tokens_of
from undercroft.server.loading import game_of
from undercroft.server.messages import MOST_SEATS
from undercroft.server.pictures import picture
from undercroft.server.tables import grants_of
from undercroft.words import text_of

PAGES = Path(str(files("undercroft.server"))) / "pages"
FOREVER = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)
NEVER = "no-cache"

Language = Literal["en", "fr"]
GameId = Annotated[str, Parameter(min_length=1, max_length=64)]


@get("/words/{language:str}", media_type=MediaType.TEXT)
async def words(language: Language, game: Annotated[str, Parameter(max_length=64)] = "") -> str:
    """All texts of a language, with those of a game, as a Fluent resource."""
    return text_of(language, game_of(game) if game else None)


@get("/games/{game_id:str}/rules")
async def rules(game_id: GameId, language: Language = "en") -> list[Rule]:
    """The rulebook of a game, row by row."""
    return list(rules_of(game_of(game_id), language).values())


@get("/tables/{table_id:str}/picture", media_type="image/svg+xml")
async def table_picture(
    request: AnyRequest,
    table_id: TableId,
    seat: Annotated[int | None, Parameter(ge=0, lt=MOST_SEATS)] = None,
    step: Annotated[int | None, Parameter(ge=0, le=1_000_000)] = None,
    language: Language = "en",
) -> str:
    """A table drawn as it stands, or stood before a decision, for a seat or for everybody."""
    grants = await grants_of(house_of(request), tokens_of(request))
    return await picture(house_of(request), table_id, seat, step, language, grants)


@get(["/", "/table/{table_id:str}", "/replay/{table_id:str}"], include_in_schema=False)
async def page() -> Response[Any]:
    """The page, which draws every place of the house by itself."""
    path = PAGES / "index.html"
    if not path.is_file():
        raise Refused("no-pages", "the pages are not built; run: make web")
    text = path.read_text(encoding="utf-8")
    return Response(text, media_type=MediaType.HTML, headers={"Cache-Control": NEVER})


def pages() -> list[Any]:
    """Everything that serves pages: the page, and the files it names, which never change."""
    found: list[Any] = [READING, page]
    if (PAGES / "assets").is_dir():
        found += [
            create_static_files_router(
                "/assets", [PAGES / "assets"], cache_control=FOREVER, name="assets"
            ),
            create_static_files_router("/art", [PAGES / "art"], name="art"),
        ]
    return found


READING = Router("/api", route_handlers=[words, rules, table_picture])
