"""Moving monsters leave the roller: to other adventurers or to the Dungeon Room."""

from undercroft.engine import Choose, Option, Script
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
    Thrown,
)


def moving_monsters(thrown: Thrown) -> Monsters:
    """M dice, and the Epic pair when both its dice show M. [DA-MOVING-01] [DA-EPIC-06]"""
    faces = thrown.faces
    return Monsters(faces[MOVING], faces[BOSS_AT + MOVING], faces[EPIC_AT + MOVING] // 2)


def send_away(g: DungeonState, me: Seat, moving: Monsters, helped: Seat | None) -> Script[None]:
    """The roller decides where each goes; after an Assist all go back. [DA-MOVING-03]

    The Epic pair is sent first, then Bosses, then regular dice.
    """
    if helped is not None:
        returned = moving.taken()
        helped.facing.add(returned)
        dice = returned.dice()
        g.outbox.append(MonstersReturned(me.seat, helped.seat, dice, why="DA-ASSIST-03"))
        return
    targets = legal_targets(g, me)
    if len(targets) == 1:
        send_all_to_room(g, me, moving)
        return
    ask = Choose(me.seat, targets, "DA-MOVING-02")
    while moving.epic:
        to: Option = yield ask
        moving.epic -= 1
        place(g, me, Kind.EPIC, to)
    while moving.bosses:
        to = yield ask
        moving.bosses -= 1
        place(g, me, Kind.BOSS, to)
    while moving.regular:
        to = yield ask
        moving.regular -= 1
        place(g, me, Kind.REGULAR, to)


def legal_targets(g: DungeonState, me: Seat) -> list[Option]:
    """The room, then every other adventurer who is not Knocked Out. [DA-RULING-14]"""
    others = [seat.seat for seat in g.seats if seat.hits < KNOCKED_OUT and seat is not me]
    return [SEND_TO_ROOM, *(SEND[seat] for seat in others)]


def send_all_to_room(g: DungeonState, me: Seat, moving: Monsters) -> None:
    """With nobody else able to play all go to the room. [DA-RULING-15]"""
    sent = moving.taken()
    g.room.add(sent)
    g.outbox.append(MonstersSentToRoom(me.seat, sent.dice(), why="DA-RULING-15"))


def place(g: DungeonState, me: Seat, kind: Kind, to: Option) -> None:
    """An M die passed to a player now faces that player. [DA-MOVING-05]"""
    if isinstance(to, Send):
        there = g.seats[to.seat].facing
        g.outbox.append(MonsterSent(me.seat, to.seat, kind, why="DA-MOVING-05"))
    else:
        there = g.room
        dice = 2 if kind is Kind.EPIC else 1
        g.outbox.append(MonstersSentToRoom(me.seat, dice, why="DA-MOVING-02"))
    if kind is Kind.REGULAR:
        there.regular += 1
    elif kind is Kind.BOSS:
        there.bosses += 1
    else:
        there.epic += 1
