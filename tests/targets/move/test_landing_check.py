"""Landings that board, die, conditions and setting do not allow are refused, whoever says them."""

import random
from typing import Any

import pytest
from msgspec import structs

from undercroft.engine import Refused
from undercroft.engine.throws import Landing, Piece
from undercroft.targets.conditions.files import conditions
from undercroft.targets.move import Setting, Throw
from undercroft.targets.scene.board import board
from undercroft.targets.skill.skilled import HANDS, threw_by_skill

FIRST = Throw(0, "", "d6")
CATACOMBS = Throw(0, "", "d12", (), Setting("catacombs"))
RED = Piece("d6", "red", (3900, 0, 1100), (10_000, 0, 0, 0))
WITH_RED = Throw(0, "", "d6", (), Setting(dice=(RED,)), called="blue")
BLUE = Piece("d6", "blue", (0, 9000, 1100), (10_000, 0, 0, 0))
COMPASS = Piece("compass", "compass", (5000, 0, 500), (10_000, 0, 0, 0))
WEBBED = Throw(0, "", "d12", (), Setting("catacombs", webs=("hole-1",), templates=(COMPASS,)))
FLIP = Throw(0, "", "backstab", ("flip-backstab",), Setting("catacombs"))
KEPT = (COMPASS,)
FOUR = tuple((region, 2) for region in ("S6-middle", "S5-middle", "S6-inner", "S5-inner"))
CORNERED = Piece("d6", "d6-1", (-5506, -4708, 1200), (0, -8858, 4640, 0))
"""Two of its corners on each of four sections."""
CATACOMBS_D6 = Throw(0, "", "d6", (), Setting("catacombs"))


BLADE = Piece("backstab", "backstab", (-5000, -100, 500), (10_000, 0, 0, 0))
"""Its tip lies in the bullseye."""
DAGGER = Piece("compass", "backstab", (3000, 1000, 500), (10_000, 0, 0, 0))


def moved(piece: Piece) -> Piece:
    x, y, z = piece.at
    return structs.replace(piece, at=(x + 100, y, z))


def other(**changes: Any) -> Piece:
    """Another die where the red one lies."""
    return structs.replace(RED, **changes)


SYMBOL_UP = (7071, 0, 7071, 0)
HALF_IN_RED = (4700, 0, 1100)
ON_A_SLICE = Piece("d12", "d12-1", (-15_000, 1000, 1300), (7071, 3717, 6015, 0))


def other_red(**changes: Any) -> Landing:
    """The red die was pushed and is said to lie there so."""
    return Landing("zone-4", 1, 1, pushed=("red",), dice=(structs.replace(RED, **changes),))


def refused_field(throw: Throw, landing: Landing) -> str:
    with pytest.raises(Refused) as refused:
        throw.check(landing)
    assert refused.value.reason == "bad-landing"
    assert isinstance(refused.value.facts["field"], str)
    return refused.value.facts["field"]


@pytest.mark.parametrize(
    ("throw", "landing"),
    [
        (FIRST, Landing("zone-3", 1, 1)),
        (FIRST, Landing("centre", 0, 2, icon=True)),
        (FIRST, Landing("zone-3", bounces=1, icon=True)),
        (FIRST, Landing("hole-8", 1, 1, passages=("hole-8",))),
        (FIRST, Landing("edge", -1)),
        (FIRST, Landing("zone-3", 1, 1, shares=(("zone-3", 60), ("zone-4", 40)))),
        (CATACOMBS, Landing(board("catacombs").bones[0].id, 1, 1)),
        (CATACOMBS, Landing("S1-inner", 1, 1, shares=(("S1-inner", 14), ("bullseye", 6)))),
        (WITH_RED, Landing("zone-5", 1, 1, dice=(RED,), touched=("table", "red", "board"))),
        (WITH_RED, Landing("table", 1, 1, pushed=("red",))),
        (WITH_RED, Landing("zone-4", 1, 1, dice=(RED, BLUE))),
        (WEBBED, Landing("web-1", 1, 1, templates=KEPT)),
        (WEBBED, Landing("compass", 1, 1, templates=KEPT)),
        (FLIP, Landing("S5-middle", 0, pointed="bullseye", templates=(BLADE,))),
        (CATACOMBS_D6, Landing("S6-middle", 2, 1, shares=FOUR, dice=(CORNERED,))),
    ],
)
def test_what_can_be_is_taken(throw: Throw, landing: Landing) -> None:
    throw.check(landing)


