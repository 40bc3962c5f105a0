"""What is about to happen: triggers and surprise battles wait until the deed before is over."""

from undercroft.games.dungeon_run.effects import Event, On
from undercroft.games.dungeon_run.state import Hero, Monster, Pending, RunState
from undercroft.games.dungeon_run.traits import holds, is_unused, traits


def trigger(g: RunState, hero: Hero, event: Event, monster: Monster | None = None) -> None:
    """A hero's effects on an event are about to happen."""
    for card, effect, _ in traits(g, hero).get(On, ()):
        if (
            effect.event == event
            and is_unused(hero, card, effect)
            and holds(g, effect, hero, monster, None, -1)
        ):
            g.pending.append(Pending(hero.seat, card, g.printed.effect_number(card, effect)))


def trigger_of_monster(g: RunState, hero: Hero, event: Event, monster: Monster) -> None:
    """A monster's effects on an event are about to happen to a hero."""
    for card, effect, _ in g.printed.traits_of_monster(monster.cards).get(On, ()):
        if effect.event == event and holds(g, effect, hero, monster, hero, -1):
            g.pending.append(Pending(hero.seat, card, g.printed.effect_number(card, effect)))
