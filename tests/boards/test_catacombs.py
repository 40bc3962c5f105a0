"""The picture of the Catacombs: the Target in its true size, and what lies on it."""

import pytest

from tests.boards.pictures import Element, groups, read, texts, titles
from tests.games.dungeon_fighter_catacombs.cards import foe
from tests.games.dungeon_fighter_catacombs.situations import (
    BLUE,
    RED,
    SHIPPED,
    choose,
    flipped,
    hero,
    hit,
    new_table,
    table,
    web,
)
from undercroft.boards import bare_drawer_of, drawer_of
from undercroft.engine import Table
from undercroft.games.dungeon_fighter_catacombs.options import TAKE_DIE
from undercroft.targets.scene.board import board
from undercroft.telling import Teller
from undercroft.words import LANGUAGES, Words

GAME = "dungeon-fighter-catacombs"


def bare(lang: str = "en") -> Element:
    return read(bare_drawer_of(GAME)(SHIPPED, Words(lang, SHIPPED)))


def drawn(at: Table, lang: str = "en") -> Element:
    return read(drawer_of(GAME)(at.view(None), Teller(at, Words(lang, at.game))))


@pytest.mark.rule("DC-COMPAN-06")
def test_the_bare_board_can_be_printed_and_its_templates_cut_out() -> None:
    target = board("catacombs")
    picture = bare()

    assert picture.get("width") == f"{2 * (target.radius * 1000 + 20) + 90:g}mm"
    assert len(groups(picture, "section")) == len(target.sections) - 1
    assert len(groups(picture, "bone")) == 4
    assert len(groups(picture, "cut-out")) == 3
    assert {"Backstab", "Compass", "Treasure"} <= set(texts(picture))
    values = [str(one.value) for one in target.sections if not one.bullseye]
    assert sorted(word for word in texts(picture) if word.isdigit()) == sorted(values)


def test_webs_and_dice_lie_where_they_lie() -> None:
    script = [web(1), hit(4), hit(1)]
    at = table(hero(), hero(), foe=foe(20, modifiers=("spider-webs",)), script=script)
    assert len(groups(drawn(at), "web")) == 4

    choose(at, TAKE_DIE[RED])
    picture = drawn(at)
    assert len(groups(picture, "web")) == 3
    assert titles(groups(picture, "die")) == ["red"]


def test_templates_and_the_stand_are_drawn() -> None:
    at = table(
        *(hero(), hero()),
        foe=foe(20, template="compass"),
        room="haunted-cellar",
        script=[flipped(), hit(4)],
    )
    picture = drawn(at)

    assert titles(groups(picture, "template")) == ["Compass"]
    assert len(groups(picture, "stand")) == 1
    choose(at, TAKE_DIE[BLUE])
    assert len(groups(drawn(at), "die")) == 1


def test_the_target_of_the_first_box_is_made_of_rings() -> None:
    at = table(hero(), hero(), foe=foe(20), setup={"target": "first"})

    assert groups(drawn(at), "bone") == []
    assert len(groups(drawn(at), "section")) == len(board("first").sections) - 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_life_is_told_below(lang: str) -> None:
    at = table(hero("lady-mary", life=4), hero("saul-baysar"), foe="classy-orc")
    said = " ".join(texts(drawn(at, lang)))

    assert "Lady Mary" in said
    assert "4" in said
    assert drawn(new_table(2), lang) is not None
