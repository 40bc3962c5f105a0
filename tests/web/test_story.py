"""The story: each sentence with its rule at hand, the sentences of a move together."""

import re

from playwright.sync_api import Page, expect

from tests.server.nodes import Node
from tests.web.dungeon_run_moments import bring
from tests.web.recorded import played
from tests.web.visits import options, sit_down, tool

TOLD_AGAIN = ("dungeon-attack", 4, 0)
"""A game in whose story something happens several times in a row."""


def test_an_event_shows_its_rule_under_the_pointer_and_in_focus(page: Page, node: Node) -> None:
    sit_down(page, node, "Dungeon Attack!")
    expect(options(page).first).to_be_visible()
    event = page.locator("[role=log] li").last
    event.hover()
    preview = page.get_by_role("tooltip")
    expect(preview).to_contain_text("Rule DA-")
    expect(preview.locator("p")).to_contain_text(" ")

    page.keyboard.press("Escape")
    page.mouse.move(0, 0)
    expect(preview).to_be_hidden()
    event.get_by_role("button").focus()
    expect(preview).to_be_visible()


def test_the_sentences_of_a_move_stand_together(page: Page, node: Node) -> None:
    """How they are sorted is tested in `story.test.ts`, here and below that it is drawn."""
    sit_down(page, node, "Dungeon Attack!")
    expect(options(page).first).to_be_visible()
    groups = page.locator("[role=log] ul")
    before = groups.count()

    options(page).last.click()

    expect(groups).not_to_have_count(before)


def test_what_happens_again_and_again_is_told_once(page: Page, node: Node) -> None:
    table = bring(node, played(*TOLD_AGAIN).log)["id"]
    page.goto(f"{node.url}/replay/{table}")
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()

    slider.fill(slider.get_attribute("max") or "")

    expect(page.locator("[role=log] li b").first).to_have_text(re.compile(r"^× \d+$"))


def test_on_a_phone_the_rulebook_lies_over_the_board(page: Page, node: Node) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    sit_down(page, node, "Dungeon Attack!")
    tool(page, "Rulebook")
    book = page.get_by_role("tabpanel", name="Rulebook")

    book.get_by_role("searchbox").fill("boss")

    expect(book.locator("mark").first).to_be_visible()
    expect(book.get_by_role("heading", level=3).first).to_be_visible()
