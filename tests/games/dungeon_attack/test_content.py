"""What is in the box: dice, treasure, states, levels, and what the printed rules leave open."""

import pytest
from msgspec.structs import astuple

from tests.games.dungeon_attack.situations import (
    CARDS,
    GAME,
    Adventurer,
    Monsters,
    Phase,
    adventurer,
    choose,
    happened,
    new_table,
    seat,
    table,
)
from undercroft.games.dungeon_attack.events import (
    DiceRolled,
    DieRerolled,
    Healed,
    HitTaken,
    KnockedOut,
    LevelBegan,
)
from undercroft.games.dungeon_attack.options import BUST, HEAL, PASS, RECHARGE, REROLL, By
from undercroft.games.dungeon_attack.state import (
    ATTACKING,
    BOSS,
    KNOCKED_OUT,
    MONSTER,
    STUNNED,
    UNHURT,
    WOUNDED,
)
from undercroft.telling import Teller
from undercroft.words import Words

ABILITIES = {
    "onslaught": ("throng", "rating_in_throng"),
    "fury": ("rating_stunned", "rating_wounded"),
    "bulwark": ("shrugs_from",),
    "mend": ("mends", "mend_gold"),
    "firebolt": ("rerolls",),
    "snare": ("snares",),
    "tinker": ("tinkers",),
    "repel": ("repels",),
    "nimble fingers": ("search_rerolls",),
}
"""The fields of a card that make one ability together."""


def abilities(card: Adventurer) -> list[str]:
    """What a card can do."""
    return [
        name for name, fields in ABILITIES.items() if any(getattr(card, field) for field in fields)
    ]


@pytest.mark.rule("DA-DIE-01")
def test_fourteen_regular_dice_show_d_m_or_a() -> None:
    faces = "DDDDDMMMMAAAAA"
    play = new_table(2, [0, 1, 0, faces])

    assert play.state.room == Monsters(14)
    choose(play, BUST)

    assert happened(play, DiceRolled)[0].regular == faces
    assert MONSTER in GAME.dice
    assert set(MONSTER.sides) == set("DMA")


@pytest.mark.rule("DA-DIE-02")
def test_two_boss_dice_of_their_own_show_d_m_or_a() -> None:
    seats = adventurer(), adventurer()
    play = table(*seats, phase=Phase.SEARCH, level=2, dice=["D" * 14, "MA"])

    assert play.state.room.bosses == 2
    choose(play, BUST)

    assert happened(play, DiceRolled)[0].bosses == "MA"
    assert GAME.dice == (MONSTER, BOSS)
    assert BOSS.name != MONSTER.name
    assert set(BOSS.sides) == set("DMA")


@pytest.mark.rule("DA-TOKEN-01")
def test_gold_comes_in_ones_without_a_limit() -> None:
    play = table(adventurer(pile=30), phase=Phase.SEARCH, level=3, dice="A" * 30)

    assert seat(play, 0).gold == 30
    assert play.result().scores == (30,)


@pytest.mark.rule("DA-TOKEN-02")
def test_five_gold_are_worth_five_ones() -> None:
    ones = adventurer(gold=2, pile=3)
    five = adventurer(gold=5)
    play = table(ones, five, phase=Phase.SEARCH, level=3, dice="AAA")

    assert seat(play, 0).gold == seat(play, 1).gold == 5
    assert play.result().scores == (5, 5)
    assert play.result().ranks == (1, 1)


@pytest.mark.rule("DA-TOKEN-03")
def test_a_magic_item_is_ready_or_drained_and_worth_three_either_way() -> None:
    play = table(adventurer(charged=1), adventurer(hits=1), adventurer(facing=2), dice="AD")

    assert play.result().scores[0] == 3
    choose(play, HEAL[By.ITEM][1])
    assert (seat(play, 0).charged, seat(play, 0).drained) == (0, 1)
    assert play.result().scores[0] == 3
    choose(play, PASS, RECHARGE)

    assert (seat(play, 0).charged, seat(play, 0).drained) == (1, 0)
    assert play.result().scores[0] == 3


