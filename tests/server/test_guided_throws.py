"""A guided game with throws: however the learner throws, the die lands where the guide has it."""

import asyncio
from typing import Any

from tests.server.clients import client
from tests.server.nodes import Node
from tests.server.quoits import SWIPE
from tests.server.test_telling import guided
from undercroft.engine.entries import Threw
from undercroft.games import find
from undercroft.guides import check_guide

GAME = "dungeon-fighter"


def is_learners(update: dict[str, Any]) -> bool:
    """Whether the learner is to choose or to throw, or is told the end."""
    guide, ask = update["guide"], update["ask"]
    return "suggested" in guide or guide["step"] == guide["steps"] or ask["waiting"] == [0]


def test_a_learner_throws_and_the_die_lands_as_it_is_written(node: Node) -> None:
    laid, written = guided(node, GAME), check_guide(find(GAME))

    async def play() -> tuple[dict[str, Any], list[dict[str, Any]]]:
        films = []
        async with client(node) as there:
            await there.hello(laid["id"], list(laid["seats"].values()))
            while True:
                update = await there.until("update", is_learners)
                ask, guide = update["ask"], update["guide"]
                if ask["kind"] == "throw":
                    named = {"ask": ask["id"], "seat": 0}
                    await there.send(type="lift", **named)
                    await there.send(type="throw", **named, gesture=SWIPE)
                    films.append((await there.next("flight"))["film"])
                elif "suggested" in guide:
                    await there.answer(update, 0, guide["suggested"])
                else:
                    return update, films

    update, films = asyncio.run(play())
    assert update["guide"]["is_followed"]
    assert update["guide"]["marks"][-1] == {"say": "end"}
    assert update["outcome"] is None
    thrown = [entry for entry in written.path.entries if isinstance(entry, Threw)]
    told = [event["name"] for event in update["story"]]
    assert len(films) == 2
    assert [film["landing"]["place"] for film in films] == [
        thrown[0].landing.place,
        thrown[-1].landing.place,
    ]
    assert "monster-defeated" in told
