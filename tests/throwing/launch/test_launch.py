"""The launchers: what launches a die is simulated, and what no human could do is refused."""

import numpy as np
import pytest
from msgspec import structs

from tests.throwing.throws import CATACOMBS, FIRST, a_release
from undercroft.engine import Refused
from undercroft.targets.conditions.launch_spec import PLAIN, Air, Hold, LaunchSpec, Meet
from undercroft.targets.scene.board import Tremor
from undercroft.targets.scene.dice import die_kind
from undercroft.throwing import (
    Launcher,
    Release,
    Scene,
    SimulationFailed,
    Stance,
    board,
    combine,
    condition,
)
from undercroft.throwing.input.tremor import start_of
from undercroft.throwing.launch.launch import launch
from undercroft.throwing.launch.motions import follow, limp, stroke
from undercroft.throwing.launch.result import LaunchResult, at_once, chained, joined
from undercroft.throwing.launch.rig import UPRIGHT, Rig, compiled_rig
from undercroft.throwing.launch.run import run_rig
from undercroft.throwing.physics.model import TIMESTEP
from undercroft.throwing.physics.simulation import stage

PALM = Hold(kind="plate", bodies=("palm",), size=(0.09, 0.08, 0.02))
FINGER = Meet(body="finger", shape="sphere", size=(0.012,), lying=True)
CARD = Hold(
    kind="flap",
    bodies=("flap",),
    size=(0.06, 0.06, 0.0006),
    friction=0.8,
    stiffness=0.0136,
    rise=55.0,
    bend=60.0,
)
USUAL = {
    Launcher.DIRECT: PLAIN,
    Launcher.CARRIER: LaunchSpec(hold=PALM),
    Launcher.STRIKE: LaunchSpec(hold=PALM, meets=(FINGER,)),
    Launcher.BREATH: LaunchSpec(hold=PALM, air=Air(seconds=2.0)),
    Launcher.SPRING: LaunchSpec(hold=CARD),
}
STILL = Tremor(speed=0.0, direction=0.0, spin=0.0)
BOTH = pytest.mark.parametrize("scene", [FIRST, CATACOMBS], ids=lambda scene: scene.board)
VELOCITIES = {
    Launcher.CARRIER: (0.0, 1.4, 0.5),
    Launcher.STRIKE: (0.0, 1.2, 0.4),
    Launcher.BREATH: (0.0, 20.0, 2.0),
    Launcher.SPRING: (0.0, 2.1, 0.0),
}
SIMULATED = pytest.mark.parametrize("launcher", VELOCITIES)


def launched(
    spec: LaunchSpec,
    velocity: tuple[float, float, float],
    *,
    seed: int = 1,
    scene: Scene = FIRST,
    place: tuple[float, float, float] = (0.0, -0.6, 0.2),
    **more: object,
) -> LaunchResult:
    release = structs.replace(Release(place, velocity), **more)
    return launch(release, scene, spec, STILL, seed)


def usual(launcher: Launcher, seed: int = 1, scene: Scene = FIRST) -> LaunchResult:
    return launched(USUAL[launcher], VELOCITIES[launcher], seed=seed, scene=scene)


def steps_touching(found: LaunchResult, body: str) -> list[int]:
    return [int(step) for step in np.flatnonzero(found.touching[body])]


def test_the_open_hand_gives_the_die_what_the_release_says() -> None:
    release = a_release(FIRST)
    tremor = board("first").tremor

    found = launch(release, FIRST, USUAL[Launcher.DIRECT], tremor, 7)

    start = start_of(release, tremor, 7)
    assert found.steps == 0
    assert np.array_equal(found.start.velocity, start.velocity)
    assert np.array_equal(found.start.spin, start.spin)
    assert np.array_equal(found.start.turn, start.turn)


@BOTH
@SIMULATED
@pytest.mark.rule("DF-SIM-05")
def test_the_die_rests_until_something_moves_it(launcher: Launcher, scene: Scene) -> None:
    found = usual(launcher, scene=scene)

    assert np.allclose(found.motions[0], 0)
    assert any(steps[0] <= 2 for name in found.touching if (steps := steps_touching(found, name)))
    assert np.linalg.norm(found.start.velocity) > 0.5
    assert found.start.velocity[1] > 0.3
    assert found.left


