"""Wandering monsters, between two turns. [DG-WANDER-01]"""

from undercroft.engine import D6, Roll, Script
from undercroft.games.dungeon import events as ev
from undercroft.games.dungeon.dealing import discard, draw_monster, draw_prize, set_prize_aside
from undercroft.games.dungeon.deeds import sword_of
from undercroft.games.dungeon.fights.fighting import WON, fight, target_of
from undercroft.games.dungeon.fights.victory import defeat
from undercroft.games.dungeon.revealing import place_tokens, spring
from undercroft.games.dungeon.state import NOTHING, DungeonState, Hero, Monster
from undercroft.games.dungeon.treasure import claim, gold


def wander(g: DungeonState, hero: Hero) -> Script[None]:
    """Who ended the turn rolls the level of a monster, or of a cage. [DG-CAGE-08]

    7 and more are levels where nobody can be. [DG-WANDER-02] [DG-RULING-53]
    """
    faces: bytes = yield Roll(2, D6, "DG-WANDER-01")
    level = faces[0] + faces[1] + 2
    name = hero.card if hero.minion == NOTHING else hero.minion
    g.outbox.append(ev.WanderingRolled(name, level, why="DG-WANDER-02"))
    there = [one for one in heroes_in_order(g) if g.level_of(one.place) == level]
    there = [one for one in there if not one.caged]
    if not there:
        return
    card = yield from draw_monster(g, level, "DG-WANDER-02")
    if card == NOTHING:
        return
    if card in g.printed.traps:
        victim = max(there, key=lambda one: gold(g, one.treasures))
        discard(g, card, level)
        spring(g, victim, card)
        return
    yield from meet(g, strongest(g, there, card), card, level)


def heroes_in_order(g: DungeonState) -> list[Hero]:
    """The living heroes in the order of turns."""
    return [g.heroes[number] for number in g.order if g.heroes[number].alive]


def strongest(g: DungeonState, heroes: list[Hero], card: int) -> Hero:
    """The lowest number less lasting bonuses, then most gold, then turn order. [DG-RULING-54]"""
    return min(
        heroes,
        key=lambda one: (
            target_of(g, one, card) - sword_of(g, one),
            -gold(g, one.treasures),
        ),
    )


def meet(g: DungeonState, hero: Hero, card: int, level: int) -> Script[None]:
    """A fight out of turn, on the hero's space. [DG-WANDER-03] [DG-RULING-55]"""
    g.outbox.append(ev.WandererCame(hero.card, card, level, why="DG-WANDER-03"))
    monster = Monster(card, hero.place, due=True)
    g.monsters.append(monster)
    ending = yield from fight(g, hero, card, monster)
    if ending == WON:
        yield from defeat(g, hero, monster)
        prize = yield from draw_prize(g, level, "DG-RULING-56")
        if prize != NOTHING:
            claim(g, hero, prize, "DG-RULING-56")
        return
    monster.prize = set_prize_aside(g, level)
    place_tokens(g)
