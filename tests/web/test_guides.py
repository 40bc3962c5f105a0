"""A guided first game in the browser: the coach points, leads to the end, and can be left."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.nodes import Node
from tests.web.barriers import barriers
from tests.web.visits import click_soon, is_over, new_window, options, until
from undercroft.games import find, makers
from undercroft.guides import check_guide, guide_of

GUIDED = [name for name in sorted(makers()) if guide_of(find(name)) is not None]
NEWCOMER = """if (!localStorage.getItem("undercroft-settings"))
    localStorage.setItem("undercroft-settings", JSON.stringify({speed: "off", autoRoll: true}))"""
COACH = "[data-coach]"
SUGGESTED = ".bar button.suggested"
COVERS = """() => {
    const [coach, bar] = ["[data-coach]", ".bar"].map((one) =>
        document.querySelector(one).getBoundingClientRect());
    return coach.right > bar.left && coach.bottom > bar.top;
}"""


@pytest.fixture
def newcomer(browser: Browser) -> Iterator[Page]:
    """A page of somebody who knows no game yet."""
    context = new_window(
        browser, NEWCOMER, viewport={"width": 1280, "height": 720}, reduced_motion="reduce"
    )
    yield context.new_page()
    context.close()


def begin(page: Page, node: Node, game: str) -> None:
    """From the house into the guided game."""
    page.goto(node.url)
    page.locator(f"article[data-game={game}]").get_by_role("button", name="Learn it in").click()
    expect(page.locator(COACH)).to_be_visible()


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=["desktop", "phone"])
def test_the_coach_stands_clear_of_the_question(
    newcomer: Page, node: Node, size: tuple[int, int]
) -> None:
    page = newcomer
    page.set_viewport_size({"width": size[0], "height": size[1]})
    begin(page, node, "dungeon-attack")
    until(page, lambda: not page.evaluate(COVERS))

    page.locator(SUGGESTED).click()
    expect(page.locator(COACH)).to_contain_text("Your roll")
    until(page, lambda: not page.evaluate(COVERS))


@pytest.mark.parametrize("game", GUIDED)
def test_what_the_coach_suggests_leads_to_the_end(newcomer: Page, node: Node, game: str) -> None:
    page = newcomer
    begin(page, node, game)
    assert barriers(page) == []
    said = set()
    guide = check_guide(find(game))
    steps = len(guide.choices)
    last = page.locator(COACH).get_by_text(f"{steps} / {steps}")

    def follows() -> bool:
        coach = page.locator(COACH).locator("p")
        said.update(coach.all_inner_texts())
        click_soon(page.locator(SUGGESTED))
        click_soon(page.get_by_role("button", name="Throw for me"))
        return is_over(page) if guide.written.whole else last.is_visible()

    until(page, follows)

    assert len(said) > 2
    if not guide.written.whole:  # the rest is the learner's own
        options(page).first.click()
    expect(page.locator(COACH)).to_have_count(0)
    page.goto(node.url)
    known = page.locator(f"article[data-game={game}]")
    expect(known.get_by_role("button", name="Play now")).to_be_visible()
    expect(known.get_by_role("button", name="Learn it in")).to_have_count(0)


def test_who_goes_another_way_is_told_and_led_back_by_undo(newcomer: Page, node: Node) -> None:
    page = newcomer
    begin(page, node, "dungeon-attack")
    page.locator(SUGGESTED).click()  # *Bust the Door*: dice fall; the next choice can be undone
    expect(page.locator(SUGGESTED)).to_contain_text("Send to the Room")

    page.locator(".bar [data-option]:not(.suggested)").first.click()
    expect(page.locator(COACH)).to_contain_text("a way of your own")
    page.keyboard.press("u")

    expect(page.locator(SUGGESTED).first).to_be_visible()
    expect(page.locator(COACH).filter(has_text="a way of your own")).to_have_count(0)


def test_the_guide_is_skipped_and_the_game_goes_on(newcomer: Page, node: Node) -> None:
    page = newcomer
    begin(page, node, "dungeon-attack")

    page.get_by_role("button", name="Skip the guide").click()

    expect(page.locator(COACH)).to_have_count(0)
    expect(page.locator(SUGGESTED)).to_have_count(0)
    expect(options(page).first).to_be_visible()
