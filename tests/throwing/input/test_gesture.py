"""A trace of a pointer or a phone becomes a release; a bad one is refused with a reason."""

import math
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from tests.throwing.throws import CATACOMBS, FIRST
from undercroft.engine import Refused
from undercroft.targets.release.bounds import plain_bounds
from undercroft.throwing import (
    Gesture,
    Launcher,
    Release,
    attempt,
    check_release,
    read_gesture,
    release_from,
)

RATE = 60
TICKS = tuple(at / RATE for at in range(25))


def swipe(speed: float = 1.6, aside: float = 0.0, rate: int = RATE) -> Gesture:
    """A hand that speeds up evenly over 0.4 s and lets go with this speed."""
    count = round(0.4 * rate) + 1
    times = tuple(at / rate for at in range(count))
    points = tuple((aside * t, speed / 0.8 * t**2 - 0.4 * speed / 2) for t in times)
    return Gesture("pointer", times, points)


def shaken(speed: float = 1.6) -> Gesture:
    """A phone pushed forward evenly for 0.4 s."""
    points = tuple((0.0, speed / 0.4, 0.5) for _ in TICKS)
    return Gesture("phone", TICKS, points)


@pytest.mark.rule("DC-PHYS-07", "DC-PHYS-08", "DF-SIM-04")
@pytest.mark.parametrize("rate", [60, 120, 250])
def test_a_swipe_is_a_throw_forward(rate: int) -> None:
    found = release_from(swipe(1.6, rate=rate))

    assert found.velocity[1] == pytest.approx(1.45, abs=0.12)
    assert found.velocity[0] == pytest.approx(0)
    assert found.velocity[2] == pytest.approx(found.velocity[1] * math.tan(math.radians(8)))
    assert found.position == pytest.approx((0.0, -0.58, 0.18), abs=0.01)
    check_release(found, FIRST)
    check_release(found, CATACOMBS)


def test_a_faster_swipe_throws_faster_and_a_slanted_one_aside() -> None:
    assert release_from(swipe(2.4)).velocity[1] > release_from(swipe(1.2)).velocity[1] + 0.8
    assert release_from(swipe(1.6, aside=0.4)).velocity[0] == pytest.approx(0.4, abs=0.01)
    assert release_from(swipe(1.6, aside=-0.4)).velocity[0] == pytest.approx(-0.4, abs=0.01)


@pytest.mark.parametrize("seat", [0.0, 90.0, 180.0, 213.0])
def test_a_swipe_heads_for_the_board_from_every_seat(seat: float) -> None:
    found = release_from(structs.replace(swipe(), seat=seat))
    x, y, _ = found.position
    u, v, _ = found.velocity

    assert math.hypot(x, y) == pytest.approx(0.58, abs=0.01)
    assert math.degrees(math.atan2(y, x)) % 360 == pytest.approx(seat, abs=0.5)
    assert (x * v - y * u) == pytest.approx(0, abs=1e-6)
    assert x * u + y * v < 0


def test_a_circling_swipe_spins_the_die() -> None:
    turns = [12 * t for t in TICKS]
    points = tuple((0.05 * math.cos(turn), 0.05 * math.sin(turn)) for turn in turns)
    left = release_from(Gesture("pointer", TICKS, points))
    right = release_from(Gesture("pointer", TICKS, tuple((-x, y) for x, y in points)))

    assert left.spin[2] == pytest.approx(60, abs=8)
    assert right.spin[2] == pytest.approx(-left.spin[2])
    assert release_from(swipe()).spin[2] == pytest.approx(0, abs=0.5)


def test_a_lofted_swipe_carries_a_die_upward() -> None:
    """The trace rises as the release does, so a carrying hand throws what the gesture meant."""
    lofted = structs.replace(swipe(2.2), loft=35.0, height=0.3)

    release = release_from(lofted, Launcher.CARRIER)
    found = attempt(FIRST, release, ("faith",), 3)

    assert release.position[2] == pytest.approx(0.3)
    assert release.trace[0][3] < 0.1
    assert found.launch.start.velocity[2] > 0.5


def test_a_third_number_is_height() -> None:
    flat = swipe()
    rising = structs.replace(
        flat,
        loft=0.0,
        points=tuple((x, y, 0.5 * t) for (x, y), t in zip(flat.points, flat.times, strict=True)),
    )

    assert release_from(rising).velocity[2] == pytest.approx(0.5, abs=0.01)


