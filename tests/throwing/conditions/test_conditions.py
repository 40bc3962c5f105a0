"""Conditions are data: read, checked, told in two languages, combined, or refused as impossible."""

from importlib.resources import files
from itertools import combinations
from pathlib import Path

import pytest
from msgspec import structs

from tests.throwing.throws import CATACOMBS, FIRST, rim
from undercroft import targets
from undercroft.engine import Refused
from undercroft.targets.conditions.boxes import boxes
from undercroft.targets.conditions.combination import is_hopeless, is_impossible
from undercroft.targets.conditions.condition import Camera, Control
from undercroft.targets.conditions.files import BadConditions, read_conditions
from undercroft.targets.conditions.preparation import check_prepared, prepare_scene, usual_release
from undercroft.targets.release.bounds import plain_bounds
from undercroft.targets.scene.board import board
from undercroft.targets.scene.props import Box, Card, Leg
from undercroft.targets.scene.scene import Scene
from undercroft.throwing import Launcher, combine, condition, conditions, impossible_pairs
from undercroft.throwing.attempt import check_attempt
from undercroft.throwing.input.release_checks import check_release
from undercroft.words import LANGUAGES, Words

FILES = Path(targets.__file__).parent / "conditions"
STUNTS = [f"DF-STUNT-{number:02}" for number in range(1, 23)]
THROWS = [f"DC-THROW-{number:02}" for number in range(1, 10)]


def of(edition: str) -> list[str]:
    return [card.id for card in conditions().values() if card.edition == edition]


def scene_of(*ids: str) -> Scene:
    return CATACOMBS if condition(ids[0]).edition == "catacombs" else FIRST


def test_the_first_edition_has_its_22_special_throws() -> None:
    assert len(of("first")) == 22
    named = [rule for name in of("first") for rule in condition(name).rules]
    assert [rule for rule in named if rule in STUNTS] == STUNTS
    assert all(condition(name).check is not None for name in of("first"))


def test_the_catacombs_have_their_9_specific_throws() -> None:
    named = [rule for name in of("catacombs") for rule in condition(name).rules]

    assert sorted(rule for rule in named if rule in THROWS) == THROWS


@pytest.mark.rule("DF-COMBO-01")
def test_each_special_throw_belongs_to_its_group() -> None:
    groups = {
        "propulsion": "flick blow elbow faith borrow catapult head nose smash",
        "hand": "wrong-hand",
        "posture": "leg backwards seated jump under-table dance afar",
        "perception": "blind",
        "path": "bank double over-card spin",
    }

    for group, names in groups.items():
        found = [name for name in of("first") if condition(name).group == group]
        assert sorted(found) == sorted(names.split())


@pytest.mark.rule("DC-COMBO-02")
def test_each_specific_throw_plays_its_role() -> None:
    roles = {
        "feed": ["hot-potato-shot"],
        "launcher": ["small-fingers-shot", "chopstick-shot", "card-shot", "pendulum-die"],
        "touch": ["ear-shot", "nose-shot"],
        "flight": ["blow-shot"],
        "path": ["bone-shot"],
        "view": ["goggle-shot"],
    }

    for role, names in roles.items():
        assert [name for name in of("catacombs") if condition(name).group == role] == names


