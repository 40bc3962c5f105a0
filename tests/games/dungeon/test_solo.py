"""Alone: two heroes, threats and doom."""

import pytest

from tests.games.dungeon.situations import (
    BOX,
    FIREBALL,
    HALL,
    asked,
    choose,
    foe,
    front,
    gold,
    happened,
    hero,
    klass,
    offered,
    person,
    room,
    table,
)
from undercroft.engine import Table
from undercroft.games.dungeon.events import DoomAdvanced, ThreatGrew, ThreatRolled
from undercroft.games.dungeon.options import ACT_FIRST, DROP, GUESS, STAY
from undercroft.games.dungeon.state import Phase

HERE = front(room(3))
ROGUE, CLERIC = klass("rogue"), klass("cleric")


def alone(script: str | list[str | int], **more: object) -> Table:
    return table(hero("rogue", HERE), hero("cleric", HERE), solo=True, script=script, **more)  # type: ignore[arg-type]


def play_turn(at: Table) -> Table:
    """Both heroes stay where they are, the Rogue first."""
    return choose(at, ACT_FIRST[ROGUE], STAY, STAY)


@pytest.mark.rule("DG-SOLO-01", "DG-CHOICE-22")
def test_both_heroes_act_once_in_an_order_of_choice() -> None:
    at = alone("1 6")
    assert offered(at) == [ACT_FIRST[ROGUE], ACT_FIRST[CLERIC]]
    choose(at, ACT_FIRST[CLERIC])
    assert at.state.queue[0] == 1
    assert at.state.steps == 5
    choose(at, STAY)
    assert happened(at, ThreatGrew) == [], "End of Turn comes after both"
    choose(at, STAY)
    assert len(happened(at, ThreatGrew)) == 1
    assert asked(at) == "DG-SOLO-01"


@pytest.mark.rule("DG-THREAT-01", "DG-THREAT-02", "DG-TURN-05", "DG-CHANCE-13", "DG-COMPONENT-12")
@pytest.mark.parametrize(("die", "doom", "box"), [("1", 1, 0), ("2", 0, 1)])
def test_a_token_goes_to_the_box_and_a_low_die_advances_doom(die: str, doom: int, box: int) -> None:
    at = play_turn(alone(["1", die]))

    assert (at.state.doom, at.state.threats) == (doom, box)
    assert len(happened(at, ThreatGrew)) == 1


@pytest.mark.rule("DG-EXAMPLE-18", "DG-THREAT-02", "DG-THREAT-04")
@pytest.mark.parametrize(("die", "doom", "box"), [("2", 1, 0), ("3", 0, 2)])
def test_with_two_tokens_a_2_advances_doom_and_a_3_does_not(die: str, doom: int, box: int) -> None:
    at = play_turn(alone(["1", die], threats=1))

    assert (at.state.doom, at.state.threats) == (doom, box)


@pytest.mark.rule("DG-THREAT-03", "DG-THREAT-04")
def test_with_five_tokens_doom_advances_without_a_roll() -> None:
    at = play_turn(alone(["1"], threats=4))

    assert happened(at, ThreatRolled) == []
    assert (at.state.doom, at.state.threats) == (1, 0)
    four = play_turn(alone(["1", "5"], threats=3))
    assert (four.state.doom, four.state.threats) == (0, 4)


@pytest.mark.rule("DG-DOOM-01", "DG-LOSS-02", "DG-SPECIAL-07")
def test_the_fourteenth_step_is_the_skull() -> None:
    thirteen = play_turn(alone(["1", "1"], doom=12))
    assert (thirteen.state.doom, thirteen.is_over) == (13, False)
    at = play_turn(alone(["1", "1"], doom=13))

    assert at.is_over
    assert at.state.winners == []
    assert at.result().verdicts == ("verdict-doom",)
    assert [event.doom for event in happened(at, DoomAdvanced)] == [14]


@pytest.mark.rule("DG-DOOM-02")
def test_the_marker_never_goes_back() -> None:
    at = play_turn(alone(["1", "6"], doom=7))

    assert at.state.doom == 7


