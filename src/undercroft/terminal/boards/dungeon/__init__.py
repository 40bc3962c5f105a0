"""The board of Dungeon!: the map, the heroes, the seat's own cards and what goes on.

Every sign has a shape or a word besides its colour.
"""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from undercroft.games.dungeon.state import Phase
from undercroft.telling import Teller
from undercroft.terminal.boards.dungeon.doing import doing
from undercroft.terminal.boards.dungeon.party import own_cards, party, sideboard
from undercroft.terminal.boards.dungeon.plan import DungeonMap
from undercroft.terminal.boards.dungeon.sight import BOSS, Sight


def draw(view: dict[str, Any], teller: Teller) -> RenderableType:
    """The whole table; what is decided now stands last, next to the question."""
    sight = Sight(view, teller)
    parts: list[RenderableType] = [header(sight)]
    if view["phase"] not in (Phase.ORDER, Phase.DRAFT):
        parts.append(DungeonMap(sight))
    parts.append(party(sight))
    if (known := sideboard(sight)) is not None:
        parts.append(known)
    return Group(*parts, *own_cards(sight), *doing(sight))


def header(sight: Sight) -> Text:
    """The round, whose turn it is, and how strong the boss is."""
    view, say = sight.view, sight.say
    line = Text(style="bold")
    if view["phase"] in (Phase.ORDER, Phase.DRAFT):
        return line.append(say("draft"))
    line.append(say("round", round=view["round"]))
    if sight.in_turn:
        hero = sight.hero_name(sight.heroes[sight.active])
        line.append(f" · {say('turn', hero=hero)}")
    boss = say("boss", name=sight.name(sight.box.boss), count=view["boss_life"])
    return line.append(f" · {BOSS} {boss}", "not bold")
