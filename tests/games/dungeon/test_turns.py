"""Turns: what belongs to one, what may be done in it, and how it passes on."""

from typing import Any

import pytest

from tests.games.dungeon.situations import (
    BALL,
    BOARD,
    CAGES,
    DROW,
    ESP,
    FIREBALL,
    HALL,
    ORC,
    TELEPORT,
    asked,
    before_a_room,
    choose,
    deed,
    foe,
    front,
    gold,
    happened,
    hero,
    klass,
    new_table,
    offered,
    person,
    room,
    table,
)
from undercroft.engine import Option, Table
from undercroft.games.dungeon.events import (
    DungeonWon,
    HeroEntered,
    TurnBegan,
    TurnLost,
    WanderingRolled,
)
from undercroft.games.dungeon.options import (
    ATTACK,
    DONE,
    ENCOUNTER,
    HEX,
    HUNT,
    LOOK,
    OPEN_DOOR,
    PASS,
    SCRY,
    SEARCH,
    START_ASSAULT,
    STAY,
    SWAP_TOKENS,
    TAKE,
    TAKE_CLASS,
    TAKE_SPELL,
    USE,
)
from undercroft.games.dungeon.state import Hero, Phase

ROOM = room()
HERE = front(ROOM)
AWAY = front(room(6))
BOOK = USE[deed("spellbook-of-darthon")]
NO_BOOK = {"spellbook-of-darthon": 1}
RICH = [gold(10_000), gold(2500)]


def staying(one: Hero, *others: Hero, **more: Any) -> Table:
    """The first hero stays; what comes next is the main Action."""
    return choose(table(one, *(others or (hero("cleric", AWAY),)), **more), STAY)


def minion(card: int, place: int) -> Hero:
    """A player who has become a foul minion."""
    one = hero("dwarf", alive=False)
    one.minion, one.graves, one.fell, one.place = card, 1, 3, place
    return one


# The start


@pytest.mark.rule("DG-SETUP-15", "DG-TURN-01", "DG-CHOICE-02")
def test_classes_are_picked_in_the_order_of_turns_and_then_the_first_round_begins() -> None:
    at = new_table(3, ["12", "66", "34"])
    for seat, name in ((1, "dwarf"), (2, "fighter"), (0, "halfling")):
        assert at.state.phase is Phase.DRAFT
        assert at.waiting_for == (seat,)
        choose(at, TAKE_CLASS[klass(name)])

    assert [one.card for one in at.state.heroes] == [
        klass("halfling"),
        klass("dwarf"),
        klass("fighter"),
    ]
    assert (at.state.phase, at.state.round) == (Phase.LATE, 1)
    assert at.state.queue == [1, 2, 0]
    assert at.waiting_for == (1,)


@pytest.mark.rule("DG-RULING-57", "DG-SETUP-15")
def test_nothing_is_used_up_at_the_start() -> None:
    at = choose(new_table(2, ["66", "34"]), TAKE_CLASS[klass("dwarf")])

    assert not any(person(at).used)


# The main Action


def beside_a_monster() -> tuple[Table, list[Option]]:
    return staying(hero("dwarf", ROOM), open={ROOM: foe(12)}), [PASS, ENCOUNTER]


def with_a_crystal_ball() -> tuple[Table, list[Option]]:
    return staying(hero("dwarf", HERE, [BALL])), [PASS, SCRY]


def with_a_medallion() -> tuple[Table, list[Option]]:
    return staying(hero("dwarf", HERE, [ESP])), [PASS, LOOK[ROOM]]


def home_with_the_goal() -> tuple[Table, list[Option]]:
    return staying(hero("dwarf", HALL, RICH)), [PASS, START_ASSAULT]


def beside_a_rival() -> tuple[Table, list[Option]]:
    return staying(hero("dwarf", HERE), hero("elf", HERE)), [PASS, ATTACK[klass("elf")]]


def beside_a_minion() -> tuple[Table, list[Option]]:
    setup = {"underdungeon": True}
    return staying(hero("elf", HERE), minion(ORC, HERE), setup=setup), [PASS, HUNT[ORC]]


def without_spells() -> tuple[Table, list[Option]]:
    return staying(hero("wizard", HERE)), [PASS, BOOK]


def with_spells() -> tuple[Table, list[Option]]:
    one = hero("wizard", HERE, spells=[FIREBALL, TELEPORT], used=NO_BOOK)
    at = staying(one, hero("elf", HERE), open={ROOM: foe(7), room(5): foe(9)})
    elf = klass("elf")
    return at, [PASS, ATTACK[elf], OPEN_DOOR[ROOM], HEX[elf], SWAP_TOKENS]


