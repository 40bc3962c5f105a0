"""Spider webs, Templates and their flips, the Destiny Coin: placed, flipped and read."""

import math
from dataclasses import replace

import mujoco  # type: ignore[import-untyped]  # the wheel has no stubs
import numpy as np
import pytest
from msgspec import structs

from tests.throwing.throws import CATACOMBS, dropped, flat_turn, put_down
from undercroft.engine import Refused
from undercroft.targets.conditions.preparation import prepare_scene, usual_release
from undercroft.targets.predicates.evidence import Evidence
from undercroft.targets.predicates.path import Flipped
from undercroft.targets.predicates.rest import RestContact
from undercroft.targets.scene.dice import COIN, COMPASS, die_kind
from undercroft.targets.scene.regions import section_values
from undercroft.targets.scene.scene import board_top
from undercroft.targets.scene.templates import covers, outline_of, pointed_at
from undercroft.throwing import (
    Attempt,
    Flight,
    Leg,
    LyingDie,
    Release,
    Scene,
    Template,
    View,
    after_flip,
    attempt,
    board,
    combine,
    event_log,
    landing,
    model_text,
    rest_position,
    scene_hash,
    svg,
    with_template,
    without,
)
from undercroft.throwing.geometry.die_shapes import solid
from undercroft.throwing.geometry.rotations import matrices
from undercroft.throwing.input.tremor import Start
from undercroft.throwing.physics.simulation import stage
from undercroft.throwing.verdict.editions import most_corners, verdict

SPOT = 0.102 * math.cos(math.radians(45))
RAISED = structs.replace(CATACOMBS, lift=0.08)
WEBBED = structs.replace(CATACOMBS, webs=("hole-1", "hole-2", "hole-3", "hole-4"))


def lying(kind: str, x: float, y: float, yaw: float = 0.0, scene: Scene = CATACOMBS) -> Template:
    """A Template flat on the board."""
    half = math.radians(yaw) / 2
    height = board_top(scene) + die_kind(kind).size / 2
    return Template(kind, (x, y, height), (math.cos(half), 0.0, 0.0, math.sin(half)))


def with_lying(*templates: Template) -> Scene:
    return structs.replace(CATACOMBS, templates=templates)


def place(flight: Flight) -> str:
    return landing(flight).place


@pytest.mark.rule("DC-MODIF-03", "DC-MODIF-05", "DC-WEB-01", "DC-WEB-03", "DC-BOARD-15")
def test_a_die_on_a_web_lies_on_the_web() -> None:
    flight = put_down(WEBBED, SPOT, SPOT)

    assert place(flight) == "web-1"
    assert {touch.body for touch in flight.rest} == {"web-1"}
    assert rest_position(WEBBED, flight.pose, flight.rest).hole is None
    assert place(dropped(CATACOMBS, SPOT, SPOT, 0.02)) == "hole-1"


@pytest.mark.rule("DC-RULING-77", "DC-WEB-03")
def test_half_on_a_web_is_judged_by_corners() -> None:
    outside = put_down(WEBBED, SPOT - 0.024, SPOT)
    inside = put_down(WEBBED, SPOT - 0.012, SPOT)

    assert place(outside) == "S2-middle"
    assert rest_position(WEBBED, outside.pose, outside.rest).corners["web-1"] > 0
    assert place(inside) == "web-1"
    carried = (RestContact("board", (SPOT, SPOT, 0.004), 1.0),)
    over = rest_position(WEBBED, inside.pose, carried)
    assert max(over.corners, key=lambda name: over.corners[name]) == "web-1"
    assert verdict(WEBBED, over, event_log(inside)).place == "S2-middle"


@pytest.mark.rule("DC-WEB-02")
def test_a_web_is_level_with_the_board_and_dead() -> None:
    flight = dropped(WEBBED, SPOT, SPOT, 0.08)
    after = flight.poses[flight.touching["web-1"].argmax() :, 0, 2]

    assert flight.pose[2] == pytest.approx(0.004 + 0.009, abs=0.0003)
    assert after.max() < 0.03
    assert event_log(flight).passages == ()


def test_a_web_is_part_of_the_target() -> None:
    log = event_log(dropped(WEBBED, SPOT, SPOT, 0.05))

    assert log.first_target_touch == log.episodes[0].start
    assert log.touched == ("web-1",)


