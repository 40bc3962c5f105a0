"""A battle with a monster: when it happens, who rolls how many dice, and how it ends."""

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
    tile_at,
)
from undercroft.engine import Option, Table
from undercroft.games.dungeon_run.events import (
    BattleBegan,
    DiceRolled,
    FreeAttackBegan,
    HeroKnockedOut,
    HeroWounded,
    MonsterKilled,
    MonsterRolled,
    MonsterWounded,
)
from undercroft.games.dungeon_run.geometry import EAST, NORTH
from undercroft.games.dungeon_run.options import (
    BATTLE,
    END_TURN,
    ESCAPE,
    FIGHT_WITH,
    LAY,
    MOVE,
    PASS,
    STRIKE_HOME,
)
from undercroft.games.dungeon_run.state import Hero, Monster

KING = "monster-king-ulvar"
"""Attack 3, power 4, 5 and 6, defense 5, life 5."""
WITH_BRAWN, WITH_MAGIC = FIGHT_WITH[0], FIGHT_WITH[1]


def facing(
    monster: str, *heroes: Hero, script: list[str | int] | str = "", wounds: int = 0, turn: int = 0
) -> Table:
    """Heroes in a dungeon with one monster, on the tile beside the Entrance."""
    dungeon = [ENTRANCE, Spot(monster=monster, wounds=wounds)]
    return table(*heroes, dungeon=dungeon, script=script, turn=turn)


def fighter(name: str = "brunna", wounds: int = 0) -> Hero:
    """A hero on the monster's tile; Brunna has brawn 3, magic 1, life 8."""
    return hero(name, place=1, wounds=wounds)


def monster_at(at: Table, place: int) -> Monster:
    found = tile_at(at, place).monster
    assert found is not None
    return found


@pytest.mark.rule("DR-BATTLE-01")
def test_a_hero_beside_a_monster_may_spend_an_action_on_a_battle() -> None:
    at = facing(KING, fighter(), script="111 111")

    choose(at, BATTLE, WITH_BRAWN)

    assert at.state.actions == 1
    assert_refused(facing(KING, hero("brunna")), BATTLE)


@pytest.mark.rule("DR-BATTLE-02", "DR-BATTLE-03")
def test_a_drawn_monster_is_battled_at_once_and_for_nothing() -> None:
    pile = ["standard-14", "standard-15"]
    script: list[str | int] = [0, "4", "111", "1111"]
    at = table(hero("ragg"), pile=pile, encounters=[KING], script=script)

    choose(at, MOVE[NORTH])

    assert len(happened(at, BattleBegan)) == 1
    assert_refused(at, END_TURN)
    choose(at, WITH_BRAWN)
    assert at.state.actions == 1
    assert {BATTLE, ESCAPE} <= set(offered(at))


@pytest.mark.rule("DR-BATTLE-04")
def test_a_hero_whom_a_rule_keeps_from_attacking_suffers_a_free_attack() -> None:
    pile = ["standard-14", "glyph-room"]
    heroes = hero("brunna"), hero("dorgan", place=1)
    at = table(*heroes, pile=pile, encounters=[KING], script=[1, "245"])

    choose(at, MOVE[NORTH], LAY[0])

    assert len(happened(at, FreeAttackBegan)) == 1
    assert happened(at, DiceRolled) == []
    assert (hero_at(at, 0).wounds, monster_at(at, 2).wounds) == (2, 0)


@pytest.mark.rule("DR-BATTLE-05")
def test_a_turn_beside_a_monster_without_a_battle_brings_a_free_attack() -> None:
    at = facing(KING, fighter(), hero("dorgan"), script="245")

    choose(at, END_TURN)

    assert len(happened(at, FreeAttackBegan)) == 1
    assert (hero_at(at, 0).wounds, monster_at(at, 1).wounds) == (2, 0)
    assert at.waiting_for == (1,)


@pytest.mark.rule("DR-BATTLE-05")
def test_a_battle_in_the_turn_spares_the_hero_that_attack() -> None:
    at = facing(KING, fighter(), hero("dorgan"), script="111 111")

    choose(at, BATTLE, WITH_BRAWN, END_TURN)

    assert happened(at, FreeAttackBegan) == []
    assert at.waiting_for == (1,)


@pytest.mark.rule("DR-BATTLE-06")
def test_the_monster_rolls_then_the_hero_then_comes_the_damage() -> None:
    at = facing(KING, fighter(), script="114 156")

    choose(at, BATTLE)
    assert (len(happened(at, MonsterRolled)), happened(at, DiceRolled)) == (1, [])
    choose(at, WITH_BRAWN)
    assert (len(happened(at, DiceRolled)), happened(at, HeroWounded)) == (1, [])
    choose(at, STRIKE_HOME)

    assert [type(event) for event in at.events] == [
        BattleBegan,
        MonsterRolled,
        DiceRolled,
        MonsterWounded,
        HeroWounded,
    ]


@pytest.mark.rule("DR-BATTLE-07")
@pytest.mark.parametrize(
    ("monster", "dice"),
    [("slime", "11"), ("bone-guard", "222"), ("stone-golem", "1111")],
)
def test_a_monster_attacks_with_its_attack_rating_in_dice(monster: str, dice: str) -> None:
    at = facing(f"monster-{monster}", fighter(), script=dice)

    choose(at, BATTLE)

    (rolled,) = happened(at, MonsterRolled)
    assert rolled.dice == " ".join(dice)


