"""Throws on the plain page: flicked, aimed with keys, seen at a real board, judged and helped."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.clients import Message, lay
from tests.server.nodes import Node, installed, running, sqlite_in
from tests.web.barriers import barriers
from tests.web.visits import new_window, open_table, options, until

DESK = {"width": 1280, "height": 900}
PHONE = {"width": 360, "height": 740}
BEGIN = datetime(2026, 1, 1, tzinfo=UTC)
LATER = timedelta(minutes=1)
ENDED = re.compile(r"hits for|misses|Hit|Miss|touche|rate|Réussite|Échec")
HOUR = 3600
"""Seconds to help: nobody has to hurry."""
REAL_BOARD = "companion"


@pytest.fixture(scope="module")
def lawn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server with Quoits, the tiny game of throws."""
    folder = tmp_path_factory.mktemp("throws")
    path = installed(folder, "quoits", "tests.quoits")
    with running(sqlite_in(folder), folder, "--no-limits", path=path) as found:
        yield found


@pytest.fixture
def windows(browser: Browser) -> Iterator[list[Any]]:
    """Windows of a test, closed after it."""
    found: list[Any] = []
    yield found
    for window in found:
        window.close()


def window(browser: Browser, windows: list[Any], **like: Any) -> Page:
    """A page of somebody who likes no movement, unless said otherwise."""
    found = new_window(browser, **({"viewport": DESK, "reduced_motion": "reduce"} | like))
    windows.append(found)
    page: Page = found.new_page()
    return page


def begin(page: Page, node: Node, seats: str, *mine: int, **setup: Any) -> Message:
    """A game at which a page has some seats."""
    laid = lay(node, "quoits", seats, setup=setup, clock={"help": HOUR})
    open_table(page, node, laid, *mine, owner=True)
    return laid


def dare(page: Page, name: str | re.Pattern[str]) -> None:
    """Choose what to throw under."""
    options(page).filter(has_text=name).first.click()


def hand(page: Page) -> Locator:
    """The hand with the die, when it is there to be thrown."""
    return page.locator("button.hand:not([aria-disabled=true])")


def flick(page: Page) -> None:
    """Flick with a real pointer until it is a throw: a busy machine may move it too slowly."""
    expect(hand(page)).to_be_visible()
    until(page, lambda: is_thrown(page) or stroke(page))


def is_thrown(page: Page) -> bool:
    """Whether the hand is gone: while the server looks at a flick it is only disabled."""
    return not page.locator("button.hand").count()


def stroke(page: Page) -> bool:
    """One stroke forward, if the hand is ready; never True."""
    ready = hand(page).element_handles()
    box = ready[0].bounding_box() if ready else None
    if box is not None:
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        for step in range(1, 7):
            page.mouse.move(x + step, y - 9 * step * step)
        page.mouse.up()
    return False


def see(page: Page, yes: str, send: str) -> None:
    """Say what was seen: it bounced once, lies where somebody taps, with the symbol up."""
    page.get_by_role("group").get_by_role("button", name="1", exact=True).click()
    target = page.get_by_role("img", name=re.compile("Target|Cible"))
    box = target.bounding_box()
    assert box is not None
    target.click(position={"x": box["width"] * 0.5 + 20, "y": box["width"] * 0.35})
    page.get_by_role("group").get_by_role("button", name=yes, exact=True).last.click()
    page.get_by_role("button", name=send).click()


def story(page: Page) -> Locator:
    """What has happened."""
    return page.get_by_role("log").first


def test_a_whole_game_with_a_flick_a_tap_a_hand_and_a_bot(
    browser: Browser, lawn: Node, windows: list[Any]
) -> None:
    """One flicks in English, one taps at a real board in French on a phone; then a steady hand
    throws for somebody, and a bot for itself."""
    page, skilled = window(browser, windows), window(browser, windows)
    phone = window(browser, windows, locale="fr-FR", viewport=PHONE, has_touch=True)
    laid = begin(page, lawn, "human,human,human,bot", 0, rounds=1)
    open_table(phone, lawn, laid, 1)
    open_table(skilled, lawn, laid, 2)
    phone.get_by_label("Votre façon de lancer").select_option(REAL_BOARD)
    skilled.get_by_label("How you throw").select_option("steady")

    dare(page, "No dare")
    expect(hand(page)).to_be_visible()
    assert barriers(page) == []
    flick(page)
    expect(page.locator(".verdict")).to_contain_text(ENDED)
    expect(story(page)).to_contain_text(ENDED)

    options(phone).first.click()
    expect(phone.get_by_role("group", name=re.compile("rebonds"))).to_be_visible()
    expect(phone.get_by_role("button", name="C’était comme ça")).to_have_count(0)
    assert barriers(phone) == []
    assert phone.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    see(phone, "Oui", "C’était comme ça")

    dare(skilled, "No dare")
    expect(story(skilled)).to_contain_text(re.compile("Seat 3 (hits|misses)"))

    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    expect(phone.get_by_role("heading", name="La partie est finie")).to_be_visible()


