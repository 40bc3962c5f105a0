"""How useful abilities and rooms are, as those who play without thinking go by it."""

from undercroft.games.dungeon_fighter.printed import Ability, HeroCard, Room
from undercroft.games.dungeon_fighter.state import NOTHING, FighterState, Hero

USEFUL = (
    "blind-fury",
    "flurry",
    "extra-damage",
    "sworn-enemy",
    "divine-intervention",
    "re-throw",
    "metamorphosis",
    "living-target",
    "mass-healing",
    "aimed-damage",
    "beer",
    "seduction",
    "refrain",
    "no-damage",
    "larceny",
    "pickpocket",
)
"""The abilities, the most useful ones in a fight first."""
ALONE = {
    "beer": 4,
    "re-throw": 4,
    "metamorphosis": 4,
    "divine-intervention": 4,
    "blind-fury": 3,
    "extra-damage": 3,
    "mass-healing": 3,
    "sworn-enemy": 1,
    "larceny": 1,
    "pickpocket": 1,
}
"""What an ability is worth to who fights alone or with one other; the others are worth 2."""
ROOMS = {"treasure": 3, "shop": 2, "fountain": 2, "plain": 1, "perilous": 0}


def usefulness(g: FighterState, ability: Ability) -> int:
    """How much an ability helps now; more is better."""
    if ability.kind == "sworn-enemy" and g.fight is not None:
        if ability.foe != g.printed.foe(g.fight.card).type:
            return 0
        return len(USEFUL) + 1
    return len(USEFUL) - USEFUL.index(ability.kind)


def worth_of_colour(g: FighterState, hero: Hero, colour: int) -> int:
    """What the symbol on a die of this colour would bring a Hero."""
    if colour == NOTHING or colour in hero.scars:
        return -1
    return usefulness(g, g.printed.ability(hero.card, colour))


def worth_alone(sheet: HeroCard) -> int:
    """How well a Hero stands with little help; a magic item in the pocket is one."""
    abilities = sheet.red, sheet.blue, sheet.green
    return sum(ALONE.get(ability.kind, 2) for ability in abilities) + sheet.items


def worth_of_room(room: Room) -> int:
    """What a room has to offer, without its monster."""
    return ROOMS[room.kind]
