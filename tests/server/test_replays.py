"""Games as files and step by step: replays, logs out, logs in."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from tests.lanterns import make as make_lanterns
from tests.server.clients import Message, call, client, lay, move_on, play_out
from tests.server.nodes import Node
from undercroft.cli import app
from undercroft.engine import AnyGame, Table
from undercroft.engine.chance import NOBODY
from undercroft.engine.log import read_log, write_log
from undercroft.engine.replay import load
from undercroft.games import find


def log_text(node: Node, table: str, *tokens: str) -> str:
    answer = call(node, "GET", f"/tables/{table}/log", *tokens)
    assert answer.status_code == 200, answer.text
    assert "attachment" in answer.headers["Content-Disposition"]
    return answer.text


def tables_by_step(game: AnyGame, whole: Table) -> list[tuple[list[int], list[Any], list[Any]]]:
    """What the engine's own replay shows at each step: views and stories of everybody."""
    eyes = [None, *range(whole.seats)]
    then, shown = Table(game, whole.seats, NOBODY, whole.setup), []
    for place in [*whole.decisions(), len(whole.entries)]:
        for entry in whole.entries[len(then.entries) : place]:
            then.take(entry)
        views = [msgspec.to_builtins(then.view(seat)) for seat in eyes]
        names = [[event.name for event in then.story(seat)] for seat in eyes]
        shown.append((list(then.waiting_for), views, names))
    return shown


@pytest.mark.parametrize("game_id", ["dungeon-attack", "lanterns"])
def test_every_step_of_a_replay_is_the_engines_own(lanterns_node: Node, game_id: str) -> None:
    node = lanterns_node
    game = make_lanterns() if game_id == "lanterns" else find(game_id)
    laid = lay(node, game_id, "human,human,human")
    play_out(node, laid["id"], list(laid["seats"].values()), calm)
    whole = load(read_log(log_text(node, laid["id"])), game)

    expected = tables_by_step(game, whole)
    everybody = ("", "&seat=0", "&seat=1", "&seat=2")
    for step, (waiting, views, names) in enumerate(expected):
        for eyes, view, told in zip(everybody, views, names, strict=True):
            path = f"/tables/{laid['id']}/replay?step={step}{eyes}"
            shown = call(node, "GET", path).json()
            assert shown["steps"] == len(expected) - 1
            assert shown["waiting"] == waiting
            assert shown["view"]["view"] == view
            assert [event["name"] for event in shown["story"]] == told


def calm(_: Message, view: Message) -> int:
    """Choose anything but what throws a die."""
    offered = [option for option in view["options"] if option.get("touches") != {"card": 0}]
    return int(random.choice(offered)["number"])


def test_a_replay_tells_where_turns_begin(node: Node) -> None:
    laid = lay(node, "dungeon-run", "human,bot")
    play_out(node, laid["id"], [laid["seats"]["0"]])
    path = f"/tables/{laid['id']}/replay"
    steps = call(node, "GET", path).json()["steps"]
    for eyes in ("", "&seat=1"):
        whole = call(node, "GET", f"{path}?step={steps}{eyes}").json()
        early = call(node, "GET", f"{path}?step={steps // 2}{eyes}").json()

        begun = [event["at"] for event in whole["story"] if event["name"] == "turn-began"]
        assert len(begun) > 2
        assert set(begun) <= set(whole["starts"])
        assert early["starts"] == [at for at in whole["starts"] if at < early["told"]]


def test_a_replay_tells_only_the_story_since(node: Node) -> None:
    laid = lay(node, "dungeon-attack", "human,bot")
    play_out(node, laid["id"], [laid["seats"]["0"]])
    path = f"/tables/{laid['id']}/replay"
    steps = call(node, "GET", path).json()["steps"]
    whole = call(node, "GET", f"{path}?step={steps}").json()["story"]
    late = call(node, "GET", f"{path}?step={steps}&since={len(whole) - 3}").json()["story"]
    assert late == whole[-3:]
    assert call(node, "GET", f"{path}?step={steps}&since={len(whole)}").json()["told"] == len(whole)
    beyond = call(node, "GET", f"{path}?step={steps + 1}")
    assert (beyond.status_code, beyond.json()["reason"]) == (404, "no-decision")
    assert call(node, "GET", f"{path}?step=0&seat=9").json()["reason"] == "no-seat"


