"""Several nodes on one PostgreSQL: any of them serves any table, and what one does all see."""

import asyncio
import random
import re
import secrets
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import psycopg
import pytest

from tests.lanterns import WISP
from tests.server.clients import Client, Message, bearer, client, lay, wait_until
from tests.server.nodes import (
    PATIENCE,
    Node,
    PostgreSQL,
    StillTime,
    lanterns_path,
    running,
)
from tests.server.test_stand_ins import is_waited_for
from tests.server.test_throws import throw_asked
from tests.server.witnesses import Witness, check
from undercroft.server.background.heartbeat import STALE_MS
from undercroft.server.sockets.wire import FRAMES_A_SECOND

RACES, TABLES = 100, 4
MANY_RACES, MANY_TABLES = 4_000, 8
VOTES = 12
BEAT_OFTEN = "--beat-every", "0.1"
HOUR = 3_600
PACE = 2 / FRAMES_A_SECOND
"""Each device sends two messages in a race, and may not send more than it may."""
NEVER = 2_000_000_000
"""The id of an ask that is never open."""


@pytest.fixture(scope="module")
def cluster(
    postgresql: PostgreSQL, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Node, Node]]:
    """Two nodes on one database."""
    folder = tmp_path_factory.mktemp("cluster")
    url = postgresql.new_database("cluster")
    path = lanterns_path(folder)
    with (
        running(url, folder, "--no-limits", *BEAT_OFTEN, path=path) as one,
        running(url, folder, "--no-limits", *BEAT_OFTEN, path=path) as other,
    ):
        yield one, other


async def enter(stack: AsyncExitStack, node: Node, table: str, *tokens: str) -> Client:
    """A client that has said hello."""
    there = await stack.enter_async_context(client(node))
    await there.hello(table, tokens)
    return there


async def answer_and_settle(
    there: Client, update: Message, seat: int, option: int
) -> tuple[Message, list[str]]:
    """Answer; returns the last update and the refusals, once the answer was dealt with.

    Messages are dealt with in order: the refusal of a second answer says that the first is done.
    """
    await there.answer(update, seat, option)
    await there.send(type="answer", ask=NEVER, seat=seat, option=option)
    refusals: list[str] = []
    last, is_done = update, False
    while not is_done or last["n"] == update["n"]:
        message = await there.hear()
        if message["type"] == "update":
            last = message
        elif message["type"] == "refusal":
            is_done = message["facts"].get("ask") == str(NEVER)
            refusals += [] if is_done else [message["reason"]]
            assert message["reason"] == "moved-on"
    return last, refusals


async def race(cluster: tuple[Node, Node], table: Message) -> tuple[int, int]:
    """Two devices of the same people answer every ask at once, each through its own node.

    Returns the number of moves, and how often the second node was first.
    """
    tokens, seconds = list(table["seats"].values()), 0
    async with AsyncExitStack() as stack:
        both = [await enter(stack, node, table["id"], *tokens) for node in cluster]
        updates = [await there.next("update") for there in both]
        while not updates[0]["outcome"]:
            n, views = updates[0]["n"], updates[0]["views"]
            assert [n, views] == [updates[1]["n"], updates[1]["views"]]
            view = next(view for view in views if view["options"])
            order = random.sample(range(2), 2)  # who is told first has the better chances
            deals = [
                asyncio.create_task(
                    answer_and_settle(
                        both[at], updates[0], view["seat"], random.choice(view["options"])["number"]
                    )
                )
                for at in order
            ]
            found = [await deals[order.index(at)] for at in range(2)]
            updates = [update for update, _ in found]
            assert sorted(refusals for _, refusals in found) == [[], ["moved-on"]]
            assert [update["n"] for update in updates] == [n + 1, n + 1]
            seconds += not found[1][1]
            await asyncio.sleep(PACE)
    return updates[0]["n"], seconds


