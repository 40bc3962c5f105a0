"""The families of options of Dungeon Fighter, in the order of their numbers."""

from undercroft.engine import Catalogue, Option
from undercroft.games.dungeon_fighter.box import MOST_CARDS
from undercroft.games.dungeon_fighter.state import COLOURS, DIFFICULTIES, MOST_ROOMS, Step

CARDS = range(MOST_CARDS)
SEATS = range(6)
ROOMS = range(3 * MOST_ROOMS)
"""The rooms of the dungeon: those of level 1, then of 2, then of 3."""


# Set-up


class DrawHero(Option, frozen=True):
    """Let chance find a Hero. [DF-SETUP-13]"""


class TakeHero(Option, frozen=True):
    """Play a Hero. [DF-SETUP-13]"""

    group = "hero"
    hero: int


class PickDifficulty(Option, frozen=True):
    """[DF-SETUP-16]"""

    difficulty: int


class NameLeader(Option, frozen=True):
    """Vote for a Leader. [DF-SETUP-30]"""

    seat: int


class DrawLeader(Option, frozen=True):
    """Let chance name the Leader. [DF-SETUP-30]"""


# Movement


class EnterRoom(Option, frozen=True):
    """Go on to a room. [DF-MOVE-02]"""

    room: int


class FaceBoss(Option, frozen=True):
    """Leave the last room and meet the Final Boss. [DF-MOVE-08]"""


# Before a throw


class TakeDie(Option, frozen=True):
    """Throw a Hero die. [DF-COMBAT-04]"""

    die: int


class TakeWhite(Option, frozen=True):
    """Choice A: a Bonus die. [DF-COMBAT-21]"""


class TakeBeating(Option, frozen=True):
    """Choice B: all are hurt, the Hero dice come back. [DF-COMBAT-22]"""


class Arm(Option, frozen=True):
    """Use a weapon in the coming throw. [DF-CONDITION-02]"""

    group = "arm"
    gear: int


class ProposeWithdrawal(Option, frozen=True):
    """Ask the others to withdraw from the monster. [DF-WITHDRAW-01]"""


class Withdraw(Option, frozen=True):
    """Agree to withdraw. [DF-WITHDRAW-02]"""


class FightOn(Option, frozen=True):
    """Don't withdraw."""


# What can be used at any time


class Pass(Option, frozen=True):
    """Use nothing now. [DF-RULING-53]"""


class Hold(Option, frozen=True):
    """Use nothing until somebody loses life."""


class Use(Option, frozen=True):
    """Use a card that needs no aim. [DF-EQUIP-05]"""

    group = "use"
    gear: int


class UseOn(Option, frozen=True):
    """Use a card on a Hero. [DF-ITEM-01]"""

    group = "use"
    gear: int
    seat: int


# After a throw


class PickColour(Option, frozen=True):
    """What a white die counts as. [DF-BONUS-01]"""

    colour: int


class KeepThrow(Option, frozen=True):
    """No second try. [DF-POWER-20]"""


class Rethrow(Option, frozen=True):
    """Throw again by the own ability. [DF-POWER-20]"""


class RethrowWith(Option, frozen=True):
    """Throw again by a card. [DF-ITEM-03]"""

    gear: int


class ThrowNow(Option, frozen=True):
    """Throw the same die again, with the weapons chosen so far. [DF-RULING-17]"""


class Rage(Option, frozen=True):
    """Lose 1 HP to double the damage. [DF-POWER-09]"""


class StayCalm(Option, frozen=True):
    """No doubling. [DF-POWER-09]"""


class GiveBeer(Option, frozen=True):
    """Who gets the Beer token. [DF-POWER-28]"""

    seat: int


class Sing(Option, frozen=True):
    """Pay 1 gold for the Refrain. [DF-POWER-32]"""


class StaySilent(Option, frozen=True):
    """No Refrain. [DF-POWER-32]"""


class DealDamage(Option, frozen=True):
    """Add nothing more to the damage. [DF-RULING-56]"""


class AddDamage(Option, frozen=True):
    """Use a card that adds to the damage. [DF-ITEM-04]"""

    gear: int


class Unleash(Option, frozen=True):
    """Discard a charmed monster for its damage. [DF-POWER-26]"""

    foe: int


class HealPoint(Option, frozen=True):
    """Who recovers the next HP of a Divine intervention. [DF-POWER-07]"""

    seat: int


class ThrowAgain(Option, frozen=True):
    """The second throw of a Flurry. [DF-POWER-01]"""


class StopThere(Option, frozen=True):
    """No second throw. [DF-POWER-01]"""


class Suffer(Option, frozen=True):
    """Nothing against the damage to come. [DF-RULING-80]"""


class Prevent(Option, frozen=True):
    """Use a card against the damage of the own miss. [DF-ITEM-05] [DF-ITEM-09]"""

    gear: int


class StrikeBack(Option, frozen=True):
    """Use a card for a Riposte. [DF-ITEM-07]"""

    gear: int


