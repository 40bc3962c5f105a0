"""How a throw is drawn in the browser: `python -m benchmarks.flicks`, in headless Chromium.

Software draws it, so frames a second say nothing of a graphics card; what the page itself takes
for each does, and what there is to be drawn.
"""

import argparse
import gzip
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize
from tests.server.nodes import Node
from tests.web.chromium import chromium

from benchmarks import machine, report
from benchmarks.gates import Gate
from benchmarks.online import processes

OPENING, CLOSING = "<!-- table:flicks -->", "<!-- /table:flicks -->"
ASSETS = Path(__file__).parents[1] / "src" / "undercroft" / "server" / "pages" / "assets"
SIZES: dict[str, ViewportSize] = {
    "desk": {"width": 1280, "height": 720},
    "phone": {"width": 390, "height": 844},
}
HAND = ".hand:not([aria-disabled=true])"
PATIENCE_MS = 300_000
MOST_BYTES = 250_000
MOST_CALLS, MOST_TRIANGLES = 45, 20_000
MOST_FRAME_MS = 8.0
MOST_SEEN_MS = 250.0
MOST_GROWTH = 3_000_000
EARLY = 50
"""Throws before memory is looked at first."""
WATCH = """() => {
    window.late = [];
    addEventListener("pointerup", () => {
        const left = performance.now();
        const watch = new MutationObserver(() => {
            const verdict = document.querySelector(".verdict .result");
            if (verdict?.textContent.trim() !== "…") return;
            watch.disconnect();
            requestAnimationFrame(() => window.late.push(performance.now() - left));
        });
        watch.observe(document.body, {childList: true, characterData: true, subtree: true});
    }, true);
}"""
"""Notes how long after the hand opens the server's flight is on screen."""


class Scene(NamedTuple):
    """What a flight costs at a size of the page."""

    size: str
    frames: int
    frame_ms: float
    """Of the page's own thread."""
    calls: int
    triangles: int


class Results(NamedTuple):
    """Everything that was measured."""

    browser: str
    bytes: int
    """Of the part for three dimensions, compressed."""
    scenes: list[Scene]
    late: list[float]
    """Milliseconds."""
    throws: int
    before: int
    """Bytes of the heap after some throws, and after all."""
    after: int
    held: tuple[str, str]
    """Shapes and pictures in the graphics card, at both times."""


def measure(flicks: int, throws: int) -> Results:
    """All stages, with one server and one browser."""
    with processes.sqlite_node() as node, chromium() as browser:
        print("what a flight costs", flush=True)
        scenes = [scene(browser, node, size) for size in SIZES]
        print("from the hand to the screen", flush=True)
        late = lateness(browser, node, flicks)
        print("throw after throw", flush=True)
        before, after, held = memory(browser, node, throws)
    return Results(
        f"Chromium {browser.version}", size_of_space(), scenes, late, throws, before, after, held
    )


def size_of_space() -> int:
    """Bytes of the largest part, which is the one for three dimensions."""
    big = max(ASSETS.glob("parts-*.js"), key=lambda path: path.stat().st_size)
    return len(gzip.compress(big.read_bytes(), 9))


def come_in(browser: Browser, node: Node, size: str = "desk", **liked: str) -> Page:
    """The practice room with a die in the hand."""
    kept = json.dumps(json.dumps({"target": "quick", "sound": False} | liked))
    page = browser.new_page(viewport=SIZES[size])
    page.set_default_timeout(PATIENCE_MS)
    page.add_init_script(f"localStorage.setItem('undercroft-settings', {kept})")
    page.goto(f"{node.url}/practice?board=catacombs&die=d12")
    page.locator("[data-drawn] canvas").wait_for()
    page.locator(HAND).wait_for()
    return page


def scene(browser: Browser, node: Node, size: str) -> Scene:
    """One flight at the usual quality."""
    page = come_in(browser, node, size)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    before, began = _drawn(page), _busy(session)
    flick(page)
    page.locator(".verdict .sign").wait_for()
    now, busy = _drawn(page), _busy(session) - began
    page.close()
    frames = max(1, now[0] - before[0])
    return Scene(size, frames, 1000 * busy / frames, now[1], now[2])


def lateness(browser: Browser, node: Node, flicks: int) -> list[float]:
    """How long after each of some flicks its flight is on screen."""
    page = come_in(browser, node)
    page.evaluate(WATCH)
    for _ in range(flicks):
        flick(page)
        page.locator(".verdict .sign").wait_for()
        page.locator(HAND).wait_for()
    found: list[float] = page.evaluate("window.late")
    page.close()
    return found


