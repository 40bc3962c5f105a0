"""Home: options with what they mean, clocks, names, real dice, and errors where they happen."""

import re
from datetime import UTC, datetime, timedelta

from playwright.sync_api import Locator, Page, Request, expect

from tests.server.clients import REQUESTS
from tests.server.nodes import Node
from tests.web.visits import click_soon, come_in, door, options, until

BEGIN, LATER = datetime(2030, 1, 1, tzinfo=UTC), timedelta(hours=1)


def unfolded(page: Page, node: Node, title: str = "Dungeon Attack!") -> Locator:
    """A door with its options."""
    come_in(page, node)
    found = door(page, title)
    found.get_by_role("button", name="Options").click()
    return found


def setup_of(laid: Request) -> object:
    """What was set when a table was laid."""
    sent = laid.post_data_json
    assert sent is not None
    return sent["setup"]


def test_variants_say_what_they_change(page: Page, node: Node) -> None:
    lay = unfolded(page, node)

    expect(lay.get_by_label("Epic Monster")).to_have_accessible_description(
        re.compile("two bosses", re.IGNORECASE)
    )


def test_every_setting_of_every_game_can_be_set(page: Page, node: Node) -> None:
    come_in(page, node)
    for game in REQUESTS.get(f"{node.url}/api/games").json():
        lay = door(page, game["titles"]["en"])
        lay.get_by_role("button", name="Options").click()
        fields = lay.get_by_role("group", name="Variants").locator("input, select")
        for name in game["setup"]["$defs"]["TableSetup"]["properties"]:
            told = lay.locator(f"[id$='-{name}']")
            expect(told).to_have_text(re.compile(r"\S"))
            help_id = told.get_attribute("id")
            described = f"[aria-describedby='{help_id}']"
            expect(fields.and_(page.locator(f"{described}, {described} *")).first).to_be_visible()


def test_a_dungeon_of_ones_own_is_laid(page: Page, node: Node) -> None:
    lay = unfolded(page, node)
    lay.get_by_role("button", name="Remove: Level 2").click()
    lay.get_by_role("button", name="Add: Level 3").click()
    lay.get_by_role("button", name="Add: Level 4").click()
    first = lay.get_by_role("group", name="Level 1")
    first.get_by_label("regular dice").fill("5")
    first.get_by_label("Boss dice").fill("1")
    with page.expect_request(lambda request: request.method == "POST") as sent:
        lay.get_by_role("button", name="Open the table").click()

    assert setup_of(sent.value) == {"dungeon": [[5, 1], [14, 2], [14, 2], [14, 2]]}
    expect(page.get_by_role("log").first).to_contain_text("5 regular dice and 1 Boss")
    expect(page.get_by_text(re.compile(r"Level \d of 4"))).to_be_visible()


def test_words_and_named_parts_are_set(page: Page, node: Node) -> None:
    lay = unfolded(page, node, "Lanterns")
    lay.get_by_label("Wind").select_option("gusty")
    lay.get_by_role("group", name="Oil").get_by_label("drops").fill("7")
    with page.expect_request(lambda request: request.method == "POST") as sent:
        lay.get_by_role("button", name="Open the table").click()

    assert setup_of(sent.value) == {"wind": "gusty", "oil": {"drops": 7, "scented": False}}
    expect(page.get_by_role("log").first).to_be_visible()


def seconds_of(clock: Locator) -> int:
    """What a clock shows, in seconds."""
    found = re.search(r"(\d+):(\d\d)", clock.inner_text())
    assert found is not None
    return 60 * int(found[1]) + int(found[2])


def test_names_and_clocks_are_at_the_table_and_the_clock_ticks(page: Page, node: Node) -> None:
    page.clock.install(time=BEGIN)
    page.clock.pause_at(BEGIN + LATER)
    lay = unfolded(page, node)
    lay.get_by_label("Name on seat 1").fill("Ada")
    lay.get_by_label("Free choice of adventurers").check()
    lay.get_by_label("Time for this choice").select_option("300")
    lay.get_by_label("When the time is up").select_option("default")
    lay.get_by_role("button", name="Open the table").click()

    expect(page.get_by_text("Ada · here")).to_be_visible()
    clock = page.locator(".clock").first
    expect(clock).to_contain_text(re.compile(r"\d:\d\d"))
    before = seconds_of(clock)
    page.clock.run_for(3_000)
    expect(clock).to_contain_text(f":{(before - 3) % 60:02}")
    assert before - seconds_of(clock) == 3
    page.clock.resume()
    page.goto(node.url)
    door(page, "Dungeon Attack!").get_by_role("button", name="Options").click()
    expect(page.get_by_label("Name on seat 1")).to_have_value("Ada")


def test_real_dice_are_told(page: Page, node: Node) -> None:
    lay = unfolded(page, node)
    lay.get_by_label("Seats").select_option("1")
    lay.get_by_label("Real dice").check()
    lay.get_by_role("button", name="Open the table").click()
    dice = page.get_by_label("What did you roll?")

    def are_asked_for() -> bool:
        click_soon(options(page).last)
        return dice.is_visible()

    until(page, are_asked_for)
    sentences = page.locator("[role=log] li")
    before = sentences.count()

    dice.fill("d" * 14)
    page.get_by_role("button", name="Send", exact=True).first.click()

    expect(sentences).not_to_have_count(before)


def test_an_error_is_shown_at_the_door_that_made_it(page: Page, node: Node) -> None:
    come_in(page, node)
    page.route("**/api/tables", lambda route: route.abort())
    lay = door(page, "Dungeon Run")

    lay.get_by_role("button", name="Play now").click()

    expect(lay.get_by_role("alert")).to_be_visible()
