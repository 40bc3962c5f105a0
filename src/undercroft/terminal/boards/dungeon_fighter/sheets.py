"""The Hero sheets that are still free, for who chooses one: abilities and slots."""

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from undercroft.games.dungeon_fighter.printed import COLOURS, HeroCard
from undercroft.games.dungeon_fighter.state import Phase
from undercroft.terminal.boards.dungeon_fighter.sight import STYLES, Sight
from undercroft.terminal.boards.lettering import rows


def sheets(sight: Sight) -> list[RenderableType]:
    """A panel of all Heroes that nobody has, while Heroes are chosen."""
    if sight.view["phase"] != Phase.HEROES:
        return []
    taken = {hero["card"] for hero in sight.heroes}
    free = [card for card in sight.box.heroes if card not in taken]
    lines = [(Text(sight.name(card), "bold"), sheet(sight, card)) for card in free]
    title = sight.say("gathers")
    return [Panel(rows(lines), title=title, title_align="left", border_style="bright_black")]


def sheet(sight: Sight, card: int) -> Text:
    """The abilities of a Hero by colour, and what he can carry."""
    text = Text()
    for colour in range(len(COLOURS)):
        name, _ = sight.ability(sight.box.ability(card, colour))
        text.append(sight.labelled(sight.die(colour), name), STYLES[colour])
        text.append(" · " if colour + 1 < len(COLOURS) else "\n", "bright_black")
    return text.append(" · ".join(slots(sight, sight.box.hero(card))), "bright_black")


def slots(sight: Sight, card: HeroCard) -> list[str]:
    """How many cards of each kind a Hero can carry, without those he can't."""
    kinds = {"weapon": card.weapons, "armour": card.armours, "magic": card.items}
    told = {sight.say(f"slots-{kind}"): count for kind, count in kinds.items() if count}
    return [sight.labelled(kind, str(count)) for kind, count in told.items()]
