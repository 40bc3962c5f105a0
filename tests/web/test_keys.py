"""The keyboard and the ear: keys for every option, a focus that stays, news told once."""

import json
from datetime import UTC, datetime, timedelta
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.server.nodes import Node
from tests.web.visits import drawn, options, play_now, until, updates_of

MANY = 12
BEGIN, LATER = datetime(2030, 1, 1, tzinfo=UTC), timedelta(hours=1)
FOCUSED = "document.activeElement?.hasAttribute('data-option')"


def test_arrows_move_between_options_and_the_focus_stays_there(page: Page, node: Node) -> None:
    told = updates_of(page)
    play_now(page, node, "Dungeon Run")
    expect(options(page).first).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(options(page).first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(options(page).nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(options(page).last).to_be_focused()

    for _ in range(3):
        before = len(told)
        page.keyboard.press("Enter")
        until(page, lambda: len(told) > before)  # noqa: B023
        expect(options(page).first).to_be_visible()
        until(page, lambda: bool(page.evaluate(FOCUSED)))


def test_letters_choose_after_the_digits(page: Page, node: Node) -> None:
    said: list[dict[str, Any]] = []
    page.route_web_socket("**/ws", lambda route: pad(route, said))
    play_now(page, node, "Dungeon Attack!")
    expect(options(page)).to_have_count(MANY)
    expect(options(page).nth(8).locator("kbd")).to_have_text("9")
    expect(options(page).nth(9).locator("kbd")).to_have_text("a")

    page.keyboard.press("b")

    until(page, lambda: any(message["type"] == "answer" for message in said))
    assert said[-1]["option"] == 10


def pad(route: WebSocketRoute, said: list[dict[str, Any]]) -> None:
    """Between page and server: offer many options, and note what is said."""
    server = route.connect_to_server()

    def hear(message: str | bytes) -> None:
        said.append(json.loads(message))
        server.send(message)

    def tell(message: str | bytes) -> None:
        told = json.loads(message)
        for view in told.get("views", []):
            if view["options"]:
                view["options"] = [{**view["options"][0], "number": at} for at in range(MANY)]
        route.send(json.dumps(told))

    route.on_message(hear)
    server.on_message(tell)


def test_help_lists_the_keys_and_single_keys_can_be_switched_off(page: Page, node: Node) -> None:
    play_now(page, node, "Dungeon Attack!")
    expect(options(page).first).to_be_visible()
    page.keyboard.press("?")
    help_ = page.get_by_role("dialog", name="Keys")
    expect(help_).to_contain_text("Move between options")
    page.keyboard.press("Escape")
    expect(help_).to_be_hidden()

    page.get_by_label("Play with single keys").uncheck()
    page.get_by_role("heading", level=1).click()
    page.keyboard.press("?")
    drawn(page)

    expect(help_).to_be_hidden()


def test_a_move_is_told_once_with_whose_turn_it_is(page: Page, node: Node) -> None:
    """What comes while nothing is told yet is told together; here as long as it may take."""
    updates = updates_of(page)
    page.clock.install(time=BEGIN)
    play_now(page, node, "Dungeon Attack!")
    expect(options(page).first).to_be_visible()
    news = page.locator("p.unseen[role=status]")
    expect(news).to_contain_text("It is your turn")
    page.clock.pause_at(BEGIN + LATER)
    page.evaluate(
        """() => {
            window.told = [];
            const news = document.querySelector("p.unseen[role=status]");
            const note = () => window.told.push(news.textContent);
            new MutationObserver(note).observe(news, {characterData: true, subtree: true});
        }"""
    )

    before = len(updates)
    options(page).last.click()
    until(page, lambda: len(updates) > before)
    expect(options(page).first).to_be_visible()
    assert page.evaluate("window.told") == []
    page.clock.run_for(1_000)

    (told,) = page.evaluate("window.told")
    assert told.count(".") > 1
