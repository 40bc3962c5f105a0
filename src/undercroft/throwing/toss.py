"""The first of two stages: a die that is tossed up, as a client shows it before anybody blows.

The second stage is a `Blow` in `attempt`, with the same release and seed: then the toss is the very
one that was shown [DC-BLOW-03].
"""

from collections.abc import Iterable, Sequence

from undercroft.targets.conditions.combination import combine
from undercroft.targets.record.throw_record import Track
from undercroft.targets.release.help import Blow, Help
from undercroft.targets.release.release import Release
from undercroft.targets.scene.scene import Scene
from undercroft.throwing.attempt import launch_attempt
from undercroft.throwing.picture.keyframes import thrown_tracks

NO_BREATH = Blow(rise=0.0)


def toss(
    scene: Scene,
    release: Release,
    ids: Iterable[str],
    seed: int,
    helps: Sequence[Help] = (),
) -> tuple[Track, ...]:
    """The key frames of a toss, with its tremble, until it would come down; refused as a throw."""
    others = tuple(given for given in helps if not isinstance(given, Blow))
    _, tossed, _ = launch_attempt(scene, release, combine(ids), seed, (*others, NO_BREATH))
    return thrown_tracks(tossed.poses, tossed.limbs)
