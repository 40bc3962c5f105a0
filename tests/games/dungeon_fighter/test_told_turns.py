"""What is told between throws: beatings, withdrawals, End of Turn, rooms, beginning and end."""

from typing import Any

import pytest

from tests.games.dungeon_fighter.cards import (
    FOUNTAIN,
    SHOP,
    boss,
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
    RED,
    all_choose,
    choose,
    happened,
    hero,
    hit,
    miss,
    number,
    table,
    vote,
)
from undercroft.engine import Table
from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter import options as op
from undercroft.games.dungeon_fighter.state import Step

FOE = foe(60, 2)
OUT_COLD: dict[str, Any] = {"fainted": True, "life": 0}
ALL_SPENT = {"spent": [RED, BLUE, GREEN]}


def names(at: Table, *cards: Any) -> tuple[str, ...]:
    """The text ids of cards."""
    return tuple(at.state.printed.names[number(at, card)] for card in cards)


# A beating, a withdrawal


@pytest.mark.rule("DF-COMBAT-22", "DF-COMBAT-27", "DF-COMBAT-24", "DF-GOAL-03")
def test_a_beating_is_told_and_may_be_the_end() -> None:
    at = table(hero(sheet(), life=3), hero("torm", life=2), foe=FOE, fight=ALL_SPENT, dice=0)
    choose(at, op.TAKE_BEATING)
    assert happened(at, ev.BeatingTaken) == [ev.BeatingTaken(0, 2, why="DF-COMBAT-22")]
    assert happened(at, ev.HeroHurt) == [
        ev.HeroHurt(0, 2, (("part-monster", 2),), 1, why="DF-COMBAT-27"),
        ev.HeroHurt(1, 2, (("part-monster", 2),), 0, why="DF-COMBAT-27"),
    ]
    assert happened(at, ev.PartyLost) == []

    last = table(hero(sheet(), life=2), hero("torm", life=1), foe=FOE, fight=ALL_SPENT, dice=0)
    choose(last, op.TAKE_BEATING)
    lost = ev.PartyLost(number(last, FOE), 0, why="DF-GOAL-03")
    assert happened(last, ev.PartyLost) == [lost]
    assert last.is_over


@pytest.mark.rule("DF-WITHDRAW-01", "DF-WITHDRAW-02", "DF-COMBAT-25")
def test_a_refused_withdrawal_can_be_proposed_again_by_the_next_hero() -> None:
    at = table(hero(sheet()), hero("torm"), foe=FOE, script=[hit(1)])
    choose(at, op.PROPOSE_WITHDRAWAL, op.FIGHT_ON)
    assert happened(at, ev.WithdrawalRefused) == [ev.WithdrawalRefused(why="DF-WITHDRAW-01")]
    assert op.PROPOSE_WITHDRAWAL not in at.options(0)

    choose(at, op.TAKE_DIE[RED])
    assert op.PROPOSE_WITHDRAWAL in at.options(1)


@pytest.mark.rule("DF-WITHDRAW-01", "DF-WITHDRAW-02", "DF-WITHDRAW-04")
def test_a_withdrawal_is_told_with_its_shame() -> None:
    second = foe(8, 1, 3, level=2)
    at = table(
        hero(sheet()),
        hero("torm", life=4),
        foe=FOE,
        monsters=[second],
        tower=(0, 1, 0, 0),
        script=[second],
    )
    choose(at, op.PROPOSE_WITHDRAWAL, op.WITHDRAW)

    assert happened(at, ev.PartyWithdrew) == [
        ev.PartyWithdrew(number(at, FOE), why="DF-WITHDRAW-01")
    ]
    assert happened(at, ev.HeroAshamed) == [
        ev.HeroAshamed(0, 8, why="DF-WITHDRAW-02"),
        ev.HeroAshamed(1, 3, why="DF-WITHDRAW-02"),
    ]
    met = ev.MonsterMet(number(at, second), 2, 8, 1, 3, why="DF-ENCOUNTER-04")
    assert happened(at, ev.MonsterMet) == [met]


