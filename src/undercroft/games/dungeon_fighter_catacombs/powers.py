"""Which abilities the throw in progress can activate. [DC-ICON-01] [DC-ICON-04]"""

from undercroft.games.dungeon_fighter_catacombs.demands import fight_of, toss_of
from undercroft.games.dungeon_fighter_catacombs.printed import TYPES, Ability
from undercroft.games.dungeon_fighter_catacombs.state import (
    COLOURS,
    NOTHING,
    CatacombsState,
    Hero,
)

ON_HIT = (
    *("piercing-damage", "focused-damage", "sworn-enemy"),
    *("death-list", "divine-intervention"),
)
"""[DC-ABIL-06] [DC-ABIL-08] [DC-ABIL-10] [DC-UNIQUE-08] [DC-UNIQUE-10]"""
ON_MISS = ("agile-instincts",)
"""[DC-ABIL-01]"""


def colours_of(die: int) -> list[int]:
    """The colours that a die can stand for. [DC-ICON-01] [DC-ICON-02] [DC-SPDICE-05]"""
    return [die] if die in COLOURS else list(COLOURS)


def uncovered(hero: Hero, colours: list[int]) -> list[int]:
    """Those that no Scar covers. [DC-SCAR-06] [DC-LEVEL-12]"""
    return [colour for colour in colours if colour not in hero.scars]


def shown(g: CatacombsState, hero: Hero) -> list[int]:
    """The colours whose icon is up, without a Scar."""
    toss = toss_of(g)
    return uncovered(hero, colours_of(toss.die)) if toss.icon else []


def usable(g: CatacombsState, hero: Hero) -> list[int]:
    """The colours whose ability the icon can activate now. [DC-ICON-03] [DC-ICON-04]"""
    return [colour for colour in shown(g, hero) if fits(g, hero, colour)]


def token_colours(g: CatacombsState, hero: Hero) -> list[int]:
    """The colours that a Level Up token can activate. [DC-LEVEL-09] [DC-RULING-80]"""
    toss = toss_of(g)
    if toss.icon:
        return []
    ready = [colour for colour in hero.tokens if colour not in hero.turned]
    if g.setup.strict_tokens:
        ready = [colour for colour in ready if colour in colours_of(toss.die)]
    return [colour for colour in uncovered(hero, sorted(ready)) if fits(g, hero, colour)]


def fits(g: CatacombsState, hero: Hero, colour: int) -> bool:
    """Whether an ability works on this hit or miss. [DC-ICON-04]"""
    kind = g.printed.ability(hero.card, colour).kind
    return kind not in (ON_HIT if toss_of(g).miss else ON_MISS) and is_at_hand(g, hero, colour)


def is_at_hand(g: CatacombsState, hero: Hero, colour: int) -> bool:
    """Whether nothing but hit or miss keeps an ability from working. [DC-RULING-81]"""
    kind = g.printed.ability(hero.card, colour).kind
    return kind != "death-list" or listed_type(g) in hero.listed


def listed_type(g: CatacombsState) -> int:
    """The number of the monster's type, as on Death List tokens. [DC-UNIQUE-09]"""
    return TYPES.index(g.printed.foe(fight_of(g).card).type)


def activated(g: CatacombsState, hero: Hero) -> Ability | None:
    """The ability that is used on this throw."""
    colour = toss_of(g).colour
    return None if colour == NOTHING else g.printed.ability(hero.card, colour)
