"""Templates, webs, the stand and special dice in combat. [DC-TEMPL-01] [DC-SPDICE-01]"""

from typing import Any

import pytest

from tests.games.dungeon_fighter_catacombs.cards import foe, room, sheet, spendable, weapon
from tests.games.dungeon_fighter_catacombs.situations import (
    BLUE,
    GREEN,
    RED,
    asked,
    choose,
    fallen,
    fight_at,
    flipped,
    happened,
    hero,
    hit,
    lazy,
    lives,
    miss,
    number,
    offered,
    on,
    person,
    table,
    thrown,
    wait_for,
    web,
)
from undercroft.engine import Table
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.options import (
    ARM,
    FLIP_AGAIN,
    GUARD,
    LEAVE_TEMPLATE,
    LET_LAPSE,
    RETRIEVE,
    TAKE_DIE,
    TAKE_ROOM,
    TAKE_WHITE,
    USE,
    USE_ABILITY,
)
from undercroft.games.dungeon_fighter_catacombs.state import COIN, PENDULUM
from undercroft.targets.move import Seen


def under(template: str, *script: Any, **more: Any) -> Table:
    """A room that wants this Template flipped, a monster with much life."""
    players = more.pop("players", (hero(), hero(), hero()))
    more = {"room": room(2, template=template), "foe": foe(40, 2), **more}
    return table(*players, script=script, **more)


def lying(at: Table) -> list[str]:
    return [piece.name for piece in at.state.setting.templates]


# Flips


@pytest.mark.rule("DC-TEMPL-02", "DC-TEMPL-03", "DC-RULING-71")
def test_the_first_active_hero_flips_before_the_first_throw() -> None:
    at = under("compass", flipped(), leader=0)

    assert [throw.seat for throw in thrown(at)] == [1]
    assert thrown(at)[0].die == "compass"
    assert (asked(at), at.waiting_for) == ("DC-COMBAT-06", (1,))
    assert fight_at(at).spent == []


@pytest.mark.rule("DC-RULING-71")
def test_the_template_of_the_room_is_flipped_before_the_monsters() -> None:
    at = under(
        "compass", flipped(), flipped("S1-inner", "S1-outer"), foe=foe(40, template="backstab")
    )

    assert [throw.die for throw in thrown(at)] == ["compass", "backstab"]
    assert set(lying(at)) == {"compass", "backstab"}


@pytest.mark.rule("DC-RULING-71", "DC-TEMPL-06")
def test_the_same_template_of_room_and_monster_is_flipped_once() -> None:
    at = under("compass", flipped(), foe=foe(40, template="compass"))

    assert len(thrown(at)) == 1
    assert asked(at) == "DC-COMBAT-06"


@pytest.mark.rule("DC-TEMPL-05", "DC-RULING-69")
@pytest.mark.parametrize(
    ("tries", "life"),
    [
        ([], 9),
        ([fallen("compass")], 8),
        ([fallen("compass"), fallen("compass", "floor")], 7),
        ([lazy("compass")], 9),
        ([lazy("compass"), fallen("compass"), lazy("compass")], 8),
    ],
)
def test_a_flip_is_repeated_until_it_counts(tries: list[Seen], life: int) -> None:
    at = under("compass", *tries, flipped())

    assert lives(at) == [life, 9, 9]
    assert len(thrown(at)) == len(tries) + 1
    assert {throw.seat for throw in thrown(at)} == {0}
    assert lying(at) == ["compass"]


@pytest.mark.rule("DC-RULING-70", "DC-FAINT-01")
def test_who_faints_by_a_flip_hands_it_on_with_the_turn() -> None:
    players = (hero(life=1), hero(), hero())
    at = under("compass", fallen("compass"), flipped(), players=players)

    assert person(at).fainted
    assert [throw.seat for throw in thrown(at)] == [0, 1]
    assert at.waiting_for == (1,)


@pytest.mark.rule("DC-RULING-70", "DC-LOSE-01")
def test_the_game_may_be_lost_by_flips() -> None:
    at = under("compass", fallen("compass"), players=(hero(life=1), hero(life=0, fainted=True)))

    assert at.ask is None
    assert not at.state.won


@pytest.mark.rule("DC-RULING-47", "DC-RULING-70")
def test_nobody_is_asked_for_armour_when_a_flip_falls() -> None:
    players = (hero(gear=["lid-of-a-coffin"]), hero())
    at = under("compass", fallen("compass"), flipped(), players=players)

    assert lives(at) == [8, 9]
    assert GUARD[person(at).gear[0]] not in offered(at)


