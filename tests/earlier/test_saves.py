"""Saved games of the version before go on."""

import random
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests import earlier
from undercroft.cli import app
from undercroft.engine import BadLog, Table
from undercroft.engine.log import Log, read_log
from undercroft.engine.replay import continue_from_checkpoint, load, source_of
from undercroft.games import find

MOST = 50_000


def go_on(log: Log) -> Table:
    """A saved game as it is taken up: replayed, or from its last checkpoint."""
    game = find(log.head.game)
    try:
        return load(log, game, source_of(log))
    except BadLog as bad:
        if bad.reason != "log-rules":
            raise
        return continue_from_checkpoint(log, game, source_of(log))


@pytest.mark.parametrize("path", earlier.SAVES, ids=lambda path: path.stem)
def test_a_saved_game_is_played_on_to_its_end(path: Path) -> None:
    table, chance = go_on(read_log(path.read_text("utf-8"))), random.Random(1)

    for _ in range(MOST):
        if table.is_over:
            break
        seat = table.waiting_for[0]
        table.answer(seat, chance.choice(table.options(seat)))

    assert table.is_over


@pytest.mark.parametrize("path", earlier.SAVES, ids=lambda path: path.stem)
def test_the_terminal_takes_it_up(path: Path, tmp_path: Path) -> None:
    file = shutil.copy(path, tmp_path)
    seats = ",".join(["human"] * read_log(path.read_text("utf-8")).head.seats)

    done = CliRunner().invoke(app, ["resume", str(file), "--seats", seats, "--lang", "en"])

    assert done.exit_code == 0, done.output
    assert "[D" in done.output


def test_cards_that_are_numbered_otherwise_are_not_mistaken_for_these(tmp_path: Path) -> None:
    """With more cards the old numbers would mean others."""
    (tmp_path / "strangers.toml").write_text(
        '[late-guest]\nplace = "here"\nprice = "nothing"\n\n[[late-guest.acts]]\nact = "cleanse"\n',
        encoding="utf-8",
    )
    log = read_log((earlier.HERE / "dungeon-run-2-half.log").read_text("utf-8"))

    with pytest.raises(BadLog):
        continue_from_checkpoint(log, find("dungeon-run", [tmp_path]), source_of(log))
