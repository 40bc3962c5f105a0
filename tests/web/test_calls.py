"""Whoever looks elsewhere is called at their turn: by the browser, and by marks on the page."""

from playwright.sync_api import Page, expect

from tests.server.clients import Message, lay
from tests.server.nodes import Node
from tests.web.visits import (
    come_in,
    drawn,
    open_table,
    options,
    sit_down,
    until,
    updates_of,
)

CALLS = """() => {
    window.calls = [];
    class Called {
        static permission = sessionStorage.getItem("allowed") ?? "default";
        static async requestPermission() {
            sessionStorage.setItem("allowed", "granted");
            return (Called.permission = "granted");
        }
        constructor(title, told) {
            window.calls.push({ title, ...told });
        }
        close() {
            window.calls.push("closed");
        }
    }
    window.Notification = Called;
    window.look = (elsewhere) => {
        Object.defineProperty(document, "hidden", { configurable: true, get: () => elsewhere });
        document.dispatchEvent(new Event("visibilitychange"));
    };
}"""
"""A browser that writes down whom it calls, and a window that can be looked away from."""
PLAYED = """() => {
    window.played = 0;
    const begin = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
        window.played += 1;
        return begin.apply(this, when);
    };
}"""
"""Counts the tones that begin."""


def two_at_a_table(page: Page, node: Node) -> Message:
    """A table at which we hold the first seat, and the second one acts first."""
    page.add_init_script(f"({CALLS})()")
    return lay(node, "dungeon-attack", "human,human", name="Friday", setup={"starting_player": 2})


def test_the_turn_of_somebody_who_looks_elsewhere_is_called(page: Page, node: Node) -> None:
    laid = two_at_a_table(page, node)
    come_in(page, node)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Call me when it’s my turn").check()
    open_table(page, node, laid, 0)
    expect(page.get_by_role("button", name="Tools")).to_be_visible()
    page.evaluate("look(true)")
    assert page.evaluate("calls") == []

    other = page.context.new_page()
    open_table(other, node, laid, 1)
    until(other, lambda: options(other).count() > 0)
    other.get_by_role("button", name="Pass").first.click()

    until(page, lambda: bool(page.evaluate("calls.length")))
    (call,) = page.evaluate("calls")
    assert (call["title"], call["body"]) == ("Friday", "It is your turn")
    expect(page).to_have_title("◆ Friday · Undercroft")
    assert "asked" in (page.locator("link[rel=icon]").get_attribute("href") or "")
    page.evaluate("look(false)")
    assert page.evaluate("calls.at(-1)") == "closed"


def test_nobody_is_called_who_did_not_ask_for_it(page: Page, node: Node) -> None:
    laid = two_at_a_table(page, node)
    open_table(page, node, laid, 1)
    until(page, lambda: options(page).count() > 0)
    page.evaluate("look(true)")
    page.reload()
    page.evaluate("look(true)")
    expect(page).to_have_title("◆ Friday · Undercroft")

    assert page.evaluate("calls") == []


def test_a_move_is_heard_by_who_clicked(page: Page, node: Node) -> None:
    page.add_init_script(f"({PLAYED})()")
    sit_down(page, node, "Dungeon Attack!")
    assert page.evaluate("window.played") == 0

    page.get_by_role("button", name="Bust the Door").first.click()

    until(page, lambda: bool(page.evaluate("window.played > 0")))


def test_nothing_is_heard_where_sound_is_off(page: Page, node: Node) -> None:
    page.add_init_script(f"({PLAYED})()")
    page.add_init_script(
        """localStorage.setItem("undercroft-settings", JSON.stringify({sound: false}))"""
    )
    told = updates_of(page)
    sit_down(page, node, "Dungeon Attack!")
    before = len(told)

    page.get_by_role("button", name="Bust the Door").first.click()

    until(page, lambda: len(told) > before)
    drawn(page)
    assert page.evaluate("window.played") == 0
