"""How a roll, a turn and the fight of a level end."""

from undercroft.games.dungeon_attack.events import FightEnded, PartyFell
from undercroft.games.dungeon_attack.hits import take_hits
from undercroft.games.dungeon_attack.state import KNOCKED_OUT, DungeonState, Phase, Seat, Thrown

FIGHTING = Phase.FIGHT


def end_roll(g: DungeonState, me: Seat, thrown: Thrown) -> None:
    """HITs come after D dice are piled and M dice are sent. [DA-RULING-35]"""
    g.thrown = None
    if thrown.hits:
        take_hits(g, me, thrown.hits)
    end_turn(g, me)


def end_turn(g: DungeonState, me: Seat, *, gives_up: bool = False) -> None:
    """The game, the fight or just the turn is over. [DA-TURN-03] [DA-RULING-34]"""
    g.phase = FIGHTING
    if me.hits == KNOCKED_OUT and has_party_fallen(g):
        g.phase = Phase.OVER
        g.outbox.append(PartyFell(g.level, why="DA-RULING-34"))
    elif gives_up:
        end_fight(g, "DA-PHASEEND-02" if g.busted else "DA-RULING-37")
    elif not is_dice_left(g):
        end_fight(g, "DA-PHASEEND-01")
    else:
        g.turn = g.next_able(g.turn)


def has_party_fallen(g: DungeonState) -> bool:
    """Whether all adventurers are Knocked Out at once."""
    return all(seat.hits == KNOCKED_OUT for seat in g.seats)


def is_dice_left(g: DungeonState) -> bool:
    """Whether a die is left in play; the last one beaten ends the fight at once. [DA-RULING-43]"""
    room = g.room
    if room.regular or room.bosses or room.epic:
        return True
    for seat in g.seats:
        facing = seat.facing
        if facing.regular or facing.bosses or facing.epic:
            return True
    return False


def end_fight(g: DungeonState, why: str) -> None:
    """On to the search; dice left in the room bring no penalty. [DA-RULING-39]"""
    g.phase = Phase.SEARCH
    g.outbox.append(FightEnded(g.level, g.room.dice(), why=why))
