"""The two dice that are thrown: the first edition's six-sided one, the Catacombs' twelve-sided one.

Sizes and faces as the ledgers propose. A die's colour is no matter of physics.
"""

from functools import cache

from msgspec import Struct

from undercroft.engine.refusals import Refused
from undercroft.throwing.geometry import Solid, cube, dodecahedron


class DieKind(Struct, frozen=True):
    """A kind of die; lengths in metres, mass in kilograms."""

    name: str
    size: float
    """From face to opposite face."""
    rounding: float
    mass: float
    icons: frozenset[int]
    """The faces that carry the symbol."""


D6 = DieKind("d6", 0.016, 0.0015, 0.0049, frozenset({0, 5}))
"""[DF-DIE-03] [DF-DIE-04] The symbol stands on two opposite faces."""
D12 = DieKind("d12", 0.018, 0.0015, 0.005, frozenset({0, 6, 9}))
"""[DC-PHYS-01] The icon stands on three faces, no two of them adjacent or opposite."""

KINDS = {kind.name: kind for kind in (D6, D12)}


def die_kind(name: str) -> DieKind:
    """A kind of die by its name."""
    if name not in KINDS:
        raise Refused("unknown-die", f"die: there is no {name!r}", field="die", name=name)
    return KINDS[name]


@cache
def solid(kind: DieKind) -> Solid:
    """The sharp solid of a die: its corners are what the rules count."""
    return cube(kind.size) if kind.name == "d6" else dodecahedron(kind.size)
