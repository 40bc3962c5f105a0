"""The daily challenge: the same throws for everybody, each once, and a table of names."""

import hashlib
from collections.abc import Iterator

import pytest

from tests.server.clients import Message, call
from tests.server.nodes import Node, StillTime, running, sqlite_in
from tests.server.practicing import lifted
from tests.server.quoits import SWIPE
from undercroft.engine.throws import Landing
from undercroft.server.practice.chosen import Chosen, throw_of
from undercroft.server.practice.daily import day_of, points_of, throws_of

DAY = 24 * 3600


def said(node: Node, step: str, **body: object) -> Message:
    """What comes of one step, be it a refusal."""
    found: Message = call(node, "POST", f"/daily/{step}", json=body).json()
    return found


def today(node: Node) -> Message:
    found: Message = call(node, "GET", "/daily").json()
    return found


def throw(node: Node, ask: Message) -> Message:
    """Throw one throw; where a die is tossed first, the table blows by itself."""
    return said(node, "throws", ticket=lifted(node, ask["ticket"]), gesture=SWIPE)


def attempt(node: Node) -> tuple[str, list[Message]]:
    """A whole attempt: its secret, and all that was told."""
    begun = said(node, "attempts")
    ask, told = begun["ask"], list[Message]()
    while ask:
        told.append(throw(node, ask))
        ask = told[-1]["next"]
    return begun["attempt"], told


def test_the_challenge_follows_from_the_date(quoits_node: Node) -> None:
    found = today(quoits_node)
    wanted = [(one.board, one.die, list(one.conditions)) for one in throws_of(found["day"])]
    assert [(t["board"], t["die"], t["conditions"]) for t in found["throws"]] == wanted
    assert found["day"] == day_of(found["ends_at"] - 1) != day_of(found["ends_at"])


def test_challenges_differ_by_day_and_are_fit_to_be_thrown() -> None:
    days = [f"2026-{month:02}-{day:02}" for month in range(1, 13) for day in range(1, 29)]
    kinds = {throws_of(day) for day in days}
    assert len(kinds) > 100
    for throws in kinds:
        names = [name for one in throws for name in one.conditions]
        assert len(names) == len(set(names)) == 3
        assert not any(throw_of(one).hopeless for one in throws)


def test_whoever_throws_alike_has_the_same_points_by_the_seed_of_the_day(
    quoits_node: Node,
) -> None:
    (_, mine), (_, other) = attempt(quoits_node), attempt(quoits_node)
    day = today(quoits_node)["day"]
    assert mine[-1]["points"] == other[-1]["points"]
    assert len(mine[-1]["points"]) == len(throws_of(day))
    for at, told in enumerate(mine):
        assert told["film"] == other[at]["film"]
        assert told["seed"] == hashlib.sha256(f"undercroft daily {day} {at}".encode()).hexdigest()


def test_a_special_throw_counts_twice_and_a_miss_nothing() -> None:
    landing = Landing(place="zone-4", bounces=1)
    assert points_of(Chosen("first", "d6"), landing) == 4
    assert points_of(Chosen("first", "d6", ("nose",)), landing) == 8
    broken = Landing(place="zone-4", bounces=1, broken=("nose",))
    assert points_of(Chosen("first", "d6", ("nose",)), broken) == 0
    assert points_of(Chosen("first", "d6"), Landing(place="table", bounces=1)) == 0


def test_each_throw_counts_once(quoits_node: Node) -> None:
    ask = said(quoits_node, "attempts")["ask"]
    first = throw(quoits_node, ask)
    assert throw(quoits_node, ask)["reason"] == "thrown-already"
    second = throw(quoits_node, first["next"])
    assert second["points"][0] == first["points"][0]
    assert len(second["points"]) == 2


def test_a_throw_of_a_challenge_is_no_practice(quoits_node: Node) -> None:
    ask = said(quoits_node, "attempts")["ask"]
    ticket = lifted(quoits_node, ask["ticket"])
    tried = call(quoits_node, "POST", "/practice/throws", json={"ticket": ticket, "gesture": SWIPE})
    assert tried.json()["reason"] == "bad-ticket"
    practiced = call(
        quoits_node, "POST", "/practice/asks", json={"chosen": {"board": "first", "die": "d6"}}
    ).json()
    other = lifted(quoits_node, practiced["ticket"])
    assert said(quoits_node, "throws", ticket=other, gesture=SWIPE)["reason"] == "no-attempt"


def test_names_stand_on_the_table_with_their_best(calendar: Node) -> None:
    secret, told = attempt(calendar)
    points = sum(told[-1]["points"])
    entered = said(calendar, "standings", attempt=secret, name="  Quill ")
    assert entered["standings"] == [{"name": "Quill", "points": points}]
    again = said(calendar, "standings", attempt=secret, name="Torm")
    assert again["reason"] == "entered-already"

    other = said(calendar, "attempts")
    ask, made = other["ask"], {}
    while ask:
        slower = SWIPE | {"points": [[x, 0.8 * y] for x, y in SWIPE["points"]]}
        ticket = lifted(calendar, ask["ticket"])
        made = said(calendar, "throws", ticket=ticket, gesture=slower)
        ask = made["next"]
    said(calendar, "standings", attempt=other["attempt"], name="Quill")
    best = max(points, sum(made["points"]))
    assert today(calendar)["standings"] == [{"name": "Quill", "points": best}]
    assert other["attempt"] not in str(today(calendar))

    calendar.time.let_pass(DAY)
    assert today(calendar)["standings"] == []


def test_an_attempt_that_began_before_midnight_is_of_that_day(calendar: Node) -> None:
    found = today(calendar)
    calendar.time.let_pass(found["ends_at"] / 1000 - calendar.time.ms / 1000 - 1)
    secret, _ = attempt(calendar)
    assert today(calendar)["day"] != found["day"]
    entered = said(calendar, "standings", attempt=secret, name="Late")
    assert entered["day"] == found["day"]
    assert entered["standings"][-1]["name"] == "Late"


@pytest.mark.parametrize(
    ("name", "reason"),
    [("", "bad-request"), ("\u200b\u200b", "bad-name"), ("x" * 200, "bad-request")],
)
def test_bad_names_are_refused(quoits_node: Node, name: str, reason: str) -> None:
    secret = said(quoits_node, "attempts")["attempt"]
    assert said(quoits_node, "standings", attempt=secret, name=name)["reason"] == reason


def test_only_whole_attempts_of_ones_own_are_entered(quoits_node: Node) -> None:
    secret = said(quoits_node, "attempts")["attempt"]
    assert said(quoits_node, "standings", attempt=secret, name="A")["reason"] == "not-whole"
    assert said(quoits_node, "standings", attempt="x" * 32, name="A")["reason"] == "no-attempt"
    assert "reason" in said(quoits_node, "throws", ticket="x", gesture=SWIPE)


def test_an_address_that_begins_again_and_again_has_to_wait(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("limits")
    with running(sqlite_in(folder), folder, time=StillTime(folder)) as node:
        told = [said(node, "attempts").get("reason", "") for _ in range(8)]
        assert told[0] == ""
        assert told[-1] == "too-fast"


@pytest.fixture(scope="module")
def calendar(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A node whose days a test lets pass."""
    folder = tmp_path_factory.mktemp("calendar")
    with running(sqlite_in(folder), folder, "--no-limits", time=StillTime(folder)) as found:
        yield found
