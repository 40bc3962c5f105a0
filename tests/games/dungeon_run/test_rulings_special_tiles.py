"""Decisions on entering and leaving special tiles."""

from pathlib import Path

import pytest

from tests.games.dungeon_run import situations
from tests.games.dungeon_run.refusing import assert_refused
from tests.games.dungeon_run.situations import (
    ENTRANCE,
    Spot,
    card,
    choose,
    happened,
    hero,
    hero_at,
    table,
    tile_at,
)
from undercroft.engine import Table
from undercroft.games.dungeon_run import make
from undercroft.games.dungeon_run.events import (
    BattleBegan,
    DiceRolled,
    EncounterDrawn,
    FreeAttackBegan,
    GateHeld,
    HeroMoved,
    MonsterRolled,
    NoTileFitted,
    TileLaid,
)
from undercroft.games.dungeon_run.geometry import EAST, NORTH, WEST
from undercroft.games.dungeon_run.options import (
    ESCAPE,
    LAY,
    LEAVE,
    MOVE,
    PASS,
    USE,
)

KING = "monster-king-ulvar"
"""Attack 3, power 4, 5 and 6; a 5 escapes from it."""
STEP = "ability-smoke-step"
SWORD, HELM, LANTERN = (
    "artifact-sword-of-the-well-spirit",
    "treasure-miners-helm",
    "artifact-lantern-of-the-dead",
)


def rolls(at: Table) -> list[str]:
    return [event.dice for event in happened(at, DiceRolled)]


ENTRIES = [("ancient-bridge", "22"), ("underground-channel", "2"), ("den", "2")]


@pytest.mark.rule("DR-RULING-12")
@pytest.mark.parametrize(("tile", "dice"), ENTRIES)
def test_an_entry_roll_is_made_after_an_escape_too(tile: str, dice: str) -> None:
    dungeon = [Spot("entrance", monster=KING), Spot(tile)]
    at = table(hero("corvan"), dungeon=dungeon, script=["55", dice])

    choose(at, ESCAPE)

    assert (rolls(at)[1:], hero_at(at, 0).place) == ([" ".join(dice)], 1)


@pytest.mark.rule("DR-RULING-12")
@pytest.mark.parametrize(("tile", "dice"), ENTRIES)
def test_an_entry_roll_is_made_after_an_arrival_by_ability_too(tile: str, dice: str) -> None:
    dungeon = [ENTRANCE, Spot(tile)]
    at = table(hero("corvan", abilities=[STEP]), dungeon=dungeon, script=[dice])

    choose(at, USE[card(STEP)])

    assert (rolls(at), hero_at(at, 0).place) == ([" ".join(dice)], 1)


@pytest.mark.rule("DR-RULING-13")
@pytest.mark.parametrize(("brawn", "out"), [("114", True), ("133", False)])
def test_beside_a_monster_the_gate_is_lifted_within_the_escape(brawn: str, out: bool) -> None:
    dungeon = [ENTRANCE, Spot("portcullis-room", monster=KING), Spot()]
    at = table(hero("brunna", place=1), dungeon=dungeon, script=["115", brawn])

    choose(at, ESCAPE)
    if out:
        choose(at, LEAVE[EAST])

    assert rolls(at) == ["1 1 5", " ".join(brawn)]
    assert (hero_at(at, 0).place, hero_at(at, 0).wounds) == ((2, 0) if out else (1, 1))
    assert (happened(at, FreeAttackBegan), at.state.actions) == ([], 1)


@pytest.mark.rule("DR-RULING-13")
def test_in_the_endgame_a_hero_escapes_from_a_hero_and_the_gate() -> None:
    dungeon = [ENTRANCE, Spot("portcullis-room"), Spot()]
    heroes = hero("brunna", place=1), hero("dorgan", place=1)
    at = table(*heroes, dungeon=dungeon, script="114 113 114 114", endgame=True)

    assert_refused(at, MOVE[WEST])
    choose(at, ESCAPE, PASS)
    assert (hero_at(at, 0).place, hero_at(at, 0).wounds) == (1, 1)
    choose(at, ESCAPE, PASS, LEAVE[WEST])
    assert (hero_at(at, 0).place, hero_at(at, 0).wounds) == (0, 1)


@pytest.mark.rule("DR-RULING-14")
def test_the_exit_is_named_before_the_gate_is_lifted_and_nobody_meddles() -> None:
    dungeon = [ENTRANCE, Spot("portcullis-room")]
    heroes = hero("brunna", place=1), hero("dorgan", place=1)
    pile = ["standard-14", "standard-15"]
    at = table(*heroes, dungeon=dungeon, pile=pile, script=["114", 0, "1"])

    choose(at, MOVE[NORTH])

    assert [type(e) for e in at.events if isinstance(e, DiceRolled | TileLaid)][:2] == [
        DiceRolled,
        TileLaid,
    ]
    assert (hero_at(at, 0).place, at.waiting_for) == (2, (0,))


