"""Board Modifiers and special dice: what a combat is fought with. [DC-MODIF-01] [DC-SPDICE-01]"""

from collections.abc import Iterable

from msgspec import structs

from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.demands import fight_of, twists
from undercroft.games.dungeon_fighter_catacombs.state import SPECIAL, CatacombsState
from undercroft.targets.scene.board import board

STAND, WEBS = "flying-stand", "spider-webs"
SPIDER_WEBS = 4
"""In the box. [DC-COMP-14]"""


def lay_modifiers(g: CatacombsState, before: Iterable[str] = ()) -> None:
    """Stand and webs as room and monster want them; what was there stays. [DC-RULING-78]"""
    wanted = set(modifiers_of(g))
    webs = g.setting.webs if WEBS in before else holes(g.setting.board)
    g.setting = structs.replace(
        g.setting, raised=STAND in wanted, webs=webs if WEBS in wanted else ()
    )
    for kind in sorted(wanted - set(before)):
        cause, why = (f"condition-{kind}",), "DC-MODIF-01"
        g.outbox.append(ev.BoardChanged(cause, why=why))


def modifiers_of(g: CatacombsState) -> list[str]:
    """The Board Modifiers of the combat."""
    return [kind for card in twists(g) for kind in card.modifiers]


def holes(name: str) -> tuple[str, ...]:
    """The holes that the four webs close: of more holes every other one. [DC-MODIF-03]"""
    found = [hole.id for hole in board(name).holes]
    return tuple(found[:: len(found) // SPIDER_WEBS][:SPIDER_WEBS])


def bring_special_dice(g: CatacombsState) -> None:
    """Those that room and monster name, each once. [DC-SPDICE-01] [DC-RULING-31]"""
    for card in twists(g):
        if card.die and SPECIAL[card.die] not in fight_of(g).special:
            add_special(g, card.die)


def add_special(g: CatacombsState, die: str) -> None:
    """A special die joins the pool; if it was thrown it comes back. [DC-SPDICE-03]"""
    number = SPECIAL[die]
    fight_of(g).special.append(number)
    g.setting = g.setting.without(die)
    g.outbox.append(ev.SpecialDieAdded(number, why="DC-SPDICE-01"))
