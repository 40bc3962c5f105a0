"""Encounters: a hero and what is on the own space. [DG-ENCOUNTER-02]"""

from undercroft.engine import Script
from undercroft.games.dungeon.fights.fighting import FLED, WON, fight
from undercroft.games.dungeon.fights.victory import defeat
from undercroft.games.dungeon.revealing import reveal
from undercroft.games.dungeon.state import DungeonState, Hero, Monster


def awaits(g: DungeonState, place: int) -> bool:
    """Whether an encounter is to be had on a space. [DG-RULING-10]"""
    site = g.site_at(place)
    if site is not None and site.cards:
        return True
    return any(monster.place == place for monster in g.monsters)


def encounter(g: DungeonState, hero: Hero) -> Script[None]:
    """The hero faces one monster: a numbered one first, else the top card. [DG-RULING-33]"""
    there = g.monsters_at(hero.place)
    if there:
        monster: Monster | None = there[0]
    else:
        site = g.site_at(hero.place)
        assert site is not None
        monster = yield from reveal(g, hero, site)
    if monster is not None:
        yield from face(g, hero, monster)


def face(g: DungeonState, hero: Hero, monster: Monster) -> Script[None]:
    """One fight with a monster, in the hero's own turn. [DG-COMBAT-03] [DG-RULING-22]

    Mordecai, who lies open from the start, gets a token once somebody loses. [DG-RULING-37]
    """
    ending = yield from fight(g, hero, monster.card, monster)
    if ending == WON:
        yield from defeat(g, hero, monster)
        return
    g.ended = True
    if ending != FLED:
        monster.due = True
