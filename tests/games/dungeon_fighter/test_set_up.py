"""Set-up: the boards, the Heroes, the tower, the Treasury and the Leader. [DF-SETUP-01]"""

from typing import Any

import pytest

from tests.games.dungeon_fighter.cards import foe
from tests.games.dungeon_fighter.situations import (
    RED,
    SHIPPED,
    all_choose,
    asked,
    choose,
    drawn_boards,
    happened,
    hero,
    hit,
    new_table,
    offered,
    table,
    vote,
)
from undercroft.engine import Refused, Table
from undercroft.engine.refusals import RulesFault
from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter.options import (
    DRAW_HERO,
    DRAW_LEADER,
    ENTER_ROOM,
    NAME_LEADER,
    PICK_DIFFICULTY,
    TAKE_DIE,
    TAKE_HERO,
)
from undercroft.games.dungeon_fighter.state import COLOURS, NOWHERE

BOX = SHIPPED.box
TORM, RANDOLPH, GOLDFINGA = (
    BOX.number(f"hero-{name}") for name in ("torm", "randolph", "goldfinga")
)
TRIO = [TAKE_HERO[card] for card in (TORM, RANDOLPH, GOLDFINGA)]
EASY, NORMAL, INFERNAL = range(3)
WEAK = [card for card in BOX.monsters if BOX.monster(card).level == 1]
STRONG = [card for card in BOX.monsters if BOX.monster(card).level == 4]


def drafted(seats: int, *drawn: int, **setup: str | bool) -> Table:
    """A game whose Heroes are chosen; what is drawn after the boards."""
    return choose(new_table(seats, [*drawn_boards(), *drawn], **setup), *TRIO[:seats])


def begun(leader: int = 0, **setup: str | bool) -> Table:
    """Three Heroes with that Leader before the first monster."""
    return all_choose(drafted(3, WEAK[0], **setup), NAME_LEADER[leader])


@pytest.mark.rule("DF-SETUP-01", "DF-GOAL-05")
def test_set_up_runs_from_the_dungeon_to_the_leader() -> None:
    at = new_table(3, [*drawn_boards(), WEAK[0]], difficulty="vote")
    asks = []
    for answer in (*TRIO, None, None):
        asks.append(asked(at))
        if answer is not None:
            assert len(at.waiting_for) == 1
            choose(at, answer)
        else:
            every = {"DF-SETUP-16": PICK_DIFFICULTY[EASY], "DF-SETUP-30": NAME_LEADER[1]}
            all_choose(at, every[asked(at)])

    assert asks == ["DF-SETUP-13"] * 3 + ["DF-SETUP-16", "DF-SETUP-30"]
    kinds: list[Any] = [type(event) for event in at.events]
    order = [ev.FaceLaid, ev.HeroTaken, ev.DifficultyChosen, ev.LeaderNamed, ev.TurnBegan]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)
    assert len({one.card for one in at.state.heroes}) == 3


@pytest.mark.rule("DF-SETUP-05", "DF-SETUP-06", "DF-SETUP-09")
def test_two_start_faces_and_then_an_end_face() -> None:
    boards = drawn_boards()
    at = new_table(2, boards)

    faces = [BOX.face(number) for number in at.state.faces]

    assert [face.kind for face in faces] == ["start", "start", "end"]
    assert at.state.faces == [boards[1], boards[2], boards[0]]
    assert [event.level for event in happened(at, ev.FaceLaid)] == [1, 2, 3]


@pytest.mark.rule("DF-SETUP-07", "DF-SETUP-08")
def test_the_board_of_the_end_can_not_be_drawn_again() -> None:
    end, *_ = drawn_boards()
    own_back = next(
        number for number in BOX.boards[BOX.face(end).board] if BOX.face(number).kind == "start"
    )

    with pytest.raises(AssertionError, match=f"{own_back} is not among"):
        new_table(2, [end, own_back, drawn_boards()[2]])


