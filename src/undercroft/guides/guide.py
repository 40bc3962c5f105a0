"""Guides, ready to be followed: the path, the marks, and who plays."""

from functools import cache
from typing import NamedTuple

from undercroft.engine import AnyGame
from undercroft.engine.entries import DECISIONS
from undercroft.engine.guided import Path
from undercroft.guides.script import Played
from undercroft.guides.written import Line, Mark, Written, bad_guide, read

HUMAN = "human"


class Guide(NamedTuple):
    """A guide of a game."""

    written: Written
    path: Path
    lines: dict[int, Line]
    """The lines of choices, by the place of their entry on the path."""
    learner: int

    @property
    def marks(self) -> tuple[Mark, ...]:
        """What the coach says wherever it is asked or happens."""
        return self.written.marks

    @property
    def all_marks(self) -> tuple[Mark, ...]:
        """Everything the coach may say."""
        own = [mark for line in self.lines.values() for mark in line.marks]
        return (*self.written.marks, *own, *self.written.end)

    @property
    def choices(self) -> list[int]:
        """The places of the path at which the learner chooses."""
        return [
            place
            for place, entry in enumerate(self.path.entries)
            if isinstance(entry, DECISIONS)
            and entry.seat == self.learner
            and not self.lines[place].by_itself
        ]


@cache
def guide_of(game: AnyGame) -> Guide | None:
    """The guide of a game, played through once; None where there is none."""
    written = read(game)
    if written is None:
        return None
    people = [seat for seat, who in enumerate(written.seats) if who.partition(":")[0] == HUMAN]
    if len(people) != 1:
        raise bad_guide(game, "exactly one seat is a person's")
    played = Played(game, written)
    path = Path(played.table.entries, played.seeds)
    return Guide(written, path, played.lines, people[0])
