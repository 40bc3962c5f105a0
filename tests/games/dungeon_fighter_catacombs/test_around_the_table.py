"""People, their seats and their hands: real boards, helpers, what the box holds. [DC-COMPAN-01]"""

from hashlib import sha256
from itertools import combinations
from typing import Any

import pytest

from tests.games.dungeon_fighter_catacombs.boxes import BOX
from tests.games.dungeon_fighter_catacombs.cards import foe, room
from tests.games.dungeon_fighter_catacombs.situations import (
    RED,
    choose,
    fallen,
    fight_at,
    flipped,
    happened,
    hero,
    hit,
    lives,
    miss,
    table,
    thrown,
)
from undercroft.engine import Landing, Table
from undercroft.engine.chance import NOBODY
from undercroft.engine.entries import Threw
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.options import RETRIEVE, TAKE_DIE
from undercroft.games.dungeon_fighter_catacombs.state import COIN
from undercroft.targets.move import Seen, Setting, Throw, landing_of
from undercroft.targets.scene.board import board
from undercroft.targets.scene.dice import die_kind
from undercroft.targets.skill.skilled import threw_by_skill

BARE = {"backing_down": False}
POTATO = foe(30, 2, throws=("hot-potato-shot",))


def real_dice(at: Table) -> Table:
    """The same table where nobody throws but the people around it."""
    return Table.from_checkpoint(at.game, at.seats, at.game.pack(at.state), NOBODY)


def asked_for(at: Table) -> Throw:
    assert isinstance(at.ask, Throw)
    return at.ask


