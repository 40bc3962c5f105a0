"""Weapons, Armor, Spendables and Relics, each shipped card among them. [DC-EQUIP-01]"""

from typing import Any

import pytest

from tests.games.dungeon_fighter_catacombs.boxes import BOX
from tests.games.dungeon_fighter_catacombs.cards import (
    armour,
    foe,
    relic,
    spendable,
    weapon,
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
    thrown,
    wait_for,
)
from undercroft.engine import Refused, Table
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.options import (
    ADD_DAMAGE,
    ARM,
    BACK_DOWN,
    DEAL_DAMAGE,
    GUARD,
    HOLD,
    LET_LAPSE,
    PASS,
    PROPOSE_RETREAT,
    RETHROW_WITH,
    SUFFER,
    TAKE_DIE,
    USE,
    USE_ON,
    USE_ON_DIE,
)
from undercroft.games.dungeon_fighter_catacombs.state import COIN, PENDULUM, Phase

WEAPONS = [
    pytest.param(name, marks=pytest.mark.card(name))
    for name in (BOX.names[card] for card in BOX.equipment)
    if BOX.gear(BOX.number(name)).kind == "weapon"
]
BARE = {"backing_down": False}


def armed(*gear: Any, script: Any = (), **more: Any) -> Table:
    """A Hero with these cards and another one against a monster with much life."""
    monster = more.pop("foe", None) or foe(30, 3)
    others = more.pop("others", (hero(),))
    life = more.pop("hero_life", 9)
    return table(hero(life=life, gear=gear), *others, foe=monster, script=script, **more)


def cards_of(at: Table, who: int = 0) -> list[int]:
    return list(person(at, who).gear)


# Weapons


@pytest.mark.rule("DC-EQUIP-03", "DC-EQUIP-04", "DC-EQUIP-05", "DC-REQ-03")
@pytest.mark.parametrize("name", WEAPONS)
def test_each_weapon_adds_its_bonus_if_its_throw_is_kept(name: str) -> None:
    card = BOX.gear(BOX.number(name))
    (demand,) = card.throws
    short = name.removeprefix("equipment-")
    kept = armed(short, script=[hit(2)])
    broken = armed(short, script=[miss(demand)])
    left = armed(short, script=[hit(2)])

    for at in (kept, broken):
        choose(at, ARM[cards_of(at)[0]], TAKE_DIE[RED])
        assert happened(at, ev.DieTaken)[0].throws == (f"condition-{demand}",)
    choose(left, TAKE_DIE[RED])

    assert fight_at(kept).life == 30 - 2 - card.bonus
    assert (fight_at(broken).life, lives(broken)) == (30, [6, 9])
    assert fight_at(left).life == 28
    assert happened(left, ev.DieTaken)[0].throws == ()


@pytest.mark.rule("DC-EQUIP-04")
def test_a_weapon_can_be_used_on_every_throw() -> None:
    at = armed(weapon(bonus=2), script=[hit(1)] * 3, others=(hero(), hero()), fight={"spent": []})
    (card,) = cards_of(at)
    choose(at, ARM[card], TAKE_DIE[RED], TAKE_DIE[GREEN])
    assert fight_at(at).life == 30 - 3 - 1 - 1
    at = armed(weapon(bonus=2), script=[hit(1)] * 3, fight={"spent": []})
    (card,) = cards_of(at)
    choose(at, ARM[card], TAKE_DIE[RED], TAKE_DIE[GREEN])
    assert ARM[card] in offered(at)


@pytest.mark.rule("DC-EQUIP-04")
def test_nobody_uses_the_weapon_of_another() -> None:
    at = table(hero(), hero(gear=[weapon(bonus=2)]), foe=foe(30))

    assert offered(at) == list(TAKE_DIE[:3])


