"""What a Hero or the Party can expect from a choice.

`seat` is upon whom it falls; `cause` names an ability, `throws` special throws.
"""

from undercroft.engine import Names, Prospect


class FighterProspect(Prospect, frozen=True):
    """Something to expect in the dungeon."""


# Throws


class HitChance(FighterProspect, frozen=True):
    """How often an average hand hits like this."""

    tone = "gain"
    seat: int
    chance: int


class UsualDamage(FighterProspect, frozen=True):
    """What a hit like this deals on average, in whole points, without the symbol."""

    tone = "gain"
    seat: int
    damage: int


class KillChance(FighterProspect, frozen=True):
    """How often such a throw defeats the monster, without the symbol."""

    tone = "gain"
    seat: int
    chance: int


class SymbolChance(FighterProspect, frozen=True):
    """How often the ability of this colour comes into play."""

    tone = "gain"
    seat: int
    cause: Names
    chance: int


class AbilityCovered(FighterProspect, frozen=True):
    """A scar covers the ability of this colour."""

    seat: int
    cause: Names


class MissHurts(FighterProspect, frozen=True):
    """What a miss would cost now."""

    tone = "loss"
    seat: int
    damage: int


class MissFells(FighterProspect, frozen=True):
    """A miss would make the Hero faint."""

    tone = "loss"
    seat: int
    damage: int


class NothingCanHit(FighterProspect, frozen=True):
    """What monster and room demand can't be combined. [DF-RULING-60]"""

    tone = "loss"
    seat: int


# Damage that is reckoned


class DamageThen(FighterProspect, frozen=True):
    """The damage of the throw, and what the monster has left then."""

    tone = "gain"
    seat: int
    damage: int
    life: int


class Kills(FighterProspect, frozen=True):
    """The monster is defeated by it."""

    tone = "gain"
    seat: int
    damage: int


class Hurts(FighterProspect, frozen=True):
    """What the Hero loses and has left."""

    tone = "loss"
    seat: int
    damage: int
    life: int


class Fells(FighterProspect, frozen=True):
    """The Hero faints by it."""

    tone = "loss"
    seat: int
    damage: int


class Spares(FighterProspect, frozen=True):
    """The Hero takes no damage."""

    tone = "gain"
    seat: int


# The Party


class BeatingCosts(FighterProspect, frozen=True):
    """Choice B: all lose so much, and so many faint."""

    damage: int
    fallen: int


class LosesGame(FighterProspect, frozen=True):
    """Everybody faints."""


class ShameCosts(FighterProspect, frozen=True):
    """All lose 1 HP, and so many faint."""

    fallen: int


class LastDie(FighterProspect, frozen=True):
    """Bonus dice that are left then."""

    dice: int


class Heals(FighterProspect, frozen=True):
    """What a Hero recovers."""

    tone = "gain"
    seat: int
    amount: int


class HealsAll(FighterProspect, frozen=True):
    """What all Heroes recover together."""

    amount: int


class GoldThen(FighterProspect, frozen=True):
    """Gold that is left in the Treasury."""

    gold: int


class DiceThen(FighterProspect, frozen=True):
    """Bonus dice in the Treasury then."""

    dice: int


class AbilityHere(FighterProspect, frozen=True):
    """The ability that a colour stands for."""

    cause: Names


class HandsFull(FighterProspect, frozen=True):
    """The Hero would have to let something else go."""

    seat: int


# Rooms


class RoomAhead(FighterProspect, frozen=True):
    """What kind of room it is: plain, shop, fountain, treasure or perilous."""

    kind: str


class TreasureAhead(FighterProspect, frozen=True):
    """What is printed in a Treasure Room; two of the three are 0."""

    gold: int
    dice: int
    cards: int


class PerilAhead(FighterProspect, frozen=True):
    """What a Perilous Room demands, and how often an average hand hits like that."""

    throws: Names
    chance: int


PROSPECTS: tuple[type[Prospect], ...] = tuple(FighterProspect.__subclasses__())
