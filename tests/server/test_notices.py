"""What nodes tell each other: a move that is told is played, if it fits, and not read."""

import asyncio
import random
import secrets
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest
from prometheus_client import REGISTRY

from tests.server.nodes import PATIENCE, PostgreSQL, lanterns_path
from tests.server.own_nodes import Guest, OneNode, any_move, new_table, own_nodes, table_row
from undercroft.engine import Landing, Refused
from undercroft.engine.entries import Answered, Rolled, Threw
from undercroft.server.play.clocks import Clock
from undercroft.server.play.moves import AnyMove, Played, pack_move
from undercroft.server.play.session import StoredMove, TableSession
from undercroft.server.storage import rows
from undercroft.server.storage.notices import (
    CHANNEL,
    LONGEST_MOVE,
    _notices,
    read_notice,
    with_move,
)

GAME = "dungeon-attack"
LIMIT = 8_000
"""PostgreSQL refuses notices of so many bytes."""


@pytest.fixture(scope="module")
def url(postgresql: PostgreSQL) -> str:
    """A database for all tests here; each has a table of its own."""
    return postgresql.new_database("notices")


@pytest.fixture
def lanterns(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Lanterns is installed: a game with secrets, polls and a throw."""
    monkeypatch.syspath_prepend(lanterns_path(tmp_path).split(":")[0])


def check(one: OneNode, table_id: str) -> None:
    """What a node has in memory is what is stored, with every move once."""
    loaded = one.stored(table_id)
    assert [stored.n for stored in loaded.moves] == [*range(1, loaded.row.n + 1)]
    truth = loaded.session()
    live = one.node.tables.cache.get(table_id)
    assert live is not None
    assert live.session is not None
    assert truth is not None
    assert live.row == loaded.row
    assert live.seats == loaded.seats
    assert is_same(live.session, truth)


def is_same(one: TableSession, other: TableSession) -> bool:
    def facts(session: TableSession) -> list[Any]:
        table = session.table
        counts = session.n, session.at, session.ask_id, session.asked_at, session.used
        return [*counts, session.proposal, table.entries, table.events, table.state, table.marks]

    return facts(one) == facts(other)


def run(url: str, count: int, test: Callable[[Sequence[OneNode]], Awaitable[None]]) -> None:
    async def play() -> None:
        async with own_nodes(url, count) as found:
            await test(found)

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


def test_a_move_that_is_told_is_not_read(url: str) -> None:
    async def play(both: Sequence[OneNode]) -> None:
        table = await new_table(both[0], GAME, 2)
        guests = [await one.guest(table, at) for at, one in enumerate(both)]
        for one in both:
            await one.heard_all()
        n = 0
        while not guests[0].updates[-1]["outcome"]:
            here, there = both[n % 2], both[1 - n % 2]
            there.statements.clear()
            n = await here.act(table, any_move)
            told = await guests[there is both[1]].until(n)
            assert there.statements == []
            assert told == (await guests[here is both[1]].until(n)) | {"views": told["views"]}
            assert (await there.live(table)).row == table_row(here, table)
        for one in both:
            check(one, table)

    run(url, 2, play)


def anything(session: TableSession, at: int, chance: random.Random) -> AnyMove:
    """A choice, or one of the moves around it."""
    proposal, seats = session.proposal, range(session.table.seats)
    if proposal is not None and chance.random() < 0.8:
        return session.consent(chance.choice(proposal.silent), proposal.id, True, at)
    if session.n and chance.random() < 0.2:
        try:
            return session.undo(chance.choice(seats), seats, at)
        except Refused:
            pass
    return any_move(session, at, chance)


def without_time(messages: Sequence[bytes]) -> list[Any]:
    """A proposal tells how many milliseconds are left."""
    found = [msgspec.json.decode(message) for message in messages]
    for message in found:
        if message.get("proposal"):
            del message["proposal"]["left"]
    return found


async def compare(three: Sequence[OneNode], chance: random.Random) -> set[tuple[str, bool]]:
    """Play a game at the first node; what kinds of moves the others showed alike."""
    here, told, reader = three
    table = await new_table(here, "lanterns", 3, setup={"turns": 40})
    guests = [await one.guest(table, 1) for one in three]
    for one in three:
        await one.heard_all()
    kinds: set[tuple[str, bool]] = set()
    last: list[Any] = [{"outcome": None}]
    while not last[-1].get("outcome"):
        for guest in guests:
            guest.take()
        for one in (told, reader):
            one.statements.clear()
        n = await here.act(table, lambda s, at: anything(s, at, chance))
        for guest in guests:
            await guest.until(n)
        for one in three:
            await one.acted()
        messages = [guest.take() for guest in guests]
        plain = [[one for one in each if b'"proposal":{' not in one] for each in messages]
        assert plain[1] == plain[2]
        last = without_time(messages[0])
        assert without_time(messages[1]) == without_time(messages[2])
        assert last[-1] == without_time(messages[1])[-1]
        move = here.stored(table).moves[-1].move
        is_long = len(pack_move(move)) > LONGEST_MOVE
        assert bool(told.statements) == (is_long or not isinstance(move, Played))
        assert reader.statements
        kinds.add((type(move).__name__, is_long))
    for one in three:
        check(one, table)
    return kinds


@pytest.mark.usefixtures("lanterns")
def test_who_plays_what_is_told_shows_what_a_reader_shows(url: str) -> None:
    """Throws with short and long flights, votes, undo, questions, and the end."""
    chance = random.Random(7)
    wanted = {("Undid", False), ("Proposed", False), ("Consented", False)}
    wanted |= {("Played", False), ("Played", True)}

    async def play(three: Sequence[OneNode]) -> None:
        three[2].reads_all = True
        seen: set[tuple[str, bool]] = set()
        while seen != wanted:
            seen |= await compare(three, chance)

    run(url, 3, play)


def test_clocks_and_rows_are_right_where_a_move_was_told(url: str) -> None:
    """When the table next has to go on by itself is known on both, whoever is away or a bot."""

    async def play(both: Sequence[OneNode]) -> None:
        here, there = both
        clock = Clock(move=60, game=600, away=5, way="bot")
        table = await new_table(here, GAME, 2, clock=clock)
        guest = await there.guest(table)
        for _ in range(6):
            n = await here.act(table, any_move)
            await guest.until(n)
            live = await there.live(table)
            row = table_row(here, table)
            assert row.deadline is not None
            assert live.row == row

    run(url, 2, play)


async def told_late(
    both: Sequence[OneNode], moves: int, game: str = GAME
) -> tuple[str, Guest, list[tuple[str, StoredMove | None]]]:
    """A table, a guest of the second node, and moves of which that has not been told yet."""
    here, there = both
    table = await new_table(here, game, 2)
    guest = await there.guest(table)
    await there.heard_all()  # that the table is new may still be on its way
    there.is_held_back = True
    for _ in range(moves):
        await here.act(table, any_move)
    return table, guest, await there.held_back(moves)


def count(how: str) -> float:
    """How many notices were dealt with in some way."""
    return REGISTRY.get_sample_value("undercroft_notices_total", {"how": how}) or 0.0


def reorder(how: str, news: list[Any]) -> list[Any]:
    """The same news as a bad line would bring them."""
    if how == "twice":
        return [one for one in news for _ in range(2)]
    if how == "backwards":
        return news[::-1]
    if how == "mixed":
        return random.Random(3).sample(news, len(news))
    if how == "some lost":
        return news[::2]
    return news[1:] if how == "first lost" else news


@pytest.mark.parametrize("together", [True, False], ids=["together", "one by one"])
@pytest.mark.parametrize(
    "how", ["in order", "twice", "backwards", "mixed", "some lost", "first lost"]
)
def test_moves_may_come_in_any_order(url: str, how: str, together: bool) -> None:
    async def play(both: Sequence[OneNode]) -> None:
        here, there = both
        table, guest, news = await told_late(both, 7)
        given, wrong = reorder(how, news), count("wrong")
        for table_id, move in given:
            there.node.follower.poke(table_id, move)
            if not together:
                await there.acted()
        await there.acted()
        last = max(move.n for _, move in given if move)
        assert (await there.live(table)).session.n >= last  # type: ignore[union-attr]
        numbers = [update["n"] for update in guest.updates]
        assert numbers == sorted(numbers)
        if how != "some lost" or last == 7:
            check(there, table)
        await here.act(table, any_move)
        (latest,) = await there.held_back(1)
        there.node.follower.poke(*latest)
        await there.acted()
        check(there, table)
        assert count("wrong") == wrong

    run(url, 2, play)


def test_a_move_that_comes_while_the_table_is_opened_or_held(url: str) -> None:
    async def play(both: Sequence[OneNode]) -> None:
        here, there = both
        table, _, news = await told_late(both, 3)
        there.node.tables.drop(await there.live(table))
        opening = asyncio.create_task(there.node.tables.open(table))
        await asyncio.sleep(0)
        for one in news:
            there.node.follower.poke(*one)
        live = await opening
        await there.acted()
        check(there, table)

        async with live.lock:
            await here.act(table, any_move)
            (late,) = await there.held_back(1)
            there.node.follower.poke(*late)
            there.statements.clear()
        await there.acted()
        assert there.statements == []
        check(there, table)

    run(url, 2, play)


def test_a_move_that_comes_before_our_own_is_refused(url: str) -> None:
    """Both nodes accept an answer; ours loses, and what the other tells is known already."""

    async def play(both: Sequence[OneNode]) -> None:
        there = both[1]
        table, guest, (late,) = await told_late(both, 1)
        ask = (await there.live(table)).session.ask_id  # type: ignore[union-attr]

        def answer(session: TableSession, at: int) -> AnyMove:
            session.check_ask(ask)
            return any_move(session, at)

        acting = asyncio.create_task(there.act(table, answer))
        await asyncio.sleep(0)
        there.node.follower.poke(*late)
        with pytest.raises(Refused, match="moved on"):
            await acting
        await there.acted()
        assert [update["n"] for update in guest.updates] == [0, 1]
        check(there, table)

    run(url, 2, play)


def test_what_else_has_changed_is_read(url: str) -> None:
    """A chat line and a name before a move: the move alone would tell neither."""

    async def play(both: Sequence[OneNode]) -> None:
        here, there = both
        table, guest, _ = await told_late(both, 1)
        await here.node.store.change(table, lambda c: rows.add_chat_line(c, table, 0, "psst", 0))
        await here.node.store.change(table, lambda c: rows.change_seat(c, table, 1, name="Bo"))
        await here.act(table, any_move)
        for one in await there.held_back(3):
            there.node.follower.poke(*one)
        await there.acted()
        kinds = [msgspec.json.decode(message)["type"] for message in guest.take()]
        assert kinds == ["update", "seating", "update", "said"]
        check(there, table)

    run(url, 2, play)


def forged(move: StoredMove, **changes: Any) -> StoredMove:
    return move._replace(move=msgspec.structs.replace(move.move, **changes))


def forgeries(move: StoredMove) -> dict[str, StoredMove]:
    """Moves that nobody made."""
    played = move.move
    assert isinstance(played, Played)
    first = played.entries[0]
    assert isinstance(first, Answered)
    return {
        "no such option": forged(move, entries=(Answered(first.seat, 10_000),)),
        "not asked": forged(move, entries=(Answered(1 - first.seat, first.option),)),
        "no such seat": forged(move, entries=(Answered(77, first.option),)),
        "other dice": forged(move, entries=(*played.entries, Rolled("AAAA"))),
        "dice first": forged(move, entries=(Rolled("AAAA"),)),
        "nothing": forged(move, entries=()),
    }


@pytest.mark.parametrize(
    "what", ["no such option", "not asked", "no such seat", "other dice", "dice first", "nothing"]
)
def test_a_move_against_the_rules_is_not_played(url: str, what: str) -> None:
    async def play(both: Sequence[OneNode]) -> None:
        there = both[1]
        table, guest, ((_, move),) = await told_late(both, 1)
        assert move is not None
        there.node.follower.poke(table, forgeries(move)[what])
        await there.acted()
        check(there, table)
        assert guest.updates[-1]["n"] == 1
        there.node.follower.poke(table, forgeries(legal_move(there, table))[what])
        await there.acted()
        check(there, table)
        await there.act(table, any_move)
        check(there, table)

    run(url, 2, play)


def legal_move(one: OneNode, table_id: str) -> StoredMove:
    """A move that could be made now, a little later than the last one, and is not."""
    twin = one.stored(table_id).session()
    assert twin is not None
    move = any_move(twin, twin.at, random.Random(4))
    return StoredMove(twin.n, twin.at + 5_000, move)


@pytest.mark.parametrize("then", ["own move", "the true move", "a poke"])
def test_a_legal_move_that_nobody_made_is_never_stored(url: str, then: str) -> None:
    """Whoever may send notices can show it for a while; what is stored wins."""

    async def play(both: Sequence[OneNode]) -> None:
        here, there = both
        table, guest, news = await told_late(both, 2)
        for one in news:
            there.node.follower.poke(*one)
        await guest.until(2)
        false = legal_move(there, table)
        there.node.follower.poke(table, false)
        await guest.until(3)
        if then == "own move":
            await there.act(table, any_move)
        elif then == "a poke":
            there.node.follower.poke(table)
        else:
            await here.act(table, any_move)
            there.node.follower.poke(*(await there.held_back(1))[0])
        await there.acted()
        check(there, table)
        assert false.at not in [stored.at for stored in there.stored(table).moves]

    run(url, 2, play)


def test_a_table_that_starts_from_elsewhere_under_other_rules_is_read(url: str) -> None:
    """One node can't replay it and takes it up from its checkpoint; the other follows."""

    async def play(both: Sequence[OneNode]) -> None:
        here, there = both
        table = await new_table(here, GAME, 2)
        guest = await here.guest(table)
        live = await here.live(table)
        while live.session is None or live.session.table.marks[-1].entries == len(
            live.session.table.entries
        ):
            await here.act(table, any_move)
        with psycopg.connect(url) as connection:
            connection.execute(
                "UPDATE deeds SET deed = %s WHERE n = 1 AND table_id = %s",
                (b'{"deed":"undid","seat":0}', table),
            )
        await there.guest(table)
        await here.heard_all()
        assert here.stored(table).row.base_n
        for acting, other in ((there, here), (here, there)):
            n = await acting.act(table, any_move)
            await other.heard_all()
        found = [(await one.live(table)).session for one in both]
        assert found[0] is not None
        assert found[1] is not None
        assert is_same(found[0], found[1])
        assert guest.updates[-1]["n"] == n
        assert here.stored(table).session() is not None

    run(url, 2, play)


def test_a_notice_tells_what_fits_and_names_the_rest() -> None:
    short, long = b'{"deed":"played"}', b'"%b"' % (b"x" * LONGEST_MOVE)
    assert with_move("a", 3, 5, short) == 'a [3,5,{"deed":"played"}]'
    for packed in (long, b'"a b"', '"é"'.encode()):
        assert with_move("a", 3, 5, packed) == "a"


def test_notices_stay_below_the_limit_and_hold_every_table_once() -> None:
    ids = [secrets.token_urlsafe(9) for _ in range(1_000)]
    move = Played(seat=0, entries=(Answered(0, 1),))
    threw = Threw(Landing("table"), "physics", b"1" * 5_500)
    longest = pack_move(Played(seat=0, entries=(threw,)))
    for packed in (pack_move(move), longest):
        words = [with_move(table, 7, 9, packed) for table in ids]
        notices = list(_notices("n" * 12, words))
        assert all(len(notice.encode()) < LIMIT for notice in notices)
        found = [one for notice in notices for one in read_notice(notice)[1]]
        assert [table for table, _ in found] == ids
        assert all(move is not None and pack_move(move.move) == packed for _, move in found)
    packed = b'"%b"' % (b"x" * (LONGEST_MOVE - 2))
    (notice,) = _notices("n" * 12, [with_move(ids[0], 2**31, 2**43, packed)])
    assert LONGEST_MOVE < len(notice) < LIMIT
    notices = list(_notices("n" * 12, ids))
    assert all(len(notice) < LIMIT for notice in notices)
    assert [table for notice in notices for table, _ in read_notice(notice)[1]] == ids


def test_older_and_newer_nodes_understand_each_other() -> None:
    """An older node takes every word after the first for a table's id."""
    assert read_notice("node one two") == ("node", [("one", None), ("two", None)])
    packed = pack_move(Played(seat=0, entries=(Answered(0, 1),)))
    (notice,) = _notices("node", ["one", with_move("two", 1, 2, packed), "three"])
    assert [word for word in notice.split(" ") if word.isalpha()] == ["node", "one", "two", "three"]
    assert [table for table, _ in read_notice(notice)[1]] == ["one", "two", "three"]


GARBAGE = [
    "",
    " ",
    "[1,2,3]",
    "x [",
    "x {table} [1,2,",
    "x {table} []",
    "x {table} [1,2,3]",
    'x {table} ["1",2,{{"deed":"played","seat":0,"entries":[]}}]',
    'x {table} [1,2,{{"deed":"undid","seat":0}}]',
    'x {table} [1,2,{{"deed":"played","seat":0,"entries":[{{"entry":"none"}}]}}]',
    "x {table} " + "[" * 7_000,
    "x {table} [9" + "9" * 5_000 + ',2,{{"deed":"played","seat":0,"entries":[]}}]',
    "x {table} [1,9" + "9" * 300 + ',{{"deed":"played","seat":0,"entries":[]}}]',
    "x [1,2,3] {table}",
    "x \u2603 {table}\t[1]",
]


def test_garbage_is_a_poke_at_most(url: str) -> None:
    async def play(both: Sequence[OneNode]) -> None:
        here, there = both
        table = await new_table(here, GAME, 2)
        await there.guest(table)
        async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
            for words in GARBAGE:
                said = words.format(table=table)
                await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, said))
        there.listening.clear()
        await here.act(table, any_move)
        await there.heard_all()
        check(there, table)
        assert not there.listening.is_set()

    run(url, 2, play)