@pytest.mark.rule("DC-MODIF-07", "DC-RULING-78")
def test_a_web_goes_away_and_the_others_stay() -> None:
    scene = without(WEBBED, "web-3")

    assert scene.webs == ("hole-1", "hole-2", "hole-4")
    assert place(dropped(scene, -SPOT, -SPOT, 0.02)) == "hole-3"
    assert place(put_down(scene, SPOT, SPOT)) == "web-1"


@pytest.mark.rule("DC-MODIF-09", "DC-BOARD-16")
def test_with_webs_the_stand_runs_under_the_holes() -> None:
    def arm(scene: Scene) -> float:
        model = mujoco.MjModel.from_xml_string(model_text(scene))
        quat = model.body("stand").quat
        return math.degrees(2 * math.atan2(quat[3], quat[0]))

    assert arm(structs.replace(CATACOMBS, lift=0.045)) == pytest.approx(0)
    assert arm(structs.replace(WEBBED, lift=0.045)) == pytest.approx(45)
    raised = structs.replace(WEBBED, lift=0.045)
    assert place(put_down(raised, SPOT, SPOT)) == "web-1"


@pytest.mark.rule("DC-TEMPL-01", "DC-TEMPL-08", "DC-PHYS-16")
def test_a_die_on_a_template_lies_on_the_template() -> None:
    scene = with_lying(lying("compass", 0.05, 0.0))

    flight = dropped(scene, 0.05, 0.0, 0.0155)

    assert place(flight) == "compass"
    assert flight.pose[2] == pytest.approx(0.006 + 0.009, abs=0.0003)
    assert event_log(flight).first_target_touch is not None


@pytest.mark.rule("DC-TEMPL-09")
@pytest.mark.parametrize("face", [min(die_kind("d12").icons), 1])
def test_a_face_is_read_on_a_template_as_anywhere(face: int) -> None:
    scene = with_lying(lying("compass", 0.05, 0.0))
    start = Start(
        np.array([0.05, 0.0, 0.0155]), flat_turn(CATACOMBS, face), np.zeros(3), np.zeros(3)
    )

    landed = landing(stage(scene).run(start))

    assert (landed.place, landed.face) == ("compass", face)


@pytest.mark.rule("DC-TEMPL-10", "DC-PHYS-16")
def test_half_on_a_template_is_judged_by_what_lies_beneath() -> None:
    scene = with_lying(lying("treasure", 0.05, 0.0))

    flight = dropped(scene, 0.0855, 0.012, 0.0165)

    touched = {touch.body for touch in flight.rest}
    found = rest_position(scene, flight.pose, flight.rest)
    assert touched == {"treasure", "board"}
    assert found.template is None
    assert place(flight) == "S1-middle"


@pytest.mark.rule("DC-RULING-73")
def test_of_two_templates_the_lower_counts() -> None:
    low = lying("compass", 0.0, 0.0)
    high = structs.replace(lying("treasure", 0.0, 0.0), position=(0.0, 0.0, 0.007))
    scene = with_lying(low, high)
    pose = np.array([0.0, 0.0, 0.017, *flat_turn(CATACOMBS)])
    flight = dropped(scene, 0.0, 0.0, 0.0175)

    assert place(flight) == "treasure"
    both = (
        *flight.rest,
        structs.replace(flight.rest[0], body="compass"),
    )
    assert rest_position(scene, pose, both).template == "compass"


@pytest.mark.rule("DC-RULING-37", "DC-PHYS-16")
def test_another_die_beneath_is_no_template() -> None:
    scene = with_lying(lying("compass", 0.05, 0.0))
    flight = dropped(scene, 0.05, 0.0, 0.0155)
    leaning = (*flight.rest, structs.replace(flight.rest[0], body="die-1"))

    assert rest_position(scene, flight.pose, leaning).template == "compass"


def on_a_die(scene: Scene, x: float, y: float, low: float) -> Flight:
    """A die on a die whose lower side is at this height."""
    turn = tuple(flat_turn(CATACOMBS).tolist())
    die = LyingDie("d12", (x, y, low + 0.0091), turn)
    size = die_kind(scene.die).size
    flight = dropped(structs.replace(scene, lying=(die,)), x, y, low + 0.0182 + size / 2 + 0.0003)
    assert {touch.body for touch in flight.rest} == {"die-1"}
    return flight


