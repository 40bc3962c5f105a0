"""The benchmark of the server measures what it says, in small."""

import os
import time
from collections import Counter
from pathlib import Path

import pytest
import uvloop
from benchmarks import wire
from benchmarks.online import crowd, endings, pulse, stages, throws
from benchmarks.online.attacker import FLOODS
from benchmarks.online.endings import Endings
from benchmarks.online.floods import NOBODY, Flood, floods
from benchmarks.online.processes import TICKS, cpu_seconds
from benchmarks.online.pulse import Pulse
from benchmarks.online.stages import Held, Round, Shared, Size, Speed
from benchmarks.online.throws import Throws
from benchmarks.server import Results, judge, lines

from tests.server.nodes import Node, lanterns_path, running, sqlite_in
from undercroft.targets.record.throw_record import LARGEST

SMALL = Size(tables=40, seconds=0.3, rounds=1, sockets=30)
"""Many tables, so that nobody is asked to answer faster than anybody may, on a fast machine too."""


@pytest.fixture(autouse=True)
def soon_settled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a true measurement waits until a crowd has settled."""
    monkeypatch.setattr(crowd, "SETTLING", 0.05)


def test_a_crowd_plays_flat_out_and_at_half_of_that(node: Node) -> None:
    found = uvloop.run(stages.speed(node, None, SMALL))

    assert found.ours[0].moves > 0
    assert found.lateness
    assert min(found.lateness) > 0
    assert not found.refusals


def test_cpu_time_is_counted() -> None:
    before, ours = cpu_seconds(os.getpid()), time.process_time()
    while (spent := cpu_seconds(os.getpid()) - before) < 10 / TICKS:
        sum(range(10_000))
    assert spent <= time.process_time() - ours + 2 / TICKS


def test_the_pulse_of_a_busy_node_is_felt(lanterns_node: Node) -> None:
    found = uvloop.run(pulse.busy(lanterns_node, SMALL.seconds))

    assert found.lag > 0
    assert min(found.moves, found.throws, found.logs) > 0


def test_the_end_of_a_node_is_timed(tmp_path: Path) -> None:
    path = lanterns_path(tmp_path)
    with running(sqlite_in(tmp_path), tmp_path, "--no-limits", path=path) as node:
        found = uvloop.run(endings.endings(node, SMALL.tables))

    assert min(found) > 0


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
    found = wire.measure(SMALL, fresh=False)

    assert all(done.moves > 0 for done in (*found.wire, *found.plain))
    saved = wire.Results([Round(100, 1.0, 0.8, 0.1)], [Round(100, 1.0, 1.0, 0.1)])
    assert wire.worth(saved) == pytest.approx([0.2] * 3)
    assert wire.judge(saved).met
    assert not wire.judge(wire.Results(saved.plain, saved.plain)).met


def test_floods_are_real_and_felt(node: Node) -> None:
    found = uvloop.run(floods(node, 0.5, rounds=1))

    assert [flood.kind for flood in found] == [NOBODY, *FLOODS]
    assert all(flood.worst > 0 for flood in found)
    assert all(flood.comings > 1 for flood in found[1:])


def test_throws_are_timed_drawn_and_weighed(quoits_node: Node) -> None:
    found = uvloop.run(throws.throws(quoits_node, rounds=2, drawn=100))

    assert len(found.alone) == 1
    assert len(found.together) == 2 * throws.TABLES
    assert min(found.first, *found.alone, *found.together, found.drawn_us) > 0
    assert 1_000 < found.largest <= LARGEST


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
        pulse=Pulse(0.03, 500, 20, 9),
        endings=Endings(0.5, 0.6),
        floods=[Flood("empty pongs", 0.05, 0.07, 1.0, 2**20, 3)],
        throws=Throws(0.06, [0.05] * 9, [0.2] * 9, 6.0, 5_000),
        absent="",
    )


def test_every_promise_is_judged(results: Results) -> None:
    assert all(gate.met for gate in judge(results))
    lost = results._replace(shared=results.shared._replace(lost=1))
    late = results._replace(pulse=results.pulse._replace(lag=0.16))
    lingering = results._replace(endings=Endings(9.0, 0.6))
    for broken in (lost, late, lingering):
        assert [gate.met for gate in judge(broken)].count(False) == 1
    for change in ({"first": 0.11}, {"drawn_us": 11.0}, {"largest": 8_001}):
        broken = results._replace(throws=results.throws._replace(**change))
        assert [gate.met for gate in judge(broken)].count(False) == 1
    alone = results._replace(speed=results.speed._replace(theirs=[]), absent="no node")
    assert [gate.met for gate in judge(alone)].count(False) == 1
    slow = results._replace(floods=[Flood("empty pongs", 8.0, 8.0, 9.0, 350 * 2**20, 1)])
    assert [gate.met for gate in judge(slow)].count(False) == 2
    assert "not available: no node" in "\n".join(lines(alone, SMALL, []))
