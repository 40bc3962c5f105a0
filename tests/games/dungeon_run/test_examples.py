"""The worked examples of the rules, played to the letter."""

import pytest

from tests.games.dungeon_run.situations import (
    ENTRANCE,
    Spot,
    choose,
    hero,
    hero_at,
    offered,
    table,
    tile_at,
)
from undercroft.games.dungeon_run.options import (
    BATTLE,
    BLOCK,
    ESCAPE,
    FIGHT_WITH,
    HOLD_BACK,
    STRIKE_HOME,
)


@pytest.mark.rule("DR-EXAMPLE-01", "DR-EXAMPLE-02", "DR-EXAMPLE-03")
def test_dorgan_battles_the_slime() -> None:
    dungeon = [ENTRANCE, Spot(monster="monster-slime")]
    at = table(hero("dorgan", place=1), dungeon=dungeon, script="13 13455")

    choose(at, BATTLE, FIGHT_WITH[0])

    assert offered(at) == [STRIKE_HOME, BLOCK[3][3], BLOCK[5][3], HOLD_BACK[5]]

    choose(at, BLOCK[3][3], STRIKE_HOME)

    slime = tile_at(at, 1).monster
    assert slime is not None
    assert (slime.wounds, hero_at(at, 0).wounds) == (2, 0)
    assert (at.state.actions, hero_at(at, 0).place) == (1, 1)
    assert {BATTLE, ESCAPE} <= set(offered(at))
