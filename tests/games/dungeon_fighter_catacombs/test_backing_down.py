"""Backing down from throws that nobody can make. [DC-BACK-01]"""

from typing import Any

import pytest

from tests.games.dungeon_fighter_catacombs.cards import armour, foe, room, spendable, weapon
from tests.games.dungeon_fighter_catacombs.situations import (
    ALL_SPENT,
    RED,
    asked,
    choose,
    fight_at,
    flipped,
    happened,
    hero,
    hit,
    lives,
    miss,
    offered,
    person,
    table,
    vote,
)
from undercroft.engine import Table
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.options import (
    ARM,
    BACK_DOWN,
    FIGHT_ON,
    LEAVE_TEMPLATE,
    PASS,
    PROPOSE_RETREAT,
    TAKE_DIE,
    TAKE_ROOM,
    TAKE_WHITE,
    USE_ON,
)
from undercroft.games.dungeon_fighter_catacombs.state import PENDULUM, Phase

NEXT = foe(6, 2, 3)


def hard(*players: Any, **more: Any) -> Table:
    """A monster of level 2 that wants a nose; another waits behind it."""
    monster = more.pop("foe", None) or foe(30, 3, 4, throws=("nose-shot",), level=2)
    more = {"monsters": [NEXT], "deck": (1, 0, 0, 0), **more}
    return table(*(players or (hero(), hero())), foe=monster, **more)


def retreat(at: Table) -> Table:
    """Who is active proposes it, and all others agree."""
    choose(at, PROPOSE_RETREAT)
    return vote(at, *[BACK_DOWN] * len(at.waiting_for))


@pytest.mark.rule("DC-BACK-01", "DC-RULING-56")
def test_the_party_backs_down_as_a_group() -> None:
    at = hard(hero(), hero(), hero())
    choose(at, PROPOSE_RETREAT)
    assert at.waiting_for == (1, 2)
    vote(at, BACK_DOWN, BACK_DOWN)

    assert len(happened(at, ev.PartyBackedDown)) == 1


@pytest.mark.rule("DC-BACK-01", "DC-RULING-56", "DC-LEADER-03")
@pytest.mark.parametrize(("choice", "has_fled"), [(BACK_DOWN, True), (FIGHT_ON, False)])
def test_the_leader_decides_where_the_party_disagrees(choice: Any, has_fled: bool) -> None:
    at = hard(hero(), hero(), hero())
    choose(at, PROPOSE_RETREAT)
    vote(at, FIGHT_ON, BACK_DOWN)
    assert at.waiting_for == (2,)
    choose(at, choice)

    assert len(happened(at, ev.PartyBackedDown)) == has_fled
    assert lives(at) == ([7, 7, 7] if has_fled else [9, 9, 9])
    if not has_fled:
        # Nobody asks again in this turn.
        assert PROPOSE_RETREAT not in offered(at)


@pytest.mark.rule("DC-BACK-02", "DC-BACK-03", "DC-BACK-04")
def test_all_lose_the_level_and_the_next_monster_comes() -> None:
    at = hard(hero(), hero(life=5), hero())
    old = fight_at(at).card
    retreat(at)

    assert lives(at) == [7, 3, 7]
    assert old not in at.state.beaten
    assert old not in at.state.monsters.pool
    assert (fight_at(at).life, fight_at(at).gold) == (6, 3)
    assert at.state.deck == [0, 0, 0, 0]
    assert at.state.defeated == 0


@pytest.mark.rule("DC-BACK-02", "DC-RULING-62", "DC-RULING-47")
def test_nothing_prevents_the_loss_but_healing_in_the_last_moment() -> None:
    at = hard(hero(life=2, gear=[armour("no-damage"), spendable("heal-one", 3)]), hero())
    _shield, salts = person(at).gear
    retreat(at)
    assert asked(at) == "DC-EQUIP-13"
    choose(at, USE_ON[salts][0])

    assert lives(at) == [3, 7]
    assert person(at).used == []


@pytest.mark.rule("DC-BACK-05", "DC-RULING-63")
@pytest.mark.parametrize(
    ("monster", "throws", "can_flee"),
    [((), (), False), (("nose-shot",), (), True), ((), ("ear-shot",), True)],
)
def test_only_a_specific_throw_of_monster_or_room_lets_the_party_flee(
    monster: tuple[str, ...], throws: tuple[str, ...], can_flee: bool
) -> None:
    at = hard(
        *(hero(gear=[weapon("blow-shot")]), hero()),
        foe=foe(30, throws=monster),
        room=room(2, throws=throws),
    )

    assert (PROPOSE_RETREAT in offered(at)) is can_flee
    # A Weapon can be left unused: it is no reason.
    choose(at, ARM[person(at).gear[0]])
    assert PROPOSE_RETREAT not in offered(at)


