"""The defaults of the decision table at the end of the rules: battles and other rolls."""

import pytest

from tests.games.dungeon_run.situations import (
    ENTRANCE,
    GAME,
    Spot,
    card,
    cards,
    choose,
    hero,
    offered,
    table,
    vote,
)
from undercroft.engine import Fast, Option, Table
from undercroft.games.dungeon_run.options import (
    ACCEPT,
    ADVANCE,
    ASSIST,
    BATTLE,
    BLOCK,
    DUEL,
    ESCAPE,
    FIGHT_WITH,
    GOES_FIRST,
    LEAVE,
    MOVE,
    PASS,
    PAY,
    RAISE,
    RALLY,
    ROLL_ARMOR,
    SABOTAGE,
    STRIKE_HOME,
    THUMBS_UP,
    USE,
)

BRAWN, MAGIC, SKILL = FIGHT_WITH
NORTH, EAST, WEST = 0, 1, 3
SLIME = [ENTRANCE, Spot(monster="monster-slime")]
DEN = [ENTRANCE, Spot("den")]
BRIDGE = [ENTRANCE, Spot("ancient-bridge")]


def default(at: Table, seat: int | None = None, seed: int = 1) -> Option:
    """What the game does for a seat that is asked."""
    asked = at.waiting_for[0] if seat is None else seat
    return GAME.fallback(at.state, asked, at.options(asked), Fast(seed))


@pytest.mark.rule("DR-BATTLE-10")
@pytest.mark.parametrize(("name", "rating"), [("dorgan", BRAWN), ("corvan", MAGIC)])
def test_battles_duels_and_training_take_the_higher_rating(name: str, rating: Option) -> None:
    battle = table(hero(name, place=1), hero(), dungeon=SLIME, script="11")
    choose(battle, BATTLE)
    assert default(battle) is rating

    attack = table(hero(name), hero())
    choose(attack, DUEL[1])
    assert default(attack) is rating

    defense = table(hero(), hero(name))
    choose(defense, DUEL[1], BRAWN)
    assert defense.waiting_for == (1,)
    assert default(defense) is rating

    advance = table(hero(name, loot=["monster-slime", "monster-bone-guard"]))
    choose(advance, ADVANCE, PAY[card("monster-slime")])
    assert default(advance) is RAISE[rating.number - BRAWN.number]


@pytest.mark.rule("DR-BATTLE-10")
def test_the_higher_rating_counts_items() -> None:
    markers = (0, 2, 0)
    armed = hero("kessa", place=1, equipped=["treasure-bonecracker-mace"], markers=markers)
    at = table(armed, hero("dorgan"), dungeon=SLIME, script="11")
    choose(at, BATTLE)
    assert default(at) is BRAWN

    markers = (0, 4, 0)
    trained = table(hero("kessa", place=1, markers=markers), hero(), dungeon=SLIME, script="11")
    choose(trained, BATTLE)
    assert default(trained) is MAGIC


@pytest.mark.rule("DR-BATTLE-12")
@pytest.mark.parametrize(
    ("wounds", "uses"),
    [
        (0, [BLOCK[3][3], STRIKE_HOME]),
        (3, [BLOCK[3][3], STRIKE_HOME]),
        (4, [BLOCK[3][3], BLOCK[5][4], STRIKE_HOME]),
    ],
)
def test_weak_dice_block_then_as_many_as_life_needs_and_the_rest_hits(
    wounds: int, uses: list[Option]
) -> None:
    at = table(hero("dorgan", place=1, wounds=wounds), hero(), dungeon=SLIME, script="34 11355")
    choose(at, BATTLE, BRAWN)

    for use in uses:
        assert default(at) is use
        choose(at, use)


@pytest.mark.rule("DR-BATTLE-12")
@pytest.mark.parametrize(("wounds", "first"), [(0, STRIKE_HOME), (4, BLOCK[4][4])])
def test_an_attacker_blocks_a_hero_only_to_live(wounds: int, first: Option) -> None:
    at = table(hero("dorgan", wounds=wounds), hero("ragg"), script="46111 4111")

    choose(at, DUEL[1], BRAWN, BRAWN)

    assert default(at) is first
    if first is not STRIKE_HOME:
        assert default(choose(at, first)) is STRIKE_HOME


@pytest.mark.rule("DR-BATTLE-12")
def test_an_attacker_reckons_with_heavy_hits() -> None:
    at = table(hero("dorgan", wounds=3), hero("corvan"), script="45111 6111")

    choose(at, DUEL[1], BRAWN, MAGIC)

    assert default(at) in (BLOCK[4][6], BLOCK[5][6])


