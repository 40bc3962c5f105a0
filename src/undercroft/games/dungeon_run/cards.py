"""The printed cards and tiles: figures, trainings, slots, and effects."""

from typing import Annotated, Literal

from msgspec import Meta

from undercroft.content import Card
from undercroft.games.dungeon_run.effects import AnyAct, AnyEffect, Rating, Slot, Training, Type

Stat = Annotated[int, Meta(ge=0, le=9)]
Lives = Annotated[int, Meta(ge=1, le=12)]
Face = Annotated[int, Meta(ge=1, le=6)]
Faces = Annotated[tuple[Face, ...], Meta(max_length=6)]
Copies = Annotated[int, Meta(ge=1, le=9)]

RATINGS: tuple[Rating, ...] = ("brawn", "magic", "skill")
BRAWN, MAGIC, SKILL = range(3)
TRAININGS: tuple[Training, ...] = ("prayer", "war", "magic", "talent")


class HeroCard(Card, array_like=True, frozen=True):
    """A hero. [DR-HEROCARD-01]"""

    race: str
    training: Training
    brawn: Stat
    magic: Stat
    skill: Stat
    life: Lives
    ability: tuple[AnyEffect, ...]
    summoner: tuple[AnyEffect, ...]
    """Works while the hero has the Stone equipped. [DR-HEROCARD-10]"""

    @property
    def base(self) -> tuple[int, int, int]:
        return self.brawn, self.magic, self.skill


class AbilityCard(Card, array_like=True, frozen=True):
    """A card of one hero's ability deck. [DR-HEROCARD-11]"""

    hero: str
    effects: tuple[AnyEffect, ...] = ()
    attached: tuple[AnyEffect, ...] = ()
    """What it does to a monster that it lies on."""


class Item(Card, array_like=True, frozen=True):
    """A treasure or an artifact. [DR-ITEMCARD-02] [DR-ITEMCARD-04]"""

    trainings: Annotated[tuple[Training, ...], Meta(min_length=1)]
    slots: tuple[Slot, ...] = ()
    enchanted: bool = False
    effects: tuple[AnyEffect, ...] = ()
    stone: bool = False
    """Whether this is the Summoning Stone. [DR-ARTIFACT-01]"""


class MonsterCard(Card, array_like=True, frozen=True):
    """A monster or a boss. [DR-MONSTERCARD-01] [DR-BOSS-01]"""

    type: Type
    attack: Stat
    power: Faces
    defense: Annotated[int, Meta(ge=2, le=6)]
    escape: Annotated[int, Meta(ge=2, le=6)]
    life: Lives
    effects: tuple[AnyEffect, ...]
    personal: bool = False
    """Whether its name is a personal one. [DR-MONSTERCARD-01]"""
    copies: Copies = 1


class TrapCard(Card, array_like=True, frozen=True):
    """A trap. [DR-TRAPCARD-02] [DR-TRAPCARD-03] [DR-TRAPCARD-04]"""

    ratings: Annotated[tuple[Rating, ...], Meta(min_length=1, max_length=3)]
    successes: Annotated[int, Meta(ge=1, le=6)]
    wounds: Stat = 0
    acts: tuple[AnyAct, ...] = ()
    """What it does besides, when it goes off."""
    lasting: tuple[AnyEffect, ...] = ()
    """What burdens its victim while the card stays with him. [DR-TRAP-03]"""
    ends: Literal["roll", "rally", "kill"] = "roll"
    """What ends it: a roll of `ends_on` or more at the start of his turn, a rally, a kill."""
    ends_on: Face = 4
    copies: Copies = 1


class StrangerCard(Card, array_like=True, frozen=True):
    """A stranger and what he does for a hero who meets him. [DR-STRANGERCARD-02]"""

    acts: Annotated[tuple[AnyAct, ...], Meta(min_length=1)]
    price: Literal["nothing", "encounter", "treasure", "wound"] = "nothing"
    """What the hero pays: a card of his loot pile (of the items: any), or a wound."""
    place: Literal["here", "entrance"] = "here"
    """Where the stranger is put. [DR-STRANGER-02]"""
    stays: bool = False
    """Whether he stays after a meeting. [DR-RULING-56]"""
    copies: Copies = 1


class TileCard(Card, array_like=True, frozen=True):
    """A tile: its exits and what it does. [DR-TILECARD-02] [DR-TILECARD-05]"""

    exits: Annotated[str, Meta(pattern="^[nesw]{1,4}$")]
    kind: Literal["entrance", "lair", "standard", "special"] = "standard"
    treasure: Faces = ()
    encounter: Faces = ()
    """The numbers of the content roll. [DR-TILECARD-03] [DR-TILECARD-04]"""
    den: bool = False
    """Each entry rolls for an encounter while none lies there. [DR-SPECIAL-04]"""
    guarded: bool = False
    """An encounter is drawn when it is first revealed. [DR-SPECIAL-05] [DR-SPECIAL-21]"""
    glyphs: bool = False
    """A monster here is battled only with an assist. [DR-SPECIAL-06]"""
    holds: bool = False
    """A monster here can't roam; a boss can. [DR-ROAM-15]"""
    gate: bool = False
    """Leaving needs a roll of brawn. [DR-SPECIAL-13]"""
    bridge: bool = False
    """Entering may end in a fall. [DR-SPECIAL-01]"""
    channel: bool = False
    """Entering needs a leap. [DR-SPECIAL-18]"""
    curse: bool = False
    """Hero abilities are off here and on adjacent tiles. [DR-SPECIAL-03]"""
    library: bool = False
    """Research. [DR-SPECIAL-09]"""
    well: str = ""
    """The artifact that a tossed treasure may bring. [DR-SPECIAL-22]"""
    bars: bool = False
    """Monsters can't roam in. [DR-ROAM-06]"""


AnyCard = HeroCard | AbilityCard | Item | MonsterCard | TrapCard | StrangerCard
