"""The defaults of the decision table at the end of the rules: set-up, actions, items, roaming."""

import pytest

from tests.games.dungeon_run.situations import (
    ENTRANCE,
    GAME,
    Phase,
    Spot,
    card,
    cards,
    choose,
    hero,
    new_table,
    offered,
    table,
)
from undercroft.engine import Fast, Keyed, Option, Table
from undercroft.games.dungeon_run.options import (
    ADVANCE,
    BATTLE,
    DONE,
    DUEL,
    END_TURN,
    EQUIP,
    ESCAPE,
    FIGHT_WITH,
    KEEP,
    LAY,
    LEAVE,
    LEAVE_ITEM,
    LOOK,
    MEET,
    MOVE,
    PASS,
    PAY,
    PICK_MONSTER,
    PICK_TILE,
    PLACE_LAIR,
    PUT_ON,
    RAISE,
    RESEARCH,
    SEARCH,
    STOW,
    STRIKE_HOME,
    SUMMON,
    TAKE_HERO,
    TAKE_ITEM,
    TOSS,
    TRADE,
    WALK_AWAY,
)
from undercroft.games.dungeon_run.outlook import TIRED
from undercroft.games.dungeon_run.state import Hero

BRAWN = FIGHT_WITH[0]
EAST, SOUTH, WEST = 1, 2, 3
DEN = [ENTRANCE, Spot("den")]
BRIDGE = [ENTRANCE, Spot("ancient-bridge")]
STONE = "artifact-summoning-stone"
LEATHERS = "treasure-couriers-leathers"
POLE, HOOD, SWORD = "treasure-ten-foot-pole", "treasure-hood-of-whispers", "treasure-feud-sword"
OFF = Spot("entrance", exits=0b0010)
"""An Entrance with a way to the east alone."""


def default(at: Table, seat: int | None = None, seed: int = 1) -> Option:
    """What the game does for a seat that is asked."""
    asked = at.waiting_for[0] if seat is None else seat
    return GAME.fallback(at.state, asked, at.options(asked), Fast(seed))


@pytest.mark.rule("DR-TURN-02")
def test_a_hero_battles_else_searches_else_advances() -> None:
    loot = ["monster-slime", "monster-bone-guard"]
    items = Spot(monster="monster-gloomwolf", items=[POLE])
    beside = table(hero("dorgan", place=1, loot=loot), hero(), dungeon=[ENTRANCE, items])
    assert default(beside) is BATTLE

    items.monster = ""
    free = table(hero("dorgan", place=1, loot=loot), hero(), dungeon=[ENTRANCE, items])
    assert default(free) is SEARCH

    rich = table(hero("dorgan", place=1, loot=loot), hero(), pile=["den"])
    assert default(rich) is ADVANCE


@pytest.mark.rule("DR-TURN-02")
def test_a_hero_goes_the_shortest_way_to_an_unexplored_exit_and_through_it() -> None:
    hall, last = Spot(exits=0b1010), Spot(exits=0b1010)
    at = table(hero(), hero("dorgan"), dungeon=[OFF, hall, last], pile=["standard-14"])
    assert default(at) is MOVE[EAST]
    choose(at, MOVE[EAST])
    assert default(at) is MOVE[EAST]

    there = table(hero(place=2), hero("dorgan"), dungeon=[OFF, hall, last], pile=["standard-14"])
    assert offered(there).index(MOVE[EAST]) < offered(there).index(MOVE[WEST])
    assert default(there) is MOVE[EAST]

    tied = [Spot("entrance", exits=0b1010), hall, last]
    middle = table(hero(place=1), hero("dorgan"), dungeon=tied, pile=["standard-14"])
    assert default(middle) is MOVE[EAST]


@pytest.mark.rule("DR-TURN-02")
def test_then_to_the_boss_or_the_stone_and_with_the_stone_to_the_entrance() -> None:
    row = [ENTRANCE, Spot(), Spot("lair", monster="boss-hadrak")]
    boss = table(hero(place=1), hero("dorgan"), dungeon=row, boss="boss-hadrak")
    assert default(boss) is MOVE[EAST]

    row[2] = Spot("lair", items=[STONE])
    stone = table(hero(place=1), hero("dorgan"), dungeon=row, boss="boss-hadrak")
    assert default(stone) is MOVE[EAST]

    row[2] = Spot("lair")
    way_out = table(hero(place=2, loot=[STONE]), hero("dorgan"), dungeon=row, endgame=True)
    assert default(way_out) is MOVE[WEST]
    out = table(hero(loot=[STONE]), hero("dorgan", place=1), dungeon=row, endgame=True)
    assert default(out) is END_TURN


