"""Predicates on hand-made logs: what just keeps a condition, and what just breaks it."""

from typing import Any

import numpy as np
import pytest
from msgspec import structs

from tests.throwing.throws import CATACOMBS, FIRST, flat_turn
from undercroft.targets.predicates.evidence import Evidence, Predicate
from undercroft.targets.predicates.launch import (
    Blown,
    Driven,
    Flicked,
    LastHeld,
    Launched,
    Met,
    OnTheFace,
    Parted,
    Struck,
    Swung,
)
from undercroft.targets.predicates.log import Crossing, Episode, LetGo, Spins, TableLanding
from undercroft.targets.predicates.path import (
    Bounced,
    Flipped,
    FromBelow,
    OffABone,
    PassedOver,
    PassedUnder,
    Spun,
    Touched,
)
from undercroft.targets.predicates.rest import RestContact
from undercroft.targets.predicates.stance import Caught, Danced, Jumped, SatLow, StoodBack, airtime
from undercroft.throwing import Box, Card, EventLog, Leg, Scene, Stance, event_log, landing
from undercroft.throwing.input.tremor import Start
from undercroft.throwing.physics.simulation import stage


def touch(body: str, start: float, end: float | None = None, impulse: float = 0.01) -> Episode:
    return Episode(body, start, start + 0.002 if end is None else end, impulse)


def log(*episodes: Episode, target: float | None = None, **more: Any) -> EventLog:
    """A log with these contacts in order."""
    return EventLog(
        episodes=episodes,
        landings=(),
        passages=(),
        first_target_touch=target,
        left_table=False,
        rest=more.pop("rest", ()),
        rested=True,
        **more,
    )


def holds(predicate: Predicate, found: EventLog, *bounces: float) -> bool:
    landings = tuple(TableLanding(time, 0.01, 0.05) for time in bounces)
    return predicate.holds(Evidence(found, landings))


def over(plane: str, time: float, where: Any = "over", inward: bool = True) -> Crossing:
    return Crossing(time, plane, where, inward)


@pytest.mark.rule("DF-BANK-03")
def test_touched_before_the_target() -> None:
    box = Touched(body="box")

    assert holds(box, log(touch("table", 0.1), touch("box-1", 0.2), target=0.3))
    assert holds(box, log(touch("box-2", 0.2)))
    assert not holds(box, log(touch("board", 0.1), touch("box-1", 0.2), target=0.1))
    assert not holds(box, log(touch("card-1", 0.2)))


@pytest.mark.rule("DF-RULING-66")
def test_a_box_does_not_replace_the_bounce_on_the_table() -> None:
    """Against the box and back onto the board, without the table between."""
    scene = structs.replace(FIRST, props=(Box(0.0, 0.26, 0.4, 0.1, 0.2),))
    start = Start(
        np.array([0.0, 0.1, 0.1]), flat_turn(FIRST), np.array([0.0, 2.0, 0.0]), np.zeros(3)
    )
    flight = stage(scene).run(start)
    found = event_log(flight)

    assert found.touched[:2] == ("box-1", "board")
    assert holds(Touched(body="box"), found)
    assert landing(flight).bounces == 0


@pytest.mark.rule("DF-DOUBLE-03", "DF-STUNT-06")
def test_bounced_so_often() -> None:
    assert holds(Bounced(times=2), log(), 0.1, 0.2)
    assert not holds(Bounced(times=2), log(), 0.1)


@pytest.mark.rule("DF-OVERCARD-03", "DF-STUNT-11")
def test_a_bounce_then_over_the_card() -> None:
    card = PassedOver(prop="card")

    assert holds(card, log(target=0.5, crossings=(over("card-1", 0.3),)), 0.2)
    assert not holds(card, log(target=0.5, crossings=(over("card-1", 0.3),)), 0.4)
    assert not holds(card, log(target=0.2, crossings=(over("card-1", 0.3),)), 0.1)
    assert not holds(card, log(target=0.5, crossings=(over("card-1", 0.3, "beside"),)), 0.2)
    assert not holds(card, log(target=0.5, crossings=(over("card-1", 0.3, inward=False),)), 0.2)
    assert not holds(card, log(target=0.5), 0.2)
    grazed = log(touch("card-1", 0.3), target=0.5, crossings=(over("card-1", 0.3),))
    assert holds(card, grazed, 0.2)


