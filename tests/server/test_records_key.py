"""The key of a running game: told to who holds all seats, and never beside somebody new."""

import threading
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from tests.server.clients import Message, call, lay, wait_until
from tests.server.nodes import PATIENCE, Node, running


class Soon:
    """A request that is on its way."""

    def __init__(self, *request: Any, **more: Any) -> None:
        self._answers: list[httpx.Response] = []
        self._thread = threading.Thread(
            target=lambda: self._answers.append(call(*request, **more)), daemon=True
        )
        self._thread.start()

    @property
    def is_answered(self) -> bool:
        return bool(self._answers)

    def answer(self) -> httpx.Response:
        """What was answered in the end."""
        self._thread.join(PATIENCE)
        return self._answers[0]


def waiting(watching: psycopg.Connection[Any]) -> int:
    """How many wait for a row that somebody else has locked."""
    found = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = %s"
    ((count,),) = watching.execute(found, [watching.info.dbname]).fetchall()
    return int(count)


def invited(node: Node) -> tuple[Message, str]:
    """A running table of one person, and an invitation to the seat of its bot."""
    laid = lay(node, "dungeon-attack", "human,bot", setup={"starting_player": 1})
    path = f"/tables/{laid['id']}/seats/1/invite"
    return laid, call(node, "POST", path, laid["owner"]).json()["code"]


def both_at_once(
    one: Node,
    other: Node,
    first: str,
    holding: psycopg.Connection[Any],
    watching: psycopg.Connection[Any],
) -> tuple[httpx.Response, httpx.Response] | None:
    """What is answered to somebody who sits down and somebody who asks for the key meanwhile.

    Both wait for the table at once, one behind the other; None when that took so long, on a busy
    machine, that a node did not wait any more.
    """
    laid, code = invited(one)
    table = f"/tables/{laid['id']}"
    wait_until(lambda: call(other, "GET", table).json()["waiting"] == [0])
    holding.execute("SELECT id FROM tables WHERE id = %s FOR UPDATE", [laid["id"]])
    wanted = {
        "claim": (other, "POST", f"{table}/seats/1/claim", code),
        "export": (one, "GET", f"{table}/log", laid["seats"]["0"]),
    }
    soon: dict[str, Soon] = {}
    for count, name in enumerate(sorted(wanted, key=lambda name: name != first), 1):
        soon[name] = Soon(*wanted[name])
        wait_until(lambda count=count: waiting(watching) == count or is_answered(soon))  # type: ignore[misc]  # bound
    holding.commit()
    answers = soon["claim"].answer(), soon["export"].answer()
    return None if any(answer.status_code == 503 for answer in answers) else answers


def is_answered(soon: dict[str, Soon]) -> bool:
    """Whether somebody does not wait any more."""
    return any(one.is_answered for one in soon.values())


@pytest.mark.parametrize("first", ["claim", "export"])
def test_of_somebody_who_sits_down_and_somebody_who_asks_for_the_key_one_is_refused(
    postgresql_url: str, tmp_path: Path, first: str
) -> None:
    with (
        running(postgresql_url, tmp_path, "--no-limits") as one,
        running(postgresql_url, tmp_path, "--no-limits") as other,
        psycopg.connect(postgresql_url) as holding,
        psycopg.connect(postgresql_url, autocommit=True) as watching,
    ):
        while (answers := both_at_once(one, other, first, holding, watching)) is None:
            pass
        claimed, exported = answers
        if first == "claim":
            assert claimed.status_code == 201
            assert (exported.status_code, exported.json()["reason"]) == (409, "log-sealed")
        else:
            assert exported.status_code == 200
            assert (claimed.status_code, claimed.json()["reason"]) == (409, "key-told")


def test_a_refused_export_seals_nothing(node: Node) -> None:
    laid, code = invited(node)
    log, seat = f"/tables/{laid['id']}/log", f"/tables/{laid['id']}/seats/1"
    assert call(node, "GET", log, laid["owner"]).json()["reason"] == "log-sealed"
    assert call(node, "GET", log).json()["reason"] == "log-sealed"
    claimed = call(node, "POST", f"{seat}/claim", code)
    assert claimed.status_code == 201
    assert call(node, "GET", log, laid["seats"]["0"]).json()["reason"] == "log-sealed"
    both = laid["seats"]["0"], claimed.json()["token"]
    assert call(node, "GET", log, *both).status_code == 200
