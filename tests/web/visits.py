"""What people do on the pages, as short steps."""

import json
import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.server.clients import Message, call, lay, wait_until
from tests.server.nodes import PATIENCE, Node
from undercroft.games import makers

OVER = "The game is over"
TITLES = {"dungeon-attack": "Dungeon Attack!", "dungeon-run": "Dungeon Run"}
WE_BEGIN: dict[str, Message] = {"dungeon-attack": {"starting_player": 1}, "dungeon-run": {}}
"""Settings with which the first question is the same in every game, whatever the dice say."""
KEEP = """kept => localStorage.setItem("undercroft-secrets", JSON.stringify(kept))"""
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


ALL_GAMES = json.dumps(sorted(makers()))
KNOWN = f"""localStorage.setItem("undercroft-settings", JSON.stringify(
    {{autoRoll: true, known: {ALL_GAMES}}}))"""
"""Somebody who knows the games, keeps the story shut and does not press *Roll*."""
LIKED = f"""if (!localStorage.getItem("undercroft-settings"))
    localStorage.setItem("undercroft-settings", JSON.stringify(
        {{drawer: true, autoRoll: true, known: {ALL_GAMES}}}))"""
"""The story stays open where there is room, the short rules were read, and nobody has to press
*Roll*."""


def new_window(browser: Browser, liked: str = LIKED, **like: Any) -> BrowserContext:
    """A browser window of its own; it waits as long as a busy machine needs."""
    found = browser.new_context(**({"locale": "en-GB"} | like))
    found.set_default_timeout(PATIENCE * 1000)
    if liked:
        found.add_init_script(liked)
    return found


def come_in(page: Page, node: Node) -> None:
    """Open the house."""
    page.goto(node.url)
    expect(door(page, "Dungeon Attack!")).to_be_visible()


def door(page: Page, title: str) -> Locator:
    """The door of a game."""
    return page.locator("article", has=page.get_by_role("heading", name=title, exact=True))


def choosing(page: Page, node: Node, title: str) -> Locator:
    """The page on which a table for a game is chosen."""
    come_in(page, node)
    door(page, title).get_by_role("link", name="Options").click()
    expect(page.get_by_role("heading", name=title, level=1)).to_be_visible()
    return door(page, title)


def pick(where: Locator | Page, group: str, value: str) -> None:
    """Choose one of a few."""
    chips = where.get_by_role("group", name=group, exact=True)
    chips.get_by_role("radio", name=value, exact=True).check()


def play_now(page: Page, node: Node, title: str) -> None:
    """Two clicks from the address to a running game; again if bots end one without asking us."""
    while True:
        come_in(page, node)
        door(page, title).get_by_role("button", name="Play now").click()
        expect(page.locator("[data-table]")).to_be_visible()
        if can_choose(page):
            return


def sit_down(page: Page, node: Node, title: str) -> None:
    """A running game with bots, as by *Play now* but without the way through the house."""
    game = next(game for game, its_title in TITLES.items() if its_title == title)
    laid = lay(node, game, "human,bot,bot", setup=WE_BEGIN[game])
    open_table(page, node, laid, 0, owner=True)
    expect(page.locator("[data-table]")).to_be_visible()
    expect(options(page).first).to_be_visible()


def open_table(page: Page, node: Node, laid: Message, *seats: int, owner: bool = False) -> None:
    """Open a table in a browser that keeps the secrets of these seats; none to watch."""
    kept = [secret(laid["id"], "seat", seat, laid["seats"][str(seat)]) for seat in seats]
    if owner:
        kept.append(secret(laid["id"], "owner", -1, laid["owner"]))
    page.goto(f"{node.url}/manifest.webmanifest")  # the lightest page that may keep something
    page.evaluate(KEEP, kept)
    page.goto(f"{node.url}/table/{laid['id']}")


def secret(table: str, kind: str, seat: int, token: str) -> Message:
    """A secret as browsers keep it."""
    return {"table": table, "kind": kind, "seat": seat, "token": token}


def lay_short(page: Page, node: Node, people: int = 1) -> None:
    """A game of Dungeon Attack! for two that we begin and that soon ends: one die to beat."""
    lay = choosing(page, node, "Dungeon Attack!")
    pick(lay, "Seats", "2")
    if people == 2:
        pick(lay, "Seat 2", "Here")
    for level in (3, 2):
        lay.get_by_role("button", name=f"Remove: Level {level}").click()
    lay.get_by_role("spinbutton", name="regular dice").fill("1")
    lay.get_by_role("spinbutton", name="Starting player").fill("1")
    lay.get_by_role("button", name="Play now").click()
    expect(page.locator("[data-table]")).to_be_visible()


def played_by_bots(
    node: Node, game: str, seats: str = "bot:random,bot:random", **more: object
) -> str:
    """A table where bots have played a game."""
    table = str(lay(node, game, seats, **more)["id"])
    wait_until(lambda: call(node, "GET", f"/tables/{table}").json()["status"] == "over")
    return table


def tool(page: Page, name: str) -> None:
    """Use one of the tools that are seldom needed."""
    page.get_by_role("button", name="Tools").click()
    page.get_by_role("dialog", name="Tools").get_by_role("button", name=name).click()


def like(page: Page, group: str, value: str) -> None:
    """Choose one of a few in the settings of a table, and close them."""
    page.get_by_role("button", name="Tools").click()
    tools = page.get_by_role("dialog", name="Tools")
    tools.get_by_role("group", name=group).get_by_role("radio", name=value).check()
    page.keyboard.press("Escape")


def leaf(page: Page, name: str) -> Locator:
    """Turn to a leaf of the drawer that is open."""
    page.get_by_role("tab", name=name).click()
    return page.get_by_role("tabpanel", name=name)


def options(page: Page | Locator) -> Locator:
    """The buttons of what can be chosen now; where it is much, some open more of them."""
    return page.locator("[data-option]:not([aria-disabled=true]), [data-group]")


def is_over(page: Page) -> bool:
    """Whether the game has ended."""
    return page.get_by_role("heading", name=OVER).is_visible()


def can_choose(page: Page) -> bool:
    """Wait until something can be chosen, or bots have ended the game; says which."""
    until(page, lambda: options(page).count() > 0 or is_over(page))
    return not is_over(page)


def play_to_the_end(page: Page) -> None:
    """Click anything that is offered until the game is over."""

    def is_played() -> bool:
        if count := options(page).count():
            click_soon(options(page).nth(random.randrange(count)))
        return is_over(page)

    until(page, is_played)


def click_soon(button: Locator) -> None:
    """Click a button that may be gone already: the table moves on by itself."""
    button.evaluate_all("buttons => buttons[0]?.click()")


def updates_of(page: Page) -> list[str]:
    """What a page that is opened after this is told of its table, update after update."""
    told: list[str] = []

    def note(frame: str | bytes) -> None:
        if '"type":"update"' in str(frame):
            told.append(str(frame))

    page.on("websocket", lambda socket: socket.on("framereceived", note))
    return told


def drawn(page: Page) -> None:
    """Wait until what a page knows is drawn, and whatever that set in motion has begun."""
    page.evaluate(FRAMES)


def until(page: Page, is_so: Callable[[], bool]) -> None:
    """Wait for something; the pages forbid Playwright's own way, which evaluates strings."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it never came"
        page.wait_for_timeout(20)
