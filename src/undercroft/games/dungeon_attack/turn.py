"""A turn: roll what faces you, or else take one action."""

from undercroft.engine import Choose, Option, Script
from undercroft.games.dungeon_attack.actions import act
from undercroft.games.dungeon_attack.endings import end_turn
from undercroft.games.dungeon_attack.events import ItemRecharged, MonsterRepelled
from undercroft.games.dungeon_attack.fight import fight
from undercroft.games.dungeon_attack.options import REPEL, STAND, TINKER
from undercroft.games.dungeon_attack.state import DungeonState, Seat


def turn(g: DungeonState) -> Script[None]:
    """One turn of one adventurer. [DA-TURN-04] [DA-TURN-05] [DA-TURN-06]"""
    me = g.seats[g.turn]
    facing = me.facing
    if me.drained and me.card.tinkers:
        yield from tinker(g, me)
    if not (facing.regular or facing.bosses or facing.epic):
        yield from act(g, me)
        return
    if me.card.repels:
        yield from repel(g, me)
        if not facing:
            end_turn(g, me)
            return
    yield from fight(g, me, facing)


def tinker(g: DungeonState, me: Seat) -> Script[None]:
    """Recharge at the start of the turn, at no cost. [DA-ADVENTURER-07]"""
    for _ in range(min(me.card.tinkers, me.drained)):
        choice: Option = yield Choose(me.seat, [STAND, TINKER], "DA-ADVENTURER-07")
        if choice is STAND:
            return
        me.drained -= 1
        me.charged += 1
        g.outbox.append(ItemRecharged(me.seat, me.seat, 1, why="DA-ADVENTURER-07"))


def repel(g: DungeonState, me: Seat) -> Script[None]:
    """Send regular dice to the room before the roll. [DA-ABILITY-03] [DA-RULING-16]"""
    for _ in range(min(me.card.repels, me.facing.regular)):
        choice: Option = yield Choose(me.seat, [STAND, REPEL], "DA-ABILITY-03")
        if choice is STAND:
            return
        me.facing.regular -= 1
        g.room.regular += 1
        g.outbox.append(MonsterRepelled(me.seat, me.seat, why="DA-ABILITY-03"))
