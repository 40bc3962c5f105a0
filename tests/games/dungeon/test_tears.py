"""The Halls of Chromatic Tears: each Chamber Card."""

from typing import Any

import pytest

from tests.games.dungeon.situations import (
    BOARD,
    BOLT,
    FIREBALL,
    asked,
    chamber,
    choose,
    deed,
    foe,
    front,
    gold,
    happened,
    hero,
    monster_at,
    offered,
    person,
    stand,
    table,
    tear,
)
from undercroft.engine import Table
from undercroft.games.dungeon.events import (
    AttackRolled,
    CardForgotten,
    MonsterAttacked,
    MonsterBurned,
    MonsterDefeated,
    MonsterRevealed,
    TearRevealed,
)
from undercroft.games.dungeon.options import (
    DONE,
    DROP,
    ENCOUNTER,
    FORGET,
    MOVE,
    OPEN_DOOR,
    REGAIN,
    STAY,
    TAKE,
)
from undercroft.games.dungeon.state import Hero

PLACE = chamber()
THREE = [foe(8), foe(9), foe(10)]


def enter(
    name: str, one: Hero, script: list[str | int], cards: list[int] = THREE, **more: Any
) -> Table:
    """A hero enters a chamber with this Chamber Card."""
    one.place = front(PLACE)
    at = table(
        one,
        hero("cleric"),
        chambers={PLACE: cards},
        tears={PLACE: tear(name)},
        setup={"chamber_cards": True},
        script=script,
        **more,
    )
    return choose(at, MOVE[PLACE])


def total(at: Table) -> int:
    return int(happened(at, AttackRolled)[-1].total)


@pytest.mark.rule("DG-COMPONENT-13", "DG-GAP-06")
def test_the_first_who_enters_turns_the_card_up_before_the_fight() -> None:
    at = enter("rest", hero("halfling"), ["35"])

    kinds = [type(event) for event in at.events]
    assert kinds.index(TearRevealed) < kinds.index(MonsterRevealed)
    shown = next(site for site in at.view(None)["sites"] if site["place"] == PLACE)
    assert shown["tear"] == tear("rest")


@pytest.mark.rule("DG-COMPONENT-13")
def test_casting_from_outside_does_not_turn_it_up() -> None:
    wizard = hero("wizard", front(PLACE), spells=[FIREBALL])
    at = table(
        wizard,
        hero("cleric"),
        chambers={PLACE: THREE},
        tears={PLACE: tear("rest")},
        setup={"chamber_cards": True},
    )
    choose(at, STAY, OPEN_DOOR[PLACE])

    assert happened(at, TearRevealed) == []


@pytest.mark.rule("DG-COMPONENT-13")
def test_who_was_driven_back_into_a_chamber_turns_its_card_up_before_the_next_fight() -> None:
    at = table(
        hero("rogue", PLACE),
        hero("cleric"),
        chambers={PLACE: THREE},
        tears={PLACE: tear("mirth")},
        setup={"chamber_cards": True},
        script=["1", "43"],
    )
    choose(at, STAY, ENCOUNTER)

    assert happened(at, TearRevealed)
    assert total(at) == 8


@pytest.mark.rule("DG-CHAMBERCARD-01")
def test_mirth_adds_1_to_the_next_attack() -> None:
    at = enter("mirth", hero("dwarf"), ["34", gold(250)])

    assert total(at) == 8
    assert happened(at, MonsterDefeated)
    assert person(at).edge == 0, "only the next one"


@pytest.mark.rule("DG-CHAMBERCARD-02")
def test_folly_takes_1_from_the_next_attack() -> None:
    at = enter("folly", hero("dwarf"), ["35", "11"])

    assert total(at) == 7
    assert person(at).edge == 0
    assert not happened(at, MonsterDefeated)


