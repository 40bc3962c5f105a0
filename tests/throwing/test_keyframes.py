"""Key frames are small, and what a client draws from them is what happened."""

import msgspec
import numpy as np
import pytest

from tests.throwing.throws import CATACOMBS, FIRST, a_release, flat_turn, the_stage
from undercroft.throwing import LyingDie, Scene, tracks, tracks_json
from undercroft.throwing.keyframes import Track, drawn
from undercroft.throwing.rotations import degrees_apart


@pytest.mark.parametrize("scene", [FIRST, CATACOMBS], ids=lambda scene: scene.board)
def test_the_drawn_way_is_close_to_the_true_one(scene: Scene) -> None:
    for seed in range(25):
        flight = the_stage(scene).throw(a_release(scene), seed)[1]
        (track,) = msgspec.json.decode(tracks_json(flight), type=tuple[Track, ...])

        seen = drawn(track, len(flight.times))

        true = flight.poses[:, 0]
        assert np.linalg.norm(seen[:, :3] - true[:, :3], axis=1).max() < 0.0006
        assert degrees_apart(seen[:, 3:], true[:, 3:]).max() < 1.8


@pytest.mark.parametrize("scene", [FIRST, CATACOMBS], ids=lambda scene: scene.board)
def test_a_message_is_about_three_kilobytes(scene: Scene) -> None:
    sizes = [
        len(tracks_json(the_stage(scene).throw(a_release(scene), seed)[1])) for seed in range(25)
    ]

    assert 1000 < np.median(sizes) < 3500
    assert max(sizes) < 6000


def test_frames_begin_and_end_with_the_flight() -> None:
    flight = the_stage(FIRST).throw(a_release(FIRST), 1)[1]

    (track,) = tracks(flight)

    times = [frame[0] for frame in track.frames]
    assert track.die == "die"
    assert times[0] == 0
    assert times[-1] == pytest.approx(flight.times[-1] * 1000, abs=0.05)
    assert times == sorted(set(times))


def test_a_die_that_lay_there_and_is_pushed_has_its_own_track() -> None:
    turn = tuple(flat_turn(CATACOMBS).tolist())
    scene = Scene("catacombs", "d12", (LyingDie("d12", (0.1, 0.0, 0.013), turn),))
    flight = the_stage(scene).throw(a_release(scene), 1)[1]

    found = tracks(flight)

    assert [track.die for track in found] == ["die", "die-1"]
    assert found[1].frames[0][1:4] == (100.0, 0.0, 13.0)
