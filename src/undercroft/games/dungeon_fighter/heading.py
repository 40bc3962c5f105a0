"""Where a greedy Party goes: the route whose rooms are worth most, peril and fights taken off."""

from collections.abc import Sequence

from undercroft.engine import Option
from undercroft.games.dungeon_fighter.options import FACE_BOSS, EnterRoom
from undercroft.games.dungeon_fighter.outlook import (
    die_worth,
    expected_toll,
    missing,
    worth_of_gold,
)
from undercroft.games.dungeon_fighter.printed import Room
from undercroft.games.dungeon_fighter.state import MOST_ROOMS, FighterState
from undercroft.games.dungeon_fighter.tactics import CARD

LOOT = 2.0
"""What a monster's gold, and the dice that a quick kill leaves, are worth."""
WEAR = 4
"""The life that a Party has lost by the time it comes to a room further on."""


def best_way(g: FighterState, options: Sequence[Option]) -> Option:
    """The next room on the best route of this face, or the way out."""
    ways = [option for option in options if isinstance(option, EnterRoom) or option is FACE_BOSS]
    return max(ways, key=lambda option: way_worth(g, option))


def way_worth(g: FighterState, option: Option) -> float:
    """What a way is worth up to the end of the face; nothing for one that leaves it."""
    if not isinstance(option, EnterRoom):
        return 0.0
    level, room = divmod(option.room, MOST_ROOMS)
    return route_worth(g, room, 0) if level == g.level else 0.0


def route_worth(g: FighterState, room: int, ahead: int) -> float:
    """What the best route is worth that begins in a room."""
    routes = g.printed.routes_of(g.face)
    worth = room_worth(g, routes.face.rooms[room], ahead)
    further = [route_worth(g, one, ahead + 1) for one in routes.ways[room]]
    if room in routes.exits:
        further.append(0.0)
    return worth + max(further)


def room_worth(g: FighterState, room: Room, ahead: int) -> float:
    """What a room brings, less what its monster costs."""
    worth = LOOT - expected_toll(g, room.throws)
    coin = worth_of_gold(len(g.in_play()))
    lost = sum(map(missing, g.heroes)) + WEAR * (ahead + 1)
    match room.kind:
        case "shop":
            gold = g.gold + 2 * (ahead + 1)
            worth += min(gold * coin, lost + 2 * die_worth(g, g.dice))
        case "fountain":
            worth += lost
        case "treasure":
            worth += room.gold * coin + room.dice * die_worth(g, g.dice) + room.equipment * CARD
    return worth