@pytest.mark.rule("DR-TURN-02", "DR-TURN-07")
@pytest.mark.parametrize(
    ("tile", "thing"),
    [("standard-01", DUEL[1]), ("library", RESEARCH), ("well", TOSS[card(POLE)])],
)
def test_nobody_starts_a_duel_researches_or_tosses_a_treasure(tile: str, thing: Option) -> None:
    heroes = hero("dorgan", place=1, loot=[POLE]), hero(place=1)
    at = table(*heroes, dungeon=[ENTRANCE, Spot(tile)])

    assert thing in offered(at)
    assert default(at) is END_TURN


@pytest.mark.rule("DR-TURN-02")
def test_nobody_summons() -> None:
    at = table(hero(equipped=[STONE]), hero("dorgan", place=1), endgame=True)

    assert SUMMON in offered(at)
    assert default(at) is END_TURN


def test_the_variants_are_off() -> None:
    setup = GAME.read_setup({})

    assert (setup.beg_for_your_life, setup.second_copy) == (False, False)


def test_a_legal_hero_is_drawn_and_the_first_ability_card_is_kept() -> None:
    drawn = cards("ability-second-swing", "ability-stonebreaker")
    at = new_table(2, ["61", *drawn])
    assert {default(at, seed=seed) for seed in range(200)} == set(offered(at))

    choose(at, TAKE_HERO[card("hero-dorgan")])
    assert {default(at, seed=seed) for seed in range(200)} == set(offered(at))

    choose(at, TAKE_HERO[card("hero-kessa")])
    assert default(at) is KEEP[drawn[0]]


@pytest.mark.parametrize(("rivals", "place"), [((2, 2, 1), 2), ((0, 0, 0), 3), ((0, 0, 1), 1)])
def test_a_summoned_monster_goes_to_the_most_rivals_else_far_away(
    rivals: tuple[int, int, int], place: int
) -> None:
    names = ("dorgan", "ragg", "corvan")
    others = [hero(name, place=at) for name, at in zip(names, rivals, strict=True)]
    dungeon = [ENTRANCE, Spot(), Spot(), Spot()]
    me = hero(equipped=[STONE])
    deck = ["monster-slime"]
    at = table(me, *others, dungeon=dungeon, endgame=True, encounters=deck)

    choose(at, SUMMON)

    assert default(at) is PICK_TILE[place]


def test_a_tile_is_laid_in_the_first_way_and_the_lair_in_the_first_place() -> None:
    pile, boss = ["cursed-stone"], card("boss-hadrak")
    at = table(hero("dorgan", place=1), hero(), pile=pile, script=[boss])

    choose(at, MOVE[EAST])
    assert offered(at) == [LAY[1], LAY[2], LAY[3]]
    assert default(at) is LAY[1]
    choose(at, LAY[1])
    assert offered(at) == [PLACE_LAIR[2][EAST], PLACE_LAIR[2][SOUTH]]
    assert default(at) is PLACE_LAIR[2][EAST]


def test_a_stranger_is_left_alone() -> None:
    deck = ["stranger-barefoot-hermit"]
    at = table(hero("dorgan", wounds=1), hero(), dungeon=DEN, encounters=deck, script="4")
    choose(at, MOVE[EAST])
    assert offered(at) == [PASS, MEET]
    assert default(at) is PASS

    choose(at, PASS)
    assert default(at) is not MEET


def test_equipment_stays_and_trades_fail() -> None:
    at = table(hero("dorgan", loot=[POLE], equipped=[HOOD]), hero(equipped=[SWORD]))

    choose(at, EQUIP)
    assert default(at) is DONE
    choose(at, TRADE[1])
    assert default(at) is WALK_AWAY


def test_what_is_found_is_equipped_and_all_booty_is_taken() -> None:
    at = table(hero("ragg", place=1), hero(), dungeon=[ENTRANCE, Spot(items=[POLE])])
    choose(at, SEARCH)
    assert offered(at) == [PUT_ON[card(POLE)], STOW[card(POLE)]]
    assert default(at) is PUT_ON[card(POLE)]

    victim = hero("corvan", wounds=5, loot=[POLE, SWORD])
    kill = table(hero("ragg"), victim, hero(place=1), endgame=True, script="6111 1")
    choose(kill, DUEL[1], BRAWN, BRAWN, STRIKE_HOME)
    taken = [default(kill)]
    taken.append(default(choose(kill, taken[0])))
    choose(kill, taken[1])
    assert set(taken) == {TAKE_ITEM[card(POLE)], TAKE_ITEM[card(SWORD)]}


def test_an_advance_is_paid_with_the_cheapest_cards_and_the_first_ability_is_kept() -> None:
    loot = ["monster-cellar-ogre", "boss-hadrak", "monster-bat-swarm", "monster-slime"]
    drawn = cards("ability-second-swing", "ability-stonebreaker")
    at = table(hero("dorgan", loot=loot), hero(), script=[*drawn])

    choose(at, ADVANCE)
    for name in ("monster-bat-swarm", "monster-slime"):
        assert default(at) is PAY[card(name)]
        choose(at, default(at))
    choose(at, RAISE[0])
    assert default(at) is KEEP[drawn[0]]


