"""A trace of a pointer or a phone becomes a release; a bad one is refused with a reason."""

import math
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from tests.throwing.throws import CATACOMBS, FIRST
from undercroft.engine import Refused
from undercroft.targets.conditions.combination import is_impossible
from undercroft.targets.conditions.files import conditions
from undercroft.targets.move import Setting, Throw
from undercroft.targets.release.bounds import plain_bounds
from undercroft.targets.scene.board import board
from undercroft.throwing import (
    Gesture,
    Launcher,
    Release,
    Stand,
    attempt,
    check_release,
    combine,
    learnt,
    read_gesture,
    release_from,
    stand_of,
)
from undercroft.throwing.attempt import check_attempt

RATE = 60
TICKS = tuple(at / RATE for at in range(25))
STAND = stand_of(FIRST, combine(()))
USUAL = 2.2
"""Reference lengths a second of a newcomer's flick."""
MEASURED = 0.9028
"""The mean speed of the last 7/90 s of a swipe that speeds up over 0.4 s, as a share of its end."""


def swipe(speed: float = USUAL / MEASURED, aside: float = 0.0, rate: int = RATE) -> Gesture:
    """A pointer that speeds up evenly over 0.4 s, to so many reference lengths a second."""
    count = round(0.4 * rate) + 1
    times = tuple(at / rate for at in range(count))
    points = tuple((aside * t, speed / 0.8 * t**2) for t in times)
    return Gesture("pointer", times, points)


def shaken(speed: float = 1.8, up: float = 0.0) -> Gesture:
    """A phone pushed forward evenly for 0.4 s."""
    points = tuple((0.0, speed / 0.4, up) for _ in TICKS)
    return Gesture("phone", TICKS, points)


def later(gesture: Gesture, seconds: float) -> Gesture:
    """The same after a hold of so many seconds in which the device sent nothing."""
    times = (0.0, *(at + seconds for at in gesture.times))
    return structs.replace(gesture, times=times, points=(gesture.points[0], *gesture.points))


def speed_of(release: Release) -> float:
    return math.hypot(*release.velocity)


@pytest.mark.rule("DC-PHYS-07", "DC-PHYS-08", "DF-SIM-04")
@pytest.mark.parametrize("rate", [30, 60, 120, 250])
def test_a_usual_swipe_is_the_usual_throw_of_the_stand(rate: int) -> None:
    found = release_from(swipe(rate=rate), STAND)

    assert speed_of(found) == pytest.approx(STAND.speed, rel=0.03)
    assert found.velocity[0] == pytest.approx(0, abs=1e-9)
    rise = math.degrees(math.asin(found.velocity[2] / speed_of(found)))
    assert rise == pytest.approx(STAND.loft)
    assert found.position == pytest.approx((0.0, -STAND.away, STAND.height))
    check_release(found, FIRST)


def test_where_a_trace_began_does_not_matter() -> None:
    shifted = tuple((x + 0.7, y - 1.3) for x, y in swipe().points)

    moved = release_from(structs.replace(swipe(), points=shifted), STAND)

    assert moved.position == pytest.approx(release_from(swipe(), STAND).position)
    assert moved.velocity == pytest.approx(release_from(swipe(), STAND).velocity)


@pytest.mark.parametrize(("ease", "faster"), [(1.0, 1.5), (0.4, 1.5**0.4), (0.6, 1.5**0.6)])
def test_a_faster_swipe_throws_faster_as_far_as_the_table_has_it(
    ease: float, faster: float
) -> None:
    usual = release_from(swipe(), STAND, ease=ease)
    fast = release_from(swipe(1.5 * USUAL / MEASURED), STAND, ease=ease)

    assert speed_of(fast) / speed_of(usual) == pytest.approx(faster, rel=0.001)


def test_the_own_usual_speed_is_what_counts() -> None:
    """Who always flicks twice as fast throws as everybody does."""
    fast = swipe(2 * USUAL / MEASURED)

    assert speed_of(release_from(fast, STAND, own=2 * USUAL)) == pytest.approx(
        speed_of(release_from(swipe(), STAND, own=USUAL))
    )


