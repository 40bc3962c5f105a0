"""Kessa and her ability cards."""

import pytest

from tests.games.dungeon_run.cards.hero_scenes import (
    BOSS,
    EAST,
    STONE,
    able,
    beside,
    can_use_again,
    more_dice,
    offered_in,
    pass_windows,
    pick_ratings,
    together,
    use,
)
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
from undercroft.engine import Option
from undercroft.games.dungeon_run.events import AssistOffered, MonsterRolled
from undercroft.games.dungeon_run.options import (
    ADVANCE,
    ASSIST,
    BATTLE,
    BLOCK,
    DUEL,
    END_TURN,
    ESCAPE,
    FIGHT_WITH,
    HOLD_BACK,
    LEAVE,
    PASS,
    PAY,
    PICK_DIE,
    PICK_TILE,
    RAISE,
    STRIKE_HOME,
)

SLIME = "monster-slime"


@pytest.mark.card("hero-kessa")
@pytest.mark.parametrize(("name", "blocks"), [("kessa", True), ("ragg", False)])
def test_kessa_blocks_any_hit_with_a_three(name: str, blocks: bool) -> None:
    at = beside(SLIME, hero(name), script="45 1236")

    choose(at, BATTLE, FIGHT_WITH[0])

    assert ({BLOCK[3][4], BLOCK[3][5]} <= set(offered(at))) == blocks
    assert BLOCK[2][4] not in offered(at)


@pytest.mark.card("hero-kessa")
def test_kessa_blocks_with_a_three_when_she_attacks_a_hero() -> None:
    at = together(hero("kessa"), hero("ragg"), script="1236 5111")

    pick_ratings(choose(at, DUEL[1]), {})

    assert BLOCK[3][5] in offered(at)


@pytest.mark.card("hero-kessa")
def test_kessa_assists_with_a_die_more() -> None:
    at = beside(SLIME, hero("dorgan"), hero("kessa"))

    choose(at, BATTLE, ASSIST[0])

    assert [event.dice for event in happened(at, AssistOffered)] == [3]


@pytest.mark.card("hero-kessa")
@pytest.mark.parametrize(("equipped", "wounds"), [([STONE], 1), ([], 2)])
def test_kessa_the_summoner_removes_a_hit_of_each_attack(equipped: list[str], wounds: int) -> None:
    attacked = beside(SLIME, hero("kessa", equipped=equipped), hero("ragg"), script="35")
    choose(attacked, END_TURN)
    duel = together(hero("ragg"), hero("kessa", equipped=equipped), script="1166 1111")
    choose(pick_ratings(choose(duel, DUEL[1]), {}), STRIKE_HOME)

    assert hero_at(attacked, 0).wounds == wounds
    assert hero_at(duel, 1).wounds == wounds


@pytest.mark.card("hero-kessa")
def test_kessa_the_summoner_removes_a_hit_of_two_wounds_whole() -> None:
    at = together(hero("corvan"), hero("kessa", equipped=[STONE]), script="1116 1111")

    choose(at, DUEL[1], FIGHT_WITH[1], FIGHT_WITH[0], STRIKE_HOME)

    assert hero_at(at, 1).wounds == 0


@pytest.mark.card("ability-shield-wall")
@pytest.mark.parametrize("company", [True, False])
def test_shield_wall_blocks_with_one_and_two_in_company(company: bool) -> None:
    ragg = hero("ragg", ko=not company)
    at = beside(SLIME, able("ability-shield-wall"), ragg, script="45 1246")

    choose(pass_windows(choose(at, BATTLE)), FIGHT_WITH[0])

    for face in (1, 2):
        assert ({BLOCK[face][4], BLOCK[face][5]} <= set(offered(at))) == company
    assert BLOCK[4][5] not in offered(at)


@pytest.mark.card("ability-parade-ground-cut")
@pytest.mark.parametrize(
    ("monster", "hits"), [("monster-kravlas-cultist", True), ("monster-crypt-ghoul", False)]
)
def test_parade_ground_cut_lowers_the_defense_of_humanoids(monster: str, hits: bool) -> None:
    at = beside(monster, able("ability-parade-ground-cut"), script="111 1236")

    choose(at, BATTLE, FIGHT_WITH[0])

    assert (HOLD_BACK[3] in offered(at)) == hits
    assert HOLD_BACK[2] not in offered(at)


@pytest.mark.card("ability-hard-lessons")
def test_hard_lessons_make_a_hurt_hero_advance_for_one_card() -> None:
    loot = [SLIME, "trap-dart-wall"]
    kessa = able("ability-hard-lessons", wounds=4, loot=loot, deck=["ability-charge"])
    at = together(kessa, hero("ragg"))

    choose(at, ADVANCE, PAY[card(SLIME)], RAISE[0])

    assert [kept.card for kept in hero_at(at, 0).encounters] == [card("trap-dart-wall")]
    assert ADVANCE in offered(at)


@pytest.mark.card("ability-hard-lessons")
def test_hard_lessons_do_not_help_before_she_is_hurt() -> None:
    at = together(able("ability-hard-lessons", wounds=3, loot=[SLIME]), hero("ragg"))

    assert ADVANCE not in offered(at)