@pytest.mark.rule("DG-CHAMBERCARD-03")
def test_embers_burn_the_first_monster() -> None:
    at = enter("embers", hero("dwarf"), ["36", gold(250)])

    assert [event.foe for event in happened(at, MonsterBurned)] == [foe(8)]
    assert [event.foe for event in happened(at, MonsterDefeated)] == [foe(9)]
    assert at.state.discards[2] == [foe(8), foe(9)]
    assert person(at).treasures == [gold(250)], "one card of Tardos, for the one who was beaten"
    alone = enter("embers", hero("dwarf"), [], [foe(8)])
    assert alone.state.site_at(PLACE).cleared
    assert happened(alone, MonsterRevealed) == []


@pytest.mark.rule("DG-CHAMBERCARD-04", "DG-CHOICE-26")
def test_ash_costs_a_spell_or_action_card_of_choice() -> None:
    fighter = enter("ash", hero("fighter", spent=["charge"]), [])
    cards = [deed(name) for name in ("mighty-blow", "shield-wall", "stand-fast")]
    assert offered(fighter) == [FORGET[card] for card in cards]
    assert asked(fighter) == "DG-CHAMBERCARD-04"
    wizard = enter("ash", hero("wizard", spells=[FIREBALL, BOLT, BOLT]), [])
    assert offered(wizard) == [FORGET[FIREBALL], FORGET[BOLT]]
    choose(wizard, FORGET[BOLT])
    assert person(wizard).spells == [FIREBALL, BOLT]
    assert len(happened(wizard, CardForgotten)) == 1
    dwarf = enter("ash", hero("dwarf"), ["11", "11"])
    assert happened(dwarf, CardForgotten) == [], "nothing to lose"


@pytest.mark.rule("DG-CHAMBERCARD-03", "DG-RULING-33")
def test_embers_burn_the_one_that_a_spell_turned_up_before_those_face_down() -> None:
    at = table(
        hero("halfling", front(PLACE)),
        hero("cleric"),
        chambers={PLACE: THREE},
        tears={PLACE: tear("embers")},
        setup={"chamber_cards": True},
        script=["36"],
    )
    stand(at.state, PLACE, foe(8), 1)
    at.state.monsters[-1].pile.append(gold(500))
    choose(at, MOVE[PLACE])

    assert [event.foe for event in happened(at, MonsterBurned)] == [foe(8)]
    assert [event.foe for event in happened(at, MonsterDefeated)] == [foe(9)]
    assert at.state.discards[2] == [foe(8), foe(9)]
    assert at.state.heaps[0].cards == [gold(500)], "nobody guards what was dropped before it"
    assert not at.state.site_at(PLACE).cleared


@pytest.mark.rule("DG-COMPONENT-13", "DG-CHAMBERCARD-09", "DG-CHAMBERCARD-11")
@pytest.mark.parametrize("name", ["rest", "roots"])
def test_who_first_enters_a_chamber_cleared_from_outside_turns_its_card_up(name: str) -> None:
    one = hero("rogue", front(PLACE), spent=["backstab"])
    at = table(
        one,
        hero("cleric"),
        cleared=[PLACE],
        tears={PLACE: tear(name)},
        setup={"chamber_cards": True},
        script=["1"],
    )
    choose(at, MOVE[PLACE], STAY)

    assert [event.card for event in happened(at, TearRevealed)] == [tear(name)]
    assert (REGAIN[deed("backstab")] in offered(at)) is (name == "rest")
    assert bool(person(at).doors) is (name == "roots")


@pytest.mark.rule("DG-CHAMBERCARD-10", "DG-COMPONENT-13")
def test_floods_wash_out_of_a_cleared_chamber_too() -> None:
    at = table(
        hero("dwarf", front(PLACE)),
        hero("cleric"),
        cleared=[PLACE],
        tears={PLACE: tear("floods")},
        setup={"chamber_cards": True},
    )
    choose(at, MOVE[PLACE], STAY)

    assert person(at).place == front(PLACE)
    assert at.waiting_for == (1,)


@pytest.mark.rule("DG-CHAMBERCARD-04")
def test_a_forgotten_action_card_lies_spent() -> None:
    at = enter("ash", hero("fighter", spent=["charge"]), ["444"])
    choose(at, FORGET[deed("shield-wall")])

    assert sorted(person(at).spent) == sorted([deed("charge"), deed("shield-wall")])


