"""Two people, or two stages, in one throw: a pass, a borrowed palm, a toss and then a breath."""

import math

import numpy as np
import pytest
from msgspec import structs

from tests.throwing.flicks import people
from tests.throwing.input.test_gesture import swipe
from tests.throwing.throws import CATACOMBS, FIRST
from undercroft.engine import Refused
from undercroft.throwing import (
    Blow,
    Help,
    Palm,
    Pass,
    Release,
    Stance,
    attempt,
    combine,
    pass_from,
    release_from,
    stand_of,
    toss,
    toss_stand,
    usual_release,
)
from undercroft.throwing.input.passing import pass_die
from undercroft.throwing.physics.model import TIMESTEP
from undercroft.throwing.picture.keyframes import drawn

POTATO, BORROW, BLOW = ("hot-potato-shot",), ("borrow",), ("blow-shot",)
BREATH = tuple((0.06 + 0.02 * at, 16.0) for at in range(41))
"""From shortly before the die stands highest, for 0.8 s."""


def potato() -> Release:
    return usual_release(CATACOMBS, combine(POTATO))


def fair(release: Release, seconds: float = 0.5) -> Pass:
    """A pass from the right into the middle of the hand."""
    start = np.array(release.position) + np.array([0.6, 0.1, 0.0])
    velocity = (np.array(release.position) - start) / seconds
    return Pass(tuple(start.tolist()), (*velocity[:2].tolist(), 9.81 * seconds / 2))


@pytest.mark.rule("DC-POTATO-02", "DC-POTATO-04")
def test_the_neighbours_own_pass_is_what_is_caught() -> None:
    given = fair(potato())

    incoming = pass_die(potato(), 3, gadget=False, given=given)
    found = attempt(CATACOMBS, potato(), POTATO, 3, (given,))

    assert incoming.caught
    assert math.dist(incoming.place, potato().position) < 0.01
    assert incoming.velocity[:2] == pytest.approx(given.velocity[:2])
    assert found.log.let_go.caught
    assert found.record.helps == (given,)
    assert found.record.digest != attempt(CATACOMBS, potato(), POTATO, 3).record.digest


@pytest.mark.rule("DC-POTATO-05", "DC-POTATO-06")
@pytest.mark.parametrize(
    "unfair",
    [
        Pass((0.6, -0.6, 0.2), (1.0, 0.0, 1.0)),
        Pass((0.6, -0.6, 0.2), (0.0, 0.0, 0.0)),
        Pass((0.0, -0.55, 0.27), (0.0, -1.0, 1.0)),
    ],
    ids=["aside", "dropped", "from beside the hand"],
)
def test_an_unfair_pass_is_passed_again_by_the_table(unfair: Pass) -> None:
    usual = attempt(CATACOMBS, potato(), POTATO, 3)

    assert attempt(CATACOMBS, potato(), POTATO, 3, (unfair,)).record.digest == usual.record.digest


@pytest.mark.rule("DC-POTATO-05")
def test_a_fair_pass_that_is_not_caught_is_a_miss() -> None:
    late = structs.replace(potato(), stance=Stance(caught=0.9))

    found = attempt(CATACOMBS, late, POTATO, 3, (fair(potato()),))

    assert found.landing.broken == POTATO


@pytest.mark.rule("DC-POTATO-02")
def test_a_usual_flick_of_the_neighbour_passes_into_the_hand() -> None:
    stand = stand_of(CATACOMBS, combine(POTATO))
    release = release_from(swipe(), stand)
    straight = pass_from(swipe(), stand)
    flicks = [gesture for person in people("mouse", count=10, flicks=5) for gesture in person[4:]]

    caught = pass_die(release, 1, gadget=False, given=straight)
    fair_ones = [
        pass_die(release, 1, gadget=False, given=each).velocity
        == pass_die(release, 2, gadget=False, given=each).velocity
        for each in (pass_from(gesture, stand, own=3.0) for gesture in flicks)
    ]

    assert math.dist(caught.place, release.position) < 0.03
    assert sum(fair_ones) >= 3


def test_a_slanted_pass_goes_aside() -> None:
    stand = structs.replace(stand_of(CATACOMBS, combine(POTATO)), seat=270.0)
    slanted = structs.replace(swipe(), points=tuple((0.5 * y, y) for _, y in swipe().points))
    straight, aside = pass_from(swipe(), stand), pass_from(slanted, stand)

    turn = math.atan2(aside.velocity[1], aside.velocity[0]) - math.atan2(
        straight.velocity[1], straight.velocity[0]
    )
    assert math.degrees(turn) == pytest.approx(-0.7 * math.degrees(math.atan(0.5)), abs=0.1)


@pytest.mark.rule("DF-BORROW-02", "DF-BORROW-03")
def test_the_neighbour_chooses_how_high_and_how_limp_the_palm_is() -> None:
    release = usual_release(FIRST, combine(BORROW))
    stiff, limp = (
        attempt(FIRST, release, BORROW, 5, (Palm(0.3, limpness),)) for limpness in (0.5, 1.25)
    )

    assert stiff.log.let_go.point[2] == limp.log.let_go.point[2] == 0.3
    assert math.hypot(*stiff.log.let_go.flew[:2]) > math.hypot(*limp.log.let_go.flew[:2]) + 0.1
    assert stiff.record.release == release


@pytest.mark.rule("DF-RULING-71")
def test_a_palm_held_as_usual_changes_nothing() -> None:
    release = usual_release(FIRST, combine(BORROW))
    usual = Palm(release.position[2])

    found = attempt(FIRST, release, BORROW, 5, (usual,))

    assert found.record.digest == attempt(FIRST, release, BORROW, 5).record.digest


