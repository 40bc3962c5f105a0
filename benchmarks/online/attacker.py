"""Somebody who floods a server: `python -m benchmarks.online.attacker PORT TABLE KIND SECONDS`.

A spectator without a seat says hello, sends small frames at a steady rate and reads nothing. When
it is sent away it comes back, as often as the limits of a server would let one address.
"""

import contextlib
import socket
import sys
import time

BYTES_A_SECOND = 500_000
TURNS_A_SECOND = 50
AGAIN_SECONDS = 1 / 30
PATIENCE = 5.0
LONGEST = 300.0
"""Seconds after which nobody waits any more to be sent away."""
HEAD = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
MASK = bytes(4)
FINAL, MASKED = 0x80, 0x80
CONTINUATION, TEXT, PING, PONG = 0x0, 0x1, 0x9, 0xA


def frame(kind: int, data: bytes = b"") -> bytes:
    """A short client's frame; the mask changes nothing."""
    return bytes((kind, MASKED | len(data))) + MASK + data


FLOODS = {
    "empty pongs": (b"", frame(FINAL | PONG)),
    "pings, answers unread": (b"", frame(FINAL | PING, b"x" * 125)),
    "empty fragments": (frame(TEXT), frame(CONTINUATION)),
    "empty messages": (b"", frame(FINAL | TEXT)),
}
"""What each flood begins with, and what it says again and again."""


def attack(port: int, table: str, kind: str, seconds: float) -> tuple[int, int]:
    """Flood for some seconds, and until it was sent away once.

    Gives how often it came, and how many bytes it got rid of.
    """
    beginning, again = FLOODS[kind]
    hello = frame(FINAL | TEXT, f'{{"type":"hello","table":"{table}"}}'.encode())
    turn = again * (BYTES_A_SECOND // TURNS_A_SECOND // len(again))
    comings = sent = 0
    start = time.monotonic()

    def goes_on() -> bool:
        return time.monotonic() < start + (seconds if comings > 1 else LONGEST)

    while goes_on():
        comings += 1
        with contextlib.suppress(OSError), _connected(port) as raw:
            raw.sendall(hello + beginning)
            while goes_on():
                raw.sendall(turn)
                sent += len(turn)
                time.sleep(1 / TURNS_A_SECOND)
        time.sleep(AGAIN_SECONDS)
    return comings, sent


def _connected(port: int) -> socket.socket:
    raw = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
    raw.sendall(HEAD.encode())
    raw.recv(1)  # what follows the request at once is lost
    return raw


if __name__ == "__main__":
    print(*attack(int(sys.argv[1]), sys.argv[2], sys.argv[3], float(sys.argv[4])))
