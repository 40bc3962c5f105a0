"""What somebody does with a pointer for each special throw, on a page whose clock stands still."""

from collections.abc import Callable
from math import cos, pi, sin

from playwright.sync_api import Locator, Page

HAND = ".hand:not([aria-disabled=true])"
TICK = 17
MOVES = 9
FAR = 150.0
"""Pixels of a stroke."""
STROKE_MS = MOVES * TICK
"""How long a stroke takes."""
LONGEST_WAIT = 600
"""Ticks after which a gauge that never comes there is a fault."""


class Pointer:
    """A mouse over the hand; points are pixels from the hand's middle, up is up."""

    def __init__(self, page: Page) -> None:
        self.page = page
        box = page.locator(HAND).bounding_box()
        assert box is not None
        self.middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.at = 0.0, 0.0

    def press(self) -> None:
        """Take the die."""
        self.go(0, 0)
        self.page.mouse.down()

    def go(self, right: float, up: float) -> None:
        """Move there."""
        x, y = self.middle
        self.at = right, up
        self.page.mouse.move(x + right, y - up)

    def wait(self, ms: int) -> None:
        """Hold it for so long."""
        for _ in range(round(ms / TICK)):
            self.page.clock.run_for(TICK)

    def until(self, is_time: Callable[[float, float, float], bool]) -> None:
        """Hold it until a marker is where it should be, and goes on to the right."""
        before = 1.0
        for _ in range(LONGEST_WAIT):
            self.page.clock.run_for(TICK)
            at, low, high = marker(self.page)
            if at > before and is_time(at, low, high):
                return
            before = at
        raise AssertionError("the marker never comes there")

    def flick(self, far: float = FAR) -> None:
        """Flick forward and let go; down where it goes back."""
        right, up = self.at
        for move in range(1, MOVES + 1):
            self.page.clock.run_for(TICK)
            self.go(right, up + far * (move / MOVES) ** 1.6)
        self.page.mouse.up()

    def let_go(self) -> None:
        """Open the hand."""
        self.page.mouse.up()


def marker(page: Page) -> tuple[float, float, float]:
    """Where a marker is, and between what it should be."""
    gauge: Locator = page.locator("[data-gauge=beat]")
    at, low, high = (gauge.get_attribute(f"data-{name}") or "0" for name in ("at", "from", "to"))
    return float(at), float(low), float(high)


def flicked(hand: Pointer, hold: int = 0) -> None:
    """A flick, after so many ms of holding it."""
    hand.press()
    hand.wait(hold)
    hand.flick()


def in_time(hand: Pointer, after: int, far: float = FAR) -> None:
    """A flick that ends so many ms after the die was taken."""
    hand.press()
    hand.wait(after - STROKE_MS)
    hand.flick(far)


def wound_up(hand: Pointer) -> None:
    """Two circles, then a push."""
    hand.press()
    for step in range(49):
        hand.page.clock.run_for(TICK)
        angle = 4 * pi * step / 48
        hand.go(44 * sin(angle), 44 * (1 - cos(angle)) / 2)
    hand.flick()


def caught(hand: Pointer) -> None:
    """Ready, catch it, and on it goes."""
    hand.press()
    hand.let_go()
    hand.wait(2200)
    hand.page.mouse.down()
    hand.wait(100)
    hand.flick()


def swung(hand: Pointer) -> None:
    """Let go on the way forward, once it swings wide."""
    hand.press()
    hand.wait(4000)
    hand.until(lambda at, low, high: low < at < high)
    hand.let_go()


def bent(hand: Pointer, far: float) -> None:
    """Pulled back by so many pixels and let go."""
    hand.press()
    for step in range(1, 7):
        hand.page.clock.run_for(TICK)
        hand.go(0, -far * step / 6)
    hand.wait(120)
    hand.let_go()


def breathed(hand: Pointer) -> None:
    """A breath as strong as is usual."""
    hand.press()
    hand.wait(740)
    hand.let_go()


WAYS: dict[str, Callable[[Pointer], None]] = {
    "balance": lambda hand: flicked(hand, 300),
    "card": lambda hand: flicked(hand, 300),
    "grip": lambda hand: flicked(hand, 600),
    "leg": lambda hand: flicked(hand, 400),
    "jump": lambda hand: in_time(hand, 650),
    "dance": lambda hand: in_time(hand, 900),
    "toss-strike": lambda hand: in_time(hand, 713, -FAR),
    "toss-head": lambda hand: in_time(hand, 1142),
    "twist": wound_up,
    "catch": caught,
    "string": swung,
    "pull": lambda hand: bent(hand, 74),
    "thumb": lambda hand: bent(hand, 46),
    "breath": breathed,
}
OWN: dict[str, Callable[[Pointer], None]] = {"nose-shot": lambda hand: flicked(hand, 1100)}
"""What asks for more than its kind of control does."""


def perform(page: Page, name: str, control: str) -> None:
    """Make a special throw as its own control asks."""
    page.locator(HAND).wait_for()
    way = OWN.get(name) or WAYS.get(control, flicked)
    way(Pointer(page))
