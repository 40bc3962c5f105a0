"""The map boards: rooms, one-way corridors, forks, and how long the ways through are."""

from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest

from tests.games.dungeon_fighter.boxes import BOX, with_pack
from tests.games.dungeon_fighter.situations import hero, table
from undercroft.content import BadContent
from undercroft.families.dungeon_fighters.throws import is_possible
from undercroft.games.dungeon_fighter.options import EnterRoom
from undercroft.games.dungeon_fighter.printed import FaceCard, Room
from undercroft.games.dungeon_fighter.state import BEYOND
from undercroft.targets.conditions.files import condition

FACES = [BOX.face(n) for n in BOX.faces]
STARTS = [n for n in BOX.faces if BOX.face(n).kind == "start"]
ENDS = [n for n in BOX.faces if BOX.face(n).kind == "end"]
ROOMS = [room for face in FACES for room in face.rooms]
DUNGEON = [STARTS[0], STARTS[2], ENDS[0]]
MONSTER, BOSS = "monster-treasury-dragon", "boss-ghost-of-cyrano"
SPECIAL = ("treasure", "fountain")
BEYOND_THE_ENTRY = {"start": range(4, 6), "end": range(3, 5)}


def lengths(face: int) -> list[int]:
    """The numbers of rooms on all ways through a face."""
    return [len(route) for route in BOX.routes_of(face).all()]


def kinds(face: FaceCard) -> Counter[str]:
    return Counter(room.kind for room in face.rooms)


def last(face: int) -> int:
    """A room from which the only way leads off the face."""
    routes = BOX.routes_of(face)
    return next(room for room in routes.exits if not routes.ways[room])


@pytest.mark.rule("DF-MAP-01")
def test_a_start_face_leads_to_the_next_one_and_an_end_face_to_the_boss() -> None:
    faces = [BOX.face(n) for n in DUNGEON]
    for level, face in enumerate(DUNGEON[:2]):
        onward = table(hero(), faces=faces, level=level, at=last(face), script=[MONSTER])
        entry = BOX.routes_of(DUNGEON[level + 1]).entry
        assert (onward.state.level, onward.state.room) == (level + 1, entry)

    there = table(hero(), faces=faces, level=2, at=last(ENDS[0]), script=[BOSS])
    assert there.state.level == BEYOND
    assert there.state.fight.card == there.state.printed.number(BOSS)


@pytest.mark.rule("DF-MAP-02", "DF-MAP-10")
@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.id)
def test_a_room_is_of_one_kind(room: Room) -> None:
    rewards = [amount for amount in (room.gold, room.dice, room.equipment) if amount]

    assert len(rewards) == (room.kind == "treasure")
    assert len(room.throws) == (room.kind == "perilous")


@pytest.mark.rule("DF-MAP-10")
def test_first_rooms_are_plain() -> None:
    assert {BOX.room(n, BOX.routes_of(n).entry).kind for n in BOX.faces} == {"plain"}


@pytest.mark.rule("DF-MAP-03")
def test_there_is_a_perilous_room_with_a_double_bounce() -> None:
    assert ("double",) in {room.throws for room in ROOMS}


@pytest.mark.rule("DF-MAP-04")
def test_no_dungeon_has_a_way_of_more_than_14_rooms() -> None:
    for end in ENDS:
        for one, other in permutations(STARTS, 2):
            boards = {BOX.face(n).board for n in (one, other, end)}
            if len(boards) == 3:
                assert max(lengths(one)) + max(lengths(other)) + max(lengths(end)) <= 14


@pytest.mark.rule("DF-MAP-05")
@pytest.mark.parametrize("face", BOX.faces, ids=lambda face: BOX.names[face])
def test_ways_are_neither_short_nor_long(face: int) -> None:
    fits = BEYOND_THE_ENTRY[BOX.face(face).kind]

    assert all(length in fits for length in lengths(face))
    assert max(lengths(face)) == fits[-1]


@pytest.mark.rule("DF-MAP-06")
@pytest.mark.parametrize("face", BOX.faces, ids=lambda face: BOX.names[face])
def test_every_room_is_on_a_way_and_there_is_something_to_choose(face: int) -> None:
    routes = BOX.routes_of(face)
    gone = {room for route in routes.all() for room in route}

    assert gone == set(range(len(BOX.face(face).rooms)))
    assert all(len(set(route)) == len(route) for route in routes.all())
    assert sum(len(ways) > 1 for ways in routes.ways) >= 2


@pytest.mark.rule("DF-MAP-07")
@pytest.mark.parametrize("face", FACES, ids=lambda face: face.id)
def test_a_face_has_its_rooms(face: FaceCard) -> None:
    found = kinds(face)

    assert found["perilous"] in (2, 3)
    if face.kind == "start":
        assert len(face.rooms) in (7, 8, 9)
        assert (found["shop"], found["fountain"] <= 1) == (1, True)
        assert found["treasure"] in (1, 2)
    else:
        assert len(face.rooms) in (6, 7, 8)
        assert found["shop"] + found["fountain"] == 1
        assert found["treasure"] == 1


@pytest.mark.rule("DF-MAP-07")
@pytest.mark.parametrize("face", BOX.faces, ids=lambda face: BOX.names[face])
def test_the_dangerous_way_leads_to_a_better_room(face: int) -> None:
    rooms, routes = BOX.face(face).rooms, BOX.routes_of(face)
    behind = {
        rooms[to].kind
        for number, room in enumerate(rooms)
        if room.kind == "perilous"
        for to in routes.ways[number]
    }

    assert behind & set(SPECIAL)


