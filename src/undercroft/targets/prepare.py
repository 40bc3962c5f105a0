"""All that the package knows of throws, read before several threads ask for it at once."""

import msgspec

from undercroft.targets.conditions.boxes import boxes
from undercroft.targets.conditions.files import conditions
from undercroft.targets.conditions.stands import stands
from undercroft.targets.release.help import Help
from undercroft.targets.scene.board import board, board_names
from undercroft.targets.skill.tables import pair_skills, skills


def prepare() -> None:
    """Read boards, conditions and skill tables, and learn what helpers send."""
    for name in board_names():
        board(name)
    conditions()
    boxes()
    stands()
    skills()
    pair_skills()
    msgspec.json.Decoder(Help)
