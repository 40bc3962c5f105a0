"""The treasures of the head."""

import pytest

from tests.games.dungeon_run.cards.hero_scenes import beside, drawing
from tests.games.dungeon_run.cards.item_scenes import (
    WOLF,
    more_dice,
    wearing,
    wounds_of,
    wounds_with_armor,
)
from tests.games.dungeon_run.situations import (
    ENTRANCE,
    Spot,
    card,
    choose,
    hero,
    hero_at,
    offered,
    table,
)
from undercroft.games.dungeon_run.options import (
    ADVANCE,
    END_TURN,
    ESCAPE,
    FIGHT_WITH,
    KEEP,
    PASS,
    PAY,
    RAISE,
    RESEARCH,
)

HELM = "treasure-miners-helm"
CIRCLET = "treasure-circlet-of-clear-thought"
HOOD = "treasure-hood-of-whispers"


@pytest.mark.card("treasure-miners-helm")
@pytest.mark.parametrize(("die", "wounds"), [("4", 3), ("5", 2), ("6", 2)])
def test_miners_helm_removes_a_hit_with_a_five(die: str, wounds: int) -> None:
    assert wounds_with_armor(HELM, "ragg", die) == wounds


@pytest.mark.card("treasure-miners-helm")
@pytest.mark.parametrize(
    ("trap", "worn", "wounds"),
    [("dart-wall", [HELM], 1), ("dart-wall", [], 2), ("venom-needle", [HELM], 0)],
)
def test_miners_helm_takes_a_wound_off_each_trap(trap: str, worn: list[str], wounds: int) -> None:
    at = drawing(f"trap-{trap}", hero("ragg", equipped=worn), hero("kessa"), script="111")

    assert hero_at(at, 0).wounds == wounds


@pytest.mark.card("treasure-miners-helm")
def test_miners_helm_does_not_help_against_tiles() -> None:
    at = table(wearing(HELM, "ragg", place=1), dungeon=[ENTRANCE, Spot("library")], script="1")

    assert wounds_of(choose(at, RESEARCH)) == [1]


@pytest.mark.card("treasure-miners-helm", "trap-fire-rune")
def test_miners_helm_takes_the_wound_off_a_trap_that_another_hero_set_off() -> None:
    heroes = hero("kessa"), wearing(HELM, "ragg", place=1)
    at = drawing("trap-fire-rune", *heroes, script="1111")

    choose(at, PASS, FIGHT_WITH[0])

    assert wounds_of(at) == [2, 0]


@pytest.mark.card("treasure-circlet-of-clear-thought")
def test_circlet_of_clear_thought_raises_magic() -> None:
    more = {"battle": 1, "duel": 1, "defend": 1, "disarm": 1}

    assert more_dice(CIRCLET, "corvan", rating=1) == more
    assert more_dice(CIRCLET, "corvan", rating=0) == {}


@pytest.mark.card("treasure-circlet-of-clear-thought")
@pytest.mark.parametrize(("worn", "drawn"), [([CIRCLET], 3), ([], 2)])
def test_circlet_of_clear_thought_shows_one_more_ability_card(worn: list[str], drawn: int) -> None:
    loot = ["monster-slime", "monster-gloomwolf"]
    corvan = hero("corvan", equipped=worn, loot=loot)
    deck = corvan.deck.pool[:4]
    at = table(corvan, hero("kessa"), script=[*deck[:drawn]])

    choose(at, ADVANCE, PAY[card("monster-slime")], RAISE[1])

    assert offered(at) == [KEEP[number] for number in deck[:drawn]]


@pytest.mark.card("treasure-hood-of-whispers")
def test_hood_of_whispers_adds_a_die_to_escape() -> None:
    assert more_dice(HOOD, "corvan") == {"escape": 1}


@pytest.mark.card("treasure-hood-of-whispers")
@pytest.mark.parametrize(("worn", "wounds"), [([HOOD], 0), ([], 1)])
def test_hood_of_whispers_spares_the_free_attack_for_standing_by(
    worn: list[str], wounds: int
) -> None:
    at = beside(WOLF, hero("corvan", equipped=worn), hero("kessa"), script="115")

    choose(at, END_TURN)

    assert wounds_of(at) == [wounds, 0]


@pytest.mark.card("treasure-hood-of-whispers")
@pytest.mark.parametrize(("worn", "wounds"), [([HOOD], 0), ([], 1)])
def test_hood_of_whispers_spares_the_free_attack_for_a_failed_escape(
    worn: list[str], wounds: int
) -> None:
    dice = "1" * (2 + len(worn))
    at = beside(WOLF, hero("corvan", equipped=worn), hero("kessa"), script=f"{dice} 115")

    choose(at, ESCAPE, PASS)

    assert wounds_of(at) == [wounds, 0]
    assert hero_at(at, 0).place == 1
