"""Forecasts of the Catacombs: what a choice means, for an average hand, before it is made."""

from undercroft.engine import Forecast, Option, Prospect
from undercroft.games.dungeon_fighter_catacombs import options as op
from undercroft.games.dungeon_fighter_catacombs.demands import toss_of
from undercroft.games.dungeon_fighter_catacombs.forecasts import prospects as ex
from undercroft.games.dungeon_fighter_catacombs.forecasts.fights import (
    expect_addition,
    expect_blow,
    expect_colour,
)
from undercroft.games.dungeon_fighter_catacombs.forecasts.party import (
    expect_card,
    expect_healing,
    expect_loss_of_all,
    expect_purchase,
    expect_room,
)
from undercroft.games.dungeon_fighter_catacombs.forecasts.throws import (
    expect_same_die,
    expect_throw,
)
from undercroft.games.dungeon_fighter_catacombs.party import hero_of
from undercroft.games.dungeon_fighter_catacombs.state import WHITE, CatacombsState, Hero

COSTS = (op.Retrieve, op.BackDown, op.ProposeRetreat)


def forecast(g: CatacombsState, seat: int, option: Option, why: str) -> Forecast:
    """What an option would mean to a seat."""
    hero = hero_of(g, seat)
    expected = [*expect_throws(g, hero, option), *expect_rest(g, hero, option)]
    is_lethal = any(isinstance(one, ex.LosesGame) for one in expected)
    is_harmful = any(isinstance(one, ex.AllLose) and one.fallen for one in expected)
    is_cost = isinstance(option, COSTS)
    return Forecast(tuple(expected), option.grave or (is_cost and (is_lethal or is_harmful)))


def expect_throws(g: CatacombsState, hero: Hero, option: Option) -> list[Prospect]:
    """What can be said of a throw to come."""
    if isinstance(option, op.TakeDie):
        return expect_throw(g, hero, toss_of(g).weapons, option.die)
    if isinstance(option, op.Arm):
        return expect_throw(g, hero, [*toss_of(g).weapons, option.gear], toss_of(g).die)
    if isinstance(option, op.TakeWhite):
        left = ex.DiceThen(g.dice - 1)
        return [*expect_throw(g, hero, toss_of(g).weapons, WHITE), left]
    is_again = isinstance(option, op.RethrowWith | op.ThrowNow)
    return expect_same_die(g, hero) if is_again else []


def expect_rest(g: CatacombsState, hero: Hero, option: Option) -> list[Prospect]:
    """What can be said of everything else."""
    match option:
        case op.TakeRoom(room=room):
            return expect_room(g, room)
        case op.Retrieve() | op.ProposeRetreat() | op.BackDown():
            return expect_loss_of_all(g)
        case op.Use() | op.UseOn():
            return expect_healing(g, option)
        case op.UseAbility(colour=colour) | op.CoverAbility(colour=colour):
            return expect_colour(g, hero, colour)
        case op.SpendToken(colour=colour) | op.TakeToken(colour=colour):
            return expect_colour(g, hero, colour)
        case op.GiveTo(who=who):
            return expect_card(g, who, g.found)
        case op.Hand(gear=card, who=who):
            return expect_card(g, who, card)
        case op.AddDamage() | op.Unleash() | op.DealDamage():
            return expect_addition(g, hero, option)
        case op.Buy() | op.BuyDie() | op.BuyHealing():
            return expect_purchase(g, option)
        case op.Guard() | op.Suffer():
            return expect_blow(g, hero, option)
    return []
