"""What can happen in Dungeon Attack!, told in the past tense."""

from undercroft.engine import Event


class DungeonEvent(Event, frozen=True):
    """Something that happened in the dungeon; `seat` is who did it.

    An `ability` is that of the adventurer on the seat it numbers.
    """


class AdventurerTaken(DungeonEvent, frozen=True):
    seat: int
    adventurer: str


class StartingPlayerFound(DungeonEvent, frozen=True):
    seat: int


class LevelBegan(DungeonEvent, frozen=True):
    level: int
    regular: int
    bosses: int
    seat: int


class DoorBusted(DungeonEvent, frozen=True):
    seat: int
    dice: int


class AdventurerAssisted(DungeonEvent, frozen=True):
    seat: int
    target: int
    dice: int


class TurnPassed(DungeonEvent, frozen=True):
    seat: int


class Recovered(DungeonEvent, frozen=True):
    seat: int


class ItemRecharged(DungeonEvent, frozen=True):
    seat: int
    ability: int
    free: int
    """1 by the ability, 0 by the action."""


class Healed(DungeonEvent, frozen=True):
    seat: int
    target: int
    by: int
    hits: int
    ability: int
    own: int
    """1 if somebody heals a HIT of their own."""


class GoldEarned(DungeonEvent, frozen=True):
    seat: int
    ability: int
    gold: int


class MonsterRepelled(DungeonEvent, frozen=True):
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
    seat: int
    ability: int
    by: int
    kind: int
    before: str
    after: str


class MonsterSnared(DungeonEvent, frozen=True):
    seat: int
    ability: int


class EpicMonsterFormed(DungeonEvent, frozen=True):
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
    seat: int
    regular: int
    bosses: int
    epic: int


class MonstersStayed(DungeonEvent, frozen=True):
    seat: int
    dice: int


class EpicMonsterStayed(DungeonEvent, frozen=True):
    """The dice of the Epic pair differ, so it is neither beaten nor moves nor hits."""

    seat: int


class MonsterSent(DungeonEvent, frozen=True):
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
    seat: int
    hits: int
    attackers: int


class HitShruggedOff(DungeonEvent, frozen=True):
    seat: int
    ability: int
    attackers: int


class KnockedOut(DungeonEvent, frozen=True):
    seat: int
    facing: int
    pile: int


class FightEnded(DungeonEvent, frozen=True):
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
    seat: int
    gold: int
    items: int
    artifacts: int


class EpicHoardFound(DungeonEvent, frozen=True):
    seat: int
    gold: int


class PartyRested(DungeonEvent, frozen=True):
    level: int
    strict: int
    """1 if the Knocked Out are not healed."""


class DungeonCleared(DungeonEvent, frozen=True):
    level: int


class PartyFell(DungeonEvent, frozen=True):
    level: int


EVENTS: tuple[type[Event], ...] = tuple(DungeonEvent.__subclasses__())