@BOTH
@SIMULATED
def test_it_flies_free_before_the_scene_takes_over(launcher: Launcher, scene: Scene) -> None:
    found = usual(launcher, scene=scene)

    assert not any(touch[-1] for touch in found.touching.values())
    assert found.start.position[2] > 0.012


@SIMULATED
@pytest.mark.rule("DF-SIM-03")
def test_the_same_launch_gives_the_same_bytes(launcher: Launcher) -> None:
    one = usual(launcher, seed=3)
    compiled_rig.cache_clear()
    other = usual(launcher, seed=3)

    assert one.poses.tobytes() == other.poses.tobytes()
    assert usual(launcher, seed=4).poses.tobytes() != one.poses.tobytes()


@SIMULATED
def test_any_face_may_lie_on_the_hand(launcher: Launcher) -> None:
    turns = {tuple(np.round(usual(launcher, seed=s).poses[0, 3:], 2)) for s in range(6)}

    assert len(turns) == 6


@BOTH
def test_launch_and_flight_are_one(scene: Scene) -> None:
    found = usual(Launcher.CARRIER, scene=scene)
    flight = stage(scene).run(found.start)

    whole = joined(found, flight)

    count = found.steps
    assert len(whole.times) == count + len(flight.times)
    assert np.allclose(np.diff(whole.times), TIMESTEP)
    assert np.array_equal(whole.poses[count:], flight.poses)
    assert np.array_equal(whole.poses[:count, 0], found.poses[:-1])
    jumps = np.linalg.norm(np.diff(whole.poses[:, 0, :3], axis=0), axis=1)
    assert jumps.max() < 0.006
    assert whole.touching["palm"][:count].any()
    assert not whole.touching["palm"][count:].any()
    assert not whole.touching["table"][:count].any()
    assert all(len(touch) == len(whole.times) - 1 for touch in whole.touching.values())


def test_a_launch_that_computes_for_too_long_is_stopped() -> None:
    up = np.array([0.0, 0.0, 1.0])
    rig = Rig(die_kind("d6"), up, UPRIGHT, 0 * up, 0 * up)

    assert run_rig(rig, lambda _: 1.0).left
    with pytest.raises(SimulationFailed, match="a launch took more than"):
        run_rig(rig, lambda _: 1.0, cpu_seconds=0.0)
    assert run_rig(rig, lambda _: 1.0).left


def test_the_open_hand_adds_no_rows() -> None:
    start = start_of(a_release(FIRST), STILL, 1)
    flight = stage(FIRST).run(start)

    assert joined(at_once(start), flight) is flight


@BOTH
def test_a_carrier_gives_its_own_velocity(scene: Scene) -> None:
    found = launched(LaunchSpec(hold=PALM), (0.0, 1.4, 0.5), scene=scene)
    last = steps_touching(found, "palm")[-1]

    assert np.allclose(found.motions[last + 2, :3], (0.0, 1.4, 0.5), atol=0.12)


def test_a_faster_swing_throws_faster() -> None:
    speeds = [
        np.linalg.norm(launched(LaunchSpec(hold=PALM), (0.0, v, v / 2)).start.velocity)
        for v in (1.0, 1.5, 2.0)
    ]

    assert speeds == sorted(speeds)


def test_a_carrier_that_hardly_moves_keeps_its_die() -> None:
    with pytest.raises(Refused, match="velocity: the die never leaves the hand"):
        launched(LaunchSpec(hold=PALM), (0.0, 0.1, 0.0))


