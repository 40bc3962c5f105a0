"""Reach: the addresses at which others can reach this server, as far as it can know."""

import ipaddress
import re
import socket
from contextlib import suppress

from undercroft.server.ops.settings import Settings

EVERYWHERE = ("0.0.0.0", "::")
PLACE = re.compile(r"[a-z0-9.-]+(:\d+)?|\[[0-9a-f:]+\](:\d+)?", re.IGNORECASE)
"""A host with or without a port; what a visitor names may be anything."""
ELSEWHERE = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))
"""Addresses of nobody: the way there shows which of our own is used, and nothing is sent."""


def addresses(settings: Settings, visited: str, visitor: str) -> tuple[str, ...]:
    """Where others find this server, best first; none where only this machine can reach it.

    `visited` is the origin under which somebody found it, `visitor` that somebody's own address.
    The addresses of the own network are told only within it.
    """
    if settings.public_url:
        return (settings.public_url,)
    scheme, _, place = visited.partition("://")
    host, port = split(place)
    found = [] if is_here(host) or not PLACE.fullmatch(place) else [visited]
    if is_near(visitor):
        tail = f":{port}" if port else ""
        found += [f"{scheme}://{bracketed(own)}{tail}" for own in bound(settings.host)]
    return tuple(dict.fromkeys(found))


def bound(host: str) -> tuple[str, ...]:
    """The addresses of a node that is bound to a host, without those of this machine alone."""
    if host in EVERYWHERE:
        return own_addresses()
    return () if is_here(host) else (host,)


def own_addresses() -> tuple[str, ...]:
    """This machine's addresses in its network: those it is seen by, or else those of its name."""
    found = _ways_out() or _named()
    return tuple(dict.fromkeys(address for address in found if not is_here(address)))


def _ways_out() -> list[str]:
    found = []
    for elsewhere, family in ELSEWHERE:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as way:
            way.connect((elsewhere, 9))
            found.append(way.getsockname()[0])
    return found


def _named() -> list[str]:
    with suppress(OSError):
        found = socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM)
        return [str(place[0]) for *_, place in found]
    return []


def split(place: str) -> tuple[str, str]:
    """The host and the port of an address, `[::1]:8470` too."""
    host, colon, port = place.rpartition(":")
    if not colon or port.endswith("]"):
        return place.strip("[]"), ""
    return host.strip("[]"), port


def bracketed(host: str) -> str:
    """A host as it stands in an address."""
    return f"[{host}]" if ":" in host else host


def is_here(host: str) -> bool:
    """Whether a host leads nowhere but to the machine that names it."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    address = _parsed(host)
    return address is not None and (address.is_loopback or address.is_link_local)


def is_near(visitor: str) -> bool:
    """Whether somebody comes from this machine or from its network."""
    address = _parsed(visitor)
    return address is not None and address.is_private


def _parsed(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    with suppress(ValueError):
        return ipaddress.ip_address(host.partition("%")[0])
    return None