@pytest.mark.rule("DC-RULING-37", "DC-BOARD-15")
def test_on_a_die_on_a_web_or_template_that_counts() -> None:
    over_both = with_lying(lying("compass", SPOT, SPOT))
    both = structs.replace(over_both, webs=("hole-1",))

    assert place(on_a_die(WEBBED, SPOT, SPOT, 0.004)) == "web-1"
    partly = on_a_die(WEBBED, SPOT - 0.012, SPOT, 0.004)
    assert "S2-middle" in rest_position(partly.scene, partly.pose, partly.rest).corners
    assert place(partly) == "web-1"
    assert place(on_a_die(both, SPOT, SPOT, 0.006)) == "compass"
    assert place(on_a_die(structs.replace(both, die="coin"), SPOT, SPOT, 0.006)) == "compass"


@pytest.mark.rule("DC-RULING-37", "DC-BOARD-15", "DC-PHYS-16")
def test_on_a_die_most_corners_over_a_template_count_and_a_tie_is_what_lies_beneath() -> None:
    scene = with_lying(lying("treasure", 0.05, 0.0))
    target = board("catacombs")

    assert place(on_a_die(scene, 0.0765, 0.012, 0.006)) == "treasure"
    assert place(on_a_die(scene, 0.0865, 0.012, 0.004)) == "S1-middle"
    assert most_corners(target, {"treasure": 10, "S1-inner": 10}) == "S1-inner"


@pytest.mark.rule("DC-FLIP-03")
def test_templates_have_the_ledgers_sizes() -> None:
    assert COMPASS.size == 0.002
    sizes = {}
    for kind in ("compass", "treasure", "backstab"):
        outline = np.array(die_kind(kind).outline)
        sizes[kind] = tuple(np.round(outline.max(axis=0) - outline.min(axis=0), 3).tolist())

    assert sizes == {
        "compass": (0.07, 0.07),
        "treasure": (0.06, 0.045),
        "backstab": (0.11, 0.03),
    }


def test_what_a_template_covers() -> None:
    chest = lying("treasure", 0.05, 0.02, yaw=90)

    assert covers(chest, 0.05, 0.02)
    assert covers(chest, 0.05, 0.048)
    assert not covers(chest, 0.05, 0.052)
    assert not covers(chest, 0.078, 0.02)
    turned = structs.replace(chest, turn=(0.0, 1.0, 0.0, 0.0))
    assert covers(turned, 0.05 + 0.028, 0.02)
    assert len(outline_of(turned)) == 4


@pytest.mark.rule("DC-TEMPL-12", "DC-FLIP-06", "DC-RULING-74")
@pytest.mark.parametrize(
    ("x", "y", "yaw", "section"),
    [
        (0.0, 0.02, 0.0, "S1-inner"),
        (-0.06, 0.0, 0.0, "bullseye"),
        (0.015, 0.02, 0.0, "S1-middle"),
        (SPOT - 0.06, SPOT, 0.0, None),
        (0.13, 0.0, 0.0, None),
        (0.15, 0.0, 0.0, None),
        (0.01, 0.03, 90.0, "S2-middle"),
    ],
)
def test_the_blade_points_at_a_section(x: float, y: float, yaw: float, section: str | None) -> None:
    dagger = lying("backstab", x, y, yaw)

    assert pointed_at(with_lying(dagger), dagger) == section


@pytest.mark.rule("DC-FLIP-06")
def test_a_tip_exactly_on_a_border_points_ahead() -> None:
    """Between an inner section of 5 and a middle one of 3, from either side."""
    turn = math.radians(20)

    def pointing(away: float, yaw: float) -> str | None:
        dagger = lying("backstab", away * math.cos(turn), away * math.sin(turn), yaw)
        return pointed_at(with_lying(dagger), dagger)

    assert pointing(0.075 - 0.06, 20.0) == "S1-middle"
    assert pointing(0.075 + 0.06, 200.0) == "S1-inner"


