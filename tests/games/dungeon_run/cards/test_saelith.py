"""Saelith and her ability cards."""

import pytest

from tests.games.dungeon_run.cards.hero_scenes import (
    BOSS,
    DEEDS,
    EAST,
    STONE,
    able,
    battle_again,
    beside,
    can_use_again,
    dice_of,
    drawing,
    end_turns,
    foes,
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
)
from undercroft.engine.seats import seat_set
from undercroft.games.dungeon_run.events import (
    AssistOffered,
    BossSeen,
    DiceRolled,
)
from undercroft.games.dungeon_run.options import (
    ADVANCE,
    ASSIST,
    BATTLE,
    DUEL,
    ESCAPE,
    FIGHT_WITH,
    HOLD_BACK,
    KEEP,
    KEEP_ON_TOP,
    MOVE,
    PASS,
    PAY,
    PICK_DIE,
    PICK_TILE,
    PUT_UNDER,
    RAISE,
    SABOTAGE,
    STRIKE_HOME,
    SUMMON,
)

MAGIC = 1
SLIME, WOLF, GHOUL = "monster-slime", "monster-gloomwolf", "monster-crypt-ghoul"
ROW = [ENTRANCE, Spot(), Spot(), Spot()]


@pytest.mark.card("hero-saelith")
def test_saelith_turns_a_die_to_six_once_a_turn() -> None:
    script = "1111 1123 1111 1111"
    at = beside(BOSS, hero("saelith"), script=script, actions=3)

    choose(at, BATTLE, FIGHT_WITH[MAGIC], use("hero-saelith"), PICK_DIE[2])
    assert at.state.effort.dice == [1, 1, 6, 3]
    battle_again(choose(at, STRIKE_HOME), MAGIC)

    assert BATTLE in offered(at)
    assert use("hero-saelith") in offered(battle_again(end_turns(at)))


@pytest.mark.card("hero-saelith")
def test_saelith_turns_dice_in_battles_and_disarms() -> None:
    rolls = {deed: rolling(deed, hero("saelith"), *foes(deed)) for deed in DEEDS}

    turned = [deed for deed, at in rolls.items() if use("hero-saelith") in at.options(0)]
    assert turned == ["battle", "disarm"]


@pytest.mark.card("hero-saelith")
def test_saelith_the_summoner_may_let_any_monster_attack_when_she_summons() -> None:
    dungeon = [ENTRANCE, Spot(), Spot(monster=WOLF)]
    heroes = hero("saelith", equipped=[STONE]), hero("kessa", place=2)
    at = table(*heroes, dungeon=dungeon, encounters=[SLIME], endgame=True, script="356")

    choose(at, SUMMON, PICK_TILE[1])
    assert offered(at) == [PASS, use("summoner-saelith")]
    choose(at, use("summoner-saelith"))

    assert hero_at(at, 1).wounds == 3


@pytest.mark.card("ability-starlit-mind")
def test_starlit_mind_raises_magic_with_an_enchanted_item() -> None:
    name, magic = "ability-starlit-mind", {"rating": MAGIC}
    raised = {"battle": 1, "duel": 1, "defend": 1, "disarm": 1}

    assert more_dice(name, how=magic, equipped=["treasure-mirror-buckler"]) == raised
    assert more_dice(name, how=magic, equipped=["treasure-lonely-needle"]) == {}


@pytest.mark.card("ability-threads-of-fate")
def test_threads_of_fate_count_threes_as_fours_in_duels() -> None:
    attack = together(able("ability-threads-of-fate"), hero("kessa"), script="1123 1111")
    defend = together(hero("kessa"), able("ability-threads-of-fate"), script="1111 1123")

    pick_ratings(choose(attack, DUEL[1]), {0: MAGIC})
    pick_ratings(choose(defend, DUEL[1]), {1: MAGIC})

    assert offered(attack) == [STRIKE_HOME, HOLD_BACK[4]]
    assert hero_at(defend, 0).wounds == 1