@pytest.mark.rule("DC-EQUIP-06", "DC-REQ-03")
@pytest.mark.parametrize(
    ("used", "damage", "throws"),
    [
        ((), 3, ()),
        ((0,), 4, ("condition-nose-shot",)),
        ((1,), 5, ("condition-goggle-shot",)),
        ((0, 1), 6, ("condition-nose-shot", "condition-goggle-shot")),
    ],
)
def test_none_one_or_more_weapons_are_used_together(
    used: tuple[int, ...], damage: int, throws: tuple[str, ...]
) -> None:
    at = armed(weapon("nose-shot", bonus=1), weapon("goggle-shot", bonus=2), script=[hit(3)])
    cards = cards_of(at)
    choose(at, *(ARM[cards[one]] for one in used), TAKE_DIE[RED])

    assert fight_at(at).life == 30 - damage
    assert happened(at, ev.DieTaken)[0].throws == throws


@pytest.mark.rule("DC-EQUIP-06", "DC-REQ-05")
def test_the_same_demand_of_monster_and_weapon_counts_once() -> None:
    at = armed(
        weapon("nose-shot", bonus=2),
        script=[hit(3)],
        foe=foe(30, 3, throws=("nose-shot",)),
        setup=BARE,
    )
    choose(at, ARM[cards_of(at)[0]], TAKE_DIE[RED])

    assert happened(at, ev.DieTaken)[0].throws == ("condition-nose-shot",)
    assert fight_at(at).life == 25


@pytest.mark.rule("DC-RULING-49")
def test_a_weapon_that_was_declared_binds_for_the_throw() -> None:
    at = armed(weapon("nose-shot", bonus=2), script=[miss("nose-shot")])
    (card,) = cards_of(at)
    choose(at, ARM[card])

    # It is no longer offered, and nothing takes it back.
    assert offered(at) == list(TAKE_DIE[:3])
    choose(at, TAKE_DIE[RED])
    assert lives(at) == [6, 9]
    assert fight_at(at).life == 30


@pytest.mark.rule("DC-EQUIP-07")
def test_copies_of_a_weapon_have_the_same_name() -> None:
    first, copy = weapon(bonus=2), weapon(bonus=2, copy="-2")
    at = armed(first, others=(hero(gear=[copy]),), foe=foe(1), script=[hit(1)])
    choose(at, TAKE_DIE[RED])

    # Neither may take the other's in Resting: nobody is asked.
    assert at.state.phase is not Phase.RESTING


@pytest.mark.rule("DC-RULING-79")
def test_a_stand_for_one_throw_takes_the_dice_off_the_board() -> None:
    at = table(
        *(hero(), hero(gear=[weapon("flying-stand", bonus=2)])),
        foe=foe(30),
        script=[hit(1), hit(1), hit(1)],
    )
    choose(at, TAKE_DIE[RED])
    choose(at, ARM[cards_of(at, 1)[0]], TAKE_DIE[GREEN])

    lying = [[piece.name for piece in throw.setting.dice] for throw in thrown(at)]
    assert lying == [[], [], ["green"]]
    assert thrown(at)[1].conditions == ("flying-stand",)
    assert not at.state.setting.raised


# Armor


def struck(*gear: Any, damage: int = 3, **more: Any) -> Table:
    """A Hero in this armour missed."""
    more = {"script": [miss()], "foe": foe(30, damage), **more}
    at = armed(*gear, **more)
    return choose(at, TAKE_DIE[RED])


@pytest.mark.card("equipment-second-hand-shroud")
@pytest.mark.rule("DC-EQUIP-09", "DC-EQUIP-08")
@pytest.mark.parametrize(("damage", "lost"), [(1, 0), (2, 0), (3, 1), (4, 2)])
def test_an_armour_may_prevent_a_part_of_the_damage(damage: int, lost: int) -> None:
    at = struck("second-hand-shroud", damage=damage)
    choose(at, GUARD[cards_of(at)[0]])

    assert lives(at) == [9 - lost, 9]


@pytest.mark.card("equipment-lid-of-a-coffin")
@pytest.mark.rule("DC-EQUIP-09")
@pytest.mark.parametrize("damage", [1, 4, 9])
def test_an_armour_may_prevent_all_damage(damage: int) -> None:
    at = struck("lid-of-a-coffin", damage=damage)
    choose(at, GUARD[cards_of(at)[0]])

    assert lives(at) == [9, 9]


