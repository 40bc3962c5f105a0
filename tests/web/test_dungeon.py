"""Dungeon! in a browser: the whole board, ways and their costs, fights and the boss."""

import re

from playwright.sync_api import Page, expect

from tests.server.nodes import Node
from tests.web.dungeon_moments import GAME, come_to
from undercroft.engine import Table
from undercroft.games.dungeon import Dungeon
from undercroft.games.dungeon import options as opt

assert isinstance(GAME, Dungeon)
BOX, BOARD = GAME.box, GAME.box.board
SCROLLS = "() => document.documentElement.scrollHeight > innerHeight"


def hero_card(table: Table) -> int:
    """The class of the hero who acts."""
    found: int = table.state.heroes[table.state.queue[0]].card
    return found


def test_the_whole_board_lies_on_one_screen(page: Page, node: Node) -> None:
    come_to(page, node, opt.Move, 3)

    expect(page.locator("[data-board] [data-place^=place-]")).to_have_count(len(BOARD.sites) + 1)
    for label in ("1A", "6K"):
        expect(page.locator("[data-board] svg text").get_by_text(label, exact=True)).to_have_count(
            1
        )
    assert not page.evaluate(SCROLLS)
    frame = page.locator("[data-board] .camera svg").first.bounding_box()
    assert frame is not None
    assert frame["x"] >= 0
    assert frame["x"] + frame["width"] <= 1280


def test_a_space_says_what_it_costs_and_shows_the_way_before_it_is_chosen(
    page: Page, node: Node
) -> None:
    table = come_to(page, node, opt.Move, 3).table
    walk = {place: cost for place, cost, _ in table.view(None)["reach"]}
    goal = max((place for place in walk if place not in BOARD.sites), key=walk.__getitem__)
    label = BOARD.places[goal].label
    steps = f"{walk[goal]} steps"
    spot = page.get_by_role("button", name=re.compile(rf"Go to \w+ {label}, {steps}"))

    expect(spot).to_have_count(1)
    spot.focus()
    expect(page.locator(".way circle")).to_have_count(walk[goal])
    spot.press("Enter")

    pawn = page.locator(f"[data-board] [data-place=hero-{hero_card(table)}]")
    expect(page.get_by_text(re.compile(rf"goes to \w+ {label}")).first).to_be_attached()
    expect(pawn).to_have_count(1)


def test_a_fight_shows_the_foes_six_numbers_with_mine_and_the_chance(
    page: Page, node: Node
) -> None:
    table = come_to(page, node, opt.Strike, 3).table
    fight = table.view(None)["fight"]
    scene = page.locator("[data-board] article")

    expect(scene.get_by_role("row")).to_have_count(6)
    mine = scene.locator("tr.mine")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text(str(fight["needs"]))
    expect(page.get_by_text(f"{fight['chance']}% to win.")).to_be_visible()
    expect(page.get_by_text("Seriously Hurt", exact=True)).to_be_visible()


def test_a_class_is_taken_by_its_portrait(page: Page, node: Node) -> None:
    table = come_to(page, node, opt.TakeClass).table
    free = next(o for o in table.options(table.waiting_for[0]) if isinstance(o, opt.TakeClass))
    name = BOX.cards[free.hero].id.title()

    page.locator("[data-board] section").get_by_role("button", name=re.compile(name)).click()

    expect(page.get_by_text(re.compile(rf"{name} enters")).first).to_be_attached()


def test_the_boss_has_a_scene_of_his_own_where_a_card_is_the_guess(page: Page, node: Node) -> None:
    come_to(page, node, opt.Guess)
    scene = page.get_by_role("region", name="The battle with Magaroth")

    expect(scene.get_by_role("heading", name="Magaroth Darkpain")).to_be_visible()
    expect(scene.get_by_role("button")).to_have_count(3)
    scene.get_by_role("button", name="Guess Teleport").click()

    expect(page.get_by_role("log")).to_contain_text("guesses Teleport. Magaroth casts")
