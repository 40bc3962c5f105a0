"""Who wins when bots play? `python -m benchmarks.balance` lets them play and counts.

Once all bots are greedy: is every figure worth playing? Once a single one is, among steady ones:
does it play better than they do? Bots sit on chairs, as at a real table: they see what their seat
may know.
"""

import argparse
import os
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track

from benchmarks import machine, report
from benchmarks.games import Balance, Trial, entries, entry_of
from undercroft.bots import Chair, make_bot, with_hands
from undercroft.engine import AnyGame, Keyed, Poll, Source, Table
from undercroft.games import find
from undercroft.targets.skill.skilled import Skilled

GAMES = 2000
MOST_ANSWERS = 20_000
GREEDY, STEADY = "greedy", "steady"
SURE = 1.96
"""Standard errors on either side of a share that hold it 95 times in 100."""


@dataclass(frozen=True)
class Match:
    """One game to be played: its bots by seat, and the number that decides its chance."""

    game: str
    bots: tuple[str, ...]
    number: int
    setup: dict[str, Any] = field(default_factory=dict)
    hand: str = ""
    """How all throw; each bot with its own hand if none is said."""


@dataclass(frozen=True)
class Ended:
    """What is counted of one game."""

    figures: tuple[str, ...]
    winners: tuple[int, ...]
    over: bool
    verdict: str
    rounds: int = 0
    boss_fell: bool | None = None
    """None where no boss is counted by itself."""
    trials: tuple[Trial, ...] = ()

    def share(self, seat: int) -> float:
        """What a seat has of the first place, which may be shared."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def play(match: Match) -> Ended:
    """Play one game, decided by its number."""
    seats, number = len(match.bots), match.number
    game, chance = opened(match.game), Keyed.from_seed(f"balance {seats} {number}")
    table = Table(game, seats, hands_of(match, game, chance), match.setup)
    bots = [make_bot(level, f"{number} {seat}") for seat, level in enumerate(match.bots)]
    answers = 0
    while not table.is_over and answers < MOST_ANSWERS:
        seat = table.waiting_for[0]
        table.answer(seat, bots[seat].choose(chair_of(table, seat)))
        answers += 1
    return counted(table)


class OpenChair(Chair):
    """A chair from which nothing hidden is wanted: who thinks looks at the table, not at a copy."""

    def __init__(self, table: Table, seat: int) -> None:
        self._world = table
        self.seat = seat
        self.seats = table.seats
        self.options = table.options(seat)
        self.is_poll = isinstance(table.ask, Poll)

    def thinks_of(self, source: Source) -> Any:
        """The state itself."""
        return self._world.state


def chair_of(table: Table, seat: int) -> Chair:
    """A chair as quick as a game's secrets allow; what is chosen on it is the same."""
    is_open = not table.game.has_secrets or entry_of(table.game.id).balance.is_blind_to_secrets
    return (OpenChair if is_open else Chair)(table, seat)


@cache
def opened(game: str) -> AnyGame:
    """A game with its box, opened once a process."""
    return find(game)


def hands_of(match: Match, game: AnyGame, chance: Source) -> Source:
    """The chance of a game, with the hands that throw in it."""
    if match.hand:
        return Skilled(chance, [match.hand] * len(match.bots))
    return with_hands(game, chance, match.bots)


def counted(table: Table) -> Ended:
    """What a table shows at its end."""
    g, result = table.state, table.result()
    plan = entry_of(table.game.id).balance
    killed = getattr(g, "killed_boss", None)
    return Ended(
        plan.figures(table),
        tuple(seat for seat, rank in enumerate(result.ranks) if rank == 1),
        table.is_over,
        next(iter(result.verdicts), "unfinished").removeprefix("verdict-"),
        getattr(g, "round", 0),
        None if killed is None else killed >= 0,
        tuple(plan.trials(table)),
    )


