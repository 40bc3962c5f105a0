"""The door from a release to a rule: full landings, the same throw again, bots that never stall."""

from dataclasses import replace
from importlib import import_module
from math import cos, radians, sin
from typing import Any

import pytest
from msgspec import structs

from tests.quoits import CARDS, DARE, PLAIN, Quoits
from tests.throwing.throws import put_down
from undercroft.engine import Fast, Keyed, Refused, Table
from undercroft.engine.entries import Threw
from undercroft.engine.log import read_log, write_log
from undercroft.engine.recorded import RecordedThrow
from undercroft.engine.replay import log_of, verify
from undercroft.engine.throws import Landing, Piece
from undercroft.targets.conditions.files import conditions
from undercroft.targets.conditions.preparation import usual_release
from undercroft.targets.move import Setting, Throw
from undercroft.targets.record.film import film_of
from undercroft.targets.record.throw_record import LARGEST, unpack_record
from undercroft.targets.scene.board import board
from undercroft.targets.skill.skilled import HANDS, threw_by_skill
from undercroft.throwing import (
    Comparison,
    Release,
    answer,
    attempt,
    landing,
    rest_position,
    throw_again,
    throw_by_hand,
)
from undercroft.throwing.answer import landing_of
from undercroft.throwing.bot_hand import TRIES, meant_release

SEED = bytes(range(32))
FLAT = (10_000, 0, 0, 0)
FIRST = Throw(0, "", "d6", called="red")


def usual(throw: Throw) -> Release:
    return meant_release(throw, "steady")


@pytest.mark.parametrize("name", conditions())
def test_every_special_throw_has_a_landing_that_can_be_and_a_film(name: str) -> None:
    card = conditions()[name]
    setting = Setting(card.edition)
    if name == "spider-webs":
        setting = structs.replace(setting, webs=tuple(h.id for h in board("catacombs").holes))
    throw = Throw(0, "", card.die or board(card.edition).die, (name,), setting)

    threw = throw_by_hand(throw, "steady", SEED)

    throw.check(threw.landing)
    assert threw.way == "physics"
    assert 0 < len(threw.record) <= LARGEST
    film = film_of(threw)
    assert film is not None
    assert film.bodies[0].name == "die"
    assert film.bodies[0].shape == throw.die
    assert film.landing == threw.landing
    assert throw_again(RecordedThrow(throw, threw, SEED)) is Comparison.SAME


def test_a_die_that_is_hit_is_told_by_its_name_and_others_lie_where_they_lay() -> None:
    wall = tuple(
        Piece("d6", f"white-{at}", (-8_000, 2_000 * at - 8_000, 1100), (10_000, 0, 0, 0))
        for at in range(9)
    )
    aside = Piece("d6", "green", (15_000, 0, 1100), (10_000, 0, 0, 0))
    throw = Throw(0, "", "d6", (), Setting("first", dice=(*wall, aside)), called="red")
    release = Release((-0.52, 0.0, 0.1), (1.9, 0.0, -0.2))
    pushed, touched = set[str](), set[str]()
    for seed in range(4):
        landing = answer(throw, release, bytes([seed]) * 32).threw.landing
        throw.check(landing)
        assert aside in landing.dice
        pushed |= set(landing.pushed)
        touched |= set(landing.touched)

    assert pushed <= {piece.name for piece in wall}
    assert pushed & touched, "the die that was hit was pushed"


@pytest.mark.parametrize("raised", [False, True])
@pytest.mark.parametrize("webs", [(), ("hole-1", "hole-3")])
def test_dice_in_holes_never_keep_anybody_from_throwing(
    *, raised: bool, webs: tuple[str, ...]
) -> None:
    """A web was laid, or the stand brought, while dice lay in holes."""
    dice = tuple(
        Piece("d12", f"white-{at}", (x, y, 900), (-8779, 1117, -2494, -3932))
        for at, (x, y) in enumerate([(7600, 6700), (-6692, 7606)])
    )
    setting = Setting("catacombs", dice=dice, webs=webs, raised=raised)
    throw = Throw(0, "", "d12", (), setting, called="red")

    threw = answer(throw, usual(throw), SEED).threw

    throw.check(threw.landing)
    assert throw_again(RecordedThrow(throw, threw, SEED)) is Comparison.SAME