CONTROLS = [
    pytest.param("bank", "place", {}, "seat", marks=pytest.mark.rule("DF-BANK-02")),
    pytest.param(
        "flick", "flick", {"contact": 0.05}, "hand", marks=pytest.mark.rule("DF-FLICK-02")
    ),
    pytest.param(
        "blow",
        "breath",
        {"seconds": 2.0, "speed": 25.0, "tilt": 10.0},
        "hand",
        marks=pytest.mark.rule("DF-BLOW-02"),
    ),
    pytest.param("leg", "leg", {"stamina": 6.0}, "seat", marks=pytest.mark.rule("DF-LEG-02")),
    pytest.param(
        "blind", "blindfold", {"seconds": 10.0}, "seat", marks=pytest.mark.rule("DF-BLIND-02")
    ),
    pytest.param(
        "double", "swipe", {"bounces": 2.0}, "seat", marks=pytest.mark.rule("DF-DOUBLE-02")
    ),
    pytest.param(
        "elbow", "balance", {"radius": 0.04}, "hand", marks=pytest.mark.rule("DF-ELBOW-02")
    ),
    pytest.param(
        "faith", "two-hands", {"within": 0.08}, "seat", marks=pytest.mark.rule("DF-FAITH-02")
    ),
    pytest.param(
        "wrong-hand", "swipe", {"mirrored": 1.0}, "seat", marks=pytest.mark.rule("DF-WRONGHAND-02")
    ),
    pytest.param(
        "borrow",
        "puppet",
        {"lag": 0.15, "mass": 0.4},
        "seat",
        marks=pytest.mark.rule("DF-BORROW-02"),
    ),
    pytest.param(
        "over-card", "place", {"clear": 0.03}, "seat", marks=pytest.mark.rule("DF-OVERCARD-02")
    ),
    pytest.param(
        "catapult", "pull", {"bend": 60.0}, "edge", marks=pytest.mark.rule("DF-CATAPULT-02")
    ),
    pytest.param(
        "head",
        "toss-head",
        {"rise": 0.1, "radius": 0.09},
        "eyes",
        marks=pytest.mark.rule("DF-HEAD-02"),
    ),
    pytest.param(
        "spin",
        "twist",
        {"release": 40.0, "target": 15.0},
        "seat",
        marks=pytest.mark.rule("DF-SPIN-02"),
    ),
    pytest.param(
        "nose", "balance", {"radius": 0.015}, "eyes", marks=pytest.mark.rule("DF-NOSE-02")
    ),
    pytest.param("backwards", "swipe", {}, "shoulder", marks=pytest.mark.rule("DF-BACKWARDS-02")),
    pytest.param(
        "smash",
        "toss-strike",
        {"rise": 0.1, "speed": 0.5},
        "seat",
        marks=pytest.mark.rule("DF-SMASH-02"),
    ),
    pytest.param("seated", "swipe", {}, "floor", marks=pytest.mark.rule("DF-SEATED-02")),
    pytest.param(
        "jump",
        "jump",
        {"lowest": 0.15, "highest": 0.4},
        "seat",
        marks=pytest.mark.rule("DF-JUMP-02"),
    ),
    pytest.param(
        "under-table", "swipe", {"hidden": 1.0}, "seat", marks=pytest.mark.rule("DF-UNDERTABLE-02")
    ),
    pytest.param(
        "dance",
        "dance",
        {"turn": 360.0, "off": 20.0, "within": 0.08},
        "seat",
        marks=pytest.mark.rule("DF-DANCE-02"),
    ),
    pytest.param("afar", "swipe", {}, "afar", marks=pytest.mark.rule("DF-AFAR-02")),
    pytest.param(
        "blow-shot",
        "toss-blow",
        {"seconds": 0.8, "cone": 12.0, "lowest": 1.5, "highest": 3.5},
        "seat",
        marks=pytest.mark.rule("DC-BLOW-02"),
    ),
    pytest.param(
        "bone-shot", "swipe", {"bones": 1.0}, "seat", marks=pytest.mark.rule("DC-BONESHOT-02")
    ),
    pytest.param(
        "card-shot", "card", {"push": 60.0}, "seat", marks=pytest.mark.rule("DC-CARDSHOT-02")
    ),
    pytest.param(
        "chopstick-shot",
        "grip",
        {"hold": 1.0, "within": 0.15, "slip": 0.2},
        "hand",
        marks=pytest.mark.rule("DC-CHOP-02"),
    ),
    pytest.param(
        "ear-shot", "balance", {"turn": 12.0}, "head", marks=pytest.mark.rule("DC-EAR-02")
    ),
    pytest.param(
        "hot-potato-shot",
        "catch",
        {"radius": 0.12, "within": 1.0},
        "seat",
        marks=pytest.mark.rule("DC-POTATO-02"),
    ),
    pytest.param(
        "nose-shot",
        "balance",
        {"held": 1.0, "turn": 12.0},
        "head",
        marks=pytest.mark.rule("DC-NOSE-02"),
    ),
    pytest.param(
        "small-fingers-shot",
        "two-hands",
        {"within": 0.25, "tires": 6.0},
        "seat",
        marks=pytest.mark.rule("DC-FINGER-02"),
    ),
    pytest.param("goggle-shot", "goggle", {}, "lens", marks=pytest.mark.rule("DC-GOGGLE-02")),
    pytest.param(
        "pendulum-die",
        "string",
        {"length": 0.25, "swing": 30.0, "speed": 1.5},
        "seat",
        marks=pytest.mark.rule("DC-PENDUL-03"),
    ),
    pytest.param(
        "flip-compass", "thumb", {"turn": 180.0}, "seat", marks=pytest.mark.rule("DC-FLIP-02")
    ),
]


