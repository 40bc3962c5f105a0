"""The picture of Dungeon Run: all on the table is drawn, by shape and letter, and no more."""

from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from tests.boards.pictures import SVG, Element, groups, read, texts
from tests.games.dungeon_run.situations import BOX, ENTRANCE, GAME, Spot, hero, table
from undercroft.boards import drawer_of, drawn_games
from undercroft.boards.dungeon_run import svg
from undercroft.boards.dungeon_run.tiles import outline
from undercroft.content import BOXES
from undercroft.engine import Keyed, Refused, Table
from undercroft.games import find
from undercroft.games.dungeon_run.geometry import mask
from undercroft.games.dungeon_run.state import Monster
from undercroft.telling import Teller
from undercroft.words import LANGUAGES, Words

STONE = "artifact-summoning-stone"


def drawn(game: Table, seat: int | None = None, lang: str = "en") -> Element:
    return read(svg(game.view(seat), Teller(game, Words(lang, GAME))))


def on_board(root: Element, kind: str) -> list[Element]:
    """The pieces of a kind in the dungeon, without the legend."""
    (dungeon,) = groups(root, "dungeon")
    return groups(dungeon, kind)


def legend(root: Element) -> list[str]:
    (found,) = groups(root, "legend")
    return texts(found)


def random_table(seats: int, seed: int, answers: int) -> Table:
    game = Table(GAME, seats, Keyed.from_seed(str(seed)), players=["human:Anna"])
    chance = Random(seed)
    for _ in range(answers):
        if game.is_over:
            break
        seat = chance.choice(game.waiting_for)
        game.answer(seat, chance.choice(game.options(seat)))
    return game


def test_every_tile_lies_in_its_place_with_its_exits() -> None:
    game = table(hero(), dungeon=[ENTRANCE, Spot("standard-01", exits=mask("ew")), Spot("den")])

    root = drawn(game)

    places = [tile.get("transform") for tile in on_board(root, "tile")]
    assert places == ["translate(0,0)", "translate(200,0)", "translate(400,0)"]
    unknown = [len(groups(tile, "unknown")) for tile in on_board(root, "tile")]
    assert unknown == [3, 0, 3]


def test_walls_are_open_at_the_exits_only() -> None:
    def gaps(exits: str) -> int:
        return outline(mask(exits)).count(None)

    assert [gaps(exits) for exits in ("n", "ns", "nes", "nesw")] == [1, 2, 3, 4]
    north = outline(mask("n"))
    gap = north.index(None)
    assert (north[gap - 1], north[gap + 1]) == ((70, 0), (130, 0))


def test_special_tiles_are_named_and_entrance_and_lair_are_their_own() -> None:
    special = [tile.id for tile in BOX.tiles if tile.kind == "special"]
    spots = [ENTRANCE, Spot(), Spot("lair"), *(Spot(name) for name in special)]

    root = drawn(table(hero(), dungeon=spots))

    (entrance,), (lair,) = on_board(root, "entrance"), on_board(root, "lair")
    assert texts(entrance)[-1] == "Dungeon Entrance"
    assert texts(lair)[-1] == "Boss Lair"
    names = [texts(tile)[-1] for tile in on_board(root, "special")]
    assert names == [Words("en", GAME).name(f"tile-{name}") for name in special]
    assert not [text for tile in on_board(root, "standard") for text in texts(tile) if text != "?"]


def test_heroes_have_letters_and_colours_of_their_own() -> None:
    game = table(hero("kessa"), hero("dorgan"), hero("saelith"))

    pieces = on_board(drawn(game), "hero")

    assert [texts(piece) for piece in pieces] == [["K"], ["D"], ["S"]]
    colours = {piece.find(f"{SVG}path").get("fill") for piece in pieces}  # type: ignore[union-attr]
    assert len(colours) == 3


def test_heroes_with_the_same_initial_have_numbers() -> None:
    game = table(hero("kessa"), hero("kessa"), hero("saelith"))

    assert [texts(piece) for piece in on_board(drawn(game), "hero")] == [["1"], ["2"], ["S"]]


