"""What a greedy Party buys, who gets it, and what it does without."""

from collections.abc import Sequence

from undercroft.engine import Option
from undercroft.games.dungeon_fighter.aims import aim
from undercroft.games.dungeon_fighter.gear import carried, limit
from undercroft.games.dungeon_fighter.options import (
    BUY_DIE,
    BUY_HEALING,
    LEAVE_IT,
    LEAVE_SHOP,
    Buy,
    Discard,
    GiveTo,
)
from undercroft.games.dungeon_fighter.outlook import die_worth, fights_left, missing
from undercroft.games.dungeon_fighter.printed import EquipmentCard
from undercroft.games.dungeon_fighter.special_rooms import PRICE_OF_DIE
from undercroft.games.dungeon_fighter.state import FighterState, Hero

LEAST = 0.75
"""What a coin has to bring in a Shop."""
THROWS_A_FIGHT = 4.5
"""How often the Party throws in a fight."""
MISSES = 0.4
MATCHED = 0.04
"""How often a demanded throw is just the one of a weapon."""


def best_purchase(g: FighterState, options: Sequence[Option]) -> Option:
    """What brings most for a coin, or nothing more."""
    best: Option = LEAVE_SHOP
    most = LEAST
    for option in options:
        worth = bargain(g, option)
        if worth > most and is_of_use(g, option):
            best, most = option, worth
    return best


def is_of_use(g: FighterState, option: Option) -> bool:
    """Whether somebody has room for a card."""
    return not isinstance(option, Buy) or bearer(g, option.gear) is not None


def bargain(g: FighterState, option: Option) -> float:
    """What a purchase brings for a coin."""
    if option is BUY_DIE:
        return die_worth(g, g.dice) / PRICE_OF_DIE
    if option is BUY_HEALING:
        alone = 1 + 1 / max(1, len(g.in_play()))
        return alone * sum(need_of(hero) for hero in g.heroes if missing(hero))
    if isinstance(option, Buy):
        card = g.printed.gear(option.gear)
        return gear_worth(g, card) / card.price
    return 0.0


def need_of(hero: Hero) -> float:
    """What a point of life is worth to a Hero: the less is left, the more."""
    return max(0.5, 1.7 - 0.2 * hero.life)


def gear_worth(g: FighterState, card: EquipmentCard) -> float:
    """What a card is worth for the rest of the adventure, in points of life."""
    heroes = len(g.in_play())
    throws = (fights_left(g) + 2) * THROWS_A_FIGHT / max(1, heroes)
    if card.kind == "weapon":
        return weapon_worth(card) * throws
    hurt = throws * MISSES
    return {
        "heal-one": 0.8 * card.value,
        "heal-all": 0.7 * card.value * heroes,
        "re-throw": 3.0,
        "extra-damage": 0.8 * card.value,
        "no-damage": 2.5 if card.once else 2.5 * hurt,
        "riposte": 2.0 if card.once else 1.5 * hurt,
        "reduced-damage": card.value if card.once else card.value * hurt,
    }[card.effect]


def weapon_worth(card: EquipmentCard) -> float:
    """What a weapon adds to a throw: where it beats a plain one, or is demanded anyway."""
    plain, own = aim(()), aim(card.throws)
    armed = own.worth * card.times + own.hits * card.bonus
    better = armed - plain.worth - (plain.hits - own.hits) * 2
    return max(0.0, better) + MATCHED * (armed - own.worth)


def bearer(g: FighterState, card: int) -> Hero | None:
    """Who has a free slot for a card: who lacks most of what it does."""
    best, most = None, 0
    for hero in g.in_play():
        room = limit(g, hero, card) - carried(g, hero, card)
        if room > most:
            best, most = hero, room
    return best


def best_taker(g: FighterState, options: Sequence[Option]) -> Option:
    """Who gets a card that is there: who has room for it, else nobody, else anybody."""
    hero = bearer(g, g.found)
    takers = [option for option in options if isinstance(option, GiveTo)]
    for option in takers:
        if hero is not None and option.seat == hero.seat:
            return option
    return LEAVE_IT if LEAVE_IT in options else takers[0]


def least_missed(g: FighterState, options: Sequence[Option]) -> Option:
    """The card that is worth least of those too many."""
    drops = [option for option in options if isinstance(option, Discard)]
    return min(drops, key=lambda option: gear_worth(g, g.printed.gear(option.gear)))
