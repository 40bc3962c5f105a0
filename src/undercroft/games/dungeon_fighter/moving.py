"""Movement: one room a turn, along the arrows, and at last to the Final Boss. [DF-MOVE-01]"""

from undercroft.engine import Option, Script
from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter.deeds import uses
from undercroft.games.dungeon_fighter.options import ENTER_ROOM, FACE_BOSS, EnterRoom
from undercroft.games.dungeon_fighter.party import consult
from undercroft.games.dungeon_fighter.state import (
    BEYOND,
    MOST_ROOMS,
    NOWHERE,
    FighterState,
    Phase,
)


def begin_turn(g: FighterState, first: int) -> None:
    """A new turn with its first player. [DF-TURN-01] [DF-ENDTURN-13]"""
    g.first = first
    g.turn += 1
    g.phase = Phase.MOVEMENT
    g.outbox.append(ev.TurnBegan(first, g.turn, why="DF-TURN-01"))


def move(g: FighterState) -> Script[None]:
    """The Party chooses a room and goes there. [DF-MOVE-06] [DF-MOVE-10]"""
    choice = yield from consult(g, ways(g), "DF-MOVE-06", uses)
    if choice is None:
        return
    g.phase = Phase.ENCOUNTER
    if not isinstance(choice, EnterRoom):
        g.level, g.room = BEYOND, NOWHERE
        return
    g.level, g.room = divmod(choice.room, MOST_ROOMS)
    g.outbox.append(ev.RoomEntered(choice.room, g.level + 1, why="DF-MOVE-02"))


def ways(g: FighterState) -> list[Option]:
    """Where the Party can go. [DF-MOVE-02] [DF-MOVE-05] [DF-MOVE-07] [DF-MOVE-08]"""
    routes = g.printed.routes_of(g.face)
    if g.room == NOWHERE:
        return [ENTER_ROOM[room_number(g.level, routes.entry)]]
    found: list[Option] = [ENTER_ROOM[room_number(g.level, room)] for room in routes.ways[g.room]]
    if g.room in routes.exits:
        found.append(way_out(g))
    return found


def way_out(g: FighterState) -> Option:
    """What lies behind the exit of a face: the next board or the Final Boss. [DF-RULING-04]"""
    if g.level + 1 == BEYOND:
        return FACE_BOSS
    entry = g.printed.routes_of(g.faces[g.level + 1]).entry
    return ENTER_ROOM[room_number(g.level + 1, entry)]


def room_number(level: int, room: int) -> int:
    """The number of a room in the whole dungeon."""
    return level * MOST_ROOMS + room
