"""The greedy player: beats the defaults clearly, and does what a sensible person would."""

from typing import Any

import pytest

from tests.games.dungeon_attack.situations import (
    GAME,
    Adventurer,
    adventurer,
    card,
    choose,
    new_table,
    table,
)
from undercroft.engine import Fast, Keyed, Option, Table
from undercroft.games.dungeon_attack.options import (
    ASSIST,
    BUST,
    HEAL,
    PASS,
    RECHARGE,
    RECOVER,
    REROLL,
    SEND,
    SEND_TO_ROOM,
    SNARE,
    STAND,
    TAKE,
    TINKER,
    By,
)
from undercroft.games.dungeon_attack.state import ATTACKING, BOSS_AT, MOVING

ASKED = Adventurer(id="asked", rating=3, repels=1)
"""Is asked before the roll, so that a table waits before dice fall."""


def advised(play: Table) -> Option:
    """What the greedy player does; the table stays as it is."""
    (seat,) = play.waiting_for
    before = GAME.pack(play.state)
    advice = GAME.advise(play.state, seat, play.options(seat), Fast("advice"))
    assert GAME.pack(play.state) == before
    return advice


def share_of_first(seats: int, number: int) -> float:
    """A game of one greedy player among steady ones: what it has of the first place."""
    play = Table(GAME, seats, Keyed.from_seed(f"greedy {number}"), {})
    mine, source = number % seats, Fast("steady")
    while not play.is_over:
        (seat,) = play.waiting_for
        plan = GAME.advise if seat == mine else GAME.fallback
        play.answer(seat, plan(play.state, seat, play.options(seat), source))
    winners = [seat for seat, rank in enumerate(play.result().ranks) if rank == 1]
    return 1 / len(winners) if mine in winners else 0.0


@pytest.mark.parametrize(("seats", "wins"), [(2, 36), (3, 30), (4, 30), (6, 30)])
def test_a_greedy_player_beats_steady_ones_far_beyond_a_fair_share(seats: int, wins: int) -> None:
    shares = [share_of_first(seats, number) for number in range(50)]

    assert sum(shares) >= wins


@pytest.mark.parametrize("seats", [1, 8])
@pytest.mark.parametrize("epic_monster", [False, True])
def test_greedy_players_bring_games_to_their_end(seats: int, epic_monster: bool) -> None:
    play = Table(GAME, seats, Keyed.from_seed("to the end"), {"epic_monster": epic_monster})
    for _ in range(2000):
        if play.is_over:
            break
        play.answer(play.waiting_for[0], advised(play))

    assert play.is_over


def test_the_same_table_gets_the_same_advice_whatever_the_source() -> None:
    play = table(adventurer(), adventurer(facing=4), room=5)
    options = play.options(0)

    answers = {GAME.advise(play.state, 0, options, Fast(word)) for word in "abc"}

    assert len(answers) == 1


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_opener_busts_the_door(seats: int) -> None:
    play = new_table(seats, [*range(seats)], starting_player=1)

    assert advised(play) is BUST


@pytest.mark.parametrize(
    ("hits", "pile", "room", "wanted"),
    [(0, 0, 5, BUST), (0, 6, 2, BUST), (2, 6, 2, PASS), (2, 0, 6, BUST), (1, 4, 1, RECOVER)],
)
def test_the_fight_is_ended_when_the_pile_is_worth_more_than_the_room(
    hits: int, pile: int, room: int, wanted: Option
) -> None:
    play = table(adventurer(hits=hits, pile=pile), adventurer(), room=room)

    assert advised(play) is wanted


def test_a_lone_adventurer_does_not_risk_everything_for_a_little() -> None:
    lone = table(adventurer(hits=2, gold=30), room=3, level=3)
    backed = table(adventurer(hits=2, gold=30), adventurer(), room=3, level=3)

    assert advised(lone) is PASS
    assert advised(backed) is BUST


def test_many_dice_of_a_rival_are_taken_by_an_assist() -> None:
    play = table(adventurer(), adventurer(facing=8), adventurer(facing=1), room=2)

    assert advised(play) is ASSIST[1]


def test_a_rival_without_dice_is_kept_from_a_full_room_by_a_single_one() -> None:
    seats = adventurer(facing=3), adventurer(ASKED), adventurer(ASKED, facing=4)
    play = table(*seats, room=9, dice="MMA")

    assert advised(play) is SEND[1]
    choose(play, SEND[1])
    assert advised(play) is SEND_TO_ROOM


def test_a_wounded_rival_with_a_pile_gets_the_single_die() -> None:
    seats = adventurer(facing=2), adventurer(ASKED), adventurer(ASKED, hits=2, pile=6)
    play = table(*seats, dice="MA")

    assert advised(play) is SEND[2]


def test_an_item_saves_from_a_hit_and_beats_a_boss_but_is_not_wasted() -> None:
    in_danger = table(adventurer(facing=2, charged=1, hits=2, pile=3), adventurer(), dice="AA")
    boss = table(adventurer(facing=1, bosses=1, charged=1), adventurer(), dice="D M")
    sated = table(adventurer(facing=4, charged=1), adventurer(), dice="DDDA")

    assert advised(in_danger) is REROLL[By.ITEM][ATTACKING]
    assert advised(boss) is REROLL[By.ITEM][BOSS_AT + MOVING]
    assert advised(sated) is STAND


def test_a_re_roll_that_costs_nothing_is_used_but_not_on_beaten_dice() -> None:
    ysolde = adventurer(card("ysolde-emberhand"), facing=3)
    play = table(ysolde, adventurer(), dice="DMM")

    assert advised(play) is REROLL[By.ABILITY][MOVING]


def test_a_snare_wards_off_a_hit() -> None:
    thorn = adventurer(card("thorn-wildstep"), facing=1, hits=2, pile=2)
    play = table(thorn, adventurer(), dice="A")

    assert advised(play) is SNARE


def test_an_item_is_tinkered_with_at_once_and_recharged_when_nothing_else_is_to_do() -> None:
    orrin = table(adventurer(card("orrin-cogwright"), drained=1), adventurer(), room=3)
    idle = table(adventurer(drained=1), adventurer(facing=1), adventurer(facing=1), level=1)

    assert advised(orrin) is TINKER
    assert advised(idle) is RECHARGE


@pytest.mark.parametrize(
    ("hurt", "wanted"),
    [({"hits": 2, "artifacts": 1}, HEAL[By.ARTIFACT][0]), ({"hits": 1}, RECOVER)],
)
def test_own_hits_are_healed_when_no_dice_are_worth_it(
    hurt: dict[str, Any], wanted: Option
) -> None:
    play = table(adventurer(pile=3, **hurt), adventurer(facing=1))

    assert advised(play) is wanted


def test_a_rival_is_healed_only_for_gold() -> None:
    maren = table(adventurer(card("sister-maren")), adventurer(hits=1), room=1)
    other = table(adventurer(charged=1, hits=0), adventurer(hits=1), room=1)

    assert advised(maren) is HEAL[By.ABILITY][1]
    assert advised(other) is not HEAL[By.ITEM][1]


def test_with_free_choice_an_ability_for_every_roll_comes_first() -> None:
    play = new_table(2, [], free_choice=True, starting_player=1)

    ysolde = next(n for n, one in enumerate(GAME.content) if one.rerolls)
    assert advised(play) is TAKE[ysolde]
