"""The box of Dungeon Fighter: its cards by number, and what the rules ask about them."""

from collections.abc import Iterable
from importlib.resources.abc import Traversable

from undercroft import content
from undercroft.games.dungeon_fighter.checking import check
from undercroft.games.dungeon_fighter.printed import (
    COLOURS,
    FILES,
    LEVELS,
    Ability,
    BossCard,
    EquipmentCard,
    FaceCard,
    Foe,
    HeroCard,
    MonsterCard,
    Printed,
    Room,
)
from undercroft.games.dungeon_fighter.routes import Routes, routes_of

MOST_CARDS = 384
"""How many cards a box can hold; each has options of its own."""


class Box(content.Box):
    """The cards by number: Heroes, Equipment, monsters, Bosses, faces of map boards."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed, MOST_CARDS)
        self.heroes = self.add("hero", printed.heroes)
        self.equipment = self.add("equipment", printed.equipment)
        self.monsters = self.add("monster", printed.monsters)
        self.bosses = self.add("boss", printed.bosses)
        self.faces = self.add("face", printed.faces)
        self.levels = {level: self._of_level(level) for level in LEVELS}
        """The monsters of each level. [DF-SETUP-17]"""
        self.boards = self._by_board()
        """The faces of each map board. [DF-COMP-09]"""
        self.routes = {
            n: routes_of(card) for n, card in zip(self.faces, printed.faces, strict=True)
        }
        """The rooms of each face by number, and where they lead."""
        self.slots = {n: _slots(card) for n, card in zip(self.heroes, printed.heroes, strict=True)}
        """How many cards of each kind a Hero can carry. [DF-EQUIP-03]"""
        self.kinds = {
            n: card.kind for n, card in zip(self.equipment, printed.equipment, strict=True)
        }
        """The kind of each Equipment card."""

    def number(self, name: str) -> int:
        """The number of the card with this text id."""
        return self.names.index(name)

    def hero(self, number: int) -> HeroCard:
        card = self.cards[number]
        assert isinstance(card, HeroCard)
        return card

    def ability(self, hero: int, colour: int) -> Ability:
        """What the Hero symbol does for a Hero, by the number of the colour. [DF-ABILITY-02]"""
        ability: Ability = getattr(self.hero(hero), COLOURS[colour])
        return ability

    def gear(self, number: int) -> EquipmentCard:
        """An Equipment card."""
        card = self.cards[number]
        assert isinstance(card, EquipmentCard)
        return card

    def throws_of(self, number: int) -> tuple[str, ...]:
        """The special throw of a weapon. [DF-CONDITION-01]"""
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

    def face(self, number: int) -> FaceCard:
        card = self.cards[number]
        assert isinstance(card, FaceCard)
        return card

    def room(self, face: int, number: int) -> Room:
        """A room of a face, by its number there."""
        return self.face(face).rooms[number]

    def routes_of(self, face: int) -> Routes:
        return self.routes[face]

    def _of_level(self, level: int) -> list[int]:
        return [n for n in self.monsters if self.monster(n).level == level]

    def _by_board(self) -> dict[int, list[int]]:
        boards: dict[int, list[int]] = {}
        for number in self.faces:
            boards.setdefault(self.face(number).board, []).append(number)
        return dict(sorted(boards.items()))


def _slots(card: HeroCard) -> dict[str, int]:
    return {"weapon": card.weapons, "armour": card.armours, "magic": card.items}


def open_box(folders: Iterable[Traversable]) -> Box:
    """The box with the cards of these folders, later ones adding to and replacing earlier ones."""
    printed = Printed(**content.read_files(FILES, folders))
    check(printed)
    return content.keep(Box(printed))