@pytest.mark.rule("DF-RULING-60", "DF-WITHDRAW-01")
def test_the_next_impossible_monster_is_warned_of_too() -> None:
    first, second = (foe(life, 1, throws=("elbow",), level=1) for life in (5, 6))
    at = table(
        hero(sheet()),
        hero("torm"),
        room=perilous("leg"),
        at=0,
        monsters=[first, second],
        tower=(2, 0, 0, 0),
        script=[first, second],
    )
    all_choose(at, op.ENTER_ROOM[1])
    all_choose(at, op.WITHDRAW)

    clash = ev.ThrowsClashed(("condition-elbow", "condition-leg"), why="DF-RULING-60")
    assert happened(at, ev.ThrowsClashed) == [clash, clash]
    assert set(at.options(0)) == {op.WITHDRAW, op.FIGHT_ON}


# End of Turn


@pytest.mark.rule("DF-ENDTURN-02", "DF-ENDTURN-06", "DF-ENDTURN-07", "DF-ENDTURN-10")
def test_the_steps_are_told_with_what_they_bring() -> None:
    rich = foe(5, 1, 3)
    at = table(
        hero(sheet()), foe=rich, fight={"spent": [BLUE], "white": 2}, dice=7, script=[hit(5)]
    )
    choose(at, op.TAKE_DIE[RED])
    all_choose(at, op.USUAL_ORDER)
    card = number(at, rich)

    assert happened(at, ev.LootTaken) == [ev.LootTaken(card, 3, why="DF-ENDTURN-02")]
    assert happened(at, ev.DiceReturned) == [ev.DiceReturned(2, why="DF-ENDTURN-06")]
    assert happened(at, ev.DiceGained) == [ev.DiceGained(1, 0, why="DF-ENDTURN-07")]
    discarded = ev.MonsterDiscarded(card, why="DF-ENDTURN-10")
    assert happened(at, ev.MonsterDiscarded) == [discarded]
    assert happened(at, ev.LeaderRecovered) == []


@pytest.mark.rule("DF-ENDTURN-01")
def test_after_one_step_the_others_are_chosen_too_and_the_usual_order_ends_it() -> None:
    cards = [weapon(throw) for throw in ("flick", "blind", "jump", "nose")]
    more: dict[str, Any] = {"room": SHOP, "pile": cards, "ordered": True}
    at = table(
        hero(sheet(), **OUT_COLD),
        hero("torm"),
        foe=foe(5, 1, 1),
        first=1,
        fight={"active": 1},
        script=[hit(5), *cards],
        **more,
    )
    choose(at, op.TAKE_DIE[RED])
    all_choose(at, op.DO_STEP[Step.LOOT])
    assert op.DO_STEP[Step.LOOT] not in at.options(1)
    all_choose(at, op.DO_STEP[Step.UNUSED_DICE])
    assert op.USUAL_ORDER in at.options(1)
    all_choose(at, op.USUAL_ORDER)
    assert at.ask is not None
    assert at.ask.why == "DF-RULING-43"


@pytest.mark.rule("DF-ENDTURN-06", "DF-RULING-48", "DF-COMP-03")
def test_dice_that_were_used_are_out_of_the_supply_until_they_are_back() -> None:
    room = treasure(dice=3)
    spent = {"spent": [RED, BLUE, GREEN], "white": 2}
    at = table(hero(sheet()), foe=foe(5, 1), room=room, fight=spent, dice=5, script=[hit(5)])
    choose(at, op.TAKE_WHITE)
    assert at.state.supply == 9 - 4 - 3
    all_choose(at, op.DO_STEP[Step.ROOM])
    assert happened(at, ev.DiceFound) == [ev.DiceFound(2, 1, why="DF-ROOM-09")]

    usual = table(hero(sheet()), foe=foe(5, 1), room=room, fight=spent, dice=7, script=[hit(5)])
    choose(usual, op.TAKE_WHITE)
    all_choose(usual, op.USUAL_ORDER)
    assert happened(usual, ev.DiceFound) == [ev.DiceFound(3, 0, why="DF-ROOM-09")]
    assert usual.state.supply == 0


