"""One folder is true: the printed game and its board are put there, and nothing else is edited."""

import filecmp
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.printed_game import BOARD, GAME, write_out
from tests.server.nodes import ROOT, Node, running, sqlite_in
from tests.web.visits import click_soon, options, play_now, until

HOUSE = ("src", "web", "docs", "hatch_build.py")


def own_files() -> list[str]:
    """The files of the house, without what is made."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "-co", "--exclude-standard", "--", *HOUSE],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the repository with the printed game, its types and pages made as the page says."""
    house = tmp_path_factory.mktemp("house")
    for name in own_files():
        (house / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, house / name)
    (house / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    write_out(GAME, house / "src/undercroft/games")
    write_out(BOARD, house)
    own = os.environ | {"PYTHONPATH": str(house / "src")}
    for chore in (("-m", "undercroft.codegen"), ("hatch_build.py",)):
        subprocess.run([sys.executable, *chore], cwd=house, env=own, check=True)
    return house


@pytest.fixture
def node(house: Path, tmp_path: Path) -> Iterator[Node]:
    """A server of that house."""
    with running(
        sqlite_in(tmp_path), tmp_path, "--no-limits", path=str(house / "src"), fresh=True
    ) as found:
        yield found


def test_a_board_of_its_own_draws_the_printed_game(page: Page, node: Node) -> None:
    play_now(page, node, "Torches")

    board = page.locator("[data-board]")
    expect(board.locator("li")).to_have_count(3)

    def is_lit() -> bool:
        """A bot may also light all torches in one turn, and nothing is asked any more."""
        click_soon(options(page).filter(has_text="Stop"))
        return board.locator("li", has_text="🔥").count() > 0

    until(page, is_lit)


def test_no_other_file_is_edited_for_it(house: Path) -> None:
    _, edited, gone = filecmp.cmpfiles(ROOT, house, own_files(), shallow=False)

    assert (edited, gone) == ([], [])
