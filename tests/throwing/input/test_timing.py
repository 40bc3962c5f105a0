"""Throws by timing bars: all are taken, higher ones rise more, and they are as hard as flicks."""

import numpy as np
import pytest
from msgspec import structs

from tests.throwing.timing import HIGHER, PRESSERS, plain_flick, timed_flick
from undercroft.engine import Refused
from undercroft.targets.conditions.files import conditions
from undercroft.targets.move import Setting, Throw, miss_of
from undercroft.targets.scene.board import board
from undercroft.throwing import answer, read_gesture, release_from


@pytest.mark.parametrize("name", ["", *conditions()])
def test_every_throw_can_be_made_by_bars(name: str) -> None:
    """Under each condition all presses make a release that no check refuses."""
    home = conditions()[name].edition if name else "first"
    die = (conditions()[name].die if name else "") or board(home).die
    throw = Throw(0, "practice", die, (name,) if name else (), Setting(home))
    random = np.random.default_rng(7)
    for at in range(4):
        gesture = timed_flick(PRESSERS["clumsy"], random)
        answer(throw, release_from(gesture, throw.stand), bytes([at] * 7))


def test_a_higher_throw_rises_more_and_is_as_fast() -> None:
    stand = Throw(0, "practice", "d6", (), Setting("first")).stand
    low, usual, high = (
        release_from(plain_flick(0, 1, loft), stand).velocity for loft in (-HIGHER, 0, HIGHER)
    )
    assert low[2] < usual[2] < high[2]
    assert np.hypot(*low[1:]) == pytest.approx(np.hypot(*high[1:]))


@pytest.mark.parametrize("loft", [16, -15.5, float("nan"), float("inf"), "high"])
def test_nobody_throws_higher_than_the_bar_goes(loft: object) -> None:
    plain = structs.asdict(plain_flick(0, 1, 0)) | {"loft": loft}
    with pytest.raises(Refused, match="loft"):
        read_gesture(plain)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("home", "who", "least", "most"),
    [("first", "usual", 0.6, 0.85), ("catacombs", "usual", 0.5, 0.8)],
)
def test_bars_are_as_hard_as_flicks(home: str, who: str, least: float, most: float) -> None:
    throw = Throw(0, "practice", board(home).die, (), Setting(home))
    random = np.random.default_rng(1)
    hits = 0
    for at in range(120):
        release = release_from(timed_flick(PRESSERS[who], random), throw.stand)
        landing = answer(throw, release, at.to_bytes(7, "little")).threw.landing
        hits += miss_of(throw, landing) is None
    assert least <= hits / 120 <= most
