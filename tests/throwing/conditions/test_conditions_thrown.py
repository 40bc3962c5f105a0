"""Every condition is thrown twice: once so that it is kept, once so that it is broken."""

import math
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from tests.throwing.throws import CATACOMBS, FIRST, a_release
from undercroft.engine import Refused
from undercroft.targets.conditions.preparation import prepare_scene, usual_release
from undercroft.targets.predicates.evidence import Evidence
from undercroft.targets.scene.board import Tremor
from undercroft.throwing import (
    Attempt,
    Card,
    LyingDie,
    Release,
    Scene,
    Stance,
    Template,
    attempt,
    combine,
    condition,
    conditions,
)
from undercroft.throwing.input.tremor import start_of
from undercroft.throwing.physics.simulation import stage
from undercroft.throwing.verdict.editions import counted

Change = Callable[[Release], Release]

SEEDS = range(8)
STILL = Tremor(speed=0.0, direction=0.0, spin=0.0)
CHECKED = [card.id for card in conditions().values() if card.check is not None]


def scene_of(*ids: str) -> Scene:
    plain = CATACOMBS if condition(ids[0]).edition == "catacombs" else FIRST
    return prepare_scene(plain, combine(ids))


def usual(*ids: str) -> Release:
    return usual_release(scene_of(*ids), combine(ids))


def thrown(release: Release, *ids: str, seed: int = 1) -> Attempt:
    return attempt(scene_of(*ids), release, ids, seed)


def stance(**parts: object) -> Change:
    """The same throw by a thrower who does something else."""
    return lambda release: structs.replace(release, stance=structs.replace(release.stance, **parts))


def changed(**parts: object) -> Change:
    return lambda release: structs.replace(release, **parts)


def head_elsewhere(release: Release) -> Release:
    """A head that stays half a metre beside the die."""
    x, y, z = release.position
    trace = tuple((at / 60, x + 0.5, y, z) for at in range(30))
    return structs.replace(release, trace=trace)


