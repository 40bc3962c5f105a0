"""Finished games of the version before: told again, or as far as they fit and how they ended."""

import shutil
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from tests import earlier
from undercroft.cli import app
from undercroft.engine import BadLog
from undercroft.engine.log import Checkpoint, Log, read_log
from undercroft.engine.replay import end_of, load, source_of, verify
from undercroft.games import find

GAME = find("dungeon-run")
SAME = earlier.HERE / "dungeon-run-1-over.log"
PARTED = earlier.HERE / "dungeon-run-1-dorgan-over.log"
"""Dorgan's numbers have changed: his game can't be played to its end as it was."""
PARTS_AT = 44


def read(path: Path) -> Log:
    return read_log(path.read_text("utf-8"))


def command(*arguments: str | Path, lang: str = "en") -> tuple[int, str]:
    words = [*map(str, arguments), "--lang", lang]
    done = CliRunner().invoke(app, words, env={"COLUMNS": "200"})
    return done.exit_code, done.output


@pytest.mark.parametrize(("path", "score"), [(SAME, 700), (PARTED, 500)])
def test_the_end_is_the_one_that_was_played(path: Path, score: int) -> None:
    assert end_of(read(path), GAME).result().scores == (score,)


def test_a_game_that_the_changes_do_not_touch_replays_and_verifies() -> None:
    log = read(SAME)

    assert load(log, GAME, source_of(log)).state == end_of(log, GAME).state
    followed = verify(log, GAME)
    assert (followed.checked, followed.parted) == (33, None)


def test_moves_that_lead_to_another_end_are_not_the_same_game() -> None:
    log = read(SAME)
    log.foot = msgspec.structs.replace(log.foot, checkpoint=read(PARTED).foot.checkpoint)

    with pytest.raises(BadLog, match=f"first differ at entry {len(log.entries)}"):
        load(log, GAME)


def test_a_game_that_the_changes_touch_is_followed_to_the_change() -> None:
    log = read(PARTED)

    followed = verify(log, GAME)
    table, checked, parted = followed.table, followed.checked, followed.parted

    fitting = log.entries[: PARTS_AT - 1]
    assert table.entries == [entry for entry in fitting if not isinstance(entry, Checkpoint)]
    assert checked == 18
    assert parted is not None
    assert parted.entry == PARTS_AT
    assert f"first differ at entry {PARTS_AT}" in str(parted)


def test_an_end_that_is_none_is_refused() -> None:
    log = read(PARTED)
    running = read(earlier.HERE / "dungeon-run-1-begun.log").foot.checkpoint
    log.foot = msgspec.structs.replace(log.foot, checkpoint=running)

    with pytest.raises(BadLog, match="not over at its last checkpoint"):
        end_of(log, GAME)


def test_an_end_with_unknown_cards_is_refused(tmp_path: Path) -> None:
    (tmp_path / "strangers.toml").write_text(
        '[late-guest]\nplace = "here"\nprice = "nothing"\n\n[[late-guest.acts]]\nact = "cleanse"\n',
        encoding="utf-8",
    )

    with pytest.raises(BadLog, match="its end can't be shown"):
        end_of(read(PARTED), find("dungeon-run", [tmp_path]))


def test_the_terminal_tells_a_game_again() -> None:
    status, told = command("replay", SAME)

    assert status == 0
    assert "replays exactly under rules 2" in told


@pytest.mark.parametrize("door", ["replay", "resume"])
def test_the_terminal_says_where_the_rules_part_and_shows_the_end(
    door: str, tmp_path: Path
) -> None:
    file = Path(shutil.copy(PARTED, tmp_path))

    status, told = command(door, file)

    assert status == 0
    assert f"They first differ at entry {PARTS_AT}." in told
    assert "This is how the game ended:" in told
    assert "Old Serge" in told
    assert "The dungeon wins." in told
    assert file.read_bytes() == PARTED.read_bytes()


def test_the_terminal_says_so_in_french() -> None:
    assert "Voici comment la partie s’est terminée" in command("replay", PARTED, lang="fr")[1]


def test_dice_are_verified_up_to_the_change() -> None:
    status, told = command("verify", PARTED)

    assert status == 2
    assert "18 outcomes match the key. The rest can’t be checked under today’s rules." in told


def test_the_board_shows_the_end_or_a_step_before_the_change(tmp_path: Path) -> None:
    end, step = tmp_path / "end.svg", tmp_path / "step.svg"

    assert command("board", "dungeon-run", PARTED, "--svg", end)[0] == 0
    assert command("board", "dungeon-run", PARTED, "--svg", step, "--step", "3")[0] == 0

    assert end.read_text("utf-8") != step.read_text("utf-8")