def test_the_die_is_seen_to_fly_before_anything_tells_how_it_ended(
    browser: Browser, lawn: Node, windows: list[Any]
) -> None:
    page = window(browser, windows, reduced_motion="no-preference")
    page.clock.install(time=BEGIN)
    begin(page, lawn, "human", 0, rounds=1)
    dare(page, "No dare")
    expect(hand(page)).to_be_visible()
    page.clock.pause_at(BEGIN + LATER)
    page.get_by_role("button", name="Throw for me").click()
    expect(page.locator(".verdict")).to_contain_text("…")
    page.clock.run_for(200)
    expect(page.get_by_role("img", name=re.compile("The thrown die"))).to_be_visible()
    expect(story(page)).not_to_contain_text(ENDED)

    page.clock.run_for(20_000)

    expect(page.locator(".verdict")).to_contain_text(ENDED)
    expect(story(page)).to_contain_text(ENDED)
    page.get_by_role("button", name="See the table").click()
    page.get_by_role("button", name="Show it again").click()
    expect(page.locator(".verdict")).to_contain_text("…")
    page.clock.run_for(20_000)
    expect(page.locator(".verdict")).to_contain_text(ENDED)


def test_keys_aim_and_throw(browser: Browser, lawn: Node, windows: list[Any]) -> None:
    page = window(browser, windows)
    begin(page, lawn, "human", 0, board="catacombs", rounds=1)
    dare(page, "No dare")
    hand(page).focus()
    for key in ("ArrowRight", "ArrowUp", "ArrowLeft"):
        page.keyboard.press(key)
    expect(page.locator(".aim")).to_be_attached()

    page.keyboard.press("Enter")

    expect(page.locator(".verdict")).to_contain_text(ENDED)
    missed = "Miss" in page.locator(".verdict").inner_text()
    page.get_by_role("button", name="See the table").click()
    page.locator(".verdict").get_by_role("button", name=re.compile("^Why")).click()
    rule = page.locator(".wanted[data-rule]")
    expect(rule).to_have_attribute("data-rule", "QU-SCORE-02" if missed else "QU-SCORE-01")


def test_a_judge_corrects_what_somebody_saw(
    browser: Browser, lawn: Node, windows: list[Any]
) -> None:
    judge, thrower = window(browser, windows), window(browser, windows)
    laid = begin(judge, lawn, "human,human", 0, rounds=1, judged=True)
    open_table(thrower, lawn, laid, 1)
    thrower.get_by_label("How you throw").select_option(REAL_BOARD)
    dare(judge, "No dare")
    judge.get_by_role("button", name="Throw for me").click()
    dare(thrower, "Blind")
    thrower.get_by_role("group", name=re.compile("eyes")).get_by_role("button", name="Yes").click()
    see(thrower, "Yes", "Ask for a ruling")
    expect(thrower.get_by_text("Waiting for a ruling by Seat 1")).to_be_visible()

    expect(judge.get_by_text("Seat 2 says:")).to_be_visible()
    assert barriers(judge) == []
    judge.get_by_role("button", name="Correct it").click()
    judge.get_by_role("button", name="floor", exact=True).click()
    expect(judge.get_by_text("it left the table")).to_be_visible()
    judge.get_by_role("button", name="That’s how it was").click()

    expect(story(thrower)).to_contain_text("Seat 2 misses")
    expect(thrower.locator(".verdict")).to_have_count(0)


def test_a_helper_lends_a_palm(browser: Browser, lawn: Node, windows: list[Any]) -> None:
    page, helper = window(browser, windows), window(browser, windows)
    laid = begin(page, lawn, "human,human", 0, rounds=1)
    open_table(helper, lawn, laid, 1)
    expect(page.get_by_role("list", name="Seats")).to_contain_text("here")
    dare(page, "Borrowed Hand")
    expect(page.get_by_text("Waiting for a helping hand: Seat 2")).to_be_visible()
    expect(hand(page)).to_have_count(0)

    helper.get_by_label("Height").fill("30")
    helper.get_by_role("button", name="Hold it out").click()

    flick(page)
    expect(story(helper)).to_contain_text(ENDED)


def test_a_tossed_die_is_blown_at(browser: Browser, lawn: Node, windows: list[Any]) -> None:
    page = window(browser, windows)
    begin(page, lawn, "human", 0, board="catacombs", rounds=1)
    dare(page, "Blow Shot")
    page.get_by_role("button", name="By numbers").click()
    page.get_by_role("button", name="Toss it up").click()

    page.get_by_role("button", name="Blow", exact=False).first.click()

    expect(story(page)).to_contain_text(ENDED)


def test_a_hand_fits_on_a_phone_and_a_replay_shows_its_throw(
    browser: Browser, lawn: Node, windows: list[Any]
) -> None:
    phone = window(browser, windows, viewport=PHONE, has_touch=True)
    laid = begin(phone, lawn, "human", 0, board="catacombs", rounds=1)
    dare(phone, "No dare")
    expect(hand(phone)).to_be_in_viewport(ratio=0.9)
    flick(phone)
    expect(phone.get_by_role("heading", name="The game is over")).to_be_visible()

    phone.goto(f"{lawn.url}/replay/{laid['id']}")
    phone.get_by_role("slider").fill("1")

    expect(phone.locator(".verdict")).to_contain_text(ENDED)
    assert barriers(phone) == []
