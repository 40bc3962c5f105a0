"""What can happen in Dungeon Run, told in the past tense.

`seat` is who did it, `target` another hero; `card` and `foe` are cards of the box, `tile` is a laid
tile and `printed` one that is not laid. `parts` say what a number is made of, and `by` names the
cards that made something possible: whatever a card changes is told where it changes it.
"""

from undercroft.engine import Event, Names, Parts


class RunEvent(Event, frozen=True):
    """Something that happened in the dungeon."""


class FirstRolled(RunEvent, frozen=True):
    seat: int
    face: int


class FirstPlayerFound(RunEvent, frozen=True):
    seat: int


class HeroTaken(RunEvent, frozen=True):
    seat: int
    card: int


class AbilityKept(RunEvent, frozen=True):
    seat: int
    card: int


class AbilityDiscarded(RunEvent, frozen=True):
    seat: int
    card: int


class RoundBegan(RunEvent, frozen=True):
    round: int
    seat: int


class TokenPassed(RunEvent, frozen=True):
    seat: int


class TurnBegan(RunEvent, frozen=True):
    seat: int


class StoodUp(RunEvent, frozen=True):
    seat: int


class PassesOn(RunEvent, frozen=True):
    seat: int


class Watches(RunEvent, frozen=True):
    seat: int


class HelpCalled(RunEvent, frozen=True):
    seat: int


class AssistOffered(RunEvent, frozen=True):
    seat: int
    target: int
    dice: int
    parts: Parts = ()
    by: Names = ()


class AssistAccepted(RunEvent, frozen=True):
    seat: int
    target: int
    dice: int


class AssistDeclined(RunEvent, frozen=True):
    seat: int
    target: int


class Sabotaged(RunEvent, frozen=True):
    seat: int
    target: int
    by: Names = ()


class DiceRolled(RunEvent, frozen=True):
    seat: int
    dice: str
    parts: Parts = ()


class DiceRerolled(RunEvent, frozen=True):
    """A hero rolls own dice again; `dice` are all of them as they lie now."""

    seat: int
    card: int
    dice: str


class RerollForced(RunEvent, frozen=True):
    """A hero makes another roll again."""

    seat: int
    target: int
    card: int
    dice: str


class MonsterRerolled(RunEvent, frozen=True):
    """A hero makes a monster roll again."""

    seat: int
    foe: int
    card: int
    dice: str


class DieTurned(RunEvent, frozen=True):
    seat: int
    card: int
    face: int
    to_face: int


class DiceCounted(RunEvent, frozen=True):
    """All dice of a face count as another from now on."""

    seat: int
    card: int
    face: int
    to_face: int
    dice: str


class NumberChanged(RunEvent, frozen=True):
    """A number that cards changed: what is needed to `hit`, `escape` or `disarm`, the `price` of
    an Advance, the ability cards of a `draw`, the actions left after a `stand`, a hero's `life`.
    """

    seat: int
    what: str
    number: int
    parts: Parts


class TraitWorked(RunEvent, frozen=True):
    """A card of a hero changed what happens, without a number; `what` is its verb."""

    seat: int
    what: str
    by: Names


class MonsterTraitWorked(RunEvent, frozen=True):
    """The same of a monster; `by` names a card that lies on it, nothing its own."""

    card: int
    what: str
    by: Names = ()


class CurseFell(RunEvent, frozen=True):
    """A hero's abilities are off where he stands."""

    seat: int


class CurseLifted(RunEvent, frozen=True):
    """They work again."""

    seat: int


class MonsterRolled(RunEvent, frozen=True):
    card: int
    dice: str
    parts: Parts = ()


class MonsterRolledAgain(RunEvent, frozen=True):
    card: int
    dice: str


class BattleBegan(RunEvent, frozen=True):
    seat: int
    card: int


class GlyphsDared(RunEvent, frozen=True):
    """A hero wants to battle a monster that glyphs protect, and asks for help."""

    seat: int
    card: int


class GlyphsForbade(RunEvent, frozen=True):
    seat: int
    card: int


class FreeAttackBegan(RunEvent, frozen=True):
    seat: int
    card: int


class DuelBegan(RunEvent, frozen=True):
    seat: int
    target: int


class HitBlocked(RunEvent, frozen=True):
    seat: int
    face: int
    hit: int
    by: Names = ()


class ArmorRolled(RunEvent, frozen=True):
    """Each die of `save` or more stops a hit."""

    seat: int
    card: int
    dice: str
    save: int
    saved: int


class HitsWarded(RunEvent, frozen=True):
    seat: int
    card: int
    hits: int


class HeroWounded(RunEvent, frozen=True):
    seat: int
    wounds: int
    parts: Parts = ()


class HeroSpared(RunEvent, frozen=True):
    """Wounds that cards kept away altogether."""

    seat: int
    parts: Parts


class HeroHealed(RunEvent, frozen=True):
    seat: int
    wounds: int


class Rallied(RunEvent, frozen=True):
    seat: int


class MonsterWounded(RunEvent, frozen=True):
    seat: int
    card: int
    wounds: int
    parts: Parts = ()


class MonsterUnhurt(RunEvent, frozen=True):
    """Hits that gave no wound."""

    seat: int
    card: int
    parts: Parts


class MonsterHealed(RunEvent, frozen=True):
    card: int
    wounds: int


class MonsterKilled(RunEvent, frozen=True):
    seat: int
    card: int


