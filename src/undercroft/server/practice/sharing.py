"""Throws behind links: the film of a throw that this server made, signed so that it is no other."""

import hashlib
import zlib
from base64 import urlsafe_b64encode

import msgspec
from msgspec import Struct

from undercroft.engine import Refused
from undercroft.server.ops.timing import now_ms
from undercroft.server.practice.tickets import Signer
from undercroft.server.storage import rows
from undercroft.server.storage.rows import SharedThrow
from undercroft.server.storage.store import Store
from undercroft.targets.record.film import Film

MOST = 50_000
"""Throws behind links; of more the oldest are forgotten."""
LARGEST = 200_000
"""Bytes of a film that is unpacked again."""
ID_BYTES = 9


class Shareable(Struct, frozen=True):
    """A film as it is handed to whoever threw it."""

    film: bytes


def share_of(signer: Signer, film: Film) -> str:
    """What may be shared, as text that only this server makes."""
    return signer.sign(Shareable(zlib.compress(msgspec.json.encode(film), 9)))


async def share(store: Store, signer: Signer, text: str) -> str:
    """Put a throw behind a link; its id."""
    film = signer.read(text, Shareable).film
    name = urlsafe_b64encode(hashlib.sha256(film).digest()[:ID_BYTES]).decode()
    throw = SharedThrow(name, now_ms(), film)
    await store.write(lambda c: rows.add_shared(c, throw, MOST))
    return name


async def shared_film(store: Store, throw_id: str) -> Film:
    """The film behind a link."""
    found = await store.read(lambda c: rows.shared_throw(c, throw_id))
    if found is None:
        raise Refused("no-throw-here", "there is no such throw, or it was forgotten")
    packed = zlib.decompressobj().decompress(found.film, LARGEST)
    return msgspec.json.decode(packed, type=Film)