KEPT = [
    pytest.param("bank", marks=pytest.mark.rule("DF-STUNT-01", "DF-BANK-01")),
    pytest.param("flick", marks=pytest.mark.rule("DF-STUNT-02", "DF-FLICK-01")),
    pytest.param("blow", marks=pytest.mark.rule("DF-STUNT-03", "DF-BLOW-01")),
    pytest.param("leg", marks=pytest.mark.rule("DF-STUNT-04", "DF-LEG-01")),
    pytest.param("blind", marks=pytest.mark.rule("DF-STUNT-05", "DF-BLIND-01")),
    pytest.param("double", marks=pytest.mark.rule("DF-STUNT-06", "DF-DOUBLE-01")),
    pytest.param("elbow", marks=pytest.mark.rule("DF-STUNT-07", "DF-ELBOW-01")),
    pytest.param("faith", marks=pytest.mark.rule("DF-STUNT-08", "DF-FAITH-01")),
    pytest.param("wrong-hand", marks=pytest.mark.rule("DF-STUNT-09", "DF-WRONGHAND-01")),
    pytest.param("borrow", marks=pytest.mark.rule("DF-STUNT-10", "DF-BORROW-01")),
    pytest.param("over-card", marks=pytest.mark.rule("DF-STUNT-11", "DF-OVERCARD-01")),
    pytest.param("catapult", marks=pytest.mark.rule("DF-STUNT-12", "DF-CATAPULT-01")),
    pytest.param("head", marks=pytest.mark.rule("DF-STUNT-13", "DF-HEAD-01")),
    pytest.param("spin", marks=pytest.mark.rule("DF-STUNT-14", "DF-SPIN-01")),
    pytest.param("nose", marks=pytest.mark.rule("DF-STUNT-15", "DF-NOSE-01")),
    pytest.param("backwards", marks=pytest.mark.rule("DF-STUNT-16", "DF-BACKWARDS-01")),
    pytest.param("smash", marks=pytest.mark.rule("DF-STUNT-17", "DF-SMASH-01")),
    pytest.param("seated", marks=pytest.mark.rule("DF-STUNT-18", "DF-SEATED-01")),
    pytest.param("jump", marks=pytest.mark.rule("DF-STUNT-19", "DF-JUMP-01")),
    pytest.param("under-table", marks=pytest.mark.rule("DF-STUNT-20", "DF-UNDERTABLE-01")),
    pytest.param("dance", marks=pytest.mark.rule("DF-STUNT-21", "DF-DANCE-01")),
    pytest.param("afar", marks=pytest.mark.rule("DF-STUNT-22", "DF-AFAR-01")),
    pytest.param("blow-shot", marks=pytest.mark.rule("DC-THROW-01", "DC-BLOW-01")),
    pytest.param("bone-shot", marks=pytest.mark.rule("DC-THROW-02", "DC-BONESHOT-01")),
    pytest.param("card-shot", marks=pytest.mark.rule("DC-THROW-03", "DC-CARDSHOT-01")),
    pytest.param("chopstick-shot", marks=pytest.mark.rule("DC-THROW-04", "DC-CHOP-01")),
    pytest.param("ear-shot", marks=pytest.mark.rule("DC-THROW-05", "DC-EAR-01")),
    pytest.param("hot-potato-shot", marks=pytest.mark.rule("DC-THROW-06", "DC-POTATO-01")),
    pytest.param("nose-shot", marks=pytest.mark.rule("DC-THROW-07", "DC-NOSE-01")),
    pytest.param("small-fingers-shot", marks=pytest.mark.rule("DC-THROW-08", "DC-FINGER-01")),
    pytest.param("goggle-shot", marks=pytest.mark.rule("DC-THROW-09", "DC-GOGGLE-01")),
    pytest.param("pendulum-die", marks=pytest.mark.rule("DC-SPDICE-08", "DC-PENDUL-01")),
    pytest.param("destiny-coin", marks=pytest.mark.rule("DC-SPDICE-09", "DC-COIN-01")),
    pytest.param("flying-stand", marks=pytest.mark.rule("DC-MODIF-02", "DC-STAND-01")),
    pytest.param("spider-webs", marks=pytest.mark.rule("DC-MODIF-03", "DC-WEB-01")),
    pytest.param("flip-compass", marks=pytest.mark.rule("DC-TEMPL-03", "DC-FLIP-01")),
    pytest.param("flip-treasure", marks=pytest.mark.rule("DC-TEMPL-04")),
    pytest.param("flip-backstab", marks=pytest.mark.rule("DC-TEMPL-04")),
]


@pytest.mark.parametrize("name", KEPT)
def test_a_condition_can_be_kept(name: str) -> None:
    release = usual(name)

    assert any(not thrown(release, name, seed=seed).landing.broken for seed in SEEDS)


