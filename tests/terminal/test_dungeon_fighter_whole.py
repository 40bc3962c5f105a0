"""Whole games of both Dungeon Fighters at the terminal: choices typed, dice told or thrown."""

from pathlib import Path

import pytest

from tests.terminal.people import Typist
from undercroft.engine import Fast, Keyed, Table
from undercroft.engine.entries import Threw
from undercroft.games import find
from undercroft.targets.move import Throw
from undercroft.telling import Teller
from undercroft.terminal.offering import offers
from undercroft.terminal.session import Session
from undercroft.terminal.throwing.ways import read_ways
from undercroft.words import Words

EASIEST = {"dungeon-fighter": "easy", "dungeon-fighter-catacombs": "normal"}
WHERE = {"en": "Where is", "fr": "Où "}
SECTION_4 = "4"


class Party(Typist):
    """Types the number of a good option; of a throw what is usual, and where the die lies."""

    def __init__(self, table: Table, language: str) -> None:
        super().__init__([])
        self.table = table
        self.where = WHERE[language]
        self.heard = 0
        self.typed = 0

    def read(self, prompt: str) -> str:
        said, self.heard = self.text[self.heard :] + prompt, len(self.text)
        if isinstance(self.table.ask, Throw):
            return SECTION_4 if self.where in said else ""
        seat = self.table.waiting_for[0]
        options = self.table.options(seat)
        choice = self.table.game.advise(self.table.state, seat, options, Fast(self.typed))
        self.typed += 1
        return str([offer.option for offer in offers(self.table, seat)].index(choice) + 1)


@pytest.mark.parametrize(
    ("name", "way", "language", "seats"),
    [
        ("dungeon-fighter", "companion", "fr", 3),
        ("dungeon-fighter", "physics", "en", 2),
        ("dungeon-fighter-catacombs", "companion", "en", 2),
        ("dungeon-fighter-catacombs", "physics", "fr", 3),
    ],
)
def test_a_party_around_one_terminal_plays_to_the_end(
    tmp_path: Path, name: str, way: str, language: str, seats: int
) -> None:
    game, players = find(name), ("human",) * seats
    setup = {"difficulty": EASIEST[name], "leader_decides": True}
    table = Table(game, seats, Keyed.from_seed("whole"), setup, players)
    table.ways = read_ways(way, game, players)
    party, words = Party(table, language), Words(language, game)

    Session(table, words, party.screen, tmp_path / "a.log").play()

    assert table.is_over
    thrown = [entry for entry in table.entries if isinstance(entry, Threw)]
    assert len(thrown) > 5
    assert {threw.way for threw in thrown} == {way}
    for verdict in table.result().verdicts:
        assert Teller(table, words).verdict(verdict) in party.text