@pytest.mark.rule("DF-LEG-03", "DF-STUNT-04")
def test_under_the_leg_untouched() -> None:
    leg = PassedUnder(prop="leg")
    through = (over("leg-1", 0.1, "under"),)

    assert holds(leg, log(touch("table", 0.2), crossings=through))
    assert not holds(leg, log(touch("table", 0.05), crossings=through))
    assert not holds(leg, log(touch("leg-1", 0.1), crossings=through))
    assert not holds(leg, log(crossings=(over("leg-1", 0.1, "over"),)))
    assert not holds(leg, log())


@pytest.mark.rule("DF-SPIN-03", "DF-STUNT-14")
@pytest.mark.parametrize(
    ("release", "target", "kept"), [(40, 15, True), (39, 20, False), (60, 14, False)]
)
def test_spinning_like_a_top(release: float, target: float, kept: bool) -> None:
    spins = {"release": Spins(99, release), "target": Spins(99, target)}

    assert holds(Spun(release=40, target=15), log(spins=spins)) is kept


@pytest.mark.rule("DF-ELBOW-03", "DF-CATAPULT-03", "DF-NOSE-03", "DF-BORROW-03")
def test_launched_from_one_body_only() -> None:
    elbow = Launched(body="elbow")
    clean = log(touch("elbow", 0.0, 0.3), touch("table", 0.5), hand=("elbow",))

    assert holds(elbow, clean)
    assert not holds(elbow, log(touch("elbow", 0.2), hand=("elbow",)))
    assert not holds(elbow, log(hand=("elbow",)))
    helped = (touch("elbow", 0.0, 0.3), touch("hand", 0.2))
    assert not holds(elbow, log(*helped, hand=("elbow", "hand")))


@pytest.mark.rule("DC-CARDSHOT-03")
def test_the_card_was_the_last_support() -> None:
    card = LastHeld(body="held-card")

    assert holds(card, log(touch("held-card", 0.0, 0.3), touch("table", 0.5)))
    assert not holds(card, log(touch("table", 0.2), touch("held-card", 0.0, 0.3)))
    assert not holds(card, log(touch("left-stick", 0.0, 0.3)))


@pytest.mark.rule("DF-FLICK-03")
def test_a_short_hit_of_the_finger() -> None:
    flick = Flicked(finger="finger", hand="palm", longest=0.05)
    lay = touch("palm", 0.0, 0.2)

    assert holds(flick, log(lay, touch("finger", 0.19, 0.2), touch("table", 0.5)))
    assert not holds(flick, log(lay, touch("finger", 0.1, 0.19)))
    assert not holds(flick, log(lay, touch("finger", 0.19, 0.2), touch("finger", 0.3)))
    assert not holds(flick, log(lay, touch("finger", 0.19, 0.2), touch("palm", 0.3)))
    assert not holds(flick, log(touch("finger", 0.19, 0.2)))
    assert not holds(flick, log(lay))


@pytest.mark.rule("DF-FAITH-03", "DC-CHOP-04", "DC-FINGER-04")
def test_two_sides_part_almost_together() -> None:
    parted = Parted(bodies=("left", "right"), within=0.08, slip=0.2)
    left, right = touch("left", 0.0, 0.3), touch("right", 0.0, 0.37)

    assert holds(parted, log(left, right))
    assert not holds(parted, log(left, touch("right", 0.0, 0.39)))
    assert not holds(parted, log(left))
    assert not holds(parted, log(left, right, touch("right", 0.4)))
    assert not holds(parted, log(left, touch("right", 0.1, 0.3)))
    assert not holds(parted, log(left, right, let_go=LetGo(gap=0.1)))
    loose = LetGo(stance=Stance(slipped=0.3))
    assert not holds(parted, log(left, right, let_go=loose))


