"""Forecasts of Dungeon Run: what a hero may expect from each choice, as far as his seat knows.

Dice are reckoned as they are thrown: no re-roll, nobody's help but what lies on the table.
"""

from undercroft.engine import Forecast, Option, Prospect
from undercroft.games.dungeon_run.forecasts import prospects as ex
from undercroft.games.dungeon_run.forecasts.cards import (
    expect_hero,
    expect_trade,
    expect_training,
    expect_worn,
)
from undercroft.games.dungeon_run.forecasts.fights import (
    armor_roll,
    expect_assignment,
    expect_rating,
    expect_without_armor,
)
from undercroft.games.dungeon_run.forecasts.meddling import expect_meddling, expect_reroll
from undercroft.games.dungeon_run.forecasts.places import (
    expect_arrival,
    expect_laying,
    expect_roaming,
    expect_target,
    expect_way,
)
from undercroft.games.dungeon_run.forecasts.turns import expect_action, expect_meeting
from undercroft.games.dungeon_run.options import (
    AGREE,
    MEET,
    PASS_ON,
    RALLY,
    ROLL_ARMOR,
    SABOTAGE,
    STRIKE_HOME,
    Accept,
    AssistWith,
    Block,
    Duel,
    EndTurn,
    FightWith,
    HoldBack,
    LayTile,
    Leave,
    PickHero,
    PickMonster,
    PickTile,
    PutOn,
    Raise,
    TakeHero,
    TakeOff,
    Use,
)
from undercroft.games.dungeon_run.state import Effort, Hero, Phase, RunState

ACTION = "DR-TURN-02"
ARMOR = "DR-DUEL-08"
REROLL = "DR-REROLL-01"
FURTHER = ("DR-ABILITYCARD-06", "DR-ABILITYCARD-05")
"""The rules that ask a hero for a tile to go to, or to send something to."""


def forecast(g: RunState, seat: int, option: Option, why: str) -> Forecast:
    """What an option would mean to a seat."""
    expected = expect(g, g.heroes[seat], option, why)
    return Forecast(tuple(expected), is_grave(g, option, expected))


def is_grave(g: RunState, option: Option, expected: list[Prospect]) -> bool:
    """Whether an option harms who takes it, or gives up what could still be done."""
    if isinstance(option, EndTurn):
        kinds = {type(one) for one in expected}
        return ex.GameWon not in kinds and bool(kinds & {ex.ActionsLost, ex.FreeAttack})
    if isinstance(option, Duel):
        return not g.endgame
    if option is STRIKE_HOME:
        effort = g.effort
        falls = any(isinstance(one, ex.WoundsTaken) and one.fate for one in expected)
        return falls and effort is not None and bool(effort.dice)
    return option.grave


def expect(g: RunState, me: Hero, option: Option, why: str) -> list[Prospect]:
    """What is to be expected from an option, the weightiest first."""
    if why == ACTION:
        return expect_action(g, me, option)
    if g.effort is not None and (found := expect_in_roll(g, me, g.effort, option, why)):
        return found
    if isinstance(option, PickTile):
        return expect_place(g, me, option.tile, why)
    if isinstance(option, Leave):
        return expect_way(g, me, option.side, gated=False)
    if isinstance(option, LayTile):
        return expect_laying(g, option.turns)
    if isinstance(option, PickMonster):
        return [one for one in expect_roaming(g, option.monster) if is_news(g, one)]
    if isinstance(option, PickHero):
        return expect_target(g, option.seat)
    return expect_of_cards(g, me, option)


def is_news(g: RunState, one: Prospect) -> bool:
    """Whether a prospect tells more than the name of the monster that is picked."""
    return not (g.phase is Phase.ROAM and isinstance(one, ex.MonsterThere))


def expect_in_roll(
    g: RunState, me: Hero, effort: Effort, option: Option, why: str
) -> list[Prospect]:
    """What a choice means within a battle, a duel or another roll."""
    if isinstance(option, FightWith):
        return expect_rating(g, me, effort, option)
    if option is STRIKE_HOME or isinstance(option, Block | HoldBack):
        return expect_assignment(g, me, effort, option)
    if why == ARMOR:
        return armor_roll(g, me) if option is ROLL_ARMOR else expect_without_armor(g, me, effort)
    if option is SABOTAGE or isinstance(option, AssistWith):
        return expect_meddling(g, me, effort, option)
    if isinstance(option, Accept) and effort.offered:
        return [ex.DiceAdded(me.seat, effort.offered)]
    if why == REROLL and isinstance(option, Use):
        return expect_reroll(g, me, effort, option.card)
    return []


def expect_place(g: RunState, me: Hero, place: int, why: str) -> list[Prospect]:
    """What awaits on a tile: a hero who goes there, or whatever is put there."""
    return expect_arrival(g, me, place) if why in FURTHER else expect_roaming(g, place)


def expect_of_cards(g: RunState, me: Hero, option: Option) -> list[Prospect]:
    """What a choice means that is about cards and markers."""
    if isinstance(option, PutOn | TakeOff):
        return expect_worn(g, me, option, option.card)
    if isinstance(option, Raise):
        return expect_training(g, me, option.rating)
    if isinstance(option, TakeHero):
        return expect_hero(g, option.card)
    if option is MEET:
        return expect_meeting(g, me)
    if option is AGREE:
        return expect_trade(g, me)
    if option is RALLY:
        return [ex.Heals(me.seat, 1)]
    return [ex.AutoPass()] if option is PASS_ON else []
