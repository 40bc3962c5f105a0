"""What clients draw throws with: boards, kinds of dice and conditions, as plain data.

It is the packaged data and the same for every table; words come like all words.
"""

import asyncio
from functools import cache
from typing import Literal

from litestar import Response
from msgspec import Struct

from undercroft.boards.printing import Paper
from undercroft.boards.printing.pages import targets_pdf
from undercroft.server.http.routing import Language, get
from undercroft.targets.conditions.condition import Camera, Condition
from undercroft.targets.conditions.files import conditions
from undercroft.targets.conditions.launch_spec import Hold
from undercroft.targets.predicates.stance import airtime
from undercroft.targets.scene.board import Bone, Hole, Section, TableTop, board, board_names
from undercroft.targets.scene.dice import KINDS, DieKind
from undercroft.targets.scene.faces import face_normals
from undercroft.words import Words

KEPT = "public, max-age=600"
"""It changes only with the version of the server."""


class TargetBoard(Struct, frozen=True):
    """A Target; lengths in metres, angles in degrees counter-clockwise from east."""

    id: str
    radius: float
    thickness: float
    table: TableTop
    sections: tuple[Section, ...]
    holes: tuple[Hole, ...]
    bones: tuple[Bone, ...]
    reading: Literal["share", "corners"]
    """By what a die is counted that lies on several of them."""


class TargetDie(Struct, frozen=True):
    """A kind of what is thrown: a die, a coin, a plate."""

    id: str
    size: float
    """From face to opposite face, in metres."""
    rounding: float
    """The radius of its edges and corners."""
    shape: Literal["cube", "dodecahedron", "plate"]
    faces: tuple[tuple[float, float, float], ...]
    """Where each face looks."""
    icons: tuple[int, ...]
    """The faces that carry the symbol."""
    outline: tuple[tuple[float, float], ...]
    """Of a plate, in metres."""
    template: bool


class Holder(Struct, frozen=True):
    """What holds the die before it is launched."""

    kind: str
    bodies: tuple[str, ...]
    size: tuple[float, ...]
    """Of a plate: length, width, thickness; of a dome or a grip's fingers: radius, length."""


class TargetCondition(Struct, frozen=True):
    """A condition that a throw can be under."""

    id: str
    control: str
    """How a client lets people throw; the text id is `control-` and this."""
    numbers: dict[str, float]
    """What its control goes by: metres, seconds, degrees."""
    camera: Camera
    """From where a client looks at it."""
    holder: Holder
    meet: Holder | None
    """What strikes or heads the die."""
    launcher: str
    """How the die comes to fly: `direct` out of the open hand, by a `strike`, `breath` ..."""
    mirrored: bool
    """Left is right."""
    asks: bool
    """Whether people at a real board are asked about it; the text id is `ask-` and its id."""


class Targets(Struct, frozen=True):
    """All that is thrown, what it is thrown at, and under what."""

    boards: tuple[TargetBoard, ...]
    dice: tuple[TargetDie, ...]
    conditions: tuple[TargetCondition, ...]


@get("/targets")
async def targets() -> Response[Targets]:
    """Boards, dice and conditions of throws."""
    return Response(all_targets(), headers={"Cache-Control": KEPT})


@get("/targets/paper", media_type="application/pdf")
async def paper(language: Language = "en", size: Paper = "a4") -> Response[bytes]:
    """Boards and Templates at true scale, to be printed."""
    name = f"undercroft-targets-{size}.pdf"
    headers = {"Cache-Control": KEPT, "Content-Disposition": f'inline; filename="{name}"'}
    found = await asyncio.to_thread(_printed, language, size)
    return Response(found, media_type="application/pdf", headers=headers)


@cache
def _printed(language: Language, size: Paper) -> bytes:
    return targets_pdf(Words(language), size)


@cache
def all_targets() -> Targets:
    """The packaged data."""
    return Targets(
        boards=tuple(map(_board, board_names())),
        dice=tuple(map(_die, KINDS.values())),
        conditions=tuple(map(_condition, conditions().values())),
    )


def _board(name: str) -> TargetBoard:
    found = board(name)
    return TargetBoard(
        found.id,
        found.radius,
        found.thickness,
        found.table,
        found.sections,
        found.holes,
        found.bones,
        found.reading,
    )


def _die(kind: DieKind) -> TargetDie:
    return TargetDie(
        id=kind.name,
        size=kind.size,
        rounding=kind.rounding,
        shape=kind.shape,
        faces=face_normals(kind),
        icons=tuple(sorted(kind.icons)),
        outline=kind.outline,
        template=kind.template,
    )


def _condition(condition: Condition) -> TargetCondition:
    hold, meet = condition.hold or Hold(), condition.meet
    return TargetCondition(
        id=condition.id,
        control=condition.control.kind,
        numbers=condition.control.numbers | _stance_numbers(condition),
        camera=condition.camera or Camera(),
        holder=Holder(hold.kind, hold.bodies, hold.size),
        meet=Holder(meet.shape, (meet.body,), meet.size) if meet else None,
        launcher=condition.launcher.value,
        mirrored=condition.handicap.mirror,
        asks=condition.asks,
    )


def _stance_numbers(condition: Condition) -> dict[str, float]:
    """What a body does that keeps the condition, and how a tossed die goes up and falls."""
    jump, meet = condition.stance.jump, condition.meet
    found = {"jump": jump, "airtime": airtime(jump)} if jump else {}
    if meet is not None and condition.toss is not None:
        found |= {"toss": condition.toss, "fall": meet.fall}
    if condition.aim.twist:
        found["twist"] = condition.aim.twist
    return found
