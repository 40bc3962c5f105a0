"""Forecasts of Dungeon!: what a hero may expect from each choice, as far as his player knows.

Dice are reckoned as they are rolled: no card is played that is not chosen.
"""

from undercroft.engine import Forecast, Option, Prospect
from undercroft.games.dungeon.fallback import who_decides
from undercroft.games.dungeon.forecasts import prospects as ex
from undercroft.games.dungeon.forecasts.boss import expect_assault, expect_guess, expect_reroll
from undercroft.games.dungeon.forecasts.fights import (
    expect_after_roll,
    expect_defense,
    expect_foe,
    expect_open_door,
    expect_strike,
    expect_way,
)
from undercroft.games.dungeon.forecasts.hoards import expect_treasure
from undercroft.games.dungeon.forecasts.places import (
    expect_appearing,
    expect_move,
    expect_prowl,
)
from undercroft.games.dungeon.forecasts.rivalry import (
    expect_best_hex,
    expect_duel,
    expect_hex,
    expect_stone,
)
from undercroft.games.dungeon.options import (
    ENCOUNTER,
    START_ASSAULT,
    TAKE_ALL,
    Arrive,
    Attack,
    Cast,
    Drop,
    Hex,
    Hunt,
    Move,
    OpenDoor,
    Rob,
    Take,
    TakeClass,
    Use,
)
from undercroft.games.dungeon.state import NOTHING, DungeonState, Fight, Hero

WALK, PROWL = "DG-MOVE-01", "DG-MINION-03"
WAY, DEFENSE = "DG-ENCOUNTER-02", "DG-RULING-40"
ATTACK_OF_MINION = "DG-MINION-06"
SAFE_SPELL = "DG-CAST-10"
IN_DUEL, HEX = "DG-DUEL-02", "DG-DUEL-07"
GUESS, AGAIN = "DG-BOSS-04", "DG-BOSS-10"
AFTER_ROLL = (
    "DG-RULING-24",
    "DG-ACTIONCARD-06",
    "DG-ACTIONCARD-09",
    "DG-ROGUE-01",
    "DG-TELEPORT-04",
)
"""The rules that ask after a failed attack roll."""


def forecast(g: DungeonState, seat: int, option: Option, why: str) -> Forecast:
    """What an option would mean to a seat."""
    hero = who_decides(g, seat, [option])
    expected = expect(g, hero, option, why)
    suffers = any(isinstance(one, ex.Suffers) for one in expected) and not isinstance(option, Use)
    return Forecast(tuple(expected), option.grave or suffers)


def expect(g: DungeonState, hero: Hero, option: Option, why: str) -> list[Prospect]:
    """What is to be expected from an option, the weightiest first."""
    if isinstance(option, TakeClass):
        return expect_class(g, option.hero)
    if why == PROWL:
        return expect_prowl(g, hero, option.place) if isinstance(option, Move) else []
    if why == WALK:
        return expect_move(g, hero, option)
    if isinstance(option, Drop | Take | Rob) or option is TAKE_ALL:
        return expect_treasure(g, hero, option)
    if isinstance(option, Arrive):
        return expect_appearing(g, hero, option)
    if g.assault is not None and why == GUESS:
        return expect_guess(g, hero, g.assault)
    if why == AGAIN:
        return expect_reroll(g, hero, option)
    if g.fight is not None:
        return expect_in_fight(g, hero, g.fight, option, why)
    return expect_action(g, hero, option, why)


def expect_in_fight(
    g: DungeonState, hero: Hero, fight: Fight, option: Option, why: str
) -> list[Prospect]:
    """What a choice means while a fight goes on."""
    if why == WAY:
        return expect_way(g, hero, fight, option)
    if why == DEFENSE:
        return expect_defense(g, hero, fight, option)
    if why in AFTER_ROLL:
        return expect_after_roll(g, hero, fight, option)
    if why == IN_DUEL and isinstance(option, Use):
        return expect_stone(g, hero, fight, option)
    if isinstance(option, Cast) and why == HEX:
        rival = g.heroes[fight.target]
        return expect_hex(g, hero, rival.card, [option.spell])
    if isinstance(option, Cast) and why == SAFE_SPELL:
        return expect_way(g, hero, fight, option)[:1]
    return []


def expect_action(g: DungeonState, hero: Hero, option: Option, why: str) -> list[Prospect]:
    """What a main Action brings."""
    if option is ENCOUNTER:
        return expect_foe(g, hero, hero.place)
    if option is START_ASSAULT:
        return expect_assault(g, hero)
    if isinstance(option, OpenDoor):
        return expect_open_door(g, hero, option.place)
    if isinstance(option, Hex):
        return expect_best_hex(g, hero, option.rival)
    if isinstance(option, Hunt):
        return expect_strike(g, hero, option.rival, hero.place, 0)
    if isinstance(option, Attack) and why == ATTACK_OF_MINION:
        return expect_prey(g, hero, option.rival)
    return expect_duel(g, hero, option.rival) if isinstance(option, Attack) else []


def expect_prey(g: DungeonState, minion: Hero, card: int) -> list[Prospect]:
    """The chance of a hero against the minion that attacks."""
    prey = next(one for one in g.heroes if one.alive and one.card == card)
    if minion.minion == NOTHING:
        return []
    return expect_strike(g, prey, minion.minion, prey.place, 0)[:1]


def expect_class(g: DungeonState, card: int) -> list[Prospect]:
    """What a class has to bring home, and how far it walks."""
    traits = g.printed.traits(card)
    return [ex.ClassFigures(g.printed.hero(card).goal, traits.move, traits.move_dice)]
