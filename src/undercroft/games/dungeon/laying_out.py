"""Laying the table out: cards face down in every room and chamber. [DG-SETUP-09]"""

from undercroft.engine import Refused
from undercroft.engine.piles import Pile, Placed
from undercroft.engine.seats import EVERYONE
from undercroft.games.dungeon.box import Box
from undercroft.games.dungeon.cards import LEVELS
from undercroft.games.dungeon.state import (
    NOTHING,
    DungeonState,
    Hero,
    Monster,
    Phase,
    Site,
    TableSetup,
)

IN_CHAMBER = 3
"""Monster cards of a chamber. [DG-SETUP-10]"""
ALONE = 2
"""Heroes of the solo game. [DG-SETUP-18]"""


def lay_out(box: Box, seats: int, setup: TableSetup) -> DungeonState:
    """The table before the first roll."""
    check_setup(seats, setup)
    solo, board = seats == 1, box.board
    heroes = [Hero(0 if solo else at, at) for at in range(ALONE if solo else seats)]
    g = DungeonState(
        phase=Phase.DRAFT if solo else Phase.ORDER,
        box=box.key,
        setup=setup,
        solo=solo,
        heroes=heroes,
        sites=[lay_site(box, place, setup) for place in board.sites],
        unseen=[Pile(list(box.monster_decks[level])) for level in LEVELS],
        discards=[[] for _ in LEVELS],
        again=[Pile() for _ in LEVELS],
        prizes=[Pile(list(box.prize_decks[level])) for level in LEVELS],
        tears=Pile(list(box.chambers) if setup.chamber_cards else []),
    )
    for level in LEVELS:
        dealt = len(board.rooms[level]) + IN_CHAMBER * len(board.chambers[level])
        g.reserve.append(len(box.monster_decks[level]) - dealt)
        g.prizes_left.append(len(box.prize_decks[level]) - len(board.rooms[level]))
    # Mordecai lies open beside the Shadowstone from the start. [DG-SETUP-11] [DG-RULING-37]
    g.monsters.append(Monster(box.guard, board.relic, prize=Placed(box.relic, EVERYONE)))
    if solo:
        g.order = list(range(ALONE))
        g.queue = list(g.order)
    return g


def lay_site(box: Box, place: int, setup: TableSetup) -> Site:
    """A room gets a Monster and a Prize card, a chamber three Monster cards. [DG-SETUP-10]"""
    if box.board.kinds[place] == "room":
        return Site(place, [Placed(NOTHING)], Placed(NOTHING))
    tear = Placed(NOTHING) if setup.chamber_cards else None
    return Site(place, [Placed(NOTHING) for _ in range(IN_CHAMBER)], tear=tear)


def check_setup(seats: int, setup: TableSetup) -> None:
    """Foul minions need heroes who race each other. [DG-RULING-59] [DG-RULING-72]"""
    if setup.underdungeon and (seats == 1 or setup.mode == "team"):
        problem = "the Underdungeon is for races only, see DG-RULING-72"
        raise Refused(
            "bad-setup", f"setup of dungeon: {problem}", why="race-only", rule="DG-RULING-72"
        )
