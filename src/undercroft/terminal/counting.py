"""How far long work is: a bar on a terminal, a plain line for each step otherwise."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import typer


@contextmanager
def counting(title: str, total: int, done: int = 0) -> Iterator[Callable[[str], None]]:
    """Count steps toward a total; each is told with its name when it is done."""
    if not sys.stdout.isatty():
        yield _lines(total, done)
        return
    # Few commands count, and all would wait for this to be imported.
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn()) as bar:
        task = bar.add_task(title, total=total, completed=done)
        yield lambda name: bar.update(task, advance=1, description=f"{title} {name}")


def _lines(total: int, done: int) -> Callable[[str], None]:
    count = done

    def tell(name: str) -> None:
        nonlocal count
        count += 1
        typer.echo(f"{count}/{total} {name}")

    return tell
