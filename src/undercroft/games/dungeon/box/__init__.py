"""The box of Dungeon!: its cards by number, and what the rules ask about them."""

from collections.abc import Iterable
from importlib.resources.abc import Traversable
from typing import Any

from msgspec.structs import asdict

from undercroft import content
from undercroft.games.dungeon.box.board import Board
from undercroft.games.dungeon.box.checking import check
from undercroft.games.dungeon.box.printed import FILES, Printed
from undercroft.games.dungeon.cards import (
    COLUMNS,
    LEVELS,
    BossCard,
    ChamberCard,
    ClassCard,
    Column,
    Deed,
    FeatCard,
    Foe,
    ItemCard,
    MinionCard,
    PrizeCard,
    SpellCard,
    Traits,
    TrapCard,
    Treasure,
)

MOST_CARDS = 384
"""How many cards a box can hold; each has options of its own."""
IMMUNE = 13
"""The target number of a foe that a spell does nothing to: no two dice reach it."""


class Box(content.Box):
    """The cards by number: classes, what they can do, Monsters, Prizes, spells, chambers, boss."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed, MOST_CARDS)
        self.classes = self.add("class", printed.classes)
        self.gifts = self.add("gift", printed.gifts)
        self.feats = self.add("feat", printed.feats)
        self.actions = self.add("action", printed.actions)
        self.monsters = self.add("monster", printed.monsters)
        self.traps = self.add("trap", [card for card in printed.traps for _ in card.levels])
        self.guards = self.add("guard", printed.guards)
        minions = sorted(printed.minions, key=lambda card: card.gravestones)
        self.minions = self.add("minion", minions)
        plain = self.add("prize", printed.prizes)
        self.items = self.add("item", [one for card in printed.items for one in _finds(card)])
        self.prizes = range(plain.start, self.items.stop)
        """All Prize cards, special items among them."""
        self.relics = self.add("relic", printed.relics)
        self.treasures = range(plain.start, self.relics.stop)
        """All that a hero can carry."""
        self.spells = self.add("spell", printed.spells)
        self.chambers = self.add("chamber", printed.chambers)
        self.bosses = self.add("boss", printed.bosses)
        self.board = Board(printed.board)
        self.doom = printed.dooms[0]
        self.guard, self.relic, self.boss = self.guards[0], self.relics[0], self.bosses[0]
        self.values = [card.value if isinstance(card, Treasure) else 0 for card in self.cards]
        """What each card is worth, in gold pieces."""
        self.targets = [_targets(card) for card in self.cards]
        """The six numbers of each foe, in the order of COLUMNS; empty for other cards."""
        self.monster_decks = {level: self._monsters_of(level) for level in LEVELS}
        """The Monster deck of each level, traps among them. [DG-DECK-01]"""
        self.prize_decks = {level: self._prizes_of(level) for level in LEVELS}
        """The Prize deck of each level. [DG-DECK-02]"""
        self.boss_spells = [self.number(f"spell-{name}") for name in self.boss_card.spells]
        self.columns = {n: column(self.hero(n).column) for n in self.classes}
        """Whose target numbers each class fights with. [DG-COMBAT-02]"""
        self.swords = [card.attack if isinstance(card, Treasure) else 0 for card in self.cards]
        """What each card adds to attack rolls."""
        self.powers = {name: self._bearers(name) for name in ("senses", "scries", "opens")}
        """The treasures with each power."""
        self._deeds: dict[tuple[int, str], tuple[int, ...]] = {}
        self._traits = {n: self._sum(n) for n in self.classes}
        self._feats = {n: self._of(self.feats, n) for n in self.classes}
        self._actions = {n: self._of(self.actions, n) for n in self.classes}

    @property
    def boss_card(self) -> BossCard:
        """The boss as he is printed."""
        card = self.cards[self.boss]
        assert isinstance(card, BossCard)
        return card

    def number(self, name: str) -> int:
        """The number of the first card with this text id."""
        return self.names.index(name)

    def hero(self, number: int) -> ClassCard:
        """A class."""
        card = self.cards[number]
        assert isinstance(card, ClassCard)
        return card

    def traits(self, number: int) -> Traits:
        """What always works for a class: its own numbers and those of its gifts."""
        return self._traits[number]

    def feats_of(self, number: int) -> list[int]:
        """The abilities of a class that have uses."""
        return self._feats[number]

    def actions_of(self, number: int) -> list[int]:
        """The Action Cards of a class. [DG-ACTION-03]"""
        return self._actions[number]

    def deeds_of(self, number: int, window: str) -> tuple[int, ...]:
        """The abilities and Action Cards of a class that can do something. [DG-RULING-24]"""
        key = number, window
        found = self._deeds.get(key)
        if found is None:
            mine = (*self.feats_of(number), *self.actions_of(number))
            found = self._deeds[key] = tuple(d for d in mine if getattr(self.cards[d], window))
        return found

    def foe_level(self, number: int) -> int:
        """The level of a Monster card. [DG-DECK-01]"""
        level: int = self.cards[number].level
        return level

    def deed(self, number: int) -> Deed:
        """A feat or an Action Card."""
        card = self.cards[number]
        assert isinstance(card, Deed)
        return card

    def feat(self, number: int) -> FeatCard:
        card = self.cards[number]
        assert isinstance(card, FeatCard)
        return card

    def foe(self, number: int) -> Foe:
        """A monster, a guard or a minion."""
        card = self.cards[number]
        assert isinstance(card, Foe)
        return card

    def minion(self, number: int) -> MinionCard:
        card = self.cards[number]
        assert isinstance(card, MinionCard)
        return card

    def trap(self, number: int) -> TrapCard:
        card = self.cards[number]
        assert isinstance(card, TrapCard)
        return card

    def treasure(self, number: int) -> Treasure:
        """A Prize card, a special item or a relic."""
        card = self.cards[number]
        assert isinstance(card, Treasure)
        return card

    def spell(self, number: int) -> SpellCard:
        card = self.cards[number]
        assert isinstance(card, SpellCard)
        return card

    def chamber(self, number: int) -> ChamberCard:
        card = self.cards[number]
        assert isinstance(card, ChamberCard)
        return card

    def _bearers(self, power: str) -> frozenset[int]:
        return frozenset(n for n in self.treasures if getattr(self.cards[n], power))

    def _monsters_of(self, level: int) -> list[int]:
        monsters = [n for n in self.monsters if self.cards[n].level == level]
        levels = [at for card in self.printed.traps for at in card.levels]
        return [*monsters, *(n for n, at in zip(self.traps, levels, strict=True) if at == level)]

    def _prizes_of(self, level: int) -> list[int]:
        return [n for n in self.prizes if self.cards[n].level == level]

    def _of(self, deeds: range, hero: int) -> list[int]:
        return [n for n in deeds if self.cards[n].hero == self.cards[hero].id]

    def _sum(self, hero: int) -> Traits:
        card = self.cards[hero]
        sources = [card, *(g for g in self.printed.gifts if g.hero == card.id)]
        return Traits(id=card.id, **{name: _total(name, sources) for name in TRAITS})


TRAITS = [name for name in Traits.__struct_fields__ if name not in content.Card.__struct_fields__]


def _total(name: str, sources: list[Any]) -> Any:
    """A number that several cards add to; what can be done or not is done if one of them can."""
    values = [getattr(card, name) for card in sources]
    return any(values) if isinstance(values[0], bool) else sum(values)


def _finds(card: ItemCard) -> Iterable[PrizeCard]:
    """The Prize cards of a special item, told apart by their level."""
    powers = {name: value for name, value in asdict(card).items() if name not in ("id", "found")}
    return [
        PrizeCard(id=f"{card.id}-{find.level}", level=find.level, value=find.value, **powers)
        for find in card.found
    ]


def _targets(card: Any) -> tuple[int, ...]:
    if not isinstance(card, Foe):
        return ()
    return tuple(IMMUNE if target == "-" else target for target in card.targets)


def column(name: Column) -> int:
    """The place of a column among the six numbers of a foe."""
    return COLUMNS.index(name)


def open_box(folders: Iterable[Traversable]) -> Box:
    """The box with the cards of these folders, later ones adding to and replacing earlier ones."""
    printed = Printed(**content.read_files(FILES, folders))
    check(printed)
    return content.keep(Box(printed))