@pytest.mark.rule("DF-ENDTURN-09", "DF-POWER-24", "DF-SCAR-01", "DF-ENDTURN-03")
def test_token_charm_and_scar_are_told() -> None:
    prey = foe(5, 1)
    at = table(
        hero(sheet("seduction")),
        hero(sheet("flurry", "beer"), **OUT_COLD),
        foe=prey,
        defeated=True,
        script=[hit(5, icon=True)],
    )
    choose(at, op.TAKE_DIE[RED], op.COVER_ABILITY[BLUE])

    assert happened(at, ev.LeaderRecovered) == [ev.LeaderRecovered(0, why="DF-ENDTURN-09")]
    charmed = ev.MonsterCharmed(0, number(at, prey), why="DF-POWER-24")
    assert happened(at, ev.MonsterCharmed) == [charmed]
    scar = ev.ScarTaken(1, BLUE, ("ability-beer",), why="DF-SCAR-01")
    assert happened(at, ev.ScarTaken) == [scar]
    assert happened(at, ev.HeroWoke) == [ev.HeroWoke(1, 6, why="DF-ENDTURN-03")]


@pytest.mark.rule("DF-SCAR-04", "DF-RULING-07", "DF-RULING-45")
def test_who_goes_to_the_next_level_is_told_and_the_last_one_ends_it() -> None:
    at = table(
        hero(sheet(), scars=[RED, BLUE], **OUT_COLD),
        hero(sheet("blind-fury"), scars=[BLUE, GREEN], life=1),
        hero("torm"),
        foe=foe(6, 1),
        first=1,
        fight={"active": 1},
        script=[hit(3, icon=True)],
    )
    choose(at, op.TAKE_DIE[RED], op.RAGE)
    assert happened(at, ev.HeroGone) == [
        ev.HeroGone(0, why="DF-SCAR-04"),
        ev.HeroGone(1, why="DF-SCAR-04"),
    ]
    # The first passes it to the second, and he to who is left.
    assert happened(at, ev.LeaderPassed) == [
        ev.LeaderPassed(1, why="DF-RULING-07"),
        ev.LeaderPassed(2, why="DF-RULING-07"),
    ]
    assert happened(at, ev.PartyLost) == []

    alone = table(
        hero(sheet("blind-fury"), scars=[BLUE, GREEN], life=1),
        foe=foe(6, 1),
        script=[hit(3, icon=True)],
    )
    choose(alone, op.TAKE_DIE[RED], op.RAGE)
    lost = ev.PartyLost(number(alone, foe(6, 1)), 0, why="DF-RULING-45")
    assert happened(alone, ev.PartyLost) == [lost]


# Cards and rooms


@pytest.mark.rule("DF-POWER-13", "DF-RULING-51", "DF-RULING-49")
def test_a_stolen_card_is_told_and_may_be_left() -> None:
    card = weapon("blind")
    at = table(hero(sheet("larceny")), foe=foe(5, 1), pile=[card], script=[hit(5, icon=True), card])
    choose(at, op.TAKE_DIE[RED], op.LEAVE_IT)

    assert happened(at, ev.CardStolen) == [ev.CardStolen(number(at, card), why="DF-POWER-13")]
    assert happened(at, ev.CardLeft) == [ev.CardLeft(number(at, card), why="DF-RULING-51")]
    assert at.state.discards == [number(at, card)]


@pytest.mark.rule("DF-ROOM-10", "DF-ROOM-11", "DF-RULING-51")
def test_a_found_card_is_told_and_who_gets_it() -> None:
    card = weapon("blind")
    at = table(
        hero(sheet()),
        hero("torm"),
        foe=foe(5, 1),
        room=treasure(equipment=1),
        pile=[card],
        script=[hit(5), card],
    )
    choose(at, op.TAKE_DIE[RED], op.GIVE_TO[1])

    assert happened(at, ev.CardFound) == [ev.CardFound(number(at, card), why="DF-ROOM-10")]
    assert happened(at, ev.CardGiven) == [ev.CardGiven(1, number(at, card), why="DF-RULING-51")]
    assert at.state.discards == []


@pytest.mark.rule("DF-RULING-49", "DF-POWER-13", "DF-ROOM-10")
@pytest.mark.parametrize("kind", ["larceny", "beer"])
def test_an_empty_pile_is_told(kind: str) -> None:
    room = treasure(equipment=1)
    at = table(hero(sheet(kind)), foe=foe(5, 1), room=room, pile=[], script=[hit(5, icon=True)])
    choose(at, op.TAKE_DIE[RED])
    if kind == "larceny":
        all_choose(at, op.USUAL_ORDER)

    count = 2 if kind == "larceny" else 1
    assert happened(at, ev.NoCardLeft) == [ev.NoCardLeft(why="DF-RULING-49")] * count


