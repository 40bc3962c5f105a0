"""A walk through the golden games: each kind of question once, and all that is seen, measured."""

from functools import cache
from typing import NamedTuple

from playwright.sync_api import Page, expect

from tests.playthroughs import lay, play, scenarios
from tests.server.nodes import Node
from tests.web.dungeon_run_moments import bring
from tests.web.visits import drawn, open_table
from undercroft.engine.log import write_log
from undercroft.engine.replay import log_of

MEASURE = """() => {
    const faults = [];
    const seen = (element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && getComputedStyle(element).visibility === "visible";
    };
    const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
    const firstLine = (element) => element.innerText.trim().split("\\n")[0];
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight)
        faults.push(`the page scrolls: ${page.scrollWidth}x${page.scrollHeight}`);
    // On desktops nothing scrolls but the drawer; smaller windows scroll inside their parts.
    if (innerWidth >= 1280 && innerHeight >= 720)
        all("[data-table] *").filter((one) => !one.closest("aside.drawer")).forEach((one) => {
            const { overflowX, overflowY } = getComputedStyle(one);
            const across = /auto|scroll/.test(overflowX) && one.scrollWidth - one.clientWidth;
            const down = /auto|scroll/.test(overflowY) && one.scrollHeight - one.clientHeight;
            if (across > 1 || down > 1)
                faults.push(`${one.tagName} ${one.className} scrolls by ${across}x${down}`);
        });

    const inSight = (name, element, across = 0.5) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const box = [left, top, right, bottom].map(Math.round).join(" ");
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
            return faults.push(`${name} leaves the window: ${box}`);
        const there = document.elementFromPoint(
            left + (right - left) * across, (top + bottom) / 2);
        if (!there || !(element.contains(there) || there.contains(element)))
            faults.push(`${name} lies behind ${there?.className || there?.tagName}: ${box}`);
    };
    const NEEDED = {
        question: ".bar h2", option: ".bar ol button", own: ".own .portrait, .strip .portrait",
    };
    for (const [name, selector] of Object.entries(NEEDED)) {
        const found = all(selector);
        if (!found.length) faults.push(`no ${name}`);
        found.forEach((element) => inSight(`${name} ${firstLine(element)}`, element));
    }
    // Many cards are held as a fan, of which each shows its left edge.
    all(".own .card").forEach((element) =>
        inSight(`card ${element.querySelector(".name")?.innerText}`, element, 0.1));
    const seats = all(".seat");
    seats.forEach((element, at) => inSight(`seat ${at}`, element));

    const PARTS = {
        seat: ".seat", dock: ".table > .dock > .own", portrait: ".own .portrait",
        bar: ".table > .bar", rail: ".rail", drawer: "aside.drawer", top: ".table > .top",
        tray: "[data-place=tray]:not(.beside *)", scene: ".beside",
        roster: ".roster", lenses: ".lenses", foe: "article[data-place=foe]",
        last: ".after > section", tower: "section.tower",
    };
    const parts = Object.entries(PARTS).flatMap(([name, selector]) =>
        all(selector).map((element) => [name, element, element.getBoundingClientRect()]));
    parts.forEach(([name, one, a], at) => parts.slice(at + 1).forEach(([other, two, b]) => {
        if (one.contains(two) || two.contains(one)) return;
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 1 && down > 1)
            faults.push(`${name} and ${other} overlap: ${Math.round(across)}x${Math.round(down)}`);
    }));
    // What lies open beside a place lets the place be seen.
    all(".beside .bubble:not(.none)").forEach((bubble) =>
        all(document.querySelector(".ghost") ? ".ghost" : ".running").forEach((place) => {
            const [a, b] = [bubble, place].map((one) => one.getBoundingClientRect());
            const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (across > b.width / 2 && down > b.height / 2)
                faults.push(`the scene hides its place, ${[across, down].map(Math.round)}`);
        }));
    return { faults, seats: seats.length };
}"""


class Question(NamedTuple):
    """The fullest moment of a kind of question: the rule that asks, who is asked, the table."""

    why: str
    seat: int
    seats: int
    log: str


@cache
def questions(game: str) -> list[Question]:
    """Each kind of question of the golden games, where most can be chosen."""
    most: dict[str, int] = {}
    found: dict[str, Question] = {}
    for its_game, _, scenario in scenarios():
        if its_game != game:
            continue
        table = lay(game, scenario)
        for seat, _ in play(table, scenario):
            assert table.ask is not None
            why, count = table.ask.why, len(table.options(seat))
            if count > most.get(why, 0):
                most[why] = count
                log = write_log(log_of(table, with_key=True))
                found[why] = Question(why, seat, table.seats, log)
    return list(found.values())


def faults(
    page: Page, node: Node, question: Question, sizes: tuple[tuple[int, int], ...]
) -> list[str]:
    """What is wrong where a question is asked, at each size of the window."""
    open_table(page, node, bring(node, question.log), question.seat)
    expect(page.locator("[data-board]")).to_be_visible()
    expect(page.locator(".bar ol button").first).to_be_visible()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    return [
        f"{question.why} at {width}x{height}: {fault}"
        for width, height in sizes
        for fault in measured(page, question, width, height)
    ]


def measured(page: Page, question: Question, width: int, height: int) -> list[str]:
    """What is wrong at one size."""
    page.set_viewport_size({"width": width, "height": height})
    for _ in range(3):  # what is measured by the page itself settles
        drawn(page)
    told = page.evaluate(MEASURE)
    missing = question.seats - 1 - told["seats"]
    return [*told["faults"], *([f"{missing} seats are missing"] if missing else [])]
