"""Throws in the practice room over HTTP, step by step."""

from typing import Any

from tests.server.clients import Message, call
from tests.server.nodes import Node
from tests.server.quoits import SWIPE

RINGS: Message = {"board": "first", "die": "d6", "conditions": []}


def wanted(*conditions: str, **more: Any) -> Message:
    """What somebody wants to throw."""
    return RINGS | {"conditions": list(conditions)} | more


def asked(node: Node, chosen: Message = RINGS, ticket: str = "") -> Message:
    """Ask for a throw."""
    found: Message = call(
        node, "POST", "/practice/asks", json={"chosen": chosen, "ticket": ticket}
    ).json()
    return found


def lifted(node: Node, ticket: str, seconds: float = 1.0) -> str:
    """Take the die, and let some time pass."""
    found = call(node, "POST", "/practice/lifts", json={"ticket": ticket}).json()
    node.time.let_pass(seconds)
    return str(found["ticket"])


def thrown(node: Node, ticket: str, gesture: Message | None = SWIPE) -> Message:
    """Throw the die."""
    return answer(node, "throws", ticket=ticket, gesture=gesture)


def answer(node: Node, step: str, **body: Any) -> Message:
    """What comes of one step, be it a refusal."""
    found: Message = call(node, "POST", f"/practice/{step}", json=body).json()
    return found
