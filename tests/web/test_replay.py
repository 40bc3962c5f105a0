"""The replay: step by step, by itself, by dragging, and through one seat's eyes."""

import time

import httpx
import pytest
from playwright.sync_api import Page, Request, expect

from tests.server.nodes import Node
from tests.web.visits import lay_short, play_to_the_end, until

DRAG = """async (slider) => {
    for (let step = 0; step <= Number(slider.max); step++) {
        slider.value = step;
        slider.dispatchEvent(new Event("input", {bubbles: true}));
        await new Promise((resolve) => setTimeout(resolve, 2));
    }
}"""
FASTEST = 30
"""Requests a second that a server with limits bears for long."""


@pytest.fixture(scope="module")
def long_game(node: Node) -> str:
    """A game of Dungeon Run that bots have played."""
    bots = [{"kind": "bot", "level": "steady"}] * 3
    laid = httpx.post(f"{node.url}/api/tables", json={"game": "dungeon-run", "seats": bots})
    table = str(laid.json()["id"])
    end = time.monotonic() + 60
    while httpx.get(f"{node.url}/api/tables/{table}").json()["status"] != "over":
        assert time.monotonic() < end
        time.sleep(0.1)
    return table


def test_the_own_game_is_watched_again_step_by_step_and_by_itself(page: Page, node: Node) -> None:
    lay_short(page, node)
    play_to_the_end(page)
    page.get_by_role("button", name="Watch it again").click()
    expect(page.get_by_text("Step 0 of")).to_be_visible()

    page.get_by_role("button", name="Later").click()
    expect(page.get_by_text("Step 1 of")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text("Step 0 of")).to_be_visible()
    page.get_by_label("Through whose eyes").select_option(index=1)
    page.get_by_label("Pace").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()

    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    expect(page.get_by_role("button", name="Later")).to_be_disabled()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_dragging_through_a_long_game_asks_little_and_shows_the_end(
    page: Page, node: Node, long_game: str
) -> None:
    asked: list[float] = []

    def note(request: Request) -> None:
        if "/replay?" in request.url:
            asked.append(time.monotonic())

    page.on("request", note)
    page.goto(f"{node.url}/replay/{long_game}")
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()

    slider.evaluate(DRAG)

    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    assert len(asked) <= 2 + FASTEST * (asked[-1] - asked[0])
    story = page.get_by_role("log")
    expect(story).to_contain_text("wins!")
    expect(story.locator("ul")).not_to_have_count(1)


def test_the_story_goes_back_with_the_steps_and_changes_with_the_eyes(
    page: Page, node: Node, long_game: str
) -> None:
    page.goto(f"{node.url}/replay/{long_game}")
    sentences = page.locator("[role=log] li")
    expect(page.get_by_role("heading", level=2).first).to_contain_text(":")
    first = sentences.count()
    page.get_by_role("slider").fill("40")
    until(page, lambda: sentences.count() > first)
    late = sentences.all_inner_texts()

    page.get_by_role("slider").fill("4")
    until(page, lambda: sentences.count() < len(late))
    assert sentences.all_inner_texts() == late[: sentences.count()]

    page.get_by_role("slider").fill("40")
    until(page, lambda: sentences.all_inner_texts() == late)
    page.get_by_label("Through whose eyes").select_option(index=1)
    expect(page.get_by_text("(you)")).to_be_visible()
