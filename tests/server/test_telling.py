"""What clients are told besides how a table stands: what choices mean, what matters, and why."""

import asyncio
from typing import Any

from tests.server.clients import Player, call, client, http, lay, play_out
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


def test_events_say_how_much_they_matter_and_the_end_how_scores_came_about(node: Node) -> None:
    laid = lay(node, "dungeon-attack", "human,bot", setup={"dungeon": [[2, 0]]})
    player = Player([node], laid["id"], [laid["seats"]["0"]])

    asyncio.run(player.play())

    outcome = player.last["outcome"]
    sums = [sum(part["points"] for part in parts) for parts in outcome["parts"]]
    assert sums == outcome["scores"]
    with http(node) as requests:
        answer = requests.get(f"/api/tables/{laid['id']}/replay", params={"step": 0})
        last = answer.json()["steps"]
        story = requests.get(f"/api/tables/{laid['id']}/replay", params={"step": last}).json()[
            "story"
        ]
    weights = {event["name"]: event.get("weight", 0) for event in story}
    assert weights["fight-ended"] == 3
    assert weights["dice-rolled"] == 0
    taken = [event for event in story if event["name"] == "treasure-found"]
    assert all(
        (event["tone"], event["whose"]) == ("gain", event["facts"]["seat"]) for event in taken
    )


# Chronicles


def test_a_finished_game_is_looked_back_upon(node: Node) -> None:
    laid = lay(node, "dungeon-run", "human,bot")
    play_out(node, laid["id"], [laid["seats"]["0"]])
    path = f"/tables/{laid['id']}"

    told = call(node, "GET", f"{path}/chronicle").json()

    assert told["is_whole"]
    assert told["measures"][0] == "life"
    last = told["samples"][-1]
    assert len(last["values"]) == len(told["measures"])
    assert all(len(row) == 2 for row in last["values"])
    assert [luck["dice"] > 0 for luck in told["luck"]] == [True, True]
    for moment in told["moments"]:
        step, at = moment["step"], moment["event"]["at"]
        shown = call(node, "GET", f"{path}/replay?step={step}").json()["story"]
        assert shown[at] == moment["event"]
    assert call(node, "GET", f"{path}/chronicle").json() == told


def test_nobody_looks_back_before_the_end_or_upon_nothing(node: Node) -> None:
    open_table = lay(node, "dungeon-attack", "human,open")
    running = lay(node, "dungeon-attack", "human,human")

    for table, status, reason in (
        (open_table["id"], 409, "not-begun"),
        (running["id"], 409, "not-over"),
        ("nowhere", 404, "no-table"),
    ):
        answer = call(node, "GET", f"/tables/{table}/chronicle", *running["seats"].values())
        assert (answer.status_code, answer.json()["reason"]) == (status, reason)
