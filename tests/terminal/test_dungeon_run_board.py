"""The board of Dungeon Run in a terminal: its map is the dungeon, its texts spare the memory."""

from io import StringIO

import pytest
from rich.console import Console

from tests.games.dungeon_run.situations import (
    BOX,
    ENTRANCE,
    GAME,
    Spot,
    card,
    choose,
    hero,
    new_table,
    table,
)
from undercroft.engine import Table
from undercroft.engine.piles import Placed
from undercroft.engine.seats import seat_set
from undercroft.games.dungeon_run.geometry import mask
from undercroft.games.dungeon_run.options import (
    BATTLE,
    EQUIP,
    FIGHT_WITH,
    GIVE,
    MOVE,
    PROPOSE,
    TAKE_BACK,
    TRADE,
    WANT,
)
from undercroft.games.dungeon_run.state import Hero
from undercroft.telling import Teller
from undercroft.terminal.boards import board_of
from undercroft.words import Words

STONE, LANTERN = "artifact-summoning-stone", "artifact-lantern-of-the-dead"
SWORD = "treasure-feud-sword"
ROOMS = [Spot("entrance", exits=mask("e")), Spot(exits=mask("sw"))]
WINDING = [*ROOMS, Spot(at=(1, 1), exits=mask("new")), Spot(at=(0, 1), exits=mask("es"))]
LONG = [ENTRANCE, *(Spot() for _ in range(11))]


def drawn(game: Table, lang: str = "en", *, seat: int | None = 0, width: int = 120) -> str:
    out = StringIO()
    console = Console(file=out, width=width, highlight=False)
    console.print(board_of("dungeon-run")(game.view(seat), Teller(game, Words(lang, GAME))))
    return out.getvalue()


def lines(text: str, first: str, count: int) -> list[str]:
    """So many lines from the first that begins so."""
    every = [line.rstrip() for line in text.splitlines()]
    start = next(n for n, line in enumerate(every) if line.startswith(first))
    return every[start : start + count]


def test_walls_passages_and_unexplored_exits_are_where_they_are() -> None:
    game = table(hero("kessa"), dungeon=WINDING, pile=["den", "well"])

    assert lines(drawn(game), "┌", 9) == [
        "┌──────────┬──────────┐",
        "│1 Entrance│2         │",
        "│                     │",
        "│▶K        │          │",
        "├──────────┼───    ───┤",
        "│4         │3         │",
        "│                     ?",
        "│          │          │",
        "└─── ?? ───┴──────────┘",
    ]


def test_an_exit_is_sealed_when_no_tile_is_left() -> None:
    text = drawn(table(hero("kessa"), dungeon=WINDING))

    assert "└───┄┄┄┄───┴──────────┘" in text
    assert "??" not in text


def test_a_wall_between_two_rooms_is_a_wall() -> None:
    shut = [Spot("entrance", exits=mask("s")), Spot(exits=mask("s"))]
    rest = [Spot(at=(0, 1), exits=mask("ne")), Spot(at=(1, 1), exits=mask("nw"))]

    plan = lines(drawn(table(hero("kessa"), dungeon=shut + rest)), "┌", 9)

    assert [line[11] for line in plan] == list("┬│││┼│ │┴")


def test_a_room_shows_who_and_what_is_there() -> None:
    dungeon = [
        ENTRANCE,
        Spot("ancient-bridge", monster="monster-slime", wounds=1, hidden=2),
        Spot(stranger="stranger-mole-guide", items=["treasure-yew-longbow"]),
        Spot("lair", monster="boss-hadrak"),
    ]
    game = table(hero("kessa"), hero("mizzle", place=1), hero("ragg", place=1), dungeon=dungeon)

    assert lines(drawn(game), "│1 ", 3) == [
        "│1 Entrance│2 Bridge  │3         │4 Lair    │",
        "┊           ☠Slime 1/3 ☺Mole Guid ♛Hadra 0/8┊",
        "│▶K        │MR      ◇2│         ◆│          │",
    ]
    assert "│2 Pont    │" in drawn(game, "fr")


