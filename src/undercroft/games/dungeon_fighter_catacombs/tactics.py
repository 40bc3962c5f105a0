"""How a greedy party fights: which die for whom, which Weapons, white or retrieving."""

from collections.abc import Sequence
from functools import partial
from math import prod

from undercroft.engine import Option
from undercroft.families.dungeon_fighters import seating
from undercroft.families.dungeon_fighters.aims import aim
from undercroft.families.dungeon_fighters.weighing import best_first
from undercroft.games.dungeon_fighter_catacombs.dealing import (
    FOCUSED,
    LISTED,
    OTHERS,
    PIERCING,
    SWORN,
)
from undercroft.games.dungeon_fighter_catacombs.demands import fight_of, toss_of, twists
from undercroft.games.dungeon_fighter_catacombs.forecasts.throws import conditions
from undercroft.games.dungeon_fighter_catacombs.options import (
    RETRIEVE,
    TAKE_DIE,
    TAKE_WHITE,
    Arm,
    TakeDie,
)
from undercroft.games.dungeon_fighter_catacombs.outlook import (
    COLOURED,
    SCAR,
    Prospect,
    die_worth,
    expected_toll,
    icons,
    missing,
    prospect,
    throws_of,
    worth_of_gold,
)
from undercroft.games.dungeon_fighter_catacombs.party import is_conscious
from undercroft.games.dungeon_fighter_catacombs.powers import (
    ON_HIT,
    ON_MISS,
    can_be_sung_to,
    listed_type,
)
from undercroft.games.dungeon_fighter_catacombs.state import (
    COLOURS,
    DIE_KINDS,
    NOTHING,
    CatacombsState,
    Hero,
)

MARGIN = 3.0
"""So much cheaper the next monster has to be before the party backs down."""


def prepare(g: CatacombsState, me: Hero, options: Sequence[Option]) -> Option | None:
    """A Weapon first, then a coloured die, a special one, retrieving or a white one."""
    dice = [option for option in options if isinstance(option, TakeDie)]
    if not dice and RETRIEVE in options and prefers_retrieving(g, options):
        return RETRIEVE
    arm = best_weapon(g, options)
    if arm is not None:
        return arm
    coloured = [option for option in dice if option.die in COLOURS]
    if coloured:
        return best_die(g, me, coloured)
    if dice:
        return dice[0]
    return TAKE_WHITE if TAKE_WHITE in options else None


def best_weapon(g: CatacombsState, options: Sequence[Option]) -> Option | None:
    """The Weapon that makes the coming throw better, if one does."""
    weapons = toss_of(g).weapons
    best, most = None, throw_worth(g, weapons)
    for option in options:
        if isinstance(option, Arm):
            worth = throw_worth(g, [*weapons, option.gear])
            if worth > most:
                best, most = option, worth
    return best


def throw_worth(g: CatacombsState, weapons: Sequence[int]) -> float:
    """What a throw with some Weapons is worth, its misses taken off."""
    now = prospect(g)
    die = DIE_KINDS[g.setup.dice]
    found = aim(g.setting.board, die, conditions(g, weapons, NOTHING))
    used = [g.printed.gear(card) for card in weapons]
    bonus, times = sum(card.bonus for card in used), prod(card.times for card in used)
    dealt = min(found.worth * times + found.hits * bonus, found.hits * fight_of(g).life)
    return dealt * now.price_of_life(len(g.conscious())) - (1 - found.hits) * now.damage


def best_die(g: CatacombsState, me: Hero, dice: Sequence[TakeDie]) -> Option:
    """The die whose ability helps most, with what the next Heroes could make of the others."""
    now = prospect(g)
    colours = [die.die for die in dice]
    throwers = following(g, me, len(colours))
    return TAKE_DIE[best_first(throwers, colours, partial(colour_worth, g, now))]


def following(g: CatacombsState, me: Hero, count: int) -> list[Hero]:
    """The Heroes who throw next, the present one first."""
    return seating.following(g.heroes, me.who, is_conscious, count)


def colour_worth(g: CatacombsState, now: Prospect, hero: Hero, colour: int) -> float:
    """What the ability of a colour is worth to a Hero's next throw."""
    if colour in hero.scars:
        return 0.0
    kind = g.printed.ability(hero.card, colour).kind
    worth = icons(g) * ability_worth(g, now, hero, colour)
    if kind in (*ON_MISS, "re-throw"):
        return (1 - now.hits) * worth
    return worth * (now.hits if kind in ON_HIT else 1.0)


DAMAGING = (
    *("focused-damage", "piercing-damage", "sworn-enemy", "death-list"),
    *("aimed-damage", "extra-damage", "sworn-foe", "flurry", "blind-fury", "living-target"),
)
CARD = 3.5
"""What an Equipment card is worth that Larceny brings."""


