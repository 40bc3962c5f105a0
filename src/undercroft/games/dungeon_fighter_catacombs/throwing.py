"""The throw: what it is under, how it landed, what the icon does, second tries. [DC-RULING-10]"""

from msgspec import structs

from undercroft.engine import Choose, Landing, Option, Script
from undercroft.families.dungeon_fighters.throws import is_bullseye, prepared
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.demands import (
    are_impossible,
    binding,
    fight_of,
    power_of,
    toss_of,
)
from undercroft.games.dungeon_fighter_catacombs.dungeon import icons
from undercroft.games.dungeon_fighter_catacombs.gear import put_away, ready_relics
from undercroft.games.dungeon_fighter_catacombs.levelling import gain_for_icon
from undercroft.games.dungeon_fighter_catacombs.modifying import STAND
from undercroft.games.dungeon_fighter_catacombs.options import (
    LET_LAPSE,
    RETHROW_WITH,
    SPEND_TOKEN,
    USE_ABILITY,
    RethrowWith,
    SpendToken,
    UseAbility,
)
from undercroft.games.dungeon_fighter_catacombs.party import players
from undercroft.games.dungeon_fighter_catacombs.powers import token_colours, usable
from undercroft.games.dungeon_fighter_catacombs.preparing import arm_again
from undercroft.games.dungeon_fighter_catacombs.state import (
    COIN,
    DICE,
    DIE_KINDS,
    PENDULUM,
    TEMPLATES,
    WHITE,
    CatacombsState,
    Hero,
    Toss,
)
from undercroft.targets.move import Throw, miss_of, value_of

COMPASS_AT_THE_BOSS = 5
"""[DC-TEMPL-16]"""
RE_THROW = "ability-re-throw"
SMALL = 1
"""What a Small Target of the first box does not count."""


def throw_die(g: CatacombsState, hero: Hero) -> Script[None]:
    """The die is thrown, until nobody throws it again. [DC-RULING-10] [DC-ABIL-04]"""
    while True:
        yield from throw_once(g, hero)
        choice = yield from choose_ability(g, hero)
        cause = cause_of_rethrow(g, hero, choice)
        if not cause:
            use_icon(g, hero, choice)
            return
        throw_again(g, hero, choice, cause)
        yield from arm_again(g, hero)


def throw_once(g: CatacombsState, hero: Hero) -> Script[None]:
    """One throw; the die is used, wherever it lies. [DC-COMBAT-03]"""
    toss, fight = toss_of(g), fight_of(g)
    toss.throws = binding(g, toss.weapons, toss.die)
    lay_ready(g, toss)
    names = g.printed.names
    weapons = tuple(names[card] for card in toss.weapons)
    throws = tuple(f"condition-{throw}" for throw in toss.throws)
    g.outbox.append(ev.DieTaken(*hero.both, toss.die, weapons, throws, why="DC-COMBAT-08"))
    throw = ask_of(g, hero, toss)
    landing: Landing = yield throw
    g.setting = g.setting.after(landing)
    spend(g, toss)
    fight.last = hero.who
    judge(g, hero, throw, landing)


def lay_ready(g: CatacombsState, toss: Toss) -> None:
    """The die is picked up; a stand for this throw only takes all dice off. [DC-RULING-79]"""
    g.setting = g.setting.without(name_of_die(g, toss))
    if STAND in toss.throws and not g.setting.raised:
        g.setting = structs.replace(g.setting, dice=())


def name_of_die(g: CatacombsState, toss: Toss) -> str:
    """Each die that may lie on the board has a name of its own."""
    return f"white-{fight_of(g).white}" if toss.die == WHITE else DICE[toss.die]


def ask_of(g: CatacombsState, hero: Hero, toss: Toss) -> Throw:
    """The throw as a hand is asked for it. [DC-MIX-04] [DC-SPDICE-08] [DC-COMPAN-04]"""
    called = name_of_die(g, toss)
    judge = g.leads if g.setup.judged else None
    kind = called if toss.die in (PENDULUM, COIN) else DIE_KINDS[g.setup.dice]
    return prepared(
        hero.seat, players(g), "DC-COMBAT-08", toss.throws, g.setting, called, judge, kind
    )


def spend(g: CatacombsState, toss: Toss) -> None:
    """A die is thrown once. [DC-COMBAT-03] [DC-SPDICE-02]"""
    fight = fight_of(g)
    if toss.die in fight.special:
        fight.special.remove(toss.die)
    elif toss.die < WHITE and toss.die not in fight.spent:
        fight.spent.append(toss.die)


