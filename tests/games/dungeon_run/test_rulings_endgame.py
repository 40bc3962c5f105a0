"""Decisions about death, victory, leaving and passing in the endgame."""

from pathlib import Path

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
    tile_at,
    vote,
)
from tests.terminal.people import Typist
from undercroft.engine import Fast, Keyed, Refused, Table
from undercroft.games.dungeon_run.events import (
    FreeAttackBegan,
    HeroDied,
    HeroKnockedOut,
    TurnBegan,
)
from undercroft.games.dungeon_run.options import (
    ACCEPT,
    ASSIST,
    BATTLE,
    BLOCK,
    DONE,
    DUEL,
    END_TURN,
    EQUIP,
    ESCAPE,
    FIGHT_WITH,
    HOLD_BACK,
    MOVE,
    PASS,
    ROLL_ARMOR,
    SABOTAGE,
    STOW,
    STRIKE_HOME,
    TAKE_ITEM,
    THUMBS_DOWN,
    TRADE,
    USE,
    WALK_AWAY,
)
from undercroft.terminal.session import Session
from undercroft.words import Words

BRAWN = FIGHT_WITH[0]
EAST, WEST = 1, 3
SLIME = [ENTRANCE, Spot(monster="monster-slime")]


@pytest.mark.rule("DR-RULING-72")
def test_a_knocked_out_hero_binds_nobody() -> None:
    at = table(hero("dorgan", ko=True), hero(), turn=1, endgame=True)

    assert MOVE[EAST] in offered(at)


@pytest.mark.rule("DR-RULING-72")
def test_a_hero_who_has_stood_up_binds_others() -> None:
    at = table(hero("dorgan", ko=True), hero(), turn=0, begun=False, endgame=True)

    assert at.waiting_for == (1,)
    assert MOVE[EAST] not in offered(at)
    assert ESCAPE in offered(at)


@pytest.mark.rule("DR-RULING-73")
def test_the_forced_block_is_judged_before_armor() -> None:
    armored = hero("dorgan", wounds=4, equipped=["treasure-couriers-leathers"])
    at = table(armored, hero("corvan"), endgame=True, script="45111 4 1")

    choose(at, DUEL[1], BRAWN, BRAWN)
    assert offered(at) == [BLOCK[4][4], BLOCK[5][4]]
    before = GAME.pack(at.state)
    for refused in (STRIKE_HOME, HOLD_BACK[4]):
        with pytest.raises(Refused):
            at.answer(0, refused)
    assert GAME.pack(at.state) == before

    choose(at, BLOCK[5][4])
    assert STRIKE_HOME in offered(at)
    choose(at, STRIKE_HOME)
    assert [one.wounds for one in at.state.heroes] == [4, 1]


@pytest.mark.rule("DR-RULING-73")
def test_no_more_blocks_are_forced_than_needed() -> None:
    armored = hero("dorgan", wounds=3, equipped=["treasure-couriers-leathers"])
    at = table(armored, hero("brunna"), endgame=True, script="45111 461 1")

    choose(at, DUEL[1], BRAWN, BRAWN)
    assert STRIKE_HOME not in offered(at)
    choose(at, BLOCK[4][6])
    assert STRIKE_HOME in offered(at)
    choose(at, STRIKE_HOME, ROLL_ARMOR)
    assert [one.wounds for one in at.state.heroes] == [4, 1]


@pytest.mark.rule("DR-RULING-74")
def test_a_killer_by_ability_takes_his_booty() -> None:
    corvan = hero("corvan", abilities=["ability-fire-and-betrayal"])
    names = ["treasure-hex-doll", "treasure-feud-sword"]
    heroes = corvan, hero("dorgan", wounds=4, place=1, loot=names), hero("ragg", alive=False)
    at = table(*heroes, hero(place=1, ko=True), endgame=True, queue=[0, 1, 3])

    choose(at, USE[card("ability-fire-and-betrayal")])
    assert offered(at) == [DONE, *(TAKE_ITEM[number] for number in cards(*names))]
    choose(at, TAKE_ITEM[card("treasure-hex-doll")], DONE, STOW[card("treasure-hex-doll")])

    assert [kept.card for kept in hero_at(at, 0).treasures] == cards("treasure-hex-doll")
    assert tile_at(at, 1).items == cards("treasure-feud-sword")