def test_a_carrier_follows_its_trace() -> None:
    """A hand that comes from the left throws to the right, whatever the release says."""
    times = np.arange(0, 0.36, 0.02)
    share = times / times[-1]
    points = np.column_stack([0.3 * share**2 - 0.3, 0.2 * share**2 - 0.8, 0.1 * share**2 + 0.1])
    trace = tuple((float(t), *map(float, point)) for t, point in zip(times, points, strict=True))
    u, v, w = (2 * way / float(times[-1]) for way in (0.3, 0.2, 0.1))

    found = launched(LaunchSpec(hold=PALM), (u, v, w), place=(0.0, -0.6, 0.2), trace=trace)

    leaving = found.motions[steps_touching(found, "palm")[-1] + 2, :3]
    assert np.allclose(leaving, (u, v, w), rtol=0.2, atol=0.1)
    assert np.allclose(found.poses[0, :2], (-0.3, -0.8), atol=0.01)


def test_the_tremor_turns_a_recorded_swing_too() -> None:
    times = np.linspace(0, 0.3, 16)
    trace = tuple((float(t), 0.0, -0.85 + 2.5 * float(t) ** 2, 0.2) for t in times)
    release = Release((0.0, -0.625, 0.2), (0.0, 1.5, 0.0), trace=trace)
    shaky = Tremor(speed=0.05, direction=3.0, spin=0.0)

    ends = [
        launch(release, FIRST, LaunchSpec(hold=replace_hold("grip")), shaky, seed).start.velocity
        for seed in range(3)
    ]

    assert np.std([end[0] for end in ends]) > 0.005


def replace_hold(kind: str) -> Hold:
    assert kind == "grip"
    return Hold(kind="grip", bodies=("left", "right"), size=(0.1, 0.08, 0.02), press=0.0002)


@pytest.mark.rule("DF-BORROW-03")
def test_a_limp_hand_lags_behind() -> None:
    leader = stroke((0.0, 0.0, 0.0), (0.0, 2.0, 0.0))
    follower = limp(leader, 0.15)

    behind = leader.places[leader.end, 1] - follower.places[leader.end, 1]
    assert 0.05 < behind < 0.3
    assert follower.speeds[leader.end, 1] < 2.0
    assert follower.places[-1, 1] == pytest.approx(leader.places[-1, 1], abs=0.005)
    stiff = limp(leader, 0.075)
    assert stiff.speeds[leader.end, 1] > follower.speeds[leader.end, 1]


def test_the_neighbour_chooses_how_limp_the_hand_is() -> None:
    hold = structs.replace(PALM, lag=0.15)
    stiff, limp_ = (
        launched(LaunchSpec(hold=hold), (0.0, 3.5, 1.5), stance=Stance(limp=limpness))
        for limpness in (0.5, 1.0)
    )

    assert stiff.start.velocity[1] > limp_.start.velocity[1] + 0.1


@pytest.mark.rule("DF-ELBOW-03", "DF-NOSE-03")
@pytest.mark.parametrize("radius", [0.04, 0.015])
@BOTH
def test_a_die_can_lie_on_a_dome(scene: Scene, radius: float) -> None:
    found = launched(
        LaunchSpec(hold=Hold(kind="dome", bodies=("dome",), size=(radius,))),
        (0.0, 1.1, 0.6),
        scene=scene,
    )

    steps = steps_touching(found, "dome")
    assert steps[0] == 0
    assert steps[-1] * TIMESTEP > 0.2
    assert found.start.velocity[1] > 0.8


@pytest.mark.rule("DF-FAITH-03", "DC-CHOP-03", "DC-FINGER-03")
@pytest.mark.parametrize("size", [(0.16, 0.09, 0.02), (0.003,), (0.007,)])
@BOTH
def test_two_sides_hold_a_die_and_open(scene: Scene, size: tuple[float, ...]) -> None:
    hold = Hold(kind="grip", bodies=("left", "right"), size=size, press=0.0002)
    found = launched(LaunchSpec(hold=hold), (0.0, 1.5, 0.2), scene=scene)

    left, right = (steps_touching(found, side) for side in ("left", "right"))
    assert left[0] <= 2
    assert right[0] <= 2
    assert abs(left[-1] - right[-1]) * TIMESTEP < 0.005
    assert found.start.velocity[1] == pytest.approx(1.5, abs=0.1)
    assert abs(found.start.velocity[0]) < 0.1


