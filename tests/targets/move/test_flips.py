"""A flip is a throw of its own: three ends, a blade that points, dice that are taken away."""

import random
from contextlib import suppress

import pytest
from msgspec import structs

from undercroft.engine import Refused
from undercroft.engine.throws import Landing, Piece
from undercroft.targets.move import Seen, Setting, Throw, end_of_flip, flip, landing_of
from undercroft.targets.move.laying import CLEAR
from undercroft.targets.move.lying_template import dice_under, pointed_by, pose
from undercroft.targets.scene.board import board
from undercroft.targets.scene.regions import section_values
from undercroft.targets.skill.skilled import HANDS, threw_by_skill

TEMPLATES = ("backstab", "compass", "treasure")
BOARDS = ("first", "catacombs")
OPEN = Setting("catacombs")
RED = Piece("d12", "red", (9000, 1000, 1300), (7071, -3717, 6015, 0))
FAR = Piece("d12", "blue", (-15_000, 1000, 1300), (7071, -3717, 6015, 0))


def flipped(template: str, setting: Setting = OPEN) -> Throw:
    return flip(0, "DC-TEMPL-03", template, setting)


@pytest.mark.parametrize("template", TEMPLATES)
@pytest.mark.rule("DC-TEMPL-01", "DC-TEMPL-04")
def test_what_was_flipped_well_lies_there_and_is_a_place(template: str) -> None:
    throw = flipped(template)
    landing = landing_of(throw, Seen("S3-outer", pointed=section(template, "S3-inner")))

    assert end_of_flip(throw, landing) == "lies"
    after = throw.setting.after(landing)
    assert [piece.name for piece in after.templates] == [template]
    hit = landing_of(Throw(0, "", "d12", (), after), Seen(template, bounces=1))
    assert hit.place == template
    assert [piece.kind for piece in hit.dice] == ["d12"]


def section(template: str, name: str) -> str:
    """What a blade points at; nothing else has one."""
    return name if template == "backstab" else ""


@pytest.mark.rule("DC-TEMPL-05", "DC-RULING-69")
@pytest.mark.parametrize(
    ("place", "end"),
    [
        ("S1-inner", "void"),
        ("bone-1", "void"),
        ("web-1", "void"),
        ("compass", "void"),
        ("table", "fell"),
        ("floor", "fell"),
    ],
)
def test_a_flip_that_failed_is_void_or_fell_and_nothing_lies_there(place: str, end: str) -> None:
    compass = pose(flipped("compass"), (-9000, 0), 0)
    throw = flipped("treasure", structs.replace(OPEN, webs=("hole-1",), templates=(compass,)))
    landing = landing_of(throw, Seen(place, broken=("flip-treasure",)))

    assert end_of_flip(throw, landing) == end
    assert landing.templates == (compass,)


@pytest.mark.rule("DC-TEMPL-04")
@pytest.mark.parametrize("place", ["table", "floor", "edge", "hole-1", "red"])
def test_none_is_flipped_well_beside_the_board(place: str) -> None:
    throw = flipped("compass", structs.replace(OPEN, dice=(RED,)))
    with pytest.raises(Refused) as refused:
        landing_of(throw, Seen(place))

    assert refused.value.facts["field"] == "place"


@pytest.mark.rule("DC-TEMPL-06")
@pytest.mark.parametrize("template", TEMPLATES)
def test_one_that_lies_there_is_picked_up_to_be_flipped_anew(template: str) -> None:
    first = flipped(template)
    pointed = section(template, "S3-inner")
    lying = first.setting.after(landing_of(first, Seen("S3-outer", pointed=pointed)))
    again = flipped(template, lying)
    fell = landing_of(again, Seen("table", broken=(f"flip-{template}",)))

    assert not again.setting.templates
    assert not again.scene.templates
    assert not lying.after(fell).templates


@pytest.mark.rule("DC-TEMPL-07", "DC-FLIP-05", "DC-RULING-72")
def test_the_dice_under_a_template_are_taken_away() -> None:
    throw = flipped("compass", structs.replace(OPEN, dice=(RED, FAR)))
    landing = landing_of(throw, Seen("S1-middle", spot=(9000, 1100)))

    assert landing.dice == (FAR,)
    assert landing.pushed == ("red",)
    assert landing.templates[0].at[:2] == (9000, 1100)


