"""The games of this server: what they are, their texts, rules, books and cards."""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response
from litestar.params import Parameter

from undercroft.book import Block, book
from undercroft.bots import DEFAULT_LEVEL, LEVELS
from undercroft.engine.mappings import schema_of
from undercroft.games import makers
from undercroft.guides import guide_of
from undercroft.rulebook import Rule, players_rules
from undercroft.server.background import alerts
from undercroft.server.http.bodies import GameInfo, Level
from undercroft.server.http.routing import FOREVER, NEVER, Language, get
from undercroft.server.tables.loading import game_of
from undercroft.words import LANGUAGES, Words, text_in, text_of

THROWS = "undercroft.targets"
"""Where the texts of throws are, which games of throws bring along."""
GameId = Annotated[str, Parameter(min_length=1, max_length=64)]


@get("/games")
async def games() -> list[GameInfo]:
    """The games that can be played here."""
    return game_infos()


@cache
def game_infos() -> list[GameInfo]:
    """What there is to know of every game; this makes them all."""
    return [_game_info(game_id) for game_id in sorted(makers())]


def _game_info(game_id: str) -> GameInfo:
    game = game_of(game_id)
    spoken = {language: alerts.words_of(language, game_id) for language in LANGUAGES}
    text = f"game-{game.id}"
    return GameInfo(
        id=game.id,
        titles={language: words.say(text) for language, words in spoken.items()},
        taglines=_notes(spoken, text, "tagline"),
        abouts=_notes(spoken, text, "about"),
        least_seats=game.seats[0],
        most_seats=game.seats[-1],
        best_seats=(game.best_seats[0], game.best_seats[-1]),
        minutes=(game.minutes[0], game.minutes[-1]),
        age=game.age,
        levels=tuple(_level(level, spoken) for level in LEVELS),
        setup=schema_of(game.Setup),
        guide_minutes=guide.written.minutes if (guide := guide_of(game)) else 0,
    )


def _level(level: str, spoken: Mapping[str, Words]) -> Level:
    text = f"bot-{level}"
    names = {language: words.say(text) for language, words in spoken.items()}
    return Level(level, names, _notes(spoken, text, "about"), level == DEFAULT_LEVEL)


def _notes(spoken: Mapping[str, Words], text: str, note: str) -> dict[str, str]:
    """A note of a text by language; empty where there is none."""
    return {language: words.note(text, note) or "" for language, words in spoken.items()}


@get("/words/{language:str}", media_type=MediaType.TEXT)
async def words(
    language: Language, game: Annotated[str, Parameter(max_length=64)] = "", throws: bool = False
) -> str:
    """The texts of the house in a language, or those of a game or of throws alone, as Fluent."""
    if throws:
        return text_in(language, THROWS)
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
