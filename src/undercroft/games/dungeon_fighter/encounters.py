"""Encounter: what waits in the room, and whether it can be fought at all. [DF-ENCOUNTER-01]"""

from undercroft.engine import Script
from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter.demands import are_impossible, demanded
from undercroft.games.dungeon_fighter.meeting import meet_boss, meet_monster
from undercroft.games.dungeon_fighter.state import BEYOND, NOBODY, FighterState, Phase
from undercroft.games.dungeon_fighter.withdrawing import can_withdraw, propose


def encounter(g: FighterState) -> Script[None]:
    """A monster, or behind the last room the Final Boss. [DF-ENCOUNTER-07] [DF-BOSS-01]"""
    if g.level == BEYOND:
        yield from meet_boss(g)
    else:
        yield from meet_monster(g)
    g.phase = Phase.ATTACK
    yield from warn(g)


def warn(g: FighterState) -> Script[None]:
    """What can't be combined is said, and the withdrawal offered at once. [DF-RULING-60]"""
    while g.phase is Phase.ATTACK and are_impossible(g):
        throws = tuple(f"condition-{throw}" for throw in demanded(g))
        g.outbox.append(ev.ThrowsClashed(throws, why="DF-RULING-60"))
        if not can_withdraw(g):
            return
        has_withdrawn = yield from propose(g, NOBODY)
        if not has_withdrawn:
            return
