"""Death, new adventurers, and the moment when no hero is left. [DG-DEATH-01] [DG-LOSS-01]"""

from undercroft.games.dungeon import events as ev
from undercroft.games.dungeon.state import (
    NOTHING,
    NOWHERE,
    DungeonState,
    Hero,
    Monster,
)
from undercroft.games.dungeon.treasure import lay_before


def kill(
    g: DungeonState, hero: Hero, why: str, place: int = NOWHERE, monster: Monster | None = None
) -> None:
    """A hero dies; what is carried falls where the fight was. [DG-CLT-05]"""
    if place != NOWHERE:
        lay_before(g, place, monster, hero.treasures)
    hero.treasures = []
    hero.banked = []
    hero.spells = []
    hero.spent = []
    hero.fell = g.level_of(hero.place)
    hero.alive = False
    hero.place = hero.came = NOWHERE
    hero.lost = hero.edge = hero.doors = hero.tried = 0
    hero.caged = False
    g.outbox.append(ev.HeroKilled(hero.card, hero.seat, why=why))
    if g.setup.underdungeon:
        bury(g, hero)
    if not g.living():
        lose(g, "DG-LOSS-01")


def bury(g: DungeonState, hero: Hero) -> None:
    """One more gravestone; with too many the player is out. [DG-TOKEN-11] [DG-MINION-01]"""
    hero.graves += 1
    if hero.graves > len(g.printed.minions):
        g.outbox.append(ev.PlayerOut(hero.seat, why="DG-MINION-01"))


def is_out(g: DungeonState, hero: Hero) -> bool:
    """Whether a player is out of the game. [DG-MINION-01]"""
    return hero.graves > len(g.printed.minions)


def lose(g: DungeonState, why: str) -> None:
    """The dungeon wins, and with it those who serve it. [DG-META-04] [DG-MINION-11]"""
    minions = [one.seat for one in g.heroes if 0 < one.graves <= len(g.printed.minions)]
    g.outbox.append(ev.DungeonWon(why=why))
    g.assault = None
    g.end(minions)


def slay_minion(g: DungeonState, hero: Hero, minion: Hero) -> None:
    """A slain minion gives no Prize and a gravestone. [DG-MINION-09]"""
    g.outbox.append(ev.MinionSlain(hero.card, hero.seat, minion.minion, why="DG-MINION-09"))
    minion.fell = g.level_of(minion.place)
    minion.minion = NOTHING
    minion.place = NOWHERE
    bury(g, minion)