@pytest.mark.rule("DF-MAP-08")
def test_treasures_are_gold_dice_and_cards() -> None:
    found = [room for room in ROOMS if room.kind == "treasure"]
    golden = [room for room in found if room.gold]

    assert {room.gold for room in golden} <= {1, 2, 3, 4}
    assert {room.dice for room in found if room.dice} <= {1, 2}
    assert {room.equipment for room in found if room.equipment} == {1}
    assert 0.4 <= len(golden) / len(found) <= 0.6


@pytest.mark.rule("DF-MAP-09")
def test_rooms_and_monsters_never_contradict_each_other() -> None:
    demands = {room.throws[0] for room in ROOMS if room.throws}

    assert all(condition(throw).group != "propulsion" for throw in demands)
    assert not {"leg", "afar", "spin"} & demands
    for card in BOX.printed.monsters:
        assert all(is_possible((*card.throws, throw)) for throw in demands)


@pytest.mark.rule("DF-MAP-06", "DF-MOVE-03")
def test_nobody_goes_back() -> None:
    here = BOX.routes_of(STARTS[0])
    forks = [room for room, ways in enumerate(here.ways) if len(ways) > 1]

    for room in forks:
        at = table(hero(), faces=[BOX.face(n) for n in DUNGEON], at=room)
        ways = [option.room for option in at.options(0) if isinstance(option, EnterRoom)]
        assert ways == list(here.ways[room])
        assert here.entry not in ways


def test_rooms_do_not_lie_on_one_another() -> None:
    for face in FACES:
        for one, other in permutations(face.rooms, 2):
            assert abs(one.x - other.x) >= 15 or abs(one.y - other.y) >= 20, face.id


def test_corridors_lead_onward() -> None:
    for face in FACES:
        at = {room.id: room.x for room in face.rooms}
        assert all(at[start] < at[to] for start, to in face.corridors), face.id


PLAN = """[attic]
board = 1
kind = "start"
entry = "a"
exits = ["e"]
rooms = [
    { id = "a", x = 10, y = 50 },
    { id = "b", x = 30, y = 20 },
    { id = "c", x = 30, y = 80 },
    { id = "d", x = 60, y = 50 },
    { id = "e", x = 90, y = 50 },
]
corridors = [["a", "b"], ["a", "c"], ["b", "c"], ["b", "d"], ["c", "d"], ["d", "e"]]
"""
"""A face that fits, in a place of its own."""


def replaced(*changes: tuple[str, str]) -> str:
    text = PLAN.replace("[attic]", "[wine-cellars]")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return text


def test_a_pack_may_replace_a_face(tmp_path: Path) -> None:
    box = with_pack(tmp_path, "faces.toml", replaced())
    face = box.number("face-wine-cellars")

    routes = [[box.room(face, room).id for room in route] for route in box.routes_of(face).all()]
    assert routes == [list("abcde"), list("abde"), list("acde")]


@pytest.mark.rule("DF-MAP-06")
@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ((('["d", "e"]]', '["d", "e"], ["d", "b"]]'),), "field corridors: .*circle among b, c, d"),
        ((('["d", "e"]]', '["d", "x"]]'),), "field corridors: no room is called 'x'"),
        ((('entry = "a"', 'entry = "x"'),), "field entry: no room is called 'x'"),
        ((('exits = ["e"]', 'exits = ["x"]'),), "field exits: no room is called 'x'"),
        ((('exits = ["e"]', "exits = []"),), "field exits"),
        ((('exits = ["e"]', 'exits = ["d"]'),), "field rooms: no route .* leads through e"),
        ((('["a", "c"], ["b", "c"], ', ""),), "field rooms: no route .* leads through c"),
        ((('"b", x', '"c", x'),), "field rooms: two rooms have the same id"),
        ((('["d", "e"]]', '["d", "e"], ["d", "e"]]'),), "field corridors: two corridors join"),
        (
            (('["c", "d"]', '["c", "e"]'), ('["b", "c"], ', "")),
            "field corridors: a route has 4 to 5",
        ),
        ((('["a", "b"], ["a", "c"]', '["a", "b"]'),), "field corridors: at least 2 rooms"),
        ((('id = "a", x = 10, y = 50', 'id = "a", x = 10, y = 50, kind = "shop"'),), "field entry"),
        ((("x = 90", "x = 190"),), r"field rooms\[4\].x"),
        ((('kind = "start"', 'kind = "end"'),), "field corridors: a route has 3 to 4"),
        ((("board = 1", "board = 2"),), "field board: board 2 has two faces already"),
        ((('id = "b", x', 'id = "B", x'),), r"field rooms\[1\].id"),
        ((("y = 20 }", 'y = 20, kind = "perilous" }'),), "field rooms: b has special throws: none"),
        ((("y = 20 }", 'y = 20, kind = "treasure" }'),), "field rooms: b has rewards: none"),
        ((("y = 20 }", "y = 20, gold = 2 }"),), "field rooms: b has rewards: gold"),
        ((("y = 20 }", 'y = 20, throws = ["jump"] }'),), "field rooms: b has special throws: jump"),
    ],
)
def test_a_plan_that_does_not_work_is_refused(
    tmp_path: Path, changes: tuple[tuple[str, str], ...], message: str
) -> None:
    with pytest.raises(BadContent, match=message) as refused:
        with_pack(tmp_path, "faces.toml", replaced(*changes))

    assert "faces.toml" in str(refused.value)


def test_a_board_has_two_faces(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"faces.toml: at least 2 cards are needed: board 7"):
        with_pack(tmp_path, "faces.toml", PLAN.replace("board = 1", "board = 7"))
