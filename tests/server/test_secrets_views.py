"""Nobody is told what their seats may not know: whole games over sockets, frame by frame.

Everything a client was told is compared with what the engine says that its seats know, in a replay
of the game from its log.
"""

import asyncio
import random
from collections.abc import Iterator, Sequence
from typing import Any

import httpx
import msgspec
import pytest

from tests.lanterns import PLAY, WISP
from tests.lanterns import make as make_lanterns
from tests.server.clients import REQUESTS, Client, Message, bearer, client, http, lay
from tests.server.nodes import PATIENCE, Node
from undercroft.engine import Event, Fast, Keyed, Option, Table
from undercroft.engine.log import Log, read_log
from undercroft.engine.replay import source_of
from undercroft.games import find
from undercroft.server.play.session import TableSession
from undercroft.server.play.updates import Views, update

UPDATE = [
    "type",
    "n",
    "by",
    "ask",
    "figures",
    "views",
    "story_from",
    "story",
    "clocks",
    "proposal",
    "outcome",
    "undone",
    "guide",
]
ASK = ["id", "kind", "why", "waiting", "count", "die", "symbols", "conditions"]
OPTION = ["number", "verb", "touches", "names", "grave", "group", "forecast"]


class Eyes:
    """A client that keeps every frame, and plays its seats unless it only watches."""

    def __init__(self, seats: Sequence[int], tokens: Sequence[str], *, plays: bool) -> None:
        self.seats = tuple(seats)
        self.tokens = tokens
        self.plays = plays
        self.frames: list[Message] = []

    async def sit(self, node: Node, table: str, most: int, all_there: asyncio.Barrier) -> None:
        """Play or watch until move number `most`, or the end; nobody plays before all look."""
        async with client(node) as there:
            await there.send(type="hello", table=table, tokens=list(self.tokens))
            is_new = True
            while True:
                frame = await there.hear()
                self.frames.append(frame)
                if frame["type"] == "update":
                    if is_new:
                        await all_there.wait()
                        is_new = False
                    if frame["outcome"] or frame["n"] >= most:
                        return
                    if self.plays:
                        await self._answer(there, frame)

    async def _answer(self, there: Client, update: Message) -> None:
        for view in update["views"]:
            options = [o for o in view["options"] if not _is_throw(o)]
            if options:
                number = random.choice(options)["number"]
                await there.answer(update, view["seat"], number)
                return

    def updates(self) -> Iterator[Message]:
        return (frame for frame in self.frames if frame["type"] == "update")


def _is_throw(option: Message) -> bool:
    return bool(option["verb"] == "play" and option.get("touches") == {"card": WISP})


def play(node: Node, laid: Message, watchers: Sequence[Eyes], most: int) -> str:
    """Play with all these eyes; returns the log."""

    async def run() -> None:
        all_there = asyncio.Barrier(len(watchers))
        await asyncio.gather(*(eyes.sit(node, laid["id"], most, all_there) for eyes in watchers))

    asyncio.run(run())
    tokens = bearer(*laid["seats"].values())
    answer = REQUESTS.get(f"{node.url}/api/tables/{laid['id']}/log", headers=tokens)
    assert answer.status_code == 200
    return answer.text


def company(laid: Message) -> list[Eyes]:
    """Two at one screen, a third, a second device of each seat, and somebody who watches."""
    one, two, three = (laid["seats"][str(seat)] for seat in range(3))
    return [
        Eyes([0, 1], [one, two], plays=True),
        Eyes([2], [three], plays=True),
        Eyes([0], [one], plays=False),
        Eyes([1], [two], plays=False),
        Eyes([], [], plays=False),
    ]


def moments(log: Log, game: Any) -> Iterator[Table]:
    """The table before its first decision, and after each."""
    table = Table(game, log.head.seats, source_of(log), log.head.setup)
    yield table
    for entry in log.entries:
        if "option" in entry.__struct_fields__:
            table.take(entry)  # type: ignore[arg-type]
            yield table


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def is_known(event: Event, eyes: Eyes) -> bool:
    return event.is_known_to(None) or any(event.is_known_to(seat) for seat in eyes.seats)


def check(told: Message, story: list[Message], table: Table, eyes: Eyes) -> None:
    """An update holds what these eyes may know at this moment, and nothing else."""
    assert set(told) == set(UPDATE)
    assert told["guide"] is None
    assert told["by"] in ("", "seat", "bot", "clock")
    assert told["figures"] == [
        table.game.name_of(table.state, "seat", seat) for seat in range(table.seats)
    ]
    assert [view["seat"] for view in told["views"]] == list(eyes.seats or [None])
    for view in told["views"]:
        check_view(view, table)
    if told["ask"]:
        assert set(told["ask"]) <= set(ASK)
        assert told["ask"]["waiting"] == list(table.waiting_for)
        assert told["ask"]["why"] == table.ask.why  # type: ignore[union-attr]
    known = [event for event in table.events if is_known(event, eyes)]
    assert [event["at"] for event in story] == list(range(len(known)))
    assert [(event["name"], event.get("facts", {})) for event in story] == [
        (event.name, plain(event.facts)) for event in known
    ]


