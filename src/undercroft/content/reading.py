"""Content: cards, heroes and tiles read from TOML and checked against their schema.

A file holds one table a card, named by the card's id. Errors name file, card and field. A second
folder adds or replaces cards without touching code.
"""

import re
import tomllib
from collections.abc import Iterable, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from undercroft.engine.mappings import from_mapping, wrong_field
from undercroft.engine.refusals import Refused
from undercroft.engine.visibility import Public


class Card(Struct, array_like=True, frozen=True, kw_only=True, gc=False):
    """Anything that content lists. The id is the name of its table in the file."""

    id: Public[str]
    provenance: Public[str] = "original"
    """`rulebook` for a card that the printed rules give, `original` for one of ours."""


C = TypeVar("C", bound=Card)

ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
PROVENANCES = ("original", "rulebook")


class BadContent(Refused):
    """A content file can't be used; the message names file, card and field."""

    def __init__(
        self, reason: str, file: str, problem: str, card: str | None = None, **facts: object
    ) -> None:
        where = file if card is None else f"{file}, card {card}"
        card = "none" if card is None else card
        super().__init__(reason, f"{where}: {problem}", file=file, card=card, **facts)


def read_cards(kind: type[C], file: str, folders: Iterable[Traversable | Path]) -> tuple[C, ...]:
    """The cards of a file in several folders; later folders add to and replace earlier ones."""
    cards: dict[str, C] = {}
    for folder in folders:
        path = folder.joinpath(file)
        if path.is_file():
            cards |= {card.id: card for card in _read_file(kind, path)}
    return tuple(cards.values())


def read_files(
    kinds: Mapping[str, type[Card]], folders: Iterable[Traversable | Path]
) -> dict[str, tuple[Any, ...]]:
    """The cards of several files, by the name of the file: `heroes` from `heroes.toml`."""
    places = list(folders)
    return {name: read_cards(kind, f"{name}.toml", places) for name, kind in kinds.items()}


def _read_file(kind: type[C], path: Traversable) -> Iterable[C]:
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise BadContent("bad-content", path.name, str(error), field="none") from error
    for name, fields in tables.items():
        yield _read_card(kind, path.name, name, fields)


def _read_card(kind: type[C], file: str, name: str, fields: Any) -> C:
    if not isinstance(fields, dict):
        problem = f"a table of fields is expected, not {fields!r}"
        raise BadContent("content-fields", file, problem, name)
    if not ID.fullmatch(name):
        problem = "an id is made of small letters, digits and hyphens"
        raise BadContent("content-id", file, problem, name)
    if "id" in fields:
        problem = "field id: the name of the table is the id"
        raise BadContent("content-own-id", file, problem, name)
    try:
        card = from_mapping({"id": name, **fields}, kind)
    except msgspec.ValidationError as error:
        field = wrong_field(error)[0] or "none"
        raise BadContent("bad-content", file, _with_field(str(error)), name, field=field) from error
    if card.provenance not in PROVENANCES:
        problem = f"field provenance: one of {PROVENANCES} is expected"
        raise BadContent("content-provenance", file, problem, name, known=" / ".join(PROVENANCES))
    return card


def _with_field(error: str) -> str:
    """msgspec's message with its field in front: `field rating: Expected int, got str`."""
    problem, at, place = error.partition(" - at `$.")
    return f"field {place.rstrip('`')}: {problem}" if at else problem
