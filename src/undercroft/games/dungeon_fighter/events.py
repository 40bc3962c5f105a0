"""What can happen in Dungeon Fighter, told in the past tense.

`hero`, `foe`, `gear` and `face` are cards, `room` is a room of the dungeon, `die` and `colour` are
numbers of `state.COLOURS` or WHITE. `cause` names what brought something about.
"""

from undercroft.engine import Event, Names, Parts, Weight

MIGHTY = 8
"""The damage of one throw that is told of later."""


class FighterEvent(Event, frozen=True):
    """Something that happened to the Party."""


class SeatEvent(FighterEvent, frozen=True):
    """Something that a Hero did or suffered."""

    seat: int


# Set-up


class FaceLaid(FighterEvent, frozen=True):
    face: int
    level: int


class HeroTaken(SeatEvent, frozen=True):
    weight = Weight.STEP
    hero: int
    drawn: int
    """1 where chance found the Hero."""


class DifficultyChosen(FighterEvent, frozen=True):
    difficulty: int


class LeaderNamed(SeatEvent, frozen=True):
    weight = Weight.STEP
    drawn: int


class LeaderPassed(SeatEvent, frozen=True):
    """The Leader has gone to the next level; `seat` leads now."""

    weight = Weight.STEP


# Movement and Encounter


class TurnBegan(SeatEvent, frozen=True):
    """`seat` is the first player."""

    turn: int


class RoomEntered(FighterEvent, frozen=True):
    weight = Weight.STEP
    room: int
    level: int


class MonsterMet(FighterEvent, frozen=True):
    weight = Weight.STEP
    foe: int
    level: int
    life: int
    damage: int
    gold: int


class BossMet(FighterEvent, frozen=True):
    weight = Weight.TURN
    foe: int
    life: int
    damage: int


class ThrowsClashed(FighterEvent, frozen=True):
    """Monster and room demand what nobody can do at once. [DF-RULING-60]"""

    throws: Names


class PartyWithdrew(FighterEvent, frozen=True):
    weight = Weight.DEED
    foe: int


class WithdrawalRefused(FighterEvent, frozen=True):
    """Somebody wants to fight on."""


# Throws


class DieTaken(SeatEvent, frozen=True):
    die: int
    weapons: Names
    throws: Names


class BeatingTaken(SeatEvent, frozen=True):
    """`seat` chose it; all suffer. [DF-COMBAT-22]"""

    weight = Weight.DEED
    damage: int


class DieHit(SeatEvent, frozen=True):
    weight = Weight.STEP
    section: int
    icon: int


class DieMissed(SeatEvent, frozen=True):
    weight = Weight.STEP
    tone = "loss"
    reason: str
    """A miss of `undercroft.targets.move.misses`, or `small` or `impossible`."""
    icon: int


class ColourChosen(SeatEvent, frozen=True):
    colour: int


class AbilityUsed(SeatEvent, frozen=True):
    weight = Weight.STEP
    cause: Names
    colour: int


class ThrownAgain(SeatEvent, frozen=True):
    """By the own ability, or by a card. [DF-POWER-20] [DF-ITEM-03]"""

    weight = Weight.STEP
    cause: Names


class FlurryBegan(SeatEvent, frozen=True):
    """The second throw of a Flurry. [DF-POWER-01]"""

    weight = Weight.STEP


class RageTaken(SeatEvent, frozen=True):
    weight = Weight.STEP
    life: int


class DamageDealt(SeatEvent, frozen=True):
    tone = "gain"
    foe: int
    damage: int
    parts: Parts
    life: int
    """Left to the monster."""

    @property
    def weighs(self) -> Weight:
        return Weight.DEED if self.damage >= MIGHTY else Weight.STEP


class FatalBlow(SeatEvent, frozen=True):
    weight = Weight.TURN
    tone = "gain"
    foe: int


class MonsterDefeated(SeatEvent, frozen=True):
    weight = Weight.DEED
    tone = "gain"
    foe: int
    level: int


class BossDefeated(SeatEvent, frozen=True):
    weight = Weight.PEAK
    tone = "gain"
    foe: int


# Damage to Heroes


class HeroHurt(SeatEvent, frozen=True):
    weight = Weight.STEP
    tone = "loss"
    damage: int
    parts: Parts
    life: int


class HeroSpared(SeatEvent, frozen=True):
    """What would have hurt did not."""

    weight = Weight.STEP
    tone = "gain"
    cause: Names


class HeroAshamed(SeatEvent, frozen=True):
    """What withdrawing costs. [DF-WITHDRAW-02]"""

    weight = Weight.STEP
    tone = "loss"
    life: int


class HeroFainted(SeatEvent, frozen=True):
    weight = Weight.TURN
    tone = "loss"


class Riposted(SeatEvent, frozen=True):
    weight = Weight.DEED
    tone = "gain"
    foe: int
    damage: int
    cause: Names
    life: int


class CriticalFailure(SeatEvent, frozen=True):
    weight = Weight.DEED
    foe: int


class MonsterHealed(FighterEvent, frozen=True):
    weight = Weight.STEP
    foe: int
    amount: int
    life: int


