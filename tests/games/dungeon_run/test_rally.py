"""Rally and the other free actions."""

import pytest

from tests.games.dungeon_run.situations import (
    ENTRANCE,
    GAME,
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
from undercroft.games.dungeon_run.events import (
    FreeAttackBegan,
    HeroKnockedOut,
    HeroWounded,
    MonsterKilled,
    Rallied,
    RunEvent,
    StoneAppeared,
)
from undercroft.games.dungeon_run.options import (
    ACCEPT,
    ASSIST,
    BATTLE,
    DECLINE,
    DUEL,
    END_TURN,
    ESCAPE,
    FIGHT_WITH,
    MOVE,
    PASS,
    PICK_TILE,
    RALLY,
    SABOTAGE,
    STRIKE_HOME,
    SUMMON,
    USE,
)
from undercroft.games.dungeon_run.state import Hero

EAST = 1
BRAWN, MAGIC, _ = FIGHT_WITH
WOLF, STONE = "monster-gloomwolf", "artifact-summoning-stone"


def beside(monster: str, *heroes: Hero, wounds: int = 0, script: str) -> Table:
    """All of them beside a monster."""
    for one in heroes:
        one.place = 1
    dungeon = [ENTRANCE, Spot(monster=monster, wounds=wounds)]
    return table(*heroes, dungeon=dungeon, script=script)


def kill_wolf(wounds: int, monster_dice: str = "111") -> Table:
    """Brunna, so badly wounded, kills a gloomwolf that has one life left."""
    dungeon = [ENTRANCE, Spot(monster="monster-gloomwolf", wounds=1)]
    brunna = hero("brunna", place=1, wounds=wounds)
    at = table(brunna, hero("kessa"), dungeon=dungeon, script=f"{monster_dice} 114")
    return choose(at, BATTLE, BRAWN, STRIKE_HOME)


@pytest.mark.rule("DR-RALLY-01", "DR-FREE-04")
def test_a_kill_may_remove_a_wound_at_once_and_for_free() -> None:
    at = kill_wolf(wounds=2)

    assert (at.waiting_for, offered(at)) == ((0,), [RALLY, PASS])
    choose(at, RALLY)

    assert (hero_at(at, 0).wounds, at.state.actions) == (1, 1)


@pytest.mark.rule("DR-RALLY-01")
def test_a_kill_by_a_card_outside_battle_may_be_rallied_after_too() -> None:
    dungeon = [ENTRANCE, Spot(monster="monster-gloomwolf", wounds=1)]
    corvan = hero("corvan", place=1, wounds=2, abilities=["ability-ember-lance"])
    at = table(corvan, hero("kessa"), dungeon=dungeon)

    choose(at, USE[card("ability-ember-lance")])

    assert len(happened(at, MonsterKilled)) == 1
    assert offered(at) == [RALLY, PASS]


@pytest.mark.rule("DR-RALLY-01")
def test_a_battle_without_a_kill_brings_no_rally() -> None:
    dungeon = [ENTRANCE, Spot(monster="monster-gloomwolf")]
    at = table(hero("brunna", place=1, wounds=2), dungeon=dungeon, script="111 114")

    choose(at, BATTLE, BRAWN, STRIKE_HOME)

    assert END_TURN in offered(at)
    with pytest.raises(Refused):
        at.answer(0, RALLY)
    assert hero_at(at, 0).wounds == 2


@pytest.mark.rule("DR-RALLY-02", "DR-FREE-04", "DR-DISARM-04")
@pytest.mark.parametrize(("dice", "rallies"), [("144", True), ("114", False)])
def test_a_trap_may_be_rallied_after_if_it_was_disarmed(dice: str, rallies: bool) -> None:
    at = table(
        hero("brunna", wounds=1),
        dungeon=[ENTRANCE, Spot("den")],
        script=f"4 {dice}",
        encounters=["trap-dart-wall"],
    )

    choose(at, MOVE[EAST])

    assert (RALLY in offered(at)) == rallies
    if rallies:
        choose(at, RALLY)
        assert hero_at(at, 0).wounds == 0


@pytest.mark.rule("DR-RALLY-03", "DR-FREE-04")
def test_who_assisted_may_rally() -> None:
    dungeon = [ENTRANCE, Spot(monster="monster-gloomwolf")]
    seats = hero("brunna", place=1, wounds=1), hero("ragg", place=1, wounds=2)
    at = table(*seats, dungeon=dungeon, script="111 11114")

    choose(at, BATTLE, ASSIST[0], ACCEPT[1], BRAWN, STRIKE_HOME)

    assert (at.waiting_for, offered(at)) == ((1,), [RALLY, PASS])
    choose(at, RALLY)
    assert [hero_at(at, seat).wounds for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("DR-RALLY-04")
def test_nobody_must_rally() -> None:
    at = choose(kill_wolf(wounds=2), PASS)

    assert hero_at(at, 0).wounds == 2
    assert happened(at, Rallied) == []


@pytest.mark.rule("DR-RALLY-05", "DR-EXAMPLE-26")
def test_hero_and_monster_fall_together_and_the_hero_cannot_rally() -> None:
    at = kill_wolf(wounds=7, monster_dice="1116")

    brunna = hero_at(at, 0)
    assert (brunna.ko, brunna.wounds) == (True, 4)
    assert [kept.card for kept in brunna.encounters] == [card("monster-gloomwolf")]
    assert at.waiting_for == (1,)
    with pytest.raises(Refused):
        at.answer(0, RALLY)


@pytest.mark.rule("DR-FREE-05")
def test_summon_is_a_choice_of_the_one_with_the_stone_in_the_endgame() -> None:
    seats = hero("kessa", place=1, equipped=[STONE]), hero("ragg")
    at = table(*seats, endgame=True, begun=False)

    assert {SUMMON, END_TURN} <= set(offered(at))
    choose(at, END_TURN)

    assert (at.waiting_for, SUMMON in offered(at)) == ((1,), False)
    before = GAME.pack(at.state)
    with pytest.raises(Refused):
        at.answer(1, SUMMON)
    assert GAME.pack(at.state) == before


@pytest.mark.rule("DR-FREE-05")
def test_summon_costs_no_action() -> None:
    at = table(
        hero("kessa", equipped=[STONE]),
        hero("ragg"),
        endgame=True,
        begun=False,
        encounters=["monster-slime"],
    )

    choose(at, SUMMON, PICK_TILE[1])

    assert at.state.actions == 2


@pytest.mark.rule("DR-FREE-05")
def test_with_the_stone_in_his_loot_pile_nobody_summons() -> None:
    at = table(hero("kessa", loot=[STONE]), hero("ragg"), endgame=True, begun=False)

    assert SUMMON not in offered(at)


@pytest.mark.rule("DR-FREE-05")
def test_before_the_endgame_nobody_summons() -> None:
    at = table(hero("kessa"), hero("ragg"), begun=False)

    assert SUMMON not in offered(at)


@pytest.mark.rule("DR-FREE-06")
def test_a_card_may_add_a_free_action() -> None:
    march = "ability-forced-march"
    at = table(hero("kessa", abilities=[march]), hero("ragg"))

    choose(at, USE[card(march)])

    assert (at.state.actions, hero_at(at, 0).wounds) == (3, 1)
    assert USE[card(march)] not in offered(at)


@pytest.mark.rule("DR-FREE-04")
def test_nothing_else_brings_a_rally() -> None:
    dungeon = [ENTRANCE, Spot(monster="monster-gloomwolf")]
    seats = hero("brunna", place=1, wounds=2), hero("ragg", place=1, wounds=2)
    at = table(*seats, dungeon=dungeon, script="555")
    choose(at, ESCAPE, PASS)
    assert END_TURN in offered(at)

    duel = table(hero("brunna", wounds=1), hero("ragg", wounds=1), script="114 1111")
    choose(duel, DUEL[1], BRAWN, BRAWN, STRIKE_HOME)
    assert END_TURN in offered(duel)
    assert happened(at, Rallied) == happened(duel, Rallied) == []


@pytest.mark.rule("DR-RULING-38")
def test_an_accepted_assist_is_rallied_after_even_if_the_action_fails() -> None:
    at = beside(WOLF, hero("brunna"), hero("ragg", wounds=1), script="44444 111")

    choose(at, ESCAPE, ASSIST[0], ACCEPT[1])

    assert len(happened(at, FreeAttackBegan)) == 1
    assert (at.waiting_for, offered(at)) == ((1,), [RALLY, PASS])


@pytest.mark.rule("DR-RULING-38")
def test_a_declined_assist_is_not_rallied_after() -> None:
    at = beside(WOLF, hero("brunna"), hero("ragg", wounds=1), script="111 111")

    choose(at, BATTLE, ASSIST[0], DECLINE[1], PASS, BRAWN)

    assert at.waiting_for == (0,)
    assert hero_at(at, 1).wounds == 1


@pytest.mark.rule("DR-RULING-38")
def test_an_assist_in_a_duel_is_rallied_after_when_all_is_over() -> None:
    at = table(hero("brunna"), hero("kessa"), hero("ragg", wounds=1), script="11114 1111")

    choose(at, DUEL[1], ASSIST[0], ACCEPT[2], BRAWN, BRAWN)
    assert at.waiting_for == (0,)
    choose(at, STRIKE_HOME)

    assert hero_at(at, 1).wounds == 1
    assert (at.waiting_for, offered(at)) == ((2,), [RALLY, PASS])


@pytest.mark.rule("DR-RULING-39")
def test_killer_and_helper_have_one_rally_each_and_the_unhurt_none() -> None:
    seats = hero("brunna", wounds=3), hero("ragg", wounds=3), hero("kessa")
    at = beside(WOLF, *seats, wounds=1, script="111 11111114")

    choose(at, BATTLE)
    vote(at, s1=ASSIST[0], s2=ASSIST[0])
    choose(at, ACCEPT[1], ACCEPT[2], BRAWN, STRIKE_HOME)

    assert at.waiting_for == (0, 1)
    vote(at, s0=RALLY, s1=RALLY)
    assert [hero_at(at, seat).wounds for seat in range(3)] == [2, 2, 0]
    assert END_TURN in offered(at, 0)


@pytest.mark.rule("DR-RULING-40")
def test_after_a_battle_come_defeat_loot_sabotage_its_defeats_and_rallies() -> None:
    sword = ["treasure-feud-sword"]
    seats = (
        hero("thelian", wounds=1, place=1),
        hero("ragg", wounds=5, place=1, loot=sword),
        hero("dorgan", wounds=1, place=1),
    )
    dungeon = [ENTRANCE, Spot("lair", monster="boss-hadrak", wounds=7)]
    at = table(*seats, dungeon=dungeon, boss="boss-hadrak", script="11114 1114", first=2)

    choose(at, BATTLE)
    vote(at, s1=SABOTAGE, s2=ASSIST[0])
    choose(at, ACCEPT[2], MAGIC, STRIKE_HOME)
    assert at.waiting_for == (0, 2)
    vote(at, s2=RALLY, s0=RALLY)

    told: list[type[RunEvent]] = [
        HeroWounded,
        MonsterKilled,
        StoneAppeared,
        HeroKnockedOut,
        Rallied,
    ]
    order = [(type(event), getattr(event, "seat", None)) for event in at.events]
    assert [pair for pair in order if pair[0] in told] == [
        (HeroWounded, 0),
        (MonsterKilled, 0),
        (StoneAppeared, None),
        (HeroWounded, 1),
        (HeroKnockedOut, 1),
        (Rallied, 0),
        (Rallied, 2),
    ]


@pytest.mark.rule("DR-RULING-40")
def test_the_acting_hero_falls_before_his_saboteur_is_punished() -> None:
    seats = hero("dorgan", wounds=4), hero("ragg", wounds=2)
    at = beside(WOLF, *seats, script="1115 241")

    choose(at, BATTLE, SABOTAGE, BRAWN, STRIKE_HOME)

    told = (HeroWounded, HeroKnockedOut, Rallied)
    order = [(type(event), event.seat) for event in at.events if isinstance(event, told)]
    assert order == [(HeroWounded, 0), (HeroKnockedOut, 0), (HeroWounded, 1)]
