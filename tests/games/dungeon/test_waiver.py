"""When a goal is waived: what the treasure still in the game can come to at most."""

from typing import Any

import pytest

from tests.games.dungeon.situations import (
    BOX,
    HALL,
    RELIC,
    STONE,
    foe,
    front,
    gold,
    hero,
    person,
    room,
    table,
)
from undercroft.engine import Table
from undercroft.engine.piles import Placed
from undercroft.engine.seats import EVERYONE
from undercroft.games.dungeon.goals import is_waived, loose_gold
from undercroft.games.dungeon.state import Hero, Monster, Site


def bare(*heroes: Hero, **more: Any) -> Table:
    """A board on which nothing is left but what `more` puts there."""
    at = table(*heroes, cleared=BOX.board.sites, **more)
    at.state.monsters.clear()
    return at


def site(at: Table, place: int) -> Site:
    found: Site = at.state.site_at(place)
    return found


def shut(at: Table, place: int, prize: Placed) -> None:
    """A room that is not cleared, with a Prize."""
    here = site(at, place)
    here.cleared, here.prize, here.cards = False, prize, [Placed(-1)]


@pytest.mark.rule("DG-RULING-66")
@pytest.mark.parametrize(
    ("others", "lying", "waived"),
    [
        ([gold(5000)], [], True),
        ([gold(5000), gold(2500)], [], False),
        ([], [gold(5000), gold(2500)], False),
        ([gold(5000)], [gold(1000), gold(1000, 1)], True),
        ([gold(5000)], [gold(1000), gold(1000, 1), gold(500)], False),
    ],
)
def test_carried_and_lying_treasure_is_added_up(
    others: list[int], lying: list[int], waived: bool
) -> None:
    """With 5,000 of his own the Dwarf lacks 7,500, and the Wizard more."""
    at = bare(
        hero("dwarf", HALL, [gold(5000, 1)]),
        hero("wizard", HALL, others),
        heaps={front(room()): lying} if lying else {},
    )

    assert is_waived(at.state, person(at)) == waived


@pytest.mark.rule("DG-RULING-66", "DG-VAULT-04")
@pytest.mark.parametrize(
    ("mine", "theirs", "waived"),
    [([gold(5000)], [], False), ([gold(2500)], [], True), ([], [gold(5000)], True)],
)
def test_banked_treasure_helps_its_owner_alone(
    mine: list[int], theirs: list[int], waived: bool
) -> None:
    """The Dwarf carries 5,000 of 12,500, the Wizard 2,500 of 20,000."""
    at = bare(
        hero("dwarf", HALL, [gold(5000, 1)], banked=mine),
        hero("wizard", HALL, [gold(2500, 1)], banked=theirs),
    )

    assert is_waived(at.state, person(at)) == waived


@pytest.mark.rule("DG-RULING-66", "DG-RULING-03")
@pytest.mark.parametrize(
    ("lying", "waived"), [([gold(2500)], True), ([gold(5000), gold(2500)], False)]
)
def test_a_team_adds_up_all_it_has(lying: list[int], waived: bool) -> None:
    """Dwarf and Elf need 22,500 together and have 15,000."""
    at = bare(
        hero("dwarf", HALL, [gold(10_000)]),
        hero("elf", HALL, [gold(5000, 1)]),
        heaps={front(room()): lying},
        setup={"mode": "team"},
    )

    assert is_waived(at.state, person(at)) == waived


@pytest.mark.rule("DG-RULING-66")
@pytest.mark.parametrize(
    ("one", "other", "first"),
    [
        (gold(5000), gold(2500), True),
        (gold(2500), gold(5000), False),
        (gold(2500), gold(2500, 1), False),
    ],
)
def test_it_is_waived_for_the_highest_share_of_a_goal(one: int, other: int, first: bool) -> None:
    at = bare(hero("dwarf", HALL, [one]), hero("elf", HALL, [other]))

    assert is_waived(at.state, person(at)) == first
    assert is_waived(at.state, person(at, 1)) != first


# What lies on the board


@pytest.mark.rule("DG-RULING-66")
def test_nothing_lies_on_a_bare_board() -> None:
    assert loose_gold(bare(hero("dwarf"), hero("elf")).state) == 0


@pytest.mark.rule("DG-RULING-66")
def test_what_lies_open_counts_as_it_is() -> None:
    at = bare(hero("dwarf"), hero("elf"), heaps={front(room()): [gold(250), gold(500)]})
    assert loose_gold(at.state) == 750
    shut(at, room(), Placed(gold(1000), EVERYONE))
    assert loose_gold(at.state) == 1750
    at.state.monsters.append(
        Monster(foe(5), room(4), 1, prize=Placed(gold(2500), EVERYONE), pile=[gold(250, 1)])
    )
    assert loose_gold(at.state) == 1750 + 2500 + 250


@pytest.mark.rule("DG-RULING-66", "DG-SPECIAL-01")
def test_the_shadowstone_counts_while_mordecai_stands() -> None:
    at = table(hero("dwarf"), hero("elf"), cleared=BOX.board.sites)

    assert [(m.place, m.prize.card) for m in at.state.monsters if m.prize] == [(RELIC, STONE)]
    assert loose_gold(at.state) == 5000


@pytest.mark.rule("DG-RULING-66")
@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("level", [1, 6])
def test_face_down_prizes_count_as_the_best_of_their_level(level: int, count: int) -> None:
    at = bare(hero("dwarf"), hero("elf"))
    pools = {lv: list(at.state.prizes[lv - 1].pool) for lv in range(1, 7)}
    for which in range(count):
        shut(at, BOX.board.rooms[level][which], Placed(-1))

    worth = sorted((BOX.values[card] for card in pools[level]), reverse=True)
    assert loose_gold(at.state) == sum(worth[:count])
    assert len(set(worth)) > 1


@pytest.mark.rule("DG-RULING-66")
def test_a_prize_that_somebody_has_seen_is_one_of_the_unknown() -> None:
    at = bare(hero("dwarf"), hero("elf"))
    level = 6
    pool = at.state.prizes[level - 1].pool
    best = max(pool, key=lambda card: BOX.values[card])
    second = sorted(BOX.values[card] for card in pool)[-2]
    pool.remove(best)
    shut(at, BOX.board.rooms[level][0], Placed(best, 1))
    assert loose_gold(at.state) == BOX.values[best], "for all that everybody knows"
    shut(at, BOX.board.rooms[level][1], Placed(-1))
    assert loose_gold(at.state) == BOX.values[best] + second


@pytest.mark.rule("DG-RULING-66", "DG-RULING-56")
def test_the_prize_of_a_wanderer_is_of_its_level() -> None:
    at = bare(hero("dwarf"), hero("elf"))
    deck = BOX.monster_decks[5]
    card = next(number for number in deck if number in BOX.monsters)
    at.state.monsters.append(Monster(card, front(room(2)), 1, prize=Placed(-1)))

    best = max(BOX.values[prize] for prize in at.state.prizes[4].pool)
    assert loose_gold(at.state) == best
    assert best != max(BOX.values[prize] for prize in at.state.prizes[1].pool)