def test_the_usual_speed_is_learnt() -> None:
    fast = swipe(4.0 / MEASURED)
    own = None
    for _ in range(12):
        own = learnt(own, fast)

    assert learnt(2.2, fast) == pytest.approx(2.2**0.7 * 4.0**0.3, rel=0.01)
    assert learnt(None, fast) == learnt(2.2, fast)
    assert own == pytest.approx(4.0, rel=0.02)


def test_a_slanted_swipe_throws_aside_but_less() -> None:
    slant = math.radians(10)
    points = tuple((y * math.sin(slant), y * math.cos(slant)) for _, y in swipe().points)
    right = release_from(structs.replace(swipe(), points=points), STAND)
    left = release_from(structs.replace(swipe(), points=tuple((-x, y) for x, y in points)), STAND)

    level = math.cos(math.radians(STAND.loft))
    assert math.degrees(math.atan2(right.velocity[0] * level, right.velocity[1])) == (
        pytest.approx(7.0, abs=0.01)
    )
    assert left.velocity[0] == pytest.approx(-right.velocity[0])
    assert speed_of(left) == pytest.approx(speed_of(right))


def test_no_slant_is_wider_than_the_stand_allows() -> None:
    slanted = structs.replace(swipe(), points=tuple((0.8 * y, y) for _, y in swipe().points))

    found = release_from(slanted, structs.replace(STAND, widest=5.0, loft=0.0))

    assert math.degrees(math.atan2(found.velocity[0], found.velocity[1])) == pytest.approx(5.0)


@pytest.mark.parametrize("seat", [0.0, 90.0, 180.0, 213.0])
def test_a_swipe_heads_for_the_board_from_every_seat(seat: float) -> None:
    found = release_from(swipe(), structs.replace(STAND, seat=seat))
    x, y, _ = found.position
    u, v, _ = found.velocity

    assert math.hypot(x, y) == pytest.approx(STAND.away)
    assert math.degrees(math.atan2(y, x)) % 360 == pytest.approx(seat, abs=0.5)
    assert (x * v - y * u) == pytest.approx(0, abs=1e-6)
    assert x * u + y * v < 0


def circling(way: float = 1.0) -> Gesture:
    """A pointer that goes round and round at its usual speed, forward in the end."""
    times = tuple(at / RATE for at in range(37))
    turns = [12 * (t - times[-1]) for t in times]
    points = tuple((-way * 0.18 * math.cos(turn), 0.18 * math.sin(turn)) for turn in turns)
    return Gesture("pointer", times, points)


def test_a_circling_swipe_spins_the_die() -> None:
    left, right = (release_from(circling(way), STAND) for way in (-1.0, 1.0))

    assert abs(left.spin[2]) == pytest.approx(60, abs=10)
    assert left.spin[2] > 0
    assert right.spin[2] == pytest.approx(-left.spin[2])
    assert release_from(swipe(), STAND).spin[2] == pytest.approx(0, abs=0.5)


def test_a_wind_up_is_no_turn() -> None:
    """Back and then forward, a little aside: only the last stroke counts."""
    back = [
        (0.05 * math.sin(at / 12 * math.pi / 2), -0.1 * math.sin(at / 12 * math.pi / 2))
        for at in range(12)
    ]
    ahead = [(0.05 + x, y - 0.1) for x, y in swipe().points]
    points = (*back, *ahead)
    wound = Gesture("pointer", tuple(at / RATE for at in range(len(points))), points)

    found = release_from(wound, STAND)

    assert found.spin[2] == pytest.approx(0, abs=1)
    assert speed_of(found) == pytest.approx(speed_of(release_from(swipe(), STAND)), rel=0.02)


def test_the_hands_own_spin_goes_along() -> None:
    found = release_from(swipe(), structs.replace(STAND, topspin=20.0, twist=30.0))

    assert found.spin == pytest.approx((-20.0, 0.0, 30.0), abs=0.5)


def test_no_curl_spins_more_than_the_throw_may() -> None:
    found = release_from(circling(), structs.replace(STAND, spin=40.0, topspin=24.0))

    assert math.hypot(*found.spin) == pytest.approx(40.0, abs=0.001)
    assert math.hypot(*found.spin) <= 40.0


