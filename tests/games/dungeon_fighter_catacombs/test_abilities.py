"""The icon, and the eight abilities that all Heroes may have. [DC-ICON-01] [DC-ABIL-01]"""

from typing import Any

import pytest

from tests.games.dungeon_fighter_catacombs.cards import SWORN, foe, room, sheet, weapon
from tests.games.dungeon_fighter_catacombs.situations import (
    ALL_SPENT,
    BLUE,
    GREEN,
    RED,
    choose,
    fight_at,
    flipped,
    happened,
    hero,
    hit,
    lives,
    miss,
    offered,
    on,
    person,
    table,
    thrown,
    web,
)
from undercroft.engine import Table
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.options import (
    ARM,
    LET_LAPSE,
    TAKE_DIE,
    TAKE_WHITE,
    THROW_NOW,
    USE_ABILITY,
)
from undercroft.games.dungeon_fighter_catacombs.state import COIN
from undercroft.targets.move import Seen

THREE = sheet("pickpocket", "self-healing", "heal-party")
HIT_ONLY = ["piercing-damage", "focused-damage", "sworn-enemy", "death-list", "divine-intervention"]
ANYWHERE = ["re-throw", "heal-party", "pickpocket", "self-healing", "charming", "spirit-energy"]
USE_RED = USE_ABILITY[RED]


def with_red(kind: str, *script: Any, **more: Any) -> Table:
    """A Hero with an ability on red, who threw that die."""
    player = more.pop("player", None) or hero(sheet(kind))
    others = more.pop("others", (hero(),))
    monster = more.pop("foe", None) or foe(30, 2)
    at = table(player, *others, foe=monster, script=script, **more)
    return choose(at, TAKE_DIE[RED])


# The icon


@pytest.mark.rule("DC-ICON-01", "DC-COMBAT-10")
@pytest.mark.parametrize(
    ("colour", "gold", "life"),
    [(RED, 1, [3, 3]), (GREEN, 0, [6, 3]), (BLUE, 0, [4, 4])],
)
def test_a_coloured_die_activates_the_ability_of_its_colour(
    colour: int, gold: int, life: list[int]
) -> None:
    at = table(
        *(hero(THREE, life=3), hero(life=3)), foe=foe(30), script=[hit(1, icon=True)], gold=0
    )
    choose(at, TAKE_DIE[colour])
    assert offered(at) == [LET_LAPSE, USE_ABILITY[colour]]
    choose(at, USE_ABILITY[colour])

    assert (at.state.gold, lives(at)) == (gold, life)


@pytest.mark.rule("DC-ICON-02", "DC-SPDICE-05")
@pytest.mark.parametrize("die", [TAKE_WHITE, TAKE_DIE[COIN]])
def test_white_and_special_dice_activate_any_one_ability_without_a_scar(die: Any) -> None:
    at = table(
        *(hero(THREE, life=3, scars=[GREEN]), hero(life=3)),
        foe=foe(30),
        room=room(2, die="coin"),
        fight=ALL_SPENT,
        dice=2,
        gold=0,
        script=[hit(1, icon=True)],
    )
    choose(at, die)
    assert offered(at) == [LET_LAPSE, USE_RED, USE_ABILITY[BLUE]]
    choose(at, USE_RED)

    assert at.state.gold == 1
    assert lives(at) == [3, 3]


@pytest.mark.rule("DC-ICON-03", "DC-ABIL-07")
@pytest.mark.parametrize(
    "landing", [hit(1, icon=True), *(miss(how, icon=True) for how in ("hole", "bone", "table"))]
)
def test_the_icon_works_wherever_the_die_lies(landing: Seen) -> None:
    at = with_red("pickpocket", landing, gold=0)

    choose(at, USE_RED)

    assert at.state.gold == 1