def with_a_spell_of_no_use() -> tuple[Table, list[Option]]:
    return staying(hero("wizard", HERE, spells=[TELEPORT], used=NO_BOOK)), [PASS]


def beside_a_rival_with_a_spell_of_no_use() -> tuple[Table, list[Option]]:
    corridor = BOARD.neighbours(HALL)[0]
    one = hero("elf", corridor, spells=[TELEPORT])
    return staying(one, hero("dwarf", corridor, lost=1)), [PASS, ATTACK[klass("dwarf")]]


@pytest.mark.rule("DG-RULING-07", "DG-TURN-04")
@pytest.mark.parametrize(
    "situation",
    [
        beside_a_monster,
        with_a_crystal_ball,
        with_a_medallion,
        home_with_the_goal,
        beside_a_rival,
        beside_a_minion,
        without_spells,
        with_spells,
        with_a_spell_of_no_use,
        beside_a_rival_with_a_spell_of_no_use,
    ],
)
def test_what_a_hero_may_do_as_main_action(situation: Any) -> None:
    at, options = situation()

    assert asked(at) == "DG-RULING-07"
    assert offered(at) == options


@pytest.mark.rule("DG-RULING-07", "DG-RULING-69")
def test_who_could_swap_tokens_is_asked_although_the_hand_is_wrong() -> None:
    here = BOARD.neighbours(HALL)[0]
    token = next(place for place in BOARD.neighbours(here) if place != HALL)
    other = room(5)
    cleared = [place for place in BOARD.sites if place != other]
    one = hero("wizard", here, spells=[FIREBALL] * 8, used=NO_BOOK)
    at = staying(one, open={token: foe(7), other: foe(9)}, cleared=cleared)

    assert (asked(at), offered(at)) == ("DG-RULING-07", [PASS])


@pytest.mark.rule("DG-RULING-07", "DG-TURN-04")
def test_who_has_nothing_to_do_is_not_asked() -> None:
    assert staying(hero("dwarf", HERE)).waiting_for == (1,)
    assert staying(hero("elf", BOARD.neighbours(HALL)[0])).waiting_for == (1,)


@pytest.mark.rule("DG-TURN-04", "DG-RULING-07")
def test_an_encounter_is_the_main_action_of_its_turn() -> None:
    won = before_a_room(hero("wizard", used={"spellbook-of-darthon": 1}), foe(2), ["11"])

    assert person(won).treasures == [gold(1000, 7)]
    assert won.waiting_for == (1,), "no other Action follows"


@pytest.mark.rule("DG-TURN-04", "DG-RULING-48")
def test_the_medallion_and_the_spellbook_leave_the_main_action_open() -> None:
    one = hero("wizard", HERE, [ESP], spells=[FIREBALL])
    at = staying(one, rooms={ROOM: (foe(12), gold(500))})
    choose(at, LOOK[ROOM])
    assert LOOK[ROOM] not in offered(at)
    assert at.state.site_at(ROOM).cards[0].known, "it was seen"
    choose(at, BOOK, *[TAKE_SPELL[FIREBALL]] * 7)

    assert len(person(at).spells) == 8
    assert offered(at) == [PASS, OPEN_DOOR[ROOM]]


# One turn after the other


@pytest.mark.rule("DG-TURN-03")
def test_every_turn_begins_anew() -> None:
    here = next(n for n, doors in enumerate(BOARD.searchable) if doors and n != HALL)
    (door, *_) = BOARD.searchable[here]
    at = table(
        hero("dwarf", here),
        hero("halfling", here),
        heaps={here: [gold(250)]},
        script=["66", "6", "66"],
    )
    choose(at, SEARCH[door], PASS, DONE)
    assert [event.hero for event in happened(at, TurnBegan)] == [klass("dwarf"), klass("halfling")]
    assert SEARCH[door] in offered(at)
    choose(at, SEARCH[door], PASS)
    assert offered(at) == [DONE, TAKE[gold(250)]], "a search does not end the turn"
    assert at.waiting_for == (1,)


@pytest.mark.rule("DG-TURN-03", "DG-RULING-22")
def test_what_ended_one_turn_does_not_end_the_next() -> None:
    at = before_a_room(hero("dwarf"), foe(12), ["11", "11"], heaps={HALL: [gold(250)]})
    choose(at, STAY)

    assert at.waiting_for == (1,)
    assert offered(at) == [DONE, TAKE[gold(250)]]


