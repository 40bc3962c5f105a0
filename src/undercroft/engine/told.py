"""What is told in facts: something that happened, or that a choice would mean.

A kind of fact is a struct: its name is its text id, its fields are numbers and things. How it
sounds (a loss, a gain) and whom it falls upon is data of its class. It holds no words.
"""

from functools import cache
from typing import Any, ClassVar, Literal

from msgspec import Struct

from undercroft.engine.options import kebab

Tone = Literal["plain", "gain", "loss"]
"""How something sounds to whom it falls upon."""
FRAME = ("why", "to")
"""The fields that every event has; all others are its facts."""
SEAT_FACTS = ("seat", "target")
"""The facts that number a seat."""


class Told(Struct, frozen=True, gc=False):
    """Something that clients tell people, by a text id and facts."""

    tone: ClassVar[Tone] = "plain"
    whose: ClassVar[str] = "seat"
    """The fact that numbers the seat upon which it falls."""

    @property
    def name(self) -> str:
        return kebab(type(self).__name__)

    @property
    def facts(self) -> dict[str, Any]:
        """The fields a game gave it."""
        return {name: getattr(self, name) for name in fact_names(type(self))}

    @property
    def falls_on(self) -> int | None:
        """The seat to which it is a loss or a gain; None where it is neither."""
        return None if self.tone == "plain" else getattr(self, self.whose, None)


@cache
def fact_names(kind: type[Struct]) -> tuple[str, ...]:
    """The names of the facts of a kind."""
    return tuple(name for name in kind.__struct_fields__ if name not in FRAME)
