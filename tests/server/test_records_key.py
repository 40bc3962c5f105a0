"""The key of a running game: told to who holds all seats, and never beside somebody new."""

import threading
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from tests.server.clients import Message, call, lay, wait_until
from tests.server.nodes import Node, running


class Soon:
    """A request that is on its way."""

    def __init__(self, *request: Any, **more: Any) -> None:
        self._answers: list[httpx.Response] = []
        self._thread = threading.Thread(
            target=lambda: self._answers.append(call(*request, **more)), daemon=True
        )
        self._thread.start()

    def answer(self) -> httpx.Response:
        """What was answered in the end."""
        self._thread.join(30)
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
        laid, code = invited(one)
        seat = f"/tables/{laid['id']}/seats/1"
        wait_until(lambda: call(other, "GET", f"/tables/{laid['id']}").json()["waiting"] == [0])
        holding.execute("SELECT id FROM tables WHERE id = %s FOR UPDATE", [laid["id"]])
        wanted = {
            "claim": (other, "POST", f"{seat}/claim", code),
            "export": (one, "GET", f"/tables/{laid['id']}/log", laid["seats"]["0"]),
        }
        order = ["claim", "export"] if first == "claim" else ["export", "claim"]
        soon = {}
        for count, name in enumerate(order, 1):
            soon[name] = Soon(*wanted[name])
            wait_until(lambda count=count: waiting(watching) == count)  # type: ignore[misc]  # bound
        holding.commit()

        claimed, exported = soon["claim"].answer(), soon["export"].answer()
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
