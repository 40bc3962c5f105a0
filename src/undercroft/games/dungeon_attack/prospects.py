"""What an adventurer can expect from a choice; `seat` is upon whom it falls."""

from undercroft.engine import Prospect


class DungeonProspect(Prospect, frozen=True):
    """Something to expect in the dungeon."""


class CombatRating(DungeonProspect, frozen=True):
    """The rating an adventurer card prints."""

    rating: int


class DiceToRoll(DungeonProspect, frozen=True):
    """How many dice would be rolled, Bosses among them."""

    dice: int
    bosses: int


class LikelyBeaten(DungeonProspect, frozen=True):
    """How many dice a roll most likely beats, of those that the Combat Rating allows."""

    tone = "gain"

    seat: int
    dice: int
    rating: int


class HitRisk(DungeonProspect, frozen=True):
    """A HIT that may come, and the state it would leave: 1 Stunned, 2 Wounded, 3 Knocked Out."""

    tone = "loss"

    seat: int
    hits: int
    chance: int


class HitComing(DungeonProspect, frozen=True):
    """A HIT that is certain as things lie."""

    tone = "loss"

    seat: int
    hits: int


class HitAverted(DungeonProspect, frozen=True):
    """A HIT that would not come any more."""

    tone = "gain"

    seat: int
    chance: int


class Beaten(DungeonProspect, frozen=True):
    """Dice that go to the pile, of those that the Combat Rating allows."""

    tone = "gain"

    seat: int
    dice: int
    rating: int


class MoreBeaten(DungeonProspect, frozen=True):
    """The chance that a re-roll beats a die that is not beaten now."""

    tone = "gain"

    seat: int
    chance: int


class FewerBeaten(DungeonProspect, frozen=True):
    """The chance that a re-roll loses a die that is beaten now."""

    tone = "loss"

    seat: int
    chance: int


class Kept(DungeonProspect, frozen=True):
    """The beaten monsters that go to the pile."""

    tone = "gain"

    seat: int
    regular: int
    bosses: int
    epic: int


class Staying(DungeonProspect, frozen=True):
    """Dice that stay with the roller."""

    tone = "loss"

    seat: int
    dice: int


class Leaving(DungeonProspect, frozen=True):
    """Dice that leave the roller."""

    dice: int


class GoingBack(DungeonProspect, frozen=True):
    """Moving dice of an Assist go back to who is assisted."""

    seat: int


class Facing(DungeonProspect, frozen=True):
    """How many dice would then face an adventurer."""

    tone = "loss"

    seat: int
    dice: int


class RoomHolds(DungeonProspect, frozen=True):
    """How many dice would then lie in the Dungeon Room."""

    dice: int


class StillToSend(DungeonProspect, frozen=True):
    """How many dice would be left to send."""

    dice: int


class Healing(DungeonProspect, frozen=True):
    """The state in which healing would leave an adventurer: 0 unhurt, 1 Stunned, 2 Wounded."""

    tone = "gain"

    seat: int
    hits: int


class ItemDrains(DungeonProspect, frozen=True):
    """A Magic Item would be drained; so many are ready after that."""

    tone = "loss"

    seat: int
    left: int


class ItemReady(DungeonProspect, frozen=True):
    """A Magic Item would be ready again; so many are ready then."""

    tone = "gain"

    seat: int
    items: int


class GoldEarned(DungeonProspect, frozen=True):
    """Gold for healing somebody else."""

    tone = "gain"

    seat: int
    gold: int


class FightEnds(DungeonProspect, frozen=True):
    """The fight of the level would be over, with dice left that nobody beat."""

    dice: int


class SearchAgain(DungeonProspect, frozen=True):
    """What a die may bring that is searched again: Gold, or an Item (a Boss: an Artifact)."""

    tone = "gain"

    seat: int
    gold: int
    boss: int
    chance: int


PROSPECTS: tuple[type[Prospect], ...] = tuple(DungeonProspect.__subclasses__())
