"""A phone, upright and on its side: the question stays in sight and hides nothing."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.nodes import Node
from tests.web.visits import TITLES, can_choose, new_window, options, sit_down

SIZES = {"upright": (360, 740), "on its side": (740, 360)}
BAR = ".bar"
PLACES = """bar => {
    const focused = document.activeElement.getBoundingClientRect();
    const kept = document.querySelector(bar).getBoundingClientRect();
    const inside = document.querySelector(bar).contains(document.activeElement);
    const isOver = focused.right > kept.left && focused.bottom > kept.top + 1;
    return {inside, isFree: inside || !isOver};
}"""
MOST_STEPS = 60


@pytest.fixture(params=list(SIZES))
def phone(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A phone in the hand."""
    width, height = SIZES[request.param]
    context = new_window(
        browser,
        locale="en-GB",
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        has_touch=True,
    )
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("title", TITLES.values())
def test_the_question_stays_in_sight_while_the_board_is_looked_at(
    phone: Page, node: Node, title: str
) -> None:
    sit_down(phone, node, title)
    expect(options(phone).first).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    expect(options(phone).first).to_be_in_viewport(ratio=1)
    board = phone.get_by_role("region", name="The table", exact=True)
    expect(board).to_be_in_viewport()

    board.evaluate("board => board.parentElement.scrollBy(0, 150)")

    expect(options(phone).first).to_be_in_viewport(ratio=1)
    expect(board).to_be_in_viewport()


@pytest.mark.parametrize("title", TITLES.values())
def test_keys_go_from_the_board_to_the_options_and_nothing_is_hidden(
    phone: Page, node: Node, title: str
) -> None:
    sit_down(phone, node, title)
    expect(options(phone).first).to_be_visible()
    phone.evaluate("document.querySelector('main').focus()")
    for _ in range(MOST_STEPS):
        phone.keyboard.press("Tab")
        phone.wait_for_function(f"bar => ({PLACES})(bar).isFree", arg=BAR)
        if phone.evaluate(PLACES, BAR)["inside"]:
            break

    expect(phone.locator(f"{BAR} :focus")).to_have_count(1)
    options(phone.locator(BAR)).first.focus()
    phone.keyboard.press("Enter")
    can_choose(phone)
    assert phone.evaluate("scrollX") == 0