BREAKING = [
    pytest.param("bank", changed(velocity=(0.0, 1.4, 0.2)), marks=pytest.mark.rule("DF-BANK-03")),
    pytest.param(
        "leg",
        changed(position=(0.0, -0.8, 0.28), velocity=(0.0, 1.6, 1.6)),
        marks=pytest.mark.rule("DF-LEG-03"),
    ),
    pytest.param("blind", stance(eyes_shut=False), marks=pytest.mark.rule("DF-BLIND-03")),
    pytest.param(
        "double",
        changed(velocity=(0.0, 2.2, -0.6), position=(0.0, -0.58, 0.18), spin=(0.0, 0.0, 0.0)),
        marks=pytest.mark.rule("DF-DOUBLE-03"),
    ),
    pytest.param("faith", changed(gap=0.2), marks=pytest.mark.rule("DF-FAITH-03")),
    pytest.param("wrong-hand", stance(other_hand=False), marks=pytest.mark.rule("DF-WRONGHAND-03")),
    pytest.param(
        "over-card", changed(velocity=(0.5, 1.2, 0.2)), marks=pytest.mark.rule("DF-OVERCARD-03")
    ),
    pytest.param("head", head_elsewhere, marks=pytest.mark.rule("DF-HEAD-03")),
    pytest.param("spin", changed(spin=(0.0, 0.0, 10.0)), marks=pytest.mark.rule("DF-SPIN-03")),
    pytest.param("backwards", stance(facing=90.0), marks=pytest.mark.rule("DF-BACKWARDS-03")),
    pytest.param("smash", changed(velocity=(0.0, 1.2, 0.3)), marks=pytest.mark.rule("DF-SMASH-03")),
    pytest.param("jump", stance(since=0.6), marks=pytest.mark.rule("DF-JUMP-03")),
    pytest.param(
        "under-table", changed(velocity=(0.0, 1.5, 0.3)), marks=pytest.mark.rule("DF-UNDERTABLE-03")
    ),
    pytest.param("dance", stance(turned=300.0), marks=pytest.mark.rule("DF-DANCE-03")),
    pytest.param("afar", stance(stepped=0.5), marks=pytest.mark.rule("DF-AFAR-03")),
    pytest.param("hot-potato-shot", stance(waited=1.5), marks=pytest.mark.rule("DC-POTATO-04")),
    pytest.param("small-fingers-shot", changed(gap=0.3), marks=pytest.mark.rule("DC-FINGER-04")),
    pytest.param("chopstick-shot", changed(gap=0.25), marks=pytest.mark.rule("DC-CHOP-04")),
    pytest.param("nose-shot", stance(held=0.4), marks=pytest.mark.rule("DC-NOSE-03")),
    pytest.param(
        "bone-shot",
        changed(position=(0.0, -0.56, 0.18), velocity=(0.0, 1.5, 1.2)),
        marks=pytest.mark.rule("DC-BONESHOT-03"),
    ),
    pytest.param("goggle-shot", stance(goggle=False), marks=pytest.mark.rule("DC-GOGGLE-03")),
    pytest.param(
        "flip-compass", changed(spin=(0.0, 0.0, 0.0)), marks=pytest.mark.rule("DC-FLIP-04")
    ),
    pytest.param(
        "flip-treasure", changed(spin=(0.0, 0.0, 0.0)), marks=pytest.mark.rule("DC-RULING-68")
    ),
    pytest.param(
        "flip-backstab", changed(velocity=(0.0, 0.3, 2.0)), marks=pytest.mark.rule("DC-TEMPL-05")
    ),
]
BY_HAND = [
    pytest.param("flick", marks=pytest.mark.rule("DF-FLICK-03")),
    pytest.param("blow", marks=pytest.mark.rule("DF-BLOW-03")),
    pytest.param("elbow", marks=pytest.mark.rule("DF-ELBOW-03")),
    pytest.param("borrow", marks=pytest.mark.rule("DF-BORROW-03")),
    pytest.param("catapult", marks=pytest.mark.rule("DF-CATAPULT-03")),
    pytest.param("nose", marks=pytest.mark.rule("DF-NOSE-03")),
    pytest.param("seated", marks=pytest.mark.rule("DF-SEATED-03")),
    pytest.param("blow-shot", marks=pytest.mark.rule("DC-BLOW-04")),
    pytest.param("card-shot", marks=pytest.mark.rule("DC-CARDSHOT-03")),
    pytest.param("ear-shot", marks=pytest.mark.rule("DC-EAR-03")),
    pytest.param("pendulum-die", marks=pytest.mark.rule("DC-PENDUL-04")),
]


@pytest.mark.parametrize(("name", "change"), BREAKING)
def test_a_condition_can_be_broken(name: str, change: Change) -> None:
    release = change(usual(name))

    assert all(name in thrown(release, name, seed=seed).landing.broken for seed in range(3))


@pytest.mark.parametrize("name", BY_HAND)
def test_a_plain_throw_of_the_hand_breaks_it(name: str) -> None:
    """Where the launcher itself is the condition, or the limits refuse everything else."""
    plain = CATACOMBS if condition(name).edition == "catacombs" else FIRST
    release = structs.replace(a_release(plain), position=(0.0, -0.6, 0.35))
    found = attempt(plain, release, (), 3)

    check = combine((name,)).checks[name]
    assert not check.holds(Evidence(found.log, counted(plain, found.log)))


