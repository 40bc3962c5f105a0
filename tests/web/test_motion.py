"""Movement: dice fly when they move, not for those who dislike it, and nobody waits for long."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.nodes import Node
from tests.web.visits import (
    can_choose,
    drawn,
    like,
    new_window,
    options,
    sit_down,
    until,
    updates_of,
)

WATCH = """() => {
    window.flown = 0;
    const count = (changes) => changes.forEach((change) =>
        change.addedNodes.forEach((node) => (window.flown += node.className === "flying regular")));
    new MutationObserver(count).observe(document.body, {childList: true, subtree: true});
}"""


@pytest.fixture
def lively(browser: Browser) -> Iterator[Page]:
    """The page of somebody who likes movement."""
    context = new_window(browser, viewport={"width": 1280, "height": 900})
    yield context.new_page()
    context.close()


def test_dice_fly_and_the_table_catches_up(lively: Page, node: Node) -> None:
    sit_down(lively, node, "Dungeon Attack!")
    expect(lively.locator("[data-board]")).to_be_visible()
    lively.evaluate(WATCH)
    for _ in range(3):
        if can_choose(lively):
            options(lively).last.click()

    until(lively, lambda: bool(lively.evaluate("window.flown")))
    like(lively, "Movement", "fast")
    lively.reload()
    expect(lively.locator("html")).to_have_attribute("data-speed", "fast")


def test_nothing_flies_for_those_who_want_less_motion(page: Page, node: Node) -> None:
    told = updates_of(page)
    sit_down(page, node, "Dungeon Attack!")
    page.evaluate(WATCH)
    for _ in range(3):
        if not can_choose(page):
            break
        before = len(told)
        options(page).last.click()
        until(page, lambda: len(told) > before)  # noqa: B023
    drawn(page)

    assert page.evaluate("window.flown") == 0
    expect(page.locator("html")).to_have_attribute("data-speed", "off")