@pytest.mark.rule("DC-RULING-74")
def test_a_blade_that_points_at_a_template_points_at_nothing() -> None:
    dagger = lying("backstab", 0.0, 0.02)
    chest = lying("treasure", 0.06, 0.02)

    assert pointed_at(with_lying(dagger, chest), dagger) is None


@pytest.mark.rule("DC-FLIP-01", "DC-FLIP-04", "DC-TEMPL-03", "DC-TEMPL-04")
def test_a_flip_lays_a_template_on_the_board() -> None:
    combined = combine(("flip-treasure",))
    scene = prepare_scene(CATACOMBS, combined)
    found = attempt(scene, usual_release(scene, combined), ("flip-treasure",), 2)
    assert found.landing.broken == ()

    after = after_flip(found.flight)

    assert after.die == "d12"
    (template,) = after.templates
    assert template.kind == "treasure"
    assert np.allclose(template.position, found.flight.pose[:3])
    assert math.hypot(*template.position[:2]) < 0.2
    assert "treasure" in model_text(after)
    assert scene_hash(after) != scene_hash(CATACOMBS)


@pytest.mark.rule("DC-TEMPL-05", "DC-FLIP-05", "DC-RULING-69")
def test_a_flip_beside_the_board_is_broken() -> None:
    combined = combine(("flip-compass",))
    scene = prepare_scene(CATACOMBS, combined)
    release = structs.replace(usual_release(scene, combined), velocity=(0.0, 0.2, 2.0))

    found = attempt(scene, release, ("flip-compass",), 2)

    assert found.landing.broken == ("flip-compass",)
    assert found.log.turned > 180
    assert "table" in {touch.body for touch in found.log.rest}


def flip(**parts: object) -> Attempt:
    """The usual flip of a compass, with something else about it."""
    combined = combine(("flip-compass",))
    scene = prepare_scene(CATACOMBS, combined)
    release = structs.replace(usual_release(scene, combined), **parts)
    return attempt(scene, release, ("flip-compass",), 1)


@pytest.mark.rule("DC-FLIP-05", "DC-TEMPL-05", "DC-RULING-69")
def test_a_landing_tells_the_three_ends_of_a_flip_apart() -> None:
    counts, void, beside = flip(spin=(-10, 0, 0)), flip(spin=(0, 0, 0)), flip(velocity=(0, 0.2, 2))
    sections = section_values(board("catacombs"))

    assert (counts.landing.broken, counts.landing.place in sections) == ((), True)
    assert void.log.turned < 180
    assert (void.landing.broken, void.landing.place in sections) == (("flip-compass",), True)
    assert (beside.landing.broken, beside.landing.place) == (("flip-compass",), "table")


def flipped_at(x: float, y: float, z: float, scene: Scene = CATACOMBS) -> Flight:
    """A compass let go level at a spot."""
    level, still = np.array([1.0, 0, 0, 0]), np.zeros(3)
    start = Start(np.array([x, y, z]), level, still, still)
    return stage(structs.replace(scene, die="compass")).run(start)


@pytest.mark.rule("DC-TEMPL-05", "DC-FLIP-04")
def test_a_template_that_touches_the_table_lies_on_the_table() -> None:
    """Even with its centre over the board: it leans on a die in the gate between two bones."""
    gate = math.cos(math.radians(45))
    die = LyingDie("d12", (0.17 * gate, 0.17 * gate, 0.0131), tuple(flat_turn(CATACOMBS).tolist()))
    leaning = flipped_at(0.19 * gate, 0.19 * gate, 0.026, structs.replace(CATACOMBS, lying=(die,)))

    assert {touch.body for touch in leaning.rest} == {"table", "die-1"}
    assert rest_position(leaning.scene, leaning.pose, leaning.rest).over == "S1-outer"
    assert place(leaning) == "table"
    assert place(flipped_at(0.0, 0.9, 0.05)) == "floor"


@pytest.mark.rule("DC-FLIP-04", "DC-PHYS-15")
def test_a_template_flat_over_a_hole_lies_on_the_board() -> None:
    flat = flipped_at(SPOT, SPOT, 0.0055)

    assert rest_position(flat.scene, flat.pose, flat.rest).over == "hole-1"
    assert {touch.body for touch in flat.rest} == {"board"}
    assert place(flat) == "S1-middle"
    through = (*flat.rest, RestContact("table", (SPOT, SPOT, 0.0), 1.0))
    assert place(replace(flat, rest=through)) == "table"


