"""A guided table: chance and choices as they were written, as long as they are followed.

A path is a whole game, or its beginning, entry by entry. While a table has gone no other way,
chance comes out as the path says, and the path knows what a seat is to choose and where a thrown
die is to land. As soon as somebody chooses otherwise, chance comes from the table's own stream; who
goes back to the path is on it again.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import starmap

from undercroft.engine.chance import Around, Source
from undercroft.engine.dice import Die
from undercroft.engine.entries import Answered, AnyEntry, Drew, Rolled, Threw, Voted
from undercroft.engine.refusals import Refused
from undercroft.engine.throws import Landing


class Path:
    """Entries in the order in which they are to happen; votes of one poll may come in any."""

    def __init__(
        self, entries: Sequence[AnyEntry], seeds: Mapping[int, bytes] | None = None
    ) -> None:
        self.entries = tuple(entries)
        self.seeds = seeds or {}
        """What decides a throw, by its place, so that a hand's own throw may land as it is to."""

    def __len__(self) -> int:
        return len(self.entries)

    def is_followed(self, entries: Sequence[AnyEntry]) -> bool:
        """Whether nothing else has happened than what the path says."""
        count = len(entries)
        if count > len(self.entries):
            return False
        start = _start_of_votes(entries)
        happened, meant_so = _in_order(entries[:start]), _in_order(self.entries[:start])
        if not all(starmap(is_alike, zip(happened, meant_so, strict=True))):
            return False
        given, meant = entries[start:], self._votes_from(start)
        return all(
            votes == meant.get(seat, [])[: len(votes)] for seat, votes in _by_seat(given).items()
        )

    def outcome(self, entries: Sequence[AnyEntry]) -> AnyEntry | None:
        """What happens next on the path; None once somebody has left it, or at its end."""
        place = len(entries)
        return self.entries[place] if place < len(self) and self.is_followed(entries) else None

    def place(self, entries: Sequence[AnyEntry], seat: int) -> int | None:
        """Where on the path a seat's next choice is; None where it has none next."""
        if not self.is_followed(entries):
            return None
        count = len(entries)
        following = self.entries[count] if count < len(self) else None
        if isinstance(following, Answered):
            return count if following.seat == seat else None
        start = _start_of_votes(entries)
        done = len(_by_seat(entries[start:]).get(seat, []))
        own = [
            place
            for place in range(start, self._end_of_votes(start))
            if getattr(self.entries[place], "seat", None) == seat
        ]
        return own[done] if done < len(own) else None

    def choice(self, entries: Sequence[AnyEntry], seat: int) -> int | None:
        """The option that a seat is to choose next; None where the path does not say."""
        place = self.place(entries, seat)
        return None if place is None else getattr(self.entries[place], "option", None)

    def _votes_from(self, start: int) -> dict[int, list[int]]:
        """The options of each seat in the votes that begin at a place, in their order."""
        return _by_seat(self.entries[start : self._end_of_votes(start)])

    def _end_of_votes(self, start: int) -> int:
        end = start
        while end < len(self) and isinstance(self.entries[end], Voted):
            end += 1
        return end


class Guided(Around):
    """Chance along a path; off it, from another source."""

    def __init__(self, other: Source, path: Path, left_at: int | None = None) -> None:
        super().__init__(other)
        self.path = path
        self.left_at = left_at
        """The number of entries at which the guide was left for good; None while it is not."""
        self.entries: Sequence[AnyEntry] = ()
        """What has happened at the table, which lets it see it."""

    @property
    def is_followed(self) -> bool:
        """Whether the table is on the path, and still guided."""
        return not self.is_left and self.path.is_followed(self.entries)

    @property
    def is_left(self) -> bool:
        """Whether somebody has had enough of the guide."""
        return self.left_at is not None and len(self.entries) >= self.left_at

    def leave(self) -> None:
        """Be guided no more from here on."""
        self.left_at = len(self.entries)

    def place(self, seat: int) -> int | None:
        """Where on the path a seat's next choice is, while it is followed."""
        return None if self.is_left else self.path.place(self.entries, seat)

    def choice(self, seat: int) -> int | None:
        """The option that a seat is to choose next, if the path says so."""
        return None if self.is_left else self.path.choice(self.entries, seat)

    def roll(self, count: int, die: Die) -> bytes | None:
        entry = self._next()
        if isinstance(entry, Rolled):
            with suppress(Refused):  # a path of other rules
                return entry.check(count, die)
        return self.other.roll(count, die)

    def draw(self, cards: Sequence[int]) -> int | None:
        entry = self._next()
        if isinstance(entry, Drew) and entry.card in cards:
            return entry.card
        return self.other.draw(cards)

    def seed(self) -> bytes | None:
        seed = self.path.seeds.get(len(self.entries)) if self.throw_to_come() else None
        return self.other.seed() if seed is None else seed

    def throw_to_come(self) -> Threw | None:
        """How the next throw is to land, if the path says so."""
        entry = self._next()
        return entry if isinstance(entry, Threw) else None

    def _next(self) -> AnyEntry | None:
        return None if self.is_left else self.path.outcome(self.entries)


def guided_part(source: Source | None) -> Guided | None:
    """The guide in a source, if there is one."""
    while source is not None and not isinstance(source, Guided):
        source = getattr(source, "other", None)
    return source


def let_see(source: Source, entries: Sequence[AnyEntry]) -> None:
    """Let a source that goes by what has happened see it."""
    guided = guided_part(source)
    if guided is not None:
        guided.entries = entries


def is_alike(one: AnyEntry, other: AnyEntry) -> bool:
    """Whether two entries come to the same: of a throw, what its rules go by."""
    if isinstance(one, Threw) and isinstance(other, Threw):
        return _told(one.landing) == _told(other.landing)
    return one == other


def _told(landing: Landing) -> tuple[str, bool, bool, tuple[str, ...]]:
    return landing.place, landing.icon, landing.bounces > 0, landing.broken


def _start_of_votes(entries: Sequence[AnyEntry]) -> int:
    """Where the votes at the end begin."""
    start = len(entries)
    while start and isinstance(entries[start - 1], Voted):
        start -= 1
    return start


def _by_seat(votes: Sequence[AnyEntry]) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for vote in votes:
        if isinstance(vote, Voted):
            found.setdefault(vote.seat, []).append(vote.option)
    return found


def _in_order(entries: Sequence[AnyEntry]) -> Iterator[AnyEntry]:
    """Entries with each run of votes in the order of seats."""
    votes: list[Voted] = []
    for entry in entries:
        if isinstance(entry, Voted):
            votes.append(entry)
            continue
        yield from sorted(votes, key=lambda vote: vote.seat)
        votes.clear()
        yield entry
    yield from sorted(votes, key=lambda vote: vote.seat)
