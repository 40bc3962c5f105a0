"""Throws behind links: the very film, only of throws that this server made, and not too many."""

import pytest

from tests.server.clients import Message, call
from tests.server.nodes import Node, sqlite_in
from tests.server.practicing import asked, thrown


def shared(node: Node, share: str) -> Message:
    """What comes of putting a throw behind a link, be it a refusal."""
    found: Message = call(node, "POST", "/throws", json={"share": share}).json()
    return found


def test_a_link_leads_to_the_very_throw_and_is_the_same_again(quoits_node: Node) -> None:
    made = thrown(quoits_node, asked(quoits_node)["ticket"], None)
    link = shared(quoits_node, made["share"])["id"]
    assert shared(quoits_node, made["share"])["id"] == link
    assert call(quoits_node, "GET", f"/throws/{link}").json() == made["film"]
    other = thrown(quoits_node, asked(quoits_node)["ticket"], None)
    assert shared(quoits_node, other["share"])["id"] != link


def test_only_throws_of_this_server_are_shared(quoits_node: Node) -> None:
    ask = asked(quoits_node)
    share = thrown(quoits_node, ask["ticket"], None)["share"]
    body, mac = share.split(".")
    for forged in ("x", body, f"{body[:-4]}AAAA.{mac}", ask["ticket"]):
        assert shared(quoits_node, forged)["reason"] == "bad-ticket"
    assert call(quoits_node, "POST", "/throws", json={"share": ""}).status_code == 400


@pytest.mark.parametrize("link", ["nowhere", "x" * 32])
def test_a_link_that_leads_nowhere_says_so(quoits_node: Node, link: str) -> None:
    answer = call(quoits_node, "GET", f"/throws/{link}")
    assert (answer.status_code, answer.json()["reason"]) == (404, "no-throw-here")


def test_the_oldest_are_forgotten_when_there_are_many(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    from undercroft.server.storage import rows
    from undercroft.server.storage.database import Database
    from undercroft.server.storage.rows import SharedThrow

    folder = tmp_path_factory.mktemp("shared")
    database = Database(sqlite_in(folder))
    database.migrate()
    with database.writing.begin() as connection:
        for at in range(5):
            rows.add_shared(connection, SharedThrow(f"t{at}", at, b"film"), most=3)
        kept = [at for at in range(5) if rows.shared_throw(connection, f"t{at}")]
    database.close()
    assert kept == [2, 3, 4]
