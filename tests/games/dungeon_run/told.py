"""Scenes and the events that are told in them, each under the row that it names."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from undercroft.engine import Table
from undercroft.games.dungeon_run.events import RunEvent

Scene = tuple[Callable[[], Table], list[RunEvent]]


def told(scenes: Iterable[Scene]) -> list[Any]:
    """A case for each event of each scene, marked with the row of the event."""
    return [
        pytest.param(play, event, id=event.name, marks=pytest.mark.rule(event.why))
        for play, events in scenes
        for event in events
    ]
