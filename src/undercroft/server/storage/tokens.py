"""Secrets: drawn from a secure source, shown once, stored only as hashes."""

import hashlib
import secrets
from typing import Final, Literal, NamedTuple

TOKEN_BYTES = 24
"""192 bits."""
ID_BYTES = 9

GrantKind = Literal["seat", "invite", "owner"]
SEAT: Final = "seat"
INVITE: Final = "invite"
OWNER: Final = "owner"


class Grant(NamedTuple):
    """What a secret allows: to play a seat, to claim one, or to run a table."""

    table_id: str
    kind: GrantKind
    seat: int


def new_token() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_id() -> str:
    """A name for a table that nobody comes upon by trying."""
    return secrets.token_urlsafe(ID_BYTES)


def hashed(token: str) -> str:
    """What is stored of a secret. It is random enough to need no salt."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
