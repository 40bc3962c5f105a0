"""What is in the box: how many of everything, and what stands for it at a digital table."""

from collections import Counter

import pytest
from msgspec.structs import replace

from tests.games.dungeon_fighter.boxes import BOX, FIRST_BOX, GAME
from tests.games.dungeon_fighter.cards import foe, sheet, treasure
from tests.games.dungeon_fighter.situations import (
    RED,
    SHIPPED,
    all_choose,
    choose,
    fight_at,
    hero,
    hit,
    lives,
    new_table,
    table,
)
from undercroft.content import BadContent
from undercroft.engine import Refused
from undercroft.games.dungeon_fighter.checking import check
from undercroft.games.dungeon_fighter.options import (
    TAKE_BEATING,
    TAKE_DIE,
    TAKE_WHITE,
    EnterRoom,
)
from undercroft.games.dungeon_fighter.printed import COLOURS
from undercroft.games.dungeon_fighter.setting_up import TOWERS
from undercroft.games.dungeon_fighter.state import MOST_DICE, MOST_LIFE
from undercroft.games.dungeon_fighter.waking import MOST_SCARS
from undercroft.targets.scene.board import board
from undercroft.words import LANGUAGES, Words

SCAR_TOKENS = 14
COINS = 30


@pytest.mark.rule("DF-COMP-01")
def test_the_target_is_made_of_four_parts_that_are_alike() -> None:
    holes = [(hole.distance, hole.radius, hole.angle % 360) for hole in board("first").holes]
    turned = [(distance, radius, (angle + 90) % 360) for distance, radius, angle in holes]

    assert len(holes) == 8
    assert sorted(turned) == sorted(holes)


@pytest.mark.rule("DF-COMP-02")
def test_there_are_three_hero_dice() -> None:
    at = table(hero(), foe=foe(20))

    assert COLOURS == ("red", "blue", "green")
    assert all(TAKE_DIE[colour] in at.options(0) for colour in range(3))
    assert len(TAKE_DIE) == 3


@pytest.mark.rule("DF-COMP-03")
def test_there_are_nine_bonus_dice_and_no_more() -> None:
    room = treasure(dice=2)
    at = table(hero(), foe=foe(1), room=room, script=[hit(3)], dice=MOST_DICE - 1)

    choose(at, TAKE_DIE[RED])

    assert MOST_DICE == 9
    assert at.state.dice == 9
    assert at.state.supply == 0


@pytest.mark.rule("DF-COMP-04")
def test_thirty_coins_are_no_limit() -> None:
    at = table(hero(), foe=foe(1, 1, 2), script=[hit(3)], gold=COINS - 1)

    all_choose(at, TAKE_DIE[RED])

    assert at.state.gold == COINS + 1


@pytest.mark.rule("DF-COMP-05")
def test_there_are_markers_for_six_heroes() -> None:
    assert list(SHIPPED.seats) == [1, 2, 3, 4, 5, 6]
    assert [one.life for one in new_table(6).state.heroes] == [MOST_LIFE] * 6
    with pytest.raises(Refused):
        new_table(7)


@pytest.mark.rule("DF-COMP-06", "DF-COMP-08")
def test_one_monster_has_its_life_counted() -> None:
    at = table(hero(sheet()), foe=foe(20), script=[hit(4)])
    assert fight_at(at).life == 20

    choose(at, TAKE_DIE[RED])

    assert fight_at(at).life == 16
    assert lives(at) == [MOST_LIFE]


@pytest.mark.rule("DF-COMP-07")
def test_there_are_nine_hero_sheets() -> None:
    assert len(BOX.heroes) == 9


@pytest.mark.rule("DF-COMP-09", "DF-COMP-10")
def test_six_boards_have_twelve_faces() -> None:
    boards = [[BOX.face(n).kind for n in faces] for faces in BOX.boards.values()]

    assert [sorted(kinds) for kinds in boards] == [["start"] * 2] * 2 + [["end", "start"]] * 4
    assert Counter(BOX.face(n).kind for n in BOX.faces) == {"start": 8, "end": 4}


