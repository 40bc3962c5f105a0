"""Life: healing up to the maximum, loss, fainting, and the end of the party."""

from undercroft.engine import Names
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.state import MOST_LIFE, CatacombsState, Hero

PER_SCAR = 2
"""[DC-SCAR-04] [DC-RULING-24]"""


def capacity(hero: Hero) -> int:
    """How much life a Hero can have. [DC-SCAR-05]"""
    return MOST_LIFE - PER_SCAR * len(hero.scars)


def can_heal(hero: Hero) -> bool:
    """Whether healing does something for a Hero. [DC-RULING-22] [DC-RULING-23]"""
    return hero.is_conscious and hero.life < capacity(hero)


def heal(g: CatacombsState, hero: Hero, amount: int, cause: Names, why: str) -> None:
    """A Hero heals, up to his maximum. [DC-RULING-23]"""
    if not can_heal(hero) or not amount:
        return
    amount = min(amount, capacity(hero) - hero.life)
    hero.life += amount
    g.outbox.append(ev.HeroHealed(*hero.both, amount, hero.life, cause, why=why))


def heal_all(g: CatacombsState, amount: int, cause: Names, why: str) -> None:
    """Every Hero heals. [DC-RULING-22]"""
    for hero in g.heroes:
        heal(g, hero, amount, cause, why)


def lose_life(g: CatacombsState, hero: Hero, amount: int) -> None:
    """The marker goes down, below 0 for the moment. [DC-RULING-48]"""
    hero.life -= amount
    stop_holding(g)


def stop_holding(g: CatacombsState) -> None:
    """Something has changed: who keeps cards for another moment is asked again."""
    for hero in g.heroes:
        hero.holding = False


def falling(g: CatacombsState) -> list[Hero]:
    """The Heroes who are about to faint. [DC-FAINT-01]"""
    return [hero for hero in g.heroes if hero.is_conscious and hero.life < 1]


def faint(g: CatacombsState, hero: Hero) -> None:
    """A Hero is out of this combat. [DC-FAINT-02]"""
    hero.life = 0
    hero.fainted = True
    g.fell = True
    g.outbox.append(ev.HeroFainted(*hero.both, why="DC-FAINT-01"))


def is_lost(g: CatacombsState) -> bool:
    """Whether all have fainted in one combat; then the game is lost. [DC-LOSE-01]"""
    if g.conscious():
        return False
    assert g.fight is not None
    g.outbox.append(ev.PartyLost(g.fight.card, 0, why="DC-LOSE-01"))
    g.end(won=False)
    return True
