"""What a seat does when its player's time runs out: the defaults of the ledger's decisions."""

from collections.abc import Callable, Sequence

from undercroft.engine import Option, Source
from undercroft.families.dungeon_fighters.damage import worth
from undercroft.games.dungeon_fighter_catacombs import options as op
from undercroft.games.dungeon_fighter_catacombs.dealing import parts_now
from undercroft.games.dungeon_fighter_catacombs.deeds import user_of
from undercroft.games.dungeon_fighter_catacombs.demands import fight_of, toss_of
from undercroft.games.dungeon_fighter_catacombs.gear import carried, limit
from undercroft.games.dungeon_fighter_catacombs.life import capacity, falling
from undercroft.games.dungeon_fighter_catacombs.party import hero_of
from undercroft.games.dungeon_fighter_catacombs.powers import blow, rage_of
from undercroft.games.dungeon_fighter_catacombs.shop import PRICE_OF_DIE
from undercroft.games.dungeon_fighter_catacombs.state import (
    SHOPS,
    CatacombsState,
    Hero,
)

KEPT_DICE = 3
"""White dice that the party keeps in the Chest. [DC-WHITE-04]"""
WOUNDED = 3
"""Who lacks so much life is healed in a Shop."""
ON_MISS = (
    *("re-throw", "agile-instincts", "no-damage", "sworn-foe", "pickpocket", "deep-pockets"),
    *("self-healing", "heal-party", "mass-healing", "living-target", "metamorphosis", "beer"),
    *("larceny", "seduction"),
)
ON_HIT = (
    *("death-list", "sworn-enemy", "piercing-damage", "focused-damage", "divine-intervention"),
    *("extra-damage", "sworn-foe", "flurry", "living-target", "scattered-blessing"),
    *("charming", "spirit-energy", "self-healing", "heal-party", "pickpocket"),
    *("mass-healing", "metamorphosis", "beer", "deep-pockets", "larceny", "seduction"),
)
"""Abilities in the order in which a white die is used for them."""
HEALING = (
    *("self-healing", "heal-party", "divine-intervention", "spirit-energy"),
    *("mass-healing", "scattered-blessing"),
)


def fallback(g: CatacombsState, seat: int, options: list[Option], source: Source) -> Option:
    """The default answer to a question."""
    default = DEFAULTS.get(type(options[0]))
    return options[0] if default is None else default(g, hero_of(g, seat), options)


def draw_hero(g: CatacombsState, hero: Hero, options: Sequence[Option]) -> Option:
    return op.DRAW_HERO


def draw_leader(g: CatacombsState, hero: Hero, options: Sequence[Option]) -> Option:
    return op.DRAW_LEADER


def most_icons(g: CatacombsState, hero: Hero, options: Sequence[Option]) -> Option:
    """More icons, then fewer requirements."""

    def value(option: Option) -> tuple[int, int]:
        assert isinstance(option, op.TakeRoom)
        room = g.printed.room(option.room)
        return room.icons, -len(room.throws)

    return max(options, key=value)


def first_die(g: CatacombsState, hero: Hero, options: Sequence[Option]) -> Option:
    """A die whose ability has no Scar; red, green, blue, then special ones."""
    dice = [option for option in options if isinstance(option, op.TakeDie)]
    return next((option for option in dice if option.die not in hero.scars), dice[0])


def save_the_falling(g: CatacombsState, hero: Hero, options: Sequence[Option]) -> Option:
    """Only who is about to faint is healed, and only if it helps."""
    for option in options:
        if isinstance(option, op.Use | op.UseOn) and does_save(g, option):
            return option
    return options[0]


def does_save(g: CatacombsState, option: op.Use | op.UseOn) -> bool:
    """Whether a card keeps somebody on his feet."""
    printed = g.printed.gear(option.gear)
    if printed.effect not in ("heal-one", "heal-all"):
        return False
    return any(
        hero.life + printed.value >= 1
        for hero in falling(g)
        if isinstance(option, op.Use) or option.who == hero.who
    )


def use_the_icon(g: CatacombsState, hero: Hero, options: Sequence[Option]) -> Option:
    """An ability that has an effect; a Re-Throw only on a miss. [DC-RULING-13]"""
    best, order = options[0], ON_MISS if toss_of(g).miss else ON_HIT
    ranked = len(order)
    for option in options:
        if isinstance(option, op.UseAbility):
            kind = g.printed.ability(hero.card, option.colour).kind
            rank = order.index(kind) if kind in order else ranked
            if rank < ranked and has_effect(g, hero, kind):
                best, ranked = option, rank
    return best


