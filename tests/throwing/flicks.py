"""People who flick, made up: what pointers send of their holds, wind-ups, strokes and late buttons.

No people were asked. Twenty of them with fifteen flicks each are enough to compare mappings.
"""

from dataclasses import dataclass
from functools import cache

import numpy as np

from undercroft.throwing import Gesture

PEOPLE, FLICKS = 20, 15
USUAL_PEAK = 2.6
"""Reference lengths a second at the fastest moment of a usual flick."""
DRIFT, SHAKE = 0.8, 0.35
"""How a hand wavers, in pixels."""


@dataclass(frozen=True)
class Screen:
    """A view in pixels, and how finely its pointer tells where it is."""

    width: int
    height: int
    fineness: int

    @property
    def length(self) -> float:
        """The reference length."""
        return min(self.height, 1.6 * self.width)


SCREENS = {"mouse": Screen(1280, 720, 1), "touch": Screen(390, 844, 3)}


@dataclass(frozen=True)
class Skill:
    """How much the flicks of one person differ, and people from each other."""

    speed: float
    """As a share."""
    angle: float
    """In degrees."""
    slant: float
    """The person's own, in degrees."""


SKILLS = {
    "steady": Skill(0.07, 1.2, 1.0),
    "usual": Skill(0.18, 4.0, 3.0),
    "clumsy": Skill(0.32, 8.0, 5.0),
}


@dataclass(frozen=True)
class Person:
    """One person at one device."""

    screen: Screen
    skill: Skill
    peak: float
    slant: float
    rate: int

    @classmethod
    def anyone(cls, screen: Screen, skill: Skill, random: np.random.Generator) -> "Person":
        peak = USUAL_PEAK * screen.length * float(np.exp(0.35 * random.normal()))
        slant = skill.slant * float(random.normal())
        return cls(screen, skill, peak, slant, int(random.choice([60, 90, 120])))


@cache
def people(
    screen: str, skill: str = "usual", *, count: int = PEOPLE, flicks: int = FLICKS, seed: int = 1
) -> tuple[tuple[Gesture, ...], ...]:
    """The flicks of each of some people."""
    random = np.random.default_rng(seed)
    found = [Person.anyone(SCREENS[screen], SKILLS[skill], random) for _ in range(count)]
    return tuple(tuple(flick(person, random) for _ in range(flicks)) for person in found)


def flick(person: Person, random: np.random.Generator) -> Gesture:
    """One flick: a hold, perhaps a wind-up, a smooth stroke, the button before or after its end."""
    way = _Way.any(person, random)
    times, points = [0.0], [_seen(way, 0.0, person, np.zeros(2))]
    at, waver = 0.0, np.zeros(2)
    while True:
        at += float((1 + 0.1 * random.normal()) / person.rate)
        at += 0.04 * float(random.random()) if random.random() < 0.02 else 0.0
        if at >= way.button:
            break
        waver = DRIFT * waver + SHAKE * random.normal(size=2)
        point = _seen(way, at, person, waver)
        if point != points[-1]:
            times.append(round(at, 4))
            points.append(point)
        if random.random() < 0.002:
            times.append(times[-1])
            points.append(points[-1])
    alone = random.random() >= 0.15
    times.append(round(way.button, 4) if alone else times[-1])
    points.append(_seen(way, way.button, person, waver) if alone else points[-1])
    return Gesture("pointer", tuple(times), tuple(points))


@dataclass(frozen=True)
class _Way:
    """Where the hand is at which second, in pixels."""

    hold: float
    back: float
    winding: float
    lasting: float
    length: float
    angle: float
    bend: float
    button: float

    @classmethod
    def any(cls, person: Person, random: np.random.Generator) -> "_Way":
        peak = person.peak * float(np.exp(person.skill.speed * random.normal()))
        lasting = float(np.clip(0.2 * np.exp(0.3 * random.normal()), 0.09, 0.4))
        length = peak * lasting / 1.875
        hold = 0.05 + 0.7 * float(random.random())
        winds = random.random() < 0.4
        winding = 0.18 if winds else 0.0
        up = float(np.clip(0.8 + 0.18 * random.normal(), 0.5, 1.35))
        return cls(
            hold=hold,
            back=length * (0.15 + 0.2 * float(random.random())) if winds else 0.0,
            winding=winding,
            lasting=lasting,
            length=length,
            angle=float(np.radians(person.slant + person.skill.angle * random.normal())),
            bend=0.08 * float(random.normal()),
            button=hold + winding + lasting * up,
        )

    def place(self, at: float) -> tuple[float, float]:
        back = self.back * _smooth((at - self.hold) / self.winding) if self.winding else 0.0
        gone = self.length * _smooth((at - self.hold - self.winding) / self.lasting)
        side = self.bend * gone * (1 - gone / self.length) * 4
        cos, sin = np.cos(self.angle), np.sin(self.angle)
        return float((gone - back) * sin + side * cos), float((gone - back) * cos - side * sin)


def _smooth(share: float) -> float:
    """The way of a hand that starts and stops with the least jerk."""
    s = min(max(share, 0.0), 1.0)
    return s**3 * (10 - 15 * s + 6 * s**2)


def _seen(
    way: _Way, at: float, person: Person, waver: np.ndarray[tuple[int], np.dtype[np.float64]]
) -> tuple[float, float]:
    """What the device tells: whole pixels or parts of them, in reference lengths."""
    x, y = way.place(at)
    screen = person.screen
    fine = screen.fineness
    right, forward = (round((x + waver[0]) * fine) / fine, round((y + waver[1]) * fine) / fine)
    return right / screen.length, forward / screen.length
