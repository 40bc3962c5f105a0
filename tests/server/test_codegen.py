"""The description of the protocol: as the messages are, and true of what is really said."""

import asyncio
import re
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec

from tests.server.clients import Message, client, lay
from tests.server.nodes import PATIENCE, Node
from undercroft.codegen import pages
from undercroft.codegen.__main__ import stale
from undercroft.codegen.asyncapi import asyncapi
from undercroft.server.protocol.messages import FromClient, FromServer

ROOT = Path(__file__).parents[2]


def test_nothing_that_is_made_is_stale() -> None:
    assert stale(ROOT) == [], "run: make protocol"


def test_every_reference_of_the_description_leads_somewhere() -> None:
    document = asyncapi()
    references = re.findall(r'"\$ref":"#/([^"]+)"', msgspec.json.encode(document).decode())
    assert references
    for reference in references:
        place: Any = document
        for step in reference.split("/"):
            place = place[step]


def test_typescript_names_every_message_with_its_tag() -> None:
    text = pages.socket()
    for kind in (*FromClient.__args__, *FromServer.__args__):
        tag = kind.__struct_config__.tag
        assert f'export interface {kind.__name__} {{\n  type: "{tag}";' in text
        assert f"  | {kind.__name__}" in text
    assert "  tokens?: string[];" in text
    assert "  outcome: Outcome | null;" in text
    assert "  touches?: Record<string, number>;" in text


def checked(frames: list[Message]) -> set[str]:
    """The kinds of some messages, each found to be as described."""
    document = asyncapi()
    by_tag = {kind.__struct_config__.tag: kind.__name__ for kind in FromServer.__args__}
    for frame in frames:
        name = by_tag[frame["type"]]
        schema = {"$ref": f"#/components/schemas/{name}", "components": document["components"]}
        jsonschema_rs.validator_for(schema).validate(frame)
    return {frame["type"] for frame in frames}


def test_what_is_really_told_is_as_described(lanterns_node: Node) -> None:
    laid = lay(
        lanterns_node, "lanterns", "human,human,bot", clock={"move": 60, "game": 600, "way": "bot"}
    )

    async def play() -> list[Message]:
        frames = []
        async with client(lanterns_node) as there:
            tokens = list(laid["seats"].values())
            await there.send(type="hello", table=laid["id"], tokens=tokens)
            await there.send(type="say", seat=0, text="hello")
            await there.send(type="answer", ask=99, seat=0, option=0)
            for _ in range(40):
                frame = msgspec.json.decode(await there.socket.recv())
                frames.append(frame)
                if frame["type"] != "update":
                    continue
                if frame["outcome"] or frame["ask"]["kind"] == "throw":
                    break
                for view in frame["views"]:
                    if view["options"]:
                        await there.answer(frame, view["seat"], view["options"][-1]["number"])
        return frames

    kinds = checked(asyncio.run(asyncio.wait_for(play(), PATIENCE)))
    assert {"welcome", "update", "said", "refusal", "seating"} <= kinds
