"""Plain data, a file's or a client's message, read as a type; errors name the field.

It knows neither boards nor releases.
"""

from typing import TypeVar

import msgspec
from msgspec import Struct

from undercroft.engine.mappings import wrong_field
from undercroft.engine.refusals import Refused

T = TypeVar("T")


class BadData(Refused):
    """A file of ours can't be used; the message names file, card and field."""

    def __init__(self, reason: str, file: str, field: str, problem: str, card: str = "") -> None:
        where = f"{file}, card {card}" if card else file
        said = f"field {field}: {problem}" if field else problem
        place = ", ".join(part for part in (card, field) if part) or "none"
        super().__init__(reason, f"{where}: {said}", file=file, field=place)


class FileStruct(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a data file; a field that nobody knows is an error."""


def read_message(raw: object, kind: type[T], reason: str, name: str = "") -> T:
    """Some data as a type, or a refusal that names the field.

    The whole goes by a name that is given, or by the type's.
    """
    try:
        return msgspec.convert(raw, kind)
    except (msgspec.ValidationError, OverflowError, RecursionError) as error:
        path, problem = wrong_field(error)
        field = path or name or kind.__name__.lower()
        raise Refused(reason, f"{field}: {problem}", field=field) from None
