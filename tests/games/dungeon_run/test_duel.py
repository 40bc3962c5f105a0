"""A hero against a hero: both roll, the attacker blocks, both are wounded at once."""

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
from undercroft.engine import Table
from undercroft.games.dungeon_run.events import (
    ArmorRolled,
    DiceRolled,
    HeroDied,
    HeroKnockedOut,
    HeroWounded,
    HitBlocked,
    RerollForced,
)
from undercroft.games.dungeon_run.options import (
    BLOCK,
    DUEL,
    FIGHT_WITH,
    HOLD_BACK,
    PASS,
    ROLL_ARMOR,
    STRIKE_HOME,
    USE,
)
from undercroft.games.dungeon_run.state import Hero

WITH_BRAWN, WITH_MAGIC = FIGHT_WITH[0], FIGHT_WITH[1]
REBUKE = "ability-stern-rebuke"
"""Another hero has to re-roll in a duel."""


def fight(attacker: Hero, attacked: Hero, *dice: str, endgame: bool = False) -> Table:
    """An attack with brawn against brawn, rolled; a third hero is elsewhere."""
    heroes = attacker, attacked, hero("corvan", place=1)
    at = table(*heroes, script=list(dice), endgame=endgame)
    return choose(at, DUEL[1], WITH_BRAWN, WITH_BRAWN)


def wounds(at: Table) -> tuple[int, int]:
    """The wounds of attacker and attacked."""
    return hero_at(at, 0).wounds, hero_at(at, 1).wounds


@pytest.mark.rule("DR-DUEL-01")
def test_only_a_hero_on_the_same_tile_can_be_attacked() -> None:
    at = table(hero("brunna"), hero("dorgan"), hero("ragg", place=1))

    assert DUEL[1] in offered(at)
    assert_refused(at, DUEL[2])
    assert_refused(at, DUEL[0])


@pytest.mark.rule("DR-DUEL-02")
def test_no_hero_is_attacked_beside_a_monster() -> None:
    heroes = hero("brunna", place=1), hero("dorgan", place=1)
    at = table(*heroes, dungeon=[ENTRANCE, Spot(monster="monster-slime")])

    assert_refused(at, DUEL[1])


@pytest.mark.rule("DR-DUEL-03")
def test_both_pick_brawn_or_magic_and_roll() -> None:
    at = table(hero("brunna"), hero("corvan"), script="111 1111")

    choose(at, DUEL[1])
    assert (at.waiting_for, offered(at)) == ((0,), [WITH_BRAWN, WITH_MAGIC])
    choose(at, WITH_BRAWN)
    assert (at.waiting_for, offered(at)) == ((1,), [WITH_BRAWN, WITH_MAGIC])
    assert happened(at, DiceRolled) == []
    choose(at, WITH_MAGIC)

    rolled = [(event.seat, event.dice) for event in happened(at, DiceRolled)]
    assert rolled == [(0, "1 1 1"), (1, "1 1 1 1")]


@pytest.mark.rule("DR-DUEL-04")
def test_the_attacker_forces_a_reroll_once_both_have_rolled() -> None:
    at = fight(hero("brunna", abilities=[REBUKE]), hero("ragg"), "145", "6666", "1111")

    assert len(happened(at, DiceRolled)) == 2
    assert offered(at) == [PASS, USE[card(REBUKE)]]
    choose(at, USE[card(REBUKE)])

    assert [event.dice for event in happened(at, RerollForced)] == ["1 1 1 1"]
    assert at.state.effort.hits == []
    assert offered(at) == [STRIKE_HOME, HOLD_BACK[4], HOLD_BACK[5]]


@pytest.mark.rule("DR-DUEL-04")
def test_the_attacked_forces_a_reroll_before_the_dice_are_assigned() -> None:
    at = fight(hero("ragg"), hero("brunna", abilities=[REBUKE]), "6666", "114", "1111")

    assert (at.waiting_for, len(happened(at, DiceRolled))) == ((1,), 2)
    choose(at, USE[card(REBUKE)])

    assert wounds(at) == (1, 0)


