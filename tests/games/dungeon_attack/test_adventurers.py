"""The eight adventurers that come with the game, each with its ability at work."""

import pytest

from tests.games.dungeon_attack.situations import (
    GAME,
    Adventurer,
    Monsters,
    Phase,
    adventurer,
    card,
    choose,
    offered,
    seat,
    table,
)
from undercroft.engine import Die, People, Refused, Roll
from undercroft.games.dungeon_attack.options import (
    ASSIST,
    BUST,
    HEAL,
    KEEP,
    PASS,
    RECHARGE,
    REROLL,
    SEARCH_AGAIN,
    SEND,
    SEND_TO_ROOM,
    SNARE,
    STAND,
    TINKER,
    By,
)
from undercroft.games.dungeon_attack.state import ATTACKING, BOSS, BOSS_AT, DEFEATED, MONSTER, Kind
from undercroft.words import Words

GARRICK = card("garrick-vane")
HULDA = card("hulda-ironbrow")
MAREN = card("sister-maren")
QUILL = card("quill")
YSOLDE = card("ysolde-emberhand")
THORN = card("thorn-wildstep")
ORRIN = card("orrin-cogwright")
BRAM = card("bram-redhand")


@pytest.mark.parametrize(
    ("adventurer_id", "who", "ability"),
    [
        pytest.param(
            "garrick-vane",
            "Garrick Vane, Sellsword",
            "Onslaught",
            marks=pytest.mark.rule("DA-ADVENTURER-01"),
        ),
        pytest.param(
            "hulda-ironbrow",
            "Hulda Ironbrow, Shieldmaiden",
            "Bulwark",
            marks=pytest.mark.rule("DA-ADVENTURER-02"),
        ),
        pytest.param(
            "sister-maren",
            "Sister Maren, Field Cleric",
            "Mend",
            marks=pytest.mark.rule("DA-ADVENTURER-03"),
        ),
        pytest.param(
            "quill", "Quill, Burglar", "Nimble Fingers", marks=pytest.mark.rule("DA-ADVENTURER-04")
        ),
        pytest.param(
            "ysolde-emberhand",
            "Ysolde Emberhand, Pyromancer",
            "Firebolt",
            marks=pytest.mark.rule("DA-ADVENTURER-05"),
        ),
        pytest.param(
            "thorn-wildstep",
            "Thorn Wildstep, Ranger",
            "Snare",
            marks=pytest.mark.rule("DA-ADVENTURER-06"),
        ),
        pytest.param(
            "orrin-cogwright",
            "Orrin Cogwright, Artificer",
            "Tinker",
            marks=pytest.mark.rule("DA-ADVENTURER-07"),
        ),
        pytest.param(
            "bram-redhand",
            "Bram Redhand, Berserker",
            "Fury",
            marks=pytest.mark.rule("DA-ADVENTURER-08"),
        ),
    ],
)
def test_each_adventurer_has_a_name_and_an_ability(
    adventurer_id: str, who: str, ability: str
) -> None:
    words = Words("en", GAME)

    text = f"adventurer-{card(adventurer_id).id}"

    assert f"{words.name(text)}, {words.note(text, 'calling')}" == who
    assert words.note(text, "ability") == ability


@pytest.mark.rule("DA-ADVENTURER-01")
@pytest.mark.parametrize(("dice", "kept"), [(5, 4), (6, 5), (7, 5)])
def test_garrick_keeps_five_of_six_or_more_dice(dice: int, kept: int) -> None:
    play = table(adventurer(GARRICK, facing=dice), adventurer(), dice="D" * dice)

    assert seat(play, 0).pile == Monsters(kept)
    assert seat(play, 0).facing == Monsters(dice - kept)


@pytest.mark.rule("DA-ADVENTURER-01")
def test_garricks_throng_counts_red_dice_and_dice_that_are_not_beaten() -> None:
    play = table(adventurer(GARRICK, facing=5, bosses=1), adventurer(), dice="DDDDD A")

    assert seat(play, 0).pile == Monsters(5)


@pytest.mark.rule("DA-ADVENTURER-01")
def test_garrick_keeps_five_in_a_bust_and_in_an_assist() -> None:
    bust = table(adventurer(GARRICK), adventurer(), room=6, dice="DDDDDD")
    assist = table(adventurer(GARRICK), adventurer(facing=6), dice="DDDDDD")

    choose(bust, BUST)
    choose(assist, ASSIST[1])

    assert seat(bust, 0).pile == seat(assist, 0).pile == Monsters(5)


@pytest.mark.rule("DA-ADVENTURER-02")
@pytest.mark.parametrize(("roll", "hits"), [("A", 1), ("AA", 0), ("AAA", 0)])
def test_hulda_shrugs_off_two_or_more_dice_but_not_one(roll: str, hits: int) -> None:
    play = table(adventurer(HULDA, facing=len(roll)), adventurer(), dice=roll)

    assert seat(play, 0).hits == hits
    assert seat(play, 0).facing == Monsters(len(roll))