def race_often(cluster: tuple[Node, Node], races: int, tables: int) -> None:
    moves = seconds = 0

    async def play() -> list[tuple[int, int]]:
        return await asyncio.gather(*(race(cluster, table) for table in laid))

    while moves < races:
        laid = [lay(random.choice(cluster), "dungeon-attack", "human,human") for _ in range(tables)]
        found = asyncio.run(asyncio.wait_for(play(), PATIENCE))
        for table, (n, _) in zip(laid, found, strict=True):
            assert check(cluster[0].database, table["id"], []) == n
        moves += sum(n for n, _ in found)
        seconds += sum(second for _, second in found)
    assert 0 < seconds < moves
    assert [notices(node, "wrong") for node in cluster] == [0, 0]


def test_of_two_nodes_that_accept_an_answer_one_wins(cluster: tuple[Node, Node]) -> None:
    race_often(cluster, RACES, TABLES)


@pytest.mark.slow
def test_of_two_nodes_that_accept_an_answer_one_wins_every_time(
    cluster: tuple[Node, Node],
) -> None:
    race_often(cluster, MANY_RACES, MANY_TABLES)


def notices(node: Node, how: str) -> int:
    """How many notices of other nodes a node has dealt with in some way."""
    page = httpx.get(f"{node.url}/metrics", timeout=PATIENCE).text
    found = re.findall(rf'^undercroft_notices_total{{how="{how}"}} (\S+)', page, re.MULTILINE)
    return int(sum(map(float, found)))


def test_a_move_on_one_node_is_seen_on_the_other(cluster: tuple[Node, Node]) -> None:
    before = [notices(node, "played") for node in cluster]
    laid = [lay(cluster[0], "dungeon-attack", "human,human") for _ in range(4)]
    people = [
        [
            Witness([cluster[at]], table["id"], [token])
            for at, token in enumerate(table["seats"].values())
        ]
        for table in laid
    ]

    async def play() -> None:
        await asyncio.gather(*(one.play() for both in people for one in both))

    asyncio.run(asyncio.wait_for(play(), PATIENCE))
    for table, both in zip(laid, people, strict=True):
        assert both[0].last["outcome"] == both[1].last["outcome"]
        assert check(cluster[0].database, table["id"], both) == both[0].last["n"]
        assert {*both[0].refusals, *both[1].refusals} <= {"too-fast"}
    for node, known in zip(cluster, before, strict=True):
        assert notices(node, "played") > known
        assert notices(node, "wrong") == 0


async def vote_at_once(cluster: tuple[Node, Node]) -> bool:
    """Two seats judge a card through two nodes; False when a throw comes first."""
    table = lay(cluster[0], "lanterns", "human,human,human")
    tokens = list(table["seats"].values())
    async with AsyncExitStack() as stack:
        one = await enter(stack, cluster[0], table["id"], *tokens[:2])
        other = await enter(stack, cluster[1], table["id"], tokens[2])
        update = await one.next("update")
        cards = [option for option in update["views"][0]["options"] if option["verb"] == "play"]
        if cards[0]["touches"]["card"] == WISP:
            return False
        await one.answer(update, 0, cards[0]["number"])
        poll = [await until(there, 1) for there in (one, other)]
        assert poll[0]["ask"]["kind"] == "poll"
        found = await asyncio.gather(
            answer_and_settle(one, poll[0], 1, poll[0]["views"][1]["options"][0]["number"]),
            answer_and_settle(other, poll[1], 2, poll[1]["views"][0]["options"][0]["number"]),
        )
        assert [refusals for _, refusals in found] == [[], []]
    with psycopg.connect(cluster[0].database) as connection:
        moves = connection.execute("SELECT n FROM deeds WHERE table_id = %s", (table["id"],))
        assert sorted(moves) == [(1,), (2,), (3,)]
    return True


def test_two_seats_may_vote_at_once_on_two_nodes(cluster: tuple[Node, Node]) -> None:
    voted = 0
    while voted < VOTES:
        voted += asyncio.run(asyncio.wait_for(vote_at_once(cluster), PATIENCE))


