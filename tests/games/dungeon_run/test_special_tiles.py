"""Special tiles: entered and left with a roll, guarded, cursed."""

import pytest

from tests.games.dungeon_run.situations import (
    ENTRANCE,
    Phase,
    Spot,
    card,
    choose,
    happened,
    hero,
    hero_at,
    offered,
    table,
    tile_at,
)
from undercroft.engine import Table
from undercroft.games.dungeon_run.events import (
    DiceRolled,
    EncounterDrawn,
    GlyphsForbade,
    HeroKnockedOut,
    HeroWounded,
    LeapFailed,
    MonsterRoamed,
    MonsterRolled,
)
from undercroft.games.dungeon_run.geometry import EAST, NORTH, WEST
from undercroft.games.dungeon_run.options import (
    ACCEPT,
    ASSIST,
    BATTLE,
    FIGHT_WITH,
    LAY,
    MOVE,
    PICK_TILE,
    STRIKE_HOME,
)
from undercroft.games.dungeon_run.state import Hero

WITH_BRAWN, WITH_SKILL = FIGHT_WITH[0], FIGHT_WITH[2]
KING = "monster-king-ulvar"


def before(tile: str, *heroes: Hero, script: list[str | int] | str = "") -> Table:
    """Heroes at the Entrance with a special tile to the east and another tile behind it."""
    return table(*heroes, dungeon=[ENTRANCE, Spot(tile), Spot()], script=script)


def exploring(tile: str, *heroes: Hero, encounter: str, script: list[str | int]) -> Table:
    """The first hero lays a special tile north of the Entrance."""
    pile = ["standard-14", "standard-15", tile]
    at = table(*heroes, pile=pile, encounters=[encounter], script=[2, *script])
    return choose(at, MOVE[NORTH])


def rolls(at: Table) -> list[str]:
    return [event.dice for event in happened(at, DiceRolled)]


@pytest.mark.rule("DR-SPECIAL-01", "DR-SPECIAL-02")
def test_whoever_enters_the_bridge_rolls_his_skill_each_time() -> None:
    at = before("ancient-bridge", hero("thelian"), script="12 61")

    choose(at, MOVE[EAST], MOVE[WEST], MOVE[EAST])

    assert rolls(at) == ["1 2", "6 1"]
    assert (hero_at(at, 0).place, hero_at(at, 0).wounds) == (1, 0)


@pytest.mark.rule("DR-SPECIAL-02")
@pytest.mark.parametrize(("dice", "falls"), [("11", True), ("12", False), ("61", False)])
def test_nothing_but_ones_is_a_fall_of_ten_wounds(dice: str, falls: bool) -> None:
    at = before("ancient-bridge", hero("thelian"), hero("ragg"), script=[dice])

    choose(at, MOVE[EAST])

    assert [event.wounds for event in happened(at, HeroWounded)] == [10] * falls
    assert len(happened(at, HeroKnockedOut)) == falls


@pytest.mark.rule("DR-SPECIAL-03")
@pytest.mark.parametrize(
    ("place", "dice"),
    [(1, "2222"), (2, "2222"), (3, "222222"), (4, "222222")],
    ids=["on it", "adjacent", "two steps away", "behind a wall"],
)
def test_a_cursed_tile_switches_hero_abilities_off(place: int, dice: str) -> None:
    slime = "monster-slime"
    dungeon = [
        ENTRANCE,
        Spot("cursed-stone", monster=slime, exits=0b1110),
        Spot(monster=slime),
        Spot(monster=slime),
        Spot(monster=slime, at=(1, -1)),
    ]
    breaker = hero("ragg", place=place, abilities=["ability-stonebreaker"])
    at = table(breaker, dungeon=dungeon, script=["11", dice])

    choose(at, BATTLE, WITH_BRAWN)

    assert rolls(at) == [" ".join(dice)]


