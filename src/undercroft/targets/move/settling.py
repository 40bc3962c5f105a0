"""Dice that lie where a web or the stand comes, or hung where a stand was: where they are then.

Nobody throws at a scene in which things are inside each other, and no rule should have to know.
"""

from collections.abc import Iterator, Sequence
from math import cos, dist, radians, sin

from msgspec import structs

from undercroft.targets.scene.board import Board, Hole, board
from undercroft.targets.scene.dice import die_kind
from undercroft.targets.scene.faces import FLAT, face_normals, turn_of
from undercroft.targets.scene.scene import LyingDie

SUNK = 0.0003
"""A die that lies lower than on the board, or on the table, by more is not on it, in m."""
FLAT_ENOUGH = 0.9986
"""The cosine of 3 degrees."""
CLEAR = 0.026
"""How far two dice are apart at least."""


def settled(
    board_name: str, lying: Sequence[LyingDie], webs: Sequence[str], *, raised: bool
) -> tuple[LyingDie, ...]:
    """The dice of a board, its own heights kept, as they lie once it has its webs and its stand.

    A die in a hole comes to lie on the web that closes it. Below a raised board it is gone. One
    that hung in a hole of a raised board lies in it when the board is on the table again.
    """
    return tuple(_settled(board(board_name), lying, webs, raised=raised))


def _settled(
    target: Board, lying: Sequence[LyingDie], webs: Sequence[str], *, raised: bool
) -> Iterator[LyingDie]:
    sunk = {die: hole for die in lying if (hole := _hole_of(target, die)) is not None}
    kept = [die for die in lying if die not in sunk]
    for die in lying:
        moved = _moved(target, die, sunk[die], webs, raised=raised) if die in sunk else die
        if moved is die or (moved is not None and _is_free(moved, kept)):
            kept.append(moved)
            yield moved


def _hole_of(target: Board, die: LyingDie) -> Hole | None:
    """The hole into which a die has sunk, if only with an edge."""
    if _height_over(target.thickness, die) >= -SUNK and _is_flat(die):
        return None
    reach = die_kind(die.kind).size / 2
    return next(
        (
            hole
            for hole in target.holes
            if dist(_middle(hole), die.position[:2]) < hole.radius + reach
        ),
        None,
    )


def _moved(
    target: Board, die: LyingDie, hole: Hole, webs: Sequence[str], *, raised: bool
) -> LyingDie | None:
    if hole.id in webs:
        return _laid(die, hole, target.thickness)
    if raised:
        return None
    return _laid(die, hole, 0.0) if _height_over(0.0, die) < -SUNK else die


def _height_over(ground: float, die: LyingDie) -> float:
    """How much higher it is than a die that lies flat on the ground."""
    return die.position[2] - ground - die_kind(die.kind).size / 2


def _is_flat(die: LyingDie) -> bool:
    """Whether one of its faces looks straight down."""
    w, x, y, z = die.turn
    upward = 2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)
    downward = (
        sum(along * up for along, up in zip(face, upward, strict=True))
        for face in face_normals(die_kind(die.kind))
    )
    return min(downward) < -FLAT_ENOUGH


def _middle(hole: Hole) -> tuple[float, float]:
    turn = radians(hole.angle)
    return hole.distance * cos(turn), hole.distance * sin(turn)


def _laid(die: LyingDie, hole: Hole, ground: float) -> LyingDie:
    """The die flat in the middle of a hole, or on what closes it."""
    position = (*_middle(hole), ground + die_kind(die.kind).size / 2)
    return structs.replace(die, position=position, turn=turn_of(FLAT[die.kind][1]))


def _is_free(die: LyingDie, others: Sequence[LyingDie]) -> bool:
    return all(dist(die.position[:2], other.position[:2]) >= CLEAR for other in others)
