"""Forecasts of Dungeon Fighter: what a choice means, for an average hand, before it is made."""

from undercroft.engine import Forecast, Option, Prospect
from undercroft.games.dungeon_fighter import options as op
from undercroft.games.dungeon_fighter.demands import toss_of
from undercroft.games.dungeon_fighter.forecasts import prospects as ex
from undercroft.games.dungeon_fighter.forecasts.fights import (
    expect_addition,
    expect_blow,
    expect_colour,
    expect_rage,
)
from undercroft.games.dungeon_fighter.forecasts.party import (
    expect_beating,
    expect_card,
    expect_healing,
    expect_purchase,
    expect_room,
    expect_shame,
)
from undercroft.games.dungeon_fighter.forecasts.throws import expect_same_die, expect_throw
from undercroft.games.dungeon_fighter.state import FighterState, Hero

BEFORE_DAMAGE = "DF-RULING-80"
ADDITIONS = (op.AddDamage, op.Unleash, op.DealDamage)
PURCHASES = (op.Buy, op.BuyDie, op.BuyHealing, op.Sing)
AGAIN = (op.Rethrow, op.RethrowWith, op.ThrowAgain, op.ThrowNow)


def forecast(g: FighterState, seat: int, option: Option, why: str) -> Forecast:
    """What an option would mean to a seat."""
    hero = g.heroes[seat]
    expected = [*expect_throws(g, hero, option), *expect_rest(g, hero, option, why)]
    is_lethal = any(isinstance(one, ex.LosesGame | ex.Fells) for one in expected)
    is_harmful = any(isinstance(one, ex.BeatingCosts) and one.fallen for one in expected)
    is_cost = isinstance(option, op.TakeBeating | op.Rage | op.Withdraw | op.ProposeWithdrawal)
    return Forecast(tuple(expected), option.grave or (is_cost and (is_lethal or is_harmful)))


def expect_throws(g: FighterState, hero: Hero, option: Option) -> list[Prospect]:
    """What can be said of a throw to come."""
    if isinstance(option, op.TakeDie):
        return expect_throw(g, hero, toss_of(g).weapons, option.die)
    if isinstance(option, op.Arm):
        return expect_throw(g, hero, [*toss_of(g).weapons, option.gear])
    if isinstance(option, op.TakeWhite):
        left = ex.LastDie(g.dice - 1)
        return [*expect_throw(g, hero, toss_of(g).weapons), left]
    return expect_same_die(g, hero) if isinstance(option, AGAIN) else []


def expect_rest(g: FighterState, hero: Hero, option: Option, why: str) -> list[Prospect]:
    """What can be said of everything else."""
    match option:
        case op.EnterRoom(room=room):
            return expect_room(g, room)
        case op.TakeBeating():
            return expect_beating(g)
        case op.ProposeWithdrawal() | op.Withdraw():
            return expect_shame(g)
        case op.Use() | op.UseOn():
            return expect_healing(g, option)
        case op.PickColour(colour=colour) | op.CoverAbility(colour=colour):
            return expect_colour(g, hero, colour)
        case op.Rage() | op.StayCalm():
            return expect_rage(g, hero, option)
        case op.GiveTo(seat=seat):
            return expect_card(g, seat, g.found)
        case op.Hand(gear=card, seat=seat):
            return expect_card(g, seat, card)
    return expect_group(g, hero, option, why)


def expect_group(g: FighterState, hero: Hero, option: Option, why: str) -> list[Prospect]:
    """What several kinds of options have in common."""
    if isinstance(option, ADDITIONS):
        return expect_addition(g, hero, option)
    if isinstance(option, PURCHASES):
        return expect_purchase(g, option)
    if isinstance(option, op.Prevent) or (option is op.SUFFER and why == BEFORE_DAMAGE):
        return expect_blow(g, hero, option)
    return []
