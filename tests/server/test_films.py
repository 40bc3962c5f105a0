"""Throws are shown again with their films, and a log says whether they come out the same."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from typer.testing import CliRunner

from tests.quoits import make
from tests.server.clients import Message, call, client
from tests.server.nodes import Node
from tests.server.quoits import SEEN, do, lay_quoits, throw_asked, throws_in
from undercroft import cli, cli_verify
from undercroft.engine.entries import Threw
from undercroft.engine.log import read_log, write_log
from undercroft.targets.record.film import film_of

SEATS = "human/physics,human/companion,human/clumsy"


@pytest.fixture(scope="module")
def played(quoits_node: Node) -> tuple[str, list[str], list[Message]]:
    """A table after one throw of each way, its secrets, and the flights that were shown."""
    table, tokens = lay_quoits(quoits_node, SEATS, setup={"rounds": 1})
    flights = []

    async def play() -> None:
        async with client(quoits_node) as there:
            await there.hello(table, tokens)
            await do(there, await throw_asked(there), "throw")
            flights.append(await there.next("flight"))
            await do(there, await throw_asked(there), "see", seen=SEEN)
            await throw_asked(there)
            await there.until("update", lambda told: told["outcome"])

    asyncio.run(play())
    return table, tokens, flights


def test_a_replay_shows_each_flight_after_its_decision(
    quoits_node: Node, played: tuple[str, list[str], list[Message]]
) -> None:
    table, tokens, flights = played
    replays = [
        call(quoits_node, "GET", f"/tables/{table}/replay?step={step}", *tokens).json()
        for step in range(4)
    ]

    shown = {"seat": 0, "film": flights[0]["film"]}
    assert [replay["flights"] for replay in replays] == [[], [shown], [], []]


def test_an_exported_log_keeps_the_films(
    quoits_node: Node, played: tuple[str, list[str], list[Message]]
) -> None:
    table, tokens, _ = played
    text = call(quoits_node, "GET", f"/tables/{table}/log", *tokens).text

    throws = throws_in(read_log(text))

    assert [film_of(threw) is not None for threw in throws] == [True, False, False]
    brought = call(quoits_node, "POST", "/logs", json={"log": text}).json()["id"]
    (flight,) = call(quoits_node, "GET", f"/tables/{brought}/replay?step=1").json()["flights"]
    assert flight["film"]["landing"]["place"] == throws[0].landing.place


def verified(path: Path, language: str = "en") -> tuple[int, str]:
    done = CliRunner().invoke(cli.app, ["verify", str(path), "--lang", language])
    return done.exit_code, " ".join(done.output.split())


@pytest.fixture
def log_file(
    quoits_node: Node,
    played: tuple[str, list[str], list[Message]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Path:
    """The log as a file, for a command that knows Quoits."""
    monkeypatch.setattr(cli, "find", lambda *_: make())
    path = tmp_path / "quoits.log"
    table, tokens, _ = played
    path.write_text(call(quoits_node, "GET", f"/tables/{table}/log", *tokens).text)
    return path


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("1 throw was thrown again", "1 throw drawn by skill", "at a real board")),
        ("fr", ("1 lancer refait", "1 lancer tiré", "une vraie cible")),
    ],
)
def test_verify_throws_again_draws_again_and_tells_the_rest(
    log_file: Path, language: str, words: tuple[str, ...]
) -> None:
    code, output = verified(log_file, language)

    assert code == 0
    assert all(word in output for word in words), output


def test_verify_without_physics_says_so(log_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli_verify, "find_spec", lambda _: None)

    code, output = verified(log_file)

    assert code == 0
    assert "1 throw can’t be thrown again here" in output


@pytest.mark.parametrize("way", ["physics", "clumsy"])
def test_verify_finds_a_throw_that_did_not_come_out_so(log_file: Path, way: str) -> None:
    log = read_log(log_file.read_text())
    log.entries = [_bettered(entry, way) for entry in log.entries]
    log_file.write_text(write_log(log))

    code, output = verified(log_file)

    assert code == 2
    assert "1 throw comes out differently" in output


def _bettered(entry: Any, way: str) -> Any:
    """A throw that touched something else than it did: worth the same, and yet another one."""
    if not isinstance(entry, Threw) or entry.way != way:
        return entry
    touched = () if entry.landing.touched else ("board",)
    landing = structs.replace(entry.landing, touched=touched)
    return structs.replace(entry, landing=landing)
