"""The rulings on the dice and on how a roll is resolved. [DA-RULING-01] to [DA-RULING-16]"""

import pytest
from scipy.stats import chisquare

from tests.games.dungeon_attack.situations import (
    GAME,
    Adventurer,
    Monsters,
    adventurer,
    card,
    choose,
    happened,
    offered,
    seat,
    table,
)
from undercroft.engine import Keyed, Option, Refused
from undercroft.games.dungeon_attack.events import (
    BossesRolledAgain,
    DiceRolled,
    HitTaken,
    PileSearched,
)
from undercroft.games.dungeon_attack.options import (
    BUST,
    KEEP,
    PASS,
    REPEL,
    REROLL,
    SEND,
    SEND_TO_ROOM,
    SNARE,
    STAND,
    By,
)
from undercroft.games.dungeon_attack.state import ATTACKING, BOSS_AT, DEFEATED, MOVING

ZERO = Adventurer(id="zero", rating=0)
ONE = Adventurer(id="one", rating=1)
TWO = Adventurer(id="two", rating=2)
REPELLER = Adventurer(id="repeller", rating=3, repels=2)
BOSS_MOVING = BOSS_AT + MOVING
BOSS_ATTACKING = BOSS_AT + ATTACKING
MANY = 30_000


def is_fair(faces: str) -> bool:
    """Whether each of the three faces comes up one time in three."""
    return bool(chisquare([faces.count(face) for face in "DMA"]).pvalue > 0.01)


@pytest.mark.rule("DA-RULING-01", "DA-GAP-02")
def test_a_regular_die_has_two_sides_of_each_face_and_falls_fairly() -> None:
    game = table(adventurer(), room=MANY)
    game.use(Keyed.from_seed("regular dice"))

    choose(game, BUST)

    faces = happened(game, DiceRolled)[0].regular
    assert len(faces) == MANY
    assert is_fair(faces)
    assert sorted(GAME.dice[0].sides) == sorted("DDMMAA")


@pytest.mark.rule("DA-RULING-02", "DA-GAP-02")
def test_a_boss_die_has_the_same_sides_and_falls_as_fairly() -> None:
    game = table(adventurer(ZERO), adventurer(hits=3), room_bosses=MANY)
    game.use(Keyed.from_seed("red dice"))

    choose(game, BUST)

    faces = happened(game, DiceRolled)[0].bosses
    assert len(faces) == MANY
    assert is_fair(faces)
    assert sorted(GAME.dice[1].sides) == sorted("DDMMAA")


@pytest.mark.rule("DA-RULING-03")
def test_the_fighting_monster_of_the_boss_rule_is_the_attacking_face() -> None:
    game = table(adventurer(bosses=1, charged=1), adventurer(), room=1, dice="A D")
    assert happened(game, BossesRolledAgain) == []
    assert offered(game) == [STAND, REROLL[By.ITEM][BOSS_ATTACKING]]

    choose(game, REROLL[By.ITEM][BOSS_ATTACKING])

    assert seat(game, 0).pile == Monsters(bosses=1)
    assert all(set(die.symbols) == set("DMA") for die in GAME.dice)


@pytest.mark.rule("DA-RULING-04")
def test_a_beaten_die_is_out_of_its_level_but_not_of_the_game() -> None:
    dungeon = [[2, 0], [2, 0]]
    game = table(adventurer(), room=2, busted=False, dungeon=dungeon, dice="DA D AM")

    choose(game, BUST)

    assert [event.regular for event in happened(game, DiceRolled)] == ["DA", "D"]
    assert [event.regular for event in happened(game, PileSearched)] == ["AM"]
    assert game.state.level == 2
    assert game.state.room == Monsters(regular=2)
    assert seat(game, 0).pile == Monsters()


@pytest.mark.rule("DA-RULING-05")
def test_a_roll_goes_through_its_steps_in_a_fixed_order() -> None:
    able = Adventurer(id="able", rating=1, repels=1, rerolls=1, snares=1)
    me = adventurer(able, facing=5, bosses=2, hits=1, charged=1)
    game = table(me, adventurer(), dice="DDAA DM A A M", epic_monster=True)

    choose(game, REPEL)
    choose(game, REROLL[By.ABILITY][BOSS_MOVING], REROLL[By.ITEM][DEFEATED])
    choose(game, SNARE, SEND_TO_ROOM, SEND_TO_ROOM)

    assert [event.name for event in game.events] == [
        "monster-repelled",
        "dice-rolled",
        "bosses-rolled-again",
        "die-rerolled",
        "die-rerolled",
        "monster-snared",
        "epic-monster-formed",
        "hit-taken",
        "monsters-defeated",
        "monsters-stayed",
        "monsters-sent-to-room",
        "monsters-sent-to-room",
    ]


@pytest.mark.rule("DA-RULING-05")
def test_hits_come_last_in_a_roll() -> None:
    me = adventurer(facing=1, epic=1, hits=2)
    game = table(me, adventurer(), dice="A MM", epic_monster=True)

    choose(game, SEND_TO_ROOM)

    assert [event.name for event in game.events] == [
        "dice-rolled",
        "monsters-stayed",
        "monsters-sent-to-room",
        "hit-taken",
        "knocked-out",
    ]