@pytest.mark.card("equipment-jacket-with-somebodys-wallet")
@pytest.mark.rule("DC-EQUIP-09")
def test_an_armour_may_bring_gold_for_a_miss() -> None:
    at = struck("jacket-with-somebodys-wallet", gold=2)
    choose(at, GUARD[cards_of(at)[0]])

    assert at.state.gold == 3
    assert lives(at) == [6, 9]


@pytest.mark.card("equipment-ribcage-with-a-spring")
@pytest.mark.rule("DC-EQUIP-09")
def test_an_armour_may_strike_back() -> None:
    at = struck("ribcage-with-a-spring")
    choose(at, GUARD[cards_of(at)[0]])

    assert fight_at(at).life == 29
    assert lives(at) == [6, 9]


@pytest.mark.card("equipment-trousers-with-a-secret-pocket")
@pytest.mark.rule("DC-EQUIP-09", "DC-MABIL-02")
def test_an_armour_may_keep_a_die_from_toxic() -> None:
    at = struck("trousers-with-a-secret-pocket", foe=foe(30, 3, ability="toxic"), dice=2)
    assert at.state.dice == 1
    choose(at, GUARD[cards_of(at)[0]])

    assert at.state.dice == 2
    assert lives(at) == [6, 9]


@pytest.mark.rule("DC-EQUIP-09", "DC-MABIL-02")
@pytest.mark.parametrize(("power", "dice"), [("", 2), ("toxic", 0)])
def test_that_armour_is_no_use_where_no_die_was_lost(power: str, dice: int) -> None:
    at = struck("trousers-with-a-secret-pocket", foe=foe(30, 3, ability=power), dice=dice)

    assert at.waiting_for == (1,)
    assert person(at).used == []


@pytest.mark.rule("DC-EQUIP-09")
def test_armour_is_no_use_on_a_hit() -> None:
    at = struck(armour("no-damage"), armour("gold-for-miss", 1), script=[hit(1)])

    assert at.waiting_for == (1,)
    assert asked(at) == "DC-COMBAT-06"


@pytest.mark.rule("DC-EQUIP-09")
def test_nobody_has_to_use_armour_or_wears_it_for_another() -> None:
    at = struck(armour("no-damage"))
    choose(at, SUFFER)
    assert (lives(at), person(at).used) == ([6, 9], [])

    at = struck(others=(hero(gear=[armour("no-damage")]),))
    assert lives(at) == [6, 9]
    assert happened(at, ev.GearUsed) == []


@pytest.mark.rule("DC-EQUIP-08", "DC-EQUIP-10")
def test_armour_is_used_once_a_combat() -> None:
    at = struck(armour("no-damage"), script=[miss(), hit(1), miss(), hit(1)], dice=2)
    (card,) = cards_of(at)
    choose(at, GUARD[card], TAKE_DIE[GREEN])

    # The third die was thrown without a question, and nothing guarded.
    assert person(at).used == [card]
    assert at.view(1)["heroes"][0]["used"] == [card]
    assert lives(at) == [6, 9]


@pytest.mark.rule("DC-RULING-47", "DC-BACK-02")
def test_armour_does_not_help_against_backing_down_or_flips() -> None:
    at = armed(
        armour("no-damage"),
        foe=foe(30, 3, throws=("nose-shot",), level=2),
        monsters=[foe(4)],
        deck=(1, 0, 0, 0),
    )
    choose(at, PROPOSE_RETREAT, BACK_DOWN)
    assert lives(at) == [7, 7]
    assert person(at).used == []


# Spendables


@pytest.mark.card("equipment-smelling-salts")
@pytest.mark.rule("DC-EQUIP-11", "DC-EQUIP-12")
def test_salts_heal_one_hero_3_life_and_are_gone() -> None:
    at = armed("smelling-salts", others=(hero(life=2), hero(life=5)), hero_life=8)
    (card,) = cards_of(at)
    assert {USE_ON[card][who] for who in range(3)} <= set(offered(at))
    choose(at, USE_ON[card][1])

    assert lives(at) == [8, 5, 5]
    assert cards_of(at) == []
    assert card not in at.state.equipment.pool


@pytest.mark.card("equipment-funeral-buffet")
@pytest.mark.rule("DC-EQUIP-11", "DC-RULING-22")
def test_a_buffet_heals_all_2_life() -> None:
    fallen = hero(life=0, fainted=True)
    at = armed("funeral-buffet", others=(hero(life=2), fallen), hero_life=8)
    choose(at, USE[cards_of(at)[0]])

    assert lives(at) == [9, 4, 0]
    assert cards_of(at) == []