@pytest.mark.parametrize(("name", "kind", "numbers", "place"), CONTROLS)
def test_a_client_is_told_how_to_let_people_throw(
    name: str, kind: str, numbers: dict[str, float], place: str
) -> None:
    found = combine((name,))

    assert [control.kind for control in found.controls] == [kind]
    assert found.controls[0].numbers == numbers
    assert found.camera.place == place


def test_cameras_hide_what_the_thrower_may_not_see() -> None:
    cameras = {name: combine((name,)).camera for name in conditions()}

    assert [name for name, camera in cameras.items() if camera.dark] == ["blind"]
    assert [name for name, camera in cameras.items() if camera.flag] == ["seated"]
    assert [name for name, camera in cameras.items() if camera.blur] == ["nose"]
    assert cameras["seated"].height == -0.03
    assert cameras["backwards"].look == 120
    assert cameras["ear-shot"].roll == 80
    assert cameras["goggle-shot"].look == 0
    assert 0 < cameras["goggle-shot"].lens < 1


ASKED = [
    pytest.param("bank", marks=pytest.mark.rule("DF-BANK-04")),
    pytest.param("flick", marks=pytest.mark.rule("DF-FLICK-04")),
    pytest.param("blow", marks=pytest.mark.rule("DF-BLOW-04")),
    pytest.param("leg", marks=pytest.mark.rule("DF-LEG-04")),
    pytest.param("blind", marks=pytest.mark.rule("DF-BLIND-04")),
    pytest.param("double", marks=pytest.mark.rule("DF-DOUBLE-04")),
    pytest.param("elbow", marks=pytest.mark.rule("DF-ELBOW-04")),
    pytest.param("faith", marks=pytest.mark.rule("DF-FAITH-04")),
    pytest.param("wrong-hand", marks=pytest.mark.rule("DF-WRONGHAND-04")),
    pytest.param("borrow", marks=pytest.mark.rule("DF-BORROW-04")),
    pytest.param("over-card", marks=pytest.mark.rule("DF-OVERCARD-04")),
    pytest.param("catapult", marks=pytest.mark.rule("DF-CATAPULT-04")),
    pytest.param("head", marks=pytest.mark.rule("DF-HEAD-04")),
    pytest.param("spin", marks=pytest.mark.rule("DF-SPIN-04")),
    pytest.param("nose", marks=pytest.mark.rule("DF-NOSE-04")),
    pytest.param("backwards", marks=pytest.mark.rule("DF-BACKWARDS-04")),
    pytest.param("smash", marks=pytest.mark.rule("DF-SMASH-04")),
    pytest.param("seated", marks=pytest.mark.rule("DF-SEATED-04")),
    pytest.param("jump", marks=pytest.mark.rule("DF-JUMP-04")),
    pytest.param("under-table", marks=pytest.mark.rule("DF-UNDERTABLE-04")),
    pytest.param("dance", marks=pytest.mark.rule("DF-DANCE-04")),
    pytest.param("afar", marks=pytest.mark.rule("DF-AFAR-04")),
    pytest.param("blow-shot", marks=pytest.mark.rule("DC-BLOW-05")),
    pytest.param("bone-shot", marks=pytest.mark.rule("DC-BONESHOT-04")),
    pytest.param("card-shot", marks=pytest.mark.rule("DC-CARDSHOT-05")),
    pytest.param("chopstick-shot", marks=pytest.mark.rule("DC-CHOP-05")),
    pytest.param("ear-shot", marks=pytest.mark.rule("DC-EAR-04")),
    pytest.param("hot-potato-shot", marks=pytest.mark.rule("DC-POTATO-07")),
    pytest.param("nose-shot", marks=pytest.mark.rule("DC-NOSE-04")),
    pytest.param("small-fingers-shot", marks=pytest.mark.rule("DC-FINGER-05")),
    pytest.param("goggle-shot", marks=pytest.mark.rule("DC-GOGGLE-04")),
    pytest.param("pendulum-die", marks=pytest.mark.rule("DC-PENDUL-06")),
    pytest.param("flip-compass"),
]