@pytest.mark.rule("DR-DEFEAT-09")
def test_the_fallen_leave_what_they_cannot_equip() -> None:
    at = table(hero("dorgan", loot=[POLE, SWORD, HOOD]), hero(), dungeon=BRIDGE, script="11")

    choose(at, MOVE[EAST])

    assert default(at) is LEAVE_ITEM[card(SWORD)]


@pytest.mark.rule("DR-DEFEAT-09")
@pytest.mark.parametrize("items", [[LEATHERS, HOOD], [HOOD, LEATHERS]])
@pytest.mark.parametrize("family", [(STOW, PUT_ON), (PUT_ON, STOW), (STOW, STOW)])
def test_else_they_leave_what_they_gained_last(
    items: list[str], family: tuple[tuple[Option, ...], tuple[Option, ...]]
) -> None:
    dungeon = [ENTRANCE, Spot(items=items), Spot("ancient-bridge")]
    at = table(hero("dorgan", place=1), hero(), dungeon=dungeon, script="11")
    first, last = cards(*items)

    choose(at, SEARCH, family[0][first], family[1][last], MOVE[EAST])

    assert default(at) is LEAVE_ITEM[last]


def roaming(*heroes: Hero, dungeon: list[Spot], number: int = 1) -> Table:
    return table(*heroes, dungeon=dungeon, phase=Phase.ROAM, begun=False, round=number)


def test_monsters_roam_in_map_order_to_tiles_without_heroes() -> None:
    slime, guard = Spot(monster="monster-slime"), Spot(monster="monster-bone-guard")
    at = roaming(hero(), hero("dorgan"), dungeon=[ENTRANCE, slime, Spot(), guard, Spot()])

    assert default(at) is PICK_MONSTER[1]
    choose(at, PICK_MONSTER[1])
    assert offered(at) == [PICK_TILE[0], PICK_TILE[2]]
    assert default(at) is PICK_TILE[2]


@pytest.mark.parametrize(("other", "place"), [(0, 6), (6, 5)])
def test_a_boss_goes_far_away_from_the_first_player(other: int, place: int) -> None:
    row = [ENTRANCE, Spot(), Spot(), Spot(monster="boss-hadrak"), Spot(), Spot(), Spot()]
    at = roaming(hero(), hero("dorgan", place=other), dungeon=row)

    assert default(at) is PICK_TILE[place]


def test_a_boss_goes_far_away_in_a_small_dungeon_too() -> None:
    row = [ENTRANCE, Spot(monster="boss-hadrak"), Spot(), Spot(), Spot()]
    at = roaming(hero(), hero("dorgan"), dungeon=row)

    assert default(at) is PICK_TILE[4]


def test_a_boss_that_was_chased_for_twenty_rounds_runs_away_no_more() -> None:
    row = [ENTRANCE, Spot(), Spot(), Spot(monster="boss-hadrak"), Spot(), Spot()]
    before = roaming(hero(), hero("dorgan"), dungeon=row, number=TIRED - 1)
    after = roaming(hero(), hero("dorgan"), dungeon=row, number=TIRED)

    assert default(before) is PICK_TILE[5]
    assert default(after) is PICK_TILE[1]


@pytest.mark.rule("DR-ESCAPE-04")
def test_who_was_chased_back_for_twenty_rounds_escapes_to_the_boss() -> None:
    row = [ENTRANCE, Spot(monster="monster-slime"), Spot("lair", monster="boss-hadrak")]

    def escaping(number: int) -> Table:
        heroes = hero(place=1), hero("dorgan")
        at = table(*heroes, dungeon=row, boss="boss-hadrak", round=number, script="6")
        choose(at, ESCAPE)
        return at

    assert default(escaping(TIRED - 1)) is LEAVE[WEST]
    assert default(escaping(TIRED)) is LEAVE[EAST]


@pytest.mark.parametrize(("seats", "seed"), [(1, 4), (1, 5), (2, 0), (2, 21), (3, 10), (4, 3)])
def test_games_without_anybody_who_decides_come_to_an_end(seats: int, seed: int) -> None:
    """With these dice the boss was once chased for ever."""
    at = Table(GAME, seats, Keyed(bytes([seed] * 32)), {}, ("bot:steady",) * seats)
    chance, decisions = Fast(seed), 0
    while not at.is_over and decisions < 10_000:
        seat = at.waiting_for[0]
        at.answer(seat, GAME.fallback(at.state, seat, at.options(seat), chance).number)
        decisions += 1

    assert at.is_over


def test_who_may_look_at_the_boss_looks() -> None:
    at = table(hero(place=1), hero("dorgan"), dungeon=[ENTRANCE, Spot("library")], script="5")

    choose(at, RESEARCH)

    assert offered(at) == [LOOK, PASS]
    assert default(at) is LOOK
