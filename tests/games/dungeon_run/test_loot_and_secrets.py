"""Loot piles, and what is hidden from whom."""

from typing import Any

import pytest

from tests.games.dungeon_run.situations import (
    BOX,
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
    tile_at,
)
from undercroft.engine import Keyed, Table
from undercroft.games.dungeon_run.events import (
    AbilityDiscarded,
    AbilityKept,
    BossLookedAt,
    BossSeen,
    HeroTaken,
    ItemFound,
    LairPlaced,
    TileDrawn,
    TilePutAside,
    TreasureLaid,
)
from undercroft.games.dungeon_run.options import (
    ADVANCE,
    BATTLE,
    DONE,
    EQUIP,
    FIGHT_WITH,
    GIVE,
    LOOK,
    MOVE,
    PASS,
    PUT_ON,
    RESEARCH,
    SEARCH,
    STOW,
    STRIKE_HOME,
    TAKE_OFF,
    TRADE,
)

EAST = 1
BRAWN = FIGHT_WITH[0]
SWORD, SATCHEL, WAND = "treasure-feud-sword", "treasure-healers-satchel", "treasure-ember-wand"
SLIME, DARTS, BOSS = "monster-slime", "trap-dart-wall", "boss-hadrak"
STONE, LANTERN = "artifact-summoning-stone", "artifact-lantern-of-the-dead"
WATCHERS = (0, 1, None)


def seen(at: Table, watcher: int | None, seat: int) -> Any:
    """A hero as somebody sees him."""
    return at.view(watcher)["heroes"][seat]


@pytest.mark.rule("DR-LOOT-01", "DR-HIDDEN-06")
def test_a_loot_pile_lies_face_down_before_its_hero_and_the_rest_face_up() -> None:
    loot = [WAND, LANTERN, SLIME]
    kessa = hero("kessa", equipped=[SWORD], loot=loot, abilities=["ability-charge"])
    at = table(kessa, hero("ragg", loot=[DARTS]))

    assert [kept["card"] for kept in seen(at, 0, 0)["treasures"]] == [card(WAND)]
    assert [kept["card"] for kept in seen(at, 1, 1)["encounters"]] == [card(DARTS)]
    for watcher in (1, None):
        backs = [seen(at, watcher, 0)[back] for back in ("treasures", "artifacts", "encounters")]
        assert backs == [1, 1, 1]
        assert seen(at, watcher, 0)["equipped"] == [card(SWORD)]
        assert seen(at, watcher, 0)["abilities"] == [card("ability-charge")]


@pytest.mark.rule("DR-LOOT-02")
def test_killed_monsters_disarmed_traps_and_unequipped_items_are_loot() -> None:
    dungeon = [ENTRANCE, Spot("den"), Spot(monster=SLIME, wounds=2)]
    script = "4 144 11 115"
    brunna = hero("brunna", equipped=[SATCHEL])
    at = table(brunna, dungeon=dungeon, script=script, encounters=[DARTS], actions=4)

    choose(at, EQUIP, TAKE_OFF[card(SATCHEL)], DONE, MOVE[EAST])
    choose(at, MOVE[EAST], BATTLE, BRAWN, STRIKE_HOME)

    owner = hero_at(at, 0)
    assert [kept.card for kept in owner.treasures] == [card(SATCHEL)]
    assert [kept.card for kept in owner.encounters] == cards(DARTS, SLIME)


@pytest.mark.rule("DR-LOOT-03")
def test_loot_pays_is_worn_and_scores() -> None:
    at = table(hero("kessa", loot=[SWORD, SLIME, DARTS]))

    assert at.result().scores == (100 + 2 * 100 + 300,)
    assert ADVANCE in offered(at)
    choose(at, EQUIP)
    assert PUT_ON[card(SWORD)] in offered(at)