@pytest.mark.parametrize("eyes", ["", "&seat=1"])
def test_a_replay_finds_the_step_that_told_of_an_event(node: Node, eyes: str) -> None:
    laid = lay(node, "dungeon-run", "human,bot")
    play_out(node, laid["id"], [laid["seats"]["0"]])
    path = f"/tables/{laid['id']}/replay"
    steps = call(node, "GET", f"{path}?step=0").json()["steps"]
    end = call(node, "GET", f"{path}?step={steps}{eyes}").json()["told"]

    for event in (0, end // 3, end - 1):
        found = call(node, "GET", f"{path}?event={event}{eyes}").json()
        assert found["told"] > event
        if found["step"]:
            before = call(node, "GET", f"{path}?step={found['step'] - 1}{eyes}").json()
            assert before["told"] <= event
    assert call(node, "GET", f"{path}?event={end}{eyes}").json()["reason"] == "no-decision"


def test_while_the_game_runs_only_one_s_own_eyes_look_back(node: Node) -> None:
    laid = lay(node, "dungeon-run", "human,human")
    path, mine = f"/tables/{laid['id']}/replay", laid["seats"]["0"]
    assert call(node, "GET", f"{path}?step=0").status_code == 200
    assert call(node, "GET", f"{path}?step=0&seat=0", mine).status_code == 200
    for tokens in ([], [mine], [laid["owner"]]):
        assert call(node, "GET", f"{path}?step=0&seat=1", *tokens).status_code == 403
    waiting = lay(node, "dungeon-run", "human,open")
    assert call(node, "GET", f"/tables/{waiting['id']}/replay").json()["reason"] == "not-begun"


def test_an_exported_log_verifies_and_comes_back_as_the_same_game(
    node: Node, tmp_path: Path
) -> None:
    laid = lay(node, "dungeon-attack", "human,human,bot:random")
    last = play_out(node, laid["id"], list(laid["seats"].values()))
    text = log_text(node, laid["id"])
    file = tmp_path / "game.log"
    file.write_text(text)

    verified = CliRunner().invoke(app, ["verify", str(file)])
    assert verified.exit_code == 0, verified.output

    brought = call(node, "POST", "/logs", json={"log": text}).json()
    seen = call(node, "GET", f"/tables/{brought['id']}").json()
    assert brought["status"] == seen["status"] == "over"
    assert seen["outcome"] == last["outcome"]
    assert [seat["kind"] for seat in seen["seats"]] == ["human", "human", "bot"]
    assert log_text(node, brought["id"]) == text


def test_a_running_game_is_exported_by_who_holds_all_its_people_and_goes_on_elsewhere(
    node: Node,
) -> None:
    async def is_running(laid: Message) -> bool:
        async with client(node) as one:
            await one.hello(laid["id"], list(laid["seats"].values()))
            return await move_on(one, 6)

    while not asyncio.run(is_running(laid := lay(node, "dungeon-attack", "human,human,bot"))):
        pass
    tokens = list(laid["seats"].values())
    for held in ([], tokens[:1], [laid["owner"]], [laid["owner"], tokens[1]]):
        sealed = call(node, "GET", f"/tables/{laid['id']}/log", *held)
        assert (sealed.status_code, sealed.json()["reason"]) == (409, "log-sealed")

    text = log_text(node, laid["id"], *tokens)
    brought = call(node, "POST", "/logs", json={"log": text}).json()
    assert brought["status"] == "playing"
    assert list(brought["seats"]) == ["0", "1"]
    play_out(node, brought["id"], list(brought["seats"].values()))


def test_logs_that_are_none_or_were_changed_are_refused(node: Node) -> None:
    laid = lay(node, "dungeon-attack", "human,bot")
    play_out(node, laid["id"], [laid["seats"]["0"]])
    lines = log_text(node, laid["id"]).splitlines()
    head, foot = json.loads(lines[0]), json.loads(lines[-1])

    def broken(reason: str, *new: str) -> None:
        answer = call(node, "POST", "/logs", json={"log": "\n".join(new) + "\n"})
        assert (answer.status_code, answer.json()["reason"]) == (400, reason), answer.text

    broken("log-foreign", "a poem")
    broken("log-cut", *lines[:-3])
    broken("log-edited", *lines[:3], *lines[4:])
    broken("no-game", json.dumps(head | {"game": "chess"}), json.dumps(foot | {"entries": 0}))
    sealed = call(node, "POST", "/logs", json={"log": "\n".join([*lines[:-1], keyless(foot)])})
    assert (sealed.status_code, sealed.json()["reason"]) == (409, "log-sealed")


def keyless(foot: Message) -> str:
    return json.dumps(foot | {"key": ""})


def test_a_log_from_a_terminal_goes_on_at_a_table(
    node: Node, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path))
    words = ["play", "dungeon-attack", "--seats", "human:Ann,bot:steady"]
    CliRunner().invoke(app, words, input="1\n1\n1\nq\n")
    (save,) = (tmp_path / "saves").glob("*.log")

    brought = call(node, "POST", "/logs", json={"log": save.read_text()}).json()

    assert brought["status"] == "playing"
    seen = call(node, "GET", f"/tables/{brought['id']}").json()
    assert [seat["name"] for seat in seen["seats"]] == ["Ann", ""]
    play_out(node, brought["id"], list(brought["seats"].values()))


def test_a_log_with_odd_players_is_brought_in_without_their_names(node: Node) -> None:
    laid = lay(node, "dungeon-attack", "bot:steady,bot:steady")
    for players in (["human:\u0000\u0007", "bot:wise"], ["cat", "human:" + "x" * 300], []):
        text = with_players(finished_log(node, laid["id"]), players)
        brought = call(node, "POST", "/logs", json={"log": text})
        assert brought.status_code == 201, brought.text
        assert len(brought.json()["seats"]) == 2


def finished_log(node: Node, table: str) -> str:
    while (answer := call(node, "GET", f"/tables/{table}/log")).status_code != 200:
        assert answer.json()["reason"] == "log-sealed"
    return answer.text


def with_players(text: str, players: list[str]) -> str:
    log = read_log(text)
    log.head = msgspec.structs.replace(log.head, players=tuple(players))
    return write_log(log)


def test_nobody_joins_a_game_whose_log_somebody_has(node: Node) -> None:
    laid = lay(node, "dungeon-attack", "human,bot")
    path = f"/tables/{laid['id']}/seats/1"
    invitation = call(node, "POST", f"{path}/invite", laid["owner"]).json()["code"]
    text = log_text(node, laid["id"], laid["seats"]["0"])
    brought = call(node, "POST", "/logs", json={"log": text}).json()

    claimed = call(node, "POST", f"{path}/claim", invitation, json={"name": "Bo"})
    invited = [
        call(node, "POST", f"{path}/invite", laid["owner"]),
        call(node, "POST", f"/tables/{brought['id']}/seats/1/invite", brought["owner"]),
    ]

    for answer in (claimed, *invited):
        assert (answer.status_code, answer.json()["reason"]) == (409, "key-told")
