"""Replay: from a table to a log and back, with proof that nothing was changed on the way.

A log replays without any source of chance. Every checkpoint is compared; with the key every die is
derived again. A log of other rules is followed as far as it fits.
"""

from collections.abc import Sequence
from typing import NamedTuple

from undercroft.engine.chance import NOBODY, Around, Keyed, People, Source, commitment
from undercroft.engine.game import AnyGame
from undercroft.engine.guided import guided_part
from undercroft.engine.log import FORMAT, Checkpoint, Foot, Head, Log, LogEntry, state_hash
from undercroft.engine.recorded import Checked, Recorded, RecordedThrow
from undercroft.engine.refusals import BadLog, Refused
from undercroft.engine.table import Table


def keyed_part(source: Source) -> Keyed | None:
    """The keyed stream in a source, if there is one."""
    while isinstance(source, Around):
        source = source.other
    return source if isinstance(source, Keyed) else None


def log_of(table: Table, *, with_key: bool = False) -> Log:
    """A table's log. The key is in it once the game is over, or when the table saves itself."""
    game, keyed, guided = table.game, keyed_part(table.source), guided_part(table.source)
    head = Head(
        undercroft=FORMAT,
        game=game.id,
        rules=game.rules_version,
        content=game.content_hash,
        seats=table.seats,
        setup=table.setup,
        players=table.players,
        ways=table.ways,
        real_dice=isinstance(table.source, People),
        commitment=keyed.commitment if keyed else "",
        base=table.base,
        base_position=table.marks[0].position,
        guided=guided is not None,
        guide_left=guided.left_at if guided else None,
        hints=table.hints,
    )
    entries = _with_checkpoints(table)
    key = keyed.key.hex() if keyed and (with_key or table.is_over) else ""
    last = table.marks[-1]
    foot = Foot(len(entries), table.is_over, key, last.packed, last.position)
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
    keyed = Keyed(bytes.fromhex(log.foot.key), log.head.base_position)
    return People(keyed) if log.head.real_dice else keyed


def load(log: Log, game: AnyGame, source: Source = NOBODY) -> Table:
    """The table a log leads to. BadLog names the first entry that differs."""
    table = _replay(log, game, _recorded(log.entries, source))
    table.use(source)
    _check_over(log, game, table)
    return table


def continue_from_checkpoint(log: Log, game: AnyGame, source: Source) -> Table:
    """Go on from the last checkpoint of a log that was played under other rules."""
    head = log.head
    source.position = log.foot.position
    try:
        table = Table.from_checkpoint(game, head.seats, log.foot.checkpoint, source, head.players)
    except Exception as error:  # a hostile checkpoint may break anything
        raise BadLog("log-edited", f"its checkpoint can't be used: {error}") from error
    table.ways, table.hints = head.ways, head.hints
    return table


def end_of(log: Log, game: AnyGame) -> Table:
    """The end of a finished game that was played under other rules: its last checkpoint."""
    table = continue_from_checkpoint(log, game, source_of(log))
    try:
        table.view(None), table.result()
    except Exception as error:  # a hostile checkpoint may break anything
        raise BadLog("log-edited", f"its end can't be shown: {error}") from error
    if not table.is_over:
        raise BadLog("log-edited", "the game is not over at its last checkpoint")
    return table


class Followed(NamedTuple):
    """A log played as far as it fits the rules of today."""

    table: Table
    checked: int
    """How many outcomes the key confirmed."""
    throws: list[RecordedThrow]
    """Every throw, for those who can throw again or draw by skill."""
    parted: BadLog | None
    """Where other rules part from these; None when the whole log replays."""


def follow(log: Log, game: AnyGame, source: Source = NOBODY) -> Followed:
    """Play a log as far as it fits; BadLog unless it is other rules that keep it from replaying."""
    recorded = _recorded(log.entries, source)
    try:
        table = _replay(log, game, recorded)
        _check_over(log, game, table)
        return Followed(table, recorded.checked, recorded.throws, None)
    except BadLog as bad:
        if bad.reason != "log-rules" or bad.entry is None:
            raise
        parted, fitting = bad, log.entries[: bad.entry - 1]
    source.position = log.head.base_position
    recorded = _recorded(fitting, source)
    try:
        table = _start(log, game, recorded)
        _play_on(table, recorded)
    except Exception as error:  # not even its beginning fits
        raise parted from error
    return Followed(table, recorded.checked, recorded.throws, parted)


def verify(log: Log, game: AnyGame) -> Followed:
    """Derive every die and card of a log again from its key, as far as the log fits."""
    if log.head.guided:
        raise BadLog("log-guided", "a guided game: its chance was written down beforehand")
    _check_key(log)
    return follow(log, game, source_of(log))