def test_every_condition_is_kept_once_and_broken_once() -> None:
    broken = [str(param.values[0]) for param in (*BREAKING, *BY_HAND)]

    assert sorted(str(param.values[0]) for param in KEPT) == sorted(conditions())
    assert sorted(broken) == sorted(CHECKED)


@pytest.mark.rule("DF-RULING-59", "DC-REQ-03", "DC-REQ-04", "DC-MISS-06")
def test_each_broken_condition_is_told_by_its_name() -> None:
    release = usual("flick", "blind", "double")
    bad = structs.replace(release, stance=Stance())

    landed = thrown(bad, "flick", "blind", "double").landing

    assert "blind" in landed.broken
    assert "flick" not in landed.broken


@pytest.mark.rule("DF-EXAMPLE-06")
def test_two_weapons_in_one_throw() -> None:
    found = [thrown(usual("blind", "spin"), "blind", "spin", seed=seed) for seed in SEEDS]

    assert any(not attempt_.landing.broken for attempt_ in found)
    assert found[0].record.conditions == ("blind", "spin")


@pytest.mark.rule("DF-SIM-05", "DF-SIM-06")
def test_the_launcher_must_be_the_conditions() -> None:
    with pytest.raises(Refused, match="launcher: this throw is made by strike"):
        thrown(a_release(FIRST), "flick")
    with pytest.raises(Refused, match="launcher: this throw is made by direct"):
        thrown(usual("flick"), "blind")


@pytest.mark.parametrize(
    ("name", "change", "field"),
    [
        ("afar", changed(position=(0.0, -1.2, 0.4)), "position"),
        ("afar", changed(position=(0.0, -1.4, 0.9)), "position"),
        ("seated", changed(position=(0.0, -0.45, 0.1)), "position"),
        ("seated", changed(position=(0.0, -0.7, 0.3)), "position"),
        ("under-table", changed(position=(0.0, -0.7, 0.1)), "position"),
        ("under-table", changed(position=(0.0, -0.5, -0.1)), "position"),
        ("elbow", changed(position=(0.0, -0.5, 0.1)), "position"),
        ("nose", changed(velocity=(0.0, 2.0, 0.5)), "velocity"),
        ("blow", changed(velocity=(0.0, 26.0, 0.0)), "velocity"),
        ("blow", changed(velocity=(0.0, 1.0, 0.0)), "velocity"),
        ("chopstick-shot", changed(velocity=(0.0, 3.1, 0.0)), "velocity"),
        ("small-fingers-shot", changed(velocity=(0.0, 3.6, 0.0)), "velocity"),
        ("jump", stance(jump=3.0), "stance.jump"),
        ("jump", stance(since=float("nan")), "stance.since"),
        ("backwards", stance(facing=400.0), "stance.facing"),
        ("faith", changed(gap=float("inf")), "gap"),
        ("flick", changed(offset=(1.0, 0.0, 0.0)), "offset"),
        ("blow", changed(air=((0.0, 30.0), (0.05, 30.0), (0.1, 30.0))), "air"),
        ("hot-potato-shot", stance(passed=(99.0, 0.0, 0.0)), "stance.passed"),
    ],
)
@pytest.mark.rule(
    "DF-SIM-06",
    "DF-SIM-07",
    "DF-AFAR-03",
    "DF-SEATED-03",
    "DF-UNDERTABLE-03",
    "DF-ELBOW-03",
    "DF-NOSE-03",
    "DF-BLOW-03",
    "DC-CHOP-03",
    "DC-FINGER-03",
)
def test_what_no_body_could_do_is_refused(name: str, change: Change, field: str) -> None:
    with pytest.raises(Refused) as refused:
        thrown(change(usual(name)), name)

    assert refused.value.facts["field"] == field