def test_a_phone_is_added_up() -> None:
    found = release_from(shaken(1.6))

    assert found.velocity == pytest.approx((0.0, 1.6, 0.2), abs=0.01)
    assert found.position == pytest.approx((0.0, -0.58, 0.18))
    assert found.trace[0][2] == pytest.approx(-0.58 - 0.32, abs=0.01)


@pytest.mark.parametrize("push", [8.0, 20.0, 55.0])
def test_a_phone_that_is_jerked_tells_of_its_own_throw(push: float) -> None:
    """What it gains in the last moments is in the release, and the trace agrees with it."""
    times = tuple(at / RATE for at in range(60))
    points = tuple((0.0, push if t > times[-1] - 4.0 / push else 0.0, 0.0) for t in times)

    release = release_from(Gesture("phone", times, points))

    assert release.velocity[1] > 3
    assert attempt(FIRST, release, (), 1).record.release.trace


def test_what_a_phone_did_long_ago_does_not_count() -> None:
    times = tuple(at / RATE for at in range(120))
    late = tuple((0.0, 4.0 if t > 1.6 else 0.0, 0.0) for t in times)
    early = tuple((0.0, 4.0 if t < 0.3 or t > 1.6 else 0.0, 0.0) for t in times)

    assert release_from(Gesture("phone", times, early)).velocity == pytest.approx(
        release_from(Gesture("phone", times, late)).velocity
    )


def test_the_trace_goes_along_for_launchers_that_follow_it() -> None:
    found = release_from(structs.replace(swipe(1.8), loft=30.0), Launcher.CARRIER)

    assert found.launcher is Launcher.CARRIER
    assert len(found.trace) == 25
    assert found.trace[0][0] == 0.0
    assert found.trace[-1][1:] == found.position


@pytest.mark.rule("DF-SIM-04", "DF-SIM-06")
def test_a_gesture_throws_a_die() -> None:
    landed = attempt(FIRST, release_from(swipe()), (), 4)

    assert landed.landing.bounces >= 1
    assert landed.record.release.trace


def test_a_gesture_carries_a_die() -> None:
    """A palm that follows a rising swing lets the die fly where the swing goes."""
    times = tuple(at / RATE for at in range(25))
    points = tuple((0.0, 2.2 * t**2 - 0.35, 1.4 * t**2) for t in times)
    gesture = Gesture("pointer", times, points, away=0.6, height=0.05, loft=0.0)

    found = attempt(FIRST, structs.replace(release_from(gesture, Launcher.CARRIER)), ("borrow",), 3)

    assert found.landing.broken == ()
    assert found.launch.start.velocity[1] > 0.4


BAD = {
    "empty": (Gesture("pointer", (), ()), "times: has fewer than 3 samples"),
    "two": (Gesture("pointer", (0.0, 0.1), ((0, 0), (0, 1))), "times: has fewer than 3"),
    "huge": (
        Gesture("pointer", tuple(t * 1e-3 for t in range(3000)), ((0.0, 0.0),) * 3000),
        "times: has more than 2000 samples",
    ),
    "long": (
        Gesture("pointer", tuple(t * 0.05 for t in range(80)), ((0.0, 0.0),) * 80),
        "times: lasts longer than 3 s",
    ),
    "backwards": (
        structs.replace(swipe(), times=tuple(reversed(swipe().times))),
        "times: must rise steadily",
    ),
    "standing": (structs.replace(swipe(), times=(0.0,) * 25), "times: must rise steadily"),
    "torn": (
        structs.replace(swipe(), times=(*swipe().times[:-1], 0.9)),
        "times: has a gap of more than 0.1 s",
    ),
    "nan time": (structs.replace(swipe(), times=(math.nan, *TICKS[1:])), "times: must be finite"),
    "nan point": (
        structs.replace(swipe(), points=((math.nan, 0.0), *swipe().points[1:])),
        "points: must be finite",
    ),
    "endless point": (
        structs.replace(swipe(), points=((0.0, math.inf), *swipe().points[1:])),
        "points: must be finite",
    ),
    "far point": (
        structs.replace(swipe(), points=((0.0, 1e6), *swipe().points[1:])),
        "points: must be finite",
    ),
    "few points": (structs.replace(swipe(), points=swipe().points[:-1]), "points: needs one"),
    "flat points": (
        structs.replace(swipe(), points=((0.0,),) * 25),
        "points: a pointer's points have 3 numbers each",
    ),
    "still": (
        structs.replace(swipe(), points=((0.0, 0.0),) * 25),
        "points: the hand does not move",
    ),
    "too fast": (swipe(15.0), "trace: a hand moves with at most 6 m/s"),
    "jerk": (
        structs.replace(swipe(), points=(*swipe().points[:12], *((0.0, 0.12),) * 13)),
        "trace: a hand",
    ),
    "mad phone": (shaken(100.0), "points: must be finite"),
    "fast phone": (shaken(8.0), "points: a hand moves with at most 6 m/s"),
    "no seat": (structs.replace(swipe(), seat=math.nan), "seat: must lie between"),
    "far away": (structs.replace(swipe(), away=1e9), "away: must lie between"),
}


