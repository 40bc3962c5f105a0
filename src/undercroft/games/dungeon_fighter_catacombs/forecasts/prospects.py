"""What a Hero or the party can expect from a choice.

`seat` is upon whose player it falls and `who` the Hero; `cause` names an ability, `throws` Specific
Throws.
"""

from undercroft.engine import Names, Prospect


class CatacombsProspect(Prospect, frozen=True):
    """Something to expect below."""


class HeroProspect(CatacombsProspect, frozen=True):
    """Something for one Hero to expect."""

    seat: int
    who: int


# Throws


class HitChance(HeroProspect, frozen=True):
    """How often an average hand hits like this."""

    tone = "gain"
    chance: int


class UsualDamage(HeroProspect, frozen=True):
    """What a hit like this deals on average, in whole points, without the icon."""

    tone = "gain"
    damage: int


class KillChance(HeroProspect, frozen=True):
    """How often such a throw defeats the monster, without the icon."""

    tone = "gain"
    chance: int


class SymbolChance(HeroProspect, frozen=True):
    """How often the ability of this colour can be used."""

    tone = "gain"
    cause: Names
    chance: int


class AbilityCovered(HeroProspect, frozen=True):
    """A Scar covers the ability of this colour."""

    cause: Names


class MissHurts(HeroProspect, frozen=True):
    """What a miss would cost now."""

    tone = "loss"
    damage: int


class MissFells(HeroProspect, frozen=True):
    """A miss would make the Hero faint."""

    tone = "loss"
    damage: int


# Damage that is reckoned


class DamageThen(HeroProspect, frozen=True):
    """The damage of the throw, and what the monster has left then."""

    tone = "gain"
    damage: int
    life: int


class Kills(HeroProspect, frozen=True):
    """The monster is defeated by it."""

    tone = "gain"
    damage: int


class Hurts(HeroProspect, frozen=True):
    """What the Hero loses and has left."""

    tone = "loss"
    damage: int
    life: int


class Fells(HeroProspect, frozen=True):
    """The Hero faints by it, unless somebody heals him."""

    tone = "loss"
    damage: int


class Spares(HeroProspect, frozen=True):
    """The Hero takes no damage."""

    tone = "gain"


# The party


class AllLose(CatacombsProspect, frozen=True):
    """All lose so much life, and so many faint."""

    damage: int
    fallen: int


class LosesGame(CatacombsProspect, frozen=True):
    """Everybody faints."""


class Heals(HeroProspect, frozen=True):
    """What a Hero heals."""

    tone = "gain"
    amount: int


class HealsAll(CatacombsProspect, frozen=True):
    """What all Heroes heal together."""

    amount: int


class GoldThen(CatacombsProspect, frozen=True):
    """Gold in the Chest then."""

    gold: int


class DiceThen(CatacombsProspect, frozen=True):
    """White dice in the Chest then."""

    dice: int


class AbilityHere(CatacombsProspect, frozen=True):
    """The ability of a colour."""

    cause: Names


class HandsFull(HeroProspect, frozen=True):
    """The Hero would have to let something else go."""


# Rooms


class RoomBrings(CatacombsProspect, frozen=True):
    """Shop icons of a Dungeon card, and what it gives at once."""

    icons: int
    gold: int
    dice: int
    heal: int
    cards: int


class RoomDemands(CatacombsProspect, frozen=True):
    """Specific Throws of a Dungeon card, and how often an average hand hits like that."""

    throws: Names
    chance: int


class RoomStrengthens(CatacombsProspect, frozen=True):
    """The life that it adds to the monster."""

    life: int


PROSPECTS: tuple[type[Prospect], ...] = (
    *(kind for kind in CatacombsProspect.__subclasses__() if kind is not HeroProspect),
    *HeroProspect.__subclasses__(),
)
