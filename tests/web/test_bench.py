"""The bench of the pages: what it measures is judged as promised."""

from benchmarks import browsing, web
from benchmarks.browsing import Load, Memory
from benchmarks.painting import Painting, painting
from playwright.sync_api import Browser

from tests.server.nodes import Node

GOOD = web.Results(
    browser="Chromium",
    home=[Load(1.0, 250_000, 90_000)],
    tables={"dungeon-run": [Load(2.0, 300_000, 100_000)]},
    moves={"dungeon-run": [40.0, 60.0]},
    paintings={"dungeon-run": Painting(0.01, 20, 60.0, 0.4)},
    memory=Memory(5_000_000, 6_000_000, 10, 1_000, 60.0),
)


def test_promises_are_judged_by_the_slowest() -> None:
    assert all(gate.met for gate in web.judge(GOOD))

    late = GOOD._replace(moves={"dungeon-run": [40.0, 160.0]})
    grown = GOOD._replace(memory=Memory(5_000_000, 16_000_000, 10, 1_000, 60.0))
    jumpy, slow, heavy = (
        GOOD._replace(paintings={"dungeon-run": painted})
        for painted in (
            Painting(0.02, 20, 60.0, 0.4),
            Painting(0.01, 20, 40.0, 0.4),
            Painting(0.01, 20, None, 1.2),
        )
    )
    for bad in (late, grown, jumpy, slow, heavy):
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


def test_jumps_frames_and_pictures_are_measured(browser: Browser, node: Node) -> None:
    seen = painting(browser, node, "dungeon-run", 1)

    assert seen.shift >= 0
    assert seen.frames
    assert seen.frames > 0
    assert seen.picture_s > 0
