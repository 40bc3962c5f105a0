"""Planning: how the places of a board fit together, or why they don't."""

from collections import Counter
from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from undercroft.content import BadContent
from undercroft.games.dungeon.box.places import Edge, Place, Square, shared_edges
from undercroft.games.dungeon.cards.numbers import LEVELS

FILE = "board.toml"
MOST_PLACES = 256
"""How many places fit: each has options of its own."""
ROOMS, CHAMBERS = 8, 2
"""How many there are on each level, as the decks have cards for them. [DG-BOARD-01]"""
JoinKind = Literal["open", "doors", "secret"]
KINDS: tuple[JoinKind, ...] = ("open", "doors", "secret")


class Join(Struct, frozen=True):
    """What joins two places: a passage, a door or a secret door."""

    number: int
    """Its number among those of its kind."""
    kind: JoinKind
    ends: tuple[int, int]
    edge: Edge

    def beyond(self, place: int) -> int:
        """The other end."""
        one, other = self.ends
        return other if place == one else one


def check_plan(places: tuple[Place, ...]) -> None:
    """Raise BadContent where the plan is none that the game can be played on."""
    _check_count("place", len(places), range(MOST_PLACES + 1))
    _check_count("hall", sum(place.kind == "hall" for place in places), range(1, 2))
    _check_count("relic", sum(place.relic for place in places), range(1, 2))
    counts = Counter((place.kind, place.level) for place in places)
    for level in LEVELS:
        _check_count(f"room, level {level}", counts["room", level], range(ROOMS, ROOMS + 1))
        needed = range(CHAMBERS, CHAMBERS + 1)
        _check_count(f"chamber, level {level}", counts["chamber", level], needed)
    _check_squares(places)


def _check_count(kind: str, count: int, fits: range) -> None:
    if count < fits.start:
        problem = f"at least {fits.start} places are needed: {kind}"
        raise BadContent("content-few", FILE, problem, least=fits.start, kind=kind)
    if count >= fits.stop:
        problem = f"there are {count} places, and {fits.stop - 1} fit: {kind}"
        raise BadContent("content-many", FILE, problem, count=count, most=fits.stop - 1)


def _check_squares(places: tuple[Place, ...]) -> None:
    taken: dict[Square, str] = {}
    for place in places:
        for square in place.squares():
            other = taken.setdefault(square, place.id)
            if other != place.id:
                problem = f"field area: {other} lies on {square} already"
                raise BadContent("bad-content", FILE, problem, place.id, field="area")


def joins_of(places: tuple[Place, ...]) -> tuple[Join, ...]:
    """All joins, each once, in the order of the file."""
    numbers = {place.id: number for number, place in enumerate(places)}
    found: list[Join] = []
    counts = dict.fromkeys(KINDS, 0)
    seen: set[frozenset[int]] = set()
    for one, kind, name in _named(places):
        if name not in numbers:
            problem = f"field {kind}: no place is called {name!r}"
            raise BadContent("content-unknown", FILE, problem, one.id, name=name)
        ends = numbers[one.id], numbers[name]
        edges = shared_edges(one, places[ends[1]])
        if len(edges) != 1 or frozenset(ends) in seen:
            problem = f"field {kind}: it shares one edge with {name} and has one way there"
            raise BadContent("bad-content", FILE, problem, one.id, field=kind)
        seen.add(frozenset(ends))
        found.append(Join(counts[kind], kind, ends, edges[0]))
        counts[kind] += 1
    return tuple(found)


def _named(places: tuple[Place, ...]) -> Iterator[tuple[Place, JoinKind, str]]:
    for place in places:
        for kind in KINDS:
            for name in getattr(place, kind):
                yield place, kind, name
