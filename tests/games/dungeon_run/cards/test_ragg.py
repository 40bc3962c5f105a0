"""Ragg and his ability cards."""

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
    end_turns,
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
    choose,
    happened,
    hero,
    hero_at,
    offered,
    table,
    tile_at,
)
from undercroft.games.dungeon_run.events import DiceRolled, EscapeFailed, HeroWounded
from undercroft.games.dungeon_run.options import (
    BATTLE,
    DUEL,
    END_TURN,
    FIGHT_WITH,
    MOVE,
    PASS,
    PICK_HERO,
    PICK_TILE,
    STRIKE_HOME,
    SUMMON,
)

SLIME = "monster-slime"
ROW = [ENTRANCE, Spot(), Spot(), Spot()]


@pytest.mark.card("hero-ragg")
@pytest.mark.parametrize(("wounds", "more"), [(3, 2), (2, 0)])
def test_a_hurt_ragg_rolls_two_dice_more_in_battles_and_duels(wounds: int, more: int) -> None:
    assert all_dice("ragg", wounds=wounds) == {
        "battle": 4 + more,
        "duel": 4 + more,
        "defend": 4 + more,
        "disarm": 4,
        "escape": 3,
        "bridge": 3,
        "channel": 4,
        "gate": 4,
    }


@pytest.mark.card("hero-ragg")
def test_ragg_the_summoner_sets_a_summoned_monster_on_a_hero_once_a_turn() -> None:
    dungeon = [ENTRANCE, Spot(), Spot(monster="monster-watching-idol"), Spot()]
    heroes = hero("ragg", place=3, equipped=[STONE]), hero("kessa", place=1)
    far = hero("dorgan", place=2)
    at = table(*heroes, far, dungeon=dungeon, encounters=[SLIME], endgame=True, script="35")
    assert use("summoner-ragg") not in offered(at)

    choose(at, SUMMON, PICK_TILE[1], use("summoner-ragg"))

    assert (hero_at(at, 1).wounds, at.state.actions) == (2, 2)
    assert can_use_again(at, "summoner-ragg") == (False, True)


@pytest.mark.card("hero-ragg")
def test_ragg_the_summoner_finds_his_monster_after_it_roamed() -> None:
    heroes = hero("ragg", place=3, equipped=[STONE]), hero("kessa", place=1)
    at = table(*heroes, dungeon=ROW, encounters=[SLIME], endgame=True)

    choose(at, SUMMON, PICK_TILE[2], END_TURN, END_TURN, PICK_TILE[1])

    assert at.state.turn == 0
    assert use("summoner-ragg") in offered(at)


@pytest.mark.card("ability-bite-back")
def test_bite_back_wounds_a_monster_whose_attack_wounds_him() -> None:
    at = beside(SLIME, able("ability-bite-back"), hero("kessa"), script="35 1111")

    choose(at, BATTLE, PASS, PASS, FIGHT_WITH[0])

    slime = tile_at(at, 1).monster
    assert slime is not None
    assert (hero_at(at, 0).wounds, slime.wounds) == (2, 1)


@pytest.mark.card("ability-bite-back")
@pytest.mark.parametrize(("dice", "wounds"), [("35", 1), ("11", 0)])
def test_bite_back_answers_a_free_attack_that_wounds(dice: str, wounds: int) -> None:
    at = beside(SLIME, able("ability-bite-back"), hero("kessa"), script=dice)

    choose(at, END_TURN)

    slime = tile_at(at, 1).monster
    assert slime is not None
    assert slime.wounds == wounds


@pytest.mark.card("ability-bite-back")
def test_bite_back_wounds_a_hero_whose_attack_wounds_him() -> None:
    attacked = together(hero("kessa"), able("ability-bite-back"), script="1116 1111")
    choose(pick_ratings(choose(attacked, DUEL[1]), {}), STRIKE_HOME)
    attacker = together(able("ability-bite-back"), hero("kessa"), script="1111 1116")
    pick_ratings(choose(attacker, DUEL[1]), {})

    for at in (attacked, attacker):
        assert [hero_at(at, seat).wounds for seat in (0, 1)] == [1, 1]


@pytest.mark.card("ability-bite-back")
def test_bite_back_adds_a_die_in_duels_with_magic() -> None:
    assert more_dice("ability-bite-back", how={"foe": "corvan"}) == {"duel": 1, "defend": 1}
    assert more_dice("ability-bite-back", how={"foe": "kessa"}) == {}


