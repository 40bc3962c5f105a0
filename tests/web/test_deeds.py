"""What others did: seen as it happens, told of when it is undone, summed up after an absence."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.clients import Message
from tests.server.nodes import Node
from tests.web.dungeon_run_moments import Moment, before, bring, moment, offers, sit
from tests.web.visits import KEEP, can_choose, is_over, new_window, options, secret, sit_down, until
from undercroft.engine import Table
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run import options as opt

NOTE = """(selector) => {
    window.noted = [];
    const note = () => {
        for (const one of document.querySelectorAll(selector))
            if (one.innerText && !window.noted.includes(one.innerText))
                window.noted.push(one.innerText);
    };
    new MutationObserver(note).observe(
        document.body, {childList: true, characterData: true, subtree: true});
}"""
"""Note what is shown for a moment only, however late the test looks."""
NOTED = "window.noted"
BANNER = ".place .banner strong"
SAID = "p.unseen[role=status]"
LONG_AGO = 5
MOST_SCENES = 4
MOVES = 8


@pytest.fixture
def other(browser: Browser) -> Iterator[Page]:
    """The page of somebody else at the table."""
    context = new_window(browser, viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    yield context.new_page()
    context.close()


def story(page: Page) -> list[str]:
    """The sentences of the story."""
    return page.get_by_role("log").locator("li > span").all_inner_texts()


def test_a_deed_of_somebody_else_gets_a_banner_that_says_what_the_story_says(
    page: Page, other: Page, node: Node
) -> None:
    turning = before(ev.MonsterKilled)
    laid = bring(node, turning.log)
    sit(other, node, laid, turning.seat)
    sit(page, node, laid, 1 - turning.seat)
    page.evaluate(NOTE, BANNER)
    other.evaluate(NOTE, BANNER)

    other.locator(f"[data-option='{turning.option}']").click()

    until(page, lambda: any("kills" in text for text in page.evaluate(NOTED)))
    (killed,) = [text for text in page.evaluate(NOTED) if "kills" in text]
    assert killed in story(page)
    until(other, lambda: killed in story(other))
    assert not [text for text in other.evaluate(NOTED) if "kills" in text]


def equips(table: Table) -> bool:
    """A hero may change what is worn, which tells nobody anything new."""
    return offers(table, opt.Equip)


def test_who_looks_on_is_told_when_somebody_takes_a_choice_back(
    page: Page, other: Page, node: Node
) -> None:
    found = moment(equips)
    laid = bring(node, found.log)
    sit(other, node, laid, found.asked[0])
    sit(page, node, laid, 1 - found.asked[0])
    page.evaluate(NOTE, "[role=status] > .panel")

    options(other).get_by_text("Equip").first.click()
    undo = other.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_be_enabled()
    undo.click()

    until(page, lambda: len(page.evaluate(NOTED)) > 0)
    (told,) = page.evaluate(NOTED)
    assert "undo" in told
    expect(other.locator("[role=status] > .panel")).to_have_count(0)


def come_back(page: Page, node: Node) -> Message:
    """Open a table at which we looked long ago."""
    found: Moment = moment(blood_was_shed)
    laid, seat = bring(node, found.log), found.asked[0]
    page.goto(f"{node.url}/manifest.webmanifest")
    page.evaluate(KEEP, [secret(laid["id"], "seat", seat, laid["seats"][str(seat)])])
    seen = f'[["{laid["id"]} {seat}", {LONG_AGO}]]'
    page.evaluate("seen => localStorage.setItem('undercroft-seen', seen)", seen)
    page.goto(f"{node.url}/table/{laid['id']}")
    return laid


def blood_was_shed(table: Table) -> bool:
    """Much has happened since the first events."""
    return offers(table, opt.Move) and any(
        isinstance(event, ev.MonsterKilled) for event in table.events
    )


def test_whoever_was_away_sees_a_few_scenes_and_plays_them_on_the_board(
    page: Page, node: Node
) -> None:
    laid = come_back(page, node)
    curtain = page.get_by_role("region", name="It is your turn").locator("visible=true").last
    expect(curtain.get_by_role("heading", name="Since your last turn")).to_be_visible()
    scenes = curtain.get_by_role("listitem").all_inner_texts()
    assert 0 < len(scenes) <= MOST_SCENES

    curtain.get_by_role("button", name="See it on the board").click()

    slider = page.get_by_role("slider")
    until(page, lambda: any(text.startswith(scenes[0]) for text in story(page)))
    assert int(slider.input_value()) > 0
    slider.fill(slider.get_attribute("max") or "")
    expect(page.get_by_role("button", name="Go to the table")).to_have_count(2)

    page.get_by_role("button", name="Go to the table").last.click()

    expect(options(page).first).to_be_visible()
    expect(page.get_by_role("heading", name="Since your last turn")).to_have_count(0)
    assert page.url.endswith(f"/table/{laid['id']}")


def test_who_has_read_the_scenes_goes_on(page: Page, node: Node) -> None:
    come_back(page, node)

    page.get_by_role("button", name="Go on").click()

    expect(page.get_by_role("heading", name="Since your last turn")).to_have_count(0)
    page.reload()
    expect(options(page).first).to_be_visible()
    expect(page.get_by_role("heading", name="Since your last turn")).to_have_count(0)


def test_readers_are_told_what_the_story_tells_and_whose_turn_it_is(page: Page, node: Node) -> None:
    sit_down(page, node, "Dungeon Attack!")
    expect(page.locator(SAID)).to_contain_text("It is your turn")

    for _ in range(MOVES):
        page.evaluate(NOTE, SAID)
        options(page).last.click()
        if not can_choose(page):
            break
        until(page, lambda: is_over(page) or is_all_heard(page))


def is_all_heard(page: Page) -> bool:
    """Whether readers were told the question and what led to it."""
    heard = " ".join(page.evaluate(NOTED))
    return all(text in heard for text in (asked(page), *latest(page)))


def asked(page: Page) -> str:
    """The question as it stands on the screen, as who is asked hears it."""
    heading = page.get_by_role("region", name="Choose").get_by_role("heading").first
    return f"It is your turn: {heading.inner_text()}"


def latest(page: Page) -> list[str]:
    """The last sentences of the story, once however often that happened."""
    return [sentence.split("×")[0].strip() for sentence in story(page)[-2:]]
