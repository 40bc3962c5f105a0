"""How steady a table looks, measured: what jumps, frames while it is panned, and a picture of it.

It drives Debian's Chromium and holds nothing against any promise.
"""

import time
from typing import NamedTuple

from playwright.sync_api import Browser, Page
from tests.server.nodes import Node

from benchmarks.browsing import CLICK, LIKE, OPTION, PERSON, PICK, holding, lay, new_context

MAP = "[data-map]"
SETTLES_MS = 700
"""After a move everything has come to rest that it set in motion."""
DRAG_STEPS, STEP_PX = 90, 6
JUMPS = """() => {
    window.jumps = 0;
    new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) window.jumps += value;
    }).observe({type: "layout-shift"});
}"""
TAKE_JUMPS = "() => { const found = window.jumps; window.jumps = 0; return found; }"
COUNT = """() => {
    window.frames_drawn = [];
    const draw = (at) => {
        window.frames_drawn.push(at);
        window.frames_asked = requestAnimationFrame(draw);
    };
    window.frames_asked = requestAnimationFrame(draw);
}"""
RATE = """() => {
    cancelAnimationFrame(window.frames_asked);
    const all = window.frames_drawn;
    return (1000 * (all.length - 1)) / (all.at(-1) - all[0]);
}"""


class Painting(NamedTuple):
    """How a table of one game looks while it is played."""

    shift: float
    """The most that jumped at a move, as browsers reckon the layout shift."""
    moves: int
    frames: float | None
    """Frames a second while the board is dragged; None where it can't be."""
    picture_s: float


def painting(browser: Browser, node: Node, game: str, moves: int) -> Painting:
    """Play some moves with a bot, then drag the board and take a picture."""
    context = new_context(browser)
    laid = lay(node, game, [PERSON, {"kind": "bot"}])
    context.add_init_script(holding(laid, 0))
    page = context.new_page()
    page.goto(f"{node.url}/table/{laid['id']}")
    page.locator(OPTION).first.wait_for()
    page.evaluate(LIKE, "off")
    page.wait_for_timeout(SETTLES_MS)
    page.evaluate(JUMPS)
    shifts = [_shift(page) for _ in range(moves)]
    found = Painting(max(shifts), moves, _frames(page), _picture(page))
    context.close()
    return found


def _shift(page: Page) -> float:
    page.locator(OPTION).first.wait_for()
    page.evaluate(PICK)
    page.evaluate(TAKE_JUMPS)
    page.evaluate(CLICK)
    page.wait_for_timeout(SETTLES_MS)
    page.locator(OPTION).first.wait_for()
    found: float = page.evaluate(TAKE_JUMPS)
    return found


def _frames(page: Page) -> float | None:
    box = page.locator(MAP).first.bounding_box() if page.locator(MAP).count() else None
    if box is None:
        return None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 3
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate(COUNT)
    for step in range(DRAG_STEPS):
        way = step if step < DRAG_STEPS / 2 else DRAG_STEPS - step
        page.mouse.move(x + way * STEP_PX, y + way * STEP_PX / 2)
    rate: float = page.evaluate(RATE)
    page.mouse.up()
    return rate


def _picture(page: Page) -> float:
    start = time.perf_counter()
    page.screenshot()
    return time.perf_counter() - start
