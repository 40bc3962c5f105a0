"""The practice room: any board, die and conditions, thrown as in a game, without one."""

import hashlib
import json
from base64 import urlsafe_b64decode
from itertools import combinations

import pytest

from tests.server.clients import Message, call
from tests.server.nodes import Node, StillTime, running, sqlite_in
from tests.server.practicing import answer, asked, lifted, thrown, wanted
from tests.server.quoits import SWIPE
from undercroft.engine import Refused
from undercroft.server.practice.tickets import BETWEEN
from undercroft.server.workers.flying import Asked, Trace, fly_by_gesture
from undercroft.targets.conditions.combination import combine
from undercroft.targets.conditions.files import conditions
from undercroft.targets.move import Throw
from undercroft.targets.record.film import film_of
from undercroft.targets.skill.shares import shares


def ask_refused(node: Node, chosen: Message) -> Message:
    return answer(node, "asks", chosen=chosen)


def test_a_throw_is_what_its_gesture_and_its_seed_make_of_it(quoits_node: Node) -> None:
    ask = asked(quoits_node, wanted("blind"))
    made = thrown(quoits_node, lifted(quoits_node, ask["ticket"]))

    seed = bytes.fromhex(made["seed"])
    throw = Throw(0, "practice", "d6", ("blind",))
    again = film_of(fly_by_gesture(Asked(throw, seed), Trace(SWIPE, 1.0, {})).threw)
    assert hashlib.sha256(seed).hexdigest() == ask["commitment"]
    assert again is not None
    assert again.landing is not None
    assert made["film"]["landing"]["place"] == again.landing.place
    assert made["film"]["bodies"][0]["frames"][-1] == list(again.bodies[0].frames[-1])


def test_each_throw_has_a_seed_of_its_own_and_the_same_ticket_the_same(quoits_node: Node) -> None:
    ask = asked(quoits_node)
    held = lifted(quoits_node, ask["ticket"])
    first, again = thrown(quoits_node, held), thrown(quoits_node, held)
    other = thrown(quoits_node, lifted(quoits_node, first["next"]["ticket"]))
    assert first["film"] == again["film"]
    assert first["seed"] != other["seed"]


def test_a_die_is_lifted_first_and_a_trace_lasts_no_longer_than_was_seen(
    quoits_node: Node,
) -> None:
    ticket = asked(quoits_node)["ticket"]
    assert thrown(quoits_node, ticket)["reason"] == "no-lift"
    slow = SWIPE | {"times": [3 * at for at in SWIPE["times"]]}
    assert thrown(quoits_node, lifted(quoits_node, ticket, 0.1), slow)["reason"] == "bad-trace"
    assert "film" in thrown(quoits_node, lifted(quoits_node, ticket, 2.0), slow)


def test_a_tossed_die_is_blown_at(quoits_node: Node) -> None:
    ask = asked(quoits_node, wanted("blow-shot", board="catacombs", die="d12"))
    assert ask["throw"]["can_toss"]
    tossed = answer(quoits_node, "tosses", ticket=lifted(quoits_node, ask["ticket"]), gesture=SWIPE)
    assert tossed["film"]["landing"] is None
    assert tossed["throw"]["helped"] == [{"type": "toss"}]
    again = answer(quoits_node, "tosses", ticket=tossed["ticket"], gesture=SWIPE)
    assert again["reason"] == "bad-help"
    assert thrown(quoits_node, tossed["ticket"], None)["reason"] == "tossed"
    quoits_node.time.let_pass(0.6)
    blown = thrown(quoits_node, tossed["ticket"])
    assert blown["film"]["conditions"] == ["blow-shot"]


def test_what_is_thrown_in_one_stage_is_not_tossed(quoits_node: Node) -> None:
    held = lifted(quoits_node, asked(quoits_node)["ticket"])
    assert answer(quoits_node, "tosses", ticket=held, gesture=SWIPE)["reason"] == "bad-help"


def test_the_usual_hand_throws_for_whoever_makes_no_gesture(quoits_node: Node) -> None:
    made = thrown(quoits_node, asked(quoits_node)["ticket"], None)
    assert made["film"]["landing"]["place"]


def test_a_condition_with_a_die_of_its_own_is_thrown_with_that(quoits_node: Node) -> None:
    assert asked(quoits_node, wanted("destiny-coin"))["throw"]["die"] == "coin"
    assert asked(quoits_node, wanted("flip-compass"))["throw"]["die"] == "compass"


def test_hands_to_beat_are_those_of_the_skill_tables(quoits_node: Node) -> None:
    told = asked(quoits_node, wanted("nose"))["hands"]
    assert {one["hand"] for one in told} == {"clumsy", "average", "steady"}
    for one in told:
        found = shares("first", "d6", ("nose",), one["hand"])
        assert (one["hit"], one["bullseye"]) == pytest.approx(found)