@pytest.mark.rule("DF-COMP-09")
def test_a_box_needs_one_end_board_and_two_more() -> None:
    printed = BOX.printed
    few = tuple(face for face in printed.faces if face.board <= 3)
    check(replace(printed, faces=few))

    with pytest.raises(BadContent, match="at least 3 cards are needed: start"):
        check(replace(printed, faces=tuple(face for face in few if face.board != 1)))
    with pytest.raises(BadContent, match="at least 2 cards are needed: board 3"):
        check(replace(printed, faces=tuple(face for face in few if face.id != few[-1].id)))


@pytest.mark.rule("DF-SETUP-17")
def test_the_box_tells_monsters_by_level() -> None:
    assert {level: len(cards) for level, cards in BOX.levels.items()} == {
        1: 14,
        2: 13,
        3: 13,
        4: 13,
    }
    assert all(BOX.monster(n).level == level for level in BOX.levels for n in BOX.levels[level])


@pytest.mark.rule("DF-COMP-11")
def test_the_party_moves_as_one() -> None:
    at = table(hero(), hero("torm"), script=["monster-treasury-dragon"])
    way = at.options(0)[0]
    assert isinstance(way, EnterRoom)

    all_choose(at, way)

    assert at.state.room == way.room != 1


@pytest.mark.rule("DF-COMP-12")
def test_the_leader_token_has_two_sides() -> None:
    at = table(hero(), foe=foe(20, 1), fight={"spent": [0, 1, 2]})
    assert not at.state.defeated

    choose(at, TAKE_BEATING)

    assert at.state.defeated


@pytest.mark.rule("DF-COMP-13")
def test_gold_and_bonus_dice_belong_to_all() -> None:
    at = table(hero(), hero("torm"), foe=foe(20), fight={"spent": [0, 1, 2]}, script=[hit(2)])
    assert (at.state.gold, at.state.dice) == (2, 1)

    choose(at, TAKE_WHITE)

    assert at.state.dice == 0


@pytest.mark.rule("DF-COMP-14", "DF-TOKEN-05")
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_five_tokens_of_powers(language: str) -> None:
    words = Words(language, folders=[FIRST_BOX, GAME])
    written = "".join(
        (place / "text" / f"{language}.ftl").read_text(encoding="utf-8")
        for place in (FIRST_BOX, GAME)
    )
    tokens = [line.split(" =")[0] for line in written.splitlines() if line.startswith("token-")]

    assert sorted(tokens) == [
        f"token-{name}" for name in ("beer", "charm", "song", "target", "toad")
    ]
    assert all(words.has(token, "text") for token in tokens)


@pytest.mark.rule("DF-COMP-15")
def test_scar_tokens_never_run_out() -> None:
    assert MOST_SCARS * SHIPPED.seats[-1] <= SCAR_TOKENS


@pytest.mark.rule("DF-COMP-16")
def test_four_storeys_hold_monsters_and_one_the_equipment() -> None:
    g = new_table(2).state

    assert len(g.tower) == 4 == len(BOX.levels)
    assert all(len(storeys) == 4 and sum(storeys) == 14 for storeys in TOWERS)
    assert len(g.equipment) == 53


@pytest.mark.rule("DF-COMP-17", "DF-COMP-18", "DF-COMP-19")
def test_there_are_so_many_cards() -> None:
    assert (len(BOX.bosses), len(BOX.equipment), len(BOX.monsters)) == (4, 53, 53)


@pytest.mark.rule("DF-COMP-20")
def test_three_heroes_may_play_and_the_leader_is_first() -> None:
    at = table(hero("torm"), hero("randolph"), hero("goldfinga"), foe="common-goblin")

    assert at.state.leader == at.state.first == fight_at(at).active == 0
    assert len(at.state.heroes) == 3
