"""The words of the glossary."""

import pytest

from tests.games.dungeon_run.situations import (
    ENTRANCE,
    Phase,
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
from undercroft.games.dungeon_run.events import (
    DiceRolled,
    HeroKnockedOut,
    HitBlocked,
    MonsterKilled,
    MonsterRoamed,
    MonsterRolled,
)
from undercroft.games.dungeon_run.options import (
    BATTLE,
    DUEL,
    END_TURN,
    ESCAPE,
    FIGHT_WITH,
    MOVE,
    STRIKE_HOME,
    USE,
)

BRAWN = FIGHT_WITH[0]
SWORD = "artifact-sword-of-the-well-spirit"
EAST, WEST = 1, 3
TO_EAST, TO_WEST = 0b0010, 0b1000
SLIME = [ENTRANCE, Spot(monster="monster-slime")]


@pytest.mark.rule("DR-TERM-01")
@pytest.mark.parametrize(
    ("left", "right", "adjacent"),
    [(TO_EAST, TO_WEST, True), (0, 0, False), (TO_WEST, TO_EAST, False)],
)
def test_tiles_that_share_an_exit_are_adjacent_and_touching_walls_are_not(
    left: int, right: int, adjacent: bool
) -> None:
    dungeon = [
        Spot("entrance", exits=TO_EAST),
        Spot(exits=left | TO_WEST),
        Spot(exits=right, monster="monster-slime"),
    ]
    heroes = hero(), hero("dorgan")
    roamed = table(*heroes, dungeon=dungeon, phase=Phase.ROAM, begun=False)
    walker = table(hero(place=1), hero("dorgan"), dungeon=dungeon)

    assert [event.tile for event in happened(roamed, MonsterRoamed)] == [1] * adjacent
    assert (MOVE[EAST] in offered(walker)) == adjacent
    assert MOVE[WEST] in offered(walker)


@pytest.mark.rule("DR-TERM-02")
def test_attack_dice_are_those_rolled_for_hits_on_monsters_and_heroes() -> None:
    armed = hero("ragg", place=1, equipped=[SWORD])
    battle = table(armed, hero(), dungeon=SLIME, script="11 111111")
    choose(battle, BATTLE, BRAWN)

    duel = table(hero("ragg", equipped=[SWORD]), hero("ragg"), script="111111 1111")
    choose(duel, DUEL[1], BRAWN, BRAWN)

    defense = table(hero("ragg"), hero("ragg", equipped=[SWORD]), script="1111 111111")
    choose(defense, DUEL[1], BRAWN, BRAWN)

    escape = table(armed, hero(), dungeon=SLIME, script="14")
    choose(escape, ESCAPE)

    rolled = [
        [len(event.dice.split()) for event in happened(at, DiceRolled)]
        for at in (battle, duel, defense, escape)
    ]
    assert rolled == [[6], [6, 4], [4, 6], [2]]


@pytest.mark.rule("DR-TERM-03")
def test_a_base_rating_is_the_printed_one() -> None:
    knife = hero("mizzle", abilities=["ability-knife-in-the-crowd"], markers=(0, 0, 2))
    at = table(knife, hero("ragg"), script="11111 1111")

    choose(at, DUEL[1], BRAWN, BRAWN)

    assert [event.dice for event in happened(at, DiceRolled)] == ["1 1 1 1 1", "1 1 1 1"]


@pytest.mark.rule("DR-TERM-04", "DR-TERM-07")
@pytest.mark.parametrize("endgame", [False, True])
@pytest.mark.parametrize(("wounds", "down"), [(3, False), (4, True), (5, True)])
def test_wounds_at_or_above_life_defeat_a_hero(wounds: int, down: bool, endgame: bool) -> None:
    heroes = hero("ragg", place=1, wounds=wounds), hero(), hero("ragg")
    at = table(*heroes, dungeon=SLIME, script="35", endgame=endgame)

    choose(at, END_TURN)

    fallen = hero_at(at, 0)
    assert fallen.alive == (not (down and endgame))
    assert fallen.ko == (down and not endgame)
    assert bool(happened(at, HeroKnockedOut)) == fallen.ko


@pytest.mark.rule("DR-TERM-04", "DR-TERM-06")
@pytest.mark.parametrize("endgame", [False, True])
@pytest.mark.parametrize(("wounds", "killed"), [(1, False), (2, True)])
def test_a_defeated_monster_is_always_killed_and_goes_to_a_loot_pile(
    wounds: int, killed: bool, endgame: bool
) -> None:
    dungeon = [ENTRANCE, Spot(monster="monster-slime", wounds=wounds)]
    heroes = hero("ragg", place=1), hero()
    at = table(*heroes, dungeon=dungeon, script="11 5111", endgame=endgame)

    choose(at, BATTLE, BRAWN, STRIKE_HOME)

    assert (tile_at(at, 1).monster is None) == killed
    loot = [kept.card for kept in hero_at(at, 0).encounters]
    assert loot == [card("monster-slime")] * killed
    assert len(happened(at, MonsterKilled)) == killed


@pytest.mark.rule("DR-TERM-06")
def test_a_killed_hero_leaves_the_game_and_has_lost() -> None:
    heroes = hero("dorgan", place=1, wounds=5), hero("ragg", loot=["artifact-summoning-stone"])
    at = table(*heroes, hero(), dungeon=SLIME, script="35", endgame=True)

    choose(at, END_TURN)
    assert at.waiting_for == (1,)
    choose(at, END_TURN)

    assert at.is_over
    assert at.result().ranks == (2, 1, 2)
    assert not hero_at(at, 0).alive


@pytest.mark.rule("DR-TERM-05")
def test_in_a_monsters_free_attack_the_hero_rolls_no_dice_back() -> None:
    at = table(hero("dorgan", place=1), hero(), dungeon=SLIME, script="35")

    choose(at, END_TURN)

    assert len(happened(at, MonsterRolled)) == 1
    assert happened(at, DiceRolled) == happened(at, HitBlocked) == []
    assert hero_at(at, 0).wounds == 2


@pytest.mark.rule("DR-TERM-05")
def test_in_a_heros_free_attack_the_attacked_roll_no_dice_back() -> None:
    smiting = hero("brunna", place=1, abilities=["ability-smite"])
    monster = table(smiting, hero(), dungeon=SLIME, script="551")
    choose(monster, USE[card("ability-smite")])
    slime = tile_at(monster, 1).monster
    assert slime is not None
    assert slime.wounds == 2
    assert happened(monster, MonsterRolled) == []

    puncher = hero("ragg", abilities=["ability-sucker-punch"])
    other = table(puncher, hero("dorgan"), script="4511")
    choose(other, USE[card("ability-sucker-punch")])
    assert [event.seat for event in happened(other, DiceRolled)] == [0]
    assert [one.wounds for one in other.state.heroes] == [0, 2]


@pytest.mark.rule("DR-TERM-07")
def test_the_knocked_out_state_lasts_until_the_next_turn_of_the_hero() -> None:
    at = table(hero("ragg"), hero("dorgan", wounds=4), hero(place=1), script="6111 11111")

    choose(at, DUEL[1], BRAWN, BRAWN, STRIKE_HOME)
    assert hero_at(at, 1).ko
    assert DUEL[1] not in offered(at)

    choose(at, END_TURN)
    assert at.waiting_for == (2,)
    assert not hero_at(at, 1).ko
