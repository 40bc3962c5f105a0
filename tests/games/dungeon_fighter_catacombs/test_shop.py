"""Shops, white dice, and the way to the Final Boss. [DC-SHOP-01]"""

from typing import Any

import pytest

from tests.games.dungeon_fighter_catacombs.cards import (
    armour,
    foe,
    relic,
    room,
    sheet,
    weapon,
)
from tests.games.dungeon_fighter_catacombs.situations import (
    RED,
    all_choose,
    asked,
    choose,
    fight_at,
    happened,
    hero,
    hit,
    lives,
    number,
    offered,
    person,
    table,
    vote,
)
from undercroft.engine import Refused, Table
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.options import (
    BUY,
    BUY_DIE,
    BUY_HEALING,
    DISCARD,
    END_REST,
    GIVE_TO,
    LEAVE_SHOP,
    TAKE_DIE,
)
from undercroft.games.dungeon_fighter_catacombs.state import Phase

WARES = [weapon(bonus=bonus, price=2) for bonus in range(1, 9)]
PASSED = [room(4), room(3), room(2)]
LAST = room(1)


def shop(*players: Any, gold: int = 9, pile: Any = WARES, **more: Any) -> Table:
    """A party that has just reached a Shop, the first Hero as its Leader."""
    more = {"foe": foe(1), "passed": PASSED, "room": LAST, "script": [hit(1)], **more}
    at = table(*(players or (hero(), hero())), gold=gold, pile=pile, **more)
    choose(at, TAKE_DIE[RED])
    while at.state.phase is Phase.RESTING:
        all_choose(at, END_REST)
    return at


def on_offer(at: Table) -> list[int]:
    return list(at.state.offer)


@pytest.mark.rule("DC-SHOP-01", "DC-MOVEON-11", "DC-ROUND-02")
@pytest.mark.parametrize(("icons", "is_reached"), [(1, False), (2, True), (4, True)])
def test_a_shop_takes_ten_icons(icons: int, is_reached: bool) -> None:
    at = shop(passed=[room(4), room(4, gold=1)], room=room(icons))

    assert (at.state.phase is Phase.SHOP) is is_reached


@pytest.mark.rule("DC-SHOP-03", "DC-RULING-54")
@pytest.mark.parametrize(
    ("heroes", "eliminated", "cards"), [(2, 0, 4), (3, 0, 5), (4, 0, 6), (4, 1, 5)]
)
def test_two_cards_and_one_for_each_hero_are_revealed(
    heroes: int, eliminated: int, cards: int
) -> None:
    out = [hero(life=0, eliminated=True, scars=[0, 1, 2]) for _ in range(eliminated)]
    at = shop(*(hero() for _ in range(heroes - eliminated)), *out, leader=heroes - eliminated - 1)

    assert len(on_offer(at)) == cards
    assert at.view(1)["offer"] == on_offer(at)


@pytest.mark.rule("DC-RULING-55", "DC-SHOP-03")
def test_a_small_deck_shows_what_is_left() -> None:
    at = shop(pile=WARES[:3])

    assert len(on_offer(at)) == 3
    assert len(at.state.equipment.pool) == 0


@pytest.mark.rule("DC-SHOP-02", "DC-SHOP-04", "DC-SHOP-05", "DC-SHOP-06")
def test_any_number_of_cards_is_bought_and_given_to_a_hero() -> None:
    at = shop(gold=5)
    first, second = on_offer(at)[:2]

    all_choose(at, BUY[first], GIVE_TO[0], BUY[second], GIVE_TO[1])

    assert at.state.gold == 1
    assert (person(at).gear, person(at, 1).gear) == ([first], [second])
    assert not {first, second} & set(on_offer(at))
    # One coin is left: no card can be paid any more.
    assert at.state.phase is not Phase.SHOP


@pytest.mark.rule("DC-SHOP-02", "DC-SHOP-05")
@pytest.mark.parametrize(("gold", "can_buy"), [(3, False), (4, True)])
def test_what_the_party_can_not_pay_is_not_sold(gold: int, can_buy: bool) -> None:
    dear = weapon(bonus=9, price=4)
    at = shop(hero(life=3), hero(), gold=gold, pile=[dear])

    assert (BUY[number(at, dear)] in offered(at, 0)) is can_buy


