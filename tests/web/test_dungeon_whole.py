"""Whole games of Dungeon! in a browser: with a mouse, by touch, by keys, and with real dice."""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.server.clients import lay
from tests.server.nodes import Node
from tests.web.visits import can_choose, is_over, new_window, open_table, until

SHORT = {"quick_victory": True}
"""The goal counts when the boss is dared, not once more when he falls."""
TARGETS = """() => {
    const seen = (one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const there = document.elementFromPoint(x, y);
        return width && there && one.contains(there) ? [x, y] : null;
    };
    const found = (selector) =>
        [...document.querySelectorAll(selector)]
            .filter((one) => one.getAttribute("aria-disabled") !== "true")
            .map(seen)
            .filter((spot) => spot);
    return {
        board: found("[data-board] [data-hint]"),
        bar: found(".bar [data-option], .bar [data-group]"),
        faces: found(".real .faces button"),
        tapped: found(".real > button"),
    };
}"""
"""What can be pressed, by the middle of each: on the board, in the bar, and faces of dice."""
KEYS = "found => found.map(one => one.getAttribute('aria-keyshortcuts')).filter(key => key)"
FEW = 5
"""Times that each way of choosing has to work, at least; there are some fifty choices."""
DESK, PHONE = {"width": 1280, "height": 720}, {"width": 390, "height": 844}


@contextmanager
def seated(browser: Browser, node: Node, size: dict[str, int], **more: Any) -> Iterator[Page]:
    """The page of somebody who races against a greedy bot and has read the short rules."""
    window = new_window(browser, viewport=size, has_touch=size is PHONE, reduced_motion="reduce")
    page = window.new_page()
    laid = lay(node, "dungeon", "human,bot:greedy", setup=SHORT, **more)
    open_table(page, node, laid, 0, owner=True)
    yield page
    window.close()


def play_by_pointing(page: Page, press: Callable[[float, float], None]) -> dict[str, int]:
    """Press what can be seen until the game is over, on the board where that is possible."""
    pressed = {"board": 0, "bar": 0}

    def is_played() -> bool:
        targets = page.evaluate(TARGETS)
        where = "board" if targets["board"] and random.random() < 0.8 else "bar"
        if targets[where]:
            press(*random.choice(targets[where]))
            pressed[where] += 1
        return is_over(page)

    until(page, is_played)
    return pressed


def test_a_whole_game_with_the_mouse(browser: Browser, node: Node) -> None:
    with seated(browser, node, DESK) as page:
        assert can_choose(page)
        pressed = play_by_pointing(page, page.mouse.click)

        assert min(pressed.values()) > FEW, "on the board and in the bar"
        expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_a_whole_game_by_touch_on_a_phone(browser: Browser, node: Node) -> None:
    with seated(browser, node, PHONE) as page:
        assert can_choose(page)
        pressed = play_by_pointing(page, page.touchscreen.tap)

        assert min(pressed.values()) > FEW, "on the board and in the bar"


def test_a_whole_game_by_keys(browser: Browser, node: Node) -> None:
    with seated(browser, node, DESK) as page:

        def is_played() -> bool:
            keys = page.locator(".bar [data-option], .bar [data-group]").evaluate_all(KEYS)
            if keys:
                page.keyboard.press(random.choice(keys))
            return is_over(page)

        until(page, is_played)


def test_a_whole_game_with_real_dice(browser: Browser, node: Node) -> None:
    """Everybody's dice are rolled at the table and tapped; cards are dealt by the table."""
    with seated(browser, node, DESK, real_dice=True) as page:
        tapped = play_with_dice(page)

        assert tapped > FEW


def play_with_dice(page: Page) -> int:
    """Tap what was rolled whenever it is asked, and choose; how many rolls there were."""
    rolls = 0

    def is_played() -> bool:
        nonlocal rolls
        targets = page.evaluate(TARGETS)
        for where in ("tapped", "faces", "bar"):
            if targets[where]:
                page.mouse.click(*random.choice(targets[where]))
                rolls += where == "tapped"
                break
        return is_over(page)

    until(page, is_played)
    return rolls
