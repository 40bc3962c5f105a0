"""The Heroes: a row each with life, abilities and gear; what all their cards do."""

from typing import Any

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from undercroft.games.dungeon_fighter_catacombs.state import COLOURS, NOTHING
from undercroft.terminal.boards.dungeon_fighter_catacombs.sight import (
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
    """All Heroes in their order around the table."""
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
    acts = sight.fight is not None and sight.fight["active"] == hero["who"]
    text = Text(ACTIVE if acts else " ", "bold bright_yellow")
    return text.append(LEADER if sight.view["leader"] == hero["who"] else " ", "bright_yellow")


def _who(sight: Sight, hero: dict[str, Any]) -> Text:
    player = sight.teller.player(hero["seat"])
    name = Text(sight.name(hero["card"]), "bold")
    return name.append(f" ({player})" if player else "", "not bold bright_black")


def _life(sight: Sight, hero: dict[str, Any]) -> Text:
    if hero["eliminated"]:
        return Text(sight.say("eliminated"), "bright_black")
    if hero["fainted"]:
        return Text(sight.say("fainted"), "bright_red")
    life = max(0, hero["life"])
    text = Text(HEART * life, "red").append(LOST * (hero["capacity"] - life), "bright_black")
    text.append(f" {hero['life']}", "bold default")
    if sight.view["level_up"]:
        text.append(f"  {sight.say('xp', count=hero['xp'])}", "not bold bright_cyan")
    return text


def _has(sight: Sight, hero: dict[str, Any]) -> Text:
    """The three abilities, then tokens and gear; below a Scar there is none."""
    line = Text()
    for colour in COLOURS:
        name, _ = sight.ability(sight.box.ability(hero["card"], colour))
        if colour in hero["scars"]:
            line.append(f"{SCAR} {name}", "bright_black strike")
        else:
            line.append(sight.labelled(sight.die(colour), name), STYLES[colour])
        line.append(" · " if colour + 1 < len(COLOURS) else "", "bright_black")
    held = [sight.name(card) for card in (*hero["gear"], *hero["charmed"])] + tokens(sight, hero)
    return line.append(f"\n{', '.join(held)}" if held else "", "yellow")


def tokens(sight: Sight, hero: dict[str, Any]) -> list[str]:
    """Level Up tokens that are ready, and a beer."""
    ready = [colour for colour in hero["tokens"] if colour not in hero["turned"]]
    level_up = sight.words.name("token-level-up")
    held = [sight.labelled(level_up, sight.die(colour)) for colour in ready]
    if sight.fight is not None and sight.fight["beer"] == hero["who"]:
        held.append(sight.words.name("token-beer"))
    return held


def cards(sight: Sight) -> list[RenderableType]:
    """What the cards in everybody's hands and the party's relics do: nothing of it is hidden."""
    held = [card for hero in sight.heroes for card in hero["gear"]] + list(sight.view["relics"])
    if not held:
        return []
    lines = [(Text(sight.name(card), "bold"), Text(sight.gear(card))) for card in held]
    title = sight.say("gear")
    return [Panel(rows(lines), title=title, title_align="left", border_style="bright_black")]
