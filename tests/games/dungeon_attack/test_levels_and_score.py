"""The end of the fight, the way to the next level, the end of the game and its score."""

import pytest

from tests.games.dungeon_attack.situations import (
    Monsters,
    Phase,
    adventurer,
    card,
    choose,
    happened,
    offered,
    seat,
    table,
)
from undercroft.engine import Choose, Option, ScorePart
from undercroft.games.dungeon_attack.events import DiceRolled, FightEnded, PartyRested, PileSearched
from undercroft.games.dungeon_attack.options import (
    ASSIST,
    BUST,
    HEAL,
    PASS,
    RECHARGE,
    RECOVER,
    SEARCH_AGAIN,
    SEND_TO_ROOM,
    By,
)
from undercroft.games.dungeon_attack.state import Seat


def score(me: Seat) -> int:
    """The score of an adventurer who ends the game like this."""
    play = table(me, phase=Phase.SEARCH, level=3)
    assert play.is_over
    (total,) = play.result().scores
    return total


@pytest.mark.rule("DA-PHASEEND-01")
def test_the_search_begins_when_every_die_is_beaten() -> None:
    play = table(adventurer(facing=2), adventurer(hits=1, pile=1), dice="DD AA A")

    (ended,) = happened(play, FightEnded)
    assert (ended.level, ended.left) == (1, 0)
    assert len(happened(play, PileSearched)) == 2
    assert play.state.level == 2


@pytest.mark.rule("DA-PHASEEND-01")
@pytest.mark.parametrize(
    ("roll", "other", "room"),
    [
        ("DDA", adventurer(), 0),
        ("DD", adventurer(), 1),
        ("DD", adventurer(bosses=1), 0),
        ("DD", adventurer(epic=1), 0),
    ],
)
def test_the_fight_goes_on_while_a_die_is_left_anywhere(roll: str, other: Seat, room: int) -> None:
    play = table(adventurer(facing=len(roll)), adventurer(), other, room=room, dice=roll)

    assert happened(play, FightEnded) == []
    assert play.state.phase is Phase.FIGHT
    assert play.waiting_for == (1,)


@pytest.mark.rule("DA-PHASEEND-02")
@pytest.mark.parametrize("action", [PASS, RECOVER, RECHARGE, HEAL[By.ITEM][1]])
def test_the_search_begins_when_the_next_player_leaves_the_last_dice_in_the_room(
    action: Option,
) -> None:
    hurt = adventurer(hits=1, charged=1, drained=1, pile=1)
    play = table(hurt, adventurer(hits=2), room=4, room_bosses=1, dice="A")

    choose(play, action)

    (ended,) = happened(play, FightEnded)
    assert ended.left == 5
    assert len(happened(play, PileSearched)) == 1
    assert play.state.level == 2


@pytest.mark.rule("DA-PHASEEND-02", "DA-TURN-05")
@pytest.mark.parametrize(
    ("facing", "busted", "why"),
    [(0, True, "DA-PHASEEND-02"), (0, False, "DA-TURN-05"), (1, True, "DA-TURN-05")],
)
def test_the_question_names_the_row_by_which_an_answer_may_end_the_fight(
    facing: int, busted: bool, why: str
) -> None:
    play = table(adventurer(), adventurer(facing=facing), room=2, busted=busted)

    assert isinstance(play.ask, Choose)
    assert play.ask.why == why


@pytest.mark.rule("DA-PHASEEND-02")
def test_the_fight_goes_on_when_the_next_player_busts_the_door() -> None:
    play = table(adventurer(), adventurer(), room=2, dice="AD")

    choose(play, BUST)

    assert happened(play, FightEnded) == []
    assert play.waiting_for == (1,)
    assert play.state.level == 1


@pytest.mark.rule("DA-PHASEEND-02")
@pytest.mark.parametrize("action", [PASS, ASSIST[2]])
def test_the_fight_goes_on_while_somebody_faces_dice(action: Option) -> None:
    play = table(adventurer(), adventurer(), adventurer(facing=2), room=3, dice="AD")

    choose(play, action)

    assert happened(play, FightEnded) == []
    assert play.waiting_for == (1,)
    assert play.state.phase is Phase.FIGHT


@pytest.mark.rule("DA-NEXT-01")
@pytest.mark.parametrize(("strict", "healed"), [(False, [0, 0, 1, 2]), (True, [0, 0, 1, 3])])
def test_each_adventurer_heals_one_hit_after_the_search(strict: bool, healed: list[int]) -> None:
    hurt = [adventurer(hits=hits) for hits in (0, 1, 2, 3)]
    play = table(*hurt, phase=Phase.SEARCH, strict_knock_out=strict)

    assert play.state.level == 2
    assert [seat(play, n).hits for n in range(4)] == healed


@pytest.mark.rule("DA-NEXT-01")
def test_nobody_heals_before_the_last_pile_is_searched() -> None:
    seats = adventurer(hits=2), adventurer(card("quill"), hits=2, pile=1)
    play = table(*seats, phase=Phase.SEARCH, dice="M D")
    assert [seat(play, n).hits for n in range(2)] == [2, 2]

    choose(play, SEARCH_AGAIN[0])

    assert [seat(play, n).hits for n in range(2)] == [1, 1]
    names = [event.name for event in play.events]
    assert names.index("treasure-found") < names.index("party-rested") < names.index("level-began")


