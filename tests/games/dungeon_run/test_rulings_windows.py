"""Decisions on the windows of a battle: who is asked when, and all at once."""

import pytest

from tests.games.dungeon_run.refusing import assert_refused
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
from undercroft.games.dungeon_run.events import (
    AssistAccepted,
    AssistDeclined,
    AssistOffered,
    DiceRolled,
    HelpCalled,
    MonsterRolled,
    Sabotaged,
)
from undercroft.games.dungeon_run.geometry import NORTH
from undercroft.games.dungeon_run.options import (
    ACCEPT,
    ASSIST,
    BATTLE,
    CALL,
    DECLINE,
    ESCAPE,
    FIGHT_WITH,
    MOVE,
    PASS,
    PASS_ON,
    SABOTAGE,
    USE,
    WATCH,
)
from undercroft.games.dungeon_run.state import Hero

KING, BOSS = "monster-king-ulvar", "boss-hadrak"
WINDOW_A = [PASS, PASS_ON, *ASSIST, SABOTAGE]
WINDOW_B = [PASS, PASS_ON, SABOTAGE]
WITH_BRAWN = FIGHT_WITH[0]


def party(
    *heroes: Hero, script: str = "", monster: str = KING, endgame: bool = False, boss: str = ""
) -> Table:
    """Heroes on the tile of a monster."""
    dungeon = [ENTRANCE, Spot(monster=monster)]
    return table(*heroes, dungeon=dungeon, script=script, endgame=endgame, boss=boss)


def three(*, quiet: bool = False, script: str = "") -> Table:
    """Brunna acts, Dorgan and Ragg look on; the latter may pass unless it concerns him."""
    ragg = hero("ragg", place=1, quiet=quiet)
    return party(hero("brunna", place=1), hero("dorgan", place=1), ragg, script=script)


def pair(*, script: str = "", monster: str = KING, endgame: bool = False, boss: str = "") -> Table:
    """Brunna acts; Dorgan passes unless it concerns him."""
    heroes = hero("brunna", place=1), hero("dorgan", place=1, quiet=True)
    return party(*heroes, script=script, monster=monster, endgame=endgame, boss=boss)


@pytest.mark.rule("DR-RULING-29")
def test_a_battle_has_a_window_before_each_roll() -> None:
    at = three(script="111 1")

    choose(at, BATTLE)
    assert [offered(at, seat) for seat in (1, 2)] == [WINDOW_A, WINDOW_A]
    assert happened(at, MonsterRolled) == []
    vote(at, s1=PASS, s2=PASS)
    assert [offered(at, seat) for seat in (1, 2)] == [WINDOW_B, WINDOW_B]
    assert (len(happened(at, MonsterRolled)), happened(at, DiceRolled)) == (1, [])
    assert_refused(at, ASSIST[0])
    vote(at, s1=SABOTAGE, s2=PASS)
    choose(at, WITH_BRAWN)

    assert [event.dice for event in happened(at, DiceRolled)] == ["1"]


@pytest.mark.rule("DR-RULING-29")
def test_an_escape_has_one_window() -> None:
    at = three(script="115")

    choose(at, ESCAPE)
    assert [offered(at, seat) for seat in (1, 2)] == [WINDOW_A, WINDOW_A]
    vote(at, s1=PASS, s2=PASS)

    assert at.waiting_for == (0,)


@pytest.mark.rule("DR-RULING-29")
def test_a_disarming_has_one_window() -> None:
    reaching = hero("saelith", abilities=["ability-long-gaze"])
    pile = ["standard-14", "standard-15"]
    encounters = ["trap-dart-wall"]
    script: list[str | int] = [0, "4", "145"]
    at = table(hero("brunna"), reaching, pile=pile, encounters=encounters, script=script)

    choose(at, MOVE[NORTH])
    assert offered(at, 1) == WINDOW_A
    vote(at, s1=PASS)

    assert len(hero_at(at, 0).encounters) == 1


@pytest.mark.rule("DR-RULING-30")
def test_all_are_asked_at_once_and_their_answers_shown_together() -> None:
    at = three()

    choose(at, BATTLE)
    assert list(at.waiting_for) == [1, 2]
    vote(at, s2=SABOTAGE)
    assert (at.waiting_for, happened(at, Sabotaged)) == ((1,), [])
    assert offered(at, 1) == WINDOW_A
    vote(at, s1=ASSIST[0])

    assert [event.seat for event in happened(at, Sabotaged)] == [2]
    assert [event.seat for event in happened(at, AssistOffered)] == [1]


