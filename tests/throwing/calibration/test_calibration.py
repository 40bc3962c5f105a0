"""A calibration that is killed goes on where it stopped and ends the same; bad input is told."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.forked import run_command
from undercroft.engine import Refused
from undercroft.targets.skill.tables import read_skills
from undercroft.throwing.calibration.calibration import Calibration, commit, lacking
from undercroft.throwing.calibration.measurement import measure
from undercroft.throwing.calibration.search import Plan
from undercroft.throwing.calibration.subject import Subject, facts_of, subjects

PATIENCE = 600
COMMAND = [sys.executable, "-c", "from undercroft.cli import main; main()"]
TINY = (
    *("--throws", "3", "--rounds", "0", "--board", "first", "--die", "d6", "--hand", "steady"),
    *("--condition", "flick", "--condition", "blind", "--condition", "double"),
    *("--condition", "elbow", "--condition", "jump", "--condition", "head"),
)


def one(name: str) -> tuple[Subject, ...]:
    """One entry to measure."""
    return subjects(["first"], ["d6"], [name], ["steady"])


def command(*words: str) -> list[str]:
    return [*COMMAND, "throws", "calibrate", *words]


def calibrate(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command(*words), capture_output=True, text=True, check=False, timeout=PATIENCE
    )


def refused(*words: str) -> tuple[int, str, str]:
    """What is refused before anything is measured: its status, and what it wrote and told."""
    return run_command(("throws", "calibrate", *words), os.environ)


def start(*words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        command(*words), stdout=subprocess.PIPE, text=True, start_new_session=True
    )


def test_killed_and_resumed_is_the_same_as_in_one_go(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole.json", tmp_path / "broken.json"
    part = tmp_path / "broken.json.part"
    once = calibrate(*TINY, "--processes", "2", "--out", str(whole))
    killed = start(*TINY, "--processes", "1", "--out", str(broken))
    assert killed.stdout is not None
    assert killed.stdout.readline().startswith("1/6 ")
    os.killpg(killed.pid, signal.SIGKILL)
    killed.communicate()
    part.write_bytes(part.read_bytes() + b'{"board":"fir')

    assert not broken.exists()
    again = calibrate(*TINY, "--processes", "1", "--out", str(broken))

    assert once.returncode == again.returncode == 0
    assert "Continuing" in again.stdout
    assert "\n6/6 " in again.stdout
    assert "1/6 " not in again.stdout
    assert broken.read_bytes() == whole.read_bytes()
    assert sorted(tmp_path.iterdir()) == [broken, whole]


def test_no_worker_outlives_a_calibration_that_is_killed(tmp_path: Path) -> None:
    killed = start(*TINY, "--processes", "2", "--out", str(tmp_path / "x.json"))
    assert killed.stdout is not None
    killed.stdout.readline()
    os.kill(killed.pid, signal.SIGKILL)

    killed.communicate(
        timeout=PATIENCE
    )  # ends when the last process that can write to it has ended


def test_entries_that_are_not_measured_stay(tmp_path: Path) -> None:
    out = tmp_path / "table.json"
    for name in ("flick", "blind"):
        run = Calibration(out, one(name), 2, 0)
        assert [entry.condition for entry in run.measure(1)] == [name]
        run.write()

    assert [entry.condition for entry in read_skills(out).entries] == ["blind", "flick"]

    run = Calibration(out, one("flick"), 2, 0, fresh=True)
    list(run.measure(1))
    run.write()

    assert [entry.condition for entry in read_skills(out).entries] == ["flick"]


def test_only_what_a_table_lacks_is_measured(tmp_path: Path) -> None:
    out = tmp_path / "table.json"
    run = Calibration(out, one("flick"), 2, 0)
    list(run.measure(1))
    run.write()
    old = out.read_bytes().replace(facts_of(one("flick")[0]).encode(), b"of another time")

    assert lacking([*one("flick"), *one("blind")], out) == [*one("blind")]
    with pytest.raises(Refused, match="has all"):
        lacking(one("flick"), out)
    out.write_bytes(old)
    assert lacking(one("flick"), out) == [*one("flick")]


def test_an_interrupted_run_with_other_settings_is_not_mixed_in(tmp_path: Path) -> None:
    out, wanted = tmp_path / "table.json", one("flick")
    list(Calibration(out, wanted, 2, 0).measure(1))

    assert Calibration(out, wanted, 2, 0).known == 1
    with pytest.raises(Refused, match="other settings; begin again with --fresh"):
        Calibration(out, wanted, 3, 0)
    with pytest.raises(Refused, match="other settings"):
        Calibration(out, wanted, 2, 1)
    assert Calibration(out, wanted, 3, 0, fresh=True).known == 0


@pytest.mark.parametrize("name", ["flick", "blind+flick"])
def test_a_search_repeats(name: str) -> None:
    plan = Plan(rounds=1, points=4, throws=2)

    assert measure(one(name), 2, plan) == measure(one(name), 2, plan)


def test_the_table_tells_date_command_and_commit(tmp_path: Path) -> None:
    out = tmp_path / "table.json"
    run = Calibration(out, subjects(["first"], ["d6"], ["bank+flick"]), 5, 0)

    assert [entry.hand for entry in run.measure(1)] == ["steady", "average", "clumsy"]
    run.write()

    made = read_skills(out).made
    assert made.command == "undercroft throws calibrate --throws 5 --rounds 0"
    assert made.day.startswith("20")
    assert made.commit == commit()
    assert [pair.throws for pair in read_skills(out).pairs] == [1, 1, 1]


def test_without_a_repository_there_is_no_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")

    assert commit() == ""


def test_a_damaged_part_is_not_trusted(tmp_path: Path) -> None:
    out, wanted = tmp_path / "table.json", one("flick")
    Calibration(out, wanted, 2, 0)
    part = tmp_path / "table.json.part"
    part.write_bytes(part.read_bytes() + b"nonsense\n")

    with pytest.raises(Refused, match="--fresh"):
        Calibration(out, wanted, 2, 0)


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["--board", "moon"], "No board is called “moon”"),
        (["--condition", "moon"], "No special throw is called “moon”"),
        (["--die", "d20"], "No die is called “d20”"),
        (["--condition", "flick+moon"], "No special throw is called “moon”"),
        (["--hand", "third"], "No hand is called “third”"),
        (["--board", "first", "--condition", "bone-shot"], "No board has what you ask for"),
        (["--throws", "0"], "Invalid value for '--throws'"),
        (["--throws", "many"], "Invalid value for '--throws'"),
        (["--processes", "-1"], "Invalid value for '--processes'"),
        (["--out", "/nowhere/skills.json"], "its folder doesn’t exist"),
    ],
)
def test_bad_input_is_told_in_a_line(words: list[str], problem: str, tmp_path: Path) -> None:
    out = [] if "--out" in words else ["--out", str(tmp_path / "x.json")]

    status, told, error = refused(*words, *out)

    assert status == 2
    assert problem in " ".join(error.replace("│", " ").split())
    assert "Traceback" not in error
    assert told == ""
    assert list(tmp_path.iterdir()) == [], "it was measured before it was refused"


def test_a_table_that_is_none_is_not_written_over(tmp_path: Path) -> None:
    out = tmp_path / "x.json"
    out.write_text("my diary")

    status, _, error = refused("--condition", "flick", "--out", str(out))

    assert status == 2
    assert "x.json could not be read" in error
    assert out.read_text() == "my diary"
