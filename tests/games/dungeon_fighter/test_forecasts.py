"""Forecasts of Dungeon Fighter: what an average hand can expect, and what is sure."""

import pytest

from tests.games.dungeon_fighter.cards import (
    SHOP,
    armour,
    foe,
    magic,
    perilous,
    sheet,
    treasure,
    weapon,
)
from tests.games.dungeon_fighter.situations import (
    BLUE,
    GREEN,
    HERE,
    RED,
    all_choose,
    choose,
    hero,
    hit,
    miss,
    number,
    offered,
    table,
)
from undercroft.engine import Option, Prospect, Table
from undercroft.families.dungeon_fighters.chances import Chances, chances, icon_chance, without
from undercroft.games.dungeon_fighter.forecasts import prospects as ex
from undercroft.games.dungeon_fighter.options import (
    ADD_DAMAGE,
    ARM,
    BUY_DIE,
    BUY_HEALING,
    COVER_ABILITY,
    DEAL_DAMAGE,
    ENTER_ROOM,
    GIVE_TO,
    PREVENT,
    PROPOSE_WITHDRAWAL,
    RAGE,
    STAY_CALM,
    SUFFER,
    TAKE_BEATING,
    TAKE_DIE,
    TAKE_WHITE,
    UNLEASH,
    USE,
    USE_ON,
    Buy,
)
from undercroft.games.dungeon_fighter.printed import Room

PLAIN = chances("first", ())


def told(at: Table, option: Option, seat: int = 0) -> list[Prospect]:
    """What a seat is told of an option."""
    return list(at.forecast(seat, option).prospects)


def one(at: Table, option: Option, kind: type[Prospect], seat: int = 0) -> list[Prospect]:
    """What is told of one kind."""
    return [each for each in told(at, option, seat) if isinstance(each, kind)]


def test_chances_are_counted_off_the_skill_tables() -> None:
    found = Chances(((1, 10), (5, 30), (10, 20)), 100)

    assert (found.hit, found.at_least(5), found.at_least(6)) == (600, 500, 200)
    assert found.mean == 60
    assert without(found, [1]).hit == 500
    assert Chances((), 100).mean == 0
    assert chances("first", ("blind",)).hit < PLAIN.hit
    assert 300 < icon_chance("first", (), on_hit=False) < 370
    assert icon_chance("first", (), on_hit=True) < icon_chance("first", (), on_hit=False)


def test_a_die_says_how_often_it_hits_and_what_its_symbol_brings() -> None:
    at = table(hero(sheet("extra-damage", "no-damage"), scars=[GREEN]), hero(), foe=foe(5, 2))

    assert told(at, TAKE_DIE[RED])[0] == ex.HitChance(0, PLAIN.hit)
    assert one(at, TAKE_DIE[RED], ex.KillChance) == [ex.KillChance(0, PLAIN.at_least(5))]
    assert told(at, TAKE_DIE[RED])[-1] == ex.MissHurts(0, 2)
    on_hit, anywhere = (icon_chance("first", (), on_hit=flag) for flag in (True, False))
    red, blue = (one(at, TAKE_DIE[colour], ex.SymbolChance)[0] for colour in (RED, BLUE))
    assert red == ex.SymbolChance(0, ("ability-extra-damage",), on_hit)
    assert blue == ex.SymbolChance(0, ("ability-no-damage",), anywhere - on_hit)
    assert one(at, TAKE_DIE[GREEN], ex.AbilityCovered)


