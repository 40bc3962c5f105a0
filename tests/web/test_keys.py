"""The keyboard and the ear: keys for every option, a focus that stays, news told once."""

import json
from datetime import UTC, datetime, timedelta
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.nodes import Node
from tests.web.visits import can_choose, drawn, options, sit_down, until, updates_of

BEGIN, LATER = datetime(2030, 1, 1, tzinfo=UTC), timedelta(hours=1)
FOCUSED = "document.activeElement?.matches('[data-option], [data-group]')"
IN_A_GROUP = "document.activeElement?.matches('[data-group]')"


def test_a_key_chooses_the_option_beside_it(page: Page, node: Node) -> None:
    """Which keys there are is tested in `keys.test.ts`."""
    said = answers_of(page)
    sit_down(page, node, "Dungeon Run")
    if options(page).count() == 1:  # dice decide who is first; all heroes together are a group
        page.keyboard.press("1")
    expect(options(page).nth(1).locator("kbd")).to_have_text("2")
    second = options(page).nth(1).get_attribute("data-option")

    page.keyboard.press("2")

    until(page, lambda: bool(said))
    assert str(said[0]["option"]) == second


def answers_of(page: Page) -> list[dict[str, Any]]:
    """What a page that is opened after this answers."""
    said: list[dict[str, Any]] = []

    def note(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "answer":
            said.append(message)

    page.on("websocket", lambda socket: socket.on("framesent", note))
    return said


def test_arrows_move_between_options_and_the_focus_stays_there(page: Page, node: Node) -> None:
    told = updates_of(page)
    sit_down(page, node, "Dungeon Run")
    expect(options(page).first).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(options(page).first).to_be_focused()
    is_group = page.evaluate(IN_A_GROUP)  # as all heroes are for who is first
    if is_group:
        page.keyboard.press("Enter")
        until(page, lambda: not page.evaluate(IN_A_GROUP))
        expect(options(page).first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(options(page).nth(1)).to_be_focused()
    for _ in range(3 if is_group else 2):  # past the way back
        page.keyboard.press("ArrowUp")
    expect(options(page).last).to_be_focused()

    for _ in range(3):
        before = len(told)
        if page.evaluate(IN_A_GROUP):
            page.keyboard.press("Enter")
            until(page, lambda: not page.evaluate(IN_A_GROUP))
        page.keyboard.press("Enter")
        until(page, lambda: len(told) > before)  # noqa: B023
        expect(options(page).first).to_be_visible()
        until(page, lambda: bool(page.evaluate(FOCUSED)))


def test_help_lists_the_keys_and_single_keys_can_be_switched_off(page: Page, node: Node) -> None:
    sit_down(page, node, "Dungeon Attack!")
    expect(options(page).first).to_be_visible()
    page.keyboard.press("?")
    help_ = page.get_by_role("dialog", name="Keys")
    expect(help_).to_contain_text("Move between options")
    page.keyboard.press("Escape")
    expect(help_).to_be_hidden()

    page.get_by_role("button", name="Tools").click()
    page.get_by_label("Play with single keys").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    drawn(page)

    expect(help_).to_be_hidden()


def test_a_move_is_told_once_with_whose_turn_it_is(page: Page, node: Node) -> None:
    """What comes while nothing is told yet is told together; here as long as it may take."""
    updates = updates_of(page)
    page.clock.install(time=BEGIN)
    sit_down(page, node, "Dungeon Attack!")
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
    can_choose(page)
    assert page.evaluate("window.told") == []
    page.clock.run_for(1_000)

    (told,) = page.evaluate("window.told")
    assert told.count(".") > 1
