"""What is fought or falls on a hero: monsters, who guards the relic, foul minions, traps."""

from typing import Annotated

from msgspec import Meta

from undercroft.content import Card
from undercroft.games.dungeon.cards.numbers import Few, Kind, Level, Targets


class Foe(Card, array_like=True, frozen=True, kw_only=True):
    """Anything that is fought with an attack roll."""

    kind: Kind
    targets: Targets
    """The number to reach for Rogue, Cleric, Fighter, Wizard, Fireball, Lightning Bolt."""


class MonsterCard(Foe, array_like=True, frozen=True, kw_only=True):
    """A card of a level's Monster deck. [DG-DECK-03]"""

    level: Level


class GuardCard(Foe, array_like=True, frozen=True, kw_only=True):
    """Who guards a relic. [DG-SETUP-13]"""

    level: Level


class MinionCard(Foe, array_like=True, frozen=True, kw_only=True):
    """What a killed hero becomes. [DG-DEATH-02]"""

    gravestones: Annotated[int, Meta(ge=1, le=9)]
    """With so many deaths. [DG-MINION-01]"""
    move: Few = 5


class TrapCard(Card, array_like=True, frozen=True, kw_only=True):
    """A card that takes a monster's place, once on each of its levels. [DG-CAGE-01]"""

    levels: Annotated[tuple[Level, ...], Meta(min_length=1)]
    lost_turns: Few = 1
    """Lose-turn tokens; until they are handed back nobody fights its victim. [DG-CAGE-02]"""