@pytest.mark.card("ability-threads-of-fate")
def test_threads_of_fate_count_threes_as_fours_in_disarms_but_not_beside_monsters() -> None:
    disarm = drawing("trap-dart-wall", able("ability-threads-of-fate"), script="133")
    battle = beside(BOSS, able("ability-threads-of-fate"), script="1111 1133")
    escape = beside(GHOUL, able("ability-threads-of-fate"), script="333 111")

    choose(disarm, PASS)
    choose(battle, BATTLE, FIGHT_WITH[MAGIC], PASS)
    choose(escape, ESCAPE)

    assert [kept.card for kept in hero_at(disarm, 0).encounters] == [card("trap-dart-wall")]
    assert BATTLE in offered(battle)
    assert ESCAPE in offered(escape)


@pytest.mark.card("ability-threads-of-fate")
def test_threads_of_fate_help_at_the_channel_and_the_gate() -> None:
    saelith = able("ability-threads-of-fate", markers=(1, 0, 0))
    dungeon = [ENTRANCE, Spot("underground-channel"), Spot("portcullis-room"), Spot()]
    at = table(saelith, dungeon=dungeon, script="33 33", actions=3)

    choose(at, MOVE[EAST], MOVE[EAST], MOVE[EAST])

    assert (hero_at(at, 0).place, hero_at(at, 0).wounds) == (3, 0)


@pytest.mark.card("ability-open-eye")
def test_open_eye_draws_three_cards_and_gains_an_action_once_a_turn() -> None:
    deck = [
        f"ability-{name}" for name in ("ill-omen", "star-bridge", "long-gaze", "read-the-signs")
    ]
    loot = [SLIME, WOLF, "trap-dart-wall", "trap-leg-iron", "monster-fire-drake", "monster-ishkaal"]
    saelith = able("ability-open-eye", loot=loot, deck=deck)
    at = together(saelith, hero("kessa"), script=[*cards(*deck[:3])], actions=3)

    choose(at, ADVANCE, PAY[card(SLIME)], PAY[card(WOLF)], RAISE[0])
    assert offered(at) == [KEEP[number] for number in cards(*deck[:3])]
    choose(at, KEEP[card("ability-long-gaze")])
    assert at.state.actions == 3
    choose(at, ADVANCE, PAY[card("trap-dart-wall")], PAY[card("trap-leg-iron")], RAISE[0])
    assert at.state.actions == 2
    choose(end_turns(at), ADVANCE, PAY[card("monster-fire-drake")], RAISE[0])

    assert at.state.actions == 2


@pytest.mark.card("ability-second-sight")
def test_second_sight_re_rolls_what_shows_less_than_four_once_a_turn() -> None:
    name, hers = "ability-second-sight", use("hero-saelith")
    at = beside(BOSS, able(name), script="1111 1436 22 1111 1111", actions=3)

    choose(at, BATTLE, FIGHT_WITH[MAGIC], use(name))
    assert at.state.effort.dice == [2, 4, 2, 6]
    battle_again(choose(at, PASS, STRIKE_HOME), MAGIC)
    assert offered(at) == [PASS, hers]
    choose(at, PASS)

    assert use(name) in offered(battle_again(end_turns(at), MAGIC))


@pytest.mark.card("ability-second-sight")
def test_second_sight_is_for_battles_with_magic() -> None:
    assert offered_in("ability-second-sight", rating=MAGIC) == ["battle"]
    assert offered_in("ability-second-sight", rating=0) == []


@pytest.mark.card("ability-ill-omen")
def test_ill_omen_makes_a_near_hero_re_roll_all_dice_once_a_turn() -> None:
    dungeon = [ENTRANCE, Spot(monster=BOSS), Spot()]
    heroes = hero("kessa", place=1), able("ability-ill-omen", place=2)
    script = "1111 1456 1115 1111 1111"
    at = table(*heroes, dungeon=dungeon, script=script, actions=3)

    choose(at, BATTLE, FIGHT_WITH[0], use("ability-ill-omen"))
    assert at.state.effort.dice == [1, 1, 1, 5]
    battle_again(choose(at, STRIKE_HOME))

    assert at.waiting_for == (0,)
    assert use("ability-ill-omen") in offered(battle_again(end_turns(at)), 1)


@pytest.mark.card("ability-ill-omen")
def test_ill_omen_spoils_every_action_near_her() -> None:
    every = ["battle", "duel", "defend", "disarm", "escape"]

    assert forced_in("ability-ill-omen", place=1) == every
    assert forced_in("ability-ill-omen", place=2) == every
    assert forced_in("ability-ill-omen", place=3) == []


