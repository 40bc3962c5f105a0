"""How others reach this server: links that were made on this machine must not lead to theirs."""

from ipaddress import ip_address

from msgspec import Struct

from undercroft.server.http.errors import AnyRequest
from undercroft.server.http.routing import get
from undercroft.server.ops.own_address import is_loopback, own_addresses
from undercroft.server.ops.settings import Settings


class Reach(Struct, frozen=True):
    """Where others find this server; told to nobody but whoever sits at this machine."""

    origins: list[str]
    """What links to it begin with, the best first."""
    open: bool
    """Whether anybody hears it there: it listens to more than this machine."""


@get("/reach")
async def reach(request: AnyRequest) -> Reach:
    """The addresses of this server, for links that are handed on."""
    settings: Settings = request.app.state.settings
    if settings.public_url:
        return Reach([settings.public_url], open=True)
    visitor = request.client.host if request.client else ""
    if not is_loopback(visitor):
        return Reach([], open=True)
    return Reach(_origins(request), open=not is_loopback(settings.host))


def _origins(request: AnyRequest) -> list[str]:
    """The machine's own addresses with the port and scheme that this request came with."""
    port = f":{request.url.port}" if request.url.port else ""
    return [f"{request.url.scheme}://{_host(own)}{port}" for own in own_addresses()]


def _host(address: str) -> str:
    return f"[{address}]" if ip_address(address).version == 6 else address
