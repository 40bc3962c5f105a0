"""Trade: a part of Equip, with one hero of the tile, and only if both agree."""

from typing import Any

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
from undercroft.engine import Keyed, Refused, Table
from undercroft.engine.seats import seat_set
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
)
from undercroft.games.dungeon_run.state import Hero
from undercroft.games.dungeon_run.trade_options import Give

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
        talk = at.view(watcher)["trade"]
        assert [side["seat"] for side in talk["sides"]] == [0, 1]
        assert (talk["proposals"], talk["most"]) == (1, 6)
    choose(at, AGREE)
    piles = ("treasures", "artifacts", "encounters")
    assert [at.view(2)["heroes"][1][pile] for pile in piles] == [1, 0, 1]


def sides(at: Table, seat: int | None) -> list[dict[str, Any]]:
    """The two sides of a trade as somebody sees them."""
    seen: list[dict[str, Any]] = at.view(seat)["trade"]["sides"]
    return seen


@pytest.mark.rule("DR-RULING-52")
def test_cards_that_are_laid_are_seen_by_their_owner_alone_until_they_are_proposed() -> None:
    at = table(hero("kessa", loot=[WAND, SLIME]), hero("corvan"), hero("brunna"))
    choose(at, EQUIP, TRADE[1], GIVE[card(WAND)])

    assert sides(at, 0)[0]["laid"] == [card(WAND)]
    for watcher in (0, 1, 2, None):
        assert sides(at, watcher)[0]["offer"] is None
        assert ("laid" in sides(at, watcher)[0]) == (watcher == 0)


@pytest.mark.rule("DR-RULING-51", "DR-RULING-52")
def test_an_offer_shows_its_cards_to_the_partner_and_its_backs_to_others() -> None:
    kessa = hero("kessa", equipped=[SHIELD], loot=[WAND, LANTERN, SLIME, BOSS])
    at = table(kessa, hero("corvan"), hero("brunna"))
    offer = cards(SHIELD, WAND, LANTERN, SLIME, BOSS)
    choose(at, EQUIP, TRADE[1], *(GIVE[number] for number in offer), PROPOSE)

    assert sides(at, 1)[0]["offer"] == {
        "seat": 1,
        "treasures": cards(SHIELD, WAND),
        "artifacts": cards(LANTERN),
        "encounters": cards(SLIME, BOSS),
    }
    for watcher in (0, 2, None):
        backs = {"seat": 1, "treasures": 2, "artifacts": 1, "encounters": 2}
        assert sides(at, watcher)[0]["offer"] == backs
    assert sides(at, 0)[0]["laid"] == offer


@pytest.mark.rule("DR-RULING-52")
def test_an_offer_stands_until_its_maker_proposes_again() -> None:
    at = swap_wand_for_sword()
    choose(at, TAKE_BACK[card(WAND)])
    assert sides(at, 1)[0]["offer"]["treasures"] == cards(WAND)

    choose(at, PROPOSE)

    assert sides(at, 1)[0]["offer"]["treasures"] == []
    assert sides(at, 0)[1]["offer"]["treasures"] == cards(SWORD)


@pytest.mark.rule("DR-RULING-52")
def test_the_maker_of_an_offer_sees_its_cards_whatever_is_laid_since() -> None:
    at = swap_wand_for_sword()
    for watcher in (0, 1, None):
        assert [side.get("offered") for side in sides(at, watcher)] == [
            cards(WAND) if watcher == 0 else None,
            cards(SWORD) if watcher == 1 else None,
        ]

    choose(at, TAKE_BACK[card(WAND)])

    assert (sides(at, 0)[0]["laid"], sides(at, 0)[0]["offered"]) == ([], cards(WAND))
    choose(at, PROPOSE)
    assert sides(at, 0)[0]["offered"] == []


@pytest.mark.rule("DR-RULING-52")
def test_what_a_side_asks_for_is_shown_to_everybody_once() -> None:
    at = table(hero("kessa"), hero("corvan", equipped=[LANTERN], loot=[SWORD]), hero("brunna"))
    choose(at, EQUIP, TRADE[1], WANT[card(LANTERN)], WANT_BACK[0], WANT_BACK[0])

    for watcher in (0, 1, 2, None):
        first, second = sides(at, watcher)
        assert (first["wants"], first["wants_backs"]) == (cards(LANTERN), [0])
        assert (second["wants"], second["wants_backs"]) == ([], [])


@pytest.mark.rule("DR-RULING-52")
def test_undo_takes_back_what_was_laid_or_asked_for_but_no_offer() -> None:
    at = table(hero("kessa", loot=[WAND]), hero("corvan", loot=[SWORD]))
    choose(at, EQUIP, TRADE[1], GIVE[card(WAND)], WANT_BACK[0])
    at.undo(0)
    at.undo(0)

    assert (sides(at, 0)[0]["laid"], sides(at, 0)[0]["wants_backs"]) == ([], [])
    choose(at, GIVE[card(WAND)], PROPOSE)
    assert not at.can_undo(0)


@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("seed", range(8))
def test_an_imagined_trade_is_made_with_cards_that_its_heroes_hold(seat: int, seed: int) -> None:
    heroes = [hero("kessa", loot=[WAND, SWORD]), hero("corvan"), hero("brunna")]
    for kept in heroes[0].treasures:
        kept.known, kept.seen = seat_set([0]), False
    at = table(*heroes, treasures=[SHIELD, "treasure-hex-doll", "treasure-yew-longbow"])
    choose(at, EQUIP, TRADE[1], GIVE[card(WAND)], PROPOSE)

    world = at.imagine(seat, Keyed.from_seed(str(seed)))

    assert world.view(seat) == at.view(seat)
    choose(world, AGREE)
    assert len(loot(hero_at(world, 1))) == 1
    if seat == 1:
        assert loot(hero_at(world, 1)) == cards(WAND)


@pytest.mark.rule("DR-RULING-52")
def test_who_lays_many_cards_may_still_propose_them() -> None:
    many = [BOX.names[number] for number in BOX.treasures[:12]]
    at = table(hero("kessa", loot=many), hero("corvan"))

    choose(at, EQUIP, TRADE[1], *(GIVE[number] for number in cards(*many)))

    assert PROPOSE in offered(at)
