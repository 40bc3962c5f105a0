"""Takes the pictures of the pages for the documents again: `python -m tests.web.pictures`.

It plays real games on a server of its own; what lies on the table differs from time to time.
"""

import base64
import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.server.nodes import Node, lanterns_path, running, sqlite_in
from tests.web import catacombs_moments, dungeon_moments
from tests.web.chromium import chromium
from tests.web.dungeon_fighter_moments import come_to
from tests.web.dungeon_run_moments import bring
from tests.web.throwing_pictures import daily, practice, specials, timing
from tests.web.visits import (
    ALL_GAMES,
    choosing,
    click_soon,
    come_in,
    is_over,
    new_window,
    open_table,
    options,
    pick,
    play_now,
    play_to_the_end,
    tool,
)
from undercroft.engine import Option
from undercroft.games.dungeon import options as dg
from undercroft.games.dungeon_fighter import options as opt
from undercroft.games.dungeon_fighter_catacombs import options as dc

OUT = Path(__file__).parents[2] / "docs" / "pictures"
SIZES = {"desk": (1280, 800), "phone": (360, 740)}
LARGEST = 250_000
READ = f"""localStorage.setItem("undercroft-settings",
    JSON.stringify({{known: {ALL_GAMES}, name: "Ada", autoRoll: true}}))"""
LIKED = ("Move", "Battle", "Place", "Brawn", "Search", "Dorgan", "Strike", "Fight", "Room")
MOST = 3_000
PACK = """async (taken) => {
    const picture = await createImageBitmap(await (await fetch(taken)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext("2d").drawImage(picture, 0, 0);
    const packed = await canvas.convertToBlob({type: "image/webp", quality: 0.85});
    return [...new Uint8Array(await packed.arrayBuffer())];
}"""


def play_until(page: Page, node: Node, title: str, question: str, moves: int = 0) -> None:
    """Play on, rather boldly, until so many moves are made and something is asked."""
    play_now(page, node, title)
    made = 0
    for _ in range(MOST):
        asked = page.get_by_role("region", name="Choose").locator("h2").all_inner_texts()
        if made >= moves and any(question in one for one in asked) and options(page).count():
            return
        if is_over(page):
            play_now(page, node, title)
        texts = options(page).all_inner_texts()
        liked = [at for at, text in enumerate(texts) if any(word in text for word in LIKED)]
        if texts:
            click_soon(options(page).nth(random.choice(liked or range(len(texts)))))
            made += 1
        page.wait_for_timeout(40)
    raise AssertionError(f"nobody asks: {question}")


def home(page: Page, node: Node) -> None:
    """Somebody with a few tables: one that waits for them, one that is over."""
    play_now(page, node, "Dungeon Attack!")
    play_to_the_end(page)
    play_until(page, node, "Dungeon Run", "What do you do?", 10)
    come_in(page, node)
    expect(page.get_by_role("region", name="My tables")).to_be_visible()


def settings(page: Page, node: Node) -> None:
    choosing(page, node, "Dungeon Attack!")


def rules(page: Page, node: Node) -> None:
    page.goto(f"{node.url}/rules/dungeon-run#DR-BATTLE-07")
    expect(page.locator("[data-tells].wanted")).to_be_visible()


def likes(page: Page, node: Node) -> None:
    come_in(page, node)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()


def waiting(page: Page, node: Node) -> None:
    lay = choosing(page, node, "Dungeon Run")
    lay.get_by_label("Name on seat 1").fill("Ada")
    pick(lay, "Seat 2", "By link")
    lay.get_by_role("button", name="Open the table").click()
    expect(page.locator("svg[role=img]")).to_be_visible()


def first_time(page: Page, node: Node) -> None:
    play_now(page, node, "Dungeon Attack!")
    tool(page, "In short")
    expect(options(page).first).to_be_visible()


def dungeon_attack(page: Page, node: Node) -> None:
    play_until(page, node, "Dungeon Attack!", "", 6)


def dungeon_run(page: Page, node: Node) -> None:
    play_until(page, node, "Dungeon Run", "What do you do?", 30)


def battle(page: Page, node: Node) -> None:
    play_until(page, node, "Dungeon Run", "Block a hit", 10)


def guided(page: Page, node: Node) -> None:
    lay = choosing(page, node, "Dungeon Attack!")
    lay.get_by_role("button", name="Learn it in").click()
    page.locator(".bar .suggested").click()
    expect(page.locator("[data-coach]")).to_contain_text("Your roll")


def dungeon(page: Page, node: Node) -> None:
    in_the_dungeon(page, node, dg.Move, 6)


def dungeon_battle(page: Page, node: Node) -> None:
    """A monster's numbers, mine among them, and what a miss may cost."""
    in_the_dungeon(page, node, dg.Strike, 3)


def dungeon_boss(page: Page, node: Node) -> None:
    in_the_dungeon(page, node, dg.Guess, 0)


def in_the_dungeon(page: Page, node: Node, kind: type[Option], round_: int) -> None:
    """A moment of Dungeon! with nothing lying over the board."""
    found = dungeon_moments.moment(kind, round_)
    open_table(page, node, bring(node, found.log), found.asked[0])
    expect(options(page).first).to_be_visible()
    expect(page.locator("[data-board]")).to_be_visible()


def dungeon_fighter(page: Page, node: Node) -> None:
    """A die in the hand, in front of a monster that makes demands."""
    come_to(page, node, opt.TakeDie, 4)
    page.locator("[data-place=tray]").get_by_role("button").first.click()
    expect(page.locator(".hand")).to_be_visible()


