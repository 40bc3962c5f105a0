"""A greedy player: goes by the hands the Party has, and spends what is there when it counts.

Where it goes is in heading.py, how it fights in tactics.py, what it buys in shopping.py. Whatever
the Party decides together comes out the same for every seat.
"""

from collections.abc import Callable, Sequence

from undercroft.engine import Option, Source
from undercroft.families.dungeon_fighters.weighing import killing
from undercroft.games.dungeon_fighter.demands import fight_of, toss_of
from undercroft.games.dungeon_fighter.heading import best_way
from undercroft.games.dungeon_fighter.options import (
    DEAL_DAMAGE,
    DRAW_HERO,
    DRAW_LEADER,
    END_TURN,
    FACE_BOSS,
    FIGHT_ON,
    HOLD,
    KEEP_THROW,
    LEAVE_SHOP,
    PASS,
    PICK_COLOUR,
    RAGE,
    RETHROW,
    SING,
    STAY_CALM,
    STAY_SILENT,
    SUFFER,
    TAKE_BEATING,
    TAKE_WHITE,
    THROW_AGAIN,
    THROW_NOW,
    USUAL_ORDER,
    WITHDRAW,
    AddDamage,
    CoverAbility,
    Discard,
    EnterRoom,
    GiveBeer,
    GiveTo,
    Hand,
    HealPoint,
    LoseGear,
    PickColour,
    Prevent,
    RethrowWith,
    StrikeBack,
    TakeDie,
    TakeHero,
    Unleash,
    Use,
    UseOn,
)
from undercroft.games.dungeon_fighter.outlook import missing, prospect
from undercroft.games.dungeon_fighter.powers import triggered
from undercroft.games.dungeon_fighter.shopping import (
    best_purchase,
    best_taker,
    gear_worth,
    least_missed,
)
from undercroft.games.dungeon_fighter.state import BEYOND, FighterState, Hero
from undercroft.games.dungeon_fighter.suffering import blow
from undercroft.games.dungeon_fighter.tactics import (
    best_colour,
    best_weapon,
    is_worth_leaving,
    prepare,
    refrain_worth,
)
from undercroft.games.dungeon_fighter.usefulness import worth_alone

Advice = Callable[[FighterState, Hero, Sequence[Option]], Option | None]

LAST_USEFUL = ("refrain", "larceny", "pickpocket", "seduction", "no-damage", "re-throw", "beer")
"""The abilities that a scar covers first, the least useful in front."""
SMALL = 2
"""The Heroes of a Party in which each of them has to get by alone."""
LOW = 3
"""So little life is worth a healing card before anybody strikes."""


def greedy(g: FighterState, seat: int, options: list[Option], source: Source) -> Option:
    """The choice of somebody who wants all of them to win."""
    me = g.heroes[seat]
    kinds = {type(option) for option in options}
    for deciding, advise in ADVICE:
        if not kinds.isdisjoint(deciding):
            chosen = advise(g, me, options)
            if chosen is not None:
                return chosen
    for plain in PLAIN:
        if plain in options:
            return plain
    return options[0]


def choose_hero(g: FighterState, me: Hero, options: Sequence[Option]) -> Option | None:
    """One or two take who gets by with little help; a larger Party leaves it to chance."""
    if len(g.heroes) > SMALL:
        return DRAW_HERO
    free = [option for option in options if isinstance(option, TakeHero)]
    return max(free, key=lambda option: worth_alone(g.printed.hero(option.hero)))


def choose_way(g: FighterState, me: Hero, options: Sequence[Option]) -> Option | None:
    """The next room; before the Final Boss everything that heals is used."""
    healing = best_use(g, options, danger=0 if g.level < BEYOND - 1 else LOW)
    return healing if FACE_BOSS in options and healing else best_way(g, options)


def choose_throw(g: FighterState, me: Hero, options: Sequence[Option]) -> Option | None:
    """Before a throw: healing, a withdrawal, a weapon, a die or a beating."""
    danger = g.printed.foe(fight_of(g).card).damage
    return best_use(g, options, danger=danger) or prepare(g, me, options)


