"""Every game is measured: by its own entry where there is one, else by the usual one."""

from importlib.metadata import EntryPoint, EntryPoints

import pytest
from benchmarks import balance, games, gates, thrown_game
from benchmarks.project import ProjectPlayouts, ProjectTable
from benchmarks.rates import Row, Work

import undercroft.games
from tests.quoits import make as make_quoits
from undercroft.bots import Chair
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


def test_bots_throw_where_a_game_of_throws_is_balanced(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("quoits", "tests.quoits:make", "undercroft.games")
    monkeypatch.setattr(undercroft.games, "entry_points", lambda group: EntryPoints([point]))

    ended = [balance.play(balance.Match("quoits", ("greedy", "steady"), n)) for n in range(20)]

    assert all(game.over for game in ended)
    assert {game.winners for game in ended} > {(1,)}


def test_random_play_of_a_game_of_throws_is_measured() -> None:
    engine = games.Engine("Quoits", make_quoits, 0.5, 0.0, 0.0)
    playouts, table = ProjectPlayouts(engine), ProjectTable(engine)

    assert playouts.game() == table.game() == 8  # a dare a turn, two rounds of four
    assert playouts.playout(playouts.clone(playouts.position(1))) == 4
    log, decisions = table.record(1)
    assert decisions == 8
    table.replay(log)


@pytest.mark.parametrize(("greedy", "kept"), [(5.0, True), (4.9, False)])
def test_compiling_has_to_make_greedy_playouts_five_times_as_fast(
    greedy: float, kept: bool
) -> None:
    def row(label: str, rollouts: float) -> Row:
        return Row(label, 100.0, {work: [1.0] for work in Work} | {Work.GREEDY: [rollouts]})

    engine = games.Engine("Quoits", make_quoits, 0.5, 1.0, 20.0)
    rows = row(engine.playouts, greedy), row(engine.interpreted, 1.0)

    judged = gates.judge(engine, *rows, row(engine.table, 1.0), row("OpenSpiel", 1.0))

    assert [gate.met for gate in judged] == [True, kept, True, True]


@pytest.mark.parametrize("interpreted", [False, True])
def test_play_in_a_hurry_is_measured(interpreted: bool) -> None:
    engine = games.Engine("Quoits", make_quoits, 0.5, 0.0, 0.0)
    playouts = ProjectPlayouts(engine, interpreted=interpreted)
    position = playouts.clone(playouts.position(1))

    playouts.greedy(position)

    assert position.game.rule(position.state) is None


@pytest.mark.parametrize("game", ["dungeon-fighter", "dungeon-fighter-catacombs"])
def test_who_looks_at_an_open_table_chooses_as_on_a_chair(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = balance.Match(game, ("greedy",) * 3, 1)
    looked = balance.play(match)

    monkeypatch.setattr(balance, "chair_of", Chair)

    assert balance.play(match) == looked


def test_a_whole_game_is_thrown_by_physics() -> None:
    played = thrown_game.play("1", seats=1)

    assert played.throws > 5
    assert played.verdict in ("won", "all-fainted", "no-die-left")
    assert 0 < played.flying < played.seconds
