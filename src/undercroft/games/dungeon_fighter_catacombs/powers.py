"""Which abilities the throw in progress can activate. [DC-ICON-01] [DC-ICON-04]"""

from undercroft.families.dungeon_fighters.damage import Part, take_off, worth
from undercroft.games.dungeon_fighter_catacombs.demands import banned, fight_of, toss_of
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
    *("flurry", "extra-damage", "aimed-damage", "scattered-blessing", "blind-fury"),
)
"""[DC-ABIL-06] [DC-ABIL-08] [DC-ABIL-10] [DC-UNIQUE-08] [DC-UNIQUE-10]"""
ON_MISS = ("agile-instincts", "no-damage")
"""[DC-ABIL-01]"""

PRICE_OF_SONG = 1
TOAD = 2
"""What the Toad token takes off the damage."""


def colours_of(die: int) -> list[int]:
    """The colours that a die can stand for. [DC-ICON-01] [DC-ICON-02] [DC-SPDICE-05]"""
    return [die] if die in COLOURS else list(COLOURS)


def uncovered(hero: Hero, colours: list[int]) -> list[int]:
    """Those that no Scar covers. [DC-SCAR-06] [DC-LEVEL-12]"""
    return [colour for colour in colours if colour not in hero.scars]


def shown(g: CatacombsState, hero: Hero) -> list[int]:
    """The colours whose icon is up, without a Scar."""
    toss = toss_of(g)
    if not toss.icon:
        return []
    gone = banned(g)
    return [colour for colour in uncovered(hero, colours_of(toss.die)) if colour not in gone]


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
    if kind == "death-list":
        return listed_type(g) in hero.listed
    if kind == "flurry":
        return not toss_of(g).again
    return kind != "refrain" or can_be_sung_to(g)


def can_be_sung_to(g: CatacombsState) -> bool:
    """Whether a ballad can be paid and changes anything. [DC-RULING-97]"""
    foe, song = g.printed.foe(fight_of(g).card), fight_of(g).song
    return not song and g.gold >= PRICE_OF_SONG and bool(foe.ability or foe.throws)


def listed_type(g: CatacombsState) -> int:
    """The number of the monster's type, as on Death List tokens. [DC-UNIQUE-09]

    There is none for a type that only the first box has.
    """
    found = g.printed.foe(fight_of(g).card).type
    return TYPES.index(found) if found in TYPES else NOTHING


def weakened(g: CatacombsState, damage: int) -> int:
    """The damage of a monster with the Toad token. [DC-RULING-97]"""
    return max(0, damage - TOAD) if fight_of(g).toad else damage


def rage_of(g: CatacombsState, hero: Hero, card: int) -> int:
    """The damage of a Charmed Monster: its level, or with Seduction what it is printed with.

    [DC-UNIQUE-05] [DC-RULING-97]
    """
    return g.printed.foe(card).damage if seduces(g, hero) else g.printed.monster(card).level


def seduces(g: CatacombsState, hero: Hero) -> bool:
    """Whether monsters follow a Hero as in the first box."""
    colours = range(len(COLOURS))
    return any(g.printed.ability(hero.card, colour).kind == "seduction" for colour in colours)


def can_unleash(g: CatacombsState, hero: Hero) -> bool:
    """Whether Charmed Monsters can be discarded now; those of Seduction after an own throw."""
    if not seduces(g, hero):
        return True
    toss = g.toss
    return toss is not None and toss.landed and toss.who == hero.who


def activated(g: CatacombsState, hero: Hero) -> Ability | None:
    """The ability that is used on this throw."""
    colour = toss_of(g).colour
    return None if colour == NOTHING else g.printed.ability(hero.card, colour)


def blow(g: CatacombsState, hero: Hero) -> tuple[list[Part], str]:
    """What a miss would cost a Hero, and what spares him from all of it; cards of the thrower
    protect nobody else.
    """
    toss, fight = toss_of(g), fight_of(g)
    parts: list[Part] = [("part-monster", g.printed.foe(fight.card).damage)]
    if fight.beer == hero.who:
        return parts, "ability-beer"
    if fight.toad:
        take_off(parts, [("ability-metamorphosis", TOAD)])
    if toss.who == hero.who:
        if toss.spared:
            return parts, toss.spared
        take_off(parts, toss.guards)
    return parts, "" if worth(parts) else parts[-1][0]