@pytest.mark.parametrize("name", ASKED)
def test_people_at_a_real_table_are_asked(name: str) -> None:
    question = condition(name).question

    assert question == f"ask-{name}"
    for language in LANGUAGES:
        words = Words(language, folders=[files("undercroft.targets")])
        assert words.has(question)
        assert words.say(question).endswith("?")
    assert combine((name,)).questions == (question,)


@pytest.mark.rule("DC-STAND-05")
def test_what_needs_no_answer_is_not_asked() -> None:
    silent = [card.id for card in conditions().values() if card.question is None]

    assert silent == ["flying-stand", "spider-webs", "destiny-coin"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_condition_can_be_told(language: str) -> None:
    words = Words(language, folders=[files("undercroft.targets")])
    cameras = [card.camera for card in conditions().values() if card.camera]
    texts = [f"camera-{camera.place}" for camera in (Camera(), *cameras)]
    texts += [f"control-{card.control.kind}" for card in conditions().values()]

    for card in conditions().values():
        assert words.has(card.name_text), card.id
        assert words.has(card.name_text, "help"), card.id
        assert card.question is None or words.has(card.question), card.id
    assert all(words.has(text) for text in texts)


def test_every_kind_of_control_and_camera_has_a_text() -> None:
    words = Words("en", folders=[files("undercroft.targets")])
    kinds = Control.__annotations__["kind"].__args__
    places = Camera.__annotations__["place"].__args__

    assert all(words.has(f"control-{kind}") for kind in kinds)
    assert all(words.has(f"camera-{place}") for place in places)


@pytest.mark.parametrize("name", conditions())
def test_a_usual_throw_is_within_its_limits(name: str) -> None:
    combined = combine((name,))
    scene = prepare_scene(scene_of(name), combined)
    release = usual_release(scene, combined)

    check_prepared(scene, combined, release)
    check_release(release, scene, combined.bounds(plain_bounds(scene)))
    assert release.launcher is combined.launcher


@pytest.mark.rule("DF-OVERCARD-03")
def test_no_other_card_stands_there_that_is_easier_to_pass() -> None:
    combined = combine(("over-card",))
    scene = prepare_scene(scene_of("over-card"), combined)
    release = usual_release(scene, combined)
    low = Card(0, -0.30, 0.5, 0.002)

    with pytest.raises(Refused, match="and no other"):
        check_prepared(structs.replace(scene, props=(*scene.props, low)), combined, release)


@pytest.mark.rule("DF-SIM-05")
def test_the_propulsion_sets_the_launcher() -> None:
    launchers = {name: str(combine((name,)).launcher) for name in conditions()}

    assert {name for name, kind in launchers.items() if kind == "strike"} == {"flick", "smash"}
    assert {name for name, kind in launchers.items() if kind == "breath"} == {"blow", "blow-shot"}
    assert {name for name, kind in launchers.items() if kind == "spring"} == {"catapult"}
    assert launchers["elbow"] == launchers["head"] == launchers["card-shot"] == "carrier"
    assert launchers["blind"] == launchers["bone-shot"] == launchers["flip-compass"] == "direct"


def test_no_condition_is_a_plain_throw() -> None:
    found = combine(())

    assert found.launcher is Launcher.DIRECT
    assert found.checks == {}
    assert found.bounds(plain_bounds(FIRST)) == plain_bounds(FIRST)


@pytest.mark.rule("DF-CONDITION-10", "DC-COMBO-01", "DC-REQ-05")
def test_the_same_condition_twice_counts_once() -> None:
    assert combine(("blind", "blind", "flick")).ids == combine(("flick", "blind")).ids


@pytest.mark.rule("DF-CONDITION-05", "DF-CONDITION-08", "DF-COMBO-02", "DF-EXAMPLE-07")
def test_parts_add_up() -> None:
    found = combine(("flick", "double", "blind"))

    assert found.launcher is Launcher.STRIKE
    assert list(found.checks) == ["flick", "blind", "double"]
    assert found.camera.dark
    assert found.camera.place == "hand"
    assert found.handicap.place == 0.04
    assert found.stance.eyes_shut
    assert found.questions == ("ask-flick", "ask-blind", "ask-double")
    assert [control.kind for control in found.controls] == ["flick", "blindfold", "swipe"]


@pytest.mark.rule("DF-COMBO-03")
def test_two_propulsions_are_impossible_but_head_and_smash() -> None:
    thrown = [name for name in of("first") if condition(name).group == "propulsion"]
    pairs = {frozenset(pair) for pair in combinations(thrown, 2)}
    bad = {frozenset(pair) for pair in impossible_pairs("first")}

    assert pairs - bad == {frozenset(("head", "smash"))}
    assert [meet.body for meet in combine(("smash", "head")).launch_spec.meets] == ["head", "hand"]


POSTURES = [
    *(("seated", other) for other in ("jump", "dance", "backwards", "afar")),
    ("backwards", "dance"),
]
FURTHER = [
    *(("leg", other) for other in ("elbow", "nose")),
    ("catapult", "afar"),
    *(("spin", o) for o in ("blow", "elbow", "faith", "borrow", "catapult", "head", "nose")),
]


@pytest.mark.rule("DF-COMBO-04", "DF-COMBO-05", "DF-COMBO-06")
def test_exactly_the_ledgers_pairs_are_impossible() -> None:
    bad = {frozenset(pair) for pair in impossible_pairs("first")}
    propulsions = {
        pair for pair in bad if {condition(name).group for name in pair} == {"propulsion"}
    }

    assert bad - propulsions == {frozenset(pair) for pair in (*POSTURES, *FURTHER)}
    assert frozenset(("leg", "backwards")) not in bad


@pytest.mark.parametrize(("one", "other"), [*POSTURES, *FURTHER, ("flick", "nose")])
def test_an_impossible_pair_is_refused_with_both_names(one: str, other: str) -> None:
    with pytest.raises(Refused) as refused:
        combine((other, one, "blind"))

    assert refused.value.reason == "impossible-throw"
    assert {refused.value.facts["one"], refused.value.facts["other"]} == {one, other}


@pytest.mark.rule("DC-COMBO-01", "DC-COMBO-02")
def test_all_pairs_of_specific_throws_can_be_combined() -> None:
    throws = [name for name in of("catacombs") if condition(name).group not in ("flip", "die")]
    bad = {frozenset(pair) for pair in impossible_pairs("catacombs")}

    assert not [pair for pair in combinations(throws, 2) if frozenset(pair) in bad]


@pytest.mark.rule("DC-MIX-05", "DC-REQ-03")
def test_conditions_of_two_boxes_go_together() -> None:
    found = combine(("chopstick-shot", "bank", "blind"))

    assert found.ids == ("bank", "blind", "chopstick-shot")
    assert found.checks.keys() == {"bank", "blind", "chopstick-shot"}
    assert found.handicap.noise == 2.0


@pytest.mark.rule("DC-MIX-05")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("flick", "chopstick-shot"),
        ("catapult", "card-shot"),
        ("head", "ear-shot"),
        ("borrow", "hot-potato-shot"),
        ("elbow", "pendulum-die"),
        ("blind", "flip-compass"),
        ("spin", "ear-shot"),
    ],
)
def test_a_die_is_launched_in_one_way_whatever_the_boxes(one: str, other: str) -> None:
    for pair in ((one, other), (other, one)):
        with pytest.raises(Refused, match="can't be combined"):
            combine(pair)


