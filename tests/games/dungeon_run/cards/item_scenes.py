"""Scenes for items, monsters and traps: what a worn item changes, and what an attack does."""

from collections.abc import Sequence
from typing import Any

from tests.games.dungeon_run.cards.hero_scenes import (
    BOSS,
    DEEDS,
    Faces,
    beside,
    dice_in,
    foes,
    pass_windows,
    pick_ratings,
    rolling,
    use,
)
from tests.games.dungeon_run.situations import (
    ENTRANCE,
    Phase,
    Spot,
    choose,
    happened,
    hero,
    hero_at,
    table,
    tile_at,
)
from undercroft.engine import Table
from undercroft.games.dungeon_run.events import MonsterRolled
from undercroft.games.dungeon_run.options import (
    BATTLE,
    DUEL,
    END_TURN,
    ROLL_ARMOR,
    STRIKE_HOME,
)
from undercroft.games.dungeon_run.state import Hero, Monster

WOLF = "monster-gloomwolf"
"""A beast of attack 3, power 3, 5, 6, defense 4 and life 2."""
DRAKE = "monster-fire-drake"
"""A beast of attack 3, power 4, 5, 6, defense 5 and life 4."""


def wearing(item: str, name: str, **condition: Any) -> Hero:
    """A hero with an item equipped."""
    return hero(name, equipped=[item], **condition)


def more_dice(item: str, name: str, *, deeds: Sequence[str] = DEEDS, **how: Any) -> dict[str, int]:
    """In which rolls an item changes the number of a hero's dice, and by how much."""
    found = {
        deed: dice_in(deed, wearing(item, name), **how) - dice_in(deed, hero(name), **how)
        for deed in deeds
    }
    return {deed: dice for deed, dice in found.items() if dice}


def offered_in(item: str, name: str, *, rating: int = 0) -> list[str]:
    """The own rolls (all dice show 1) after which an item is offered to its hero."""
    return [
        deed
        for deed in DEEDS
        if use(item)
        in rolling(deed, wearing(item, name), *foes(deed, "kessa"), rating=rating).options(0)
    ]


def offered_in_battles(item: str, name: str, *, rating: int = 0) -> list[bool]:
    """Whether an item is offered, and then used, in two battles of a turn and one of the next."""
    at = beside(BOSS, wearing(item, name))
    at.use(Faces(1))
    found = []
    for _ in range(3):
        pick_ratings(choose(at, BATTLE), {0: rating})
        found.append(use(item) in at.options(0))
        if found[-1]:
            choose(at, use(item))
    return found


def fight(at: Table, rating: int = 0) -> Table:
    """A battle with nobody's help, in which every die that can hit does."""
    pass_windows(choose(at, BATTLE))
    pick_ratings(at, {at.state.turn: rating})
    return strike_home(at)


def attack(at: Table, seat: int, rating: int = 0) -> Table:
    """An attack on a hero with nobody's help, in which every die that can hit does."""
    pass_windows(choose(at, DUEL[seat]))
    pick_ratings(at, {at.state.turn: rating})
    return strike_home(at)


def strike_home(at: Table) -> Table:
    if at.waiting_for and STRIKE_HOME in at.options(at.waiting_for[0]):
        choose(at, STRIKE_HOME)
    return at


def monster_at(at: Table, place: int = 1) -> Monster:
    """The monster of a tile."""
    found = tile_at(at, place).monster
    assert found is not None
    return found


def wounds_of(at: Table) -> list[int]:
    """The wounds of the heroes, seat by seat."""
    return [one.wounds for one in at.state.heroes]


def wounds_with_armor(item: str, name: str, dice: str) -> int:
    """The wounds of a hero who is hit three times by a free attack and rolls for his armor."""
    at = beside(WOLF, wearing(item, name), script=f"356 {dice}")
    choose(at, END_TURN, ROLL_ARMOR)
    return hero_at(at, 0).wounds


def attack_dice(monster: str, *heroes: Hero, free: bool = False) -> int:
    """How many dice a monster rolls in a battle with the first hero, or in a free attack on him."""
    at = beside(monster, *heroes)
    at.use(Faces(1))
    pass_windows(choose(at, END_TURN if free else BATTLE))
    return len(happened(at, MonsterRolled)[0].dice.split())


def roaming(monster: str, *heroes: Hero, wounds: int = 0) -> Table:
    """The roaming step has begun; the monster was on the last of three tiles."""
    last = Spot(monster=monster, wounds=wounds)
    dungeon = [ENTRANCE, Spot(), last]
    return table(*heroes, dungeon=dungeon, phase=Phase.ROAM, begun=False)
