"""Bodies of requests and responses, as typed structs: unknown fields are refused."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from undercroft.bots import DEFAULT_LEVEL
from undercroft.server.lobby.creating import Name
from undercroft.server.lobby.log_files import LONGEST_LOG
from undercroft.server.protocol.messages import Outcome, Seat, SeatInfo, Status, Token
from undercroft.server.storage.tokens import GrantKind

MOST_TOKENS = 500

Tokens = Annotated[tuple[Token, ...], Meta(min_length=1, max_length=MOST_TOKENS)]


class Level(Struct, frozen=True):
    """A level of bots."""

    id: str
    names: dict[str, str]
    abouts: dict[str, str]
    """What it is like, by language."""
    usual: bool


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    id: str
    titles: dict[str, str]
    """Its name by language."""
    taglines: dict[str, str]
    """What it is in a few words, by language; empty where nobody has written them."""
    abouts: dict[str, str]
    """What it is, by language."""
    least_seats: int
    most_seats: int
    best_seats: tuple[int, int]
    minutes: tuple[int, int]
    age: int
    levels: tuple[Level, ...]
    """How well bots may play, the weakest first."""
    setup: dict[str, Any]
    """What can be set, as JSON Schema."""
    guide_minutes: int
    """How long its guided first game takes; 0 where it has none."""


class TableInfo(Struct, frozen=True):
    """A table as everybody may know it."""

    id: str
    game: str
    name: str
    status: Status
    public: bool
    real_dice: bool
    clock: dict[str, Any]
    setup: dict[str, Any]
    made_at: int
    moved_at: int
    moves: int
    waiting: tuple[int, ...]
    deadline: int | None
    """When it goes on by itself, in milliseconds since 1970, such as when a clock runs out."""
    seats: tuple[SeatInfo, ...]
    figures: tuple[str | None, ...]
    """The text ids of the seats' figures, as far as they are known."""
    outcome: Outcome | None
    rematch: str | None
    host: str
    """The name of whoever created it; empty where they gave none."""
    guided: bool
    """Whether it is a guided game, whose chance was written down as far as it was followed."""
    hints: bool
    """Whether its players may ask what would be good."""


class Invitation(Struct, frozen=True):
    """What somebody is invited to, and by whom: the seat is still free."""

    table: TableInfo
    seat: int
    for_bot: bool
    """Whether a bot plays there, who makes room."""


class Addresses(Struct, frozen=True):
    """Where others can reach this server, best first, as origins for links.

    None where only this machine can reach it: then links that are sent lead nowhere.
    """

    addresses: tuple[str, ...]


class Page(Struct, frozen=True):
    """A page of the lobby."""

    count: int
    page: int
    tables: list[TableInfo]


class Mine(Struct, frozen=True):
    """A table at which somebody sits."""

    table: TableInfo
    seats: tuple[int, ...]
    owner: bool


class Secrets(Struct, frozen=True, forbid_unknown_fields=True):
    """The secrets that a browser keeps."""

    tokens: Tokens


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody who sits down wants to be called."""

    name: Name = ""


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """What becomes of seats for which nobody came."""

    fill: Literal["bots", "drop"] = "bots"


class BotLevel(Struct, frozen=True, forbid_unknown_fields=True):
    """The level of a bot."""

    level: Annotated[str, Meta(max_length=20)] = DEFAULT_LEVEL


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat asks for a rematch."""

    seat: Seat


class Code(Struct, frozen=True):
    """A secret that is shown this once."""

    code: str


class GivenCode(Struct, frozen=True, forbid_unknown_fields=True):
    """A code from a recovery link."""

    code: Token


class Recovered(Struct, frozen=True):
    """A new secret for a seat, or for a table that somebody created."""

    table: str
    kind: GrantKind
    seat: int
    token: str


class Hook(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to call when it is a seat's turn; an empty address for nowhere."""

    url: Annotated[str, Meta(max_length=500, pattern=r"^[!-~]*$")] = ""
    language: Literal["en", "fr"] = "en"


class Text(Struct, frozen=True, forbid_unknown_fields=True):
    """A log as text."""

    log: Annotated[str, Meta(max_length=LONGEST_LOG)]