@pytest.mark.rule("DF-FAITH-02", "DC-FINGER-03")
def test_sides_that_open_one_after_the_other_send_it_aside() -> None:
    hold = Hold(
        kind="grip",
        bodies=("left", "right"),
        size=(0.007,),
        press=0.0002,
        drift=15.0,
        twist=800.0,
    )
    even, uneven, other = (
        launched(LaunchSpec(hold=hold), (0.0, 1.5, 0.2), gap=gap).start
        for gap in (0.0, 0.02, -0.02)
    )

    drift = uneven.velocity[0] - even.velocity[0]
    assert drift == pytest.approx(0.3, abs=0.15)
    assert other.velocity[0] - even.velocity[0] == pytest.approx(-drift, abs=0.1)
    assert abs(uneven.spin[2] - even.spin[2]) == pytest.approx(16, abs=4)


@pytest.mark.rule("DF-FLICK-03")
@BOTH
def test_a_finger_hits_shortly(scene: Scene) -> None:
    found = usual(Launcher.STRIKE, scene=scene)

    hits = steps_touching(found, "finger")
    before = found.motions[: hits[0] - 1, :3]
    assert np.abs(before).max() < 0.02
    assert (hits[-1] - hits[0]) * TIMESTEP < 0.05
    assert np.linalg.norm(found.speeds["finger"]) == pytest.approx(np.hypot(1.2, 0.4), rel=0.05)


@pytest.mark.rule("DF-FLICK-02")
def test_a_finger_beside_the_middle_sends_the_die_aside_and_spins_it() -> None:
    spec = USUAL[Launcher.STRIKE]
    left, right = (
        [
            launched(spec, (0.0, 1.2, 0.4), offset=(x, 0.0, 0.0), seed=seed).start
            for seed in range(6)
        ]
        for x in (-0.005, 0.005)
    )

    assert np.mean([start.velocity[0] for start in left]) > 0.15
    assert np.mean([start.velocity[0] for start in right]) < -0.15
    turning = [np.mean([start.spin[2] for start in starts]) for starts in (left, right)]
    assert abs(turning[0] - turning[1]) > 15


def test_a_finger_that_squeezes_the_die_is_refused() -> None:
    squeeze = Release(
        (0.0006286511054668148, -0.8264765491746723, 0.18705308782067062),
        (0.008483339134413785, 0.6653514658494628, -0.5690268266132289),
    )

    ends = [flick_or_reason(squeeze, seed) for seed in range(12)]

    assert any(isinstance(end, str) and "the die would" in end for end in ends)
    assert all(end <= 6 for end in ends if isinstance(end, float))


def flick_or_reason(release: Release, seed: int) -> float | str:
    """How fast the die leaves, or why it may not."""
    try:
        found = launch(release, FIRST, USUAL[Launcher.STRIKE], STILL, seed)
    except Refused as refused:
        return str(refused)
    return float(np.linalg.norm(found.start.velocity))


def test_a_finger_that_misses_leaves_the_die_on_the_hand() -> None:
    with pytest.raises(Refused, match="never leaves the hand"):
        launched(USUAL[Launcher.STRIKE], (0.0, 1.0, 0.3), offset=(0.05, 0.0, 0.0))


@pytest.mark.rule("DF-BLOW-03")
@BOTH
def test_breath_moves_the_die_and_the_palm_does_not(scene: Scene) -> None:
    soft, hard = (
        launched(USUAL[Launcher.BREATH], (0.0, v, v / 10), scene=scene) for v in (15.0, 25.0)
    )

    assert soft.wind[1] > 0
    assert hard.start.velocity[1] > soft.start.velocity[1]
    assert np.allclose(hard.speeds["palm"], 0)
    gained = 0.005 * hard.start.velocity[1]
    assert gained < hard.wind[1] * 1.05


def test_a_weak_breath_moves_nothing() -> None:
    with pytest.raises(Refused, match="never leaves the hand"):
        launched(USUAL[Launcher.BREATH], (0.0, 5.0, 0.0))


