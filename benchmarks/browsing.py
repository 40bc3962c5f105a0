"""A browser at the table, measured: loading, bytes, moves on every screen, memory.

It drives Debian's Chromium and holds nothing against any promise.
"""

import gzip
import json
import time
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page
from tests.server.nodes import Node

from undercroft.games import makers

GAMES = tuple(sorted(makers()))
PLAYED_ON = ("dungeon-attack", "dungeon-run")
"""Games that end soon where anything is chosen."""
PERSON = {"kind": "human", "way": "steady"}
"""Whoever throws dice lets them land as a steady hand's would."""
ART = ("-art-", "/Icon-")
"""What pictures and icons are drawn of."""
PLAY = "article button.main"
OPTION = ":is([data-option]:not([aria-disabled=true]), [data-group])"
"""Something to choose, or a group of such things."""
PATIENCE_S = 300.0
PATIENCE_MS = 1_000 * PATIENCE_S
GIVE_UP_S = 5.0
LONG_GAME_MS = 300_000
FAST_EVERY = 8
"""One game of so many is shown with movement; the others at once, so that many are played."""
REST_MS = 1_300
"""Between two measured moves, so that no earlier one is still being shown."""

ARM = """() => {
    window.seen = null;
    const stamp = () => requestAnimationFrame(() => setTimeout(() => {
        window.seen ??= performance.timeOrigin + performance.now();
    }));
    const watch = new MutationObserver(() => { watch.disconnect(); stamp(); });
    for (const place of document.querySelectorAll("[data-table] section, [role=log]"))
        watch.observe(place, {childList: true, characterData: true, subtree: true});
}"""
PICK = f"""async () => {{
    const pick = (selector) => {{
        const found = document.querySelectorAll(selector);
        return found[Math.floor(Math.random() * found.length)];
    }};
    window.chosen = pick("{OPTION}");
    if (!window.chosen.dataset.group) return;
    window.chosen.click();
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    window.chosen = pick("[data-option]");
}}"""
"""Decides for anything; a group is opened for that."""
CLICK = """() => {
    const clicked = performance.timeOrigin + performance.now();
    window.chosen.click();
    return clicked;
}"""
AUTOPLAY = f"""() => {{
    setInterval(() => {{
        const found = document.querySelectorAll("{OPTION}");
        if (found.length) found[Math.floor(Math.random() * found.length)].click();
    }}, 10);
}}"""
GO = """(path) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
}"""
LIKED = {"drawer": True, "autoRoll": True, "known": GAMES}
"""The story stays open, the short rules were read, and nobody has to press *Roll*."""
KEEP = f"""if (!localStorage.getItem("undercroft-settings"))
    localStorage.setItem("undercroft-settings", JSON.stringify({json.dumps(LIKED)}))"""
LIKE = f"""(speed) => {{
    const liked = {{...{json.dumps(LIKED)}, speed}};
    localStorage.setItem("undercroft-settings", JSON.stringify(liked));
    dispatchEvent(new StorageEvent("storage", {{key: "undercroft-settings"}}));
}}"""


class Load(NamedTuple):
    """One page, opened with nothing kept."""

    seconds: float
    sent: int
    compressed: int
    """With gzip, as a proxy or the server may send it, and without pictures: those come later."""


class Memory(NamedTuple):
    """The heap before and after many games, each after forced collection."""

    before: int
    after: int
    games: int
    moves: int
    seconds: float


def new_context(browser: Browser) -> BrowserContext:
    """A window with nothing kept but what its reader likes."""
    context = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 900})
    context.set_default_timeout(PATIENCE_MS)
    context.add_init_script(KEEP)
    return context


def lay(node: Node, game: str, seats: list[dict[str, str]]) -> dict[str, Any]:
    """A new table with its secrets."""
    answer = httpx.post(
        f"{node.url}/api/tables", json={"game": game, "seats": seats}, timeout=PATIENCE_S
    )
    found: dict[str, Any] = answer.raise_for_status().json()
    return found


def look(node: Node, table: str) -> dict[str, Any]:
    """How a table stands."""
    answer = httpx.get(f"{node.url}/api/tables/{table}", timeout=PATIENCE_S)
    found: dict[str, Any] = answer.raise_for_status().json()
    return found


def holding(laid: dict[str, Any], seat: int) -> str:
    """A script that gives a browser the secret of a seat."""
    token = laid["seats"][str(seat)]
    kept = {"table": laid["id"], "kind": "seat", "seat": seat, "token": token}
    return f"localStorage.setItem('undercroft-secrets', {json.dumps(json.dumps([kept]))})"


