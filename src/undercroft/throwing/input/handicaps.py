"""What the server does to a release under a condition: it mirrors, shifts, shakes and adds a jump.

It is done here and not in a client, so nobody can leave it out. It knows no physics engine.
"""

from math import radians, sqrt

import numpy as np
from msgspec import structs

from undercroft.targets.conditions.condition import Handicap
from undercroft.targets.release.release import Release
from undercroft.targets.scene.board import Tremor
from undercroft.targets.scene.space import GRAVITY, vector
from undercroft.throwing.geometry.arrays import Floats
from undercroft.throwing.geometry.orientation import UP, unit

GAINING = 0.3
"""Seconds in which a recorded hand gains what the body adds to its speed."""
ARM = 0.5
"""How far from the body's axis a turning thrower lets go, in m."""


def embodied(release: Release, handicap: Handicap) -> Release:
    """The release with what the thrower's body does to it: where the hand really is."""
    if handicap.mirror:
        release = mirrored(release)
    if handicap.dance:
        release = _turned(release)
    return _in_the_air(release) if handicap.jump else release


def hidden(release: Release, handicap: Handicap, seed: int) -> Release:
    """The release with what the thrower can't see; no condition is broken by it."""
    random = np.random.default_rng([seed, 2])
    if handicap.place or handicap.turn:
        release = _drifted(release, handicap, random)
    return _shaken(release, handicap, random) if handicap.shake else release


def noisier(tremor: Tremor, factor: float) -> Tremor:
    """The hand's own noise, so many times as large."""
    return Tremor(
        speed=min(1.0, tremor.speed * factor),
        direction=min(45.0, tremor.direction * factor),
        spin=tremor.spin * factor,
    )


def mirrored(release: Release) -> Release:
    """Left is right: seen from the hand toward the board's centre [DF-WRONGHAND-03]."""
    side = _side(release)
    origin = np.array(release.position)
    trace = tuple(
        (sample[0], *vector(origin + _reflected(np.array(sample[1:]) - origin, side)))
        for sample in release.trace
    )
    return structs.replace(
        release,
        velocity=vector(_reflected(np.array(release.velocity), side)),
        spin=vector(-_reflected(np.array(release.spin), side)),
        offset=vector(_reflected(np.array(release.offset), side)),
        trace=trace,
    )


def _side(release: Release) -> Floats:
    x, y, _ = release.position
    return unit([y, -x, 0.0]) if x or y else unit([1.0, 0.0, 0.0])


def _reflected(vector: Floats, side: Floats) -> Floats:
    found: Floats = vector - 2 * (vector @ side) * side
    return found


def _drifted(release: Release, handicap: Handicap, random: np.random.Generator) -> Release:
    """A hand that nobody sees is not where it seems to be [DF-BLIND-03]."""
    way, angle = random.uniform(0, 2 * np.pi), random.uniform(-1, 1)
    far = handicap.place * sqrt(random.uniform())
    shift = far * np.array([np.cos(way), np.sin(way), 0.0])
    return _moved(_swerved(release, radians(handicap.turn) * angle), shift)


def _shaken(release: Release, handicap: Handicap, random: np.random.Generator) -> Release:
    """A tremble that is at some point of its swing when the die is let go."""
    swing, phase = handicap.shake / 2, random.uniform(0, 2 * np.pi)
    way = unit(random.normal(size=3))
    rate = 2 * np.pi * handicap.hertz
    moved = _moved(release, swing * np.sin(phase) * way)
    return _faster(moved, swing * rate * np.cos(phase) * way)


def _turned(release: Release) -> Release:
    """What is left of a full turn turns the throw; a body that still turns adds to it."""
    stance = release.stance
    off = abs(stance.turned) - 360.0
    swerved = _swerved(release, radians(off) * (1 if stance.turned >= 0 else -1))
    ahead = unit([-release.position[0], -release.position[1], 0.0])
    across = np.cross(UP, ahead) * stance.turning * ARM
    spin = np.array(swerved.spin) + UP * stance.turning
    return structs.replace(_faster(swerved, across), spin=vector(spin))


def _in_the_air(release: Release) -> Release:
    """The body's height and vertical speed in a jump [DF-JUMP-03]; on the ground, none."""
    stance = release.stance
    take_off = sqrt(2 * GRAVITY * stance.jump)
    if stance.since * GRAVITY >= 2 * take_off:
        return release
    height = take_off * stance.since - GRAVITY * stance.since**2 / 2
    return _faster(_moved(release, UP * height), UP * (take_off - GRAVITY * stance.since))


def _moved(release: Release, shift: Floats) -> Release:
    trace = tuple((sample[0], *vector(np.array(sample[1:]) + shift)) for sample in release.trace)
    return structs.replace(
        release, position=vector(np.array(release.position) + shift), trace=trace
    )


def _faster(release: Release, more: Floats) -> Release:
    """The throw with more velocity; a recorded hand gains it in its last moments."""
    times = np.array([sample[0] for sample in release.trace])
    grown = np.clip(1 + (times - times[-1:]) / GAINING, 0, 1)
    shifts = np.outer((grown**2 - 1) * GAINING / 2, more)
    trace = tuple(
        (sample[0], *vector(np.array(sample[1:]) + shift))
        for sample, shift in zip(release.trace, shifts, strict=True)
    )
    return structs.replace(release, velocity=vector(np.array(release.velocity) + more), trace=trace)


def _swerved(release: Release, angle: float) -> Release:
    """The throw turned about the vertical through the hand."""
    turn = np.array(
        [[np.cos(angle), -np.sin(angle), 0], [np.sin(angle), np.cos(angle), 0], [0, 0, 1]]
    )
    origin = np.array(release.position)
    trace = tuple(
        (sample[0], *vector(origin + turn @ (np.array(sample[1:]) - origin)))
        for sample in release.trace
    )
    return structs.replace(release, velocity=vector(turn @ np.array(release.velocity)), trace=trace)
