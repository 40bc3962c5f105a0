"""Bots see a refusal coming: no battle that the glyphs forbid, no way to and fro for nothing."""

from collections import Counter, defaultdict
from collections.abc import Callable

import pytest

from tests.games.dungeon_run.situations import (
    ENTRANCE,
    GAME,
    Phase,
    Spot,
    card,
    choose,
    happened,
    hero,
    offered,
    table,
)
from undercroft.bots import Chair, make_bot
from undercroft.engine import Fast, Keyed, Option, Table
from undercroft.games.dungeon_run.events import (
    CardPaid,
    GlyphsForbade,
    HeroHealed,
    HeroKnockedOut,
    HeroMoved,
    HeroWounded,
    ItemEquipped,
    ItemFound,
    LairPlaced,
    MonsterKilled,
    MonsterWounded,
    RoundBegan,
    StrangerMet,
    TileLaid,
    TrapDisarmed,
)
from undercroft.games.dungeon_run.geometry import EAST, SOUTH, WEST
from undercroft.games.dungeon_run.options import (
    ASSIST,
    BATTLE,
    END_TURN,
    ESCAPE,
    LEAVE,
    MOVE,
    PASS,
    PICK_TILE,
    USE,
)
from undercroft.games.dungeon_run.outlook import TIRED
from undercroft.games.dungeon_run.state import Hero

Wish = Callable[[Table], Option]
LONG = 60
"""A game of bots that lasts so many rounds is stuck."""
NEWS = (
    CardPaid,
    HeroHealed,
    HeroKnockedOut,
    HeroWounded,
    ItemEquipped,
    ItemFound,
    LairPlaced,
    MonsterKilled,
    MonsterWounded,
    StrangerMet,
    TileLaid,
    TrapDisarmed,
)
"""What gives heroes a reason to change their minds."""


def wish(at: Table, seat: int | None = None) -> Option:
    """What a greedy hero does."""
    asked = at.waiting_for[0] if seat is None else seat
    return GAME.advise(at.state, asked, at.options(asked), Fast(1))


def default(at: Table, seat: int | None = None) -> Option:
    """What a steady hero does."""
    asked = at.waiting_for[0] if seat is None else seat
    return GAME.fallback(at.state, asked, at.options(asked), Fast(1))


def outside(*heroes: Hero, monster: str = "monster-gloomwolf") -> Table:
    """The first hero stands beside the Glyph Room; nothing else is left to do."""
    return table(*heroes, dungeon=[ENTRANCE, Spot(), Spot("glyph-room", monster=monster)])


def inside(*heroes: Hero, monster: str = "monster-gloomwolf", script: str = "") -> Table:
    """The first hero stands in the Glyph Room with a monster."""
    dungeon = [ENTRANCE, Spot(), Spot("glyph-room", monster=monster)]
    return table(*heroes, dungeon=dungeon, script=script)


def test_corvan_alone_does_not_walk_in_to_be_refused() -> None:
    alone = outside(hero("corvan", place=1), hero("brunna"))
    assert MOVE[EAST] in offered(alone)
    assert wish(alone) is END_TURN

    helped = outside(hero("corvan", place=1), hero("brunna", place=2))
    assert wish(helped) is MOVE[EAST]


@pytest.mark.parametrize("idle", [hero("brunna", place=2, ko=True), hero(place=2, quiet=True)])
def test_nobody_counts_on_help_that_is_not_asked(idle: Hero) -> None:
    assert wish(outside(hero("corvan", place=1), idle)) is END_TURN


@pytest.mark.parametrize("choice", [wish, default])
def test_a_hero_among_glyphs_battles_with_company_and_leaves_without(choice: Wish) -> None:
    assert choice(inside(hero("corvan", place=2), hero("brunna"))) is ESCAPE
    assert choice(inside(hero("corvan", place=2), hero("brunna", place=2))) is BATTLE


@pytest.mark.parametrize("choice", [wish, default])
def test_what_the_glyphs_allow_is_battled_alone(choice: Wish) -> None:
    assert choice(inside(hero("kessa", place=2))) is BATTLE
    champion = inside(hero("kessa", place=2), hero("brunna"), monster="monster-veshka-redsash")
    assert choice(champion) is BATTLE


