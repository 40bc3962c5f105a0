"""The greedy player with spells: what they are spent on, where they come back, and no wavering."""

import pytest

from tests.games.dungeon.situations import (
    BOARD,
    BOLT,
    FIREBALL,
    GAME,
    HALL,
    WARDED,
    chamber,
    choose,
    foe,
    front,
    gold,
    hero,
    room,
    table,
)
from undercroft.engine import Fast, Option, Table
from undercroft.games.dungeon.bots.outlook import targets
from undercroft.games.dungeon.options import OPEN_DOOR, PASS, STAY, Move, OpenDoor, Search
from undercroft.games.dungeon.state import Hero

NO_BOOK = {"spellbook-of-darthon": 1}
RICH = [gold(2500, copy) for copy in range(3)]


def advice(at: Table) -> Option:
    (seat,) = at.waiting_for
    return GAME.advise(at.state, seat, at.options(seat), Fast(1))


def wizard(place: int, *spells: int) -> Hero:
    return hero("wizard", place, RICH, spells=spells, used=NO_BOOK)


def test_no_spell_is_cast_where_nothing_is_to_be_had() -> None:
    place = chamber()
    cards = [foe(8), foe(8, "dead"), foe(7)]
    at = table(wizard(front(place), FIREBALL), hero("cleric"), chambers={place: cards})
    choose(at, STAY)

    assert OPEN_DOOR[place] in at.options(0)
    assert not isinstance(advice(at), OpenDoor)


@pytest.mark.parametrize(("monster", "opens"), [(WARDED, False), (foe(8), True)])
def test_no_door_is_opened_for_a_foe_that_no_spell_hurts(monster: int, opens: bool) -> None:
    here = front(room())
    at = table(wizard(here, FIREBALL, BOLT), hero("cleric"), open={room(): monster})
    choose(at, STAY)

    assert (advice(at) is OPEN_DOOR[room()]) == opens


@pytest.mark.parametrize(("held", "stays"), [(4, True), (5, False)])
def test_who_is_where_spells_come_back_waits_for_a_whole_rest(held: int, stays: bool) -> None:
    at = table(wizard(HALL, *[FIREBALL] * held), hero("cleric"))

    assert (advice(at) is STAY) == stays
    assert PASS not in at.options(0)


@pytest.mark.parametrize("level", [1, 2, 6])
def test_a_hidden_room_never_seems_the_farther_the_nearer_one_comes(level: int) -> None:
    """Or one walks to and fro between two such rooms for ever."""
    hidden = next(p for p in BOARD.sites if not BOARD.neighbours(p))
    others = [place for place in BOARD.sites if place != hidden]

    def standing(place: int) -> Table:
        rooms = {hidden: (foe(5), gold(20_000))}
        at = table(hero("dwarf", place), hero("cleric"), rooms=rooms, cleared=others, monsters=[])
        assert [target.place for target in targets(at.state, at.state.heroes[0])] == [hidden]
        return at

    def worth(at: Table) -> float:
        return targets(at.state, at.state.heroes[0])[0].worth

    for place in BOARD.corridors[level]:
        here = standing(place)
        step = advice(here)
        assert isinstance(step, Move | Search)
        assert isinstance(step, Search) or worth(standing(step.place)) >= worth(here)