@pytest.mark.card("ability-skull-splitter")
@pytest.mark.parametrize(
    ("wounds", "rating", "dice", "dealt"),
    [(3, 0, "111156", 3), (2, 0, "1156", 2), (3, 1, "156", 2)],
)
def test_skull_splitter_doubles_the_sixes_of_a_hurt_hero_with_brawn(
    wounds: int, rating: int, dice: str, dealt: int
) -> None:
    ragg = able("ability-skull-splitter", wounds=wounds)
    at = beside("monster-cellar-ogre", ragg, script=f"1111 {dice}")

    choose(at, BATTLE, FIGHT_WITH[rating], STRIKE_HOME)

    ogre = tile_at(at, 1).monster
    assert ogre is not None
    assert ogre.wounds == dealt


@pytest.mark.card("ability-blind-fury")
def test_blind_fury_counts_a_one_as_a_five_in_battles() -> None:
    at = beside(BOSS, able("ability-blind-fury"), script="1111 1123")

    choose(at, BATTLE, FIGHT_WITH[0])

    assert at.state.effort.dice == [5, 5, 2, 3]


@pytest.mark.card("ability-blind-fury")
@pytest.mark.parametrize(("deed", "wounds"), [("disarm", 2), ("channel", 1), ("gate", 1)])
def test_blind_fury_is_for_battles_alone(deed: str, wounds: int) -> None:
    assert hero_at(rolling(deed, able("ability-blind-fury")), 0).wounds == wounds


@pytest.mark.card("ability-blind-fury")
def test_blind_fury_does_not_help_in_duels_and_escapes() -> None:
    attack = together(able("ability-blind-fury"), hero("kessa"), script="1123 1111")
    defend = together(hero("kessa"), able("ability-blind-fury"), script="1111 1123")
    escape = rolling("escape", able("ability-blind-fury"))

    for duel in (attack, defend):
        pick_ratings(choose(duel, DUEL[1]), {})
        assert DUEL[1] in offered(duel)
        assert hero_at(duel, 0).wounds == 0
    assert len(happened(escape, EscapeFailed)) == 1


@pytest.mark.card("ability-spit-on-the-dice")
def test_spit_on_the_dice_re_rolls_what_shows_less_than_four_in_each_battle() -> None:
    name = "ability-spit-on-the-dice"
    at = beside(BOSS, able(name), script="1111 1436 56 1111 1111")

    choose(at, BATTLE, FIGHT_WITH[0], use(name))
    assert at.state.effort.dice == [5, 4, 6, 6]
    choose(at, STRIKE_HOME, BATTLE, FIGHT_WITH[0])

    assert offered(at) == [PASS, use(name)]


@pytest.mark.card("ability-spit-on-the-dice")
def test_spit_on_the_dice_works_only_while_he_is_alone() -> None:
    name = "ability-spit-on-the-dice"

    assert offered_in(name) == ["battle"]
    assert use(name) not in rolling("battle", able(name), hero("kessa", place=1)).options(0)
    assert use(name) in rolling("battle", able(name), hero("kessa", place=1, ko=True)).options(0)


@pytest.mark.card("ability-roar")
def test_roar_makes_a_hero_re_roll_all_dice_once_a_turn() -> None:
    script = "1111 1456 1115 1111 1111"
    at = beside(BOSS, hero("kessa"), able("ability-roar"), script=script, actions=3)

    choose(at, BATTLE, PASS, PASS, FIGHT_WITH[0], use("ability-roar"))
    assert at.state.effort.dice == [1, 1, 1, 5]
    battle_again(choose(at, STRIKE_HOME))

    assert at.waiting_for == (0,)
    assert use("ability-roar") in offered(battle_again(end_turns(at)), 1)


@pytest.mark.card("ability-roar")
def test_roar_spoils_battles_duels_and_escapes_on_the_tile() -> None:
    assert forced_in("ability-roar", place=1) == ["battle", "duel", "defend", "escape"]
    assert forced_in("ability-roar", place=2) == []


@pytest.mark.card("ability-pick-a-fight")
@pytest.mark.parametrize(
    ("encounter", "dice"), [("trap-dart-wall", "144"), ("monster-bat-swarm", "222 333 1116")]
)
def test_pick_a_fight_draws_an_encounter_and_resolves_it(encounter: str, dice: str) -> None:
    deck = [encounter, "stranger-blood-seer"]
    script: list[str | int] = [card(encounter), *dice.split()]
    at = together(able("ability-pick-a-fight"), encounters=deck, script=script)

    choose(at, use("ability-pick-a-fight"))
    if encounter == "monster-bat-swarm":
        choose(at, FIGHT_WITH[0], STRIKE_HOME)

    assert [kept.card for kept in hero_at(at, 0).encounters] == [card(encounter)]
    assert at.state.actions == 1
    assert can_use_again(at, "ability-pick-a-fight") == (False, True)


