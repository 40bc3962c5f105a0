"""The fight against the Final Boss. [DF-BOSS-01] to [DF-BOSS-08]"""

import pytest

from tests.games.dungeon_fighter.cards import boss, foe, perilous, sheet, weapon
from tests.games.dungeon_fighter.situations import (
    BLUE,
    GREEN,
    HERE,
    RED,
    asked,
    choose,
    fight_at,
    happened,
    hero,
    hit,
    lives,
    miss,
    number,
    offered,
    person,
    table,
)
from undercroft.engine import Landing
from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter.options import (
    ARM,
    FACE_BOSS,
    TAKE_DIE,
    TAKE_WHITE,
    THROW_AGAIN,
    THROW_NOW,
)
from undercroft.games.dungeon_fighter.state import BEYOND

ALL_SPENT = {"spent": [RED, BLUE, GREEN]}
LAST_ROOM = 3
"""A room of a test's face from which a way leads out."""


@pytest.mark.rule("DF-BOSS-01", "DF-BOSS-02", "DF-BOSS-03", "DF-RULING-72")
def test_behind_the_last_room_waits_the_boss_in_a_turn_of_its_own() -> None:
    dragon = boss(27, 4)
    at = table(
        hero(),
        hero(),
        foe=foe(3),
        room=perilous("blind"),
        level=2,
        at=LAST_ROOM,
        script=[hit(3), dragon, hit(1)],
    )
    before = at.state.turn

    choose(at, TAKE_DIE[RED])

    assert at.state.level == BEYOND
    assert happened(at, ev.BossMet)[0].foe == number(at, dragon)
    assert (fight_at(at).card, fight_at(at).life) == (number(at, dragon), 27)
    assert fight_at(at).spent == []
    assert at.state.turn == before + 1
    assert at.waiting_for == (1,)
    choose(at, TAKE_DIE[RED])
    assert happened(at, ev.DieTaken)[-1].throws == ()


@pytest.mark.rule("DF-BOSS-01")
@pytest.mark.parametrize(("level", "room"), [(0, LAST_ROOM), (1, LAST_ROOM), (2, HERE)])
def test_no_other_room_leads_to_the_boss(level: int, room: int) -> None:
    rat = foe(9, level=4)
    at = table(hero(), hero(), level=level, at=room, monsters=[rat], script=[rat])

    assert at.state.level == level
    assert happened(at, ev.BossMet) == []
    assert all(FACE_BOSS not in at.options(seat) for seat in at.waiting_for)


@pytest.mark.rule("DF-BOSS-04")
def test_throws_at_the_boss_follow_the_usual_rules() -> None:
    blade = weapon("double", 3)
    at = table(
        hero(sheet("flurry"), gear=[blade]),
        hero(life=4),
        boss=boss(30, 4, throws=("blind",)),
        dice=2,
        script=[hit(2, icon=True), hit(1), miss("blind"), hit(1)],
    )

    choose(at, ARM[number(at, blade)], TAKE_DIE[RED], THROW_AGAIN)
    choose(at, THROW_NOW)
    assert fight_at(at).life == 30 - (2 + 3) - 1
    choose(at, TAKE_DIE[GREEN])

    assert lives(at) == [9, 0]
    assert person(at, 1).fainted
    assert at.waiting_for == (0,)
    choose(at, TAKE_DIE[BLUE])
    assert fight_at(at).life == 30 - (2 + 3) - 1 - 1


@pytest.mark.rule("DF-BOSS-04")
@pytest.mark.parametrize(
    ("ability", "landing", "expected"),
    [
        ("horde", hit(4), (29, 9, 2)),
        ("small-target", hit(1), (30, 8, 2)),
        ("lose-gold", miss(), (30, 8, 1)),
    ],
)
def test_a_boss_has_the_abilities_of_monsters(
    ability: str, landing: Landing, expected: tuple[int, int, int]
) -> None:
    at = table(hero(), hero(), boss=boss(30, 1, ability=ability), script=[landing])

    choose(at, TAKE_DIE[RED])

    assert (fight_at(at).life, person(at).life, at.state.gold) == expected


@pytest.mark.rule("DF-BOSS-07", "DF-RULING-73")
@pytest.mark.parametrize(("landing", "is_won"), [(hit(3), True), (hit(2), False), (miss(), False)])
def test_the_last_die_may_win_and_else_the_party_loses(landing: Landing, is_won: bool) -> None:
    at = table(hero(), hero(), boss=boss(), life=3, dice=1, fight=ALL_SPENT, script=[landing])

    assert at.is_over
    assert at.state.won == is_won
    assert lives(at)[1] == 9


@pytest.mark.rule("DF-RULING-73")
def test_all_effects_of_the_last_die_come_before_the_loss() -> None:
    spiky = hero(sheet("flurry", "flurry", "flurry"))
    at = table(
        spiky,
        boss=boss(),
        life=5,
        dice=1,
        fight=ALL_SPENT,
        script=[hit(2, icon=True), hit(3)],
    )
    assert asked(at) == "DF-BONUS-01"

    choose(at, offered(at)[0], THROW_AGAIN)

    assert at.is_over
    assert at.state.won


@pytest.mark.rule("DF-RULING-73", "DF-BOSS-07")
def test_nothing_is_lost_while_a_hero_die_is_left() -> None:
    at = table(hero(), hero(), boss=boss(30), dice=0, script=[hit(1)])

    choose(at, TAKE_DIE[RED])

    assert not at.is_over
    assert offered(at) == [TAKE_DIE[BLUE], TAKE_DIE[GREEN]]
    assert TAKE_WHITE not in offered(at)


@pytest.mark.rule("DF-RULING-72")
def test_after_the_boss_nothing_is_gained_and_nobody_gets_a_scar() -> None:
    at = table(
        hero(sheet("larceny")),
        hero(life=0, fainted=True),
        boss=boss(),
        life=2,
        dice=1,
        fell=True,
        script=[hit(2, icon=True)],
    )

    choose(at, TAKE_DIE[RED])

    assert at.is_over
    assert at.state.won
    assert (at.state.dice, at.state.gold) == (1, 2)
    assert person(at, 1).scars == []
    assert happened(at, ev.DiceGained) == []
    assert happened(at, ev.CardStolen) == []


@pytest.mark.rule("DF-RULING-74")
@pytest.mark.parametrize(("life", "points"), [(3, 0), (4, 5)])
def test_who_faints_before_the_boss_costs_the_five_points_and_no_scar(
    life: int, points: int
) -> None:
    at = table(hero(life=life), hero(), boss=boss(5, 3), script=[miss(), hit(5)])

    choose(at, TAKE_DIE[RED], TAKE_DIE[BLUE])

    assert at.state.won
    parts = {part.text: part.points for part in at.result().parts[0]}
    assert parts["score-nobody-fell"] == points
    assert parts["score-scars"] == 0
