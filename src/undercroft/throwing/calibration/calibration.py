"""The skill tables made: entries measured in several processes and written into one small file.

The order of the entries, the number of processes and an interruption change nothing. What is done
is kept beside the file until all is done.
"""

import os
import subprocess
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from datetime import UTC, datetime
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread

import msgspec

from undercroft import __version__
from undercroft.engine.refusals import BadFile, Refused
from undercroft.targets.skill.tables import (
    Entry,
    Key,
    Made,
    PairSkill,
    Skill,
    Skills,
    entry_text,
    read_entry,
    read_skills,
    skills_text,
)
from undercroft.throwing.calibration.measurement import PAIR_PART, measure
from undercroft.throwing.calibration.search import Plan
from undercroft.throwing.calibration.subject import Subject, facts_of, grouped
from undercroft.throwing.physics.simulation import ENGINE

ROUNDS = 6
COMMAND = "undercroft throws calibrate"


class Calibration:
    """A calibration that can go on later: what is measured is kept beside the table."""

    def __init__(
        self,
        out: Path,
        wanted: Sequence[Subject],
        throws: int,
        rounds: int = ROUNDS,
        *,
        fresh: bool = False,
    ) -> None:
        self._out, self._wanted, self._throws = out, wanted, throws
        self._plan = Plan(rounds=rounds, points=8, throws=6)
        self._part = out.with_name(f"{out.name}.part")
        self._fresh = fresh
        self._others()
        self._entries = {} if fresh else self._begun()
        with writing(self._part):
            lines = [self._settings(), *map(entry_text, self._entries.values()), b""]
            self._part.write_bytes(b"\n".join(lines))

    @property
    def known(self) -> int:
        """How many of the wanted entries an interrupted calibration has measured."""
        return len(self._wanted) - sum(map(len, self._left()))

    def measure(self, processes: int = 0) -> Iterator[Entry]:
        """Measure what is left in several processes, by default one a core; tell each entry."""
        left = self._left()
        count = min(processes or os.cpu_count() or 1, max(1, len(left)))
        context = get_context("spawn")
        with ProcessPoolExecutor(count, context, end_with_parent) as pool:
            work = [pool.submit(measure, group, self._throws, self._plan) for group in left]
            try:
                for one in as_completed(work):
                    self._keep(one.result())
                    yield from one.result()
            finally:
                pool.shutdown(cancel_futures=True)

    def _left(self) -> list[tuple[Subject, ...]]:
        """The throws of which some hand is not measured; its hands are measured together."""
        return [
            group
            for group in grouped(self._wanted)
            if not all(subject.key in self._entries for subject in group)
        ]

    def write(self) -> None:
        """Write the table whole or not at all; entries that nobody asked for stay in it."""
        measured = [self._entries[subject.key] for subject in self._wanted]
        entries = self._others() | _by_key(measured)
        made = Made(
            command=f"{COMMAND} --throws {self._throws} --rounds {self._plan.rounds}",
            day=datetime.now(UTC).date().isoformat(),
            package=__version__,
            commit=commit(),
            engine=ENGINE,
            throws=self._throws,
            search=_search_text(self._plan),
        )
        beside = self._out.with_name(f"{self._out.name}.new")
        with writing(self._out):
            beside.write_bytes(skills_text(_table(made, entries.values())))
            beside.replace(self._out)
            self._part.unlink(missing_ok=True)

    def _others(self) -> dict[Key, Entry]:
        """What the file holds now, perhaps from another calibration that ended meanwhile."""
        if self._fresh or not self._out.exists():
            return {}
        return _by_key(read_skills(self._out).all_entries)

    def _keep(self, entries: Sequence[Entry]) -> None:
        self._entries |= _by_key(entries)
        with writing(self._part), self._part.open("ab") as file:
            file.write(b"".join(entry_text(entry) + b"\n" for entry in entries))

    def _settings(self) -> bytes:
        """What must be the same for a calibration to go on."""
        return msgspec.json.encode([self._throws, ENGINE, _search_text(self._plan)])

    def _begun(self) -> dict[Key, Entry]:
        """What was measured before; a last line that was cut off is measured again."""
        if not self._part.exists():
            return {}
        head, *lines = self._part.read_bytes().split(b"\n")
        if head != self._settings():
            raise _other_settings(self._part)
        try:
            entries = [read_entry(line) for line in lines[:-1]]
        except msgspec.DecodeError:
            raise _other_settings(self._part) from None
        return _by_key(entry for entry in entries if is_current(entry))


def lacking(wanted: Sequence[Subject], out: Path) -> list[Subject]:
    """What a table has not yet, or no longer as scene, hand and conditions are now."""
    current = {entry.key for entry in read_skills(out).all_entries if is_current(entry)}
    left = [subject for subject in wanted if subject.key not in current]
    if not left:
        raise Refused("nothing-lacks", "the table has all that is asked for")
    return left


def end_with_parent() -> None:
    """A worker whose parent was killed ends too, instead of waiting for work for ever."""
    Thread(target=_wait_and_end, daemon=True).start()


def _wait_and_end() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Refuse a place that can't be written."""
    try:
        yield
    except OSError as error:
        raise BadFile("cant-write", path, error) from error


def commit() -> str:
    """The commit of the sources, marked where they were changed; empty outside a repository."""
    words = ("git", "-C", str(Path(__file__).parent), "describe", "--always", "--dirty")
    try:
        return subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def _table(made: Made, entries: Iterable[Entry]) -> Skills:
    found = list(entries)
    return Skills(
        made,
        tuple(entry for entry in found if isinstance(entry, Skill)),
        tuple(entry for entry in found if isinstance(entry, PairSkill)),
    )


def is_current(entry: Entry) -> bool:
    """Whether scene, hand and condition are still those that the entry was measured with."""
    return entry.facts == facts_of(Subject(*entry.key))


def _by_key(entries: Iterable[Entry]) -> dict[Key, Entry]:
    return {entry.key: entry for entry in entries}


def _other_settings(part: Path) -> Refused:
    message = f"{part} was begun with other settings; begin again with --fresh"
    return Refused("other-settings", message, file=str(part))


def _search_text(plan: Plan) -> str:
    if not plan.rounds:
        return "none: the usual aim"
    return (
        f"every hand's aims tried by every hand, then {plan.rounds} rounds of CMA-ES with "
        f"{plan.points} points, {plan.throws} throws each; the best half of the aims thrown again; "
        f"pairs have a {PAIR_PART}th of the throws"
    )
