"""Decisions on attacks: power sets, armor, and a turn spent beside a monster."""

import pytest

from tests.games.dungeon_run.situations import (
    BOX,
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
from undercroft.engine import Table
from undercroft.games.dungeon_run.events import (
    ArmorRolled,
    FreeAttackBegan,
    HeroWounded,
    MonsterRolled,
    StoodUp,
)
from undercroft.games.dungeon_run.geometry import EAST, NORTH, WEST
from undercroft.games.dungeon_run.options import (
    BATTLE,
    DONE,
    DUEL,
    END_TURN,
    EQUIP,
    ESCAPE,
    FIGHT_WITH,
    LEAVE,
    MOVE,
    PASS,
    PICK_TILE,
    ROLL_ARMOR,
    SABOTAGE,
    STRIKE_HOME,
    USE,
)
from undercroft.games.dungeon_run.state import Hero

KING, SLIME, DRAKE = "monster-king-ulvar", "monster-slime", "monster-fire-drake"
"""The king: attack 3, power 4, 5 and 6; a 5 escapes. The slime: attack 2, power 3, 4 and 5."""
BESIDE = [ENTRANCE, Spot(monster=KING), Spot()]
HELM = "treasure-miners-helm"
"""Armor: one die, saved by 5 or more."""


def armored(place: int = 1) -> Hero:
    return hero("brunna", place=place, equipped=[HELM])


def beside(*script: str, name: str = "brunna", equipped: list[str] | None = None) -> Table:
    """A hero beside the king at the start of his turn, another at the Entrance."""
    heroes = hero(name, place=1, equipped=equipped), hero("dorgan")
    return table(*heroes, dungeon=BESIDE, script=list(script), begun=False)


@pytest.mark.rule("DR-RULING-24")
@pytest.mark.parametrize(("dice", "hits"), [("66", []), ("12", []), ("34", [3, 4]), ("56", [5])])
def test_a_power_rating_is_a_set_of_numbers(dice: str, hits: list[int]) -> None:
    dungeon = [ENTRANCE, Spot(monster=SLIME)]
    at = table(hero("brunna", place=1), dungeon=dungeon, script=[dice])

    choose(at, BATTLE)

    assert at.state.effort.hits == hits
    assert BOX.monster(card(SLIME)).power == (3, 4, 5)


@pytest.mark.rule("DR-RULING-25", "DR-RULING-26")
@pytest.mark.parametrize(("face", "wounds"), [("5", 1), ("4", 2)])
def test_armor_helps_against_a_free_attack_though_nothing_is_blocked(
    face: str, wounds: int
) -> None:
    at = table(armored(), hero("dorgan"), dungeon=BESIDE, script=["145", face])

    choose(at, END_TURN)
    assert offered(at) == [ROLL_ARMOR, PASS]
    assert happened(at, HeroWounded) == []
    choose(at, ROLL_ARMOR)

    assert hero_at(at, 0).wounds == wounds


@pytest.mark.rule("DR-RULING-26")
def test_armor_helps_in_a_battle_after_the_dice_are_assigned() -> None:
    at = table(armored(), dungeon=BESIDE, script="114 115 6")

    choose(at, BATTLE, FIGHT_WITH[0], STRIKE_HOME)
    assert (offered(at), happened(at, HeroWounded)) == ([ROLL_ARMOR, PASS], [])
    choose(at, ROLL_ARMOR)

    assert hero_at(at, 0).wounds == 0


@pytest.mark.rule("DR-RULING-26")
def test_armor_helps_in_a_duel() -> None:
    at = table(hero("ragg"), armored(place=0), script="1116 111 5")

    choose(at, DUEL[1], FIGHT_WITH[0], FIGHT_WITH[0], STRIKE_HOME, ROLL_ARMOR)

    assert hero_at(at, 1).wounds == 0


@pytest.mark.rule("DR-RULING-26")
def test_armor_does_not_help_against_a_trap() -> None:
    plate = hero("kessa", equipped=["treasure-gate-guards-plate"])
    script: list[str | int] = [0, "4", "1"]
    pile = ["standard-14", "standard-15"]
    at = table(plate, pile=pile, encounters=["trap-dart-wall"], script=script)

    choose(at, MOVE[NORTH])

    assert (hero_at(at, 0).wounds, happened(at, ArmorRolled)) == (2, [])


@pytest.mark.rule("DR-RULING-26")
def test_armor_does_not_help_against_a_tile() -> None:
    at = table(armored(), dungeon=[ENTRANCE, Spot("portcullis-room")], script="111")

    choose(at, MOVE[WEST])

    assert (hero_at(at, 0).wounds, happened(at, ArmorRolled)) == (1, [])


@pytest.mark.rule("DR-RULING-26")
def test_armor_does_not_help_a_saboteur() -> None:
    at = table(hero("dorgan", place=1), armored(), dungeon=BESIDE, script="5")

    choose(at, ESCAPE, SABOTAGE, LEAVE[WEST])

    assert (hero_at(at, 1).wounds, happened(at, ArmorRolled)) == (1, [])


@pytest.mark.rule("DR-RULING-27")
def test_the_free_attack_comes_after_the_last_action() -> None:
    at = beside("145", equipped=[HELM])

    choose(at, EQUIP, DONE)
    assert happened(at, FreeAttackBegan) == []
    choose(at, END_TURN, PASS)

    assert (len(happened(at, FreeAttackBegan)), hero_at(at, 0).wounds) == (1, 2)


@pytest.mark.rule("DR-RULING-27")
def test_failed_escapes_are_no_battle_and_their_attacks_add_up() -> None:
    at = beside("114", "114", "114", "114", "114")

    choose(at, ESCAPE, ESCAPE)

    assert (len(happened(at, FreeAttackBegan)), hero_at(at, 0).wounds) == (3, 3)


@pytest.mark.rule("DR-RULING-27")
def test_a_hero_who_came_to_the_monster_in_his_turn_is_spared() -> None:
    heroes = hero("brunna"), hero("dorgan")
    at = table(*heroes, dungeon=BESIDE, begun=False)

    choose(at, MOVE[EAST], END_TURN)

    assert (happened(at, FreeAttackBegan), at.waiting_for) == ([], (1,))


@pytest.mark.rule("DR-RULING-27")
def test_a_hero_who_left_and_came_back_is_spared() -> None:
    at = beside("115")

    choose(at, ESCAPE, LEAVE[EAST], MOVE[WEST])

    assert (hero_at(at, 0).place, happened(at, MonsterRolled)) == (1, [])
    assert at.waiting_for == (1,)


@pytest.mark.rule("DR-RULING-27")
def test_a_hero_whose_monster_was_moved_away_is_spared() -> None:
    crown = "artifact-crown-of-kravlas"
    at = beside(equipped=[crown])

    choose(at, USE[card(crown)], PICK_TILE[2], END_TURN)

    assert tile_at(at, 2).monster is not None
    assert (happened(at, FreeAttackBegan), at.waiting_for) == ([], (1,))


@pytest.mark.rule("DR-RULING-27")
def test_a_hero_beside_another_monster_than_before_is_spared() -> None:
    crown, ambush = "artifact-crown-of-kravlas", "ability-pick-a-fight"
    pusher = hero("ragg", place=1, equipped=[crown], abilities=[ambush])
    script = "111 1111"
    heroes = pusher, hero("dorgan")
    at = table(*heroes, dungeon=BESIDE, encounters=[DRAKE], script=script, begun=False)

    choose(at, USE[card(crown)], PICK_TILE[2], USE[card(ambush)], FIGHT_WITH[0], END_TURN)

    new = tile_at(at, 1).monster
    assert new is not None
    assert (new.card, happened(at, FreeAttackBegan)) == (card(DRAKE), [])
    assert at.waiting_for == (1,)


@pytest.mark.rule("DR-RULING-28")
def test_a_turn_spent_standing_up_brings_no_free_attack() -> None:
    heroes = hero("ragg", place=1, ko=True, wounds=3), hero("dorgan")
    at = table(*heroes, dungeon=BESIDE, begun=False)

    assert [event.seat for event in happened(at, StoodUp)] == [0]
    assert (happened(at, FreeAttackBegan), hero_at(at, 0).wounds) == ([], 3)
    assert at.waiting_for == (1,)
