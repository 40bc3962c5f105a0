"""Assist and sabotage: what the others of the tile do to somebody's battle, trap or escape."""

from pathlib import Path
from typing import Any

import pytest

from tests.games.dungeon_run.situations import (
    ENTRANCE,
    GAME,
    Spot,
    choose,
    happened,
    hero,
    hero_at,
    offered,
    table,
    vote,
)
from undercroft.engine import Option, Refused, Table
from undercroft.games.dungeon_run import make
from undercroft.games.dungeon_run.events import (
    AssistAccepted,
    AssistDeclined,
    DiceRolled,
    MonsterRolled,
    Sabotaged,
)
from undercroft.games.dungeon_run.options import (
    ACCEPT,
    ASSIST,
    BATTLE,
    CALL,
    DECLINE,
    DUEL,
    ESCAPE,
    FIGHT_WITH,
    MOVE,
    PASS,
    PASS_ON,
    SABOTAGE,
    STRIKE_HOME,
)
from undercroft.games.dungeon_run.state import Hero

BESIDE_WOLF = [ENTRANCE, Spot(monster="monster-gloomwolf")]
EAST = 1
BRAWN, MAGIC, SKILL = FIGHT_WITH


def beside_wolf(*heroes: Hero, script: str = "", **more: Any) -> Table:
    """All of them beside a gloomwolf: three dice, power 3, 5 and 6, defense 4, escape 5."""
    for one in heroes:
        one.place = 1
    return table(*heroes, dungeon=BESIDE_WOLF, script=script, **more)


def at_a_trap(*heroes: Hero, script: str) -> Table:
    """The first hero moves to the others, into the Den, and draws a wall of darts."""
    for one in heroes[1:]:
        one.place = 1
    dungeon = [ENTRANCE, Spot("den")]
    at = table(*heroes, dungeon=dungeon, script=script, encounters=["trap-dart-wall"])
    return choose(at, MOVE[EAST])


def last_dice(at: Table) -> str:
    """The dice that a hero rolled last."""
    dice: str = happened(at, DiceRolled)[-1].dice
    return dice


@pytest.mark.rule("DR-ASSIST-01", "DR-SABOTAGE-01", "DR-FREE-02", "DR-FREE-03")
@pytest.mark.parametrize("deed", [BATTLE, ESCAPE])
def test_a_battle_or_an_escape_is_open_to_the_heroes_of_the_tile(deed: Option) -> None:
    seats = hero("brunna", place=1), hero("ragg", place=1), hero("kessa")
    at = table(*seats, dungeon=BESIDE_WOLF)

    choose(at, deed)

    assert at.waiting_for == (1,)
    assert offered(at) == [PASS, PASS_ON, *ASSIST, SABOTAGE]
    with pytest.raises(Refused):
        at.answer(2, SABOTAGE)


@pytest.mark.rule("DR-ASSIST-01", "DR-SABOTAGE-01", "DR-FREE-02", "DR-FREE-03")
def test_a_disarming_is_open_to_the_heroes_of_the_tile() -> None:
    at = at_a_trap(hero("brunna"), hero("ragg"), script="4")

    assert at.waiting_for == (1,)
    assert offered(at) == [PASS, PASS_ON, *ASSIST, SABOTAGE]


@pytest.mark.rule("DR-ASSIST-02")
def test_a_call_for_help_wakes_who_passes_and_others_are_asked_anyway() -> None:
    at = beside_wolf(hero("brunna"), hero("ragg", quiet=True), hero("kessa"))

    choose(at, BATTLE)
    assert (at.waiting_for, offered(at)) == ((0,), [PASS, CALL])
    choose(at, CALL)

    assert at.waiting_for == (1, 2)


@pytest.mark.rule("DR-ASSIST-02")
def test_without_a_call_an_assist_is_offered_unasked() -> None:
    at = beside_wolf(hero("brunna"), hero("ragg", quiet=True), hero("kessa"))

    choose(at, BATTLE, PASS)

    assert at.waiting_for == (2,)
    assert set(ASSIST) <= set(offered(at))


@pytest.mark.rule("DR-ASSIST-03")
def test_nobody_must_assist() -> None:
    at = beside_wolf(hero("brunna"), hero("ragg"), script="111 111")

    choose(at, BATTLE, PASS, PASS, BRAWN)

    assert last_dice(at) == "1 1 1"


