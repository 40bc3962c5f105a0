"""Edges of moves, tiles, the Lair, roaming and items: what changes, what is told, what is not."""

from typing import Any

import pytest

from tests.games.dungeon_run.cards.hero_scenes import able, drawing
from tests.games.dungeon_run.situations import (
    ENTRANCE,
    GAME,
    Phase,
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
    tile_number,
)
from undercroft.engine import Fast, Option, People, Table
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.lair import distances
from undercroft.games.dungeon_run.options import (
    ACCEPT,
    AGREE,
    ASSIST,
    DONE,
    END_TURN,
    EQUIP,
    ESCAPE,
    GIVE,
    GOES_FIRST,
    LEAVE,
    LEAVE_ITEM,
    LOOK,
    MEET,
    MOVE,
    PASS,
    PICK_TILE,
    PROPOSE,
    PUT_ON,
    RALLY,
    RESEARCH,
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

NORTH, EAST, SOUTH, WEST = range(4)
STONE, CROWN = "artifact-summoning-stone", "artifact-crown-of-kravlas"
SLIME, WOLF, BOSS = "monster-slime", "monster-gloomwolf", "boss-isaveth"
SWORD, WAND, CLOAK = "treasure-feud-sword", "treasure-ember-wand", "treasure-shadow-cloak"
LEATHERS = "treasure-couriers-leathers"
HERMIT = "stranger-barefoot-hermit"
DEAD_END = [ENTRANCE, Spot(), Spot(at=(1, -1)), Spot(at=(-1, -1))]
"""North of the Entrance only a crossing fits."""


def traits(at: Table, what: str) -> list[int]:
    """The seats of which a trait is told."""
    return [event.seat for event in happened(at, ev.TraitWorked) if event.what == what]


# Tiles


@pytest.mark.rule("DR-RULING-09")
def test_distances_are_the_fewest_steps_through_exits() -> None:
    walled = Spot(at=(1, 1), exits=0b1000)
    ring = [ENTRANCE, Spot(), Spot(at=(0, 1)), walled, Spot(at=(0, 2)), Spot(at=(1, 2))]
    g = table(hero(), dungeon=ring).state

    assert distances(g) == [0, 1, 1, 2, 2, 3]
    assert distances(g, 5) == [3, 4, 2, 3, 1, 0]


@pytest.mark.rule("DR-TERM-01", "DR-MOVE-04")
def test_a_tile_beside_the_entrance_is_joined_to_it() -> None:
    at = table(hero(), pile=["standard-14", "standard-15"], script=[0, "6"], encounters=[])

    choose(at, MOVE[NORTH])

    assert (tile_at(at, 0).near[NORTH], tile_at(at, 2).near[SOUTH]) == (2, 0)


@pytest.mark.rule("DR-SETUP-09", "DR-MOVE-04")
@pytest.mark.parametrize(("slot", "left"), [(0, (1, 2)), (2, (2, 1))])
def test_a_drawn_tile_is_missing_from_its_sort_alone(slot: int, left: tuple[int, int]) -> None:
    standard = sorted(map(tile_number, ["standard-14", "standard-15"]))
    special = sorted(map(tile_number, ["den", "library"]))
    at = table(
        hero(),
        hero("ragg"),
        standard=standard,
        special=special,
        standard_left=2,
        special_left=2,
        tiles_left=4,
        encounters=[],
        script=[slot, (standard + special)[slot], "6"],
    )

    choose(at, MOVE[NORTH])

    assert (at.state.standard_left, at.state.special_left) == left
    assert at.state.tiles_left == 3


@pytest.mark.rule("DR-MOVE-04", "DR-MOVE-05", "DR-TILE-07")
def test_who_finds_no_tile_that_fits_has_not_moved() -> None:
    me = able("ability-long-shadow")
    at = table(me, hero("ragg"), dungeon=DEAD_END, pile=["standard-01"])

    choose(at, MOVE[NORTH])

    assert (hero_at(at, 0).place, at.state.actions) == (0, 1)
    assert END_TURN in offered(at)


@pytest.mark.rule("DR-SPECIAL-03", "DR-TILE-09")
def test_a_cursed_stone_that_is_laid_silences_those_beside_it() -> None:
    heroes = hero("kessa"), hero("ragg", place=1), hero("corvan")
    dungeon = [ENTRANCE, Spot(), Spot()]
    pile = ["cursed-stone", "standard-14"]
    at = table(*heroes, dungeon=dungeon, pile=pile, script=[1])

    choose(at, MOVE[NORTH])
    choose(at, offered(at)[0])

    assert sorted(event.seat for event in happened(at, ev.CurseFell)) == [0, 2]
    assert 0 in at.state.cursed


@pytest.mark.rule("DR-RULING-05", "DR-LAIR-01")
def test_an_abandoned_pile_leaves_the_game_as_a_whole() -> None:
    corridor = [Spot("entrance", exits=0b0001)]
    walls = [Spot(at=(-1, -2), exits=0), Spot(at=(1, -2), exits=0)]
    at = table(
        hero("brunna"),
        dungeon=corridor + walls,
        pile=["standard-01", "standard-06"],
        encounters=[],
        script=[0, "1", card(BOSS)],
    )

    choose(at, MOVE[NORTH])

    assert [event.tiles for event in happened(at, ev.PileAbandoned)] == [1]
    assert (at.state.put_back, at.state.tiles_left) == ([], 0)
    assert (at.state.laying, at.state.boss_card) == (None, card(BOSS))


@pytest.mark.rule("DR-RULING-11")
def test_where_every_tile_has_a_monster_the_boss_drives_the_farthest_one_off() -> None:
    loop = [
        Spot("entrance", exits=0b0011, monster="monster-bone-guard"),
        Spot(exits=0b1001, monster=WOLF),
        Spot(at=(1, -1), exits=0b1100, monster=SLIME),
    ]
    me = hero("corvan", equipped=[CLOAK])
    at = table(me, hero("ragg"), dungeon=loop, pile=["standard-06"], script=[card(BOSS)])

    choose(at, MOVE[NORTH])

    boss = tile_at(at, 2).monster
    assert boss is not None
    assert (boss.card, at.state.lair, at.state.discards) == (card(BOSS), 2, cards(SLIME))


# Moves


@pytest.mark.rule("DR-MOVE-01", "DR-ENDGAME-06")
@pytest.mark.parametrize(
    ("monster", "company", "worn", "told"),
    [
        ("", False, [STONE], 0),
        ("", True, [STONE], 1),
        (SLIME, False, [STONE], 1),
        (SLIME, False, [STONE, CLOAK], 1),
    ],
)
def test_a_hero_slips_away_only_from_somebody_and_by_one_card(
    monster: str, company: bool, worn: list[str], told: int
) -> None:
    heroes = hero("dorgan", place=1, equipped=worn), hero("kessa", place=int(company))
    dungeon = [ENTRANCE, Spot(monster=monster), Spot()]
    at = table(*heroes, dungeon=dungeon, endgame=True, artifacts=[])

    choose(at, MOVE[EAST])

    assert traits(at, "slip") == [0] * told


@pytest.mark.rule("DR-ABILITYCARD-06", "DR-SPECIAL-13")
@pytest.mark.parametrize(("sure", "tile"), [(True, 2), (False, 1)])
def test_a_stride_takes_a_hero_out_of_the_gate_room_only_if_he_needs_no_roll(
    sure: bool, tile: int
) -> None:
    me = hero("dorgan", equipped=[LEATHERS], abilities=["ability-miners-boots"] * sure)
    at = table(me, hero("ragg"), dungeon=[ENTRANCE, Spot("portcullis-room"), Spot()])

    choose(at, MOVE[EAST])
    assert (PICK_TILE[2] in offered(at)) is sure
    if sure:
        choose(at, PICK_TILE[2])

    assert hero_at(at, 0).place == tile
    assert traits(at, "sure-footed") == [0] * sure


@pytest.mark.rule("DR-ABILITYCARD-06")
@pytest.mark.parametrize("strides", [True, False])
def test_two_cards_take_a_hero_no_further_than_one(strides: bool) -> None:
    me = able("ability-long-shadow", equipped=[LEATHERS])
    at = table(me, hero("ragg"), dungeon=[ENTRANCE, Spot(), Spot(), Spot()])

    choose(at, MOVE[EAST], PICK_TILE[2] if strides else PASS)

    assert (hero_at(at, 0).place, END_TURN in offered(at)) == (1 + strides, True)
    assert traits(at, "sure-footed") == []


@pytest.mark.rule("DR-ESCAPE-04", "DR-RULING-15")
@pytest.mark.parametrize("exits", [0, 0b0001, 0b1001])
def test_who_escapes_and_can_go_nowhere_stays(exits: int) -> None:
    me = able("ability-long-shadow", place=1)
    walls = [Spot(at=(0, -1), exits=0), Spot(at=(2, -1), exits=0)]
    dungeon = [ENTRANCE, Spot(monster=SLIME, exits=exits), *walls]
    at = table(me, hero("ragg"), dungeon=dungeon, pile=["standard-14"], script="4111")

    choose(at, ESCAPE)
    if exits == 0b1001:
        choose(at, LEAVE[NORTH])

    assert len(happened(at, ev.Escaped)) == 1
    assert (hero_at(at, 0).place, at.state.actions) == (1, 1)
    assert END_TURN in offered(at)


@pytest.mark.rule("DR-SPECIAL-11", "DR-RULING-19")
@pytest.mark.parametrize(("boss", "why"), [("", "DR-SPECIAL-11"), (BOSS, "DR-RULING-19")])
def test_a_look_at_a_boss_that_lies_open_is_asked_with_a_warning(boss: str, why: str) -> None:
    dungeon = [ENTRANCE, Spot("library")]
    at = table(hero(place=1), hero("ragg"), dungeon=dungeon, boss=boss, script="5")

    choose(at, RESEARCH)

    assert at.ask is not None
    assert (offered(at), at.ask.why) == ([LOOK, PASS], why)


# Roaming


def roaming(*heroes: Any, monster: str = SLIME) -> Table:
    """A monster on the third of four tiles roams."""
    dungeon = [ENTRANCE, Spot(), Spot(monster=monster), Spot()]
    return table(*heroes, dungeon=dungeon, phase=Phase.ROAM, begun=False)


@pytest.mark.rule("DR-ROAM-06")
@pytest.mark.parametrize(("place", "told"), [(0, []), (1, [0])])
def test_a_hero_keeps_a_monster_away_from_the_next_tile_alone(place: int, told: list[int]) -> None:
    at = roaming(hero("thelian", place=place, equipped=[CROWN]), hero("ragg"))

    if place == 0:
        choose(at, PICK_TILE[3])

    assert traits(at, "repel") == told


@pytest.mark.rule("DR-ROAM-03", "DR-ROAM-04")
def test_the_monster_that_is_about_to_roam_is_shown() -> None:
    at = roaming(hero(), hero("ragg"))

    assert (offered(at), at.state.mover) == ([PICK_TILE[1], PICK_TILE[3]], 2)


@pytest.mark.rule("DR-ROAM-06", "DR-ROAM-12")
def test_nobody_keeps_a_boss_away() -> None:
    at = roaming(hero("thelian", place=1), hero("ragg"), monster=BOSS)

    choose(at, PICK_TILE[1])

    assert traits(at, "repel") == []


@pytest.mark.rule("DR-ROAM-03")
def test_a_monster_with_one_way_to_go_just_goes() -> None:
    at = roaming(hero("thelian", place=1), hero("ragg"))

    assert happened(at, ev.MonsterStirred) == []
    assert [event.tile for event in happened(at, ev.MonsterRoamed)] == [3]


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
