"""Corvan and his ability cards."""

import pytest

from tests.games.dungeon_run.cards.hero_scenes import (
    BOSS,
    EAST,
    STONE,
    able,
    beside,
    can_use_again,
    dice_of,
    end_turns,
    exploring,
    more_dice,
    offered_in,
    pick_ratings,
    together,
    use,
)
from tests.games.dungeon_run.situations import (
    ENTRANCE,
    Spot,
    card,
    cards,
    choose,
    hero,
    hero_at,
    offered,
    table,
    tile_at,
)
from undercroft.games.dungeon_run.options import (
    BATTLE,
    DUEL,
    ESCAPE,
    FIGHT_WITH,
    MOVE,
    PASS,
    PICK_HERO,
    PICK_MONSTER,
    PICK_TILE,
    RALLY,
    STRIKE_HOME,
    SUMMON,
)

MAGIC = 1
SLIME, WOLF, GHOUL = "monster-slime", "monster-gloomwolf", "monster-crypt-ghoul"
ENCHANTED, PLAIN = ["treasure-mirror-buckler"], ["treasure-lonely-needle"]


@pytest.mark.card("hero-corvan")
@pytest.mark.parametrize(("rating", "dice", "wounds"), [(1, "1156", 3), (0, "6", 1)])
def test_sixes_of_corvan_give_two_wounds_with_magic(rating: int, dice: str, wounds: int) -> None:
    battle = beside("monster-cellar-ogre", hero("corvan"), script=f"1111 {dice}")
    duel = together(hero("corvan"), hero("kessa"), script=f"{dice} 1111")

    choose(battle, BATTLE, FIGHT_WITH[rating], STRIKE_HOME)
    choose(pick_ratings(choose(duel, DUEL[1]), {0: rating}), STRIKE_HOME)

    ogre = tile_at(battle, 1).monster
    assert ogre is not None
    assert (ogre.wounds, hero_at(duel, 1).wounds) == (wounds, wounds)


@pytest.mark.card("hero-corvan")
def test_corvan_the_summoner_summons_one_more_monster_once_a_turn() -> None:
    heroes = hero("corvan", place=1, equipped=[STONE]), hero("kessa", place=2)
    at = table(
        *heroes,
        dungeon=[ENTRANCE, Spot(), Spot()],
        encounters=[SLIME, WOLF, GHOUL],
        endgame=True,
        script=[*cards(SLIME, WOLF)],
    )

    choose(at, SUMMON, PICK_TILE[1], use("summoner-corvan"), PICK_TILE[2])

    assert [tile_at(at, place).monster is not None for place in range(3)] == [False, True, True]
    assert at.state.actions == 2
    assert can_use_again(at, "summoner-corvan") == (False, True)


@pytest.mark.card("ability-dry-bones")
def test_dry_bones_add_two_dice_with_magic_against_undead() -> None:
    name = "ability-dry-bones"

    assert more_dice(name, how={"monster": GHOUL, "rating": MAGIC}) == {"battle": 2}
    assert more_dice(name, how={"monster": GHOUL, "rating": 0}) == {}
    assert more_dice(name, how={"monster": SLIME, "rating": MAGIC}) == {}


@pytest.mark.card("ability-relic-fire")
def test_relic_fire_adds_a_die_in_battles_and_duels_with_an_enchanted_item() -> None:
    fights = {"battle": 1, "duel": 1, "defend": 1}

    assert more_dice("ability-relic-fire", equipped=ENCHANTED) == fights
    assert more_dice("ability-relic-fire", equipped=PLAIN) == {}


@pytest.mark.card("ability-burning-temper")
def test_burning_temper_raises_magic_and_lowers_skill() -> None:
    magic = {"battle": 1, "duel": 1, "defend": 1, "disarm": 1}
    skill = {"escape": -1, "bridge": -1}

    found = more_dice("ability-burning-temper", how={"rating": MAGIC}, markers=(0, 0, 2))
    assert found == {**magic, **skill}


@pytest.mark.card("ability-desperate-flame")
def test_desperate_flame_re_rolls_all_dice_in_each_battle() -> None:
    name = "ability-desperate-flame"
    at = beside(BOSS, able(name, wounds=3), script="1111 1456 1236 1111 1111")

    choose(at, BATTLE, FIGHT_WITH[MAGIC], use(name))
    assert at.state.effort.dice == [1, 2, 3, 6]
    choose(at, STRIKE_HOME, BATTLE, FIGHT_WITH[MAGIC])

    assert offered(at) == [PASS, use(name)]


@pytest.mark.card("ability-desperate-flame")
def test_desperate_flame_is_for_fights_with_magic_of_a_hurt_hero() -> None:
    name = "ability-desperate-flame"

    assert offered_in(name, rating=MAGIC, wounds=3) == ["battle", "duel", "defend"]
    assert offered_in(name, rating=MAGIC, wounds=2) == []
    assert offered_in(name, rating=0, wounds=3) == []


@pytest.mark.card("ability-blinding-flash")
def test_blinding_flash_makes_a_monster_re_roll_all_dice_once_a_turn() -> None:
    name = "ability-blinding-flash"
    at = beside(SLIME, able(name), script="34 15 1111 34 1111", actions=3)

    choose(at, BATTLE)
    assert offered(at) == [PASS, use(name)]
    choose(at, use(name))
    assert at.state.effort.hits == [5]
    choose(at, FIGHT_WITH[MAGIC])
    choose(at, BATTLE)

    assert offered(at) == [FIGHT_WITH[0], FIGHT_WITH[MAGIC]]
    choose(at, FIGHT_WITH[MAGIC])
    assert use(name) in offered(choose(end_turns(at), BATTLE))