@pytest.mark.rule("DC-TEMPL-06")
@pytest.mark.parametrize("choice", [LEAVE_TEMPLATE, FLIP_AGAIN])
def test_a_template_that_lies_there_may_be_left_or_flipped_anew(choice: Any) -> None:
    card = spendable("flip-template", template="compass")
    at = under("compass", flipped(), flipped("S1-inner"), players=(hero(gear=[card]), hero()))
    choose(at, USE[number(at, card)])
    assert (asked(at), offered(at)) == ("DC-TEMPL-06", [LEAVE_TEMPLATE, FLIP_AGAIN])
    choose(at, choice)

    assert len(thrown(at)) == (2 if choice is FLIP_AGAIN else 1)
    assert lying(at) == ["compass"]


@pytest.mark.rule("DC-TEMPL-07", "DC-RULING-72")
def test_a_die_under_a_template_is_taken_away_and_counts_as_thrown() -> None:
    card = spendable("flip-template", template="compass")
    spot = (4500, 1800)
    at = table(
        *(hero(), hero(gear=[card]), hero()),
        foe=foe(40),
        script=[Seen("S1-inner", 2, spot=spot), Seen("S1-inner", spot=spot)],
    )
    choose(wait_for(at, "DC-COMBAT-06"), TAKE_DIE[RED])
    life = fight_at(at).life
    assert [die.name for die in at.state.setting.dice] == ["red"]
    choose(at, USE[number(at, card)])

    assert at.state.setting.dice == ()
    assert fight_at(at).spent == [RED]
    assert fight_at(at).life == life


# Dice on Templates


@pytest.mark.rule("DC-TEMPL-14", "DC-RULING-76", "DC-TEMPL-08", "DC-TEMPL-01")
@pytest.mark.parametrize(
    ("passed", "icons"), [([], 3), ([room(4)], 7), ([room(4), room(2, gold=1)], 9)]
)
def test_the_compass_is_worth_all_icons_that_lie_open(passed: list[Any], icons: int) -> None:
    at = under(
        *("compass", flipped(), on("compass")),
        room=room(3, template="compass"),
        passed=passed,
    )
    choose(at, TAKE_DIE[RED])

    assert fight_at(at).life == 40 - icons
    assert lives(at) == [9, 9, 9]
    assert lying(at) == ["compass"]


@pytest.mark.rule("DC-TEMPL-15", "DC-SHOP-11")
def test_the_compass_starts_anew_after_a_shop() -> None:
    at = under(
        *("compass", flipped(), hit(4), flipped(), on("compass")),
        room=room(4, template="compass"),
        passed=[room(4), room(3)],
        foe=foe(4),
        rooms=[room(2, template="compass")],
        monsters=[foe(30)],
        deck=(1, 0, 0, 0),
        gold=0,
    )
    choose(at, TAKE_DIE[RED])
    choose(at, TAKE_ROOM[number(at, room(2, template="compass"))], TAKE_DIE[RED])

    assert at.state.shops == 1
    assert fight_at(at).life == 30 - 2


@pytest.mark.rule("DC-TEMPL-17")
def test_treasure_is_a_hit_of_0_that_brings_3_gold_once() -> None:
    at = under("treasure", flipped(), on("treasure"), gold=1)
    choose(at, TAKE_DIE[RED])

    assert (at.state.gold, fight_at(at).life) == (4, 40)
    assert lives(at) == [9, 9, 9]
    assert lying(at) == []


@pytest.mark.rule("DC-TEMPL-13", "DC-TEMPL-12")
def test_a_die_on_the_dagger_is_a_hit_of_0_and_removes_it() -> None:
    script = [flipped("S1-inner", "S1-outer"), on("backstab"), hit(1), hit(1)]
    at = under("backstab", *script)
    choose(at, TAKE_DIE[RED])
    assert (fight_at(at).life, lives(at), lying(at)) == (40, [9, 9, 9], [])
    choose(at, TAKE_DIE[GREEN])

    # Nothing is doubled any more, by neither of the two dice.
    assert fight_at(at).life == 38


@pytest.mark.rule("DC-TEMPL-13", "DC-TEMPL-17", "DC-EQUIP-05")
@pytest.mark.parametrize("template", ["backstab", "treasure"])
def test_bonuses_are_added_to_a_hit_of_0(template: str) -> None:
    first = flipped("S1-inner", "S1-outer") if template == "backstab" else flipped()
    players = (hero(gear=[weapon(bonus=2)]), hero())
    at = under(template, first, on(template), players=players)
    choose(at, ARM[person(at).gear[0]], TAKE_DIE[RED])

    assert fight_at(at).life == 38


