"""Who comes late: told enough and not too much, and never on somebody else's seat."""

import asyncio
import contextlib

import websockets

from tests.server.clients import Client, Message, bearer, client, http, lay
from tests.server.nodes import Node
from undercroft.engine import Fast, Keyed, Table
from undercroft.games import find
from undercroft.server.play.session import TableSession
from undercroft.server.play.updates import LONGEST_STORY, Views, update

ROUNDS = 40


def long_session() -> TableSession:
    game = find("dungeon-run")
    table = Table(game, 6, Keyed(bytes([3] * 32)), {}, ("human:",) * 6)
    session, chance = TableSession(table, 0), Fast(3)
    while len(table.events) < LONGEST_STORY + 50:
        seat = table.waiting_for[0]
        option = game.fallback(table.state, seat, table.options(seat), chance)
        session.answer(session.ask_id, seat, option.number, 0)
    return session


def test_who_comes_to_a_long_game_is_told_its_end() -> None:
    session = long_session()
    table = session.table

    told = update(session, (), -1, 0, Views(table))
    later = update(session, (), session.n - 1, 0, Views(table))

    assert 0 < len(told.story) <= LONGEST_STORY < len(table.events)
    assert told.story_from + len(told.story) == later.story_from + len(later.story)
    assert told.story[-1] == later.story[-1]
    assert told.story[0].at == told.story_from


async def speaks(there: Client) -> bool:
    """Whether a socket is heard as seat 1; what can't be read is refused after that."""
    heard = False
    with contextlib.suppress(websockets.ConnectionClosed):
        await there.send(type="say", seat=1, text="I am here")
        await there.send(type="over")
        while (message := await there.hear()).get("reason") != "bad-message":
            heard |= message["type"] == "said"
    return heard


def test_who_gets_up_while_saying_hello_does_not_keep_the_seat(node: Node) -> None:
    async def race(laid: Message) -> bool:
        seat = f"/api/tables/{laid['id']}/seats/1"
        with http(node) as requests:
            token = requests.post(f"{seat}/claim", json={"name": "X"}).json()["token"]
            async with client(node) as ghost:
                await ghost.hello(laid["id"], [token])
                hello = ghost.send(type="hello", table=laid["id"], tokens=[token])
                leave = asyncio.to_thread(requests.post, f"{seat}/leave", headers=bearer(token))
                await asyncio.gather(hello, leave)
                claimed = requests.post(f"{seat}/claim", json={"name": "Y"})
                assert claimed.status_code == 201, claimed.text
                heard = await speaks(ghost)
                again = requests.post(f"{seat}/leave", headers=bearer(claimed.json()["token"]))
                assert again.is_success, again.text
                return heard

    laid = lay(node, "dungeon-attack", "human,open,open", public=True)
    assert not any(asyncio.run(race(laid)) for _ in range(ROUNDS))
