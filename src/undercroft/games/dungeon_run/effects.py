"""Effects: what a card can do, as data. TIMING.md says when each is looked at.

An effect names its verb in `do` and its conditions in plain fields; all conditions must hold. The
rules ask for effects at their timing points and never for a card.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

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


# --- Acts: things that are done on the spot, by special actions, triggers, traps and strangers ---

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


# --- Before a roll ---


class Dice(Effect, frozen=True, kw_only=True, tag="dice"):
    """More dice (or fewer) in these rolls. On a monster's card: for the hero who faces it."""

    amount: Few = 1
    deeds: tuple[Deed, ...]


class BaseDice(Effect, frozen=True, kw_only=True, tag="base-dice"):
    """More dice in these rolls: half of a base rating, rounded down, at least 1."""

    of: Rating
    deeds: tuple[Deed, ...]


class Raise(Effect, frozen=True, kw_only=True, tag="raise"):
    """A rating is so much higher."""

    of: Rating
    amount: Few = 1


class MoreLife(Effect, frozen=True, kw_only=True, tag="life"):
    """Life is so much higher."""

    amount: Few = 1


class BetterHelp(Effect, frozen=True, kw_only=True, tag="help"):
    """The hero's assist adds so many dice more."""

    amount: Few = 1


class WorseHarm(Effect, frozen=True, kw_only=True, tag="spoil"):
    """The hero's sabotage takes so many dice more."""

    amount: Few = 1


class Unspoiled(Effect, frozen=True, kw_only=True, tag="unspoiled"):
    """Nobody can sabotage the hero."""


class Reach(Effect, frozen=True, kw_only=True, tag="reach"):
    """The hero may assist and sabotage on adjacent tiles too."""


# --- After a roll ---


class Reroll(Effect, frozen=True, kw_only=True, tag="reroll"):
    """The hero may re-roll his own dice of these rolls."""

    deeds: tuple[Deed, ...]
    dice: Which = "all"


class ForceReroll(Effect, frozen=True, kw_only=True, tag="force-reroll"):
    """The hero may make another hero, or a monster, re-roll on his tile (or an adjacent one)."""

    of: Literal["hero", "monster"]
    deeds: tuple[Deed, ...] = ("battle", "duel", "defend", "disarm", "escape")
    dice: Which = "all"
    near: bool = False


class TurnDie(Effect, frozen=True, kw_only=True, tag="turn-die"):
    """The hero may turn one of his dice of these rolls to a face."""

    deeds: tuple[Deed, ...]
    to: Face = 6


class Counts(Effect, frozen=True, kw_only=True, tag="counts"):
    """Each own die of these rolls that shows `face` counts as `as`."""

    deeds: tuple[Deed, ...]
    face: Face
    as_: Face = field(name="as")


# --- Damage ---


class Sharp(Effect, frozen=True, kw_only=True, tag="sharp"):
    """Defense counts as so much lower for the hero's dice; in a duel 4+ becomes so much lower."""

    amount: Few = 1


class Heavy(Effect, frozen=True, kw_only=True, tag="heavy"):
    """Each hit by a die that shows one of these faces gives 2 wounds."""

    faces: tuple[Face, ...]


class Parry(Effect, frozen=True, kw_only=True, tag="parry"):
    """Dice that show one of these faces may block any hit."""

    faces: tuple[Face, ...]


class Armor(Effect, frozen=True, kw_only=True, tag="armor"):
    """Roll so many dice; each that shows `save` or more removes a hit about to be taken."""

    dice: Few = 1
    save: Face = 5


class Ward(Effect, frozen=True, kw_only=True, tag="ward"):
    """So many hits of an attack are removed without a roll."""

    amount: Few = 1


class Thorns(Effect, frozen=True, kw_only=True, tag="thorns"):
    """A monster or hero whose attack wounds the hero takes so many wounds."""

    amount: Few = 1


# --- Tests, moves and tiles ---


class EasyEscape(Effect, frozen=True, kw_only=True, tag="easy-escape"):
    """The number needed to escape is so much lower."""

    amount: Few = 1


class EasyDisarm(Effect, frozen=True, kw_only=True, tag="easy-disarm"):
    """Traps need so many successes fewer, at least 1."""

    amount: Few = 1


class Soak(Effect, frozen=True, kw_only=True, tag="soak"):
    """So many wounds fewer from each trap, or from each special tile."""

    from_: Literal["traps", "tiles"] = field(name="from")
    amount: Few = 1


class Hold(Effect, frozen=True, kw_only=True, tag="hold"):
    """Heroes who escape from this hero need so much more."""

    amount: Few = 1


class Slip(Effect, frozen=True, kw_only=True, tag="slip"):
    """The hero may Move although a monster, or in the endgame a hero, shares his tile."""

    from_: Literal["monsters", "heroes"] = field(name="from")


