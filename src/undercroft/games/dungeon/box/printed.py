"""What is printed: the content files, and what each of them lists."""

from typing import Any

from msgspec import Struct

from undercroft.games.dungeon.box.places import Place
from undercroft.games.dungeon.cards import (
    ActionCard,
    BossCard,
    ChamberCard,
    ClassCard,
    DoomCard,
    FeatCard,
    GiftCard,
    GuardCard,
    ItemCard,
    MinionCard,
    MonsterCard,
    PrizeCard,
    RelicCard,
    SpellCard,
    TrapCard,
)


class Printed(Struct, frozen=True):
    """What the content files list."""

    classes: tuple[ClassCard, ...]
    gifts: tuple[GiftCard, ...]
    feats: tuple[FeatCard, ...]
    actions: tuple[ActionCard, ...]
    monsters: tuple[MonsterCard, ...]
    traps: tuple[TrapCard, ...]
    guards: tuple[GuardCard, ...]
    minions: tuple[MinionCard, ...]
    prizes: tuple[PrizeCard, ...]
    items: tuple[ItemCard, ...]
    relics: tuple[RelicCard, ...]
    spells: tuple[SpellCard, ...]
    chambers: tuple[ChamberCard, ...]
    bosses: tuple[BossCard, ...]
    dooms: tuple[DoomCard, ...]
    board: tuple[Place, ...]


FILES: dict[str, type[Any]] = {
    "classes": ClassCard,
    "gifts": GiftCard,
    "feats": FeatCard,
    "actions": ActionCard,
    "monsters": MonsterCard,
    "traps": TrapCard,
    "guards": GuardCard,
    "minions": MinionCard,
    "prizes": PrizeCard,
    "items": ItemCard,
    "relics": RelicCard,
    "spells": SpellCard,
    "chambers": ChamberCard,
    "bosses": BossCard,
    "dooms": DoomCard,
    "board": Place,
}
"""The kind of card in each file: `classes.toml` and so on."""
