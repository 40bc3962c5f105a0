"""What people keep: seats on another device, games as files, alerts, their place, their word."""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.clients import Message, call, lay, wait_until
from tests.server.nodes import Node, StillTime, lanterns_path, running, sqlite_in
from tests.server.test_alerts import Ear, documented_check, noted
from tests.web.barriers import barriers
from tests.web.visits import (
    come_in,
    new_window,
    open_table,
    options,
    played_by_bots,
    sit_down,
    tool,
)
from undercroft.engine.log import read_log, write_log

HOUR = 3_600
ALERT_AFTER = 15
KEPT = 'JSON.parse(localStorage.getItem("undercroft-secrets") ?? "[]")'


@pytest.fixture
def other(browser: Browser) -> Iterator[BrowserContext]:
    """Another device."""
    found = new_window(browser, reduced_motion="reduce")
    yield found
    found.close()


def hold(page: Page, node: Node, laid: Message, *seats: int, owner: bool = False) -> None:
    """Open a table as somebody whose browser keeps the secrets of some seats."""
    open_table(page, node, laid, *seats, owner=owner)
    expect(page.locator("[data-table]")).to_be_visible()


def seen(node: Node, laid: Message) -> Message:
    """How the first seat of a table is."""
    first: Message = call(node, "GET", f"/tables/{laid['id']}").json()["seats"][0]
    return first


def recovery_link(page: Page, node: Node) -> str:
    """What a browser with a table gives to take it elsewhere."""
    sit_down(page, node, "Dungeon Attack!")
    come_in(page, node)
    page.get_by_role("button", name="Move to another device").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("svg[role=img]")).to_be_visible()
    assert barriers(page) == []
    return dialog.get_by_role("textbox", name="Link for the other device").input_value()


def test_tables_are_taken_to_another_device_once_and_stay_here(
    page: Page, node: Node, other: BrowserContext
) -> None:
    link = recovery_link(page, node)
    assert link.startswith(f"{node.url}/#recover=")
    phone = other.new_page()

    phone.goto(link)

    expect(phone.get_by_text("Your tables are on this device now.")).to_be_visible()
    assert phone.url == f"{node.url}/"
    tables = phone.get_by_role("region", name="My tables")
    tables.get_by_role("link", name="Dungeon Attack!").click()
    expect(phone.get_by_text("You play")).to_be_visible()
    assert {kept["kind"] for kept in phone.evaluate(KEPT)} == {"owner", "seat"}
    page.goto(phone.url)
    expect(page.get_by_text("You play")).to_be_visible()
    kept = phone.evaluate(KEPT)

    phone.goto(link)

    told = phone.get_by_role("alert")
    expect(told).to_contain_text("has been used")
    expect(told).to_be_in_viewport(ratio=1)
    assert phone.url == f"{node.url}/"
    assert phone.evaluate(KEPT) == kept


def test_a_recovery_link_that_nobody_heard_works_later(
    page: Page, node: Node, other: BrowserContext
) -> None:
    link = recovery_link(page, node)
    phone = other.new_page()
    phone.route("**/api/recovery/use", lambda route: route.abort())
    phone.goto(link)
    expect(phone.get_by_role("alert")).to_contain_text("No answer from the server")
    phone.unroute("**/api/recovery/use")

    phone.reload()

    expect(phone.get_by_text("Your tables are on this device now.")).to_be_visible()


def test_seats_that_were_left_elsewhere_are_forgotten_and_others_stay(
    page: Page, node: Node
) -> None:
    laid = lay(node, "lanterns", "human,human,bot")
    call(node, "POST", f"/tables/{laid['id']}/seats/0/leave", laid["seats"]["0"])

    hold(page, node, laid, 0, 1)

    expect(page.get_by_text("You play")).to_be_visible()
    assert [kept["seat"] for kept in page.evaluate(KEPT)] == [1]


def test_who_left_elsewhere_can_watch(page: Page, node: Node) -> None:
    laid = lay(node, "lanterns", "human,human")
    hold(page, node, laid, 0)
    expect(page.get_by_text("You play")).to_be_visible()

    call(node, "POST", f"/tables/{laid['id']}/seats/0/leave", laid["seats"]["0"])

    expect(page.get_by_text("You are watching.")).to_be_visible()
    expect(page.get_by_role("alert")).to_be_hidden()
    assert page.evaluate(KEPT) == []


def test_who_asked_to_go_back_may_take_it_back(
    page: Page, node: Node, other: BrowserContext
) -> None:
    laid = lay(node, "lanterns", "human,human")
    friend = other.new_page()
    hold(page, node, laid, 0)
    hold(friend, node, laid, 1)
    page.get_by_role("button", name="Wait").click()
    expect(options(friend).first).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(friend.get_by_role("button", name="Agree")).to_be_visible()
    expect(friend.get_by_role("button", name="Withdraw the request")).to_be_hidden()

    page.get_by_role("button", name="Withdraw the request").click()

    for one in (page, friend):
        expect(one.get_by_text("asks to undo a choice")).to_be_hidden()
    expect(options(friend).first).to_be_visible()