@pytest.mark.rule("DR-LOOT-03")
def test_loot_is_traded_and_dropped() -> None:
    dungeon = [ENTRANCE, Spot(monster="monster-stone-golem")]
    seats = hero("brunna", place=1, wounds=7, loot=[SWORD, SLIME]), hero("kessa", place=1)
    at = table(*seats, dungeon=dungeon, script="4444 111")
    choose(at, EQUIP, TRADE[1])
    assert {GIVE[card(SWORD)], GIVE[card(SLIME)]} <= set(offered(at))

    at = table(*seats, dungeon=dungeon, script="4444 111")
    choose(at, BATTLE, PASS, PASS, BRAWN)
    assert tile_at(at, 1).items == [card(SWORD)]


@pytest.mark.rule("DR-HIDDEN-01")
def test_of_piles_and_decks_nobody_knows_more_than_how_many_cards_are_left() -> None:
    at = new_table(2, ["61"])

    for watcher in WATCHERS:
        view = at.view(watcher)
        unknown: dict[str, list[int]] = {"top": [], "bottom": []}
        assert view["encounters"] == {"count": 38, **unknown}
        assert view["treasures"] == {"count": 22, **unknown}
        assert (view["tiles_left"], view["put_back"]) == (12, [])
        assert not {"standard", "special", "standard_left", "special_left"} & set(view)


@pytest.mark.rule("DR-HIDDEN-02", "DR-HIDDEN-03")
def test_the_boss_is_known_to_nobody_but_to_who_looked_in_the_library() -> None:
    script: list[str | int] = ["5", card(BOSS), "1"]
    seats = hero("kessa", place=1), hero("ragg")
    dungeon = [ENTRANCE, Spot("library")]
    at = table(*seats, dungeon=dungeon, script=script, pile=["standard-16"])
    for watcher in WATCHERS:
        assert at.view(watcher)["bosses"] == {"count": 4, "top": [], "bottom": []}

    choose(at, RESEARCH, LOOK)

    assert [at.view(watcher)["bosses"]["top"] for watcher in WATCHERS] == [
        [card(BOSS)],
        [None],
        [None],
    ]
    assert [len(told(at, watcher, BossSeen)) for watcher in WATCHERS] == [1, 0, 0]
    assert [len(told(at, watcher, BossLookedAt)) for watcher in WATCHERS] == [1, 1, 1]
    assert at.view(1)["boss_card"] == -1

    choose(at, MOVE[EAST])
    choose(at, offered(at)[0])

    for watcher in WATCHERS:
        assert at.view(watcher)["boss_card"] == card(BOSS)
        assert [event.card for event in told(at, watcher, LairPlaced)] == [card(BOSS)]


def told(at: Table, watcher: int | None, kind: type[Any]) -> list[Any]:
    """The events of a kind that somebody was told."""
    return [event for event in at.story(watcher) if isinstance(event, kind)]


@pytest.mark.rule("DR-HIDDEN-04")
def test_a_laid_treasure_is_unknown_to_all_until_it_is_searched() -> None:
    script: list[str | int] = ["1", card(SWORD)]
    seats = hero("kessa", place=1), hero("ragg")
    pile = ["standard-16", "standard-15"]
    at = table(*seats, script=[1, *script], pile=pile, treasures=[SWORD, WAND])

    choose(at, MOVE[EAST])

    for watcher in WATCHERS:
        tile = at.view(watcher)["tiles"][2]
        assert (tile["hidden"], tile["items"]) == (1, [])
        assert at.view(watcher)["treasures"] == {"count": 2, "top": [], "bottom": []}
        (laid,) = told(at, watcher, TreasureLaid)
        assert not hasattr(laid, "card")

    choose(at, SEARCH, STOW[card(SWORD)])
    for watcher in WATCHERS:
        assert [event.card for event in told(at, watcher, ItemFound)] == [card(SWORD)]


@pytest.mark.rule("DR-HIDDEN-05")
@pytest.mark.parametrize("endgame", [False, True])
def test_items_of_the_fallen_lie_face_up(endgame: bool) -> None:
    dungeon = [ENTRANCE, Spot(monster="monster-stone-golem")]
    seats = hero("brunna", place=1, wounds=7, loot=[SWORD]), hero("kessa"), hero("ragg")
    at = table(*seats, dungeon=dungeon, script="4444 111", endgame=endgame)

    choose(at, BATTLE, BRAWN)

    assert hero_at(at, 0).alive != endgame
    for watcher in WATCHERS:
        assert at.view(watcher)["tiles"][1]["items"] == [card(SWORD)]


