"""What can happen in Dungeon Attack!, told in the past tense."""

from undercroft.engine import Event, Weight


class DungeonEvent(Event, frozen=True):
    """Something that happened in the dungeon; `seat` is who did it.

    An `ability` is that of the adventurer on the seat it numbers.
    """


class AdventurerTaken(DungeonEvent, frozen=True):
    weight = Weight.STEP

    seat: int
    adventurer: str


class StartingPlayerFound(DungeonEvent, frozen=True):
    seat: int


class LevelBegan(DungeonEvent, frozen=True):
    weight = Weight.DEED

    level: int
    regular: int
    bosses: int
    seat: int


class DoorBusted(DungeonEvent, frozen=True):
    weight = Weight.STEP

    seat: int
    dice: int


class AdventurerAssisted(DungeonEvent, frozen=True):
    weight = Weight.DEED
    tone = "gain"
    whose = "target"

    seat: int
    target: int
    dice: int


class TurnPassed(DungeonEvent, frozen=True):
    weight = Weight.STEP

    seat: int


class Recovered(DungeonEvent, frozen=True):
    weight = Weight.STEP
    tone = "gain"

    seat: int


class ItemRecharged(DungeonEvent, frozen=True):
    weight = Weight.STEP
    tone = "gain"

    seat: int
    ability: int
    free: int
    """1 by the ability, 0 by the action."""


class Healed(DungeonEvent, frozen=True):
    weight = Weight.DEED
    tone = "gain"
    whose = "target"

    seat: int
    target: int
    by: int
    hits: int
    ability: int
    own: int
    """1 if somebody heals a HIT of their own."""


class GoldEarned(DungeonEvent, frozen=True):
    weight = Weight.STEP
    tone = "gain"

    seat: int
    ability: int
    gold: int


class MonsterRepelled(DungeonEvent, frozen=True):
    weight = Weight.STEP

    seat: int
    ability: int


class DiceRolled(DungeonEvent, frozen=True):
    seat: int
    regular: str
    bosses: str
    epic: str


class BossesRolledAgain(DungeonEvent, frozen=True):
    seat: int
    faces: str


class DieRerolled(DungeonEvent, frozen=True):
    weight = Weight.STEP

    seat: int
    ability: int
    by: int
    kind: int
    before: str
    after: str


class MonsterSnared(DungeonEvent, frozen=True):
    weight = Weight.STEP

    seat: int
    ability: int


class EpicMonsterFormed(DungeonEvent, frozen=True):
    weight = Weight.TURN

    seat: int


class RatingChanged(DungeonEvent, frozen=True):
    """The card's ability changes the Combat Rating, and with it what is kept."""

    seat: int
    ability: int
    rating: int


class SurplusAttacked(DungeonEvent, frozen=True):
    """Defeated dice beyond the Combat Rating count as Attacking."""

    seat: int
    rating: int
    dice: int


class MonstersDefeated(DungeonEvent, frozen=True):
    weight = Weight.DEED
    tone = "gain"

    seat: int
    regular: int
    bosses: int
    epic: int

    @property
    def weighs(self) -> Weight:
        return Weight.TURN if self.bosses or self.epic else self.weight


class MonstersStayed(DungeonEvent, frozen=True):
    seat: int
    dice: int


class EpicMonsterStayed(DungeonEvent, frozen=True):
    """The dice of the Epic pair differ, so it is neither beaten nor moves nor hits."""

    seat: int


class MonsterSent(DungeonEvent, frozen=True):
    weight = Weight.STEP
    tone = "loss"
    whose = "target"

    seat: int
    target: int
    kind: int


class MonstersSentToRoom(DungeonEvent, frozen=True):
    seat: int
    dice: int


class MonstersReturned(DungeonEvent, frozen=True):
    seat: int
    target: int
    dice: int


class HitTaken(DungeonEvent, frozen=True):
    weight = Weight.DEED
    tone = "loss"

    seat: int
    hits: int
    attackers: int


class HitShruggedOff(DungeonEvent, frozen=True):
    weight = Weight.DEED
    tone = "gain"

    seat: int
    ability: int
    attackers: int


class KnockedOut(DungeonEvent, frozen=True):
    weight = Weight.TURN
    tone = "loss"

    seat: int
    facing: int
    pile: int


class FightEnded(DungeonEvent, frozen=True):
    weight = Weight.TURN

    level: int
    left: int


class PileSearched(DungeonEvent, frozen=True):
    seat: int
    regular: str
    bosses: str


class DieSearchedAgain(DungeonEvent, frozen=True):
    seat: int
    ability: int
    kind: int
    after: str


class TreasureFound(DungeonEvent, frozen=True):
    weight = Weight.DEED
    tone = "gain"

    seat: int
    gold: int
    items: int
    artifacts: int


class EpicHoardFound(DungeonEvent, frozen=True):
    weight = Weight.TURN
    tone = "gain"

    seat: int
    gold: int


class PartyRested(DungeonEvent, frozen=True):
    weight = Weight.STEP

    level: int
    strict: int
    """1 if the Knocked Out are not healed."""


class DungeonCleared(DungeonEvent, frozen=True):
    weight = Weight.PEAK

    level: int


class PartyFell(DungeonEvent, frozen=True):
    weight = Weight.PEAK

    level: int


EVENTS: tuple[type[Event], ...] = tuple(DungeonEvent.__subclasses__())
