"""A turn: roll what faces you, or else take one action. Then see whether the fight is over."""

from undercroft.engine import Choose, Option, Script
from undercroft.games.dungeon_attack.actions import act
from undercroft.games.dungeon_attack.events import (
    FightEnded,
    ItemRecharged,
    MonsterRepelled,
    PartyFell,
)
from undercroft.games.dungeon_attack.fight import fight
from undercroft.games.dungeon_attack.options import REPEL, STAND, TINKER
from undercroft.games.dungeon_attack.state import KNOCKED_OUT, DungeonState, Phase, Seat


def turn(g: DungeonState) -> Script[None]:
    """One turn of one adventurer. [DA-TURN-04] [DA-TURN-05] [DA-TURN-06]"""
    me = g.seats[g.turn]
    facing = me.facing
    gives_up = False
    if me.drained and me.card.tinkers:
        yield from tinker(g, me)
    if facing.regular or facing.bosses or facing.epic:
        if me.card.repels:
            yield from repel(g, me)
        if facing:
            yield from fight(g, me, facing)
    else:
        gives_up = yield from act(g, me)
    end_turn(g, me, gives_up)


def tinker(g: DungeonState, me: Seat) -> Script[None]:
    """Recharge at the start of the turn, at no cost. [DA-ADVENTURER-07]"""
    for _ in range(min(me.card.tinkers, me.drained)):
        choice: Option = yield Choose(me.seat, [STAND, TINKER], "DA-ADVENTURER-07")
        if choice is STAND:
            return
        me.drained -= 1
        me.charged += 1
        g.outbox.append(ItemRecharged(me.seat, why="DA-ADVENTURER-07"))


def repel(g: DungeonState, me: Seat) -> Script[None]:
    """Send regular dice to the room before the roll. [DA-ABILITY-03] [DA-RULING-16]"""
    for _ in range(min(me.card.repels, me.facing.regular)):
        choice: Option = yield Choose(me.seat, [STAND, REPEL], "DA-ABILITY-03")
        if choice is STAND:
            return
        me.facing.regular -= 1
        g.room.regular += 1
        g.outbox.append(MonsterRepelled(me.seat, why="DA-ABILITY-03"))


def end_turn(g: DungeonState, me: Seat, gives_up: bool) -> None:
    """The game, the fight or just the turn is over. [DA-TURN-03] [DA-RULING-34]"""
    if me.hits == KNOCKED_OUT and has_party_fallen(g):
        g.phase = Phase.OVER
        g.outbox.append(PartyFell(g.level, why="DA-RULING-34"))
    elif gives_up:
        end_fight(g, "DA-PHASEEND-02" if g.busted else "DA-RULING-37")
    elif is_all_beaten(g):
        end_fight(g, "DA-PHASEEND-01")
    else:
        g.turn = g.next_able(g.turn)


def has_party_fallen(g: DungeonState) -> bool:
    """Whether all adventurers are Knocked Out at once."""
    return all(seat.hits == KNOCKED_OUT for seat in g.seats)


def is_all_beaten(g: DungeonState) -> bool:
    """Whether no die is left in play. [DA-RULING-43]"""
    room = g.room
    if room.regular or room.bosses or room.epic:
        return False
    for seat in g.seats:
        facing = seat.facing
        if facing.regular or facing.bosses or facing.epic:
            return False
    return True


def end_fight(g: DungeonState, why: str) -> None:
    """On to the search; dice left in the room bring no penalty. [DA-RULING-39]"""
    g.phase = Phase.SEARCH
    g.outbox.append(FightEnded(g.level, g.room.dice(), why=why))
