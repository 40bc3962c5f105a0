"""WebSocket frames as most of them are: whole, and with all of a text. The rest is the library's.

A client's frame is a byte of kind, a byte of length (perhaps two more), four of mask, the text.
"""

from websockets.frames import apply_mask  # type: ignore[attr-defined]

TEXT = 0x81
"""A text that is whole."""
FINAL = 0x80
MASKED = 0x80
SHORT, MIDDLE = 126, 65_536
"""Lengths from which two bytes, or eight, tell them."""
MASK = 4


def read_text(data: bytes) -> bytes | None:
    """The text of the one frame that this is; None when it is anything else."""
    if len(data) < 2 or data[0] != TEXT:
        return None
    start, end = _payload(data, 0)
    if end != len(data):
        return None
    return apply_mask(data[start:end], data[start - MASK : start])


def are_whole(data: bytes) -> bool:
    """Whether this is some frames from the first to the last byte, none of them in pieces."""
    at = 0
    while at + 1 < len(data) and data[at] & FINAL:
        at = _payload(data, at)[1]
    return at == len(data)


def _payload(data: bytes, at: int) -> tuple[int, int]:
    """Where the payload of a client's frame is; beyond all data for a very long or unmasked one."""
    size, start = data[at + 1] - MASKED, at + 2
    if size == SHORT:
        size, start = int.from_bytes(data[start : start + 2], "big"), start + 2
    elif not 0 <= size < SHORT:
        size = len(data)
    return start + MASK, start + MASK + size


def write_text(text: bytes) -> bytes:
    """A server's frame with a text."""
    size = len(text)
    if size < SHORT:
        return b"%c%c%b" % (TEXT, size, text)
    if size < MIDDLE:
        return b"%c%c%b%b" % (TEXT, SHORT, size.to_bytes(2, "big"), text)
    return b"%c%c%b%b" % (TEXT, SHORT + 1, size.to_bytes(8, "big"), text)
