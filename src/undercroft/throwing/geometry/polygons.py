"""Convex polygons in the plane: cutting, growing, area. Corners run counter-clockwise.

A side is a half-plane (a, b, c): points with a x + b y <= c lie inside. It knows no board.
"""

import numpy as np

from undercroft.throwing.geometry.arrays import Floats

Side = tuple[float, float, float]

TINY = 1e-9


def ngon(x: float, y: float, radius: float, count: int) -> Floats:
    """A regular polygon whose sides touch the circle from outside."""
    turns = np.pi * (2 * np.arange(count) + 1) / count
    reach = radius / np.cos(np.pi / count)
    return np.column_stack([x + reach * np.cos(turns), y + reach * np.sin(turns)])


def rectangle(left: float, low: float, right: float, high: float) -> Floats:
    """An upright rectangle."""
    return np.array([[left, low], [right, low], [right, high], [left, high]])


def clip(polygon: Floats, side: Side) -> Floats:
    """The part of the polygon inside a half-plane; empty when nothing is left."""
    kept: list[Floats] = []
    if not len(polygon):
        return polygon
    beyond = polygon @ np.array(side[:2]) - side[2]
    for at in range(len(polygon)):
        after = (at + 1) % len(polygon)
        if beyond[at] <= TINY:
            kept.append(polygon[at])
        if min(beyond[at], beyond[after]) < -TINY and max(beyond[at], beyond[after]) > TINY:
            share = beyond[at] / (beyond[at] - beyond[after])
            kept.append(polygon[at] + share * (polygon[after] - polygon[at]))
    return _without_doubles(kept)


def sides(polygon: Floats) -> list[Side]:
    """The half-planes that bound a polygon."""
    along = np.roll(polygon, -1, axis=0) - polygon
    lengths = np.hypot(along[:, 0], along[:, 1])
    a, b = along[:, 1] / lengths, -along[:, 0] / lengths
    c = a * polygon[:, 0] + b * polygon[:, 1]
    return [(float(a[at]), float(b[at]), float(c[at])) for at in range(len(polygon))]


def flipped(side: Side) -> Side:
    """The other half-plane of the same line."""
    return (-side[0], -side[1], -side[2])


def area(polygon: Floats) -> float:
    """The area of a polygon; 0 for one that is empty or a line."""
    if len(polygon) < 3:
        return 0.0
    x, y = polygon[:, 0], polygon[:, 1]
    return float(x @ np.roll(y, -1) - y @ np.roll(x, -1)) / 2


def _without_doubles(points: list[Floats]) -> Floats:
    kept: list[Floats] = []
    for point in points:
        if not kept or np.abs(point - kept[-1]).max() > TINY:
            kept.append(point)
    if len(kept) > 1 and np.abs(kept[0] - kept[-1]).max() < TINY:
        kept.pop()
    return np.array(kept) if len(kept) > 2 else np.empty((0, 2))
