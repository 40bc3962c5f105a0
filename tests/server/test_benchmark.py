"""The benchmark of the server measures what it says, in small."""

from collections import Counter
from pathlib import Path

import pytest
import uvloop
from benchmarks import wire
from benchmarks.online import stages
from benchmarks.online.attacker import FLOODS
from benchmarks.online.floods import NOBODY, Flood, floods
from benchmarks.online.stages import Held, Round, Shared, Size, Speed
from benchmarks.server import Results, judge, lines

from tests.server.nodes import Node, running

SMALL = Size(tables=40, seconds=0.3, rounds=1, sockets=30)


def test_a_crowd_plays_flat_out_and_at_half_of_that(node: Node) -> None:
    found = uvloop.run(stages.speed(node, None, SMALL))

    assert found.ours[0].moves > 0
    assert found.ours[0].server_cpu > 0
    assert found.lateness
    assert min(found.lateness) > 0
    assert not found.refusals


def test_idle_sockets_are_held_and_weighed(node: Node) -> None:
    found = uvloop.run(stages.idle(node, SMALL.sockets))

    assert found.sockets == SMALL.sockets
    assert 20 * 2**20 < found.after < 2**30


def test_answers_at_two_nodes_are_found_in_the_database(
    postgresql_url: str, tmp_path: Path
) -> None:
    with (
        running(postgresql_url, tmp_path, "--no-limits") as one,
        running(postgresql_url, tmp_path, "--no-limits") as other,
    ):
        found = uvloop.run(stages.shared(postgresql_url, [one, other], SMALL))

    assert found.accepted == sum(found.by_node) > 0
    assert (found.lost, found.doubled) == (0, 0)


def test_the_wire_is_held_against_a_server_without_it() -> None:
    found = wire.measure(SMALL)

    assert all(done.moves > 0 for done in (*found.wire, *found.plain))
    saved = wire.Results([Round(100, 1.0, 0.8, 0.1)], [Round(100, 1.0, 1.0, 0.1)])
    assert wire.worth(saved) == pytest.approx([0.2] * 3)
    assert wire.judge(saved).met
    assert not wire.judge(wire.Results(saved.plain, saved.plain)).met


def test_floods_are_real_and_felt(node: Node) -> None:
    found = uvloop.run(floods(node, 0.5))

    assert [flood.kind for flood in found] == [NOBODY, *FLOODS]
    assert all(flood.worst > 0 for flood in found)
    assert all(flood.comings > 1 for flood in found[1:])


@pytest.fixture
def results() -> Results:
    """A run that keeps every promise."""
    ours = Round(moves=6_500, seconds=5.0, server_cpu=4.0, load_cpu=0.2)
    theirs = Round(moves=2_000, seconds=5.0, server_cpu=5.0, load_cpu=0.2)
    return Results(
        speed=Speed([ours], [theirs], 650.0, [0.01] * 99, Counter()),
        shared=Shared(ours, [3_000, 3_500], 6_500, 0, 0, Counter()),
        held=Held(5_000, 10**8, 4 * 10**8),
        openings=[0.05],
        floods=[Flood("empty pongs", 0.05, 1.0, 2**20, 3)],
        absent="",
    )


def test_every_promise_is_judged(results: Results) -> None:
    assert all(gate.met for gate in judge(results))
    lost = results._replace(shared=results.shared._replace(lost=1))
    assert [gate.met for gate in judge(lost)].count(False) == 1
    alone = results._replace(speed=results.speed._replace(theirs=[]), absent="no node")
    assert [gate.met for gate in judge(alone)].count(False) == 1
    slow = results._replace(floods=[Flood("empty pongs", 8.0, 9.0, 350 * 2**20, 1)])
    assert [gate.met for gate in judge(slow)].count(False) == 2
    assert "not available: no node" in "\n".join(lines(alone, SMALL, []))