@pytest.mark.rule("DC-FLIP-04", "DC-RULING-69")
@pytest.mark.parametrize(
    ("carrier", "on_target"),
    [
        ("board", True),
        ("bone-1", True),
        ("web-1", True),
        ("treasure", True),
        ("die-1", True),
        ("stand", False),
        ("box-1", False),
        ("card-1", False),
    ],
)
def test_a_flip_must_be_carried_by_the_target(carrier: str, on_target: bool) -> None:
    flat = flipped_at(0.05, 0.02, 0.0055)
    carried, leaning = (
        replace(flat, rest=(RestContact(carrier, (0.05, 0.02, 0.004), up),)) for up in (1.0, 0.1)
    )
    check = Flipped(turn=0)

    assert check.holds(Evidence(event_log(carried))) is on_target
    assert place(carried) == ("S1-inner" if on_target else carrier)
    assert not check.holds(Evidence(event_log(leaning)))


@pytest.mark.rule("DC-TEMPL-07", "DC-FLIP-05", "DC-RULING-72")
def test_a_template_that_lands_on_a_die_takes_it_away() -> None:
    turn = tuple(flat_turn(CATACOMBS).tolist())
    die = LyingDie("d12", (0.05, 0.0, 0.0131), turn)
    other = LyingDie("d12", (-0.1, 0.0, 0.0131), turn)
    scene = Scene("catacombs", "compass", (die, other))
    start = Start(np.array([0.05, 0.0, 0.05]), np.array([1.0, 0, 0, 0]), np.zeros(3), np.zeros(3))
    flight = stage(scene).run(start)
    assert "die-1" in {touch.body for touch in flight.rest}

    after = after_flip(flight)

    (left,) = after.lying
    assert left.position == pytest.approx(other.position, abs=0.0005)
    (template,) = after.templates
    assert template.position[2] == pytest.approx(0.004 + 0.001)
    assert template.position[:2] == pytest.approx(flight.pose[:2])
    assert abs(matrices(np.array(template.turn))[2, 2]) == pytest.approx(1)


@pytest.mark.rule("DC-TEMPL-06")
def test_a_template_that_is_flipped_anew_lies_there_once() -> None:
    scene = with_template(with_lying(lying("compass", 0.1, 0.0)), lying("compass", 0.0, 0.1))

    assert [template.position[1] for template in scene.templates] == [0.1]
    assert without(scene, "compass").templates == ()


def test_only_a_template_can_be_laid_down() -> None:
    with pytest.raises(ValueError, match="d12 is no Template"):
        after_flip(put_down(CATACOMBS, 0.05, 0.0))


@pytest.mark.parametrize(
    ("scene", "field"),
    [
        (structs.replace(CATACOMBS, webs=("hole-9",)), "webs"),
        (structs.replace(CATACOMBS, webs=("hole-1", "hole-1")), "webs"),
        (with_lying(lying("compass", 0.0, 0.0), lying("compass", 0.1, 0.0)), "templates"),
        (with_lying(structs.replace(lying("compass", 0.0, 0.0), kind="d6")), "templates[0].kind"),
        (with_lying(lying("compass", 0.3, 0.0)), "templates[0].position"),
        (with_lying(lying("compass", 0.0, 0.0, scene=RAISED)), "templates[0].position"),
        (with_lying(structs.replace(lying("compass", 0.0, 0.0), position=(0, 0, 0.003))), "templ"),
        (with_lying(lying("compass", math.nan, 0.0)), "templates[0]"),
        (
            with_lying(structs.replace(lying("compass", 0.0, 0.0), turn=(0.0, 0.0, 0.0, 0.0))),
            "templates[0].turn",
        ),
    ],
)
def test_a_bad_overlay_is_refused_with_its_field(scene: Scene, field: str) -> None:
    with pytest.raises(Refused) as refused:
        model_text(scene)

    assert str(refused.value).startswith(field)


COINS = Scene("catacombs", "coin")


def coin_at(x: float, y: float, tilt: float = 0.0) -> Flight:
    half = math.radians(tilt) / 2
    start = Start(
        np.array([x, y, 0.0056]),
        np.array([math.cos(half), math.sin(half), 0.0, 0.0]),
        np.zeros(3),
        np.zeros(3),
    )
    return stage(COINS).run(start)


