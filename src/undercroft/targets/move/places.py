"""The places where a throw can end, and what a die can touch on its way, by name."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import TYPE_CHECKING

from undercroft.engine.throws import Piece
from undercroft.targets.conditions.combination import Combined
from undercroft.targets.move.setting import LENGTH
from undercroft.targets.scene.board import board

if TYPE_CHECKING:  # a throw asks for these places; at run time only its object is needed
    from undercroft.targets.move.throw import Throw

GROUND = ("table", "floor")
BESIDE = (*GROUND, "edge")
"""Where a die can lie that is no part of a board."""


def places(throw: Throw) -> tuple[str, ...]:
    """Every place where the die can come to rest; where a web is, its hole is closed."""
    setting = throw.setting
    found = _printed(setting.board, setting.webs)
    return (
        *found,
        *(piece.name for piece in setting.templates),
        *BESIDE,
        *(("stand",) if throw.combined.lift else ()),
        *_prop_names(throw),
        *(piece.name for piece in setting.dice),
    )


def bodies(throw: Throw) -> tuple[str, ...]:
    """Everything that the die can touch: places, the board, and what launches it."""
    return (*places(throw), "board", *_limbs(throw.combined))


def is_off_target(throw: Throw, place: str) -> bool:
    """Whether a place is neither a part of the board nor its edge nor on what lies there."""
    return place in (*GROUND, "stand", *_prop_names(throw))


def is_to_lie_on(throw: Throw, place: str) -> bool:
    """Whether a Template that lies at a place lies on the board: a part of it, a web, another."""
    found = _printed(throw.setting.board, throw.setting.webs)
    others = (piece.name for piece in throw.setting.templates)
    return (place in found and not place.startswith("hole-")) or place in others


def is_on_target(board_name: str, piece: Piece) -> bool:
    """Whether a piece lies on the board or in one of its holes."""
    x, y, _ = piece.at
    return hypot(x, y) <= board(board_name).radius * LENGTH


@lru_cache(maxsize=256)
def _printed(board_name: str, webs: tuple[str, ...]) -> tuple[str, ...]:
    target = board(board_name)
    sections = [section.id for section in target.sections]
    holes = [
        hole.id.replace("hole", "web") if hole.id in webs else hole.id for hole in target.holes
    ]
    return (*sections, *holes, *(bone.id for bone in target.bones))


def _prop_names(throw: Throw) -> list[str]:
    """The names of props as events use them: those of the setting first, then those needed."""
    stood = [prop.kind for prop in throw.setting.props]
    needed = [need.kind for need in throw.combined.needs if need.kind not in stood]
    return [f"{kind}-{at}" for at, kind in enumerate((*stood, *needed), 1)]


def _limbs(combined: Combined) -> list[str]:
    spec = combined.launch_spec
    return list(dict.fromkeys((*spec.hold.bodies, *(meet.body for meet in spec.meets))))
