"""What every command shares: the language it speaks, and how a refusal is told."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Annotated

import typer

from undercroft.engine import Refused
from undercroft.words import LANGUAGES, Words


def _own_language() -> str:
    """The language asked for on the command line, or that of the environment, or English."""
    words = [*sys.argv, ""]
    asked = [after for word, after in pairwise(words) if word == "--lang"]
    asked += [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    places = ("UNDERCROFT_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    asked += [os.environ.get(name, "")[:2].lower() for name in places]
    return next((language for language in asked if language in LANGUAGES), "en")


OWN_LANGUAGE = _own_language()
SAY = Words(OWN_LANGUAGE).say
"""Words for the help texts, which are made before any option is read."""

Language = Annotated[str, typer.Option("--lang", help=SAY("cli-lang"), envvar="UNDERCROFT_LANG")]


UNTOLD = ("other", "value")
"""Reasons that leave something to be said by the system or a library."""


@contextmanager
def refusals(language: str) -> Iterator[None]:
    """Tell a refusal, below it what else the system or a library said, and end with status 2."""
    try:
        yield
    except Refused as refused:
        words = Words(language if language in LANGUAGES else "en")
        typer.echo(words.refusal(refused), err=True)
        if refused.__cause__ is not None and refused.facts.get("why", "other") in UNTOLD:
            typer.echo(f"  ({_told(refused.__cause__, words)})", err=True)
        raise typer.Exit(2) from None


def _told(cause: BaseException, words: Words) -> str:
    """What lies behind a refusal: another one in words, else the system's own text."""
    if isinstance(cause, Refused):
        return words.refusal(cause)
    said = getattr(cause, "strerror", None) or str(cause).strip() or type(cause).__name__
    return str(said).partition("\n")[0]
