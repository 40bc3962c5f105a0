"""A launch that is to be made: the trembled release, the gear and all that is around them.

The launchers are made of these; it knows none of them.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from undercroft.throwing.conditions.launch_spec import Gear, Hold
from undercroft.throwing.geometry.orientation import UP, frame, resting, turning
from undercroft.throwing.geometry.rotations import Floats
from undercroft.throwing.geometry.solids import Solid
from undercroft.throwing.input.traces import evened, last_velocity
from undercroft.throwing.input.tremor import Start
from undercroft.throwing.launch.motions import Motion, follow, still, stroke
from undercroft.throwing.launch.rig import Limb, Part
from undercroft.throwing.release.release import Release, refuse
from undercroft.throwing.scene.dice import DieKind, solid
from undercroft.throwing.scene.scene import Scene, thrown_kind

FARTHEST_OFF = 0.03
FASTER_OFF, SHARE_OFF = 0.6, 0.25
"""How far a hand's trace may differ in the end from the release: m, m/s, and a share."""


@dataclass(frozen=True, eq=False)
class Setting:
    """What a launcher works with."""

    scene: Scene
    gear: Gear
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
        times, path = _path(self.release)
        given, trembled = np.array(self.release.velocity), self.start.velocity
        about = np.array(self.release.position)
        share = float(np.linalg.norm(trembled) / np.linalg.norm(given))
        points = share * (path - about) @ turning(given, trembled).T
        return times - times[0], points + self.start.position


def _path(release: Release) -> tuple[Floats, Floats]:
    rows = np.array(release.trace)
    return evened(rows[:, 0], rows[:, 1:])


def check_swing(release: Release, gear: Gear) -> None:
    """Refuse a trace that tells of another throw than the release.

    What meets a tossed die is elsewhere when it is let go: there the simulation shows whether it
    hits. The speed of a breath is not that of the hand.
    """
    if not release.trace or gear.tossed:
        return
    times, path = _path(release)
    velocity = np.array(release.velocity)
    if np.linalg.norm(path[-1] - release.position) > FARTHEST_OFF:
        refuse("trace", "must end where the die is let go")
    if gear.air is not None:
        return
    jerk = (path[-1] - path[-2]) / (times[-1] - times[-2])
    off = min(np.linalg.norm(end - velocity) for end in (last_velocity(times, path), jerk))
    if off > FASTER_OFF + SHARE_OFF * np.linalg.norm(velocity):
        refuse("trace", "must end as fast as the die is let go")


def support(setting: Setting, hold: Hold, upward: Floats) -> Limb:
    """A plate or dome whose surface passes through the hand's own point."""
    if hold.kind == "dome":
        part = Part(hold.bodies[0], "sphere", hold.size[:1], hold.friction, hold.damping)
        below = hold.size[0]
    else:
        half = tuple(size / 2 for size in hold.size)
        part = Part(hold.bodies[0], "box", half, hold.friction, hold.damping)
        below = half[2]
    return Limb(part, still(np.zeros(3)), -below * upward, frame(upward, setting.ahead))


def still_support(setting: Setting, hold: Hold) -> Limb:
    """A level hand that does not move, under a die at the release's place."""
    limb = support(setting, hold, UP)
    place = setting.start.position - setting.shape.half * UP
    return Limb(limb.part, still(place), limb.middle, limb.turn)