@pytest.mark.rule("DR-SPECIAL-04")
@pytest.mark.parametrize(("face", "found"), [("3", False), ("4", True), ("6", True)])
def test_whoever_enters_the_den_rolls_for_an_encounter(face: str, found: bool) -> None:
    dungeon = [ENTRANCE, Spot("den")]
    at = table(hero("brunna"), dungeon=dungeon, encounters=["trap-dart-wall"], script=[face, "111"])

    choose(at, MOVE[EAST])

    assert rolls(at)[0] == face
    assert len(happened(at, EncounterDrawn)) == found


@pytest.mark.rule("DR-SPECIAL-04")
def test_items_in_the_den_are_no_encounter() -> None:
    den = Spot("den", items=["treasure-hex-doll"], hidden=1)
    at = table(hero("brunna"), dungeon=[ENTRANCE, den], script="1")

    choose(at, MOVE[EAST])

    assert rolls(at) == ["1"]


@pytest.mark.rule("DR-SPECIAL-04")
def test_the_den_is_rolled_for_at_each_entry() -> None:
    at = before("den", hero("brunna"), script="1 2")

    choose(at, MOVE[EAST], MOVE[WEST], MOVE[EAST])

    assert rolls(at) == ["1", "2"]


@pytest.mark.rule("DR-SPECIAL-04")
@pytest.mark.parametrize(
    "den",
    [Spot("den", monster=KING), Spot("den", stranger="stranger-barefoot-hermit")],
    ids=["monster", "stranger"],
)
def test_a_den_with_an_encounter_is_not_rolled_for(den: Spot) -> None:
    at = table(hero("brunna"), dungeon=[ENTRANCE, den])

    choose(at, MOVE[EAST])

    assert (rolls(at), happened(at, EncounterDrawn)) == ([], [])


@pytest.mark.rule("DR-SPECIAL-05", "DR-SPECIAL-21")
@pytest.mark.parametrize("tile", ["glyph-room", "well"])
def test_an_encounter_is_drawn_when_it_is_first_revealed(tile: str) -> None:
    at = exploring(tile, hero("brunna"), encounter="stranger-barefoot-hermit", script=[])
    if tile == "glyph-room":
        choose(at, LAY[0])

    assert [event.card for event in happened(at, EncounterDrawn)] == [
        card("stranger-barefoot-hermit")
    ]
    assert tile_at(at, 2).stranger == card("stranger-barefoot-hermit")
    assert rolls(at) == []


@pytest.mark.rule("DR-SPECIAL-05", "DR-SPECIAL-21")
@pytest.mark.parametrize("tile", ["glyph-room", "well"])
def test_no_other_is_drawn_later(tile: str) -> None:
    at = before(tile, hero("brunna"))

    choose(at, MOVE[EAST])

    assert (hero_at(at, 0).place, happened(at, EncounterDrawn)) == (1, [])


@pytest.mark.rule("DR-SPECIAL-06")
def test_a_monster_among_the_glyphs_is_battled_only_with_an_assist() -> None:
    heroes = hero("brunna", place=1), hero("dorgan", place=1)
    dungeon = [ENTRANCE, Spot("glyph-room", monster=KING)]
    helped = table(*heroes, dungeon=dungeon, script="111 11115")
    alone = table(hero("brunna", place=1), hero("dorgan"), dungeon=dungeon)

    choose(helped, BATTLE, ASSIST[0], ACCEPT[1], WITH_BRAWN, STRIKE_HOME)
    choose(alone, BATTLE)

    assert (happened(helped, GlyphsForbade), helped.state.actions) == ([], 1)
    assert len(happened(alone, GlyphsForbade)) == 1
    assert (happened(alone, MonsterRolled), rolls(alone)) == ([], [])


@pytest.mark.rule("DR-SPECIAL-07", "DR-SPECIAL-16")
@pytest.mark.parametrize(
    ("tile", "roams"), [("glyph-room", False), ("portcullis-room", False), ("den", True)]
)
def test_a_monster_cannot_roam_out_of_glyphs_or_gates(tile: str, roams: bool) -> None:
    dungeon = [ENTRANCE, Spot(tile, monster=KING), Spot()]
    at = table(hero("brunna", place=2), dungeon=dungeon, phase=Phase.ROAM, begun=False)
    if roams:
        choose(at, PICK_TILE[0])

    assert len(happened(at, MonsterRoamed)) == roams
    assert (tile_at(at, 1).monster is None) == roams
    assert at.state.round == 2


