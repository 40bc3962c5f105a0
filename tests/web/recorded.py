"""Games that are played here and told as the server tells them, for the tests of the TypeScript.

They are always the same. Of each kind of event the first step is kept in which it happens.
"""

import random
from collections.abc import Collection, Iterator
from typing import Any, NamedTuple

from msgspec import Struct

from tests.web.dungeon_run_moments import KEY_BYTES, MOST_GAMES, play
from tests.web.recorded_throws import Throws, record_throws
from undercroft.bots import with_hands
from undercroft.engine import Event, Table
from undercroft.engine.chance import Keyed
from undercroft.engine.entries import Answered, Voted
from undercroft.engine.log import write_log
from undercroft.engine.replay import log_of
from undercroft.games import find
from undercroft.server.http.game_routes import plain
from undercroft.server.play.replays import Replay, replay
from undercroft.server.play.session import TableSession

SEEDS = {
    "dungeon": [(3, seed) for seed in range(8)],
    "dungeon-attack": [(4, seed) for seed in range(6)],
    "dungeon-fighter": [(4, seed) for seed in range(10)],
    "dungeon-fighter-catacombs": [(4, seed) for seed in range(6)],
    "dungeon-run": [(3, seed) for seed in range(9)] + [(4, 35)],
}
"""Seats and seeds: in these games everything happens that moves something on a board."""
FIGHTERS = ("dungeon-fighter", "dungeon-fighter-catacombs")
HAND = "steady"
"""Whoever throws dice here hits rather often, so that games last."""


class Step(Struct, frozen=True):
    """Two moments with one decision between them, through the eyes of who decided."""

    before: Replay
    now: Replay


class Printed(Struct, frozen=True):
    """What is printed for a game, and how its cards are numbered."""

    cards: Any
    names: list[str]


class Recorded(Struct, frozen=True):
    """Games as `web/src/recorded.ts` reads them."""

    steps: dict[str, list[Step]]
    """By game; in each of them something happens for the first time."""
    ends: dict[str, Replay]
    """A whole game with its story, as somebody saw it who watched."""
    throws: Throws
    printed: dict[str, Printed]


class Played(NamedTuple):
    """A game, and the number of the decision after which each kind of event was first known."""

    table: Table
    firsts: dict[type[Event], int]

    @property
    def log(self) -> str:
        """The game as a file, to be brought to a server."""
        return write_log(log_of(self.table, with_key=True))


def record() -> Recorded:
    """Play some games of each kind that has a board."""
    printed = {game: print_of(game) for game in ("dungeon", *FIGHTERS)}
    found = Recorded({}, {}, record_throws(), printed)
    for game, seeds in SEEDS.items():
        games = [played(game, seats, seed) for seats, seed in seeds]
        found.steps[game] = list(first_steps(games))
        end = games[0].table
        found.ends[game] = replay(TableSession(end, 0), len(end.decisions()), None)
    return found


def print_of(game_id: str) -> Printed:
    """The cards of a game that has a box, as the server tells them."""
    game: Any = find(game_id)
    return Printed(plain(game.content), game.box.names)


def played(game: str, seats: int, seed: int) -> Played:
    """A game by chance."""
    chance = with_hands(find(game), Keyed(seed.to_bytes(KEY_BYTES)), [HAND] * seats)
    table = Table(find(game), seats, chance)
    firsts: dict[type[Event], int] = {}
    told = 0

    def note(table: Table) -> bool:
        nonlocal told
        if new := {type(event) for event in table.events[told:]} - firsts.keys():
            firsts.update(dict.fromkeys(new, len(table.decisions())))
        told = len(table.events)
        return False

    play(table, random.Random(seed), note)
    return Played(table, firsts)


def game_with(kinds: Collection[type[Event]]) -> Played:
    """A game of Dungeon Run in which all this happens."""
    games = (played("dungeon-run", 2, seed) for seed in range(MOST_GAMES))
    return next(game for game in games if game.firsts.keys() >= set(kinds))


def first_steps(games: list[Played]) -> Iterator[Step]:
    """The steps in which something happens that did not happen before, in this game or others."""
    known: set[type[Event]] = set()
    for table, firsts in games:
        numbers = {number for kind, number in firsts.items() if kind not in known}
        known.update(firsts)
        yield from (step(table, number) for number in sorted(numbers) if number)


def step(table: Table, number: int) -> Step:
    """The moments before and after a decision, from 1."""
    decision = table.entries[table.decisions()[number - 1]]
    assert isinstance(decision, Answered | Voted)
    session = TableSession(table, 0)
    before = replay(session, number - 1, decision.seat, since=len(table.events))
    return Step(before, replay(session, number, decision.seat, since=before.told))