def memory(browser: Browser, node: Node, throws: int) -> tuple[int, int, tuple[str, str]]:
    """The heap after some throws by keys that are shown at once, and after all of them."""
    page = come_in(browser, node, speed="off")
    session = page.context.new_cdp_session(page)
    looks: list[tuple[int, str]] = []
    for at in range(1, throws + 1):
        page.locator(HAND).press("Enter")
        page.locator("dl div").first.locator("dd", has_text=str(at)).wait_for()
        page.locator(HAND).wait_for()
        if at in (min(EARLY, throws), throws):
            held = page.locator("[data-held]").get_attribute("data-held") or ""
            looks.append((_heap(page, session), held))
    page.close()
    (before, first), (after, last) = looks[0], looks[-1]
    return before, after, (first, last)


def flick(page: Page) -> None:
    """Flick the die forward as a hand does."""
    box = page.locator(HAND).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, 8):
        page.mouse.move(x, y - 4 * step * step)
    page.mouse.up()


def _drawn(page: Page) -> tuple[int, int, int]:
    told = page.locator("[data-drawn]").get_attribute("data-drawn") or "0 0 0"
    frames, calls, triangles = map(int, told.split())
    return frames, calls, triangles


def _busy(session: CDPSession) -> float:
    """Seconds for which the page's own thread has worked."""
    found: list[dict[str, Any]] = session.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in found if one["name"] == "TaskDuration"))


def _heap(page: Page, session: CDPSession) -> int:
    page.wait_for_timeout(1_000)
    for _ in range(3):
        session.send("HeapProfiler.collectGarbage")
    return int(session.send("Runtime.getHeapUsage")["usedSize"])


def judge(found: Results) -> Iterator[Gate]:
    """The promises."""
    yield Gate(
        f"the part for three dimensions below {MOST_BYTES / 1000:g} kB compressed",
        f"{found.bytes / 1000:.0f} kB",
        found.bytes < MOST_BYTES,
    )
    for one in found.scenes:
        yield Gate(
            f"{one.size}: at most {MOST_TRIANGLES:,} triangles and {MOST_CALLS} draw calls",
            f"{one.triangles:,} and {one.calls}",
            one.triangles <= MOST_TRIANGLES and one.calls <= MOST_CALLS,
        )
        yield Gate(
            f"{one.size}: less than {MOST_FRAME_MS:g} ms of the page for a frame",
            f"{one.frame_ms:.1f} ms over {one.frames} frames",
            one.frame_ms < MOST_FRAME_MS,
        )
    slowest = _slowest(found.late)
    yield Gate(
        f"a flight on screen within {MOST_SEEN_MS:g} ms after the hand opens (99th percentile)",
        f"median {median(found.late):.0f} ms, 99th {slowest:.0f} ms of {len(found.late)}",
        slowest < MOST_SEEN_MS,
    )
    growth = found.after - found.before
    yield Gate(
        f"over {found.throws} throws the heap grows by less than {MOST_GROWTH / 1e6:g} MB",
        f"{growth / 1e6:+.2f} MB from {found.before / 1e6:.1f} MB; shapes and pictures "
        f"{found.held[0]}, then {found.held[1]}",
        growth < MOST_GROWTH,
    )


def _slowest(late: Sequence[float]) -> float:
    return quantiles(late, n=100)[98] if len(late) > 1 else max(late)


def lines(found: Results) -> Iterator[str]:
    """The section."""
    yield f"`python -m benchmarks.flicks`. {machine.describe([found.browser])}"
    yield ""
    yield from (f"* {gate}" for gate in judge(found))


def main(given: Sequence[str] | None = None) -> int:
    """Measure, print and write; 0 when every promise is kept."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.flicks", description=__doc__)
    parser.add_argument("--flicks", type=int, default=100, help="timed flicks; default 100")
    parser.add_argument("--throws", type=int, default=500, help="throws in a row; default 500")
    parser.add_argument("--out", type=Path, help="document to write the table into")
    options = parser.parse_args(given)
    found = measure(options.flicks, options.throws)
    section = "\n".join(lines(found))
    print(section)
    if options.out:
        report.write(options.out, section, OPENING, CLOSING)
    return 0 if all(gate.met for gate in judge(found)) else 1


if __name__ == "__main__":
    sys.exit(main())