class GearDestroyed(SeatEvent, frozen=True):
    weight = Weight.DEED
    tone = "loss"
    gear: int


class GoldLost(SeatEvent, frozen=True):
    weight = Weight.STEP
    foe: int
    gold: int
    """Left in the Treasury."""


# What abilities and cards do


class HeroHealed(FighterEvent, frozen=True):
    weight = Weight.STEP
    tone = "gain"
    whose = "target"
    target: int
    amount: int
    life: int
    cause: Names


class GoldPicked(SeatEvent, frozen=True):
    weight = Weight.STEP
    tone = "gain"
    gold: int


class TargetPlaced(SeatEvent, frozen=True):
    weight = Weight.STEP
    foe: int


class ToadPlaced(SeatEvent, frozen=True):
    weight = Weight.STEP
    foe: int
    damage: int
    """Of the monster from now on."""


class CharmPlaced(SeatEvent, frozen=True):
    weight = Weight.STEP
    foe: int


class BeerGiven(SeatEvent, frozen=True):
    weight = Weight.STEP
    tone = "gain"
    whose = "target"
    target: int
    own: int
    """1 for who drinks it himself."""


class RefrainSung(SeatEvent, frozen=True):
    weight = Weight.DEED
    foe: int
    gold: int
    """Left in the Treasury."""


class TheftPlanned(SeatEvent, frozen=True):
    """A card will be stolen in End of Turn. [DF-POWER-13]"""

    weight = Weight.STEP


class GearUsed(SeatEvent, frozen=True):
    weight = Weight.STEP
    gear: int


class MonsterUnleashed(SeatEvent, frozen=True):
    weight = Weight.DEED
    foe: int
    damage: int


# End of Turn


class LootTaken(FighterEvent, frozen=True):
    weight = Weight.STEP
    foe: int
    gold: int


class DiceReturned(FighterEvent, frozen=True):
    dice: int


class DiceGained(FighterEvent, frozen=True):
    """For Hero dice that nobody used. [DF-ENDTURN-07]"""

    weight = Weight.STEP
    dice: int
    missing: int
    """What the supply could not give. [DF-RULING-48]"""


class LeaderRecovered(SeatEvent, frozen=True):
    """The Leader token shows Undefeated again. [DF-ENDTURN-09]"""


class HeroWoke(SeatEvent, frozen=True):
    weight = Weight.STEP
    life: int


class ScarTaken(SeatEvent, frozen=True):
    weight = Weight.TURN
    tone = "loss"
    colour: int
    cause: Names
    """The ability that is lost."""


class HeroGone(SeatEvent, frozen=True):
    """To the next level. [DF-SCAR-04]"""

    weight = Weight.PEAK
    tone = "loss"


class MonsterCharmed(SeatEvent, frozen=True):
    weight = Weight.DEED
    tone = "gain"
    foe: int


class MonsterDiscarded(FighterEvent, frozen=True):
    foe: int


class CardStolen(FighterEvent, frozen=True):
    weight = Weight.STEP
    gear: int


class CardFound(FighterEvent, frozen=True):
    """In a Treasure Room. [DF-ROOM-10]"""

    weight = Weight.STEP
    gear: int


class NoCardLeft(FighterEvent, frozen=True):
    """The Equipment pile is empty. [DF-RULING-49]"""


class CardGiven(SeatEvent, frozen=True):
    weight = Weight.STEP
    tone = "gain"
    gear: int


class CardLeft(FighterEvent, frozen=True):
    gear: int


class CardHanded(SeatEvent, frozen=True):
    weight = Weight.STEP
    target: int
    gear: int


class CardDiscarded(SeatEvent, frozen=True):
    gear: int


class ShopOpened(FighterEvent, frozen=True):
    weight = Weight.STEP
    offer: Names


class CardBought(FighterEvent, frozen=True):
    weight = Weight.STEP
    gear: int
    price: int
    gold: int
    """Left in the Treasury."""


class DieBought(FighterEvent, frozen=True):
    weight = Weight.STEP
    dice: int
    gold: int


class HealingBought(FighterEvent, frozen=True):
    weight = Weight.STEP
    gold: int


class FountainReached(FighterEvent, frozen=True):
    weight = Weight.STEP


class GoldFound(FighterEvent, frozen=True):
    weight = Weight.STEP
    gold: int


class DiceFound(FighterEvent, frozen=True):
    weight = Weight.STEP
    dice: int
    missing: int


# The end


class PartyWon(FighterEvent, frozen=True):
    weight = Weight.PEAK
    foe: int


class PartyLost(FighterEvent, frozen=True):
    weight = Weight.PEAK
    foe: int
    dice: int
    """1 where no Bonus die was left against the Boss, 0 where all Heroes were K.O."""


def _all(kind: type[FighterEvent]) -> list[type[FighterEvent]]:
    found = []
    for sub in kind.__subclasses__():
        found += [sub, *_all(sub)]
    return found


EVENTS = tuple(kind for kind in _all(FighterEvent) if kind is not SeatEvent)
