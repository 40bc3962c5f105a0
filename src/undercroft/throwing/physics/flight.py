"""What a simulated throw leaves behind: the flight that is read.

It holds every step; row k of a contact belongs to row k of the poses, and there is one pose
more. It knows no rules.
"""

import hashlib
from dataclasses import dataclass, field

from undercroft.targets.predicates.rest import RestContact
from undercroft.targets.scene.scene import Scene
from undercroft.throwing.geometry.arrays import Floats


@dataclass(frozen=True, eq=False)
class LimbPath:
    """Where a body of the hand was that launched the die, from a step of the flight on."""

    first: int
    poses: Floats
    """Steps x 7: position of its middle, then quaternion with w first."""


@dataclass(frozen=True, eq=False)
class Flight:
    """Every step of a throw; dice in the order of the scene, the thrown one first."""

    scene: Scene
    times: Floats
    poses: Floats
    """Steps x dice x 7: position, then quaternion with w first."""
    motions: Floats
    """Steps x dice x 6: velocity in the table's frame, spin in the die's own."""
    forces: dict[str, Floats]
    """For each body, steps x 3: the net force between it and the thrown die."""
    touching: dict[str, Floats]
    """For each body, steps: how many points it touched the thrown die in."""
    rest: tuple[RestContact, ...]
    rested: bool
    damped: int
    """How many of the last steps had damped contacts."""
    limbs: dict[str, LimbPath] = field(default_factory=dict)
    """The bodies of the hand, for those who draw them."""

    @property
    def pose(self) -> Floats:
        """Where the thrown die lies in the end."""
        last: Floats = self.poses[-1, 0]
        return last

    def digest(self) -> str:
        """Every number of the flight as 64 hex digits: equal bytes, equal digest."""
        found = hashlib.sha256()
        for part in (self.times, self.poses, self.motions):
            found.update(part.tobytes())
        for name in self.forces:
            found.update(self.forces[name].tobytes() + self.touching[name].tobytes())
        return found.hexdigest()
