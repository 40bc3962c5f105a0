"""The words of MuJoCo's model language: geoms, meshes, surfaces, sensors as text.

Numbers are written with nine digits, so that the last bit of a machine's arithmetic does not change
a scene. It knows no board.
"""

from collections.abc import Iterable
from math import sqrt

import numpy as np
from msgspec import Struct
from numpy.typing import ArrayLike

STIFFNESS = 1.2e6
"""Of a contact: sqrt(stiffness) x timestep near 0.5 gives it six steps or more, and at the speeds
of a hand a die sinks less than 2 mm."""
SOLIMP = "0.95 0.99 0.0005 0.5 2"


class Surface(Struct, frozen=True):
    """How a surface answers a die; damping 1 is critical, the higher priority's values hold.

    2 x damping x sqrt(stiffness) x timestep stays below 0.9: above it more damping bounces more.
    """

    damping: float
    slide: float
    twist: float
    roll: float
    priority: int


def numbers(values: ArrayLike) -> str:
    """Numbers as text, with nine digits."""
    return " ".join(f"{value + 0.0:.9g}" for value in np.ravel(np.asarray(values, dtype=float)))


def solref(stiffness: float, damping: float) -> tuple[float, float]:
    """MuJoCo's direct form of a spring and its damper."""
    return -stiffness, -2 * damping * sqrt(stiffness)


def surface_text(surface: Surface) -> str:
    """The attributes of a geom with this surface."""
    friction = numbers((surface.slide, surface.twist, surface.roll))
    return (
        f'condim="6" priority="{surface.priority}" friction="{friction}" '
        f'solref="{numbers(solref(STIFFNESS, surface.damping))}" solimp="{SOLIMP}"'
    )


def mesh(name: str, points: ArrayLike, *, exact: bool = False) -> str:
    """A mesh asset: the hull of some points."""
    inertia = ' inertia="exact"' if exact else ""
    return f'<mesh name="{name}" vertex="{numbers(points)}"{inertia}/>'


def mesh_geom(name: str, surface: Surface, extra: str = "") -> str:
    """A geom that shows a mesh of the same name."""
    return f'<geom name="{name}" type="mesh" mesh="{name}" {surface_text(surface)}{extra}/>'


def box_geom(name: str, half: ArrayLike, middle: ArrayLike, surface: Surface) -> str:
    """A box by its half sizes and its middle."""
    place = f'size="{numbers(half)}" pos="{numbers(middle)}"'
    return f'<geom name="{name}" type="box" {place} {surface_text(surface)}/>'


def capsule_geom(
    name: str, start: ArrayLike, end: ArrayLike, radius: float, surface: Surface
) -> str:
    """A capsule between two points."""
    line = f"{numbers(start)} {numbers(end)}"
    return (
        f'<geom name="{name}" type="capsule" fromto="{line}" size="{numbers(radius)}" '
        f"{surface_text(surface)}/>"
    )


def body(name: str, inside: Iterable[str], place: str = "") -> str:
    """A body with its geoms."""
    return f'<body name="{name}"{place}>{"".join(inside)}</body>'


def touch_sensor(one: str, other: str, which: str | None = None) -> str:
    """A sensor that tells at each step whether two bodies touch, and with what net force.

    `which` says what the other one is, if not the body of that name.
    """
    second = which or f'body2="{other}"'
    return (
        f'<contact name="{other}" body1="{one}" {second} num="1" '
        'data="found force" reduce="netforce"/>'
    )