@pytest.mark.parametrize("seconds", [0.15, 2.0, 30.0])
def test_a_hold_before_the_stroke_is_cut(seconds: float) -> None:
    """A still pointer sends nothing, so there is a gap; and who aims for long is not refused."""
    held = release_from(later(swipe(), seconds), STAND, elapsed=seconds + 0.4)

    assert held.velocity == pytest.approx(release_from(swipe(), STAND).velocity, rel=0.01)
    assert held.trace[-1][0] - held.trace[0][0] <= 0.56


def test_a_button_with_the_time_of_the_last_move_is_no_fault() -> None:
    twice = structs.replace(
        swipe(),
        times=(*swipe().times, swipe().times[-1]),
        points=(*swipe().points, swipe().points[-1]),
    )

    assert release_from(twice, STAND) == release_from(swipe(), STAND)


@pytest.mark.parametrize("late", [0.05, 0.2, 0.5])
def test_a_button_that_is_let_go_after_the_stop_still_throws(late: float) -> None:
    ticks = round(late * RATE)
    end, last = swipe().times[-1], swipe().points[-1]
    stopped = structs.replace(
        swipe(),
        times=(*swipe().times, *(end + at / RATE for at in range(1, ticks + 1))),
        points=(*swipe().points, *((last[0], last[1] + 0.002),) * ticks),
    )

    found = release_from(stopped, STAND)

    assert speed_of(found) == pytest.approx(speed_of(release_from(swipe(), STAND)), rel=0.05)


def test_what_was_long_before_the_button_does_not_throw() -> None:
    end, last = swipe().times[-1], swipe().points[-1]
    waited = structs.replace(
        swipe(), times=(*swipe().times, end + 1.0), points=(*swipe().points, last)
    )

    with pytest.raises(Refused, match="no throw, the hand goes back"):
        release_from(waited, STAND)


def test_a_phone_is_added_up() -> None:
    found = release_from(shaken(up=0.5), structs.replace(STAND, fastest=6.0), own=1.811)

    assert found.velocity == pytest.approx((0.0, STAND.speed / 1.0062, 0.111 * 1.9), abs=0.01)
    assert found.position == pytest.approx((0.0, -STAND.away, STAND.height))
    assert found.trace[0][2] == pytest.approx(-STAND.away - 0.38, abs=0.01)


@pytest.mark.parametrize("push", [8.0, 20.0, 55.0])
def test_a_phone_that_is_jerked_tells_of_its_own_throw(push: float) -> None:
    """What it gains in the last moments is in the release, and the trace agrees with it."""
    times = tuple(at / RATE for at in range(60))
    points = tuple((0.0, push if t > times[-1] - 4.0 / push else 0.0, 0.0) for t in times)

    release = release_from(Gesture("phone", times, points), STAND, ease=1.0)

    assert release.velocity[1] > 3
    assert attempt(FIRST, release, (), 1).record.release.trace


def test_what_a_phone_did_long_ago_does_not_count() -> None:
    times = tuple(at / RATE for at in range(120))
    late = tuple((0.0, 4.0 if t > 1.6 else 0.0, 0.0) for t in times)
    early = tuple((0.0, 4.0 if t < 0.3 or t > 1.6 else 0.0, 0.0) for t in times)

    assert release_from(Gesture("phone", times, early), STAND).velocity == pytest.approx(
        release_from(Gesture("phone", times, late), STAND).velocity
    )


def test_the_open_hands_trace_goes_along_and_ends_where_it_lets_go() -> None:
    found = release_from(swipe(), STAND)

    assert found.trace[0][0] == 0.0
    assert found.trace[-1][1:] == pytest.approx(found.position, abs=1e-5)
    assert len(found.trace) <= 51


@pytest.mark.parametrize("launcher", [each for each in Launcher if each is not Launcher.DIRECT])
def test_what_launches_gets_direction_and_speed_and_makes_a_stroke_of_its_own(
    launcher: Launcher,
) -> None:
    stand = structs.replace(STAND, launcher=launcher, speed=15.0, fastest=25.0, loft=30.0)

    found = release_from(swipe(), stand)

    assert found.launcher is launcher
    assert found.trace == ()
    assert speed_of(found) == pytest.approx(15.0, rel=0.03)
    assert math.degrees(math.asin(found.velocity[2] / speed_of(found))) == pytest.approx(30.0)


