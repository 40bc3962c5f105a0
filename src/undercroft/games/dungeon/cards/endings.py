"""What decides how it ends: the boss, and the doom track of the solo game."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from undercroft.content import Card


class Attack(Struct, frozen=True, forbid_unknown_fields=True):
    """How hard the boss is to hit: dice of a strike, and re-rolls. [DG-BOSS-08]"""

    dice: Annotated[int, Meta(ge=2, le=6)]
    rerolls: Literal["none", "attack", "strike"] = "none"
    """One for the whole attack, or one for each strike. [DG-ASSAULT-13] [DG-ASSAULT-14]"""


class BossCard(Card, array_like=True, frozen=True, kw_only=True):
    """The boss. [DG-SPECIAL-02]"""

    spells: Annotated[tuple[str, ...], Meta(min_length=2)]
    """The ids of the spells he chooses among. [DG-BOSS-03]"""
    attacks: Annotated[tuple[Attack, ...], Meta(min_length=1)]
    """The first attack, the second, and so on; the last one for all later ones. [DG-BOSS-11]"""
    least_life: Annotated[int, Meta(ge=1, le=99)] = 1
    """Hit points at least. [DG-BOSS-02]"""
    tempered_life: Annotated[int, Meta(ge=1, le=99)]
    """Hit points at most when he is tempered. [DG-RULING-62]"""
    robs: Annotated[int, Meta(ge=1, le=9)] = 1
    """Treasures that a wrong guess costs. [DG-BOSS-06]"""


class DoomCard(Card, array_like=True, frozen=True, kw_only=True):
    """The doom track of the solo game. [DG-DOOM-01]"""

    steps: Annotated[int, Meta(ge=1, le=99)]
    """The last one is the skull."""
    threats: Annotated[int, Meta(ge=1, le=12)]
    """Threat tokens in the pool. [DG-SETUP-20]"""