def choose_weapon(g: FighterState, me: Hero, options: Sequence[Option]) -> Option | None:
    return best_weapon(g, options)


def choose_colour(g: FighterState, me: Hero, options: Sequence[Option]) -> Option | None:
    colour = best_colour(g, me)
    return PICK_COLOUR[colour] if PICK_COLOUR[colour] in options else None


def choose_rethrow(g: FighterState, me: Hero, options: Sequence[Option]) -> Option | None:
    """A miss is thrown again, and a poor hit if it costs nothing."""
    if RETHROW in options and expects_more(g):
        return RETHROW
    ability = triggered(g, me)
    spares = ability is not None and ability.kind in ("no-damage", "sworn-enemy")
    cards = [option for option in options if isinstance(option, RethrowWith)]
    is_dear = prospect(g).damage > 1 or g.level == BEYOND
    return cards[0] if cards and toss_of(g).miss and is_dear and not spares else KEEP_THROW


def expects_more(g: FighterState) -> bool:
    """Whether another throw is likely to be better than the one that lies there."""
    toss, now = toss_of(g), prospect(g)
    if toss.miss:
        return True
    value = 1 if now.power == "horde" else toss.base[1]
    price = now.price_of_life(len(g.conscious()))
    again = now.mean * price - (1 - now.hits) * now.damage
    return value < fight_of(g).life and not toss.fatal and value * price < again


def choose_aid(g: FighterState, me: Hero, options: Sequence[Option]) -> Option | None:
    """Healing for who may fall; otherwise nothing until somebody is hurt."""
    danger = g.printed.foe(fight_of(g).card).damage if g.fight is not None else 0
    return best_use(g, options, danger=danger) or (HOLD if HOLD in options else None)


def choose_guard(g: FighterState, me: Hero, options: Sequence[Option]) -> Option | None:
    """Against damage to come: a guard where it saves much, healing for who would faint."""
    toss = g.toss
    is_mine = toss is not None and toss.seat == me.seat and bool(toss.miss)
    guards = [option for option in options if isinstance(option, Prevent)]
    if guards and is_mine:
        parts, _ = blow(g, me)
        hurt = sum(amount for _, amount in parts)
        if hurt >= me.life or hurt > 1:
            return guards[0]
    back = [option for option in options if isinstance(option, StrikeBack)]
    if back:
        return back[0]
    danger = g.printed.foe(fight_of(g).card).damage
    return best_use(g, options, danger=danger) or SUFFER


def best_use(g: FighterState, options: Sequence[Option], *, danger: int) -> Option | None:
    """The healing card that saves most, if somebody is in danger and little of it is wasted."""
    best, most = None, 0.0
    for option in options:
        if not isinstance(option, Use | UseOn):
            continue
        value = g.printed.gear(option.gear).value
        healed = [g.heroes[option.seat]] if isinstance(option, UseOn) else g.conscious()
        gained = [min(value, missing(hero)) for hero in healed]
        is_needed = any(hero.life <= max(danger, LOW) for hero in healed)
        if is_needed and sum(gained) > 0.7 * value * len(healed) and sum(gained) > most:
            best, most = option, float(sum(gained))
    return best


def choose_rage(g: FighterState, me: Hero, options: Sequence[Option]) -> Option | None:
    """Doubled where it pays: the damage is more than one, and life is left or it kills."""
    value = toss_of(g).base[1]
    kills = value < fight_of(g).life <= 2 * value
    is_worth_it = kills or (me.life > 1 and value > 1 and value < fight_of(g).life)
    return RAGE if is_worth_it and not toss_of(g).fatal else STAY_CALM


def choose_beer(g: FighterState, me: Hero, options: Sequence[Option]) -> Option | None:
    """For the one with the least life."""
    beers = [option for option in options if isinstance(option, GiveBeer)]
    return min(beers, key=lambda option: g.heroes[option.seat].life)


