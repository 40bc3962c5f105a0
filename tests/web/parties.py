"""Whole games of the Dungeon Fighters in a browser: told from a real board, and flicked."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, ViewportSize

from tests.web.test_throws import hand, stroke
from tests.web.visits import until

Choose = Callable[[Page], bool]
"""Chooses something, if anything is offered; never says that all is done."""
PHONE: ViewportSize = {"width": 390, "height": 844}


def board(page: Page) -> Locator:
    return page.locator("[data-board]")


def go_on(page: Page) -> bool:
    """Choose the first thing that is offered, if anything is; never True."""
    first = page.locator(".bar ol button:not([aria-disabled=true])").first
    if first.count() and first.is_visible():
        first.evaluate("button => button.click()")
    page.wait_for_timeout(30)
    return False


def see(page: Page, *, hits: bool) -> None:
    """Tell of a throw what is asked: it bounced once, and lies on the Target or on the floor."""
    seeing = page.locator(".seeing")
    until(page, lambda: is_told(seeing, hits=hits) or not seeing.count())


def is_told(seeing: Locator, *, hits: bool) -> bool:
    """One answer more; whether all is said and sent."""
    send = seeing.locator("[data-option=see]:not([disabled])")
    if send.count():
        send.click()
        return True
    asked = seeing.get_by_role("group")
    if not asked.count():
        return False
    text = asked.first.inner_text()
    if "rebonds" in text:
        asked.first.get_by_role("button", name="1", exact=True).click()
    elif "Touchez" in text:
        if hits:
            target = seeing.page.get_by_role("img", name=re.compile("Cible"))
            box = target.bounding_box()
            assert box is not None
            target.click(position={"x": box["width"] * 0.5 + 30, "y": box["height"] * 0.5})
        else:
            asked.first.get_by_role("button").nth(1).click()
    else:
        answer = "Non" if "retourné" in text else "Oui"
        asked.first.get_by_role("button", name=answer).click()
    return False


def told_by_taps(page: Page, choose: Choose = go_on) -> int:
    """Play a game to its end at a real board, in French; how many throws were told."""
    enter = board(page).get_by_role("button", name="Votre façon de lancer")
    until(page, lambda: choose(page) or enter.count() > 0)
    enter.click()
    page.get_by_role("dialog").get_by_role("combobox").select_option("companion")
    page.keyboard.press("Escape")
    throws = 0

    def is_played() -> bool:
        nonlocal throws
        if page.locator(".seeing").count():
            see(page, hits=throws == 0)
            throws += 1
        else:
            go_on(page)
        return page.get_by_role("heading", name="La partie est finie").is_visible()

    until(page, is_played)
    return throws


def throw(page: Page) -> None:
    """Flick; what no plain flick launches, such as a bent card, the page throws."""
    stroke(page)
    usual = page.get_by_role("button", name="Throw for me")
    if hand(page).count() and usual.is_visible():
        usual.evaluate("button => button.click()")


def flicked(page: Page, choose: Choose = go_on) -> int:
    """Play a game to its end on screen; how many dice flew."""
    throws = 0

    def is_played() -> bool:
        nonlocal throws
        if hand(page).count():
            throw(page)
            throws += 1
        else:
            choose(page)
        return page.get_by_role("heading", name="The game is over").is_visible()

    until(page, is_played)
    return throws
