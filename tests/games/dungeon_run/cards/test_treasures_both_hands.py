"""The treasures that take both hands."""

import pytest

from tests.games.dungeon_run.cards.hero_scenes import BOSS, beside, can_use_again, use
from tests.games.dungeon_run.cards.item_scenes import (
    WOLF,
    attack,
    fight,
    monster_at,
    more_dice,
    offered_in,
    offered_in_battles,
    strike_home,
    wearing,
    wounds_of,
)
from tests.games.dungeon_run.situations import (
    ENTRANCE,
    Spot,
    choose,
    happened,
    hero,
    hero_at,
    offered,
    table,
    tile_at,
)
from undercroft.games.dungeon_run.events import DiceRolled, MonsterRolled
from undercroft.games.dungeon_run.options import (
    BATTLE,
    DUEL,
    FIGHT_WITH,
    PASS,
    RALLY,
    ROLL_ARMOR,
)

AXE = "treasure-headsmans-axe"
BOW = "treasure-yew-longbow"
STAFF = "treasure-stormcaller-staff"


@pytest.mark.card("treasure-headsmans-axe")
def test_headsmans_axe_adds_a_die_with_brawn_in_battles_and_duels() -> None:
    assert more_dice(AXE, "ragg") == {"battle": 1, "duel": 1, "defend": 1}
    assert more_dice(AXE, "ragg", rating=1) == {}


@pytest.mark.card("treasure-headsmans-axe")
@pytest.mark.parametrize(
    ("rating", "dice", "wounds"), [(0, "61111", 2), (0, "54111", 2), (0, "66111", 4), (1, "6", 1)]
)
def test_headsmans_axe_gives_two_wounds_with_each_six_of_brawn(
    rating: int, dice: str, wounds: int
) -> None:
    at = beside("monster-ishkaal", wearing(AXE, "ragg"), script=f"1111 {dice}")

    fight(at, rating)

    assert monster_at(at).wounds == wounds


@pytest.mark.card("treasure-headsmans-axe")
def test_headsmans_axe_gives_two_wounds_in_a_duel_to_both_sides() -> None:
    attacker = table(wearing(AXE, "ragg"), hero("kessa"), script="65111 1111")
    attacked = table(hero("kessa"), wearing(AXE, "ragg"), script="1111 65111")

    assert wounds_of(attack(attacker, 1)) == [0, 3]
    assert wounds_of(attack(attacked, 1)) == [3, 0]


@pytest.mark.card("treasure-headsmans-axe", "treasure-gate-guards-plate")
def test_armor_removes_a_whole_hit_of_the_axe() -> None:
    brunna = wearing("treasure-gate-guards-plate", "brunna")
    at = table(wearing(AXE, "ragg"), brunna, script="61111 111 511")

    attack(at, 1)
    choose(at, ROLL_ARMOR)

    assert wounds_of(at) == [0, 0]


@pytest.mark.card("treasure-yew-longbow")
def test_yew_longbow_makes_a_free_attack_with_skill_once_a_turn() -> None:
    at = beside("monster-ishkaal", wearing(BOW, "ragg"), script="144 1111")

    choose(at, use(BOW))

    assert [event.dice for event in happened(at, DiceRolled)] == ["1 4 4"]
    assert happened(at, MonsterRolled) == []
    assert (monster_at(at).wounds, at.state.actions) == (2, 1)
    assert can_use_again(at, BOW) == (False, True)


@pytest.mark.card("treasure-yew-longbow")
def test_yew_longbow_kills_like_a_battle() -> None:
    at = beside(WOLF, wearing(BOW, "ragg", wounds=1), hero("kessa"), script="144")

    choose(at, use(BOW))

    assert tile_at(at, 1).monster is None
    assert len(hero_at(at, 0).encounters) == 1
    assert offered(at) == [RALLY, PASS]


@pytest.mark.card("treasure-yew-longbow")
def test_yew_longbow_reaches_no_monster_of_another_tile() -> None:
    dungeon = [ENTRANCE, Spot(), Spot(monster=WOLF)]

    assert use(BOW) not in offered(table(wearing(BOW, "dorgan", place=1), dungeon=dungeon))


@pytest.mark.card("treasure-stormcaller-staff")
def test_stormcaller_staff_adds_a_die_with_magic_in_battles_and_duels() -> None:
    assert more_dice(STAFF, "thelian", rating=1) == {"battle": 1, "duel": 1, "defend": 1}
    assert more_dice(STAFF, "thelian", rating=0) == {}


@pytest.mark.card("treasure-stormcaller-staff")
def test_stormcaller_staff_re_rolls_all_dice_below_four_once_a_turn() -> None:
    at = beside(BOSS, wearing(STAFF, "thelian"), script="1111 14325 461")

    choose(at, BATTLE, FIGHT_WITH[1], use(STAFF))

    assert at.state.effort.dice == [4, 4, 6, 1, 5]
    assert offered_in_battles(STAFF, "thelian", rating=1) == [True, False, True]


@pytest.mark.card("treasure-stormcaller-staff")
def test_stormcaller_staff_re_rolls_with_magic_in_battles_and_duels_only() -> None:
    assert offered_in(STAFF, "thelian", rating=1) == ["battle", "duel", "defend"]
    assert offered_in(STAFF, "thelian", rating=0) == []


@pytest.mark.card("treasure-stormcaller-staff")
def test_stormcaller_staff_has_nothing_to_re_roll_among_fours() -> None:
    at = table(wearing(STAFF, "thelian"), hero("kessa"), script="44456 1111")

    choose(at, DUEL[1], FIGHT_WITH[1], FIGHT_WITH[0])

    assert use(STAFF) not in offered(at)
    assert wounds_of(strike_home(at)) == [0, 5]