@pytest.mark.card("ability-pick-a-fight")
def test_pick_a_fight_is_not_offered_without_encounter_cards() -> None:
    at = together(able("ability-pick-a-fight"), encounters=[])

    assert use("ability-pick-a-fight") not in offered(at)


@pytest.mark.card("ability-sucker-punch")
def test_sucker_punch_attacks_a_hero_who_rolls_nothing_back_once_a_game() -> None:
    at = together(able("ability-sucker-punch"), hero("kessa"), script="1146")

    choose(at, use("ability-sucker-punch"))

    assert [hero_at(at, seat).wounds for seat in (0, 1)] == [0, 2]
    assert at.state.actions == 1
    assert can_use_again(at, "ability-sucker-punch") == (False, False)


@pytest.mark.card("ability-sucker-punch")
def test_sucker_punch_hurts_on_the_thorns_of_its_victim() -> None:
    mizzle = hero("mizzle", equipped=["treasure-mirror-buckler"])
    at = together(able("ability-sucker-punch"), mizzle, script="1146")

    choose(at, use("ability-sucker-punch"), PASS)

    assert [hero_at(at, seat).wounds for seat in (0, 1)] == [1, 2]


@pytest.mark.card("ability-wild-rush")
def test_wild_rush_strikes_the_monster_he_moves_to_once_a_turn() -> None:
    dungeon = [ENTRANCE, Spot(monster="monster-bat-swarm"), Spot(monster=BOSS)]
    at = table(able("ability-wild-rush"), dungeon=dungeon)

    choose(at, MOVE[EAST])
    assert [kept.card for kept in hero_at(at, 0).encounters] == [card("monster-bat-swarm")]
    choose(at, MOVE[EAST])

    boss = tile_at(at, 2).monster
    assert boss is not None
    assert boss.wounds == 0


@pytest.mark.card("ability-wild-rush")
def test_wild_rush_strikes_again_in_the_next_turn() -> None:
    bats = [Spot(monster="monster-bat-swarm"), Spot(monster=BOSS)]
    at = table(able("ability-wild-rush"), dungeon=[ENTRANCE, *bats])

    choose(end_turns(choose(at, MOVE[EAST])), MOVE[EAST])

    boss = tile_at(at, 2).monster
    assert boss is not None
    assert boss.wounds == 1


@pytest.mark.card("ability-wild-rush")
def test_wild_rush_is_not_used_up_on_an_empty_tile() -> None:
    at = table(able("ability-wild-rush"), dungeon=[ENTRANCE, Spot(), Spot(monster=BOSS)])

    choose(at, MOVE[EAST], MOVE[EAST])

    boss = tile_at(at, 2).monster
    assert boss is not None
    assert boss.wounds == 1


@pytest.mark.card("ability-kick-it-in")
def test_kick_it_in_opens_the_gate_without_a_roll() -> None:
    at = rolling("gate", able("ability-kick-it-in"))

    assert hero_at(at, 0).place == 0
    assert happened(at, DiceRolled) == []


@pytest.mark.card("ability-kick-it-in")
@pytest.mark.parametrize(("deed", "wounds"), [("channel", []), ("bridge", [9])])
def test_kick_it_in_takes_a_wound_less_from_tiles(deed: str, wounds: list[int]) -> None:
    at = rolling(deed, able("ability-kick-it-in"))

    assert len(happened(at, DiceRolled)) == 1
    assert [event.wounds for event in happened(at, HeroWounded)] == wounds


@pytest.mark.rule("DR-ABILITYCARD-08")
@pytest.mark.card("ability-pit-throw")
def test_pit_throw_moves_another_hero_to_an_adjacent_tile_once_a_turn() -> None:
    at = together(able("ability-pit-throw"), hero("kessa"), hero("dorgan"))

    choose(at, use("ability-pit-throw"))
    assert offered(at) == [PICK_HERO[1], PICK_HERO[2]]
    choose(at, PICK_HERO[2])
    assert offered(at) == [PICK_TILE[0], PICK_TILE[2]]
    choose(at, PICK_TILE[2])

    assert [hero_at(at, seat).place for seat in range(3)] == [1, 1, 2]
    assert at.state.actions == 1
    assert can_use_again(at, "ability-pit-throw") == (False, True)