@pytest.mark.rule("DG-DOOM-03", "DG-ASSAULT-01", "DG-RULING-03", "DG-LOSS-02")
def test_home_with_the_goal_the_assault_begins_at_once() -> None:
    rich = [gold(10_000), gold(10_000, 1)]
    at = table(
        hero("rogue", HALL, rich),
        hero("cleric", HALL, [gold(250)]),
        solo=True,
        doom=13,
        script=["1", FIREBALL, "1123"],
    )
    choose(at, ACT_FIRST[ROGUE], STAY)
    assert at.state.phase is Phase.ASSAULT
    assert at.state.assault.heroes == [0, 1]
    assert happened(at, ThreatGrew) == [], "the track has stopped"
    choose(at, GUESS[FIREBALL])
    assert at.is_over
    assert at.result().ranks == (1,)
    assert at.result().verdicts == ("verdict-solo-won",)


@pytest.mark.rule("DG-DOOM-03", "DG-RULING-03")
def test_both_must_be_home_with_the_sum_of_both_goals() -> None:
    for place, treasures in ((HERE, [gold(20_000)]), (HALL, [gold(10_000), gold(5000)])):
        at = table(
            hero("rogue", HALL, treasures), hero("cleric", place), solo=True, script=["1", "6"]
        )
        choose(at, ACT_FIRST[ROGUE], STAY)
        assert at.state.assault is None


@pytest.mark.rule("DG-DOOM-03", "DG-RULING-65")
@pytest.mark.parametrize("deadly", [False, True])
def test_the_assault_begins_at_once_where_a_wandering_monster_leaves_all_home(deadly: bool) -> None:
    weary = hero(
        "cleric",
        HERE,
        [gold(10_000), gold(250)],
        spent=["blessing"],
        used={"invoke-valerians-hand": 2},
    )
    at = table(
        hero("rogue", HALL, [gold(20_000)]),
        weary,
        solo=True,
        script=["1", "6", "12", foe(8), "11", "66"],
        setup={"wandering": True, "deadly": deadly},
    )
    play_turn(at)
    if not deadly:
        choose(at, DROP[gold(250)])

    assert at.state.phase is Phase.ASSAULT
    assert at.state.assault.heroes == ([0] if deadly else [1, 0])


@pytest.mark.rule("DG-LOSS-01", "DG-RULING-58")
def test_alone_the_game_is_lost_when_both_are_dead() -> None:
    at = table(
        hero("rogue", HALL, [gold(20_000)]),
        hero("cleric", alive=False),
        solo=True,
        queue=[0],
        script=["1", BOX.boss_spells[1]],
    )
    choose(at, STAY, GUESS[FIREBALL])

    assert at.is_over
    assert at.result().ranks == (0,)
    assert at.result().verdicts == ("verdict-heroes-fell",)


@pytest.mark.rule("DG-RULING-51")
def test_alone_there_is_one_wandering_roll_a_turn() -> None:
    at = alone(["1", "6", "66"], setup={"wandering": True})
    play_turn(at)

    assert at.source.position == 3


@pytest.mark.rule("DG-TOKEN-09")
def test_a_lost_turn_does_not_stop_doom() -> None:
    at = table(hero("rogue", HERE, lost=1), hero("cleric", HERE, lost=1), solo=True, script=["1"])
    choose(at, ACT_FIRST[ROGUE])
    assert offered(at)[0] is not STAY, "the Cleric may pray"
    choose(at, offered(at)[0])

    assert at.state.threats + at.state.doom == 1


@pytest.mark.rule("DG-ASSAULT-05")
def test_alone_all_living_heroes_fight() -> None:
    at = table(
        hero("rogue", HALL, [gold(10_000)]),
        hero("cleric", alive=False),
        solo=True,
        queue=[0],
        script=["1"],
    )
    choose(at, STAY)

    assert at.state.assault.heroes == [0]
    assert person(at).alive
