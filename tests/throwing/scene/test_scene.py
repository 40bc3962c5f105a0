"""A scene is data: bad ones are refused, equal ones have equal text and hash."""

import math

import mujoco  # type: ignore[import-untyped]  # the wheel has no stubs
import numpy as np
import pytest

from tests.throwing.throws import CATACOMBS, FIRST, rim
from undercroft.engine import Refused
from undercroft.throwing import Box, Card, Leg, LyingDie, Scene, Stage, model_text, scene_hash
from undercroft.throwing.physics.model import touchable

FLAT = (1.0, 0.0, 0.0, 0.0)


@pytest.mark.parametrize(
    ("scene", "field"),
    [
        (Scene("third", "d6"), "board"),
        (Scene("first", "d7"), "die"),
        (Scene("first", "d6", lift=-0.1), "lift"),
        (Scene("first", "d6", lift=0.001), "lift"),
        (Scene("first", "d6", lift=math.nan), "lift"),
        (Scene("first", "d6", props=(Box(0, 0, 0.1, 0.1, 0.1),)), "props[0]"),
        (Scene("first", "d6", props=(Card(0, -rim(FIRST) - 0.02, yaw=90),)), "props"),
        (Scene("first", "d6", props=(Box(0, 0.4, 0, 0.1, 0.1),)), "props[0]"),
        (Scene("first", "d6", props=(Box(0, 0.4, 9, 0.1, 0.1),)), "props[0]"),
        (Scene("first", "d6", props=(Box(math.inf, 0.4, 0.1, 0.1, 0.1),)), "props[0]"),
        (Scene("first", "d6", props=(Card(0, 0.4),) * 9), "props"),
        (Scene("first", "d6", props=(Card(0, 0.7),)), "props[0]: must stand on the table"),
        (Scene("first", "d6", props=(Box(0, 0.5, 0.5, 0.1, 0.1),)), "props[0]: must stand on"),
        (Scene("first", "d6", props=(Leg(0, -1.3),)), "props[0]: must stand on the table"),
        (Scene("first", "d6", lying=(LyingDie("d6", (0, 0, -0.1), FLAT),)), "lying[0].position"),
        (Scene("first", "d6", lying=(LyingDie("d6", (0, 0, 0.01), (0, 0, 0, 0)),)), "lying[0].tu"),
        (Scene("first", "d6", lying=(LyingDie("d6", (math.nan, 0, 0.1), FLAT),)), "lying[0]"),
        (Scene("first", "d6", lying=(LyingDie("d7", (0, 0, 0.1), FLAT),)), "lying[0].kind"),
        (Scene("first", "d6", lying=(LyingDie("compass", (0, 0, 0.1), FLAT),)), "lying[0].kind"),
        (Scene("first", "d6", lying=(LyingDie("d6", (0, 0.61, 0.01), FLAT),)), "lying[0].position"),
        (Scene("first", "d6", lying=(LyingDie("d6", (0, 0, 0.1), FLAT),) * 17), "lying"),
    ],
)
def test_a_bad_scene_is_refused_with_its_field(scene: Scene, field: str) -> None:
    with pytest.raises(Refused) as refused:
        model_text(scene)

    assert str(refused.value).startswith(field)


@pytest.mark.parametrize(
    ("scene", "inside"),
    [
        (Scene("catacombs", "d12", (LyingDie("d12", (0, -0.15, 0.015), FLAT),), lift=0.045), "arm"),
        (Scene("first", "d6", (LyingDie("d6", (0.05, 0.0, 0.008), FLAT),)), "tile"),
        (Scene("first", "d6", (LyingDie("d6", (0.0, 0.3, 0.01), FLAT),) * 2), "die-1 and die-2"),
    ],
)
def test_a_die_that_lies_inside_something_is_refused(scene: Scene, inside: str) -> None:
    with pytest.raises(Refused, match=f"^lying: .*{inside}"):
        Stage(scene)


def test_a_card_beside_the_board_is_fine() -> None:
    assert "card-1" in touchable(Scene("first", "d6", props=(Card(0, -rim(FIRST) - 0.01),)))


def test_equal_scenes_have_equal_hashes_and_others_do_not() -> None:
    others = [
        FIRST,
        Scene("first", "d12"),
        CATACOMBS,
        Scene("first", "d6", lift=0.045),
        Scene("first", "d6", props=(Card(0, 0.3),)),
        Scene("first", "d6", props=(Card(0, 0.3001),)),
    ]

    assert scene_hash(Scene("first", "d6")) == scene_hash(FIRST)
    assert len({scene_hash(scene) for scene in others}) == len(others)


def test_every_part_of_a_scene_is_in_its_model() -> None:
    lying = LyingDie("d6", (0.1, 0.0, 0.02), FLAT)
    scene = Scene("catacombs", "d12", (lying,), (Box(0, 0.4, 0.2, 0.1, 0.1), Card(0, -0.3)), 0.045)

    model = mujoco.MjModel.from_xml_string(model_text(scene))

    bodies = [model.body(at).name for at in range(1, model.nbody)]
    bones = [f"bone-{at}" for at in range(1, 5)]
    assert bodies == [*bones, "stand", "box-1", "card-2", "die", "die-1"]
    ground = {model.geom(at).name.split("-")[0] for at in np.flatnonzero(model.geom_bodyid == 0)}
    assert ground == {"table", "floor", "tile"}
    assert model.body("die").mass[0] == pytest.approx(0.005)
    assert model.body("die-1").mass[0] == pytest.approx(0.0049)


def test_equal_scenes_have_one_hash_whichever_was_seen_first() -> None:
    one, other = (Scene("first", "d6", (), (Box(x, 0.4, 0.2, 0.1, 0.1),)) for x in (-0.0, 0))
    hashes = set()
    for scene in (one, other, one):
        scene_hash.cache_clear()
        model_text.cache_clear()
        hashes.add(scene_hash(scene))

    assert one == other
    assert len(hashes) == 1
