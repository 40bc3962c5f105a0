"""Acts on monsters: they are struck, pushed, burdened with cards and incited."""

from undercroft.engine import Script
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.acts.targets import (
    WHY,
    monsters_in_reach,
    pick_hero,
    pick_monster,
    pick_tile,
)
from undercroft.games.dungeon_run.aftermath import claim, enjoy_kill, is_slain, rally
from undercroft.games.dungeon_run.battle import free_attack, hurt_monster
from undercroft.games.dungeon_run.effects import Incite, Push, Strike
from undercroft.games.dungeon_run.roaming import is_boss, roam_targets, walk_monster
from undercroft.games.dungeon_run.rolls import begin
from undercroft.games.dungeon_run.state import Hero, Monster, RunState


def strike(g: RunState, hero: Hero, act: Strike) -> Script[None]:
    """A monster is wounded outside battle. [DR-DEFEAT-03]"""
    place = yield from pick_monster(g, hero, monsters_in_reach(g, hero, act.where))
    monster = g.tiles[place].monster
    assert monster is not None
    hurt_monster(g, hero, monster, [("part-wounds", act.amount)])
    if is_slain(g, monster):
        claim(g, hero, monster, place)
        enjoy_kill(g, hero, monster)
        yield from rally(g, [hero], begin(g, hero, "battle", card=monster.card))
        g.effort = None


def pushable(g: RunState, hero: Hero, where: str) -> list[int]:
    """The monsters, never a boss, that can be moved to an adjacent tile."""
    found = []
    for place in monsters_in_reach(g, hero, where):
        monster = g.tiles[place].monster
        assert monster is not None
        if not is_boss(g, monster) and roam_targets(g, place):
            found.append(place)
    return found


def push(g: RunState, hero: Hero, act: Push) -> Script[None]:
    """A monster is moved as if it roamed."""
    start = yield from pick_monster(g, hero, pushable(g, hero, act.where))
    place = yield from pick_tile(g, hero, roam_targets(g, start))
    walk_monster(g, start, place, WHY)


def attach(g: RunState, hero: Hero, card: int) -> None:
    """The card is put on the monster of the tile. [DR-ABILITYCARD-12]"""
    monster = g.tile_of(hero).monster
    assert monster is not None
    if card in hero.abilities:
        hero.abilities.remove(card)
        monster.attached.append(card)
        g.outbox.append(ev.CardAttached(hero.seat, card, monster.card, why="DR-ABILITYCARD-12"))


def incitable(g: RunState, hero: Hero, where: str) -> list[int]:
    """The tiles with a monster and another hero to be attacked."""
    if where == "summoned":
        places = [at for at, tile in enumerate(g.tiles) if is_summoned(g, tile.monster)]
    else:
        places = monsters_in_reach(g, hero, where)
    rivals = {other.place for other in g.others(hero)}
    return [place for place in places if place in rivals and g.tiles[place].monster is not None]


def is_summoned(g: RunState, monster: Monster | None) -> bool:
    return monster is not None and monster.card == g.summoned


def incite(g: RunState, hero: Hero, act: Incite) -> Script[None]:
    """A monster makes a free attack on a rival beside it."""
    place = yield from pick_monster(g, hero, incitable(g, hero, act.where))
    rivals = [other for other in g.others(hero) if other.place == place]
    other = yield from pick_hero(g, hero, rivals, "DR-ABILITYCARD-08")
    monster = g.tiles[place].monster
    assert monster is not None
    effort = begin(g, other, "battle", card=monster.card)
    effort.inciter = hero.seat
    yield from free_attack(g, other, monster, effort, "DR-FREEATK-01")
    g.effort = None
