"""Where the faces of dice look, in their numbers' order: for whoever draws a die that lies there.

The numbers are those of a landing's face. It is plain data; solids are built in `geometry`.
"""

from functools import cache
from itertools import product

from undercroft.targets.scene.dice import DieKind
from undercroft.targets.scene.space import Vector

GOLDEN = (1 + 5**0.5) / 2
ALONG, ACROSS = GOLDEN / (1 + GOLDEN**2) ** 0.5, 1 / (1 + GOLDEN**2) ** 0.5


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
