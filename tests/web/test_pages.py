"""The pages themselves: languages, phones, help, and nothing that shuts anybody out."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.nodes import Node
from tests.web.barriers import barriers
from tests.web.visits import leaf, like, new_window, options, pick, sit_down, tool


def test_a_french_browser_reads_french_and_may_switch(browser: Browser, node: Node) -> None:
    context = new_window(browser, locale="fr-FR")
    page = context.new_page()
    page.goto(node.url)
    expect(page.get_by_role("heading", name="Bienvenue")).to_be_visible()

    page.get_by_role("button", name="Réglages").click()
    pick(page, "Langue", "English")
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    expect(page.get_by_role("heading", name="Welcome")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Welcome")).to_be_visible()
    context.close()


def test_the_language_is_switched_at_the_table(page: Page, node: Node) -> None:
    sit_down(page, node, "Dungeon Attack!")
    expect(options(page).first).to_be_visible()

    like(page, "Language", "Français")

    expect(page.get_by_role("tab", name="Histoire")).to_be_visible()


def test_why_opens_the_rule_and_the_rulebook_can_be_searched(page: Page, node: Node) -> None:
    sit_down(page, node, "Dungeon Attack!")
    page.get_by_role("button", name="Why?").click()
    book = page.get_by_role("tabpanel", name="Rulebook")
    told = book.locator("[data-tells].wanted")
    expect(told).to_be_in_viewport()
    expect(book.locator("[data-rule].wanted")).to_be_hidden()
    book.get_by_text("Fine print").click()
    expect(book.locator("[data-rule].wanted")).to_contain_text("DA-")

    book.get_by_role("searchbox").fill("knocked out")
    expect(book.locator("mark").first).to_have_text("Knocked Out")
    expect(options(page).first).to_be_visible()
    page.get_by_role("button", name="Keep it open").click()
    page.keyboard.press("Escape")
    expect(book).to_be_hidden()


def test_the_short_rules_are_shown_until_they_are_read(browser: Browser, node: Node) -> None:
    page = new_window(browser, liked="", reduced_motion="reduce").new_page()
    sit_down(page, node, "Dungeon Run")
    short = page.get_by_role("region", name="In short")
    expect(short.get_by_role("listitem").first).to_contain_text("Summoning Stone")

    short.get_by_role("button", name="Got it").click()
    expect(short).to_be_hidden()
    page.reload()
    expect(options(page).first).to_be_visible()
    expect(short).to_be_hidden()
    tool(page, "In short")

    expect(short).to_be_visible()
    page.context.close()


def test_chat_and_undo_at_the_table(page: Page, node: Node) -> None:
    sit_down(page, node, "Dungeon Attack!")
    leaf(page, "Chat").get_by_placeholder("Say something").fill("Who brought the torch?")
    page.get_by_role("button", name="Send", exact=True).click()

    expect(page.get_by_text("Who brought the torch?")).to_be_visible()


def test_a_table_that_is_not_there_is_told(page: Page, node: Node) -> None:
    page.goto(f"{node.url}/table/nowhere")

    expect(page.get_by_role("alert")).to_contain_text("doesn’t exist")


@pytest.mark.parametrize(
    ("path", "locale", "says", "home", "welcome"),
    [
        ("/nope", "en-GB", "This page doesn\u2019t exist", "Home", "Welcome"),
        ("/table/a/b", "fr-FR", "Cette page n\u2019existe pas", "Accueil", "Bienvenue"),
    ],
)
def test_an_address_that_leads_nowhere_is_told_and_leads_home(
    browser: Browser, node: Node, path: str, locale: str, says: str, home: str, welcome: str
) -> None:
    """More such addresses are in `paths.test.ts`, and in the tests of the server."""
    context = new_window(browser, locale=locale)
    page = context.new_page()
    answer = page.goto(f"{node.url}{path}")

    expect(page.get_by_role("heading", name=says)).to_be_visible()
    assert answer is not None
    assert answer.status == 404
    assert barriers(page) == []
    page.get_by_role("main").get_by_role("link", name=home).click()

    expect(page.get_by_role("heading", name=welcome)).to_be_visible()
    assert page.url == f"{node.url}/"
    context.close()
