"""What can happen in Dungeon!, told in the past tense.

`hero` and `rival` are cards, a class or a foul minion, so that an event stays right when a player
has become somebody else. `foe`, `treasure`, `spell`, `deed` and `card` are cards too; `place` is a
space of the board.
"""

from undercroft.engine import Event, Weight


class DungeonEvent(Event, frozen=True):
    """Something that happened under Darkpain Castle."""


class HeroEvent(DungeonEvent, frozen=True):
    """Something that a hero did or suffered."""

    hero: int


class StartRolled(DungeonEvent, frozen=True):
    seat: int
    total: int


class StarterFound(DungeonEvent, frozen=True):
    seat: int


class ClassTaken(HeroEvent, frozen=True):
    seat: int


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


class StepsRolled(HeroEvent, frozen=True):
    steps: int


class DeedUsed(HeroEvent, frozen=True):
    deed: int


class HeroMoved(HeroEvent, frozen=True):
    place: int
    level: int


class HeroTeleported(HeroEvent, frozen=True):
    place: int
    level: int


class SecretDoorFound(HeroEvent, frozen=True):
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
    foe: int


class PrizeRevealed(DungeonEvent, frozen=True):
    treasure: int


class CageFell(HeroEvent, frozen=True):
    card: int


class CageOpened(HeroEvent, frozen=True):
    card: int


class TearRevealed(HeroEvent, frozen=True):
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


class MonsterDefeated(HeroEvent, frozen=True):
    foe: int


class MonsterAttacked(HeroEvent, frozen=True):
    foe: int
    dice: str
    total: int
    tier: str


class ResultSoftened(HeroEvent, frozen=True):
    deed: int
    tier: str


class HeroFled(HeroEvent, frozen=True):
    foe: int


class HeroRetreated(HeroEvent, frozen=True):
    place: int


class HeroSentHome(HeroEvent, frozen=True):
    pass


class TurnTokenTaken(HeroEvent, frozen=True):
    pass


class TreasureDropped(HeroEvent, frozen=True):
    treasure: int


class TreasureTaken(HeroEvent, frozen=True):
    treasure: int


class TreasureBanked(HeroEvent, frozen=True):
    treasure: int


class TreasureRobbed(HeroEvent, frozen=True):
    rival: int
    treasure: int


class TreasureLost(HeroEvent, frozen=True):
    treasure: int


class TokenPlaced(DungeonEvent, frozen=True):
    foe: int
    token: int


class TokensSwapped(HeroEvent, frozen=True):
    foe: int
    card: int


class SiteCleared(DungeonEvent, frozen=True):
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


class DuelWon(HeroEvent, frozen=True):
    weight = Weight.DEED
    rival: int


class DuelTied(HeroEvent, frozen=True):
    rival: int


class HexRolled(HeroEvent, frozen=True):
    rival: int
    spell: int
    dice: str
    total: int
    needs: int


class HeroKilled(HeroEvent, frozen=True):
    weight = Weight.TURN


class HeroEntered(HeroEvent, frozen=True):
    seat: int


class MinionRose(HeroEvent, frozen=True):
    weight = Weight.DEED
    seat: int
    place: int


class MinionSlain(HeroEvent, frozen=True):
    rival: int


class PlayerOut(DungeonEvent, frozen=True):
    seat: int


class WanderingRolled(HeroEvent, frozen=True):
    total: int


class WandererCame(HeroEvent, frozen=True):
    foe: int
    level: int


class AssaultBegan(HeroEvent, frozen=True):
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


class BossStruck(HeroEvent, frozen=True):
    weight = Weight.DEED
    life: int


class BossBeaten(HeroEvent, frozen=True):
    weight = Weight.PEAK


class BossEndured(DungeonEvent, frozen=True):
    pass


class ThreatGrew(DungeonEvent, frozen=True):
    threats: int


class ThreatRolled(DungeonEvent, frozen=True):
    die: int
    threats: int


class DoomAdvanced(DungeonEvent, frozen=True):
    doom: int
    steps: int


class DungeonWon(DungeonEvent, frozen=True):
    weight = Weight.PEAK


class GameWon(HeroEvent, frozen=True):
    weight = Weight.PEAK


def _all(kind: type[DungeonEvent]) -> list[type[DungeonEvent]]:
    found = []
    for sub in kind.__subclasses__():
        found += [sub, *_all(sub)]
    return found


EVENTS = tuple(kind for kind in _all(DungeonEvent) if kind is not HeroEvent)
