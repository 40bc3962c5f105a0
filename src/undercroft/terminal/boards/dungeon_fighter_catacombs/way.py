"""The way down: how far the next Shop is, this room, and the two doors of the Leader."""

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from undercroft.games.dungeon_fighter_catacombs.state import NOTHING, SHOPS
from undercroft.terminal.boards.dungeon_fighter_catacombs.sight import EMPTY, FULL, Sight
from undercroft.terminal.boards.lettering import rows


def header(sight: Sight) -> Text:
    """Where the party is, how far it is to the Shop, and what the Chest holds."""
    view, say = sight.view, sight.say
    where = say("lair")
    if view["shops"] < SHOPS:
        shop = view["shops"] + 1
        where = say("way", icons=view["icons"], needed=view["icons_needed"], shop=shop)
    told = (say("gold", count=view["gold"]), say("dice", count=view["dice"]))
    return Text(where, "bold").append(" · ".join(("", *told)), "not bold default")


def way(sight: Sight) -> list[RenderableType]:
    """The icons as a bar, then the room, or what the Leader looks at."""
    view = sight.view
    if view["shops"] == SHOPS:
        return []
    done = min(view["icons"], view["icons_needed"])
    bar = Text(FULL * done, "yellow").append(EMPTY * (view["icons_needed"] - done), "bright_black")
    if view["next_level"] and view["fight"] is None:
        bar.append(f"  {sight.say('next', level=view['next_level'])}", "default")
    lines: list[RenderableType] = [bar]
    if view["room"] != NOTHING:
        line = Text(sight.name(view["room"]), "bold magenta")
        lines.append(line.append(f"  {sight.room(view['room'])}", "not bold default"))
    return [*lines, *doors(sight)]


def doors(sight: Sight) -> list[RenderableType]:
    """The two cards for the Leader's eyes; the others see two backs."""
    look = sight.view["look"]
    if not look:
        return []
    seen = [card for card in look if isinstance(card, int) and card != NOTHING]
    if not seen:
        return [Text(sight.say("looks", name=sight.hero(sight.view["leader"])), "bright_black")]
    lines = [(Text(sight.name(card), "bold"), Text(sight.room(card))) for card in seen]
    title = sight.say("the-way")
    return [Panel(rows(lines), title=title, title_align="left", border_style="bright_magenta")]