def has_effect(g: CatacombsState, hero: Hero, kind: str) -> bool:
    """Whether an ability would do anything now."""
    if kind in HEALING:
        healed = [hero] if kind == "self-healing" else g.conscious()
        return any(other.life < capacity(other) for other in healed)
    if kind == "death-list":
        return g.is_boss or worth(parts_now(g)) + 3 >= fight_of(g).life
    fight = fight_of(g)
    return {
        "charming": fight.charm < 0,
        "seduction": fight.charm < 0,
        "living-target": not fight.target,
        "metamorphosis": not fight.toad,
        "beer": fight.beer < 0,
    }.get(kind, True)


def add_if_it_kills(g: CatacombsState, hero: Hero, options: Sequence[Option]) -> Option:
    """Cards and Charmed Monsters are kept for a hit that decides."""
    missing = fight_of(g).life - worth(parts_now(g))
    for option in options:
        if isinstance(option, op.AddDamage):
            amount = g.printed.gear(option.gear).value
        elif isinstance(option, op.Unleash):
            amount = rage_of(g, user_of(g, option.foe), option.foe)
        else:
            continue
        if 0 < missing <= amount:
            return option
    return op.DEAL_DAMAGE


def heal_the_worst(g: CatacombsState, hero: Hero, options: Sequence[Option]) -> Option:
    """Who has least life, a point at a time."""
    points = [option for option in options if isinstance(option, op.HealPoint)]
    return min(points, key=lambda option: g.heroes[option.who].life)


def bless_the_worst(g: CatacombsState, hero: Hero, options: Sequence[Option]) -> Option:
    """Who lacks most life."""
    given = [option for option in options if isinstance(option, op.Bless)]
    return max(given, key=lambda option: lacking(g.heroes[option.who]))


def lacking(hero: Hero) -> int:
    return capacity(hero) - hero.life


def guard_if_hurt(g: CatacombsState, hero: Hero, options: Sequence[Option]) -> Option:
    """Armor if damage is prevented."""
    if blow(g, hero)[1]:
        return op.SUFFER
    wanted = ("reduced-damage", "no-damage")
    for option in options:
        if isinstance(option, op.Guard) and g.printed.gear(option.gear).effect in wanted:
            return option
    return op.SUFFER


def give_to_free(g: CatacombsState, hero: Hero, options: Sequence[Option]) -> Option:
    """Who has room and fewest cards, or nobody."""
    free = [
        option
        for option in options
        if isinstance(option, op.GiveTo) and has_room(g, g.heroes[option.who])
    ]
    if free:
        return min(free, key=lambda option: len(g.heroes[option.who].gear))
    return op.LEAVE_IT if op.LEAVE_IT in options else options[0]


def has_room(g: CatacombsState, hero: Hero) -> bool:
    """Whether a Hero can take the found card without losing another."""
    return carried(g, hero, g.found) < limit(g, hero, g.found)


def drop_the_cheapest(g: CatacombsState, hero: Hero, options: Sequence[Option]) -> Option:
    drops = [option for option in options if isinstance(option, op.Discard)]
    return min(drops, key=lambda option: g.printed.gear(option.gear).price)


def shop_carefully(g: CatacombsState, hero: Hero, options: Sequence[Option]) -> Option:
    """Healing for the wounded, then white dice: all before the Boss, else a few."""
    wounded = [other for other in g.conscious() if lacking(other) >= WOUNDED]
    if op.BUY_HEALING in options and wounded:
        return op.BUY_HEALING
    is_last = g.shops + 1 == SHOPS
    if op.BUY_DIE in options and (is_last or g.dice < KEPT_DICE) and g.gold >= PRICE_OF_DIE:
        return op.BUY_DIE
    return op.LEAVE_SHOP


def take_token(g: CatacombsState, hero: Hero, options: Sequence[Option]) -> Option:
    """A colour without a Scar, red first."""
    tokens = [option for option in options if isinstance(option, op.TakeToken)]
    return next((option for option in tokens if option.colour not in hero.scars), tokens[0])


def wants_white(g: CatacombsState, hero: Hero, options: Sequence[Option]) -> Option:
    return op.TAKE_WHITE if op.TAKE_WHITE in options else options[0]


DEFAULTS: dict[type[Option], Callable[[CatacombsState, Hero, Sequence[Option]], Option]] = {
    op.TakeHero: draw_hero,
    op.NameLeader: draw_leader,
    op.TakeRoom: most_icons,
    op.TakeDie: first_die,
    op.TakeWhite: wants_white,
    op.Pass: save_the_falling,
    op.LetLapse: use_the_icon,
    op.DealDamage: add_if_it_kills,
    op.HealPoint: heal_the_worst,
    op.Bless: bless_the_worst,
    op.Suffer: guard_if_hurt,
    op.GiveTo: give_to_free,
    op.LeaveIt: give_to_free,
    op.Discard: drop_the_cheapest,
    op.LeaveShop: shop_carefully,
    op.KeepXp: take_token,
}
"""By the first option; where none is named the first option itself is the default."""
