"""People who stop moving bars, made up: how late they press for direction, strength and loft.

The bars are those of the page (`web/src/throwing/timing.ts`), and so is the flick that they make.
"""

import math
from dataclasses import dataclass

import numpy as np

from undercroft.throwing import Gesture

PERIOD = 1.8
"""Seconds in which a bar goes to and fro."""
ASIDE, HARDER, HIGHER = 20.0, 0.6, 10.0
"""What the ends of the bars mean: degrees, a share of the strength, degrees."""
USUAL, LASTS, STEPS = 2.2, 0.25, 24


@dataclass(frozen=True)
class Presser:
    """How far a press is from when it was meant, in seconds."""

    late: float
    spread: float


PRESSERS = {
    "steady": Presser(0.01, 0.025),
    "usual": Presser(0.02, 0.05),
    "clumsy": Presser(0.03, 0.1),
}


def plain_flick(aim: float, strength: float, loft: float) -> Gesture:
    """The flick of somebody who has no pointer."""
    turn = math.radians(aim)
    shares = [at / STEPS for at in range(STEPS + 1)]
    far = [strength * USUAL * LASTS * share * share / 2 for share in shares]
    points = tuple((way * math.sin(turn), way * math.cos(turn)) for way in far)
    return Gesture("pointer", tuple(share * LASTS for share in shares), points, loft)


def timed_flick(presser: Presser, random: np.random.Generator) -> Gesture:
    """What comes of three presses, each meant for the middle."""
    late = presser.late + presser.spread * random.standard_normal(3)
    aside, harder, higher = np.clip(late / (PERIOD / 4), -1, 1)
    return plain_flick(ASIDE * aside, 1 + HARDER * harder, HIGHER * higher)
