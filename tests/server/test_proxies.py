"""Whose word counts on where a visitor comes from: that of the named proxies, and nobody else's."""

import asyncio
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from websockets.asyncio.client import connect

from tests.server.nodes import PATIENCE, free_port, sqlite_in
from undercroft.engine import Refused
from undercroft.server.app.run import server_of
from undercroft.server.ops.limits import Buckets
from undercroft.server.ops.settings import Settings

PROXY, STRANGER = "127.0.0.2", "127.0.0.3"
VISITOR = "203.0.113.7"
Ask = Callable[[int, str, str], Coroutine[Any, Any, None]]


async def request(port: int, came_from: str, told: str) -> None:
    """A request from an address that tells of another."""
    transport = httpx.AsyncHTTPTransport(local_address=came_from)
    async with httpx.AsyncClient(transport=transport, timeout=PATIENCE) as requests:
        headers = {"X-Forwarded-For": told}
        answer = await requests.get(f"http://127.0.0.1:{port}/api/tables", headers=headers)
        answer.raise_for_status()


async def socket(port: int, came_from: str, told: str) -> None:
    """A socket from an address that tells of another."""
    how: dict[str, Any] = {"local_addr": (came_from, 0), "open_timeout": PATIENCE}
    address = f"ws://127.0.0.1:{port}/ws"
    async with connect(address, additional_headers={"X-Forwarded-For": told}, **how) as there:
        await there.send("{}")
        await there.recv()


def charged(folder: Path, proxies: tuple[str, ...], ask: Ask, came_from: str, told: str) -> Buckets:
    """Who paid, after somebody asked a new server once."""

    async def run() -> Buckets:
        settings = Settings(
            database=sqlite_in(folder), port=free_port(), workers=1, proxies=proxies
        )
        server = server_of(settings)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        await ask(settings.port, came_from, told)
        server.should_exit = True
        await serving
        app = server.config.app
        assert isinstance(app, Litestar)
        buckets: Buckets = app.state.buckets
        return buckets

    return asyncio.run(asyncio.wait_for(run(), PATIENCE))


ASKS = pytest.mark.parametrize("ask", [request, socket])


@ASKS
@pytest.mark.parametrize("proxies", [(PROXY,), ("10.0.0.9", "127.0.0.2/31")], ids=str)
def test_a_named_proxy_is_believed(tmp_path: Path, ask: Ask, proxies: tuple[str, ...]) -> None:
    buckets = charged(tmp_path, proxies, ask, PROXY, f"forged, {VISITOR}")

    assert VISITOR in buckets
    assert "forged" not in buckets
    assert PROXY not in buckets


@ASKS
@pytest.mark.parametrize("proxies", [(PROXY,), Settings(database="").proxies], ids=str)
def test_a_stranger_can_not_forge_an_address(
    tmp_path: Path, ask: Ask, proxies: tuple[str, ...]
) -> None:
    buckets = charged(tmp_path, proxies, ask, STRANGER, VISITOR)

    assert STRANGER in buckets
    assert VISITOR not in buckets


def test_a_proxy_on_this_machine_is_believed_unless_others_are_named(tmp_path: Path) -> None:
    usual = Settings(database="").proxies
    assert VISITOR in charged(tmp_path, usual, request, "127.0.0.1", VISITOR)
    assert VISITOR not in charged(tmp_path, (PROXY,), request, "127.0.0.1", VISITOR)


def test_the_surroundings_name_no_proxy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    assert VISITOR not in charged(tmp_path, (PROXY,), request, STRANGER, VISITOR)


BAD = ["", "*", "proxy.example", "10.0.0.256", "10.0.0.1/8", "10.0.0.0/33", "0.0.0.0/0", "::/0"]


@pytest.mark.parametrize("proxy", BAD)
def test_what_is_no_proxy_is_refused(proxy: str) -> None:
    with pytest.raises(Refused) as refused:
        Settings(database="", proxies=("127.0.0.1", proxy)).check_proxies()
    assert (refused.value.reason, refused.value.facts) == ("bad-proxy", {"proxy": proxy})


@pytest.mark.parametrize("proxy", ["10.0.0.5", "10.0.0.0/8", "::1", "fd00::/8", "127.0.0.2/31"])
def test_an_address_or_a_network_is_a_proxy(proxy: str) -> None:
    Settings(database="", proxies=(proxy,)).check_proxies()


@pytest.mark.parametrize(
    ("language", "told"), [("en", "isn’t the address or network"), ("fr", "ni le réseau")]
)
def test_a_server_does_not_start_with_one(tmp_path: Path, language: str, told: str) -> None:
    command = [sys.executable, "-m", "undercroft", "serve", "--lang", language]
    command += ["--database", sqlite_in(tmp_path), "--proxy", "10.0.0.5", "--proxy", "somewhere"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)

    assert done.returncode == 2
    assert "somewhere" in done.stderr
    assert told in " ".join(done.stderr.split())
    assert not (tmp_path / "tables.sqlite").exists()
