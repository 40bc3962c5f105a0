"""Templates on the board: where they lie, what they cover, what a blade points at.

It gives nothing a value; that is for the games.
"""

from functools import lru_cache
from itertools import pairwise
from math import hypot

from undercroft.targets.scene.dice import die_kind
from undercroft.targets.scene.regions import region_at, section_values
from undercroft.targets.scene.scene import Scene, Template, the_board

Point = tuple[float, float]
LONGEST = 0.06
"""No Template reaches farther from its middle, in m."""
AHEAD = 1e-6
"""A blade's tip that lies exactly on a border points at what is ahead of it [DC-FLIP-06]."""


@lru_cache(maxsize=256)
def outline_of(template: Template) -> tuple[Point, ...]:
    """A Template's outline as it lies, seen from above, counter-clockwise."""
    ring = [_placed(template, point) for point in die_kind(template.kind).outline]
    _, i, j, _ = template.turn
    is_turned_over = 1 - 2 * (i * i + j * j) < 0
    return tuple(ring[::-1] if is_turned_over else ring)


def covers(template: Template, x: float, y: float) -> bool:
    """Whether a point lies under a Template, seen from above."""
    if not _is_within(template, x, y, 0.0):
        return False
    ring = outline_of(template)
    return all(
        (x2 - x1) * (y - y1) >= (y2 - y1) * (x - x1)
        for (x1, y1), (x2, y2) in pairwise((*ring, ring[0]))
    )


def is_near(template: Template, x: float, y: float, reach: float) -> bool:
    """Whether a point lies under a Template, or less than so far beside it."""
    if not _is_within(template, x, y, reach):
        return False
    ring = outline_of(template)
    edges = pairwise((*ring, ring[0]))
    return covers(template, x, y) or any(_distance((x, y), *edge) < reach for edge in edges)


def pointed_at(scene: Scene, template: Template) -> str | None:
    """The section that a dagger's blade points to; none for anything else [DC-FLIP-06]."""
    x, y = _placed(template, die_kind(template.kind).outline[0])
    way = x - template.position[0], y - template.position[1]
    far = hypot(*way) or 1.0
    x, y = x + AHEAD * way[0] / far, y + AHEAD * way[1] / far
    found = region_at(the_board(scene), x, y)
    others = [other for other in scene.templates if other.kind != template.kind]
    is_hidden = any(covers(other, x, y) for other in others)
    return None if is_hidden or found not in section_values(the_board(scene)) else found


def _is_within(template: Template, x: float, y: float, reach: float) -> bool:
    """Whether a point is no farther from a Template's middle than any of it reaches."""
    off = hypot(x - template.position[0], y - template.position[1])
    return off <= LONGEST + reach


def _distance(point: Point, start: Point, end: Point) -> float:
    """From a point to an edge."""
    (x, y), (x1, y1), (x2, y2) = point, start, end
    along, across = x2 - x1, y2 - y1
    share = ((x - x1) * along + (y - y1) * across) / (along**2 + across**2)
    share = min(max(share, 0.0), 1.0)
    return hypot(x - x1 - share * along, y - y1 - share * across)


def _placed(template: Template, point: Point) -> Point:
    """A point of its plate where it lies, seen from above."""
    (w, i, j, k), (x, y) = template.turn, point
    return (
        template.position[0] + (1 - 2 * (j * j + k * k)) * x + 2 * (i * j - w * k) * y,
        template.position[1] + 2 * (i * j + w * k) * x + (1 - 2 * (i * i + k * k)) * y,
    )
