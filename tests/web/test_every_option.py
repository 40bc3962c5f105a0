"""Whole games: every option is chosen by mouse, by touch and by keys before play goes on."""

import pytest
from playwright.sync_api import Browser, Page

from tests.playthroughs import Scenario, lay, play, scenarios
from tests.server.nodes import Node
from tests.web.dungeon_run_moments import bring
from tests.web.every_option import EAR, OPTION, WAYS, choose, everything
from tests.web.visits import KNOWN, TITLES, click_soon, new_window, open_table, until
from undercroft.engine.log import write_log
from undercroft.engine.replay import log_of

NAME = "two-players"


def scenario_of(game: str) -> Scenario:
    """The golden game of two."""
    return next(one for its_game, name, one in scenarios() if (its_game, name) == (game, NAME))


def be_asked(page: Page) -> None:
    """Come to the question, past the curtain between two who share a screen."""

    def is_asked() -> bool:
        click_soon(page.locator(".curtain .main"))
        return page.locator(f"{OPTION}, [data-group]").count() > 0

    until(page, is_asked)


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", TITLES)
def test_every_option_of_a_whole_game_can_be_chosen(
    browser: Browser, node: Node, game: str, way: str
) -> None:
    scenario = scenario_of(game)
    table = lay(game, scenario)
    context = new_window(
        browser,
        KNOWN,
        viewport={"width": 1280, "height": 720},
        has_touch=way == "touch",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.add_init_script(EAR)
    open_table(page, node, bring(node, write_log(log_of(table, with_key=True))), 0, 1)
    for seat, option in play(table, scenario):
        be_asked(page)
        offered = {one.number for one in table.options(seat)}
        assert everything(page, way).faults(offered) == []
        choose(page, way, option.number)
    context.close()
