"""Whole games of Dungeon! at the terminal: every choice typed by a person, and real dice too."""

import random
from pathlib import Path

import pytest

from tests.terminal.people import Typist
from undercroft.engine import Fast, Keyed, People, Roll, Source, Table
from undercroft.games import find
from undercroft.telling import Teller
from undercroft.terminal.offering import offers
from undercroft.terminal.session import Session
from undercroft.words import Words

GAME = find("dungeon")


class Player(Typist):
    """Reads the numbered options and types the number of a good one; tells what dice show."""

    def __init__(self, table: Table) -> None:
        super().__init__([])
        self.table = table
        self.typed = self.rolled = 0
        self.chance = random.Random(1)

    def read(self, prompt: str) -> str:
        ask = self.table.ask
        if isinstance(ask, Roll):
            self.rolled += 1
            return " ".join(self.chance.choices(ask.die.symbols, k=ask.count))
        options = self.table.options(0)
        choice = GAME.advise(self.table.state, 0, options, Fast(self.typed))
        self.typed += 1
        shown = [offer.option for offer in offers(self.table, 0)]
        return str(shown.index(choice) + 1)


def played(path: Path, players: tuple[str, ...], language: str, source: Source) -> Player:
    """Somebody who has played a whole game."""
    table = Table(GAME, len(players), source, {"quick_victory": True}, players)
    player = Player(table)
    Session(table, Words(language, GAME), player.screen, path).play()
    return player


@pytest.mark.parametrize(
    ("players", "language"),
    [(("human",), "en"), (("human:Ann", "bot:greedy", "bot:greedy"), "fr")],
    ids=["alone", "three"],
)
@pytest.mark.parametrize("real_dice", [False, True], ids=["dealt", "real dice"])
def test_a_game_is_played_from_start_to_end(
    tmp_path: Path, players: tuple[str, ...], language: str, real_dice: bool
) -> None:
    keyed = Keyed.from_seed("whole")
    player = played(tmp_path / "a.log", players, language, People(keyed) if real_dice else keyed)
    table = player.table

    assert table.is_over
    assert player.typed > 10
    assert bool(player.rolled) == real_dice
    for verdict in table.result().verdicts:
        assert Teller(table, Words(language, GAME)).verdict(verdict) in player.text
