"""What a `guide.toml` says, as types: unknown fields and wrong values are refused by name."""

import tomllib
from importlib.resources import files
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from undercroft.engine import AnyGame, Refused

FILE = "guide.toml"
Number = Annotated[int, Meta(ge=0)]
SeatNumber = Annotated[int, Meta(ge=1, le=16)]


class Mark(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something the coach says; its text id is `guide-` and `say`."""

    say: str
    at: str = ""
    """What it points at: a place of the board, or `option` for what is suggested."""
    ask: str = ""
    """Said when this rule first asks the learner, on the path or off it."""
    event: str = ""
    """Said at the learner's next question once this has happened for the first time."""
    mine: bool = False
    """Only where the event is the learner's own (its `seat`)."""


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the script: what chance does, what a bot does, what the learner is to do."""

    roll: str = ""
    """The dice, as symbols."""
    draw: str | Number | None = None
    """The card, by its text id or its number."""
    throw: str = ""
    """Where the die of a throw comes to rest: a section, `table`, `edge`, ..."""
    icon: bool = False
    """Whether its symbol is up then."""
    bounces: Annotated[int, Meta(ge=0, le=9)] = 1
    seed: Number | None = None
    """What decides the throw of a hand that lands there; without it the die is only laid there."""
    seat: SeatNumber = 1
    """Whose choice it is, from 1."""
    does: str = ""
    """The choice: the verb, and what it touches where that is needed (`move side=1`)."""
    marks: tuple[Mark, ...] = ()
    """What the coach says before this choice of the learner."""
    by_itself: bool = False
    """Whether the guide makes this choice for the learner, to get over what takes long."""


class Written(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A guide as it is written; the learner sits on the first seat of a person."""

    minutes: Annotated[int, Meta(ge=1, le=30)]
    seats: Annotated[tuple[str, ...], Meta(min_length=1)]
    setup: dict[str, Any] = {}
    whole: bool = True
    """Whether the script goes to the end of the game; else the learner plays on without it."""
    script: tuple[Line, ...]
    marks: tuple[Mark, ...] = ()
    end: tuple[Mark, ...] = ()
    """What the coach says at the end of the script."""


def read(game: AnyGame) -> Written | None:
    """The guide of a game as it is written; None where there is none."""
    path = files(game.package) / FILE
    if not path.is_file():
        return None
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Written)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise bad_guide(game, str(error)) from error


def bad_guide(game: AnyGame, problem: str) -> Refused:
    """A guide that can't be played, and why."""
    message = f"{FILE} of {game.id}: {problem}"
    return Refused("bad-guide", message, game=game.id)
