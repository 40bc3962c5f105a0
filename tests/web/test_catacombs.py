"""The Catacombs in a browser: the way and its doors, the fight, rest and Shop."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.clients import lay
from tests.server.nodes import Node
from tests.web.barriers import barriers
from tests.web.catacombs_moments import come_to, fullest
from tests.web.dungeon_run_moments import bring
from tests.web.parties import PHONE, board, flicked, go_on, told_by_taps
from tests.web.test_throws import flick, hand
from tests.web.test_walk import DESKTOPS, window
from tests.web.visits import open_table
from tests.web.walk import faults
from undercroft.games.dungeon_fighter_catacombs import options as opt

ENDED = re.compile(r"Section \d|Miss|Bullseye|Insta-Kill|On a web|Compass|Treasure|Backstab")


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """The phone of somebody who touches."""
    with window(browser, "fr-FR", touch=True) as page:
        page.set_viewport_size(PHONE)
        yield page


def test_the_leader_chooses_a_door_and_nobody_else_sees_behind_it(page: Page, node: Node) -> None:
    found = come_to(page, node, opt.TakeRoom)
    doors = board(page).get_by_role("button", name=re.compile("^Go there:"))
    expect(doors).to_have_count(2)
    doors.first.click()
    expect(page.get_by_role("log").first).to_contain_text("The party enters")

    other = next(seat for seat in range(4) if seat not in found.asked)
    open_table(page, node, bring(node, found.log), other)
    expect(board(page).get_by_text("a door that the Leader looks behind")).to_have_count(2)
    expect(doors).to_have_count(0)


def test_a_die_is_taken_from_the_tray_flicked_and_its_damage_explained(
    page: Page, node: Node
) -> None:
    come_to(page, node, opt.TakeDie)
    tray = board(page).locator("[data-place=tray]")
    dice = tray.get_by_role("button", name=re.compile("Throw the"))
    expect(dice).to_have_count(3)
    dice.first.click()

    expect(hand(page)).to_be_visible()
    flick(page)
    expect(board(page).get_by_role("region", name="The last throw")).to_contain_text(ENDED)


def test_the_shop_sells_by_its_shelf(page: Page, node: Node) -> None:
    table = come_to(page, node, opt.BuyDie).table
    gold = table.state.gold
    board(page).get_by_role("button", name=re.compile("Buy a white die")).click()

    expect(page.get_by_role("log").first).to_contain_text("a white die")
    assert gold >= 2


def test_a_scar_is_laid_on_an_ability_of_the_own_sheet(page: Page, node: Node) -> None:
    come_to(page, node, opt.CoverAbility)
    expect(board(page).get_by_role("heading", name="Which ability does the Scar")).to_be_visible()
    board(page).get_by_role("button", name=re.compile("^Cover the")).first.click()

    expect(page.get_by_role("log").first).to_contain_text("keeps a Scar")


def test_a_whole_game_is_told_by_taps_on_a_phone(phone: Page, node: Node) -> None:
    """One hit, then misses, until the ghosts have won."""
    laid = lay(node, "dungeon-fighter-catacombs", "human", setup={"difficulty": "inferno"})
    open_table(phone, node, laid, 0, owner=True)
    assert told_by_taps(phone, lambda page: set_up(page, "Tirer")) > 1


def test_a_whole_game_is_flicked_with_the_mouse(page: Page, node: Node) -> None:
    """Every die flies, until the ghosts or the Party have won."""
    laid = lay(node, "dungeon-fighter-catacombs", "human", setup={"difficulty": "inferno"})
    open_table(page, node, laid, 0, owner=True)
    assert flicked(page, lambda page: set_up(page, "Draw")) > 2


def set_up(page: Page, draw: str) -> bool:
    """Let chance choose the two Heroes, else choose what is offered first; never True."""
    by_chance = page.locator(".bar ol button:not([aria-disabled=true])").filter(has_text=draw)
    if not by_chance.count():
        return go_on(page)
    by_chance.first.evaluate("button => button.click()")
    page.wait_for_timeout(30)
    return False


def test_nothing_stands_in_the_way_of_readers(page: Page, node: Node) -> None:
    for kind in (opt.TakeRoom, opt.TakeDie, opt.BuyDie):
        come_to(page, node, kind)
        assert barriers(page) == []


def test_all_is_in_sight_whatever_is_asked(browser: Browser, node: Node) -> None:
    with window(browser, "en-GB", touch=False) as page:
        found = [
            fault for question in fullest(4) for fault in faults(page, node, question, DESKTOPS[:1])
        ]
    assert found == []