@pytest.mark.rule("DR-RULING-74")
def test_a_killer_by_a_sabotage_wound_takes_his_booty() -> None:
    spoiler = hero("ragg", place=1, wounds=5, loot=["treasure-hex-doll"])
    heroes = hero("ragg", place=1), spoiler, hero()
    at = table(*heroes, dungeon=SLIME, endgame=True, script="11 51")

    choose(at, BATTLE)
    vote(at, s1=SABOTAGE)
    choose(at, BRAWN, STRIKE_HOME)

    assert not hero_at(at, 1).alive
    assert at.waiting_for == (0,)
    assert offered(at) == [DONE, TAKE_ITEM[card("treasure-hex-doll")]]


@pytest.mark.rule("DR-RULING-74")
def test_a_killer_who_died_in_the_same_battle_takes_nothing() -> None:
    biter = hero("ragg", wounds=5, abilities=["ability-bite-back"], loot=["treasure-hex-doll"])
    dorgan = hero("dorgan", wounds=4, loot=["treasure-feud-sword"])
    heroes = dorgan, biter, hero(place=1), hero("corvan", place=1)
    at = table(*heroes, endgame=True, script="61111 111111")

    choose(at, DUEL[1], BRAWN, BRAWN, STRIKE_HOME)

    assert at.waiting_for == (2,)
    assert sorted(tile_at(at, 0).items) == sorted(cards("treasure-hex-doll", "treasure-feud-sword"))


@pytest.mark.rule("DR-RULING-74")
def test_a_dead_hero_takes_nothing_from_the_saboteur_who_dies_after_him() -> None:
    spoiler = hero("ragg", place=1, wounds=5, loot=["treasure-hex-doll"])
    heroes = hero("dorgan", place=1, wounds=4), spoiler, hero(), hero("corvan")
    at = table(*heroes, dungeon=SLIME, endgame=True, script="33 511")

    choose(at, BATTLE)
    vote(at, s1=SABOTAGE)
    choose(at, BRAWN, STRIKE_HOME)

    assert [event.seat for event in happened(at, HeroDied)] == [0, 1]
    assert at.waiting_for == (2,)
    assert tile_at(at, 1).items == cards("treasure-hex-doll")


@pytest.mark.rule("DR-RULING-79")
@pytest.mark.parametrize(
    ("seats", "endgame", "beg", "killed"),
    [
        (3, False, False, False),
        (3, True, False, True),
        (1, False, False, True),
        (3, False, True, True),
    ],
)
def test_heroes_are_killed_only_in_the_endgame_in_solo_or_by_vote(
    seats: int, endgame: bool, beg: bool, killed: bool
) -> None:
    heroes = [hero("ragg"), hero(place=2), hero("ragg", place=2)][:seats]
    at = table(
        *heroes,
        dungeon=[ENTRANCE, Spot("ancient-bridge"), Spot()],
        endgame=endgame,
        setup={"beg_for_your_life": beg},
        script="111",
    )

    choose(at, MOVE[EAST])
    if beg:
        vote(at, s1=THUMBS_DOWN, s2=THUMBS_DOWN)

    assert bool(happened(at, HeroDied)) == killed
    assert bool(happened(at, HeroKnockedOut)) != killed


@pytest.mark.rule("DR-RULING-79")
def test_nobody_dies_while_the_stone_of_a_dead_boss_still_lies_there() -> None:
    lair = Spot("lair", monster="boss-ormgrath", wounds=6)
    heroes = hero("dorgan", place=1), hero("saelith", place=1, wounds=4), hero("corvan")
    script = "11111 61111 61111 1"
    at = table(*heroes, dungeon=[ENTRANCE, lair], boss="boss-ormgrath", script=script)

    choose(at, BATTLE)
    vote(at, s1=PASS)
    vote(at, s1=PASS)
    choose(at, BRAWN, STRIKE_HOME)
    assert (at.state.killed_boss, at.state.endgame) == (0, False)
    assert tile_at(at, 1).items == cards("artifact-summoning-stone")
    choose(at, DUEL[1], BRAWN, BRAWN, STRIKE_HOME)

    assert happened(at, HeroDied) == []
    assert [event.seat for event in happened(at, HeroKnockedOut)] == [1]
    assert (hero_at(at, 1).alive, at.state.endgame) == (True, False)