@pytest.mark.card("ability-blinding-flash")
@pytest.mark.parametrize(("place", "asked"), [(0, True), (2, True), (3, False)])
def test_blinding_flash_reaches_adjacent_tiles(place: int, asked: bool) -> None:
    dungeon = [ENTRANCE, Spot(monster=SLIME), Spot(), Spot()]
    heroes = hero("kessa", place=1), able("ability-blinding-flash", place=place)
    at = table(*heroes, dungeon=dungeon, script="34")

    choose(at, BATTLE)

    assert (use("ability-blinding-flash") in at.options(1)) == asked


@pytest.mark.card("ability-ember-lance")
def test_ember_lance_puts_a_wound_on_a_near_monster_once_a_turn() -> None:
    idol = "monster-watching-idol"
    dungeon = [ENTRANCE, Spot(monster=idol), Spot(), Spot(monster=BOSS), Spot(monster=idol)]
    at = table(able("ability-ember-lance", place=2), dungeon=dungeon)

    choose(at, use("ability-ember-lance"))
    assert offered(at) == [PICK_MONSTER[1], PICK_MONSTER[3]]
    choose(at, PICK_MONSTER[1])

    struck = tile_at(at, 1).monster
    assert struck is not None
    assert (struck.wounds, at.state.actions) == (1, 1)
    assert can_use_again(at, "ability-ember-lance") == (False, True)


@pytest.mark.card("ability-ember-lance")
def test_ember_lance_lets_him_rally_after_a_kill() -> None:
    at = beside("monster-bat-swarm", able("ability-ember-lance", wounds=2))

    choose(at, use("ability-ember-lance"))

    assert tile_at(at, 1).monster is None
    assert offered(at) == [RALLY, PASS]


@pytest.mark.card("ability-hex-of-lead")
def test_hex_of_lead_weakens_the_attack_of_its_monster() -> None:
    at = beside(WOLF, able("ability-hex-of-lead"), script="11 1111")

    choose(at, use("ability-hex-of-lead"), BATTLE, FIGHT_WITH[MAGIC])

    wolf = tile_at(at, 1).monster
    assert wolf is not None
    assert wolf.attached == [card("ability-hex-of-lead")]
    assert hero_at(at, 0).abilities == []


@pytest.mark.card("ability-hex-of-lead")
def test_hex_of_lead_helps_every_hero_to_escape() -> None:
    hexed = Spot(monster=WOLF, attached=["ability-hex-of-lead"])
    at = table(hero("kessa", place=1), dungeon=[ENTRANCE, hexed], script="1111 11")

    choose(at, ESCAPE)

    assert dice_of(at) == 4


@pytest.mark.card("ability-smoke-step")
def test_smoke_step_leaves_a_monster_or_hero_without_a_roll_once_a_turn() -> None:
    monster = beside(BOSS, able("ability-smoke-step"))
    rival = together(able("ability-smoke-step"), hero("kessa"), endgame=True)

    for at in (monster, rival):
        choose(at, use("ability-smoke-step"))
        assert offered(at) == [PICK_TILE[0], PICK_TILE[2]]
        choose(at, PICK_TILE[2])

        assert (hero_at(at, 0).place, at.state.actions) == (2, 1)
        assert can_use_again(at, "ability-smoke-step") == (False, True)


@pytest.mark.card("ability-torchlight")
def test_torchlight_re_rolls_the_content_of_every_tile_he_lays() -> None:
    at = exploring(able("ability-torchlight"), script=[1, "1", "2", 1, "6"])

    assert offered(at) == [PASS, use("ability-torchlight")]
    choose(at, use("ability-torchlight"))
    assert tile_at(at, 2).hidden == 1
    choose(at, MOVE[EAST])

    assert offered(at) == [PASS, use("ability-torchlight")]


@pytest.mark.card("ability-torchlight")
def test_torchlight_is_for_no_other_roll_of_his() -> None:
    assert offered_in("ability-torchlight") == ["content"]


@pytest.mark.card("ability-torchlight")
def test_torchlight_does_not_work_in_a_den() -> None:
    at = table(able("ability-torchlight"), dungeon=[ENTRANCE, Spot("den")], script="3")

    choose(at, MOVE[EAST])

    assert use("ability-torchlight") not in offered(at)


@pytest.mark.card("ability-fire-and-betrayal")
def test_fire_and_betrayal_puts_two_wounds_on_a_near_hero_once_a_game() -> None:
    near = hero("ragg", place=2, equipped=["treasure-gate-guards-plate"])
    heroes = able("ability-fire-and-betrayal", place=1), hero("kessa", place=1), near
    far = hero("dorgan", place=3)
    at = table(*heroes, far, dungeon=[ENTRANCE, Spot(), Spot(), Spot()])

    choose(at, use("ability-fire-and-betrayal"))
    assert offered(at) == [PICK_HERO[1], PICK_HERO[2]]
    choose(at, PICK_HERO[2])

    assert [hero_at(at, seat).wounds for seat in range(4)] == [0, 0, 2, 0]
    assert at.state.actions == 1
    assert can_use_again(at, "ability-fire-and-betrayal") == (False, False)
