"""What the server does to a release, and how a die is passed and caught."""

import math

import numpy as np
import pytest
from msgspec import structs

from tests.throwing.throws import FIRST
from undercroft.targets.predicates.stance import airtime
from undercroft.targets.scene.board import Tremor
from undercroft.throwing import Release, Stance, attempt, combine, usual_release
from undercroft.throwing.input.handicaps import embodied, hidden, mirrored, noisier
from undercroft.throwing.input.passing import pass_die, with_pass

SOUTH = Release((0.0, -0.6, 0.2), (0.3, 1.5, 0.2), (5.0, 6.0, 7.0))


def under(*ids: str, release: Release = SOUTH, seed: int = 1) -> Release:
    handicap = combine(ids).handicap
    return hidden(embodied(release, handicap), handicap, seed)


@pytest.mark.rule("DF-WRONGHAND-03", "DF-BACKWARDS-03")
def test_left_becomes_right() -> None:
    found = mirrored(SOUTH)

    assert found.velocity == pytest.approx((-0.3, 1.5, 0.2))
    assert found.spin == pytest.approx((5.0, -6.0, -7.0))
    assert found.position == SOUTH.position
    assert mirrored(found).velocity == pytest.approx(SOUTH.velocity)


def test_left_is_seen_from_the_hand() -> None:
    east = Release((0.6, 0.0, 0.2), (-1.5, 0.3, 0.2))

    assert mirrored(east).velocity == pytest.approx((-1.5, -0.3, 0.2))


def test_the_trace_is_mirrored_too() -> None:
    release = structs.replace(SOUTH, trace=((0.0, 0.1, -0.8, 0.1), (0.1, 0.0, -0.6, 0.2)))

    assert mirrored(release).trace[0] == pytest.approx((0.0, -0.1, -0.8, 0.1))


@pytest.mark.rule("DF-COMBO-07")
def test_wrong_hand_and_backwards_mirror_once() -> None:
    both = [under("wrong-hand", "backwards", seed=seed).velocity[0] for seed in range(30)]

    assert np.mean(both) == pytest.approx(-0.3, abs=0.08)


@pytest.mark.rule("DF-WRONGHAND-03")
def test_the_wrong_hand_trembles() -> None:
    found = [under("wrong-hand", seed=seed) for seed in range(40)]
    places = np.array([release.position for release in found])
    speeds = np.array([release.velocity for release in found])

    assert np.linalg.norm(places - SOUTH.position, axis=1).max() <= 0.003 + 1e-9
    assert 0.03 < speeds[:, 0].std() < 0.15
    assert under("wrong-hand", seed=3) == under("wrong-hand", seed=3)


@pytest.mark.rule("DF-BLIND-03")
def test_a_blind_hand_drifts_unseen() -> None:
    found = [under("blind", seed=seed) for seed in range(60)]
    shifts = np.array([release.position for release in found]) - SOUTH.position
    away = np.linalg.norm(shifts, axis=1)
    angle = math.degrees(math.atan2(0.3, 1.5))
    turns = [
        math.degrees(math.atan2(release.velocity[0], release.velocity[1])) - angle
        for release in found
    ]

    assert 0.02 < away.max() <= 0.04
    assert np.allclose(shifts[:, 2], 0)
    assert 2 < max(map(abs, turns)) <= 3 + 1e-9
    assert under("blind", seed=8) == under("blind", seed=8)


@pytest.mark.rule("DF-JUMP-03")
def test_a_jump_adds_the_bodys_height_and_speed() -> None:
    def jumping(since: float) -> Release:
        release = structs.replace(SOUTH, stance=Stance(jump=0.2, since=since))
        return under("jump", release=release)

    top = airtime(0.2) / 2
    assert jumping(top).position[2] == pytest.approx(0.4)
    assert jumping(top).velocity[2] == pytest.approx(0.2)
    assert jumping(0.05).velocity[2] > 1.5
    assert jumping(2 * top - 0.01).velocity[2] < -1.5
    assert jumping(2 * top + 0.01) == structs.replace(
        SOUTH, stance=Stance(jump=0.2, since=2 * top + 0.01)
    )


@pytest.mark.rule("DF-DANCE-03")
def test_what_is_left_of_a_turn_goes_into_the_throw() -> None:
    def dancing(turned: float, turning: float) -> Release:
        stance = Stance(jump=0.2, since=2.0, turned=turned, turning=turning)
        return under("dance", release=structs.replace(SOUTH, stance=stance))

    straight, short = dancing(360.0, 0.0), dancing(350.0, 0.0)
    assert straight.velocity == pytest.approx(SOUTH.velocity)
    way = math.degrees(math.atan2(short.velocity[1], short.velocity[0]))
    assert way == pytest.approx(math.degrees(math.atan2(1.5, 0.3)) - 10, abs=0.01)
    turning = dancing(360.0, 2.0)
    assert turning.velocity[0] == pytest.approx(0.3 - 1.0)
    assert turning.spin[2] == pytest.approx(9.0)


