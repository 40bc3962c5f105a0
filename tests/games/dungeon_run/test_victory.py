"""How a game of several heroes is won, or by nobody."""

import pytest

from tests.games.dungeon_run.situations import (
    ENTRANCE,
    Phase,
    Spot,
    choose,
    happened,
    hero,
    hero_at,
    table,
    vote,
)
from undercroft.engine import Table
from undercroft.games.dungeon_run.events import (
    FreeAttackBegan,
    LastHeroWon,
    NobodyWon,
    RoundBegan,
    StoneCarriedOut,
    TurnBegan,
)
from undercroft.games.dungeon_run.options import (
    BATTLE,
    DUEL,
    END_TURN,
    FIGHT_WITH,
    MOVE,
    SABOTAGE,
    STRIKE_HOME,
)

STONE = "artifact-summoning-stone"
BRAWN = FIGHT_WITH[0]
SLIME = [ENTRANCE, Spot(monster="monster-slime")]
EAST, WEST = 1, 3


def won_by(at: Table) -> list[int]:
    """The seats that have won a game that is over."""
    assert at.is_over
    assert at.state.phase is Phase.OVER
    return [seat for seat, rank in enumerate(at.result().ranks) if rank == 1]


@pytest.mark.rule("DR-VICTORY-01")
@pytest.mark.parametrize("where", ["equipped", "loot"])
def test_who_ends_his_turn_on_the_entrance_with_the_stone_wins(where: str) -> None:
    bearer = hero("ragg", place=1, **{where: [STONE]})  # type: ignore[arg-type]
    at = table(bearer, hero(place=1, ko=True), hero("dorgan"), endgame=True)

    choose(at, MOVE[WEST])
    assert at.waiting_for == (0,)
    choose(at, END_TURN)

    assert [event.seat for event in happened(at, StoneCarriedOut)] == [0]
    assert won_by(at) == [0]


@pytest.mark.rule("DR-VICTORY-01")
def test_the_turn_must_be_his_own() -> None:
    bearer = hero("ragg", loot=[STONE])
    at = table(hero(), bearer, hero("dorgan"), endgame=True)

    choose(at, END_TURN)
    assert at.waiting_for == (1,)
    choose(at, END_TURN)
    assert won_by(at) == [1]


@pytest.mark.rule("DR-VICTORY-01")
def test_it_takes_the_entrance_and_the_stone() -> None:
    elsewhere = table(hero("ragg", place=1, loot=[STONE]), hero("dorgan"), endgame=True)
    without = table(hero("ragg"), hero("dorgan", place=1, loot=[STONE]), endgame=True)

    for at in (elsewhere, without):
        choose(at, END_TURN)
        assert at.waiting_for == (1,)


@pytest.mark.rule("DR-VICTORY-02", "DR-GOAL-03")
def test_the_only_hero_left_alive_wins_at_once() -> None:
    heroes = hero("ragg"), hero("corvan", wounds=5), hero(alive=False)
    at = table(*heroes, endgame=True, script="6111 1", queue=[0, 1])

    choose(at, DUEL[1], BRAWN, BRAWN, STRIKE_HOME)

    assert [event.seat for event in happened(at, LastHeroWon)] == [0]
    assert won_by(at) == [0]
    assert at.result().verdicts == ("verdict-last-alive",)


@pytest.mark.rule("DR-VICTORY-02")
def test_a_survivor_wins_also_when_a_monster_did_it() -> None:
    heroes = hero("dorgan", place=1, wounds=5), hero()
    at = table(*heroes, dungeon=SLIME, endgame=True, script="33")

    choose(at, END_TURN)

    assert won_by(at) == [1]


@pytest.mark.rule("DR-VICTORY-02")
def test_two_left_alive_play_on() -> None:
    heroes = hero("ragg"), hero("corvan", wounds=5), hero(place=1)
    at = table(*heroes, endgame=True, script="6111 1")

    choose(at, DUEL[1], BRAWN, BRAWN, STRIKE_HOME)

    assert not at.is_over
    assert at.result().ranks == (0, 0, 0)


@pytest.mark.rule("DR-VICTORY-03", "DR-GOAL-03")
def test_nobody_wins_when_the_last_heroes_die_together() -> None:
    biter = hero("ragg", wounds=5, abilities=["ability-bite-back"])
    at = table(hero("dorgan", wounds=4), biter, endgame=True, script="61111 111111")

    choose(at, DUEL[1], BRAWN, BRAWN, STRIKE_HOME)

    assert not any(one.alive for one in at.state.heroes)
    assert len(happened(at, NobodyWon)) == 1
    assert won_by(at) == []
    assert at.result().verdicts == ("verdict-nobody-won",)
    assert at.result().scores == (0, 0)
    assert not at.result().scored


@pytest.mark.rule("DR-VICTORY-03")
def test_nobody_wins_when_a_drake_burns_the_last_two() -> None:
    dungeon = [ENTRANCE, Spot("den")]
    heroes = hero("dorgan", wounds=5), hero("ragg", place=1, wounds=5)
    drake = ["monster-fire-drake"]
    at = table(*heroes, dungeon=dungeon, endgame=True, encounters=drake, script="4")

    choose(at, MOVE[EAST])

    assert won_by(at) == []
    assert happened(at, LastHeroWon) == []


@pytest.mark.rule("DR-RULING-75")
@pytest.mark.parametrize(("wounds", "winner"), [(0, 0), (5, 1)])
def test_the_free_attack_at_the_end_of_the_turn_comes_before_the_way_out(
    wounds: int, winner: int
) -> None:
    dungeon = [Spot("entrance", monster="monster-slime"), Spot()]
    heroes = hero("dorgan", wounds=wounds, loot=[STONE]), hero(place=1)
    at = table(*heroes, dungeon=dungeon, endgame=True, script="35")

    choose(at, END_TURN)

    assert len(happened(at, FreeAttackBegan)) == 1
    assert at.is_over
    assert at.result().ranks[winner] == 1
    assert bool(happened(at, StoneCarriedOut)) == (winner == 0)


@pytest.mark.rule("DR-RULING-76")
def test_a_death_later_in_the_same_turn_comes_too_late() -> None:
    heroes = hero("dorgan", place=1, wounds=4), hero("ragg", place=1, wounds=5)
    at = table(*heroes, dungeon=SLIME, endgame=True, script="33 511")

    choose(at, BATTLE)
    vote(at, s1=SABOTAGE)
    choose(at, BRAWN, STRIKE_HOME)

    assert at.is_over
    assert [event.seat for event in happened(at, LastHeroWon)] == [1]
    assert (hero_at(at, 1).alive, hero_at(at, 1).wounds) == (True, 5)


@pytest.mark.rule("DR-RULING-77")
def test_the_knocked_out_are_alive() -> None:
    heroes = hero("ragg"), hero("corvan", wounds=5), hero("ragg", place=1, ko=True)
    at = table(*heroes, endgame=True, script="6111 1", queue=[0])

    choose(at, DUEL[1], BRAWN, BRAWN, STRIKE_HOME)
    assert not at.is_over
    assert hero_at(at, 2).ko

    choose(at, END_TURN)
    assert [event.seat for event in happened(at, RoundBegan)] == [2]
    assert [event.seat for event in happened(at, TurnBegan)] == [2, 0]
    assert not hero_at(at, 2).ko
