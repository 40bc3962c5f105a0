"""The coach: what a learner is told at each question of a guided game, and what is suggested.

It sees the table after every move. What was said is not said again, unless somebody goes back.
"""

from collections.abc import Iterator

from msgspec import Struct

from undercroft.engine import Table
from undercroft.engine.entries import Threw
from undercroft.engine.guided import Guided, guided_part, is_alike
from undercroft.guides.guide import Guide
from undercroft.guides.script import threw_as_written
from undercroft.guides.written import Line, Mark


class MarkInfo(Struct, frozen=True, omit_defaults=True):
    """Something the coach says; the text id is `guide-` and `say`."""

    say: str
    at: str = ""
    """What it points at: a place of the board, or `option` for what is suggested."""


class GuideInfo(Struct, frozen=True, omit_defaults=True):
    """How a guided game stands for its learner."""

    seat: int
    """The learner's."""
    steps: int
    """How many choices the learner has on the path, and how many are made."""
    step: int
    is_followed: bool = False
    """Whether nothing else has happened than the guide foresaw."""
    is_left: bool = False
    """Whether the learner has had enough of it, or it has told everything."""
    by_itself: bool = False
    """Whether the guide is playing on for the learner for a while."""
    marks: tuple[MarkInfo, ...] = ()
    """What is to be said before the question, one after the other."""
    suggested: int | None = None
    """The option that the guide suggests."""


class Coach:
    """Leads one learner through a guided table."""

    def __init__(self, guide: Guide, table: Table) -> None:
        self._guide = guide
        self._table = table
        self._said: dict[str, tuple[Mark, int]] = {}
        """Each mark by what it says, and how many entries there were when it was due first."""
        self.look()

    @property
    def learner(self) -> int:
        return self._guide.learner

    @property
    def _source(self) -> Guided:
        source = guided_part(self._table.source)
        assert source is not None, "a coach needs a guided table"
        return source

    def look(self) -> None:
        """See the table after a move; what was said after the present place is unsaid."""
        count = len(self._table.entries)
        self._said = {say: (mark, at) for say, (mark, at) in self._said.items() if at <= count}
        if self._source.is_left or not self._is_asked() or self.plays():
            return
        for mark in self._due():
            self._said.setdefault(mark.say, (mark, count))

    def info(self) -> GuideInfo:
        """What clients are told."""
        guide, source = self._guide, self._source
        places, count = guide.choices, len(self._table.entries)
        return GuideInfo(
            seat=guide.learner,
            steps=len(places),
            step=sum(place < count for place in places) if source.is_followed else 0,
            is_followed=source.is_followed,
            is_left=source.is_left or self._is_done(),
            by_itself=self.plays(),
            marks=tuple(MarkInfo(mark.say, mark.at) for mark in self.marks()),
            suggested=self.suggested(),
        )

    def marks(self) -> list[Mark]:
        """What is to be said now, in order."""
        count = len(self._table.entries)
        if self._source.is_left or self.plays():
            return []
        return [mark for mark, at in self._said.values() if at == count]

    def suggested(self) -> int | None:
        """What the learner is to choose, if the guide is still followed."""
        if self.plays() or not self._is_asked():
            return None
        return self.choice(self.learner)

    def choice(self, seat: int) -> int | None:
        """What a seat chooses by the script."""
        return self._source.choice(seat)

    def plays(self) -> bool:
        """Whether the guide chooses for the learner now, to get over what takes long."""
        line = self._line()
        return line is not None and line.by_itself and not self._table.is_over

    def _line(self) -> Line | None:
        """The line of the script that the learner is to follow next, if there is one."""
        place = self._source.place(self.learner)
        return None if place is None else self._guide.lines.get(place)

    def is_throwing(self) -> bool:
        """Whether the script says how the next throw lands."""
        return self._source.throw_to_come() is not None

    def landed(self, threw: Threw) -> Threw:
        """A throw, or the one of the script where it has to land otherwise.

        What people saw at a real board stands, and leaves the script.
        """
        scripted = self._source.throw_to_come()
        if scripted is None or threw.way == "companion" or is_alike(threw, scripted):
            return threw
        return threw_as_written(scripted, self._table.ask)

    def _is_done(self) -> bool:
        """Whether the whole script was followed, and the table has gone on."""
        path, entries = self._guide.path, self._table.entries
        return len(entries) > len(path) and path.is_followed(entries[: len(path)])

    def leave(self) -> None:
        """Say nothing more, and let chance be chance."""
        self._source.leave()

    def _is_asked(self) -> bool:
        return self._table.is_over or self.learner in self._table.waiting_for

    def _due(self) -> Iterator[Mark]:
        """The marks of the script, then those of what has happened and of the question."""
        table, guide = self._table, self._guide
        line = self._line()
        yield from line.marks if line is not None else ()
        if self._source.is_followed and len(table.entries) == len(guide.path):
            yield from guide.written.end
        story = table.story(self.learner)
        names = {event.name for event in story}
        own = {event.name for event in story if event.facts.get("seat") == self.learner}
        for mark in guide.marks:
            if mark.event and mark.event in (own if mark.mine else names):
                yield mark
        for mark in guide.marks:
            if mark.ask and table.ask is not None and mark.ask == table.ask.why:
                yield mark