@pytest.mark.rule("DR-DEFEAT-07")
def test_a_knocked_out_hero_lies_and_a_dead_one_is_gone() -> None:
    game = table(hero("kessa"), hero("dorgan", ko=True), hero("saelith", alive=False))

    root = drawn(game)

    assert [texts(piece) for piece in on_board(root, "hero")] == [["K"], ["D", "out"]]
    (lying,) = on_board(root, "ko")
    assert "rotate(-90)" in ElementTree.tostring(lying, "unicode")
    assert {"knocked out", "dead"} <= set(legend(root))


def test_monsters_have_a_name_wounds_and_life() -> None:
    spot = Spot(monster="monster-cellar-ogre", wounds=3)
    boss = Spot("lair", monster="boss-hadrak", wounds=1)

    root = drawn(table(hero(), dungeon=[ENTRANCE, spot, boss]))

    told = [text for one in on_board(root, "contents") for text in texts(one)]
    assert {"Cellar Ogre", "3/4", "1/8"} <= set(told)
    assert len(on_board(root, "monster")) == len(on_board(root, "boss")) == 1


def test_the_four_types_of_monsters_have_four_shapes() -> None:
    names = ("cellar-ogre", "bone-guard", "gloomwolf", "slime")
    spots = [Spot(monster=f"monster-{name}") for name in names]

    pieces = on_board(drawn(table(hero(), dungeon=[ENTRANCE, *spots])), "monster")

    assert len({piece.find(f"{SVG}path").get("d") for piece in pieces}) == 4  # type: ignore[union-attr]


def test_items_strangers_and_the_stone_are_told_apart() -> None:
    heap = Spot(items=["treasure-feud-sword", STONE], hidden=2)
    guest = Spot(stranger="stranger-old-sergeant", hidden=1)

    root = drawn(table(hero(), dungeon=[ENTRANCE, heap, guest], artifacts=[]))

    kinds = {kind: len(on_board(root, kind)) for kind in ("item", "hidden", "stranger", "stone")}
    assert kinds == {"item": 1, "hidden": 2, "stranger": 1, "stone": 1}
    told = [text for one in on_board(root, "contents") for text in texts(one)]
    assert {"Feud Sword", "Summoning Stone", "Old Sergeant", "?", "?2"} <= set(told)


def test_a_large_heap_of_items_is_counted() -> None:
    heap = Spot(items=[BOX.names[card] for card in BOX.treasures[:6]])

    root = drawn(table(hero(), dungeon=[ENTRANCE, heap]))

    assert [texts(item)[0] for item in on_board(root, "item")].count("+3") == 1
    assert [text for text in texts(root) if text.endswith(" +4")]


def test_the_bearer_of_the_stone_shines() -> None:
    game = table(hero("kessa"), hero("dorgan", equipped=[STONE]), artifacts=[], endgame=True)

    root = drawn(game)

    (stone,) = on_board(root, "stone")
    bearers = [piece for piece in on_board(root, "hero") if stone in piece.iter()]
    assert texts(bearers[0])[-1] == "D"
    assert [line for line in legend(root) if "has the Stone" in line]
    assert "The endgame: all against all." in legend(root)


@pytest.mark.rule("DR-RULING-60")
def test_a_stone_among_other_backs_is_not_given_away() -> None:
    heroes = (hero("kessa", loot=[STONE]), hero("dorgan", loot=["artifact-crown-of-kravlas"]))
    game = table(*heroes, artifacts=[], endgame=True)

    for_all, for_owner, for_other = drawn(game), drawn(game, 0), drawn(game, 1)

    assert sum("may have the Stone" in line for line in legend(for_all)) == 2
    assert not on_board(for_all, "stone")
    for told in (for_owner, for_other):
        assert len(on_board(told, "stone")) == 1
        assert [line for line in legend(told) if "has the Stone" in line]


