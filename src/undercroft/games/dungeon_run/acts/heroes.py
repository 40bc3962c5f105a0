"""Acts on heroes: wounds, actions, lasting traps, free attacks and other places."""

from undercroft.engine import Script
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.acts.targets import WHY, pick_hero, pick_tile, touched
from undercroft.games.dungeon_run.battle import own_free_attack
from undercroft.games.dungeon_run.duel import own_free_attack_on_hero
from undercroft.games.dungeon_run.effects import FreeAttack, Harm, Heal, Warp
from undercroft.games.dungeon_run.moving import arrive
from undercroft.games.dungeon_run.state import Hero, RunState
from undercroft.games.dungeon_run.wounds import resolve_defeats, wound, wound_softly


def change_actions(g: RunState, hero: Hero, amount: int) -> None:
    """More or fewer actions in the hero's own turn."""
    if g.queue[0] == hero.seat:
        g.actions = max(0, g.actions + amount)
        g.outbox.append(ev.ActionsChanged(hero.seat, g.actions, why=WHY))


def heal(g: RunState, hero: Hero, act: Heal) -> Script[None]:
    healed = yield from touched(g, hero, act.who)
    for other in healed:
        wounds = min(other.wounds, act.amount)
        if wounds:
            other.wounds -= wounds
            g.outbox.append(ev.HeroHealed(other.seat, wounds, why=WHY))


def harm(g: RunState, hero: Hero, card: int, act: Harm) -> Script[None]:
    """Wounds by a card; only a hero's own card makes him a killer. [DR-RULING-74]"""
    harmed = yield from touched(g, hero, act.who)
    trap = card in g.printed.traps
    for other in harmed:
        if trap:
            wound_softly(g, other, act.amount, "traps", WHY)
        else:
            wound(g, other, act.amount, WHY)
    own = card not in g.printed.encounters and card not in g.printed.bosses
    yield from resolve_defeats(g, hero if own else None)


def cleanse(g: RunState, hero: Hero) -> None:
    """The oldest lasting trap is discarded."""
    card = hero.burdens.pop(0)
    g.discards.append(card)
    g.outbox.append(ev.BurdenEnded(hero.seat, card, why="DR-RULING-55"))


def attack_freely(g: RunState, hero: Hero, card: int, act: FreeAttack) -> Script[None]:
    """A hero's free attack. [DR-FREEATK-06]"""
    if act.on == "monster":
        monster = g.tile_of(hero).monster
        assert monster is not None
        yield from own_free_attack(g, hero, monster, card, act)
        return
    other = yield from pick_hero(g, hero, g.others_here(hero), "DR-ABILITYCARD-11")
    yield from own_free_attack_on_hero(g, hero, other, card, act)


def warp_targets(g: RunState, hero: Hero, to: str) -> list[int]:
    """The tiles a hero may be taken to."""
    if to == "entrance":
        places = [0]
    elif to == "any":
        places = list(range(len(g.tiles)))
    elif to == "near":
        places = [near for near in g.tile_of(hero).near if near >= 0]
    else:
        places = [other.place for other in g.others(hero)]
    return [place for place in sorted(set(places)) if place != hero.place]


def warp(g: RunState, hero: Hero, act: Warp) -> Script[None]:
    """The hero is taken to a tile and enters it. [DR-RULING-12]"""
    place = yield from pick_tile(g, hero, warp_targets(g, hero, act.to))
    yield from arrive(g, hero, place)


def shove(g: RunState, hero: Hero) -> Script[None]:
    """Another hero is moved to an adjacent tile and enters it."""
    other = yield from pick_hero(g, hero, g.others_here(hero), "DR-ABILITYCARD-08")
    place = yield from pick_tile(g, hero, [near for near in g.tile_of(hero).near if near >= 0])
    yield from arrive(g, other, place)