@pytest.mark.card("ability-steady-hand")
def test_steady_hand_re_rolls_one_die_in_each_battle() -> None:
    name = "ability-steady-hand"
    at = beside(BOSS, able(name), script="1111 1236 5 1111 1111 1")

    choose(at, BATTLE, FIGHT_WITH[0], use(name))
    assert offered(at) == [PICK_DIE[face] for face in (1, 2, 3, 6)]
    choose(at, PICK_DIE[2])
    assert at.state.effort.dice == [1, 5, 3, 6]
    choose(at, STRIKE_HOME, BATTLE, FIGHT_WITH[0])

    assert offered(at) == [PASS, use(name)]


@pytest.mark.card("ability-steady-hand")
def test_steady_hand_is_for_battles_and_duels() -> None:
    assert offered_in("ability-steady-hand") == ["battle", "duel", "defend"]


@pytest.mark.card("ability-break-their-nerve")
def test_break_their_nerve_makes_a_monster_re_roll_one_die_in_each_battle() -> None:
    name = "ability-break-their-nerve"
    at = beside(SLIME, able(name), script="34 1 1111 34")

    choose(at, BATTLE)
    assert offered(at) == [PASS, use(name)]
    choose(at, use(name), PICK_DIE[4])
    assert at.state.effort.hits == [3]
    choose(at, FIGHT_WITH[0])
    choose(at, BATTLE)

    assert offered(at) == [PASS, use(name)]


@pytest.mark.card("ability-break-their-nerve")
@pytest.mark.parametrize(("place", "asked"), [(1, True), (2, False)])
def test_break_their_nerve_works_on_her_tile(place: int, asked: bool) -> None:
    dungeon = [ENTRANCE, Spot(monster=SLIME), Spot()]
    kessa = able("ability-break-their-nerve", place=place)
    at = table(hero("ragg", place=1), kessa, dungeon=dungeon, script="34")

    pass_windows(choose(at, BATTLE))

    assert (use("ability-break-their-nerve") in at.options(1)) == asked


@pytest.mark.card("ability-break-their-nerve")
@pytest.mark.parametrize(("way", "script"), [(END_TURN, "34"), (ESCAPE, "1 34")])
def test_break_their_nerve_works_in_free_attacks(way: Option, script: str) -> None:
    at = beside(SLIME, able("ability-break-their-nerve"), script=script)

    choose(at, way)

    assert offered(at) == [PASS, use("ability-break-their-nerve")]


@pytest.mark.card("ability-charge")
def test_charge_goes_to_a_tile_and_attacks_the_monster_there() -> None:
    dungeon = [ENTRANCE, Spot(), Spot(monster=BOSS), Spot()]
    at = table(able("ability-charge", place=1), dungeon=dungeon, script="166")

    choose(at, use("ability-charge"))
    assert offered(at) == [PICK_TILE[0], PICK_TILE[2]]
    choose(at, PICK_TILE[2])

    boss = tile_at(at, 2).monster
    assert boss is not None
    assert (hero_at(at, 0).place, boss.wounds, at.state.actions) == (2, 1, 1)
    assert happened(at, MonsterRolled) == []
    assert can_use_again(at, "ability-charge") == (False, True)


@pytest.mark.card("ability-rallying-cry")
def test_rallying_cry_heals_everybody_on_the_tile_once_a_turn() -> None:
    others = hero("ragg", wounds=3), hero("dorgan", wounds=3, ko=True)
    far = hero("corvan", wounds=3, place=1)
    kessa = able("ability-rallying-cry", wounds=3)
    at = table(kessa, *others, far)

    choose(at, use("ability-rallying-cry"))

    assert [hero_at(at, seat).wounds for seat in range(4)] == [2, 2, 3, 3]
    assert at.state.actions == 1
    assert can_use_again(at, "ability-rallying-cry") == (False, True)


@pytest.mark.card("ability-forced-march")
def test_forced_march_trades_a_wound_for_an_action_once_a_turn() -> None:
    at = together(able("ability-forced-march"), hero("ragg"))

    choose(at, use("ability-forced-march"))

    assert [hero_at(at, seat).wounds for seat in (0, 1)] == [1, 0]
    assert at.state.actions == 3
    assert can_use_again(at, "ability-forced-march") == (False, True)


@pytest.mark.card("ability-on-your-feet")
@pytest.mark.parametrize(("abilities", "asked"), [(["ability-on-your-feet"], 0), ([], 1)])
def test_on_your_feet_stands_up_with_an_action_and_a_wound_less(
    abilities: list[str], asked: int
) -> None:
    kessa = hero("kessa", wounds=4, ko=True, abilities=abilities)
    at = together(kessa, hero("ragg"), begun=False)

    assert at.waiting_for == (asked,)
    assert hero_at(at, 0).wounds == 3 + asked
    assert at.state.actions == 1 + asked


@pytest.mark.card("ability-hold-the-line")
def test_hold_the_line_adds_a_die_to_attacks_on_heroes() -> None:
    assert more_dice("ability-hold-the-line") == {"duel": 1}


@pytest.mark.card("ability-hold-the-line")
@pytest.mark.parametrize(("dice", "escapes"), [("444", False), ("445", True)])
def test_hold_the_line_makes_heroes_need_one_more_to_escape(dice: str, escapes: bool) -> None:
    rivals = hero("ragg"), able("ability-hold-the-line")
    at = together(*rivals, endgame=True, script=dice)

    choose(at, ESCAPE, PASS)

    assert (LEAVE[EAST] in offered(at)) == escapes
