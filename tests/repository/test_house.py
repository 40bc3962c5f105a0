"""The house rules that no linter checks."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "src").rglob("*.py"))
MOST_LINES = 400
FORBIDDEN_NAMES = {"utils.py", "helpers.py", "common.py", "manager.py"}


def tracked() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return [ROOT / line for line in listed.stdout.splitlines()]


def test_every_module_says_what_it_is() -> None:
    silent = [path for path in SOURCES if not path.read_text().startswith('"""')]

    assert silent == []


def test_files_are_named_after_nouns() -> None:
    assert [path for path in SOURCES if path.name in FORBIDDEN_NAMES] == []


def test_no_file_is_so_long_that_it_holds_more_than_one_thing() -> None:
    """What is made by tools is as long as it is."""
    written = [path for path in tracked() if path.is_relative_to(ROOT / "web/src")]
    pages = [path for path in written if path.suffix in {".ts", ".svelte", ".css"}]
    long = [
        path.relative_to(ROOT).as_posix()
        for path in [*SOURCES, *pages]
        if len((text := path.read_text(encoding="utf-8")).splitlines()) > MOST_LINES
        and not text.startswith("// Made from ")
    ]

    assert long == []


@pytest.mark.parametrize("word", ["print(", "import random", "import time", "open(", "async "])
def test_rules_and_engine_do_no_io(word: str) -> None:
    """The engine alone may make random numbers, in its chance sources."""
    allowed = {"chance.py", "playout.py"} if word == "import random" else set()
    folders = [ROOT / "src/undercroft" / name for name in ("engine", "families", "games")]
    users = [
        path
        for folder in folders
        for path in folder.rglob("*.py")
        if re.search(rf"^\s*(?:.*[^\w.])?{re.escape(word)}", path.read_text(), re.MULTILINE)
    ]

    assert [path for path in users if path.name not in allowed] == []


@pytest.mark.parametrize("folder", ["boards", "terminal/boards"])
def test_boards_draw_views_and_read_no_state(folder: str) -> None:
    """A module called `state` may be imported for its types; nothing called so is read."""
    paths = (ROOT / "src/undercroft" / folder).rglob("*.py")

    assert [path for path in paths if reads_a_state(path.read_text(encoding="utf-8"))] == []


def reads_a_state(text: str) -> bool:
    nodes = ast.walk(ast.parse(text))
    return any(isinstance(node, ast.Attribute) and node.attr == "state" for node in nodes)


def test_a_state_that_is_read_is_found() -> None:
    assert reads_a_state("def draw(table):\n    return table.state.players")
    assert not reads_a_state("from undercroft.games.torches.state import Player")


def test_the_map_of_the_house_shows_every_folder() -> None:
    """What a game or a board keeps in its own folder is its own business."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    shown = set(re.findall(r"[\w/.]+/(?=\s)", text.partition("## The house")[2].split("```")[1]))
    own = {"games", "boards"}
    packages = [path.parent for path in (ROOT / "src/undercroft").rglob("__init__.py")]
    folders = [path.parent for path in tracked() if path.match("web/src/*/*")]
    folders += [path.parent for path in tracked() if path.match("benchmarks/*/*.py")]
    folders += [path for path in packages if not own & set(path.relative_to(ROOT).parts[:-1])]

    assert {f"{folder.name}/" for folder in folders} - shown == {"undercroft/", "versions/"}


def test_help_lists_every_chore() -> None:
    told = subprocess.run(
        ["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout

    for chore in ("play", "test", "test-all", "lint", "bench", "mutants", "playthroughs", "build"):
        assert f"make {chore} " in told


def test_no_machine_path_is_in_the_repository() -> None:
    pattern = re.compile(r"/(?:work|root|home/\w+)/|file:///")
    found = [
        path.relative_to(ROOT)
        for path in tracked()
        if path.suffix in {".py", ".md", ".toml", ".txt", ".ftl", ".mjs", ".c"}
        and path != Path(__file__)
        and pattern.search(path.read_text(encoding="utf-8"))
    ]

    assert found == []
