"""Secrets: long, random, stored only as hashes, in no address and in no log."""

import asyncio
import base64
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.clients import REQUESTS, Message, Player, bearer, client, http, lay
from tests.server.nodes import Node, lanterns_path, running, sqlite_in
from undercroft.server.storage.tokens import hashed, new_token

SECRET_BITS = 128


def test_a_secret_has_more_than_128_bits_and_never_comes_twice() -> None:
    drawn = {new_token() for _ in range(10_000)}
    assert len(drawn) == 10_000
    bits = {8 * len(base64.urlsafe_b64decode(token + "=" * (-len(token) % 4))) for token in drawn}
    assert min(bits) >= SECRET_BITS
    letters = "".join(drawn)
    commonest = max(letters.count(letter) for letter in set(letters))
    assert commonest / len(letters) < 1.1 / 64


@pytest.fixture(scope="module")
def told_all(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A node that tells its log all it can."""
    folder = tmp_path_factory.mktemp("debug")
    options = ("--no-limits", "--log-level", "debug")
    with running(sqlite_in(folder), folder, *options, path=lanterns_path(folder)) as node:
        yield node


class Visit:
    """Somebody who does everything that there is to do, well and badly, and keeps the secrets."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.secrets: set[str] = set()
        self.requests = http(node)

    def ask(self, method: str, path: str, *tokens: str, **more: Any) -> httpx.Response:
        headers = bearer(*tokens) if tokens else {}
        answer = self.requests.request(method, f"/api{path}", headers=headers, **more)
        self._keep(answer)
        return answer

    def _keep(self, answer: httpx.Response) -> None:
        found = answer.json() if answer.headers.get("content-type") == "application/json" else None
        for part in found if isinstance(found, list) else [found]:
            if isinstance(part, dict):
                named = [part.get(name, "") for name in ("token", "code", "owner")]
                maps = [part.get(name) or {} for name in ("seats", "invites")]
                listed = [word for one in maps if isinstance(one, dict) for word in one.values()]
                words = [word for word in (*named, *listed) if isinstance(word, str)]
                self.secrets |= set(filter(None, words))

    def lay(self, game: str, seats: str, **more: Any) -> Message:
        laid = lay(self.node, game, seats, **more)
        self.secrets |= {laid["owner"], *laid["seats"].values(), *laid["invites"].values()}
        return laid

    def do_all(self) -> None:
        """Walk through all doors."""
        laid = self.lay("lanterns", "human,open,bot", name="A name")
        table, owner, mine = f"/tables/{laid['id']}", laid["owner"], laid["seats"]["0"]
        invitation = laid["invites"]["1"]
        code = self.ask("POST", f"{table}/seats/1/invite", owner).json()["code"]
        assert self.ask("POST", f"{table}/seats/1/claim", invitation, json={}).status_code == 403
        claimed = self.ask("POST", f"{table}/seats/1/claim", code, json={"name": "Bo"}).json()
        theirs = claimed["token"]
        hook = self.ask("PUT", f"{table}/seats/0/hook", mine, json={"url": "http://127.0.0.1/x"})
        assert hook.status_code == 400
        recovery = self.ask("POST", "/recovery", json={"tokens": [mine, owner]}).json()["code"]
        again = self.ask("POST", "/recovery/use", json={"code": recovery}).json()
        self.ask("POST", "/mine", json={"tokens": [entry["token"] for entry in again]})
        for token in (mine, theirs, owner, invitation):
            self.ask("GET", f"{table}/replay?step=0&seat=0", token)
            self.ask("GET", f"{table}/log", token)
            self.ask("DELETE", f"{table}/nothing", token)
            self.ask("GET", f"{table}?token={token}", token)
            self.ask("POST", f"{table}/start", token, json={"token": token})
            self.ask("POST", f"{table}/start", token, content=token)
        asyncio.run(self.talk(laid["id"], [mine, theirs]))
        self.ask("POST", f"{table}/seats/1/leave", theirs)
        self.ask("DELETE", table, owner)

    async def talk(self, table: str, tokens: list[str]) -> None:
        async with client(self.node) as there:
            await there.send(type="hello", table="nothing", tokens=tokens)
            await there.next("refusal")
            await there.send(type="hello", table=table, tokens=tokens, unknown=tokens)
            await there.next("refusal")
            await there.send(type=tokens[0])
            await there.next("refusal")
            await there.hello(table, tokens)
            await there.send(type="say", seat=0, text="hello")
            await there.next("said")
            await there.send(type="throw", ask=0, seat=0, release={"secret": tokens[0]})
            await there.next("refusal")

    def finish_a_game(self) -> None:
        laid = self.lay("dungeon-attack", "human,bot:random")
        asyncio.run(Player([self.node], laid["id"], list(laid["seats"].values())).play())
        mine = laid["seats"]["0"]
        self.ask("POST", f"/tables/{laid['id']}/rematch", mine, json={"seat": 0})
        self.ask("GET", f"/tables/{laid['id']}/log", mine)


@pytest.fixture(scope="module")
def visit(told_all: Node) -> Visit:
    found = Visit(told_all)
    found.do_all()
    found.finish_a_game()
    return found


def _database(node: Node) -> Path:
    return Path(node.database.removeprefix("sqlite:///"))


def test_only_hashes_of_secrets_are_stored(visit: Visit) -> None:
    file = _database(visit.node)
    stored = b"".join(path.read_bytes() for path in file.parent.glob(f"{file.name}*"))
    assert len(visit.secrets) >= 12
    assert not [secret for secret in visit.secrets if secret.encode() in stored]
    assert sum(hashed(secret).encode() in stored for secret in visit.secrets) > 8


def test_no_secret_is_in_the_log(visit: Visit) -> None:
    log = visit.node.log.read_text()
    assert not [secret for secret in visit.secrets if secret in log]
    assert '"level":"error"' not in log


def test_nothing_asks_for_a_secret_in_an_address(told_all: Node) -> None:
    schema = REQUESTS.get(f"{told_all.url}/api/schema/openapi.json").json()
    named = {
        parameter["name"]
        for path in schema["paths"].values()
        for operation in path.values()
        for parameter in operation.get("parameters", ())
    }
    assert named
    assert not [name for name in named if re.search("token|secret|code|key", name)]


def test_what_breaks_tells_the_log_no_secret(visit: Visit) -> None:
    """Rows that can't be read and a database that is locked: words to the client, no secrets."""
    node = visit.node
    laid, other = visit.lay("lanterns", "human,human"), visit.lay("lanterns", "human,human")
    tokens = list(laid["seats"].values())
    with sqlite3.connect(_database(node), isolation_level=None) as database:
        database.execute("UPDATE tables SET setup = 'x', clock = 'x' WHERE id = ?", (other["id"],))
        database.execute(
            "INSERT INTO deeds (table_id, n, at, deed) VALUES (?, 1, 0, 'x')", (other["id"],)
        )
    node.stop()
    node.start()
    broken = visit.ask("GET", f"/tables/{other['id']}/replay", *other["seats"].values())
    assert broken.status_code == 500
    assert broken.json() == {
        "reason": "broken",
        "message": "something broke; nothing has changed",
        "facts": {},
    }

    async def say_hello() -> Message:
        async with client(node) as there:
            await there.send(type="hello", table=other["id"], tokens=list(other["seats"].values()))
            return await there.next("refusal")

    assert asyncio.run(say_hello())["reason"] == "broken"
    locked = sqlite3.connect(_database(node), isolation_level=None)
    try:
        locked.execute("BEGIN EXCLUSIVE")
        held = visit.ask("POST", f"/tables/{laid['id']}/seats/0/leave", *tokens)
        assert (held.status_code, held.json()["reason"]) == (503, "not-stored")
    finally:
        locked.close()
    log = node.log.read_text()
    assert '"level":"error"' in log
    assert not [secret for secret in visit.secrets if secret in log]
    with sqlite3.connect(_database(node)) as database:
        keys = [row[0] for row in database.execute("SELECT key FROM tables")]
    assert keys
    assert not [key for key in keys if key.hex() in log or repr(key)[2:-1] in log]
