"""The Summoner: what the equipped Stone lets a hero do."""

import pytest

from tests.games.dungeon_run.situations import (
    ENTRANCE,
    GAME,
    Spot,
    card,
    cards,
    choose,
    happened,
    hero,
    hero_at,
    offered,
    table,
    tile_at,
)
from undercroft.engine import Option, Refused
from undercroft.games.dungeon_run.events import (
    BattleBegan,
    FreeAttackBegan,
    MonsterSummoned,
    StrangerMet,
    SummonTurned,
    TrapWentOff,
)
from undercroft.games.dungeon_run.options import (
    DONE,
    END_TURN,
    EQUIP,
    MOVE,
    PICK_TILE,
    SUMMON,
    USE,
    WATCH,
)
from undercroft.games.dungeon_run.state import NOTHING, Hero

STONE = "artifact-summoning-stone"


def summoner(name: str = "kessa", **more: object) -> Hero:
    """A hero with the Stone equipped."""
    return hero(name, equipped=[STONE], **more)  # type: ignore[arg-type]


@pytest.mark.rule("DR-SUMMON-01")
def test_the_summoner_ability_works_with_the_stone_equipped_and_not_from_loot() -> None:
    dungeon = [ENTRANCE, Spot(monster="monster-slime")]
    equipped = table(summoner("dorgan", place=1), hero(), dungeon=dungeon, endgame=True)
    stowed = table(hero("dorgan", place=1, loot=[STONE]), hero(), dungeon=dungeon, endgame=True)

    assert MOVE[3] in offered(equipped)
    assert MOVE[3] not in offered(stowed)


@pytest.mark.rule("DR-SUMMON-01")
def test_a_summoner_ability_that_is_an_action_is_offered() -> None:
    dungeon = [ENTRANCE, Spot(monster="monster-slime"), Spot()]
    thelian = summoner("thelian")
    at = table(thelian, hero(place=2), dungeon=dungeon, endgame=True)
    power = USE[card("summoner-thelian")]

    assert power in offered(at)
    choose(at, power)

    assert tile_at(at, 2).monster is not None
    assert at.state.actions == 2


@pytest.mark.rule("DR-SUMMON-02", "DR-SUMMON-05", "DR-SUMMON-08")
def test_the_summoner_turns_cards_until_a_monster_comes_up() -> None:
    deck = ["trap-dart-wall", "stranger-barefoot-hermit", "monster-slime", "monster-bone-guard"]
    at = table(hero(), summoner(), turn=1, endgame=True, encounters=deck, script=[*cards(*deck)])
    trap, hermit, slime, guard = cards(*deck)

    choose(at, SUMMON)
    assert at.waiting_for == (1,)
    choose(at, PICK_TILE[1])

    turned = [(event.seat, event.card) for event in happened(at, SummonTurned)]
    assert turned == [(1, trap), (1, hermit), (1, slime)]
    assert at.state.discards == [trap, hermit]
    assert at.state.encounters.pool == [guard]
    assert [event.card for event in happened(at, MonsterSummoned)] == [slime]
    assert happened(at, TrapWentOff) == happened(at, StrangerMet) == []
    assert (hero_at(at, 1).wounds, hero_at(at, 1).encounters) == (0, [])
    assert all(tile.stranger == NOTHING for tile in at.state.tiles)


@pytest.mark.rule("DR-SUMMON-03")
def test_to_summon_costs_no_action() -> None:
    at = table(summoner(), hero(), endgame=True, encounters=["monster-slime"])

    choose(at, SUMMON, PICK_TILE[1])

    assert at.state.actions == 2
    assert EQUIP in offered(at)


@pytest.mark.rule("DR-SUMMON-04")
@pytest.mark.parametrize("done", [(EQUIP, DONE), (USE[card("summoner-mizzle")],)])
def test_to_summon_is_the_first_thing_of_a_turn_or_nothing(done: tuple[Option, ...]) -> None:
    at = table(summoner("mizzle"), hero(place=1), endgame=True)
    assert SUMMON in offered(at)

    choose(at, *done)

    assert SUMMON not in offered(at)
    before = GAME.pack(at.state)
    with pytest.raises(Refused):
        at.answer(0, SUMMON)
    assert GAME.pack(at.state) == before


@pytest.mark.rule("DR-SUMMON-04")
def test_to_watch_again_is_nothing_done_yet() -> None:
    at = table(summoner(quiet=True), hero(place=1), endgame=True)

    choose(at, WATCH)

    assert SUMMON in offered(at)


@pytest.mark.rule("DR-SUMMON-06")
def test_the_monster_goes_on_any_tile_without_a_monster() -> None:
    spots = [Spot(), Spot(monster="monster-bone-guard"), Spot("den"), Spot("lair")]
    at = table(
        summoner(),
        hero("dorgan", place=1),
        dungeon=[ENTRANCE, *spots],
        endgame=True,
        encounters=["monster-slime"],
    )

    choose(at, SUMMON)
    assert offered(at) == [PICK_TILE[place] for place in (0, 1, 3, 4)]
    with pytest.raises(Refused):
        at.answer(0, PICK_TILE[2])
    choose(at, PICK_TILE[4])

    found = tile_at(at, 4).monster
    assert found is not None
    assert (found.card, found.wounds) == (card("monster-slime"), 0)


@pytest.mark.rule("DR-SUMMON-07")
@pytest.mark.parametrize("place", [0, 1])
def test_a_summoned_monster_neither_battles_nor_attacks(place: int) -> None:
    heroes = summoner(place=1), hero("dorgan"), hero("ragg")
    at = table(*heroes, endgame=True, encounters=["monster-fire-drake"])

    choose(at, SUMMON, PICK_TILE[place], END_TURN)

    assert happened(at, BattleBegan) == happened(at, FreeAttackBegan) == []
    assert [one.wounds for one in at.state.heroes] == [0, 0, 0]
    assert at.waiting_for == (1,)


@pytest.mark.rule("DR-SUMMON-09")
def test_without_encounter_cards_nothing_can_be_summoned() -> None:
    at = table(summoner(place=1), hero("dorgan"), endgame=True, encounters=["monster-slime"])
    choose(at, SUMMON, PICK_TILE[1], END_TURN, END_TURN)
    assert at.waiting_for == (0,)
    assert SUMMON not in offered(at)
    with pytest.raises(Refused):
        at.answer(0, SUMMON)

    last = table(summoner(), hero("dorgan"), endgame=True, encounters=["trap-dart-wall"])
    choose(last, SUMMON)
    assert happened(last, MonsterSummoned) == []
    assert last.state.discards == cards("trap-dart-wall")
