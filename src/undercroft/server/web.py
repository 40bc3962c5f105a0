"""Pages and operations: health, numbers, headers that every answer carries, errors as JSON."""

import logging
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import HTTPException, TooManyRequestsException
from litestar.openapi import ResponseSpec
from litestar.types import Message, Scope
from msgspec import Struct

from undercroft.engine import Refused, RulesFault
from undercroft.server import metrics, rows
from undercroft.server.house import House
from undercroft.server.limits import Buckets
from undercroft.server.pool import GAVE_UP, WorkerDied
from undercroft.server.writer import Unstored

AnyRequest = Request[Any, Any, State]

STATUS = {
    "no-table": 404,
    "no-seat": 404,
    "no-decision": 404,
    "bad-token": 401,
    "not-owner": 403,
    "not-your-seat": 403,
    "not-invited": 403,
    "seat-taken": 409,
    "begun": 409,
    "key-told": 409,
    "not-begun": 409,
    "not-over": 409,
    "rematch-laid": 409,
    "others-play": 409,
    "log-sealed": 409,
    "closing": 503,
    "too-busy": 503,
    "too-many-logs": 429,
}
"""What a refusal is in HTTP; 400 where nothing is said."""

REASONS = {429: "too-fast"}
LEAST_IMPORT = 50_000
"""What a log costs at least of the bytes that an address may bring in: a table takes its room."""


class RefusalInfo(Struct, frozen=True):
    """Why something was refused; nothing has changed. The text id is `refused-` and the reason."""

    reason: str
    message: str
    facts: dict[str, str]


REFUSALS = {
    status: ResponseSpec(RefusalInfo, description=description, generate_examples=False)
    for status, description in {
        400: "It can't be read, or the rules of the game or the house forbid it",
        401: "These secrets are worthless here",
        403: "It needs another secret",
        404: "There is no such thing",
        409: "Not now",
        413: "It is too long",
        415: "It is no JSON",
        429: "Too much at once; wait a moment",
        503: "The database does not answer, or this node is busy or closing; try again",
    }.items()
}
"""What may come instead of an answer, for the description of the interface."""

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

log = logging.getLogger(__name__)


@get("/health", media_type=MediaType.TEXT)
async def health() -> str:
    """This process lives."""
    return "ok\n"


@get("/ready")
async def ready(request: AnyRequest) -> Response[dict[str, bool]]:
    """Whether this node can serve: its database answers and it is not closing."""
    house: House = request.app.state.house
    reachable = await house.is_reachable()
    is_ready = reachable and not house.is_closing
    return Response(
        {"database": reachable, "ready": is_ready}, status_code=200 if is_ready else 503
    )


@get("/metrics", media_type=MediaType.TEXT)
async def numbers(request: AnyRequest) -> bytes:
    """What this node counts."""
    house: House = request.app.state.house
    metrics.LIVE_TABLES.set(house.live_tables)
    metrics.LIVE_BYTES.set(house.live_bytes)
    try:
        for status, count in (await house.read(rows.count_by_status)).items():
            metrics.TABLES.labels(status).set(count)
    except Unstored:
        log.warning("tables not counted")
    return metrics.page()


async def add_headers(message: Message, _: Scope) -> None:
    """Every answer, errors too, tells browsers what a page may do."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


def checks(buckets: Buckets | None) -> Any:
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


def refused(_: AnyRequest, error: Refused) -> Response[dict[str, Any]]:
    """A refusal as JSON."""
    metrics.REFUSALS.labels(error.reason).inc()
    facts = {name: str(fact) for name, fact in error.facts.items()}
    content = {"reason": error.reason, "message": str(error), "facts": facts}
    return Response(content, status_code=STATUS.get(error.reason, 400))


def unstored(_: AnyRequest, error: Unstored) -> Response[dict[str, Any]]:
    """The database does not answer."""
    log.warning("not stored", extra={"detail": str(error)})
    message = "the memory of the house does not answer; nothing has changed, try again"
    return Response(
        {"reason": "not-stored", "message": message, "facts": {}},
        status_code=503,
        headers={"Retry-After": "1"},
    )


def gave_up(request: AnyRequest, error: Exception) -> Response[dict[str, Any]]:
    """Something took too long, or ended the process that did it."""
    log.warning("given up", extra={"path": request.url.path, "detail": type(error).__name__})
    return Response({"reason": "gave-up", "message": GAVE_UP, "facts": {}}, status_code=503)


def http_error(_: AnyRequest, error: HTTPException) -> Response[dict[str, Any]]:
    """What HTTP itself refuses, in the same shape."""
    status = error.status_code
    if status >= 500:
        log.error("a request broke something", exc_info=error)
    facts = {"detail": "; ".join(map(_detail, error.extra))} if error.extra else {}
    reason = REASONS.get(status, "bad-request")
    content = {"reason": reason, "message": error.detail, "facts": facts}
    return Response(content, status_code=status, headers=error.headers)


def _detail(complaint: Any) -> str:
    """A complaint of Litestar's in words."""
    if not isinstance(complaint, dict):
        return str(complaint)
    return f"{complaint.get('key', '')}: {complaint.get('message', '')}"


def too_deep(request: AnyRequest, _: RecursionError) -> Response[dict[str, Any]]:
    """Brackets within brackets without end."""
    log.warning("nested too deeply", extra={"path": request.url.path})
    content = {"reason": "bad-request", "message": "this is nested too deeply", "facts": {}}
    return Response(content, status_code=400)


def broken(request: AnyRequest, error: Exception) -> Response[dict[str, Any]]:
    """Something of ours broke; the words stay in the log."""
    log.error("a request broke something", exc_info=error, extra={"path": request.url.path})
    content = {"reason": "broken", "message": "something broke; nothing has changed", "facts": {}}
    return Response(content, status_code=500)


EXCEPTIONS: dict[Any, Any] = {
    Refused: refused,
    Unstored: unstored,
    TimeoutError: gave_up,
    WorkerDied: gave_up,
    HTTPException: http_error,
    RecursionError: too_deep,
    RulesFault: broken,
    Exception: broken,
}