def tossed(seed: int = 1) -> Release:
    gesture = people("touch", count=3, flicks=3, seed=seed)[1][2]
    return release_from(gesture, toss_stand(CATACOMBS, combine(BLOW)))


@pytest.mark.rule("DC-BLOW-02")
def test_a_flick_forward_tosses_the_die_up() -> None:
    stand = toss_stand(CATACOMBS, combine(BLOW))
    for person in people("mouse"):
        for gesture in person:
            u, v, up = release_from(gesture, stand).velocity
            assert 1.4 < up <= 3.5
            assert math.hypot(u, v) <= 0.4


@pytest.mark.rule("DC-BLOW-03")
@pytest.mark.parametrize("seed", range(3))
def test_the_toss_that_was_shown_is_the_toss_that_is_blown_at(seed: int) -> None:
    shown = toss(CATACOMBS, tossed(), BLOW, seed)

    found = attempt(CATACOMBS, tossed(), BLOW, seed, (Blow(33.0, 0.0, BREATH),))

    before = round(BREATH[0][0] / TIMESTEP)
    steps = round(shown[0].frames[-1][0] / TIMESTEP / 1000) + 1
    there, then = drawn(shown[0], steps)[:before], found.flight.poses[:before, 0]
    assert np.abs(there[:, :3] - then[:, :3]).max() < 0.0006
    still = attempt(CATACOMBS, tossed(), BLOW, seed, (Blow(0.0),)).flight.poses[:before, 0]
    assert np.array_equal(still, then)
    assert shown[0].frames[-1][3] < 60
    assert shown == toss(CATACOMBS, tossed(), BLOW, seed)


@pytest.mark.rule("DC-BLOW-01", "DC-BLOW-04")
def test_breath_drives_the_tossed_die_toward_the_target() -> None:
    blown = attempt(CATACOMBS, tossed(), BLOW, 3, (Blow(33.0, 0.0, BREATH),))
    alone = attempt(CATACOMBS, tossed(), BLOW, 3, (Blow(33.0),))

    assert blown.landing.broken == ()
    assert alone.landing.broken == BLOW
    way = -np.array(tossed().position[:2])
    assert np.array(blown.log.let_go.wind[:2]) @ way > 0
    assert alone.log.let_go.wind == (0.0, 0.0, 0.0)


@pytest.mark.rule("DC-BLOW-02")
def test_the_breath_ends_after_eight_tenths_of_a_second() -> None:
    high = structs.replace(tossed(), velocity=(0.0, 0.0, 3.4))
    long = tuple((0.02 * at, 9.0) for at in range(60))
    cut = tuple((at, speed) for at, speed in long if at <= 0.801)

    def digest(air: tuple[tuple[float, float], ...]) -> str:
        return attempt(CATACOMBS, high, BLOW, 3, (Blow(80.0, 0.0, air),)).record.digest

    assert digest(long) == digest(cut)


@pytest.mark.rule("DC-BLOW-02")
def test_a_mouth_can_turn_aside() -> None:
    left, right = (
        attempt(CATACOMBS, tossed(), BLOW, 3, (Blow(33.0, aside, BREATH),)).log.let_go
        for aside in (20.0, -20.0)
    )
    x, y, _ = left.point

    assert left.wind[0] * y - left.wind[1] * x > 0 > right.wind[0] * y - right.wind[1] * x


@pytest.mark.rule("DC-BLOW-02")
@pytest.mark.parametrize(("up", "fits"), [(1.49, False), (1.51, True), (3.49, True), (3.6, False)])
def test_a_toss_has_its_limits(up: float, fits: bool) -> None:
    release = structs.replace(tossed(), velocity=(0.0, 0.0, up))
    if fits:
        assert toss(CATACOMBS, release, BLOW, 1)
        return
    with pytest.raises(Refused, match="velocity"):
        toss(CATACOMBS, release, BLOW, 1)


@pytest.mark.parametrize(
    ("ids", "helps", "field"),
    [
        ((), (Palm(0.3),), "help.palm"),
        (BORROW, (Blow(0.0),), "help.blow"),
        (BORROW, (Palm(0.3), Palm(0.4)), "help.palm"),
        (BORROW, (Palm(math.nan),), "help.height"),
        (POTATO, (Palm(0.3),), "help.palm"),
    ],
)
def test_help_that_a_throw_does_not_take_is_refused(
    ids: tuple[str, ...], helps: tuple[Help, ...], field: str
) -> None:
    combined = combine(ids)
    scene = CATACOMBS if combined.edition == "catacombs" else FIRST

    with pytest.raises(Refused) as refused:
        attempt(scene, usual_release(scene, combined), ids, 1, helps)

    assert refused.value.reason == "bad-help"
    assert refused.value.facts["field"] == field


def test_only_what_is_blown_at_is_tossed() -> None:
    with pytest.raises(Refused, match=r"help\.blow: this throw takes no such help"):
        toss(FIRST, usual_release(FIRST, combine(())), (), 1)


@pytest.mark.rule("DC-COMBO-03", "DC-COMBO-04")
def test_two_helps_go_together() -> None:
    ids = ("hot-potato-shot", "blow-shot")
    release = tossed()

    found = attempt(CATACOMBS, release, ids, 3, (fair(release), Blow(33.0, 0.0, BREATH)))

    assert found.landing.broken == ()
