"""Where the faces of dice look, in their numbers' order: for whoever draws or lays a die.

The numbers are those of a landing's face. It is plain data; solids are built in `geometry`.
"""

from functools import cache
from itertools import product
from math import hypot

from undercroft.targets.scene.dice import DieKind
from undercroft.targets.scene.space import Vector

GOLDEN = (1 + 5**0.5) / 2
Turn = tuple[float, float, float, float]
"""A quaternion, w first."""
DODECAHEDRON = ((7071, -3717, 6015, 0), (7071, 3717, 6015, 0))
FLAT = {
    "d6": ((7071, 0, 7071, 0), (7071, -7071, 0, 0)),
    "d12": DODECAHEDRON,
    "pendulum": DODECAHEDRON,
    "coin": ((10000, 0, 0, 0), (0, 10000, 0, 0)),
}
"""How each kind of die lies flat, with the symbol up and without: turns in ten-thousandths."""
ALONG, ACROSS = GOLDEN / (1 + GOLDEN**2) ** 0.5, 1 / (1 + GOLDEN**2) ** 0.5


def turn_of(numbers: tuple[int, int, int, int]) -> Turn:
    """A turn in whole numbers as a unit quaternion; one of nothing but zeros stays as it is."""
    w, x, y, z = numbers
    length = hypot(w, x, y, z) or 1.0
    return w / length, x / length, y / length, z / length


@cache
def face_normals(kind: DieKind) -> tuple[Vector, ...]:
    """The outward directions of the faces: opposite ones are first and last, and so on."""
    if kind.shape == "plate":
        return (0.0, 0.0, -1.0), (0.0, 0.0, 1.0)
    found: list[Vector] = []
    if kind.shape == "cube":
        for sign in (-1.0, 1.0):
            found += [(sign, 0.0, 0.0), (0.0, sign, 0.0), (0.0, 0.0, sign)]
    else:
        for a, b in product((-ACROSS, ACROSS), (-ALONG, ALONG)):
            found += [(0.0, b, a), (b, a, 0.0), (a, 0.0, b)]
    return tuple(sorted(found))
