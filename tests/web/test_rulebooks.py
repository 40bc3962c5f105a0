"""Rulebooks at addresses of their own: read, searched, linked rule by rule, in both languages."""

from playwright.sync_api import Page, expect

from tests.server.nodes import Node
from tests.web.visits import come_in, pick

TOLD, ROW = "DR-BATTLE-07", "LA-END-01"


def test_the_book_is_found_from_home_and_has_contents(page: Page, node: Node) -> None:
    come_in(page, node)
    page.get_by_role("link", name="Rulebook").click()
    page.get_by_role("link", name="Dungeon Run").click()
    expect(page.get_by_role("heading", name="Dungeon Run", level=1)).to_be_visible()

    page.get_by_role("navigation", name="Contents").get_by_role(
        "link", name="Battle", exact=True
    ).click()

    expect(page.get_by_role("heading", name="Battle", exact=True)).to_be_in_viewport()
    assert page.url == f"{node.url}/rules/dungeon-run#battle"


def test_a_rule_has_an_address_that_shows_where_it_is_told(page: Page, node: Node) -> None:
    page.goto(f"{node.url}/rules/dungeon-run#{TOLD}")

    told = page.locator("[data-tells].wanted")
    expect(told).to_be_in_viewport()
    pieces = told.get_attribute("data-tells") or ""
    assert TOLD in pieces.split()


def test_a_game_without_a_book_shows_its_rows(page: Page, node: Node) -> None:
    page.goto(f"{node.url}/rules/lanterns#{ROW}")

    expect(page.get_by_role("heading", name="Lanterns", level=1)).to_be_visible()
    expect(page.locator(f"[data-rule={ROW}].wanted")).to_be_in_viewport()


def test_a_search_leaves_what_it_finds(page: Page, node: Node) -> None:
    page.goto(f"{node.url}/rules/dungeon-attack")
    page.get_by_role("searchbox").fill("knocked out")

    expect(page.locator("mark").first).to_have_text("Knocked Out")
    expect(page.get_by_role("status").filter(has_text="rules")).to_be_visible()
    page.get_by_role("searchbox").fill("no such word")
    expect(page.locator("article").get_by_text("no rules")).to_be_visible()


def test_the_language_changes_under_the_reader(page: Page, node: Node) -> None:
    page.goto(f"{node.url}/rules/dungeon-attack#{'DA-HIT-04'}")
    page.get_by_role("button", name="Settings").click()
    pick(page, "Language", "Français")
    page.keyboard.press("Escape")

    expect(page.get_by_role("heading", name="Votre tour")).to_be_visible()
    expect(page.locator("[data-tells].wanted")).to_be_in_viewport()


def test_a_game_that_is_not_there_has_no_rulebook(page: Page, node: Node) -> None:
    page.goto(f"{node.url}/rules/chess")

    expect(page.get_by_role("heading", name="This page doesn’t exist")).to_be_visible()
