"""The bench of the pages: what it measures is judged as promised."""

from benchmarks import browsing, web
from benchmarks.browsing import Load, Memory
from playwright.sync_api import Browser

from tests.server.nodes import Node

GOOD = web.Results(
    browser="Chromium",
    home=[Load(1.0, 250_000, 90_000)],
    tables={"dungeon-run": [Load(2.0, 300_000, 100_000)]},
    moves={"dungeon-run": [40.0, 60.0]},
    memory=Memory(5_000_000, 6_000_000, 10, 1_000, 60.0),
)


def test_promises_are_judged_by_the_slowest() -> None:
    assert all(gate.met for gate in web.judge(GOOD))

    late = GOOD._replace(moves={"dungeon-run": [40.0, 160.0]})
    grown = GOOD._replace(memory=Memory(5_000_000, 16_000_000, 10, 1_000, 60.0))
    for bad in (late, grown):
        assert [gate.met for gate in web.judge(bad)].count(False) == 1


def test_the_section_tells_every_promise() -> None:
    section = "\n".join(web.lines(GOOD))

    assert section.count("* met:") == len(list(web.judge(GOOD)))
    assert "| home | 1.00 | 250 | 90 |" in section


def test_a_load_and_a_move_are_measured(browser: Browser, node: Node) -> None:
    home = browsing.home(browser, node)
    (late,) = browsing.moves(browser, node, "dungeon-attack", 1)

    assert 0 < home.compressed < home.sent
    assert 0 < late < browsing.PATIENCE_MS
