"""Dorgan and his ability cards."""

import pytest

from tests.games.dungeon_run.cards.hero_scenes import (
    BOSS,
    EAST,
    STONE,
    able,
    all_dice,
    battle_again,
    beside,
    can_use_again,
    drawing,
    end_turns,
    exploring,
    forced_in,
    more_dice,
    offered_in,
    pick_ratings,
    rolling,
    together,
    use,
)
from tests.games.dungeon_run.situations import (
    ENTRANCE,
    Spot,
    card,
    cards,
    choose,
    happened,
    hero,
    hero_at,
    offered,
    table,
    tile_at,
    tile_number,
)
from undercroft.games.dungeon_run.events import DiceRolled
from undercroft.games.dungeon_run.options import (
    BATTLE,
    DUEL,
    END_TURN,
    FIGHT_WITH,
    HOLD_BACK,
    LAY,
    MOVE,
    PASS,
    PICK_MONSTER,
    PUT_ASIDE,
    STRIKE_HOME,
)

IDOL = "monster-watching-idol"
DOLL, WAND = "treasure-hex-doll", "treasure-ember-wand"


@pytest.mark.card("hero-dorgan")
@pytest.mark.parametrize(("dice", "found"), [("144", [DOLL]), ("114", [])])
def test_dorgan_finds_a_treasure_when_he_disarms(dice: str, found: list[str]) -> None:
    script: list[str | int] = [dice, card(DOLL)]
    at = drawing("trap-dart-wall", hero("dorgan"), script=script, treasures=[DOLL, WAND])

    assert [kept.card for kept in hero_at(at, 0).treasures] == cards(*found)


@pytest.mark.card("hero-dorgan")
def test_dorgan_rolls_a_die_more_to_disarm() -> None:
    assert all_dice("dorgan") == {
        "battle": 5,
        "duel": 5,
        "defend": 5,
        "disarm": 6,
        "escape": 2,
        "bridge": 2,
        "channel": 5,
        "gate": 5,
    }


@pytest.mark.card("hero-dorgan")
@pytest.mark.parametrize(("equipped", "moves"), [([STONE], True), ([], False)])
def test_dorgan_the_summoner_moves_past_monsters_and_heroes(
    equipped: list[str], moves: bool
) -> None:
    monster = beside("monster-slime", hero("dorgan", equipped=equipped))
    rival = together(hero("dorgan", equipped=equipped), hero("kessa"), endgame=True)

    assert (MOVE[EAST] in offered(monster)) == moves
    assert (MOVE[EAST] in offered(rival)) == moves


@pytest.mark.card("ability-stonebreaker")
def test_stonebreaker_adds_two_dice_against_animates() -> None:
    name = "ability-stonebreaker"

    assert more_dice(name, how={"monster": "monster-slime"}) == {"battle": 2}
    assert more_dice(name, how={"monster": "monster-cellar-ogre"}) == {}


@pytest.mark.card("ability-old-grudge")
def test_old_grudge_adds_a_die_in_duels_and_two_against_goblins() -> None:
    assert more_dice("ability-old-grudge", how={"foe": "kessa"}) == {"duel": 1, "defend": 1}
    assert more_dice("ability-old-grudge", how={"foe": "ragg"}) == {"duel": 2, "defend": 2}


@pytest.mark.card("ability-mine-is-mine")
@pytest.mark.parametrize(("abilities", "left"), [(["ability-mine-is-mine"], False), ([], True)])
def test_mine_is_mine_keeps_the_items_of_a_knocked_out_hero(
    abilities: list[str], left: bool
) -> None:
    dorgan = hero("dorgan", wounds=4, abilities=abilities, equipped=["treasure-lucky-knucklebone"])
    at = beside("monster-slime", dorgan, hero("kessa"), script="33")

    choose(at, END_TURN)

    assert hero_at(at, 0).ko
    assert bool(tile_at(at, 1).items) == left
    assert bool(hero_at(at, 0).equipped) == (not left)


@pytest.mark.card("ability-mine-is-mine")
def test_mine_is_mine_adds_a_die_in_battles_of_a_hurt_hero() -> None:
    assert more_dice("ability-mine-is-mine", wounds=3) == {"battle": 1}
    assert more_dice("ability-mine-is-mine", wounds=2) == {}