def check_view(view: Message, table: Table) -> None:
    seat = view["seat"]
    assert set(view) == {"seat", "view", "options", "can_undo", "has_decided"}
    assert view["view"] == plain(table.view(seat))
    options: list[Option] = [] if seat is None else table.options(seat)
    assert [option["number"] for option in view["options"]] == [o.number for o in options]
    assert all(set(option) <= set(OPTION) for option in view["options"])


def check_all(text: str, game: Any, watchers: Sequence[Eyes], secrets: Sequence[str]) -> int:
    """Compare all that was told with a replay; returns how many updates were compared."""
    log = read_log(text)
    stories: dict[Eyes, list[Message]] = {eyes: [] for eyes in watchers}
    by_number: dict[int, list[tuple[Eyes, Message]]] = {}
    for eyes in watchers:
        for told in eyes.updates():
            by_number.setdefault(told["n"], []).append((eyes, told))
    count = 0
    for n, table in enumerate(moments(log, game)):
        for eyes, told in by_number.get(n, []):
            stories[eyes] = stories[eyes][: told["story_from"]] + told["story"]
            check(told, stories[eyes], table, eyes)
            count += 1
    hidden = [log.foot.key, bytes.fromhex(log.foot.key).decode("latin-1"), *secrets]
    for eyes in watchers:
        said = msgspec.json.encode(eyes.frames).decode()
        assert not [secret for secret in hidden if secret in said]
        kinds = {frame["type"] for frame in eyes.frames}
        assert kinds <= {"welcome", "update", "seating", "refusal"}
    return count


@pytest.mark.parametrize("number", range(5))
def test_everybody_is_told_what_they_may_know_of_lanterns(lanterns_node: Node, number: int) -> None:
    laid = lay(lanterns_node, "lanterns", "human,human,human", setup={"turns": 12})
    watchers = company(laid)
    text = play(lanterns_node, laid, watchers, 10_000)
    secrets = [laid["owner"], *laid["seats"].values()]
    assert check_all(text, make_lanterns(), watchers, secrets) > 60
    assert watchers[-1].frames[-1]["outcome"]


def test_everybody_is_told_what_they_may_know_of_dungeon_run(lanterns_node: Node) -> None:
    laid = lay(lanterns_node, "dungeon-run", "human,human,human")
    watchers = company(laid)
    text = play(lanterns_node, laid, watchers, 60)
    secrets = [laid["owner"], *laid["seats"].values()]
    assert check_all(text, find("dungeon-run"), watchers, secrets) > 200


async def _to_a_poll(one: Client, table: str, tokens: Sequence[str]) -> Message:
    """Play until two seats are polled; returns that update."""
    await one.hello(table, tokens)
    while True:
        update = await one.next("update")
        if update["ask"]["kind"] == "poll":
            return update
        view = next(view for view in update["views"] if view["options"])
        plays = [o for o in view["options"] if o["verb"] == "play" and not _is_throw(o)]
        await one.answer(update, view["seat"], (plays or view["options"])[0]["number"])


def test_votes_stay_hidden_until_all_have_voted(lanterns_node: Node) -> None:
    """Whatever a seat votes, the others are told the same."""
    laid = lay(lanterns_node, "lanterns", "human,human,human")
    tokens = list(laid["seats"].values())

    async def run() -> None:
        async with client(lanterns_node) as all_seats, client(lanterns_node) as watcher:
            poll = await _to_a_poll(all_seats, laid["id"], tokens)
            voters = poll["ask"]["waiting"]
            assert len(voters) == 2
            async with client(lanterns_node) as other, client(lanterns_node) as voter:
                await watcher.hello(laid["id"])
                await other.hello(laid["id"], [tokens[voters[1]]])
                await voter.hello(laid["id"], [tokens[voters[0]]])
                seen = []
                for choice in (0, 1):
                    mine = await voter.next("update")
                    option = mine["views"][0]["options"][choice]["number"]
                    await voter.answer(mine, voters[0], option)
                    seen.append([await _voted(there, voters[1]) for there in (watcher, other)])
                    seen[-1].append(await _looked_back(lanterns_node, laid["id"]))
                    await voter.next("update")
                    await voter.send(type="undo", seat=voters[0])
                assert seen[0] == seen[1]

    asyncio.run(run())


async def _voted(there: Client, still: int) -> Message:
    """What a client is told when one of two has voted, without numbers that count moves."""
    while True:
        update = await there.next("update")
        if update["ask"]["waiting"] == [still]:
            told = {key: update[key] for key in update if key not in ("n", "ask")}
            return told | {"why": update["ask"]["why"]}


async def _looked_back(node: Node, table: str) -> Message:
    """The last step of the running game, as everybody may look back at it."""
    url = f"{node.url}/api/tables/{table}"
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as requests:
        steps = (await requests.get("/replay")).json()["steps"]
        answer = await requests.get("/replay", params={"step": steps})
        found: Message = answer.json()
        return found


