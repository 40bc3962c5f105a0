"""Quoits over a real server: laid, dared, thrown in every way."""

from typing import Any

from tests.quoits import CARDS, DARE, PLAIN
from tests.server.clients import Client, Message, lay
from tests.server.nodes import Node
from undercroft.engine.entries import Threw
from undercroft.engine.log import Log

CARD = {card.id: DARE[at].number for at, card in enumerate(CARDS)} | {"": PLAIN.number}
SWIPE: Message = {
    "device": "pointer",
    "times": [at / 60 for at in range(25)],
    "points": [[0.0, 3.0 * (at / 60) ** 2] for at in range(25)],
}
"""A usual flick of a pointer."""
PALM: Message = {"type": "palm", "height": 0.2, "limp": 0.8}
PASS: Message = {"type": "pass", "position": [0.8, -0.4, 0.5], "velocity": [-1.0, 0.0, 2.0]}
PARTS = {"palm": PALM, "pass": PASS}
"""What a neighbor does by kind of help."""
SEEN: Message = {"place": "table", "bounces": 1}


def lay_quoits(node: Node, seats: str, **more: Any) -> tuple[str, list[str]]:
    """Lay a table of Quoits; its id and the secrets of its people in their order."""
    laid = lay(node, "quoits", seats, **more)
    return laid["id"], list(laid["seats"].values())


async def throw_asked(there: Client, dare: str = "") -> Message:
    """Dare something for whoever is asked next; the update that asks for the throw."""
    update = await there.until("update", lambda told: any(v["options"] for v in told["views"]))
    (seat,) = update["ask"]["waiting"]
    await there.answer(update, seat, CARD[dare])
    return await there.until("update", lambda told: told["ask"]["kind"] == "throw")


async def do(there: Client, update: Message, kind: str, **more: Any) -> None:
    """Say something about the ask of an update, as the seat that is asked if none is named."""
    ask = update["ask"]
    await there.send(**{"type": kind, "ask": ask["id"], "seat": ask["waiting"][0]} | more)


async def refused(there: Client, update: Message, kind: str, **more: Any) -> str:
    """Why something about the ask of an update is refused."""
    await do(there, update, kind, **more)
    return str((await there.next("refusal"))["reason"])


def throws_in(log: Log) -> list[Threw]:
    """The throws of a log."""
    return [entry for entry in log.entries if isinstance(entry, Threw)]