@pytest.mark.card("ability-second-swing")
def test_second_swing_re_rolls_all_dice_once_a_turn() -> None:
    name = "ability-second-swing"
    at = beside(BOSS, able(name), script="1111 11456 11116 1111 11111", actions=3)

    choose(at, BATTLE, FIGHT_WITH[0], use(name))
    assert at.state.effort.dice == [1, 1, 1, 1, 6]
    battle_again(choose(at, STRIKE_HOME))

    assert BATTLE in offered(at)
    assert use(name) in offered(battle_again(end_turns(at)))


@pytest.mark.card("ability-second-swing")
def test_second_swing_is_for_battles_and_attacks_on_heroes() -> None:
    assert offered_in("ability-second-swing") == ["battle", "duel"]


@pytest.mark.card("ability-falling-pebbles")
def test_falling_pebbles_make_a_hero_re_roll_all_dice_once_a_turn() -> None:
    name = "ability-falling-pebbles"
    script = "1111 1456 1115 1111 1111"
    at = beside(BOSS, hero("kessa"), able(name), script=script, actions=3)

    choose(at, BATTLE, PASS, PASS, FIGHT_WITH[0], use(name))
    assert at.state.effort.dice == [1, 1, 1, 5]
    battle_again(choose(at, STRIKE_HOME))

    assert at.waiting_for == (0,)
    assert use(name) in offered(battle_again(end_turns(at)), 1)


@pytest.mark.card("ability-falling-pebbles")
def test_falling_pebbles_spoil_battles_and_disarms_on_the_tile() -> None:
    assert forced_in("ability-falling-pebbles", place=1) == ["battle", "disarm"]
    assert forced_in("ability-falling-pebbles", place=2) == []


@pytest.mark.card("ability-blasting-powder")
def test_blasting_powder_puts_three_wounds_on_a_near_monster_once_a_game() -> None:
    idol, boss, far = (Spot(monster=name) for name in (IDOL, BOSS, IDOL))
    dungeon = [ENTRANCE, idol, Spot(), boss, far]
    at = table(able("ability-blasting-powder", place=2), dungeon=dungeon)

    choose(at, use("ability-blasting-powder"))
    assert offered(at) == [PICK_MONSTER[1], PICK_MONSTER[3]]
    choose(at, PICK_MONSTER[3])

    struck = tile_at(at, 3).monster
    assert struck is not None
    assert (struck.wounds, at.state.actions) == (3, 1)
    assert can_use_again(at, "ability-blasting-powder") == (False, False)


@pytest.mark.card("ability-bounty-mark")
def test_bounty_mark_lowers_the_defense_of_its_monster() -> None:
    at = beside("monster-slime", able("ability-bounty-mark"), script="11 11344")

    choose(at, use("ability-bounty-mark"), BATTLE, FIGHT_WITH[0])
    assert offered(at) == [STRIKE_HOME, HOLD_BACK[4]]
    choose(at, STRIKE_HOME)

    slime = tile_at(at, 1).monster
    assert slime is not None
    assert (slime.wounds, slime.attached) == (2, [card("ability-bounty-mark")])
    assert hero_at(at, 0).abilities == []


@pytest.mark.card("ability-bounty-mark")
def test_bounty_mark_gives_a_treasure_to_whoever_kills_its_monster() -> None:
    marked = Spot(monster="monster-slime", wounds=2, attached=["ability-bounty-mark"])
    heroes = hero("kessa", place=1), hero("dorgan")
    script: list[str | int] = ["11", "1114", card(DOLL)]
    at = table(*heroes, dungeon=[ENTRANCE, marked], treasures=[DOLL, WAND], script=script)

    choose(at, BATTLE, FIGHT_WITH[0], STRIKE_HOME)

    assert [kept.card for kept in hero_at(at, 0).treasures] == [card(DOLL)]
    assert hero_at(at, 1).discards == [card("ability-bounty-mark")]


