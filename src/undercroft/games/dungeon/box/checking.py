"""What the rules need of a box: enough cards, and names that somebody bears."""

from collections import Counter
from collections.abc import Collection, Iterable

from undercroft.content import BadContent, Card
from undercroft.games.dungeon.box.printed import Printed
from undercroft.games.dungeon.cards import LEVELS

LEAST = {"classes": 7, "spells": 2, "chambers": 12}
"""A class for every seat, something to guess, a card for every chamber."""
LEAST_MONSTERS, LEAST_PRIZES = 14, 8
"""What a level's rooms and chambers are dealt. [DG-SETUP-09] [DG-SETUP-10]"""


def check(printed: Printed) -> None:
    """Raise BadContent, which names the file, where something is missing."""
    for file, least in LEAST.items():
        _need(file, len(getattr(printed, file)), least)
    for file in ("guards", "relics", "bosses", "dooms"):
        _need_one(file, getattr(printed, file))
    _check_solo(printed)
    _check_owners(printed)
    _check_decks(printed)
    _check_names(printed)
    _check_minions(printed)


def _check_solo(printed: Printed) -> None:
    """One class plays every solo game, beside one of choice. [DG-SETUP-18]"""
    roles = Counter(card.solo for card in printed.classes)
    if roles["always"] != 1:
        problem = "exactly one class plays every solo game"
        raise BadContent("content-one", "classes.toml", problem, kind="always")
    _need("classes", roles["choice"], 1, "choice")


def _check_owners(printed: Printed) -> None:
    """What belongs to a class belongs to one that is there."""
    heroes = _ids(printed.classes)
    for file in ("gifts", "feats", "actions"):
        for card in getattr(printed, file):
            _known(file, card.id, [card.hero], heroes)


def _check_decks(printed: Printed) -> None:
    """Every level has enough Monsters and Prizes."""
    monsters = Counter(card.level for card in printed.monsters)
    monsters.update(level for card in printed.traps for level in card.levels)
    prizes = Counter(card.level for card in printed.prizes)
    prizes.update(find.level for card in printed.items for find in card.found)
    for level in LEVELS:
        _need("monsters", monsters[level], LEAST_MONSTERS, f"level {level}")
        _need("prizes", prizes[level], LEAST_PRIZES, f"level {level}")


def _check_names(printed: Printed) -> None:
    """A card that names another names one that is there."""
    guards, traps, spells = _ids(printed.guards), _ids(printed.traps), _ids(printed.spells)
    for relic in printed.relics:
        _known("relics", relic.id, [relic.guard], guards)
    for chamber in printed.chambers:
        _known("chambers", chamber.id, [chamber.springs] if chamber.springs else [], traps)
    for boss in printed.bosses:
        _known("bosses", boss.id, boss.spells, spells)


def _check_minions(printed: Printed) -> None:
    """There is one minion for the first death, one for the second, and so on. [DG-MINION-01]"""
    for deaths, card in enumerate(sorted(printed.minions, key=lambda c: c.gravestones), 1):
        if card.gravestones != deaths:
            problem = f"field gravestones: no minion has {deaths}, or two have the same"
            raise BadContent("bad-content", "minions.toml", problem, card.id, field="gravestones")
    _need("minions", len(printed.minions), 1)


def _ids(cards: Iterable[Card]) -> set[str]:
    return {card.id for card in cards}


def _need(file: str, count: int, least: int, kind: str = "none") -> None:
    if count < least:
        problem = f"at least {least} cards are needed" + ("" if kind == "none" else f": {kind}")
        raise BadContent("content-few", f"{file}.toml", problem, least=least, kind=kind)


def _need_one(file: str, cards: Collection[Card]) -> None:
    if len(cards) != 1:
        problem = f"exactly one card is needed, not {len(cards)}"
        raise BadContent("content-one", f"{file}.toml", problem, kind="none")


def _known(file: str, card: str, names: Iterable[str], known: set[str]) -> None:
    for name in names:
        if name not in known:
            problem = f"no card is called {name!r}"
            raise BadContent("content-unknown", f"{file}.toml", problem, card, name=name)