def test_whose_time_ran_out_says_that_they_are_back(page: Page, calling_node: Node) -> None:
    laid = lay(calling_node, "lanterns", "human,human", clock={"move": HOUR, "way": "bot"})
    hold(page, calling_node, laid, 0)
    wait_until(lambda: bool(seen(calling_node, laid)["here"]))
    calling_node.time.let_pass(HOUR)
    expect(page.get_by_text("A bot plays for Seat 1")).to_be_visible()

    page.get_by_role("button", name="I’m back").click()

    expect(page.get_by_role("button", name="I’m back")).to_be_hidden()
    first = seen(calling_node, laid)
    assert (first["here"], first["stand_in"]) == (True, False)


def test_who_laid_a_table_deletes_it_and_watchers_are_told(
    page: Page, node: Node, other: BrowserContext
) -> None:
    laid = lay(node, "lanterns", "human,bot")
    watcher = other.new_page()
    watcher.goto(f"{node.url}/table/{laid['id']}")
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    hold(page, node, laid, 0, owner=True)
    tool(page, "This table")
    delete = page.get_by_role("dialog", name="This table").get_by_role(
        "button", name="Delete the table"
    )
    delete.click()
    page.get_by_role("button", name="Cancel").click()
    assert call(node, "GET", f"/tables/{laid['id']}").status_code == 200

    delete.click()
    agree(page, "Delete this table for good?", "Delete the table")

    expect(page.get_by_role("heading", name="Welcome")).to_be_visible()
    assert call(node, "GET", f"/tables/{laid['id']}").status_code == 404
    assert page.evaluate(KEPT) == []
    expect(watcher.get_by_role("alert")).to_contain_text("doesn’t exist")


def test_a_game_with_others_is_deleted_once_they_agreed(
    page: Page, node: Node, other: BrowserContext
) -> None:
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bo"}]
    laid = call(node, "POST", "/tables", json={"game": "lanterns", "seats": seats}).json()
    friend = other.new_page()
    hold(page, node, laid, 0, owner=True)
    hold(friend, node, laid, 1)
    tool(page, "This table")
    page.get_by_role("button", name="Delete the table").click()
    agree(page, "Delete this table for good?", "Delete the table")
    expect(page.get_by_role("alert")).to_contain_text("have not agreed yet: 2 (Bo)")

    page.get_by_role("button", name="Ask the others").click()

    question = friend.get_by_role("status", name="Delete the table")
    expect(question).to_contain_text("The host asks to delete this table for good.")
    assert barriers(friend) == []
    mine = page.get_by_role("status", name="Delete the table")
    expect(mine).to_contain_text("Not agreed yet: Bo.")
    question.get_by_role("button", name="Decline").click()
    expect(mine).to_have_text(re.compile(r"^Bo doesn’t want this table deleted\.\s+Close\s*$"))
    expect(question).to_be_hidden()
    assert barriers(page) == []
    mine.get_by_role("button", name="Close").click()
    expect(mine).to_be_hidden()

    tool(page, "This table")
    page.get_by_role("button", name="Ask the others").click()
    question.get_by_role("button", name="Agree").click()
    expect(mine).to_contain_text("Everyone agrees.")
    expect(question.get_by_role("button")).to_have_count(0)
    mine.get_by_role("button", name="Delete the table").click()
    agree(page, "Delete this table for good?", "Delete the table")

    expect(page.get_by_role("heading", name="Welcome")).to_be_visible()
    assert call(node, "GET", f"/tables/{laid['id']}").status_code == 404
    expect(friend.get_by_role("alert")).to_contain_text("doesn’t exist")


def test_the_host_asks_no_more(page: Page, node: Node, other: BrowserContext) -> None:
    laid = lay(node, "lanterns", "human,human")
    friend = other.new_page()
    hold(page, node, laid, 0, owner=True)
    hold(friend, node, laid, 1)
    tool(page, "This table")
    page.get_by_role("button", name="Ask the others").click()
    expect(friend.get_by_role("button", name="Agree")).to_be_visible()

    page.get_by_role("button", name="Withdraw the request").click()

    expect(friend.get_by_role("button", name="Agree")).to_be_hidden()


def test_only_who_laid_a_table_is_offered_to_delete_it(page: Page, node: Node) -> None:
    hold(page, node, lay(node, "lanterns", "human,human"), 0)
    tool(page, "This table")
    dialog = page.get_by_role("dialog", name="This table")

    expect(dialog.get_by_text("When the game is over")).to_be_visible()
    expect(dialog.get_by_role("button", name="Delete the table")).to_be_hidden()
    expect(dialog.get_by_role("button", name="Save as a file")).to_be_hidden()


def agree(page: Page, question: str, deed: str) -> None:
    """Say yes to what is asked once more."""
    page.get_by_role("dialog", name=question).get_by_role("button", name=deed).click()


def saved(page: Page, folder: Path) -> Path:
    """The game of a table as a file."""
    tool(page, "This table")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    assert download.value.suggested_filename.endswith(".log")
    download.value.save_as(folder / "game.log")
    return folder / "game.log"


