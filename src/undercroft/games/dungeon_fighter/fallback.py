"""What a seat does when its player's time runs out: careful, simple, never clever.

These are the defaults of the ledger's decision points. [DF-RULING-77]
"""

from collections.abc import Callable

from undercroft.engine import Option, Source
from undercroft.families.dungeon_fighters.damage import reckon, worth
from undercroft.games.dungeon_fighter import options as op
from undercroft.games.dungeon_fighter.dealing import parts_now
from undercroft.games.dungeon_fighter.demands import (
    are_impossible,
    fight_of,
    of_monster,
    power_of,
    toss_of,
)
from undercroft.games.dungeon_fighter.gear import carried, limit
from undercroft.games.dungeon_fighter.state import DIFFICULTIES, MOST_ROOMS, FighterState, Hero
from undercroft.games.dungeon_fighter.suffering import blow
from undercroft.games.dungeon_fighter.usefulness import worth_of_colour, worth_of_room

MANY_DICE = 3
"""With more Bonus dice than these, one is thrown rather than all hurt."""
ENOUGH_LIFE = 3
"""For Blind fury; and with no more than this the Party buys healing."""
HARMLESS = ("", "small-target")
"""Abilities of monsters that a Refrain is not sung for."""


def fallback(g: FighterState, seat: int, options: list[Option], source: Source) -> Option:
    """The default answer to a question."""
    hero = g.heroes[seat]
    healing = needed_healing(g, options)
    if healing is not None:
        return healing
    default = DEFAULTS.get(type(options[0]))
    return options[0] if default is None else default(g, hero, options)


def needed_healing(g: FighterState, options: list[Option]) -> Option | None:
    """What heals a Hero whom the next blow would fell."""
    if g.fight is None:
        return None
    damage = g.printed.foe(g.fight.card).damage
    weak = [hero for hero in g.conscious() if hero.life <= damage]
    for hero in sorted(weak, key=lambda one: one.life):
        for option in options:
            if isinstance(option, op.UseOn) and option.seat == hero.seat:
                return option
            if isinstance(option, op.Use):
                return option
    return None


def draw_hero(g: FighterState, hero: Hero, options: list[Option]) -> Option:
    return op.DRAW_HERO


def pick_normal(g: FighterState, hero: Hero, options: list[Option]) -> Option:
    return op.PICK_DIFFICULTY[DIFFICULTIES.index("normal")]


def draw_leader(g: FighterState, hero: Hero, options: list[Option]) -> Option:
    return op.DRAW_LEADER


def best_room(g: FighterState, hero: Hero, options: list[Option]) -> Option:
    """The room that offers most."""

    def value(option: Option) -> int:
        if not isinstance(option, op.EnterRoom):
            return -1
        level, room = divmod(option.room, MOST_ROOMS)
        return worth_of_room(g.printed.room(g.faces[level], room))

    return max(options, key=value)


def white_or_beating(g: FighterState, hero: Hero, options: list[Option]) -> Option:
    """A white die if there are many, or if a beating would fell somebody."""
    if op.TAKE_BEATING not in options:
        return op.TAKE_WHITE
    damage = g.printed.foe(fight_of(g).card).damage
    is_dangerous = any(other.life <= damage for other in g.conscious())
    if op.TAKE_WHITE in options and (is_dangerous or g.dice > MANY_DICE):
        return op.TAKE_WHITE
    return op.TAKE_BEATING


def stand_fast(g: FighterState, hero: Hero, options: list[Option]) -> Option:
    """Nobody runs from what can be fought."""
    return op.WITHDRAW if are_impossible(g) else op.FIGHT_ON


def best_colour(g: FighterState, hero: Hero, options: list[Option]) -> Option:
    colours = [option for option in options if isinstance(option, op.PickColour)]
    return max(colours, key=lambda option: worth_of_colour(g, hero, option.colour))


def throw_misses_again(g: FighterState, hero: Hero, options: list[Option]) -> Option:
    """A miss is thrown again, by the own ability before a card."""
    return options[1] if toss_of(g).miss else op.KEEP_THROW


def rage_if_healthy(g: FighterState, hero: Hero, options: list[Option]) -> Option:
    """With enough life, or if the doubled damage kills."""
    toss = toss_of(g)
    weapons = [g.printed.gear(card) for card in toss.weapons]
    times = [("weapon", weapon.times) for weapon in weapons]
    adds = [("weapon", weapon.bonus) for weapon in weapons]
    doubled = worth(reckon(toss.base, [("rage", 2), *times], adds))
    is_killing = doubled >= fight_of(g).life
    return op.RAGE if hero.life >= ENOUGH_LIFE or is_killing else op.STAY_CALM


def weakest_drinks(g: FighterState, hero: Hero, options: list[Option]) -> Option:
    """The Hero with the least life."""
    given = [option for option in options if isinstance(option, op.GiveBeer)]
    return min(given, key=lambda option: g.heroes[option.seat].life)