@pytest.mark.card("equipment-last-word")
@pytest.mark.rule("DC-RULING-50", "DC-EQUIP-11", "DC-REST-02")
def test_the_last_word_adds_3_after_the_throw_is_read() -> None:
    at = armed("last-word", script=[hit(1)], foe=foe(30, 1, 2), life=1, gold=0)
    (card,) = cards_of(at)
    choose(at, TAKE_DIE[RED])
    assert offered(at) == [DEAL_DAMAGE, ADD_DAMAGE[card]]
    choose(at, ADD_DAMAGE[card])

    # 4 damage bring 1 life to -3.
    assert happened(at, ev.DamageDealt)[0].damage == 4
    assert at.state.gold == 3
    assert cards_of(at) == []


@pytest.mark.rule("DC-RULING-50", "DC-EQUIP-05")
def test_damage_is_added_to_hits_of_anybody_and_to_no_miss() -> None:
    other = hero(gear=[spendable("extra-damage", 3)])
    at = armed(script=[hit(1)], others=(other,))
    choose(at, TAKE_DIE[RED])
    assert at.waiting_for == (1,)
    choose(at, ADD_DAMAGE[cards_of(at, 1)[0]])
    assert fight_at(at).life == 26

    at = armed(script=[miss()], others=(other,))
    choose(at, TAKE_DIE[RED])
    assert fight_at(at).life == 30
    assert len(cards_of(at, 1)) == 1


@pytest.mark.card("equipment-bloodhound-puppy")
@pytest.mark.rule("DC-EQUIP-12", "DC-COMBAT-03")
def test_a_puppy_brings_one_coloured_die_back() -> None:
    at = armed("bloodhound-puppy", fight=ALL_SPENT, dice=1, script=[hit(2)])
    (card,) = cards_of(at)
    choose(at, USE_ON_DIE[card][BLUE])

    # It is the only die to throw, and nobody is asked.
    assert [event.die for event in happened(at, ev.DieTaken)] == [BLUE]
    assert fight_at(at).life == 28
    assert lives(at) == [9, 9]
    assert cards_of(at) == []


@pytest.mark.card("equipment-hypnotists-watch", "equipment-coin-from-an-eyelid")
@pytest.mark.rule("DC-SPDICE-01", "DC-EQUIP-14", "DC-SPDICE-03")
@pytest.mark.parametrize(
    ("name", "die"), [("hypnotists-watch", PENDULUM), ("coin-from-an-eyelid", COIN)]
)
def test_a_card_may_bring_a_special_die_into_the_pool(name: str, die: int) -> None:
    at = armed(name)
    choose(at, USE[cards_of(at)[0]])

    assert offered(at) == [*TAKE_DIE[:3], TAKE_DIE[die]]
    assert cards_of(at) == []


@pytest.mark.card("equipment-map-with-an-x")
@pytest.mark.rule("DC-TEMPL-02", "DC-RULING-71", "DC-EQUIP-14")
def test_a_map_lets_its_owner_flip_when_he_wants() -> None:
    at = armed(script=[flipped(), hit(1)], others=(hero(gear=["map-with-an-x"]),))
    # Another's turn comes first; the owner flips, not the active Hero.
    assert at.waiting_for == (1,)
    choose(at, USE[cards_of(at, 1)[0]])

    assert thrown(at)[0].seat == 1
    assert [piece.name for piece in at.state.setting.templates] == ["treasure"]
    assert at.waiting_for == (0,)
    assert cards_of(at, 1) == []


@pytest.mark.rule("DC-EQUIP-12")
def test_a_spendable_is_used_before_and_after_throws_of_anybody() -> None:
    at = armed(script=[miss()], hero_life=8, others=(hero(gear=["smelling-salts"]),))
    assert (asked(at), at.waiting_for) == ("DC-EQUIP-12", (1,))
    choose(at, PASS)
    assert at.waiting_for == (0,)
    choose(at, TAKE_DIE[RED])
    assert (asked(at), at.waiting_for) == ("DC-EQUIP-12", (1,))
    choose(at, USE_ON[cards_of(at, 1)[0]][0])

    # Healed to 9 before 3 damage came.
    assert lives(at) == [6, 9]


