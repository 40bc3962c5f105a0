"""Parts whose insides we build upon are pinned to the very version that this was tried with."""

import re
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PINNED = {
    "mujoco-core": "another version throws other dice",
    "uvicorn": "server/sockets/wire.py, http/connection.py and app/run.py derive from its classes",
    "websockets": "server/sockets/wire.py uses what uvicorn makes of it",
}


@pytest.mark.parametrize("part", PINNED)
def test_a_part_with_known_insides_is_pinned(part: str) -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = [one for parts in extras["optional-dependencies"].values() for one in parts]
    (exact,) = [one for one in wanted if re.match(rf"{part}\b", one)]

    assert exact == f"{part}=={version(part)}", PINNED[part]
    assert exact in (ROOT / "constraints.txt").read_text().splitlines()