def choose_song(g: FighterState, me: Hero, options: Sequence[Option]) -> Option | None:
    """Where it saves more than it costs."""
    worth = refrain_worth(g, prospect(g), len(g.conscious()))
    return SING if worth > 0 else STAY_SILENT


def choose_more_damage(g: FighterState, me: Hero, options: Sequence[Option]) -> Option | None:
    """Cards and charmed monsters, if they kill."""
    toss, box = toss_of(g), g.printed
    adds = sum(amount for _, amount in toss.adds)
    times = 1
    for _, factor in toss.times:
        times *= factor
    left = fight_of(g).life - (toss.base[1] * times + adds)
    more = [option for option in options if isinstance(option, AddDamage | Unleash)]
    sums = {
        option: box.gear(option.gear).value
        if isinstance(option, AddDamage)
        else box.foe(option.foe).damage
        for option in more
    }
    return killing(sums, left) or DEAL_DAMAGE


def choose_healed(g: FighterState, me: Hero, options: Sequence[Option]) -> Option | None:
    """A point for the most wounded."""
    points = [option for option in options if isinstance(option, HealPoint)]
    return min(points, key=lambda option: g.heroes[option.seat].life)


def choose_lost(g: FighterState, me: Hero, options: Sequence[Option]) -> Option | None:
    """The card that is worth least."""
    box = g.printed

    def worth(option: Option) -> float:
        assert isinstance(option, LoseGear)
        if option.gear in me.charmed:
            return float(box.foe(option.gear).damage)
        return gear_worth(g, box.gear(option.gear))

    return min(options, key=worth)


def choose_scarred(g: FighterState, me: Hero, options: Sequence[Option]) -> Option | None:
    """The ability that is missed least."""
    covers = [option for option in options if isinstance(option, CoverAbility)]

    def use(option: CoverAbility) -> int:
        kind = g.printed.ability(me.card, option.colour).kind
        return LAST_USEFUL.index(kind) if kind in LAST_USEFUL else len(LAST_USEFUL)

    return min(covers, key=use)


def choose_taker(g: FighterState, me: Hero, options: Sequence[Option]) -> Option | None:
    return best_taker(g, options)


def choose_dropped(g: FighterState, me: Hero, options: Sequence[Option]) -> Option | None:
    """What is too much goes to somebody with room for it, or away."""
    hands = [option for option in options if isinstance(option, Hand)]
    return hands[0] if hands else least_missed(g, options)


def choose_purchase(g: FighterState, me: Hero, options: Sequence[Option]) -> Option | None:
    return best_purchase(g, options)


def choose_withdrawal(g: FighterState, me: Hero, options: Sequence[Option]) -> Option | None:
    return WITHDRAW if is_worth_leaving(g) else FIGHT_ON


ADVICE: tuple[tuple[set[type[Option]], Advice], ...] = (
    ({TakeHero}, choose_hero),
    ({EnterRoom, type(FACE_BOSS)}, choose_way),
    ({TakeDie, type(TAKE_WHITE), type(TAKE_BEATING)}, choose_throw),
    ({type(THROW_NOW)}, choose_weapon),
    ({PickColour}, choose_colour),
    ({type(KEEP_THROW)}, choose_rethrow),
    ({type(SUFFER)}, choose_guard),
    ({type(RAGE)}, choose_rage),
    ({GiveBeer}, choose_beer),
    ({type(SING)}, choose_song),
    ({type(DEAL_DAMAGE)}, choose_more_damage),
    ({HealPoint}, choose_healed),
    ({LoseGear}, choose_lost),
    ({CoverAbility}, choose_scarred),
    ({GiveTo}, choose_taker),
    ({Discard}, choose_dropped),
    ({type(LEAVE_SHOP)}, choose_purchase),
    ({type(WITHDRAW)}, choose_withdrawal),
    ({type(HOLD)}, choose_aid),
)
"""What answers a question, by the options that it offers."""
PLAIN = (DRAW_LEADER, THROW_NOW, THROW_AGAIN, USUAL_ORDER, END_TURN, PASS)
"""What is answered otherwise."""