def test_a_throw_is_never_beyond_the_limits_of_its_stand() -> None:
    narrow = structs.replace(STAND, slowest=1.8, fastest=1.95)

    speeds = [speed_of(release_from(swipe(speed), narrow)) for speed in (1.0, 2.4, 5.0)]

    assert all(1.8 <= speed <= 1.95 for speed in speeds)
    assert speeds == sorted(speeds)


@pytest.mark.rule("DF-SIM-04", "DF-SIM-06")
@pytest.mark.parametrize("scene", [FIRST, CATACOMBS], ids=lambda scene: scene.board)
def test_a_gesture_throws_a_die(scene: Any) -> None:
    release = release_from(swipe(), stand_of(scene, combine(())))

    landed = attempt(scene, release, (), 4)

    assert landed.landing.bounces >= 1
    assert landed.record.release.trace


BAD = {
    "empty": (Gesture("pointer", (), ()), "times: has fewer than 3 samples"),
    "two": (Gesture("pointer", (0.0, 0.1), ((0, 0), (0, 1))), "times: has fewer than 3"),
    "huge": (
        Gesture("pointer", tuple(t * 1e-3 for t in range(3000)), ((0.0, 0.0),) * 3000),
        "times: has more than 2000 samples",
    ),
    "backwards": (
        structs.replace(swipe(), times=tuple(reversed(swipe().times))),
        "times: must not run backwards",
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
        "points: a pointer's points have 2 numbers each",
    ),
    "deep points": (
        structs.replace(swipe(), points=((0.0, 0.0, 0.0),) * 25),
        "points: a pointer's points have 2 numbers each",
    ),
    "too fast": (swipe(60.0), "points: no hand flicks with more than 30 lengths a second"),
    "jerk": (
        structs.replace(swipe(), points=(*swipe().points[:12], *((0.0, 0.5),) * 13)),
        "trace: a hand",
    ),
    "all at once": (structs.replace(swipe(), times=(*(0.0,) * 12, *(0.01,) * 13)), "trace: a hand"),
    "torn": (
        Gesture("pointer", (0.0, 0.2, 0.5), ((0.0, 0.0), (0.0, 0.0), (0.0, 0.5))),
        "trace: a hand",
    ),
    "mad phone": (shaken(100.0), "points: must be finite"),
    "fast phone": (shaken(8.0), "points: a hand moves with at most 6 m/s"),
    "torn phone": (
        structs.replace(shaken(), times=(*TICKS[:-1], TICKS[-2] + 0.2)),
        "times: has a gap of more than 0.1 s",
    ),
    "flat phone": (
        structs.replace(shaken(), points=((0.0, 1.0),) * 25),
        "points: a phone's points",
    ),
}


@pytest.mark.rule("DF-SIM-06")
@pytest.mark.parametrize("name", BAD)
def test_a_bad_gesture_is_refused_with_a_reason(name: str) -> None:
    gesture, reason = BAD[name]

    with pytest.raises(Refused) as refused:
        release_from(gesture, STAND)

    assert refused.value.reason == "bad-trace"
    assert str(refused.value).startswith(reason.replace("points: needs one", "points: needs"))
    assert refused.value.facts["field"] == reason.partition(":")[0]


@pytest.mark.rule("DC-PHYS-20", "DC-CARDSHOT-04")
@pytest.mark.parametrize(
    "gesture",
    [
        structs.replace(swipe(), points=((0.0, 0.0),) * 25),
        structs.replace(swipe(), times=(0.0,) * 25),
        swipe(0.3),
        swipe(-USUAL),
        structs.replace(swipe(), points=tuple((y, 0.5 * y) for _, y in swipe().points)),
        structs.replace(shaken(), points=((0.0, 0.0, 0.0),) * 25),
    ],
    ids=["still", "no time", "slow", "backward", "sideways", "still phone"],
)
def test_what_is_no_flick_is_no_throw(gesture: Gesture) -> None:
    with pytest.raises(Refused, match="points: no throw, the hand goes back") as refused:
        release_from(gesture, STAND)

    assert refused.value.reason == "no-throw"


