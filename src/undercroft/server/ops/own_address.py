"""The addresses of this machine in its network, as others there would type them."""

import socket
from ipaddress import ip_address

OUTSIDE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses that nobody has: nothing is sent to them, but the way there has a beginning."""
ANY_PORT = 9


def is_loopback(host: str) -> bool:
    """Whether only this machine itself hears what is said to a host."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def own_addresses() -> list[str]:
    """Where this machine begins when it talks to others; none where it has no network."""
    found = [_own(family, outside) for family, outside in OUTSIDE]
    return [address for address in found if address and not is_loopback(address)]


def _own(family: socket.AddressFamily, outside: str) -> str:
    with socket.socket(family, socket.SOCK_DGRAM) as way:
        try:
            way.connect((outside, ANY_PORT))
        except OSError:
            return ""
        return str(way.getsockname()[0])
