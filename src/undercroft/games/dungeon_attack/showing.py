"""What a view adds: the Combat Rating that counts now, which anybody could work out."""

from typing import Any, TypedDict

from undercroft.games.dungeon_attack.fight import rating_of
from undercroft.games.dungeon_attack.state import DungeonState, Phase, Seat


class SeatShown(TypedDict):
    """What is added to a seat."""

    rating: int
    """The Combat Rating that counts now."""


SHOWN: dict[type[Any], type[Any]] = {Seat: SeatShown}


def show_ratings(g: DungeonState, view: dict[str, Any]) -> dict[str, Any]:
    """Each seat with its rating as it is now, beside the one its card prints. [DA-ABILITY-01]"""
    for seat, shown in zip(g.seats, view["seats"], strict=True):
        shown["rating"] = rating_of(seat, dice_of(g, seat))
    return view


def dice_of(g: DungeonState, seat: Seat) -> int:
    """How many dice an adventurer rolls: those of the roll on the table, or those faced."""
    thrown = g.thrown
    if thrown is not None and seat.seat == g.turn and g.phase is not Phase.SEARCH:
        return thrown.regular + thrown.bosses + 2 * thrown.epic
    return seat.facing.dice()
