"""What everybody can work out from what lies open, told with every view."""

from typing import Any, TypedDict

from undercroft.families.dungeon_fighters.damage import worth
from undercroft.games.dungeon_fighter_catacombs.dealing import parts_now
from undercroft.games.dungeon_fighter_catacombs.deck import next_level
from undercroft.games.dungeon_fighter_catacombs.demands import available, demanded
from undercroft.games.dungeon_fighter_catacombs.dungeon import cards_left, icons, icons_needed
from undercroft.games.dungeon_fighter_catacombs.life import capacity
from undercroft.games.dungeon_fighter_catacombs.meeting import starting_life
from undercroft.games.dungeon_fighter_catacombs.powers import weakened
from undercroft.games.dungeon_fighter_catacombs.state import (
    CatacombsState,
    Fight,
    Hero,
    Toss,
)


class StateShown(TypedDict):
    """What is added to a view."""

    supply: int
    """White dice that lie in the supply. [DC-RULING-34]"""
    icons: int
    """Shop icons since the last Shop. [DC-MOVEON-10]"""
    icons_needed: int
    cards_left: int
    """Of the Dungeon deck."""
    next_level: int
    """Of the next monster, 0 where none is left. [DC-REVEAL-03]"""


class HeroShown(TypedDict):
    """What is added to a Hero."""

    capacity: int
    """How much life he can have. [DC-SCAR-05]"""


class FightShown(TypedDict):
    """What is added to a fight."""

    most: int
    """The life with which it began. [DC-REVEAL-07]"""
    damage: int
    demanded: list[str]
    """The Specific Throws that monster and room demand. [DC-REQ-02]"""
    available: list[int]
    """The coloured dice that can be thrown."""


class TossShown(TypedDict):
    """What is added to a throw."""

    parts: list[tuple[str, int]]
    """What its damage is made of, in order. [DC-RULING-12]"""
    damage: int


SHOWN: dict[type[Any], type[Any]] = {
    CatacombsState: StateShown,
    Hero: HeroShown,
    Fight: FightShown,
    Toss: TossShown,
}


def show(g: CatacombsState, seen: dict[str, Any]) -> dict[str, Any]:
    """A view with what follows from it."""
    seen["supply"] = g.supply
    seen["icons"], seen["icons_needed"] = icons(g), icons_needed(g)
    seen["cards_left"] = cards_left(g)
    seen["next_level"] = next_level(g) or 0
    for hero, shown in zip(g.heroes, seen["heroes"], strict=True):
        shown["capacity"] = capacity(hero)
    if g.fight is not None:
        seen["fight"]["most"] = starting_life(g, g.fight.card)
        seen["fight"]["damage"] = weakened(g, g.printed.foe(g.fight.card).damage)
        seen["fight"]["demanded"] = demanded(g)
        seen["fight"]["available"] = available(g)
    if g.toss is not None:
        parts = parts_now(g)
        seen["toss"]["parts"] = parts
        seen["toss"]["damage"] = 0 if g.toss.miss else worth(parts)
    return seen