def bring_in(page: Page, node: Node, file: Path) -> None:
    """Come home and choose a file."""
    come_in(page, node)
    choose_file(page, file)


def choose_file(page: Page, file: Path) -> None:
    """Choose a file at home."""
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Import a game").click()
    chooser.value.set_files(file)


def test_a_finished_game_goes_out_as_a_file_and_comes_in_again(
    page: Page, node: Node, tmp_path: Path
) -> None:
    table = played_by_bots(node, "dungeon-attack")
    page.goto(f"{node.url}/table/{table}")
    file = saved(page, tmp_path)

    bring_in(page, node, file)

    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    assert table not in page.url
    brought = page.url.rpartition("/")[2]
    assert call(node, "GET", f"/tables/{brought}/log").text == file.read_text()


def test_a_running_game_goes_out_after_a_question_and_is_played_on_elsewhere(
    page: Page, node: Node, tmp_path: Path
) -> None:
    laid = lay(node, "lanterns", "human,human")
    hold(page, node, laid, 0, 1)
    page.get_by_role("button", name="I’m Seat 1").click()
    tool(page, "This table")
    page.get_by_role("button", name="Save as a file").click()
    asked = page.get_by_role("dialog", name="The game as a file")
    expect(asked).to_contain_text("reveals the dice to come")
    with page.expect_download() as download:
        asked.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "game.log"
    download.value.save_as(file)

    bring_in(page, node, file)

    page.get_by_role("button", name="I’m Seat 1").click()
    expect(options(page).first).to_be_visible()
    assert laid["id"] not in page.url


def test_files_that_are_no_games_are_told_apart(page: Page, node: Node, tmp_path: Path) -> None:
    table = played_by_bots(node, "dungeon-attack")
    text = call(node, "GET", f"/tables/{table}/log").text
    lines = text.splitlines(keepends=True)
    broken = {
        "not an Undercroft log": "a poem",
        "too long": "x" * 2_000_001,
        "The log is cut": "".join(lines[:-3]),
        "was changed at entry": "".join([*lines[:3], *lines[4:]]),
        "was played under rules": of_other_rules(text),
    }

    come_in(page, node)

    for words, content in broken.items():
        file = tmp_path / "game.log"
        file.write_text(content)
        choose_file(page, file)
        expect(page.get_by_role("alert")).to_contain_text(words)
        assert page.url == f"{node.url}/"


def of_other_rules(text: str) -> str:
    """A whole log that says it is of older rules, which began with fewer dice."""
    log = read_log(text)
    head = log.head
    log.head = msgspec.structs.replace(head, rules=head.rules - 1, setup={"dungeon": [[5, 1]]})
    return write_log(log)


@pytest.fixture(scope="module")
def calling_node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A node that calls addresses of its own network too; its time stands still."""
    options = ("--no-limits", "--private-hooks")
    folder = tmp_path_factory.mktemp("calling")
    path, time = lanterns_path(folder), StillTime(folder)
    with running(sqlite_in(folder), folder, *options, path=path, time=time) as found:
        yield found


def ask_for_calls(page: Page, url: str) -> None:
    """Name an address that is to be called."""
    tool(page, "This table")
    page.get_by_label("Address to call").fill(url)
    page.get_by_role("button", name="Call me there").click()


def test_an_address_is_called_once_its_player_is_away(page: Page, calling_node: Node) -> None:
    ear = Ear()
    laid = lay(calling_node, "dungeon-attack", "human")
    hold(page, calling_node, laid, 0)
    ask_for_calls(page, ear.url)
    shown = page.get_by_label("The secret that signs the calls")
    key = shown.input_value()
    assert barriers(page) == []

    page.goto(calling_node.url)
    wait_until(lambda: not seen(calling_node, laid)["here"])
    noted(calling_node, laid)
    calling_node.time.let_pass(ALERT_AFTER)

    heard = ear.hear()
    assert documented_check(calling_node.time)(key, heard.headers, heard.body)
    ear.server.shutdown()


def test_calls_end_when_their_player_wants_it(page: Page, calling_node: Node) -> None:
    laid = lay(calling_node, "dungeon-attack", "human,human")
    hold(page, calling_node, laid, 0)
    ask_for_calls(page, "http://127.0.0.1:9/hook")
    expect(page.get_by_text("Turn alerts go to this address from now on.")).to_be_visible()

    page.reload()
    tool(page, "This table")
    expect(page.get_by_text("Turn alerts are on.")).to_be_visible()
    page.get_by_role("button", name="Stop calling").click()

    expect(page.get_by_text("Turn alerts are off.")).to_be_visible()
    expect(page.get_by_role("button", name="Stop calling")).to_be_hidden()
    expect(page.get_by_label("The secret that signs")).to_be_hidden()


def test_an_address_that_can_not_be_called_is_told(page: Page, node: Node) -> None:
    laid = lay(node, "lanterns", "human,human")
    hold(page, node, laid, 0)
    ask_for_calls(page, "http://127.0.0.1/hook")
    expect(page.get_by_role("alert")).to_contain_text("inside the server’s own network")
    expect(page.get_by_role("button", name="Stop calling")).to_be_hidden()
