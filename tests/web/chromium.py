"""Where the tests' browser is and how it is started."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from tests.server.nodes import PATIENCE

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
"""The same engine; the first has no window to draw and takes half the time for a page."""


def chromium_path() -> str | None:
    """The first of them that is installed."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


@contextmanager
def chromium() -> Iterator[Browser]:
    """Chromium until the end of the block."""
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(
            executable_path=chromium_path(), args=list(FLAGS), timeout=PATIENCE * 1000
        )
        yield found
        found.close()