@pytest.mark.rule("DC-REQ-05")
def test_what_is_the_same_in_two_boxes_counts_once() -> None:
    both = combine(("nose-shot", "nose", "blind"))

    assert both == combine(("nose", "blind"))
    assert combine(("blow-shot", "blow")) == combine(("blow",))
    assert combine(("nose-shot", "ear-shot")).ids == ("ear-shot", "nose-shot")
    with pytest.raises(Refused, match="nose and ear-shot can't be combined"):
        combine(("nose", "nose-shot", "ear-shot"))


def test_what_nobody_kept_of_two_boxes_is_hopeless() -> None:
    for kind in (boxes().same, boxes().impossible, boxes().hopeless):
        for name, others in kind.items():
            assert condition(name).edition == "first"
            assert {condition(other).edition for other in others} == {"catacombs"}
    for name, others in boxes().hopeless.items():
        for other in others:
            assert combine((name, other)).hopeless
    assert not combine(("bank", "goggle-shot")).hopeless


def test_every_pair_of_two_boxes_leaves_room_to_throw() -> None:
    mixed = [(one, other) for one in of("first") for other in of("catacombs")]
    allowed = [pair for pair in mixed if not is_impossible(*map(condition, pair))]
    for name in ("first", "catacombs"):
        for pair in allowed:
            combined = combine(pair)
            plain = Scene(name, combined.die or board(name).die)
            scene = prepare_scene(plain, combined)
            check_attempt(scene, usual_release(scene, combined), combined)
    assert 150 < len(allowed) < len(mixed)


