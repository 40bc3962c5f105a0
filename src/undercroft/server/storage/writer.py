"""The writer: the one thread of a node that changes the database.

Moves that wait at the same moment are stored in one transaction, so that a busy node waits for the
disk once for many moves. The unique key (table, number) decides which of two nodes was first, and a
move is stored only right after the one before it; the loser is told, nothing else of its batch
suffers.
"""

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import sqlalchemy as sa
from msgspec import Struct

from undercroft.server.play.session import Standing
from undercroft.server.storage.database import Database
from undercroft.server.storage.notices import announce, with_move
from undercroft.server.storage.schema import MOVES, TABLES
from undercroft.server.storage.statements import insert, update

T = TypeVar("T")
Work = Callable[[sa.Connection], Any]
MOST_AT_ONCE = 256
STANDING = Standing.__struct_fields__


class NewMove(Struct, frozen=True, kw_only=True, gc=False):
    """A move to be stored, and how the table stands after it."""

    table_id: str
    n: int
    at: int
    packed: bytes
    standing: Standing
    is_played: bool = False
    """Whether other nodes may play it without reading what else has changed."""


class MovedOn(Exception):
    """The table does not stand where this move was done: another node was first."""


class Unstored(Exception):
    """The database did not say that it took it."""


def is_stored(connection: sa.Connection, new: NewMove) -> bool:
    """Whether just this move has its number."""
    found = _of_its_number(connection, new)
    return found is not None and (found.at, found.deed) == (new.at, new.packed)


def _is_taken(connection: sa.Connection, new: NewMove) -> bool:
    return _of_its_number(connection, new) is not None


def _of_its_number(connection: sa.Connection, new: NewMove) -> Any:
    this = sa.and_(MOVES.c.table_id == new.table_id, MOVES.c.n == new.n)
    return connection.execute(sa.select(MOVES.c.at, MOVES.c.deed).where(this)).one_or_none()


class _Job:
    """Something to write, and who waits for it."""

    __slots__ = ("done", "loop", "move", "work")

    def __init__(self, move: NewMove | None, work: Work | None) -> None:
        self.move = move
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()


class Writer:
    """Takes work from the event loop and does it in its own thread: first the moves that wait."""

    def __init__(self, database: Database, node: str) -> None:
        self._database = database
        self._node = node
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        dialect = database.writing.dialect
        self._insert = insert(MOVES, dialect)
        self._update = update(TABLES, ("n", "moved_at", *STANDING), dialect)
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def store(self, move: NewMove) -> None:
        """Store a move; MovedOn when its number is taken, Unstored when the database fails."""
        job = _Job(move, None)
        self._jobs.put(job)
        await job.done

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """Do some work in a transaction of its own; Unstored when the database fails."""
        job = _Job(None, work)
        self._jobs.put(job)
        done: T = await job.done
        return done

    def close(self, seconds: float) -> None:
        """Finish what waits, then stop; a database that does not answer is not waited for long."""
        self._jobs.put(None)
        self._thread.join(seconds)

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            jobs = self._waiting(job)
            if moves := [job for job in jobs if job.move is not None]:
                self._store_all(moves)
            for job in jobs:
                if job.work is not None:
                    self._do(job)

    def _waiting(self, first: _Job) -> list[_Job]:
        """What waits now; the word to stop goes on waiting."""
        jobs = [first]
        while len(jobs) < MOST_AT_ONCE and not self._jobs.empty():
            if (job := self._jobs.get()) is None:
                self._jobs.put(None)
                break
            jobs.append(job)
        return jobs

    def _do(self, job: _Job) -> None:
        try:
            with self._database.writing.begin() as connection:
                result = job.work(connection)  # type: ignore[misc]
        except sa.exc.SQLAlchemyError as error:
            _fail([job], Unstored(_words(error)))
        except BaseException as error:
            _fail([job], error)
        else:
            _settle([(job, result)])

    def _store_all(self, batch: Sequence[_Job]) -> None:
        """Store a batch at once; one by one where a single one spoils it."""
        try:
            self._store([job.move for job in batch if job.move])
        except (sa.exc.IntegrityError, MovedOn) as error:
            if len(batch) == 1:
                self._lose(batch[0], error)
            for job in batch if len(batch) > 1 else ():
                self._store_all([job])
        except sa.exc.SQLAlchemyError as error:
            _fail(batch, Unstored(_words(error)))
        except BaseException as error:
            _fail(batch, error)
        else:
            _settle([(job, None) for job in batch])

    def _store(self, moves: list[NewMove]) -> None:
        """Insert the moves and bring their tables up to date, all or none.

        MovedOn when one does not follow on the last move of its table.
        """
        moves.sort(key=lambda move: move.table_id)
        with self._database.writing.begin() as connection:
            self._insert.execute(connection, [_row(move) for move in moves])
            changed = self._update.execute(connection, [_standing(move) for move in moves])
            if changed != len(moves):
                raise MovedOn
            if self._database.is_postgresql:
                announce(connection, self._node, map(_news, moves))

    def _lose(self, job: _Job, error: sa.exc.IntegrityError | MovedOn) -> None:
        """A move was not taken: because of where its table stands, or because that is gone."""
        assert job.move is not None
        if isinstance(error, MovedOn):
            _fail([job], error)
            return
        try:
            with self._database.writing.connect() as connection:
                taken = _is_taken(connection, job.move)
        except sa.exc.SQLAlchemyError as worse:
            _fail([job], Unstored(_words(worse)))
        else:
            _fail([job], MovedOn() if taken else Unstored(_words(error)))


def _row(move: NewMove) -> dict[str, Any]:
    return {"table_id": move.table_id, "n": move.n, "at": move.at, "deed": move.packed}


def _standing(move: NewMove) -> dict[str, Any]:
    fields = {name: getattr(move.standing, name) for name in STANDING}
    before = {"_id": move.table_id, "_n": move.n - 1}
    return {**before, "n": move.n, "moved_at": move.at, **fields}


def _news(move: NewMove) -> str:
    """What other nodes are told of a move."""
    if not move.is_played:
        return move.table_id
    return with_move(move.table_id, move.n, move.at, move.packed)


def _words(error: sa.exc.SQLAlchemyError) -> str:
    return str(getattr(error, "orig", None) or error)


def _settle(done: Sequence[tuple[_Job, Any]]) -> None:
    """Wake those who wait, with one call into the event loop for all of them."""
    if done:
        done[0][0].loop.call_soon_threadsafe(_wake, done)


def _wake(done: Sequence[tuple[_Job, Any]]) -> None:
    for job, result in done:
        if not job.done.done():
            job.done.set_result(result)


def _fail(jobs: Sequence[_Job], error: BaseException) -> None:
    if jobs:
        jobs[0].loop.call_soon_threadsafe(_wake_in_vain, jobs, error)


def _wake_in_vain(jobs: Sequence[_Job], error: BaseException) -> None:
    for job in jobs:
        if not job.done.done():
            job.done.set_exception(error)