class Stride(Effect, frozen=True, kw_only=True, tag="stride"):
    """After a Move the hero may go one laid tile further."""


class SureFooted(Effect, frozen=True, kw_only=True, tag="sure-footed"):
    """The rolls of these special tiles do not bother the hero."""

    tiles: tuple[Literal["bridge", "channel", "gate"], ...]


class Uncursed(Effect, frozen=True, kw_only=True, tag="uncursed"):
    """A cursed tile does not switch off the hero's abilities."""


class Unbothered(Effect, frozen=True, kw_only=True, tag="unbothered"):
    """No free attack for a whole turn beside a monster, and none for a failed escape."""


class Repel(Effect, frozen=True, kw_only=True, tag="repel"):
    """Monsters never roam onto the hero's tile; a boss may."""


class Redraw(Effect, frozen=True, kw_only=True, tag="redraw"):
    """The hero may put a fitting tile aside and draw another."""


# --- Goods ---


class Bargain(Effect, frozen=True, kw_only=True, tag="bargain"):
    """Advance costs one encounter card instead of two."""


class KeepItems(Effect, frozen=True, kw_only=True, tag="keep-items"):
    """Knocked out, the hero leaves no item."""


class QuickStand(Effect, frozen=True, kw_only=True, tag="quick-stand"):
    """Standing up leaves so many actions of that turn."""

    amount: Few = 1


class Insight(Effect, frozen=True, kw_only=True, tag="insight"):
    """When ability cards are drawn, so many more to choose from."""

    amount: Few = 1


class AlsoTrained(Effect, frozen=True, kw_only=True, tag="also-trained"):
    """The hero may equip items of this training too."""

    as_: Training = field(name="as")


# --- Monsters ---


class Only(Effect, frozen=True, kw_only=True, tag="only"):
    """The monster can be battled only with this rating."""

    of: Rating


class Fierce(Effect, frozen=True, kw_only=True, tag="fierce"):
    """So many more (or fewer) attack dice; `free`: only in free attacks."""

    amount: Few = 1
    free: bool = False


class Hardened(Effect, frozen=True, kw_only=True, tag="hardened"):
    """Defense is so much higher (or lower)."""

    amount: Few = 1


class Tough(Effect, frozen=True, kw_only=True, tag="tough"):
    """So many wounds of each battle or free attack do not count."""

    amount: Few = 1


class Regrow(Effect, frozen=True, kw_only=True, tag="regrow"):
    """So many wounds are removed from the monster before each roaming step."""

    amount: Few = 1


class Again(Effect, frozen=True, kw_only=True, tag="again"):
    """The monster rolls its dice without a power number once again."""


class Pierce(Effect, frozen=True, kw_only=True, tag="pierce"):
    """No armor helps against the monster."""


class Lone(Effect, frozen=True, kw_only=True, tag="lone"):
    """Nobody can assist in a battle with the monster."""


class Rooted(Effect, frozen=True, kw_only=True, tag="rooted"):
    """The monster does not roam."""


# --- Triggers and special actions ---

Event = Literal[
    "kill",
    "disarm",
    "assist",
    "search",
    "explore",
    "move",
    "escape",
    "advance",
    "turn",
    "stand",
    "duel-win",
    "summon",
    "sabotaged",
    "reveal",
    "wounds",
    "death",
]
"""For heroes: he killed a monster, disarmed a trap, gave an assist that was used, searched, laid a
tile, took a Move, escaped, advanced, began his turn, stood up, wounded a hero in a duel without
being wounded, summoned a monster, sabotaged an action that failed. For monsters: it was drawn, its
attack wounded a hero, it was killed."""


class On(Effect, frozen=True, kw_only=True, tag="on"):
    """When this happens, the acts are done, in order; `may` lets the hero decline."""

    event: Event
    acts: tuple[AnyAct, ...]
    may: bool = False


class Action(Effect, frozen=True, kw_only=True, tag="action"):
    """A special action of the hero's turn, or a free one."""

    acts: tuple[AnyAct, ...]
    free: bool = False


AnyEffect = (
    Dice
    | BaseDice
    | Raise
    | MoreLife
    | BetterHelp
    | WorseHarm
    | Unspoiled
    | Reach
    | Reroll
    | ForceReroll
    | TurnDie
    | Counts
    | Sharp
    | Heavy
    | Parry
    | Armor
    | Ward
    | Thorns
    | EasyEscape
    | EasyDisarm
    | Soak
    | Hold
    | Slip
    | Stride
    | SureFooted
    | Uncursed
    | Unbothered
    | Repel
    | Redraw
    | Bargain
    | KeepItems
    | QuickStand
    | Insight
    | AlsoTrained
    | Only
    | Fierce
    | Hardened
    | Tough
    | Regrow
    | Again
    | Pierce
    | Lone
    | Rooted
    | On
    | Action
)
