"""What the built pages carry of pictures: the icons that are named, in files that can be kept."""

import re
from importlib.resources import files

ASSETS = {
    file.name: file.read_text(encoding="utf-8")
    for file in files("undercroft.server").joinpath("pages", "assets").iterdir()
    if file.name.endswith((".js", ".css"))
}
ICON = re.compile(r'[{,]"?[a-z0-9-]+"?:\[[`"]M')
MOST_OF_A_GAME = 500
MOST_OF_THE_HOUSE = 120


def stem(name: str) -> str:
    """What the service worker takes for the same file in another build."""
    return re.sub(r"-[\w-]{8}(\.\w+)$", r"\1", name)


def test_no_file_carries_the_icon_set() -> None:
    carried = {name: len(ICON.findall(text)) for name, text in ASSETS.items()}
    assert max(carried.values()) < MOST_OF_A_GAME, carried


def test_the_first_page_carries_the_symbols_of_the_house_alone() -> None:
    (page,) = (text for name, text in ASSETS.items() if re.match(r"index-.*\.js", name))
    assert len(ICON.findall(page)) < MOST_OF_THE_HOUSE


def test_browsers_can_keep_the_files_of_all_games() -> None:
    stems = [stem(name) for name in ASSETS]
    assert len(stems) == len(set(stems)), sorted(stems)