@pytest.mark.rule("DC-FINGER-03")
@pytest.mark.parametrize(
    ("held", "kept"), [(0.0, True), (6.19, True), (6.21, False), (60.0, False)]
)
def test_a_grip_tires_and_then_slips(held: float, kept: bool) -> None:
    lasting = Parted(bodies=("left", "right"), within=0.25, slip=0.2)
    tiring = Parted(bodies=("left", "right"), within=0.25, slip=0.2, tires=6.0)
    found = log(
        touch("left", 0.0, 0.3),
        touch("right", 0.0, 0.3),
        let_go=LetGo(stance=Stance(held=held)),
    )

    assert holds(tiring, found) is kept
    assert holds(lasting, found)
    loose = structs.replace(found, let_go=LetGo(stance=Stance(held=1.0, slipped=0.3)))
    assert not holds(tiring, loose)


@pytest.mark.rule("DF-BLOW-03")
def test_blown_off_a_still_hand() -> None:
    blown = Blown(hand="palm", speed=0.05)
    wind = (0.0, 0.005, 0.0)

    assert holds(blown, log(touch("palm", 0.0), let_go=LetGo(wind=wind)))
    moving = LetGo(wind=wind, speeds={"palm": (0.0, 0.2, 0.0)})
    assert not holds(blown, log(touch("palm", 0.0), let_go=moving))
    assert not holds(blown, log(touch("palm", 0.0)))
    assert not holds(blown, log(let_go=LetGo(wind=wind)))


@pytest.mark.rule("DC-BLOW-04")
@pytest.mark.parametrize(
    ("tossed", "wind", "flew", "kept"),
    [
        ((0.0, 0.2, 2.0), (0.0, 0.005, 0.0), (0.0, 1.2, 0.0), True),
        ((0.0, 0.41, 2.0), (0.0, 0.005, 0.0), (0.0, 1.41, 0.0), False),
        ((0.0, 0.4, 2.0), (0.0, 0.0036, 0.0), (0.0, 1.0, 0.0), True),
        ((0.0, 0.4, 2.0), (0.0, 0.0034, 0.0), (0.0, 1.0, 0.0), False),
        ((0.0, 0.0, 2.0), (0.0, 0.0009, 0.0), (0.0, 0.18, 0.0), False),
        ((0.0, 0.0, 2.0), (0.0, -0.005, 0.0), (0.0, -1.0, 0.0), False),
        ((0.0, 0.0, 2.0), (0.005, 0.0, 0.0), (1.0, 0.0, 0.0), False),
        ((0.0, 0.0, 2.0), (0.0, 0.005, 0.0), (1.0, 1.0, 0.0), False),
    ],
)
def test_driven_by_breath(tossed: Any, wind: Any, flew: Any, kept: bool) -> None:
    driven = Driven(level=0.4, share=0.7, least=0.001, mass=0.005)
    start = LetGo(point=(0.0, -0.6, 0.2), velocity=tossed, wind=wind, flew=flew)

    assert holds(driven, log(let_go=start)) is kept


@pytest.mark.rule("DC-BLOW-04")
@pytest.mark.parametrize(("mass", "kept"), [(None, False), (0.005, False), (0.004, True)])
def test_a_light_die_needs_less_breath(mass: float | None, kept: bool) -> None:
    driven = Driven(level=0.4, share=0.7, least=0.001, mass=0.005)
    start = LetGo(point=(0.0, -0.6, 0.2), wind=(0.0, 0.003, 0.0), flew=(0.0, 1.0, 0.0), mass=mass)

    assert holds(driven, log(let_go=start)) is kept


@pytest.mark.rule("DF-HEAD-03", "DF-STUNT-13")
def test_off_the_head_before_the_table() -> None:
    head = Met(body="head", rise=0.10)

    assert holds(head, log(touch("head", 0.3), touch("table", 0.5), rise=0.11))
    assert not holds(head, log(touch("head", 0.3), rise=0.09))
    assert not holds(head, log(touch("table", 0.2), touch("head", 0.3), rise=0.2))
    assert not holds(head, log(touch("table", 0.2), rise=0.2))


