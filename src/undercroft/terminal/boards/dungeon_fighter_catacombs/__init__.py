"""The board of the Catacombs: the way, the Heroes, the fight, Resting and Shop, the Chest.

Every sign has a shape or a word besides its colour.
"""

from typing import Any

from rich.console import Group, RenderableType

from undercroft.games.dungeon_fighter_catacombs.state import Phase
from undercroft.telling import Teller
from undercroft.terminal.boards.dungeon_fighter_catacombs.camp import camp
from undercroft.terminal.boards.dungeon_fighter_catacombs.fight import fight
from undercroft.terminal.boards.dungeon_fighter_catacombs.party import cards, party
from undercroft.terminal.boards.dungeon_fighter_catacombs.sight import Sight
from undercroft.terminal.boards.dungeon_fighter_catacombs.way import header, way


def draw(view: dict[str, Any], teller: Teller) -> RenderableType:
    """The whole table; what is decided now stands last, next to the question."""
    sight = Sight(view, teller)
    if view["phase"] < Phase.DUNGEON:
        return party(sight)
    top = [header(sight), *way(sight)]
    return Group(*top, party(sight), *cards(sight), *fight(sight), *camp(sight))