def test_it_lies_on_no_die_where_nobody_says_so() -> None:
    throw = flipped("treasure", structs.replace(OPEN, dice=(RED,)))
    here = landing_of(throw, Seen("S5-outer"))

    assert here.dice == (RED,)


@pytest.mark.rule("DC-TEMPL-12", "DC-FLIP-06")
def test_the_blade_points_at_the_section_that_was_seen() -> None:
    throw, seen = flipped("backstab"), 0
    for pointed in section_values(board("catacombs")):
        with suppress(Refused):
            landing = landing_of(throw, Seen("S3-middle", pointed=pointed))
            assert landing.pointed == pointed == pointed_by(OPEN, landing.templates[0])
            seen += 1
    assert 6 < seen < 20
    for far in ("S7-outer", "hole-3", "moon"):
        with pytest.raises(Refused):
            landing_of(throw, Seen("S3-middle", pointed=far))


def test_a_blade_near_the_rim_may_point_at_nothing() -> None:
    landing = landing_of(flipped("backstab"), Seen("S3-outer"))

    assert landing.pointed == ""
    assert [piece.name for piece in landing.templates] == ["backstab"]


def test_what_is_said_of_a_flip_must_be_true_of_how_it_lies() -> None:
    throw = flipped("backstab", structs.replace(OPEN, dice=(RED,)))
    landing = landing_of(throw, Seen("S5-inner", pointed="S6-inner"))
    throw.check(landing)
    for lie in (
        structs.replace(landing, pointed="S5-inner"),
        structs.replace(landing, pointed=""),
        structs.replace(landing, templates=()),
        structs.replace(landing, broken=("flip-backstab",)),
        structs.replace(landing, dice=()),
    ):
        with pytest.raises(Refused):
            throw.check(lie)


@pytest.mark.parametrize("board_name", BOARDS)
@pytest.mark.parametrize("template", TEMPLATES)
def test_flips_by_skill_end_in_all_ways_and_lie_on_no_die(template: str, board_name: str) -> None:
    chance, ends, pointed = random.Random(1), set(), set()
    for _ in range(300):
        setting = Setting(board_name)
        for _ in range(3):
            throw = Throw(0, "", board(board_name).die, (), setting)
            setting = setting.after(threw_by_skill(throw, "steady", chance.randbytes(32)).landing)
        throw = flipped(template, setting)
        landing = threw_by_skill(throw, chance.choice(HANDS), chance.randbytes(32)).landing
        throw.check(landing)
        ends.add(end_of_flip(throw, landing))
        pointed.add(landing.pointed)
        after = throw.setting.after(landing)
        for piece in landing.templates:
            assert not dice_under(after, piece)
    assert ends >= {"lies", "fell"}
    assert len(pointed) > 5 if template == "backstab" else pointed == {""}


def test_dice_on_a_template_lie_higher_and_apart() -> None:
    compass = pose(flipped("compass"), (6000, 6000), 0)
    setting = structs.replace(OPEN, templates=(compass,))
    for _ in range(2):
        throw = Throw(0, "", "d12", (), setting)
        setting = setting.after(landing_of(throw, Seen("compass", bounces=1)))
    one, other = setting.dice

    assert one.at[2] == other.at[2] == 1500
    assert (one.at[0] - other.at[0]) ** 2 + (one.at[1] - other.at[1]) ** 2 >= CLEAR**2
    spot = landing_of(throw, Seen("compass", bounces=1, spot=(6100, 6100))).place
    assert spot == "compass"
    with pytest.raises(Refused, match="spot"):
        landing_of(throw, Seen("compass", bounces=1, spot=(0, 0)))


def test_an_ordinary_throw_points_at_nothing() -> None:
    throw = Throw(0, "", "d12", (), OPEN)
    with pytest.raises(Refused) as refused:
        throw.check(Landing("S1-inner", 1, 1, pointed="S1-inner"))

    assert refused.value.facts["field"] == "pointed"
