"""Games are found by looking, and bots play them by what their seat may know."""

from importlib.metadata import EntryPoint, EntryPoints

import pytest

import undercroft.games
from tests.conformance.walk import GAMES
from tests.lanterns import make
from undercroft.bots import LEVELS, Budget, Chair, make_bot, with_hands
from undercroft.engine import Keyed, Refused, Table
from undercroft.games import find, makers

SEARCHING = ("veteran", "legend")
SHORT = Budget(playouts=1, seconds=60)
"""So that a whole game of bots that search takes no longer than others."""


def test_every_folder_is_a_game() -> None:
    assert "dungeon-attack" in makers()
    for name in makers():
        assert find(name).id == name


def test_an_unknown_game_is_refused_with_those_that_are_there() -> None:
    with pytest.raises(Refused, match=r"there is no game 'go'; there are: .*dungeon-attack"):
        find("go")


def test_a_package_elsewhere_offers_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """What an installed package would declare as its entry point."""
    point = EntryPoint("lanterns", "tests.lanterns:make", "undercroft.games")
    monkeypatch.setattr(undercroft.games, "entry_points", lambda group: EntryPoints([point]))

    assert makers()["lanterns"] is make
    assert find("lanterns").id == "lanterns"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_bots_play_whole_games(name: str, level: str) -> None:
    game = GAMES[name]
    seats = game.seats[0 if level in SEARCHING else -1]
    table = Table(game, seats, with_hands(game, Keyed.from_seed(level), [level] * seats))
    bots = [make_bot(level, f"{level} {seat}", SHORT) for seat in range(table.seats)]
    while not table.is_over:
        seat = table.waiting_for[0]
        table.answer(seat, bots[seat].choose(Chair(table, seat)))

    assert table.is_over


def test_the_same_seed_makes_the_same_bot() -> None:
    table = Table(find("dungeon-attack"), 4, Keyed.from_seed("x"))
    seat = table.waiting_for[0]
    chair = Chair(table, seat)

    one = [make_bot("random", "a").choose(chair) for _ in range(5)]

    assert one == [make_bot("random", "a").choose(chair) for _ in range(5)]


def test_a_chair_shows_no_more_than_its_seat_may_know() -> None:
    game = GAMES["lanterns"]
    table = Table(game, 3, Keyed.from_seed("chair"))
    table.answer(0, 0)
    chair = Chair(table, 1)

    assert chair.view() == table.view(1)
    assert chair.view()["players"][0]["hand"] == 1
    assert chair.options == table.options(1)
