"""Whole games in a browser, by clicking, by keys, by two, and through a server that goes away."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.nodes import Node, running, sqlite_in
from tests.web.visits import (
    TITLES,
    can_choose,
    choosing,
    click_soon,
    come_in,
    door,
    is_over,
    new_window,
    options,
    pick,
    play_now,
    play_to_the_end,
    until,
    updates_of,
)

KEYS = "found => found.map(one => one.getAttribute('aria-keyshortcuts')).filter(key => key)"


@pytest.mark.parametrize("title", TITLES.values())
def test_a_newcomer_plays_a_whole_game_by_clicking(page: Page, node: Node, title: str) -> None:
    play_now(page, node, title)

    play_to_the_end(page)

    expect(page.get_by_role("button", name="Play again")).to_be_visible()


@pytest.mark.parametrize("title", TITLES.values())
def test_a_whole_game_with_the_keyboard_alone(page: Page, node: Node, title: str) -> None:
    come_in(page, node)
    begin = door(page, title).get_by_role("button", name="Play now")
    until(page, lambda: tab_to(page, begin))
    page.keyboard.press("Enter")
    expect(page.get_by_role("log").first).to_be_visible()

    def is_played() -> bool:
        keys = options(page).evaluate_all(KEYS)
        if keys:
            page.keyboard.press(random.choice(keys))
        return is_over(page)

    until(page, is_played)


def tab_to(page: Page, wanted: Locator) -> bool:
    """One step of the Tab key; whether it came to what is wanted."""
    page.keyboard.press("Tab")
    return bool(wanted.evaluate("button => button === document.activeElement"))


def test_a_game_that_no_client_knows_is_played_through_the_plain_table(
    page: Page, node: Node
) -> None:
    come_in(page, node)
    door(page, "Lanterns").get_by_role("button", name="Play now").click()

    play_to_the_end(page)


def test_a_die_is_thrown_where_no_board_shows_how(page: Page, node: Node) -> None:
    """Who has the wisp plays it and throws."""
    throw = page.get_by_role("button", name="Throw for me")

    def is_thrown_or_over() -> bool:
        wisp = options(page).filter(has_text=re.compile(r"Play 0\b"))
        hand = page.locator("[data-group]")
        if not throw.count():
            click_soon(wisp if wisp.count() else hand if hand.count() else options(page))
        return throw.count() > 0 or is_over(page)

    while not throw.count():
        come_in(page, node)
        door(page, "Lanterns").get_by_role("button", name="Play now").click()
        until(page, is_thrown_or_over)
    throw.press("Enter")

    expect(page.get_by_role("log").first).to_contain_text("hits the")


def test_two_friends_play_by_a_link(browser: Browser, page: Page, node: Node) -> None:
    lay = choosing(page, node, "Dungeon Attack!")
    lay.get_by_label("Name on seat 1").fill("Ann")
    pick(lay, "Seats", "2")
    pick(lay, "Seat 2", "By link")
    lay.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Invite to seat 2").first.input_value()
    assert re.search(r"#seat=1&invite=\S{20,}$", link)

    other = new_window(browser, reduced_motion="reduce")
    friend = other.new_page()
    friend.goto(link)
    expect(friend.get_by_role("heading", name="Ann invites you to Dungeon Attack!")).to_be_visible()
    friend.get_by_label("Your name").fill("Bo")
    friend.get_by_role("button", name="Take seat 2").click()
    seats = page.get_by_role("list", name="Seats")
    expect(seats.filter(has_text=re.compile(r"Bo.*here"))).to_be_visible()

    def is_played() -> bool:
        for one in (page, friend):
            click_soon(options(one).first)
        return is_over(page) and is_over(friend)

    until(page, is_played)
    assert "invite" not in friend.url
    other.close()


def test_a_reload_in_mid_turn_changes_nothing(page: Page, node: Node) -> None:
    told = updates_of(page)
    play_now(page, node, "Dungeon Run")
    hero = page.locator("[data-board] .roster button").first
    expect(hero).to_be_visible()
    first = len(told)
    hero.click()
    until(page, lambda: len(told) > first)
    before = what_is_offered(page)

    page.reload()

    assert what_is_offered(page) == before


def what_is_offered(page: Page) -> list[str]:
    """The options in words; some say more once the board has come, which knows the cards."""
    expect(page.locator("[data-board]")).to_be_visible()
    expect(options(page).first).to_be_visible()
    return options(page).all_inner_texts()


def test_a_server_that_goes_away_is_waited_for(page: Page, tmp_path: Path) -> None:
    with running(sqlite_in(tmp_path), tmp_path) as node:
        play_now(page, node, "Dungeon Attack!")
        options(page).first.click()
        can_choose(page)
        node.kill()
        expect(page.get_by_text("Connection lost")).to_be_visible()
        node.start()
        expect(page.get_by_text("Connection lost")).to_be_hidden()

        play_to_the_end(page)


def test_a_curtain_hides_what_the_next_player_may_not_see(page: Page, node: Node) -> None:
    lay = choosing(page, node, "Dungeon Run")
    pick(lay, "Seats", "2")
    pick(lay, "Seat 2", "Here")
    lay.get_by_role("button", name="Play now").click()
    passing = page.get_by_role("heading", name="Pass the screen to")
    expect(passing).to_be_visible()
    assert options(page).count() == 0

    page.get_by_role("button", name="I’m").click()
    expect(options(page).first).to_be_visible()

    def is_passed_on() -> bool:
        click_soon(options(page).first)
        return passing.is_visible()

    until(page, is_passed_on)
    expect(page.get_by_role("log")).to_have_count(0)