@pytest.mark.rule("DC-PHYS-05", "DC-CHOP-03", "DC-FINGER-03", "DC-EAR-03", "DC-NOSE-03")
def test_noise_is_multiplied() -> None:
    tremor = Tremor(speed=0.015, direction=0.6, spin=2.0)

    assert noisier(tremor, 2.0) == Tremor(speed=0.03, direction=1.2, spin=4.0)
    noise = {
        name: combine((name,)).handicap.noise
        for name in ("chopstick-shot", "small-fingers-shot", "ear-shot", "nose-shot", "goggle-shot")
    }
    assert list(noise.values()) == [2.0, 1.5, 1.5, 1.5, 1.3]


@pytest.mark.rule("DC-GOGGLE-03")
def test_the_goggle_sways() -> None:
    ways = [under("goggle-shot", seed=seed).velocity for seed in range(30)]

    assert np.std([way[0] for way in ways]) > 0.01
    assert under("goggle-shot", seed=7) == under("goggle-shot", seed=7)
    assert under("goggle-shot", seed=7).position != SOUTH.position


@pytest.mark.rule("DC-POTATO-02", "DC-POTATO-06")
def test_the_table_passes_the_die_into_reach() -> None:
    """It varies, but who catches in time misses none."""
    for gadget, reach in ((False, 0.12), (True, 0.09)):
        found = [pass_die(SOUTH, seed, gadget=gadget) for seed in range(200)]
        gaps = [math.dist(each.place, SOUTH.position) for each in found]
        assert all(each.caught for each in found)
        assert 0.5 * reach < max(gaps) < reach
    assert pass_die(SOUTH, 3, gadget=False) == pass_die(SOUTH, 3, gadget=False)


@pytest.mark.rule("DC-POTATO-03", "DC-POTATO-04")
def test_a_catch_must_come_in_time() -> None:
    def caught(at: float) -> bool:
        return pass_die(structs.replace(SOUTH, stance=Stance(caught=at)), 1, gadget=False).caught

    assert pass_die(SOUTH, 1, gadget=False).caught
    assert caught(0.55)
    assert not caught(0.2)
    assert not caught(0.9)
    assert not caught(30.0)


@pytest.mark.rule("DC-POTATO-02")
def test_a_third_of_the_pass_stays() -> None:
    incoming = pass_die(SOUTH, 1, gadget=False)

    found = np.array(with_pass(SOUTH, incoming)) - SOUTH.velocity

    assert found == pytest.approx(np.array(incoming.velocity) / 3)


@pytest.mark.rule("DC-POTATO-05")
def test_an_unfair_pass_is_passed_again() -> None:
    usual = pass_die(SOUTH, 4, gadget=False)
    unfair = structs.replace(SOUTH, stance=Stance(passed=(-3.0, 3.0, 1.0)))
    start = np.array(SOUTH.position) @ np.array(
        [
            [math.cos(math.radians(-60)), math.sin(math.radians(-60)), 0],
            [-math.sin(math.radians(-60)), math.cos(math.radians(-60)), 0],
            [0, 0, 1],
        ]
    )
    aimed = (np.array(SOUTH.position) - start) / 0.5 + np.array([0.0, 0.0, 9.81 * 0.25])
    fair = structs.replace(SOUTH, stance=Stance(passed=tuple(aimed.tolist())))

    assert pass_die(unfair, 4, gadget=False) == usual
    assert pass_die(fair, 4, gadget=False).caught
    assert math.dist(pass_die(fair, 4, gadget=False).place, SOUTH.position) < 0.01


@pytest.mark.rule("DF-JUMP-03", "DF-WRONGHAND-03")
def test_a_recorded_hand_gains_what_the_body_adds() -> None:
    times = np.linspace(0, 0.5, 31)
    trace = tuple((float(t), 0.0, -0.6 + 1.5 * (float(t) - 0.5), 0.2) for t in times)
    stance = Stance(jump=0.2, since=0.05)
    release = structs.replace(SOUTH, velocity=(0.0, 1.5, 0.0), trace=trace, stance=stance)

    found = under("jump", release=release)

    rows = np.array(found.trace)
    assert rows[-1, 1:] == pytest.approx(found.position)
    slope = (rows[-1, 1:] - rows[-2, 1:]) / (rows[-1, 0] - rows[-2, 0])
    assert slope == pytest.approx(found.velocity, abs=0.1)
    assert np.diff(rows[:, 3])[0] == pytest.approx(0, abs=1e-9)


@pytest.mark.rule("DF-BLIND-03", "DF-AFAR-03")
def test_what_is_hidden_breaks_no_condition() -> None:
    """A thrower on the line of his zone is not made to fail by a drift that he can't see."""
    ids = ("afar", "blind", "wrong-hand")
    combined = combine(ids)
    release = usual_release(FIRST, combined)
    release = structs.replace(release, position=(0.0, -1.3, 0.5))

    found = [attempt(FIRST, release, ids, seed) for seed in range(3)]

    assert all(each.landing.broken == () for each in found)
    assert {each.log.let_go.point for each in found} == {(0.0, -1.3, 0.5)}
    begins = [float(each.flight.poses[0, 0, 1]) for each in found]
    assert np.ptp(begins) > 0.001
