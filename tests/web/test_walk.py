"""The table is one screen: nothing scrolls and nothing overlaps, whatever is asked."""

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page

from tests.server.nodes import Node
from tests.web.visits import ALL_GAMES, new_window
from tests.web.walk import faults, questions
from undercroft.games import makers

GAMES = tuple(sorted(makers()))
DESKTOPS = ((1280, 720), (1440, 900))
TOUCHED = ((1024, 768), (390, 844), (844, 390))
KNOWS = """localStorage.setItem("undercroft-settings", JSON.stringify(
    {drawer: %s, autoRoll: true, known: %s}))"""


@contextmanager
def window(browser: Browser, locale: str, *, touch: bool, pinned: bool = False) -> Iterator[Page]:
    """A window of somebody who knows the games, with the story pinned or not."""
    liked = KNOWS % (json.dumps(pinned), ALL_GAMES)
    context = new_window(browser, liked, locale=locale, has_touch=touch, reduced_motion="reduce")
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("game", GAMES)
def test_all_is_in_sight_whatever_is_asked(browser: Browser, node: Node, game: str) -> None:
    with window(browser, "en-GB", touch=False) as page:
        found = [
            fault
            for question in questions(game)
            for fault in faults(page, node, question, DESKTOPS[:1])
        ]
    assert found == []


@pytest.mark.slow
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("touch", "pinned", "sizes"),
    [(False, False, DESKTOPS), (False, True, DESKTOPS[1:]), (True, False, TOUCHED)],
    ids=["desktop", "pinned", "touch"],
)
def test_all_is_in_sight_at_every_size(
    browser: Browser,
    node: Node,
    game: str,
    locale: str,
    touch: bool,
    pinned: bool,
    sizes: tuple[tuple[int, int], ...],
) -> None:
    with window(browser, locale, touch=touch, pinned=pinned) as page:
        found = [
            fault for question in questions(game) for fault in faults(page, node, question, sizes)
        ]
    assert found == []