def test_who_wanted_an_unknown_exit_of_the_tile_escapes_through_it() -> None:
    glyphs = Spot("glyph-room", monster="monster-gloomwolf", exits=1 << WEST | 1 << SOUTH)
    pile = ["standard-14", "standard-15"]
    walled = Spot("entrance", exits=1 << EAST)
    at = table(
        hero("corvan", place=1), hero("brunna"), dungeon=[walled, glyphs], pile=pile, script="66"
    )

    choose(at, ESCAPE)

    assert offered(at) == [LEAVE[SOUTH], LEAVE[WEST]]
    assert wish(at) is LEAVE[SOUTH]
    assert default(at) is LEAVE[WEST]
    at.state.round = TIRED
    assert default(at) is LEAVE[SOUTH]


@pytest.mark.parametrize(("loot", "used"), [(4, True), (2, False)])
def test_a_card_that_leads_one_tile_further_is_not_used_to_go_back(loot: int, used: bool) -> None:
    shadow = hero("mizzle", place=1, abilities=["ability-long-shadow"])
    row = [ENTRANCE, Spot(monster="monster-slime"), Spot(), Spot(), Spot()]
    row[loot].items = ["treasure-hex-doll"]
    at = table(shadow, hero("brunna"), dungeon=row, script="6666")

    choose(at, ESCAPE, LEAVE[EAST])

    further = USE[card("ability-long-shadow")]
    assert offered(at) == [PASS, further]
    assert wish(at) is (further if used else PASS)


# A boss among glyphs

BOSS = "boss-hadrak"


def boss_hides(*heroes: Hero, number: int = 5, boss: str = BOSS) -> Table:
    """The boss is in the Glyph Room, the first hero beside it."""
    row = [ENTRANCE, Spot(), Spot("glyph-room", monster=boss), Spot()]
    return table(*heroes, dungeon=row, boss=boss, round=number)


@pytest.mark.parametrize("choice", [wish, default])
def test_a_boss_among_glyphs_is_left_to_roam_until_all_are_tired(choice: Wish) -> None:
    heroes = hero("corvan", place=1), hero("brunna")
    assert choice(boss_hides(*heroes)) is END_TURN
    assert choice(boss_hides(*heroes, number=TIRED)) is MOVE[EAST]
    assert choice(boss_hides(hero("corvan", place=1), hero("brunna", place=2))) is MOVE[EAST]


def test_a_greedy_first_player_brings_the_boss_to_where_he_can_battle_it() -> None:
    row = [Spot("entrance"), Spot("glyph-room"), Spot(), Spot(), Spot(monster=BOSS)]
    heroes = hero("corvan", place=1), hero("brunna")
    at = table(*heroes, dungeon=row, boss=BOSS, phase=Phase.ROAM, begun=False)

    assert PICK_TILE[1] in offered(at)
    assert wish(at) in (PICK_TILE[0], PICK_TILE[2])


@pytest.mark.rule("DR-ASSIST-01")
@pytest.mark.parametrize(("number", "answer"), [(TIRED - 1, PASS), (TIRED, ASSIST[0])])
def test_tired_heroes_help_against_a_boss_that_hides(number: int, answer: Option) -> None:
    at = boss_hides(hero("corvan", place=2), hero("brunna", place=2), number=number)

    choose(at, BATTLE)

    assert default(at, 1) is answer


@pytest.mark.rule("DR-ASSIST-01")
def test_they_help_nobody_else() -> None:
    slime = [ENTRANCE, Spot("glyph-room", monster="monster-slime")]
    glyphs = table(hero(place=1), hero("brunna", place=1), dungeon=slime, round=TIRED)
    lair = [ENTRANCE, Spot("lair", monster=BOSS)]
    open_ = table(hero(place=1), hero("brunna", place=1), dungeon=lair, boss=BOSS, round=TIRED)
    fled = boss_hides(hero("corvan", place=2), hero("brunna", place=2), number=TIRED)

    for at, deed in ((glyphs, BATTLE), (open_, BATTLE), (fled, ESCAPE)):
        choose(at, deed)
        assert default(at, 1) is PASS


@pytest.mark.parametrize("level", ["steady", "greedy"])
def test_even_a_boss_that_never_leaves_the_glyphs_falls(level: str) -> None:
    names = "corvan", "brunna", "dorgan"
    start = boss_hides(*(hero(name) for name in names), boss="boss-khor-vaal").base
    at = Table.from_checkpoint(GAME, len(names), start, Fast("glyphs"))

    play(at, level)

    assert at.is_over


