"""The rulings on table matters. [DA-RULING-58] to [DA-RULING-66]"""

from collections import Counter

import pytest
from scipy.stats import chisquare

from tests.games.dungeon_attack.situations import (
    CARDS,
    GAME,
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
from undercroft.engine import Fast, Keyed, Option, Refused, Source, Table
from undercroft.games.dungeon_attack.events import (
    DiceRolled,
    FightEnded,
    LevelBegan,
    StartingPlayerFound,
)
from undercroft.games.dungeon_attack.options import BUST, HEAL, PASS, SEND_TO_ROOM, TAKE, By
from undercroft.games.dungeon_attack.state import LevelDice

MOST_TURNS = 2_000
"""More turns in one level are a fault."""


def pick(options: list[Option], source: Source) -> Option:
    """Any of the options."""
    number = source.draw(range(len(options)))
    assert number is not None
    return options[number]


@pytest.mark.rule("DA-RULING-58")
@pytest.mark.parametrize("seats", range(1, 9))
def test_one_to_eight_players_meet_the_same_dice(seats: int) -> None:
    game = Table(GAME, seats, Fast(seats))

    for _ in range(3 * seats):
        choose(game, PASS)

    assert game.is_over
    levels = [(event.regular, event.bosses) for event in happened(game, LevelBegan)]
    assert levels == [(14, 0), (14, 1), (14, 2)]


@pytest.mark.rule("DA-RULING-58")
@pytest.mark.parametrize("seats", [0, 9])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        Table(GAME, seats, Fast(1))

    assert refused.value.reason == "bad-seats"
    assert refused.value.facts == {"low": 1, "high": 8, "seats": seats}


@pytest.mark.rule("DA-RULING-59")
def test_adventurers_are_dealt_without_duplicates() -> None:
    for seed in range(50):
        game = Table(GAME, 8, Keyed.from_seed(f"deal {seed}"))

        assert sorted(one.card.id for one in game.state.seats) == sorted(CARDS)


@pytest.mark.rule("DA-RULING-59")
def test_a_table_may_allow_free_choice_among_the_free_adventurers() -> None:
    game = new_table(2, [0], free_choice=True)
    assert offered(game) == list(TAKE[:8])

    choose(game, TAKE[5])

    assert game.waiting_for == (1,)
    assert offered(game) == [take for take in TAKE[:8] if take is not TAKE[5]]
    with pytest.raises(Refused):
        game.answer(1, TAKE[5])
    choose(game, TAKE[2])
    assert [one.card for one in game.state.seats] == [GAME.content[5], GAME.content[2]]


@pytest.mark.rule("DA-RULING-60")
def test_the_starting_player_is_drawn_fairly() -> None:
    starters: Counter[int] = Counter()
    for seed in range(3_000):
        game = Table(GAME, 3, Keyed.from_seed(f"start {seed}"))
        starters.update(event.seat for event in happened(game, StartingPlayerFound))
        assert game.waiting_for == (game.state.opener,)

    assert starters.total() == 3_000
    assert chisquare([starters[number] for number in range(3)]).pvalue > 0.01


@pytest.mark.rule("DA-RULING-60")
def test_a_table_may_agree_on_the_starting_player_instead() -> None:
    for seed in range(20):
        game = Table(GAME, 3, Fast(seed), {"starting_player": 3})

        assert game.waiting_for == (2,)


def test_a_starting_player_who_does_not_sit_at_the_table_is_refused() -> None:
    with pytest.raises(Refused):
        Table(GAME, 2, Fast(1), {"starting_player": 3})


@pytest.mark.rule("DA-RULING-61")
@pytest.mark.parametrize("dungeon", [[[1, 0]], [[30, 2]] * 9])
def test_a_custom_dungeon_goes_up_to_its_bounds(dungeon: list[list[int]]) -> None:
    game = Table(GAME, 1, Fast(1), {"dungeon": dungeon})

    for regular, bosses in dungeon:
        assert game.state.room == Monsters(regular, bosses)
        choose(game, PASS)

    assert game.is_over


@pytest.mark.rule("DA-RULING-61")
@pytest.mark.parametrize(
    "dungeon", [[], [[14, 0]] * 10, [[0, 1]], [[31, 0]], [[14, -1]], [[14, 0], [14, 3]]]
)
def test_a_custom_dungeon_beyond_its_bounds_is_refused(dungeon: list[list[int]]) -> None:
    with pytest.raises(Refused) as refused:
        Table(GAME, 1, Fast(1), {"dungeon": dungeon})

    assert refused.value.reason == "bad-setup"


@pytest.mark.rule("DA-RULING-61")
def test_without_the_option_the_dungeon_is_the_basic_one() -> None:
    game = Table(GAME, 1, Fast(1))

    assert game.state.setup.dungeon == [LevelDice(14, 0), LevelDice(14, 1), LevelDice(14, 2)]


@pytest.mark.rule("DA-RULING-62")
def test_treasure_is_unlimited_and_artifacts_are_counted_apart() -> None:
    rich = adventurer(pile=30, boss_pile=2, gold=10_000, charged=500, artifacts=200)

    game = table(rich, phase=Phase.SEARCH, level=3, dice=["D" * 29 + "A", "DD"])

    me = seat(game, 0)
    assert (me.gold, me.charged, me.artifacts) == (10_001, 529, 202)
    assert game.result().scores == (10_001 + 3 * 529 + 5 * 202,)


@pytest.mark.rule("DA-RULING-64")
def test_everybody_sees_and_hears_the_same_through_a_whole_game() -> None:
    game, source = Table(GAME, 3, Fast(4), {"epic_monster": True, "free_choice": True}), Fast(5)

    for _ in range(5_000):
        if game.is_over:
            break
        views = [game.view(viewer) for viewer in (None, 0, 1, 2)]
        assert all(view == views[0] for view in views)
        choose(game, pick(offered(game), source))

    assert game.is_over
    assert all(game.story(viewer) == game.events for viewer in (None, 0, 1, 2))


@pytest.mark.rule("DA-RULING-64")
def test_dice_hits_and_treasure_are_seen_by_everybody() -> None:
    owner = adventurer(bosses=1, epic=1, hits=2, pile=3, gold=4, charged=5, drained=6, artifacts=7)
    game = table(adventurer(), owner, room=8, epic_monster=True)

    seen = game.view(None)

    assert seen["room"] == {"regular": 8, "bosses": 0, "epic": 0}
    assert seen["seats"][1]["facing"] == {"regular": 0, "bosses": 1, "epic": 1}
    assert seen["seats"][1]["pile"] == {"regular": 3, "bosses": 0, "epic": 0}
    assert [seen["seats"][1][name] for name in ("hits", "gold")] == [2, 4]
    assert [seen["seats"][1][name] for name in ("charged", "drained", "artifacts")] == [5, 6, 7]


@pytest.mark.rule("DA-RULING-64")
def test_the_adventurer_cards_are_seen_by_everybody() -> None:
    game = table(adventurer(card("quill")), adventurer(card("bram-redhand")), room=1)

    seen = [one["card"] for one in game.view(None)["seats"]]

    assert [(one["id"], one["rating"]) for one in seen] == [("quill", 2), ("bram-redhand", 3)]


@pytest.mark.rule("DA-RULING-64")
def test_the_set_up_of_the_table_is_seen_by_everybody() -> None:
    game = table(adventurer(), adventurer(), room=1, epic_monster=True)

    assert game.view(None)["setup"]["epic_monster"] is True


@pytest.mark.rule("DA-RULING-65")
@pytest.mark.parametrize("by", [By.ARTIFACT, By.ITEM])
def test_magic_heals_a_knocked_out_adventurer(by: By) -> None:
    healer = adventurer(charged=1, artifacts=1)
    game = table(healer, adventurer(hits=3), room=1, busted=False)

    choose(game, HEAL[by][1])

    assert seat(game, 1).hits == 2


@pytest.mark.rule("DA-RULING-66")
def test_who_faces_dice_must_roll_and_a_refusal_at_a_quiet_room_ends_the_level() -> None:
    game = table(adventurer(facing=1), adventurer(), room=3, dice="M")
    assert len(happened(game, DiceRolled)) == 1
    with pytest.raises(Refused):
        game.answer(0, PASS)

    choose(game, SEND_TO_ROOM, PASS)

    assert [event.left for event in happened(game, FightEnded)] == [4]


@pytest.mark.rule("DA-RULING-66")
@pytest.mark.parametrize("stubborn", [False, True])
@pytest.mark.parametrize("seats", range(1, 9))
def test_no_level_stalls(seats: int, stubborn: bool) -> None:
    for seed in range(60):
        setup = {"epic_monster": seed % 2 == 0, "strict_knock_out": seed % 4 < 2}
        game, source = Table(GAME, seats, Fast(seed), setup), Fast(-seed)

        turns = play_and_count(game, source, stubborn)

        assert game.is_over
        assert max(turns.values()) <= MOST_TURNS


def play_and_count(game: Table, source: Source, stubborn: bool) -> Counter[int]:
    """Play at random, busting every door if stubborn; how many turns each level took."""
    turns: Counter[int] = Counter()
    counted = 0
    while not game.is_over and all(count <= MOST_TURNS for count in turns.values()):
        options = offered(game)
        choose(game, BUST if stubborn and BUST in options else pick(options, source))
        for mark in game.marks[counted:]:
            state = GAME.unpack(mark.packed)
            turns[state.level] += state.phase is Phase.FIGHT
        counted = len(game.marks)
    return turns
