"""The families of options of Dungeon!, in the order of their numbers."""

from undercroft.engine import Catalogue, Option
from undercroft.games.dungeon.box import MOST_CARDS
from undercroft.games.dungeon.box.planning import MOST_PLACES

HEROES = range(7)
CARDS = range(MOST_CARDS)
PLACES = range(MOST_PLACES)
DOORS = range(64)
TOKENS = range(100)
"""Number tokens; nobody is ever offered token 0."""
LEVELS = range(7)
"""Families over levels are indexed by the level; nobody is ever offered level 0."""


class Done(Option, frozen=True):
    """That was all: of spells, of treasure, of resting."""


class Stay(Option, frozen=True):
    """Move no further. [DG-RULING-09]"""


class Pass(Option, frozen=True):
    """No main Action. [DG-RULING-07]"""


class Accept(Option, frozen=True):
    """Nothing against a result. [DG-RULING-24]"""


class Strike(Option, frozen=True):
    """Attack hand to hand. [DG-COMBAT-01]"""


class Encounter(Option, frozen=True):
    """Face the monster of the own space. [DG-RULING-11]"""


class Scry(Option, frozen=True):
    """Look into the Crystal Ball. [DG-ITEM-03]"""


class SwapTokens(Option, frozen=True):
    """Swap two number tokens. [DG-WIZARD-02]"""

    reveals = True


class StartAssault(Option, frozen=True):
    """Confront the boss. [DG-ASSAULT-01]"""


class TakeAll(Option, frozen=True):
    """All treasure that lies here. [DG-RULING-30]"""


class Reroll(Option, frozen=True):
    """Roll the dice of a strike again. [DG-BOSS-10]"""


class CloseDoor(Option, frozen=True):
    """No spell in hand does anything to what is behind a door. [DG-CAST-10]"""

    reveals = True


class TakeClass(Option, frozen=True):
    """Play a class. [DG-SETUP-15]"""

    group = "class"
    hero: int


class ActFirst(Option, frozen=True):
    """Which hero acts now. [DG-SOLO-01]"""

    hero: int


class TakeSpell(Option, frozen=True):
    """Take a Spell Card. [DG-CAST-01]"""

    secret = True

    spell: int


class Cast(Option, frozen=True):
    """Cast a spell. [DG-CAST-05]"""

    reveals = True
    spell: int


class Use(Option, frozen=True):
    """Use an ability or an Action Card. [DG-TURN-06]"""

    deed: int


class Regain(Option, frozen=True):
    """Take a spent Action Card back. [DG-RULING-46]"""

    deed: int


class Forget(Option, frozen=True):
    """Lose a Spell or Action Card. [DG-CHAMBERCARD-04]"""

    secret = True

    card: int


class Drop(Option, frozen=True):
    """Drop a treasure, or lose it. [DG-RULING-27]"""

    group = "drop"
    treasure: int


class Take(Option, frozen=True):
    """Pick a treasure up. [DG-RULING-30]"""

    group = "take"
    treasure: int


class Rob(Option, frozen=True):
    """Take a treasure of a beaten hero. [DG-DUEL-04]"""

    group = "take"
    treasure: int


class Bank(Option, frozen=True):
    """Bank a treasure. [DG-VAULT-01]"""

    group = "bank"
    treasure: int


class Guess(Option, frozen=True):
    """Guess the boss's spell. [DG-BOSS-04]"""

    spell: int


class Move(Option, frozen=True):
    """Move to a space. [DG-MOVE-01]"""

    group = "walk"
    place: int


class Look(Option, frozen=True):
    """Look at the monster of a room whose door is shut. [DG-ITEM-02]"""

    group = "look"
    place: int


class ScryRoom(Option, frozen=True):
    """See what is in a room. [DG-ITEM-03]"""

    group = "look"
    place: int


class OpenDoor(Option, frozen=True):
    """Open a room or chamber to cast a spell into it. [DG-CAST-10]"""

    group = "cast"
    reveals = True
    place: int


class Retreat(Option, frozen=True):
    """Retreat to a space. [DG-RULING-23]"""

    place: int


class Arrive(Option, frozen=True):
    """Appear on a space: by Teleport, or as a foul minion. [DG-TELEPORT-02]"""

    group = "arrive"
    place: int


class PickLevel(Option, frozen=True):
    """A level to teleport to. [DG-TELEPORT-02]"""

    level: int


class Search(Option, frozen=True):
    """Search for a secret door. [DG-DOOR-02]"""

    door: int


class PickToken(Option, frozen=True):
    """A number token to swap. [DG-TELEPORT-06]"""

    token: int


class Attack(Option, frozen=True):
    """Attack another player's hero. [DG-PVP-01]"""

    rival: int


class Hex(Option, frozen=True):
    """Cast a spell at another player's hero. [DG-DUEL-07]"""

    reveals = True
    rival: int


class Hunt(Option, frozen=True):
    """Attack a foul minion. [DG-MINION-07]"""

    rival: int


class Free(Option, frozen=True):
    """Free a hero of a lose-turn token. [DG-ACTIONCARD-08]"""

    rival: int


OPTIONS = Catalogue()
DONE = OPTIONS.one(Done)
STAY = OPTIONS.one(Stay)
PASS = OPTIONS.one(Pass)
ACCEPT = OPTIONS.one(Accept)
STRIKE = OPTIONS.one(Strike)
ENCOUNTER = OPTIONS.one(Encounter)
SCRY = OPTIONS.one(Scry)
SWAP_TOKENS = OPTIONS.one(SwapTokens)
START_ASSAULT = OPTIONS.one(StartAssault)
TAKE_ALL = OPTIONS.one(TakeAll)
REROLL = OPTIONS.one(Reroll)
CLOSE_DOOR = OPTIONS.one(CloseDoor)
TAKE_CLASS = OPTIONS.each(TakeClass, CARDS)
ACT_FIRST = OPTIONS.each(ActFirst, CARDS)
TAKE_SPELL = OPTIONS.each(TakeSpell, CARDS)
CAST = OPTIONS.each(Cast, CARDS)
USE = OPTIONS.each(Use, CARDS)
REGAIN = OPTIONS.each(Regain, CARDS)
FORGET = OPTIONS.each(Forget, CARDS)
DROP = OPTIONS.each(Drop, CARDS)
TAKE = OPTIONS.each(Take, CARDS)
ROB = OPTIONS.each(Rob, CARDS)
BANK = OPTIONS.each(Bank, CARDS)
GUESS = OPTIONS.each(Guess, CARDS)
MOVE = OPTIONS.each(Move, PLACES)
LOOK = OPTIONS.each(Look, PLACES)
SCRY_ROOM = OPTIONS.each(ScryRoom, PLACES)
OPEN_DOOR = OPTIONS.each(OpenDoor, PLACES)
RETREAT = OPTIONS.each(Retreat, PLACES)
ARRIVE = OPTIONS.each(Arrive, PLACES)
PICK_LEVEL = OPTIONS.each(PickLevel, LEVELS)
SEARCH = OPTIONS.each(Search, DOORS)
PICK_TOKEN = OPTIONS.each(PickToken, TOKENS)
ATTACK = OPTIONS.each(Attack, CARDS)
HEX = OPTIONS.each(Hex, CARDS)
HUNT = OPTIONS.each(Hunt, CARDS)
FREE = OPTIONS.each(Free, CARDS)