@pytest.mark.rule("DR-BATTLE-08", "DR-BATTLE-09")
@pytest.mark.parametrize(("dice", "hits"), [("164", [1, 6, 4]), ("235", []), ("216", [1, 6])])
def test_dice_with_a_power_number_are_potential_hits_the_others_nothing(
    dice: str, hits: list[int]
) -> None:
    at = facing("monster-bone-guard", fighter(), script=[dice, "3"])

    choose(at, BATTLE)
    assert at.state.effort.hits == hits
    choose(at, WITH_MAGIC)

    assert hero_at(at, 0).wounds == len(hits)


@pytest.mark.rule("DR-BATTLE-10")
@pytest.mark.parametrize(("rating", "dice"), [(WITH_BRAWN, "2222"), (WITH_MAGIC, "2")])
def test_the_hero_picks_brawn_or_magic(rating: Option, dice: str) -> None:
    at = facing(KING, fighter("ragg"), script=["111", dice])

    choose(at, BATTLE)
    assert offered(at) == [WITH_BRAWN, WITH_MAGIC]
    assert_refused(at, FIGHT_WITH[2])
    choose(at, rating)

    (rolled,) = happened(at, DiceRolled)
    assert rolled.dice == " ".join(dice)


@pytest.mark.rule("DR-BATTLE-11")
def test_items_and_abilities_add_dice() -> None:
    armed = hero("brunna", place=1, equipped=["treasure-feud-sword"])
    able = hero("thelian", place=1, abilities=["ability-voice-of-the-wild"])
    with_item = facing(KING, armed, script="111 2222")
    with_ability = facing("monster-fire-drake", able, script="111 222222")

    choose(with_item, BATTLE, WITH_BRAWN)
    choose(with_ability, BATTLE, WITH_MAGIC)

    assert happened(with_item, DiceRolled)[0].dice == "2 2 2 2"
    assert happened(with_ability, DiceRolled)[0].dice == "2 2 2 2 2 2"


@pytest.mark.rule("DR-BATTLE-21", "DR-BATTLE-22", "DR-BATTLE-23", "DR-BATTLE-24")
def test_hero_and_monster_may_defeat_each_other() -> None:
    at = facing(KING, fighter(wounds=7), hero("dorgan"), wounds=4, script="114 115")

    choose(at, BATTLE, WITH_BRAWN, STRIKE_HOME)

    wounds_first = [MonsterWounded, HeroWounded]
    kinds = [type(event) for event in at.events]
    ends = [kind for kind in kinds if kind in (*wounds_first, MonsterKilled, HeroKnockedOut)]
    assert ends == [*wounds_first, MonsterKilled, HeroKnockedOut]
    assert [kept.card for kept in hero_at(at, 0).encounters] == [card(KING)]
    assert (tile_at(at, 1).monster, hero_at(at, 0).ko) == (None, True)


@pytest.mark.rule("DR-BATTLE-22")
@pytest.mark.parametrize("hits", [1, 2], ids=["just enough", "more than enough"])
def test_a_slain_monster_goes_to_the_loot_of_the_attacker(hits: int) -> None:
    at = facing(KING, fighter(), wounds=4, script=["111", "115" if hits == 1 else "155"])

    choose(at, BATTLE, WITH_BRAWN, STRIKE_HOME)

    assert [kept.card for kept in hero_at(at, 0).encounters] == [card(KING)]
    assert (tile_at(at, 1).monster, at.state.discards) == (None, [])


@pytest.mark.rule("DR-BATTLE-23")
@pytest.mark.parametrize(("wounds", "ko"), [(5, False), (6, True), (7, True)])
def test_a_hero_with_wounds_for_his_life_is_defeated(wounds: int, ko: bool) -> None:
    at = facing(KING, fighter(wounds=wounds), hero("dorgan"), script="144 111")

    choose(at, BATTLE, WITH_BRAWN)

    assert hero_at(at, 0).ko == ko


@pytest.mark.rule("DR-BATTLE-25", "DR-BATTLE-26")
def test_a_battle_is_one_exchange_and_the_wounds_stay() -> None:
    at = facing(KING, fighter(), hero("dorgan"), script="114 115")

    choose(at, BATTLE, WITH_BRAWN, STRIKE_HOME)

    assert (at.waiting_for, at.state.effort) == ((0,), None)
    assert (len(happened(at, MonsterRolled)), len(happened(at, DiceRolled))) == (1, 1)
    choose(at, END_TURN, END_TURN)
    assert (hero_at(at, 0).wounds, monster_at(at, 1).wounds) == (1, 1)


@pytest.mark.rule("DR-BATTLE-27")
def test_another_hero_may_kill_a_wounded_monster_and_keep_it() -> None:
    heroes = fighter("ragg"), hero("ragg")
    at = facing(KING, *heroes, wounds=3, script="111 1115 111 1115")

    choose(at, BATTLE, WITH_BRAWN, STRIKE_HOME, END_TURN)
    choose(at, MOVE[EAST], BATTLE, PASS, PASS, WITH_BRAWN, STRIKE_HOME)

    assert [kept.card for kept in hero_at(at, 1).encounters] == [card(KING)]
    assert hero_at(at, 0).encounters == []