def load(browser: Browser, url: str, ready: str, script: str = "") -> Load:
    """Open a page with a cold cache, until what people need can be clicked."""
    context = new_context(browser)
    if script:
        context.add_init_script(script)
    page = context.new_page()
    answers: list[Any] = []
    page.on("response", lambda answer: answers.append(answer))
    start = time.perf_counter()
    page.goto(url, wait_until="commit")
    page.locator(ready).first.wait_for()
    seconds = time.perf_counter() - start
    page.wait_for_load_state("networkidle")
    bodies = [(answer.url, answer.body()) for answer in answers if answer.ok]
    context.close()
    compressed = sum(len(gzip.compress(body)) for url, body in bodies if not is_art(url))
    return Load(seconds, sum(len(body) for _, body in bodies), compressed)


def is_art(url: str) -> bool:
    """Whether something is loaded for pictures alone."""
    return any(part in url for part in ART)


def home(browser: Browser, node: Node) -> Load:
    """Home, until a game can be begun."""
    return load(browser, node.url, PLAY)


def table(browser: Browser, node: Node, game: str) -> Load:
    """A table by its link, until the first decision can be made."""
    laid = lay(node, game, [PERSON, {"kind": "bot"}])
    while 0 not in look(node, laid["id"])["waiting"]:
        time.sleep(0.05)
    return load(browser, f"{node.url}/table/{laid['id']}", OPTION, holding(laid, 0))


def moves(browser: Browser, node: Node, game: str, count: int) -> list[float]:
    """Milliseconds from a click until the slower of two browsers has drawn the move."""
    laid = lay(node, game, [PERSON] * 2)
    contexts = [new_context(browser) for _ in range(2)]
    pages = []
    for seat, context in enumerate(contexts):
        context.add_init_script(holding(laid, seat))
        page = context.new_page()
        page.goto(f"{node.url}/table/{laid['id']}")
        page.locator("[role=log]").first.wait_for()
        pages.append(page)
    found: list[float] = []
    while len(found) < count:
        late = _move(pages)
        found += [late] if late is not None else []
    for context in contexts:
        context.close()
    return found


def _move(pages: list[Page]) -> float | None:
    """One move; None when it shows nothing to the other, such as half a decision."""
    pages[0].wait_for_timeout(REST_MS)
    actor = next(page for page in pages if page.locator(OPTION).count())
    actor.evaluate(PICK)
    for page in pages:
        page.evaluate(ARM)
    clicked: float = actor.evaluate(CLICK)
    if _seen([actor], PATIENCE_S) is None:
        raise TimeoutError("a move was not shown to who made it")
    seen = _seen(pages, GIVE_UP_S)
    return None if seen is None else seen - clicked


def _seen(pages: list[Page], seconds: float) -> float | None:
    """When the slowest of some pages has drawn a move; None when one never does."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        stamps = [page.evaluate("window.seen") for page in pages]
        if None not in stamps:
            return float(max(stamps))
        pages[0].wait_for_timeout(10)
    return None


def memory(browser: Browser, node: Node, seconds: float) -> Memory:
    """Play game after game with bots in one page, and look at its heap at home."""
    context = new_context(browser)
    page = context.new_page()
    page.goto(node.url)
    page.locator(PLAY).first.wait_for()
    page.evaluate(AUTOPLAY)
    session = context.new_cdp_session(page)
    for game in PLAYED_ON:
        _play(page, game, "off")
    before = _heap(page, session)
    start = time.monotonic()
    played: list[int] = []
    while time.monotonic() - start < seconds:
        at = len(played)
        table = _play(page, PLAYED_ON[at % len(PLAYED_ON)], "off" if at % FAST_EVERY else "fast")
        played.append(look(node, table)["moves"])
    spent = time.monotonic() - start
    after = _heap(page, session)
    context.close()
    return Memory(before, after, len(played), sum(played), spent)


def _play(page: Page, game: str, speed: str) -> str:
    """A whole game by the door, and home again, without loading the page anew; the table's id."""
    page.evaluate(LIKE, speed)
    page.locator(f"article[data-game={game}] button.main").first.click()
    page.get_by_role("heading", name="The game is over").wait_for(timeout=LONG_GAME_MS)
    table = page.url.rpartition("/")[2]
    page.evaluate(GO, "/")
    page.locator(PLAY).first.wait_for()
    return table


def _heap(page: Page, session: CDPSession) -> int:
    page.wait_for_timeout(1_000)
    for _ in range(3):
        session.send("HeapProfiler.collectGarbage")
    return int(session.send("Runtime.getHeapUsage")["usedSize"])
