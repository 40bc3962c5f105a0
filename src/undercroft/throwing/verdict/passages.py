"""Passages through the board's holes: when the die went down into one, when it came up again.

A web closes its hole. It judges nothing.
"""

import numpy as np
from numpy.typing import NDArray

from undercroft.targets.predicates.log import Passage
from undercroft.targets.scene.board import Hole
from undercroft.targets.scene.scene import board_top, the_board
from undercroft.throwing.geometry.arrays import Floats
from undercroft.throwing.geometry.board_mesh import hole_centre
from undercroft.throwing.physics.flight import Flight

HAIR = 0.001
"""A die sinks by less than this into what carries it."""


def passages(flight: Flight, lowest: Floats) -> tuple[Passage, ...]:
    """Down: over a hole and lower than the board's top, coming from above. Up: above it again."""
    x, y, z = flight.poses[:, 0, :3].T
    top = board_top(flight.scene)
    below = lowest < top - HAIR
    entering = below & (z > top - the_board(flight.scene).thickness)
    low = np.flatnonzero(entering)
    inside = {hole.id: np.zeros(len(x), dtype=bool) for hole in _open_holes(flight)}
    for hole in _open_holes(flight) if len(low) else ():
        inside[hole.id][low] = _is_over(hole, x[low], y[low])
    found: list[Passage] = []
    for step in np.flatnonzero(_changed(below, *inside.values())):
        down = next((hole for hole, here in inside.items() if here[step]), None)
        is_in = bool(found) and found[-1].down
        if down is not None and not is_in:
            found.append(Passage(float(flight.times[step]), down, down=True))
        elif is_in and not below[step]:
            found.append(Passage(float(flight.times[step]), found[-1].hole, down=False))
    return tuple(found)


def _is_over(hole: Hole, x: Floats, y: Floats) -> NDArray[np.bool_]:
    middle = hole_centre(hole)
    over: NDArray[np.bool_] = np.hypot(x - middle[0], y - middle[1]) <= hole.radius
    return over


def _changed(*facts: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """The steps at which any of some facts is another than before; the first counts too."""
    changes = [np.concatenate([fact[:1], fact[1:] != fact[:-1]]) for fact in facts]
    found: NDArray[np.bool_] = np.any(changes, axis=0)
    return found


def _open_holes(flight: Flight) -> list[Hole]:
    return [hole for hole in the_board(flight.scene).holes if hole.id not in flight.scene.webs]
