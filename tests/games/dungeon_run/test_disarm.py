"""Disarming: who draws a trap must try at once, or bear what it does."""

from typing import Any

import pytest

from tests.games.dungeon_run.situations import (
    ENTRANCE,
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
from undercroft.engine import Refused, Table
from undercroft.games.dungeon_run.events import BurdenEnded, DiceRolled, HeroMoved, TrapWentOff
from undercroft.games.dungeon_run.options import (
    ADVANCE,
    BATTLE,
    END_TURN,
    EQUIP,
    ESCAPE,
    FIGHT_WITH,
    MOVE,
    PASS,
    RALLY,
    STRIKE_HOME,
    TRADE,
    WALK_AWAY,
)
from undercroft.games.dungeon_run.state import Hero
from undercroft.games.dungeon_run.trade_options import Give

EAST = 1
BRAWN, MAGIC, SKILL = FIGHT_WITH
DARTS, SLIDE, RUNE, IRON = "dart-wall", "long-slide", "fire-rune", "leg-iron"


def walk_into(trap: str, *heroes: Hero, dice: str, **more: Any) -> Table:
    """The first hero moves into the Den and draws a trap there."""
    dungeon = [ENTRANCE, Spot("den")]
    script = f"4 {dice}"
    at = table(*heroes, dungeon=dungeon, script=script, encounters=[f"trap-{trap}"], **more)
    return choose(at, MOVE[EAST])


@pytest.mark.rule("DR-DISARM-01", "DR-FREE-01")
def test_who_draws_a_trap_must_disarm_it_at_once_and_for_free() -> None:
    at = walk_into(RUNE, hero("brunna"), dice="444")

    assert offered(at) == [BRAWN, MAGIC, SKILL]
    with pytest.raises(Refused):
        at.answer(0, END_TURN)
    choose(at, BRAWN)

    assert at.state.actions == 1


@pytest.mark.rule("DR-DISARM-02")
@pytest.mark.parametrize(("rating", "dice"), [(BRAWN, "411"), (SKILL, "411")])
def test_he_rolls_one_of_the_ratings_that_the_trap_allows(rating: Any, dice: str) -> None:
    at = walk_into(SLIDE, hero("brunna"), dice=dice)

    assert offered(at) == [BRAWN, SKILL]
    with pytest.raises(Refused):
        at.answer(0, MAGIC)
    choose(at, rating)

    assert happened(at, DiceRolled)[-1].dice == "4 1 1"


@pytest.mark.rule("DR-DISARM-02")
def test_another_rating_is_another_number_of_dice() -> None:
    at = choose(walk_into(SLIDE, hero("ragg"), dice="4411"), BRAWN)

    assert happened(at, DiceRolled)[-1].dice == "4 4 1 1"


@pytest.mark.rule("DR-DISARM-03", "DR-DISARM-04")
@pytest.mark.parametrize("dice", ["441", "156", "464"])
def test_enough_dice_of_four_or_more_disarm_it(dice: str) -> None:
    at = walk_into(DARTS, hero("brunna"), dice=dice)

    assert [kept.card for kept in hero_at(at, 0).encounters] == [card("trap-dart-wall")]
    assert (hero_at(at, 0).wounds, at.state.discards) == (0, [])
    assert happened(at, TrapWentOff) == []


@pytest.mark.rule("DR-DISARM-03", "DR-DISARM-05", "DR-DISARM-06")
@pytest.mark.parametrize("dice", ["433", "611", "333"])
def test_with_too_few_it_goes_off_and_is_discarded(dice: str) -> None:
    at = walk_into(DARTS, hero("brunna"), dice=dice)

    assert hero_at(at, 0).wounds == 2
    assert hero_at(at, 0).encounters == []
    assert at.state.discards == [card("trap-dart-wall")]
    assert (tile_at(at, 1).monster, at.state.encounters.pool) == (None, [])


@pytest.mark.rule("DR-DISARM-05")
def test_the_special_effect_strikes_too() -> None:
    at = choose(walk_into(SLIDE, hero("brunna"), dice="411"), SKILL)

    assert (hero_at(at, 0).wounds, hero_at(at, 0).place) == (1, 0)
    assert [event.tile for event in happened(at, HeroMoved)] == [1, 0]


@pytest.mark.rule("DR-DISARM-05")
def test_an_effect_on_others_reaches_the_heroes_of_the_tile() -> None:
    seats = hero("brunna"), hero("corvan", place=1, quiet=True), hero("kessa")
    at = walk_into(RUNE, *seats, dice="441")
    choose(at, at.options(0)[0], BRAWN)

    assert [hero_at(at, seat).wounds for seat in range(3)] == [2, 1, 0]


@pytest.mark.rule("DR-DISARM-06")
def test_a_trap_is_discarded_only_when_all_it_does_is_done() -> None:
    names = ["corvan", "ragg", "kessa", "mizzle"]
    crowd = [hero(name) for name in names]
    at = choose(walk_into("alarm-gong", hero("brunna"), *crowd, dice="111"), SKILL)

    assert END_TURN in offered(at)
    assert at.state.discards == [card("trap-alarm-gong")]


@pytest.mark.rule("DR-DISARM-07")
def test_the_wounds_of_a_trap_can_knock_a_hero_out() -> None:
    at = walk_into(DARTS, hero("brunna", wounds=6), hero("kessa"), dice="111")

    assert (hero_at(at, 0).ko, hero_at(at, 0).wounds) == (True, 4)
    assert at.waiting_for == (1,)


@pytest.mark.rule("DR-DISARM-08")
def test_a_lasting_trap_stays_with_its_victim_until_it_ends() -> None:
    at = walk_into(IRON, hero("brunna"), dice="111 3 5")
    choose(at, SKILL)

    assert hero_at(at, 0).burdens == [card("trap-leg-iron")]
    assert (hero_at(at, 0).encounters, at.state.discards) == ([], [])
    choose(at, END_TURN)
    assert hero_at(at, 0).burdens == [card("trap-leg-iron")]
    choose(at, END_TURN)

    assert (hero_at(at, 0).burdens, at.state.discards) == ([], [card("trap-leg-iron")])
    assert len(happened(at, BurdenEnded)) == 1


@pytest.mark.rule("DR-DISARM-08")
def test_a_lasting_effect_works_while_the_card_stays() -> None:
    brunna = hero("brunna", place=1, burdens=["trap-leg-iron"])
    dungeon = [ENTRANCE, Spot(monster="monster-gloomwolf")]
    at = table(brunna, dungeon=dungeon, script="1 111")

    choose(at, ESCAPE)

    assert happened(at, DiceRolled)[0].dice == "1"


@pytest.mark.rule("DR-DISARM-08")
def test_a_knock_out_ends_a_lasting_trap() -> None:
    brunna = hero("brunna", place=1, wounds=7, burdens=["trap-leg-iron"])
    dungeon = [ENTRANCE, Spot(monster="monster-gloomwolf")]
    at = table(brunna, hero("kessa"), dungeon=dungeon, script="6666 111")

    choose(at, BATTLE, BRAWN)

    assert hero_at(at, 0).ko
    assert (hero_at(at, 0).burdens, at.state.discards) == ([], [card("trap-leg-iron")])


@pytest.mark.rule("DR-RULING-55")
def test_a_lasting_trap_is_neither_loot_nor_item() -> None:
    burdens = ["trap-leg-iron", "trap-blood-curse"]
    brunna = hero("brunna", place=1, wounds=5, burdens=burdens)
    dungeon = [ENTRANCE, Spot(monster="monster-gloomwolf")]
    at = table(brunna, hero("kessa", place=1), dungeon=dungeon, script="6666 111")

    assert ADVANCE not in offered(at)
    choose(at, EQUIP, TRADE[1])
    assert not [option for option in offered(at) if isinstance(option, Give)]
    choose(at, WALK_AWAY, BATTLE, PASS, PASS, BRAWN)

    assert (hero_at(at, 0).ko, tile_at(at, 1).items) == (True, [])


@pytest.mark.rule("DR-RULING-55")
@pytest.mark.parametrize("trap", ["trap-venom-needle", "trap-blood-curse"])
def test_a_lasting_trap_goes_to_the_discard_when_its_effect_ends(trap: str) -> None:
    dungeon = [ENTRANCE, Spot(monster="monster-hollow-armor", wounds=1)]
    brunna = hero("brunna", place=1, wounds=1, burdens=[trap], markers=(1, 0, 0))
    dice = "115" if trap == "trap-venom-needle" else "1115"
    at = table(brunna, dungeon=dungeon, script=f"111 {dice}")

    choose(at, BATTLE, STRIKE_HOME)
    if trap == "trap-venom-needle":
        assert hero_at(at, 0).burdens == [card(trap)]
        choose(at, RALLY)

    assert (hero_at(at, 0).burdens, at.state.discards) == ([], [card(trap)])
