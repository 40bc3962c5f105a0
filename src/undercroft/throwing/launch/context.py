"""A launch that is to be made: the trembled release, its launchers and all that is around.

The launchers are made of these; it knows none of them.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from undercroft.targets.conditions.launch_spec import Hold, LaunchSpec
from undercroft.targets.release.release import Release
from undercroft.targets.scene.dice import DieKind
from undercroft.targets.scene.scene import Scene, thrown_kind
from undercroft.throwing.geometry.arrays import Floats
from undercroft.throwing.geometry.die_shapes import solid
from undercroft.throwing.geometry.orientation import UP, resting, turn_from_axes, turning
from undercroft.throwing.geometry.solids import Solid
from undercroft.throwing.input.traces import even_trace
from undercroft.throwing.input.tremor import Start
from undercroft.throwing.launch.motions import Motion, follow, still, stroke
from undercroft.throwing.launch.rig import Limb, Part


@dataclass(frozen=True, eq=False)
class LaunchContext:
    """What a launcher works with."""

    scene: Scene
    spec: LaunchSpec
    release: Release
    start: Start
    """The release as the trembling hand really made it."""
    random: np.random.Generator
    room: Callable[[Floats], float]
    """How far a die at a place is from everything in the scene."""
    ahead: Floats
    """The level direction of the throw."""

    @property
    def kind(self) -> DieKind:
        """The kind of the die."""
        return thrown_kind(self.scene)

    @property
    def shape(self) -> Solid:
        """The solid of the die."""
        return solid(self.kind)

    def any_turn(self, upward: Floats) -> Floats:
        """The turn of a die that lies on any face, turned at random."""
        face = int(self.random.integers(len(self.shape.normals)))
        return resting(self.shape, upward, face, float(self.random.uniform(0, 2 * np.pi)))

    def swing(self, length: float, coast: float = 0.0) -> Motion:
        """How the hand that carries the die moves: as it was recorded, else a plain stroke."""
        if not self.release.trace:
            return stroke(self.start.position, self.start.velocity, length=length, coast=coast)
        return follow(*self.recorded())

    def recorded(self) -> tuple[Floats, Floats]:
        """The recorded trace as the trembling hand really made it, from its first moment on."""
        times, path = even_trace(self.release)
        given, trembled = np.array(self.release.velocity), self.start.velocity
        about = np.array(self.release.position)
        share = float(np.linalg.norm(trembled) / np.linalg.norm(given))
        points = share * (path - about) @ turning(given, trembled).T
        return times - times[0], points + self.start.position


def support(context: LaunchContext, hold: Hold, upward: Floats) -> Limb:
    """A plate or dome whose surface passes through the hand's own point."""
    if hold.kind == "dome":
        part = Part(hold.bodies[0], "sphere", hold.size[:1], hold.friction, hold.damping)
        below = hold.size[0]
    else:
        half = tuple(size / 2 for size in hold.size)
        part = Part(hold.bodies[0], "box", half, hold.friction, hold.damping)
        below = half[2]
    return Limb(part, still(np.zeros(3)), -below * upward, turn_from_axes(upward, context.ahead))


def still_support(context: LaunchContext, hold: Hold) -> Limb:
    """A level hand that does not move, under a die at the release's place."""
    limb = support(context, hold, UP)
    place = context.start.position - context.shape.half * UP
    return Limb(limb.part, still(place), limb.middle, limb.turn)
