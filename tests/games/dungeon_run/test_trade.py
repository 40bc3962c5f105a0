"""Trade: a part of Equip, with one hero of the tile, and only if both agree."""

import pytest

from tests.games.dungeon_run.situations import (
    BOX,
    GAME,
    card,
    cards,
    choose,
    happened,
    hero,
    hero_at,
    offered,
    table,
)
from undercroft.engine import Refused, Table
from undercroft.games.dungeon_run.events import (
    BackWanted,
    CardOffered,
    CardWanted,
    OfferMade,
    TradeDone,
    TradeFailed,
)
from undercroft.games.dungeon_run.options import (
    AGREE,
    DONE,
    EQUIP,
    GIVE,
    PROPOSE,
    PUT_ON,
    TAKE_BACK,
    TAKE_OFF,
    TRADE,
    WALK_AWAY,
    WANT,
    WANT_BACK,
    Give,
)
from undercroft.games.dungeon_run.state import Hero

SWORD, WAND, SLIME = "treasure-feud-sword", "treasure-ember-wand", "monster-slime"
BOSS = "boss-hadrak"
SHIELD, LANTERN = "treasure-gatekeepers-shield", "artifact-lantern-of-the-dead"


def loot(owner: Hero) -> list[int]:
    """The cards of a loot pile."""
    piles = (*owner.treasures, *owner.artifacts, *owner.encounters)
    return [kept.card for kept in piles]


def swap_wand_for_sword() -> Table:
    """Seat 0 has laid the wand and seat 1 the sword; seat 0 is asked."""
    at = table(hero("kessa", loot=[WAND]), hero("corvan", loot=[SWORD]))
    choose(at, EQUIP, TRADE[1], GIVE[card(WAND)], PROPOSE)
    return choose(at, GIVE[card(SWORD)], PROPOSE)


@pytest.mark.rule("DR-TRADE-01")
def test_a_hero_trades_in_an_equip_action_with_heroes_on_his_tile_alone() -> None:
    at = table(hero("kessa", loot=[SWORD]), hero("corvan"), hero("brunna", place=1))

    assert TRADE[1] not in offered(at)
    choose(at, EQUIP)

    before = GAME.pack(at.state)
    assert offered(at) == [PUT_ON[card(SWORD)], TRADE[1], DONE]
    with pytest.raises(Refused):
        at.answer(0, TRADE[2])
    assert GAME.pack(at.state) == before


@pytest.mark.rule("DR-TRADE-02")
def test_treasures_artifacts_and_encounter_cards_change_hands() -> None:
    at = table(hero("kessa", loot=[WAND, LANTERN, SLIME]), hero("corvan"))

    choose(at, EQUIP, TRADE[1], *(GIVE[number] for number in cards(WAND, LANTERN, SLIME)))
    choose(at, PROPOSE, AGREE)

    assert loot(hero_at(at, 0)) == []
    assert loot(hero_at(at, 1)) == cards(WAND, LANTERN, SLIME)


@pytest.mark.rule("DR-TRADE-03")
def test_what_both_agree_on_is_traded() -> None:
    at = choose(swap_wand_for_sword(), AGREE)

    assert (loot(hero_at(at, 0)), loot(hero_at(at, 1))) == ([card(SWORD)], [card(WAND)])
    assert len(happened(at, TradeDone)) == 1


@pytest.mark.rule("DR-TRADE-03")
@pytest.mark.parametrize("seat", [0, 1])
def test_either_side_may_walk_away_and_keeps_everything(seat: int) -> None:
    at = swap_wand_for_sword()
    if seat == 1:
        choose(at, PROPOSE)

    assert at.waiting_for == (seat,)
    choose(at, WALK_AWAY)

    assert (loot(hero_at(at, 0)), loot(hero_at(at, 1))) == ([card(WAND)], [card(SWORD)])
    assert happened(at, TradeDone) == []
    assert len(happened(at, TradeFailed)) == 1


@pytest.mark.rule("DR-TRADE-03")
def test_nobody_agrees_to_terms_that_he_has_just_changed() -> None:
    at = table(hero("kessa", loot=[WAND]), hero("corvan", loot=[SWORD]))
    choose(at, EQUIP, TRADE[1], GIVE[card(WAND)])

    assert AGREE not in offered(at)
    choose(at, PROPOSE, GIVE[card(SWORD)])

    assert AGREE not in offered(at)
    with pytest.raises(Refused):
        at.answer(1, AGREE)
    with pytest.raises(Refused):
        at.answer(0, AGREE)


@pytest.mark.rule("DR-TRADE-04", "DR-EXAMPLE-10")
def test_a_trade_and_new_equipment_take_one_action_and_one_partner() -> None:
    kessa = hero("kessa", equipped=[SHIELD], loot=[WAND, SLIME])
    at = table(kessa, hero("corvan", loot=[SWORD]), hero("brunna"))

    choose(at, EQUIP, TAKE_OFF[card(SHIELD)], TRADE[1])
    choose(at, GIVE[card(WAND)], GIVE[card(SLIME)], PROPOSE, GIVE[card(SWORD)], PROPOSE, AGREE)

    assert TRADE[2] not in offered(at)
    choose(at, PUT_ON[card(SWORD)], PUT_ON[card(SHIELD)], DONE)

    assert hero_at(at, 0).equipped == cards(SWORD, SHIELD)
    assert set(loot(hero_at(at, 1))) == set(cards(WAND, SLIME))
    assert at.state.actions == 1

    choose(at, EQUIP)
    assert TRADE[2] in offered(at)


