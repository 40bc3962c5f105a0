"""The commands of a server: `undercroft serve`, `backup` and `restore`."""

import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from undercroft.engine import BadFile, Refused
from undercroft.private import make_folder
from undercroft.terminal.refusing import OWN_LANGUAGE, SAY, Language, refusals
from undercroft.terminal.saves import saves_folder
from undercroft.words import Words

if TYPE_CHECKING:
    from undercroft.server.storage.database import Database as AnyDatabase

DATABASE_VARIABLE = "UNDERCROFT_DATABASE"

Database = Annotated[
    str | None, typer.Option(envvar=DATABASE_VARIABLE, help=SAY("cli-serve-database"))
]


class LogLevel(StrEnum):
    """How much is logged."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


def serve(
    host: Annotated[str, typer.Option(help=SAY("cli-serve-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help=SAY("cli-serve-port"))] = 8470,
    database: Database = None,
    workers: Annotated[
        int | None, typer.Option(min=1, max=64, help=SAY("cli-serve-workers"))
    ] = None,
    origin: Annotated[list[str] | None, typer.Option(help=SAY("cli-serve-origin"))] = None,
    proxy: Annotated[list[str] | None, typer.Option(help=SAY("cli-serve-proxy"))] = None,
    public_url: Annotated[str, typer.Option(help=SAY("cli-serve-public-url"))] = "",
    private_hooks: Annotated[bool, typer.Option(help=SAY("cli-serve-private-hooks"))] = False,
    alert_after: Annotated[
        float, typer.Option(min=0.1, max=86_400, help=SAY("cli-serve-alert-after"))
    ] = 15,
    alert_again: Annotated[
        float, typer.Option(min=0.1, max=86_400, help=SAY("cli-serve-alert-again"))
    ] = 60,
    look_every: Annotated[
        float, typer.Option(min=0.01, max=60, help=SAY("cli-serve-look-every"))
    ] = 1,
    beat_every: Annotated[
        float, typer.Option(min=0.1, max=10, help=SAY("cli-serve-beat-every"))
    ] = 5,
    most_live_bytes: Annotated[
        int, typer.Option(min=1_000_000, help=SAY("cli-serve-most-live-bytes"))
    ] = 1_000_000_000,
    limits: Annotated[bool, typer.Option(help=SAY("cli-serve-limits"))] = True,
    open_browser: Annotated[bool, typer.Option("--open", help=SAY("cli-serve-open"))] = False,
    log_level: Annotated[LogLevel, typer.Option(help=SAY("cli-serve-log-level"))] = LogLevel.INFO,
    lang: Language = OWN_LANGUAGE,
) -> None:
    """Serve tables to browsers."""
    with refusals(lang):
        _check_parts()
        from undercroft.server.app.run import run
        from undercroft.server.ops import logs, reach
        from undercroft.server.ops.settings import THIS_MACHINE, Settings, usual_workers

        logs.set_up(log_level)
        settings = Settings(
            database=database_url(database),
            host=host,
            port=port,
            workers=workers or usual_workers(),
            origins=tuple(origin or ()),
            proxies=tuple(proxy or THIS_MACHINE),
            limits=limits,
            most_live_bytes=most_live_bytes,
            private_hooks=private_hooks,
            alert_after=alert_after,
            alert_again=alert_again,
            look_every=look_every,
            beat_every=beat_every,
            public_url=public_url.rstrip("/"),
        )
        here = f"http://{'127.0.0.1' if host in reach.EVERYWHERE else reach.bracketed(host)}:{port}"
        others = reach.addresses(settings, here, "127.0.0.1")

        def opened() -> None:
            words = Words(lang)
            typer.echo(words.say("serving-at", address=here))
            for address in others:
                if address != here:
                    typer.echo(words.say("serving-others-at", address=address))
            if not others:
                typer.echo(words.say("serving-only-here"))
            if open_browser:
                webbrowser.open(here)

        run(settings, opened)


def backup(
    file: Annotated[Path, typer.Argument(help=SAY("cli-backup-file"))],
    database: Database = None,
    lang: Language = OWN_LANGUAGE,
) -> None:
    """Write all tables of a server into one file."""
    with refusals(lang), _opened(database) as found:
        from undercroft.server.storage.backup import back_up

        counted = back_up(found, file)
        typer.echo(Words(lang).say("backed-up", tables=counted.tables, rows=counted.rows))


def restore(
    file: Annotated[Path, typer.Argument(help=SAY("cli-backup-file"))],
    database: Database = None,
    lang: Language = OWN_LANGUAGE,
) -> None:
    """Fill an empty database from a file that backup wrote."""
    with refusals(lang), _opened(database) as found:
        from undercroft.server.storage.backup import restore as fill

        counted = fill(found, file)
        typer.echo(Words(lang).say("restored", tables=counted.tables, rows=counted.rows))


@contextmanager
def _opened(url: str | None) -> Iterator["AnyDatabase"]:
    """The database, brought up to date."""
    _check_parts()
    from sqlalchemy.exc import SQLAlchemyError

    from undercroft.server.storage.database import Database as AnyDatabase

    found = AnyDatabase(database_url(url))
    try:
        found.migrate()
        yield found
    except SQLAlchemyError as error:
        cause = getattr(error, "orig", None) or error
        raise Refused("bad-database", f"this is no database: {cause}", why="other") from cause
    finally:
        found.close()


def database_url(given: str | None) -> str:
    """The database that somebody named, or the usual file."""
    if given:
        return given
    folder = saves_folder().parent
    try:
        make_folder(folder)
    except OSError as error:
        raise BadFile("cant-write", folder, error) from error
    return f"sqlite:///{folder / 'tables.sqlite'}"


def _check_parts() -> None:
    try:
        import litestar  # noqa: F401
    except ModuleNotFoundError:
        message = "a server needs more parts: pip install 'undercroft[server]'"
        raise Refused("no-server", message) from None
