"""Decisions about roaming, the First Player and the token."""

import pytest

from tests.games.dungeon_run.situations import (
    ENTRANCE,
    Phase,
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
)
from undercroft.engine import Option, Refused, Table
from undercroft.games.dungeon_run.events import (
    BattleBegan,
    FreeAttackBegan,
    MonsterRoamed,
    RoundBegan,
    TokenPassed,
)
from undercroft.games.dungeon_run.options import (
    BATTLE,
    DUEL,
    END_TURN,
    FIGHT_WITH,
    PICK_MONSTER,
    PICK_TILE,
    PUT_ON,
    SEARCH,
    STOW,
    STRIKE_HOME,
)
from undercroft.games.dungeon_run.state import NOTHING, Hero

STONE = "artifact-summoning-stone"
BRAWN = FIGHT_WITH[0]
TO_EAST, TO_WEST = 0b0010, 0b1000
CLOSED = Spot("entrance", exits=0)
RING = [Spot(), Spot(monster="monster-slime"), Spot(at=(2, 1)), Spot(at=(1, 1))]
"""Whoever directs the slime has always a choice."""


def roaming(*heroes: Hero, dungeon: list[Spot], first: int = 0) -> Table:
    return table(*heroes, dungeon=dungeon, first=first, phase=Phase.ROAM, begun=False)


def moves(at: Table) -> list[tuple[int, int]]:
    return [(event.card, event.tile) for event in happened(at, MonsterRoamed)]


@pytest.mark.rule("DR-RULING-62")
def test_a_monster_that_is_freed_by_another_roams_after_it() -> None:
    spots = [Spot(), Spot(monster="monster-slime"), Spot(monster="monster-bone-guard")]
    at = roaming(hero(), hero("dorgan"), dungeon=[CLOSED, *spots])

    slime, guard = cards("monster-slime", "monster-bone-guard")
    assert moves(at) == [(slime, 1), (guard, 2)]


@pytest.mark.rule("DR-RULING-62")
@pytest.mark.parametrize(("chosen", "name"), [(1, "slime"), (3, "bone-guard")])
def test_roaming_ends_when_no_unmoved_monster_can_move(chosen: int, name: str) -> None:
    spots = [Spot(monster="monster-slime"), Spot(), Spot(monster="monster-bone-guard")]
    spots[0].exits, spots[2].exits = TO_EAST, TO_WEST
    spots[1].exits = TO_EAST | TO_WEST
    at = roaming(hero(), hero("dorgan"), dungeon=[CLOSED, *spots])

    assert offered(at) == [PICK_MONSTER[1], PICK_MONSTER[3]]
    choose(at, PICK_MONSTER[chosen])

    assert moves(at) == [(card(f"monster-{name}"), 2)]
    assert at.state.phase is Phase.TURN


@pytest.mark.rule("DR-RULING-63")
def test_a_monster_that_roams_onto_a_hero_does_not_attack() -> None:
    dungeon = [ENTRANCE, Spot(exits=TO_WEST, monster="monster-slime")]
    at = roaming(hero(), hero("dorgan"), dungeon=dungeon, first=1)

    assert moves(at) == [(card("monster-slime"), 0)]
    assert happened(at, FreeAttackBegan) == happened(at, BattleBegan) == []
    assert [one.wounds for one in at.state.heroes] == [0, 0]
    assert BATTLE in offered(at)


@pytest.mark.rule("DR-RULING-63")
def test_entrance_and_lair_are_open_to_roaming() -> None:
    dungeon = [ENTRANCE, Spot(monster="monster-slime"), Spot("lair")]
    at = roaming(hero(), hero("dorgan"), dungeon=dungeon)

    assert offered(at) == [PICK_TILE[0], PICK_TILE[2]]


@pytest.mark.rule("DR-RULING-64")
def test_the_boss_must_go_to_another_tile_and_may_land_anywhere() -> None:
    spots = [Spot("glyph-room"), Spot("ancient-bridge", stranger="stranger-barefoot-hermit")]
    lair = Spot("lair", monster="boss-ormgrath", items=[STONE])
    at = roaming(hero(), hero("thelian", place=1), dungeon=[ENTRANCE, *spots, lair])

    assert offered(at) == [PICK_TILE[place] for place in (0, 1, 2)]
    with pytest.raises(Refused):
        at.answer(0, PICK_TILE[3])
    choose(at, PICK_TILE[2])

    assert tile_at(at, 2).stranger == NOTHING
    assert at.state.discards == cards("stranger-barefoot-hermit")
    assert tile_at(at, 2).items == [card(STONE)]


