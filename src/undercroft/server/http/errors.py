"""Refusals and failures as JSON responses: which status each has, and what it says."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from msgspec import Struct

from undercroft.engine import Refused, RulesFault
from undercroft.server.ops import metrics
from undercroft.server.storage.writer import Unstored
from undercroft.server.workers.pool import GAVE_UP, WorkerDied

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
    "thrown-already": 409,
    "entered-already": 409,
    "not-whole": 409,
    "no-attempt": 404,
    "no-throw-here": 404,
    "key-told": 409,
    "no-hints": 409,
    "not-now": 409,
    "not-begun": 409,
    "not-over": 409,
    "rematch-laid": 409,
    "others-play": 409,
    "log-sealed": 409,
    "closing": 503,
    "no-physics": 503,
    "too-busy": 503,
    "too-many-logs": 429,
}
"""What a refusal is in HTTP; 400 where nothing is said."""

REASONS = {429: "too-fast"}


class RefusalInfo(Struct, frozen=True):
    """Why something was refused; nothing has changed. The text id is `refused-` and the reason."""

    reason: str
    message: str
    facts: dict[str, str]


REFUSALS = {
    status: ResponseSpec(RefusalInfo, description=description, generate_examples=False)
    for status, description in {
        400: "It can't be read, or the rules of the game or this server forbid it",
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

log = logging.getLogger(__name__)


def refused(_: AnyRequest, error: Refused) -> Response[dict[str, Any]]:
    """A refusal as JSON."""
    metrics.REFUSALS.labels(error.reason).inc()
    facts = {name: str(fact) for name, fact in error.facts.items()}
    content = {"reason": error.reason, "message": str(error), "facts": facts}
    return Response(content, status_code=STATUS.get(error.reason, 400))


def unstored(_: AnyRequest, error: Unstored) -> Response[dict[str, Any]]:
    """The database does not answer."""
    log.warning("not stored", extra={"detail": str(error)})
    message = "the database does not answer; nothing has changed, try again"
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
