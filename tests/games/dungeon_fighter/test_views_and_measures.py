"""What everybody sees worked out, what a chronicle follows, and how a game is scored."""

from tests.games.dungeon_fighter.cards import boss as a_boss
from tests.games.dungeon_fighter.cards import foe, perilous, weapon
from tests.games.dungeon_fighter.situations import (
    BLUE,
    GREEN,
    RED,
    choose,
    happened,
    hero,
    hit,
    miss,
    number,
    table,
)
from undercroft.engine import Event, Weight
from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter.measures import MEASURES
from undercroft.games.dungeon_fighter.options import ARM, TAKE_BEATING, TAKE_DIE
from undercroft.games.dungeon_fighter.state import MOST_ROOMS, Phase

BY_ID = {measure.id: measure for measure in MEASURES}


def test_a_view_tells_what_follows_from_the_table() -> None:
    blade = weapon("blind", 2)
    at = table(
        hero(gear=[blade], scars=[RED]),
        foe=foe(9, 3, ability="banned", banned=("blue",)),
        room=perilous("double"),
        fight={"toad": True, "white": 2, "spent": [RED]},
        dice=3,
    )
    choose(at, ARM[number(at, blade)])
    seen = at.view(None)

    assert seen["supply"] == 4
    assert seen["heroes"][0]["capacity"] == 6
    fight = seen["fight"]
    assert (fight["most"], fight["damage"], fight["demanded"]) == (9, 1, ["double"])
    assert (fight["available"], fight["banned"]) == ([GREEN], [BLUE])
    assert not fight["impossible"]
    assert seen["toss"]["weapons"] == [number(at, blade)]
    assert seen["ways"] == [3, 4]


def test_the_sum_of_a_hit_is_told_until_the_next_throw() -> None:
    blade = weapon("blind", 2)
    at = table(hero(gear=[blade]), foe=foe(9), script=[hit(3)])

    choose(at, ARM[number(at, blade)], TAKE_DIE[RED])

    # The next attack has begun: the Target still shows the die, the sum is that of the next throw.
    assert happened(at, ev.DamageDealt)[0].parts == (
        ("part-section", 3),
        ("equipment-blind-2-1-2", 2),
    )
    assert at.view(0)["toss"]["damage"] == 0


def test_nothing_lies_ahead_before_the_boss() -> None:
    at = table(hero(), boss=a_boss())

    assert at.view(0)["ways"] == []
    assert at.game.chapter(at.state) == 4


def test_a_chapter_is_a_level_of_the_dungeon() -> None:
    at = table(hero(), foe=foe(), level=1)

    assert at.game.chapter(at.state) == 2


def counted(at_events: list[Event], name: str) -> list[tuple[int, int]]:
    """What a measure counts of some events."""
    counts = BY_ID[name].counts
    assert counts is not None
    return [found for event in at_events if (found := counts(event)) is not None]


def test_measures_follow_throws_wounds_and_kills() -> None:
    at = table(
        hero(),
        hero(life=2),
        foe=foe(9, 2),
        room=perilous("double"),
        script=[hit(4), miss(), hit(5)],
    )

    choose(at, TAKE_DIE[RED], TAKE_DIE[BLUE], TAKE_DIE[GREEN])

    assert counted(at.events, "damage") == [(0, 4), (0, 5)]
    assert counted(at.events, "hits") == [(0, 1), (0, 1)]
    assert counted(at.events, "misses") == [(1, 1)]
    assert counted(at.events, "wounds") == [(1, 2)]
    assert counted(at.events, "faints") == [(1, 1)]
    assert counted(at.events, "kills") == [(0, 1)]
    assert counted(at.events, "stunts") == [(0, 1), (1, 1), (0, 1)]
    reads = BY_ID["life"].reads
    assert reads is not None
    assert reads(at.state, 0) == 9


def test_great_blows_are_told_of_later() -> None:
    at = table(hero(), hero(), foe=foe(20), script=[hit(10), hit(6)])

    choose(at, TAKE_DIE[RED], TAKE_DIE[BLUE])

    weights = [event.weighs for event in happened(at, ev.DamageDealt)]
    assert weights == [Weight.DEED, Weight.STEP]


def test_a_lost_game_has_no_score() -> None:
    spent = {"spent": [RED, BLUE, GREEN]}
    at = table(hero(life=1), foe=foe(9, 2), fight=spent)

    choose(at, TAKE_BEATING)
    result = at.result()

    assert (result.scored, result.ranks, result.verdicts) == (False, (0,), ("verdict-all-fainted",))


def test_rooms_are_named_by_level_and_place() -> None:
    at = table(hero(), foe=foe())

    assert at.game.name_of(at.state, "room", MOST_ROOMS + 1) == "room-here"
    assert at.game.name_of(at.state, "die", 3) == "die-white"
    assert at.game.name_of(at.state, "step", 4) == "step-turn-token"
    assert at.game.name_of(at.state, "difficulty", 2) == "difficulty-infernal"
    assert at.state.phase is Phase.ATTACK
