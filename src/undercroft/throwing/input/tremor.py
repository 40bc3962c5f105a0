"""The seeded part of a throw: how the die lies in the hand, and the hand's own tremble.

Nobody can aim at a face, and a recorded perfect throw does not repeat [DF-SIM-08] [DC-PHYS-04].
It knows no physics engine.
"""

import numpy as np
from msgspec import Struct

from undercroft.targets.release.release import Release
from undercroft.targets.scene.board import Tremor
from undercroft.throwing.geometry.arrays import Floats


class Start(Struct, frozen=True, eq=False):
    """A die as it leaves the hand; the spin is about the axes of the table."""

    position: Floats
    turn: Floats
    velocity: Floats
    spin: Floats


def start_of(release: Release, tremor: Tremor, seed: int) -> Start:
    """What the hand really did: the release, trembled, with the die turned at random."""
    random = np.random.default_rng(seed)
    turn = random.normal(size=4)
    velocity = np.array(release.velocity, dtype=float)
    speed = np.linalg.norm(velocity)
    aside = random.normal(size=3) * np.radians(tremor.direction)
    direction = velocity / speed + np.cross(velocity / speed, aside)
    faster = 1 + tremor.speed * random.normal()
    return Start(
        position=np.array(release.position, dtype=float),
        turn=turn / np.linalg.norm(turn),
        velocity=direction / np.linalg.norm(direction) * speed * faster,
        spin=np.array(release.spin, dtype=float) + random.normal(size=3) * tremor.spin,
    )
