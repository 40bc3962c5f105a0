"""Life: healing up to the capacity, loss, fainting, and the end of the Party."""

from undercroft.engine import Names
from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter.state import MOST_LIFE, FighterState, Hero

PER_SCAR = 3
"""[DF-SCAR-03]"""


def capacity(hero: Hero) -> int:
    """How much life a Hero can have. [DF-SCAR-03]"""
    return MOST_LIFE - PER_SCAR * len(hero.scars)


def can_heal(hero: Hero) -> bool:
    """Whether healing does something for a Hero. [DF-RULING-41]"""
    return hero.is_conscious and hero.life < capacity(hero)


def heal(g: FighterState, hero: Hero, amount: int, cause: Names, why: str) -> None:
    """A Hero recovers, up to his capacity. [DF-RULING-41]"""
    if not can_heal(hero):
        return
    amount = min(amount, capacity(hero) - hero.life)
    hero.life += amount
    g.outbox.append(ev.HeroHealed(hero.seat, amount, hero.life, cause, why=why))


def heal_all(g: FighterState, amount: int, cause: Names, why: str) -> None:
    """All Heroes recover."""
    for hero in g.heroes:
        heal(g, hero, amount, cause, why)


def lose_life(g: FighterState, hero: Hero, amount: int) -> None:
    """The marker goes down; who keeps healing cards for such a moment is asked again."""
    hero.life = max(0, hero.life - amount)
    for other in g.heroes:
        other.holding = False


def faint_if_due(g: FighterState, hero: Hero) -> None:
    """A Hero with less than 1 HP faints. [DF-COMBAT-16]"""
    if hero.life > 0 or not hero.is_conscious:
        return
    hero.fainted = True
    g.fell = True
    g.outbox.append(ev.HeroFainted(hero.seat, why="DF-COMBAT-16"))


def is_lost(g: FighterState) -> bool:
    """Whether all are K.O. in one combat; then the game is lost. [DF-GOAL-03]"""
    if g.conscious():
        return False
    assert g.fight is not None
    g.outbox.append(ev.PartyLost(g.fight.card, 0, why="DF-GOAL-03"))
    g.end(won=False)
    return True
