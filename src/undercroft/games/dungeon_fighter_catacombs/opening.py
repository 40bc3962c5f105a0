"""Opening the box: its cards are read and checked, and those of the first box lie beside them."""

from collections.abc import Iterable
from importlib.resources.abc import Traversable

from undercroft import content
from undercroft.games.dungeon_fighter_catacombs.box import Box
from undercroft.games.dungeon_fighter_catacombs.checking import check
from undercroft.games.dungeon_fighter_catacombs.mixing import with_first_box
from undercroft.games.dungeon_fighter_catacombs.printed import FILES, Printed


def open_box(folders: Iterable[Traversable]) -> Box:
    """The box with the cards of these folders, later ones adding to and replacing earlier ones."""
    return content.keep(Box(with_first_box(read_own(folders))))


def read_own(folders: Iterable[Traversable]) -> Printed:
    """The cards of this box alone."""
    printed = Printed(**content.read_files(FILES, folders))
    check(printed)
    return printed