def test_a_breath_follows_its_curve() -> None:
    full, half = (
        launched(USUAL[Launcher.BREATH], (0.0, 25.0, 2.5), air=air)
        for air in (
            ((0.0, 25.0), (0.05, 25.0), (2.0, 25.0)),
            ((0.0, 20.0), (0.05, 20.0), (2.0, 20.0)),
        )
    )

    assert half.start.velocity[1] < full.start.velocity[1]


@pytest.mark.rule("DC-BLOW-02")
def test_breath_drives_a_tossed_die() -> None:
    spec = LaunchSpec(air=Air(seconds=0.8, mouth=0.2, lead=0.15), toss=2.0)
    found = launched(spec, (0.0, 18.0, 4.0), scene=CATACOMBS)

    assert found.motions[0, 2] == pytest.approx(2.0, abs=0.05)
    assert np.hypot(*found.motions[0, :2]) < 0.1
    level = 0.005 * np.hypot(*found.start.velocity[:2])
    assert np.hypot(*found.wind[:2]) == pytest.approx(level, rel=0.05)


@pytest.mark.rule("DC-BLOW-03")
def test_a_breath_is_gusty() -> None:
    gusty = LaunchSpec(air=Air(seconds=0.8, mouth=0.2, lead=0.15), toss=2.0)
    even = LaunchSpec(air=Air(seconds=0.8, mouth=0.2, lead=0.15, gust=0.0), toss=2.0)

    def pushes(spec: LaunchSpec) -> list[float]:
        found = [launched(spec, (0.0, 18.0, 4.0), scene=CATACOMBS, seed=s) for s in range(8)]
        return [float(launch_.wind[1]) for launch_ in found]

    gusts = pushes(gusty)
    assert 0.03 < np.std(gusts) / np.mean(gusts) < 0.2
    assert np.std(pushes(even)) < 1e-6
    assert condition("blow-shot").air == gusty.air
    assert combine(("blow-shot",)).handicap.noise == 1.0


@pytest.mark.rule("DF-CATAPULT-02", "DF-CATAPULT-03")
@BOTH
def test_a_card_that_is_bent_more_flings_harder(scene: Scene) -> None:
    found = [launched(USUAL[Launcher.SPRING], (0.0, v, 0.0), scene=scene) for v in (1.7, 2.1, 2.5)]

    rises = [launch_.start.velocity[2] for launch_ in found]
    assert rises == sorted(rises)
    edge = the_edge(scene)
    assert all(np.hypot(*launch_.poses[0, :2]) > edge for launch_ in found)
    assert all(launch_.start.velocity[1] > 0.15 for launch_ in found)


def the_edge(scene: Scene) -> float:
    return board(scene.board).table.half


@pytest.mark.rule("DF-CATAPULT-03")
@pytest.mark.parametrize("speed", [0.3, 4.0])
def test_a_card_bends_only_so_far(speed: float) -> None:
    with pytest.raises(Refused, match="velocity: a card bends by 0 to 60 degrees"):
        launched(USUAL[Launcher.SPRING], (0.0, speed, 0.0))


def test_a_card_must_point_at_the_table() -> None:
    with pytest.raises(Refused, match="velocity: the card must point"):
        launched(USUAL[Launcher.SPRING], (2.0, 0.0, 0.0))


STRING = LaunchSpec(hold=Hold(kind="string", bodies=("string",), string=0.25))


@pytest.mark.rule("DC-PENDUL-02", "DC-PENDUL-03", "DC-PENDUL-04")
def test_a_die_on_a_string_is_let_go_at_the_right_moment() -> None:
    found = launched(STRING, (0.0, 1.5, 0.4), scene=Scene("catacombs", "pendulum"))

    assert np.allclose(found.start.position, (0.0, -0.6, 0.2), atol=0.01)
    assert np.allclose(found.start.velocity, (0.0, 1.5 * 0.976, 0.4 * 0.976), atol=0.06)
    assert min(found.swing) > 30
    arms = found.poses[:, :3] - (found.poses[0, :3] + found.poses[-1, :3]) / 2
    assert np.linalg.norm(arms, axis=1).max() < 0.5


