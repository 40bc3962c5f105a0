"""The time as this process knows it: the machine's, unless another is set.

Tests set one that stands still until they let it pass, so that nothing depends on how fast they
are. How long something really took is not asked here.
"""

import asyncio
import time
from collections.abc import Callable

Timer = asyncio.TimerHandle | asyncio.Task[None]
"""Something that is done later, unless it is cancelled."""


class Time:
    """The machine's time."""

    def now_ms(self) -> int:
        """The time of day, in milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def seconds(self) -> float:
        """Seconds that never go back, whoever sets the time of day."""
        return time.monotonic()

    def call_later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Do something when so many seconds have passed."""
        return asyncio.get_running_loop().call_later(seconds, call)


_current = Time()


def set_time(other: Time) -> None:
    """Go by another time from now on."""
    global _current
    _current = other


def now_ms() -> int:
    """The time of day, in milliseconds since 1970."""
    return _current.now_ms()


def seconds() -> float:
    """Seconds that never go back."""
    return _current.seconds()


def call_later(seconds: float, call: Callable[[], None]) -> Timer:
    """Do something when so many seconds have passed."""
    return _current.call_later(seconds, call)