def sing_at_trouble(g: FighterState, hero: Hero, options: list[Option]) -> Option:
    """If what the monster can do hurts."""
    hurts = bool(of_monster(g)) or power_of(g) not in HARMLESS
    return op.SING if hurts else op.STAY_SILENT


def add_if_it_kills(g: FighterState, hero: Hero, options: list[Option]) -> Option:
    """Cards and charmed monsters are kept for a blow that decides."""
    missing = fight_of(g).life - worth(parts_now(g))
    for option in options:
        if isinstance(option, op.AddDamage):
            amount = g.printed.gear(option.gear).value
        elif isinstance(option, op.Unleash):
            amount = g.printed.foe(option.foe).damage
        else:
            continue
        if 0 < missing <= amount:
            return option
    return op.DEAL_DAMAGE


def heal_the_worst(g: FighterState, hero: Hero, options: list[Option]) -> Option:
    """The most wounded Hero first."""
    points = [option for option in options if isinstance(option, op.HealPoint)]
    return min(points, key=lambda option: g.heroes[option.seat].life)


def prevent_a_faint(g: FighterState, hero: Hero, options: list[Option]) -> Option:
    """A card is used by who would faint; who was hurt anyway strikes back."""
    if isinstance(options[-1], op.StrikeBack):
        return options[-1]
    able = [option for option in options if isinstance(option, op.Prevent)]
    if able and hero.life <= worth(blow(g, hero)[0]):
        return able[0]
    return op.SUFFER


def lose_the_cheapest(g: FighterState, hero: Hero, options: list[Option]) -> Option:
    """The cheapest card; a charmed monster is worth its damage."""

    def price(option: Option) -> int:
        assert isinstance(option, op.LoseGear)
        if option.gear in hero.charmed:
            return g.printed.foe(option.gear).damage
        return g.printed.gear(option.gear).price

    return min(options, key=price)


def cover_the_least(g: FighterState, hero: Hero, options: list[Option]) -> Option:
    """The ability that helps least."""
    covers = [option for option in options if isinstance(option, op.CoverAbility)]
    return min(covers, key=lambda option: worth_of_colour(g, hero, option.colour))


def fill_a_slot(g: FighterState, hero: Hero, options: list[Option]) -> Option:
    """A Hero with a free slot of that kind, or nobody if that is possible."""
    for option in options:
        if isinstance(option, op.GiveTo):
            other = g.heroes[option.seat]
            if carried(g, other, g.found) < limit(g, other, g.found):
                return option
    return op.LEAVE_IT if op.LEAVE_IT in options else options[0]


def drop_the_cheapest(g: FighterState, hero: Hero, options: list[Option]) -> Option:
    """The cheapest of what is too much."""
    drops = [option for option in options if isinstance(option, op.Discard)]
    return min(drops, key=lambda option: g.printed.gear(option.gear).price)


def shop_carefully(g: FighterState, hero: Hero, options: list[Option]) -> Option:
    """Healing for who needs it, then dice, then the cheapest weapon for a free slot."""
    if op.BUY_HEALING in options and any(o.life <= ENOUGH_LIFE for o in g.conscious()):
        return op.BUY_HEALING
    if op.BUY_DIE in options:
        return op.BUY_DIE
    useful = [
        option
        for option in options
        if isinstance(option, op.Buy) and is_wanted_weapon(g, option.gear)
    ]
    cheapest = min(useful, key=lambda option: g.printed.gear(option.gear).price, default=None)
    return op.LEAVE_SHOP if cheapest is None else cheapest


def is_wanted_weapon(g: FighterState, card: int) -> bool:
    """Whether somebody has a free slot for a weapon."""
    if g.printed.gear(card).kind != "weapon":
        return False
    return any(carried(g, hero, card) < limit(g, hero, card) for hero in g.in_play())


DEFAULTS: dict[type[Option], Callable[[FighterState, Hero, list[Option]], Option]] = {
    op.TakeHero: draw_hero,
    op.PickDifficulty: pick_normal,
    op.NameLeader: draw_leader,
    op.EnterRoom: best_room,
    op.TakeWhite: white_or_beating,
    op.TakeBeating: white_or_beating,
    op.Withdraw: stand_fast,
    op.PickColour: best_colour,
    op.KeepThrow: throw_misses_again,
    op.Rage: rage_if_healthy,
    op.GiveBeer: weakest_drinks,
    op.Sing: sing_at_trouble,
    op.DealDamage: add_if_it_kills,
    op.HealPoint: heal_the_worst,
    op.Suffer: prevent_a_faint,
    op.LoseGear: lose_the_cheapest,
    op.CoverAbility: cover_the_least,
    op.GiveTo: fill_a_slot,
    op.LeaveIt: fill_a_slot,
    op.Hand: drop_the_cheapest,
    op.Discard: drop_the_cheapest,
    op.LeaveShop: shop_carefully,
}
"""By the first option; where none is named the first option itself is the default."""
