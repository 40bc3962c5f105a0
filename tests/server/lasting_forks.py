"""A fork server that outlives those who are killed while they ask it for a process.

Python's own would end, and with it whatever is forked later.
"""

import errno
import socket
from multiprocessing import reduction

receive = reduction.recvfds


def receive_or_go_on(sock: socket.socket, size: int) -> list[int]:
    """What a process sends when it asks for another; a fork server takes this error lightly."""
    try:
        return receive(sock, size)
    except EOFError:
        raise ConnectionAbortedError(errno.ECONNABORTED, "whoever asked is gone") from None


reduction.recvfds = receive_or_go_on
