"""The board of Dungeon! in a terminal: the whole plan where it fits, and all that is known."""

from io import StringIO

import pytest
from rich.console import Console

from tests.games.dungeon.scenes import BOARD, BOX, GAME, card, place, played, scene
from undercroft.engine import Table
from undercroft.engine.piles import Placed
from undercroft.engine.seats import seat_set
from undercroft.games.dungeon.state import Assault, DungeonState, Fight, Heap, Monster, Phase
from undercroft.telling import Teller
from undercroft.terminal.boards import board_of
from undercroft.words import LANGUAGES, Words

WIDE = 3 * BOARD.width + 1
GOBLIN = card("monster-larder-goblin")
GOBLET, COMB = BOX.prizes[0], BOX.prizes[1]


def drawn(table: Table, seat: int | None = 0, lang: str = "en", width: int = WIDE) -> str:
    out = StringIO()
    board = board_of("dungeon")(table.view(seat), Teller(table, Words(lang, GAME)))
    Console(file=out, width=width, color_system=None).print(board)
    return out.getvalue()


def plan(text: str) -> list[str]:
    """The lines of the map."""
    lines = text.splitlines()[1:]
    return lines[: next(n for n, line in enumerate(lines) if "Level 1" in line)]


def test_the_whole_plan_fits_with_every_room_door_and_stair() -> None:
    lines = plan(drawn(scene(("wizard", "great-hall"), ("rogue", "room-2a"))))
    text = "\n".join(lines)

    assert len(lines) == 2 * BOARD.height + 1
    assert all(BOARD.places[site].label in text for site in BOARD.sites)
    doors = [join for join in BOARD.joins if join.kind == "doors"]
    upright = [join for join in doors if join.edge[0][1] == join.edge[1][1]]
    assert text.count("▯") == len(upright)
    assert text.count("▭▭") == len(doors) - len(upright)
    assert text.count("S") == len(BOARD.secret_doors)
    assert "Great Hall" in text
    assert "≡" in text


def test_face_down_cards_lie_in_rooms_and_chambers() -> None:
    text = "\n".join(plan(drawn(scene(("wizard", "great-hall"), ("rogue", "room-2a")))))

    assert text.count("▮") == 48 + 3 * 12
    assert text.count("◇") == 48
    assert "2K ▮▮▮" in text
    assert "☠✦" in text


def test_heroes_stand_on_the_map_and_the_one_who_plays_is_marked() -> None:
    text = "\n".join(plan(drawn(scene(("wizard", "corridor-203"), ("rogue", "room-2a")))))

    assert "▶W" in text
    assert "▯R" in text


def test_heroes_share_a_corridor_space() -> None:
    two = scene(("wizard", "corridor-203"), ("rogue", "corridor-203"))
    three = scene(*[(name, "corridor-203") for name in ("wizard", "rogue", "elf")])

    assert "WR" in "\n".join(plan(drawn(two)))
    assert "W+" in "\n".join(plan(drawn(three)))


def test_spaces_within_reach_are_named_on_the_map_and_by_their_steps() -> None:
    text = drawn(scene(("wizard", "great-hall"), ("rogue", "room-2a")))

    assert "Wizard: 5 spaces to go" in text
    assert "1 step: 101 112 " in text
    assert "1D" in text.split("3 steps:")[1].split("4 steps:")[0]
    assert any("▯12" in line for line in plan(text))


def test_monsters_at_large_cleared_rooms_and_treasure_are_shown() -> None:
    def change(g: DungeonState) -> None:
        lost, won = g.site_at(place("room-2b")), g.site_at(place("room-2c"))
        assert lost is not None
        assert won is not None
        lost.cards, lost.prize = [], None
        won.cards, won.prize, won.cleared = [], None, True
        g.monsters.append(Monster(GOBLIN, place("room-2b"), number=3, pile=[COMB]))
        g.heaps.append(Heap(place("corridor-203"), [GOBLET, COMB]))

    text = drawn(scene(("wizard", "great-hall"), ("rogue", "room-2a"), change=change))
    map_text = "\n".join(plan(text))

    assert "2C ✓" in map_text
    assert "☠3Lar" in map_text
    assert "◆2" in map_text
    assert "☠3 Larder Goblin 2B ◇1" in text
    assert "monster at large" in text


