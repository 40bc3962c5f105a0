"""Misses: what is one, and what it costs whom. [DC-MISS-07]"""

from typing import Any

import pytest

from tests.games.dungeon_fighter_catacombs.cards import armour, foe, sheet, spendable
from tests.games.dungeon_fighter_catacombs.situations import (
    ALL_SPENT,
    GREEN,
    RED,
    SECTIONS,
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
    wait_for,
    web,
)
from undercroft.engine import Table
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.options import (
    COVER_ABILITY,
    GUARD,
    LET_LAPSE,
    PASS,
    SUFFER,
    TAKE_DIE,
    TAKE_WHITE,
    USE_ABILITY,
    USE_ON,
)
from undercroft.targets.move import Seen


def duo(*script: Any, damage: int = 2, player: Any = None, **more: Any) -> Table:
    """Two Heroes against a monster that strikes hard; the first one throws red."""
    power = more.pop("ability", "")
    monster = foe(30, damage, ability=power, modifiers=more.pop("modifiers", ()))
    at = table(player or hero(), hero(), foe=monster, script=script, **more)
    return choose(at, TAKE_DIE[RED])


@pytest.mark.rule("DC-MISS-07", "DC-MISS-08", "DC-COMBAT-09")
@pytest.mark.parametrize("how", ["table", "floor", "edge", "hole", "bone", "no-bounce"])
def test_a_miss_costs_the_thrower_the_damage_of_the_monster(how: str) -> None:
    at = duo(miss(how), damage=3)

    assert lives(at) == [6, 9]
    assert fight_at(at).life == 30
    assert at.waiting_for == (1,)


@pytest.mark.rule("DC-MISS-07")
@pytest.mark.parametrize("value", [1, 6, 10])
def test_a_hit_costs_nobody_life(value: int) -> None:
    at = duo(hit(value), damage=3)

    assert lives(at) == [9, 9]


@pytest.mark.rule("DC-MISS-07", "DC-MISS-08")
@pytest.mark.parametrize("damage", [1, 2, 3, 4])
def test_the_damage_is_the_monsters_own(damage: int) -> None:
    at = duo(miss(), damage=damage)

    assert lives(at) == [9 - damage, 9]
    hurt = happened(at, ev.HeroHurt)[0]
    assert (hurt.who, hurt.damage, hurt.life) == (0, damage, 9 - damage)


@pytest.mark.rule("DC-MISS-06", "DC-REQ-02", "DC-MISS-07")
@pytest.mark.parametrize(("broken", "life"), [((), 9), (("nose-shot",), 7)])
def test_a_broken_specific_throw_is_a_miss_wherever_the_die_lies(
    broken: tuple[str, ...], life: int
) -> None:
    at = table(
        *(hero(), hero()),
        foe=foe(30, 2, throws=("nose-shot",)),
        script=[Seen(SECTIONS[4], 2, broken=broken)],
        setup={"backing_down": False},
    )
    choose(at, TAKE_DIE[RED])

    assert lives(at) == [life, 9]


@pytest.mark.rule("DC-RULING-95", "DC-MODIF-05")
def test_a_die_on_a_web_without_a_bounce_is_a_miss() -> None:
    at = duo(Seen("web-1", 0), modifiers=("spider-webs",), dice=2)

    assert lives(at) == [7, 9]
    assert at.state.dice == 2
    assert len(at.state.setting.webs) == 4


# Monsters' abilities


@pytest.mark.rule("DC-MABIL-01", "DC-RULING-43")
@pytest.mark.parametrize(
    ("how", "is_fatal"), [("hole", True), ("bone", False), ("table", False), ("no-bounce", False)]
)
def test_death_touch_fells_who_throws_into_a_hole(how: str, is_fatal: bool) -> None:
    at = duo(miss(how), damage=1, ability="death-touch")

    assert person(at).fainted is is_fatal
    assert lives(at) == [0 if is_fatal else 8, 9]


@pytest.mark.rule("DC-MABIL-01", "DC-RULING-43")
def test_a_die_in_a_hole_of_a_raised_board_is_touched_by_death_too() -> None:
    at = table(
        *(hero(), hero()),
        foe=foe(30, 1, ability="death-touch"),
        room="haunted-cellar",
        script=[miss("hole")],
    )
    choose(at, TAKE_DIE[RED])

    assert person(at).fainted


@pytest.mark.rule("DC-RULING-77", "DC-MABIL-01")
def test_a_web_keeps_death_away() -> None:
    at = table(
        *(hero(), hero()),
        foe=foe(30, 1, ability="death-touch"),
        room="records-of-the-dust",
        script=[web(1)],
    )
    choose(at, TAKE_DIE[RED])

    assert lives(at) == [9, 9]


