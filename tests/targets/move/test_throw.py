"""The throw that rules ask for: names of dice, places of seats, the scene from the setting."""

import pytest
from msgspec import structs

from undercroft.engine.throws import Landing, Piece
from undercroft.targets.move import Setting, Throw, place_of_seat
from undercroft.targets.move.setting import Stood, piece_of, scene_of
from undercroft.targets.scene.props import Box
from undercroft.targets.scene.scene import check_scene

RED = Piece("d12", "red", (3900, -1200, 1300), (7071, 3717, 6015, 0))
COMPASS = Piece("compass", "compass", (5000, 0, 500), (10_000, 0, 0, 0))


def test_dice_without_a_name_are_counted() -> None:
    first = Throw(0, "", "d12", (), Setting("catacombs"))
    lying = Setting("catacombs", dice=(structs.replace(RED, name="d12-1"),))

    assert first.name == "d12-1"
    assert Throw(0, "", "d12", (), lying).name == "d12-2"
    assert Throw(0, "", "d12", (), lying, called="blue").name == "blue"


def test_seats_sit_around_the_table_clockwise() -> None:
    assert [place_of_seat(seat, 4) for seat in range(4)] == [270, 180, 90, 0]
    assert len({place_of_seat(seat, 6) for seat in range(6)}) == 6


def test_a_setting_is_a_scene_in_metres_and_back() -> None:
    setting = Setting(
        "catacombs",
        dice=(RED,),
        templates=(COMPASS,),
        webs=("hole-1",),
        props=(Stood("box", (0, 30_000), 0, (30_000, 20_000, 4_000)),),
    )
    scene = scene_of(setting, "d12")

    check_scene(scene)
    assert piece_of(scene.lying[0], "red") == RED
    assert piece_of(scene.templates[0], "compass") == COMPASS
    assert scene.props == (Box(0.0, 0.3, 0.3, 0.04, 0.2, 0.0),)
    assert scene.webs == ("hole-1",)


def test_on_the_stand_all_goes_up_and_comes_down_again() -> None:
    throw = Throw(0, "", "d12", (), Setting("catacombs", dice=(RED,), raised=True))
    (lying,) = throw.scene.lying

    assert throw.under == ("flying-stand",)
    assert throw.scene.lift > 0
    assert lying.position[2] == pytest.approx(0.013 + throw.scene.lift)
    assert piece_of(lying, "red", throw.scene.lift) == RED


def test_what_a_condition_needs_stands_as_seen_from_the_thrower() -> None:
    throw = Throw(0, "", "d6", ("over-card",))
    (south,), (east,) = throw.scene_from(270).props, throw.scene_from(0).props

    assert south.y < 0
    assert abs(south.x) < 1e-9
    assert east.x > 0
    assert abs(east.y) < 1e-9


def test_things_are_taken_away_by_name_and_a_landing_leaves_what_lies_there() -> None:
    setting = Setting("catacombs", dice=(RED,), templates=(COMPASS,), webs=("hole-1", "hole-2"))

    assert setting.without("red", "web-1", "compass") == Setting("catacombs", webs=("hole-2",))
    after = setting.after(Landing("table", dice=(), templates=(COMPASS,)))
    assert (after.dice, after.templates, after.webs) == ((), (COMPASS,), ("hole-1", "hole-2"))
