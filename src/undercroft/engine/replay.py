"""Replay: from a table to a log and back, with proof that nothing was changed on the way.

A log replays without any source of chance. Every checkpoint is compared; with the key every die is
derived again.
"""

from collections.abc import Sequence
from typing import TypeVar

from undercroft.engine.asks import Landing, Throw
from undercroft.engine.chance import NOBODY, Keyed, People, Source, commitment
from undercroft.engine.dice import Die
from undercroft.engine.entries import DECISIONS, AnyEntry, Drew, Rolled, Threw
from undercroft.engine.game import AnyGame
from undercroft.engine.log import FORMAT, Checkpoint, Foot, Head, Log, LogEntry, state_hash
from undercroft.engine.refusals import BadLog, Refused
from undercroft.engine.table import Table

E = TypeVar("E", Rolled, Drew, Threw)
Said = TypeVar("Said", bytes, int)


def keyed_part(source: Source) -> Keyed | None:
    """The keyed stream in a source, if there is one."""
    if isinstance(source, People):
        source = source.other
    return source if isinstance(source, Keyed) else None


def log_of(table: Table, *, with_key: bool = False) -> Log:
    """A table's log. The key is in it once the game is over, or when the table saves itself."""
    game, keyed = table.game, keyed_part(table.source)
    head = Head(
        undercroft=FORMAT,
        game=game.id,
        rules=game.rules_version,
        content=game.content_hash,
        seats=table.seats,
        setup=table.setup,
        players=table.players,
        real_dice=isinstance(table.source, People),
        commitment=keyed.commitment if keyed else "",
        base=table.base,
    )
    entries = _with_checkpoints(table)
    key = keyed.key.hex() if keyed and (with_key or table.is_over) else ""
    foot = Foot(len(entries), table.is_over, key, table.marks[-1].packed)
    return Log(head, entries, foot)


def _with_checkpoints(table: Table) -> list[LogEntry]:
    entries: list[LogEntry] = []
    done = 0
    for mark in table.marks:
        entries += table.entries[done : mark.entries]
        done = mark.entries
        entries.append(Checkpoint(state_hash(mark.packed)))
    return entries + table.entries[done:]


def source_of(log: Log) -> Source:
    """The source with which a saved game goes on."""
    if not log.foot.key:
        return NOBODY
    keyed = Keyed(bytes.fromhex(log.foot.key))
    return People(keyed) if log.head.real_dice else keyed


def load(log: Log, game: AnyGame, source: Source = NOBODY) -> Table:
    """The table a log leads to. BadLog names the first entry that differs."""
    table = _replay(log, game, source)
    if log.foot.over != table.is_over:
        word = "over" if table.is_over else "not over"
        message = f"the game is {word} after the last entry; the log says otherwise"
        raise BadLog("log-edited", message, len(log.entries))
    return table


def continue_from_checkpoint(log: Log, game: AnyGame, source: Source) -> Table:
    """Go on from the last checkpoint of a log that was played under other rules."""
    head = log.head
    try:
        return Table.from_checkpoint(game, head.seats, log.foot.checkpoint, source, head.players)
    except Exception as error:  # a hostile checkpoint may break anything
        raise BadLog("log-edited", f"its checkpoint can't be used: {error}") from error


def verify(log: Log, game: AnyGame) -> int:
    """Derive every die and card again from the key; returns how many there were."""
    if not log.foot.key:
        raise BadLog("log-sealed", "the key is not revealed before the game is over")
    key = bytes.fromhex(log.foot.key)
    if commitment(key) != log.head.commitment:
        raise BadLog("log-key", "the key is not the one whose hash was published at the start")
    load(log, game, source_of(log))
    return sum(not isinstance(e, (*DECISIONS, Checkpoint)) for e in log.entries)