class LoseGear(Option, frozen=True):
    """The card that Destroy Equipment takes. [DF-MONPOWER-02]"""

    gear: int


# End of Turn


class UsualOrder(Option, frozen=True):
    """What is left is done in the usual order. [DF-RULING-46]"""


class DoStep(Option, frozen=True):
    """Do a step first. [DF-ENDTURN-01]"""

    group = "step"
    step: int


class EndTurn(Option, frozen=True):
    """Nothing to trade or to use any more."""


class CoverAbility(Option, frozen=True):
    """Which ability a scar covers. [DF-RULING-43]"""

    colour: int


class GiveTo(Option, frozen=True):
    """Who gets a card. [DF-RULING-51]"""

    seat: int


class LeaveIt(Option, frozen=True):
    """Nobody takes a card. [DF-RULING-51]"""

    grave = True


class Hand(Option, frozen=True):
    """Hand a card to another Hero. [DF-ENDTURN-11]"""

    group = "hand"
    gear: int
    seat: int


class Discard(Option, frozen=True):
    """Discard what is too much. [DF-EQUIP-04]"""

    gear: int


class Buy(Option, frozen=True):
    """Buy a card. [DF-ROOM-03]"""

    group = "buy"
    gear: int


class BuyDie(Option, frozen=True):
    """Buy a Bonus die. [DF-ROOM-05]"""


class BuyHealing(Option, frozen=True):
    """Every Hero is healed by 1. [DF-ROOM-06]"""


class LeaveShop(Option, frozen=True):
    """Buy nothing more."""


OPTIONS = Catalogue()
DRAW_HERO = OPTIONS.one(DrawHero)
TAKE_HERO = OPTIONS.each(TakeHero, CARDS)
PICK_DIFFICULTY = OPTIONS.each(PickDifficulty, range(len(DIFFICULTIES)))
NAME_LEADER = OPTIONS.each(NameLeader, SEATS)
DRAW_LEADER = OPTIONS.one(DrawLeader)
ENTER_ROOM = OPTIONS.each(EnterRoom, ROOMS)
FACE_BOSS = OPTIONS.one(FaceBoss)
TAKE_DIE = OPTIONS.each(TakeDie, COLOURS)
TAKE_WHITE = OPTIONS.one(TakeWhite)
TAKE_BEATING = OPTIONS.one(TakeBeating)
ARM = OPTIONS.each(Arm, CARDS)
PROPOSE_WITHDRAWAL = OPTIONS.one(ProposeWithdrawal)
WITHDRAW = OPTIONS.one(Withdraw)
FIGHT_ON = OPTIONS.one(FightOn)
PASS = OPTIONS.one(Pass)
HOLD = OPTIONS.one(Hold)
USE = OPTIONS.each(Use, CARDS)
USE_ON = OPTIONS.grid(UseOn, CARDS, SEATS)
PICK_COLOUR = OPTIONS.each(PickColour, COLOURS)
KEEP_THROW = OPTIONS.one(KeepThrow)
RETHROW = OPTIONS.one(Rethrow)
RETHROW_WITH = OPTIONS.each(RethrowWith, CARDS)
RAGE = OPTIONS.one(Rage)
STAY_CALM = OPTIONS.one(StayCalm)
GIVE_BEER = OPTIONS.each(GiveBeer, SEATS)
SING = OPTIONS.one(Sing)
STAY_SILENT = OPTIONS.one(StaySilent)
DEAL_DAMAGE = OPTIONS.one(DealDamage)
ADD_DAMAGE = OPTIONS.each(AddDamage, CARDS)
UNLEASH = OPTIONS.each(Unleash, CARDS)
HEAL_POINT = OPTIONS.each(HealPoint, SEATS)
THROW_AGAIN = OPTIONS.one(ThrowAgain)
STOP_THERE = OPTIONS.one(StopThere)
SUFFER = OPTIONS.one(Suffer)
PREVENT = OPTIONS.each(Prevent, CARDS)
STRIKE_BACK = OPTIONS.each(StrikeBack, CARDS)
LOSE_GEAR = OPTIONS.each(LoseGear, CARDS)
USUAL_ORDER = OPTIONS.one(UsualOrder)
DO_STEP = OPTIONS.each(DoStep, range(len(Step)))
END_TURN = OPTIONS.one(EndTurn)
COVER_ABILITY = OPTIONS.each(CoverAbility, COLOURS)
GIVE_TO = OPTIONS.each(GiveTo, SEATS)
LEAVE_IT = OPTIONS.one(LeaveIt)
HAND = OPTIONS.grid(Hand, CARDS, SEATS)
DISCARD = OPTIONS.each(Discard, CARDS)
BUY = OPTIONS.each(Buy, CARDS)
BUY_DIE = OPTIONS.one(BuyDie)
BUY_HEALING = OPTIONS.one(BuyHealing)
LEAVE_SHOP = OPTIONS.one(LeaveShop)
THROW_NOW = OPTIONS.one(ThrowNow)
