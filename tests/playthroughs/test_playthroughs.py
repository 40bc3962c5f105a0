"""The golden playthroughs are what the rules play now."""

import pytest

from tests.playthroughs import HERE, Scenario, golden_file, playthrough, scenarios
from undercroft.games import makers

ALL = list(scenarios())


@pytest.mark.parametrize(("game", "name", "scenario"), ALL, ids=[f"{g}-{n}" for g, n, _ in ALL])
def test_a_playthrough_is_as_it_was_written(game: str, name: str, scenario: Scenario) -> None:
    golden = golden_file(game, name).read_text(encoding="utf-8")

    assert playthrough(game, name, scenario) == golden, "run `make playthroughs` and review"


def test_every_game_has_playthroughs_and_none_is_left_over() -> None:
    assert {game for game, _, _ in ALL} == {*makers(), "quoits"}
    written = set(HERE.glob("*/*.txt"))
    assert written == {golden_file(game, name) for game, name, _ in ALL}
