"""Predicates on the way of the die: what it touched, passed and bounced on, how it spun."""

from typing import Annotated

from msgspec import Meta

from undercroft.targets.predicates.evidence import Evidence, Positive, Predicate
from undercroft.targets.predicates.log import EDGE, Episode, EventLog
from undercroft.targets.predicates.rest import is_on_target

FELT = 0.003
"""[DC-PHYS-11] A contact above this, in N s, is a real impact."""


class Touched(Predicate, frozen=True, tag="touched"):
    """Something was touched before the target [DF-BANK-03]."""

    body: str

    def holds(self, evidence: Evidence) -> bool:
        return any(evidence.before_target(episode.start) for episode in evidence.of(self.body))


class Bounced(Predicate, frozen=True, tag="bounced"):
    """The die landed on the table so many times before the target [DF-DOUBLE-03]."""

    times: Annotated[int, Meta(ge=1, le=9)]

    def holds(self, evidence: Evidence) -> bool:
        return len(evidence.bounces) >= self.times


class PassedOver(Predicate, frozen=True, tag="passed-over"):
    """It landed before something, then passed over it, all before the target [DF-OVERCARD-03]."""

    prop: str

    def holds(self, evidence: Evidence) -> bool:
        ways = evidence.across(self.prop)
        if not ways or ways[0].where != "over" or not evidence.before_target(ways[0].time):
            return False
        return any(landing.time < ways[0].time for landing in evidence.bounces)


class PassedUnder(Predicate, frozen=True, tag="passed-under"):
    """It flew through the gate below something, untouched, before it landed [DF-LEG-03]."""

    prop: str

    def holds(self, evidence: Evidence) -> bool:
        ways = evidence.across(self.prop)
        if not ways or ways[0].where != "under" or evidence.of(self.prop):
            return False
        return evidence.before_table(ways[0].time)


class Spun(Predicate, frozen=True, tag="spun"):
    """It spun like a top when it was let go, and still did at the target [DF-SPIN-03]."""

    release: Positive
    target: Positive

    def holds(self, evidence: Evidence) -> bool:
        spins = evidence.log.spins
        if "release" not in spins or spins["release"].upright < self.release:
            return False
        return "target" not in spins or spins["target"].upright >= self.target


class OffABone(Predicate, frozen=True, tag="off-a-bone"):
    """Table first, then a bone, then the board [DC-BONESHOT-03] [DC-RULING-65]."""

    least: Positive = FELT

    def holds(self, evidence: Evidence) -> bool:
        log = evidence.log
        bones = [hit.start for hit in evidence.of("bone") if hit.impulse >= self.least]
        inside = [hit.start for hit in log.episodes if self._is_inside(hit, log)]
        if not evidence.bounces or not bones:
            return False
        return evidence.bounces[0].time < bones[0] < min(inside, default=float("inf"))

    def _is_inside(self, hit: Episode, log: EventLog) -> bool:
        if hit.body in log.hand or hit.body in ("table", "floor", "stand"):
            return False
        return hit.body.partition("-")[0] not in ("bone", "box", "card", "leg", "die")


class FromBelow(Predicate, frozen=True, tag="from-below"):
    """The hand stayed below the table and outside its edge; the die cleared the edge untouched.

    [DF-UNDERTABLE-03]
    """

    def holds(self, evidence: Evidence) -> bool:
        start = evidence.log.let_go
        if start.point[2] >= 0 or (start.highest is not None and start.highest >= 0):
            return False
        if start.beyond is not None and start.beyond <= 0:
            return False
        ways = evidence.across(EDGE)
        return bool(ways) and ways[0].where == "over" and evidence.before_table(ways[0].time)


class Flipped(Predicate, frozen=True, tag="flipped"):
    """It turned over in the air and lies on the board without touching the table [DC-FLIP-04]."""

    turn: Positive

    def holds(self, evidence: Evidence) -> bool:
        rest = evidence.log.rest
        if any(touch.body in ("table", "floor") for touch in rest):
            return False
        return is_on_target(rest) and evidence.log.turned >= self.turn