@pytest.mark.rule("DG-CHAMBERCARD-05")
def test_blood_adds_1_to_monster_attacks_until_it_is_cleared() -> None:
    at = enter("blood", hero("dwarf"), ["11", "14"])

    assert [(event.total, event.tier) for event in happened(at, MonsterAttacked)] == [
        (6, "stunned")
    ]
    cleared = enter("blood", hero("dwarf"), ["66", gold(250)], [foe(8)])
    assert cleared.state.site_at(PLACE).cleared


@pytest.mark.rule("DG-CHAMBERCARD-05", "DG-CLT-02")
def test_more_than_12_is_still_the_worst_result() -> None:
    at = enter("blood", hero("dwarf"), ["11", "66"])

    assert [(event.total, event.tier) for event in happened(at, MonsterAttacked)] == [
        (13, "serious")
    ]


@pytest.mark.rule("DG-CHAMBERCARD-06")
def test_valor_adds_1_to_attacks_here() -> None:
    at = enter("valor", hero("dwarf"), ["34", gold(250), "44", gold(500)])
    assert total(at) == 8
    choose(at, STAY, STAY, ENCOUNTER)

    assert total(at) == 9, "as long as it is not cleared"


@pytest.mark.rule("DG-CHAMBERCARD-07")
def test_kings_give_a_prize_for_the_last_monster() -> None:
    at = enter("kings", hero("halfling"), ["66", gold(2500)], [foe(8)])
    assert person(at).treasures == [gold(2500)]
    first = enter("kings", hero("halfling"), ["66"])
    assert person(first).treasures == [], "not for the first one"


@pytest.mark.rule("DG-CHAMBERCARD-08", "DG-CAGE-01")
def test_chains_drop_a_cage_on_who_reveals_them() -> None:
    at = enter("chains", hero("halfling"), [])
    assert (person(at).lost, person(at).caged) == (1, True)
    assert at.waiting_for == (1,), "the turn ends without a fight"
    assert happened(at, MonsterRevealed) == []
    dwarf = enter("chains", hero("dwarf"), ["35", gold(250)])
    assert person(dwarf).lost == 0
    assert happened(dwarf, MonsterDefeated)


@pytest.mark.rule("DG-CHAMBERCARD-10")
def test_floods_wash_the_hero_back_without_a_fight() -> None:
    at = enter("floods", hero("halfling"), [])

    assert person(at).place == front(PLACE)
    assert happened(at, MonsterRevealed) == []
    assert at.waiting_for == (1,)
    laden = enter("floods", hero("halfling"), [], heaps={front(PLACE): [gold(250)]})
    assert laden.waiting_for == (1,), "the turn is over, and nothing is picked up"


@pytest.mark.rule("DG-CHAMBERCARD-11")
def test_roots_show_all_secret_doors_of_the_level() -> None:
    at = enter("roots", hero("halfling"), ["66"])

    doors = BOARD.doors_of_level(3)
    assert doors
    assert person(at).doors == doors
    assert person(at, 1).doors == 0
    touching = {
        door
        for door, join in enumerate(BOARD.secret_doors)
        if 3 in (BOARD.levels[join.ends[0]], BOARD.levels[join.ends[1]])
    }
    assert doors == sum(1 << door for door in touching)


@pytest.mark.rule("DG-CHAMBERCARD-12")
def test_venom_makes_the_hero_drop_a_treasure_before_the_fight() -> None:
    at = enter("venom", hero("halfling", treasures=[gold(250), gold(500)]), ["66"])
    assert happened(at, MonsterRevealed) == []
    choose(at, DROP[gold(500)])

    assert offered(at) == [DONE, TAKE[gold(500)]], "the monster is beaten, the treasure is free"
    lost = enter("venom", hero("dwarf", treasures=[gold(250)]), ["11", "11"])
    assert lost.state.heaps[0].cards == [gold(250)]
    assert monster_at(lost, PLACE) is not None, "which guards it"
