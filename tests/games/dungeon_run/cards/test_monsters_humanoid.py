"""The humanoids of the encounter deck."""

import pytest

from tests.games.dungeon_run.cards.hero_scenes import beside
from tests.games.dungeon_run.cards.item_scenes import (
    attack_dice,
    fight,
    monster_at,
    wearing,
    wounds_of,
)
from tests.games.dungeon_run.situations import (
    ENTRANCE,
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
from undercroft.games.dungeon_run.events import BossSeen, MonsterKilled
from undercroft.games.dungeon_run.options import (
    ASSIST,
    BATTLE,
    END_TURN,
    LEAVE_ITEM,
    PASS,
    PASS_ON,
    ROLL_ARMOR,
    SABOTAGE,
)
from undercroft.games.dungeon_run.state import NOTHING

CUTPURSE = "monster-goblin-cutpurse"
CULTIST = "monster-kravlas-cultist"
OGRE = "monster-cellar-ogre"
VESHKA = "monster-veshka-redsash"
GOODS = ["treasure-feud-sword", "treasure-healers-satchel"]


@pytest.mark.card("monster-goblin-cutpurse")
def test_goblin_cutpurse_makes_a_hero_whom_it_wounds_leave_an_item() -> None:
    at = beside(CUTPURSE, hero("kessa", equipped=GOODS[:1], loot=GOODS[1:]), script="211 11111")
    sword, satchel = cards(*GOODS)

    fight(at)
    assert offered(at) == [LEAVE_ITEM[sword], LEAVE_ITEM[satchel]]
    choose(at, LEAVE_ITEM[sword])

    assert (tile_at(at, 1).items, hero_at(at, 0).equipped) == ([sword], [])
    assert wounds_of(at) == [1]


@pytest.mark.card("monster-goblin-cutpurse")
@pytest.mark.parametrize(("dice", "left"), [("211", 1), ("113", 0)])
def test_goblin_cutpurse_robs_after_a_free_attack_that_wounds(dice: str, left: int) -> None:
    at = beside(CUTPURSE, hero("kessa", loot=GOODS[1:]), hero("ragg"), script=dice)

    choose(at, END_TURN)

    assert len(tile_at(at, 1).items) == left


@pytest.mark.card("monster-goblin-cutpurse")
def test_goblin_cutpurse_robs_a_hero_who_kills_it_in_the_same_battle() -> None:
    at = beside(CUTPURSE, hero("kessa", loot=GOODS[1:]), hero("ragg"), script="211 4411")

    fight(at)
    choose(at, PASS)

    assert tile_at(at, 1).items == cards(*GOODS[1:])


@pytest.mark.card("monster-goblin-cutpurse")
def test_goblin_cutpurse_rolls_a_die_fewer_against_goblins() -> None:
    assert attack_dice(CUTPURSE, hero("kessa")) == 3
    assert attack_dice(CUTPURSE, hero("ragg")) == 2
    assert attack_dice(CUTPURSE, hero("kessa"), hero("ragg")) == 3


@pytest.mark.card("monster-kravlas-cultist")
def test_kravlas_cultist_rolls_a_die_more_against_prayer() -> None:
    assert attack_dice(CULTIST, hero("brunna")) == 4
    assert attack_dice(CULTIST, hero("kessa"), hero("brunna")) == 3


@pytest.mark.card("monster-kravlas-cultist")
def test_whoever_kills_a_kravlas_cultist_sees_the_boss_in_secret() -> None:
    boss = card("boss-ormgrath")
    at = beside(CULTIST, hero("kessa"), hero("ragg"), script=["111", "1144", boss])

    fight(at)

    assert [event.card for event in happened(at, BossSeen)] == [boss]
    assert [at.view(seat)["bosses"]["top"] for seat in (0, 1)] == [[boss], [None]]
    assert [len(at.story(seat)) for seat in (0, 1)] == [len(at.events), len(at.events) - 1]
    assert at.state.boss_card == NOTHING


@pytest.mark.card("monster-cellar-ogre")
@pytest.mark.parametrize(("monster", "asked"), [(OGRE, False), ("monster-stone-golem", True)])
def test_no_armor_helps_against_the_cellar_ogre(monster: str, asked: bool) -> None:
    heroes = wearing("treasure-gate-guards-plate", "kessa"), hero("ragg")
    at = beside(monster, *heroes, script="4411 555")

    choose(at, END_TURN)
    if asked:
        choose(at, ROLL_ARMOR)

    assert wounds_of(at) == [0 if asked else 2, 0]


@pytest.mark.card("monster-cellar-ogre")
def test_cellar_ogre_rolls_a_die_more_against_dwarves() -> None:
    assert attack_dice(OGRE, hero("brunna")) == 5
    assert attack_dice(OGRE, hero("kessa"), hero("brunna")) == 4


@pytest.mark.card("monster-veshka-redsash")
@pytest.mark.parametrize(("monster", "helps"), [(VESHKA, False), (CULTIST, True)])
def test_nobody_can_assist_against_veshka_redsash(monster: str, helps: bool) -> None:
    at = beside(monster, hero("kessa"), hero("ragg"))

    choose(at, BATTLE)

    assert at.options(1) == [PASS, PASS_ON, *(ASSIST if helps else []), SABOTAGE]


@pytest.mark.card("monster-veshka-redsash")
@pytest.mark.parametrize(("wounds", "drawn"), [(2, ["treasure-hex-doll"]), (1, [])])
def test_whoever_kills_veshka_redsash_draws_a_treasure(wounds: int, drawn: list[str]) -> None:
    at = table(
        hero("kessa", place=1),
        hero("ragg"),
        dungeon=[ENTRANCE, Spot(monster=VESHKA, wounds=wounds)],
        treasures=["treasure-hex-doll", "treasure-feud-sword"],
        script=["111", "1115", *cards(*drawn)],
    )

    fight(at)

    assert [kept.card for kept in hero_at(at, 0).treasures] == cards(*drawn)
    assert happened(at, MonsterKilled) if drawn else monster_at(at).wounds == 2