@pytest.mark.rule("DR-HIDDEN-05")
def test_the_stone_lies_face_up_where_the_boss_fell() -> None:
    dungeon = [ENTRANCE, Spot("lair", monster=BOSS, wounds=7)]
    seats = hero("brunna", place=1), hero("kessa")
    at = table(*seats, dungeon=dungeon, script="11111 114", boss=BOSS)

    choose(at, BATTLE, BRAWN, STRIKE_HOME)

    for watcher in WATCHERS:
        assert at.view(watcher)["tiles"][1]["items"] == [card(STONE)]


@pytest.mark.rule("DR-HIDDEN-07")
def test_encounter_cards_on_tiles_are_seen_by_all() -> None:
    hermit = "stranger-barefoot-hermit"
    dungeon = [ENTRANCE, Spot(monster=SLIME, wounds=1), Spot(stranger=hermit)]
    at = table(hero("kessa"), hero("ragg"), dungeon=dungeon)

    for watcher in WATCHERS:
        tiles = at.view(watcher)["tiles"]
        assert (tiles[1]["monster"]["card"], tiles[1]["monster"]["wounds"]) == (card(SLIME), 1)
        assert tiles[2]["stranger"] == card(hermit)


@pytest.mark.rule("DR-HIDDEN-08")
@pytest.mark.parametrize("seed", ["one", "two"])
def test_what_was_left_out_is_never_shown(seed: str) -> None:
    source = Keyed.from_seed(seed)
    at = Table(GAME, 2, source)
    for _ in range(4000):
        if at.is_over:
            break
        seat = at.waiting_for[0]
        at.answer(seat, GAME.advise(at.state, seat, at.options(seat), source))

    tiles = {event.printed for kind in (TileDrawn, TilePutAside) for event in happened(at, kind)}
    assert 0 < len(tiles) <= 12
    bosses = {event.card for kind in (LairPlaced, BossSeen) for event in happened(at, kind)}
    assert len(bosses) == 1
    assert at.view(None)["bosses"]["count"] == 0
    picked = {event.card for event in happened(at, HeroTaken)}
    decks = {number for one in picked for number in BOX.deck_of(one)}
    shown = [*happened(at, AbilityKept), *happened(at, AbilityDiscarded)]
    assert {event.card for event in shown} <= decks


@pytest.mark.rule("DR-RULING-60")
def test_others_count_a_loot_pile_by_its_backs_and_discards_are_public() -> None:
    kessa = hero("kessa", loot=[WAND, SWORD, LANTERN, SLIME, DARTS, BOSS])
    at = table(kessa, hero("ragg"), discards=cards("monster-gloomwolf"))
    hero_at(at, 0).discards = cards("ability-charge")

    own = seen(at, 0, 0)
    assert [kept["card"] for kept in own["treasures"]] == cards(WAND, SWORD)
    assert [kept["card"] for kept in own["encounters"]] == cards(SLIME, DARTS)
    for watcher in (1, None):
        other = seen(at, watcher, 0)
        counts = other["treasures"], other["artifacts"], other["encounters"]
        assert (counts, other["boss"]) == ((2, 1, 2), card(BOSS))
        assert other["discards"] == cards("ability-charge")
        assert at.view(watcher)["discards"] == cards("monster-gloomwolf")


@pytest.mark.rule("DR-RULING-60")
def test_what_everybody_saw_stays_in_the_log() -> None:
    dungeon = [ENTRANCE, Spot(items=[WAND])]
    at = table(hero("kessa", place=1), hero("ragg"), dungeon=dungeon)

    choose(at, SEARCH)

    assert seen(at, 1, 0)["treasures"] == 1
    assert [event.card for event in told(at, 1, ItemFound)] == [card(WAND)]
