"""The log: who chose what and what chance did, from which a game can be played again.

It is the save file, the replay, the bug report and the backbone of the network protocol. As text it
is one JSON object a line: a head, the entries, a foot. Each entry carries a running check sum and
each checkpoint a hash of the state, so that a cut or edited log says where.
"""

import hashlib
from collections.abc import Iterator
from typing import Any
from zlib import crc32

import msgspec
from msgspec import Struct, structs

from undercroft.engine.chance import KEY_BYTES
from undercroft.engine.entries import Answered, Drew, Entry, Rolled, Threw, Voted
from undercroft.engine.refusals import BadLog

FORMAT = 1
SUM = 8
BROKEN = (msgspec.DecodeError, ValueError, RecursionError)
"""What reading a broken line can raise."""


class Checkpoint(Entry, frozen=True, tag="checkpoint"):
    """A step ended; the hash of the state proves the replay. Only in text."""

    state: int


LogEntry = Answered | Voted | Rolled | Drew | Threw | Checkpoint


class Head(Struct, frozen=True, forbid_unknown_fields=True):
    """What is played, by whom, under which rules."""

    undercroft: int
    game: str
    rules: int
    content: str
    seats: int
    setup: dict[str, Any]
    players: tuple[str, ...] = ()
    ways: tuple[str, ...] = ()
    """How each seat throws, when the log was written."""
    real_dice: bool = False
    """People rolled the dice and said what they got."""
    commitment: str = ""
    """The hash of the key that decides chance, published at the start."""
    base: bytes = b""
    """The packed state it starts from, if that is not the beginning."""
    base_position: int = 0
    """How far the stream of chance was there."""
    guided: bool = False
    """Whether a guide led through it: chance came out as it was written, and proves nothing."""
    guide_left: int | None = None
    """After so many choices and outcomes the guide was left for good."""
    hints: bool = True
    """Whether players may ask what would be good."""


class Foot(Struct, frozen=True, forbid_unknown_fields=True):
    """How far it goes. The key is there once the game is over, and in the table's own save."""

    entries: int
    over: bool
    key: str = ""
    checkpoint: bytes = b""
    """The packed state of the last checkpoint, for continuing under other rules."""
    position: int = 0
    """How far the stream of chance was there."""


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry in text: its number from 1, itself, and the running check sum."""

    n: int
    entry: LogEntry
    sum: str


class Log(Struct):
    """A whole log: head, entries with checkpoints, foot."""

    head: Head
    entries: list[LogEntry]
    foot: Foot

    def without_key(self) -> "Log":
        """As it may be shown while the game runs: what comes stays secret."""
        foot = self.foot
        shown = structs.replace(foot, key="")
        return self if foot.over else Log(self.head, self.entries, shown)


state_hash = crc32
"""A quick hash of a packed state: it finds where two replays part, not who forged a log."""


def write_log(log: Log) -> str:
    """A log as text."""
    encode = msgspec.json.encode
    lines = [encode(log.head)]
    lines += [encode(line) for line in _numbered(log)]
    lines.append(encode(log.foot))
    return "".join(line.decode() + "\n" for line in lines)


def read_log(text: str) -> Log:
    """A log from text; BadLog names the first entry that is not as it was written."""
    lines = text.removesuffix("\n").split("\n")
    head = _read_head(lines[0] if lines else "")
    if len(lines) < 2:
        raise BadLog("log-cut", "the log is cut: it ends after its head", 1)
    chain = lines[0].encode()  # as it was written: an earlier version's head has fewer fields
    entries: list[LogEntry] = []
    for n, text_line in enumerate(lines[1:-1], 1):
        line = _read_line(text_line, n)
        chain = _chain(chain, line.entry)
        if line.n != n or line.sum != _sum(chain):
            raise BadLog("log-edited", f"entry {n} is not the one that was written", n)
        entries.append(line.entry)
    return Log(head, entries, _read_foot(lines[-1], len(entries)))


def _numbered(log: Log) -> Iterator[Line]:
    chain = msgspec.json.encode(log.head)
    for n, entry in enumerate(log.entries, 1):
        chain = _chain(chain, entry)
        yield Line(n, entry, _sum(chain))


def _chain(before: bytes, entry: LogEntry) -> bytes:
    return hashlib.sha256(before + msgspec.json.encode(entry)).digest()


def _sum(chain: bytes) -> str:
    return chain.hex()[:SUM]


def _read_head(line: str) -> Head:
    try:
        head = msgspec.json.decode(line, type=Head)
    except BROKEN as error:
        raise BadLog("log-foreign", f"this is no Undercroft log: {error}") from error
    if head.undercroft != FORMAT:
        message = f"the log has format {head.undercroft}; this version reads {FORMAT}"
        raise BadLog("log-format", message, found=head.undercroft, known=FORMAT)
    return head


def _read_line(text: str, n: int) -> Line:
    try:
        return msgspec.json.decode(text, type=Line)
    except BROKEN as error:
        raise BadLog("log-edited", f"entry {n} can't be read: {error}", n) from error


def _read_foot(text: str, count: int) -> Foot:
    try:
        foot = msgspec.json.decode(text, type=Foot)
    except BROKEN:
        message = f"the log is cut: entry {count + 1} or its foot is missing or broken"
        raise BadLog("log-cut", message, count + 1) from None
    if not _is_key(foot.key):
        raise BadLog("log-edited", "the key can't be read", count + 1)
    if foot.entries != count:
        message = f"the log has {count} entries of {foot.entries}; entry {count + 1} is missing"
        raise BadLog("log-cut", message, count + 1)
    return foot


def _is_key(text: str) -> bool:
    try:
        key = bytes.fromhex(text)
    except ValueError:
        return False
    return not key or len(key) >= KEY_BYTES
