"""The rulings on the Epic Monster. [DA-RULING-49] to [DA-RULING-57]"""

from typing import Any

import pytest

from tests.games.dungeon_attack import situations
from tests.games.dungeon_attack.situations import (
    Adventurer,
    Monsters,
    Phase,
    adventurer,
    card,
    choose,
    happened,
    offered,
    seat,
)
from undercroft.engine import Table
from undercroft.games.dungeon_attack.events import (
    BossesRolledAgain,
    DiceRolled,
    EpicHoardFound,
    EpicMonsterFormed,
    HitTaken,
)
from undercroft.games.dungeon_attack.options import (
    ASSIST,
    BUST,
    KEEP,
    PASS,
    REROLL,
    SEND,
    SEND_TO_ROOM,
    STAND,
    By,
)
from undercroft.games.dungeon_attack.state import (
    ATTACKING,
    BOSS_AT,
    EPIC_AT,
    MOVING,
    Seat,
)

ONE = Adventurer(id="one", rating=1)
TWO = Adventurer(id="two", rating=2)
BOSS_MOVING = BOSS_AT + MOVING
BOSS_ATTACKING = BOSS_AT + ATTACKING
EPIC_MOVING = EPIC_AT + MOVING


def table(*seats: Seat, **situation: Any) -> Table:
    """A table that plays with the Epic Monster."""
    return situations.table(*seats, epic_monster=True, **situation)


@pytest.mark.rule("DA-RULING-49")
def test_a_re_roll_can_avert_the_epic_monster() -> None:
    game = table(adventurer(bosses=2, charged=1), adventurer(), room=1, dice="AA D")
    assert happened(game, EpicMonsterFormed) == []

    choose(game, REROLL[By.ITEM][BOSS_ATTACKING])

    assert happened(game, EpicMonsterFormed) == []
    assert seat(game, 0).facing == Monsters(bosses=1)
    assert seat(game, 0).hits == 0


@pytest.mark.rule("DA-RULING-49")
def test_a_re_roll_can_bring_the_epic_monster() -> None:
    game = table(adventurer(bosses=2, charged=2), adventurer(), room=1, dice="AM A")

    choose(game, REROLL[By.ITEM][BOSS_MOVING])
    assert happened(game, EpicMonsterFormed) == []
    choose(game, STAND)

    assert len(happened(game, EpicMonsterFormed)) == 1
    assert seat(game, 0).facing == Monsters(epic=1)
    assert seat(game, 0).hits == 1


@pytest.mark.rule("DA-RULING-49")
def test_free_boss_re_rolls_can_bring_the_epic_monster() -> None:
    game = table(adventurer(bosses=2), adventurer(), room=1, dice="DD AA")

    assert len(happened(game, EpicMonsterFormed)) == 1
    assert seat(game, 0).facing == Monsters(epic=1)


@pytest.mark.rule("DA-RULING-49")
def test_red_dice_of_two_rolls_do_not_join() -> None:
    seats = [adventurer(bosses=1), adventurer(bosses=1), adventurer()]

    game = table(*seats, room=1, dice="A A")

    assert happened(game, EpicMonsterFormed) == []
    assert seat(game, 0).facing == seat(game, 1).facing == Monsters(bosses=1)


@pytest.mark.rule("DA-RULING-50")
def test_two_defeated_faces_beat_the_pair_on_the_first_throw() -> None:
    game = table(adventurer(epic=1), adventurer(), room=1, dice="DD")

    assert seat(game, 0).pile == Monsters(epic=1)
    assert happened(game, BossesRolledAgain) == []


@pytest.mark.rule("DA-RULING-50")
def test_a_single_defeated_face_of_the_pair_gives_no_free_re_roll() -> None:
    game = table(adventurer(epic=1), adventurer(), room=1, dice="DM")

    assert happened(game, BossesRolledAgain) == []
    assert game.waiting_for == (1,)


@pytest.mark.rule("DA-RULING-50")
@pytest.mark.parametrize("by", list(By))
def test_magic_and_abilities_may_re_roll_dice_of_the_pair(by: By) -> None:
    ysolde = adventurer(card("ysolde-emberhand"), epic=1, charged=1, artifacts=1)
    game = table(ysolde, adventurer(), room=1, dice="DM D")

    choose(game, REROLL[by][EPIC_MOVING])
    choose(game, STAND)

    assert seat(game, 0).pile == Monsters(epic=1)


@pytest.mark.rule("DA-RULING-51")
@pytest.mark.parametrize("pair", ["DM", "MD", "DA", "AD", "MA", "AM"])
def test_a_mixed_result_leaves_the_pair_where_it_is_without_a_hit(pair: str) -> None:
    game = table(adventurer(epic=1), adventurer(), room=1, dice=pair)

    assert seat(game, 0).facing == Monsters(epic=1)
    assert happened(game, HitTaken) == []
    assert game.waiting_for == (1,)


@pytest.mark.rule("DA-RULING-52")
@pytest.mark.parametrize(("epic", "regular"), [(1, 1), (0, 3)])
def test_a_beaten_epic_monster_uses_two_of_the_rating(epic: int, regular: int) -> None:
    game = table(adventurer(facing=3, epic=1), adventurer(), room=1, dice="DDD DD")
    assert offered(game) == [KEEP[1][0], KEEP[0][0]]

    choose(game, KEEP[epic][0])

    assert seat(game, 0).pile == Monsters(regular, 0, epic)
    assert seat(game, 0).facing == Monsters(3 - regular, 0, 1 - epic)
    assert seat(game, 0).hits == 0


