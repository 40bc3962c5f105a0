"""The wheel: builds, installs into an empty environment, and plays there."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def run(*command: str | Path, **more: str) -> str:
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env=env | more,
        capture_output=True,
        text=True,
        check=False,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_wheel_installs_into_an_empty_environment_and_runs(tmp_path: Path) -> None:
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", tmp_path, ROOT)
    (wheel,) = tmp_path.glob("*.whl")
    venv = tmp_path / "empty"
    # No pip of its own, and nothing compiled ahead: that would take longer than all the rest.
    run(sys.executable, "-m", "venv", "--without-pip", venv)
    pip = (sys.executable, "-m", "pip", "--python", venv / "bin" / "python", "install")
    options = ("--quiet", "--disable-pip-version-check", "--no-compile")
    run(*pip, *options, "-c", ROOT / "constraints.txt", wheel)
    undercroft = venv / "bin" / "undercroft"

    played = run(
        undercroft, "play", "dungeon-attack", "--seats", "bot,bot", "--lang", "fr",
        UNDERCROFT_HOME=str(tmp_path),
    )  # fmt: skip
    (log,) = (tmp_path / "saves").glob("*.log")

    assert "enfonce la porte" in played
    assert "La fin" in played
    assert "right" in run(undercroft, "verify", log, "--lang", "en")
    assert "Face à vos monstres" in run(undercroft, "rules", "dungeon-attack", "--lang", "fr")
