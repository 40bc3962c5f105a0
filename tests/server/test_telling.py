"""What clients are told besides how a table stands: what choices would mean."""

import asyncio
from typing import Any

from tests.server.clients import client, lay
from tests.server.nodes import Node


def told(node: Node, game: str, seats: str, *cards: str, **more: Any) -> dict[str, Any]:
    """What somebody who holds all seats is told once these cards were chosen, one after another."""
    laid = lay(node, game, seats, **more)

    async def look() -> dict[str, Any]:
        async with client(node) as one:
            await one.hello(laid["id"], list(laid["seats"].values()))
            update = await one.next("update")
            for card in cards:
                view = next(view for view in update["views"] if view["options"])
                (option,) = [o for o in view["options"] if o["names"]["card"] == card]
                await one.answer(update, view["seat"], option["number"])
                update = await one.next("update")
            return update

    return asyncio.run(look())


def test_options_come_with_what_they_would_mean(node: Node) -> None:
    cards = "adventurer-garrick-vane", "adventurer-quill"
    setup = {"free_choice": True, "starting_player": 1}
    update = told(node, "dungeon-attack", "human,human", *cards, setup=setup)
    mine, other = update["views"]

    assert other["options"] == []
    passing, busting = mine["options"]
    assert passing["verb"] == "pass"
    assert passing["grave"] is True
    assert busting["verb"] == "bust"
    assert "grave" not in busting
    rolled, risk, beaten = busting["forecast"]
    assert rolled == {"name": "dice-to-roll", "facts": {"dice": 14, "bosses": 0}}
    assert risk["name"] == "hit-risk"
    assert risk["facts"] == {"seat": 0, "hits": 1, "chance": 1}
    assert (risk["tone"], risk["whose"]) == ("loss", 0)
    assert risk["names"] == {"seat": "adventurer-garrick-vane"}
    assert beaten["facts"] == {"seat": 0, "dice": 5, "rating": 5}
    assert beaten["tone"] == "gain"


def test_heroes_are_offered_with_their_figures_and_options_in_groups(node: Node) -> None:
    update = told(node, "dungeon-run", "human")
    (view,) = update["views"]

    figures = [option["forecast"][0] for option in view["options"]]

    assert {one["name"] for one in figures} == {"hero-figures"}
    assert all(one["facts"]["life"] > 0 for one in figures)
