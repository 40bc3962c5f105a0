"""The challenge of a day: a few throws and what decides them, the same for everybody, everywhere.

All of it follows from the date, so anybody can make it again.
"""

import hashlib
from datetime import UTC, datetime
from functools import lru_cache
from typing import Literal

from undercroft.engine.throws import Landing
from undercroft.server.practice.chosen import Chosen, throw_of
from undercroft.targets.conditions.files import conditions
from undercroft.targets.move import value_of
from undercroft.targets.skill.shares import shares

Board = Literal["first", "catacombs"]

DICE: dict[Board, Literal["d6", "d12"]] = {"first": "d6", "catacombs": "d12"}
HOMES: tuple[Board, ...] = ("first", "catacombs", "first", "catacombs", "first")
"""At which board each throw is made."""
PLAIN = 2
"""So many throws come first under no condition."""
FAIR = 0.2
"""An average hand hits at least so often with a special throw of a challenge."""
DAY_MS = 86_400_000


def day_of(ms: int) -> str:
    """The day of a moment, everywhere the same."""
    return datetime.fromtimestamp(ms / 1000, UTC).date().isoformat()


def ends_at(day: str) -> int:
    """When a day is over, in milliseconds since 1970."""
    return round(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() * 1000) + DAY_MS


def seed_of(day: str, at: int) -> bytes:
    """What decides a throw of a day."""
    return hashlib.sha256(f"undercroft daily {day} {at}".encode()).digest()


@lru_cache(maxsize=16)
def throws_of(day: str) -> tuple[Chosen, ...]:
    """The throws of a day: plain ones first, then special ones, no two alike."""
    found: list[Chosen] = []
    for at, home in enumerate(HOMES):
        taken = {name for one in found for name in one.conditions}
        special = () if at < PLAIN else (_special(day, at, home, taken),)
        found.append(Chosen(home, DICE[home], special))
    return tuple(found)


def points_of(chosen: Chosen, landing: Landing) -> int:
    """What a throw is worth: where the die lies; a special throw that was kept counts twice."""
    return value_of(throw_of(chosen), landing) * (1 + len(chosen.conditions))


def _special(day: str, at: int, home: Board, taken: set[str]) -> str:
    names = [name for name in _fair(home) if name not in taken]
    drawn = int.from_bytes(hashlib.sha256(f"undercroft {day} {at}".encode()).digest()[:8])
    return names[drawn % len(names)]


@lru_cache(maxsize=len(DICE))
def _fair(home: Board) -> tuple[str, ...]:
    """The special throws of a box that are no mere luck and bring no die of their own."""
    cards = [one for one in conditions().values() if one.edition == home and not one.die]
    return tuple(
        card.id
        for card in cards
        if card.asks and shares(home, DICE[home], (card.id,), "average").hit >= FAIR
    )
