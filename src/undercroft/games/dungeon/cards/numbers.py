"""The numbers and words that cards are made of, with their bounds."""

from typing import Annotated, Literal

from msgspec import Meta

Column = Literal["rogue", "cleric", "fighter", "wizard", "fireball", "lightning-bolt"]
COLUMNS: tuple[Column, ...] = (
    "rogue",
    "cleric",
    "fighter",
    "wizard",
    "fireball",
    "lightning-bolt",
)
"""The six numbers of a foe, in their order. [DG-DECK-03]"""
Hand = Literal["rogue", "cleric", "fighter", "wizard"]
"""The columns of those who fight hand to hand."""
Kind = Literal["humanoid", "undead", "beast", "construct", "fiend", "ooze", "dragon"]
Tier = Literal["miss", "stunned", "hurt", "serious", "killed"]
TIERS: tuple[Tier, ...] = ("miss", "stunned", "hurt", "serious", "killed")
"""How a monster's attack may end, from the mildest on. [DG-CLT-06]"""
LEVELS = range(1, 7)

Level = Annotated[int, Meta(ge=LEVELS.start, le=LEVELS[-1])]
Target = Annotated[int, Meta(ge=2, le=12)]
SpellTarget = Target | Literal["-"]
"""A dash means that the spell does nothing. [DG-DECK-03]"""
Targets = tuple[Target, Target, Target, Target, SpellTarget, SpellTarget]
Gold = Annotated[int, Meta(ge=250, le=30_000, multiple_of=250)]
Few = Annotated[int, Meta(ge=0, le=12)]
Dice = Annotated[int, Meta(ge=0, le=6)]
Change = Annotated[int, Meta(ge=-4, le=4)]