@pytest.mark.rule("DA-RULING-05")
def test_the_result_of_a_re_roll_is_seen_before_the_next_is_chosen() -> None:
    game = table(adventurer(facing=2, charged=2), adventurer(), room=1, dice="AA M")

    choose(game, REROLL[By.ITEM][ATTACKING])

    assert game.state.thrown.faces[:3] == [0, 1, 1]
    assert game.waiting_for == (0,)
    assert offered(game) == [STAND, REROLL[By.ITEM][ATTACKING]]


@pytest.mark.rule("DA-RULING-05")
def test_beaten_dice_are_chosen_before_moving_ones_are_sent() -> None:
    game = table(adventurer(ONE, facing=2, bosses=1), adventurer(), dice="DM D D")
    assert offered(game) == [KEEP[0][1], KEEP[0][0]]

    choose(game, KEEP[0][1])

    assert game.waiting_for == (0,)
    assert offered(game) == [SEND_TO_ROOM, SEND[1]]


@pytest.mark.rule("DA-RULING-05")
def test_the_end_is_checked_after_the_hits() -> None:
    game = table(adventurer(facing=1, hits=2), dice="A")

    names = [event.name for event in game.events]
    assert names[-3:] == ["hit-taken", "knocked-out", "party-fell"]


@pytest.mark.rule("DA-RULING-06")
@pytest.mark.parametrize(
    ("first", "die", "second", "hits"),
    [("AA", ATTACKING, "D", 0), ("AA", ATTACKING, "A", 1), ("AD", DEFEATED, "A", 1)],
)
def test_the_faces_after_a_re_roll_decide_about_the_hit(
    first: str, die: int, second: str, hits: int
) -> None:
    dice = [first, second]
    game = table(adventurer(facing=2, charged=1), adventurer(), room=1, dice=dice)

    choose(game, REROLL[By.ITEM][die])

    assert seat(game, 0).hits == hits


@pytest.mark.rule("DA-RULING-06")
@pytest.mark.parametrize(("answers", "hits"), [((SNARE, SEND_TO_ROOM), 0), ((STAND,), 1)])
def test_the_faces_after_an_ability_decide_about_the_hit(
    answers: tuple[Option, ...], hits: int
) -> None:
    thorn = adventurer(card("thorn-wildstep"), facing=2)
    game = table(thorn, adventurer(), room=1, dice="AA")

    choose(game, *answers)

    assert game.waiting_for == (1,)
    assert seat(game, 0).hits == hits


@pytest.mark.rule("DA-RULING-07")
@pytest.mark.parametrize("roll", ["DD", "DDDA"])
def test_surplus_defeated_dice_cause_no_hit(roll: str) -> None:
    game = table(adventurer(ONE, facing=len(roll)), adventurer(), room=1, dice=roll)

    assert seat(game, 0).pile == Monsters(regular=1)
    assert seat(game, 0).facing == Monsters(regular=len(roll) - 1)
    assert seat(game, 0).hits == 0


@pytest.mark.rule("DA-RULING-07")
@pytest.mark.parametrize("roll", ["DD", "DA"])
def test_with_a_rating_of_zero_defeated_dice_count_as_attacking(roll: str) -> None:
    game = table(adventurer(ZERO, facing=2), adventurer(), room=1, dice=roll)

    assert seat(game, 0).pile == Monsters()
    assert seat(game, 0).facing == Monsters(regular=2)
    assert seat(game, 0).hits == 1


@pytest.mark.rule("DA-RULING-07")
def test_with_a_rating_of_zero_a_moving_die_still_averts_the_hit() -> None:
    game = table(adventurer(ZERO, facing=2), adventurer(), room=1, dice="DM")

    choose(game, SEND_TO_ROOM)

    assert game.waiting_for == (1,)
    assert seat(game, 0).hits == 0


@pytest.mark.rule("DA-RULING-08")
@pytest.mark.parametrize(("bosses", "regular"), [(2, 0), (1, 1), (0, 2)])
def test_the_roller_picks_which_beaten_dice_are_kept(bosses: int, regular: int) -> None:
    game = table(adventurer(TWO, facing=2, bosses=2), adventurer(), room=1, dice="DD DD DD")
    assert offered(game) == [KEEP[0][2], KEEP[0][1], KEEP[0][0]]
    assert GAME.fallback(game.state, 0, offered(game), game.source) is KEEP[0][2]

    choose(game, KEEP[0][bosses])

    assert seat(game, 0).pile == Monsters(regular, bosses)
    assert seat(game, 0).facing == Monsters(2 - regular, 2 - bosses)


@pytest.mark.rule("DA-RULING-09")
def test_one_roll_gives_one_hit_however_many_dice_attack() -> None:
    game = table(adventurer(facing=5, bosses=2), adventurer(), room=1, dice="AAAAA AA")

    assert [event.hits for event in happened(game, HitTaken)] == [1]