SATCHEL = "treasure-healers-satchel"


@pytest.mark.parametrize(("number", "choice"), [(TIRED - 1, USE[card(SATCHEL)]), (TIRED, BATTLE)])
def test_tired_heroes_do_not_heal_what_the_boss_deals_for_ever(number: int, choice: Option) -> None:
    brunna = hero("brunna", place=1, wounds=3, equipped=[SATCHEL])
    lair = [ENTRANCE, Spot("lair", monster="boss-isaveth")]
    at = table(brunna, dungeon=lair, boss="boss-isaveth", round=number)

    assert wish(at) is choice


# Whole games


def play(at: Table, *levels: str, seed: str = "futile") -> None:
    """Bots of these levels play to the end, or until it is clear that there is none."""
    seated = levels if len(levels) > 1 else levels * at.seats
    bots = [make_bot(level, f"{seed} {seat}") for seat, level in enumerate(seated)]
    while not at.is_over and at.state.round < LONG:
        seat = at.waiting_for[0]
        at.answer(seat, bots[seat].choose(Chair(at, seat)))


def refusals(at: Table) -> Counter[tuple[int, int]]:
    """How often each hero was refused each monster."""
    return Counter((event.seat, event.card) for event in happened(at, GlyphsForbade))


def returns(at: Table) -> Counter[int]:
    """How often each hero came back to where he was two steps ago while nothing had happened."""
    found: Counter[int] = Counter()
    trails: defaultdict[int, list[int]] = defaultdict(list)
    for event in at.events:
        if isinstance(event, NEWS):
            trails.clear()
        elif isinstance(event, HeroMoved):
            trail = trails[event.seat]
            trail.append(event.tile)
            found[event.seat] += len(trail) > 2 and trail[-1] == trail[-3]
    return found


def test_corvan_is_not_refused_nineteen_times_in_twenty_five_rounds() -> None:
    seed, levels = "too many swords", ["greedy"] * 4 + ["random", "steady"]
    at = Table(GAME, 6, Keyed.from_seed(seed), {"second_copy": True})

    play(at, *levels, seed=seed)

    assert card("hero-corvan") in [one.card for one in at.state.heroes[:4]]
    assert max((times for (seat, _), times in refusals(at).items() if seat < 4), default=0) <= 2


@pytest.mark.parametrize("seed", ["glyph-105", "s10", "s11", "s18"])
@pytest.mark.parametrize("seats", [2, 3])
def test_no_greedy_hero_is_refused_again_and_again(seats: int, seed: str) -> None:
    """Greedy heroes were refused up to 21 times in these games."""
    at = Table(GAME, seats, Keyed.from_seed(seed))

    play(at, "greedy")

    assert at.is_over
    assert max(refusals(at).values(), default=0) <= 2
    assert max(returns(at).values(), default=0) <= 5


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("level", ["greedy", "steady"])
def test_games_of_bots_end_and_the_greedy_do_not_insist(level: str, seats: int) -> None:
    for seed in range(3):
        at = Table(GAME, seats, Keyed.from_seed(f"futile-{seed}"))
        play(at, level)
        assert at.is_over, seed
        if level == "greedy":
            assert max(refusals(at).values(), default=0) <= 2, seed
            assert max(returns(at).values(), default=0) <= 5, seed


def test_a_lone_hero_who_heals_and_a_boss_that_regrows_come_to_an_end() -> None:
    """Brunna healed what Isaveth dealt, and Isaveth what Brunna dealt, for thousands of rounds."""
    seed = "solo-1702"
    at = Table(GAME, 1, Keyed.from_seed(seed))
    bot = make_bot("greedy", f"{seed}0")

    while not at.is_over and at.state.round < LONG:
        at.answer(0, bot.choose(Chair(at, 0)))

    assert at.is_over


def test_a_chased_boss_is_met_before_the_game_drags_on() -> None:
    for seed in range(6):
        at = Table(GAME, 1, Keyed.from_seed(f"chase-{seed}"))
        play(at, "steady")
        assert max(event.round for event in happened(at, RoundBegan)) < 2 * TIRED, seed