@pytest.mark.rule("DR-SPECIAL-08", "DR-SPECIAL-17")
@pytest.mark.parametrize("tile", ["glyph-room", "portcullis-room"])
def test_a_boss_roams_from_there_as_usual(tile: str) -> None:
    dungeon = [ENTRANCE, Spot(tile, monster="boss-hadrak"), Spot(), Spot()]
    at = table(hero("brunna"), dungeon=dungeon, phase=Phase.ROAM, begun=False, boss="boss-hadrak")

    assert offered(at) == [PICK_TILE[0], PICK_TILE[2], PICK_TILE[3]]
    choose(at, PICK_TILE[3])
    assert (tile_at(at, 1).monster, len(happened(at, MonsterRoamed))) == (None, 1)


@pytest.mark.rule("DR-SPECIAL-13", "DR-SPECIAL-14")
@pytest.mark.parametrize(("side", "place"), [(WEST, 0), (EAST, 2)])
def test_a_lifted_gate_lets_the_hero_out_within_the_action(side: int, place: int) -> None:
    at = before("portcullis-room", hero("brunna", place=1), script="114")

    choose(at, MOVE[side])

    assert rolls(at) == ["1 1 4"]
    assert (hero_at(at, 0).place, hero_at(at, 0).wounds, at.state.actions) == (place, 0, 1)


@pytest.mark.rule("DR-SPECIAL-15")
def test_a_gate_that_holds_costs_the_action_and_a_wound() -> None:
    at = before("portcullis-room", hero("brunna", place=1), script="133")

    choose(at, MOVE[WEST])

    assert (hero_at(at, 0).place, hero_at(at, 0).wounds, at.state.actions) == (1, 1, 1)


@pytest.mark.rule("DR-SPECIAL-13")
def test_the_portcullis_room_is_entered_without_a_roll() -> None:
    at = before("portcullis-room", hero("brunna"))

    choose(at, MOVE[EAST])

    assert (hero_at(at, 0).place, rolls(at)) == (1, [])


@pytest.mark.rule("DR-SPECIAL-18", "DR-SPECIAL-20")
@pytest.mark.parametrize(("dice", "wounds"), [("144", 0), ("556", 0), ("146", 0), ("136", 1)])
def test_the_channel_needs_two_successes_or_costs_a_wound(dice: str, wounds: int) -> None:
    at = before("underground-channel", hero("brunna"), script=[dice])

    choose(at, MOVE[EAST])

    assert len(happened(at, LeapFailed)) == wounds
    assert (hero_at(at, 0).place, hero_at(at, 0).wounds, at.state.actions) == (1, wounds, 1)


@pytest.mark.rule("DR-SPECIAL-18")
def test_the_channel_is_leapt_at_each_entry() -> None:
    at = before("underground-channel", hero("brunna"), script="144 166")

    choose(at, MOVE[EAST], MOVE[WEST], MOVE[EAST])

    assert rolls(at) == ["1 4 4", "1 6 6"]


@pytest.mark.rule("DR-SPECIAL-19")
@pytest.mark.parametrize(("rating", "dice"), [(0, "144"), (2, "1144")], ids=["brawn", "skill"])
def test_a_talented_hero_leaps_with_brawn_or_skill(rating: int, dice: str) -> None:
    at = before("underground-channel", hero("mizzle"), script=[dice])

    choose(at, MOVE[EAST])

    assert offered(at) == [WITH_BRAWN, WITH_SKILL]
    choose(at, FIGHT_WITH[rating])
    assert rolls(at) == [" ".join(dice)]


@pytest.mark.rule("DR-EXAMPLE-20")
@pytest.mark.parametrize("face", "123456")
def test_a_leap_with_one_die_always_costs_a_wound(face: str) -> None:
    at = before("underground-channel", hero("saelith"), script=[face, face])

    choose(at, MOVE[EAST], MOVE[WEST], MOVE[EAST])

    assert (rolls(at), hero_at(at, 0).wounds) == ([face, face], 2)
