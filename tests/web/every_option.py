"""Every option of a question, chosen in every way that a page offers, without leaving the question.

While trying, the page's answers name an ask that is no longer open. The server refuses them and
tells how the table stands.
"""

from collections.abc import Callable, Collection
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page

from tests.web.visits import until

EAR = """(() => {
    const Socket = WebSocket;
    window.answered = [];
    window.told = 0;
    window.tries = false;
    window.WebSocket = class extends Socket {
        constructor(...given) {
            super(...given);
            this.addEventListener("message", ({ data }) => {
                window.told += JSON.parse(data).type === "update";
            });
        }
        send(text) {
            const said = JSON.parse(text);
            if (said.type === "answer") {
                window.answered.push(said.option);
                if (window.tries) said.ask += 1;
            }
            super.send(JSON.stringify(said));
        }
    };
})()"""
"""Notes what the page answers and hears; has to be there before the page."""
OPTION, GROUP, BACK = (
    f".bar ol > li > {one}" for one in ("[data-option]", "[data-group]", ".quiet")
)
LIT = (
    "[data-board] :is([data-spot]:not([data-spot=turn]), [data-hint]), "
    ":is(.own, .seats) [data-hint]"
)
"""What can be chosen outside of the bar. A click on the wheel only turns a tile."""
MENU = "[role=menuitem]"
DIE = "[data-board] button[aria-pressed]:not([data-hint])"
TARGET = "[data-board] [data-hit] button"
"""A die is chosen first, and then what it is for."""
AIM = """(one, alone) => {
    if (!alone) one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const STEPS = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
    for (const y of STEPS)
        for (const x of STEPS) {
            const at = [left + (right - left) * x, top + (bottom - top) * y];
            if (one.contains(document.elementFromPoint(...at))) return at;
        }
    return null;
}"""
"""Where a thing can be hit: nothing lies over it there. On the board nothing is scrolled for it."""
NAME = "one => one.getAttribute('aria-label') ?? one.innerText"
FOCUS = "one => (one.tabIndex >= 0 && one.focus(), one === document.activeElement)"
STANDING = "[answered.length, told, answered.at(-1)]"
AWAY = (1, 1)
"""Where the mouse points at nothing: what is pointed at may lie over its neighbours."""

Press = Callable[[Page, Locator, bool], bool]
"""Presses a thing, which may have to lie in sight already; says whether it could."""


def click(page: Page, one: Locator, in_sight: bool) -> bool:
    page.mouse.move(*AWAY)
    at = one.evaluate(AIM, in_sight)
    if at:
        page.mouse.click(*at)
    return at is not None


def tap(page: Page, one: Locator, in_sight: bool) -> bool:
    at = one.evaluate(AIM, in_sight)
    if at:
        page.touchscreen.tap(*at)
    return at is not None


def press_key(page: Page, one: Locator, in_sight: bool) -> bool:
    """Its own key, or Enter where the Tab key leads to it."""
    key = one.get_attribute("aria-keyshortcuts")
    if not key and not one.evaluate(FOCUS):
        return False
    page.keyboard.press(key or "Enter")
    return True


WAYS: dict[str, Press] = {"mouse": click, "touch": tap, "keys": press_key}


class Trial(NamedTuple):
    """What was chosen in one way, and what could not be."""

    chosen: set[int]
    faults: list[str]


class Choosable(NamedTuple):
    """What a page lets choose in one way."""

    in_the_bar: Trial
    on_the_board: Trial

    def faults(self, offered: Collection[int]) -> list[str]:
        """What can't be chosen, or is chosen though nobody offers it."""
        bar, board = self
        missing = sorted(set(offered) - bar.chosen)
        strange = sorted((bar.chosen | board.chosen) - set(offered))
        return [
            *bar.faults,
            *board.faults,
            *(f"option {number} is not in the bar" for number in missing),
            *(f"option {number} is not offered" for number in strange),
        ]


def everything(page: Page, way: str) -> Choosable:
    """Choose each option in the bar, and again whatever is lit outside of it."""
    return Choosable(everything_in_the_bar(page, way), everything_on_the_board(page, way))


def choose(page: Page, way: str, number: int) -> None:
    """Choose an option of the bar for good."""
    hand = _Hand(page, way)
    option = page.locator(f"{OPTION}[data-option='{number}']")
    for at in range(page.locator(GROUP).count()):
        if not option.count():
            hand.press(page.locator(GROUP).nth(at))
        if not option.count():
            hand.press(page.locator(BACK))
    hand.press(option)
    assert hand.trial == Trial({number}, [])


def everything_in_the_bar(page: Page, way: str) -> Trial:
    """Choose each option of the bar, group by group."""
    hand = _Hand(page, way)
    page.evaluate("tries = true")
    hand.choose_all()
    single = set(hand.trial.chosen)
    for at in range(page.locator(GROUP).count()):
        group = page.locator(GROUP).nth(at)
        hand.press(group)
        hand.choose_all(single, group)
        hand.press(page.locator(BACK))
    page.evaluate("tries = false")
    return hand.trial


def everything_on_the_board(page: Page, way: str) -> Trial:
    """Choose whatever is lit on the board, in the own hand and at seats."""
    hand = _Hand(page, way)
    page.evaluate("tries = true")
    for at in range(page.locator(LIT).count()):
        hand.choose_at(page.locator(LIT).nth(at), MENU, in_sight=True)
    for at in range(page.locator(DIE).count()):
        hand.choose_at(page.locator(DIE).nth(at), TARGET)
    page.evaluate("tries = false")
    return hand.trial


class _Hand:
    """Somebody who presses things in one way."""

    def __init__(self, page: Page, way: str) -> None:
        self._page = page
        self._press = WAYS[way]
        self.trial = Trial(set(), [])
        page.mouse.move(*AWAY)

    def choose_all(self, but: Collection[int] = (), group: Locator | None = None) -> None:
        """Choose what stands in the bar; the group of it may close again meanwhile."""
        options = self._page.locator(OPTION)
        for at in range(options.count()):
            number = int(options.nth(at).get_attribute("data-option") or -1)
            if number in but:
                continue
            if self.press(options.nth(at)) != number:
                self._complain(f"option {number} is not what is chosen")
            if group and group.is_visible():
                self.press(group)

    def choose_at(self, one: Locator, more: str, *, in_sight: bool = False) -> None:
        """Choose by a thing; where that only opens more, by each of those."""
        if self.press(one, in_sight=in_sight) is not None:
            return
        found = self._page.locator(more)
        count = found.count()
        if not count:
            self._complain(f"{one.evaluate(NAME)} does nothing")
        for at in range(count):
            if at:
                self.press(one, in_sight=in_sight)
            self.press(found.nth(at))

    def press(self, one: Locator, *, in_sight: bool = False) -> int | None:
        """The option that is chosen so, if any."""
        answered, told, _ = self._standing()
        if not self._press(self._page, one, in_sight):
            self._complain(f"{one.evaluate(NAME)} can't be reached")
            return None
        if self._standing()[0] == answered:
            return None
        until(self._page, lambda: bool(self._standing()[1] > told))
        chosen: int = self._standing()[2]
        self.trial.chosen.add(chosen)
        return chosen

    def _standing(self) -> Any:
        return self._page.evaluate(STANDING)

    def _complain(self, fault: str) -> None:
        self.trial.faults.append(fault)
