"""What somebody wants to throw: a board, a die, and what the throw is under."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from undercroft.targets.conditions.combination import combine
from undercroft.targets.move import Setting, Throw
from undercroft.targets.scene.board import board

MOST_CONDITIONS = 2
"""Pairs were measured, more at once were not."""
LONGEST_NAME = 32
"""A condition's name; nothing longer is told back."""
WHY = "practice"
"""There is no rule behind such a throw."""


class Chosen(Struct, frozen=True, forbid_unknown_fields=True):
    """A throw as it is wanted; where a condition brings a die of its own, that one is thrown."""

    board: Annotated[str, Meta(max_length=LONGEST_NAME)]
    die: Literal["d6", "d12"]
    conditions: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """No more at once than were measured."""
        if len(self.conditions) > MOST_CONDITIONS:
            raise ValueError(f"at most {MOST_CONDITIONS} conditions at once")


def throw_of(chosen: Chosen) -> Throw:
    """The throw that is wanted; Refused where there is none such, or it does not go together."""
    target = board(chosen.board)
    combined = combine(name[:LONGEST_NAME] for name in chosen.conditions)
    die = combined.die or chosen.die
    webs = tuple(hole.id for hole in target.holes) if combined.webs else ()
    setting = Setting(target.id, webs=webs, raised=combined.lift > 0)
    return Throw(0, WHY, die, combined.ids, setting)
