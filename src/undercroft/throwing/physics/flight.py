"""What a simulated throw leaves behind: the record that is stored, and the flight that is read.

The flight holds every step; row k of a contact belongs to row k of the poses, and there is one pose
more. Neither knows the rules.
"""

import hashlib
from dataclasses import dataclass, field

from msgspec import Struct

from undercroft.engine.throws import Landing
from undercroft.targets.predicates.rest import RestContact
from undercroft.targets.release.help import Help
from undercroft.targets.release.release import Release
from undercroft.targets.scene.scene import Scene
from undercroft.throwing.geometry.arrays import Floats


class ThrowRecord(Struct, frozen=True):
    """One throw as it is stored, whole: with these inputs the same engine gives the same digest."""

    engine: str
    scene_hash: str
    release: Release
    seed: int
    digest: str
    steps: int
    rested: bool
    scene: Scene
    conditions: tuple[str, ...] = ()
    helps: tuple[Help, ...] = ()
    landing: Landing | None = None
    """How it was read; none where nobody read it."""


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
