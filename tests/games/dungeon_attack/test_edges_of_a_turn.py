"""What a turn offers, what it uses up, and when a fight or a level goes on."""

import pytest

from tests.games.dungeon_attack.situations import (
    Adventurer,
    Monsters,
    Phase,
    adventurer,
    card,
    choose,
    happened,
    new_table,
    offered,
    seat,
    table,
)
from undercroft.engine import Option
from undercroft.games.dungeon_attack.events import (
    AdventurerAssisted,
    FightEnded,
    HitTaken,
    ItemRecharged,
    KnockedOut,
    LevelBegan,
    MonstersReturned,
)
from undercroft.games.dungeon_attack.options import (
    ASSIST,
    BUST,
    HEAL,
    KEEP,
    PASS,
    RECHARGE,
    RECOVER,
    REROLL,
    SEARCH_AGAIN,
    SEND_TO_ROOM,
    SNARE,
    STAND,
    TINKER,
    By,
    Reroll,
)

REGULAR_D, REGULAR_A = 0, 2
NOBODY = -1


@pytest.mark.rule("DA-RULING-22", "DA-ACTION-01", "DA-TURN-05")
def test_a_stunned_adventurer_with_everything_may_do_everything_in_a_fixed_order() -> None:
    me = adventurer(hits=1, charged=1, drained=1, artifacts=1)
    game = table(me, adventurer(facing=1), adventurer(), room=1)

    heals = [HEAL[By.ARTIFACT][0], HEAL[By.ITEM][0]]
    assert offered(game) == [PASS, ASSIST[1], *heals, RECOVER, RECHARGE, BUST]


@pytest.mark.rule("DA-RULING-22", "DA-ACTION-01", "DA-TURN-05")
@pytest.mark.parametrize(
    ("hits", "drained", "room", "actions"),
    [
        (0, 0, 1, [PASS, ASSIST[1], BUST]),
        (1, 0, 0, [PASS, ASSIST[1], RECOVER]),
        (2, 1, 0, [PASS, ASSIST[1], RECHARGE]),
    ],
)
def test_what_there_is_nothing_for_is_not_offered(
    hits: int, drained: int, room: int, actions: list[object]
) -> None:
    game = table(adventurer(hits=hits, drained=drained), adventurer(facing=1), room=room)

    assert offered(game) == actions


@pytest.mark.rule("DA-RULING-20", "DA-ABILITY-05", "DA-REROLL-04")
@pytest.mark.parametrize(("rerolls", "times"), [(1, 1), (2, 2)])
def test_an_ability_re_rolls_as_often_as_it_says_in_a_turn(rerolls: int, times: int) -> None:
    lucky = adventurer(Adventurer(id="lucky", rating=3, rerolls=rerolls), facing=4)
    game = table(lucky, adventurer(), dice="AAAD A A", room=1)

    for _ in range(times):
        assert game.waiting_for == (0,)
        choose(game, REROLL[By.ABILITY][REGULAR_A])

    assert not any(isinstance(option, Reroll) for option in offered(game))
    assert game.waiting_for == (1,)


@pytest.mark.rule("DA-RULING-13", "DA-RULING-20", "DA-MAGIC-08", "DA-REROLL-04")
def test_an_artifact_re_rolls_once_a_turn_and_an_item_drains() -> None:
    me = adventurer(facing=4, charged=1, artifacts=1)
    game = table(me, adventurer(), dice="AAAD A A", room=1)

    slots = (REGULAR_D, REGULAR_A)
    means = (By.ARTIFACT, By.ITEM)
    assert offered(game) == [STAND, *(REROLL[by][slot] for by in means for slot in slots)]
    choose(game, REROLL[By.ARTIFACT][REGULAR_A])
    assert offered(game) == [STAND, *(REROLL[By.ITEM][slot] for slot in slots)]
    choose(game, REROLL[By.ITEM][REGULAR_A])

    assert game.waiting_for == (1,)
    mine = seat(game, 0)
    assert (mine.charged, mine.drained, mine.artifacts) == (0, 1, 1)


