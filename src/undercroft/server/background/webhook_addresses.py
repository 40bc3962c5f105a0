"""Addresses of turn alerts: where one leads, and whether that is on the open internet.

A name is looked up once, and whoever calls connects to the number that was checked: the name can't
mean something else in between.
"""

import asyncio
import socket
from ipaddress import IPv6Address, ip_address, ip_network
from typing import NamedTuple
from urllib.parse import urlsplit

import httpx

from undercroft.engine import Refused

NO_ADDRESS = "it is no address such as https://chat.example/hook"
OPEN_IPV6 = ip_network("2000::/3")
"""All that is given out; beyond it lie the own network, IPv4 in disguise, and groups."""
SHUT = tuple(
    map(
        ip_network,
        (
            "0.0.0.0/8",
            "10.0.0.0/8",
            "100.64.0.0/10",
            "127.0.0.0/8",
            "169.254.0.0/16",
            "172.16.0.0/12",
            "192.0.0.0/24",
            "192.0.2.0/24",
            "192.88.99.0/24",
            "192.168.0.0/16",
            "198.18.0.0/15",
            "198.51.100.0/24",
            "203.0.113.0/24",
            "224.0.0.0/4",
            "240.0.0.0/4",
            "2001::/23",
            "2001:db8::/32",
            "2002::/16",
            "3fff::/20",
        ),
    )
)
"""Own networks, groups, examples and tunnels (Teredo, 6to4), whatever a Python calls global."""


class Address(NamedTuple):
    """Where a hook is called: by number, so that its name can't mean something else later."""

    url: httpx.URL
    host: str
    name: str


async def find_address(url: str, *, private: bool) -> Address:
    """Where an address leads; Refused for what is no web address or leads inside."""
    try:
        parts, parsed = urlsplit(url), httpx.URL(url)
        host, port = parts.hostname, parts.port
    except (ValueError, httpx.InvalidURL):
        raise _bad_hook("address", NO_ADDRESS) from None
    if not host or parts.scheme not in ("http", "https") or parts.username is not None:
        raise _bad_hook("address", NO_ADDRESS)
    numbers = await _numbers(host, port or parts.scheme)
    if not private and not all(map(is_open, numbers)):
        raise _bad_hook("inside", "it lies inside the server's own network")
    return Address(parsed.copy_with(host=numbers[0]), parts.netloc, host)


async def _numbers(host: str, port: int | str) -> list[str]:
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise _bad_hook("host", f"there is no host {host}", host=host) from None
    return [str(entry[4][0]) for entry in found]


def is_open(number: str) -> bool:
    """Whether a number is one machine's on the open internet."""
    address = ip_address(number)
    if isinstance(address, IPv6Address) and address not in OPEN_IPV6:
        return False
    return not any(address in network for network in SHUT)


def _bad_hook(why: str, problem: str, **facts: object) -> Refused:
    return Refused("bad-hook", f"alerts can't go there: {problem}", why=why, **facts)