@pytest.mark.rule("DA-RULING-52")
def test_with_a_rating_of_two_the_epic_monster_leaves_nothing_for_other_dice() -> None:
    game = table(adventurer(TWO, facing=1, epic=1), adventurer(), room=1, dice="D DD")

    choose(game, KEEP[1][0])

    assert seat(game, 0).pile == Monsters(epic=1)
    assert seat(game, 0).facing == Monsters(regular=1)


@pytest.mark.rule("DA-RULING-52")
@pytest.mark.parametrize("regular", ["", "D"])
def test_with_a_rating_of_one_the_epic_monster_is_not_beaten(regular: str) -> None:
    count = len(regular)
    me = adventurer(ONE, facing=count, epic=1)

    game = table(me, adventurer(), room=1, dice=f"{regular} DD")

    assert seat(game, 0).pile == Monsters(regular=count)
    assert seat(game, 0).facing == Monsters(epic=1)
    assert seat(game, 0).hits == 0
    assert game.waiting_for == (1,)


@pytest.mark.rule("DA-RULING-53")
@pytest.mark.parametrize("regular", ["AAA", "ADA"])
def test_the_roll_that_forms_the_epic_monster_gives_one_hit(regular: str) -> None:
    game = table(adventurer(facing=3, bosses=2), adventurer(), room=1, dice=f"{regular} AA")

    assert len(happened(game, EpicMonsterFormed)) == 1
    assert seat(game, 0).hits == 1


@pytest.mark.rule("DA-RULING-54")
@pytest.mark.parametrize(
    ("regular", "pair", "hits"),
    [("AA", "AA", 2), ("AA", "DA", 1), ("AD", "AA", 1), ("AD", "DA", 0)],
)
def test_in_later_rolls_the_pair_is_tested_apart(regular: str, pair: str, hits: int) -> None:
    game = table(adventurer(facing=2, epic=1), adventurer(), room=1, dice=[regular, pair])

    assert seat(game, 0).hits == hits


@pytest.mark.rule("DA-RULING-55")
def test_the_pair_moves_as_a_unit_to_one_player() -> None:
    game = table(adventurer(epic=1), adventurer(), adventurer(), room=1, dice="MM")
    assert offered(game) == [SEND_TO_ROOM, SEND[1], SEND[2]]

    choose(game, SEND[2])

    assert seat(game, 2).facing == Monsters(epic=1)
    assert game.waiting_for == (1,)


@pytest.mark.rule("DA-RULING-55")
def test_the_pair_stays_joined_in_the_room_and_in_a_new_bust() -> None:
    game = table(adventurer(epic=1), adventurer(), adventurer(), dice="MM MA")

    choose(game, SEND_TO_ROOM)
    assert game.state.room == Monsters(epic=1)
    choose(game, BUST)

    assert [event.epic for event in happened(game, DiceRolled)] == ["MM", "MA"]
    assert seat(game, 1).facing == Monsters(epic=1)


@pytest.mark.rule("DA-RULING-55")
def test_the_pair_stays_joined_after_a_knock_out() -> None:
    game = table(adventurer(epic=1, hits=2), adventurer(), adventurer(), dice="AA DD")
    assert game.state.room == Monsters(epic=1)

    choose(game, BUST)

    assert happened(game, BossesRolledAgain) == []
    assert len(happened(game, EpicHoardFound)) == 1


@pytest.mark.rule("DA-RULING-55")
@pytest.mark.parametrize("beaten", [False, True])
def test_the_pair_is_two_boss_dice_again_at_the_next_level(beaten: bool) -> None:
    me = adventurer(epic_pile=int(beaten))
    game = table(me, adventurer(), room=1, room_epic=int(not beaten), dungeon=[[1, 2], [1, 2]])

    choose(game, PASS)

    assert game.state.level == 2
    assert game.state.room == Monsters(regular=1, bosses=2)


@pytest.mark.rule("DA-RULING-56")
def test_in_an_assist_a_moving_pair_goes_back_to_the_helped() -> None:
    seats = [adventurer(), adventurer(), adventurer(facing=1, epic=1)]
    game = table(*seats, room=1, dice="A MM")

    choose(game, ASSIST[2])

    assert [event.epic for event in happened(game, DiceRolled)] == ["MM"]
    assert seat(game, 2).facing == Monsters(epic=1)
    assert seat(game, 0).facing == Monsters(regular=1)
    assert game.waiting_for == (1,)


@pytest.mark.rule("DA-RULING-57")
def test_a_beaten_epic_monster_pays_ten_gold_in_the_search_only() -> None:
    game = table(adventurer(epic=1), adventurer(), room=1, dice="DD")
    assert seat(game, 0).gold == 0

    choose(game, PASS)

    assert [event.gold for event in happened(game, EpicHoardFound)] == [10]
    assert seat(game, 0).gold == 10


@pytest.mark.rule("DA-RULING-57")
def test_the_ten_gold_is_lost_with_a_knock_out_before_the_search() -> None:
    game = table(adventurer(facing=1, hits=2, epic_pile=1), adventurer(), room=1, dice="A")
    assert seat(game, 0).pile == Monsters()

    choose(game, PASS)

    assert game.state.phase is Phase.FIGHT
    assert game.state.level == 2
    assert happened(game, EpicHoardFound) == []
    assert seat(game, 0).gold == 0
