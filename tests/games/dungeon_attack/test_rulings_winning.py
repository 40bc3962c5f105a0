"""The rulings on who wins. [DA-RULING-46] to [DA-RULING-48]"""

import pytest

from tests.games.dungeon_attack.situations import Phase, adventurer, table


@pytest.mark.rule("DA-RULING-46")
def test_the_party_survives_while_one_adventurer_stands_and_all_are_ranked() -> None:
    seats = [adventurer(gold=3), adventurer(hits=3, gold=9), adventurer(hits=3, charged=2)]

    game = table(*seats, phase=Phase.SEARCH, level=3)

    assert game.is_over
    assert game.result().verdicts == ("verdict-party-survived",)
    assert game.result().scores == (3, 9, 6)
    assert game.result().ranks == (3, 1, 2)


@pytest.mark.rule("DA-RULING-46")
def test_the_party_does_not_survive_when_nobody_stands_after_the_last_level() -> None:
    seats = [adventurer(hits=2, facing=1, gold=9), adventurer(hits=3)]

    game = table(*seats, level=3, dice="A")

    assert game.is_over
    assert game.result().verdicts == ("verdict-party-fell",)


@pytest.mark.rule("DA-RULING-47")
def test_of_equal_totals_more_artifacts_are_better_before_fewer_hits() -> None:
    seats = [
        adventurer(gold=10),
        adventurer(gold=5, artifacts=1, hits=2),
        adventurer(artifacts=2, hits=3),
        adventurer(gold=11),
    ]

    game = table(*seats, phase=Phase.SEARCH, level=3)

    assert game.result().ranks == (4, 3, 2, 1)


@pytest.mark.rule("DA-RULING-47")
def test_of_equal_totals_and_artifacts_fewer_hits_are_better() -> None:
    seats = [
        adventurer(gold=5, artifacts=1, hits=1),
        adventurer(gold=2, charged=1, artifacts=1),
        adventurer(gold=5, artifacts=1, hits=3),
    ]

    game = table(*seats, phase=Phase.SEARCH, level=3)

    assert game.result().ranks == (2, 1, 3)


@pytest.mark.rule("DA-RULING-47")
def test_what_is_still_equal_shares_a_rank() -> None:
    seats = [adventurer(gold=2), adventurer(gold=4, hits=1), adventurer(drained=1, gold=1, hits=1)]

    game = table(*seats, phase=Phase.SEARCH, level=3)

    assert game.result().ranks == (3, 1, 1)


@pytest.mark.rule("DA-RULING-48")
@pytest.mark.parametrize("others", [0, 1, 7])
@pytest.mark.parametrize(("total", "verdict"), [(59, "lost"), (60, "won")])
def test_a_shared_hoard_of_sixty_wins_for_any_number_of_players(
    others: int, total: int, verdict: str
) -> None:
    rich = adventurer(gold=total - 8 - others, drained=1, artifacts=1)
    seats = [rich, *(adventurer(gold=1) for _ in range(others))]

    game = table(*seats, phase=Phase.SEARCH, level=3, shared_hoard=True)

    assert sum(game.result().scores) == total
    assert game.result().verdicts[-1] == f"verdict-hoard-{verdict}"


@pytest.mark.rule("DA-RULING-48")
def test_without_the_option_the_hoard_decides_nothing() -> None:
    game = table(adventurer(gold=60), adventurer(), phase=Phase.SEARCH, level=3)

    assert game.result().verdicts == ("verdict-party-survived",)
