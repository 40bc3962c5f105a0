"""Dungeon Fighter in a browser: map, fight, camp; thrown on screen and told from a real board."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.clients import lay
from tests.server.nodes import Node
from tests.web.barriers import barriers
from tests.web.dungeon_fighter_moments import come_to, fullest
from tests.web.parties import PHONE, board, flicked, go_on, told_by_taps
from tests.web.test_throws import flick, hand
from tests.web.test_walk import DESKTOPS, TOUCHED, window
from tests.web.visits import can_choose, click_soon, open_table, options, until
from tests.web.walk import faults
from undercroft.games.dungeon_fighter import options as opt

ENDED = re.compile(r"Section \d|Miss|Bullseye|Insta-Kill")
PARTY = 6


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """The phone of somebody who touches."""
    with window(browser, "fr-FR", touch=True) as page:
        page.set_viewport_size(PHONE)
        yield page


def test_a_room_is_entered_by_its_place_on_the_map(page: Page, node: Node) -> None:
    table = come_to(page, node, opt.EnterRoom, 1).table
    ways = [o for o in table.options(0) if isinstance(o, opt.EnterRoom)]
    spots = board(page).get_by_role("button", name=re.compile("Enter:"))

    expect(spots).to_have_count(len(ways))
    expect(board(page).get_by_role("region", name="The tower")).to_be_visible()
    spots.first.focus()
    spots.first.press("Enter")

    expect(board(page).locator("[data-place=foe]")).to_be_visible()
    expect(page.get_by_role("log").first).to_contain_text("The party enters")


def test_a_die_is_taken_from_the_tray_flicked_and_its_damage_explained(
    page: Page, node: Node
) -> None:
    come_to(page, node, opt.TakeDie, 1)
    tray = board(page).locator("[data-place=tray]")
    dice = tray.get_by_role("button", name=re.compile("Throw the"))
    expect(dice).to_have_count(3)
    dice.first.click()

    expect(hand(page)).to_be_visible()
    expect(tray).to_contain_text(re.compile("On a Hit|Hit or Miss|On a Miss"))
    assert barriers(page) == []
    flick(page)

    last = board(page).get_by_role("region", name="The last throw")
    expect(last).to_contain_text(ENDED)


def test_the_throw_that_ends_a_fight_is_explained_too(page: Page, node: Node) -> None:
    come_to(page, node, opt.TakeDie, 1, life=1)
    board(page).get_by_role("button", name="How you throw").click()
    page.get_by_role("dialog").get_by_role("combobox").select_option("steady")
    page.keyboard.press("Escape")
    foe = board(page).locator("[data-place=foe]")
    dice = board(page).get_by_role("button", name=re.compile("Throw the"))
    expect(dice.first).to_be_visible()

    def is_felled() -> bool:
        if foe.count() and dice.count():
            click_soon(dice.first)
        elif foe.count():
            go_on(page)
        return not foe.count()

    until(page, is_felled)

    last = board(page).get_by_role("region", name="The last throw")
    expect(last).to_contain_text(re.compile(r"Section \d|Bullseye"))
    expect(last.get_by_role("list", name=re.compile("damage"))).to_be_visible()


def test_a_hero_is_chosen_by_the_portrait(page: Page, node: Node) -> None:
    come_to(page, node, opt.TakeHero, 1)
    heroes = board(page).locator(".roster button")

    expect(heroes).to_have_count(9)
    assert barriers(page) == []
    heroes.filter(has_text="Torm").click()

    expect(page.get_by_role("log").first).to_contain_text("Torm")


def test_a_card_is_bought_where_it_lies(page: Page, node: Node) -> None:
    table = come_to(page, node, opt.Buy, 1).table
    wares = board(page).locator(".shelf button[data-hint]")
    can_buy = [o for o in table.options(0) if isinstance(o, opt.Buy | opt.BuyDie | opt.BuyHealing)]

    expect(wares).to_have_count(len(can_buy))
    assert barriers(page) == []
    wares.first.click()

    expect(page.get_by_role("log").first).to_contain_text("Bought for")


def test_a_scar_covers_the_ability_that_is_pointed_at(page: Page, node: Node) -> None:
    come_to(page, node, opt.CoverAbility)
    abilities = board(page).locator(".abilities button")
    count = abilities.count()
    assert count > 1
    abilities.first.click()

    expect(page.get_by_role("log").first).to_contain_text("Scar")


def test_the_map_can_be_looked_at_during_a_fight(page: Page, node: Node) -> None:
    come_to(page, node, opt.TakeDie, 1)
    foe = board(page).locator("[data-place=foe]")
    expect(foe).to_be_visible()
    board(page).get_by_role("button", name="Map").click()
    expect(board(page).locator("[data-place=party]")).to_be_visible()
    expect(foe).to_have_count(0)
    board(page).get_by_role("button", name="Back to the game").click()
    expect(foe).to_be_visible()


def test_a_whole_game_is_told_by_taps_on_a_phone(phone: Page, node: Node) -> None:
    """One hit, then misses, until the mushrooms have won."""
    laid = lay(node, "dungeon-fighter", "human", setup={"difficulty": "easy"})
    open_table(phone, node, laid, 0, owner=True)
    can_choose(phone)
    options(phone).filter(has_text="Tirer").first.click()
    assert told_by_taps(phone) > 1


def test_a_whole_game_is_flicked_with_the_mouse(page: Page, node: Node) -> None:
    """Every die flies, until the mushrooms or the Party have won."""
    laid = lay(node, "dungeon-fighter", "human", setup={"difficulty": "infernal"})
    open_table(page, node, laid, 0, owner=True)
    can_choose(page)
    options(page).filter(has_text="Draw").first.click()
    assert flicked(page) > 2


def test_all_is_in_sight_whatever_is_asked(browser: Browser, node: Node) -> None:
    with window(browser, "en-GB", touch=False) as page:
        found = [
            fault for question in fullest(4) for fault in faults(page, node, question, DESKTOPS[:1])
        ]
    assert found == []


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 4, PARTY])
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize(
    ("touch", "sizes"), [(False, DESKTOPS), (True, TOUCHED)], ids=["desktop", "touch"]
)
def test_all_is_in_sight_at_every_size(
    browser: Browser,
    node: Node,
    seats: int,
    locale: str,
    touch: bool,
    sizes: tuple[tuple[int, int], ...],
) -> None:
    with window(browser, locale, touch=touch) as page:
        found = [
            fault for question in fullest(seats) for fault in faults(page, node, question, sizes)
        ]
    assert found == []
