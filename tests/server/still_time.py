"""The command line, in a process whose time a test keeps: `tests.server.still_time FILE serve`."""

import sys
from pathlib import Path

from undercroft.cli import main
from undercroft.server.ops.timing import Time, set_time


class KeptTime(Time):
    """The time that stands in a file."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def now_ms(self) -> int:
        return int(self._path.read_text())

    def seconds(self) -> float:
        return self.now_ms() / 1000


def keep_time(path: Path) -> None:
    """Go by the time in a file from now on."""
    set_time(KeptTime(path))


if __name__ == "__main__":
    keep_time(Path(sys.argv.pop(1)))
    main()
