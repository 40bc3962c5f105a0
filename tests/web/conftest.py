"""A browser for tests: Debian's Chromium, driven by Playwright, against a real server."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.nodes import PATIENCE, Node, lanterns_path, running, sqlite_in
from tests.web.chromium import chromium, chromium_path
from tests.web.visits import new_window

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium; where there is none the tests are skipped, but never in CI.

    While it is open an event loop runs in this process, and no other test could run one.
    """
    if chromium_path() is None:
        if os.environ.get("CI"):
            pytest.fail("no Chromium: .ci/run installs it")
        pytest.skip("no Chromium here; on Debian: apt install chromium-headless-shell")
    with chromium() as found:
        yield found


@pytest.fixture(scope="session")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server with all games, and a tiny one that no client knows."""
    folder = tmp_path_factory.mktemp("web")
    with running(sqlite_in(folder), folder, "--no-limits", path=lanterns_path(folder)) as found:
        yield found


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser window of its own, with an English reader who likes no movement."""
    size = {"width": 1280, "height": 900}
    found = new_window(browser, viewport=size, reduced_motion="reduce")
    yield found
    found.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A page that must not complain."""
    found = context.new_page()
    errors: list[str] = []
    found.on("pageerror", lambda error: errors.append(str(error)))
    yield found
    assert errors == []
