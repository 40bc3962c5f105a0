"""The families of options of the Catacombs, in the order of their numbers."""

from undercroft.engine import Catalogue, Option
from undercroft.games.dungeon_fighter_catacombs.box import MOST_CARDS
from undercroft.games.dungeon_fighter_catacombs.state import COLOURS, DICE, DIFFICULTIES

CARDS = range(MOST_CARDS)
HEROES = range(6)


# Set-up


class DrawHero(Option, frozen=True):
    """Let chance find a Hero. [DC-SETUP-03]"""


class TakeHero(Option, frozen=True):
    """Play a Hero. [DC-SETUP-03]"""

    group = "hero"
    hero: int


class PickDifficulty(Option, frozen=True):
    """[DC-SETUP-17]"""

    difficulty: int


class WantLevelUp(Option, frozen=True):
    """Play the Level Up variant. [DC-LEVEL-01]"""


class WantNoLevelUp(Option, frozen=True):
    """Play without it."""


class NameLeader(Option, frozen=True):
    """Vote for a Leader. [DC-SETUP-21]"""

    who: int


class DrawLeader(Option, frozen=True):
    """Let chance name the Leader. [DC-SETUP-21]"""


# Dungeon phase


class TakeRoom(Option, frozen=True):
    """Reveal one of the two Dungeon cards; the other goes under the deck. [DC-PATH-02]"""

    reveals = True
    room: int


# Before a throw


class TakeDie(Option, frozen=True):
    """Throw a coloured or a special die. [DC-COMBAT-06] [DC-RULING-30]"""

    die: int


class TakeWhite(Option, frozen=True):
    """A white die. [DC-NODICE-02]"""


class Retrieve(Option, frozen=True):
    """All suffer, the coloured dice come back. [DC-NODICE-03]"""


class Arm(Option, frozen=True):
    """Use a Weapon in the coming throw. [DC-RULING-49]"""

    group = "arm"
    gear: int


class ProposeRetreat(Option, frozen=True):
    """Ask the others to back down. [DC-BACK-01]"""


class BackDown(Option, frozen=True):
    """Agree to back down. [DC-BACK-01]"""


class FightOn(Option, frozen=True):
    """Don't back down."""


class FlipAgain(Option, frozen=True):
    """Pick the Template up and flip it anew. [DC-TEMPL-06]"""


class LeaveTemplate(Option, frozen=True):
    """Leave the Template where it lies. [DC-TEMPL-06]"""


# What can be used at any time


class Pass(Option, frozen=True):
    """Use nothing now."""


class Hold(Option, frozen=True):
    """Use nothing until something changes."""


class Use(Option, frozen=True):
    """Use a card that needs no aim. [DC-EQUIP-12] [DC-RELIC-03]"""

    group = "use"
    gear: int


class UseOn(Option, frozen=True):
    """Use a card on a Hero. [DC-EQUIP-12]"""

    group = "use"
    gear: int
    who: int


class UseOnDie(Option, frozen=True):
    """A card brings a thrown coloured die back. [DC-EQUIP-12]"""

    group = "use"
    gear: int
    die: int


class Unleash(Option, frozen=True):
    """Discard a Charmed Monster for its level in damage. [DC-UNIQUE-05]"""

    foe: int


# After a throw


class LetLapse(Option, frozen=True):
    """Use neither the icon nor anything else on this throw. [DC-ICON-06]"""


class UseAbility(Option, frozen=True):
    """The icon activates the ability of a colour. [DC-ICON-01] [DC-ICON-02]"""

    colour: int


class SpendToken(Option, frozen=True):
    """A Level Up token stands for the icon. [DC-LEVEL-09]"""

    colour: int


class RethrowWith(Option, frozen=True):
    """Throw again by a card."""

    gear: int


class ThrowNow(Option, frozen=True):
    """Throw the same die again, with the Weapons chosen so far. [DC-RULING-14]"""


class DealDamage(Option, frozen=True):
    """Add nothing more to the damage. [DC-RULING-50]"""


class AddDamage(Option, frozen=True):
    """Use a card that adds to the damage. [DC-RULING-50]"""

    gear: int


class Bless(Option, frozen=True):
    """Whom Divine Intervention heals. [DC-UNIQUE-08]"""

    who: int


class HealPoint(Option, frozen=True):
    """Who heals the next life of Spirit Energy. [DC-UNIQUE-12]"""

    who: int


class StopHealing(Option, frozen=True):
    """Heal nobody any more. [DC-UNIQUE-12]"""


class Suffer(Option, frozen=True):
    """Nothing against the damage of the own miss. [DC-EQUIP-09]"""


class Guard(Option, frozen=True):
    """Use an Armor on the own miss. [DC-EQUIP-09]"""

    gear: int


# Resting and Shop


class CoverAbility(Option, frozen=True):
    """Which colour a Scar covers. [DC-RULING-25]"""

    colour: int


class EndRest(Option, frozen=True):
    """Nothing to hand over or to use any more. [DC-MOVEON-07]"""


