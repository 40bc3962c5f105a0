"""What a choice brings to all: beatings, shame, healing, gold, and rooms ahead."""

from undercroft.engine import Option, Prospect
from undercroft.families.dungeon_fighters.chances import chances
from undercroft.games.dungeon_fighter import options as op
from undercroft.games.dungeon_fighter.abilities import PRICE_OF_REFRAIN
from undercroft.games.dungeon_fighter.demands import fight_of
from undercroft.games.dungeon_fighter.forecasts import prospects as ex
from undercroft.games.dungeon_fighter.gear import carried, limit
from undercroft.games.dungeon_fighter.life import can_heal, capacity
from undercroft.games.dungeon_fighter.special_rooms import PRICE_OF_DIE, PRICE_OF_HEALING
from undercroft.games.dungeon_fighter.state import MOST_ROOMS, FighterState, Hero
from undercroft.games.dungeon_fighter.withdrawing import SHAME


def expect_beating(g: FighterState) -> list[Prospect]:
    """What choice B costs. [DF-COMBAT-22]"""
    damage = g.printed.foe(fight_of(g).card).damage
    fallen = fallen_by(g, damage)
    if fallen == len(g.conscious()):
        return [ex.LosesGame(), ex.BeatingCosts(damage, fallen)]
    return [ex.BeatingCosts(damage, fallen)]


def expect_shame(g: FighterState) -> list[Prospect]:
    """What withdrawing costs. [DF-WITHDRAW-02]"""
    fallen = fallen_by(g, SHAME)
    if fallen == len(g.conscious()):
        return [ex.LosesGame(), ex.ShameCosts(fallen)]
    return [ex.ShameCosts(fallen)]


def fallen_by(g: FighterState, damage: int) -> int:
    """How many would faint if all lost so much."""
    return sum(1 for hero in g.conscious() if hero.life <= damage)


def expect_healing(g: FighterState, option: op.Use | op.UseOn) -> list[Prospect]:
    """What a card would heal."""
    value = g.printed.gear(option.gear).value
    if isinstance(option, op.UseOn):
        return [ex.Heals(option.seat, healed(g.heroes[option.seat], value))]
    return [ex.HealsAll(sum(healed(hero, value) for hero in g.heroes))]


def healed(hero: Hero, amount: int) -> int:
    """How much of some healing a Hero can take."""
    return min(amount, capacity(hero) - hero.life) if can_heal(hero) else 0


def expect_purchase(g: FighterState, option: Option) -> list[Prospect]:
    """What is left after paying, and what healing does."""
    if isinstance(option, op.Buy):
        return [ex.GoldThen(g.gold - g.printed.gear(option.gear).price)]
    if option is op.BUY_DIE:
        return [ex.DiceThen(g.dice + 1), ex.GoldThen(g.gold - PRICE_OF_DIE)]
    if option is op.BUY_HEALING:
        total = sum(healed(hero, 1) for hero in g.heroes)
        return [ex.HealsAll(total), ex.GoldThen(g.gold - PRICE_OF_HEALING)]
    return [ex.GoldThen(g.gold - PRICE_OF_REFRAIN)]


def expect_room(g: FighterState, number: int) -> list[Prospect]:
    """What can be read on the board about a room."""
    level, at = divmod(number, MOST_ROOMS)
    room = g.printed.room(g.faces[level], at)
    if room.kind == "treasure":
        return [ex.TreasureAhead(room.gold, room.dice, room.equipment)]
    if room.kind == "perilous":
        throws = tuple(f"condition-{throw}" for throw in room.throws)
        return [ex.PerilAhead(throws, chances(g.setting.board, room.throws).hit)]
    return [ex.RoomAhead(room.kind)]


def expect_card(g: FighterState, seat: int, card: int) -> list[Prospect]:
    """Whether a Hero who gets a card has too many then."""
    hero = g.heroes[seat]
    return [] if carried(g, hero, card) < limit(g, hero, card) else [ex.HandsFull(seat)]
