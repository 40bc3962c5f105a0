"""The scene after a throw or a flip: dice where they lie now, Templates and webs that came or went.

A die keeps its name, so that a game sees which ones went away. It knows no physics engine and gives
nothing a value; that is for the games.
"""

from math import hypot

import numpy as np
from msgspec import structs

from undercroft.targets.predicates.rest import supporting
from undercroft.targets.scene.dice import die_kind, is_template
from undercroft.targets.scene.scene import (
    LyingDie,
    Scene,
    Template,
    board_top,
    lying_names,
    the_board,
    web_names,
)
from undercroft.throwing.geometry.arrays import Floats
from undercroft.throwing.geometry.intersection import intersects
from undercroft.throwing.geometry.orientation import turn_of
from undercroft.throwing.geometry.rotations import matrices
from undercroft.throwing.physics.flight import Flight


def after_throw(flight: Flight, name: str | None = None) -> Scene:
    """The scene with the thrown die among those that lie there, each where it came to rest.

    The thrown die gets the name. Dice off the board are taken away [DC-PHYS-17] [DC-RULING-35].
    """
    scene = flight.scene
    thrown = _lying(scene.die, flight.poses[-1, 0], name)
    return _with_dice(scene, (*_pushed(flight).values(), thrown))


def after_flip(flight: Flight) -> Scene:
    """The scene after a flip that counts: the Template lies there and no longer moves.

    If it came to rest on dice it is laid flat at the same spot, and they are taken away with all
    others in whose place it then lies [DC-TEMPL-07] [DC-FLIP-05].
    """
    scene = flight.scene
    if not is_template(scene.die):
        raise ValueError(f"{scene.die} is no Template")
    dice, template = _pushed(flight), _template(scene.die, flight.pose)
    under = supporting(flight.rest) & dice.keys()
    if under:
        template = _template(scene.die, _laid_flat(scene, flight.pose))
        under |= {body for body, die in dice.items() if intersects(template, die)}
    kept = tuple(die for body, die in dice.items() if body not in under)
    lying = structs.replace(_with_dice(scene, kept), die=the_board(scene).die)
    return with_template(lying, template)


def with_template(scene: Scene, template: Template) -> Scene:
    """The scene with a Template on the board; one of the same kind goes away."""
    others = tuple(other for other in scene.templates if other.kind != template.kind)
    return structs.replace(scene, templates=(*others, template))


def without(scene: Scene, place: str) -> Scene:
    """The scene without the web or Template of this name [DC-MODIF-07] [DC-TEMPL-13]."""
    gone = {web: hole for hole, web in web_names(scene).items()}.get(place)
    return structs.replace(
        scene,
        webs=tuple(hole for hole in scene.webs if hole != gone),
        templates=tuple(other for other in scene.templates if other.kind != place),
    )


def _pushed(flight: Flight) -> dict[str, LyingDie]:
    """The dice that lay there before, by their bodies, where they lie now."""
    bodies = lying_names(flight.scene)
    return {
        body: _lying(die.kind, flight.poses[-1, at], die.name)
        for at, (body, die) in enumerate(zip(bodies, flight.scene.lying, strict=True), 1)
    }


def _lying(kind: str, pose: Floats, name: str | None) -> LyingDie:
    turn = pose[3:] / np.linalg.norm(pose[3:])
    return LyingDie(kind, tuple(pose[:3].tolist()), tuple(turn.tolist()), name)


def _template(kind: str, pose: Floats) -> Template:
    return Template(kind, tuple(pose[:3].tolist()), tuple(pose[3:].tolist()))


def _with_dice(scene: Scene, dice: tuple[LyingDie, ...]) -> Scene:
    return structs.replace(scene, lying=tuple(die for die in dice if _is_on_board(scene, die)))


def _is_on_board(scene: Scene, die: LyingDie) -> bool:
    """On the board or in one of its holes; not below a raised one, nor on the floor."""
    x, y, z = die.position
    return hypot(x, y) <= the_board(scene).radius and z > scene.lift


def _laid_flat(scene: Scene, pose: Floats) -> Floats:
    """The same centre and heading, flat on the board."""
    ahead = matrices(pose[3:])[:, 0]
    heading = np.array([ahead[0], ahead[1], 0.0])
    heading /= max(float(np.linalg.norm(heading)), 1e-9)
    up = np.array([0.0, 0.0, 1.0 if matrices(pose[3:])[2, 2] >= 0 else -1.0])
    turn = turn_of(np.column_stack([heading, np.cross(up, heading), up]))
    height = board_top(scene) + die_kind(scene.die).size / 2
    return np.array([pose[0], pose[1], height, *turn])
