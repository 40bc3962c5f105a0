"""Hints and levels of bots in the browser."""

from playwright.sync_api import Page, expect

from tests.server.clients import lay
from tests.server.nodes import Node
from tests.web.visits import KEEP, WE_BEGIN, choosing

GAME = "dungeon-attack"


def sit(page: Page, node: Node, **more: object) -> None:
    """A game that waits for us."""
    laid = lay(node, GAME, "human,bot", setup=WE_BEGIN[GAME], **more)
    page.goto(node.url)
    kept = [{"table": laid["id"], "kind": "seat", "seat": 0, "token": laid["seats"]["0"]}]
    page.evaluate(KEEP, kept)
    page.goto(f"{node.url}/table/{laid['id']}")
    expect(page.locator("[data-option]").first).to_be_visible()


def test_a_hint_names_the_best_choices_and_a_click_takes_one(page: Page, node: Node) -> None:
    sit(page, node)
    page.get_by_role("button", name="Hint").click()
    best = page.get_by_role("list", name="What looks best").get_by_role("button")

    expect(best.first).to_contain_text("%")
    best.first.click()

    expect(best).to_have_count(0)


def test_a_table_without_hints_offers_none(page: Page, node: Node) -> None:
    sit(page, node, hints=False)

    expect(page.get_by_role("button", name="Why?")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_a_level_of_a_bot_is_described_where_it_is_chosen(page: Page, node: Node) -> None:
    seat = choosing(page, node, "Dungeon Attack!").get_by_role("group", name="Seat 2")

    seat.get_by_role("radio", name="legend").check()

    expect(seat).to_contain_text("Thinks long and deep")
