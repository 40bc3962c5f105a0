"""Rolls belong to their players: they wait until somebody rolls, and real dice are tapped."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.clients import lay
from tests.server.nodes import Node
from tests.web.visits import WE_BEGIN, new_window, open_table, options

BUST = "Bust the Door"


@pytest.fixture
def patient(browser: Browser) -> Iterator[Page]:
    """The page of somebody who rolls their own dice."""
    context = new_window(
        browser, liked="", viewport={"width": 1280, "height": 720}, reduced_motion="reduce"
    )
    yield context.new_page()
    context.close()


def bust(page: Page, node: Node, seats: str, **more: object) -> None:
    """Sit down alone with whoever plays, and bust the door."""
    laid = lay(node, "dungeon-attack", seats, setup=WE_BEGIN["dungeon-attack"], **more)
    open_table(page, node, laid, 0, owner=True)
    options(page).filter(has_text=BUST).click()


def test_a_roll_waits_for_its_player_and_nothing_tells_it_before(patient: Page, node: Node) -> None:
    bust(patient, node, "human,human")
    roll = patient.get_by_role("button", name="Roll", exact=True)
    expect(patient.get_by_role("heading", name="Your roll")).to_be_visible()
    expect(roll).to_be_visible()
    patient.get_by_role("button", name="The story so far").click()
    sentences = patient.get_by_role("log").first.get_by_role("listitem")
    expect(sentences.last).to_contain_text("busts the door")

    patient.keyboard.press("1")

    expect(roll).to_have_count(0)
    expect(sentences.last).not_to_contain_text("busts the door")


def test_undo_is_offered_once_there_is_something_to_undo(patient: Page, node: Node) -> None:
    laid = lay(node, "dungeon-attack", "human,human", setup=WE_BEGIN["dungeon-attack"])
    open_table(patient, node, laid, 0, owner=True)
    expect(options(patient).first).to_be_visible()
    undo = patient.get_by_role("button", name="Undo")
    expect(undo).to_be_hidden()

    options(patient).filter(has_text=BUST).click()
    patient.get_by_role("button", name="Roll", exact=True).click()
    expect(undo).to_be_visible()
    patient.keyboard.press("u")

    expect(patient.get_by_role("button", name="Withdraw the request")).to_be_visible()


def test_real_dice_are_tapped_and_say_whose_they_are(patient: Page, node: Node) -> None:
    bust(patient, node, "human,human", real_dice=True)
    heading = patient.get_by_role("region", name="Choose").get_by_role("heading", level=2)
    expect(heading).to_contain_text("tap what")
    expect(heading).to_contain_text(":")
    faces = patient.get_by_role("group", name="Faces to tap")
    done = patient.get_by_role("button", name="That’s my roll")
    expect(done).to_have_attribute("aria-disabled", "true")
    count = int(patient.get_by_text("0 of").inner_text().split(" of ")[1])

    for _ in range(count):
        faces.get_by_role("button").first.click()
    expect(patient.get_by_text(f"{count} of {count}")).to_be_visible()
    done.click()

    expect(done).to_have_count(0)
