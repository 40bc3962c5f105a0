"""What a predicate sees of a throw, and what a predicate is.

A predicate is a name with its numbers, so that a condition's file can hold it. None changes
anything; a log that people filled in at a real table can be asked just as well.
"""

from typing import Annotated

from msgspec import Meta, Struct

from undercroft.targets.predicates.log import Crossing, Episode, EventLog, TableLanding

Positive = Annotated[float, Meta(ge=0, le=1000)]
AT_ONCE = 0.01
"""A body that touches the die in the first seconds like these held it."""


class Evidence(Struct, frozen=True):
    """What a predicate sees: the log, and those landings that the edition counts as bounces."""

    log: EventLog
    bounces: tuple[TableLanding, ...] = ()

    def of(self, *bodies: str) -> list[Episode]:
        """The contacts with some bodies; `box` stands for every box."""
        return [
            episode
            for episode in self.log.episodes
            if episode.body in bodies or episode.body.partition("-")[0] in bodies
        ]

    def before_target(self, time: float) -> bool:
        """Whether a moment came before the die touched the target."""
        target = self.log.first_target_touch
        return target is None or time < target

    def before_table(self, time: float) -> bool:
        """Whether a moment came before the die touched table or floor."""
        grounds = [episode.start for episode in self.of("table", "floor")]
        return time < min(grounds, default=float("inf"))

    def across(self, plane: str) -> list[Crossing]:
        """The crossings inward of a plane; `card` stands for every card."""
        return [
            crossing
            for crossing in self.log.crossings
            if crossing.plane.partition("-")[0] == plane and crossing.inward
        ]


class Predicate(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="name"):
    """A question about a throw."""

    def holds(self, evidence: Evidence) -> bool:
        """Whether the throw kept it."""
        raise NotImplementedError
