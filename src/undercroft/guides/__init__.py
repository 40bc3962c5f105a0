"""Guided first games: a short game on the real table, with chance and bots that follow a script.

A game's folder may hold a `guide.toml`: who plays, the settings, the script, and the coach's marks.
Whoever leaves the script plays on as at any table.
"""

from undercroft.guides.coach import Coach, GuideInfo, MarkInfo
from undercroft.guides.guide import Guide, guide_of
from undercroft.guides.tables import (
    chance_of,
    check_guide,
    guided_source,
    guided_table,
    load_table,
)

__all__ = [
    "Coach",
    "Guide",
    "GuideInfo",
    "MarkInfo",
    "chance_of",
    "check_guide",
    "guide_of",
    "guided_source",
    "guided_table",
    "load_table",
]
