"""What workers are asked to do in tests. They import this, and nothing else of the tests."""

import os
import signal
import sys
from pathlib import Path

from undercroft.engine import Refused


def double(number: int) -> int:
    return 2 * number


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def die_once(trace: str) -> str:
    """Die the first time; work the second time."""
    path = Path(trace)
    if not path.exists():
        path.write_text("")
        die()
    return "done"


def hang(trace: str) -> None:
    """Leave a trace and work for ever."""
    Path(f"{trace}-{os.getpid()}").touch()
    signal.pause()


def refuse() -> None:
    raise Refused("bad-log", "this is no log", entry=3)


def stages_built() -> int:
    """How many scenes can be thrown at without building anything."""
    physics = sys.modules.get("undercroft.throwing.physics.simulation")
    return physics.stage.cache_info().currsize if physics else 0
