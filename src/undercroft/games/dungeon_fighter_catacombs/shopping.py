"""What a greedy party buys, who gets it, and what it does without."""

from collections.abc import Sequence

from undercroft.engine import Option
from undercroft.families.dungeon_fighters.aims import aim
from undercroft.games.dungeon_fighter_catacombs.gear import carried, limit
from undercroft.games.dungeon_fighter_catacombs.options import (
    BUY_DIE,
    BUY_HEALING,
    LEAVE_IT,
    LEAVE_SHOP,
    Buy,
    Discard,
    GiveTo,
    TakeRoom,
)
from undercroft.games.dungeon_fighter_catacombs.outlook import (
    die_worth,
    expected_toll,
    missing,
    throws_of,
    worth_of_gold,
)
from undercroft.games.dungeon_fighter_catacombs.printed import EquipmentCard
from undercroft.games.dungeon_fighter_catacombs.shop import PRICE_OF_DIE
from undercroft.games.dungeon_fighter_catacombs.state import DIE_KINDS, SHOPS, CatacombsState, Hero

LEAST = 0.75
"""What a coin has to bring in a Shop."""
FIGHTS = 4
"""Combats between two Shops."""
THROWS_A_FIGHT = 4.5
BOSS_THROWS = 10
MISSES = 0.45
URGENT = 2.0
"""How much more a white die is worth in the last Shop."""
ICON = 2.0
"""What a Shop icon is worth: it is a tenth of the way to the next Shop."""
CARD = 3.5
"""What an Equipment card drawn at random is worth."""


def best_room(g: CatacombsState, options: Sequence[Option]) -> Option:
    """The Dungeon card that brings most, its peril taken off."""
    rooms = [option for option in options if isinstance(option, TakeRoom)]
    return max(rooms, key=lambda option: room_worth(g, option.room))


def room_worth(g: CatacombsState, card: int) -> float:
    """What a Dungeon card is worth."""
    room, heroes = g.printed.room(card), len(g.in_play())
    healed = sum(min(room.heal, missing(hero)) for hero in g.heroes)
    worth = ICON * room.icons + room.gold * worth_of_gold(heroes) + healed
    worth += room.dice * die_worth(g, g.dice) + room.equipment * CARD
    worth += {"treasure": 1.0, "compass": 2.0, "backstab": 1.0}.get(room.template, 0.0)
    worth += 3.0 if room.die else 0.0
    return worth - expected_toll(g, throws_of(room), room.advantage)


def best_purchase(g: CatacombsState, options: Sequence[Option]) -> Option:
    """What brings most for a coin, or nothing more."""
    best: Option = LEAVE_SHOP
    most = LEAST
    for option in options:
        worth = bargain(g, option)
        if worth > most:
            best, most = option, worth
    return best


def bargain(g: CatacombsState, option: Option) -> float:
    """What a purchase brings for a coin."""
    if option is BUY_DIE:
        # Until the last Shop the money for dice is better kept.
        is_last = g.shops == SHOPS - 1
        return URGENT * die_worth(g, g.dice) / PRICE_OF_DIE if is_last else 0.0
    if option is BUY_HEALING:
        return sum(need_of(hero) for hero in g.heroes if missing(hero))
    if isinstance(option, Buy):
        card = g.printed.gear(option.gear)
        has_bearer = card.kind == "relic" or bearer(g, option.gear) is not None
        return gear_worth(g, card) / card.price if has_bearer else 0.0
    return 0.0


def need_of(hero: Hero) -> float:
    """What a point of life is worth to a Hero: the less is left, the more."""
    return max(0.8, 1.8 - 0.2 * hero.life)


def fights_left(g: CatacombsState) -> int:
    """About how many combats are still to come, without the Boss."""
    return (SHOPS - 1 - g.shops) * FIGHTS


def gear_worth(g: CatacombsState, card: EquipmentCard) -> float:
    """What a card is worth for the rest of the game, in points of life."""
    heroes = max(1, len(g.in_play()))
    fights = fights_left(g) + 1
    throws = (fights_left(g) * THROWS_A_FIGHT + BOSS_THROWS) / heroes
    if card.kind == "weapon":
        return weapon_worth(g, card) * throws
    uses = fights if card.kind == "relic" and not card.once else 1
    if card.kind == "armour" and not card.once:
        uses = min(fights, round(throws * MISSES))
    return uses * {
        "reduced-damage": float(card.value),
        "no-damage": 2.7,
        "gold-for-miss": card.value * worth_of_gold(heroes),
        "riposte": 0.9 * card.value,
        "keep-die": 0.8,
        "heal-one": 0.8 * card.value,
        "heal-all": 0.7 * card.value * heroes,
        "extra-damage": 0.8 * card.value,
        "ready-die": 2.0,
        "special-die": 2.5,
        "flip-template": 1.5,
        "re-throw": 2.5,
        "mirror": 1.5,
    }.get(card.effect, 0.0)


def weapon_worth(g: CatacombsState, card: EquipmentCard) -> float:
    """What a Weapon adds to a throw: where it beats a plain one."""
    target, die = g.setup.target, DIE_KINDS[g.setup.dice]
    plain, own = aim(target, die, ()), aim(target, die, card.throws)
    armed = own.worth * card.times + own.hits * card.bonus
    return max(0.0, armed - plain.worth - (plain.hits - own.hits) * 2) + 0.05 * card.bonus


def bearer(g: CatacombsState, card: int) -> Hero | None:
    """Who has a free slot for a card: who has most room for it."""
    free = [hero for hero in g.in_play() if carried(g, hero, card) < limit(g, hero, card)]
    return max(free, key=lambda hero: limit(g, hero, card) - carried(g, hero, card), default=None)


def best_taker(g: CatacombsState, options: Sequence[Option]) -> Option:
    """Who gets a card that is there: who has room for it, else nobody, else anybody."""
    hero = bearer(g, g.found)
    takers = [option for option in options if isinstance(option, GiveTo)]
    for option in takers:
        if hero is not None and option.who == hero.who:
            return option
    return LEAVE_IT if LEAVE_IT in options else takers[0]


def least_missed(g: CatacombsState, options: Sequence[Option]) -> Option:
    """The card that is worth least of those too many."""
    drops = [option for option in options if isinstance(option, Discard)]
    return min(drops, key=lambda option: gear_worth(g, g.printed.gear(option.gear)))
