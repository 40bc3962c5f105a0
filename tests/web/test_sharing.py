"""Sharing: links at any time, phones around a big screen, leaving, playing again."""

import re

from playwright.sync_api import Browser, Page, expect

from tests.server.clients import Message, call
from tests.server.nodes import Node
from tests.web.visits import (
    lay_short,
    new_window,
    options,
    play_now,
    play_to_the_end,
    sit_down,
    until,
)


def test_a_friend_takes_over_from_a_bot_and_a_screen_watches(
    browser: Browser, page: Page, node: Node
) -> None:
    sit_down(page, node, "Dungeon Attack!")
    page.get_by_role("button", name="Share", exact=True).click()
    share = page.get_by_role("dialog", name="Share")
    share.get_by_role("button", name="Invite to seat 2").click()
    link = share.get_by_label("Invite to seat 2").first.input_value()
    watching = share.get_by_label("Link for watching").first.input_value()
    expect(share.locator("svg[role=img]")).to_have_count(2)

    other = new_window(browser, reduced_motion="reduce")
    wall = new_window(browser)
    friend, screen = other.new_page(), wall.new_page()
    friend.goto(link)
    friend.get_by_label("Your name").fill("Bo")
    friend.get_by_role("button", name="Take seat 2").click()
    screen.goto(watching)

    expect(friend.get_by_text("You play")).to_be_visible()
    expect(screen.get_by_text("You are watching.")).to_be_visible()
    seats = screen.get_by_role("list", name="Seats")
    expect(seats.filter(has_text=re.compile(r"Bo.*here"))).to_be_visible()
    other.close()
    wall.close()


def test_two_tables_in_two_tabs(page: Page, node: Node) -> None:
    play_now(page, node, "Dungeon Attack!")
    tab = page.context.new_page()
    play_now(tab, node, "Dungeon Attack!")
    for one in (page, tab):
        one.bring_to_front()
        expect(options(one).first).to_be_visible()

    assert page.url != tab.url
    page.reload()
    expect(page.get_by_text("You play")).to_be_visible()


def test_leaving_and_playing_again(page: Page, node: Node) -> None:
    lay_short(page, node)
    play_to_the_end(page)
    first = page.url
    page.get_by_role("button", name="Play again").click()
    expect(options(page).first).to_be_visible()
    assert page.url != first

    page.get_by_role("button", name="Tools").click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("dialog", name="Leave the table").get_by_role(
        "button", name="Leave the table"
    ).click()

    expect(page.get_by_role("heading", name="Welcome")).to_be_visible()


def test_everybody_at_one_screen_plays_again(page: Page, node: Node) -> None:
    lay_short(page, node, people=2)
    play_to_the_end(page)
    first = page.url

    page.get_by_role("button", name="Play again").click()

    expect(options(page).first).to_be_visible()
    assert page.url != first
    table = page.url.rpartition("/")[2]
    until(page, lambda: all(seat["here"] for seat in seats_at(node, table)))


def seats_at(node: Node, table: str) -> list[Message]:
    """Who sits at a table."""
    seats: list[Message] = call(node, "GET", f"/tables/{table}").json()["seats"]
    return seats
