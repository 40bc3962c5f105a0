"""Movement on the board of Dungeon Run: what happened is seen, delays nothing, leaves nothing."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.nodes import Node
from tests.web.dungeon_run_moments import before, bring, come_to, drawn, sit
from tests.web.recorded import Played, game_with
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
CAMERA = "world"
"""What the camera moves when it goes to what is asked."""
MOVED = "Object.keys(window.moved)"
FORGET = "window.moved = {}"
FAST = """localStorage.setItem("undercroft-settings", '{"speed": "fast"}')"""
MOVING = """document.getAnimations().filter(
    ({ effect }) => effect.target.closest("[data-board]")).length"""
GHOST = "[data-spot='ghost']"
TOLD = "[data-words] li"
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
MOVED_BY: dict[type[ev.RunEvent], Places] = {
    ev.TileLaid: lambda it: {f"tile-{it.tile}"},
    ev.HeroMoved: lambda it: {f"hero-{it.seat}"},
    ev.MonsterRoamed: lambda it: {f"monster-{it.tile}"},
    ev.EncounterDrawn: lambda it: {"flying up"},
    ev.TreasureLaid: lambda it: {"flying down"},
    ev.ItemFound: lambda it: {"flying up"},
    ev.MonsterRolled: lambda it: {"die-foe-0"},
    ev.MonsterKilled: lambda it: {"flying monster"},
    ev.HeroWounded: lambda it: {f"hero-{it.seat}", f"seat-{it.seat}"},
    ev.TradeDone: lambda it: {"flying down"},
}
"""One of each sort of motion; `motions.test.ts` has what every event moves."""


@pytest.mark.parametrize("kind", [ev.HeroMoved, ev.MonsterKilled])
def test_what_happens_moves(lively: Page, node: Node, kind: type[ev.RunEvent]) -> None:
    turning = before(kind)
    sit(lively, node, bring(node, turning.log), turning.seat)
    expect(options(lively).first).to_be_visible()
    lively.evaluate(WATCH)

    lively.locator(f"[data-option='{turning.option}']").click()

    until(lively, lambda: MOVED_BY[kind](turning.event) <= set(lively.evaluate(MOVED)))
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
    expect(options(page).filter(has_text="End your turn")).to_be_visible()
    be_drawn(page)

    assert page.evaluate(MOVED) == []


def told(page: Page) -> int:
    """How many sentences the story has."""
    return page.locator("[role=log] li").count()


def replayed(page: Page, node: Node) -> Played:
    """Look at a game again in which everything happens, at its beginning."""
    game = game_with(MOVED_BY)
    page.goto(f"{node.url}/replay/{bring(node, game.log)['id']}")
    expect(page.get_by_role("group", name="The map")).to_be_visible()
    page.evaluate(WATCH)
    return game


def go_to(page: Page, step: int, go: Callable[[], None]) -> None:
    """Go to another step of a replay, in some way."""
    with page.expect_response(lambda answer: f"/replay?step={step}&" in answer.url) as answer:
        go()
    answer.value.finished()
    be_drawn(page)


def test_a_replay_moves_a_step_forward_and_jumps_otherwise(lively: Page, node: Node) -> None:
    """Through one game, whose page comes once; fast, since so much is watched."""
    lively.add_init_script(FAST)
    table, firsts = replayed(lively, node)
    moved: dict[int, set[str]] = {}
    for kind, found in MOVED_BY.items():
        event = next(event for event in table.events if isinstance(event, kind))
        moved.setdefault(firsts[kind], set()).update(found(event))

    for step, places in sorted(moved.items()):
        lively.evaluate(FORGET)
        go_to(lively, step, partial(lively.get_by_role("slider").fill, str(step)))
        go_to(lively, step - 1, partial(lively.keyboard.press, "ArrowLeft"))
        moved_so = [what for what in lively.evaluate(MOVED) if not what.startswith(CAMERA)]
        assert moved_so == []

        lively.keyboard.press("ArrowRight")

        until(lively, lambda: places <= set(lively.evaluate(MOVED)))  # noqa: B023
        until(lively, lambda: is_still(lively))


def test_a_replay_moves_nothing_for_those_who_want_less_motion(page: Page, node: Node) -> None:
    step = replayed(page, node).firsts[ev.MonsterKilled] - 1
    go_to(page, step, partial(page.get_by_role("slider").fill, str(step)))
    before = told(page)

    page.keyboard.press("ArrowRight")

    until(page, lambda: told(page) > before)
    be_drawn(page)
    assert page.evaluate(MOVED) == []
