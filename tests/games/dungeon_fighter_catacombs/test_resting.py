"""Fainting, losing, and the Resting phase step by step. [DC-REST-01] [DC-SCAR-01]"""

from typing import Any

import pytest

from tests.games.dungeon_fighter_catacombs.cards import (
    armour,
    foe,
    relic,
    room,
    sheet,
    spendable,
)
from tests.games.dungeon_fighter_catacombs.situations import (
    ALL_SPENT,
    BLUE,
    GREEN,
    RED,
    all_choose,
    asked,
    choose,
    fight_at,
    flipped,
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
from undercroft.engine import Refused, Table
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.options import (
    COVER_ABILITY,
    DISCARD,
    END_REST,
    GUARD,
    HAND,
    PASS,
    SUFFER,
    TAKE_DIE,
    TAKE_WHITE,
    UNLEASH,
    USE_ABILITY,
    USE_ON,
)
from undercroft.games.dungeon_fighter_catacombs.state import COIN, Phase

SCARS = [RED, GREEN, BLUE]


def down(*scars: int, **more: Any) -> Any:
    """A Hero who fainted in this combat."""
    return hero(life=0, fainted=True, scars=list(scars), **more)


def won(*players: Any, gold: int = 0, value: int = 1, life: int = 1, **more: Any) -> Table:
    """The first Hero defeats a monster with red."""
    more = {"script": [hit(value)], "foe": foe(9, 1, 2), **more}
    at = table(*(players or (hero(), hero())), life=life, gold=gold, **more)
    return choose(at, TAKE_DIE[RED])


# Fainting


@pytest.mark.rule("DC-FAINT-01")
@pytest.mark.parametrize(("life", "has_fainted"), [(3, False), (2, True), (1, True)])
def test_a_hero_with_less_than_1_life_faints(life: int, has_fainted: bool) -> None:
    at = table(hero(life=life), hero(), foe=foe(30, 2), script=[miss()])

    choose(at, TAKE_DIE[RED])

    assert person(at).fainted is has_fainted
    assert person(at).life == max(0, life - 2)


@pytest.mark.rule("DC-FAINT-02", "DC-COMBAT-12")
def test_a_fainted_hero_skips_all_turns_of_the_combat() -> None:
    at = table(
        *(hero(), hero(life=1), hero()),
        foe=foe(30, 1),
        script=[hit(1), miss(), hit(1), hit(1), hit(1)],
        dice=9,
    )
    choose(at, TAKE_DIE[RED], TAKE_DIE[GREEN], TAKE_WHITE, TAKE_WHITE)

    assert [event.who for event in happened(at, ev.DieTaken)] == [0, 1, 2, 0, 2]
    assert person(at, 1).fainted


@pytest.mark.rule("DC-FAINT-02")
def test_a_fainted_hero_can_use_nothing() -> None:
    at = table(
        *(hero(life=5), down(gear=[spendable("heal-one", 3)], charmed=[foe(7)])),
        foe=foe(30),
        script=[hit(1)],
    )
    choose(at, TAKE_DIE[RED])

    assert at.waiting_for == (0,)
    assert happened(at, ev.GearUsed) == []


@pytest.mark.rule("DC-LOSE-01")
def test_the_party_loses_at_once_when_all_have_fainted() -> None:
    at = table(hero(life=1), down(), foe=foe(30, 1), script=[miss()])

    choose(at, TAKE_DIE[RED])

    assert at.ask is None
    assert (at.state.phase, at.state.won) == (Phase.OVER, False)


@pytest.mark.rule("DC-LOSE-02")
def test_one_hero_on_his_feet_is_enough() -> None:
    at = table(
        *(hero(life=1), down(), hero(life=1)),
        foe=foe(2, 9),
        script=[miss(), hit(2)],
        rooms=["rotten-food"],
    )
    choose(at, TAKE_DIE[RED])
    assert at.waiting_for == (2,)
    choose(at, TAKE_DIE[GREEN])

    assert at.state.defeated == 1


@pytest.mark.rule("DC-RULING-54", "DC-LOSE-01")
def test_eliminated_heroes_count_for_nothing() -> None:
    out = hero(life=0, eliminated=True, scars=SCARS)
    at = table(hero(life=1), out, hero(), foe=foe(30, 1), script=[miss(), miss()], leader=2)
    choose(at, TAKE_DIE[RED])
    assert at.waiting_for == (2,)

    at = table(hero(life=1), out, foe=foe(30, 1), script=[miss()])
    choose(at, TAKE_DIE[RED])
    assert at.ask is None


@pytest.mark.rule("DC-RULING-54")
def test_the_only_hero_left_takes_every_turn() -> None:
    out = hero(life=0, eliminated=True, scars=SCARS)
    at = table(hero(), out, foe=foe(30), script=[hit(1), hit(1), hit(1)], dice=1, leader=0)

    choose(at, TAKE_DIE[RED], TAKE_DIE[GREEN])

    assert [event.who for event in happened(at, ev.DieTaken)] == [0, 0, 0]
    assert at.waiting_for == (0,)


@pytest.mark.rule("DC-RULING-54", "DC-SOLO-01")
def test_two_heroes_of_one_player_alternate() -> None:
    at = table(hero(), hero(), foe=foe(30), solo=True, script=[hit(1), hit(1), hit(1)], dice=1)

    choose(at, TAKE_DIE[RED], TAKE_DIE[GREEN])

    assert [event.who for event in happened(at, ev.DieTaken)] == [0, 1, 0]
    assert {event.seat for event in happened(at, ev.DieTaken)} == {0}
    assert at.state.leader == 1


# Epic Shot and reward


@pytest.mark.rule("DC-REST-02")
@pytest.mark.parametrize(("life", "gold"), [(4, 2), (3, 2), (2, 3), (1, 3)])
def test_an_epic_shot_brings_the_monster_to_3_below_0(life: int, gold: int) -> None:
    at = won(value=5, life=life)

    assert at.state.gold == gold
    assert len(happened(at, ev.EpicShot)) == gold - 2


@pytest.mark.rule("DC-REST-02")
def test_only_the_last_hit_can_be_epic() -> None:
    at = table(hero(), hero(), foe=foe(8, 1, 2), script=[hit(6), hit(2)], gold=0)

    choose(at, TAKE_DIE[RED], TAKE_DIE[GREEN])

    assert at.state.gold == 2


@pytest.mark.rule("DC-REST-01", "DC-REST-04", "DC-MOVEON-01", "DC-MOVEON-10")
def test_resting_has_a_fixed_order() -> None:
    at = won(hero(), hero(), down(), value=6)
    choose(at, COVER_ABILITY[GREEN])

    order = [
        *(ev.MonsterDefeated, ev.EpicShot, ev.LootTaken, ev.ScarTaken),
        *(ev.LeaderChanged, ev.MonsterDiscarded, ev.IconsCounted),
    ]
    kinds = [type(event) for event in at.events if isinstance(event, tuple(order))]
    assert kinds == order


# Scars


@pytest.mark.rule("DC-SCAR-01", "DC-FAINT-03", "DC-SCAR-02", "DC-RULING-25")
def test_each_fainted_hero_takes_a_scar_on_a_colour_of_his_choice() -> None:
    at = won(hero(), down(), down(GREEN))

    assert (at.waiting_for, offered(at)) == ((1,), [COVER_ABILITY[n] for n in SCARS])
    choose(at, COVER_ABILITY[BLUE])
    assert (at.waiting_for, offered(at)) == ((2,), [COVER_ABILITY[RED], COVER_ABILITY[BLUE]])
    choose(at, COVER_ABILITY[RED])

    assert [one.scars for one in at.state.heroes] == [[], [BLUE], [GREEN, RED]]
    assert at.state.scars == 2
    assert not any(one.fainted for one in at.state.heroes)


@pytest.mark.rule("DC-SCAR-03", "DC-SCAR-04", "DC-SCAR-05", "DC-RULING-24", "DC-SHEET-05")
@pytest.mark.parametrize(("before", "life"), [([], 7), ([RED], 5), ([RED, GREEN], 3)])
def test_a_scar_costs_2_life_and_the_hero_is_in_full_health(before: list[int], life: int) -> None:
    at = won(hero(life=4), down(*before))
    if asked(at) == "DC-RULING-25":
        choose(at, COVER_ABILITY[BLUE])

    assert lives(at) == [4, life]
    assert at.view(0)["heroes"][1]["capacity"] == life


@pytest.mark.rule("DC-SCAR-05", "DC-SCAR-04")
@pytest.mark.parametrize(("scars", "most"), [([], 9), ([0], 7), ([0, 1], 5), ([0, 1, 2], 3)])
def test_scars_lower_the_maximum_for_good(scars: list[int], most: int) -> None:
    player = hero(life=1, scars=scars, gear=[spendable("heal-one", 9)])
    at = table(player, hero(), foe=foe(30))

    choose(at, USE_ON[person(at).gear[0]][0])

    assert lives(at) == [most, 9]


@pytest.mark.rule("DC-SCAR-08", "DC-RULING-25")
def test_no_colour_has_two_scars() -> None:
    at = won(hero(), down(RED))

    assert offered(at) == [COVER_ABILITY[GREEN], COVER_ABILITY[BLUE]]
    with pytest.raises(Refused):
        at.answer(1, COVER_ABILITY[RED])


@pytest.mark.rule("DC-SCAR-06", "DC-SCAR-07", "DC-RULING-25")
@pytest.mark.parametrize(("die", "is_used"), [(RED, False), (GREEN, True)])
def test_the_ability_under_a_scar_is_gone_and_its_die_is_not(die: int, is_used: bool) -> None:
    at = table(hero(scars=[RED]), hero(), foe=foe(30), script=[hit(2, icon=True)])
    assert TAKE_DIE[RED] in offered(at)

    choose(at, TAKE_DIE[die])

    assert (USE_ABILITY[die] in at.options(0)) is is_used
    assert fight_at(at).life == (30 if is_used else 28)


@pytest.mark.rule("DC-RULING-25", "DC-SCAR-06")
def test_with_three_scars_no_white_die_helps() -> None:
    at = table(
        *(hero(scars=SCARS), hero()), foe=foe(30), fight=ALL_SPENT, script=[hit(2, icon=True)]
    )
    choose(at, TAKE_WHITE)

    assert fight_at(at).life == 28
    assert at.waiting_for == (1,)


@pytest.mark.rule("DC-SCAR-09", "DC-SCAR-01")
@pytest.mark.parametrize(("scars", "is_out"), [([RED, GREEN], False), (SCARS, True)])
def test_who_faints_with_three_scars_is_out_of_the_game(scars: list[int], is_out: bool) -> None:
    at = won(hero(), down(*scars), scars=len(scars))

    assert person(at, 1).eliminated is is_out
    assert at.state.scars == (3 if is_out else len(scars) + 1)
    assert person(at, 1).is_conscious is not is_out


@pytest.mark.rule("DC-RULING-53", "DC-SCAR-09", "DC-RULING-52")
def test_the_equipment_of_an_eliminated_hero_is_handed_out_or_lost() -> None:
    salts, shield = spendable("heal-one", 2), armour("no-damage")
    at = won(hero(), down(*SCARS, gear=[salts, shield]))
    assert at.state.phase is Phase.RESTING
    gift = HAND[number(at, salts)][0]
    assert gift in at.options(1)
    at.answer(1, gift)
    all_choose(at, at.options(at.waiting_for[0])[0])
    while at.state.phase is Phase.RESTING:
        all_choose(at, at.options(at.waiting_for[0])[0])

    assert person(at).gear == [number(at, salts)]
    assert person(at, 1).gear == []


@pytest.mark.rule("DC-RULING-53", "DC-UNIQUE-11")
def test_the_tokens_of_an_eliminated_hero_leave_the_game() -> None:
    lister = down(*SCARS, card=sheet(blue="death-list"), tokens=[RED], turned=[RED])
    at = won(hero(), lister)

    out = person(at, 1)
    assert (out.listed, out.tokens, out.turned) == ([], [], [])


@pytest.mark.rule("DC-RULING-06", "DC-MOVEON-01")
def test_an_eliminated_leader_to_be_hands_the_token_on() -> None:
    # The second Hero threw last and fell; a Charmed Monster finished the fight.
    at = table(
        *(hero(charmed=[foe(7, level=4)]), hero(life=1, scars=SCARS), hero(), hero()),
        foe=foe(3, 1),
        fight={"active": 1},
        leader=0,
        script=[miss()],
    )
    choose(at, PASS, TAKE_DIE[RED], PASS)
    assert person(at, 1).fainted
    choose(at, UNLEASH[person(at).charmed[0]])

    assert person(at, 1).eliminated
    assert at.state.leader == 2


# Moving on


@pytest.mark.rule("DC-MOVEON-01", "DC-LEADER-01", "DC-LEADER-04")
def test_who_threw_the_last_die_leads() -> None:
    at = table(
        *(hero(), hero(), hero()), foe=foe(2), script=[hit(1), hit(1)], rooms=[room(1), room(2)]
    )
    choose(at, TAKE_DIE[RED], TAKE_DIE[BLUE])

    assert at.state.leader == 1
    assert at.waiting_for == (1,)
    assert asked(at) == "DC-PATH-02"


@pytest.mark.rule("DC-MOVEON-02", "DC-COMBAT-04")
def test_the_left_neighbour_of_the_new_leader_gets_all_coloured_dice() -> None:
    at = table(
        *(hero(), hero(), hero()),
        foe=foe(2),
        script=[hit(1), hit(1)],
        monsters=[foe(3)],
        deck=(1, 0, 0, 0),
        rooms=[room(1), room(2)],
    )
    choose(at, TAKE_DIE[RED], TAKE_DIE[BLUE])
    choose(at, offered(at)[0])

    assert at.waiting_for == (2,)
    assert offered(at) == [TAKE_DIE[n] for n in SCARS]
    assert at.state.setting.dice == ()


@pytest.mark.rule("DC-MOVEON-03", "DC-WHITE-01")
def test_used_white_dice_return_to_the_supply_and_not_to_the_chest() -> None:
    at = table(*(hero(), hero()), foe=foe(2), fight=ALL_SPENT, dice=4, script=[hit(1), hit(1)])
    choose(at, TAKE_WHITE)
    assert at.view(0)["supply"] == 5
    choose(at, TAKE_WHITE)

    assert at.state.dice == 2
    assert at.view(0)["supply"] == 7


@pytest.mark.rule("DC-MOVEON-04", "DC-SPDICE-06", "DC-SPDICE-02")
@pytest.mark.parametrize("die", [RED, COIN])
def test_special_dice_return_to_the_supply_used_or_not(die: int) -> None:
    at = table(
        *(hero(), hero()),
        foe=foe(1),
        room=room(2, die="coin"),
        rooms=[room(1), room(3)],
        monsters=[foe(3)],
        deck=(1, 0, 0, 0),
        script=[hit(1)],
    )
    choose(at, TAKE_DIE[die])
    choose(at, offered(at)[0])

    assert offered(at) == [TAKE_DIE[n] for n in SCARS]


@pytest.mark.rule("DC-MOVEON-07", "DC-RULING-52")
def test_heroes_may_hand_equipment_to_each_other_only_in_resting() -> None:
    shield = armour("no-damage")
    at = table(hero(gear=[shield]), hero(), foe=foe(2), script=[hit(1), hit(1)])
    gift = HAND[number(at, shield)][1]
    assert gift not in offered(at)
    choose(at, TAKE_DIE[RED])
    assert gift not in offered(at)
    choose(at, TAKE_DIE[GREEN])

    assert asked(at) == "DC-MOVEON-07"
    assert offered(at, 0) == [END_REST, gift]
    at.answer(0, gift)
    while at.state.phase is Phase.RESTING:
        all_choose(at, END_REST)

    assert person(at).gear == []
    assert person(at, 1).gear == [number(at, shield)]


@pytest.mark.rule("DC-RULING-51", "DC-EQUIP-02", "DC-MOVEON-07")
def test_a_gift_above_the_limit_costs_a_card() -> None:
    old, new = armour("no-damage"), armour("riposte", 1)
    at = won(hero(gear=[new]), hero(sheet(slots=(1, 1, 1)), gear=[old]))

    at.answer(0, HAND[number(at, new)][1])
    others = [seat for seat in at.waiting_for if seat != 1]
    assert not others
    if asked(at) != "DC-RULING-51":
        at.answer(1, END_REST)
    assert set(offered(at)) == {DISCARD[number(at, old)], DISCARD[number(at, new)]}
    choose(at, DISCARD[number(at, old)])

    assert person(at, 1).gear == [number(at, new)]
    assert number(at, old) not in at.state.equipment.pool


@pytest.mark.rule("DC-MOVEON-08", "DC-EQUIP-08", "DC-EQUIP-10")
def test_used_armour_is_ready_in_the_next_combat_and_not_before() -> None:
    at = table(
        *(hero(gear=[armour("no-damage")]), hero()),
        foe=foe(2, 2),
        script=[miss(), hit(1), miss(), hit(1), miss()],
        monsters=[foe(5, 2)],
        deck=(1, 0, 0, 0),
        rooms=[room(1), room(2)],
        dice=5,
    )
    card = person(at).gear[0]
    choose(at, TAKE_DIE[RED])
    assert offered(at) == [SUFFER, GUARD[card]]
    choose(at, GUARD[card])
    assert person(at).used == [card]
    choose(at, TAKE_DIE[GREEN])
    # The second miss in the same combat finds no armour ready.
    assert lives(at) == [7, 9]
    choose(at, TAKE_WHITE)
    while at.state.phase is Phase.RESTING:
        all_choose(at, END_REST)

    assert person(at).used == []


@pytest.mark.rule("DC-MOVEON-09", "DC-TEMPL-11", "DC-MODIF-08")
def test_templates_webs_and_stand_come_off_the_board() -> None:
    webbed = foe(1, modifiers=("spider-webs",))
    at = table(
        *(hero(), hero()),
        foe=webbed,
        room=room(2, template="compass", modifiers=("flying-stand",)),
        script=[flipped(), hit(1)],
    )
    assert len(at.state.setting.webs) == 4
    choose(at, TAKE_DIE[RED])

    assert (at.state.setting.webs, at.state.setting.templates) == ((), ())
    assert not at.state.setting.raised


@pytest.mark.rule("DC-MOVEON-10", "DC-MOVEON-11")
def test_the_room_is_set_aside_and_all_icons_are_counted() -> None:
    at = won(room=room(3), passed=[room(2), room(4)])

    assert happened(at, ev.IconsCounted)[0].icons == 9
    assert at.state.room == -1
    assert len(at.state.passed) == 3
    assert at.state.phase is Phase.DUNGEON


@pytest.mark.rule("DC-MOVEON-05", "DC-RELIC-04")
def test_a_relic_that_was_used_is_ready_again_after_resting() -> None:
    teapot = relic("heal-all", 1)
    at = table(
        *(
            hero(life=5),
            hero(),
        ),
        foe=foe(1),
        relics=[teapot],
        relics_used=[],
        script=[hit(1)],
        rooms=[room(1), room(2)],
    )
    card = number(at, teapot)
    choose(at, next(option for option in offered(at) if getattr(option, "gear", None) == card))
    assert at.state.relics_used == [card]
    choose(at, TAKE_DIE[RED])

    assert at.state.relics_used == []
    assert at.state.relics == [card]