@pytest.mark.rule("DC-SHOP-06", "DC-EQUIP-02", "DC-RULING-51", "DC-RULING-52")
def test_a_card_above_the_limit_takes_the_place_of_another() -> None:
    old = armour("riposte", 1)
    new = armour("no-damage", price=3)
    at = shop(hero(sheet(slots=(1, 1, 1)), gear=[old]), hero(sheet(slots=(1, 0, 1))), pile=[new])
    all_choose(at, BUY[number(at, new)])
    # Only the first Hero wears armour at all.
    assert (asked(at), at.waiting_for) == ("DC-RULING-51", (0,))
    choose(at, DISCARD[number(at, old)])

    assert person(at).gear == [number(at, new)]
    assert at.state.gold == 9 - 3
    assert number(at, old) not in at.state.equipment.pool


@pytest.mark.rule("DC-EQUIP-02", "DC-SHOP-06")
def test_what_nobody_can_carry_is_not_sold() -> None:
    unarmed = sheet(slots=(0, 1, 1))
    at = shop(hero(unarmed, life=3), hero(unarmed), pile=[WARES[0]])

    assert BUY[number(at, WARES[0])] not in offered(at, 0)


@pytest.mark.rule("DC-EQUIP-07")
def test_nobody_has_two_weapons_of_one_name() -> None:
    first, copy = weapon(bonus=2), weapon(bonus=2, copy="-2")
    at = shop(hero(gear=[first]), hero(), pile=[copy])
    all_choose(at, BUY[number(at, copy)])

    # There is only one Hero who may have it.
    assert person(at, 1).gear == [number(at, copy)]


@pytest.mark.rule("DC-EQUIP-07")
def test_two_weapons_of_different_names_are_fine() -> None:
    at = shop(hero(gear=[WARES[0]]), hero(), pile=[WARES[1]])
    all_choose(at, BUY[number(at, WARES[1])])

    assert GIVE_TO[0] in offered(at, 0)


@pytest.mark.rule("DC-SHOP-07")
def test_what_is_not_bought_leaves_the_game() -> None:
    at = shop()
    gone = on_offer(at)
    left = list(at.state.equipment.pool)
    all_choose(at, LEAVE_SHOP)

    assert on_offer(at) == []
    assert at.state.equipment.pool == left
    assert not set(gone) & set(left)


@pytest.mark.rule("DC-SHOP-08")
def test_a_coin_heals_every_hero_1_life() -> None:
    at = shop(hero(life=2), hero(life=8), hero(life=6, scars=[RED]), gold=3, leader=2)

    all_choose(at, BUY_HEALING, BUY_HEALING)

    assert lives(at) == [4, 9, 7]
    assert at.state.gold == 1


@pytest.mark.rule("DC-SHOP-09", "DC-WHITE-02")
@pytest.mark.parametrize(("dice", "can_buy"), [(8, True), (9, False)])
def test_a_white_die_costs_2_gold_up_to_nine(dice: int, can_buy: bool) -> None:
    at = shop(hero(life=1), hero(), dice=dice)

    assert (BUY_DIE in offered(at, 0)) is can_buy
    if can_buy:
        all_choose(at, BUY_DIE)
        assert (at.state.dice, at.state.gold) == (9, 7)
        assert BUY_DIE not in offered(at, 0)
    else:
        with pytest.raises(Refused):
            at.answer(0, BUY_DIE)


@pytest.mark.rule("DC-SHOP-09")
@pytest.mark.parametrize(("gold", "can_buy"), [(1, False), (2, True)])
def test_one_coin_buys_no_die(gold: int, can_buy: bool) -> None:
    at = shop(hero(life=1), hero(), gold=gold)

    assert (BUY_DIE in offered(at, 0)) is can_buy


@pytest.mark.rule("DC-RULING-56", "DC-SHOP-02")
def test_where_the_party_disagrees_the_leader_decides() -> None:
    at = shop(hero(life=1), hero())
    assert at.waiting_for == (0, 1)

    vote(at, BUY_DIE, BUY_HEALING)
    assert at.waiting_for[0] == at.state.leads
    choose(at, BUY_HEALING)

    assert lives(at) == [2, 9]
    assert at.state.dice == 2


@pytest.mark.rule("DC-WHITE-04")
def test_bots_buy_white_dice_for_the_boss() -> None:
    at = shop(shops=2, gold=6)

    options = offered(at, 0)
    assert at.game.fallback(at.state, 0, options, at.source) is BUY_DIE


# Relics


@pytest.mark.rule("DC-RELIC-02", "DC-SHOP-06")
def test_a_relic_is_bought_for_all() -> None:
    pot = relic("heal-all", 1, price=5)
    at = shop(pile=[pot])
    all_choose(at, BUY[number(at, pot)])

    assert at.state.relics == [number(at, pot)]
    assert person(at).gear == person(at, 1).gear == []
    assert at.state.gold == 4
    assert asked(at) == "DC-SHOP-02"