@pytest.mark.card("ability-bounty-mark")
def test_bounty_mark_on_a_boss_gives_a_treasure_too() -> None:
    marked = Spot(monster=BOSS, wounds=6, attached=["ability-bounty-mark"])
    heroes = hero("kessa", place=1), hero("dorgan")
    script = "1111 1166"
    at = table(*heroes, dungeon=[ENTRANCE, marked], treasures=[DOLL], script=script, boss=BOSS)

    choose(at, BATTLE, FIGHT_WITH[0], STRIKE_HOME)

    assert hero_at(at, 0).boss == card(BOSS)
    assert [kept.card for kept in hero_at(at, 0).treasures] == [card(DOLL)]


@pytest.mark.card("ability-tunnel-eyes")
def test_tunnel_eyes_put_a_fitting_tile_aside_once_a_turn() -> None:
    at = exploring(able("ability-tunnel-eyes"), script=[0, 0, "1"])

    assert offered(at) == [LAY[1], PUT_ASIDE]
    choose(at, PUT_ASIDE)

    assert tile_at(at, 2).tile == tile_number("standard-14")
    assert at.state.tiles_left == 2
    end_turns(at)
    assert PUT_ASIDE in offered(choose(at, MOVE[EAST]))


@pytest.mark.card("ability-tunnel-eyes")
@pytest.mark.parametrize(
    ("trap", "dice", "loot"),
    [
        ("trap-dart-wall", "114", 1),
        ("trap-dart-wall", "111", 0),
        ("trap-venom-needle", "111", 0),
        ("trap-venom-needle", "114", 1),
        ("trap-fire-rune", "144", 1),
        ("trap-fire-rune", "114", 0),
    ],
)
def test_tunnel_eyes_need_a_success_fewer_but_at_least_one(trap: str, dice: str, loot: int) -> None:
    at = drawing(trap, able("ability-tunnel-eyes"), script=dice, treasures=[])
    pick_ratings(at, {0: 2})

    assert len(hero_at(at, 0).encounters) == loot


@pytest.mark.card("ability-miners-boots")
@pytest.mark.parametrize(("deed", "place"), [("bridge", 1), ("channel", 1), ("gate", 0)])
def test_miners_boots_spare_the_rolls_of_tiles(deed: str, place: int) -> None:
    at = rolling(deed, able("ability-miners-boots"))

    assert happened(at, DiceRolled) == []
    assert (hero_at(at, 0).place, hero_at(at, 0).wounds) == (place, 0)


@pytest.mark.card("ability-finders-keepers")
def test_finders_keepers_steal_a_treasure_after_a_won_attack() -> None:
    kessa = hero("kessa", loot=[DOLL])
    at = together(able("ability-finders-keepers"), kessa, script="61111 1111")

    pick_ratings(choose(at, DUEL[1]), {})
    choose(at, STRIKE_HOME)
    assert offered(at) == [PASS, use("ability-finders-keepers")]
    choose(at, use("ability-finders-keepers"))

    assert [kept.card for kept in hero_at(at, 0).treasures] == [card(DOLL)]
    assert hero_at(at, 1).treasures == []


@pytest.mark.card("ability-finders-keepers")
def test_finders_keepers_get_nothing_after_a_wound() -> None:
    kessa = hero("kessa", loot=[DOLL])
    at = together(able("ability-finders-keepers"), kessa, script="61111 1114")

    pick_ratings(choose(at, DUEL[1]), {})
    choose(at, STRIKE_HOME)

    assert use("ability-finders-keepers") not in offered(at)


@pytest.mark.card("ability-finders-keepers")
def test_finders_keepers_steal_from_a_beaten_attacker_too() -> None:
    kessa = hero("kessa", loot=[DOLL])
    at = together(kessa, able("ability-finders-keepers"), script="1111 61111")

    pick_ratings(choose(at, DUEL[1]), {})

    assert at.options(1) == [PASS, use("ability-finders-keepers")]


@pytest.mark.card("ability-finders-keepers")
def test_finders_keepers_get_nothing_after_a_wound_by_thorns() -> None:
    ragg = hero("ragg", abilities=["ability-bite-back"], loot=[DOLL])
    at = together(able("ability-finders-keepers"), ragg, script="61111 1111")

    pick_ratings(choose(at, DUEL[1]), {})
    choose(at, STRIKE_HOME)

    assert hero_at(at, 0).wounds == 1
    assert use("ability-finders-keepers") not in offered(at)