@pytest.mark.rule("DR-RULING-60")
def test_a_loot_pile_is_named_to_its_owner_alone() -> None:
    game = table(hero("kessa", loot=["treasure-feud-sword"]), hero("dorgan"))

    assert "Feud Sword" in " ".join(legend(drawn(game, 0)))
    for other in (1, None):
        told = " ".join(legend(drawn(game, other)))
        assert "Feud Sword" not in told
        assert "Loot 1" in told


@pytest.mark.parametrize("answers", [5, 60, 250, 600])
def test_a_picture_holds_nothing_that_only_the_truth_knows(answers: int) -> None:
    game = random_table(3, answers, answers)

    world = game.imagine(0, Keyed.from_seed("other"))
    world.players = game.players

    for seat in (None, 0):
        one, other = game.view(seat), world.view(seat)
        words = Words("en", GAME)
        assert svg(one, Teller(game, words)) == svg(other, Teller(world, words))


def test_the_legend_tells_round_wounds_turn_and_winner() -> None:
    game = table(hero("kessa", wounds=3), hero("dorgan"), turn=1, round=7, pile=["den", "well"])

    told = legend(drawn(game))

    assert "Round 7 · 2 tiles in the pile" in told
    assert {"Kessa", "3/8", "Dorgan", "0/5", "plays now", "First Player"} <= set(told)
    over = table(hero("kessa"), hero("dorgan"), winner=1)
    assert "Dorgan wins." in legend(drawn(over))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_legend_is_there(lang: str) -> None:
    heroes = [hero("kessa", ko=True, loot=[STONE]), hero("dorgan", alive=False), hero("ragg")]
    game = table(*heroes, dungeon=[ENTRANCE, Spot("lair")], artifacts=[], turn=2)

    assert not [text for text in legend(drawn(game, lang=lang)) if "picture-" in text]


@pytest.mark.parametrize("name", ["<b>&\"'", "\x00\udcff\u2028", "x" * 500, ""])
def test_odd_names_of_players_break_no_picture(name: str) -> None:
    game = table(hero(), hero("dorgan"))
    game.players = (f"human:{name}", "bot")

    root = drawn(game)

    ElementTree.tostring(root, "utf-8")
    assert max(len(text) for text in texts(root)) < 60


@pytest.mark.parametrize("seats", range(1, 7))
def test_any_game_can_be_drawn_within_its_frame(seats: int) -> None:
    for answers in (0, seats, 90, 400, 5000):
        root = drawn(random_table(seats, answers, answers))

        width, height = float(root.get("width", 0)), float(root.get("height", 0))
        assert root.get("viewBox") == f"0 0 {width:g} {height:g}"
        (dungeon,) = groups(root, "dungeon")
        move, _, scale = (dungeon.get("transform") or "").partition(" ")
        left, top = map(float, move.removeprefix("translate(").removesuffix(")").split(","))
        by = float(scale.removeprefix("scale(").removesuffix(")") or 1)
        for tile in on_board(root, "tile"):
            x, y = map(float, (tile.get("transform") or "")[10:-1].split(","))
            assert 0 <= left + by * x <= width - by * 200
            assert 0 <= top + by * y <= height - by * 200


def test_a_game_without_a_picture_is_refused() -> None:
    assert "dungeon-run" in drawn_games()
    with pytest.raises(Refused, match="nothing draws dungeon-attack; there are pictures of: "):
        drawer_of("dungeon-attack")


def test_a_card_of_a_pack_is_drawn_under_a_name_made_from_its_id(tmp_path: Path) -> None:
    lines = 'type = "beast"', "attack = 1", "power = [6]", "defense = 2", "escape = 2", "life = 5"
    (tmp_path / "monsters.toml").write_text("\n".join(("[odd-newt]", *lines, "effects = []")))
    game = Table(find("dungeon-run", [tmp_path]), 1, Keyed.from_seed("pack"))
    number = BOXES[game.state.box].names.index("monster-odd-newt")
    game.state.tiles[0].monster = Monster(number, wounds=2)

    root = drawn(game)

    assert len(on_board(root, "monster")) == 1
    assert {"Odd Newt", "2/5"} <= set(texts(root))
