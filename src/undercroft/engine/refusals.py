"""Refusals: why something a person gave can't be taken.

A refusal carries a text id and facts, so that it can be told in any language; its `str` is plain
English. Nothing has changed when one is raised.
"""

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

    def __init__(self, reason: str, message: str, entry: int | None = None) -> None:
        super().__init__(reason, message, entry=entry or 0, detail=message)
        self.entry = entry


def _again(kind: type[Refused], args: tuple[Any, ...], fields: dict[str, Any]) -> Refused:
    refused = kind.__new__(kind, *args)
    refused.__dict__.update(fields)
    return refused


class RulesFault(RuntimeError):
    """The rules of a game broke; the table stands where it stood before."""
