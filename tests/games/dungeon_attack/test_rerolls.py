"""Re-rolls: one die, one more throw, once a turn, and only where a rule grants it."""

import pytest

from tests.games.dungeon_attack.situations import (
    PLAIN,
    Adventurer,
    Monsters,
    adventurer,
    choose,
    happened,
    offered,
    seat,
    table,
)
from undercroft.engine import Die, People, Refused, Roll
from undercroft.games.dungeon_attack.events import BossesRolledAgain, DieRerolled
from undercroft.games.dungeon_attack.options import PASS, REROLL, SEND_TO_ROOM, STAND, By
from undercroft.games.dungeon_attack.state import (
    ATTACKING,
    BOSS,
    BOSS_AT,
    DEFEATED,
    EPIC_AT,
    MONSTER,
    MOVING,
    Seat,
)

MAGE = Adventurer(id="mage", rating=3, rerolls=1)
ITEM = REROLL[By.ITEM]


@pytest.mark.rule("DA-REROLL-01")
def test_a_reroll_throws_one_die_again() -> None:
    rolled = table(adventurer(facing=5, charged=1), adventurer(), dice="DMAAA D")

    assert offered(rolled) == [STAND, ITEM[DEFEATED], ITEM[MOVING], ITEM[ATTACKING]]
    choose(rolled, ITEM[ATTACKING], SEND_TO_ROOM)

    (again,) = happened(rolled, DieRerolled)
    assert (again.before, again.after) == ("A", "D")
    assert seat(rolled, 0).pile == Monsters(2)
    assert seat(rolled, 0).facing == Monsters(2)
    assert rolled.state.room == Monsters(1)


@pytest.mark.rule("DA-REROLL-01")
def test_nobody_has_to_reroll() -> None:
    rolled = table(adventurer(facing=2, charged=1), adventurer(), dice="DA")

    choose(rolled, STAND)

    assert happened(rolled, DieRerolled) == []
    assert (seat(rolled, 0).pile, seat(rolled, 0).facing) == (Monsters(1), Monsters(1))
    assert seat(rolled, 0).charged == 1
    assert rolled.waiting_for == (1,)


@pytest.mark.rule("DA-REROLL-01", "DA-REROLL-02")
@pytest.mark.parametrize(
    ("slot", "die"),
    [(ATTACKING, MONSTER), (BOSS_AT + ATTACKING, BOSS), (EPIC_AT + ATTACKING, BOSS)],
)
def test_people_are_asked_for_the_very_die_that_is_rerolled(slot: int, die: Die) -> None:
    me = adventurer(facing=1, bosses=1, epic=1, charged=1)
    rolled = table(me, adventurer(), dice="A A AM", epic_monster=True)
    rolled.use(People(rolled.source))

    choose(rolled, ITEM[slot])

    assert isinstance(rolled.ask, Roll)
    assert (rolled.ask.count, rolled.ask.die.name) == (1, die.name)


@pytest.mark.rule("DA-REROLL-02")
@pytest.mark.parametrize("face", [MOVING, ATTACKING])
def test_a_rerolled_boss_that_shows_the_same_again_is_final(face: int) -> None:
    symbol = "DMA"[face]
    me = adventurer(facing=1, bosses=2, charged=3)
    rolled = table(me, adventurer(), dice=["D", symbol * 2, symbol, symbol])

    choose(rolled, ITEM[BOSS_AT + face])
    assert offered(rolled) == [STAND, ITEM[DEFEATED], ITEM[BOSS_AT + face]]
    choose(rolled, ITEM[BOSS_AT + face])

    assert offered(rolled) == [STAND, ITEM[DEFEATED]]


@pytest.mark.rule("DA-REROLL-02")
@pytest.mark.parametrize("first", "DMA")
@pytest.mark.parametrize(
    ("second", "pile", "room", "facing", "hits"),
    [("D", 1, 0, 0, 0), ("M", 0, 1, 0, 0), ("A", 0, 0, 1, 1)],
)
def test_the_second_result_replaces_the_first_and_is_final(
    first: str, second: str, pile: int, room: int, facing: int, hits: int
) -> None:
    rolled = table(
        adventurer(facing=1, charged=2), adventurer(), adventurer(bosses=1), dice=[first, second]
    )

    choose(rolled, ITEM["DMA".index(first)], *[SEND_TO_ROOM] * room)

    me = seat(rolled, 0)
    assert (me.pile, me.facing, me.hits) == (Monsters(pile), Monsters(facing), hits)
    assert rolled.state.room == Monsters(room)
    assert rolled.waiting_for == (1,)
    assert me.charged == 1


