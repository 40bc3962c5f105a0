"""What can happen in the Catacombs, told in the past tense.

`who` is a Hero and `seat` his player (one player may run two); `target` is the seat and `whom` the
Hero upon whom something falls that another did. `foe`, `gear` and `room` are cards, `die` is a
number of `state.DICE`, `colour` one of the coloured dice. `cause` names what brought it about.
"""

from undercroft.engine import Event, Names, Parts, Weight

MIGHTY = 8
"""The damage of one throw that is told of later."""


class CatacombsEvent(Event, frozen=True):
    """Something that happened to the party."""


class HeroEvent(CatacombsEvent, frozen=True):
    """Something that a Hero did or suffered."""

    seat: int
    who: int


# Set-up


class HeroTaken(HeroEvent, frozen=True):
    weight = Weight.STEP
    hero: int
    drawn: int
    """1 where chance found the Hero."""


class DifficultyChosen(CatacombsEvent, frozen=True):
    difficulty: int


class LevelUpChosen(CatacombsEvent, frozen=True):
    on: int
    """1 where the Level Up variant is played."""


class LeaderNamed(HeroEvent, frozen=True):
    weight = Weight.STEP
    drawn: int


class LeaderChanged(HeroEvent, frozen=True):
    """`who` leads now. [DC-MOVEON-01]"""


class BoxesMixed(CatacombsEvent, frozen=True):
    """Whose Target and whose dice are used. [DC-MIX-03] [DC-MIX-04]"""

    weight = Weight.STEP
    target: Names
    dice: Names


class CardsLeftOut(CatacombsEvent, frozen=True):
    """The Target has not what their throws are about. [DC-MIX-05]"""

    weight = Weight.STEP
    cards: Names


# Dungeon phase


class RoundBegan(HeroEvent, frozen=True):
    """`who` is the Leader."""

    turn: int


class RoomsSeen(HeroEvent, frozen=True):
    """The Leader looked at some cards in secret. [DC-PATH-01]"""

    cards: int


class RoomRevealed(HeroEvent, frozen=True):
    weight = Weight.STEP
    room: int
    icons: int
    total: int
    """Of the icons since the last Shop."""


class GoldFound(CatacombsEvent, frozen=True):
    weight = Weight.STEP
    gold: int


class DiceFound(CatacombsEvent, frozen=True):
    weight = Weight.STEP
    dice: int
    missing: int
    """What the supply could not give. [DC-RULING-34]"""


class GearFound(CatacombsEvent, frozen=True):
    """[DC-DUNFX-04]"""

    weight = Weight.STEP
    gear: int


class NoCardLeft(CatacombsEvent, frozen=True):
    """The Shop deck is empty. [DC-RULING-55]"""


class MonsterMet(CatacombsEvent, frozen=True):
    weight = Weight.STEP
    foe: int
    level: int
    life: int
    damage: int
    gold: int


class LifeAdded(CatacombsEvent, frozen=True):
    """Room and difficulty make the monster stronger. [DC-REVEAL-07]"""

    foe: int
    life: int
    parts: Parts


class BossMet(CatacombsEvent, frozen=True):
    weight = Weight.TURN
    foe: int
    life: int
    damage: int


class BoardChanged(CatacombsEvent, frozen=True):
    """A stand, webs: `cause` names the Board Modifier. [DC-MODIF-01]"""

    weight = Weight.STEP
    cause: Names


class SpecialDieAdded(CatacombsEvent, frozen=True):
    """[DC-SPDICE-01]"""

    weight = Weight.STEP
    die: int


# Templates


class TemplateFlipped(HeroEvent, frozen=True):
    """It lies on the board. [DC-TEMPL-04]"""

    weight = Weight.STEP
    template: Names


class FlipVoid(HeroEvent, frozen=True):
    """It turned too little. [DC-RULING-69]"""

    template: Names


class FlipFailed(HeroEvent, frozen=True):
    """It touched the table. [DC-TEMPL-05]"""

    weight = Weight.STEP
    tone = "loss"
    template: Names
    life: int


class TemplateGone(CatacombsEvent, frozen=True):
    template: Names


class WebGone(HeroEvent, frozen=True):
    """A die rested on it. [DC-MODIF-07]"""

    weight = Weight.STEP
    dice: int
    """White dice it cost, 0 or 1. [DC-MODIF-06]"""


# Throws


class DieTaken(HeroEvent, frozen=True):
    die: int
    weapons: Names
    throws: Names


