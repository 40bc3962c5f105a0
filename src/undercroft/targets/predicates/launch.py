"""Predicates on what launched the die: what it lay on, what held, hit or blew it."""

from math import hypot

from msgspec import UNSET, UnsetType

from undercroft.targets.predicates.evidence import AT_ONCE, Evidence, Positive, Predicate
from undercroft.targets.release.stance import Stance
from undercroft.targets.scene.space import Vector


class Launched(Predicate, frozen=True, tag="launched"):
    """It lay on one body and no other of the thrower touched it [DF-ELBOW-03] [DF-CATAPULT-03]."""

    body: str

    def holds(self, evidence: Evidence) -> bool:
        mine = evidence.of(self.body)
        others = [body for body in evidence.log.hand if body != self.body]
        return bool(mine) and mine[0].start <= AT_ONCE and not evidence.of(*others)


class LastHeld(Predicate, frozen=True, tag="last-held"):
    """One body was the last to hold it before it flew [DC-CARDSHOT-03] [DC-COMBO-05]."""

    body: str

    def holds(self, evidence: Evidence) -> bool:
        mine = evidence.of(self.body)
        return bool(mine) and mine[0].start <= AT_ONCE and evidence.before_table(mine[-1].end)


class Flicked(Predicate, frozen=True, tag="flicked"):
    """It lay on a hand; a finger hit it shortly, then neither touched it again [DF-FLICK-03]."""

    finger: str
    hand: str
    longest: Positive

    def holds(self, evidence: Evidence) -> bool:
        hits, lay = evidence.of(self.finger), evidence.of(self.hand)
        if not hits or not lay or lay[0].start > AT_ONCE:
            return False
        if hits[-1].end - hits[0].start > self.longest or not evidence.before_table(hits[0].start):
            return False
        return all(touch.start <= hits[0].start + self.longest for touch in lay)


class Parted(Predicate, frozen=True, tag="parted"):
    """Two bodies held it, opened almost together and never touched it again [DF-FAITH-03]."""

    bodies: tuple[str, str]
    within: Positive
    slip: Positive = 0.2
    """How long the grip may have been too loose or too tight, in seconds [DC-CHOP-04]."""
    tires: Positive | UnsetType = UNSET
    """Seconds after which the grip tires and then slips [DC-FINGER-03]; never if not given."""

    def holds(self, evidence: Evidence) -> bool:
        sides = [evidence.of(body) for body in self.bodies]
        if not all(len(side) == 1 and side[0].start <= AT_ONCE for side in sides):
            return False
        start = evidence.log.let_go
        apart = max(abs(sides[0][0].end - sides[1][0].end), abs(start.gap))
        return apart <= self.within and self._slipped(start.stance) <= self.slip

    def _slipped(self, stance: Stance) -> float:
        if self.tires is UNSET:
            return stance.slipped
        return max(stance.slipped, stance.held - self.tires)


class Blown(Predicate, frozen=True, tag="blown"):
    """It lay on a still hand and breath moved it off [DF-BLOW-03]."""

    hand: str
    speed: Positive

    def holds(self, evidence: Evidence) -> bool:
        lay, wind = evidence.of(self.hand), evidence.log.let_go.wind
        if not lay or lay[0].start > AT_ONCE or hypot(*wind) <= 0:
            return False
        return hypot(*evidence.log.let_go.speeds.get(self.hand, (0.0, 0.0, 0.0))) <= self.speed


class Driven(Predicate, frozen=True, tag="driven"):
    """Tossed up, and driven on by breath rather than by the hand [DC-BLOW-04]."""

    level: Positive
    """How fast the toss may go sideways, in m/s."""
    share: Positive
    """Of the level momentum that must come from breath."""
    least: Positive
    """The least push toward the board's centre, in N s."""
    mass: Positive
    """Of the usual die, in kg, if the log does not tell what the thrown one weighs."""

    def holds(self, evidence: Evidence) -> bool:
        start = evidence.log.let_go
        speed, away = hypot(*start.flew[:2]), hypot(*start.point[:2])
        if hypot(*start.velocity[:2]) > self.level or speed == 0 or away == 0:
            return False
        inward = -_level(start.wind, start.point) / away
        along = _level(start.wind, start.flew) / speed
        mass = self.mass if start.mass is None else start.mass
        return inward >= self.least and along >= self.share * mass * speed


def _level(one: Vector, other: Vector) -> float:
    """The product of two vectors, evidence from above."""
    return one[0] * other[0] + one[1] * other[1]


class Met(Predicate, frozen=True, tag="met"):
    """Tossed up high enough, it bounced off a body before it touched the table [DF-HEAD-03]."""

    body: str
    rise: Positive = 0.0

    def holds(self, evidence: Evidence) -> bool:
        touches = evidence.of(self.body)
        if not touches or evidence.log.rise < self.rise:
            return False
        return evidence.before_table(touches[0].start) and evidence.before_target(touches[0].start)


class Struck(Predicate, frozen=True, tag="struck"):
    """Tossed up high enough, it was struck down in the air [DF-SMASH-03]."""

    body: str
    rise: Positive
    speed: Positive
    """How fast the hand came down."""

    def holds(self, evidence: Evidence) -> bool:
        down = -evidence.log.let_go.speeds.get(self.body, (0.0, 0.0, 0.0))[2]
        return Met(body=self.body, rise=self.rise).holds(evidence) and down >= self.speed


class OnTheFace(Predicate, frozen=True, tag="on-the-face"):
    """It started on nose or ear, or touched it before the table [DC-NOSE-03] [DC-EAR-03]."""

    body: str
    held: Positive = 0.0
    """How long it must have lain there if it started there."""

    def holds(self, evidence: Evidence) -> bool:
        touches = evidence.of(self.body)
        if not touches or not evidence.before_table(touches[0].start):
            return False
        return touches[0].start > AT_ONCE or evidence.log.let_go.stance.held >= self.held


class Swung(Predicate, frozen=True, tag="swung"):
    """Swung on its string far enough to both sides, or once around [DC-PENDUL-04]."""

    least: Positive

    def holds(self, evidence: Evidence) -> bool:
        back, forward = evidence.log.let_go.swing
        return min(back, forward) >= self.least
