"""The two boards say what their ledgers propose, and a bad file is named."""

from pathlib import Path

import numpy as np
import pytest

from undercroft import targets
from undercroft.engine import Refused
from undercroft.targets.scene.board import BadBoard, read_board
from undercroft.targets.scene.regions import (
    OUTSIDE,
    rank,
    region_at,
    region_names,
    section_values,
)
from undercroft.throwing import board, board_names
from undercroft.throwing.geometry.regions import region_indices

BOARDS = Path(targets.__file__).parent / "scene" / "boards"


def at(name: str, distance: float, angle: float) -> str:
    turn = np.radians(angle)
    return region_at(board(name), float(distance * np.cos(turn)), float(distance * np.sin(turn)))


def test_there_are_two_boards() -> None:
    assert board_names() == ("catacombs", "first")


@pytest.mark.rule("DF-TARGET-05", "DF-TARGET-08")
def test_first_edition_is_rings() -> None:
    sections = board("first").sections
    rings = [at("first", (ring.inner + ring.outer) / 2, 100) for ring in sections]

    worth = section_values(board("first"))
    assert [ring.inner for ring in sections] == [0.0, *(ring.outer for ring in sections[:-1])]
    assert sections[-1].outer == board("first").radius
    assert board("first").thickness == 0.003
    assert [worth[ring] for ring in rings] == [10, 6, 5, 4, 3, 2, 1]
    assert rings[0] == "centre"
    assert rings[-1] == "zone-1"
    assert at("first", board("first").radius + 1e-4, 100) == OUTSIDE


@pytest.mark.rule("DF-TARGET-06")
def test_first_edition_has_eight_holes_alike_in_each_quarter() -> None:
    holes = board("first").holes

    assert [round(hole.radius * 2000) for hole in holes] == [24] * 8
    for quarter in range(4):
        found = [h for h in holes if 90 * quarter < h.angle < 90 * quarter + 90]
        assert sorted(h.distance for h in found) == [0.085, 0.145]
    assert all(at("first", hole.distance, hole.angle) == hole.id for hole in holes)


@pytest.mark.rule("DC-BOARD-09", "DC-BOARD-10", "DC-BOARD-11")
def test_catacombs_is_slices() -> None:
    printed = ("531", "342", "631", "423", "541", "432", "621", "343")
    worth = section_values(board("catacombs"))

    for number, row in enumerate(printed):
        middle = 45 * number + 10
        found = [at("catacombs", distance, middle) for distance in (0.05, 0.08, 0.15)]
        assert found == [f"S{number + 1}-{band}" for band in ("inner", "middle", "outer")]
        assert [worth[name] for name in found] == [int(value) for value in row]
    assert [at("catacombs", way, 77) for way in (0.0209, 0.0211)] == ["bullseye", "S2-inner"]
    assert worth["bullseye"] == 10


@pytest.mark.rule("DC-BOARD-12", "DC-BOARD-13")
def test_catacombs_has_holes_and_bones_with_gates() -> None:
    assert [at("catacombs", 0.102, 45 + 90 * k) for k in range(4)] == [
        f"hole-{k + 1}" for k in range(4)
    ]
    assert [at("catacombs", 0.19, 90 * k + 27) for k in range(4)] == [
        f"bone-{k + 1}" for k in range(4)
    ]
    assert at("catacombs", 0.199, 29) == "S1-outer"
    assert at("catacombs", 0.184, 0.5) == "S1-outer"


@pytest.mark.rule("DC-BOARD-14")
def test_a_point_on_a_line_belongs_to_the_lower_value() -> None:
    worth = section_values(board("catacombs"))
    border = at("catacombs", 0.05, 45)

    assert worth[at("catacombs", 0.05, 40)] == 5
    assert worth[border] == worth[at("catacombs", 0.05, 50)] == 3
    assert worth[at("catacombs", board("catacombs").sections[0].outer, 20)] == 5
    assert at("catacombs", 0.200, 29) == OUTSIDE
    assert at("catacombs", 0.122, 45) == "hole-1"
    assert at("catacombs", 0.185, 0) == "bone-1"
    assert rank(board("catacombs"), "bone-1") < min(worth.values())


@pytest.mark.rule("DC-BOARD-14")
@pytest.mark.parametrize("name", ["first", "catacombs"])
def test_every_point_of_the_disc_has_a_region(name: str) -> None:
    random = np.random.default_rng(3)
    turn, distance = random.uniform(0, 2 * np.pi, 20_000), random.uniform(0, 0.99, 20_000)
    distance *= board(name).radius

    found = region_indices(board(name), distance * np.cos(turn), distance * np.sin(turn))

    assert (found > 0).all()
    assert set(found.tolist()) == set(range(1, len(region_names(board(name)))))


@pytest.mark.parametrize("name", board_names())
def test_one_point_and_many_at_once_lie_in_the_same_region(name: str) -> None:
    random = np.random.default_rng(5)
    spots = random.uniform(-0.22, 0.22, (4_000, 2))
    found = region_indices(board(name), *spots.T)

    names = [region_at(board(name), x, y) for x, y in spots.tolist()]

    assert names == [region_names(board(name))[at] for at in found]


def test_mean_value_of_the_catacombs_is_as_proposed() -> None:
    random = np.random.default_rng(4)
    spots = random.uniform(-0.185, 0.185, (40_000, 2))
    spots = spots[np.hypot(*spots.T) < 0.185]
    names, worth = region_names(board("catacombs")), section_values(board("catacombs"))
    found = [names[at] for at in region_indices(board("catacombs"), *spots.T)]

    mean = np.mean([worth[name] for name in found if name in worth])

    assert 2.4 < mean < 2.8


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("thickness = 0.003", "thickness = -1.0", "thickness"),
        ("thickness = 0.003", "thickness = nan", "thickness"),
        ("thickness = 0.003", 'thickness = "thin"', "thickness"),
        ("thickness = 0.003", "", "thickness: is missing"),
        ("thickness = 0.003", "thickness = 0.003\nthinness = 1", "thinness: is not known"),
        ("half = 0.60", "", "table.half: is missing"),
        ('reading = "share"', 'reading = "luck"', "reading"),
        ("value = 6", "value = 6.5", "sections[1].value"),
        (f"outer = {board('first').sections[1].outer}", "outer = 0.01", "sections[1].outer"),
        ("bullseye = true", "bullseye = false", "sections"),
        ('id = "zone-6"', 'id = "zone-5"', "id"),
        ("distance = 0.145", "distance = 0.22", "holes[1]"),
        ("nearest = 0.40", "nearest = 0.10", "limits.nearest"),
    ],
)
def test_a_bad_file_is_named_with_its_field(tmp_path: Path, old: str, new: str, field: str) -> None:
    text = (BOARDS / "first.toml").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")

    with pytest.raises(BadBoard) as refused:
        read_board(path)

    assert str(refused.value).startswith(f"mine.toml: field {field}")


def test_a_file_that_is_no_toml_is_named(tmp_path: Path) -> None:
    path = tmp_path / "torn.toml"
    path.write_text("radius = = 1", encoding="utf-8")

    with pytest.raises(BadBoard, match=r"^torn\.toml: "):
        read_board(path)


def test_an_unknown_board_is_refused() -> None:
    with pytest.raises(Refused, match="board: there is no 'third'"):
        board("third")
