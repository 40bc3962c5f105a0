"""When an effect works: the conditions that every effect may name, and their words."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Rating = Literal["brawn", "magic", "skill"]
Training = Literal["prayer", "war", "magic", "talent"]
Type = Literal["humanoid", "undead", "beast", "animate"]
Slot = Literal["primary", "off", "head", "body"]
Deed = Literal[
    "battle", "duel", "defend", "disarm", "escape", "bridge", "channel", "gate", "content"
]
"""A roll: an own battle, an attack on a hero, being attacked by one, a trap, an escape, the entry
of a tile (fall or leap), a gate that is lifted, the content of a laid tile."""
Once = Literal["always", "turn", "game"]
"""How often: any time, once until the own next turn, once a game."""
Which = Literal["all", "one", "misses"]
"""The dice of a re-roll: all, one of the hero's choice, all that show less than 4."""
Few = Annotated[int, Meta(ge=-4, le=9)]
Face = Annotated[int, Meta(ge=1, le=6)]


class Effect(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """The conditions every effect may name. On a monster's card "the hero" is its opponent."""

    against: tuple[Type, ...] = ()
    """Only where a monster of these types is faced."""
    boss: bool = False
    """Only where the boss is faced."""
    rating: Rating | None = None
    """Only in a roll of this rating."""
    race: str = ""
    """Only where the other hero (on a monster's card: the hero) is of this race."""
    own_race: str = ""
    """Only if the bearer is of this race."""
    training: Training | None = None
    """Only where the other hero (on a monster's card: the hero) has this training."""
    alone: bool = False
    """Only while no other standing hero is on the tile."""
    company: bool = False
    """Only while another standing hero is on the tile."""
    hurt: bool = False
    """Only while the hero has wounds for at least half of his life."""
    enchanted: bool = False
    """Only while the hero has an enchanted item equipped."""
    endgame: bool = False
    """Only in the endgame."""
    once: Once = "always"