async def until(there: Client, n: int) -> Message:
    """The first update with a move of this number."""
    while (update := await there.next("update"))["n"] < n:
        pass
    return update


async def seating(there: Client, seat: int, **wanted: object) -> None:
    """Wait until a seat is told to be so."""
    while True:
        told = (await there.next("seating"))["seats"][seat]
        if told | wanted == told:
            return


def test_seats_chat_and_rematch_are_told_on_the_other_node(cluster: tuple[Node, Node]) -> None:
    one, other = cluster
    laid = lay(one, "dungeon-attack", "human,open")
    table, mine = laid["id"], laid["seats"]["0"]

    async def meet() -> None:
        async with AsyncExitStack() as stack:
            here = await enter(stack, one, table, mine)
            watcher = await enter(stack, other, table)
            claim = f"/api/tables/{table}/seats/1/claim"
            async with httpx.AsyncClient(base_url=other.url, timeout=PATIENCE) as requests:
                answer = await requests.post(
                    claim, json={"name": "Ann"}, headers=bearer(laid["invites"]["1"])
                )
            token = answer.json()["token"]
            await seating(here, 1, kind="human", name="Ann", here=False)
            assert (await here.next("update"))["ask"]
            there = await enter(stack, other, table, token)
            await seating(here, 1, here=True)
            await there.send(type="say", seat=1, text="good luck")
            assert (await here.next("said"))["text"] == "good luck"
            await here.send(type="say", seat=0, text="you too")
            assert (await watcher.next("said"))["text"] == "good luck"
            assert (await watcher.next("said"))["text"] == "you too"
            await there.socket.close()
            await seating(here, 1, here=False)
            await here.socket.close()
            people = [Witness([one], table, [mine]), Witness([other], table, [token])]
            await asyncio.gather(*(person.play() for person in people))
            async with httpx.AsyncClient(base_url=one.url, timeout=PATIENCE) as requests:
                again = await requests.post(
                    f"/api/tables/{table}/rematch", json={"seat": 0}, headers=bearer(mine)
                )
            assert (await watcher.next("rematch"))["table"] == again.json()["id"]

    asyncio.run(asyncio.wait_for(meet(), PATIENCE))


def test_a_seat_held_on_two_nodes_is_there_until_both_have_gone(
    cluster: tuple[Node, Node],
) -> None:
    laid = lay(cluster[0], "dungeon-attack", "human,human")
    token = laid["seats"]["0"]

    async def come_and_go() -> None:
        async with AsyncExitStack() as stack:
            watcher = await enter(stack, cluster[0], laid["id"], laid["seats"]["1"])
            first = await enter(stack, cluster[0], laid["id"], token)
            await seating(watcher, 0, here=True)
            second = await enter(stack, cluster[1], laid["id"], token)
            await second.next("seating")
            await second.socket.close()
            await seating(watcher, 0, here=False)
            await seating(watcher, 0, here=True)
            await first.socket.close()
            await seating(watcher, 0, here=False)

    asyncio.run(asyncio.wait_for(come_and_go(), PATIENCE))


def test_players_of_a_dead_node_are_gone_and_can_come_back_elsewhere(
    postgresql: PostgreSQL, tmp_path: Path
) -> None:
    url, time = postgresql.new_database(f"dead_{secrets.token_hex(6)}"), StillTime(tmp_path)
    with (
        running(url, tmp_path, time=time) as dying,
        running(url, tmp_path, *BEAT_OFTEN, time=time) as other,
    ):
        clock = {"away": HOUR, "way": "bot"}
        laid = lay(dying, "dungeon-attack", "human,human", clock=clock)

        async def play() -> None:
            async with AsyncExitStack() as stack:
                watcher = await enter(stack, other, laid["id"])
                seat = (await watcher.next("update"))["ask"]["waiting"][0]
                token = laid["seats"][str(seat)]
                await enter(stack, dying, laid["id"], token)
                await seating(watcher, seat, here=True)
                dying.kill()
                time.let_pass(STALE_MS / 1000 + 1)
                await seating(watcher, seat, here=False)
                time.let_pass(HOUR)
                await seating(watcher, seat, stand_in=True)
                await enter(stack, other, laid["id"], token)
                await seating(watcher, seat, here=True, stand_in=False)

        asyncio.run(asyncio.wait_for(play(), PATIENCE))