@pytest.mark.rule("DF-SMASH-03", "DF-STUNT-17")
def test_struck_down_in_the_air() -> None:
    smash = Struck(body="hand", rise=0.10, speed=0.5)

    def struck(down: float, rise: float = 0.2, start: float = 0.3) -> bool:
        speeds = {"hand": (0.0, 1.0, -down)}
        found = log(
            touch("hand", start), touch("table", 0.4), rise=rise, let_go=LetGo(speeds=speeds)
        )
        return holds(smash, found)

    assert struck(0.5)
    assert not struck(0.49)
    assert not struck(0.8, rise=0.05)
    assert not struck(0.8, start=0.45)


@pytest.mark.rule("DC-NOSE-03", "DC-EAR-03")
def test_on_the_nose_or_against_it() -> None:
    nose = OnTheFace(body="nose", held=1.0)
    still = LetGo(stance=Stance(held=1.0))

    assert holds(nose, log(touch("nose", 0.0), let_go=still))
    assert not holds(nose, log(touch("nose", 0.0)))
    assert holds(nose, log(touch("nose", 0.3), touch("table", 0.5)))
    assert not holds(nose, log(touch("table", 0.2), touch("nose", 0.3)))
    assert not holds(nose, log())


@pytest.mark.rule("DF-JUMP-03", "DF-STUNT-19")
def test_let_go_in_the_air() -> None:
    jump = Jumped(lowest=0.15, highest=0.40)

    def jumped(height: float, since: float) -> bool:
        return holds(jump, log(let_go=LetGo(stance=Stance(jump=height, since=since))))

    assert airtime(0.15) == pytest.approx(0.35, abs=0.005)
    assert airtime(0.40) == pytest.approx(0.57, abs=0.005)
    assert jumped(0.2, 0.3)
    assert not jumped(0.2, 0.41)
    assert not jumped(0.2, 0.0)
    assert not jumped(0.1, 0.1)
    assert not jumped(0.5, 0.1)


@pytest.mark.rule("DF-DANCE-03", "DF-COMBO-08", "DF-STUNT-21")
def test_a_full_turn_then_a_throw_on_landing() -> None:
    dance = Danced(turn=360, off=20, within=0.08, lowest=0.15, highest=0.40)
    jump = Jumped(lowest=0.15, highest=0.40)
    lands = airtime(0.2)

    def kept(predicate: Predicate, turned: float, since: float) -> bool:
        stance = Stance(jump=0.2, since=since, turned=turned)
        return holds(predicate, log(let_go=LetGo(stance=stance)))

    assert kept(dance, 345.0, lands + 0.07)
    assert kept(dance, -375.0, lands - 0.07)
    assert not kept(dance, 335.0, lands)
    assert not kept(dance, 360.0, lands - 0.1)
    assert not kept(jump, 360.0, lands + 0.07)
    assert kept(jump, 360.0, lands - 0.07)


@pytest.mark.rule("DF-AFAR-03", "DF-SEATED-03")
def test_where_the_thrower_was() -> None:
    afar, seated = StoodBack(nearest=1.3, step=0.05), SatLow(nearest=0.5, highest=0.25)

    def at(predicate: Predicate, away: float, height: float, step: float = 0.0) -> bool:
        start = LetGo(point=(0.0, -away, height), stance=Stance(stepped=step))
        return holds(predicate, log(let_go=start))

    assert at(afar, 1.3, 0.4)
    assert not at(afar, 1.29, 0.4)
    assert not at(afar, 1.4, 0.4, step=0.1)
    assert at(seated, 0.5, 0.25)
    assert not at(seated, 0.49, 0.1)
    assert not at(seated, 0.6, 0.26)


