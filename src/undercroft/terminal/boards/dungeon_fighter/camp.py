"""End of Turn: what is still to do, what the Shop shows, a card that looks for its owner."""

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from undercroft.games.dungeon_fighter.state import NOTHING, Phase, Step
from undercroft.terminal.boards.dungeon_fighter.sight import Sight
from undercroft.terminal.boards.lettering import rows


def camp(sight: Sight) -> list[RenderableType]:
    """The panels of what goes on between two rooms."""
    phase = sight.view["phase"]
    if phase not in (Phase.END_OF_TURN, Phase.SHOP):
        return []
    return [*steps(sight), *shop(sight), *found(sight)]


def steps(sight: Sight) -> list[RenderableType]:
    """The steps that are left."""
    todo = [
        sight.words.name(f"step-{Step(step).name.lower().replace('_', '-')}")
        for step in sight.view["todo"]
    ]
    return [Text(f"{sight.say('to-do')}  ", "bold").append(" · ".join(todo))] if todo else []


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
    title = sight.words.name("kind-shop")
    return [Panel(rows(lines), title=title, title_align="left", border_style="yellow")]


def found(sight: Sight) -> list[RenderableType]:
    """A card for which a Hero is looked for."""
    card = sight.view["found"]
    if card == NOTHING:
        return []
    told = f"{sight.say('who-gets')} {sight.name(card)}"
    return [Text(told, "bold bright_yellow").append(f"  {sight.gear(card)}", "not bold default")]
