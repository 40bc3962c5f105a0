"""A whole game of Dungeon Run at the terminal, every choice typed by a person."""

from pathlib import Path

import pytest

from tests.terminal.people import Typist
from undercroft.engine import Fast, Keyed, Table
from undercroft.games import find
from undercroft.telling import Teller
from undercroft.terminal.offering import offers
from undercroft.terminal.session import Session
from undercroft.words import Words

GAME = find("dungeon-run")


class Player(Typist):
    """Reads the numbered options and types the number of a good one."""

    def __init__(self, table: Table) -> None:
        super().__init__([])
        self.table = table
        self.typed = 0

    def read(self, prompt: str) -> str:
        options = self.table.options(0)
        choice = GAME.advise(self.table.state, 0, options, Fast(self.typed))
        self.typed += 1
        shown = [offer.option for offer in offers(self.table, 0)]
        return str(shown.index(choice) + 1)


@pytest.mark.parametrize(
    ("players", "language"),
    [(("human",), "en"), (("human:Ann", "bot:greedy", "bot:greedy"), "fr")],
    ids=["solitaire", "three"],
)
def test_a_game_is_played_from_start_to_end(
    tmp_path: Path, players: tuple[str, ...], language: str
) -> None:
    table = Table(GAME, len(players), Keyed.from_seed("whole"), {}, players)
    player = Player(table)

    Session(table, Words(language, GAME), player.screen, tmp_path / "a.log").play()

    assert table.is_over
    assert player.typed > 10
    for verdict in table.result().verdicts:
        assert Teller(table, Words(language, GAME)).verdict(verdict) in player.text
