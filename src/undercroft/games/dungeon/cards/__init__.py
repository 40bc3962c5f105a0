"""The printed cards: what each can do, in numbers. Zero, false and none mean that it can't.

A card is data. The rules ask what a card can do, never which card it is.
"""

from undercroft.games.dungeon.cards.endings import Attack, BossCard, DoomCard
from undercroft.games.dungeon.cards.foes import Foe, GuardCard, MinionCard, MonsterCard, TrapCard
from undercroft.games.dungeon.cards.heroes import (
    ActionCard,
    ClassCard,
    Deed,
    FeatCard,
    GiftCard,
    Traits,
)
from undercroft.games.dungeon.cards.magic import ChamberCard, SpellCard
from undercroft.games.dungeon.cards.numbers import COLUMNS, LEVELS, TIERS, Column, Kind, Tier
from undercroft.games.dungeon.cards.treasures import (
    Find,
    ItemCard,
    PrizeCard,
    RelicCard,
    Treasure,
)

__all__ = [
    "COLUMNS",
    "LEVELS",
    "TIERS",
    "ActionCard",
    "Attack",
    "BossCard",
    "ChamberCard",
    "ClassCard",
    "Column",
    "Deed",
    "DoomCard",
    "FeatCard",
    "Find",
    "Foe",
    "GiftCard",
    "GuardCard",
    "ItemCard",
    "Kind",
    "MinionCard",
    "MonsterCard",
    "PrizeCard",
    "RelicCard",
    "SpellCard",
    "Tier",
    "Traits",
    "TrapCard",
    "Treasure",
]