@pytest.mark.rule("DR-ASSIST-04")
def test_an_assist_may_be_declined() -> None:
    at = beside_wolf(hero("brunna"), hero("ragg"), script="111 111")

    choose(at, BATTLE, ASSIST[0])
    assert (at.waiting_for, offered(at)) == ((0,), [ACCEPT[1], DECLINE[1]])
    choose(at, DECLINE[1], PASS, BRAWN)

    assert last_dice(at) == "1 1 1"
    assert len(happened(at, AssistDeclined)) == 1


@pytest.mark.rule("DR-ASSIST-05", "DR-SABOTAGE-02")
def test_assists_come_before_any_die_and_sabotage_before_the_heros() -> None:
    at = beside_wolf(hero("brunna"), hero("ragg"), script="111")

    choose(at, BATTLE)
    assert set(ASSIST) | {SABOTAGE} <= set(offered(at))
    assert happened(at, MonsterRolled) == []
    choose(at, PASS)

    assert len(happened(at, MonsterRolled)) == 1
    assert offered(at) == [PASS, PASS_ON, SABOTAGE]
    with pytest.raises(Refused):
        at.answer(1, ASSIST[0])
    choose(at, PASS)
    assert at.waiting_for == (0,)
    with pytest.raises(Refused):
        at.answer(1, SABOTAGE)
    assert happened(at, DiceRolled) == []


@pytest.mark.rule("DR-ASSIST-06", "DR-ASSIST-07")
@pytest.mark.parametrize(
    ("helper", "rating", "dice"),
    [
        (hero("ragg"), 0, 2),
        (hero("ragg"), 1, 1),
        (hero("thelian", equipped=["treasure-circlet-of-clear-thought"], markers=(0, 1, 0)), 1, 2),
        (hero("corvan", abilities=["ability-burning-temper"], markers=(0, 1, 0)), 1, 2),
        (hero("brunna"), 0, 1),
    ],
)
def test_half_of_the_helpers_own_rating_is_added(helper: Hero, rating: int, dice: int) -> None:
    at = beside_wolf(hero("ragg"), helper, script=f"111 1111{'1' * dice}")

    choose(at, BATTLE, ASSIST[rating], ACCEPT[1], BRAWN)

    assert happened(at, AssistAccepted)[0].dice == dice
    assert last_dice(at).count("1") == 4 + dice


@pytest.mark.rule("DR-ASSIST-08", "DR-SABOTAGE-08")
def test_the_attacked_hero_of_a_duel_neither_assists_nor_sabotages_it() -> None:
    at = table(hero("brunna"), hero("ragg"), hero("kessa"))

    choose(at, DUEL[1])

    assert at.waiting_for == (2,)
    for option in (ASSIST[0], SABOTAGE):
        before = GAME.pack(at.state)
        with pytest.raises(Refused):
            at.answer(1, option)
        assert GAME.pack(at.state) == before


@pytest.mark.rule("DR-ASSIST-09", "DR-SABOTAGE-09")
def test_nobody_both_assists_and_sabotages() -> None:
    seats = hero("brunna"), hero("ragg"), hero("kessa"), hero("thelian")
    at = beside_wolf(*seats, script="111 111")

    choose(at, BATTLE)
    vote(at, s1=ASSIST[0], s2=SABOTAGE, s3=PASS)
    with pytest.raises(Refused):
        at.answer(2, ASSIST[0])
    choose(at, ACCEPT[1])

    assert at.waiting_for == (3,)
    with pytest.raises(Refused):
        at.answer(1, SABOTAGE)
    choose(at, PASS, BRAWN)
    assert last_dice(at) == "1 1 1"


@pytest.mark.rule("DR-ASSIST-10", "DR-SABOTAGE-10")
def test_a_hero_who_is_knocked_out_neither_assists_nor_sabotages() -> None:
    at = beside_wolf(hero("brunna"), hero("ragg", ko=True), script="111")

    choose(at, BATTLE)

    assert (at.waiting_for, offered(at)) == ((0,), [BRAWN, MAGIC])
    for option in (ASSIST[0], SABOTAGE):
        with pytest.raises(Refused):
            at.answer(1, option)


@pytest.mark.rule("DR-SABOTAGE-03")
@pytest.mark.parametrize("saboteurs", [1, 2])
def test_sabotage_takes_two_dice_however_many_do_it(saboteurs: int) -> None:
    at = beside_wolf(hero("ragg"), hero("ragg"), hero("kessa"), script="111 11")
    second = SABOTAGE if saboteurs == 2 else PASS

    choose(at, BATTLE)
    vote(at, s1=SABOTAGE, s2=second)
    if second is PASS:
        choose(at, PASS)
    choose(at, BRAWN)

    assert last_dice(at) == "1 1"
    assert len(happened(at, Sabotaged)) == saboteurs


