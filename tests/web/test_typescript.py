"""What the pages reckon without a browser: vitest over `web/src/**/*.test.ts`, with real games."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec

from tests.web.recorded import record

ROOT = Path(__file__).parents[2]


def test_the_typescript(tmp_path: Path) -> None:
    games = tmp_path / "recorded.json"
    games.write_bytes(msgspec.json.encode(record()))

    run = subprocess.run(
        [sys.executable, "hatch_build.py", "run", "--silent", "test"],
        cwd=ROOT,
        env=os.environ | {"RECORDED": str(games), "NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )

    assert run.returncode == 0, run.stdout
