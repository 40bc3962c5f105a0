"""What lies on the table of Dungeon Attack!. Everything is open to everybody. [DA-RULING-64]"""

from enum import IntEnum
from typing import Annotated

from msgspec import Meta, Struct, field

from undercroft.engine import Die, Public, Setup, State
from undercroft.engine.piles import Pile
from undercroft.games.dungeon_attack.cards import Adventurer

MONSTER = Die("monster", "DDMMAA")
BOSS = Die("boss", "DDMMAA")

DEFEATED, MOVING, ATTACKING = range(3)
"""The faces of a die."""

UNHURT, STUNNED, WOUNDED, KNOCKED_OUT = range(4)
"""The states of an adventurer: the number of HITs taken. [DA-STATE-01]"""


class Kind(IntEnum):
    """The kinds of monsters: a regular die, a red die, one die of the joined Epic pair."""

    REGULAR = 0
    BOSS = 1
    EPIC = 2


FACES = 3
SLOTS = FACES * len(Kind)
"""Dice of a roll are counted by slot: `FACES * kind + face`."""
NO_DICE = [0] * SLOTS
BOSS_AT = FACES * Kind.BOSS
EPIC_AT = FACES * Kind.EPIC


class Monsters(Struct, array_like=True, gc=False):
    """Monster Dice that lie together. An Epic Monster is one, though it has two dice."""

    regular: Public[int] = 0
    bosses: Public[int] = 0
    epic: Public[int] = 0

    def __bool__(self) -> bool:
        return bool(self.regular or self.bosses or self.epic)

    def dice(self) -> int:
        return self.regular + self.bosses + 2 * self.epic

    def add(self, other: "Monsters") -> None:
        """As many dice as the other has come here."""
        self.regular += other.regular
        self.bosses += other.bosses
        self.epic += other.epic

    def clear(self) -> None:
        """Nothing lies here any more."""
        self.regular = self.bosses = self.epic = 0


ITEM_GOLD, ARTIFACT_GOLD = 3, 5
"""What magic counts as. [DA-SCORE-03] [DA-SCORE-04]"""
NO_CARD = Adventurer(id="", rating=0)
"""What a seat has before it takes an adventurer."""


class Seat(Struct, array_like=True, gc=False):
    """An adventurer: the card, the dice, the HITs and the treasure."""

    seat: Public[int]
    card: Public[Adventurer] = NO_CARD
    hits: Public[int] = UNHURT
    facing: Public[Monsters] = field(default_factory=Monsters)
    pile: Public[Monsters] = field(default_factory=Monsters)
    gold: Public[int] = 0
    charged: Public[int] = 0
    drained: Public[int] = 0
    artifacts: Public[int] = 0

    def total(self) -> int:
        """Gold and what treasure counts as. [DA-SCORE-02] [DA-SCORE-03] [DA-SCORE-04]"""
        items = self.charged + self.drained
        return self.gold + ITEM_GOLD * items + ARTIFACT_GOLD * self.artifacts


class Attackers(IntEnum):
    """What gives a HIT: all dice, all dice beside the Epic Monster, or that Monster itself."""

    ALL_DICE = 0
    OTHER_DICE = 1
    EPIC_MONSTER = 2


class Hit(Struct, array_like=True, frozen=True, gc=False):
    """A HIT that a roll gives, its rule, and how many dice show nothing but A for it."""

    why: Public[str]
    only_a: Public[int]
    attackers: Public[Attackers]


class Thrown(Struct, array_like=True, gc=False):
    """The roll on the table, counted by slot."""

    regular: Public[int]
    bosses: Public[int]
    epic: Public[int]
    """What is rolled: so many regular dice, Boss dice and Epic pairs."""
    helped: Public[int] = -1
    """The seat that is assisted; -1 for an own roll."""
    faces: Public[list[int]] = field(default_factory=NO_DICE.copy)
    """How many dice show what; once the rest is settled, what is still to be sent away."""
    final: Public[list[int]] = []
    """How many of these were re-rolled; their face stands. Empty before. [DA-REROLL-02]"""
    hits: Public[list[Hit]] = []
    """HITs that are taken when all dice are where they belong. [DA-RULING-35]"""
    artifacts_used: Public[int] = 0
    ability_used: Public[int] = 0

    def finals(self) -> list[int]:
        """The re-rolled dice by slot, to be counted up."""
        if not self.final:
            self.final = NO_DICE.copy()
        return self.final


class LevelDice(Struct, array_like=True, frozen=True):
    """The dice of a level, within the bounds of a custom dungeon. [DA-RULING-61]"""

    regular: Public[Annotated[int, Meta(ge=1, le=30)]]
    bosses: Public[Annotated[int, Meta(ge=0, le=2)]] = 0


BASIC_DUNGEON = [LevelDice(14, 0), LevelDice(14, 1), LevelDice(14, 2)]
"""[DA-DUNGEON-01]"""


class TableSetup(Setup, array_like=True, frozen=True):
    """What a table may set before the game. [DA-CHOICE-01]"""

    epic_monster: Public[bool] = False
    strict_knock_out: Public[bool] = False
    shared_hoard: Public[bool] = False
    free_choice: Public[bool] = False
    starting_player: Public[Annotated[int, Meta(ge=0, le=8)]] = 0
    """The seat that starts, from 1; 0 draws one."""
    dungeon: Public[Annotated[list[LevelDice], Meta(min_length=1, max_length=9)]] = field(
        default_factory=lambda: list(BASIC_DUNGEON)
    )


class Phase(IntEnum):
    """Where the game is between two steps."""

    DEAL = 0
    FIGHT = 1
    MOVING = 2
    """Within a turn: moving monsters are being sent away."""
    SEARCH = 3
    OVER = 4


class DungeonState(State):
    """The dungeon and the party."""

    phase: Public[Phase]
    setup: Public[TableSetup]
    deck: Public[Pile]
    """Adventurers not taken yet, as numbers in `cards`."""
    cards: Public[list[Adventurer]]
    """The adventurers to take from; back in the box once everybody has one."""
    seats: Public[list[Seat]]
    level: Public[int] = 0
    """From 1; 0 before the first."""
    opener: Public[int] = 0
    turn: Public[int] = 0
    busted: Public[bool] = False
    """Whether the door of this level was busted."""
    declined: Public[int] = 0
    """The set of seats that declined the opening Bust of this level."""
    room: Public[Monsters] = field(default_factory=Monsters)
    thrown: Public[Thrown | None] = None

    def next_able(self, seat: int) -> int:
        """The next seat to the left that is not Knocked Out, where somebody is."""
        seats = self.seats
        while True:
            seat = (seat + 1) % len(seats)
            if seats[seat].hits < KNOCKED_OUT:
                return seat