@pytest.mark.rule("DR-RULING-64")
@pytest.mark.parametrize("boss_first", [True, False])
def test_the_boss_roams_before_or_after_the_others(boss_first: bool) -> None:
    spots = [Spot(), Spot(monster="monster-slime"), Spot(), Spot("lair", monster="boss-ormgrath")]
    at = roaming(hero(), hero("dorgan"), dungeon=[CLOSED, *spots])
    assert offered(at) == [PICK_MONSTER[2], PICK_MONSTER[4]]

    boss: list[Option] = [PICK_MONSTER[4], PICK_TILE[0]]
    if boss_first:
        choose(at, *boss, PICK_TILE[1])
    else:
        choose(at, PICK_MONSTER[2], PICK_TILE[1], PICK_TILE[0])

    slime, ormgrath = cards("monster-slime", "boss-ormgrath")
    order = [(ormgrath, 0), (slime, 1)]
    assert moves(at)[:2] == (order if boss_first else order[::-1])


@pytest.mark.rule("DR-RULING-65")
@pytest.mark.parametrize("name", ["monster-slime", "monster-gloomwolf"])
def test_wounds_and_attached_cards_move_along(name: str) -> None:
    spot = Spot(monster=name, wounds=1, attached=["ability-hex-of-lead"])
    at = roaming(hero(), hero("dorgan"), dungeon=[CLOSED, spot, Spot()])

    found = tile_at(at, 2).monster
    assert found is not None
    assert (found.card, found.wounds) == (card(name), 1)
    assert found.attached == cards("ability-hex-of-lead")


@pytest.mark.rule("DR-RULING-66")
def test_a_knocked_out_first_player_keeps_his_token_and_duties() -> None:
    heroes = hero(), hero("dorgan", ko=True), hero("ragg")
    at = roaming(*heroes, dungeon=[ENTRANCE, *RING], first=1)

    assert (at.state.first, at.waiting_for) == (1, (1,))
    choose(at, offered(at)[0])
    assert at.state.first == 2


@pytest.mark.rule("DR-RULING-66")
def test_the_token_of_a_dead_first_player_passes_and_the_round_ends_as_it_would() -> None:
    heroes = hero("corvan", wounds=5), hero(place=1), hero("ragg"), hero("ragg", place=1)
    at = table(
        *heroes,
        dungeon=[ENTRANCE, *RING],
        turn=2,
        first=0,
        queue=[2, 3],
        endgame=True,
        script="6111 1",
    )

    choose(at, DUEL[0], BRAWN, BRAWN, STRIKE_HOME)
    assert [event.seat for event in happened(at, TokenPassed)] == [1]
    assert (at.state.first, at.waiting_for) == (1, (2,))

    choose(at, END_TURN)
    assert at.waiting_for == (3,)
    choose(at, END_TURN)
    assert (at.state.phase, at.waiting_for) == (Phase.ROAM, (1,))


@pytest.mark.rule("DR-RULING-69")
@pytest.mark.parametrize(
    ("name", "carried"), [("monster-slime", True), ("monster-gloomwolf", False)]
)
def test_a_monster_on_the_stone_carries_it_unless_it_is_a_beast(name: str, carried: bool) -> None:
    spots = [Spot(monster=name, items=[STONE]), Spot(exits=TO_WEST)]
    at = roaming(hero(place=2), hero("dorgan"), dungeon=[CLOSED, *spots], first=1)

    assert [tile_at(at, place).items for place in (1, 2)] == (
        [[], [card(STONE)]] if carried else [[card(STONE)], []]
    )
    assert not at.state.endgame
    assert at.waiting_for == (0,)
    assert SEARCH not in offered(at)


@pytest.mark.rule("DR-EXAMPLE-23")
def test_the_example_of_the_turn_order_in_the_endgame() -> None:
    heroes = hero(), hero("dorgan"), hero("ragg", place=1), hero("corvan")
    ring = [Spot(items=[STONE]), *RING[1:]]
    at = table(*heroes, dungeon=[ENTRANCE, *ring], turn=2, first=0, queue=[2, 3])

    choose(at, SEARCH, PUT_ON[card(STONE)], END_TURN)
    assert (at.waiting_for, at.state.first) == ((3,), 0)
    choose(at, END_TURN)
    assert (at.state.phase, at.waiting_for) == (Phase.ROAM, (0,))
    choose(at, PICK_TILE[3])

    assert [event.seat for event in happened(at, RoundBegan)] == [2]
    assert at.state.queue == [2, 3, 0, 1]


@pytest.mark.rule("DR-RULING-70")
@pytest.mark.parametrize("equips", [True, False])
def test_the_token_moves_only_at_the_start_of_the_next_round(equips: bool) -> None:
    dungeon = [ENTRANCE, Spot(items=[STONE])]
    heroes = hero(), hero("dorgan"), hero("ragg", place=1)
    at = table(*heroes, dungeon=dungeon, turn=2, first=0, queue=[2])

    choose(at, SEARCH, PUT_ON[card(STONE)] if equips else STOW[card(STONE)])
    assert at.state.first == 0
    choose(at, END_TURN)

    assert at.state.first == (2 if equips else 1)
    assert at.waiting_for == ((2,) if equips else (1,))
    assert hero_at(at, 2).place == 1
