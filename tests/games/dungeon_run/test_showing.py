"""What every view tells of the heroes: life, ratings, curses and dice, with all that works."""

from typing import Any

import pytest

from tests.games.dungeon_run.situations import (
    ENTRANCE,
    Spot,
    choose,
    happened,
    hero,
    new_table,
    offered,
    table,
    vote,
)
from undercroft.engine import Table
from undercroft.games.dungeon_run.events import DiceRolled
from undercroft.games.dungeon_run.options import (
    ACCEPT,
    ASSIST,
    BATTLE,
    DUEL,
    EQUIP,
    ESCAPE,
    FIGHT_WITH,
    MOVE,
    SABOTAGE,
    TRADE,
)
from undercroft.games.dungeon_run.state import NOTHING, Hero

CIRCLET = "treasure-circlet-of-clear-thought"
"""Magic +1."""
EAST = 1
BRAWN, MAGIC, SKILL = FIGHT_WITH
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
    shown = new_table(2, ["61"]).view(0)["heroes"][0]

    assert (shown["life"], shown["ratings"], shown["untrained"]) == (0, [0, 0, 0], [])


@pytest.mark.rule("DR-RULING-52")
def test_a_trade_shows_how_many_proposals_there_may_be() -> None:
    at = table(hero("brunna", loot=[CIRCLET]), hero("dorgan"))
    choose(at, EQUIP, TRADE[1])

    talk = at.view(None)["trade"]
    assert [side["seat"] for side in talk["sides"]] == [0, 1]
    assert (talk["proposals"], talk["most"]) == (0, 6)


def told(at: Table, seat: int) -> list[int]:
    """The dice that each option before a seat gives, as everybody at the table is told."""
    views = [at.view(other) for other in (None, *range(len(at.state.heroes)))]
    gives = views[0]["effort"]["gives"]
    assert all(view["effort"]["gives"] == gives for view in views)
    rated = [option for option in offered(at, seat) if option in (*FIGHT_WITH, *ASSIST)]
    return [gives[seat][option.touches["rating"]] for option in rated]


def rolled(at: Table) -> list[int]:
    """How many dice each roll of a hero had."""
    return [len(event.dice.split()) for event in happened(at, DiceRolled)]


@pytest.mark.rule("DR-BATTLE-10", "DR-RULING-33", "DR-ASSIST-06")
def test_a_battle_tells_the_dice_of_both_ratings_and_of_assists() -> None:
    mace = hero("thelian", place=1, equipped=["treasure-bonecracker-mace"])
    others = hero("kessa", place=1), hero("ragg", place=1)
    bones = [ENTRANCE, Spot(monster="monster-bone-guard")]
    at = table(mace, *others, dungeon=bones, script="222 555555")
    choose(at, BATTLE)

    assert (told(at, 1), told(at, 2)) == ([3, 2], [2, 1])
    vote(at, s1=ASSIST[0], s2=SABOTAGE)
    choose(at, ACCEPT[1])
    assert told(at, 0) == [4 + 3 - 2, 5 + 3 - 2]

    choose(at, MAGIC)
    assert rolled(at) == [6]
    assert "gives" not in at.view(0)["effort"]


@pytest.mark.rule("DR-DUEL-03")
def test_a_duel_tells_both_heroes_their_dice_but_not_what_the_other_picked() -> None:
    grudge = hero("ragg", abilities=["ability-old-grudge"])
    at = table(grudge, hero("ragg", equipped=["treasure-feud-sword"]), script="111111 1")
    choose(at, DUEL[1])

    assert told(at, 0) == [6, 3]
    choose(at, BRAWN)
    assert told(at, 1) == [5, 1]
    assert at.view(1)["effort"]["rating"] == -1

    choose(at, MAGIC)
    assert rolled(at) == [6, 1]


@pytest.mark.rule("DR-DISARM-02")
def test_a_trap_tells_the_dice_of_each_rating_that_it_allows() -> None:
    den = [ENTRANCE, Spot("den")]
    at = table(hero("dorgan"), dungeon=den, script="4 11", encounters=["trap-fire-rune"])
    choose(at, MOVE[EAST])

    assert told(at, 0) == [6, 2, 3]
    choose(at, MAGIC)
    assert rolled(at)[-1] == 2


@pytest.mark.rule("DR-SPECIAL-19")
def test_a_leap_tells_the_dice_of_brawn_and_skill() -> None:
    channel = [ENTRANCE, Spot("underground-channel")]
    at = choose(table(hero("mizzle"), dungeon=channel, script="1144"), MOVE[EAST])

    assert told(at, 0) == [3, 4]
    choose(at, SKILL)
    assert rolled(at) == [4]


def faced(at: Table) -> str:
    """What everybody sees that a hero faces."""
    card: int = at.view(None)["effort"]["card"]
    return at.game.name_of(at.state, "card", card) or ""


def test_everybody_sees_the_trap_that_a_hero_tries_to_disarm() -> None:
    den = [ENTRANCE, Spot("den")]
    at = table(hero("dorgan"), dungeon=den, script="4 11", encounters=["trap-fire-rune"])
    choose(at, MOVE[EAST])
    assert faced(at) == "trap-fire-rune"


def test_everybody_sees_the_monster_that_a_hero_battles_or_escapes_from() -> None:
    bones = [ENTRANCE, Spot(monster="monster-bone-guard")]
    for option in (BATTLE, ESCAPE):
        at = table(hero("thelian", place=1), hero("kessa", place=1), dungeon=bones)
        choose(at, option)
        assert faced(at) == "monster-bone-guard"


def test_a_duel_faces_no_card() -> None:
    at = table(hero("dorgan"), hero("ragg"))
    choose(at, DUEL[1])
    assert at.view(None)["effort"]["card"] == NOTHING
