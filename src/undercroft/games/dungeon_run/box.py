"""The box of Dungeon Run: its cards and tiles by number, and the effects that stand on them."""

from collections.abc import Iterable
from importlib.resources.abc import Traversable
from typing import Any

from msgspec import Struct

from undercroft import content
from undercroft.content import BadContent
from undercroft.games.dungeon_run import geometry
from undercroft.games.dungeon_run.cards import (
    AbilityCard,
    HeroCard,
    Item,
    MonsterCard,
    StrangerCard,
    TileCard,
    TrapCard,
)
from undercroft.games.dungeon_run.effects import Act, Action, Effect, FindArtifact, On

MOST_CARDS = 256
"""How many cards a box can hold; each has options of its own."""
MOST_TILES = 64
"""How many tiles a dungeon can have."""


class Printed(Struct, frozen=True):
    """What the content files list."""

    heroes: tuple[HeroCard, ...]
    abilities: tuple[AbilityCard, ...]
    treasures: tuple[Item, ...]
    artifacts: tuple[Item, ...]
    monsters: tuple[MonsterCard, ...]
    traps: tuple[TrapCard, ...]
    strangers: tuple[StrangerCard, ...]
    bosses: tuple[MonsterCard, ...]
    tiles: tuple[TileCard, ...]


Trait = tuple[int, Any, bool]
"""The card an effect stands on, the effect, and whether it has conditions."""
Traits = dict[type[Effect], tuple[Trait, ...]]
"""Effects by their verb."""
NO_CONDITIONS = dict.fromkeys(Effect.__struct_fields__)


class Box(content.Box):
    """The cards by number: heroes, their Summoner abilities, ability cards, treasures, artifacts,
    encounters, bosses; and the tiles by a number of their own.
    """

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed, MOST_CARDS)
        self.heroes = self.add("hero", printed.heroes)
        summoners = [
            AbilityCard(id=card.id, hero=card.id, effects=card.summoner) for card in printed.heroes
        ]
        self.summoners = self.add("summoner", summoners)
        self.abilities = self.add("ability", printed.abilities)
        self.treasures = self.add("treasure", printed.treasures)
        self.artifacts = self.add("artifact", printed.artifacts)
        self.monsters = self.add("monster", _copies(printed.monsters))
        self.traps = self.add("trap", _copies(printed.traps))
        self.strangers = self.add("stranger", _copies(printed.strangers))
        self.encounters = range(self.monsters.start, self.strangers.stop)
        self.bosses = self.add("boss", printed.bosses)
        self.items = range(self.treasures.start, self.artifacts.stop)
        self.tiles = printed.tiles
        self.exits = [geometry.mask(tile.exits) for tile in self.tiles]
        self.entrance = self._tiles("entrance")[0]
        self.lair = self._tiles("lair")[0]
        self.standard = self._tiles("standard")
        self.special = self._tiles("special")
        self.stone = next(n for n in self.artifacts if self.item(n).stone)
        self._traits: dict[tuple[int, ...], Traits] = {}
        self._on_monsters: dict[tuple[int, ...], Traits] = {}

    def _tiles(self, kind: str) -> list[int]:
        return [number for number, tile in enumerate(self.tiles) if tile.kind == kind]

    def hero(self, number: int) -> HeroCard:
        card = self.cards[number]
        assert isinstance(card, HeroCard)
        return card

    def item(self, number: int) -> Item:
        card = self.cards[number]
        assert isinstance(card, Item)
        return card

    def monster(self, number: int) -> MonsterCard:
        card = self.cards[number]
        assert isinstance(card, MonsterCard)
        return card

    def trap(self, number: int) -> TrapCard:
        card = self.cards[number]
        assert isinstance(card, TrapCard)
        return card

    def stranger(self, number: int) -> StrangerCard:
        card = self.cards[number]
        assert isinstance(card, StrangerCard)
        return card

    def artifact(self, name: str) -> int:
        """The number of the artifact with this id."""
        return next(number for number in self.artifacts if self.cards[number].id == name)

    def deck_of(self, hero: int) -> list[int]:
        """The ability deck of a hero. [DR-SETUP-20]"""
        name = self.cards[hero].id
        return [n for n in self.abilities if getattr(self.cards[n], "hero", "") == name]

    def traits(self, cards: tuple[int, ...]) -> Traits:
        """The effects of cards that work for a hero."""
        found = self._traits.get(cards)
        if found is None:
            found = self._traits[cards] = _gather(self._effects(n) for n in cards)
        return found

    def traits_of_monster(self, cards: tuple[int, ...]) -> Traits:
        """The effects of a monster's card and of the cards attached to it."""
        found = self._on_monsters.get(cards)
        if found is None:
            found = self._on_monsters[cards] = _gather(self._effects(n, True) for n in cards)
        return found

    def effect_number(self, card: int, effect: Effect) -> int:
        """The place of an effect on its card."""
        return self._all_effects(card).index(effect)

    def effect(self, card: int, number: int) -> Effect:
        """The effect at a place of a card."""
        return self._all_effects(card)[number]

    def _all_effects(self, number: int) -> tuple[Effect, ...]:
        effects = self._effects(number)[1]
        card = self.cards[number]
        return effects + card.attached if isinstance(card, AbilityCard) else effects

    def _effects(self, number: int, attached: bool = False) -> tuple[int, tuple[Effect, ...]]:
        card = self.cards[number]
        if isinstance(card, HeroCard):
            return number, card.ability
        if isinstance(card, TrapCard):
            return number, card.lasting
        if isinstance(card, AbilityCard) and attached:
            return number, card.attached
        assert not isinstance(card, StrangerCard)
        return number, card.effects


