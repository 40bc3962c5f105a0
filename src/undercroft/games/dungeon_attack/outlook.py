"""What a table is worth to somebody, in Gold: own prospects, less what rivals may hope for.

Everything that counts lies open; chance enters as plain expectation.
"""

from undercroft.games.dungeon_attack.fight import rating_of
from undercroft.games.dungeon_attack.odds import course
from undercroft.games.dungeon_attack.state import (
    ATTACKING,
    BOSS_AT,
    DEFEATED,
    EPIC_AT,
    KNOCKED_OUT,
    MOVING,
    STUNNED,
    UNHURT,
    WOUNDED,
    DungeonState,
    Monsters,
    Seat,
    Thrown,
)

LOOT, BOSS_LOOT, EPIC_LOOT = 4 / 3, 8 / 3, 10.0
"""What a beaten monster brings in the search on average. [DA-LOOT-01] to [DA-LOOT-03]"""
STUN, WOUND, KNOCK_OUT = 0.6, 1.5, 5.0
"""What a HIT costs; a knock-out costs the pile besides."""
LEVEL = 8.0
"""What a level still to come may bring to a lone adventurer."""
LEFTOVER = 0.5
"""What each adventurer without dice may still hope for in the room after the one before."""


def loot(pile: Monsters) -> float:
    """What a pile brings in the search."""
    return LOOT * pile.regular + BOSS_LOOT * pile.bosses + EPIC_LOOT * pile.epic


def charge(g: DungeonState) -> float:
    """How much more a Magic Item is worth while it is ready: most where nobody else fights."""
    return 0.4 + 0.6 / len(g.seats)


def hit_cost(g: DungeonState, seat: Seat, hits: int) -> float:
    """What one more HIT costs somebody who has so many."""
    if hits == UNHURT:
        return STUN
    if hits == STUNNED:
        return WOUND
    cost = KNOCK_OUT + loot(seat.pile)
    if is_last_standing(g, seat):
        cost += seat.total() + LEVEL * (len(g.setup.dungeon) - g.level)
    return cost


def is_last_standing(g: DungeonState, seat: Seat) -> bool:
    """Whether the dungeon wins when this adventurer falls. [DA-RULING-34]"""
    return all(other is seat or other.hits == KNOCKED_OUT for other in g.seats)


def fight_worth(g: DungeonState, seat: Seat, dice: int, hits: int) -> float:
    """What facing so many dice brings until none is left; less than nothing in a bad way."""
    way = course(dice, rating_of(seat, dice), hits)
    worth = LOOT * way.beaten - STUN * way.stuns - WOUND * way.wounds
    return worth - hit_cost(g, seat, WOUNDED) * way.knock_outs


def table_worth(g: DungeonState, me: Seat, facing: list[int], room: int, first: int) -> float:
    """What the table is worth to me when these dice face the seats and `first` is next.

    Who faces no dice may bust the door; the earlier in turn order, the more is left.
    """
    seats = g.seats
    count = len(seats)
    envy = 1 / max(count - 1, 1)
    share, worth = 1.0, 0.0
    for step in range(count):
        seat = seats[(first + step) % count]
        if seat.hits == KNOCKED_OUT:
            continue
        if dice := facing[seat.seat]:
            gain = fight_worth(g, seat, dice, seat.hits)
        else:
            gain = share * max(fight_worth(g, seat, room, seat.hits), 0.0)
            share *= LEFTOVER
        worth += gain if seat is me else -envy * gain
    return worth


def roll_worth(g: DungeonState, me: Seat, thrown: Thrown, faces: list[int]) -> float:
    """What a roll is worth to its roller as it lies: loot, HITs and dice that stay."""
    loose = thrown.regular + thrown.bosses
    left = rating_of(me, loose + 2 * thrown.epic)
    attacking = faces[ATTACKING] + faces[BOSS_AT + ATTACKING]
    hits, gain, stay = 0, 0.0, attacking
    if faces[EPIC_AT] == 2 <= left:
        gain += EPIC_LOOT
        left -= 2
    elif thrown.epic and faces[EPIC_AT + MOVING] < 2:
        stay += 2
        hits += faces[EPIC_AT + ATTACKING] == 2
    bosses = min(faces[BOSS_AT], left)
    regular = min(faces[DEFEATED], left - bosses)
    gain += BOSS_LOOT * bosses + LOOT * regular
    stay += faces[BOSS_AT] + faces[DEFEATED] - bosses - regular
    if is_hit(g, me, attacking, loose, faces[BOSS_AT + ATTACKING]):
        hits += 1
    for hit in range(me.hits, min(me.hits + hits, KNOCKED_OUT)):
        gain -= hit_cost(g, me, hit)
    if me.hits + hits >= KNOCKED_OUT:
        return gain - BOSS_LOOT * bosses - LOOT * regular
    return gain + fight_worth(g, me, stay, me.hits + hits)


def is_hit(g: DungeonState, me: Seat, attacking: int, loose: int, bosses: int) -> bool:
    """Whether dice outside the Epic pair hit: all attack, or two Bosses join."""
    if loose and attacking == loose:
        return not 0 < me.card.shrugs_from <= loose
    return bosses == 2 and g.setup.epic_monster
