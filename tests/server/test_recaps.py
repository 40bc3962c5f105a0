"""Recaps: before somebody plays on they read what weighed most since they last chose."""

from collections.abc import Iterator

import pytest

from tests.server.clients import call, lay
from tests.server.nodes import Node
from undercroft.engine import Fast, Keyed, Table
from undercroft.games import find
from undercroft.server.play.recaps import A_DEED, MOST, recap
from undercroft.server.play.session import TableSession

MOMENTS = 300


def moments(game_id: str) -> Iterator[TableSession]:
    """A game at each of its moments."""
    game, chance = find(game_id), Fast(5)
    table = Table(game, 3, Keyed(bytes([5] * 32)), {}, ("human:",) * 3)
    session = TableSession(table, 0)
    for _ in range(MOMENTS):
        yield session
        if table.is_over:
            return
        seat = table.waiting_for[0]
        option = game.fallback(table.state, seat, table.options(seat), chance)
        session.answer(session.ask_id, seat, option.number, 0)


@pytest.mark.parametrize("game_id", ["dungeon-attack", "dungeon-run"])
def test_a_recap_tells_the_weightiest_since_the_last_choice(game_id: str) -> None:
    told = 0
    for session in moments(game_id):
        table = session.table
        story = recap(session, 0).story
        told = max(told, len(story))
        assert len(story) <= MOST
        assert all(event.weight >= A_DEED for event in story)
        known = [event.name for event in table.story(0)]
        rest = iter(known)
        assert all(event.name in rest for event in story)  # in their order
    assert told == MOST


def test_what_was_known_at_the_last_choice_is_not_told_again() -> None:
    """Whoever chooses alone begins a turn with each choice, and has seen all before it."""
    game, chance = find("dungeon-attack"), Fast(5)
    table = Table(game, 1, Keyed(bytes([5] * 32)), {"starting_player": 1}, ("human:",))
    session = TableSession(table, 0)
    while not table.is_over:
        began = table.marks[-1].events
        option = game.fallback(table.state, 0, table.options(0), chance)
        session.answer(session.ask_id, 0, option.number, 0)
        weighty = {event.name for event in table.events[began:] if event.weighs >= A_DEED}

        assert {event.name for event in recap(session, 0).story} <= weighty


def test_own_losses_come_before_what_weighs_more() -> None:
    for session in moments("dungeon-attack"):
        story = recap(session, 1).story
        since = [event for event in session.table.events if event.weighs >= A_DEED]
        losses = [e for e in since[-MOST:] if e.tone == "loss" and e.falls_on == 1]
        if losses and len(story) == MOST:
            assert losses[-1].name in [event.name for event in story]
            return
    raise AssertionError("nobody ever lost anything")


def test_who_has_not_chosen_yet_reads_how_it_began(node: Node) -> None:
    laid = lay(node, "dungeon-attack", "human,human", setup={"starting_player": 1})
    token = laid["seats"]["0"]

    answer = call(node, "GET", f"/tables/{laid['id']}/recap?seat=0", token).json()

    assert all(answer["figures"])
    assert len(answer["story"]) <= MOST
    assert all(event["weight"] >= A_DEED for event in answer["story"])


def test_nobody_reads_the_recap_of_others(node: Node) -> None:
    laid = lay(node, "dungeon-attack", "human,human")
    path = f"/tables/{laid['id']}/recap?seat=0"

    assert call(node, "GET", path, laid["seats"]["1"]).json()["reason"] == "not-your-seat"
    assert call(node, "GET", path).json()["reason"] == "not-your-seat"
    open_table = lay(node, "dungeon-attack", "human,open")
    path = f"/tables/{open_table['id']}/recap?seat=0"
    assert call(node, "GET", path, open_table["seats"]["0"]).json()["reason"] == "not-begun"