@pytest.mark.rule("DF-SETUP-08")
def test_no_grey_face_can_lie_on_the_first_two_levels() -> None:
    ends = [number for number in BOX.faces if BOX.face(number).kind == "end"]

    with pytest.raises(AssertionError, match=f"{ends[1]} is not among"):
        new_table(2, [ends[0], ends[1], drawn_boards()[2]])


@pytest.mark.rule("DF-SETUP-07", "DF-SETUP-08")
def test_a_board_with_two_start_faces_shows_either() -> None:
    two_faced = next(
        numbers
        for numbers in BOX.boards.values()
        if all(BOX.face(number).kind == "start" for number in numbers)
    )
    end, first, _ = drawn_boards()

    for side in two_faced:
        at = new_table(2, [end, first, two_faced[0], side])
        assert at.state.faces == [first, side, end]


@pytest.mark.rule("DF-SETUP-10", "DF-MOVE-07")
def test_each_way_out_leads_to_the_entry_of_the_next_board() -> None:
    for number in BOX.faces:
        face = BOX.face(number)
        assert face.entry in {room.id for room in face.rooms}
        assert face.exits


@pytest.mark.rule("DF-SETUP-11", "DF-MOVE-05")
def test_the_party_starts_outside_and_enters_the_first_board() -> None:
    at = begun()

    kinds = [type(event) for event in at.events]
    assert kinds.index(ev.TurnBegan) < kinds.index(ev.RoomEntered)
    assert at.state.level == 0
    face = BOX.face(at.state.faces[0])
    assert face.rooms[at.state.room].id == face.entry
    assert at.state.turn == 1

    assert drafted(3).state.room == NOWHERE


@pytest.mark.rule("DF-SETUP-12")
def test_nobody_sees_the_boss_before_the_fight() -> None:
    at = begun()

    assert len(at.state.bosses) == 4
    for seat in (None, 0, 1, 2):
        seen = at.view(seat)["bosses"]
        assert seen == at.view(None)["bosses"]
        assert not any(card in str(seen) for card in map(str, BOX.bosses))


@pytest.mark.rule("DF-SETUP-13")
def test_each_hero_is_there_once_and_can_be_left_to_chance() -> None:
    at = choose(new_table(3), TAKE_HERO[TORM])

    assert at.waiting_for == (1,)
    assert TAKE_HERO[TORM] not in offered(at)
    assert len(offered(at)) == 8 + 1
    with pytest.raises(Refused):
        at.answer(1, TAKE_HERO[TORM])

    drawn = choose(new_table(2, [*drawn_boards(), RANDOLPH]), TAKE_HERO[TORM], DRAW_HERO)
    assert [one.card for one in drawn.state.heroes] == [TORM, RANDOLPH]
    assert [event.drawn for event in happened(drawn, ev.HeroTaken)] == [0, 1]


@pytest.mark.rule("DF-SETUP-13")
def test_chance_gives_no_hero_that_somebody_has() -> None:
    at = choose(new_table(2, [*drawn_boards(), TORM]), TAKE_HERO[TORM])

    with pytest.raises(RulesFault, match=str(TORM)):
        choose(at, DRAW_HERO)


@pytest.mark.rule("DF-SETUP-14", "DF-SETUP-15")
def test_every_hero_starts_healthy_with_nine() -> None:
    at = begun()

    for one in at.state.heroes:
        assert (one.life, one.scars, one.fainted, one.angelic) == (9, [], False, False)


@pytest.mark.rule("DF-SETUP-16")
def test_the_difficulty_is_set_before_or_voted_for() -> None:
    assert begun(difficulty="infernal").state.difficulty == INFERNAL

    at = drafted(2, difficulty="vote")
    assert offered(at, 0) == list(PICK_DIFFICULTY)
    all_choose(at, PICK_DIFFICULTY[EASY])
    assert at.state.difficulty == EASY

    torn = drafted(2, difficulty="vote")
    vote(torn, PICK_DIFFICULTY[EASY], PICK_DIFFICULTY[INFERNAL])
    assert torn.waiting_for == (0,)
    choose(torn, PICK_DIFFICULTY[INFERNAL])
    assert torn.state.difficulty == INFERNAL


