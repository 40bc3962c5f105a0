"""Tickets: what a throw without a game has come to, signed, so that any node can go on with it.

Whoever holds one reads it and can't change it. It names the seed of its throw and does not tell it.
"""

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import TypeVar

import msgspec
from msgspec import Struct

from undercroft.engine import Refused
from undercroft.server.practice.chosen import Chosen
from undercroft.server.practice.daily import seed_of
from undercroft.targets.release.release import Release

LONGEST = 24_000
"""Characters; a toss takes its trace along."""
LASTS_MS = 60 * 60 * 1000
BETWEEN = "."

T = TypeVar("T", bound=Struct)


class Ticket(Struct, frozen=True, omit_defaults=True):
    """A throw that somebody may make."""

    label: str
    """Which throw it is: the seed comes from it."""
    chosen: Chosen
    made_at: int
    speeds: dict[str, float] = {}
    """How fast whoever throws usually flicks, by device."""
    lifted_at: int = 0
    """When the die was taken into the hand; 0 while it was not."""
    toss: Release | None = None
    tossed_at: int = 0
    attempt: str = ""
    """The attempt at a daily challenge that it belongs to; then its seed is that of the day."""
    day: str = ""
    at: int = 0
    """Which throw of the day it is."""


class Signer:
    """Signs with the key of the server."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def seed(self, ticket: Ticket) -> bytes:
        """What decides a throw."""
        if ticket.attempt:
            return seed_of(ticket.day, ticket.at)
        return self._mac(b"seed", ticket.label.encode())

    def sign(self, content: Struct) -> str:
        """A struct as text that nobody else can make."""
        body = msgspec.json.encode(content)
        kind = type(content).__name__.encode()
        return f"{_text(body)}{BETWEEN}{_text(self._mac(kind, body))}"

    def read(self, text: str, kind: type[T]) -> T:
        """What was signed; Refused where it was not, or is something else."""
        body, _, mac = text.partition(BETWEEN)
        try:
            packed, given = _bytes(body), _bytes(mac)
            is_ours = hmac.compare_digest(given, self._mac(kind.__name__.encode(), packed))
            if is_ours:
                return msgspec.json.decode(packed, type=kind)
        except (ValueError, msgspec.MsgspecError):
            pass
        raise Refused("bad-ticket", "this is no ticket of this server")

    def _mac(self, kind: bytes, body: bytes) -> bytes:
        return hmac.digest(self._key, kind + b"\0" + body, "sha256")


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