@pytest.mark.rule("DA-REROLL-02", "DA-REROLL-03")
def test_each_die_is_rerolled_only_once_in_a_turn() -> None:
    rolled = table(adventurer(facing=2, charged=3), adventurer(), dice="AA A M")

    choose(rolled, ITEM[ATTACKING])
    assert offered(rolled) == [STAND, ITEM[ATTACKING]]
    choose(rolled, ITEM[ATTACKING])

    assert SEND_TO_ROOM in offered(rolled)
    with pytest.raises(Refused):
        rolled.answer(0, ITEM[ATTACKING])
    assert seat(rolled, 0).charged == 1


@pytest.mark.rule("DA-REROLL-03")
def test_another_source_does_not_reroll_the_same_die() -> None:
    rich = adventurer(MAGE, facing=1, charged=1, artifacts=1)

    rolled = choose(table(rich, adventurer(), dice="A A"), REROLL[By.ABILITY][ATTACKING])

    assert rolled.waiting_for == (1,)
    assert seat(rolled, 0).charged == 1


@pytest.mark.rule("DA-BOSS-02", "DA-REROLL-03")
def test_a_boss_rerolled_for_free_is_not_rerolled_again() -> None:
    rolled = table(adventurer(facing=1, bosses=1, charged=2), adventurer(), dice="M D A")

    assert offered(rolled) == [STAND, ITEM[MOVING]]
    with pytest.raises(Refused):
        rolled.answer(0, ITEM[BOSS_AT + ATTACKING])


@pytest.mark.rule("DA-REROLL-03")
def test_a_die_may_be_rerolled_again_on_a_later_turn() -> None:
    rolled = table(adventurer(facing=1, charged=2), adventurer(), dice="A A A")

    choose(rolled, ITEM[ATTACKING], PASS)

    assert offered(rolled) == [STAND, ITEM[ATTACKING]]


def with_means(*, ability: bool = False, artifacts: int = 0, items: int = 0) -> Seat:
    """Somebody with means of a re-roll, facing two dice."""
    return adventurer(
        MAGE if ability else PLAIN, facing=2, artifacts=artifacts, charged=items, drained=1
    )


@pytest.mark.rule("DA-REROLL-04")
def test_nothing_grants_a_reroll_to_a_plain_adventurer() -> None:
    rolled = table(with_means(), adventurer(artifacts=1, charged=1), dice="DA")

    assert happened(rolled, DieRerolled) == happened(rolled, BossesRolledAgain) == []
    assert rolled.waiting_for == (1,)


@pytest.mark.rule("DA-REROLL-04")
@pytest.mark.parametrize(
    ("me", "by"),
    [
        (with_means(ability=True), By.ABILITY),
        (with_means(artifacts=1), By.ARTIFACT),
        (with_means(items=1), By.ITEM),
    ],
    ids=["ability", "artifact", "item"],
)
def test_an_item_an_artifact_or_an_ability_grants_a_reroll(me: Seat, by: By) -> None:
    rolled = table(me, adventurer(), dice="DA M")

    assert offered(rolled) == [STAND, REROLL[by][DEFEATED], REROLL[by][ATTACKING]]
    choose(rolled, REROLL[by][ATTACKING])

    assert [(event.by, event.after) for event in happened(rolled, DieRerolled)] == [(by, "M")]


@pytest.mark.rule("DA-REROLL-04")
def test_the_boss_rule_grants_a_reroll_to_red_dice_only() -> None:
    rolled = table(adventurer(facing=1, bosses=1), adventurer(), dice="D D A")

    assert [event.faces for event in happened(rolled, BossesRolledAgain)] == ["A"]
    assert seat(rolled, 0).pile == Monsters(1)
