"""The daily challenge: five throws by keys, points, a name on the table of the day."""

import re

from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.nodes import Node
from tests.web.barriers import barriers
from tests.web.visits import new_window

PHONE = {"width": 390, "height": 844}


def attempt(page: Page, node: Node, begin: str) -> Locator:
    """Make all throws of the day by keys."""
    page.goto(f"{node.url}/daily")
    page.get_by_role("button", name=begin).click()
    throws = page.locator("ol").first.get_by_role("listitem")
    expect(throws).to_have_count(5)
    for at in range(5):
        expect(throws.nth(at)).to_have_attribute("aria-current", "step")
        page.locator(".hand:not([aria-disabled=true])").focus()
        page.keyboard.press("Enter")
        blow = page.locator("[data-option=blow]")
        points = throws.nth(at).locator(".points")
        expect(blow.or_(points.filter(has_text=re.compile(r"^\s*\d")))).to_be_visible()
        if blow.count():
            blow.click()
        expect(points).to_have_text(re.compile(r"^\s*\d+"))
    return throws


def test_five_throws_and_a_name_on_the_table(page: Page, node: Node) -> None:
    attempt(page, node, "Begin")
    assert barriers(page) == []
    page.get_by_label("Your name").fill("Quill")
    page.get_by_role("button", name="Put it on the table").click()
    table = page.locator("section", has_text="Best on this server").get_by_role("listitem")
    expect(table.filter(has_text="Quill")).to_have_count(1)
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    page.reload()
    expect(table.filter(has_text="Quill")).to_have_count(1)


def test_in_french_on_a_phone(browser: Browser, node: Node) -> None:
    window = new_window(browser, viewport=PHONE, locale="fr-FR", reduced_motion="reduce")
    page = window.new_page()
    attempt(page, node, "Commencer")
    expect(page.get_by_role("button", name="Inscrire")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert barriers(page) == []
    window.close()
