"""The box of the Catacombs: its cards by number, and what the rules ask about them."""

import re
from collections.abc import Iterable

from undercroft import content
from undercroft.games.dungeon_fighter_catacombs.printed import (
    COLOURS,
    LEVELS,
    Ability,
    BossCard,
    EquipmentCard,
    Foe,
    HeroCard,
    MonsterCard,
    Printed,
    RoomCard,
)

COPY = re.compile(r"-\d+$")
MOST_CARDS = 320
"""How many cards a box can hold; each has options of its own."""


class Box(content.Box):
    """The cards by number: Heroes, monsters, Bosses, Dungeon cards, Equipment."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed, MOST_CARDS)
        self.heroes = self.add("hero", printed.heroes)
        self.monsters = self.add("monster", printed.monsters)
        self.bosses = self.add("boss", printed.bosses)
        self.rooms = self.add("room", printed.rooms)
        self.equipment = self.add("equipment", printed.equipment)
        self.levels = {level: self._of_level(level) for level in LEVELS}
        """The monsters of each level. [DC-SETUP-09]"""

    def number(self, name: str) -> int:
        """The number of the card with this text id."""
        return self.names.index(name)

    def title(self, number: int) -> str:
        """The text id without a last number: cards of one title have the same name."""
        return COPY.sub("", self.names[number])

    def hero(self, number: int) -> HeroCard:
        card = self.cards[number]
        assert isinstance(card, HeroCard)
        return card

    def ability(self, hero: int, colour: int) -> Ability:
        """What the icon does for a Hero, by the number of the colour. [DC-ICON-01]"""
        ability: Ability = getattr(self.hero(hero), COLOURS[colour])
        return ability

    def gear(self, number: int) -> EquipmentCard:
        """An Equipment card."""
        card = self.cards[number]
        assert isinstance(card, EquipmentCard)
        return card

    def throws_of(self, number: int) -> tuple[str, ...]:
        """The Specific Throws of a Weapon. [DC-REQ-03]"""
        return self.gear(number).throws

    def foe(self, number: int) -> Foe:
        """A monster or a Boss."""
        card = self.cards[number]
        assert isinstance(card, Foe)
        return card

    def monster(self, number: int) -> MonsterCard:
        card = self.cards[number]
        assert isinstance(card, MonsterCard)
        return card

    def is_boss(self, number: int) -> bool:
        return isinstance(self.cards[number], BossCard)

    def room(self, number: int) -> RoomCard:
        """A Dungeon card."""
        card = self.cards[number]
        assert isinstance(card, RoomCard)
        return card

    def of(self, cards: Iterable[int], editions: Iterable[str]) -> list[int]:
        """Those of some cards that come from one of some boxes. [DC-MIX-05]"""
        return [card for card in cards if self.cards[card].edition in editions]

    def _of_level(self, level: int) -> list[int]:
        return [n for n in self.monsters if self.monster(n).level == level]