@pytest.mark.rule("DR-DUEL-05")
def test_dice_of_four_or_more_of_the_attacked_are_potential_hits() -> None:
    at = fight(hero("ragg"), hero("brunna"), "6111", "345")

    assert at.state.effort.hits == [4, 5]


@pytest.mark.rule("DR-DUEL-06")
def test_the_attacker_hits_or_blocks_with_each_die_of_four_or_more() -> None:
    at = fight(hero("ragg"), hero("brunna"), "1346", "345")

    assert offered(at) == [
        STRIKE_HOME,
        BLOCK[4][4],
        BLOCK[4][5],
        HOLD_BACK[4],
        BLOCK[6][4],
        BLOCK[6][5],
        HOLD_BACK[6],
    ]
    choose(at, BLOCK[6][4], STRIKE_HOME)
    assert wounds(at) == (1, 1)


@pytest.mark.rule("DR-DUEL-07")
def test_the_attacked_hero_never_blocks() -> None:
    at = fight(hero("ragg"), hero("brunna"), "4566", "456")

    assert at.waiting_for == (0,)
    choose(at, STRIKE_HOME)

    assert happened(at, HitBlocked) == []
    assert wounds(at) == (3, 4)


@pytest.mark.rule("DR-DUEL-08", "DR-DUEL-09")
def test_both_may_roll_for_armor_before_any_wound() -> None:
    helm, shield = "treasure-miners-helm", "treasure-gatekeepers-shield"
    attacker, attacked = hero("ragg", equipped=[helm]), hero("brunna", equipped=[shield])
    at = fight(attacker, attacked, "1116", "156", "5", "4")

    choose(at, STRIKE_HOME)
    assert [offered(at, seat) for seat in (0, 1)] == [[ROLL_ARMOR, PASS]] * 2
    vote(at, s0=ROLL_ARMOR)
    assert happened(at, HeroWounded) == []
    vote(at, s1=ROLL_ARMOR)

    order = [type(e) for e in at.events if isinstance(e, ArmorRolled | HeroWounded)]
    assert order == [ArmorRolled, ArmorRolled, HeroWounded, HeroWounded]
    assert [event.saved for event in happened(at, ArmorRolled)] == [1, 0]
    assert wounds(at) == (1, 1)


@pytest.mark.rule("DR-DUEL-08")
def test_nobody_has_to_roll_for_armor() -> None:
    at = fight(hero("ragg"), hero("brunna", equipped=["treasure-miners-helm"]), "1116", "111")

    choose(at, STRIKE_HOME, PASS)

    assert (happened(at, ArmorRolled), wounds(at)) == ([], (0, 1))


@pytest.mark.rule("DR-DUEL-09", "DR-DUEL-12")
def test_both_fall_at_the_same_moment() -> None:
    at = fight(hero("ragg", wounds=5), hero("brunna", wounds=7), "111116", "114")

    choose(at, STRIKE_HOME)

    kinds = [type(event) for event in at.events if isinstance(event, HeroWounded | HeroKnockedOut)]
    assert kinds == [HeroWounded, HeroWounded, HeroKnockedOut, HeroKnockedOut]
    assert [event.seat for event in happened(at, HeroKnockedOut)] == [0, 1]


@pytest.mark.rule("DR-DUEL-11")
def test_a_hero_who_is_knocked_out_cannot_be_attacked() -> None:
    assert_refused(table(hero("brunna"), hero("dorgan", ko=True)), DUEL[1])


@pytest.mark.rule("DR-DUEL-12")
def test_a_duel_costs_an_action_is_one_exchange_and_its_wounds_stay() -> None:
    at = fight(hero("ragg"), hero("brunna"), "1116", "114")

    choose(at, STRIKE_HOME)

    assert (at.state.actions, at.state.effort) == (1, None)
    assert wounds(at) == (1, 1)
    assert DUEL[1] in offered(at)