@pytest.mark.parametrize(
    ("throw", "landing", "field"),
    [
        (FIRST, Landing("moon"), "place"),
        (FIRST, Landing("S1-inner"), "place"),
        (CATACOMBS, Landing("web-1"), "place"),
        (WEBBED, Landing("hole-1", templates=KEPT), "place"),
        (FIRST, Landing("zone-3", 6), "face"),
        (FIRST, Landing("zone-3", -2), "face"),
        (FIRST, Landing("zone-3", 0), "icon"),
        (FIRST, Landing("zone-3", 1, icon=True), "icon"),
        (FLIP, Landing("S1-inner", icon=True), "icon"),
        (FIRST, Landing("zone-3", 1, -1), "bounces"),
        (FIRST, Landing("zone-3", 1, 1000), "bounces"),
        (FIRST, Landing("zone-3", 1, 1, ("flick",)), "broken"),
        (Throw(0, "", "d6", ("double",)), Landing("zone-3", 1, 1), "broken"),
        (Throw(0, "", "d6", ("flick",)), Landing("table", 1, 1, ("flick", "flick")), "broken"),
        (FIRST, Landing("zone-3", 1, 1, touched=("moon",)), "touched"),
        (FIRST, Landing("zone-3", 1, 1, touched=("board", "board")), "touched"),
        (FIRST, Landing("zone-3", 1, 1, touched=("box-1",)), "touched"),
        (FIRST, Landing("zone-3", 1, 1, passages=("hole-9",)), "passages"),
        (WEBBED, Landing("S1-inner", 1, 1, passages=("hole-1",), templates=KEPT), "passages"),
        (FIRST, Landing("zone-3", 1, 1, shares=(("zone-4", 100),)), "shares"),
        (FIRST, Landing("zone-3", 1, 1, shares=(("zone-3", 200),)), "shares"),
        (FIRST, Landing("zone-3", 1, 1, shares=(("zone-3", 0),)), "shares"),
        (CATACOMBS, Landing("bullseye", 1, 1, shares=(("bullseye", 19),)), "shares"),
        (FIRST, Landing("zone-3", 1, 1, pointed="zone-3"), "pointed"),
        (FLIP, Landing("table", 0, broken=("flip-backstab",), pointed="bullseye"), "pointed"),
        (FLIP, Landing("S5-middle", 0, pointed="hole-1", templates=(BLADE,)), "pointed"),
        (FLIP, Landing("S5-middle", 0, pointed="bullseye"), "templates"),
        (FLIP, Landing("table", 0, templates=(BLADE,)), "place"),
        (WITH_RED, Landing("zone-5", 1, 1), "dice"),
        (WITH_RED, Landing("zone-5", 1, 1, dice=(RED, RED)), "dice"),
        (WITH_RED, Landing("zone-5", 1, 1, dice=(RED, structs.replace(BLUE, name="x"))), "dice"),
        (WITH_RED, Landing("zone-6", 1, 1, dice=(RED, BLUE)), "dice"),
        (WITH_RED, Landing("table", 1, 1, dice=(RED, BLUE)), "dice"),
        (WITH_RED, Landing("zone-4", 1, 1, dice=(structs.replace(RED, at=(0, 0, 1100)),)), "dice"),
        (WITH_RED, Landing("zone-4", 1, 1, pushed=("blue",), dice=(RED,)), "pushed"),
        (WITH_RED, Landing("zone-4", 1, 1, dice=(RED, structs.replace(BLUE, kind="d12"))), "dice"),
        (FIRST, Landing("zone-3", 1, 1, passages=("hole-1",) * 100), "passages"),
        (WITH_RED, other_red(kind="d12"), "dice"),
        (WITH_RED, other_red(at=(0, 0, 90_000)), "dice"),
        (WITH_RED, other_red(turn=(0, 0, 0, 0)), "dice"),
        (WITH_RED, other_red(at=(30_000, 0, 1100)), "dice"),
        (WEBBED, Landing("S1-inner", 1, 1, templates=(moved(COMPASS),)), "templates"),
        (FLIP, Landing("S1-inner", 0, templates=(DAGGER,)), "templates"),
        (WEBBED, Landing("S1-inner", 1, 1), "templates"),
        (WEBBED, Landing("S1-inner", 1, 1, templates=(COMPASS, COMPASS)), "templates"),
        (FIRST, Landing("zone-3", 1, 1, templates=(COMPASS,)), "templates"),
        (CATACOMBS_D6, Landing("S6-middle", 2, 1, dice=(CORNERED,)), "dice"),
        (
            CATACOMBS_D6,
            Landing("bullseye", 2, 1, shares=(("bullseye", 8),), dice=(CORNERED,)),
            "dice",
        ),
        (
            CATACOMBS,
            Landing("bullseye", 1, 1, shares=(("bullseye", 9), ("S1-inner", 11))),
            "shares",
        ),
        (CATACOMBS, Landing("S1-inner", 1, 1, shares=(("S1-inner", 10), ("hole-1", 10))), "shares"),
        (
            CATACOMBS,
            Landing("S1-inner", 1, 1, shares=(("S1-inner", 10), ("S2-inner", 10))),
            "shares",
        ),
        (FIRST, Landing("centre", 1, 1, shares=(("centre", 45), ("zone-6", 55))), "shares"),
        (FIRST, Landing("centre", 1, 1, shares=(("centre", 49), ("zone-6", 51))), "shares"),
        (FIRST, Landing("hole-1", 1, 1, dice=(other(name="d6-1"),)), "dice"),
        (FIRST, Landing("zone-1", 1, 1, dice=(other(name="d6-1"),)), "dice"),
        (FIRST, Landing("zone-5", 2, 1, dice=(other(name="d6-1", turn=SYMBOL_UP),)), "icon"),
        (FIRST, Landing("zone-5", 0, 1, icon=True, dice=(other(name="d6-1"),)), "icon"),
        (WITH_RED, Landing("zone-5", 1, 1, dice=(RED, other(name="blue"))), "dice"),
        (WITH_RED, Landing("zone-5", 1, 1, dice=(RED, other(name="blue", at=HALF_IN_RED))), "dice"),
        (FIRST, Landing("zone-5", 2, 1, dice=(other(name="d6-1", at=(3900, 0, 9000)),)), "dice"),
        (CATACOMBS, Landing("bone-1", 1, 1, dice=(ON_A_SLICE,)), "dice"),
        (WEBBED, Landing("compass", 1, 1, templates=KEPT, dice=(ON_A_SLICE,)), "dice"),
        (WEBBED, Landing("web-1", 1, 1, templates=KEPT, dice=(ON_A_SLICE,)), "dice"),
        (FIRST, Landing("stand", 1, 1), "place"),
        (Throw(0, "", "d12", ("bone-shot",)), Landing("zone-3", 1, 1), "broken"),
    ],
)
def test_what_can_not_be_is_refused_with_its_field(
    throw: Throw, landing: Landing, field: str
) -> None:
    assert refused_field(throw, landing) == field


