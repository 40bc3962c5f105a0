"""The picture of Dungeon Fighter: the map boards as they are printed, and a game upon them."""

import pytest

from tests.boards.pictures import Element, groups, read, texts, titles
from tests.games.dungeon_fighter import starts
from tests.games.dungeon_fighter.boxes import BOX
from tests.games.dungeon_fighter.cards import foe, sheet
from tests.games.dungeon_fighter.situations import (
    RED,
    SHIPPED,
    choose,
    hero,
    miss,
    new_table,
)
from undercroft.boards import bare_drawer_of, drawer_of
from undercroft.boards.dungeon_fighter.faces import WIDE, place
from undercroft.engine import Table
from undercroft.games.dungeon_fighter.options import TAKE_DIE
from undercroft.telling import Teller
from undercroft.words import LANGUAGES, Words


def bare(lang: str = "en") -> Element:
    return read(bare_drawer_of("dungeon-fighter")(SHIPPED, Words(lang, SHIPPED)))


def drawn(table: Table, lang: str = "en") -> Element:
    return read(drawer_of("dungeon-fighter")(table.view(None), Teller(table, Words(lang, SHIPPED))))


def at_of(one: Element) -> tuple[float, float]:
    """Where a group is moved to."""
    inside = (one.get("transform") or "").partition("(")[2].partition(")")[0]
    x, y = inside.split(",")
    return float(x), float(y)


def test_the_bare_board_shows_all_faces_with_their_rooms_and_corridors() -> None:
    root = bare()
    faces = BOX.printed.faces

    assert len(groups(root, "face")) == 12
    assert len(groups(root, "room")) == sum(len(face.rooms) for face in faces)
    assert len(groups(root, "corridor")) == sum(len(face.corridors) for face in faces)
    assert len(groups(root, "exit")) == sum(len(face.exits) for face in faces)
    assert len(groups(root, "entry")) == 12
    assert not groups(root, "party")


@pytest.mark.parametrize("kind", ["plain", "shop", "fountain", "treasure", "perilous"])
def test_every_room_shows_what_it_is(kind: str) -> None:
    printed = [room for face in BOX.printed.faces for room in face.rooms if room.kind == kind]
    shown = groups(bare(), kind)

    assert len(shown) == len(printed)
    assert all(len(groups(one, "sign")) == (kind != "plain") for one in shown)
    assert all(len(groups(one, "reward")) == (kind == "treasure") for one in shown)


@pytest.mark.parametrize(("lang", "said"), [("en", "Double Bounce"), ("fr", "Double rebond")])
def test_perilous_rooms_say_which_throw_they_demand(lang: str, said: str) -> None:
    words = Words(lang, SHIPPED)
    rooms = [room for face in BOX.printed.faces for room in face.rooms if room.throws]
    shown = [text for one in groups(bare(lang), "perilous") for text in texts(one)]

    assert said in shown
    assert {words.name(f"condition-{room.throws[0]}") for room in rooms} <= set(shown)


def test_treasures_show_how_much_there_is() -> None:
    rooms = [room for face in BOX.printed.faces for room in face.rooms if room.kind == "treasure"]
    shown = [texts(one)[0] for one in groups(bare(), "reward")]

    assert sorted(shown) == sorted(str(room.gold + room.dice + room.equipment) for room in rooms)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_pointing_finger_is_told_the_name_of_a_room(lang: str) -> None:
    words = Words(lang, SHIPPED)
    told = titles(groups(bare(lang), "room"))

    for face in BOX.printed.faces:
        for room in face.rooms:
            name = words.name(f"room-{room.id}").replace("\u202f", " ")  # as SVG files have it
            assert any(title.startswith(name) for title in told)


def test_three_boards_lie_in_a_chain_with_the_boss_behind_them() -> None:
    table = starts.before_a_shop()
    root = drawn(table)
    names = [Words("en", SHIPPED).name(BOX.names[face]) for face in table.state.faces]

    assert [at_of(one)[0] for one in groups(root, "face")] == sorted(
        at_of(one)[0] for one in groups(root, "face")
    )
    assert [f"{n}. {name}" for n, name in enumerate(names, 1)] == [
        texts(one)[0] for one in groups(root, "face")
    ]
    (boss,) = groups(root, "boss")
    assert at_of(boss)[0] > 3 * WIDE
    assert texts(boss) == ["The Final Boss"]


def test_the_party_stands_in_its_room_and_the_rooms_ahead_shine() -> None:
    table = starts.before_a_shop()
    g = table.state
    root = drawn(table)

    (party,) = groups(root, "party")
    assert at_of(party)[0] == place(BOX.face(g.faces[0]), g.room)[0]
    ahead = [BOX.room(g.faces[0], room).id for room in BOX.routes_of(g.faces[0]).ways[g.room]]
    shown = titles(groups(root, "ahead"))
    assert len(shown) == len(ahead) > 0


def test_the_party_waits_outside_before_the_first_room() -> None:
    (party,) = groups(drawn(new_table(3)), "party")

    assert at_of(party)[0] < place(BOX.face(BOX.faces[0]), 0)[0]


def test_the_boss_is_named_once_he_is_met() -> None:
    table = starts.before_the_boss()
    (boss,) = groups(drawn(table), "boss")
    (party,) = groups(drawn(table), "party")

    assert texts(boss) == ["Kevin, Acting Dark Lord"]
    assert at_of(party)[0] > 3 * WIDE


def test_the_legend_follows_the_fight() -> None:
    table = starts.start(
        hero(sheet()), hero("torm"), foe=foe(9, 2, throws=("flick",)), script=[miss()], gold=7
    )
    (fight,) = groups(drawn(table), "fight")
    assert {"9 / 9", "2 damage", "Flick"} <= set(texts(fight))

    choose(table, TAKE_DIE[RED])

    heroes = groups(drawn(table), "hero")
    assert "7 / 9" in texts(heroes[0])
    assert "9 / 9" in texts(heroes[1])
    (tower,) = groups(drawn(table), "tower")
    assert texts(tower)[:8] == ["I", "0", "II", "0", "III", "0", "IV", "8"]
    assert texts(tower)[8:] == ["7", "1"]


def test_fallen_and_gone_heroes_and_their_gear_are_told() -> None:
    heroes = groups(drawn(starts.before_a_shop()), "hero")

    assert any("fainted" in text for text in texts(heroes[1]))
    assert any("Helm of Bravery" in text for text in texts(heroes[0]))
    assert "0 / 6" in texts(heroes[1])


def test_all_three_boards_are_drawn_at_the_very_beginning() -> None:
    new = new_table(6)
    assert len(groups(drawn(new), "face")) == 3
    assert len(groups(drawn(new), "hero")) == 6
    assert not groups(drawn(new), "fight")
