"""The database: SQLite in a file or PostgreSQL by a URL, opened, tuned and brought up to date."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.pool import QueuePool

from undercroft.engine import Refused

MIGRATION_LOCK = 8_402_613
BUSY_SECONDS = 5
MOST_READERS = 8


class Database:
    """Two engines on one database: one for reading, one for the single writer."""

    def __init__(self, url: str) -> None:
        self.url = _with_driver(url)
        self.is_postgresql = self.url.get_backend_name() == "postgresql"
        self.reading = self._engine("BEGIN")
        self.writing = self._engine("BEGIN IMMEDIATE")

    def _engine(self, begin: str) -> sa.Engine:
        if self.is_postgresql:
            return sa.create_engine(self.url, pool_size=MOST_READERS, pool_pre_ping=True)
        engine = sa.create_engine(
            self.url,
            poolclass=QueuePool,
            pool_size=MOST_READERS,
            connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False},
        )
        sa.event.listen(engine, "connect", _tune_sqlite)
        sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
        return engine

    def migrate(self) -> None:
        """Bring the database to the newest form; several nodes may try at once."""
        config = Config()
        config.set_main_option("script_location", "undercroft.server:migrations")
        with self.writing.begin() as connection, self._alone(connection):
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    @contextmanager
    def _alone(self, connection: sa.Connection) -> Iterator[None]:
        if self.is_postgresql:
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
        yield

    def is_reachable(self) -> bool:
        """Whether the database answers."""
        try:
            with self.reading.connect() as connection:
                connection.execute(sa.select(1))
        except sa.exc.SQLAlchemyError:
            return False
        return True

    def close(self) -> None:
        """Close every connection."""
        self.reading.dispose()
        self.writing.dispose()


def sqlite_url(path: Path) -> str:
    """The URL of a database in a file."""
    return f"sqlite:///{path}"


def _with_driver(url: str) -> sa.URL:
    try:
        parsed = sa.make_url(url)
    except sa.exc.ArgumentError:
        raise _bad_database("it is no URL such as sqlite:///FILE") from None
    kind = parsed.get_backend_name()
    if kind not in ("sqlite", "postgresql"):
        raise _bad_database(f"sqlite and postgresql can be used, not {kind}")
    return parsed.set(drivername="postgresql+psycopg" if kind == "postgresql" else "sqlite")


def _bad_database(detail: str) -> Refused:
    return Refused("bad-database", f"this is no database: {detail}", detail=detail)


def _tune_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        f"busy_timeout = {BUSY_SECONDS * 1000}",
    ):
        connection.execute(f"PRAGMA {pragma}")