@pytest.mark.rule("DC-ICON-04", "DC-ICON-03")
@pytest.mark.parametrize("kind", [*HIT_ONLY, *ANYWHERE, "agile-instincts"])
def test_some_abilities_work_on_hits_only_and_one_on_misses_only(kind: str) -> None:
    on_hit = with_red(kind, hit(1, icon=True), player=hero(sheet(kind), life=5))
    on_miss = with_red(kind, miss(icon=True), player=hero(sheet(kind), life=5))

    assert (USE_RED in on_hit.options(0)) is (kind != "agile-instincts")
    assert (USE_RED in on_miss.options(0)) is (kind not in HIT_ONLY)


@pytest.mark.rule("DC-ICON-05")
@pytest.mark.parametrize("landing", [hit(3), miss()])
def test_a_blank_face_does_nothing(landing: Seen) -> None:
    at = with_red("pickpocket", landing, gold=0)

    assert at.waiting_for == (1,)
    assert at.state.gold == 0
    assert happened(at, ev.AbilityUsed) == []


@pytest.mark.rule("DC-ICON-06", "DC-RULING-13")
def test_nobody_has_to_use_an_ability() -> None:
    at = with_red("pickpocket", hit(3, icon=True), gold=0)

    choose(at, LET_LAPSE)

    assert at.state.gold == 0
    assert fight_at(at).life == 27


@pytest.mark.rule("DC-RULING-13")
@pytest.mark.parametrize(
    ("kind", "landing", "is_used"),
    [
        ("pickpocket", hit(1, icon=True), True),
        ("piercing-damage", hit(1, icon=True), True),
        ("re-throw", miss(icon=True), True),
        ("re-throw", hit(1, icon=True), False),
        ("heal-party", hit(1, icon=True), False),
    ],
)
def test_the_default_is_the_useful_choice(kind: str, landing: Seen, is_used: bool) -> None:
    at = with_red(kind, landing)
    options = offered(at)

    chosen = at.game.fallback(at.state, 0, options, at.source)
    assert chosen is (USE_RED if is_used else LET_LAPSE)


# Agile Instincts


@pytest.mark.card("hero-lady-mary")
@pytest.mark.rule("DC-ABIL-01")
@pytest.mark.parametrize("how", ["table", "hole", "bone", "no-bounce"])
def test_agile_instincts_dodge_and_strike_back(how: str) -> None:
    at = with_red("agile-instincts", miss(how, icon=True))

    choose(at, USE_RED)

    assert lives(at) == [9, 9]
    assert fight_at(at).life == 28


@pytest.mark.rule("DC-ABIL-02", "DC-EQUIP-05")
def test_weapons_add_nothing_to_agile_instincts() -> None:
    player = hero(sheet("agile-instincts"), gear=[weapon(bonus=3)])
    at = table(player, hero(), foe=foe(30, 2), script=[miss(icon=True)])

    choose(at, ARM[person(at).gear[0]], TAKE_DIE[RED], USE_RED)

    assert fight_at(at).life == 28


@pytest.mark.rule("DC-RULING-17", "DC-REST-02", "DC-LEADER-04")
@pytest.mark.parametrize(("life", "is_over"), [(1, True), (2, True), (3, False)])
def test_agile_instincts_may_kill_but_never_epically(life: int, is_over: bool) -> None:
    at = with_red(
        "agile-instincts",
        miss(icon=True),
        foe=foe(life, 2, 1),
        gold=0,
        setup={"level_up": "on"},
    )
    choose(at, USE_RED)

    assert at.state.defeated == is_over
    assert at.state.gold == is_over
    assert at.state.leader == (0 if is_over else 1)
    assert person(at).xp == 0
    assert lives(at) == [9, 9]


# Re-Throw


@pytest.mark.card("hero-lady-mary")
@pytest.mark.rule("DC-ABIL-03", "DC-ABIL-04")
@pytest.mark.parametrize("first", [hit(1, icon=True), miss("hole", icon=True)])
@pytest.mark.parametrize("second", [hit(4), miss()])
def test_a_re_throw_makes_the_first_result_void(first: Seen, second: Seen) -> None:
    at = with_red("re-throw", first, second)

    choose(at, USE_RED)

    is_hit = second == hit(4)
    assert fight_at(at).life == (26 if is_hit else 30)
    assert lives(at) == [9 if is_hit else 7, 9]
    assert fight_at(at).spent == [RED]
    assert at.waiting_for == (1,)