@pytest.mark.rule("DF-ENDTURN-11", "DF-EQUIP-04")
def test_a_card_that_changes_hands_is_told_and_one_too_much_is_dropped() -> None:
    old, new = weapon("blind"), weapon("spin")
    one = sheet(slots=(1, 0, 0))
    at = table(
        hero(sheet("flurry"), gear=[new]), hero(one, gear=[old]), foe=foe(5, 1), script=[hit(5)]
    )
    choose(at, op.TAKE_DIE[RED])
    vote(at, op.HAND[number(at, new)][1], op.END_TURN)
    all_choose(at, op.END_TURN)
    choose(at, op.DISCARD[number(at, old)])

    handed = ev.CardHanded(0, 1, number(at, new), why="DF-ENDTURN-11")
    assert happened(at, ev.CardHanded) == [handed]
    dropped = ev.CardDiscarded(1, number(at, old), why="DF-EQUIP-04")
    assert happened(at, ev.CardDiscarded) == [dropped]


@pytest.mark.rule("DF-ROOM-02", "DF-ROOM-03", "DF-ROOM-05", "DF-ROOM-06", "DF-RULING-51")
def test_a_visit_to_a_shop_is_told_purchase_by_purchase() -> None:
    cards = [weapon(throw, price=3) for throw in ("flick", "blind", "jump", "nose")]
    at = table(
        hero(sheet(), life=4),
        foe=foe(5, 1),
        room=SHOP,
        pile=cards,
        gold=9,
        script=[hit(5), *cards],
    )
    choose(at, op.TAKE_DIE[RED], op.USUAL_ORDER)
    assert happened(at, ev.ShopOpened) == [ev.ShopOpened(names(at, *cards), why="DF-ROOM-02")]

    choose(at, op.BUY[number(at, cards[1])], op.BUY_DIE, op.BUY_HEALING)
    bought = ev.CardBought(number(at, cards[1]), 3, 6, why="DF-ROOM-03")
    assert happened(at, ev.CardBought) == [bought]
    assert happened(at, ev.DieBought) == [ev.DieBought(4, 4, why="DF-ROOM-05")]
    assert happened(at, ev.HealingBought) == [ev.HealingBought(3, why="DF-ROOM-06")]
    healed = ev.HeroHealed(0, 1, 5, ("part-shop",), why="DF-ROOM-06")
    assert happened(at, ev.HeroHealed) == [healed]
    choose(at, op.LEAVE_SHOP)
    assert at.state.offer == []
    assert sorted(at.state.discards) == sorted(number(at, cards[n]) for n in (0, 2, 3))


@pytest.mark.rule("DF-ROOM-08", "DF-ROOM-09")
def test_fountain_and_treasure_are_told() -> None:
    wet = table(hero(sheet(), life=4), foe=foe(5, 1), room=FOUNTAIN, script=[hit(5)])
    choose(wet, op.TAKE_DIE[RED])
    assert happened(wet, ev.FountainReached) == [ev.FountainReached(why="DF-ROOM-08")]
    healed = ev.HeroHealed(0, 5, 9, ("part-fountain",), why="DF-ROOM-08")
    assert happened(wet, ev.HeroHealed) == [healed]

    rich = table(hero(sheet()), foe=foe(5, 1), room=treasure(gold=3), script=[hit(5)])
    choose(rich, op.TAKE_DIE[RED])
    assert happened(rich, ev.GoldFound) == [ev.GoldFound(3, why="DF-ROOM-09")]
    assert happened(rich, ev.DiceFound) == []