def test_a_flip_is_a_throw_of_its_own_but_the_board_may_be_changed() -> None:
    assert combine(("flip-compass", "flying-stand", "spider-webs")).die == "compass"
    for other in ("flip-treasure", "goggle-shot", "destiny-coin"):
        with pytest.raises(Refused, match="can't be combined"):
            combine(("flip-compass", other))
    with pytest.raises(Refused, match="can't be combined"):
        combine(("pendulum-die", "destiny-coin"))


def test_an_unknown_condition_is_refused() -> None:
    with pytest.raises(Refused, match="condition: there is no 'handstand'"):
        combine(("blind", "handstand"))


@pytest.mark.rule("DF-COMBO-02")
def test_a_posture_sets_the_zone() -> None:
    plain = plain_bounds(FIRST)
    elbow = combine(("elbow",)).bounds(plain)
    low = combine(("elbow", "under-table")).bounds(plain)

    assert (elbow.nearest, elbow.lowest, elbow.highest) == (0.30, 0.25, 0.50)
    assert low.highest < 0
    assert low.beyond > 0
    assert combine(("afar", "flick")).bounds(plain).nearest == 1.30
    assert combine(("seated", "under-table")).bounds(plain).highest < 0


@pytest.mark.rule("DF-COMBO-02", "DF-ELBOW-03", "DF-NOSE-03", "DF-CATAPULT-03")
@pytest.mark.parametrize(
    ("ids", "heights"),
    [
        (("afar", "nose"), (0.20, 0.40)),
        (("afar", "elbow"), (0.25, 0.50)),
        (("seated", "nose"), (0.15, 0.25)),
        (("seated", "catapult"), (-0.05, 0.15)),
        (("leg", "catapult"), (-0.05, 0.15)),
        (("under-table", "catapult"), (-0.05, -0.01)),
        (("jump", "nose"), (0.15, 0.40)),
        (("afar", "flick"), (0.20, 0.80)),
        (("seated", "elbow"), (-0.20, 0.25)),
        (("under-table", "nose"), (-0.40, -0.01)),
    ],
)
def test_posture_and_propulsion_are_both_kept_where_they_can_be(
    ids: tuple[str, str], heights: tuple[float, float]
) -> None:
    """Where they share no height, the posture's counts."""
    bounds = combine(ids).bounds(plain_bounds(FIRST))

    assert (bounds.lowest, bounds.highest) == heights


@pytest.mark.rule("DF-COMBO-02")
def test_posture_and_propulsion_share_the_distance() -> None:
    plain = plain_bounds(FIRST)
    leg, low = (combine((name, "catapult")).bounds(plain) for name in ("leg", "under-table"))
    afar = combine(("afar", "blow")).bounds(plain)

    assert (leg.nearest, leg.farthest) == (0.58, 0.75)
    assert (low.farthest, low.beyond) == (0.75, 0.02)
    assert (afar.nearest, afar.farthest) == (1.30, 1.60)


@pytest.mark.rule("DC-CARDSHOT-03", "DF-SIM-06")
def test_a_card_can_be_pushed_less_than_a_hand() -> None:
    plain = plain_bounds(CATACOMBS)

    assert plain.push == 120.0
    assert combine(("card-shot",)).bounds(plain).push == 60.0
    assert combine(("card-shot", "chopstick-shot")).bounds(plain).push == 60.0
    assert combine(("chopstick-shot",)).bounds(plain).push == 120.0


@pytest.mark.parametrize("edition", ["first", "catacombs"])
def test_every_possible_pair_leaves_room_to_throw(edition: str) -> None:
    plain = plain_bounds(scene_of(of(edition)[0]))
    bad = set(impossible_pairs(edition))
    for pair in combinations(of(edition), 2):
        if pair in bad:
            continue
        combined = combine(pair)
        bounds, scene = combined.bounds(plain), prepare_scene(scene_of(*pair), combined)
        check_attempt(scene, usual_release(scene, combined), combined)
        assert bounds.nearest < bounds.farthest, pair
        assert bounds.lowest < bounds.highest, pair
        assert bounds.slowest < bounds.speed, pair


