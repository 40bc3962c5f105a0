"""How much memory a table takes, guessed in a moment from what it counts anyway.

A test compares the guess with what Python really holds.
"""

from collections.abc import Sequence

from undercroft.engine import Table
from undercroft.engine.entries import AnyEntry, Threw
from undercroft.engine.running import Mark

TABLE = 20_000
"""A table before its first move, with its seats and settings."""
MARK, ENTRY, EVENT = 150, 80, 115
"""What each costs beside the packed state of a mark."""
THROW = 500
"""What a throw costs more than another entry, beside the record of its flight."""
CHAT_LINE, LETTER = 300, 4
SAMPLES = 16
"""So many marks tell how large the others are."""


def size_of(tables: Sequence[Table | None], chat: Sequence[str]) -> int:
    """About how many bytes a table takes that was opened, with what was said there."""
    said = sum(CHAT_LINE + LETTER * len(line) for line in chat)
    return TABLE + said + sum(_size_of_table(table) for table in tables if table)


def _size_of_table(table: Table) -> int:
    own = ENTRY * len(table.entries) + EVENT * len(table.events)
    return own + _size_of_throws(table.entries) + _size_of_marks(table.marks)


def _size_of_throws(entries: Sequence[AnyEntry]) -> int:
    return sum(THROW + len(entry.record) for entry in entries if isinstance(entry, Threw))


def _size_of_marks(marks: Sequence[Mark]) -> int:
    some = marks[:: max(1, len(marks) // SAMPLES)]
    packed = sum(len(mark.packed) for mark in some) // max(1, len(some))
    return (MARK + packed) * len(marks)