def _check_key(log: Log) -> None:
    """Refuse a log without its key, or with another one than was promised."""
    if not log.foot.key:
        raise BadLog("log-sealed", "the key is not revealed before the game is over")
    key = bytes.fromhex(log.foot.key)
    if commitment(key) != log.head.commitment:
        raise BadLog("log-key", "the key is not the one whose hash was published at the start")


def _recorded(entries: Sequence[LogEntry], source: Source) -> Recorded:
    """The moves of a log as a source, checked by another one if there is one."""
    moves = [entry for entry in entries if not isinstance(entry, Checkpoint)]
    return Recorded(moves) if source is NOBODY else Checked(moves, source)


def _replay(log: Log, game: AnyGame, recorded: Recorded) -> Table:
    if log.head.players and len(log.head.players) != log.head.seats:
        raise BadLog("log-edited", "the log names other players than it has seats")
    if log.head.ways and len(log.head.ways) != log.head.seats:
        raise BadLog("log-edited", "the log names other ways to throw than it has seats")
    if log.head.game != game.id:
        message = f"the log is of {log.head.game}, not of {game.id}"
        raise BadLog("log-game", message, found=log.head.game, wanted=game.id)
    table: Table | None = None
    try:
        table = _start(log, game, recorded)
        _play_on(table, recorded)
    except Exception as error:  # a hostile log may break anything; it must only ever be refused
        _check_checkpoints(log, game, table, whole=False)
        place = recorded.at if recorded.failed is None else recorded.failed
        raise _differs(log, game, _number(log, place), str(error)) from error
    _check_checkpoints(log, game, table, whole=True)
    return table


def _play_on(table: Table, recorded: Recorded) -> None:
    """Let the recorded choices be made; chance between them comes from the record by itself."""
    moves, take = recorded.moves, table.take
    count = len(moves)
    at = recorded.at
    try:
        while at < count:
            recorded.at = at + 1
            take(moves[at])
            at = recorded.at
    except Refused:
        recorded.at = at
        raise


def _number(log: Log, move: int) -> int:
    """The number of the entry, from 1, that holds a move."""
    places = [n for n, e in enumerate(log.entries, 1) if not isinstance(e, Checkpoint)]
    return places[min(move, len(places) - 1)] if places else 1


def _start(log: Log, game: AnyGame, source: Source) -> Table:
    head = log.head
    if head.base:
        table = Table.from_checkpoint(game, head.seats, head.base, source, head.players)
    else:
        table = Table(game, head.seats, source, head.setup, head.players)
    table.ways, table.hints = head.ways, head.hints
    return table


def _check_checkpoints(log: Log, game: AnyGame, table: Table | None, *, whole: bool) -> None:
    """Every recorded checkpoint is the table's: all of them, or as far as the table came."""
    if adopted := _packed_anew(log, game):
        if whole and table and table.marks[-1].packed != adopted:
            raise _differs(log, game, len(log.entries), "it ends in another state")
        return
    hashes = iter([state_hash(mark.packed) for mark in table.marks] if table else [])
    for n, entry in enumerate(log.entries, 1):
        if isinstance(entry, Checkpoint):
            state = next(hashes, None if whole else entry.state)
            if entry.state != state:
                raise _differs(log, game, n, "the state is another one")


def _check_over(log: Log, game: AnyGame, table: Table) -> None:
    if log.foot.over != table.is_over:
        word = "over" if table.is_over else "not over"
        message = f"the game is {word} before it; the log says otherwise"
        raise _differs(log, game, len(log.entries) + 1, message)


def _packed_anew(log: Log, game: AnyGame) -> bytes | None:
    """The last checkpoint of a log whose rules packed states otherwise, as these pack it.

    The hashes of such a log say nothing here. None where they do.
    """
    if log.head.rules == game.rules_version:
        return None
    try:
        packed: bytes = game.pack(game.adopt(log.foot.checkpoint))
    except Exception:  # a hostile checkpoint may break anything
        return None
    return None if packed == log.foot.checkpoint else packed


def _differs(log: Log, game: AnyGame, n: int, message: str) -> BadLog:
    """The log and this game part at entry n; say so with the likeliest reason."""
    head = log.head
    if head.rules != game.rules_version:
        versions = f"the log was played under rules {head.rules}, this is {game.rules_version}"
        message = f"{versions}; they first differ at entry {n}: {message}"
        return BadLog("log-rules", message, n, found=head.rules, known=game.rules_version)
    if head.content != game.content_hash:
        return BadLog(
            "log-content",
            f"the log was played with other cards; it first differs at entry {n}: {message}",
            n,
        )
    return BadLog("log-edited", f"entry {n} does not replay: {message}", n)
