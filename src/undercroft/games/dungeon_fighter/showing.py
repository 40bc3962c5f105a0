"""What everybody can work out from what lies open, told with every view."""

from typing import Any, TypedDict

from undercroft.families.dungeon_fighters.damage import worth
from undercroft.games.dungeon_fighter.abilities import TOAD
from undercroft.games.dungeon_fighter.dealing import parts_now
from undercroft.games.dungeon_fighter.demands import are_impossible, demanded
from undercroft.games.dungeon_fighter.life import capacity
from undercroft.games.dungeon_fighter.moving import ways
from undercroft.games.dungeon_fighter.options import EnterRoom
from undercroft.games.dungeon_fighter.preparing import available, banned
from undercroft.games.dungeon_fighter.state import (
    BEYOND,
    Fight,
    FighterState,
    Hero,
    Phase,
    Toss,
)


class StateShown(TypedDict):
    """What is added to a view."""

    supply: int
    """Bonus dice that nobody has. [DF-RULING-48]"""
    ways: list[int]
    """The rooms to which the Party can go from where it is. [DF-MOVE-02]"""


class HeroShown(TypedDict):
    """What is added to a Hero."""

    capacity: int
    """How much life he can have. [DF-SCAR-03]"""


class FightShown(TypedDict):
    """What is added to a fight."""

    most: int
    """The life that is printed."""
    damage: int
    """Of the monster, with the Toad token. [DF-POWER-14]"""
    demanded: list[str]
    """The special throws that monster and room demand. [DF-CONDITION-08]"""
    impossible: bool
    """Whether nobody can do that. [DF-RULING-60]"""
    available: list[int]
    """The Hero dice that can be thrown."""
    banned: list[int]


class TossShown(TypedDict):
    """What is added to a throw."""

    parts: list[tuple[str, int]]
    """What its damage is made of, in order. [DF-CONDITION-12]"""
    damage: int


SHOWN: dict[type[Any], type[Any]] = {
    FighterState: StateShown,
    Hero: HeroShown,
    Fight: FightShown,
    Toss: TossShown,
}


def show(g: FighterState, seen: dict[str, Any]) -> dict[str, Any]:
    """A view with what follows from it."""
    seen["supply"] = g.supply
    seen["ways"] = rooms_ahead(g)
    for hero, shown in zip(g.heroes, seen["heroes"], strict=True):
        shown["capacity"] = capacity(hero)
    if g.fight is not None:
        show_fight(g, g.fight, seen["fight"])
    if g.toss is not None:
        parts = parts_now(g)
        seen["toss"]["parts"] = parts
        seen["toss"]["damage"] = worth(parts)
    return seen


def rooms_ahead(g: FighterState) -> list[int]:
    """The rooms that can be entered next."""
    if g.phase < Phase.MOVEMENT or g.level == BEYOND:
        return []
    return [way.room for way in ways(g) if isinstance(way, EnterRoom)]


def show_fight(g: FighterState, fight: Fight, seen: dict[str, Any]) -> None:
    """A fight with its numbers."""
    foe = g.printed.foe(fight.card)
    seen["most"] = foe.life
    seen["damage"] = max(0, foe.damage - TOAD) if fight.toad else foe.damage
    seen["demanded"] = demanded(g)
    seen["impossible"] = are_impossible(g)
    seen["available"] = available(g)
    seen["banned"] = banned(g)
