"""Whatever comes in is taken or refused with its field: no crash, no hang, no warning of numpy."""

import math
import warnings
from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from msgspec import structs

from tests.throwing.throws import CATACOMBS, FIRST, a_release
from undercroft.engine import Refused
from undercroft.throwing import (
    Attempt,
    Box,
    Card,
    Combined,
    Launcher,
    Leg,
    LyingDie,
    Release,
    Scene,
    Stage,
    Stance,
    Template,
    attempt,
    combine,
    conditions,
    prepare_scene,
    read_scene,
    throw,
    usual_release,
)
from undercroft.throwing.input.release_checks import check_release

ANY = st.floats(allow_nan=True, allow_infinity=True)
THREE, FOUR = st.tuples(ANY, ANY, ANY), st.tuples(ANY, ANY, ANY, ANY)
REASONS = {
    *("bad-scene", "bad-release", "bad-trace", "unknown-board", "unknown-die"),
    *("unknown-condition", "impossible-throw"),
}
FASTEST = 8.0
"""No die is ever shot out of something: a hand's 6 m/s and a fall to the floor are less."""


@pytest.fixture(autouse=True)
def _no_warning_is_overlooked() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        yield


def refusal(act: Callable[[], object]) -> Refused | None:
    """Why something is refused, with one of the known reasons and a field; none if it is taken."""
    try:
        act()
    except Refused as found:
        refused = found
    else:
        return None
    assert refused.reason in REASONS
    assert refused.facts["field"]
    return refused


def scene_of(*ids: str) -> Scene:
    combined = combine(ids)
    return prepare_scene(CATACOMBS if combined.edition == "catacombs" else FIRST, combined)


def usual(*ids: str) -> Release:
    return usual_release(scene_of(*ids), combine(ids))


@pytest.mark.parametrize(
    ("raw", "field"),
    [
        ({"board": "first"}, "die: is missing"),
        ({"board": "first", "die": "d6", "wind": 3}, "wind: is not known"),
        ({"board": 3, "die": "d6"}, "board"),
        ({"board": "moon", "die": "d6"}, "board: there is no 'moon'"),
        ({"board": "first", "die": "d6", "props": [{"type": "mug", "x": 0, "y": 0}]}, "props[0]"),
        (
            {"board": "first", "die": "d6", "props": [{"type": "box", "x": 0}]},
            "props[0].y: is missing",
        ),
        ({"board": "first", "die": "d6", "props": [{"type": "card", "x": "a", "y": 0}]}, "props["),
        ({"board": "first", "die": "d6", "props": {}}, "props"),
        ({"board": "first", "die": "d6", "lying": [3]}, "lying["),
        ({"board": "first", "die": "d6", "webs": "hole-1"}, "webs"),
        ({"board": "first", "die": "d6", "lift": 10**400}, "lift"),
        ([], "scene"),
        (None, "scene"),
    ],
)
def test_a_bad_scene_names_its_field(raw: object, field: str) -> None:
    refused = refusal(lambda: read_scene(raw))

    assert refused is not None
    assert str(refused).startswith(field)


def test_a_good_scene_is_read() -> None:
    raw = {
        "board": "first",
        "die": "d6",
        "props": [{"type": "box", "x": 0, "y": 0.3, "width": 0.3, "depth": 0.04, "height": 0.2}],
        "lying": [{"type": "die", "kind": "d6", "position": [0, 0, 0.011], "turn": [1, 0, 0, 0]}],
    }

    scene = read_scene(raw)

    assert scene.props == (Box(0, 0.3, 0.3, 0.04, 0.2),)
    assert scene.lying == (LyingDie("d6", (0, 0, 0.011), (1, 0, 0, 0)),)


JSON = st.recursive(
    st.none() | st.booleans() | ANY | st.integers() | st.text(max_size=6),
    lambda inside: (
        st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=6), inside, max_size=4)
    ),
    max_leaves=8,
)
FIELDS = st.fixed_dictionaries(
    {"board": st.just("first") | JSON, "die": st.just("d6") | JSON},
    optional=dict.fromkeys(("lying", "props", "lift", "webs", "templates"), JSON),
)


@settings(max_examples=150, deadline=None)
@given(JSON | FIELDS)
def test_any_scene_is_read_or_refused(raw: object) -> None:
    refusal(lambda: read_scene(raw))