@pytest.mark.rule("DA-RULING-43", "DA-PHASEEND-01", "DA-TURN-03")
@pytest.mark.parametrize(
    ("room", "facing"),
    [
        (Monsters(1, 0, 0), Monsters()),
        (Monsters(0, 1, 0), Monsters()),
        (Monsters(0, 0, 1), Monsters()),
        (Monsters(), Monsters(1, 0, 0)),
        (Monsters(), Monsters(0, 1, 0)),
        (Monsters(), Monsters(0, 0, 1)),
    ],
)
def test_one_monster_anywhere_keeps_the_fight_going(room: Monsters, facing: Monsters) -> None:
    third = adventurer(facing=facing.regular, bosses=facing.bosses, epic=facing.epic)
    game = table(
        adventurer(facing=1),
        adventurer(),
        third,
        dice="D",
        room=room.regular,
        room_bosses=room.bosses,
        room_epic=room.epic,
        epic_monster=True,
    )

    assert happened(game, FightEnded) == []
    assert game.waiting_for == (1,)


@pytest.mark.rule("DA-RULING-43", "DA-PHASEEND-01")
def test_the_last_monster_beaten_ends_the_fight() -> None:
    game = table(adventurer(facing=1), adventurer(), dice="D M")

    assert [event.why for event in happened(game, FightEnded)] == ["DA-PHASEEND-01"]


@pytest.mark.rule("DA-SETUP-04", "DA-LEVEL-06")
def test_a_new_level_lies_behind_a_closed_door_and_nobody_has_declined_yet() -> None:
    game = table(adventurer(pile=1), adventurer(), adventurer(), dice="M", phase=Phase.SEARCH)

    g = game.state
    laid = g.setup.dungeon[1]
    assert (g.level, g.busted, g.declined, g.thrown) == (2, False, 0, None)
    assert g.room == Monsters(laid.regular, laid.bosses, 0)
    assert (g.opener, g.turn) == (1, 1)
    (began,) = happened(game, LevelBegan)
    assert (began.level, began.regular, began.bosses) == (2, laid.regular, laid.bosses)


@pytest.mark.rule("DA-ADVENTURER-04")
@pytest.mark.parametrize("again", ["M", "D"])
def test_a_die_that_was_searched_again_stands_whatever_it_shows(again: str) -> None:
    thorough = adventurer(Adventurer(id="thorough", rating=2, search_rerolls=2), pile=2)
    game = table(thorough, adventurer(), dice=["MA", again], phase=Phase.SEARCH)

    choose(game, SEARCH_AGAIN[0])

    assert game.state.level == 2
    mine = seat(game, 0)
    assert (mine.gold, mine.charged) == (1, int(again == "D"))


@pytest.mark.rule("DA-ADVENTURER-04", "DA-SEARCH-01")
def test_two_moving_dice_may_both_be_searched_again_with_two_uses() -> None:
    thorough = adventurer(Adventurer(id="thorough", rating=2, search_rerolls=2), pile=2)
    game = table(thorough, adventurer(), dice="MM A A", phase=Phase.SEARCH)

    assert offered(game) == [STAND, SEARCH_AGAIN[0]]
    choose(game, SEARCH_AGAIN[0], SEARCH_AGAIN[0])

    assert seat(game, 0).gold == 2


@pytest.mark.rule("DA-RULING-05", "DA-ROLL-01")
def test_rolled_dice_are_nowhere_else() -> None:
    game = table(adventurer(facing=3, bosses=1, charged=1), adventurer(), dice="DMA A")

    assert seat(game, 0).facing == Monsters()
    assert game.state.thrown.faces == [1, 1, 1, 0, 0, 1, 0, 0, 0]
    assert game.state.thrown.helped == NOBODY


@pytest.mark.rule("DA-RULING-06", "DA-RULING-07", "DA-ATTACKING-03")
@pytest.mark.parametrize(
    ("dice", "hits"), [("A D D", 1), ("D A", 1), ("D D D", 1), ("M A", 0), ("D D M", 0)]
)
def test_with_a_rating_of_zero_beaten_dice_attack(dice: str, hits: int) -> None:
    helpless = adventurer(Adventurer(id="helpless", rating=0), facing=1, bosses=1)
    game = table(helpless, adventurer(), dice=dice, room=1)

    if "M" in dice:
        choose(game, SEND_TO_ROOM)
    assert len(happened(game, HitTaken)) == hits


@pytest.mark.rule("DA-DEFEATED-06", "DA-RULING-08", "DA-RULING-52")
def test_an_epic_pair_is_one_monster_to_keep() -> None:
    able = adventurer(Adventurer(id="able", rating=4), facing=3, epic=1)
    game = table(able, adventurer(), dice="DDD DD", room=1, epic_monster=True)

    assert offered(game) == [KEEP[1][0], KEEP[0][0]]


