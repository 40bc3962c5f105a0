"""What heroes settle among themselves in the browser: trades, assists and sabotage."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.nodes import Node
from tests.web.barriers import barriers
from tests.web.dungeon_run_moments import bring, moment, polled, sit, trading
from tests.web.visits import new_window, options

SEATS = 3


@pytest.fixture
def friend(browser: Browser) -> Iterator[Page]:
    """The page of somebody else, on a phone."""
    context = new_window(browser, viewport={"width": 360, "height": 740}, reduced_motion="reduce")
    yield context.new_page()
    context.close()


def window(page: Page, title: str) -> Locator:
    """What is talked over, on the board."""
    return page.get_by_role("region", name=re.compile(title))


def story(page: Page) -> Locator:
    """What has happened; on a phone it lies in a drawer."""
    if not page.get_by_role("log").count():
        page.get_by_role("button", name="Story").click()
    return page.get_by_role("log").first


def lay_a_card(page: Page) -> str:
    """Offer a card by clicking it among the own ones; says which."""
    text = page.locator("[data-option]", has_text="Offer ").first.inner_text()
    card = text.split("\n")[0].partition("Offer ")[2].strip()
    hand = page.get_by_role("list", name="Your cards")
    hand.get_by_role("button", name=f"Offer {card}").first.click()
    return card


def sit_to_trade(page: Page, friend: Page, node: Node) -> None:
    """Two who trade, each in a browser."""
    found = moment(trading)
    (giver,) = found.asked
    table = bring(node, found.log)
    sit(page, node, table, giver)
    sit(friend, node, table, 1 - giver)


def test_a_trade_is_offered_in_one_browser_and_accepted_in_another(
    page: Page, friend: Page, node: Node
) -> None:
    sit_to_trade(page, friend, node)
    talk = window(page, "^Trade: .* proposal 0 of 6$")

    card = lay_a_card(page)
    expect(talk.get_by_role("button", name=f"Take back {card}")).to_be_visible()
    talk.get_by_role("button", name="Propose this trade").click()

    offer = window(friend, "^Trade: .* proposal 1 of 6$")
    for seen in (offer, window(page, "^Trade: .* proposal 1 of 6$")):
        expect(seen).to_contain_text(f"offers {card}")
    assert barriers(friend) == []
    assert friend.evaluate("document.documentElement.scrollWidth") <= 360
    offer.get_by_role("button", name="Agree").click()
    for one in (page, friend):
        expect(story(one)).to_contain_text("shake hands: 1 card for nothing")
        expect(window(one, "^Trade: ")).to_have_count(0)
    friend.get_by_role("button", name=re.compile(r"^\d+ cards?$")).click()
    expect(friend.get_by_role("dialog", name="Your cards")).to_contain_text(card)


def test_an_offer_stays_as_it_was_made_while_its_maker_changes_what_is_laid(
    page: Page, friend: Page, node: Node
) -> None:
    sit_to_trade(page, friend, node)
    card = lay_a_card(page)
    window(page, "^Trade: ").get_by_role("button", name="Propose this trade").click()
    window(friend, "^Trade: ").get_by_role("button", name="Propose this trade").click()
    talk = window(page, "^Trade: .* proposal 2 of 6$")

    talk.get_by_role("button", name=f"Take back {card}").click()

    expect(talk.get_by_role("button", name=f"Take back {card}")).to_have_count(0)
    expect(talk).to_contain_text(f"offers {card}")


def test_who_looks_on_learns_how_many_cards_are_offered_but_not_which(
    page: Page, friend: Page, node: Node
) -> None:
    found = moment(trading)
    table = bring(node, found.log)
    sit(page, node, table, *found.asked)
    sit(friend, node, table)
    card = lay_a_card(page)
    window(page, "^Trade: ").get_by_role("button", name="Propose this trade").click()

    offer = window(friend, "^Trade: .* proposal 1 of 6$")

    expect(offer).to_contain_text("offers")
    expect(offer).not_to_contain_text(card)
    expect(offer.get_by_role("button")).to_have_count(0)


def test_every_hero_who_is_asked_answers_a_poll_and_sees_what_others_said(
    page: Page, friend: Page, node: Node
) -> None:
    found = moment(polled, SEATS)
    table = bring(node, found.log)
    (fighter,) = set(range(SEATS)) - set(found.asked)
    sit(page, node, table, *found.asked)
    sit(friend, node, table, fighter)
    expect(window(friend, "Assist or sabotage")).to_contain_text("has not answered yet")
    expect(window(friend, "Assist or sabotage").get_by_role("listitem")).to_have_count(2)

    dice = found.table.view(None)["effort"]["gives"][found.asked[1]][0]
    assist = f"Assist with brawn, {dice} extra {'die' if dice == 1 else 'dice'}"
    for answer in ("Sabotage", assist):
        page.get_by_role("button", name="I’m").click()
        options(page).filter(has_text=answer).click()

    offered = window(friend, "Assist or sabotage")
    expect(offered).to_contain_text("sabotages")
    expect(offered).to_contain_text(re.compile("offers .* help"))
    assert barriers(friend) == []
    options(friend).filter(has_text="Accept").click()
    for one in (page, friend):
        expect(story(one)).to_contain_text("accepts help")
