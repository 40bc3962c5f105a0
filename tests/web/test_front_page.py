"""The front page: what to go on with, doors, one's own tables with results, codes, settings."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.clients import Message, call, lay, wait_until
from tests.server.nodes import Node
from tests.web.test_calls import PLAYED
from tests.web.visits import KEEP, come_in, door, new_window, played_by_bots, secret

SIZES = {
    "laptop": (1280, 720),
    "desk": (1440, 900),
    "tablet": (1024, 768),
    "phone": (390, 844),
    "phone on its side": (844, 390),
}
WIDE = ("laptop", "desk", "tablet")


@pytest.fixture(scope="module")
def kept(node: Node) -> list[Message]:
    """The secrets of somebody with a table that waits, one that waits for others, and old ones."""
    ours = lay(
        node,
        "dungeon-attack",
        "human,bot,bot",
        name="Friday crew",
        setup={"starting_player": 1},
        clock={"move": 86_400, "way": "bot"},
    )
    theirs = lay(
        node, "dungeon-attack", "human,human", name="Lunch break", setup={"starting_player": 2}
    )
    found = [secret(one["id"], "seat", 0, one["seats"]["0"]) for one in (ours, theirs)]
    over = [lay(node, "dungeon-attack", "bot:random,bot:random") for _ in range(4)]
    for one in over:
        path = f"/tables/{one['id']}"
        wait_until(lambda: call(node, "GET", path).json()["status"] == "over")  # noqa: B023
    return found + [secret(one["id"], "owner", -1, one["owner"]) for one in over]


def home(page: Page, node: Node, kept: list[Message]) -> None:
    """Come home with some tables."""
    page.goto(f"{node.url}/manifest.webmanifest")
    page.evaluate(KEEP, kept)
    come_in(page, node)


def mine(page: Page) -> Locator:
    return page.get_by_role("region", name="My tables")


def test_what_waits_for_us_comes_first_with_who_and_until_when(
    page: Page, node: Node, kept: list[Message]
) -> None:
    home(page, node, kept)

    first = page.get_by_role("region", name="Friday crew")
    expect(first).to_contain_text("It is your turn")
    expect(first).to_contain_text("Dungeon Attack!")
    expect(first).to_contain_text("left")
    lines = mine(page).get_by_role("listitem").filter(has=page.get_by_role("link"))
    expect(lines.nth(0)).to_contain_text("Your turn")
    expect(lines.nth(1)).to_contain_text("Lunch break")
    expect(lines.nth(1)).to_contain_text("Waiting for")
    expect(page).to_have_title("Undercroft")

    page.keyboard.press("Enter")

    expect(page.get_by_role("region", name="Choose")).to_be_visible()


def test_finished_tables_tell_who_won(page: Page, node: Node, kept: list[Message]) -> None:
    home(page, node, kept)
    links = mine(page).get_by_role("link")
    expect(links).to_have_count(4)

    mine(page).get_by_role("button", name="All 6 tables").click()

    expect(links).to_have_count(6)
    expect(mine(page).get_by_text("won").last).to_be_visible()


@pytest.fixture(params=list(SIZES))
def window(browser: Browser, request: pytest.FixtureRequest) -> Iterator[tuple[str, Page]]:
    """A window of each size, of somebody who reads French: that is longer."""
    width, height = SIZES[request.param]
    context = new_window(
        browser,
        locale="fr-FR",
        viewport={"width": width, "height": height},
        has_touch=request.param not in ("laptop", "desk"),
        reduced_motion="reduce",
    )
    yield request.param, context.new_page()
    context.close()


def test_everything_that_matters_is_in_sight(
    window: tuple[str, Page], node: Node, kept: list[Message]
) -> None:
    size, page = window
    home(page, node, kept)
    go_on = page.get_by_role("link", name="Continuer")

    expect(go_on).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    if size in WIDE:
        for game in ("Dungeon Attack!", "Dungeon Run"):
            button = door(page, game).get_by_role("button", name="Jouer")
            expect(button).to_be_in_viewport(ratio=1)
        lines = page.get_by_role("region", name="Mes tables").get_by_role("link")
        expect(lines).to_have_count(4)
        expect(lines.last).to_be_in_viewport(ratio=1)


def test_a_link_that_was_given_is_pasted(page: Page, node: Node) -> None:
    table = played_by_bots(node, "dungeon-attack")
    come_in(page, node)
    page.get_by_role("button", name="Join with a code").click()
    asked = page.get_by_role("dialog", name="Join with a code")
    asked.get_by_role("textbox").fill("no such thing!")
    asked.get_by_role("button", name="Go there").click()
    expect(asked.get_by_role("alert")).to_contain_text("leads nowhere")

    asked.get_by_role("textbox").fill(f"{node.url}/replay/{table}")
    asked.get_by_role("button", name="Go there").click()

    expect(page.get_by_role("slider")).to_be_visible()
    assert page.url == f"{node.url}/replay/{table}"


def test_links_from_this_machine_are_warned_of(page: Page, node: Node) -> None:
    laid = lay(node, "lanterns", "human,open")
    page.goto(f"{node.url}/manifest.webmanifest")
    tokens = [secret(laid["id"], "owner", -1, laid["owner"])]
    page.evaluate(KEEP, [*tokens, secret(laid["id"], "invite", 1, laid["invites"]["1"])])
    page.goto(f"{node.url}/table/{laid['id']}")

    expect(page.get_by_role("note")).to_contain_text("only this computer can open these links")

    page.route("**/api/addresses", lambda route: route.fulfill(json=ADDRESSES))
    page.reload()

    expect(page.get_by_role("note")).to_contain_text("http://192.168.7.7:8470")
    link = page.get_by_label("Invite to seat 2").first
    expect(link).to_have_value(
        f"http://192.168.7.7:8470/table/{laid['id']}#seat=1&invite={laid['invites']['1']}"
    )


ADDRESSES = {"addresses": ["http://192.168.7.7:8470"]}


def test_settings_are_kept_and_nothing_sounds_before_a_click(page: Page, node: Node) -> None:
    page.add_init_script(f"({PLAYED})()")
    come_in(page, node)
    assert page.evaluate("window.played") == 0
    page.get_by_role("button", name="Settings").click()
    shown = page.get_by_role("dialog", name="Settings")
    shown.get_by_label("Your name").fill("Ada")
    shown.get_by_label("Plain view").check()
    shown.get_by_label("Volume").press("ArrowLeft")
    heard = page.evaluate("window.played")
    assert heard > 0

    shown.get_by_label("Sound").uncheck()
    page.reload()

    assert page.evaluate("document.documentElement.dataset.view") == "plain"
    page.get_by_role("button", name="Settings").click()
    expect(shown.get_by_label("Your name")).to_have_value("Ada")
    expect(shown.get_by_label("Sound")).not_to_be_checked()
    expect(shown.get_by_label("Volume")).to_be_disabled()
    assert page.evaluate("window.played") == 0


def test_a_server_that_does_not_answer_is_told_above_all(page: Page, node: Node) -> None:
    page.route("**/api/games", lambda route: route.abort())
    page.goto(node.url)

    expect(page.get_by_role("alert")).to_contain_text("No answer from the server")
    expect(page.get_by_role("alert")).to_be_in_viewport(ratio=1)


def test_a_seat_that_is_taken_is_told_to_who_was_invited(
    browser: Browser, page: Page, node: Node
) -> None:
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
    laid = call(node, "POST", "/tables", json={"game": "lanterns", "seats": seats}).json()
    claim = f"/tables/{laid['id']}/seats/1/claim"
    page.goto(f"{node.url}/table/{laid['id']}#seat=1&invite={laid['invites']['1']}")
    expect(page.get_by_role("heading", name="Ann invites you to Lanterns")).to_be_visible()

    call(node, "POST", claim, laid["invites"]["1"], json={"name": "Cy"})

    expect(page.get_by_role("alert")).to_contain_text("Seat 2 is taken")
    expect(page.get_by_role("button", name="Take seat 2")).to_be_hidden()
