"""Where the faces of dice look, as plain data."""

import numpy as np
import pytest

from undercroft.targets.scene.dice import KINDS, DieKind
from undercroft.targets.scene.faces import face_normals
from undercroft.throwing.geometry.die_shapes import solid


@pytest.mark.parametrize("kind", KINDS.values(), ids=list(KINDS))
def test_faces_look_where_those_of_the_solid_do(kind: DieKind) -> None:
    assert np.allclose(face_normals(kind), solid(kind).normals)
