"""What the terminal writes at the end of a game."""

from pathlib import Path

import pytest

from tests.games.dungeon_run.situations import choose, hero, table
from tests.terminal.people import Typist
from undercroft.games.dungeon_run.options import END_TURN
from undercroft.telling import Teller
from undercroft.terminal.ending import write_end
from undercroft.words import Words

STONE = "artifact-summoning-stone"


@pytest.mark.parametrize(
    ("language", "verdict"),
    [
        ("en", "Ragg carried the Summoning Stone out of the dungeon and wins."),
        ("fr", "Ragg a sorti la Pierre d\N{RIGHT SINGLE QUOTATION MARK}invocation"),
    ],
)
def test_where_only_winning_counts_the_winner_is_named_and_no_score_is_shown(
    tmp_path: Path, language: str, verdict: str
) -> None:
    at = table(hero("ragg", equipped=[STONE]), hero(place=1), endgame=True)
    choose(at, END_TURN)
    typist = Typist([])

    write_end(at, Teller(at, Words(language, at.game)), typist.screen, tmp_path / "log")

    assert verdict in typist.text
    assert "Score" not in typist.text
    rows = [line.split() for line in typist.text.splitlines() if "Ragg" in line or "Kessa" in line]
    assert rows[0][1:3] == ["1", "Ragg"]
    assert rows[1][1:3] == ["2", "Kessa"]
    assert not any(cell in "01" for row in rows[:2] for cell in row[2:])
