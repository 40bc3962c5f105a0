"""Matches of a ladder: games between levels of bots, each decided by its number."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from msgspec import Struct

from undercroft.bots import DEFAULT_LEVEL, LEVELS, Budget, Chair, make_bot, with_hands
from undercroft.engine import AnyGame, Keyed, Result, Table
from undercroft.games import find

ENDLESS = 1e9
"""Seconds nobody waits: playouts alone end a search, so that a match can be played again."""
MOST_ANSWERS = 20_000
"""No game takes so many; one that does is counted as lost by all."""
THE_GAME = "the game"
"""Whom a party plays against."""

Playouts = tuple[tuple[str, int], ...]
"""How many playouts levels that search get for a decision; else they have their own budgets."""


class Match(Struct, frozen=True):
    """A game to be played: the levels on its seats, and the number that decides its chance."""

    game: str
    levels: tuple[str, ...]
    number: int
    playouts: Playouts = ()


class Played(Struct, frozen=True):
    """A match that was played: what one side has of it, from 0 for a defeat to 1 for a victory."""

    match: Match
    points: float
    answers: int

    @property
    def sides(self) -> tuple[str, str]:
        """Who played against whom: the weaker level second, or the game itself."""
        found = sorted(set(self.match.levels), key=[*LEVELS].index, reverse=True)
        return found[0], found[1] if len(found) > 1 else THE_GAME


def matches(
    game: AnyGame, levels: Sequence[str], games: int, playouts: Playouts = ()
) -> Iterator[Match]:
    """So many games for each pair of levels, or for each level of a party.

    The two games of a pair have the same chance and swapped seats.
    """
    if game.is_cooperative:
        seats = game.best_seats[0]
        for number in range(games):
            yield from (Match(game.id, (level,) * seats, number, playouts) for level in levels)
        return
    for number in range(games):
        for one, other in combinations(levels, 2):
            pair = (one, other) if number % 2 else (other, one)
            yield Match(game.id, pair, number // 2, playouts)


def play(match: Match) -> Played:
    """Play one match."""
    game = find(match.game)
    # Parties are compared by what they decide, so all throw with the same hand.
    hands = [DEFAULT_LEVEL] * len(match.levels) if game.is_cooperative else match.levels
    chance = with_hands(game, Keyed.from_seed(f"ladder {match.number}"), hands)
    table = Table(game, len(match.levels), chance)
    bots = [
        make_bot(level, f"{match.number} {seat}", _budget(level, match.playouts))
        for seat, level in enumerate(match.levels)
    ]
    answers = 0
    while not table.is_over and answers < MOST_ANSWERS:
        seat = table.waiting_for[0]
        table.answer(seat, bots[seat].choose(Chair(table, seat)))
        answers += 1
    return Played(match, points(match, table.result()) if table.is_over else 0.0, answers)


def _budget(level: str, playouts: Playouts) -> Budget | None:
    given = dict(playouts).get(level)
    return None if given is None else Budget(given, ENDLESS)


def points(match: Match, result: Result) -> float:
    """What the stronger level has of a match: victories count 1, and shared ranks a half."""
    order = [*LEVELS].index
    strong = max(match.levels, key=order)
    ranks = [rank or len(result.ranks) + 1 for rank in result.ranks]
    mine = [rank for rank, level in zip(ranks, match.levels, strict=True) if level == strong]
    others = [rank for rank, level in zip(ranks, match.levels, strict=True) if level != strong]
    if not others:
        return float(mine[0] == 1)
    pairs = [(one < other) + (one == other) / 2 for one in mine for other in others]
    return sum(pairs) / len(pairs)
