"""What workers are asked to do in tests. They import this, and nothing else of the tests."""

import functools
import gc
import os
import signal
import sys
from pathlib import Path

from msgspec import to_builtins

from undercroft.engine import Refused
from undercroft.server.workers.flying import Asked, fly
from undercroft.targets.conditions.preparation import usual_release
from undercroft.targets.move import Throw


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


def built_by_a_throw() -> list[str]:
    """What a plain throw has to work out that is kept from then on: its functions' names."""
    ask = Throw(0, "", "d6")
    modules, before = set(sys.modules), _misses()
    fly(Asked(ask, b"another"), to_builtins(usual_release(ask.scene, ask.combined)))
    after = _misses()
    names = [name for name, misses in after.items() if misses > before.get(name, 0)]
    return sorted({*names, *set(sys.modules) - modules})


def _misses() -> dict[str, int]:
    """How often every function that keeps what it has worked out had to do so."""
    found = (each for each in gc.get_objects() if isinstance(each, functools._lru_cache_wrapper))
    return {f"{each.__module__}.{each.__name__}": each.cache_info().misses for each in found}
