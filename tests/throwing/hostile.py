"""What hostile clients send: good traces, releases and helps with something broken in them.

Each is a message, plain data, made from one number. Some stay legal; none may do harm.
"""

import math
from typing import Any

import msgspec
import numpy as np

from tests.throwing.flicks import people
from tests.throwing.input.test_flicks import ready
from undercroft.targets.conditions.files import conditions
from undercroft.throwing import (
    Attempt,
    Blow,
    Palm,
    Pass,
    attempt,
    combine,
    read_gesture,
    read_help,
    read_release,
    release_from,
    usual_release,
)

WILD: tuple[Any, ...] = (
    *(0, -0.0, 1e-300, -1, 1e9, 1e308, -1e308, 10**400, 2**63, 1e-9),
    *(math.nan, math.inf, -math.inf, None, True, "", "nan", "1", [], {}, [[]], [0, 0, 0]),
)
NAMES = tuple(conditions())


def fresh(kind: str, random: np.random.Generator) -> Any:
    """A message as an honest client sends it."""
    if kind == "trace":
        person = people("mouse", count=8, flicks=4, seed=9)[int(random.integers(8))]
        return msgspec.to_builtins(person[int(random.integers(4))])
    name = NAMES[int(random.integers(len(NAMES)))]
    scene, combined, _ = ready(name)
    if kind == "release":
        return {"name": name, **msgspec.to_builtins(usual_release(scene, combined))}
    air = tuple((0.05 + 0.02 * at, 15.0) for at in range(40))
    helps = (Pass((0.5, -0.4, 0.3), (-1.0, 0.0, 2.7)), Palm(0.3, 0.8), Blow(30.0, 0.0, air))
    return msgspec.to_builtins(helps[int(random.integers(3))])


def broken(message: Any, random: np.random.Generator) -> Any:
    """The same with one to three things changed, taken away, doubled or put in."""
    for _ in range(int(random.integers(1, 4))):
        message = _changed(message, random)
    return message


def _changed(value: Any, random: np.random.Generator) -> Any:
    """One place of a message changed: mostly deep inside it."""
    if isinstance(value, dict) and value and random.random() < 0.95:
        key = list(value)[int(random.integers(len(value)))]
        if random.random() < 0.05:
            return {other: found for other, found in value.items() if other != key}
        if random.random() < 0.05:
            return {**value, "more": 1}
        return {**value, key: _changed(value[key], random)}
    if isinstance(value, list | tuple) and value and random.random() < 0.9:
        return _row_changed(list(value), random)
    if isinstance(value, float) and random.random() < 0.7:
        return _number(value, random)
    return WILD[int(random.integers(len(WILD)))]


def _row_changed(row: list[Any], random: np.random.Generator) -> list[Any]:
    at = int(random.integers(len(row)))
    match int(random.integers(8)):
        case 0:
            return row[::-1]
        case 1:
            return row[:at] + row[at + 1 :]
        case 2:
            return row[: at + 1] + row[at:]
        case 3:
            return row * int(random.choice([0, 2, 60]))
        case 4:
            return [_scaled(each, float(10 ** random.normal(0, 1.5))) for each in row]
        case _:
            return [*row[:at], _changed(row[at], random), *row[at + 1 :]]


def _scaled(value: Any, factor: float) -> Any:
    if isinstance(value, list | tuple):
        return [_scaled(each, factor) for each in value]
    return value * factor if isinstance(value, float) else value


def _number(value: float, random: np.random.Generator) -> float:
    match int(random.integers(4)):
        case 0:
            return -value
        case 1:
            return value * float(10 ** random.normal(0, 2))
        case 2:
            return value + float(random.normal())
        case _:
            return value + float(random.normal()) * 1e-3


def play(seed: int) -> Attempt:
    """Send one message and throw it."""
    random = np.random.default_rng([seed, 77])
    kind = ("trace", "release", "help")[seed % 3]
    message = broken(fresh(kind, random), random)
    if kind == "trace":
        return _play_trace(message, random)
    if kind == "release":
        name = message.pop("name", None) if isinstance(message, dict) else None
        name = name if name in NAMES else "flick"
        scene, combined, _ = ready(name)
        return attempt(scene, read_release(message), combined.ids, seed)
    return _play_help(message, seed)


def _play_trace(message: Any, random: np.random.Generator) -> Attempt:
    scene, combined, stand = ready(NAMES[int(random.integers(len(NAMES)))])
    elapsed = None if random.random() < 0.5 else float(random.uniform(0, 3))
    release = release_from(read_gesture(message), stand, elapsed=elapsed)
    return attempt(scene, release, combined.ids, int(random.integers(1000)))


def _play_help(message: Any, seed: int) -> Attempt:
    given = read_help(message)
    taken = {Pass: "hot-potato-shot", Palm: "borrow", Blow: "blow-shot"}[type(given)]
    scene, combined, _ = ready(taken)
    release = usual_release(scene, combine((taken,)))
    if isinstance(given, Blow):
        release = msgspec.structs.replace(release, velocity=(0.0, 0.0, 2.0))
    return attempt(scene, release, combined.ids, seed, (given,))
