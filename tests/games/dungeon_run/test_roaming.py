"""Monsters roam once a round, led by the First Player."""

from pathlib import Path

import pytest

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
    offered,
    table,
    tile_at,
)
from undercroft.engine import Refused, Scripted, Table
from undercroft.games.dungeon_run import make
from undercroft.games.dungeon_run.events import MonsterRoamed
from undercroft.games.dungeon_run.options import END_TURN, PASS, PICK_MONSTER, PICK_TILE
from undercroft.games.dungeon_run.state import NOTHING, Hero

WEST = 0b1000
WALKERS = ["goblin-cutpurse", "bone-guard", "slime"]
"""A humanoid, an undead and an animate."""


def roaming(*heroes: Hero, dungeon: list[Spot], first: int = 0) -> Table:
    """A table at the beginning of the roaming step."""
    return table(*heroes, dungeon=dungeon, first=first, phase=Phase.ROAM, begun=False)


def where_monsters_are(at: Table) -> dict[int, int]:
    """The card of each monster by its tile."""
    return {place: tile.monster.card for place, tile in enumerate(at.state.tiles) if tile.monster}


@pytest.mark.rule("DR-ROAM-01", "DR-RULING-62", "DR-TURN-05")
def test_monsters_roam_once_a_round_after_the_last_turn() -> None:
    dungeon = [Spot("entrance", exits=0), Spot(monster="monster-slime", exits=2), Spot(exits=WEST)]
    at = table(hero(), hero("dorgan"), dungeon=dungeon)

    roamed = []
    for _ in range(4):
        choose(at, END_TURN)
        roamed.append([event.tile for event in happened(at, MonsterRoamed)])

    assert roamed == [[], [2], [2], [2, 1]]


@pytest.mark.rule("DR-ROAM-02")
def test_a_monster_beside_a_hero_stays_and_every_other_one_roams() -> None:
    spots = [Spot(monster="monster-slime"), Spot(monster="monster-bone-guard"), Spot()]
    at = roaming(hero(place=1), hero("dorgan"), dungeon=[ENTRANCE, *spots])

    slime, guard = cards("monster-slime", "monster-bone-guard")
    assert where_monsters_are(at) == {1: slime, 3: guard}
    assert len(happened(at, MonsterRoamed)) == 1


@pytest.mark.rule("DR-ROAM-03", "DR-ROAM-04")
def test_the_first_player_moves_the_monsters_in_the_order_and_to_the_tiles_he_likes() -> None:
    names = [f"monster-{name}" for name in WALKERS]
    row = [ENTRANCE, Spot()]
    for name in names:
        row += [Spot(monster=name), Spot()]
    at = roaming(hero(), hero("dorgan"), dungeon=row, first=1)

    assert at.waiting_for == (1,)
    assert offered(at) == [PICK_MONSTER[place] for place in (2, 4, 6)]
    choose(at, PICK_MONSTER[4])
    assert offered(at) == [PICK_TILE[3], PICK_TILE[5]]
    with pytest.raises(Refused):
        at.answer(1, PICK_TILE[7])
    choose(at, PICK_TILE[5])
    assert offered(at) == [PICK_MONSTER[2], PICK_MONSTER[6]]
    choose(at, PICK_MONSTER[6])
    choose(at, PICK_TILE[1])

    moves = [(event.card, event.tile) for event in happened(at, MonsterRoamed)]
    goblin, guard, slime = cards(*names)
    assert moves == [(guard, 5), (slime, 7), (goblin, 1)]
    assert at.state.phase is Phase.TURN


@pytest.mark.rule("DR-ROAM-05")
def test_a_monster_does_not_enter_a_tile_with_a_monster() -> None:
    spots = [Spot(monster="monster-watching-idol"), Spot(monster="monster-slime"), Spot(), Spot()]
    at = roaming(hero(), hero("dorgan"), dungeon=[ENTRANCE, *spots])

    assert where_monsters_are(at)[3] == card("monster-slime")
    assert len(happened(at, MonsterRoamed)) == 1


@pytest.mark.rule("DR-ROAM-06")
def test_a_monster_does_not_enter_a_tile_whose_rule_bars_it(tmp_path: Path) -> None:
    barred = '[den]\nkind = "special"\nexits = "nes"\nden = true\nbars = true\n'
    (tmp_path / "tiles.toml").write_text(barred, encoding="utf-8")
    game = make([tmp_path])
    spots = [Spot("den"), Spot(monster="monster-slime"), Spot()]
    usual = roaming(hero(), hero("dorgan"), dungeon=[ENTRANCE, *spots])
    assert offered(usual) == [PICK_TILE[1], PICK_TILE[3]]

    state = GAME.unpack(usual.base)
    state.box = game.box.key
    at = Table.from_checkpoint(game, 2, game.pack(state), Scripted([]))

    assert where_monsters_are(at) == {3: card("monster-slime")}


@pytest.mark.rule("DR-ROAM-07")
def test_a_monster_able_to_roam_must_even_onto_the_first_players_own_tile() -> None:
    spots = [Spot(), Spot(monster="monster-slime", exits=WEST)]
    at = roaming(hero(place=1), hero("dorgan"), dungeon=[ENTRANCE, *spots])

    assert where_monsters_are(at) == {1: card("monster-slime")}


