"""Edges of encounters, items, trades, turns and defaults: who is asked, what is left."""

from typing import Any

import pytest

from tests.games.dungeon_run.cards.hero_scenes import able, drawing
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
    new_table,
    offered,
    table,
)
from undercroft.engine import Fast, Option, People, Table
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.options import (
    ACCEPT,
    AGREE,
    ASSIST,
    DONE,
    END_TURN,
    EQUIP,
    GIVE,
    GOES_FIRST,
    LEAVE_ITEM,
    MEET,
    PASS,
    PICK_TILE,
    PROPOSE,
    PUT_ON,
    RALLY,
    SEARCH,
    STOW,
    SUMMON,
    TAKE_HERO,
    TAKE_OFF,
    TRADE,
    WALK_AWAY,
    WANT_BACK,
)
from undercroft.games.dungeon_run.state import Effort

STONE, CROWN = "artifact-summoning-stone", "artifact-crown-of-kravlas"
SLIME, WOLF = "monster-slime", "monster-gloomwolf"
SWORD, WAND = "treasure-feud-sword", "treasure-ember-wand"
HERMIT = "stranger-barefoot-hermit"


# Encounters and items


@pytest.mark.rule("DR-ENCOUNTER-02")
def test_a_stranger_whom_a_hero_has_declined_is_not_met_in_this_turn() -> None:
    at = drawing(HERMIT, hero("ragg", wounds=2), hero())
    assert offered(at) == [PASS, MEET]

    choose(at, PASS)

    assert (hero_at(at, 0).met, MEET in offered(at)) == (cards(HERMIT), False)


@pytest.mark.rule("DR-SUMMON-06", "DR-SUMMON-09")
@pytest.mark.parametrize(("monsters", "can"), [(1, True), (2, False)])
def test_a_monster_elsewhere_hinders_no_summoning_but_a_full_dungeon_does(
    monsters: int, can: bool
) -> None:
    dungeon = [Spot("entrance", monster=WOLF if monsters > 1 else ""), Spot(monster=SLIME)]
    at = table(hero(equipped=[STONE]), hero("ragg"), dungeon=dungeon, endgame=True, artifacts=[])

    assert (SUMMON in offered(at)) is can


@pytest.mark.rule("DR-RULING-59", "DR-SUMMON-05", "DR-SUMMON-06")
@pytest.mark.parametrize("found", [SLIME, HERMIT])
def test_the_summoned_monster_is_known_and_nothing_is_placed_without_one(found: str) -> None:
    heroes = hero("kessa", equipped=[STONE]), hero("ragg")
    at = table(*heroes, endgame=True, artifacts=[], encounters=[found])

    choose(at, SUMMON)
    if found == SLIME:
        choose(at, PICK_TILE[1])

    assert END_TURN in offered(at)
    assert at.state.summoned == (card(SLIME) if found == SLIME else -1)


@pytest.mark.rule("DR-EQUIP-01", "DR-HIDDEN-06")
@pytest.mark.parametrize(
    ("loot", "options"),
    [
        ([WAND], [PASS, DONE]),
        ([CROWN], [PASS, DONE]),
        ([SWORD], [PUT_ON[card(SWORD)], DONE]),
    ],
)
def test_a_hero_is_asked_even_if_his_loot_is_of_no_use(loot: list[str], options: list[Any]) -> None:
    owner = hero("kessa", loot=loot) if loot != [CROWN] else hero("mizzle", loot=loot)
    at = table(owner, hero("ragg", place=1), artifacts=[])

    choose(at, EQUIP)

    assert offered(at) == options


@pytest.mark.rule("DR-ENDGAME-01", "DR-EQUIP-03", "DR-LOOT-02")
@pytest.mark.parametrize("family", [PUT_ON, STOW])
@pytest.mark.parametrize("item", [STONE, SWORD])
def test_the_endgame_begins_with_the_stone_however_it_is_taken(family: Any, item: str) -> None:
    dungeon = [ENTRANCE, Spot(items=[item])]
    at = table(hero("kessa", place=1), hero("ragg"), dungeon=dungeon)

    choose(at, SEARCH, family[card(item)])

    assert at.state.endgame is (item == STONE)
    assert len(happened(at, ev.EndgameBegan)) == (item == STONE)