def test_a_die_for_which_there_is_no_room_is_picked_up_at_once() -> None:
    dice = tuple(
        Piece("d6", f"white-{at}", (3000 * (at % 4) - 4500, 3000 * (at // 4) - 4500, 1200), FLAT)
        for at in range(16)
    )
    throw = Throw(0, "", "d6", (), Setting("catacombs", dice=dice), called="red")

    thrown = [answer(throw, usual(throw), SEED).threw, threw_by_skill(throw, "steady", SEED)]

    for threw in thrown:
        throw.check(threw.landing)
        assert "red" not in {die.name for die in threw.landing.dice}


@pytest.mark.rule("DC-PHYS-17")
@pytest.mark.parametrize(("turn", "place"), [(45, "table"), (0, "S1-outer")])
def test_a_die_on_the_rim_lies_there_only_if_it_counts_as_lying_there(
    turn: int, place: str
) -> None:
    """With half of its corners beyond the rim it is off the board, though its middle is over it."""
    lying = Piece("d6", "white", (0, 0, 1200), (10_000, 0, 0, 0))
    throw = Throw(0, "", "d6", (), Setting("catacombs", dice=(lying,)), called="red")
    x, y = 0.195 * cos(radians(44)), 0.195 * sin(radians(44))
    found = attempt(throw.scene, usual(throw), (), 1)
    flight = put_down(throw.scene, x, y, yaw=turn)
    rest = rest_position(throw.scene, flight.pose, flight.rest)
    on_rim = replace(found, flight=flight, rest_position=rest, landing=landing(flight))

    read = landing_of(throw, on_rim)

    throw.check(read)
    assert read.place == place
    assert [die.name for die in read.dice] == ["white", *(["red"] if place != "table" else [])]


def test_the_same_seed_and_release_are_the_same_throw() -> None:
    one, other = (answer(FIRST, usual(FIRST), SEED).threw for _ in range(2))

    assert one == other
    assert answer(FIRST, usual(FIRST), SEED[::-1]).threw != one


def test_a_release_that_no_hand_makes_is_refused() -> None:
    with pytest.raises(Refused):
        answer(FIRST, Release((0.0, -0.5, 0.2), (0.0, 99.0, 0.0)), SEED)


@pytest.mark.parametrize("hand", HANDS)
def test_a_bot_throws_whatever_is_asked_for(hand: str) -> None:
    """Flick with dance once kept a table waiting for ever."""
    for names in (("flick", "dance"), ("bank", "head"), ("blind", "jump", "double")):
        throw = Throw(0, "", "d6", names)
        threw = throw_by_hand(throw, hand, SEED)
        throw.check(threw.landing)


@pytest.mark.parametrize(
    ("refused", "way"), [(1, "physics"), (TRIES + 1, "physics"), (99, "steady")]
)
def test_a_bot_whose_throws_are_refused_throws_as_is_usual_and_at_last_by_skill(
    monkeypatch: pytest.MonkeyPatch, refused: int, way: str
) -> None:
    tried: list[Release] = []

    def door(throw: Throw, release: Release, *more: Any) -> Any:
        tried.append(release)
        if len(tried) <= refused:
            raise Refused("bad-release", "not this one", field="position")
        return answer(throw, release, *more)

    monkeypatch.setattr(import_module("undercroft.throwing.bot_hand"), "answer", door)
    threw = throw_by_hand(FIRST, "steady", SEED)

    FIRST.check(threw.landing)
    assert threw.way == way
    assert len(tried) == min(refused + 1, TRIES + 2)
    if len(tried) == TRIES + 2:
        assert tried[-1] == usual_release(FIRST.scene, FIRST.combined, FIRST.stand.seat)


def played(seed: str, **setup: Any) -> Table:
    """A whole game of Quoits: one seat throws with physics, one by skill, one says what it saw."""
    table = Table(Quoits(), 3, Keyed.from_seed(seed), setup)
    while not table.is_over:
        throw = table.ask
        if not isinstance(throw, Throw):
            seat = table.waiting_for[0]
            dares = [at for at, card in enumerate(CARDS) if DARE[at] in table.options(seat)]
            table.answer(seat, DARE[dares[len(table.entries) % len(dares)]] if seat else PLAIN)
            continue
        given = table.source.seed()
        assert given is not None
        if throw.seat == 0:
            table.take(answer(throw, usual(throw), given).threw)
        elif throw.seat == 1:
            table.take(throw_by_hand(throw, "clumsy", given))
        else:
            table.tell(Landing("table", dice=throw.setting.dice, templates=throw.setting.templates))
    return table


@pytest.mark.rule("DF-SIM-03", "DC-PHYS-06")
@pytest.mark.parametrize("board_name", ["first", "catacombs"])
def test_anybody_can_check_every_throw_of_a_log(board_name: str) -> None:
    log = read_log(write_log(log_of(played("check", board=board_name, rounds=2), with_key=True)))
    throws = verify(log, Quoits()).throws

    assert [thrown.entry.way for thrown in throws] == ["physics", "physics", "companion"] * 2
    simulated = [thrown for thrown in throws if thrown.entry.way == "physics"]
    assert {throw_again(thrown) for thrown in simulated} == {Comparison.SAME}

    thrown = simulated[0]
    place = "table" if thrown.entry.landing.place != "table" else "floor"
    forged = structs.replace(thrown.entry, landing=Landing(place, bounces=1))
    assert throw_again(thrown._replace(entry=forged)) is Comparison.DIFFERENT
    assert throw_again(thrown._replace(seed=b"\1" * 32)) is Comparison.DIFFERENT
    broken = structs.replace(thrown.entry, record=thrown.entry.record[:50])
    assert throw_again(thrown._replace(entry=broken)) is Comparison.DIFFERENT
    other = structs.replace(simulated[1].entry, landing=thrown.entry.landing)
    assert throw_again(thrown._replace(entry=other)) is Comparison.DIFFERENT


def test_going_back_is_no_second_chance() -> None:
    table = Table(Quoits(), 1, Keyed.from_seed("back"), {"rounds": 2})
    table.answer(0, PLAIN)
    first = table.ask
    assert isinstance(first, Throw)
    given = table.source.seed()
    assert given is not None
    threw = answer(first, usual(first), given).threw
    table.take(threw)
    assert table.source.seed() != given

    table.goto(0)
    table.answer(0, PLAIN)

    again = table.ask
    assert isinstance(again, Throw)
    assert table.source.seed() == given
    assert answer(again, usual(again), given).threw == threw


def test_the_record_tells_the_seed_and_not_the_key() -> None:
    source = Keyed.from_seed("x")
    threw = answer(FIRST, usual(FIRST), source.seed()).threw
    record, _ = unpack_record(threw.record)

    assert record.seed == int.from_bytes(source.seed()[:7], "little")
    assert source.key.hex() not in str(record)


def test_a_throw_told_by_a_stream_has_another_seed_each_time() -> None:
    source = Keyed.from_seed("y")
    seeds = []
    for _ in range(5):
        seeds.append(source.seed())
        source.move_on()
    assert len(set(seeds)) == 5
    assert Fast(1).seed() != Fast(2).seed()
    assert Threw(Landing("table")).way == "script"
