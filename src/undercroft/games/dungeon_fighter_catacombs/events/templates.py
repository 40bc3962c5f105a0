"""Templates are flipped and laid on the Target."""

from undercroft.engine import Names, Weight
from undercroft.games.dungeon_fighter_catacombs.events.base import CatacombsEvent, HeroEvent


class TemplateFlipped(HeroEvent, frozen=True):
    """It lies on the board. [DC-TEMPL-04]"""

    weight = Weight.STEP
    template: Names


class FlipVoid(HeroEvent, frozen=True):
    """It turned too little. [DC-RULING-69]"""

    template: Names


class FlipFailed(HeroEvent, frozen=True):
    """It touched the table. [DC-TEMPL-05]"""

    weight = Weight.STEP
    tone = "loss"
    template: Names
    life: int


class TemplateGone(CatacombsEvent, frozen=True):
    template: Names


class WebGone(HeroEvent, frozen=True):
    """A die rested on it. [DC-MODIF-07]"""

    weight = Weight.STEP
    dice: int
    """White dice it cost, 0 or 1. [DC-MODIF-06]"""