@pytest.mark.rule("DA-NEXT-01")
def test_nobody_heals_in_a_fight_that_goes_on() -> None:
    play = table(adventurer(hits=2), adventurer(hits=1, facing=2), room=1, dice="DA")

    choose(play, PASS)

    assert happened(play, PartyRested) == []
    assert [seat(play, n).hits for n in range(2)] == [2, 1]


@pytest.mark.rule("DA-LEVEL-06", "DA-SETUP-04")
def test_a_level_begins_anew() -> None:
    play = table(adventurer(), adventurer(), room=1, room_epic=1)

    choose(play, PASS)

    state = play.state
    assert (state.level, state.phase, state.room) == (2, Phase.FIGHT, Monsters(14, 1))
    assert (state.opener, state.turn, state.busted, state.declined) == (1, 1, False, 0)


@pytest.mark.rule("DA-BUST-01", "DA-PHASEEND-02")
def test_a_busted_door_stays_busted_for_the_level() -> None:
    play = table(adventurer(), adventurer(), room=2, busted=False, dice="MM")

    choose(play, BUST)
    assert play.state.busted is True
    choose(play, SEND_TO_ROOM, SEND_TO_ROOM, PASS)

    assert [event.why for event in happened(play, FightEnded)] == ["DA-PHASEEND-02"]


@pytest.mark.rule("DA-RULING-46")
def test_nobody_ranks_in_a_party_that_fell() -> None:
    play = table(adventurer(facing=1, hits=2, gold=9), adventurer(hits=3), dice="A")

    assert play.result().ranks == (0, 0)
    assert play.result().scores == (9, 0)


@pytest.mark.rule("DA-NEXT-02")
def test_all_magic_items_are_recharged_after_the_search() -> None:
    play = table(adventurer(drained=3, charged=1), adventurer(drained=1), phase=Phase.SEARCH)

    assert [(seat(play, n).charged, seat(play, n).drained) for n in range(2)] == [(4, 0), (1, 0)]


@pytest.mark.rule("DA-NEXT-03")
@pytest.mark.parametrize(("opener", "turn", "following"), [(0, 2, 1), (1, 0, 2), (2, 2, 0)])
def test_the_next_adventurer_opens_the_following_level_by_a_bust(
    opener: int, turn: int, following: int
) -> None:
    seats = [adventurer(), adventurer(), adventurer()]
    roll = ["A" * 13 + "D", "A"]
    play = table(*seats, phase=Phase.SEARCH, opener=opener, turn=turn, dice=roll)

    assert play.waiting_for == (following,)
    assert offered(play) == [PASS, BUST]
    choose(play, BUST)

    (rolled,) = happened(play, DiceRolled)
    assert rolled.seat == following
    assert seat(play, following).facing == Monsters(13, 1)


@pytest.mark.rule("DA-SCORE-01")
def test_the_game_ends_after_the_search_of_the_last_level() -> None:
    play = table(adventurer(pile=1), adventurer(), room=2, level=3, dice="A")

    assert not play.is_over
    choose(play, PASS)

    assert play.is_over
    assert play.result().scores == (1, 0)


@pytest.mark.rule("DA-SCORE-01")
@pytest.mark.parametrize(("level", "levels", "over"), [(2, 3, False), (3, 3, True), (2, 2, True)])
def test_the_game_ends_at_no_other_level(level: int, levels: int, over: bool) -> None:
    dungeon = [[14, 0]] * levels
    play = table(adventurer(), adventurer(), phase=Phase.SEARCH, level=level, dungeon=dungeon)

    assert play.is_over is over


@pytest.mark.rule("DA-SCORE-02")
@pytest.mark.parametrize("gold", [1, 7])
def test_each_gold_counts_one(gold: int) -> None:
    assert score(adventurer(gold=gold)) == gold


@pytest.mark.rule("DA-SCORE-03")
def test_each_magic_item_counts_three() -> None:
    assert score(adventurer(charged=1)) == 3
    assert score(adventurer(charged=4)) == 12


@pytest.mark.rule("DA-SCORE-04")
def test_each_magic_artifact_counts_five() -> None:
    assert score(adventurer(artifacts=1)) == 5
    assert score(adventurer(artifacts=2)) == 10


@pytest.mark.rule("DA-SCORE-05")
def test_the_highest_total_is_the_most_successful() -> None:
    seats = adventurer(gold=7), adventurer(gold=2, charged=2), adventurer(gold=1, artifacts=1)
    play = table(*seats, phase=Phase.SEARCH, level=3)

    assert play.result().scores == (7, 8, 6)
    assert play.result().ranks == (2, 1, 3)


def test_a_score_says_what_it_is_made_of() -> None:
    play = table(
        adventurer(gold=8, charged=2, drained=1, artifacts=1),
        adventurer(gold=2),
        phase=Phase.SEARCH,
        level=3,
    )
    result = play.result()

    assert result.scores == (22, 2)
    assert result.parts[0] == (
        ScorePart("score-gold", 8, 8),
        ScorePart("score-items", 3, 9),
        ScorePart("score-artifacts", 1, 5),
    )
    assert [part.points for part in result.parts[1]] == [2, 0, 0]
