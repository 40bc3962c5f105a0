"""Key frames are small, and what a client draws from them is what happened."""

from functools import cache

import msgspec
import numpy as np
import pytest

from tests.throwing.throws import CATACOMBS, FIRST, a_release, flat_turn, the_stage
from undercroft.targets.record.throw_record import Track
from undercroft.throwing import (
    Flight,
    LyingDie,
    Scene,
    attempt,
    combine,
    prepare_scene,
    tracks,
    tracks_json,
    usual_release,
)
from undercroft.throwing.geometry.rotations import degrees_apart
from undercroft.throwing.physics.model import TIMESTEP
from undercroft.throwing.picture.keyframes import drawn


@cache
def flights(scene: Scene) -> list[Flight]:
    return [the_stage(scene).throw(a_release(scene), seed)[1] for seed in range(12)]


@pytest.mark.parametrize("scene", [FIRST, CATACOMBS], ids=lambda scene: scene.board)
def test_the_drawn_way_is_close_to_the_true_one(scene: Scene) -> None:
    for flight in flights(scene):
        (track,) = msgspec.json.decode(tracks_json(flight), type=tuple[Track, ...])

        seen = drawn(track, len(flight.times))

        true = flight.poses[:, 0]
        assert np.linalg.norm(seen[:, :3] - true[:, :3], axis=1).max() < 0.0006
        assert degrees_apart(seen[:, 3:], true[:, 3:]).max() < 1.8


@pytest.mark.parametrize("scene", [FIRST, CATACOMBS], ids=lambda scene: scene.board)
def test_a_message_is_about_three_kilobytes(scene: Scene) -> None:
    sizes = [len(tracks_json(flight)) for flight in flights(scene)]

    assert 1000 < np.median(sizes) < 3500
    assert max(sizes) < 6000


HANDS = {
    "flick": ["palm", "finger"],
    "elbow": ["elbow"],
    "faith": ["left-palm", "right-palm"],
    "blow": ["palm"],
    "catapult": ["flap"],
    "head": ["head"],
    "smash": ["hand"],
    "chopstick-shot": ["left-stick", "right-stick"],
    "pendulum-die": ["string"],
    "nose-shot": ["nose"],
}


@pytest.mark.parametrize("name", HANDS)
def test_a_launched_throw_shows_the_hand_and_stays_small(name: str) -> None:
    combined = combine((name,))
    scene = prepare_scene(FIRST if combined.edition == "first" else CATACOMBS, combined)
    found = attempt(scene, usual_release(scene, combined), (name,), 3)

    shown = tracks(found.flight)

    assert [track.body for track in shown] == ["die", *HANDS[name]]
    assert len(tracks_json(found.flight)) < (7500 if name == "pendulum-die" else 6000)
    die = drawn(shown[0], len(found.flight.times))
    for track in shown[1:]:
        way = found.flight.limbs[track.body]
        assert track.frames[0][0] == pytest.approx(way.first * TIMESTEP * 1000, abs=0.06)
        touching = np.flatnonzero(found.flight.touching.get(track.body, np.zeros(1)))
        reach = 0.3 if name == "pendulum-die" else 0.12
        for step in touching[:1]:
            gap = np.linalg.norm(way.poses[step - way.first, :3] - die[step, :3])
            assert gap < reach


def test_a_bent_card_swings_about_the_edge_of_the_table() -> None:
    combined = combine(("catapult",))
    found = attempt(FIRST, usual_release(FIRST, combined), ("catapult",), 3)

    places = found.flight.limbs["flap"].poses[:, :3]

    assert np.allclose(np.linalg.norm(places - (0.0, -0.6, 0.0), axis=1), 0.03, atol=1e-3)
    assert places[0, 2] < -0.005
    assert places[-1, 2] > 0.01


def test_frames_begin_and_end_with_the_flight() -> None:
    flight = the_stage(FIRST).throw(a_release(FIRST), 1)[1]

    (track,) = tracks(flight)

    times = [frame[0] for frame in track.frames]
    assert track.body == "die"
    assert times[0] == 0
    assert times[-1] == pytest.approx(flight.times[-1] * 1000, abs=0.05)
    assert times == sorted(set(times))


def test_a_die_that_lay_there_and_is_pushed_has_its_own_track() -> None:
    turn = tuple(flat_turn(CATACOMBS).tolist())
    scene = Scene("catacombs", "d12", (LyingDie("d12", (0.1, 0.0, 0.013), turn),))
    flight = the_stage(scene).throw(a_release(scene), 1)[1]

    found = tracks(flight)

    assert [track.body for track in found] == ["die", "die-1"]
    assert found[1].frames[0][1:4] == (100.0, 0.0, 13.0)
