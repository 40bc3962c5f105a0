"""Whether a die begins its flight inside something: the engine would shoot it out.

A hidden drift, a pass or a recorded hand can carry it there; then the throw is refused.
"""

import mujoco  # type: ignore[import-untyped]  # the wheel has no stubs

from undercroft.targets.record.throw_record import THROWN
from undercroft.targets.release.release import refuse
from undercroft.throwing.geometry.clearance import is_free
from undercroft.throwing.input.tremor import Start
from undercroft.throwing.physics.simulation import Stage

DEEPEST = 0.001
"""In m: a contact may go so deep, and less is a touch."""


def check_start(stage: Stage, start: Start) -> None:
    """Refuse a die that is deeper in something than a contact goes."""
    x, y, z = start.position.tolist()
    if is_free(stage.scene, (x, y, z)):
        return
    data = mujoco.MjData(stage.model)
    data.qpos[:7] = (x, y, z, *start.turn)
    mujoco.mj_fwdPosition(stage.model, data)
    die = stage.model.geom(THROWN).id
    if any(die in touch.geom and touch.dist < -DEEPEST for touch in data.contact):
        refuse("position", "the die would begin inside something")
