"""Re-rolls: who may cause one, how often in an action, and whose comes first."""

from typing import Any

import pytest

from tests.games.dungeon_run.situations import (
    ENTRANCE,
    Spot,
    card,
    choose,
    happened,
    hero,
    hero_at,
    offered,
    table,
    vote,
)
from undercroft.engine import Refused, Table
from undercroft.games.dungeon_run.events import DiceRerolled, RerollForced
from undercroft.games.dungeon_run.options import (
    BATTLE,
    DUEL,
    ESCAPE,
    FIGHT_WITH,
    GOES_FIRST,
    HOLD_BACK,
    LEAVE,
    MOVE,
    PASS,
    PICK_DIE,
    PICK_TILE,
    STRIKE_HOME,
    USE,
)
from undercroft.games.dungeon_run.state import Hero

EAST = 1
SWING, PEBBLES = "ability-second-swing", "ability-falling-pebbles"
ROAR, OMEN, DOLL = "ability-roar", "ability-ill-omen", "treasure-hex-doll"
BONE, COIN = "treasure-lucky-knucklebone", "ability-lucky-coin"
STEADY, NERVE = "ability-steady-hand", "ability-break-their-nerve"


def use(name: str) -> Any:
    """The option to use a card."""
    return USE[card(name)]


def rolled(*heroes: Hero, script: str, first: int = 0) -> Table:
    """The first hero battles a Slime with brawn while the others watch; the dice lie there."""
    for one in heroes:
        one.place = 1
    dungeon = [ENTRANCE, Spot(monster="monster-slime")]
    bystander = () if len(heroes) > 1 else (hero("thelian"),)
    at = table(*heroes, *bystander, dungeon=dungeon, script=script, first=first)
    choose(at, BATTLE)
    while FIGHT_WITH[0] not in at.options(0):
        choose(at, PASS)
    return choose(at, FIGHT_WITH[0])


def rerolls(at: Table) -> list[tuple[int, str]]:
    """Who caused which dice."""
    return [(event.seat, event.dice) for event in happened(at, DiceRerolled, RerollForced)]


@pytest.mark.rule("DR-REROLL-01", "DR-ABILITY-01", "DR-DICE-01")
@pytest.mark.parametrize("source", [{"abilities": [SWING]}, {"equipped": [BONE]}])
def test_a_card_or_an_item_lets_a_hero_reroll_his_own_dice(source: dict[str, Any]) -> None:
    again = "2" if "equipped" in source else "1112"
    at = rolled(hero("ragg", **source), script=f"11 1111 {again}")
    (name,) = next(iter(source.values()))

    assert offered(at) == [PASS, use(name)]
    choose(at, use(name))

    assert rerolls(at) in ([(0, "1 1 1 2")], [(0, "2 1 1 1")])


@pytest.mark.rule("DR-REROLL-01", "DR-ABILITY-01", "DR-DICE-01")
@pytest.mark.parametrize("source", [{"abilities": [OMEN]}, {"equipped": [DOLL]}])
def test_a_card_or_an_item_lets_a_hero_force_another_to_reroll(source: dict[str, Any]) -> None:
    at = rolled(hero("ragg"), hero("saelith", **source), script="11 6666 1111")
    (name,) = next(iter(source.values()))

    assert (at.waiting_for, offered(at)) == ((1,), [PASS, use(name)])
    choose(at, use(name))

    assert rerolls(at) == [(1, "1 1 1 1")]


@pytest.mark.rule("DR-REROLL-01", "DR-ABILITY-01", "DR-DICE-01")
def test_a_reroll_may_be_declined() -> None:
    at = choose(rolled(hero("ragg", abilities=[SWING]), script="11 1166"), PASS)

    assert rerolls(at) == []
    assert offered(at) == [STRIKE_HOME, HOLD_BACK[6]]


@pytest.mark.rule("DR-REROLL-02")
def test_a_hero_rerolls_his_own_dice_once_an_action_with_any_number_of_sources() -> None:
    at = rolled(hero("ragg", abilities=[SWING], equipped=[BONE]), script="11 1111 1115 11 1111")

    assert offered(at) == [PASS, use(SWING), use(BONE)]
    choose(at, use(SWING))

    assert offered(at) == [STRIKE_HOME, HOLD_BACK[5]]
    with pytest.raises(Refused):
        at.answer(0, use(BONE))
    assert rerolls(at) == [(0, "1 1 1 5")]
    choose(at, STRIKE_HOME, BATTLE, FIGHT_WITH[0])
    assert offered(at) == [PASS, use(BONE)]


@pytest.mark.rule("DR-REROLL-03")
def test_a_hero_forces_a_reroll_once_an_action_with_any_number_of_sources() -> None:
    omens = hero("saelith", abilities=[OMEN], equipped=[DOLL])
    at = rolled(hero("ragg"), omens, script="11 6666 5555")

    assert use(DOLL) in offered(at)
    choose(at, use(OMEN))

    assert (at.waiting_for, use(DOLL) in at.options(1)) == ((0,), False)
    with pytest.raises(Refused):
        at.answer(1, use(DOLL))
    assert rerolls(at) == [(1, "5 5 5 5")]