@pytest.mark.rule("DC-TEMPL-12", "DC-RULING-74")
@pytest.mark.parametrize(
    ("pointed", "value", "damage"),
    [("S1-outer", 1, 2), ("S1-middle", 3, 6), ("S1-outer", 3, 3), ("bullseye", 10, 20)],
)
def test_the_dagger_doubles_the_section_it_points_to(pointed: str, value: int, damage: int) -> None:
    at = under("backstab", flipped("S1-inner", pointed), hit(value))
    choose(at, TAKE_DIE[RED])

    assert fight_at(at).life == 40 - damage


@pytest.mark.rule("DC-RULING-74")
def test_a_dagger_that_points_at_nothing_doubles_nothing() -> None:
    at = under("backstab", flipped(), hit(1))
    choose(at, TAKE_DIE[RED])

    assert fight_at(at).pointed == ""
    assert fight_at(at).life == 39


@pytest.mark.rule("DC-TEMPL-09")
def test_the_icon_works_on_a_template() -> None:
    at = under("compass", flipped(), on("compass", icon=True), gold=0)
    choose(at, TAKE_DIE[RED], USE_ABILITY[RED])

    assert at.state.gold == 1
    assert fight_at(at).life == 38


@pytest.mark.rule("DC-RULING-95")
@pytest.mark.parametrize("template", ["treasure", "compass"])
def test_a_die_on_a_template_without_a_bounce_is_a_miss(template: str) -> None:
    at = under(template, flipped(), Seen(template, 0), gold=0)
    choose(at, TAKE_DIE[RED])

    assert (at.state.gold, fight_at(at).life) == (0, 40)
    assert lives(at) == [7, 9, 9]
    assert lying(at) == [template]


@pytest.mark.rule("DC-FLIP-07")
def test_the_value_of_a_template_is_shown_when_a_die_lies_on_it() -> None:
    at = under("compass", flipped(), on("compass", icon=True), passed=[room(4)])
    choose(at, TAKE_DIE[RED])

    assert happened(at, ev.DieOnTemplate)[0].section == 6
    assert at.view(1)["toss"]["damage"] == 6
    assert at.view(1)["icons"] == 6


# Webs


def webbed(*script: Any, **more: Any) -> Table:
    """The four holes are webbed over."""
    more = {"room": room(2, modifiers=("spider-webs",)), "foe": foe(40, 2), **more}
    return table(*more.pop("players", (hero(), hero())), script=script, **more)


@pytest.mark.rule("DC-MODIF-06", "DC-MODIF-07")
@pytest.mark.parametrize(("dice", "after"), [(0, 0), (1, 0), (5, 4)])
def test_a_die_on_a_web_costs_a_white_die_if_there_is_one(dice: int, after: int) -> None:
    at = webbed(web(3), dice=dice)
    choose(at, TAKE_DIE[RED])

    assert at.state.dice == after
    assert (fight_at(at).life, lives(at)) == (40, [9, 9])
    assert at.state.setting.webs == ("hole-1", "hole-2", "hole-4")


@pytest.mark.rule("DC-MODIF-07")
def test_the_hole_of_a_removed_web_is_open_again() -> None:
    at = webbed(web(1), miss("hole"), hit(1))
    choose(at, TAKE_DIE[RED], TAKE_DIE[GREEN])

    assert lives(at) == [9, 7]


@pytest.mark.rule("DC-RULING-78", "DC-MODIF-03")
def test_webs_asked_for_twice_are_laid_once_and_not_replaced() -> None:
    at = webbed(web(1), hit(1), hit(1), foe=foe(40, 2, modifiers=("spider-webs",)), dice=2)
    assert len(happened(at, ev.BoardChanged)) <= 1
    choose(at, TAKE_DIE[RED], TAKE_DIE[GREEN], RETRIEVE)

    assert at.state.setting.webs == ("hole-2", "hole-3", "hole-4")


@pytest.mark.rule("DC-MODIF-01", "DC-MODIF-02", "DC-MODIF-09")
@pytest.mark.parametrize(
    ("of_room", "of_foe", "raised", "webs"),
    [
        ((), (), False, 0),
        (("flying-stand",), (), True, 0),
        ((), ("spider-webs",), False, 4),
        (("flying-stand",), ("spider-webs",), True, 4),
    ],
)
def test_room_and_monster_modify_the_board_for_the_whole_combat(
    of_room: tuple[str, ...], of_foe: tuple[str, ...], raised: bool, webs: int
) -> None:
    at = table(
        *(hero(), hero()),
        room=room(2, modifiers=of_room),
        foe=foe(40, modifiers=of_foe),
        script=[hit(1), hit(1)],
    )
    choose(at, TAKE_DIE[RED])

    assert at.state.setting.raised is raised
    assert len(at.state.setting.webs) == webs
    assert thrown(at)[0].setting.raised is raised


# Special dice