def drawn(die: str, seed: int, hand: str = "steady", *throws: str) -> Landing:
    """How a throw at the Catacombs ends that is drawn by skill."""
    throw = Throw(0, "", die, throws, Setting("catacombs"))
    landing = threw_by_skill(throw, hand, sha256(bytes([seed % 256, seed // 256])).digest()).landing
    throw.check(landing)
    return landing


# Hands


@pytest.mark.rule("DC-PHYS-21")
@pytest.mark.parametrize("hand", ["steady", "average", "clumsy"])
def test_what_a_bot_draws_is_a_throw_that_people_could_make(hand: str) -> None:
    ends = [drawn("d12", seed, hand, "nose-shot") for seed in range(60)]

    assert {landing.bounces > 0 and not landing.broken for landing in ends} == {True, False}


@pytest.mark.rule("DC-RULING-07")
@pytest.mark.parametrize(
    ("die", "icons", "faces"), [("d12", 3, 12), ("pendulum", 3, 12), ("coin", 1, 2)]
)
def test_a_quarter_of_the_faces_shows_the_icon(die: str, icons: int, faces: int) -> None:
    kind = die_kind(die)
    seen = sum(drawn(die, seed).icon for seed in range(400))

    assert (len(kind.icons), kind.faces) == (icons, faces)
    assert abs(seen / 400 - icons / faces) < 0.1


# Neighbours


@pytest.mark.rule("DC-RULING-66", "DC-POTATO-01")
@pytest.mark.parametrize("fields", [{}, {"fainted": True}, {"eliminated": True}])
def test_the_left_neighbour_passes_the_die_even_from_the_floor(fields: dict[str, Any]) -> None:
    left = hero(life=0 if fields else 9, **fields)
    at = table(hero(), left, hero(), foe=POTATO, script=[hit(1)], setup=BARE)
    choose(at, TAKE_DIE[RED])

    assert (thrown(at)[0].seat, thrown(at)[0].helper) == (0, 1)


@pytest.mark.rule("DC-RULING-66")
def test_alone_nobody_else_passes_the_die() -> None:
    at = table(hero(), hero(), foe=POTATO, script=[hit(1)], setup=BARE, solo=True)
    choose(at, TAKE_DIE[RED])

    assert thrown(at)[0].helper is None


@pytest.mark.rule("DC-RULING-66")
def test_no_other_throw_needs_a_neighbour() -> None:
    at = table(hero(), hero(), foe=foe(30, throws=("nose-shot",)), script=[hit(1)], setup=BARE)
    choose(at, TAKE_DIE[RED])

    assert thrown(at)[0].helper is None


# Real boards


@pytest.mark.rule("DC-COMPAN-01")
def test_a_log_says_how_each_throw_was_made() -> None:
    at = choose(real_dice(table(hero(), hero(), foe=foe(40, 2))), TAKE_DIE[RED])
    at.take(Threw(landing_of(asked_for(at), Seen("table", bounces=1)), "companion"))
    choose(at, TAKE_DIE[1])
    at.take(Threw(landing_of(asked_for(at), Seen("S1-inner", bounces=1)), "average"))

    ways = [entry.way for entry in at.entries if isinstance(entry, Threw)]
    assert ways[:2] == ["companion", "average"]


@pytest.mark.rule("DC-COMPAN-03", "DC-MABIL-01")
@pytest.mark.parametrize(("place", "has_fainted"), [("hole-1", True), ("S1-inner", False)])
def test_a_no_is_a_miss_and_the_place_still_matters(place: str, has_fainted: bool) -> None:
    deadly = foe(30, 2, ability="death-touch")
    seen = Seen(place, 2, icon=True, broken=("nose-shot",))
    at = table(
        *(hero(scars=[RED]), hero()),
        foe=deadly,
        room=room(2, throws=("nose-shot",)),
        script=[seen],
        setup=BARE,
    )
    choose(at, TAKE_DIE[RED])

    assert fight_at(at).life == 30
    assert lives(at) == [0 if has_fainted else 5, 9]


@pytest.mark.rule("DC-FLIP-08")
def test_a_flip_at_a_real_board_is_told_with_its_failures_and_its_blade() -> None:
    at = table(
        *(hero(), hero()),
        foe=foe(30),
        room=room(2, template="backstab"),
        script=[fallen("backstab"), fallen("backstab"), flipped("S1-inner", "S1-outer")],
    )

    assert lives(at) == [7, 9]
    assert fight_at(at).pointed == "S1-outer"


@pytest.mark.rule("DC-COIN-04", "DC-SPDICE-09")
@pytest.mark.parametrize("icon", [True, False])
def test_of_a_coin_the_place_of_its_centre_and_its_side_are_told(icon: bool) -> None:
    at = real_dice(table(hero(), hero(), foe=foe(40), room=room(2, die="coin"), gold=0))
    choose(at, TAKE_DIE[COIN])
    throw = asked_for(at)
    at.take(Threw(landing_of(throw, Seen("S1-middle", 1, icon=icon)), "companion"))

    assert throw.die == "coin"
    assert happened(at, ev.DieHit)[0].section == 3
    assert happened(at, ev.DieHit)[0].icon == icon


# What is in the box


@pytest.mark.rule("DC-COMP-07", "DC-COMP-08")
def test_no_life_is_too_much_for_two_rows_of_the_tracker() -> None:
    most = max(BOX.room(card).advantage for card in BOX.rooms)
    strongest = max(BOX.foe(card).life for card in (*BOX.monsters, *BOX.bosses))
    at = table(hero(), hero(), foe=foe(2), room=room(2, advantage=most), difficulty=2)

    assert 0 < fight_at(at).life <= strongest + most + 6 < 100


@pytest.mark.rule("DC-COMP-16", "DC-LEADER-01", "DC-COMP-06")
def test_there_is_one_leader_one_chest_and_a_life_for_each_hero() -> None:
    view = table(hero(), hero(life=3), hero(), hero(), foe=foe()).view(2)

    assert (view["leader"], view["gold"], view["dice"]) == (3, 2, 2)
    assert [one["life"] for one in view["heroes"]] == [9, 3, 9, 9]


@pytest.mark.rule("DC-RULING-16", "DC-RULING-35")
def test_dice_lie_on_the_board_until_they_are_retrieved() -> None:
    at = table(*(hero(), hero(), hero()), foe=foe(40), script=[hit(1), hit(3), miss()], leader=2)
    choose(at, TAKE_DIE[0], TAKE_DIE[1])
    assert [die.name for die in at.state.setting.dice] == ["red", "green"]
    choose(at, RETRIEVE)

    assert at.state.setting.dice == ()
    assert fight_at(at).spent == []


@pytest.mark.rule("DC-COMP-01", "DC-BOARD-14")
def test_the_four_quarters_of_the_board_have_no_section_in_common() -> None:
    names = [section.id for section in board("catacombs").sections if not section.bullseye]

    assert len(names) == len(set(names)) == 24
    slices: list[Any] = [{n for n in names if n[1] in pair} for pair in ("12", "34", "56", "78")]
    assert all(len(quarter) == 6 for quarter in slices)
    assert not any(one & other for one, other in combinations(slices, 2))
