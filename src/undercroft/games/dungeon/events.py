"""What can happen in Dungeon!, told in the past tense.

`hero` and `rival` are cards, a class or a foul minion, so that an event stays right when a player
has become somebody else. `foe`, `treasure`, `spell`, `deed` and `card` are cards too; `place` is a
space of the board.
"""

from undercroft.engine import Event, Weight

RICHES, FORTUNE = 2000, 5000
"""What a treasure is worth that is told of later, and one that may decide a game."""
DEEP = 4
"""The level from which a beaten monster is told of later."""


class DungeonEvent(Event, frozen=True):
    """Something that happened under Darkpain Castle."""


class HeroEvent(DungeonEvent, frozen=True):
    """Something that a hero did or suffered."""

    hero: int


class SeatEvent(HeroEvent, frozen=True):
    """What matters to the player of a hero, whoever that is by now."""

    seat: int


class TreasureEvent(SeatEvent, frozen=True):
    """A treasure that a hero gains or loses; how much it matters is its worth."""

    treasure: int
    gold: int

    @property
    def weighs(self) -> Weight:
        if self.gold >= FORTUNE:
            return Weight.TURN
        return Weight.DEED if self.gold >= RICHES else Weight.STEP


class StartRolled(DungeonEvent, frozen=True):
    seat: int
    total: int


class StarterFound(DungeonEvent, frozen=True):
    seat: int


class ClassTaken(SeatEvent, frozen=True):
    weight = Weight.STEP


class SpellsCounted(HeroEvent, frozen=True):
    count: int


class SpellTaken(HeroEvent, frozen=True):
    spell: int


class TurnBegan(HeroEvent, frozen=True):
    pass


class TurnLost(HeroEvent, frozen=True):
    left: int


class HeroFreed(HeroEvent, frozen=True):
    rival: int
    own: int
    """1 for who frees the own hero, else 0."""


class StepsRolled(HeroEvent, frozen=True):
    steps: int


class DeedUsed(HeroEvent, frozen=True):
    deed: int


class HeroMoved(HeroEvent, frozen=True):
    weight = Weight.STEP
    place: int
    level: int


class HeroTeleported(HeroEvent, frozen=True):
    weight = Weight.STEP
    place: int
    level: int


class SecretDoorFound(SeatEvent, frozen=True):
    weight = Weight.STEP
    tone = "gain"
    dice: str


class SecretDoorMissed(HeroEvent, frozen=True):
    dice: str


class DoorsMapped(HeroEvent, frozen=True):
    level: int


class RoomSensed(HeroEvent, frozen=True):
    place: int


class MonsterSeen(DungeonEvent, frozen=True):
    foe: int
    place: int


class PrizeSeen(DungeonEvent, frozen=True):
    treasure: int
    place: int


class MonsterRevealed(HeroEvent, frozen=True):
    weight = Weight.STEP
    foe: int


class PrizeRevealed(DungeonEvent, frozen=True):
    treasure: int


class CageFell(SeatEvent, frozen=True):
    weight = Weight.DEED
    tone = "loss"
    card: int


class CageOpened(HeroEvent, frozen=True):
    card: int


class TearRevealed(HeroEvent, frozen=True):
    weight = Weight.STEP
    card: int


class MonsterBurned(DungeonEvent, frozen=True):
    foe: int


class CardForgotten(HeroEvent, frozen=True):
    pass


class HeroWashedBack(HeroEvent, frozen=True):
    pass


class AttackRolled(HeroEvent, frozen=True):
    foe: int
    dice: str
    total: int
    needs: int


class SpellRolled(HeroEvent, frozen=True):
    spell: int
    foe: int
    dice: str
    total: int
    needs: int


class AttackRaised(HeroEvent, frozen=True):
    deed: int
    total: int


class MonsterDefeated(SeatEvent, frozen=True):
    tone = "gain"
    foe: int
    level: int
    guard: int
    """1 for who guards the Shadowstone, else 0."""

    @property
    def weighs(self) -> Weight:
        if self.guard:
            return Weight.TURN
        return Weight.DEED if self.level >= DEEP else Weight.STEP


class MonsterAttacked(HeroEvent, frozen=True):
    foe: int
    dice: str
    total: int
    tier: str


