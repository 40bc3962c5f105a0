"""Choosing a table: options with what they mean, clocks, names, dice, and errors where they are."""

import re
from datetime import UTC, datetime, timedelta

from playwright.sync_api import Locator, Page, Request, expect

from tests.server.clients import REQUESTS
from tests.server.nodes import Node
from tests.web.visits import choosing, click_soon, come_in, door, options, pick, until

BEGIN, LATER = datetime(2030, 1, 1, tzinfo=UTC), timedelta(hours=1)


def setup_of(laid: Request) -> object:
    """What was set when a table was laid."""
    sent = laid.post_data_json
    assert sent is not None
    return sent["setup"]


def test_variants_say_what_they_change(page: Page, node: Node) -> None:
    lay = choosing(page, node, "Dungeon Attack!")

    expect(lay.get_by_label("Epic Monster")).to_have_accessible_description(
        re.compile("two bosses", re.IGNORECASE)
    )


def test_every_setting_of_every_game_can_be_set(page: Page, node: Node) -> None:
    for game in REQUESTS.get(f"{node.url}/api/games").json():
        lay = choosing(page, node, game["titles"]["en"])
        fields = lay.get_by_role("group", name="Variants").locator("input, select")
        for name in game["setup"]["$defs"]["TableSetup"]["properties"]:
            told = lay.locator(f"[id$='-{name}']")
            expect(told).to_have_text(re.compile(r"\S"))
            help_id = told.get_attribute("id")
            described = f"[aria-describedby='{help_id}']"
            expect(fields.and_(page.locator(f"{described}, {described} *")).first).to_be_visible()


def test_a_dungeon_of_ones_own_is_laid(page: Page, node: Node) -> None:
    lay = choosing(page, node, "Dungeon Attack!")
    lay.get_by_role("button", name="Remove: Level 2").click()
    lay.get_by_role("button", name="Add: Level 3").click()
    lay.get_by_role("button", name="Add: Level 4").click()
    first = lay.get_by_role("group", name="Level 1")
    first.get_by_role("spinbutton", name="regular dice").fill("5")
    first.get_by_role("spinbutton", name="Boss dice").fill("1")
    with page.expect_request(lambda request: request.method == "POST") as sent:
        lay.get_by_role("button", name="Play now").click()

    wanted = {"dungeon": [[5, 1], [14, 2], [14, 2], [14, 2]]}
    assert setup_of(sent.value) == wanted
    page.wait_for_url("**/table/*")
    table = page.url.rpartition("/")[2]
    assert REQUESTS.get(f"{node.url}/api/tables/{table}").json()["setup"] == wanted


def test_words_and_named_parts_are_set(page: Page, node: Node) -> None:
    lay = choosing(page, node, "Lanterns")
    pick(lay, "Wind", "gusty")
    lay.get_by_role("group", name="Oil").get_by_role("spinbutton", name="drops").fill("7")
    with page.expect_request(lambda request: request.method == "POST") as sent:
        lay.get_by_role("button", name="Play now").click()

    assert setup_of(sent.value) == {"wind": "gusty", "oil": {"drops": 7, "scented": False}}
    page.wait_for_url("**/table/*")


def test_play_now_plays_what_is_chosen(page: Page, node: Node) -> None:
    """Once it began the usual table, whatever the open options said."""
    lay = choosing(page, node, "Dungeon Attack!")
    pick(lay, "Seats", "5")
    lay.get_by_label("Strict knock-out").check()
    expect(lay.get_by_text("1 player here · 4 bots · 1 setting changed")).to_be_visible()

    with page.expect_request(lambda request: request.method == "POST") as sent:
        lay.get_by_role("button", name="Play now").click()

    assert setup_of(sent.value) == {"strict_knock_out": True}
    assert len((sent.value.post_data_json or {})["seats"]) == 5


def seconds_of(clock: Locator) -> int:
    """What a clock shows, in seconds."""
    found = re.search(r"(\d+):(\d\d)", clock.inner_text())
    assert found is not None
    return 60 * int(found[1]) + int(found[2])


def test_names_and_clocks_are_at_the_table_and_the_clock_ticks(page: Page, node: Node) -> None:
    page.clock.install(time=BEGIN)
    page.clock.pause_at(BEGIN + LATER)
    lay = choosing(page, node, "Dungeon Attack!")
    lay.get_by_label("Name on seat 1").fill("Ada")
    lay.get_by_label("Free choice of adventurers").check()
    pick(lay, "Time for this choice", "5 minutes")
    pick(lay, "When the time is up", "the usual choice is made once")
    lay.get_by_role("button", name="Play now").click()

    expect(page.get_by_text("Ada", exact=True).first).to_be_visible()
    clock = page.locator(".clock").first
    expect(clock).to_contain_text(re.compile(r"\d:\d\d"))
    before = seconds_of(clock)
    page.clock.run_for(3_000)
    expect(clock).to_contain_text(f":{(before - 3) % 60:02}")
    assert before - seconds_of(clock) == 3
    page.clock.resume()
    page.goto(node.url)
    door(page, "Dungeon Attack!").get_by_role("link", name="Options").click()
    expect(page.get_by_label("Name on seat 1")).to_have_value("Ada")


def test_real_dice_are_told(page: Page, node: Node) -> None:
    lay = choosing(page, node, "Dungeon Attack!")
    pick(lay, "Seats", "1")
    lay.get_by_label("Real dice").check()
    lay.get_by_role("button", name="Play now").click()
    defeated = page.get_by_role("button", name="Defeated", exact=True)

    def are_asked_for() -> bool:
        click_soon(options(page).first)
        return defeated.is_visible()

    until(page, are_asked_for)
    table = page.url.rpartition("/")[2]
    moves = moves_at(node, table)

    for _ in range(14):
        defeated.click()
    page.get_by_role("button", name="That’s my roll").click()

    until(page, lambda: moves_at(node, table) > moves)


def moves_at(node: Node, table: str) -> int:
    """How many moves a table has seen."""
    moves: int = REQUESTS.get(f"{node.url}/api/tables/{table}").json()["moves"]
    return moves


def test_an_error_is_shown_at_the_door_that_made_it(page: Page, node: Node) -> None:
    come_in(page, node)
    page.route("**/api/tables", lambda route: route.abort())
    lay = door(page, "Dungeon Run")

    lay.get_by_role("button", name="Play now").click()

    expect(lay.get_by_role("alert")).to_be_visible()
