"""The first throw of somebody who has read nothing, in every game where dice are thrown."""

from pathlib import Path

import pytest

from tests.terminal.people import Typist
from undercroft import bots
from undercroft.engine import Keyed, Table
from undercroft.engine.entries import Threw
from undercroft.engine.throws import Throw
from undercroft.games import find, makers
from undercroft.terminal.players import read_seats
from undercroft.terminal.session import Session
from undercroft.terminal.throwing.ways import WAYS, read_ways
from undercroft.words import LANGUAGES, Words

GAMES = [game for game in makers() if bots.has_throws(find(game))]
MOST_LINES = 40


class Newcomer(Typist):
    """Takes the first thing that can be chosen, and presses Enter where a die is thrown."""

    session: Session
    said = 0

    def read(self, prompt: str) -> str:
        table = self.session.table
        self.said += 1
        if self.said > MOST_LINES or any(at == 0 for at, _ in throws_of(table)):
            raise EOFError
        return "" if isinstance(table.ask, Throw) else "1"


def throws_of(table: Table) -> list[tuple[int, Threw]]:
    """Who threw what: a throw belongs to who chose before it."""
    found, seat = [], -1
    for entry in table.entries:
        if isinstance(entry, Threw):
            found.append((seat, entry))
        else:
            seat = getattr(entry, "seat", seat)
    return found


def ways_of(newcomer: Newcomer) -> list[tuple[int, str]]:
    """Who threw, and how."""
    return [(seat, threw.way) for seat, threw in throws_of(newcomer.session.table)]


def come(path: Path, game_id: str, way: str | None, lang: str) -> Newcomer:
    """A newcomer and a bot play until the newcomer has thrown."""
    game, players = find(game_id), read_seats("human,bot")
    newcomer = Newcomer((), (100, 40))
    table = Table(game, len(players), Keyed.from_seed("newcomer"), {}, players)
    if way:
        table.ways = read_ways(way, game, players)
    newcomer.session = Session(table, Words(lang, game), newcomer.screen, path)
    newcomer.session.play()
    return newcomer


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_enter_is_enough_for_the_first_throw(tmp_path: Path, game: str, lang: str) -> None:
    newcomer = come(tmp_path / "a.log", game, None, lang)

    assert (0, "physics") in ways_of(newcomer)
    prompt = Words(lang, find(game)).say("aim-prompt")
    assert prompt in newcomer.text
    assert "•" in newcomer.text.rpartition(prompt)[2]  # the way of the die is drawn


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", WAYS)
def test_the_first_throw_works_in_every_way(tmp_path: Path, game: str, way: str) -> None:
    newcomer = come(tmp_path / "a.log", game, way, "en")

    assert (0, way) in ways_of(newcomer)
    assert newcomer.said < MOST_LINES


def test_there_are_games_of_throws() -> None:
    assert set(GAMES) >= {"dungeon-fighter", "dungeon-fighter-catacombs"}
