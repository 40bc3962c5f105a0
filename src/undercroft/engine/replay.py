"""Replay: from a table to a log and back, with proof that nothing was changed on the way.

A log replays without any source of chance. Every checkpoint is compared; with the key every die is
derived again.
"""

from undercroft.engine.chance import NOBODY, Keyed, People, Silent, Source, commitment
from undercroft.engine.entries import Answered, Voted, outcome_of
from undercroft.engine.game import AnyGame
from undercroft.engine.log import FORMAT, Checkpoint, Foot, Head, Log, LogEntry, state_hash
from undercroft.engine.refusals import BadLog, Refused, RulesFault
from undercroft.engine.table import Table


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
    if not log.foot.checkpoint:
        raise BadLog("log-cut", "the log has no checkpoint to go on from")
    head = log.head
    return Table.from_checkpoint(game, head.seats, log.foot.checkpoint, source, head.players)


def verify(log: Log, game: AnyGame) -> int:
    """Derive every die and card again from the key; returns how many there were."""
    if not log.foot.key:
        raise BadLog("log-sealed", "the key is not revealed before the game is over")
    key = bytes.fromhex(log.foot.key)
    if commitment(key) != log.head.commitment:
        raise BadLog("log-key", "the key is not the one whose hash was published at the start")
    load(log, game, source_of(log))
    return sum(not isinstance(e, Answered | Voted | Checkpoint) for e in log.entries)


def _replay(log: Log, game: AnyGame, source: Source) -> Table:
    if log.head.game != game.id:
        raise BadLog("log-game", f"the log is of {log.head.game}, not of {game.id}")
    table = _start(log, game, Silent(source))
    checkpoints = 0
    for n, entry in enumerate(log.entries, 1):
        if isinstance(entry, Checkpoint):
            if not _is_at(table, checkpoints, entry):
                raise _differs(log, game, n, "the state is another one")
            checkpoints += 1
            continue
        expected = outcome_of(table.ask, source)
        try:
            table.take(entry, expected)
        except (Refused, RulesFault) as error:
            raise _differs(log, game, n, str(error)) from None
    table.use(source)
    return table


def _start(log: Log, game: AnyGame, source: Source) -> Table:
    head = log.head
    if head.base:
        return Table.from_checkpoint(game, head.seats, head.base, source, head.players)
    return Table(game, head.seats, source, head.setup, head.players)


def _is_at(table: Table, count: int, checkpoint: Checkpoint) -> bool:
    """Whether the table's checkpoint of that number is the recorded one."""
    marks = table.marks
    return count < len(marks) and state_hash(marks[count].packed) == checkpoint.state


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
