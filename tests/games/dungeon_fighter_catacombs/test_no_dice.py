"""When the coloured dice are thrown: a white die, a special one, or retrieving. [DC-NODICE-01]"""

from typing import Any

import pytest

from tests.games.dungeon_fighter_catacombs.cards import armour, foe, room, sheet, spendable
from tests.games.dungeon_fighter_catacombs.situations import (
    ALL_SPENT,
    BLUE,
    GREEN,
    RED,
    asked,
    choose,
    fight_at,
    happened,
    hero,
    hit,
    lives,
    miss,
    offered,
    person,
    table,
)
from undercroft.engine import Refused, Table
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.options import (
    LET_LAPSE,
    PASS,
    RETRIEVE,
    TAKE_DIE,
    TAKE_WHITE,
    USE_ABILITY,
    USE_ON,
)
from undercroft.games.dungeon_fighter_catacombs.state import COIN, PENDULUM, WHITE

COLOURED = [TAKE_DIE[RED], TAKE_DIE[GREEN], TAKE_DIE[BLUE]]


def spent(*script: Any, level: int = 2, damage: int = 1, **more: Any) -> Table:
    """Three Heroes who threw all coloured dice at a monster of level 2."""
    more = {"fight": ALL_SPENT, "dice": 3, **more}
    players = more.pop("players", (hero(), hero(), hero()))
    return table(*players, foe=foe(40, damage, level=level), script=script, **more)


@pytest.mark.rule("DC-NODICE-01", "DC-NODICE-09", "DC-RULING-33")
@pytest.mark.parametrize("left", [[RED], [GREEN, BLUE], [RED, GREEN, BLUE]])
def test_neither_is_offered_while_a_coloured_die_is_left(left: list[int]) -> None:
    gone = [colour for colour in (RED, GREEN, BLUE) if colour not in left]
    at = spent(hit(1), hit(1), fight={"spent": gone}, room=room(2, die="coin"))

    assert offered(at) == [*(TAKE_DIE[colour] for colour in left), TAKE_DIE[COIN]]
    for other in (TAKE_WHITE, RETRIEVE):
        with pytest.raises(Refused):
            at.answer(0, other)


@pytest.mark.rule("DC-NODICE-01", "DC-NODICE-02", "DC-WHITE-01")
def test_a_white_die_of_the_chest_is_thrown_like_any_other() -> None:
    at = spent(hit(4))
    assert offered(at) == [TAKE_WHITE, RETRIEVE]

    choose(at, TAKE_WHITE)

    assert fight_at(at).life == 36
    assert at.state.dice == 2
    assert lives(at) == [9, 9, 9]
    # Used up, but not back in the supply before Resting.
    assert (fight_at(at).white, at.view(0)["supply"]) == (1, 6)


@pytest.mark.rule("DC-NODICE-02", "DC-MISS-07")
def test_a_white_die_that_misses_costs_life_like_any_other() -> None:
    at = spent(miss(), damage=3)

    choose(at, TAKE_WHITE)

    assert lives(at) == [6, 9, 9]


@pytest.mark.rule("DC-NODICE-08")
def test_the_next_hero_faces_the_same_choice() -> None:
    at = spent(hit(1), hit(1))

    choose(at, TAKE_WHITE)
    assert (at.waiting_for, offered(at)) == ((1,), [TAKE_WHITE, RETRIEVE])
    choose(at, TAKE_WHITE)
    assert (at.waiting_for, offered(at)) == ((2,), [TAKE_WHITE, RETRIEVE])


@pytest.mark.rule("DC-NODICE-03", "DC-NODICE-04", "DC-NODICE-06")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_retrieving_hurts_all_by_the_level_and_the_same_hero_goes_on(level: int) -> None:
    at = spent(level=level, damage=7)

    choose(at, RETRIEVE)

    assert lives(at) == [9 - level] * 3
    assert at.waiting_for == (0,)
    assert offered(at) == COLOURED
    assert at.state.dice == 3


@pytest.mark.rule("DC-NODICE-04", "DC-RULING-22")
def test_retrieving_does_not_hurt_who_lies_on_the_floor() -> None:
    at = spent(players=(hero(), hero(life=0, fainted=True), hero()))

    choose(at, RETRIEVE)

    assert lives(at) == [7, 0, 7]
    assert len(happened(at, ev.HeroHurt)) == 2


@pytest.mark.rule("DC-NODICE-05", "DC-RULING-47")
@pytest.mark.parametrize("effect", ["no-damage", "reduced-damage", "riposte", "gold-for-miss"])
def test_no_armour_helps_against_retrieving(effect: str) -> None:
    card = armour(effect, 0 if effect == "no-damage" else 2)
    at = spent(players=(hero(gear=[card]), hero(gear=[card])))

    choose(at, RETRIEVE)

    assert lives(at) == [7, 7]
    assert asked(at) == "DC-COMBAT-06"
    assert person(at).used == person(at, 1).used == []