async def heard(there: Client) -> str:
    """What is said next; on a busy machine the node may not have waited long enough for it."""
    while (message := await there.hear())["type"] != "said":
        if message["type"] == "refusal":
            await there.send(type="say", seat=0, text="second")
    return str(message["text"])


def test_no_saying_overtakes_another(postgresql: PostgreSQL, tmp_path: Path) -> None:
    """PostgreSQL gives numbers before it takes the rows: a later one waits for its table."""
    url = postgresql.new_database(f"late_{secrets.token_hex(6)}")
    lock = "SELECT id FROM tables WHERE id = %s FOR UPDATE"
    slow = "INSERT INTO sayings (table_id, seat, at, text, name) VALUES (%s, 1, 0, 'first', 'Bo')"

    async def talk(node: Node) -> list[str]:
        laid = lay(node, "dungeon-attack", "human,human")
        async with AsyncExitStack() as stack:
            ann = await enter(stack, node, laid["id"], laid["seats"]["0"])
            with psycopg.connect(url) as elsewhere:
                elsewhere.execute(lock, (laid["id"],))
                elsewhere.execute(slow, (laid["id"],))
                await ann.send(type="say", seat=0, text="second")
                await asyncio.to_thread(wait_until, lambda: is_waited_for(watching))
            told = [await heard(ann) for _ in range(2)]
            watcher = await enter(stack, node, laid["id"])
            told += [await heard(watcher) for _ in range(2)]
            return told

    with (
        running(url, tmp_path, "--no-limits") as node,
        psycopg.connect(url, autocommit=True) as watching,
    ):
        texts = asyncio.run(asyncio.wait_for(talk(node), PATIENCE))
    assert texts == ["first", "second", "first", "second"]


def test_a_die_flies_on_the_other_node_too(cluster: tuple[Node, Node]) -> None:
    one, other = cluster
    laid = lay(one, "lanterns", "human,human", setup={"turns": 60})

    async def play() -> tuple[Message, Message]:
        async with AsyncExitStack() as stack:
            there = await stack.enter_async_context(client(one))
            update = await throw_asked(there, laid["id"], list(laid["seats"].values()))
            watcher = await enter(stack, other, laid["id"])
            seat = update["ask"]["waiting"][0]
            await there.send(type="throw", ask=update["ask"]["id"], seat=seat)
            return await there.next("flight"), await watcher.next("flight")

    here, elsewhere = asyncio.run(asyncio.wait_for(play(), PATIENCE))
    assert here == elsewhere
    assert here["film"]


def test_a_seat_of_a_table_that_was_let_go_is_not_here_for_ever(cluster: tuple[Node, Node]) -> None:
    """Its node finds it at its next beat."""
    one, other = cluster
    laid, busy = (lay(at, "dungeon-attack", "human,human") for at in (other, one))
    of_seat = "SELECT node FROM seats WHERE table_id = %s AND seat = 0"

    async def look() -> None:
        async with AsyncExitStack() as stack:
            await enter(stack, one, busy["id"], busy["seats"]["0"])
            watcher = await enter(stack, other, laid["id"])
            with psycopg.connect(one.database, autocommit=True) as connection:
                found = connection.execute(of_seat, (busy["id"],)).fetchone()
                while found is None or found[0] is None:
                    await asyncio.sleep(0.1)
                    found = connection.execute(of_seat, (busy["id"],)).fetchone()
                left = "UPDATE seats SET node = %s, gone_at = NULL WHERE table_id = %s AND seat = 0"
                connection.execute(left, (*found, laid["id"]))
            await seating(watcher, 0, here=False)

    asyncio.run(asyncio.wait_for(look(), PATIENCE))