@pytest.mark.rule("DR-ROAM-07")
def test_the_first_player_cannot_keep_a_monster_still() -> None:
    at = roaming(hero(), dungeon=[ENTRANCE, Spot(), Spot(monster="monster-slime"), Spot()])

    assert offered(at) == [PICK_TILE[1], PICK_TILE[3]]
    before = GAME.pack(at.state)
    for still in (PASS, PICK_TILE[2]):
        with pytest.raises(Refused):
            at.answer(0, still)
    assert GAME.pack(at.state) == before


@pytest.mark.rule("DR-ROAM-08")
@pytest.mark.parametrize("name", WALKERS)
def test_a_monster_takes_the_items_under_it_along(name: str) -> None:
    spot = Spot(monster=f"monster-{name}", items=["treasure-feud-sword"], hidden=1)
    at = roaming(hero(), hero("dorgan"), dungeon=[Spot("entrance", exits=0), spot, Spot()])

    assert (tile_at(at, 1).items, tile_at(at, 1).hidden) == ([], 0)
    assert (tile_at(at, 2).items, tile_at(at, 2).hidden) == ([card("treasure-feud-sword")], 1)


@pytest.mark.rule("DR-ROAM-09")
def test_a_beast_leaves_the_items_behind() -> None:
    spot = Spot(monster="monster-gloomwolf", items=["treasure-feud-sword"], hidden=1)
    at = roaming(hero(), hero("dorgan"), dungeon=[Spot("entrance", exits=0), spot, Spot()])

    assert where_monsters_are(at) == {2: card("monster-gloomwolf")}
    assert (tile_at(at, 1).items, tile_at(at, 1).hidden) == ([card("treasure-feud-sword")], 1)
    assert (tile_at(at, 2).items, tile_at(at, 2).hidden) == ([], 0)


@pytest.mark.rule("DR-ROAM-10")
def test_a_stranger_on_the_tile_that_a_monster_enters_is_discarded() -> None:
    spots = [Spot(monster="monster-slime"), Spot(stranger="stranger-barefoot-hermit")]
    at = roaming(hero(), hero("dorgan"), dungeon=[Spot("entrance", exits=0), *spots])

    assert tile_at(at, 2).stranger == NOTHING
    assert at.state.discards == [card("stranger-barefoot-hermit")]


@pytest.mark.rule("DR-ROAM-11")
@pytest.mark.parametrize("ko", [True, False])
def test_a_knocked_out_hero_does_not_hold_a_monster(ko: bool) -> None:
    spots = [Spot(monster="monster-slime"), Spot()]
    dungeon = [Spot("entrance", exits=0), *spots]
    at = roaming(hero(), hero("dorgan", place=1, ko=ko), hero("ragg"), dungeon=dungeon, first=1)

    assert where_monsters_are(at) == {2 if ko else 1: card("monster-slime")}
    assert hero_at(at, 1).place == 1


@pytest.mark.rule("DR-ROAM-12")
def test_a_boss_teleports_to_any_tile_without_a_monster() -> None:
    spots = [Spot(), Spot(monster="monster-watching-idol"), Spot(), Spot("lair")]
    spots[-1].monster = "boss-isaveth"
    dungeon = [ENTRANCE, *spots]
    at = roaming(hero(), hero("dorgan", place=1), dungeon=dungeon)

    assert offered(at) == [PICK_TILE[place] for place in (0, 1, 3)]
    choose(at, PICK_TILE[0])
    assert where_monsters_are(at)[0] == card("boss-isaveth")


@pytest.mark.rule("DR-ROAM-13", "DR-ROAM-14")
def test_a_roaming_boss_takes_its_items_and_cards_along_even_as_a_beast() -> None:
    attached = ["ability-hex-of-lead", "ability-bounty-mark"]
    lair = Spot("lair", monster="boss-ormgrath", items=["treasure-feud-sword"], hidden=2)
    lair.attached = attached
    at = roaming(hero(), hero("dorgan"), dungeon=[ENTRANCE, Spot(), lair])

    choose(at, PICK_TILE[1])

    boss = tile_at(at, 1).monster
    assert boss is not None
    assert boss.attached == cards(*attached)
    assert (tile_at(at, 1).items, tile_at(at, 1).hidden) == ([card("treasure-feud-sword")], 2)
    assert (tile_at(at, 2).items, tile_at(at, 2).hidden) == ([], 0)


@pytest.mark.rule("DR-ROAM-15")
@pytest.mark.parametrize("room", ["glyph-room", "portcullis-room"])
def test_only_a_boss_roams_out_of_the_glyph_room_and_the_portcullis_room(room: str) -> None:
    held = roaming(hero(), dungeon=[ENTRANCE, Spot(), Spot(room, monster="monster-slime")])
    boss = roaming(hero(), dungeon=[ENTRANCE, Spot(), Spot(room, monster="boss-ormgrath")])

    assert where_monsters_are(held) == {2: card("monster-slime")}
    assert held.state.phase is Phase.TURN
    assert offered(boss) == [PICK_TILE[0], PICK_TILE[1]]
