"""The colors of the levels, and the names that the manual gives."""

import colorsys

import pytest

from tests.games.dungeon.situations import SHIPPED
from undercroft.boards.dungeon.colours import LEVELS
from undercroft.words import LANGUAGES, Words

HUES = {
    1: ("yellow", 40, 70),
    2: ("orange", 18, 40),
    3: ("red", -18, 18),
    4: ("purple", 255, 320),
    5: ("blue", 190, 255),
    6: ("green", 80, 170),
}


@pytest.mark.rule(
    "DG-SETUP-01",
    "DG-SETUP-02",
    "DG-SETUP-03",
    "DG-SETUP-04",
    "DG-SETUP-05",
    "DG-SETUP-06",
    "DG-LEVEL-01",
    "DG-GAP-01",
)
@pytest.mark.parametrize("level", HUES)
def test_each_level_has_its_color(level: int) -> None:
    name, low, high = HUES[level]
    light = LEVELS[level][0].lstrip("#")
    red, green, blue = (int(light[at : at + 2], 16) / 255 for at in (0, 2, 4))
    hue = colorsys.rgb_to_hsv(red, green, blue)[0] * 360
    hue = hue - 360 if hue > 340 else hue

    assert low <= hue <= high, f"level {level} is not {name}"
    assert len(LEVELS) == 6


@pytest.mark.rule("DG-RULING-05", "DG-SPECIAL-06", "DG-SPECIAL-01")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_the_manual_are_shown_as_they_are(language: str) -> None:
    words = Words(language, SHIPPED)
    names = " ".join(words.name(name) for name in SHIPPED.box.names)

    for name in ("Demogorgon", "Drow", "Khazan", "Darthon", "Tardos", "Magaroth", "Mordecai"):
        assert name in names