@pytest.mark.rule("DR-LOOT-02")
def test_artifacts_treasures_and_encounters_lie_apart() -> None:
    me = hero("kessa", equipped=[CROWN, SWORD])
    at = table(me, hero("ragg", place=1), artifacts=[])

    choose(at, EQUIP, TAKE_OFF[card(CROWN)], TAKE_OFF[card(SWORD)], DONE)

    me = hero_at(at, 0)
    assert [kept.card for kept in me.artifacts] == cards(CROWN)
    assert [kept.card for kept in me.treasures] == cards(SWORD)
    assert me.encounters == []


@pytest.mark.rule("DR-LOOT-02", "DR-STRANGERCARD-02")
def test_an_encounter_card_is_paid_from_its_part_of_the_loot() -> None:
    dungeon = [ENTRANCE, Spot(stranger="stranger-mole-guide"), Spot()]
    at = table(hero("ragg", place=1, loot=[SLIME]), hero(), dungeon=dungeon)

    choose(at, MEET)

    assert (hero_at(at, 0).encounters, at.state.discards[-1:]) == ([], cards(SLIME))


# Traps and turns


@pytest.mark.rule("DR-DISARM-05", "DR-DISARM-07")
def test_who_falls_by_a_slide_does_not_slide_down() -> None:
    at = drawing("trap-long-slide", hero("mizzle", wounds=4), hero(), script="111")
    choose(at, offered(at)[0])

    assert (hero_at(at, 0).ko, hero_at(at, 0).place) == (True, 1)


@pytest.mark.rule("DR-DISARM-05", "DR-RULING-38")
def test_whoever_helps_with_a_trap_that_goes_off_rallies() -> None:
    at = drawing("trap-dart-wall", hero("ragg"), hero(wounds=1, place=1), script="111111")

    choose(at, ASSIST[0], ACCEPT[1])

    assert (at.waiting_for, offered(at)) == ((1,), [RALLY, PASS])


@pytest.mark.rule("DR-TURN-04", "DR-TURN-01")
def test_the_next_hero_begins_a_turn_of_his_own() -> None:
    at = choose(table(hero(), hero("ragg"), hero("corvan"), actions=1), END_TURN)

    assert [event.seat for event in happened(at, ev.TurnBegan)] == [1]
    assert (at.waiting_for, at.state.actions, at.state.queue) == ((1,), 2, [1, 2])


@pytest.mark.rule("DR-RULING-56", "DR-TURN-01")
def test_a_stranger_can_be_met_again_in_the_next_turn() -> None:
    me = hero(place=1, wounds=1)
    me.met = cards(HERMIT)
    at = table(me, hero("ragg"), dungeon=[ENTRANCE, Spot(stranger=HERMIT)], begun=False)

    assert MEET in offered(at)


@pytest.mark.rule("DR-DEFEAT-14")
def test_who_stands_up_uses_no_free_action_in_that_turn() -> None:
    at = table(able("ability-read-the-signs", ko=True), hero("ragg"), begun=False)

    assert (hero_at(at, 0).ko, at.waiting_for) == (False, (1,))


@pytest.mark.rule("DR-TRAP-03")
def test_a_trap_that_ends_in_another_way_is_not_rolled_for() -> None:
    at = table(hero(burdens=["trap-venom-needle"]), hero("ragg"), begun=False)

    assert (happened(at, ev.DiceRolled), END_TURN in offered(at)) == ([], True)