def with_die(die: str, *script: Any, **more: Any) -> Table:
    """The room brings a special die."""
    players = more.pop("players", (hero(), hero(), hero()))
    more = {"room": room(2, die=die), "foe": foe(40, 2), **more}
    return table(*players, script=script, **more)


@pytest.mark.rule("DC-SPDICE-01", "DC-SPDICE-03")
@pytest.mark.parametrize(("die", "number_"), [("pendulum", PENDULUM), ("coin", COIN)])
def test_a_special_die_comes_on_top_of_the_others(die: str, number_: int) -> None:
    at = with_die(die, dice=2)

    assert offered(at) == [*TAKE_DIE[:3], TAKE_DIE[number_]]
    assert at.state.dice == 2


@pytest.mark.rule("DC-SPDICE-02", "DC-SPDICE-04")
@pytest.mark.parametrize(("die", "number_"), [("pendulum", PENDULUM), ("coin", COIN)])
def test_throwing_it_is_a_turn_and_it_is_gone(die: str, number_: int) -> None:
    at = with_die(die, hit(3), dice=2)
    choose(at, TAKE_DIE[number_])

    assert fight_at(at).life == 37
    assert at.waiting_for == (1,)
    assert offered(at) == list(TAKE_DIE[:3])
    assert (at.state.dice, fight_at(at).white) == (2, 0)


@pytest.mark.rule("DC-SPDICE-04", "DC-MISS-07")
def test_it_may_miss_like_any_other() -> None:
    at = with_die("coin", miss())
    choose(at, TAKE_DIE[COIN])

    assert lives(at) == [7, 9, 9]


@pytest.mark.rule("DC-SPDICE-08", "DC-SPDICE-09", "DC-REQ-06")
@pytest.mark.parametrize(
    ("die", "number_", "way"),
    [("pendulum", PENDULUM, "pendulum-die"), ("coin", COIN, "destiny-coin")],
)
def test_it_is_thrown_in_its_own_way(die: str, number_: int, way: str) -> None:
    at = with_die(die, hit(1))
    choose(at, TAKE_DIE[number_])

    assert (thrown(at)[0].die, thrown(at)[0].conditions) == (die, (way,))


@pytest.mark.rule("DC-SPDICE-05")
@pytest.mark.parametrize(("die", "number_"), [("pendulum", PENDULUM), ("coin", COIN)])
def test_its_icon_stands_for_any_ability(die: str, number_: int) -> None:
    three = sheet("pickpocket", "self-healing", "heal-party")
    at = with_die(die, hit(1, icon=True), players=(hero(three, life=3, scars=[BLUE]), hero()))
    choose(at, TAKE_DIE[number_])

    assert offered(at) == [LET_LAPSE, USE_ABILITY[RED], USE_ABILITY[GREEN]]


@pytest.mark.rule("DC-SPDICE-07")
@pytest.mark.parametrize(("die", "number_"), [("pendulum", PENDULUM), ("coin", COIN)])
def test_a_blank_side_of_it_does_nothing(die: str, number_: int) -> None:
    at = with_die(die, hit(2))
    choose(at, TAKE_DIE[number_])

    assert fight_at(at).life == 38
    assert asked(at) == "DC-COMBAT-06"


@pytest.mark.rule("DC-RULING-31")
def test_room_and_monster_bring_the_same_die_once() -> None:
    at = with_die("coin", foe=foe(40, die="coin"))

    assert fight_at(at).special == [COIN]


@pytest.mark.rule("DC-RULING-31")
def test_room_and_monster_bring_two_different_dice() -> None:
    at = with_die("coin", foe=foe(40, die="pendulum"))

    assert sorted(fight_at(at).special) == [PENDULUM, COIN]


@pytest.mark.rule("DC-RULING-31")
def test_a_card_puts_a_thrown_die_back_and_does_nothing_for_one_that_is_there() -> None:
    card = spendable("special-die", die="coin")
    at = with_die("coin", hit(1), players=(hero(), hero(gear=[card])))
    use = USE[number(at, card)]
    # As long as it is in the pool the card would do nothing.
    assert (asked(at), at.waiting_for) == ("DC-COMBAT-06", (0,))
    choose(at, TAKE_DIE[COIN])
    assert use in offered(at)
    choose(at, use)

    assert TAKE_DIE[COIN] in offered(at)


@pytest.mark.rule("DC-SPDICE-06")
def test_it_does_not_outlast_the_combat_of_its_card() -> None:
    at = with_die(
        *("coin", hit(2)),
        foe=foe(2),
        rooms=[room(1), room(1, gold=2)],
        monsters=[foe(5)],
        deck=(1, 0, 0, 0),
    )
    choose(at, TAKE_DIE[RED])
    choose(at, offered(at)[0])

    assert fight_at(at).special == []
    assert TAKE_WHITE not in offered(at)
