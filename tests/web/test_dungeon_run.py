"""The board of Dungeon Run: the map is played by pointing, by keys and by dragging dice."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.clients import REQUESTS
from tests.server.nodes import Node
from tests.web.barriers import barriers
from tests.web.dungeon_run_moments import (
    Wanted,
    beside_monster,
    blocking,
    bring,
    come_to,
    drawn,
    ended,
    moment,
    raised,
    rating,
    sit,
    trapped,
    unknown,
)
from tests.web.visits import like, new_window, options
from undercroft.games import find
from undercroft.games.dungeon_run.cards import TrapCard
from undercroft.words import Words

NAMES = Words("en", find("dungeon-run"))
EXITS = "[data-spot^='cell:']"
GHOST = "[data-spot='ghost']"
SHADE = "[data-shade]"
"""The drawn tile as those see it who do not lay it."""
MENU = "[data-spot][aria-haspopup=menu]"
BLOCK = "[data-option]:has-text('Block the')"
ENGLISH, FRENCH = ("Brawn", "Magic", "Skill"), ("Force", "Magie", "Adresse")
TOLD = "[data-words] li"
"""The laid tiles, in words."""


def story(page: Page) -> Locator:
    """What has happened."""
    return page.get_by_role("log").first


def own_name(page: Page) -> str:
    """Who is played here, as the own place says."""
    return page.locator(".own p.name").inner_text()


def test_a_move_is_made_by_clicking_the_map(page: Page, node: Node) -> None:
    come_to(page, node, unknown)
    way = page.locator(EXITS).first
    expect(way).to_have_attribute("aria-label", re.compile("^Move (north|east|south|west)"))

    way.click()

    expect(story(page)).to_contain_text(f"{own_name(page)} draws a tile")


def test_a_tile_is_laid_by_clicking_its_ghost(page: Page, node: Node) -> None:
    come_to(page, node, drawn)
    ghost = page.locator(GHOST)
    before = ghost.get_attribute("aria-label")
    laid = page.locator(TOLD).count()
    page.locator("[data-spot='turn']").click()
    expect(ghost).not_to_have_attribute("aria-label", before or "")

    ghost.click(position={"x": 12, "y": 12})

    expect(page.locator(GHOST)).to_have_count(0)
    expect(page.locator(TOLD)).to_have_count(laid + 1)


def test_the_ghost_turns_as_the_button_says_that_is_pointed_at(page: Page, node: Node) -> None:
    come_to(page, node, drawn)
    ghost = page.locator(GHOST)

    for button in options(page).filter(has_not_text="Draw another tile").all():
        button.hover()
        said = button.inner_text().split("\n")[0].strip()
        expect(ghost).to_have_attribute("aria-label", re.compile(re.escape(said[-12:])))


def test_the_drawn_tile_lies_where_it_goes_for_all_who_look_on(page: Page, node: Node) -> None:
    found = moment(drawn)
    table = bring(node, found.log)
    sit(page, node, table, *found.asked)
    expect(page.locator(GHOST)).to_be_visible()
    place = page.locator(GHOST).locator("xpath=..").get_attribute("transform")
    page.reload()
    expect(page.locator(GHOST).locator("xpath=..")).to_have_attribute("transform", place or "")

    for others in ((), tuple({0, 1} - set(found.asked))):
        sit(page, node, table, *others)
        expect(page.locator(SHADE)).to_be_visible()
        expect(page.locator(SHADE).locator("xpath=..")).to_have_attribute("transform", place or "")
        assert page.locator(GHOST).count() == 0
    sit(page, node, table, *found.asked)
    page.locator(GHOST).press("Enter")
    laid = page.locator(f"[data-place='tile-{len(found.table.state.tiles)}']").first
    expect(laid.locator("xpath=..")).to_have_attribute("transform", place or "")


def test_life_and_ratings_are_shown_as_the_rules_tell_them(page: Page, node: Node) -> None:
    found = come_to(page, node, raised)
    expect(page.locator(TOLD).first).to_be_attached()

    for hero in found.table.view(None)["heroes"]:
        plate = page.locator(".seat, .own", has=page.locator(f"[data-place='seat-{hero['seat']}']"))
        left = max(0, hero["life"] - hero["wounds"])
        expect(plate.get_by_text(f"Life {left} of {hero['life']}")).to_be_visible()
        for name, value in zip(ENGLISH, hero["ratings"], strict=True):
            told = re.compile(rf"^\s*({name}\s*{value}|{value}\s*{name})\s*$")
            expect(plate.get_by_text(told)).to_be_visible()


def test_each_rating_says_how_many_dice_it_gives(page: Page, node: Node) -> None:
    found = come_to(page, node, rating)
    (seat,) = found.asked
    gives = found.table.view(seat)["effort"]["gives"][seat]
    ratings = [option.touches["rating"] for option in found.table.options(seat)]

    for picked in ratings:
        dice = f"{gives[picked]} {'die' if gives[picked] == 1 else 'dice'}"
        named = page.get_by_role("button", name=f"{ENGLISH[picked]}, {dice}", exact=True)
        expect(named).to_be_visible()
    like(page, "Language", "Français")
    for picked in ratings:
        dice = f"{gives[picked]} {'dé' if gives[picked] == 1 else 'dés'}"
        named = page.get_by_role("button", name=f"{FRENCH[picked]}, {dice}", exact=True)
        expect(named).to_be_visible()


@pytest.mark.parametrize("wanted", [trapped, blocking])
def test_what_a_hero_faces_is_named_with_all_that_its_card_says(
    page: Page, node: Node, wanted: Wanted
) -> None:
    found = come_to(page, node, wanted)
    state = found.table.state
    assert state.effort is not None
    card = state.printed.cards[state.effort.card]
    name = NAMES.say(found.table.game.name_of(state, "card", state.effort.card) or "")

    faced = page.get_by_role("article").filter(has=page.get_by_role("heading", name=name))
    expect(faced).to_be_visible()
    if isinstance(card, TrapCard):
        expect(faced).to_contain_text(f"{card.successes} dice of 4+")
    else:
        expect(faced.get_by_text(f"of {card.life}")).to_be_visible()
        for label, value in (("Attack dice", card.attack), ("Defense", f"{card.defense}+")):
            expect(faced.locator("div", has_text=label).locator("dd")).to_have_text(str(value))


def test_the_map_is_reached_and_played_by_keys(page: Page, node: Node) -> None:
    come_to(page, node, unknown)
    way = page.locator(EXITS).first
    way.focus()
    page.keyboard.press("+")
    expect(way).to_be_focused()
    page.keyboard.press("0")
    page.keyboard.press("Tab")
    expect(page.locator("[data-map] :focus, .lenses :focus")).to_have_count(1)

    way.press("Enter")

    expect(story(page)).to_contain_text(f"{own_name(page)} draws a tile")
    expect(page.locator("[data-map]")).to_be_focused()


def test_several_options_of_one_thing_open_a_menu(page: Page, node: Node) -> None:
    come_to(page, node, beside_monster)
    page.locator(MENU).first.click()
    menu = page.get_by_role("menu")
    expect(menu.get_by_role("menuitem").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()

    page.locator(MENU).first.press("Enter")
    menu.get_by_role("menuitem", name="Battle the monster").click()

    expect(story(page)).to_contain_text("battles")


def test_a_hit_is_blocked_by_dragging_a_die_onto_it(page: Page, node: Node) -> None:
    come_to(page, node, blocking)
    die, hit = find_block(page)
    blocked = story(page).get_by_text(re.compile("blocks the")).count()

    die.drag_to(hit)

    expect(story(page).get_by_text(re.compile("blocks the"))).to_have_count(blocked + 1)


def test_a_hit_is_blocked_by_keys(page: Page, node: Node) -> None:
    come_to(page, node, blocking)
    die, hit = find_block(page)
    blocked = story(page).get_by_text(re.compile("blocks the")).count()

    die.press("Enter")
    expect(die).to_have_attribute("aria-pressed", "true")
    hit.get_by_role("button").press("Enter")

    expect(story(page).get_by_text(re.compile("blocks the"))).to_have_count(blocked + 1)


def find_block(page: Page) -> tuple[Locator, Locator]:
    """A die that can block, and a hit that it blocks."""
    found = re.search(r"Block the (\d) with your (\d)", page.locator(BLOCK).first.inner_text())
    assert found is not None
    hit, face = found.groups()
    die = page.get_by_role("button", name=f"Use {face}").first
    return die, page.locator(f"[data-hit='{hit}']").first


def test_own_cards_are_read_where_they_lie_and_those_of_others_on_their_sheet(
    page: Page, node: Node
) -> None:
    come_to(page, node, unknown)
    expect(page.locator(EXITS).first).to_be_visible()
    own = page.get_by_role("list", name="Your cards").get_by_role("listitem").first
    name = own.locator(".name").inner_text()

    own.hover()

    reader = page.locator(".reader")
    expect(reader).to_contain_text(name)
    expect(reader.locator("p")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(reader).to_be_hidden()

    seats = page.get_by_role("list", name="Seats")
    seats.get_by_role("button", name="More about").first.press("Enter")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Brawn")
    expect(sheet.get_by_role("listitem").first.locator(".text")).not_to_be_empty()


def test_the_map_is_told_in_words(page: Page, node: Node) -> None:
    come_to(page, node, unknown)
    expect(page.locator(EXITS).first).to_be_visible()

    expect(page.get_by_role("region", name="The table in words")).to_be_attached()
    expect(page.locator(TOLD).first).to_contain_text("Dungeon Entrance")
    expect(page.locator(TOLD).first).to_contain_text("north:")


def test_the_map_is_brought_nearer_and_dragged(page: Page, node: Node) -> None:
    come_to(page, node, unknown)
    expect(page.locator(EXITS).first).to_be_visible()
    plan = page.get_by_role("group", name="The map")
    first = nearness(page)
    page.get_by_role("button", name="Zoom in").click()
    near = nearness(page)
    assert near > first
    asked = options(page).all_inner_texts()
    place = page.locator("[data-map] svg").bounding_box()

    plan.drag_to(plan, source_position={"x": 600, "y": 300}, target_position={"x": 500, "y": 220})

    assert page.locator("[data-map] svg").bounding_box() != place
    assert nearness(page) == near
    assert options(page).all_inner_texts() == asked
    page.get_by_role("button", name="See it all").click()
    assert nearness(page) < near


def nearness(page: Page) -> float:
    """How large the map is drawn."""
    said = page.locator("[data-map] > .world").get_attribute("style") or ""
    found = re.search(r"scale\(([\d.]+)\)", said)
    assert found is not None
    return float(found[1])


def test_the_cards_are_kept_for_ever_by_their_hash(node: Node) -> None:
    path = f"{node.url}/api/games/dungeon-run/cards"
    told = REQUESTS.get(path)
    kept = REQUESTS.get(path, params={"content": find("dungeon-run").content_hash})

    assert told.headers["cache-control"] == "no-cache"
    assert "immutable" in kept.headers["cache-control"]
    assert told.json() == kept.json()
    assert {"id": "dart-wall", "ratings": ["skill"]}.items() <= kept.json()["traps"][0].items()
    assert isinstance(REQUESTS.get(f"{node.url}/api/games/dungeon-attack/cards").json(), list)


def test_no_serious_barrier_on_the_board(page: Page, node: Node) -> None:
    for wanted, seen in ((drawn, GHOST), (blocking, BLOCK)):
        come_to(page, node, wanted)
        expect(page.locator(seen).first).to_be_visible()
        assert barriers(page) == []


def test_the_board_fits_a_phone(browser: Browser, node: Node) -> None:
    context = new_window(browser, viewport={"width": 360, "height": 740}, reduced_motion="reduce")
    page = context.new_page()
    for wanted, seen in ((unknown, EXITS), (drawn, GHOST), (blocking, BLOCK)):
        come_to(page, node, wanted)
        expect(page.locator(seen).first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert barriers(page) == []
    context.close()


def test_the_replay_shows_the_board_without_choices(page: Page, node: Node) -> None:
    table = bring(node, moment(drawn).log)

    page.goto(f"{node.url}/replay/{table['id']}")

    expect(page.get_by_role("group", name="The map")).to_be_visible()
    expect(page.locator("[data-spot]")).to_have_count(0)


def test_the_replay_shows_where_a_drawn_tile_will_lie(page: Page, node: Node) -> None:
    found = moment(drawn)
    table = bring(node, found.log)
    sit(page, node, table, *found.asked)
    ghost = page.locator(GHOST).locator("xpath=..")
    expect(ghost).to_be_visible()
    place = ghost.get_attribute("transform")

    page.goto(f"{node.url}/replay/{table['id']}")
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    expect(page.locator(SHADE)).to_have_count(0)
    slider.fill(slider.get_attribute("max") or "")
    shade = page.locator(SHADE).locator("xpath=..")
    expect(shade).to_have_attribute("transform", place or "")
    page.get_by_label("Whose view").select_option(str(found.asked[0]))
    expect(shade).to_have_attribute("transform", place or "")
    expect(page.locator("[data-spot]")).to_have_count(0)

    page.get_by_role("button", name="Earlier").click()

    expect(page.locator(SHADE)).to_have_count(0)


def test_the_end_says_who_won_and_how_and_the_story_what_numbers_are_made_of(
    page: Page, node: Node
) -> None:
    table = bring(node, ended())["id"]

    page.goto(f"{node.url}/replay/{table}")
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    slider.fill(slider.get_attribute("max") or "")
    told = page.get_by_role("log").first
    expect(told).to_contain_text(re.compile(r"Seat \d rolls \d for the first turn\."))
    expect(told).to_contain_text(re.compile(r"\w+ rolls [1-6 ]+ \((brawn|magic|skill) \d"))

    page.goto(f"{node.url}/table/{table}")
    expect(
        page.get_by_text(re.compile(r"^\w+ (carried the|is the last).* wins\.$"))
    ).to_be_visible()
    expect(page.locator("[data-total]")).to_have_count(0)