@pytest.mark.rule("DR-RULING-14")
def test_a_lifted_gate_that_leads_nowhere_costs_the_action_and_no_wound() -> None:
    dungeon = [ENTRANCE, Spot("portcullis-room"), Spot(at=(0, -1))]
    at = table(hero("brunna", place=1), dungeon=dungeon, pile=["standard-01"], script="114")

    choose(at, MOVE[NORTH])

    assert (len(happened(at, NoTileFitted)), happened(at, GateHeld)) == (1, [])
    assert (hero_at(at, 0).place, hero_at(at, 0).wounds, at.state.actions) == (1, 0, 1)


@pytest.mark.rule("DR-RULING-14")
def test_a_hero_without_brawn_rolls_one_die_for_the_gate() -> None:
    dungeon = [ENTRANCE, Spot("portcullis-room")]
    at = table(hero("saelith", place=1, markers=(-1, 0, 0)), dungeon=dungeon, script="4")

    choose(at, MOVE[WEST])

    assert (rolls(at), hero_at(at, 0).place) == (["4"], 0)


@pytest.mark.rule("DR-RULING-15")
def test_an_escape_to_where_no_tile_fits_costs_the_action_but_brings_no_attack() -> None:
    dungeon = [ENTRANCE, Spot(monster=KING), Spot(at=(0, -1))]
    at = table(hero("brunna", place=1), dungeon=dungeon, pile=["standard-01"], script="115")

    choose(at, ESCAPE, LEAVE[NORTH])

    assert (len(happened(at, NoTileFitted)), happened(at, FreeAttackBegan)) == (1, [])
    assert (hero_at(at, 0).place, hero_at(at, 0).wounds, at.state.actions) == (1, 0, 1)


@pytest.mark.rule("DR-RULING-16")
@pytest.mark.parametrize(("face", "found"), [("3", 0), ("4", 1)])
def test_a_den_is_rolled_for_when_it_is_laid(face: str, found: int) -> None:
    pile = ["standard-14", "den"]
    at = table(hero("brunna"), pile=pile, encounters=[KING], script=[1, face, "111"])

    choose(at, MOVE[NORTH], LAY[0])

    assert (rolls(at), len(happened(at, EncounterDrawn))) == ([face], found)


@pytest.mark.rule("DR-RULING-16")
def test_a_stranger_in_the_den_stops_the_roll() -> None:
    hermit = "stranger-barefoot-hermit"
    at = table(hero("brunna"), dungeon=[ENTRANCE, Spot("den", stranger=hermit)])

    choose(at, MOVE[EAST])

    assert (rolls(at), happened(at, EncounterDrawn)) == ([], [])
    assert tile_at(at, 1).stranger == card(hermit)


@pytest.fixture
def rickety(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A box in which a standard tile is a bridge as well."""
    tile = 'exits = "nesw"\nbridge = true\nencounter = [4]\n'
    (tmp_path / "tiles.toml").write_text(f"[standard-14]\n{tile}")
    game = make([tmp_path])
    monkeypatch.setattr(situations, "GAME", game)
    monkeypatch.setattr(situations, "BOX", game.box)


def explore_rickety(encounter: str, *dice: str) -> Table:
    """A hero with skill 2 lays the rickety tile and draws an encounter."""
    pile = ["standard-14", "standard-15"]
    heroes = hero("thelian"), hero("ragg")
    at = table(*heroes, pile=pile, encounters=[encounter], script=[0, *dice])
    return choose(at, MOVE[NORTH])


@pytest.mark.rule("DR-RULING-17")
@pytest.mark.usefixtures("rickety")
def test_an_arrival_goes_from_the_tile_to_the_entry_roll_the_content_and_the_battle() -> None:
    at = explore_rickety(KING, "12", "4", "111")

    kinds = [type(event) for event in at.events]
    assert kinds[1:] == [
        TileLaid,
        HeroMoved,
        DiceRolled,
        DiceRolled,
        EncounterDrawn,
        BattleBegan,
        MonsterRolled,
    ]
    assert rolls(at) == ["1 2", "4"]


@pytest.mark.rule("DR-RULING-17")
@pytest.mark.usefixtures("rickety")
@pytest.mark.parametrize(
    "encounter", [KING, "trap-dart-wall", "stranger-barefoot-hermit"], ids=lambda name: name
)
def test_what_a_fallen_hero_draws_is_laid_and_does_nothing(encounter: str) -> None:
    at = explore_rickety(encounter, "11", "4")

    tile = tile_at(at, 2)
    assert [event.card for event in happened(at, EncounterDrawn)] == [card(encounter)]
    assert (happened(at, BattleBegan), rolls(at)) == ([], ["1 1", "4"])
    assert (tile.monster is not None) == (encounter == KING)
    assert at.state.discards == [card(encounter)] * encounter.startswith("trap")
    assert (tile.stranger == card(encounter)) == encounter.startswith("stranger")
    assert (hero_at(at, 0).ko, at.waiting_for) == (True, (1,))
