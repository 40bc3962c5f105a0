"""Movement on the board of Dungeon Run: what happened is seen, delays nothing, leaves nothing."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.nodes import Node
from tests.web.dungeon_run_moments import (
    before,
    bring,
    come_to,
    drawn,
    happened,
    moment,
    sit,
)
from tests.web.visits import drawn as be_drawn
from tests.web.visits import new_window, options, until
from undercroft.games.dungeon_run import events as ev

WATCH = """() => {
    window.moved = {};
    const note = (moved) => (window.moved[moved.dataset.place ?? moved.className] = true);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        note(this);
        return animate.apply(this, how);
    };
    const look = () => {
        for (const { effect } of document.getAnimations()) note(effect.target);
        requestAnimationFrame(look);
    };
    look();
}"""
"""Note what is set in motion, by scripts when they do it, by styles when it is seen."""
MOVED = "Object.keys(window.moved)"
MOVING = """document.getAnimations().filter(
    ({ effect }) => effect.target.closest("[data-board]")).length"""
GHOST = "[data-spot='ghost']"
TOLD = "details ol li"
"""The laid tiles, in words."""
LAY = f"""async () => {{
    document.querySelector("{GHOST}").dispatchEvent(new MouseEvent("click", {{ bubbles: true }}));
    const end = () => [...document.querySelectorAll("[data-option]:not([aria-disabled=true])")]
        .find((option) => option.innerText.includes("End your turn"));
    while (!end()) await new Promise(requestAnimationFrame);
    const found = [{MOVING}, document.querySelectorAll("{TOLD}").length];
    end().click();
    return found;
}}"""
"""Lay a tile and end the turn at once; says what moved then, and how many tiles were told."""


@pytest.fixture
def lively(browser: Browser) -> Iterator[Page]:
    """The page of somebody who likes movement."""
    context = new_window(browser, viewport={"width": 1280, "height": 900})
    yield context.new_page()
    context.close()


def is_still(page: Page) -> bool:
    """Whether nothing moves and nothing is in the air."""
    return not page.evaluate(MOVING) and not page.locator(".flying").count()


Places = Callable[[Any], set[str]]


@pytest.mark.parametrize(
    ("kind", "places"),
    [
        (ev.TileLaid, lambda it: {f"tile-{it.tile}"}),
        (ev.HeroMoved, lambda it: {f"hero-{it.seat}"}),
        (ev.MonsterRoamed, lambda it: {f"monster-{it.tile}"}),
        (ev.EncounterDrawn, lambda it: {"flying up"}),
        (ev.TreasureLaid, lambda it: {"flying down"}),
        (ev.ItemFound, lambda it: {"flying up"}),
        (ev.MonsterRolled, lambda it: {"die-foe-0"}),
        (ev.MonsterKilled, lambda it: {"flying monster"}),
        (ev.HeroWounded, lambda it: {f"hero-{it.seat}", f"panel-{it.seat}"}),
        (ev.TradeDone, lambda it: {"flying down"}),
    ],
)
def test_what_happens_moves(
    lively: Page, node: Node, kind: type[ev.RunEvent], places: Places
) -> None:
    turning = before(kind)
    sit(lively, node, bring(node, turning.log), turning.seat)
    expect(options(lively).first).to_be_visible()
    lively.evaluate(WATCH)

    lively.locator(f"[data-option='{turning.option}']").click()

    until(lively, lambda: places(turning.event) <= set(lively.evaluate(MOVED)))
    until(lively, lambda: is_still(lively))


def test_nobody_waits_for_what_moves(lively: Page, node: Node) -> None:
    come_to(lively, node, drawn)
    expect(lively.locator(GHOST)).to_be_visible()
    laid = lively.locator(TOLD).count()

    moving, told = lively.evaluate(LAY)

    assert moving
    assert told == laid + 1
    expect(lively.get_by_role("heading", name="Waiting for")).to_be_visible()
    until(lively, lambda: is_still(lively))


def test_what_happened_before_the_page_came_does_not_move(lively: Page, node: Node) -> None:
    come_to(lively, node, drawn)
    expect(lively.locator(GHOST)).to_be_visible()

    assert is_still(lively)


def test_nothing_moves_for_those_who_want_less_motion(page: Page, node: Node) -> None:
    come_to(page, node, drawn)
    page.evaluate(WATCH)
    page.locator(GHOST).press("Enter")
    expect(options(page).first).to_contain_text("End your turn")
    be_drawn(page)

    assert page.evaluate(MOVED) == []


def told(page: Page) -> int:
    """How many sentences the story has."""
    return page.locator("[role=log] li").count()


def look_back(page: Page, node: Node, kind: type[ev.RunEvent]) -> int:
    """Go to the end of a replay, where something has just happened; says how long its story is."""
    page.goto(f"{node.url}/replay/{bring(node, moment(happened(kind)).log).id}")
    slider = page.get_by_role("slider")
    expect(page.get_by_role("group", name="The map")).to_be_visible()
    first = told(page)
    page.evaluate(WATCH)
    slider.fill(slider.get_attribute("max") or "")
    until(page, lambda: told(page) > first)
    return told(page)


@pytest.mark.parametrize(
    ("kind", "places"),
    [
        (ev.TileLaid, lambda it: {f"tile-{it.tile}"}),
        (ev.HeroMoved, lambda it: {f"hero-{it.seat}"}),
        (ev.MonsterRolled, lambda it: {"die-foe-0"}),
        (ev.MonsterKilled, lambda it: {"flying monster"}),
    ],
)
def test_a_replay_moves_a_step_forward_and_jumps_otherwise(
    lively: Page, node: Node, kind: type[ev.RunEvent], places: Places
) -> None:
    last = look_back(lively, node, kind)
    lively.keyboard.press("ArrowLeft")
    until(lively, lambda: told(lively) < last)
    be_drawn(lively)
    assert lively.evaluate(MOVED) == []

    lively.keyboard.press("ArrowRight")

    until(lively, lambda: places(before(kind).event) <= set(lively.evaluate(MOVED)))
    until(lively, lambda: is_still(lively))


def test_a_replay_moves_nothing_for_those_who_want_less_motion(page: Page, node: Node) -> None:
    last = look_back(page, node, ev.MonsterKilled)
    page.keyboard.press("ArrowLeft")
    until(page, lambda: told(page) < last)

    page.keyboard.press("ArrowRight")

    until(page, lambda: told(page) == last)
    be_drawn(page)
    assert page.evaluate(MOVED) == []
