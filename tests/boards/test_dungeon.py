"""The picture of Dungeon!: the board as it is printed, and all that a game lays on it, no more."""

import pytest

from tests.boards.pictures import Element, groups, read, texts, titles
from tests.games.dungeon.scenes import BOARD, BOX, GAME, card, place, played, scene
from undercroft.boards import bare_drawer_of, drawer_of
from undercroft.boards.dungeon import svg
from undercroft.boards.dungeon.outline import loops, outline
from undercroft.engine import Refused, Table
from undercroft.engine.piles import Placed
from undercroft.engine.seats import seat_set
from undercroft.games.dungeon.state import Assault, DungeonState, Heap, Monster, Phase
from undercroft.telling import Teller
from undercroft.words import LANGUAGES, Words

GOBLIN = card("monster-larder-goblin")
GOBLET, COMB = BOX.prizes[0], BOX.prizes[1]


def bare(lang: str = "en") -> Element:
    return read(bare_drawer_of("dungeon")(GAME, Words(lang, GAME)))


def drawn(table: Table, seat: int | None = None, lang: str = "en") -> Element:
    return read(svg(table.view(seat), Teller(table, Words(lang, GAME))))


def on_board(root: Element, kind: str) -> list[Element]:
    """The pieces of a kind on the board, without the legend."""
    (board,) = groups(root, "board")
    return groups(board, kind)


def name(number: int) -> str:
    return Words("en", GAME).name(BOX.names[number])


def test_the_bare_board_shows_every_place_and_door_with_its_label() -> None:
    root = bare()
    doors = [join.kind for join in BOARD.joins]

    assert len(on_board(root, "room")) == 48
    assert len(on_board(root, "chamber")) == 12
    assert len(on_board(root, "stair")) == BOARD.kinds.count("stair")
    assert len(on_board(root, "door")) == doors.count("doors")
    assert len(on_board(root, "secret")) == doors.count("secret")
    assert len(on_board(root, "relic")) == 1
    labels = {BOARD.places[number].label for number in BOARD.sites}
    assert labels <= set(texts(root))
    assert not on_board(root, "hero")


def test_the_numeral_of_each_level_is_printed_in_its_rock_and_in_the_legend() -> None:
    root = bare()
    numerals = [texts(plate)[0] for plate in on_board(root, "plate")]
    told = texts(root)

    assert sorted(numerals) == sorted("112233445566")
    assert all(f"Level {level}" in told for level in range(1, 7))


def test_the_great_hall_is_named_in_both_languages() -> None:
    assert "Great Hall" in texts(bare())
    assert "Grand Hall" in texts(bare("fr"))
    assert "Niveau 3" in texts(bare("fr"))


def test_face_down_cards_lie_in_every_room_and_chamber() -> None:
    root = drawn(scene(("wizard", "great-hall"), ("rogue", "room-2a")))

    assert len(on_board(root, "monster-back")) == 48 + 3 * 12
    assert len(on_board(root, "prize")) == 48
    assert titles(on_board(root, "relic")) == [name(BOX.relic)]
    assert titles(on_board(root, "monster")) == [name(BOX.guard)]


def test_heroes_stand_where_they_are_and_the_one_who_plays_shines() -> None:
    root = drawn(scene(("wizard", "great-hall"), ("rogue", "room-2a"), ("elf", "room-2a")))

    assert sorted(titles(on_board(root, "hero"))) == ["Elf", "Rogue", "Wizard"]
    shining = [one for one in on_board(root, "hero") if "url(#turn)" in _fills(one)]
    assert titles(shining) == ["Wizard"]


