"""Before and after a roll: more dice, other faces, and who may meddle."""

from typing import Literal

from msgspec import field

from undercroft.games.dungeon_run.effects.conditions import Deed, Effect, Face, Few, Rating, Which


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


RollEffect = (
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
)