@pytest.mark.parametrize("velocity", [(0.0, 0.3, 0.0), (0.0, 4.0, 0.0), (0.0, 0.2, 2.0)])
def test_a_string_does_not_swing_too_little_or_too_wide(
    velocity: tuple[float, float, float],
) -> None:
    with pytest.raises(Refused, match="velocity: no swing on this string"):
        launched(STRING, velocity, scene=Scene("catacombs", "pendulum"))


HEAD = Meet(body="head", shape="sphere", size=(0.09,), tilt=25.0, fall=1.0, damping=0.35)
HAND = Meet(body="hand", shape="box", size=(0.09, 0.09, 0.02))


@pytest.mark.rule("DF-HEAD-02", "DF-HEAD-03")
@BOTH
def test_a_tossed_die_bounces_off_a_head(scene: Scene) -> None:
    found = launched(LaunchSpec(meets=(HEAD,), toss=1.8), (0.0, 0.9, 0.3), scene=scene)

    touch = steps_touching(found, "head")[0]
    rise = found.poses[:touch, 2].max() - found.poses[0, 2]
    assert rise > 0.10
    assert found.motions[touch - 1, 2] == pytest.approx(-1.0, abs=0.1)
    assert found.start.velocity[1] > 0.3


@pytest.mark.rule("DF-SMASH-02", "DF-SMASH-03")
@BOTH
def test_a_tossed_die_is_struck_down(scene: Scene) -> None:
    found = launched(LaunchSpec(meets=(HAND,), toss=2.0), (0.0, 1.2, -0.8), scene=scene)

    assert steps_touching(found, "hand")
    assert found.start.velocity[2] < -0.8
    assert found.speeds["hand"][2] == pytest.approx(-0.8)


@pytest.mark.rule("DF-COMBO-03")
def test_head_then_hand() -> None:
    found = launched(LaunchSpec(meets=(structs.replace(HEAD, own=1.2), HAND)), (0.0, 1.2, -0.8))

    assert steps_touching(found, "head")[-1] < steps_touching(found, "hand")[0]


def test_a_swing_and_a_miss_leaves_the_die_in_play() -> None:
    found = launched(
        LaunchSpec(meets=(structs.replace(HAND, size=(0.02, 0.02, 0.01)),)),
        (0.0, 1.2, -0.8),
        offset=(0.05, 0.0, 0.0),
    )

    assert not steps_touching(found, "hand")
    assert found.left
    assert found.start.velocity[2] < 0


def test_stages_are_chained() -> None:
    one = launched(LaunchSpec(hold=PALM), (0.0, 1.4, 0.5))
    two = launched(USUAL[Launcher.STRIKE], (0.0, 1.2, 0.4))

    both = chained(one, two)

    assert both.steps == one.steps + two.steps
    assert set(both.touching) == {"palm", "finger"}
    assert all(len(touch) == both.steps for touch in both.touching.values())
    assert np.array_equal(both.start.velocity, two.start.velocity)


def test_a_trace_is_followed_smoothly() -> None:
    times = np.array([0.0, 0.02, 0.05, 0.09, 0.12, 0.16, 0.2])
    points = np.column_stack([np.zeros(7), 5 * times**2, np.full(7, 0.2)])

    motion = follow(times, points, settle=0.0)

    ticks = np.arange(motion.end + 1) * TIMESTEP
    assert np.allclose(motion.places[: motion.end + 1, 1], 5 * ticks**2, atol=0.002)
    assert motion.speeds[motion.end, 1] == pytest.approx(2.0, abs=0.2)
    assert np.allclose(motion.speeds[-1], 0)
    assert np.linalg.norm(motion.pushes, axis=1).max() < 400


def test_a_template_lies_flat_on_the_thumb() -> None:
    scene = Scene("catacombs", "compass")
    found = launched(LaunchSpec(hold=Hold(kind="thumb")), (0.0, 1.2, 2.0), scene=scene)

    w, x, y, z = found.start.turn
    assert x == y == 0
    assert np.hypot(w, z) == pytest.approx(1)
    assert found.steps == 0