def test_a_running_game_is_looked_back_at_with_ones_own_eyes(lanterns_node: Node) -> None:
    laid = lay(lanterns_node, "lanterns", "human,human,human")
    text = play(lanterns_node, laid, company(laid), 8)
    tables = moments(read_log(text), make_lanterns())
    with http(lanterns_node) as requests:
        url = f"/api/tables/{laid['id']}/replay"
        for step, table in zip(range(8), tables, strict=False):
            everybody = requests.get(url, params={"step": step}).json()
            assert everybody["view"]["view"] == plain(table.view(None))
            for seat, token in laid["seats"].items():
                asked = {"step": step, "seat": int(seat)}
                mine = requests.get(url, params=asked, headers=bearer(token)).json()
                check_view(mine["view"] | {"options": plain_options(table, int(seat))}, table)
                known = [event for event in table.events if event.is_known_to(int(seat))]
                assert len(mine["story"]) == len(known)
                others = [t for s, t in laid["seats"].items() if s != seat]
                refused = requests.get(url, params=asked, headers=bearer(*others, laid["owner"]))
                assert refused.status_code == 403
                assert set(refused.json()) == {"reason", "message", "facts"}


def plain_options(table: Table, seat: int) -> list[Message]:
    return [{"number": option.number} for option in table.options(seat)]


def test_the_log_of_a_running_game_is_for_who_holds_all_its_people(lanterns_node: Node) -> None:
    laid = lay(lanterns_node, "lanterns", "human,human,bot")
    one, two = laid["seats"].values()
    with http(lanterns_node) as requests:
        url = f"/api/tables/{laid['id']}/log"
        invite = f"/api/tables/{laid['id']}/seats/2/invite"
        code = requests.post(invite, headers=bearer(laid["owner"])).json()["code"]
        for held in ([], [one], [two], [laid["owner"]], [one, laid["owner"], code]):
            refused = requests.get(url, headers=bearer(*held) if held else {})
            assert refused.json()["reason"] == "log-sealed"
        assert requests.get(url, headers=bearer(one, two)).status_code == 200


def test_what_everybody_may_read_of_a_table_holds_no_secret(lanterns_node: Node) -> None:
    laid = lay(lanterns_node, "lanterns", "human,human", public=True, setup={"turns": 30})
    watchers = [Eyes([0, 1], list(laid["seats"].values()), plays=True)]
    text = play(lanterns_node, laid, watchers, 12)
    key = read_log(text).foot.key
    with http(lanterns_node) as requests:
        table = requests.get(f"/api/tables/{laid['id']}")
        lobby = requests.get("/api/tables", params={"game": "lanterns"})
        mine = requests.post("/api/mine", json={"tokens": [laid["seats"]["0"]]})
    fields = {
        "id", "game", "name", "status", "public", "real_dice", "clock", "setup", "made_at",
        "moved_at", "moves", "waiting", "seats", "outcome", "rematch", "host", "guided", "hints",
        "figures", "deadline",
    }  # fmt: skip
    seat_fields = {"seat", "kind", "name", "level", "here", "stand_in", "way"}
    for info in (table.json(), *lobby.json()["tables"], mine.json()[0]["table"]):
        assert set(info) <= fields
        assert all(set(seat) <= seat_fields for seat in info["seats"])
    told = table.text + lobby.text + mine.text
    assert not [
        secret for secret in (key, laid["owner"], *laid["seats"].values()) if secret in told
    ]


@pytest.mark.parametrize("game", [make_lanterns(), find("dungeon-run")], ids=lambda game: game.id)
def test_in_every_world_a_seat_can_imagine_it_is_told_the_same(game: Any) -> None:
    table = Table(game, 3, Keyed.from_seed("told"))
    chance = Fast("imagined")
    for _ in range(40):
        for seat in range(3):
            told = told_now(table, seat)
            for _ in range(3):
                assert told_now(table.imagine(seat, chance), seat) == told
        if not table.waiting_for or not table.options(table.waiting_for[0]):
            return
        seat = table.waiting_for[0]
        options = [option for option in table.options(seat) if option.number != PLAY[WISP].number]
        table.answer(seat, options[chance.draw(range(len(options)))])


def told_now(table: Table, seat: int) -> Message:
    """What the server tells a seat at this moment, without the story so far."""
    told = plain(update(TableSession(table, 0), (seat,), -1, 0, Views(table)))
    del told["story"], told["views"][0]["can_undo"], told["views"][0]["has_decided"]
    return dict(told)


def test_after_the_end_nobody_goes_back(lanterns_node: Node) -> None:
    """Everybody may look into all hands then, and the key is known."""
    laid = lay(lanterns_node, "lanterns", "human,bot:random", setup={"turns": 2})
    eyes = Eyes([0], [laid["seats"]["0"]], plays=True)
    text = play(lanterns_node, laid, [eyes], 10_000)
    assert read_log(text).foot.key

    async def undo() -> str:
        async with client(lanterns_node) as there:
            await there.hello(laid["id"], [laid["seats"]["0"]])
            await there.send(type="undo", seat=0)
            return str((await there.next("refusal"))["reason"])

    assert asyncio.run(undo()) == "game-over"