@pytest.mark.rule("DC-COIN-01", "DC-COIN-03", "DC-SPDICE-10")
def test_the_centre_of_the_coin_decides() -> None:
    assert place(coin_at(0.076, 0.02)) == "S1-middle"
    assert place(coin_at(0.070, 0.02)) == "S1-inner"
    flat = coin_at(0.05, 0.02)
    turn = math.radians(46)
    pose = np.array([0.08 * math.cos(turn), 0.08 * math.sin(turn), *flat.pose[2:]])
    found = rest_position(COINS, pose, flat.rest)
    assert max(found.corners, key=lambda name: found.corners[name]) == "hole-1"
    assert verdict(COINS, found, event_log(flat)).place == "S2-middle"


@pytest.mark.rule("DC-COIN-02")
def test_the_coin_has_two_sides_and_a_leaning_one_is_blank() -> None:
    (icon,) = COIN.icons
    flat = coin_at(0.05, 0.02)
    found = rest_position(COINS, flat.pose, flat.rest)

    assert landing(flat).face == icon
    assert solid(COIN).half == 0.0015
    leaning = flat.pose.copy()
    for tilt, face in ((40, icon), (50, 1 - icon)):
        half = math.radians(tilt) / 2
        leaning[3:] = (math.cos(half), math.sin(half), 0.0, 0.0)
        poses = np.repeat(leaning[None, None], len(flat.times), axis=0)
        flight = replace(flat, poses=poses)
        assert landing(flight).face == face
    assert found.face.gap == pytest.approx(180, abs=1)


@pytest.mark.rule("DC-COIN-03")
def test_a_coin_on_a_template_needs_its_centre_there() -> None:
    chest = lying("treasure", 0.05, 0.0)
    scene = structs.replace(COINS, templates=(chest,))
    still, flat = np.zeros(3), np.array([1.0, 0, 0, 0])
    inside = stage(scene).run(Start(np.array([0.05, 0.0, 0.0078]), flat, still, still))

    assert place(inside) == "treasure"
    found = rest_position(scene, inside.pose, inside.rest)
    assert found.over_template == "treasure"
    beside = inside.pose.copy()
    beside[0] = 0.085
    found = rest_position(scene, beside, inside.rest)
    assert (found.template, found.over_template) == ("treasure", None)
    assert verdict(scene, found, event_log(inside)).place == "S1-middle"


@pytest.mark.rule("DC-SPDICE-09", "DC-COIN-02")
def test_thrown_coins_come_to_rest_flat_on_both_sides() -> None:
    sides = []
    for seed in range(16):
        release = Release((0.0, -0.56, 0.18), (0.0, 1.5, 0.4), (-10.0, 0.0, 0.0))
        found = attempt(COINS, release, ("destiny-coin",), seed)
        assert found.flight.rested
        sides.append(found.landing.face)

    assert 2 <= sum(sides) <= 14


@pytest.mark.rule("DC-PENDUL-05", "DC-SPDICE-08", "DC-RULING-87")
def test_the_pendulum_die_is_read_as_a_d12() -> None:
    scene = Scene("catacombs", "pendulum")
    plain, pendulum = put_down(CATACOMBS, 0.133, 0.03), put_down(scene, 0.133, 0.03)

    assert landing(plain) == landing(pendulum)
    assert die_kind("pendulum").icons == die_kind("d12").icons


@pytest.mark.rule("DC-WEB-04")
def test_webs_templates_and_legs_are_drawn() -> None:
    plain = svg(CATACOMBS)
    webbed = svg(WEBBED)
    laid = svg(with_lying(lying("backstab", 0.0, 0.02)), view=View.OBLIQUE)
    leg = svg(structs.replace(CATACOMBS, props=(Leg(0.0, -0.48),)), view=View.OBLIQUE)

    assert webbed.count('fill="url(#web)"') == 4
    assert svg(without(WEBBED, "web-2")).count('fill="url(#web)"') == 3
    assert 'fill="url(#web)"' not in plain
    assert laid.count("#9fc2a0") == 1
    assert '<g opacity="0.45">' in leg
