"""A greedy player: goes by what an average hand does, and spends what is there when it counts.

What things are worth is in `outlook.py`, throws in `tactics.py`, rooms and purchases in
`shopping.py`. Whatever the party decides together comes out the same for every seat.
"""

from collections.abc import Callable, Sequence

from undercroft.engine import Option, Source
from undercroft.families.dungeon_fighters.weighing import killing
from undercroft.games.dungeon_fighter_catacombs.dealing import parts_now
from undercroft.games.dungeon_fighter_catacombs.deeds import user_of
from undercroft.games.dungeon_fighter_catacombs.demands import available, fight_of, toss_of
from undercroft.games.dungeon_fighter_catacombs.fallback import (
    does_save,
    fallback,
    guard_if_hurt,
)
from undercroft.games.dungeon_fighter_catacombs.life import falling
from undercroft.games.dungeon_fighter_catacombs.options import (
    BACK_DOWN,
    DEAL_DAMAGE,
    FIGHT_ON,
    HOLD,
    LEAVE_SHOP,
    LET_LAPSE,
    PASS,
    RETRIEVE,
    SUFFER,
    TAKE_WHITE,
    THROW_NOW,
    AddDamage,
    CoverAbility,
    Discard,
    GiveTo,
    Guard,
    RethrowWith,
    SpendToken,
    TakeDie,
    TakeRoom,
    Unleash,
    Use,
    UseAbility,
    UseOn,
    UseOnDie,
)
from undercroft.games.dungeon_fighter_catacombs.outlook import missing, prospect
from undercroft.games.dungeon_fighter_catacombs.party import hero_of
from undercroft.games.dungeon_fighter_catacombs.powers import rage_of
from undercroft.games.dungeon_fighter_catacombs.shopping import (
    best_purchase,
    best_room,
    best_taker,
    least_missed,
)
from undercroft.games.dungeon_fighter_catacombs.state import CatacombsState, Hero
from undercroft.games.dungeon_fighter_catacombs.tactics import (
    ability_worth,
    best_weapon,
    is_worth_leaving,
    prepare,
)

Advice = Callable[[CatacombsState, Hero, Sequence[Option]], Option | None]

USELESS_FIRST = ("pickpocket", "charming", "heal-party", "self-healing", "agile-instincts")
"""The abilities that a Scar covers first."""
LOW = 3
"""So little life is worth a healing card before anybody strikes."""
LITTLE = 0.3
"""An ability that is worth less is left for its experience."""


def greedy(g: CatacombsState, seat: int, options: list[Option], source: Source) -> Option:
    """The choice of somebody who wants all of them to win."""
    me = hero_of(g, seat)
    kinds = {type(option) for option in options}
    for deciding, advise in ADVICE:
        if not kinds.isdisjoint(deciding):
            chosen = advise(g, me, options)
            if chosen is not None and chosen in options:
                return chosen
    return fallback(g, seat, options, source)


def choose_room(g: CatacombsState, me: Hero, options: Sequence[Option]) -> Option | None:
    return best_room(g, options)


def choose_throw(g: CatacombsState, me: Hero, options: Sequence[Option]) -> Option | None:
    """Before a throw: cards that help, a Weapon, a die, or retrieving."""
    return best_use(g, me, options) or prepare(g, me, options)


def choose_weapon(g: CatacombsState, me: Hero, options: Sequence[Option]) -> Option | None:
    return best_weapon(g, options)


def choose_aid(g: CatacombsState, me: Hero, options: Sequence[Option]) -> Option | None:
    """Healing for who may fall; otherwise nothing until something changes."""
    if g.fight is not None and falling(g):
        saving = (o for o in options if isinstance(o, Use | UseOn) and does_save(g, o))
        return next(saving, PASS)
    return best_use(g, me, options) or (HOLD if HOLD in options else None)


def best_use(g: CatacombsState, me: Hero, options: Sequence[Option]) -> Option | None:
    """A card or a Charmed Monster, where it helps now."""
    for option in options:
        if isinstance(option, Use | UseOn) and is_needed(g, option):
            return option
        if isinstance(option, UseOnDie) and is_short_of_dice(g):
            return option
        if (
            isinstance(option, Unleash)
            and rage_of(g, user_of(g, option.foe), option.foe) >= fight_of(g).life
        ):
            return option
    return None


def is_needed(g: CatacombsState, option: Use | UseOn) -> bool:
    """Whether a card does much of its good: healing is not wasted, dice run short."""
    printed = g.printed.gear(option.gear)
    if printed.effect == "special-die":
        return is_short_of_dice(g)
    if printed.effect == "flip-template":
        return g.is_boss
    if printed.effect not in ("heal-one", "heal-all"):
        return False
    healed = [g.heroes[option.who]] if isinstance(option, UseOn) else g.conscious()
    gained = sum(min(printed.value, missing(hero)) for hero in healed)
    is_hurt = any(hero.life <= LOW for hero in healed)
    return (is_hurt or g.is_boss) and gained > 0.7 * printed.value * len(healed)


