"""Events: what happened, in the past tense, for those who may know it.

Rules put events into the state's outbox; the table hands them on. They carry facts, no words.
"""

from functools import cache

from msgspec import Struct

from undercroft.engine.options import kebab
from undercroft.engine.seats import EVERYONE, is_in

Parts = tuple[tuple[str, int], ...]
"""What a number is made of, in order: text ids with amounts, the base first."""
Names = tuple[str, ...]
"""Things by their text ids."""


class Event(Struct, frozen=True, gc=False, kw_only=True, tag=True):
    """Something that happened. `to` is the set of seats that may know it, `why` its rule."""

    why: str
    to: int = EVERYONE

    @property
    def name(self) -> str:
        return kebab(type(self).__name__)

    @property
    def facts(self) -> dict[str, object]:
        """The fields a game gave it."""
        return {name: getattr(self, name) for name in _fact_names(type(self))}

    def is_known_to(self, seat: int | None) -> bool:
        """Whether a seat, or a spectator for None, may know it."""
        return is_in(self.to, seat)


@cache
def _fact_names(kind: type[Event]) -> tuple[str, ...]:
    return tuple(name for name in kind.__struct_fields__ if name not in ("why", "to"))