@pytest.mark.rule("DA-TOKEN-04")
def test_a_magic_artifact_is_counted_apart_and_worth_five() -> None:
    play = table(adventurer(boss_pile=1), phase=Phase.SEARCH, level=3, dice="D")

    me = seat(play, 0)
    assert (me.artifacts, me.charged, me.drained, me.gold) == (1, 0, 0, 0)
    assert play.result().scores == (5,)


@pytest.mark.rule("DA-STATE-01")
def test_an_adventurer_goes_through_four_states_in_order() -> None:
    play = table(adventurer(facing=1), adventurer(), dice="A A A")
    states = [UNHURT, seat(play, 0).hits]

    for _ in range(2):
        choose(play, PASS)
        states.append(seat(play, 0).hits)

    assert states == [UNHURT, STUNNED, WOUNDED, KNOCKED_OUT] == [0, 1, 2, 3]
    assert [event.hits for event in happened(play, HitTaken)] == [1, 2, 3]
    assert [event.seat for event in happened(play, KnockedOut)] == [0]
    assert play.waiting_for == (1,)


@pytest.mark.rule("DA-STATE-01")
def test_the_four_states_have_their_printed_names() -> None:
    hurt = table(adventurer(facing=1), adventurer(), dice="A A A", room=1)
    choose(hurt, PASS, PASS)
    healed = table(adventurer(artifacts=1), adventurer(hits=1), room=1)
    choose(healed, HEAL[By.ARTIFACT][1])

    said = [
        Teller(play, Words("en", GAME)).event(event)
        for play, kind in ((healed, Healed), (hurt, HitTaken))
        for event in happened(play, kind)
    ]

    assert [sentence.rpartition("now ")[2].rpartition("is ")[2] for sentence in said] == [
        "unhurt.",
        "Stunned.",
        "Wounded.",
        "Knocked Out.",
    ]


@pytest.mark.rule("DA-DUNGEON-01")
def test_three_levels_have_fourteen_regular_dice_and_no_one_and_two_bosses() -> None:
    play = new_table(1, [0])
    rooms = []

    for _ in range(3):
        rooms.append((play.state.level, *astuple(play.state.room)))
        choose(play, PASS)

    assert play.is_over
    assert rooms == [(1, 14, 0, 0), (2, 14, 1, 0), (3, 14, 2, 0)]
    told = [(event.level, event.regular, event.bosses) for event in happened(play, LevelBegan)]
    assert told == [(1, 14, 0), (2, 14, 1), (3, 14, 2)]


@pytest.mark.rule("DA-GAP-01")
def test_every_adventurer_is_ours_and_has_one_rating_and_one_ability_of_its_own() -> None:
    printed_players = 4

    assert len(CARDS) > printed_players
    assert all(card.provenance == "original" for card in CARDS.values())
    assert all(card.rating > 0 for card in CARDS.values())
    assert len({card.rating for card in CARDS.values()}) > 1
    found = [abilities(card) for card in CARDS.values()]
    assert all(len(names) == 1 for names in found)
    assert len({names[0] for names in found}) == len(CARDS)


@pytest.mark.rule("DA-GAP-01")
def test_some_adventurers_re_roll_and_some_heal_in_every_turn() -> None:
    mage = next(card for card in CARDS.values() if card.rerolls)
    healer = next(card for card in CARDS.values() if card.mends)
    seats = adventurer(healer), adventurer(mage, facing=2), adventurer(hits=2)
    play = table(*seats, dice="AA D A A")

    for _ in range(2):
        choose(play, HEAL[By.ABILITY][2], REROLL[By.ABILITY][ATTACKING], PASS)

    assert seat(play, 2).hits == 0
    assert [event.seat for event in happened(play, DieRerolled)] == [1, 1]


@pytest.mark.rule("DA-GAP-03")
def test_a_solo_game_is_graded_because_the_printed_rules_give_no_goal() -> None:
    solo = new_table(1, [0])
    party = new_table(2, [0, 1, 0])

    choose(solo, PASS, PASS, PASS)
    choose(party, *[PASS] * 6)

    assert solo.is_over
    assert party.is_over
    assert solo.result().verdicts == ("verdict-party-survived", "verdict-solo-novice")
    assert party.result().verdicts == ("verdict-party-survived",)
