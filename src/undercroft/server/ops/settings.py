"""How a node is run."""

import os
from ipaddress import ip_network
from urllib.parse import urlsplit

from msgspec import Struct

from undercroft.engine import Refused

THIS_MACHINE = "127.0.0.1", "::1"


def usual_workers() -> int:
    """All cores but the one of the event loop."""
    return max(1, (os.cpu_count() or 2) - 1)


class Settings(Struct, frozen=True, kw_only=True):
    """What whoever starts a node may choose."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8470
    workers: int = usual_workers()
    origins: tuple[str, ...] = ()
    """Further origins whose pages may open sockets, such as https://games.example."""
    proxies: tuple[str, ...] = THIS_MACHINE
    """Addresses and networks of the proxies in front, whose word on visitors' addresses counts."""
    limits: bool = True
    """Whether clients are limited in how much they may ask; off only for measurements."""
    most_live: int = 2_000
    """Tables kept in memory."""
    most_live_bytes: int = 1_000_000_000
    """About how many bytes of memory tables may take; those in use stay, others are let go."""
    private_hooks: bool = False
    """Whether turn alerts may go to addresses of the own network."""
    alert_after: float = 15.0
    """Seconds after which somebody who is to act and is not there is alerted."""
    alert_again: float = 60.0
    """Seconds until an alert that was not heard is tried again; twice as long each time."""
    look_every: float = 1.0
    """Seconds between two looks for tables whose time has come; half as often for alerts."""
    beat_every: float = 5.0
    """Seconds between two signs of life that this node gives the others."""
    public_url: str = ""
    """Where people reach this server, for links in invitations and alerts."""

    def check_proxies(self) -> None:
        """Refuse what is no address and no network, or would believe everybody."""
        for proxy in self.proxies:
            try:
                network = ip_network(proxy)
            except ValueError as error:
                raise _bad_proxy(proxy, str(error)) from None
            if not network.prefixlen:
                raise _bad_proxy(proxy, "it would believe everybody")

    def is_own_origin(self, origin: str | None, host: str | None) -> bool:
        """Whether a page of this origin may talk to us; programs that are no browser name none."""
        if origin is None or origin in self.origins:
            return True
        return host is not None and urlsplit(origin).netloc == host


def _bad_proxy(proxy: str, detail: str) -> Refused:
    message = f"{proxy!r} is no address or network of a proxy: {detail}"
    return Refused("bad-proxy", message, proxy=proxy)
