"""Whom and what an act may touch, and how the doer picks among them."""

from undercroft.engine import Choose, Script
from undercroft.games.dungeon_run.options import (
    PICK_HERO,
    PICK_MONSTER,
    PICK_TILE,
    PickHero,
    PickMonster,
    PickTile,
)
from undercroft.games.dungeon_run.state import Hero, RunState

WHY = "DR-ABILITY-01"
"""The rule under which a card does what it says."""


def reached(g: RunState, hero: Hero, who: str) -> list[Hero]:
    """The standing heroes an act may touch. [DR-DEFEAT-13] [DR-RULING-45]"""
    if who == "self":
        return [hero]
    here = g.others_here(hero)
    if who == "all-here":
        return [hero, *here]
    if who in ("hero-near", "others-near"):
        near = g.tile_of(hero).near
        return [o for o in g.others(hero) if o.place == hero.place or o.place in near]
    return here


def touched(g: RunState, hero: Hero, who: str) -> Script[list[Hero]]:
    """The heroes an act touches: all in reach, or one that is picked."""
    heroes = reached(g, hero, who)
    if who in ("hero-here", "hero-near") and heroes:
        one = yield from pick_hero(g, hero, heroes, "DR-ABILITYCARD-08")
        return [one]
    return heroes


def pick_hero(g: RunState, hero: Hero, heroes: list[Hero], why: str) -> Script[Hero]:
    """The doer picks a hero."""
    options = [PICK_HERO[other.seat] for other in heroes]
    choice: PickHero = yield Choose(hero.seat, options, why)
    return g.heroes[choice.seat]


def monsters_in_reach(g: RunState, hero: Hero, where: str) -> list[int]:
    """The tiles with a monster that an act may touch."""
    if where == "any":
        places = list(range(len(g.tiles)))
    elif where == "near":
        places = [hero.place, *(near for near in g.tile_of(hero).near if near >= 0)]
    else:
        places = [hero.place]
    return [place for place in places if g.tiles[place].monster is not None]


def pick_monster(g: RunState, hero: Hero, places: list[int]) -> Script[int]:
    """The doer picks a monster by its tile."""
    options = [PICK_MONSTER[place] for place in sorted(places)]
    choice: PickMonster = yield Choose(hero.seat, options, "DR-ABILITYCARD-10")
    return choice.monster


def pick_tile(g: RunState, hero: Hero, places: list[int]) -> Script[int]:
    """The doer picks a tile."""
    options = [PICK_TILE[place] for place in sorted(set(places))]
    choice: PickTile = yield Choose(hero.seat, options, "DR-ABILITYCARD-05")
    return choice.tile