@pytest.mark.rule("DR-RULING-79")
def test_once_the_stone_is_taken_they_do_even_if_it_lies_on_a_tile_again() -> None:
    stone = Spot(items=["artifact-summoning-stone"])
    heroes = hero("dorgan"), hero("saelith", wounds=4), hero("corvan", place=1)
    at = table(*heroes, dungeon=[ENTRANCE, stone], endgame=True, script="61111 1")

    choose(at, DUEL[1], BRAWN, BRAWN, STRIKE_HOME)

    assert [event.seat for event in happened(at, HeroDied)] == [1]


@pytest.mark.rule("DR-RULING-83")
def test_rivals_may_assist_sabotage_and_trade_in_the_endgame() -> None:
    heroes = hero("ragg", place=1), hero("ragg", place=1), hero("corvan", place=1)
    at = table(*heroes, dungeon=SLIME, endgame=True, script="11 1111")

    choose(at, BATTLE)
    assert {*ASSIST, SABOTAGE} <= set(offered(at, 1)) & set(offered(at, 2))
    vote(at, s1=ASSIST[0], s2=SABOTAGE)
    choose(at, ACCEPT[1], BRAWN)
    assert at.state.actions == 1

    choose(at, EQUIP, TRADE[2])
    assert WALK_AWAY in offered(at)


@pytest.mark.rule("DR-RULING-84")
def test_a_hero_may_always_pass() -> None:
    at = table(hero(), hero("dorgan"))
    assert END_TURN in offered(at)
    choose(at, END_TURN)
    assert at.waiting_for == (1,)

    half = table(hero(), hero("dorgan"))
    choose(half, MOVE[EAST], END_TURN)
    assert half.waiting_for == (1,)


@pytest.mark.rule("DR-RULING-84")
def test_passing_beside_a_monster_brings_its_free_attack() -> None:
    at = table(hero("dorgan", place=1), hero(), dungeon=SLIME, script="13")

    choose(at, END_TURN)

    assert len(happened(at, FreeAttackBegan)) == 1
    assert hero_at(at, 0).wounds == 1


@pytest.mark.rule("DR-RULING-84")
def test_without_a_legal_action_the_turn_passes_by_itself() -> None:
    dungeon = [ENTRANCE, Spot(), Spot(at=(5, 5), exits=0)]
    at = table(hero("dorgan", place=2), hero(), dungeon=dungeon, begun=False)

    assert [event.seat for event in happened(at, TurnBegan)] == [0, 1]
    assert at.waiting_for == (1,)


@pytest.mark.rule("DR-RULING-82")
def test_the_defaults_play_a_hero_whose_player_left_to_the_end() -> None:
    at = Table(GAME, 2, Keyed.from_seed("left"))
    for _ in range(5000):
        if at.is_over:
            break
        seat = at.waiting_for[0]
        at.answer(seat, GAME.fallback(at.state, seat, at.options(seat), Fast(1)))

    assert at.is_over


@pytest.mark.rule("DR-RULING-82")
def test_a_bot_takes_the_hero_of_somebody_who_leaves_over_with_the_defaults(
    tmp_path: Path,
) -> None:
    at = Table(GAME, 2, Keyed.from_seed("left"), {}, ("human", "human"))
    session = Session(at, Words("en", GAME), Typist([]).screen, tmp_path / "a.log")

    session.bot_takes_over(0)

    assert session.table.players == ("bot:steady", "human")


@pytest.mark.rule("DR-RULING-82")
def test_who_leaves_is_not_removed_and_the_one_who_stays_does_not_win(tmp_path: Path) -> None:
    worn, loot = "artifact-summoning-stone", "treasure-hex-doll"
    leaver = hero("dorgan", place=1, equipped=[worn], loot=[loot, "monster-slime"])
    at = table(leaver, hero("kessa"), endgame=True)
    at.players = ("human", "human")
    before = GAME.pack(at.state)
    session = Session(at, Words("en", GAME), Typist([]).screen, tmp_path / "a.log")

    session.bot_takes_over(0)
    assert GAME.pack(at.state) == before
    choice = GAME.fallback(at.state, 0, at.options(0), Fast(1))
    assert choice is MOVE[WEST]
    choose(at, choice)

    assert (at.is_over, hero_at(at, 0).alive) == (False, True)
    assert hero_at(at, 0).equipped == cards(worn)
    assert [kept.card for kept in hero_at(at, 0).treasures] == cards(loot)
