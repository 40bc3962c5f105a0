"""Plain data, a file's or a client's message, read as a type; errors name the field.

It knows neither boards nor releases.
"""

import re
from typing import TypeVar

import msgspec
from msgspec import Struct

from undercroft.engine.refusals import Refused

T = TypeVar("T")

NAMED = re.compile(r"(?P<what>missing required|contains unknown) field `(?P<name>[^`]+)`")


class FileStruct(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a data file; a field that nobody knows is an error."""


def wrong_field(error: Exception) -> tuple[str, str]:
    """The path of the field, empty for the whole, and what is wrong with it."""
    problem, _, place = str(error).partition(" - at `$")
    path = place.strip("`.")
    named = NAMED.search(problem)
    if named is None:
        return path, problem
    problem = "is missing" if named["what"].startswith("missing") else "is not known"
    return ".".join(part for part in (path, named["name"]) if part), problem


def read_message(raw: object, kind: type[T], reason: str) -> T:
    """Some data as a type, or a refusal that names the field; the whole goes by the type's name."""
    try:
        return msgspec.convert(raw, kind)
    except (msgspec.ValidationError, OverflowError, RecursionError) as error:
        path, problem = wrong_field(error)
        field = path or kind.__name__.lower()
        raise Refused(reason, f"{field}: {problem}", field=field) from None
