"""Predicates on the thrower: where and how they stood, what their eyes and feet did."""

from math import hypot, sqrt

from undercroft.targets.predicates.evidence import Evidence, Positive, Predicate
from undercroft.targets.scene.space import GRAVITY


class EyesShut(Predicate, frozen=True, tag="eyes-shut"):
    """The eyes were shut when it was thrown [DF-BLIND-03]."""

    def holds(self, evidence: Evidence) -> bool:
        return evidence.log.let_go.stance.eyes_shut


class OtherHand(Predicate, frozen=True, tag="other-hand"):
    """Thrown with the hand that does not write [DF-WRONGHAND-03]."""

    def holds(self, evidence: Evidence) -> bool:
        return evidence.log.let_go.stance.other_hand


class Goggled(Predicate, frozen=True, tag="goggled"):
    """The goggle was up from lifting the die to letting it go [DC-GOGGLE-03]."""

    def holds(self, evidence: Evidence) -> bool:
        return evidence.log.let_go.stance.goggle


class TurnedAway(Predicate, frozen=True, tag="turned-away"):
    """The thrower's back is to the Target [DF-BACKWARDS-03]."""

    least: Positive

    def holds(self, evidence: Evidence) -> bool:
        return abs(evidence.log.let_go.stance.facing) >= self.least


class Jumped(Predicate, frozen=True, tag="jumped"):
    """Let go while the feet were off the ground [DF-JUMP-03]."""

    lowest: Positive
    highest: Positive

    def holds(self, evidence: Evidence) -> bool:
        stance = evidence.log.let_go.stance
        return self.lowest <= stance.jump <= self.highest and 0 < stance.since < airtime(
            stance.jump
        )


class Danced(Predicate, frozen=True, tag="danced"):
    """A full turn in the air, thrown at the moment of landing [DF-DANCE-03]."""

    turn: Positive
    off: Positive
    within: Positive
    lowest: Positive
    highest: Positive

    def holds(self, evidence: Evidence) -> bool:
        stance = evidence.log.let_go.stance
        if not self.lowest <= stance.jump <= self.highest:
            return False
        if abs(abs(stance.turned) - self.turn) > self.off:
            return False
        return abs(stance.since - airtime(stance.jump)) <= self.within


class StoodBack(Predicate, frozen=True, tag="stood-back"):
    """Let go from afar, without a step forward [DF-AFAR-03]."""

    nearest: Positive
    step: Positive

    def holds(self, evidence: Evidence) -> bool:
        start = evidence.log.let_go
        return hypot(*start.point[:2]) >= self.nearest and start.stance.stepped <= self.step


class SatLow(Predicate, frozen=True, tag="sat-low"):
    """Let go at or beyond the table's edge, hardly above the table [DF-SEATED-03]."""

    nearest: Positive
    highest: Positive

    def holds(self, evidence: Evidence) -> bool:
        point = evidence.log.let_go.point
        return hypot(*point[:2]) >= self.nearest and point[2] <= self.highest


class Caught(Predicate, frozen=True, tag="caught"):
    """Caught from the neighbour and thrown on at once [DC-POTATO-04]."""

    within: Positive

    def holds(self, evidence: Evidence) -> bool:
        return evidence.log.let_go.caught and evidence.log.let_go.stance.waited <= self.within


def airtime(height: float) -> float:
    """How long the feet are off the ground in a jump of this height, in seconds."""
    return 2 * sqrt(2 * height / GRAVITY)
