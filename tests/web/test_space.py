"""Throws in three dimensions, drawn by software: by gestures, for those who watch, on a phone."""

import gzip
import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.clients import Message, lay
from tests.server.nodes import Node, installed, running, sqlite_in
from tests.web.barriers import barriers
from tests.web.flicks import HAND, flick, pass_time
from tests.web.visits import new_window, open_table, options

BEGIN = datetime(2026, 1, 1, tzinfo=UTC)
LATER = timedelta(minutes=1)
DESK = {"width": 900, "height": 640}
"""Few pixels: software draws each of them."""
PHONE = {"width": 390, "height": 844}
ENDED = re.compile("Hit|Miss")
HOUR = 3600
TRIES = 5
"""A browser gathers the moves of a finger: then they come too late for a throw."""
MOST_BYTES = 250_000
MOST_CALLS, MOST_TRIANGLES = 45, 20_000
ASSETS = Path(__file__).parents[2] / "src" / "undercroft" / "server" / "pages" / "assets"


@pytest.fixture(scope="module")
def lawn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server with Quoits, the tiny game of throws."""
    folder = tmp_path_factory.mktemp("space")
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
    """A page of somebody who likes movement, with a clock that the test holds."""
    found = new_window(browser, **({"viewport": DESK, "reduced_motion": "no-preference"} | like))
    windows.append(found)
    page: Page = found.new_page()
    page.on("pageerror", lambda error: pytest.fail(str(error)))
    page.clock.install(time=BEGIN)
    return page


def begin(page: Page, node: Node, seats: str, *mine: int, **setup: Any) -> Message:
    """A game at which a page has some seats, with the table in space."""
    laid = lay(node, "quoits", seats, setup={"rounds": 1} | setup, clock={"help": HOUR})
    open_table(page, node, laid, *mine, owner=True)
    return laid


def dare(page: Page, name: str) -> None:
    """Choose what to throw under, and wait until the hand is there."""
    options(page).filter(has_text=name).first.click()
    expect(page.locator(HAND)).to_be_visible()
    expect(page.locator("[data-drawn] canvas")).to_be_visible()


def hold_still(page: Page, more: timedelta = LATER) -> None:
    """From now on time passes only where the test says so."""
    page.clock.pause_at(BEGIN + more)


def drawn(page: Page) -> tuple[int, int, int]:
    """How many pictures were drawn, and with how many calls and triangles the last one."""
    told = page.locator("[data-drawn]").get_attribute("data-drawn") or "0 0 0"
    frames, calls, triangles = map(int, told.split())
    return frames, calls, triangles


def test_a_throw_by_mouse_flies_lands_and_is_told(
    browser: Browser, lawn: Node, windows: list[Any]
) -> None:
    page = window(browser, windows)
    begin(page, lawn, "human", 0)
    dare(page, "No dare")
    assert barriers(page) == []
    hold_still(page)
    pass_time(page, 1)

    flick(page)
    expect(page.locator(".verdict")).to_contain_text("…")
    pass_time(page, 1)
    _, calls, triangles = drawn(page)
    assert 0 < calls <= MOST_CALLS
    assert 0 < triangles <= MOST_TRIANGLES
    pass_time(page, 4)

    expect(page.locator(".verdict")).to_contain_text(ENDED)
    expect(page.get_by_role("img", name=re.compile("Target"))).to_be_attached()


def test_it_is_drawn_only_while_something_moves(
    browser: Browser, lawn: Node, windows: list[Any]
) -> None:
    page = window(browser, windows)
    begin(page, lawn, "human", 0)
    dare(page, "No dare")
    hold_still(page)
    pass_time(page, 2)

    before = drawn(page)[0]
    pass_time(page, 2)
    assert drawn(page)[0] == before

    flick(page)
    expect(page.locator(".verdict")).to_contain_text("…")
    pass_time(page, 1)
    assert drawn(page)[0] > before


def test_many_looks_leave_nothing_behind(browser: Browser, lawn: Node, windows: list[Any]) -> None:
    page = window(browser, windows)
    begin(page, lawn, "human", 0)
    dare(page, "No dare")
    hold_still(page)
    pass_time(page, 1)
    flick(page)
    expect(page.locator(".verdict")).to_contain_text("…")
    pass_time(page, 5)
    expect(page.locator(".verdict")).to_contain_text(ENDED)
    page.get_by_role("button", name="See the table").click()

    def again(name: str) -> int:
        """Look once more; how many shapes and pictures the graphics card holds then."""
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.locator(".verdict")).to_contain_text("…")
        pass_time(page, 6)
        expect(page.locator(".verdict")).to_contain_text(ENDED)
        held = page.locator("[data-held]").get_attribute("data-held") or ""
        return sum(map(int, held.split()))

    first = max(again("Show it again"), again("Slowly"))
    assert max(again("Show it again") for _ in range(4)) <= first


def test_who_watches_sees_the_same_landing(
    browser: Browser, lawn: Node, windows: list[Any]
) -> None:
    page, other = window(browser, windows), window(browser, windows)
    laid = begin(page, lawn, "human,human", 0)
    open_table(other, lawn, laid, 1)
    expect(other.locator("[data-board], .stage")).to_be_visible()
    dare(page, "No dare")
    for one in (page, other):
        hold_still(one)
        pass_time(one, 1)
    flick(page)
    for one in (page, other):
        expect(one.locator(".verdict")).to_contain_text("…")
        pass_time(one, 5)
        expect(one.locator(".verdict")).to_contain_text(ENDED)

    told = [one.locator(".verdict .details").inner_text() for one in (page, other)]
    assert told[0] == told[1]
    seen = [one.get_by_role("img", name=re.compile("Target")) for one in (page, other)]
    assert seen[0].get_attribute("aria-label") == seen[1].get_attribute("aria-label")
    flat = []
    for one in (page, other):
        one.evaluate("localStorage.setItem('undercroft-settings', '{\"target\":\"flat\"}')")
        one.evaluate("dispatchEvent(new StorageEvent('storage', {key: 'undercroft-settings'}))")
        expect(one.locator("[data-drawn]")).to_have_count(0)
        flat.append([one.locator("svg .face").nth(at).get_attribute("points") for at in range(3)])
    assert flat[0] == flat[1]


def test_a_finger_throws_on_a_phone(browser: Browser, lawn: Node, windows: list[Any]) -> None:
    phone = window(browser, windows, viewport=PHONE, has_touch=True)
    begin(phone, lawn, "human", 0, board="catacombs")
    dare(phone, "No dare")
    expect(phone.locator(HAND)).to_be_in_viewport(ratio=0.9)
    assert barriers(phone) == []
    hold_still(phone)
    pass_time(phone, 1)

    told = phone.locator(".verdict, [role=alert]").first
    for _ in range(TRIES):
        flick(phone, touches=True)
        expect(told).to_be_visible()
        if phone.locator(".verdict").count():
            break
    expect(phone.locator(".verdict")).to_contain_text("…")
    pass_time(phone, 5)

    expect(phone.locator(".verdict")).to_contain_text(ENDED)
    assert phone.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_a_flick_that_is_no_throw_leaves_the_die_in_the_hand(
    browser: Browser, lawn: Node, windows: list[Any]
) -> None:
    page = window(browser, windows)
    begin(page, lawn, "human", 0)
    dare(page, "No dare")
    box = page.locator(HAND).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 1, y - 1)
    page.mouse.move(x + 2, y - 1)
    page.mouse.up()

    expect(page.get_by_text("the hand goes back")).to_be_visible()
    expect(page.locator(HAND)).to_be_visible()


def test_a_connection_lost_in_mid_flight_shows_the_landing_all_the_same(
    browser: Browser, lawn: Node, windows: list[Any]
) -> None:
    page = window(browser, windows)
    sockets: list[Any] = []

    def pass_on(socket: Any) -> None:
        """Between the page and the server, so that it can be cut."""
        sockets.append(socket)
        socket.connect_to_server()

    page.route_web_socket(re.compile("/ws$"), pass_on)
    begin(page, lawn, "human", 0)
    dare(page, "No dare")
    hold_still(page)
    pass_time(page, 1)
    flick(page)
    expect(page.locator(".verdict")).to_contain_text("…")
    sockets[-1].close()
    pass_time(page, 8)

    expect(page.locator(".verdict")).to_contain_text(ENDED)
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    assert len(sockets) > 1


def test_who_likes_no_movement_sees_it_flat(
    browser: Browser, lawn: Node, windows: list[Any]
) -> None:
    page = window(browser, windows, reduced_motion="reduce")
    begin(page, lawn, "human", 0)
    options(page).filter(has_text="No dare").first.click()
    expect(page.locator("svg .section").first).to_be_visible()
    expect(page.locator("canvas")).to_have_count(0)


def test_a_browser_without_webgl_throws_flat(
    browser: Browser, lawn: Node, windows: list[Any]
) -> None:
    page = window(browser, windows)
    page.add_init_script(
        "const plain = HTMLCanvasElement.prototype.getContext;"
        "HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {"
        "  return kind.startsWith('webgl') ? null : plain.call(this, kind, ...rest); };"
    )
    begin(page, lawn, "human", 0)
    options(page).filter(has_text="No dare").first.click()
    expect(page.locator(".hand svg").first).to_be_visible()
    expect(page.locator("canvas")).to_have_count(0)
    hold_still(page)

    flick(page)
    expect(page.locator(".verdict")).to_contain_text("…")
    pass_time(page)
    expect(page.locator(".verdict")).to_contain_text(ENDED)


def test_the_part_for_space_is_small_and_fetched_only_there(
    browser: Browser, lawn: Node, windows: list[Any]
) -> None:
    page = window(browser, windows)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url.rsplit("/", 1)[-1]))
    page.goto(lawn.url)
    expect(page.get_by_role("heading").first).to_be_visible()
    before = set(fetched)
    begin(page, lawn, "human", 0)
    dare(page, "No dare")

    big = max(ASSETS.glob("parts-*.js"), key=lambda path: path.stat().st_size)
    assert big.name in fetched
    assert big.name not in before
    assert len(gzip.compress(big.read_bytes(), 9)) < MOST_BYTES
