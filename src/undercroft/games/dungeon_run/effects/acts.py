"""Acts: things that are done on the spot, by special actions, triggers, traps and strangers."""

from typing import Literal

from msgspec import Struct, field

from undercroft.games.dungeon_run.effects.conditions import Few, Rating

Who = Literal["self", "hero-here", "hero-near", "others-here", "others-near", "all-here"]
"""Self; one other hero on the tile (or on it and the adjacent ones), chosen; all others there; all
on the tile with the hero himself."""
Where = Literal["here", "near", "any"]
"""The hero's tile; that or an adjacent one; any tile."""


class Act(Struct, frozen=True, kw_only=True, tag_field="act", forbid_unknown_fields=True):
    """One thing that is done. Targets that are not there make the act do nothing."""


class Heal(Act, frozen=True, kw_only=True, tag="heal"):
    """Wounds are removed."""

    amount: Few = 1
    who: Who = "self"


class Harm(Act, frozen=True, kw_only=True, tag="harm"):
    """Wounds are put on heroes; no armor helps."""

    amount: Few = 1
    who: Who = "hero-here"


class Strike(Act, frozen=True, kw_only=True, tag="strike"):
    """Wounds are put on one monster, outside battle."""

    amount: Few = 1
    where: Where = "here"


class FreeAttack(Act, frozen=True, kw_only=True, tag="free-attack"):
    """The hero makes a free attack with a rating on the monster or on a hero of his tile."""

    with_: Rating = field(name="with", default="brawn")
    on: Literal["monster", "hero"] = "monster"
    dice: Few = 0
    """More dice than the rating."""


class FindTreasure(Act, frozen=True, kw_only=True, tag="treasure"):
    """Treasures are drawn into the loot pile, unseen by others."""

    amount: Few = 1


class FindArtifact(Act, frozen=True, kw_only=True, tag="artifact"):
    """An artifact that is not in play comes to the hero; he may equip it at once."""

    id: str


class Train(Act, frozen=True, kw_only=True, tag="train"):
    """A training marker on a rating of the hero's choice."""


class MoreActions(Act, frozen=True, kw_only=True, tag="actions"):
    """So many actions more in this turn; a negative number takes actions away."""

    amount: Few = 1


class Warp(Act, frozen=True, kw_only=True, tag="warp"):
    """The hero goes to a tile: the Entrance, any laid tile, one step along exits of laid tiles, or
    the tile of another hero. He enters it.
    """

    to: Literal["entrance", "any", "near", "hero"] = "any"


class Shove(Act, frozen=True, kw_only=True, tag="shove"):
    """Another hero on the tile is moved to an adjacent tile of the doer's choice; he enters it."""


class SeeBoss(Act, frozen=True, kw_only=True, tag="see-boss"):
    """The hero looks at the hidden boss card in secret."""


class SeeEncounters(Act, frozen=True, kw_only=True, tag="see-encounters"):
    """The hero looks at the next encounter cards in secret; each stays or goes to the bottom."""

    amount: Few = 1


class Push(Act, frozen=True, kw_only=True, tag="push"):
    """A monster, even one that does not roam, is moved to an adjacent tile without one; it takes
    along what it would take roaming. Never a boss.
    """

    where: Where = "here"


class Steal(Act, frozen=True, kw_only=True, tag="steal"):
    """A random card of a back is taken from the loot pile of another hero on the tile."""

    back: Literal["treasure", "encounter"] = "treasure"


class DropItem(Act, frozen=True, kw_only=True, tag="drop-item"):
    """The hero leaves an item of his choice face up on his tile."""


class Attach(Act, frozen=True, kw_only=True, tag="attach"):
    """This card is put on the monster of the tile; its `attached` effects work on that monster."""


class Incite(Act, frozen=True, kw_only=True, tag="incite"):
    """A monster makes a free attack on a hero (not the doer) on its tile."""

    where: Literal["here", "near", "any", "summoned"] = "any"


class CallMonster(Act, frozen=True, kw_only=True, tag="summon"):
    """One more monster is summoned, as by Summon."""


class Cleanse(Act, frozen=True, kw_only=True, tag="cleanse"):
    """One lasting trap on the hero is discarded."""


class Ambush(Act, frozen=True, kw_only=True, tag="ambush"):
    """An encounter card is drawn for the hero's tile and resolved."""


AnyAct = (
    Heal
    | Harm
    | Strike
    | FreeAttack
    | FindTreasure
    | FindArtifact
    | Train
    | MoreActions
    | Warp
    | Shove
    | SeeBoss
    | SeeEncounters
    | Push
    | Steal
    | DropItem
    | Attach
    | Incite
    | CallMonster
    | Cleanse
    | Ambush
)