class ResultSoftened(HeroEvent, frozen=True):
    deed: int
    tier: str


class HeroFled(HeroEvent, frozen=True):
    weight = Weight.STEP
    foe: int


class HeroRetreated(HeroEvent, frozen=True):
    place: int


class HeroSentHome(SeatEvent, frozen=True):
    weight = Weight.DEED
    tone = "loss"


class TurnTokenTaken(SeatEvent, frozen=True):
    weight = Weight.STEP
    tone = "loss"


class TreasureDropped(TreasureEvent, frozen=True):
    tone = "loss"


class TreasureTaken(TreasureEvent, frozen=True):
    tone = "gain"


class TreasureBanked(TreasureEvent, frozen=True):
    tone = "gain"


class TreasureRobbed(TreasureEvent, frozen=True):
    tone = "loss"
    whose = "target"
    rival: int
    target: int


class TreasureLost(TreasureEvent, frozen=True):
    tone = "loss"


class TokenPlaced(DungeonEvent, frozen=True):
    foe: int
    token: int


class TokensSwapped(HeroEvent, frozen=True):
    foe: int
    card: int


class SiteCleared(DungeonEvent, frozen=True):
    weight = Weight.STEP
    place: int
    level: int


class SpellsRegained(HeroEvent, frozen=True):
    count: int


class DeedRegained(HeroEvent, frozen=True):
    deed: int


class DuelRolled(HeroEvent, frozen=True):
    rival: int
    dice: str
    total: int
    rival_dice: str
    rival_total: int


class DuelWon(SeatEvent, frozen=True):
    weight = Weight.DEED
    tone = "gain"
    rival: int


class DuelTied(HeroEvent, frozen=True):
    rival: int


class HexRolled(HeroEvent, frozen=True):
    rival: int
    spell: int
    dice: str
    total: int
    needs: int


class HeroKilled(SeatEvent, frozen=True):
    weight = Weight.PEAK
    tone = "loss"


class HeroEntered(SeatEvent, frozen=True):
    weight = Weight.STEP


class MinionRose(SeatEvent, frozen=True):
    weight = Weight.TURN
    place: int


class MinionSlain(SeatEvent, frozen=True):
    weight = Weight.DEED
    tone = "gain"
    rival: int


class PlayerOut(DungeonEvent, frozen=True):
    weight = Weight.TURN
    tone = "loss"
    seat: int


class WanderingRolled(HeroEvent, frozen=True):
    total: int


class WandererCame(HeroEvent, frozen=True):
    weight = Weight.STEP
    foe: int
    level: int


class AssaultBegan(SeatEvent, frozen=True):
    weight = Weight.TURN
    life: int
    dice: int


class GoalWaived(HeroEvent, frozen=True):
    pass


class SpellGuessed(HeroEvent, frozen=True):
    guess: int
    spell: int


class StrikeRolled(HeroEvent, frozen=True):
    dice: str


class BossStruck(SeatEvent, frozen=True):
    weight = Weight.DEED
    tone = "gain"
    life: int


class BossBeaten(SeatEvent, frozen=True):
    weight = Weight.PEAK
    tone = "gain"


class BossEndured(DungeonEvent, frozen=True):
    weight = Weight.TURN


class ThreatGrew(DungeonEvent, frozen=True):
    threats: int


class ThreatRolled(DungeonEvent, frozen=True):
    die: int
    threats: int


class DoomAdvanced(DungeonEvent, frozen=True):
    weight = Weight.STEP
    doom: int
    steps: int


class DungeonWon(DungeonEvent, frozen=True):
    weight = Weight.PEAK


class GameWon(SeatEvent, frozen=True):
    weight = Weight.PEAK
    tone = "gain"
    together: int
    """1 for a side that wins as a whole, else 0."""


def _all(kind: type[DungeonEvent]) -> list[type[DungeonEvent]]:
    found = []
    for sub in kind.__subclasses__():
        found += [sub, *_all(sub)]
    return found


ABSTRACT = (HeroEvent, SeatEvent, TreasureEvent)
"""What events have in common; nothing that happens."""
EVENTS = tuple(kind for kind in _all(DungeonEvent) if kind not in ABSTRACT)
