"""The promises the engine keeps against OpenSpiel and against itself.

It judges measured rows; it neither measures nor prints.
"""

from dataclasses import dataclass

from benchmarks.games import Engine
from benchmarks.rates import Quartiles, Row, Work, ratio

OPENSPIEL_CLONE_US = 10.0  # the clone of OpenSpiel that limits are stated against
MOST_REPLAY_SHARE = 1.0
LEAST_GREEDY = 5.0
"""What compiling has to bring to what searches do all the time."""


@dataclass(frozen=True)
class Gate:
    """One promise with the numbers that decide it."""

    promise: str
    numbers: str
    met: bool

    def __str__(self) -> str:
        """Say the verdict first."""
        return f"{'met' if self.met else 'NOT met'}: {self.promise} ({self.numbers})"


def judge(
    engine: Engine, playouts: Row, interpreted: Row, table: Row, openspiel: Row
) -> list[Gate]:
    """All gates of a game: its random play and its live table beside OpenSpiel."""
    gates = [_speed_up(playouts, openspiel, engine.least_speed), _greedy(playouts, interpreted)]
    rows = [row for row in (playouts, table) if row.has(Work.CLONE)]
    gates += [_clone(row, openspiel, engine.most_clone_us) for row in rows]
    if engine.least_games is not None:
        gates.append(_games(playouts, table, engine.least_games))
    if engine.is_peers_game:
        gates += [_replay(row, table) for row in (playouts, table) if row.has(Work.REPLAY)]
    return gates + _unmeasured(playouts, table)


def _speed_up(playouts: Row, openspiel: Row, least: float) -> Gate:
    got = ratio(playouts.speeds[Work.PLAY], openspiel.speeds[Work.PLAY])
    promise = f"{playouts.label}: random play / OpenSpiel >= {least:g}"
    return Gate(promise, _spread(got), got.middle >= least)


def _greedy(playouts: Row, interpreted: Row) -> Gate:
    got = ratio(playouts.speeds[Work.GREEDY], interpreted.speeds[Work.GREEDY])
    promise = f"{playouts.label}: greedy playouts / interpreted >= {LEAST_GREEDY:g}"
    return Gate(promise, _spread(got), got.middle >= LEAST_GREEDY)


def _clone(row: Row, openspiel: Row, most: float) -> Gate:
    got = ratio(openspiel.speeds[Work.CLONE], row.speeds[Work.CLONE])
    scaled = Quartiles(*(OPENSPIEL_CLONE_US * part for part in got))
    promise = f"{row.label}: clone <= {most:g} µs where OpenSpiel's takes {OPENSPIEL_CLONE_US:g} µs"
    measured = f"{row.microseconds(Work.CLONE):.3g} µs beside"
    theirs = f"{openspiel.microseconds(Work.CLONE):.3g} µs as measured"
    numbers = f"{_spread(scaled)} µs scaled; {measured} {theirs}"
    return Gate(promise, numbers, scaled.middle <= most)


def _games(playouts: Row, table: Row, least: float) -> Gate:
    """Whole games: their length is that of the games at the live table."""
    games = playouts.rate(Work.PLAY) / table.log_length
    promise = f"{playouts.label}: at least {least:g} games a second on one core"
    numbers = f"{games:.0f}, of {table.log_length:.0f} decisions each"
    return Gate(promise, numbers, games >= least)


def _replay(row: Row, table: Row) -> Gate:
    got = ratio(table.speeds[Work.PLAY], row.speeds[Work.REPLAY])
    promise = f"{row.label}: replay of a decision <= its play on the live table"
    replayed = f"{row.microseconds(Work.REPLAY):.3g} µs beside"
    played = f"{table.microseconds(Work.PLAY):.3g} µs"
    return Gate(
        promise, f"{_spread(got)} of it; {replayed} {played}", got.middle <= MOST_REPLAY_SHARE
    )


def _unmeasured(playouts: Row, table: Row) -> list[Gate]:
    """A promise that no row can be held to is not kept."""
    lacking = [w for w in (Work.CLONE, Work.REPLAY) if not (playouts.has(w) or table.has(w))]
    return [Gate(f"the project can {work}", "not offered", met=False) for work in lacking]


def _spread(got: Quartiles) -> str:
    return f"{got.middle:.3g}, quartiles {got.low:.3g} to {got.high:.3g}"