@pytest.mark.rule("DF-COMBO-07")
def test_mirroring_is_done_once_and_the_tremor_stays() -> None:
    found = combine(("wrong-hand", "backwards"))

    assert found.handicap.mirror is True
    assert found.handicap.shake == 0.006


@pytest.mark.rule("DC-COMBO-02")
def test_noise_multiplies_up_to_four() -> None:
    def noise(*ids: str) -> float:
        return combine(ids).handicap.noise

    assert noise("chopstick-shot", "nose-shot") == pytest.approx(3.0)
    assert noise("chopstick-shot", "goggle-shot") == pytest.approx(2.6)
    assert noise("chopstick-shot", "small-fingers-shot", "goggle-shot", "ear-shot") == 4.0


@pytest.mark.rule("DC-COMBO-03")
def test_catching_with_a_gadget_gives_more_time() -> None:
    alone = combine(("hot-potato-shot",)).checks["hot-potato-shot"]
    gadget = combine(("hot-potato-shot", "card-shot")).checks["hot-potato-shot"]

    assert structs.asdict(alone)["within"] == 1.0
    assert structs.asdict(gadget)["within"] == 2.0


@pytest.mark.rule("DC-COMBO-04")
def test_a_launcher_releases_onto_the_nose() -> None:
    alone, both = combine(("nose-shot",)), combine(("nose-shot", "card-shot"))

    assert alone.launch_spec.hold.kind == "dome"
    assert alone.launch_spec.meets == ()
    assert both.launch_spec.hold.bodies == ("held-card",)
    assert [meet.body for meet in both.launch_spec.meets] == ["nose"]


@pytest.mark.rule("DC-COMBO-05", "DC-COMBO-08")
@pytest.mark.parametrize(
    ("ids", "holder"),
    [
        (("chopstick-shot", "card-shot"), "held-card"),
        (("chopstick-shot", "small-fingers-shot"), "left-stick"),
        (("card-shot", "small-fingers-shot"), "held-card"),
        (("pendulum-die", "card-shot"), "string"),
    ],
)
def test_of_two_launchers_one_is_the_last_support(ids: tuple[str, str], holder: str) -> None:
    found = combine(ids)

    assert found.launch_spec.hold.bodies[0] == holder
    assert len(found.checks) == 1
    assert found.questions == tuple(f"ask-{name}" for name in found.ids)


@pytest.mark.rule("DC-COMBO-06", "DC-COMBO-07")
def test_touch_then_blow() -> None:
    found = combine(("blow-shot", "ear-shot", "bone-shot"))

    assert found.launch_spec.hold.kind == "hand"
    assert [meet.body for meet in found.launch_spec.meets] == ["ear"]
    assert found.launch_spec.air is not None
    assert found.launcher is Launcher.BREATH
    assert set(found.checks) == {"ear-shot", "blow-shot", "bone-shot"}


@pytest.mark.rule("DC-COMBO-09")
@pytest.mark.parametrize(
    ("ids", "hopeless"),
    [
        (("card-shot", "nose-shot", "blow-shot"), True),
        (("ear-shot", "nose-shot", "card-shot"), True),
        (("hot-potato-shot", "blow-shot", "chopstick-shot"), True),
        (("ear-shot", "nose-shot", "goggle-shot"), False),
        (("hot-potato-shot", "blow-shot", "bone-shot"), False),
        (("card-shot", "nose-shot"), False),
    ],
)
def test_some_combinations_can_hardly_be_met(ids: tuple[str, ...], hopeless: bool) -> None:
    assert combine(ids).hopeless is hopeless
    assert is_hopeless(condition(name) for name in ids) is hopeless


@pytest.mark.rule("DC-MODIF-02", "DC-MODIF-03", "DC-MODIF-04", "DC-BOARD-16")
def test_board_modifiers_change_the_scene() -> None:
    scene = prepare_scene(CATACOMBS, combine(("flying-stand", "spider-webs")))

    assert scene.lift == 0.045
    assert scene.webs == ("hole-1", "hole-2", "hole-3", "hole-4")


@pytest.mark.rule("DC-RULING-78")
def test_webs_that_are_gone_are_not_replaced() -> None:
    combined = combine(("spider-webs",))
    scene = structs.replace(prepare_scene(CATACOMBS, combined), webs=("hole-2",))

    assert prepare_scene(scene, combined).webs == ("hole-2",)
    gone = structs.replace(scene, webs=())
    assert prepare_scene(gone, combined, again=True).webs == ()