def usual_speed(ticket: str) -> float:
    """How fast somebody usually flicks, as a ticket carries it along; everybody may read that."""
    body = ticket.partition(BETWEEN)[0]
    told = json.loads(urlsafe_b64decode(body + "=" * (-len(body) % 4)))
    (speed,) = told["speeds"].values()
    return float(speed)


def test_the_usual_speed_of_a_hand_is_learnt_and_taken_along(quoits_node: Node) -> None:
    """A slower hand throws as far after a while: its own usual speed counts, with any die."""
    slow = SWIPE | {"points": [[0.0, 0.6 * y] for _, y in SWIPE["points"]]}
    ask = asked(quoits_node)
    made = [thrown(quoits_node, lifted(quoits_node, ask["ticket"]), slow)]
    for _ in range(3):
        other = asked(quoits_node, wanted(die="d12"), made[-1]["next"]["ticket"])
        made.append(thrown(quoits_node, lifted(quoits_node, other["ticket"]), slow))
        assert made[-1]["film"]["scene"]["die"] == "d12"
    speeds = [usual_speed(one["next"]["ticket"]) for one in made]
    assert speeds == sorted(speeds, reverse=True)
    assert len(set(speeds)) == len(speeds)


def test_pairs_that_do_not_go_together_say_why(quoits_node: Node) -> None:
    told = call(quoits_node, "GET", "/practice/conditions").json()
    pairs = {frozenset((one["one"], one["other"])): one["why"] for one in told["pairs"]}
    ids = [one["id"] for one in told["conditions"]]
    assert ids == list(conditions())
    for one, other in combinations(ids, 2):
        why = pairs.get(frozenset((one, other)))
        if why in (None, "hopeless"):
            combine((one, other))
        else:
            with pytest.raises(Refused, match="can't be combined"):
                combine((one, other))
    assert pairs[frozenset(("seated", "jump"))] == "both"
    assert pairs[frozenset(("blow", "head"))] == "launch"
    assert pairs[frozenset(("flip-compass", "blind"))] == "flip"
    assert pairs[frozenset(("destiny-coin", "pendulum-die"))] == "die"


@pytest.mark.parametrize(
    ("chosen", "reason"),
    [
        (wanted(board="moon"), "unknown-board"),
        (wanted("blow", "head"), "impossible-throw"),
        (wanted("trousers"), "unknown-condition"),
        (wanted(die="coin"), "bad-request"),
        (wanted("blind", "seated", "afar"), "bad-request"),
        (wanted(wind=3), "bad-request"),
    ],
)
def test_what_can_not_be_thrown_is_refused(quoits_node: Node, chosen: Message, reason: str) -> None:
    assert ask_refused(quoits_node, chosen)["reason"] == reason


def test_tickets_of_others_and_old_ones_are_refused(quoits_node: Node) -> None:
    ticket = asked(quoits_node)["ticket"]
    body, mac = ticket.split(".")
    for forged in ("x", f"{body}.", f".{mac}", f"{body[:-2]}AA.{mac}", f"{body}.{mac}é", "💥.💥"):
        assert thrown(quoits_node, forged, None)["reason"] == "bad-ticket"
    quoits_node.time.let_pass(2 * 3600)
    assert thrown(quoits_node, ticket, None)["reason"] == "old-ticket"


def test_gestures_that_are_none_are_refused(quoits_node: Node) -> None:
    held = lifted(quoits_node, asked(quoits_node)["ticket"])
    for gesture in ({}, SWIPE | {"more": 1}, SWIPE | {"points": []}, SWIPE | {"device": "cannon"}):
        assert thrown(quoits_node, held, gesture)["reason"] == "bad-trace"


def test_another_node_of_the_same_server_goes_on(
    postgresql_url: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("two")
    time = StillTime(folder)
    with (
        running(postgresql_url, folder, "--no-limits", time=time) as one,
        running(postgresql_url, folder, "--no-limits", time=time) as other,
    ):
        ask = asked(one)
        made = thrown(other, lifted(one, ask["ticket"]))
        assert hashlib.sha256(bytes.fromhex(made["seed"])).hexdigest() == ask["commitment"]


def test_an_address_that_throws_all_the_time_has_to_wait(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("limits")
    with running(sqlite_in(folder), folder, time=StillTime(folder)) as node:
        ticket = asked(node)["ticket"]
        told = [thrown(node, ticket, None).get("reason", "") for _ in range(14)]
        assert told[0] == ""
        assert told[-1] == "too-fast"
        assert call(node, "GET", "/games").status_code == 200