@pytest.mark.rule("DC-RULING-43", "DC-ABIL-01")
def test_neither_armour_nor_agile_instincts_stop_death_touch() -> None:
    nimble = hero(sheet("agile-instincts"), gear=[armour("no-damage")])
    at = duo(miss("hole", icon=True), player=nimble, ability="death-touch")

    choose(at, USE_ABILITY[RED])

    assert person(at).fainted
    assert fight_at(at).life == 28
    assert person(at).used == []


@pytest.mark.rule("DC-RULING-43", "DC-RULING-10", "DC-RULING-92")
def test_who_kills_in_the_same_throw_is_not_touched() -> None:
    at = table(
        *(hero(sheet("agile-instincts"), life=1), hero()),
        foe=foe(2, 1, ability="death-touch"),
        script=[miss("hole", icon=True)],
    )
    choose(at, TAKE_DIE[RED], USE_ABILITY[RED])

    assert lives(at) == [1, 9]
    assert at.state.defeated == 1


@pytest.mark.rule("DC-RULING-44", "DC-RULING-48", "DC-EQUIP-13")
def test_a_spendable_may_save_from_death_touch() -> None:
    at = duo(miss("hole"), player=hero(gear=[spendable("heal-one", 3)]), ability="death-touch")
    salts = person(at).gear[0]
    # The hole is a miss as well: its damage follows when the Hero is up again.
    assert asked(at) == "DC-EQUIP-13"
    choose(at, USE_ON[salts][0])

    assert not person(at).fainted
    assert lives(at) == [1, 9]


@pytest.mark.rule("DC-MABIL-02", "DC-RULING-45")
def test_toxic_costs_a_die_at_the_first_miss_of_anybody() -> None:
    at = table(
        *(hero(), hero()),
        foe=foe(30, 1, ability="toxic"),
        script=[hit(1), miss(), miss()],
        dice=3,
    )

    choose(at, TAKE_DIE[RED])
    assert at.state.dice == 3
    choose(at, TAKE_DIE[GREEN])

    # The last coloured die was thrown without a question, and missed too.
    assert lives(at) == [8, 8]
    assert at.state.dice == 2
    assert len(happened(at, ev.DieLost)) == 1


@pytest.mark.rule("DC-MABIL-02", "DC-RULING-45")
def test_toxic_is_spent_on_an_empty_chest() -> None:
    at = duo(miss(), ability="toxic", dice=0)

    assert fight_at(at).toxic
    assert at.state.dice == 0


@pytest.mark.rule("DC-MABIL-02")
def test_toxic_begins_anew_with_the_next_monster() -> None:
    monsters = [foe(1, 1, ability="toxic"), foe(2, 1, ability="toxic")]
    at = table(
        *(hero(), hero()),
        foe=monsters[0],
        monsters=monsters,
        deck=(1, 0, 0, 0),
        script=[miss(), hit(1), miss()],
        dice=5,
    )
    choose(at, TAKE_DIE[RED], TAKE_DIE[GREEN])
    assert at.state.dice == 4
    choose(at, offered(at)[0], TAKE_DIE[RED])

    assert at.state.dice == 3


@pytest.mark.rule("DC-MABIL-03")
def test_super_toxic_costs_a_die_at_every_miss() -> None:
    at = table(
        *(hero(), hero()),
        foe=foe(30, 1, ability="super-toxic"),
        script=[miss(), hit(1), miss("hole"), miss(), miss()],
        dice=3,
    )

    choose(at, TAKE_DIE[RED], TAKE_DIE[GREEN])
    assert at.state.dice == 1
    assert {event.why for event in happened(at, ev.DieLost)} == {"DC-MABIL-03"}
    # The last die is thrown, and there is none left to lose.
    choose(at, TAKE_WHITE)
    assert at.state.dice == 0


@pytest.mark.rule("DC-RULING-45", "DC-ABIL-01")
@pytest.mark.parametrize("power", ["toxic", "super-toxic"])
def test_agile_instincts_and_armour_do_not_stop_poison(power: str) -> None:
    nimble = hero(sheet("agile-instincts"), gear=[armour("no-damage")])
    at = duo(miss(icon=True), player=nimble, ability=power, dice=2)
    choose(at, USE_ABILITY[RED])
    assert at.state.dice == 1
    assert lives(at) == [9, 9]

    at = duo(miss(icon=True), player=nimble, ability=power, dice=2)
    choose(at, LET_LAPSE, GUARD[person(at).gear[0]])
    assert at.state.dice == 1
    assert lives(at) == [9, 9]


# The order of things


