"""Refusals: why something a person gave can't be taken.

A refusal carries a text id and facts, so that it can be told in any language; its `str` is plain
English. Nothing has changed when one is raised. What the system or a library said is its cause
(`raise ... from error`): it is in no language of ours and stands in no sentence.
"""

import errno
from typing import Any


class Refused(Exception):
    """Something a person gave was refused; nothing has changed."""

    def __init__(self, reason: str, message: str, **facts: object) -> None:
        super().__init__(message)
        self.reason = reason
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        """It can be sent from one process to another."""
        return _again, (type(self), self.args, self.__dict__)


class BadLog(Refused):
    """A log can't be read or does not replay; `entry` is the first that differs, from 1."""

    def __init__(
        self, reason: str, message: str, entry: int | None = None, **facts: object
    ) -> None:
        super().__init__(reason, message, entry="none" if entry is None else entry, **facts)
        self.entry = entry


class BadFile(Refused):
    """A file can't be read (`no-file`) or written (`cant-write`); `why` says what is known."""

    def __init__(self, reason: str, file: object, error: Exception) -> None:
        verb = "read" if reason == "no-file" else "written"
        super().__init__(
            reason, f"{file} can't be {verb}: {error}", file=str(file), why=_why(error)
        )


def _why(error: Exception) -> str:
    match error:
        case FileNotFoundError():
            return "missing"
        case PermissionError():
            return "denied"
        case IsADirectoryError():
            return "folder"
        case OSError(errno=errno.ENOSPC):
            return "full"
    return "other"


def _again(kind: type[Refused], args: tuple[Any, ...], fields: dict[str, Any]) -> Refused:
    refused = kind.__new__(kind, *args)
    refused.__dict__.update(fields)
    return refused


class RulesFault(RuntimeError):
    """The rules of a game broke; the table stands where it stood before."""
