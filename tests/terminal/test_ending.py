"""What the terminal writes at the end of a game."""

from pathlib import Path

import pytest

from tests.games.dungeon_attack import situations
from tests.games.dungeon_run.situations import choose, hero, table
from tests.terminal.people import Typist
from undercroft.engine import Keyed, Table
from undercroft.games.dungeon_run.options import END_TURN
from undercroft.telling import Teller
from undercroft.terminal.ending import write_end, write_result
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


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Garrick Vane: 22 = 8 Gold + 9 (3 Magic Items) + 5 (1 Magic Artifact)"),
        (
            "fr",
            "Vane\u202f: 22 = 8 pièces d’or + 9 (3 Objets magiques) + 5 (1 Artefact magique)",
        ),
    ],
)
def test_a_score_is_told_with_what_it_is_made_of(language: str, told: str) -> None:
    rich = situations.adventurer(
        situations.card("garrick-vane"), gold=8, charged=2, drained=1, artifacts=1
    )
    poor = situations.adventurer(situations.card("quill"))
    at = situations.table(rich, poor, phase=situations.Phase.SEARCH, level=3)
    typist = Typist([])

    write_result(at, Teller(at, Words(language, at.game)), typist.screen)

    text = " ".join(typist.text.split(" "))
    assert told in text.replace("\n", "")
    assert ("Quill: 0 = nothing" if language == "en" else "Quill\u202f: 0 = rien") in text


@pytest.mark.parametrize(
    ("language", "parts"),
    [
        ("en", ("Looking back", "Treasure", "Most monsters: ", "against the average", "Level 1: ")),
        ("fr", ("Rétrospective", "Trésor", "Le plus de monstres", "à la moyenne", "Niveau 1")),
    ],
)
def test_a_game_is_looked_back_upon_in_short(
    tmp_path: Path, language: str, parts: tuple[str, ...]
) -> None:
    game, source = situations.GAME, Keyed.from_seed("looking back")
    at = Table(game, 3, source, {"dungeon": [[6, 0]]})
    while not at.is_over:
        seat = at.waiting_for[0]
        at.answer(seat, game.advise(at.state, seat, at.options(seat), source))
    typist = Typist([])

    write_end(at, Teller(at, Words(language, game)), typist.screen, tmp_path / "log")

    for part in parts:
        assert part in typist.text