def test_a_scene_without_the_prop_is_refused() -> None:
    with pytest.raises(Refused, match="props: a card of the right size"):
        attempt(FIRST, usual("over-card"), ("over-card",), 1)
    with pytest.raises(Refused, match="lift: must be"):
        attempt(CATACOMBS, usual("flying-stand"), ("flying-stand",), 1)
    with pytest.raises(Refused, match="die: must be coin"):
        attempt(CATACOMBS, usual("destiny-coin"), ("destiny-coin",), 1)


@pytest.mark.rule("DF-SIM-03")
@pytest.mark.parametrize("name", ["flick", "blind", "head", "hot-potato-shot", "chopstick-shot"])
def test_the_same_throw_gives_the_same_bytes(name: str) -> None:
    one, other = (thrown(usual(name), name, seed=5) for _ in range(2))

    assert one.record == other.record
    assert one.log == other.log
    assert thrown(usual(name), name, seed=6).record.digest != one.record.digest


@pytest.mark.rule("DF-HEAD-03", "DF-FLICK-03", "DF-ELBOW-03")
@pytest.mark.parametrize(
    ("name", "bodies"),
    [
        ("flick", ["palm", "finger"]),
        ("elbow", ["elbow"]),
        ("head", ["head"]),
        ("smash", ["hand"]),
        ("chopstick-shot", ["left-stick", "right-stick"]),
        ("card-shot", ["held-card"]),
    ],
)
def test_the_log_begins_with_what_launched_the_die(name: str, bodies: list[str]) -> None:
    log = thrown(usual(name), name).log

    assert sorted(log.touched[: len(bodies)]) == sorted(bodies)
    assert sorted(log.hand) == sorted(bodies)
    after = log.touched[len(bodies) :]
    assert after
    assert not set(after) & set(bodies)


@pytest.mark.rule("DC-POTATO-04", "DC-POTATO-05")
def test_a_die_that_is_not_caught_flies_by() -> None:
    late = stance(caught=1.0)(usual("hot-potato-shot"))

    found = thrown(late, "hot-potato-shot")

    assert not found.log.let_go.caught
    assert found.landing.broken == ("hot-potato-shot",)


@pytest.mark.rule("DC-COMBO-03", "DC-COMBO-04", "DC-COMBO-06", "DC-COMBO-08")
@pytest.mark.parametrize(
    "ids",
    [
        ("card-shot", "nose-shot"),
        ("chopstick-shot", "ear-shot"),
        ("ear-shot", "nose-shot"),
        ("blow-shot", "ear-shot"),
        ("blow-shot", "card-shot"),
        ("hot-potato-shot", "goggle-shot"),
        ("card-shot", "chopstick-shot"),
        ("pendulum-die", "nose-shot"),
        ("goggle-shot", "spider-webs"),
    ],
)
def test_pairs_of_the_catacombs_can_be_kept(ids: tuple[str, ...]) -> None:
    release = usual(*ids)

    assert any(not thrown(release, *ids, seed=seed).landing.broken for seed in range(6))


@pytest.mark.rule("DF-COMBO-02", "DF-COMBO-08", "DF-EXAMPLE-07")
@pytest.mark.parametrize(
    "ids",
    [
        ("head", "smash"),
        ("elbow", "blind"),
        ("nose", "wrong-hand", "jump"),
        ("borrow", "afar"),
        ("flick", "backwards"),
        ("jump", "dance"),
        ("under-table", "seated"),
        ("nose", "afar"),
        ("smash", "blind", "jump"),
    ],
)
def test_combinations_of_the_first_edition_can_be_kept(ids: tuple[str, ...]) -> None:
    release = usual(*ids)
    if "dance" in ids:
        release = stance(since=0.36)(release)

    assert any(not thrown(release, *ids, seed=seed).landing.broken for seed in range(6))


@pytest.mark.rule("DF-THROW-17", "DF-THROW-03", "DF-THROW-01")
@pytest.mark.parametrize("name", ["flick", "elbow", "blow", "afar", "smash", "under-table"])
def test_the_bounce_is_counted_in_every_throw(name: str) -> None:
    """Straight onto the Target is no bounce, one or more before it are counted."""
    found = [thrown(usual(name), name, seed=seed) for seed in range(4)]

    for each in found:
        first = each.log.first_target_touch
        before = [hit for hit in each.log.landings if first is None or hit.time < first]
        assert each.landing.bounces <= len(before) == len(each.log.landings)
    assert max(each.landing.bounces for each in found) >= 1