@pytest.mark.rule("DG-TURN-03", "DG-TURN-05", "DG-RULING-22", "DG-COMBAT-03")
def test_who_is_sent_home_does_not_rest_in_that_turn() -> None:
    spent = ["mighty-blow", "shield-wall", "stand-fast"]
    at = before_a_room(
        hero("fighter", spent=spent), foe(12), ["111", "56"], heaps={HALL: [gold(250)]}
    )

    assert person(at).place == HALL
    assert at.waiting_for == (1,), "no Collect and no Rest"
    assert person(at).spent == [deed(name) for name in spent]


@pytest.mark.rule("DG-TURN-03", "DG-COMBAT-03", "DG-COLLECT-01")
def test_after_a_victory_the_turn_goes_on_with_collect() -> None:
    at = before_a_room(hero("dwarf"), foe(2), ["11"], heaps={ROOM: [gold(250)]})

    assert (asked(at), offered(at)) == ("DG-RULING-30", [DONE, TAKE[gold(250)]])


@pytest.mark.rule("DG-TURN-03", "DG-TOKEN-07", "DG-TOKEN-08")
@pytest.mark.parametrize(("tokens", "left"), [(1, 0), (2, 1)])
def test_a_lost_turn_is_told_and_is_over(tokens: int, left: int) -> None:
    at = table(hero("dwarf", HERE, lost=tokens), hero("elf", AWAY))

    assert [(event.hero, event.left) for event in happened(at, TurnLost)] == [
        (klass("dwarf"), left)
    ]
    assert at.waiting_for == (1,)


@pytest.mark.rule("DG-TURN-03", "DG-MINION-03", "DG-RULING-59")
def test_the_turn_of_a_minion_is_no_turn_of_a_hero() -> None:
    setup = {"underdungeon": True}
    at = table(minion(ORC, HERE), hero("elf", AWAY), setup=setup, heaps={HERE: [gold(250)]})
    choose(at, STAY)

    assert at.waiting_for == (1,), "it collects nothing and becomes nobody"
    assert happened(at, HeroEntered) == []


@pytest.mark.rule("DG-TURN-02", "DG-RULING-73")
def test_a_round_is_one_turn_of_everybody() -> None:
    at = table(hero("dwarf", HERE), hero("elf", AWAY))
    choose(at, STAY)
    assert (at.state.round, at.waiting_for) == (1, (1,))
    choose(at, STAY)
    assert (at.state.round, at.waiting_for) == (2, (0,))


@pytest.mark.rule("DG-RULING-73")
def test_after_a_hundred_rounds_the_dungeon_wins() -> None:
    at = table(hero("dwarf", HERE), hero("elf", AWAY), round=99)
    choose(at, STAY, STAY)
    assert (at.is_over, at.state.round) == (False, 100)
    choose(at, STAY)
    assert not at.is_over
    choose(at, STAY)

    assert at.is_over
    assert len(happened(at, DungeonWon)) == 1
    assert at.result().verdicts == ("verdict-too-late",)
    assert at.result().ranks == (0, 0)


@pytest.mark.rule("DG-TURN-02", "DG-RULING-51")
def test_who_is_out_of_the_game_has_no_last_turn_of_a_round() -> None:
    out = hero("dwarf", alive=False)
    out.graves = 3
    at = table(
        hero("elf", HERE),
        hero("cleric", AWAY),
        out,
        setup={"underdungeon": True, "wandering": True, "wandering_pace": "round"},
        script=["66"],
    )
    choose(at, STAY)
    assert happened(at, WanderingRolled) == []
    choose(at, STAY)
    assert [event.hero for event in happened(at, WanderingRolled)] == [klass("cleric")]
    assert at.waiting_for == (0,)


@pytest.mark.rule("DG-MINION-01", "DG-TURN-02", "DG-DEATH-03")
def test_after_two_deaths_a_player_still_has_turns() -> None:
    drow = minion(DROW, HERE)
    drow.graves = 2
    at = table(hero("elf", AWAY), drow, setup={"underdungeon": True})
    choose(at, STAY)

    assert at.waiting_for == (1,)


@pytest.mark.rule("DG-CAGE-02", "DG-CAGE-08")
def test_a_cage_that_wanders_at_the_end_of_a_round_takes_nobodys_turn() -> None:
    at = table(
        hero("elf", HERE, [gold(250)]),
        hero("cleric", AWAY),
        setup={"wandering": True},
        script=["66", "12", CAGES[3], "66"],
    )
    choose(at, STAY, STAY)

    assert not person(at).caged, "the turn that it cost is over, and the token is handed back"
    assert [event.hero for event in happened(at, TurnLost)] == [klass("elf")]