def test_the_knocked_out_are_small_letters_and_told_in_words() -> None:
    game = table(hero("kessa"), hero("mizzle", ko=True), hero("ragg"))

    text = drawn(game)

    assert "│▶KmR " in text
    assert "m (small letter) knocked out" in text
    assert text.count("KNOCKED OUT") == 1
    assert "ASSOMMÉE" in drawn(game, "fr")


def test_the_dead_leave_the_map() -> None:
    game = table(hero("kessa"), hero("mizzle", alive=False), hero("ragg"))

    text = drawn(game)

    assert "│▶KR " in text
    assert text.count("DEAD") == 1


def test_heroes_with_the_same_initial_get_letters_of_their_own() -> None:
    game = table(hero("kessa"), hero("kessa"), hero("kessa"))

    assert "│▶KES " in drawn(game)


@pytest.mark.parametrize(
    ("bearer", "told"),
    [
        (hero("mizzle", equipped=[STONE]), "Mizzle has the Summoning Stone, equipped"),
        (hero("mizzle", loot=[STONE]), "Mizzle has the Summoning Stone, in the loot pile"),
    ],
)
def test_the_bearer_of_the_stone_is_unmistakable(bearer: Hero, told: str) -> None:
    game = table(hero("kessa"), bearer, artifacts=[], endgame=True)

    text = drawn(game)

    assert "ENDGAME" in text
    assert f"✦ {told}" in text
    assert "│▶KM✦ " in text
    assert text.count("HAS THE STONE") == 1


def test_a_stone_that_was_traded_in_secret_is_shown_to_the_two_alone() -> None:
    owner = hero("mizzle", loot=[STONE])
    owner.artifacts[0].known = seat_set([1, 2])
    other = hero("ragg", loot=["artifact-lantern-of-the-dead"])
    game = table(hero("kessa"), owner, other, artifacts=[], endgame=True)

    for seat in (1, 2):
        assert "Mizzle has the Summoning Stone" in drawn(game, seat=seat)
    for stranger in (0, None):
        text = drawn(game, seat=stranger)
        assert "HAS THE STONE" not in text
        assert "M✦" not in text
        assert "The Summoning Stone is in a loot pile" in text


@pytest.mark.parametrize(
    ("seat", "told"),
    [(0, "Feud Sword"), (1, "Feud Sword"), (2, "1 card"), (None, "1 card")],
    ids=["maker", "partner", "other", "spectator"],
)
def test_a_trade_is_drawn_from_the_view_alone(seat: int | None, told: str) -> None:
    kessa, mizzle = hero("kessa", loot=[SWORD]), hero("mizzle", equipped=[LANTERN])
    game = table(kessa, mizzle, hero("ragg"))
    choose(game, EQUIP, TRADE[1], GIVE[card(SWORD)], WANT[card(LANTERN)], PROPOSE)
    game.events.clear()

    text = drawn(game, seat=seat)

    assert "Trade: Kessa and Mizzle, proposal 1 of 6" in text
    assert f"Kessa offers:  {told}" in text
    assert "Kessa asks Mizzle for Lantern of the Dead." in text
    assert "Mizzle offers" not in text


def test_an_offer_is_drawn_to_its_maker_as_it_was_made() -> None:
    game = table(hero("kessa", loot=[SWORD]), hero("mizzle", loot=[LANTERN]))
    choose(game, EQUIP, TRADE[1], GIVE[card(SWORD)], PROPOSE)
    choose(game, GIVE[card(LANTERN)], PROPOSE, TAKE_BACK[card(SWORD)])

    assert "Kessa offers:  Feud Sword" in drawn(game, seat=0)


def test_a_stone_that_lies_somewhere_is_told_before_the_endgame() -> None:
    dungeon = [ENTRANCE, Spot(items=[STONE])]

    text = drawn(table(hero("kessa"), dungeon=dungeon, artifacts=[]))

    assert "│         ✦│" in text
    assert "The Summoning Stone is on no. 2" in text
    assert "ENDGAME" not in text


def test_a_loot_pile_is_read_by_its_owner_and_counted_by_the_others() -> None:
    loot = ["treasure-shadow-cloak", "artifact-crown-of-kravlas", "monster-slime", "monster-slime"]
    game = table(hero("kessa"), hero("mizzle", loot=loot), artifacts=[])

    mine, theirs = drawn(game, seat=1), drawn(game, seat=0)

    assert "Shadow Cloak" in mine
    assert "Slime ×2" in mine
    assert "Shadow Cloak" not in theirs
    assert "Slime" not in theirs
    assert "◇1 ✧1 ☠2" in theirs


