"""Which dice can lie as it is said: where the landing says, with that face up, and in no other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import cos, dist, pi, sin
from typing import TYPE_CHECKING

from undercroft.engine.throws import Landing, Piece
from undercroft.targets.move.setting import place_of, template_of
from undercroft.targets.scene.board import Board, board
from undercroft.targets.scene.dice import die_kind
from undercroft.targets.scene.faces import face_normals, turn_of
from undercroft.targets.scene.regions import region_at, section_values
from undercroft.targets.scene.templates import is_near

if TYPE_CHECKING:  # a throw asks for this check; at run time only its object is needed
    from undercroft.targets.move.throw import Throw

AROUND = 8
"""Points of a die's rim of which one must lie where the die is said to lie."""
APART = 0.95
"""How near two dice may come, as a share of what they are apart side by side."""
HIGHEST = 0.08
"""No die lies higher over the table, in m, even on other dice."""
FLAT = 0.99
"""The cosine of 8 degrees: a face that looks up so straight is the one that is read."""


def lies_there(throw: Throw, landing: Landing, thrown: Piece) -> bool:
    """Whether a die lies at the place that was said; off the board none does."""
    target = board(throw.setting.board)
    template = next((each for each in throw.setting.templates if each.name == landing.place), None)
    if template is not None:
        return is_near(template_of(template), *place_of(thrown)[:2], die_kind(thrown.kind).size)
    place = landing.place.replace("web-", "hole-")
    if place not in section_values(target) and not place.startswith(("hole-", "bone-")):
        return True
    # Where many borders meet, only a corner may lie on what counts: then its shares say so.
    lies_on = {place, *(region.replace("web-", "hole-") for region, _ in landing.shares)}
    return not lies_on.isdisjoint(_regions_under(target, thrown))


def _regions_under(target: Board, piece: Piece) -> Iterator[str]:
    """The regions under a die's middle and under points of the circle around it."""
    reach, (x, y, _) = die_kind(piece.kind).size, place_of(piece)
    yield region_at(target, x, y)
    for at in range(AROUND):
        turn = 2 * pi * at / AROUND
        yield region_at(target, x + reach * cos(turn), y + reach * sin(turn))


def shows(piece: Piece, *, icon: bool) -> bool:
    """Whether a die may be read so: one that lies flat shows what is up."""
    kind = die_kind(piece.kind)
    w, i, j, k = turn_of(piece.turn)
    upward = 2 * (i * k - w * j), 2 * (j * k + w * i), 1 - 2 * (i * i + j * j)
    ups = [
        sum(one * other for one, other in zip(face, upward, strict=True))
        for face in face_normals(kind)
    ]
    best = max(range(len(ups)), key=ups.__getitem__)
    return ups[best] < FLAT or icon == (best in kind.icons)


def collide(dice: tuple[Piece, ...]) -> str:
    """The name of a die that lies in another, in the table or in the air; empty if none does."""
    for piece in dice:
        if not 0 < place_of(piece)[2] < HIGHEST:
            return piece.name
    for one, other in combinations(dice, 2):
        apart = (die_kind(one.kind).size + die_kind(other.kind).size) / 2
        if dist(place_of(one), place_of(other)) < APART * apart:
            return other.name
    return ""