def test_armor_is_rolled_and_a_rally_is_taken() -> None:
    armored = hero("kessa", place=1, equipped=["treasure-miners-helm"])
    slime = [ENTRANCE, Spot(monster="monster-slime", wounds=2)]
    at = table(armored, hero("dorgan"), dungeon=slime, script="33 5111 1")

    choose(at, BATTLE, BRAWN, STRIKE_HOME)
    assert offered(at) == [ROLL_ARMOR, PASS]
    assert default(at) is ROLL_ARMOR
    choose(at, ROLL_ARMOR)
    assert offered(at) == [RALLY, PASS]
    assert default(at) is RALLY


@pytest.mark.rule("DR-REROLL-06")
def test_nobody_rerolls_and_the_order_is_clockwise_from_the_acting_hero() -> None:
    omen, roar = cards("ability-ill-omen", "ability-roar")
    near = [hero("saelith", place=1), hero("ragg", place=1)]
    near[0].abilities, near[1].abilities = [omen], [roar]
    at = table(near[0], hero("ragg", place=1), near[1], dungeon=SLIME, turn=1, script="11 1111")

    choose(at, BATTLE)
    assert [default(at, seat) for seat in (2, 0)] == [PASS, PASS]
    vote(at, s2=PASS, s0=PASS)
    assert [default(at, seat) for seat in (2, 0)] == [PASS, PASS]
    vote(at, s2=PASS, s0=PASS)
    choose(at, BRAWN)
    assert [default(at, seat) for seat in (2, 0)] == [PASS, PASS]
    vote(at, s0=USE[omen], s2=USE[roar])

    assert offered(at) == [GOES_FIRST[0], GOES_FIRST[2]]
    assert default(at) is GOES_FIRST[2]


@pytest.mark.rule("DR-ASSIST-01")
def test_nobody_calls_for_help_but_help_is_accepted() -> None:
    at = table(hero("dorgan", place=1), hero(place=1, quiet=True), dungeon=SLIME)
    choose(at, BATTLE)
    assert default(at) is PASS

    helped = table(hero("dorgan", place=1), hero(place=1), dungeon=SLIME)
    choose(helped, BATTLE)
    vote(helped, s1=ASSIST[0])
    assert default(helped) is ACCEPT[1]


@pytest.mark.rule("DR-DISARM-02")
@pytest.mark.parametrize(("name", "rating"), [("dorgan", BRAWN), ("mizzle", SKILL)])
def test_traps_and_the_channel_take_the_higher_rating(name: str, rating: Option) -> None:
    trap = table(hero(name), hero(), dungeon=DEN, encounters=["trap-long-slide"], script="4")
    choose(trap, MOVE[EAST])
    assert default(trap) is rating

    channel = table(hero(name), hero(), dungeon=[ENTRANCE, Spot("underground-channel")])
    choose(channel, MOVE[EAST])
    assert offered(channel) == [BRAWN, SKILL]
    assert default(channel) is rating


def test_thumbs_go_up() -> None:
    setup = {"beg_for_your_life": True}
    at = table(hero("ragg"), hero(), dungeon=BRIDGE, setup=setup, script="111")

    choose(at, MOVE[EAST])

    assert default(at) is THUMBS_UP


@pytest.mark.rule("DR-ESCAPE-04")
def test_an_escape_leads_to_a_known_tile_without_a_monster_else_to_the_lowest_exit() -> None:
    here = Spot(monster="monster-slime")
    wolf = Spot(monster="monster-gloomwolf", at=(1, -1))
    two = [ENTRANCE, here, wolf]
    at = table(hero("ragg", place=1), hero(), dungeon=two, script="14")
    choose(at, ESCAPE)
    assert offered(at) == [LEAVE[NORTH], LEAVE[WEST]]
    assert default(at) is LEAVE[WEST]

    both = [Spot("entrance", monster="monster-bone-guard"), here, wolf]
    held = table(hero("ragg", place=1), hero(place=2), dungeon=both, script="14")
    choose(held, ESCAPE)
    assert default(held) is LEAVE[NORTH]


@pytest.mark.rule("DR-REROLL-06", "DR-RULING-43")
def test_effects_of_several_heroes_come_clockwise_from_the_acting_hero() -> None:
    straps, light = cards("ability-cut-straps", "ability-shared-light")
    thief, healer = hero("mizzle", place=1), hero("brunna", place=1)
    thief.abilities, healer.abilities = [straps], [light]
    acting = hero("ragg", place=1, wounds=1, loot=["monster-bone-guard"])
    at = table(thief, acting, healer, dungeon=SLIME, turn=1, script="11 111")

    choose(at, BATTLE)
    vote(at, s0=SABOTAGE, s2=ASSIST[0])
    choose(at, ACCEPT[2], BRAWN)
    vote(at, s0=USE[straps], s2=USE[light])

    assert set(offered(at)) == {GOES_FIRST[0], GOES_FIRST[2]}
    assert default(at) is GOES_FIRST[2]
