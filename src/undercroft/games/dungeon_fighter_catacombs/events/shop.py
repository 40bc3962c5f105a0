"""What is sold and bought."""

from undercroft.engine import Names, Weight
from undercroft.games.dungeon_fighter_catacombs.events.base import CatacombsEvent, HeroEvent


class ShopReached(CatacombsEvent, frozen=True):
    weight = Weight.TURN
    shop: int
    """1 to 3."""


class ShopOpened(CatacombsEvent, frozen=True):
    weight = Weight.STEP
    offer: Names


class TokenTaken(HeroEvent, frozen=True):
    weight = Weight.DEED
    tone = "gain"
    colour: int


class CardBought(CatacombsEvent, frozen=True):
    weight = Weight.STEP
    gear: int
    price: int
    gold: int
    """Left in the Chest."""


class DieBought(CatacombsEvent, frozen=True):
    weight = Weight.STEP
    dice: int
    gold: int


class HealingBought(CatacombsEvent, frozen=True):
    weight = Weight.STEP
    gold: int


class RoomsReturned(CatacombsEvent, frozen=True):
    """[DC-SHOP-10]"""

    cards: int
