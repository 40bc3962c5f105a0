"""What people saw at a real board becomes a landing, or is refused."""

from typing import Any

import pytest

from undercroft.engine import Refused
from undercroft.engine.throws import Landing
from undercroft.targets.move import Seen, Setting, Throw, landing_of, miss_of, value_of
from undercroft.targets.move.laying import CLEAR
from undercroft.targets.move.seen import read_seen
from undercroft.targets.scene.board import board, board_names
from undercroft.targets.scene.regions import region_names, section_values

FIRST = Throw(0, "", "d6", ("flick",), Setting("first"), called="red")
CATACOMBS = Throw(0, "", "d12", (), Setting("catacombs"))


def test_what_was_seen_is_told_to_rules() -> None:
    landing = landing_of(FIRST, Seen("zone-4", bounces=2, icon=True))

    assert (landing.place, landing.bounces, landing.icon, landing.broken) == ("zone-4", 2, True, ())
    (red,) = landing.dice
    assert (red.name, red.kind) == ("red", "d6")
    assert miss_of(FIRST, landing) is None
    assert value_of(FIRST, landing) == 4


@pytest.mark.rule("DC-COMPAN-05")
def test_on_the_line_the_lower_section_counts() -> None:
    for seen in (Seen("zone-4", 1, other="zone-3"), Seen("zone-3", 1, other="zone-4")):
        assert landing_of(FIRST, seen).place == "zone-3"
    assert landing_of(CATACOMBS, Seen("S1-inner", 1, other="hole-1")).place == "hole-1"


def test_the_die_lies_where_somebody_pointed() -> None:
    landing = landing_of(FIRST, Seen("zone-4", 1, spot=(9000, 100)))
    assert landing.dice[0].at[:2] == (9000, 100)

    with pytest.raises(Refused, match="spot"):
        landing_of(FIRST, Seen("zone-4", 1, spot=(0, 0)))


@pytest.mark.parametrize("name", board_names())
def test_a_die_can_be_laid_into_every_region_and_several_keep_apart(name: str) -> None:
    for region in region_names(board(name))[1:]:
        setting = Setting(name)
        for _ in range(3):
            throw = Throw(0, "", board(name).die, (), setting)
            setting = setting.after(landing_of(throw, Seen(region, 1)))
        spots = [piece.at for piece in setting.dice]
        if region in section_values(board(name)):
            assert spots
        for at, (x, y, _) in enumerate(spots):
            assert all((x - u) ** 2 + (y - v) ** 2 >= CLEAR**2 for u, v, _ in spots[:at])


@pytest.mark.parametrize("place", ["table", "floor", "edge"])
def test_what_lies_beside_the_board_is_taken_away(place: str) -> None:
    landing = landing_of(FIRST, Seen(place, 1))

    assert landing.dice == ()
    assert miss_of(FIRST, landing) == place


@pytest.mark.parametrize(
    ("landing", "reason"),
    [
        (Landing("zone-3", 1, 1), None),
        (Landing("zone-3", 1, 1, ("flick",)), "broken"),
        (Landing("zone-3", 1, 0), "no-bounce"),
        (Landing("hole-1", 1, 1), "hole"),
        (Landing("edge", 1, 1), "edge"),
        (Landing("table", 1, 1), "table"),
        (Landing("floor", 1, 0), "no-bounce"),
        (Landing("floor", 1, 1, ("flick",)), "broken"),
    ],
)
@pytest.mark.rule("DF-THROW-02", "DF-THROW-04", "DF-THROW-06", "DF-THROW-07", "DF-SIM-11")
def test_why_a_throw_missed(landing: Landing, reason: str | None) -> None:
    assert miss_of(FIRST, landing) == reason
    assert (value_of(FIRST, landing) > 0) == (reason is None)


@pytest.mark.rule("DC-MISS-04", "DC-RULING-95", "DC-MODIF-05")
def test_bones_and_webs_of_the_catacombs() -> None:
    webbed = Throw(0, "", "d12", (), Setting("catacombs", webs=("hole-2",)))
    bone = board("catacombs").bones[0].id

    assert miss_of(webbed, Landing(bone, 1, 1)) == "bone"
    assert miss_of(webbed, Landing("web-2", 1, 1)) is None
    assert value_of(webbed, Landing("web-2", 1, 1)) == 0
    assert miss_of(webbed, Landing("web-2", 1, 0)) == "no-bounce"


@pytest.mark.parametrize(
    "raw",
    [
        None,
        [],
        "zone-4",
        {},
        {"place": 4},
        {"place": "zone-4", "bounces": -1},
        {"place": "zone-4", "bounces": 10},
        {"place": "zone-4", "luck": 1},
        {"place": "zone-4", "spot": [1]},
        {"place": "zone-4", "broken": ["x"] * 99},
        {"place": "z" * 999},
    ],
)
def test_what_is_no_sight_is_refused(raw: Any) -> None:
    with pytest.raises(Refused) as refused:
        read_seen(raw)

    assert refused.value.reason == "bad-landing"


def test_what_can_not_have_been_seen_is_refused() -> None:
    for seen in (
        Seen("moon"),
        Seen("zone-4", 1, broken=("bank",)),
        Seen("web-1", 1),
        Seen("zone-4", 1, other="moon"),
    ):
        with pytest.raises(Refused):
            landing_of(FIRST, seen)


@pytest.mark.parametrize(
    "seen",
    [
        Seen("table", 1, other="nowhere"),
        Seen("table", 1, other="S1-inner"),
        Seen("S1-inner", 1, pointed="S1-inner"),
    ],
)
def test_what_a_throw_has_not_can_not_be_seen(seen: Seen) -> None:
    with pytest.raises(Refused):
        landing_of(Throw(0, "", "d12", (), Setting("catacombs")), seen)