@pytest.mark.rule("DR-EXAMPLE-16")
def test_the_attacker_blocks_with_the_four_and_hits_with_the_six() -> None:
    at = fight(hero("brunna"), hero("mizzle"), "246", "356")

    choose(at, BLOCK[4][5], STRIKE_HOME)

    assert wounds(at) == (1, 1)


@pytest.mark.rule("DR-DUEL-10", "DR-EXAMPLE-17")
def test_in_the_endgame_an_attacker_who_would_die_must_block() -> None:
    heroes = hero("thelian", wounds=5), hero("dorgan"), hero("corvan", place=1)
    at = table(*heroes, script="45 4", endgame=True)
    choose(at, DUEL[1], WITH_BRAWN, WITH_MAGIC)

    assert offered(at) == [BLOCK[4][4], BLOCK[5][4]]
    assert_refused(at, STRIKE_HOME)
    assert_refused(at, HOLD_BACK[4])
    choose(at, BLOCK[4][4])
    assert offered(at) == [STRIKE_HOME, HOLD_BACK[5]]
    choose(at, STRIKE_HOME)
    assert (wounds(at), hero_at(at, 0).alive) == ((5, 1), True)


@pytest.mark.rule("DR-DUEL-10", "DR-EXAMPLE-18")
def test_he_must_block_even_if_it_is_in_vain() -> None:
    at = fight(hero("thelian", wounds=5), hero("mizzle"), "45", "456", endgame=True)

    choose(at, BLOCK[4][4])
    assert offered(at) == [BLOCK[5][5], BLOCK[5][6]]
    choose(at, BLOCK[5][6])

    assert [event.seat for event in happened(at, HeroDied)] == [0]
    assert hero_at(at, 1).wounds == 0


@pytest.mark.rule("DR-DUEL-10")
def test_he_must_block_only_until_he_would_survive() -> None:
    at = fight(hero("thelian", wounds=4), hero("mizzle"), "45", "456", endgame=True)

    choose(at, BLOCK[4][4])
    assert STRIKE_HOME not in offered(at)
    choose(at, BLOCK[5][5])

    assert (wounds(at), hero_at(at, 0).alive) == ((5, 0), True)


@pytest.mark.rule("DR-DUEL-10")
def test_a_hit_that_he_survives_need_not_be_blocked() -> None:
    at = fight(hero("thelian", wounds=4), hero("mizzle"), "45", "451", endgame=True)

    choose(at, BLOCK[4][4])
    assert offered(at) == [STRIKE_HOME, BLOCK[5][5], HOLD_BACK[5]]
    choose(at, STRIKE_HOME)

    assert wounds(at) == (5, 1)


@pytest.mark.rule("DR-DUEL-10")
def test_before_the_endgame_nobody_must_block() -> None:
    at = fight(hero("thelian", wounds=5), hero("mizzle"), "45", "411")

    assert STRIKE_HOME in offered(at)


@pytest.mark.rule("DR-DUEL-04")
def test_the_attacked_hero_is_asked_although_he_passes_what_does_not_concern_him() -> None:
    attacked = hero("brunna", abilities=[REBUKE], quiet=True)
    at = fight(hero("ragg"), attacked, "6666", "114", "1111")

    vote(at, s1=USE[card(REBUKE)])

    assert wounds(at) == (1, 0)


@pytest.mark.rule("DR-DUEL-08", "DR-DUEL-09")
def test_armor_removes_a_whole_hit() -> None:
    plate = hero("kessa", equipped=["treasure-gate-guards-plate"])
    at = table(hero("corvan"), plate, script="6111 1 511")
    choose(at, DUEL[1], WITH_MAGIC, WITH_MAGIC, STRIKE_HOME, ROLL_ARMOR)

    assert wounds(at) == (0, 0)