@pytest.mark.rule("DC-RULING-63", "DC-BACK-05")
@pytest.mark.parametrize(
    ("throws", "is_offered"), [((), False), (("nose-shot",), False), (("ear-shot",), True)]
)
def test_two_demands_at_once_are_pointed_out(throws: tuple[str, ...], is_offered: bool) -> None:
    at = table(
        *(hero(), hero()),
        rooms=[room(2, throws=throws), room(1)],
        monsters=[foe(30, throws=("nose-shot",)), NEXT],
        script=[room(2, throws=throws), room(1), foe(30, throws=("nose-shot",))],
        deck=(2, 0, 0, 0),
    )
    card = at.state.printed.number(f"room-{room(2, throws=throws).id}")
    choose(at, TAKE_ROOM[card])

    assert (asked(at) == "DC-BACK-01") is is_offered
    assert len(happened(at, ev.ThrowsClashed)) == is_offered


@pytest.mark.rule("DC-BACK-05", "DC-RULING-63")
def test_a_table_may_do_without() -> None:
    at = hard(setup={"backing_down": False})

    assert PROPOSE_RETREAT not in offered(at)


@pytest.mark.rule("DC-RULING-62")
def test_it_is_too_late_when_a_die_was_chosen() -> None:
    at = hard(script=[hit(1)])
    assert PROPOSE_RETREAT in offered(at)
    choose(at, TAKE_DIE[RED])

    # The next Hero may, at the start of the own turn.
    assert at.waiting_for == (1,)
    assert PROPOSE_RETREAT in offered(at)
    assert at.options(0) == []


@pytest.mark.rule("DC-RULING-62")
def test_dice_come_back_and_thrown_white_ones_are_lost() -> None:
    at = hard(script=[hit(1)], fight=ALL_SPENT, dice=3, gold=0)
    choose(at, TAKE_WHITE)
    retreat(at)

    assert offered(at) == list(TAKE_DIE[:3])
    assert at.state.dice == 2
    assert at.view(0)["supply"] == 7
    assert at.state.setting.dice == ()
    # The Hero whose turn it was goes on.
    assert at.waiting_for == (1,)
    assert at.state.gold == 0


@pytest.mark.rule("DC-RULING-62")
def test_the_room_goes_on_and_its_gifts_do_not_repeat() -> None:
    at = hard(
        room=room(2, gold=3, dice=1, heal=2, advantage=4, throws=("ear-shot",), die="pendulum"),
        gold=0,
        dice=2,
        script=[hit(1)],
    )
    choose(at, TAKE_DIE[PENDULUM])
    retreat(at)

    assert fight_at(at).life == 6 + 4
    assert at.view(0)["fight"]["demanded"] == ["ear-shot"]
    assert TAKE_DIE[PENDULUM] in offered(at)
    assert (at.state.gold, at.state.dice, lives(at)) == (0, 2, [7, 7])
    assert at.state.phase is Phase.COMBAT


@pytest.mark.rule("DC-RULING-62", "DC-RULING-78")
def test_the_template_of_the_room_stays_and_may_be_flipped_anew() -> None:
    at = hard(room=room(2, template="compass"), script=[flipped()])
    retreat(at)
    assert asked(at) == "DC-TEMPL-06"
    choose(at, LEAVE_TEMPLATE)

    assert [piece.name for piece in at.state.setting.templates] == ["compass"]


@pytest.mark.rule("DC-RULING-62")
def test_the_fainted_stay_down_and_used_armour_stays_used() -> None:
    fallen = hero(life=0, fainted=True)
    at = hard(hero(gear=[armour("no-damage")], used=[]), hero(), fallen, script=[miss()], leader=1)
    at.state.heroes[0].used = list(person(at).gear)
    at = Table.from_checkpoint(at.game, 3, at.game.pack(at.state), at.source)
    retreat(at)

    assert person(at, 2).fainted
    assert at.state.scars == 0
    assert person(at).used == person(at).gear


@pytest.mark.rule("DC-RULING-62", "DC-LOSE-01")
def test_the_loss_may_end_the_game_or_hand_the_turn_on() -> None:
    at = retreat(hard(hero(life=2), hero(life=1)))
    assert at.ask is None
    assert not at.state.won

    at = retreat(hard(hero(life=2), hero(life=3)))
    assert person(at).fainted
    assert at.waiting_for == (1,)


@pytest.mark.rule("DC-RULING-62", "DC-BACK-01")
def test_the_party_may_back_down_from_the_next_one_too() -> None:
    second = foe(7, throws=("card-shot",))
    at = hard(monsters=[second, NEXT], deck=(2, 0, 0, 0), script=[second])
    retreat(at)
    retreat(at)

    assert lives(at) == [9 - 2 - 1] * 2
    assert fight_at(at).life == 6
    assert PASS not in offered(at)


@pytest.mark.rule("DC-RULING-60", "DC-BACK-03")
def test_a_monster_that_the_party_fled_from_never_comes_again() -> None:
    at = hard(monsters=[], deck=(0, 0, 0, 0), beaten=[], foe=foe(9, throws=("nose-shot",), level=4))
    old, pool = fight_at(at).card, list(at.state.monsters.pool)
    retreat(at)

    assert fight_at(at).card != old
    assert fight_at(at).card in pool
