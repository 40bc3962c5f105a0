"""The two Target boards as data: sections, holes, bones, the table and what a hand may do.

A board is read from a TOML file and checked; errors name file and field. It knows no physics.
"""

import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from undercroft.engine.mappings import wrong_field
from undercroft.engine.refusals import Refused
from undercroft.targets.decoding import BadData, FileStruct

Length = Annotated[float, Meta(gt=0, le=10)]
Radius = Annotated[float, Meta(ge=0, le=10)]
Degrees = Annotated[float, Meta(ge=-360, le=720)]
TABLE_THICKNESS = 0.06
Name = Annotated[str, Meta(pattern="^[A-Za-z][A-Za-z0-9-]*$")]


class Section(FileStruct, frozen=True):
    """An area with a printed value: a ring, or a slice of one."""

    id: Name
    value: Annotated[int, Meta(ge=0, le=100)]
    inner: Radius
    outer: Length
    start: Degrees = 0.0
    end: Degrees = 360.0
    bullseye: bool = False


class Hole(FileStruct, frozen=True):
    """A round hole through the board."""

    id: Name
    distance: Length
    angle: Degrees
    radius: Length


class Bone(FileStruct, frozen=True):
    """A low ridge along the rim; `angle` is its middle, `top` its height above the table."""

    id: Name
    angle: Degrees
    span: Annotated[float, Meta(gt=0, lt=360)]
    inner: Length
    width: Length
    top: Length


class TableTop(FileStruct, frozen=True):
    """The table around the board; `half` is the radius or half the side."""

    shape: Literal["round", "square"]
    half: Length
    floor: Annotated[float, Meta(ge=-3, le=-0.1)]
    grip: Annotated[float, Meta(gt=0, le=2)]
    """Friction: the more, the more a die tumbles after its bounce, and the harder it is to aim."""


class Limits(FileStruct, frozen=True):
    """Where a hand may let go and how hard it can throw [DF-SIM-06] [DC-PHYS-03]."""

    nearest: Length
    farthest: Length
    lowest: Length
    highest: Length
    speed: Length
    spin: Annotated[float, Meta(gt=0, le=1000)]


class Tremor(FileStruct, frozen=True):
    """The hand's own noise: share of the speed, degrees, radians a second."""

    speed: Annotated[float, Meta(ge=0, le=1)]
    direction: Annotated[float, Meta(ge=0, le=45)]
    spin: Annotated[float, Meta(ge=0, le=100)]


class Board(FileStruct, frozen=True):
    """A Target board with its table."""

    id: Name
    radius: Length
    thickness: Length
    reading: Literal["share", "corners"]
    """How a border is read: largest share of the bottom face, or most corners."""
    die: Literal["d6", "d12"]
    roll: Annotated[float, Meta(ge=0, le=0.05)]
    """Rolling resistance, the dial of difficulty."""
    table: TableTop
    limits: Limits
    tremor: Tremor
    sections: tuple[Section, ...]
    holes: tuple[Hole, ...] = ()
    bones: tuple[Bone, ...] = ()


class BadBoard(BadData):
    """A board file can't be used; the message names file and field."""

    def __init__(self, file: str, field: str, problem: str) -> None:
        super().__init__("bad-board", file, field, problem)


def board_names() -> tuple[str, ...]:
    """The ids of the boards in the package, sorted."""
    found = (path.name for path in _folder().iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in found if name.endswith(".toml")))


@cache
def board(name: str) -> Board:
    """A board of the package by its id."""
    if name not in board_names():
        raise Refused("unknown-board", f"board: there is no {name!r}", field="board", name=name)
    return read_board(_folder().joinpath(f"{name}.toml"))


def read_board(path: Traversable) -> Board:
    """Read and check one board file; the file's name is the board's id."""
    try:
        fields = tomllib.loads(path.read_text(encoding="utf-8"))
        if "id" in fields:
            raise BadBoard(path.name, "id", "the name of the file is the id")
        found = msgspec.convert({"id": path.name.removesuffix(".toml"), **fields}, Board)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadBoard(path.name, "", str(error)) from error
    except msgspec.ValidationError as error:
        field, problem = wrong_field(error)
        raise BadBoard(path.name, field, problem) from error
    for field, problem in _problems(found):
        raise BadBoard(path.name, field, problem)
    return found


def _folder() -> Traversable:
    return files("undercroft.targets.scene").joinpath("boards")


def _problems(board: Board) -> list[tuple[str, str]]:
    """What single fields can't show: sizes that do not fit, ids given twice."""
    found = [
        (f"sections[{at}].outer", "must lie between inner and the board's radius")
        for at, section in enumerate(board.sections)
        if not section.inner < section.outer <= board.radius
    ]
    found += [
        (f"holes[{at}]", "must lie inside the board")
        for at, hole in enumerate(board.holes)
        if hole.distance + hole.radius >= board.radius
    ]
    found += [
        (f"bones[{at}].inner", "must lie inside the board")
        for at, bone in enumerate(board.bones)
        if bone.inner >= board.radius
    ]
    if sum(section.bullseye for section in board.sections) != 1:
        found.append(("sections", "exactly one must be the bullseye"))
    parts: tuple[Section | Hole | Bone, ...] = (*board.sections, *board.holes, *board.bones)
    names = [part.id for part in parts]
    if len(set(names)) < len(names):
        found.append(("id", "a section, hole or bone has the name of another"))
    if board.limits.nearest <= board.radius:
        found.append(("limits.nearest", "a hand may not let go above the board"))
    return found
