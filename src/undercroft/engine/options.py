"""Options: the finite set of things a player can ever choose in a game.

A game declares its families (a verb and the range of its arguments) once; every option is then a
shared constant with a fixed number. Rules read the typed object, logs and learners the number.
Options know no words: labels are made for people when they look.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import ClassVar, TypeVar

from msgspec import Struct

_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


@cache
def kebab(name: str) -> str:
    """`HealWithItem` as a text id: `heal-with-item`."""
    return _HUMP.sub("-", name).lower().replace("_", "-")


class Option(Struct, frozen=True, gc=False, eq=False):
    """One thing that can be chosen. Subclasses name the verb; their fields name what it touches.

    There is one object of each, so that rules compare by identity, which is quick.
    """

    reveals: ClassVar[bool] = False
    """Choosing it shows something that was hidden from somebody, so it can't be taken back."""
    secret: ClassVar[bool] = False
    """Others see that it was chosen, and not what it touches."""
    grave: ClassVar[bool] = False
    """Choosing it harms who does, or gives something up, wherever it is offered."""
    group: ClassVar[str] = ""
    """Options of a group belong together where there are many; its text id is `group-` and this."""

    number: int

    @property
    def verb(self) -> str:
        return kebab(type(self).__name__)

    @property
    def touches(self) -> dict[str, int]:
        """The things it touches, as kind and number, so that a client can light them up."""
        return {name: getattr(self, name) for name in self.__struct_fields__[1:]}


T = TypeVar("T", bound=Option)


class Catalogue:
    """All options of a game, by number. Families are declared once, in a fixed order."""

    def __init__(self) -> None:
        self.numbered: list[Option] = []
        """All options; the place of each is its number."""

    def one(self, kind: type[T]) -> T:
        """A verb without arguments."""
        return self._add(kind)

    def each(self, kind: Callable[[int, int], T], over: Iterable[int]) -> tuple[T, ...]:
        """A verb with one argument; `family[a]` is the option for `a`."""
        return tuple(self._add(kind, a) for a in over)

    def grid(
        self, kind: Callable[[int, int, int], T], rows: Iterable[int], columns: Iterable[int]
    ) -> tuple[tuple[T, ...], ...]:
        """A verb with two arguments; `family[a][b]` is the option for `a` and `b`."""
        columns = tuple(columns)
        return tuple(tuple(self._add(kind, a, b) for b in columns) for a in rows)

    def _add(self, kind: Callable[..., T], *arguments: int) -> T:
        option = kind(len(self.numbered), *arguments)
        self.numbered.append(option)
        return option

    def __len__(self) -> int:
        return len(self.numbered)

    def __iter__(self) -> Iterator[Option]:
        return iter(self.numbered)

    def __getitem__(self, number: int) -> Option:
        """The option of that number; IndexError when the game has none."""
        if not 0 <= number < len(self.numbered):
            raise IndexError(f"there is no option {number}; the game has {len(self.numbered)}")
        return self.numbered[number]