@pytest.mark.rule("DA-ADVENTURER-02", "DA-EPIC-05")
@pytest.mark.parametrize(("least", "roll", "hits"), [(1, "A", 0), (2, "AA", 0), (3, "AA", 1)])
def test_a_shield_counts_the_dice_that_attack(least: int, roll: str, hits: int) -> None:
    shield = Adventurer(id="shield", rating=3, shrugs_from=least)
    loose = table(adventurer(shield, facing=len(roll)), adventurer(), dice=roll)
    pair = table(adventurer(shield, epic=1), adventurer(), dice="AA", epic_monster=True)

    assert seat(loose, 0).hits == hits
    assert seat(pair, 0).hits == (least > 2)


@pytest.mark.rule("DA-ADVENTURER-02")
def test_hulda_shrugs_off_once_a_turn() -> None:
    play = table(adventurer(HULDA, facing=2, epic=1), adventurer(), dice="AA AA", epic_monster=True)

    assert seat(play, 0).hits == 1


@pytest.mark.rule("DA-ADVENTURER-02")
@pytest.mark.parametrize(("dice", "hits"), [("A AA", 0), ("D AA", 1)])
def test_hulda_shrugs_off_a_forming_epic_monster_only_if_all_dice_attack(
    dice: str, hits: int
) -> None:
    me = adventurer(HULDA, facing=1, bosses=2)
    play = table(me, adventurer(), dice=dice, epic_monster=True)

    assert seat(play, 0).facing.epic == 1
    assert seat(play, 0).hits == hits


@pytest.mark.rule("DA-ADVENTURER-02", "DA-EPIC-03")
def test_hulda_is_not_knocked_out_by_an_epic_monster_that_she_shrugs_off() -> None:
    me = adventurer(HULDA, facing=1, bosses=2, hits=2)
    play = table(me, adventurer(), dice="A AA", epic_monster=True)

    assert seat(play, 0).hits == 2
    assert seat(play, 0).facing == Monsters(1, 0, 1)


@pytest.mark.rule("DA-ADVENTURER-02")
def test_hulda_shrugs_off_a_bust_and_an_assist_and_keeps_three() -> None:
    bust = table(adventurer(HULDA), adventurer(), room=2, dice="AA")
    assist = table(adventurer(HULDA), adventurer(facing=2), dice="AA")
    rated = table(adventurer(HULDA, facing=5), adventurer(), dice="DDDDD")

    choose(bust, BUST)
    choose(assist, ASSIST[1])

    assert seat(bust, 0).hits == seat(assist, 0).hits == 0
    assert seat(rated, 0).pile == Monsters(3)


@pytest.mark.rule("DA-ADVENTURER-03")
@pytest.mark.parametrize("hits", [1, 2, 3])
def test_maren_earns_one_gold_for_healing_one_hit_of_another(hits: int) -> None:
    seats = adventurer(MAREN, hits=1), adventurer(hits=hits), adventurer(facing=1), adventurer()
    play = table(*seats, dice="A")

    choose(play, HEAL[By.ABILITY][1])

    assert seat(play, 1).hits == hits - 1
    assert seat(play, 0).gold == 1
    assert seat(play, 0).hits == 1
    assert play.waiting_for == (1,)


@pytest.mark.rule("DA-ADVENTURER-03")
def test_maren_earns_nothing_for_healing_herself() -> None:
    play = table(adventurer(MAREN, hits=2), adventurer(), adventurer(facing=1))

    choose(play, HEAL[By.ABILITY][0])

    assert seat(play, 0).hits == 1
    assert seat(play, 0).gold == 0


@pytest.mark.rule("DA-ADVENTURER-03")
def test_maren_earns_nothing_for_healing_by_an_item() -> None:
    play = table(adventurer(MAREN, charged=1), adventurer(hits=2), adventurer(facing=1))

    choose(play, HEAL[By.ITEM][1])

    assert seat(play, 1).hits == 1
    assert seat(play, 0).gold == 0


@pytest.mark.rule("DA-ADVENTURER-03")
def test_maren_must_roll_instead_of_mending_while_dice_face_her() -> None:
    play = table(adventurer(MAREN, facing=6), adventurer(hits=1), dice="DDDDAM")

    assert offered(play) == [SEND_TO_ROOM, SEND[1]]
    with pytest.raises(Refused):
        play.answer(0, HEAL[By.ABILITY][1])
    assert seat(play, 0).pile == Monsters(3)


