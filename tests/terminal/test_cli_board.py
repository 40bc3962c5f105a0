"""The command `undercroft board`: pictures from logs, and what it refuses."""

from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner, Result

from tests.terminal.test_cli import run
from undercroft.cli import app
from undercroft.engine import Keyed, Table
from undercroft.engine.log import write_log
from undercroft.engine.replay import log_of
from undercroft.games import find


def a_log(folder: Path, game: str = "dungeon-run", answers: int = 60) -> Path:
    """The save of a running game."""
    table = Table(find(game), 3, Keyed.from_seed("board"), players=("human:Anna", "bot", "bot"))
    chance = Random(1)
    for _ in range(answers):
        seat = table.waiting_for[0]
        table.answer(seat, chance.choice(table.options(seat)))
    path = folder / f"{game}.log"
    path.write_text(write_log(log_of(table, with_key=True)))
    return path


def board(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["board", "--lang", "en", *arguments])


def test_a_board_is_drawn_at_its_end_and_at_any_step(tmp_path: Path) -> None:
    log, picture = a_log(tmp_path), tmp_path / "board.svg"
    pictures = []
    for more in ((), ("--step", "60"), ("--step", "30"), ("--step", "0"), ("--seat", "1")):
        told = board("dungeon-run", str(log), "--svg", str(picture), *more)
        assert told.exit_code == 0
        assert f"Saved to {picture}" in told.stdout
        pictures.append(picture.read_text())

    assert all(text.startswith("<svg") for text in pictures)
    end, all_steps, half, start, _ = pictures
    assert end == all_steps
    assert end.count('class="tile') > half.count('class="tile') > start.count('class="tile') == 1


def test_a_board_speaks_french(tmp_path: Path) -> None:
    log, picture = a_log(tmp_path), tmp_path / "plateau.svg"

    arguments = ("board", "dungeon-run", str(log), "--svg", str(picture), "--lang", "fr")
    status, out, err = run(tmp_path, *arguments)

    assert status == 0, err
    assert str(picture) in out
    assert "Manche" in picture.read_text()


def test_a_printed_board_is_drawn_without_a_log(tmp_path: Path) -> None:
    picture = tmp_path / "dungeon.svg"

    told = board("dungeon", "--svg", str(picture))

    assert told.exit_code == 0
    assert f"Saved to {picture}" in told.stdout
    assert "Great Hall" in picture.read_text()


def test_a_printed_board_is_drawn_as_a_log_has_it(tmp_path: Path) -> None:
    log, picture = a_log(tmp_path, "dungeon"), tmp_path / "dungeon.svg"

    assert board("dungeon", str(log), "--svg", str(picture)).exit_code == 0
    assert picture.read_text().count('class="hero"') >= 3


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["dungeon-moon", "LOG"], "No game is called “dungeon-moon”"),
        (["dungeon-attack", "LOG"], "There is no picture of “dungeon-attack”. Try: "),
        (["dungeon-run", "OTHER"], "This is a log of dungeon-attack, not of dungeon-run"),
        (["dungeon-run", "/nowhere.log"], "/nowhere.log doesn’t exist"),
        (["dungeon-run", "LOG", "--step", "61"], "Decision 61 doesn’t exist. This game has 60"),
        (["dungeon-run", "LOG", "--step", "-1"], "Decision -1 doesn’t exist"),
        (["dungeon-run", "LOG", "--seat", "4"], "Seat 4 doesn’t exist. This game has 3"),
        (["dungeon-run", "LOG", "--svg", "/nowhere/x.svg"], "its folder doesn’t exist"),
        (["dungeon-run", "LOG", "--svg", "LOG"], "is the log itself"),
        (["dungeon-run", "LOG", "--lang", "xx"], "No language is called “xx”"),
        (["dungeon-run"], "“dungeon-run” has no printed board. Name a log to draw."),
        (["dungeon-attack"], "There is no picture of “dungeon-attack”. Try: "),
        (["dungeon", "--step", "0"], "--step needs a log. Name it after the game."),
        (["dungeon", "--seat", "1"], "--seat needs a log. Name it after the game."),
        (["dungeon", "--svg", "/nowhere/x.svg"], "its folder doesn’t exist"),
    ],
)
def test_what_cannot_be_drawn_is_refused_in_one_line(
    tmp_path: Path, arguments: list[str], message: str
) -> None:
    log, other = a_log(tmp_path), a_log(tmp_path, "dungeon-attack", 5)
    before = log.read_text()
    named = {"LOG": str(log), "OTHER": str(other)}

    told = board(*(named.get(word, word) for word in arguments))

    assert told.exit_code == 2
    assert message in told.stderr
    assert log.read_text() == before


def test_targets_are_printed_for_games_of_throws_only(tmp_path: Path) -> None:
    paper = tmp_path / "targets.pdf"
    told = board("dungeon-fighter", "--pdf", str(paper), "--paper", "letter")
    assert told.exit_code == 0
    assert f"Saved to {paper}" in told.stdout
    assert paper.read_bytes().startswith(b"%PDF-")

    other = tmp_path / "other.pdf"
    assert (
        "Nothing is thrown at a Target in Dungeon Run"
        in board("dungeon-run", "--pdf", str(other)).output
    )
    assert not other.exists()
    assert board("dungeon-fighter", "--pdf", str(paper), "--paper", "napkin").exit_code != 0
    assert board("dungeon-fighter", "--pdf", str(tmp_path)).exit_code != 0