def is_short_of_dice(g: CatacombsState) -> bool:
    """Whether the coloured dice are thrown and the combat goes on."""
    return g.fight is not None and not available(g) and not g.fight.special


def choose_icon(g: CatacombsState, me: Hero, options: Sequence[Option]) -> Option | None:
    """What helps most of what the icon, a token or a card can do."""
    now = prospect(g)
    best: Option = LET_LAPSE
    most = 0.0
    for option in options:
        worth = icon_worth(g, me, option)
        if worth > most:
            best, most = option, worth
    price = LITTLE if g.level_up else 0.0
    return best if most > price * max(1.0, now.damage) else LET_LAPSE


def icon_worth(g: CatacombsState, me: Hero, option: Option) -> float:
    """What an answer to a throw is worth."""
    now, toss = prospect(g), toss_of(g)
    if isinstance(option, RethrowWith):
        return again_worth(g) if toss.miss and (now.damage > 1 or g.is_boss) else 0.0
    if not isinstance(option, UseAbility | SpendToken):
        return 0.0
    kind = g.printed.ability(me.card, option.colour).kind
    if toss.fatal and kind not in ("charming", "pickpocket", "spirit-energy", "heal-party"):
        return 0.5 if kind in ("self-healing", "divine-intervention") else 0.0
    if kind == "re-throw":
        return again_worth(g)
    worth = ability_worth(g, now, me, option.colour)
    return worth if isinstance(option, UseAbility) else worth - 1.0


def again_worth(g: CatacombsState) -> float:
    """What another throw is likely to bring beyond the one that lies there."""
    now, toss = prospect(g), toss_of(g)
    price = now.price_of_life(len(g.conscious()))
    again = now.mean * price - (1 - now.hits) * now.damage
    if toss.miss:
        return again + now.damage
    dealt = toss.base[1] + sum(g.printed.gear(card).bonus for card in toss.weapons)
    is_enough = toss.fatal or dealt >= fight_of(g).life
    return 0.0 if is_enough else again - dealt * price


def choose_more_damage(g: CatacombsState, me: Hero, options: Sequence[Option]) -> Option | None:
    """Cards and Charmed Monsters, if together they kill."""
    left = fight_of(g).life - sum(amount for _, amount in parts_now(g))
    sums = {option: addition(g, option) for option in options if option is not DEAL_DAMAGE}
    return killing(sums, left) or DEAL_DAMAGE


def addition(g: CatacombsState, option: Option) -> int:
    """What a card or a Charmed Monster adds."""
    if isinstance(option, AddDamage):
        return g.printed.gear(option.gear).value
    assert isinstance(option, Unleash)
    return rage_of(g, user_of(g, option.foe), option.foe)


def choose_guard(g: CatacombsState, me: Hero, options: Sequence[Option]) -> Option | None:
    """Against damage first; then what else Armor gives."""
    kept = guard_if_hurt(g, me, options)
    others = (option for option in options if isinstance(option, Guard))
    wanted = ("gold-for-miss", "riposte", "mirror", "keep-die")
    extra = (o for o in others if g.printed.gear(o.gear).effect in wanted)
    return next(extra, SUFFER) if kept is SUFFER else kept


def choose_scarred(g: CatacombsState, me: Hero, options: Sequence[Option]) -> Option | None:
    """The ability that is missed least."""
    covers = [option for option in options if isinstance(option, CoverAbility)]

    def use(option: CoverAbility) -> int:
        kind = g.printed.ability(me.card, option.colour).kind
        return USELESS_FIRST.index(kind) if kind in USELESS_FIRST else len(USELESS_FIRST)

    return min(covers, key=use)


def choose_taker(g: CatacombsState, me: Hero, options: Sequence[Option]) -> Option | None:
    return best_taker(g, options)


def choose_dropped(g: CatacombsState, me: Hero, options: Sequence[Option]) -> Option | None:
    return least_missed(g, options)


def choose_purchase(g: CatacombsState, me: Hero, options: Sequence[Option]) -> Option | None:
    return best_purchase(g, options)


def choose_retreat(g: CatacombsState, me: Hero, options: Sequence[Option]) -> Option | None:
    return BACK_DOWN if is_worth_leaving(g) else FIGHT_ON


ADVICE: tuple[tuple[set[type[Option]], Advice], ...] = (
    ({TakeRoom}, choose_room),
    ({TakeDie, type(TAKE_WHITE), type(RETRIEVE)}, choose_throw),
    ({type(LET_LAPSE)}, choose_icon),
    ({type(DEAL_DAMAGE)}, choose_more_damage),
    ({Guard}, choose_guard),
    ({CoverAbility}, choose_scarred),
    ({GiveTo}, choose_taker),
    ({Discard}, choose_dropped),
    ({type(LEAVE_SHOP)}, choose_purchase),
    ({type(THROW_NOW)}, choose_weapon),
    ({type(PASS)}, choose_aid),
    ({type(BACK_DOWN)}, choose_retreat),
)
"""What answers a question, by the options that it offers."""
