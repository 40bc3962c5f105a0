"""The ladder: who plays whom, what is counted, and that it goes on where it stopped."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from undercroft.bots import LEVELS
from undercroft.engine import AnyGame, BadFile, Result, Source
from undercroft.games import find
from undercroft.lab.ladder import climb, read
from undercroft.lab.ladder_page import page
from undercroft.lab.matches import THE_GAME, Match, Played, matches, play, points
from undercroft.lab.standings import Score, ratings, scores

PAGE = Path(__file__).parents[2] / "docs/ladder.md"
GAME = find("dungeon-attack")
QUICK = ["novice", "adventurer"]
ROW = r"\| adventurer \| novice \| (\d+) \| [\d.]+ % \| ([\d.]+) % to ([\d.]+) % \|"


def test_every_pair_plays_with_the_same_chance_and_swapped_seats() -> None:
    found = list(matches(GAME, list(LEVELS), 2))

    assert len(found) == 12
    assert {frozenset(match.levels) for match in found} == {
        frozenset((one, other)) for one in LEVELS for other in LEVELS if one != other
    }
    assert all(match.number == 0 for match in found)
    assert {match.levels for match in found} == {match.levels[::-1] for match in found}


def test_every_level_of_a_party_plays_the_same_games() -> None:
    found = list(matches(find("dungeon-fighter"), QUICK, 3))

    assert [match.number for match in found] == [0, 0, 1, 1, 2, 2]
    assert all(len(set(match.levels)) == 1 for match in found)


@pytest.mark.parametrize(
    ("ranks", "expected"), [((1, 2), 1.0), ((2, 1), 0.0), ((1, 1), 0.5), ((0, 0), 0.5)]
)
def test_the_stronger_level_has_the_points(ranks: tuple[int, int], expected: float) -> None:
    result = Result((0, 0), ranks)

    assert points(Match("dungeon-attack", ("legend", "novice"), 0), result) == expected
    assert points(Match("dungeon-attack", ("novice", "legend"), 0), result) == 1 - expected


def test_a_party_wins_or_loses_against_the_game() -> None:
    match = Match("dungeon-fighter", ("novice",) * 3, 0)

    assert points(match, Result((9, 9, 9), (1, 1, 1))) == 1.0
    assert points(match, Result((0, 0, 0), (0, 0, 0))) == 0.0
    assert Played(match, 1.0, 5).sides == ("novice", THE_GAME)


def test_all_levels_of_a_party_throw_with_the_same_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    thrown_by: list[tuple[str, ...]] = []

    def noted(game: AnyGame, source: Source, levels: Sequence[str]) -> Source:
        thrown_by.append(tuple(levels))
        raise InterruptedError

    monkeypatch.setattr("undercroft.lab.matches.with_hands", noted)
    for match in (*matches(find("dungeon-fighter"), list(LEVELS), 1), *matches(GAME, QUICK, 1)):
        with pytest.raises(InterruptedError):
            play(match)

    assert thrown_by[:-1] == [("adventurer",) * 3] * len(LEVELS)
    assert sorted(thrown_by[-1]) == sorted(QUICK)


def test_the_interval_is_wilsons() -> None:
    low, high = Score(70, 100).interval

    assert (round(low, 3), round(high, 3)) == (0.604, 0.781)
    assert Score(0, 10).interval[0] == 0.0
    assert Score(10, 10).interval[1] == 1.0


def test_ratings_follow_who_beats_whom() -> None:
    found = ratings(
        {("adventurer", "novice"): Score(90, 100), ("legend", "adventurer"): Score(75, 100)}
    )

    assert found["novice"] == 1000
    assert 360 < found["adventurer"] - 1000 < 390
    assert 180 < found["legend"] - found["adventurer"] < 200


def test_a_match_can_be_played_again() -> None:
    match = next(matches(GAME, ["adventurer", "veteran"], 1, (("veteran", 2),)))

    assert play(match) == play(match)


def test_a_ladder_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file, wanted = tmp_path / "ladder.jsonl", list(matches(GAME, QUICK, 4))
    first = list(climb(wanted[:2], file, 1))
    with file.open("ab") as cut:
        cut.write(b'\n{"match":{"game":"dun')

    then = list(climb(wanted, file, 1))

    assert {one.match for one in first} == set(wanted[:2])
    assert {one.match for one in then} == set(wanted[2:])
    assert {one.match for one in read(file)} == set(wanted)
    assert list(climb(wanted, file, 1)) == []


def test_a_file_that_can_not_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="written"):
        list(climb(matches(GAME, QUICK, 1), tmp_path / "no" / "ladder.jsonl", 1))


def test_the_page_of_the_ladder_is_true(tmp_path: Path) -> None:
    """Some of its games, played again: both intervals have to meet."""
    section = PAGE.read_text().partition("## dungeon-attack")[2].partition("\n## ")[0]
    count, low, high = re.findall(ROW, section)[0]
    played = list(climb(matches(GAME, QUICK, 20), tmp_path / "ladder.jsonl", 1))
    least, most = next(iter(scores(played).values())).interval

    assert int(count) >= 20
    assert least <= float(high) / 100
    assert most >= float(low) / 100
    assert "| adventurer | novice | 20 |" in page(played, ["played again"])
