"""The heroes of Dungeon!: a row each, the seat's own cards, and the monsters at large."""

from collections import Counter
from typing import Any

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from undercroft.games.dungeon.state import NOTHING
from undercroft.terminal.boards.dungeon.sight import (
    ACTIVE,
    GRAVE,
    LEVEL_STYLES,
    MONSTER,
    PRIZE,
    Sight,
)
from undercroft.terminal.boards.lettering import rows

COLUMNS = ("", "hero", "where", "gold", "treasures", "spells", "state")
BAR = 10
"""The length of the bar that shows how near the goal is."""


def party(sight: Sight) -> RenderableType:
    """All heroes in the order of their seats."""
    grid = Grid(box=None, pad_edge=False, header_style="bright_black")
    for title in COLUMNS:
        grid.add_column(sight.say(title) if title else "", no_wrap=title != "state")
    for hero in sight.heroes:
        grid.add_row(*_row(sight, hero))
    return grid


def _row(sight: Sight, hero: dict[str, Any]) -> list[Text]:
    return [
        _mark(sight, hero),
        _who(sight, hero),
        _where(sight, hero),
        _gold(sight, hero),
        Text(str(len(hero["treasures"]))),
        Text(_spells(hero)),
        _state(sight, hero),
    ]


def _mark(sight: Sight, hero: dict[str, Any]) -> Text:
    """The letter of a hero on the map."""
    is_active = sight.in_turn and hero["id"] == sight.active
    letter = sight.marks[hero["id"]]
    text = Text(ACTIVE if is_active else " ", "bold bright_yellow")
    return text.append(letter if hero["minion"] == NOTHING else letter.lower(), "bold")


def _who(sight: Sight, hero: dict[str, Any]) -> Text:
    player = sight.teller.player(hero["seat"])
    name = Text(sight.hero_name(hero), "bold")
    return name.append(f" ({player})" if player else "", "not bold bright_black")


def _where(sight: Sight, hero: dict[str, Any]) -> Text:
    place = hero["place"]
    if place == NOTHING:
        return Text("–")
    return Text(sight.label(place), LEVEL_STYLES[sight.board.levels[place]])


def _gold(sight: Sight, hero: dict[str, Any]) -> Text:
    """What is held against the goal, in a bar and in figures."""
    if not hero["goal"]:
        return Text("–")
    full = min(BAR, BAR * hero["gold"] // hero["goal"])
    bar = Text("█" * full, "yellow").append("░" * (BAR - full), "bright_black")
    told = sight.say("gold-of", gold=hero["gold"], goal=hero["goal"])
    return bar.append(f" {told}", "bold green" if hero["gold"] >= hero["goal"] else "")


def _spells(hero: dict[str, Any]) -> str:
    spells = hero["spells"]
    return str(len(spells) if isinstance(spells, list) else spells)


def _state(sight: Sight, hero: dict[str, Any]) -> Text:
    """What is special about a hero now."""
    notes = []
    if hero["card"] != NOTHING and not hero["alive"] and hero["minion"] == NOTHING:
        gender = sight.words.note(sight.box.names[hero["card"]], "gender") or "masculine"
        notes.append(sight.say("dead", gender=gender))
    if hero["caged"]:
        notes.append(sight.say("caged"))
    if hero["lost"]:
        notes.append(sight.say("lost", count=hero["lost"]))
    if hero["graves"]:
        notes.append(GRAVE * hero["graves"])
    return Text(", ".join(notes), "bright_red")


def own_cards(sight: Sight) -> list[RenderableType]:
    """The cards of the seat that looks, hero by hero; a spectator sees none."""
    return [_cards(sight, hero) for hero in sight.own if hero["card"] != NOTHING and hero["alive"]]


def _cards(sight: Sight, hero: dict[str, Any]) -> RenderableType:
    """What a hero carries and can do, with its texts."""
    lines = []
    for card, count in Counter(hero["treasures"]).items():
        told = sight.say("worth", gold=sight.box.values[card])
        lines.append(_line(sight, card, count, told))
    lines += [_line(sight, card, count) for card, count in Counter(hero["spells"]).items()]
    lines += [
        _line(sight, card)
        for card in sight.box.actions_of(hero["card"])
        if card not in hero["spent"]
    ]
    for card in sight.box.feats_of(hero["card"]):
        used = hero["used"][card - sight.box.feats.start] if hero["used"] else 0
        if left := sight.box.feat(card).uses - used:
            lines.append(_line(sight, card, left))
    title = sight.say("own", hero=sight.hero_name(hero))
    body: RenderableType = rows(lines) if lines else Text(sight.say("nothing"), "bright_black")
    return Panel(body, title=title, title_align="left", border_style="bright_black")


def _line(sight: Sight, card: int, count: int = 1, told: str = "") -> tuple[Text, Text]:
    """A card: its name, how many there are, what it is worth or does."""
    name = Text(sight.name(card), "bold").append(f" ×{count}" if count > 1 else "", "cyan")
    text = Text(told, "yellow")
    if said := sight.text(card):
        text.append(f" {said}" if told else said, "not bold default")
    return name, text


def sideboard(sight: Sight) -> RenderableType | None:
    """The monsters at large, by their number tokens, with what lies before them."""
    known = [monster for monster in sight.view["monsters"] if monster["number"]]
    if not known:
        return None
    line = Text(sight.say("sideboard") + " ", "bold")
    for monster in sorted(known, key=lambda one: int(one["number"])):
        name = sight.name(monster["card"])
        place = sight.label(monster["place"])
        style = LEVEL_STYLES[sight.board.levels[monster["place"]]]
        line.append(f"{MONSTER}{monster['number']} ", "bright_red").append(f"{name} ")
        line.append(place, style)
        loot = len(monster["pile"]) + (monster["prize"] is not None)
        line.append(f" {PRIZE}{loot}" if loot else "", "yellow").append("  ")
    line.rstrip()
    return line