@pytest.mark.rule("DF-THROW-09", "DC-COMBAT-08", "DC-REQ-06")
@pytest.mark.parametrize("seat", [10.0, 130.0, 215.0])
@pytest.mark.parametrize("name", ["bank", "over-card", "leg", "flick", "catapult", "head", "blow"])
def test_a_thrower_may_stand_anywhere(name: str, seat: float) -> None:
    combined = combine((name,))
    scene = prepare_scene(FIRST, combined, seat)
    release = usual_release(scene, combined, seat)

    found = (attempt(scene, release, (name,), seed) for seed in SEEDS)

    assert any(not each.landing.broken for each in found)


@pytest.mark.rule("DF-RULING-65", "DF-BANK-03")
def test_a_prop_does_not_move() -> None:
    scene = scene_of("bank")
    found = attempt(scene, usual("bank"), ("bank",), 1)

    assert "box-1" in found.log.touched
    assert found.flight.poses.shape[1] == 1


@pytest.mark.rule("DF-RULING-71")
def test_without_a_neighbour_the_borrowed_hand_is_limp() -> None:
    release = usual("borrow")

    assert release.stance.limp == 1.0
    assert any(not thrown(release, "borrow", seed=seed).landing.broken for seed in SEEDS)


@pytest.mark.rule("DC-PHYS-09", "DC-PHYS-10")
def test_the_log_names_hold_release_wind_catch_and_rest() -> None:
    held = thrown(usual("chopstick-shot"), "chopstick-shot").log
    blown = thrown(usual("blow-shot"), "blow-shot").log
    passed = thrown(usual("hot-potato-shot"), "hot-potato-shot", seed=2).log

    assert held.episodes[0].body in ("left-stick", "right-stick")
    assert held.let_go.point == usual("chopstick-shot").position
    assert blown.let_go.wind[1] > 0
    assert passed.let_go.caught
    assert held.rest


@pytest.mark.rule("DC-PHYS-10")
def test_every_body_has_its_name_in_the_log() -> None:
    lying = LyingDie("d12", (0.0, 0.1, 0.0581), (1.0, 0.0, 0.0, 0.0))
    flat = Template("compass", (0.05, 0.0, 0.05), (1.0, 0.0, 0.0, 0.0))
    full = prepare_scene(CATACOMBS, combine(("flying-stand", "spider-webs")))
    full = structs.replace(full, lying=(lying,), templates=(flat,), props=(Card(0.0, -0.3),))

    bones, webs = ([f"{kind}-{at}" for at in range(1, 5)] for kind in ("bone", "web"))
    expected = ["table", "floor", "board", *bones, "stand", *webs, "compass", "card-1", "die-1"]
    assert list(stage(full).run(start_of(a_release(full), STILL, 1)).touching) == expected


def swung_from(release: Release, begin: tuple[float, float, float]) -> Release:
    """The same throw by a hand that swings smoothly from rest at a place, in 0.6 s."""
    trace = []
    for at in range(37):
        share = at / 36
        gone, pull = share**2 * (3 - 2 * share), 0.6 * share**2 * (share - 1)
        ends = zip(begin, release.position, release.velocity, strict=True)
        x, y, z = (a + gone * (b - a) + pull * speed for a, b, speed in ends)
        trace.append((at / 60, x, y, z))
    return structs.replace(release, trace=tuple(trace))