@pytest.mark.rule("DF-UNDERTABLE-03", "DF-STUNT-20")
def test_from_below_the_table() -> None:
    clear = (over("edge", 0.2),)
    below = LetGo(point=(0.0, -0.7, -0.05))

    assert holds(FromBelow(), log(touch("table", 0.3), crossings=clear, let_go=below))
    above = LetGo(point=(0.0, -0.7, 0.01))
    assert not holds(FromBelow(), log(crossings=clear, let_go=above))
    for height in (0.1, 0.0):
        raised = LetGo(point=(0.0, -0.7, -0.05), highest=height)
        assert not holds(FromBelow(), log(crossings=clear, let_go=raised))
    for beyond in (-0.1, 0.0):
        inside = LetGo(point=(0.0, -0.7, -0.05), highest=-0.01, beyond=beyond)
        assert not holds(FromBelow(), log(crossings=clear, let_go=inside))
    outside = LetGo(point=(0.0, -0.7, -0.05), highest=-0.01, beyond=0.01)
    assert holds(FromBelow(), log(crossings=clear, let_go=outside))
    assert not holds(FromBelow(), log(touch("table", 0.1), crossings=clear, let_go=below))
    under = (over("edge", 0.2, "under"),)
    assert not holds(FromBelow(), log(crossings=under, let_go=below))


@pytest.mark.rule("DC-BONESHOT-03", "DC-RULING-65", "DC-THROW-02")
def test_table_then_bone_then_board() -> None:
    bone = OffABone(least=0.003)
    table, board = touch("table", 0.1), touch("board", 0.3)

    assert holds(bone, log(table, touch("bone-4", 0.2), board), 0.1)
    assert holds(bone, log(table, touch("bone-4", 0.2), touch("web-1", 0.3)), 0.1)
    assert not holds(bone, log(table, touch("board", 0.15), touch("bone-4", 0.2)), 0.1)
    assert not holds(bone, log(table, touch("compass", 0.15), touch("bone-4", 0.2)), 0.1)
    assert not holds(bone, log(touch("bone-4", 0.2), board))
    assert not holds(bone, log(table, touch("bone-4", 0.2, impulse=0.002), board), 0.1)
    assert not holds(bone, log(table, board), 0.1)
    held = log(touch("held-card", 0.0), table, touch("bone-1", 0.2), hand=("held-card",))
    assert holds(bone, held, 0.1)


@pytest.mark.rule("DC-POTATO-04", "DC-RULING-67")
def test_caught_and_thrown_on() -> None:
    caught = Caught(within=1.0)

    assert holds(caught, log(let_go=LetGo(stance=Stance(waited=1.0))))
    assert not holds(caught, log(let_go=LetGo(stance=Stance(waited=1.1))))
    assert not holds(caught, log(let_go=LetGo(caught=False)))


@pytest.mark.rule("DC-PENDUL-04")
def test_swung_to_both_sides() -> None:
    assert holds(Swung(least=30), log(let_go=LetGo(swing=(30.0, 45.0))))
    assert not holds(Swung(least=30), log(let_go=LetGo(swing=(80.0, 20.0))))


@pytest.mark.rule("DC-FLIP-04", "DC-TEMPL-04", "DC-TEMPL-05")
def test_flipped_onto_the_board() -> None:
    on_board = (RestContact("board", (0.0, 0.0, 0.004), 1.0),)
    on_both = (*on_board, RestContact("table", (0.0, 0.2, 0.0), 1.0))

    assert holds(Flipped(turn=180), log(turned=180.0, rest=on_board))
    assert not holds(Flipped(turn=180), log(turned=179.0, rest=on_board))
    assert not holds(Flipped(turn=180), log(turned=400.0, rest=on_both))
    assert not holds(Flipped(turn=180), log(turned=400.0))


# The facts themselves, read off real flights.


def flown(
    scene: Scene, position: list[float], velocity: list[float], spin: tuple[float, float, float]
) -> EventLog:
    start = Start(np.array(position), flat_turn(scene), np.array(velocity), np.array(spin))
    return event_log(stage(scene).run(start))


STILL = (0.0, 0.0, 0.0)