@pytest.mark.rule("DC-ABIL-04")
def test_a_re_throw_works_again_and_again() -> None:
    at = with_red("re-throw", *[miss(icon=True)] * 3, hit(2, icon=True))

    choose(at, USE_RED, USE_RED, USE_RED, LET_LAPSE)

    assert [event.die for event in happened(at, ev.DieTaken)] == [RED] * 4
    assert fight_at(at).life == 28
    assert lives(at) == [9, 9]


@pytest.mark.rule("DC-RULING-14")
def test_a_re_throw_keeps_the_die_and_requirements_and_arms_anew() -> None:
    first, second = weapon("ear-shot", bonus=1), weapon(bonus=3)
    player = hero(sheet("re-throw"), gear=[first, second])
    at = table(
        player,
        hero(),
        foe=foe(30, 2, throws=("nose-shot",)),
        script=[miss("ear-shot", icon=True), hit(2)],
        setup={"backing_down": False},
    )
    ear, plain = person(at).gear
    choose(at, ARM[ear], TAKE_DIE[RED], USE_RED)
    assert offered(at) == [THROW_NOW, ARM[ear], ARM[plain]]
    choose(at, ARM[plain], THROW_NOW)

    taken = happened(at, ev.DieTaken)
    assert taken[1].die == RED
    assert taken[1].throws == ("condition-nose-shot",)
    assert fight_at(at).life == 30 - 2 - 3


@pytest.mark.rule("DC-RULING-14")
@pytest.mark.parametrize("power", ["toxic", "super-toxic", "death-touch"])
def test_a_void_throw_wakes_no_power_of_the_monster(power: str) -> None:
    monster = foe(30, 2, ability=power)
    at = with_red("re-throw", miss("hole", icon=True), hit(2), foe=monster, dice=2)

    choose(at, USE_RED)

    assert at.state.dice == 2
    assert lives(at) == [9, 9]
    assert not fight_at(at).toxic


@pytest.mark.rule("DC-RULING-14")
def test_a_void_throw_leaves_web_and_template_alone() -> None:
    at = with_red("re-throw", web(1, icon=True), hit(2), room="records-of-the-dust", dice=2)
    choose(at, USE_RED)
    assert at.state.dice == 2
    assert len(at.state.setting.webs) == 4

    at = with_red(
        *("re-throw", flipped(), on("treasure", icon=True), hit(2)),
        room=room(2, template="treasure"),
        gold=0,
    )
    choose(at, USE_RED)
    assert at.state.gold == 0
    assert [piece.name for piece in at.state.setting.templates] == ["treasure"]


@pytest.mark.rule("DC-RULING-16", "DC-RULING-35")
def test_the_die_is_picked_up_for_its_second_throw_and_others_stay() -> None:
    player = hero(sheet(green="re-throw"))
    script = [hit(3), hit(2, icon=True), hit(1), hit(1)]
    at = table(hero(), player, foe=foe(30), script=script)

    choose(at, TAKE_DIE[RED], TAKE_DIE[GREEN], USE_ABILITY[GREEN])

    lying = [[piece.name for piece in throw.setting.dice] for throw in thrown(at)]
    assert lying[:3] == [[], ["red"], ["red"]]


# The others


@pytest.mark.card("hero-sir-moo")
@pytest.mark.rule("DC-ABIL-05", "DC-RULING-22", "DC-RULING-23")
def test_heal_party_heals_every_conscious_hero_1_life() -> None:
    others = (hero(life=8), hero(life=9), hero(life=0, fainted=True))
    player = hero(sheet("heal-party"), life=3)
    at = with_red("heal-party", hit(1, icon=True), player=player, others=others)

    choose(at, USE_RED)

    assert lives(at) == [4, 9, 9, 0]
    assert at.state.heroes[3].fainted


