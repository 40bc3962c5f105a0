"""Dungeon phase: the Leader looks at two cards in secret and reveals one. [DC-PATH-01]"""

from undercroft.engine import Choose, Script
from undercroft.engine.piles import Placed
from undercroft.engine.seats import seat_set
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.dungeon import (
    cards_left,
    draw_room,
    icons,
    put_under,
)
from undercroft.games.dungeon_fighter_catacombs.gear import draw_card
from undercroft.games.dungeon_fighter_catacombs.giving import give_away
from undercroft.games.dungeon_fighter_catacombs.life import heal_all
from undercroft.games.dungeon_fighter_catacombs.options import TAKE_ROOM, TakeRoom
from undercroft.games.dungeon_fighter_catacombs.printed import RoomCard
from undercroft.games.dungeon_fighter_catacombs.state import NOTHING, CatacombsState, Phase

LOOKED_AT = 2
"""[DC-PATH-01] [DC-RULING-61]"""


def explore(g: CatacombsState) -> Script[None]:
    """The Leader draws, looks, picks; the other card goes under the deck. [DC-PATH-02]"""
    leader = g.heroes[g.leader]
    g.turn += 1
    g.outbox.append(ev.RoundBegan(*leader.both, g.turn, why="DC-ROUND-01"))
    known = seat_set([leader.seat])
    while len(g.look) < LOOKED_AT and cards_left(g):
        card = yield from draw_room(g, known)
        g.look.append(Placed(card, known))
    g.outbox.append(ev.RoomsSeen(*leader.both, len(g.look), why="DC-PATH-01"))
    options = [TAKE_ROOM[placed.card] for placed in g.look]
    choice: TakeRoom = yield Choose(leader.seat, options, "DC-PATH-02")
    g.room = choice.room
    put_under(g, [placed.card for placed in g.look if placed.card != choice.room], known)
    g.look = []
    room = g.printed.room(g.room)
    told = ev.RoomRevealed(*leader.both, g.room, room.icons, icons(g), why="DC-PATH-02")
    g.outbox.append(told)
    yield from resolve(g, room)
    g.phase = Phase.REVEAL


def resolve(g: CatacombsState, room: RoomCard) -> Script[None]:
    """What the card does at once. [DC-PATH-08]"""
    if room.gold:
        g.gold += room.gold
        g.outbox.append(ev.GoldFound(room.gold, why="DC-DUNFX-01"))
    if room.heal:
        heal_all(g, room.heal, (g.printed.names[g.room],), "DC-DUNFX-02")
    if room.dice:
        found = min(room.dice, g.supply)
        g.dice += found
        g.outbox.append(ev.DiceFound(found, room.dice - found, why="DC-DUNFX-03"))
    for _ in range(room.equipment):
        card = yield from draw_card(g, "DC-DUNFX-04")
        if card == NOTHING:
            g.outbox.append(ev.NoCardLeft(why="DC-RULING-55"))
            return
        g.outbox.append(ev.GearFound(card, why="DC-DUNFX-04"))
        yield from give_away(g, card, free=True)