@pytest.mark.rule("DR-RULING-30")
def test_an_announcement_is_final() -> None:
    at = three(script="111 111")
    choose(at, BATTLE)
    vote(at, s1=ASSIST[0], s2=SABOTAGE)

    for seat, other in ((1, PASS), (2, PASS)):
        with pytest.raises(Refused):
            at.answer(seat, other)
    assert not at.can_undo(1)
    choose(at, ACCEPT[1])

    assert (at.waiting_for, offered(at)) == ((0,), [WITH_BRAWN, FIGHT_WITH[1]])
    assert (at.state.effort.helpers, at.state.effort.spoilers) == ([1], [2])


@pytest.mark.rule("DR-RULING-30")
def test_each_assist_is_accepted_or_declined() -> None:
    at = three(script="111 11111")
    choose(at, BATTLE)
    vote(at, s1=ASSIST[0], s2=ASSIST[0])

    assert (at.waiting_for, offered(at)) == ((0,), [ACCEPT[1], DECLINE[1]])
    choose(at, ACCEPT[1])
    assert offered(at) == [ACCEPT[2], DECLINE[2]]
    choose(at, DECLINE[2])

    assert [event.target for event in happened(at, AssistAccepted)] == [1]
    assert [event.target for event in happened(at, AssistDeclined)] == [2]


@pytest.mark.rule("DR-RULING-30")
def test_a_declined_assistant_may_still_sabotage() -> None:
    at = three(script="111 111")
    choose(at, BATTLE)
    vote(at, s1=ASSIST[0], s2=ASSIST[0])
    choose(at, ACCEPT[1], DECLINE[2])

    assert (at.waiting_for, offered(at)) == ((2,), WINDOW_B)
    choose(at, SABOTAGE, WITH_BRAWN)

    assert [event.dice for event in happened(at, DiceRolled)] == ["1 1 1"]


@pytest.mark.rule("DR-RULING-30")
def test_who_passes_on_is_not_asked_again_until_he_lifts_it() -> None:
    heroes = hero("brunna", place=1), hero("dorgan", place=1)
    at = party(*heroes, script="111 111 111 111 111")

    choose(at, BATTLE, PASS_ON, WITH_BRAWN)
    assert hero_at(at, 1).quiet
    choose(at, BATTLE, PASS, WITH_BRAWN)
    assert (at.waiting_for, WATCH in offered(at)) == ((1,), True)
    choose(at, WATCH)

    assert (hero_at(at, 1).quiet, at.state.actions) == (False, 2)
    assert_refused(at, WATCH)


@pytest.mark.rule("DR-RULING-30")
def test_who_passes_on_is_asked_when_the_boss_is_fought() -> None:
    at = pair(monster=BOSS, boss=BOSS)

    choose(at, BATTLE)

    assert (at.waiting_for, SABOTAGE in offered(at)) == ((1,), True)


@pytest.mark.rule("DR-RULING-30")
def test_who_passes_on_is_asked_in_the_endgame() -> None:
    at = pair(endgame=True)

    choose(at, BATTLE)

    assert (at.waiting_for, SABOTAGE in offered(at)) == ((1,), True)


@pytest.mark.rule("DR-RULING-30")
@pytest.mark.parametrize("calls", [True, False])
def test_who_passes_on_is_asked_when_the_acting_hero_calls(calls: bool) -> None:
    at = three(quiet=True)

    choose(at, BATTLE)
    assert (at.waiting_for, offered(at)) == ((0,), [PASS, CALL])
    choose(at, CALL if calls else PASS)

    assert list(at.waiting_for) == ([1, 2] if calls else [1])
    assert len(happened(at, HelpCalled)) == calls


@pytest.mark.rule("DR-RULING-30")
def test_who_was_called_and_declined_may_still_sabotage() -> None:
    at = pair(script="111 1")
    choose(at, BATTLE, CALL, ASSIST[0], DECLINE[1])

    assert (at.waiting_for, offered(at)) == ((1,), [PASS, SABOTAGE])


@pytest.mark.rule("DR-RULING-30")
def test_who_passes_on_is_asked_in_his_own_battle() -> None:
    nerve = "ability-break-their-nerve"
    kessa = hero("kessa", place=1, abilities=[nerve], quiet=True)
    at = party(kessa, hero("dorgan"), script="456")

    choose(at, BATTLE)

    assert (at.waiting_for, offered(at)) == ((0,), [PASS, USE[card(nerve)]])