def test_monsters_at_large_dropped_treasure_and_cleared_rooms_are_shown() -> None:
    def change(g: DungeonState) -> None:
        lost, won = g.site_at(place("room-2b")), g.site_at(place("room-2c"))
        assert lost is not None
        assert won is not None
        lost.cards, lost.prize = [], None
        won.cards, won.prize, won.cleared = [], None, True
        hurt = Monster(GOBLIN, place("room-2b"), number=3, pile=[COMB])
        g.monsters.append(hurt)
        g.heaps.append(Heap(place("corridor-203"), [GOBLET]))

    root = drawn(scene(("wizard", "great-hall"), ("rogue", "room-2a"), change=change))

    assert name(GOBLIN) in titles(on_board(root, "monster"))
    assert "3" in [text for token in on_board(root, "token") for text in texts(token)]
    assert sorted(titles(on_board(root, "treasure"))) == sorted([name(COMB), name(GOBLET)])
    assert len(on_board(root, "cleared")) == 1
    assert len(on_board(root, "monster-back")) == 48 + 3 * 12 - 2
    assert name(GOBLIN) in texts(root)


def test_a_card_is_shown_to_those_who_looked_at_it_only() -> None:
    def change(g: DungeonState) -> None:
        site = g.site_at(place("room-4a"))
        assert site is not None
        g.unseen[3].pool.remove(BOX.monster_decks[4][0])
        site.cards = [Placed(BOX.monster_decks[4][0], seat_set([0]))]

    table = scene(("wizard", "great-hall"), ("rogue", "room-2a"), change=change)

    assert titles(on_board(drawn(table, 0), "seen")) == [name(BOX.monster_decks[4][0])]
    assert on_board(drawn(table, 1), "seen") == []
    assert on_board(drawn(table), "seen") == []


def test_the_boss_stands_in_the_hall_while_he_is_fought() -> None:
    def change(g: DungeonState) -> None:
        g.phase = Phase.ASSAULT
        g.assault = Assault([0], 4)
        g.heroes[0].treasures = [GOBLET]

    root = drawn(scene(("elf", "great-hall"), ("rogue", "room-2a"), change=change))

    (boss,) = on_board(root, "boss")
    assert texts(boss) == ["4"]


def test_a_foul_minion_is_no_pawn() -> None:
    def change(g: DungeonState) -> None:
        g.heroes[1].alive, g.heroes[1].minion, g.heroes[1].graves = False, BOX.minions[0], 1

    setting = {"underdungeon": True}
    root = drawn(scene(("elf", "great-hall"), ("rogue", "chamber-2j"), change=change, **setting))

    assert titles(on_board(root, "minion")) == [name(BOX.minions[0])]
    assert titles(on_board(root, "hero")) == ["Elf"]


def test_the_legend_tells_treasure_goal_and_what_is_special() -> None:
    def change(g: DungeonState) -> None:
        g.heroes[1].treasures, g.heroes[1].lost = [BOX.relic], 2

    told = texts(drawn(scene(("wizard", "great-hall"), ("rogue", "room-2a"), change=change)))

    assert "5,000 of 10,000 GP" in told
    assert "0 of 20,000 GP" in told
    assert "loses 2 turns" in told
    assert "plays now" in told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "setup"), [(1, {}), (7, {"chamber_cards": True})])
def test_any_moment_of_a_game_can_be_drawn(lang: str, seats: int, setup: dict[str, bool]) -> None:
    for answers in (0, 3, 60, 400):
        table = played(seats, 11, answers, **setup)
        for seat in (None, 0):
            root = drawn(table, seat, lang)
            assert not [text for text in texts(root) if text.startswith("picture-")]


def test_games_without_a_printed_board_have_no_bare_picture() -> None:
    assert drawer_of("dungeon") is svg
    with pytest.raises(Refused, match="name a log"):
        bare_drawer_of("dungeon-run")
    with pytest.raises(Refused, match="nothing draws"):
        bare_drawer_of("dungeon-attack")


def test_a_border_goes_around_its_squares_and_its_holes() -> None:
    ring = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]

    outer, hole = loops(ring)

    assert sorted(outer) == [(0, 0), (0, 3), (3, 0), (3, 3)]
    assert sorted(hole) == [(1, 1), (1, 2), (2, 1), (2, 2)]
    assert len(loops([(0, 0), (1, 1)])) == 2
    assert outline([(0, 0)]) == "M0,0 L40,0 L40,40 L0,40 Z"
    assert outline([(0, 0)], 5) == "M5,5 L35,5 L35,35 L5,35 Z"


def _fills(root: Element) -> set[str]:
    return {one.get("fill") or "" for one in root.iter()}
