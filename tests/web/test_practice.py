"""The practice room: what is thrown is chosen, thrown by hand, by keys and by touch, and counted."""

import re

from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.nodes import Node
from tests.web.barriers import barriers
from tests.web.visits import new_window

PHONE = {"width": 390, "height": 844}


def come_in(page: Page, node: Node, search: str = "") -> None:
    page.goto(f"{node.url}/practice{search}")
    expect(hand(page)).to_be_visible()


def hand(page: Page) -> Locator:
    """The hand while there is a die in it."""
    return page.locator(".hand:not([aria-disabled=true])")


def count(page: Page, what: str) -> Locator:
    """A number of one's own hand."""
    return page.locator("dl div", has_text=what).locator("dd")


def throw_by_keys(page: Page) -> None:
    hand(page).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def test_from_home_a_die_is_thrown_by_keys_and_counted(page: Page, node: Node) -> None:
    page.goto(node.url)
    page.get_by_role("link", name=re.compile("Practice room Throw")).click()
    expect(hand(page)).to_be_visible()
    throw_by_keys(page)
    expect(page.locator(".verdict")).to_contain_text(re.compile("Hit|Miss"))
    expect(count(page, "Throws")).to_have_text("1")
    throw_by_keys(page)
    expect(count(page, "Throws")).to_have_text("2")
    page.reload()
    expect(count(page, "Throws")).to_have_text("2")
    page.get_by_role("button", name="Start over").click()
    page.get_by_role("dialog").get_by_role("button", name="Start over").click()
    expect(count(page, "Throws")).to_have_text("0")


def test_what_the_table_throws_is_not_counted(page: Page, node: Node) -> None:
    come_in(page, node)
    page.get_by_role("button", name="Throw for me").click()
    expect(page.locator(".verdict")).to_contain_text(re.compile("Hit|Miss"))
    expect(hand(page)).to_be_visible()
    expect(count(page, "Throws")).to_have_text("0")


def test_special_throws_that_do_not_go_together_say_why(page: Page, node: Node) -> None:
    come_in(page, node)
    page.get_by_role("button", name="a plain throw").click()
    window = page.get_by_role("dialog")
    window.get_by_role("button", name="Nose", exact=True).click()
    elbow = window.get_by_role("button", name="Elbow", exact=True)
    expect(elbow).to_have_attribute("aria-disabled", "true")
    elbow.focus()
    page.keyboard.press("Enter")
    expect(window).to_contain_text("Doesn’t go with Nose: each of them launches the die.")
    window.get_by_role("button", name="Blind", exact=True).click()
    expect(window.get_by_role("button", name="Jump", exact=True)).to_have_attribute(
        "aria-disabled", "true"
    )
    assert barriers(page) == []
    window.get_by_role("button", name="Throw it").click()
    expect(page).to_have_url(re.compile(r"board=first&die=d6&with=nose%2Cblind$"))
    throw_by_keys(page)
    expect(page.locator(".verdict")).to_contain_text(re.compile("(Kept|Broken): Nose"))
    assert barriers(page) == []


def test_a_die_is_tossed_and_blown_at(page: Page, node: Node) -> None:
    come_in(page, node, "?board=catacombs&die=d12&with=blow-shot")
    throw_by_keys(page)
    page.get_by_role("button", name="Blow", exact=False).first.click()
    expect(page.locator(".verdict")).to_contain_text(re.compile("(Kept|Broken): Blow Shot"))
    expect(count(page, "Throws")).to_have_text("1")


def test_a_finger_on_a_phone_flicks_in_french(browser: Browser, node: Node) -> None:
    window = new_window(
        browser, viewport=PHONE, has_touch=True, locale="fr-FR", reduced_motion="reduce"
    )
    page = window.new_page()
    come_in(page, node, "?board=catacombs")
    expect(page.get_by_role("heading", name="Salle d’entraînement")).to_be_visible()
    box = hand(page).bounding_box()
    assert box is not None
    swipe(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".verdict")).to_contain_text(re.compile("Réussite|Raté"))
    expect(count(page, "Lancers")).to_have_text("1")
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    assert barriers(page) == []
    window.close()


def swipe(page: Page, x: float, y: float) -> None:
    """A finger goes up and leaves the glass: as far and as fast whatever the machine does."""
    touch = page.context.new_cdp_session(page)
    start = 1000.0

    def feel(kind: str, up: float, at: float) -> None:
        points = [] if kind == "touchEnd" else [{"x": x, "y": y - up}]
        touch.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": points, "timestamp": start + at},
        )

    feel("touchStart", 0, 0)
    for step in range(1, 16):
        feel("touchMove", 1.4 * step * step, step / 60)
    feel("touchEnd", 0, 15.5 / 60)
