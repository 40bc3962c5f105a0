"""Set-up: everybody gets an adventurer, a starting player is found, the first level is laid out."""

from undercroft.engine import Choose, Draw, Script
from undercroft.engine.piles import draw
from undercroft.games.dungeon_attack.events import (
    AdventurerTaken,
    LevelBegan,
    StartingPlayerFound,
)
from undercroft.games.dungeon_attack.options import TAKE, Take
from undercroft.games.dungeon_attack.state import DungeonState, Phase, Seat


def deal(g: DungeonState) -> Script[None]:
    """Adventurers, the starting player, level 1. [DA-SETUP-01] [DA-SETUP-02]"""
    for seat in g.seats:
        yield from take_adventurer(g, seat)
    g.cards.clear()
    g.deck.pool.clear()
    yield from find_starting_player(g)
    begin_level(g)


def take_adventurer(g: DungeonState, seat: Seat) -> Script[None]:
    """One card each, at random or by free choice, none twice. [DA-RULING-59]"""
    why = "DA-SETUP-01"
    if g.setup.free_choice:
        why = "DA-RULING-59"
        pool = g.deck.pool
        take: Take = yield Choose(seat.seat, [TAKE[card] for card in pool], why)
        number = take.card
        pool.remove(number)
    else:
        number = yield from draw(g.deck, why)
    seat.card = g.cards[number]
    g.outbox.append(AdventurerTaken(seat.seat, seat.card.id, why=why))


def find_starting_player(g: DungeonState) -> Script[None]:
    """Drawn, unless the table agreed on one. [DA-SETUP-02] [DA-RULING-60]"""
    agreed = g.setup.starting_player
    if agreed:
        g.opener = agreed - 1
    else:
        g.opener = yield Draw(range(len(g.seats)), "DA-RULING-60")
    g.outbox.append(StartingPlayerFound(g.opener, why="DA-SETUP-02"))


def begin_level(g: DungeonState) -> None:
    """Every die of the level lies in the Dungeon Room, and the opener is to act. [DA-SETUP-04]"""
    dice = g.setup.dungeon[g.level]
    g.level += 1
    g.phase = Phase.FIGHT
    g.room.regular, g.room.bosses, g.room.epic = dice.regular, dice.bosses, 0
    g.turn = g.opener
    g.busted = False
    g.declined = 0
    g.outbox.append(LevelBegan(g.level, dice.regular, dice.bosses, g.opener, why="DA-LEVEL-06"))
