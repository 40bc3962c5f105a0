"""The goal of the game, and how a game is set up."""

from typing import Any

import msgspec
import pytest

from tests.games.dungeon_run.refusing import assert_refused
from tests.games.dungeon_run.situations import (
    BOX,
    ENTRANCE,
    GAME,
    NOTHING,
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
from undercroft.engine import Draw, Keyed, People, Refused, Table
from undercroft.games.dungeon_run.events import (
    AbilityDiscarded,
    FirstPlayerFound,
    FirstRolled,
    LairPlaced,
)
from undercroft.games.dungeon_run.options import (
    AGREE,
    BATTLE,
    DUEL,
    END_TURN,
    EQUIP,
    FIGHT_WITH,
    GIVE,
    KEEP,
    LOOK,
    MEET,
    MOVE,
    PASS,
    PROPOSE,
    PUT_ON,
    RAISE,
    RESEARCH,
    SEARCH,
    STRIKE_HOME,
    TAKE_HERO,
    TRADE,
    USE,
)
from undercroft.games.dungeon_run.state import NOBODY, Phase

EAST = 1
STONE = "artifact-summoning-stone"
FOUR = ("ragg", "corvan", "brunna", "dorgan")
"""Heroes of the four trainings."""


def deal(*names: str, rolls: str = "", keep: int = 0) -> Table:
    """A game set up with these heroes, seat 0 first; each keeps one of two cards."""
    decks = [BOX.deck_of(card(f"hero-{name}"))[:2] for name in names]
    first = rolls or "6" + "1" * (len(names) - 1)
    at = new_table(len(names), [first, *(number for deck in decks for number in deck)])
    choose(at, *(TAKE_HERO[card(f"hero-{name}")] for name in names))
    return choose(at, *(KEEP[deck[keep]] for deck in decks))


def by_hand(at: Table) -> Table:
    """The same situation, with people who tell what they draw."""
    source = People(Keyed.from_seed("by hand"), dice=False, cards=True)
    return Table.from_checkpoint(GAME, at.seats, at.base, source)


def until_the_lair(at: Table) -> None:
    """The first of all options, until the Lair lies there."""
    for _ in range(9):
        if at.state.lair == NOTHING:
            choose(at, offered(at)[0])


def numbers_in(seen: Any) -> set[int]:
    """All numbers that stand anywhere in a view or a state."""
    if isinstance(seen, dict):
        return {number for part in seen.values() for number in numbers_in(part)}
    if isinstance(seen, list | tuple):
        return {number for part in seen for number in numbers_in(part)}
    return {seen} if isinstance(seen, int) else set()


def heroes_offered(at: Table) -> set[str]:
    """The names of the heroes that may be picked now."""
    found = offered(at)
    return {
        name[5:] for name in BOX.names if name[:5] == "hero-" and TAKE_HERO[card(name)] in found
    }


# The goal


@pytest.mark.rule("DR-GOAL-01")
@pytest.mark.parametrize("seats", range(1, 7))
def test_one_to_six_players_have_one_hero_each(seats: int) -> None:
    at = Table(GAME, seats, Keyed.from_seed("seats"))
    for _ in range(seats):
        choose(at, at.options(at.waiting_for[0])[0])

    taken = [one.card for one in at.state.heroes]
    assert len(taken) == len(set(taken)) == seats
    assert set(taken) <= set(BOX.heroes)


@pytest.mark.rule("DR-GOAL-01")
@pytest.mark.parametrize("seats", [0, 7])
def test_nobody_and_seven_players_are_refused(seats: int) -> None:
    with pytest.raises(Refused):
        new_table(seats, [])


@pytest.mark.rule("DR-GOAL-02", "DR-GOAL-03")
def test_leaving_with_the_stone_wins_alone() -> None:
    at = table(hero("kessa", loot=[STONE]), hero("dorgan"), hero("corvan"), endgame=True)

    choose(at, END_TURN)

    assert at.is_over
    assert at.state.winner == 0
    assert at.result().ranks == (1, 2, 2)


@pytest.mark.rule("DR-GOAL-02", "DR-GOAL-03")
def test_the_last_hero_alive_wins_alone() -> None:
    weak = hero("saelith", wounds=4)
    at = table(hero("kessa"), weak, hero("corvan", alive=False), endgame=True, script="4111 1")

    choose(at, DUEL[1], FIGHT_WITH[0], FIGHT_WITH[0], STRIKE_HOME)

    assert at.is_over
    assert at.result().ranks == (1, 2, 2)


@pytest.mark.rule("DR-GOAL-03")
def test_heroes_who_die_together_share_nothing() -> None:
    ragg = hero("ragg", wounds=5, abilities=["ability-pick-a-fight"])
    drake = ["monster-fire-drake"]
    at = table(ragg, hero("saelith", wounds=4), endgame=True, encounters=drake)

    choose(at, USE[card("ability-pick-a-fight")])

    assert at.is_over
    assert at.state.winner == NOBODY
    assert 1 not in at.result().ranks


@pytest.mark.rule("DR-GOAL-04")
def test_the_bosss_death_frees_the_stone_and_then_heroes_kill_each_other() -> None:
    lair = Spot("lair", monster="boss-ormgrath", wounds=6)
    heroes = hero("kessa", place=1), hero("saelith", place=1, wounds=4), hero("corvan")
    dungeon, rolls = [ENTRANCE, lair], "11111 6111 1111 4111"
    at = table(*heroes, dungeon=dungeon, boss="boss-ormgrath", script=rolls)

    choose(at, BATTLE, PASS, PASS, FIGHT_WITH[0], STRIKE_HOME)
    assert not at.is_over
    assert tile_at(at, 1).items == cards(STONE)
    assert not at.state.endgame
    choose(at, SEARCH, PUT_ON[card(STONE)], DUEL[0], FIGHT_WITH[1], FIGHT_WITH[0])

    assert at.state.endgame
    assert (hero_at(at, 1).alive, hero_at(at, 1).ko) == (False, False)
    assert not at.is_over


@pytest.mark.rule("DR-GOAL-05")
def test_a_gift_and_the_promise_for_it_bind_nobody() -> None:
    at = table(hero("kessa", loot=["treasure-hex-doll"]), hero("ragg"), queue=[0, 1])

    choose(at, EQUIP, TRADE[1], GIVE[card("treasure-hex-doll")], PROPOSE, AGREE)
    assert [kept.card for kept in hero_at(at, 1).treasures] == cards("treasure-hex-doll")
    choose(at, END_TURN)

    assert at.waiting_for == (1,)
    assert DUEL[0] in offered(at)


# The dungeon


@pytest.mark.rule("DR-SETUP-01", "DR-SETUP-02", "DR-SETUP-23", "DR-SETUP-27")
def test_all_start_bare_on_the_entrance_and_the_lair_is_aside() -> None:
    at = deal("kessa", "dorgan", "corvan")

    (entrance,) = at.state.tiles
    assert (entrance.tile, entrance.x, entrance.y) == (BOX.entrance, 0, 0)
    assert at.state.lair == NOTHING
    assert BOX.lair not in [*at.state.standard, *at.state.special, *at.state.put_back]
    for one in at.state.heroes:
        assert (one.place, one.wounds, one.markers) == (0, 0, [0, 0, 0])
        assert one.equipped == one.treasures == one.artifacts == one.encounters == []
        assert (one.boss, one.ko, one.burdens) == (NOTHING, False, [])


@pytest.mark.rule("DR-SETUP-03", "DR-SETUP-04")
@pytest.mark.parametrize("boss", ["hadrak", "isaveth", "ormgrath", "khor-vaal"])
def test_one_of_four_hidden_bosses_is_the_boss_and_the_rest_is_never_seen(boss: str) -> None:
    number = card(f"boss-{boss}")
    at = table(hero(place=1), hero("dorgan"), pile=["standard-11"], script=["6", number])
    assert at.view(0)["bosses"] == {"count": 4, "top": [], "bottom": []}

    choose(at, MOVE[EAST])
    until_the_lair(at)

    assert [event.card for event in happened(at, LairPlaced)] == [number]
    assert (at.state.boss_card, len(at.state.bosses)) == (number, 0)
    others = set(BOX.bosses) - {number}
    assert not others & {getattr(event, "card", None) for event in at.events}


@pytest.mark.rule("DR-SETUP-03", "DR-SETUP-04")
def test_a_new_game_holds_all_four_bosses_and_shows_none() -> None:
    at = deal("kessa", "dorgan")

    assert sorted(at.state.bosses.pool) == list(BOX.bosses)
    assert at.state.boss_card == NOTHING
    for seat in (0, 1, None):
        assert at.view(seat)["bosses"] == {"count": 4, "top": [], "bottom": []}
        assert not numbers_in(at.view(seat)) & set(BOX.bosses)


@pytest.mark.rule("DR-SETUP-04")
def test_the_other_three_bosses_lie_nowhere_once_the_boss_is_there() -> None:
    script: list[str | int] = ["6", card("boss-isaveth")]
    at = table(hero(place=1), hero("dorgan"), pile=["standard-11"], script=script)

    choose(at, MOVE[EAST])
    until_the_lair(at)

    others = set(BOX.bosses) - {card("boss-isaveth")}
    assert not others & numbers_in(msgspec.to_builtins(at.state))
    for seat in (0, 1, None):
        assert not others & numbers_in(at.view(seat))


@pytest.mark.rule("DR-SETUP-03", "DR-SETUP-04")
def test_the_boss_whom_somebody_has_looked_at_is_the_boss_of_the_game() -> None:
    dungeon = [ENTRANCE, Spot("library")]
    script: list[str | int] = ["6", card("boss-hadrak"), "6"]
    at = table(hero(place=1), hero("dorgan"), dungeon=dungeon, pile=["standard-11"], script=script)

    choose(at, RESEARCH, LOOK, MOVE[EAST])
    until_the_lair(at)

    assert at.state.boss_card == card("boss-hadrak")


@pytest.mark.rule("DR-SETUP-05", "DR-SETUP-06", "DR-SETUP-07")
@pytest.mark.parametrize("seats", range(1, 5))
def test_four_standard_and_two_special_tiles_a_player_are_in_the_pile(seats: int) -> None:
    at = Table(GAME, seats, Keyed.from_seed("pile"))

    assert (at.state.standard_left, at.state.special_left) == (4 * seats, 2 * seats)
    assert at.state.tiles_left == 6 * seats
    assert (at.state.standard, at.state.special) == (BOX.standard, BOX.special)


@pytest.mark.rule("DR-SETUP-05", "DR-SETUP-09")
@pytest.mark.parametrize(("slot", "group"), [(0, "standard"), (3, "standard"), (4, "special")])
def test_a_drawn_tile_is_any_tile_of_its_group(slot: int, group: str) -> None:
    at = Table(GAME, 1, People(Keyed.from_seed("tiles"), dice=False, cards=True))
    choose(at, TAKE_HERO[card("hero-kessa")], MOVE[EAST])

    assert isinstance(at.ask, Draw)
    assert list(at.ask.cards) == list(range(6))
    at.tell(slot)

    assert isinstance(at.ask, Draw)
    assert list(at.ask.cards) == getattr(BOX, group)


@pytest.mark.rule("DR-SETUP-09")
def test_nobody_sees_what_is_in_the_pile() -> None:
    at = deal("kessa", "dorgan")

    for seat in (0, 1, None):
        seen = at.view(seat)
        assert seen["tiles_left"] == 12
        assert not {"standard", "special", "standard_left", "special_left"} & set(seen)


@pytest.mark.rule("DR-SETUP-08")
def test_tiles_that_were_not_drawn_leave_the_game_unseen() -> None:
    script: list[str | int] = [BOX.standard[10], "6", BOX.bosses[0]]
    at = table(
        hero(place=1),
        hero("dorgan"),
        tiles_left=1,
        standard_left=1,
        standard=list(BOX.standard),
        special=list(BOX.special),
        script=script,
    )

    choose(at, MOVE[EAST])
    until_the_lair(at)

    shown = [tile.tile for tile in at.state.tiles]
    assert shown == [BOX.entrance, BOX.standard[0], BOX.standard[10], BOX.lair]
    assert (at.state.tiles_left, at.state.put_back) == (0, [])
    assert MOVE[0] not in offered(at)


@pytest.mark.rule("DR-SETUP-10")
def test_the_next_encounter_may_be_any_of_all_encounter_cards() -> None:
    at = deal("kessa", "dorgan")
    assert at.view(0)["encounters"] == {"count": 38, "top": [], "bottom": []}
    ragg = hero("ragg", place=1, abilities=["ability-pick-a-fight"])

    drawing = choose(by_hand(table(ragg, hero())), USE[card("ability-pick-a-fight")])

    assert isinstance(drawing.ask, Draw)
    assert list(drawing.ask.cards) == list(BOX.encounters) == at.state.encounters.pool


@pytest.mark.rule("DR-SETUP-11")
def test_the_next_treasure_may_be_any_of_all_treasure_cards() -> None:
    at = deal("kessa", "dorgan")
    assert at.view(0)["treasures"] == {"count": 22, "top": [], "bottom": []}
    found = table(hero(), hero("dorgan"), dungeon=[Spot("entrance", hidden=1)])

    drawing = choose(by_hand(found), SEARCH)

    assert isinstance(drawing.ask, Draw)
    assert list(drawing.ask.cards) == list(BOX.treasures) == at.state.treasures.pool


@pytest.mark.rule("DR-SETUP-12")
def test_the_four_artifacts_are_outside_every_deck() -> None:
    at = deal("kessa", "dorgan")

    assert at.state.artifacts == list(BOX.artifacts)
    assert len(at.state.artifacts) == 4
    decks = [at.state.encounters, at.state.treasures, at.state.bosses, hero_at(at, 0).deck]
    assert not set(BOX.artifacts) & {number for deck in decks for number in deck.pool}


# The players


@pytest.mark.rule("DR-SETUP-15")
@pytest.mark.parametrize(("rolls", "first"), [("614", 0), ("254", 1), ("125", 2)])
def test_the_highest_die_becomes_first_player(rolls: str, first: int) -> None:
    at = new_table(3, [rolls])

    assert [(event.seat, event.face) for event in happened(at, FirstRolled)] == [
        (seat, int(face)) for seat, face in enumerate(rolls)
    ]
    assert [event.seat for event in happened(at, FirstPlayerFound)] == [first]
    assert at.waiting_for == (first,)


@pytest.mark.rule("DR-SETUP-16")
def test_only_those_tied_for_highest_roll_again_until_one_is_ahead() -> None:
    at = new_table(4, ["5353", "44", "26"])

    assert [event.seat for event in happened(at, FirstRolled)] == [0, 1, 2, 3, 0, 2, 0, 2]
    assert at.state.first == 2


@pytest.mark.rule("DR-SETUP-17")
def test_the_first_player_picks_from_all_eight_and_the_rest_clockwise() -> None:
    at = new_table(3, ["161"])

    assert len(heroes_offered(at)) == 8
    for seat, name in ((1, "ragg"), (2, "corvan")):
        assert at.waiting_for == (seat,)
        choose(at, TAKE_HERO[card(f"hero-{name}")])

    assert at.waiting_for == (0,)


@pytest.mark.rule("DR-SETUP-18")
def test_no_second_hero_of_a_training_is_picked_before_all_four_are() -> None:
    at = new_table(5, ["61111"])

    choose(at, TAKE_HERO[card("hero-ragg")], TAKE_HERO[card("hero-corvan")])

    assert heroes_offered(at) == {"dorgan", "mizzle", "brunna", "thelian"}
    with pytest.raises(Refused):
        at.answer(2, TAKE_HERO[card("hero-kessa")])
    assert hero_at(at, 2).card == NOTHING


@pytest.mark.rule("DR-SETUP-19")
def test_the_ban_ends_once_all_four_trainings_are_picked() -> None:
    at = new_table(6, ["611111"])

    choose(at, *(TAKE_HERO[card(f"hero-{name}")] for name in FOUR))
    assert heroes_offered(at) == {"kessa", "saelith", "thelian", "mizzle"}
    choose(at, TAKE_HERO[card("hero-kessa")])

    assert heroes_offered(at) == {"saelith", "thelian", "mizzle"}


@pytest.mark.rule("DR-SETUP-19")
@pytest.mark.parametrize("missing", range(4))
def test_the_ban_still_stands_while_one_training_is_missing(missing: int) -> None:
    picked = [name for name in FOUR if name != FOUR[missing]]
    at = new_table(6, ["611111"])

    choose(at, *(TAKE_HERO[card(f"hero-{name}")] for name in picked))

    training = BOX.hero(card(f"hero-{FOUR[missing]}")).training
    last = {n for n in BOX.heroes if BOX.hero(n).training == training}
    assert heroes_offered(at) == {BOX.names[number][5:] for number in last}
    for banned in set(BOX.heroes) - last:
        assert_refused(at, TAKE_HERO[banned])


@pytest.mark.rule("DR-SETUP-20", "DR-SETUP-21", "DR-SETUP-22")
def test_each_draws_two_of_his_ten_ability_cards_and_keeps_one() -> None:
    deck = BOX.deck_of(card("hero-kessa"))
    at = new_table(2, ["61", deck[9], deck[4], *BOX.deck_of(card("hero-dorgan"))[:2]])

    choose(at, TAKE_HERO[card("hero-kessa")], TAKE_HERO[card("hero-dorgan")])
    assert offered(at) == [KEEP[deck[9]], KEEP[deck[4]]]
    with pytest.raises(Refused):
        at.answer(0, KEEP[deck[0]])
    choose(at, KEEP[deck[4]])

    me = hero_at(at, 0)
    assert (me.abilities, me.discards) == ([deck[4]], [deck[9]])
    assert sorted(me.deck.pool) == sorted(set(deck) - {deck[4], deck[9]})
    assert len(deck) == 10
    assert [event.card for event in happened(at, AbilityDiscarded)] == [deck[9]]
    assert at.view(1)["heroes"][0]["abilities"] == [deck[4]]
    assert at.view(1)["heroes"][0]["deck"] == {"count": 8, "top": [], "bottom": []}


@pytest.mark.rule("DR-SETUP-21")
def test_the_kept_ability_card_is_active_from_the_start() -> None:
    march = card("ability-forced-march")
    deck = BOX.deck_of(card("hero-kessa"))
    at = new_table(2, ["61", march, deck[0], *BOX.deck_of(card("hero-dorgan"))[:2]])
    choose(at, TAKE_HERO[card("hero-kessa")], TAKE_HERO[card("hero-dorgan")])

    choose(at, KEEP[march], KEEP[card("ability-stonebreaker")])

    assert at.state.phase is Phase.TURN
    assert USE[march] in offered(at)


@pytest.mark.rule("DR-SETUP-24")
def test_unpicked_heroes_leave_with_their_ability_decks() -> None:
    at = deal("kessa", "dorgan")

    for one in at.state.heroes:
        mine = [*one.deck.pool, *one.abilities, *one.discards]
        assert sorted(mine) == BOX.deck_of(one.card)
    assert not any(option in TAKE_HERO for option in offered(at))


@pytest.mark.rule("DR-SETUP-13")
@pytest.mark.parametrize(("taker", "markers"), [(0, 28), (1, 1)])
def test_markers_come_from_one_supply_for_all(taker: int, markers: int) -> None:
    dungeon = [Spot("entrance", stranger="stranger-old-sergeant")]
    at = table(hero("kessa", markers=(9, 9, 9)), hero("dorgan"), dungeon=dungeon, turn=taker)

    choose(at, MEET, RAISE[0])

    assert sum(hero_at(at, taker).markers) == markers