def test_a_card_is_named_to_those_who_looked_at_it_only() -> None:
    deep = BOX.monster_decks[4][1]

    def change(g: DungeonState) -> None:
        site = g.site_at(place("chamber-4j"))
        assert site is not None
        g.unseen[3].pool.remove(deep)
        site.cards[0] = Placed(deep, seat_set([0]))

    table = scene(("wizard", "great-hall"), ("rogue", "room-2a"), change=change)
    known = Words("en", GAME).name(BOX.names[deep])[:6]

    assert known in "\n".join(plan(drawn(table, 0)))
    assert known not in drawn(table, 1)
    assert known not in drawn(table, None)


def test_the_party_tells_place_treasure_and_state() -> None:
    def change(g: DungeonState) -> None:
        g.heroes[1].treasures, g.heroes[1].lost = [BOX.relic], 2

    text = drawn(scene(("wizard", "great-hall"), ("rogue", "room-2a"), change=change))
    (row,) = [line for line in text.splitlines() if "Rogue" in line and "10,000" in line]

    assert "2A" in row
    assert "█████░░░░░ 5,000 of 10,000" in row
    assert "loses 2 turns" in row


def test_own_cards_are_told_with_their_texts_and_others_spells_only_counted() -> None:
    bolt = card("spell-lightning-bolt")

    def change(g: DungeonState) -> None:
        g.heroes[0].spells = [bolt, bolt]

    table = scene(("wizard", "great-hall"), ("rogue", "room-2a"), change=change)

    assert "Lightning Bolt ×2" in drawn(table, 0)
    assert "Spellbook of Darthon" in drawn(table, 0)
    assert "Lightning Bolt" not in drawn(table, 1)
    assert "Backstab" in drawn(table, 1)


@pytest.mark.parametrize(("deadly", "last"), [(False, "11–12"), (True, "12")])
def test_a_fight_shows_six_numbers_dice_and_the_row_of_the_table(deadly: bool, last: str) -> None:
    def change(g: DungeonState) -> None:
        g.fight = Fight(0, GOBLIN, needs=5, dice=[1, 2], foe_dice=[5, 4], tier=2)

    text = drawn(scene(("wizard", "room-1a"), ("rogue", "room-2a"), change=change, deadly=deadly))
    targets = BOX.targets[GOBLIN]

    assert "Wizard against Larder Goblin" in text
    assert f"[{targets[3]}]" in text
    assert "[1] [2]" in text
    assert "[5] [4]" in text
    (row,) = [line for line in text.splitlines() if "▶  8–10" in line]
    assert "Hurt" in row
    assert last in text
    assert ("Killed" in text) == deadly


def test_the_chance_to_win_is_told_before_the_roll() -> None:
    def change(g: DungeonState) -> None:
        g.fight = Fight(0, GOBLIN, needs=7)

    text = drawn(scene(("rogue", "room-1a"), ("wizard", "room-2a"), change=change))

    assert "Needs 7 or more.  58% to win." in text


def test_the_battle_with_the_boss_has_a_panel_of_its_own() -> None:
    def change(g: DungeonState) -> None:
        g.phase = Phase.ASSAULT
        g.assault = Assault([0], 4)
        g.heroes[0].treasures = [GOBLET, COMB]

    text = drawn(scene(("elf", "great-hall"), ("rogue", "room-2a"), change=change))

    assert "♛4" in "\n".join(plan(text))
    assert "Elf against Magaroth Darkpain" in text
    assert "4 hit points left" in text
    assert "A double on 4 dice strikes him." in text


def test_the_solo_game_shows_its_doom() -> None:
    assert "Doom □□□□□□□□□□□□□☠  0 threat tokens" in drawn(played(1, 3, 2))


def test_a_narrow_terminal_shows_what_is_around_the_hero_who_plays() -> None:
    text = drawn(scene(("wizard", "chamber-6k"), ("rogue", "room-3e")), width=80)

    assert "6K" in text
    assert "3E ▮" not in text
    assert f"It takes {WIDE} columns" in text


@pytest.mark.parametrize("width", [60, 80, 100, WIDE, 200])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    table = played(7, 5, 500)

    assert max(len(line) for line in drawn(table, 0, width=width).splitlines()) <= width


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "setup"),
    [(1, {}), (4, {"underdungeon": True}), (7, {"chamber_cards": True, "wandering": True})],
)
def test_any_moment_can_be_told_in_both_languages(
    lang: str, seats: int, setup: dict[str, bool]
) -> None:
    for answers in (0, 2, 40, 300):
        table = played(seats, 2, answers, **setup)
        for seat in (None, 0):
            assert "board-" not in drawn(table, seat, lang)