def ability_worth(g: CatacombsState, now: Prospect, hero: Hero, colour: int) -> float:
    """What an ability is worth once it is activated."""
    kind, heroes = g.printed.ability(hero.card, colour).kind, len(g.conscious())
    price = now.price_of_life(heroes)
    if kind in DAMAGING:
        return min(added_damage(g, now, hero, colour), fight_of(g).life) * price
    lost = sum(map(missing, g.heroes))
    usual = now.mean / max(now.hits, 0.1)
    throws, misses = min(6.0, fight_of(g).life / max(now.mean, 0.5)), 1 - now.hits
    return {
        "agile-instincts": now.damage + 2 * price,
        "re-throw": now.damage + now.mean * price,
        "heal-party": 0.9 * sum(1 for other in g.heroes if missing(other)),
        "self-healing": 0.9 * min(3, missing(hero)),
        "pickpocket": worth_of_gold(heroes),
        "charming": 0.0 if fight_of(g).charm >= 0 or g.is_boss else 1.2 * fight_of(g).level,
        "divine-intervention": 0.9 * min(usual, max(map(missing, g.heroes))),
        "spirit-energy": 0.9 * min(fight_of(g).level + 1, lost),
        "scattered-blessing": 0.9 * min(usual, lost),
        "mass-healing": 0.9 * sum(1 for other in g.heroes if missing(other)),
        "larceny": 0.0 if g.is_boss else CARD,
        "metamorphosis": 0.0 if fight_of(g).toad else min(2, now.damage) * throws * misses,
        "no-damage": float(now.damage),
        "deep-pockets": 2 * worth_of_gold(heroes),
        "seduction": 0.0 if fight_of(g).charm >= 0 or g.is_boss else 0.8 * now.damage,
        "beer": 0.0 if fight_of(g).beer >= 0 else now.damage * misses * throws / heroes,
        "refrain": song_worth(g, now, heroes),
    }[kind]


def song_worth(g: CatacombsState, now: Prospect, heroes: int) -> float:
    """What it saves if the monster loses its ability or its Specific Throw."""
    if not can_be_sung_to(g):
        return 0.0
    throws = throws_of(*twists(g)[:-1])
    plain = Prospect(g.setup, throws, now.damage, "", now.level)
    saved = now.toll(fight_of(g).life, heroes) - plain.toll(fight_of(g).life, heroes)
    return max(0.0, saved - worth_of_gold(heroes))


def added_damage(g: CatacombsState, now: Prospect, hero: Hero, colour: int) -> float:
    """What an ability adds to a hit."""
    ability = g.printed.ability(hero.card, colour)
    if ability.kind == "focused-damage":
        return max(0.0, FOCUSED - now.aim.worth / max(now.hits, 0.1))
    if ability.kind == "sworn-enemy":
        return SWORN if ability.foe == g.printed.foe(fight_of(g).card).type else OTHERS
    if ability.kind == "death-list":
        return LISTED if listed_type(g) in hero.listed else 0
    usual = now.mean / max(now.hits, 0.1)
    is_sworn = ability.foe == g.printed.foe(fight_of(g).card).type
    return {
        "aimed-damage": max(0.0, ability.value - usual),
        "extra-damage": float(ability.value),
        "sworn-foe": ability.value if is_sworn else 0.0,
        "flurry": now.mean,
        "blind-fury": usual - 1 if hero.life > 1 else 0.0,
        "living-target": 0.0 if fight_of(g).target else 1.0 + now.hits * 2,
    }.get(ability.kind, PIERCING)


def prefers_retrieving(g: CatacombsState, options: Sequence[Option]) -> bool:
    """Whether the white dice that a kill would take are worth more than the life it costs."""
    if TAKE_WHITE not in options:
        return True
    now, fight, conscious = prospect(g), fight_of(g), g.conscious()
    fainting = sum(hero.life <= fight.level for hero in conscious)
    if len(conscious) - fainting <= (1 if fainting else 0):
        return False  # one Hero alone hardly ever comes through
    throws = max(1.0, (fight.life + 1) / max(now.mean, 0.1))
    rounds = max(1.0, throws / COLOURED)
    life = rounds * sum(min(fight.level, hero.life) for hero in conscious) + SCAR * fainting
    dice = sum(die_worth(g, g.dice - 1 - n) for n in range(min(g.dice, round(throws))))
    # What the white dice don't kill costs life all the same.
    if throws > g.dice:
        dice += life * (throws - g.dice) / throws
    return life < dice


def is_worth_leaving(g: CatacombsState) -> bool:
    """Whether the next monster is so much easier that the party backs down."""
    fight, heroes = fight_of(g), g.conscious()
    if any(hero.life <= fight.level for hero in heroes):
        return False
    room = throws_of(g.printed.room(g.room))
    more = g.printed.room(g.room).advantage
    cost = fight.level * len(heroes) + MARGIN
    return prospect(g).toll(fight.life, len(heroes)) > expected_toll(g, room, more) + cost
