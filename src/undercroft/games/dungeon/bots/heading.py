"""Where a greedy player goes: home, to rest, to a target, on foot or by Teleport."""

from undercroft.engine import Option
from undercroft.games.dungeon.bots.daring import dares
from undercroft.games.dungeon.bots.outlook import (
    FAIR,
    Target,
    cast_chance_at,
    hand_chance_at,
    is_chamber,
    loot_at,
    targets,
)
from undercroft.games.dungeon.deeds import passable
from undercroft.games.dungeon.fallback import nearest, step_to
from undercroft.games.dungeon.magic import attack_spells, destinations
from undercroft.games.dungeon.options import STAY, Cast, Move, PickLevel, Use
from undercroft.games.dungeon.resting import may_rest
from undercroft.games.dungeon.state import DungeonState, Hero
from undercroft.games.dungeon.treasure import gold

SAFE = 75
"""The chance in percent from which no spell is needed."""
CAREFUL = 6000
"""Gold that a caster does not carry into a fight."""
SAVING = 1.5
"""Moves that Teleport has to save."""


def destination(g: DungeonState, me: Hero) -> int | None:
    """Home with enough, or without spells; None while there is more to be had."""
    if dares(g, me):
        return g.board.hall
    return resting_place(g, me) if wants_rest(g, me) else None


def resting_place(g: DungeonState, me: Hero) -> int:
    """The nearest place to rest: the Great Hall, or a chamber that is cleared."""
    steps = g.board.distances(me.place, passable(g, me))
    chambers = [site.place for site in g.sites if site.cleared and is_chamber(g, site.place)]
    return min((g.board.hall, *chambers), key=lambda place: steps[place])


def wants_rest(g: DungeonState, me: Hero) -> bool:
    """Whether a caster has run out of spells, or is where a whole rest of them can be had."""
    traits = g.printed.traits(me.card)
    if not traits.spells_back:
        return False
    lacks = traits.spells - len(me.spells) >= traits.spells_back
    return not attack_spells(g, me) or (lacks and may_rest(g, me))


def approach(g: DungeonState, me: Hero, options: list[Option], goal: Target) -> Option:
    """Towards a target; who casts spells and has much to lose stops in front of it."""
    strides = [o for o in options if isinstance(o, Use) and g.printed.deed(o.deed).strides]
    if strides and g.board.distances(me.place)[goal.place] > g.steps:
        return strides[0]
    if is_careful(g, me, goal.place):
        fronts = g.board.neighbours(goal.place, me.doors)
        if me.place in fronts:
            return STAY
        here = [o for o in options if isinstance(o, Move) and o.place in fronts]
        if here:
            return here[0]
    return travel_to(g, me, options, goal.place)


def is_careful(g: DungeonState, me: Hero, place: int) -> bool:
    """Whether a caster with much to lose casts from the door rather than fight inside."""
    if not attack_spells(g, me) or place not in g.board.sites or not loot_at(g, me, place)[1]:
        return False
    if gold(g, me.treasures) < CAREFUL or hand_chance_at(g, me, place) >= SAFE:
        return False
    return cast_chance_at(g, me, place) >= FAIR


def travel_to(g: DungeonState, me: Hero, options: list[Option], goal: int) -> Option:
    """By Teleport where that saves a turn or more, else on foot."""
    casts = [option for option in options if isinstance(option, Cast)]
    if casts:
        steps = g.board.distances(goal, passable(g, me))
        saved = steps[me.place] - steps[landing(g, me, casts[0].spell, goal)]
        if saved >= SAVING * g.printed.traits(me.card).move:
            return casts[0]
    return step_to(g, me, options, goal)


def landing(g: DungeonState, me: Hero, spell: int, goal: int) -> int:
    """The space nearest to a goal where Teleport can lead."""
    here, reach = g.level_of(me.place), g.printed.spell(spell).reach
    steps = g.board.distances(goal, passable(g, me))
    levels = range(here - reach, here + reach + 1)
    places = [place for level in levels for place in destinations(g, level)]
    return min(places, key=lambda place: steps[place])


def choose_arrival(g: DungeonState, me: Hero, options: list[Option]) -> Option | None:
    """Nearest to where the hero wants to be."""
    goals = [] if g.fight is not None else targets(g, me)
    goal = destination(g, me)
    if goal is None:
        goal = goals[0].place if goals else g.board.hall
    levels = [option for option in options if isinstance(option, PickLevel)]
    if levels:
        steps = g.board.distances(goal, passable(g, me))
        return min(levels, key=lambda o: min(steps[p] for p in destinations(g, o.level)))
    return nearest(g, options, goal)