@pytest.mark.parametrize(("speed", "is_thrown"), [(0.34, False), (0.36, True)])
def test_the_slowest_flick(speed: float, is_thrown: bool) -> None:
    gesture = swipe(speed / MEASURED, rate=90)
    if is_thrown:
        assert release_from(gesture, STAND)
        return
    with pytest.raises(Refused, match="no throw"):
        release_from(gesture, STAND)


@pytest.mark.rule("DF-SIM-06", "DC-PHYS-08")
@pytest.mark.parametrize(
    ("elapsed", "fits"), [(0.4, True), (0.11, True), (0.09, False), (60.0, True)]
)
def test_a_trace_is_never_longer_than_what_the_server_saw(elapsed: float, fits: bool) -> None:
    if fits:
        assert release_from(swipe(), STAND, elapsed=elapsed)
        return
    with pytest.raises(Refused, match="times: last longer than the server saw"):
        release_from(swipe(), STAND, elapsed=elapsed)


def test_a_nan_clock_fits_nothing() -> None:
    with pytest.raises(Refused, match="times: last longer"):
        release_from(swipe(), STAND, elapsed=math.nan)


ANY = st.floats(allow_nan=True, allow_infinity=True)


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from(["pointer", "phone"]),
    st.lists(st.tuples(ANY, st.lists(ANY, max_size=4)), max_size=40),
)
def test_any_gesture_is_taken_or_refused(
    device: Any, samples: list[tuple[float, list[float]]]
) -> None:
    times, points = tuple(t for t, _ in samples), tuple(tuple(point) for _, point in samples)
    found = taken_or_reason(Gesture(device, times, points))

    if isinstance(found, str):
        assert found in ("bad-trace", "bad-release", "no-throw")
        return
    assert all(math.isfinite(number) for number in (*found.position, *found.velocity))


def taken_or_reason(gesture: Gesture, stand: Stand = STAND) -> Release | str:
    """The release of a gesture that can be thrown, or why it can't."""
    try:
        found = release_from(gesture, stand)
        check_release(found, FIRST, plain_bounds(FIRST))
    except Refused as refused:
        return refused.reason
    return found


SMALL = st.floats(-0.02, 0.08)


@settings(max_examples=150, deadline=None)
@given(st.lists(st.tuples(SMALL, SMALL), min_size=3, max_size=60))
def test_any_small_moves_give_a_release_that_can_be_checked(
    steps: list[tuple[float, float]],
) -> None:
    points = np.cumsum(np.array(steps), axis=0)
    times = tuple(at / RATE for at in range(len(steps)))
    found = taken_or_reason(
        Gesture("pointer", times, tuple(tuple(map(float, point)) for point in points))
    )

    assert isinstance(found, Release) or found in ("bad-trace", "no-throw")


@pytest.mark.parametrize(
    ("raw", "field"),
    [
        ({"device": "pointer", "times": [0, 1]}, "points: is missing"),
        ({"device": "mouse", "times": [], "points": []}, "device"),
        ({"device": "phone", "times": ["x"], "points": []}, "times"),
        ({"device": "phone", "times": [1], "points": [[1, None]]}, "points"),
        ({"device": "phone", "times": [1], "points": [], "loft": 1}, "loft: is not known"),
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


@pytest.mark.parametrize("name", ["first", "catacombs"])
def test_a_usual_flick_is_a_throw_under_whatever_may_be_asked(name: str) -> None:
    """Under one condition or two of either box, from any side of the table."""
    times = [at / 60 for at in range(13)]
    gesture = read_gesture(
        {"device": "pointer", "times": times, "points": [[0.0, 3.6 * t * t] for t in times]}
    )
    cards = conditions()
    pairs = [
        (one.id, other.id)
        for one, other in combinations(cards.values(), 2)
        if not is_impossible(one, other)
    ]
    for at, ids in enumerate([(), *((name,) for name in cards), *pairs]):
        die = next((cards[each].die for each in ids if cards[each].die), board(name).die)
        throw = Throw(0, "", die, ids, Setting(name), place=45 * at % 360)
        release = release_from(gesture, throw.stand)
        check_attempt(throw.scene_from(round(throw.stand.seat)), release, throw.combined)
