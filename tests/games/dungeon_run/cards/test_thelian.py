"""Thelian and his ability cards."""

import pytest

from tests.games.dungeon_run.cards.hero_scenes import (
    BOSS,
    EAST,
    STONE,
    able,
    beside,
    can_use_again,
    dice_in,
    dice_of,
    end_turns,
    exploring,
    forced_in,
    more_dice,
    offered_in,
    together,
    use,
)
from tests.games.dungeon_run.situations import (
    ENTRANCE,
    Spot,
    card,
    choose,
    hero,
    hero_at,
    offered,
    table,
    tile_at,
)
from undercroft.games.dungeon_run.options import (
    BATTLE,
    END_TURN,
    ESCAPE,
    FIGHT_WITH,
    LEAVE,
    MOVE,
    PASS,
    PICK_DIE,
    PICK_TILE,
    STRIKE_HOME,
)

SLIME, WOLF, GHOUL = "monster-slime", "monster-gloomwolf", "monster-crypt-ghoul"
IDOL = "monster-watching-idol"


@pytest.mark.card("hero-thelian")
def test_thelian_rolls_a_die_more_in_battles_with_undead() -> None:
    assert dice_in("battle", hero("thelian"), monster=GHOUL) == 3
    assert dice_in("battle", hero("thelian"), monster=SLIME) == 2
    assert dice_in("escape", hero("thelian"), monster=GHOUL) == 2


@pytest.mark.card("hero-thelian")
def test_thelian_keeps_roaming_monsters_away_but_no_boss() -> None:
    wolf = table(hero("thelian", place=2), dungeon=[ENTRANCE, Spot(monster=WOLF), Spot()])
    boss = table(hero("thelian", place=2), dungeon=[ENTRANCE, Spot(monster="boss-hadrak"), Spot()])

    choose(wolf, END_TURN)
    choose(boss, END_TURN)

    assert tile_at(wolf, 0).monster is not None
    assert offered(boss) == [PICK_TILE[0], PICK_TILE[2]]


@pytest.mark.card("hero-thelian")
def test_thelian_the_summoner_moves_any_monster_but_a_boss_once_a_turn() -> None:
    dungeon = [ENTRANCE, Spot(), Spot(monster=BOSS), Spot(monster=IDOL), Spot(), Spot()]
    at = table(hero("thelian", place=1, equipped=[STONE]), dungeon=dungeon)

    choose(at, use("summoner-thelian"))

    assert [tile_at(at, place).monster is not None for place in (2, 3, 4)] == [True, False, True]
    assert at.state.actions == 2
    assert can_use_again(at, "summoner-thelian") == (False, True)


@pytest.mark.card("ability-voice-of-the-wild")
def test_voice_of_the_wild_adds_two_dice_against_beasts() -> None:
    assert more_dice("ability-voice-of-the-wild", how={"monster": WOLF}) == {"battle": 2}
    assert more_dice("ability-voice-of-the-wild", how={"monster": SLIME}) == {}


@pytest.mark.card("ability-borrowed-strength")
def test_borrowed_strength_adds_half_the_base_magic() -> None:
    more = {"disarm": 2, "escape": 2, "channel": 2, "gate": 2}

    assert more_dice("ability-borrowed-strength", markers=(0, 2, 0)) == more


@pytest.mark.card("ability-bark-skin")
@pytest.mark.parametrize(("wounds", "taken"), [(3, 1), (2, 2)])
def test_bark_skin_removes_a_hit_of_an_attack_on_a_hurt_hero(wounds: int, taken: int) -> None:
    at = beside(SLIME, able("ability-bark-skin", wounds=wounds), hero("kessa"), script="35")

    choose(at, END_TURN)

    assert hero_at(at, 0).wounds == wounds + taken


@pytest.mark.card("ability-whispering-leaves")
def test_whispering_leaves_re_roll_one_die_in_each_battle() -> None:
    name = "ability-whispering-leaves"
    at = beside(BOSS, able(name), script="1111 1236 5 1111 1111")

    choose(at, BATTLE, FIGHT_WITH[1], use(name), PICK_DIE[2])
    assert at.state.effort.dice == [1, 5, 3, 6]
    choose(at, STRIKE_HOME, BATTLE, FIGHT_WITH[1])

    assert offered(at) == [PASS, use(name)]


@pytest.mark.card("ability-whispering-leaves")
def test_whispering_leaves_are_for_battles_and_escapes() -> None:
    assert offered_in("ability-whispering-leaves") == ["battle", "escape"]