@pytest.mark.rule("DF-SIM-14", "DF-OVERCARD-03")
@pytest.mark.parametrize(
    ("x", "height", "where"), [(0.0, 0.12, "over"), (0.06, 0.12, "beside"), (0.0, 0.02, "through")]
)
def test_a_card_is_passed_over_beside_or_through(x: float, height: float, where: str) -> None:
    scene = structs.replace(FIRST, props=(Card(0.0, -0.3),))
    found = flown(scene, [x, -0.36, height], [0.0, 1.5, 0.0], STILL)

    ways = [way for way in found.crossings if way.plane == "card-1"]
    if where == "through":
        assert "card-1" in found.touched
        assert not ways or ways[0].where == "through"
        return
    assert (ways[0].where, ways[0].inward) == (where, True)
    assert "card-1" not in found.touched


@pytest.mark.rule("DF-LEG-03")
@pytest.mark.parametrize(("height", "where"), [(0.1, "under"), (0.34, "over")])
def test_a_leg_is_passed_under_or_over(height: float, where: str) -> None:
    scene = structs.replace(FIRST, props=(Leg(0.0, -0.48),))
    found = flown(scene, [0.0, -0.65, height], [0.0, 2.0, 1.0 if where == "over" else 0.0], STILL)

    ways = [way for way in found.crossings if way.plane == "leg-1"]
    assert ways[0].where == where


def test_a_turned_prop_has_a_turned_plane() -> None:
    scene = structs.replace(FIRST, props=(Box(0.4, 0.0, 0.1, 0.02, 0.05, yaw=90.0),))
    found = flown(scene, [0.5, 0.0, 0.2], [-1.0, 0.0, 0.0], STILL)

    ways = [way for way in found.crossings if way.plane == "box-1"]
    assert (ways[0].where, ways[0].inward) == ("over", True)


@pytest.mark.rule("DF-UNDERTABLE-03", "DF-SIM-14")
@pytest.mark.parametrize("scene", [FIRST, CATACOMBS], ids=lambda scene: scene.board)
def test_the_edge_of_the_table_is_crossed(scene: Scene) -> None:
    inward = flown(scene, [0.0, -0.7, 0.1], [0.0, 1.5, 0.5], STILL)
    outward = flown(scene, [0.0, 0.5, 0.1], [0.0, 2.0, 0.0], STILL)

    assert [(way.where, way.inward) for way in inward.crossings][:1] == [("over", True)]
    assert [(way.where, way.inward) for way in outward.crossings][:1] == [("over", False)]


@pytest.mark.rule("DF-SPIN-03", "DF-SIM-14")
def test_spin_like_a_top_is_told_from_other_spin() -> None:
    top = flown(FIRST, [0.05, 0.0, 0.05], [0.0, 0.0, 0.0], (0.0, 0.0, 50.0)).spins
    wheel = flown(FIRST, [0.05, 0.0, 0.05], [0.0, 0.0, 0.0], (50.0, 0.0, 0.0)).spins

    assert top["release"].upright == pytest.approx(50)
    assert top["target"].upright == pytest.approx(50, rel=0.02)
    assert wheel["release"].all == pytest.approx(50)
    assert wheel["release"].upright == pytest.approx(0, abs=1e-6)


def test_rise_and_first_touch() -> None:
    found = flown(FIRST, [0.0, -0.5, 0.2], [0.0, 0.5, 2.0], STILL)

    assert found.rise == pytest.approx(2.0**2 / 2 / 9.81, rel=0.01)
    assert found.first_touch == found.episodes[0].start
    assert found.hand == ()


@pytest.mark.rule("DC-FLIP-04")
@pytest.mark.parametrize(("spin", "turned"), [((-20.0, 0.0, 0.0), 450), ((0.0, 0.0, 20.0), 0)])
def test_turning_over_is_summed_before_the_first_touch(spin: Any, turned: float) -> None:
    scene = Scene("catacombs", "compass")
    start = Start(
        np.array([0.0, -0.5, 0.2]),
        np.array([1.0, 0, 0, 0]),
        np.array([0.0, 1.0, 1.5]),
        np.array(spin),
    )
    found = event_log(stage(scene).run(start))

    assert found.turned == pytest.approx(turned, abs=30)