@pytest.mark.rule("DC-RULING-10", "DC-RULING-46", "DC-EQUIP-09")
def test_the_monster_strikes_after_all_that_was_done_to_it() -> None:
    player = hero(sheet("self-healing"), life=2, gear=[armour("reduced-damage", 1)])
    at = duo(miss(icon=True), player=player, damage=6, ability="super-toxic", dice=1)

    choose(at, USE_ABILITY[RED], GUARD[person(at).gear[0]])

    # Healed to 5 before 5 damage come: Toxic first, then Armor, then the faint.
    kinds = [
        type(event)
        for event in at.events
        if isinstance(
            event,
            ev.DieMissed | ev.HeroHealed | ev.DieLost | ev.GearUsed | ev.HeroHurt | ev.HeroFainted,
        )
    ]
    assert kinds == [
        *(ev.DieMissed, ev.HeroHealed, ev.DieLost),
        *(ev.GearUsed, ev.HeroHurt, ev.HeroFainted),
    ]
    assert lives(at) == [0, 9]


@pytest.mark.rule("DC-RULING-92", "DC-RULING-10")
def test_the_monster_falls_before_the_last_hero_does() -> None:
    at = table(
        *(hero(life=1, gear=[armour("riposte", 2)]), hero(life=0, fainted=True)),
        foe=foe(2, 5),
        script=[miss()],
    )
    choose(at, TAKE_DIE[RED], GUARD[person(at).gear[0]])
    choose(at, COVER_ABILITY[RED])

    assert at.state.defeated == 1
    assert lives(at) == [1, 7]


@pytest.mark.rule("DC-RULING-08")
@pytest.mark.parametrize("how", ["no-bounce", "floor", "hole", "bone", "table"])
def test_the_icon_counts_on_an_invalid_throw(how: str) -> None:
    at = duo(miss(how, icon=True), gold=0)

    choose(at, USE_ABILITY[RED])

    assert at.state.gold == 1
    assert lives(at) == [7, 9]


@pytest.mark.rule("DC-RULING-08", "DC-ICON-04")
def test_an_ability_for_hits_fails_on_an_invalid_throw_in_a_section() -> None:
    at = duo(miss("no-bounce", icon=True), player=hero(sheet("piercing-damage")))

    assert happened(at, ev.AbilityUsed) == []
    assert fight_at(at).life == 30


@pytest.mark.rule("DC-RULING-46", "DC-EQUIP-08", "DC-EQUIP-10")
def test_several_armours_are_used_one_after_the_other() -> None:
    two = [armour("reduced-damage", 1), armour("reduced-damage", 2)]
    at = duo(miss(), miss(), player=hero(gear=two), damage=4)
    first, second = (number(at, card) for card in two)
    assert offered(at) == [SUFFER, GUARD[first], GUARD[second]]

    choose(at, GUARD[first])
    assert offered(at) == [SUFFER, GUARD[second]]
    choose(at, GUARD[second])

    assert lives(at) == [8, 9]
    assert sorted(person(at).used) == sorted([first, second])


@pytest.mark.rule("DC-RULING-48", "DC-FAINT-01")
@pytest.mark.parametrize(("value", "is_up"), [(2, False), (3, True), (4, True)])
def test_life_may_be_below_0_for_a_moment(value: int, is_up: bool) -> None:
    # 1 life and 3 damage: 2 below 0.
    at = duo(miss(), player=hero(life=1, gear=[spendable("heal-one", value)]), damage=3)
    wait_for(at, "DC-EQUIP-13")
    assert person(at).life == -2

    choose(at, USE_ON[person(at).gear[0]][0])

    assert person(at).fainted is not is_up
    assert person(at).life == max(0, value - 2)
    assert person(at).gear == []


@pytest.mark.rule("DC-RULING-48", "DC-EQUIP-12", "DC-FAINT-02")
def test_any_conscious_hero_may_save_the_falling_one() -> None:
    salts = spendable("heal-one", 5)
    at = table(
        *(
            hero(life=1),
            hero(gear=[salts]),
            hero(life=0, fainted=True, gear=[spendable("heal-one", 4)]),
        ),
        foe=foe(30, 3),
        script=[miss()],
    )
    choose(wait_for(at, "DC-COMBAT-06"), TAKE_DIE[RED])
    wait_for(at, "DC-EQUIP-13")
    # Who lies on the floor is not asked.
    assert at.waiting_for == (1,)
    choose(at, USE_ON[number(at, salts)][0])

    assert lives(at) == [3, 9, 0]
    assert not person(at).fainted


@pytest.mark.rule("DC-LOSE-01", "DC-RULING-10")
def test_the_game_is_not_lost_before_the_last_moment_is_over() -> None:
    at = table(
        *(hero(life=1, gear=[spendable("heal-all", 3)]), hero(life=0, fainted=True)),
        foe=foe(30, 1),
        script=[miss()],
        fight=ALL_SPENT,
        dice=3,
    )
    choose(at, TAKE_WHITE)
    choose(wait_for(at, "DC-EQUIP-13"), PASS)

    assert at.ask is None
    assert not at.state.won