class Replayed:
    """A source that says what a log says. Another source keeps pace and must say the same."""

    def __init__(self, moves: list[AnyEntry], other: Source) -> None:
        self.moves = moves
        self.at = 0
        """The place of the next move."""
        self._other = other
        self._checks = other is not NOBODY

    @property
    def position(self) -> int:
        return self._other.position

    @position.setter
    def position(self, position: int) -> None:
        self._other.position = position

    def roll(self, count: int, die: Die) -> bytes | None:
        expected = self._other.roll(count, die) if self._checks else None
        entry = self._next(Rolled)
        if entry is None:
            return None
        faces = entry.check(count, die)
        return faces if expected is None else self._agreed(faces, expected)

    def draw(self, cards: Sequence[int]) -> int | None:
        expected = self._other.draw(cards) if self._checks else None
        entry = self._next(Drew)
        if entry is None:
            return None
        card = entry.check(cards)
        return card if expected is None else self._agreed(card, expected)

    def throw(self, throw: Throw) -> Landing | None:
        entry = self._next(Threw)
        return None if entry is None else entry.landing

    def _next(self, kind: type[E]) -> E | None:
        """The next move, if there is one; it must be of a kind."""
        if self.at == len(self.moves):
            return None
        entry = self.moves[self.at]
        if not isinstance(entry, kind):
            raise Refused("bad-outcome", f"{kind.__name__} is awaited where {entry} stands")
        self.at += 1
        return entry

    def _agreed(self, outcome: Said, expected: Said) -> Said:
        if outcome != expected:
            self.at -= 1
            raise Refused("bad-outcome", "chance gave something else")
        return outcome


def _replay(log: Log, game: AnyGame, source: Source) -> Table:
    if log.head.game != game.id:
        raise BadLog("log-game", f"the log is of {log.head.game}, not of {game.id}")
    moves = [entry for entry in log.entries if not isinstance(entry, Checkpoint)]
    recorded = Replayed(moves, source)
    table: Table | None = None
    options = game.options
    try:
        table = _start(log, game, recorded)
        while recorded.at < len(moves):
            entry = moves[recorded.at]
            if not isinstance(entry, DECISIONS):
                raise Refused("no-chance", "no chance is awaited here")
            recorded.at += 1
            table.answer(entry.seat, options[entry.option])
    except Exception as error:  # a hostile log may break anything; it must only ever be refused
        _check_checkpoints(log, game, table)
        raise _differs(log, game, _number(log, recorded.at), str(error)) from error
    _check_checkpoints(log, game, table)
    table.use(source)
    return table


def _number(log: Log, move: int) -> int:
    """The number of the entry, from 1, that holds a move."""
    places = [n for n, e in enumerate(log.entries, 1) if not isinstance(e, Checkpoint)]
    return places[min(move, len(places) - 1)] if places else 1


def _start(log: Log, game: AnyGame, source: Source) -> Table:
    head = log.head
    if head.base:
        return Table.from_checkpoint(game, head.seats, head.base, source, head.players)
    return Table(game, head.seats, source, head.setup, head.players)


def _check_checkpoints(log: Log, game: AnyGame, table: Table | None) -> None:
    """Every recorded checkpoint is the table's, as far as the table came."""
    marks = iter(table.marks if table else ())
    for n, entry in enumerate(log.entries, 1):
        if isinstance(entry, Checkpoint):
            mark = next(marks, None)
            if mark is None:
                return
            if state_hash(mark.packed) != entry.state:
                raise _differs(log, game, n, "the state is another one")


def _differs(log: Log, game: AnyGame, n: int, message: str) -> BadLog:
    """The log and this game part at entry n; say so with the likeliest reason."""
    head = log.head
    if head.rules != game.rules_version:
        versions = f"the log was played under rules {head.rules}, this is {game.rules_version}"
        return BadLog("log-rules", f"{versions}; they first differ at entry {n}: {message}", n)
    if head.content != game.content_hash:
        return BadLog(
            "log-content",
            f"the log was played with other cards; it first differs at entry {n}: {message}",
            n,
        )
    return BadLog("log-edited", f"entry {n} does not replay: {message}", n)
