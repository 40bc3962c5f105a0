"""Every game is measured: by its own entry where there is one, else by the usual one."""

from benchmarks import games

from undercroft.games import find, makers


def test_every_game_has_an_entry() -> None:
    assert list(games.entries()) == sorted(makers())
    for game, entry in games.entries().items():
        assert set(entry.balance.seats) <= set(find(game).seats)
        assert set(entry.balance.seats_of_one) <= set(find(game).seats) - {1}


def test_a_game_without_an_entry_is_balanced_with_its_best_numbers_of_seats() -> None:
    game = find("dungeon-run")

    assert games.usual(game) == games.Entry(
        games.Balance((game.best_seats[-1], 1), tuple(game.best_seats))
    )