@pytest.mark.rule("DA-SCORE-02", "DA-SCORE-03", "DA-SCORE-04")
@pytest.mark.parametrize(
    ("gold", "charged", "drained", "artifacts", "score"),
    [(7, 0, 0, 0, 7), (0, 2, 0, 0, 6), (0, 0, 2, 0, 6), (0, 1, 1, 2, 16), (1, 2, 1, 1, 15)],
)
def test_gold_items_and_artifacts_make_the_score(
    gold: int, charged: int, drained: int, artifacts: int, score: int
) -> None:
    rich = adventurer(gold=gold, charged=charged, drained=drained, artifacts=artifacts)
    game = table(rich, adventurer(), room=1)

    assert game.result().scores == (score, 0)


@pytest.mark.rule("DA-HIT-02", "DA-HIT-03", "DA-HIT-04")
@pytest.mark.parametrize(("hits", "falls"), [(0, False), (1, False), (2, True)])
def test_a_hit_is_told_with_what_it_makes_of_the_adventurer(hits: int, falls: bool) -> None:
    me = adventurer(facing=2, hits=hits, pile=3)
    game = table(me, adventurer(), dice="AA", room=1)

    (hit,) = happened(game, HitTaken)
    assert (hit.seat, hit.hits, hit.why) == (0, hits + 1, "DA-ATTACKING-03")
    fallen = [(event.seat, event.facing, event.pile) for event in happened(game, KnockedOut)]
    assert fallen == [(0, 2, 3)] * falls
    assert seat(game, 0).hits == hits + 1
    assert seat(game, 0).pile.dice() == (0 if falls else 3)


@pytest.mark.rule("DA-ADVENTURER-07", "DA-TURN-04")
@pytest.mark.parametrize(("answer", "charged"), [(TINKER, 1), (STAND, 0)])
def test_a_tinkerer_may_recharge_before_the_turn_begins(answer: Option, charged: int) -> None:
    orrin = adventurer(card("orrin-cogwright"), drained=2, facing=1)
    game = table(orrin, adventurer(), dice="D", room=1)

    assert offered(game) == [STAND, TINKER]
    choose(game, answer)

    if charged:
        choose(game, STAND)
    mine = seat(game, 0)
    assert (mine.charged, mine.drained) == (charged, 2 - charged)
    assert [event.seat for event in happened(game, ItemRecharged)] == [0] * charged
    assert mine.pile.regular == 1


@pytest.mark.rule("DA-SETUP-01", "DA-SETUP-02", "DA-RULING-59")
@pytest.mark.parametrize("free", [True, False])
def test_cards_that_nobody_took_are_out_of_the_game(free: bool) -> None:
    game = new_table(2, [0] if free else [0, 1, 0], free_choice=free)
    while game.state.phase is Phase.DEAL:
        choose(game, offered(game)[0])

    assert (len(game.state.deck), game.state.cards) == (0, [])
    assert len({one.card.id for one in game.state.seats}) == 2


@pytest.mark.rule("DA-ADVENTURER-06", "DA-RULING-05")
@pytest.mark.parametrize(("answer", "stays"), [(STAND, 1), (SNARE, 0)])
def test_a_snare_is_laid_or_not(answer: Option, stays: int) -> None:
    thorn = adventurer(card("thorn-wildstep"), facing=2)
    game = table(thorn, adventurer(), dice="AD", room=1)

    choose(game, answer)
    if answer is SNARE:
        choose(game, SEND_TO_ROOM)

    assert seat(game, 0).facing == Monsters(stays)
    assert game.state.room.regular == 2 - stays


@pytest.mark.rule("DA-ASSIST-01", "DA-ASSIST-03", "DA-MOVING-03", "DA-RULING-27")
@pytest.mark.parametrize("helped", [0, 2])
def test_an_assist_is_told_and_its_moving_dice_go_back(helped: int) -> None:
    seats = [adventurer(facing=3 * (number == helped)) for number in range(4)]
    game = table(*seats, dice="MMD AA", turn=1, room=1)

    choose(game, ASSIST[helped])

    (event,) = happened(game, AdventurerAssisted)
    assert (event.seat, event.target, event.dice) == (1, helped, 3)
    (returned,) = happened(game, MonstersReturned)
    assert (returned.seat, returned.target, returned.dice) == (1, helped, 2)
    assert seat(game, 1).pile.regular == 1
