"""Decisions about the Stone: who has it, what it does, where it goes."""

import pytest

from tests.games.dungeon_run.situations import (
    BOX,
    ENTRANCE,
    GAME,
    Spot,
    card,
    choose,
    happened,
    hero,
    hero_at,
    offered,
    table,
    tile_at,
)
from undercroft.engine import Refused
from undercroft.games.dungeon_run.cards import TRAININGS
from undercroft.games.dungeon_run.events import (
    HeroDied,
    StoneCarriedOut,
)
from undercroft.games.dungeon_run.options import (
    AGREE,
    DUEL,
    END_TURN,
    EQUIP,
    FIGHT_WITH,
    GIVE,
    MOVE,
    PICK_TILE,
    PROPOSE,
    PUT_ON,
    SEARCH,
    STOW,
    STRIKE_HOME,
    SUMMON,
    TAKE_ITEM,
    TOSS,
    TRADE,
    USE,
)

STONE_NAME = "artifact-summoning-stone"
STONE = card(STONE_NAME)
BRAWN = FIGHT_WITH[0]
EAST, WEST = 1, 3
SLIME = [ENTRANCE, Spot(monster="monster-slime")]


@pytest.mark.rule("DR-RULING-67")
def test_to_have_the_stone_is_not_to_have_it_equipped() -> None:
    dungeon = [ENTRANCE, Spot(items=[STONE_NAME])]
    at = table(hero("mizzle", place=1), hero(), dungeon=dungeon)
    choose(at, SEARCH, STOW[STONE])
    assert at.state.endgame

    choose(at, END_TURN, END_TURN)
    assert at.state.first == 1
    choose(at, END_TURN)
    assert at.waiting_for == (0,)
    assert SUMMON not in offered(at)
    assert USE[card("summoner-mizzle")] not in offered(at)

    choose(at, MOVE[WEST], END_TURN)
    assert [event.seat for event in happened(at, StoneCarriedOut)] == [0]


@pytest.mark.rule("DR-RULING-67")
def test_a_kill_and_a_trade_hand_the_stone_on() -> None:
    corvan = hero("corvan", wounds=5, equipped=[STONE_NAME])
    kill = table(hero("ragg"), corvan, hero(place=1), endgame=True, script="6111 1")
    choose(kill, DUEL[1], BRAWN, BRAWN, STRIKE_HOME, TAKE_ITEM[STONE], STOW[STONE], END_TURN)
    assert [event.seat for event in happened(kill, StoneCarriedOut)] == [0]

    deal = table(hero("ragg", loot=[STONE_NAME]), hero("ragg"), endgame=True)
    choose(deal, EQUIP, TRADE[1], GIVE[STONE], PROPOSE, AGREE, END_TURN, END_TURN)
    assert [event.seat for event in happened(deal, StoneCarriedOut)] == [1]


@pytest.mark.rule("DR-RULING-67")
def test_the_endgame_goes_on_when_the_stone_lies_on_a_tile_again() -> None:
    bearer = hero("dorgan", place=1, wounds=5, loot=[STONE_NAME])
    weak = hero("ragg", place=1, wounds=5)
    heroes = bearer, weak, hero(), hero("corvan")
    at = table(*heroes, dungeon=SLIME, endgame=True, script="35 35")

    choose(at, END_TURN)
    assert tile_at(at, 1).items == [STONE]
    assert at.state.endgame
    choose(at, END_TURN)
    assert [event.seat for event in happened(at, HeroDied)] == [0, 1]


@pytest.mark.rule("DR-RULING-68")
def test_the_stone_fills_no_slot_suits_everybody_and_never_goes_into_the_well() -> None:
    assert BOX.item(STONE).slots == ()
    assert set(BOX.item(STONE).trainings) == set(TRAININGS)
    pole = "treasure-ten-foot-pole"
    at = table(
        hero("dorgan", place=1, loot=[STONE_NAME, pole]),
        hero("ragg", place=1),
        dungeon=[ENTRANCE, Spot("well")],
        endgame=True,
    )

    assert TOSS[card(pole)] in offered(at)
    assert TOSS[STONE] not in offered(at)
    before = GAME.pack(at.state)
    with pytest.raises(Refused):
        at.answer(0, TOSS[STONE])
    assert GAME.pack(at.state) == before

    choose(at, EQUIP)
    assert PUT_ON[STONE] in offered(at)
    choose(at, TRADE[1])
    assert GIVE[STONE] in offered(at)


@pytest.mark.rule("DR-RULING-68")
@pytest.mark.parametrize("number", list(BOX.heroes))
def test_every_hero_can_equip_the_stone(number: int) -> None:
    name = BOX.cards[number].id
    dungeon = [ENTRANCE, Spot(items=[STONE_NAME])]
    at = table(hero(name, place=1), hero("kessa" if name != "kessa" else "ragg"), dungeon=dungeon)

    choose(at, SEARCH, PUT_ON[STONE])

    assert hero_at(at, 0).equipped == [STONE]


@pytest.mark.rule("DR-RULING-71")
def test_summon_is_offered_once_a_turn_and_not_on_the_turn_the_stone_is_gained() -> None:
    dungeon = [ENTRANCE, Spot(items=[STONE_NAME])]
    at = table(hero(place=1), hero("dorgan"), dungeon=dungeon, encounters=["monster-slime"])
    choose(at, SEARCH, PUT_ON[STONE])
    assert SUMMON not in offered(at)

    bearer = hero(place=1, equipped=[STONE_NAME])
    decks = ["monster-slime", "monster-bone-guard"]
    script: list[str | int] = [card("monster-slime")]
    twice = table(bearer, hero("dorgan"), endgame=True, encounters=decks, script=script)
    choose(twice, SUMMON, PICK_TILE[1])
    assert len(twice.state.encounters) == 1
    assert SUMMON not in offered(twice)
    with pytest.raises(Refused):
        twice.answer(0, SUMMON)


@pytest.mark.rule("DR-RULING-71")
def test_other_heroes_still_draw_from_the_summoners_deck() -> None:
    dungeon = [ENTRANCE, Spot("den")]
    heroes = hero("dorgan"), hero(equipped=[STONE_NAME], place=1, ko=True)
    deck = ["stranger-barefoot-hermit"]
    at = table(*heroes, dungeon=dungeon, endgame=True, encounters=deck, script="4")

    choose(at, MOVE[EAST])

    assert tile_at(at, 1).stranger == card("stranger-barefoot-hermit")
    assert len(at.state.encounters) == 0
