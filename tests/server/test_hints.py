"""Hints over HTTP: for the seat that is asked, and only where the table allows them."""

from tests.server.clients import call, lay, wait_until
from tests.server.nodes import Node

GAME = "dungeon-attack"
SETUP = {"starting_player": 1}


def hints_of(table: str, seat: int) -> str:
    return f"/tables/{table}/seats/{seat}/hints"


def test_the_seat_that_is_asked_gets_the_best_options_with_reasons(node: Node) -> None:
    laid = lay(node, GAME, "human,bot", setup=SETUP)
    token = laid["seats"]["0"]

    found = call(node, "GET", hints_of(laid["id"], 0), token).json()

    assert 1 <= len(found) <= 3
    assert len({hint["option"] for hint in found}) == len(found)
    for hint in found:
        assert 0 <= hint["worth"] <= 1000
        assert hint["reason"] in ("more", "less", "usual", "better", "close", "worse", "only")
        assert bool(hint["measure"]) == (hint["reason"] in ("more", "less"))
    assert call(node, "GET", hints_of(laid["id"], 0), token).json() == found


def test_nobody_else_gets_any(node: Node) -> None:
    laid = lay(node, GAME, "human,human", setup=SETUP)
    seats = laid["seats"]

    assert call(node, "GET", hints_of(laid["id"], 0), seats["1"]).status_code == 403
    assert call(node, "GET", hints_of(laid["id"], 0)).status_code == 403
    not_asked = call(node, "GET", hints_of(laid["id"], 1), seats["1"])
    assert (not_asked.status_code, not_asked.json()["reason"]) == (409, "not-now")


def test_a_table_may_be_played_without_hints(node: Node) -> None:
    laid = lay(node, GAME, "human,bot", setup=SETUP, hints=False)
    refused = call(node, "GET", hints_of(laid["id"], 0), laid["seats"]["0"])

    assert (refused.status_code, refused.json()["reason"]) == (409, "no-hints")
    assert call(node, "GET", f"/tables/{laid['id']}").json()["hints"] is False
    log = call(node, "GET", f"/tables/{laid['id']}/log", laid["seats"]["0"]).text
    brought = call(node, "POST", "/logs", json={"log": log}).json()
    assert call(node, "GET", f"/tables/{brought['id']}").json()["hints"] is False


def test_a_bot_that_searches_plays_in_a_worker(node: Node) -> None:
    laid = lay(node, GAME, "bot:veteran,human", setup=SETUP)

    wait_until(lambda: call(node, "GET", f"/tables/{laid['id']}").json()["moves"] > 0)


def test_games_tell_the_levels_of_bots(node: Node) -> None:
    levels = call(node, "GET", "/games").json()[0]["levels"]

    assert [level["id"] for level in levels] == ["novice", "adventurer", "veteran", "legend"]
    assert [level["id"] for level in levels if level["usual"]] == ["adventurer"]
    for level in levels:
        assert set(level["names"]) == set(level["abouts"]) == {"en", "fr"}
        assert all(level["abouts"].values())
