"""Advance: encounter cards become training and a new ability."""

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
)
from undercroft.engine import Refused
from undercroft.games.dungeon_run.events import AbilityKept, DiceRolled
from undercroft.games.dungeon_run.options import (
    ADVANCE,
    BATTLE,
    END_TURN,
    FIGHT_WITH,
    KEEP,
    PAY,
    RAISE,
)

SLIME, WOLF = "monster-slime", "monster-gloomwolf"
DARTS, IRON = "trap-dart-wall", "trap-leg-iron"
BOSS = "boss-hadrak"
CUT, LESSONS, MARCH = "ability-parade-ground-cut", "ability-hard-lessons", "ability-forced-march"
DRAWN: list[str | int] = [card(CUT), card(MARCH)]


@pytest.mark.rule("DR-ADVANCE-01")
def test_any_two_encounter_cards_of_the_own_loot_pile_are_discarded() -> None:
    at = table(hero("kessa", loot=[SLIME, DARTS, WOLF]), hero("ragg"), script=DRAWN)

    choose(at, ADVANCE)
    assert offered(at) == [PAY[number] for number in cards(SLIME, DARTS, WOLF)]
    choose(at, PAY[card(DARTS)], PAY[card(WOLF)])

    assert [kept.card for kept in hero_at(at, 0).encounters] == [card(SLIME)]
    assert at.state.discards == cards(DARTS, WOLF)
    assert at.state.actions == 1


@pytest.mark.rule("DR-ADVANCE-01")
def test_one_encounter_card_items_and_cards_of_others_do_not_pay() -> None:
    rich = hero("ragg", loot=[SLIME, WOLF])
    at = table(hero("kessa", loot=[SLIME, "treasure-feud-sword", "treasure-hex-doll"]), rich)
    before = GAME.pack(at.state)

    assert ADVANCE not in offered(at)
    with pytest.raises(Refused):
        at.answer(0, ADVANCE)
    assert GAME.pack(at.state) == before


@pytest.mark.rule("DR-ADVANCE-01")
def test_a_bargain_while_hurt_does_not_help_an_unhurt_hero() -> None:
    at = table(hero("kessa", abilities=[LESSONS], loot=[SLIME]), hero("ragg"))

    assert ADVANCE not in offered(at)


@pytest.mark.rule("DR-ADVANCE-02", "DR-ADVANCE-03", "DR-ADVANCE-04")
def test_a_marker_raises_brawn_magic_or_skill_by_one_and_never_life() -> None:
    dungeon = [ENTRANCE, Spot(monster=WOLF)]
    at = table(hero("kessa", place=1, loot=[SLIME, DARTS]), dungeon=dungeon, script="111 11111")

    choose(at, ADVANCE, PAY[card(SLIME)])
    assert offered(at) == list(RAISE)
    choose(at, RAISE[0])

    assert hero_at(at, 0).markers == [1, 0, 0]
    choose(at, BATTLE, FIGHT_WITH[0])
    assert happened(at, DiceRolled)[0].dice == "1 1 1 1 1"


@pytest.mark.rule("DR-ADVANCE-05")
def test_one_of_two_drawn_ability_cards_is_kept_and_the_other_discarded() -> None:
    at = table(hero("kessa", loot=[SLIME, DARTS]), hero("ragg"), script=DRAWN)

    choose(at, ADVANCE, PAY[card(SLIME)], RAISE[1])
    assert offered(at) == [KEEP[card(CUT)], KEEP[card(MARCH)]]
    choose(at, KEEP[card(MARCH)])

    kessa = hero_at(at, 0)
    assert (kessa.abilities, kessa.discards) == ([card(MARCH)], [card(CUT)])
    assert len(kessa.deck) == 8
    assert at.view(1)["heroes"][0]["abilities"] == [card(MARCH)]


@pytest.mark.rule("DR-ADVANCE-06", "DR-ADVANCE-07")
def test_discarded_ability_cards_never_return_to_an_empty_deck() -> None:
    kessa = hero("kessa", loot=[SLIME, DARTS, WOLF, IRON], deck=[CUT, MARCH])
    at = table(kessa, hero("ragg"), script=[card(CUT)])

    choose(at, ADVANCE, PAY[card(DARTS)], PAY[card(SLIME)], RAISE[0], KEEP[card(CUT)])
    choose(at, ADVANCE, PAY[card(WOLF)], RAISE[0])

    kessa = hero_at(at, 0)
    assert kessa.markers == [2, 0, 0]
    assert (kessa.abilities, kessa.discards) == ([card(CUT)], [card(MARCH)])
    assert len(happened(at, AbilityKept)) == 1


@pytest.mark.rule("DR-ADVANCE-08", "DR-EXAMPLE-09")
def test_the_boss_card_alone_pays_in_full() -> None:
    at = table(hero("kessa", loot=[BOSS]), hero("ragg"), script=DRAWN)

    choose(at, ADVANCE)
    assert offered(at) == list(RAISE)
    choose(at, RAISE[2], KEEP[card(CUT)])

    kessa = hero_at(at, 0)
    assert (kessa.boss, kessa.markers, kessa.abilities) == (-1, [0, 0, 1], [card(CUT)])
    assert END_TURN in offered(at)


@pytest.mark.rule("DR-RULING-54")
def test_the_boss_card_is_never_paid_together_with_another() -> None:
    at = table(hero("kessa", loot=[SLIME, DARTS, BOSS]), hero("ragg"))

    choose(at, ADVANCE)
    assert PAY[card(BOSS)] in offered(at)
    choose(at, PAY[card(SLIME)])

    assert offered(at) == list(RAISE)
    assert (hero_at(at, 0).boss, hero_at(at, 0).encounters) == (card(BOSS), [])


@pytest.mark.rule("DR-RULING-54")
def test_one_card_beside_the_boss_card_is_not_asked_for() -> None:
    at = table(hero("kessa", loot=[SLIME, BOSS]), hero("ragg"))

    choose(at, ADVANCE)

    assert offered(at) == list(RAISE)
    assert (hero_at(at, 0).boss, len(hero_at(at, 0).encounters)) == (-1, 1)


@pytest.mark.rule("DR-RULING-54")
@pytest.mark.parametrize("deck", [[CUT], []])
def test_the_marker_comes_first_and_the_last_ability_card_is_kept(deck: list[str]) -> None:
    at = table(hero("kessa", loot=[BOSS], deck=deck), hero("ragg"))

    choose(at, ADVANCE)
    assert len(hero_at(at, 0).deck) == len(deck)
    choose(at, RAISE[0])

    assert (hero_at(at, 0).markers, hero_at(at, 0).abilities) == ([1, 0, 0], cards(*deck))
    assert END_TURN in offered(at)


@pytest.mark.rule("DR-RULING-54")
def test_the_supply_of_markers_has_no_limit() -> None:
    at = table(hero("kessa", loot=[BOSS], markers=(9, 9, 9), deck=[]), hero("ragg"))

    choose(at, ADVANCE, RAISE[1])

    assert hero_at(at, 0).markers == [9, 10, 9]
