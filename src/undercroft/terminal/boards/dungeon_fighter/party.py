"""The Heroes: a row each with life, abilities and gear; what the own cards do."""

from typing import Any

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from undercroft.games.dungeon_fighter.printed import COLOURS
from undercroft.games.dungeon_fighter.state import NOBODY, NOTHING
from undercroft.terminal.boards.dungeon_fighter.sight import (
    ACTIVE,
    HEART,
    LEADER,
    LOST,
    SCAR,
    STYLES,
    Sight,
)
from undercroft.terminal.boards.lettering import rows


def party(sight: Sight) -> RenderableType:
    """All Heroes in the order of their seats."""
    grid = Grid(box=None, pad_edge=False, show_header=False)
    for _ in range(4):
        grid.add_column()
    for hero in sight.heroes:
        if hero["card"] == NOTHING:
            grid.add_row("", Text(sight.teller.seat(hero["seat"]), "bright_black"), "", "")
        else:
            grid.add_row(
                _marks(sight, hero), _who(sight, hero), _life(sight, hero), _has(sight, hero)
            )
    return grid


def _marks(sight: Sight, hero: dict[str, Any]) -> Text:
    """Who attacks, and who leads."""
    fight = sight.fight
    acts = fight is not None and fight["active"] == hero["seat"]
    text = Text(ACTIVE if acts else " ", "bold bright_yellow")
    leads = sight.view["leader"] == hero["seat"]
    return text.append(LEADER if leads else " ", "bright_yellow")


def _who(sight: Sight, hero: dict[str, Any]) -> Text:
    player = sight.teller.player(hero["seat"])
    name = Text(sight.name(hero["card"]), "bold")
    return name.append(f" ({player})" if player else "", "not bold bright_black")


def _life(sight: Sight, hero: dict[str, Any]) -> Text:
    if hero["angelic"]:
        return Text(sight.say("angelic"), "bright_black")
    if hero["fainted"]:
        return Text(sight.say("fainted"), "bright_red")
    lost = hero["capacity"] - hero["life"]
    return (
        Text(HEART * hero["life"], "red")
        .append(LOST * lost, "bright_black")
        .append(f" {hero['life']}", "bold default")
    )


def _has(sight: Sight, hero: dict[str, Any]) -> Text:
    """The three abilities, then the gear; below a scar there is none."""
    line = Text()
    for colour in range(len(COLOURS)):
        name, _ = sight.ability(sight.box.ability(hero["card"], colour))
        if colour in hero["scars"]:
            line.append(f"{SCAR} {name}", "bright_black strike")
        else:
            line.append(sight.labelled(sight.die(colour), name), STYLES[colour])
        line.append(" · " if colour + 1 < len(COLOURS) else "", "bright_black")
    held = [sight.name(card) for card in (*hero["gear"], *hero["charmed"])]
    if sight.fight is not None and sight.fight["beer"] not in (NOBODY,):
        held += [sight.words.name("token-beer")] if sight.fight["beer"] == hero["seat"] else []
    return line.append(f"\n{', '.join(held)}" if held else "", "yellow")


def own_cards(sight: Sight) -> list[RenderableType]:
    """What the cards in everybody's hands do: nothing is hidden in this game."""
    cards = [card for hero in sight.heroes for card in hero["gear"]]
    if not cards:
        return []
    lines = [(Text(sight.name(card), "bold"), Text(sight.gear(card))) for card in cards]
    return [
        Panel(rows(lines), title=sight.say("gear"), title_align="left", border_style="bright_black")
    ]
