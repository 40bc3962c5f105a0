"""The practice room and the daily challenge, as the documents show them."""

from playwright.sync_api import Page, expect

from tests.server.nodes import PATIENCE, Node

PATIENCE_MS = PATIENCE * 1000
HAND = ".hand:not([aria-disabled=true])"


def practice(page: Page, node: Node) -> None:
    """A hand that has thrown a while."""
    page.goto(f"{node.url}/practice")
    for at in range(14):
        for key in ("ArrowRight",) * (at % 4) + ("ArrowUp",) * (at % 3):
            page.locator(HAND).press(key)
        page.locator(HAND).press("Enter")
        count = page.locator("dl div").first.locator("dd")
        expect(count).to_have_text(str(at + 1), timeout=PATIENCE_MS)


def specials(page: Page, node: Node) -> None:
    page.goto(f"{node.url}/practice?with=nose")
    page.get_by_role("button", name="Nose", exact=True).click()
    page.locator("[data-icon=throw-ear-shot] use").wait_for(state="attached")
    page.get_by_role("dialog").get_by_role("button", name="Elbow", exact=True).hover()


def timing(page: Page, node: Node) -> None:
    page.goto(f"{node.url}/practice?board=catacombs")
    page.get_by_role("button", name="With one key").click()
    bars = page.locator("[data-option=timing]")
    for _ in range(3):
        bars.click()
        page.wait_for_timeout(430)


def daily(page: Page, node: Node) -> None:
    page.goto(f"{node.url}/daily")
    page.get_by_role("button", name="Begin").click()
    points = page.locator(".points")
    for at in range(3):
        page.locator(HAND).press("Enter")
        expect(points.nth(at)).not_to_contain_text("–", timeout=PATIENCE_MS)
