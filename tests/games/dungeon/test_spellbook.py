"""The Spellbook at any time in the own turn, in the middle of a fight too, and at no other time."""

from typing import Any

import pytest

from tests.games.dungeon.situations import (
    BALL,
    BOLT,
    FIREBALL,
    TELEPORT,
    WARDED,
    asked,
    before_a_room,
    chamber,
    choose,
    deed,
    foe,
    front,
    gold,
    happened,
    hero,
    offered,
    person,
    room,
    secret_room,
    table,
)
from undercroft.engine import Table
from undercroft.games.dungeon.events import MonsterAttacked, MonsterDefeated
from undercroft.games.dungeon.options import (
    ACCEPT,
    CAST,
    CLOSE_DOOR,
    OPEN_DOOR,
    PASS,
    SCRY,
    SEARCH,
    STAY,
    STRIKE,
    TAKE_SPELL,
    USE,
)

BOOK = USE[deed("spellbook-of-darthon")]


def wizard(*spells: int, at: int = -1, used: bool = False) -> Any:
    place = front(room()) if at < 0 else at
    return hero("wizard", place, spells=spells, used={"spellbook-of-darthon": int(used)})


def fill(at: Table, *spells: int) -> Table:
    """The book is opened, and these spells fill the hand."""
    return choose(at, BOOK, *(TAKE_SPELL[spell] for spell in spells))


@pytest.mark.rule("DG-CAST-03", "DG-WIZARD-01")
def test_it_is_opened_face_to_face_with_a_monster() -> None:
    at = before_a_room(wizard(), foe(8), ["35"])
    assert (asked(at), offered(at)) == ("DG-ENCOUNTER-02", [STRIKE, BOOK])
    fill(at, *[FIREBALL] * 8)
    assert offered(at) == [STRIKE, CAST[FIREBALL]], "and it is spent"
    choose(at, CAST[FIREBALL])

    assert happened(at, MonsterDefeated)
    assert person(at).spells == [FIREBALL] * 7


@pytest.mark.rule("DG-CAST-03", "DG-TELEPORT-04")
def test_it_is_opened_after_a_failed_roll_and_holds_the_escape() -> None:
    at = choose(before_a_room(wizard(), foe(12), ["11"]), STRIKE)
    assert (asked(at), offered(at)) == ("DG-TELEPORT-04", [ACCEPT, BOOK])
    fill(at, TELEPORT, *[FIREBALL] * 7)
    assert offered(at) == [ACCEPT, CAST[TELEPORT]]
    choose(at, CAST[TELEPORT])

    assert asked(at) == "DG-TELEPORT-02"
    assert happened(at, MonsterAttacked) == []


@pytest.mark.rule("DG-CAST-03", "DG-CAST-10")
@pytest.mark.parametrize(("monster", "first"), [(WARDED, CLOSE_DOOR), (foe(8), CAST[FIREBALL])])
def test_it_is_opened_before_an_open_door(monster: int, first: Any) -> None:
    rooms = {room(): (monster, gold(1000))}
    at = table(wizard(FIREBALL), hero("cleric"), rooms=rooms, script=["66"])
    choose(at, STAY, OPEN_DOOR[room()])
    assert (asked(at), offered(at)) == ("DG-CAST-10", [first, BOOK])
    fill(at, *[BOLT] * 7)

    assert offered(at) == ([CLOSE_DOOR] if monster == WARDED else [CAST[FIREBALL], CAST[BOLT]])


@pytest.mark.rule("DG-CAST-03", "DG-CAST-08")
def test_it_is_opened_between_two_spells_even_with_an_empty_hand() -> None:
    place = chamber()
    cards = [foe(2), foe(3), foe(4)]
    caster = wizard(FIREBALL, at=front(place))
    at = table(caster, hero("cleric"), chambers={place: cards}, script=["66", "66"])
    choose(at, STAY, OPEN_DOOR[place], CAST[FIREBALL])
    assert (asked(at), offered(at)) == ("DG-CAST-08", [PASS, BOOK])
    fill(at, *[BOLT] * 8)
    choose(at, OPEN_DOOR[place], CAST[BOLT])

    assert [event.foe for event in happened(at, MonsterDefeated)] == [foe(2), foe(3)]


@pytest.mark.rule("DG-CAST-03", "DG-RULING-55")
@pytest.mark.parametrize("next_up", [True, False])
def test_it_stays_shut_in_a_fight_out_of_turn(next_up: bool) -> None:
    mage = wizard(at=front(room(3)))
    heroes = [hero("dwarf"), mage] if next_up else [mage, hero("dwarf")]
    at = table(*heroes, script=["12", foe(12), "11", "11"], setup={"wandering": True})
    choose(at, STAY, *([] if next_up else [PASS]))

    (attacked,) = happened(at, MonsterAttacked)
    assert attacked.hero == mage.card
    assert person(at, mage.id).used == [0] * len(mage.used), "nobody was asked"


# A search belongs to Move


@pytest.mark.rule("DG-RULING-13", "DG-ITEM-04", "DG-RULING-49", "DG-TELEPORT-01")
@pytest.mark.parametrize("die", ["1", "6"])
def test_who_has_searched_has_begun_to_move(die: str) -> None:
    _, before, door = secret_room()
    one = hero("wizard", before, [BALL], spells=[TELEPORT], used={"spellbook-of-darthon": 1})
    at = table(one, hero("cleric"), script=[die])
    assert CAST[TELEPORT] in offered(at)
    choose(at, SEARCH[door])

    if die == "1":
        assert CAST[TELEPORT] not in offered(at), "Teleport replaces a whole Move"
        choose(at, STAY)
    has_choice = at.waiting_for == (0,)
    assert not has_choice or SCRY not in offered(at), "that is for a turn without Move"


@pytest.mark.rule("DG-ACTIONCARD-03", "DG-ACTIONCARD-11", "DG-RULING-13")
@pytest.mark.parametrize(
    ("name", "card", "script"), [("fighter", "charge", "1"), ("rogue", "silent-step", "1 1")]
)
def test_cards_of_the_start_of_move_come_before_a_search(name: str, card: str, script: str) -> None:
    _, before, door = secret_room()
    at = table(hero(name, before), hero("cleric"), script=script)
    assert USE[deed(card)] in offered(at)
    choose(at, SEARCH[door])

    assert USE[deed(card)] not in offered(at)