NEAR = st.floats(-0.7, 0.7) | ANY
SIZE = st.floats(0.0, 0.6) | ANY
PROP = (
    st.builds(Box, NEAR, NEAR, SIZE, SIZE, SIZE, NEAR)
    | st.builds(Card, NEAR, NEAR, SIZE, SIZE, NEAR, SIZE)
    | st.builds(Leg, NEAR, NEAR, NEAR, SIZE, SIZE, NEAR)
)
SPOT = st.tuples(st.floats(-0.2, 0.2), st.floats(-0.2, 0.2), st.floats(0.0, 0.06)) | THREE
TURN = st.sampled_from([(1.0, 0.0, 0.0, 0.0), (0.6, 0.8, 0.0, 0.0)]) | FOUR
DIE = st.builds(LyingDie, st.sampled_from(["d6", "d12", "coin", "compass", "x"]), SPOT, TURN)
TEMPLATE = st.builds(Template, st.sampled_from(["compass", "backstab", "d6"]), SPOT, TURN)
SCENES = st.builds(
    Scene,
    st.sampled_from(["first", "catacombs"]),
    st.sampled_from(["d6", "coin", "treasure"]),
    st.lists(DIE, max_size=2).map(tuple),
    st.lists(PROP, max_size=2).map(tuple),
    st.sampled_from([0.0, 0.045]) | ANY,
    st.lists(st.sampled_from(["hole-1", "hole-2", "hole-99"]), max_size=2).map(tuple),
    st.lists(TEMPLATE, max_size=1).map(tuple),
)


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(SCENES)
def test_any_scene_is_built_or_refused(scene: Scene) -> None:
    refusal(lambda: Stage(scene))


@pytest.mark.parametrize("scene", [FIRST, CATACOMBS], ids=lambda scene: scene.board)
def test_a_plain_throw_is_made_by_the_open_hand(scene: Scene) -> None:
    release = structs.replace(a_release(scene), launcher=usual("elbow").launcher)

    refused = refusal(lambda: throw(scene, release, 1))

    assert refused is not None
    assert refused.facts["field"] == "launcher"


def thrown(release: Release, *ids: str, seed: int = 1, scene: Scene | None = None) -> Attempt | str:
    """A throw, or the field for which it is refused; no die is ever shot out of something."""
    kept: list[Attempt] = []
    where = scene or scene_of(*ids)
    refused = refusal(lambda: kept.append(attempt(where, release, ids, seed)))
    if refused is not None:
        return str(refused.facts["field"])
    (found,) = kept
    speeds = np.linalg.norm(found.flight.motions[found.launch.steps :, 0, :3], axis=1)
    assert speeds.max() < FASTEST
    assert found.flight.rested
    return found


@pytest.mark.rule("DF-BLIND-03", "DF-SIM-06")
@pytest.mark.parametrize("seed", range(6))
def test_a_hidden_drift_never_carries_a_die_into_something(seed: int) -> None:
    near = structs.replace(usual("bank", "blind"), position=(0.0, -0.475, 0.1))
    boxed = structs.replace(FIRST, props=(Box(0.0, -0.44, 0.3, 0.04, 0.2),))
    low = structs.replace(usual("under-table", "blind"), position=(0.0, -0.621, -0.03))

    for found in (
        thrown(near, "bank", "blind", seed=seed, scene=boxed),
        thrown(low, "under-table", "blind", seed=seed),
    ):
        assert found == "position" or isinstance(found, Attempt)


@pytest.mark.rule("DC-POTATO-05")
def test_a_die_that_is_passed_too_low_does_not_begin_in_the_table() -> None:
    stance = Stance(passed=(-0.85, 0.45, 2.2), caught=1.0)
    low = structs.replace(usual("hot-potato-shot"), position=(0.0, -0.55, 0.045), stance=stance)

    for height in (0.045, 0.06, 0.1, 0.2):
        release = structs.replace(low, position=(0.0, -0.55, height))
        found = thrown(release, "hot-potato-shot")
        assert found == "position" or isinstance(found, Attempt)


def test_a_jump_that_takes_all_speed_away_is_refused() -> None:
    speed = math.sqrt(2 * 9.81 * 0.2) - 9.81 * 0.1
    still = structs.replace(
        usual("jump"), velocity=(0.0, 0.0, -speed), stance=Stance(jump=0.2, since=0.1)
    )

    assert thrown(still, "jump") == "velocity"


def trace_of(points: list[tuple[float, float, float]], rate: float = 60.0) -> Any:
    return tuple((at / rate, *point) for at, point in enumerate(points))


SWING = [(0.0, 0.0004 * at**2 - 0.85, 0.2 + 0.0002 * at**2) for at in range(25)]
LAST = SWING[-1]