@pytest.mark.rule("DF-SETUP-18", "DF-SETUP-19", "DF-SETUP-20", "DF-SETUP-21")
@pytest.mark.parametrize(
    ("difficulty", "tower"),
    [("easy", [4, 4, 4, 2]), ("normal", [3, 3, 3, 5]), ("infernal", [2, 2, 2, 8])],
)
def test_the_tower_holds_fourteen_monsters(difficulty: str, tower: list[int]) -> None:
    at = drafted(3, WEAK[0], difficulty=difficulty)

    assert at.state.tower == tower
    assert sum(at.state.tower) == 14

    all_choose(at, NAME_LEADER[0])
    assert at.state.tower == [tower[0] - 1, *tower[1:]]


@pytest.mark.rule("DF-SETUP-17", "DF-SETUP-24")
def test_the_first_monster_is_of_level_one_and_leaves_its_storey() -> None:
    at = drafted(1, WEAK[3])

    assert at.state.fight.card == WEAK[3]
    assert at.state.tower == [2, 3, 3, 5]

    with pytest.raises(RulesFault, match=str(STRONG[0])):
        drafted(1, STRONG[0])


@pytest.mark.rule("DF-SETUP-25", "DF-SETUP-26", "DF-SETUP-28", "DF-SETUP-29")
def test_the_party_owns_two_gold_and_one_bonus_die_together() -> None:
    at = begun()

    assert (at.state.gold, at.state.dice) == (2, 1)
    assert at.state.supply == 9 - 1
    assert len(at.state.equipment) == 53
    assert at.state.offer == []
    for seat in (0, 1, 2, None):
        assert (at.view(seat)["gold"], at.view(seat)["dice"]) == (2, 1)


@pytest.mark.rule("DF-SETUP-27", "DF-SETUP-33")
def test_the_leader_has_the_hero_dice_first() -> None:
    at = begun(2)

    assert at.state.leader == at.state.first == 2
    assert at.state.fight.active == 2
    assert at.state.fight.spent == []
    assert at.view(None)["fight"]["available"] == list(COLOURS)


@pytest.mark.rule("DF-SETUP-30")
def test_players_who_quarrel_leave_the_leader_to_chance() -> None:
    at = drafted(3, RANDOLPH, WEAK[0])
    vote(at, NAME_LEADER[0], NAME_LEADER[1], NAME_LEADER[1])

    assert at.state.leader == 1
    assert happened(at, ev.LeaderNamed)[0].drawn == 1

    agreed = begun(2)
    assert agreed.state.leader == 2
    assert happened(agreed, ev.LeaderNamed)[0].drawn == 0

    willing = drafted(2, TORM, WEAK[0])
    all_choose(willing, DRAW_LEADER)
    assert willing.state.leader == 0


@pytest.mark.rule("DF-SETUP-32")
def test_the_leader_token_begins_undefeated() -> None:
    assert begun(1).state.leader == 1
    assert not begun(1).state.defeated


@pytest.mark.rule("DF-SETUP-34", "DF-SETUP-35")
def test_the_leader_stays_while_the_first_player_changes() -> None:
    at = table(
        hero("torm"),
        hero("randolph"),
        foe=foe(3),
        script=[hit(3)],
        setup={"leader_decides": True},
    )
    choose(at, TAKE_DIE[RED])

    assert (at.state.leader, at.state.first) == (0, 1)
    # The next first player does not lead: the old Leader is asked for the way.
    assert at.waiting_for == (0,)
    assert asked(at) == "DF-MOVE-06"


@pytest.mark.rule("DF-SETUP-23")
def test_whoever_says_nothing_plays_the_normal_game() -> None:
    assert begun().state.difficulty == NORMAL


@pytest.mark.rule("DF-MOVE-05")
def test_the_first_room_is_the_entry_and_nobody_is_asked() -> None:
    at = drafted(1, WEAK[0])

    entered = happened(at, ev.RoomEntered)
    face = BOX.face(at.state.faces[0])
    assert [event.level for event in entered] == [1]
    assert face.rooms[at.state.room].id == face.entry
    assert ENTER_ROOM[entered[0].room].room == at.state.room