@pytest.mark.rule("DC-NODICE-07", "DC-COMBAT-03")
def test_dice_can_be_retrieved_again_and_again() -> None:
    at = spent(*[hit(1)] * 6, level=1, dice=1)

    for count in (1, 2):
        choose(at, RETRIEVE, TAKE_DIE[BLUE], TAKE_DIE[GREEN])
        assert lives(at) == [9 - count] * 3
    assert (at.waiting_for, offered(at)) == ((0,), [TAKE_WHITE, RETRIEVE])
    assert fight_at(at).life == 34


@pytest.mark.rule("DC-NODICE-07", "DC-BOSS-05")
def test_nothing_can_be_retrieved_from_a_boss() -> None:
    at = table(
        *(hero(), hero()),
        boss="night-shift-supervisor",
        fight=ALL_SPENT,
        dice=2,
        script=[hit(1), hit(1)],
    )

    # A white die is the only option: nobody is asked, until none is left.
    assert [event.die for event in happened(at, ev.DieTaken)] == [WHITE, WHITE]
    assert happened(at, ev.DiceRetrieved) == []
    assert at.ask is None


@pytest.mark.rule("DC-RULING-28")
def test_without_a_white_die_the_dice_are_retrieved_without_a_prompt() -> None:
    at = spent(dice=0)

    assert lives(at) == [7, 7, 7]
    assert offered(at) == COLOURED


@pytest.mark.rule("DC-RULING-27")
def test_who_faints_by_retrieving_hands_the_turn_on() -> None:
    at = spent(players=(hero(life=2), hero(life=3), hero()))

    choose(at, RETRIEVE)

    assert [one.fainted for one in at.state.heroes] == [True, False, False]
    assert at.waiting_for == (1,)
    assert offered(at) == COLOURED


@pytest.mark.rule("DC-RULING-27", "DC-LOSE-01")
def test_all_may_faint_by_retrieving() -> None:
    at = spent(players=(hero(life=2), hero(life=1)))

    choose(at, RETRIEVE)

    assert at.ask is None
    assert not at.state.won
    assert fight_at(at).spent == []


@pytest.mark.rule("DC-RULING-27", "DC-EQUIP-13")
def test_healing_in_the_last_moment_helps_against_retrieving() -> None:
    salts = spendable("heal-one", 3)
    at = spent(players=(hero(life=2, gear=[salts]), hero()))
    card = person(at).gear[0]
    assert USE_ON[card][0] in offered(at)

    choose(at, RETRIEVE)
    assert asked(at) == "DC-EQUIP-13"
    assert offered(at) == [PASS, USE_ON[card][0]]
    choose(at, USE_ON[card][0])

    assert lives(at) == [3, 7]
    assert not person(at).fainted
    assert at.waiting_for == (0,)


@pytest.mark.rule("DC-RULING-30", "DC-SPDICE-04")
def test_a_special_die_may_be_thrown_instead() -> None:
    at = spent(hit(2), room=room(2, die="pendulum"), fight={"spent": [0, 1, 2]})
    assert offered(at) == [TAKE_DIE[PENDULUM], TAKE_WHITE, RETRIEVE]

    choose(at, TAKE_DIE[PENDULUM])

    assert (at.waiting_for, offered(at)) == ((1,), [TAKE_WHITE, RETRIEVE])
    assert at.state.dice == 3


@pytest.mark.rule("DC-RULING-32")
def test_retrieving_brings_back_neither_white_nor_special_dice() -> None:
    at = spent(hit(1), hit(1), room=room(2, die="coin"))

    choose(at, TAKE_DIE[COIN], TAKE_WHITE, RETRIEVE)

    assert offered(at) == COLOURED
    assert at.state.dice == 2
    assert fight_at(at).white == 1


@pytest.mark.rule("DC-RULING-15", "DC-WHITE-01")
def test_a_white_die_can_be_thrown_again_and_is_used_up_once() -> None:
    at = spent(
        *(miss(icon=True), miss(icon=True), hit(3)),
        players=(hero(sheet("re-throw")), hero()),
    )

    choose(at, TAKE_WHITE, USE_ABILITY[RED], USE_ABILITY[RED])

    assert fight_at(at).life == 37
    assert (at.state.dice, fight_at(at).white) == (2, 1)
    assert lives(at) == [9, 9]
    assert at.waiting_for == (1,)


@pytest.mark.rule("DC-RULING-15")
def test_a_special_die_can_be_thrown_again_and_is_used_up() -> None:
    at = spent(
        *(miss(icon=True), hit(3, icon=True)),
        players=(hero(sheet("re-throw")), hero()),
        room=room(2, die="coin"),
    )

    choose(at, TAKE_DIE[COIN], USE_ABILITY[RED], LET_LAPSE)

    assert fight_at(at).life == 37
    assert offered(at) == [TAKE_WHITE, RETRIEVE]


@pytest.mark.rule("DC-RULING-34", "DC-COMP-20")
def test_gold_is_not_limited_to_thirty_coins() -> None:
    at = table(hero(), hero(), foe=foe(1, 1, 4), script=[hit(1)], gold=29)

    choose(at, TAKE_DIE[RED])

    assert at.state.gold == 33
