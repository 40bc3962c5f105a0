"""What is thrown: the two editions' dice, the Pendulum Die, the Destiny Coin and the Templates.

Sizes and faces as the ledgers propose. A die's colour is no matter of physics, and its shape in
space is built in `geometry`.
"""

from math import cos, pi, sin
from typing import Literal

from msgspec import Struct

from undercroft.engine.refusals import Refused

NO_FACE = -1
"""The face of a die that can't be read."""
DISC_CORNERS = 32


class DieKind(Struct, frozen=True):
    """A kind of die; lengths in metres, mass in kilograms."""

    name: str
    size: float
    """From face to opposite face."""
    rounding: float
    mass: float
    icons: frozenset[int]
    """The faces that carry the symbol."""
    shape: Literal["cube", "dodecahedron", "plate"] = "cube"
    outline: tuple[tuple[float, float], ...] = ()
    """Of a plate: its corners counter-clockwise, convex, around the middle."""
    template: bool = False

    @property
    def faces(self) -> int:
        """How many faces can come to lie on top."""
        return {"cube": 6, "dodecahedron": 12, "plate": 2}[self.shape]


def _disc(radius: float) -> tuple[tuple[float, float], ...]:
    """A round plate as a polygon whose sides touch the circle from outside."""
    reach = radius / cos(pi / DISC_CORNERS)
    turns = [pi * (2 * at + 1) / DISC_CORNERS for at in range(DISC_CORNERS)]
    return tuple((reach * cos(turn), reach * sin(turn)) for turn in turns)


D6 = DieKind("d6", 0.016, 0.0015, 0.0049, frozenset({0, 5}))
"""[DF-DIE-03] [DF-DIE-04] The symbol stands on two opposite faces."""
D12 = DieKind("d12", 0.018, 0.0015, 0.005, frozenset({0, 6, 9}), "dodecahedron")
"""[DC-PHYS-01] The icon stands on three faces, no two of them adjacent or opposite."""
PENDULUM = DieKind("pendulum", 0.018, 0.0015, 0.005, frozenset({0, 6, 9}), "dodecahedron")
"""[DC-PENDUL-02] Its string is only felt while it is held."""
COIN = DieKind("coin", 0.003, 0.0008, 0.004, frozenset({1}), "plate", _disc(0.015))
"""[DC-COIN-02] One side carries the icon."""
COMPASS = DieKind(
    "compass", 0.002, 0.0008, 0.008, frozenset(), "plate", _disc(0.035), template=True
)
TREASURE = DieKind(
    "treasure",
    0.002,
    0.0008,
    0.006,
    frozenset(),
    "plate",
    ((0.03, -0.0225), (0.03, 0.0225), (-0.03, 0.0225), (-0.03, -0.0225)),
    template=True,
)
BACKSTAB = DieKind(
    "backstab",
    0.002,
    0.0008,
    0.005,
    frozenset(),
    "plate",
    ((0.06, 0.0), (-0.02, 0.015), (-0.05, 0.008), (-0.05, -0.008), (-0.02, -0.015)),
    template=True,
)
"""[DC-FLIP-03] A dagger; its first corner is the tip of the blade."""

KINDS = {kind.name: kind for kind in (D6, D12, PENDULUM, COIN, COMPASS, TREASURE, BACKSTAB)}


def die_kind(name: str) -> DieKind:
    """A kind of die by its name."""
    if name not in KINDS:
        raise Refused("unknown-die", f"die: there is no {name!r}", field="die", name=name)
    return KINDS[name]


def is_template(name: str) -> bool:
    """Whether this is a Template."""
    return name in KINDS and KINDS[name].template
