"""Pages and operations: health, numbers, headers that every answer carries, errors as JSON."""

import logging
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException, TooManyRequestsException

from undercroft.engine import Refused, RulesFault
from undercroft.server import metrics, rows
from undercroft.server.house import House
from undercroft.server.limits import Buckets
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
    "not-begun": 409,
    "not-over": 409,
    "rematch-laid": 409,
    "others-play": 409,
    "log-sealed": 409,
    "closing": 503,
}
"""What a refusal is in HTTP; 400 where nothing is said."""

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; connect-src 'self' ws: wss:; img-src 'self' data:; "
        "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}

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
    try:
        for status, count in (await house.read(rows.count_by_status)).items():
            metrics.TABLES.labels(status).set(count)
    except Unstored:
        log.warning("tables not counted")
    return metrics.page()


async def with_headers(response: Response[Any]) -> Response[Any]:
    """Every answer tells browsers what a page may do."""
    response.headers.update(HEADERS)
    return response


def limit(buckets: Buckets) -> Any:
    """A check before every request: whoever asks too much waits."""

    async def check(request: AnyRequest) -> None:
        who = request.client.host if request.client else ""
        if not buckets.take(who, 1.0 if request.method == "GET" else 3.0):
            raise TooManyRequestsException("too many requests; wait a moment")

    return check


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


def http_error(_: AnyRequest, error: HTTPException) -> Response[dict[str, Any]]:
    """What HTTP itself refuses, in the same shape."""
    facts = {"detail": str(error.extra)} if error.extra else {}
    content = {"reason": "bad-request", "message": error.detail, "facts": facts}
    return Response(content, status_code=error.status_code, headers=error.headers)


def broken(request: AnyRequest, error: Exception) -> Response[dict[str, Any]]:
    """Something of ours broke; the words stay in the log."""
    log.error("a request broke something", exc_info=error, extra={"path": request.url.path})
    content = {"reason": "broken", "message": "something broke; nothing has changed", "facts": {}}
    return Response(content, status_code=500)


EXCEPTIONS: dict[Any, Any] = {
    Refused: refused,
    Unstored: unstored,
    HTTPException: http_error,
    RulesFault: broken,
    Exception: broken,
}