class DiceRetrieved(HeroEvent, frozen=True):
    """`who` chose it; all suffer. [DC-NODICE-03]"""

    weight = Weight.DEED
    damage: int


class DieHit(HeroEvent, frozen=True):
    weight = Weight.STEP
    section: int
    icon: int


class DieOnWeb(HeroEvent, frozen=True):
    """A hit of value 0. [DC-MODIF-05]"""

    weight = Weight.STEP
    icon: int


class DieOnTemplate(HeroEvent, frozen=True):
    """[DC-TEMPL-08]"""

    weight = Weight.STEP
    template: Names
    section: int
    icon: int


class DieMissed(HeroEvent, frozen=True):
    weight = Weight.STEP
    tone = "loss"
    reason: str
    """A miss of `undercroft.targets.move.misses`."""
    icon: int


class AbilityUsed(HeroEvent, frozen=True):
    weight = Weight.STEP
    cause: Names
    colour: int


class TokenSpent(HeroEvent, frozen=True):
    """A Level Up token. [DC-LEVEL-09]"""

    weight = Weight.STEP
    colour: int


class ThrownAgain(HeroEvent, frozen=True):
    """By the own ability, or by a card. [DC-ABIL-03]"""

    weight = Weight.STEP
    cause: Names


class XpGained(HeroEvent, frozen=True):
    weight = Weight.STEP
    tone = "gain"
    xp: int


class DamageDealt(HeroEvent, frozen=True):
    tone = "gain"
    foe: int
    damage: int
    parts: Parts
    life: int
    """Left to the monster; below 0 too. [DC-REST-02]"""

    @property
    def weighs(self) -> Weight:
        return Weight.DEED if self.damage >= MIGHTY else Weight.STEP


class InstaKill(HeroEvent, frozen=True):
    weight = Weight.TURN
    tone = "gain"
    foe: int


class MonsterDefeated(HeroEvent, frozen=True):
    weight = Weight.DEED
    tone = "gain"
    foe: int
    level: int


class BossDefeated(HeroEvent, frozen=True):
    weight = Weight.PEAK
    tone = "gain"
    foe: int


# Damage to Heroes


class HeroHurt(HeroEvent, frozen=True):
    weight = Weight.STEP
    tone = "loss"
    damage: int
    parts: Parts
    life: int


class HeroSpared(HeroEvent, frozen=True):
    """What would have hurt did not."""

    weight = Weight.STEP
    tone = "gain"
    cause: Names


class HeroAshamed(HeroEvent, frozen=True):
    """What backing down costs. [DC-BACK-02]"""

    weight = Weight.STEP
    tone = "loss"
    amount: int
    life: int


class DeathTouched(HeroEvent, frozen=True):
    """[DC-MABIL-01]"""

    weight = Weight.DEED
    tone = "loss"
    foe: int


class HeroFainted(HeroEvent, frozen=True):
    weight = Weight.TURN
    tone = "loss"


class DieLost(HeroEvent, frozen=True):
    """Toxic. [DC-MABIL-02] [DC-MABIL-03]"""

    weight = Weight.STEP
    tone = "loss"
    foe: int
    dice: int
    """Left in the Chest."""


class DieKept(HeroEvent, frozen=True):
    """Armour gave back what Toxic took."""

    weight = Weight.STEP
    tone = "gain"
    gear: int
    dice: int


class GoldForMiss(HeroEvent, frozen=True):
    weight = Weight.STEP
    tone = "gain"
    gear: int
    gold: int


class Riposted(HeroEvent, frozen=True):
    weight = Weight.DEED
    tone = "gain"
    foe: int
    damage: int
    cause: Names
    life: int


# What abilities and cards do


class HeroHealed(HeroEvent, frozen=True):
    weight = Weight.STEP
    tone = "gain"
    amount: int
    life: int
    cause: Names


class GoldPicked(HeroEvent, frozen=True):
    weight = Weight.STEP
    tone = "gain"
    gold: int


class CharmPlaced(HeroEvent, frozen=True):
    weight = Weight.STEP
    foe: int


class GearUsed(HeroEvent, frozen=True):
    weight = Weight.STEP
    gear: int


class DieReadied(HeroEvent, frozen=True):
    weight = Weight.STEP
    die: int


class MonsterUnleashed(HeroEvent, frozen=True):
    weight = Weight.DEED
    foe: int
    damage: int


# Backing down


class ThrowsClashed(CatacombsEvent, frozen=True):
    """Monster and room demand several Specific Throws. [DC-RULING-63]"""

    throws: Names


