"""The second of two stages by a flick: the breath at a die that was tossed up before.

What a flick is worth is the table's, as for a throw: this only turns it into a breath.
"""

from math import asin, atan2, degrees, hypot

from undercroft.targets.release.help import FASTEST_AIR, LONGEST_BREATH, Blow
from undercroft.targets.release.stand import Stand
from undercroft.targets.scene.space import Vector
from undercroft.throwing.input.gesture import LATE, TOLD, Gesture, release_from
from undercroft.throwing.input.traces import refuse_trace


def blow_from(
    gesture: Gesture,
    stand: Stand,
    place: Vector,
    seconds: float,
    *,
    own: float | None = None,
    elapsed: float,
) -> Blow:
    """The breath of so many seconds that a flick means where a die was tossed up.

    Its times are seconds since the toss; the breath begins when the flick ends. A stroke that is
    only told may begin before the toss.
    """
    velocity = release_from(gesture, stand, own=own).velocity
    begin = gesture.times[-1]
    is_early = gesture.times[0] < 0 and gesture.device != TOLD
    if is_early or not 0 <= begin <= elapsed + LATE:
        refuse_trace("times", "are not between the toss and now")
    begin = min(begin, LONGEST_BREATH - seconds)
    speed = min(hypot(*velocity), FASTEST_AIR)
    return Blow(
        rise=degrees(asin(velocity[2] / hypot(*velocity))),
        aside=min(max(_aside(place, velocity), -90.0), 90.0),
        air=((begin, speed), (begin + seconds, speed)),
    )


def _aside(place: Vector, velocity: Vector) -> float:
    """Degrees to the left of the board's centre, seen from a place."""
    x, y = -place[0], -place[1]
    u, v, _ = velocity
    return degrees(atan2(x * v - y * u, x * u + y * v))
