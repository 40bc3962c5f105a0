"""A Template where it lies after a flip: its heading, what its blade points at, what it takes away.

Of a flip that people saw, or that was drawn by skill, only the region is known: a pose is found.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import cos, pi, sin
from typing import TYPE_CHECKING

from msgspec import structs

from undercroft.engine.throws import Landing, Piece
from undercroft.targets.move.setting import LENGTH, TURN, Setting, Spot, place_of, template_of
from undercroft.targets.scene.board import board
from undercroft.targets.scene.dice import die_kind
from undercroft.targets.scene.scene import Scene
from undercroft.targets.scene.templates import is_near, pointed_at

if TYPE_CHECKING:  # a throw asks for these checks; at run time only its object is needed
    from undercroft.targets.move.throw import Throw

HEADINGS = 24
"""In how many ways a Template can be turned when only its place is known."""
REACH = 0.75
"""How far a die reaches from its middle at most, as a share of its size."""
BLADE = "backstab"


def pose(throw: Throw, spot: Spot, heading: int) -> Piece:
    """The flipped Template flat on the board at a spot, turned by so many of the headings."""
    half = pi * heading / HEADINGS
    turn = round(TURN * cos(half)), 0, 0, round(TURN * sin(half))
    height = die_kind(throw.die).size / 2 + board(throw.setting.board).thickness
    return Piece(throw.die, throw.die, (*spot, round(height * LENGTH)), turn)


def pose_pointing(throw: Throw, free: Iterable[Spot], section: str) -> Piece | None:
    """A pose in which the blade points at a section, or at none; on no die if there is such."""
    found = [piece for piece in _poses(throw, free) if pointed_by(throw.setting, piece) == section]
    return next((piece for piece in found if not dice_under(throw.setting, piece)), None) or next(
        iter(found), None
    )


def _poses(throw: Throw, free: Iterable[Spot]) -> Iterator[Piece]:
    headings = range(HEADINGS if throw.die == BLADE else 1)
    return (pose(throw, spot, heading) for spot in free for heading in headings)


def with_template(throw: Throw, landing: Landing, template: Piece | None) -> Landing:
    """A landing with the Template where it lies, and without the dice under it. [DC-TEMPL-07]"""
    setting = throw.setting
    others = tuple(piece for piece in setting.templates if piece.name != throw.die)
    if template is None:
        return structs.replace(landing, dice=setting.dice, templates=others)
    under = dice_under(setting, template)
    return structs.replace(
        landing,
        pointed=pointed_by(setting, template),
        pushed=under,
        dice=tuple(die for die in setting.dice if die.name not in under),
        templates=(*others, template),
    )


def pointed_by(setting: Setting, template: Piece) -> str:
    """The section that a Template's blade points at; empty for none. [DC-FLIP-06]"""
    if template.kind != BLADE:
        return ""
    others = (piece for piece in setting.templates if piece.name != template.name)
    lying = template_of(template)
    templates = (*map(template_of, others), lying)
    return pointed_at(Scene(setting.board, template.kind, templates=templates), lying) or ""


def dice_under(setting: Setting, template: Piece) -> tuple[str, ...]:
    """The dice in whose place a Template lies."""
    lying = template_of(template)
    return tuple(
        die.name
        for die in setting.dice
        if is_near(lying, *place_of(die)[:2], REACH * die_kind(die.kind).size)
    )
