"""Why a throw missed, in the order in which both editions judge; games say what a miss costs.

[DF-SIM-11] [DC-RULING-95]
"""

from typing import Literal

from undercroft.engine.throws import Landing
from undercroft.targets.move.throw import Throw
from undercroft.targets.scene.board import board
from undercroft.targets.scene.dice import is_template
from undercroft.targets.scene.regions import section_values

Miss = Literal["broken", "no-bounce", "hole", "bone", "edge", "floor", "table"]


def miss_of(throw: Throw, landing: Landing) -> Miss | None:
    """Why a throw is no hit; None for a hit."""
    if landing.broken:
        return "broken"
    if not landing.bounces and not is_template(throw.die):
        return "no-bounce"
    target, place = board(throw.setting.board), landing.place
    if place in section_values(target) or place.startswith("web-"):
        return None
    if any(piece.name == place for piece in throw.setting.templates):
        return None
    if place in {hole.id for hole in target.holes}:
        return "hole"
    if place in {bone.id for bone in target.bones}:
        return "bone"
    if place == "edge":
        return "edge"
    return "floor" if place == "floor" else "table"


def value_of(throw: Throw, landing: Landing) -> int:
    """What is printed where the die lies; 0 for a miss, a web or a Template."""
    if miss_of(throw, landing):
        return 0
    return section_values(board(throw.setting.board)).get(landing.place, 0)
