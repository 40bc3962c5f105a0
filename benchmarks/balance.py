"""Is Dungeon Run balanced? `python -m benchmarks.balance` lets greedy bots play and counts.

Bots sit on chairs, as at a real table: they see what their seat may know.
"""

import argparse
import os
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import track

from benchmarks import machine, report
from undercroft.bots import Chair, make_bot
from undercroft.engine import Keyed, Table
from undercroft.games import find

GAME = "dungeon-run"
GAMES = 2000
SEATS = 4
MOST_ROUNDS = 60
MOST_ANSWERS = 20_000
OPENING, CLOSING = "<!-- table:balance -->", "<!-- /table:balance -->"


@dataclass(frozen=True)
class Ended:
    """What is counted of one game."""

    heroes: tuple[str, ...]
    winner: str
    rounds: int
    over: bool
    boss_fell: bool
    verdict: str


def play(seats: int, number: int) -> Ended:
    """One game of greedy bots, decided by its number."""
    table = Table(find(GAME), seats, Keyed.from_seed(f"balance {seats} {number}"), {})
    bots = [make_bot("greedy", f"{number} {seat}") for seat in range(seats)]
    answers = 0
    while not table.is_over and answers < MOST_ANSWERS:
        seat = table.waiting_for[0]
        table.answer(seat, bots[seat].choose(Chair(table, seat)))
        answers += 1
    g = table.state
    cards = table.game.content.heroes
    heroes = tuple(cards[hero.card].id for hero in g.heroes)
    verdict = next(iter(table.result().verdicts), "unfinished").removeprefix("verdict-")
    return Ended(
        heroes,
        heroes[g.winner] if g.winner >= 0 else "",
        g.round,
        table.is_over,
        g.killed_boss >= 0,
        verdict,
    )


def play_many(seats: int, games: int, console: Console) -> list[Ended]:
    """So many games on all cores."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        ended = pool.map(play, [seats] * games, range(games), chunksize=10)
        told = f"{games} games of {seats}"
        return list(track(ended, description=told, total=games, console=console))


def percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "-"


def lines(games: Sequence[Ended]) -> Iterator[str]:
    """The table of one number of seats."""
    count, seats = len(games), len(games[0].heroes)
    rounds = sorted(game.rounds for game in games)
    quick = sum(game.over and game.rounds <= MOST_ROUNDS for game in games)
    fell = sum(game.boss_fell for game in games)
    yield f"### {seats} {'hero' if seats == 1 else 'heroes'}, {count} games"
    yield ""
    yield f"* ended within {MOST_ROUNDS} rounds: {percent(quick, count)}"
    middle, late = rounds[count // 2], rounds[int(count * 0.95)]
    yield f"* rounds: half of the games by {middle}, 95 % by {late}, the longest {rounds[-1]}"
    yield f"* the boss fell in {percent(fell, count)}"
    for verdict, times in Counter(game.verdict for game in games).most_common():
        yield f"* {verdict}: {percent(times, count)}"
    yield ""
    yield "| hero | games | won |"
    yield "| --- | --: | --: |"
    played = Counter(hero for game in games for hero in game.heroes)
    won = Counter(game.winner for game in games)
    for hero in sorted(played):
        yield f"| {hero} | {played[hero]:,} | {percent(won[hero], played[hero])} |"
    yield ""


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    """Options of the command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help=f"default {GAMES}")
    parser.add_argument(
        "--seats", type=int, nargs="+", default=[SEATS, 1], help="default 4 and 1 (solitaire)"
    )
    parser.add_argument("--out", type=Path, help="document to write the tables into")
    options = parser.parse_args(given)
    if options.games < 1 or not all(seats in find(GAME).seats for seats in options.seats):
        parser.error("at least one game, with 1 to 6 seats")
    return options


def main(given: Sequence[str] | None = None) -> None:
    """Play, print and write."""
    options = arguments(given)
    console = Console()
    parts = [f"`make balance` ({options.games:,} games each). {machine.describe([])}", ""]
    for seats in options.seats:
        parts += lines(play_many(seats, options.games, console))
    section = "\n".join(parts)
    print(section)
    if options.out:
        report.write(options.out, section, OPENING, CLOSING)


if __name__ == "__main__":
    main()
