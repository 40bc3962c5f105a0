"""The board of Dungeon Fighter: the map or the fight, the tower, the Heroes, the Chest.

Every sign has a shape or a word besides its colour.
"""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from undercroft.games.dungeon_fighter.state import BEYOND, Phase
from undercroft.telling import Teller
from undercroft.terminal.boards.dungeon_fighter.camp import camp
from undercroft.terminal.boards.dungeon_fighter.fight import fight
from undercroft.terminal.boards.dungeon_fighter.party import own_cards, party
from undercroft.terminal.boards.dungeon_fighter.plan import plan
from undercroft.terminal.boards.dungeon_fighter.sheets import sheets
from undercroft.terminal.boards.dungeon_fighter.sight import Sight
from undercroft.terminal.boards.dungeon_fighter.tower import tower


def draw(view: dict[str, Any], teller: Teller) -> RenderableType:
    """The whole table; what is decided now stands last, next to the question."""
    sight = Sight(view, teller)
    if view["phase"] < Phase.MOVEMENT:
        return Group(party(sight), *sheets(sight))
    parts: list[RenderableType] = [header(sight), tower(sight)]
    if view["fight"] is None and view["level"] < BEYOND:
        parts.append(plan(sight))
    return Group(*parts, party(sight), *own_cards(sight), *fight(sight), *camp(sight))


def header(sight: Sight) -> Text:
    """Where the Party is, what it owns, and which side the Leader token shows."""
    view, say = sight.view, sight.say
    beyond = view["level"] >= BEYOND
    where = say("lair") if beyond else say("level", level=view["level"] + 1)
    if not beyond and sight.room is not None:
        where += f", {sight.words.name(f'room-{sight.room.id}')}"
    side = "defeated" if view["defeated"] else "undefeated"
    told = (say("gold", count=view["gold"]), say("dice", count=view["dice"]))
    return Text(where, "bold").append(
        " · ".join(("", *told, say(f"leader-{side}"))), "not bold default"
    )
