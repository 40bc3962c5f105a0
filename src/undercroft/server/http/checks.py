"""What is checked before every request, and the headers that every response carries."""

from typing import Any

from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import HTTPException, TooManyRequestsException
from litestar.types import Message, Scope

from undercroft.engine import Refused
from undercroft.server.http.errors import AnyRequest
from undercroft.server.ops import metrics
from undercroft.server.ops.limits import Buckets

LEAST_IMPORT = 50_000
"""What a log costs at least of the bytes that an address may bring in: a table takes its room."""

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "frame-ancestors 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
"""What every answer carries, where it says nothing else: answers may hold secrets."""


async def add_headers(message: Message, _: Scope) -> None:
    """Every answer, errors too, tells browsers what a page may do."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


def before_request(buckets: Buckets | None) -> Any:
    """What is checked before every request: nobody asks too much, or what we don't know."""

    async def check(request: AnyRequest) -> None:
        charge(request, buckets, 1.0 if request.method == "GET" else 3.0)
        if request.url.path.startswith("/api/"):
            check_body(request)
            check_query(request)

    return check


def charge(request: AnyRequest, buckets: Buckets | None, drops: float) -> None:
    """Take from the bucket of the address that asks, if there are any; refuse when it is empty."""
    if buckets is not None and not buckets.take(_who(request), drops):
        raise TooManyRequestsException("too many requests; wait a moment")


def charge_import(request: AnyRequest, buckets: Buckets | None, size: int) -> None:
    """Take the bytes of a log from the bucket of the address that brings it, if there are any."""
    cost = max(size, LEAST_IMPORT)
    if buckets is not None and not buckets.take(_who(request), cost):
        metrics.IMPORTS.labels("refused").inc()
        raise Refused("too-many-logs", "too many logs; wait a while")
    metrics.IMPORTS.labels("taken").inc()
    metrics.IMPORT_BYTES.inc(size)


def _who(request: AnyRequest) -> str:
    return request.client.host if request.client else ""


def check_body(request: AnyRequest) -> None:
    """Bodies are JSON, and say so: pages of others can't send that without asking us first."""
    headers = request.headers
    has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if has_body and kind != "application/json":
        raise HTTPException("a body is application/json", status_code=415)


def check_query(request: AnyRequest) -> None:
    """An address asks only for what there is."""
    known = request.route_handler.parsed_fn_signature.parameters
    unknown = sorted(set(request.query_params) - set(known))
    if unknown:
        raise HTTPException(f"there is no parameter {unknown[0]!r}", status_code=400)