@pytest.mark.rule("DC-RELIC-03")
def test_a_relic_may_be_used_in_any_heros_turn_by_who_is_active() -> None:
    pot = relic("heal-all", 1)
    at = table(hero(life=3), hero(life=3), foe=foe(30), relics=[pot], script=[hit(1)])
    use = next(o for o in offered(at) if getattr(o, "gear", None) == number(at, pot))
    assert at.waiting_for == (0,)
    choose(at, TAKE_DIE[0])
    while asked(at) != "DC-COMBAT-06":
        choose(at, offered(at)[0])
    assert at.waiting_for == (1,)
    choose(at, use)

    assert lives(at) == [4, 4]
    assert use not in offered(at)


# What follows a Shop


@pytest.mark.rule("DC-SHOP-10", "DC-SHOP-11", "DC-RULING-57", "DC-RULING-58", "DC-PATH-06")
@pytest.mark.parametrize("shops", [0, 1])
def test_after_the_first_two_shops_all_cards_go_under_the_deck(shops: int) -> None:
    rest = [room(1, gold=5), room(1, gold=6)]
    at = shop(shops=shops, rooms=rest, passed=[room(4), room(4, gold=1)], room=room(4, heal=1))
    assert at.view(0)["icons"] == 12
    all_choose(at, LEAVE_SHOP)

    # Two of the twelve icons are lost with the others.
    assert at.view(0)["icons"] == 0
    assert at.state.phase is Phase.DUNGEON
    assert at.state.shops == shops + 1
    # The two cards on top of the deck come first.
    assert {option.room for option in offered(at)} == {number(at, card) for card in rest}  # type: ignore[attr-defined]
    assert at.view(0)["cards_left"] == 3


@pytest.mark.rule("DC-RULING-57")
def test_cards_that_went_back_come_in_any_order() -> None:
    passed = [room(4), room(4, gold=1)]
    at = shop(
        rooms=[], passed=passed, room=room(4, heal=1), script=[hit(1), room(4, heal=1), passed[1]]
    )
    all_choose(at, LEAVE_SHOP)

    wanted = {number(at, card) for card in (room(4, heal=1), passed[1])}
    assert {option.room for option in offered(at)} == wanted  # type: ignore[attr-defined]


@pytest.mark.rule("DC-SHOP-12", "DC-ROUND-03", "DC-PATH-06", "DC-BOSS-01", "DC-RULING-59")
def test_after_the_third_shop_the_boss_follows_at_once() -> None:
    at = shop(shops=2, script=[hit(1), "boss-great-uncle-mortimer"], deck=(0, 1, 3, 6))
    all_choose(at, LEAVE_SHOP)

    assert fight_at(at).card == at.state.printed.number("boss-great-uncle-mortimer")
    assert happened(at, ev.RoundBegan) == []
    assert at.state.deck == [0, 0, 0, 0]
    assert at.state.passed == []
    assert at.state.room == -1


@pytest.mark.rule("DC-SHOP-12", "DC-ROUND-03")
def test_the_boss_waits_until_the_third_shop() -> None:
    at = shop(shops=1)
    all_choose(at, LEAVE_SHOP)

    assert at.state.phase is Phase.DUNGEON
    assert happened(at, ev.BossMet) == []


@pytest.mark.rule("DC-RULING-60")
@pytest.mark.parametrize(("beaten", "level"), [([4, 3, 1], 4), ([3, 3, 2], 3)])
def test_an_empty_monster_deck_is_made_of_strong_discards(beaten: list[int], level: int) -> None:
    cards = [foe(20 + at, level=one) for at, one in enumerate(beaten)]
    start = table(hero(), hero(), monsters=cards, deck=(0, 0, 0, 0), rooms=[room(1), room(2)])
    g = start.state
    g.beaten, g.monsters.pool = list(g.monsters.pool), []
    at = Table.from_checkpoint(start.game, 2, start.game.pack(g), start.source)
    choose(at, offered(at)[0])

    assert fight_at(at).level == level
    assert fight_at(at).card not in at.state.beaten


@pytest.mark.rule("DC-SHOP-12", "DC-BOSS-05")
def test_all_dice_are_back_for_the_boss() -> None:
    at = shop(shops=2)
    all_choose(at, LEAVE_SHOP)

    assert offered(at) == list(TAKE_DIE[:3])