@pytest.mark.rule("DC-EQUIP-12")
def test_who_holds_a_card_back_is_asked_again_when_life_changes() -> None:
    at = armed(script=[hit(1), miss()], hero_life=8, others=(hero(gear=["smelling-salts"]), hero()))
    choose(at, HOLD, TAKE_DIE[RED])
    assert (asked(at), at.waiting_for) == ("DC-COMBAT-06", (1,))


@pytest.mark.rule("DC-EQUIP-13", "DC-FAINT-01", "DC-RULING-48")
def test_a_spendable_saves_in_the_instant_before_a_faint() -> None:
    at = struck("smelling-salts", hero_life=2)
    wait_for(at, "DC-EQUIP-13")
    choose(at, USE_ON[cards_of(at)[0]][0])

    assert lives(at) == [2, 9]
    assert not person(at).fainted


@pytest.mark.rule("DC-EQUIP-13")
def test_only_what_heals_the_falling_is_offered_in_that_instant() -> None:
    at = struck("bloodhound-puppy", "last-word", hero_life=2)
    while asked(at) == "DC-EQUIP-12":
        all_choose(at, PASS)

    assert person(at).fainted


# Relics


@pytest.mark.card("equipment-finger-of-saint-oops")
@pytest.mark.rule("DC-RELIC-03", "DC-RELIC-04", "DC-ABIL-03")
def test_the_finger_lets_any_hero_throw_again_once_a_combat() -> None:
    at = table(
        *(hero(), hero()),
        foe=foe(30, 3),
        relics=["finger-of-saint-oops"],
        script=[miss(), hit(4), miss()],
    )
    (card,) = at.state.relics
    choose(at, TAKE_DIE[RED])
    assert offered(at) == [LET_LAPSE, RETHROW_WITH[card]]
    choose(at, RETHROW_WITH[card])
    assert (fight_at(at).life, lives(at)) == (26, [9, 9])

    assert at.state.relics_used == [card]
    assert at.state.relics == [card]


@pytest.mark.card("equipment-skull-with-opinions")
@pytest.mark.rule("DC-RELIC-03", "DC-RULING-50")
def test_the_skull_adds_2_to_a_hit_once_a_combat() -> None:
    at = table(
        *(hero(), hero()), foe=foe(30), relics=["skull-with-opinions"], script=[hit(1), hit(1)]
    )
    (card,) = at.state.relics
    choose(at, TAKE_DIE[RED], ADD_DAMAGE[card])
    assert fight_at(at).life == 27

    with pytest.raises(Refused):
        at.answer(1, ADD_DAMAGE[card])


@pytest.mark.card("equipment-everlasting-teapot")
@pytest.mark.rule("DC-RELIC-03", "DC-RELIC-04")
def test_the_teapot_heals_all_1_life_once_a_combat() -> None:
    at = table(hero(life=3), hero(life=9), foe=foe(30), relics=["everlasting-teapot"])
    (card,) = at.state.relics
    choose(at, USE[card])

    assert lives(at) == [4, 9]
    assert USE[card] not in offered(at)
    assert at.state.relics == [card]


@pytest.mark.rule("DC-RELIC-04")
def test_a_relic_may_be_gone_after_one_use() -> None:
    pot = relic("heal-all", 1, once=True)
    at = table(hero(life=3), hero(), foe=foe(30), relics=[pot])
    choose(at, USE[number(at, pot)])

    assert at.state.relics == []


@pytest.mark.rule("DC-RELIC-03", "DC-EQUIP-13")
def test_the_relic_of_the_party_saves_in_the_last_moment() -> None:
    at = table(
        *(hero(life=1), hero()), foe=foe(30, 1), relics=["everlasting-teapot"], script=[miss()]
    )
    choose(at, TAKE_DIE[RED])
    wait_for(at, "DC-EQUIP-13")
    choose(at, USE[at.state.relics[0]])

    assert lives(at) == [1, 9]
    assert not person(at).fainted
