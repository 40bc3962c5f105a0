"""What every view tells of the heroes: life, ratings and curses, with all that works for them."""

from typing import Any

import pytest

from tests.games.dungeon_run.situations import (
    ENTRANCE,
    Spot,
    choose,
    hero,
    new_table,
    table,
)
from undercroft.games.dungeon_run.options import EQUIP, TRADE
from undercroft.games.dungeon_run.state import Hero

CIRCLET = "treasure-circlet-of-clear-thought"
"""Magic +1."""
IN_A_CURSE = [ENTRANCE, Spot("cursed-stone")]


def shown(one: Hero, **more: Any) -> dict[str, Any]:
    """The first hero as somebody who watches sees him."""
    seen: dict[str, Any] = table(one, hero("dorgan"), **more).view(None)["heroes"][0]
    return seen


@pytest.mark.rule("DR-HEROCARD-08")
@pytest.mark.parametrize(
    ("one", "life"),
    [
        (hero("brunna"), 8),
        (hero("brunna", abilities=["ability-broad-as-a-door"]), 10),
        (hero("brunna", burdens=["trap-blood-curse"]), 6),
        (hero("brunna", abilities=["ability-broad-as-a-door"], ko=True), 8),
    ],
    ids=["printed", "ability", "lasting trap", "knocked out"],
)
def test_the_life_that_counts_now_is_shown(one: Hero, life: int) -> None:
    assert shown(one)["life"] == life


@pytest.mark.rule("DR-ADVANCE-03")
def test_ratings_are_shown_with_markers_items_and_lasting_traps() -> None:
    assert shown(hero("brunna"))["ratings"] == [3, 1, 3]
    trained = hero("brunna", markers=(1, 0, 0), equipped=[CIRCLET], burdens=["trap-leg-iron"])
    assert shown(trained)["ratings"] == [4, 2, 1]


@pytest.mark.rule("DR-SPECIAL-03")
def test_a_curse_is_shown_and_takes_what_abilities_add() -> None:
    broad = hero("brunna", place=1, abilities=["ability-broad-as-a-door"])
    lamp = ["ability-broad-as-a-door", "ability-unquenched-lamp"]

    cursed = shown(broad, dungeon=IN_A_CURSE)
    lit = shown(hero("brunna", place=1, abilities=lamp), dungeon=IN_A_CURSE)

    assert (cursed["cursed"], cursed["life"]) == (True, 8)
    assert (lit["cursed"], lit["life"]) == (False, 10)


def test_a_hero_who_is_not_picked_yet_has_nothing_to_show() -> None:
    assert "life" not in new_table(2, ["61"]).view(0)["heroes"][0]


@pytest.mark.rule("DR-RULING-52")
def test_a_trade_shows_how_many_proposals_there_may_be() -> None:
    at = table(hero("brunna", loot=[CIRCLET]), hero("dorgan"))
    choose(at, EQUIP, TRADE[1])

    assert at.view(None)["trade"] == {"seats": [0, 1], "proposals": 0, "most": 6}