@pytest.mark.rule("DR-TRAP-03")
def test_the_trap_that_is_rolled_for_is_shown() -> None:
    at = table(hero(burdens=["trap-leg-iron"]), hero("ragg"), begun=False, script="1")
    slow = Table.from_checkpoint(GAME, 2, at.base, People(Fast(1)))

    effort = slow.state.effort
    assert (effort.seat, effort.deed, effort.card) == (0, "disarm", card("trap-leg-iron"))


# Trades


def trading(*gifts: str) -> Table:
    """Kessa lays cards before Ragg."""
    at = table(hero("kessa", loot=list(gifts)), hero("ragg"), artifacts=[])
    return choose(at, EQUIP, TRADE[1], *(GIVE[card(gift)] for gift in gifts))


@pytest.mark.rule("DR-RULING-52")
def test_an_offer_is_counted_by_its_backs() -> None:
    at = choose(trading(CROWN, SWORD, WAND, SLIME), PROPOSE)

    (offer,) = happened(at, ev.OfferMade)
    assert (offer.treasures, offer.artifacts, offer.encounters) == (2, 1, 1)


@pytest.mark.rule("DR-RULING-51", "DR-TRADE-03")
def test_a_trade_that_is_done_lies_there_no_more_and_is_what_was_gained_last() -> None:
    at = choose(trading(SWORD), PROPOSE)
    assert at.state.trade.proposals == 1

    choose(at, AGREE)

    assert (at.state.trade, hero_at(at, 1).gained) == (None, cards(SWORD))


@pytest.mark.rule("DR-TRADE-03", "DR-RULING-52")
def test_after_a_dozen_changes_a_side_comes_to_the_point() -> None:
    at = table(hero(), hero("ragg", loot=[SLIME]))
    choose(at, EQUIP, TRADE[1], *[WANT_BACK[2]] * 11)
    assert WANT_BACK[2] in offered(at)

    choose(at, WANT_BACK[2])

    assert offered(at) == [WALK_AWAY, PROPOSE]


# Set-up and defaults


@pytest.mark.rule("DR-SETUP-17")
def test_heroes_are_taken_clockwise_from_the_first_player() -> None:
    at = new_table(3, ["161"])
    assert at.waiting_for == (1,)
    choose(at, TAKE_HERO[card("hero-kessa")])
    assert at.waiting_for == (2,)
    choose(at, TAKE_HERO[card("hero-corvan")])
    assert at.waiting_for == (0,)


@pytest.mark.rule("DR-SOLO-01", "DR-SETUP-17")
def test_a_lone_hero_draws_no_ability_card() -> None:
    at = choose(new_table(1, []), TAKE_HERO[card("hero-kessa")])

    assert (hero_at(at, 0).abilities, happened(at, ev.AbilityKept)) == ([], [])
    assert END_TURN in offered(at)


@pytest.mark.rule("DR-REROLL-06", "DR-RULING-43")
@pytest.mark.parametrize(("acting", "first"), [(0, 0), (1, 1), (2, 0)])
@pytest.mark.parametrize("rolling", [True, False])
def test_by_default_the_order_is_clockwise_from_whoever_acts(
    acting: int, first: int, rolling: bool
) -> None:
    heroes = hero("kessa"), hero("ragg"), hero("corvan")
    at = table(*heroes, turn=0 if rolling else acting)
    if rolling:
        at.state.effort = Effort(acting, "battle", -1)
    options: list[Option] = [GOES_FIRST[0], GOES_FIRST[1]]

    assert GAME.fallback(at.state, 0, options, Fast(1)) is GOES_FIRST[first]


@pytest.mark.rule("DR-DEFEAT-09")
def test_by_default_a_hero_who_has_gained_nothing_leaves_his_first_item() -> None:
    shield = "treasure-gatekeepers-shield"
    at = table(hero(equipped=[SWORD, shield]), hero("ragg"))
    options: list[Option] = [LEAVE_ITEM[number] for number in cards(SWORD, shield)]

    assert GAME.fallback(at.state, 0, options, Fast(1)) is options[0]
