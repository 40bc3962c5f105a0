"""The command line, in a process whose time a test keeps: `tests.server.still_time FILE serve`."""

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path

from undercroft.cli import main
from undercroft.server.ops.timing import Time, Timer, set_time

GLANCE_SECONDS = 0.02
"""Between two looks at the time that stands in a file."""


class KeptTime(Time):
    """The time that stands in a file."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def now_ms(self) -> int:
        return int(self._path.read_text())

    def seconds(self) -> float:
        return self.now_ms() / 1000

    def call_later(self, seconds: float, call: Callable[[], None]) -> Timer:
        return asyncio.create_task(self._call_at(self.seconds() + seconds, call))

    async def _call_at(self, moment: float, call: Callable[[], None]) -> None:
        while self.seconds() < moment:
            await asyncio.sleep(GLANCE_SECONDS)
        call()


def keep_time(path: Path) -> None:
    """Go by the time in a file from now on."""
    set_time(KeptTime(path))


if __name__ == "__main__":
    keep_time(Path(sys.argv.pop(1)))
    main()
