"""Moving monsters leave the roller: to other adventurers or to the Dungeon Room."""

from undercroft.engine import Choose, Option, Script
from undercroft.games.dungeon_attack.endings import end_roll
from undercroft.games.dungeon_attack.events import (
    MonsterSent,
    MonstersReturned,
    MonstersSentToRoom,
)
from undercroft.games.dungeon_attack.options import SEND, SEND_TO_ROOM, Send
from undercroft.games.dungeon_attack.state import (
    BOSS_AT,
    EPIC_AT,
    KNOCKED_OUT,
    MOVING,
    DungeonState,
    Kind,
    Monsters,
    Seat,
)

REGULAR, BOSS, EPIC = Kind


def send_away(g: DungeonState) -> Script[None]:
    """The roller decides where each M die goes; after an Assist all go back. [DA-MOVING-03]

    The Epic pair is sent first, then Bosses, then regular dice. That ends the turn.
    """
    me, thrown = g.seats[g.turn], g.thrown
    assert thrown is not None
    moving, targets = thrown.faces, legal_targets(g, me)
    if thrown.helped >= 0:
        give_back(g, me, moving, g.seats[thrown.helped])
    elif len(targets) == 1:
        send_all_to_room(g, me, moving)
    else:
        yield from send_one_by_one(g, me, moving, targets)
    end_roll(g, me, thrown)


def send_one_by_one(
    g: DungeonState, me: Seat, moving: list[int], targets: list[Option]
) -> Script[None]:
    """Several M dice may be divided in any way. [DA-MOVING-04]"""
    while moving[EPIC_AT + MOVING]:
        to: Option = yield Choose(me.seat, targets, "DA-MOVING-02")
        moving[EPIC_AT + MOVING] = 0
        place(g, me, EPIC, to)
    while moving[BOSS_AT + MOVING]:
        to = yield Choose(me.seat, targets, "DA-MOVING-02")
        moving[BOSS_AT + MOVING] -= 1
        place(g, me, BOSS, to)
    while moving[MOVING]:
        to = yield Choose(me.seat, targets, "DA-MOVING-02")
        moving[MOVING] -= 1
        place(g, me, REGULAR, to)


def picked_up(moving: list[int]) -> Monsters:
    """All moving monsters, taken off the table; the Epic pair is one."""
    return Monsters(moving[MOVING], moving[BOSS_AT + MOVING], moving[EPIC_AT + MOVING] // 2)


def give_back(g: DungeonState, me: Seat, moving: list[int], helped: Seat) -> None:
    """All M dice of an Assist go back to the adventurer who was helped. [DA-ASSIST-03]"""
    returned = picked_up(moving)
    helped.facing.add(returned)
    g.outbox.append(MonstersReturned(me.seat, helped.seat, returned.dice(), why="DA-ASSIST-03"))


def legal_targets(g: DungeonState, me: Seat) -> list[Option]:
    """The room, then every other adventurer who is not Knocked Out. [DA-RULING-14]"""
    targets: list[Option] = [SEND_TO_ROOM]
    targets += [SEND[s.seat] for s in g.seats if s.hits < KNOCKED_OUT and s is not me]
    return targets


def send_all_to_room(g: DungeonState, me: Seat, moving: list[int]) -> None:
    """With nobody else able to play all go to the room. [DA-RULING-15]"""
    sent = picked_up(moving)
    g.room.add(sent)
    g.outbox.append(MonstersSentToRoom(me.seat, sent.dice(), why="DA-RULING-15"))


def place(g: DungeonState, me: Seat, kind: Kind, to: Option) -> None:
    """An M die passed to a player now faces that player. [DA-MOVING-05]"""
    if isinstance(to, Send):
        there = g.seats[to.seat].facing
        g.outbox.append(MonsterSent(me.seat, to.seat, kind, why="DA-MOVING-05"))
    else:
        there = g.room
        dice = 1 + (kind is EPIC)
        g.outbox.append(MonstersSentToRoom(me.seat, dice, why="DA-MOVING-02"))
    if kind is REGULAR:
        there.regular += 1
    elif kind is BOSS:
        there.bosses += 1
    else:
        there.epic += 1