@pytest.mark.card("ability-read-the-signs")
def test_read_the_signs_shows_two_encounters_and_sinks_what_she_likes_once_a_turn() -> None:
    deck = [SLIME, WOLF, "trap-dart-wall"]
    saelith = able("ability-read-the-signs", place=1)
    at = together(saelith, hero("kessa"), encounters=deck, script=[*cards(SLIME, WOLF)])

    choose(at, use("ability-read-the-signs"))
    assert offered(at) == [KEEP_ON_TOP[card(SLIME)], PUT_UNDER[card(SLIME)]]
    choose(at, PUT_UNDER[card(SLIME)], KEEP_ON_TOP[card(WOLF)])

    pile = at.state.encounters
    assert [placed.card for placed in pile.top] == [card(WOLF)]
    assert [placed.card for placed in pile.bottom] == [card(SLIME)]
    assert [placed.known for placed in (*pile.top, *pile.bottom)] == [seat_set([0])] * 2
    assert at.state.actions == 2
    assert can_use_again(at, "ability-read-the-signs") == (False, True)


@pytest.mark.card("ability-vision-of-the-end")
def test_vision_of_the_end_shows_the_boss_and_trains_once_a_game() -> None:
    heroes = able("ability-vision-of-the-end"), hero("kessa")
    at = together(*heroes, script=[card(BOSS)])

    choose(at, use("ability-vision-of-the-end"), RAISE[2])

    seen = [[e for e in at.story(seat) if isinstance(e, BossSeen)] for seat in (0, 1)]
    assert [event.card for event in seen[0]] == [card(BOSS)]
    assert seen[1] == []
    assert hero_at(at, 0).markers == [0, 0, 1]
    assert at.state.actions == 1
    assert can_use_again(at, "ability-vision-of-the-end") == (False, False)


@pytest.mark.card("ability-star-bridge")
def test_star_bridge_goes_to_the_tile_of_another_hero_once_a_turn() -> None:
    heroes = hero("kessa", place=3), hero("ragg", place=0), hero("dorgan", place=2, ko=True)
    at = table(able("ability-star-bridge", place=1), *heroes, dungeon=ROW)

    choose(at, use("ability-star-bridge"))
    assert offered(at) == [PICK_TILE[0], PICK_TILE[3]]
    choose(at, PICK_TILE[3])

    assert (hero_at(at, 0).place, at.state.actions) == (3, 1)
    assert can_use_again(at, "ability-star-bridge") == (False, True)


@pytest.mark.card("ability-feather-step")
@pytest.mark.parametrize("alone", [True, False])
def test_feather_step_goes_one_tile_further_while_she_is_alone(alone: bool) -> None:
    heroes = able("ability-feather-step"), hero("kessa", place=3 if alone else 1)
    at = table(*heroes, dungeon=ROW)

    choose(at, MOVE[EAST])

    assert (PICK_TILE[2] in offered(at)) == alone


@pytest.mark.card("ability-feather-step")
def test_feather_step_crosses_the_bridge_without_a_roll() -> None:
    at = rolling("bridge", able("ability-feather-step"))

    assert happened(at, DiceRolled) == []
    assert hero_at(at, 0).place == 1


@pytest.mark.card("ability-long-gaze")
@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_long_gaze_assists_on_adjacent_tiles_too(place: int) -> None:
    dungeon = [ENTRANCE, Spot(monster=BOSS), Spot(), Spot()]
    heroes = hero("kessa", place=1), able("ability-long-gaze", place=place)
    at = table(*heroes, dungeon=dungeon, script="1111")

    choose(at, BATTLE)
    if place == 3:
        assert at.waiting_for == (0,)
    else:
        choose(at, ASSIST[MAGIC])
        assert [event.dice for event in happened(at, AssistOffered)] == [2]


@pytest.mark.card("ability-long-gaze")
def test_long_gaze_sabotages_from_afar_and_takes_three_dice() -> None:
    dungeon = [ENTRANCE, Spot(monster=BOSS), Spot()]
    heroes = hero("kessa", place=1, markers=(2, 0, 0)), able("ability-long-gaze", place=2)
    at = table(*heroes, dungeon=dungeon, script="1111 111")

    choose(at, BATTLE, SABOTAGE, FIGHT_WITH[0])

    assert dice_of(at) == 3