@pytest.mark.rule("DR-SABOTAGE-04")
def test_a_sabotaged_hero_rolls_one_die_at_least() -> None:
    at = beside_wolf(hero("corvan"), hero("ragg"), script="111 1")

    choose(at, BATTLE, SABOTAGE, BRAWN)

    assert last_dice(at) == "1"


@pytest.mark.rule("DR-SABOTAGE-05", "DR-EXAMPLE-14")
def test_an_escape_in_spite_of_two_saboteurs_wounds_both() -> None:
    at = beside_wolf(hero("brunna"), hero("ragg"), hero("kessa"), script="5")

    choose(at, ESCAPE)
    vote(at, s1=SABOTAGE, s2=SABOTAGE)

    assert last_dice(at) == "5"
    assert hero_at(at, 0).place == 0
    assert [hero_at(at, seat).wounds for seat in range(3)] == [0, 1, 1]


@pytest.mark.rule("DR-SABOTAGE-05")
def test_a_failed_escape_wounds_no_saboteur() -> None:
    at = beside_wolf(hero("brunna"), hero("ragg"), script="4 111")

    choose(at, ESCAPE, SABOTAGE)

    assert (hero_at(at, 0).place, hero_at(at, 1).wounds) == (1, 0)


@pytest.mark.rule("DR-SABOTAGE-06")
@pytest.mark.parametrize(("dice", "wounds"), [("44", 1), ("43", 0)])
def test_a_disarming_in_spite_of_sabotage_wounds_the_saboteur(dice: str, wounds: int) -> None:
    at = at_a_trap(hero("mizzle"), hero("ragg"), script=f"4 {dice}")

    choose(at, SABOTAGE)

    assert hero_at(at, 1).wounds == wounds


@pytest.mark.rule("DR-SABOTAGE-07")
@pytest.mark.parametrize(("dice", "wounds"), [("24", 1), ("23", 0)])
def test_a_hit_on_the_monster_in_spite_of_sabotage_wounds_the_saboteur(
    dice: str, wounds: int
) -> None:
    at = beside_wolf(hero("ragg"), hero("ragg"), script=f"111 {dice}")

    choose(at, BATTLE, SABOTAGE, BRAWN)
    if wounds:
        choose(at, STRIKE_HOME)

    assert hero_at(at, 1).wounds == wounds


@pytest.mark.rule("DR-EXAMPLE-12")
def test_a_marker_counts_for_an_assist_and_an_item_does_not() -> None:
    helper = hero("thelian", markers=(1, 0, 0), equipped=["treasure-feud-sword"])
    at = beside_wolf(hero("brunna"), helper, script="111 1111")

    choose(at, BATTLE, ASSIST[0], ACCEPT[1], BRAWN)

    assert last_dice(at) == "1 1 1 1"


@pytest.mark.rule("DR-EXAMPLE-13")
@pytest.mark.parametrize("rating", [0, 1])
def test_an_assist_of_brawn_1_or_magic_0_adds_a_die(tmp_path: Path, rating: int) -> None:
    weak = 'race = "elf"\ntraining = "war"\nbrawn = 1\nmagic = 0\nskill = 1\nlife = 5\n'
    text = f"[ragg]\n{weak}ability = []\nsummoner = []\n"
    (tmp_path / "heroes.toml").write_text(text)
    key = make([tmp_path]).box.key
    at = beside_wolf(hero("brunna"), hero("ragg"), script="111 1111", box=key)

    choose(at, BATTLE, ASSIST[rating], ACCEPT[1], BRAWN)

    assert last_dice(at) == "1 1 1 1"


@pytest.mark.rule("DR-EXAMPLE-15")
def test_an_assist_worth_two_makes_up_for_sabotage() -> None:
    at = beside_wolf(hero("brunna"), hero("ragg"), hero("kessa"), script="111 111")

    choose(at, BATTLE)
    vote(at, s1=ASSIST[0], s2=SABOTAGE)
    choose(at, ACCEPT[1], BRAWN)

    assert last_dice(at) == "1 1 1"


@pytest.mark.rule("DR-EXAMPLE-15")
def test_brawn_one_and_a_saboteur_leave_one_die() -> None:
    at = beside_wolf(hero("corvan"), hero("kessa"), script="111 1")

    choose(at, BATTLE, SABOTAGE, BRAWN)

    assert last_dice(at) == "1"
