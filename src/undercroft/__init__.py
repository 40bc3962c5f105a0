"""Undercroft: a digital table for dungeon board games.

Rules live in `games`, the machine that runs them in `engine`; neither knows who plays or where.
"""

__version__ = "0.3.0"