@pytest.mark.rule("DF-SIM-06")
@pytest.mark.parametrize("name", BAD)
def test_a_bad_gesture_is_refused_with_a_reason(name: str) -> None:
    gesture, reason = BAD[name]

    with pytest.raises(Refused) as refused:
        release_from(gesture)

    assert refused.value.reason == "bad-trace"
    assert str(refused.value).startswith(reason.replace("points: needs one", "points: needs"))
    assert refused.value.facts["field"] == reason.partition(":")[0]


@pytest.mark.rule("DF-SIM-06", "DC-PHYS-08")
@pytest.mark.parametrize(("elapsed", "fits"), [(0.4, True), (0.65, True), (0.75, False)])
def test_a_trace_must_fit_the_servers_clock(elapsed: float, fits: bool) -> None:
    if fits:
        assert release_from(swipe(), elapsed=elapsed)
        return
    with pytest.raises(Refused, match="times: differ from the server's clock"):
        release_from(swipe(), elapsed=elapsed)


def test_a_nan_clock_fits_nothing() -> None:
    with pytest.raises(Refused, match="times: differ"):
        release_from(swipe(), elapsed=math.nan)


ANY = st.floats(allow_nan=True, allow_infinity=True)


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from(["pointer", "phone"]),
    st.lists(st.tuples(ANY, st.lists(ANY, max_size=4)), max_size=40),
    ANY,
    ANY,
)
def test_any_gesture_is_taken_or_refused(
    device: Any, samples: list[tuple[float, list[float]]], seat: float, loft: float
) -> None:
    times, points = tuple(t for t, _ in samples), tuple(tuple(point) for _, point in samples)
    found = taken_or_reason(Gesture(device, times, points, seat=seat, loft=loft))

    if isinstance(found, str):
        assert found in ("bad-trace", "bad-release")
        return
    assert all(math.isfinite(number) for number in (*found.position, *found.velocity))


def taken_or_reason(gesture: Gesture) -> Release | str:
    """The release of a gesture that can be thrown, or why it can't."""
    try:
        found = release_from(gesture)
        check_release(found, FIRST, plain_bounds(FIRST))
    except Refused as refused:
        return refused.reason
    return found


SMALL = st.floats(-0.02, 0.02)


@settings(max_examples=150, deadline=None)
@given(st.lists(st.tuples(SMALL, SMALL, SMALL), min_size=3, max_size=60))
def test_any_small_moves_give_a_release_that_can_be_checked(
    steps: list[tuple[float, float, float]],
) -> None:
    points = np.cumsum(np.array(steps), axis=0)
    times = tuple(at / RATE for at in range(len(steps)))
    found = taken_or_reason(
        Gesture("pointer", times, tuple(tuple(map(float, point)) for point in points))
    )

    assert isinstance(found, Release) or found in ("bad-trace", "bad-release")


@pytest.mark.parametrize(
    ("raw", "field"),
    [
        ({"device": "pointer", "times": [0, 1]}, "points: is missing"),
        ({"device": "mouse", "times": [], "points": []}, "device"),
        ({"device": "phone", "times": ["x"], "points": []}, "times"),
        ({"device": "phone", "times": [1], "points": [[1, None]]}, "points"),
        ({"device": "phone", "times": [1], "points": [], "force": 1}, "force: is not known"),
        ([], "gesture"),
        (None, "gesture"),
    ],
)
def test_a_bad_message_names_its_field(raw: object, field: str) -> None:
    with pytest.raises(Refused) as refused:
        read_gesture(raw)

    assert str(refused.value).startswith(field)


def test_a_good_message_is_read() -> None:
    raw = {"device": "pointer", "times": [0, 0.02, 0.04], "points": [[0, 0], [0, 0.01], [0, 0.03]]}

    assert read_gesture(raw) == Gesture("pointer", (0, 0.02, 0.04), ((0, 0), (0, 0.01), (0, 0.03)))
