"""What each choice of an adventurer would mean, from what lies open. It changes nothing."""

from undercroft.engine import Forecast, Option, Prospect
from undercroft.engine.odds import CERTAIN
from undercroft.games.dungeon_attack import prospects as ex
from undercroft.games.dungeon_attack.actions import adventurers_facing_dice, gives_up
from undercroft.games.dungeon_attack.fight import rating_of
from undercroft.games.dungeon_attack.forecast_rolls import (
    expect_keeping,
    expect_reroll,
    expect_sending,
    expect_snare,
    expect_standing,
)
from undercroft.games.dungeon_attack.options import (
    BUST,
    RECHARGE,
    RECOVER,
    REPEL,
    SEND_TO_ROOM,
    SNARE,
    STAND,
    TINKER,
    Assist,
    By,
    Heal,
    Keep,
    Reroll,
    SearchAgain,
    Send,
    Take,
)
from undercroft.games.dungeon_attack.risks import hit_risk, likely_beaten
from undercroft.games.dungeon_attack.search import BOSS_GOLD
from undercroft.games.dungeon_attack.state import KNOCKED_OUT, DungeonState, Monsters, Seat

ACTIONS = ("DA-TURN-05", "DA-PHASEEND-02")
"""The rules that ask for an action."""
ROLL_LIES = ("DA-REROLL-01", "DA-ADVENTURER-06")
"""The rules that ask while a roll lies on the table."""
BEFORE_ROLL = "DA-ABILITY-03"


def forecast(g: DungeonState, seat: int, option: Option, why: str) -> Forecast:
    """What an option would mean to a seat."""
    expected = expect(g, g.seats[seat], option, why)
    accepts_hit = option is STAND and any(isinstance(one, ex.HitComing) for one in expected)
    return Forecast(tuple(expected), option.grave or accepts_hit)


def expect(g: DungeonState, me: Seat, option: Option, why: str) -> list[Prospect]:
    """What is to be expected from an option, the weightiest first."""
    if why in ACTIONS:
        return expect_action(g, me, option)
    if isinstance(option, Take):
        return [ex.CombatRating(g.cards[option.card].rating)]
    if option is TINKER:
        return [ex.ItemReady(me.seat, me.charged + 1)]
    if isinstance(option, SearchAgain):
        gold = BOSS_GOLD if option.kind else 1
        return [ex.SearchAgain(me.seat, gold, option.kind, 2 * CERTAIN // 3)]
    if why == BEFORE_ROLL:
        return expect_repelling(g, me, option)
    return expect_after_roll(g, me, option, why)


def expect_after_roll(g: DungeonState, me: Seat, option: Option, why: str) -> list[Prospect]:
    """What a choice does with the roll on the table."""
    thrown = g.thrown
    if thrown is None:
        return []
    if option is STAND and why in ROLL_LIES:
        return expect_standing(g, me, thrown)
    if isinstance(option, Reroll):
        return expect_reroll(g, me, thrown, option)
    if option is SNARE:
        return expect_snare(g, me, thrown)
    if isinstance(option, Keep):
        return expect_keeping(me, thrown, option)
    if option is SEND_TO_ROOM or isinstance(option, Send):
        return expect_sending(g, thrown, option)
    return []


def expect_action(g: DungeonState, me: Seat, action: Option) -> list[Prospect]:
    """What an action brings; what is no Bust may end the fight. [DA-RULING-36]"""
    if action is BUST:
        return expect_roll(g, me, g.room)
    if isinstance(action, Assist):
        helped = g.seats[action.seat]
        return [*expect_roll(g, me, helped.facing), ex.GoingBack(helped.seat)]
    expected = expect_without_dice(g, me, action)
    if not adventurers_facing_dice(g) and gives_up(g, me):
        expected.append(ex.FightEnds(g.room.dice()))
    return expected


def expect_roll(g: DungeonState, me: Seat, dice: Monsters) -> list[Prospect]:
    """What a roll of some dice may bring to who rolls them."""
    rating = rating_of(me, dice.dice())
    beaten = likely_beaten(dice.regular, dice.bosses, rating)
    return [
        ex.DiceToRoll(dice.dice(), dice.bosses + 2 * dice.epic),
        *expect_hit(g, me, dice),
        ex.LikelyBeaten(me.seat, beaten, rating),
    ]


def expect_hit(g: DungeonState, seat: Seat, dice: Monsters) -> list[Prospect]:
    """The risk of a HIT for whoever rolls these dice, if there is any."""
    risk = hit_risk(g, seat, dice)
    return [ex.HitRisk(seat.seat, min(seat.hits + 1, KNOCKED_OUT), risk)] if risk else []


def expect_without_dice(g: DungeonState, me: Seat, action: Option) -> list[Prospect]:
    """What heals, what is recharged, and what that uses up."""
    if action is RECOVER:
        return [ex.Healing(me.seat, me.hits - 1)]
    if action is RECHARGE:
        return [ex.ItemReady(me.seat, me.charged + 1)]
    if not isinstance(action, Heal):
        return []
    target = g.seats[action.seat]
    expected: list[Prospect] = [ex.Healing(target.seat, target.hits - 1)]
    if action.by == By.ITEM:
        expected.append(ex.ItemDrains(me.seat, me.charged - 1))
    elif action.by == By.ABILITY and me.card.mend_gold and target is not me:
        expected.append(ex.GoldEarned(me.seat, me.card.mend_gold))
    return expected


def expect_repelling(g: DungeonState, me: Seat, option: Option) -> list[Prospect]:
    """What is rolled next with a die fewer, or with all. [DA-RULING-16]"""
    facing = me.facing
    if option is not REPEL:
        return expect_roll(g, me, facing)
    left = Monsters(facing.regular - 1, facing.bosses, facing.epic)
    room: list[Prospect] = [ex.RoomHolds(g.room.dice() + 1)]
    return room + expect_roll(g, me, left) if left else room