def _copies(cards: Iterable[Any]) -> list[Any]:
    return [card for card in cards for _ in range(card.copies)]


def _gather(sources: Iterable[tuple[int, tuple[Effect, ...]]]) -> Traits:
    found: dict[type[Effect], list[Trait]] = {}
    for number, effects in sources:
        for effect in effects:
            found.setdefault(type(effect), []).append((number, effect, _is_conditional(effect)))
    return {kind: tuple(traits) for kind, traits in found.items()}


def _is_conditional(effect: Effect) -> bool:
    """Whether an effect names any condition."""
    plain = Effect()
    return any(getattr(effect, name) != getattr(plain, name) for name in NO_CONDITIONS)


FILES: dict[str, type[Any]] = {
    "heroes": HeroCard,
    "abilities": AbilityCard,
    "treasures": Item,
    "artifacts": Item,
    "monsters": MonsterCard,
    "traps": TrapCard,
    "strangers": StrangerCard,
    "bosses": MonsterCard,
    "tiles": TileCard,
}


def open_box(folders: Iterable[Traversable]) -> Box:
    """The box with the cards of these folders, later ones adding to and replacing earlier ones."""
    printed = Printed(**content.read_files(FILES, folders))
    _check(printed)
    if len(printed.tiles) > MOST_TILES:
        problem, count = f"at most {MOST_TILES} tiles fit", len(printed.tiles)
        raise BadContent("content-many", "tiles.toml", problem, count=count, most=MOST_TILES)
    return content.keep(Box(printed))


def _check(printed: Printed) -> None:
    """What the rules need of a box; the error names the file."""
    heroes = {card.id for card in printed.heroes}
    for card in printed.abilities:
        if card.hero not in heroes:
            problem, name = f"no hero is called {card.hero!r}", card.hero
            raise BadContent("content-unknown", "abilities.toml", problem, card.id, name=name)
    if len(printed.heroes) < 6:
        problem = "at least 6 heroes are needed"
        raise BadContent("content-few", "heroes.toml", problem, least=6, kind="none")
    for kind in ("entrance", "lair"):
        if sum(tile.kind == kind for tile in printed.tiles) != 1:
            problem = f"exactly one tile of kind {kind} is needed"
            raise BadContent("content-one", "tiles.toml", problem, kind=kind)
    for kind, least in (("standard", 16), ("special", 8)):
        if sum(tile.kind == kind for tile in printed.tiles) < least:
            problem = f"at least {least} tiles of kind {kind} are needed"
            raise BadContent("content-few", "tiles.toml", problem, least=least, kind=kind)
    if sum(card.stone for card in printed.artifacts) != 1:
        problem = "exactly one artifact is the Stone"
        raise BadContent("content-one", "artifacts.toml", problem, kind="stone")
    _check_free_actions(printed)
    if not printed.bosses:
        problem = "at least one boss is needed"
        raise BadContent("content-few", "bosses.toml", problem, least=1, kind="none")
    _check_artifacts(printed)


def _check_free_actions(printed: Printed) -> None:
    """A free action that could be repeated for ever is refused, and so is a second action."""
    for card in printed.heroes:
        _check_action("heroes.toml", card.id, card.ability)
        _check_action("heroes.toml", card.id, card.summoner)
    for ability in printed.abilities:
        _check_action("abilities.toml", ability.id, ability.effects)
    for treasure in printed.treasures:
        _check_action("treasures.toml", treasure.id, treasure.effects)
    for artifact in printed.artifacts:
        _check_action("artifacts.toml", artifact.id, artifact.effects)


def _check_action(file: str, card: str, effects: Iterable[Effect]) -> None:
    actions = [effect for effect in effects if isinstance(effect, Action)]
    if len(actions) > 1:
        raise BadContent("content-actions", file, "a card offers one action at most", card)
    if any(action.free and action.once == "always" for action in actions):
        problem = "field once: a free action works once a turn or once a game"
        raise BadContent("content-once", file, problem, card)


def _all_acts(printed: Printed) -> Iterable[Act]:
    """Every act that a card can do."""
    speaking: list[StrangerCard | TrapCard] = [*printed.strangers, *printed.traps]
    for card in speaking:
        yield from card.acts
    effects: list[Effect] = []
    for hero in printed.heroes:
        effects += (*hero.ability, *hero.summoner)
    for ability in printed.abilities:
        effects += (*ability.effects, *ability.attached)
    for item in (*printed.treasures, *printed.artifacts):
        effects += item.effects
    for monster in (*printed.monsters, *printed.bosses):
        effects += monster.effects
    for effect in effects:
        if isinstance(effect, On | Action):
            yield from effect.acts


def _check_artifacts(printed: Printed) -> None:
    """Whoever brings an artifact names one that is there."""
    known = {card.id for card in printed.artifacts}
    named = {tile.well for tile in printed.tiles if tile.well}
    for act in _all_acts(printed):
        if isinstance(act, FindArtifact):
            named.add(act.id)
    for missing in sorted(named - known):
        problem = f"no artifact is called {missing!r}"
        raise BadContent("content-unknown", "artifacts.toml", problem, name=missing)