@pytest.mark.rule("DF-UNDERTABLE-03")
@pytest.mark.parametrize(
    ("begin", "kept"),
    [
        pytest.param((0.0, -0.9, -0.3), True, id="below and outside"),
        pytest.param((0.0, -0.61, -0.01), True, id="only just"),
        pytest.param((0.0, -0.9, 0.0), False, id="as high as the table"),
        pytest.param((0.0, -0.9, 0.1), False, id="higher than the table"),
        pytest.param((0.0, -0.59, -0.3), False, id="under the table top"),
    ],
)
def test_the_hand_is_never_above_the_table_nor_under_it(begin: Any, kept: bool) -> None:
    release = usual("under-table")
    plain, found = thrown(release, "under-table"), thrown(swung_from(release, begin), "under-table")

    assert plain.landing.broken == ()
    assert found.record.digest == plain.record.digest
    assert found.landing.broken == (() if kept else ("under-table",))
    assert plain.log.let_go.highest == release.position[2]
    assert plain.log.let_go.beyond == pytest.approx(0.22, abs=1e-5)


@pytest.mark.rule("DC-BLOW-04", "DC-COIN-02")
@pytest.mark.parametrize(
    ("ids", "mass"), [(("blow-shot", "destiny-coin"), 0.004), (("blow-shot",), 0.005)]
)
def test_breath_is_measured_by_what_is_thrown(ids: tuple[str, ...], mass: float) -> None:
    assert thrown(usual(*ids), *ids).log.let_go.mass == mass


@pytest.mark.rule("DC-FINGER-03")
def test_little_fingers_tire() -> None:
    fresh, tired = (
        [
            thrown(stance(held=held)(usual("small-fingers-shot")), "small-fingers-shot", seed=seed)
            for seed in SEEDS
        ]
        for held in (5.0, 7.0)
    )

    assert any(not each.landing.broken for each in fresh)
    assert all(each.landing.broken == ("small-fingers-shot",) for each in tired)


@pytest.mark.rule("DC-STAND-01", "DC-STAND-02", "DC-STAND-04")
def test_a_raised_board_may_be_rolled_under() -> None:
    combined = combine(("flying-stand",))
    scene = prepare_scene(CATACOMBS, combined)
    low = Release((0.0, -0.5, 0.05), (0.0, 2.0, -0.5))

    found = attempt(scene, low, ("flying-stand",), 3)

    assert combined.camera.place == "side"
    assert "stand" in found.log.touched
    assert "board" not in found.log.touched
    assert found.log.first_target_touch is None
    assert found.landing.place in ("table", "floor")


@pytest.mark.rule("DC-CARDSHOT-04", "DF-ELBOW-03")
def test_a_die_that_slides_off_early_is_told_and_in_play() -> None:
    """A card that is jerked sideways first loses its die before the swing ends."""
    times = [at / 60 for at in range(40)]
    points = [(-0.25 + 2.0 * min(t, 0.25) ** 2, -0.75, 0.3) for t in times]
    trace = tuple((t, *point) for t, point in zip(times, points, strict=True))
    release = structs.replace(
        usual("card-shot"), position=points[-1], velocity=(0.5, 0.2, 0.0), trace=trace
    )

    early = thrown(release, "card-shot").log
    usually = thrown(usual("card-shot"), "card-shot").log

    assert early.let_go.early > 0.1
    assert usually.let_go.early < 0.03
    assert early.rest


def around(low: float, high: float) -> st.SearchStrategy[float]:
    """Mostly between two limits, sometimes anything."""
    return st.floats(low, high) | st.floats(allow_nan=True, allow_infinity=True)


@settings(max_examples=80, deadline=None)
@given(
    st.sampled_from(sorted(conditions())),
    st.tuples(around(-0.1, 0.1), around(-0.9, -0.4), around(-0.1, 0.5)),
    st.tuples(around(-0.5, 0.5), around(0, 3), around(-1, 2)),
    around(-0.1, 0.1),
    around(0, 1),
    st.integers(0, 2**64 - 1),
)
def test_any_throw_lands_or_is_refused(
    name: str, position: Any, velocity: Any, gap: float, jump: float, seed: int
) -> None:
    release = structs.replace(usual(name), position=position, velocity=velocity, gap=gap)
    release = stance(jump=jump, since=jump)(release)
    try:
        found = thrown(release, name, seed=seed)
    except Refused:
        return
    assert found.flight.rested
    assert math.isfinite(float(found.flight.poses.sum()))
    assert set(found.landing.broken) <= {name}
