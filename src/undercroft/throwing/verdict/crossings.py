"""Planes and gates that a die's middle crossed: over, under or beside each prop, over the edge.

A prop's plane stands upright along its width; its gate is what lies above, below or beside it. It
judges nothing.
"""

import numpy as np
from numpy.typing import NDArray

from undercroft.targets.predicates.log import EDGE, Crossing, Where
from undercroft.targets.scene.props import Prop, beside_prop
from undercroft.targets.scene.scene import prop_names, the_board
from undercroft.throwing.geometry.arrays import Floats
from undercroft.throwing.physics.flight import Flight
from undercroft.throwing.physics.model import TIMESTEP


def crossings(flight: Flight) -> tuple[Crossing, ...]:
    """Every crossing of a flight, in order."""
    places = flight.poses[:, 0, :3]
    found = _over_the_edge(flight, places)
    for name, prop in zip(prop_names(flight.scene), flight.scene.props, strict=True):
        found += _of_prop(name, prop, places)
    return tuple(sorted(found, key=lambda crossing: crossing.time))


def _over_the_edge(flight: Flight, places: Floats) -> list[Crossing]:
    table = the_board(flight.scene).table
    flat = np.abs(places[:, :2])
    away = np.hypot(flat[:, 0], flat[:, 1]) if table.shape == "round" else flat.max(axis=1)
    outside = away > table.half
    return [
        Crossing(
            step * TIMESTEP,
            EDGE,
            "over" if places[step, 2] > 0 else "under",
            inward=not outside[step],
        )
        for step in _changes(outside)
    ]


def _of_prop(name: str, prop: Prop, places: Floats) -> list[Crossing]:
    turn = np.radians(prop.yaw)
    across = (places[:, 1] - prop.y) * np.cos(turn) - (places[:, 0] - prop.x) * np.sin(turn)
    home = beside_prop(prop, 0.0, 0.0)[1]
    found = []
    for step in _changes(across * home > 0):
        x, y, z = (float(number) for number in places[step])
        along = beside_prop(prop, x, y)[0]
        inward = bool(across[step] * home > 0)
        found.append(Crossing(step * TIMESTEP, name, _where(prop, along, z), inward))
    return found


def _where(prop: Prop, along: float, z: float) -> Where:
    if abs(along) > prop.width / 2:
        return "beside"
    if z > prop.height:
        return "over"
    return "under" if z < prop.lowest else "through"


def _changes(side: NDArray[np.bool_]) -> list[int]:
    return [int(step) for step in np.flatnonzero(side[1:] != side[:-1]) + 1]
