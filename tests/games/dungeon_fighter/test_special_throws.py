"""Weapons, and the special throws that monsters and rooms demand. [DF-CONDITION-01] to -13"""

import pytest

from tests.games.dungeon_fighter.cards import ability, foe, magic, perilous, sheet, weapon
from tests.games.dungeon_fighter.situations import (
    BLUE,
    GREEN,
    RED,
    SHIPPED,
    choose,
    fight_at,
    happened,
    hero,
    hit,
    miss,
    number,
    offered,
    person,
    table,
)
from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter.options import ARM, TAKE_BEATING, TAKE_DIE, TAKE_WHITE, Arm

BLADE, FLAIL = weapon("blind", 3), weapon("spin", 1)


@pytest.mark.rule("DF-CONDITION-01", "DF-CONDITION-13")
@pytest.mark.parametrize(
    ("landing", "damage"),
    [(hit(2), 2 + 3), (miss("blind"), 0), (miss(), 0), (miss("no-bounce"), 0)],
)
def test_a_weapon_adds_damage_if_its_throw_is_done_and_hits(landing, damage: int) -> None:  # type: ignore[no-untyped-def]
    at = table(hero(gear=[BLADE]), hero(), foe=foe(40), script=[landing])

    choose(at, ARM[number(at, BLADE)], TAKE_DIE[RED])

    assert happened(at, ev.DieTaken)[0].throws == ("condition-blind",)
    assert fight_at(at).life == 40 - damage
    assert person(at).life == (9 if damage else 8)


@pytest.mark.rule("DF-CONDITION-02")
def test_weapons_are_used_only_where_the_hero_wants_to() -> None:
    at = table(hero(gear=[BLADE, FLAIL]), hero(gear=[BLADE]), foe=foe(40), script=[hit(2)])
    assert ARM[number(at, BLADE)] in offered(at)
    assert ARM[number(at, FLAIL)] in offered(at)

    choose(at, TAKE_DIE[RED])

    assert happened(at, ev.DieTaken)[0].throws == ()
    assert fight_at(at).life == 38


@pytest.mark.rule("DF-CONDITION-02")
def test_only_the_own_weapons_are_at_hand() -> None:
    hammer = magic("heal-one", 2)
    at = table(hero(gear=[hammer]), hero(gear=[BLADE, FLAIL]), foe=foe(40))

    assert not any(isinstance(option, Arm) for option in offered(at))


@pytest.mark.rule("DF-CONDITION-03")
def test_a_weapon_is_used_again_and_again() -> None:
    at = table(hero(gear=[BLADE]), foe=foe(40), script=[hit(1), miss("blind"), hit(1)])

    for die in TAKE_DIE:
        choose(at, ARM[number(at, BLADE)], die)

    assert fight_at(at).life == 40 - 4 - 4
    assert person(at).gear == [number(at, BLADE)]
    assert at.state.discards == []


@pytest.mark.rule("DF-CONDITION-04")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_bonuses_of_any_number_of_weapons_add_up(count: int) -> None:
    weapons = [BLADE, FLAIL, weapon("double", 2)]
    at = table(hero(gear=weapons), hero(), foe=foe(40), script=[hit(1)])

    arm = [ARM[number(at, card)] for card in weapons[:count]]
    choose(at, *arm, TAKE_DIE[RED])

    assert fight_at(at).life == 40 - 1 - sum((3, 1, 2)[:count])
    assert len(happened(at, ev.DieTaken)[0].throws) == count


@pytest.mark.rule("DF-CONDITION-06", "DF-CONDITION-07")
@pytest.mark.parametrize("from_room", [True, False])
def test_a_demanded_throw_binds_every_throw_and_brings_nothing(from_room: bool) -> None:
    more = {"room": perilous("leg")} if from_room else {}
    monster = foe(40) if from_room else foe(40, throws=("leg",))
    at = table(
        hero(),
        hero(),
        foe=monster,
        dice=2,
        setup={"withdrawing": False},
        script=[hit(2), miss("leg"), hit(2), hit(2), hit(2)],
        **more,  # type: ignore[arg-type]
    )

    choose(at, TAKE_DIE[RED], TAKE_DIE[BLUE], TAKE_WHITE, TAKE_BEATING, TAKE_DIE[GREEN])

    thrown = happened(at, ev.DieTaken)
    assert [event.throws for event in thrown] == [("condition-leg",)] * 5
    assert fight_at(at).life == 40 - 4 * 2


@pytest.mark.rule("DF-CONDITION-09")
def test_demanded_throws_combine_with_those_of_weapons() -> None:
    at = table(
        hero(gear=[BLADE, FLAIL]),
        hero(),
        foe=foe(40, throws=("wrong-hand",)),
        room=perilous("double"),
        script=[hit(1)],
    )

    choose(at, *(ARM[number(at, card)] for card in (BLADE, FLAIL)), TAKE_DIE[RED])

    throws = {f"condition-{throw}" for throw in ("wrong-hand", "double", "blind", "spin")}
    assert set(happened(at, ev.DieTaken)[0].throws) == throws
    assert fight_at(at).life == 40 - 1 - 3 - 1


@pytest.mark.rule("DF-CONDITION-09", "DF-COMBO-06")
def test_a_weapon_that_does_not_go_with_what_is_demanded_is_not_offered() -> None:
    flick, blow = weapon("flick", 2), weapon("blow", 2)
    at = table(hero(gear=[flick, blow]), hero(), foe=foe(40, throws=("flick",)), script=[hit(1)])

    arms = [option for option in offered(at) if isinstance(option, Arm)]
    assert arms == [ARM[number(at, flick)]]


@pytest.mark.rule("DF-CONDITION-11")
@pytest.mark.parametrize("from_room", [True, False])
def test_a_weapon_counts_though_its_throw_was_demanded_anyway(from_room: bool) -> None:
    more = {"room": perilous("blind")} if from_room else {}
    monster = foe(40) if from_room else foe(40, throws=("blind",))
    at = table(
        hero(sheet("extra-damage"), gear=[BLADE]),
        hero(),
        foe=monster,
        script=[hit(2, icon=True)],
        **more,  # type: ignore[arg-type]
    )

    choose(at, ARM[number(at, BLADE)], TAKE_DIE[RED])

    assert happened(at, ev.DieTaken)[0].throws == ("condition-blind",)
    assert fight_at(at).life == 40 - 2 - 3 - 2


@pytest.mark.rule("DF-CONDITION-12")
def test_a_factor_multiplies_the_section_and_not_what_is_added() -> None:
    twice = weapon("double", 0, times=2)
    at = table(
        hero(sheet(ability("extra-damage", 4)), gear=[BLADE, twice]),
        hero(),
        foe=foe(40),
        script=[hit(3, icon=True)],
    )

    choose(at, *(ARM[number(at, card)] for card in (BLADE, twice)), TAKE_DIE[RED])

    assert fight_at(at).life == 40 - (3 * 2 + 3 + 4)


@pytest.mark.rule("DF-RULING-78")
def test_dragons_breath_spins_and_is_not_blown() -> None:
    box = SHIPPED.box
    breath = box.gear(box.number("equipment-dragons-breath"))

    assert breath.throws == ("spin",)
    assert any("blow" in box.gear(card).throws for card in box.equipment)
