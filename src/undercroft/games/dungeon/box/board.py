"""The board: its places by number, the ways between them, and how far they lead.

A set of places or of secret doors is an int with a bit for each. Nothing here knows who stands
where; everything is worked out once a board or kept when it was asked for.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from undercroft.content import BadContent
from undercroft.games.dungeon.box.places import Place
from undercroft.games.dungeon.box.planning import FILE, check_plan, joins_of
from undercroft.games.dungeon.cards import LEVELS

FAR = 255
"""The distance of what can't be reached."""
MOST_KEPT = 50_000
"""How many answers are kept at a time."""


class Way(NamedTuple):
    """A way out of a place."""

    to: int
    doors: int
    """The secret door in it, as a set; empty where nobody has to search."""


class Walk(Struct, frozen=True):
    """Where a hero can go in one move."""

    costs: dict[int, int]
    """The steps to each place, nearest first; not to the one where the walk begins."""
    came: dict[int, int]
    """The place before each place, on the shortest way."""

    def path(self, goal: int) -> tuple[int, ...]:
        """The places from the first step to the goal."""
        way = [goal]
        while self.costs[way[-1]] > 1:
            way.append(self.came[way[-1]])
        return tuple(way[::-1])


class Board:
    """The dungeon under Darkpain Castle."""

    def __init__(self, places: tuple[Place, ...]) -> None:
        check_plan(places)
        self.places = places
        self.numbers = {place.id: number for number, place in enumerate(places)}
        """The number of each place by its id."""
        self.at = {square: n for n, place in enumerate(places) for square in place.squares()}
        """The place on each square that is not rock."""
        self.width = 1 + max(x for x, _ in self.at)
        self.height = 1 + max(y for _, y in self.at)
        self.levels = tuple(place.level for place in places)
        self.kinds = tuple(place.kind for place in places)
        self.joins = joins_of(places)
        self.secret_doors = tuple(join for join in self.joins if join.kind == "secret")
        """The secret doors by number: the bit of a door in a set of doors."""
        self.all_doors = (1 << len(self.secret_doors)) - 1
        self.ways = tuple(tuple(self._ways_from(number)) for number in range(len(places)))
        """The ways out of each place."""
        self.searchable = tuple(tuple(self._doors_at(n)) for n in range(len(places)))
        """The secret doors next to each place. [DG-RULING-13]"""
        self.hall = self.kinds.index("hall")
        """The Great Hall, where the Start space is. [DG-BOARD-02]"""
        self.relic = next(n for n, place in enumerate(places) if place.relic)
        """The Shadowstone space. [DG-BOARD-06]"""
        self.rooms = self._by_level("room")
        self.chambers = self._by_level("chamber")
        self.corridors = self._by_level("corridor")
        sites = [n for n, kind in enumerate(self.kinds) if kind in ("room", "chamber")]
        self.sites = {place: number for number, place in enumerate(sites)}
        """Rooms and chambers, by place, with a number of their own."""
        self.doors_at = tuple(tuple(self._doored(n)) for n in range(len(places)))
        """The places behind the ordinary and secret doors of each place. [DG-RULING-48]"""
        self._through = self._thoroughfares()
        self.neighbours = lru_cache(MOST_KEPT)(self._neighbours)
        """The places one step away for somebody who may pass these secret doors."""
        self.distances = lru_cache(MOST_KEPT)(self._distances)
        """The steps from a place to each place by its number; FAR where no way leads."""
        self._walked = lru_cache(MOST_KEPT)(self._walk)
        self._what_matters = lru_cache(MOST_KEPT)(self._find_what_matters)
        self.sites_near = lru_cache(MOST_KEPT)(self._sites_near)
        """The numbers of the rooms and chambers within so many steps of a place."""
        self._check_ways()

    def _check_ways(self) -> None:
        """Raise BadContent where no way leads from the Great Hall to a place."""
        for place, steps in zip(
            self.places, self.distances(self.hall, self.all_doors), strict=True
        ):
            if steps == FAR:
                raise BadContent("content-unreachable", FILE, "no way leads here", place.id)

    def _thoroughfares(self) -> int:
        """The set of places that lead on: only there it matters what stops. [DG-RULING-10]"""
        return _set(n for n, ways in enumerate(self.ways) if len(ways) > 1)

    def _by_level(self, kind: str) -> dict[int, tuple[int, ...]]:
        """The places of a kind on each level, in the order of the file."""
        found = list(enumerate(zip(self.kinds, self.levels, strict=True)))
        return {lv: tuple(n for n, place in found if place == (kind, lv)) for lv in LEVELS}

    def _ways_from(self, number: int) -> Iterator[Way]:
        for join in self.joins:
            if number in join.ends:
                is_secret = join.kind == "secret"
                yield Way(join.beyond(number), 1 << join.number if is_secret else 0)

    def _doors_at(self, number: int) -> Iterator[int]:
        return (join.number for join in self.secret_doors if number in join.ends)

    def _doored(self, number: int) -> Iterator[int]:
        doors = (join for join in self.joins if join.kind != "open")
        return (join.beyond(number) for join in doors if number in join.ends)

    def doors_of_level(self, level: int) -> int:
        """The set of secret doors that lead to a place on a level. [DG-CHAMBERCARD-11]"""
        return sum(
            1 << join.number
            for join in self.secret_doors
            if any(self.levels[end] == level for end in join.ends)
        )

    def beyond(self, door: int, place: int) -> int:
        """The place on the other side of a secret door."""
        return self.secret_doors[door].beyond(place)

    def walk(self, start: int, steps: int, doors: int = 0, stops: int = 0, closed: int = 0) -> Walk:
        """Where so many steps lead. [DG-MOVE-01] [DG-RULING-10]

        `doors` are the secret doors that may be passed; who enters a place of `stops` goes no
        further, and places of `closed` are not entered.
        """
        near, through, secrets = self._what_matters(start, steps)
        return self._walked(start, steps, doors & secrets, stops & through, closed & near)

    def _neighbours(self, place: int, doors: int = 0) -> tuple[int, ...]:
        return tuple(way.to for way in self.ways[place] if not way.doors & ~doors)

    def _distances(self, start: int, doors: int = 0) -> bytes:
        costs = {start: 0, **self._walk(start, FAR, doors, 0, 0).costs}
        return bytes(costs.get(place, FAR) for place in range(len(self.places)))

    def _sites_near(self, start: int, steps: int) -> tuple[int, ...]:
        near = self._what_matters(start, steps)[0]
        return tuple(number for place, number in self.sites.items() if near >> place & 1)

    def _find_what_matters(self, start: int, steps: int) -> tuple[int, int, int]:
        """The places, the places on the way and the secret doors that a walk can depend on."""
        costs = self._walk(start, steps, self.all_doors, 0, 0).costs
        left = [place for place, cost in costs.items() if cost < steps]
        secrets = 0
        for place in (start, *left):
            for way in self.ways[place]:
                secrets |= way.doors
        return _set(costs), _set(left) & self._through, secrets

    def _walk(self, start: int, steps: int, doors: int, stops: int, closed: int) -> Walk:
        costs, came = {start: 0}, {}
        # The walk goes on over the places that it appends, the nearest first.
        queue = [start]
        for place in queue:
            cost = costs[place] + 1
            if cost > steps:
                break
            if place != start and stops >> place & 1:
                continue
            for way in self.ways[place]:
                to = way.to
                if to not in costs and not way.doors & ~doors and not closed >> to & 1:
                    costs[to], came[to] = cost, place
                    queue.append(to)
        del costs[start]
        return Walk(costs, came)


def _set(places: Iterable[int]) -> int:
    return sum(1 << place for place in places)