@pytest.mark.rule("DA-ADVENTURER-04")
def test_quill_re_rolls_one_die_that_shows_m_in_the_search() -> None:
    play = table(adventurer(QUILL, pile=4), phase=Phase.SEARCH, level=3, dice="DAMM A")

    assert offered(play) == [STAND, SEARCH_AGAIN[Kind.REGULAR]]
    choose(play, SEARCH_AGAIN[Kind.REGULAR])

    assert play.is_over
    assert (seat(play, 0).charged, seat(play, 0).gold) == (1, 2)


@pytest.mark.rule("DA-ADVENTURER-04")
def test_quill_may_re_roll_a_red_die_and_the_new_face_stands() -> None:
    seats = adventurer(QUILL, pile=1, boss_pile=1), adventurer(pile=1)
    play = table(*seats, phase=Phase.SEARCH, level=3, dice="M M M A")

    assert offered(play) == [STAND, SEARCH_AGAIN[Kind.REGULAR], SEARCH_AGAIN[Kind.BOSS]]
    choose(play, SEARCH_AGAIN[Kind.BOSS])

    assert play.is_over
    assert [seat(play, n).total() for n in range(2)] == [0, 1]


@pytest.mark.rule("DA-ADVENTURER-04")
def test_quill_may_leave_a_die_that_shows_m() -> None:
    play = table(adventurer(QUILL, pile=2), phase=Phase.SEARCH, level=3, dice="MA")

    choose(play, STAND)

    assert play.is_over
    assert seat(play, 0).total() == 1


@pytest.mark.rule("DA-ADVENTURER-04")
@pytest.mark.parametrize(("kind", "die"), [(Kind.REGULAR, MONSTER), (Kind.BOSS, BOSS)])
def test_people_are_asked_for_the_very_die_that_is_searched_again(kind: Kind, die: Die) -> None:
    me = adventurer(QUILL, pile=1, boss_pile=1)
    play = table(me, phase=Phase.SEARCH, level=3, dice="M M")
    play.use(People(play.source))

    choose(play, SEARCH_AGAIN[kind])

    assert isinstance(play.ask, Roll)
    assert (play.ask.count, play.ask.die.name) == (1, die.name)


@pytest.mark.rule("DA-ADVENTURER-04")
@pytest.mark.parametrize(("kind", "gold"), [(Kind.REGULAR, 1), (Kind.BOSS, 3)])
def test_a_die_that_is_searched_again_is_not_searched_a_third_time(kind: Kind, gold: int) -> None:
    nimble = Adventurer(id="nimble", rating=2, search_rerolls=2)
    piles = {"boss_pile" if kind else "pile": 2}
    play = table(adventurer(nimble, **piles), phase=Phase.SEARCH, level=3, dice="MM M A")
    alone = table(adventurer(nimble, **dict.fromkeys(piles, 1)), phase=Phase.SEARCH, dice="M M")

    choose(alone, SEARCH_AGAIN[kind])
    choose(play, SEARCH_AGAIN[kind])
    assert offered(play) == [STAND, SEARCH_AGAIN[kind]]
    choose(play, SEARCH_AGAIN[kind])

    assert alone.state.level == 2
    assert play.is_over
    assert seat(play, 0).total() == gold


@pytest.mark.rule("DA-ADVENTURER-04")
@pytest.mark.parametrize(("name", "roll"), [("quill", "DA"), ("garrick-vane", "MM")])
def test_only_quill_and_only_a_die_that_shows_m_is_searched_again(name: str, roll: str) -> None:
    play = table(adventurer(card(name), pile=2), phase=Phase.SEARCH, level=3, dice=roll)

    assert play.is_over


@pytest.mark.rule("DA-ADVENTURER-04")
def test_quill_leaves_the_dice_of_somebody_else_and_keeps_two_in_a_fight() -> None:
    search = table(adventurer(QUILL), adventurer(pile=1), phase=Phase.SEARCH, level=3, dice="M")
    fight = table(adventurer(QUILL, facing=4), adventurer(), dice="DDDD")

    assert search.is_over
    assert seat(fight, 0).pile == Monsters(2)


@pytest.mark.rule("DA-ADVENTURER-05")
def test_ysolde_re_rolls_one_die_after_the_roll_and_keeps_two() -> None:
    play = table(adventurer(YSOLDE, facing=4, bosses=1), adventurer(), dice="DDAA A D")

    assert offered(play) == [
        STAND,
        REROLL[By.ABILITY][DEFEATED],
        REROLL[By.ABILITY][ATTACKING],
        REROLL[By.ABILITY][BOSS_AT + ATTACKING],
    ]
    choose(play, REROLL[By.ABILITY][BOSS_AT + ATTACKING], KEEP[0][1])

    assert seat(play, 0).pile == Monsters(1, 1)
    assert seat(play, 0).facing == Monsters(3)