@pytest.mark.rule("DR-REROLL-04", "DR-REROLL-05")
@pytest.mark.parametrize("order", [(0, 1, 2), (1, 0, 2), (2, 1, 0)])
def test_rerolls_of_different_heroes_follow_each_other_in_any_order(order: list[int]) -> None:
    sources = [use(SWING), use(ROAR), use(OMEN)]
    heroes = hero("ragg", abilities=[SWING]), hero("ragg", abilities=[ROAR])
    third = hero("saelith", abilities=[OMEN])
    at = rolled(*heroes, third, script="11 1111 2222 3333 4444")

    for number, seat in enumerate(order):
        assert set(at.waiting_for) == set(order[number:])
        for other in at.waiting_for:
            vote(at, **{f"s{other}": sources[other] if other == seat else PASS})

    assert rerolls(at) == list(zip(order, ("2 2 2 2", "3 3 3 3", "4 4 4 4"), strict=True))
    assert not {*sources, PASS} & set(offered(at, 0))


@pytest.mark.rule("DR-REROLL-05", "DR-ABILITY-01", "DR-DUEL-03")
def test_whoever_rerolled_his_dice_in_a_duel_does_not_force_the_other() -> None:
    attacker = hero("ragg", abilities=[ROAR], equipped=[BONE])

    at = table(attacker, hero("kessa"), script="1111 4111 1")
    choose(at, DUEL[1], FIGHT_WITH[0], FIGHT_WITH[0], use(BONE))
    assert rerolls(at) == [(0, "1 1 1 1")]
    assert hero_at(at, 1).wounds == 0
    assert hero_at(at, 0).wounds == 1

    again = table(attacker, hero("kessa"), script="1111 4111 1111")
    choose(again, DUEL[1], FIGHT_WITH[0], FIGHT_WITH[0], PASS, use(ROAR))
    assert rerolls(again) == [(0, "1 1 1 1")]
    assert hero_at(again, 0).wounds == 0


@pytest.mark.rule("DR-REROLL-05")
def test_a_reroll_of_the_monsters_dice_counts_too() -> None:
    both: Any = {"abilities": [NERVE, STEADY], "place": 1}
    dungeon = [ENTRANCE, Spot(monster="monster-slime")]

    used = table(hero(**both), hero("ragg"), dungeon=dungeon, script="14 1 1116")
    choose(used, BATTLE, use(NERVE), PICK_DIE[4], FIGHT_WITH[0])
    assert use(STEADY) not in offered(used)

    kept = table(hero(**both), hero("ragg"), dungeon=dungeon, script="14 1116")
    choose(kept, BATTLE, PASS, FIGHT_WITH[0])
    assert use(STEADY) in offered(kept)


@pytest.mark.rule("DR-REROLL-06")
@pytest.mark.parametrize(("chosen", "left"), [(0, 1), (1, 0)])
def test_the_first_player_decides_whose_reroll_comes_first(chosen: int, left: int) -> None:
    heroes = hero("ragg", abilities=[SWING]), hero("ragg", abilities=[ROAR]), hero("kessa")
    at = rolled(*heroes, script="11 1111 2222", first=2)

    vote(at, s0=use(SWING), s1=use(ROAR))
    assert (at.waiting_for, offered(at)) == ((2,), [GOES_FIRST[0], GOES_FIRST[1]])
    choose(at, GOES_FIRST[chosen])

    assert rerolls(at) == [(chosen, "2 2 2 2")]
    assert at.waiting_for == (left,)


@pytest.mark.rule("DR-REROLL-06")
def test_a_single_reroll_needs_no_order() -> None:
    heroes = hero("ragg", abilities=[SWING]), hero("ragg", abilities=[ROAR]), hero("kessa")
    at = rolled(*heroes, script="11 1111 2222", first=2)

    vote(at, s0=PASS, s1=use(ROAR))

    assert rerolls(at) == [(1, "2 2 2 2")]


@pytest.mark.rule("DR-REROLL-02", "DR-REROLL-05", "DR-RULING-42")
def test_an_escape_onto_the_bridge_gives_no_second_reroll() -> None:
    dungeon = [ENTRANCE, Spot(monster="monster-gloomwolf"), Spot("ancient-bridge")]
    mizzle = hero("mizzle", place=1, abilities=[COIN])
    at = table(mizzle, hero("kessa"), dungeon=dungeon, script="11111 11116 1112")

    choose(at, ESCAPE, use(COIN), LEAVE[EAST])

    assert use(COIN) not in offered(at)


@pytest.mark.rule("DR-REROLL-02", "DR-REROLL-05", "DR-RULING-42")
def test_a_move_over_two_tiles_gives_one_reroll() -> None:
    dungeon = [ENTRANCE, Spot("underground-channel"), Spot("ancient-bridge")]
    mizzle = hero("mizzle", abilities=[COIN, "ability-long-shadow"])
    at = table(mizzle, hero("kessa"), dungeon=dungeon, script="111 441 1112")

    choose(at, MOVE[EAST], FIGHT_WITH[0], use(COIN), PICK_TILE[2])

    assert use(COIN) not in offered(at)
