"""The database: SQLite in a file or PostgreSQL by a URL, opened, tuned and brought up to date."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.resources import files
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.pool import QueuePool

from undercroft.engine import Refused
from undercroft.private import make_file, tighten

READ, WRITE = "BEGIN", "BEGIN IMMEDIATE"
MIGRATION_LOCK = 8_402_613
BUSY_SECONDS = 2
MOST_READERS = 8
MIGRATIONS = "undercroft.server.storage:migrations"
BESIDE = ("-wal", "-shm", "-journal")
"""Files of SQLite, which get the rights of the database when they are made."""
KEEP_ALIVE = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""A PostgreSQL that is gone without a word is found out."""


class Database:
    """Two engines on one database: one for reading, one for the single writer."""

    def __init__(self, url: str) -> None:
        self.url = _with_driver(url)
        self.is_postgresql = self.url.get_backend_name() == "postgresql"
        self.reading = self._engine(READ)
        self.writing = self._engine(WRITE)

    def _engine(self, begin: str) -> sa.Engine:
        return self._postgresql(begin) if self.is_postgresql else self._sqlite(begin)

    def _postgresql(self, begin: str) -> sa.Engine:
        engine = sa.create_engine(
            self.url,
            pool_size=MOST_READERS,
            pool_pre_ping=True,
            connect_args=KEEP_ALIVE,
            hide_parameters=True,
            isolation_level="REPEATABLE READ" if begin == READ else "READ COMMITTED",
        )
        sa.event.listen(engine, "connect", _tune_postgresql)
        return engine

    def _sqlite(self, begin: str) -> sa.Engine:
        engine = sa.create_engine(
            self.url,
            poolclass=QueuePool,
            pool_size=MOST_READERS,
            connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False},
            hide_parameters=True,
        )
        sa.event.listen(engine, "connect", _tune_sqlite)
        sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
        return engine

    def migrate(self) -> None:
        """Bring the database to the newest form; Refused when it can't be used.

        Several nodes may try at once.
        """
        self._keep_to_owner()
        try:
            with self.writing.begin() as connection, self._alone(connection):
                if _version(connection) != versions()[-1]:
                    _upgrade(connection)
        except sa.exc.SQLAlchemyError as error:
            cause = getattr(error, "orig", None) or error
            raise _bad_database("other", str(cause).strip().partition("\n")[0]) from cause

    def _keep_to_owner(self) -> None:
        """Nobody else on this machine reads a SQLite file, or what SQLite lays beside it."""
        name = self.url.database
        if self.is_postgresql or not name or name.startswith((":", "file:")):
            return
        with suppress(OSError):  # SQLite says better what is wrong with it
            make_file(Path(name))
        for ending in BESIDE:
            tighten(Path(name + ending))

    @contextmanager
    def _alone(self, connection: sa.Connection) -> Iterator[None]:
        if self.is_postgresql:
            connection.execute(sa.text("SET LOCAL lock_timeout = 0"))
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


def versions() -> list[str]:
    """The versions of the database's form, the oldest first: what the migrations' names begin with.

    Known without the tool that runs them, which takes as long to load as all else.
    """
    found = (
        entry.name for entry in files("undercroft.server.storage.migrations.versions").iterdir()
    )
    return sorted(name.partition("_")[0] for name in found if name[:1].isdigit())


def _version(connection: sa.Connection) -> str | None:
    """The version of a database, None when it is empty; Refused when it is not ours."""
    tables = sa.inspect(connection).get_table_names()
    if not tables:
        return None
    if "alembic_version" not in tables:
        raise _bad_database("foreign", "it belongs to another program")
    found = connection.execute(sa.text("SELECT version_num FROM alembic_version"))
    version = found.scalar_one_or_none()
    if version is not None and version not in versions():
        problem = f"its version {version} is newer than this program"
        raise _bad_database("newer", problem, version=version)
    return version


def _upgrade(connection: sa.Connection) -> None:
    from alembic import command  # only for a database that is not up to date
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def sqlite_url(path: Path) -> str:
    """The URL of a database in a file."""
    return f"sqlite:///{path}"


def _with_driver(url: str) -> sa.URL:
    try:
        parsed = sa.make_url(url)
    except sa.exc.ArgumentError:
        raise _bad_database("url", "it is no URL such as sqlite:///FILE") from None
    kind = parsed.get_backend_name()
    if kind not in ("sqlite", "postgresql"):
        raise _bad_database("kind", f"sqlite and postgresql can be used, not {kind}", kind=kind)
    return parsed.set(drivername="postgresql+psycopg" if kind == "postgresql" else "sqlite")


def _bad_database(why: str, problem: str, **facts: object) -> Refused:
    return Refused("bad-database", f"this is no database: {problem}", why=why, **facts)


def _tune_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        f"busy_timeout = {BUSY_SECONDS * 1000}",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _tune_postgresql(connection: Any, _: Any) -> None:
    connection.execute(f"SET lock_timeout = '{BUSY_SECONDS}s'")
    connection.commit()
