"""What no hand could do is refused with the field's name: neither a miss nor a crash."""

import math
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from tests.throwing.throws import CATACOMBS, FIRST, a_release
from undercroft.engine import Refused
from undercroft.targets.release.bounds import plain_bounds
from undercroft.targets.scene.scene import the_board
from undercroft.throwing import Box, LyingDie, Release, Scene, check_release, read_release, throw

ANY = st.floats(allow_nan=True, allow_infinity=True, width=64)
VECTOR = st.tuples(ANY, ANY, ANY)
GOOD = Release((0.0, -0.6, 0.2), (0.0, 1.5, 0.0), (0.0, 0.0, 0.0))


def refusal(check: Callable[[], object]) -> Refused | None:
    try:
        check()
    except Refused as refused:
        return refused
    return None


@pytest.mark.rule("DF-SIM-06", "DF-SIM-07", "DC-PHYS-03")
@pytest.mark.parametrize(
    ("release", "field"),
    [
        (Release((math.nan, -0.6, 0.2), GOOD.velocity), "position"),
        (Release(GOOD.position, (0.0, math.inf, 0.0)), "velocity"),
        (Release(GOOD.position, GOOD.velocity, (0.0, -math.inf, 0.0)), "spin"),
        (Release((0.0, -0.6, -0.1), GOOD.velocity), "position: lies under the table"),
        (Release((0.0, -0.6, 0.0), GOOD.velocity), "position: lies under the table"),
        (Release((0.0, 0.0, 0.001), GOOD.velocity), "position: lies inside the board"),
        (Release((0.0, -0.39, 0.2), GOOD.velocity), "position"),
        (Release((0.0, -0.96, 0.2), GOOD.velocity), "position"),
        (Release((0.0, -0.6, 0.9), GOOD.velocity), "position"),
        (Release((0.0, -0.6, 0.01), GOOD.velocity), "position"),
        (Release((0.0, -1e308, 0.2), GOOD.velocity), "position"),
        (Release(GOOD.position, (0.0, 0.0, 0.0)), "velocity: a throw has at least"),
        (Release(GOOD.position, (0.0, 6.1, 0.0)), "velocity: a hand throws with at most"),
        (Release(GOOD.position, (1e308, 1e308, 1e308)), "velocity"),
        (Release(GOOD.position, GOOD.velocity, (121.0, 0.0, 0.0)), "spin"),
    ],
)
@pytest.mark.parametrize("scene", [FIRST, CATACOMBS], ids=lambda scene: scene.board)
def test_out_of_bounds_is_refused(scene: Scene, release: Release, field: str) -> None:
    with pytest.raises(Refused) as refused:
        throw(scene, release, 1)

    assert refused.value.reason == "bad-release"
    assert str(refused.value).startswith(field)
    assert refused.value.facts["field"] == field.partition(":")[0]


@pytest.mark.rule("DF-SIM-06", "DC-PHYS-03")
@pytest.mark.parametrize(("scene", "speed", "spin"), [(FIRST, 5.0, 120.0), (CATACOMBS, 6.0, 60.0)])
def test_the_limits_themselves_are_allowed(scene: Scene, speed: float, spin: float) -> None:
    position = (0.0, -the_board(scene).limits.nearest, the_board(scene).limits.highest)
    check_release(Release(position, (0.0, speed, 0.0), (spin, 0.0, 0.0)), scene)

    with pytest.raises(Refused, match="velocity"):
        check_release(Release(position, (0.0, speed * 1.001, 0.0)), scene)
    with pytest.raises(Refused, match="spin"):
        check_release(Release(position, (0.0, speed, 0.0), (spin * 1.001, 0.0, 0.0)), scene)


def test_a_hand_inside_a_prop_or_a_die_is_refused() -> None:
    box = Scene("first", "d6", props=(Box(0.0, -0.45, 0.2, 0.2, 0.3),))
    die = Scene("first", "d6", lying=(LyingDie("d6", (0.0, -0.45, 0.19), (1.0, 0.0, 0.0, 0.0)),))
    release = structs.replace(GOOD, position=(0.0, -0.45, 0.2))

    for scene in (box, die):
        with pytest.raises(Refused, match="position: lies inside something"):
            check_release(release, scene)
    check_release(release, FIRST)


@pytest.mark.parametrize("position", [(0.0, -0.5, 0.01), (0.0, -0.605, -0.02)])
def test_a_die_that_would_stick_in_the_table_is_refused(position: Any) -> None:
    """Above the table or beside it, but not by as much as the die is large."""
    low = structs.replace(plain_bounds(FIRST), lowest=-0.2)

    with pytest.raises(Refused, match="position: lies inside something"):
        check_release(structs.replace(GOOD, position=position), FIRST, low)


@settings(max_examples=400, deadline=None)
@given(VECTOR, VECTOR, VECTOR)
def test_any_numbers_are_taken_or_refused(position: Any, velocity: Any, spin: Any) -> None:
    refused = refusal(lambda: check_release(Release(position, velocity, spin), CATACOMBS))
    if refused is not None:
        assert refused.facts["field"] in ("position", "velocity", "spin")
        return
    limits = the_board(CATACOMBS).limits
    assert math.hypot(*velocity) <= limits.speed
    assert math.hypot(*spin) <= limits.spin
    assert limits.nearest <= math.hypot(*position[:2]) <= limits.farthest
    assert limits.lowest <= position[2] <= limits.highest


NEAR = st.floats(-1.0, 1.0)


@settings(max_examples=40, deadline=None)
@given(
    st.tuples(NEAR, NEAR, NEAR),
    st.tuples(*[st.floats(-4, 4)] * 3),
    st.tuples(*[st.floats(-40, 40)] * 3),
    st.integers(0, 2**64 - 1),
)
def test_a_throw_that_is_taken_rests(position: Any, velocity: Any, spin: Any, seed: int) -> None:
    try:
        record, flight = throw(CATACOMBS, Release(position, velocity, spin), seed)
    except Refused:
        return
    assert record.rested
    assert flight.rest


JSON = st.recursive(
    st.none() | st.booleans() | ANY | st.integers() | st.text(),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(), inside, max_size=4),
    max_leaves=8,
)


@settings(max_examples=300, deadline=None)
@given(JSON | st.fixed_dictionaries({"position": JSON, "velocity": JSON}, optional={"spin": JSON}))
def test_any_message_is_read_or_refused(raw: object) -> None:
    refused = refusal(lambda: read_release(raw))
    if refused is not None:
        assert refused.reason == "bad-release"
        return
    assert all(isinstance(number, float) for number in read_release(raw).position)


@pytest.mark.parametrize(
    ("raw", "field"),
    [
        ({"position": [0, 0, 0]}, "velocity: is missing"),
        ({"position": [0, 0], "velocity": [0, 0, 0]}, "position"),
        ({"position": [0, 0, "x"], "velocity": [0, 0, 0]}, "position"),
        ({"position": [0, 0, 0], "velocity": None}, "velocity"),
        ({"position": [0, 0, 0], "velocity": [0, 0, 0], "force": 3}, "force: is not known"),
        ({"position": [10**400, 0, 0], "velocity": [0, 0, 0]}, "position"),
        ([], "release"),
    ],
)
def test_a_bad_message_names_its_field(raw: object, field: str) -> None:
    with pytest.raises(Refused) as refused:
        read_release(raw)

    assert str(refused.value).startswith(field)


def test_a_good_message_is_read() -> None:
    good = a_release(FIRST)
    raw = {"position": list(good.position), "velocity": list(good.velocity), "spin": [-10, 0, 0]}

    assert read_release(raw) == good
