"""What a hero can expect from a choice; `seat` is upon whom it falls, `card` what it is about."""

from undercroft.engine import Prospect

KNOCKED_OUT, DEAD = 1, 2
"""What becomes of a hero whose wounds reach his life; 0 while they don't."""


class RunProspect(Prospect, frozen=True):
    """Something to expect in the dungeon."""


# Fights


class AttackDice(RunProspect, frozen=True):
    """The dice a hero would roll, and the lowest face that hits."""

    seat: int
    dice: int
    face: int


class FoeDice(RunProspect, frozen=True):
    """The dice a monster rolls, and the faces with which it hits."""

    card: int
    dice: int
    faces: str


class MonsterTakes(RunProspect, frozen=True):
    """Wounds on a monster, and the life it would have left; none means that it dies."""

    tone = "gain"

    seat: int
    card: int
    wounds: int
    left: int


class WoundsTaken(RunProspect, frozen=True):
    """Wounds on a hero, the life he would have left, and his fate: 1 knocked out, 2 dead."""

    tone = "loss"

    seat: int
    wounds: int
    left: int
    fate: int


class WoundRisk(RunProspect, frozen=True):
    """The chance of at least one wound, before armor is rolled for."""

    tone = "loss"

    seat: int
    chance: int


class KillChance(RunProspect, frozen=True):
    """The chance to kill a monster if all dice strike and none blocks."""

    tone = "gain"

    seat: int
    card: int
    chance: int


class FreeAttack(RunProspect, frozen=True):
    """A monster would make a free attack."""

    tone = "loss"

    seat: int
    card: int
    dice: int
    faces: str


class ArmorRoll(RunProspect, frozen=True):
    """The chance that armor stops at least one hit."""

    tone = "gain"

    seat: int
    chance: int


class NeedsHelp(RunProspect, frozen=True):
    """Glyphs: without an assist there is no battle."""


# Rolls


class RollNeeds(RunProspect, frozen=True):
    """A roll that has to show a face so often, and the chance that it does."""

    seat: int
    dice: int
    face: int
    count: int
    chance: int


class ElseWounds(RunProspect, frozen=True):
    """The wounds that a failed roll costs."""

    tone = "loss"

    seat: int
    wounds: int


class ElseFreeAttack(RunProspect, frozen=True):
    """The free attack that a failed escape costs."""

    tone = "loss"

    seat: int
    card: int
    dice: int
    faces: str


class FallRisk(RunProspect, frozen=True):
    """The chance of a fall, and what it costs."""

    tone = "loss"

    seat: int
    wounds: int
    chance: int


class DiceAgain(RunProspect, frozen=True):
    """Dice that would fall again, and how many of them are good as they lie."""

    dice: int
    good: int


class DiceAdded(RunProspect, frozen=True):
    """Dice that an assist adds to a hero's roll."""

    tone = "gain"

    seat: int
    dice: int


class DiceTaken(RunProspect, frozen=True):
    """Dice that sabotage takes from a hero's roll."""

    tone = "loss"

    seat: int
    dice: int


class SabotageWound(RunProspect, frozen=True):
    """A saboteur is wounded if the deed succeeds all the same."""

    tone = "loss"

    seat: int


class AutoPass(RunProspect, frozen=True):
    """From now on one is asked only where it concerns one."""


# Places


class NewTile(RunProspect, frozen=True):
    """The unknown: a tile would be drawn, of so many."""

    tiles: int


class KnownTile(RunProspect, frozen=True):
    """The laid tile to which an exit leads."""

    tile: int


class MonsterThere(RunProspect, frozen=True):
    """A monster is there, with so much life left."""

    card: int
    left: int


class HeroThere(RunProspect, frozen=True):
    """A hero is there."""

    seat: int


class StrangerThere(RunProspect, frozen=True):
    """A stranger is there."""

    card: int


class ThingsThere(RunProspect, frozen=True):
    """Items lie there, face up and face down."""

    items: int
    hidden: int


class CurseThere(RunProspect, frozen=True):
    """A hero's abilities would be off there."""

    tone = "loss"

    seat: int


class ExitsOpen(RunProspect, frozen=True):
    """The exits of a tile that would lead on: to laid tiles, and into the unknown."""

    laid: int
    unknown: int


# Turns and cards


class ActionsLost(RunProspect, frozen=True):
    """Actions that would not be used."""

    tone = "loss"

    seat: int
    actions: int


class ActionsGained(RunProspect, frozen=True):
    """Actions that a card gives."""

    tone = "gain"

    seat: int
    actions: int


class GameWon(RunProspect, frozen=True):
    """The game would be won."""

    tone = "gain"

    seat: int


class EndgameBegins(RunProspect, frozen=True):
    """With the Stone in somebody's hands defeat is death."""


class Finds(RunProspect, frozen=True):
    """What a search brings: items that lie open, and unseen treasures, of which so many fit."""

    tone = "gain"

    seat: int
    items: int
    hidden: int
    unseen: int
    fitting: int


class CardsPaid(RunProspect, frozen=True):
    """Encounter cards that it costs."""

    tone = "loss"

    seat: int
    cards: int


class ItemPaid(RunProspect, frozen=True):
    """An item that it costs."""

    tone = "loss"

    seat: int


class CardLost(RunProspect, frozen=True):
    """A card that would be gone."""

    tone = "loss"

    seat: int
    card: int


class ArtifactChance(RunProspect, frozen=True):
    """The chance of an artifact."""

    tone = "gain"

    seat: int
    card: int
    chance: int


class BossSeen(RunProspect, frozen=True):
    """The chance to look at the hidden boss."""

    tone = "gain"

    seat: int
    chance: int


class Heals(RunProspect, frozen=True):
    """Wounds that would be healed."""

    tone = "gain"

    seat: int
    wounds: int


class TreasureGained(RunProspect, frozen=True):
    """Treasures that would be drawn."""

    tone = "gain"

    seat: int
    treasures: int


class Training(RunProspect, frozen=True):
    """A training marker would be gained."""

    tone = "gain"

    seat: int


class RatingBecomes(RunProspect, frozen=True):
    """What a rating would be: 0 brawn, 1 magic, 2 skill."""

    seat: int
    rating: int
    number: int


class BattleDice(RunProspect, frozen=True):
    """The dice that a rating would give in battles."""

    seat: int
    rating: int
    dice: int


class LifeBecomes(RunProspect, frozen=True):
    """What a hero's life would be."""

    seat: int
    life: int


class LifeLeft(RunProspect, frozen=True):
    """The life a hero has left."""

    seat: int
    left: int


class HeroFigures(RunProspect, frozen=True):
    """What a hero card prints."""

    brawn: int
    magic: int
    skill: int
    life: int


class TradeMade(RunProspect, frozen=True):
    """The cards that would change hands."""

    given: int
    taken: int


PROSPECTS: tuple[type[Prospect], ...] = tuple(RunProspect.__subclasses__())
