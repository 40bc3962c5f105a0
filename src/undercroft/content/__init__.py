"""Content: the cards, heroes and tiles of a game, read from TOML and numbered."""

from undercroft.content.box import BOXES, Box, keep
from undercroft.content.reading import BadContent, Card, read_cards, read_files

__all__ = ["BOXES", "BadContent", "Box", "Card", "keep", "read_cards", "read_files"]
