"""Five and six players, and the draft of five."""

from typing import Any

import pytest

from tests.games.dungeon_run.situations import (
    BOX,
    ENTRANCE,
    Spot,
    card,
    cards,
    choose,
    happened,
    hero,
    hero_at,
    new_table,
    offered,
    table,
    tile_at,
)
from undercroft.engine import Refused, Table
from undercroft.games.dungeon_run.events import (
    EncounterDrawn,
    EncountersShuffled,
    MonsterSummoned,
    TrapWentOff,
)
from undercroft.games.dungeon_run.options import MOVE, PICK_TILE, SUMMON, TAKE_HERO
from undercroft.games.dungeon_run.state import NOTHING

EAST = 1
NAMES = ["dorgan", "ragg", "kessa", "saelith", "corvan", "brunna"]


def begun(seats: int, **setup: Any) -> Table:
    """A new game in which the first seat rolls highest."""
    return new_table(seats, ["6" + "1" * (seats - 1)] if seats > 1 else [], **setup)


def entering_den(
    seats: int, discards: list[str], deck: list[str] | None = None, script: str = "4"
) -> Table:
    """The first of so many heroes enters a den that rolls an encounter, the deck being empty."""
    at = table(
        *(hero(name) for name in NAMES[:seats]),
        dungeon=[ENTRANCE, Spot("den"), Spot("den")],
        encounters=deck or [],
        discards=cards(*discards),
        script=script,
    )
    return choose(at, MOVE[EAST])


@pytest.mark.rule("DR-CROWD-01")
@pytest.mark.parametrize("seats", [5, 6])
def test_all_tiles_of_the_box_make_the_pile(seats: int) -> None:
    state = begun(seats).state

    assert (state.standard_left, state.special_left, state.tiles_left) == (16, 8, 24)
    assert (state.standard, state.special) == (sorted(BOX.standard), sorted(BOX.special))


@pytest.mark.rule("DR-CROWD-02", "DR-RULING-81")
@pytest.mark.parametrize("seats", [5, 6])
def test_the_tiles_of_a_second_box_may_be_added(seats: int) -> None:
    state = begun(seats, second_copy=True).state

    assert state.standard == sorted([*BOX.standard, *BOX.standard])
    assert state.special == sorted([*BOX.special, *BOX.special])
    assert (state.standard_left, state.special_left) == (4 * seats, 2 * seats)
    assert state.tiles_left == 6 * seats
    assert [tile.tile for tile in state.tiles] == [BOX.entrance]
    assert state.artifacts == list(BOX.artifacts)
    assert len(state.encounters) == 38
    assert len(state.treasures) == 22


@pytest.mark.rule("DR-CROWD-02", "DR-RULING-81")
def test_the_second_copy_is_off_by_default_and_for_five_or_six() -> None:
    assert begun(5).state.setup.second_copy is False
    four = begun(4, second_copy=True).state

    assert four.standard == sorted(BOX.standard)
    assert four.tiles_left == 24


@pytest.mark.rule("DR-CROWD-03")
@pytest.mark.parametrize("seats", [5, 6])
def test_an_empty_encounter_deck_is_built_from_all_discards(seats: int) -> None:
    discards = ["stranger-barefoot-hermit"]
    at = entering_den(seats, discards)
    assert [event.cards for event in happened(at, EncountersShuffled)] == [1]
    assert tile_at(at, 1).stranger == card("stranger-barefoot-hermit")
    assert (at.state.discards, len(at.state.encounters)) == ([], 0)


@pytest.mark.rule("DR-CROWD-03")
def test_the_discards_of_a_crowd_also_feed_the_summoner() -> None:
    crowd = [hero(name) for name in NAMES[:5]]
    crowd[0].equipped = cards("artifact-summoning-stone")
    discards = cards("monster-slime", "trap-dart-wall")
    trap, slime = card("trap-dart-wall"), card("monster-slime")
    script: list[str | int] = [trap]
    at = table(*crowd, endgame=True, encounters=[], discards=discards, script=script)

    choose(at, SUMMON, PICK_TILE[1])

    assert [event.card for event in happened(at, MonsterSummoned)] == [slime]
    assert at.state.discards == [trap]


@pytest.mark.rule("DR-CROWD-03")
@pytest.mark.parametrize("seats", [5, 6])
def test_the_last_card_of_the_deck_is_not_shuffled_back_at_once(seats: int) -> None:
    at = entering_den(seats, ["stranger-barefoot-hermit"], ["trap-dart-wall"], "4 111")

    told = happened(at, EncounterDrawn, EncountersShuffled, TrapWentOff)
    assert [type(event) for event in told] == [EncounterDrawn, EncountersShuffled, TrapWentOff]
    assert at.state.encounters.candidates() == cards("stranger-barefoot-hermit")
    assert at.state.discards == cards("trap-dart-wall")


@pytest.mark.rule("DR-CROWD-03")
def test_a_deck_that_ran_out_before_anything_was_discarded_is_built_at_the_next_draw() -> None:
    at = entering_den(5, [], ["trap-dart-wall"], "4 111 4 111")

    assert happened(at, EncountersShuffled) == []
    choose(at, MOVE[EAST])

    assert [event.cards for event in happened(at, EncountersShuffled)] == [1]
    assert [event.card for event in happened(at, TrapWentOff)] == cards("trap-dart-wall") * 2


@pytest.mark.rule("DR-CROWD-03", "DR-RULING-59")
def test_a_card_that_the_summoner_turns_last_is_not_in_the_deck_built_then() -> None:
    crowd = [hero(name) for name in NAMES[:5]]
    crowd[0].equipped = cards("artifact-summoning-stone")
    discards = cards("monster-slime", "monster-bone-guard")
    deck = ["trap-dart-wall"]
    script: list[str | int] = [card("monster-slime")]
    at = table(*crowd, endgame=True, encounters=deck, discards=discards, script=script)

    choose(at, SUMMON, PICK_TILE[1])

    assert [event.cards for event in happened(at, EncountersShuffled)] == [2]
    assert at.state.encounters.candidates() == cards("monster-bone-guard")
    assert at.state.discards == cards("trap-dart-wall")


@pytest.mark.rule("DR-CROWD-04")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_up_to_four_players_an_empty_deck_stays_empty(seats: int) -> None:
    at = entering_den(seats, ["stranger-barefoot-hermit"])

    assert happened(at, EncountersShuffled) == []
    assert (tile_at(at, 1).stranger, tile_at(at, 1).monster) == (NOTHING, None)
    assert at.state.discards == cards("stranger-barefoot-hermit")
    assert (hero_at(at, 0).place, at.state.actions) == (1, 1)


def heroes_of(*trainings: str) -> set[int]:
    return {number for number in BOX.heroes if BOX.hero(number).training in trainings}


def pickable(at: Table) -> set[int]:
    return {number for number in BOX.heroes if TAKE_HERO[number] in offered(at)}


@pytest.mark.rule("DR-EXAMPLE-25")
def test_the_fifth_player_picks_any_hero_left() -> None:
    at = begun(5)
    picks = [card(f"hero-{name}") for name in ("kessa", "corvan", "brunna", "dorgan")]

    choose(at, TAKE_HERO[picks[0]], TAKE_HERO[picks[1]])
    assert pickable(at) == heroes_of("prayer", "talent")
    for other in heroes_of("war", "magic"):
        with pytest.raises(Refused):
            at.answer(2, TAKE_HERO[other])
    choose(at, TAKE_HERO[picks[2]], TAKE_HERO[picks[3]])

    assert at.waiting_for == (4,)
    assert pickable(at) == set(BOX.heroes) - set(picks)