@pytest.mark.rule("DF-SIM-05", "DF-SIM-06")
@pytest.mark.parametrize(
    ("trace", "problem"),
    [
        (trace_of(SWING), None),
        (trace_of([(x, y + 0.2, z) for x, y, z in SWING]), "must end where"),
        (trace_of(SWING[:-1] + [LAST] * 9), "must end as fast"),
        (trace_of([(x, y, z + 0.0) for x, y, z in reversed(SWING)]), "must end where"),
        (trace_of(SWING, 25.0), "fewer than 30 samples a second"),
        (((0.0, *SWING[0]), (1e-200, *SWING[0]), *trace_of(SWING)[1:]), "must rise steadily"),
        ((*trace_of(SWING)[:-1], (24 / 60 - 5e-5, *LAST), (24 / 60, *LAST)), "must rise steadily"),
        (tuple(reversed(trace_of(SWING))), "must rise steadily"),
        (trace_of([SWING[0]] * 2500, 1000.0), "more than 2000"),
        (((math.nan, *SWING[0]), *trace_of(SWING)[1:]), "finite"),
        ((*trace_of(SWING)[:-1], (24 / 60, math.inf, 0.0, 0.0)), "finite"),
    ],
)
def test_a_recorded_swing_tells_of_the_same_throw(trace: Any, problem: str | None) -> None:
    release = structs.replace(
        usual("faith"), position=LAST, velocity=(0.0, 1.15, 0.58), trace=trace
    )
    if problem is None:
        assert isinstance(thrown(release, "faith"), Attempt)
        return
    with pytest.raises(Refused, match=f"^trace: .*{problem}"):
        attempt(FIRST, release, ("faith",), 1)


@pytest.mark.rule("DF-SIM-05", "DF-SIM-06")
def test_a_spike_between_two_samples_moves_no_hand() -> None:
    """What is checked at even times is what the hand follows."""
    plain = trace_of(SWING)
    at = 0.1 + 1 / 240
    spike = tuple((at + more, 0.0, 0.5 * (more == 2e-4), 0.3) for more in (0.0, 2e-4, 4e-4))
    release = structs.replace(usual("faith"), position=LAST, velocity=(0.0, 1.15, 0.58))
    rows = tuple(sorted((*plain, *spike)))

    found = thrown(structs.replace(release, trace=rows), "faith")

    assert isinstance(found, Attempt)
    speeds = np.linalg.norm(found.launch.motions[:, :3], axis=1)
    assert speeds.max() < 2.0


def speeding(release: Release, *speeds: float, seconds: float = 0.3) -> Release:
    """The same throw by a hand that gains these speeds one after the other, evenly, from rest.

    It moves along the throw and ends where the release is.
    """
    count = round(60 * seconds)
    paces = np.interp(
        np.arange(count) + 0.5, np.linspace(0, count, len(speeds) + 1), (0.0, *speeds)
    )
    along = np.array(release.velocity) / math.hypot(*release.velocity)
    ways = np.concatenate([[0.0], np.cumsum(paces)]) / 60
    points = np.array(release.position) + np.outer(ways - ways[-1], along)
    trace = tuple((at / 60, *map(float, point)) for at, point in enumerate(points))
    return structs.replace(release, trace=trace)


def as_fast(release: Release, speed: float) -> Release:
    share = speed / math.hypot(*release.velocity)
    x, y, z = release.velocity
    return structs.replace(release, velocity=(x * share, y * share, z * share))


@pytest.mark.parametrize(
    ("name", "speed"),
    [
        pytest.param("nose", 2.0, marks=pytest.mark.rule("DF-NOSE-03")),
        pytest.param("elbow", 4.0, marks=pytest.mark.rule("DF-ELBOW-03")),
        pytest.param("ear-shot", 1.8, marks=pytest.mark.rule("DC-EAR-03")),
        pytest.param("nose-shot", 1.8, marks=pytest.mark.rule("DC-NOSE-03")),
        pytest.param("small-fingers-shot", 3.5, marks=pytest.mark.rule("DC-FINGER-03")),
        pytest.param("chopstick-shot", 3.0, marks=pytest.mark.rule("DC-CHOP-03")),
        pytest.param("faith", 5.0, marks=pytest.mark.rule("DF-SIM-06")),
    ],
)
def test_a_trace_is_no_faster_than_what_launches(name: str, speed: float) -> None:
    """Neither in the end, where the release may be a little slower than it, nor before."""
    fastest = as_fast(usual(name), speed - 1e-6)

    assert isinstance(thrown(speeding(fastest, speed), name), Attempt)
    too_fast = f"^trace: a hand moves with at most {speed:g} m/s"
    for release in (
        speeding(fastest, speed * 1.15),
        speeding(as_fast(fastest, speed / 2), speed * 1.15, speed / 2, seconds=0.6),
    ):
        with pytest.raises(Refused, match=too_fast):
            attempt(scene_of(name), release, (name,), 1)


