"""Routes: a face of a map board as rooms by number, and the ways that lead on from each.

Which faces lie in which order is the dungeon's matter; here one face stands alone.
"""

from collections.abc import Iterator

from undercroft.content import BadContent
from undercroft.games.dungeon_fighter.printed import FaceCard

FILE = "faces.toml"
LENGTHS = {"start": range(4, 6), "end": range(3, 5)}
"""How many rooms a Party enters on a face: 14 monsters last for three faces. [DF-MAP-05]"""
LEAST_FORKS = 2


class Routes:
    """The corridors of one face."""

    def __init__(self, face: FaceCard) -> None:
        numbers = _numbers(face)
        self.face = face
        self.entry = numbers[face.entry]
        """The number of the room that the Party enters first. [DF-MOVE-05]"""
        self.exits = frozenset(numbers[room] for room in face.exits)
        """The rooms that lead off the face. [DF-MOVE-07]"""
        self.ways = tuple(
            tuple(numbers[to] for start, to in face.corridors if start == room.id)
            for room in face.rooms
        )
        """The rooms that each room leads to. [DF-MOVE-02]"""

    def all(self) -> Iterator[tuple[int, ...]]:
        """Every route from the entry off the face, as rooms in order."""
        yield from self._on((self.entry,))

    def _on(self, gone: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if gone[-1] in self.exits:
            yield gone
        for room in self.ways[gone[-1]]:
            yield from self._on((*gone, room))


def routes_of(face: FaceCard) -> Routes:
    """The routes of a face; BadContent where a Party could get lost or stuck."""
    _check_names(face)
    routes = Routes(face)
    _check_cycles(routes)
    gone = {room for route in routes.all() for room in route}
    for number, room in enumerate(face.rooms):
        if number not in gone:
            _refuse(face, "rooms", f"no route from the entry to an exit leads through {room.id}")
    _check_lengths(routes)
    return routes


def _numbers(face: FaceCard) -> dict[str, int]:
    return {room.id: number for number, room in enumerate(face.rooms)}


def _check_names(face: FaceCard) -> None:
    known = _numbers(face)
    if len(known) < len(face.rooms):
        _refuse(face, "rooms", "two rooms have the same id")
    if len(set(face.corridors)) < len(face.corridors):
        _refuse(face, "corridors", "two corridors join the same rooms")
    ends = [room for corridor in face.corridors for room in corridor]
    for field, named in (("entry", [face.entry]), ("exits", face.exits), ("corridors", ends)):
        for name in named:
            if name not in known:
                _refuse(face, field, f"no room is called {name!r}")


def _check_cycles(routes: Routes) -> None:
    """Nobody comes back to a room: rooms fall away until none is left that nothing leads to."""
    left = set(range(len(routes.ways)))
    while left:
        led_to = {room for start in left for room in routes.ways[start]}
        free = left - led_to
        if not free:
            names = ", ".join(routes.face.rooms[room].id for room in sorted(left))
            _refuse(routes.face, "corridors", f"they lead in a circle among {names}")
        left -= free


def _check_lengths(routes: Routes) -> None:
    """Routes are neither too short nor too long, and there is something to choose."""
    face, fits = routes.face, LENGTHS[routes.face.kind]
    for route in routes.all():
        if len(route) not in fits:
            names = ", ".join(face.rooms[room].id for room in route)
            problem = (
                f"a route has {fits.start} to {fits.stop - 1} rooms, not {len(route)}: {names}"
            )
            _refuse(face, "corridors", problem)
    if sum(len(ways) > 1 for ways in routes.ways) < LEAST_FORKS:
        _refuse(face, "corridors", f"at least {LEAST_FORKS} rooms need two ways on")
    if face.rooms[routes.entry].kind != "plain":
        _refuse(face, "entry", "the first room is a plain one")


def _refuse(face: FaceCard, field: str, problem: str) -> None:
    raise BadContent("bad-content", FILE, f"field {field}: {problem}", face.id, field=field)