@pytest.mark.rule("DF-BANK-02", "DF-OVERCARD-02", "DF-LEG-02")
def test_props_stand_where_they_are_needed() -> None:
    kinds = {
        name: [type(prop) for prop in prepare_scene(FIRST, combine((name,))).props]
        for name in ("bank", "over-card", "leg", "flick")
    }

    assert kinds == {"bank": [Box], "over-card": [Card], "leg": [Leg], "flick": []}


@pytest.mark.rule("DF-BANK-02", "DF-BANK-03", "DF-OVERCARD-02")
@pytest.mark.parametrize(
    ("name", "prop", "problem"),
    [
        ("bank", Box(0.0, 0.3, 0.3, 0.04, 0.2), None),
        ("bank", Box(0.0, 0.3, 0.15, 0.002, 0.2), None),
        ("bank", Box(0.0, 0.3, 0.2, 0.04, 0.2), "right size"),
        ("bank", Box(0.0, 0.57, 0.3, 0.04, 0.2), "on the table"),
        ("bank", Box(0.0, rim(FIRST), 0.3, 0.04, 0.2), "from the board's rim"),
        ("over-card", Card(0.0, -0.26), None),
        ("over-card", Card(0.0, -rim(FIRST) - 0.02), "from the board's rim"),
        ("over-card", Card(0.0, 0.27), "between thrower and Target"),
        ("over-card", Card(0.0, -0.26, width=0.05), "right size"),
        ("leg", Leg(0.0, -0.9), "between thrower and Target"),
    ],
)
def test_a_prop_must_be_right_and_stand_right(name: str, prop: Box, problem: str | None) -> None:
    combined = combine((name,))
    scene = structs.replace(FIRST, props=(prop,))
    release = usual_release(scene, combined)

    if problem is None:
        check_attempt(scene, release, combined)
        return
    with pytest.raises(Refused, match=problem):
        check_attempt(scene, release, combined)


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ('group = "path"', 'group = "magic"', "first.toml, card bank: field group: "),
        ('group = "path"', "", "first.toml, card bank: field group: is missing"),
        ('name = "touched"', 'name = "loved"', "first.toml, card bank: field check"),
        (', body = "box" }', " }", "first.toml, card bank: field check.body: is missing"),
        ('body = "box" }', 'body = "box", at = 1 }', "first.toml, card bank: field check.at"),
        ('gates = ["box"]', 'gates = ["door"]', "first.toml, card bank: field gates: nothing"),
        ("distance = -0.30", 'distance = "far"', "first.toml, card bank: field props[0].distance"),
        ("distance = -0.30", "distance = nan", "first.toml, card bank: field props[0].distance"),
        ("speed = 4.0 }", "speed = -4.0 }", "first.toml, card flick: field limits.speed"),
        ('launcher = "strike"', 'launcher = "cannon"', "first.toml, card flick: field launcher"),
        ('bodies = ["palm"]', "bodies = []", "first.toml, card flick: field hold.bodies"),
        ("size = [0.06, 0.08, 0.02]", "size = [0.06]", "first.toml, card flick: field hold.size"),
        ('impossible = ["elbow", "nose"]', 'impossible = ["owl"]', "card leg: field impossible"),
        ("highest = 0.30 }", "highest = 0.30, lowest = 0.4 }", "card leg: field limits.highest"),
        ("eyes_shut = true", "eyes_shut = 3", "card blind: field stance.eyes_shut"),
    ],
)
def test_a_bad_file_is_named_with_card_and_field(
    tmp_path: Path, old: str, new: str, where: str
) -> None:
    text = (FILES / "first.toml").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "first.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")

    with pytest.raises(BadConditions) as refused:
        read_conditions(path)

    assert where in str(refused.value)
    assert str(refused.value).startswith("first.toml, card ")


def test_a_card_that_is_no_table_is_named(tmp_path: Path) -> None:
    path = tmp_path / "first.toml"
    path.write_text("flag = 1", encoding="utf-8")

    with pytest.raises(BadConditions, match="card flag: a table of fields"):
        read_conditions(path)


def test_a_file_that_is_no_toml_is_named(tmp_path: Path) -> None:
    path = tmp_path / "first.toml"
    path.write_text("[bank", encoding="utf-8")

    with pytest.raises(BadConditions, match=r"^first\.toml: "):
        read_conditions(path)
