"""A throw packed for a log: small, whole, and thrown again with the same bytes."""

import zlib

import msgspec
import numpy as np
import pytest
from msgspec import structs

from tests.throwing.input.test_flicks import ready
from tests.throwing.input.test_gesture import STAND, swipe
from tests.throwing.input.test_helping import BLOW, BREATH, fair, potato, tossed
from tests.throwing.throws import CATACOMBS, FIRST, lying_pose
from undercroft.engine import Refused
from undercroft.targets.conditions.files import conditions
from undercroft.targets.record.throw_record import LARGEST
from undercroft.throwing import (
    Attempt,
    Blow,
    Comparison,
    LyingDie,
    Palm,
    Release,
    Scene,
    attempt,
    combine,
    pack_record,
    release_from,
    rethrow,
    stand_of,
    tracks,
    unpack_record,
    usual_release,
)

LONGEST_TRACE = release_from(swipe(), STAND).trace
HELPED = {
    "pass": lambda: attempt(CATACOMBS, potato(), ("hot-potato-shot",), 3, (fair(potato()),)),
    "palm": lambda: attempt(
        FIRST, usual_release(FIRST, combine(("borrow",))), ("borrow",), 5, (Palm(0.3, 0.6),)
    ),
    "blow": lambda: attempt(CATACOMBS, tossed(), BLOW, 3, (Blow(33.0, 5.0, BREATH),)),
}


def packed(found: Attempt) -> bytes:
    return pack_record(found.record, tracks(found.flight))


def flicked(name: str, seed: int) -> Attempt:
    """A usual flick under a condition."""
    scene, combined, stand = ready(name)
    return attempt(scene, release_from(swipe(), stand), combined.ids, seed)


@pytest.mark.parametrize("name", conditions())
def test_every_throw_packs_into_8_kb_with_the_hand(name: str) -> None:
    found = flicked(name, 3)

    assert len(packed(found)) <= LARGEST == 8_000
    assert unpack_record(packed(found)) == (found.record, tracks(found.flight))


def crowded(scene: Scene) -> Scene:
    """Sixteen dice close together where the next one comes in."""
    spots = [(0.036 * (at % 4) - 0.054, 0.036 * (at // 4) - 0.12) for at in range(16)]
    dice = tuple(
        LyingDie(scene.die, tuple(pose[:3].tolist()), tuple(pose[3:].tolist()), f"white-{at}")
        for at, pose in enumerate(lying_pose(scene, x, y, yaw=7.0 * x) for x, y in spots)
    )
    return structs.replace(scene, lying=dice)


def test_a_throw_among_sixteen_dice_packs_into_8_kb() -> None:
    scene = crowded(FIRST)
    hard = structs.replace(release_from(swipe(), STAND), velocity=(0.0, 2.3, -0.4))
    for seed in range(3):
        found = attempt(scene, hard, (), seed)
        assert len(packed(found)) <= LARGEST


@pytest.mark.rule("DF-SIM-03", "DC-PHYS-06")
@pytest.mark.parametrize("name", ["flick", "catapult", "spin", "pendulum-die"])
def test_a_packed_throw_is_thrown_again_with_the_same_bytes(name: str) -> None:
    assert rethrow(packed(flicked(name, 4))).comparison is Comparison.SAME


@pytest.mark.rule("DF-SIM-03")
@pytest.mark.parametrize("name", HELPED)
def test_help_is_part_of_the_record(name: str) -> None:
    found = HELPED[name]()
    alone = structs.replace(found.record, helps=())

    assert rethrow(packed(found)).comparison is Comparison.SAME
    assert rethrow(pack_record(alone, tracks(found.flight))).comparison is Comparison.DIFFERENT


@pytest.fixture(scope="module")
def plain() -> Attempt:
    return attempt(FIRST, release_from(swipe(), STAND), (), 8)


def test_the_trace_of_a_gesture_is_in_the_record(plain: Attempt) -> None:
    record, _ = unpack_record(packed(plain))

    assert record.release.trace == LONGEST_TRACE
    assert record.release.trace[-1][0] == pytest.approx(0.55, abs=0.02)
    assert record.scene == FIRST
    assert record.landing == plain.landing


def test_another_throw_is_told(plain: Attempt) -> None:
    record, landing = plain.record, plain.landing
    others = {
        "seed": structs.replace(record, seed=9),
        "digest": structs.replace(record, digest="0" * 64),
        "landing": structs.replace(record, landing=structs.replace(landing, face=landing.face ^ 1)),
        "release": structs.replace(record, release=Release((0.0, -0.5, 0.1), (0.0, 1.9, -0.3))),
        "refused": structs.replace(record, release=Release((0.0, 0.0, 0.1), (0.0, 9.0, 0.0))),
    }

    film = tracks(plain.flight)
    found = {name: rethrow(pack_record(other, film)) for name, other in others.items()}
    assert {again.comparison for again in found.values()} == {Comparison.DIFFERENT}


def test_another_film_is_told(plain: Attempt) -> None:
    """What clients show of a throw is as sure as its landing."""
    first, *others = tracks(plain.flight)
    shifted = tuple((ms, x + 50, *rest) for ms, x, *rest in first.frames)
    forged = pack_record(plain.record, (structs.replace(first, frames=shifted), *others))

    assert rethrow(packed(plain)).comparison is Comparison.SAME
    assert rethrow(forged).comparison is Comparison.DIFFERENT
    assert rethrow(pack_record(plain.record, ())).comparison is Comparison.DIFFERENT


def test_another_engine_or_board_says_nothing(plain: Attempt) -> None:
    engine = structs.replace(plain.record, engine="mujoco 9, numpy 9")
    changed = structs.replace(plain.record, scene_hash="0" * 64)

    assert rethrow(pack_record(engine, ())).comparison is Comparison.OTHER_ENGINE
    assert rethrow(pack_record(changed, ())).comparison is Comparison.OTHER_ENGINE


def test_what_is_no_record_is_refused(plain: Attempt) -> None:
    good = packed(plain)
    random = np.random.default_rng(1)
    bad = [
        b"",
        b"x",
        good[:-20],
        zlib.compress(b"{}"),
        zlib.compress(b"\xff\xfe"),
        zlib.compress(b"[" * 100_000),
        zlib.compress(b" " * 10_000_000),
        zlib.compress(msgspec.json.encode({"record": 1, "tracks": []})),
        bytes(random.integers(0, 256, 500, dtype=np.uint8)),
    ]

    for each in bad:
        with pytest.raises(Refused, match="record: can't be read"):
            unpack_record(each)


def test_the_catacombs_stand_packs_too() -> None:
    found = attempt(CATACOMBS, release_from(swipe(), stand_of(CATACOMBS, combine(()))), (), 2)

    assert len(packed(found)) < 4_000
    assert rethrow(packed(found)).comparison is Comparison.SAME
