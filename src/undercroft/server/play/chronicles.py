"""Chronicles of finished games, as clients are told them."""

from msgspec import Struct

from undercroft.engine import Table
from undercroft.engine.chronicle import Chronicle, Honor, Moment, Sample, SeatLuck
from undercroft.server.play.updates import event_infos
from undercroft.server.protocol.messages import EventInfo


class MomentInfo(Struct, frozen=True):
    """An event that matters: a replay shows it at this step."""

    step: int
    chapter: int
    event: EventInfo


class ChronicleInfo(Struct, frozen=True):
    """A game looked back upon: its numbers over time, its luck, its honors and best moments.

    The text id of a measure is `measure-` and its name, with a note `honor`; a chapter is said with
    `chapter-name` and its number.
    """

    measures: tuple[str, ...]
    samples: list[Sample]
    luck: tuple[SeatLuck, ...]
    honors: list[Honor]
    moments: list[MomentInfo]
    is_whole: bool
    """Whether it tells the game to its end; changed rules may let it be followed only so far."""


def chronicle_info(table: Table, told: Chronicle, *, is_whole: bool) -> ChronicleInfo:
    """A table's chronicle, with the names of what its moments touch."""
    return ChronicleInfo(
        told.measures,
        told.samples,
        told.luck,
        told.honors,
        [_moment_info(table, moment) for moment in told.moments],
        is_whole,
    )


def _moment_info(table: Table, moment: Moment) -> MomentInfo:
    (event,) = event_infos(table, [moment.event], (), moment.at)
    return MomentInfo(moment.step, moment.chapter, event)