@pytest.mark.card("hero-lianna-lightbringer")
@pytest.mark.rule("DC-ABIL-06")
@pytest.mark.parametrize("value", [1, 6, 10])
def test_piercing_damage_adds_2(value: int) -> None:
    # The icon in the bullseye would kill at once; a Level Up token is no icon.
    player = hero(sheet("piercing-damage"), tokens=[RED])
    at = with_red("piercing-damage", hit(value), player=player, setup={"level_up": "on"})

    choose(at, offered(at)[1])

    assert fight_at(at).life == 30 - value - 2


@pytest.mark.card("hero-saul-baysar")
@pytest.mark.rule("DC-ABIL-07")
def test_pickpocket_brings_a_coin() -> None:
    at = with_red("pickpocket", hit(2, icon=True), gold=3)

    choose(at, USE_RED)

    assert at.state.gold == 4
    assert fight_at(at).life == 28


@pytest.mark.card("hero-sir-moo")
@pytest.mark.rule("DC-ABIL-08")
@pytest.mark.parametrize("value", [1, 4, 5, 6])
def test_focused_damage_makes_any_section_a_5(value: int) -> None:
    at = with_red("focused-damage", hit(value, icon=True))

    choose(at, USE_RED)

    assert fight_at(at).life == 25


@pytest.mark.rule("DC-RULING-75", "DC-ABIL-08")
def test_focused_damage_works_on_webs_and_templates_too() -> None:
    at = with_red("focused-damage", web(2, icon=True), room="records-of-the-dust", dice=2)
    choose(at, USE_RED)
    assert fight_at(at).life == 25
    assert (at.state.dice, len(at.state.setting.webs)) == (1, 3)

    at = with_red(
        *("focused-damage", flipped(), on("treasure", icon=True)),
        room=room(2, template="treasure"),
        gold=0,
    )
    choose(at, USE_RED)
    assert fight_at(at).life == 25
    assert (at.state.gold, at.state.setting.templates) == (3, ())


@pytest.mark.card("hero-lianna-lightbringer")
@pytest.mark.rule("DC-ABIL-09", "DC-RULING-23")
@pytest.mark.parametrize(
    ("life", "scars", "after"), [(1, [], 4), (6, [], 9), (7, [], 9), (5, [GREEN], 7)]
)
def test_self_healing_heals_the_thrower_3_life_up_to_the_maximum(
    life: int, scars: list[int], after: int
) -> None:
    player = hero(sheet("self-healing"), life=life, scars=scars)
    at = with_red("self-healing", hit(1, icon=True), player=player, others=(hero(life=4),))

    choose(at, USE_RED)

    assert lives(at) == [after, 4]


@pytest.mark.card("hero-saul-baysar")
@pytest.mark.rule("DC-ABIL-10", "DC-ABIL-11")
@pytest.mark.parametrize(("kind", "added"), [(SWORN, 4), ("ghost", 1), ("cultist", 1)])
def test_a_sworn_enemy_is_hit_harder_than_any_other(kind: str, added: int) -> None:
    at = with_red("sworn-enemy", hit(3, icon=True), foe=foe(30, type=kind))

    choose(at, USE_RED)

    assert fight_at(at).life == 30 - 3 - added


@pytest.mark.rule("DC-RULING-12")
def test_damage_is_set_then_doubled_then_added_to() -> None:
    player = hero(sheet("focused-damage"), gear=[weapon(bonus=2)])
    at = table(
        player,
        hero(),
        foe=foe(30),
        room=room(2, template="backstab"),
        script=[flipped("S1-inner", "S1-outer"), hit(1, icon=True)],
    )
    choose(at, ARM[person(at).gear[0]], TAKE_DIE[RED], USE_RED)

    assert fight_at(at).life == 30 - (5 * 2 + 2)


@pytest.mark.rule("DC-RULING-12")
def test_the_section_without_the_dagger_is_not_doubled() -> None:
    at = table(
        *(hero(), hero()),
        foe=foe(30),
        room=room(2, template="backstab"),
        script=[flipped("S1-inner", "S1-middle"), hit(1)],
    )
    choose(at, TAKE_DIE[RED])

    assert fight_at(at).life == 29