@pytest.mark.rule("DA-RULING-10")
@pytest.mark.parametrize(("pair", "hits"), [("DM", 0), ("MA", 0), ("AA", 1)])
def test_no_loose_dice_beside_the_epic_pair_are_not_all_attacking(pair: str, hits: int) -> None:
    game = table(adventurer(epic=1), adventurer(), room=1, dice=pair, epic_monster=True)

    assert len(happened(game, HitTaken)) == hits


@pytest.mark.rule("DA-RULING-11")
def test_the_free_boss_re_roll_can_not_be_declined() -> None:
    game = table(adventurer(bosses=1, artifacts=1), adventurer(), room=1, dice="D M")

    assert [event.faces for event in happened(game, BossesRolledAgain)] == ["M"]
    assert offered(game) == [SEND_TO_ROOM, SEND[1]]
    assert seat(game, 0).pile == Monsters()


@pytest.mark.rule("DA-RULING-12")
def test_the_free_boss_re_roll_uses_up_the_re_roll_of_that_die() -> None:
    me = adventurer(facing=1, bosses=1, charged=1)
    game = table(me, adventurer(), room=1, dice="D D A")
    assert offered(game) == [STAND, REROLL[By.ITEM][DEFEATED]]

    with pytest.raises(Refused):
        game.answer(0, REROLL[By.ITEM][BOSS_ATTACKING])

    assert seat(game, 0).charged == 1


@pytest.mark.rule("DA-RULING-12")
def test_the_other_boss_die_still_has_its_re_roll() -> None:
    me = adventurer(bosses=2, charged=2)
    game = table(me, adventurer(), room=1, dice="DA A A")
    assert offered(game) == [STAND, REROLL[By.ITEM][BOSS_ATTACKING]]

    choose(game, REROLL[By.ITEM][BOSS_ATTACKING])

    assert game.waiting_for == (1,)
    assert seat(game, 0).charged == 1


@pytest.mark.rule("DA-RULING-13")
def test_any_die_of_the_roll_may_be_re_rolled_also_a_defeated_one() -> None:
    me = adventurer(ONE, facing=4, bosses=2, charged=1)
    game = table(me, adventurer(hits=3), adventurer(), room=1, dice="DDMA MA A")
    slots = [DEFEATED, MOVING, ATTACKING, BOSS_MOVING, BOSS_ATTACKING]
    assert offered(game) == [STAND, *(REROLL[By.ITEM][slot] for slot in slots)]

    choose(game, REROLL[By.ITEM][DEFEATED])

    assert seat(game, 0).pile == Monsters(regular=1)
    assert seat(game, 0).facing == Monsters(regular=2, bosses=1)


@pytest.mark.rule("DA-RULING-14")
def test_moving_dice_go_to_any_able_adventurer_unasked_and_in_any_number() -> None:
    seats = [adventurer(facing=3), adventurer(), adventurer(hits=3), adventurer(hits=2)]
    game = table(*seats, room=1, dice="MMM")
    assert offered(game) == [SEND_TO_ROOM, SEND[1], SEND[3]]
    with pytest.raises(Refused):
        game.answer(0, SEND[2])

    for _ in range(3):
        assert game.waiting_for == (0,)
        choose(game, SEND[3])

    assert seat(game, 3).facing == Monsters(regular=3)


@pytest.mark.rule("DA-RULING-15")
def test_moving_dice_may_not_be_kept() -> None:
    game = table(adventurer(facing=1), adventurer(), room=1, dice="M")

    for option in (SEND[0], STAND, PASS):
        with pytest.raises(Refused):
            game.answer(0, option)

    assert offered(game) == [SEND_TO_ROOM, SEND[1]]


@pytest.mark.rule("DA-RULING-15")
@pytest.mark.parametrize("knocked_out", [0, 2])
def test_with_nobody_else_able_moving_dice_all_go_to_the_room(knocked_out: int) -> None:
    others = [adventurer(hits=3) for _ in range(knocked_out)]

    game = table(adventurer(facing=2, bosses=1), *others, dice="MM M")

    assert offered(game) == [PASS, BUST]
    assert game.state.room == Monsters(regular=2, bosses=1)
    assert seat(game, 0).facing == Monsters()


@pytest.mark.rule("DA-RULING-16")
def test_with_all_dice_repelled_nothing_is_rolled_and_the_turn_ends() -> None:
    game = table(adventurer(REPELLER, facing=2), adventurer())

    choose(game, REPEL, REPEL)

    assert happened(game, DiceRolled) == []
    assert happened(game, HitTaken) == []
    assert game.state.room == Monsters(regular=2)
    assert game.waiting_for == (1,)


@pytest.mark.rule("DA-RULING-16")
def test_with_one_die_not_repelled_that_die_is_rolled() -> None:
    game = table(adventurer(REPELLER, facing=3), adventurer(), dice="A")

    choose(game, REPEL, REPEL)

    assert [event.regular for event in happened(game, DiceRolled)] == ["A"]
    assert game.waiting_for == (1,)