class HeroKnockedOut(RunEvent, frozen=True):
    """His wounds are reset to half of his life."""

    seat: int
    wounds: int
    parts: Parts


class HeroBegged(RunEvent, frozen=True):
    seat: int


class VotesShown(RunEvent, frozen=True):
    seat: int
    up: int
    down: int


class HeroDied(RunEvent, frozen=True):
    seat: int


class ItemLeft(RunEvent, frozen=True):
    seat: int
    card: int


class BootyTaken(RunEvent, frozen=True):
    seat: int
    card: int


class HeroMoved(RunEvent, frozen=True):
    seat: int
    tile: int


class TileDrawn(RunEvent, frozen=True):
    """It is to lie beyond a side of a laid tile."""

    seat: int
    printed: int
    tile: int
    side: int


class TilePutAside(RunEvent, frozen=True):
    seat: int
    printed: int
    by: Names = ()


class TileLaid(RunEvent, frozen=True):
    seat: int
    tile: int


class NoTileFitted(RunEvent, frozen=True):
    seat: int


class PileAbandoned(RunEvent, frozen=True):
    tiles: int


class TreasureLaid(RunEvent, frozen=True):
    tile: int


class EncounterDrawn(RunEvent, frozen=True):
    seat: int
    card: int


class EncountersShuffled(RunEvent, frozen=True):
    cards: int


class StrangerMet(RunEvent, frozen=True):
    seat: int
    card: int


class StrangerFled(RunEvent, frozen=True):
    card: int


class TrapDisarmed(RunEvent, frozen=True):
    seat: int
    card: int


class TrapWentOff(RunEvent, frozen=True):
    seat: int
    card: int


class Burdened(RunEvent, frozen=True):
    seat: int
    card: int


class BurdenEnded(RunEvent, frozen=True):
    seat: int
    card: int


class Escaped(RunEvent, frozen=True):
    seat: int


class EscapeFailed(RunEvent, frozen=True):
    seat: int


class GateHeld(RunEvent, frozen=True):
    seat: int


class BridgeBroke(RunEvent, frozen=True):
    seat: int


class LeapFailed(RunEvent, frozen=True):
    seat: int


class ItemFound(RunEvent, frozen=True):
    seat: int
    card: int


class ItemEquipped(RunEvent, frozen=True):
    seat: int
    card: int
    by: Names = ()


class ItemStowed(RunEvent, frozen=True):
    seat: int
    card: int


class ItemTakenOff(RunEvent, frozen=True):
    seat: int
    card: int


class TreasureGained(RunEvent, frozen=True):
    seat: int


class TreasureSeen(RunEvent, frozen=True):
    seat: int
    card: int


class ArtifactGained(RunEvent, frozen=True):
    seat: int
    card: int


class TreasureTossed(RunEvent, frozen=True):
    seat: int
    card: int


class TradeBegan(RunEvent, frozen=True):
    seat: int
    target: int


class CardWanted(RunEvent, frozen=True):
    seat: int
    target: int
    card: int


class BackWanted(RunEvent, frozen=True):
    seat: int
    target: int
    back: int


class OfferMade(RunEvent, frozen=True):
    seat: int
    target: int
    treasures: int
    artifacts: int
    encounters: int


class CardOffered(RunEvent, frozen=True):
    seat: int
    card: int


class TradeDone(RunEvent, frozen=True):
    seat: int
    target: int
    given: int
    taken: int


class TradeFailed(RunEvent, frozen=True):
    seat: int
    target: int


class CardPaid(RunEvent, frozen=True):
    seat: int
    card: int


class Trained(RunEvent, frozen=True):
    seat: int
    rating: int


class CardWorked(RunEvent, frozen=True):
    seat: int
    card: int


class ActionsChanged(RunEvent, frozen=True):
    seat: int
    actions: int


class BossLookedAt(RunEvent, frozen=True):
    seat: int


class BossSeen(RunEvent, frozen=True):
    seat: int
    card: int


class EncountersLookedAt(RunEvent, frozen=True):
    seat: int
    cards: int


class EncountersSunk(RunEvent, frozen=True):
    seat: int
    cards: int


class CardStolen(RunEvent, frozen=True):
    seat: int
    target: int


class StolenCardSeen(RunEvent, frozen=True):
    seat: int
    card: int


class CardAttached(RunEvent, frozen=True):
    seat: int
    card: int
    foe: int


class LairSited(RunEvent, frozen=True):
    """The Lair is to lie beyond a side of a laid tile; how it is turned is not known yet."""

    seat: int
    tile: int
    side: int


class LairPlaced(RunEvent, frozen=True):
    tile: int
    card: int


class MonsterStirred(RunEvent, frozen=True):
    card: int
    tile: int


class MonsterRoamed(RunEvent, frozen=True):
    card: int
    tile: int


class SummonTurned(RunEvent, frozen=True):
    seat: int
    card: int


class MonsterSummoned(RunEvent, frozen=True):
    seat: int
    card: int
    tile: int


class NothingSummoned(RunEvent, frozen=True):
    seat: int


class StoneAppeared(RunEvent, frozen=True):
    tile: int


class EndgameBegan(RunEvent, frozen=True):
    seat: int


class SoloWon(RunEvent, frozen=True):
    seat: int


class StoneCarriedOut(RunEvent, frozen=True):
    seat: int


class LastHeroWon(RunEvent, frozen=True):
    seat: int


class NobodyWon(RunEvent, frozen=True):
    """No hero is left alive."""


EVENTS = tuple(RunEvent.__subclasses__())
