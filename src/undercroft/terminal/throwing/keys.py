"""Single keys from a terminal, by name; a letter or digit is itself."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from select import select

try:
    import termios
    import tty
except ImportError:  # a system without them goes by typed words
    termios = None  # type: ignore[assignment]

Read = Callable[[], str]
Keys = Callable[[], AbstractContextManager[Read]]
"""What makes single keys readable for a while."""
LEFT, RIGHT, UP, DOWN = "left", "right", "up", "down"
PAGE_UP, PAGE_DOWN, TAB, BACK_TAB = "page up", "page down", "tab", "back tab"
ENTER, RUBOUT = "enter", "rubout"
END = "\x04"
ESCAPE = b"\x1b"
NAMES = {
    "\x1b[A": UP,
    "\x1b[B": DOWN,
    "\x1b[C": RIGHT,
    "\x1b[D": LEFT,
    "\x1bOA": UP,
    "\x1bOB": DOWN,
    "\x1bOC": RIGHT,
    "\x1bOD": LEFT,
    "\x1b[5~": PAGE_UP,
    "\x1b[6~": PAGE_DOWN,
    "\x1b[Z": BACK_TAB,
    "\t": TAB,
    "\r": ENTER,
    "\n": ENTER,
    "\x7f": RUBOUT,
    "\b": RUBOUT,
}
DUMB = ("", "dumb", "unknown")
"""Terminals that can't draw anything over."""
LONGEST = 8
"""Bytes of a key that begins with an escape."""
SOON = 0.05
"""Seconds within which the rest of such a key comes."""


def own_keys() -> Keys | None:
    """What reads keys from this process's terminal; None where there is no such terminal."""
    is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    is_dumb = os.environ.get("TERM", "") in DUMB
    return reading_keys if termios is not None and is_terminal and not is_dumb else None


@contextmanager
def reading_keys() -> Iterator[Read]:
    """Let keys come one by one and unseen, until the terminal is as it was before."""
    stream = sys.stdin.fileno()
    before = termios.tcgetattr(stream)
    try:
        tty.setcbreak(stream, termios.TCSADRAIN)  # what was typed ahead counts
        yield lambda: key_from(stream)
    finally:
        termios.tcsetattr(stream, termios.TCSADRAIN, before)


def key_from(stream: int) -> str:
    """Wait for a key; EOFError at the end of the input."""
    pressed = _bytes(stream).decode("utf-8", "ignore")
    if pressed in ("", END):
        raise EOFError
    return NAMES.get(pressed, pressed)


def _bytes(stream: int) -> bytes:
    """One key: a byte, the rest of a letter, or all of an escape."""
    pressed = os.read(stream, 1)
    if pressed == ESCAPE:
        while len(pressed) < LONGEST and select([stream], [], [], SOON)[0]:
            pressed += os.read(stream, 1)
            if (len(pressed) > 2 and pressed[-1:].isalpha()) or pressed[-1:] == b"~":
                break
    elif pressed and pressed[0] >= 0xC0:
        more = 1 if pressed[0] < 0xE0 else 2 if pressed[0] < 0xF0 else 3
        pressed += os.read(stream, more)
    return pressed
