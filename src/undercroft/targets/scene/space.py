"""Vectors and gravity as plain numbers: metres, seconds, z straight up.

It knows no shapes; turns and arrays are the business of `geometry`.
"""

from collections.abc import Iterable

Vector = tuple[float, float, float]

GRAVITY = 9.81


def vector(numbers: Iterable[float]) -> Vector:
    """Three numbers, of numpy or not, as a vector."""
    x, y, z = (float(number) for number in numbers)
    return x, y, z
