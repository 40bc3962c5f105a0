"""No page shuts anybody out: axe-core over every page, in both languages, on desk and phone."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.clients import lay
from tests.server.nodes import Node
from tests.web.barriers import barriers
from tests.web.visits import TITLES, new_window, open_table, played_by_bots, sit_down

READERS = {"English desk": ("en-GB", 1280, 900), "French phone": ("fr-FR", 360, 740)}


@pytest.fixture(params=list(READERS))
def reader(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page for each kind of reader."""
    locale, width, height = READERS[request.param]
    context = new_window(
        browser, locale=locale, viewport={"width": width, "height": height}, reduced_motion="reduce"
    )
    yield context.new_page()
    context.close()


@pytest.fixture(scope="module")
def finished(node: Node) -> str:
    """A table where bots have played a game."""
    return played_by_bots(node, "dungeon-attack")


def is_narrow(page: Page) -> bool:
    """Whether nothing sticks out at the side."""
    wide: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return wide <= 0


def check(page: Page) -> None:
    """Nothing serious, and nothing that has to be scrolled sideways."""
    assert barriers(page) == []
    assert is_narrow(page)


def test_home_with_and_without_options(reader: Page, node: Node) -> None:
    reader.goto(node.url)
    expect(reader.locator("article button.main").first).to_be_visible()
    check(reader)
    reader.locator("header nav button").last.click()
    expect(reader.locator("dialog")).to_be_visible()
    check(reader)

    reader.goto(f"{node.url}/play/dungeon-attack")
    expect(reader.locator("fieldset").first).to_be_visible()
    check(reader)


def test_a_table_that_waits_for_players_and_who_is_invited(reader: Page, node: Node) -> None:
    laid = lay(node, "dungeon-run", "human,open,bot", name="Sunday")
    open_table(reader, node, laid, 0, owner=True)
    reader.locator("section li button").first.click()
    expect(reader.locator("input[readonly]").first).to_be_visible()
    check(reader)

    link = reader.locator("input[readonly]").first.input_value()
    reader.evaluate("localStorage.clear()")
    reader.goto(node.url)
    reader.goto(link)
    expect(reader.locator("form button.main")).to_be_visible()
    check(reader)


def test_the_rulebooks(reader: Page, node: Node) -> None:
    reader.goto(f"{node.url}/rules")
    reader.locator("main li a").first.click()
    expect(reader.locator("[data-tells]").first).to_be_visible()

    check(reader)


@pytest.mark.parametrize("title", TITLES.values())
def test_a_running_table_with_its_rulebook(reader: Page, node: Node, title: str) -> None:
    sit_down(reader, node, title)
    check(reader)

    reader.keyboard.press("r")
    expect(reader.locator("[data-tells]").first).to_be_visible()
    check(reader)


def test_a_finished_table_and_its_replay(reader: Page, node: Node, finished: str) -> None:
    reader.goto(f"{node.url}/table/{finished}")
    expect(reader.locator(".end")).to_be_visible()
    check(reader)

    reader.goto(f"{node.url}/replay/{finished}")
    expect(reader.locator("input[type=range]")).to_be_visible()
    check(reader)
