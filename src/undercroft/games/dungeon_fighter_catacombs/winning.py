"""A combat won: the party rests, or has won the game. [DC-COMBAT-11] [DC-BOSS-07]"""

from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.demands import fight_of
from undercroft.games.dungeon_fighter_catacombs.state import (
    NOBODY,
    CatacombsState,
    Hero,
    Phase,
)


def end_combat(g: CatacombsState) -> None:
    """The monster is defeated; after the Boss nobody rests. [DC-HIT-04] [DC-RULING-96]"""
    fight, hero = fight_of(g), victor(g)
    if g.is_boss:
        g.outbox.append(ev.BossDefeated(*hero.both, fight.card, why="DC-BOSS-07"))
        g.outbox.append(ev.PartyWon(fight.card, why="DC-GOAL-02"))
        g.end(won=True)
        return
    g.defeated += 1
    defeated = ev.MonsterDefeated(*hero.both, fight.card, fight.level, why="DC-HIT-04")
    g.outbox.append(defeated)
    g.phase = Phase.RESTING


def victor(g: CatacombsState) -> Hero:
    """Who threw last, or whose turn it was before anybody threw. [DC-RULING-04]"""
    fight = fight_of(g)
    return g.heroes[fight.active if fight.last == NOBODY else fight.last]
