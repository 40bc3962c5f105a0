"""What a body does besides moving the hand: told with a gesture, bounded and judged."""

from typing import Any

import pytest
from msgspec import structs

from tests.throwing.input.test_gesture import swipe
from undercroft import throwing
from undercroft.engine import Refused
from undercroft.targets.move import Setting, Throw
from undercroft.targets.predicates.stance import airtime
from undercroft.throwing import Gesture, learnt, release_from
from undercroft.throwing.input.body import Body

SEED = bytes([3] * 7)
JUMP = 0.2


def asked(*conditions: str, die: str = "d6") -> Throw:
    """A throw at the first board."""
    return Throw(0, "", die, conditions, Setting("first"))


def told(**body: Any) -> Gesture:
    """A usual stroke with what the body did."""
    return structs.replace(swipe(), body=Body(**body))


def broken(throw: Throw, gesture: Gesture) -> tuple[str, ...]:
    """What such a throw breaks."""
    release = release_from(gesture, throw.stand_at(gesture.side))
    landing = throwing.answer(throw, release, SEED, (), gesture.placed).threw.landing
    return landing.broken


@pytest.mark.parametrize(
    ("since", "is_kept"), [(0.0, False), (0.01, True), (0.39, True), (airtime(JUMP) + 0.01, False)]
)
def test_a_jump_is_kept_while_the_feet_are_up(since: float, is_kept: bool) -> None:
    assert (broken(asked("jump"), told(since=since)) == ()) is is_kept


@pytest.mark.parametrize(
    ("since", "turned", "is_kept"),
    [(0.30, 360, False), (0.35, 360, True), (0.35, 320, False), (0.50, 360, False)],
)
def test_a_dance_is_kept_on_landing_after_a_whole_turn(
    since: float, turned: float, is_kept: bool
) -> None:
    gesture = told(since=since, turned=turned)
    assert (broken(asked("dance"), gesture) == ()) is is_kept


def test_who_says_nothing_did_what_the_card_asks() -> None:
    for name in ("jump", "dance", "nose", "spin"):
        throw = asked(name)
        assert release_from(swipe(), throw.stand).stance == throw.combined.stance


def test_a_hand_that_was_not_wound_up_spins_nothing() -> None:
    throw = asked("spin")
    spun, still = (release_from(told(wound=share), throw.stand).spin[2] for share in (1.0, 0.0))
    assert abs(spun) > 50
    assert abs(still) < 10


def test_nothing_lasts_longer_than_the_server_saw() -> None:
    stand = asked("jump").stand
    release_from(told(since=0.5), stand, elapsed=0.3)
    with pytest.raises(Refused, match="lasts longer"):
        release_from(told(since=0.7), stand, elapsed=0.3)


def test_a_palm_that_comes_late_strikes_above_the_die() -> None:
    stand = asked("smash").stand
    early, late = (release_from(told(late=late), stand).offset[2] for late in (0.0, 0.05))
    assert early == 0
    assert 0.01 < late <= 0.05
    far = release_from(told(late=0.2, aside=0.05), stand)
    throwing.check_release(far, asked("smash").scene)


def test_a_told_strength_is_not_eased_by_what_was_learnt() -> None:
    gesture = structs.replace(swipe(), device="keys")
    stand = asked().stand
    plain, quick = (release_from(gesture, stand, own=own).velocity for own in (None, 5.0))
    assert plain == quick
    assert learnt(5.0, gesture) == learnt(None, gesture)


def test_who_goes_around_the_table_throws_from_there() -> None:
    assert asked().stand_at(15.0).seat == 15.0
    below = asked("under-table")
    assert below.stand_at(200.0).seat == 180.0
    for seat in below.seats:
        there = below.stand_at(seat)
        assert (there.away, there.height) == pytest.approx((below.stand.away, below.stand.height))


def placed(x: float, y: float, yaw: float = 0.0, size: int = 0) -> Any:
    return throwing.read_gesture(
        {
            "device": "keys",
            "times": list(swipe().times),
            "points": [list(point) for point in swipe().points],
            "placed": [{"x": x, "y": y, "yaw": yaw, "size": size}],
        }
    )


def test_a_box_stands_where_it_was_put_and_the_throw_can_be_made_again() -> None:
    throw, gesture = asked("bank"), placed(0.05, 0.32, 20.0, 1)
    release = release_from(gesture, throw.stand)
    answer = throwing.answer(throw, release, SEED, (), gesture.placed)
    record, _ = throwing.unpack_record(answer.threw.record)
    (box,) = record.scene.props
    assert (box.x, box.y, box.yaw, box.width) == (0.05, 0.32, 20.0, 0.15)


@pytest.mark.parametrize(
    ("conditions", "gesture"),
    [
        (("bank",), placed(0.0, 0.1)),
        (("bank",), placed(0.0, 1.5)),
        (("bank",), placed(0.0, 0.3, size=7)),
        (("over-card",), placed(0.0, 0.3)),
        (("leg",), placed(0.0, -0.4)),
        ((), placed(0.0, 0.3)),
    ],
)
def test_nothing_stands_where_it_may_not(conditions: tuple[str, ...], gesture: Gesture) -> None:
    throw = asked(*conditions)
    with pytest.raises(Refused):
        throwing.answer(throw, release_from(gesture, throw.stand), SEED, (), gesture.placed)