@pytest.mark.rule("DF-SIM-06")
def test_an_open_hand_may_swing_faster_than_it_throws() -> None:
    plain = a_release(FIRST)

    assert isinstance(thrown(speeding(plain, 5.8, 1.5, seconds=0.6)), Attempt)
    assert thrown(speeding(plain, 6.2, 1.5, seconds=0.6)) == "trace"


@pytest.mark.rule("DC-CARDSHOT-03")
def test_a_card_does_not_follow_a_jerk() -> None:
    """It follows up to 60 m/s2, though a hand can do 120."""
    card = as_fast(usual("card-shot"), 3.9)

    assert isinstance(thrown(speeding(card, 3.9, seconds=4 / 60), "card-shot"), Attempt)
    jerk = speeding(card, 3.9, seconds=3 / 60)
    with pytest.raises(Refused, match=r"^trace: a hand speeds up by at most 60 m/s2"):
        attempt(CATACOMBS, jerk, ("card-shot",), 1)
    assert isinstance(thrown(structs.replace(jerk, launcher=Launcher.DIRECT)), Attempt)


@pytest.mark.rule("DF-BLOW-03")
def test_air_is_not_as_slow_as_a_hand() -> None:
    """A palm that came to rest before the breath; its own speed is that of a hand."""
    blow = usual("blow")

    assert isinstance(thrown(speeding(blow, 1.0, 0.0, seconds=0.6), "blow"), Attempt)
    assert thrown(speeding(blow, 6.2, 0.0, seconds=0.6), "blow") == "trace"
    away = structs.replace(blow, trace=trace_of(SWING))
    assert thrown(away, "blow") == "trace"


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("under-table", marks=pytest.mark.rule("DF-UNDERTABLE-03")),
        pytest.param("flick", marks=pytest.mark.rule("DF-SIM-05")),
        pytest.param("goggle-shot", marks=pytest.mark.rule("DC-PHYS-08")),
    ],
)
def test_an_open_hand_and_a_finger_tell_of_the_same_throw(name: str) -> None:
    release = usual(name)
    speed = math.hypot(*release.velocity)
    swing = speeding(release, speed, seconds=0.4)
    aside = tuple((at, x, y - 0.04, z) for at, x, y, z in swing.trace)
    standing = tuple((at, *release.position) for at, *_ in swing.trace)

    assert isinstance(thrown(swing, name), Attempt)
    for trace, problem in ((aside, "where the die"), (standing, "as fast as the die")):
        with pytest.raises(Refused, match=f"^trace: must end {problem} is let go"):
            attempt(scene_of(name), structs.replace(release, trace=trace), (name,), 1)


@pytest.mark.rule("DC-COMBO-03")
@pytest.mark.parametrize("seed", range(4))
def test_what_a_pass_adds_is_not_the_hands(seed: int) -> None:
    """A third of the pass stays in the die; the recorded hand knows nothing of it."""
    ids = ("hot-potato-shot", "chopstick-shot")
    release = usual(*ids)

    assert isinstance(thrown(speeding(release, 1.6), *ids, seed=seed), Attempt)


@pytest.mark.parametrize("seed", [-1, -(2**70)])
@pytest.mark.parametrize("name", ["blind", "flick"])
def test_a_seed_below_0_is_refused(seed: int, name: str) -> None:
    assert thrown(usual(name), name, seed=seed) == "seed"
    assert thrown(a_release(FIRST), seed=seed) == "seed"


@pytest.mark.parametrize("lowest", [-0.01, -1e300, 1.01, 1e300])
def test_a_leg_is_not_under_the_table_nor_in_the_sky(lowest: float) -> None:
    refused = refusal(
        lambda: Stage(structs.replace(FIRST, props=(Leg(0.0, -0.5, lowest, depth=0.14),)))
    )

    assert refused is not None
    assert refused.facts["field"] in ("props[0]", "props[0].lowest")
    assert refusal(lambda: Stage(structs.replace(FIRST, props=(Leg(0.0, -0.5, 0.5),)))) is None


