"""The socket as an AsyncAPI document, made from the messages."""

from typing import Any, get_args

import msgspec

from undercroft.server.protocol.messages import PROTOCOL, FromClient, FromServer


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


def document() -> str:
    """The document as text."""
    return msgspec.json.format(msgspec.json.encode(asyncapi()), indent=2).decode() + "\n"
