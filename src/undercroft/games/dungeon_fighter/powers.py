"""What abilities and monsters are doing now: which ability a throw triggers, what still works."""

from undercroft.games.dungeon_fighter.demands import toss_of
from undercroft.games.dungeon_fighter.printed import Ability
from undercroft.games.dungeon_fighter.state import NOTHING, FighterState, Hero

ON_HIT = (
    "flurry",
    "extra-damage",
    "aimed-damage",
    "divine-intervention",
    "blind-fury",
)
"""The abilities whose icon has a Target. [DF-ABILITY-03]"""
ON_MISS = ("no-damage",)


def triggered(g: FighterState, hero: Hero) -> Ability | None:
    """The ability that the throw in progress triggers. [DF-ABILITY-01] [DF-ABILITY-02]"""
    toss = toss_of(g)
    if not toss.icon or toss.colour == NOTHING or toss.colour in hero.scars:
        return None
    ability = g.printed.ability(hero.card, toss.colour)
    wrong = ON_HIT if toss.miss else ON_MISS
    return None if ability.kind in wrong else ability