@pytest.mark.rule("DF-BLOW-03")
@pytest.mark.parametrize("begin", [-7.0, 0.0, 1000.0])
def test_a_breath_begins_with_its_first_sample(begin: float) -> None:
    air = tuple((begin + at / 32, 23.0) for at in range(60))

    found = thrown(structs.replace(usual("blow"), air=air), "blow")
    usually = thrown(
        structs.replace(usual("blow"), air=tuple((at - begin, speed) for at, speed in air)), "blow"
    )

    assert isinstance(found, Attempt)
    assert isinstance(usually, Attempt)
    assert found.record.digest == usually.record.digest


GAP, MOVE = st.floats(0.005, 0.03), st.floats(-0.02, 0.02)
WILD_GAP = GAP | st.sampled_from([0.0, -0.1, 1e-300, 1e300]) | ANY
WILD_MOVE = MOVE | st.floats(-10, 10) | ANY
TRACE = st.lists(st.tuples(GAP, MOVE, MOVE, MOVE), min_size=3, max_size=40) | st.lists(
    st.tuples(WILD_GAP, WILD_MOVE, WILD_MOVE, WILD_MOVE), max_size=10
)
BREATH = st.lists(st.tuples(GAP, st.floats(0, 25)), min_size=3, max_size=40) | st.lists(
    st.tuples(WILD_GAP, ANY), max_size=10
)


def walked(release: Release, moves: list[tuple[float, float, float, float]]) -> Any:
    """A trace that ends at the release and goes there in these steps."""
    x, y, z = release.position
    time, rows = 0.0, [(0.0, x, y, z)]
    for gap, *step in moves:
        time -= gap
        x, y, z = x - step[0], y - step[1], z - step[2]
        rows.append((time, x, y, z))
    return tuple(reversed(rows))


@settings(max_examples=120, deadline=None)
@given(st.sampled_from(["borrow", "faith", "flick", "head", "under-table", "card-shot"]), TRACE)
@example("borrow", [(0.02, 0.0, 0.02, 0.01)] * 20)
@example("head", [(0.02, 0.0, 0.02, 0.01)] * 20)
def test_any_trace_is_thrown_or_refused(name: str, moves: Any) -> None:
    release = usual(name)

    thrown(structs.replace(release, trace=walked(release, moves)), name)


@settings(max_examples=60, deadline=None)
@given(BREATH, st.sampled_from([0.0, -5.0]))
def test_any_breath_is_thrown_or_refused(curve: Any, begin: float) -> None:
    times = list(accumulate((gap for gap, _ in curve), initial=begin))
    air = tuple((at, speed) for at, (_, speed) in zip(times, curve, strict=False))

    thrown(structs.replace(usual("blow-shot"), air=air), "blow-shot")


STANCES = st.builds(
    Stance,
    facing=ANY,
    jump=st.floats(0, 1) | ANY,
    since=st.floats(0, 1) | ANY,
    turned=st.floats(-400, 400) | ANY,
    turning=st.floats(-20, 20) | ANY,
    stepped=ANY,
    held=ANY,
    slipped=ANY,
    limp=st.floats(0.5, 2) | ANY,
    passed=st.none() | THREE | st.tuples(*[st.floats(-4, 4)] * 3),
    caught=st.none() | st.floats(0, 2) | ANY,
    waited=ANY,
)


@settings(max_examples=80, deadline=None)
@given(st.sampled_from(["jump", "dance", "borrow", "hot-potato-shot", "nose-shot"]), STANCES)
def test_any_stance_is_thrown_or_refused(name: str, stance: Stance) -> None:
    thrown(structs.replace(usual(name), stance=stance), name)


@settings(max_examples=80, deadline=None)
@given(st.lists(st.sampled_from(sorted(conditions())) | st.text(max_size=5), max_size=4))
def test_any_conditions_are_combined_or_refused(ids: list[str]) -> None:
    kept: list[Combined] = []
    if refusal(lambda: kept.append(combine(ids))) is None:
        assert set(kept[0].ids) == set(ids)


@pytest.mark.parametrize("name", ["elbow", "pendulum-die", "catapult", "blow", "head", "smash"])
@pytest.mark.parametrize("speed", [0.0501, 0.3, 2.0, 24.0])
@pytest.mark.parametrize("rise", [-89.0, 0.0, 60.0, 90.0])
def test_every_speed_and_angle_is_launched_or_refused(name: str, speed: float, rise: float) -> None:
    level, up = speed * math.cos(math.radians(rise)), speed * math.sin(math.radians(rise))

    thrown(structs.replace(usual(name), velocity=(0.0, level, up)), name)


def test_limits_hold_before_anything_is_thrown() -> None:
    with pytest.raises(Refused, match="gap: must be at most"):
        check_release(structs.replace(usual("faith"), gap=math.nan), FIRST)
