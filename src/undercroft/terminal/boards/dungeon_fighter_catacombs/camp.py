"""Between two rooms: what the Shop shows, and a card that looks for its owner."""

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from undercroft.games.dungeon_fighter_catacombs.state import NOTHING
from undercroft.terminal.boards.dungeon_fighter_catacombs.sight import Sight
from undercroft.terminal.boards.lettering import rows


def camp(sight: Sight) -> list[RenderableType]:
    """The panels of what goes on between two rooms."""
    return [*shop(sight), *found(sight)]


def shop(sight: Sight) -> list[RenderableType]:
    """The cards of the Shop with their prices."""
    offer = sight.view["offer"]
    if not offer:
        return []
    lines = [
        (
            Text(sight.name(card), "bold"),
            Text(sight.say("price", count=sight.box.gear(card).price), "yellow").append(
                f"  {sight.gear(card)}", "default"
            ),
        )
        for card in offer
    ]
    title = sight.say("shop-number", shop=sight.view["shops"] + 1)
    return [Panel(rows(lines), title=title, title_align="left", border_style="yellow")]


def found(sight: Sight) -> list[RenderableType]:
    """A card for which a Hero is looked for."""
    card = sight.view["found"]
    if card == NOTHING:
        return []
    told = f"{sight.say('who-gets')} {sight.name(card)}"
    return [Text(told, "bold bright_yellow").append(f"  {sight.gear(card)}", "not bold default")]