def test_a_weapon_says_what_its_throw_would_be_like() -> None:
    blade = weapon("blind", 3)
    at = table(hero(gear=[blade]), foe=foe(30))
    found = chances("first", ("blind",))

    assert told(at, ARM[number(at, blade)]) == [
        ex.HitChance(0, found.hit),
        ex.UsualDamage(0, (found.mean + 30 + 5) // 10),
        ex.MissHurts(0, 1),
    ]


def test_what_the_monster_is_changes_what_can_be_expected() -> None:
    at = table(hero(), foe=foe(30, 0, ability="horde"), fight={"target": True})
    assert one(at, TAKE_DIE[RED], ex.UsualDamage) == [ex.UsualDamage(0, 2)]

    at = table(hero(life=2), foe=foe(30, 2, ability="small-target"))
    assert told(at, TAKE_DIE[RED])[0] == ex.HitChance(0, without(PLAIN, [1]).hit)
    assert told(at, TAKE_DIE[RED])[-1] == ex.MissFells(0, 2)

    at = table(hero(), foe=foe(30, throws=("dance",)), room=perilous("backwards"))
    assert told(at, TAKE_DIE[RED]) == [ex.NothingCanHit(0), ex.MissHurts(0, 1)]


def test_a_beating_and_a_withdrawal_say_who_falls() -> None:
    spent = {"spent": [RED, BLUE, GREEN]}
    at = table(hero(life=2), hero(), foe=foe(9, 2), fight=spent, dice=3)

    assert told(at, TAKE_BEATING) == [ex.BeatingCosts(2, 1)]
    assert at.forecast(0, TAKE_BEATING).grave
    assert told(at, PROPOSE_WITHDRAWAL) == [ex.ShameCosts(0)]
    assert told(at, TAKE_WHITE)[-1] == ex.LastDie(2)
    assert not at.forecast(0, PROPOSE_WITHDRAWAL).grave

    at = table(hero(life=1), foe=foe(9, 2), fight=spent)
    assert told(at, TAKE_BEATING)[0] == ex.LosesGame()
    assert at.forecast(0, PROPOSE_WITHDRAWAL).grave


def test_damage_is_reckoned_before_it_is_dealt() -> None:
    oil, rat = magic("extra-damage", 4), foe(3, 2)
    at = table(hero(gear=[oil], charmed=[rat]), foe=foe(6), script=[hit(2)])
    choose(at, TAKE_DIE[RED])

    assert told(at, DEAL_DAMAGE) == [ex.DamageThen(0, 2, 4)]
    assert told(at, ADD_DAMAGE[number(at, oil)]) == [ex.Kills(0, 6)]
    assert told(at, UNLEASH[number(at, rat)]) == [ex.DamageThen(0, 4, 2)]


def test_fury_says_what_it_doubles_and_costs() -> None:
    at = table(hero(sheet("blind-fury"), life=1), foe=foe(7), script=[hit(3, icon=True)])
    choose(at, TAKE_DIE[RED])

    assert told(at, RAGE) == [ex.DamageThen(0, 6, 1), ex.Fells(0, 1)]
    assert at.forecast(0, RAGE).grave
    assert told(at, STAY_CALM) == [ex.DamageThen(0, 3, 4)]


def test_what_a_miss_costs_with_a_card_and_without() -> None:
    shirt, charm = armour("reduced-damage", 2, once=True), magic("no-damage")
    at = table(hero(life=3, gear=[shirt, charm]), hero(), foe=foe(9, 3), script=[miss()])
    choose(at, TAKE_DIE[RED])

    assert told(at, SUFFER) == [ex.Fells(0, 3)]
    assert told(at, PREVENT[number(at, shirt)]) == [ex.Hurts(0, 1, 2)]
    assert told(at, PREVENT[number(at, charm)]) == [ex.Spares(0)]


def test_healing_says_what_it_heals() -> None:
    drink, song = magic("heal-one", 4), magic("heal-all", 2)
    at = table(hero(life=8, gear=[drink, song]), hero(life=3, scars=[RED]), foe=foe())

    assert told(at, USE_ON[number(at, drink)][0]) == [ex.Heals(0, 1)]
    assert told(at, USE_ON[number(at, drink)][1]) == [ex.Heals(1, 3)]
    assert told(at, USE[number(at, song)]) == [ex.HealsAll(1 + 2)]


def test_a_scar_says_which_ability_it_covers() -> None:
    fallen = hero(sheet("flurry", "beer"), life=0, fainted=True, scars=[GREEN])
    at = table(fallen, hero(), foe=foe(1), first=1, script=[hit(1)])
    choose(at, TAKE_DIE[RED])

    assert told(at, COVER_ABILITY[BLUE]) == [ex.AbilityHere(("ability-beer",))]


def test_the_shop_says_what_is_left() -> None:
    blade = weapon("blind", price=3)
    at = table(hero(life=4), foe=foe(1), room=SHOP, pile=[blade], gold=5, script=[hit(1)])
    choose(at, TAKE_DIE[RED])
    all_choose(at, offered(at)[0])

    assert told(at, BUY_DIE) == [ex.DiceThen(4), ex.GoldThen(3)]
    assert told(at, BUY_HEALING) == [ex.HealsAll(1), ex.GoldThen(4)]
    (wanted,) = [option for option in offered(at) if isinstance(option, Buy)]
    assert told(at, wanted) == [ex.GoldThen(2)]


def test_who_has_his_hands_full_is_told() -> None:
    blade, other = weapon("blind"), weapon("spin")
    narrow = sheet(slots=(1, 0, 0))
    at = table(
        hero(narrow, gear=[other]),
        hero(narrow),
        foe=foe(1),
        room=treasure(equipment=1),
        pile=[blade],
        script=[hit(1)],
    )
    choose(at, TAKE_DIE[RED])

    assert told(at, GIVE_TO[0]) == [ex.HandsFull(0)]
    assert told(at, GIVE_TO[1]) == []
    assert at.forecast(0, offered(at)[-1]).grave


@pytest.mark.parametrize(
    ("room", "expected"),
    [
        (SHOP, ex.RoomAhead("shop")),
        (treasure(gold=3), ex.TreasureAhead(3, 0, 0)),
        (
            perilous("double"),
            ex.PerilAhead(("condition-double",), chances("first", ("double",)).hit),
        ),
    ],
)
def test_a_room_says_what_is_printed_there(room: Room, expected: Prospect) -> None:
    at = table(hero(), room=room, at=0)

    assert told(at, ENTER_ROOM[HERE]) == [expected]
