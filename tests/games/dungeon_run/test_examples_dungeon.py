"""The worked examples of roaming and re-rolls, played to the letter."""

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
    hero_at,
    table,
    tile_at,
    vote,
)
from undercroft.engine import Refused
from undercroft.games.dungeon_run.events import BattleBegan, DiceRerolled, RerollForced
from undercroft.games.dungeon_run.options import (
    BATTLE,
    FIGHT_WITH,
    PASS,
    PICK_MONSTER,
    PICK_TILE,
    USE,
)

KING, GUARD, WOLF = "monster-king-ulvar", "monster-bone-guard", "monster-gloomwolf"


@pytest.mark.rule("DR-EXAMPLE-07")
def test_a_monster_roams_onto_the_first_player_if_it_can_go_nowhere_else() -> None:
    dungeon = [ENTRANCE, Spot(monster=KING), Spot(monster=GUARD)]
    heroes = hero("brunna"), hero("dorgan", place=2)
    at = table(*heroes, dungeon=dungeon, phase=Phase.ROAM, begun=False)

    arrived = tile_at(at, 0).monster
    assert arrived is not None
    assert (arrived.card, tile_at(at, 1).monster) == (card(KING), None)
    assert (at.state.round, happened(at, BattleBegan)) == (2, [])


@pytest.mark.rule("DR-EXAMPLE-21")
def test_treasure_drifts_with_the_undead_and_stays_where_a_beast_was() -> None:
    dungeon = [ENTRANCE, Spot(monster=GUARD, hidden=1), Spot(), Spot(monster=WOLF, hidden=1)]
    at = table(hero("brunna"), dungeon=[*dungeon, Spot()], phase=Phase.ROAM, begun=False)
    unseen = at.state.treasures.pool.copy()

    choose(at, PICK_MONSTER[1], PICK_TILE[2])

    assert [tile.monster is not None for tile in at.state.tiles] == [0, 0, 1, 0, 1]
    assert [tile.hidden for tile in at.state.tiles] == [0, 0, 1, 1, 0]
    assert at.state.treasures.pool == unseen


@pytest.mark.rule("DR-EXAMPLE-08")
def test_a_chain_of_rerolls_has_one_link_from_each_hero() -> None:
    swing, bone = "ability-second-swing", "treasure-lucky-knucklebone"
    roar, doll, omen = "ability-roar", "treasure-hex-doll", "ability-ill-omen"
    at = table(
        hero("ragg", place=1, abilities=[swing], equipped=[bone]),
        hero("ragg", place=1, abilities=[roar], equipped=[doll]),
        hero("saelith", place=1, abilities=[omen]),
        dungeon=[ENTRANCE, Spot(monster=KING)],
        script="111 1111 2222 3333 1116",
    )
    choose(at, BATTLE, PASS, PASS, PASS, PASS, PASS, FIGHT_WITH[0])

    vote(at, s0=USE[card(swing)], s1=PASS, s2=PASS)
    assert list(at.waiting_for) == [1, 2]
    vote(at, s1=USE[card(roar)], s2=PASS)
    assert list(at.waiting_for) == [2]
    before = GAME.pack(at.state)
    for seat, source in ((0, bone), (1, doll)):
        with pytest.raises(Refused):
            at.answer(seat, USE[card(source)])
    assert GAME.pack(at.state) == before
    vote(at, s2=USE[card(omen)])

    rerolls = happened(at, DiceRerolled, RerollForced)
    assert [event.seat for event in rerolls] == [0, 1, 2]
    assert rerolls[-1].dice == "1 1 1 6"
    assert hero_at(at, 0).wounds == 0
