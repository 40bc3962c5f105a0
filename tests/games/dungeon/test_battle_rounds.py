"""The battle with the boss round by round, in a race, in a team and alone."""

from typing import Any

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
from undercroft.games.dungeon.events import (
    BossBeaten,
    BossEndured,
    BossStruck,
    DoomAdvanced,
    GameWon,
    ThreatGrew,
    WanderingRolled,
)
from undercroft.games.dungeon.options import (
    ACT_FIRST,
    DONE,
    DROP,
    GUESS,
    START_ASSAULT,
    STAY,
)
from undercroft.games.dungeon.state import Phase

BOLT = BOX.boss_spells[1]
RICH = [gold(10_000), gold(2500)]
AWAY = front(room(6))
ROGUE, CLERIC = klass("rogue"), klass("cleric")


def assault(*treasures: int, script: list[str | int], **more: Any) -> Table:
    """A Dwarf with these treasures has started the assault."""
    at = table(hero("dwarf", HALL, treasures), hero("elf", AWAY), script=script, **more)
    return choose(at, STAY, START_ASSAULT)


@pytest.mark.rule("DG-BOSS-03", "DG-BOSS-04", "DG-ASSAULT-06")
def test_each_round_begins_with_a_new_guess() -> None:
    at = assault(*RICH, script=[FIREBALL, "1234", BOLT])
    choose(at, GUESS[FIREBALL])

    battle = at.state.assault
    assert (battle.guess, battle.spell, battle.dice) == (-1, -1, [])
    assert (asked(at), at.waiting_for) == ("DG-BOSS-04", (0,))
    choose(at, GUESS[FIREBALL])
    assert (at.state.assault.guess, at.state.assault.spell) == (FIREBALL, BOLT)
    assert offered(at) == [DROP[card] for card in sorted(RICH)]


@pytest.mark.rule("DG-BOSS-03", "DG-BOSS-04", "DG-BOSS-05")
def test_a_right_guess_is_followed_by_a_strike() -> None:
    monsters = {room(): foe(5), room(4): foe(6)}
    at = assault(*RICH, open=monsters, script=[FIREBALL, "1123", FIREBALL, "1123"])
    choose(at, GUESS[FIREBALL])
    assert at.state.assault.life == 1
    choose(at, GUESS[FIREBALL])

    assert [event.life for event in happened(at, BossStruck)] == [1, 0]
    assert at.is_over


@pytest.mark.rule("DG-WIN-03", "DG-RULING-60", "DG-RULING-03")
def test_a_side_wins_together() -> None:
    heroes = hero("dwarf", HALL, [gold(20_000)]), hero("elf", HALL, [gold(2500)])
    at = table(*heroes, setup={"mode": "team"}, script=[FIREBALL, "1123"])
    choose(at, STAY, START_ASSAULT, GUESS[FIREBALL])

    assert [event.together for event in happened(at, GameWon)] == [1]


@pytest.mark.rule("DG-ASSAULT-11", "DG-RULING-60", "DG-WIN-04", "DG-WIN-03")
def test_a_boss_who_has_life_left_is_not_beaten() -> None:
    at = assault(gold(20_000), script=[BOLT])
    choose(at, GUESS[FIREBALL])

    assert len(happened(at, BossEndured)) == 1
    assert happened(at, BossBeaten) == []
    assert not at.is_over


@pytest.mark.rule("DG-BOSS-04", "DG-ASSAULT-05", "DG-ASSAULT-07", "DG-ASSAULT-12")
def test_who_fell_has_no_more_rounds() -> None:
    at = table(
        hero("dwarf", HALL, [gold(20_000)]),
        hero("elf", HALL, [gold(2500)]),
        hero("rogue", HALL, [gold(20_000, 1)]),
        setup={"mode": "team"},
        script=[FIREBALL, "1234", BOLT, FIREBALL, "124", FIREBALL, "124", FIREBALL, "124"],
    )
    choose(at, STAY, START_ASSAULT)
    asked_seats = []
    for guess in (FIREBALL, FIREBALL, FIREBALL, FIREBALL, FIREBALL):
        if asked(at) == "DG-BOSS-10":
            choose(at, offered(at)[1])
        asked_seats.append(at.waiting_for[0])
        choose(at, GUESS[guess])

    assert asked_seats == [0, 1, 2, 0, 2], "the Elf fell in the second round"
    assert person(at, 1).alive is False
    assert at.state.assault.heroes.count(1) == 0


