"""The replay: step by step, by itself, by dragging, and through one seat's eyes."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, expect

from tests import earlier
from tests.server.nodes import Node, running, sqlite_in
from tests.web.visits import lay_short, play_to_the_end, played_by_bots, until

DRAG = """async (slider) => {
    for (let step = 0; step <= Number(slider.max); step++) {
        slider.value = step;
        slider.dispatchEvent(new Event("input", {bubbles: true}));
        await new Promise((resolve) => queueMicrotask(resolve));
    }
}"""
BEGIN, LATER = datetime(2030, 1, 1, tzinfo=UTC), timedelta(hours=1)
REST_MS = 60
"""Between two requests: a server with limits bears that for long."""


@pytest.fixture(scope="module")
def long_game(node: Node) -> str:
    """A game of Dungeon Run that bots have played."""
    return played_by_bots(node, "dungeon-run", "bot:steady,bot:steady,bot:steady")


def test_the_own_game_is_watched_again_step_by_step_and_by_itself(page: Page, node: Node) -> None:
    lay_short(page, node)
    play_to_the_end(page)
    page.get_by_role("button", name="Watch it again").click()
    expect(page.get_by_text("Step 0 of")).to_be_visible()

    page.get_by_role("button", name="Later").click()
    expect(page.get_by_text("Step 1 of")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text("Step 0 of")).to_be_visible()
    page.get_by_label("Whose view").select_option(index=1)
    page.get_by_label("Pace").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()

    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    expect(page.get_by_role("button", name="Later")).to_be_disabled()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_its_tools_fit_on_a_phone(page: Page, node: Node) -> None:
    table = played_by_bots(node, "dungeon-attack")
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{node.url}/replay/{table}")
    expect(page.get_by_role("slider")).to_be_visible()

    for one in page.locator(".top :is(button, select)").all():
        expect(one).to_be_in_viewport(ratio=1)


def test_a_game_of_other_rules_is_followed_as_far_as_it_fits_and_then_shows_its_end(
    page: Page, tmp_path: Path
) -> None:
    earlier.unpack_database(tmp_path / "tables.sqlite", "finished")
    with running(sqlite_in(tmp_path), tmp_path, "--no-limits") as node:
        page.goto(f"{node.url}/replay/{earlier.PARTED}")
        expect(page.get_by_text("The rules have changed since.")).to_contain_text("up to step 11")

        page.get_by_role("slider").fill("12")

        expect(page.get_by_text("Step 12 of 12")).to_be_visible()
        expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
        page.goto(f"{node.url}/replay/{earlier.SAME}")
        expect(page.get_by_text("Step 0 of")).to_be_visible()
        expect(page.get_by_text("The rules have changed since.")).to_have_count(0)


def replays(request: Request) -> list[str]:
    """The address of a request for a moment; nothing of others."""
    return [request.url] if "/replay?" in request.url else []


def test_dragging_through_a_long_game_asks_little_and_shows_the_end(
    page: Page, node: Node, long_game: str
) -> None:
    """One moment at a time, with a rest after each, and of those wanted meanwhile the last."""
    page.clock.install(time=BEGIN)
    page.clock.pause_at(BEGIN + LATER)
    page.goto(f"{node.url}/replay/{long_game}")
    expect(page.get_by_text("Step 0 of")).to_be_visible()
    page.clock.run_for(REST_MS)
    asked: list[str] = []
    answered: list[str] = []
    page.on("request", lambda one: asked.extend(replays(one)))
    page.on("requestfinished", lambda one: answered.extend(replays(one)))

    page.get_by_role("slider").evaluate(DRAG)

    until(page, lambda: len(answered) == 1)
    page.clock.run_for(REST_MS - 1)
    page.evaluate("() => fetch('/health').then(() => true)")  # whatever was asked came before
    assert len(asked) == 1
    page.clock.run_for(1)
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    page.clock.run_for(10 * REST_MS)
    assert len(asked) == 2
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
    page.get_by_label("Whose view").select_option(index=1)
    expect(page.locator(".own .name").first).to_be_visible()
    expect(page.get_by_role("list", name="Your cards")).to_be_visible()
