"""What clients are told besides how a table stands: what choices mean, what matters, and why."""

import asyncio
from typing import Any

import pytest

from tests.server.clients import Client, Player, call, client, http, lay, play_out
from tests.server.nodes import Node
from undercroft.engine.log import read_log

GUIDED = ("dungeon-attack", "dungeon-run")


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


def test_an_analysis_grows_with_each_request_until_all_is_judged(node: Node) -> None:
    laid = lay(node, "dungeon-attack", "human,bot")
    play_out(node, laid["id"], [laid["seats"]["0"]])
    path = f"/tables/{laid['id']}/analysis"

    told = call(node, "GET", path).json()
    seen = [told["judged"]]
    while told["judged"] < told["choices"]:
        assert told["chances"] == []
        told = call(node, "GET", path).json()
        seen.append(told["judged"])

    assert seen == sorted(set(seen))
    assert len(told["chances"]) == told["choices"] + 1
    for seat in told["seats"]:
        assert seat["start"] + seat["luck"] + seat["own"] + seat["others"] == seat["end"]
    for turn in told["turns"]:
        assert (turn["chosen"] is None) == (turn["best"] is None)
        assert turn["chosen"] is None or turn["amount"] < 0
    assert call(node, "GET", path).json() == told


def test_nobody_looks_back_before_the_end_or_upon_nothing(node: Node) -> None:
    open_table = lay(node, "dungeon-attack", "human,open")
    running = lay(node, "dungeon-attack", "human,human")

    for table, status, reason in (
        (open_table["id"], 409, "not-begun"),
        (running["id"], 409, "not-over"),
        ("nowhere", 404, "no-table"),
    ):
        for past in ("chronicle", "analysis"):
            answer = call(node, "GET", f"/tables/{table}/{past}", *running["seats"].values())
            assert (answer.status_code, answer.json()["reason"]) == (status, reason)


# Guided games


async def follow(there: Client, choices: int) -> dict[str, Any]:
    """Do so often what the guide suggests; what is told after that, once the learner is asked."""
    while True:
        update = await there.until(
            "update", lambda one: one["outcome"] or _suggested(one) is not None
        )
        if update["outcome"] or not choices:
            return update
        await there.answer(update, update["guide"]["seat"], update["guide"]["suggested"])
        choices -= 1


def _is_learners(update: dict[str, Any]) -> bool:
    """Whether the game is over, or the guide has something to suggest."""
    return bool(update["outcome"]) or _suggested(update) is not None


def _suggested(update: dict[str, Any]) -> int | None:
    found: int | None = (update["guide"] or {}).get("suggested")
    return found


def guided(node: Node, game: str) -> dict[str, Any]:
    with http(node) as requests:
        answer = requests.post(
            "/api/tables",
            json={"game": game, "guide": True, "seats": [{"kind": "human", "name": "Ann"}]},
        )
    assert answer.status_code == 201, answer.text
    laid: dict[str, Any] = answer.json()
    return laid


@pytest.mark.parametrize("game", GUIDED)
def test_a_guided_game_is_opened_and_followed_to_its_end(node: Node, game: str) -> None:
    laid = guided(node, game)

    async def play() -> dict[str, Any]:
        async with client(node) as there:
            welcome = await there.hello(laid["id"], list(laid["seats"].values()))
            assert welcome["guided"]
            return await follow(there, 10_000)

    update = asyncio.run(play())

    assert update["guide"]["is_followed"]
    assert update["guide"]["step"] == update["guide"]["steps"]
    assert update["guide"]["marks"][-1] == {"say": "end"}
    table = call(node, "GET", f"/tables/{laid['id']}").json()
    assert (table["guided"], table["status"], table["host"]) == (True, "over", "Ann")


@pytest.mark.parametrize("game", GUIDED)
def test_who_leaves_the_path_plays_on_and_undo_leads_back(node: Node, game: str) -> None:
    laid = guided(node, game)

    async def play() -> None:
        async with client(node) as there:
            await there.hello(laid["id"], list(laid["seats"].values()))
            update = await follow(there, 1)
            learner, suggested = update["guide"]["seat"], update["guide"]["suggested"]
            options = update["views"][0]["options"]
            other = next(o["number"] for o in options if o["number"] != suggested)
            await there.answer(update, learner, other)
            astray = await there.until("update", lambda one: one["n"] > update["n"])
            assert not astray["guide"].get("is_followed")
            assert "suggested" not in astray["guide"]
            await there.send(type="undo", seat=learner)
            back = await there.until("update", lambda one: _suggested(one) is not None)
            assert back["guide"]["suggested"] == suggested

    asyncio.run(play())


def test_a_guide_can_be_skipped_once_and_only_by_who_is_guided(node: Node) -> None:
    laid = guided(node, "dungeon-attack")

    async def play() -> None:
        async with client(node) as there:
            await there.hello(laid["id"], list(laid["seats"].values()))
            await follow(there, 1)
            await there.send(type="skip", seat=0)
            update = await there.until("update", lambda one: one["guide"].get("is_left"))
            assert "marks" not in update["guide"]
            assert "suggested" not in update["guide"]
            await there.send(type="skip", seat=0)
            refusal = await there.next("refusal")
            assert refusal["reason"] == "no-guide-here"

    asyncio.run(play())
    log = call(node, "GET", f"/tables/{laid['id']}/log", *laid["seats"].values()).text
    head = read_log(log).head
    assert head.guided
    assert head.guide_left is not None


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ({"seats": [{"kind": "human"}, {"kind": "human"}]}, "guide-alone"),
        ({"seats": [{"kind": "bot"}]}, "guide-alone"),
        ({"seats": [{"kind": "human"}], "setup": {"epic_monster": True}}, "guide-alone"),
        ({"seats": [{"kind": "human"}], "public": True}, "guide-alone"),
        ({"seats": [{"kind": "human"}], "real_dice": True}, "guide-alone"),
        ({"seats": [{"kind": "human"}], "game": "lanterns"}, "no-guide"),
    ],
)
def test_a_guided_game_is_for_one_and_as_it_is_written(
    lanterns_node: Node, wanted: dict[str, Any], reason: str
) -> None:
    with http(lanterns_node) as requests:
        body = {"game": "dungeon-attack", "guide": True, **wanted}
        answer = requests.post("/api/tables", json=body)

    assert (answer.status_code, answer.json()["reason"]) == (400, reason)


@pytest.mark.parametrize("skipped", [False, True])
def test_a_guided_log_is_brought_back_and_goes_on_as_it_was(node: Node, skipped: bool) -> None:
    laid = guided(node, "dungeon-attack")

    async def begin() -> dict[str, Any]:
        async with client(node) as there:
            await there.hello(laid["id"], list(laid["seats"].values()))
            update = await follow(there, 3)
            if skipped:
                await there.send(type="skip", seat=0)
                update = await there.until("update", lambda one: one["guide"].get("is_left"))
            return update

    before = asyncio.run(begin())
    log = call(node, "GET", f"/tables/{laid['id']}/log", *laid["seats"].values()).text
    brought = call(node, "POST", "/logs", json={"log": log}).json()

    async def look() -> dict[str, Any]:
        async with client(node) as there:
            await there.hello(brought["id"], list(brought["seats"].values()))
            return await there.next("update")

    after = asyncio.run(look())
    assert after["views"] == before["views"]
    assert after["guide"] == before["guide"]


def test_games_say_whether_they_have_a_guide(node: Node) -> None:
    games = {game["id"]: game for game in call(node, "GET", "/games").json()}

    assert all(games[name]["guide_minutes"] > 0 for name in GUIDED)