@pytest.mark.rule("DR-TRADE-05")
def test_a_second_partner_in_the_same_action_is_refused() -> None:
    at = table(hero("kessa", loot=[SWORD]), hero("corvan"), hero("brunna"))
    choose(at, EQUIP)
    assert {TRADE[1], TRADE[2]} <= set(offered(at))
    choose(at, TRADE[1], WALK_AWAY)

    assert offered(at) == [PUT_ON[card(SWORD)], DONE]
    with pytest.raises(Refused):
        at.answer(0, TRADE[2])


@pytest.mark.rule("DR-TRADE-06")
def test_a_hero_who_is_knocked_out_does_not_trade() -> None:
    at = table(hero("kessa", loot=[SWORD]), hero("corvan", ko=True))

    choose(at, EQUIP)

    assert offered(at) == [PUT_ON[card(SWORD)], DONE]
    with pytest.raises(Refused):
        at.answer(0, TRADE[1])


@pytest.mark.rule("DR-RULING-51")
def test_the_partner_stows_what_he_gets_and_a_gift_is_a_trade() -> None:
    at = table(hero("corvan", loot=[SWORD]), hero("kessa"))

    choose(at, EQUIP, TRADE[1], GIVE[card(SWORD)], PROPOSE, AGREE)

    assert at.waiting_for == (0,)
    assert (hero_at(at, 1).equipped, loot(hero_at(at, 1))) == ([], [card(SWORD)])
    assert loot(hero_at(at, 0)) == []


@pytest.mark.rule("DR-RULING-51")
def test_the_boss_card_trades_but_no_ability_marker_or_lasting_trap() -> None:
    kessa = hero(
        "kessa",
        equipped=[SHIELD],
        loot=[SLIME, BOSS],
        abilities=["ability-charge"],
        burdens=["trap-leg-iron"],
        markers=(1, 1, 1),
    )
    at = choose(table(kessa, hero("corvan")), EQUIP, TRADE[1])

    given = [option for option in offered(at) if isinstance(option, Give)]
    assert given == [GIVE[number] for number in cards(SHIELD, SLIME, BOSS)]
    with pytest.raises(Refused):
        at.answer(0, GIVE[card("trap-leg-iron")])
    choose(at, GIVE[card(BOSS)], PROPOSE, AGREE)

    assert [hero_at(at, seat).boss for seat in (0, 1)] == [-1, card(BOSS)]


@pytest.mark.rule("DR-RULING-51", "DR-RULING-52")
def test_the_boss_card_is_asked_for_as_an_encounter_card() -> None:
    at = choose(table(hero("kessa"), hero("corvan", loot=[BOSS])), EQUIP, TRADE[1])

    assert WANT_BACK[2] in offered(at)


@pytest.mark.rule("DR-RULING-52")
def test_each_side_in_turn_lays_wants_and_proposes_at_most_six_times() -> None:
    at = table(hero("kessa", loot=[WAND, SLIME]), hero("corvan", equipped=[LANTERN], loot=[SWORD]))
    choose(at, EQUIP, TRADE[1], GIVE[card(WAND)], GIVE[card(SLIME)], TAKE_BACK[card(SLIME)])
    choose(at, WANT[card(LANTERN)], WANT_BACK[0])
    assert [event.card for event in happened(at, CardWanted)] == [card(LANTERN)]
    assert [event.back for event in happened(at, BackWanted)] == [0]

    for proposal in range(6):
        assert at.waiting_for == (proposal % 2,)
        choose(at, PROPOSE)

    assert (at.waiting_for, offered(at)) == ((0,), [WALK_AWAY, AGREE])
    with pytest.raises(Refused):
        at.answer(0, PROPOSE)
    choose(at, AGREE)
    assert loot(hero_at(at, 1)) == cards(SWORD, WAND)


@pytest.mark.rule("DR-RULING-52")
def test_the_two_see_the_offered_cards_and_others_how_many_there_are() -> None:
    at = table(hero("kessa", loot=[WAND, SLIME]), hero("corvan"), hero("brunna"))

    choose(at, EQUIP, TRADE[1], GIVE[card(WAND)], GIVE[card(SLIME)])
    assert happened(at, CardOffered) == []
    choose(at, PROPOSE)

    for watcher, count in ((0, 2), (1, 2), (2, 0), (None, 0)):
        story = at.story(watcher)
        assert sum(isinstance(event, CardOffered) for event in story) == count
        backs = [
            (e.treasures, e.artifacts, e.encounters) for e in story if isinstance(e, OfferMade)
        ]
        assert backs == [(1, 0, 1)]
        assert at.view(watcher)["trade"] == {"seats": [0, 1], "proposals": 1, "most": 6}
    choose(at, AGREE)
    piles = ("treasures", "artifacts", "encounters")
    assert [at.view(2)["heroes"][1][pile] for pile in piles] == [1, 0, 1]


@pytest.mark.rule("DR-RULING-52")
def test_who_lays_many_cards_may_still_propose_them() -> None:
    many = [BOX.names[number] for number in BOX.treasures[:12]]
    at = table(hero("kessa", loot=many), hero("corvan"))

    choose(at, EQUIP, TRADE[1], *(GIVE[number] for number in cards(*many)))

    assert PROPOSE in offered(at)
