"""Defeat: monsters die, heroes are knocked out and stand up again."""

from pathlib import Path

import pytest

from tests.games.dungeon_run.situations import (
    ENTRANCE,
    GAME,
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
from undercroft.engine import Refused, Table
from undercroft.games.dungeon_run import make
from undercroft.games.dungeon_run.events import HeroDied, HeroKnockedOut, StoodUp, TurnBegan
from undercroft.games.dungeon_run.options import (
    BATTLE,
    DUEL,
    END_TURN,
    FIGHT_WITH,
    LEAVE_ITEM,
    MOVE,
    PICK_HERO,
    STRIKE_HOME,
    USE,
)
from undercroft.games.dungeon_run.state import Hero

EAST = 1
BRAWN = FIGHT_WITH[0]
SWORD, SATCHEL, SLIME = "treasure-feud-sword", "treasure-healers-satchel", "monster-slime"


def fell(one: Hero, *others: Hero, dice: str = "4444") -> Table:
    """The first hero battles a stone golem (power 4 and 6, defense 4) and hits nothing."""
    one.place = 1
    dungeon = [ENTRANCE, Spot(monster="monster-stone-golem")]
    at = table(one, *others, dungeon=dungeon, script=f"{dice} 111")
    return choose(at, BATTLE, BRAWN)


@pytest.mark.rule("DR-DEFEAT-01")
@pytest.mark.parametrize(("wounds", "falls"), [(5, False), (6, True), (7, True)])
def test_a_hero_is_defeated_at_as_many_wounds_as_life(wounds: int, falls: bool) -> None:
    at = fell(hero("brunna", wounds=wounds), hero("kessa"), dice="1144")

    assert hero_at(at, 0).ko == falls


@pytest.mark.rule("DR-DEFEAT-01")
def test_a_hero_whose_life_drops_to_his_wounds_is_defeated() -> None:
    brunna = hero("brunna", wounds=8, abilities=["ability-broad-as-a-door"])
    at = table(brunna, hero("kessa"), dungeon=[ENTRANCE, Spot(), Spot("cursed-stone")])
    assert at.state.cursed == [1, 2]

    choose(at, MOVE[EAST])

    assert hero_at(at, 0).ko


@pytest.mark.rule("DR-DEFEAT-01", "DR-DEFEAT-02", "DR-DEFEAT-04")
@pytest.mark.parametrize(("wounds", "dies"), [(0, False), (1, True), (2, True)])
def test_a_monster_is_killed_at_as_many_wounds_as_life_and_is_loot(wounds: int, dies: bool) -> None:
    dungeon = [ENTRANCE, Spot(monster="monster-hollow-armor", wounds=wounds)]
    at = table(hero("brunna", place=1), hero("kessa"), dungeon=dungeon, script="111 115")

    choose(at, BATTLE, STRIKE_HOME)

    assert (tile_at(at, 1).monster is None) == dies
    loot = [card("monster-hollow-armor")] if dies else []
    assert [kept.card for kept in hero_at(at, 0).encounters] == loot


@pytest.mark.rule("DR-DEFEAT-03")
def test_who_kills_a_monster_outside_battle_gets_the_card() -> None:
    dungeon = [ENTRANCE, Spot(monster=SLIME)]
    at = table(
        hero("dorgan", abilities=["ability-blasting-powder"]),
        hero("kessa", place=1),
        dungeon=dungeon,
    )

    choose(at, USE[card("ability-blasting-powder")])

    assert tile_at(at, 1).monster is None
    assert [kept.card for kept in hero_at(at, 0).encounters] == [card(SLIME)]
    assert hero_at(at, 1).encounters == []


@pytest.mark.rule("DR-DEFEAT-05", "DR-DEFEAT-07")
def test_a_defeat_before_the_endgame_is_a_knock_out_that_all_can_see() -> None:
    at = fell(hero("brunna", wounds=7), hero("kessa"))

    assert hero_at(at, 0).alive
    assert [event.seat for event in happened(at, HeroKnockedOut)] == [0]
    assert happened(at, HeroDied) == []
    for watcher in (0, 1, None):
        assert at.view(watcher)["heroes"][0]["ko"] is True
    assert at.view(1)["heroes"][1]["ko"] is False


@pytest.mark.rule("DR-DEFEAT-06")
def test_a_hero_knocked_out_on_his_turn_loses_the_actions_left() -> None:
    at = fell(hero("brunna", wounds=7), hero("kessa"))

    assert (at.waiting_for, at.state.turn) == ((1,), 1)
    with pytest.raises(Refused):
        at.answer(0, MOVE[EAST])


@pytest.mark.rule("DR-DEFEAT-08")
@pytest.mark.parametrize(("name", "left"), [("brunna", 4), ("ragg", 3), ("mizzle", 2)])
def test_wounds_go_back_to_half_of_life_rounded_down(name: str, left: int) -> None:
    life = {"brunna": 8, "ragg": 6, "mizzle": 5}[name]
    dungeon = [ENTRANCE, Spot("den")]
    at = table(
        hero(name, wounds=life - 1),
        hero("kessa"),
        dungeon=dungeon,
        script="4 " + "1" * (4 if name == "mizzle" else 3),
        encounters=["trap-dart-wall"],
    )

    choose(at, MOVE[EAST])

    assert (hero_at(at, 0).ko, hero_at(at, 0).wounds) == (True, left)


@pytest.mark.rule("DR-DEFEAT-09", "DR-DEFEAT-10", "DR-DEFEAT-15")
@pytest.mark.parametrize("left", [SWORD, SATCHEL])
def test_one_item_equipped_or_from_loot_is_left_and_the_rest_kept(left: str) -> None:
    ability = "ability-immovable"
    brunna = hero(
        "brunna",
        wounds=7,
        equipped=[SATCHEL],
        loot=[SWORD, SLIME],
        abilities=[ability],
        markers=(0, 1, 0),
    )
    at = fell(brunna, hero("kessa"))

    assert offered(at) == [LEAVE_ITEM[card(SATCHEL)], LEAVE_ITEM[card(SWORD)]]
    choose(at, LEAVE_ITEM[card(left)])

    fallen = hero_at(at, 0)
    items = [*fallen.equipped, *(kept.card for kept in fallen.treasures)]
    assert tile_at(at, 1).items == [card(left)]
    assert set(items) == set(cards(SWORD, SATCHEL)) - {card(left)}
    assert [kept.card for kept in fallen.encounters] == [card(SLIME)]
    assert (fallen.abilities, fallen.markers) == ([card(ability)], [0, 1, 0])
    assert at.view(None)["tiles"][1]["items"] == [card(left)]


@pytest.mark.rule("DR-DEFEAT-11")
def test_burdening_traps_are_discarded() -> None:
    burdens = ["trap-leg-iron", "trap-blood-curse"]
    at = fell(hero("brunna", wounds=5, burdens=burdens), hero("kessa"))

    assert hero_at(at, 0).ko
    assert (hero_at(at, 0).burdens, at.state.discards) == ([], cards(*burdens))


@pytest.mark.rule("DR-DEFEAT-12")
def test_a_hero_who_is_knocked_out_cannot_be_battled() -> None:
    at = table(hero("kessa"), hero("brunna", ko=True), hero("ragg"))
    before = GAME.pack(at.state)

    assert DUEL[2] in offered(at)
    assert DUEL[1] not in offered(at)
    with pytest.raises(Refused):
        at.answer(0, DUEL[1])
    assert GAME.pack(at.state) == before


@pytest.mark.rule("DR-DEFEAT-13")
def test_a_hero_who_is_knocked_out_is_no_target_of_an_ability() -> None:
    betrayal = "ability-fire-and-betrayal"
    seats = (
        hero("corvan", abilities=[betrayal]),
        hero("brunna", ko=True),
        hero("ragg"),
        hero("kessa"),
    )
    at = table(*seats)

    choose(at, USE[card(betrayal)])

    assert offered(at) == [PICK_HERO[2], PICK_HERO[3]]
    with pytest.raises(Refused):
        at.answer(0, PICK_HERO[1])


@pytest.mark.rule("DR-DEFEAT-13")
def test_an_ability_that_has_only_a_fallen_hero_to_strike_is_not_offered() -> None:
    betrayal = "ability-fire-and-betrayal"
    at = table(hero("corvan", abilities=[betrayal]), hero("brunna", ko=True))

    assert USE[card(betrayal)] not in offered(at)


@pytest.mark.rule("DR-DEFEAT-14")
def test_the_next_turn_is_lost_with_standing_up() -> None:
    at = table(hero("kessa"), hero("brunna", wounds=4, ko=True))

    choose(at, END_TURN)

    assert not hero_at(at, 1).ko
    assert [event.seat for event in happened(at, StoodUp)] == [1]
    assert [event.seat for event in happened(at, TurnBegan)] == [1, 1]
    assert (at.state.round, at.waiting_for, at.state.actions) == (2, (1,), 2)


@pytest.mark.rule("DR-EXAMPLE-11")
def test_life_seven_and_nine_wounds(tmp_path: Path) -> None:
    ratings = "brawn = 3\nmagic = 1\nskill = 3\nlife = 7\n"
    text = f'[brunna]\nrace = "dwarf"\ntraining = "prayer"\n{ratings}ability = []\nsummoner = []\n'
    (tmp_path / "heroes.toml").write_text(text)
    brunna = hero("brunna", place=1, wounds=5, loot=[SWORD], burdens=["trap-leg-iron"])
    at = table(
        brunna,
        hero("kessa"),
        dungeon=[ENTRANCE, Spot(monster="monster-watching-idol")],
        script="6666 111",
        box=make([tmp_path]).box.key,
    )

    choose(at, BATTLE, BRAWN)

    fallen = hero_at(at, 0)
    assert (fallen.ko, fallen.wounds, fallen.burdens) == (True, 3, [])
    assert at.state.discards == [card("trap-leg-iron")]
    assert tile_at(at, 1).items == [card(SWORD)]

    choose(at, END_TURN)
    assert at.waiting_for == (1,)
    choose(at, END_TURN)
    assert not hero_at(at, 0).ko
    assert [event.seat for event in happened(at, StoodUp)] == [0]
