"""How others reach a server: a link made on its machine must not lead to the reader's own."""

import asyncio
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import AsyncTestClient

from tests.server.nodes import PATIENCE, sqlite_in
from undercroft.server.app.application import make_app
from undercroft.server.ops.own_address import is_loopback, own_addresses
from undercroft.server.ops.settings import Settings

HERE, THERE = "127.0.0.1", "203.0.113.7"


def told(folder: Path, visitor: str = HERE, **settings: Any) -> dict[str, Any]:
    """What a server of these settings says to somebody who comes from an address."""

    async def ask() -> dict[str, Any]:
        app = make_app(Settings(database=sqlite_in(folder), workers=1, **settings))
        async with AsyncTestClient(app):
            transport = httpx.ASGITransport(app, client=(visitor, 1))  # type: ignore[arg-type]
            async with httpx.AsyncClient(transport=transport, timeout=PATIENCE) as requests:
                answer = await requests.get("http://localhost:8470/api/reach")
                found: dict[str, Any] = answer.raise_for_status().json()
                return found

    return asyncio.run(ask())


def test_who_sits_at_the_machine_is_told_its_address_in_the_network(tmp_path: Path) -> None:
    expected = [own for own in own_addresses() if ip_address(own).version == 4]

    reach = told(tmp_path, host="0.0.0.0")

    assert reach["open"] is True
    assert [f"http://{own}:8470" for own in expected] == reach["origins"][: len(expected)]


def test_a_server_that_listens_to_this_machine_alone_says_so(tmp_path: Path) -> None:
    assert told(tmp_path, host="127.0.0.1")["open"] is False


def test_others_are_not_told_addresses_of_the_own_network(tmp_path: Path) -> None:
    assert told(tmp_path, THERE, host="0.0.0.0") == {"origins": [], "open": True}


def test_a_public_address_comes_before_all(tmp_path: Path) -> None:
    public = "https://games.example"
    assert told(tmp_path, public_url=public) == {"origins": [public], "open": True}


@pytest.mark.parametrize("host", ["127.0.0.1", "127.1.2.3", "::1", "localhost"])
def test_loopback_is_this_machine_alone(host: str) -> None:
    assert is_loopback(host)


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.168.1.20", "games.example", ""])
def test_everything_else_is_heard_by_others(host: str) -> None:
    assert not is_loopback(host)
