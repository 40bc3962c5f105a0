"""Rooms are turned up and entered, and monsters are met."""

from undercroft.engine import Names, Parts, Weight
from undercroft.games.dungeon_fighter_catacombs.events.base import CatacombsEvent, HeroEvent


class RoundBegan(HeroEvent, frozen=True):
    """`who` is the Leader."""

    turn: int


class RoomsSeen(HeroEvent, frozen=True):
    """The Leader looked at some cards in secret. [DC-PATH-01]"""

    cards: int


class RoomRevealed(HeroEvent, frozen=True):
    weight = Weight.STEP
    room: int
    icons: int
    total: int
    """Of the icons since the last Shop."""


class GoldFound(CatacombsEvent, frozen=True):
    weight = Weight.STEP
    gold: int


class DiceFound(CatacombsEvent, frozen=True):
    weight = Weight.STEP
    dice: int
    missing: int
    """What the supply could not give. [DC-RULING-34]"""


class GearFound(CatacombsEvent, frozen=True):
    """[DC-DUNFX-04]"""

    weight = Weight.STEP
    gear: int


class NoCardLeft(CatacombsEvent, frozen=True):
    """The Shop deck is empty. [DC-RULING-55]"""


class MonsterMet(CatacombsEvent, frozen=True):
    weight = Weight.STEP
    foe: int
    level: int
    life: int
    damage: int
    gold: int


class LifeAdded(CatacombsEvent, frozen=True):
    """Room and difficulty make the monster stronger. [DC-REVEAL-07]"""

    foe: int
    life: int
    parts: Parts


class BossMet(CatacombsEvent, frozen=True):
    weight = Weight.TURN
    foe: int
    life: int
    damage: int


class BoardChanged(CatacombsEvent, frozen=True):
    """A stand, webs: `cause` names the Board Modifier. [DC-MODIF-01]"""

    weight = Weight.STEP
    cause: Names


class SpecialDieAdded(CatacombsEvent, frozen=True):
    """[DC-SPDICE-01]"""

    weight = Weight.STEP
    die: int
