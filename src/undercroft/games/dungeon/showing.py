"""What everybody can work out from what lies open, told with every view."""

from typing import Any, TypedDict

from undercroft.games.dungeon.chances import hit_chance
from undercroft.games.dungeon.fights.assault import attack_now, boss_life
from undercroft.games.dungeon.fights.riposte import is_deadly
from undercroft.games.dungeon.goals import goal_of, wealth
from undercroft.games.dungeon.moving import reach
from undercroft.games.dungeon.state import NOTHING, DungeonState, Fight, Hero, Phase


class StateShown(TypedDict):
    """What is added to a view."""

    reach: list[tuple[int, int, int]]
    """The spaces that the acting hero can walk to while there is a Move: each with the steps to it
    and the space before it on the way.
    """
    boss_life: int
    """Hit points of the boss, were he met now. [DG-BOSS-01]"""
    boss_dice: int
    deadly: bool
    """Whether the Combat Losing Table is used. [DG-CLT-01]"""


class HeroShown(TypedDict):
    """What is added to a hero."""

    goal: int
    gold: int
    """What is held, banked treasure included."""


class FightShown(TypedDict):
    """What is added to a fight."""

    chance: int
    """How many rolls in a hundred succeed, before the dice are rolled. [DG-COMBAT-02]"""


SHOWN: dict[type[Any], type[Any]] = {
    DungeonState: StateShown,
    Hero: HeroShown,
    Fight: FightShown,
}


def show(g: DungeonState, seen: dict[str, Any]) -> dict[str, Any]:
    """A view, with goals, chances and what can be reached."""
    seen["boss_life"] = boss_life(g)
    seen["boss_dice"] = attack_now(g).dice
    seen["deadly"] = is_deadly(g)
    seen["reach"] = _reach(g) if g.moving else []
    for hero, shown in zip(g.heroes, seen["heroes"], strict=True):
        shown["goal"] = 0 if hero.card == NOTHING else goal_of(g, hero)
        shown["gold"] = wealth(g, hero)
    if g.fight is not None:
        seen["fight"]["chance"] = hit_chance(g, g.fight) if g.phase is not Phase.OVER else 0
    return seen


def _reach(g: DungeonState) -> list[tuple[int, int, int]]:
    walk = reach(g, g.heroes[g.queue[0]])
    return [(place, cost, walk.came[place]) for place, cost in walk.costs.items()]
