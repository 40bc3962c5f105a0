"""The numbers that are printed on monsters, bosses, heroes and traps, as they count in play.

They are written down here once more, so that a number that slips in the content is noticed.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.dungeon_run.cards.hero_scenes import (
    dice_in,
    pass_windows,
    pick_ratings,
)
from tests.games.dungeon_run.situations import (
    BOX,
    ENTRANCE,
    Spot,
    choose,
    happened,
    hero,
    hero_at,
    table,
    tile_at,
)
from undercroft.engine import Die, Fast, Table
from undercroft.games.dungeon_run.events import Escaped, MonsterRolled
from undercroft.games.dungeon_run.options import BATTLE, ESCAPE, HOLD_BACK, PASS, STRIKE_HOME

FACES = range(1, 7)
FOES: dict[str, tuple[int, str, int, int, int, int]] = {
    "monster-goblin-cutpurse": (3, "256", 4, 4, 2, 2),
    "monster-kravlas-cultist": (3, "456", 4, 4, 2, 2),
    "monster-cellar-ogre": (4, "45", 4, 3, 4, 1),
    "monster-veshka-redsash": (3, "356", 5, 5, 3, 1),
    "monster-bone-guard": (3, "146", 4, 4, 2, 2),
    "monster-wailing-wraith": (2, "156", 4, 3, 2, 2),
    "monster-crypt-ghoul": (3, "256", 4, 4, 3, 1),
    "monster-king-ulvar": (3, "456", 5, 5, 5, 1),
    "monster-bat-swarm": (3, "16", 5, 3, 1, 2),
    "monster-gloomwolf": (3, "356", 4, 5, 2, 2),
    "monster-fire-drake": (3, "456", 5, 5, 4, 1),
    "monster-ishkaal": (4, "46", 4, 4, 5, 1),
    "monster-slime": (2, "345", 5, 4, 3, 2),
    "monster-stone-golem": (4, "46", 4, 3, 3, 1),
    "monster-hollow-armor": (3, "35", 5, 3, 2, 2),
    "monster-watching-idol": (4, "16", 5, 4, 3, 1),
    "boss-hadrak": (5, "456", 4, 6, 8, 1),
    "boss-isaveth": (4, "156", 5, 5, 6, 1),
    "boss-ormgrath": (4, "456", 5, 6, 7, 1),
    "boss-khor-vaal": (4, "456", 4, 5, 7, 1),
}
"""Attack, power, defense, escape, life, copies."""
TOUGH = ("monster-stone-golem", "boss-khor-vaal")
"""They shrug one wound off."""
HEROES: dict[str, tuple[int, int, int, int]] = {
    "dorgan": (5, 1, 2, 5),
    "mizzle": (3, 1, 4, 5),
    "kessa": (4, 1, 2, 8),
    "ragg": (4, 1, 3, 6),
    "saelith": (1, 4, 3, 5),
    "corvan": (1, 4, 2, 6),
    "brunna": (3, 1, 3, 8),
    "thelian": (2, 4, 2, 6),
}
"""Brawn, magic, skill, life."""
TRAPS = {
    "trap-dart-wall": 2,
    "trap-long-slide": 1,
    "trap-grasping-hands": 1,
    "trap-alarm-gong": 1,
    "trap-fire-rune": 1,
    "trap-venom-needle": 1,
    "trap-leg-iron": 1,
    "trap-blood-curse": 1,
}
"""Copies."""


class Rolls(Fast):
    """Dice by pattern: "61" is a six and then ones; the last pattern holds from then on."""

    def __init__(self, *patterns: str) -> None:
        self.patterns = list(patterns)
        super().__init__()

    def roll(self, count: int, die: Die) -> bytes:
        pattern = self.patterns.pop(0) if len(self.patterns) > 1 else self.patterns[0]
        return die.parse((pattern + pattern[-1] * count)[:count])

    def draw(self, cards: Sequence[int]) -> int:
        return cards[0]


def named(table_of: dict[str, Any], kind: str = "") -> list[Any]:
    """The cards of a table, each with its mark."""
    return [
        pytest.param(name, marks=pytest.mark.card(f"{kind}{name}"), id=name) for name in table_of
    ]


def facing(foe: str, *patterns: str, wounds: int = 0) -> Table:
    """Kessa, against whom no monster is special, shares a tile with one; Ragg waits elsewhere."""
    dungeon = [ENTRANCE, Spot(monster=foe, wounds=wounds)]
    at = table(hero("kessa", place=1), hero("ragg"), dungeon=dungeon, encounters=[])
    at.use(Rolls(*patterns))
    return at


def battle(foe: str, *patterns: str, wounds: int = 0) -> Table:
    """The battle up to the assigning of dice."""
    return pick_ratings(pass_windows(choose(facing(foe, *patterns, wounds=wounds), BATTLE)), {})


@pytest.mark.parametrize("foe", named(FOES))
def test_a_foe_rolls_its_attack_and_hits_with_its_power(foe: str) -> None:
    attack, power, *_ = FOES[foe]
    for face in FACES:
        at = battle(foe, str(face))
        (rolled,) = happened(at, MonsterRolled)
        assert len(rolled.dice.split()) == attack
        hits = at.state.effort.hits if at.state.effort else []
        assert len(hits) == attack * (str(face) in power)


@pytest.mark.parametrize("foe", named(FOES))
def test_a_foe_is_hit_from_its_defense_on(foe: str) -> None:
    defense = FOES[foe][2]

    hitting = [face for face in FACES if HOLD_BACK[face] in battle(foe, "2", str(face)).options(0)]

    assert hitting == list(range(defense, 7))


@pytest.mark.parametrize("foe", named(FOES))
def test_a_foe_is_escaped_from_its_escape_number_on(foe: str) -> None:
    escape = FOES[foe][3]

    escaped = [face for face in FACES if happened(run_from(foe, face), Escaped)]

    assert escaped == list(range(escape, 7))


def run_from(foe: str, face: int) -> Table:
    return pass_windows(choose(facing(foe, str(face)), ESCAPE))


@pytest.mark.parametrize("foe", named(FOES))
@pytest.mark.parametrize("missing", [1, 2])
def test_a_foe_dies_at_its_life(foe: str, missing: int) -> None:
    life = FOES[foe][4]
    if missing > life:
        return
    one_wound = "661" if foe in TOUGH else "61"
    at = battle(foe, "2", one_wound, wounds=life - missing)

    choose(at, STRIKE_HOME)

    assert (tile_at(at, 1).monster is None) == (missing == 1)


@pytest.mark.parametrize("foe", named(FOES))
def test_a_foe_is_in_the_box_as_often_as_printed(foe: str) -> None:
    assert Counter(BOX.names)[foe] == FOES[foe][5]


@pytest.mark.parametrize("name", named(HEROES, "hero-"))
def test_a_hero_rolls_his_ratings(name: str) -> None:
    brawn, magic, skill, _ = HEROES[name]

    assert dice_in("battle", hero(name), rating=0) == brawn
    assert dice_in("battle", hero(name), rating=1) == magic
    assert dice_in("bridge", hero(name)) == skill


@pytest.mark.parametrize("name", named(HEROES, "hero-"))
@pytest.mark.parametrize("missing", [1, 2])
def test_a_hero_falls_at_his_life(name: str, missing: int) -> None:
    life = HEROES[name][3]
    other = "brunna" if name != "brunna" else "thelian"
    dungeon = [ENTRANCE, Spot(monster="monster-gloomwolf")]
    at = table(hero(name, place=1, wounds=life - missing), hero(other), dungeon=dungeon)
    at.use(Rolls("31", "1"))

    pick_ratings(pass_windows(choose(at, BATTLE)), {})
    if PASS in at.options(0):
        choose(at, PASS)
    if STRIKE_HOME in at.options(0):
        choose(at, STRIKE_HOME)

    assert hero_at(at, 0).ko == (missing == 1)


@pytest.mark.parametrize("trap", named(TRAPS))
def test_a_trap_is_in_the_box_as_often_as_printed(trap: str) -> None:
    assert Counter(BOX.names)[trap] == TRAPS[trap]
