"""Encounter cards: strangers are met or not, monsters and traps come at once."""

import pytest

from tests.games.dungeon_run.refusing import assert_refused
from tests.games.dungeon_run.situations import (
    BOX,
    GAME,
    NOTHING,
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
from undercroft.engine import Fast, Table
from undercroft.games.dungeon_run.events import (
    BattleBegan,
    EncounterDrawn,
    MonsterRolled,
    StrangerMet,
    TrapDisarmed,
    TrapWentOff,
)
from undercroft.games.dungeon_run.geometry import NORTH
from undercroft.games.dungeon_run.options import (
    END_TURN,
    ESCAPE,
    FIGHT_WITH,
    MEET,
    MOVE,
    PASS,
    USE,
)
from undercroft.games.dungeon_run.state import Hero

PILE = ["standard-14", "standard-15"]
NEW = 2


def draw(encounter: str, explorer: Hero, *dice: str) -> Table:
    """The explorer lays a tile with an encounter and draws this card."""
    at = table(
        explorer,
        hero("ragg", place=1),
        dungeon=[Spot("entrance"), Spot()],
        pile=PILE,
        encounters=[encounter],
        script=[0, "4", *dice],
    )
    return choose(at, MOVE[NORTH])


def is_drawn_before_all(at: Table, encounter: str) -> bool:
    """Whether both seats were told of the card."""
    told = [
        [event.card for event in at.story(seat) if isinstance(event, EncounterDrawn)]
        for seat in (0, 1)
    ]
    return told == [[card(encounter)]] * 2


def is_disarming(at: Table) -> bool:
    """Whether somebody picks the rating with which he tries to disarm a trap."""
    return at.state.effort is not None and at.state.effort.deed == "disarm"


@pytest.mark.rule("DR-ENCOUNTER-01")
def test_an_encounter_card_is_a_monster_a_trap_or_a_stranger() -> None:
    ragg = hero("ragg", place=1, abilities=["ability-pick-a-fight"])
    for number in BOX.encounters:
        start = table(ragg, hero(), encounters=[BOX.names[number]]).base
        at = Table.from_checkpoint(GAME, 2, start, Fast(1))

        choose(at, USE[card("ability-pick-a-fight")])

        battled = bool(happened(at, BattleBegan))
        tried = bool(happened(at, TrapDisarmed) or happened(at, TrapWentOff) or is_disarming(at))
        waits = any(tile.stranger != NOTHING for tile in at.state.tiles)
        kind = BOX.names[number].partition("-")[0]
        assert (battled, tried, waits) == tuple(
            kind == one for one in ("monster", "trap", "stranger")
        ), BOX.names[number]


@pytest.mark.rule("DR-ENCOUNTER-02")
def test_the_hero_who_draws_a_stranger_may_deal_with_it() -> None:
    at = draw("stranger-barefoot-hermit", hero("brunna", wounds=3))

    assert is_drawn_before_all(at, "stranger-barefoot-hermit")
    assert (at.waiting_for, offered(at)) == ((0,), [PASS, MEET])
    choose(at, MEET)
    assert (hero_at(at, 0).wounds, at.state.actions) == (1, 1)


@pytest.mark.rule("DR-ENCOUNTER-02")
def test_the_hero_who_draws_a_stranger_may_decline() -> None:
    at = draw("stranger-barefoot-hermit", hero("brunna", wounds=3))

    choose(at, PASS)

    assert (hero_at(at, 0).wounds, happened(at, StrangerMet)) == (3, [])
    assert tile_at(at, NEW).stranger == card("stranger-barefoot-hermit")


@pytest.mark.rule("DR-ENCOUNTER-02")
@pytest.mark.parametrize("loot", [[], ["trap-dart-wall"]], ids=["unable", "able"])
def test_only_a_hero_who_is_able_to_is_asked(loot: list[str]) -> None:
    at = draw("stranger-mole-guide", hero("brunna", loot=loot))

    assert (MEET in offered(at)) == bool(loot)
    assert (offered(at) == [PASS, MEET]) == bool(loot)


@pytest.mark.rule("DR-ENCOUNTER-03")
def test_a_drawn_monster_must_be_battled_at_once() -> None:
    at = draw("monster-bone-guard", hero("brunna"), "222")

    assert is_drawn_before_all(at, "monster-bone-guard")
    assert [event.seat for event in happened(at, BattleBegan)] == [0]
    assert len(happened(at, MonsterRolled)) == 1
    assert offered(at) == [FIGHT_WITH[0], FIGHT_WITH[1]]
    for way_out in (PASS, ESCAPE, END_TURN):
        assert_refused(at, way_out)


@pytest.mark.rule("DR-ENCOUNTER-04")
@pytest.mark.parametrize(("dice", "ending"), [("446", TrapDisarmed), ("441", TrapWentOff)])
def test_a_drawn_trap_must_be_disarmed_at_once(
    dice: str, ending: type[TrapDisarmed | TrapWentOff]
) -> None:
    at = draw("trap-fire-rune", hero("brunna"), dice)

    assert is_drawn_before_all(at, "trap-fire-rune")
    assert offered(at) == [FIGHT_WITH[0], FIGHT_WITH[1], FIGHT_WITH[2]]
    assert_refused(at, PASS)
    assert_refused(at, END_TURN)
    choose(at, FIGHT_WITH[2])
    assert [event.seat for event in happened(at, ending)] == [0]


@pytest.mark.rule("DR-EXAMPLE-19")
def test_two_successes_disarm_a_trap_that_needs_two() -> None:
    at = draw("trap-dart-wall", hero("brunna"), "436")

    (kept,) = hero_at(at, 0).encounters
    assert (kept.card, hero_at(at, 0).wounds) == (card("trap-dart-wall"), 0)
    assert at.state.discards == []


@pytest.mark.rule("DR-EXAMPLE-19")
def test_with_one_success_it_goes_off_and_is_discarded() -> None:
    at = draw("trap-dart-wall", hero("brunna"), "432")

    assert (hero_at(at, 0).encounters, hero_at(at, 0).wounds) == ([], 2)
    assert at.state.discards == [card("trap-dart-wall")]
