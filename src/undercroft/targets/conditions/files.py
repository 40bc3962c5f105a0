"""The files of conditions, read and checked; errors name file, card and field."""

import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from undercroft.engine.mappings import wrong_field
from undercroft.engine.refusals import Refused
from undercroft.targets.conditions.condition import Condition
from undercroft.targets.conditions.launch_spec import Hold
from undercroft.targets.decoding import BadData
from undercroft.targets.release.launcher import Launcher
from undercroft.targets.scene.dice import KINDS

FILES = ("first", "catacombs")


class BadConditions(BadData):
    """A file of conditions can't be used; the message names file, card and field."""

    def __init__(self, file: str, field: str, problem: str, card: str = "") -> None:
        super().__init__("bad-conditions", file, field, problem, card)


@cache
def conditions() -> dict[str, Condition]:
    """Every condition of the package by its id, in the order of the files."""
    folder = files("undercroft.targets.conditions")
    return {
        card.id: card for name in FILES for card in read_conditions(folder.joinpath(f"{name}.toml"))
    }


def condition(name: str) -> Condition:
    """A condition by its id."""
    if name not in conditions():
        message = f"condition: there is no {name!r}"
        raise Refused("unknown-condition", message, field="condition", name=name)
    return conditions()[name]


def read_conditions(path: Traversable) -> tuple[Condition, ...]:
    """Read and check one file of conditions; its name is the edition."""
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise BadConditions(path.name, "", str(error)) from error
    edition = path.name.removesuffix(".toml")
    found = [_read_card(path.name, edition, name, fields) for name, fields in tables.items()]
    for card in found:
        for wrong, problem in _problems(card, {other.id for other in found}):
            raise BadConditions(path.name, wrong, problem, card.id)
    return tuple(found)


def _read_card(file: str, edition: str, name: str, fields: Any) -> Condition:
    if not isinstance(fields, dict):
        raise BadConditions(file, "", f"a table of fields is expected, not {fields!r}", name)
    for given in ("id", "edition"):
        if given in fields:
            raise BadConditions(file, given, "the file gives it", name)
    try:
        return msgspec.convert({"id": name, "edition": edition, **fields}, Condition)
    except msgspec.ValidationError as error:
        wrong, problem = wrong_field(error)
        raise BadConditions(file, wrong, problem, name) from error


def _problems(card: Condition, known: set[str]) -> list[tuple[str, str]]:
    """What single fields can't show."""
    found = [
        ("impossible", f"there is no condition {other!r}")
        for other in (*card.impossible, *(card.hopeless or ()), *card.goes_with)
        if other not in known
    ]
    if card.launcher is not Launcher.DIRECT and not (card.hold or card.meet or card.air):
        found.append(("launcher", "needs a hold, a meet or an air"))
    if card.hold is not None:
        found += _hold_problems(card.hold)
    if card.die and card.die not in KINDS:
        found.append(("die", f"there is no die {card.die!r}"))
    standing = {"edge", *(need.kind for need in card.props)}
    found += [
        ("gates", f"nothing called {gate!r} stands there")
        for gate in card.gates
        if gate not in standing
    ]
    limits = card.limits
    for low, high in (("nearest", "farthest"), ("lowest", "highest"), ("slowest", "speed")):
        least, most = getattr(limits, low), getattr(limits, high)
        if least is not None and most is not None and least >= most:
            found.append((f"limits.{high}", f"must be more than {low}"))
    return found


def _hold_problems(hold: Hold) -> list[tuple[str, str]]:
    bodies = {"hand": 0, "thumb": 0, "grip": 2}.get(hold.kind, 1)
    sizes = {"plate": (3,), "flap": (3,), "dome": (1,), "grip": (1, 3)}.get(hold.kind, (0,))
    found = []
    if len(hold.bodies) != bodies:
        found.append(("hold.bodies", f"a {hold.kind} has {bodies}"))
    if len(hold.size) not in sizes:
        found.append(("hold.size", f"a {hold.kind} has {sizes[0]} numbers"))
    return found