def play_many(matches: Sequence[Match], told: str, console: Console) -> list[Ended]:
    """So many games on all cores."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        ended = pool.map(play, matches, chunksize=10)
        return list(track(ended, description=told, total=len(matches), console=console))


def percent(part: float, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "-"


def figure_lines(games: Sequence[Ended], title: str, most_rounds: int | None) -> Iterator[str]:
    """How games of greedy bots went, and who won them."""
    count = len(games)
    yield f"### {title}, {count:,} games"
    yield ""
    if most_rounds is not None:
        yield from pace_lines(games, most_rounds)
    for verdict, times in Counter(game.verdict for game in games).most_common():
        yield f"* {verdict}: {percent(times, count)}"
    yield ""
    seats = len(games[0].figures)
    if seats == 1 or any(len(game.winners) in range(1, seats) for game in games):
        wins = ((f, game.share(seat)) for game in games for seat, f in enumerate(game.figures))
        yield from share_lines("figure", "games", wins)
    trials = [(trial.kind, float(trial.won)) for game in games for trial in game.trials]
    if trials:
        yield from share_lines("battle", "fought", trials)


def share_lines(what: str, how_often: str, wins: Iterable[tuple[str, float]]) -> Iterator[str]:
    """A table of who won how much."""
    shares: dict[str, list[float]] = {}
    for name, won in wins:
        shares.setdefault(name, []).append(won)
    yield f"| {what} | {how_often} | won |"
    yield "| --- | --: | --: |"
    for name, won_of in sorted(shares.items()):
        yield f"| {name} | {len(won_of):,} | {percent(sum(won_of), len(won_of))} |"
    yield ""


def pace_lines(games: Sequence[Ended], most_rounds: int) -> Iterator[str]:
    """How long games took that count rounds, and whether their boss fell."""
    count = len(games)
    rounds = sorted(game.rounds for game in games)
    quick = sum(game.over and game.rounds <= most_rounds for game in games)
    yield f"* ended within {most_rounds} rounds: {percent(quick, count)}"
    middle, late = rounds[count // 2], rounds[int(count * 0.95)]
    yield f"* rounds: half of the games by {middle}, 95 % by {late}, the longest {rounds[-1]}"
    if games[0].boss_fell is not None:
        yield f"* the boss fell in {percent(sum(bool(g.boss_fell) for g in games), count)}"


def tables_of(plan: Balance) -> Iterator[tuple[str, int, dict[str, Any], str]]:
    """The tables of greedy bots: a title, the seats, what is set, how all throw."""
    for seats, setup in (*((seats, {}) for seats in plan.seats), *plan.settings):
        told = "".join(f", {name} {value}" for name, value in setup.items())
        yield f"{seats} greedy {'bot' if seats == 1 else 'bots'}{told}", seats, setup, ""
    for seats, hand in plan.hands:
        yield f"{seats} greedy bots, {hand} hands", seats, {}, hand


def matches_of_one(game: str, seats: int, games: int) -> list[Match]:
    """One greedy bot among steady ones, on each seat in turn with the same chance."""
    line_ups = [
        tuple(GREEDY if seat == at else STEADY for seat in range(seats)) for at in range(seats)
    ]
    return [Match(game, line_ups[n % seats], n // seats) for n in range(games)]


def strength(seats: int, games: Sequence[Ended]) -> str:
    """The row of one greedy bot: its share of first places beside that of an equal."""
    shares = [game.share(number % seats) for number, game in enumerate(games)]
    count = len(shares)
    mean = sum(shares) / count
    error = SURE * sqrt(sum((share - mean) ** 2 for share in shares)) / count
    fair = percent(1, seats)
    return f"| {seats} | {count:,} | {100 * mean:.1f} ± {100 * error:.1f} % | {fair} |"


def section(game: str, games: int, console: Console) -> str:
    """All tables of a game."""
    plan = entry_of(game).balance
    command = f"python -m benchmarks.balance --game {game}"
    parts = [f"`{command}` ({games:,} games each). {machine.describe([])}", ""]
    for title, seats, setup, hand in tables_of(plan):
        bots = (GREEDY,) * seats
        matches = [Match(game, bots, number, setup, hand) for number in range(games)]
        ended = play_many(matches, f"{game}, {title}", console)
        parts += figure_lines(ended, title, plan.most_rounds)
    if not plan.seats_of_one:
        return "\n".join(parts).rstrip()
    parts += ["### One greedy bot among steady ones", ""]
    parts += ["| seats | games | won by the greedy one | share of an equal |"]
    parts += ["| --: | --: | --: | --: |"]
    for seats in plan.seats_of_one:
        told = f"{game}, one of {seats}"
        parts.append(strength(seats, play_many(matches_of_one(game, seats, games), told, console)))
    return "\n".join(parts)


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    """Options of the command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.balance", description=__doc__)
    known = list(entries())
    parser.add_argument("--game", choices=known, nargs="+", default=known, help="default all")
    parser.add_argument("--games", type=int, default=GAMES, help=f"default {GAMES}")
    parser.add_argument("--out", type=Path, help="document to write the tables into")
    options = parser.parse_args(given)
    if options.games < 1:
        parser.error("at least one game")
    return options


def main(given: Sequence[str] | None = None) -> None:
    """Play, print and write."""
    options = arguments(given)
    console = Console()
    for game in options.game:
        text = section(game, options.games, console)
        print(text)
        if options.out:
            mark = f"table:balance-{game}"
            report.write(options.out, text, f"<!-- {mark} -->", f"<!-- /{mark} -->")


if __name__ == "__main__":
    main()
