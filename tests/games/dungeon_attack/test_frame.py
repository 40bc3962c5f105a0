"""The frame of the game: players, what lies in the box, and what an adventurer card carries."""

import pytest
from typer.testing import CliRunner

from tests.games.dungeon_attack.situations import (
    GAME,
    Adventurer,
    Monsters,
    Phase,
    adventurer,
    choose,
    happened,
    new_table,
    offered,
    seat,
    table,
)
from undercroft.cli import app
from undercroft.engine import Die, Keyed, Refused
from undercroft.engine.chance import NOBODY
from undercroft.games.dungeon_attack.events import (
    AdventurerTaken,
    DiceRolled,
    DoorBusted,
    MonstersDefeated,
    PileSearched,
    TreasureFound,
)
from undercroft.games.dungeon_attack.options import ASSIST, BUST, PASS, SEND, SEND_TO_ROOM
from undercroft.games.dungeon_attack.state import BOSS, MONSTER
from undercroft.rulebook import rules
from undercroft.words import Words

WORDS = Words("en", GAME)
BLUNT = Adventurer(id="blunt", rating=0)
"""Beats nothing, so that nothing has to be kept."""


@pytest.mark.rule("DA-META-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_one_to_four_players_and_more_sit_down(players: int) -> None:
    begun = new_table(players, [*range(players)], starting_player=1)

    assert players in GAME.seats
    assert len(begun.state.seats) == players
    assert begun.waiting_for == (0,)


@pytest.mark.rule("DA-META-01")
def test_a_game_needs_at_least_one_player() -> None:
    with pytest.raises(Refused):
        new_table(0, [])

    assert GAME.seats[0] == 1


@pytest.mark.rule("DA-META-02", "DA-META-03")
@pytest.mark.parametrize(
    ("language", "told", "time", "age"),
    [
        ("en", "Minutes 10-15 · Age 10+", "10 to 15 minutes", "10 and up"),
        ("fr", "Minutes 10-15 · Âge 10+", "10 à 15 minutes", "10 ans et plus"),
    ],
)
def test_who_chooses_a_game_is_told_how_long_it_takes_and_for_whom_it_is(
    language: str, told: str, time: str, age: str
) -> None:
    listed = CliRunner().invoke(app, ["games", "--lang", language]).stdout
    rows = rules(GAME, language)

    assert told in listed.partition("(dungeon-attack)")[2].partition("(dungeon-fighter)")[0]
    assert time in rows["DA-META-02"].text
    assert age in rows["DA-META-03"].text


@pytest.mark.rule("DA-META-04")
def test_an_adventurer_enters_the_dungeon_fights_and_finds_treasure() -> None:
    dungeon = new_table(2, [0, 1, "DA", "D", "DA"], starting_player=1, dungeon=[[2, 0]])

    choose(dungeon, BUST, PASS)

    assert [one.card.id for one in dungeon.state.seats] == ["garrick-vane", "hulda-ironbrow"]
    assert [event.seat for event in happened(dungeon, DoorBusted)] == [0]
    assert [event.regular for event in happened(dungeon, MonstersDefeated)] == [1, 1]
    assert [(event.gold, event.items) for event in happened(dungeon, TreasureFound)] == [(1, 1)]


@pytest.mark.rule("DA-META-05")
def test_all_adventurers_share_one_dungeon_and_one_set_of_dice() -> None:
    shared = table(adventurer(), adventurer(), adventurer(), room=6, busted=False, dice="DMMAAA A")

    choose(shared, BUST, SEND[1], SEND_TO_ROOM)

    party = shared.state.seats
    assert [one.facing.dice() for one in party] == [3, 1, 0]
    assert [one.pile.dice() for one in party] == [1, 0, 0]
    assert shared.state.room.dice() == 1
    assert shared.waiting_for == (2,)
    assert offered(shared) == [PASS, ASSIST[0], ASSIST[1], BUST]


@pytest.mark.rule("DA-META-06")
def test_the_adventurer_with_more_treasure_is_more_successful() -> None:
    searched = table(
        adventurer(pile=2), adventurer(pile=2), level=3, phase=Phase.SEARCH, dice="AM DA"
    )

    assert searched.is_over
    assert searched.result().scores == (1, 4)
    assert searched.result().ranks == (2, 1)


@pytest.mark.rule("DA-META-07")
def test_each_defeated_die_is_a_monster_that_may_yield_treasure() -> None:
    last_level = table(adventurer(facing=3), adventurer(), level=3, dice="DDM DM")

    choose(last_level, SEND_TO_ROOM, PASS)

    assert {type(card) for card in GAME.content} == {Adventurer}
    assert [event.regular for event in happened(last_level, PileSearched)] == ["DM"]
    assert last_level.result().scores == (3, 0)


@pytest.mark.rule("DA-COMPONENT-01")
def test_each_player_uses_one_card_that_nobody_else_has() -> None:
    full = new_table(8, [7, 6, 5, 4, 3, 2, 1], starting_player=1)

    cards = [one.card for one in full.state.seats]
    assert cards == list(reversed(GAME.content))
    assert len({card.id for card in cards}) == 8


@pytest.mark.rule("DA-COMPONENT-02", "DA-COMPONENT-03")
def test_the_full_set_is_fourteen_regular_and_two_boss_dice() -> None:
    last_level = new_table(2, [0, 1, "A" * 14, "MA"], starting_player=1)

    choose(last_level, PASS, PASS, PASS, PASS, BUST)

    assert last_level.state.level == 3
    assert happened(last_level, DoorBusted)[0].dice == 16
    rolled = happened(last_level, DiceRolled)[0]
    assert (rolled.regular, rolled.bosses) == ("A" * 14, "MA")
    assert len(GAME.dice) == 2


@pytest.mark.rule("DA-COMPONENT-04")
@pytest.mark.parametrize(("regular", "red"), [(200, 0), (0, 200)])
def test_every_die_shows_only_the_three_symbols(regular: int, red: int) -> None:
    many = table(adventurer(BLUNT), adventurer(hits=3), room=regular, room_bosses=red)
    many.use(Keyed.from_seed("three symbols"))

    choose(many, BUST)

    roll = happened(many, DiceRolled)[0]
    assert set(roll.regular + roll.bosses) == set("DMA")


@pytest.mark.rule("DA-COMPONENT-04")
@pytest.mark.parametrize("die", GAME.dice)
@pytest.mark.parametrize("symbol", ["X", "1", "DD"])
def test_another_symbol_is_no_face_of_a_die(die: Die, symbol: str) -> None:
    own_dice = table(adventurer(), room=int(die is MONSTER), room_bosses=int(die is BOSS)).twin(
        NOBODY
    )
    choose(own_dice, BUST)

    with pytest.raises((Refused, ValueError)):
        own_dice.tell(die.parse(symbol))
    own_dice.tell(die.parse("M"))

    assert [event.regular + event.bosses for event in happened(own_dice, DiceRolled)] == ["M"]


@pytest.mark.rule("DA-COMPONENT-05")
def test_gold_and_magic_items_are_counted_apart() -> None:
    searched = table(adventurer(pile=8), level=3, phase=Phase.SEARCH, dice="AAAAAADD")

    rich = seat(searched, 0)
    assert rich.gold == 5 + 1
    assert (rich.charged, rich.drained, rich.artifacts) == (2, 0, 0)


@pytest.mark.rule("DA-CARD-01")
def test_a_card_carries_the_descriptive_name_of_its_adventurer() -> None:
    full = new_table(8, [0, 1, 2, 3, 4, 5, 6], starting_player=1)

    cards = [one["card"]["id"] for one in full.view(None)["seats"]]
    assert [event.adventurer for event in happened(full, AdventurerTaken)] == cards
    assert [WORDS.say(f"adventurer-{card}") for card in cards] == [
        "Garrick Vane",
        "Hulda Ironbrow",
        "Sister Maren",
        "Quill",
        "Ysolde Emberhand",
        "Thorn Wildstep",
        "Orrin Cogwright",
        "Bram Redhand",
    ]


@pytest.mark.rule("DA-CARD-02")
def test_every_card_has_one_ability_that_no_other_card_has() -> None:
    printed = {WORDS.note(f"adventurer-{card.id}", "ability") for card in GAME.content}
    verbs = [
        {verb for verb in card.__struct_fields__ if getattr(card, verb)}
        - {"id", "provenance", "rating"}
        for card in GAME.content
    ]

    assert None not in printed
    assert len(printed) == len(GAME.content) == 8
    assert all(verbs)
    assert sum(map(len, verbs)) == len(set().union(*verbs))


@pytest.mark.rule("DA-CARD-03")
@pytest.mark.parametrize("rating", [1, 2, 4])
def test_the_combat_rating_is_the_most_defeated_dice_kept_in_a_turn(rating: int) -> None:
    fighter = Adventurer(id="fighter", rating=rating)

    fought = table(adventurer(fighter, facing=5), adventurer(), dice="DDDDD")

    assert seat(fought, 0).pile == Monsters(rating)
    assert seat(fought, 0).facing == Monsters(5 - rating)
    assert fought.view(None)["seats"][0]["card"]["rating"] == rating


@pytest.mark.rule("DA-CARD-04")
def test_everybody_sees_how_many_hits_an_adventurer_has_taken() -> None:
    beaten_up = table(adventurer(facing=1), adventurer(), room=1, dice="A A A")

    shown = [beaten_up.view(viewer)["seats"][0]["hits"] for viewer in (0, 1, None)]
    assert shown == [1, 1, 1]

    choose(beaten_up, PASS)
    assert beaten_up.view(1)["seats"][0]["hits"] == 2

    choose(beaten_up, PASS)
    assert beaten_up.view(1)["seats"][0]["hits"] == 3