@pytest.mark.rule("DF-EQUIP-05", "DF-ITEM-01", "DF-ITEM-02")
@pytest.mark.parametrize("effect", ["heal-one", "heal-all"])
def test_a_healing_card_is_told_with_its_cause(effect: str) -> None:
    card = magic(effect, 3)
    at = table(hero(sheet(), life=4, gear=[card]), foe=FOE)
    deed = op.USE_ON[number(at, card)][0] if effect == "heal-one" else op.USE[number(at, card)]
    choose(at, deed)

    assert happened(at, ev.GearUsed) == [ev.GearUsed(0, number(at, card), why="DF-EQUIP-05")]
    why = "DF-ITEM-01" if effect == "heal-one" else "DF-ITEM-02"
    assert happened(at, ev.HeroHealed) == [ev.HeroHealed(0, 3, 7, names(at, card), why=why)]


@pytest.mark.rule("DF-ITEM-04", "DF-POWER-26")
def test_what_adds_to_the_damage_is_told() -> None:
    card, toy = magic("extra-damage", 4), foe(5, 3)
    at = table(hero(sheet(), gear=[card], charmed=[toy]), foe=FOE, script=[hit(2)])
    choose(at, op.TAKE_DIE[RED], op.ADD_DAMAGE[number(at, card)], op.UNLEASH[number(at, toy)])

    assert happened(at, ev.GearUsed) == [ev.GearUsed(0, number(at, card), why="DF-ITEM-04")]
    loose = ev.MonsterUnleashed(0, number(at, toy), 3, why="DF-POWER-26")
    assert happened(at, ev.MonsterUnleashed) == [loose]


# The beginning and the end


@pytest.mark.rule("DF-MOVE-02", "DF-ENCOUNTER-04", "DF-COMBAT-01", "DF-ENCOUNTER-02")
def test_a_room_is_entered_and_the_first_player_attacks() -> None:
    first = foe(9, 1, 2)
    party = [hero(sheet()), hero("torm"), hero("melody")]
    at = table(*party, at=0, first=1, monsters=[first], tower=(1, 0, 0, 4), script=[first])
    all_choose(at, op.ENTER_ROOM[1])

    assert happened(at, ev.RoomEntered) == [ev.RoomEntered(1, 1, why="DF-MOVE-02")]
    met = ev.MonsterMet(number(at, first), 1, 9, 1, 2, why="DF-ENCOUNTER-04")
    assert happened(at, ev.MonsterMet) == [met]
    assert at.waiting_for == (1,)


@pytest.mark.rule("DF-TURN-01", "DF-ENDTURN-13")
def test_a_new_turn_is_told_with_its_first_player() -> None:
    at = table(hero(sheet()), hero("torm"), foe=foe(5, 1), script=[hit(5)])
    choose(at, op.TAKE_DIE[RED])

    assert happened(at, ev.TurnBegan) == [ev.TurnBegan(1, 2, why="DF-TURN-01")]


@pytest.mark.rule("DF-BOSS-07", "DF-RULING-73", "DF-BOSS-08", "DF-GOAL-02")
@pytest.mark.parametrize("is_won", [True, False])
def test_the_end_before_the_boss_is_told(is_won: bool) -> None:
    last = boss(20, 1)
    at = table(
        hero(sheet()),
        boss=last,
        life=3,
        fight=ALL_SPENT,
        dice=2,
        script=[hit(1), hit(2 if is_won else 1)],
    )
    card = number(at, last)

    lost = ev.PartyLost(card, 1, why="DF-BOSS-07")
    assert happened(at, ev.PartyLost) == ([] if is_won else [lost])
    defeated = ev.BossDefeated(0, card, why="DF-BOSS-08")
    assert happened(at, ev.BossDefeated) == ([defeated] if is_won else [])
    assert happened(at, ev.PartyWon) == ([ev.PartyWon(card, why="DF-GOAL-02")] if is_won else [])


@pytest.mark.rule("DF-GOAL-01", "DF-RULING-76")
def test_all_are_first_or_none() -> None:
    won = table(
        hero(sheet()), hero("torm"), boss=boss(4, 1), script=[hit(4)], setup={"scoring": False}
    )
    choose(won, op.TAKE_DIE[RED])
    assert (won.result().ranks, won.result().scored) == ((1, 1), False)
    assert won.result().verdicts == ("verdict-won",)

    lost = table(hero(sheet(), life=1), foe=FOE, script=[miss()])
    choose(lost, op.TAKE_DIE[RED])
    assert (lost.result().ranks, lost.result().scores) == ((0,), (0,))
    assert lost.result().verdicts == ("verdict-all-fainted",)
