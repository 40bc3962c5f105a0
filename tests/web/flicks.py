"""Flicks on a page whose clock the test holds, so that no machine is too slow for them."""

from dataclasses import dataclass

from playwright.sync_api import Page

TAKEN = 3
"""Moves back, before the stroke."""
BACK = 30.0
"""Pixels."""
HAND = ".hand:not([aria-disabled=true])"
ASLEEP = 1100
"""A page that saw nothing for so many ms does not take itself for a slow one."""


@dataclass(frozen=True)
class Flick:
    """A stroke forward: pixels, milliseconds between two moves, how far aside of each forward."""

    far: float = 260.0
    moves: int = 9
    pace: int = 17
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
        page.clock.run_for(how.pace)
        pointer.move(*point)
    pointer.let_go()


def pass_time(page: Page, jumps: int = 4) -> None:
    """Let some seconds pass with few pictures: software takes its time for each."""
    for _ in range(jumps):
        page.clock.fast_forward(ASLEEP)


class _Mouse:
    def __init__(self, page: Page) -> None:
        self.mouse = page.mouse

    def press(self, x: float, y: float) -> None:
        """Take the die."""
        self.mouse.move(x, y)
        self.mouse.down()

    def move(self, x: float, y: float) -> None:
        """Go there."""
        self.mouse.move(x, y)

    def let_go(self) -> None:
        """Open the hand."""
        self.mouse.up()


class _Finger:
    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)

    def press(self, x: float, y: float) -> None:
        """Take the die."""
        self._tell("touchStart", [{"x": x, "y": y}])

    def move(self, x: float, y: float) -> None:
        """Go there."""
        self._tell("touchMove", [{"x": x, "y": y}])

    def let_go(self) -> None:
        """Open the hand."""
        self._tell("touchEnd", [])

    def _tell(self, what: str, points: list[dict[str, float]]) -> None:
        self.session.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})
