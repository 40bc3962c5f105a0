"""Pictures are plain SVG that shows every section, hole, bone, prop and die."""

from xml.etree import ElementTree

import pytest
from msgspec import structs

from tests.throwing.throws import CATACOMBS, FIRST, a_release, the_stage
from undercroft.targets.scene.scene import the_board
from undercroft.throwing import Box, LyingDie, Scene, View, svg

SVG = "{http://www.w3.org/2000/svg}"


def shapes(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)


@pytest.mark.rule("DC-BOARD-17")
@pytest.mark.parametrize("view", list(View))
@pytest.mark.parametrize("scene", [FIRST, CATACOMBS], ids=lambda scene: scene.board)
def test_every_region_is_drawn(scene: Scene, view: View) -> None:
    target = the_board(scene)

    root = shapes(svg(scene, view=view))

    numbers = [int(text.text or "") for text in root.iter(f"{SVG}text")]
    assert numbers == [section.value for section in target.sections]
    fills = [shape.get("fill") for shape in root.iter(f"{SVG}polygon")]
    assert fills.count("#1c1611") == len(target.holes)
    assert fills.count("url(#bone)") == len(target.bones)
    assert len(fills) == 2 + len(target.sections) + len(target.holes) + len(target.bones)


@pytest.mark.parametrize("view", list(View))
def test_a_flight_shows_its_way_and_where_the_die_lies(view: View) -> None:
    flight = the_stage(FIRST).throw(a_release(FIRST), 2)[1]

    root = shapes(svg(FIRST, flight, view))

    *shadow, way = root.iter(f"{SVG}polyline")
    assert [line.get("class") for line in shadow] == ["shadow"] * (view is View.OBLIQUE)
    points = [tuple(map(float, pair.split(","))) for pair in (way.get("points") or "").split()]
    assert points[0][0] == pytest.approx(0, abs=0.1)
    left, top, width, height = map(float, (root.get("viewBox") or "").split())
    assert all(left <= x <= left + width and top <= y <= top + height for x, y in points)
    if view is View.ABOVE:
        x, y, _ = flight.pose[:3] * 1000
        assert points[-1] == pytest.approx((x, -y), abs=1)


def test_props_and_dice_are_drawn() -> None:
    lying = LyingDie("d6", (0.05, 0.0, 0.011), (1.0, 0.0, 0.0, 0.0))
    bare = len(list(shapes(svg(FIRST)).iter(f"{SVG}polygon")))

    full = svg(Scene("first", "d6", (lying,), (Box(0.0, 0.4, 0.2, 0.1, 0.1),)))

    assert len(list(shapes(full).iter(f"{SVG}polygon"))) == bare + 5 + 1


@pytest.mark.rule("DF-DIE-02")
def test_a_coloured_die_is_drawn_in_its_colour() -> None:
    plain = LyingDie("d6", (0.05, 0.0, 0.011), (1.0, 0.0, 0.0, 0.0))

    def fills(name: str | None) -> str:
        return svg(Scene("first", "d6", (structs.replace(plain, name=name),)))

    drawn = [fills(name) for name in (None, "white-2", "red", "blue", "green")]

    assert len(set(drawn)) == 5
    assert fills("white-1") == fills("white-2")
    assert fills("of bone") == fills(None)


def test_a_raised_board_stands_on_its_cross() -> None:
    plain, raised = (
        shapes(svg(Scene("catacombs", "d12", lift=lift), view=View.OBLIQUE))
        for lift in (0.0, 0.045)
    )
    counts = [len(list(root.iter(f"{SVG}polygon"))) for root in (plain, raised)]

    assert counts[1] == counts[0] + 3
