"""The ending of a game: how it was counted, how it went, and ways into the replay."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.server.nodes import Node
from tests.web.barriers import barriers
from tests.web.visits import OVER, played_by_bots

SCROLLS = "() => document.documentElement.scrollHeight > innerHeight"


@pytest.fixture(scope="module")
def finished(node: Node) -> str:
    """A game of Dungeon Attack! that bots have played."""
    return played_by_bots(node, "dungeon-attack", "bot:greedy,bot:greedy,bot:greedy")


def test_the_parts_of_every_score_add_up_and_the_chart_is_a_table_too(
    page: Page, node: Node, finished: str
) -> None:
    page.goto(f"{node.url}/table/{finished}")
    expect(page.get_by_role("heading", name=OVER)).to_be_visible()

    rows = page.get_by_role("region", name="Scores").locator("tbody tr")
    expect(rows).to_have_count(3)
    for row in rows.all():
        parts = [int(points) for points in row.locator("[data-points]").all_inner_texts()]
        assert sum(parts) == int(row.locator("[data-total]").inner_text())

    chart = page.get_by_role("table", name="Treasure, from start to end")
    expect(chart.get_by_role("columnheader")).to_have_count(3)
    expect(chart.get_by_role("rowheader").first).to_have_text("Level 1")
    expect(page.locator("[data-line]")).to_have_count(3)
    page.get_by_label("Measure shown").select_option("Luck of the dice")
    expect(page.get_by_role("table", name="Luck of the dice, from start to end")).to_have_count(1)
    assert not page.evaluate(SCROLLS)
    assert barriers(page) == []


def test_a_moment_leads_into_the_replay_at_its_step(page: Page, node: Node, finished: str) -> None:
    page.goto(f"{node.url}/table/{finished}")
    moment = page.get_by_role("region", name="Best moments").get_by_role("link").last
    address = moment.get_attribute("href") or ""
    step = re.fullmatch(rf"/replay/{finished}\?step=(\d+)", address)
    assert step is not None

    moment.click()

    expect(page.get_by_text(f"Step {step[1]} of")).to_be_visible()
    assert page.url.endswith(address)


def test_without_a_chronicle_the_rest_still_stands(page: Page, node: Node, finished: str) -> None:
    refused = {"reason": "too-busy", "message": "busy", "facts": {}}

    def refuse(route: Route) -> None:
        route.fulfill(status=503, json=refused)

    page.route("**/chronicle", refuse)
    page.goto(f"{node.url}/table/{finished}")

    expect(page.get_by_text("The look back is missing")).to_be_visible()
    expect(page.get_by_role("region", name="Scores").locator("tbody tr")).to_have_count(3)
    expect(page.get_by_role("button", name="Watch it again")).to_be_visible()


def test_what_decided_it_is_thought_out_with_progress_and_told(
    page: Page, node: Node, finished: str
) -> None:
    page.goto(f"{node.url}/table/{finished}")
    page.get_by_role("button", name="What decided it?").click()

    expect(page.get_by_role("progressbar")).to_be_visible()
    chart = page.get_by_role("table", name="Prospects, from start to end")
    expect(chart).to_have_count(1, timeout=120_000)
    rows = page.get_by_role("table", name="What decided it").locator("tbody tr")
    expect(rows).to_have_count(3)
    expect(page.get_by_role("region", name="Turning points")).to_be_visible()
    assert not page.evaluate(SCROLLS)
    assert barriers(page) == []

    page.get_by_label("Measure shown").select_option("Treasure")
    expect(page.get_by_role("region", name="Best moments")).to_be_visible()
