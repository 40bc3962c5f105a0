"""Flicks with times of their own, so that no machine is too slow for them: as a browser hears them."""

import time
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

TAKEN = 6
"""Moves back, before the stroke."""
BACK = 40.0
"""Pixels."""
HAND = ".hand:not([aria-disabled=true])"


@dataclass(frozen=True)
class Flick:
    """A stroke forward: pixels, seconds between two moves, and how far aside of each forward."""

    far: float = 260.0
    moves: int = 14
    pace: float = 0.011
    aside: float = 0.0


USUAL = Flick()


def flick(page: Page, how: Flick = USUAL, *, touches: bool = False) -> None:
    """Press the die, wind up, flick and let go, with a mouse or a finger."""
    hand = page.locator(HAND)
    hand.wait_for()
    box = hand.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    wind = [(x, y + BACK * at / TAKEN) for at in range(1, TAKEN + 1)]
    shares = [(at / how.moves) ** 1.6 for at in range(1, how.moves + 1)]
    stroke = [(x + how.aside * how.far * s, y + BACK - (how.far + BACK) * s) for s in shares]
    pointer = _Finger(page) if touches else _Mouse(page)
    pointer.press(x, y)
    for point in wind + stroke:
        pointer.move(*point, how.pace)
    pointer.let_go()


class _Pointer:
    """What a browser is told by its devices; the times are said with it."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)
        self.at = time.time() - 1.0
        self.place = (0.0, 0.0)

    def send(self, method: str, **more: Any) -> None:
        """Tell the browser."""
        self.session.send(method, {**more, "timestamp": self.at})

    def press(self, x: float, y: float) -> None:
        """Take the die."""
        raise NotImplementedError

    def move(self, x: float, y: float, later: float) -> None:
        """Go there, so many seconds later."""
        raise NotImplementedError

    def let_go(self) -> None:
        """Open the hand."""
        raise NotImplementedError


class _Mouse(_Pointer):
    def press(self, x: float, y: float) -> None:
        self.place = (x, y)
        self._tell("mouseMoved")
        self._tell("mousePressed", clickCount=1)

    def move(self, x: float, y: float, later: float) -> None:
        self.at, self.place = self.at + later, (x, y)
        self._tell("mouseMoved", buttons=1)

    def let_go(self) -> None:
        self._tell("mouseReleased", clickCount=1)

    def _tell(self, what: str, **more: Any) -> None:
        x, y = self.place
        self.send("Input.dispatchMouseEvent", type=what, x=x, y=y, button="left", **more)


class _Finger(_Pointer):
    def press(self, x: float, y: float) -> None:
        self._tell("touchStart", [{"x": x, "y": y}])

    def move(self, x: float, y: float, later: float) -> None:
        self.at += later
        self._tell("touchMove", [{"x": x, "y": y}])

    def let_go(self) -> None:
        self._tell("touchEnd", [])

    def _tell(self, what: str, points: list[dict[str, float]]) -> None:
        self.send("Input.dispatchTouchEvent", type=what, touchPoints=points)