# Alone


def at_home(
    rogue: list[int], script: list[str | int], cleric: tuple[int, ...] = (), **more: Any
) -> Table:
    """Alone, both heroes in the Great Hall; the Rogue has acted, and it may be time."""
    at = table(
        hero("rogue", HALL, rogue), hero("cleric", HALL, cleric), solo=True, script=script, **more
    )
    return choose(at, ACT_FIRST[ROGUE], STAY)


@pytest.mark.rule("DG-SOLO-01", "DG-CHOICE-22")
def test_the_one_player_is_asked_for_both_heroes() -> None:
    at = table(hero("rogue", HALL), hero("cleric", AWAY), solo=True, script=["1", "6"])
    assert at.waiting_for == (0,)
    assert offered(at) == [ACT_FIRST[ROGUE], ACT_FIRST[CLERIC]]
    choose(at, ACT_FIRST[CLERIC])
    assert at.waiting_for == (0,)
    assert at.state.queue == [1, 0]


@pytest.mark.rule("DG-DOOM-03", "DG-SOLO-01", "DG-WIN-04", "DG-THREAT-01")
def test_after_a_battle_that_decides_nothing_the_turn_goes_on_and_doom_has_stopped() -> None:
    """The boss falls, but a treasure that the goal needs was lost."""
    script: list[str | int] = ["1", BOLT, FIREBALL, "1123", "1"]
    at = at_home([gold(10_000), gold(10_000, 1), gold(250)], script, heaps={HALL: [gold(500)]})
    choose(at, DONE)
    assert at.state.phase is Phase.ASSAULT
    choose(at, GUESS[FIREBALL], DROP[gold(10_000, 1)], GUESS[FIREBALL])
    assert len(happened(at, BossBeaten)) == 1
    assert asked(at) == "DG-MOVE-01", "it is the Cleric's turn: the Rogue collects no more"
    assert at.state.queue == [1]
    choose(at, STAY)
    while asked(at) != "DG-SOLO-01":
        choose(at, offered(at)[0])

    assert at.state.round == 2
    assert happened(at, ThreatGrew) == happened(at, DoomAdvanced) == []
    assert (at.state.threats, at.state.halted) == (0, True)


@pytest.mark.rule("DG-DOOM-03", "DG-THREAT-01")
def test_until_both_are_home_with_enough_doom_comes_nearer() -> None:
    at = at_home([gold(10_000)], ["1", "6"])
    choose(at, STAY)

    assert at.state.threats == 1
    assert not at.state.halted


@pytest.mark.rule("DG-RULING-51", "DG-DOOM-03", "DG-WANDER-01")
def test_alone_something_may_wander_at_the_end_of_the_turn() -> None:
    quiet = at_home([], ["1", "6"])
    choose(quiet, STAY)
    assert happened(quiet, WanderingRolled) == []
    at = at_home([], ["1", "6", "66"], setup={"wandering": True})
    assert happened(at, WanderingRolled) == [], "not before both have acted"
    choose(at, STAY)
    assert [event.hero for event in happened(at, WanderingRolled)] == [CLERIC]


@pytest.mark.rule("DG-LOSS-02", "DG-RULING-51")
def test_after_the_skull_nothing_wanders() -> None:
    at = at_home([], ["1"], setup={"wandering": True}, doom=13, threats=4)
    choose(at, STAY)

    assert at.is_over
    assert happened(at, WanderingRolled) == []


@pytest.mark.rule("DG-RULING-58", "DG-TURN-02", "DG-SOLO-01")
def test_who_was_killed_alone_has_no_turn_and_does_not_come_back() -> None:
    """The Cleric has acted, the Rogue falls in the battle, the Cleric beats the boss too poor."""
    script: list[str | int] = [BOLT, BOLT, FIREBALL, "112"]
    at = table(
        hero("rogue", HALL, [gold(250)]),
        hero("cleric", HALL, [gold(20_000), gold(250, 1)]),
        solo=True,
        script=script,
    )
    choose(at, ACT_FIRST[CLERIC], STAY)
    assert at.state.assault.heroes == [1, 0]
    choose(at, GUESS[FIREBALL], DROP[gold(20_000)], GUESS[FIREBALL])
    assert not person(at).alive
    choose(at, GUESS[FIREBALL])

    assert len(happened(at, BossBeaten)) == 1
    assert at.state.round == 2
    assert at.state.queue == [1]
    assert asked(at) == "DG-MOVE-01"
