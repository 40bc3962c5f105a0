"""Which tests are marked with which rows and cards: pytest collects, a plugin writes it down."""

import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import Any

import msgspec

TARGET = "MARKED_TESTS_FILE"
MARKS = ("rule", "card")


def marked_tests(root: Path, environment: dict[str, str]) -> dict[str, list[str]]:
    """The ids of the tests of each row and card."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "marked.json"
        subprocess.run(
            [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", __name__, "tests/games"],
            cwd=root,
            env=environment | {TARGET: str(target)},
            stdout=subprocess.DEVNULL,
            check=True,
        )
        return msgspec.json.decode(target.read_bytes(), type=dict[str, list[str]])


def pytest_collection_finish(session: Any) -> None:
    """Write the tests of each mark; pytest calls it when all are collected."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for item in session.items:
        for kind in MARKS:
            for mark in item.iter_markers(kind):
                for name in mark.args:
                    found[name].append(item.nodeid)
    Path(os.environ[TARGET]).write_bytes(msgspec.json.encode(found))
