"""Who is asked what: a lone voter, all who vote, and who holds something of his own."""

import pytest

from tests.games.dungeon_fighter.cards import SHOP, foe, magic, sheet, weapon
from tests.games.dungeon_fighter.situations import (
    RED,
    SHIPPED,
    all_choose,
    asked,
    choose,
    drawn_boards,
    happened,
    hero,
    hit,
    new_table,
    number,
    table,
    vote,
)
from undercroft.engine import Choose, Poll
from undercroft.families.dungeon_fighters.throws import prepared
from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter import options as op
from undercroft.games.dungeon_fighter.state import Phase
from undercroft.targets.move import Setting

WARES = [weapon(throw) for throw in ("flick", "blind", "jump", "nose", "spin")]


@pytest.mark.rule("DF-RULING-06", "DF-ROOM-07")
@pytest.mark.parametrize(("seats", "kind"), [(1, Choose), (2, Poll)])
def test_a_lone_player_is_asked_and_several_vote(seats: int, kind: type) -> None:
    party = [hero(sheet()), hero("torm")][:seats]
    wares = WARES[: 3 + seats]
    at = table(*party, foe=foe(5, 1), room=SHOP, pile=wares, script=[hit(5), *wares])
    all_choose(at, op.TAKE_DIE[RED], op.USUAL_ORDER)

    assert at.state.phase is Phase.SHOP
    assert type(at.ask) is kind


@pytest.mark.rule("DF-SETUP-30")
@pytest.mark.parametrize("seats", [2, 3])
def test_all_vote_for_a_leader_and_nobody_twice(seats: int) -> None:
    at = new_table(seats, [*drawn_boards(), SHIPPED.box.number("monster-damp-ghost")])
    for seat in range(seats):
        choose(at, op.TAKE_HERO[at.state.printed.heroes[seat]])

    assert asked(at) == "DF-SETUP-30"
    assert at.waiting_for == tuple(range(seats))
    all_choose(at, op.NAME_LEADER[1])
    assert at.state.leader == 1
    assert happened(at, ev.LeaderNamed) == [ev.LeaderNamed(1, 0, why="DF-SETUP-30")]


@pytest.mark.rule("DF-SETUP-30")
def test_around_one_screen_the_first_player_names_the_leader_alone() -> None:
    at = new_table(
        2, [*drawn_boards(), SHIPPED.box.number("monster-damp-ghost")], leader_decides=True
    )
    for seat in range(2):
        choose(at, op.TAKE_HERO[at.state.printed.heroes[seat]])

    assert at.waiting_for == (0,)
    assert isinstance(at.ask, Choose)
    choose(at, op.NAME_LEADER[1])
    assert at.state.leader == 1


@pytest.mark.rule("DF-ENDTURN-11", "DF-ENDTURN-13", "DF-RULING-06")
def test_who_has_nothing_to_vote_on_can_hand_a_card_on_or_pass() -> None:
    sword = weapon("blind")
    at = table(
        hero(sheet("flurry")),
        hero(sheet(), gear=[sword]),
        foe=foe(5, 1),
        script=[hit(5)],
        setup={"leader_decides": True},
    )
    choose(at, op.TAKE_DIE[RED])

    assert at.waiting_for == (1,)
    assert at.options(1) == [op.PASS, op.HAND[number(at, sword)][0]]
    choose(at, op.PASS)
    assert at.state.phase is Phase.MOVEMENT


@pytest.mark.rule("DF-RULING-53", "DF-MOVE-06", "DF-MOVE-10")
def test_who_holds_a_cure_is_asked_on_the_way_though_only_one_room_follows() -> None:
    card = magic("heal-one", 2)
    at = table(
        hero(sheet("flurry"), life=5),
        hero(sheet(), gear=[card]),
        at=3,
        setup={"leader_decides": True},
        script=["monster-treasury-dragon"],
    )
    assert at.options(1) == [op.PASS, op.USE_ON[number(at, card)][0]]
    vote(at, op.PASS)

    assert happened(at, ev.RoomEntered)


@pytest.mark.rule("DF-RULING-71", "DF-STUNT-10")
@pytest.mark.parametrize(
    ("seat", "seats", "helper"), [(0, 3, 1), (2, 3, 0), (1, 6, 2), (0, 1, None)]
)
def test_the_left_neighbour_lends_a_hand(seat: int, seats: int, helper: int | None) -> None:
    throw = prepared(seat, seats, "DF-COMBAT-06", ["borrow"], Setting(), "red")

    assert throw.helper == helper
    assert prepared(seat, seats, "DF-COMBAT-06", ["blind"], Setting(), "red").helper is None