class Hand(Option, frozen=True):
    """Hand a card to another Hero. [DC-MOVEON-07]"""

    group = "hand"
    gear: int
    who: int


class GiveTo(Option, frozen=True):
    """Who gets a card. [DC-SHOP-06]"""

    who: int


class LeaveIt(Option, frozen=True):
    """Nobody takes a card. [DC-RULING-51]"""

    grave = True


class Discard(Option, frozen=True):
    """Discard what is too much. [DC-RULING-51]"""

    gear: int


class Buy(Option, frozen=True):
    """Buy a card. [DC-SHOP-04]"""

    group = "buy"
    gear: int


class BuyDie(Option, frozen=True):
    """Buy a white die. [DC-SHOP-09]"""


class BuyHealing(Option, frozen=True):
    """Every Hero heals 1 life. [DC-SHOP-08]"""


class LeaveShop(Option, frozen=True):
    """Buy nothing more."""


class TakeToken(Option, frozen=True):
    """The colour of a new Level Up token. [DC-LEVEL-08]"""

    colour: int


class KeepXp(Option, frozen=True):
    """Take no Level Up token now. [DC-RULING-82]"""


class GiveBeer(Option, frozen=True):
    """Who gets the Beer token of the first box. [DC-RULING-97]"""

    who: int


class LoseGear(Option, frozen=True):
    """What a monster of the first box destroys. [DC-RULING-97]"""

    gear: int


OPTIONS = Catalogue()
DRAW_HERO = OPTIONS.one(DrawHero)
TAKE_HERO = OPTIONS.each(TakeHero, CARDS)
PICK_DIFFICULTY = OPTIONS.each(PickDifficulty, range(len(DIFFICULTIES)))
WANT_LEVEL_UP = OPTIONS.one(WantLevelUp)
WANT_NO_LEVEL_UP = OPTIONS.one(WantNoLevelUp)
NAME_LEADER = OPTIONS.each(NameLeader, HEROES)
DRAW_LEADER = OPTIONS.one(DrawLeader)
TAKE_ROOM = OPTIONS.each(TakeRoom, CARDS)
TAKE_DIE = OPTIONS.each(TakeDie, range(len(DICE)))
TAKE_WHITE = OPTIONS.one(TakeWhite)
RETRIEVE = OPTIONS.one(Retrieve)
ARM = OPTIONS.each(Arm, CARDS)
PROPOSE_RETREAT = OPTIONS.one(ProposeRetreat)
BACK_DOWN = OPTIONS.one(BackDown)
FIGHT_ON = OPTIONS.one(FightOn)
LEAVE_TEMPLATE = OPTIONS.one(LeaveTemplate)
FLIP_AGAIN = OPTIONS.one(FlipAgain)
PASS = OPTIONS.one(Pass)
HOLD = OPTIONS.one(Hold)
USE = OPTIONS.each(Use, CARDS)
USE_ON = OPTIONS.grid(UseOn, CARDS, HEROES)
USE_ON_DIE = OPTIONS.grid(UseOnDie, CARDS, COLOURS)
LET_LAPSE = OPTIONS.one(LetLapse)
USE_ABILITY = OPTIONS.each(UseAbility, COLOURS)
SPEND_TOKEN = OPTIONS.each(SpendToken, COLOURS)
RETHROW_WITH = OPTIONS.each(RethrowWith, CARDS)
THROW_NOW = OPTIONS.one(ThrowNow)
DEAL_DAMAGE = OPTIONS.one(DealDamage)
ADD_DAMAGE = OPTIONS.each(AddDamage, CARDS)
UNLEASH = OPTIONS.each(Unleash, CARDS)
BLESS = OPTIONS.each(Bless, HEROES)
HEAL_POINT = OPTIONS.each(HealPoint, HEROES)
STOP_HEALING = OPTIONS.one(StopHealing)
SUFFER = OPTIONS.one(Suffer)
GUARD = OPTIONS.each(Guard, CARDS)
COVER_ABILITY = OPTIONS.each(CoverAbility, COLOURS)
END_REST = OPTIONS.one(EndRest)
HAND = OPTIONS.grid(Hand, CARDS, HEROES)
GIVE_TO = OPTIONS.each(GiveTo, HEROES)
LEAVE_IT = OPTIONS.one(LeaveIt)
DISCARD = OPTIONS.each(Discard, CARDS)
LEAVE_SHOP = OPTIONS.one(LeaveShop)
BUY = OPTIONS.each(Buy, CARDS)
BUY_DIE = OPTIONS.one(BuyDie)
BUY_HEALING = OPTIONS.one(BuyHealing)
TAKE_TOKEN = OPTIONS.each(TakeToken, COLOURS)
KEEP_XP = OPTIONS.one(KeepXp)
GIVE_BEER = OPTIONS.each(GiveBeer, HEROES)
LOSE_GEAR = OPTIONS.each(LoseGear, CARDS)