def any_throw(chance: random.Random) -> Throw:
    card = chance.choice([None, *conditions().values()])
    edition = card.edition if card else chance.choice(("first", "catacombs"))
    die = (card.die if card else "") or board(edition).die
    setting = Setting(edition, raised=edition == "catacombs" and chance.random() < 0.2)
    for _ in range(chance.randrange(3)):
        before = Throw(0, "", board(edition).die, (), setting)
        setting = setting.after(threw_by_skill(before, "steady", chance.randbytes(32)).landing)
    return Throw(0, "", die, (card.id,) if card else (), setting)


def forged(landing: Landing, chance: random.Random) -> Landing:
    """The landing with one thing in it that can't be true of this throw."""
    far = Piece("d6", "forged", (99_999, 0, 800), (10_000, 0, 0, 0))
    changes: list[dict[str, Any]] = [
        {"place": chance.choice(("", "moon", "zone-99", "outside", "hole-0"))},
        {"face": chance.choice((-7, 12, 99, 2**40))},
        {"bounces": chance.choice((-1, 100, 2**62))},
        {"broken": ("moonwalk",)},
        {"touched": (chance.choice(("", "finger-9", "mug")),)},
        {"passages": ("hole-77",)},
        {"shares": (("zone-99", 3),)},
        {"pushed": ("forged",)},
        {"dice": (*landing.dice, far)},
        {"templates": (*landing.templates, structs.replace(far, kind="d6", name="d6"))},
    ]
    return structs.replace(landing, **chance.choice(changes))


def refuse_forged(count: int, seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(count):
        throw = any_throw(chance)
        true = threw_by_skill(throw, chance.choice(HANDS), chance.randbytes(32)).landing
        throw.check(true)
        refused_field(throw, forged(true, chance))


def test_forged_landings_are_refused() -> None:
    refuse_forged(500, 1)


@pytest.mark.slow
def test_ten_thousand_forged_landings_are_refused() -> None:
    refuse_forged(10_000, 2)
