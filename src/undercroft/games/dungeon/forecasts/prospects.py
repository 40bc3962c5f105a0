"""What a hero can expect from a choice.

`seat` is upon whom it falls; `foe`, `rival`, `treasure` and `spell` are cards, `place` is a space.
"""

from undercroft.engine import Prospect


class DungeonProspect(Prospect, frozen=True):
    """Something to expect under Darkpain Castle."""


# Fights


class AttackChance(DungeonProspect, frozen=True):
    """The chance hand to hand against a monster, and the number to reach."""

    tone = "gain"

    seat: int
    foe: int
    needs: int
    chance: int


class UnknownFoe(DungeonProspect, frozen=True):
    """A monster that nobody has seen: how often those of its level are beaten by hand."""

    seat: int
    level: int
    chance: int


class SpellChance(DungeonProspect, frozen=True):
    """The chance of a spell against a monster, and the number to reach."""

    tone = "gain"

    seat: int
    foe: int
    needs: int
    chance: int


class Immune(DungeonProspect, frozen=True):
    """No spell of the hand does anything to a monster."""

    tone = "loss"

    seat: int
    foe: int


class UnknownSpellChance(DungeonProspect, frozen=True):
    """How often a spell beats the monsters of a level; the best spell of the hand."""

    tone = "gain"

    seat: int
    spell: int
    level: int
    chance: int


class FailureBrings(DungeonProspect, frozen=True):
    """What a monster does to who fails: the share of each result, in percent."""

    tone = "loss"

    seat: int
    stunned: int
    hurt: int
    serious: int
    killed: int


class FromSafety(DungeonProspect, frozen=True):
    """No monster strikes back at who casts from the door; a miss ends the turn."""


class Escapes(DungeonProspect, frozen=True):
    """The fight is over, without a Monster Attack roll."""

    tone = "gain"

    seat: int


class RollBecomes(DungeonProspect, frozen=True):
    """What an attack roll would be, and the number it has to reach."""

    seat: int
    total: int
    needs: int


class ChanceBecomes(DungeonProspect, frozen=True):
    """The chance to win with what is added, or with the dice rolled again."""

    tone = "gain"

    seat: int
    chance: int


class FoeSlain(DungeonProspect, frozen=True):
    """The monster is destroyed, whatever it is."""

    tone = "gain"

    seat: int
    foe: int


class Suffers(DungeonProspect, frozen=True):
    """What a result of the Monster Attack Table means: treasures that are dropped."""

    tone = "loss"

    seat: int
    tier: str
    drops: int


class Unharmed(DungeonProspect, frozen=True):
    """Nothing happens to the hero."""

    tone = "gain"

    seat: int


class DuelChance(DungeonProspect, frozen=True):
    """The chance to beat another hero; the rest is lost or tied."""

    tone = "gain"

    seat: int
    rival: int
    chance: int


class DuelRisk(DungeonProspect, frozen=True):
    """The chance to be beaten, and the best treasure that may be lost."""

    tone = "loss"

    seat: int
    gold: int
    chance: int


class HexChance(DungeonProspect, frozen=True):
    """The chance of a spell against another hero."""

    tone = "gain"

    seat: int
    rival: int
    needs: int
    chance: int


class Booty(DungeonProspect, frozen=True):
    """The best treasure that a rival carries."""

    rival: int
    gold: int


# Ways


class WalkCost(DungeonProspect, frozen=True):
    """The steps to a space, and those that are left there; none where a monster stops it."""

    steps: int
    left: int


class FoeThere(DungeonProspect, frozen=True):
    """A monster that is known to be on a space."""

    foe: int


class TreasureThere(DungeonProspect, frozen=True):
    """Treasure that is known to be on a space."""

    tone = "gain"

    seat: int
    gold: int


class PrizeThere(DungeonProspect, frozen=True):
    """A face-down Prize of a level, and what such a card is worth on average."""

    level: int
    gold: int


class RivalThere(DungeonProspect, frozen=True):
    """A hero is there."""

    rival: int


class RestsThere(DungeonProspect, frozen=True):
    """A space to rest on."""


class StepsHome(DungeonProspect, frozen=True):
    """The steps from a space to the Great Hall."""

    steps: int


class DoorChance(DungeonProspect, frozen=True):
    """The chance to find a secret door."""

    tone = "gain"

    seat: int
    chance: int


class ElseMoveEnds(DungeonProspect, frozen=True):
    """A failed search ends the move."""


class StepsAdded(DungeonProspect, frozen=True):
    """Spaces that are added to a move."""

    tone = "gain"

    seat: int
    steps: int


class SlipsPast(DungeonProspect, frozen=True):
    """Monsters don't stop this move."""


class TeleportReach(DungeonProspect, frozen=True):
    """The levels to which Teleport may lead."""

    lowest: int
    highest: int


# Treasure


class GoldGained(DungeonProspect, frozen=True):
    """Gold that would be won."""

    tone = "gain"

    seat: int
    gold: int


class GoldLost(DungeonProspect, frozen=True):
    """Gold that would be lost."""

    tone = "loss"

    seat: int
    gold: int


class GoalMissing(DungeonProspect, frozen=True):
    """What would then be missing from the goal; nothing means that it is met."""

    seat: int
    gold: int


# Classes and the boss


class ClassFigures(DungeonProspect, frozen=True):
    """What a class has to bring home, and how far it walks."""

    gold: int
    steps: int
    dice: int


class BossWaits(DungeonProspect, frozen=True):
    """The boss's hit points, and the dice of a strike."""

    life: int
    dice: int


class VictoryChance(DungeonProspect, frozen=True):
    """The chance to beat the boss with the goal still met."""

    tone = "gain"

    seat: int
    chance: int


class StrikeChance(DungeonProspect, frozen=True):
    """The chance of a right guess and a double after it."""

    tone = "gain"

    seat: int
    dice: int
    chance: int


class DoubleChance(DungeonProspect, frozen=True):
    """The chance of a double."""

    tone = "gain"

    seat: int
    chance: int


PROSPECTS: tuple[type[Prospect], ...] = tuple(DungeonProspect.__subclasses__())
