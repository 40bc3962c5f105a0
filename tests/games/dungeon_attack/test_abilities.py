"""Special abilities in general: what they override, how often and when they work."""

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
from undercroft.engine import Refused
from undercroft.games.dungeon_attack.events import DiceRolled
from undercroft.games.dungeon_attack.options import (
    ASSIST,
    HEAL,
    PASS,
    RECHARGE,
    RECOVER,
    REPEL,
    REROLL,
    SEND,
    SEND_TO_ROOM,
    STAND,
    TINKER,
    By,
)
from undercroft.games.dungeon_attack.state import ATTACKING

SHIELD = Adventurer(id="shield", rating=3, shrugs_from=2)
HEALER = Adventurer(id="healer", rating=3, mends=True)
MAGE = Adventurer(id="mage", rating=3, rerolls=1)
TINKERER = Adventurer(id="tinkerer", rating=3, tinkers=1)
WARDEN = Adventurer(id="warden", rating=3, repels=1)


@pytest.mark.rule("DA-ABILITY-01")
@pytest.mark.parametrize(("card", "hits"), [(PLAIN, 1), (SHIELD, 0)])
def test_a_card_overrides_the_all_a_rule(card: Adventurer, hits: int) -> None:
    play = table(adventurer(card, facing=2), adventurer(), dice="AA")

    assert seat(play, 0).hits == hits
    assert seat(play, 0).facing == Monsters(2)


@pytest.mark.rule("DA-ABILITY-01")
@pytest.mark.parametrize(
    ("card", "hits", "kept"),
    [
        (PLAIN, 1, 3),
        (Adventurer(id="many", rating=3, throng=5, rating_in_throng=4), 0, 4),
        (Adventurer(id="dazed", rating=3, rating_stunned=1), 1, 1),
        (Adventurer(id="angry", rating=3, rating_wounded=5), 2, 5),
    ],
)
def test_a_card_overrides_the_printed_combat_rating(card: Adventurer, hits: int, kept: int) -> None:
    play = table(adventurer(card, facing=5, hits=hits), adventurer(), room=1, dice="DDDDD")

    assert seat(play, 0).pile == Monsters(kept)
    assert seat(play, 0).facing == Monsters(5 - kept)


@pytest.mark.rule("DA-ABILITY-01")
def test_a_card_overrides_the_rule_that_all_facing_dice_are_rolled() -> None:
    play = table(adventurer(WARDEN, facing=2), adventurer(), dice="A")

    choose(play, REPEL)

    (rolled,) = happened(play, DiceRolled)
    assert rolled.regular == "A"


@pytest.mark.rule("DA-ABILITY-02")
def test_a_re_roll_ability_works_once_in_each_own_turn() -> None:
    play = table(adventurer(MAGE, facing=3), adventurer(), dice="AAA D AA A")
    firebolt = REROLL[By.ABILITY][ATTACKING]

    choose(play, firebolt)
    assert play.waiting_for == (1,)
    assert seat(play, 0).facing == Monsters(2)
    choose(play, PASS)

    assert play.waiting_for == (0,)
    assert offered(play) == [STAND, firebolt]


@pytest.mark.rule("DA-ABILITY-02")
def test_an_ability_at_the_start_of_a_turn_works_once_in_it() -> None:
    play = table(adventurer(TINKERER, drained=3), adventurer(facing=2), dice="AD")

    choose(play, TINKER)
    assert seat(play, 0).charged == 1
    assert offered(play) == [PASS, ASSIST[1], RECHARGE]
    choose(play, PASS)

    assert play.waiting_for == (0,)
    assert offered(play) == [STAND, TINKER]


@pytest.mark.rule("DA-ABILITY-02")
def test_an_ability_does_not_work_in_the_turn_of_somebody_else() -> None:
    play = table(adventurer(facing=2), adventurer(MAGE), dice="AM")

    assert offered(play) == [SEND_TO_ROOM, SEND[1]]
    with pytest.raises(Refused):
        play.answer(1, REROLL[By.ABILITY][ATTACKING])


@pytest.mark.rule("DA-ABILITY-03")
def test_an_ability_is_carried_out_before_the_roll() -> None:
    play = table(adventurer(WARDEN, facing=3), adventurer(), dice="DA")

    assert offered(play) == [STAND, REPEL]
    assert happened(play, DiceRolled) == []
    choose(play, REPEL)

    assert happened(play, DiceRolled)[0].regular == "DA"
    assert play.state.room == Monsters(1)
    assert play.waiting_for == (1,)


@pytest.mark.rule("DA-ABILITY-03")
def test_an_ability_not_used_before_the_roll_is_not_offered_after_it() -> None:
    play = table(adventurer(WARDEN, facing=2), adventurer(), dice="AA")

    choose(play, STAND)

    assert play.waiting_for == (1,)
    assert seat(play, 0).hits == 1


@pytest.mark.rule("DA-ABILITY-03")
def test_an_ability_works_after_the_roll_where_its_card_says_so() -> None:
    play = table(adventurer(MAGE, facing=2), adventurer(), dice="DA")

    (rolled,) = happened(play, DiceRolled)
    assert rolled.regular == "DA"
    assert REROLL[By.ABILITY][ATTACKING] in offered(play)


@pytest.mark.rule("DA-ABILITY-04")
def test_a_healing_ability_heals_one_hit() -> None:
    play = table(adventurer(HEALER), adventurer(hits=2), adventurer(facing=1))

    choose(play, HEAL[By.ABILITY][1])

    assert seat(play, 1).hits == 1


@pytest.mark.rule("DA-ABILITY-04")
def test_no_ability_heals_where_the_card_has_none() -> None:
    bare = table(adventurer(hits=1), adventurer(hits=2), adventurer(facing=1))
    armed = table(adventurer(charged=1), adventurer(hits=2), adventurer(facing=1))

    assert offered(bare) == [PASS, ASSIST[2], RECOVER]
    assert offered(armed) == [PASS, ASSIST[2], HEAL[By.ITEM][1]]


@pytest.mark.rule("DA-ABILITY-05")
def test_a_re_roll_ability_throws_one_die_again() -> None:
    play = table(adventurer(MAGE, facing=2), adventurer(), dice="AA D")

    choose(play, REROLL[By.ABILITY][ATTACKING])

    assert seat(play, 0).pile == Monsters(1)
    assert seat(play, 0).facing == Monsters(1)
    assert seat(play, 0).hits == 0


@pytest.mark.rule("DA-ABILITY-05")
def test_no_ability_re_rolls_where_the_card_has_none() -> None:
    bare = table(adventurer(facing=2), adventurer(), dice="AA")
    armed = table(adventurer(facing=2, charged=1), adventurer(), dice="AA")

    assert bare.waiting_for == (1,)
    assert seat(bare, 0).hits == 1
    assert offered(armed) == [STAND, REROLL[By.ITEM][ATTACKING]]
