"""The first Dungeon Fighter box: its cards, which other boxes may be mixed with.

They lie in `content/`; what they do is up to the rules of the game that plays them.
"""

from importlib.resources import files
from importlib.resources.abc import Traversable


def content_folder() -> Traversable:
    """Where the cards lie."""
    return files(__name__) / "content"
