"""What a deed leaves behind when it is over: nothing but what its rule says."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.dungeon_run.cards.hero_scenes import (
    able,
    beside,
    drawing,
    exploring,
    together,
    use,
)
from tests.games.dungeon_run.situations import (
    ENTRANCE,
    NOTHING,
    Phase,
    Spot,
    cards,
    choose,
    happened,
    hero,
    hero_at,
    offered,
    table,
    tile_at,
)
from undercroft.engine import Table
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.options import (
    BATTLE,
    DUEL,
    END_TURN,
    ESCAPE,
    FIGHT_WITH,
    LEAVE_ITEM,
    MEET,
    MOVE,
    RALLY,
    STRIKE_HOME,
    SUMMON,
)

BRAWN = FIGHT_WITH[0]
EAST, WEST = 1, 3
SLIME, WOLF, STONE = "monster-slime", "monster-gloomwolf", "artifact-summoning-stone"


def row(tile: str) -> list[Spot]:
    return [ENTRANCE, Spot(tile)]


def struck() -> Table:
    at = beside(SLIME, able("ability-blasting-powder", wounds=1), hero())
    choose(at, use("ability-blasting-powder"))
    return choose(at, RALLY) if RALLY in offered(at) else at


DEEDS: list[tuple[str, Callable[[], Table]]] = [
    ("DR-DEFEAT-03", struck),
    (
        "DR-DUEL-03",
        lambda: choose(together(hero(), hero("ragg"), script="1111 1111"), DUEL[1], BRAWN, BRAWN),
    ),
    (
        "DR-ESCAPE-03",
        lambda: choose(
            table(
                hero("ragg", place=1),
                hero(),
                dungeon=[ENTRANCE, Spot(monster=SLIME, exits=8)],
                script="66",
            ),
            ESCAPE,
        ),
    ),
    (
        "DR-SPECIAL-01",
        lambda: choose(
            table(hero("ragg"), hero(), dungeon=row("ancient-bridge"), script="222"), MOVE[EAST]
        ),
    ),
    (
        "DR-SPECIAL-18",
        lambda: choose(
            table(hero("ragg"), hero(), dungeon=row("underground-channel"), script="4444"),
            MOVE[EAST],
        ),
    ),
    (
        "DR-SPECIAL-13",
        lambda: choose(
            table(hero("ragg", place=1), hero(), dungeon=row("portcullis-room"), script="4444"),
            MOVE[WEST],
        ),
    ),
    ("DR-DISARM-02", lambda: drawing("trap-dart-wall", hero("brunna"), hero(), script="144")),
    ("DR-TILE-11", lambda: exploring(hero("ragg"), hero(), script=[1, "6"], encounters=[])),
    ("DR-BATTLE-05", lambda: choose(beside(SLIME, hero("ragg"), hero(), script="11"), END_TURN)),
    (
        "DR-BATTLE-10",
        lambda: choose(
            table(
                hero("ragg", place=1),
                hero(),
                dungeon=[ENTRANCE, Spot(monster=SLIME)],
                script="11 1111",
            ),
            BATTLE,
            BRAWN,
        ),
    ),
]


@pytest.mark.parametrize(
    "deed", [pytest.param(deed, id=rule, marks=pytest.mark.rule(rule)) for rule, deed in DEEDS]
)
def test_a_deed_that_is_over_is_shown_no_more(deed: Callable[[], Table]) -> None:
    at = deed()

    assert END_TURN in offered(at)
    assert at.state.effort is None


@pytest.mark.rule("DR-TURN-03")
def test_a_duel_counts_as_a_fight_of_this_turn() -> None:
    at = together(hero(), hero("ragg"), script="1111 1111")

    choose(at, DUEL[1], BRAWN, BRAWN)

    assert at.state.battled


@pytest.mark.rule("DR-DEFEAT-05", "DR-DEFEAT-10")
def test_who_falls_in_his_turn_has_no_actions_left() -> None:
    items = ["treasure-hex-doll", "treasure-ten-foot-pole"]
    me = hero("ragg", wounds=5, loot=items)
    at = table(me, hero(), dungeon=row("ancient-bridge"), script="111")

    choose(at, MOVE[EAST])

    assert set(offered(at)) == {LEAVE_ITEM[one] for one in cards(*items)}
    assert (at.waiting_for, at.state.actions) == ((0,), 0)


@pytest.mark.rule("DR-STRANGERCARD-02", "DR-RULING-47")
def test_who_falls_by_the_price_of_a_stranger_sees_nothing() -> None:
    dungeon = [ENTRANCE, Spot(stranger="stranger-blood-seer")]
    at = table(hero("ragg", place=1, wounds=5), hero(), dungeon=dungeon)

    choose(at, MEET)

    assert hero_at(at, 0).ko
    assert at.state.boss_card == NOTHING


@pytest.mark.rule("DR-SUMMON-09", "DR-RULING-58", "DR-CROWD-03")
@pytest.mark.parametrize(("seats", "discards", "can"), [(4, 1, 0), (5, 0, 0), (5, 1, 1)])
def test_without_a_card_to_draw_nobody_summons(seats: int, discards: int, can: int) -> None:
    names = ["ragg", "brunna", "corvan", "mizzle"][: seats - 1]
    heroes = [hero("kessa", equipped=[STONE]), *(hero(name) for name in names)]
    pile = cards(SLIME)[:discards]
    at = table(*heroes, endgame=True, encounters=[], artifacts=[], discards=pile)

    assert (SUMMON in offered(at)) == bool(can)


@pytest.mark.rule("DR-TURN-01", "DR-DEFEAT-14")
def test_each_turn_begins_as_if_nothing_had_been_done() -> None:
    heroes = hero("kessa", equipped=[STONE]), hero("ragg")
    done: dict[str, Any] = {
        "acted": True,
        "battled": True,
        "geared": True,
        "asked_glyphs": True,
        "beside": 7,
    }
    at = table(*heroes, endgame=True, artifacts=[], begun=False, **done)

    assert SUMMON in offered(at)
    state = at.state
    flags = (state.acted, state.battled, state.geared, state.asked_glyphs)
    assert (flags, state.beside) == ((False,) * 4, NOTHING)


@pytest.mark.rule("DR-RULING-40", "DR-RULING-55")
@pytest.mark.parametrize(("wounds", "ends"), [(0, False), (2, True)])
def test_only_a_kill_ends_a_blood_curse(wounds: int, ends: bool) -> None:
    me = hero("kessa", place=1, burdens=["trap-blood-curse"])
    dungeon = [ENTRANCE, Spot(monster=SLIME, wounds=wounds)]
    at = table(me, hero(), dungeon=dungeon, script="11 5111")

    choose(at, BATTLE, BRAWN, STRIKE_HOME)

    assert (tile_at(at, 1).monster is None) is ends
    assert (hero_at(at, 0).burdens == []) is ends


@pytest.mark.rule("DR-ROAM-05")
def test_a_monster_may_roam_to_the_entrance() -> None:
    dungeon = [ENTRANCE, Spot(monster=WOLF, exits=0b1000)]
    at = table(hero(), hero("ragg"), dungeon=dungeon, phase=Phase.ROAM, begun=False)

    assert [event.tile for event in happened(at, ev.MonsterRoamed)] == [0]


@pytest.mark.rule("DR-DUEL-01")
def test_a_duel_is_announced() -> None:
    at = choose(together(hero(), hero("ragg")), DUEL[1])

    assert [(one.seat, one.target) for one in happened(at, ev.DuelBegan)] == [(0, 1)]
