"""The Epic Monster: how two red dice join, and how the pair fights from then on."""

import pytest

from tests.games.dungeon_attack.situations import (
    Monsters,
    Phase,
    adventurer,
    card,
    choose,
    happened,
    offered,
    seat,
    table,
)
from undercroft.games.dungeon_attack.events import DiceRolled, EpicMonsterFormed, HitTaken
from undercroft.games.dungeon_attack.options import (
    ASSIST,
    BUST,
    PASS,
    REROLL,
    SEND,
    SEND_TO_ROOM,
    By,
)
from undercroft.games.dungeon_attack.state import ATTACKING, BOSS_AT

PAIR = Monsters(0, 0, 1)
"""An Epic Monster alone."""


@pytest.mark.rule("DA-EPIC-01")
def test_an_epic_monster_forms_when_one_roll_contains_both_boss_dice() -> None:
    dice = ["D" + "A" * 13, "AA"]
    play = table(
        adventurer(), adventurer(), room=14, room_bosses=2, level=3, dice=dice, epic_monster=True
    )

    choose(play, BUST)

    assert seat(play, 0).facing == Monsters(13, 0, 1)


@pytest.mark.rule("DA-EPIC-01")
def test_no_epic_monster_forms_from_boss_dice_of_two_rolls() -> None:
    seats = adventurer(facing=1, bosses=1), adventurer(facing=1, bosses=1), adventurer()
    play = table(*seats, level=3, dice="D A D A", epic_monster=True)

    assert happened(play, EpicMonsterFormed) == []
    assert seat(play, 0).facing == seat(play, 1).facing == Monsters(0, 1)
    assert seat(play, 0).hits == seat(play, 1).hits == 0


@pytest.mark.rule("DA-EPIC-01", "DA-EPIC-03")
def test_no_epic_monster_forms_without_the_option() -> None:
    play = table(adventurer(facing=1, bosses=2), adventurer(), dice="D AA")

    assert happened(play, EpicMonsterFormed) == []
    assert seat(play, 0).facing == Monsters(0, 2)
    assert seat(play, 0).hits == 0


@pytest.mark.rule("DA-EPIC-02")
def test_two_boss_dice_that_show_a_join() -> None:
    play = table(adventurer(facing=1, bosses=2), adventurer(), dice="D AA", epic_monster=True)

    assert len(happened(play, EpicMonsterFormed)) == 1
    assert seat(play, 0).facing == PAIR
    assert seat(play, 0).facing.dice() == 2


@pytest.mark.rule("DA-EPIC-02")
@pytest.mark.parametrize(
    ("dice", "sent", "left"), [("D AM", 1, 1), ("D MM", 2, 0), ("D AD D", 0, 1), ("D AD M", 1, 1)]
)
def test_boss_dice_that_do_not_both_show_a_do_not_join(dice: str, sent: int, left: int) -> None:
    play = table(adventurer(facing=1, bosses=2), adventurer(), dice=dice, epic_monster=True)

    choose(play, *[SEND_TO_ROOM] * sent)

    assert happened(play, EpicMonsterFormed) == []
    assert seat(play, 0).facing == Monsters(0, left)
    assert play.state.room == Monsters(0, sent)


@pytest.mark.rule("DA-EPIC-03")
def test_the_roller_takes_a_hit_when_the_epic_monster_forms() -> None:
    seats = adventurer(facing=2, bosses=2), adventurer()
    play = table(*seats, dice="DA AA", epic_monster=True)

    (hit,) = happened(play, HitTaken)
    assert (hit.seat, hit.hits) == (0, 1)
    assert play.waiting_for == (1,)
    assert [seat(play, n).hits for n in range(2)] == [1, 0]


@pytest.mark.rule("DA-EPIC-03")
def test_the_hit_comes_before_a_die_is_kept_or_sent() -> None:
    seats = adventurer(facing=5, bosses=2), adventurer()
    play = table(*seats, dice="DDDDM AA", epic_monster=True)

    assert seat(play, 0).hits == 1
    assert offered(play) == [SEND_TO_ROOM, SEND[1]]
    assert [event.name for event in play.events[1:5]] == [
        "epic-monster-formed",
        "hit-taken",
        "surplus-attacked",
        "monsters-defeated",
    ]
    choose(play, SEND_TO_ROOM)
    assert (seat(play, 0).hits, seat(play, 0).pile) == (1, Monsters(3))


@pytest.mark.rule("DA-EPIC-03", "DA-ADVENTURER-08")
def test_the_hit_counts_at_once_for_a_rating_that_hangs_on_hits() -> None:
    bram = adventurer(card("bram-redhand"), facing=5, bosses=2)
    play = table(bram, adventurer(), dice="DDDDD AA", epic_monster=True)

    assert seat(play, 0).hits == 1
    assert seat(play, 0).pile == Monsters(4)


@pytest.mark.rule("DA-EPIC-03")
def test_a_re_roll_still_averts_the_hit() -> None:
    seats = adventurer(facing=1, bosses=2, hits=2, charged=1), adventurer()
    play = table(*seats, room=1, dice="D AA D", epic_monster=True)
    assert seat(play, 0).hits == 2

    choose(play, REROLL[By.ITEM][BOSS_AT + ATTACKING])

    assert happened(play, HitTaken) == []
    assert seat(play, 0).pile == Monsters(1, 1)