def test_what_the_cards_do_can_be_read() -> None:
    dungeon = [ENTRANCE, Spot("well", monster="monster-slime", wounds=1)]
    kessa = hero("kessa", place=1, equipped=["treasure-yew-longbow"], markers=(2, 0, 0))
    kessa.used = [card("treasure-yew-longbow")]

    text = " ".join(drawn(table(kessa, hero("ragg"), dungeon=dungeon), width=300).split())

    for name in ("tile-well", "monster-slime", "hero-kessa", "treasure-yew-longbow"):
        assert str(Words("en", GAME).note(name, "text")) in text
    assert "(used this turn)" in text
    assert "wounds: 1 of 3" in text
    assert " 6●● " in text


def test_the_curse_is_told_where_it_works() -> None:
    dungeon = [ENTRANCE, Spot("cursed-stone"), Spot()]

    assert "(off: Cursed Stone)" in drawn(table(hero("kessa", place=0), dungeon=dungeon))
    far = [
        Spot("entrance", exits=mask("e")),
        Spot(exits=mask("w")),
        Spot("cursed-stone", at=(3, 0)),
    ]
    assert "(off: Cursed Stone)" not in drawn(table(hero("kessa"), dungeon=far))


def test_a_battle_shows_dice_hits_and_what_is_needed() -> None:
    dungeon = [ENTRANCE, Spot(monster="monster-slime")]
    game = table(hero("dorgan", place=1), dungeon=dungeon, script="13 13455")

    text = drawn(choose(game, BATTLE, FIGHT_WITH[0]))

    assert "Battle: Dorgan against Slime" in text
    assert "Dorgan (Brawn)  [1] [3] [4] [5] [5]  hits on 5+" in text
    assert "Hits not blocked:  [3]" in text


def test_a_tile_that_is_laid_is_shown_in_each_way_it_may_lie() -> None:
    dungeon = [Spot("entrance", exits=mask("e"))]
    game = table(hero("kessa"), dungeon=dungeon, pile=["library", "well"], script=[0])

    text = drawn(choose(game, MOVE[1]))

    assert "Tile to place: Library" in text
    assert text.count("┌──  ──┐") == 1
    assert text.count("└──  ──┘") == 1


def test_the_heroes_who_can_be_picked_are_described() -> None:
    text = drawn(new_table(1, []), width=300)

    for number in BOX.heroes:
        assert str(Words("en", GAME).note(BOX.names[number], "text")) in text
    assert "Dwarf, Talent · brawn 5, magic 1, skill 2, life 5" in text


def test_only_those_who_looked_see_the_boss() -> None:
    game = table(hero("kessa"), hero("ragg"))
    game.state.bosses.top = [Placed(card("boss-hadrak"), seat_set([1]))]

    assert "The boss is Hadrak" in drawn(game, seat=1)
    assert "Hadrak" not in drawn(game, seat=0)


def test_a_wide_dungeon_is_cropped_around_the_active_hero() -> None:
    game = table(hero("kessa", place=11), hero("ragg"), dungeon=LONG)

    text = drawn(game, width=80)

    assert "│▶K " in text
    assert "│12 " in text
    assert "│5 " not in text
    assert "Only the part around Kessa is shown. Farther west: no. 1, 2, 3, 4, 5." in text
    assert "Only the part" not in drawn(game, width=140)


@pytest.mark.parametrize("width", [40, 60, 80, 100, 160])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_line_is_wider_than_the_terminal_and_no_word_is_missing(width: int, lang: str) -> None:
    names = ("kessa", "mizzle", "ragg", "saelith", "corvan", "brunna")
    abilities = {name: BOX.deck_of(card(f"hero-{name}"))[:4] for name in names}
    party = [
        hero(name, abilities=[BOX.names[n] for n in abilities[name]], ko=seat > 3, quiet=True)
        for seat, name in enumerate(names)
    ]
    text = drawn(table(*party, dungeon=LONG), lang, width=width)

    assert max(len(line) for line in text.splitlines()) <= width
    assert "board-" not in text
