"""The families of options of Dungeon Attack!, in the order of their numbers."""

from enum import IntEnum

from undercroft.engine import Catalogue, Option
from undercroft.games.dungeon_attack.cards import MOST_CARDS
from undercroft.games.dungeon_attack.state import SLOTS

SEATS = range(8)


class By(IntEnum):
    """What a re-roll or a healing is done with, cheapest first."""

    ABILITY = 0
    ARTIFACT = 1
    ITEM = 2


class Pass(Option, frozen=True):
    """Do nothing. [DA-ACTION-08]"""

    grave = True


class Assist(Option, frozen=True):
    """Roll the dice that face another adventurer. [DA-ACTION-03]"""

    group = "assist"

    seat: int


class Heal(Option, frozen=True):
    """Heal one HIT on an adventurer. [DA-ACTION-05]"""

    group = "heal"

    by: int
    seat: int


class Recover(Option, frozen=True):
    """Recover from Stunned. [DA-ACTION-06]"""


class Recharge(Option, frozen=True):
    """Recharge one Magic Item. [DA-ACTION-07]"""


class Bust(Option, frozen=True):
    """Bust the Door. [DA-ACTION-04]"""


class Stand(Option, frozen=True):
    """Leave everything as it lies."""


class Reroll(Option, frozen=True):
    """Re-roll one die of a slot (its kind and face)."""

    group = "reroll"

    by: int
    slot: int


class Snare(Option, frozen=True):
    """Turn one regular die from A to M."""


class Tinker(Option, frozen=True):
    """Recharge one Magic Item at the start of the turn."""


class Repel(Option, frozen=True):
    """Send one regular die to the Dungeon Room before the roll."""


class Keep(Option, frozen=True):
    """Keep the Epic Monster or not, so many Boss dice, and regular dice for the rest."""

    epic: int
    bosses: int


class SendToRoom(Option, frozen=True):
    """Send a moving monster to the Dungeon Room."""

    group = "send"


class Send(Option, frozen=True):
    """Send a moving monster to another adventurer."""

    group = "send"

    seat: int


class SearchAgain(Option, frozen=True):
    """Re-roll a die of a kind that shows M in the search."""

    kind: int


class Take(Option, frozen=True):
    """Take an adventurer card."""

    group = "take"

    card: int


OPTIONS = Catalogue()
PASS = OPTIONS.one(Pass)
ASSIST = OPTIONS.each(Assist, SEATS)
HEAL = OPTIONS.grid(Heal, By, SEATS)
RECOVER = OPTIONS.one(Recover)
RECHARGE = OPTIONS.one(Recharge)
BUST = OPTIONS.one(Bust)
STAND = OPTIONS.one(Stand)
REROLL = OPTIONS.grid(Reroll, By, range(SLOTS))
SNARE = OPTIONS.one(Snare)
TINKER = OPTIONS.one(Tinker)
REPEL = OPTIONS.one(Repel)
KEEP = OPTIONS.grid(Keep, range(2), range(3))
SEND_TO_ROOM = OPTIONS.one(SendToRoom)
SEND = OPTIONS.each(Send, SEATS)
SEARCH_AGAIN = OPTIONS.each(SearchAgain, range(2))
TAKE = OPTIONS.each(Take, range(MOST_CARDS))
