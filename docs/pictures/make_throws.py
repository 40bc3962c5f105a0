"""Draw the pictures of the throwing table that its document shows: `python make_throws.py`."""

from itertools import count
from math import cos, radians, sin
from pathlib import Path

from msgspec import structs

from undercroft.throwing import (
    Release,
    Scene,
    Template,
    View,
    after_throw,
    attempt,
    combine,
    prepare_scene,
    svg,
    throw,
    usual_release,
)
from undercroft.throwing.calibration.search import worth

HERE = Path(__file__).parent
FIRST, CATACOMBS = Scene("first", "d6"), Scene("catacombs", "d12")


def main() -> None:
    """Write them beside this file."""
    for view in View:
        draw(f"first-{view}", FIRST, (), view)
        draw(f"catacombs-{view}", CATACOMBS, (), view)
    draw("first-bank", FIRST, ("bank",))
    draw("first-over-card", FIRST, ("over-card",))
    draw("catacombs-stand", CATACOMBS, ("flying-stand",))
    draw("catacombs-templates", laid(), (), View.ABOVE)


def draw(name: str, scene: Scene, ids: tuple[str, ...], view: View = View.OBLIQUE) -> None:
    """One picture of the usual throw under some conditions: the first one that hits."""
    combined = combine(ids)
    scene = prepare_scene(scene, combined)
    release = usual_release(scene, combined)
    tries = (attempt(scene, release, ids, seed) for seed in count(1))
    found = next(tried for tried in tries if worth(scene, tried.landing))
    (HERE / f"{name}.svg").write_text(svg(scene, found.flight, view), encoding="utf-8")


def laid() -> Scene:
    """The Catacombs' board with Templates, two webs and dice of earlier throws."""
    templates = (flat("compass", -0.1, 0.02, 0), flat("backstab", 0.02, 0.07, 60))
    templates += (flat("treasure", 0.12, -0.03, 20),)
    scene = structs.replace(CATACOMBS, templates=templates, webs=("hole-1", "hole-3"))
    for seed, aside in ((2, 0.05), (5, -0.06)):
        release = Release((aside, -0.56, 0.18), (0.0, 1.5, 0.2), (-10.0, 0.0, 0.0))
        scene = after_throw(throw(scene, release, seed)[1])
    return scene


def flat(kind: str, x: float, y: float, yaw: float) -> Template:
    """A Template flat on the board."""
    half = radians(yaw) / 2
    return Template(kind, (x, y, 0.005), (cos(half), 0.0, 0.0, sin(half)))


if __name__ == "__main__":
    main()
