"""What worker processes do besides throwing: bots think, logs are read, games looked back upon."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

from undercroft.bots import Chair, Hint, hints, make_bot
from undercroft.bots.analysis import Analysis, Judged, Past, analysis, judged, telling
from undercroft.engine import AnyGame, Refused, Table
from undercroft.engine.chance import NOBODY
from undercroft.engine.chronicle import watched
from undercroft.engine.entries import AnyEntry
from undercroft.engine.log import Checkpoint, Head, read_log
from undercroft.engine.replay import load
from undercroft.games import find
from undercroft.guides import Coach, chance_of, check_guide
from undercroft.server.play.chronicles import chronicle_info
from undercroft.server.play.moves import LeftGuide, pack_move
from undercroft.server.play.session import Standing, TableSession


class Moment(NamedTuple):
    """A moment of a game, small enough to be sent to a worker."""

    game: str
    seats: int
    packed: bytes
    entries: Sequence[AnyEntry]
    """What happened since the packed state."""


def moment_of(table: Table) -> Moment:
    """The present moment of a table."""
    mark = table.marks[-1]
    return Moment(table.game.id, table.seats, mark.packed, table.entries[mark.entries :])


def past_of(table: Table) -> Moment:
    """All that happened at a table since its beginning."""
    return Moment(table.game.id, table.seats, table.marks[0].packed, table.entries)


def look_back(past: Moment, is_whole: bool) -> bytes:
    """The chronicle of a game, as JSON."""
    table, told = watched(made(past.game), past.seats, past.packed, past.entries)
    return msgspec.json.encode(chronicle_info(table, told, is_whole=is_whole))


def places_to_judge(past: Moment) -> list[int]:
    """The entries of a game that an analysis judges."""
    return telling(_past(past))


def judge(past: Moment, places: list[int]) -> list[Judged]:
    """What some choices of a game meant."""
    return list(judged(_past(past), places))


def analyse(past: Moment, found: list[Judged]) -> Analysis:
    """What all choices of a game together say."""
    return analysis(_past(past), found)


def _past(past: Moment) -> Past:
    return Past(made(past.game), past.seats, past.packed, past.entries)


def choose(moment: Moment, seat: int, level: str, seed: str) -> int:
    """What a bot chooses, as the number of an option."""
    return make_bot(level, seed).choose(_chair(moment, seat)).number


def hint(moment: Moment, seat: int, seed: str) -> list[Hint]:
    """What would be good for a seat that is asked."""
    return hints(_chair(moment, seat), seed)


def _chair(moment: Moment, seat: int) -> Chair:
    """The chair of a seat at a moment."""
    table = Table.from_checkpoint(made(moment.game), moment.seats, moment.packed, NOBODY)
    for entry in moment.entries:
        table.take(entry)
    return Chair(table, seat)


class Brought(NamedTuple):
    """A log from elsewhere that replays, as the moves of a table and how it stands after them."""

    head: Head
    key: bytes
    moves: list[bytes]
    standing: Standing


def bring(text: str) -> Brought:
    """Read and replay a log; BadLog or Refused say what is wrong with it."""
    log = read_log(text)
    if log.head.base or not log.foot.key:
        raise Refused("log-sealed", "only whole games with their key can be brought here")
    game, head = made(log.head.game), log.head
    load(log, game, chance_of(log, game))
    table = Table(game, head.seats, chance_of(log, game, None), head.setup, head.players)
    session = TableSession(table, 0)
    if head.guided:
        session.coach = Coach(check_guide(game), table)
    entries = [entry for entry in log.entries if not isinstance(entry, Checkpoint)]
    moves = []
    for place, entry in enumerate(entries):
        if place == len(table.entries):
            moves += [pack_move(move) for move in _left_at(session, head, place)]
            moves.append(pack_move(session.record(entry)))
    moves += [pack_move(move) for move in _left_at(session, head, len(entries))]
    return Brought(head, bytes.fromhex(log.foot.key), moves, session.standing(0))


def _left_at(session: TableSession, head: Head, place: int) -> list[LeftGuide]:
    """Whether the learner left the guide just there."""
    if head.guide_left != place or session.coach is None:
        return []
    return [session.leave_guide(session.coach.learner, 0)]


@lru_cache
def made(game_id: str) -> AnyGame:
    """A game by its id, made once."""
    return find(game_id)