def fighter_map(page: Page, node: Node) -> None:
    come_to(page, node, opt.EnterRoom, 4)
    expect(page.locator("[data-place=party]")).to_be_visible()


def fighter_heroes(page: Page, node: Node) -> None:
    come_to(page, node, opt.TakeHero, 4)
    expect(page.locator(".roster")).to_be_visible()


def fighter_shop(page: Page, node: Node) -> None:
    come_to(page, node, opt.Buy, 4)
    expect(page.locator(".shelf")).to_be_visible()


def catacombs(page: Page, node: Node) -> None:
    """A die in the hand, in front of somebody who has died before."""
    catacombs_moments.come_to(page, node, dc.TakeDie)
    page.locator("[data-place=tray]").get_by_role("button").first.click()
    expect(page.get_by_role("button", name="Your hand with the die")).to_be_visible()


def catacombs_way(page: Page, node: Node) -> None:
    catacombs_moments.come_to(page, node, dc.TakeRoom)
    expect(options(page).first).to_be_visible()


def catacombs_rest(page: Page, node: Node) -> None:
    catacombs_moments.come_to(page, node, dc.CoverAbility)
    expect(options(page).first).to_be_visible()


def catacombs_mixed(page: Page, node: Node) -> None:
    """Six Heroes of two boxes at the first Target."""
    catacombs_moments.come_to(page, node, dc.TakeWhite, 6)


def ending(page: Page, node: Node) -> None:
    play_now(page, node, "Dungeon Attack!")
    play_to_the_end(page)
    expect(page.get_by_role("region", name="Best moments")).to_be_visible()


def rulebook(page: Page, node: Node) -> None:
    play_until(page, node, "Dungeon Attack!", "Where to?", 1)
    page.get_by_role("button", name="Why?").click()
    expect(page.locator("[data-tells].wanted")).to_be_visible()


def sharing(page: Page, node: Node) -> None:
    play_now(page, node, "Dungeon Attack!")
    button = page.get_by_role("button", name="Share", exact=True)
    button.click() if button.is_visible() else tool(page, "Share")
    share = page.get_by_role("dialog", name="Share")
    share.get_by_role("button", name="Invite to seat 2").click()
    expect(share.locator("svg[role=img]")).to_have_count(2)


def curtain(page: Page, node: Node) -> None:
    lay = choosing(page, node, "Dungeon Run")
    pick(lay, "Seat 2", "Here")
    lay.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("heading", name="Pass the screen to")).to_be_visible()


def spectator(page: Page, node: Node) -> None:
    play_until(page, node, "Dungeon Run", "What do you do?", 14)
    page.evaluate("localStorage.removeItem('undercroft-secrets')")
    page.reload()
    expect(page.locator("[data-table]")).to_be_visible()


def plain(page: Page, node: Node) -> None:
    play_until(page, node, "Lanterns", "What do you do?", 3)


def replay(page: Page, node: Node) -> None:
    play_now(page, node, "Dungeon Run")
    play_to_the_end(page)
    page.get_by_role("button", name="Watch it again").click()
    slider = page.get_by_role("slider")
    slider.fill(str(int(slider.get_attribute("max") or 0) * 2 // 3))
    page.wait_for_timeout(500)


SCENES: tuple[Callable[[Page, Node], None], ...] = (
    home,
    settings,
    rules,
    likes,
    waiting,
    first_time,
    guided,
    dungeon_attack,
    dungeon_run,
    battle,
    dungeon,
    dungeon_battle,
    dungeon_boss,
    dungeon_fighter,
    fighter_map,
    fighter_heroes,
    fighter_shop,
    catacombs,
    catacombs_way,
    catacombs_rest,
    catacombs_mixed,
    ending,
    rulebook,
    sharing,
    curtain,
    spectator,
    plain,
    replay,
    practice,
    specials,
    timing,
    daily,
)


def take(browser: Browser, node: Node, scene: Callable[[Page, Node], None], size: str) -> Path:
    """One picture of one page."""
    width, height = SIZES[size]
    context = new_window(
        browser,
        f"if (!localStorage.length) {READ}",
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        has_touch=size == "phone",
        is_mobile=size == "phone",
    )
    page = context.new_page()
    scene(page, node)
    page.wait_for_timeout(300)
    path = OUT / f"web-{scene.__name__.replace('_', '-')}-{size}.webp"
    path.write_bytes(packed(page))
    context.close()
    return path


def packed(page: Page) -> bytes:
    """What a page shows, small enough for a document."""
    taken = base64.b64encode(page.screenshot()).decode()
    page.goto("about:blank")
    return bytes(page.evaluate(PACK, f"data:image/png;base64,{taken}"))


def main(wanted: list[str]) -> None:
    """Take those that are named, or all."""
    scenes = [scene for scene in SCENES if not wanted or scene.__name__ in wanted]
    with tempfile.TemporaryDirectory() as made, chromium() as browser:
        folder = Path(made)
        for scene in scenes:
            path = lanterns_path(folder) if scene is plain else ""
            with running(sqlite_in(folder), folder, "--no-limits", path=path) as node:
                for size in SIZES:
                    taken = take(browser, node, scene, size)
                    assert taken.stat().st_size < LARGEST, taken


if __name__ == "__main__":
    main(sys.argv[1:])