class PartyBackedDown(CatacombsEvent, frozen=True):
    weight = Weight.DEED
    foe: int


class RetreatRefused(CatacombsEvent, frozen=True):
    """The party fights on."""


# Resting


class EpicShot(HeroEvent, frozen=True):
    """[DC-REST-02]"""

    weight = Weight.DEED
    tone = "gain"
    gold: int


class LootTaken(CatacombsEvent, frozen=True):
    weight = Weight.STEP
    foe: int
    gold: int


class ScarTaken(HeroEvent, frozen=True):
    weight = Weight.TURN
    tone = "loss"
    colour: int
    cause: Names
    """The ability that is lost."""
    life: int


class HeroEliminated(HeroEvent, frozen=True):
    weight = Weight.PEAK
    tone = "loss"


class DiceReturned(CatacombsEvent, frozen=True):
    dice: int


class MonsterCharmed(HeroEvent, frozen=True):
    weight = Weight.DEED
    tone = "gain"
    foe: int


class MonsterDiscarded(CatacombsEvent, frozen=True):
    foe: int


class CardGiven(HeroEvent, frozen=True):
    weight = Weight.STEP
    tone = "gain"
    gear: int


class RelicWon(CatacombsEvent, frozen=True):
    """It belongs to all. [DC-RELIC-02]"""

    weight = Weight.DEED
    gear: int


class CardLeft(CatacombsEvent, frozen=True):
    gear: int


class CardHanded(HeroEvent, frozen=True):
    weight = Weight.STEP
    target: int
    whom: int
    gear: int


class CardDiscarded(HeroEvent, frozen=True):
    gear: int


class IconsCounted(CatacombsEvent, frozen=True):
    """[DC-MOVEON-10]"""

    icons: int
    needed: int


# Shop


class ShopReached(CatacombsEvent, frozen=True):
    weight = Weight.TURN
    shop: int
    """1 to 3."""


class ShopOpened(CatacombsEvent, frozen=True):
    weight = Weight.STEP
    offer: Names


class TokenTaken(HeroEvent, frozen=True):
    weight = Weight.DEED
    tone = "gain"
    colour: int


class CardBought(CatacombsEvent, frozen=True):
    weight = Weight.STEP
    gear: int
    price: int
    gold: int
    """Left in the Chest."""


class DieBought(CatacombsEvent, frozen=True):
    weight = Weight.STEP
    dice: int
    gold: int


class HealingBought(CatacombsEvent, frozen=True):
    weight = Weight.STEP
    gold: int


class RoomsReturned(CatacombsEvent, frozen=True):
    """[DC-SHOP-10]"""

    cards: int


# Abilities and monsters of the first box


class RageTaken(HeroEvent, frozen=True):
    weight = Weight.STEP
    life: int


class TargetPlaced(HeroEvent, frozen=True):
    foe: int


class TheftPlanned(HeroEvent, frozen=True):
    pass


class ToadPlaced(HeroEvent, frozen=True):
    foe: int
    damage: int
    """What it still does."""


class BeerGiven(HeroEvent, frozen=True):
    tone = "gain"
    whose = "target"
    target: int
    whom: int
    own: int
    """1 where the giver drinks it."""


class RefrainSung(HeroEvent, frozen=True):
    foe: int
    gold: int
    """Left in the Chest."""


class FlurryBegan(HeroEvent, frozen=True):
    weight = Weight.STEP


class GearDestroyed(HeroEvent, frozen=True):
    weight = Weight.STEP
    tone = "loss"
    gear: int


class GoldLost(HeroEvent, frozen=True):
    weight = Weight.STEP
    foe: int
    gold: int
    """Left in the Chest."""


class MonsterHealed(CatacombsEvent, frozen=True):
    weight = Weight.STEP
    foe: int
    amount: int
    life: int


class CriticalFailure(CatacombsEvent, frozen=True):
    weight = Weight.STEP
    foe: int


# The end


class PartyWon(CatacombsEvent, frozen=True):
    weight = Weight.PEAK
    foe: int


class PartyLost(CatacombsEvent, frozen=True):
    weight = Weight.PEAK
    foe: int
    dice: int
    """1 where no die was left against the Boss, 0 where all Heroes fainted."""


def _all(kind: type[CatacombsEvent]) -> list[type[CatacombsEvent]]:
    found = []
    for sub in kind.__subclasses__():
        found += [sub, *_all(sub)]
    return found


EVENTS = tuple(kind for kind in _all(CatacombsEvent) if kind is not HeroEvent)