@pytest.mark.rule("DA-EPIC-03")
def test_the_helper_takes_the_hit_when_the_epic_monster_forms_in_an_assist() -> None:
    seats = adventurer(), adventurer(facing=1, bosses=2), adventurer()
    play = table(*seats, dice="D AA", epic_monster=True)

    choose(play, ASSIST[1])

    assert [seat(play, n).hits for n in range(3)] == [1, 0, 0]
    assert seat(play, 0).facing == PAIR


@pytest.mark.rule("DA-EPIC-04")
def test_the_pair_is_thrown_apart_once_it_has_formed() -> None:
    seats = adventurer(facing=1, bosses=2), adventurer()
    play = table(*seats, dice="A AA A DM", epic_monster=True)

    choose(play, PASS)

    first, second = happened(play, DiceRolled)
    assert (first.regular, first.bosses, first.epic) == ("A", "AA", "")
    assert (second.regular, second.bosses, second.epic) == ("A", "", "DM")
    assert [event.why for event in happened(play, HitTaken)] == ["DA-EPIC-03", "DA-ATTACKING-03"]


@pytest.mark.rule("DA-EPIC-04")
def test_regular_dice_beside_the_pair_are_judged_on_their_own() -> None:
    apart = table(adventurer(facing=2, epic=1), adventurer(), dice="AA AM", epic_monster=True)
    loose = table(adventurer(facing=2, bosses=2), adventurer(), dice="AA AM", epic_monster=True)

    choose(loose, SEND_TO_ROOM)

    assert seat(apart, 0).hits == 1
    assert seat(loose, 0).hits == 0


@pytest.mark.rule("DA-EPIC-04")
def test_a_mixed_regular_roll_does_not_hit_whatever_the_pair_shows() -> None:
    play = table(adventurer(facing=2, epic=1), adventurer(), dice="AD AM", epic_monster=True)

    assert seat(play, 0).hits == 0
    assert seat(play, 0).facing == Monsters(1, 0, 1)


@pytest.mark.rule("DA-EPIC-05")
@pytest.mark.parametrize(
    ("roll", "hits"), [("D AA", 1), ("A AA", 2), ("D AM", 0), ("D AD", 0), ("D DM", 0)]
)
def test_the_pair_gives_a_hit_of_its_own_when_both_dice_show_a(roll: str, hits: int) -> None:
    play = table(adventurer(facing=1, epic=1), adventurer(), dice=roll, epic_monster=True)

    assert seat(play, 0).hits == hits
    assert seat(play, 0).facing.epic == 1


@pytest.mark.rule("DA-EPIC-05")
def test_a_pair_without_regular_dice_gives_one_hit() -> None:
    play = table(adventurer(epic=1), adventurer(), dice="AA", epic_monster=True)

    assert seat(play, 0).hits == 1
    assert seat(play, 0).facing == PAIR


@pytest.mark.rule("DA-EPIC-06")
def test_the_pair_moves_when_both_dice_show_m() -> None:
    to_room = table(adventurer(epic=1), adventurer(), dice="MM", epic_monster=True)
    to_other = table(adventurer(epic=1), adventurer(), dice="MM AM", epic_monster=True)

    assert offered(to_room) == [SEND_TO_ROOM, SEND[1]]
    choose(to_room, SEND_TO_ROOM)
    choose(to_other, SEND[1])

    assert seat(to_room, 0).facing == seat(to_other, 0).facing == Monsters()
    assert to_room.state.room == seat(to_other, 1).facing == PAIR


@pytest.mark.rule("DA-EPIC-06")
@pytest.mark.parametrize("pair", ["MA", "MD"])
def test_the_pair_stays_when_not_both_dice_show_m(pair: str) -> None:
    play = table(adventurer(epic=1), adventurer(), dice=pair, epic_monster=True)

    assert play.waiting_for == (1,)
    assert seat(play, 0).facing == PAIR
    assert play.state.room == Monsters()


@pytest.mark.rule("DA-EPIC-07")
def test_the_pair_is_beaten_when_both_dice_show_d() -> None:
    play = table(adventurer(epic=1), adventurer(), room=1, dice="DD", epic_monster=True)

    assert seat(play, 0).pile == PAIR
    assert seat(play, 0).facing == Monsters()


@pytest.mark.rule("DA-EPIC-07")
@pytest.mark.parametrize("pair", ["DM", "DA", "AD"])
def test_the_pair_is_not_beaten_when_not_both_dice_show_d(pair: str) -> None:
    play = table(adventurer(epic=1), adventurer(), room=1, dice=pair, epic_monster=True)

    assert seat(play, 0).pile == Monsters()
    assert seat(play, 0).facing == PAIR


@pytest.mark.rule("DA-EPIC-08")
def test_a_beaten_pair_pays_ten_gold_without_a_throw() -> None:
    play = table(adventurer(epic=1), adventurer(), level=3, dice="DD", epic_monster=True)

    assert play.is_over
    assert [seat(play, n).gold for n in range(2)] == [10, 0]
    assert seat(play, 0).artifacts == 0


@pytest.mark.rule("DA-EPIC-08")
def test_only_the_other_dice_of_the_pile_are_thrown_in_the_search() -> None:
    seats = adventurer(pile=2, epic_pile=1), adventurer(pile=1)
    play = table(*seats, phase=Phase.SEARCH, level=3, dice="AM A", epic_monster=True)

    assert [seat(play, n).gold for n in range(2)] == [11, 1]