def judge(g: CatacombsState, hero: Hero, throw: Throw, landing: Landing) -> None:
    """Hit or miss, section and icon. [DC-COMBAT-10] [DC-RULING-95]"""
    toss = toss_of(g)
    toss.landed = True
    toss.place, toss.icon = landing.place, landing.icon
    toss.miss = miss(g, throw, landing)
    toss.fatal = not toss.miss and landing.icon and is_bullseye(g.setting, landing)
    icon = int(toss.icon)
    if toss.miss:
        missed = ev.DieMissed(*hero.both, toss.miss, icon, why="DC-HIT-01")
        g.outbox.append(missed)
    elif toss.place in TEMPLATES:
        name, value = f"template-{toss.place}", value_of_template(g, toss.place)
        toss.base = (name, value)
        told = ev.DieOnTemplate(*hero.both, (name,), value, icon, why="DC-TEMPL-08")
        g.outbox.append(told)
    elif toss.place.startswith("web-"):
        toss.base = ("condition-spider-webs", 0)
        g.outbox.append(ev.DieOnWeb(*hero.both, icon, why="DC-MODIF-05"))
    else:
        toss.base = ("part-section", value_of(throw, landing))
        g.outbox.append(ev.DieHit(*hero.both, toss.base[1], icon, why="DC-HIT-02"))


def miss(g: CatacombsState, throw: Throw, landing: Landing) -> str:
    """Why a throw misses; empty for a hit. [DC-REQ-04] [DC-RULING-97]"""
    if are_impossible(g):
        return "impossible"
    found = miss_of(throw, landing)
    if found is None and power_of(g) == "small-target" and value_of(throw, landing) == SMALL:
        return "small"
    return found or ""


def value_of_template(g: CatacombsState, template: str) -> int:
    """What a die on a Template is worth. [DC-TEMPL-13] [DC-TEMPL-14] [DC-TEMPL-17]"""
    if template != "compass":
        return 0
    return COMPASS_AT_THE_BOSS if g.is_boss else icons(g)


def choose_ability(g: CatacombsState, hero: Hero) -> Script[Option]:
    """The icon, a Level Up token, or a card for a second try; or nothing. [DC-RULING-13]"""
    options: list[Option] = [LET_LAPSE, *(USE_ABILITY[colour] for colour in usable(g, hero))]
    if g.level_up:
        options += [SPEND_TOKEN[colour] for colour in token_colours(g, hero)]
    options += [RETHROW_WITH[card] for card in rethrow_cards(g, hero)]
    choice: Option = yield Choose(hero.seat, options, "DC-ICON-01")
    return choice


def rethrow_cards(g: CatacombsState, hero: Hero) -> list[int]:
    """The cards that let a Hero throw again. [DC-EQUIP-12] [DC-RELIC-03]"""
    box = g.printed
    cards = [*hero.gear, *ready_relics(g)]
    return [card for card in cards if box.gear(card).effect == "re-throw"]


def cause_of_rethrow(g: CatacombsState, hero: Hero, choice: Option) -> str:
    """What the throw is made again by; empty where it counts."""
    if isinstance(choice, RethrowWith):
        return g.printed.names[choice.gear]
    if isinstance(choice, UseAbility | SpendToken):
        kind = g.printed.ability(hero.card, choice.colour).kind
        return RE_THROW if kind == "re-throw" else ""
    return ""


def throw_again(g: CatacombsState, hero: Hero, choice: Option, cause: str) -> None:
    """The first result is void, whatever it was. [DC-ABIL-03] [DC-RULING-14] [DC-RULING-15]"""
    toss = toss_of(g)
    if isinstance(choice, RethrowWith):
        put_away(g, choice.gear)
    elif isinstance(choice, SpendToken):
        spend_token(g, hero, choice.colour)
    g.outbox.append(ev.ThrownAgain(*hero.both, (cause,), why="DC-ABIL-03"))
    g.toss = Toss(toss.who, toss.die, again=toss.again)


def use_icon(g: CatacombsState, hero: Hero, choice: Option) -> None:
    """An ability is activated, or the icon lapses. [DC-ICON-06]"""
    toss = toss_of(g)
    if isinstance(choice, UseAbility):
        toss.colour = choice.colour
    elif isinstance(choice, SpendToken):
        toss.colour, toss.token = choice.colour, True
        spend_token(g, hero, choice.colour)
    else:
        gain_for_icon(g, hero)


def spend_token(g: CatacombsState, hero: Hero, colour: int) -> None:
    """A Level Up token is turned. [DC-LEVEL-10]"""
    hero.turned.append(colour)
    g.outbox.append(ev.TokenSpent(*hero.both, colour, why="DC-LEVEL-09"))
