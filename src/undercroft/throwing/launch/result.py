"""What a launch leaves behind: the same rows as a flight, so that both are read and drawn as one.

It judges nothing.
"""

from dataclasses import dataclass, field, replace

import numpy as np

from undercroft.throwing.geometry.arrays import Floats
from undercroft.throwing.geometry.rotations import matrices
from undercroft.throwing.input.tremor import Start
from undercroft.throwing.physics.flight import Flight, LimbPath
from undercroft.throwing.physics.model import TIMESTEP


@dataclass(frozen=True, eq=False)
class LaunchResult:
    """How a die came to fly; rows as in a `Flight`."""

    start: Start
    poses: Floats
    motions: Floats
    forces: dict[str, Floats]
    touching: dict[str, Floats]
    wind: Floats
    """What the air gave the die before it was handed over, in N s."""
    speeds: dict[str, Floats]
    """How fast each body of the hand was when it first touched the die."""
    left: bool
    """Whether the die left the hand at all."""
    swing: tuple[float, float] = (0.0, 0.0)
    """How far back and forward a string swung, in degrees."""
    gap: float = 0.0
    """Seconds between the two sides of a grip that opened."""
    early: float = 0.0
    """Seconds by which the die left what carried it before the swing ended."""
    tossed: Floats | None = None
    """How fast it was after the first stage; none if the start tells it."""
    limbs: dict[str, LimbPath] = field(default_factory=dict)

    @property
    def steps(self) -> int:
        """How many steps the launch took."""
        return len(self.poses) - 1


def at_once(start: Start) -> LaunchResult:
    """A die that the open hand lets go: there is nothing to simulate."""
    pose = np.concatenate([start.position, start.turn])
    motion = np.concatenate([start.velocity, matrices(start.turn).T @ start.spin])
    return LaunchResult(start, pose[None], motion[None], {}, {}, np.zeros(3), {}, left=True)


def chained(first: LaunchResult, second: LaunchResult) -> LaunchResult:
    """Two stages of a launch, one after the other."""
    if not first.steps:
        return second
    if not second.steps:
        return first
    return LaunchResult(
        start=second.start,
        poses=np.concatenate([first.poses[:-1], second.poses]),
        motions=np.concatenate([first.motions[:-1], second.motions]),
        forces=_chained(first.forces, second.forces, first.steps, second.steps),
        touching=_chained(first.touching, second.touching, first.steps, second.steps),
        wind=first.wind + second.wind,
        speeds={**second.speeds, **first.speeds},
        left=first.left and second.left,
        swing=first.swing,
        gap=first.gap,
        early=first.early,
        limbs={**first.limbs, **_later(second.limbs, first.steps)},
    )


def _later(limbs: dict[str, LimbPath], by: int) -> dict[str, LimbPath]:
    return {name: LimbPath(way.first + by, way.poses) for name, way in limbs.items()}


def joined(launched: LaunchResult, flight: Flight) -> Flight:
    """Launch and flight as one: first the hand, then the scene."""
    count = launched.steps
    if not count:
        return flight
    lead = np.repeat(flight.poses[:1], count, axis=0)
    lead[:, 0] = launched.poses[:-1]
    moving = np.zeros((count, *flight.motions.shape[1:]))
    moving[:, 0] = launched.motions[:-1]
    rows = len(flight.times) - 1
    return replace(
        flight,
        times=np.arange(count + rows + 1, dtype=np.float64) * TIMESTEP,
        poses=np.concatenate([lead, flight.poses]),
        motions=np.concatenate([moving, flight.motions]),
        forces=_chained(launched.forces, flight.forces, count, rows),
        touching=_chained(launched.touching, flight.touching, count, rows),
        limbs=launched.limbs,
    )


def _chained(
    first: dict[str, Floats], second: dict[str, Floats], before: int, after: int
) -> dict[str, Floats]:
    """Rows of two stages as one; a body that a stage does not have is not touched in it."""
    return {
        name: np.concatenate(
            [_rows(first, second, name, before), _rows(second, first, name, after)]
        )
        for name in dict.fromkeys((*second, *first))
    }


def _rows(one: dict[str, Floats], other: dict[str, Floats], name: str, count: int) -> Floats:
    return one[name] if name in one else np.zeros((count, *other[name].shape[1:]))
