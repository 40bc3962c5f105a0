"""Every special throw by its own control: the page makes the gesture, the server the throw."""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from tests.server.nodes import Node, StillTime, running, sqlite_in
from tests.web.special_gestures import HAND, TICK, Pointer, in_time, perform
from tests.web.visits import new_window
from undercroft.engine import Refused
from undercroft.server.practice.chosen import Chosen, throw_of
from undercroft.server.workers.flying import Asked, Trace, fly_by_gesture, toss_up
from undercroft.targets.conditions.files import conditions
from undercroft.targets.move import miss_of

BEGIN = datetime(2026, 1, 1, tzinfo=UTC)
DESK = {"width": 900, "height": 700}
LONG = 30
"""Seconds: longer than anything that is done with a die."""
TRIES = 20
AIRTIME = 0.404
"""Seconds of a jump."""
DICE: dict[str, Literal["d6", "d12"]] = {"first": "d6", "catacombs": "d12"}
GROUPS = 4
"""Pages: each makes a quarter of the throws."""


@pytest.fixture(scope="module")
def still(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server whose time passes when a test says so."""
    folder = tmp_path_factory.mktemp("specials")
    time = StillTime(folder)
    with running(sqlite_in(folder), folder, "--no-limits", time=time) as found:
        yield found


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page that is seen flat, with a clock that the test holds."""
    window = new_window(browser, viewport=DESK, reduced_motion="reduce")
    found = window.new_page()
    errors: list[str] = []
    found.on("pageerror", lambda error: errors.append(str(error)))
    found.clock.install(time=BEGIN)
    yield found
    assert errors == []
    window.close()


class Sent:
    """The gestures that a page sends."""

    def __init__(self, page: Page, node: Node) -> None:
        self.gestures: dict[str, dict[str, Any]] = {}
        self.node = node
        page.on("request", self._hear)
        page.route("**/api/practice/throws", self._later)
        page.route("**/api/practice/tosses", self._later)

    def _hear(self, request: Request) -> None:
        step = request.url.rpartition("/")[2]
        sent: Any = request.post_data_json if step in ("throws", "tosses") else None
        if sent and sent["gesture"]:
            self.gestures[step] = sent["gesture"]

    def _later(self, route: Any) -> None:
        """What was done took its time on the server, too."""
        self.node.time.let_pass(LONG)
        route.continue_()


def come_in(page: Page, node: Node, search: str) -> None:
    """A hand with a die, on a page whose clock stands still."""
    page.goto(f"{node.url}/practice?{search}")
    page.locator(HAND).wait_for()
    page.clock.pause_at(datetime.fromtimestamp(page.evaluate("Date.now()") / 1000 + 1, UTC))


def hits(name: str, board: str, gestures: dict[str, dict[str, Any]]) -> bool:
    """Whether one of some tries with these very gestures keeps the throw and hits."""
    throw = throw_of(Chosen(board, DICE[board], (name,)))
    for at in range(TRIES):
        asked = Asked(throw, bytes([at]) * 32)
        try:
            if toss := gestures.get("tosses"):
                asked = asked._replace(toss=toss_up(asked, Trace(toss, LONG, {})))
            threw = fly_by_gesture(asked, Trace(gestures["throws"], LONG, {})).threw
        except Refused:
            continue
        if miss_of(throw, threw.landing) is None:
            return True
    return False


@pytest.mark.parametrize("group", range(GROUPS))
def test_every_special_throw_by_its_own_control(still: Node, page: Page, group: int) -> None:
    """Once by the pointer with a legal landing; with a hit among twenty such throws."""
    cards = list(conditions().values())[group::GROUPS]
    failed: list[str] = []
    for card in cards:
        sent = Sent(page, still)
        come_in(page, still, f"board={card.edition}&die={DICE[card.edition]}&with={card.id}")
        perform(page, card.id, card.control.kind)
        if card.id == "blow-shot":
            expect(page.locator("[data-option=blow]")).to_be_visible()
            page.clock.run_for(450)
            hand = Pointer(page)
            hand.press()
            hand.wait(50)
            hand.let_go()
        expect(page.locator(".verdict .result")).not_to_have_text("…")
        if not hits(card.id, card.edition, sent.gestures):
            failed.append(card.id)
        page.unroute_all()
    assert failed == []


def test_what_the_body_does_is_told_and_judged(still: Node, page: Page) -> None:
    """Who lets go when the feet are down again has not jumped."""
    sent = Sent(page, still)
    come_in(page, still, "board=first&die=d6&with=jump")
    in_time(Pointer(page), 1130)
    expect(page.locator(".verdict")).to_contain_text("Broken: Jump")
    assert sent.gestures["throws"]["body"]["since"] > AIRTIME


def test_a_die_that_falls_off_is_no_throw(still: Node, page: Page) -> None:
    sent = Sent(page, still)
    come_in(page, still, "board=first&die=d6&with=nose")
    hand = Pointer(page)
    hand.press()
    for step in range(40):
        page.clock.run_for(TICK)
        hand.go(6.0 * step, 0)
    expect(page.get_by_text("It fell off")).to_be_visible()
    hand.let_go()
    assert sent.gestures == {}
    expect(page.locator(HAND)).to_be_visible()


def test_who_walks_throws_from_there_and_stands_the_box_elsewhere(still: Node, page: Page) -> None:
    sent = Sent(page, still)
    come_in(page, still, "board=first&die=d6&with=bank")
    page.get_by_role("button", name="Walk to the right").click()
    page.get_by_role("button", name="Move the box").press("ArrowRight")
    page.get_by_role("button", name="Move the box").press("PageUp")
    perform(page, "bank", "place")
    expect(page.locator(".verdict .result")).not_to_have_text("…")
    gesture = sent.gestures["throws"]
    assert gesture["side"] == 285
    (box,) = gesture["placed"]
    assert (box["x"], box["y"]) != (0, 0)
    assert box["yaw"] == 30


def test_the_space_bar_holds_and_throws(still: Node, page: Page) -> None:
    sent = Sent(page, still)
    come_in(page, still, "board=first&die=d6&with=jump")
    page.locator(HAND).focus()
    page.keyboard.press("Shift+ArrowLeft")
    page.keyboard.down("Space")
    for _ in range(38):
        page.clock.run_for(TICK)
    page.keyboard.up("Space")
    expect(page.locator(".verdict")).to_contain_text("Kept: Jump")
    gesture = sent.gestures["throws"]
    assert gesture["side"] == 255
    assert 0 < gesture["body"]["since"] < AIRTIME


def test_a_drag_beside_the_die_goes_around_the_table(still: Node, page: Page) -> None:
    come_in(page, still, "board=catacombs&die=d12")
    sent = Sent(page, still)
    target = page.get_by_role("img", name="Target").first.bounding_box()
    assert target is not None
    x, y = target["x"] + 40, target["y"] + 60
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 60, y)
    page.mouse.up()
    page.locator(HAND).press("Enter")
    expect(page.locator(".verdict .result")).not_to_have_text("…")
    assert sent.gestures["throws"]["side"] in (45, 135, 225, 315)
