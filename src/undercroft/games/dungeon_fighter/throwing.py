"""The throw: what it is under, how it landed, and second tries. [DF-COMBAT-06] [DF-RULING-14]"""

from undercroft.engine import Choose, Landing, Option, Script
from undercroft.families.dungeon_fighters.throws import is_bullseye, prepared
from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter.demands import (
    are_impossible,
    binding,
    fight_of,
    power_of,
    toss_of,
)
from undercroft.games.dungeon_fighter.gear import discard
from undercroft.games.dungeon_fighter.options import (
    KEEP_THROW,
    PICK_COLOUR,
    RETHROW,
    RETHROW_WITH,
    PickColour,
    RethrowWith,
)
from undercroft.games.dungeon_fighter.powers import triggered
from undercroft.games.dungeon_fighter.preparing import arm_again, banned
from undercroft.games.dungeon_fighter.printed import COLOURS as NAMES
from undercroft.games.dungeon_fighter.state import (
    COLOURS,
    NOTHING,
    WHITE,
    Fight,
    FighterState,
    Hero,
    Toss,
)
from undercroft.targets.move import Setting, Throw, miss_of, value_of

ZONE_1 = 1
"""The value of the zone that a Small target does not count. [DF-MONPOWER-04]"""


def throw_die(g: FighterState, hero: Hero) -> Script[None]:
    """The die is thrown, until nobody throws it again. [DF-RULING-17] [DF-RULING-18]"""
    while True:
        yield from throw_once(g, hero)
        yield from pick_colour(g, hero)
        choice = yield from choose_rethrow(g, hero)
        if choice is KEEP_THROW:
            return
        throw_again(g, hero, choice)
        yield from arm_again(g, hero)


def throw_once(g: FighterState, hero: Hero) -> Script[None]:
    """Every die is taken off first; what was thrown is spent where it lies. [DF-RULING-70]"""
    toss = toss_of(g)
    toss.throws = binding(g, toss.weapons)
    g.setting = Setting()
    names = g.printed.names
    weapons = tuple(names[card] for card in toss.weapons)
    throws = tuple(f"condition-{throw}" for throw in toss.throws)
    stunt = stunt_of(fight_of(g), toss)
    taken = ev.DieTaken(hero.seat, toss.die, weapons, throws, stunt, why="DF-COMBAT-06")
    g.outbox.append(taken)
    throw = ask_of(g, hero, toss)
    landing: Landing = yield throw
    g.setting = g.setting.after(landing)
    if toss.die != WHITE and toss.die not in fight_of(g).spent:
        fight_of(g).spent.append(toss.die)
    judge(g, toss, throw, landing)


def stunt_of(fight: Fight, toss: Toss) -> str:
    """The special throw that is worth a joke: on the first throw of a fight, or with a weapon."""
    if len(toss.throws) != 1:
        return "several" if toss.throws else "none"
    is_new = not fight.spent and not fight.beatings
    return toss.throws[0] if is_new or toss.weapons else "known"


def ask_of(g: FighterState, hero: Hero, toss: Toss) -> Throw:
    """The throw as a hand is asked for it."""
    called = "white" if toss.die == WHITE else NAMES[toss.die]
    judge = g.leader if g.setup.judged else None
    seats = len(g.heroes)
    return prepared(hero.seat, seats, "DF-COMBAT-06", toss.throws, g.setting, called, judge)


def judge(g: FighterState, toss: Toss, throw: Throw, landing: Landing) -> None:
    """Hit or miss, section and symbol. [DF-THROW-13] [DF-COMBAT-12] [DF-RULING-59]"""
    toss.landed = True
    toss.place, toss.icon = landing.place, landing.icon
    toss.miss = miss(g, throw, landing)
    value = 0 if toss.miss else value_of(throw, landing)
    toss.base = ("part-section", value)
    toss.fatal = not toss.miss and landing.icon and is_bullseye(g.setting, landing)
    if toss.miss:
        why = "DF-RULING-29" if toss.miss == "small" else "DF-THROW-08"
        g.outbox.append(ev.DieMissed(toss.seat, toss.miss, int(toss.icon), why=why))
    else:
        g.outbox.append(ev.DieHit(toss.seat, value, int(toss.icon), why="DF-THROW-13"))


def miss(g: FighterState, throw: Throw, landing: Landing) -> str:
    """Why a throw misses; empty for a hit. [DF-RULING-29] [DF-RULING-60]"""
    if are_impossible(g):
        return "impossible"
    found = miss_of(throw, landing)
    if found is None and power_of(g) == "small-target" and value_of(throw, landing) == ZONE_1:
        return "small"
    return found or ""


def pick_colour(g: FighterState, hero: Hero) -> Script[None]:
    """What a white die counts as, if that matters. [DF-BONUS-01] [DF-RULING-31]"""
    toss = toss_of(g)
    if toss.die != WHITE or not toss.icon:
        return
    gone = banned(g)
    colours = [PICK_COLOUR[colour] for colour in COLOURS if colour not in gone]
    if not colours:
        return
    choice: PickColour = yield Choose(hero.seat, colours, "DF-BONUS-01")
    toss.colour = choice.colour
    g.outbox.append(ev.ColourChosen(hero.seat, choice.colour, why="DF-BONUS-01"))


def choose_rethrow(g: FighterState, hero: Hero) -> Script[Option]:
    """The window for a second try. [DF-POWER-20] [DF-ITEM-03] [DF-RULING-19]"""
    ability = triggered(g, hero)
    options: list[Option] = [KEEP_THROW]
    if ability is not None and ability.kind == "re-throw":
        options.append(RETHROW)
    box = g.printed
    options += [RETHROW_WITH[card] for card in hero.gear if box.gear(card).effect == "re-throw"]
    choice: Option = yield Choose(hero.seat, options, "DF-POWER-20")
    return choice


def throw_again(g: FighterState, hero: Hero, choice: Option) -> None:
    """The first result is ignored, whatever it was. [DF-RULING-17]"""
    toss = toss_of(g)
    if isinstance(choice, RethrowWith):
        cause, why = g.printed.names[choice.gear], "DF-ITEM-03"
        if g.printed.gear(choice.gear).once:
            discard(g, hero, choice.gear)
    else:
        cause, why = "ability-re-throw", "DF-POWER-20"
    g.outbox.append(ev.ThrownAgain(hero.seat, (cause,), why=why))
    g.toss = fresh(toss)


def fresh(toss: Toss) -> Toss:
    """The same die, not thrown yet."""
    colour = NOTHING if toss.die == WHITE else toss.die
    return Toss(toss.seat, toss.die, colour, again=toss.again, total=toss.total)