@pytest.mark.rule("DA-ADVENTURER-05")
def test_ysolde_re_rolls_in_a_bust_and_in_an_assist_but_not_for_others() -> None:
    bust = table(adventurer(YSOLDE), adventurer(), room=2, dice="AA")
    assist = table(adventurer(YSOLDE), adventurer(facing=2), dice="AA")
    other = table(adventurer(), adventurer(YSOLDE), room=2, dice="AA")

    choose(bust, BUST)
    choose(assist, ASSIST[1])
    choose(other, BUST)

    assert offered(bust) == offered(assist) == [STAND, REROLL[By.ABILITY][ATTACKING]]
    assert seat(other, 0).hits == 1


@pytest.mark.rule("DA-ADVENTURER-06")
def test_thorn_snares_one_regular_die_that_shows_a() -> None:
    play = table(adventurer(THORN, facing=2), adventurer(), dice="AA")

    assert offered(play) == [STAND, SNARE]
    choose(play, SNARE)
    assert offered(play) == [SEND_TO_ROOM, SEND[1]]
    choose(play, SEND_TO_ROOM)

    assert play.waiting_for == (1,)
    assert seat(play, 0).hits == 0
    assert seat(play, 0).facing == play.state.room == Monsters(1)


@pytest.mark.rule("DA-ADVENTURER-06")
def test_thorn_may_leave_a_die_that_shows_a() -> None:
    play = table(adventurer(THORN, facing=2), adventurer(), dice="AA")

    choose(play, STAND)

    assert play.waiting_for == (1,)
    assert seat(play, 0).hits == 1
    assert seat(play, 0).facing == Monsters(2)


@pytest.mark.rule("DA-ADVENTURER-06")
def test_thorn_snares_after_all_re_rolls() -> None:
    play = table(adventurer(THORN, facing=2, charged=1), adventurer(), dice="AM A")

    assert SNARE not in offered(play)
    choose(play, REROLL[By.ITEM][ATTACKING])

    assert offered(play) == [STAND, SNARE]


@pytest.mark.rule("DA-ADVENTURER-06")
def test_thorn_snares_no_red_die_and_keeps_three() -> None:
    red = table(adventurer(THORN, facing=1, bosses=1), adventurer(), dice="D A")
    rated = table(adventurer(THORN, facing=4), adventurer(), dice="DDDD")

    assert red.waiting_for == (1,)
    assert seat(red, 0).facing == Monsters(0, 1)
    assert seat(rated, 0).pile == Monsters(3)


@pytest.mark.rule("DA-ADVENTURER-07")
def test_orrin_tinkers_at_the_start_of_a_turn_and_acts_all_the_same() -> None:
    play = table(adventurer(ORRIN, drained=2), adventurer(facing=1), adventurer())

    assert offered(play) == [STAND, TINKER]
    choose(play, TINKER)

    assert (seat(play, 0).charged, seat(play, 0).drained) == (1, 1)
    assert offered(play) == [PASS, ASSIST[1], RECHARGE]


@pytest.mark.rule("DA-ADVENTURER-07")
def test_orrin_tinkers_while_facing_dice_before_the_roll() -> None:
    play = table(adventurer(ORRIN, drained=1, facing=5), adventurer(), dice="DDDDA")

    assert offered(play) == [STAND, TINKER]
    choose(play, TINKER)
    assert REROLL[By.ITEM][ATTACKING] in offered(play)
    choose(play, STAND)

    assert (seat(play, 0).charged, seat(play, 0).drained) == (1, 0)
    assert seat(play, 0).pile == Monsters(3)


@pytest.mark.rule("DA-ADVENTURER-07")
def test_orrin_may_leave_an_item_drained() -> None:
    play = table(adventurer(ORRIN, drained=1), adventurer(facing=1))

    choose(play, STAND)

    assert (seat(play, 0).charged, seat(play, 0).drained) == (0, 1)
    assert offered(play) == [PASS, ASSIST[1], RECHARGE]


@pytest.mark.rule("DA-ADVENTURER-07")
def test_orrin_has_nothing_to_tinker_with_without_a_drained_item() -> None:
    play = table(adventurer(ORRIN, charged=1), adventurer(facing=1))

    assert offered(play) == [PASS, ASSIST[1]]


@pytest.mark.rule("DA-ADVENTURER-08")
@pytest.mark.parametrize(("hits", "kept"), [(0, 3), (1, 4), (2, 5)])
def test_bram_keeps_more_dice_the_more_he_is_hurt(hits: int, kept: int) -> None:
    play = table(adventurer(BRAM, facing=6, hits=hits), adventurer(), dice="DDDDDD")

    assert seat(play, 0).pile == Monsters(kept)
    assert seat(play, 0).facing == Monsters(6 - kept)
