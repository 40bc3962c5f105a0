"""The description of the protocol: AsyncAPI and TypeScript, made from the messages.

`make protocol` writes one into the docs and the other among the sources of the pages.
"""

from pathlib import Path
from typing import Any, get_args

import msgspec

from undercroft.server.messages import PROTOCOL, FromClient, FromServer
from undercroft.server.typescript import typescript

ASYNCAPI = Path("docs/asyncapi.json")
TYPESCRIPT = Path("web/src/lib/messages.ts")


def asyncapi() -> dict[str, Any]:
    """The socket as an AsyncAPI document."""
    kinds = [*get_args(FromClient), *get_args(FromServer)]
    _, schemas = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Undercroft",
            "version": str(PROTOCOL),
            "description": "One socket for each client, on which one table is played.",
        },
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": "/ws",
                "messages": {kind.__name__: _ref("components/messages", kind) for kind in kinds},
            }
        },
        "operations": {
            "hear": _operation("receive", "What clients say; hello first.", FromClient),
            "tell": _operation("send", "What clients are told.", FromServer),
        },
        "components": {
            "messages": {kind.__name__: _message(kind) for kind in kinds},
            "schemas": schemas,
        },
    }


def _operation(action: str, summary: str, union: Any) -> dict[str, Any]:
    """What this server does on the channel with the messages of a union."""
    return {
        "action": action,
        "channel": {"$ref": "#/channels/table"},
        "summary": summary,
        "messages": [_ref("channels/table/messages", kind) for kind in get_args(union)],
    }


def _message(kind: type[msgspec.Struct]) -> dict[str, Any]:
    return {
        "name": kind.__name__,
        "summary": kind.__doc__,
        "payload": _ref("components/schemas", kind),
    }


def _ref(place: str, kind: type[msgspec.Struct]) -> dict[str, str]:
    return {"$ref": f"#/{place}/{kind.__name__}"}


def texts() -> dict[Path, str]:
    """The files of the description, by their place in the repository."""
    document = msgspec.json.format(msgspec.json.encode(asyncapi()), indent=2).decode()
    return {ASYNCAPI: document + "\n", TYPESCRIPT: typescript()}


if __name__ == "__main__":
    for path, text in texts().items():
        path.write_text(text, encoding="utf-8")