@pytest.mark.card("ability-creeping-vines")
def test_creeping_vines_make_a_near_hero_re_roll_every_escape() -> None:
    dungeon = [ENTRANCE, Spot(monster=WOLF), Spot()]
    heroes = hero("kessa", place=1), able("ability-creeping-vines", place=2)
    at = table(*heroes, dungeon=dungeon, script="56 11 111 56", actions=3)

    choose(at, ESCAPE, use("ability-creeping-vines"))
    assert hero_at(at, 0).place == 1
    choose(at, ESCAPE)

    assert offered(at, 1) == [PASS, use("ability-creeping-vines")]


@pytest.mark.card("ability-creeping-vines")
@pytest.mark.parametrize(("place", "deeds"), [(1, ["escape"]), (2, ["escape"]), (3, [])])
def test_creeping_vines_spoil_escapes_near_him(place: int, deeds: list[str]) -> None:
    assert forced_in("ability-creeping-vines", place) == deeds


@pytest.mark.card("ability-healing-spring")
def test_healing_spring_heals_two_wounds_once_a_turn() -> None:
    at = together(able("ability-healing-spring", wounds=5))

    choose(at, use("ability-healing-spring"))

    assert (hero_at(at, 0).wounds, at.state.actions) == (3, 1)
    assert can_use_again(at, "ability-healing-spring") == (False, True)


@pytest.mark.card("ability-snaring-roots")
def test_snaring_roots_hold_their_monster() -> None:
    at = beside(WOLF, able("ability-snaring-roots"))

    choose(at, use("ability-snaring-roots"))

    wolf = tile_at(at, 1).monster
    assert wolf is not None
    assert wolf.attached == [card("ability-snaring-roots")]
    assert (hero_at(at, 0).abilities, at.state.actions) == ([], 1)


@pytest.mark.card("ability-snaring-roots")
@pytest.mark.parametrize("attached", [["ability-snaring-roots"], []])
def test_snaring_roots_help_every_hero_and_stop_roaming(attached: list[str]) -> None:
    rooted = Spot(monster=WOLF, attached=attached)
    dice = 4 + len(attached)
    script = f"11 111 111 {dice * '1'}"
    battle = table(hero("kessa", place=1), dungeon=[ENTRANCE, rooted], script=script)
    roam = table(hero("kessa"), dungeon=[ENTRANCE, rooted, Spot()])

    choose(battle, ESCAPE)
    assert dice_of(battle) == 2
    choose(battle, BATTLE, FIGHT_WITH[0])
    choose(roam, END_TURN)

    assert dice_of(battle) == dice
    assert (PICK_TILE[2] in offered(roam)) == (not attached)


@pytest.mark.card("ability-green-threshold")
def test_green_threshold_heals_a_wound_for_a_laid_tile_once_a_turn() -> None:
    at = exploring(able("ability-green-threshold", wounds=4), script=[1, "1", 1, "1"])

    assert hero_at(at, 0).wounds == 3
    choose(at, MOVE[EAST])

    assert hero_at(at, 0).place == 3
    assert hero_at(at, 0).wounds == 3


@pytest.mark.card("ability-green-threshold")
def test_green_threshold_heals_again_in_the_next_turn() -> None:
    thelian = able("ability-green-threshold", wounds=4)
    at = exploring(thelian, script=[1, "1"], encounters=[])

    choose(end_turns(at), MOVE[EAST])

    assert hero_at(at, 0).wounds == 2


@pytest.mark.card("ability-soft-tread")
def test_soft_tread_suffers_no_free_attack() -> None:
    at = beside(WOLF, able("ability-soft-tread"), script="13")

    choose(at, ESCAPE)
    choose(at, END_TURN)

    assert (at.state.round, hero_at(at, 0).place, hero_at(at, 0).wounds) == (2, 1, 0)


@pytest.mark.card("ability-soft-tread")
def test_soft_tread_needs_one_less_to_escape() -> None:
    at = beside(WOLF, able("ability-soft-tread"), script="14")

    choose(at, ESCAPE)

    assert LEAVE[EAST] in offered(at)


@pytest.mark.card("ability-stir-the-beasts")
def test_stir_the_beasts_sets_a_near_monster_on_a_hero_once_a_turn() -> None:
    spots = [Spot(), Spot(monster=BOSS), Spot(monster=IDOL)]
    heroes = able("ability-stir-the-beasts", place=1), hero("kessa", place=2), hero("ragg", place=3)
    at = table(*heroes, dungeon=[ENTRANCE, *spots], script="4566")

    choose(at, use("ability-stir-the-beasts"))

    assert [hero_at(at, seat).wounds for seat in range(3)] == [0, 4, 0]
    assert at.state.actions == 1
    assert can_use_again(at, "ability-stir-the-beasts") == (False, True)
