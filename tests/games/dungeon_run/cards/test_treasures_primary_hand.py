"""The treasures of the primary hand."""

import pytest

from tests.games.dungeon_run.cards.hero_scenes import beside, can_use_again, use
from tests.games.dungeon_run.cards.item_scenes import (
    DRAKE,
    WOLF,
    attack,
    fight,
    monster_at,
    more_dice,
    wearing,
    wounds_of,
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
    BLOCK,
    FIGHT_WITH,
    PASS,
    PICK_MONSTER,
    RALLY,
    STRIKE_HOME,
)

IDOL = "monster-watching-idol"
WAND = "treasure-ember-wand"
NEEDLE = "treasure-lonely-needle"
RAPIER = "treasure-duelling-rapier"


@pytest.mark.card("treasure-feud-sword")
def test_feud_sword_adds_a_die_with_brawn_in_battles_and_duels_and_one_more_against_elves() -> None:
    sword = "treasure-feud-sword"
    plain = {"battle": 1, "duel": 1, "defend": 1}

    assert more_dice(sword, "ragg", foe="kessa") == plain
    assert more_dice(sword, "ragg", foe="thelian") == plain | {"duel": 2, "defend": 2}
    assert more_dice(sword, "ragg", foe="thelian", rating=1) == {}


@pytest.mark.card("treasure-bonecracker-mace")
@pytest.mark.parametrize(
    ("monster", "dice"), [("crypt-ghoul", 2), ("slime", 2), ("gloomwolf", 1), ("cellar-ogre", 1)]
)
def test_bonecracker_mace_adds_dice_with_brawn_against_monsters(monster: str, dice: int) -> None:
    mace, foe = "treasure-bonecracker-mace", f"monster-{monster}"

    assert more_dice(mace, "ragg", monster=foe) == {"battle": dice}
    assert more_dice(mace, "ragg", monster=foe, rating=1) == {}


@pytest.mark.card("treasure-lonely-needle")
@pytest.mark.parametrize(("place", "ko", "wounds"), [(0, False, 1), (1, True, 1), (1, False, 0)])
def test_lonely_needle_lowers_defense_for_a_hero_alone(place: int, ko: bool, wounds: int) -> None:
    heroes = wearing(NEEDLE, "corvan", place=1), hero("kessa", place=place, ko=ko)
    at = table(*heroes, dungeon=[ENTRANCE, Spot(monster=WOLF)], script="111 3211")

    fight(at, rating=1)

    assert monster_at(at).wounds == wounds


@pytest.mark.card("treasure-ember-wand")
def test_ember_wand_adds_a_die_with_magic_in_battles() -> None:
    assert more_dice(WAND, "corvan", rating=1) == {"battle": 1}
    assert more_dice(WAND, "corvan", rating=0) == {}


@pytest.mark.card("treasure-ember-wand")
def test_ember_wand_puts_two_wounds_on_a_near_monster_once_a_game() -> None:
    spots = [Spot(monster=IDOL), Spot(), Spot(monster=IDOL), Spot(monster=IDOL)]
    at = table(wearing(WAND, "corvan", place=2), dungeon=[ENTRANCE, *spots])

    choose(at, use(WAND))
    assert offered(at) == [PICK_MONSTER[1], PICK_MONSTER[3]]
    choose(at, PICK_MONSTER[3])

    assert (monster_at(at, 3).wounds, at.state.actions) == (2, 1)
    assert can_use_again(at, WAND) == (False, False)


@pytest.mark.card("treasure-ember-wand")
def test_ember_wand_strikes_the_monster_of_the_own_tile_and_its_bearer_gets_the_card() -> None:
    at = beside(WOLF, wearing(WAND, "corvan"), hero("kessa"))

    choose(at, use(WAND))

    assert tile_at(at, 1).monster is None
    assert [kept.card for kept in hero_at(at, 0).encounters] == [card(WOLF)]


@pytest.mark.card("treasure-ember-wand")
def test_whoever_kills_with_the_ember_wand_may_rally() -> None:
    at = beside(WOLF, wearing(WAND, "corvan", wounds=2), hero("kessa"))

    choose(at, use(WAND))

    assert offered(at) == [RALLY, PASS]


@pytest.mark.card("treasure-duelling-rapier")
def test_duelling_rapier_adds_a_die_with_brawn_in_duels() -> None:
    assert more_dice(RAPIER, "ragg") == {"duel": 1, "defend": 1}
    assert more_dice(RAPIER, "ragg", rating=1) == {}


@pytest.mark.card("treasure-duelling-rapier")
def test_duelling_rapier_blocks_any_hit_with_a_two_or_a_three_of_brawn() -> None:
    brawn = beside(DRAKE, wearing(RAPIER, "ragg"), script="551 1234")
    magic = beside(DRAKE, wearing(RAPIER, "ragg", markers=(0, 3, 0)), script="551 1234")

    choose(brawn, BATTLE, FIGHT_WITH[0])
    assert offered(brawn) == [STRIKE_HOME, BLOCK[2][5], BLOCK[3][5]]
    choose(brawn, BLOCK[2][5], BLOCK[3][5])
    choose(magic, BATTLE, FIGHT_WITH[1])
    assert STRIKE_HOME not in offered(magic)

    assert (wounds_of(brawn), wounds_of(magic)) == ([0], [2])


@pytest.mark.card("treasure-duelling-rapier")
def test_duelling_rapier_blocks_nothing_in_duels() -> None:
    at = table(wearing(RAPIER, "ragg"), hero("kessa"), script="12233 5511")

    attack(at, 1)

    assert wounds_of(at) == [2, 0]


@pytest.mark.card("treasure-grave-sickle")
@pytest.mark.parametrize(
    ("monster", "attacks", "dice", "wounds"),
    [
        ("crypt-ghoul", "111", "2113", 1),
        ("gloomwolf", "111", "2113", 1),
        ("fire-drake", "111", "3114", 1),
        ("kravlas-cultist", "111", "2113", 0),
        ("slime", "11", "1114", 0),
    ],
)
def test_grave_sickle_lowers_the_defense_of_undead_and_beasts(
    monster: str, attacks: str, dice: str, wounds: int
) -> None:
    ragg = wearing("treasure-grave-sickle", "ragg")
    at = beside(f"monster-{monster}", ragg, script=f"{attacks} {dice}")

    fight(at)

    assert monster_at(at).wounds == wounds
